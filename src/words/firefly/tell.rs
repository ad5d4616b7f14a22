//! The log: every event in words.

use super::FireflyText;
use super::names::name;
use crate::words::{fill, lower};
use rules::Seat;
use rules::firefly::alert::Watch;
use rules::firefly::effect::{Effect, Good};
use rules::firefly::job::{Extra, JobId};
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::misbehave_card;
use rules::firefly::patrol::Patrol;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::supply::{Ability, Class, SupplyId};
use rules::firefly::{
    BountySpot, Cause, Event, Item, JobSpot, Outcome, Pace, Person, Spot, Step, Table, Task,
    figures, nav_card,
};
use std::fmt::Display;

/// Whether nobody has had a turn yet: the table is being laid.
pub fn is_laid_out(before: &[(usize, Event)]) -> bool {
    let turn = |(_, event): &(usize, Event)| matches!(event, Event::Turn { .. });
    CARRIED && !before.iter().rev().any(turn)
}

/// Where the Corvette is by then.
fn corvette(table: &Table, before: &[(usize, Event)]) -> Option<SectorId> {
    let moved = before.iter().rev().find_map(|(_, event)| {
        if let Event::Corvette { to, .. } = event { Some(*to) } else { None }
    });
    moved.or(table.corvette())
}

/// The card that has a patrol move, as long as nothing else has called one since.
fn sent_by(before: &[(usize, Event)], event: &Event) -> Option<Cause> {
    let moves = |patrol: &Patrol| match patrol {
        Patrol::Cruiser => matches!(event, Event::Cruiser { .. }),
        Patrol::Cutter => matches!(event, Event::Cutter { .. }),
        Patrol::Corvette => matches!(event, Event::Corvette { .. }),
    };
    let moved = Patrol::ALL.into_iter().find(moves)?;
    let since = |event: &&Event| {
        !matches!(event, Event::Turn { .. } | Event::Ship { .. } | Event::Alarm { .. })
    };
    let sends = |effect: &Effect| matches!(effect, Effect::Send(sent) if sent.patrol == moved);
    before.iter().rev().map(|(_, event)| event).take_while(since).find_map(|event| {
        let Event::Way { cause, way, .. } = event else { return None };
        let effects = cause.ways().get(usize::from(*way))?.effects;
        effects.iter().any(sends).then_some(*cause)
    })
}

/// Whose very first job is done with this, and which.
pub fn first_job(before: &[(usize, Event)], event: &Event) -> Option<(Seat, JobId)> {
    let done = |event: &Event| {
        let Event::Errand { seat, task: Task::Job(id), step: Step::Finish, outcome } = event else {
            return None;
        };
        (*outcome == Outcome::Done).then_some((*seat, *id))
    };
    let (seat, id) = done(event)?;
    let mut earlier = before.iter().filter_map(|(_, event)| done(event));
    earlier.all(|(other, _)| other != seat).then_some((seat, id))
}

/// Whom a seat has taken as leader.
pub(super) fn led_by(told: &[(usize, Event)], seat: Seat) -> Option<LeaderId> {
    told.iter().find_map(|(_, event)| {
        let Event::Leader { seat: of, leader } = event else { return None };
        (*of == seat).then_some(*leader)
    })
}

/// Whether crew cost nothing thanks to a leader.
pub(super) fn hires_free(id: LeaderId) -> bool {
    id.leader().abilities.contains(&Ability::HiresFree)
}

impl FireflyText {
    /// An event in words; nothing where there is nothing to tell.
    pub fn tell(&self, event: &Event, names: &[String]) -> Vec<String> {
        self.telling(&[], names).tell(event)
    }

    fn telling<'a>(&self, before: &'a [(usize, Event)], names: &'a [String]) -> Telling<'a> {
        Telling { text: *self, names, before, bare: false }
    }

