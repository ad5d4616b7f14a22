//! What others have done since the person's last choice, for long matches.

use crate::icons::{Icon, glyph};
use crate::page::any::Listener;
use crate::page::log::Line;
use crate::page::play::close_button;
use crate::page::prelude::*;
use crate::page::session::{Session, Step};
use crate::page::token::token;
use rules::Seat;

/// In long matches a button of the bar, dim where there are no news, and the sheet that it opens:
/// the news seat by seat.
pub fn recap(session: &UseReducerHandle<Session>, listener: &Listener) -> Html {
    if !session.course.is_long() {
        return Html::default();
    }
    let mine = listener.viewer.is_some() && session.course.decider() == listener.viewer;
    let told = mine && session.course.moment().is_none() && session.awaited().is_none();
    let news = if told { news(session, listener) } else { Vec::new() };
    let words = listener.prefs.lang.words();
    let watch = {
        let from = listener.viewer.map_or(0, |viewer| session.course.last_choice_of(viewer));
        let session = session.clone();
        Callback::from(move |_: MouseEvent| session.dispatch(Step::Leaf(from)))
    };
    html! {
        <>
            <button id="open-recap" class="button quiet" popovertarget="recap"
                disabled={news.is_empty()} aria-label={words.recap} title={words.recap}>
                { glyph(Icon::Clock) }
            </button>
            <section id="recap" class="drawer recap" popover="auto" aria-label={words.recap}>
                <header class="drawer-head">
                    <h2>{ words.recap }</h2>{ close_button("recap", words) }
                </header>
                <button class="button" popovertarget="recap" popovertargetaction="hide"
                    onclick={watch}>
                    { glyph(Icon::Play) }{ words.recap_watch }
                </button>
                <div class="recap-seats" role="region" tabindex="0" aria-label={words.recap}>
                    { for news.iter().map(|(seat, lines)| html! {
                        <section key={seat.0}>
                            <h3>
                                { token(listener.company.colour(*seat)) }
                                { listener.company.name(*seat) }
                            </h3>
                            <ul>
                                { for lines.iter().map(|line| html! { <li>{ &line.text }</li> }) }
                            </ul>
                        </section>
                    }) }
                </div>
            </section>
        </>
    }
}

/// What others have done since the listener's last real choice, seat by seat.
fn news(session: &Session, listener: &Listener) -> Vec<(Seat, Vec<Line>)> {
    let course = &session.course;
    let mut news: Vec<(Seat, Vec<Line>)> = Vec::new();
    let Some(viewer) = listener.viewer else { return news };
    let last = course.last_choice_of(viewer);
    let told = course.told(Some(viewer)).into_iter().enumerate();
    for (at, heard) in told.filter(|(_, heard)| heard.order > last && heard.news) {
        let Some(seat) = course.chooser(heard.order).filter(|&seat| seat != viewer) else {
            continue;
        };
        let lines = course.lines(listener, at..at + 1);
        match news.iter_mut().find(|(whose, _)| *whose == seat) {
            Some((_, known)) => known.extend(lines),
            None if lines.is_empty() => {}
            None => news.push((seat, lines)),
        }
    }
    news
}
