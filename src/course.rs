//! A match as it went: its choices as places among the legal ones, and what happened at each.
//!
//! What the page asks at every drawing is noted as the match is played, so that a choice costs the
//! same late in a long match as early in it. Only taking choices back and looking at an earlier
//! moment play again.

use crate::sitter::{Kind, Sitter};
use rules::{Digit, Game, Match, Seat};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// A choice that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UndoPoint {
    /// How many choices remain.
    pub order: usize,
    /// Whether something hidden has been shown since.
    pub revealed: bool,
    /// Whether others have chosen since.
    pub answered: bool,
}

/// What somebody has been told, each event with the choice that it followed.
pub type Told<G> = Rc<Vec<(usize, <G as Game>::Event)>>;

/// A choice as it was made.
#[derive(Clone)]
struct Note<E> {
    seat: Seat,
    /// Its place among the legal choices.
    digit: Digit,
    /// Whether it goes on with what the choice before began, or was made by the same press.
    midway: bool,
    events: Rc<[E]>,
}

/// A match, what happened in it, and the moment of it that is looked at.
pub struct Course<G: Game> {
    played: Rc<Match<G>>,
    looked: Option<Rc<Match<G>>>,
    legal: Rc<Vec<G::Choice>>,
    dealt: Rc<[G::Event]>,
    notes: Rc<Vec<Note<G::Event>>>,
    code: OnceCell<Rc<str>>,
    told: Kept<Vec<(usize, G::Event)>>,
    view: Kept<G::View>,
}

/// What was made for one viewer, and for whom.
type Kept<T> = RefCell<Option<(Option<Seat>, Rc<T>)>>;

/// What is kept for a viewer, or else is made for him.
fn kept<T>(kept: &Kept<T>, viewer: Option<Seat>, make: impl FnOnce() -> T) -> Rc<T> {
    let mut kept = kept.borrow_mut();
    match &*kept {
        Some((whose, what)) if *whose == viewer => what.clone(),
        _ => {
            let what = Rc::new(make());
            *kept = Some((viewer, what.clone()));
            what
        }
    }
}

impl<G: Game> Clone for Course<G> {
    /// The same moment; what follows from it is computed when it is asked for again.
    fn clone(&self) -> Self {
        Course {
            played: self.played.clone(),
            looked: self.looked.clone(),
            legal: self.legal.clone(),
            dealt: self.dealt.clone(),
            notes: self.notes.clone(),
            code: OnceCell::new(),
            told: RefCell::default(),
            view: RefCell::default(),
        }
    }
}

impl<G: Game> Course<G> {
    /// The course of a match, which is played once more for it.
    pub fn of(played: &Match<G>) -> Course<G> {
        let mut dealt = Vec::new();
        // The match was dealt once: the same deal does not fail.
        let start = Match::deal(played.options().clone(), played.seed(), &mut dealt)
            .unwrap_or_else(|_| played.clone());
        let mut course = Course {
            legal: Rc::new(start.legal()),
            played: Rc::new(start),
            looked: None,
            dealt: dealt.into(),
            notes: Rc::default(),
            code: OnceCell::new(),
            told: RefCell::default(),
            view: RefCell::default(),
        };
        for choice in played.choices() {
            if course.make(choice, false).is_none() {
                break;
            }
        }
        course
    }

    /// The match itself.
    pub fn played(&self) -> &Rc<Match<G>> {
        &self.played
    }

    /// The match as it is looked at: now, or at an earlier moment.
    pub fn shown(&self) -> &Rc<Match<G>> {
        self.looked.as_ref().unwrap_or(&self.played)
    }

    /// The earlier moment that is looked at: the match after so many choices.
    pub fn moment(&self) -> Option<usize> {
        self.looked.as_ref().map(|looked| looked.choices().len())
    }

    /// How many choices have been made.
    pub fn order(&self) -> usize {
        self.notes.len()
    }

