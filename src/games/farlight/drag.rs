//! Bid tiles dragged from the list onto what they bid for.

use crate::games::TableProps;
use rules::farlight::{Choice, Farlight, Service, Target};
use yew::Callback;

/// How a target is called in the page, for a tile that is dropped on it.
pub fn slug(target: Target) -> String {
    match target {
        Target::Slot(n) => format!("slot {n}"),
        Target::Service(service) => service.slug().to_owned(),
        Target::Mission(id) => format!("mission {}", id.number()),
    }
}

/// Bids with a tile on what it was dropped on.
pub fn bid(props: &TableProps<Farlight>) -> Callback<(u8, String)> {
    let props = props.clone();
    Callback::from(move |(tile, slug): (u8, String)| {
        if let Some(target) = read(&props, &slug) {
            props.choose_all.emit(vec![Choice::Tile(tile), Choice::Target(target)]);
        }
    })
}

fn read(props: &TableProps<Farlight>, text: &str) -> Option<Target> {
    let slots = (1..=props.view.slots.len() as u8).map(Target::Slot);
    let services = Service::ALL.into_iter().map(Target::Service);
    let missions = props.view.stacks.iter().filter_map(|stack| stack.first());
    let missions = missions.map(|&id| Target::Mission(id));
    slots.chain(services).chain(missions).find(|&target| slug(target) == text)
}
