//! What a button promises is what the screen behind it says.

use crate::words::Lang;
use crate::words::firefly::FireflyText;
use bots::Level;
use rules::firefly::sets::{SETS, Sets};
use rules::firefly::{Choice, Firefly, Step, Table, Task, View};
use rules::{Match, Rng, Seed, Silent};

/// The odds and perils that are named on the button of a job or goal.
fn on_button(text: FireflyText, view: &View, choice: Choice) -> Option<[String; 2]> {
    let (odds, perils) = if choice == Choice::Pursue {
        (text.goal_odds(view, view.turn)?, view.goal_perils(view.turn))
    } else {
        let Choice::Work(id) = choice else { return None };
        if view.step_here(id) == Step::Aside {
            return None;
        }
        (text.job_odds(&view.outlook(view.turn, id)), view.job_perils(view.turn, id))
    };
    Some([odds, text.perils(view, perils).unwrap_or_default()])
}

/// The same on the screen where the team is put together, once it is pressed.
fn on_screen(text: FireflyText, view: &View) -> [String; 2] {
    let odds = text.team_odds(view).unwrap();
    [odds, text.perils(view, view.team_perils()).unwrap_or_default()]
}

/// Plays a match and presses each job and goal that can be worked; how many goals there were.
fn press_all(table: Table, seed: u64) -> usize {
    let mut played = Match::<Firefly>::new(table, Seed(seed)).unwrap();
    let (text, mut rng, mut goals) =
        (FireflyText::new(Lang::En).on(table.sets), Rng::new(Seed(seed), 7), 0);
    while let Some(seat) = played.decider() {
        let (view, legal) = (played.view(Some(seat)), played.legal());
        for &choice in &legal {
            let Some(said) = on_button(text, &view, choice) else { continue };
            let mut pressed = played.clone();
            pressed.play(choice, &mut Silent).unwrap();
            let screen = pressed.view(Some(seat));
            assert_eq!(said, on_screen(text, &screen), "{choice:?} {seed} {table:?}");
            goals += usize::from(matches!(screen.task(), Some(Task::Goal(_))));
        }
        let whim = *rng.pick(&legal).unwrap();
        let bot = bots::choose::<Firefly>(&view, Level::Greedy, seed, 0);
        let choice = if rng.below(8) == 0 { whim } else { bot.unwrap_or(whim) };
        played.play(choice, &mut Silent).unwrap();
    }
    goals
}

#[test]
fn a_button_and_the_screen_behind_it_name_the_same_odds() {
    let stories = [1, 2, 4, 6];
    let base = (0..)
        .zip(stories)
        .map(|(seed, story)| (seed, Table { story, turn_limit: 40, ..Table::new(2) }));
    let with = (10..).zip(SETS.into_iter().skip(1)).map(|(seed, set)| {
        let sets = Sets::BASE.with(set);
        (seed, Table { sets, story: 1, turn_limit: 20, ..Table::new(2) })
    });
    let goals: usize = base.chain(with).map(|(seed, table)| press_all(table, seed)).sum();
    assert!(goals > 3, "{goals}");
}
