//! Bid tiles dragged onto what they bid for, parts onto their place on the ship.

use super::aim::{Aim, Held};
use rules::farlight::{Cell, Service, Target, View};

/// How a target is called in the page, for a tile that is dropped on it.
pub fn slug(target: Target) -> String {
    match target {
        Target::Slot(n) => format!("slot {n}"),
        Target::Service(service) => service.slug().to_owned(),
        Target::Mission(id) => format!("mission {}", id.number()),
    }
}

/// How a cell is called, for a part that is dropped on it.
pub fn cell_slug(cell: Cell) -> String {
    format!("cell {} {}", cell.x, cell.y)
}

/// What is picked once something was dropped.
pub fn dropped(view: &View, aim: Aim, held: Held, on: &str) -> Option<Aim> {
    match held {
        Held::Tile(tile) => {
            let target = target(view, on)?;
            let held = if aim.tile == Some(tile) { aim } else { aim.taking(tile) };
            let held = if held.tile == Some(tile) { held } else { held.taking(tile) };
            Some(Aim { target: Some(target), ..held })
        }
        Held::Part(part) => {
            let rim = view.own()?.ship.rim();
            let cell = rim.into_iter().find(|&cell| cell_slug(cell) == on)?;
            Some(Aim { part: Some(part), cell: Some(cell), scrap: false, ..aim })
        }
    }
}

fn target(view: &View, text: &str) -> Option<Target> {
    let slots = (1..=view.slots.len() as u8).map(Target::Slot);
    let services = Service::ALL.into_iter().map(Target::Service);
    let missions = view.active_missions().map(Target::Mission);
    slots.chain(services).chain(missions).find(|&target| slug(target) == text)
}
