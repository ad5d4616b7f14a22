//! The page of one match: the table, whoever's turn it is, the log, the result.

use crate::course::UndoPoint;
use crate::hint::first::first;
use crate::icons::{Icon, glyph};
use crate::page::any::{Listener, Opened};
use crate::page::browser;
use crate::page::copy::CopyLink;
#[cfg(feature = "faraway")]
use crate::page::counsel::{Counsel, Weighed};
use crate::page::deal;
use crate::page::drive::{use_bots, use_follow, use_save};
use crate::page::games::Company;
use crate::page::hint::{Hints, use_hints};
use crate::page::input::hand_on;
use crate::page::log::Log;
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;
use crate::page::recap::recap;
use crate::page::replay::{leaf, replay_bar};
use crate::page::rules_page::{self, Rules};
use crate::page::session::{Session, Step};
use crate::page::settings::settings_panel;
use crate::page::stage::use_stage;
use crate::page::token::token;
use crate::record::Record;
use crate::route::{Sender, Setup, game_address, turn_address};
use crate::sitter::{self, Kind, Sitter, introductions};
use crate::words::{Lang, Words, fill, lower};
use bots::Level;
use gloo::timers::callback::Timeout;
use rules::{AnyMatch, Seat};
#[cfg(feature = "faraway")]
use std::cell::RefCell;
use std::rc::Rc;

/// What a match page needs.
#[derive(Properties)]
pub struct PlayProps {
    /// The name of the match on the shelf.
    pub id: AttrValue,
    /// The match as it was kept.
    pub game: Rc<AnyMatch>,
    /// Its label.
    pub record: Rc<Record>,
}

impl PartialEq for PlayProps {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// What the page remembers besides the match.
#[derive(Clone, Copy, Default, PartialEq)]
struct Mood {
    /// After so many choices the person was asked whether to take back what has been shown.
    asked: Option<usize>,
    /// The rule at which the help is opened.
    rule: &'static str,
    /// After so many choices the news were opened.
    read: Option<usize>,
}

/// The page of one match.
#[component]
pub fn PlayPage(props: &PlayProps) -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let session = {
        let (game, record) = (props.game.clone(), props.record.clone());
        use_reducer_eq(move || Session::new(Opened::of(&game), record))
    };
    let company = use_memo((session.record.clone(), prefs.lang), |(record, _)| Company {
        names: sitter::names(&record.sitters, words),
        colours: record.sitters.iter().map(|sitter| sitter.colour).collect(),
        you: sitter::you(&record.sitters),
    });
    let listener = Listener { viewer: session.viewer(), company, prefs: *prefs };
    let trouble = use_save(&props.id, &session);
    let followed = use_follow(&props.id, &session);
    let plays = use_stage(&session, &listener);
    let picked = use_picked();
    let hints = use_hints(&session, &listener, plays);
    use_bots(&session, plays);
    use_keys(&session);
    let mood = use_state(Mood::default);
    // Whether the table is looked at after the match is over. A look back ends that: it leads to the scores.
    let looking = use_state_eq(|| false);
    use_effect_with(session.course.moment().is_some(), {
        let looking = looking.setter();
        move |&past| {
            if past {
                looking.set(false);
            }
        }
    });
    {
        let (dispatcher, setter) = (session.dispatcher(), mood.setter());
        let back = Callback::from(move |()| {
            dispatcher.dispatch(Step::Look(None));
            setter.set(Mood::default());
        });
        use_way_back(Some(session.course.moment().is_some() || mood.asked.is_some()), &back);
    }
    let ended = use_end(session.is_over() && !plays);
    let counted = use_state_eq(|| false);
    #[cfg(feature = "faraway")]
    let weighed = use_mut_ref(Weighed::default);
    {
        let counted = counted.setter();
        #[cfg(feature = "faraway")]
        let weighed = weighed.clone();
        use_effect_with((session.order(), session.is_over()), move |&(_, over)| {
            #[cfg(feature = "faraway")]
            weighed.take();
            if !over {
                counted.set(false);
            }
        });
    }
    use_focus(&session, mood.asked.is_some(), ended, plays);
    // What is being told belongs to the round and the turn in which it happened.
    let before = use_mut_ref(String::new);
    let since = use_since(session.shown());
    let page = Page {
        session,
        listener,
        prefs,
        mood,
        looking,
        plays,
        picked,
        since,
        ended,
        counted,
        #[cfg(feature = "faraway")]
        weighed,
        hints,
    };
    let status = page.status();
    if !plays {
        before.replace(page.stage());
    }
    let round = before.borrow().clone();
    let title = format!("{status} · {}", page.session.course.name(page.lang()));
    use_effect_with(title, |title| browser::set_title(title));
    let foot = page.foot();
    html! {
        <div data-game={page.session.course.game().slug()} class={classes!("match", ended.then_some("is-over"), foot.is_some().then_some("has-foot"))}>
            <a class="skip" href="#table" onclick={|event: MouseEvent| { event.prevent_default(); browser::focus("table") }}>{ words.skip_to_table }</a>
            { page.bar(status, round) }
            <div class="notices">
                if let Some(trouble) = *trouble {
                    <p class="notice" role="alert">{ fill(words.cannot_save, &[("why", &trouble.tell(words))]) }</p>
                }
                if *followed { <p class="notice" role="status">{ words.two_tabs }</p> }
            </div>
            <main id="table" class="match-body" tabindex="-1">{ page.body() }</main>
            { page.hint() }
            { for foot }
            { page.log() }
            { page.latest() }
        </div>
    }
}

