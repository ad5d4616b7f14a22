//! Goods that a nav card has one give, and money that it has one bet.

use super::Shown;
use crate::art::firefly::vignette::nav_picture;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use rules::firefly::Cause;
use rules::firefly::step::{Casino, Sale, Swap};

impl Shown for Sale {
    fn scene(&self, _: &Desk) -> Scene {
        met(self.cause)
    }

    fn is_spare(&self) -> bool {
        true
    }
}

impl Shown for Swap {
    fn scene(&self, _: &Desk) -> Scene {
        met(self.cause)
    }

    fn is_spare(&self) -> bool {
        true
    }
}

impl Shown for Casino {
    fn scene(&self, _: &Desk) -> Scene {
        met(self.cause)
    }

    fn is_spare(&self) -> bool {
        true
    }
}

/// Who was met on the way.
fn met(cause: Cause) -> Scene {
    if let Cause::Nav(card) = cause { Scene::plain(nav_picture(card)) } else { Scene::default() }
}
