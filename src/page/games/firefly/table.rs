//! The table of Firefly: the chart, one's own figures, the panel beside it or the sheet over it, and
//! the foot.

use super::captains::captains;
use super::desk::{Desk, action_of, aims, drawing};
use super::drag::{Held, drop};
use super::foot::foot;
use super::gauges::gauges;
use super::look::{Glance, Look};
use super::map::{Map, Place, moved_from};
use super::panel::{panel, rival};
use super::pilot::use_pilot;
use super::standing;
use super::step;
use crate::art::firefly::emblem;
use crate::chart::flag::flags;
use crate::chart::hunt::proposed;
use crate::chart::sheet::Sheet;
use crate::chart::wake::wake;
use crate::page::browser;
use crate::page::games::TableProps;
use crate::page::games::drag::use_drag;
use crate::page::games::options;
use crate::page::prelude::*;
use crate::page::store;
use crate::words::FireflyText;
use rules::Seat;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Action, Captain, Choice, Event, Firefly, Frame, JobSpot, Spot, View};
use std::rc::Rc;

/// More choices are no step but a leap through the match.
const LONGEST_STEP: usize = 20;

/// The table.
#[component]
pub fn FireflyTable(props: &TableProps<Firefly>) -> Html {
    let (press, grip) = use_drag(props.order, drop(props));
    let look = use_reducer_eq(|| Look {
        course: kept_course(),
        sends: standing::kept(),
        ..Look::default()
    });
    let view = &*props.view;
    let sought = Rc::new(view.seats().map(|seat| sought(view.captain(seat))).collect::<Vec<_>>());
    let sought = use_told(props.plays, sought);
    let since = (use_step(props.order), use_last_asked(props));
    let desk = Desk::new(props, &press, &look, &sought);
    use_asked(props, &look);
    use_course(props, &look);
    use_pilot(props, &look);
    use_effect_with(view.table.sets, |sets| {
        store::note(options::SETS, Some(&sets.to_string()));
    });
    {
        // A question has the keyboard.
        let steps = |choice| matches!(choice, Choice::Bribe(_) | Choice::Count(_));
        let asked = desk.pressed_last().is_some_and(|choice| !steps(choice));
        use_effect_with(asked, |&asked| {
            if asked {
                browser::once_seen(|| browser::focus("picked-yes"));
            }
        });
    }
    // After a choice the keyboard goes on where the next one is to be made.
    use_effect_with(props.order, |_| {
        browser::focus_if_lost(".desk-body [data-choice], .foot [data-choice]")
    });
    // What lies open over the panel gives way to what is done.
    use_effect_with((props.order, look.action, look.picked, look.sector), |_| {
        browser::fold(".desk .story")
    });
    // Another tab begins at its start.
    use_effect_with(look.tab, |_| browser::scroll_to_start(".desk-body"));
    // What is newly looked at in a shop, or at a contact's, lies first.
    let considered = desk.visit().filter(|event| {
        matches!(
            event,
            Event::Card { to: Spot::Considered, .. }
                | Event::Job { to: JobSpot::Considered(_), .. }
        )
    });
    use_effect_with(considered.count(), |_| browser::scroll_to_start(".desk-body"));
    // What an action may mean is in view, whatever is told above it.
    let listed =
        look.action.filter(|&(order, action)| order == props.order && is_listed(props, action));
    use_effect_with(listed, |action| {
        if action.is_some() {
            browser::scroll_within(".desk-body", ".offers");
        }
    });
    use_effect_with(look.pile, |pile| {
        if pile.is_some() {
            browser::scroll_within(".desk-body", ".piles");
        }
    });
    let flags = use_told(props.plays, Rc::new(flags(view, desk.text)));
    let select = {
        let look = look.clone();
        Callback::from(move |sector: Option<SectorId>| {
            look.dispatch(sector.map_or(Glance::NoSector, Glance::Sector));
        })
    };
    let place = Place {
        view,
        legal: &props.legal,
        company: &props.company,
        lang: desk.lang(),
        flags: &flags,
    };
    // What is said of the whole board changes with the match alone, not with what is picked.
    let board = use_memo(
        (props.view.clone(), props.company.clone(), desk.lang()),
        |(view, company, lang)| {
            let lines = FireflyText::new(*lang).on(view.table.sets).board(view, &company.names);
            html! {
                <ul class="unseen" aria-label={lang.firefly_map().board}>
                    { for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }
                </ul>
            }
        },
    );
    html! {
        <div class={classes!("table", "firefly-table", (is_scene(props) && !step::now(view).is_of_chart()).then_some("is-scene"), fits(props).then_some("is-fit"), flies(view).then_some("is-flight"), watches(props).then_some("is-watched"), is_broad(view).then_some("is-broad"), view.viewer.is_some_and(|seat| view.captain(seat).sector.is_none()).then_some("is-setup"))}
            data-parity={(props.order % 2).to_string()}>
            <div class="voyage" data-works={(!flags.is_empty()).then_some("")}>
                { gauges(&desk) }
                { captains(&desk) }
                <Map view={props.view.clone()} legal={props.legal.clone()} company={props.company.clone()} prefs={props.prefs} choose={props.choose.clone()}
                    selected={look.sector} proposed={look.proposed} sets_out={desk.picked().filter(|&choice| aims(choice))} {select} flags={flags.clone()} sought={sought.clone()} wakes={Rc::new(wakes(props))} />
                { panel(&desk, &place, since) }
                { rival(&desk) }
            </div>
            { (*board).clone() }
            { foot(&desk, &place) }
            if let Some(grip) = *grip {
                <span id="dragged" aria-hidden="true">{ picture(grip.held) }</span>
            }
        </div>
    }
}

