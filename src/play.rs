//! The page of one match: the table, whoever's turn it is, the log, the result.

use crate::browser;
use crate::deal;
use crate::icons::{Icon, glyph};
use crate::games::{Company, PageGame, ScoresProps, TableProps};
use crate::log::Log;
use crate::prefs::PrefsHandle;
use crate::record::Record;
use crate::route::Setup;
use crate::session::{Session, Step};
use crate::settings::settings_panel;
use crate::sitter::{self, Kind};
use crate::store::{self, StoreError};
use crate::token::token;
use crate::thinker::{Answer, Question, Thinker};
use crate::words::{Words, fill};
use gloo_timers::callback::Timeout;
use rules::{Match, Seat};
use std::rc::Rc;
use yew::prelude::*;

/// The node budget of a bot's decision: a fraction of a second on a phone.
const NODES: u32 = 20_000;
/// The pause before a choice without alternative is made, in milliseconds.
const FORCED_PAUSE: u32 = 250;

/// What a match page needs.
#[derive(Properties)]
pub struct PlayProps<G: PageGame> {
    /// The name of the match on the shelf.
    pub id: AttrValue,
    /// The match as it was kept.
    pub played: Rc<Match<G>>,
    /// Its label.
    pub record: Rc<Record>,
}

impl<G: PageGame> PartialEq for PlayProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// The page of one match.
#[component]
pub fn PlayPage<G: PageGame>(props: &PlayProps<G>) -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let session = {
        let (played, record) = (props.played.clone(), props.record.clone());
        use_reducer_eq(move || Session::<G>::new((*played).clone(), (*record).clone()))
    };
    let trouble = use_save(&props.id, &session);
    use_bots(&session, prefs.pace.pause());
    let looking = use_state(|| false);
    use_effect_with(session.awaited(), |_| browser::focus("take-device"));

    let company = use_memo((session.record.clone(), prefs.lang), |(record, _)| Company {
        names: sitter::names(&record.sitters, words),
        colours: record.sitters.iter().map(|sitter| sitter.colour).collect(),
    });
    let view = Rc::new(session.played.view(session.viewer()));
    let over = session.played.is_over();
    let status = status::<G>(&session, &view, &company, prefs.lang);

    let body = if let Some(seat) = session.awaited() {
        let take = {
            let session = session.clone();
            Callback::from(move |_: MouseEvent| session.dispatch(Step::Take(seat)))
        };
        hand_over(company.name(seat), company.colour(seat), take, words)
    } else if over && !*looking {
        scores::<G>(&session, &company, &prefs)
    } else {
        table::<G>(&session, view.clone(), &company, &prefs)
    };
    let toggle = {
        let looking = looking.clone();
        Callback::from(move |_: MouseEvent| looking.set(!*looking))
    };
    let same = {
        let setup = setup_of(&session, true);
        Callback::from(move |_: MouseEvent| deal::start(&setup))
    };
    let fresh = {
        let setup = setup_of(&session, false);
        Callback::from(move |_: MouseEvent| deal::start(&setup))
    };
    let seed_address = browser::absolute(&setup_of(&session, true).address());

    html! {
        <div class={classes!("match", over.then_some("is-over"))}>
            <a class="skip" href="#table" onclick={|event: MouseEvent| { event.prevent_default(); browser::focus("table") }}>{ words.skip_to_table }</a>
            <header class="bar">
                <a class="bar-home" href="#/" aria-label={words.home}><span class="wordmark">{ words.title }</span></a>
                <div class="bar-status">
                    <span class="bar-stage">{ G::stage(&view, prefs.lang) }</span>
                    <h1 class="bar-ask" aria-live="polite">{ status }</h1>
                </div>
                <button class="button quiet bar-menu" popovertarget="table-menu" aria-label={words.table_menu}>
                    { glyph(Icon::Menu) }
                </button>
            </header>
            <div id="table-menu" class="menu" popover="auto">
                <p class="menu-seed">{ format!("{} {}", words.seed, session.played.seed()) }</p>
                <CopyButton text={seed_address.clone()} label={words.copy_seed_link} />
                <button class="button quiet" onclick={same.clone()}>{ words.same_deal }</button>
                <button class="button quiet" onclick={fresh.clone()}>{ words.new_deal }</button>
                <a class="button quiet" href="#/">{ words.home }</a>
                { settings_panel(&prefs) }
            </div>
            if let Some(trouble) = *trouble {
                <p class="notice" role="alert">{ fill(words.cannot_save, &[("why", &trouble.tell(words))]) }</p>
            }
            <main id="table" class="match-body" tabindex="-1">
                { body }
                if over {
                    <nav class="after" aria-label={words.choices}>
                        <button class="button primary" onclick={same}>{ words.same_deal }</button>
                        <button class="button" onclick={fresh}>{ words.new_deal }</button>
                        <CopyButton text={seed_address} label={words.copy_seed_link} />
                        <button class="button quiet" onclick={toggle}>
                            { if *looking { words.back_to_scores } else { words.look_at_table } }
                        </button>
                        <a class="button quiet" href="#/">{ words.home }</a>
                    </nav>
                }
            </main>
            if session.awaited().is_none() {
                <Log lines={log_lines::<G>(&session, &company, prefs.lang)} title={words.log} empty={words.log_empty} />
            }
        </div>
    }
}

