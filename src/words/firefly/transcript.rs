//! A whole first match as somebody follows it who only hears it: what the table is at the start of each
//! turn, what happened since, what is asked, what each choice does, what was chosen.
//! `tests/transcripts/firefly.LANGUAGE.txt` is how it was heard last; a change that means to alter it
//! writes it anew: `WRITE=1 cargo test transcript`.

#![allow(clippy::wildcard_enum_match_arm, reason = "most choices say all of themselves")]

use super::{FireflyText, Sights};
use crate::chart::flag::flags;
use crate::chart::plan::plan;
use crate::words::{Lang, fill};
use rules::firefly::effect::{Effect, Way};
use rules::firefly::{Choice, Firefly, Frame, View, misbehave_card, nav_card};
use rules::{AnyMatch, Game, Match, Seat};
use std::fmt::Write;

/// The first game as a beginner played it who followed the hints; kept for ever.
const RECORD: &str = include_str!("../../../rules/tests/records/firefly-first.txt");
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts");
/// Whose ears it comes to.
const LISTENER: Seat = Seat(0);

/// What is heard of a match.
fn transcript(played: &Match<Firefly>, lang: Lang) -> String {
    let text = FireflyText::new(lang);
    let names = [lang.words().you.to_owned(), lang.words().name_greedy.to_owned()];
    let mut heard = String::new();
    let (mut turn, mut told) = (None, Vec::new());
    let mut since = 0;
    for (order, events) in played.history().unwrap().into_iter().enumerate() {
        for event in events {
            let Some(event) = Firefly::seen(&event, Some(LISTENER)) else { continue };
            for line in text.tell_at(played.options(), &told, &event, &names) {
                writeln!(heard, "  {line}").unwrap();
            }
            told.push((order, event));
        }
        let now = played.prefix(order).unwrap();
        if now.decider() != Some(LISTENER) {
            continue;
        }
        let view = now.view(Some(LISTENER));
        let begun = (view.round, view.turn == LISTENER);
        if turn.replace(begun) != Some(begun) {
            // What others did is summed up.
            for (seat, acts) in text.acts(&told, since, Some(LISTENER), &names) {
                let acts: Vec<String> = acts.into_iter().map(|act| act.said).collect();
                writeln!(heard, "= {}: {}", names[seat.index()], acts.join(" · ")).unwrap();
            }
            since = order;
            for line in text.board(&view, &names) {
                writeln!(heard, "- {line}").unwrap();
            }
        }
        let (ask, about) = (text.ask(&view), text.context(&view, &names));
        writeln!(heard, "? {ask}").unwrap();
        if !about.is_empty() {
            writeln!(heard, "  {about}").unwrap();
        }
        for line in text.lying(&view) {
            writeln!(heard, "  {line}").unwrap();
        }
        let (chosen, legal) = (played.choices()[order], now.legal());
        let (chores, due): (Vec<Choice>, Vec<Choice>) = legal.iter().copied().partition(|choice| {
            matches!(choice, Choice::Stowage | Choice::Roster | Choice::Gear(_))
        });
        for choice in due.into_iter().chain(chores) {
            let mark = if choice == chosen { '>' } else { '*' };
            let comes = text.comes(&view, &legal, choice, &names);
            writeln!(
                heard,
                "{mark} {}",
                [vec![text.verb(&view, choice, &names)], comes].concat().join(" · ")
            )
            .unwrap();
        }
    }
    heard
}

impl FireflyText {
    /// What lies open where it is decided and cannot be chosen.
    fn lying(&self, view: &View) -> Vec<String> {
        if view.stack.last() == Some(&Frame::Flight) {
            let flags = flags(view, *self);
            let sights = Sights { view, names: &[], flags: &flags, text: *self };
            let bound = |at| fill(self.lang.firefly_map().bound, &[("name", &self.place(at))]);
            return sights.nearest_work().map(bound).into_iter().collect();
        }
        let Some((ways, _)) = ways(view) else { return Vec::new() };
        let refused = (0..).zip(ways).filter_map(|(at, way)| {
            let lacking = self.why_not_way(view, way);
            let lacks = fill(self.lang.firefly_page().lacks, &[("what", &lacking.join(", "))]);
            let said = || format!("{} · {lacks}", self.way_of(view, at));
            (!lacking.is_empty()).then(said)
        });
        refused.collect()
    }

    fn way_of(&self, view: &View, at: u8) -> String {
        self.verb(view, Choice::Way(at), &[])
    }

