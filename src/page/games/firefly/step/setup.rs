//! The set-up: leaders, recruits, starting jobs, where ships start.

use super::Shown;
use crate::chart::plan::targets;
use crate::page::browser;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::look::Glance;
use crate::page::games::firefly::scene::{Scene, job_row, supply_row};
use crate::page::games::firefly::{bounty, card};
use crate::page::prelude::*;
use crate::words::fill;
use rules::Options;
use rules::firefly::bounty::Bounty;
use rules::firefly::leader::LeaderId;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::ship::ShipId;
use rules::firefly::step::{
    Outset, PickLeader, PickPrisoner, PickShip, PlaceShip, Recruits, StartingJobs,
};
use rules::firefly::story::Twist;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Choice, Sets, Table, figures};
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

/// The bounties on people with a name.
impl Shown for PickPrisoner {
    fn scene(&self, desk: &Desk) -> Scene {
        let choices = desk.props.legal.iter().filter_map(|&choice| match choice {
            Choice::Jail(id) => Some((Bounty::of(id)?, choice)),
            _ => None,
        });
        let choices: Vec<(&Bounty, Choice)> = choices.collect();
        let face = |&(one, choice)| bounty::poster(desk, one, desk.button(choice, "pick"));
        let picture = html! { <div class="faces">{ for choices.iter().map(face) }</div> };
        Scene { picture, shown: choices.into_iter().map(|(_, choice)| choice).collect() }
    }
}

/// Leaders, then ships; one of either is taken after the other.
impl Shown for Outset {
    fn scene(&self, desk: &Desk) -> Scene {
        let (who, what) = (leaders(desk), ships(desk));
        let shown = [who.shown, what.shown].concat();
        let picture = html! {
            <>
                if desk.view().captain(self.0).leader.is_none() { { who.picture } }
                { what.picture }
            </>
        };
        Scene { picture, shown }
    }
}

impl Shown for Recruits {
    fn scene(&self, desk: &Desk) -> Scene {
        let row = supply_row(
            desk,
            desk.props.legal.iter().filter_map(|&choice| recruit(choice)),
            &[],
            |_| None,
        );
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
        let row = job_row(
            desk,
            hand.iter().map(|&id| (id, Choice::Return(id))).collect(),
            "returned",
            desk.words.give_back,
            Some(desk.words.kept_all.to_owned()),
        );
        let captain = desk.view().captain(self.0);
        let values: [(&str, &dyn std::fmt::Display); 2] =
            [("hand", &captain.hand_limit()), ("active", &captain.active_limit())];
        let limits = fill(desk.words.job_limits, &values);
        Scene { picture: html! { <><p class="soft">{ limits }</p>{ row.picture }</> }, ..row }
    }

    fn has_rows(&self) -> bool {
        true
    }

    fn leave(&self, desk: &Desk) -> Html {
        html! { if desk.keeps_jobs() { <button class="button choice" data-choice="" onclick={desk.choose_all(desk.whole())}>{ desk.words.keep_none }</button> } }
    }
}

impl Shown for PlaceShip {
    fn scene(&self, desk: &Desk) -> Scene {
        starts(desk)
    }

