//! What others have done since the person's last choice, for long matches.

use crate::any::Listener;
use crate::session::Session;
use crate::token::token;
use yew::prelude::*;

/// The news, seat by seat, until the person makes his first choice; nothing where there are none.
pub fn recap(session: &Session, listener: &Listener, open: bool, flip: &Callback<MouseEvent>) -> Html {
    let course = &session.course;
    let mine = listener.viewer.is_some() && course.decider() == listener.viewer;
    if !course.is_long() || !mine || course.moment().is_some() {
        return Html::default();
    }
    let news = course.news(listener);
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
            <div class="recap-seats" role="region" tabindex="0" aria-label={words.recap}>
                { for news.iter().map(|(seat, lines)| html! {
                    <section key={seat.0}>
                        <h3>{ token(listener.company.colour(*seat)) }{ listener.company.name(*seat) }</h3>
                        <ul>{ for lines.iter().map(|line| html! { <li>{ line.clone() }</li> }) }</ul>
                    </section>
                }) }
            </div>
        </details>
    }
}
