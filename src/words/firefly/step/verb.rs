//! The list of all choices, each as the text of its button.

use super::{
    alert, cache, cut, deal, death, errand, flight, goal, instruction, law, misbehave, nav, order,
    parley, pay, raid, roster, setup, shop, stowage, study, test, turn, uplink,
};

use crate::words::firefly::names::name;
use crate::words::{FireflyText, capital, fill};
use rules::Seat;
use rules::firefly::effect::Good;
use rules::firefly::job::JobId;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Captain, Choice, Person, View, figures};
use std::fmt::Display;

/// Who speaks, of what, and what everybody is called.
#[derive(Clone, Copy)]
pub(super) struct Say<'a> {
    /// The words.
    pub text: FireflyText,
    /// What the listener may know.
    pub view: &'a View,
    /// The names of all seats.
    pub names: &'a [String],
}

impl<'a> Say<'a> {
    /// What a choice does: in the words of whatever asks, or in its own.
    pub(super) fn verb(&self, choice: Choice) -> String {
        self.told().and_then(|told| told.verb(self, choice)).unwrap_or_else(|| self.usual(choice))
    }

    fn usual(&self, choice: Choice) -> String {
        if !choice.is_carried() {
            return String::new();
        }
        let (text, lang) = (self.text, self.lang());
        let setup = setup::words(lang);
        let turn = turn::words(lang);
        let law = law::words(lang);
        let roster = roster::words(lang);
        let pay = pay::words(lang);
        let parley = parley::words(lang);
        let deal = deal::words(lang);
        match choice {
            Choice::Leader(id) => self.who(setup.do_leader, text.leader(id)),
            Choice::Ship(id) => fill(setup.do_ship, &[("what", &text.vessel(id))]),
            Choice::Recruit(card) => setup::recruit(self, card),
            Choice::Return(job) => self.job(setup.do_return, job),
            Choice::Place(at) => fill(setup.do_place, &[("place", &text.sector(at))]),
            Choice::To(_) => self.to(flight::words(lang).do_fly, choice).unwrap_or_default(),
            Choice::Rouse(at) => text.place(at),
            Choice::Fetch(good) => super::load::load(self, good, 1),
            Choice::Stop => flight::words(lang).do_stop.to_owned(),
            Choice::Way(at) => goal::way(self, at),
            Choice::Ace(card) => self.card(misbehave::words(lang).do_ace, card),
            Choice::Submit => law.do_submit.to_owned(),
            Choice::Decoy(card) => self.card(law.do_decoy, card),
            Choice::Hide(crew) => self.crew(law.do_hide, crew),
            Choice::Kill(Person::Leader) => death::spare(self),
            Choice::Kill(person) => self.person(death::words(lang).do_kill, person),
            Choice::Count(n) => instruction::freight(self, n),
            Choice::Crack => instruction::crack(self),
            Choice::Blow => instruction::blow(self),
            Choice::Summon(patrol) => alert::summon(self, patrol),
            Choice::Wager(suit) => text.suit(suit).to_owned(),
            Choice::Contract(card) => self.card(turn.do_contract, card),
            Choice::Betray(card) => turn::betray(self, card),
            Choice::Plot(card, region) => study::nav(self, card, region, true),
            Choice::Stir(card, region) => study::nav(self, card, region, false),
            Choice::Chart(card) => {
                fill(study::words(lang).do_chart, &[("what", &text.nav_title(card))])
            }
            Choice::Press => text.words.do_done.to_owned(),
            Choice::Forfeit(contact) => text.contact(contact).to_owned(),
            Choice::Bench(person) => self.person(errand::words(lang).do_bench, person),
            Choice::Go => errand::words(lang).do_go.to_owned(),
            Choice::Back => text.words.do_back.to_owned(),
            Choice::Done => text.words.do_done.to_owned(),

            Choice::Mosey => self.sectors(turn.do_mosey, self.view.acting().mosey()),
            Choice::Burn => turn::burn(self),
            Choice::Shop => turn::shop(self),
            Choice::ShoreLeave => turn::leave(self),
            Choice::Deal(contact) => fill(turn.do_deal, &[("who", &text.dealer(contact))]),
            Choice::Work(job) => turn::work(self, job),
            Choice::Pursue => turn::pursue(self),
            Choice::MakeWork => self.dollars(turn.do_make_work, figures::MAKE_WORK),
            Choice::Soothe(person) => self.person(turn.do_soothe, person),
            Choice::Stowage => turn.do_stowage.to_owned(),
            Choice::Roster => turn.do_roster.to_owned(),
            Choice::Raid(job, seat) => raid::raid(self, job, seat),
            Choice::Hunt(_, card) => raid::hunt(self, card),
            Choice::Deliver(bounty) => raid::deliver(self, bounty),
            Choice::Jump(bounty) => raid::jump(self, bounty),
            Choice::Search(card) => raid::search(self, card),
            Choice::Hail(card) => raid::hail(self, card),
            Choice::Game(card, suit) => raid::game(self, card, suit),
            Choice::Skill(skill) => raid::skill(self, skill),
            Choice::Bind => raid::bind(self),
            Choice::Rescue => raid::rescue(self),
            Choice::Dodge(card) => raid::dodge(self, card),
            Choice::Swap(card) => raid::swap(self, card),
            Choice::Jail(bounty) => setup::jail(self, bounty),
            Choice::Redeem => capital(&goal::way(self, 0)),
            Choice::Smuggle => cache::smuggle(self),
            Choice::Parley(seat) => {
                let meets = self.view.are_together(self.view.turn, seat);
                let template = if meets { turn.do_parley } else { turn.do_gift };
                fill(template, &[("name", &self.name(seat))])
            }
            Choice::Poach(seat, card) => turn::poach(self, seat, card),
            Choice::Between(one, other) => turn::between(self, one, other),
            Choice::LastCall => turn::last_call(self).to_owned(),
            Choice::Uplink(contact) => {
                self.who(uplink::words(lang).do_uplink, text.contact(contact))
            }
            Choice::Study => study::words(lang).do_study.to_owned(),
            Choice::Foresee(card) => {
                fill(study::words(lang).do_foresee, &[("what", &text.misbehave_title(card))])
            }
            Choice::Gamble(card) => study::gamble(self, card),
            Choice::Treat(card) => study::treat(self, card),
            Choice::Bet(card, colour) => study::bet(self, card, colour),
            Choice::Read(card) => self.card(study::words(lang).do_read, card),
            Choice::Scatter => study::words(lang).do_scatter.to_owned(),
            Choice::Order => order::words(lang).do_open.to_owned(),
            Choice::Repel(card) => self.card(nav::words(lang).do_repel, card),
            Choice::Scan(at) => fill(flight::words(lang).do_scan, &[("place", &text.place(at))]),
            Choice::Boost(card) => self.card(flight::words(lang).do_boost, card),
            Choice::Overdrive => {
                let farther = self.view.acting().overdrive().unwrap_or(0);
                self.sectors(flight::words(lang).do_overdrive, farther)
            }
            Choice::Mislead(card) => self.card(flight::words(lang).do_mislead, card),
            Choice::Serve(good) => self.good(flight::words(lang).do_serve, good),
            Choice::Jets(card) => self.card(turn.do_jets, card),
            Choice::Attach(job) => self.job(errand::words(lang).do_attach, job),
            Choice::Goad(card) => test::goad(self, card),
            Choice::Settle => goal::settle(self),
            Choice::Balk => goal::words(lang).do_balk.to_owned(),
            Choice::EndTurn => turn.do_end.to_owned(),

            Choice::Roll => test::words(lang).do_roll.to_owned(),
            Choice::Bribe(n) => test::bribe(self, n),
            Choice::Reroll(person) => self.person(test::words(lang).do_reroll, person),
            Choice::RerollBy(card) => self.crew(test::words(lang).do_reroll, card),
            Choice::Keep => test::keep(self),
            Choice::Champion(person) => test::champion(self, person),
            Choice::Trick(person) => test::trick(self, person),
            Choice::Spend(card) => test::spend(self, card),

            Choice::Take(card) => text.supply(card).to_owned(),
            Choice::TakeJob(job) => text.job_label(job),
            Choice::Draw => shop::draw(self, (0, figures::CONSIDERED)),
            Choice::Buy(card) => shop::buy(self, card),
            Choice::Accept(job) => self.job(deal.do_accept, job),
            Choice::Purchase(good) => shop::stock(self, good),
            Choice::Sell(good) => deal::sell(self, good),
            Choice::Board(good) => self.good(deal.do_board, good),
            Choice::ClearWarrants => deal::clear(self),
            Choice::Pay(card) => pay::wage(self, pay.do_pay, card),
            Choice::Stiff(card) => pay::wage(self, pay.do_stiff, card),
            Choice::PayAll => pay::pay_all(self),
            Choice::LetGo(card) => self.crew(cut::words(lang).do_let_go, card),

            Choice::Stow(good) => self.good(stowage::words(lang).do_stow, good),
            Choice::Unstow(good) => self.good(stowage::words(lang).do_unstow, good),
            Choice::Dump(good) => stowage::dump(self, good),
            Choice::Dismiss(card) => self.crew(roster.do_dismiss, card),
            Choice::Drop(job) => self.job(roster.do_drop, job),
            Choice::Scrap(card) => self.card(roster.do_scrap, card),
            Choice::Gear(card) => roster::gear(self, card),
            Choice::Give(person) => self.person(roster.do_give, person),
            Choice::Shelve => roster.do_shelve.to_owned(),
            Choice::Money(n) => parley::add(self, text.money(n)),
            Choice::Good(good) => parley::add(self, text.good(good, 1)),
            Choice::Card(card) => parley::add(self, self.named(card)),
            Choice::Ask => parley.do_ask.to_owned(),
            Choice::Hear => parley.do_hear.to_owned(),
            Choice::Propose => parley.do_propose.to_owned(),
            Choice::Agree => parley.do_agree.to_owned(),
            Choice::Refuse => parley.do_refuse.to_owned(),
        }
    }

