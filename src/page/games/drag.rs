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
/// is told the `data-target` that it lies on, which is marked `drop-here` before. A drag does not outlive its
/// moment; a press that drags nothing draws nothing anew.
#[hook]
pub fn use_drag<T: Copy + PartialEq + 'static>(
    moment: usize,
    drop: Callback<(T, String)>,
) -> (Press<T>, UseStateHandle<Option<Grip<T>>>) {
    let grip = use_state_eq(|| None::<Grip<T>>);
    let follows = use_mut_ref(|| None);
    {
        let (grip, follows) = (grip.setter(), follows.clone());
        use_effect_with(moment, move |_| {
            follows.take();
            grip.set(None);
        });
    }
    let press = {
        let grip = grip.setter();
        Callback::from(move |(held, event): (T, PointerEvent)| {
            let start = (event.client_x(), event.client_y());
            follows.replace(Some(follow(Grip { held, start }, grip.clone(), drop.clone())));
        })
    };
    (press, grip)
}

fn follow<T: Copy + PartialEq + 'static>(
    grip: Grip<T>,
    held: UseStateSetter<Option<Grip<T>>>,
    drop: Callback<(T, String)>,
) -> [Option<gloo::events::EventListener>; 3] {
    // Whether it has been dragged; nothing once it is let go.
    let far = Rc::new(Cell::new(Some(false)));
    let moved = {
        let (far, held) = (far.clone(), held.clone());
        move |event: &PointerEvent| {
            let (x, y) = (event.client_x(), event.client_y());
            let away = (x - grip.start.0).abs() + (y - grip.start.1).abs() > SLACK;
            if far.get().is_some() && away {
                far.set(Some(true));
                held.set(Some(grip));
                browser::place(DRAGGED, x, y);
                browser::mark_at(Some((x, y)), TARGET, OVER);
            }
        }
    };
    let dropped = {
        let (far, held) = (far.clone(), held.clone());
        move |event: &PointerEvent| {
            if far.take() != Some(true) {
                return;
            }
            held.set(None);
            browser::mark_at(None, TARGET, OVER);
            let on = browser::attribute_at(event.client_x(), event.client_y(), TARGET);
            if let Some(target) = on {
                drop.emit((grip.held, target));
            }
        }
    };
    let lost = move |_: &PointerEvent| {
        far.take();
        held.set(None);
        browser::mark_at(None, TARGET, OVER);
    };
    [
        browser::listen("pointermove", moved),
        browser::listen("pointerup", dropped),
        browser::listen("pointercancel", lost),
    ]
}
