//! One's own figures, which stay whatever else is shown, as a rival's stand: mark and name, on a phone goals and
//! Solid contacts, money, then fuel, parts, crew, skills, the law.

use super::captains::{progress, solids};
use super::desk::{Desk, figure, points, total};
use super::look::Glance;
use crate::beat::firefly as beat;
use crate::explain::firefly as explain;
use crate::icons::Icon;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::fill;
use rules::Seat;
use rules::firefly::Captain;
use rules::firefly::effect::Good;
use rules::firefly::skill::Skill;

/// The strip; a press shows the ship.
pub fn gauges(desk: &Desk) -> Html {
    let (view, words) = (desk.view(), desk.words);
    let seat = view.viewer.unwrap_or(view.turn);
    let captain = view.captain(seat);
    let gauge = |thing: &'static str, figure| gauge(thing, seat, figure);
    let everyone = captain.everyone();
    let crew = format!("{}/{}", everyone.len(), captain.berths());
    // What a job has aboard stands beside what the ship may burn or spend.
    let good = |icon, good| {
        let (all, owed) = (captain.has(good), captain.owed(good));
        let name = desk.text.any_good(good);
        let said = fill(words.freight, &[("what", &name), ("n", &(all - owed)), ("owed", &owed)]);
        let (figure, said) = match owed {
            0 => (all.to_string(), None),
            owed => (format!("{}+{owed}", all - owed), Some(said)),
        };
        gauge(beat::good(good), total(icon, figure, name, explain::good(good), said))
    };
    html! {
        <button class={classes!("gauges", is_blank(captain).then_some("is-blank"))} data-in-view="" data-still="gauges"
            onclick={desk.glance(|| Glance::Ship(None))}>
            { token(desk.props.company.colour(seat)) }
            <strong>{ desk.name(seat) }</strong>
            <span class="own-standing">{ progress(desk, seat, captain) }<span data-figure={beat::STAND}>{ solids(desk, captain) }</span></span>
            <span class="gauge-row">
            { gauge(beat::MONEY, figure(Icon::Money, fill(words.money, &[("n", &captain.money)]), words.cash, explain::MONEY)) }
            { good(Icon::Fuel, Good::Fuel) }
            { good(Icon::Part, Good::Part) }
            { gauge("crew", figure(Icon::Crew, crew, words.crew_hired, explain::CREW)) }
            <i></i>
            { for Skill::ALL.into_iter().map(|skill| {
                html! { <span class="gauge" data-figure={beat::figure(beat::SKILLS, seat)}>{ points(desk, captain, skill) }</span> }
            }) }
            <i></i>
            <span data-thing={beat::LAW} data-figure={beat::figure(beat::LAW, seat)}
                class={classes!("law", desk.is_sought(seat).then_some("is-sought"), (captain.warrants == 0).then_some("is-clear"))}>
                { total(Icon::Warrant, captain.warrants, words.warrants_held, if desk.is_sought(seat) { explain::OUTLAW } else { explain::WARRANT }, desk.is_sought(seat).then(|| desk.outlaw_by(seat))) }
                if desk.is_sought(seat) { <b class="outlaw" data-explain={explain::OUTLAW} data-said={desk.outlaw_by(seat)}>{ words.outlaw }if captain.warrants == 0 { <small>{ desk.text.outlaw_by(captain) }</small> }</b> }
            </span>
            </span>
        </button>
    }
}

/// Whether nothing has been handed out yet: figures would say that a captain begins with nothing.
pub fn is_blank(captain: &Captain) -> bool {
    captain.sector.is_none() && captain.money == 0
}

/// A figure that things fly to.
fn gauge(thing: &'static str, seat: Seat, figure: Html) -> Html {
    html! { <span class="gauge" data-thing={thing} data-figure={beat::figure(thing, seat)}>{ figure }</span> }
}