/// Where the keyboard goes on: at what may be chosen.
pub const NEXT: &str = "[data-choice]:enabled";
/// The main action, wherever the keyboard is.
const MAIN_ACTION: &str = ".foot-action .primary:enabled";

/// Whether the account is shown of a match that is over. The last choice is seen first: the account is
/// more to draw than a press should wait for.
#[hook]
fn use_end(over: bool) -> bool {
    let ended = use_state_eq(|| over);
    let setter = ended.setter();
    use_effect_with(over, move |&over| {
        let timeout = Timeout::new(browser::SEEN, move || setter.set(over));
        move || drop(timeout)
    });
    over && *ended
}

/// Takes back the last of what is picked on the table.
pub const LIFT: &str = "lift";
/// Something is picked on the table, and not chosen yet.
const PICKED: &str = "data-picked";

/// Tells whether something is picked on the table that can be taken back.
pub fn tell_picked(any: Option<&str>) {
    browser::set_root(PICKED, any);
    browser::announce(PICKED);
}

/// Whether something is picked on the table: taking back begins there.
#[hook]
fn use_picked() -> bool {
    let picked = use_state_eq(|| false);
    let set = picked.setter();
    use_effect_with((), move |()| {
        let heard = browser::listen(PICKED, move |_: &Event| {
            set.set(browser::root_value(PICKED).is_some());
        });
        move || drop(heard)
    });
    *picked
}

/// After a choice the keyboard goes on where the next one is to be made, at the table if there is
/// none, at the result once the match is over and its end has been shown.
#[hook]
fn use_focus(session: &UseReducerHandle<Session>, asked: bool, ended: bool, plays: bool) {
    let awaited = session.awaited().filter(|_| !plays);
    let mine = session.viewer() == session.course.decider();
    let over = ended && session.course.moment().is_none();
    use_effect_with(
        (session.order(), awaited, mine, asked, over, session.course.moment()),
        move |&(_, awaited, mine, asked, over, moment)| {
            if asked {
                browser::focus("take-back");
            } else if over {
                browser::focus_at_top(".scores h2");
            } else if awaited.is_some() {
                browser::focus("take-device");
            } else {
                if mine && moment.is_none() {
                    browser::focus_if_lost(NEXT);
                }
                browser::focus_if_lost("#table");
            }
        },
    );
}

