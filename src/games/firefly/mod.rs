//! Firefly on the page.

mod dock;
pub mod emblem;
pub mod gallery;
pub mod paper;
pub mod portrait;
pub mod telegram;
mod table;

use super::{Company, PageGame, ScoresProps, TableProps};
use crate::route::AnyOptions;
use crate::words::{Lang, fill};
use rules::firefly::{Event, Firefly, Table, View};
use rules::{AnyMatch, GameKind, Match};
use yew::prelude::*;

impl PageGame for Firefly {
    const KIND: GameKind = GameKind::Firefly;

    fn wrap(played: Match<Self>) -> AnyMatch {
        AnyMatch::Firefly(played)
    }

    fn unwrap(game: AnyMatch) -> Option<Match<Self>> {
        match game {
            AnyMatch::Firefly(played) => Some(played),
            _ => None,
        }
    }

    fn options_of(options: &Table) -> AnyOptions {
        AnyOptions::Firefly(*options)
    }

    fn name(lang: Lang) -> &'static str {
        lang.words().firefly
    }

    fn stage(view: &View, lang: Lang) -> String {
        fill(lang.firefly_page().stage, &[("n", &view.round)])
    }

    fn ask(_: &View, lang: Lang) -> &'static str {
        lang.words().choices
    }

    fn opens_round(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn is_secret(_: &View) -> bool {
        false
    }

    fn tell(event: &Event, _: &Company, _: Lang) -> Vec<String> {
        vec![format!("{event:?}")]
    }

    fn table(props: TableProps<Self>) -> Html {
        html! { <table::FireflyTable ..props /> }
    }

    fn scores(_: ScoresProps<Self>) -> Html {
        Html::default()
    }
}
