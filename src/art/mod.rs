//! What cards and modules look like, as text: SVG whose classes the style sheets colour. The page
//! puts it on the tables, and the rules are illustrated with it when the page is built.

pub mod faraway;
pub mod farlight;
#[cfg(feature = "firefly")]
pub mod firefly;

/// A drawing on the page. One string instead of a tree of nodes: it holds no word from outside, and
/// the page is spared the code and the comparing.
#[cfg(target_arch = "wasm32")]
pub fn drawn(svg: String) -> yew::Html {
    yew::Html::from_html_unchecked(svg.into())
}
