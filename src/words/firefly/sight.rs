//! What there is to see on the chart, in words.

use super::FireflyText;
use crate::chart::flag::{Flag, FlagKind};
use crate::chart::plan::{Plan, distance, own_sector};
use crate::chart::systems::system_of;
use crate::words::{FireflyMapWords, capital, fill};
use rules::Seat;
use rules::firefly::alert::Watch;
use rules::firefly::contact::Contact;
use rules::firefly::effect::{Effect, Good, Way};
use rules::firefly::odds::Chance;
use rules::firefly::patrol::Patrol;
use rules::firefly::sector::{Region, SectorId};
use rules::firefly::sets::CARRIED;
use rules::firefly::{Fate, Frame, Pace, View, figures, nav_card};
use std::fmt::Display;

/// A kind of thing that lies in a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// Crew, gear and goods are bought there.
    Market,
    /// Somebody who gives jobs lives there.
    Contact(Contact),
    /// The Alliance Cruiser.
    Cruiser,
    /// A Reaver Cutter.
    Cutter,
    /// The Operative's Corvette.
    Corvette,
    /// Alert tokens, and those printed.
    Alert(Watch),
    /// Contraband for whoever dares.
    Cache,
    /// Somebody's ship.
    Ship(Seat),
    /// Somebody's haven.
    Haven(Seat),
    /// The place of the goal of this number, from 0.
    Destination(u8),
    /// The viewer's own work.
    Work(FlagKind),
}

/// How a full burn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// Where it was bound.
    There,
    /// Short of it.
    Stopped,
    /// With Reavers or the law, who take something.
    Caught,
}

/// How far off Reavers are told of where a ship is placed.
const NEAR: u8 = 2;

/// The chart as its viewer knows it.
#[derive(Clone, Copy)]
pub struct Sights<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// What everybody is called, in seat order.
    pub names: &'a [String],
    /// Where the viewer's own work is.
    pub flags: &'a [Flag],
    /// The words.
    pub text: FireflyText,
}

