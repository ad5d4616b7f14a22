//! What a turn came to, act by act, for whoever was not asked meanwhile: a line each, with its outcome.

use super::FireflyText;
use super::tell::{Telling, hires_free, led_by};
use crate::words::{fill, headless};
use rules::Seat;
use rules::firefly::alert::Watch;
use rules::firefly::effect::{Effect, Good};
use rules::firefly::leader::LeaderId;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::Skill;
use rules::firefly::{Cause, Event, JobSpot, Outcome, Question, Spot, Step, Task};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of acts.
    ActWords {
        flew: "flew to {place}", "vol vers {place}";
        stopped: "stopped by {what}", "arrêté par {what}";
        bought: "bought {what}", "achats, {what}";
        sold: "sold {what}", "vente, {what}";
        lost: "lost {what}", "{what} en moins";
        met: "met {what}", "carte {what}";
        paid: "paid {what}", "dépense, {what}";
        free: "free", "gratuit";
        kept: "nothing lost", "rien perdu";
        full_stop: "Full stop: {what}", "Arrêt complet : {what}";
        jobs: "took {n} job|took {n} jobs", "{n} contrat pris|{n} contrats pris";
        work: "worked", "travail";
        worked: "worked {what}", "travail, {what}";
        passed: "passed {what}", "réussite, {what}";
        failed: "failed at {what}", "échec, {what}";
        failed_test: "failed the {skill} test", "test raté en {skill}";
        loaded: "loaded", "chargé";
        done: "done", "accompli";
        botched: "botched", "tentative ratée";
        job_lost: "job lost", "contrat perdu";
        @sets watches: "{n} Alliance alert laid|{n} Alliance alerts laid", "{n} alerte de l'Alliance posée|{n} alertes de l'Alliance posées";
    }
}

/// What somebody did, and what came of it.
pub struct Act {
    /// Both in a line, which leaves out whose it was.
    pub said: String,
    /// How much it matters: where there is little room it comes before what matters less.
    pub weight: Weight,
}

/// How much an act matters.
#[derive(Clone, Copy, PartialEq)]
pub enum Weight {
    /// It is on the way to something.
    Small,
    /// Work came to its end, for good or bad, or a flight did before its own.
    Telling,
    /// It decides the match.
    Great,
}

impl Weight {
    /// How it is set off.
    pub fn class(self) -> &'static str {
        match self {
            Weight::Small => "",
            Weight::Telling => "is-telling",
            Weight::Great => "is-great",
        }
    }
}

impl FireflyText {
    /// What each turn came to that was told after a choice, but for one's own: whose it was, and its acts.
    pub fn acts(
        &self,
        told: &[(usize, Event)],
        since: usize,
        own: Option<Seat>,
        names: &[String],
    ) -> Vec<(Seat, Vec<Act>)> {
        let known = told.partition_point(|(at, _)| *at <= since);
        let opens = |(_, event): &(usize, Event)| matches!(event, Event::Turn { .. });
        let from = told[..known].iter().rposition(opens).unwrap_or(known);
        let mut turns: Vec<Turn> = Vec::new();
        for (at, event) in (from..).zip(&told[from..]) {
            if let (_, Event::Turn { seat, .. }) = event {
                turns.push(Turn::new(*self, told, names, *seat));
            } else if let Some(turn) = turns.last_mut().filter(|_| at >= known) {
                // What somebody sent himself is no act of whoever has the turn.
                if own.is_none() || sent_by(&event.1) != own {
                    turn.take(&event.1);
                }
            }
        }
        let turns = turns.into_iter().filter(|turn| own != Some(turn.seat));
        let turns = turns.map(|turn| (turn.seat, turn.told()));
        turns.filter(|(_, acts)| !acts.is_empty()).collect()
    }
}

