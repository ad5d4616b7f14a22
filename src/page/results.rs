//! One's own results: a line for each finished match against bots, kept apart from the matches.

use crate::page::browser;
use crate::page::prelude::*;
use crate::page::session::Session;
use crate::page::store;
use crate::sitter::{Kind, bot, bot_name};
use crate::words::{Lang, fill};
use bots::Level;
use rules::{GameKind, Seed};

/// How one match ended for the person who played it.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The name of the match on the shelf.
    pub id: String,
    /// Which game.
    pub game: GameKind,
    /// What it grew from.
    pub seed: Seed,
    /// How many sat at the table.
    pub seats: u8,
    /// The strongest bot at the table.
    pub against: Level,
    /// The person's own total.
    pub total: i32,
    /// The person's own place.
    pub place: u8,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// By how much he is ahead of the best of the others; 0 of results that were kept before this was.
    pub lead: i32,
}

impl Outcome {
    fn write(&self) -> String {
        let Outcome { id, game, seed, seats, against, total, place, ended, lead } = self;
        format!("{id} {game} {} {seats} {against} {total} {place} {ended} {lead}", seed.0)
    }

    fn read(line: &str) -> Option<Outcome> {
        let mut words = line.split(' ');
        Some(Outcome {
            id: words.next()?.to_owned(),
            game: words.next()?.parse().ok()?,
            seed: Seed(words.next()?.parse().ok()?),
            seats: words.next()?.parse().ok()?,
            against: words.next()?.parse().ok()?,
            total: words.next()?.parse().ok()?,
            place: words.next()?.parse().ok()?,
            ended: words.next()?.parse().ok()?,
            lead: words.next().and_then(|lead| lead.parse().ok()).unwrap_or(0),
        })
    }

    /// Whether it was won, and by an eighth of the total at least.
    fn is_clear(&self) -> bool {
        self.place == 1 && self.lead > 0 && self.lead * 8 >= self.total
    }
}

/// All results, the oldest first.
pub fn all() -> Vec<Outcome> {
    store::results().lines().filter_map(Outcome::read).collect()
}

/// Whom the lobby offers as a rival: an easy one, until the last match against such was won clearly.
pub fn next_rival(game: GameKind) -> Level {
    let easy = |one: &Outcome| one.game == game && one.against == Level::Greedy;
    match all().into_iter().rev().find(easy) {
        Some(last) if last.is_clear() => Level::Expert,
        _ => Level::Greedy,
    }
}

/// Notes how a match ended, once, if one person played it against bots to its end.
pub fn note(id: &str, session: &Session) {
    let Some(outcome) = outcome(id, session) else { return };
    if all().iter().all(|known| known.id != outcome.id) {
        let text = format!("{}{}\n", store::results(), outcome.write());
        store::save_results(&text);
    }
}

fn outcome(id: &str, session: &Session) -> Option<Outcome> {
    let results = session.course.results()?;
    let seat = session.viewer()?;
    let kinds = session.record.sitters.iter().map(|sitter| sitter.kind);
    let mut levels = Vec::new();
    for kind in kinds {
        match kind {
            Kind::Bot(level) => levels.push(level),
            Kind::Away => return None,
            Kind::Human => {}
        }
    }
    let &(total, place) = results.get(seat.index())?;
    let others = (0..).zip(&results).filter(|&(at, _)| at != seat.index());
    let best = others.map(|(_, &(other, _))| other).max();
    (levels.len() + 1 == results.len()).then_some(Outcome {
        id: id.to_owned(),
        game: session.course.game(),
        seed: session.course.seed(),
        seats: results.len() as u8,
        against: levels.into_iter().max()?,
        total,
        place,
        ended: browser::now(),
        lead: best.map_or(0, |best| total - best),
    })
}

/// Today's date where the person is: `2026-11-21`.
pub fn today() -> String {
    let date = js_sys::Date::new_0();
    format!("{}-{:02}-{:02}", date.get_full_year(), date.get_month() + 1, date.get_date())
}

/// The seed of a day's deal: the same on every device.
pub fn daily_seed(game: GameKind, date: &str) -> Seed {
    Seed::drawn(rules::digest(&(game.slug(), date)))
}

/// Played, won, best and mean for each game, table size and bot.
pub fn statistics(lang: Lang) -> Html {
    let words = lang.words();
    let all = all();
    let mut tables: Vec<(GameKind, u8, Level)> =
        all.iter().map(|outcome| (outcome.game, outcome.seats, outcome.against)).collect();
    rules::order::sort(&mut tables);
    tables.dedup();
    html! {
        <details class="panel statistics">
            <summary><h2>{ words.statistics }</h2></summary>
            if all.is_empty() { <p class="soft">{ words.statistics_none }</p> }
            else {
                <table>
                    <thead><tr>
                        { for [words.stat_against, words.stat_played, words.stat_won, words.stat_best, words.stat_mean].map(|head| html! { <th scope="col">{ head }</th> }) }
                    </tr></thead>
                    <tbody>{ for tables.into_iter().map(|table| row(&all, table, lang)) }</tbody>
                </table>
            }
        </details>
    }
}

fn row(all: &[Outcome], (game, seats, against): (GameKind, u8, Level), lang: Lang) -> Html {
    let words = lang.words();
    let fits = |outcome: &&Outcome| {
        (outcome.game, outcome.seats, outcome.against) == (game, seats, against)
    };
    let totals: Vec<i32> = all.iter().filter(fits).map(|outcome| outcome.total).collect();
    let won = all.iter().filter(fits).filter(|outcome| outcome.place == 1).count();
    let mean = totals.iter().sum::<i32>() / totals.len().max(1) as i32;
    let name = bot(bot_name(against, words), against, words);
    let seats = fill(words.seat_count, &[("n", &seats)]);
    html! {
        <tr>
            <th scope="row">{ format!("{} · {name} · {seats}", lang.game(game)) }</th>
            <td>{ totals.len() }</td>
            <td>{ won }</td>
            <td>{ totals.iter().copied().max().unwrap_or(0) }</td>
            <td>{ mean }</td>
        </tr>
    }
}
