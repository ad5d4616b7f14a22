//! Stories and their goals in words.

use super::FireflyText;
use crate::words::{capital, fill};
use rules::Seat;
use rules::firefly::contact::Contact;
use rules::firefly::effect::{Band, Effect, Lot, Test};
use rules::firefly::figures;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::story::{Demand, End, Goal, Twist};
use rules::firefly::{Aim, Captain, Table, View, aim_size, meets_demand};
use std::fmt::Display;

impl FireflyText {
    /// What a story changes, how it ends, and the turn limit.
    pub fn story_lines(&self, table: &Table) -> Vec<String> {
        let words = self.words;
        if table.aim().is_some() {
            return self.solo_lines();
        }
        // Of a story and a set-up card that deal jobs each in its way, the first holds.
        let deals = |twist: &&Twist| matches!(twist, Twist::JobsFrom(_));
        let first = table.twists().find(deals);
        let twists = table.twists().filter(|twist| !deals(twist) || Some(*twist) == first);
        let mut lines: Vec<String> = twists.map(|twist| self.twist(table, twist)).collect();
        if CARRIED && table.opening.0 > 0 {
            lines.insert(0, self.about(words.opening, self.lang.opening(table.opening.0).0));
        }
        lines.extend(table.story().filter(|story| story.end.is_carried()).map(|story| {
            let text = match story.end {
                End::First => words.end_first,
                End::LastCall => words.end_call,
                End::LastCallOwing => words.end_owing,
                End::Drought(contacts) => return fill(words.end_drought, &[("n", &contacts)]),
                End::Trust => words.end_trust,
                End::Majority => words.end_majority,
                End::Purses => words.end_purses,
                End::Dawn => return fill(words.end_dawn, &[("n", &story.goals.len())]),
            };
            text.to_owned()
        }));
        if table.is_alone() {
            let stall: [(&str, &dyn Display); 2] =
                [("n", &self.money(figures::STALL.0)), ("m", &figures::STALL.1)];
            lines.push(fill(words.stall, &stall));
            lines.push(fill(words.alone_turns, &[("n", &Table::SOLO_TURNS)]));
        }
        // What is new in the match beside the story.
        let sets = table.sets.iter().skip(1).filter(|_| CARRIED).map(|set| self.lang.set(set));
        lines.extend(sets.map(|(name, about)| self.about(name, about)));
        if table.turn_limit > 0 {
            lines.push(fill(words.end_limit, &[("n", &table.turn_limit)]));
        }
        lines
    }

    fn solo_lines(&self) -> Vec<String> {
        let words = self.words;
        let recruits: [(&str, &dyn Display); 2] =
            [("n", &figures::RECRUITS), ("worth", &self.money(figures::RECRUITS_WORTH))];
        vec![
            fill(words.solo_recruits, &recruits),
            words.solo_actions.to_owned(),
            fill(words.solo_turns, &[("n", &Table::SOLO_TURNS)]),
        ]
    }

