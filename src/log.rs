//! What happened, in words.

use yew::prelude::*;

/// The lines of a log.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The oldest first.
    pub lines: Vec<AttrValue>,
    /// The heading.
    pub title: AttrValue,
    /// What stands there before anything has happened.
    pub empty: AttrValue,
}

/// The live log, the latest line on top for the eye, in order for a screen reader.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with(props.lines.len(), move |_| {
            if let Some(list) = list.cast::<web_sys::Element>() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    html! {
        <aside class="log" aria-label={props.title.clone()}>
            <h2>{ &props.title }</h2>
            <ol ref={list} role="log" tabindex="0" aria-label={props.title.clone()}>
                if props.lines.is_empty() { <li>{ &props.empty }</li> }
                { for props.lines.iter().enumerate().map(|(at, line)| html! { <li key={at}>{ line }</li> }) }
            </ol>
        </aside>
    }
}
