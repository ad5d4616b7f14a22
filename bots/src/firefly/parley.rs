//! Bargains with rivals in the sector: offers by which both gain, and answers by value.

use super::bridge::Bridge;
use super::worth::remove;
use rules::Seat;
use rules::firefly::effect::Good;
use rules::firefly::supply::{Class, SupplyId};
use rules::firefly::{Bargain, Board, Captain, Choice, Half};

/// Dollars that an offer has to bring to be made.
const LEAST: i64 = 150;
/// Dollars that are kept when cards are bought.
const KEPT: i64 = 600;
/// The fuel that is asked for where there is none to be had, and what it is worth then.
const FUEL: u8 = 3;
const STRANDED: i64 = 400;

/// Both halves of an offer: what is given and what is asked for.
type Halves = (Half, Half);

impl Bridge<'_> {
    /// Whether what is offered is worth more than what is asked.
    pub(super) fn answer(&self, bargain: &Bargain) -> Choice {
        let got = self.half_worth(&bargain.give, |card| self.received(card));
        let given = self.half_worth(&bargain.take, |card| self.parted(card));
        if got > given + given / 10 { Choice::Agree } else { Choice::Refuse }
    }

    fn half_worth(&self, half: &Half, card: impl Fn(SupplyId) -> i64) -> i64 {
        let worth = |(good, count): (Good, &u8)| self.good_worth(good) * i64::from(*count);
        let goods: i64 = half.goods.pairs().map(worth).sum();
        i64::from(half.money) + goods + half.cards.iter().map(|&c| card(c)).sum::<i64>()
    }

    fn received(&self, card: SupplyId) -> i64 {
        if self.board.has_place(self.seat, card) { self.wanted(card) } else { 0 }
    }

    /// What he would give for a card, as little as it is worth or as it can be had for elsewhere.
    fn wanted(&self, card: SupplyId) -> i64 {
        let kind = card.printed();
        let wages = if kind.class == Class::Crew { i64::from(kind.cost) } else { 0 };
        (self.card_gain(card) - wages).clamp(0, 2 * i64::from(kind.cost) + 200)
    }

    /// Never less than he would give to have it back: else it is sold to and fro.
    fn parted(&self, card: SupplyId) -> i64 {
        let back = self.without(card).wanted(card);
        self.card_loss(card).max(card.printed().cost.into()).max(back)
    }

    /// The same ship with a card less.
    fn without(&self, card: SupplyId) -> Bridge<'_> {
        let mut board = self.board.clone();
        remove(&mut board.captains[self.seat], card);
        self.supposing(board, self.seat)
    }

    /// Talks to a rival who should like an offer; once a turn.
    pub(super) fn open_parley(&self) -> Option<Choice> {
        let rivals = self.legal.iter().copied().filter_map(|choice| {
            let Choice::Parley(seat) = choice else { return None };
            // From afar there is nothing to be had for money.
            let near = self.board.are_together(self.seat, seat);
            Some((self.best_offer(seat).filter(|_| near)?.0, choice))
        });
        rivals.max().filter(|_| self.board.offers == 0).map(|(_, choice)| choice)
    }

    /// Two others who should like an offer of each other are given the word; once a turn.
    pub(super) fn give_word(&self) -> Option<Choice> {
        let like = |one: Seat, other: Seat| self.seen_by(one).best_offer(other).is_some();
        let words = self.legal.iter().copied().find(|&choice| {
            let Choice::Between(one, other) = choice else { return false };
            like(one, other) || like(other, one)
        });
        words.filter(|_| self.board.offers == 0)
    }

    /// The next word of the best offer; who was given the word and has none hears the other.
    pub(super) fn compose(&self, bargain: &Bargain) -> Choice {
        let word = self.best_offer(bargain.with).and_then(|(_, (give, take))| {
            if !bargain.asking {
                return next_word(&bargain.give, &give, Choice::Ask);
            }
            (bargain.give == give).then_some(())?;
            next_word(&bargain.take, &take, Choice::Propose)
        });
        let given = self.view.turn != bargain.from && self.view.turn != bargain.with;
        let hear = (given && self.may(Choice::Hear)).then_some(Choice::Hear);
        word.filter(|&choice| self.may(choice)).or(hear).unwrap_or(Choice::Back)
    }

    /// The offer to a rival that brings most of those that he should accept.
    fn best_offer(&self, with: Seat) -> Option<(i64, Halves)> {
        let rival = self.seen_by(with);
        let buys = cards(rival.me()).filter_map(|card| self.purchase(&rival, card));
        let sells = cards(self.me()).filter_map(|card| self.sale_of(&rival, card));
        let offers = buys.chain(sells).chain(self.fuel_offer(&rival));
        offers.filter(|&(gain, _)| gain >= LEAST).max_by_key(|&(gain, _)| gain)
    }

    /// The same table as the rival looks at it; his hand is not known and does not count.
    fn seen_by(&self, seat: Seat) -> Bridge<'_> {
        let mut board = self.board.clone();
        board.turn = seat;
        self.supposing(board, seat)
    }

    /// A table that is only thought of, as a seat looks at it.
    fn supposing(&self, board: Board, seat: Seat) -> Bridge<'_> {
        Bridge { view: self.view, board, seat, legal: Vec::new(), depth: 1, nerve: self.nerve }
    }

    /// Dollars for a card of his: a little more than it is worth to him.
    fn purchase(&self, rival: &Bridge<'_>, card: SupplyId) -> Option<(i64, Halves)> {
        let price = (rival.parted(card) * 11 / 10 / 100 + 1) * 100;
        let rich = i64::from(self.me().money) - price >= KEPT;
        let take = Half { cards: vec![card], ..Half::default() };
        rich.then(|| (self.received(card) - price, (dollars(price), take)))
    }

    /// An own card for dollars: a little less than it is worth to him.
    fn sale_of(&self, rival: &Bridge<'_>, card: SupplyId) -> Option<(i64, Halves)> {
        let price = (rival.received(card) - 1).max(0) * 10 / 11 / 100 * 100;
        let rich = i64::from(rival.me().money) >= price && price > 0;
        let give = Half { cards: vec![card], ..Half::default() };
        rich.then(|| (price - self.parted(card), (give, dollars(price))))
    }

    /// Fuel for a ship that would be stuck without.
    fn fuel_offer(&self, rival: &Bridge<'_>) -> Option<(i64, Halves)> {
        let market = self.here().is_some_and(|at| self.board.market(at).is_some());
        let price = i64::from(FUEL) * 100;
        let apt = !market && self.fuel() == 0 && rival.fuel() > 2 * FUEL;
        let mut take = Half::default();
        take.goods[Good::Fuel] = FUEL;
        (apt && i64::from(self.me().money) >= price).then(|| (STRANDED, (dollars(price), take)))
    }
}

fn dollars(price: i64) -> Half {
    Half { money: price as u32, ..Half::default() }
}

/// Crew, gear and upgrades.
fn cards(captain: &Captain) -> impl Iterator<Item = SupplyId> + '_ {
    let crew = captain.crew.iter().map(|member| member.card);
    let gear = captain.gear.iter().map(|gear| gear.card);
    crew.chain(gear).chain(captain.upgrades.iter().copied())
}

/// What is still to be named of a half; none if too much was.
fn next_word(named: &Half, wanted: &Half, last: Choice) -> Option<Choice> {
    if named == wanted {
        return Some(last);
    }
    let left = wanted.money.checked_sub(named.money)?;
    if let Some(step) = [2000, 500, 100].into_iter().find(|&step| u32::from(step) <= left) {
        return Some(Choice::Money(step));
    }
    let short = |good: &Good| wanted.goods[*good] > named.goods[*good];
    if let Some(good) = Good::ALL.into_iter().find(short) {
        return Some(Choice::Good(good));
    }
    wanted.cards.iter().find(|card| !named.cards.contains(card)).map(|&card| Choice::Card(card))
}
