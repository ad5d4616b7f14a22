//! A row of Regions with everything that scores in it: the heart of the table.

use super::card::{CardView, Face, Standing};
use crate::art::faraway::{biome_icon, wonder_icon};
use crate::icons::{Icon, glyph};
use crate::page::prelude::*;
use crate::words::{CardWords, FarawayWords, Lang, fill};
use rules::faraway::{Biome, ROUNDS, RegionId, SanctuaryId, Score, Tally, Wonder, score};

/// What a journey is drawn from.
pub struct Journey {
    row: Vec<RegionId>,
    kept: Vec<SanctuaryId>,
    /// How many Regions and Sanctuaries lie there; what comes after them is only tried.
    laid: (usize, usize),
    score: Score,
    lang: Lang,
}

impl Journey {
    /// The Regions played, left to right, and the Sanctuaries kept; then those that are only tried.
    pub fn new(
        laid: (&[RegionId], &[SanctuaryId]),
        tried: (Option<RegionId>, Option<SanctuaryId>),
        lang: Lang,
    ) -> Journey {
        let row: Vec<RegionId> = laid.0.iter().copied().chain(tried.0).collect();
        let kept: Vec<SanctuaryId> = laid.1.iter().copied().chain(tried.1).collect();
        let score = score(&row, &kept);
        Journey { row, kept, laid: (laid.0.len(), laid.1.len()), score, lang }
    }

    /// The eight places under their counts and what they score so far.
    pub fn row(&self, active: bool) -> Html {
        let words = self.lang.faraway();
        let cards = self.row.iter().map(|id| id.card()).chain(self.kept.iter().map(|id| id.card()));
        let tally = Tally::of(cards);
        html! {
            <section class={classes!("journey", active.then_some("is-active"))} aria-label={words.row} data-still="journey" data-in-view="journey">
                <header class="journey-head">
                    <h2>{ words.row }</h2>
                    { counts(&tally, self.lang) }
                    <p class="journey-total"><span class="way-home" aria-hidden="true">{ glyph(Icon::Home) }{ glyph(Icon::ArrowLeft) }</span><strong>{ self.score.total() }</strong>{ " " }<span>{ words.fame }</span></p>
                </header>
                <div class="region-row">
                    { for self.row.iter().zip(&self.score.regions).enumerate().map(|(at, (&id, &scored))| html! {
                        <CardView key={id.time()} face={Face::Region(id)} standing={standing(at, self.laid.0)} {scored} lang={self.lang} />
                    }) }
                    { for (self.row.len()..usize::from(ROUNDS)).map(|at| html! {
                        <div key={format!("empty-{at}")} class="card is-empty" role="img" aria-label={fill(words.empty_place, &[("n", &(at + 1))])}>
                            <span aria-hidden="true">{ at + 1 }</span>
                        </div>
                    }) }
                </div>
            </section>
        }
    }

    /// The Sanctuaries kept.
    pub fn kept(&self) -> Html {
        let words = self.lang.faraway();
        html! {
            <section class="kept" aria-label={words.sanctuaries} data-in-view="kept">
                <h2>{ words.sanctuaries }</h2>
                <div class="kept-cards">
                    if self.kept.is_empty() { <p class="kept-none">{ glyph(Icon::Sanctuary) }<span>{ words.no_sanctuary }</span></p> }
                    { for self.kept.iter().zip(&self.score.sanctuaries).enumerate().map(|(at, (&id, &scored))| html! {
                        <CardView key={id.number()} face={Face::Sanctuary(id)} standing={standing(at, self.laid.1)} {scored} lang={self.lang} />
                    }) }
                </div>
            </section>
        }
    }

    /// What the journey scores with all that lies in it and all that is tried.
    pub fn total(&self) -> u16 {
        self.score.total()
    }
}

fn standing(at: usize, laid: usize) -> Standing {
    if at < laid { Standing::Still } else { Standing::Preview }
}

/// The live counts of wonders, clues, nights and colours.
pub fn counts(tally: &Tally, lang: Lang) -> Html {
    let words = lang.faraway();
    let cards = CardWords::new(lang);
    let wonders = Wonder::ALL.map(|kind| {
        let n = tally.wonders.of(kind);
        count(wonder_icon(kind), n, cards.wonder(kind, n), wonder_class(kind))
    });
    let biomes = Biome::ALL.map(|biome| {
        count(biome_icon(biome), tally.biome(biome), cards.biome(biome), biome_class(biome))
    });
    html! {
        <ul class="counts" aria-label={words.counts}>
            { for wonders }
            { count(Icon::Clue, tally.clues, clue_word(tally.clues, words), "clue") }
            { count(Icon::Moon, tally.nights, words.nights, "moon") }
            { for biomes }
        </ul>
    }
}

fn clue_word(n: u8, words: &FarawayWords) -> &'static str {
    if n == 1 { words.clue } else { words.clues }
}

fn count(icon: Icon, n: u8, name: &str, class: &'static str) -> Html {
    html! {
        <li class={classes!("count", class, (n == 0).then_some("is-none"))} title={name.to_owned()}>
            { glyph(icon) }<span aria-hidden="true">{ n }</span>
            <span class="unseen">{ format!("{n} {name}") }</span>
        </li>
    }
}

fn wonder_class(kind: Wonder) -> &'static str {
    match kind {
        Wonder::Stone => "stone",
        Wonder::Chimera => "chimera",
        Wonder::Thistle => "thistle",
    }
}

fn biome_class(biome: Biome) -> &'static str {
    match biome {
        Biome::River => "river",
        Biome::City => "city",
        Biome::Forest => "forest",
        Biome::Desert => "desert",
    }
}
