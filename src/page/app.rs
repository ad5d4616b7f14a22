//! The shell: which page the address names, and what all pages share.

use crate::page::browser;
use crate::page::gallery::gallery;
use crate::page::lobby::{Lobby, invitation};
use crate::page::play::PlayPage;
use crate::page::prefs::{Prefs, PrefsHandle};
use crate::page::prelude::*;
use crate::page::program::Fetching;
use crate::page::rules_page::{self, rules_page};
use crate::page::shared::{shared_game, shared_turn};
use crate::page::store::{self, Entry};
use crate::page::update::UpdateBar;
use crate::record::{Record, RecordError};
use crate::route::Route;
use crate::sitter::Sitter;
use crate::words::{Words, fill};
use rules::{LinkError, OptionsError};
use std::rc::Rc;

/// The whole page.
#[component]
pub fn App() -> Html {
    let prefs = use_reducer_eq(Prefs::load);
    let fragment = use_fragment();
    let words = prefs.lang.words();
    let page = match Route::read(&fragment) {
        Ok(Route::Home) => html! { <Lobby /> },
        Ok(Route::Deal(setup, sender)) => invitation(setup, &sender, &fragment, &prefs),
        Ok(Route::Match(id)) => kept_match(&id, words),
        Ok(Route::Game(code, sitters, sender)) => shared_game(&code, &sitters, &sender, &prefs),
        Ok(Route::Turn(code, people, sender)) => shared_turn(&code, &people, &sender, &prefs),
        Ok(Route::Scene(code, sitters)) => laid_out(code, sitters, words),
        Ok(Route::Rules(game, anchor)) => rules_page(game, anchor, prefs.lang),
        Ok(Route::Gallery(game)) => gallery(game, prefs.lang),
        Err(error) => notice(words.bad_link_title, &error.tell(words), words),
    };
    rules_page::came_from(&fragment);
    html! { <ContextProvider<PrefsHandle> context={prefs}><UpdateBar />{ page }</ContextProvider<PrefsHandle>> }
}

/// What stands after the `#`, followed as it changes.
#[hook]
fn use_fragment() -> String {
    let fragment = use_state_eq(browser::fragment);
    let setter = fragment.setter();
    use_effect_with((), move |()| {
        // It may have changed since it was read, before anybody listened.
        setter.set(browser::fragment());
        let listener = browser::listen("hashchange", move |_: &Event| {
            setter.set(browser::fragment());
            // Another page is read from its top.
            browser::scroll_up();
        });
        move || drop(listener)
    });
    (*fragment).clone()
}

fn kept_match(id: &str, words: &Words) -> Html {
    let Some(entry) = store::load(id) else {
        return notice(words.not_found_title, words.not_found, words);
    };
    opened(&entry, words)
}

/// A scene of the gallery: a match as it stands, kept nowhere.
fn laid_out(code: String, sitters: Vec<Sitter>, words: &Words) -> Html {
    let record = Record { code, sitters, made: 0, changed: 0, title: String::new(), stand: None };
    opened(&Entry { id: String::new(), text: record.write(), record: Ok(record) }, words)
}

fn opened(entry: &Entry, words: &Words) -> Html {
    match open(entry) {
        Ok(page) => page,
        Err(RecordError::Link(LinkError::Elsewhere { game, sets, .. })) => {
            html! { <Fetching {game} {sets} /> }
        }
        Err(error) => {
            let text = fill(words.bad_save_note, &[("why", &tell_record(&error, words))]);
            notice(words.bad_save, &text, words)
        }
    }
}

fn open(entry: &Entry) -> Result<Html, RecordError> {
    let record = entry.record.clone()?;
    let game = Rc::new(record.game()?);
    let id = AttrValue::from(entry.id.clone());
    let key = if id.is_empty() { &entry.text } else { &entry.id };
    Ok(html! { <PlayPage key={key.as_str()} {id} {game} record={Rc::new(record)} /> })
}

/// Why a record cannot be read, in words.
pub fn tell_record(error: &RecordError, words: &Words) -> String {
    match error {
        RecordError::Form | RecordError::Sitters => words.save_damaged.to_owned(),
        RecordError::Link(error) => tell_link(error, words),
    }
}

/// What is wrong with a link, in words.
pub fn tell_link(error: &LinkError, words: &Words) -> String {
    match error {
        LinkError::Empty => words.link_empty.to_owned(),
        LinkError::TooLong => words.link_long.to_owned(),
        LinkError::Character(c) => fill(words.link_character, &[("c", c)]),
        LinkError::Format(n) => fill(words.link_format, &[("n", n)]),
        LinkError::Game(_) | LinkError::Elsewhere { .. } => words.link_game.to_owned(),
        LinkError::Rules { link, ours, .. } => {
            fill(words.link_rules, &[("link", link), ("ours", ours)])
        }
        LinkError::Options(OptionsError::Set(id)) => fill(words.link_set, &[("set", id)]),
        LinkError::Options(OptionsError::SetRules { set, link, ours }) => {
            fill(words.link_set_rules, &[("set", set), ("link", link), ("ours", ours)])
        }
        LinkError::Options(
            OptionsError::Range { .. } | OptionsError::Absent { .. } | OptionsError::Needs { .. },
        )
        | LinkError::Damaged => words.link_damaged.to_owned(),
    }
}

/// A page that says what happened and what is wrong, with the way to a new deal.
pub fn notice(title: &'static str, text: &str, words: &Words) -> Html {
    html! {
        <main class="notice-page">
            <h1>{ title }</h1>
            <p>{ text.to_owned() }</p>
            <a class="button primary" href="#/">{ words.bad_link_new }</a>
        </main>
    }
}
