//! Rolls that the rules make unasked: what is told of one before its dice are seen.

use super::FireflyText;
use crate::words::fill;
use rules::Seat;
use rules::firefly::effect::Effect;
use rules::firefly::skill::Skill;
use rules::firefly::{Board, Cause, Event, Person, Question, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of a roll that nobody was asked about.
    RollWords {
        unasked: "{cause}: {bands}. You: {skill} {points} plus a die, {n} needed: {percent}", "{cause} : {bands}. Vous : {skill} {points} plus un dé, il faut {n} : {percent}";
        closed: "not open to you: {what}", "pas ouvert pour vous : {what}";
        press: "Roll the die", "Lancer le dé";
    }
}

impl FireflyText {
    /// What one is told before a roll of one's own that one has not asked for, and what makes it
    /// fall. `before` is what was told before it, from `began` on at the same choice.
    pub fn unasked_roll(
        &self,
        event: &Event,
        before: &[(usize, Event)],
        began: usize,
        view: &View,
        viewer: Option<Seat>,
    ) -> Option<(String, &'static str)> {
        let Event::Test { seat, cause, skill, points, .. } = *event else { return None };
        let same = || before[began..].iter().map(|(_, event)| event);
        let rolled = same().any(|event| matches!(event, Event::Roll { .. }));
        if viewer != Some(seat) || !rolled || same().next().is_some_and(|first| asks(first, cause))
        {
            return None;
        }
        let question = question(view, cause, skill)?;
        let team = team(before, cause);
        let chances = Board::told_chances(&question, skill, team, points);
        let need = question.floors().get(1).copied()?;
        let percent = self.lang.firefly_page().chance(chances.first()?.fails());
        let bands = match question {
            Question::Card(test) => self.test(test),
            Question::Last(last) => self.last_test(&last),
        };
        let values: [(&str, &dyn Display); 6] = [
            ("cause", &self.cause(cause)),
            ("bands", &bands),
            ("skill", &self.skill(skill)),
            ("points", &points),
            ("n", &need),
            ("percent", &percent),
        ];
        let words = words(self.lang);
        let said = fill(words.unasked, &values);
        let closed = cause.ways().iter().filter(|way| !self.why_not_way(view, way).is_empty());
        let closed: Vec<String> = closed.map(|way| self.way(way)).collect();
        let mut whole = vec![said];
        whole.extend(
            (!closed.is_empty()).then(|| fill(words.closed, &[("what", &closed.join("; "))])),
        );
        Some((self.joined(&whole), words.press))
    }
}

/// Whether a choice that begins so has itself asked for the roll.
fn asks(first: &Event, cause: Cause) -> bool {
    if let Event::Way { cause: chosen, .. } = first {
        return *chosen == cause;
    }
    matches!(
        first,
        Event::Roll { .. }
            | Event::Alone { .. }
            | Event::Trick { .. }
            | Event::Whim { .. }
            | Event::Money { cause: Cause::Bribe, .. }
    )
}

/// Who set out on what ends in the test; nobody where it is of no errand.
fn team(before: &[(usize, Event)], cause: Cause) -> &[Person] {
    let errand = matches!(cause, Cause::Job(_) | Cause::Goal(_) | Cause::Misbehave(_));
    let team = before.iter().rev().find_map(|(_, event)| {
        if let Event::Team { team, .. } = event { Some(&team[..]) } else { None }
    });
    team.filter(|_| errand).unwrap_or_default()
}

/// What was needed in a test of this skill.
pub fn question(view: &View, cause: Cause, skill: Skill) -> Option<Question> {
    let Cause::Goal(goal) = cause else { return cause.asked(skill) };
    let goal = view.table.story()?.goals.get(usize::from(goal))?;
    let test = goal.ways.iter().copied().flatten().find_map(|effect| {
        let Effect::Test(test) = effect else { return None };
        (test.skill == skill).then_some(*test)
    });
    test.map(Question::Card)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may panic")]
mod tests {
    use super::*;
    use crate::words::Lang;
    use rules::firefly::{Firefly, Table};
    use rules::{Match, Seed, Silent};

    const OWN: Seat = Seat(0);

    fn said(test: Cause, skill: Skill, viewer: Seat) -> Option<String> {
        let played = Match::<Firefly>::deal(Table::new(2), Seed(5), &mut Silent).unwrap();
        let view = played.view(Some(viewer));
        let cause = Cause::Misbehave(13);
        let before = [
            (4, Event::Way { seat: OWN, cause, way: 0 }),
            (5, Event::Way { seat: OWN, cause, way: 0 }),
            (5, Event::Roll { seat: OWN, skill, die: 3, bonus: 0, again: false }),
        ];
        let event = Event::Test { seat: OWN, cause: test, skill, points: 4, total: 7, band: 1 };
        let text = FireflyText::new(Lang::En);
        text.unasked_roll(&event, &before, 1, &view, Some(viewer)).map(|(said, _)| said)
    }

    #[test]
    fn a_roll_is_waited_for_where_nobody_asked_for_it() {
        let goal = said(Cause::Goal(0), Skill::Negotiate, OWN).unwrap();
        assert!(goal.ends_with("You: Negotiate 4 plus a die, 6 needed: 83%"), "{goal}");
        assert!(goal.contains("Negotiate 9+: pay $5000"), "the outcomes are said: {goal}");
        assert_eq!(said(Cause::Goal(0), Skill::Negotiate, Seat(1)), None, "of somebody else");
        assert_eq!(said(Cause::Misbehave(13), Skill::Fight, OWN), None, "the way was chosen");
    }
}