    fn twist(&self, table: &Table, twist: &Twist) -> String {
        let (words, seats) = (self.words, u32::from(table.seats));
        if !twist.is_carried() {
            return String::new();
        }
        match twist {
            Twist::Hunted => words.hunted.to_owned(),
            Twist::Shunned(contact) => fill(words.shunned, &[("who", &self.contact(*contact))]),
            Twist::IllegalMoney(n) => fill(words.illegal_money, &[("n", &self.money(n))]),
            Twist::JobsFrom([]) => words.no_jobs.to_owned(),
            Twist::Havens(region) => fill(words.havens, &[("where", &self.region(*region))]),
            Twist::Watched => words.watched.to_owned(),
            Twist::IllegalWarrant => words.illegal_warrant.to_owned(),
            Twist::Sanctuary => fill(words.sanctuary, &[("n", &figures::GIFT)]),
            Twist::FewJobs => self.count(words.few_jobs, seats),
            Twist::Timer(each) => fill(words.timer, &[("n", &(u32::from(*each) * seats))]),
            Twist::Bank(each) => fill(words.bank, &[("n", &self.money(u32::from(*each) * seats))]),
            Twist::JobsFrom(from) => {
                let plays = |one: &Contact| table.contacts().any(|contact| contact == *one);
                let there: Vec<Contact> = from.iter().copied().filter(plays).collect();
                fill(words.jobs_from, &[("who", &self.contacts(&there))])
            }
            Twist::DrawsAny(n) => fill(words.draws_any, &[("n", n)]),
            Twist::DrawsOne(n) => fill(words.draws_one, &[("n", n)]),
            Twist::JobsOf(_) => words.jobs_of.to_owned(),
            Twist::Shuffled => words.shuffled.to_owned(),
            Twist::Alerted => words.alerted.to_owned(),
            Twist::Guarded => words.guarded.to_owned(),
            Twist::ClearSkies => words.clear_skies.to_owned(),
            Twist::Drafted => words.drafted.to_owned(),
            Twist::Primed(n) => fill(words.primed, &[("n", n)]),
            Twist::Bought(n) => fill(words.bought, &[("n", &self.money(n))]),
            Twist::Tolled => fill(words.tokens, &[("n", &Table::SOLO_TURNS)]),
            Twist::Shared => words.shared.to_owned(),
            Twist::Marks(_) => words.marks.to_owned(),
            Twist::Outside => words.outside.to_owned(),
            Twist::WarrantMoney(n) => fill(words.warrant_money, &[("n", &self.money(n))]),
            Twist::LegalUpset => words.legal_upset.to_owned(),
            Twist::TakesDearest => words.takes_dearest.to_owned(),
            Twist::AtDusk => words.at_dusk.to_owned(),
            Twist::LateRaids => words.late_raids.to_owned(),
            Twist::Deeds => words.deeds.to_owned(),
            Twist::Jailed => words.jailed.to_owned(),
            Twist::Refuge => words.refuge.to_owned(),
            Twist::StartsAt(at) => {
                let place = SectorId::new(*at).map_or(String::new(), |at| self.sector(at));
                fill(words.starts_at, &[("place", &place)])
            }
            Twist::Caches(region, n) => {
                let values: [(&str, &dyn Display); 2] =
                    [("n", n), ("where", &self.region(*region))];
                fill(words.caches, &values)
            }
            Twist::Purses(purses) => {
                let values: [(&str, &dyn Display); 3] = [
                    ("n", &self.money(purses.dollars)),
                    ("who", &self.contacts(purses.under)),
                    ("sold", &purses.sold),
                ];
                fill(words.purses, &values)
            }
        }
    }

    /// How a match stands whose story has no goals: a figure, what it is of, and whether the seat may
    /// win by it now.
    pub fn story_stands(&self, view: &View, seat: Seat) -> Option<(String, String, bool)> {
        if !CARRIED {
            return None;
        }
        let (words, around) = (self.words, self.lang.firefly_page());
        let captain = view.captain(seat);
        let reached =
            |n: &dyn Display, all: &dyn Display| fill(around.reached, &[("n", n), ("all", all)]);
        match view.table.story()?.end {
            End::First | End::LastCall | End::LastCallOwing | End::Dawn => None,
            End::Drought(all) => {
                let idle: Vec<Contact> = view.idle_contacts().collect();
                let who = self.contacts(&idle);
                let said = if idle.is_empty() {
                    words.idle.to_owned()
                } else {
                    self.about(words.idle, &who)
                };
                Some((reached(&idle.len(), &all), said, false))
            }
            End::Purses => {
                let purses = view.table.purses()?;
                let taken = purses.under.len() - view.purses.len();
                let who = self.contacts(&view.purses);
                let values: [(&str, &dyn Display); 2] = [("n", &purses.sold), ("who", &who)];
                let left = fill(words.purses_left, &values);
                let said = if who.is_empty() { self.words.cash_decides.to_owned() } else { left };
                Some((reached(&taken, &purses.under.len()), said, false))
            }
            End::Trust => {
                let trusted = self.count(words.trusted, captain.solids());
                Some((self.count(words.tell_timer, view.timer.0), trusted, false))
            }
            End::Majority => {
                let half = self.money(view.all_money() / 2 + 1);
                let bank = fill(words.bank_left, &[("n", &self.money(view.bank.unwrap_or(0)))]);
                Some((reached(&self.money(captain.money), &half), bank, view.owns_most(seat)))
            }
        }
    }

    /// A goal by its number, counted from 0.
    pub fn goal_number(&self, goal: u8) -> String {
        fill(self.words.goal_n, &[("n", &(goal + 1))])
    }

    /// A goal in one sentence, counted from 0; in the solo story its aim.
    pub fn goal(&self, table: &Table, goal: u8) -> String {
        self.goal_lines(table, goal).join(". ")
    }

