//! A row of Regions with everything that scores in it: the heart of the table.

use super::card::{CardView, Face, Standing};
use super::card_art::{biome_icon, wonder_icon};
use crate::icons::{Icon, glyph};
use crate::words::{CardWords, FarawayWords, Lang, fill};
use rules::faraway::{Biome, ROUNDS, RegionId, SanctuaryId, Tally, Wonder, score};
use yew::prelude::*;

/// What a journey is drawn from.
pub struct Journey<'a> {
    /// The Regions played, left to right.
    pub row: &'a [RegionId],
    /// A Region shown as if it had been played.
    pub preview: Option<RegionId>,
    /// The Sanctuaries kept.
    pub sanctuaries: &'a [SanctuaryId],
    /// A Sanctuary shown as if it had been kept.
    pub preview_sanctuary: Option<SanctuaryId>,
    /// Asks for a card to be enlarged.
    pub inspect: Callback<Option<Face>>,
    /// The heading.
    pub title: &'static str,
    /// The language.
    pub lang: Lang,
}

/// The journey of the viewer.
pub fn journey(props: &Journey) -> Html {
    let words = props.lang.faraway();
    let mut row = props.row.to_vec();
    row.extend(props.preview);
    let mut kept = props.sanctuaries.to_vec();
    kept.extend(props.preview_sanctuary);
    let score = score(&row, &kept);
    let cards = row.iter().map(|id| id.card()).chain(kept.iter().map(|id| id.card()));
    let tally = Tally::of(cards);
    let played = props.row.len();
    let standing = |previewed: bool| if previewed { Standing::Preview } else { Standing::Still };
    html! {
        <section class="journey" aria-label={props.title}>
            <header class="journey-head">
                <h2>{ props.title }</h2>
                { counts(&tally, props.lang) }
                <p class="journey-total"><strong>{ score.total() }</strong>{ " " }{ words.fame }</p>
            </header>
            <div class="region-row">
                { for row.iter().zip(&score.regions).enumerate().map(|(at, (&id, &scored))| html! {
                    <CardView key={id.time()} face={Face::Region(id)} standing={standing(at == played)}
                        {scored} inspect={props.inspect.clone()} lang={props.lang} />
                }) }
                { for (row.len()..usize::from(ROUNDS)).map(|at| html! {
                    <div key={format!("empty-{at}")} class="card is-empty" role="img" aria-label={fill(words.empty_place, &[("n", &(at + 1))])}>
                        <span aria-hidden="true">{ at + 1 }</span>
                    </div>
                }) }
            </div>
            <div class="sanctuary-row" role="group" aria-label={words.sanctuaries}>
                if kept.is_empty() { <p class="soft">{ format!("{}: {}", words.sanctuaries, words.no_sanctuary) }</p> }
                { for kept.iter().zip(&score.sanctuaries).enumerate().map(|(at, (&id, &scored))| html! {
                    <CardView key={id.number()} face={Face::Sanctuary(id)} standing={standing(at == props.sanctuaries.len())}
                        {scored} inspect={props.inspect.clone()} lang={props.lang} />
                }) }
            </div>
        </section>
    }
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
