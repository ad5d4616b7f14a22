//! Jobs: what is printed, and what comes of it as things stand.

use super::desk::{Desk, art, contact_art, large};
use super::menu::employers;
use crate::art::firefly::portrait;
use crate::explain::firefly as explain;
use crate::page::prelude::*;
use crate::words::{capital, fill};
use rules::Seat;
use rules::firefly::job::JobId;
use rules::firefly::{Active, Choice, Outlook};

/// The jobs of the person: those under way first, then the hand.
pub fn jobs(desk: &Desk, seat: Seat) -> Html {
    let view = desk.view();
    let (words, captain) = (desk.words, view.captain(seat));
    let empty = captain.active.is_empty() && view.hand.is_empty();
    let inactive = if view.shares_jobs() { words.lies_open } else { words.in_hand };
    html! {
        <section class="jobs" aria-label={words.jobs}>
            <h2>{ words.jobs }<small class="soft">{ for in_hand(desk, seat).map(|held| format!("{held} · ")) }{ format!("{} {}/{}", words.under_way, captain.active.len(), captain.active_limit()) }</small></h2>
            if empty { { employers(desk, seat) } }
            <div class="faces">
                { for captain.active.iter().map(|active| {
                    let state = stage(desk, seat, active);
                    held(desk, seat, active.job, state)
                }) }
                { for view.hand.iter().map(|&id| held(desk, seat, id, inactive)) }
            </div>
        </section>
    }
}

/// How far a job under way is: what was loaded may have been lost since.
fn stage(desk: &Desk, seat: Seat, active: &Active) -> &'static str {
    match active.loaded {
        false => desk.words.under_way,
        true if desk.view().captain(seat).is_lost(active.job) => desk.words.goods_lost,
        true => desk.words.loaded,
    }
}

/// How many jobs are in hand, of how many that may be; nothing where they lie open.
pub fn in_hand(desk: &Desk, seat: Seat) -> Option<String> {
    let view = desk.view();
    let most = view.captain(seat).hand_limit();
    (!view.shares_jobs()).then(|| format!("{} {}/{most}", desk.words.in_hand, view.held(seat)))
}

/// Somebody else's jobs under way, which lie open.
pub fn open_jobs(desk: &Desk, seat: Seat) -> Html {
    let words = desk.words;
    let captain = desk.view().captain(seat);
    let hand = desk.view().held(seat);
    html! {
        <section class="jobs" aria-label={words.jobs}>
            <h2>{ words.jobs }</h2>
            <p class="soft">
                { fill(words.jobs_held, &[("hand", &hand), ("active", &captain.active.len())]) }
            </p>
            <div class="faces">{ for captain.active.iter().map(|active| {
                let state = stage(desk, seat, active);
                face(desk, active.job, state, Html::default())
            }) }</div>
        </section>
    }
}

fn held(desk: &Desk, seat: Seat, id: JobId, state: &str) -> Html {
    if id.job().raid().is_some() {
        return face(desk, id, state, html! { <>{ preys(desk, seat, id) }{ raids(desk, id) }</> });
    }
    let outlook = desk.view().outlook(seat, id);
    let work = Choice::Work(id);
    let foot = html! {
        <>
            { forecast(desk, seat, id, &outlook) }
            { desk.short_if(work, "primary", desk.words.work) }
        </>
    };
    face(desk, id, state, foot)
}

/// Each rival as the prey of a piracy job.
fn preys(desk: &Desk, seat: Seat, id: JobId) -> Html {
    let preys = desk.text.preys(desk.view(), seat, id, &desk.props.company.names);
    html! {
        <ul class="forecast" data-explain="piracy">{ for preys.into_iter().map(|(open, at, line)| html! {
            <li class={if open { "is-good" } else { "soft" }}>{ desk.at(at, &line) }</li>
        }) }</ul>
    }
}

/// What attacks those who are here.
fn raids(desk: &Desk, id: JobId) -> Html {
    let legal = desk.props.legal.iter().copied();
    let raids = legal.filter_map(|choice| match choice {
        Choice::Raid(job, rival) if job == id => Some((choice, rival)),
        _ => None,
    });
    let label = |rival| fill(desk.text.raids().attack, &[("name", &desk.name(rival))]);
    html! { <>{ for raids.map(|(choice, rival)| desk.short_if(choice, "primary", label(rival))) }</> }
}