impl FireflyText {
    /// How the flight ended that was the latest act of a seat's turn, if a card did something to it: what, and
    /// what came of it; else what was sent where meanwhile.
    pub fn full_stop(
        &self,
        told: &[(usize, Event)],
        seat: Seat,
        names: &[String],
    ) -> Option<String> {
        let begins = |(_, event): &(usize, Event)| matches!(event, Event::Turn { .. });
        let from = told.iter().rposition(begins)?;
        let mut turn = Turn::new(*self, told, names, seat);
        told[from..].iter().for_each(|(_, event)| turn.take(event));
        if turn.now.kind != Kind::Flight {
            return None;
        }
        let sent: Vec<String> = turn.sent().collect();
        let doing = std::mem::replace(&mut turn.now, Doing::new(Kind::Other, String::new()));
        // What a card did of which the flight came through is news all the same.
        let stopped = doing.stop.is_some();
        let tells = stopped || doing.met.is_some() || !doing.parts.is_empty();
        let flown = tells.then(|| turn.whole(doing));
        let full_stop = words(self.lang).full_stop;
        let flown =
            flown.map(|what| if stopped { fill(full_stop, &[("what", &what)]) } else { what });
        // The chart shows what was sent where.
        flown.or_else(|| (!sent.is_empty()).then(|| sent.join(" · ")))
    }
}

/// Which kind of act.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Flight,
    Visit,
    Talk,
    Work,
    Other,
}

/// An act as far as it has been told.
struct Doing {
    kind: Kind,
    /// What is done.
    head: String,
    /// What came of it.
    parts: Vec<String>,
    /// What ended a flight.
    stop: Option<String>,
    /// A card that may have, which its words leave open: half of it does.
    met: Option<String>,
    /// Dollars by what they were for; nothing where the head says it.
    money: Vec<(String, i32)>,
    /// What was bought, each at its price.
    bought: Vec<String>,
    /// Dollars paid for what comes next.
    price: i32,
    warrants: i16,
    /// The fuel that a flight itself has burned, of all that is gone.
    burned: i32,
    /// Goods that a card has taken before something else stopped the flight, each with that card.
    spent: Vec<String>,
    goods: [i32; Good::ALL.len()],
    /// Dollars paid for goods.
    prices: [i32; Good::ALL.len()],
    gains: Vec<String>,
    jobs: u32,
    cards: u32,
    weight: Weight,
    /// The latest misbehave card, and the test that decided it.
    card: Option<u8>,
    test: Option<Skill>,
}

impl Doing {
    fn new(kind: Kind, head: String) -> Doing {
        Doing {
            kind,
            head,
            parts: Vec::new(),
            stop: None,
            met: None,
            money: Vec::new(),
            bought: Vec::new(),
            price: 0,
            warrants: 0,
            burned: 0,
            spent: Vec::new(),
            goods: Default::default(),
            prices: Default::default(),
            gains: Vec::new(),
            jobs: 0,
            cards: 0,
            weight: Weight::Small,
            card: None,
            test: None,
        }
    }
}

/// Who sent one of those that hunt ships somewhere.
fn sent_by(event: &Event) -> Option<Seat> {
    let (Event::Cruiser { by, .. } | Event::Cutter { by, .. } | Event::Corvette { by, .. }) = event
    else {
        return None;
    };
    *by
}

/// A turn as far as it has been told.
struct Turn<'a> {
    telling: Telling<'a>,
    words: &'static ActWords,
    seat: Seat,
    /// The leader, if crew cost nothing thanks to him.
    gives: Option<LeaderId>,
    acts: Vec<Act>,
    now: Doing,
    /// Those that hunt ships, from where each went to where.
    patrols: Vec<(&'static str, SectorId, SectorId, Option<Cause>)>,
    /// The card that has one of them move.
    sender: Option<Cause>,
    /// How many alerts of the Alliance came.
    watches: u32,
}

