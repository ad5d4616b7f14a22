//! Bargains between ships in one sector (section 13).
//!
//! Captains may bargain in anybody's turn. Who begins makes an offer or hears one out; the other
//! side answers.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Pending, foreign};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::captain::{Captain, Goods, Member, Person};
use crate::firefly::choice::{Choice, family};
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::ledger::insert;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Class, SupplyId};
use crate::firefly::turns::Play;

/// The dollars that one choice adds to an offer.
const STEPS: [u16; 3] = [100, 500, 2000];
/// What changes hands; people do not.
const WARES: [Good; 4] = [Good::Fuel, Good::Part, Good::Cargo, Good::Contraband];

/// One half of an offer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Half {
    /// Dollars.
    pub money: u32,
    /// Fuel, parts, cargo and contraband.
    pub goods: Goods,
    /// Crew, gear and upgrades.
    pub cards: Vec<SupplyId>,
}

/// An offer of one seat to another in its sector, whoever has the turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bargain {
    /// Who makes it.
    pub from: Seat,
    /// To whom.
    pub with: Seat,
    /// What is given.
    pub give: Half,
    /// What is asked in return.
    pub take: Half,
    /// Whether the second half is being named.
    pub asking: bool,
    /// Whether it is made by the side that was asked for one.
    pub heard: bool,
}

impl Bargain {
    /// An offer of nothing yet.
    pub fn new(from: Seat, with: Seat) -> Bargain {
        let (give, take) = (Half::default(), Half::default());
        Bargain { from, with, give, take, asking: false, heard: false }
    }

    /// Whether nothing has been named yet.
    pub fn is_blank(&self) -> bool {
        !self.asking && self.give == Half::default()
    }

    /// Whose goods are being named, and what was named of them.
    fn named(&self) -> (Seat, &Half) {
        if self.asking { (self.with, &self.take) } else { (self.from, &self.give) }
    }

    /// All that may be named of a side of which nothing has been.
    pub fn nameable(&self, board: &Board) -> Vec<Choice> {
        self.beside(&Half::default(), board)
    }

    /// What may be named beside what has been.
    fn beside(&self, half: &Half, board: &Board) -> Vec<Choice> {
        let captain = board.captain(self.named().0);
        let left = captain.money - half.money;
        let steps = STEPS.iter().filter(|&&step| left >= step.into());
        let mut choices: Vec<Choice> = steps.map(|&step| Choice::Money(step)).collect();
        // From afar money alone changes hands.
        if board.are_together(self.from, self.with) {
            let more = |good: &&Good| captain.has(**good) > half.goods[**good];
            choices.extend(WARES.iter().filter(more).map(|&good| Choice::Good(good)));
            let cards = cards(captain).filter(|card| !half.cards.contains(card));
            choices.extend(cards.map(Choice::Card));
        }
        choices
    }
}

/// An offer is put together.
impl Pending for Box<Bargain> {
    fn decider(&self, _: &Board) -> Seat {
        self.from
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut choices = vec![Choice::Back];
        if self.is_blank() && !self.heard {
            choices.push(Choice::Hear);
        }
        choices.extend(self.beside(self.named().1, &game.board));
        if !self.asking {
            choices.push(Choice::Ask);
        } else if game.is_sound(self) {
            choices.push(Choice::Propose);
        }
        choices
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let half = if self.asking { &mut self.take } else { &mut self.give };
        match choice {
            Choice::Money(step) => half.money += u32::from(step),
            Choice::Good(good) => half.goods[good] += 1,
            Choice::Card(card) => insert(&mut half.cards, card),
            Choice::Ask => self.asking = true,
            Choice::Hear => {
                *self = Bargain { heard: true, ..Bargain::new(self.with, self.from) };
            }
            Choice::Propose => return play.propose(*self),
            Choice::Back => return,
            family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, goods, dismiss, order, hands, job, study, answer, done, price
            ) => return foreign(choice),
        }
        play.push(self);
    }
}

/// A bargain that is offered, and answered by the other side.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Offer(pub Bargain);

impl Pending for Box<Offer> {
    fn decider(&self, _: &Board) -> Seat {
        self.0.with
    }

    fn choices(&self, _: &Firefly) -> Vec<Choice> {
        vec![Choice::Agree, Choice::Refuse]
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let agreed = choice == Choice::Agree;
        let seat = self.0.with;
        play.put(|| Event::Answer { seat, agreed });
        if agreed {
            play.strike(&self.0);
        }
    }
}

