//! Parts of what is said: wares, dice, and what brought something about.

use super::FireflyText;
use crate::words::fill;
use rules::firefly::ship::Spaces;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Cause, Goods, Half};

impl FireflyText {
    /// One half of an offer.
    pub fn half(&self, half: &Half) -> String {
        self.wares(half.money, &half.goods, &half.cards)
    }

    /// Money, goods and cards in a row; nothing is said to be nothing.
    pub(super) fn wares(&self, money: u32, goods: &Goods, cards: &[SupplyId]) -> String {
        let mut parts = Vec::new();
        parts.extend((money > 0).then(|| self.money(money)));
        let some = goods.pairs().filter(|(_, n)| **n > 0);
        parts.extend(some.map(|(good, &n)| self.good(good, n.into())));
        parts.extend(self.supplies(cards));
        if parts.is_empty() { self.words.nothing.to_owned() } else { parts.join(", ") }
    }

    /// How much of a place goods fill: `3½ of 8 spaces filled`.
    pub fn filled(&self, goods: &Goods, spaces: Spaces) -> String {
        let halves = spaces.taken(goods);
        let half = if halves % 2 == 1 { "½" } else { "" };
        let filled = match halves / 2 {
            0 if halves == 1 => half.to_owned(),
            whole => format!("{whole}{half}"),
        };
        fill(self.lang.firefly_page().room, &[("n", &filled), ("all", &spaces.all())])
    }

    /// Dice as they lie: `6 + 3`.
    pub(super) fn dice(&self, (die, bonus): (u8, u8)) -> String {
        if bonus == 0 { die.to_string() } else { format!("{die} + {bonus}") }
    }

    /// The same with what they come to: `6 + 3 = 9`.
    pub(super) fn dice_sum(&self, (die, bonus): (u8, u8)) -> String {
        let dice = self.dice((die, bonus));
        if bonus == 0 { dice } else { format!("{dice} = {}", die + bonus) }
    }

    /// What brought something about, by its name.
    pub fn cause(&self, cause: Cause) -> String {
        let words = self.words;
        let text = match cause {
            Cause::Nav(card) => self.nav_title(card),
            Cause::Misbehave(card) => self.misbehave_title(card),
            Cause::Job(job) | Cause::Aside(job) => self.job(job),
            Cause::Corvette => words.why_corvette,
            Cause::Goal(goal) => return self.goal_number(goal),
            Cause::Wages(job) => return self.about(words.why_wages, self.job(job)),
            Cause::Shop(market) => self.market(market),
            Cause::Deal(contact) => self.contact(contact),
            Cause::Setup => words.why_setup,
            Cause::Reavers => words.reavers,
            Cause::Alliance => words.alliance,
            Cause::Burn => words.why_burn,
            Cause::Bribe => words.why_bribe,
            Cause::Spent => words.why_spent,
            Cause::ShoreLeave => words.why_leave,
            Cause::MakeWork => words.why_make_work,
            Cause::BetterOffer(_) => words.why_offer,
            Cause::Parley(..) => words.why_parley,
            Cause::Free => words.why_free,
            Cause::Soothe => words.why_soothe,
            Cause::FedUp => words.why_fed_up,
            Cause::Identity => words.why_identity,
            Cause::Story => words.why_story,
            Cause::Card(card) => self.supply(card),
            Cause::Bounty(bounty) => return self.bounty(bounty),
        };
        text.to_owned()
    }
}
