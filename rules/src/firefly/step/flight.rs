//! Flying (section 6): sector by sector, and out of harm's way.

#![deny(clippy::wildcard_enum_match_arm)]

use super::turn::TurnDone;
use super::{Pending, foreign};
use crate::firefly::board::{Action, Board};
use crate::firefly::choice::{Choice, family};
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event};
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::story::Twist;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;
use crate::{Later, Seat};
use std::hash::{Hash, Hasher};

/// How a ship moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Pace {
    /// Without fuel and cards.
    Mosey,
    /// A nav card for each sector.
    Burn,
    /// Out of harm's way, without a card.
    Evade,
    /// Wherever somebody else steers it, without a card.
    Adrift,
}

/// A Fly action under way. What the base game does not know of hashes only where it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Mosey or full burn.
    pub pace: Pace,
    /// Sectors that it has gone.
    pub gone: u8,
    /// Whether something stopped it.
    pub stopped: bool,
    /// Sectors added to its range.
    pub farther: u8,
    /// Whether each further sector costs one fuel more.
    pub leaks: bool,
    /// Nav cards in a row of which nothing came, where that counts.
    pub quiet: Later<u8>,
    /// What it has to help it.
    pub aids: Later<Aids>,
}

/// What helps a flight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aids {
    /// Sectors that the drive adds for one fuel more.
    pub overdrive: u8,
    /// Whether patrols are misled.
    pub misleads: bool,
    /// Whether it is none of the Fly action.
    pub jets: bool,
    /// The first sectors for which no nav card is drawn.
    pub clear: Later<u8>,
}

impl Flight {
    /// One that begins.
    pub(crate) fn new(pace: Pace) -> Flight {
        let (quiet, aids) = (Later::default(), Later::default());
        Flight { pace, gone: 0, stopped: false, farther: 0, leaks: false, quiet, aids }
    }
}

impl Hash for Flight {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.pace, self.gone, self.stopped).hash(state);
        if (self.farther, self.leaks) != (0, false) {
            (self.farther, self.leaks).hash(state);
        }
        self.quiet.hash(state);
        self.aids.hash(state);
    }
}

/// Where the flight under way goes next.
pub(super) struct NextSector;

