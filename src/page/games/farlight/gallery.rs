//! Every module of Farlight, for people and for screenshots.

use crate::art::drawn;
use crate::art::farlight::module_art;
use crate::page::prelude::*;
use rules::farlight::PartId;

/// The modules; engines as strong as they may be when they are new.
pub fn gallery() -> Html {
    let module = |id: PartId| drawn(module_art(id, id.card().engine.map(|n| n.div_ceil(4) + 1)));
    html! { <div class="gallery-modules by-night">{ for PartId::all().map(module) }</div> }
}