impl Sights<'_> {
    fn words(&self) -> &'static FireflyMapWords {
        self.text.lang.firefly_map()
    }

    /// How far a sector is; nothing before one's ship is on the chart.
    pub fn away(&self, sector: SectorId) -> Option<String> {
        own_sector(self.view)?;
        let words = self.words();
        let far = |n: u8| capital(&self.text.count(self.text.lang.firefly_page().sectors_away, n));
        Some(match distance(self.view, sector) {
            None => words.no_way.to_owned(),
            Some(0) => words.away_0.to_owned(),
            // What is flown counts, as on the button of the burn.
            Some(n) => match self.flown(sector).filter(|&flown| flown > n) {
                Some(flown) => {
                    let values: [(&str, &dyn Display); 2] = [("far", &far(flown)), ("n", &n)];
                    fill(words.away_round, &values)
                }
                None => far(n),
            },
        })
    }

    /// How many sectors the way there has that the viewer's ship would take.
    fn flown(&self, sector: SectorId) -> Option<u8> {
        let way = self.view.way(self.view.viewer?, sector)?;
        Some(way.len() as u8)
    }

    /// How far a sector is from each ship.
    pub fn ships(&self, sector: SectorId) -> Option<String> {
        let (view, words) = (self.view, self.words());
        let far = |seat: Seat| {
            let moves = view.chart().moves(sector, view.captain(seat).sector?);
            let sectors = || self.text.sectors(moves.into());
            let far = if moves == 0 { words.there.to_owned() } else { sectors() };
            let name = super::names::name(self.names, seat);
            let own = view.viewer == Some(seat);
            Some(self.text.aside(if own { words.own_here } else { &name }, &far))
        };
        let far = view.seats().filter_map(far).reduce(|one, other| format!("{one}, {other}"));
        let there =
            self.view.seats().filter(|&seat| self.view.captain(seat).sector == Some(sector));
        let falls = there.filter_map(|seat| self.falls_on(seat));
        falls.chain(far).reduce(|one, other| format!("{one} · {other}"))
    }

    /// Which Reavers lie beside a sector where a ship is placed, or in it.
    pub fn lairs(&self, sector: SectorId) -> Option<String> {
        let (Frame::PlaceShip(_), words) = (self.view.stack.last()?, self.words()) else {
            return None;
        };
        let lair = |&at: &SectorId| {
            let moves = self.view.chart().moves(sector, at);
            let far =
                if moves == 0 { words.there.to_owned() } else { self.text.sectors(moves.into()) };
            (moves <= NEAR).then(|| self.text.aside(&self.text.place(at), &far))
        };
        let lairs: Vec<String> = self.view.cutters.sectors().iter().filter_map(lair).collect();
        (!lairs.is_empty()).then(|| fill(words.reavers_near, &[("what", &lairs.join(", "))]))
    }

    /// Which patrol is being sent somewhere, if one is.
    fn sent(&self) -> Option<Patrol> {
        let Frame::Patrol(step) = self.view.stack.last()? else { return None };
        (step.moved(self.view).is_some() && !step.is_rout(self.view)).then_some(step.patrol)
    }

    /// What a patrol that is sent to somebody's ship does to it.
    fn falls_on(&self, seat: Seat) -> Option<String> {
        let (patrol, words) = (self.sent()?, self.words());
        let captain = self.view.captain(seat);
        let [boards, stops, passes] = match self.view.viewer? == seat {
            true => [words.boards_you, words.stops_you, words.passes_you],
            false => [words.boards, words.stops, words.passes],
        };
        let own = self.view.viewer == Some(seat);
        let (said, what) = match patrol {
            Patrol::Cutter => {
                let mut view = self.view.clone();
                (view.board.turn, view.board.errand) = (seat, None);
                let way = nav_card(figures::REAVER_CUTTER).ways.first()?;
                (boards, self.text.way_bands(&view, way, Effect::KeepFlying)?)
            }
            Patrol::Cruiser | Patrol::Corvette if !captain.is_outlaw() => (passes, String::new()),
            Patrol::Cruiser if own => (stops, self.text.law_takes(self.view, captain)),
            Patrol::Cruiser => (stops, self.text.law_takes_of(captain)),
            Patrol::Corvette => (stops, self.text.operative_takes(captain)),
        };
        Some(fill(said, &[("name", &super::names::name(self.names, seat)), ("what", &what)]))
    }

    /// Whose space it is, and round which sun.
    pub fn region(&self, sector: SectorId) -> String {
        let region = self.text.region(sector.sector().region);
        match system_of(sector) {
            Some(system) => {
                format!("{region}, {}", fill(self.words().system, &[("name", &system.name)]))
            }
            None => region.to_owned(),
        }
    }

    /// What lies there: market, contacts, ships, the viewer's own work.
    pub fn there(&self, sector: SectorId) -> Vec<(Thing, String)> {
        let view = self.view;
        let mut there = Vec::new();
        there.extend(view.market(sector).map(|market| {
            let name = self.text.market(market);
            let supply = fill(self.words().supply, &[("name", &name)]);
            (Thing::Market, self.barred(supply, CARRIED && !view.may_buy_at(market)))
        }));
        there.extend(view.contacts(sector).map(|contact| {
            let name = self.text.contact_there(contact);
            let deals = fill(self.words().contact, &[("name", &name)]);
            let deals = self.with_purse(deals, contact);
            (Thing::Contact(contact), self.barred(deals, CARRIED && view.is_audited(contact)))
        }));
        let cutters = view.cutters.sectors().iter().map(|&at| (at, Thing::Cutter));
        let seats = view.seats().map(|seat| (view.captain(seat).sector, Thing::Ship(seat)));
        let corvette = view.corvette.0.filter(|_| CARRIED).map(|at| (at, Thing::Corvette));
        let pieces = [(view.cruiser, Thing::Cruiser)].into_iter().chain(corvette).chain(cutters);
        let ships = pieces.map(|(at, thing)| (Some(at), thing)).chain(seats);
        let here = ships.filter(|(at, _)| *at == Some(sector));
        there.extend(here.map(|(_, thing)| (thing, self.ship(thing))));
        there.extend(self.homes(sector));
        there.extend(Watch::ALL.into_iter().filter_map(|watch| {
            self.alert(watch, sector).map(|alert| (Thing::Alert(watch), alert))
        }));
        there.extend(self.cache(sector).map(|cache| (Thing::Cache, cache)));
        let flags = self.flags.iter().filter(|flag| flag.sector == sector);
        there.extend(flags.map(|flag| (Thing::Work(flag.kind), self.work(flag))));
        there
    }

    /// The same with the alert card that closes it.
    fn barred(&self, what: String, is_barred: bool) -> String {
        let alert = self.view.posted.filter(|_| is_barred);
        alert.map_or(what.clone(), |posted| self.text.aside(&what, self.text.edict(posted.edict)))
    }

    /// A contact with the purse that lies under him.
    fn with_purse(&self, what: String, contact: Contact) -> String {
        let purse = self.view.purse(contact).filter(|_| CARRIED);
        purse.map_or(what.clone(), |n| {
            let said = fill(self.words().purse, &[("n", &self.text.money(n))]);
            self.text.aside(&what, &said)
        })
    }

    /// What is said of the contraband that lies in a sector, if there is any.
    pub fn cache(&self, sector: SectorId) -> Option<String> {
        let lies = self.view.cached(sector);
        (CARRIED && lies > 0).then(|| fill(self.words().cache_here, &[("n", &lies)]))
    }

    /// Whose haven a sector is, and of which goals the place.
    fn homes(&self, sector: SectorId) -> Vec<(Thing, String)> {
        if !CARRIED {
            return Vec::new();
        }
        let haven = self.view.haven_of(sector).map(Thing::Haven);
        let goals = self.destinations().into_iter().filter(|(_, at)| *at == sector);
        let goals = goals.map(|(goal, _)| Thing::Destination(goal));
        haven.into_iter().chain(goals).map(|thing| (thing, self.ship(thing))).collect()
    }

    /// What is said of a haven.
    pub fn haven(&self, seat: Seat) -> String {
        let words = self.words();
        let name = super::names::name(self.names, seat);
        let haven = fill(words.haven_of, &[("name", &name)]);
        if self.view.viewer == Some(seat) { words.own_haven.to_owned() } else { haven }
    }

    /// The places of the goals of a set's story, by their numbers, but for the viewer's next one,
    /// which has its flag.
    pub fn destinations(&self) -> Vec<(u8, SectorId)> {
        let story = self.view.table.story().filter(|story| CARRIED && story.is_of_sets());
        let goals = story.map_or(&[][..], |story| story.goals);
        let next = self.view.viewer.map(|seat| self.view.captain(seat).goals);
        let placed = (0..).zip(goals).filter(|(n, _)| Some(*n) != next);
        placed.filter_map(|(n, goal)| Some((n, self.view.place_of(goal)?))).collect()
    }

    /// What is said of such a place.
    pub fn destination(&self, goal: u8) -> String {
        let said = self.text.goal_short(&self.view.table, goal);
        self.text.about(&self.text.goal_number(goal), &said)
    }

    /// What is said of whatever flies, or lies in a sector for good.
    pub fn ship(&self, thing: Thing) -> String {
        let words = self.words();
        match thing {
            Thing::Cruiser => words.cruiser.to_owned(),
            Thing::Cutter => words.cutter.to_owned(),
            Thing::Corvette => words.corvette.to_owned(),
            Thing::Ship(seat) => {
                let own = self.view.viewer == Some(seat);
                let name = super::names::name(self.names, seat);
                let ship = fill(words.ship_here, &[("name", &name)]);
                let ship = if own { words.own_here.to_owned() } else { ship };
                let ship = match self.view.captain(seat).warrants {
                    0 => ship,
                    n => format!("{ship} ({})", fill(words.warrants, &[("n", &n)])),
                };
                if !CARRIED {
                    return ship;
                }
                let open = self.text.open_to_attack(self.view, seat);
                open.map_or(ship.clone(), |open| format!("{ship} · {open}"))
            }
            Thing::Haven(seat) => self.haven(seat),
            Thing::Destination(goal) => self.destination(goal),
            Thing::Market | Thing::Contact(_) | Thing::Alert(_) | Thing::Cache | Thing::Work(_) => {
                String::new()
            }
        }
    }

    /// What is said of the alert tokens of a sector, if there are any.
    pub fn alert(&self, watch: Watch, sector: SectorId) -> Option<String> {
        let (words, tokens) = (self.words(), self.view.alert(watch, sector));
        if !CARRIED || tokens == 0 {
            return None;
        }
        let line = match watch {
            Watch::Reavers if self.view.cutters.is_in(sector) => words.alert_met,
            Watch::Reavers => words.alert_here,
            Watch::Alliance if self.view.alliance_near(sector).next().is_none() => words.watch_met,
            Watch::Alliance => words.watch_here,
        };
        let laid = self.view.alerts.laid(watch, sector);
        let kinds = [(laid > 0, words.alert_goes), (tokens > laid, words.alert_stays)];
        let kinds = kinds.into_iter().filter_map(|(lies, kind)| lies.then_some(kind));
        let kinds = kinds.collect::<Vec<_>>().join(", ");
        Some(self.text.aside(&self.text.count(line, tokens), &kinds))
    }

    /// What is said of a flag.
    pub fn work(&self, flag: &Flag) -> String {
        let words = self.words();
        let line = match flag.kind {
            FlagKind::Pickup => words.pickup,
            FlagKind::Dropoff => words.dropoff,
            FlagKind::Crime => words.crime,
            FlagKind::Goal => words.goal,
            FlagKind::Chance => words.chance,
            FlagKind::Quarry => words.quarry,
        };
        fill(line, &[("name", &flag.label)])
    }

    /// A sector: its name, then whose space it is, what is sold there and who gives jobs.
    pub fn place(&self, sector: SectorId) -> String {
        let stays = |thing: &Thing| matches!(thing, Thing::Market | Thing::Contact(_));
        let there = self.there(sector).into_iter().filter(|(thing, _)| stays(thing));
        let lines = [self.text.place(sector), self.region(sector)].into_iter();
        lines.chain(there.map(|(_, line)| line)).collect::<Vec<_>>().join("\n")
    }

    /// A sector in a line: its name, whose space it is, what lies there, how far it is.
    pub fn line(&self, sector: SectorId) -> String {
        let mut parts = vec![self.text.place(sector), self.region(sector)];
        parts.extend(self.there(sector).into_iter().map(|(_, line)| line));
        parts.extend(self.away(sector));
        parts.join(" · ")
    }

    /// What one would rue on the way: a Cutter at its end, what the Alliance takes, and fuel that does not last.
    pub fn warning(&self, plan: &Plan) -> Option<String> {
        let fuel = [self.freight(plan), self.last_fuel(plan)].into_iter().flatten().next();
        let lines = [self.shut(plan), self.law(plan), self.operative(plan), fuel];
        lines.into_iter().flatten().reduce(|one, other| format!("{one} {other}"))
    }

    /// That a patrol which is sent to a sector drives a Cutter off, or is driven off, or comes upon its sender.
    pub fn rout(&self, sector: SectorId) -> Option<&'static str> {
        let (patrol, words) = (self.sent()?, self.words());
        if CARRIED && self.view.routs(patrol, sector) {
            return Some(if patrol == Patrol::Cutter { words.routed } else { words.routs });
        }
        (own_sector(self.view) == Some(sector)).then_some(words.on_you)
    }

    /// What lies in wait where one moseys: what the Alliance takes, a Cutter, alerts.
    pub fn lurks(&self, plan: &Plan) -> Option<String> {
        let end = *plan.way.last()?;
        let boards = CARRIED && self.view.cutters.is_in(end);
        let boards = boards.then(|| self.words().lurks.to_owned());
        let alerts = Watch::ALL.into_iter().filter_map(|watch| self.alert(watch, end));
        let lines = [self.law(plan), self.operative(plan), boards].into_iter().flatten();
        lines
            .chain(alerts.map(|line| format!("{line}.")))
            .reduce(|one, other| format!("{one} {other}"))
    }

    /// That a burn does not come where it is sent.
    fn shut(&self, plan: &Plan) -> Option<String> {
        let end = plan.way.last().filter(|_| CARRIED && plan.shut)?;
        Some(fill(self.words().shut, &[("name", &self.text.place(*end))]))
    }

    fn law(&self, plan: &Plan) -> Option<String> {
        let captain = self.view.captain(self.view.viewer.filter(|_| plan.meets_cruiser)?);
        let at = self.text.place(self.view.cruiser);
        let values: [(&str, &dyn Display); 2] =
            [("name", &at), ("what", &self.text.law_takes(self.view, captain))];
        Some(fill(self.words().meets_cruiser, &values))
    }

    /// What the Operative takes, if anything.
    fn operative(&self, plan: &Plan) -> Option<String> {
        if !CARRIED {
            return None;
        }
        let captain = self.view.captain(self.view.viewer.filter(|_| plan.meets_corvette)?);
        let at = self.text.place(self.view.corvette.0?);
        let values: [(&str, &dyn Display); 2] =
            [("name", &at), ("what", &self.text.operative_takes(captain))];
        Some(fill(self.words().meets_corvette, &values))
    }

    /// That a job's own fuel is burned: its goods would be lost.
    fn freight(&self, plan: &Plan) -> Option<String> {
        let captain = self.view.captain(self.view.viewer?);
        let own = captain.has(Good::Fuel) - captain.owed(Good::Fuel);
        let burns = !plan.under_way && plan.fuel > own && captain.owed(Good::Fuel) > 0;
        burns.then(|| self.words().freight_fuel.to_owned())
    }

    /// That the way ends, or is given up, without the fuel for more: how far it is then to any.
    fn last_fuel(&self, plan: &Plan) -> Option<String> {
        let seat = self.view.viewer.filter(|_| !plan.under_way)?;
        let lost = self.view.stranded(seat, &plan.way)?;
        let (at, name) = (self.text.place(lost.at), self.text.place(lost.nearest));
        let values: [(&str, &dyn Display); 4] =
            [("n", &lost.left), ("at", &at), ("name", &name), ("turns", &lost.moseys)];
        Some(fill(self.words().last_fuel, &values))
    }

    /// That there is too little fuel for a full burn.
    pub fn no_burn(&self, plan: &Plan) -> Option<String> {
        let have = self.view.captain(self.view.viewer?).has(Good::Fuel);
        let lacks = plan.burn.is_empty() && !plan.way.is_empty() && have < plan.fuel;
        let values: [(&str, &dyn Display); 2] = [("n", &have), ("fuel", &plan.fuel)];
        (lacks && !plan.under_way).then(|| fill(self.words().no_burn, &values))
    }

    /// The fuel of so many full burns, and what it leaves, or how little there is.
    pub fn fuel(&self, plan: &Plan, burns: u8) -> String {
        let words = self.words();
        let have = self.view.viewer.map_or(0, |seat| self.view.captain(seat).has(Good::Fuel));
        let fuel = plan.fuel * burns;
        let (line, left) = match have.checked_sub(fuel) {
            Some(left) => (words.fuel_left, left),
            None => (words.fuel_short, have),
        };
        fill(line, &[("fuel", &fuel), ("left", &left)])
    }

    /// What a full burn costs and how likely it arrives, beside a mosey that does as well.
    pub fn burns(&self, plan: &Plan) -> String {
        let said = self.text.lang.firefly_page().chance(plan.fate.safe);
        fill(self.words().burns, &[("n", &said)])
    }

    /// How a flight may end, of which one comes: each that may, with its share of a hundred and that in words.
    /// Nothing where no card is drawn, nor where the Alliance stops an outlaw, as [`Sights::warning`] says.
    pub fn ends(&self, plan: &Plan) -> Option<Vec<(End, u64, String)>> {
        let drawn = plan.hazard.draws.iter().any(|&draws| draws > 0);
        (drawn && !self.is_held(plan)).then(|| self.ends_of(&plan.fate))
    }

    fn ends_of(&self, fate: &Fate) -> Vec<(End, u64, String)> {
        let chances = [fate.safe, fate.stopped(), fate.caught];
        let shares = self.text.lang.firefly_page().shares(chances);
        let all = [End::There, End::Stopped, End::Caught].into_iter().zip(chances).zip(shares);
        let may = all.filter(|((_, chance), _)| chance.hits() > 0);
        may.map(|((end, _), (share, said))| (end, share, said)).collect()
    }

    /// The ends of a flight by their names, in the order in which they are drawn.
    pub fn key_of(&self, plan: &Plan, ends: &[(End, u64, String)]) -> String {
        let words = self.words();
        let reached = plan.reached();
        let values: [(&str, &dyn Display); 2] = [("k", &reached), ("all", &plan.way.len())];
        let there = if reached < plan.way.len() { words.key_part } else { words.key_there };
        let keys = ends.iter().map(|(end, ..)| match end {
            End::There => fill(there, &values),
            End::Stopped => words.key_stopped.to_owned(),
            End::Caught => words.key_caught.to_owned(),
        });
        keys.collect::<Vec<_>>().join(" · ")
    }

    /// How likely a Cutter answers an alert on the way: that stops nobody, and boards whoever stays there.
    pub fn alerted(&self, plan: &Plan) -> Option<String> {
        let alert = Some(plan.hazard.alert).filter(|alert| CARRIED && alert.hits() > 0)?;
        let percent = self.text.lang.firefly_page().chance(alert);
        Some(fill(self.words().key_cutter, &[("n", &percent)]))
    }

    /// How likely a card on the way kills somebody, whether it stops the flight or not.
    pub fn deadly(&self, plan: &Plan) -> Option<String> {
        let deaths = Some(plan.hazard.deaths).filter(|deaths| deaths.hits() > 0)?;
        let percent = self.text.lang.firefly_page().chance(deaths);
        Some(fill(self.words().key_deaths, &[("n", &percent)]))
    }

    /// The same in a sentence.
    pub fn arrival(&self, plan: &Plan) -> Option<String> {
        let ends = self.ends(plan)?;
        let (reached, all) = (plan.reached(), plan.way.len());
        let part = (reached < all).then_some((reached, all));
        let besides = self.besides(plan);
        Some(
            besides
                .into_iter()
                .fold(self.ends_said(&ends, part), |all, one| self.text.joined(&[all, one])),
        )
    }

    fn ends_said(&self, ends: &[(End, u64, String)], part: Option<(usize, usize)>) -> String {
        let words = self.words();
        let (reached, all) = part.unwrap_or_default();
        let there = if part.is_some() { words.arrives_part } else { words.arrives };
        if let [(End::There, ..)] = ends {
            return words.sure.to_owned();
        }
        let said = ends.iter().map(|(end, _, percent)| {
            let template = match end {
                End::There => there,
                End::Stopped => words.stopped,
                End::Caught => words.caught,
            };
            let values: [(&str, &dyn Display); 3] =
                [("n", percent), ("k", &reached), ("all", &all)];
            fill(template, &values)
        });
        let none = !ends.iter().any(|(end, ..)| *end == End::There);
        let none = none.then(|| words.hopeless.to_owned());
        none.into_iter().chain(said).collect::<Vec<_>>().join(", ")
    }

    /// What whoever flies on after a card comes to: how many cards more, and how that ends.
    pub fn flies_on(&self, to: Option<SectorId>) -> Option<String> {
        let (view, words) = (self.view, self.words());
        let seat = view.viewer.filter(|&seat| seat == view.turn)?;
        view.flight.filter(|flight| flight.pace == Pace::Burn)?;
        // Nor can it be said from where whoever is sent drifting flies on.
        let drifts =
            |way: &Way| way.effects.iter().any(|effect| matches!(effect, Effect::Drift(_)));
        let card = view.stack.last().filter(|_| CARRIED);
        if let Some(Frame::Nav(nav)) = card
            && nav_card(nav.0).ways.iter().any(drifts)
        {
            return None;
        }
        let left = usize::from(view.sectors_left());
        let way = to.and_then(|to| view.way(seat, to)).unwrap_or_default();
        let way = &way[..way.len().min(left)];
        let Some(&end) = way.last() else {
            let region = view.captain(seat).sector?.sector().region;
            let stops = self.text.lang.firefly_page().chance(view.next_stops(region));
            let values: [(&str, &dyn Display); 2] = [("n", &left), ("m", &stops)];
            return (left > 0 && to.is_none()).then(|| fill(words.cards_on_any, &values));
        };
        let ends = self.ends_said(&self.ends_of(&view.fate(way)), None);
        let values: [(&str, &dyn Display); 2] = [("name", &self.text.place(end)), ("what", &ends)];
        Some(fill(&self.text.count(words.cards_on, way.len() as u8), &values))
    }

    /// What the chance to arrive leaves out: a death, a Cutter that comes to an alert, which stops nobody, and the
    /// Cruiser that a rival may send.
    fn besides(&self, plan: &Plan) -> Vec<String> {
        let (words, hazard) = (self.words(), &plan.hazard);
        let percent = |chance| self.text.lang.firefly_page().chance(chance);
        let of = |chance: Chance, said: &str| {
            (chance.hits() > 0).then(|| fill(said, &[("n", &percent(chance))]))
        };
        let alert = of(hazard.alert, words.alert).filter(|_| CARRIED);
        let deaths = of(hazard.deaths, words.deaths);
        deaths.into_iter().chain(alert).chain(of(hazard.patrol, words.sent)).collect()
    }

    /// Whether the Alliance stops an outlaw on the way: no card decides there.
    fn is_held(&self, plan: &Plan) -> bool {
        let seat = self.view.viewer.filter(|_| plan.meets_cruiser || plan.meets_corvette);
        let mut passed = plan.way.iter().take(plan.reached().saturating_sub(1));
        seat.is_some_and(|seat| passed.any(|&at| self.view.is_stopped_at(seat, at)))
    }

    /// What may turn up on the way, where there is room for it.
    pub fn on_the_way(&self, plan: &Plan) -> Option<String> {
        let dangers = self.dangers(plan).join(", ");
        (!dangers.is_empty()).then(|| fill(self.words().may_turn_up, &[("what", &dangers)]))
    }

    /// What may turn up on this flight, each with its chance.
    fn dangers(&self, plan: &Plan) -> Vec<String> {
        let (words, hazard) = (self.words(), &plan.hazard);
        let dangers = [
            (hazard.breakdown, words.breakdown),
            (hazard.reavers, words.reavers),
            (hazard.watch, words.watch),
            (hazard.alliance, words.law),
            (hazard.corvette, words.hunt),
            (hazard.other, words.other),
        ];
        let some = dangers.into_iter().filter(|(chance, _)| chance.hits() > 0);
        let percent = |chance| self.text.lang.firefly_page().chance(chance);
        some.map(|(chance, pattern)| fill(pattern, &[("n", &percent(chance))])).collect()
    }

    /// The cards of this flight and what they may bring.
    pub fn risk(&self, plan: &Plan) -> Option<String> {
        Some(self.risks(plan)?.join(" · "))
    }

    /// The same part by part, the chance first.
    pub fn risks(&self, plan: &Plan) -> Option<Vec<String>> {
        let (words, hazard) = (self.words(), &plan.hazard);
        let mut parts = vec![self.arrival(plan)?];
        parts.extend(self.on_the_way(plan));
        let own = self.view.viewer.map(|seat| self.view.captain(seat));
        if let Some(own) = own.filter(|own| own.is_outlaw()) {
            let takes =
                || fill(words.would_take, &[("what", &self.text.law_takes(self.view, own))]);
            let comes = hazard.alliance.hits() > 0 || hazard.patrol.hits() > 0;
            parts.extend(comes.then(takes));
            let takes =
                || self.text.about(self.text.words.the_corvette, &self.text.operative_takes(own));
            parts.extend((CARRIED && hazard.corvette.hits() > 0).then(takes));
        }
        parts.push(fill(
            words.cards,
            &[
                ("alliance", &hazard.draws[Region::Alliance]),
                ("border", &hazard.draws[Region::Border]),
            ],
        ));
        let rim = hazard.draws[Region::Rim];
        parts.extend((CARRIED && rim > 0).then(|| fill(words.cards_rim, &[("n", &rim)])));
        Some(parts)
    }

    /// Where one is bound who has set no course: the nearest of the viewer's own work.
    pub fn nearest_work(&self) -> Option<SectorId> {
        let own = own_sector(self.view)?;
        let away = self.flags.iter().map(|flag| flag.sector).filter(|&at| at != own);
        away.min_by_key(|&at| (self.view.chart().moves(own, at), at))
    }

    /// How far it is on from a sector to where one is bound.
    pub fn onward(&self, sector: SectorId, bound: SectorId) -> Option<String> {
        let far = self.view.chart().distances(sector, |at| self.view.is_barred(at));
        let moves = far[usize::from(bound.number()) - 1].filter(|&moves| moves > 0)?;
        let values: [(&str, &dyn Display); 2] =
            [("n", &self.text.sectors(moves.into())), ("name", &self.text.place(bound))];
        Some(fill(self.words().left_to, &values))
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may panic")]
mod tests {
    use super::*;
    use crate::words::Lang;
    use rules::firefly::patrol::Reach;
    use rules::firefly::step::{Move, PlaceShip};
    use rules::firefly::{Firefly, Table};
    use rules::{Match, Seed, Silent};

    /// What is said of a patrol that is sent to one's own ship, and of one sent beside it.
    fn sent(patrol: Patrol, warrants: u8) -> (String, Option<&'static str>, String) {
        let played = Match::<Firefly>::deal(Table::new(2), Seed(5), &mut Silent).unwrap();
        let mut view = played.view(Some(Seat(0)));
        let own = SectorId::new(40).unwrap();
        view.board.captains[Seat(0)].sector = Some(own);
        view.board.captains[Seat(0)].warrants = warrants;
        let from = (patrol == Patrol::Cutter).then(|| view.cutters.sectors()[0]);
        let step = Move { patrol, seat: Seat(0), reach: Reach::Neighbour, ship: from };
        view.board.stack.push(step.into());
        let names = ["You".to_owned(), "Wash".to_owned()];
        let text = FireflyText::new(Lang::En);
        let sights = Sights { view: &view, names: &names, flags: &[], text };
        let beside = view.chart().neighbours(own).next().unwrap();
        (sights.ships(own).unwrap(), sights.rout(own), sights.ships(beside).unwrap())
    }

    #[test]
    fn the_ends_of_a_burn_come_to_a_hundred_and_what_is_sure_is_said_in_words() {
        let played = Match::<Firefly>::deal(Table::new(2), Seed(5), &mut Silent).unwrap();
        let view = played.view(Some(Seat(0)));
        let text = FireflyText::new(Lang::En);
        let sights = Sights { view: &view, names: &[], flags: &[], text };
        let said = |safe: Chance, caught: Chance| {
            sights.ends_said(&sights.ends_of(&Fate { safe, caught }), None)
        };
        let third = Chance::new(1, 3);
        let shares: u64 =
            sights.ends_of(&Fate { safe: third, caught: third }).iter().map(|one| one.1).sum();
        assert_eq!((shares, said(third, third).matches('%').count()), (100, 3));
        assert_eq!(said(Chance::CERTAIN, Chance::NEVER), "nothing can stop you");
        let never = said(Chance::NEVER, third);
        assert!(never.starts_with("no chance to get there, 67% stopped"), "{never}");
        let most = said(Chance::new(999, 1000), Chance::new(1, 1000));
        assert_eq!(most, ">99% to get there, <1% caught by Reavers or the law");
    }

    #[test]
    fn a_patrol_sent_to_a_rival_says_what_it_does_to_whom() {
        let played = Match::<Firefly>::deal(Table::new(2), Seed(5), &mut Silent).unwrap();
        let mut view = played.view(Some(Seat(0)));
        let at = SectorId::new(40).unwrap();
        let rival = &mut view.board.captains[Seat(1)];
        (rival.sector, rival.warrants, rival.money) = (Some(at), 2, 500);
        let (patrol, reach) = (Patrol::Cruiser, Reach::Neighbour);
        view.board.stack.push(Move { patrol, seat: Seat(0), reach, ship: None }.into());
        let names = ["You".to_owned(), "Wash".to_owned()];
        let sights =
            Sights { view: &view, names: &names, flags: &[], text: FireflyText::new(Lang::En) };
        let said = sights.ships(at).unwrap();
        assert!(
            said.starts_with("stops Wash, an outlaw: fine of $500, warrants cleared"),
            "{said}"
        );
    }

    #[test]
    fn where_a_ship_is_placed_the_reavers_beside_it_are_told() {
        let played = Match::<Firefly>::deal(Table::new(2), Seed(5), &mut Silent).unwrap();
        let mut view = played.view(Some(Seat(0)));
        view.board.stack.push(PlaceShip(Seat(0)).into());
        let (text, lair) = (FireflyText::new(Lang::En), view.cutters.sectors()[0]);
        let sights = Sights { view: &view, names: &[], flags: &[], text };
        let told = |moves: u8| {
            let mut sectors = view.chart().sectors();
            sights.lairs(sectors.find(|&at| view.chart().moves(at, lair) == moves).unwrap())
        };
        let place = text.place(lair);
        assert_eq!(told(0), Some(format!("Reavers near: {place} (there).")));
        assert_eq!(told(1), Some(format!("Reavers near: {place} (1 sector).")));
        assert_eq!(told(3), None);
        view.board.stack.pop();
        let sights = Sights { view: &view, names: &[], flags: &[], text };
        assert_eq!(sights.lairs(lair), None, "a ship that flies is told of its flight");
    }

    #[test]
    fn a_patrol_sent_to_ones_own_ship_says_what_it_does_there() {
        let (on, bold, beside) = sent(Patrol::Cutter, 0);
        assert!(on.starts_with("it boards you when your next turn begins: "), "{on}");
        assert!(on.contains("2 crew die") && on.contains('%'), "{on}");
        assert_eq!(bold, Some("onto your own ship"));
        assert!(!beside.contains("boards"), "{beside}");
        let (on, ..) = sent(Patrol::Cruiser, 0);
        assert!(on.starts_with("you are no outlaw: it takes nothing"), "{on}");
        let (on, ..) = sent(Patrol::Cruiser, 1);
        assert!(on.starts_with("you are an outlaw: fine of $1000"), "{on}");
    }
}
