//! The page of one match: the table, whoever's turn it is, the log, the result.

use crate::browser;
use crate::copy::CopyLink;
use crate::deal;
use crate::drive::{use_bots, use_follow, use_save};
use crate::games::{Company, PageGame, ScoresProps, TableProps};
use crate::icons::{Icon, glyph};
use crate::log::{Line, Log};
use crate::prefs::PrefsHandle;
use crate::record::Record;
use crate::replay::{leaf, replay_bar};
use crate::route::{Setup, turn_address};
use crate::session::{Session, Step, UndoPoint};
use crate::settings::settings_panel;
use crate::sitter::{self, Kind};
use crate::token::token;
use crate::words::{Lang, Words, fill};
use rules::Match;
use std::rc::Rc;
use yew::prelude::*;

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

/// What the page remembers besides the match.
#[derive(Clone, Copy, Default, PartialEq)]
struct Mood {
    /// The table is looked at after the match is over.
    looking: bool,
    /// After so many choices the person was asked whether to take back what has been shown.
    asked: Option<usize>,
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
    let followed = use_follow(&props.id, &session);
    use_bots(&session, prefs.pace.pause());
    use_focus(&session);
    use_keys(&session);
    let mood = use_state(Mood::default);
    let company = use_memo((session.record.clone(), prefs.lang), |(record, _)| Company {
        names: sitter::names(&record.sitters, words),
        colours: record.sitters.iter().map(|sitter| sitter.colour).collect(),
    });
    let told = Rc::new(told(&session));
    let page = Page { session, told, company, prefs, mood };
    let title = page.title();
    use_effect_with(title, |title| browser::set_title(title));
    let over = page.session.played.is_over();
    html! {
        <div class={classes!("match", over.then_some("is-over"))}>
            <a class="skip" href="#table" onclick={|event: MouseEvent| { event.prevent_default(); browser::focus("table") }}>{ words.skip_to_table }</a>
            { page.bar() }
            if let Some(trouble) = *trouble {
                <p class="notice" role="alert">{ fill(words.cannot_save, &[("why", &trouble.tell(words))]) }</p>
            }
            if *followed { <p class="notice" role="status">{ words.two_tabs }</p> }
            { page.undo_question() }
            <main id="table" class="match-body" tabindex="-1">
                { page.body() }
                { page.after() }
                { replay_bar(&page.session, page.branch(), words) }
            </main>
            { page.log() }
        </div>
    }
}

/// After a choice the keyboard goes on where the next one is to be made.
#[hook]
fn use_focus<G: PageGame>(session: &UseReducerHandle<Session<G>>) {
    let now = (session.order(), session.awaited(), session.viewer() == session.played.decider());
    use_effect_with(now, |&(_, awaited, mine)| {
        if awaited.is_some() {
            browser::focus("take-device");
        } else if mine {
            browser::focus_if_lost(".card.is-legal button, .choices button");
        }
    });
}

/// Keys that leaf through the match, wherever nothing is being typed.
#[hook]
fn use_keys<G: PageGame>(session: &UseReducerHandle<Session<G>>) {
    let session = session.clone();
    use_effect_with((session.played.clone(), session.moment, session.awaited()), move |_| {
        let listener = browser::listen("keydown", move |event: &KeyboardEvent| {
            // Some keyboards have the brackets behind Alt.
            let alt = event.alt_key() && !matches!(event.key().as_str(), "[" | "]");
            if alt || event.ctrl_key() || event.meta_key() || session.awaited().is_some() || browser::is_typing(event) {
                return;
            }
            if let Some(moment) = leaf(&session, &event.key()) {
                event.prevent_default();
                session.dispatch(Step::Look(moment));
            }
        });
        move || drop(listener)
    });
}

struct Page<G: PageGame> {
    session: UseReducerHandle<Session<G>>,
    told: Rc<Vec<(usize, G::Event)>>,
    company: Rc<Company>,
    prefs: PrefsHandle,
    mood: UseStateHandle<Mood>,
}

