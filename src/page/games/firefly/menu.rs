//! The menu of a turn: what can be done, listed by action, and the actions themselves, which
//! always stand in the same place.

use super::bounty::bounty_said;
use super::desk::{Desk, action_of, said};
use super::job;
use super::look::Glance;
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::prelude::*;
use crate::words::{capital, fill};
use rules::Seat;
use rules::firefly::bounty::Bounty;
use rules::firefly::contact::Contact;
use rules::firefly::job::JobId;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Action, Choice, Employer, Outlook, Step, Task};

/// The choices of a turn: those of jobs and goals, with what comes of them, then the free ones. The row of
/// actions is the menu of the rest: what one of them may mean is listed when it is pressed.
pub fn menu(desk: &Desk) -> Html {
    let listed = desk.look.action.filter(|(order, action)| {
        *order == desk.props.order && !choices_of(desk, Some(*action)).is_empty()
    });
    let of =
        |action| choices_of(desk, Some(action)).into_iter().map(move |choice| (action, choice));
    // What wins comes first, then what else is worked here.
    let offers = of(Action::Work)
        .filter(|(_, choice)| *choice == Choice::Pursue)
        .chain(
            of(Action::Work).filter(|(_, choice)| is_errand(*choice) && *choice != Choice::Pursue),
        )
        .chain([Action::Fly, Action::Jets, Action::Buy, Action::Deal].into_iter().flat_map(of))
        .chain(of(Action::Work).filter(|(_, choice)| !is_errand(*choice)))
        .chain(of(Action::Soothe));
    let offers = offers.filter(|(action, choice)| match listed {
        Some((_, only)) => only == *action,
        // What a press on the action does not list stands here.
        None => {
            let aside = *choice == Choice::MakeWork
                && meant(&choices_of(desk, Some(Action::Work))) != Some(Choice::MakeWork);
            is_errand(*choice) || aside || matches!(action, Action::Soothe | Action::Jets)
        }
    });
    html! {
        <div class="turn" key={desk.props.order}>
            <ul class="offers">{ for offers.map(|(action, choice)| offer(desk, action, choice)) }</ul>
            { errands(desk) }
            <div class="free" role="group" data-explain={explain::FREE} aria-label={desk.words.free}>
                { for choices_of(desk, None).into_iter().map(|choice| desk.button(choice, "quiet")) }
            </div>
        </div>
    }
}

/// Whether a choice works a job or a goal, or is for a bounty.
fn is_errand(choice: Choice) -> bool {
    let is_work = matches!(choice, Choice::Work(_) | Choice::Pursue | Choice::Smuggle);
    is_work || CARRIED && is_foray(choice)
}

/// Whether a choice attacks somebody, or delivers who was caught.
pub fn is_foray(choice: Choice) -> bool {
    matches!(choice, Choice::Raid(..) | Choice::Hunt(..) | Choice::Jump(_) | Choice::Deliver(_))
}

