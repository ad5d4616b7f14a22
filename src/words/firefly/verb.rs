//! Every choice as the text of a button.

use super::FireflyText;
use super::names::aboard;
use crate::words::fill;
use rules::Seat;
use rules::firefly::contact::Contact;
use rules::firefly::effect::{Good, Offer};
use rules::firefly::figures;
use rules::firefly::job::{Course, Freight, JobId, LastTest, Pay};
use rules::firefly::patrol::Patrol;
use rules::firefly::sector::SectorId;
use rules::firefly::skill::Skill;
use rules::firefly::step::{
    Alliance, Card, Load, LoadUpTo, Medic, Nav, Overfull, Payday, Price, Wanted,
};
use rules::firefly::supply::{Class, SupplyId, worth};
use rules::firefly::{Captain, Choice, Frame, Person, Step, Task, Trial, View};
use std::fmt::Display;

impl FireflyText {
    /// What a choice does, as the text of its button; among the legal choices each has its own.
    pub fn verb(&self, view: &View, choice: Choice, names: &[String]) -> String {
        Verbs { text: *self, view, names }.verb(choice)
    }
}

pub(super) fn name(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}

/// Says what choices do for whoever decides.
struct Verbs<'a> {
    text: FireflyText,
    view: &'a View,
    names: &'a [String],
}

/// How the choices read that several frames offer.
struct Sense<'a> {
    /// Whose ship the decision is about.
    seat: Seat,
    /// What goes to a sector.
    to: &'static str,
    /// What is done with.
    done: &'static str,
    /// What has the ways out.
    ways: Ways,
    /// Cards that are considered.
    seen: &'a [SupplyId],
    /// Goods on offer, where a card offers them.
    offers: &'static [Offer],
}

/// What has ways out.
enum Ways {
    Nav(u8),
    Misbehave(u8),
    Goal,
}

