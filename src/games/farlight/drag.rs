//! Bid tiles dragged from the list onto what they bid for, with mouse or finger.

use crate::browser;
use crate::games::TableProps;
use rules::farlight::{Choice, Farlight, Service, Target};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::PointerEvent;
use yew::prelude::*;

/// How far a pointer must move before a press is a drag, in CSS pixels.
const SLACK: i32 = 8;

/// A tile under the pointer.
#[derive(Clone, Copy, PartialEq)]
pub struct Grip {
    /// The value of the tile.
    pub tile: u8,
    start: (i32, i32),
}

/// How a target is called in the page, for a tile that is dropped on it.
pub fn slug(target: Target) -> String {
    match target {
        Target::Slot(n) => format!("slot {n}"),
        Target::Service(service) => service.slug().to_owned(),
        Target::Mission(id) => format!("mission {}", id.number()),
    }
}

/// What a drag starts with: the tile and the press.
pub type Press = Callback<(u8, PointerEvent)>;

/// Follows a pressed tile: gives what starts a drag, and the tile that is being dragged.
#[hook]
pub fn use_drag(props: &TableProps<Farlight>) -> (Press, UseStateHandle<Option<Grip>>) {
    let grip = use_state(|| None::<Grip>);
    {
        let (held, props) = (grip.clone(), props.clone());
        use_effect_with((*grip, props.order), move |&(grip, _)| {
            let listeners = grip.map(|grip| follow(grip, held, props));
            move || drop(listeners)
        });
    }
    let press = {
        let grip = grip.clone();
        Callback::from(move |(tile, event): (u8, PointerEvent)| {
            grip.set(Some(Grip { tile, start: (event.client_x(), event.client_y()) }));
        })
    };
    (press, grip)
}

fn follow(
    grip: Grip,
    held: UseStateHandle<Option<Grip>>,
    props: TableProps<Farlight>,
) -> [Option<gloo_events::EventListener>; 3] {
    let far = Rc::new(Cell::new(false));
    let moved = {
        let far = far.clone();
        move |event: &PointerEvent| {
            let (x, y) = (event.client_x(), event.client_y());
            if (x - grip.start.0).abs() + (y - grip.start.1).abs() > SLACK {
                far.set(true);
                browser::place("dragged-tile", x, y);
            }
        }
    };
    let dropped = {
        let held = held.clone();
        move |event: &PointerEvent| {
            held.set(None);
            let slug = browser::attribute_at(event.client_x(), event.client_y(), "data-target");
            if let Some(target) = slug.filter(|_| far.get()).and_then(|slug| read(&props, &slug)) {
                props.choose_all.emit(vec![Choice::Tile(grip.tile), Choice::Target(target)]);
            }
        }
    };
    let lost = move |_: &PointerEvent| held.set(None);
    [
        browser::listen("pointermove", moved),
        browser::listen("pointerup", dropped),
        browser::listen("pointercancel", lost),
    ]
}

fn read(props: &TableProps<Farlight>, text: &str) -> Option<Target> {
    let slots = (1..=props.view.slots.len() as u8).map(Target::Slot);
    let services = Service::ALL.into_iter().map(Target::Service);
    let missions = props.view.stacks.iter().filter_map(|stack| stack.first());
    let missions = missions.map(|&id| Target::Mission(id));
    slots.chain(services).chain(missions).find(|&target| slug(target) == text)
}