    fn line(&self, desk: &Desk) -> String {
        let (view, words) = (desk.view(), desk.words);
        let said = match (view.has_havens(), view.table.has(Twist::Sanctuary)) {
            (false, _) => words.starts_about,
            (true, true) => words.haven_about,
            (true, false) => words.haven_goods,
        };
        said.to_owned()
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
    let mut choices: Vec<(LeaderId, Choice)> = choices.collect();
    let view = desk.view();
    if CARRIED {
        // Those of the sets in play come first: for them it is played.
        let usual = |id: LeaderId| Table::usual().leaders().any(|one| one == id);
        sort_by_key(&mut choices, |(id, _)| usual(*id));
    }
    let ship = view.captain(view.decider().unwrap_or(view.turn));
    let values: [(&str, &dyn std::fmt::Display); 4] = [
        ("n", &ship.berths()),
        ("hold", &ship.hold_spaces().all()),
        ("stash", &ship.stash_spaces().all()),
        ("range", &ship.range()),
    ];
    let ship = (view.table.sets == Sets::BASE && browser::is_wide())
        .then(|| fill(desk.words.ship_same, &values));
    let picture = html! {
        <>
        <p class="soft is-aside">{ desk.words.leader_free }{ for ship.map(|ship| format!(" {ship}")) }</p>
        <div class="faces">{ for choices.iter().map(|&(id, choice)| card::leader(desk, id, desk.pick(choice))) }</div>
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
        <div class="faces">{ for choices.iter().map(|&(id, choice)| card::ship(desk, id, desk.pick(choice))) }</div>
    };
    Scene { picture, shown: choices.into_iter().map(|(_, choice)| choice).collect() }
}

/// Who gives jobs, where things are sold and Reavers lie, so many sectors away at most, the nearest first.
fn found(desk: &Desk, at: SectorId, most: u8) -> Vec<(u8, String)> {
    let (view, map) = (desk.view(), desk.lang().firefly_map());
    let sites = |sector: SectorId| {
        let market = view.market(sector).map(|_| map.market.to_owned());
        let lair = view.cutters.is_in(sector).then(|| map.cutter.to_owned());
        let contacts = view.contacts(sector).map(move |contact| desk.text.contact_there(contact));
        contacts.chain(market).chain(lair)
    };
    let near = view.chart().sectors().map(|sector| (view.chart().moves(at, sector), sector));
    let near = near.filter(|(moves, _)| *moves <= most);
    let mut found: Vec<(u8, String)> =
        near.flat_map(|(moves, sector)| sites(sector).map(move |what| (moves, what))).collect();
    sort_by_key(&mut found, |(moves, _)| *moves);
    found
}

/// How far both jobs and supplies are: what makes a start worth proposing.
fn farness(desk: &Desk, at: SectorId) -> u8 {
    let view = desk.view();
    let moves = |sector: SectorId| view.chart().moves(at, sector);
    let sectors = || view.chart().sectors();
    let trades = sectors().filter(|&at| view.market(at).is_some()).map(moves).min();
    // Those whose jobs are dealt first count, where any are.
    let first = view.table.starting_contacts();
    let deals = |at: SectorId| {
        view.contacts(at).any(|contact| first.is_empty() || first.contains(&contact))
    };
    let employs = sectors().filter(|&at| deals(at)).map(moves).min();
    trades.unwrap_or(NEAR) + employs.unwrap_or(NEAR)
}

/// How far one looks around from a start, and how many starts are proposed.
const NEAR: u8 = 2;
const PROPOSED: usize = 4;

/// Where a ship may start: a few planets with what is near them, behind them all others and open space. The
/// chart takes any; the foot places the ship.
fn starts(desk: &Desk) -> Scene {
    let places = targets(&desk.props.legal).map(|(at, choice)| (at, desk.text.place(at), choice));
    let (mut planets, space): (Vec<_>, Vec<_>) =
        places.partition(|(at, ..)| desk.view().chart().planetary(*at));
    sort_by_key(&mut planets, |(_, name, _)| name.clone());
    let mut best: Vec<_> = planets.iter().map(|place| (farness(desk, place.0), place)).collect();
    sort_by_key(&mut best, |(far, _)| *far);
    best.truncate(PROPOSED);
    let start = |(at, name, choice): &(SectorId, String, Choice), most: u8| {
        let at = *at;
        let picked = (desk.look.sector == Some(at)).to_string();
        let found = found(desk, at, most).into_iter().map(|(moves, what)| match moves {
            0 => what,
            moves => desk.text.aside(&what, &desk.lang().count(desk.words.sectors_away, moves)),
        });
        let found = found.reduce(|all, more| format!("{all}, {more}"));
        html! {
            <li><button class="button choice" data-choice="" aria-label={desk.verb(*choice)} aria-pressed={picked} onclick={desk.glance(move || Glance::Sector(at))}><span>{ name }{ for found.map(|found| html! { <small>{ found }</small> }) }</span></button></li>
        }
    };
    let behind = |label: &str, places: &[(SectorId, String, Choice)]| {
        html! {
            if !places.is_empty() {
                <details>
                    <summary>{ fill(label, &[("n", &places.len())]) }</summary>
                    <ul class="choice-list">{ for places.iter().map(|place| start(place, 0)) }</ul>
                </details>
            }
        }
    };
    let picture = html! {
        <div class="starts">
            <ul class="choice-list">{ for best.iter().map(|(_, place)| start(place, NEAR)) }</ul>
            { behind(desk.words.starts_all, &planets) }
            { behind(desk.words.starts_elsewhere, &space) }
        </div>
    };
    Scene { picture, shown: planets.into_iter().chain(space).map(|(.., choice)| choice).collect() }
}
