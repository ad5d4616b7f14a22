//! Nav cards and Reaver Contact (section 6), and the ways out that cards offer.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Frame, LoadUpTo, Move, Pending};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::captain::Person;
use crate::firefly::choice::Choice;
use crate::firefly::effect::{Effect, Good, Label, Lot, Need, Way};
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::nav::{nav_card, touches_ship};
use crate::firefly::patrol::{Dispatch, Order, Patrol, Reach};
use crate::firefly::sector::Region;
use crate::firefly::sets::CARRIED;
use crate::firefly::skill::Keyword;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, Class, SupplyId};
use crate::firefly::turns::Play;

/// After so many cards in a row of which nothing comes fuel has been recycled.
const RECYCLED: u8 = 2;

/// The nav card whose ways out Reaver Contact has.
pub const REAVER_CUTTER: u8 = 102;

/// The nav card that brings the Cruiser, and a new alert card with it.
const ALLIANCE_CRUISER: u8 = 2;

/// A way out of the nav card of this number. Where it leaves anything to decide or to save, things
/// may be put in order first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nav(pub u8);

impl Pending for Nav {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let ways = nav_card(self.0).ways;
        let mut choices = game.open_ways(ways);
        if ways.iter().any(Way::summons_cutter) {
            choices.extend(game.repelling());
            choices.extend(game.dodging());
        }
        let open = choices.iter().filter_map(|choice| way_of(ways, *choice));
        if choices.len() > 1 || open.flat_map(|way| way.effects).any(touches_ship) {
            game.chores(&mut choices);
        }
        choices
    }

    /// A breakdown passes by a ship that is built for it; no Reavers come to the Corvette.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let ways = nav_card(self.0).ways;
        let guarded = ways.iter().all(Way::summons_cutter)
            && play.board.corvette.is_some()
            && play.board.acting().sector == play.board.corvette.0;
        let ignored = guarded
            || play.board.misleads(self.0)
            || ways.iter().any(|way| way.label == Label::Breakdown)
                && play.board.acting().ignores_breakdowns();
        if ignored {
            let (seat, card) = (play.board.turn, self.0);
            play.put(|| Event::Ignored { seat, card });
        }
        (!ignored).then_some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Repel(upgrade) = choice {
            play.repel(upgrade);
            return play.send(SUMMONED);
        }
        if let Choice::Dodge(upgrade) = choice {
            return play.dodge(upgrade);
        }
        let Choice::Way(_) = choice else {
            play.push(self);
            return play.chore(choice);
        };
        play.take_way(nav_card(self.0).ways, choice, Cause::Nav(self.0));
    }
}

/// The nav card of this number is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NavDone(pub u8);

impl Pending for NavDone {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let card = nav_card(self.0);
        play.board.nav_discards[card.region].push(self.0);
        if card.reshuffle {
            play.reshuffle_nav(card.region);
        }
        None
    }
}

/// Reaver Contact at the start of a turn.
pub(super) struct Reavers;

impl Pending for Reavers {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut choices = game.open_ways(nav_card(REAVER_CUTTER).ways);
        choices.extend(game.repelling());
        choices.extend(game.dodging());
        game.chores(&mut choices);
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Repel(upgrade) = choice {
            return play.repel(upgrade);
        }
        if let Choice::Dodge(upgrade) = choice {
            return play.dodge(upgrade);
        }
        let Choice::Way(_) = choice else {
            play.push(self);
            return play.chore(choice);
        };
        play.take_way(nav_card(REAVER_CUTTER).ways, choice, Cause::Reavers);
    }
}

/// The Cutter comes to the ship.
const SUMMONED: Dispatch = Dispatch { patrol: Patrol::Cutter, order: Order::Summoned };

impl Way {
    /// Whether the Cutter comes to the ship.
    pub fn summons_cutter(&self) -> bool {
        self.effects.contains(&Effect::Send(SUMMONED))
    }
}

impl Firefly {
    /// What drives a Cutter off.
    fn repelling(&self) -> Option<Choice> {
        if !CARRIED {
            return None;
        }
        let gun = self.board.acting().fitted(|ability| *ability == Ability::RepelsCutter);
        gun.map(Choice::Repel)
    }

    /// What lets a ship slip away from a Cutter, for one fuel.
    fn dodging(&self) -> Option<Choice> {
        let captain = self.board.acting();
        let suite = captain.fitted(|ability| *ability == Ability::DodgesCutters);
        suite.filter(|_| captain.has(Good::Fuel) > 0).map(Choice::Dodge)
    }
}

impl Board {
    /// Whether a nav card would move a patrol that is misled.
    fn misleads(&self, card: u8) -> bool {
        let misled = self.flight.is_some_and(|flight| flight.aids.misleads);
        CARRIED && misled && nav_card(card).ways.iter().any(|way| sends(way.effects))
    }

    /// Whether a need of a way is met, by those who are there or by a part that counts as one of them.
    pub fn can_meet(&self, among: &[Person], need: Need) -> bool {
        self.met(among, need) || self.part_meets(need)
    }

    /// Whether a part would count as whom a card asks for.
    fn part_meets(&self, need: Need) -> bool {
        let Need::Profession(profession) = need else { return false };
        self.acting().part_counts_as(profession)
    }
}

/// Whether some effects, or what a test or branch among them leads to, move a patrol.
fn sends(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| {
        if let Effect::Test(test) = effect {
            return test.bands.iter().any(|band| sends(band.effects));
        }
        if let Effect::If { then, otherwise, .. } = effect {
            return sends(then) || sends(otherwise);
        }
        matches!(effect, Effect::Send(_))
    })
}

