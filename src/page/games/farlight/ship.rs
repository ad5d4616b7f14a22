//! A ship as it grows, seen from above; in large one's own and, over the board, anybody's.

use super::aim::{Aim, Desk, Held, toggled};
use super::dock::aimed;
use super::drag::cell_slug;
use super::scores;
use super::station::short;
use crate::art::drawn;
use crate::art::farlight::{Mark, Plan, Port, module_art, ship_small};
use crate::beat::{farlight as things, seat as place};
use crate::explain::farlight as explain;
use crate::icons::{Icon, glyph};
use crate::page::play::close_button;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{PartWords, fill};
use rules::Seat;
use rules::farlight::{
    Benefits, Cell, Choice, Direction, Installed, Item, PartId, Phase, SeatView, Ship,
};
use std::fmt::Display;

/// The viewer's own ship, with what waits to be docked.
pub fn own_ship(desk: &Desk, seat: Seat) -> Html {
    let words = desk.lang.farlight();
    let seen = &desk.view.seats[seat];
    let is_large = seen.ship.parts().len() >= LARGE;
    html! {
        <section class="ship is-own" aria-label={words.your_ship} data-still={desk.seen(2, "ship")}
            data-in-view={desk.seen(2, "page-ships")}>
            { head(desk, seat, words.your_ship.to_owned()) }
            <div class={classes!("yard", is_large.then_some("is-large"))}>
                { won(desk, seen) }
                <div class="slip" data-strip="">{ hull(desk, seat, &spots(desk, seen)) }</div>
            </div>
        </section>
    }
}

/// The others in a strip: their figures, and a press opens the ship over the board.
pub fn rivals(desk: &Desk) -> Html {
    let words = desk.lang.farlight();
    let others = Seat::all(desk.view.table.seats).filter(|&seat| Some(seat) != desk.view.viewer);
    html! {
        <ul class="peers" aria-label={words.rivals} data-still="rivals" data-in-view="rivals">{ for others.map(|seat| {
            let (id, name) = (format!("ship-{}", seat.0), desk.company.name(seat));
            let title = fill(words.ship_of, &[("name", &name)]);
            let seen = &desk.view.seats[seat];
            let laid = desk.laid.iter().filter(|(other, _)| *other == seat).map(|(_, line)| line);
            let laid: Vec<&String> = laid.collect();
            let told: String = laid.iter().map(|line| format!("\n{line}")).collect();
            html! {
                <li key={seat.0} data-thing={place(seat)}
                    class={classes!("peer", (desk.acts == Some(seat)).then_some("is-active"))}>
                    <p class="peer-name" aria-hidden="true">
                        { token(desk.company.colour(seat)) }
                        { first_mark(desk, seat) }
                        <span>{ name }</span>
                    </p>
                    <div class="peer-art" aria-hidden="true">
                        { drawn(ship_small(&seen.ship, &desk.built, desk.company.colour(seat))) }
                    </div>
                    <p class="peer-figures" aria-hidden="true">
                        { figures(seen, seat, points(desk, seat), seen.crew) }
                        <span class="peer-now">{ now_short(desk, seat) }</span>
                    </p>
                    <button class="hit" popovertarget={id.clone()} aria-label={title.clone()} data-explain="rival points now"
                        data-said={format!("{name}\n{}{told}", account(desk, seat))}></button>
                    <section {id} class="peer-ship" popover="auto" aria-label={title.clone()}>
                        { close_button(&format!("ship-{}", seat.0), desk.lang.words()) }
                        <div class="ship">{ head(desk, seat, title) }<div class="slip">{ hull(desk, seat, &[]) }</div>
                            <ul class="laid">
                                { for laid.into_iter().map(|line| html! { <li>{ line.clone() }</li> }) }
                            </ul>
                        </div>
                    </section>
                </li>
            }
        }) }</ul>
    }
}

/// Dice in figures, all of them, the highest first.
fn in_short(mut dice: Vec<u8>) -> String {
    rules::order::sort_by_key(&mut dice, |&die| std::cmp::Reverse(die));
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    if dice.is_empty() { "–".to_owned() } else { dice.join("\u{2009}") }
}

