//! The shelf: running, finished and imported matches, to be gone on with, named, given away.

use crate::icons::{Icon, glyph};
use crate::page::app::tell_record;
use crate::page::browser;
use crate::page::games::{PageGame, winner};
use crate::page::input::{file, hand_on, typed};
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;
use crate::page::store::{self, Entry, StoreError};
use crate::record::{Kept, Record, RecordError, Stand};
use crate::sitter::{LONGEST_TITLE, introductions, names};
use crate::words::{Lang, Words, fill};
use rules::{GameKind, Match, Seat, any_match};
use wasm_bindgen_futures::JsFuture;

/// The field that a new title is typed into.
const NEW_TITLE: &str = "new-title";

/// What the shelf says about what was last done.
#[derive(Clone, Debug, PartialEq)]
enum Report {
    Nothing,
    Deleted(Entry),
    Imported(Import),
}

/// What came of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Import {
    new: usize,
    known: usize,
    bad: usize,
    unkept: Option<StoreError>,
}

/// What the shelf needs.
#[derive(Properties, PartialEq)]
pub struct ShelfProps {
    /// What is on it.
    pub entries: UseStateHandle<Vec<Entry>>,
}

/// The way on in the match that was played last and is not over.
pub fn open_match(entries: &[Entry], lang: Lang) -> Option<Html> {
    let words = lang.words();
    let entry = entries.iter().find(|entry| is_open(entry))?;
    let record = entry.record.as_ref().ok()?;
    let names = introductions(&record.sitters, words).join(", ");
    let about = format!("{} · {names}", title(entry, &open(entry), lang));
    Some(html! {
        <a class="panel continue" href={format!("#/match/{}", entry.id)}>
            { glyph(Icon::Play) }<strong>{ words.continue_match }</strong><span class="soft">{ about }</span>
        </a>
    })
}

/// Whether a match can be gone on with: its label tells, or else the match itself.
fn is_open(entry: &Entry) -> bool {
    let stand = entry.record.as_ref().ok().and_then(|record| record.stand);
    let read = || open(entry).is_ok_and(|(kept, _)| !kept.over);
    stand.map_or_else(read, |stand| stand.won.is_none())
}

/// The matches of this browser.
#[component]
pub fn Shelf(props: &ShelfProps) -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let entries = props.entries.clone();
    let report = use_state(|| Report::Nothing);
    let naming = use_state(|| None::<(String, String)>);
    // Each match is played once, not at every drawing.
    let opened =
        use_memo((*entries).clone(), |entries| entries.iter().map(open).collect::<Vec<_>>());
    use_effect_with(naming.is_some(), |&naming| {
        if naming {
            browser::focus(NEW_TITLE);
        }
        move || {
            if naming {
                browser::focus_if_lost(".shelf");
            }
        }
    });
    let stock = Stock { entries, report, naming, lang: prefs.lang };
    let shelved = stock.entries.iter().zip(&*opened);
    html! {
        <section class="panel shelf" tabindex="-1" aria-label={words.your_matches}>
            <h2>{ words.your_matches }</h2>
            { stock.report() }
            if stock.entries.is_empty() { <p class="soft">{ words.no_matches }</p> }
            <ul>
                { for shelved.map(|(entry, opened)| html! { <li key={entry.id.clone()}>{ stock.entry(entry, opened) }</li> }) }
            </ul>
            { stock.traffic() }
            if browser::is_ios() { <p class="soft">{ words.ios_hint }</p> }
        </section>
    }
}

struct Stock {
    entries: UseStateHandle<Vec<Entry>>,
    report: UseStateHandle<Report>,
    naming: UseStateHandle<Option<(String, String)>>,
    lang: Lang,
}

