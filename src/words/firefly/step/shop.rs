//! A visit to a supply planet.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::effect::Good;
use rules::firefly::supply::{Class, SupplyId};
use rules::firefly::{Choice, Look, View, Visit, figures};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of a visit to a supply planet.
    ShopWords {
        ask_consider: "Shortlist cards, then buy", "Regardez, puis achetez";
        ask_buy: "Buy what you want", "Achetez ce que vous voulez";
        ctx_considered: "{n} of {most} on the shortlist", "{n} sur {most} de côté";
        ctx_buys: "buy up to {n} more, paid at once", "encore {n} à acheter, payés aussitôt";
        ctx_bought: "no more cards, but fuel and parts", "plus de cartes, mais carburant et pièces";
        do_take: "Shortlist {what}, {n}: {at} of {most}", "Mettre de côté {what}, {n} : {at} sur {most}";
        do_draw: "Draw one: {at} of {most}", "Piocher : {at} sur {most}";
        do_hire: "Hire {what} for {n}", "Engager {what} pour {n}";
        do_hire_free: "Hire {what}, free", "Engager {what} gratuitement";
        do_buy: "Buy {what} for {n}", "Acheter {what} pour {n}";
        do_done_shop: "Leave the shop", "Quitter le magasin";
    }
}

impl Told for Visit {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        if self.look == Look::Over { words.ask_buy } else { words.ask_consider }
    }

    fn context(&self, say: &Say) -> String {
        let at = say.text.market(self.market);
        if self.look != Look::Over {
            return say.text.about(at, &considered(say, self.looks()));
        }
        let left = say.view.buys().saturating_sub(self.bought);
        if left == 0 {
            return say.text.about(at, words(say.lang()).ctx_bought);
        }
        say.text.about(at, &fill(words(say.lang()).ctx_buys, &[("n", &left)]))
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        if choice == Choice::Done {
            return Some(words(say.lang()).do_done_shop.to_owned());
        }
        if choice == Choice::Draw {
            return Some(draw(say, self.looks()));
        }
        let Choice::Take(card) = choice else { return None };
        let price = say.text.money(say.view.price(say.view.turn, card));
        let told = say.card(words(say.lang()).do_take, card);
        Some(fill(&look(&told, self.looks()), &[("n", &price)]))
    }

    fn cards(&self, _: &View) -> Vec<SupplyId> {
        self.seen.clone()
    }

    fn moment(&self, _: &View) -> &'static str {
        "shop"
    }
}

/// How many cards or jobs have been looked at.
pub(super) fn considered(say: &Say, (seen, most): (usize, usize)) -> String {
    fill(words(say.lang()).ctx_considered, &[("n", &seen), ("most", &most)])
}

/// What draws a card or job to look at it, so many having been looked at.
pub(super) fn draw(say: &Say, looks: (usize, usize)) -> String {
    look(words(say.lang()).do_draw, looks)
}

/// Which look it is, of how many.
pub(super) fn look(template: &str, (seen, most): (usize, usize)) -> String {
    fill(template, &[("at", &(seen + 1)), ("most", &most)])
}

/// What buys a card, or hires it.
pub(super) fn buy(say: &Say, card: SupplyId) -> String {
    let words = words(say.lang());
    let crew = card.printed().class == Class::Crew;
    let price = say.view.price(say.view.turn, card);
    let template = match price {
        0 if crew => words.do_hire_free,
        _ if crew => words.do_hire,
        _ => words.do_buy,
    };
    let said = fill(&say.card(template, card), &[("n", &say.text.money(price))]);
    let captain = say.view.acting();
    let by = captain.cheapens(card).map(|person| say.text.person(captain, person));
    by.map_or(said.clone(), |who| say.text.thanks(&said, who))
}

/// What buys a good at a price.
pub(super) fn purchase(say: &Say, good: Good, price: u32) -> String {
    let values: [(&str, &dyn Display); 2] =
        [("what", &say.text.good(good, 1)), ("n", &say.text.money(price))];
    fill(words(say.lang()).do_buy, &values)
}

/// What buys a good at what planets ask for it.
pub(super) fn stock(say: &Say, good: Good) -> String {
    purchase(say, good, if good == Good::Part { figures::PART } else { figures::FUEL })
}
