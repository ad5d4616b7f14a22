//! A seat's mark: a colour and, for those who cannot tell colours apart, a shape.

use crate::icons::{Glyph, Icon};
use yew::prelude::*;

const GLYPHS: [Icon; 6] = [
    Icon::SeatCircle,
    Icon::SeatTriangle,
    Icon::SeatSquare,
    Icon::SeatDiamond,
    Icon::SeatStar,
    Icon::SeatHexagon,
];

/// Whose mark.
#[derive(Properties, PartialEq)]
pub struct TokenProps {
    /// The colour and shape: 0 to 5.
    pub colour: u8,
}

/// A seat's mark.
#[component]
pub fn Token(props: &TokenProps) -> Html {
    html! {
        <span class="token" style={format!("--seat: var(--seat-{})", props.colour)}>
            <Glyph icon={GLYPHS[usize::from(props.colour) % GLYPHS.len()]} />
        </span>
    }
}