    /// A goal in a few words: where, what must hold, how many cards, which test.
    pub fn goal_short(&self, table: &Table, goal: u8) -> String {
        let goals = table.story().map_or(&[][..], |story| story.goals);
        let Some(goal) = goals.get(usize::from(goal)) else { return self.goal(table, goal) };
        let price = price(goal).map(|n| self.effects(&[Effect::Pay(n)]));
        let demands = asked(goal).map(|one| self.demand(one)).chain(price);
        let parts: Vec<String> = demands.chain(self.goal_work(goal)).collect();
        let line = parts.join(", ");
        match goal.at.and_then(SectorId::new) {
            Some(at) if line.is_empty() => self.place(at),
            Some(at) => self.about(&self.place(at), &line),
            None => capital(&line),
        }
    }

    /// What is to be done for a goal where it is worked: the cards, then the test.
    pub fn goal_work(&self, goal: &Goal) -> Vec<String> {
        let cards = self.count(self.words.misbehaves, goal.misbehave);
        let mut parts: Vec<String> = (goal.misbehave > 0).then_some(cards).into_iter().collect();
        let tests = goal.ways.iter().copied().flatten().filter_map(|effect| {
            if let Effect::Test(test) = effect { self.goal_test(test) } else { None }
        });
        parts.extend(
            tests.reduce(|one, other| fill(self.words.or, &[("one", &one), ("other", &other)])),
        );
        parts
    }

    /// The totals of a test that reach a goal, or that lead to another test which does.
    fn goal_test(&self, test: &Test) -> Option<String> {
        let skill = self.skill(test.skill);
        let reached = test.bands.iter().filter(|band| band.effects.contains(&Effect::Goal));
        let totals: Vec<String> = reached.map(|band| self.goal_total(band)).collect();
        if !totals.is_empty() {
            return Some(format!("{skill} {}", totals.join(", ")));
        }
        test.bands.iter().find_map(|band| {
            let Some(Effect::Test(next)) = band.effects.first() else { return None };
            Some(format!("{skill} {}, {}", self.goal_total(band), self.goal_test(next)?))
        })
    }

    /// What the next goal of a captain asks for before it may be worked, each with whether it holds:
    /// of several contacts those who are missing.
    pub fn goal_asks(&self, view: &View, goal: &Goal, captain: &Captain) -> Vec<(String, bool)> {
        let around = self.lang.firefly_page();
        let said = |demand: &Demand| {
            let met = meets_demand(captain, *demand, view.cruiser);
            let line = match demand {
                Demand::SolidWith(with) if !met => {
                    let with = with.iter().copied().filter(|&one| !captain.is_solid(one));
                    let with: Vec<Contact> = with.collect();
                    fill(self.words.demand_solid, &[("who", &self.contacts(&with))])
                }
                Demand::Solids(all) => {
                    let have: [(&str, &dyn Display); 2] = [("n", &captain.solids()), ("all", all)];
                    let have = fill(around.reached, &have);
                    self.aside(&self.demand(demand), &[&have, ", ", around.solid_by].concat())
                }
                Demand::SolidWith(_)
                | Demand::Cash(_)
                | Demand::Tokens(_)
                | Demand::CrimeDone
                | Demand::Marked
                | Demand::Deed
                | Demand::AtHaven
                | Demand::AtCruiser
                | Demand::InTalk(_)
                | Demand::AnyLot(_) => self.demand(demand),
            };
            (line, met)
        };
        goal.demands.iter().map(said).collect()
    }

    /// A total that reaches a goal, and what is to be paid then.
    fn goal_total(&self, band: &Band) -> String {
        let from = format!("{}+", band.from);
        let price = band.effects.iter().find_map(|effect| {
            let Effect::PayOrBotch(dollars) = effect else { return None };
            Some(self.money(dollars))
        });
        price.map_or(from.clone(), |price| self.aside(&from, &price))
    }

    /// A goal line by line: where and what must hold, the misbehaving, what happens then.
    pub fn goal_lines(&self, table: &Table, goal: u8) -> Vec<String> {
        if let Some(aim) = table.aim() {
            return vec![self.aim(aim)];
        }
        let goals = table.story().map_or(&[][..], |story| story.goals);
        goals.get(usize::from(goal)).map_or(Vec::new(), |goal| self.steps(goal))
    }

