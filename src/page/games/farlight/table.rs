//! The table of Farlight: the station and the missions, one's own ship and the others', the foot.
//! On a phone three pages side by side, with all of them in short above.

use super::aim::{Aim, Desk, Held, Sold};
use super::dock::dock;
use super::drag::dropped;
use super::reveal;
use super::ship::{own_ship, own_short, rivals};
use super::station::{awards, is_open, missions, missions_short, station, station_short};
use crate::art::drawn;
use crate::art::farlight::module_art;
use crate::beat;
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::games::TableProps;
use crate::page::games::drag::use_drag;
use crate::page::play::{LIFT, NEXT, tell_picked};
use crate::page::prefs::{Pace, Tap};
use crate::page::prelude::*;
use crate::words::{Lang, PartWords, Telling, Verbs, fill};
use rules::farlight::{Choice, Event as Told, Farlight, MissionId, PartId, Phase, Target, View};
use rules::{Game, Seat};
use std::borrow::Cow;

/// The pages of a phone, in their order.
const PAGES: [&str; 3] = ["page-station", "page-missions", "page-ships"];

/// The table.
#[component]
pub fn FarlightTable(props: &TableProps<Farlight>) -> Html {
    let lang = props.prefs.lang;
    let words = lang.farlight();
    let picked = use_state_eq(|| (props.order, Aim::default()));
    // What was picked for an earlier moment no longer counts.
    let aim = if picked.0 == props.order { picked.1 } else { Aim::default() };
    // A choice taken back leads to the same moment again: nothing is picked there yet.
    let props = &TableProps {
        choose: lifting(&picked, props.order, &props.choose),
        choose_all: lifting(&picked, props.order, &props.choose_all),
        ..props.clone()
    };
    let set = {
        let (picked, props) = (picked.clone(), props.clone());
        Callback::from(move |aim: Aim| {
            let on = aim.on(&props.view, &props.legal);
            // Where a press lays at once, each tile goes for itself.
            let deed = if props.view.phase == Phase::Bid {
                on.lays(&props.view)
            } else {
                on.deed(&props.view, &props.legal)
            };
            let aims = aim.target.is_some() || aim.cell.is_some();
            let danger = verbs(&props.view, lang).and_then(|verbs| verbs.danger(on));
            if props.prefs.tap == Tap::Single && aims && danger.is_none() && !deed.is_empty() {
                props.choose_all.emit(deed);
            } else {
                picked.set((props.order, aim));
            }
        })
    };
    let (press, grip) = use_drag(props.order, {
        let (set, view) = (set.clone(), props.view.clone());
        Callback::from(move |(held, on): (Held, String)| {
            if let Some(aim) = dropped(&view, aim, held, &on) {
                set.emit(aim);
            }
        })
    });
    use_lift(props, aim.back(), &picked);
    // All that is drawn is as far as it has been told.
    let upto = use_told(props);
    let mut view = Cow::Borrowed(&*props.view);
    if upto < known(props, props.order) {
        view = Cow::Owned(beat::farlight::told(&view, &props.told[..upto]));
    }
    let flies = flies(props, upto);
    if let Some((id, _)) = flies {
        let view = view.to_mut();
        view.phase = Phase::Launch;
        // A mission lies on its stack until its flight has been told: the light is on its card.
        if !view.active_missions().any(|top| top == id) {
            let before = upto.saturating_sub(1);
            view.stacks = beat::farlight::told(&props.view, &props.told[..before]).stacks;
        }
    }
    let view = &*view;
    let verbs = verbs(view, lang);
    // Nothing is asked while what happened is being told.
    let legal: &[Choice] = if props.plays { &[] } else { &props.legal };
    let aim = aim.on(view, legal);
    let page = use_state_eq(|| None);
    let desk = Desk {
        view,
        legal,
        laid: laid(props, upto).into_iter().chain(done(props, upto)).collect(),
        fresh: fresh(props, upto),
        sold: sold(props, upto),
        built: built(&props.told[..upto], view.viewer),
        grown: installed(since_refill(&props.told[..upto])),
        counting: counts(props).then(|| &props.told[..upto]),
        flies,
        acts: props.acts,
        company: &props.company,
        verbs,
        aim,
        set,
        press,
        page: *page,
        lang,
    };
    // What happened is shown on the page where it was seen to begin.
    let asked = !props.legal.is_empty() && !props.plays;
    let home = home(props.view.phase).filter(|_| asked);
    // In a look back what was done last is in view, at every step.
    let past = reveal::is_past(props).then_some(props.order);
    let home = if past.is_some() { looked(props) } else { home };
    let look = {
        let page = page.clone();
        move || page.set(browser::page_of("pages"))
    };
    // A window that has become too narrow for all of them shows the first, whatever is asked.
    use_effect_with((home, past, page.is_some()), {
        let look = look.clone();
        move |&(home, ..)| {
            if let Some(home) = home {
                browser::reveal(&format!("#{}", PAGES[home]));
            }
            look();
        }
    });
    use_effect_with((), {
        let look = look.clone();
        move |()| {
            let resized = browser::listen("resize", move |_: &Event| look());
            move || drop(resized)
        }
    });
    let onscroll = Callback::from(move |_: Event| look());
    // The round whose reveal lies over the board. It comes by itself once, and not in a look back,
    // where the stage shows nothing.
    let shown = use_state_eq(|| 0);
    let news = reveal::last(props);
    let round = news.as_ref().map_or(0, |news| news.round);
    let fresh = news.as_ref().is_some_and(|news| news.is_fresh(&props.view));
    use_effect_with((round, fresh, reveal::is_past(props), view.viewer), {
        let (shown, unshown) = (shown.clone(), props.prefs.pace == Pace::Skip);
        move |&(round, fresh, past, viewer)| {
            let seen = reveal::seen(viewer);
            let comes = unshown && fresh && !past && round > seen;
            shown.set(if comes { round } else { 0 });
            if !past && round != seen {
                reveal::keep(viewer, round);
            }
        }
    });
    // Whoever has all of it shown at once gets it in one.
    use_effect_with(round, {
        let shown = shown.clone();
        move |&round| {
            let heard = browser::listen("all", move |_: &Event| shown.set(round));
            move || drop(heard)
        }
    });
    // While tiles are being told, a press tells on.
    let reopen = news.as_ref().filter(|_| !props.plays).map(|_| {
        let shown = shown.clone();
        let onclick = Callback::from(move |_: MouseEvent| shown.set(round));
        let name = lang.round(Farlight::KIND, round);
        let label = fill(lang.words().about, &[("what", &name), ("it", &words.last_bids)]);
        html! { <button class="button quiet reveal-open" {onclick} aria-label={label} data-explain="reveal">{ glyph(Icon::Eye) }<span>{ words.last_bids }</span></button> }
    });
    let open = news.filter(|news| *shown == news.round);
    // The focus goes on before what has it goes: a Firefox loses its keyboard with the pressed button.
    let close = Callback::from(move |_: MouseEvent| {
        browser::leave_field();
        browser::focus_if_lost(NEXT);
        shown.set(0);
    });
    // On a phone what goes to the viewer goes to the page of the ships where that is out of sight;
    // the others are always there.
    let fleet = view.viewer.filter(|_| *page != Some(2)).map(beat::seat);
    let narrow = page.is_some();
    html! {
        <div data-live="" class={classes!("table", "farlight-table",
            aim.tile.is_some().then_some("is-laying"), grip.map(|grip| match grip.held { Held::Tile(_) => "has-tile", Held::Part(_) => "has-part" }))}>
            <div class="board by-night">
                <nav class="strip" data-still="strip">
                    { tab(0, *page, words.station, station_short(&desk), (None, holds_target(&desk, false))) }
                    { tab(1, *page, words.missions, missions_short(&desk), (None, holds_target(&desk, true))) }
                    { tab(2, *page, words.ships, own_short(&desk), (fleet, false)) }
                </nav>
                if narrow { { rivals(&desk) } }
                <div id="pages" class="pages" data-strip=""
                    style={format!("--deep: {}", view.table.regular_missions())} {onscroll}>
                    <div id={PAGES[0]} class="page">
                        { station(&desk, reopen.unwrap_or_default()) }
                        if narrow { { awards(&desk, 0, "leads") } }
                    </div>
                    <div id={PAGES[1]} class="page">
                        { missions(&desk) }
                        if narrow { { awards(&desk, 1, "leads") } }
                    </div>
                    <div id={PAGES[2]} class="page">
                        if !narrow { { rivals(&desk) } }
                        if let Some(seat) = view.viewer { { own_ship(&desk, seat) } }
                        { awards(&desk, 2, "awards") }
                    </div>
                </div>
                if let Some(news) = open { { reveal::reveal(props, &news, close) } }
            </div>
            { dock(props, &desk) }
            if let Some(grip) = *grip { { dragged(grip.held, &desk) } }
        </div>
    }
}

