//! What is agreed before a match of Firefly: story, turn limit, starting jobs, expansions.

use crate::icons::{Icon, glyph};
use crate::page::input::{hand_on, picked};
use crate::page::prelude::*;
use crate::route::Setup;
use crate::words::{Lang, fill};
use rules::firefly::sets::{Set, offered};
use rules::firefly::{StartingJobs, Table};
use rules::{AnyOptions, Later};

/// Turn limits on offer, in rounds; 0: none.
const LIMITS: [u8; 6] = [0, 10, 15, 20, 30, 40];

/// The fields of a table of Firefly.
pub fn fields(setup: &Setup, table: Table, change: &Callback<Setup>, lang: Lang) -> Html {
    let words = lang.lobby();
    let stories = table.playable().map(|story| Table { story, ..table });
    let named = stories.map(|table| (table, lang.story(&table).to_owned())).collect();
    let limits = LIMITS.into_iter().chain(Some(table.turn_limit).filter(|n| !LIMITS.contains(n)));
    let limits = limits.map(|turn_limit| {
        let name = match turn_limit {
            0 => words.rounds_none.to_owned(),
            n => fill(words.rounds_n, &[("n", &n)]),
        };
        (Table { turn_limit, ..table }, name)
    });
    html! {
        <>
            { field(words.story, table, named, setup, change) }
            <small class="soft story-about">{ lang.story_about(&table) }</small>
            { openings(setup, table, change, lang) }
            if table.sets.have_alerts() { { alerts(setup, table, change, lang) } }
            if table.aim().is_none() { { field(words.rounds, table, limits.collect(), setup, change) } }
            { field(words.first_jobs, table, first_jobs(table, lang), setup, change) }
        </>
    }
}

/// Which contacts deal starting jobs; one entry where that is not agreed on.
fn first_jobs(table: Table, lang: Lang) -> Vec<(Table, String)> {
    let words = lang.lobby();
    if !table.has_starting_jobs() {
        return vec![(table, words.jobs_none.to_owned())];
    } else if table.draws_jobs() {
        return vec![(table, words.jobs_drawn.to_owned())];
    }
    let jobs = [(StartingJobs::All, words.jobs_all), (StartingJobs::First, words.jobs_first)];
    jobs.into_iter().map(|(jobs, name)| (Table { jobs, ..table }, name.to_owned())).collect()
}

/// The set-up cards, where there are several.
fn openings(setup: &Setup, table: Table, change: &Callback<Setup>, lang: Lang) -> Html {
    let openings = table.openings().map(|opening| Table { opening: Later(opening), ..table });
    let openings: Vec<_> =
        openings.map(|table| (table, lang.opening(table.opening.0).0.to_owned())).collect();
    if openings.len() < 2 {
        return Html::default();
    }
    html! {
        <div class="set-card">
            { field(lang.lobby().opening, table, openings, setup, change) }
            <small class="soft">{ lang.opening(table.opening.0).1 }</small>
        </div>
    }
}

/// The match that is proposed to whoever meets the expansions for the first time.
pub fn begin_with(setup: &Setup, table: Table, change: &Callback<Setup>, lang: Lang) -> Html {
    let Some(first) = table.proposed() else { return Html::default() };
    let mut sitters = setup.sitters.clone();
    sitters.truncate(first.seats.into());
    let next = Setup { options: AnyOptions::Firefly(first), sitters, ..setup.clone() };
    let onclick = change.reform(move |_: MouseEvent| next.clone());
    let said = fill(lang.lobby().begin_with, &[("story", &lang.story(&first))]);
    if table == first {
        return html! { <span class="begun">{ glyph(Icon::Check) }{ lang.lobby().begun }</span> };
    }
    html! { <button type="button" class="button quiet" {onclick}>{ said }</button> }
}

/// What will be dealt, in a line.
pub fn dealt(table: Table, lang: Lang) -> String {
    let alerts = table.plays_alerts().then(|| lang.lobby().alert_cards.to_owned());
    let sets = lang.with_sets(table.sets);
    let opening = (table.opening.0 > 0).then(|| lang.opening(table.opening.0).0.to_owned());
    let parts = [Some(lang.story(&table).to_owned()), opening, sets, alerts].into_iter().flatten();
    parts.collect::<Vec<_>>().join(" · ")
}

/// The expansions that bring cards and boards, by how much there is to learn; then the others.
const SIMPLEST_FIRST: [u8; 5] = [1, 5, 2, 4, 3];

/// The expansions, each with what it brings; what comes and goes with them stands below or at the foot, so that
/// none of them moves under a press.
pub fn sets(setup: &Setup, table: Table, change: &Callback<Setup>, lang: Lang) -> Html {
    let entry = |set: &'static Set| {
        let id = format!("set-{}", set.name);
        let setup = setup.clone();
        let onchange = hand_on(change, move |_: Event| {
            let table = table.with_sets(table.sets.toggled(set));
            Some(Setup { options: AnyOptions::Firefly(table), ..setup.clone() })
        });
        let (name, about) = lang.set(set);
        html! {
            <label class="set" key={set.name}>
                <input type="checkbox" checked={table.sets.contains(set)} aria-describedby={id.clone()} {onchange} />
                <span>{ name }</span>
                <small class="soft" id={id}>{ about }</small>
            </label>
        }
    };
    let simplest = SIMPLEST_FIRST.into_iter().filter_map(|id| offered().find(|set| set.id == id));
    let others = offered().filter(|set| !SIMPLEST_FIRST.contains(&set.id));
    html! {
        <fieldset class="sets">
            <legend>{ lang.lobby().sets }</legend>
            { for simplest.chain(others).map(entry) }
        </fieldset>
    }
}

/// Whether alert cards are played with.
fn alerts(setup: &Setup, table: Table, change: &Callback<Setup>, lang: Lang) -> Html {
    let words = lang.lobby();
    let setup = setup.clone();
    let onchange = hand_on(change, move |_: Event| {
        let table = Table { alerts: Later(!table.alerts.0), ..table };
        Some(Setup { options: AnyOptions::Firefly(table), ..setup.clone() })
    });
    // A story or a set-up card that asks for them leaves nothing to agree on.
    let due = Table { alerts: Later(false), ..table }.plays_alerts();
    let about = if due { words.alert_cards_due } else { words.alert_cards_about };
    html! {
        <label class="set" key="alerts">
            <input type="checkbox" checked={table.plays_alerts()} disabled={due} aria-describedby="about-alerts" {onchange} />
            <span>{ words.alert_cards }</span>
            <small class="soft" id="about-alerts">{ about }</small>
        </label>
    }
}

fn field(
    name: &'static str,
    now: Table,
    tables: Vec<(Table, String)>,
    setup: &Setup,
    change: &Callback<Setup>,
) -> Html {
    let entries = tables
        .iter()
        .map(|(table, name)| html! { <option selected={*table == now}>{ name }</option> })
        .collect::<Html>();
    let count = tables.len();
    let setup = setup.clone();
    let onchange = hand_on(change, move |event: Event| {
        let (table, _) = tables.get(picked(&event)?)?;
        Some(Setup { options: AnyOptions::Firefly(*table), ..setup.clone() })
    });
    // A list that changes with the seats is made anew: the browser keeps what was picked from the old one.
    html! { <label class="field" key={format!("{name} {} {} {count}", now.seats, now.sets)}><span>{ name }</span><select disabled={count < 2} {onchange}>{ entries }</select></label> }
}
