//! Alliance Contact, and wanted crew that are looked for.

use super::Shown;
use super::shop::cards;
use crate::art::firefly::vignette::{corvette_picture, cruiser_picture};
use crate::page::games::firefly::desk::{Desk, drawing};
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use rules::firefly::step::{Alliance, Manhunt, Wanted};

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

impl Shown for Manhunt {
    fn scene(&self, desk: &Desk) -> Scene {
        let wanted = cards(desk);
        let picture =
            html! { <>{ drawing("scene-picture", corvette_picture()) }{ wanted.picture }</> };
        Scene { picture, ..wanted }
    }
}
