//! What happened, in words, turn by turn.

use crate::any::{Listener, Opened};
use crate::words::{Words, fill};
use std::ops::RangeInclusive;
use yew::prelude::*;

/// How many turns are listed until the person asks for more.
const LISTED: usize = 12;
/// How many more are listed then.
const MORE: usize = 40;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The match after so many choices.
    pub order: usize,
    /// What happened.
    pub text: AttrValue,
}

/// A part of what the viewer has been told, from one opening of a turn to the next.
#[derive(Clone, Debug, PartialEq)]
pub struct Turn {
    /// Which turn, from 1; 0 is what came before the first.
    pub number: usize,
    /// Where it begins in what has been told.
    pub start: usize,
    /// Where it ends, not included.
    pub end: usize,
    /// The moments that it told of.
    pub orders: RangeInclusive<usize>,
}

/// What the log is drawn from.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The match.
    pub course: Opened,
    /// Who reads.
    pub listener: Listener,
    /// Leads to a moment.
    pub look: Callback<Option<usize>>,
}

/// The live log. A click on a line leads to its moment. In long matches the turns before the
/// latest are folded and hold nothing until they are opened.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let words = props.listener.prefs.lang.words();
    let list = use_node_ref();
    let log = Turns {
        props,
        words,
        turns: props.course.turns(&props.listener),
        flipped: use_state(Vec::new),
        listed: use_state(|| LISTED),
    };
    {
        let list = list.clone();
        let told = log.turns.last().map_or(0, |turn| turn.end);
        use_effect_with((told, props.course.moment()), move |&(_, moment)| {
            let Some(list) = list.cast::<web_sys::Element>() else { return };
            if moment.is_none() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    }
    html! {
        <aside class="log" aria-label={words.log}>
            <h2>{ words.log }</h2>
            <div ref={list} class="log-lines" role="log" tabindex="0" aria-label={words.log}>
                { if props.course.is_long() { log.folded() } else { log.flat() } }
            </div>
        </aside>
    }
}

struct Turns<'a> {
    props: &'a LogProps,
    words: &'static Words,
    turns: Vec<Turn>,
    /// The turns that the person opened or folded himself.
    flipped: UseStateHandle<Vec<usize>>,
    /// How many turns are listed.
    listed: UseStateHandle<usize>,
}

impl Turns<'_> {
    fn flat(&self) -> Html {
        let lines = self.turns.iter().flat_map(|turn| self.props.course.lines(&self.props.listener, turn));
        self.list(lines.collect())
    }

    fn folded(&self) -> Html {
        let hidden = self.turns.len().saturating_sub(*self.listed);
        let more = {
            let listed = self.listed.clone();
            Callback::from(move |_: MouseEvent| listed.set(*listed + MORE))
        };
        html! {
            <>
                if hidden > 0 {
                    <button class="button quiet log-more" onclick={more}>{ fill(self.words.log_more, &[("n", &hidden)]) }</button>
                }
                { for self.turns[hidden..].iter().map(|turn| self.turn(turn)) }
            </>
        }
    }

    fn turn(&self, turn: &Turn) -> Html {
        let number = turn.number;
        let latest = number + 1 == self.turns.len();
        let looked_at = self.props.course.moment().is_some_and(|moment| turn.orders.contains(&moment));
        let open = (latest || looked_at) != self.flipped.contains(&number);
        let flip = {
            let flipped = self.flipped.clone();
            Callback::from(move |event: MouseEvent| {
                event.prevent_default();
                let mut next = (*flipped).clone();
                match next.iter().position(|&other| other == number) {
                    Some(at) => drop(next.swap_remove(at)),
                    None => next.push(number),
                }
                flipped.set(next);
            })
        };
        html! {
            <details key={number} class="log-turn" {open}>
                <summary onclick={flip}>{ self.title(turn) }</summary>
                if open { { self.list(self.props.course.lines(&self.props.listener, turn)) } }
            </details>
        }
    }

    fn title(&self, turn: &Turn) -> String {
        let title = self.props.course.title(&self.props.listener, turn);
        match (title.is_empty(), turn.number) {
            (false, _) => title,
            (true, 0) => self.words.log_start.to_owned(),
            (true, number) => fill(self.words.log_turn, &[("n", &number)]),
        }
    }

    fn list(&self, lines: Vec<Line>) -> Html {
        html! {
            <ol>
                if lines.is_empty() { <li>{ self.words.log_empty }</li> }
                { for lines.iter().enumerate().map(|(at, line)| self.entry(at, line)) }
            </ol>
        }
    }

    fn entry(&self, at: usize, line: &Line) -> Html {
        let order = line.order;
        let onclick = self.props.look.reform(move |_: MouseEvent| Some(order));
        let current = (self.props.course.moment() == Some(order)).then_some("true");
        html! {
            <li key={at}><button class="log-line" aria-current={current} {onclick}>{ &line.text }</button></li>
        }
    }
}
