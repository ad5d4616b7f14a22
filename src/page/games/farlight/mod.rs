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

use super::named::{Face, Named};
use super::{Company, PageGame, ScoresProps, TableProps};
use crate::art::farlight::module_art;
use crate::beat::Beat;
use crate::beat::farlight::Scene;
use crate::guide::now::{self, Now};
use crate::hint::{self, Hint};
use crate::page::prelude::*;
use crate::words::{Lang, PartWords, Telling};
use rules::farlight::{Event, Farlight, MissionId, PartId, Phase, Table, View};
use rules::{AnyMatch, Game, Match, Seat};
use std::rc::Rc;

impl PageGame for Farlight {
    fn wrap(played: Match<Self>) -> AnyMatch {
        played.into()
    }

    /// Each seat's tiles are seen as by itself.
    fn opened(mut view: Rc<View>, moment: &Self) -> Rc<View> {
        for (seat, seen) in Rc::make_mut(&mut view).seats.pairs_mut() {
            seen.bids = moment.view(Some(seat)).seats[seat].bids.clone();
        }
        view
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

    fn phase(view: &View, lang: Lang) -> &'static str {
        let words = lang.farlight();
        match view.phase {
            Phase::Bid => words.phase_bids,
            Phase::Repair | Phase::Engineer | Phase::Install | Phase::Boost => words.phase_build,
            Phase::Launch => words.phase_launch,
            Phase::Over => "",
        }
    }

    fn opens_round(event: &Event) -> bool {
        matches!(event, Event::Setup { .. } | Event::Refill { .. })
    }

    fn is_great(event: &Event) -> bool {
        matches!(event, Event::Mission { done: true, .. } | Event::Result { .. })
    }

    /// Three a round.
    fn chapter(now: u16, event: &Event) -> u16 {
        let round = now - now % 3;
        match event {
            Event::Refill { .. } => round + 3,
            Event::Reveal { .. } => round + 1,
            Event::Mission { .. } => round + 2,
            Event::Setup { .. }
            | Event::Bid { .. }
            | Event::Auction { .. }
            | Event::Repair { .. }
            | Event::Engineer { .. }
            | Event::Install { .. }
            | Event::Scrap { .. }
            | Event::Benefit { .. }
            | Event::Boost { .. }
            | Event::Award { .. }
            | Event::Leftovers { .. }
            | Event::Result { .. } => now,
        }
    }

    /// Nobody sees a tile being laid before the last of its pass lies.
    fn tell(
        event: &Event,
        before: &[(usize, Event)],
        _: &Table,
        company: &Company,
        lang: Lang,
    ) -> Vec<String> {
        Telling::new(&company.names, before, lang).tell(event)
    }

    fn jointly(event: &Event, lang: Lang) -> Option<&'static str> {
        match event {
            Event::Reveal { .. } => Some(lang.farlight().tiles_up),
            Event::Mission { .. } => Some(lang.farlight().phase_launch),
            Event::Result { .. } => Some(lang.farlight().phase_count),
            Event::Setup { .. }
            | Event::Bid { .. }
            | Event::Auction { .. }
            | Event::Repair { .. }
            | Event::Engineer { .. }
            | Event::Install { .. }
            | Event::Scrap { .. }
            | Event::Benefit { .. }
            | Event::Boost { .. }
            | Event::Refill { .. }
            | Event::Award { .. }
            | Event::Leftovers { .. } => None,
        }
    }

    fn beat(
        event: &Event,
        before: &[(usize, Event)],
        _: &Table,
        company: &Company,
        (viewer, lang): (Option<Seat>, Lang),
    ) -> Option<Beat> {
        let (colours, names) = (&company.colours, &company.names);
        Scene { before, colours, names, lang: Some(lang), viewer }.beat(event)
    }

    fn named(event: &Event, lang: Lang) -> Vec<Named> {
        let words = PartWords::new(lang);
        let part = |id: &PartId| Named {
            name: words.part(*id).to_owned(),
            id: id.number().into(),
            face: part_face,
        };
        let mission = |id: &MissionId| Named {
            name: words.mission(*id).to_owned(),
            id: id.number().into(),
            face: mission_face,
        };
        match event {
            // What was bid for is known by its place: whichever part lay there is named in the line.
            Event::Bid { .. } | Event::Auction { .. } => {
                let missions: Vec<MissionId> = MissionId::all().collect();
                let parts: Vec<PartId> = PartId::all().collect();
                parts.iter().map(part).chain(missions.iter().map(mission)).collect()
            }
            Event::Refill { slots, .. } => slots.iter().map(part).collect(),
            Event::Repair { discarded, .. } => discarded.iter().map(part).collect(),
            Event::Engineer { part: id, .. }
            | Event::Install { part: id, .. }
            | Event::Scrap { part: id, .. }
            | Event::Boost { part: id, .. } => vec![part(id)],
            Event::Mission { mission: id, .. } => vec![mission(id)],
            Event::Setup { .. }
            | Event::Reveal { .. }
            | Event::Benefit { .. }
            | Event::Award { .. }
            | Event::Leftovers { .. }
            | Event::Result { .. } => Vec::new(),
        }
    }

    fn table(props: TableProps<Self>) -> Html {
        html! { <table::FarlightTable ..props /> }
    }

    fn scores(props: ScoresProps<Self>) -> Html {
        scores::scores(&props)
    }
}

fn part_face(id: u16, lang: Lang) -> Face {
    let face = |id: PartId| {
        let told = PartWords::new(lang).told(id, None);
        Face { art: module_art(id, None), lines: told.lines().skip(1).map(str::to_owned).collect() }
    };
    PartId::new(id as u8).map(face).unwrap_or_default()
}

fn mission_face(id: u16, lang: Lang) -> Face {
    let asked = MissionId::new(id as u8).map(|id| PartWords::new(lang).asked(id));
    Face { art: String::new(), lines: asked.into_iter().collect() }
}
