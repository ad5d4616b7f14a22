//! Alliance Contact, and wanted crew that are looked for.

use super::Shown;
use crate::art::firefly::vignette::cruiser_picture;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use rules::firefly::step::{Alliance, Wanted};

impl Shown for Alliance {
    fn scene(&self, _: &Desk) -> Scene {
        Scene::plain(cruiser_picture())
    }
}

impl Shown for Wanted {
    fn scene(&self, _: &Desk) -> Scene {
        Scene::plain(cruiser_picture())
    }
}
