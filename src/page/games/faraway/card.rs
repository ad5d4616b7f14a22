//! A card on the table: its face, its words, and what a finger or a key does with it.

use crate::art::drawn;
use crate::art::faraway::{region_art, region_back, sanctuary_art, sanctuary_back, wonder_icon};
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::words::{CardWords, Lang, fill};
use gloo_timers::callback::Timeout;
use rules::faraway::{Card, Reason, RegionId, SanctuaryId, Scored};
use web_sys::{Element, HtmlDialogElement};
use yew::prelude::*;

/// How long a finger rests on a card before it is enlarged, in milliseconds.
const LONG_PRESS: u32 = 420;

/// What lies on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Face {
    /// A Region, face up.
    Region(RegionId),
    /// A Sanctuary, face up.
    Sanctuary(SanctuaryId),
    /// A Region, face down.
    RegionBack,
    /// A Sanctuary, face down.
    SanctuaryBack,
}

impl Face {
    /// The picture.
    pub fn art(self) -> Html {
        drawn(match self {
            Face::Region(id) => region_art(id),
            Face::Sanctuary(id) => sanctuary_art(id),
            Face::RegionBack => region_back(),
            Face::SanctuaryBack => sanctuary_back(),
        })
    }

    /// The card in words.
    pub fn words(self, lang: Lang) -> String {
        match self {
            Face::Region(id) => CardWords::new(lang).region(id),
            Face::Sanctuary(id) => CardWords::new(lang).sanctuary(id),
            Face::RegionBack | Face::SanctuaryBack => lang.faraway().face_down.to_owned(),
        }
    }

    /// What is printed on it, if it lies face up.
    pub fn card(self) -> Option<&'static Card> {
        match self {
            Face::Region(id) => Some(id.card()),
            Face::Sanctuary(id) => Some(id.card()),
            Face::RegionBack | Face::SanctuaryBack => None,
        }
    }

    fn key(self) -> String {
        match self {
            Face::Region(id) => format!("region-{}", id.time()),
            Face::Sanctuary(id) => format!("sanctuary-{}", id.number()),
            Face::RegionBack | Face::SanctuaryBack => String::new(),
        }
    }
}

/// Whether the card can be chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Standing {
    /// It just lies there.
    Still,
    /// It may be chosen now.
    Legal,
    /// It has been picked and waits to be confirmed.
    Picked,
    /// It is shown as if it had been played.
    Preview,
}

/// What a card on the table needs.
#[derive(Properties, PartialEq)]
pub struct CardProps {
    /// What lies there.
    pub face: Face,
    /// Whether it can be chosen.
    #[prop_or(Standing::Still)]
    pub standing: Standing,
    /// What it would score now; drawn as a badge.
    #[prop_or_default]
    pub scored: Option<Scored>,
    /// Picks it.
    #[prop_or_default]
    pub pick: Option<Callback<()>>,
    /// The language.
    pub lang: Lang,
}

/// A card. A press picks it where it can be chosen and enlarges it everywhere else; a long press or
/// the other mouse button always enlarges it.
#[component]
pub fn CardView(props: &CardProps) -> Html {
    let face = props.face;
    let looked = use_state(|| None::<AttrValue>);
    let dialog = use_node_ref();
    let press = use_mut_ref(|| None::<Timeout>);
    let held = use_mut_ref(|| false);
    use_effect_with((dialog.clone(), looked.is_some()), |(dialog, open)| {
        if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|_| *open) {
            let _ = dialog.show_modal();
        }
    });
    let look = {
        let setter = looked.setter();
        Callback::from(move |at: Option<Element>| setter.set(at.map(|at| beside(&at).into())))
    };
    let onpointerdown = {
        let (press, held, look) = (press.clone(), held.clone(), look.clone());
        Callback::from(move |event: PointerEvent| {
            *held.borrow_mut() = false;
            if event.pointer_type() != "mouse" {
                let (held, look, at) = (held.clone(), look.clone(), event.target_dyn_into());
                *press.borrow_mut() = Some(Timeout::new(LONG_PRESS, move || {
                    *held.borrow_mut() = true;
                    look.emit(at);
                }));
            }
        })
    };
    let release = Callback::from(move |_: PointerEvent| *press.borrow_mut() = None);
    let oncontextmenu = {
        let look = look.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            look.emit(event.target_dyn_into());
        })
    };
    let onclick = {
        let (pick, look, held) = (props.pick.clone(), look.clone(), held.clone());
        // The click that ends a long press has done its work already.
        Callback::from(move |event: MouseEvent| {
            if std::mem::take(&mut *held.borrow_mut()) {
                return;
            }
            match &pick {
                Some(pick) => pick.emit(()),
                None => look.emit(event.target_dyn_into()),
            }
        })
    };
    let close = {
        let dialog = dialog.clone();
        Callback::from(move |_: MouseEvent| {
            let ends_long_press = std::mem::take(&mut *held.borrow_mut());
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|_| !ends_long_press) {
                dialog.close();
            }
        })
    };
    let onclose = look.reform(|_: Event| None);
    let choosable = props.pick.is_some();
    let pressed = choosable.then(|| (props.standing == Standing::Picked).to_string());
    // What is drawn lies beside the button, not in it: the button's name is in words alone.
    html! {
        <div class={class(props)} data-card={face.key()} data-thing={face.key()}>
            { face.art() }
            { for props.scored.map(|scored| badge(face, scored)) }
            if face.card().is_some() {
                <button class="card-hit" data-choice={choosable.then_some("card")} aria-pressed={pressed}
                    aria-haspopup={(!choosable).then_some("dialog")} aria-label={label(props)} {onpointerdown} onpointerup={release.clone()}
                    onpointercancel={release.clone()} onpointerleave={release} {oncontextmenu} {onclick}></button>
            } else {
                <div class="card-hit" role="img" aria-label={label(props)}></div>
            }
            if let Some(place) = &*looked {
                <dialog ref={dialog} class="detail" style={place} aria-label={face.words(props.lang)} onclick={close} {onclose}>
                    { detail(props) }
                </dialog>
            }
        </div>
    }
}