fn table<G: PageGame>(
    session: &UseReducerHandle<Session<G>>,
    view: Rc<G::View>,
    company: &Rc<Company>,
    prefs: &PrefsHandle,
) -> Html {
    let mine = session.viewer().is_some() && session.played.decider() == session.viewer();
    let legal = if mine { session.played.legal() } else { Vec::new() };
    let order = session.order();
    let choose = {
        let session = session.clone();
        Callback::from(move |choice| session.dispatch(Step::Choose { order, choice }))
    };
    G::table(TableProps {
        view,
        legal: Rc::new(legal),
        order,
        company: company.clone(),
        prefs: **prefs,
        choose,
    })
}

fn scores<G: PageGame>(session: &Session<G>, company: &Rc<Company>, prefs: &PrefsHandle) -> Html {
    let Some(results) = session.played.state().results() else { return Html::default() };
    G::scores(ScoresProps {
        view: Rc::new(session.played.view(None)),
        results: Rc::new(results),
        company: company.clone(),
        prefs: **prefs,
    })
}

fn setup_of<G: PageGame>(session: &Session<G>, same: bool) -> Setup {
    Setup {
        options: G::options_of(session.played.options()),
        sitters: session.record.sitters.clone(),
        seed: same.then(|| session.played.seed()),
    }
}

/// Whose turn it is and what is asked, in one line.
fn status<G: PageGame>(
    session: &Session<G>,
    view: &G::View,
    company: &Company,
    lang: crate::words::Lang,
) -> String {
    let words: &Words = lang.words();
    match session.kind_to_decide() {
        None => words.match_over.to_owned(),
        Some((seat, Kind::Bot(_))) => fill(words.thinking, &[("name", &company.name(seat))]),
        Some((seat, Kind::Human)) if Some(seat) == session.viewer() => {
            let whose = if session.is_shared() { company.name(seat) } else { words.your_turn };
            format!("{whose}: {}", lower(G::ask(view, lang)))
        }
        Some((seat, Kind::Human)) => fill(words.turn_of, &[("name", &company.name(seat))]),
    }
}

fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
}

fn log_lines<G: PageGame>(
    session: &Session<G>,
    company: &Company,
    lang: crate::words::Lang,
) -> Vec<AttrValue> {
    let viewer = session.viewer();
    let events = session.history.iter().flatten();
    let seen = events.filter_map(|event| G::seen(event, viewer));
    seen.flat_map(|event| G::tell(&event, company, lang)).map(AttrValue::from).collect()
}

