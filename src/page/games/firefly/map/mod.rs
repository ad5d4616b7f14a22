//! The chart as a part of the table: what is seen of it, what is tapped, what it says in words.

mod lens;
mod marks;
mod place;
mod search;

use crate::beat::firefly::{CRUISER, CUTTER, ship};
use crate::chart::art;
use crate::chart::flag::Flag;
use crate::chart::plan::{own_sector, plan, target, targets};
use crate::chart::sheet::Sheet;
use crate::chart::things::things;
use crate::icons::{Icon, glyph};
use crate::page::games::Company;
use crate::page::games::firefly::step;
use crate::page::prefs::{Prefs, Tap};
use crate::page::prelude::*;
use crate::words::{FireflyText, Lang, Sights};
use lens::{Lens, Sight, use_lens};
use marks::{Marks, key, marks, raised, under, voyages};
pub use place::Place;
use rules::firefly::sector::SectorId;
use rules::firefly::{Choice, Sets, View};
use search::search;
use std::rc::Rc;

/// What the map is drawn from.
#[derive(Properties, PartialEq, Clone)]
pub struct MapProps {
    /// What the viewer may know.
    pub view: Rc<View>,
    /// What he may choose now: sectors among it are lit.
    pub legal: Rc<Vec<Choice>>,
    /// Who is who.
    pub company: Rc<Company>,
    /// The person's preferences.
    pub prefs: Prefs,
    /// Makes a choice.
    pub choose: Callback<Choice>,
    /// The sector that is chosen.
    pub selected: Option<SectorId>,
    /// Chooses a sector, which lifts it where it is chosen already; or lifts whichever is.
    pub select: Callback<Option<SectorId>>,
    /// Where the viewer's own work is.
    pub flags: Rc<Vec<Flag>>,
    /// Where each ship has come from.
    pub wakes: Rc<Vec<Vec<SectorId>>>,
}

/// The map.
#[component]
pub fn Map(props: &MapProps) -> Html {
    let pointed = use_state(|| None::<SectorId>);
    let letters = use_state(String::new);
    let own = own_sector(&props.view);
    let sight = sight(props, &pointed);
    let lens = use_lens(Sheet::of(props.view.table.sets), sight, own, others(&props.view));
    use_focus(props, &lens);
    use_departure(props, &lens);
    {
        // What is chosen stays in sight with the way there.
        let lens = lens.clone();
        use_effect_with(props.selected, move |&selected| {
            if let Some(sector) = selected {
                lens.hold([Some(sector), own].into_iter().flatten());
            }
        });
    }
    let look = {
        let (select, lens, selected) = (props.select.clone(), lens.clone(), props.selected);
        Callback::from(move |sector| {
            if selected != Some(sector) {
                select.emit(Some(sector));
            }
            lens.show(sector);
        })
    };
    let place = Place {
        view: &props.view,
        legal: &props.legal,
        company: &props.company,
        lang: props.prefs.lang,
        flags: &props.flags,
    };
    {
        // What others did has been told: what is asked now is seen as it was left.
        let lens = lens.clone();
        use_effect_with(props.legal.is_empty(), move |&idle| {
            if !idle {
                lens.come_back();
            }
        });
    }
    html! {
        <section class="map" aria-label={props.prefs.lang.firefly_map().title}>
            { window(props, &lens, *pointed) }
            { tools(props, &lens, own, &letters, &look) }
            <p class="map-line" aria-hidden="true">
                { pointed.map(|sector| place.line(sector)).unwrap_or_default() }
            </p>
        </section>
    }
}

/// A tap looks; what is looked at already is lifted. Only who asked for single taps flies by one,
/// from sector to sector, and only where sectors are large enough to be meant.
fn sight(props: &MapProps, pointed: &UseStateHandle<Option<SectorId>>) -> Sight {
    let tapped = {
        let (legal, choose, select) =
            (props.legal.clone(), props.choose.clone(), props.select.clone());
        let at_once = props.prefs.tap == Tap::Single;
        Callback::from(move |(sector, sure): (SectorId, bool)| match target(&legal, sector) {
            Some(choice @ Choice::To(_)) if at_once && sure => choose.emit(choice),
            _ => select.emit(Some(sector)),
        })
    };
    let hovered = {
        let pointed = pointed.clone();
        Callback::from(move |sector| pointed.set(sector))
    };
    Sight { tapped, hovered }
}

