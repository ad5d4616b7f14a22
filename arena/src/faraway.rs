//! Faraway in the arena.

use crate::contest::Contest;
use crate::fault::Fault;
use crate::flags::Flags;
use rules::faraway::{Faraway, Item, Reason, Scored, Start, Table};
use rules::{Game, Options};
use serde_json::{Value, json};

impl Contest for Faraway {
    type Lesson = rules::faraway::Lesson;

    fn round_of(view: &Self::View) -> u16 {
        view.round.into()
    }

    fn options_of(flags: &Flags) -> Result<Table, Fault> {
        flags.refuse_story(Self::KIND)?;
        let seats = flags.seats(Self::KIND, Table::LEAST..=Table::MOST)?;
        let start = if flags.advanced { Start::Advanced } else { Start::Basic };
        Ok(Table { seats, start })
    }

    fn options_json(table: &Table) -> Value {
        json!({ "seats": table.seats, "advanced": table.start == Start::Advanced })
    }

    fn item_json(item: &Item) -> Value {
        match item {
            Item::Region(id, scored) => line("region", id.time(), *scored),
            Item::Sanctuary(id, scored) => line("sanctuary", id.number(), *scored),
        }
    }
}

fn line(kind: &str, id: u8, scored: Scored) -> Value {
    let mut line = json!({ kind: id, "fame": scored.fame });
    match scored.reason {
        Reason::NoQuest => line["reason"] = "no quest".into(),
        Reason::Flat => line["reason"] = "flat".into(),
        Reason::Counted { count } => {
            line["reason"] = "counted".into();
            line["count"] = count.into();
        }
        Reason::Unmet { missing } => {
            line["reason"] = "unmet".into();
            let (stone, chimera, thistle) = (missing.stone, missing.chimera, missing.thistle);
            line["missing"] = json!({ "stone": stone, "chimera": chimera, "thistle": thistle });
        }
    }
    line
}
