//! Alliance Contact (section 6).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Pending, foreign};
use crate::firefly::board::Board;
use crate::firefly::captain::{Captain, Person};
use crate::firefly::choice::{Choice, family};
use crate::firefly::edict::Edict;
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::patrol::{Patrol, Reach};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::story::Twist;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;
use crate::{Later, Seat};

/// The fine for each warrant, in dollars.
pub const FINE: u32 = 1000;

/// The law comes aboard a seat's ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alliance(pub Seat);

impl Pending for Alliance {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let decoy = game.board.decoy(self.0).map(Choice::Decoy);
        let mut choices: Vec<Choice> = [Choice::Submit].into_iter().chain(decoy).collect();
        choices.extend(game.board.given_for_fines(self.0).into_iter().map(Choice::LetGo));
        if self.0 == game.board.turn {
            game.chores(&mut choices);
        }
        choices
    }

    /// Who has nothing left that the law looks for passes.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        play.board.captain(self.0).is_outlaw().then_some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Alliance(seat) = self;
        if let Choice::LetGo(crew) = choice {
            play.move_card(crew, Spot::Ship(seat), Spot::Gone, Cause::Alliance);
            return play.inspect(seat, 1);
        }
        match choice {
            Choice::Submit => play.inspect(seat, 0),
            Choice::Decoy(card) => {
                play.captain_mut(seat).inspected = true;
                play.put(|| Event::Decoyed { seat });
                play.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Spent);
                play.push(Patrol::Cruiser.moved_by(seat, Reach::Neighbour));
            }
            family!(chore) => {
                play.push(self);
                play.chore(choice);
            }
            Choice::Hide(_)
            | family!(
                set_up, action, company, flight, card, test, crew, shop, talk, stall, count, goods,
                dismiss, order, hands, job, back, study, bargain, answer, done, price
            ) => {
                foreign(choice);
            }
        }
    }
}

impl Board {
    /// The wanted crew of whom an alert lets a seat give one up in the place of a fine.
    fn given_for_fines(&self, seat: Seat) -> Vec<SupplyId> {
        let captain = self.captain(seat);
        if captain.warrants == 0 || !self.is_posted(Edict::IncarcerationOrder) {
            return Vec::new();
        }
        let crew = captain.crew.iter().map(|member| member.card);
        crew.filter(|&card| captain.is_wanted(Person::Crew(card))).collect()
    }

    /// A decoy of a seat.
    pub(super) fn decoy(&self, seat: Seat) -> Option<SupplyId> {
        let mut upgrades = self.captain(seat).upgrades.iter().copied();
        upgrades.find(|card| card.printed().abilities.contains(&Ability::Decoy))
    }
}

impl Play<'_> {
    fn inspect(&mut self, seat: Seat, spared: u8) {
        let warrants = self.board.captain(seat).warrants;
        self.captain_mut(seat).inspected = true;
        self.put(|| Event::Inspection { seat });
        let fine = FINE * u32::from(warrants.saturating_sub(spared));
        self.pay_what_one_can(seat, fine, Cause::Alliance);
        self.clear_warrants(seat, Cause::Alliance);
        for &good in self.board.captain(seat).seized() {
            self.unload(seat, good, u8::MAX, Cause::Alliance);
        }
        if seat == self.board.turn {
            self.full_stop();
        }
        if CARRIED && self.board.table.has(Twist::TakesDearest) {
            self.push(Levy(seat));
        }
        self.look_for_wanted(seat, self.board.wanted_up_to(warrants));
    }

    fn look_for_wanted(&mut self, seat: Seat, up_to: u8) {
        let captain = self.board.captain(seat);
        let (todo, hides) = (captain.sought(), captain.hides());
        let leader = Later(captain.is_wanted(Person::Leader));
        self.push(Wanted { seat, todo, hides, leader, more: Later(up_to - 1) });
    }

    /// One die for each roll; one up to the number takes the crew out of the game. Whether it does.
    pub(super) fn wanted_roll(&mut self, seat: Seat, crew: SupplyId, up_to: u8) -> bool {
        for _ in 0..wanted_rolls(crew) {
            let roll = self.hidden.rng.die();
            let caught = roll <= up_to;
            self.put(|| Event::Wanted { seat, crew, roll, caught });
            if caught {
                self.take_along(seat, crew, Cause::Alliance);
                return true;
            }
        }
        false
    }

    /// The same for a leader, who is upset instead and loses the token.
    pub(super) fn leader_roll(&mut self, seat: Seat, up_to: u8) -> bool {
        if !CARRIED {
            return false;
        }
        let roll = self.hidden.rng.die();
        let caught = roll <= up_to;
        self.put(|| Event::Above { seat, roll, than: up_to, won: !caught });
        if caught {
            self.spare_leader(seat, Cause::Alliance);
        }
        caught
    }

    /// A leader who would be taken along is upset instead and loses the wanted token.
    fn spare_leader(&mut self, seat: Seat, cause: Cause) {
        self.unbrand(seat, Person::Leader);
        self.disgruntle(seat, Person::Leader, cause);
    }
}