impl<G: PageGame> Page<G> {
    fn words(&self) -> &'static Words {
        self.lang().words()
    }

    fn lang(&self) -> Lang {
        self.prefs.lang
    }

    fn step(&self, step: impl Fn() -> Step<G> + 'static) -> Callback<MouseEvent> {
        let session = self.session.clone();
        Callback::from(move |_| session.dispatch(step()))
    }

    fn set(&self, mood: Mood) -> Callback<MouseEvent> {
        let state = self.mood.clone();
        Callback::from(move |_| state.set(mood))
    }

    fn setup(&self, same: bool) -> Setup {
        Setup {
            options: G::options_of(self.session.played.options()),
            sitters: self.session.record.sitters.clone(),
            seed: same.then(|| self.session.played.seed()),
        }
    }

    fn deal(&self, same: bool) -> Callback<MouseEvent> {
        let setup = self.setup(same);
        Callback::from(move |_| deal::start(&setup))
    }

    /// A new match that begins as this one did, up to the moment that is looked at.
    fn branch(&self) -> Callback<MouseEvent> {
        let (played, record) = (self.session.looked_at(), self.session.record.clone());
        Callback::from(move |_| deal::keep(played.encode(G::KIND), record.sitters.clone()))
    }

    fn bar(&self) -> Html {
        let words = self.words();
        let view = self.session.looked_at().view(self.session.viewer());
        html! {
            <header class="bar">
                <a class="bar-home" href="#/" title={words.home}><span class="wordmark">{ words.title }</span></a>
                <div class="bar-status">
                    <span class="bar-stage">{ G::stage(&view, self.lang()) }</span>
                    <h1 class="bar-ask" aria-live="polite">{ self.status(&view) }</h1>
                </div>
                { self.undo_buttons() }
                <button class="button quiet bar-menu" popovertarget="table-menu" aria-label={words.table_menu}>{ glyph(Icon::Menu) }</button>
                { self.menu() }
            </header>
        }
    }

    fn undo_buttons(&self) -> Html {
        let words = self.words();
        let point = self.session.undo_point().filter(|_| self.session.awaited().is_none());
        let undo = match point {
            Some(UndoPoint { revealed: true, .. }) => self.set(Mood { asked: Some(self.session.order()), ..*self.mood }),
            _ => self.step(|| Step::Undo),
        };
        html! {
            <>
                <button class="button quiet bar-undo" onclick={undo} disabled={point.is_none()} aria-label={words.undo}>{ glyph(Icon::Undo) }</button>
                if self.session.can_redo() && self.session.awaited().is_none() {
                    <button class="button quiet bar-redo" onclick={self.step(|| Step::Redo)} aria-label={words.redo}>{ glyph(Icon::Redo) }</button>
                }
            </>
        }
    }

    /// What taking back would give away, asked before it is done.
    fn undo_question(&self) -> Html {
        if self.mood.asked != Some(self.session.order()) {
            return Html::default();
        }
        let words = self.words();
        let undo = {
            let (session, mood) = (self.session.clone(), self.mood.clone());
            Callback::from(move |_: MouseEvent| {
                session.dispatch(Step::Undo);
                mood.set(Mood::default());
            })
        };
        html! {
            <div class="notice question" role="alertdialog" aria-label={words.undo}>
                <p>{ words.undo_question }</p>
                <button class="button primary" onclick={undo}>{ words.undo_anyway }</button>
                <button class="button" onclick={self.set(Mood::default())}>{ words.cancel }</button>
            </div>
        }
    }

    fn menu(&self) -> Html {
        let words = self.words();
        let session = &self.session;
        let last = session.order().saturating_sub(1);
        let seed_link = browser::absolute(&self.setup(true).address());
        let game_link = browser::absolute(&format!("#/game/{}", session.played.encode(G::KIND)));
        let warning = (!session.played.is_over()).then_some(AttrValue::from(words.share_warning));
        html! {
            <div id="table-menu" class="menu" popover="auto">
                <p class="menu-seed">{ format!("{} {}", words.seed, session.played.seed()) }</p>
                <button class="button quiet" popovertarget="table-menu" onclick={self.step(move || Step::Look(Some(last)))}
                    disabled={session.order() == 0 || session.awaited().is_some()}>{ words.replay }</button>
                <CopyLink text={seed_link} label={words.copy_seed_link} />
                <CopyLink text={game_link} label={words.copy_game_link} {warning} />
                <button class="button quiet" onclick={self.deal(true)}>{ words.same_deal }</button>
                <button class="button quiet" onclick={self.deal(false)}>{ words.new_deal }</button>
                <a class="button quiet" href="#/">{ words.home }</a>
                { settings_panel(&self.prefs) }
            </div>
        }
    }

    fn body(&self) -> Html {
        let session = &self.session;
        let over = session.played.is_over() && session.moment.is_none();
        if let Some(seat) = session.awaited() {
            let take = self.step(move || Step::Take(seat));
            return hand_over(self.company.name(seat), self.company.colour(seat), take, self.words());
        }
        if over && !self.mood.looking {
            return html! { <>{ self.turn_link() }{ self.scores() }</> };
        }
        html! { <>{ self.turn_link() }{ self.table() }</> }
    }

    fn table(&self) -> Html {
        let session = &self.session;
        let looked_at = session.looked_at();
        let mine = session.viewer().is_some() && session.played.decider() == session.viewer();
        let legal = if mine && session.moment.is_none() { session.played.legal() } else { vec![] };
        let order = session.order();
        let choose = {
            let session = session.clone();
            Callback::from(move |choice| session.dispatch(Step::Choose { order, choice }))
        };
        let choose_all = {
            let session = session.clone();
            Callback::from(move |choices: Vec<G::Choice>| {
                for (order, choice) in (order..).zip(choices) {
                    session.dispatch(Step::Choose { order, choice });
                }
            })
        };
        G::table(TableProps {
            view: Rc::new(looked_at.view(session.viewer())),
            legal: Rc::new(legal),
            order: looked_at.choices().len(),
            told: self.told.clone(),
            company: self.company.clone(),
            prefs: *self.prefs,
            choose,
            choose_all,
        })
    }

    fn scores(&self) -> Html {
        let played = &self.session.played;
        let Some(results) = played.state().results() else { return Html::default() };
        G::scores(ScoresProps {
            view: Rc::new(played.view(None)),
            results: Rc::new(results),
            company: self.company.clone(),
            prefs: *self.prefs,
        })
    }

    /// The link that asks the person on the other device for his choice.
    fn turn_link(&self) -> Html {
        let session = &self.session;
        let words = self.words();
        let text = match session.kind_to_decide() {
            Some((seat, Kind::Away)) => {
                fill(words.send_turn, &[("name", &self.company.name(seat))])
            }
            None if session.is_apart() => words.send_end.to_owned(),
            _ => return Html::default(),
        };
        let code = session.played.encode(G::KIND);
        let address = browser::absolute(&turn_address(&code, &session.record.sitters));
        html! {
            <section class="turn-link">
                <p>{ text }</p>
                <CopyLink key={code} text={address} label={words.copy_turn_link} class="button primary" />
            </section>
        }
    }

    /// What can be done once the match is over.
    fn after(&self) -> Html {
        if !self.session.played.is_over() {
            return Html::default();
        }
        let words = self.words();
        let looking = self.mood.looking;
        let toggle = self.set(Mood { looking: !looking, asked: None });
        let address = browser::absolute(&self.setup(true).address());
        html! {
            <nav class="after" aria-label={words.choices}>
                <button class="button primary" onclick={self.deal(true)}>{ words.same_deal }</button>
                <button class="button" onclick={self.deal(false)}>{ words.new_deal }</button>
                <CopyLink text={address} label={words.copy_seed_link} />
                <button class="button quiet" onclick={toggle}>{ if looking { words.back_to_scores } else { words.look_at_table } }</button>
                <a class="button quiet" href="#/">{ words.home }</a>
            </nav>
        }
    }

    /// Whose turn it is and what is asked, in one line.
    fn status(&self, view: &G::View) -> String {
        let (words, session) = (self.words(), &self.session);
        if let Some(moment) = session.moment {
            return fill(words.replay_at, &[("n", &moment), ("all", &session.order())]);
        }
        match session.kind_to_decide() {
            None => words.match_over.to_owned(),
            Some((seat, Kind::Bot(_))) => fill(words.thinking, &[("name", &self.company.name(seat))]),
            Some((seat, Kind::Human)) if Some(seat) == session.viewer() => {
                let shared = session.is_shared();
                let whose = if shared { self.company.name(seat) } else { words.your_turn };
                fill(words.about, &[("what", &whose), ("it", &lower(G::ask(view, self.lang())))])
            }
            Some((seat, _)) => fill(words.turn_of, &[("name", &self.company.name(seat))]),
        }
    }

    /// The tab says whose turn it is, for whoever is looking at another one.
    fn title(&self) -> String {
        let view = self.session.looked_at().view(self.session.viewer());
        format!("{} · {}", self.status(&view), G::name(self.lang()))
    }

    fn log(&self) -> Html {
        let session = &self.session;
        if session.awaited().is_some() {
            return Html::default();
        }
        let tell = |(order, event): &(usize, G::Event)| {
            let (order, texts) = (*order, G::tell(event, &self.company, self.lang()));
            texts.into_iter().map(move |text| Line { order, text: text.into() })
        };
        let lines: Vec<Line> = self.told.iter().flat_map(tell).collect();
        let look = {
            let session = session.clone();
            Callback::from(move |moment| session.dispatch(Step::Look(moment)))
        };
        let words = self.words();
        html! { <Log {lines} moment={session.moment} {look} title={words.log} empty={words.log_empty} /> }
    }
}

/// What the viewer has been told, each event with the choice that it followed.
fn told<G: PageGame>(session: &Session<G>) -> Vec<(usize, G::Event)> {
    let viewer = session.viewer();
    let events = session.history.iter().enumerate();
    let events = events.flat_map(|(order, events)| events.iter().map(move |event| (order, event)));
    events.filter_map(|(order, event)| Some((order, G::seen(event, viewer)?))).collect()
}

fn lower(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_lowercase().chain(chars).collect()).unwrap_or_default()
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