/// What flies, but for the viewer's own ship, as it is named on the chart.
fn others(view: &View) -> Vec<(String, SectorId)> {
    let seats = view.seats().filter(|&seat| view.viewer != Some(seat));
    let ships = seats.filter_map(|seat| Some((ship(seat), view.captain(seat).sector?)));
    let cutters = view.cutters.sectors().iter().map(|&at| (CUTTER.to_owned(), at));
    ships.chain([(CRUISER.to_owned(), view.cruiser)]).chain(cutters).collect()
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
            home.come_home(own);
        }
    });
    let shown = own
        .filter(|&own| asked.is_some_and(|asked| props.view.chart().borders(own, asked)))
        .or(asked);
    // Of several ships that may be moved all are seen.
    let packs = props.legal.iter().filter_map(|&choice| match choice {
        Choice::Rouse(at) => Some(at),
        _ => None,
    });
    let pack: Vec<SectorId> = packs.collect();
    use_effect_with((asked.is_some(), !pack.is_empty()), move |&(asked, roused)| {
        if roused {
            lens.hold(pack.into_iter());
        } else if asked && let Some(shown) = shown {
            lens.come_home(shown);
        }
    });
}

/// A ship that has moved is in sight, and is looked at no more where it was or is.
#[hook]
fn use_departure(props: &MapProps, lens: &Lens) {
    let own = own_sector(&props.view);
    let before = use_mut_ref(|| own);
    let (selected, select, lens) = (props.selected, props.select.clone(), lens.clone());
    use_effect_with(own, move |&own| {
        let left = before.replace(own);
        if left != own && selected.is_some() && (selected == left || selected == own) {
            select.emit(None);
        }
        if left.is_some() && left != own {
            lens.hold(own.into_iter());
        }
    });
}

/// The chart with the voyages of all ships.
pub fn voyage(view: &View, company: &Company, routes: &[Vec<Vec<SectorId>>], lang: Lang) -> Html {
    let sets = view.table.sets;
    html! {
        <div class="map-sheet voyage-sheet" data-detail="3" role="img"
            aria-label={lang.firefly_page().voyage}>
            <Drawing {sets} lang={None::<Lang>} />
            { Html::from_html_unchecked(AttrValue::from(voyages(view, company, routes, FireflyText::new(lang)))) }
            <Drawing {sets} lang={Some(lang)} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct DrawingProps {
    /// What is in play.
    sets: Sets,
    /// Nothing: the chart. A language: the names of the planets in it.
    lang: Option<Lang>,
}

/// The drawing that never changes: made once, never compared.
#[component]
fn Drawing(props: &DrawingProps) -> Html {
    let sheet = Sheet::of(props.sets);
    let svg = match props.lang.map(FireflyText::new) {
        None => art::chart(sheet),
        Some(text) => art::names_sheet(sheet, |planet| text.planet(planet)),
    };
    Html::from_html_unchecked(AttrValue::from(svg))
}

fn window(props: &MapProps, lens: &Lens, pointed: Option<SectorId>) -> Html {
    let (selected, lang, sets) = (props.selected, props.prefs.lang, props.view.table.sets);
    // While something else is decided, no course lies on the chart.
    let selected =
        selected.filter(|_| props.legal.is_empty() || step::now(&props.view).is_of_chart());
    // Whoever sends the Cruiser, or sets out, flies nowhere by it.
    let steers = props.legal.is_empty() || step::now(&props.view).steers();
    let planned =
        selected.filter(|_| steers).and_then(|sector| plan(&props.view, &props.legal, sector));
    let sights = Sights {
        view: &props.view,
        names: &props.company.names,
        flags: &props.flags,
        text: FireflyText::new(lang).on(sets),
    };
    let there = Marks {
        view: &props.view,
        legal: &props.legal,
        company: &props.company,
        flags: &props.flags,
        selected,
        way: planned.as_ref().map(|plan| (plan.way.as_slice(), plan.leg)),
        wakes: &props.wakes,
        sights,
    };
    let onkeydown = {
        let lens = lens.clone();
        Callback::from(move |event: KeyboardEvent| lens.key(&event))
    };
    html! {
        <div class="map-window" ref={lens.window()} data-still="chart"
            data-in-view={step::now(&props.view).is_of_chart().then_some("")} tabindex="0"
            role="group" aria-label={lang.firefly_map().about} data-walk="" {onkeydown}>
            <div class="map-sheet" ref={lens.sheet()}>
                <Drawing {sets} lang={None::<Lang>} />
                { Html::from_html_unchecked(AttrValue::from(things(&sights))) }
                { Html::from_html_unchecked(AttrValue::from(marks(&there))) }
                { Html::from_html_unchecked(AttrValue::from(under(Sheet::of(sets), pointed))) }
                <Drawing {sets} lang={Some(lang)} />
                { Html::from_html_unchecked(AttrValue::from(raised(&there))) }
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
    let words = props.prefs.lang.firefly_map();
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
            <button class="tool key-tool" popovertarget="map-key" title={words.key}
                aria-label={words.key}>
                { glyph(Icon::Info) }
            </button>
            { key(props) }
            if let Some(own) = own { { tool(Icon::Ship, words.own_ship, look.reform(move |_: MouseEvent| own)) } }
        </div>
    }
}