impl Pending for NextSector {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let (Some(at), Some(flight)) = (game.board.acting().sector, game.board.flight) else {
            return vec![Choice::Stop];
        };
        let mut choices: Vec<Choice> = game.board.exits(at, flight.pace).map(Choice::To).collect();
        if flight.gone > 0 || choices.is_empty() {
            choices.push(Choice::Stop);
        }
        game.aids_to_flight(at, flight, &mut choices);
        game.chores(&mut choices);
        choices
    }

    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        if play.board.sectors_left() > 0 {
            return Some(self);
        }
        let jets = play.board.flight.is_some_and(|flight| flight.aids.jets);
        play.board.flight = None;
        // Alone, Fly ends the turn.
        if play.board.table.aim().is_some() && !jets {
            play.push(TurnDone);
        }
        None
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        play.push(NextSector);
        match choice {
            Choice::To(to) => play.fly_to(to),
            Choice::Stop => play.full_stop(),
            Choice::Scan(at) => play.scan(at),
            Choice::Boost(upgrade) => play.boost(upgrade),
            Choice::Overdrive => play.overdrive(),
            Choice::Mislead(upgrade) => play.mislead(upgrade),
            Choice::Serve(good) => play.serve(good),
            family!(chore) => play.chore(choice),
            Choice::Rouse(_)
            | Choice::Summon(_)
            | family!(
                set_up, action, company, card, law, test, crew, shop, talk, stall, count, goods,
                dismiss, order, hands, job, back, study, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl Firefly {
    /// What upgrades add to a flight: a longer range as it starts, alert tokens beside the ship.
    fn aids_to_flight(&self, at: SectorId, flight: Flight, choices: &mut Vec<Choice>) {
        if !CARRIED {
            return;
        }
        let captain = self.board.acting();
        // What adds to the range otherwise comes by a card, after the first sector.
        let starts = flight.pace == Pace::Burn && flight.gone == 0;
        let fuelled = starts && captain.has(Good::Fuel) > 0;
        let boost = captain.fitted(|a| matches!(a, Ability::Boosts(_)));
        let boost = boost.filter(|_| fuelled && flight.farther == flight.aids.overdrive);
        choices.extend(boost.map(Choice::Boost));
        let drive = captain.overdrive().filter(|_| fuelled && flight.aids.overdrive == 0);
        choices.extend(drive.map(|_| Choice::Overdrive));
        let decoy = captain.fitted(|a| *a == Ability::Misleads);
        let decoy = decoy.filter(|_| starts && !flight.aids.misleads);
        choices.extend(decoy.map(Choice::Mislead));
        self.meals(choices);
        if captain.fitted(|a| *a == Ability::Scans).is_some() {
            let near = self.board.chart().neighbours(at);
            choices.extend(near.filter(|&near| self.board.has_tokens(near)).map(Choice::Scan));
        }
    }
}

impl Firefly {
    /// What may be served to a crew of which somebody is upset.
    fn meals(&self, choices: &mut Vec<Choice>) {
        let captain = self.board.acting();
        let upset = captain.everyone().iter().any(|&person| captain.is_disgruntled(person));
        if upset && captain.fitted(|a| *a == Ability::Feeds).is_some() {
            let meals = [Good::Cargo, Good::Contraband].into_iter();
            choices.extend(meals.filter(|&good| captain.has(good) > 0).map(Choice::Serve));
        }
    }
}

impl Play<'_> {
    /// One fuel more for a longer flight, thanks to the drive.
    fn overdrive(&mut self) {
        let farther = self.board.acting().overdrive().unwrap_or(0);
        self.unload(self.board.turn, Good::Fuel, 1, Cause::Burn);
        self.change_flight(|flight| {
            flight.farther += farther;
            flight.aids.overdrive = farther;
        });
    }

    /// Patrols look elsewhere for the rest of the flight.
    fn mislead(&mut self, upgrade: SupplyId) {
        self.spend(upgrade);
        self.change_flight(|flight| flight.aids.misleads = true);
    }

    /// Everybody aboard has a good meal.
    fn serve(&mut self, good: Good) {
        if !CARRIED {
            return;
        }
        let (seat, everyone) = (self.board.turn, self.board.acting().everyone());
        let Some(mess) = self.board.acting().fitted(|a| *a == Ability::Feeds) else { return };
        self.unload(seat, good, 1, Cause::Card(mess));
        everyone.into_iter().for_each(|person| self.calm(seat, person, Cause::Card(mess)));
    }

    /// An action for a full burn, whether the ship has flown or not.
    pub(super) fn burn_jets(&mut self, upgrade: SupplyId) {
        self.act(Action::Jets);
        self.spend(upgrade);
        self.lift_off(Pace::Burn);
        self.change_flight(|flight| flight.aids.jets = true);
    }

    /// One fuel more for a longer flight.
    fn boost(&mut self, upgrade: SupplyId) {
        let farther = |a: &Ability| if let Ability::Boosts(n) = a { *n } else { 0 };
        let farther: u8 = upgrade.printed().abilities.iter().map(farther).sum();
        self.unload(self.board.turn, Good::Fuel, 1, Cause::Card(upgrade));
        self.change_flight(|flight| flight.farther += farther);
    }

    pub(crate) fn take_off(&mut self, pace: Pace) {
        self.act(Action::Fly);
        self.lift_off(pace);
    }

    fn lift_off(&mut self, pace: Pace) {
        if pace == Pace::Burn {
            let cost = self.board.acting().burn_cost();
            self.unload(self.board.turn, Good::Fuel, cost, Cause::Burn);
        }
        self.board.flight = Some(Flight::new(pace));
        self.push(NextSector);
        if CARRIED && pace == Pace::Burn && self.board.table.has(Twist::ClearSkies) {
            self.look_out();
        }
    }

    /// A die: so many sectors are clear.
    fn look_out(&mut self) {
        let (seat, roll) = (self.board.turn, self.hidden.rng.die());
        self.put(|| Event::Skies { seat, roll });
        self.change_flight(|flight| flight.aids.clear.0 = roll);
    }

    fn fly_to(&mut self, to: SectorId) {
        let Some(flight) = &mut self.game.board.flight else { return };
        flight.gone += 1;
        let pace = flight.pace;
        self.push(Arrival);
        self.enter(to, pace);
    }

    /// The ship whose turn it is comes to a sector.
    fn enter(&mut self, to: SectorId, pace: Pace) {
        let seat = self.board.turn;
        if self.board.flight.is_some_and(|flight| flight.leaks) {
            self.unload(seat, Good::Fuel, 1, Cause::Burn);
        }
        self.move_ship(seat, to, pace);
        self.resolve_alerts(seat, matches!(pace, Pace::Mosey | Pace::Burn));
    }

    pub(crate) fn full_stop(&mut self) {
        self.change_flight(|flight| flight.stopped = true);
    }

    pub(super) fn change_flight(&mut self, change: impl FnOnce(&mut Flight)) {
        self.game.board.flight.as_mut().map(change);
    }
}

/// After the Cruiser has had its say: a nav card, if the ship still burns.
pub(super) struct Arrival;

impl Pending for Arrival {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let burns = |f: Flight| f.pace == Pace::Burn && !f.stopped && f.gone > f.aids.clear.0;
        let draws = play.board.flight.is_some_and(burns);
        let at = play.board.acting().sector.filter(|_| draws)?;
        play.turn_up_nav(at.sector().region);
        None
    }

    fn is_calm(&self) -> bool {
        true
    }
}

/// To an adjacent sector without a card.
pub(super) struct Evasion;

impl Pending for Evasion {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Some(at) = game.board.acting().sector else { return Vec::new() };
        game.board.exits(at, Pace::Evade).map(Choice::To).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::To(to) = choice {
            play.enter(to, Pace::Evade);
        }
    }
}

/// The seat to the right steers the ship whose turn it is, so many sectors more. Each is as good as
/// a move of its own, but for cards and range; what waits there waits for where it comes to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Adrift(pub u8);

impl Pending for Adrift {
    fn decider(&self, board: &Board) -> Seat {
        board.right_of(board.turn)
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Some(at) = game.board.acting().sector else { return Vec::new() };
        game.board.exits(at, Pace::Adrift).map(Choice::To).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::To(to), seat) = (choice, play.board.turn) else { return };
        if self.0 > 1 {
            play.push(Adrift(self.0 - 1));
            return play.move_ship(seat, to, Pace::Adrift);
        }
        play.enter(to, Pace::Adrift);
    }
}