    /// The same at a table whose story is known, after what was told before: of a goal, which of how many, and
    /// what it was; of money for a job, which part of its pay.
    pub fn tell_at(
        &self,
        table: &Table,
        before: &[(usize, Event)],
        event: &Event,
        names: &[String],
    ) -> Vec<String> {
        if let Event::Money { seat, change, cause } = event
            && let Some(part) = self.pay_part(before, event)
        {
            let telling = Telling { bare: true, ..self.telling(before, names) };
            let why = self.about(&self.cause(*cause), part);
            let values: [(&str, &dyn Display); 3] =
                [("name", &telling.name(*seat)), ("what", &telling.money(*change)), ("why", &why)];
            return vec![fill(self.words.tell_why, &values)];
        }
        if let Some((seat, id)) = first_job(before, event) {
            let telling = self.telling(before, names);
            let sum = |part: fn(&Cause, JobId) -> bool| -> i32 {
                let of = |(_, event): &(usize, Event)| {
                    let Event::Money { seat: of, change, cause } = event else { return 0 };
                    if *of == seat && part(cause, id) { *change } else { 0 }
                };
                before.iter().map(of).sum()
            };
            // What the challenge under it brings is paid by its own card.
            let paid = sum(
                |cause, id| matches!(cause, Cause::Job(one) if *one == id || one.job().challenge.is_some()),
            );
            let wages = sum(|cause, id| *cause == Cause::Wages(id));
            let values: [(&str, &dyn Display); 3] = [
                ("job", &self.job(id)),
                ("pay", &self.money(paid.unsigned_abs())),
                ("wages", &self.money(wages.unsigned_abs())),
            ];
            let told = match wages {
                0 => self.words.tell_first_job,
                _ => self.words.tell_first_paid,
            };
            return telling.of(seat, fill(told, &values));
        }
        if let Event::Alert { watch, .. } = event
            && is_laid_out(before)
        {
            return self.laid_out(before, *watch).into_iter().map(str::to_owned).collect();
        }
        if let Event::Cutter { from, to, by } = event
            && CARRIED
            && corvette(table, before) == Some(*from)
        {
            let telling = self.telling(before, names);
            return telling.moved(self.words.routed, "", (*from, *to), *by);
        }
        if let Event::Way { seat, cause: Cause::Goal(goal), way } = event {
            let telling = self.telling(before, names);
            return telling.chosen(*seat, &self.goal_way(table, *goal, *way));
        }
        if let Some(cause) = sent_by(before, event) {
            let told = self.tell(event, names).join(" ");
            let told = self.aside(told.trim_end_matches('.'), &self.cause(cause));
            return vec![fill(self.words.tell_plain, &[("what", &told)])];
        }
        let telling = self.telling(before, names);
        let Event::Goal { seat, goal } = event else { return telling.tell(event) };
        let all = table.story().map_or(0, |story| story.goals.len());
        let values: [(&str, &dyn Display); 3] =
            [("n", &(goal + 1)), ("all", &all), ("what", &self.goal_short(table, *goal))];
        telling.of(*seat, fill(self.words.tell_goal_of, &values))
    }

    /// The alerts that lie there from the start: all of a kind are told with the first.
    fn laid_out(&self, before: &[(usize, Event)], of: Watch) -> Option<&'static str> {
        let told = |(_, event): &(usize, Event)| matches!(event, Event::Alert { watch, .. } if *watch == of);
        let said = match of {
            Watch::Alliance => self.words.tell_posts,
            Watch::Reavers => self.words.tell_more_posts,
        };
        (!before.iter().any(told)).then_some(said)
    }

    /// Which part of the pay of a job some money is that follows what is printed.
    fn pay_part(&self, before: &[(usize, Event)], event: &Event) -> Option<&'static str> {
        let Event::Money { cause: Cause::Job(id), change: dollars @ 1.., .. } = event else {
            return None;
        };
        let since = before.iter().rev().map(|(_, event)| event).take_while(
            |event| matches!(event, Event::Money { cause: Cause::Job(job), .. } if job == id),
        );
        let nth = since.count();
        let paid = before.iter().rev().nth(nth).map(|(_, event)| event);
        if nth == 0 || !matches!(paid, Some(Event::Pay { job, .. }) if job == id) {
            return None;
        }
        let (job, words) = (id.job(), self.words);
        let extra = job.bonus.map_or(0, |bonus| match bonus.extra {
            Extra::Money(dollars) => dollars,
            Extra::Goods(_) => 0,
        });
        let carrying = job.carrying.map_or(0, |(_, dollars)| dollars);
        // A leader adds as much as some bonuses: then it is not said which of them it is.
        let plain = extra + carrying == 0 && job.per_point.is_none() && job.clause.is_none();
        let bonus = [extra, carrying, extra + carrying].map(i32::from).contains(dollars);
        Some(match bonus && dollars % 500 != 0 {
            true => words.why_bonus,
            false if plain => words.why_gift,
            false => words.why_extra,
        })
    }

    /// What a line of the final account is for.
    pub fn item(&self, item: &Item) -> String {
        let words = self.words;
        match item {
            Item::Goals { .. } => words.item_goals.to_owned(),
            Item::Cash { .. } => words.item_cash.to_owned(),
            Item::Owed { job, .. } => fill(words.item_owed, &[("job", &self.job_label(*job))]),
            Item::Aim { .. } => words.item_aim.to_owned(),
            Item::Solids { .. } => words.item_solids.to_owned(),
            Item::Crew { dollars } => fill(words.item_crew, &[("n", &self.money(dollars))]),
        }
    }
}

/// What is told several times once, with how often.
pub fn grouped(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match all.iter_mut().find(|(told, _)| *told == line) {
            Some((_, times)) => *times += 1,
            None => all.push((line, 1)),
        }
    }
    let told =
        |(line, times): (String, usize)| if times > 1 { format!("{line} ×{times}") } else { line };
    all.into_iter().map(told).collect()
}

/// Tells events to a company.
pub(super) struct Telling<'a> {
    pub(super) text: FireflyText,
    pub(super) names: &'a [String],
    /// What was told before, which says who leads whom.
    pub(super) before: &'a [(usize, Event)],
    /// Whether what they came by is left out.
    pub(super) bare: bool,
}

