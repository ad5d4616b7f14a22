//! What is said of a job beforehand is what the rules then do.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod firefly_play;

use firefly_play::lively;
use rules::firefly::job::Pay;
use rules::firefly::sets::{SETS, Sets};
use rules::firefly::{Action, Active, Cause, Choice, Event, Firefly, Frame, Step, Table, Task};
use rules::{Later, Match, Rng, Seat, Seed, Silent};

/// A lively match, every other one with all sets, and every state on the way.
fn walk(table: Table, seed: u64, mut look: impl FnMut(&Match<Firefly>)) {
    let all = SETS.into_iter().fold(Sets::BASE, Sets::with);
    let sets = if seed % 2 == 1 { all } else { Sets::BASE };
    let alerts = Later(sets.have_alerts() && seed % 4 == 1);
    let table = Table { sets, alerts, ..table };
    let mut played = Match::<Firefly>::new(table, Seed(seed)).unwrap();
    let mut rng = Rng::new(Seed(seed), 9);
    while let Some(seat) = played.decider() {
        look(&played);
        let choice = lively(&played.view(Some(seat)), &played.legal(), &mut rng);
        played.play(choice, &mut Silent).unwrap();
    }
}

/// A table of so many seats that ends in time.
fn table(seats: u8) -> Table {
    Table { turn_limit: 30, ..Table::new(seats) }
}

#[test]
fn a_job_is_on_offer_where_its_outlook_says_so() {
    let mut offered = 0;
    for seed in 0..6 {
        walk(table(2), seed, |played| {
            let Some(seat) = played.decider() else { return };
            let view = played.view(Some(seat));
            let free = view.may_fuss()
                && view.acted.len() < 2
                && !view.acted.contains(&Action::Work)
                && view.stack.last() == Some(&Frame::Turn);
            if !free {
                return;
            }
            let captain = view.captain(seat);
            let active = captain.active.iter().map(|active| active.job);
            let room = captain.active.len() < captain.active_limit();
            let hand = view.hand.iter().copied().filter(|_| room);
            for job in active.chain(hand) {
                let outlook = view.outlook(seat, job);
                let legal = played.legal().contains(&Choice::Work(job));
                assert_eq!(legal, outlook.is_here() && outlook.is_ready(), "{outlook:?}");
                offered += u32::from(legal);
            }
        });
    }
    assert!(offered > 50, "only {offered} jobs were on offer");
}

#[test]
fn a_team_may_go_where_nothing_is_lacking() {
    let mut able = 0;
    for seed in 0..16 {
        walk(table(3), seed, |played| {
            let Some(seat) = played.decider() else { return };
            let legal = played.legal();
            let works: Vec<Choice> =
                legal.into_iter().filter(|choice| matches!(choice, Choice::Work(_))).collect();
            for choice in works {
                let Choice::Work(job) = choice else { continue };
                assert!(played.view(Some(seat)).outlook(seat, job).is_ready());
                let mut tried = played.clone();
                tried.play(choice, &mut Silent).unwrap();
                assert!(tried.legal().contains(&Choice::Go));
                able += 1;
            }
        });
    }
    assert!(able > 20, "{able}");
}

#[test]
fn the_chances_of_a_test_are_whole_and_shown_before_each_roll() {
    let mut tests = 0;
    for seed in 0..80 {
        walk(table(2), seed, |played| {
            let view = played.view(played.decider());
            if let Some(Frame::Test(trial)) = view.stack.last() {
                let sum = view.trial_chances(trial).into_iter().reduce(|a, b| a + b);
                assert_eq!(sum.map(|sum| sum.permille()), Some(1000));
                tests += 1;
            }
        });
    }
    assert!(tests > 20, "only {tests} tests");
}

#[test]
fn the_pay_foretold_is_the_pay() {
    let mut paid = 0;
    for seed in 0..20 {
        walk(table(2), seed, |played| {
            let Some(pay) = next_pay(played) else { return };
            let mut tried = played.clone();
            let mut events = Vec::new();
            tried.play(Choice::Go, &mut events).unwrap();
            let gains = events.iter().map(|event| match event {
                Event::Money { change, cause: Cause::Job(_) | Cause::Story, .. } => *change,
                _ => 0,
            });
            let g = gains.sum::<i32>();
            if g != pay as i32 {
                eprintln!(
                    "{seed} sets {:?} edict {:?} task {:?} events {events:?} after {:?} legal {:?}",
                    played.options(),
                    0,
                    played.view(played.decider()).task(),
                    tried.view(tried.decider()).stack,
                    tried.legal()
                );
            }
            assert_eq!(g, pay as i32);
            paid += 1;
        });
    }
    assert!(paid > 10, "only {paid} were paid");
}

/// What the job pays whose team now goes to its end with nothing between.
fn next_pay(played: &Match<Firefly>) -> Option<u32> {
    let seat: Seat = played.decider()?;
    let view = played.view(Some(seat));
    let Some(Frame::Muster) = view.stack.last() else { return None };
    let Task::Job(id) = view.task()? else { return None };
    let everyone = view.errand.as_ref()?.team.len() == view.acting().everyone().len();
    let outlook = view.outlook(seat, id);
    let plain =
        outlook.step == Step::Finish && outlook.cards == 0 && id.job().test.is_none() && everyone;
    let flat = matches!(id.job().pay, Pay::Flat(_));
    // A challenge brings tests of its own.
    let challenged = |one: &Active| one.job == id && one.challenge.is_some();
    let plain = plain && !view.acting().active.iter().any(challenged);
    (plain && flat && played.legal().contains(&Choice::Go)).then_some(outlook.pay)
}

#[test]
fn somebody_else_can_ask_at_any_time() {
    walk(table(4), 8, |played| {
        for seat in Seat::all(4) {
            let view = played.view(Some(seat));
            for &job in &view.hand {
                assert!(view.outlook(seat, job).chance.permille() <= 1000);
            }
        }
    });
    let view = Match::<Firefly>::new(table(2), Seed(1)).unwrap().view(None);
    assert!(view.hand.is_empty());
}
