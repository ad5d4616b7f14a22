//! The decision that is asked for, as a list of buttons in words.

use crate::games::TableProps;
use rules::firefly::Firefly;
use yew::prelude::*;

/// The decision, or a word that others decide.
pub fn dock(props: &TableProps<Firefly>) -> Html {
    let words = props.prefs.lang.words();
    html! {
        <section class="choices" data-moment={props.order.to_string()} aria-label={words.choices}>
            <ul key={props.order} class="choice-list">{ for props.legal.iter().map(|&choice| {
                let onclick = props.choose.reform(move |_: MouseEvent| choice);
                html! { <li><button class="button" {onclick}>{ format!("{choice:?}") }</button></li> }
            }) }</ul>
        </section>
    }
}
