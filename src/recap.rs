//! What others have done since the person's last choice, for long matches.

use crate::any::Listener;
use crate::log::Line;
use crate::session::Session;
use crate::token::token;
use rules::Seat;
use yew::prelude::*;

/// The news, seat by seat, until the person makes his first choice; nothing where there are none.
pub fn recap(session: &Session, listener: &Listener, open: bool, flip: &Callback<MouseEvent>) -> Html {
    let course = &session.course;
    let mine = listener.viewer.is_some() && course.decider() == listener.viewer;
    if !course.is_long() || !mine || course.moment().is_some() {
        return Html::default();
    }
    let news = news(session, listener);
    if news.is_empty() {
        return Html::default();
    }
    let words = listener.prefs.lang.words();
    let flip = flip.reform(|event: MouseEvent| {
        event.prevent_default();
        event
    });
    html! {
        <details class="recap" {open}>
            <summary onclick={flip}><h2>{ words.recap }</h2></summary>
            if open {
                <div class="recap-seats" role="region" tabindex="0" aria-label={words.recap}>
                    { for news.iter().map(|(seat, lines)| html! {
                        <section key={seat.0}>
                            <h3>{ token(listener.company.colour(*seat)) }{ listener.company.name(*seat) }</h3>
                            <ul>{ for lines.iter().map(|line| html! { <li>{ &line.text }</li> }) }</ul>
                        </section>
                    }) }
                </div>
            }
        </details>
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
        let Some(seat) = course.chooser(heard.order).filter(|&seat| seat != viewer) else { continue };
        let lines = course.lines(listener, at..at + 1);
        match news.iter_mut().find(|(whose, _)| *whose == seat) {
            Some((_, known)) => known.extend(lines),
            None if lines.is_empty() => {}
            None => news.push((seat, lines)),
        }
    }
    news
}
