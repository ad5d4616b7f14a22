//! Alliance Contact, and wanted crew that are looked for.

use super::Shown;
use crate::art::firefly::vignette::cruiser_picture;
use crate::page::games::firefly::desk::{Desk, drawing};
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use crate::words::capital;
use rules::firefly::step::{Alliance, Wanted};

impl Shown for Alliance {
    /// What is taken, in the order of the rules.
    fn scene(&self, desk: &Desk) -> Scene {
        let lines = desk.text.law_lines(desk.view(), desk.view().captain(self.0));
        let picture = html! {
            <div class="telegram">
                <div class="telegram-head">{ drawing("scene-picture", cruiser_picture()) }<ol>{ for lines.iter().map(|line| html! { <li>{ capital(line) }</li> }) }</ol></div>
            </div>
        };
        Scene { picture, shown: Vec::new() }
    }

    fn is_spare(&self) -> bool {
        true
    }

    /// The bar says who comes, the scene what he takes.
    fn line(&self, _: &Desk) -> String {
        String::new()
    }
}

impl Shown for Wanted {
    fn scene(&self, _: &Desk) -> Scene {
        Scene::plain(cruiser_picture())
    }
}
