//! The drawings of a game and of the shell in every state, for people and for screenshots.

use crate::drawn::GAMES;
use crate::icons::{Icon, glyph};
use crate::page::games;
use crate::page::prelude::*;
use crate::page::program::Fetching;
use crate::page::token::token;
use crate::words::Lang;
use rules::GameKind;

/// The gallery of a game.
pub fn gallery(game: GameKind, lang: Lang) -> Html {
    let Some(drawings) = drawings(game, lang) else { return html! { <Fetching {game} /> } };
    let words = lang.words();
    let others = GAMES.into_iter().filter(|other| *other != game);
    html! {
        <div class="gallery">
            <header class="bar">
                <a class="bar-home" href="#/" title={words.home}>
                    <span class="wordmark">{ words.title }</span>
                </a>
                <h1>{ words.gallery }</h1>
            </header>
            <main>
                <h2>{ lang.game(game) }</h2>
                { drawings }
                <p><a class="button" href="./scenes.html">{ words.scenes }</a></p>
                <h2>{ words.seats }</h2>
                <div class="gallery-icons">
                    { for (0..6).map(|colour| html! { { token(colour) } }) }
                </div>
                <div class="gallery-icons">
                    { for Icon::ALL.iter().map(|&icon| html! { { glyph(icon) } }) }
                </div>
                <p>
                    { for others.map(|other| html! { <a class="button" href={format!("#/gallery/{other}")}>{ lang.game(other) }</a> }) }
                </p>
            </main>
        </div>
    }
}

/// What there is to see of a game; nothing where another program has it.
#[cfg_attr(not(feature = "faraway"), allow(unused_variables, reason = "its cards alone are named"))]
fn drawings(game: GameKind, lang: Lang) -> Option<Html> {
    match game {
        #[cfg(feature = "farlight")]
        GameKind::Farlight => Some(games::farlight::gallery::gallery()),
        #[cfg(not(feature = "farlight"))]
        GameKind::Farlight => None,
        #[cfg(feature = "faraway")]
        GameKind::Faraway => Some(games::faraway::gallery::gallery(lang)),
        #[cfg(not(feature = "faraway"))]
        GameKind::Faraway => None,
        #[cfg(feature = "firefly")]
        GameKind::Firefly => Some(games::firefly::gallery::gallery(lang)),
        #[cfg(not(feature = "firefly"))]
        GameKind::Firefly => None,
    }
}
