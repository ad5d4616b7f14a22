//! Farlight on the page.

mod aim;
mod danger;
mod dock;
mod drag;
pub mod gallery;
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
use crate::words::{Lang, Telling};
use rules::farlight::{Event, Farlight, View};
use rules::{AnyMatch, Game, Match, Seat};

impl PageGame for Farlight {
    fn wrap(played: Match<Self>) -> AnyMatch {
        played.into()
    }

    fn stage(view: &View, lang: Lang) -> String {
        lang.round(Self::KIND, view.round)
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn ask(view: &View, lang: Lang) -> &'static str {
        lang.ask_farlight(view)
    }

    fn now(view: &View) -> Now {
        now::of_farlight(view)
    }

    type Lesson = rules::farlight::Lesson;

    fn hint(lesson: Self::Lesson, lang: Lang) -> Hint {
        hint::farlight::hint(lesson, lang)
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
