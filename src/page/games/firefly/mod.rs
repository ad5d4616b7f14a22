//! Firefly on the page.

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
mod news;
mod panel;
mod piles;
mod scene;
mod scores;
mod ship;
mod table;

use super::{Company, PageGame, ScoresProps, TableProps};
use crate::beat::{self, Beat};
use crate::guide::now::{self, Now};
use crate::route::AnyOptions;
use crate::words::{FireflyText, Lang, fill};
use rules::firefly::{Event, Firefly, Spot, Table, View};
use rules::{AnyMatch, GameKind, Match, Seat};
use yew::prelude::*;

impl PageGame for Firefly {
    const KIND: GameKind = GameKind::Firefly;

    fn wrap(played: Match<Self>) -> AnyMatch {
        AnyMatch::Firefly(played)
    }

    fn options_of(options: &Table) -> AnyOptions {
        AnyOptions::Firefly(*options)
    }

    fn name(lang: Lang) -> &'static str {
        lang.words().firefly
    }

    fn stage(view: &View, lang: Lang) -> String {
        let words = lang.firefly_page();
        match (view.round, view.table.turn_limit) {
            (0, _) => words.stage_setup.to_owned(),
            (n, 0) => fill(words.stage, &[("n", &n)]),
            (n, all) => fill(words.stage_of, &[("n", &n), ("all", &all)]),
        }
    }

    fn round(view: &View) -> u16 {
        view.round
    }

    fn ask(view: &View, lang: Lang) -> &'static str {
        FireflyText::new(lang).ask(view)
    }

    fn now(view: &View) -> Now {
        now::of_firefly(view)
    }

    fn opens_round(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn is_long() -> bool {
        true
    }

    /// What others would look up from their own ship for.
    fn is_news(event: &Event) -> bool {
        match event {
            Event::Card { from, to, .. } => {
                matches!(from, Spot::Ship(_)) || matches!(to, Spot::Ship(_))
            }
            Event::Leader { .. }
            | Event::Errand { .. }
            | Event::Goal { .. }
            | Event::Solid { .. }
            | Event::Warrants { .. }
            | Event::Cruiser { .. }
            | Event::Cutter { .. }
            | Event::Inspection { .. }
            | Event::Lucky { .. }
            | Event::LastCall { .. }
            | Event::Offer { .. }
            | Event::Answer { .. } => true,
            _ => false,
        }
    }

    fn tell(event: &Event, _: &[(usize, Event)], company: &Company, lang: Lang) -> Vec<String> {
        FireflyText::new(lang).tell(event, &company.names)
    }

    fn beat(event: &Event, viewer: Option<Seat>) -> Option<Beat> {
        beat::firefly::beat(event, viewer)
    }

    fn table(props: TableProps<Self>) -> Html {
        html! { <table::FireflyTable ..props /> }
    }

    fn scores(props: ScoresProps<Self>) -> Html {
        scores::scores(&props)
    }
}