impl Verbs<'_> {
    fn verb(&self, choice: Choice) -> String {
        let (text, words) = (self.text, self.text.words);
        match choice {
            Choice::Leader(id) => self.who(words.do_leader, text.leader(id)),
            Choice::Recruit(card) => self.recruit(card),
            Choice::Return(job) => self.job(words.do_return, job),
            Choice::Place(at) => fill(words.do_place, &[("place", &text.sector(at))]),
            Choice::To(to) => self.to(to),
            Choice::Stop => words.do_stop.to_owned(),
            Choice::Way(at) => self.way(at),
            Choice::Ace(card) => self.card(words.do_ace, card),
            Choice::Submit => words.do_submit.to_owned(),
            Choice::Decoy(card) => self.card(words.do_decoy, card),
            Choice::Hide(crew) => self.crew(words.do_hide, crew),
            Choice::Kill(person) => self.person(words.do_kill, person),
            Choice::Count(n) => self.freight(n),
            Choice::Crack => self.crack(),
            Choice::Blow => words.do_blow.to_owned(),
            Choice::Bench(person) => self.person(words.do_bench, person),
            Choice::Go => words.do_go.to_owned(),
            Choice::Back => self.back().to_owned(),
            Choice::Done => self.sense().done.to_owned(),

            Choice::Mosey => self.sectors(words.do_mosey, self.view.acting().mosey()),
            Choice::Burn => self.burn(),
            Choice::Shop => self.shop(),
            Choice::ShoreLeave => self.leave(),
            Choice::Deal(contact) => self.who(words.do_deal, text.contact(contact)),
            Choice::Work(job) => self.work(job),
            Choice::Pursue => self.pursue(),
            Choice::MakeWork => self.dollars(words.do_make_work, figures::MAKE_WORK),
            Choice::Soothe(person) => self.person(words.do_soothe, person),
            Choice::Stowage => words.do_stowage.to_owned(),
            Choice::Roster => words.do_roster.to_owned(),
            Choice::Parley(seat) => fill(words.do_parley, &[("name", &name(self.names, seat))]),
            Choice::Poach(seat, card) => self.poach(seat, card),
            Choice::Between(one, other) => {
                let values: [(&str, &dyn Display); 2] =
                    [("name", &name(self.names, one)), ("other", &name(self.names, other))];
                fill(words.do_between, &values)
            }
            Choice::LastCall => words.do_last_call.to_owned(),
            Choice::Settle => self.dollars(words.do_settle, self.goal_price()),
            Choice::Balk => words.do_balk.to_owned(),
            Choice::EndTurn => words.do_end.to_owned(),

            Choice::Roll => words.do_roll.to_owned(),
            Choice::Bribe(n) => self.bribe(n),
            Choice::Reroll(person) => self.person(words.do_reroll, person),
            Choice::RerollBy(card) => self.who(words.do_reroll, &self.named(card)),
            Choice::Keep => self.keep(),
            Choice::Champion(person) => self.champion(person),
            Choice::Trick(person) => self.trick(person),
            Choice::Spend(card) => self.spend(card),

            Choice::Take(card) => self.take(card),
            Choice::TakeJob(job) => self.job(words.do_take_job, job),
            Choice::Draw => words.do_draw.to_owned(),
            Choice::Buy(card) => self.buy(card),
            Choice::Accept(job) => self.job(words.do_accept, job),
            Choice::Purchase(good) => self.purchase(good),
            Choice::Sell(good) => self.sell(good),
            Choice::Board(good) => self.good(words.do_board, good),
            Choice::ClearWarrants => self.dollars(words.do_clear, figures::CLEAN_SLATE),
            Choice::Pay(card) => self.wage(words.do_pay, card),
            Choice::Stiff(card) => self.wage(words.do_stiff, card),
            Choice::PayAll => self.dollars(words.do_pay_all, self.due()),
            Choice::LetGo(card) => self.crew(words.do_let_go, card),

            Choice::Stow(good) => self.good(words.do_stow, good),
            Choice::Unstow(good) => self.good(words.do_unstow, good),
            Choice::Dump(good) => self.dump(good),
            Choice::Dismiss(card) => self.crew(words.do_dismiss, card),
            Choice::Drop(job) => self.job(words.do_drop, job),
            Choice::Scrap(card) => self.scrap(card),
            Choice::Gear(card) => self.gear(card),
            Choice::Give(person) => self.person(words.do_give, person),
            Choice::Shelve => words.do_shelve.to_owned(),
            Choice::Money(n) => self.bargain(self.text.money(n)),
            Choice::Good(good) => self.bargain(self.text.good(good, 1)),
            Choice::Card(card) => self.bargain(self.named(card)),
            Choice::Ask => words.do_ask.to_owned(),
            Choice::Hear => words.do_hear.to_owned(),
            Choice::Propose => words.do_propose.to_owned(),
            Choice::Agree => words.do_agree.to_owned(),
            Choice::Refuse => words.do_refuse.to_owned(),
        }
    }

    // Parts --------------------------------------------------------------------------------

    fn frame(&self) -> Option<&Frame> {
        self.view.stack.last()
    }

    /// How the choices read that several frames offer. Who adds a frame says so here.
    fn sense(&self) -> Sense<'_> {
        let words = self.text.words;
        let plain = Sense {
            seat: self.view.turn,
            to: words.do_fly,
            done: words.do_done,
            ways: Ways::Goal,
            seen: &[],
            offers: &[],
        };
        let Some(frame) = self.frame() else { return plain };
        match frame {
            Frame::Alliance(Alliance(seat))
            | Frame::Wanted(Wanted { seat, .. })
            | Frame::Overfull(Overfull(seat)) => Sense { seat: *seat, ..plain },
            Frame::Parley(bargain) if bargain.asking => Sense { seat: bargain.with, ..plain },
            Frame::Parley(bargain) => Sense { seat: bargain.from, ..plain },
            Frame::Patrol(moved) => match moved.patrol {
                Patrol::Cruiser => Sense { to: words.do_cruiser, ..plain },
                Patrol::Cutter => Sense { to: words.do_cutter, ..plain },
            },
            Frame::Evasion => Sense { to: words.do_evade, ..plain },
            Frame::Nav(Nav(card)) => Sense { ways: Ways::Nav(*card), ..plain },
            Frame::Reavers => Sense { ways: Ways::Nav(figures::REAVER_CUTTER), ..plain },
            Frame::Card(Card(card)) => Sense { ways: Ways::Misbehave(*card), ..plain },
            Frame::Recruits(_) => Sense { done: words.do_done_recruits, ..plain },
            Frame::StartingJobs(_) => Sense { done: words.do_done_jobs, ..plain },
            Frame::Shop(visit) => Sense { done: words.do_done_shop, seen: &visit.seen, ..plain },
            Frame::Deal(_) => Sense { done: words.do_done_deal, ..plain },
            Frame::Trade(trade) => {
                Sense { done: words.do_done_trade, offers: trade.offers, ..plain }
            }
            Frame::TakeUpgrade(_) => Sense { done: words.do_done_upgrade, ..plain },
            // These are about whose turn it is: flights, goals, and being done.
            Frame::Turn
            | Frame::Stowage
            | Frame::Roster
            | Frame::Flight
            | Frame::GoalWay
            | Frame::PickLeader(_)
            | Frame::PlaceShip(_)
            | Frame::Hands(_)
            | Frame::Test(_)
            | Frame::Deaths(..)
            | Frame::Massacre(..)
            | Frame::Medic(..)
            | Frame::ExtraCut(_)
            | Frame::Load(..)
            | Frame::LoadUpTo(..)
            | Frame::LoseUpgrade(_)
            | Frame::Answer(_)
            | Frame::Muster
            | Frame::Freight
            | Frame::Vault
            | Frame::Price(..)
            | Frame::Payday(_) => plain,
            Frame::Unasked(_) => plain,
        }
    }

    /// The ship that the decision is about.
    fn captain(&self) -> &Captain {
        self.view.captain(self.sense().seat)
    }

    /// A card, numbered where the decision knows another of the same name.
    fn named(&self, card: SupplyId) -> String {
        match self.sense().seen {
            [] => self.text.supply_among(card, &aboard(self.captain())),
            seen => self.text.supply_among(card, seen),
        }
    }

    fn who(&self, template: &str, who: &str) -> String {
        fill(template, &[("who", &who)])
    }

    fn person(&self, template: &str, person: Person) -> String {
        self.who(template, &self.text.who(self.captain(), person))
    }

    fn crew(&self, template: &str, card: SupplyId) -> String {
        self.who(template, &self.named(card))
    }

    fn card(&self, template: &str, card: SupplyId) -> String {
        fill(template, &[("what", &self.named(card))])
    }

    fn good(&self, template: &str, good: Good) -> String {
        fill(template, &[("what", &self.text.good(good, 1))])
    }

    fn job(&self, template: &str, job: JobId) -> String {
        fill(template, &[("job", &self.text.job_label(job))])
    }

    fn dollars(&self, template: &str, dollars: impl Display) -> String {
        fill(template, &[("n", &self.text.money(dollars))])
    }

    fn sectors(&self, template: &str, n: u8) -> String {
        let sectors = self.text.count(self.text.words.sectors, n);
        fill(template, &[("sectors", &sectors)])
    }

    // Set-up and turn ----------------------------------------------------------------------

    fn recruit(&self, card: SupplyId) -> String {
        let market = self.text.market(card.market());
        let who = self.text.aside(self.text.supply(card), market);
        let worth = self.text.money(card.printed().cost);
        fill(self.text.words.do_recruit, &[("who", &who), ("n", &worth)])
    }

    fn to(&self, to: SectorId) -> String {
        fill(self.sense().to, &[("place", &self.text.place(to))])
    }

    fn burn(&self) -> String {
        let captain = self.view.acting();
        let cost = self.text.good(Good::Fuel, captain.burn_cost().into());
        fill(&self.sectors(self.text.words.do_burn, captain.range()), &[("fuel", &cost)])
    }

    fn shop(&self) -> String {
        let market = self.view.acting().sector.and_then(|at| self.view.market(at));
        let place = market.map_or("", |market| self.text.market(market));
        fill(self.text.words.do_shop, &[("place", &place)])
    }

    fn leave(&self) -> String {
        let aboard = self.view.acting().everyone().len() as u32;
        self.dollars(self.text.words.do_leave, figures::LEAVE * aboard)
    }

    fn pursue(&self) -> String {
        let goal = self.text.goal(&self.view.table, self.view.acting().goals);
        fill(self.text.words.do_pursue, &[("goal", &goal)])
    }

    fn back(&self) -> &'static str {
        let parley = matches!(self.frame(), Some(Frame::Parley(_)));
        if parley { self.text.words.do_call_off } else { self.text.words.do_back }
    }

    fn work(&self, id: JobId) -> String {
        let words = self.text.words;
        let captain = self.view.acting();
        let loaded = captain.active.iter().any(|active| active.job == id && active.loaded);
        let template = match id.job().course {
            Course::Target(_) => words.do_crime,
            Course::Delivery { .. } if loaded => words.do_deliver_job,
            Course::Delivery { .. } => words.do_load_job,
        };
        self.job(template, id)
    }

    fn poach(&self, seat: Seat, card: SupplyId) -> String {
        let who = self.text.supply_among(card, &aboard(self.view.captain(seat)));
        let price = self.text.money(self.view.price(self.view.turn, card));
        let values: [(&str, &dyn Display); 3] =
            [("who", &who), ("name", &name(self.names, seat)), ("n", &price)];
        fill(self.text.words.do_poach, &values)
    }

    // Cards and tests ----------------------------------------------------------------------

    fn way(&self, at: u8) -> String {
        match self.sense().ways {
            Ways::Nav(card) => self.text.nav_way(card, at),
            Ways::Misbehave(card) => self.text.misbehave_way(card, at),
            Ways::Goal => {
                let goal = self.view.goal(self.view.turn);
                let way = goal.and_then(|goal| goal.ways.get(usize::from(at)));
                way.map_or(String::new(), |effects| self.text.effects(effects))
            }
        }
    }

    /// The test under way.
    fn trial(&self) -> Option<&Trial> {
        match self.frame() {
            Some(Frame::Test(trial)) => Some(trial),
            _ => None,
        }
    }

    fn bribe(&self, n: u8) -> String {
        let dollars = self.text.money(figures::BRIBE * u32::from(n));
        fill(self.text.words.do_bribe, &[("dollars", &dollars), ("n", &n)])
    }

    fn keep(&self) -> String {
        if let Some(Frame::Medic(Medic { person, .. })) = self.frame() {
            return self.person(self.text.words.do_keep_medic, *person);
        }
        let total = self.trial().map(|trial| self.view.trial_points(trial) + trial.dice_sum());
        fill(self.text.words.do_keep, &[("n", &total.unwrap_or(0))])
    }

    fn spend(&self, card: SupplyId) -> String {
        let n = self.trial().map_or(0, |trial| self.view.spent_adds(trial, card));
        fill(&self.card(self.text.words.do_spend, card), &[("n", &n)])
    }

    fn champion(&self, person: Person) -> String {
        let Some(trial) = self.trial() else { return String::new() };
        let alone = Trial { champion: Some(person), ..trial.clone() };
        let points = self.view.trial_points(&alone);
        let values: [(&str, &dyn Display); 2] =
            [("skill", &self.text.skill(trial.skill)), ("n", &points)];
        fill(&self.person(self.text.words.do_champion, person), &values)
    }

    fn trick(&self, person: Person) -> String {
        let Some(trial) = self.trial() else { return String::new() };
        let turned = self.view.acting().turned(person, trial.skill);
        let to = self.text.skill(turned.unwrap_or(trial.skill));
        let values: [(&str, &dyn Display); 2] =
            [("from", &self.text.skill(trial.skill)), ("to", &to)];
        fill(&self.person(self.text.words.do_trick, person), &values)
    }

    fn crack(&self) -> String {
        let job = match self.view.task() {
            Some(Task::Job(job)) => job.job().test,
            _ => None,
        };
        let from = if let Some(LastTest::Vault { from }) = job { from } else { 0 };
        let values: [(&str, &dyn Display); 2] =
            [("skill", &self.text.skill(Skill::Tech)), ("n", &from)];
        fill(self.text.words.do_crack, &values)
    }

    /// Goods that a card or a job loads or delivers.
    fn freight(&self, n: u8) -> String {
        let (text, words) = (self.text, self.text.words);
        let (good, pay) = match self.frame() {
            Some(Frame::Load(Load { lot, .. }) | Frame::LoadUpTo(LoadUpTo { lot, .. })) => {
                (lot.good, None)
            }
            _ => self.free_freight(),
        };
        let what = text.good(good, n.into());
        match pay {
            _ if n == 0 => words.do_load_none.to_owned(),
            Some(each) => {
                let dollars = text.money(u32::from(each) * u32::from(n));
                fill(words.do_deliver, &[("what", &what), ("n", &dollars)])
            }
            None => fill(words.do_load, &[("what", &what)]),
        }
    }

    /// What the job under way takes any number of, and what one brings at the drop-off.
    fn free_freight(&self) -> (Good, Option<u16>) {
        let errand = self.view.errand.as_ref();
        let Some((Task::Job(id), step)) = errand.map(|errand| (errand.task, errand.step)) else {
            return (Good::Cargo, None);
        };
        let good = match id.job().course {
            Course::Delivery { freight: Freight::Any(good), .. } => good,
            Course::Delivery { freight: Freight::Lots(_), .. } | Course::Target(_) => Good::Cargo,
        };
        let pay = match (step, id.job().pay) {
            (Step::Finish, Pay::Each(dollars)) => Some(dollars),
            _ => None,
        };
        (good, pay)
    }

    // Trade --------------------------------------------------------------------------------

    fn contact(&self) -> Option<Contact> {
        self.view.talk().map(|talk| talk.contact)
    }

    fn take(&self, card: SupplyId) -> String {
        let price = self.text.money(self.view.price(self.view.turn, card));
        fill(&self.card(self.text.words.do_take, card), &[("n", &price)])
    }

    fn purchase(&self, good: Good) -> String {
        let price = self.text.money(self.price(good));
        fill(&self.good(self.text.words.do_buy, good), &[("n", &price)])
    }

    fn sell(&self, good: Good) -> String {
        let price = self.contact().and_then(|contact| self.view.sale_price(contact, good));
        let price = self.text.money(price.unwrap_or(0));
        fill(&self.good(self.text.words.do_sell, good), &[("n", &price)])
    }

    fn price(&self, good: Good) -> u32 {
        let offer = self.sense().offers.iter().find(|offer| offer.good == good);
        let market = if good == Good::Part { figures::PART } else { figures::FUEL };
        offer.map_or(market, |offer| offer.price.into())
    }

    fn buy(&self, card: SupplyId) -> String {
        let words = self.text.words;
        if let Some(Frame::TakeUpgrade(_)) = self.frame() {
            return fill(words.do_take_free, &[("what", &self.text.supply(card))]);
        }
        let crew = card.printed().class == Class::Crew;
        let template = if crew { words.do_hire } else { words.do_buy };
        let price = self.text.money(self.view.price(self.view.turn, card));
        fill(&self.card(template, card), &[("n", &price)])
    }

    fn goal_price(&self) -> u16 {
        match self.frame() {
            Some(Frame::Price(Price { dollars, .. })) => *dollars,
            _ => 0,
        }
    }

    fn due(&self) -> u32 {
        match self.frame() {
            Some(Frame::Payday(Payday(due))) => worth(due.iter().copied()),
            _ => 0,
        }
    }

    fn wage(&self, template: &str, card: SupplyId) -> String {
        let cost = self.text.money(card.printed().cost);
        fill(&self.crew(template, card), &[("n", &cost)])
    }

    fn dump(&self, good: Good) -> String {
        let words = self.text.words;
        let people = matches!(good, Good::Passenger | Good::Fugitive);
        self.good(if people { words.do_set_down } else { words.do_dump }, good)
    }

    fn scrap(&self, card: SupplyId) -> String {
        let words = self.text.words;
        let lost = matches!(self.frame(), Some(Frame::LoseUpgrade(_)));
        self.card(if lost { words.do_lose } else { words.do_scrap }, card)
    }

    fn gear(&self, card: SupplyId) -> String {
        let captain = self.captain();
        let held = captain.gear.iter().find(|gear| gear.card == card);
        match held.and_then(|gear| gear.carrier) {
            Some(person) => {
                let who = self.text.who(captain, person);
                self.who(&self.card(self.text.words.do_carried, card), &who)
            }
            None => self.card(self.text.words.do_gear, card),
        }
    }

    fn bargain(&self, what: String) -> String {
        let asking = matches!(self.frame(), Some(Frame::Parley(bargain)) if bargain.asking);
        let words = self.text.words;
        let template = if asking { words.do_want } else { words.do_add };
        fill(template, &[("what", &what)])
    }
}
