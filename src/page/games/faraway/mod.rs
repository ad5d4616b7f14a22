//! Faraway on the page.

mod card;
mod dock;
pub mod gallery;
mod journey;
mod rivals;
mod scores;
mod table;

pub use card::{CardView, Face};

use super::named::{Face as Front, Named};
use super::{Company, PageGame, ScoresProps, TableProps};
use crate::art::faraway::{region_art, sanctuary_art};
use crate::beat::{self, Beat};
use crate::guide::now::{self, Now};
use crate::hint::{self, Hint};
use crate::page::prelude::*;
use crate::words::{CardWords, FarawayWords, Lang, capital, fill, lower};
use rules::faraway::{
    Choice, Event, Faraway, Phase, ROUNDS, RegionId, SanctuaryId, Table, View, found,
};
use rules::{AnyMatch, Game, Match, Seat};
use std::fmt::Display;

impl PageGame for Faraway {
    fn wrap(played: Match<Self>) -> AnyMatch {
        played.into()
    }

    fn stage(view: &View, lang: Lang) -> String {
        lang.round(Self::KIND, view.round.into())
    }

    fn round(view: &View) -> u16 {
        view.round.into()
    }

    fn ask(view: &View, lang: Lang) -> &'static str {
        let words = lang.faraway();
        match view.phase {
            Phase::Keep => words.ask_keep,
            Phase::Explore => words.ask_explore,
            Phase::Take => words.ask_take,
            Phase::Settle => words.ask_settle,
            Phase::Over => lang.words().match_over,
        }
    }

    fn now(view: &View) -> Now {
        now::of_faraway(view)
    }

    type Lesson = rules::faraway::Lesson;

    fn hint(lesson: Self::Lesson, lang: Lang) -> Hint {
        hint::faraway::hint(lesson, lang)
    }

    const ADVISES: bool = true;

    fn advice(view: &View, best: &Choice, made: &Choice, n: i64, lang: Lang) -> String {
        let words = lang.faraway();
        let said = |choice: &Choice| match choice {
            Choice::Settle(id) => CardWords::new(lang).sanctuary_short(*id),
            Choice::Keep(_) | Choice::Explore(_) | Choice::Take(_) => verb(choice, words),
        };
        let template = if best == made {
            words.advice_same
        } else if n > 0 {
            words.advice_more
        } else {
            words.advice_close
        };
        let values: [(&str, &dyn Display); 3] =
            [("made", &said(made)), ("best", &said(best)), ("n", &n)];
        let advice = capital(&fill(template, &values));
        let at_once = |choice| at_once(view, choice, lang);
        match (best != made).then(|| at_once(best).zip(at_once(made))).flatten() {
            Some((best, made)) => {
                let values: [(&str, &dyn Display); 2] = [("best", &best), ("made", &made)];
                format!("{advice} {}", fill(words.advice_why, &values))
            }
            None => advice,
        }
    }

    fn opens_round(event: &Event) -> bool {
        matches!(event, Event::Explore { .. })
    }

    fn opens_turn(event: &Event) -> bool {
        // The market is laid out first, but in the last round.
        matches!(event, Event::Market { .. } | Event::Explore { round: ROUNDS, .. })
    }

    fn tell(
        event: &Event,
        before: &[(usize, Event)],
        _: &Table,
        company: &Company,
        lang: Lang,
    ) -> Vec<String> {
        let (words, cards) = (lang.faraway(), CardWords::new(lang));
        Telling { lang, words, cards, company, before }.tell(event)
    }

    fn jointly(event: &Event, lang: Lang) -> Option<&'static str> {
        matches!(event, Event::Explore { .. }).then_some(lang.faraway().all_explore)
    }

    fn beat(
        event: &Event,
        before: &[(usize, Event)],
        _: &Table,
        company: &Company,
        (viewer, _): (Option<Seat>, Lang),
    ) -> Option<Beat> {
        beat::faraway::beat(event, before, (&company.names, &company.colours), viewer)
    }

    fn named(event: &Event, lang: Lang) -> Vec<Named> {
        let region = |id: &RegionId| {
            let time = id.time();
            Named { name: time.to_string(), id: time.into(), face: region_face }
        };
        match event {
            Event::Deal { regions, .. }
            | Event::Market { regions, .. }
            | Event::Explore { regions, .. } => regions.iter().map(region).collect(),
            Event::Keep { kept, rejected, .. } => kept.iter().chain(rejected).map(region).collect(),
            Event::Take { region: id, .. } | Event::Discard { region: id, .. } => vec![region(id)],
            Event::Settle { sanctuary, .. } | Event::SettleHidden { sanctuary, .. } => {
                vec![Named {
                    name: CardWords::new(lang).sanctuary_short(*sanctuary),
                    id: sanctuary.number().into(),
                    face: sanctuary_face,
                }]
            }
            Event::Offer { .. }
            | Event::OfferHidden { .. }
            | Event::Score { .. }
            | Event::Result { .. } => Vec::new(),
        }
    }

    fn table(props: TableProps<Self>) -> Html {
        html! { <table::FarawayTable ..props /> }
    }

    fn counting(lang: Lang) -> Option<&'static str> {
        Some(lang.faraway().scoring_title)
    }

    fn scores(props: ScoresProps<Self>) -> Html {
        html! { <scores::FarawayScores ..props /> }
    }
}