/// Taking back begins with what is picked, as long as there is something `back` from it.
#[hook]
fn use_lift(
    props: &TableProps<Farlight>,
    back: Option<Aim>,
    picked: &UseStateHandle<(usize, Aim)>,
) {
    let (order, picked) = (props.order, picked.setter());
    use_effect_with((order, back), move |&(order, back)| {
        let heard =
            back.map(|back| browser::listen(LIFT, move |_: &Event| picked.set((order, back))));
        tell_picked(back.map(|_| ""));
        move || {
            drop(heard);
            tell_picked(None);
        }
    });
}

/// How many events have been told once all is told that followed so many choices.
fn known(props: &TableProps<Farlight>, order: usize) -> usize {
    props.told.partition_point(|(of, _)| *of <= order)
}

/// How many events have been told by now: all, or while what happened is being shown those whose beat
/// has landed.
#[hook]
fn use_told(props: &TableProps<Farlight>) -> usize {
    let all = known(props, props.order);
    let upto = use_mut_ref(|| (props.order, all));
    let update = use_force_update();
    use_effect_with((), {
        let upto = upto.clone();
        move |()| {
            let heard = browser::listen("told", move |_: &Event| {
                if let Some(told) = browser::told() {
                    upto.borrow_mut().1 = told;
                    update.force_update();
                }
            });
            move || drop(heard)
        }
    });
    let mut upto = upto.borrow_mut();
    if upto.0 != props.order {
        let before = known(props, upto.0.min(props.order));
        // One's own tiles lie where one has put them.
        let own = |event: &Told| matches!(event, Told::Bid { seat, .. } if props.view.viewer == Some(*seat));
        let laid = props.told[before..all].iter().take_while(|(_, event)| own(event)).count();
        *upto = (props.order, before + laid);
    }
    if !props.plays {
        upto.1 = all;
    }
    upto.1.min(all)
}

