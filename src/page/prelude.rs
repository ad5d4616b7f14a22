//! What every screen uses: Yew's, with the page's own `html!` in the place of Yew's.

pub use markup::html;
pub use yew::prelude::*;