fn region_face(id: u16, lang: Lang) -> Front {
    let face = |id| Front { art: region_art(id), lines: vec![CardWords::new(lang).region(id)] };
    RegionId::new(id as u8).map(face).unwrap_or_default()
}

fn sanctuary_face(id: u16, lang: Lang) -> Front {
    let face =
        |id| Front { art: sanctuary_art(id), lines: vec![CardWords::new(lang).sanctuary(id)] };
    SanctuaryId::new(id as u8).map(face).unwrap_or_default()
}

struct Telling<'a> {
    lang: Lang,
    words: &'static FarawayWords,
    cards: CardWords,
    company: &'a Company,
    /// What was told before.
    before: &'a [(usize, Event)],
}

impl Telling<'_> {
    fn tell(&self, event: &Event) -> Vec<String> {
        let words = self.words;
        match event {
            Event::Deal { seat, regions } => {
                vec![self.of(*seat, words.tell_deal, &[("cards", &numbers(regions))])]
            }
            Event::Keep { seat, kept, rejected } => {
                let cards: [(&str, &dyn Display); 2] =
                    [("kept", &numbers(kept)), ("rejected", &numbers(rejected))];
                vec![self.of(*seat, words.tell_keep, &cards)]
            }
            Event::Market { round, regions } => {
                vec![fill(words.tell_market, &[("n", round), ("cards", &numbers(regions))])]
            }
            Event::Explore { round, regions } => {
                let seats = (0..).map(Seat).zip(regions);
                let first = (*round < ROUNDS).then(|| self.first(regions));
                let line = |(seat, region): (Seat, &RegionId)| {
                    self.of(seat, words.tell_explore, &[("card", &region.time())])
                };
                first.into_iter().chain(seats.map(line)).collect()
            }
            Event::Offer { seat, sanctuaries, .. } => vec![self.offer(*seat, sanctuaries.len())],
            Event::OfferHidden { seat, count, .. } => vec![self.offer(*seat, usize::from(*count))],
            Event::Take { seat, region, .. } => {
                vec![self.of(*seat, words.tell_take, &[("card", &region.time())])]
            }
            Event::Settle { seat, sanctuary, .. } | Event::SettleHidden { seat, sanctuary, .. } => {
                vec![self.settle(*seat, *sanctuary)]
            }
            Event::Discard { region, .. } => {
                vec![fill(words.tell_discard, &[("card", &region.time())])]
            }
            Event::Score { seat, total, .. } => {
                vec![self.of(*seat, words.tell_score, &[("total", total)])]
            }
            Event::Result { .. } => self.tie().into_iter().collect(),
        }
    }

    /// Who takes first, and why: `32 < 66: Trader takes first.`
    fn first(&self, regions: &[RegionId]) -> String {
        let mut order: Vec<(RegionId, Seat)> =
            regions.iter().copied().zip((0..).map(Seat)).collect();
        rules::order::sort(&mut order);
        let numbers: Vec<String> = order.iter().map(|(id, _)| id.time().to_string()).collect();
        let first = order.first().map(|&(_, seat)| seat);
        let name = first.map_or("", |seat| self.company.name(seat));
        let own = first.is_some() && first == self.company.you;
        let template = if own { self.words.tell_first_you } else { self.words.tell_first };
        fill(template, &[("numbers", &numbers.join(" < ")), ("name", &name)])
    }

    /// How a tie was decided: from what was scored last, and the smallest number that everybody explored.
    fn tie(&self) -> Option<String> {
        let smallest = |seat: Seat| {
            let explored = self.before.iter().filter_map(|(_, event)| match event {
                Event::Explore { regions, .. } => regions.get(seat.index()).copied(),
                _ => None,
            });
            explored.min()
        };
        let scored = self.before.iter().filter_map(|(_, event)| match event {
            Event::Score { seat, total, .. } => Some((*total, smallest(*seat)?)),
            _ => None,
        });
        self.cards.tie(&scored.collect::<Vec<_>>())
    }

    fn of(&self, seat: Seat, template: &str, values: &[(&str, &dyn Display)]) -> String {
        fill(&fill(template, &[("name", &self.company.name(seat))]), values)
    }

    fn offer(&self, seat: Seat, count: usize) -> String {
        self.of(seat, &self.lang.count(self.words.tell_offer, count as u32), &[])
    }

    fn settle(&self, seat: Seat, sanctuary: SanctuaryId) -> String {
        let card = self.cards.sanctuary_short(sanctuary);
        let told = if self.found(seat) == Some(1) {
            self.words.tell_settle_only
        } else {
            self.words.tell_settle
        };
        self.of(seat, told, &[("card", &card)])
    }

    /// How many Sanctuaries a seat found last: one alone is kept without being asked for.
    fn found(&self, seat: Seat) -> Option<usize> {
        self.before.iter().rev().find_map(|(_, event)| match event {
            Event::Offer { seat: of, sanctuaries, .. } if *of == seat => Some(sanctuaries.len()),
            Event::OfferHidden { seat: of, count, .. } if *of == seat => Some((*count).into()),
            _ => None,
        })
    }
}

