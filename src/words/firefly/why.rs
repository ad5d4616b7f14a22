//! Why something cannot be had or done that lies open: the true reason, in a few words.

use super::FireflyText;
use crate::words::{capital, fill};
use rules::firefly::effect::{Good, Way};
use rules::firefly::supply::{Class, SupplyId};
use rules::firefly::{Talk, View, Visit, figures};

crate::words::catalogue! {
    /// Reasons.
    WhyWords {
        bought: "{n} bought already, no more this time", "déjà {n} achats, pas plus cette fois";
        accepted: "{n} accepted already, no more this time", "déjà {n} acceptés, pas plus cette fois";
        hand_full: "{n} jobs in hand already: drop one first", "déjà {n} contrats en main : lâchez-en un d'abord";
        money: "costs {n}, you have {have}", "coûte {n}, vous avez {have}";
        berth: "no free berth", "plus de place à bord";
        slot: "no free slot for an upgrade: scrap one first", "plus d'emplacement : mettez une amélioration à la casse";
        room_more: "room for {n}", "place pour {n}";
        room: "no room for more", "plus de place";
    }
}

impl FireflyText {
    /// Why a card that is looked at cannot be bought; nothing where it can.
    pub fn why_not_buy(&self, view: &View, visit: &Visit, card: SupplyId) -> Option<String> {
        let words = words(self.lang);
        if visit.bought >= view.buys() {
            return Some(fill(words.bought, &[("n", &visit.bought)]));
        }
        if view.has_place(view.turn, card) {
            return self.too_dear(view, view.price(view.turn, card));
        }
        let crew = card.printed().class == Class::Crew;
        Some(if crew { words.berth } else { words.slot }.to_owned())
    }

    /// Why fuel or parts cannot be bought at this price; nothing where they can.
    pub fn why_not_stock(&self, view: &View, good: Good, price: u32) -> Option<String> {
        let room = view.acting().room(good) > 0;
        let full = (!room).then(|| words(self.lang).room.to_owned());
        let why = full.or_else(|| self.too_dear(view, price))?;
        Some(self.about(&capital(self.any_good(good)), &why))
    }

    /// How much more of a good there is room for.
    pub fn room_left(&self, n: usize) -> String {
        let words = words(self.lang);
        if n == 0 { words.room.to_owned() } else { fill(words.room_more, &[("n", &n)]) }
    }

    fn too_dear(&self, view: &View, price: u32) -> Option<String> {
        let have = view.acting().money;
        let values: [(&str, &dyn std::fmt::Display); 2] =
            [("n", &self.money(price)), ("have", &self.money(have))];
        (have < price).then(|| fill(words(self.lang).money, &values))
    }

    /// Why a job that is looked at cannot be accepted; nothing where it can.
    pub fn why_not_accept(&self, view: &View, talk: &Talk) -> Option<String> {
        let words = words(self.lang);
        if talk.accepted >= figures::ACCEPTED {
            return Some(fill(words.accepted, &[("n", &talk.accepted)]));
        }
        self.why_no_room(view)
    }

    /// Why no job can be accepted however it is come by; nothing where one can.
    pub fn why_no_room(&self, view: &View) -> Option<String> {
        let words = words(self.lang);
        let limit = view.captain(view.turn).hand_limit();
        view.hand_is_full(view.turn).then(|| fill(words.hand_full, &[("n", &limit)]))
    }

    /// What a way out of a card asks for that is not there; nothing where it may be taken.
    pub fn why_not_way(&self, view: &View, way: &Way) -> Vec<String> {
        let lacking = way.needs.iter().filter(|&&need| !view.can_meet(&view.present(), need));
        lacking.map(|need| self.condition(need)).collect()
    }
}