/// A ship in figures: its points, then what missions ask for.
pub fn figures(seen: &SeatView, seat: Seat, points: u16, crew: u16) -> Html {
    let dice = in_short(seen.ship.dice().collect());
    html! {
        <>
            <span>
                <span class="points" data-thing={things::score(seat)} data-figure={things::score(seat)}>
                    { short(Icon::Fame, &points.to_string()) }
                </span>
                <span data-figure={things::hull(seat)}>
                    { short(Icon::Engine, &dice) }
                </span>
            </span>
            <span>
                <span data-figure={things::hull(seat)}>
                    { short(Icon::Biotech, &seen.ship.biotech().to_string()) }
                </span>
                <span data-thing={things::science(seat)} data-figure={things::science(seat)}>
                    { short(Icon::Science, &seen.science.to_string()) }
                </span>
                <span data-thing={things::crew(seat)} data-figure={things::crew(seat)}>
                    { short(Icon::Crew, &crew.to_string()) }
                </span>
            </span>
        </>
    }
}

/// One's own ship in short.
pub fn own_short(desk: &Desk) -> Html {
    let Some((seat, own)) = desk.view.viewer.zip(desk.view.own()) else { return Html::default() };
    html! { <span class="need" data-explain="points now engine biotech science crew" data-said={account(desk, seat)}>{ figures(own, seat, points(desk, seat), desk.view.crew_free()) }{ first_mark(desk, seat) }<span>{ now_short(desk, seat) }</span></span> }
}

/// The sign of the first player.
fn first_mark(desk: &Desk, seat: Seat) -> Html {
    if desk.view.first != seat {
        return Html::default();
    }
    html! {
        <b class="first-mark" data-thing={things::FIRST} data-explain="first-player">
            { "1" }<span class="unseen">{ desk.lang.farlight().first_player }</span>
        </b>
    }
}

fn head(desk: &Desk, seat: Seat, title: String) -> Html {
    let words = desk.lang.farlight();
    let seen = &desk.view.seats[seat];
    let mine = desk.view.viewer == Some(seat);
    // Crew that has been sent with a tile no longer waits, though its owner still holds it.
    let crew = if mine { desk.view.crew_free() } else { seen.crew };
    let laid = if mine { desk.view.draft.placed.len() as u8 } else { 0 };
    let tiles = seen.tiles_left().saturating_sub(laid);
    html! {
        <header class="ship-head" data-thing={mine.then(|| place(seat))}>
            { token(desk.company.colour(seat)) }
            <h2>{ title }</h2>
            { first_mark(desk, seat) }
            <p class="ship-counts">
                <span class="points" data-thing={things::score(seat)} data-figure={things::score(seat)}
                    data-explain="points award" data-said={account(desk, seat)}>
                    { short(Icon::Fame, &points(desk, seat).to_string()) }<span class="unseen">{ format!(" {}", words.points) }</span>
                </span>
            <span data-thing={things::crew(seat)} data-figure={things::crew(seat)}
                data-explain="crew">
                { count(Icon::Crew, crew, words.crew) }
            </span>
            <span data-thing={things::science(seat)} data-figure={things::science(seat)}
                data-explain="science">
                { count(Icon::Science, seen.science, words.science) }
            </span>
            <span data-figure={things::hull(seat)} data-explain="biotech">
                { count(Icon::Biotech, seen.ship.biotech().into(), "bio-tech") }
            </span>
            <span data-explain="tiles">{ count(Icon::Hand, tiles.into(), words.tiles) }</span>
                if desk.view.counts_edges() {
                    <span class="soft" data-explain="open-connector blocked-connector">
                        { PartWords::new(desk.lang).edges(seen.ship.edges()) }
                    </span>
                }
                { for income(desk, seat) }
                <span class="total" data-explain="now award" data-said={account(desk, seat)}>{ now_short(desk, seat) }</span>
            </p>
        </header>
    }
}

