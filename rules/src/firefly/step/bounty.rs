//! Bounties (section 16): who is caught, who is delivered, and who is set free.

#![deny(clippy::wildcard_enum_match_arm)]

use super::errand::ErrandDone;
use super::{Chase, Errand, Outcome, Payday, Pending, Step, Task};
use crate::Seat;
use crate::firefly::board::{Action, Board};
use crate::firefly::bounty::Bounty;
use crate::firefly::captain::{Bound, Person};
use crate::firefly::choice::Choice;
use crate::firefly::event::{BountySpot, Cause, Event, Spot};
use crate::firefly::patrol::Patrol;
use crate::firefly::sector::{Region, SectorId};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;

impl Board {
    /// Who goes to hunt for a bounty before anybody is told to stay.
    pub fn hunters(&self, bounty: u8) -> Vec<Person> {
        let captain = self.acting();
        let immoral = Bounty::of(bounty).is_some_and(|bounty| bounty.immoral);
        let shuns = |p: &Person| captain.abilities(*p).contains(&Ability::ShunsImmoral);
        let mut team = captain.everyone();
        team.retain(|person| !(immoral && shuns(person)));
        team
    }

    /// Where somebody whom a bounty is on is now.
    fn whereabouts(&self, card: SupplyId) -> Spot {
        let aboard = |seat: &Seat| self.captain(*seat).member(card).is_some();
        self.seats().find(aboard).map_or(Spot::Discard, Spot::Ship)
    }
}

