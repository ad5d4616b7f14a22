//! Things dragged onto others, with mouse or finger.

use crate::page::browser;
use crate::page::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::PointerEvent;

/// How far a pointer must move before a press is a drag, in CSS pixels.
const SLACK: i32 = 8;
/// What follows the pointer: the element with this id.
const DRAGGED: &str = "dragged";
/// What a thing can be dropped on says so by this attribute.
const TARGET: &str = "data-target";
/// The class of what a dragged thing would be dropped on.
const OVER: &str = "drop-here";

/// Something under the pointer.
#[derive(Clone, Copy, PartialEq)]
pub struct Grip<T> {
    /// What is held.
    pub held: T,
    start: (i32, i32),
}

/// What a drag starts with: the thing and the press.
pub type Press<T> = Callback<(T, PointerEvent)>;

/// Follows a pressed thing: gives what starts a drag, and what is being dragged. Dropped, `drop`
/// is told the `data-target` that it lies on, which is marked `drop-here` before. A drag does not outlive its moment.
#[hook]
pub fn use_drag<T: Copy + PartialEq + 'static>(
    moment: usize,
    drop: Callback<(T, String)>,
) -> (Press<T>, UseStateHandle<Option<Grip<T>>>) {
    let grip = use_state(|| None::<Grip<T>>);
    {
        let held = grip.clone();
        use_effect_with((*grip, moment), move |&(grip, _)| {
            let listeners = grip.map(|grip| follow(grip, held, drop));
            move || std::mem::drop(listeners)
        });
    }
    let press = {
        let grip = grip.clone();
        Callback::from(move |(held, event): (T, PointerEvent)| {
            grip.set(Some(Grip { held, start: (event.client_x(), event.client_y()) }));
        })
    };
    (press, grip)
}

fn follow<T: Copy + PartialEq + 'static>(
    grip: Grip<T>,
    held: UseStateHandle<Option<Grip<T>>>,
    drop: Callback<(T, String)>,
) -> [Option<gloo::events::EventListener>; 3] {
    let far = Rc::new(Cell::new(false));
    let moved = {
        let far = far.clone();
        move |event: &PointerEvent| {
            let (x, y) = (event.client_x(), event.client_y());
            if (x - grip.start.0).abs() + (y - grip.start.1).abs() > SLACK {
                far.set(true);
                browser::place(DRAGGED, x, y);
                browser::mark_at(Some((x, y)), TARGET, OVER);
            }
        }
    };
    let dropped = {
        let held = held.clone();
        move |event: &PointerEvent| {
            held.set(None);
            browser::mark_at(None, TARGET, OVER);
            let on = browser::attribute_at(event.client_x(), event.client_y(), TARGET);
            if let Some(target) = on.filter(|_| far.get()) {
                drop.emit((grip.held, target));
            }
        }
    };
    let lost = move |_: &PointerEvent| {
        held.set(None);
        browser::mark_at(None, TARGET, OVER);
    };
    [
        browser::listen("pointermove", moved),
        browser::listen("pointerup", dropped),
        browser::listen("pointercancel", lost),
    ]
}