/// What the ship gives in every round.
fn income(desk: &Desk, seat: Seat) -> Option<Html> {
    let given = desk.view.seats[seat].ship.repeated();
    let parts = PartWords::new(desk.lang);
    let said = fill(desk.lang.farlight().each_round, &[("what", &parts.benefits(given))]);
    let some = given != Benefits::NONE;
    some.then(|| html! { <span class="soft" data-explain="repeat" data-said={said.clone()}>{ said }</span> })
}

/// The points of a seat's missions; while the end is being counted, with what it has been given so far.
fn points(desk: &Desk, seat: Seat) -> u16 {
    let given = desk.counting.map_or(0, |told| things::counted(seat, told));
    desk.view.seats[seat].score() + given
}

/// What a seat would score if the match ended now, where that says anything: in the first round nobody has anything
/// yet. And what it comes to with the flights of a round that may be the last.
fn now_short(desk: &Desk, seat: Seat) -> Html {
    if desk.view.round == 1 || desk.counting.is_some() {
        return Html::default();
    }
    let words = desk.lang.farlight();
    let now = Item::sum(&desk.view.account(seat));
    let said = fill(words.now_short, &[("n", &now)]);
    let end = forecast(desk, seat).map(|items| Item::sum(&items)).filter(|&end| end != now);
    html! { <span data-figure={things::hull(seat)}>{ said }{ for end.map(|end| html! { <><b class="forecast">{ glyph(Icon::ArrowRight) }{ end }</b><small class="forecast-why">{ words.with_bids }</small></> }) }</span> }
}

/// What a seat would score with all flights of a round that may be the last; none where nobody flies.
fn forecast(desk: &Desk, seat: Seat) -> Option<Vec<Item>> {
    let view = desk.view;
    let all = (view.may_be_last() && desk.counting.is_none()).then(|| view.forecast())?;
    let flown = |item: &&Item| matches!(item, Item::Mission { .. });
    let flies = |(seat, items): (Seat, &Vec<Item>)| {
        items.iter().filter(flown).count() > view.seats[seat].flown.len()
    };
    all.pairs().any(flies).then(|| all[seat].clone())
}

/// What a seat would score if the match ended now, line by line, and what the flights of a last round change.
pub fn account(desk: &Desk, seat: Seat) -> String {
    let words = desk.lang.farlight();
    let line = |what: &str, n: &dyn Display| {
        format!("\n{}", fill(words.flown_points, &[("mission", &what), ("n", n)]))
    };
    let now = desk.view.account(seat);
    let mut said = fill(words.if_now, &[("n", &Item::sum(&now))]);
    for &item in &now {
        let shared = match item {
            Item::Award { award, .. } => desk.view.best_at(award).len() > 1,
            Item::Mission { .. } | Item::Leftovers { .. } => false,
        };
        let mut what = scores::say(item, desk.lang);
        if shared {
            what += &format!(" ({})", words.tied);
        }
        said += &line(&what, &item.points());
    }
    if let Some(then) = forecast(desk, seat) {
        let head = if desk.view.phase == Phase::Bid { words.if_all_flown } else { words.if_flown };
        said += &format!("\n{}", fill(head, &[("n", &Item::sum(&then))]));
        for item in then.iter().filter(|item| !now.contains(item)) {
            said += &line(&scores::say(*item, desk.lang), &item.points());
        }
        let lost = |item: &&Item| matches!(item, Item::Award { .. }) && !then.contains(item);
        for item in now.iter().filter(lost) {
            said += &line(&scores::say(*item, desk.lang), &0);
        }
    }
    if desk.view.first == seat {
        said += &format!("\n{}", words.first_player);
    }
    said
}

fn count(icon: Icon, n: u16, what: &'static str) -> Html {
    html! { <span class="ship-count">{ glyph(icon) }{ n }<span class="unseen">{ format!(" {what}") }</span></span> }
}

