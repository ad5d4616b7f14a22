//! The lobby: play at once, set the table, or go on with a match.

use crate::drawn::{self, GAMES};
use crate::hint::first::first;
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::deal;
use crate::page::games::options;
use crate::page::input::{hand_on, picked, pressed, typed};
use crate::page::play::{close_button, use_way_back};
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;
use crate::page::results::{daily_seed, next_rival, statistics, today};
use crate::page::settings::settings_panel;
use crate::page::shared::said;
use crate::page::shelf::{Shelf, open_match};
use crate::page::store;
use crate::page::token::token;
use crate::route::{Sender, Setup, tell_seed};
use crate::sitter::{COLOURS, Kind, LONGEST_NAME, Sitter, bot, bot_name, introductions, names};
use crate::words::{Lang, Words, fill};
use bots::Level;
use rules::{AnyOptions, GameKind, Seed};

/// The lobby.
#[component]
pub fn Lobby() -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let lang = prefs.lang;
    let words = lang.words();
    let entries = use_state(store::list);
    use_way_back(Some(false), &Callback::noop());
    use_effect_with(lang, move |_| {
        browser::set_title(&format!("{} · {}", words.title, words.tagline))
    });
    html! {
        <div class="lobby">
            <header class="lobby-head">
                { markup(drawn::title(lang)) }
                { settings_menu(&prefs) }
            </header>
            <main class="lobby-body" onclick={|event: MouseEvent| play(&event)}>
                { for open_match(&entries, lang) }
                { for GAMES.iter().map(|&game| game_card(game, lang)) }
                <section class="panel daily">{ markup(daily(lang)) }</section>
                <Shelf {entries} />
                { statistics(lang) }
            </main>
            <footer class="lobby-foot">{ markup(drawn::foot(lang)) }</footer>
        </div>
    }
}

fn markup(drawn: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(drawn))
}

fn settings_menu(prefs: &PrefsHandle) -> Html {
    html! { <div id="settings" class="menu" popover="auto">{ settings_panel(prefs) }</div> }
}

/// What a link that somebody gave leads to: what is asked, one big button.
pub fn invited(prefs: &PrefsHandle, game: GameKind, asked: Html) -> Html {
    let words = prefs.lang.words();
    html! {
        <div class="lobby is-invitation">
            <header class="lobby-bar">
                <a class="bar-home" href="#/" title={words.home}>
                    <span class="wordmark">{ words.title }</span>
                </a>
                { markup(drawn::settings(prefs.lang)) }
                { settings_menu(prefs) }
            </header>
            { markup(drawn::cover(game)) }
            <main class="game-card invitation">{ asked }</main>
        </div>
    }
}

/// The game of a link that somebody gave: who gave it, what is asked, one button.
pub fn invitation(setup: Setup, sender: &Sender, address: &str, prefs: &PrefsHandle) -> Html {
    let lang = prefs.lang;
    let words = lang.words();
    let game = setup.options.game();
    let seed = setup.seed;
    browser::set_title(&format!("{} · {}", words.title, lang.game(game)));
    let asked = html! {
        <>
            <p class="invitation-from">{ said(words.invites, words.invites_by, sender) }</p>
            <h1>{ lang.game(game) }</h1>
            <p>{ lang.offer(game).about }</p>
            if let Some(with) = with_sets(&setup, lang) { <p>{ with }</p> }
            if let Some(score) = sender.score {
                <p class="invitation-score">
                    { fill(&said(words.beat, words.beat_by, sender), &[("total", &score)]) }
                </p>
            }
            if let Some(seed) = seed {
                <p class="seed-note">{ fill(words.seed_link_note, &[("seed", &seed)]) }</p>
            }
            <TableForm key={address} {setup} linked={true} />
        </>
    };
    invited(prefs, game, asked)
}

/// The expansions of a table, in a line.
fn with_sets(setup: &Setup, lang: Lang) -> Option<String> {
    match setup.options {
        AnyOptions::Firefly(table) => lang.with_sets(table.sets),
        AnyOptions::Faraway(_) | AnyOptions::Farlight(_) => None,
    }
}

/// A game: what it is, the way into it, and the table to be set.
fn game_card(game: GameKind, lang: Lang) -> Html {
    let rival = next_rival(game);
    html! {
        <section key={game.slug()} class="game-card">
            { markup(drawn::game(game, lang, rival) + &drawn::set_table(game, lang)) }
            if has_played(game) {
                <button class="button quiet first-game" data-first={game.slug()}>
                    { lang.words().first_game }
                </button>
            }
            <TableForm setup={options::as_before(Setup::against(game, rival))} linked={false} />
        </section>
    }
}

