//! A talk with a contact.

use super::{Say, Told, shop};
use crate::words::fill;
use rules::firefly::effect::Good;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Choice, Look, Talk, View, figures};

crate::words::catalogue! {
    /// The words of a talk with a contact.
    DealWords {
        ask_consider: "Shortlist jobs, then accept", "Regardez, puis acceptez";
        ask_accept: "Accept jobs", "Acceptez des contrats";
        ctx_accepts: "{n} more may be accepted", "encore {n} à accepter";
        ctx_none: "no more jobs can be accepted", "plus aucun contrat à accepter";
        ctx_full: "hand full, a job must go first", "main pleine, un contrat doit d'abord partir";
        ctx_drop: "hand full: to accept another, press “{press}”", "main pleine : pour en accepter un autre, touchez « {press} »";
        do_take_job: "Shortlist {job}: {at} of {most}", "Mettre de côté {job} : {at} sur {most}";
        do_accept: "Accept {job}", "Accepter {job}";
        do_sell: "Sell {what} for {n}", "Vendre {what} pour {n}";
        do_board: "Take {what} aboard", "Embarquer {what}";
        do_clear: "Clear all warrants for {n}", "Effacer tous les mandats pour {n}";
        do_done_deal: "Take your leave", "Prendre congé";
    }
}

impl Told for Talk {
    fn ask(&self, say: &Say) -> &'static str {
        if self.look == Look::Over {
            words(say.lang()).ask_accept
        } else {
            words(say.lang()).ask_consider
        }
    }

    fn context(&self, say: &Say) -> String {
        let purse = super::cache::purse(say, self).filter(|_| CARRIED);
        let parts = [Some(looking(self, say)), purse].into_iter().flatten();
        parts.collect::<Vec<_>>().join(" · ")
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        if let Choice::Purchase(good) = choice {
            return Some(shop::purchase(say, good, self.contact.price_of(good)?));
        }
        if choice == Choice::Done {
            return Some(words(say.lang()).do_done_deal.to_owned());
        }
        if choice == Choice::Draw {
            return Some(shop::draw(say, say.view.looks(self)));
        }
        let Choice::TakeJob(job) = choice else { return None };
        let told = say.job(words(say.lang()).do_take_job, job);
        Some(shop::look(&told, say.view.looks(self)))
    }

    fn moment(&self, _: &View) -> &'static str {
        "deal"
    }
}

/// How many jobs may still be looked at or accepted.
fn looking(talk: &Talk, say: &Say) -> String {
    let (view, words, with) = (say.view, words(say.lang()), say.text.contact(talk.contact));
    if talk.look != Look::Over {
        return say.text.about(with, &shop::considered(say, view.looks(talk)));
    }
    if talk.accepted < figures::ACCEPTED && view.hand_is_full(view.turn) {
        // Whose hand it is has a button for it beside the line.
        let drop = fill(words.ctx_drop, &[("press", &say.lang().firefly_page().drop_a_job)]);
        let full = if view.hand.is_empty() { words.ctx_full } else { &drop };
        return say.text.about(with, full);
    }
    match view.accepts(talk) {
        0 => say.text.about(with, words.ctx_none),
        left => say.text.about(with, &fill(words.ctx_accepts, &[("n", &left)])),
    }
}

/// What clears the warrants of whom one talks with.
pub(super) fn clear(say: &Say) -> String {
    let price = say.view.talk().and_then(|talk| talk.contact.clears_for());
    say.dollars(words(say.lang()).do_clear, price.unwrap_or(0))
}

/// What sells a good to whom one talks with.
pub(super) fn sell(say: &Say, good: Good) -> String {
    let contact = say.view.talk().map(|talk| talk.contact);
    let price = contact.and_then(|contact| say.view.sale_price(contact, good));
    let price = say.text.money(price.unwrap_or(0));
    fill(&say.good(words(say.lang()).do_sell, good), &[("n", &price)])
}