/// Where one's jobs lead next, those first that lead here: a press shows the place on the chart. Where there is
/// little room what is to be done there, and for how much, is read among the jobs.
fn errands(desk: &Desk) -> Html {
    let (view, whole) = (desk.view(), browser::is_wide());
    let Some(seat) = view.viewer else { return Html::default() };
    let jobs = view.own_jobs(seat).map(|id| (id, view.outlook(seat, id)));
    let (here, away): (Vec<_>, Vec<_>) = jobs.partition(|(_, outlook)| outlook.is_here());
    let row = |(id, outlook): (JobId, Outlook)| {
        let entry = |line: Html| html! { <li key={id.number()} data-explain={explain::job(id)} data-said={desk.job_said(id)}>{ line }</li> };
        // What may be worked is among the actions.
        if desk.may(Choice::Work(id)) {
            return None;
        }
        // A challenge leads nowhere by itself, but counts among the jobs in hand.
        if CARRIED && id.job().challenge.is_some() {
            let line = html! { <><strong>{ desk.text.job(id) }</strong><span>{ desk.text.job_lines(id).join(" · ") }</span></> };
            return Some(entry(near_or_not(desk, None, line)));
        }
        if CARRIED && id.job().raid().is_some() {
            return raid(desk, seat, id);
        }
        let missing = desk.text.missing(view, seat, id, &outlook);
        let lost = view.captain(seat).is_lost(id);
        let line = html! {
            <>
                <strong>{ desk.titled(id) }</strong>
                <span>{ if whole { desk.text.job_way(view, seat, id, &outlook) } else { desk.text.job_near(view, seat, &outlook) } }</span>
                if lost { <span class="bad">{ capital(desk.words.goods_lost) }</span> }
                if !missing.is_empty() { <span class="bad">{ fill(desk.words.lacks, &[("what", &missing.join(", "))]) }</span> }
                { for job::too_late(desk, seat, &outlook).map(|line| html! { <span class="bad">{ line }</span> }) }
                if whole && !lost { <span class="soft">{ reckoned(desk, seat, id, &outlook) }</span> }
            </>
        };
        let near = outlook.nearest.filter(|(_, moves)| *moves > 0).map(|(sector, _)| sector);
        Some(entry(near_or_not(desk, near, line)))
    };
    let rows = here.into_iter().chain(away).filter_map(row);
    let rows: Vec<Html> = captives(desk, seat).into_iter().chain(rows).collect();
    let holds = !view.captain(seat).active.is_empty() || !view.hand.is_empty();
    if rows.is_empty() && holds {
        // What can be done here has its buttons above.
        Html::default()
    } else if rows.is_empty() {
        employers(desk, seat)
    } else {
        html! { <ul class="errands" aria-label={desk.words.jobs}>{ for rows }</ul> }
    }
}

/// How many are named who give jobs.
const EMPLOYERS: usize = 3;

/// Where whoever has no job finds one: the nearest of those who give some, how far they are, and who would refuse.
/// A press proposes the way there.
pub fn employers(desk: &Desk, seat: Seat) -> Html {
    let (view, text) = (desk.view(), desk.text);
    let none = html! { <p class="soft">{ desk.words.jobs_none }</p> };
    if view.over || view.shares_jobs() || view.captain(seat).sector.is_none() {
        return none;
    }
    let row = |one: Employer| {
        let refused = (!one.deals).then(|| refuses(desk, seat, one.contact));
        let near = one.way.filter(|(moves, ..)| *moves > 0).map(|_| one.sector);
        let line = html! {
            <>
                <strong>{ text.contact(one.contact) }</strong>
                <span>{ text.employer_way(&one) }</span>
                { for refused.map(|why| html! { <span class="bad">{ fill(desk.words.why_not, &[("what", &capital(desk.words.refused)), ("why", &why)]) }</span> }) }
            </>
        };
        let said = said(text.contact(one.contact), text.contact_lines(one.contact));
        html! { <li key={text.contact(one.contact)} data-explain={explain::action(Action::Deal)} data-said={said}>{ near_or_not(desk, near, line) }</li> }
    };
    let rows = view.employers(seat).into_iter().take(EMPLOYERS).map(row);
    html! {
        <>
            { none }
            <ul class="errands" aria-label={desk.words.jobs_none}>{ for rows }</ul>
        </>
    }
}

/// Why a contact does not deal with a seat.
fn refuses(desk: &Desk, seat: Seat, contact: Contact) -> String {
    let (view, words) = (desk.view(), desk.words);
    if CARRIED && view.is_audited(contact) {
        alert(desk)
    } else if view.table.shuns(contact) {
        words.shunned.to_owned()
    } else if view.shares_jobs() && !contact.is_lawful() {
        words.sells_alone.to_owned()
    } else if contact.is_lawful() && view.captain(seat).is_outlaw() {
        desk.outlaw_by(seat)
    } else {
        words.impossible.to_owned()
    }
}

