//! A sector in words: what lies there, what may be done about it, and its neighbours. Whoever
//! cannot see or point at the chart plays by this.

use super::marks::sends;
use crate::chart::flag::{Flag, FlagKind};
use crate::chart::plan::{Plan, own_sector, plan, target, targets};
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::games::Company;
use crate::page::games::firefly::desk::{Desk, warned};
use crate::page::games::firefly::look::Glance;
use crate::page::games::firefly::step;
use crate::page::prelude::*;
use crate::words::{End, FireflyMapWords, FireflyText, Lang, Sights, Thing, capital, fill};
use rules::firefly::sector::SectorId;
use rules::firefly::{Choice, Frame, Pace, View};

/// What sectors are told from.
pub struct Place<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// What he may choose now.
    pub legal: &'a [Choice],
    /// Who is who.
    pub company: &'a Company,
    /// The language.
    pub lang: Lang,
    /// Where the viewer's own work is.
    pub flags: &'a [Flag],
}

impl Place<'_> {
    fn words(&self) -> &'static FireflyMapWords {
        self.lang.firefly_map()
    }

    fn text(&self) -> FireflyText {
        FireflyText::new(self.lang).on(self.view.table.sets)
    }

    fn name(&self, sector: SectorId) -> String {
        self.text().place(sector)
    }

    /// The chart in words.
    fn sights(&self) -> Sights<'_> {
        let (names, flags) = (&self.company.names, self.flags);
        Sights { view: self.view, names, flags, text: self.text() }
    }

    /// What matters of a sector among those to choose from: of one to which a patrol is sent how near it comes to whom
    /// and what it drives off, else what lies there and how far it is on to where one is `bound`. How far it is
    /// itself is no matter: all are next to the ship.
    pub fn matters(&self, sector: SectorId, bound: Option<SectorId>) -> Option<String> {
        let sights = self.sights();
        let lines: Vec<String> = if self.view.viewer.is_none() {
            Vec::new()
        } else if sends(self.view) {
            let rout = sights.rout(sector).map(str::to_owned);
            sights.ships(sector).into_iter().chain(rout).collect()
        } else {
            let there = sights.there(sector).into_iter().map(|(_, line)| line);
            there.chain(bound.and_then(|bound| sights.onward(sector, bound))).collect()
        };
        (!lines.is_empty()).then(|| lines.join(" · "))
    }

    /// Where the viewer's ship is bound: on its course, else to the nearest of his work.
    pub fn bound(&self, desk: &Desk) -> Option<SectorId> {
        let course = desk.look.bound(self.view.viewer);
        course.or_else(|| self.sights().nearest_work())
    }

    /// The card of a sector.
    pub fn card(&self, sector: SectorId, desk: &Desk) -> Html {
        let plan = plan(self.view, self.legal, sector);
        html! {
            <section class="sector" key={sector.number()} aria-label={self.name(sector)}>
                <h2 class="sector-name">
                    { self.name(sector) }<span class="soft">{ self.sights().region(sector) }</span>
                </h2>
                { for plan.map(|plan| self.flight(&plan)) }
                <ul class="sector-there">
                    { for self.sights().away(sector).map(|far| html! { <li class="sector-away">{ far }</li> }) }
                    { for self.sights().lairs(sector).map(|near| html! { <li class="bad" data-explain={explain::CUTTER}>{ near }</li> }) }
                    { for self.sights().there(sector).into_iter().map(|(thing, line)| html! { <li data-explain={explain::thing(thing)}>{ glyph(icon(thing)) }{ line }</li> }) }
                </ul>
                { self.neighbours(sector, desk) }
            </section>
        }
    }

    /// What is said of a sector in one line.
    pub fn line(&self, sector: SectorId) -> String {
        let mut line = self.sights().line(sector);
        let legal = target(self.legal, sector).is_some();
        let risk = plan(self.view, self.legal, sector).filter(|plan| legal && plan.under_way);
        if let Some(risk) = risk.and_then(|plan| self.sights().risk(&plan)) {
            line = format!("{line} · {risk}");
        }
        line
    }

    /// What may be done about a chosen sector, for the foot: what it would do, and the buttons.
    /// Nothing while a card of the flight is being answered, or where there is no way.
    pub fn deed(&self, sector: SectorId, desk: &Desk) -> Option<(Html, Html)> {
        let name = html! { <strong>{ self.name(sector) }</strong> };
        let plan = plan(self.view, self.legal, sector);
        if let Some(choice) = target(self.legal, sector) {
            let steers = step::now(self.view).steers();
            let plan = plan.filter(|plan| plan.under_way && steers);
            let moseys = self.view.flight.is_some_and(|flight| flight.pace == Pace::Mosey);
            let law = plan.as_ref().and_then(|plan| match moseys {
                true => self.sights().lurks(plan),
                false => self.sights().warning(plan),
            });
            let lairs = self.sights().lairs(sector);
            let rout = self.sights().rout(sector);
            let risk = plan.and_then(|plan| self.chance(&plan));
            let there = self.sights().there(sector).into_iter().map(|(_, line)| line);
            // Of another ship that is sent there it is told how near it comes to the captains'.
            let sent = matches!(choice, Choice::To(_)) && !steers;
            let near = self.sights().ships(sector).filter(|_| sent);
            let line = risk.is_none().then(|| near.unwrap_or_else(|| self.sights().region(sector)));
            let more: Vec<String> = there.collect();
            let more = (!more.is_empty()).then(|| format!(" · {}", more.join(" · ")));
            return Some((
                html! { <>{ for risk }{ for law.or(lairs).map(warned) }{ name }{ for line.map(|line| format!(" · {line}")) }{ for rout.map(|rout| html! { <>{ " · " }<b>{ rout }</b></> }) }{ for more.map(|more| html! { <span class="more">{ more }</span> }) }</> },
                self.fly(
                    desk,
                    sector,
                    &[choice],
                    [self.short(desk, choice), desk.verb(choice)],
                    "primary",
                ),
            ));
        }
        // Where something is sent that is no ship of one's own.
        if targets(self.legal).next().is_some() && !step::now(self.view).steers() {
            let mut ships = self.view.seats().map(|seat| self.view.captain(seat).sector);
            let taken = ships.any(|at| at == Some(sector)).then(|| self.words().ship_there);
            let line = html! { <>{ name }{ for taken.map(|why| [" · ", why].concat()) }{ ". " }{ self.words().press_lit }</> };
            return Some((line, Html::default()));
        }
        let plan = plan.filter(|plan| !plan.burn.is_empty() || !plan.mosey.is_empty())?;
        let end = plan.leg.checked_sub(1).and_then(|at| plan.way.get(at));
        let end = end.filter(|_| plan.shut && plan.mosey.is_empty());
        let name = end.map_or(name, |&end| html! { <strong>{ self.name(end) }</strong> });
        let line = self.summary(&plan, name);
        let mosey = self.words().mosey_there.to_owned();
        let action = html! {
            <>
                { self.fly(desk, sector, &plan.burn, self.burn_labels(&plan), if plan.mosey.is_empty() { "primary" } else { "" }) }
                { self.fly(desk, sector, &plan.mosey, [mosey.clone(), mosey], "primary") }
            </>
        };
        Some((line, action))
    }

    /// What stands on the button of a sector that the line beside it names.
    fn short(&self, desk: &Desk, choice: Choice) -> String {
        let words = self.words();
        let short = match choice {
            Choice::To(_) if step::now(self.view).steers() || self.flees() => words.fly_there,
            Choice::To(_) => words.send_there,
            Choice::Place(_) if self.places_ship() => {
                if self.view.has_havens() {
                    words.live_here
                } else {
                    words.start_here
                }
            }
            _ => desk.words.choose,
        };
        short.to_owned()
    }

    /// Whether one's own ship gets away from somebody.
    pub fn flees(&self) -> bool {
        matches!(self.view.stack.last(), Some(Frame::Evasion | Frame::Slip(_)))
    }

    /// Whether the ship is placed: a supply deck is chosen on the chart as well.
    fn places_ship(&self) -> bool {
        matches!(self.view.stack.last(), Some(Frame::PlaceShip(_)))
    }

    /// A flight in a line: its dangers and its chance first, which so are never cut, where to, its fuel, then,
    /// where there is room, all of it. Where a mosey does as well, what each of the two costs.
    fn summary(&self, plan: &Plan, name: Html) -> Html {
        let words = self.words();
        if !plan.mosey.is_empty() {
            return html! {
                <>
                    { for self.sights().lurks(plan).map(warned) }{ name }{ " · " }{ words.moseys }
                    if !plan.burn.is_empty() { <span data-explain={explain::FLIGHT_ODDS}>{ " · " }{ self.sights().burns(plan) }</span> }
                </>
            };
        }
        let flies = !plan.burn.is_empty();
        let fuel = self.sights().fuel(plan, 1);
        let later = self.later(plan).filter(|_| flies);
        let fuel = (!plan.under_way && flies).then(|| later.unwrap_or(fuel));
        let straight = self.straight(plan).filter(|_| flies);
        let risk = self.chance(plan).filter(|_| flies);
        let dangers = self.sights().on_the_way(plan).filter(|_| flies);
        html! {
            <>
                { for risk }{ for self.sights().warning(plan).map(warned) }{ for self.sights().no_burn(plan).map(warned) }{ for fuel.into_iter().chain(straight).map(|line| line + " · ") }{ name }
                { for dangers.map(|line| html! { <span class="more">{ " · " }{ line }</span> }) }
            </>
        }
    }

    /// The chance of a flight, at the head of its line: what warns of it may be too long to be read without being
    /// drawn up. Pressed, it says what it comes from.
    fn chance(&self, plan: &Plan) -> Option<Html> {
        let risks = self.sights().risks(plan)?;
        let said = risks.iter().map(|line| capital(line)).collect::<Vec<_>>().join("\n");
        let chance = capital(risks.first()?);
        let ends = self.sights().ends(plan)?;
        if ends.len() == 1 {
            return Some(
                html! { <><b data-explain={explain::FLIGHT_ODDS} data-said={said}>{ chance }</b>{ " · " }</> },
            );
        }
        let part = |(end, share, percent): &(End, u64, String)| {
            let (class, sign) = match end {
                End::There => ("is-there", Icon::Check),
                End::Stopped => ("is-stopped", Icon::Pause),
                End::Caught => ("is-caught", Icon::Warning),
            };
            html! { <i {class} style={format!("flex-grow: {share}")}>{ glyph(sign) }{ percent }</i> }
        };
        Some(html! {
            <b class="fate" role="img" aria-label={chance} data-explain={explain::FLIGHT_ODDS} data-said={said}>
                <span>{ for ends.iter().map(part) }</span><small>{ for self.sights().deadly(plan).into_iter().chain(self.sights().alerted(plan)).map(|line| html! { <b class="bad">{ line }{ " · " }</b> }) }{ self.sights().key_of(plan, &ends) }</small>
            </b>
        })
    }

    /// How far it would be, where the way leads round what lies in wait.
    fn straight(&self, plan: &Plan) -> Option<String> {
        let (from, &to) = (own_sector(self.view)?, plan.way.last()?);
        let moves = self.view.chart().moves(from, to);
        let said = || fill(self.words().straight, &[("n", &moves)]);
        (usize::from(moves) < plan.way.len()).then(said)
    }

    /// How many turns a way takes that is too long for one, and their fuel.
    fn later(&self, plan: &Plan) -> Option<String> {
        let flights = plan.way.len().div_ceil(plan.range.max(1));
        let burns = self.view.burns(self.view.viewer?, plan.way.len() as u8);
        let line = || {
            fill(self.words().turns, &[("n", &flights), ("fuel", &self.sights().fuel(plan, burns))])
        };
        (flights > 1 && !plan.under_way).then(line)
    }

    /// What a flight would cost and risk: the burn where there is one, or may be in another turn, and a mosey that
    /// does as well.
    fn flight(&self, plan: &Plan) -> Html {
        let words = self.words();
        let own_turn = self.view.viewer == Some(self.view.turn);
        let may_fly = self.legal.contains(&Choice::Mosey);
        let (burns, moseys) = (!may_fly || !plan.burn.is_empty(), !plan.mosey.is_empty());
        let (n, range) = (plan.reached(), plan.range);
        let risk = self.chance(plan).filter(|_| burns && own_turn);
        let dangers = self.sights().on_the_way(plan).filter(|_| risk.is_some());
        let law = if burns {
            self.sights().warning(plan)
        } else {
            self.sights().lurks(plan).filter(|_| moseys)
        };
        html! {
            <div class="sector-deed">
                if may_fly && !self.legal.contains(&Choice::Burn) {
                    <p class="bad">{ words.no_fuel }</p>
                }
                if let Some(law) = law {
                    <p class="bad" data-explain={if plan.shut { explain::CUTTER } else if plan.meets_corvette { explain::CORVETTE } else { explain::CRUISER }}>{ law }</p>
                }
                if moseys { <p>{ words.moseys }</p> }
                if burns && !plan.under_way {
                    <p>
                        { fill(words.burn, &[("n", &n), ("range", &range), ("fuel", &self.sights().fuel(plan, 1))]) }
                        { for self.later(plan).map(|line| format!(" · {line}")) }
                    </p>
                }
                { for risk.map(|risk| html! { <p class="sector-risk">{ risk }{ for dangers.map(|line| capital(&line)) }</p> }) }
            </div>
        }
    }

    /// What stands on the button of a full burn, and where to, which the line beside it says to who sees it.
    fn burn_labels(&self, plan: &Plan) -> [String; 2] {
        let words = self.words();
        let Some(&last) = plan.leg.checked_sub(1).and_then(|at| plan.way.get(at)) else {
            return Default::default();
        };
        let whole = plan.leg == plan.way.len();
        let pattern = match (whole, plan.under_way) {
            _ if !plan.mosey.is_empty() => words.burn_for,
            (true, false) => words.burn_short,
            (false, false) => words.burn_part,
            (true, true) => words.on_short,
            (false, true) => words.on_part,
        };
        let values: [(&str, &dyn std::fmt::Display); 2] =
            [("all", &plan.way.len()), ("fuel", &plan.fuel)];
        [fill(&self.lang.count(pattern, plan.leg as u32), &values), self.name(last)]
    }

    fn fly(
        &self,
        desk: &Desk,
        to: SectorId,
        choices: &[Choice],
        [label, said]: [String; 2],
        class: &'static str,
    ) -> Html {
        if choices.is_empty() {
            return Html::default();
        }
        // Who goes on by a single sector of his own flies by sight: there he is asked again.
        let sent = choices.len() > 1 || desk.look.ends == Some(to);
        let ends = Some(to).filter(|_| sent);
        // The first sector is chosen here, the others as the flight goes on.
        let first = choices.iter().position(|choice| matches!(choice, Choice::To(_)));
        let first = first.filter(|_| sent).map_or(choices.len(), |at| at + 1);
        let (flies, look) = (desk.choose_all(choices[..first].to_vec()), desk.look.clone());
        let onclick = Callback::from(move |event| {
            look.dispatch(Glance::Ends(ends));
            flies.emit(event);
        });
        let name = if said.contains(&label) { said } else { format!("{label}. {said}") };
        html! { <button class={classes!("button", class)} data-choice="" aria-label={name} {onclick}>{ label }</button> }
    }

    fn neighbours(&self, sector: SectorId, desk: &Desk) -> Html {
        let near = |near: SectorId| {
            html! {
                <li key={near.number()}>
                    <button class="near" onclick={desk.glance(move || Glance::Sector(near))}>
                        <strong>{ self.name(near) }</strong>
                        <span class="soft">{ self.near_line(near, sector) }</span>
                    </button>
                </li>
            }
        };
        html! {
            <>
                <h3>{ self.words().neighbours }</h3>
                <ul class="sector-near">
                    { for self.view.chart().neighbours(sector).map(near) }
                </ul>
            </>
        }
    }

    /// What is said of a neighbour of a sector; how far off it is where that is not said of all.
    fn near_line(&self, near: SectorId, of: SectorId) -> String {
        let mut parts = vec![self.text().region(near.sector().region).to_owned()];
        parts.extend(self.sights().there(near).into_iter().map(|(_, line)| line));
        parts.extend(self.sights().away(near).filter(|_| own_sector(self.view) != Some(of)));
        parts.join(" · ")
    }
}

/// The sign of what lies in a sector.
pub fn icon(thing: Thing) -> Icon {
    match thing {
        Thing::Market => Icon::Cargo,
        Thing::Contact(_) => Icon::Crew,
        Thing::Cruiser => Icon::Cruiser,
        Thing::Corvette => Icon::Corvette,
        Thing::Cutter => Icon::Cutter,
        Thing::Alert(_) => Icon::Warning,
        Thing::Cache => Icon::Illegal,
        Thing::Ship(_) | Thing::Haven(_) => Icon::Ship,
        Thing::Work(FlagKind::Pickup) => Icon::Upload,
        Thing::Work(FlagKind::Dropoff) => Icon::Download,
        Thing::Work(FlagKind::Crime) => Icon::Illegal,
        Thing::Work(FlagKind::Goal) | Thing::Destination(_) => Icon::Goal,
        Thing::Work(FlagKind::Chance) => Icon::Detour,
        Thing::Work(FlagKind::Quarry) => Icon::Wanted,
    }
}