/// The parts that wait to be docked; the one picked shows its places on the ship.
fn won(desk: &Desk, seen: &SeatView) -> Html {
    // Its place is kept: the ship beside it stays where it is.
    if seen.pending.is_empty() {
        return html! { <div class="won" aria-hidden="true"></div> };
    }
    let parts = PartWords::new(desk.lang);
    html! {
        <div class="won" role="group" aria-label={desk.lang.farlight().won}
            style={format!("--n: {}", seen.pending.len())}>
            { for seen.pending.iter().map(|won| {
                let id = won.part;
                let picked = desk.aim.part == Some(id);
                let may = desk.asks(Phase::Install) || desk.legal.contains(&Choice::Engineer(id));
                let aim = Aim { part: Some(id), cell: None, scrap: false, ..desk.aim };
                let onpointerdown = desk.press.reform(move |event: PointerEvent| (Held::Part(id), event));
                let said = parts.sentence(id, won.die);
                html! {
                    <div key={id.number()} data-thing={things::part(id)} class={classes!("won-part", picked.then_some("is-aimed"), may.then_some("is-target"))}
                        data-explain={format!("{} cost won", explain::part(id))} data-said={parts.told(id, won.die)} data-large={format!(".won [data-thing='{}']", things::part(id))}>
                        { drawn(module_art(id, won.die)) }
                        <span class="won-cost" aria-hidden="true">
                            if picked { { glyph(Icon::Check) } }
                            { id.card().crew_cost }{ glyph(Icon::Crew) }
                        </span>
                        <button class="hit" disabled={!may} onclick={desk.pick(aim)} {onpointerdown}
                            aria-pressed={picked.to_string()} aria-label={said}
                            data-choice={may.then_some("")}></button>
                    </div>
                }
            }) }
        </div>
    }
}

/// A cell that can be pressed.
struct Spot {
    cell: Cell,
    /// What is picked then.
    aim: Aim,
    /// The choice that this leads to; none where the part taken up does not fit.
    choice: Option<Choice>,
}

/// What can be picked by pressing the ship.
fn spots(desk: &Desk, seen: &SeatView) -> Vec<Spot> {
    let aim = desk.aim;
    if desk.asks(Phase::Install) {
        let Some(part) = aim.part else { return Vec::new() };
        let place = |cell: Cell| {
            let choice =
                Some(Choice::Install(part, cell)).filter(|choice| desk.legal.contains(choice));
            Spot { cell, aim: Aim { cell: toggled(aim.cell, cell), scrap: false, ..aim }, choice }
        };
        return seen.ship.rim().into_iter().map(place).collect();
    }
    let installed = seen.ship.parts().iter().filter_map(|p| {
        let deeds = [
            Choice::Discard(p.part),
            Choice::Engineer(p.part),
            Choice::Upgrade(p.part),
            Choice::Overhaul(p.part),
        ];
        let choice = deeds.into_iter().find(|choice| desk.legal.contains(choice))?;
        Some(Spot {
            cell: p.cell,
            aim: Aim { part: toggled(aim.part, p.part), ..aim },
            choice: Some(choice),
        })
    });
    installed.collect()
}