/// Keeps the match after every choice; tells what went wrong, if anything did.
#[hook]
fn use_save<G: PageGame>(
    id: &AttrValue,
    session: &UseReducerHandle<Session<G>>,
) -> UseStateHandle<Option<StoreError>> {
    let trouble = use_state(|| None);
    {
        let (trouble, session) = (trouble.clone(), session.clone());
        use_effect_with((id.clone(), session.order()), move |(id, _)| {
            let record = Record {
                code: session.played.encode(G::KIND),
                changed: browser::now(),
                ..(*session.record).clone()
            };
            trouble.set(store::save(id, &record).err());
        });
    }
    trouble
}

/// Asks the bots when it is their turn, and makes choices that have no alternative.
#[hook]
fn use_bots<G: PageGame>(session: &UseReducerHandle<Session<G>>, pause: u32) {
    let thinker = {
        let dispatcher = session.dispatcher();
        use_memo((), move |()| {
            Thinker::new(Callback::from(move |Answer { order, at }| {
                dispatcher.dispatch(Step::ChooseAt { order, at });
            }))
        })
    };
    let session = session.clone();
    use_effect_with((session.order(), session.awaited()), move |_| {
        let timeout = next_move(&session, pause, &thinker);
        move || {
            drop(timeout);
            thinker.forget();
        }
    });
}

fn next_move<G: PageGame>(
    session: &UseReducerHandle<Session<G>>,
    pause: u32,
    thinker: &Rc<Thinker>,
) -> Option<Timeout> {
    let (seat, kind) = session.kind_to_decide()?;
    let order = session.order();
    if session.played.legal().len() == 1 {
        let session = session.clone();
        let forced = move || session.dispatch(Step::ChooseAt { order, at: 0 });
        return Some(Timeout::new(FORCED_PAUSE.min(pause), forced));
    }
    let Kind::Bot(level) = kind else { return None };
    let pause = if G::is_secret(&session.played.view(None)) { 0 } else { pause };
    let question = question(session, seat, level);
    let thinker = thinker.clone();
    Some(Timeout::new(pause, move || thinker.ask(question)))
}

fn question<G: PageGame>(session: &Session<G>, seat: Seat, level: bots::Level) -> Question {
    let order = session.order();
    Question {
        order,
        code: session.played.encode(G::KIND),
        seat,
        level,
        nodes: NODES,
        seed: session.played.seed().0.wrapping_add(order as u64),
    }
}

/// Nothing of the table is shown until the next person says that he holds the device.
fn hand_over(name: &str, colour: u8, take: Callback<MouseEvent>, words: &Words) -> Html {
    html! {
        <section class="hand-over">
            { token(colour) }
            <h2>{ fill(words.hand_over_title, &[("name", &name)]) }</h2>
            <p>{ words.hand_over_note }</p>
            <button id="take-device" class="button primary" onclick={take}>{ fill(words.hand_over_button, &[("name", &name)]) }</button>
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct CopyProps {
    text: AttrValue,
    label: AttrValue,
}

/// Copies a text, or shows it where the browser does not let us.
#[component]
fn CopyButton(props: &CopyProps) -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let copied = use_state(|| None::<bool>);
    let onclick = {
        let (copied, text) = (copied.clone(), props.text.clone());
        Callback::from(move |_: MouseEvent| {
            let (copied, text) = (copied.clone(), text.clone());
            wasm_bindgen_futures::spawn_local(async move {
                copied.set(Some(browser::copy(&text).await));
            });
        })
    };
    html! {
        <>
            <button class="button quiet" {onclick}>
                { if *copied == Some(true) { words.copied } else { &props.label } }
            </button>
            if *copied == Some(false) {
                <label class="copy-by-hand">{ words.copy_by_hand }
                    <input readonly=true value={props.text.clone()} />
                </label>
            }
        </>
    }
}
