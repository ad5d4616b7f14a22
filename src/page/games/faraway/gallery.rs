//! Every card of Faraway, for people and for screenshots.

use super::{CardView, Face};
use crate::page::prelude::*;
use crate::words::Lang;
use rules::faraway::{RegionId, SanctuaryId};

/// The cards and their backs.
pub fn gallery(lang: Lang) -> Html {
    let card = |face: Face| html! { <CardView {face} {lang} /> };
    html! {
        <>
            <div class="gallery-cards">
                { for RegionId::all().map(|id| card(Face::Region(id))) }
            </div>
            <h2>{ lang.faraway().sanctuaries }</h2>
            <div class="gallery-cards">
                { for SanctuaryId::all().map(|id| card(Face::Sanctuary(id))) }
                { card(Face::RegionBack) }{ card(Face::SanctuaryBack) }
            </div>
        </>
    }
}