/// The warrants of an outlaw.
pub fn sought(captain: &Captain) -> Option<u8> {
    captain.is_outlaw().then_some(captain.warrants)
}

/// What the chart and the figures mark, as it was until what changed it has been told.
#[hook]
fn use_told<T: Clone + 'static>(plays: bool, now: T) -> T {
    let told = use_mut_ref(|| now.clone());
    if !plays {
        told.replace(now);
    }
    told.borrow().clone()
}

/// When another kind of decision is due, it is shown from its start, with one's own ship.
#[hook]
fn use_asked(props: &TableProps<Firefly>, look: &UseReducerHandle<Look>) {
    let view = &*props.view;
    let top = view.stack.last().map(std::mem::discriminant);
    // Whoever sends a patrol on is asked anew.
    let asked = (!props.legal.is_empty()).then(|| (view.turn, top, moved_from(view)));
    // Who takes the device looks at nothing yet.
    let lifted = look.clone();
    use_effect_with(props.view.viewer, move |_| lifted.dispatch(Glance::NoSector));
    let steers = props.view.viewer.filter(|_| step::now(&props.view).steers());
    let sent = proposed(&props.view, &props.legal);
    let fresh =
        !matches!(props.view.stack.last(), Some(Frame::Turn)) || props.view.acted.is_empty();
    let of_chart = step::now(&props.view).is_of_chart();
    let others = props.view.viewer != Some(props.view.turn);
    let look = look.clone();
    use_effect_with(asked, move |asked| {
        if asked.is_some() {
            look.dispatch(Glance::Asked(steers, sent, fresh, of_chart));
            browser::scroll_to_start(".desk-body");
        } else if others {
            // Where another's patrol was sent is no place of one's own.
            look.dispatch(Glance::NoSector);
        }
    });
}

/// The name of the note of one's course, so that a reload finds it.
const COURSE: &str = "course";

fn kept_course() -> Option<(Seat, SectorId)> {
    let kept = store::noted(COURSE)?;
    let (seat, bound) = kept.split_once('-')?;
    Some((Seat(seat.parse().ok()?), SectorId::new(bound.parse().ok()?)?))
}

fn keep_course(course: Option<(Seat, SectorId)>) {
    let note = course.map(|(seat, bound)| format!("{}-{}", seat.0, bound.number()));
    store::note(COURSE, note.as_deref());
}

/// The sector that is chosen while one steers is where one is bound, until the ship is there, the turn is
/// another's or it is lifted. Where the Cruiser or the Reavers are sent is nobody's course.
#[hook]
fn use_course(props: &TableProps<Firefly>, look: &UseReducerHandle<Look>) {
    let view = &props.view;
    let own = view.viewer.map(|seat| (seat, view.captain(seat).sector));
    let flies = step::now(view).steers()
        && props
            .legal
            .iter()
            .any(|choice| matches!(choice, Choice::EndTurn | Choice::To(_) | Choice::Stop));
    // Who answers at the same device in the midst of it leaves it as it is.
    let others = look.course.is_some_and(|(whose, _)| whose != view.turn);
    let look = look.clone();
    use_effect_with(look.course, |&course| keep_course(course));
    {
        let look = look.clone();
        use_effect_with(others, move |&others| {
            if others {
                look.dispatch(Glance::Arrived);
            }
        });
    }
    use_effect_with(
        (look.sector, look.course, own, flies),
        move |&(sector, course, own, flies)| {
            let Some((seat, at)) = own.filter(|_| flies) else { return };
            let set = course.filter(|(whose, _)| *whose == seat).map(|(_, bound)| bound);
            if set.is_some() && set == at {
                look.dispatch(Glance::Arrived);
            } else if sector != set && sector != at {
                look.dispatch(Glance::Bound(seat));
            }
        },
    );
}

