//! The foot of the table: one's tiles or what else is picked from, what that comes to, the deed.

use super::aim::{Aim, Desk, Held};
use crate::explain::farlight as explain;
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::games::{TableProps, foot};
use crate::page::prefs::Pace;
use crate::page::prelude::*;
use crate::words::{Board, FarlightWords, Verbs, capital, count, fill};
use rules::Seat;
use rules::farlight::{Choice, Farlight, PASSES, Phase, TILES, Target};

/// The decision; or a word that others decide.
pub fn dock(props: &TableProps<Farlight>, desk: &Desk) -> Html {
    let (shell, words) = (desk.lang.words(), desk.lang.farlight());
    let moment = props.order.to_string();
    let Some(verbs) = desk.verbs.filter(|_| !desk.legal.is_empty()) else {
        let quiet = desk.view.phase == Phase::Over || props.plays;
        let text = if quiet { "" } else { words.choice_wait };
        let line = html! { <section class="choices is-waiting" data-captions="" data-moment={moment} aria-label={shell.choices}><p class="deed">{ text }</p></section> };
        return foot(
            line,
            if props.plays { steps(words, props.prefs.pace) } else { Html::default() },
        );
    };
    let deed = desk.aim.deed(desk.view, desk.legal);
    let danger = desk.danger();
    let warns = danger.is_some()
        || verbs.note(desk.aim).is_some()
        || deed.last().is_some_and(|&deed| !verbs.scrapped(deed).is_empty());
    // What leaves the game is counted on a phone; a press names it.
    let brief = deed.last().filter(|_| !browser::is_wide()).and_then(|&deed| {
        // Nothing else that is spoiled goes unsaid.
        let alone = danger.as_ref().is_none_or(|danger| verbs.verb(deed).contains(danger));
        verbs.brief_deed(deed).filter(|_| alone)
    });
    let said = line_of(desk, verbs, danger);
    let line = html! {
        <section class="choices" data-moment={moment} aria-label={shell.choices}>
            if desk.view.phase == Phase::Bid { { tiles(desk, verbs) } }
            if desk.view.phase == Phase::Boost { { boosts(desk) } }
            <p class={classes!("deed", warns.then_some("is-warning"))} data-in-view="deed"
                data-explain={brief.as_ref().map_or_else(|| about(desk), |_| Some(String::new()))}
                data-said={brief.as_ref().map(|_| said.clone())}>
                if warns { { glyph(Icon::Warning) } }
                { brief.clone().unwrap_or(said) }
                if brief.is_some() || about(desk).is_some() { { " " }{ glyph(Icon::Info) } }
            </p>
            <ul class="unseen" aria-label={words.board}>
                { for Board::new(desk.view, &desk.company.names, desk.lang).lines().into_iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            <ul key={props.order} class="choice-list">
                { for desk.legal.iter().filter(|choice| is_listed(choice, desk.aim)).map(|&choice| entry(props, desk, verbs, choice)) }
            </ul>
        </section>
    };
    foot(line, action(props, desk))
}

/// What is told goes on by any press (`static/stage.js`): these say so, while something is shown large. Whoever
/// wants it fast waits for nothing.
fn steps(words: &FarlightWords, pace: Pace) -> Html {
    html! {
        <>
            <button class="button quiet step-on" data-all="">{ words.step_all }</button>
            <button class={classes!("button", "primary", "step-on", (pace != Pace::Fast).then_some("waits"))}>{ words.step }</button>
        </>
    }
}

/// What there is to know of the part that the line tells of.
fn about(desk: &Desk) -> Option<String> {
    let part = aimed(desk).and_then(|target| desk.view.part_at(target));
    part.or(desk.aim.part).map(explain::part)
}

/// What the deed would do and spoil; what it spoils comes first.
fn line_of(desk: &Desk, verbs: Verbs, danger: Option<String>) -> String {
    let warning = danger.or_else(|| verbs.note(desk.aim));
    let said = said(desk, verbs, warning.is_some());
    match warning.filter(|warning| !said.contains(warning)) {
        None => said,
        Some(warning) => format!("{}. {said}", capital(&warning)),
    }
}

/// Of the parts that wait only the choices of the one picked are listed.
fn is_listed(choice: &Choice, aim: Aim) -> bool {
    Verbs::settled(*choice).is_none_or(|(part, _)| aim.part == Some(part))
}

/// Every choice in words, for keyboards and readers: shown while the keyboard is there.
fn entry(props: &TableProps<Farlight>, desk: &Desk, verbs: Verbs, choice: Choice) -> Html {
    // The tiles that have their place are laid with it.
    let placed = Aim { tile: None, target: None, ..desk.aim }.lays(desk.view);
    let all: Vec<Choice> = placed.into_iter().chain([choice]).collect();
    let onclick = props.choose_all.reform(move |_: MouseEvent| all.clone());
    let said = verbs.verb(choice);
    let danger = verbs.danger(Aim::of(choice)).filter(|danger| !said.contains(danger));
    let said = danger.map_or(said.clone(), |danger| verbs.also(&said, &danger));
    html! { <li><button class="button" {onclick}>{ said }</button></li> }
}

/// One's five tiles, those laid dim, those that have their place marked, and the crew that goes with
/// the one in the hand.
fn tiles(desk: &Desk, verbs: Verbs) -> Html {
    let words = verbs.words;
    let (view, aim) = (desk.view, desk.aim);
    let free = view.tiles_free();
    let seat = view.viewer.map_or(0, |seat| desk.company.colour(seat));
    let crew = aim.crew_left(view);
    let more = (crew > 0).then(|| desk.pick(Aim { crew: !aim.crew, ..aim }));
    let left =
        if crew > 0 { verbs.parts.count(words.n_crew, crew) } else { words.no_crew.to_owned() };
    let all_placed = !aim.lacks(view);
    html! {
        <div class="tiles" role="group" aria-label={words.tiles}
            style={format!("--seat: var(--seat-{seat})")}>
            { for (0..TILES).map(|n| {
                let placed = aim.bids().any(|bid| bid.value == n);
                let spare = placed || !all_placed;
                let may = free.has(n) && spare && view.draft.tile.is_none_or(|tile| tile == n || placed);
                let picked = aim.tile == Some(n);
                let why = match (free.has(n), placed, spare) {
                    (false, ..) => Some(words.tile_laid),
                    (_, true, _) => Some(words.tile_placed),
                    (.., false) => Some(words.tiles_placed),
                    (_, false, true) => None,
                };
                let said = [Some(&*fill(words.do_tile, &[("n", &n)])), why].into_iter().flatten().collect::<Vec<_>>().join(", ");
                let explain = if n == 0 { "zero tile" } else { "tile" };
                let onclick = desk.pick(aim.taking(n));
                let onpointerdown = desk.press.reform(move |event: PointerEvent| (Held::Tile(n), event));
                html! {
                    <button key={n} class={classes!("tile", picked.then_some("is-picked"), placed.then_some("is-placed"), (picked && aim.lifted().is_some()).then_some("is-lifted"))} disabled={!may} aria-pressed={(picked || placed).to_string()}
                        aria-label={said.clone()} data-said={said} data-explain={explain} data-choice={may.then_some("")} {onclick} {onpointerdown}>
                        <span class="bid-face" aria-hidden="true">{ n }</span>
                    </button>
                }
            }) }
            <button class={classes!("tile", "crew-chip", aim.crew.then_some("is-picked"))} disabled={more.is_none()} onclick={more.clone()}
                aria-pressed={aim.crew.to_string()} aria-label={format!("+1 {}, {left}", words.with_crew)} data-said={left.clone()} data-explain="tile-crew" data-choice={(crew > 0).then_some("")}>
                <span class="bid-face" aria-hidden="true">{ "+1" }{ glyph(Icon::Crew) }</span>
            </button>
        </div>
    }
}

/// Upgrade or overhaul, where both are left.
fn boosts(desk: &Desk) -> Html {
    let words = desk.lang.farlight();
    let Some(own) = desk.view.own().filter(|own| own.upgrades > 0 && own.overhauls > 0) else {
        return Html::default();
    };
    html! {
        <div class="tiles" role="group" aria-label={words.ask_engineer}>
            { for [(false, words.n_upgrades, own.upgrades), (true, words.n_overhauls, own.overhauls)].map(|(overhaul, text, n)| html! {
                <button class={classes!("button", (desk.aim.overhaul == overhaul).then_some("is-picked"))} aria-pressed={(desk.aim.overhaul == overhaul).to_string()}
                    onclick={desk.pick(Aim { overhaul, ..desk.aim })} data-choice="">{ count(desk.lang, text, n.into()) }</button>
            }) }
        </div>
    }
}

/// The deed at its one place, left of it what else can be done.
fn action(props: &TableProps<Farlight>, desk: &Desk) -> Html {
    let words = desk.lang.farlight();
    let deed = desk.aim.deed(desk.view, desk.legal);
    let label = match desk.view.phase {
        Phase::Bid if desk.view.tiles_due() > 1 => words.lay_both,
        Phase::Bid => words.lay,
        Phase::Repair => words.take_off,
        Phase::Engineer => words.engineer,
        Phase::Install if desk.aim.scrap => words.scrap,
        Phase::Install => words.dock,
        Phase::Boost if desk.aim.overhaul => words.overhaul,
        Phase::Boost => words.upgrade,
        Phase::Launch => words.fly,
        Phase::Over => "",
    };
    let disabled = deed.is_empty();
    let danger = desk.danger();
    let asks = danger.is_some() && !desk.aim.sure;
    let label = if danger.is_some() && desk.aim.sure { words.press_again } else { label };
    let onclick = if asks {
        let aim = desk.aim;
        desk.set.reform(move |_: MouseEvent| Aim { sure: true, ..aim })
    } else {
        props.choose_all.reform(move |_: MouseEvent| deed.clone())
    };
    // Why it is dim stands in the line, and here too.
    let why = desk.verbs.map(|verbs| line_of(desk, verbs, danger.clone()));
    html! {
        <>
            { beside(props, desk) }
            <button class={classes!("button", "primary", "deed-button", danger.is_some().then_some("is-danger"))} {disabled} {onclick} data-choice=""
                data-explain="" data-said={why}>if danger.is_some() { { glyph(Icon::Warning) } }{ label }</button>
        </>
    }
}

/// What can be done instead.
fn beside(props: &TableProps<Farlight>, desk: &Desk) -> Html {
    let words = desk.lang.farlight();
    let (text, choice) = match desk.view.phase {
        Phase::Repair => (words.do_done.to_owned(), Choice::Done),
        Phase::Boost => {
            (desk.verbs.map_or_else(String::new, |verbs| verbs.verb(Choice::Skip)), Choice::Skip)
        }
        Phase::Launch => (words.do_pass.to_owned(), Choice::Pass),
        Phase::Install => {
            let scrap = !desk.aim.scrap;
            return html! {
                <button class={classes!("button", "quiet", desk.aim.scrap.then_some("is-picked"))} aria-pressed={desk.aim.scrap.to_string()}
                    onclick={desk.pick(Aim { scrap, cell: None, ..desk.aim })} data-choice="">{ words.scrap_it }</button>
            };
        }
        Phase::Bid | Phase::Engineer | Phase::Over => return Html::default(),
    };
    html! { <button class="button quiet" onclick={props.choose.reform(move |_: MouseEvent| choice)} data-choice="">{ text }</button> }
}

/// What the deed would do, or what is lacking for it; shorter after a warning.
fn said(desk: &Desk, verbs: Verbs, is_warned: bool) -> String {
    let (words, aim) = (verbs.words, desk.aim);
    let deed = aim.deed(desk.view, desk.legal);
    match (desk.view.phase, deed.last()) {
        (Phase::Bid, _) => bid(desk, verbs, is_warned),
        (Phase::Install, None) => refused(desk, verbs),
        (Phase::Boost, None) => words.hint_engine.to_owned(),
        (Phase::Engineer, None) => words.hint_engine.to_owned(),
        (Phase::Repair, None) => words.hint_repair.to_owned(),
        (Phase::Launch | Phase::Over, None) => String::new(),
        (_, Some(&choice)) => verbs.verb(choice),
    }
}

fn bid(desk: &Desk, verbs: Verbs, is_warned: bool) -> String {
    let (words, aim) = (verbs.words, desk.aim);
    let due = desk.view.tiles_due();
    let left = due.saturating_sub(aim.bids().count() as u8);
    match (aim.tile, aim.target) {
        (None, None) if aim.crew => words.hint_crew.to_owned(),
        (None, None) if left < due => {
            format!("{} · {}", placed(desk, verbs), count(desk.lang, words.more_tiles, left.into()))
        }
        (None, None) => {
            let pass = (desk.view.pass + 1).min(PASSES.len() as u8);
            let text = fill(words.hint_tile, &[("n", &due), ("pass", &pass)]);
            if let Some(laid) = rival_laid(desk).filter(|_| !is_warned) {
                return format!("{text} {laid}");
            }
            let near = desk.view.nearest_mission().filter(|_| pass == 1);
            near.map_or(text.clone(), |id| {
                let near = fill(words.nearest, &[("mission", &verbs.about(Target::Mission(id)))]);
                format!("{text} {near}")
            })
        }
        (Some(n), None) if aim.lifted().is_some() => fill(words.lifted, &[("n", &n)]),
        (Some(n), None) => {
            let text = fill(words.hint_target, &[("n", &n)]);
            // The last tile is in the hand before anything is pressed.
            let last = desk.view.tiles_free().len() == 1 && !is_warned;
            let laid = rival_laid(desk).filter(|_| last);
            laid.map_or(text.clone(), |laid| format!("{text}. {laid}"))
        }
        (None, Some(target)) => {
            let lies = if aim.placed.is_some() && !is_warned {
                format!(" · {}", placed(desk, verbs))
            } else {
                String::new()
            };
            let won = if_won(desk, target);
            let about =
                if won.is_empty() { verbs.about(target) } else { verbs.target(target) + &won };
            format!("{about} · {}{lies}", words.hint_pick)
        }
        (Some(tile), Some(target)) => {
            let before = aim.placed.filter(|bid| bid.target == target).map_or(0, |bid| bid.worth());
            let worth = verbs.worth(tile, target, aim.crew, before);
            // A line that is never cut: once a tile lies there, what one was told of it before is shorter.
            let won = if_won(desk, target);
            // Nor does what it lacks matter that the bids bring.
            let about = if is_warned || !won.is_empty() {
                verbs.target(target)
            } else {
                verbs.brief(target)
            };
            let said = format!("{about}{won} · {worth}");
            if left > 0 {
                format!("{said} · {}", count(desk.lang, words.more_tiles, left.into()))
            } else if aim.placed.is_some_and(|bid| bid.target != target) {
                format!("{said} · {}", placed(desk, verbs))
            } else {
                said
            }
        }
    }
}

/// That the ship would be ready for a mission that it cannot fly yet, once all that is bid on is won.
fn if_won(desk: &Desk, target: Target) -> String {
    match target {
        Target::Mission(id) => desk.if_won(id).map(|said| format!(" · {said}")).unwrap_or_default(),
        Target::Slot(_) | Target::Service(_) => String::new(),
    }
}

/// What the one rival has laid since: it stays to be read until something is pressed.
fn rival_laid<'a>(desk: &'a Desk) -> Option<&'a str> {
    let fresh = |(seat, _): &&(Seat, String)| desk.fresh.iter().any(|(one, _)| one == seat);
    let laid = desk.laid.iter().find(fresh).filter(|_| desk.view.table.seats == 2);
    laid.map(|(_, laid)| laid.as_str())
}

/// Where the tile lies that has its place, beside the one in the hand.
fn placed(desk: &Desk, verbs: Verbs) -> String {
    let said = desk.aim.placed.map(|bid| {
        let n = if bid.crew { format!("{}+1", bid.value) } else { bid.value.to_string() };
        let values: [(&str, &dyn std::fmt::Display); 2] =
            [("n", &n), ("target", &verbs.target(bid.target))];
        fill(verbs.words.tell_tile, &values)
    });
    said.unwrap_or_default()
}

/// Why the part taken up cannot be docked where it was put.
fn refused(desk: &Desk, verbs: Verbs) -> String {
    let words = verbs.words;
    let Some(part) = desk.aim.part else { return String::new() };
    let reason = desk.aim.cell.and_then(|cell| verbs.misfit(part, cell));
    let hint = if desk.view.docks(part) { words.hint_place } else { words.hint_nowhere };
    reason.unwrap_or_else(|| format!("{} · {hint}", verbs.price(part)))
}

/// The target that is aimed at.
pub fn aimed(desk: &Desk) -> Option<Target> {
    desk.aim.target.filter(|_| desk.asks(Phase::Bid))
}