impl Stock {
    fn words(&self) -> &'static Words {
        self.lang.words()
    }

    fn report(&self) -> Html {
        let words = self.words();
        match &*self.report {
            Report::Nothing => Html::default(),
            Report::Deleted(entry) => {
                let (entries, report, kept) =
                    (self.entries.clone(), self.report.clone(), entry.clone());
                let back = Callback::from(move |_: MouseEvent| {
                    store::put_back(&kept);
                    entries.set(store::list());
                    report.set(Report::Nothing);
                });
                html! {
                    <p class="notice" role="status">
                        { fill(words.deleted, &[("name", &title(entry, &open(entry), self.lang))]) }
                        <button class="button quiet" onclick={back}>{ words.bring_back }</button>
                    </p>
                }
            }
            Report::Imported(Import { new: 0, known: 0, bad: 0, .. }) => {
                html! { <p class="notice" role="status">{ words.import_nothing }</p> }
            }
            Report::Imported(Import { new, known, bad, unkept }) => {
                let values: [(&str, &dyn std::fmt::Display); 3] =
                    [("n", new), ("known", known), ("bad", bad)];
                html! {
                    <>
                        <p class="notice" role="status">{ fill(words.imported, &values) }</p>
                        if let Some(error) = unkept {
                            <p class="notice" role="alert">
                                { fill(words.import_unkept, &[("why", &error.tell(words))]) }
                            </p>
                        }
                    </>
                }
            }
        }
    }

    fn entry(&self, entry: &Entry, opened: &Opened) -> Html {
        let name = title(entry, opened, self.lang);
        if let Some((_, typed)) = (*self.naming).as_ref().filter(|(id, _)| *id == entry.id) {
            return self.rename(entry, &name, typed.clone());
        }
        let words = self.words();
        let about = |what: &str| fill(words.about, &[("what", &what), ("it", &name)]);
        html! {
            <div class={classes!("shelf-match", opened.is_err().then_some("is-bad"))}>
                { match opened {
                    Ok((kept, record)) => self.summary(entry, name.clone(), kept, record),
                    Err(error) => html! {
                        <div class="shelf-link">
                            <strong>{ words.bad_save }</strong>
                            <span class="soft">
                                { fill(words.bad_save_note, &[("why", &tell_record(error, words))]) }
                            </span>
                        </div>
                    },
                } }
                if opened.is_ok() {
                    <button class="button quiet" onclick={self.start_naming(entry)}
                        aria-label={about(words.rename)}>
                        { glyph(Icon::Edit) }
                    </button>
                }
                <a class="button quiet" href={browser::file_address(&entry.text)}
                    download={format!("farflung-{}.txt", entry.id)} aria-label={about(words.export)}>
                    { glyph(Icon::Download) }
                </a>
                if opened.is_ok() {
                    <button class="button quiet" onclick={self.delete(entry)}
                        aria-label={about(words.delete)}>
                        { glyph(Icon::Trash) }
                    </button>
                }
            </div>
        }
    }

    fn summary(&self, entry: &Entry, name: String, kept: &Kept, record: &Record) -> Html {
        let words = self.words();
        let names = names(&record.sitters, words);
        let state = match &kept.game {
            Some(played) => any_match!(played, played => state(played, &names, self.lang)),
            None => stood(kept.kind, record.stand, &names, self.lang)
                .unwrap_or_else(|| self.lang.game(kept.kind).to_owned()),
        };
        html! {
            <a class="shelf-link" href={format!("#/match/{}", entry.id)}>
                <strong>{ name }</strong>
                <span>{ introductions(&record.sitters, words).join(", ") }</span>
                <span class="soft">
                    { format!("{state} · {}", browser::date(record.changed, self.lang)) }
                </span>
            </a>
        }
    }

    fn start_naming(&self, entry: &Entry) -> Callback<MouseEvent> {
        let (naming, id) = (self.naming.clone(), entry.id.clone());
        let name = title(entry, &open(entry), self.lang);
        Callback::from(move |_| naming.set(Some((id.clone(), name.clone()))))
    }

    fn rename(&self, entry: &Entry, title: &str, name: String) -> Html {
        let words = self.words();
        let oninput = {
            let (naming, id) = (self.naming.clone(), entry.id.clone());
            let type_name = Callback::from(move |name| naming.set(Some((id.clone(), name))));
            hand_on(&type_name, |event: InputEvent| typed(&event))
        };
        let onsubmit = {
            let (entries, naming) = (self.entries.clone(), self.naming.clone());
            let (id, name) = (entry.id.clone(), name.clone());
            Callback::from(move |event: SubmitEvent| {
                event.prevent_default();
                // A WebKitGTK whose field is taken away while it has the focus may end the tab.
                browser::leave_field();
                // Another tab may have played on meanwhile.
                if let Some(record) = store::load(&id).and_then(|entry| entry.record.ok()) {
                    let _ = store::save(&id, &Record { title: name.clone(), ..record });
                }
                naming.set(None);
                entries.set(store::list());
            })
        };
        let label = fill(words.new_title, &[("name", &title)]);
        let cancel = {
            let naming = self.naming.clone();
            Callback::from(move |_: MouseEvent| naming.set(None))
        };
        html! {
            <form class="shelf-match" {onsubmit}>
                <input id={NEW_TITLE} value={name} {oninput} aria-label={label}
                    maxlength={LONGEST_TITLE.to_string()} autocomplete="off" />
                <button class="button">{ words.save_title }</button>
                <button type="button" class="button quiet" onclick={cancel}
                    aria-label={words.cancel}>
                    { glyph(Icon::Close) }
                </button>
            </form>
        }
    }

    fn delete(&self, entry: &Entry) -> Callback<MouseEvent> {
        let (entries, report, entry) = (self.entries.clone(), self.report.clone(), entry.clone());
        Callback::from(move |_| {
            store::delete(&entry.id);
            report.set(Report::Deleted(entry.clone()));
            entries.set(store::list());
        })
    }

    /// Exporting all and importing.
    fn traffic(&self) -> Html {
        let words = self.words();
        let texts: Vec<&str> = self.entries.iter().map(|entry| entry.text.as_str()).collect();
        let import = {
            let (entries, report) = (self.entries.clone(), self.report.clone());
            Callback::from(move |file: web_sys::File| {
                let (entries, report) = (entries.clone(), report.clone());
                wasm_bindgen_futures::spawn_local(async move {
                    let text =
                        JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
                    report.set(Report::Imported(take_in(&text.unwrap_or_default())));
                    entries.set(store::list());
                });
            })
        };
        let onchange = hand_on(&import, |event: Event| file(&event));
        html! {
            <div class="traffic">
                if !texts.is_empty() {
                    <a class="button quiet" href={browser::file_address(&texts.join("\n"))}
                        download="farflung.txt">
                        { glyph(Icon::Download) }{ words.export_all }
                    </a>
                }
                <label class="button quiet">
                    { glyph(Icon::Upload) }{ words.import }
                    <input class="unseen" type="file" accept=".txt,text/plain" {onchange} />
                </label>
            </div>
        }
    }
}

