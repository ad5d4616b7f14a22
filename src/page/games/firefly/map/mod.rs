//! The chart as a part of the table: what is seen of it, what is tapped, what it says in words.

mod lens;
mod marks;
mod place;
mod search;

use crate::art::drawn;
use crate::beat::firefly::{CORVETTE, CRUISER, CUTTER, ship};
use crate::chart::art;
use crate::chart::berth::Berths;
use crate::chart::flag::Flag;
use crate::chart::plan::{distance, own_sector, plan, reach, target, targets};
use crate::chart::sheet::Sheet;
use crate::chart::things::things;
use crate::icons::{Icon, glyph};
use crate::page::games::firefly::step;
use crate::page::games::{Company, Same};
use crate::page::prefs::{Prefs, Tap};
use crate::page::prelude::*;
use crate::words::{FireflyText, Lang, Sights, Thing, Turning};
use lens::{Lens, Sight, use_lens};
use marks::{Marks, key, marks, raised, turned, under, voyages};
pub use marks::{moved_from, sends, voyage_of};
pub use place::Place;
use place::icon;
use rules::Seat;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Choice, Sets, View};
use search::search;
use std::rc::Rc;

/// What the map is drawn from.
#[derive(Properties, PartialEq, Clone)]
pub struct MapProps {
    /// What the viewer may know.
    pub view: Same<View>,
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
    /// The sector that was proposed before that.
    pub proposed: Option<SectorId>,
    /// How one is about to set out: what that reaches is lit.
    pub sets_out: Option<Choice>,
    /// Chooses a sector, which lifts it where it is chosen already; or lifts whichever is.
    pub select: Callback<Option<SectorId>>,
    /// Where the viewer's own work is.
    pub flags: Rc<Vec<Flag>>,
    /// The warrants of each seat, as far as they have been told.
    pub sought: Rc<Vec<Option<u8>>>,
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
    let (sheet, idle) = (Sheet::of(props.view.table.sets), props.legal.is_empty());
    // What is moved, or proposed to be, stays in sight while the sheet comes up for it.
    let rouses = props.legal.iter().any(|choice| matches!(choice, Choice::Rouse(_)));
    let moved = moved_from(&props.view).or(props.selected.filter(|_| rouses));
    let home = moved.filter(|_| !idle).or(own);
    let lens = use_lens(sheet, sight, [home, props.selected], others(&props.view), idle);
    {
        let lens = lens.clone();
        // Who has moved has an arrow of his own.
        let hunters: Vec<SectorId> = hunters(props).into_iter().map(|(_, _, at)| at).collect();
        use_effect_with((props.flags.clone(), props.selected, hunters), move |_| lens.point());
    }
    use_focus(props, &lens);
    use_departure(props, &lens);
    {
        // What is chosen stays in sight, where one steers oneself with the way there.
        let (lens, view) = (lens.clone(), props.view.clone());
        let steers = props.legal.is_empty() || step::now(&view).steers();
        use_effect_with(props.selected, move |&selected| {
            if let Some(sector) = selected {
                let way = view.viewer.filter(|_| steers).and_then(|seat| view.way(seat, sector));
                let from = if steers { own } else { moved_from(&view) };
                lens.hold([sector].into_iter().chain(way.into_iter().flatten()).chain(from));
            }
        });
    }
    let look = {
        let (select, lens) = (props.select.clone(), lens.clone());
        Callback::from(move |sector| {
            // Chosen anew, whatever was pressed since: the foot speaks of it, and it is never lifted.
            select.emit(None);
            select.emit(Some(sector));
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
    let things = {
        let (view, company, flags) =
            (props.view.clone(), props.company.clone(), props.flags.clone());
        use_memo((view, company, flags, props.prefs.lang), |(view, company, flags, lang)| {
            drawn(things(&sights(view, company, flags, *lang)))
        })
    };
    html! {
        <section class="map" aria-label={props.prefs.lang.firefly_map().title}>
            { window(props, &lens, *pointed, home, &things) }
            { edges(props, &lens, &look) }
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
        // Who hunts is never sent by a slip of the finger.
        let at_once = props.prefs.tap == Tap::Single && !sends(&props.view);
        Callback::from(move |(sector, sure): (SectorId, bool)| match target(&legal, sector) {
            Some(choice @ (Choice::To(_) | Choice::Rouse(_))) if at_once && sure => {
                choose.emit(choice)
            }
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
    let corvette = view.corvette.0.filter(|_| CARRIED).map(|at| (CORVETTE.to_owned(), at));
    ships.chain([(CRUISER.to_owned(), view.cruiser)]).chain(corvette).chain(cutters).collect()
}

/// Where a turn of the viewer's begins, and where a sector is to be chosen, his ship is in sight with what
/// it reaches and its course: or else the Cruiser's or the Cutter's choices, where they are few.
#[hook]
fn use_focus(props: &MapProps, lens: &Lens) {
    let view = props.view.clone();
    let asked = !props.legal.is_empty() && step::now(&view).is_of_chart();
    let turn = (view.viewer == Some(view.turn)).then_some(view.round);
    let (lens, legal, selected) = (lens.clone(), props.legal.clone(), props.selected);
    // Of several ships that may be moved all are seen, then the one that has been picked.
    let picks = legal.iter().any(|choice| matches!(choice, Choice::Rouse(_)));
    // Who has sent one of them comes back to his own ship.
    let sends = asked && !step::now(&view).steers();
    let sent = use_mut_ref(|| false);
    let from = moved_from(&view);
    use_effect_with(
        (turn, asked, picks, sends, from),
        move |&(turn, asked, picks, sends, from)| {
            if turn.is_some() {
                lens.let_go();
            }
            if asked {
                lens.come_back();
            }
            if sent.replace(sends) && !asked {
                return lens.hold(own_sector(&view).into_iter());
            }
            let near: Vec<SectorId> = targets(&legal).map(|(sector, _)| sector).take(20).collect();
            let own = own_sector(&view).filter(|_| turn.is_some() && step::now(&view).steers());
            if asked && near.len() < 20 && (own.is_some() || !near.is_empty()) {
                let reached = reach(&view, &legal).into_iter().map(|(sector, ..)| sector);
                let sectors =
                    own.into_iter().chain(selected).chain(from).chain(near).chain(reached);
                if picks {
                    return lens.hold(sectors);
                }
                // What is sent moves the chart no further than it takes to see and press where to.
                if !step::now(&view).steers() {
                    return lens.offer(sectors);
                }
                lens.frame(sectors);
                lens.hold(own.into_iter().chain(selected));
            } else if asked {
                // Of many choices none comes first: where what is moved is, and the viewer's ship.
                if own_sector(&view).is_none() {
                    return lens.survey();
                }
                lens.hold(from.into_iter().chain(own_sector(&view).filter(|_| from.is_some())));
            }
        },
    );
}

/// Whose names matter most on a chart that is too small for all: what is looked at, the ship, its work, then where
/// one deals or buys.
fn named_first(props: &MapProps, home: Option<SectorId>) -> Vec<SectorId> {
    let view = &props.view;
    let mut first: Vec<SectorId> = [props.selected, home].into_iter().flatten().collect();
    first.extend(props.flags.iter().map(|flag| flag.sector));
    let met = |&at: &SectorId| view.market(at).is_some() || view.contacts(at).next().is_some();
    first.extend(view.chart().sectors().filter(met));
    first
}

/// A ship that has moved is in sight, and is looked at no more where it was or is.
#[hook]
fn use_departure(props: &MapProps, lens: &Lens) {
    let own = own_sector(&props.view);
    let before = use_mut_ref(|| own);
    let (selected, select, lens) = (props.selected, props.select.clone(), lens.clone());
    let watches = props.legal.is_empty();
    use_effect_with(own, move |&own| {
        let left = before.replace(own);
        if left != own && selected.is_some() && (selected == left || selected == own) {
            select.emit(None);
        }
        if left.is_none() || left == own {
            return;
        }
        // Where nothing is to be chosen the chart may come closer.
        if watches {
            lens.frame(own.into_iter());
        } else {
            lens.hold(own.into_iter());
        }
    });
}

/// The chart with the voyages of all ships, and where the match turned.
pub fn voyage(
    view: &View,
    company: &Company,
    routes: &[(Seat, Vec<Vec<SectorId>>)],
    turnings: &[Turning],
    lang: Lang,
) -> Html {
    let sets = view.table.sets;
    html! {
        <div class="map-sheet voyage-sheet" data-detail="3" role="img"
            aria-label={lang.firefly_page().voyage}>
            <Drawing {sets} lang={None::<Lang>} />
            { drawn(voyages(view, company, routes, FireflyText::new(lang).on(sets))) }
            <Drawing {sets} lang={Some(lang)} />
            { drawn(turned(Sheet::of(sets), turnings)) }
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
    drawn(svg)
}

fn sights<'a>(view: &'a View, company: &'a Company, flags: &'a [Flag], lang: Lang) -> Sights<'a> {
    Sights { view, names: &company.names, flags, text: FireflyText::new(lang).on(view.table.sets) }
}

fn window(
    props: &MapProps,
    lens: &Lens,
    pointed: Option<SectorId>,
    home: Option<SectorId>,
    things: &Html,
) -> Html {
    let (selected, lang, sets) = (props.selected, props.prefs.lang, props.view.table.sets);
    // Whoever sends the Cruiser, or sets out, flies nowhere by it.
    let steers = props.legal.is_empty() || step::now(&props.view).steers();
    let planned =
        selected.filter(|_| steers).and_then(|sector| plan(&props.view, &props.legal, sector));
    let there = Marks {
        view: &props.view,
        legal: &props.legal,
        company: &props.company,
        flags: &props.flags,
        sought: &props.sought,
        selected,
        sets_out: props.sets_out,
        way: planned.as_ref().map(|plan| (plan.way.as_slice(), plan.leg)),
        wakes: &props.wakes,
        sights: sights(&props.view, &props.company, &props.flags, lang),
        berths: Berths::of(&props.view, &props.flags),
    };
    if CARRIED {
        lens.name(named_first(props, home), there.berths.places(), lang);
    }
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
                { things.clone() }
                { drawn(marks(&there)) }
                { drawn(under(Sheet::of(sets), pointed)) }
                <Drawing {sets} lang={Some(lang)} />
                if CARRIED { <div class="few" ref={lens.list()}></div> }
                { drawn(raised(&there)) }
            </div>
        </div>
    }
}

/// Where one's own work leads, a place each beside the chart: a press shows it there. An arrow says where it
/// lies that is out of sight, as the lens finds.
fn edges(props: &MapProps, lens: &Lens, look: &Callback<SectorId>) -> Html {
    let sights = sights(&props.view, &props.company, &props.flags, props.prefs.lang);
    let far = |flag: &Flag| (distance(&props.view, flag.sector), flag.sector);
    // Of several places of the same work the nearest one; several works of a place are one.
    let mut near: Vec<&Flag> = Vec::new();
    for flag in props.flags.iter() {
        let alike = |other: &Flag| {
            (other.kind, other.job, &other.label) == (flag.kind, flag.job, &flag.label)
        };
        let nearer = |other: &Flag| alike(other) && far(other) < far(flag);
        if !props.flags.iter().any(nearer) && near.iter().all(|other| other.sector != flag.sector) {
            near.push(flag);
        }
    }
    let hunters = hunters(props).into_iter().map(|(name, thing, sector)| {
        let lens = lens.clone();
        let onclick = move |_: MouseEvent| lens.show(sector);
        let is = |one, class| (thing == one).then_some(class);
        let class = classes!(
            "hunter",
            is(Thing::Cruiser, "is-cruiser"),
            is(Thing::Corvette, "is-corvette")
        );
        html! { <button key={format!("{name}-{}", sector.number())} {class} data-sector={sector.number().to_string()} title={name} aria-label={name} {onclick}>{ glyph(icon(thing)) }{ glyph(Icon::ArrowRight) }</button> }
    });
    html! {
        <div class="map-edges" ref={lens.edges()}>
            { for near.into_iter().map(|flag| {
                let sector = flag.sector;
                let shown = (props.selected == Some(sector)).to_string();
                // Pressed again it leads back to what was proposed.
                let to = props.proposed.filter(|_| props.selected == Some(sector)).unwrap_or(sector);
                let onclick = look.reform(move |_: MouseEvent| to);
                html! { <button key={sector.number()} data-sector={sector.number().to_string()} aria-pressed={shown} title={sights.work(flag)} {onclick}>{ glyph(icon(Thing::Work(flag.kind))) }{ sights.text.place(sector) }{ glyph(Icon::ArrowRight) }</button> }
            }) }
            { for hunters }
        </div>
    }
}

/// Of several boards some part is always out of sight: who hunts there has an arrow as well.
fn hunters(props: &MapProps) -> Vec<(&'static str, Thing, SectorId)> {
    let (view, words) = (&props.view, props.prefs.lang.firefly_map());
    if !Sheet::of(view.table.sets).is_broad() {
        return Vec::new();
    }
    let cutters = view.cutters.sectors().iter().map(|&at| (words.cutter, Thing::Cutter, at));
    let corvette = view.corvette.0.map(|at| (words.corvette, Thing::Corvette, at));
    let cruiser = (words.cruiser, Thing::Cruiser, view.cruiser);
    corvette.into_iter().chain([cruiser]).chain(cutters).collect()
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