/// Keys that leaf through the match, wherever nothing is being typed.
#[hook]
fn use_keys(session: &UseReducerHandle<Session>) {
    let session = session.clone();
    use_effect_with((session.course.clone(), session.awaited()), move |_| {
        let listener = browser::listen("keydown", move |event: &KeyboardEvent| {
            // Some keyboards have the brackets behind Alt.
            let alt = event.alt_key() && !matches!(event.key().as_str(), "[" | "]");
            if alt
                || event.ctrl_key()
                || event.meta_key()
                || session.awaited().is_some()
                || browser::is_typing(event)
            {
                return;
            }
            // A drawer is closed first, by the browser.
            let looks = session.course.moment().is_some();
            let leaves = event.key() == "Escape" && looks && !browser::is_there(":popover-open");
            let leafs = looks || browser::is_there("#log:popover-open");
            let step = if leaves { Some(None) } else { leaf(&session, &event.key(), leafs) };
            if let Some(moment) = step {
                event.prevent_default();
                session.dispatch(Step::Look(moment));
            }
            match event.key().as_str() {
                "Enter" if event.shift_key() && browser::press_first(MAIN_ACTION) => {
                    event.prevent_default();
                }
                "l" => browser::press("open-log"),
                "?" => browser::press("open-help"),
                _ => {}
            }
        });
        move || drop(listener)
    });
}

/// How many choices had been made before the latest ones: whoever goes on while something is shown sees
/// what he did last, not what he hurried past.
#[hook]
fn use_since(shown: usize) -> usize {
    let drawn = use_mut_ref(|| (shown, shown));
    let mut drawn = drawn.borrow_mut();
    if drawn.1 != shown {
        *drawn = (drawn.1.min(shown), shown);
    }
    drawn.0
}

/// The browser's way back closes what lies over the page, and then does what `back` does where
/// something `looks` like a page of its own; only then it leaves. `None` where somebody else sees
/// to it.
#[hook]
pub fn use_way_back(looks: Option<bool>, back: &Callback<()>) {
    let layered = use_state_eq(|| false);
    {
        let (layered, back) = (layered.setter(), back.clone());
        use_effect_with(looks.is_some(), move |&mine| {
            let listeners = mine.then(|| {
                [
                    browser::on_layers(move |any| layered.set(any)),
                    browser::on_way_back(move || back.emit(())),
                ]
            });
            move || drop(listeners)
        });
    }
    let over = looks.map(|looks| *layered || looks);
    use_effect_with(over, |&over| {
        if let Some(over) = over {
            browser::keep_way_back(over);
        }
    });
}

struct Page {
    session: UseReducerHandle<Session>,
    listener: Listener,
    prefs: PrefsHandle,
    mood: UseStateHandle<Mood>,
    looking: UseStateHandle<bool>,
    /// Whether something is being shown.
    plays: bool,
    /// Whether something is picked on the table.
    picked: bool,
    /// The choice after which it began.
    since: usize,
    /// Whether the match is over and its account is shown.
    ended: bool,
    /// Whether that has been counted to its end, where it is before one's eyes.
    counted: UseStateHandle<bool>,
    /// What has been weighed of it since.
    #[cfg(feature = "faraway")]
    weighed: Rc<RefCell<Weighed>>,
    hints: Hints,
}

