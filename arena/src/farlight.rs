//! Farlight in the arena.

use crate::contest::Contest;
use crate::fault::Fault;
use crate::flags::Flags;
use rules::farlight::{Event, Farlight, Item, Table};
use rules::{Game, Options};
use serde_json::{Value, json};

impl Contest for Farlight {
    type Lesson = rules::farlight::Lesson;

    fn round_of(view: &Self::View) -> u16 {
        view.round
    }

    fn options_of(flags: &Flags) -> Result<Table, Fault> {
        if flags.advanced {
            return Err(Fault::usage("farlight has no advanced start: leave out --advanced"));
        }
        flags.refuse_story(Self::KIND)?;
        let seats = flags.seats(Self::KIND, Table::LEAST..=Table::MOST)?;
        Ok(Table { seats })
    }

    fn options_json(table: &Table) -> Value {
        json!({ "seats": table.seats })
    }

    fn item_json(item: &Item) -> Value {
        match *item {
            Item::Mission { mission, points } => json!({ "mission": mission, "points": points }),
            Item::Award { award, points } => json!({ "award": award, "points": points }),
            Item::Leftovers { tokens, points } => json!({ "tokens": tokens, "points": points }),
        }
    }

    /// All but the turning up of tiles: the bids of a transcript have their values.
    fn is_told(event: &Event) -> bool {
        !matches!(event, Event::Reveal { .. })
    }
}