/// How many wanted rolls a crew has to pass.
pub fn wanted_rolls(crew: SupplyId) -> u8 {
    let rolls = |a: &Ability| if let Ability::WantedRolls(n) = a { *n } else { 1 };
    crew.printed().abilities.iter().map(rolls).max().unwrap_or(1)
}

impl Captain {
    /// The wanted crew that wanted rolls do not pass by.
    pub fn sought(&self) -> Vec<SupplyId> {
        let ignored = |crew: SupplyId| {
            let mut carried = self.carried(Person::Crew(crew));
            carried.any(|gear| gear.printed().abilities.contains(&Ability::IgnoresWanted))
        };
        let crew = self.crew.iter().map(|member| member.card);
        crew.filter(|&crew| self.is_wanted(Person::Crew(crew)) && !ignored(crew)).collect()
    }

    /// Whether somebody whom the law looks for has no place to hide.
    fn is_found(&self) -> bool {
        let sought = self.sought().len() + usize::from(self.is_wanted(Person::Leader));
        sought > usize::from(self.hides())
    }

    /// The goods that the law takes away.
    pub(super) fn seized(&self) -> &'static [Good] {
        if self.keeps_fugitives() {
            &[Good::Contraband]
        } else {
            &[Good::Contraband, Good::Fugitive]
        }
    }

    /// How many of them the ship hides.
    pub fn hides(&self) -> u8 {
        let hides = |ability| if let Ability::HidesWanted(n) = ability { n } else { 0 };
        self.ship_abilities().map(hides).sum()
    }
}

/// Corvette Contact: the owner of a ship hands over one of the crew that the Operative looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Manhunt(pub Seat);

impl Pending for Manhunt {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.captain(self.0);
        let sought = captain.sought();
        // Who hides all of them loses none; who does not says himself who is hidden.
        let found = captain.is_found();
        sought.into_iter().filter(|_| found).map(Choice::LetGo).collect()
    }

    /// A leader alone whom the law looks for is not taken along.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let captain = play.board.captain(self.0);
        let alone = captain.sought().is_empty() && captain.is_wanted(Person::Leader);
        if alone && captain.is_found() {
            play.spare_leader(self.0, Cause::Corvette);
            return None;
        }
        Some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::LetGo(crew) = choice {
            play.take_along(self.0, crew, Cause::Corvette);
        }
    }
}

impl Play<'_> {
    /// The Operative takes the fugitives that he finds and ends the flight; no fines, and warrants
    /// and contraband are none of his business.
    pub(in crate::firefly) fn begin_manhunt(&mut self, seat: Seat) {
        if !CARRIED {
            return;
        }
        self.put(|| Event::Manhunt { seat });
        let captain = self.board.captain(seat);
        let safe = captain.keeps_fugitives();
        let held = if safe { 0 } else { captain.hold[Good::Fugitive] };
        self.shift(seat, Good::Fugitive, (-(held as i8), 0), Cause::Corvette);
        if seat == self.board.turn {
            self.full_stop();
        }
    }
}

/// The Cruiser takes the dearest of the crew along, whichever of several their captain likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Levy(pub Seat);

impl Pending for Levy {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let crew = game.board.captain(self.0).crew.iter().map(|member| member.card);
        let price = |card: &SupplyId| card.printed().cost;
        let most = crew.clone().map(|card| price(&card)).max();
        crew.filter(|card| Some(price(card)) == most).map(Choice::LetGo).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::LetGo(crew) = choice {
            play.take_along(self.0, crew, Cause::Alliance);
        }
    }
}

/// Wanted crew of a seat that are still to be looked for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Wanted {
    /// Whose they are.
    pub seat: Seat,
    /// The crew, in the order aboard.
    pub todo: Vec<SupplyId>,
    /// How many of them may still be hidden.
    pub hides: u8,
    /// Whether the leader is looked for too, hidden where there is room for all.
    pub leader: Later<bool>,
    /// How many dice more than the 1 take somebody along.
    pub more: Later<u8>,
}

impl Pending for Wanted {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, _: &Firefly) -> Vec<Choice> {
        self.todo.iter().map(|&crew| Choice::Hide(crew)).collect()
    }

    /// Rolls for the next wanted crew, unless somebody may still be hidden.
    fn advance(mut self, play: &mut Play<'_>) -> Option<Self> {
        let all = self.todo.len() + usize::from(self.leader.0);
        if all <= self.hides.into() {
            return None;
        }
        if self.hides > 0 && !self.todo.is_empty() {
            return Some(self);
        }
        let (seat, up_to) = (self.seat, 1 + self.more.0);
        if self.todo.is_empty() {
            play.leader_roll(seat, up_to);
            return None;
        }
        let crew = self.todo.remove(0);
        play.push(self);
        play.wanted_roll(seat, crew, up_to);
        None
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Hide(crew) = choice {
            self.todo.retain(|other| *other != crew);
        }
        self.hides = self.hides.saturating_sub(1);
        play.push(self);
    }
}
