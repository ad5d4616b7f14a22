//! A seat's mark: a colour and, for those who cannot tell colours apart, a shape.

use crate::icons::{Icon, glyph};
use crate::page::prelude::*;

/// The mark with this colour and shape: 0 to 5.
pub fn token(colour: u8) -> Html {
    html! {
        <span class="token" style={format!("--seat: var(--seat-{colour})")}>
            { glyph(Icon::seat(colour.into())) }
        </span>
    }
}
