//! The table before anybody has done anything (section 3).

#![deny(clippy::wildcard_enum_match_arm)]

use super::alert::Alerts;
use super::board::{Board, Foreseen};
use super::bounty::BOUNTIES;
use super::captain::Captain;
use super::chart::Chart;
use super::contact::ByContact;
use super::edict::Edict;
use super::job::JobId;
use super::options::Table;
use super::sector::{ByRegion, SectorId};
use super::sets::CARRIED;
use super::state::{Firefly, Hidden};
use super::step::Frame;
use super::story::Twist;
use super::supply::{ByMarket, SupplyId};
use crate::{BySeat, Later, Rng, Seat, Seed, order};

impl Firefly {
    /// The table before anybody has done anything.
    pub(super) fn laid_out(table: Table, seed: Seed) -> Firefly {
        let mut rng = Rng::new(seed, 0);
        let mut board = Board {
            table,
            round: 0,
            first: Seat(0),
            turn: Seat(0),
            acted: Vec::new(),
            fuss: 0,
            offers: 0,
            captains: BySeat::of(table.seats, |_| Captain::default()),
            supply_discards: ByMarket::default(),
            job_discards: ByContact::default(),
            nav_discards: ByRegion::default(),
            misbehave_discards: Vec::new(),
            foreseen: Foreseen::default(),
            gone: Vec::new(),
            gone_jobs: Vec::new(),
            cruiser: SectorId::LONDINIUM,
            cutters: table.cutters().collect(),
            corvette: Later(table.corvette()),
            alerts: Alerts::default(),
            charted: Later::default(),
            flight: None,
            errand: None,
            stack: vec![Frame::Turn],
            timer: Later(table.timer()),
            marks: Later::default(),
            caches: Later::default(),
            purses: Later::default(),
            bank: Later::default(),
            last_call: None,
            finished: None,
            over: false,
            posted: Later::default(),
            lifted: Later::default(),
            more_actions: Later::default(),
            posters: Later::default(),
        };
        let nav = nav_decks(&mut board, &mut rng);
        let supply = supply_decks(table, &mut rng);
        let mut jobs = job_decks(table, &mut rng);
        thin_out(&mut board, &mut jobs);
        let hidden = Hidden {
            supply,
            jobs,
            nav,
            misbehave: misbehave_deck(table, &mut rng),
            hands: BySeat::of(table.seats, |_| Vec::new()),
            drawn: Vec::new(),
            edicts: Later(edict_deck(table, &mut rng)),
            bounties: Later(bounty_deck(table, &mut rng)),
            rng,
        };
        Firefly { board, hidden }
    }
}

fn supply_decks(table: Table, rng: &mut Rng) -> ByMarket<Vec<SupplyId>> {
    ByMarket::of(|market| {
        let mut deck: Vec<SupplyId> =
            table.supply().filter(|card| card.market() == market).collect();
        rng.shuffle(&mut deck);
        deck
    })
}

fn job_decks(table: Table, rng: &mut Rng) -> ByContact<Vec<JobId>> {
    ByContact::of(|contact| {
        let mut deck: Vec<JobId> = table.jobs().filter(|id| id.job().contact == contact).collect();
        rng.shuffle(&mut deck);
        deck
    })
}

/// Where the story leaves each contact few jobs the rest is out of the game.
fn thin_out(board: &mut Board, jobs: &mut ByContact<Vec<JobId>>) {
    if !CARRIED || !board.table.has(Twist::FewJobs) {
        return;
    }
    for deck in jobs.iter_mut() {
        let kept = deck.len().min(board.table.seats.into());
        board.gone_jobs.append(&mut deck.split_off(kept));
    }
    order::sort(&mut board.gone_jobs);
}

/// The size of a deck that two sets make together.
const JOINED: u8 = 60;

/// With three or more seats the cards that reshuffle start among the discards, unless the deck is
/// one that two sets make together.
fn nav_decks(board: &mut Board, rng: &mut Rng) -> ByRegion<Vec<u8>> {
    let mut decks: ByRegion<Vec<u8>> = ByRegion::default();
    let of = |region| board.table.nav().filter(move |(card, _)| card.region == region);
    let sizes = ByRegion::of(|region| of(region).map(|(_, count)| count).sum::<u8>());
    let apart = board.table.seats >= 3 && !(CARRIED && board.table.has(Twist::Shuffled));
    for (card, count) in board.table.nav() {
        let at = card.region;
        let aside = card.reshuffle && apart && sizes[at] < JOINED;
        let pile = if aside { &mut board.nav_discards[at] } else { &mut decks[at] };
        pile.extend((0..count).map(|_| card.id));
    }
    decks.iter_mut().for_each(|deck| rng.shuffle(deck));
    decks
}

fn edict_deck(table: Table, rng: &mut Rng) -> Vec<Edict> {
    if !CARRIED || !table.plays_alerts() {
        return Vec::new();
    }
    let mut deck = Edict::ALL.to_vec();
    rng.shuffle(&mut deck);
    deck
}

fn bounty_deck(table: Table, rng: &mut Rng) -> Vec<u8> {
    if !table.sets.have_bounties() {
        return Vec::new();
    }
    let chart = Chart::of(table.sets);
    let mut deck: Vec<u8> =
        BOUNTIES.iter().filter(|bounty| bounty.is_on(chart)).map(|bounty| bounty.id).collect();
    rng.shuffle(&mut deck);
    deck
}

fn misbehave_deck(table: Table, rng: &mut Rng) -> Vec<u8> {
    let mut deck: Vec<u8> =
        table.misbehave().flat_map(|(card, count)| (0..count).map(|_| card.id)).collect();
    rng.shuffle(&mut deck);
    deck
}
