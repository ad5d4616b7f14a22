//! Hold and stash: goods that are stowed, and those that have to go.

use super::Shown;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::games::firefly::ship;
use rules::Seat;
use rules::firefly::Choice;
use rules::firefly::step::Overfull;

/// Goods are stowed.
pub struct Stowage;

impl Shown for Stowage {
    fn scene(&self, desk: &Desk) -> Scene {
        stowed(desk, desk.view().turn)
    }

    fn menu(&self) -> Option<Choice> {
        Some(Choice::Stowage)
    }
}

impl Shown for Overfull {
    fn scene(&self, desk: &Desk) -> Scene {
        stowed(desk, self.0)
    }

    fn menu(&self) -> Option<Choice> {
        Some(Choice::Stowage)
    }
}

/// The holds that are put in order.
fn stowed(desk: &Desk, seat: Seat) -> Scene {
    let picture = ship::holds(desk, seat, desk.view().viewer == Some(seat));
    Scene { picture, shown: Vec::new() }
}
