//! Which sentences explain the things of Faraway.

use super::once;
use rules::faraway::{Biome, Card, Counted, Wonder, Wonders};

/// A landscape.
pub fn biome(biome: Biome) -> &'static str {
    match biome {
        Biome::River => "river",
        Biome::City => "city",
        Biome::Forest => "forest",
        Biome::Desert => "desert",
    }
}

/// A wonder.
pub fn wonder(kind: Wonder) -> &'static str {
    match kind {
        Wonder::Stone => "stone",
        Wonder::Chimera => "chimera",
        Wonder::Thistle => "thistle",
    }
}

/// A thing that is printed on a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Term {
    /// The number of a Region.
    Number,
    /// That it is a Sanctuary.
    Sanctuary,
    /// Its landscape, or none.
    Biome(Option<Biome>),
    /// The sun.
    Day,
    /// The moon.
    Night,
    /// A wonder, shown, counted or asked for.
    Wonder(Wonder),
    /// A clue, shown or counted.
    Clue,
    /// A quest that gives its fame once.
    Flat,
    /// A quest that counts something.
    Per,
    /// No quest.
    NoQuest,
    /// What a quest asks for.
    Condition,
}

impl Term {
    /// Its sentence.
    pub fn id(self) -> &'static str {
        match self {
            Term::Number => "number",
            Term::Sanctuary => "sanctuary",
            Term::Biome(None) => "no-biome",
            Term::Biome(Some(one)) => biome(one),
            Term::Day => "day",
            Term::Night => "night",
            Term::Wonder(kind) => wonder(kind),
            Term::Clue => "clue",
            Term::Flat => "quest-flat",
            Term::Per => "quest-per",
            Term::NoQuest => "quest-none",
            Term::Condition => "condition",
        }
    }
}

/// What a quest counts.
fn counted(counted: Counted) -> Vec<Term> {
    let of = |biome| Term::Biome(Some(biome));
    match counted {
        Counted::Wonders(kind) => vec![Term::Wonder(kind)],
        Counted::Clue => vec![Term::Clue],
        Counted::Night => vec![Term::Night],
        Counted::Of(one) => vec![of(one)],
        Counted::Either(one, other) => vec![of(one), of(other)],
        Counted::BiomeSet => Biome::ALL.map(of).into(),
    }
}

/// All that is printed on a card, each once: what it is, what it holds, its quest, what that asks for
/// and counts.
pub fn card(card: &Card, is_region: bool) -> Vec<Term> {
    let mut terms = vec![if is_region { Term::Number } else { Term::Sanctuary }];
    terms.push(Term::Biome(card.biome));
    if card.night {
        terms.push(Term::Night);
    } else if is_region {
        terms.push(Term::Day);
    }
    let wonders = |wonders: Wonders| wonders.kinds().map(|(kind, _)| Term::Wonder(kind));
    terms.extend(wonders(card.wonders));
    terms.extend((card.clues > 0).then_some(Term::Clue));
    match card.quest {
        None => terms.push(Term::NoQuest),
        Some(quest) => {
            terms.push(if quest.per.is_some() { Term::Per } else { Term::Flat });
            terms.extend(quest.per.into_iter().flat_map(counted));
            terms.extend((quest.condition != Wonders::NONE).then_some(Term::Condition));
            terms.extend(wonders(quest.condition));
        }
    }
    once(terms)
}