/// The drawing, with a button over each card and cell that can be picked.
fn hull(desk: &Desk, seat: Seat, spots: &[Spot]) -> Html {
    let seen = &desk.view.seats[seat];
    let ghost = desk
        .aim
        .part
        .zip(desk.aim.cell)
        .filter(|(_, cell)| spots.iter().any(|spot| spot.cell == *cell));
    let mut ship = seen.ship.clone();
    if let Some((part, cell)) = ghost {
        let die = seen.pending.iter().find(|won| won.part == part).and_then(|won| won.die);
        ship.install(part, cell, die);
    }
    let frame = frame(desk, seat, &ship);
    let spots = || spots.iter().filter(|spot| frame.holds(spot.cell));
    let mut plan = Plan::new(frame.from, frame.size());
    for spot in spots().filter(|spot| ship.connectors_at(spot.cell).is_none()) {
        plan.mark(at(spot.cell), if spot.choice.is_some() { Mark::Place } else { Mark::Wall });
    }
    for cell in wished(desk, seat).into_iter().filter(|&cell| frame.holds(cell)) {
        plan.mark(at(cell), Mark::Place);
    }
    plan.core(|side| Port::of(&ship, Cell::CORE, side));
    for p in ship.parts() {
        // A ghost is no thing yet: the part itself still waits.
        let mark = match ghost.filter(|(part, _)| *part == p.part) {
            None => format!("data-thing=\"{}\"", things::part(p.part)),
            Some((part, cell)) if seen.ship.fits(part, cell) => "class=\"is-ghost\"".to_owned(),
            Some(_) => "class=\"is-ghost is-refused\"".to_owned(),
        };
        let mark = (&mark[..], desk.built.contains(&p.part));
        plan.module(p.part, p.die, at(p.cell), |side| Port::of(&ship, p.cell, side), mark);
    }
    let (columns, rows) = frame.size();
    html! {
        <div id={format!("hull-{}", seat.0)} class="hull"
            style={format!("--hull-columns: {columns}; --hull-rows: {rows}; --hull-x: {}; --hull-y: {}", frame.from.0, frame.from.1)}>
            <div class="hull-plan" style={format!("--w: {columns}; --h: {rows}; --left: {}; --top: {}", frame.from.0, frame.from.1)}>
            { drawn(plan.finish()) }
            <span class="about" style={frame.place(Cell::CORE)}
                data-explain="core open-connector blocked-connector"
                data-said={desk.lang.farlight().core}></span>
            { for ship.parts().iter().map(|p| {
                let parts = PartWords::new(desk.lang);
                html! {
                    <span key={p.part.number()} class="about" style={frame.place(p.cell)} data-explain={explain::part(p.part)} data-said={parts.told(p.part, p.die)}
                        data-large={format!("#hull-{} [data-thing='{}']", seat.0, things::part(p.part))}></span>
                }
            }) }
            { for spots().map(|spot| spot_button(desk, seen, &frame, spot)) }
            <ul class="unseen">
                { for seen.ship.parts().iter().map(|p| html! { <li>{ PartWords::new(desk.lang).sentence(p.part, p.die) }</li> }) }
            </ul>
            </div>
        </div>
    }
}

/// Where the part that the viewer is about to bid for could be docked on his ship as it stands.
fn wished(desk: &Desk, seat: Seat) -> Vec<Cell> {
    let own = desk.view.viewer == Some(seat);
    let part = aimed(desk).filter(|_| own).and_then(|target| desk.view.part_at(target));
    part.map_or_else(Vec::new, |part| desk.view.seats[seat].ship.cells(part))
}

/// A ship of so many parts takes all the room it has.
const LARGE: usize = 8;

/// What is drawn of a ship: another's as it is; of one's own room for a small one, and for all round the places
/// that were open before each part that it got in this round, whether it fits there or not. So it stays as large
/// and where it is for a round, as long as it fits.
fn frame(desk: &Desk, seat: Seat, shown: &Ship) -> Frame {
    if desk.view.viewer != Some(seat) {
        return Frame::of(shown, Vec::new());
    }
    let seen = &desk.view.seats[seat];
    let new: Vec<&Installed> =
        seen.ship.parts().iter().filter(|p| desk.grown.contains(&p.part)).collect();
    let mut ship = seen.ship.clone();
    for p in &new {
        ship.remove(p.part);
    }
    let mut places = open_places(&ship);
    for p in &new {
        places.extend(open_places(&ship));
        ship.install(p.part, p.cell, p.die);
    }
    // A large one has the room for its parts: while tiles are laid only where the part aimed at could go is beside it.
    let large = seen.ship.parts().len() >= LARGE;
    if desk.view.phase == Phase::Launch {
        // Nothing more is joined to it.
        places.clear();
    } else if large && seen.pending.is_empty() {
        places = wished(desk, seat);
    } else if !seen.pending.is_empty() || desk.view.phase == Phase::Bid {
        places.extend(open_places(&ship));
    }
    Frame::of(shown, places).at_least((3, 3))
}

