//! What lies under the thumb: the decision that is asked for, as a list of buttons in words.

use super::module::module_art;
use super::verb::Verbs;
use crate::games::drag::Press;
use crate::games::{PageGame, TableProps};
use crate::words::{PartWords, fill};
use rules::farlight::{Choice, Farlight, Phase, PartId};
use yew::prelude::*;

/// The decision, or a word that others decide.
pub fn dock(
    props: &TableProps<Farlight>,
    verbs: Option<Verbs>,
    part: Option<PartId>,
    pick: &Callback<PartId>,
    press: &Press<u8>,
) -> Html {
    let lang = props.prefs.lang;
    let (shell, words) = (lang.words(), lang.farlight());
    let moment = props.order.to_string();
    let Some(verbs) = verbs.filter(|_| !props.legal.is_empty()) else {
        return html! { <section class="choices is-waiting" data-moment={moment} aria-label={shell.choices}><p class="soft">{ words.choice_wait }</p></section> };
    };
    html! {
        <section class="choices" data-moment={moment} aria-label={shell.choices}>
            <h2>{ Farlight::ask(&props.view, lang) }<span class="soft">{ context(verbs, part) }</span></h2>
            { won(props, verbs, part, pick) }
            <ul key={props.order} class="choice-list">{ for props.legal.iter().filter(|choice| is_listed(choice, part)).map(|&choice| entry(props, verbs, choice, part, press)) }</ul>
        </section>
    }
}

/// Of the parts that wait only the choices of the one picked are listed.
fn is_listed(choice: &Choice, picked: Option<PartId>) -> bool {
    match choice {
        Choice::Install(part, _) | Choice::Scrap(part) => picked == Some(*part),
        _ => true,
    }
}

fn entry(
    props: &TableProps<Farlight>,
    verbs: Verbs,
    choice: Choice,
    part: Option<PartId>,
    press: &Press<u8>,
) -> Html {
    let onclick = props.choose.reform(move |_: MouseEvent| choice);
    let strong = match choice {
        Choice::Complete | Choice::Crewed | Choice::Tile(_) => true,
        Choice::Discard(other) => part == Some(other),
        _ => false,
    };
    let class = classes!("button", strong.then_some("primary"));
    if let Choice::Tile(tile) = choice {
        let onpointerdown = press.reform(move |event: PointerEvent| (tile, event));
        return html! { <li><button class={classes!(class, "tile")} {onclick} {onpointerdown}>{ verbs.verb(choice) }</button></li> };
    }
    html! { <li><button {class} {onclick}>{ verbs.verb(choice) }</button></li> }
}

/// What the decision is about: the tile in the hand, where it goes, the mission.
fn context(verbs: Verbs, part: Option<PartId>) -> String {
    let (view, words) = (verbs.view, verbs.words);
    match (view.phase, view.draft.tile, view.draft.target) {
        // Without crew nobody is asked whether to send any: this is the place to warn.
        (Phase::Bid, Some(0), None) if verbs.crew_left() == 0 => {
            verbs.also(&fill(words.do_tile, &[("n", &0)]), words.bare_zero)
        }
        (Phase::Bid, None, _) => fill(words.n_crew, &[("n", &verbs.crew_left())]),
        (Phase::Bid, Some(n), None) => fill(words.do_tile, &[("n", &n)]),
        (Phase::Bid, Some(n), Some(target)) => {
            format!("{} → {}", fill(words.do_tile, &[("n", &n)]), verbs.target(target))
        }
        (Phase::Install, ..) => part.map(|part| verbs.price(part)).unwrap_or_default(),
        (Phase::Boost, ..) => {
            let upgrades = fill(words.n_upgrades, &[("n", &verbs.own.upgrades)]);
            format!("{upgrades}, {}", fill(words.n_overhauls, &[("n", &verbs.own.overhauls)]))
        }
        (Phase::Launch, ..) => view.launch.missions.first().map_or("", |&id| verbs.parts.mission(id)).to_owned(),
        _ => String::new(),
    }
}

/// The parts that wait to be installed; the one picked shows its places on the ship.
fn won(
    props: &TableProps<Farlight>,
    verbs: Verbs,
    part: Option<PartId>,
    pick: &Callback<PartId>,
) -> Html {
    if verbs.own.pending.is_empty() {
        return Html::default();
    }
    let lang = props.prefs.lang;
    let parts = PartWords::new(lang);
    html! {
        <div class="won" role="group" aria-label={lang.farlight().won}>
            { for verbs.own.pending.iter().map(|won| {
                let id = won.part;
                let onclick = pick.reform(move |_: MouseEvent| id);
                let pressed = (part == Some(id)).to_string();
                html! {
                    <div key={id.number()} class={classes!("won-part", (part == Some(id)).then_some("is-aimed"))}>
                        { module_art(id, won.die, lang) }
                        <button class="hit" {onclick} aria-pressed={pressed} aria-label={parts.sentence(id, won.die)}></button>
                    </div>
                }
            }) }
        </div>
    }
}
