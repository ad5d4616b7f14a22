//! Goals: what one costs.

use super::Shown;
use rules::firefly::step::Price;

impl Shown for Price {
    fn is_spare(&self) -> bool {
        true
    }
}
