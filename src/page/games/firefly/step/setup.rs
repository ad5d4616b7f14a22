//! The set-up: leaders, recruits, starting jobs, where ships start.

use super::Shown;
use crate::chart::plan::targets;
use crate::page::games::firefly::card;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::look::Glance;
use crate::page::games::firefly::scene::{Scene, job_row, supply_row};
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::leader::LeaderId;
use rules::firefly::sector::SectorId;
use rules::firefly::ship::ShipId;
use rules::firefly::step::{PickLeader, PickShip, PlaceShip, Recruits, StartingJobs};
use rules::firefly::supply::SupplyId;
use rules::firefly::{Choice, figures};
use rules::order::sort_by_key;

impl Shown for PickLeader {
    fn scene(&self, desk: &Desk) -> Scene {
        leaders(desk)
    }
}

impl Shown for PickShip {
    fn scene(&self, desk: &Desk) -> Scene {
        ships(desk)
    }
}

impl Shown for Recruits {
    fn scene(&self, desk: &Desk) -> Scene {
        let row =
            supply_row(desk, desk.props.legal.iter().filter_map(|&choice| recruit(choice)), |_| {
                None
            });
        let worth = desk.text.money(figures::RECRUITS_WORTH);
        let values: [(&str, &dyn std::fmt::Display); 2] =
            [("n", &figures::RECRUITS), ("worth", &worth)];
        let free = fill(desk.words.recruits_free, &values);
        Scene { picture: html! { <><p class="soft">{ free }</p>{ row.picture }</> }, ..row }
    }
}

impl Shown for StartingJobs {
    fn scene(&self, desk: &Desk) -> Scene {
        let hand = if desk.view().viewer == Some(self.0) { &desk.view().hand[..] } else { &[] };
        job_row(
            desk,
            hand.iter().map(|&id| (id, Choice::Return(id))),
            "",
            desk.words.give_back,
            None,
        )
    }
}

impl Shown for PlaceShip {
    fn scene(&self, desk: &Desk) -> Scene {
        starts(desk)
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}

fn recruit(choice: Choice) -> Option<(SupplyId, Choice)> {
    match choice {
        Choice::Recruit(card) => Some((card, choice)),
        _ => None,
    }
}

fn leaders(desk: &Desk) -> Scene {
    let choices = desk.props.legal.iter().filter_map(|&choice| match choice {
        Choice::Leader(id) => Some((id, choice)),
        _ => None,
    });
    let choices: Vec<(LeaderId, Choice)> = choices.collect();
    let picture = html! {
        <>
        <p class="soft">{ desk.words.leader_free }</p>
        <div class="faces">{ for choices.iter().map(|&(id, choice)| card::leader(desk, id, desk.button(choice, "pick"))) }</div>
        </>
    };
    Scene { picture, shown: choices.into_iter().map(|(_, choice)| choice).collect() }
}

/// The ships side by side, each with what it holds and does.
fn ships(desk: &Desk) -> Scene {
    let choices = desk.props.legal.iter().filter_map(|&choice| match choice {
        Choice::Ship(id) => Some((id, choice)),
        _ => None,
    });
    let choices: Vec<(ShipId, Choice)> = choices.collect();
    let picture = html! {
        <div class="faces">{ for choices.iter().map(|&(id, choice)| card::ship(desk, id, desk.button(choice, "pick"))) }</div>
    };
    Scene { picture, shown: choices.into_iter().map(|(_, choice)| choice).collect() }
}

/// Who and what is to be found on a planet.
fn found(desk: &Desk, at: SectorId) -> Option<String> {
    let (view, map) = (desk.view(), desk.lang().firefly_map());
    let market = view.market(at).map(|_| map.market.to_owned());
    let contacts = view.contacts(at).map(|contact| desk.text.contact(contact).to_string());
    contacts.chain(market).reduce(|all, more| format!("{all}, {more}"))
}

/// Where a ship may start: the planets by name, open space folded away. The chart takes either; the
/// foot places the ship.
fn starts(desk: &Desk) -> Scene {
    let places = targets(&desk.props.legal).map(|(at, choice)| (at, desk.text.place(at), choice));
    let (mut planets, space): (Vec<_>, Vec<_>) =
        places.partition(|(at, ..)| desk.view().chart().planetary(*at));
    // Where there is somebody or something to be found first.
    sort_by_key(&mut planets, |(at, name, _)| (found(desk, *at).is_none(), name.clone()));
    let start = |(at, name, choice): &(SectorId, String, Choice)| {
        let at = *at;
        let picked = (desk.look.sector == Some(at)).to_string();
        html! {
            <li><button class="button choice" data-choice="" aria-label={desk.verb(*choice)} aria-pressed={picked} onclick={desk.glance(move || Glance::Sector(at))}><span>{ name }{ for found(desk, at).map(|found| html! { <small>{ found }</small> }) }</span></button></li>
        }
    };
    let picture = html! {
        <div class="starts">
            <ul class="choice-list">{ for planets.iter().map(start) }</ul>
            <details>
                <summary>{ fill(desk.words.starts_elsewhere, &[("n", &space.len())]) }</summary>
                <ul class="choice-list">{ for space.iter().map(start) }</ul>
            </details>
        </div>
    };
    Scene { picture, shown: planets.into_iter().chain(space).map(|(.., choice)| choice).collect() }
}