/// Whether something else than the menu of a turn is decided: then it has the panel for itself.
pub fn is_scene(props: &TableProps<Firefly>) -> bool {
    !props.legal.is_empty() && !matches!(props.view.stack.last(), Some(Frame::Turn))
}

/// Whether the panel is no higher than what is decided in it: not where rows are pressed one after the other.
fn fits(props: &TableProps<Firefly>) -> bool {
    let view = &*props.view;
    let rows =
        matches!(view.stack.last(), Some(Frame::Shop(_) | Frame::Deal(_) | Frame::Payday(_)));
    !rows && !step::now(view).has_rows()
}

/// Whether the viewer's own ship is on a flight: then it stays in view, whatever is decided.
fn flies(view: &View) -> bool {
    view.flight.is_some() && view.viewer == Some(view.turn)
}

/// Whether the chart is broader than the room beside the panel.
fn is_broad(view: &View) -> bool {
    Sheet::of(view.table.sets).is_broad()
}

/// Whether somebody else decides.
fn watches(props: &TableProps<Firefly>) -> bool {
    let view = &*props.view;
    props.legal.is_empty() && !view.over && view.decider() != view.viewer
}

/// The wake of each ship at the moment that is shown.
fn wakes(props: &TableProps<Firefly>) -> Vec<Vec<SectorId>> {
    let past =
        || props.told.iter().take_while(|(at, _)| *at <= props.order).map(|(_, event)| event);
    props.view.seats().map(|seat| wake(seat, props.view.chart(), past())).collect()
}

/// The choice after which the latest step began: a step may make several, such as a flight.
#[hook]
fn use_step(order: usize) -> usize {
    let step = use_mut_ref(|| (order.saturating_sub(1), order));
    let mut step = step.borrow_mut();
    if order != step.1 {
        let flown = (step.1..step.1 + LONGEST_STEP).contains(&order);
        *step = (if flown { step.1 } else { order.saturating_sub(1) }, order);
    }
    step.0
}

/// The choice before which one was last asked, while one is not; else the time before.
#[hook]
fn use_last_asked(props: &TableProps<Firefly>) -> usize {
    let order = props.order;
    let asked = use_mut_ref(|| (heard_since(props), order));
    let mut asked = asked.borrow_mut();
    if !props.legal.is_empty() && order != asked.1 {
        *asked = (asked.1, order);
    }
    // A look back leads to before that.
    if props.legal.is_empty() { asked.1.min(order) } else { asked.0 }
}

/// Since when somebody who takes the device has been told nothing: his turn was over, or he had named a skill in
/// another's; in the midst of his own it is the latest choice.
fn heard_since(props: &TableProps<Firefly>) -> usize {
    let latest = props.order.saturating_sub(1);
    let Some(own) = props.view.viewer.filter(|_| CARRIED) else { return latest };
    let (mut turn, mut since) = ((0, None), None);
    for (at, event) in props.told.iter().take_while(|(at, _)| *at <= props.order) {
        match event {
            Event::Turn { seat, .. } => {
                if turn.1 == Some(own) && *seat != own {
                    since = Some(*at);
                }
                turn = (*at, Some(*seat));
            }
            Event::Stance { seat, alone: None, .. } if *seat == own => since = Some(*at),
            _ => {}
        }
    }
    let goes_on = turn.1 == Some(own) && turn.0 < props.order;
    since.filter(|_| !goes_on).map_or(latest, |at| at.saturating_sub(1))
}

/// Whether an action can be taken now.
fn is_listed(props: &TableProps<Firefly>, action: Action) -> bool {
    props.legal.iter().any(|&choice| action_of(choice) == Some(action))
}

/// What follows the pointer.
fn picture(held: Held) -> Html {
    match held {
        Held::Good(good, _) => drawing("crate", emblem::crate_picture(good)),
        Held::Gear(card) => drawing("crate", emblem::supply_emblem(card.kind())),
    }
}
