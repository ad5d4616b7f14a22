//! Firefly in the arena.

use crate::contest::Contest;
use crate::fault::Fault;
use crate::flags::Flags;
use rules::firefly::{Choice, Firefly, Item, Sets, StartingJobs, Table};
use rules::{Game, Later, Options};
use serde_json::{Value, json};

/// Rounds after which a match of the arena ends unless the flags say otherwise.
const TURN_LIMIT: u8 = 60;

impl Contest for Firefly {
    type Lesson = rules::firefly::Lesson;

    fn round_of(view: &Self::View) -> u16 {
        view.round
    }

    fn options_of(flags: &Flags) -> Result<Table, Fault> {
        if flags.advanced {
            return Err(Fault::usage("firefly has no advanced start: leave out --advanced"));
        }
        let seats = flags.seats(Self::KIND, Table::LEAST..=Table::MOST)?;
        let story = flags.story.unwrap_or(1);
        if seats > 1 && (Table::SOLO..=Table::LAST_STORY).contains(&story) {
            return Err(Fault::usage(format!("story {story} is for one seat, not {seats}")));
        }
        let turn_limit = flags.turn_limit.unwrap_or(TURN_LIMIT);
        let jobs = if flags.first_jobs { StartingJobs::First } else { StartingJobs::All };
        let unknown = |names| Fault::usage(format!("there is no set {names:?}"));
        let named = |names| Sets::named(names).ok_or_else(|| unknown(names));
        let sets = flags.sets.as_deref().map_or(Ok(Sets::BASE), named)?;
        let (opening, alerts) = (Later(flags.opening), Later(flags.alerts && sets.have_alerts()));
        Ok(Table { story, turn_limit, jobs, sets, alerts, opening, ..Table::new(seats) })
    }

    fn options_json(table: &Table) -> Value {
        json!({
            "seats": table.seats,
            "story": table.story,
            "turn_limit": table.turn_limit,
            "first_jobs": table.jobs == StartingJobs::First,
            "sets": table.sets.to_string(),
            "opening": table.opening.0,
        })
    }

    fn item_json(item: &Item) -> Value {
        json!(item)
    }

    fn choice_json(choice: &Choice) -> Option<Value> {
        Some(json!(choice))
    }
}