/// What everybody was told to lay last in this round, a line a seat.
fn laid(props: &TableProps<Farlight>, upto: usize) -> Vec<(Seat, String)> {
    let told = &props.told[..upto];
    let round = props.view.round;
    let line = |at: usize| match &told[at].1 {
        Told::Bid { seat, round: one, .. } if *one == round => {
            let telling = Telling::new(&props.company.names, &told[..at], props.prefs.lang);
            Some((*seat, telling.tell(&told[at].1).join(" ")))
        }
        _ => None,
    };
    let opens = |&at: &usize| !matches!(told[at].1, Told::Setup { .. } | Told::Refill { .. });
    (0..upto).rev().take_while(opens).filter_map(line).collect()
}

/// The tiles that others have laid since the viewer laid his.
fn fresh(props: &TableProps<Farlight>, upto: usize) -> Vec<(Seat, Target)> {
    let mine = |event: &Told| match event {
        Told::Bid { seat, .. } => props.view.viewer == Some(*seat),
        _ => true,
    };
    let since = props.told[..upto].iter().rev().map(|(_, event)| event);
    let since = since.take_while(|event| !mine(event)).filter_map(|event| match event {
        Told::Bid { seat, tiles, .. } => Some(tiles.iter().map(|tile| (*seat, tile.target))),
        _ => None,
    });
    since.flatten().collect()
}

