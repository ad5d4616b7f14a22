//! Firefly on the page.

mod bounty;
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
mod pilot;
mod scene;
mod scores;
mod ship;
mod standing;
mod step;
mod table;

use super::named::Named;
use super::{Company, PageGame, ScoresProps, TableProps};
use crate::beat::{self, Beat};
use crate::course::Told;
use crate::guide::now::{self, Now};
use crate::hint::{self, Hint, Known};
use crate::page::prelude::*;
use crate::words::{Act, FireflyText, Lang, capital, fill};
use rules::firefly::{Event, Firefly, Table, View};
use rules::{AnyMatch, Game, Lesson, Match, Seat};

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

    fn fitted(view: &View, hint: Hint, lang: Lang) -> Hint {
        hint::firefly::fitted(view, hint, lang)
    }

    fn versed(known: &Known, own: Seat, told: impl FnOnce() -> Told<Self>) -> Option<Known> {
        let mut known = known.clone();
        for (_, event) in told().iter() {
            let done = hint::firefly::done(event, own).map(Lesson::slug);
            if let Some(slug) = done.filter(|slug| !known.knows(Firefly::KIND, slug)) {
                known = known.with(Firefly::KIND, slug);
            }
        }
        Some(known)
    }

    fn opens_round(event: &Event) -> bool {
        matches!(event, Event::Turn { .. })
    }

    fn turn_of(event: &Event) -> Option<Seat> {
        beat::firefly::turn_of(event)
    }

    fn deed(told: &[(usize, Event)], own: Seat, decided: bool, lang: Lang) -> Option<&'static str> {
        let words = lang.firefly_page();
        // What comes before one's turn is another's.
        let begins = |event: &Event| matches!(event, Event::Turn { seat, .. } if *seat == own);
        if told.iter().any(|(_, event)| begins(event)) {
            return Some(lang.words().your_turn);
        }
        let mut deeds = told.iter().filter_map(|(_, event)| match event {
            Event::Test { seat, .. } | Event::Boards { seat, .. } if *seat == own => {
                Some(words.own_roll)
            }
            Event::Showdown { seat, rival, .. } if *seat == own || *rival == Some(own) => {
                Some(words.own_showdown)
            }
            Event::Ship { seat, .. } if *seat == own => Some(words.own_flight),
            _ => None,
        });
        // Of what nothing came it is said no more than that one has chosen.
        let some = told.iter().any(|(_, event)| Self::turn_of(event).is_none());
        deeds.next().or((!decided && some).then_some(words.own_turn))
    }

    fn is_long() -> bool {
        true
    }

    fn is_great(event: &Event) -> bool {
        matches!(event, Event::Goal { .. } | Event::LastCall { .. })
    }

    fn recap(
        told: &[(usize, Event)],
        since: usize,
        table: &Table,
        viewer: Seat,
        company: &Company,
        lang: Lang,
    ) -> Vec<(Seat, Html)> {
        let text = FireflyText::new(lang).on(table.sets);
        let names = company.names_to(Some(viewer), lang.words());
        let turns = text.acts(told, since, Some(viewer), &names);
        let list = |acts: Vec<Act>| html! { <ul>{ for acts.into_iter().map(|act| html! { <li class={act.weight.class()}>{ capital(&act.said) }</li> }) }</ul> };
        turns.into_iter().map(|(seat, acts)| (seat, list(acts))).collect()
    }

    fn gist(told: &[(usize, Event)], table: &Table, lang: Lang) -> String {
        FireflyText::new(lang).on(table.sets).gist(told)
    }

    /// Whoever decides in another's turn is told whose it is; the panel says which card has it so.
    fn whose(view: &View, company: &Company, lang: Lang) -> Option<String> {
        let theirs = view.round > 0 && view.viewer != Some(view.turn);
        theirs.then(|| FireflyText::new(lang).on(view.table.sets).whose(view, &company.names))
    }

    fn called(public: &View, company: &Company, lang: Lang) -> Option<String> {
        FireflyText::new(lang).on(public.table.sets).called(public, &company.names)
    }

    fn tell(
        event: &Event,
        before: &[(usize, Event)],
        table: &Table,
        company: &Company,
        lang: Lang,
    ) -> Vec<String> {
        FireflyText::new(lang).on(table.sets).tell_at(table, before, event, &company.names)
    }

    fn beat(
        event: &Event,
        before: &[(usize, Event)],
        table: &Table,
        _: &Company,
        (viewer, _): (Option<Seat>, Lang),
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
        let text = FireflyText::new(lang).on(view.table.sets);
        let card = || text.unasked_card(event, before, began, viewer);
        text.unasked_roll(event, before, began, view, viewer).or_else(card)
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