/// Where an enlarged card lies: at the side of what was pressed that has more room.
fn beside(pressed: &Element) -> String {
    let rect = pressed.get_bounding_client_rect();
    let middle = (rect.top() + rect.bottom()) as i32 / 2;
    let (left, right) = (rect.left() as i32, rect.right() as i32);
    if left + right < browser::width() {
        format!("--y: {middle}px; --left: {right}px")
    } else {
        format!("--y: {middle}px; --right: {left}px")
    }
}

fn class(props: &CardProps) -> Classes {
    let sanctuary = matches!(props.face, Face::Sanctuary(_) | Face::SanctuaryBack);
    let standing = match props.standing {
        Standing::Still => None,
        Standing::Legal => Some("is-legal"),
        Standing::Picked => Some("is-legal is-chosen"),
        Standing::Preview => Some("is-preview"),
    };
    classes!("card", sanctuary.then_some("is-sanctuary"), standing)
}

fn label(props: &CardProps) -> String {
    let words = props.face.words(props.lang);
    let Some((scored, card)) = props.scored.zip(props.face.card()) else { return words };
    let faraway = props.lang.faraway();
    let fame = fill(faraway.fame_n, &[("n", &scored.fame)]);
    let why = CardWords::new(props.lang).reason(card, scored);
    let now = fill(faraway.now, &[("fame", &fame), ("why", &why)]);
    format!("{words} {now}")
}

/// What the card would score now, or which wonders it still lacks.
fn badge(face: Face, scored: Scored) -> Html {
    if face.card().is_none_or(|card| card.quest.is_none()) {
        return Html::default();
    }
    match scored.reason {
        Reason::Unmet { missing } => html! {
            <span class="badge is-unmet" aria-hidden="true">
                { for missing.kinds().map(|(kind, n)| html! {
                    <span class="lack">{ n }{ glyph(wonder_icon(kind)) }</span>
                }) }
            </span>
        },
        _ if scored.fame == 0 => {
            html! { <span class="badge is-zero" aria-hidden="true">{ 0 }</span> }
        }
        _ => html! { <span class="badge" aria-hidden="true">{ scored.fame }</span> },
    }
}

/// A card enlarged, with its words and what it scores now.
fn detail(props: &CardProps) -> Html {
    let (face, lang) = (props.face, props.lang);
    let now = props.scored.zip(face.card()).map(|(scored, card)| {
        let why = CardWords::new(lang).reason(card, scored);
        html! {
            <p class="detail-now"><strong>{ scored.fame }</strong>{ " " }{ fill(lang.words().about, &[("what", &lang.faraway().fame), ("it", &why)]) }</p>
        }
    });
    html! {
        <div class="detail-sheet">
            <div class="detail-card">{ face.art() }</div>
            <div class="detail-words">
                <p>{ face.words(lang) }</p>
                { for now }
            </div>
            <button class="button quiet detail-close" aria-label={lang.words().close}>{ glyph(Icon::Close) }</button>
        </div>
    }
}