/// What was told in this round since the tiles were turned up, the latest first.
fn since_reveal(told: &[(usize, Told)]) -> impl Iterator<Item = &Told> {
    let since = told.iter().rev().map(|(_, event)| event);
    since.take_while(|event| !matches!(event, Told::Reveal { .. } | Told::Refill { .. }))
}

/// The parts and services that were won in this round.
fn sold(props: &TableProps<Farlight>, upto: usize) -> Vec<Sold> {
    let all = &props.told[..upto];
    let told = |at: usize| {
        let (before, event) = (&all[..at], &all[at].1);
        let Told::Auction { target, winner, .. } = event else { return None };
        let seat = (*winner)?;
        let scene =
            beat::farlight::Scene { before, colours: &[], names: &[], lang: None, viewer: None };
        let part = match target {
            Target::Slot(n) => scene.slot(*n),
            Target::Service(_) | Target::Mission(_) => None,
        };
        let telling = Telling::new(&props.company.names, before, props.prefs.lang);
        Some(Sold { target: *target, part, seat, told: telling.tell(event).join("\n") })
    };
    (upto - since_reveal(all).count()..upto).filter_map(told).collect()
}

/// What was told since the tiles were turned up last, each with its place; nothing once the viewer has laid
/// a tile of the next round.
fn last_built(
    told: &[(usize, Told)],
    viewer: Option<Seat>,
) -> impl Iterator<Item = (usize, &Told)> {
    let since = |event: &Told| !matches!(event, Told::Reveal { .. });
    let from = told.iter().rposition(|(_, event)| !since(event)).map_or(told.len(), |at| at + 1);
    let lays = |event: &Told| matches!(event, Told::Bid { seat, .. } if viewer.is_none_or(|own| own == *seat));
    let past = told[from..].iter().any(|(_, event)| lays(event));
    let all = if past { told.len()..told.len() } else { from..told.len() };
    all.map(move |at| (at, &told[at].1))
}

/// The parts that were installed last.
fn built(told: &[(usize, Told)], viewer: Option<Seat>) -> Vec<PartId> {
    installed(last_built(told, viewer).map(|(_, event)| event))
}

/// What was told since the round began, the latest first.
fn since_refill(told: &[(usize, Told)]) -> impl Iterator<Item = &Told> {
    let since = told.iter().rev().map(|(_, event)| event);
    since.take_while(|event| !matches!(event, Told::Refill { .. }))
}

fn installed<'a>(events: impl Iterator<Item = &'a Told>) -> Vec<PartId> {
    let part = |event: &Told| match event {
        Told::Install { part, .. } => Some(*part),
        _ => None,
    };
    events.filter_map(part).collect()
}

/// What everybody was told to have done to his ship last, a line a deed.
fn done(props: &TableProps<Farlight>, upto: usize) -> Vec<(Seat, String)> {
    let told = &props.told[..upto];
    let line = |(at, event): (usize, &Told)| match event {
        Told::Install { seat, .. }
        | Told::Repair { seat, .. }
        | Told::Engineer { seat, .. }
        | Told::Boost { seat, .. }
        | Told::Scrap { seat, .. } => {
            let telling = Telling::new(&props.company.names, &told[..at], props.prefs.lang);
            Some((*seat, telling.tell(event).join(" ")))
        }
        _ => None,
    };
    last_built(told, props.view.viewer).filter_map(line).collect()
}

/// Whether the end is being counted.
fn counts(props: &TableProps<Farlight>) -> bool {
    let told = &props.told[..known(props, props.order)];
    props.plays && told.iter().any(|(_, event)| matches!(event, Told::Award { .. }))
}

/// The mission that is told of next, or was last, and whose turn it is to fly it.
fn flies(props: &TableProps<Farlight>, upto: usize) -> Option<(MissionId, Seat)> {
    let due = props.told.get(upto..known(props, props.order)).unwrap_or_default();
    let silent = |told: &Told| matches!(told, Told::Benefit { crew: 0, science: 0, .. });
    let flown = |told: &Told| match told {
        Told::Mission { mission, seat, .. } => Some((*mission, *seat)),
        _ => None,
    };
    let next = due.iter().map(|(_, event)| event).find(|event| !silent(event)).and_then(flown);
    let last = props.told[..upto].last().filter(|_| props.plays);
    next.or_else(|| flown(&last?.1))
}

