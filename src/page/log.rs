//! What happened, in words, turn by turn.

use crate::icons::{Icon, glyph};
use crate::page::any::{Heard, Listener, Opened};
use crate::page::browser;
use crate::page::games::named::Named;
use crate::page::play::close_button;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Words, fill};
use rules::Seat;
use std::ops::{Range, RangeInclusive};

/// How many turns are listed until the person asks for more.
const LISTED: usize = 12;
/// How many more are listed then.
const MORE: usize = 40;
/// The longest name that a card is told by beside a line that says it too.
const LONGEST: usize = 24;

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The match after so many choices.
    pub order: usize,
    /// What happened.
    pub text: AttrValue,
    /// The cards that it speaks of.
    pub cards: Vec<Named>,
    /// Whether it is set off.
    pub great: bool,
    /// Whose deed it is.
    pub seat: Option<Seat>,
}

/// A part of what the viewer has been told, from one opening of a turn to the next.
struct Turn {
    /// Which turn, from 1; 0 is what came before the first.
    number: usize,
    /// The events of it among all that have been told.
    events: Range<usize>,
    /// The moments that they tell of.
    moments: RangeInclusive<usize>,
}

/// The turns that events belong to.
fn turns(told: &[Heard]) -> Vec<Turn> {
    let mut turns = Vec::new();
    let mut start = 0;
    for end in 1..=told.len() {
        if told.get(end).is_none_or(|heard| heard.opens) {
            let moments = told[start].order..=told[end - 1].order;
            let before = usize::from(!told[0].opens);
            turns.push(Turn { number: turns.len() + 1 - before, events: start..end, moments });
            start = end;
        }
    }
    turns
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

/// The live log, in a drawer over the board. A click on a line leads to its moment. In long matches the turns before the
/// latest are folded and hold nothing until they are opened.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let words = props.listener.prefs.lang.words();
    let list = use_node_ref();
    let log = Turns {
        props,
        words,
        turns: turns(&props.course.told(props.listener.viewer)),
        flipped: use_state(Vec::new),
        listed: use_state(|| LISTED),
        opened: use_state(|| None),
    };
    let told = log.turns.last().map_or(0, |turn| turn.events.end);
    let reads_newest = use_mut_ref(|| true);
    {
        let (list, reads_newest) = (list.clone(), reads_newest.clone());
        use_effect_with((told, props.course.moment()), move |&(_, moment)| {
            // Where it is not displayed, to ask for its height would lay out the page for nothing.
            let displayed = browser::is_docked() || browser::is_there("#log:popover-open");
            if displayed && *reads_newest.borrow() {
                show(&list, moment);
            }
        });
    }
    let onscroll = {
        let list = list.clone();
        Callback::from(move |_: Event| *reads_newest.borrow_mut() = is_at_end(&list))
    };
    // What is not displayed cannot be scrolled.
    let ontoggle = {
        let (list, moment) = (list.clone(), props.course.moment());
        Callback::from(move |_: Event| show(&list, moment))
    };
    html! {
        <aside id="log" class="drawer log" popover="auto" aria-label={words.log} {ontoggle}>
            <header class="drawer-head">
                <h2>{ words.log }</h2>{ close_button("log", words) }
            </header>
            <div ref={list} class="log-lines" role="group" tabindex="0" aria-label={words.log}
                {onscroll}>
                { if props.course.is_long() { log.folded() } else { log.flat() } }
            </div>
        </aside>
    }
}

/// Scrolls the log to the line of the moment that is looked at, else to the newest.
fn show(list: &NodeRef, moment: Option<usize>) {
    let Some(list) = list.cast::<web_sys::Element>() else { return };
    match list.query_selector(".log-line[aria-current]") {
        Ok(Some(line)) if moment.is_some() => line.scroll_into_view_with_bool(false),
        _ => list.set_scroll_top(list.scroll_height()),
    }
}

/// Whether the newest line is in sight.
fn is_at_end(list: &NodeRef) -> bool {
    let list = list.cast::<web_sys::Element>();
    list.is_none_or(|list| list.scroll_top() + list.client_height() + 8 >= list.scroll_height())
}

struct Turns<'a> {
    props: &'a LogProps,
    words: &'static Words,
    turns: Vec<Turn>,
    /// The turns that the person opened or folded himself.
    flipped: UseStateHandle<Vec<usize>>,
    /// How many turns are listed.
    listed: UseStateHandle<usize>,
    /// The card that lies open, and the moment at which it is spoken of.
    opened: UseStateHandle<Option<(usize, Named)>>,
}

