//! The hints of Firefly.

use super::Hint;
use crate::words::Lang;
use rules::Seat;
use rules::firefly::sets::CARRIED;
use rules::firefly::story::Twist;
use rules::firefly::supply::Class;
use rules::firefly::{Cause, Event, Frame, Lesson, Spot, Step, View};

/// What is said of a rule.
#[rustfmt::skip]
pub fn hint(lesson: Lesson, lang: Lang) -> Hint {
    let words = lang.firefly_hints();
    let (text, at, rule) = match lesson {
        lesson if !lesson.is_carried() => ("", "", ""),
        Lesson::Aim => (words.aim, ".desk .story summary", "aim"),
        Lesson::Jobs => (words.jobs, ".desk-body", "jobs"),
        Lesson::Place => (words.place, ".desk-body", "setup"),
        Lesson::Haven => (words.haven, ".desk-body", "havens"),
        Lesson::Opening => (words.opening, ".desk-body", "openings"),
        Lesson::Turn => (words.turn, ".actions", "turn"),
        Lesson::BlueSun => (words.blue_sun, ".map", "blue-sun"),
        Lesson::Kalidasa => (words.kalidasa, ".map", "kalidasa"),
        Lesson::AlertCards => (words.alert_cards, ".desk .story", "crime-punishment"),
        Lesson::Bounties => (words.bounties, ".desk .story", "pirates-bounty"),
        Lesson::Showdown => (words.showdown, ".stances | .desk-body", "showdown"),
        Lesson::Points => (words.points, ".errands | .tab:nth-child(3)", "breakin-atmo"),
        Lesson::Hire => (words.hire, ".action:nth-child(2) | .faces", "buy"),
        Lesson::Deal => (words.deal, ".action:nth-child(3)", "deal"),
        Lesson::Route => (words.route, ".action:nth-child(1)", "fly"),
        Lesson::Nav => (words.nav, ".telegram | .desk-body", "nav-cards"),
        Lesson::Load => (words.load, ".offers > :first-child | .action:nth-child(4)", "work"),
        Lesson::Team => (words.team, ".foot", "work"),
        Lesson::Misbehave => (words.misbehave, ".ways | .desk-body", "misbehave"),
        Lesson::Test => (words.test, ".test | .foot", "tests"),
        Lesson::Deliver => (words.deliver, ".offers > :first-child | .action:nth-child(4)", "work"),
        Lesson::Pay => (words.pay, ".foot", "payday"),
        Lesson::Solid => (words.solid, ".desk .story", "solid"),
        Lesson::Goal => (words.goal, ".desk .story", "goals"),
        Lesson::Pursue => (words.pursue, ".offers > :first-child | .action:nth-child(4)", "goals"),
        Lesson::Disgruntled => (words.disgruntled, ".gauges [data-thing=crew]", "disgruntled"),
        Lesson::Warrant => (words.warrant, ".gauges .law", "warrants"),
        Lesson::Alert => (words.alert, ".foot", "cutters"),
        Lesson::Harrow => (words.harrow, ".foot", "blue-sun"),
        Lesson::Universe => (words.universe, ".foot", "challenges"),
        Lesson::Higgins => (words.higgins, ".foot", "kalidasa"),
        Lesson::Fanty => (words.fanty, ".foot", "kalidasa"),
        Lesson::Dare => (words.dare, ".dare | .foot", "challenges"),
        Lesson::Ace => (words.ace, ".ace", "misbehave"),
        Lesson::FullStop => (words.full_stop, ".telegram | .desk-body", "nav-cards"),
        Lesson::Moral => (words.moral, ".errands | .tab:nth-child(3)", "immoral"),
        Lesson::Stash => (words.stash, ".free > :first-child | .tab:nth-child(2)", "stash"),
        Lesson::ShoreLeave => (words.shore_leave, ".action:nth-child(2)", "shore-leave"),
    };
    Hint { text, at, rule }
}

/// A hint in a match: where its rounds are numbered the goals are not all that wins, in a story of deeds they
/// come in any order, and of a goal the rules say the row of its story. What wins is no row of a table: who
/// asks why is told the aim.
pub fn fitted(view: &View, hint: Hint, lang: Lang) -> Hint {
    let words = lang.firefly_hints();
    let aim = hint.text == words.aim;
    let text = if CARRIED && hint.text == words.haven && !view.table.has(Twist::Sanctuary) {
        words.haven_goods
    } else if CARRIED && hint.text == words.place && !view.table.has_starting_jobs() {
        words.place_jobless
    } else if CARRIED && hint.text == words.opening {
        opening(view, lang)
    } else if CARRIED && hint.text == words.warrant && view.corvette.is_some() {
        words.warrant_hunted
    } else if aim && view.counts_deeds() {
        words.aim_deeds
    } else if CARRIED && aim && view.table.story().is_some_and(|story| story.goals.is_empty()) {
        words.aim_told
    } else if aim && view.table.turn_limit > 0 {
        words.aim_limited
    } else {
        hint.text
    };
    let rule = if hint.rule == "goals" { story(view.table.story) } else { hint.rule };
    Hint { text, rule, ..hint }
}

/// What the set-up card changes that has somebody decide something before the first turn.
fn opening(view: &View, lang: Lang) -> &'static str {
    let words = lang.firefly_hints();
    if matches!(view.stack.last(), Some(Frame::Stall(_))) {
        words.opening_alone
    } else if matches!(view.stack.last(), Some(Frame::Outset(_) | Frame::Provisions(_))) {
        words.opening_bought
    } else if !matches!(view.stack.last(), Some(Frame::DrawJobs(_))) {
        words.opening_draft
    } else if view.table.lays_marks() {
        words.opening_marks
    } else if view.table.opening.0 == 7 {
        words.opening_tolled
    } else {
        words.opening
    }
}

/// Where the rules say what wins in a story: the row of its table.
fn story(number: u8) -> &'static str {
    match number {
        1 => "goals-1",
        2 => "goals-2",
        3 => "goals-3",
        4 => "goals-4",
        5 => "goals-5",
        6 => "goals-6",
        _ => "goals",
    }
}

/// What somebody has done by himself when this happened: told after it, it would be late.
pub fn done(event: &Event, own: Seat) -> Option<Lesson> {
    let (seat, lesson) = match event {
        Event::Ship { seat, from: Some(_), .. } => (*seat, Lesson::Route),
        Event::Card { to: Spot::Ship(seat), cause: Cause::Shop(_), card, .. }
            if card.printed().class == Class::Crew =>
        {
            (*seat, Lesson::Hire)
        }
        Event::Talk { seat, .. } => (*seat, Lesson::Deal),
        Event::Loaded { seat, .. } => (*seat, Lesson::Load),
        Event::Errand { seat, step: Step::Finish, .. } => (*seat, Lesson::Deliver),
        Event::Goal { seat, .. } => (*seat, Lesson::Pursue),
        _ => return None,
    };
    (seat == own).then_some(lesson)
}
