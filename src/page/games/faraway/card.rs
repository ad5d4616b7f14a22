//! A card on the table: its face, its words, and what a finger or a key does with it.

use crate::art::drawn;
use crate::art::faraway::{region_art, region_back, sanctuary_art, sanctuary_back, wonder_icon};
use crate::explain::faraway as explain;
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::prelude::*;
use crate::words::{CardWords, Lang, fill};
use gloo::timers::callback::Timeout;
use rules::faraway::{Card, Reason, RegionId, SanctuaryId, Scored, Wonder};
use web_sys::{Element, HtmlDialogElement, HtmlElement};

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

/// How a card stands to the one that is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sight {
    /// It is the one.
    Looked,
    /// It is in its sight, and its quest counts or asks for something here.
    Counted,
    /// It is in its sight.
    Seen,
    /// It is face down when that one is counted.
    Unseen,
}

/// How a card at `at` in the row stands to one whose sight begins at `from`: itself, and all to its right.
/// Sanctuaries lie to the right of everything.
pub fn sight((looked, from): (Face, usize), (face, at): (Face, usize)) -> Sight {
    let quest = looked.card().and_then(|card| card.quest);
    let concerned = |card: &Card| quest.is_some_and(|quest| quest.concerns(card));
    if face == looked {
        Sight::Looked
    } else if at < from {
        Sight::Unseen
    } else if face.card().is_some_and(concerned) {
        Sight::Counted
    } else {
        Sight::Seen
    }
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
    /// Whether it scores more with what is tried.
    #[prop_or_default]
    pub gains: bool,
    /// Why it cannot be chosen where another time it can.
    #[prop_or_default]
    pub why_not: Option<&'static str>,
    /// How it stands to the card that is looked at.
    #[prop_or_default]
    pub sight: Option<Sight>,
    /// Told when somebody looks at it and when he looks away; the same at every drawing, so that a card
    /// which stays as it is need not be drawn again.
    #[prop_or_default]
    pub look: Option<UseStateSetter<Option<Face>>>,
    /// The language.
    pub lang: Lang,
}

/// A card. A press picks it where it can be chosen and enlarges it everywhere else; a long press or
/// the other mouse button always enlarges it. Where it tells that it is looked at, a finger's first
/// press does just that.
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
    let enlarge = {
        let setter = looked.setter();
        Callback::from(move |at: Option<Element>| setter.set(at.map(|at| beside(&at).into())))
    };
    // Whether the press that is under way fell on a card that nobody had looked at.
    let first = use_mut_ref(|| false);
    let look = props
        .look
        .clone()
        .map_or_else(Callback::noop, |setter| Callback::from(move |looks| setter.set(looks)));
    let onpointerdown = {
        let (press, held, look) = (press.clone(), held.clone(), enlarge.clone());
        let fresh = props.look.is_some() && props.sight != Some(Sight::Looked);
        let first = first.clone();
        Callback::from(move |event: PointerEvent| {
            *held.borrow_mut() = false;
            *first.borrow_mut() = fresh && event.pointer_type() != "mouse";
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
    let onfocus = look.reform(move |_: FocusEvent| Some(face));
    let unlook = look.clone();
    let onblur = look.reform(|_: FocusEvent| None);
    let hover = |looks: Option<Face>| {
        let look = look.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                look.emit(looks);
            }
        })
    };
    let (onpointermove, onmouseaway) = (hover(Some(face)), hover(None));
    let onpointerleave = {
        let release = release.clone();
        Callback::from(move |event: PointerEvent| {
            onmouseaway.emit(event.clone());
            release.emit(event);
        })
    };
    let oncontextmenu = {
        let look = enlarge.clone();
        Callback::from(move |event: MouseEvent| {
            event.prevent_default();
            look.emit(event.target_dyn_into());
        })
    };
    let onclick = {
        let (pick, enlarge, held) = (props.pick.clone(), enlarge.clone(), held.clone());
        // The click that ends a long press has done its work already.
        Callback::from(move |event: MouseEvent| {
            if std::mem::take(&mut *held.borrow_mut()) {
                return;
            }
            let looks = std::mem::take(&mut *first.borrow_mut());
            match &pick {
                Some(pick) => pick.emit(()),
                None if looks => {
                    look.emit(Some(face));
                    // Not every browser gives the focus to a button that is touched.
                    let _ = event.target_dyn_into::<HtmlElement>().map(|hit| hit.focus());
                }
                None => enlarge.emit(event.target_dyn_into()),
            }
        })
    };
    let close = {
        let dialog = dialog.clone();
        Callback::from(move |event: MouseEvent| {
            // What is explained in it, and the explanation, do not close it.
            let hit: Option<Element> = event.target_dyn_into();
            if hit.is_some_and(|hit| matches!(hit.closest("[data-explain], .explain"), Ok(Some(_))))
            {
                return;
            }
            let ends_long_press = std::mem::take(&mut *held.borrow_mut());
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>().filter(|_| !ends_long_press) {
                dialog.close();
            }
        })
    };
    // The focus comes back to the card, but nobody looks at it any more.
    let onclose = Callback::from(move |_: Event| {
        enlarge.emit(None);
        unlook.emit(None);
    });
    let choosable = props.pick.is_some();
    let pressed = choosable.then(|| (props.standing == Standing::Picked).to_string());
    // What is drawn lies beside the button, not in it: the button's name is in words alone.
    html! {
        <div class={class(props)} data-card={face.key()} data-thing={face.key()}>
            { face.art() }
            { for props.scored.map(|scored| badge(face, scored, props.lang)) }
            <button class="card-hit" data-choice={choosable.then_some("card")} aria-pressed={pressed}
                aria-haspopup={(!choosable).then_some("dialog")} aria-label={label(props)} {onpointerdown} onpointerup={release.clone()}
                onpointercancel={release} {onpointermove} {onpointerleave} {onfocus} {onblur} {oncontextmenu} {onclick}></button>
            if let Some(place) = &*looked {
                <dialog ref={dialog} class="detail" style={place}
                    aria-label={face.words(props.lang)} onclick={close} {onclose}>
                    { detail(props) }
                </dialog>
            }
        </div>
    }
}

