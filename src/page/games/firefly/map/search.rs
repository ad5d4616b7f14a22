//! Finds a planet, a contact or the ships of the law by name.

use super::MapProps;
use crate::page::browser;
use crate::page::prelude::*;
use crate::words::FireflyText;
use rules::firefly::sector::SectorId;

/// How many names are listed.
const MOST: usize = 6;

/// Whoever gives jobs, and where he is found now.
fn contacts(props: &MapProps, text: FireflyText) -> impl Iterator<Item = (String, SectorId)> {
    props
        .view
        .table
        .contacts()
        .map(move |contact| (text.contact(contact).to_string(), contact.home(props.view.cruiser)))
}

/// Names that hold the letters, those that begin with them first, and where they are; before any is typed
/// the contacts.
fn matches(props: &MapProps, letters: &str) -> Vec<(String, SectorId)> {
    let (text, words) = (FireflyText::new(props.prefs.lang), props.prefs.lang.firefly_map());
    let chart = props.view.chart();
    let planets = chart
        .sectors()
        .flat_map(|sector| chart.planets(sector).iter().map(move |name| (*name, sector)))
        .map(|(name, sector)| (text.planet(name).to_owned(), sector));
    if letters.is_empty() {
        return contacts(props, text).collect();
    }
    let cutters = props.view.cutters.sectors().iter().map(|&at| (words.cutter.to_owned(), at));
    let law = [(words.cruiser.to_owned(), props.view.cruiser)].into_iter().chain(cutters);
    let letters = plain(letters);
    let known = planets.chain(contacts(props, text)).chain(law);
    let found = known.filter(|(name, _)| plain(name).contains(&letters));
    let (mut found, others): (Vec<_>, Vec<_>) =
        found.partition(|(name, _)| plain(name).starts_with(&letters));
    found.extend(others);
    found.truncate(MOST);
    found
}

/// A name without capitals and accents, as it is typed. Names are spelled with few letters: the
/// tables of all alphabets would weigh more than the whole chart.
fn plain(name: &str) -> String {
    let letter = |letter: char| match letter {
        'é' | 'è' | 'É' => 'e',
        _ => letter.to_ascii_lowercase(),
    };
    name.chars().map(letter).collect()
}

/// The field, and under it the names that fit.
pub fn search(
    props: &MapProps,
    letters: &UseStateHandle<String>,
    look: &Callback<SectorId>,
) -> Html {
    let words = props.prefs.lang.firefly_map();
    let oninput = {
        let letters = letters.clone();
        Callback::from(move |event: InputEvent| {
            letters.set(event.target_unchecked_into::<web_sys::HtmlInputElement>().value());
        })
    };
    let pick = {
        let (letters, look) = (letters.clone(), look.clone());
        Callback::from(move |sector: SectorId| {
            letters.set(String::new());
            look.emit(sector);
        })
    };
    let typed = letters.trim();
    let found = matches(props, typed);
    let first = found.first().map(|(_, sector)| *sector).filter(|_| !typed.is_empty());
    let text = FireflyText::new(props.prefs.lang).on(props.view.table.sets);
    // In open space it is the Cruiser that is known.
    let open = |at| props.view.chart().planets(at).is_empty();
    let place = |at| match at == props.view.cruiser && open(at) {
        true => words.cruiser.to_owned(),
        false => text.place(at),
    };
    let onkeydown = {
        let (letters, pick) = (letters.clone(), pick.clone());
        Callback::from(move |event: KeyboardEvent| match (event.key().as_str(), first) {
            ("Enter", Some(sector)) => {
                // The field gives way to the chart.
                let _ = event.target_unchecked_into::<web_sys::HtmlInputElement>().blur();
                pick.emit(sector);
            }
            ("Escape", _) => {
                letters.set(String::new());
                browser::leave_field();
            }
            _ => {}
        })
    };
    html! {
        <search class="map-search">
            <input type="text" class="field" value={(**letters).clone()} placeholder={words.search} aria-label={words.search} autocomplete="off" {oninput} {onkeydown} />
            // What is pressed in the list leaves the field open until it has been.
            <ul class={classes!("map-found", typed.is_empty().then_some("is-idle"))} onmousedown={|event: MouseEvent| event.prevent_default()}>
                { for found.iter().map(|(name, at)| {
                    let (pick, at) = (pick.clone(), *at);
                    let onclick = move |_: MouseEvent| {
                        browser::leave_field();
                        pick.emit(at);
                    };
                    let place = Some(place(at)).filter(|place| place != name);
                    html! { <li><button {onclick}>{ name }{ for place.map(|place| html! { <small>{ place }</small> }) }</button></li> }
                }) }
                if found.is_empty() { <li role="status">{ words.found_none }</li> }
            </ul>
        </search>
    }
}
