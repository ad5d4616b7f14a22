//! The shelf: matches in the browser's storage, one key each.
//!
//! A match is first written under a second key and read back; only then does it replace the old
//! one. Whatever happens in between, one of the two is whole. What cannot be read is never deleted.

use crate::hint::Known;
use crate::page::browser;
use crate::record::{Record, RecordError};
use crate::words::Words;
use rules::order;
use std::cell::RefCell;
use std::cmp::Reverse;

const SHELF: &str = "farflung/match/";
const FRESH: &str = "/new";

/// Why a match could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// The browser has no room left.
    Full,
    /// The browser lets us keep nothing.
    Forbidden,
    /// What was written read back as something else.
    Changed,
}

impl StoreError {
    /// The error in words.
    pub fn tell(self, words: &Words) -> &'static str {
        match self {
            StoreError::Full => words.storage_full,
            StoreError::Forbidden => words.storage_forbidden,
            StoreError::Changed => words.storage_changed,
        }
    }
}

/// Something on the shelf.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its name in the storage and in addresses.
    pub id: String,
    /// The text as it is kept.
    pub text: String,
    /// The record, or why it cannot be read.
    pub record: Result<Record, RecordError>,
}

/// A new name for a match.
pub fn new_id() -> String {
    rules::Seed::drawn(browser::random()).to_string().replace('-', "")
}

fn put(key: &str, text: &str) -> Result<(), StoreError> {
    let storage = browser::storage().ok_or(StoreError::Forbidden)?;
    storage.set_item(key, text).map_err(|_| StoreError::Full)?;
    match storage.get_item(key) {
        Ok(Some(read)) if read == text => Ok(()),
        _ => Err(StoreError::Changed),
    }
}

fn get(key: &str) -> Option<String> {
    browser::storage()?.get_item(key).ok().flatten()
}

fn drop_key(key: &str) {
    if let Some(storage) = browser::storage() {
        let _ = storage.remove_item(key);
    }
}

