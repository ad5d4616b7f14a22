//! Every component in every state, for people and for screenshots.

use crate::art::drawn;
use crate::art::farlight::module_art;
use crate::icons::{Icon, glyph};
use crate::page::games::faraway::{CardView, Face};
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::Lang;
use rules::faraway::{RegionId, SanctuaryId};
use rules::farlight::PartId;

/// The gallery.
pub fn gallery(lang: Lang) -> Html {
    let words = lang.words();
    let faraway = lang.faraway();
    let card = |face: Face| html! { <CardView {face} {lang} /> };
    page(
        lang,
        html! {
                <>
                    <h2>{ faraway.name }</h2>
                    <div class="gallery-cards">{ for RegionId::all().map(|id| card(Face::Region(id))) }</div>
                    <h2>{ faraway.sanctuaries }</h2>
                    <div class="gallery-cards">
                        { for SanctuaryId::all().map(|id| card(Face::Sanctuary(id))) }
                        { card(Face::RegionBack) }{ card(Face::SanctuaryBack) }
                    </div>
                    <h2>{ lang.farlight().name }</h2>
                    <div class="gallery-modules">{ for PartId::all().map(|id| drawn(module_art(id, id.card().engine.map(|n| n.div_ceil(4) + 1)))) }</div>
                    <p><a class="button" href="./scenes.html">{ words.scenes }</a></p>
                    <p><a class="button" href="#/gallery/firefly">{ words.firefly }</a></p>
                    <h2>{ words.seats }</h2>
                    <div class="gallery-icons">{ for (0..6).map(|colour| html! { { token(colour) } }) }</div>
                    <div class="gallery-icons">{ for Icon::ALL.iter().map(|&icon| html! { { glyph(icon) } }) }</div>
                </>
        },
    )
}

/// A page of drawings.
pub fn page(lang: Lang, drawings: Html) -> Html {
    let words = lang.words();
    html! {
        <div class="gallery">
            <header class="bar"><a class="bar-home" href="#/" title={words.home}><span class="wordmark">{ words.title }</span></a><h1>{ words.gallery }</h1></header>
            <main>{ drawings }</main>
        </div>
    }
}
