//! A sector in words: what lies there, what may be done about it, and its neighbours. Whoever
//! cannot see or point at the chart plays by this.

use super::flag::{Flag, FlagKind};
use crate::chart::plan::{Plan, distance, own_sector, plan, target};
use crate::chart::systems::system_of;
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::games::Company;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::look::Glance;
use crate::page::prelude::*;
use crate::words::{FireflyMapWords, FireflyText, Lang, fill};
use rules::firefly::sector::{Region, SectorId};
use rules::firefly::{Choice, View};

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
        FireflyText::new(self.lang)
    }

    fn name(&self, sector: SectorId) -> String {
        self.text().place(sector)
    }

    /// How far it is; nothing before one's ship is on the chart.
    fn away(&self, sector: SectorId) -> Option<String> {
        own_sector(self.view)?;
        let words = self.words();
        Some(match distance(self.view, sector) {
            None => words.no_way.to_owned(),
            Some(0) => words.away_0.to_owned(),
            Some(1) => words.away_1.to_owned(),
            Some(n) => fill(words.away_n, &[("n", &n)]),
        })
    }

    /// The card of a sector.
    pub fn card(&self, sector: SectorId, desk: &Desk) -> Html {
        let plan = plan(self.view, self.legal, sector);
        html! {
            <section class="sector" key={sector.number()} aria-label={self.name(sector)}>
                <h2 class="sector-name">{ self.name(sector) }<span class="soft">{ self.region(sector) }</span></h2>
                <ul class="sector-there">
                    { for self.away(sector).map(|far| html! { <li class="sector-away">{ far }</li> }) }
                    { for self.there(sector).into_iter().map(|(icon, line, id)| html! { <li data-explain={id}>{ glyph(icon) }{ line }</li> }) }
                </ul>
                { for plan.map(|plan| self.flight(&plan)) }
                { self.neighbours(sector, desk) }
            </section>
        }
    }

    /// What is said of a sector in one line.
    pub fn line(&self, sector: SectorId) -> String {
        let mut parts = vec![self.name(sector), self.region(sector)];
        parts.extend(self.there(sector).into_iter().map(|(_, line, _)| line));
        parts.extend(self.away(sector));
        let legal = target(self.legal, sector).is_some();
        let risk = plan(self.view, self.legal, sector).filter(|plan| legal && plan.under_way);
        parts.extend(risk.and_then(|plan| self.risk(&plan)));
        parts.join(" · ")
    }

    fn region(&self, sector: SectorId) -> String {
        let (words, region) = (self.words(), self.text().region(sector.sector().region));
        match system_of(sector) {
            Some(system) => format!("{region}, {}", fill(words.system, &[("name", &system.name)])),
            None => region.to_owned(),
        }
    }

    /// What lies there: market, contacts, ships, the viewer's own work.
    fn there(&self, sector: SectorId) -> Vec<(Icon, String, &'static str)> {
        let (view, words, text) = (self.view, self.words(), self.text());
        let mut lines = Vec::new();
        if let Some(market) = view.market(sector) {
            let line = fill(words.supply, &[("name", &text.market(market))]);
            lines.push((Icon::Cargo, line, explain::MARKET));
        }
        for contact in view.contacts(sector) {
            let line = fill(words.contact, &[("name", &text.contact(contact))]);
            lines.push((Icon::Crew, line, explain::CONTACT));
        }
        if sector == view.cruiser {
            lines.push((Icon::Cruiser, words.cruiser.to_owned(), explain::CRUISER));
        }
        if view.cutters.is_in(sector) {
            lines.push((Icon::Cutter, words.cutter.to_owned(), explain::CUTTER));
        }
        for seat in view.seats().filter(|&seat| view.captain(seat).sector == Some(sector)) {
            let own = view.viewer == Some(seat);
            let name = self.company.name(seat);
            let ship = if own {
                words.own_here.to_owned()
            } else {
                fill(words.ship_here, &[("name", &name)])
            };
            let warrants = match view.captain(seat).warrants {
                0 => String::new(),
                n => format!(" ({})", fill(words.warrants, &[("n", &n)])),
            };
            lines.push((Icon::Ship, ship + &warrants, explain::SHIP));
        }
        lines.extend(self.flags.iter().filter(|flag| flag.sector == sector).map(|f| self.work(f)));
        lines
    }

    fn work(&self, flag: &Flag) -> (Icon, String, &'static str) {
        let words = self.words();
        let (icon, line) = match flag.kind {
            FlagKind::Pickup => (Icon::Upload, words.pickup),
            FlagKind::Dropoff => (Icon::Download, words.dropoff),
            FlagKind::Crime => (Icon::Illegal, words.crime),
            FlagKind::Goal => (Icon::Goal, words.goal),
        };
        (icon, fill(line, &[("name", &flag.label)]), explain::FLAG)
    }

    /// What may be done about a chosen sector, for the foot: what it would do, and the buttons.
    /// Nothing while a card of the flight is being answered, or where there is no way.
    pub fn deed(&self, sector: SectorId, desk: &Desk) -> Option<(Html, Html)> {
        let name = html! { <strong>{ self.name(sector) }</strong> };
        let plan = plan(self.view, self.legal, sector);
        if let Some(choice) = target(self.legal, sector) {
            let plan = plan.filter(|plan| plan.under_way);
            let law = plan.as_ref().and_then(|plan| self.law(plan));
            let risk = plan.and_then(|plan| self.risk(&plan));
            let there = self.there(sector).into_iter().map(|(_, line, _)| line);
            let line = risk
                .into_iter()
                .chain(there)
                .reduce(|line, more| format!("{line} · {more}"))
                .unwrap_or_else(|| self.region(sector));
            return Some((
                html! { <>{ for law.map(|line| html! { <b class="bad">{ line }{ " " }</b> }) }{ name }{ " · " }{ line }</> },
                desk.button(choice, "primary"),
            ));
        }
        let plan = plan.filter(|plan| !plan.burn.is_empty() || !plan.mosey.is_empty())?;
        let line = html! { <>{ name }{ " · " }{ self.summary(&plan) }</> };
        let action = html! {
            <>
                { self.fly(desk, &plan.mosey, self.words().mosey_there.to_owned(), if plan.burn.is_empty() { "primary" } else { "" }) }
                { self.fly(desk, &plan.burn, self.burn_label(&plan), "primary") }
            </>
        };
        Some((line, action))
    }

    /// A flight in a line: its chance and fuel first, then, where there is room, all of it.
    fn summary(&self, plan: &Plan) -> Html {
        let words = self.words();
        let n = plan.way.len().min(plan.range);
        let burn = fill(words.burn, &[("n", &n), ("range", &plan.range), ("fuel", &plan.fuel)]);
        let burn = (!plan.under_way && !plan.burn.is_empty()).then_some(burn);
        let risk = self.risk(plan).filter(|_| !plan.burn.is_empty());
        html! {
            <>
                { for self.law(plan).map(|line| html! { <b class="bad">{ line }{ " " }</b> }) }
                <span data-explain={explain::FLIGHT_ODDS}>{ for risk }</span>
                { for burn.map(|line| html! { <span class="more">{ " · " }{ line }</span> }) }
            </>
        }
    }

    /// What a flight would cost and risk.
    fn flight(&self, plan: &Plan) -> Html {
        let words = self.words();
        let own_turn = self.view.viewer == Some(self.view.turn);
        let flights = plan.way.len().div_ceil(plan.range.max(1));
        let (n, range) = (plan.way.len().min(plan.range), plan.range);
        let fuel = usize::from(plan.fuel) * flights;
        html! {
            <div class="sector-deed">
                if !plan.under_way {
                    <p>
                        { fill(words.burn, &[("n", &n), ("range", &range), ("fuel", &plan.fuel)]) }
                        if flights > 1 { { " · " }{ fill(words.turns, &[("n", &flights), ("fuel", &fuel)]) } }
                    </p>
                }
                if own_turn { if let Some(risk) = self.risk(plan) { <p class="sector-risk" data-explain={explain::FLIGHT_ODDS}>{ risk }</p> } }
                if self.legal.contains(&Choice::Mosey) && plan.burn.is_empty() { <p class="bad">{ words.no_fuel }</p> }
                if let Some(law) = self.law(plan) { <p class="bad" data-explain={explain::CRUISER}>{ law }</p> }
            </div>
        }
    }

    /// What the Cruiser takes on the way.
    fn law(&self, plan: &Plan) -> Option<String> {
        let captain = self.view.captain(self.view.viewer.filter(|_| plan.meets_cruiser)?);
        Some(fill(self.words().meets_cruiser, &[("what", &self.text().law_takes(captain))]))
    }

    fn burn_label(&self, plan: &Plan) -> String {
        let words = self.words();
        let Some(&last) = plan.leg.checked_sub(1).and_then(|at| plan.way.get(at)) else {
            return String::new();
        };
        let whole = plan.leg == plan.way.len();
        let pattern = match (whole, plan.under_way) {
            (true, false) => words.burn_there,
            (false, false) => words.burn_towards,
            (true, true) => words.fly_on,
            (false, true) => words.fly_on_towards,
        };
        fill(pattern, &[("name", &self.name(last))])
    }

    fn fly(&self, desk: &Desk, choices: &[Choice], label: String, class: &'static str) -> Html {
        if choices.is_empty() {
            return Html::default();
        }
        html! { <button class={classes!("button", class)} data-choice="" onclick={desk.choose_all(choices.to_vec())}>{ label }</button> }
    }

    /// The cards of this flight and what they may bring.
    fn risk(&self, plan: &Plan) -> Option<String> {
        let (words, hazard) = (self.words(), &plan.hazard);
        let percent = |chance| self.lang.firefly_page().chance(chance);
        if hazard.draws.iter().all(|&draws| draws == 0) {
            return None;
        }
        let share = |pattern: &str, chance| fill(pattern, &[("n", &percent(chance))]);
        let reached = plan.way.len().min(plan.range);
        let short = reached < plan.way.len();
        let last = plan.way.get(reached.wrapping_sub(1)).map(|&last| self.name(last));
        let values: [(&str, &dyn std::fmt::Display); 3] = [
            ("n", &percent(hazard.arrives)),
            ("m", &self.lang.firefly_page().against(hazard.arrives)),
            ("name", &last.unwrap_or_default()),
        ];
        let mut parts = vec![fill(if short { words.arrives_leg } else { words.arrives }, &values)];
        let dangers = [
            (hazard.breakdown, words.breakdown),
            (hazard.reavers, words.reavers),
            (hazard.alert, words.alert),
            (hazard.alliance, words.law),
        ];
        let some = dangers.into_iter().filter(|(chance, _)| chance.hits() > 0);
        let some: Vec<String> = some.map(|(chance, pattern)| share(pattern, chance)).collect();
        parts.extend(
            (!some.is_empty()).then(|| fill(words.may_turn_up, &[("what", &some.join(", "))])),
        );
        parts.push(fill(
            words.cards,
            &[
                ("alliance", &hazard.draws[Region::Alliance]),
                ("border", &hazard.draws[Region::Border]),
            ],
        ));
        let rim = hazard.draws[Region::Rim];
        parts.extend((rim > 0).then(|| fill(words.cards_rim, &[("n", &rim)])));
        Some(parts.join(" · "))
    }

    fn neighbours(&self, sector: SectorId, desk: &Desk) -> Html {
        let near = |near: SectorId| {
            html! {
                <li key={near.number()}>
                    <button class="near" onclick={desk.glance(move || Glance::Sector(near))}>
                        <strong>{ self.name(near) }</strong>
                        <span class="soft">{ self.near_line(near) }</span>
                    </button>
                </li>
            }
        };
        html! {
            <>
                <h3>{ self.words().neighbours }</h3>
                <ul class="sector-near">{ for desk.view().chart().neighbours(sector).map(near) }</ul>
            </>
        }
    }

    fn near_line(&self, near: SectorId) -> String {
        let mut parts = vec![self.text().region(near.sector().region).to_owned()];
        parts.extend(self.there(near).into_iter().map(|(_, line, _)| line));
        parts.extend(self.away(near));
        parts.join(" · ")
    }
}