    /// What the next decider may choose, as [`Match::legal`].
    pub fn legal(&self) -> &Rc<Vec<G::Choice>> {
        &self.legal
    }

    /// What happened at the deal (0) and at each choice (from 1).
    pub fn events(&self, order: usize) -> &[G::Event] {
        match order.checked_sub(1) {
            None => &self.dealt,
            Some(at) => self.notes.get(at).map_or(&[], |note| &note.events),
        }
    }

    /// Who made a choice, the first one being 1.
    pub fn chooser(&self, order: usize) -> Option<Seat> {
        self.notes.get(order.checked_sub(1)?).map(|note| note.seat)
    }

    /// Whether nothing was under way after so many choices that the next one went on with.
    pub fn rests(&self, order: usize) -> bool {
        self.notes.get(order).is_none_or(|note| !note.midway)
    }

    /// All choices as places among the legal ones.
    pub fn places(&self) -> Vec<u32> {
        self.notes.iter().map(|note| note.digit.value).collect()
    }

    /// The match code: as [`Match::encode`], without playing the match again.
    pub fn code(&self) -> Rc<str> {
        let code = || {
            let digits: Vec<Digit> = self.notes.iter().map(|note| note.digit).collect();
            self.played.encode_known(&digits).into()
        };
        self.code.get_or_init(code).clone()
    }

    /// What a viewer has been told of the whole match.
    pub fn told(&self, viewer: Option<Seat>) -> Told<G> {
        kept(&self.told, viewer, || self.seen(viewer))
    }

    /// What a viewer may know at the moment that is looked at: one and the same as long as the course is.
    pub fn view(&self, viewer: Option<Seat>) -> Rc<G::View> {
        kept(&self.view, viewer, || self.shown().view(viewer))
    }

    fn seen(&self, viewer: Option<Seat>) -> Vec<(usize, G::Event)> {
        let mut told = Vec::new();
        for order in 0..=self.order() {
            let seen = self.events(order).iter().filter_map(|event| G::seen(event, viewer));
            told.extend(seen.map(|event| (order, event)));
        }
        told
    }

    /// The course after the choice at this place among the legal ones, if there is one; `joins`: whether the
    /// press that made the one before makes it as well, so that both are taken back together.
    pub fn chosen(&self, at: usize, joins: bool) -> Option<Course<G>> {
        let choice = *self.legal.get(at)?;
        let mut next = Course { looked: None, ..self.clone() };
        next.make(&choice, joins)?;
        Some(next)
    }

    /// The places of choices made one after the other, up to the first that is not legal.
    pub fn places_of(&self, choices: &[G::Choice]) -> Vec<usize> {
        let mut course = self.clone();
        choices.iter().map_while(|choice| course.make(choice, false)).collect()
    }

    /// Makes a choice; its place among the legal ones.
    fn make(&mut self, choice: &G::Choice, joins: bool) -> Option<usize> {
        let at = self.legal.binary_search(choice).ok()?;
        let seat = self.played.decider()?;
        let digit = Digit { value: at as u32, radix: self.legal.len() as u32 };
        let mut events = Vec::new();
        let midway = joins || self.is_midway();
        Rc::make_mut(&mut self.played).play(*choice, &mut events).ok()?;
        Rc::make_mut(&mut self.notes).push(Note { seat, digit, midway, events: events.into() });
        self.legal = Rc::new(self.played.legal());
        Some(at)
    }

    /// Whether the choice that is due goes on with what the last one began.
    fn is_midway(&self) -> bool {
        self.played.state().is_midway()
    }

    /// The course as it was after so many choices.
    pub fn back_to(&self, order: usize) -> Option<Course<G>> {
        let mut earlier = Course { looked: None, ..self.clone() };
        earlier.played = Rc::new(self.played.prefix(order).ok()?);
        earlier.legal = Rc::new(earlier.played.legal());
        Rc::make_mut(&mut earlier.notes).truncate(order);
        Some(earlier)
    }

