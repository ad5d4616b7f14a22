//! What set-up cards have captains do before the first turn.

use super::{Say, Told, shop};
use crate::words::fill;
use rules::Seat;
use rules::firefly::step::{Draft, DrawJobs, Outset, Provisions, Stall};
use rules::firefly::supply::{KindId, SupplyId};
use rules::firefly::{Choice, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of set-up cards.
    OpeningWords {
        @sets ask_draw: "Whose jobs?", "Les contrats de qui ?";
        @sets ctx_draw: "{n} more to draw", "encore {n} à piocher";
        @sets ctx_marks: "A goal token goes where each of the next {n} jobs ends; then they are shuffled back", "Un jeton d'objectif va là où finit chacun des {n} prochains contrats ; puis on les remélange";
        @sets do_draw: "Draw from {who}", "Piocher chez {who}";
        @sets ask_outset: "Take a leader or buy a ship", "Prenez un chef ou achetez un vaisseau";
        @sets do_ship: "Buy the {what} for {n}", "Acheter {what} pour {n}";
        @sets ask_provisions: "Fuel and parts?", "Du carburant et des pièces ?";
        @sets ctx_money: "{n} at hand", "{n} en main";
        @sets do_enough: "That will do", "Cela suffira";
        @sets ask_deck: "Which supply deck is shared out?", "Quel approvisionnement est partagé ?";
        @sets do_deck: "Share out {place}", "Partager {place}";
        @sets ask_draft: "Take a free card", "Prenez une carte gratuite";
        @sets do_take: "Take {what}", "Prendre {what}";
        @sets do_none: "Take none", "N'en prendre aucune";
        @sets ask_stall: "Buy before you go?", "Des achats avant le départ ?";
        @sets ctx_stall: "{n} left for {m} cards at most", "encore {n} pour {m} cartes au plus";
    }
}

impl Told for DrawJobs {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_draw
    }

    fn context(&self, say: &Say) -> String {
        let words = words(say.lang());
        let text = if say.view.table.lays_marks() { words.ctx_marks } else { words.ctx_draw };
        fill(text, &[("n", &self.left)])
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Deal(contact) = choice else { return None };
        Some(say.who(words(say.lang()).do_draw, say.text.contact(contact)))
    }

    fn seat(&self, _: &View) -> Seat {
        self.seat
    }

    fn moment(&self, _: &View) -> &'static str {
        "draw"
    }
}

impl Told for Outset {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_outset
    }

    fn context(&self, say: &Say) -> String {
        money(say, self.0)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Ship(ship) = choice else { return None };
        let price = say.text.money(ship.printed().list);
        let values: [(&str, &dyn Display); 2] = [("what", &say.text.vessel(ship)), ("n", &price)];
        Some(fill(words(say.lang()).do_ship, &values))
    }

    fn seat(&self, _: &View) -> Seat {
        self.0
    }

    fn moment(&self, _: &View) -> &'static str {
        "outset"
    }
}

impl Told for Provisions {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_provisions
    }

    fn context(&self, say: &Say) -> String {
        money(say, self.0)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Purchase(good) = choice else {
            return Some(words(say.lang()).do_enough.to_owned());
        };
        Some(shop::purchase(say, good, Provisions::price(good)))
    }

    fn seat(&self, _: &View) -> Seat {
        self.0
    }

    fn moment(&self, _: &View) -> &'static str {
        "provisions"
    }
}

/// What a seat has to spend.
fn money(say: &Say, seat: Seat) -> String {
    let money = say.text.money(say.view.captain(seat).money);
    fill(words(say.lang()).ctx_money, &[("n", &money)])
}

/// Which supply deck is shared out.
pub(super) struct DraftDeck;

impl Told for DraftDeck {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_deck
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Place(at) = choice else { return None };
        Some(fill(words(say.lang()).do_deck, &[("place", &say.text.place(at))]))
    }

    fn seat(&self, view: &View) -> Seat {
        view.first
    }

    fn moment(&self, _: &View) -> &'static str {
        "draft-deck"
    }
}

impl Told for Draft {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_draft
    }

    fn context(&self, say: &Say) -> String {
        say.text.market(self.market).to_owned()
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        let Choice::Buy(card) = choice else { return Some(words.do_none.to_owned()) };
        Some(fill(words.do_take, &[("what", &say.text.supply(card))]))
    }

    fn seat(&self, view: &View) -> Seat {
        view.decider().unwrap_or(view.turn)
    }

    fn moment(&self, _: &View) -> &'static str {
        "draft"
    }
}

/// What buys a card of which another of other profession has the name.
fn namesake(say: &Say, card: SupplyId) -> Option<String> {
    let kind = card.printed();
    let alike =
        |other: KindId| other != card.kind() && say.text.kind(other) == say.text.supply(card);
    let one = kind.professions.first().filter(|_| KindId::all().any(alike))?;
    Some(say.text.aside(&shop::buy(say, card), say.text.profession(*one)))
}

impl Told for Stall {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_stall
    }

    fn context(&self, say: &Say) -> String {
        let values: [(&str, &dyn Display); 2] =
            [("n", &say.text.money(self.dollars)), ("m", &self.cards)];
        fill(words(say.lang()).ctx_stall, &values)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        if let Choice::Buy(card) = choice {
            return namesake(say, card);
        }
        (choice == Choice::Done).then(|| words(say.lang()).do_enough.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "stall"
    }
}
