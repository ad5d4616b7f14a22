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
                <div class="telegram-head">{ drawing("scene-picture", cruiser_picture()) }<h3>{ desk.text.ask(desk.view()) }</h3></div>
                <ol class="ways">{ for lines.iter().map(|line| html! { <li><p class="way">{ capital(line) }</p></li> }) }</ol>
            </div>
        };
        Scene { picture, shown: Vec::new() }
    }

    fn is_spare(&self) -> bool {
        true
    }
}

impl Shown for Wanted {
    fn scene(&self, _: &Desk) -> Scene {
        Scene::plain(cruiser_picture())
    }
}
