//! What happened, in words.

use yew::prelude::*;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The match after so many choices.
    pub order: usize,
    /// What happened.
    pub text: AttrValue,
}

/// The lines of a log.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The oldest first.
    pub lines: Vec<Line>,
    /// The moment that is being looked at.
    pub moment: Option<usize>,
    /// Leads to a moment.
    pub look: Callback<Option<usize>>,
    /// The heading.
    pub title: AttrValue,
    /// What stands there before anything has happened.
    pub empty: AttrValue,
}

/// The live log. A click on a line leads to its moment.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with((props.lines.len(), props.moment), move |&(_, moment)| {
            let Some(list) = list.cast::<web_sys::Element>() else { return };
            if moment.is_none() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    html! {
        <aside class="log" aria-label={props.title.clone()}>
            <h2>{ &props.title }</h2>
            <div ref={list} class="log-lines" role="log" tabindex="0" aria-label={props.title.clone()}>
                <ol>
                    if props.lines.is_empty() { <li>{ &props.empty }</li> }
                    { for props.lines.iter().enumerate().map(|(at, line)| entry(props, at, line)) }
                </ol>
            </div>
        </aside>
    }
}

fn entry(props: &LogProps, at: usize, line: &Line) -> Html {
    let order = line.order;
    let onclick = props.look.reform(move |_: MouseEvent| Some(order));
    let current = (props.moment == Some(order)).then_some("true");
    html! {
        <li key={at}><button class="log-line" aria-current={current} {onclick}>{ &line.text }</button></li>
    }
}