/// Says what choices do, if the viewer has a seat.
fn verbs(view: &View, lang: Lang) -> Option<Verbs<'_>> {
    let (parts, words) = (PartWords::new(lang), lang.farlight());
    view.own().map(|own| Verbs { view, own, parts, words })
}

/// Hands choices on, and lifts what was picked.
fn lifting<T: 'static>(
    picked: &UseStateHandle<(usize, Aim)>,
    order: usize,
    choose: &Callback<T>,
) -> Callback<T> {
    let (picked, choose) = (picked.clone(), choose.clone());
    Callback::from(move |choice| {
        picked.set((order, Aim::default()));
        choose.emit(choice);
    })
}

/// The page on which a decision is made.
fn home(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Bid => Some(0),
        Phase::Launch => Some(1),
        Phase::Repair | Phase::Engineer | Phase::Install | Phase::Boost => Some(2),
        Phase::Over => None,
    }
}

/// The page of what was done last, or else of what is due.
fn looked(props: &TableProps<Farlight>) -> Option<usize> {
    let told = props.told[..known(props, props.order)].iter().rev();
    let mut told = told.take_while(|(order, _)| *order == props.order);
    told.find_map(|(_, event)| page_of(event)).or(home(props.view.phase))
}

/// The page on which it is seen what was told.
fn page_of(event: &Told) -> Option<usize> {
    match event {
        Told::Bid { tiles, .. } => {
            let flies = tiles.iter().all(|tile| matches!(tile.target, Target::Mission(_)));
            Some(usize::from(flies))
        }
        Told::Setup { .. } | Told::Reveal { .. } | Told::Auction { .. } | Told::Refill { .. } => {
            Some(0)
        }
        Told::Mission { .. } => Some(1),
        Told::Repair { .. }
        | Told::Engineer { .. }
        | Told::Install { .. }
        | Told::Scrap { .. }
        | Told::Boost { .. } => Some(2),
        Told::Benefit { .. }
        | Told::Award { .. }
        | Told::Leftovers { .. }
        | Told::Result { .. } => None,
    }
}

/// Whether a tile in the hand could lie on the page of the missions, or on the station's.
fn holds_target(desk: &Desk, missions: bool) -> bool {
    let here = |target: &Target| matches!(target, Target::Mission(_)) == missions;
    let targets = desk.view.targets();
    targets
        .into_iter()
        .any(|target| here(&target) && is_open(desk, target) && desk.aim.lacks(desk.view))
}

/// A page in short, which leads there; it stands for these things, and may hold what a tile can be laid on.
fn tab(
    at: usize,
    page: Option<usize>,
    name: &'static str,
    inside: Html,
    (things, open): (Option<String>, bool),
) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| browser::reveal(&format!("#{}", PAGES[at])));
    html! {
        <button class={classes!("page-tab", open.then_some("is-target"))} data-thing={things} {onclick}
            aria-current={(Some(at) == page).then_some("page")} data-in-view={PAGES[at]}>
            <strong class="tab-name">{ name }</strong>
            { inside }
        </button>
    }
}

/// What follows the pointer.
fn dragged(held: Held, desk: &Desk) -> Html {
    let seat = desk.view.viewer.map_or(0, |seat| desk.company.colour(seat));
    match held {
        Held::Tile(n) => {
            html! { <span id="dragged" class="bid-face" style={format!("--seat: var(--seat-{seat})")} aria-hidden="true">{ n }</span> }
        }
        Held::Part(part) => {
            let die = desk
                .view
                .own()
                .and_then(|own| own.pending.iter().find(|won| won.part == part)?.die);
            html! { <span id="dragged" class="is-part" aria-hidden="true">{ drawn(module_art(part, die)) }</span> }
        }
    }
}
