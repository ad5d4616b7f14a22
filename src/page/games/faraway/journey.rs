//! A row of Regions with everything that scores in it: the heart of the table.

use super::card::{self, CardView, Face, Sight, Standing};
use crate::art::faraway::{biome_icon, wonder_icon};
use crate::explain::faraway as explain;
use crate::icons::{Icon, glyph};
use crate::page::play::close_button;
use crate::page::prelude::*;
use crate::words::{CardWords, Lang, fill};
use rules::faraway::{
    Biome, Counted, ROUNDS, RegionId, SanctuaryId, Score, Scored, Tally, Wonder, promise,
    promise_may_grow, score,
};

/// What a journey is drawn from.
pub struct Journey {
    row: Vec<RegionId>,
    kept: Vec<SanctuaryId>,
    /// How many Regions and Sanctuaries lie there; what comes after them is only tried.
    laid: (usize, usize),
    score: Score,
    /// What all that lies there scores without what is tried, or did before the last round.
    before: Score,
    /// The card that somebody looks at, if it lies here.
    looked: Option<Looked>,
    look: UseStateSetter<Option<Face>>,
    /// The name of its figures.
    figures: Option<String>,
    lang: Lang,
}

/// A card that is looked at, and where its sight begins: at itself and to the right of it.
#[derive(Clone, Copy)]
struct Looked {
    face: Face,
    from: usize,
    scored: Scored,
}

impl Journey {
    /// The Regions played, left to right, and the Sanctuaries kept; then those that are only tried.
    pub fn new(
        laid: (&[RegionId], &[SanctuaryId]),
        tried: (Option<RegionId>, Option<SanctuaryId>),
        (looked, look): (Option<Face>, UseStateSetter<Option<Face>>),
        figures: Option<String>,
        past: Option<&Score>,
        lang: Lang,
    ) -> Journey {
        let row: Vec<RegionId> = laid.0.iter().copied().chain(tried.0).collect();
        let kept: Vec<SanctuaryId> = laid.1.iter().copied().chain(tried.1).collect();
        // What is tried changes what lies there; else what the last round has changed is shown.
        let past = past.filter(|_| tried.0.is_none() && tried.1.is_none());
        let before = past.cloned().unwrap_or_else(|| score(laid.0, laid.1));
        let score = score(&row, &kept);
        let regions = (0..)
            .zip(row.iter().zip(&score.regions))
            .map(|(from, (&id, &scored))| Looked { face: Face::Region(id), from, scored });
        let sanctuaries = kept.iter().zip(&score.sanctuaries).map(|(&id, &scored)| Looked {
            face: Face::Sanctuary(id),
            from: 0,
            scored,
        });
        let looked = regions.chain(sanctuaries).find(|card| Some(card.face) == looked);
        Journey {
            row,
            kept,
            laid: (laid.0.len(), laid.1.len()),
            score,
            before,
            looked,
            look,
            figures,
            lang,
        }
    }

    /// How a card stands to the one that is looked at; a Sanctuary lies to the right of everything.
    fn sight(&self, at: usize, face: Face) -> Option<Sight> {
        self.looked.map(|looked| card::sight((looked.face, looked.from), (face, at)))
    }

    /// What the card that is looked at sees and scores, in words.
    pub fn seen(&self) -> Option<String> {
        let looked = self.looked?;
        let words = CardWords::new(self.lang);
        let title = match looked.face {
            Face::Region(id) => words.region_title(id),
            Face::Sanctuary(_) | Face::RegionBack | Face::SanctuaryBack => {
                self.lang.faraway().sanctuary.to_owned()
            }
        };
        let (card, scored) = (looked.face.card()?, looked.scored);
        // Once all are laid nothing comes later.
        let open = self.row.len() < ROUNDS.into();
        let said = if open { words.outlook(card, scored) } else { words.now(card, scored) };
        Some(format!("{title} · {said}"))
    }

    /// The eight places under their counts and what they score so far.
    pub fn row(&self, active: bool) -> Html {
        let words = self.lang.faraway();
        // All that lies here, or as much of it as the card that is looked at sees.
        let from = self.looked.map_or(0, |looked| looked.from);
        let row = self.row.iter().skip(from).map(|id| id.card());
        let tally = Tally::of(row.chain(self.kept.iter().map(|id| id.card())));
        html! {
            <section class={classes!("journey", active.then_some("is-active"))}
                aria-label={words.row} data-still="journey" data-in-view="journey">
                <header class="journey-head">
                    <h2>{ words.row }</h2>
                    { counts(&tally, self.figures.clone(), self.lang) }
                    <p class="journey-total" data-explain="fame badge">
                        <span class="way-home" data-explain="way-home">
                            { glyph(Icon::Home) }
                            <span class="way-home-why">{ words.home_now }</span>
                        </span>
                        { self.fame() }
                    </p>
                </header>
                <div class="region-row" data-figure={self.figures.clone()}>
                    { for self.row.iter().zip(&self.score.regions).enumerate().map(|(at, (&id, &scored))| html! {
                        <CardView key={id.time()} face={Face::Region(id)}
                            standing={standing(at, self.laid.0)} {scored}
                            gains={gains(scored, self.before.regions.get(at))}
                            sight={self.sight(at, Face::Region(id))} look={self.look.clone()}
                            lang={self.lang} />
                    }) }
                    { for (self.row.len()..usize::from(ROUNDS)).map(|at| html! {
                        <div key={format!("empty-{at}")}
                            class={classes!("card", "is-empty", (at == self.row.len()).then_some("is-next"))}
                            role="img" data-explain="place"
                            aria-label={fill(words.empty_place, &[("n", &(at + 1))])}>
                            <span aria-hidden="true">{ at + 1 }</span>
                        </div>
                    }) }
                    if self.row.is_empty() { <p class="journey-note">{ words.journey_note }</p> }
                </div>
            </section>
        }
    }