    fn aim(&self, aim: Aim) -> String {
        let words = self.words;
        let size = aim_size(aim);
        match aim {
            Aim::Good => fill(words.aim_good, &[("n", &size)]),
            Aim::Bad => fill(words.aim_bad, &[("n", &self.money(size))]),
            Aim::Ugly => fill(words.aim_ugly, &[("n", &size)]),
        }
    }

    fn steps(&self, goal: &Goal) -> Vec<String> {
        let words = self.words;
        let mut first = Vec::new();
        let at = goal.at.and_then(SectorId::new);
        first.extend(at.map(|at| fill(words.goal_at, &[("place", &self.place(at))])));
        first.extend(asked(goal).map(|demand| self.demand(demand)));
        if goal.misbehave > 0 {
            let cards = self.count(words.misbehaves, goal.misbehave);
            first.push(fill(words.goal_misbehave, &[("what", &cards)]));
        }
        // What is handed in is what must be aboard.
        let told =
            |way: &&&[Effect]| !matches!(**way, [Effect::Goal] | [Effect::Lose(_), Effect::Goal]);
        let ways = goal.ways.iter().filter(told).map(|way| self.effects(way));
        let then = ways.reduce(|one, other| fill(words.or, &[("one", &one), ("other", &other)]));
        self.line(first).into_iter().chain(then.map(|text| capital(&text))).collect()
    }

    /// That so much money is at hand.
    pub(super) fn have(&self, money: &str) -> String {
        fill(self.words.demand_cash, &[("n", &money)])
    }

    fn demand(&self, demand: &Demand) -> String {
        let words = self.words;
        if !demand.is_carried() {
            return String::new();
        }
        match demand {
            Demand::SolidWith(with) => fill(words.demand_solid, &[("who", &self.contacts(with))]),
            Demand::Solids(n) => fill(words.demand_solids, &[("n", n)]),
            Demand::Cash(n) => self.have(&self.money(n)),
            Demand::Tokens(n) => fill(words.demand_tokens, &[("n", n)]),
            Demand::CrimeDone => words.demand_crime.to_owned(),
            Demand::Marked => words.demand_mark.to_owned(),
            Demand::Deed => words.demand_deed.to_owned(),
            Demand::AnyLot(lots) => fill(words.demand_lot, &[("what", &self.one_of(lots))]),
            Demand::AtHaven => words.demand_haven.to_owned(),
            Demand::AtCruiser => words.demand_cruiser.to_owned(),
            Demand::InTalk(contact) => fill(words.demand_talk, &[("who", &self.contact(*contact))]),
        }
    }

    /// One of several lots: `4 cargo or 8 parts`.
    fn one_of(&self, lots: &[Lot]) -> String {
        let said: Vec<String> = lots.iter().map(|lot| self.lot(lot)).collect();
        let Some((last, others)) = said.split_last() else { return String::new() };
        let values: [(&str, &dyn Display); 2] = [("what", &others.join(", ")), ("last", last)];
        if others.is_empty() { last.clone() } else { fill(self.words.one_of, &values) }
    }

    /// The way of a goal with several.
    pub(super) fn goal_way(&self, table: &Table, goal: u8, way: u8) -> String {
        let goal = table.story().and_then(|story| story.goals.get(usize::from(goal)));
        let effects = goal.and_then(|goal| goal.ways.get(usize::from(way)));
        effects.map_or(String::new(), |effects| self.effects(effects))
    }
}

/// What is plainly paid for a goal, without a roll.
pub(super) fn price(goal: &Goal) -> Option<u16> {
    goal.ways.iter().copied().flatten().find_map(|effect| {
        let Effect::Pay(dollars) = effect else { return None };
        Some(*dollars)
    })
}

/// What a goal asks for beside what is paid for it and that the goals before it are reached.
fn asked(goal: &Goal) -> impl Iterator<Item = &Demand> {
    let price = price(goal);
    let told = move |demand: &&Demand| match demand {
        Demand::Cash(n) => price != Some(*n),
        Demand::Tokens(_) => false,
        Demand::SolidWith(_)
        | Demand::Solids(_)
        | Demand::CrimeDone
        | Demand::Marked
        | Demand::Deed
        | Demand::AtHaven
        | Demand::AtCruiser
        | Demand::InTalk(_)
        | Demand::AnyLot(_) => true,
    };
    goal.demands.iter().filter(told)
}