impl Turns<'_> {
    /// All rounds, one after the other, each under its name.
    fn flat(&self) -> Html {
        let (course, listener) = (&self.props.course, &self.props.listener);
        let round = |turn: &Turn| {
            let title = listener.prefs.lang.round(course.game(), turn.number as u16);
            html! {
                <section key={turn.number} class="log-round">
                    if turn.number > 0 { <h3>{ title }</h3> }
                    { self.list(course.lines(listener, turn.events.clone())) }
                </section>
            }
        };
        html! {
            <>
                if self.turns.is_empty() { { self.list(Vec::new()) } }
                { for self.turns.iter().map(round) }
            </>
        }
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
                    <button class="button quiet log-more" onclick={more}>
                        { fill(self.words.log_more, &[("n", &hidden)]) }
                    </button>
                }
                { for self.turns[hidden..].iter().map(|turn| self.turn(turn)) }
            </>
        }
    }

    fn turn(&self, turn: &Turn) -> Html {
        let Turn { number, events, moments } = turn;
        let number = *number;
        let latest = self.turns.last().is_some_and(|last| last.number == number);
        let looked_at = self.props.course.moment().is_some_and(|moment| moments.contains(&moment));
        let open = looked_at || latest != self.flipped.contains(&number);
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
        let (title, told) = self.title(turn);
        let (course, listener) = (&self.props.course, &self.props.listener);
        let lines = || course.lines(listener, events.clone());
        // Folded it says what it came to.
        let gist = (!open).then(|| course.gist(listener, events.clone()));
        html! {
            <details key={number} class="log-turn" {open}>
                <summary onclick={flip}>{ title }{ for gist.map(|gist| html! { <small>{ gist }</small> }) }</summary>
                if open { { self.list(lines().split_off(told)) } }
            </details>
        }
    }

    /// The heading of a turn, and how many lines it stands for: the first thing that the opening
    /// event tells, or a number where it tells nothing.
    fn title(&self, turn: &Turn) -> (String, usize) {
        let first = turn.events.start;
        let lines = self.props.course.lines(&self.props.listener, first..first + 1);
        match (turn.number, &lines[..]) {
            (0, _) => (self.words.log_start.to_owned(), 0),
            (_, [line, ..]) => (line.text.to_string(), 1),
            (number, []) => (fill(self.words.log_turn, &[("n", &number)]), 0),
        }
    }

    fn list(&self, lines: Vec<Line>) -> Html {
        html! {
            <ol>
                if lines.is_empty() && !self.props.course.is_long() {
                    <li>{ self.words.log_empty }</li>
                }
                { for lines.iter().enumerate().map(|(at, line)| self.entry(at, line)) }
            </ol>
        }
    }

    fn entry(&self, at: usize, line: &Line) -> Html {
        let order = line.order;
        let onclick = self.props.look.reform(move |_: MouseEvent| Some(order));
        let current = (self.props.course.moment() == Some(order)).then_some("true");
        let company = &self.props.listener.company;
        html! {
            <li key={at} class={line.great.then_some("is-great")}>
                { for line.seat.map(|seat| token(company.colour(seat))) }
                <button class="log-line" aria-current={current} {onclick}>{ &line.text }</button>
                { for line.cards.iter().map(|card| self.card(order, card)) }
            </li>
        }
    }

    /// What opens a card that a line speaks of, and the card.
    fn card(&self, order: usize, card: &Named) -> Html {
        let open = (*self.opened).as_ref().is_some_and(|(at, one)| *at == order && one == card);
        let onclick = {
            let (opened, card) = (self.opened.clone(), card.clone());
            Callback::from(move |_: MouseEvent| {
                opened.set((!open).then(|| (order, card.clone())));
            })
        };
        let short = card.name.chars().count() <= LONGEST;
        let face = open.then(|| (card.face)(card.id, self.props.listener.prefs.lang));
        html! {
            <div key={card.name.clone()} class="log-named">
                <button class="log-card" aria-label={card.name.clone()}
                    aria-expanded={open.to_string()} data-name={short.then(|| card.name.clone())} {onclick}>
                    if !short { { glyph(Icon::Eye) } }
                </button>
                { for face.map(|face| html! {
                    <figure class="log-large">
                        { Html::from_html_unchecked(AttrValue::from(face.art)) }
                        <figcaption>
                            <strong>{ &card.name }</strong>
                            { for face.lines.into_iter().map(|line| html! { <p>{ line }</p> }) }
                        </figcaption>
                    </figure>
                }) }
            </div>
        }
    }
}