/// A piracy job leads to whom it robs: each rival with how far off he is and how likely it goes well.
fn raid(desk: &Desk, seat: Seat, id: JobId) -> Option<Html> {
    let raids = |choice: &Choice| matches!(choice, Choice::Raid(job, _) if *job == id);
    if desk.props.legal.iter().any(raids) {
        return None;
    }
    let preys = desk.text.preys(desk.view(), seat, id, &desk.props.company.names);
    let line = |(_, at, line): (bool, Option<SectorId>, String)| match at {
        Some(sector) => {
            html! { <button class="at" onclick={desk.glance(move || Glance::Sector(sector))}>{ line }</button> }
        }
        None => html! { <span>{ line }</span> },
    };
    Some(html! {
        <li key={id.number()} data-explain={explain::job(id)} data-said={desk.job_said(id)}>
            <div class="near"><strong>{ desk.titled(id) }</strong>{ for preys.into_iter().map(line) }</div>
        </li>
    })
}

/// Those bound aboard: where they are to be delivered and for how much.
fn captives(desk: &Desk, seat: Seat) -> Vec<Html> {
    if !CARRIED {
        return Vec::new();
    }
    let (view, words) = (desk.view(), desk.text.raids());
    let bound = view.captain(seat).bound.iter().filter_map(|bound| Bounty::of(bound.bounty));
    let row = |bounty: &Bounty| {
        let (at, to) = desk.text.delivery(view, seat, bounty);
        let line = html! { <><strong>{ desk.text.aside(&desk.text.hunted(bounty.id), words.bound_one) }</strong><span>{ to }</span></> };
        let near = Some(at).filter(|at| view.captain(seat).sector != Some(*at));
        html! { <li key={format!("bounty-{}", bounty.id)} data-explain="bounty" data-said={bounty_said(desk, bounty)}>{ near_or_not(desk, near, line) }</li> }
    };
    let here = |bounty: &&Bounty| !desk.may(Choice::Deliver(bounty.id));
    bound.filter(here).map(row).collect()
}

/// A line of what is to be done, which shows the place on the chart if that is elsewhere.
fn near_or_not(desk: &Desk, at: Option<SectorId>, line: Html) -> Html {
    match at {
        Some(sector) => html! {
            <button class="near" aria-pressed={(desk.look.sector == Some(sector)).to_string()} onclick={desk.glance(move || Glance::Sector(sector))}>{ line }</button>
        },
        None => html! { <p class="near">{ line }</p> },
    }
}

fn choices_of(desk: &Desk, action: Option<Action>) -> Vec<Choice> {
    let legal = desk.props.legal.iter().copied();
    legal.filter(|&choice| action_of(choice) == action && choice != Choice::EndTurn).collect()
}