thread_local! {
    /// Matches that the browser would not keep, each with its id: they live as long as the page. A list:
    /// the standard library's map costs every program some KB, and there are few.
    static UNKEPT: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn unkept(id: &str) -> Option<String> {
    let of = |(other, text): &(String, String)| (other == id).then(|| text.clone());
    UNKEPT.with_borrow(|unkept| unkept.iter().find_map(of))
}

/// Remembers a match in the page itself, or no longer.
fn set_unkept(id: &str, text: Option<String>) {
    UNKEPT.with_borrow_mut(|unkept| {
        unkept.retain(|(other, _)| other != id);
        unkept.extend(text.map(|text| (id.to_owned(), text)));
    });
}

/// Keeps a match under its id.
///
/// # Errors
/// When the browser does not keep it; what was kept before is still there, and the page itself
/// remembers the match.
pub fn save(id: &str, record: &Record) -> Result<(), StoreError> {
    let text = record.write();
    let kept = swap(&key_of(id), &text);
    set_unkept(id, kept.is_err().then_some(text));
    kept
}

fn swap(key: &str, text: &str) -> Result<(), StoreError> {
    let fresh = format!("{key}{FRESH}");
    put(&fresh, text)?;
    put(key, text)?;
    drop_key(&fresh);
    Ok(())
}

/// The match with this id, if it is on the shelf.
pub fn load(id: &str) -> Option<Entry> {
    if let Some(text) = unkept(id) {
        return Some(entry(id, text));
    }
    let key = key_of(id);
    let texts = [get(&key), get(&format!("{key}{FRESH}"))].into_iter().flatten();
    let mut entries = texts.map(|text| entry(id, text));
    let first = entries.next()?;
    if first.record.is_ok() {
        return Some(first);
    }
    Some(entries.find(|entry| entry.record.is_ok()).unwrap_or(first))
}

fn entry(id: &str, text: String) -> Entry {
    let record = Record::read(&text);
    Entry { id: id.to_owned(), text, record }
}

/// Everything on the shelf, the latest first; unreadable things last.
pub fn list() -> Vec<Entry> {
    let mut entries: Vec<Entry> = ids().iter().filter_map(|id| load(id)).collect();
    let changed = |entry: &Entry| entry.record.as_ref().map_or(0, |record| record.changed);
    order::sort_by_key(&mut entries, |entry| Reverse(changed(entry)));
    entries
}

fn ids() -> Vec<String> {
    let mut ids: Vec<String> = kept_keys()
        .iter()
        .filter_map(|key| key.strip_prefix(SHELF))
        .map(|id| id.strip_suffix(FRESH).unwrap_or(id).to_owned())
        .collect();
    UNKEPT.with_borrow(|unkept| ids.extend(unkept.iter().map(|(id, _)| id.clone())));
    order::sort_by_key(&mut ids, Clone::clone);
    ids.dedup();
    ids
}

fn kept_keys() -> Vec<String> {
    let Some(storage) = browser::storage() else { return Vec::new() };
    let count = storage.length().unwrap_or(0);
    (0..count).filter_map(|at| storage.key(at).ok().flatten()).collect()
}

/// Takes a match off the shelf.
pub fn delete(id: &str) {
    set_unkept(id, None);
    let key = key_of(id);
    drop_key(&key);
    drop_key(&format!("{key}{FRESH}"));
}

/// Puts something back on the shelf just as it was, unless its match goes on there already. What
/// the browser will not keep stays with the page.
pub fn put_back(entry: &Entry) {
    if load(&entry.id).is_none() && put(&key_of(&entry.id), &entry.text).is_err() {
        set_unkept(&entry.id, Some(entry.text.clone()));
    }
}

/// The key of a match in the storage.
pub fn key_of(id: &str) -> String {
    format!("{SHELF}{id}")
}

/// Whether a match lives in this page alone, because the browser would not keep it.
pub fn holds_unkept() -> bool {
    UNKEPT.with_borrow(|unkept| !unkept.is_empty())
}

/// Whether this is what the browser keeps under an id already.
pub fn is_kept(id: &str, code: &str) -> bool {
    unkept(id).is_none() && code_of(id).as_deref() == Some(code)
}

/// The match code that is kept under an id.
fn code_of(id: &str) -> Option<String> {
    Some(load(id)?.record.ok()?.code)
}

/// The code of the match that the page's address names.
pub fn open_code() -> Option<String> {
    code_of(browser::fragment().strip_prefix("#/match/")?)
}

const RESULTS: &str = "farflung/results";

/// The list of one's own results as text.
pub fn results() -> String {
    get(RESULTS).unwrap_or_default()
}

/// Keeps the list of results; without storage there is none.
pub fn save_results(text: &str) {
    let _ = put(RESULTS, text);
}

const SETTINGS: &str = "farflung/settings";

/// The settings as text, if any were kept.
pub fn settings() -> Option<String> {
    get(SETTINGS)
}

/// Keeps the settings. Without storage they last as long as the page.
pub fn save_settings(text: &str) {
    let _ = put(SETTINGS, text);
}

const HINTS: &str = "farflung/hints";

/// What the person has been told of the games.
pub fn known() -> Known {
    Known::read(get(HINTS).unwrap_or_default())
}

/// Keeps what the person has been told. Without storage it lasts as long as the match is open.
pub fn keep_known(known: &Known) {
    let _ = put(HINTS, known.write());
}

/// What a game has noted under a name of its own beside the match that is open; nothing of another
/// match.
pub fn noted(name: &str) -> Option<String> {
    let kept = get(&note_key(name))?;
    let (note, address) = kept.split_once(' ')?;
    (address == browser::fragment()).then(|| note.to_owned())
}

/// Notes something, without spaces, beside the match that is open, or takes the note away. What
/// cannot be kept is lost.
pub fn note(name: &str, note: Option<&str>) {
    match note {
        Some(note) => drop(put(&note_key(name), &format!("{note} {}", browser::fragment()))),
        None => drop_key(&note_key(name)),
    }
}

/// What a game has noted under a name of its own, whichever match was open.
#[cfg(feature = "firefly")]
pub fn remembered(name: &str) -> Option<String> {
    Some(get(&note_key(name))?.split_once(' ')?.0.to_owned())
}

fn note_key(name: &str) -> String {
    format!("farflung/{name}")
}
