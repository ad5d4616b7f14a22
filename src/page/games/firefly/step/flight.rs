//! A flight, sector by sector, and how Reavers are evaded.

use super::Shown;
use crate::art::firefly::vignette::cutter_picture;
use crate::page::games::firefly::brief;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use rules::firefly::step::{Adrift, Slip};

/// The next sector.
pub struct NextSector;

impl Shown for NextSector {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }

    fn steers(&self) -> bool {
        true
    }
}

/// To an adjacent sector without a card.
pub struct Evasion;

impl Shown for Evasion {
    fn scene(&self, desk: &Desk) -> Scene {
        Scene::plain(brief::picture(desk.view()).unwrap_or_else(cutter_picture))
    }

    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}

/// A roll, and then a neighbouring sector.
impl Shown for Slip {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        self.away
    }
}

impl Shown for Adrift {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}