impl Play<'_> {
    // The row of posters -------------------------------------------------------------------

    pub(super) fn move_bounty(&mut self, bounty: u8, from: BountySpot, to: BountySpot) {
        self.put(|| Event::Bounty { bounty, from, to });
    }

    /// Whoever can no longer be caught leaves the game, and others take their places.
    pub(in crate::firefly) fn fill_posters(&mut self) {
        if !self.board.table.sets.have_bounties() || self.board.turn_up_posters_later() {
            return;
        }
        let at_large =
            |play: &Self, id: u8| Bounty::of(id).is_some_and(|one| play.board.is_at_large(one));
        let open = self.board.posters.0.clone();
        for id in open {
            if at_large(self, id) {
                continue;
            }
            self.board.posters.retain(|other| *other != id);
            self.move_bounty(id, BountySpot::Open, BountySpot::Gone);
        }
        while self.board.posters.len() < Bounty::OPEN
            && let Some(next) = self.hidden.bounties.pop()
        {
            self.move_bounty(next, BountySpot::Deck, BountySpot::Open);
            if at_large(self, next) {
                self.board.posters.push(next);
            } else {
                self.move_bounty(next, BountySpot::Open, BountySpot::Gone);
            }
        }
    }

    /// The Cruiser's nav card: all go under the deck, and others are shown.
    pub(in crate::firefly) fn renew_posters(&mut self) {
        let open = std::mem::take(&mut self.board.posters.0);
        for &id in &open {
            self.hidden.bounties.insert(0, id);
            self.move_bounty(id, BountySpot::Open, BountySpot::Deck);
        }
        self.fill_posters();
    }

    // Catching -----------------------------------------------------------------------------

    /// Somebody of one's own crew is bound at once; others are hunted.
    pub(super) fn hunt(&mut self, bounty: u8, card: SupplyId) {
        if !CARRIED {
            return;
        }
        let seat = self.board.turn;
        if let Some(chase) = self.board.chase(seat, card) {
            return self.set_upon(Task::Bounty(bounty), chase);
        }
        self.act(Action::Work);
        let cause = Cause::Bounty(bounty);
        let crew: Vec<SupplyId> =
            self.board.acting().crew.iter().map(|m| m.card).filter(|one| *one != card).collect();
        self.seize(bounty, card);
        crew.into_iter().for_each(|one| self.disgruntle(seat, Person::Crew(one), cause));
    }

    pub(super) fn jump(&mut self, bounty: u8) {
        if let Some(rival) = self.board.catcher(bounty).filter(|_| CARRIED) {
            self.set_upon(Task::Bounty(bounty), Chase::Bound(rival));
        }
    }

    /// Somebody is caught, unless another dies for him.
    pub(super) fn seize(&mut self, bounty: u8, card: SupplyId) {
        let from = self.board.whereabouts(card);
        let fate = Fate::Caught(bounty);
        if let Spot::Ship(seat) = from
            && let Some(other) = self.board.stand_in(seat, card)
        {
            return self.push(StandIn { seat, card: other, victim: Person::Crew(card), fate });
        }
        self.bind(bounty, card);
    }

    /// Somebody lies bound beside the acting ship, and the row is filled at once.
    fn bind(&mut self, bounty: u8, card: SupplyId) {
        let seat = self.board.turn;
        let from = self.board.whereabouts(card);
        self.lay_bound(seat, bounty, card);
        if self.board.posters.contains(&bounty) {
            self.board.posters.retain(|id| *id != bounty);
            self.move_bounty(bounty, BountySpot::Open, BountySpot::Bound(seat));
        }
        self.move_card(card, from, Spot::Bound(seat), Cause::Bounty(bounty));
        self.fill_posters();
    }

    pub(super) fn lay_bound(&mut self, seat: Seat, bounty: u8, card: SupplyId) {
        let bound = &mut self.captain_mut(seat).bound;
        match bound.iter_mut().find(|bound| bound.bounty == bounty) {
            Some(one) => one.people.push(card),
            None => bound.push(Bound { bounty, people: vec![card] }),
        }
    }

    /// Somebody is no longer bound; a bounty with nobody left goes by whoever takes it.
    pub(in crate::firefly) fn unbind(&mut self, seat: Seat, card: SupplyId) {
        if !CARRIED {
            return;
        }
        let bound = &mut self.captain_mut(seat).bound;
        bound.iter_mut().for_each(|bound| bound.people.retain(|one| *one != card));
        bound.retain(|bound| !bound.people.is_empty());
    }

    // What becomes of the bound ------------------------------------------------------------

    /// The bound are handed over: the reward for each, the crew's share, and qualms.
    pub(super) fn deliver_bound(&mut self, id: u8) {
        let (seat, cause) = (self.board.turn, Cause::Bounty(id));
        let bounty = Bounty::of(id).filter(|_| CARRIED);
        let Some((bounty, bound)) = bounty.zip(self.board.acting().bound_for(id).cloned()) else {
            return;
        };
        self.act(Action::Work);
        let team = self.board.acting().everyone();
        let errand = Errand::new(Task::Bounty(id), Step::Finish, team);
        self.board.errand = Some(Errand { gone: true, outcome: Some(Outcome::Done), ..errand });
        self.push(ErrandDone);
        let pay = self.board.bounty_pay(seat, bounty);
        if bounty.immoral {
            self.for_moral(|play, seat, person| play.disgruntle(seat, person, cause));
        }
        self.money(seat, pay as i32, cause);
        for card in bound.people {
            self.move_card(card, Spot::Bound(seat), Spot::Gone, cause);
        }
        self.move_bounty(id, BountySpot::Bound(seat), BountySpot::Gone);
        let crew = self.board.acting().crew.iter().map(|member| member.card);
        let due = crew.filter(|card| card.printed().cost > 0).collect();
        self.push(Payday(due));
        if self.board.counts_deeds() {
            self.goal_reached();
        }
    }

    /// Reavers take the bound of a seat with them.
    pub(in crate::firefly) fn lose_bound(&mut self, seat: Seat, cause: Cause) {
        for bound in self.board.captain(seat).bound.0.clone() {
            for card in bound.people {
                self.move_card(card, Spot::Bound(seat), Spot::Gone, cause);
            }
            self.move_bounty(bound.bounty, BountySpot::Bound(seat), BountySpot::Gone);
        }
    }

    /// The bound of a rival change hands; then it is said what becomes of them.
    pub(super) fn take_over(&mut self, bounty: u8) {
        let seat = self.board.turn;
        let Some(rival) = self.board.catcher(bounty) else { return };
        let Some(bound) = self.board.captain(rival).bound_for(bounty).cloned() else { return };
        for card in bound.people {
            self.move_card(card, Spot::Bound(rival), Spot::Bound(seat), Cause::Bounty(bounty));
            self.lay_bound(seat, bounty, card);
        }
        self.move_bounty(bounty, BountySpot::Bound(rival), BountySpot::Bound(seat));
        self.push(Capture(bounty));
    }
}

/// What becomes of the bound who were taken from a rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Capture(pub u8);

impl Pending for Capture {
    fn choices(&self, _: &Firefly) -> Vec<Choice> {
        vec![Choice::Bind, Choice::Rescue]
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Rescue {
            play.push(Welcome(self.0));
        }
    }
}

/// Who was freed joins the crew, where there is a berth; on a planet one may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Welcome(pub u8);

impl Welcome {
    fn next(self, board: &Board) -> Option<SupplyId> {
        board.acting().bound_for(self.0)?.people.first().copied()
    }
}