impl Telling<'_> {
    pub(super) fn tell(&self, event: &Event) -> Vec<String> {
        if !event.is_carried() {
            return Vec::new();
        }
        let (text, words) = (self.text, self.text.words);
        let raids = text.raids();
        let of = |seat: &Seat, template: &str, what: &str| {
            self.of(*seat, fill(template, &[("what", &what)]))
        };
        match event {
            Event::Dice { rolls, first } => self.dice(rolls, *first),
            Event::Leader { seat, leader } => {
                self.of(*seat, fill(words.tell_leader, &[("who", &text.leader(*leader))]))
            }
            Event::Flown { seat, ship } => of(seat, words.tell_flown, text.vessel(*ship)),
            // Each turn says which round it is of.
            Event::Round { .. } => Vec::new(),
            Event::Turn { seat, round } => {
                self.plain(fill(words.tell_turn, &[("name", &self.name(*seat)), ("n", round)]))
            }
            Event::Money { seat, change, cause } => {
                self.because(*seat, self.money(*change), *cause)
            }
            Event::Goods { seat, good, hold, stash, cause } => {
                self.because(*seat, self.goods(*good, *hold, *stash), *cause)
            }
            Event::Card { card, from, to, cause, killed } => {
                self.card(*card, (*from, *to), *cause, killed.0)
            }
            Event::Job { .. } => self.job(event),
            Event::Loaded { seat, job } => {
                self.of(*seat, fill(words.tell_loaded, &[("job", &text.job(*job))]))
            }
            Event::Token { seat, disgruntled: false, cause: Cause::FedUp, .. } => {
                self.of(*seat, self.who(*seat, words.tell_fires, Person::Leader))
            }
            // Who is hired away is told by where he goes.
            Event::Token { disgruntled: false, cause: Cause::BetterOffer(_), .. } => Vec::new(),
            Event::Token { seat, person, disgruntled, cause } => {
                let immoral = matches!(cause, Cause::Job(job) if job.job().immoral);
                let told = match (*disgruntled, immoral, matches!(cause, Cause::Wages(_))) {
                    (false, ..) => words.tell_calmed,
                    (true, true, _) => words.tell_shamed,
                    (true, false, true) => words.tell_unpaid,
                    (true, false, false) => words.tell_disgruntled,
                };
                self.because(*seat, self.who(*seat, told, *person), *cause)
            }
            Event::Equip { seat, gear, carrier } => {
                self.of(*seat, self.equip(*seat, *gear, *carrier))
            }
            Event::Warrants { seat, change, cause } => {
                let count = text.count(words.warrants, change.unsigned_abs());
                self.because(*seat, signed(i32::from(*change), &count), *cause)
            }
            Event::Solid { seat, contact, won } => {
                let told = if *won { words.tell_solid } else { words.tell_unsolid };
                let gives = text.contact_lines(*contact)[1..].join("; ");
                let values: [(&str, &dyn Display); 2] =
                    [("who", &text.contact(*contact)), ("what", &gives)];
                self.of(*seat, fill(told, &values))
            }
            Event::Goal { seat, goal } => {
                self.of(*seat, fill(words.tell_goal, &[("n", &(goal + 1))]))
            }
            Event::Ship { seat, from, to, pace } => self.ship(*seat, *from, *to, *pace),
            Event::Cruiser { from, to, by } => self.piece(words.cruiser, (*from, *to), *by),
            Event::Cutter { from, to, by } => self.piece(words.cutter, (*from, *to), *by),
            Event::Corvette { from, to, by } => self.piece(words.corvette, (*from, *to), *by),
            Event::Haven { seat, sector } => {
                self.of(*seat, fill(words.tell_haven, &[("place", &text.place(*sector))]))
            }
            Event::TokenTaken { seat, rival } => {
                self.of(*seat, fill(words.tell_token, &[("who", &self.within(*rival))]))
            }
            Event::Mark { seat, job, sector } => {
                let values: [(&str, &dyn Display); 2] =
                    [("place", &text.place(*sector)), ("job", &text.job(*job))];
                self.of(*seat, fill(words.tell_mark, &values))
            }
            Event::Cache { seat, sector, left } => {
                let values: [(&str, &dyn Display); 2] =
                    [("place", &text.place(*sector)), ("n", left)];
                self.of(*seat, fill(words.tell_cache, &values))
            }
            Event::Purse { seat, contact } => {
                self.of(*seat, fill(words.tell_purse, &[("who", &text.contact(*contact))]))
            }
            Event::Timer { left } => self.plain(text.count(words.tell_timer, *left)),
            Event::Manhunt { seat } => self.of(*seat, words.tell_manhunt.to_owned()),
            Event::Unrest { seat, roll, lost } => {
                let told = if *lost > 0 { words.tell_unrest } else { words.tell_no_unrest };
                self.of(*seat, fill(told, &[("n", roll)]))
            }
            Event::Salvaged { seat, gear, roll, kept } => {
                let told = if *kept { words.tell_kept } else { words.tell_not_kept };
                let values: [(&str, &dyn Display); 2] =
                    [("n", roll), ("what", &text.supply(*gear))];
                self.of(*seat, fill(told, &values))
            }
            Event::Windfall { seat, gear, dice } => {
                let values: [(&str, &dyn Display); 2] =
                    [("n", &text.dice(*dice)), ("what", &text.supply(*gear))];
                self.of(*seat, fill(words.tell_windfall, &values))
            }
            Event::Charted { seat, region, cards } => {
                let titles: Vec<&str> = cards.iter().map(|&card| text.nav_title(card)).collect();
                let known = if cards.is_empty() { words.tell_charts } else { words.tell_charted };
                let values: [(&str, &dyn Display); 2] =
                    [("what", &text.region(*region)), ("cards", &titles.join(", "))];
                self.of(*seat, fill(known, &values))
            }
            Event::Raced { seat, suit, card, won } => {
                let told = if *won { words.tell_raced } else { words.tell_not_raced };
                let turned = text.suit(misbehave_card(*card).suit);
                let values: [(&str, &dyn Display); 2] =
                    [("what", &text.suit(*suit)), ("card", &turned)];
                self.of(*seat, fill(told, &values))
            }
            Event::Edict { edict, at } => {
                let name = text.edict(*edict);
                let told = match at {
                    None => fill(words.tell_edict, &[("what", &name)]),
                    Some(deck) => {
                        let values: [(&str, &dyn Display); 2] =
                            [("what", &name), ("deck", &text.deck(*deck))];
                        fill(words.tell_edict_at, &values)
                    }
                };
                self.plain(told)
            }
            Event::Split { seat, team } => {
                let team: Vec<String> =
                    team.iter().map(|&person| self.who(*seat, "{who}", person)).collect();
                self.of(*seat, fill(words.tell_split, &[("who", &team.join(", "))]))
            }
            Event::Back { seat, person } => {
                self.of(*seat, self.who(*seat, words.tell_back, *person))
            }
            Event::Brand { seat, person, wanted } => {
                let told = if *wanted { words.tell_branded } else { words.tell_unbranded };
                self.of(*seat, self.who(*seat, told, *person))
            }
            Event::Doubles { seat, dice, won } => {
                let told = if *won { words.tell_doubles } else { words.tell_no_doubles };
                self.of(*seat, fill(told, &[("n", &text.dice(*dice))]))
            }
            Event::Above { seat, roll, than, won } => {
                let told = if *won { words.tell_above } else { words.tell_not_above };
                let values: [(&str, &dyn Display); 2] = [("n", roll), ("m", than)];
                self.of(*seat, fill(told, &values))
            }
            Event::Picked { seat, roll, skill } => {
                let values: [(&str, &dyn Display); 2] =
                    [("n", roll), ("skill", &text.skill(*skill))];
                self.of(*seat, fill(words.tell_picked, &values))
            }
            Event::Skies { seat, roll } => self.of(*seat, self.text.count(words.tell_skies, *roll)),
            Event::Bounty { bounty, from, to } => {
                let template = match (from, to) {
                    (BountySpot::Deck, BountySpot::Open) => raids.tell_posted,
                    (BountySpot::Open, BountySpot::Gone) => raids.tell_void,
                    (BountySpot::Open, BountySpot::Deck) => raids.tell_renewed,
                    (_, BountySpot::Deck) => raids.tell_lifted,
                    (
                        _,
                        BountySpot::Open
                        | BountySpot::Bound(_)
                        | BountySpot::Gone
                        | BountySpot::Jailed(_),
                    ) => return Vec::new(),
                };
                self.plain(fill(template, &[("who", &text.hunted(*bounty))]))
            }
            Event::Boards { seat, rival, aboard } => {
                let told = if *aboard { raids.tell_aboard } else { raids.tell_outside };
                self.of(*seat, fill(told, &[("name", &self.within(*rival))]))
            }
            Event::Stance { seat, skill, alone } => {
                let told = if alone.is_some() { raids.tell_lone } else { raids.tell_stance };
                let who = alone.map_or("", |card| text.supply(card));
                let values: [(&str, &dyn Display); 2] =
                    [("skill", &text.skill(*skill)), ("who", &who)];
                self.of(*seat, fill(told, &values))
            }
            Event::Forced { seat, crew } => {
                self.of(*seat, fill(raids.tell_forced, &[("who", &text.supply(*crew))]))
            }
            Event::Showdown { seat, own, other, won, .. } => {
                let told = if *won { raids.tell_won } else { raids.tell_lost };
                let values: [(&str, &dyn Display); 2] = [("n", own), ("m", other)];
                self.of(*seat, fill(told, &values))
            }
            Event::Swapped { seat, card, crew } => {
                let values: [(&str, &dyn Display); 2] =
                    [("who", &text.supply(*crew)), ("what", &text.misbehave_title(*card))];
                self.of(*seat, fill(raids.tell_swapped, &values))
            }
            Event::Searched { seat, rival } => {
                self.of(*seat, fill(raids.tell_searched, &[("name", &self.within(*rival))]))
            }
            Event::Alert { watch, sector, change } => {
                let told = match (watch, *change < 0) {
                    (Watch::Reavers, true) if sector.sector().reavers > 0 => words.tell_alert_stays,
                    (Watch::Reavers, true) => words.tell_alert_over,
                    (Watch::Reavers, false) => words.tell_alert,
                    (Watch::Alliance, true) => words.tell_watch_over,
                    (Watch::Alliance, false) => words.tell_watch,
                };
                let values: [(&str, &dyn Display); 2] =
                    [("place", &text.place(*sector)), ("n", &format_args!("{change:+}"))];
                self.plain(fill(told, &values))
            }
            Event::Alarm { watch, seat, sector, tokens, roll, comes } => {
                let told = match (watch, *comes) {
                    (Watch::Reavers, true) => words.tell_alarm,
                    (Watch::Reavers, false) => words.tell_no_alarm,
                    (Watch::Alliance, true) => words.tell_watched,
                    (Watch::Alliance, false) => words.tell_unwatched,
                };
                let values: [(&str, &dyn Display); 3] =
                    [("place", &text.place(*sector)), ("m", tokens), ("n", roll)];
                self.of(*seat, fill(told, &values))
            }
            Event::Shuffled { deck } => {
                self.plain(fill(words.tell_shuffled, &[("what", &text.deck(*deck))]))
            }
            Event::Uplink { seat, contact } => of(seat, words.tell_uplink, text.contact(*contact)),
            Event::Study { seat, cards } if cards.is_empty() => {
                self.of(*seat, words.tell_study.to_owned())
            }
            Event::Study { seat, cards } => {
                let titles: Vec<&str> =
                    cards.iter().map(|&card| text.misbehave_title(card)).collect();
                of(seat, words.tell_studied, &titles.join(", "))
            }
            Event::Gamble { seat, cards, won } => {
                let suits: Vec<&str> =
                    cards.iter().map(|&card| text.suit(misbehave_card(card).suit)).collect();
                let told = if *won { words.tell_bet_won } else { words.tell_bet_lost };
                of(seat, told, &suits.join(", "))
            }
            Event::Scattered { seat, cards } => {
                let titles: Vec<&str> =
                    cards.iter().map(|&card| text.misbehave_title(card)).collect();
                of(seat, words.tell_scattered, &titles.join(", "))
            }
            Event::Slip { seat, roll, away } => {
                let told = if *away { words.tell_slips } else { words.tell_no_slip };
                self.of(*seat, fill(told, &[("n", roll)]))
            }
            Event::Armor { seat, person, roll, saved } => {
                let told = if *saved { words.tell_armor_holds } else { words.tell_armor_fails };
                self.of(*seat, fill(&self.who(*seat, told, *person), &[("n", roll)]))
            }
            Event::LastCall { seat } => self.of(*seat, words.tell_last_call.to_owned()),
            Event::Over { finished, places, .. } => self.over(*finished, places),

            Event::Nav { seat, card, .. } => self.turned_up(*seat, *card),
            Event::Misbehave { seat, card } => {
                of(seat, words.tell_misbehave, text.misbehave_title(*card))
            }
            Event::Visit { seat, market } => of(seat, words.tell_visit, text.market(*market)),
            Event::Talk { seat, contact } => of(seat, words.tell_talk, text.contact(*contact)),
            Event::Way { seat, cause, way } => self.way(*seat, *cause, *way),
            Event::Ace { seat, card, .. } => of(seat, words.tell_ace, text.misbehave_title(*card)),
            Event::Ignored { seat, card } => of(seat, words.tell_ignored, text.nav_title(*card)),
            Event::Whim { seat, crew, roll, skill, points } => {
                let told = if skill.is_some() { words.tell_whim } else { words.tell_whim_none };
                let values: [(&str, &dyn Display); 4] = [
                    ("who", &text.supply(*crew)),
                    ("n", roll),
                    ("points", points),
                    ("skill", &skill.map_or("", |skill| text.skill(skill))),
                ];
                self.of(*seat, fill(told, &values))
            }
            Event::Alone { seat, person } => {
                self.of(*seat, self.who(*seat, words.tell_alone, *person))
            }
            Event::Trick { seat, person, skill } => {
                let told = fill(words.tell_trick, &[("skill", &text.skill(*skill))]);
                self.of(*seat, self.who(*seat, &told, *person))
            }
            Event::Roll { seat, die, bonus, again, lower, .. } => {
                let told = if *again { words.tell_reroll } else { words.tell_roll };
                let dice = text.dice((*die, *bonus));
                let dice = match lower.0.filter(|_| CARRIED) {
                    Some(n) => text.aside(&dice, &fill(words.tell_lower, &[("n", &n)])),
                    None => dice,
                };
                self.of(*seat, fill(told, &[("dice", &dice)]))
            }
            Event::Test { seat, cause, skill, points, total, band } => {
                let dice = total - points;
                let values: [(&str, &dyn Display); 4] = [
                    ("skill", &text.skill(*skill)),
                    ("points", points),
                    ("dice", &dice),
                    ("total", total),
                ];
                let told = fill(words.tell_test, &values);
                let band = usize::from(*band);
                let decided = cause.decided(*skill, *total, band);
                let next = decided.and_then(|decided| decided.floors().get(band + 1).copied());
                let told = next.map_or(told.clone(), |next| {
                    fill(words.tell_better, &[("what", &told), ("n", &next)])
                });
                let comes = decided.map(|decided| text.band(&decided, band));
                let comes = comes.filter(|comes| !comes.is_empty());
                let told = comes.map_or(told.clone(), |comes| text.about(&told, &comes));
                self.because(*seat, told, *cause)
            }

            Event::Medic { seat, person, roll, bonus, saved } => {
                let told = if *saved { words.tell_saved } else { words.tell_not_saved };
                let told = self.who(*seat, told, *person);
                let dice = text.dice_sum((*roll, *bonus));
                self.of(*seat, fill(&told, &[("dice", &dice), ("n", &figures::SAVED)]))
            }
            Event::Lucky { seat } => {
                self.of(*seat, self.who(*seat, words.tell_lucky, Person::Leader))
            }
            Event::Wanted { seat, crew, roll, caught } => {
                let told = if *caught { words.tell_caught } else { words.tell_uncaught };
                let values: [(&str, &dyn Display); 2] = [("who", &text.supply(*crew)), ("n", roll)];
                self.of(*seat, fill(told, &values))
            }
            Event::Inspection { seat } => self.of(*seat, words.tell_inspection.to_owned()),
            Event::Decoyed { seat } => self.of(*seat, words.tell_decoyed.to_owned()),
            Event::Team { seat, task, team, .. } => {
                let team: Vec<&str> =
                    team.iter().map(|&person| self.person(*seat, person)).collect();
                let values: [(&str, &dyn Display); 2] =
                    [("task", &self.task(*task)), ("who", &team.join(", "))];
                self.of(*seat, fill(words.tell_team, &values))
            }
            Event::Errand { seat, task, step, outcome } => {
                let told = match (outcome, step) {
                    // The goods, the goal and the catch were told.
                    (Outcome::Done, Step::Pickup) => return Vec::new(),
                    (Outcome::Done, _) if !matches!(task, Task::Job(_)) => return Vec::new(),
                    (Outcome::Done, Step::Finish) => words.tell_done,
                    (Outcome::Done, Step::Aside) => words.tell_chance,
                    (Outcome::Botched, _) => words.tell_botched,
                    (Outcome::Warrant, _) => words.tell_warrant,
                };
                self.of(*seat, fill(told, &[("task", &self.task(*task))]))
            }
            Event::Pay { .. } => self.pay(event),
            Event::Offer { .. } => self.offer(event),
            Event::Answer { seat, agreed } => {
                let told = if *agreed { words.tell_agreed } else { words.tell_refused };
                self.of(*seat, told.to_owned())
            }
        }
    }

    // Parts --------------------------------------------------------------------------------

    pub(super) fn name(&self, seat: Seat) -> String {
        name(self.names, seat)
    }

    /// A name within a sentence, where the reader's own is a word like others.
    fn within(&self, seat: Seat) -> String {
        let (name, you) = (self.name(seat), self.text.lang.words().you);
        if name == you { lower(&name) } else { name }
    }

    fn plain(&self, what: String) -> Vec<String> {
        vec![ended(fill(self.text.words.tell_plain, &[("what", &what)]))]
    }

    fn of(&self, seat: Seat, what: String) -> Vec<String> {
        let values: [(&str, &dyn Display); 2] = [("name", &self.name(seat)), ("what", &what)];
        vec![ended(fill(self.text.words.tell_who, &values))]
    }

    /// With its cause, but for what somebody did freely.
    fn because(&self, seat: Seat, what: String, cause: Cause) -> Vec<String> {
        if self.bare || cause == Cause::Free {
            return self.of(seat, what);
        }
        let values: [(&str, &dyn Display); 3] =
            [("name", &self.name(seat)), ("what", &what), ("why", &self.text.cause(cause))];
        vec![fill(self.text.words.tell_why, &values)]
    }

    fn person(&self, seat: Seat, person: Person) -> &'static str {
        match person {
            Person::Leader => led_by(self.before, seat)
                .map_or(self.text.words.the_leader, |leader| self.text.leader(leader)),
            Person::Crew(card) => self.text.supply(card),
        }
    }

    fn who(&self, seat: Seat, template: &str, person: Person) -> String {
        fill(template, &[("who", &self.person(seat, person))])
    }

    pub(super) fn task(&self, task: Task) -> String {
        match task {
            Task::Job(job) => self.text.job(job).to_owned(),
            Task::Goal(goal) => self.text.goal_number(goal),
            Task::Bounty(bounty) => self.text.bounty(bounty),
            Task::Cache => self.text.words.cache.to_owned(),
        }
    }

    fn dice(&self, rolls: &[Vec<u8>], first: Seat) -> Vec<String> {
        let words = self.text.words;
        let round = |roll: &Vec<u8>| {
            let thrown = (0..).map(Seat).zip(roll).filter(|(_, die)| **die > 0);
            let one = |(seat, die): (Seat, &u8)| self.text.numbered(&self.name(seat), die);
            let rolls = thrown.map(one).collect::<Vec<_>>().join(", ");
            self.plain(fill(words.tell_dice, &[("rolls", &rolls)]))
        };
        let mut lines: Vec<String> = rolls.iter().flat_map(round).collect();
        if !rolls.is_empty() {
            lines.extend(self.of(first, words.tell_first.to_owned()));
        }
        lines
    }

    fn money(&self, change: i32) -> String {
        signed(change, &self.text.money(change.unsigned_abs()))
    }

    /// Goods that came, went, or changed places.
    fn goods(&self, good: Good, hold: i8, stash: i8) -> String {
        let words = self.text.words;
        let change = i32::from(hold) + i32::from(stash);
        let moved = if change == 0 { i32::from(stash) } else { change };
        let goods = self.text.good(good, moved.unsigned_abs());
        match (change, stash) {
            (0, 1..) => fill(words.tell_moved_stash, &[("what", &goods)]),
            (0, _) => fill(words.tell_moved_hold, &[("what", &goods)]),
            _ => signed(change, &goods),
        }
    }

    fn equip(&self, seat: Seat, gear: SupplyId, carrier: Option<Person>) -> String {
        let (text, words) = (self.text, self.text.words);
        let told = if carrier.is_some() { words.tell_carries } else { words.tell_shelved };
        let told = fill(told, &[("what", &text.supply(gear))]);
        carrier.map_or(told.clone(), |person| self.who(seat, &told, person))
    }

    // Cards and jobs -----------------------------------------------------------------------

    fn card(
        &self,
        card: SupplyId,
        (from, to): (Spot, Spot),
        cause: Cause,
        killed: bool,
    ) -> Vec<String> {
        let (text, words) = (self.text, self.text.words);
        let what = |template| fill(template, &[("what", &text.supply(card))]);
        let crew = card.printed().class == Class::Crew;
        let delivered = matches!(cause, Cause::Bounty(_));
        if CARRIED && let Some((seat, told)) = text.tell_bound(card, from, to, delivered) {
            return self.of(seat, told);
        }
        match (from, to) {
            (Spot::Deck, Spot::Considered) if cause != Cause::Setup => {
                self.plain(what(words.tell_considers))
            }
            (Spot::Discard, Spot::Considered) => self.plain(what(words.tell_taken)),
            (Spot::Considered, Spot::Discard) if cause == Cause::Setup => {
                let place = text.market(card.market());
                self.plain(fill(&what(words.tell_primed), &[("place", &place)]))
            }
            (Spot::Ship(seat), Spot::Ship(other)) if crew && cause == Cause::BetterOffer(other) => {
                self.of(other, fill(&what(words.tell_poaches), &[("other", &self.within(seat))]))
            }
            (Spot::Ship(seat), Spot::Ship(other)) => {
                let told = fill(&what(words.tell_changes), &[("other", &self.within(other))]);
                self.because(seat, told, cause)
            }
            (_, Spot::Ship(seat)) => {
                let told = what(if crew { words.tell_joins } else { words.tell_gets });
                // Whoever hires for nothing says thanks to whom.
                let free = crew && matches!(cause, Cause::Shop(_)) && card.printed().cost > 0;
                let by = led_by(self.before, seat).filter(|&id| free && hires_free(id));
                let told = by.map_or(told.clone(), |id| text.thanks(&told, text.leader(id)));
                self.because(seat, told, cause)
            }
            (Spot::Ship(seat), Spot::Gone) => {
                let killed = crew && cause != Cause::Identity;
                let told = if killed { words.tell_killed } else { words.tell_lost };
                let told = if matches!(cause, Cause::Alliance | Cause::Corvette) {
                    words.tell_arrested
                } else {
                    told
                };
                self.because(seat, what(told), cause)
            }
            (Spot::Ship(seat), _) => {
                let told = if killed {
                    words.tell_killed
                } else if crew {
                    words.tell_leaves
                } else {
                    words.tell_discards
                };
                self.because(seat, what(told), cause)
            }
            _ => Vec::new(),
        }
    }

    fn job(&self, event: &Event) -> Vec<String> {
        let Event::Job { job, contact, from, to, cause } = event else { return Vec::new() };
        let (text, words) = (self.text, self.text.words);
        let setup = *cause == Cause::Setup;
        if let (true, JobSpot::Hand(rival), JobSpot::Hand(seat)) = (CARRIED, *from, *to) {
            let dealt = fill(words.tell_job_dealt, &[("who", &text.contact(*contact))]);
            let job = job.map_or(dealt, |job| text.job_label(job));
            return self.of(seat, text.tell_stolen(&job, &self.within(rival)));
        }
        let (seat, told) = match (*from, *to) {
            (JobSpot::Deck, JobSpot::Hand(seat)) => (seat, words.tell_job_got),
            (_, JobSpot::Considered(seat)) => (seat, words.tell_job_seen),
            (JobSpot::Considered(seat), JobSpot::Hand(_)) => (seat, words.tell_job_accepted),
            (JobSpot::Considered(seat), JobSpot::Discard) => (seat, words.tell_job_refused),
            (JobSpot::Hand(seat), JobSpot::Discard) if setup => (seat, words.tell_job_refused),
            (JobSpot::Hand(seat), JobSpot::Discard) => (seat, words.tell_job_dropped),
            (JobSpot::Hand(seat), JobSpot::Active(_)) => (seat, words.tell_job_begun),
            (JobSpot::Active(seat), JobSpot::Discard) => (seat, words.tell_job_lost),
            (JobSpot::Deck, JobSpot::Discard) => {
                let label = job.map(|job| text.job_label(job)).unwrap_or_default();
                return self.plain(fill(words.tell_job_open, &[("job", &label)]));
            }
            _ => return Vec::new(),
        };
        let unknown = fill(words.tell_job_dealt, &[("who", &text.contact(*contact))]);
        let known = job.map(|job| text.job_label(job));
        self.of(seat, fill(told, &[("job", &known.unwrap_or(unknown))]))
    }

    /// A way that was chosen: a test is told by its dice, and flying on by the next sector.
    fn way(&self, seat: Seat, cause: Cause, way: u8) -> Vec<String> {
        let (text, words) = (self.text, self.text.words);
        let ways = cause.ways();
        let Some(chosen) = ways.get(usize::from(way)) else { return Vec::new() };
        match (chosen.test(), ways) {
            (Some(test), _) => {
                self.of(seat, fill(words.tell_tries, &[("skill", &text.skill(test.skill))]))
            }
            // The card has said it.
            (None, [_]) if matches!(cause, Cause::Nav(_)) => Vec::new(),
            (None, [only]) => self.of(seat, text.effects_within(only.effects)),
            _ => {
                // It may have been the only one that was open.
                let what = fill(words.tell_way, &[("what", &text.way(chosen))]);
                self.because(seat, what, cause)
            }
        }
    }

    /// A nav card that is turned up: where it leaves no choice, with what it does.
    fn turned_up(&self, seat: Seat, card: u8) -> Vec<String> {
        let text = self.text;
        let title = text.nav_title(card).to_owned();
        let what = match nav_card(card).ways {
            [only] => text.about(&title, &text.effects_within(only.effects)),
            _ => title,
        };
        self.of(seat, fill(text.words.tell_nav, &[("what", &what)]))
    }

    fn chosen(&self, seat: Seat, what: &str) -> Vec<String> {
        self.of(seat, fill(self.text.words.tell_chooses, &[("what", &what)]))
    }

    // Movement, pay and the end --------------------------------------------------------------

    fn ship(&self, seat: Seat, from: Option<SectorId>, to: SectorId, pace: Pace) -> Vec<String> {
        let words = self.text.words;
        let told = match (from, pace) {
            (None, _) => words.tell_starts,
            (_, Pace::Mosey) => words.tell_moseys,
            (_, Pace::Burn) => words.tell_burns,
            (_, Pace::Evade) => words.tell_evades,
            (_, Pace::Adrift) => words.tell_drifts,
        };
        self.of(seat, fill(told, &[("place", &self.text.place(to))]))
    }

    /// A patrol that moved, and whose doing it was.
    fn piece(&self, what: &str, leg: (SectorId, SectorId), by: Option<Seat>) -> Vec<String> {
        let words = self.text.words;
        self.moved(if by.is_some() { words.tell_its_move } else { words.tell_to }, what, leg, by)
    }

    fn moved(
        &self,
        template: &str,
        what: &str,
        (from, to): (SectorId, SectorId),
        by: Option<Seat>,
    ) -> Vec<String> {
        let (from, to) = (self.text.place(from), self.text.place(to));
        let values: [(&str, &dyn Display); 3] = [("what", &what), ("from", &from), ("to", &to)];
        let told = fill(template, &values);
        match by {
            Some(seat) => self.of(seat, told),
            None => self.plain(told),
        }
    }

    fn pay(&self, event: &Event) -> Vec<String> {
        let Event::Pay { seat, job, printed, price, half } = event else { return Vec::new() };
        let (text, words) = (self.text, self.text.words);
        if *price == 0 && !half {
            return Vec::new();
        }
        let values: [(&str, &dyn Display); 2] =
            [("job", &text.job(*job)), ("n", &text.money(printed))];
        let mut parts = vec![fill(words.tell_pay, &values)];
        if *price != 0 {
            parts.push(fill(words.tell_price, &[("how", &self.money(*price))]));
        }
        parts.extend(half.then(|| words.tell_half.to_owned()));
        self.of(*seat, parts.join(", "))
    }

    fn offer(&self, event: &Event) -> Vec<String> {
        let Event::Offer {
            from,
            to,
            give_money,
            give_goods,
            give_cards,
            ask_money,
            ask_goods,
            ask_cards,
        } = event
        else {
            return Vec::new();
        };
        let values: [(&str, &dyn Display); 3] = [
            ("other", &self.within(*to)),
            ("gives", &self.text.wares(*give_money, give_goods, give_cards)),
            ("asks", &self.text.wares(*ask_money, ask_goods, ask_cards)),
        ];
        self.of(*from, fill(self.text.words.tell_offer, &values))
    }

    fn over(&self, finished: Option<Seat>, places: &[u8]) -> Vec<String> {
        let words = self.text.words;
        let winners: Vec<String> = (0..)
            .map(Seat)
            .zip(places)
            .filter(|(_, place)| **place == 1)
            .map(|(seat, _)| self.name(seat))
            .collect();
        let winners: Vec<&str> = winners.iter().map(String::as_str).collect();
        let mut lines = self.plain(self.text.lang.words().victory(&winners));
        lines.extend(
            finished.into_iter().flat_map(|seat| self.of(seat, words.tell_finished.to_owned())),
        );
        if places.len() > 1 {
            let one = |(seat, place): (Seat, &u8)| format!("{place}. {}", self.name(seat));
            let mut ranked: Vec<(Seat, &u8)> = (0..).map(Seat).zip(places).collect();
            rules::order::sort_by_key(&mut ranked, |(_, place)| **place);
            let places: Vec<String> = ranked.into_iter().map(one).collect();
            lines.extend(self.plain(fill(words.tell_places, &[("places", &places.join(", "))])));
        }
        lines
    }
}

/// A sentence without a second stop, where a title ends it with one of its own.
fn ended(mut said: String) -> String {
    let twice = said.strip_suffix('.').is_some_and(|said| said.ends_with(['.', '…', '!', '?']));
    if twice {
        said.pop();
    }
    said
}

/// An amount with its sign; the minus sign is the real one.
pub(super) fn signed(change: i32, amount: &str) -> String {
    let sign = if change < 0 { "−" } else { "+" };
    format!("{sign}{amount}")
}
