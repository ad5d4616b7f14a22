//! Flying, nav cards, the Cruiser and the Cutter (section 6).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::choice::{Choice, family};
use super::effect::{Good, Label, Need, Way};
use super::event::{Cause, Event, Spot};
use super::frame::{Frame, Pace, Reach, nav_deck};
use super::menu::foreign;
use super::nav::{NAV, NavCard, touches_ship};
use super::sector::{Region, SectorId};
use super::supply::{Ability, SupplyId};
use super::turns::{Firefly, Play};
use crate::{Seat, Sink};

/// The fine for each warrant, in dollars.
pub const FINE: u32 = 1000;
/// The nav card whose ways out Reaver Contact has.
pub const REAVER_CUTTER: u8 = 102;

/// The nav card of this number.
pub fn nav_card(id: u8) -> &'static NavCard {
    NAV.iter().find(|card| card.id == id).unwrap_or(&NAV[0])
}

/// The way that a choice takes.
fn way_of(ways: &'static [Way], choice: Choice) -> Option<&'static Way> {
    let Choice::Way(at) = choice else { return None };
    ways.get(usize::from(at))
}

impl Firefly {
    pub(super) fn flight_choices(&self) -> Vec<Choice> {
        let (Some(at), Some(flight)) = (self.board.acting().sector, self.board.flight) else {
            return vec![Choice::Stop];
        };
        let mut choices: Vec<Choice> = self.board.exits(at).map(Choice::To).collect();
        if flight.gone > 0 || choices.is_empty() {
            choices.push(Choice::Stop);
        }
        self.chores(&mut choices);
        choices
    }

    /// Where a card leaves anything to decide or to save, things may be put in order first.
    pub(super) fn nav_choices(&self, card: u8) -> Vec<Choice> {
        let ways = nav_card(card).ways;
        let mut choices = self.open_ways(ways);
        let open = choices.iter().filter_map(|choice| way_of(ways, *choice));
        if choices.len() > 1 || open.flat_map(|way| way.effects).any(touches_ship) {
            self.chores(&mut choices);
        }
        choices
    }

    pub(super) fn reaver_choices(&self) -> Vec<Choice> {
        let mut choices = self.open_ways(nav_card(REAVER_CUTTER).ways);
        self.chores(&mut choices);
        choices
    }

    /// The ways whose needs are met.
    pub(super) fn open_ways(&self, ways: &[Way]) -> Vec<Choice> {
        let open = ways.iter().enumerate().filter(|(_, way)| self.meets_needs(way.needs));
        open.map(|(at, _)| Choice::Way(at as u8)).collect()
    }

    pub(super) fn meets_needs(&self, needs: &[Need]) -> bool {
        let present = self.board.present();
        needs.iter().all(|need| self.board.met(&present, *need))
    }

    pub(super) fn evasion_choices(&self) -> Vec<Choice> {
        let Some(at) = self.board.acting().sector else { return Vec::new() };
        self.board.exits(at).map(Choice::To).collect()
    }

    pub(super) fn cruiser_choices(&self, reach: Reach) -> Vec<Choice> {
        let from = self.board.cruiser;
        self.reached(from, reach, Region::Alliance).into_iter().map(Choice::To).collect()
    }

    pub(super) fn cutter_choices(&self, reach: Reach) -> Vec<Choice> {
        let from = self.board.cutter;
        self.reached(from, reach, Region::Border).into_iter().map(Choice::To).collect()
    }

    fn reached(&self, from: SectorId, reach: Reach, region: Region) -> Vec<SectorId> {
        let within = |at: &SectorId| at.sector().region == region;
        match reach {
            Reach::Neighbour => Board::neighbours_in(from, region).collect(),
            Reach::Free => SectorId::all()
                .filter(|at| within(at) && *at != from && !self.board.has_ship(*at))
                .collect(),
            Reach::Outlaw => self.board.hunting_grounds(),
        }
    }

    /// Decoys of a seat, one of each kind.
    fn decoys(&self, seat: Seat) -> Option<SupplyId> {
        let mut upgrades = self.board.captain(seat).upgrades.iter().copied();
        upgrades.find(|card| card.kind().kind().abilities.contains(&Ability::Decoy))
    }

    pub(super) fn alliance_choices(&self, seat: Seat) -> Vec<Choice> {
        let decoy = self.decoys(seat).map(Choice::Decoy);
        let mut choices: Vec<Choice> = [Choice::Submit].into_iter().chain(decoy).collect();
        if seat == self.board.turn {
            self.chores(&mut choices);
        }
        choices
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub fn end_flight_if_due(&mut self) -> bool {
        let going = self.board.sectors_left() > 0;
        if !going {
            self.end_flight();
        }
        !going
    }

    fn end_flight(&mut self) {
        self.drop_frame();
        self.board.flight = None;
        // Alone, Fly ends the turn.
        if self.board.table.aim().is_some() {
            self.push(Frame::TurnDone);
        }
    }

    pub fn fly_on(&mut self, choice: Choice) {
        self.push(Frame::Flight);
        match choice {
            Choice::To(to) => self.fly_to(to),
            Choice::Stop => self.full_stop(),
            family!(chore) => self.chore(choice),
            family!(
                set_up, action, company, card, law, test, crew, shop, talk, stall, count, goods,
                dismiss, order, hands, job, back, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    fn fly_to(&mut self, to: SectorId) {
        let Some(flight) = &mut self.game.board.flight else { return };
        flight.gone += 1;
        let pace = flight.pace;
        self.move_ship(self.board.turn, to, pace);
        self.push(Frame::Arrival);
    }

    pub fn full_stop(&mut self) {
        if let Some(flight) = &mut self.game.board.flight {
            flight.stopped = true;
        }
    }

    /// After the Cruiser has had its say: a nav card, if the ship still burns.
    pub fn draw_nav(&mut self) {
        self.drop_frame();
        let burns = self.board.flight.is_some_and(|f| f.pace == Pace::Burn && !f.stopped);
        let Some(at) = self.board.acting().sector.filter(|_| burns) else { return };
        let region = at.sector().region;
        if let Some(card) = self.draw_nav_card(region) {
            let seat = self.board.turn;
            self.sink.put(|| Event::Nav { seat, region, card });
            self.push(Frame::NavDone(card));
            self.push(Frame::Nav(card));
        }
    }

    /// A breakdown passes by a ship that is built for it.
    pub fn ignore_breakdown(&mut self, card: u8) -> bool {
        let ways = nav_card(card).ways;
        let ignored = ways.iter().any(|way| way.label == Label::Breakdown)
            && self.board.acting().ignores_breakdowns();
        if ignored {
            self.drop_frame();
            let seat = self.board.turn;
            self.sink.put(|| Event::Ignored { seat, card });
        }
        ignored
    }

    pub fn nav_way(&mut self, card: u8, choice: Choice) {
        let Choice::Way(_) = choice else {
            self.push(Frame::Nav(card));
            return self.chore(choice);
        };
        self.take_way(nav_card(card).ways, choice, Cause::Nav(card));
    }

    pub fn meet_reavers(&mut self, choice: Choice) {
        let Choice::Way(_) = choice else {
            self.push(Frame::Reavers);
            return self.chore(choice);
        };
        self.take_way(nav_card(REAVER_CUTTER).ways, choice, Cause::Reavers);
    }

    pub fn take_way(&mut self, ways: &'static [Way], choice: Choice, cause: Cause) {
        let Choice::Way(at) = choice else { return };
        let Some(way) = ways.get(usize::from(at)) else { return };
        let seat = self.board.turn;
        self.sink.put(|| Event::Way { seat, cause, way: at });
        way.needs.iter().for_each(|need| self.use_up(*need));
        self.push_effects(way.effects, cause, way.label == Label::Salvage, None);
    }

    /// Gear that counts for a need only when it is discarded.
    fn use_up(&mut self, need: Need) {
        if let Need::Keyword(word) = need {
            self.show(&self.board.present(), word);
        }
    }

    /// Shows a keyword: where nothing lasting does, one-use gear is discarded.
    pub fn show(&mut self, among: &[super::captain::Person], word: super::skill::Keyword) {
        let captain = self.board.acting();
        if captain.has_keyword(among, word) {
            return;
        }
        if let Some(card) = captain.one_use(among, word) {
            self.spend(card);
        }
    }

    pub fn spend(&mut self, card: SupplyId) {
        self.move_card(card, Spot::Ship(self.board.turn), Spot::Discard, Cause::Spent);
    }

    pub fn nav_done(&mut self, id: u8) {
        self.drop_frame();
        let card = nav_card(id);
        self.board.nav_discards[nav_deck(card.region)].push(id);
        if card.reshuffle {
            self.reshuffle_nav(card.region);
        }
    }

    pub fn evade(&mut self, choice: Choice) {
        if let Choice::To(to) = choice {
            self.move_ship(self.board.turn, to, Pace::Evade);
        }
    }

    pub fn cruiser_chosen(&mut self, seat: Seat, choice: Choice) {
        if let Choice::To(to) = choice {
            self.move_cruiser(to, Some(seat));
        }
    }

    pub fn cutter_chosen(&mut self, seat: Seat, choice: Choice) {
        if let Choice::To(to) = choice {
            self.move_cutter(to, Some(seat));
        }
    }

    // Alliance Contact ---------------------------------------------------------------------

    /// Whether an outlaw ship shares the Cruiser's sector and nothing else is going on there. Who
    /// could draw it off is asked first: that spares everybody there.
    pub fn meets_cruiser(&mut self) -> bool {
        let calm = matches!(
            self.board.stack.last(),
            Some(
                Frame::Turn
                    | Frame::Flight
                    | Frame::Arrival
                    | Frame::Shop(_)
                    | Frame::Deal(_)
                    | Frame::TurnDone
            )
        );
        // Nobody is inspected before all ships are placed and the first turn has begun.
        if !calm || self.board.round == 0 {
            return false;
        }
        let cruiser = Some(self.board.cruiser);
        let met = |seat: &Seat| {
            let captain = self.board.captain(*seat);
            captain.sector == cruiser && !captain.inspected && captain.is_outlaw()
        };
        let outlaws = self.board.seats().filter(met);
        let Some(seat) = outlaws.min_by_key(|&seat| self.decoys(seat).is_none()) else {
            return false;
        };
        self.push(Frame::Alliance(seat));
        true
    }

    /// Who has nothing left that the law looks for passes.
    pub fn passes_law(&mut self, seat: Seat) -> bool {
        let legal = !self.board.captain(seat).is_outlaw();
        if legal {
            self.drop_frame();
        }
        legal
    }

    pub fn meet_alliance(&mut self, seat: Seat, choice: Choice) {
        match choice {
            Choice::Submit => self.inspect(seat),
            Choice::Decoy(card) => {
                self.captain_mut(seat).inspected = true;
                self.sink.put(|| Event::Decoyed { seat });
                self.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Spent);
                self.push(Frame::Cruiser(seat, Reach::Neighbour));
            }
            family!(chore) => {
                self.push(Frame::Alliance(seat));
                self.chore(choice);
            }
            Choice::Hide(_)
            | family!(
                set_up, action, company, flight, card, test, crew, shop, talk, stall, count, goods,
                dismiss, order, hands, job, back, bargain, answer, done, price
            ) => {
                foreign(choice);
            }
        }
    }

    fn inspect(&mut self, seat: Seat) {
        self.captain_mut(seat).inspected = true;
        self.sink.put(|| Event::Inspection { seat });
        let fine = FINE * u32::from(self.board.captain(seat).warrants);
        self.pay_what_one_can(seat, fine, Cause::Alliance);
        self.clear_warrants(seat, Cause::Alliance);
        for good in [Good::Contraband, Good::Fugitive] {
            self.unload(seat, good, u8::MAX, Cause::Alliance);
        }
        if seat == self.board.turn {
            self.full_stop();
        }
        self.look_for_wanted(seat);
    }

    fn look_for_wanted(&mut self, seat: Seat) {
        let captain = self.board.captain(seat);
        let ignored = |crew: SupplyId| {
            let mut carried = captain.carried(super::captain::Person::Crew(crew));
            carried.any(|gear| gear.kind().kind().abilities.contains(&Ability::IgnoresWanted))
        };
        let crew = captain.crew.iter().map(|member| member.card);
        let wanted: Vec<SupplyId> =
            crew.filter(|&crew| crew.kind().kind().wanted && !ignored(crew)).collect();
        let hides = |ability| if let Ability::HidesWanted(n) = ability { n } else { 0 };
        let hides = captain.ship_abilities().map(hides).sum();
        self.push(Frame::Wanted(seat, wanted, hides));
    }

    /// Rolls for the next wanted crew, unless somebody may still be hidden.
    pub fn roll_wanted(&mut self) -> bool {
        let Some(Frame::Wanted(seat, todo, hides)) = self.board.stack.last() else { return false };
        let (seat, hides) = (*seat, usize::from(*hides));
        if todo.len() <= hides {
            self.drop_frame();
            return true;
        }
        if hides > 0 {
            return false;
        }
        let crew = todo[0];
        if let Some(Frame::Wanted(_, todo, _)) = self.board.stack.last_mut() {
            todo.remove(0);
        }
        self.wanted_roll(seat, crew);
        true
    }

    /// One die for each roll; a 1 takes the crew out of the game.
    fn wanted_roll(&mut self, seat: Seat, crew: SupplyId) {
        let rolls = |a: &Ability| if let Ability::WantedRolls(n) = a { *n } else { 1 };
        let rolls = crew.kind().kind().abilities.iter().map(rolls).max().unwrap_or(1);
        for _ in 0..rolls {
            let roll = self.hidden.rng.die();
            let caught = roll == 1;
            self.sink.put(|| Event::Wanted { seat, crew, roll, caught });
            if caught {
                return self.move_card(crew, Spot::Ship(seat), Spot::Gone, Cause::Alliance);
            }
        }
    }

    pub fn hide(&mut self, seat: Seat, mut todo: Vec<SupplyId>, hides: u8, choice: Choice) {
        if let Choice::Hide(crew) = choice {
            todo.retain(|other| *other != crew);
        }
        self.push(Frame::Wanted(seat, todo, hides.saturating_sub(1)));
    }
}
