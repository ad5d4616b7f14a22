//! The chart as a part of the table: what is seen of it, what is tapped, what it says in words.

mod flag;
mod lens;
mod marks;
mod place;
mod search;

use crate::browser;
use crate::chart::art;
use crate::chart::plan::{own_sector, plan, target, targets};
use crate::games::Company;
use crate::icons::{Icon, glyph};
use crate::words::{FireflyText, Lang};
pub use flag::{Flag, flags};
use lens::{Lens, Sight, use_lens};
use marks::{Marks, marks, under};
use place::Place;
use rules::firefly::sector::SectorId;
use rules::firefly::{Choice, View};
use search::search;
use std::rc::Rc;
use yew::prelude::*;

/// What the map is drawn from.
#[derive(Properties, PartialEq, Clone)]
pub struct MapProps {
    /// What the viewer may know.
    pub view: Rc<View>,
    /// What he may choose now: sectors among it are lit.
    pub legal: Rc<Vec<Choice>>,
    /// Who is who.
    pub company: Rc<Company>,
    /// The language.
    pub lang: Lang,
    /// Makes a choice.
    pub choose: Callback<Choice>,
    /// Makes choices one after the other, up to the first that is not legal.
    pub choose_all: Callback<Vec<Choice>>,
    /// Where the viewer's own work is.
    pub flags: Rc<Vec<Flag>>,
    /// Where each ship has come from.
    pub wakes: Rc<Vec<Vec<SectorId>>>,
}

/// The map.
#[component]
pub fn Map(props: &MapProps) -> Html {
    let selected = use_state(|| None::<SectorId>);
    let pointed = use_state(|| None::<SectorId>);
    let letters = use_state(String::new);
    let lens = use_lens(sight(props, &selected, &pointed));
    use_focus(props, &lens);
    use_departure(props, &selected, &lens);
    // On a phone the decision lies over the lower half: what can be done with a sector goes above it.
    use_effect_with(*selected, |selected| {
        if selected.is_some() && !browser::is_wide() {
            browser::reveal(".sector-deed");
        }
    });
    let look = {
        let (selected, lens) = (selected.clone(), lens.clone());
        Callback::from(move |sector| {
            selected.set(Some(sector));
            lens.show(sector);
        })
    };
    let point_out = {
        let pointed = pointed.clone();
        Callback::from(move |sector| pointed.set(sector))
    };
    let place = Place { props, look: &look, point_out: &point_out };
    let own = own_sector(&props.view);
    html! {
        <section class="map" aria-label={props.lang.firefly_map().title}>
            { tools(props, &lens, own, &letters, &look) }
            { window(props, &lens, *selected, *pointed) }
            <p class="map-line" aria-hidden="true">{ pointed.map(|sector| place.line(sector)).unwrap_or_default() }</p>
            // A place of its own: a list that grows would have the window on the chart made anew.
            <div>{ for selected.or(own).map(|sector| place.card(sector)) }</div>
        </section>
    }
}

fn sight(
    props: &MapProps,
    selected: &UseStateHandle<Option<SectorId>>,
    pointed: &UseStateHandle<Option<SectorId>>,
) -> Sight {
    let tapped = {
        let (legal, choose) = (props.legal.clone(), props.choose.clone());
        let selected = selected.clone();
        Callback::from(move |(sector, sure): (SectorId, bool)| match target(&legal, sector) {
            // A finger on a small sector points first and chooses with the second tap.
            Some(choice) if sure || *selected == Some(sector) => choose.emit(choice),
            Some(_) => selected.set(Some(sector)),
            None => selected.set((*selected != Some(sector)).then_some(sector)),
        })
    };
    let hovered = {
        let pointed = pointed.clone();
        Callback::from(move |sector| pointed.set(sector))
    };
    Sight { tapped, hovered }
}

