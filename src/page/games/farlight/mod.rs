//! Farlight on the page.

mod aim;
mod danger;
mod dock;
mod drag;
mod reveal;
mod scores;
mod ship;
mod station;
mod table;

use super::{Company, PageGame, ScoresProps, TableProps};
use crate::beat::Beat;
use crate::beat::farlight::Scene;
use crate::guide::now::{self, Now};
use crate::hint::{self, Hint};
use crate::page::prelude::*;
use crate::words::{Lang, Telling, fill};
use rules::farlight::{Event, Farlight, Phase, View};
use rules::{AnyMatch, Match, Seat};

impl PageGame for Farlight {
    fn wrap(played: Match<Self>) -> AnyMatch {
        played.into()
    }

    fn name(lang: Lang) -> &'static str {
        lang.farlight().name
    }

    fn stage(view: &View, lang: Lang) -> String {
        fill(lang.farlight().stage, &[("n", &view.round)])
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn ask(view: &View, lang: Lang) -> &'static str {
        let words = lang.farlight();
        match view.phase {
            Phase::Bid => match (view.draft.tile, view.draft.target) {
                (None, _) => words.ask_tile,
                (Some(_), None) => words.ask_target,
                (Some(_), Some(_)) => words.ask_crew,
            },
            Phase::Repair => words.ask_repair,
            Phase::Engineer => words.ask_engineer,
            Phase::Install => words.ask_install,
            Phase::Boost => words.ask_boost,
            Phase::Launch => words.ask_launch,
            Phase::Over => lang.words().match_over,
        }
    }

    fn now(view: &View) -> Now {
        now::of_farlight(view)
    }

    type Lesson = rules::farlight::Lesson;

    fn hint(lesson: Self::Lesson) -> Hint {
        hint::farlight::hint(lesson)
    }

    fn opens_round(event: &Event) -> bool {
        matches!(event, Event::Setup { .. } | Event::Refill { .. })
    }

    /// Nobody sees a tile being laid before the last of its pass lies.
    fn tell(
        event: &Event,
        before: &[(usize, Event)],
        company: &Company,
        lang: Lang,
    ) -> Vec<String> {
        Telling::new(&company.names, before, lang).tell(event)
    }

    fn beat(
        event: &Event,
        before: &[(usize, Event)],
        company: &Company,
        viewer: Option<Seat>,
    ) -> Option<Beat> {
        Scene { before, colours: &company.colours, viewer }.beat(event)
    }

    fn table(props: TableProps<Self>) -> Html {
        html! { <table::FarlightTable ..props /> }
    }

    fn scores(props: ScoresProps<Self>) -> Html {
        scores::scores(&props)
    }
}