impl Firefly {
    /// Whether the offer is one and both ships have a place for what they get.
    fn is_sound(&self, bargain: &Bargain) -> bool {
        let nothing = Half::default();
        if bargain.give == nothing && bargain.take == nothing {
            return false;
        }
        let (from, to) = (self.board.captain(bargain.from), self.board.captain(bargain.with));
        let (there, back) = net(bargain);
        let give = Half { goods: there, ..bargain.give.clone() };
        let take = Half { goods: back, ..bargain.take.clone() };
        fits(from, &give, &take) && fits(to, &take, &give)
    }
}

/// Crew, gear and upgrades.
fn cards(captain: &Captain) -> impl Iterator<Item = SupplyId> {
    let crew = captain.crew.iter().map(|member| member.card);
    let gear = captain.gear.iter().map(|gear| gear.card);
    crew.chain(gear).chain(captain.upgrades.iter().copied())
}

/// Whether a ship that parts with one half has a place for the other.
fn fits(captain: &Captain, less: &Half, more: &Half) -> bool {
    let mut after = captain.clone();
    after.crew.retain(|member| !less.cards.contains(&member.card));
    after.upgrades.retain(|card| !less.cards.contains(card));
    for &card in &more.cards {
        match card.printed().class {
            Class::Crew if !captain.would_hire(card) => return false,
            Class::Crew => {
                after.crew.push(Member { card, disgruntled: false });
            }
            Class::Upgrade => after.upgrades.push(card),
            Class::Gear | Class::DriveCore(_) => {}
        }
    }
    // Cards go first: what is aboard must have its place in the ship as it is then.
    if !after.is_stowed() {
        return false;
    }
    for good in WARES {
        let count = less.goods[good];
        let held = count.min(after.hold[good]);
        after.hold[good] -= held;
        after.stash[good] -= count - held;
    }
    after.upgrades.len() <= after.slots()
        && after.crew.len() < usize::from(after.berths())
        && after.has_room(&more.goods)
}

impl Play<'_> {
    fn propose(&mut self, bargain: Bargain) {
        let (from, to) = (bargain.from, bargain.with);
        self.put(|| Event::Offer {
            from,
            to,
            give_money: bargain.give.money,
            give_goods: bargain.give.goods,
            give_cards: bargain.give.cards.clone(),
            ask_money: bargain.take.money,
            ask_goods: bargain.take.goods,
            ask_cards: bargain.take.cards.clone(),
        });
        self.push(Box::new(Offer(bargain)));
    }

    /// Both halves change hands.
    fn strike(&mut self, bargain: &Bargain) {
        let (from, to) = (bargain.from, bargain.with);
        // Cards first: upgrades bring the spaces that goods need.
        let cause = Cause::Parley(from, to);
        let both = [(from, to, &bargain.give), (to, from, &bargain.take)];
        let tokens = both.map(|(owner, _, half)| self.disgruntled_among(owner, half));
        for (owner, other, half) in both {
            for &card in &half.cards {
                self.move_card(card, Spot::Ship(owner), Spot::Ship(other), cause);
            }
        }
        for ((_, other, _), upset) in both.into_iter().zip(tokens) {
            upset.into_iter().for_each(|person| self.disgruntle(other, person, cause));
        }
        self.swap_goods(from, to, bargain);
    }

    /// Crew that change ships keep their tokens.
    fn disgruntled_among(&self, owner: Seat, half: &Half) -> Vec<Person> {
        let captain = self.board.captain(owner);
        let crew = half.cards.iter().map(|&card| Person::Crew(card));
        crew.filter(|&person| captain.is_disgruntled(person)).collect()
    }

    /// Only the difference travels, out of both ships before any comes aboard.
    fn swap_goods(&mut self, from: Seat, to: Seat, bargain: &Bargain) {
        let cause = Cause::Parley(from, to);
        let paid = bargain.give.money as i32 - bargain.take.money as i32;
        self.money(from, -paid, cause);
        self.money(to, paid, cause);
        let (there, back) = net(bargain);
        for good in WARES {
            self.unload(from, good, there[good], cause);
            self.unload(to, good, back[good], cause);
        }
        // Large goods take whole spaces, the small ones whatever is left.
        for &good in WARES.iter().rev() {
            self.stow(to, good, there[good], cause);
            self.stow(from, good, back[good], cause);
        }
    }
}

/// What travels there and back once equal goods are left where they are.
fn net(bargain: &Bargain) -> (Goods, Goods) {
    let (give, take) = (&bargain.give.goods, &bargain.take.goods);
    let less = |one: &Goods, other: &Goods| {
        let mut goods = *one;
        goods.iter_mut().zip(other).for_each(|(count, same)| *count = count.saturating_sub(*same));
        goods
    };
    (less(give, take), less(take, give))
}