/// The numbers of some Regions: `3, 17, 45`.
fn numbers(regions: &[RegionId]) -> String {
    let numbers: Vec<String> = regions.iter().map(|region| region.time().to_string()).collect();
    numbers.join(", ")
}

/// What a choice makes of one's journey at once, by which cards, and what it finds; of a Region that is taken, if
/// it were laid next.
fn at_once(view: &View, choice: &Choice, lang: Lang) -> Option<String> {
    let (cards, own) = (CardWords::new(lang), view.own()?);
    let laid = (own.row.as_slice(), own.sanctuaries.as_slice());
    let (region, kept) = match *choice {
        Choice::Explore(id) | Choice::Take(id) => (Some(id), None),
        Choice::Settle(id) => (None, Some(id)),
        Choice::Keep(_) => return None,
    };
    let gain = cards.gained(laid, (region, kept));
    let row: Vec<RegionId> = own.row.iter().copied().chain(region).collect();
    let found = region.filter(|_| row.len() > 1).map(|_| cards.finds(found(&row, laid.1) as u8));
    Some(found.map_or(gain.clone(), |found| format!("{gain}, {}", lower(&found))))
}

/// What a choice does, as the text of a button.
fn verb(choice: &Choice, words: &FarawayWords) -> String {
    match choice {
        Choice::Keep(kept) => fill(words.do_keep, &[("cards", &numbers(kept))]),
        Choice::Explore(region) => fill(words.do_explore, &[("card", &region.time())]),
        Choice::Take(region) => fill(words.do_take, &[("card", &region.time())]),
        Choice::Settle(_) => words.do_settle.to_owned(),
    }
}