/// The deals that are the same for everybody today, and what one made of them.
fn daily(lang: Lang) -> String {
    let all = crate::page::results::all();
    let today = today();
    drawn::daily(lang, &browser::date(browser::now(), lang), |game| {
        let seed = daily_seed(game, &today);
        all.iter()
            .find(|outcome| outcome.game == game && outcome.seed == seed)
            .map(|outcome| outcome.total)
    })
}

/// Whether somebody has played the game before.
fn has_played(game: GameKind) -> bool {
    store::known().has_played(game)
        || crate::page::results::all().iter().any(|outcome| outcome.game == game)
}

/// Deals what is played by a button of the drawn parts.
fn play(event: &MouseEvent) {
    let game = |name| pressed(event, name)?.parse().ok();
    if let Some(game) = game("data-first") {
        deal::start(&first(game));
    } else if let Some(game) = game("data-play") {
        deal::start(&if has_played(game) {
            Setup::against(game, next_rival(game))
        } else {
            first(game)
        });
    } else if let Some(game) = game("data-daily") {
        deal::start(&Setup { seed: Some(daily_seed(game, &today())), ..Setup::usual(game) });
    }
}

/// What the form of a table needs.
#[derive(Properties, PartialEq)]
struct FormProps {
    /// The table as it is set at first.
    setup: Setup,
    /// Whether a link has set it.
    linked: bool,
}

/// The table to be set: seats, start and seed.
#[component]
fn TableForm(props: &FormProps) -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let lang = prefs.lang;
    let words = lang.words();
    let game = props.setup.options.game();
    use_way_back(props.linked.then_some(false), &Callback::noop());
    let setup = use_state(|| props.setup.clone());
    let seed_text = use_state(|| props.setup.seed.map(|seed| seed.to_string()).unwrap_or_default());
    let seed = read_seed(&seed_text);
    let change = {
        let setup = setup.clone();
        Callback::from(move |next: Setup| setup.set(next))
    };
    let onsubmit = {
        let (setup, seed) = (setup.clone(), seed);
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Ok(seed) = seed {
                deal::start(&Setup { seed, ..(*setup).clone() });
            }
        })
    };
    let draw = {
        let seed_text = seed_text.clone();
        Callback::from(move |_: MouseEvent| {
            seed_text.set(Seed::drawn(browser::random()).to_string());
        })
    };
    let oninput = {
        let seed_text = seed_text.clone();
        hand_on(&Callback::from(move |text| seed_text.set(text)), |event: InputEvent| typed(&event))
    };
    let hint = format!("seed-hint-{game}");
    let sheet = format!("set-{game}");
    let met = introductions(&setup.sitters, words).join(", ");
    let fields = html! {
        <div class="table-fields">
            { seat_rows(&setup, &change, words) }
            { options::sets(&setup, &change, lang) }
            <div class="fields">
                { options::fields(&setup, &change, lang) }
                <label class="field">
                    <span>{ words.seed }</span>
                    <span class="seed-line">
                        <input value={(*seed_text).clone()} {oninput} spellcheck="false" autocomplete="off"
                            aria-describedby={hint.clone()} aria-invalid={seed.is_err().to_string()} />
                        <button type="button" class="button quiet" onclick={draw}
                            aria-label={words.new_seed}>
                            { glyph(Icon::Die) }
                        </button>
                    </span>
                    <small id={hint} class={if seed.is_err() { "bad" } else { "soft" }}>
                        { match seed {
                            Err(error) => fill(words.bad_seed, &[("why", &tell_seed(error, words))]),
                            Ok(_) => words.seed_hint.to_owned(),
                        } }
                    </small>
                </label>
            </div>
        </div>
    };
    html! {
        <form class="table-form" {onsubmit}>
            if props.linked {
                <button class="button primary wide" disabled={seed.is_err()}>
                    { words.play }<span class="soft">{ &met }</span>
                </button>
                { markup(drawn::set_table(game, lang)) }
            }
            <div id={sheet.clone()} class="set-up" popover="auto" role="dialog"
                aria-label={fill(words.about, &[("what", &lang.game(game)), ("it", &words.set_the_table)])}>
                <header class="drawer-head">
                    <h2>{ lang.game(game) }</h2>
                    { close_button(&sheet, words) }
                </header>
                { fields }
                <footer class="set-up-foot">
                    <span class="soft">{ &met }<br />{ options::dealt(setup.options, lang) }</span>
                    { options::begin_with(&setup, &change, lang) }
                    <button class="button primary" disabled={seed.is_err()}>{ words.deal }</button>
                </footer>
            </div>
        </form>
    }
}