impl Pending for Welcome {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        let planet = captain.sector.is_some_and(|at| game.board.chart().planetary(at));
        let joins = self.next(&game.board).is_some_and(|card| captain.would_hire(card));
        let crew = captain.crew.iter().filter(|_| planet && joins);
        [Choice::Done].into_iter().chain(crew.map(|m| Choice::Dismiss(m.card))).collect()
    }

    /// One after the other; the bounty goes under its deck once all are free.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let (seat, cause) = (play.board.turn, Cause::Bounty(self.0));
        let Some(card) = self.next(&play.board) else {
            play.hidden.bounties.insert(0, self.0);
            play.move_bounty(self.0, BountySpot::Bound(seat), BountySpot::Deck);
            play.fill_posters();
            return None;
        };
        if play.board.has_place(seat, card) {
            play.push(self);
            play.move_card(card, Spot::Bound(seat), Spot::Ship(seat), cause);
            return None;
        }
        Some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let seat = play.board.turn;
        play.push(self);
        if let Choice::Dismiss(crew) = choice {
            return play.move_card(crew, Spot::Ship(seat), Spot::Discard, Cause::Free);
        }
        if let Some(card) = self.next(&play.board) {
            play.move_card(card, Spot::Bound(seat), Spot::Discard, Cause::Bounty(self.0));
        }
    }
}

/// What befalls somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// He is killed.
    Killed(Cause),
    /// He is caught for this bounty.
    Caught(u8),
    /// The law takes him along.
    Seized(Cause),
}

/// Somebody may be killed in the place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StandIn {
    /// Whose crew they are.
    pub seat: Seat,
    /// Who would die.
    pub card: SupplyId,
    /// For whom.
    pub victim: Person,
    /// What befalls him else.
    pub fate: Fate,
}

impl Pending for StandIn {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, _: &Firefly) -> Vec<Choice> {
        vec![Choice::Spend(self.card), Choice::Keep]
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let StandIn { seat, card, victim, fate } = self;
        let spared = choice != Choice::Keep;
        if spared {
            let cause = match fate {
                Fate::Killed(cause) | Fate::Seized(cause) => cause,
                Fate::Caught(bounty) => Cause::Bounty(bounty),
            };
            return play.move_card(card, Spot::Ship(seat), Spot::Gone, cause);
        }
        match (fate, victim) {
            (Fate::Killed(cause), person) => play.die_or_not(person, cause),
            (Fate::Caught(bounty), Person::Crew(card)) => play.bind(bounty, card),
            (Fate::Seized(cause), Person::Crew(card)) => {
                play.move_card(card, Spot::Ship(seat), Spot::Gone, cause);
            }
            (Fate::Caught(_) | Fate::Seized(_), Person::Leader) => {}
        }
    }
}

impl Board {
    /// Who of a crew may be killed in the place of another of it.
    pub(super) fn stand_in(&self, seat: Seat, victim: SupplyId) -> Option<SupplyId> {
        let found = self.captain(seat).crew_with(|a| *a == Ability::StandsIn);
        found.filter(|&card| card != victim)
    }

    /// Whether set-up is not over: the posters are shown as it ends.
    fn turn_up_posters_later(&self) -> bool {
        self.round == 0 && self.posters.is_empty()
    }
}

impl Play<'_> {
    /// The first posters are shown.
    pub(super) fn show_posters(&mut self) {
        while self.board.posters.len() < Bounty::OPEN
            && let Some(next) = self.hidden.bounties.pop()
        {
            self.move_bounty(next, BountySpot::Deck, BountySpot::Open);
            self.board.posters.push(next);
        }
        self.fill_posters();
    }

    /// The law takes a crew along, unless another dies for it.
    pub(super) fn take_along(&mut self, seat: Seat, crew: SupplyId, cause: Cause) {
        if let Some(card) = self.board.stand_in(seat, crew) {
            let (victim, fate) = (Person::Crew(crew), Fate::Seized(cause));
            return self.push(StandIn { seat, card, victim, fate });
        }
        self.move_card(crew, Spot::Ship(seat), Spot::Gone, cause);
    }

    /// A Fly action: the Cruiser comes to the ship.
    pub(super) fn hail(&mut self, _: SupplyId) {
        let (seat, here) = (self.board.turn, self.board.acting().sector);
        let Some(here) = here.filter(|_| CARRIED) else { return };
        self.act(Action::Fly);
        self.call(Patrol::Cruiser, here, (seat, seat));
    }
}

impl Firefly {
    /// Who calls the Cruiser to the ship.
    pub(super) fn hail_choice(&self, at: SectorId) -> Option<Choice> {
        let crew = self.board.acting().crew_with(|a| *a == Ability::CallsCruiser)?;
        let open = at.sector().region == Region::Alliance && self.board.cruiser != at;
        open.then_some(Choice::Hail(crew))
    }
}
