//! Firefly on the page.

mod brief;
mod captains;
mod card;
mod desk;
mod dock;
mod drag;
mod foot;
pub mod gallery;
mod gauges;
mod job;
mod look;
mod map;
mod menu;
mod named;
mod news;
mod panel;
mod piles;
mod scene;
mod scores;
mod ship;
mod step;
mod table;

use super::named::Named;
use super::{Company, PageGame, ScoresProps, TableProps};
use crate::beat::{self, Beat};
use crate::guide::now::{self, Now};
use crate::hint::{self, Hint};
use crate::page::prelude::*;
use crate::words::{FireflyText, Lang, fill};
use rules::firefly::{Cause, Event, Firefly, JobSpot, Pace, Spot, Table, View};
use rules::{AnyMatch, Match, Seat};

impl PageGame for Firefly {
    fn wrap(played: Match<Self>) -> AnyMatch {
        played.into()
    }

    fn stage(view: &View, lang: Lang) -> String {
        let words = lang.firefly_page();
        let limit = u16::from(view.table.turn_limit);
        let limit = if view.table.runs_out() { view.table.rounds() } else { limit };
        match (view.round, limit) {
            (0, _) => words.stage_setup.to_owned(),
            (n, 0) => fill(words.stage, &[("n", &n)]),
            (n, all) => fill(words.stage_of, &[("n", &n), ("all", &all)]),
        }
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn ask(view: &View, lang: Lang) -> &'static str {
        FireflyText::new(lang).on(view.table.sets).ask(view)
    }

    fn now(view: &View) -> Now {
        now::of_firefly(view)
    }

    type Lesson = rules::firefly::Lesson;

    fn hint(lesson: Self::Lesson, lang: Lang) -> Hint {
        hint::firefly::hint(lesson, lang)
    }

    fn opens_round(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn is_long() -> bool {
        true
    }

    /// What a rival's turn comes to: flights to planets, money, dice, cards, jobs, the law. What was
    /// looked at and laid back, shuffled or stowed, is for the log alone.
    fn is_news(event: &Event) -> bool {
        match event {
            Event::Ship { to, pace, .. } => *pace != Pace::Burn || !to.sector().planets.is_empty(),
            Event::Goods { cause, .. } | Event::Token { cause, .. } => *cause != Cause::Free,
            Event::Money { .. }
            | Event::Leader { .. }
            | Event::Flown { .. }
            | Event::Nav { .. }
            | Event::Misbehave { .. }
            | Event::Test { .. }
            | Event::Medic { .. }
            | Event::Wanted { .. }
            | Event::Alarm { .. }
            | Event::Errand { .. }
            | Event::Loaded { .. }
            | Event::Goal { .. }
            | Event::Solid { .. }
            | Event::Warrants { .. }
            | Event::Cruiser { .. }
            | Event::Cutter { .. }
            | Event::Corvette { .. }
            | Event::Manhunt { .. }
            | Event::Haven { .. }
            | Event::Timer { .. }
            | Event::Unrest { .. }
            | Event::Salvaged { .. }
            | Event::Windfall { .. }
            | Event::Charted { .. }
            | Event::Raced { .. }
            | Event::Edict { .. }
            | Event::Split { .. }
            | Event::Back { .. }
            | Event::Brand { .. }
            | Event::Doubles { .. }
            | Event::Above { .. }
            | Event::Picked { .. }
            | Event::Skies { .. }
            | Event::Inspection { .. }
            | Event::Decoyed { .. }
            | Event::Lucky { .. }
            | Event::LastCall { .. }
            | Event::Offer { .. }
            | Event::Answer { .. }
            | Event::Uplink { .. }
            | Event::Study { .. }
            | Event::Gamble { .. }
            | Event::Scattered { .. }
            | Event::Slip { .. }
            | Event::Armor { .. } => true,
            Event::Card { from, to, .. } => {
                matches!(from, Spot::Ship(_)) || matches!(to, Spot::Ship(_))
            }
            Event::Job { from, to, .. } => {
                matches!(from, JobSpot::Hand(_) | JobSpot::Active(_))
                    || matches!(to, JobSpot::Hand(_))
            }
            Event::Dice { .. }
            | Event::Round { .. }
            | Event::Turn { .. }
            | Event::Equip { .. }
            | Event::Visit { .. }
            | Event::Talk { .. }
            | Event::Way { .. }
            | Event::Ace { .. }
            | Event::Ignored { .. }
            | Event::Shuffled { .. }
            | Event::Alert { .. }
            | Event::Whim { .. }
            | Event::Alone { .. }
            | Event::Trick { .. }
            | Event::Roll { .. }
            | Event::Team { .. }
            | Event::Pay { .. }
            | Event::Over { .. } => false,
        }
    }

    fn tell(
        event: &Event,
        _: &[(usize, Event)],
        table: &Table,
        company: &Company,
        lang: Lang,
    ) -> Vec<String> {
        FireflyText::new(lang).on(table.sets).tell_at(table, event, &company.names)
    }

    fn beat(
        event: &Event,
        before: &[(usize, Event)],
        table: &Table,
        _: &Company,
        viewer: Option<Seat>,
    ) -> Option<Beat> {
        beat::firefly::beat(event, before, table, viewer)
    }

    fn pause(
        event: &Event,
        before: &[(usize, Event)],
        began: usize,
        view: &View,
        viewer: Option<Seat>,
        lang: Lang,
    ) -> Option<(String, &'static str)> {
        FireflyText::new(lang).on(view.table.sets).unasked_roll(event, before, began, view, viewer)
    }

    fn named(event: &Event, lang: Lang) -> Vec<Named> {
        named::named(event, lang).into_iter().collect()
    }

    fn table(props: TableProps<Self>) -> Html {
        html! { <table::FireflyTable ..props /> }
    }

    fn scores(props: ScoresProps<Self>) -> Html {
        scores::scores(&props)
    }
}