/// What a job would pay and how likely it goes well, with the alert card that makes it harder.
fn expected(desk: &Desk, seat: Seat, id: JobId, outlook: &Outlook) -> String {
    let said = desk.text.prospect(id, outlook);
    let alert = desk.text.bears_on(desk.view(), seat, id.job()).filter(|_| outlook.cards > 0);
    [Some(said.as_str()), alert].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The same with what the pay is made of, where there is room for it.
fn reckoned(desk: &Desk, seat: Seat, id: JobId, outlook: &Outlook) -> String {
    let said = expected(desk, seat, id, outlook);
    let parts = desk.text.job_parts(desk.view(), seat, id, outlook);
    [Some(said), parts].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// What a job or goal would pay, and how likely it goes well.
pub fn prospect(desk: &Desk, choice: Choice) -> Option<String> {
    match choice {
        Choice::Work(id) => {
            let seat = desk.view().viewer?;
            // An opportunity pays what it says itself, not what the job does.
            let chance = CARRIED && desk.view().step_here(id) == Step::Aside;
            if let Some(aside) = id.job().aside.filter(|_| chance) {
                return Some(desk.text.chance(&aside));
            }
            Some(expected(desk, seat, id, &desk.view().outlook(seat, id)))
        }
        Choice::Pursue => {
            let (view, goal) = (desk.view(), desk.view().acting().goals);
            let odds = desk.text.goal_odds(view, view.turn);
            let short = desk.text.goal_short(&view.table, goal);
            Some([Some(short), odds].into_iter().flatten().collect::<Vec<_>>().join(" · "))
        }
        Choice::Raid(..) | Choice::Hunt(..) | Choice::Jump(_) if CARRIED => {
            desk.text.foray(desk.view(), choice)
        }
        Choice::MakeWork => Some(desk.words.make_work.to_owned()),
        Choice::Smuggle if CARRIED => Some(desk.words.odds(1, desk.view().card_outlook(), None)),
        _ => None,
    }
}

/// What a job or goal may take: what a warrant would where cards may bring one, or money that is not there.
pub fn risk(desk: &Desk, choice: Choice) -> Option<String> {
    let view = desk.view();
    match choice {
        Choice::Work(id) => {
            let warrant =
                desk.text.warrant_takes(view, Some(Task::Job(id))).filter(|_| view.may_warrant(id));
            let burdens = desk.text.load_burdens(view, id);
            let perils = view.viewer.and_then(|seat| view.job_perils(seat, id));
            let perils =
                desk.text.perils(view, perils).filter(|_| view.step_here(id) != Step::Aside);
            perils
                .into_iter()
                .chain(warrant)
                .chain(burdens)
                .reduce(|one, other| format!("{one} · {other}"))
        }
        Choice::Pursue => {
            let perils = desk.text.perils(view, view.goal_perils(view.turn));
            let misbehaves = view.goal(view.turn).is_some_and(|goal| goal.misbehave > 0);
            let task = Task::Goal(view.acting().goals);
            let warrant = desk.text.warrant_takes(view, Some(task)).filter(|_| misbehaves);
            let lines = [desk.text.unpaid(view), perils, warrant].into_iter().flatten();
            lines.reduce(|one, other| format!("{one} · {other}"))
        }
        Choice::Smuggle if CARRIED => {
            let outlaws = view.makes_outlaw(choice).then(|| desk.words.outlaws.to_owned());
            let warrant = desk.text.warrant_takes(view, Some(Task::Cache));
            warrant.into_iter().chain(outlaws).reduce(|one, other| format!("{one} · {other}"))
        }
        choice if CARRIED && is_foray(choice) => {
            let lines = desk.text.foray_risks(view, choice);
            (!lines.is_empty()).then(|| lines.join(" · "))
        }
        _ => None,
    }
}

fn offer(desk: &Desk, action: Action, choice: Choice) -> Html {
    let more = match (choice, desk.view().viewer) {
        (Choice::Work(id), Some(seat)) if desk.view().step_here(id) != Step::Aside => {
            let outlook = desk.view().outlook(seat, id);
            // What the pay is made of is read where there is room for it.
            Some(if browser::is_wide() {
                reckoned(desk, seat, id, &outlook)
            } else {
                expected(desk, seat, id, &outlook)
            })
        }
        _ => prospect(desk, choice),
    };
    let risk = risk(desk, choice);
    let inner = html! {
        <>
            { glyph(icon(action)) }
            <span>{ desk.verb(choice) }{ for more.map(|more| html! { <small>{ capital(&more) }</small> }) }{ for risk.map(|line| html! { <small class="bad">{ line }</small> }) }</span>
        </>
    };
    let class = if is_errand(choice) { "offer is-errand" } else { "offer" };
    let about = match choice {
        Choice::Mosey => explain::MOSEY,
        Choice::Burn => explain::BURN,
        Choice::Pursue => explain::GOAL,
        Choice::Uplink(_) => explain::UPLINK,
        Choice::Study => explain::STUDY,
        Choice::Raid(..) => "piracy",
        Choice::Hunt(..) | Choice::Jump(_) | Choice::Deliver(_) => "bounty",
        Choice::Smuggle => explain::CACHE,
        _ => explain::action(action),
    };
    let said = match choice {
        Choice::Work(id) | Choice::Raid(id, _) => Some(desk.job_said(id)),
        Choice::Deal(who) | Choice::Uplink(who) => {
            Some(said(desk.text.contact(who), desk.text.contact_lines(who)))
        }
        _ => None,
    };
    html! { <li data-explain={about} data-said={said}>{ desk.button_of(choice, class, inner) }{ change(desk, choice) }</li> }
}

/// What asks who goes where all would go at once.
fn change(desk: &Desk, choice: Choice) -> Html {
    match choice {
        Choice::Work(id) if desk.all_go(choice) && desk.view().whole_team(id.job()).len() > 1 => {
            html! { <button class="button quiet" data-choice="" onclick={desk.choose_all(vec![choice])}>{ desk.words.team_change }</button> }
        }
        _ => Html::default(),
    }
}

fn icon(action: Action) -> Icon {
    match action {
        Action::Fly => Icon::Ship,
        Action::Buy => Icon::Gear,
        Action::Deal => Icon::Hand,
        Action::Work => Icon::Cargo,
        Action::Soothe => Icon::Disgruntled,
        Action::Call => Icon::Goal,
        Action::Jets => Icon::Ship,
    }
}

/// Whether no action is left.
pub fn is_over(desk: &Desk) -> bool {
    !desk.props.legal.iter().any(|&choice| action_of(choice).is_some())
}

/// The actions that have a button of their own.
const ROW: [Action; 4] = [Action::Fly, Action::Buy, Action::Deal, Action::Work];

/// The four actions with what stands in their way, and the end of the turn, which on a phone stands in the foot
/// once none of them is left.
pub fn actions(desk: &Desk) -> Html {
    let words = desk.words;
    let may_end = desk.may(Choice::EndTurn);
    let due = (may_end && is_over(desk)).then_some("is-due");
    let class = classes!("action", "end-turn", may_end.then_some("choice"), due);
    // Nobody presses what is spent: where there is little room it takes none.
    let spent = is_own_turn(desk) && !ROW.iter().any(|&one| desk.view().has_action(one));
    html! {
        <div class={classes!("actions", spent.then_some("is-spent"))} data-still={(!spent).then_some("actions")}>
            { for ROW.map(|one| action(desk, one)) }
            <button {class} data-choice={may_end.then_some("")} disabled={!may_end} data-explain={explain::END} onclick={desk.press_on(Choice::EndTurn)}>
                { glyph(Icon::Step) }<strong>{ words.end_turn }</strong>
            </button>
        </div>
    }
}

/// What an action means where that is one thing: make-work stands back behind a job. Whom one attacks or binds
/// is read before anything is picked.
fn meant(choices: &[Choice]) -> Option<Choice> {
    let mut meant = choices.iter().copied().filter(|choice| *choice != Choice::MakeWork);
    let one = meant.next().or(choices.first().copied());
    one.filter(|&choice| meant.next().is_none() && !(CARRIED && is_foray(choice)))
}

/// An action: made at once where it means one thing, else it lists what it may mean.
fn action(desk: &Desk, action: Action) -> Html {
    let order = desk.props.order;
    let choices = choices_of(desk, Some(action));
    let taken = is_own_turn(desk) && desk.view().acted.contains(&action);
    let refused = choices.is_empty().then(|| reason(desk, action));
    let only = meant(&choices);
    let listed = desk.look.action == Some((order, action));
    let onclick = match only {
        Some(choice) => desk.press_on(choice),
        None if choices.is_empty() => desk.glance(move || Glance::Refused(order, action)),
        None => desk.glance(move || Glance::Action(order, action)),
    };
    let class = classes!(
        "action",
        taken.then_some("is-taken"),
        only.map(|_| "choice"),
        refused.as_ref().map(|_| "is-off")
    );
    html! {
        <button {class} aria-disabled={refused.is_some().then_some("true")} data-choice={only.map(|_| "")} aria-pressed={only.map_or_else(|| Some(listed.to_string()), |only| desk.pressed(only))} data-explain={explain::action(action)} data-said={refused.as_ref().map(|(_, why)| why.clone())} {onclick}>
            { glyph(if taken { Icon::Check } else { icon(action) }) }
            <strong>{ name(desk, action) }</strong>
            if let Some((short, _)) = refused { <small>{ short }</small> }
        </button>
    }
}

fn is_own_turn(desk: &Desk) -> bool {
    desk.view().viewer == Some(desk.view().turn)
}

/// Why the action cannot be taken that was pressed all the same, in a sentence.
pub fn refusal(desk: &Desk) -> Option<String> {
    let (order, action) = desk.look.action?;
    let asked = order == desk.props.order && choices_of(desk, Some(action)).is_empty();
    asked.then(|| reason(desk, action).1)
}

/// What stands in the way of an action: in a word, and in a sentence.
fn reason(desk: &Desk, action: Action) -> (&'static str, String) {
    let (view, words) = (desk.view(), desk.words);
    let of = |why: String| fill(words.why_not, &[("what", &name(desk, action)), ("why", &why)]);
    let plain = |short: &'static str, long: &'static str| (short, of(long.to_owned()));
    let captain = view.captain(view.turn);
    if view.over {
        return ("", desk.lang().words().match_over.to_owned());
    }
    if !is_own_turn(desk) {
        let turn = fill(words.turn_of, &[("name", &desk.name(view.turn))]);
        // The bar says so once for all of them.
        return ("", of(turn));
    }
    let Some(sector) = captain.sector.filter(|_| desk.may(Choice::EndTurn)) else {
        return plain("", words.first_this);
    };
    if view.acted.contains(&action) {
        return plain(words.taken, words.taken_already);
    }
    if !view.has_action(action) {
        return plain(words.no_action_left, words.two_taken);
    }
    match action {
        Action::Buy if view.market(sector).is_none() => plain(words.no_market, words.no_market_at),
        Action::Buy if CARRIED && view.market(sector).is_some_and(|at| !view.may_buy_at(at)) => {
            (words.refused, of(alert(desk)))
        }
        Action::Deal => match view.contacts(sector).next() {
            None => plain(words.no_contact, words.no_contact_at),
            Some(contact) => {
                let why = refuses(desk, view.turn, contact);
                let name = desk.text.contact(contact);
                let what = fill(words.deal_with, &[("name", &name)]);
                (words.refused, fill(words.why_not, &[("what", &what), ("why", &why)]))
            }
        },
        Action::Work => match lacking_here(desk) {
            Some(line) => (words.not_ready, line),
            None => plain(words.no_job, words.no_job_at),
        },
        Action::Fly | Action::Buy | Action::Soothe | Action::Call | Action::Jets => {
            plain(words.impossible, words.impossible)
        }
    }
}

/// The alert card in force.
fn alert(desk: &Desk) -> String {
    desk.view().posted.filter(|_| CARRIED).map_or(String::new(), |posted| desk.text.posted(posted))
}

/// What the first job lacks that is worked where the ship is.
fn lacking_here(desk: &Desk) -> Option<String> {
    let view = desk.view();
    let seat = view.viewer?;
    view.own_jobs(seat).find_map(|id| {
        let outlook = view.outlook(seat, id);
        let missing = desk.text.missing(view, seat, id, &outlook);
        let lacks = fill(desk.words.lacks, &[("what", &missing.join(", "))]);
        let values: [(&str, &dyn std::fmt::Display); 2] =
            [("what", &desk.text.job(id)), ("why", &lacks)];
        (outlook.is_here() && !missing.is_empty()).then(|| fill(desk.words.why_not, &values))
    })
}

/// What an action is called.
pub fn name(desk: &Desk, action: Action) -> &'static str {
    let words = desk.words;
    match action {
        Action::Fly => words.fly,
        Action::Buy => words.buy,
        Action::Deal => words.deal,
        Action::Work => words.work,
        Action::Soothe => words.soothe,
        Action::Call => words.call,
        Action::Jets => words.fly,
    }
}