impl Page {
    fn words(&self) -> &'static Words {
        self.lang().words()
    }

    fn lang(&self) -> Lang {
        self.prefs.lang
    }

    fn step(&self, step: impl Fn() -> Step + 'static) -> Callback<MouseEvent> {
        let session = self.session.clone();
        Callback::from(move |_| session.dispatch(step()))
    }

    fn set<E: 'static>(&self, mood: Mood) -> Callback<E> {
        let state = self.mood.clone();
        Callback::from(move |_| state.set(mood))
    }

    fn setup(&self, same: bool) -> Setup {
        Setup {
            options: self.session.course.options(),
            sitters: self.session.record.sitters.clone(),
            seed: same.then(|| self.session.course.seed()),
        }
    }

    /// The person at this device, as he is told to others; what he scored if the match is over.
    fn sender(&self) -> Sender {
        let session = &self.session;
        let mine = |seat: Seat| session.record.sitters.get(seat.index());
        let name = session.viewer().and_then(mine).map(|sitter| sitter.name.clone());
        let results = session.course.results();
        let score = session
            .viewer()
            .zip(results)
            .and_then(|(seat, all)| all.get(seat.index()).map(|&(total, _)| total));
        Sender { name: name.unwrap_or_default(), score }
    }

    /// The link that deals this again to somebody else: he is asked to beat what was scored here.
    fn seed_link(&self) -> String {
        browser::absolute(&self.sender().sign(&self.setup(true).address()))
    }

    fn deal(&self, same: bool) -> Callback<MouseEvent> {
        let setup = self.setup(same);
        Callback::from(move |_| deal::start(&setup))
    }

    /// A new match that begins as this one did, up to the moment that is looked at.
    fn branch(&self) -> Callback<MouseEvent> {
        let (course, record) = (self.session.course.clone(), self.session.record.clone());
        let name = if record.title.is_empty() { course.name(self.lang()) } else { &record.title };
        // The branch of a branch is called after the match that both come from.
        let joint = self.words().branch_title.replace("{name}", "").replace("{n}", "");
        let name = name.rsplit_once(&joint).map_or(name, |(name, _)| name);
        let moment = course.moment().unwrap_or(self.session.order());
        let title = fill(self.words().branch_title, &[("name", &name), ("n", &moment)]);
        Callback::from(move |_| {
            deal::keep_as(title.clone(), course.shown().encode(), record.sitters.clone())
        })
    }

    /// One line at every width: home, whose turn it is and what is asked, what is always at hand.
    fn bar(&self, status: String, stage: String) -> Html {
        let words = self.words();
        html! {
            <header class="bar" data-still="bar">
                <a class="bar-home" href="#/" title={words.home}><span class="wordmark">{ words.title }</span></a>
                <div class="bar-status">
                    { self.whose() }
                    <h1 class="bar-ask" aria-live="polite">{ &status }</h1>
                    if !status.starts_with(&stage) { <span class="bar-stage">{ &stage }</span> }
                </div>
                { self.recap() }
                { self.undo_buttons() }
                { sheet_button("open-log", "log", Icon::Log, words.log) }
                <button id="open-help" class="button quiet" popovertarget="help" aria-label={words.help} title={words.help} onclick={self.opens_help("")}>{ glyph(Icon::Help) }</button>
                { sheet_button("open-menu", "table-menu", Icon::Menu, words.table_menu) }
                { self.help(&status, &stage) }
                { self.menu(&stage) }
                { self.undo_question() }
                { self.hurry_button() }
            </header>
        }
    }

    fn recap(&self) -> Html {
        let now = Some(self.session.order());
        let ontoggle = self.set(Mood { read: now, ..*self.mood });
        recap(&self.session, &self.listener, self.mood.read == now, ontoggle)
    }

    /// Where the match stands.
    fn stage(&self) -> String {
        self.session.course.stage(self.listener.viewer, self.lang())
    }

    /// The headline of what is being shown where it is everybody's deed.
    fn jointly(&self) -> Option<&'static str> {
        self.session.course.jointly(&self.listener).filter(|_| self.plays)
    }

    /// After how many choices what is being shown began, if anything is.
    fn tells(&self) -> Option<usize> {
        self.plays.then_some(self.since)
    }

    /// The mark of whoever must decide, or whose deed is being shown.
    fn whose(&self) -> Html {
        let (course, listener) = (&self.session.course, &self.listener);
        let seat = course.acts(listener, self.tells());
        seat.map_or_else(Html::default, |seat| token(listener.company.colour(seat)))
    }

    /// Shows the help at a rule, or at what is due now, wherever it was opened before.
    fn opens_help(&self, rule: &'static str) -> Callback<MouseEvent> {
        let set = self.set(Mood { rule, ..*self.mood });
        Callback::from(move |event| {
            set.emit(event);
            // It can be scrolled once it lies open.
            Timeout::new(0, move || {
                browser::scroll_to_start("#help");
                rules_page::show(rule);
            })
            .forget();
        })
    }

    /// Where the match stands, and the keys.
    fn help(&self, status: &str, stage: &str) -> Html {
        let (words, course) = (self.words(), &self.session.course);
        html! {
            <section id="help" class="drawer" popover="auto" aria-label={words.help}>
                <header class="drawer-head">
                    <h2>{ course.name(self.lang()) }</h2>
                    { close_button("help", words) }
                </header>
                <p class="help-now">{ status.to_owned() }<span class="soft">{ stage.to_owned() }</span></p>
                { for self.hints.said().map(|text| html! { <p class="help-hint">{ text }</p> }) }
                <Rules game={course.game()} now={Some(course.now(self.listener.viewer))} anchor={self.mood.rule} />
                <p class="soft">{ words.help_keys }</p>
                <p class="soft">{ words.replay_keys }</p>
            </section>
        }
    }

    /// The hint that is due, over the table.
    fn hint(&self) -> Html {
        self.hints.show(&self.prefs, |rule| self.opens_help(rule))
    }

    /// While bots play a long match: no more pauses until a person must decide.
    fn hurry_button(&self) -> Html {
        let (words, session) = (self.words(), &self.session);
        let hurried = session.hurried;
        let bots = matches!(session.kind_to_decide(), Some((_, Kind::Bot(_))));
        let paced = hurried || self.prefs.pace.beat() > 0;
        if !bots || !paced || !session.course.is_long() || session.course.moment().is_some() {
            return Html::default();
        }
        let text = if hurried {
            words.unhurry
        } else if session.record.sitters.iter().any(Sitter::is_human) {
            words.hurry
        } else {
            words.hurry_end
        };
        html! {
            <button class={classes!("button", "bar-hurry", hurried.then_some("is-on"))} data-anytime="" onclick={self.step(move || Step::Hurry(!hurried))}>{ glyph(Icon::Step) }{ text }</button>
        }
    }

    fn undo_buttons(&self) -> Html {
        let words = self.words();
        let point = self.session.undo_point().filter(|_| self.session.awaited().is_none());
        let redo = self.session.can_redo() && self.session.awaited().is_none();
        let dim = point.is_none() && !self.picked;
        let undo = match point {
            _ if self.picked => Callback::from(|_| browser::announce(LIFT)),
            // A match that is over is not opened again by a press that slipped.
            Some(point)
                if point.revealed
                    || point.answered
                    || self.session.is_over()
                    || self.is_another_s(point) =>
            {
                self.set(Mood { asked: Some(self.session.order()), ..*self.mood })
            }
            _ => self.step(|| Step::Undo),
        };
        html! {
            <>
                <button id="undo" class="button quiet bar-undo" onclick={undo} disabled={dim} title={dim.then_some(words.undo_none)} aria-label={words.undo}>{ glyph(Icon::Undo) }</button>
                <button class="button quiet bar-redo" onclick={self.step(|| Step::Redo)} disabled={!redo} aria-label={words.redo}>{ glyph(Icon::Redo) }</button>
            </>
        }
    }

    /// Whether somebody else at the device made the choice that would be taken back.
    fn is_another_s(&self, point: UndoPoint) -> bool {
        self.session.course.chooser(point.order + 1) != self.listener.viewer
    }

    /// What taking back would give away, or whose choice it is, asked before it is done.
    fn undo_question(&self) -> Html {
        if self.mood.asked != Some(self.session.order()) {
            return Html::default();
        }
        let words = self.words();
        let whose = self.session.undo_point().filter(|&point| self.is_another_s(point));
        let whose = whose.and_then(|point| self.session.course.chooser(point.order + 1));
        let revealed = self.session.undo_point().is_some_and(|point| point.revealed);
        let ours = match revealed {
            _ if self.session.is_over() => words.undo_over,
            true => words.undo_question,
            false => words.undo_answers,
        };
        let question = whose.map_or_else(
            || ours.to_owned(),
            |seat| fill(words.undo_another_s, &[("name", &self.listener.company.name(seat))]),
        );
        let undo = {
            let (session, mood) = (self.session.clone(), self.mood.clone());
            Callback::from(move |_: MouseEvent| {
                session.dispatch(Step::Undo);
                mood.set(Mood::default());
            })
        };
        let cancel = {
            let mood = self.mood.clone();
            Callback::from(move |()| {
                browser::focus("undo");
                mood.set(Mood::default());
            })
        };
        let escape = hand_on(&cancel, |event: KeyboardEvent| {
            (event.key() == "Escape").then(|| event.stop_propagation())
        });
        html! {
            <div class="notice question" role="alertdialog" aria-label={words.undo} onkeydown={escape}>
                <p>{ question }</p>
                <button id="take-back" class="button primary" onclick={undo}>{ words.undo_anyway }</button>
                <button class="button" onclick={cancel.reform(|_: MouseEvent| ())}>{ words.cancel }</button>
            </div>
        }
    }

    fn menu(&self, stage: &str) -> Html {
        let words = self.words();
        let session = &self.session;
        let course = &session.course;
        let last = session.order().saturating_sub(1);
        let seed_link = self.seed_link();
        let game_link = self.game_link();
        let game = course.game();
        let first_game = Callback::from(move |_: MouseEvent| deal::start(&first(game)));
        let warning = (!session.is_over()).then_some(AttrValue::from(words.share_warning));
        html! {
            <div id="table-menu" class="menu" popover="auto">
                <p class="menu-head">
                    { course.name(self.lang()) }
                    <span class="soft">{ introductions(&session.record.sitters, words).join(", ") }</span>
                    <span class="soft">{ format!("{stage} · {} {}", words.seed, course.seed()) }</span>
                </p>
                { menu_entry("open-recap", words.recap, course.is_long()) }
                { menu_entry("open-log", words.log, true) }
                <button class="button quiet" popovertarget="table-menu" onclick={self.step(move || Step::Look(Some(last)))}
                    disabled={session.order() == 0 || session.awaited().is_some()}>{ words.replay }</button>
                <CopyLink text={seed_link} label={words.copy_seed_link} />
                <CopyLink text={game_link} label={words.copy_game_link} {warning} />
                <button class="button quiet menu-part" onclick={self.deal(false)}>{ words.new_deal }</button>
                <button class="button quiet" onclick={self.deal(true)}>{ words.same_deal }</button>
                <button class="button quiet" onclick={first_game}>{ words.first_game }</button>
                <button class="button quiet" popovertarget={self.hints.can().then_some("table-menu")} onclick={self.hints.again()}>{ if self.hints.wait() { words.hints_later } else { words.hints_again } }</button>
                <a class="button quiet" href="#/">{ words.home }</a>
                { settings_panel(&self.prefs) }
            </div>
        }
    }

    fn body(&self) -> Html {
        let session = &self.session;
        let over = self.ended && session.course.moment().is_none();
        // Whoever sits there is told first what came of his choice.
        if let Some(seat) = session.awaited().filter(|_| !self.plays) {
            let take = self.step(move || Step::Take(seat));
            let company = &self.listener.company;
            return hand_over(company.name(seat), company.colour(seat), take, self.words());
        }
        if over && !*self.looking {
            let (link, counted) = (self.game_link(), self.counted.setter());
            return session.course.scores(&self.listener, link, self.counsel(), counted);
        }
        self.table()
    }

    /// What an expert would have chosen, in the one program whose game tells it.
    #[cfg(feature = "faraway")]
    fn counsel(&self) -> Html {
        let course = self.session.course.clone();
        if !course.advises() {
            return Html::default();
        }
        let (viewer, weighed) = (self.listener.viewer, self.weighed.clone());
        let session = self.session.dispatcher();
        let look = Callback::from(move |moment| session.dispatch(Step::Look(moment)));
        html! { <Counsel {course} {viewer} lang={self.lang()} {weighed} {look} /> }
    }

    #[cfg(not(feature = "faraway"))]
    fn counsel(&self) -> Html {
        Html::default()
    }

    fn table(&self) -> Html {
        let session = self.session.clone();
        let order = session.order();
        let choose = Callback::from(move |places| session.dispatch(Step::Choose { order, places }));
        self.session.course.table(&self.listener, self.tells(), choose)
    }

    /// What stands at the foot instead of the table's own action: the slider of a look back, what
    /// can be done once the match is over, the link for the person on the other device.
    fn foot(&self) -> Option<Html> {
        let session = &self.session;
        if session.course.moment().is_some() {
            return Some(replay_bar(session, self.branch(), &self.listener, self.counsel()));
        }
        if self.plays || session.is_over() && !self.ended {
            return None;
        }
        if session.is_over() {
            return Some(html! { <>{ self.turn_link() }{ self.after() }</> });
        }
        self.turn_link()
    }

    /// The link that carries the match with every choice.
    fn game_link(&self) -> String {
        let named = Sender { score: None, ..self.sender() };
        let address = game_address(&self.session.course.code(), &self.session.record.sitters);
        browser::absolute(&named.sign(&address))
    }

    /// The link that asks the person on the other device for his choice.
    fn turn_link(&self) -> Option<Html> {
        let session = &self.session;
        let words = self.words();
        let text = match session.kind_to_decide() {
            Some((seat, Kind::Away)) => {
                fill(words.send_turn, &[("name", &self.listener.company.name(seat))])
            }
            None if session.is_apart() => words.send_end.to_owned(),
            None | Some((_, Kind::Human | Kind::Bot(_))) => return None,
        };
        let code = session.course.code();
        let named = Sender { score: None, ..self.sender() };
        let address = browser::absolute(&named.sign(&turn_address(&code, &session.record.sitters)));
        Some(html! {
            <section class="match-foot turn-link" aria-label={words.copy_turn_link}>
                <p>{ text }</p>
                <CopyLink key={code.to_string()} text={address} label={words.copy_turn_link} class="button primary" />
            </section>
        })
    }

    /// What can be done once the match is over.
    fn after(&self) -> Html {
        let words = self.words();
        let looking = *self.looking;
        let toggle = {
            let state = self.looking.clone();
            Callback::from(move |_: MouseEvent| state.set(!looking))
        };
        html! {
            <nav class={classes!("match-foot", "after", self.counting().map(|_| "is-due"))} aria-label={words.choices}>
                <button class="button primary" onclick={self.deal(false)}>{ words.new_deal }</button>
                { for self.stronger() }
                <button class="button" onclick={toggle}>{ if looking { words.back_to_scores } else { words.look_at_table } }</button>
                // On a phone the rest lies in a menu.
                <button class="button quiet after-open" popovertarget="after-more">{ words.more }</button>
                <div id="after-more" class="after-more" popover="auto">
                    <button class="button quiet" popovertarget="after-more" popovertargetaction="hide" onclick={self.step(|| Step::Look(Some(0)))}>{ words.replay_whole }</button>
                    <button class="button quiet" onclick={self.deal(true)}>{ words.same_deal }</button>
                    <CopyLink text={self.seed_link()} label={words.challenge} />
                    <a class="button quiet" href="#/">{ words.home }</a>
                </div>
            </nav>
        }
    }

    /// After a win of one person over bots: a deal against the same, each a level stronger.
    fn stronger(&self) -> Option<Html> {
        let (words, viewer) = (self.words(), self.listener.viewer?);
        let totals = self.session.course.results()?;
        let &(_, place) = totals.get(viewer.index())?;
        let mut setup = self.setup(false);
        let mut met = None;
        for sitter in &mut setup.sitters {
            if let Kind::Bot(level) = sitter.kind
                && let Some(&next) = Level::ALL.iter().find(|&&other| other > level)
            {
                sitter.kind = Kind::Bot(next);
                sitter.name = String::new();
                met = Some(next);
            }
        }
        let met = met.filter(|_| place == 1)?;
        let who = sitter::bot(sitter::bot_name(met, words), met, words);
        let deal = Callback::from(move |_: MouseEvent| deal::start(&setup));
        Some(
            html! { <button class="button stronger" onclick={deal}>{ fill(words.play_stronger, &[("name", &who)]) }</button> },
        )
    }

    /// The headline while the account is still being counted: nothing is said of the end before.
    fn counting(&self) -> Option<&'static str> {
        self.session.course.counting(self.lang()).filter(|_| !*self.counted)
    }

    /// What is looked at: round, phase and whose choice it is.
    fn looked_at(&self, moment: usize) -> String {
        let (words, course) = (self.words(), &self.session.course);
        let viewer = self.listener.viewer;
        let whose = match course.acts(&self.listener, self.tells()) {
            _ if moment == course.order() => words.match_over.to_owned(),
            Some(seat) if viewer == Some(seat) => words.your_turn.to_owned(),
            Some(seat) => fill(words.turn_of, &[("name", &self.listener.company.name(seat))]),
            None => String::new(),
        };
        let phase = course.phase(viewer, self.lang());
        let mut said = vec![self.stage(), phase.to_owned(), whose];
        said.retain(|part| !part.is_empty());
        // No line begins with a dot.
        said.join("\u{a0}· ")
    }

    /// Whose turn it is and what is asked, in one line.
    fn status(&self) -> String {
        let (words, session) = (self.words(), &self.session);
        let company = &self.listener.company;
        if let Some(moment) = session.course.moment() {
            return self.looked_at(moment);
        }
        // Nobody is asked before all that happened has been told.
        if let Some(headline) = self.jointly() {
            return headline.to_owned();
        }
        let deed = self.tells().and_then(|since| session.course.deed(&self.listener, since));
        if let Some((seat, own)) = deed {
            if Some(seat) == self.listener.viewer {
                return own.unwrap_or(words.comes_of_it).to_owned();
            }
            return fill(own.unwrap_or(words.turn_of), &[("name", &company.name(seat))]);
        }
        match session.kind_to_decide() {
            None => self.counting().unwrap_or(words.match_over).to_owned(),
            Some((seat, Kind::Bot(_))) => fill(words.thinking, &[("name", &company.name(seat))]),
            Some((seat, Kind::Human)) if Some(seat) == self.listener.viewer => {
                let own = if session.is_shared() { company.name(seat) } else { words.your_turn };
                let ask = session.course.ask(self.listener.viewer, self.lang());
                let whose = session.course.whose(&self.listener);
                // In another's turn one is called first: the rest may be cut off on a phone.
                let own = if whose.is_some() && !session.is_shared() { words.you } else { own };
                let asked = fill(words.about, &[("what", &own), ("it", &lower(ask))]);
                whose.into_iter().fold(asked, |asked, whose| format!("{asked} · {whose}"))
            }
            Some((seat, _)) => {
                let called = session.awaited().and_then(|_| session.course.called(&self.listener));
                called.unwrap_or_else(|| fill(words.turn_of, &[("name", &company.name(seat))]))
            }
        }
    }

    /// What the latest choice did, for those who cannot see it, the log open or not: not before its
    /// dice have been thrown for who can.
    fn latest(&self) -> Html {
        let (session, listener) = (&self.session, &self.listener);
        let present = session.awaited().is_none() && session.course.moment().is_none();
        let shown = present && !self.plays;
        let told = session.course.told(listener.viewer);
        let latest = told.iter().rev().take_while(|heard| heard.order == session.order()).count();
        let lines = session.course.lines(listener, told.len() - latest..told.len());
        html! {
            <div class="unseen latest" role="log">
                { for lines.iter().filter(|_| shown).map(|line| html! { <p>{ &line.text }</p> }) }
            </div>
        }
    }

    fn log(&self) -> Html {
        let session = self.session.clone();
        if session.awaited().is_some() {
            return Html::default();
        }
        let course = session.course.clone();
        let look = Callback::from(move |moment| session.dispatch(Step::Look(moment)));
        html! { <Log {course} listener={self.listener.clone()} {look} /> }
    }
}

/// A button of the bar that opens a sheet over the board, or closes it.
fn sheet_button(id: &'static str, target: &'static str, icon: Icon, label: &'static str) -> Html {
    html! { <button {id} class="button quiet" popovertarget={target} aria-label={label} title={label}>{ glyph(icon) }</button> }
}

/// What has no room in the bar of a phone, in the menu: it opens the same sheet.
fn menu_entry(id: &'static str, label: &'static str, shown: bool) -> Html {
    let open = Callback::from(move |_: MouseEvent| browser::press(id));
    html! {
        if shown {
            <button class={classes!("button", "quiet", format!("for-{id}"))} popovertarget="table-menu" popovertargetaction="hide" onclick={open}>{ label }</button>
        }
    }
}

/// The button in a sheet that closes it; the keyboard is there as soon as it opens.
pub fn close_button(target: &str, words: &Words) -> Html {
    let target = AttrValue::from(target.to_owned());
    html! {
        <button type="button" class="button quiet" autofocus={true} popovertarget={target} popovertargetaction="hide" aria-label={words.close}>{ glyph(Icon::Close) }</button>
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