/// A card that only lies there: nothing on it is pressed.
pub fn lying(props: &CardProps) -> Html {
    let face = props.face;
    html! {
        <div class={class(props)} data-card={face.key()} data-thing={face.key()}>
            { face.art() }
            { for props.scored.map(|scored| badge(face, scored, props.lang)) }
            <div class="card-hit" role="img" aria-label={label(props)}></div>
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
    let standing = match props.standing {
        Standing::Still => None,
        Standing::Legal => Some("is-legal"),
        Standing::Picked => Some("is-legal is-chosen"),
        Standing::Preview => Some("is-preview"),
    };
    let sight = props.sight.map(|sight| match sight {
        Sight::Looked => "is-looked",
        Sight::Counted => "is-counted",
        Sight::Seen => "is-seen",
        Sight::Unseen => "is-unseen",
    });
    let gains = props.gains.then_some("is-gaining");
    classes!("card", standing, sight, gains)
}

fn label(props: &CardProps) -> String {
    let mut words = props.face.words(props.lang);
    if let Some(why) = props.why_not {
        words = format!("{words} {why}");
    }
    let quested = props.face.card().filter(|card| card.quest.is_some());
    let Some((scored, card)) = props.scored.zip(quested) else { return words };
    let why = CardWords::new(props.lang).now(card, scored);
    format!("{words} {}", fill(props.lang.faraway().now, &[("why", &why)]))
}

/// What the card would score now; of a condition that is not met, what is there and what is not.
fn badge(face: Face, scored: Scored, lang: Lang) -> Html {
    let Some((card, quest)) = face.card().and_then(|card| Some((card, card.quest?))) else {
        return Html::default();
    };
    let zero = (scored.fame == 0).then_some("is-zero");
    let ask =
        |lacks: bool| move |(kind, n): (Wonder, u8)| std::iter::repeat_n((kind, lacks), n.into());
    let asked = match scored.reason {
        Reason::Unmet { missing } => html! {
            <span class="lacking" aria-hidden="true">
                { for quest.condition.beyond(missing).kinds().flat_map(ask(false)).chain(missing.kinds().flat_map(ask(true))).map(|(kind, lacks)| html! {
                    <span class={classes!("asked", explain::wonder(kind), lacks.then_some("is-lacking"))}>
                        { glyph(wonder_icon(kind)) }
                    </span>
                }) }
            </span>
        },
        Reason::NoQuest | Reason::Flat | Reason::Counted { .. } => Html::default(),
    };
    let said = CardWords::new(lang).now(card, scored);
    html! { <>{ asked }<span class={classes!("badge", zero)} data-explain="badge" data-said={said} aria-hidden="true">{ scored.fame }</span></> }
}

/// A card enlarged, with its words and what it scores now.
fn detail(props: &CardProps) -> Html {
    let (face, lang) = (props.face, props.lang);
    let quested = face.card().filter(|card| card.quest.is_some());
    let now = props.scored.zip(quested).map(|(scored, card)| {
        let about = [("what", &lang.faraway().fame as _), ("it", &CardWords::new(lang).why(card, scored) as _)];
        html! { <p class="detail-now" data-explain="badge" tabindex="0"><strong>{ scored.fame }</strong>{ " " }{ fill(lang.words().about, &about) }</p> }
    });
    html! {
        <div class="detail-sheet">
            <div class="detail-card">{ face.art() }</div>
            <div class="detail-words">
                <p>{ face.words(lang) }</p>
                { for face.card().map(|card| terms(card, matches!(face, Face::Region(_)), lang)) }
                { for now }
                { for props.why_not.map(|why| html! { <p class="detail-not">{ why }</p> }) }
            </div>
            <button class="button quiet detail-close" autofocus={true}
                aria-label={lang.words().close}>
                { glyph(Icon::Close) }
            </button>
        </div>
    }
}

/// All that is drawn on a card, one by one, each to be asked what it is.
fn terms(card: &Card, is_region: bool, lang: Lang) -> Html {
    let words = CardWords::new(lang);
    html! {
        <ul class="terms">
            { for explain::card(card, is_region).into_iter().map(|term| html! {
                <li key={term.id()} class="term" tabindex="0" data-explain={term.id()}>
                    { words.term(term) }
                </li>
            }) }
        </ul>
    }
}