    /// The Sanctuaries kept.
    pub fn kept(&self) -> Html {
        let words = self.lang.faraway();
        html! {
            <section id="kept" class="kept" popover="auto" aria-label={words.sanctuaries} data-in-view="kept">
                { drawer_head("kept", words.sanctuaries, self.lang) }
                <div class="kept-cards">
                    if self.kept.is_empty() {
                        <p class="kept-none">
                            { glyph(Icon::Sanctuary) }<span>{ words.no_sanctuary }</span>
                            <span class="find-hint">{ words.find_hint }</span>
                        </p>
                    }
                    { for self.kept.iter().zip(&self.score.sanctuaries).enumerate().map(|(at, (&id, &scored))| html! {
                        <CardView key={id.number()} face={Face::Sanctuary(id)}
                            standing={standing(at, self.laid.1)} {scored}
                            gains={gains(scored, self.before.sanctuaries.get(at))}
                            sight={self.sight(self.row.len(), Face::Sanctuary(id))}
                            look={self.look.clone()} lang={self.lang} />
                    }) }
                </div>
                { opener("kept", words.sanctuaries) }
            </section>
        }
    }

    fn fame(&self) -> Html {
        let words = self.lang.faraway();
        // What it would come to is edged as the card that is tried.
        let tried = (self.row.len(), self.kept.len()) != self.laid;
        html! {
            <>
                <strong class={tried.then_some("is-tried")} data-figure={self.figures.clone()}>{ self.score.total() }</strong>
                { " " }<span class="fame-word">{ words.of_fame }</span>
                // Once all are laid nothing that is not met will be.
                if self.row.len() < ROUNDS.into() { { promised(&self.row, &self.kept, self.score.total(), self.lang) } }
            </>
        }
    }
}

/// The head of cards that lie small on the table, once they are opened.
pub fn drawer_head(id: &'static str, title: &'static str, lang: Lang) -> Html {
    html! {
        <header class="drawer-head">
            <h2 data-explain={id}>{ title }</h2>{ close_button(id, lang.words()) }
        </header>
    }
}

/// What opens them over the board.
pub fn opener(id: &'static str, title: &'static str) -> Html {
    // What lies below it is explained by it.
    html! { <button class="opener" popovertarget={id} aria-label={title} data-explain={id}>{ glyph(Icon::Eye) }</button> }
}

/// What would be scored besides if every condition were met.
pub fn promised(row: &[RegionId], kept: &[SanctuaryId], now: u16, lang: Lang) -> Html {
    let (words, promised) = (lang.faraway(), promise(row, kept));
    let (why, short, least) = match promise_may_grow(row, kept) {
        true => (words.promise_least, words.promise_least, Some("is-least")),
        false => (words.promise_why, words.promise_short, None),
    };
    html! {
        if promised > now {
            <span class="promise" data-explain="promise">
                <b>{ format!("+{}", promised - now) }</b>{ " " }<span class="promise-why">{ why }</span>
                <span class={classes!("promise-short", least)} aria-hidden="true">{ short }</span>
            </span>
        }
    }
}

/// Whether a card scores more with what is tried.
pub fn gains(scored: Scored, before: Option<&Scored>) -> bool {
    before.is_some_and(|before| scored.fame > before.fame)
}

fn standing(at: usize, laid: usize) -> Standing {
    if at < laid { Standing::Still } else { Standing::Preview }
}

/// The live counts of wonders, clues, nights and colours.
pub fn counts(tally: &Tally, figures: Option<String>, lang: Lang) -> Html {
    let words = lang.faraway();
    let count = |icon: Icon, n: u8, what: Counted, class: &'static str, explained: &'static str| {
        let name = CardWords::new(lang).counted(what, n);
        html! {
            <li class={classes!("count", class, (n == 0).then_some("is-none"))}
                data-explain={explained} data-said={format!("{n} {name}")}>
                { glyph(icon) }<span aria-hidden="true">{ n }</span>
                <span class="unseen">{ format!("{n} {name}") }</span>
            </li>
        }
    };
    html! {
        <ul class="counts" data-figure={figures} aria-label={words.counts}>
            { for Wonder::ALL.map(|kind| count(wonder_icon(kind), tally.wonders.of(kind), Counted::Wonders(kind), explain::wonder(kind), explain::wonder(kind))) }
            { count(Icon::Clue, tally.clues, Counted::Clue, "clue", "clue") }
            { count(Icon::Moon, tally.nights, Counted::Night, "moon", "night") }
            { for Biome::ALL.map(|biome| count(biome_icon(biome), tally.biome(biome), Counted::Of(biome), explain::biome(biome), explain::biome(biome))) }
        </ul>
    }
}