    /// What is said beside the words of a choice.
    fn comes(
        &self,
        view: &View,
        legal: &[Choice],
        choice: Choice,
        names: &[String],
    ) -> Vec<String> {
        let flags = flags(view, *self);
        let sights = Sights { view, names, flags: &flags, text: *self };
        let mut said = match choice {
            Choice::Leader(id) => self.leader_lines(id),
            Choice::Ship(id) => self.ship_lines(id),
            Choice::Recruit(card) | Choice::Take(card) | Choice::Buy(card) => {
                self.supply_lines(card)
            }
            Choice::TakeJob(id) | Choice::Accept(id) | Choice::Return(id) => {
                [self.job_lines(id), self.outlook(view, id)].concat()
            }
            Choice::Work(id) => self.outlook(view, id),
            Choice::Deal(contact) => self.contact_lines(contact),
            Choice::Smuggle => {
                vec![self.lang.firefly_page().odds(1, view.card_outlook(), None)]
            }
            Choice::Pursue => {
                let goal = self.goal(&view.table, view.acting().goals);
                [Some(goal), self.unpaid(view)].into_iter().flatten().collect()
            }
            Choice::To(at) | Choice::Place(at) => {
                let there = sights.there(at).into_iter().map(|(_, line)| line);
                let flies = choice == Choice::To(at);
                let plan = plan(view, legal, at).filter(|plan| flies && plan.under_way);
                let risk = plan.iter().flat_map(|plan| [sights.warning(plan), sights.risk(plan)]);
                let bound = sights.nearest_work().filter(|_| flies && view.flight.is_some());
                let onward = bound.and_then(|bound| sights.onward(at, bound));
                let region = [sights.region(at)].into_iter().chain(there);
                region.chain(risk.flatten()).chain(onward).collect()
            }
            Choice::Way(at) => {
                let odds = ways(view).and_then(|(ways, wanted)| {
                    let way = ways.get(usize::from(at))?;
                    let (chance, what) = self.way_odds(view, way, wanted)?;
                    let bribed = self.way_bribed(view, way, wanted);
                    let bands = self.way_bands(view, way, wanted);
                    Some([Some(format!("{chance} {what}")), bribed, bands].into_iter().flatten())
                });
                let odds = odds.into_iter().flatten();
                let stakes = ways(view).and_then(|(ways, _)| ways.get(usize::from(at)));
                let stakes = stakes.map(|way| self.stakes(view, way.effects));
                odds.chain(stakes.into_iter().flatten()).collect()
            }
            Choice::Go => {
                let (odds, last) = (view.team_outlook(), view.team_last_test());
                let odds = odds.map(|(n, chance)| self.lang.firefly_page().odds(n, chance, last));
                odds.into_iter().collect()
            }
            _ => Vec::new(),
        };
        said.extend(view.ruins(choice).into_iter().map(|ruin| self.ruin(view, ruin)));
        said
    }

    fn outlook(&self, view: &View, id: rules::firefly::job::JobId) -> Vec<String> {
        let outlook = view.outlook(LISTENER, id);
        let missing = self.missing(view, LISTENER, id, &outlook);
        let lacks = fill(self.lang.firefly_page().lacks, &[("what", &missing.join(", "))]);
        let mut said = vec![self.job_place(view, LISTENER, &outlook, false)];
        said.extend((!missing.is_empty()).then_some(lacks));
        said.push(self.prospect(id, &outlook));
        said
    }
}

/// The ways out of the card at hand, and what is hoped of them.
fn ways(view: &View) -> Option<(&'static [Way], Effect)> {
    match view.stack.last()? {
        Frame::Nav(step) => Some((nav_card(step.0).ways, Effect::KeepFlying)),
        Frame::Card(step) => Some((misbehave_card(step.0).ways, Effect::Proceed)),
        _ => None,
    }
}

fn recorded() -> Match<Firefly> {
    match AnyMatch::decode(RECORD.trim()) {
        Ok(AnyMatch::Firefly(played)) => played,
        other => panic!("{RECORD}: {other:?}"),
    }
}

#[test]
fn a_first_match_is_followed_by_ear() {
    let played = recorded();
    for lang in Lang::ALL {
        let heard = transcript(&played, lang);
        let file = format!("{FOLDER}/firefly.{}.txt", lang.tag());
        if std::env::var_os("WRITE").is_some() {
            std::fs::create_dir_all(FOLDER).unwrap();
            std::fs::write(&file, &heard).unwrap();
        }
        assert_eq!(heard, std::fs::read_to_string(&file).unwrap_or_default(), "{file}");
        for line in heard.lines() {
            assert!(line.len() > 3 && !line.contains(['{', '}']), "{line}");
        }
        // Nothing is asked without saying what can be done, each its own.
        for asked in heard.split("? ").skip(1) {
            let mut choices: Vec<&str> =
                asked.lines().filter(|line| line.starts_with(['*', '>'])).collect();
            let all = choices.len();
            assert_eq!(choices.iter().filter(|line| line.starts_with('>')).count(), 1, "{asked}");
            choices.iter_mut().for_each(|line| *line = &line[2..]);
            choices.sort_unstable();
            choices.dedup();
            assert_eq!(choices.len(), all, "two choices sound alike: {asked}");
        }
    }
}
