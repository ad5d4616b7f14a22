//! What lies under the thumb: the hand, the market, the Sanctuaries found, and the one next click.

use super::card::{CardView, Face, Standing};
use super::verb;
use crate::prefs::{Prefs, Tap};
use crate::words::fill;
use rules::faraway::{Choice, HAND, Phase, RegionId, View, found};
use yew::prelude::*;

/// What the viewer has picked but not confirmed.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Picked {
    /// Nothing.
    #[default]
    Nothing,
    /// A whole choice.
    Choice(Choice),
    /// Advanced start: some of the three to keep.
    Some(Vec<RegionId>),
}

impl Picked {
    fn has(&self, face: Face) -> bool {
        match (self, face) {
            (Picked::Choice(Choice::Explore(id) | Choice::Take(id)), Face::Region(region)) => {
                *id == region
            }
            (Picked::Choice(Choice::Settle(id)), Face::Sanctuary(sanctuary)) => *id == sanctuary,
            (Picked::Choice(Choice::Keep(kept)), Face::Region(region)) => kept.contains(&region),
            (Picked::Some(kept), Face::Region(region)) => kept.contains(&region),
            _ => false,
        }
    }

    /// What is picked once a further card has been touched; a card touched again is put back.
    fn with_kept(&self, region: RegionId) -> Picked {
        let mut kept = match self {
            Picked::Some(kept) => kept.clone(),
            Picked::Choice(Choice::Keep(kept)) => kept.to_vec(),
            _ => Vec::new(),
        };
        match kept.iter().position(|&id| id == region) {
            Some(at) => drop(kept.remove(at)),
            None if kept.len() < HAND => kept.push(region),
            None => {}
        }
        rules::order::sort(&mut kept);
        match <[RegionId; HAND]>::try_from(kept) {
            Ok(three) => Picked::Choice(Choice::Keep(three)),
            Err(kept) => Picked::Some(kept),
        }
    }
}

/// What the dock is drawn from.
pub struct Dock<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// What he may choose now.
    pub legal: &'a [Choice],
    /// What he has picked.
    pub picked: Picked,
    /// Picks something.
    pub pick: Callback<Picked>,
    /// Makes a choice.
    pub choose: Callback<Choice>,
    /// Asks for a card to be enlarged.
    pub inspect: Callback<Option<Face>>,
    /// The person's preferences.
    pub prefs: Prefs,
}

/// The dock.
pub fn dock(props: &Dock) -> Html {
    let words = props.prefs.lang.faraway();
    let view = &props.view;
    let asked = match view.phase {
        _ if props.legal.is_empty() => "waits",
        Phase::Take => "takes",
        Phase::Settle => "settles",
        _ => "plays",
    };
    let held = view.own().map_or(0, |own| own.hand.len());
    let offered: Vec<_> = view.own().iter().flat_map(|own| own.offered.iter().flatten()).collect();
    let style = format!("--cards: {}", offered.len() + held + view.market.len());
    html! {
        <section class={classes!("dock", asked)} {style} aria-label={props.prefs.lang.words().choices}>
            if !offered.is_empty() {
                <div class="pile offered" role="group" aria-label={words.offered}>
                    <h2>{ words.offered }</h2>
                    <div class="pile-cards">{ for offered.iter().map(|&&id| card(props, Face::Sanctuary(id), Choice::Settle(id))) }</div>
                </div>
            }
            if let Some(own) = view.own() {
                <div class="pile hand" role="group" aria-label={words.hand}>
                    <h2>{ words.hand }</h2>
                    <div class="pile-cards">{ for own.hand.iter().filter_map(|held| held.id).map(|id| hand_card(props, id, &own.chosen)) }</div>
                </div>
            }
            <div class="pile market" role="group" aria-label={words.market}>
                <h2>{ words.market }<span class="soft">{ fill(words.deck_left, &[("n", &view.regions_left)]) }</span></h2>
                <div class="pile-cards">
                    { for view.market.iter().map(|&id| card(props, Face::Region(id), Choice::Take(id))) }
                    if view.market.is_empty() { <p class="soft">{ words.market_last }</p> }
                </div>
            </div>
            { confirm(props) }
        </section>
    }
}

fn hand_card(props: &Dock, id: RegionId, chosen: &[RegionId]) -> Html {
    if props.view.phase != Phase::Keep || props.legal.is_empty() {
        let secret = chosen.contains(&id);
        return html! { <div key={id.time()} class={classes!("hand-card", secret.then_some("is-secret"))}>{ card(props, Face::Region(id), Choice::Explore(id)) }</div> };
    }
    let face = Face::Region(id);
    let pick = {
        let (pick, picked) = (props.pick.clone(), props.picked.clone());
        Callback::from(move |()| pick.emit(picked.with_kept(id)))
    };
    let standing = if props.picked.has(face) { Standing::Picked } else { Standing::Legal };
    html! { <div key={id.time()} class="hand-card"><CardView {face} {standing} {pick} inspect={props.inspect.clone()} lang={props.prefs.lang} /></div> }
}

fn card(props: &Dock, face: Face, choice: Choice) -> Html {
    let legal = props.legal.contains(&choice);
    let picked = props.picked.has(face);
    let standing = match (legal, picked) {
        (false, _) => Standing::Still,
        (true, false) => Standing::Legal,
        (true, true) => Standing::Picked,
    };
    let at_once = picked || props.prefs.tap == Tap::Single;
    let pick = legal.then(|| {
        if at_once {
            props.choose.reform(move |()| choice)
        } else {
            props.pick.reform(move |()| Picked::Choice(choice))
        }
    });
    html! { <CardView {face} {standing} {pick} inspect={props.inspect.clone()} lang={props.prefs.lang} /> }
}

/// What the picked card would do, and the button that does it.
fn confirm(props: &Dock) -> Html {
    let words = props.prefs.lang.faraway();
    if props.legal.is_empty() {
        return Html::default();
    }
    match &props.picked {
        Picked::Choice(choice) => {
            let choice = *choice;
            let onclick = props.choose.reform(move |_: MouseEvent| choice);
            html! {
                <div class="confirm">
                    <p aria-live="polite">{ consequence(props, choice) }</p>
                    <button class="button primary" {onclick}>{ verb(&choice, words) }</button>
                </div>
            }
        }
        Picked::Some(kept) => html! {
            <div class="confirm"><p aria-live="polite">{ fill(words.keep_count, &[("n", &kept.len())]) }</p></div>
        },
        Picked::Nothing => html! { <div class="confirm"><p>{ words.pick_hint }</p></div> },
    }
}

/// Whether the Region would find Sanctuaries: the question of every exploration.
fn consequence(props: &Dock, choice: Choice) -> String {
    let words = props.prefs.lang.faraway();
    let (Choice::Explore(region), Some(own)) = (choice, props.view.own()) else {
        return String::new();
    };
    let Some(before) = own.row.last() else { return String::new() };
    let mut row = own.row.clone();
    row.push(region);
    match found(&row, &own.sanctuaries) {
        0 => fill(words.would_not_find, &[("n", &before.time())]),
        n => fill(words.would_find, &[("n", &n)]),
    }
}
