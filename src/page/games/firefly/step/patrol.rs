//! Patrols that are moved.

use super::Shown;
use rules::firefly::step::Move;

impl Shown for Move {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}
