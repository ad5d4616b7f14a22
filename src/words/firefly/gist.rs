//! What a turn came to in a few words, for its heading while it lies folded.

use super::FireflyText;
use super::acts::words;
use super::tell::signed;
use crate::words::fill;
use rules::firefly::{Event, Outcome, Step};

impl FireflyText {
    /// Where a turn's ship went, what was done there, and what money, crew and warrants came of it all; nothing
    /// where that is nothing.
    pub fn gist(&self, told: &[(usize, Event)]) -> String {
        let Some((_, Event::Turn { seat, .. })) = told.first() else { return String::new() };
        let (own, words) = (*seat, words(self.lang));
        let (mut flown, mut money, mut warrants) = (None, 0, 0);
        let (mut deeds, mut came) = (String::new(), String::new());
        for (_, event) in told {
            if let Some(card) = event.lost_crew(own) {
                add(&mut came, &fill(words.lost, &[("what", &self.supply(card))]));
            } else if let Event::Ship { seat, to, .. } = event {
                flown = if *seat == own { Some(*to) } else { flown };
            } else if let Event::Money { seat, change, .. } = event
                && *seat == own
            {
                money += change;
            } else if let Event::Warrants { seat, change, .. } = event {
                warrants += if *seat == own { *change } else { 0 };
            } else if let Event::Goal { seat, goal } = event
                && *seat == own
            {
                add(&mut deeds, &self.goal_number(*goal));
            } else if let Event::Errand { seat, step, outcome, .. } = event
                && *seat == own
            {
                let ended = match (outcome, step) {
                    (Outcome::Done, Step::Pickup) => words.loaded,
                    (Outcome::Done, Step::Finish | Step::Aside) => words.work,
                    (Outcome::Botched, _) => words.botched,
                    (Outcome::Warrant, _) => words.job_lost,
                };
                add(&mut deeds, ended);
            }
        }
        let mut said = String::new();
        if let Some(to) = flown {
            add(&mut said, &fill(words.flew, &[("place", &self.place(to))]));
        }
        add(&mut said, &deeds);
        if money != 0 {
            add(&mut came, &signed(money, &self.money(money.unsigned_abs())));
        }
        if warrants > 0 {
            add(&mut came, &self.count(self.words.warrants, warrants.unsigned_abs()));
        }
        match (said.is_empty(), came.is_empty()) {
            (_, true) => said,
            (true, false) => came,
            (false, false) => self.about(&said, &came),
        }
    }
}

/// One more of a list, unless it was the last already.
#[inline(never)]
fn add(list: &mut String, what: &str) {
    if list.ends_with(what) {
        return;
    }
    if !list.is_empty() {
        list.push_str(", ");
    }
    list.push_str(what);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;
    use rules::Seat;
    use rules::firefly::job::JobId;
    use rules::firefly::sector::SectorId;
    use rules::firefly::{Cause, Pace, Task};

    #[test]
    fn a_turn_is_told_by_its_flight_its_work_and_what_came_of_it() {
        let (own, rival) = (Seat(0), Seat(1));
        let job = JobId::new(107).expect("a job");
        let flies = |seat, to| Event::Ship { seat, from: None, to, pace: Pace::Burn };
        let pays = |seat, change| Event::Money { seat, change, cause: Cause::Job(job) };
        let ends = |outcome| Event::Errand {
            seat: own,
            task: Task::Job(job),
            step: Step::Finish,
            outcome,
        };
        let turn = Event::Turn { seat: own, round: 3 };
        let gist = |lang, events: &[Event]| {
            let told: Vec<(usize, Event)> = events.iter().cloned().enumerate().collect();
            FireflyText::new(lang).gist(&told)
        };
        let near = SectorId::new(50).expect("a sector");
        let paid = [
            turn.clone(),
            flies(own, near),
            flies(own, SectorId::LONDINIUM),
            ends(Outcome::Done),
            pays(own, 2000),
            pays(rival, 500),
            pays(own, -200),
        ];
        assert_eq!(gist(Lang::En, &paid), "flew to Londinium, worked: +$1800");
        assert_eq!(gist(Lang::Fr, &paid), "vol vers Londinium, travail\u{a0}: +1800\u{a0}$");
        let failed = [
            turn.clone(),
            ends(Outcome::Warrant),
            Event::Warrants { seat: own, change: 1, cause: Cause::Job(job) },
        ];
        assert_eq!(gist(Lang::En, &failed), "job lost: 1 warrant");
        assert_eq!(gist(Lang::En, &[turn]), "");
        assert_eq!(gist(Lang::En, &paid[1..]), "");
    }
}