/// Nothing typed draws a new seed.
fn read_seed(text: &str) -> Result<Option<Seed>, rules::SeedError> {
    if text.trim().is_empty() { Ok(None) } else { text.parse().map(Some) }
}

fn with_sitters(setup: &Setup, sitters: Vec<Sitter>) -> Setup {
    let options = setup.options.with_seats(sitters.len() as u8);
    Setup { options, sitters, seed: setup.seed }
}

fn seat_rows(setup: &Setup, change: &Callback<Setup>, words: &'static Words) -> Html {
    let count = setup.sitters.len();
    let with = |edit: fn(&mut Vec<Sitter>)| {
        let mut sitters = setup.sitters.clone();
        edit(&mut sitters);
        let next = with_sitters(setup, sitters);
        change.reform(move |_: MouseEvent| next.clone())
    };
    let full = count >= usize::from(setup.options.game().seats().1);
    let add = with(|sitters| {
        let seat = sitters.len() as u8;
        let free = |colour: &u8| sitters.iter().all(|sitter| sitter.colour != *colour);
        let colour = (0..COLOURS).find(free).unwrap_or(seat);
        sitters.push(Sitter { colour, ..Sitter::new(Kind::Bot(Level::Greedy), seat) });
    });
    html! {
        <fieldset class="seats">
            <legend>{ words.seats }</legend>
            // Above the seats: it stays under the pointer as they grow in number.
            <button type="button" class="button" disabled={full} onclick={add}>{ glyph(Icon::Plus) }{ words.add_seat }</button>
            { for (0..count).map(|seat| seat_row(setup, seat, change, words)) }
            <small class="soft">{ words.levels_about }</small>
        </fieldset>
    }
}

fn seat_row(setup: &Setup, seat: usize, change: &Callback<Setup>, words: &'static Words) -> Html {
    let sitter = &setup.sitters[seat];
    let number = seat + 1;
    let kinds = [
        Kind::Human,
        Kind::Away,
        Kind::Bot(Level::Random),
        Kind::Bot(Level::Greedy),
        Kind::Bot(Level::Expert),
    ];
    let say = |kind: Kind| match kind {
        Kind::Human => words.human.to_owned(),
        Kind::Away => words.away.to_owned(),
        Kind::Bot(level) => bot(bot_name(level, words), level, words),
    };
    let edited = {
        let setup = setup.clone();
        move |edit: &dyn Fn(&mut Sitter)| {
            let mut sitters = setup.sitters.clone();
            edit(&mut sitters[seat]);
            with_sitters(&setup, sitters)
        }
    };
    let pick_kind = {
        let edited = edited.clone();
        hand_on(change, move |event: Event| {
            let kind = *kinds.get(picked(&event)?)?;
            Some(edited(&|sitter| sitter.kind = kind))
        })
    };
    let rename = {
        let edited = edited.clone();
        hand_on(change, move |event: InputEvent| {
            let name = typed(&event)?;
            Some(edited(&|sitter| sitter.name = name.clone()))
        })
    };
    let taken: Vec<u8> = setup.sitters.iter().map(|sitter| sitter.colour).collect();
    let now = sitter.colour;
    let recolour = change.reform(move |_: MouseEvent| {
        let next = (1..COLOURS).map(|step| (now + step) % COLOURS).find(|c| !taken.contains(c));
        edited(&|sitter| sitter.colour = next.unwrap_or(now))
    });
    let remove = {
        let mut sitters = setup.sitters.clone();
        sitters.remove(seat);
        let next = with_sitters(setup, sitters);
        change.reform(move |_: MouseEvent| next.clone())
    };
    let label = |template: &str| fill(template, &[("n", &number)]);
    html! {
        <div class="seat-row" key={seat}>
            <button type="button" class="button quiet" onclick={recolour}
                aria-label={label(words.seat_colour)}>
                { token(now) }
            </button>
            <select onchange={pick_kind} aria-label={label(words.seat_kind)}>
                { for kinds.iter().map(|&kind| html! { <option selected={kind == sitter.kind}>{ say(kind) }</option> }) }
            </select>
            <input value={sitter.name.clone()} oninput={rename} aria-label={label(words.seat_name)}
                placeholder={names(&setup.sitters, words)[seat].clone()} autocomplete="off" maxlength={LONGEST_NAME.to_string()} />
            <button type="button" class="button quiet" onclick={remove} aria-label={label(words.remove_seat)}
                disabled={setup.sitters.len() <= usize::from(setup.options.game().seats().0)}>{ glyph(Icon::Close) }</button>
        </div>
    }
}