/// Puts the records of a file on the shelf; those that are there already are left alone.
fn take_in(text: &str) -> Import {
    let mut known: Vec<Record> =
        store::list().into_iter().filter_map(|entry| entry.record.ok()).collect();
    let mut import = Import::default();
    for text in crate::record::split(text) {
        match Record::read(&text).and_then(|record| record.kept().map(|_| record)) {
            Err(_) => import.bad += 1,
            Ok(record) if is_known(&known, &record) => import.known += 1,
            Ok(record) => {
                import.unkept = store::save(&store::new_id(), &record).err().or(import.unkept);
                known.push(record);
                import.new += 1;
            }
        }
    }
    import
}

fn is_known(known: &[Record], record: &Record) -> bool {
    known.iter().any(|other| other.code == record.code && other.made == record.made)
}

/// A match from the shelf.
type Opened = Result<(Kept, Record), RecordError>;

fn open(entry: &Entry) -> Opened {
    let record = entry.record.clone()?;
    Ok((record.kept()?, record))
}

/// What a match is called: the title that it was given, or its game.
fn title(entry: &Entry, opened: &Opened, lang: Lang) -> String {
    match (&entry.record, opened) {
        (Ok(record), _) if !record.title.is_empty() => record.title.clone(),
        (_, Ok((kept, _))) => lang.game(kept.kind).to_owned(),
        (_, Err(_)) => lang.words().bad_save.to_owned(),
    }
}

/// The round of a running match, the winner of a finished one.
fn state<G: PageGame>(played: &Match<G>, names: &[String], lang: Lang) -> String {
    let won = winner(played).and_then(|won| won_by(won, names, lang));
    won.unwrap_or_else(|| G::stage(&played.view(None), lang))
}

/// The same of a match whose rules this program does not know.
fn stood(game: GameKind, stand: Option<Stand>, names: &[String], lang: Lang) -> Option<String> {
    let Stand { round, won } = stand?;
    match won {
        Some(won) => won_by(won, names, lang),
        None => Some(lang.round(game, round)),
    }
}

fn won_by((seat, total): (Seat, i32), names: &[String], lang: Lang) -> Option<String> {
    let name = names.get(seat.index())?;
    Some(fill(lang.words().won_by, &[("name", name), ("total", &total)]))
}