    /// The course looked at after so many choices, or as it is now.
    pub fn looked_at(&self, moment: Option<usize>) -> Course<G> {
        // The end of a match that is over is looked at as any moment before it: nothing is left to decide.
        let past = self.order() + usize::from(self.played.decider().is_none());
        let looked = moment.filter(|&order| order < past).and_then(|order| self.at(order));
        let (code, told) = (self.code.clone(), self.told.clone());
        Course { looked: looked.map(Rc::new), code, told, ..self.clone() }
    }

    /// The match after so many choices: what is looked at already is played on.
    fn at(&self, order: usize) -> Option<Match<G>> {
        let from = self.looked.as_ref().filter(|looked| looked.choices().len() <= order);
        let Some(from) = from else { return self.played.prefix(order).ok() };
        let mut played = (**from).clone();
        for &choice in &self.played.choices()[played.choices().len()..order] {
            played.play(choice, &mut rules::Silent).ok()?;
        }
        Some(played)
    }

    /// The last choice of a person that may be taken back: past a reveal only among bots, and
    /// never the choice of somebody on another device.
    pub fn undo_point(&self, sitters: &[Sitter]) -> Option<UndoPoint> {
        let people = |kind| sitters.iter().filter(move |sitter| sitter.kind == kind).count();
        if people(Kind::Human) == 0 {
            return None;
        }
        let lonely = people(Kind::Human) == 1 && people(Kind::Away) == 0;
        let (mut revealed, mut answered) = (false, false);
        // Of a deed that takes several choices one had an alternative.
        let mut real = false;
        for (order, note) in self.notes.iter().enumerate().rev() {
            revealed |= note.events.iter().any(G::reveals);
            real |= note.digit.radix > 1;
            match sitters.get(note.seat.index())?.kind {
                Kind::Human if real && !note.midway => {
                    let point = UndoPoint { order, revealed, answered };
                    return (lonely || !revealed).then_some(point);
                }
                Kind::Away => return None,
                Kind::Human => {}
                Kind::Bot(_) => answered |= note.digit.radix > 1,
            }
            real &= note.midway;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use rules::faraway::{Faraway, Start, Table};
    use rules::firefly::{self, Firefly};
    use rules::{Rng, Seed, Silent};

    fn faraway(seats: u8, seed: u64) -> Match<Faraway> {
        random(Table { seats, start: Start::Advanced }, seed, usize::MAX)
    }

    fn firefly(choices: usize) -> Match<Firefly> {
        random(firefly::Table { turn_limit: 20, ..firefly::Table::new(3) }, 5, choices)
    }

    fn random<G: Game>(options: G::Options, seed: u64, most: usize) -> Match<G> {
        let mut rng = Rng::new(Seed(seed), 9);
        let mut played = Match::new(options, Seed(seed)).unwrap();
        while played.choices().len() < most
            && let Some(&choice) = rng.pick(&played.legal())
        {
            played.play(choice, &mut Silent).unwrap();
        }
        played
    }

    fn sitters(kinds: &[Kind]) -> Vec<Sitter> {
        (0..).zip(kinds).map(|(seat, &kind)| Sitter::new(kind, seat)).collect()
    }

    /// The choices of a match made one by one, each moment checked.
    fn at_every_moment<G: Game>(played: &Match<G>, mut check: impl FnMut(&Course<G>)) {
        let mut course = Course::of(&played.prefix(0).unwrap());
        check(&course);
        for choice in played.choices() {
            let at = course.legal().binary_search(choice).unwrap();
            course = course.chosen(at, false).unwrap();
            check(&course);
        }
        assert_eq!(**course.played(), *played);
    }

    #[test]
    fn a_course_knows_at_every_moment_what_the_match_would_tell() {
        fn check<G: Game>(played: &Match<G>) {
            at_every_moment(played, |course| {
                let played = course.played();
                assert_eq!(*course.code(), *played.encode());
                assert_eq!(**course.legal(), played.legal());
                assert_eq!(course.order(), played.choices().len());
            });
            let history = played.history().unwrap();
            let course = Course::of(played);
            let events: Vec<_> =
                (0..=course.order()).map(|at| course.events(at).to_vec()).collect();
            assert_eq!(events, history);
            assert_eq!(course.events(course.order() + 1), []);
        }
        check(&faraway(3, 1));
        check(&firefly(90));
    }

    /// The rule as it reads, played again from the deal.
    fn slow_undo_point<G: Game>(played: &Match<G>, sitters: &[Sitter]) -> Option<UndoPoint> {
        let mut replay = played.prefix(0).unwrap();
        let (mut point, mut answered) = (None, false);
        for &choice in played.choices() {
            let real = replay.legal().len() > 1;
            let begins = real && !replay.state().is_midway();
            match sitters[replay.decider().unwrap().index()].kind {
                Kind::Human if begins => (point, answered) = (Some(replay.choices().len()), false),
                Kind::Away => point = None,
                Kind::Bot(_) => answered |= real,
                Kind::Human => {}
            }
            replay.play(choice, &mut Silent).unwrap();
        }
        let order = point?;
        let history = played.history().unwrap();
        let revealed = history[order + 1..].iter().flatten().any(G::reveals);
        let humans = sitters.iter().filter(|sitter| sitter.is_human()).count();
        let lonely = humans == 1 && sitters.iter().all(|sitter| sitter.kind != Kind::Away);
        (lonely || !revealed).then_some(UndoPoint { order, revealed, answered })
    }

    #[test]
    fn undo_leads_where_playing_the_match_again_would_lead() {
        let bot = Kind::Bot(Level::Random);
        let mut found = [0, 0];
        for kinds in [
            [Kind::Human, bot, bot],
            [bot, bot, Kind::Human],
            [Kind::Human, Kind::Human, bot],
            [Kind::Human, Kind::Away, bot],
            [bot, bot, bot],
            [Kind::Away, bot, bot],
        ] {
            let sitters = sitters(&kinds);
            let mut check = |fast: Option<UndoPoint>, slow| {
                assert_eq!(fast, slow, "{kinds:?}");
                found[usize::from(fast.is_some())] += 1;
            };
            at_every_moment(&faraway(3, 2), |course| {
                check(course.undo_point(&sitters), slow_undo_point(course.played(), &sitters));
            });
            at_every_moment(&firefly(80), |course| {
                check(course.undo_point(&sitters), slow_undo_point(course.played(), &sitters));
            });
        }
        assert!(found[0] > 100 && found[1] > 100, "both were seen: {found:?}");
    }

    #[test]
    fn the_tiles_of_a_pass_of_farlight_are_taken_back_with_their_places_and_crew() {
        use rules::farlight::{self, Choice, Farlight};
        let sitters = sitters(&[Kind::Human, Kind::Bot(Level::Random)]);
        let mut laid = 0;
        at_every_moment(
            &random::<Farlight>(farlight::Table { seats: 2 }, 3, usize::MAX),
            |course| {
                let Some(UndoPoint { order, .. }) = course.undo_point(&sitters) else { return };
                let choices = course.played().choices();
                let crewed = matches!(choices.last(), Some(Choice::Crewed | Choice::Uncrewed));
                if !crewed || course.chooser(choices.len()) != Some(Seat(0)) {
                    return;
                }
                laid += 1;
                let deed = &choices[order..];
                let before = course.played().prefix(order).unwrap();
                assert!(before.state().view(None).deciders().contains(Seat(0)));
                assert!(!before.state().is_midway(), "{deed:?}");
                let tiles = deed.iter().filter(|one| matches!(one, Choice::Target(_))).count();
                assert!((1..=2).contains(&tiles), "{deed:?}");
            },
        );
        assert!(laid > 10, "{laid} tiles were laid");
    }

    #[test]
    fn what_one_press_has_made_is_taken_back_by_one() {
        let played = firefly(80);
        let alone = sitters(&[Kind::Human, Kind::Human, Kind::Human]);
        let whole = Course::of(&played);
        let places = whole.places();
        // Jobs given back are one press of the page: each of its choices but the first joins it.
        let returns = |choice: &firefly::Choice| matches!(choice, firefly::Choice::Return(_));
        let first = played.choices().iter().position(returns).unwrap();
        let begun = whole.back_to(first).unwrap();
        let last = first + played.choices()[first..].iter().take_while(|one| returns(one)).count();
        assert!(last > first + 1, "several are given back");
        let made = |joins: bool| {
            (first..last).fold(begun.clone(), |course, at| {
                course.chosen(places[at] as usize, joins && at > first).unwrap()
            })
        };
        let back = |course: &Course<Firefly>| course.undo_point(&alone).unwrap().order;
        assert_eq!(back(&made(true)), first);
        assert_eq!(back(&made(false)), last - 1);
        // Once they are taken back nothing of them is left, and what is made again joins as before.
        let again = (first..last).map(|at| !made(true).rests(at));
        assert_eq!(
            again.collect::<Vec<_>>(),
            (first..last).map(|at| at > first).collect::<Vec<_>>()
        );
    }

    #[test]
    fn going_back_leaves_nothing_of_what_was_taken_back() {
        let whole = Course::of(&faraway(2, 3));
        for order in [0, 1, 17, whole.order()] {
            let back = whole.back_to(order).unwrap();
            assert_eq!(**back.played(), whole.played().prefix(order).unwrap());
            assert_eq!(back.order(), order);
            assert_eq!(*back.code(), *back.played().encode());
            assert_eq!(*back.told(None), *Course::of(back.played()).told(None));
        }
    }

    #[test]
    fn every_moment_can_be_looked_at_from_every_other() {
        let mut course = Course::of(&firefly(60));
        for moment in [10, 11, 40, 5, 0, 59] {
            course = course.looked_at(Some(moment));
            assert_eq!(course.moment(), Some(moment));
            let shown = course.played().prefix(moment).unwrap();
            assert_eq!(**course.shown(), shown);
            // Whoever looked before, and at whatever moment, is no longer meant.
            for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(0))] {
                assert_eq!(*course.view(viewer), shown.view(viewer));
            }
            assert_eq!(course.order(), 60);
        }
        for now in [None, Some(60), Some(99)] {
            assert_eq!(course.looked_at(now).moment(), None);
        }
        let chosen = course.chosen(0, false).unwrap();
        assert_eq!((chosen.moment(), chosen.order()), (None, 61), "a choice is made now");
    }

    #[test]
    fn viewers_are_told_apart() {
        let course = Course::of(&faraway(2, 4));
        let (own, others) = (course.told(Some(Seat(0))), course.told(None));
        assert_ne!(own, others);
        assert_eq!(course.told(Some(Seat(0))), own);
        let public = others.iter().filter(|(order, event)| {
            course.events(*order).iter().any(|all| Faraway::seen(all, None).as_ref() == Some(event))
        });
        assert_eq!(public.count(), others.len(), "each with the choice that it followed");
    }

    #[test]
    fn choices_in_a_row_end_at_the_first_that_is_not_legal() {
        let played = faraway(2, 5);
        let course = Course::of(&played.prefix(0).unwrap());
        let places = |count| course.places_of(&played.choices()[..count]);
        let noted: Vec<usize> =
            Course::of(&played).places().iter().map(|&at| at as usize).collect();
        assert_eq!(places(6), noted[..6]);
        let doubled = [played.choices()[0], played.choices()[0]];
        assert!(course.places_of(&doubled).len() < 2, "nobody keeps the same cards twice");
        assert_eq!(course.order(), 0, "asking makes no choice");
    }
}