/// A challenge that lies under a job, or may be laid there: whose it is, what it asks for and brings.
pub fn challenge(desk: &Desk, id: JobId, button: Html) -> Html {
    let from = id.job().contact;
    html! {
        <section class="dare" data-explain={explain::job(id)} data-said={desk.job_said(id)}>
            { art("portrait", contact_art(from), portrait::contact_portrait(from)) }
            <h3 class="face-name">{ desk.text.job(id) }<small>{ desk.text.contact(from) }</small></h3>
            <ul class="face-lines">{ for desk.text.job_lines(id).into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
            { button }
        </section>
    }
}

/// A job that is looked at, with what can be done with it.
pub fn offered(desk: &Desk, id: JobId, button: Html) -> Html {
    face(desk, id, "", html! { <>{ expected(desk, id) }{ button }</> })
}

/// What comes of a job for who looks at it.
fn expected(desk: &Desk, id: JobId) -> Html {
    match desk.view().viewer {
        Some(seat) if id.job().raid().is_some() => preys(desk, seat, id),
        Some(seat) => forecast(desk, seat, id, &desk.view().outlook(seat, id)),
        None => Html::default(),
    }
}

/// One of several jobs where there is little room to compare them: where it leads, what it pays and what stands in
/// its way, a line each. A press on it unfolds all that is said of it, of one at a time.
pub fn short(desk: &Desk, seat: Seat, id: JobId, button: Html) -> Html {
    let job = id.job();
    let lines = desk.text.job_lines(id);
    let kind = lines.first().cloned().unwrap_or_default();
    let printed = job.challenge.is_some() || job.raid().is_some();
    let told = if printed {
        html! { <li>{ lines.get(1..).unwrap_or_default().join(" · ") }</li> }
    } else {
        let outlook = desk.view().outlook(seat, id);
        html! {
            <>
                <li>{ desk.text.job_course(desk.view(), seat, &outlook) }</li>
                <li class="is-pay">{ capital(&desk.text.job_money(id, &outlook)) }</li>
                <li>{ desk.text.job_odds(&outlook) }</li>
                { warnings(desk, seat, id, &outlook) }
            </>
        }
    };
    html! {
        <article class={classes!("job", "short", job.illegal.then_some("is-illegal"))} key={format!("job-{}", id.number())}>
            <details name="jobs">
                <summary data-explain={explain::job(id)} data-said={desk.job_said(id)} data-large={large(&contact_art(job.contact))}>
                    { art("portrait", contact_art(job.contact), portrait::contact_portrait(job.contact)) }
                    <h3 class="face-name">{ desk.text.job(id) }<small>{ desk.text.contact(job.contact) }{ " · " }{ kind }</small></h3>
                    <ul>{ told }</ul>
                </summary>
                { printed_lines(desk, id) }
                { expected(desk, id) }
            </details>
            { button }
        </article>
    }
}

/// The words of a job's card, and the challenge under it.
fn printed_lines(desk: &Desk, id: JobId) -> Html {
    let lines = desk.text.job_lines(id).into_iter();
    html! {
        <>
            <ul class="face-lines">{ for lines.map(|line| html! { <li>{ line }</li> }) }</ul>
            { for desk.challenge(id).map(|under| challenge(desk, under, Html::default())) }
        </>
    }
}

/// What is printed on a job.
pub fn face(desk: &Desk, id: JobId, state: &str, foot: Html) -> Html {
    let job = id.job();
    let words = desk.words;
    let standings = [(words.loaded, explain::LOADED), (words.under_way, explain::UNDER_WAY)];
    let standing = standings.iter().find(|(word, _)| *word == state);
    let standing = standing.map_or(explain::IN_HAND, |(_, id)| *id);
    html! {
        <article class={classes!("face", "job", job.illegal.then_some("is-illegal"))}
            key={format!("job-{}", id.number())}>
            <header data-explain={explain::job(id)} data-said={desk.job_said(id)}
                data-large={large(&contact_art(job.contact))}>
                { art("portrait", contact_art(job.contact), portrait::contact_portrait(job.contact)) }
                <h3 class="face-name">
                    { desk.text.job(id) }
                    <small>
                        { desk.at_home(job.contact, desk.text.contact(job.contact)) }
                        if !state.is_empty() {
                            <span class="stamp is-quiet" data-explain={standing}>{ state.to_owned() }</span>
                        }
                    </small>
                </h3>
            </header>
            { printed_lines(desk, id) }
            { foot }
        </article>
    }
}

/// Whether it can be done, what is missing, what it pays and how likely it goes well.
fn forecast(desk: &Desk, seat: Seat, id: JobId, outlook: &Outlook) -> Html {
    // A challenge is worked nowhere by itself.
    if id.job().challenge.is_some() {
        let lines = desk.text.dare_lines(desk.view(), seat, id).into_iter();
        return html! { <ul class="forecast">{ for lines.map(|line| html! { <li>{ line }</li> }) }</ul> };
    }
    let view = desk.view();
    let ready = desk.text.missing(view, seat, id, outlook).is_empty();
    let place = place(desk, seat, id, outlook);
    let chance = desk.text.opportunity(view, seat, id);
    let alert = desk.text.bears_on(view, seat, id.job()).filter(|_| outlook.cards > 0);
    html! {
        <ul class="forecast">
            <li class="is-pay" data-explain={explain::PAY}>{ desk.text.job_money(id, outlook) }</li>
            { for desk.text.job_parts(view, seat, id, outlook).map(|line| html! { <li data-explain={explain::PAY}>{ line }</li> }) }
            { warnings(desk, seat, id, outlook) }
            <li class={if ready && outlook.is_here() { "is-good" } else { "" }}>{ desk.at(outlook.nearest.map(|(at, _)| at), &place) }</li>
            { for desk.text.job_turns(outlook).map(|line| html! { <li data-explain={explain::BURN}>{ line }</li> }) }
            { for chance.map(|(good, line)| html! { <li class={if good { "is-good" } else { "" }} data-explain={explain::CHANCE}>{ line }</li> }) }
            <li data-explain={explain::CARDS}>{ desk.text.job_odds(outlook) }</li>
            { for alert.map(|alert| html! { <li data-explain={explain::EDICT}>{ alert }</li> }) }
        </ul>
    }
}

/// What stands in the way of a job and what it may cost, each with the sentence that explains it.
fn warnings(desk: &Desk, seat: Seat, id: JobId, outlook: &Outlook) -> Html {
    let (view, text) = (desk.view(), desk.text);
    let missing = text.missing(view, seat, id, outlook).join(", ");
    let lacks = (!missing.is_empty()).then(|| fill(desk.words.lacks, &[("what", &missing)]));
    let warns = |about: &'static str, line: Option<String>| {
        line.map(|line| html! { <li class="bad" data-explain={about}>{ line }</li> })
    };
    html! {
        <>
            { for too_late(desk, seat, outlook).map(|line| html! { <li class="bad">{ line }</li> }) }
            { for warns(explain::LACKS, lacks) }
            { for warns(explain::RISK, text.perils(view, view.job_perils(seat, id))) }
            { for warns(explain::WARRANT, view.is_mistrusted(id).then(|| text.mistrusts(id))) }
            { for warns(explain::MORAL, text.upsets(view, seat, id)) }
        </>
    }
}

/// That the match may be over before it is done.
pub fn too_late(desk: &Desk, seat: Seat, outlook: &Outlook) -> Option<String> {
    let (view, words) = (desk.view(), desk.words);
    if let Some(left) = view.ends_before(seat, outlook) {
        let turns = desk.lang().count(words.turns_left, left);
        return Some(match left {
            0 => words.ends_now.to_owned(),
            _ => fill(words.ends_before, &[("turns", &turns)]),
        });
    }
    let rival = view.may_win().filter(|_| outlook.turns.is_some_and(|n| n > 1))?;
    Some(fill(words.may_win, &[("name", &desk.name(rival))]))
}

/// Where its next step is worked.
fn place(desk: &Desk, seat: Seat, id: JobId, outlook: &Outlook) -> String {
    desk.text.job_place(desk.view(), seat, outlook, desk.may(Choice::Work(id)))
}