impl<'a> Turn<'a> {
    fn new(
        text: FireflyText,
        told: &'a [(usize, Event)],
        names: &'a [String],
        seat: Seat,
    ) -> Turn<'a> {
        let telling = Telling { text, names, before: told, bare: true };
        let now = Doing::new(Kind::Other, String::new());
        let (acts, patrols) = (Vec::new(), Vec::new());
        let gives = led_by(told, seat).filter(|&id| hires_free(id));
        let words = words(text.lang);
        Turn { telling, words, seat, gives, acts, now, patrols, sender: None, watches: 0 }
    }

    fn take(&mut self, event: &Event) {
        if !event.is_carried() {
            return;
        }
        // Whom nobody set out for is bound or delivered in an act of its own.
        if CARRIED && self.now.kind != Kind::Work && is_of_bounty(event) {
            self.begin(Kind::Work, String::new());
        }
        let (text, words) = (self.telling.text, self.words);
        let own = self.seat;
        match event {
            Event::Ship { seat, to, .. } if *seat == own => {
                if self.now.kind != Kind::Flight {
                    self.begin(Kind::Flight, String::new());
                }
                self.sender = None;
                self.now.head = fill(words.flew, &[("place", &text.place(*to))]);
                self.now.met = None;
            }
            Event::Visit { .. } => self.begin(Kind::Visit, self.said(event)),
            Event::Talk { .. } | Event::Uplink { .. } | Event::Offer { .. } => {
                self.begin(Kind::Talk, self.said(event));
            }
            Event::Team { task, .. } => {
                let what = self.telling.task(*task);
                self.begin(Kind::Work, fill(words.worked, &[("what", &what)]));
            }
            Event::Money { seat, change, cause } if *seat == own => {
                self.money(*cause, *change);
            }
            // What a job has one deliver is told by its end.
            Event::Goods { cause: Cause::Free, .. } => {}
            Event::Goods { seat, cause: Cause::Burn, hold, stash, .. } if *seat == own => {
                if self.now.kind != Kind::Flight {
                    self.begin(Kind::Flight, String::new());
                }
                let change = i32::from(*hold) + i32::from(*stash);
                self.now.goods[Good::Fuel as usize] += change;
                self.now.burned -= change;
            }
            Event::Goods { cause: Cause::Job(_), hold: ..0, .. } => {}
            // What a card takes of one that flies on is no loss by what stops it later.
            Event::Goods { seat, good, cause: cause @ Cause::Nav(_), hold, stash }
                if *seat == own && hold + stash < 0 && !self.is_of_stop(*cause) =>
            {
                let what = text.good(*good, (hold + stash).unsigned_abs().into());
                self.now.spent.push(text.aside(&what, &text.cause(*cause)));
            }
            Event::Goods { seat, good, hold, stash, .. } if *seat == own => {
                self.now.goods[*good as usize] += i32::from(*hold) + i32::from(*stash);
                self.now.prices[*good as usize] += std::mem::take(&mut self.now.price);
            }
            Event::Warrants { seat, change, .. } if *seat == own => self.now.warrants += change,
            Event::Card { from: Spot::Ship(_), cause: Cause::Free, .. } => {}
            Event::Card { card, from, to: Spot::Ship(seat), cause, .. }
                if *seat == own && !matches!(from, Spot::Ship(_)) =>
            {
                let what = text.supply(*card).to_owned();
                let price = std::mem::take(&mut self.now.price);
                // Some hire for nothing.
                if price != 0 || matches!(cause, Cause::Shop(_)) {
                    let free = price == 0 && card.printed().cost > 0;
                    self.now.bought.push(self.priced(&what, price, self.gives.filter(|_| free)));
                } else {
                    self.now.gains.push(what);
                }
            }
            Event::Card { from, to, .. } => {
                let aboard = |spot: &Spot| matches!(spot, Spot::Ship(_) | Spot::Bound(_));
                if aboard(from) || aboard(to) {
                    self.part(event);
                }
            }
            Event::Job { to: JobSpot::Hand(seat), .. } if *seat == own => self.now.jobs += 1,
            Event::Job { from: JobSpot::Active(_), to: JobSpot::Discard, .. } => {
                // Of work that is lost the outcome tells it.
                if self.now.kind != Kind::Work {
                    self.part(event);
                }
            }
            Event::Way { cause, way, .. } => {
                let effects =
                    cause.ways().get(usize::from(*way)).map_or(&[][..], |way| way.effects);
                self.stops(*cause, ends(effects));
                self.sender = effects.iter().any(sends).then_some(*cause);
                if effects.iter().any(may_end) {
                    self.now.met = Some(text.cause(*cause));
                }
                if CARRIED && effects.contains(&Effect::Unrest) {
                    self.now.parts.push(text.cause(*cause));
                }
            }
            Event::Test { cause, skill, band, .. } => self.test(*cause, *skill, usize::from(*band)),
            Event::Misbehave { card, .. } => {
                (self.now.card, self.now.test) = (Some(*card), None);
                self.now.cards += 1;
            }
            Event::Errand { task, step, outcome, .. } => {
                self.outcome(event, *task, *step, *outcome)
            }
            Event::Inspection { seat } if *seat == own => {
                self.now.stop = Some(text.words.the_cruiser.to_owned());
            }
            Event::Manhunt { seat } if *seat == own => {
                self.now.stop = Some(text.words.the_corvette.to_owned());
            }
            Event::Solid { contact, won: true, .. } => {
                let who = text.contact(*contact);
                self.now.parts.push(fill(text.words.solid_with, &[("who", &who)]));
            }
            Event::Goal { .. } | Event::LastCall { .. } => {
                let great = Act { said: self.said(event), weight: Weight::Great };
                self.acts.insert(0, great);
            }
            Event::Alert { watch: Watch::Alliance, change: 1.., .. } => self.watches += 1,
            Event::Cruiser { from, to, .. } => self.patrol(text.words.the_cruiser, *from, *to),
            Event::Cutter { from, to, .. } => self.patrol(text.words.the_cutter, *from, *to),
            Event::Corvette { from, to, .. } => self.patrol(text.words.the_corvette, *from, *to),
            Event::Token { cause: Cause::ShoreLeave, .. } => {
                self.visits();
                self.part(event);
            }
            Event::Windfall { gear, .. } => {
                let price = std::mem::take(&mut self.now.price);
                self.now.bought.push(self.priced(text.supply(*gear), price, None));
                self.part(event);
            }
            Event::Token { .. }
            | Event::Lucky { .. }
            | Event::Decoyed { .. }
            | Event::Medic { saved: true, .. }
            | Event::Armor { saved: true, .. }
            | Event::Answer { .. }
            | Event::Solid { .. }
            | Event::Leader { .. }
            | Event::Flown { .. }
            | Event::Haven { .. }
            | Event::TokenTaken { .. }
            | Event::Timer { .. }
            | Event::Mark { .. }
            | Event::Unrest { .. }
            | Event::Salvaged { .. }
            | Event::Charted { .. }
            | Event::Raced { .. }
            | Event::Edict { .. }
            | Event::Split { .. }
            | Event::Back { .. }
            | Event::Brand { .. }
            | Event::Doubles { .. }
            | Event::Above { .. }
            | Event::Picked { .. }
            | Event::Skies { .. }
            | Event::Boards { .. }
            | Event::Forced { .. }
            | Event::Showdown { .. }
            | Event::Swapped { .. }
            | Event::Searched { .. }
            | Event::Purse { .. }
            | Event::Study { .. }
            | Event::Gamble { .. }
            | Event::Scattered { .. }
            | Event::Slip { .. }
            | Event::Alarm { .. } => self.part(event),
            // What is on the way to what came of it.
            Event::Ship { .. }
            | Event::Money { .. }
            | Event::Goods { .. }
            | Event::Warrants { .. }
            | Event::Inspection { .. }
            | Event::Manhunt { .. }
            | Event::Job { .. }
            | Event::Loaded { .. }
            | Event::Cache { .. }
            | Event::Pay { .. }
            | Event::Nav { .. }
            | Event::Ace { .. }
            | Event::Ignored { .. }
            | Event::Alert { .. }
            | Event::Equip { .. }
            | Event::Alone { .. }
            | Event::Trick { .. }
            | Event::Whim { .. }
            | Event::Bounty { .. }
            | Event::Stance { .. }
            | Event::Roll { .. }
            | Event::Medic { .. }
            | Event::Armor { .. }
            | Event::Wanted { .. }
            | Event::Shuffled { .. }
            | Event::Dice { .. }
            | Event::Round { .. }
            | Event::Turn { .. }
            | Event::Over { .. } => {}
        }
    }

    /// Money that comes or goes, with what it is for: a price stands with what is bought for it.
    fn money(&mut self, cause: Cause, change: i32) {
        let text = self.telling.text;
        if cause == Cause::ShoreLeave {
            self.visits();
            return self.now.bought.push(self.priced(&text.cause(cause), change, None));
        }
        if change < 0 && matches!(cause, Cause::Shop(_)) {
            return self.now.price += change;
        }
        if cause == Cause::MakeWork {
            self.begin(Kind::Other, text.cause(cause));
        }
        let headed =
            matches!(cause, Cause::Job(_) | Cause::Aside(_) | Cause::MakeWork | Cause::Deal(_));
        let why = if headed {
            String::new()
        } else if matches!(cause, Cause::Wages(_)) {
            text.words.why_wages.to_owned()
        } else {
            text.cause(cause)
        };
        let gained = change > 0;
        let same = |(other, sum): &&mut (String, i32)| *other == why && (*sum > 0) == gained;
        match self.now.money.iter_mut().find(same) {
            Some((_, sum)) => *sum += change,
            None => self.now.money.push((why, change)),
        }
    }

    /// What was bought at a price, or is free thanks to somebody.
    fn priced(&self, what: &str, price: i32, by: Option<LeaderId>) -> String {
        let (text, free) = (self.telling.text, self.words.free);
        let how = match (price, by) {
            (0, None) => free.to_owned(),
            (0, Some(leader)) => text.thanks(free, text.leader(leader)),
            _ => text.money(price.unsigned_abs()),
        };
        text.aside(what, &how)
    }

    /// An event in words, without whose it is and why.
    fn said(&self, event: &Event) -> String {
        let said = self.telling.tell(event).join(" ");
        let said = headless(&said, &self.telling.name(self.seat));
        said.trim_end_matches('.').to_owned()
    }

    fn part(&mut self, event: &Event) {
        let mut said = self.said(event);
        // What a card did is said with the card, unless it stands there already.
        let why = if let Event::Token { cause, .. } | Event::Card { cause, .. } = event
            && matches!(cause, Cause::Nav(_) | Cause::Misbehave(_))
        {
            *cause
        } else {
            Cause::Free
        };
        let cause = self.telling.text.cause(why);
        let told = self.now.stop.as_ref() == Some(&cause);
        if why != Cause::Free && !told && !said.is_empty() {
            said = self.telling.text.aside(&said, &cause);
        }
        if !said.is_empty() {
            self.now.parts.push(said);
        }
    }

    /// Whether a card is what stopped the flight, or may have.
    fn is_of_stop(&self, cause: Cause) -> bool {
        let cause = Some(self.telling.text.cause(cause));
        self.now.stop == cause || self.now.met == cause
    }

    /// Shore leave is taken without a visit, or during one.
    fn visits(&mut self) {
        if self.now.kind != Kind::Visit {
            self.begin(Kind::Visit, String::new());
        }
    }

    /// Of one that hunts ships the moves are told as one.
    fn patrol(&mut self, which: &'static str, from: SectorId, to: SectorId) {
        let goes_on = |sent: &&mut (&str, SectorId, SectorId, Option<Cause>)| {
            (sent.0, sent.2) == (which, from)
        };
        match self.patrols.iter_mut().find(goes_on) {
            Some(sent) => sent.2 = to,
            None => self.patrols.push((which, from, to, self.sender)),
        }
    }

    /// Each of them, from where to where, with the card that had it move.
    fn sent(&self) -> impl Iterator<Item = String> {
        let text = self.telling.text;
        self.patrols.iter().map(move |(what, from, to, by)| {
            let (from, to) = (text.place(*from), text.place(*to));
            let values: [(&str, &dyn Display); 3] = [("what", what), ("from", &from), ("to", &to)];
            let moved = fill(text.words.tell_to, &values);
            by.map_or_else(|| moved.clone(), |card| text.aside(&moved, &text.cause(card)))
        })
    }

    fn stops(&mut self, cause: Cause, stops: bool) {
        if stops && matches!(cause, Cause::Nav(_) | Cause::Reavers) {
            self.now.stop = Some(self.telling.text.cause(cause));
        }
    }

    fn test(&mut self, cause: Cause, skill: Skill, band: usize) {
        self.now.test = Some(skill);
        if !matches!(cause, Cause::Nav(_) | Cause::Reavers) {
            return;
        }
        let text = self.telling.text;
        let asked = cause.asked(skill);
        let effects = asked.as_ref().and_then(Question::card).and_then(|test| test.bands.get(band));
        let ended = effects.is_some_and(|band| ends(band.effects));
        self.stops(cause, ended);
        if band > 0 && self.now.stop.is_none() {
            let passed = fill(self.words.passed, &[("what", &text.cause(cause))]);
            self.now.parts.push(passed);
        }
    }

    /// How work ended, and at what it failed.
    fn outcome(&mut self, event: &Event, task: Task, step: Step, outcome: Outcome) {
        let (text, words) = (self.telling.text, self.words);
        let goal = matches!(task, Task::Goal(_));
        let (card, test) = (self.now.card.take(), self.now.test.take());
        let title = card.map(|card| text.misbehave_title(card));
        let cards = std::mem::take(&mut self.now.cards);
        let before = match outcome {
            Outcome::Done => {
                let cards = text.count(text.words.misbehaves, cards);
                title.map(|_| fill(words.passed, &[("what", &cards)]))
            }
            Outcome::Botched | Outcome::Warrant => match (test, title) {
                (Some(skill), title) => {
                    let test = fill(words.failed_test, &[("skill", &text.skill(skill))]);
                    Some(title.map_or(test.clone(), |title| text.aside(&test, title)))
                }
                (None, title) => title.map(|title| fill(words.failed, &[("what", &title)])),
            },
        };
        self.now.parts.splice(0..0, before);
        let after = match (outcome, step) {
            (Outcome::Done, Step::Pickup) => words.loaded,
            (Outcome::Done, Step::Finish) if goal => return,
            (Outcome::Done, Step::Finish) => words.done,
            (Outcome::Done, Step::Aside) => return self.part(event),
            (Outcome::Warrant, _) if !goal => words.job_lost,
            (Outcome::Warrant | Outcome::Botched, _) => words.botched,
        };
        self.now.parts.insert(0, after.to_owned());
        self.now.weight = Weight::Telling;
    }

    /// Another act begins.
    fn begin(&mut self, kind: Kind, head: String) {
        let done = std::mem::replace(&mut self.now, Doing::new(kind, head));
        let weight = if done.stop.is_some() { Weight::Telling } else { done.weight };
        let said = self.whole(done);
        if !said.is_empty() {
            self.acts.push(Act { said, weight });
        }
    }

    fn told(mut self) -> Vec<Act> {
        self.begin(Kind::Other, String::new());
        let watches = (CARRIED && self.watches > 0)
            .then(|| self.telling.text.count(self.words.watches, self.watches));
        let sent: Vec<String> = watches.into_iter().chain(self.sent()).collect();
        self.acts.extend(sent.into_iter().map(|said| Act { said, weight: Weight::Small }));
        self.acts
    }

    /// An act in a line.
    fn whole(&self, doing: Doing) -> String {
        let (text, words) = (self.telling.text, self.words);
        let Doing {
            kind,
            mut head,
            mut parts,
            stop,
            met,
            money,
            mut bought,
            warrants,
            burned,
            spent,
            mut goods,
            prices,
            mut gains,
            jobs,
            ..
        } = doing;
        let put = |template: &str, what: &[String]| fill(template, &[("what", &what.join(", "))]);
        let (mut losses, mut payments) = (Vec::new(), Vec::new());
        if burned > 0 && !head.is_empty() {
            head = text.aside(&head, &text.good(Good::Fuel, burned.unsigned_abs()));
            goods[Good::Fuel as usize] += burned;
        }
        for ((good, n), price) in Good::ALL.into_iter().zip(goods).zip(prices) {
            let what = text.good(good, n.unsigned_abs());
            match n {
                0 => {}
                1.. if price != 0 => bought.push(self.priced(&what, price, None)),
                1.. => gains.push(what),
                _ => losses.push(what),
            }
        }
        if !bought.is_empty() {
            let bought = put(words.bought, &bought);
            if kind == Kind::Visit { head = bought } else { parts.push(bought) }
        }
        for (why, change) in money {
            let sum = text.money(change.unsigned_abs());
            let sold = kind == Kind::Talk && why.is_empty() && change > 0 && !losses.is_empty();
            let taken = kind == Kind::Talk && why.is_empty() && change < 0 && !gains.is_empty();
            if sold {
                parts.push(text.aside(&put(words.sold, &losses), &sum));
                losses.clear();
            } else if taken {
                parts.push(text.aside(&put(words.bought, &gains), &sum));
                gains.clear();
            } else {
                let all = if change > 0 { &mut gains } else { &mut payments };
                let told = why.is_empty() || stop.as_ref() == Some(&why);
                all.push(if told { sum } else { text.aside(&sum, &why) });
            }
        }
        if warrants != 0 {
            let all = if warrants > 0 { &mut parts } else { &mut losses };
            all.push(text.count(text.words.warrants, warrants.unsigned_abs()));
        }
        if !gains.is_empty() {
            parts.push(put(text.words.tell_gets, &gains));
        }
        if !losses.is_empty() {
            parts.push(put(words.lost, &losses));
        }
        payments.extend(spent);
        if !payments.is_empty() {
            parts.push(put(words.paid, &payments));
        }
        if jobs > 0 {
            parts.push(text.count(words.jobs, jobs));
        }
        if met.is_some() && stop.is_none() && parts.is_empty() {
            parts.push(words.kept.to_owned());
        }
        let met = met.map(|what| fill(words.met, &[("what", &what)]));
        let stopped = stop.map(|what| fill(words.stopped, &[("what", &what)])).or(met);
        let heads: Vec<String> = [Some(head), stopped].into_iter().flatten().collect();
        let head =
            heads.iter().filter(|one| !one.is_empty()).cloned().collect::<Vec<_>>().join(", ");
        match (head.is_empty(), parts.is_empty()) {
            (_, true) => head,
            (true, false) => parts.join(", "),
            (false, false) => text.about(&head, &parts.join(", ")),
        }
    }
}

/// Whether a flight is over by one half of what depends on something.
fn may_end(effect: &Effect) -> bool {
    matches!(effect, Effect::If { then, otherwise, .. } if ends(then) || ends(otherwise))
}

/// Whether something befalls for a bounty.
fn is_of_bounty(event: &Event) -> bool {
    matches!(
        event,
        Event::Money { cause: Cause::Bounty(_), .. }
            | Event::Card { cause: Cause::Bounty(_), .. }
            | Event::Token { cause: Cause::Bounty(_), .. }
    )
}

/// Whether an effect has one of those that hunt ships move.
fn sends(effect: &Effect) -> bool {
    matches!(effect, Effect::Send(_))
}

/// Whether a flight is over by some effects.
fn ends(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::FullStop | Effect::Evade))
}
