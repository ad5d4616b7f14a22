//! A card on the table: its face, its words, and what a finger or a key does with it.

use super::card_art::{region_art, region_back, sanctuary_art, sanctuary_back, wonder_icon};
use crate::icons::{Glyph, Icon};
use crate::words::{CardWords, Lang, fill};
use gloo_timers::callback::Timeout;
use rules::faraway::{Card, Reason, RegionId, SanctuaryId, Scored};
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
        match self {
            Face::Region(id) => region_art(id),
            Face::Sanctuary(id) => sanctuary_art(id),
            Face::RegionBack => region_back(),
            Face::SanctuaryBack => sanctuary_back(),
        }
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
    /// Asks for it to be enlarged.
    pub inspect: Callback<Option<Face>>,
    /// The language.
    pub lang: Lang,
}

/// A card.
#[component]
pub fn CardView(props: &CardProps) -> Html {
    let face = props.face;
    let press = use_mut_ref(|| None::<Timeout>);
    let show = props.inspect.reform(move |()| Some(face));
    let enter = {
        let show = show.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() == "mouse" {
                show.emit(());
            }
        })
    };
    let focus = {
        let show = show.clone();
        Callback::from(move |_: FocusEvent| {
            if !crate::browser::is_touched() {
                show.emit(());
            }
        })
    };
    let down = {
        let press = press.clone();
        Callback::from(move |event: PointerEvent| {
            if event.pointer_type() != "mouse" {
                let show = show.clone();
                *press.borrow_mut() = Some(Timeout::new(LONG_PRESS, move || show.emit(())));
            }
        })
    };
    let up = Callback::from(move |_: PointerEvent| *press.borrow_mut() = None);
    let menu = Callback::from(|event: MouseEvent| event.prevent_default());
    let label = label(props);
    let class = classes!(
        "card",
        matches!(face, Face::Sanctuary(_) | Face::SanctuaryBack).then_some("is-sanctuary"),
        match props.standing {
            Standing::Still => None,
            Standing::Legal => Some("is-legal"),
            Standing::Picked => Some("is-legal is-chosen"),
            Standing::Preview => Some("is-preview"),
        }
    );
    let inside = html! { <>{ face.art() }{ for props.scored.map(|scored| badge(face, scored)) }</> };
    match &props.pick {
        Some(pick) => {
            let onclick = pick.reform(|_: MouseEvent| ());
            let pressed = (props.standing == Standing::Picked).to_string();
            html! {
                <button {class} {onclick} aria-pressed={pressed} aria-label={label} data-card={face.key()}
                    onpointerenter={enter} onfocus={focus} onpointerdown={down} onpointerup={up.clone()}
                    onpointercancel={up.clone()} onpointerleave={up} oncontextmenu={menu}>{ inside }</button>
            }
        }
        None => html! {
            <div {class} role="img" aria-label={label} data-card={face.key()} tabindex={face.card().map(|_| "0")}
                onpointerenter={enter} onfocus={focus} onpointerdown={down} onpointerup={up.clone()}
                onpointercancel={up.clone()} onpointerleave={up} oncontextmenu={menu}>{ inside }</div>
        },
    }
}

fn label(props: &CardProps) -> String {
    let words = props.face.words(props.lang);
    let Some((scored, card)) = props.scored.zip(props.face.card()) else { return words };
    let faraway = props.lang.faraway();
    let fame = fill(faraway.fame_n, &[("n", &scored.fame)]);
    let why = CardWords::new(props.lang).reason(card, scored);
    format!("{words} {}: {fame}, {why}.", faraway.now)
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
                    <span class="lack">{ n }<Glyph icon={wonder_icon(kind)} /></span>
                }) }
            </span>
        },
        _ if scored.fame == 0 => html! { <span class="badge is-zero" aria-hidden="true">{ 0 }</span> },
        _ => html! { <span class="badge" aria-hidden="true">{ scored.fame }</span> },
    }
}

/// What the enlarged card needs.
#[derive(Properties, PartialEq)]
pub struct DetailProps {
    /// The card; none closes it.
    pub face: Option<Face>,
    /// What it would score now, if it lies in a row.
    pub scored: Option<Scored>,
    /// Closes it.
    pub close: Callback<()>,
    /// The language.
    pub lang: Lang,
}

/// A card enlarged, with its words. On a laptop it stands beside the table, on a phone above it.
#[component]
pub fn Detail(props: &DetailProps) -> Html {
    let Some((face, card)) = props.face.and_then(|face| Some((face, face.card()?))) else {
        return html! { <aside class="detail is-empty" aria-hidden="true"></aside> };
    };
    let close = props.close.reform(|_: MouseEvent| ());
    let words = CardWords::new(props.lang);
    html! {
        <aside class="detail" aria-label={face.words(props.lang)}>
            <button class="button quiet detail-close" onclick={close} aria-label={props.lang.words().close}><Glyph icon={Icon::Close} /></button>
            <div class="detail-card">{ face.art() }</div>
            <div class="detail-words" aria-live="polite">
                <p>{ face.words(props.lang) }</p>
                if let Some(scored) = props.scored {
                    <p class="detail-now"><strong>{ scored.fame }</strong>{ format!(" {}: {}", props.lang.faraway().fame, words.reason(card, scored)) }</p>
                }
            </div>
        </aside>
    }
}