/// When the viewer has to choose a sector near one that may be too small to see, it is shown.
#[hook]
fn use_focus(props: &MapProps, lens: &Lens) {
    let few = (1..20).contains(&targets(&props.legal).count());
    let asked = targets(&props.legal).next().map(|(sector, _)| sector).filter(|_| few);
    let lens = lens.clone();
    // The ship, or else the Cruiser or the Cutter that is to go somewhere.
    let own = own_sector(&props.view);
    // With each turn of the viewer's his ship is in sight again.
    let turn = (props.view.viewer == Some(props.view.turn)).then_some(props.view.round);
    let home = lens.clone();
    use_effect_with(turn, move |turn| {
        if let (Some(_), Some(own)) = (turn, own) {
            home.keep_in_sight(own);
        }
    });
    let shown = own.filter(|own| own.neighbours().any(|near| Some(near) == asked)).or(asked);
    use_effect_with(asked.is_some(), move |&asked| {
        if asked && let Some(shown) = shown {
            lens.show(shown);
        }
    });
}

/// A ship that has moved is in sight, and is looked at again where it is, unless something further
/// was looked at.
#[hook]
fn use_departure(props: &MapProps, selected: &UseStateHandle<Option<SectorId>>, lens: &Lens) {
    let own = own_sector(&props.view);
    let before = use_mut_ref(|| own);
    let (selected, lens) = (selected.clone(), lens.clone());
    use_effect_with(own, move |&own| {
        let left = before.replace(own);
        if left != own && selected.is_some() && (*selected == left || *selected == own) {
            selected.set(None);
        }
        if let Some(own) = own.filter(|_| left.is_some() && left != own) {
            lens.keep_in_sight(own);
        }
    });
}

#[derive(Properties, PartialEq)]
struct DrawingProps {
    lang: Lang,
}

/// The drawing that never changes: made once, never compared.
#[component]
fn Drawing(props: &DrawingProps) -> Html {
    let text = FireflyText::new(props.lang);
    Html::from_html_unchecked(AttrValue::from(art::chart(|planet| text.planet(planet))))
}

fn window(
    props: &MapProps,
    lens: &Lens,
    selected: Option<SectorId>,
    pointed: Option<SectorId>,
) -> Html {
    let planned = selected.and_then(|sector| plan(&props.view, &props.legal, sector));
    let drawn = marks(&Marks {
        view: &props.view,
        legal: &props.legal,
        company: &props.company,
        flags: &props.flags,
        selected,
        way: planned.as_ref().map(|plan| (plan.way.as_slice(), plan.leg)),
        wakes: &props.wakes,
    });
    let onkeydown = {
        let lens = lens.clone();
        Callback::from(move |event: KeyboardEvent| lens.key(&event))
    };
    html! {
        <div class="map-window" ref={lens.window()} tabindex="0" role="group" aria-label={props.lang.firefly_map().about} {onkeydown}>
            <div class="map-sheet" ref={lens.sheet()}>
                <Drawing lang={props.lang} />
                { Html::from_html_unchecked(AttrValue::from(drawn)) }
                { Html::from_html_unchecked(AttrValue::from(under(pointed))) }
            </div>
        </div>
    }
}

fn tools(
    props: &MapProps,
    lens: &Lens,
    own: Option<SectorId>,
    letters: &UseStateHandle<String>,
    look: &Callback<SectorId>,
) -> Html {
    let words = props.lang.firefly_map();
    let tool = |icon: Icon, name: &'static str, act: Callback<MouseEvent>| {
        html! { <button class="tool" title={name} aria-label={name} onclick={act}>{ glyph(icon) }</button> }
    };
    let with_lens = |act: fn(&Lens)| {
        let lens = lens.clone();
        Callback::from(move |_: MouseEvent| act(&lens))
    };
    html! {
        <div class="map-tools">
            { search(props, letters, look) }
            { tool(Icon::Plus, words.zoom_in, with_lens(|lens| lens.step(true))) }
            { tool(Icon::Minus, words.zoom_out, with_lens(|lens| lens.step(false))) }
            { tool(Icon::Planet, words.whole, with_lens(Lens::whole)) }
            if let Some(own) = own { { tool(Icon::Ship, words.own_ship, look.reform(move |_: MouseEvent| own)) } }
        </div>
    }
}
