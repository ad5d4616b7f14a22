//! Rolls and misbehave cards that the rules settle unasked: what is told of one before it is seen what came
//! of it.

use super::FireflyText;
use crate::words::{capital, fill};
use rules::Seat;
use rules::firefly::effect::Way;
use rules::firefly::misbehave::misbehave_card;
use rules::firefly::odds::Chance;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::Skill;
use rules::firefly::{Arms, Board, Cause, Event, Person, Question, Table, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of a roll that nobody was asked about.
    RollWords {
        second: "Second roll: {cause}", "Deuxième jet : {cause}";
        later: "Roll {n}: {cause}", "Jet {n} : {cause}";
        unasked: "You: {skill} {points} plus a die, {n} needed: {percent}", "Vous : {skill} {points} plus un dé, il faut {n} : {percent}";
        unasked_rows: "You: {skill} {points} plus a die", "Vous : {skill} {points} plus un dé";
        @sets two: "Two dice are thrown, the higher counts", "Deux dés sont lancés, le plus haut compte";
        helpers: "With {who}", "Avec {who}";
        closed: "not open to you: {what}", "pas ouvert pour vous : {what}";
        press: "Roll the die", "Lancer le dé";
        read: "Go on", "Continuer";
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
        if viewer != Some(seat) || same().next().is_some_and(|first| asks(first, cause)) {
            return None;
        }
        // Whether its first throw, before what rolls again, was of two dice.
        let own = same().rev().take_while(|event| !matches!(event, Event::Test { .. }));
        let throws = own.filter_map(|event| {
            if let Event::Roll { lower, .. } = event { Some(lower.0.is_some()) } else { None }
        });
        let two = throws.last()? && CARRIED;
        let question = question(&view.table, cause, skill)?;
        let team = team(before, cause);
        let chances = Board::told_chances(&question, skill, team, points, two);
        let need = question.need();
        let percent = self.lang.firefly_page().chance(chances.first()?.fails());
        // Where one total is needed, its chance is said with it.
        let bands = self.band_lines(&question, if need.is_some() { &[] } else { &chances });
        let words = words(self.lang);
        let nth = 1 + rolls_before(before, seat);
        let title: [(&str, &dyn Display); 2] = [("n", &nth), ("cause", &self.cause(cause))];
        let title = match nth {
            1 => self.cause(cause),
            2 => fill(words.second, &title),
            _ => fill(words.later, &title),
        };
        let values: [(&str, &dyn Display); 4] = [
            ("skill", &self.skill(skill)),
            ("points", &points),
            ("n", &need.unwrap_or_default()),
            ("percent", &percent),
        ];
        let said = if need.is_some() { words.unasked } else { words.unasked_rows };
        let said = fill(said, &values);
        let helpers = self.helpers(view, team, &question, skill, points);
        let closed = cause.ways().iter().filter(|way| !self.why_not_way(view, way).is_empty());
        let closed = self.closed(closed);
        let mut whole = vec![title, bands, String::new(), said];
        whole.extend(self.test_takes(view, &question));
        let heroic = capital(self.lang.firefly_page().heroic);
        whole.extend(Board::told_rolls_on(skill, team).then_some(heroic));
        whole.extend(two.then(|| words.two.to_owned()));
        whole.extend(helpers);
        whole.extend(closed);
        Some((whole.join("\n"), words.press))
    }

    /// A misbehave card of one's own that leaves nothing to choose and nothing to roll is read before anything
    /// comes of it.
    pub fn unasked_card(
        &self,
        event: &Event,
        before: &[(usize, Event)],
        began: usize,
        viewer: Option<Seat>,
    ) -> Option<(String, &'static str)> {
        let (Event::Way { seat, cause: Cause::Misbehave(card), .. }
        | Event::Ace { seat, card, .. }) = *event
        else {
            return None;
        };
        let drawn = |(_, event): &(usize, Event)| matches!(event, Event::Misbehave { card: drawn, .. } if *drawn == card);
        if viewer != Some(seat) || !before[began..].iter().any(drawn) {
            return None;
        }
        let (ways, mut whole) =
            (Cause::Misbehave(card).ways(), vec![self.misbehave_title(card).to_owned()]);
        if let Event::Way { way, .. } = event {
            let taken = ways.get(usize::from(*way)).filter(|way| way.test().is_none())?;
            whole.push(self.way(taken));
            whole.extend(self.closed(ways.iter().filter(|way| !std::ptr::eq(*way, taken))));
        } else {
            whole.extend(self.ace(misbehave_card(card), true));
        }
        Some((whole.join("\n"), words(self.lang).read))
    }

    /// The ways out that nobody may take.
    fn closed<'a>(&self, ways: impl Iterator<Item = &'a Way>) -> Option<String> {
        let closed: Vec<String> = ways.map(|way| self.way(way)).collect();
        (!closed.is_empty()).then(|| fill(words(self.lang).closed, &[("what", &closed.join("; "))]))
    }

    /// What each total of a test comes to, a line each, the best first, with its chance where it is given.
    fn band_lines(&self, question: &Question, chances: &[Chance]) -> String {
        let (floors, words) = (question.floors(), self.lang.firefly_page());
        let line = |at: usize| {
            let (from, n) = match at {
                0 => (words.below, floors.get(1).copied().unwrap_or_default()),
                at => (words.from, floors[at]),
            };
            let from = fill(from, &[("n", &n)]);
            let from = match chances.get(at) {
                Some(&chance) => self.aside(&from, &words.chance(chance)),
                None => from,
            };
            capital(&self.about(&from, &self.band(question, at)))
        };
        (0..floors.len()).rev().map(line).collect::<Vec<_>>().join("\n")
    }

    /// Who brings which points to a roll, as far as they are all that counts, or why nobody does.
    pub fn helpers(
        &self,
        view: &View,
        team: &[Person],
        question: &Question,
        skill: Skill,
        points: i16,
    ) -> Option<String> {
        if let (true, &Question::Boarding(skill, rival)) = (CARRIED, question) {
            let all = self.boarding_sources(view, skill, rival);
            let who = all.join(", ");
            return (!all.is_empty()).then(|| fill(words(self.lang).helpers, &[("who", &who)]));
        }
        if let Some(why) = self.dulls(view, skill) {
            return Some(why);
        }
        let captain = view.acting();
        let everyone = captain.everyone();
        let team = if team.is_empty() { &everyone[..] } else { team };
        let arms = match question.card() {
            Some(test) if test.kosherized => Arms::Kosherized,
            _ => Arms::Armed,
        };
        let brings = team.iter().map(|&person| {
            let n = captain.person_points(team, person, skill, arms);
            (person, n)
        });
        let brings: Vec<(Person, u8)> = brings.filter(|(_, n)| *n > 0).collect();
        let sum: i16 = brings.iter().map(|(_, n)| i16::from(*n)).sum();
        let said = |(person, n): &(Person, u8)| format!("{} {n}", self.person(captain, *person));
        let all = brings.iter().map(said).collect::<Vec<_>>().join(", ");
        (sum == points && sum > 0).then(|| fill(words(self.lang).helpers, &[("who", &all)]))
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

/// How many tests a seat has made since it set out, or since its turn began.
fn rolls_before(before: &[(usize, Event)], seat: Seat) -> usize {
    let since = before.iter().rev().map(|(_, event)| event);
    let since = since.take_while(|event| !matches!(event, Event::Team { .. } | Event::Turn { .. }));
    since.filter(|event| matches!(event, Event::Test { seat: of, .. } if *of == seat)).count()
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
pub fn question(table: &Table, cause: Cause, skill: Skill) -> Option<Question> {
    let Cause::Goal(goal) = cause else { return cause.asked(skill) };
    let goal = table.story()?.goals.get(usize::from(goal))?;
    goal.test_of(skill).map(Question::Card)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may panic")]
mod tests {
    use super::*;
    use crate::words::Lang;
    use rules::Aside;
    use rules::firefly::Firefly;
    use rules::{Match, Seed, Silent};

    const OWN: Seat = Seat(0);

    fn said(test: Cause, skill: Skill, viewer: Seat) -> Option<String> {
        said_after(&[], test, skill, viewer)
    }

    fn said_after(
        first: &[(usize, Event)],
        test: Cause,
        skill: Skill,
        viewer: Seat,
    ) -> Option<String> {
        said_of(first, test, viewer, roll(skill, None))
    }

    fn roll(skill: Skill, lower: Option<u8>) -> Event {
        Event::Roll { seat: OWN, skill, die: 3, bonus: 0, again: false, lower: Aside(lower) }
    }

    /// What is said before a test that these dice decide.
    fn said_of(first: &[(usize, Event)], test: Cause, viewer: Seat, roll: Event) -> Option<String> {
        let Event::Roll { skill, .. } = roll else { return None };
        let played = Match::<Firefly>::deal(Table::new(2), Seed(5), &mut Silent).unwrap();
        let view = played.view(Some(viewer));
        let cause = Cause::Misbehave(13);
        let asked = [
            (4, Event::Way { seat: OWN, cause, way: 0 }),
            (5, Event::Way { seat: OWN, cause, way: 0 }),
            (5, roll),
        ];
        let before = [first, &asked[..]].concat();
        let event = Event::Test { seat: OWN, cause: test, skill, points: 4, total: 7, band: 1 };
        let text = FireflyText::new(Lang::En);
        text.unasked_roll(&event, &before, first.len() + 1, &view, Some(viewer))
            .map(|(said, _)| said)
    }

    #[test]
    fn a_roll_is_waited_for_where_nobody_asked_for_it() {
        let goal = said(Cause::Goal(0), Skill::Negotiate, OWN).unwrap();
        let last = "You: Negotiate 4 plus a die\nA 6 adds one bonus die";
        assert!(goal.ends_with(last), "{goal}");
        assert!(goal.contains("\nFrom 9 (33%): pay $5000"), "the outcomes are said: {goal}");
        assert!(goal.contains("\nFrom 6 (50%): ") && goal.contains("\nBelow 6 (17%): "), "{goal}");
        assert_eq!(said(Cause::Goal(0), Skill::Negotiate, Seat(1)), None, "of somebody else");
        assert_eq!(said(Cause::Misbehave(13), Skill::Fight, OWN), None, "the way was chosen");
    }

    #[test]
    fn a_roll_that_cannot_succeed_needs_nothing() {
        // Ambush: a warrant and somebody dies, or at best the attempt is botched.
        let ambush = said(Cause::Misbehave(8), Skill::Fight, OWN).unwrap();
        assert!(!ambush.contains("needed"), "{ambush}");
        assert!(
            ambush.contains("\nFrom 8 (50%): ") && ambush.contains("\nBelow 8 (50%): "),
            "{ambush}"
        );
        let fight = said(Cause::Misbehave(9), Skill::Fight, OWN).unwrap();
        assert!(fight.contains("8 needed: 50%"), "one total tells: {fight}");
    }

    #[test]
    fn a_card_that_leaves_nothing_to_choose_is_read_first() {
        let text = FireflyText::new(Lang::En);
        let drawn = (4, Event::Misbehave { seat: OWN, card: 2 });
        let way = Event::Way { seat: OWN, cause: Cause::Misbehave(2), way: 0 };
        let ace = Event::Ace { seat: OWN, card: 2, spent: None };
        let said = |event: &Event, began, viewer| {
            text.unasked_card(event, std::slice::from_ref(&drawn), began, Some(viewer))
        };
        let (read, press) = said(&way, 0, OWN).unwrap();
        assert!(read.starts_with(text.misbehave_title(2)) && press == "Go on", "{read}");
        assert!(said(&ace, 0, OWN).is_some());
        assert_eq!((said(&way, 1, OWN), said(&way, 0, Seat(1))), (None, None), "asked; another's");
    }

    #[test]
    fn two_dice_are_told_and_counted() {
        let said =
            |lower| said_of(&[], Cause::Goal(0), OWN, roll(Skill::Negotiate, lower)).unwrap();
        let two = said(Some(1));
        assert!(two.contains("\nTwo dice are thrown, the higher counts"), "{two}");
        // Below 6 with 4 points: neither die shows more than a one.
        assert!(two.contains("\nBelow 6 (3%): ") && !said(None).contains("Two dice"), "{two}");
    }

    #[test]
    fn the_second_roll_of_a_turn_says_that_it_is_the_second() {
        let cause = Cause::Misbehave(13);
        let skill = Skill::Fight;
        let rolled = Event::Test { seat: OWN, cause, skill, points: 2, total: 7, band: 1 };
        let turn = Event::Turn { seat: OWN, round: 3 };
        let of = |first: &[(usize, Event)]| {
            said_after(first, Cause::Goal(0), Skill::Negotiate, OWN).unwrap()
        };
        let (first, second) = (of(&[]), of(&[(3, rolled.clone())]));
        assert_eq!(second, format!("Second roll: {first}"));
        assert_eq!(of(&[(3, rolled), (3, turn)]), first, "another turn has its own rolls");
    }
}