/// Whether a nav card or Reavers are being met.
pub(super) fn is_met(board: &Board) -> bool {
    board.stack.iter().any(|frame| matches!(frame, Frame::Nav(_) | Frame::Reavers))
}

/// The way that a choice takes.
fn way_of(ways: &'static [Way], choice: Choice) -> Option<&'static Way> {
    let Choice::Way(at) = choice else { return None };
    ways.get(usize::from(at))
}

impl Firefly {
    /// The ways whose needs are met.
    pub(super) fn open_ways(&self, ways: &[Way]) -> Vec<Choice> {
        let open = ways.iter().enumerate().filter(|(_, way)| self.meets_needs(way.needs));
        open.map(|(at, _)| Choice::Way(at as u8)).collect()
    }

    pub(super) fn meets_needs(&self, needs: &[Need]) -> bool {
        let present = self.board.present();
        needs.iter().all(|&need| self.board.can_meet(&present, need))
    }
}

impl Play<'_> {
    /// Turns up the next nav card of a region.
    pub(crate) fn turn_up_nav(&mut self, region: Region) {
        let Some(card) = self.draw_nav_card(region) else { return };
        let seat = self.board.turn;
        self.put(|| Event::Nav { seat, region, card });
        if card == ALLIANCE_CRUISER {
            self.raise_edict();
            self.renew_posters();
        }
        self.push(NavDone(card));
        self.push(Nav(card));
        self.recycle(card);
    }

    /// A ship that recycles what it burns takes a fuel where twice in a row nothing is met, once a
    /// flight.
    fn recycle(&mut self, card: u8) {
        let recycler = self.board.acting().fitted(|a| *a == Ability::Recycles);
        let misled = self.board.misleads(card);
        let (Some(upgrade), Some(flight)) = (recycler, &mut self.game.board.flight) else { return };
        let quiet = flight.quiet.0;
        *flight.quiet = match (quiet, nav_card(card).is_empty_space() || misled) {
            (RECYCLED, _) => RECYCLED,
            (_, true) => quiet + 1,
            (_, false) => 0,
        };
        if quiet < RECYCLED && flight.quiet.0 == RECYCLED {
            let lot = Lot { good: Good::Fuel, count: 1 };
            self.push(LoadUpTo { lot, cause: Cause::Card(upgrade) });
        }
    }

    /// The gun is spent; the Cutter that is here, or comes here first, is moved one sector.
    fn repel(&mut self, upgrade: SupplyId) {
        let seat = self.board.turn;
        self.spend(upgrade);
        let ship = self.board.captain(seat).sector;
        self.push(Move { patrol: Patrol::Cutter, seat, reach: Reach::Neighbour, ship });
    }

    /// One fuel, and the card or contact is ignored.
    fn dodge(&mut self, upgrade: SupplyId) {
        self.unload(self.board.turn, Good::Fuel, 1, Cause::Card(upgrade));
        self.get_away();
    }

    pub(crate) fn take_way(&mut self, ways: &'static [Way], choice: Choice, cause: Cause) {
        let Choice::Way(at) = choice else { return };
        let Some(way) = ways.get(usize::from(at)) else { return };
        let seat = self.board.turn;
        self.put(|| Event::Way { seat, cause, way: at });
        way.needs.iter().for_each(|need| self.use_up(*need));
        self.push_effects(way.effects, cause, way.label == Label::Salvage, None);
    }

    /// Gear that counts for a need only when it is discarded.
    pub(super) fn use_up(&mut self, need: Need) {
        match need {
            Need::Keyword(word) => self.show(&self.board.present(), word),
            Need::Either(needs) => {
                let present = self.board.present();
                let met = needs.iter().copied().find(|&need| self.board.met(&present, need));
                met.into_iter().for_each(|need| self.use_up(need));
            }
            Need::Profession(_) => {
                if self.board.part_meets(need) && !self.board.met(&self.board.present(), need) {
                    self.unload(self.board.turn, Good::Part, 1, Cause::Spent);
                }
            }
            Need::Solid(_)
            | Need::Has(_)
            | Need::OnJob(_)
            | Need::Planet
            | Need::Berth
            | Need::NoDisgruntled
            | Need::Firearm(_)
            | Need::OutlawSomewhere
            | Need::Room(_)
            | Need::Crew
            | Need::Moral
            | Need::Outlaw
            | Need::Sturdy
            | Need::Cash(_)
            | Need::AnySolid
            | Need::Carries(_)
            | Need::NoGoal => {}
        }
    }

    /// Shows a keyword: where nothing lasting does, one-use gear is discarded.
    pub(crate) fn show(&mut self, among: &[Person], word: Keyword) {
        let captain = self.board.acting();
        if captain.has_keyword(among, word) {
            return;
        }
        if let Some(card) = captain.one_use(among, word) {
            self.spend(card);
        }
    }

    /// A card is discarded for what it does. Of gear somebody may find a use once more: whether it
    /// stays.
    pub(crate) fn spend(&mut self, card: SupplyId) -> bool {
        self.spend_of(self.board.turn, card)
    }

    /// The same of a seat's ship.
    pub(crate) fn spend_of(&mut self, seat: Seat, card: SupplyId) -> bool {
        if card.printed().class == Class::Gear
            && let Some(from) = self.board.captain(seat).keeps_gear()
        {
            let (gear, roll) = (card, self.hidden.rng.die());
            let kept = roll >= from;
            self.put(|| Event::Salvaged { seat, gear, roll, kept });
            if kept {
                return true;
            }
        }
        self.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Spent);
        false
    }
}
