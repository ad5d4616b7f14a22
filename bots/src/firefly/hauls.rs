//! Goods that a story asks for: sets that are handed in at home, and contraband that lies about for whoever
//! dares and for which purses lie.

use super::bridge::Bridge;
use rules::firefly::contact::Contact;
use rules::firefly::effect::{Good, Lot};
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::story::{Demand, Goal};
use rules::firefly::{Choice, figures};

/// Dollars that are kept when parts are bought for a set.
const KEPT: u32 = 400;
/// Dollars that a set is worth beyond its price.
const SET: i64 = 4000;
/// Dollars that a sector between the haven and the next market costs.
const FAR: i64 = 60;
/// Dollars that a failed attempt costs in crew and warrants.
const HARM: i64 = 450;
/// Rounds after which a match is let end that is being lost.
const LONG: u16 = 60;
/// Dollars that a piece of contraband is worth on the way to a purse.
const TO_PURSE: i64 = 1000;

impl Bridge<'_> {
    /// The sets of which the goal asks for one.
    fn lots(&self) -> &'static [Lot] {
        let of =
            |demand: &Demand| if let Demand::AnyLot(lots) = demand { Some(*lots) } else { None };
        if !CARRIED {
            return &[];
        }
        self.goal().and_then(|goal: &Goal| goal.demands.iter().find_map(of)).unwrap_or(&[])
    }

    /// How many parts make a set, if they do.
    fn parts_in_set(&self) -> Option<u8> {
        self.lots().iter().find(|lot| lot.good == Good::Part).map(|lot| lot.count)
    }

    /// What a set costs that is bought in parts, in dollars.
    fn set_price(&self) -> i64 {
        i64::from(self.parts_in_set().unwrap_or(0)) * i64::from(figures::PART)
    }

    /// What all sets cost that are still to be handed in.
    pub(super) fn sets_price(&self) -> i64 {
        self.set_price() * self.goals_left().count() as i64
    }

    /// What one of a good is worth as part of a set; nothing where none is asked for.
    pub(super) fn set_share(&self, good: Good) -> i64 {
        let lot = self.lots().iter().find(|lot| lot.good == good);
        lot.map_or(0, |lot| self.set_price() / i64::from(lot.count))
    }

    /// The parts that would be aboard after the purchase of as many as make whole sets.
    fn parts_wanted(&self) -> u8 {
        let Some(set) = self.parts_in_set() else { return 0 };
        let me = self.me();
        let paid = me.money.saturating_sub(KEPT) / figures::PART;
        let fits = me.room(Good::Part);
        let all = me.has(Good::Part) + fits.min(paid.min(u8::MAX.into()) as u8);
        let whole = all / set;
        set * whole.min(self.goals_left().count() as u8)
    }

    /// Whether one more part is bought for a set.
    pub(super) fn fills_set(&self) -> bool {
        self.me().has(Good::Part) < self.parts_wanted()
    }

    /// What the sets are worth that a visit to a market completes.
    pub(super) fn sets_value(&self) -> i64 {
        let Some(set) = self.parts_in_set() else { return 0 };
        let more = self.parts_wanted() / set
            - (self.me().has(Good::Part) / set).min(self.parts_wanted() / set);
        SET * i64::from(more)
    }

    /// What it costs to be at home far from every market, where parts are bought for sets.
    pub(super) fn remoteness(&self, at: SectorId) -> i64 {
        if self.lots().is_empty() {
            return 0;
        }
        let moves = |to: SectorId| i64::from(self.board.chart().moves(at, to));
        let markets = self.board.table.markets().map(|market| moves(market.sector()));
        FAR * markets.min().unwrap_or(0)
    }

    /// Whether a good is sold to a contact: not what makes a set, nor contraband for which another has a
    /// purse; the last purse is left where it would end a match that is being lost.
    pub(super) fn would_sell(&self, contact: Contact, good: Good) -> bool {
        let price = i64::from(self.board.sale_price(contact, good).unwrap_or(0));
        if self.set_share(good) > 0 {
            return price > self.set_share(good);
        }
        let Some(asked) = self.sale_asked().filter(|_| good == Good::Contraband) else {
            return true;
        };
        if self.board.last_call.is_some() {
            return true;
        }
        let sold = self.board.talk().map_or(0, |talk| talk.sold.0);
        match self.board.purse(contact) {
            Some(purse) => self.spare(good) + sold >= asked && self.may_end(price, purse.into()),
            None => sold > 0 || !self.purses_open().any(|other| other != contact),
        }
    }

    /// How much contraband sold in one talk takes a purse.
    fn sale_asked(&self) -> Option<u8> {
        self.board.table.purses().map(|purses| purses.sold)
    }

    /// The contacts who trust the ship and under whom a purse lies.
    fn purses_open(&self) -> impl Iterator<Item = Contact> {
        let all = self.board.purses.iter().copied();
        all.filter(|&contact| self.me().is_solid(contact))
    }

    /// Whether the match may end by the sale of so much and a purse: not while a rival is richer.
    fn may_end(&self, price: i64, purse: i64) -> bool {
        if self.board.purses.len() > 1 || self.board.round > LONG {
            return true;
        }
        let rivals = self.board.seats().filter(|&seat| seat != self.seat);
        let richest = rivals.map(|seat| self.board.captain(seat).money).max().unwrap_or(0);
        let spare = i64::from(self.spare(Good::Contraband));
        i64::from(self.me().money) + price * spare + purse > i64::from(richest)
    }

    /// The dollars of the purse that a talk with a contact would bring.
    pub(super) fn purse_due(&self, contact: Contact) -> i64 {
        let purse = self.board.purse(contact).filter(|_| self.me().is_solid(contact));
        let asked = self.sale_asked().unwrap_or(u8::MAX);
        let due =
            self.spare(Good::Contraband) >= asked && self.would_sell(contact, Good::Contraband);
        purse.filter(|_| due).map_or(0, i64::from)
    }

    /// Where contraband is to be fetched, to whom it goes, and what that is worth and takes in thousandths of a
    /// turn.
    pub(super) fn smuggling(&self) -> Option<(Vec<SectorId>, Contact, (i64, i64))> {
        let asked = self.sale_asked()?;
        let room = self.me().room(Good::Contraband);
        let lacks = asked.saturating_sub(self.spare(Good::Contraband)).min(room);
        let mut lies = self.board.caches.0.clone();
        lies.dedup();
        lies.retain(|&at| self.board.cached(at) >= lacks);
        if lacks == 0 || lies.is_empty() {
            return None;
        }
        let worth = |contact: Contact| {
            let price = self.board.sale_price(contact, Good::Contraband)?;
            let purse = self.board.purse(contact).unwrap_or(0);
            Some((i64::from(price) * i64::from(lacks) + i64::from(purse), contact))
        };
        let (value, buyer) = self.board.table.contacts().filter_map(worth).max()?;
        // What is aboard stays there when a card is failed: another action goes on from it.
        let pass = self.clears(1).max(1);
        let failures = i64::from(lacks) * (1000 - pass) * 1000 / pass;
        let value = value - HARM * failures / 1000;
        (value > 0).then_some((lies, buyer, (value, failures)))
    }

    /// On to the next card where that is worth the risk.
    pub(super) fn smuggle_on(&self) -> Choice {
        let lacks = self.sale_asked().is_some_and(|n| self.spare(Good::Contraband) < n);
        let gain = if lacks { TO_PURSE } else { self.good_worth(Good::Contraband) };
        let pass = self.clears(1);
        let goes = pass * gain > (1000 - pass) * HARM && self.may(Choice::Go);
        if goes { Choice::Go } else { Choice::Done }
    }
}
