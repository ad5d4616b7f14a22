//! Titles of cards: by the number of the card, both languages in one line.

use super::Lang;

/// What a card is called.
pub(super) struct Title {
    /// The number of the card.
    pub id: u16,
    /// In English.
    pub en: &'static str,
    /// In French.
    pub fr: &'static str,
}

/// The title of a card; a test of each list holds it to the cards.
pub(super) fn title(list: &'static [Title], id: u16, lang: Lang) -> &'static str {
    let known = list.iter().find(|title| title.id == id);
    known.map_or("", |title| match lang {
        Lang::En => title.en,
        Lang::Fr => title.fr,
    })
}

/// A list of titles: number, English, French.
macro_rules! titles {
    ($($id:literal: $en:literal, $fr:literal;)*) => {
        &[$(Title { id: $id, en: $en, fr: $fr }),*]
    };
    // After the base game's own those of the sets, for the programs that carry them.
    ($($id:literal: $en:literal, $fr:literal;)* sets: $($more:literal: $more_en:literal, $more_fr:literal;)*) => {
        if rules::firefly::sets::CARRIED {
            titles! { $($id: $en, $fr;)* $($more: $more_en, $more_fr;)* }
        } else {
            titles! { $($id: $en, $fr;)* }
        }
    };
}
pub(super) use titles;
