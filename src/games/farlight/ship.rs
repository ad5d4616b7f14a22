//! A ship as it grows, seen from above.

use super::module::{Plan, Port};
use super::verb::Verbs;
use crate::icons::{Icon, glyph};
use crate::token::token;
use crate::words::{Lang, PartWords, fill};
use rules::Seat;
use rules::farlight::{Cell, Choice, PartId, SeatView, Ship};
use yew::prelude::*;

/// What a ship is drawn from.
pub struct ShipProps<'a> {
    /// Whose it is.
    pub seat: Seat,
    /// What is known of the seat.
    pub seen: &'a SeatView,
    /// The heading.
    pub title: String,
    /// The colour and glyph of the seat.
    pub colour: u8,
    /// Whether the seat has the first-player marker.
    pub first: bool,
    /// Whether the seat decides now.
    pub active: bool,
    /// What its owner may choose here, if the owner looks at it.
    pub legal: &'a [Choice],
    /// The part whose places glow, or that is to be taken off.
    pub part: Option<PartId>,
    /// Takes up a part.
    pub pick: Callback<PartId>,
    /// Says what choices do.
    pub verbs: Option<Verbs<'a>>,
    /// Makes a choice.
    pub choose: Callback<Choice>,
    /// The language.
    pub lang: Lang,
}

/// A ship with its tokens.
pub fn ship(props: &ShipProps) -> Html {
    let words = props.lang.farlight();
    let seen = props.seen;
    let class = classes!("ship", props.active.then_some("is-active"), props.verbs.map(|_| "is-own"));
    html! {
        <section key={props.seat.0} {class} aria-label={props.title.clone()}>
            <header class="ship-head">
                { token(props.colour) }
                <h2>{ &props.title }</h2>
                if props.first { <span class="first-mark">{ words.first_player }</span> }
            </header>
            <p class="ship-counts">
                { count(Icon::Fame, seen.score(), words.points) }
                { count(Icon::Crew, seen.crew, words.crew) }
                { count(Icon::Science, seen.science, words.science) }
                { count(Icon::Biotech, seen.ship.biotech().into(), "bio-tech") }
                { count(Icon::Hand, seen.tiles_left().into(), words.tiles) }
                <span class="soft">{ joints(&seen.ship, props.lang) }</span>
            </p>
            { hull(props) }
        </section>
    }
}

fn count(icon: Icon, n: u16, what: &'static str) -> Html {
    html! { <span class="ship-count" title={what}>{ glyph(icon) }{ n }<span class="unseen">{ format!(" {what}") }</span></span> }
}

/// What becomes of the ports at the edges of a ship.
pub fn joints(ship: &Ship, lang: Lang) -> String {
    let edges = ship.edges();
    fill(lang.farlight().joints, &[("open", &edges.open), ("blocked", &edges.blocked)])
}

/// The drawing, with a button over each card and cell that can be chosen.
fn hull(props: &ShipProps) -> Html {
    let ship = &props.seen.ship;
    let spots = spots(props);
    let frame = Frame::of(ship, spots.iter().map(|(cell, _)| *cell));
    let mut plan = Plan::new(frame.from, frame.size(), props.lang);
    plan.core(|side| Port::of(ship, Cell::CORE, side));
    for p in ship.parts() {
        plan.module(p.part, p.die, at(p.cell), |side| Port::of(ship, p.cell, side));
    }
    let empty = |cell: Cell| ship.connectors_at(cell).is_none();
    spots.iter().filter(|(cell, _)| empty(*cell)).for_each(|(cell, _)| plan.place(at(*cell)));
    let (columns, rows) = frame.size();
    html! {
        <div class="hull" style={format!("--columns: {columns}; --rows: {rows}")}>
            { plan.finish() }
            { for spots.iter().map(|&(cell, choice)| spot(props, &frame, cell, choice)) }
            <ul class="unseen">{ for ship.parts().iter().map(|p| html! { <li>{ PartWords::new(props.lang).sentence(p.part, p.die) }</li> }) }</ul>
        </div>
    }
}

/// What can be chosen by touching the ship: one choice a cell, unless it can be improved in two ways.
fn spots(props: &ShipProps) -> Vec<(Cell, Choice)> {
    let cell_of = |part: PartId| props.seen.ship.parts().iter().find(|p| p.part == part).map(|p| p.cell);
    let mut spots: Vec<(Cell, Choice)> = Vec::new();
    for &choice in props.legal {
        let cell = match choice {
            Choice::Install(part, cell) if Some(part) == props.part => Some(cell),
            Choice::Upgrade(part) if props.legal.contains(&Choice::Overhaul(part)) => None,
            Choice::Overhaul(part) if props.legal.contains(&Choice::Upgrade(part)) => None,
            Choice::Discard(part)
            | Choice::Engineer(part)
            | Choice::Upgrade(part)
            | Choice::Overhaul(part) => cell_of(part),
            _ => None,
        };
        if let Some(cell) = cell.filter(|cell| spots.iter().all(|(other, _)| other != cell)) {
            spots.push((cell, choice));
        }
    }
    spots
}

fn spot(props: &ShipProps, frame: &Frame, cell: Cell, choice: Choice) -> Html {
    let (columns, rows) = frame.size();
    let (x, y) = at(cell);
    let style = format!(
        "left:calc({}00%/{columns});top:calc({}00%/{rows});width:calc(100%/{columns});height:calc(100%/{rows})",
        x - frame.from.0,
        y - frame.from.1
    );
    let onclick = match choice {
        // What falls with a part is shown before it is taken off.
        Choice::Discard(part) if props.part != Some(part) => props.pick.reform(move |_: MouseEvent| part),
        _ => props.choose.reform(move |_: MouseEvent| choice),
    };
    let label = props.verbs.map(|verbs| verbs.verb(choice));
    let class = classes!("hit", "is-spot", falls(props, choice).then_some("is-falling"));
    html! { <button key={format!("{x},{y}")} {class} {style} {onclick} aria-label={label}></button> }
}

/// Whether a part that could be taken off would fall with the one taken up.
fn falls(props: &ShipProps, choice: Choice) -> bool {
    let Choice::Discard(part) = choice else { return false };
    props.part.is_some_and(|taken| props.seen.ship.falling_with(taken).contains(&part))
}

fn at(cell: Cell) -> (i32, i32) {
    (cell.x.into(), cell.y.into())
}

/// The cells that are drawn.
struct Frame {
    from: (i32, i32),
    to: (i32, i32),
}

impl Frame {
    fn of(ship: &Ship, more: impl Iterator<Item = Cell>) -> Frame {
        let mut frame = Frame { from: (0, 0), to: (0, 0) };
        for (x, y) in ship.parts().iter().map(|p| p.cell).chain(more).map(at) {
            frame.from = (frame.from.0.min(x), frame.from.1.min(y));
            frame.to = (frame.to.0.max(x), frame.to.1.max(y));
        }
        frame
    }

    fn size(&self) -> (i32, i32) {
        (self.to.0 - self.from.0 + 1, self.to.1 - self.from.1 + 1)
    }
}
