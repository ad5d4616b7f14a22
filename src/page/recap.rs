//! What others have done since the person's last turn, for long matches.

use crate::icons::{Icon, glyph};
use crate::page::any::Listener;
use crate::page::play::close_button;
use crate::page::prelude::*;
use crate::page::session::{Session, Step};
use crate::page::token::token;

/// In long matches a button of the bar, dim where there are no news, and the sheet that it opens:
/// the news turn by turn, then line by line. There may be hundreds of lines: they are written for
/// who `reads` alone, which `ontoggle` hears of.
pub fn recap(
    session: &UseReducerHandle<Session>,
    listener: &Listener,
    reads: bool,
    ontoggle: Callback<Event>,
) -> Html {
    if !session.course.is_long() {
        return Html::default();
    }
    let mine = listener.viewer.is_some() && session.course.decider() == listener.viewer;
    let told = mine && session.course.moment().is_none() && session.awaited().is_none();
    let news = if told { session.course.recap(listener) } else { Vec::new() };
    let none = news.is_empty();
    let told = if none || !reads { Vec::new() } else { session.course.told(listener.viewer) };
    let since = listener.viewer.map_or(0, |viewer| session.course.away_since(viewer));
    let first = told.partition_point(|heard| heard.order <= since);
    // What one's own last choice led to before, such as all that a set-up deals, is no news of others.
    let first = (first..told.len()).find(|&at| told[at].opens).unwrap_or(first);
    let lines = session.course.lines(listener, first..told.len());
    let words = listener.prefs.lang.words();
    let watch = {
        let session = session.clone();
        Callback::from(move |_: MouseEvent| session.dispatch(Step::Leaf(since)))
    };
    html! {
        <>
            <button id="open-recap" class="button quiet" popovertarget="recap"
                disabled={none} aria-label={words.recap} title={words.recap}>
                { glyph(Icon::Clock) }
            </button>
            <section id="recap" class="drawer recap" popover="auto" aria-label={words.recap} {ontoggle}>
                <header class="drawer-head">
                    <h2>{ words.recap }</h2>{ close_button("recap", words) }
                </header>
                <button class="button" popovertarget="recap" popovertargetaction="hide"
                    onclick={watch}>
                    { glyph(Icon::Play) }{ words.recap_watch }
                </button>
                <div class="recap-seats" role="region" tabindex="0" aria-label={words.recap}>
                    { for news.into_iter().map(|(seat, told)| html! {
                        <section>
                            <h3>{ token(listener.company.colour(seat)) }{ listener.company.name(seat) }</h3>
                            { told }
                        </section>
                    }) }
                    <section>
                        <h3>{ words.recap_whole }</h3>
                        <ol>{ for lines.iter().map(|line| html! { <li>{ &line.text }</li> }) }</ol>
                    </section>
                </div>
            </section>
        </>
    }
}