    // What the rooms have in common ------------------------------------------------------------

    /// What a seat is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        name(self.names, seat)
    }

    /// The ship that the decision is about.
    pub(super) fn captain(&self) -> &'a Captain {
        self.view.captain(self.told().map_or(self.view.turn, |told| told.seat(self.view)))
    }

    /// A card, numbered where the decision knows another of the same name.
    fn named(&self, card: SupplyId) -> String {
        let known = self.told().map(|told| told.cards(self.view)).unwrap_or_default();
        self.text.supply_among(card, &known)
    }

    /// What goes to a sector.
    pub(super) fn to(&self, template: &str, choice: Choice) -> Option<String> {
        let Choice::To(to) = choice else { return None };
        Some(fill(template, &[("place", &self.text.place(to))]))
    }

    /// A text with somebody in it.
    pub(super) fn who(&self, template: &str, who: &str) -> String {
        fill(template, &[("who", &who)])
    }

    /// A text with somebody aboard in it.
    pub(super) fn person(&self, template: &str, person: Person) -> String {
        self.who(template, &self.text.who(self.captain(), person))
    }

    /// A text with crew in it.
    pub(super) fn crew(&self, template: &str, card: SupplyId) -> String {
        self.who(template, &self.named(card))
    }

    /// A text with a card in it.
    pub(super) fn card(&self, template: &str, card: SupplyId) -> String {
        fill(template, &[("what", &self.named(card))])
    }

    /// A text with a good in it.
    pub(super) fn good(&self, template: &str, good: Good) -> String {
        fill(template, &[("what", &self.text.good(good, 1))])
    }

    /// A text with a job in it.
    pub(super) fn job(&self, template: &str, job: JobId) -> String {
        fill(template, &[("job", &self.text.job_label(job))])
    }

    /// A text with money in it.
    pub(super) fn dollars(&self, template: &str, dollars: impl Display) -> String {
        fill(template, &[("n", &self.text.money(dollars))])
    }

    /// A text with a number of sectors in it.
    pub(super) fn sectors(&self, template: &str, n: u8) -> String {
        let sectors = self.text.count(self.text.words.sectors, n);
        fill(template, &[("sectors", &sectors)])
    }
}