/// The places beside a ship that an open connector faces.
fn open_places(ship: &Ship) -> Vec<Cell> {
    let faced = |cell: &Cell| {
        let faces = |side: Direction| {
            let beside = ship.connectors_at(cell.next(side));
            beside.is_some_and(|connectors| connectors.has(side.opposite()))
        };
        Direction::ALL.into_iter().any(faces)
    };
    ship.rim().into_iter().filter(faced).collect()
}

fn spot_button(desk: &Desk, seen: &SeatView, frame: &Frame, spot: &Spot) -> Html {
    let (x, y) = at(spot.cell);
    let style = frame.place(spot.cell);
    let installed = seen.ship.parts().iter().find(|p| p.cell == spot.cell).map(|p| p.part);
    let picked =
        installed.map_or(desk.aim.cell == Some(spot.cell), |part| desk.aim.part == Some(part));
    let class = classes!(
        "hit",
        "is-spot",
        installed.is_none().then_some("is-rim"),
        spot.choice.is_none().then_some("is-wall"),
        picked.then_some("is-picked"),
        installed.is_some_and(|part| falls(desk, seen, part)).then_some("is-falling")
    );
    let label = desk.verbs.and_then(|verbs| match spot.choice {
        Some(choice) => Some(verbs.verb(choice)),
        None => verbs.misfit(desk.aim.part?, spot.cell),
    });
    let parts = desk.verbs.map(|verbs| verbs.parts);
    let told = parts.zip(installed).map(|(parts, part)| {
        parts.told(part, seen.ship.parts().iter().find(|p| p.part == part).and_then(|p| p.die))
    });
    let explain = installed
        .map_or_else(|| label.is_some().then(String::new), |part| Some(explain::part(part)));
    let told = told.or_else(|| label.clone());
    html! {
        <button key={format!("{x},{y}")} {class} {style} data-explain={explain} data-said={told} onclick={desk.pick(spot.aim)} aria-pressed={picked.to_string()} aria-label={label}
            data-target={cell_slug(spot.cell)} data-choice={spot.choice.map(|_| "")}></button>
    }
}

/// Whether a part would fall with the one that is to be taken off.
fn falls(desk: &Desk, seen: &SeatView, part: PartId) -> bool {
    let taken = desk.aim.part.filter(|_| desk.asks(Phase::Repair));
    taken.is_some_and(|taken| seen.ship.falling_with(taken).contains(&part))
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
    fn of(ship: &Ship, more: Vec<Cell>) -> Frame {
        let mut frame = Frame { from: (0, 0), to: (0, 0) };
        for (x, y) in ship.parts().iter().map(|p| p.cell).chain(more).map(at) {
            frame.from = (frame.from.0.min(x), frame.from.1.min(y));
            frame.to = (frame.to.0.max(x), frame.to.1.max(y));
        }
        frame
    }

    /// No smaller than this, with the core as near its middle as the rest leaves it: a ship that grows to one side
    /// keeps its scale for longer than one round a core in the very middle.
    fn at_least(self, (columns, rows): (i32, i32)) -> Frame {
        let grown = |from: i32, to: i32, least: i32| {
            let from = from.min((-(least / 2)).max(to - least + 1));
            (from, to.max(from + least - 1))
        };
        let (left, right) = grown(self.from.0, self.to.0, columns);
        let (top, bottom) = grown(self.from.1, self.to.1, rows);
        Frame { from: (left, top), to: (right, bottom) }
    }

    fn holds(&self, cell: Cell) -> bool {
        let (x, y) = at(cell);
        (self.from.0..=self.to.0).contains(&x) && (self.from.1..=self.to.1).contains(&y)
    }

    /// Where a cell lies in the drawing.
    fn place(&self, cell: Cell) -> String {
        let ((columns, rows), (x, y)) = (self.size(), at(cell));
        let (x, y) = (x - self.from.0, y - self.from.1);
        format!(
            "left:calc({x}00%/{columns});top:calc({y}00%/{rows});width:calc(100%/{columns});height:calc(100%/{rows})"
        )
    }

    fn size(&self) -> (i32, i32) {
        (self.to.0 - self.from.0 + 1, self.to.1 - self.from.1 + 1)
    }
}
