//! What one seat, or a spectator, may know of a game of Firefly (section 14).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::contact::{ByContact, Contact};
use super::edict::Edict;
use super::job::JobId;
use super::sector::{ByRegion, Region};
use super::sets::CARRIED;
use super::state::{Firefly, Hidden};
use super::step::{ACCEPTED, Talk};
use super::supply::{ByMarket, Market, SupplyId};
use crate::{BySeat, Later, Rng, Seat, SeatSet, Seed, order};
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// What a viewer knows: the board, his own hand, and what must lie in the decks.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is; none for a spectator.
    pub viewer: Option<Seat>,
    /// All that lies open.
    pub board: Board,
    /// The jobs that the viewer may begin: his own, or those that lie open for everybody.
    pub hand: Vec<JobId>,
    /// How many inactive jobs of each contact each seat holds: their backs are seen.
    pub hands: BySeat<ByContact<u8>>,
    /// The jobs that the viewer just drew to consider.
    pub drawn: Vec<JobId>,
    /// How many jobs were just drawn to be considered, whoever did.
    pub drawn_count: u8,
    /// The supply cards that must lie in the decks, by market.
    pub supply: ByMarket<Vec<SupplyId>>,
    /// The jobs that lie in the decks or in hands that the viewer does not see, by contact.
    pub jobs: ByContact<Vec<JobId>>,
    /// The nav cards left in the decks.
    pub nav: ByRegion<Vec<u8>>,
    /// The misbehave cards left in the deck.
    pub misbehave: Vec<u8>,
    /// Those of them that the viewer knows to come, the next one first.
    pub ahead: Ahead,
    /// The nav cards that the viewer knows to come, the next one first.
    pub charts: Later<ByRegion<Vec<u8>>>,
    /// The alert cards that have not been in force.
    pub edicts: Later<Vec<Edict>>,
    /// The bounties left in the deck.
    pub bounties: Later<Vec<u8>>,
    /// The jobs of a rival that the viewer is looking at to take some.
    pub spied: Later<Vec<JobId>>,
}

/// Misbehave cards that are known to come, the next one first. Where none are they hash as nothing, as
/// they did when none could be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ahead(pub Vec<u8>);

impl Hash for Ahead {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.0.is_empty() {
            self.0.hash(state);
        }
    }
}

impl Deref for Ahead {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl Deref for View {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

impl View {
    /// The jobs of a seat that the viewer may know, those under way first.
    pub fn own_jobs(&self, seat: Seat) -> impl Iterator<Item = JobId> + '_ {
        let hand = self.hand.iter().copied().filter(move |_| self.viewer == Some(seat));
        self.captain(seat).active.iter().map(|one| one.job).chain(hand)
    }

    pub(super) fn of(game: &Firefly, viewer: Option<Seat>) -> View {
        let hidden = &game.hidden;
        let own = |seat: Seat| viewer == Some(seat);
        let turn = game.board.turn;
        let drawn = if own(turn) { hidden.drawn.clone() } else { Vec::new() };
        let mut jobs = hidden.jobs.clone();
        let spied = game.board.spied().filter(|_| own(turn));
        let sees = |seat: Seat| own(seat) || spied == Some(seat);
        let unseen = game.board.seats().filter(|&seat| !sees(seat));
        let others = unseen.flat_map(|seat| hidden.hands[seat].iter());
        let considered = if own(turn) { [].iter() } else { hidden.drawn.iter() };
        others.chain(considered).for_each(|job| jobs[job.job().contact].push(*job));
        let charts = ByRegion::of(|region| {
            let knows = CARRIED && game.board.charted[region].is_some_and(|(seat, _)| own(seat));
            if knows { game.charted(region) } else { Vec::new() }
        });
        let knows = CARRIED && game.board.foreseen.0.is_some_and(|(seat, _)| own(seat));
        View {
            viewer,
            board: game.board.clone(),
            hand: viewer.map_or(Vec::new(), |seat| sorted(game.idle_jobs(seat).collect())),
            hands: hidden.hands.iter().map(|hand| backs(hand)).collect(),
            drawn,
            drawn_count: hidden.drawn.len() as u8,
            supply: hidden.supply.clone().map(sorted),
            jobs: jobs.map(sorted),
            nav: hidden.nav.clone().map(sorted),
            misbehave: sorted(hidden.misbehave.clone()),
            ahead: Ahead(if knows { game.foreseen() } else { Vec::new() }),
            charts: Later(charts),
            edicts: Later(sorted(hidden.edicts.0.clone())),
            bounties: Later(sorted(hidden.bounties.0.clone())),
            spied: Later(spied.map_or(Vec::new(), |seat| hidden.hands[seat].clone())),
        }
    }

    /// Who must decide now.
    pub fn deciders(&self) -> SeatSet {
        self.board.decider().map_or(SeatSet::EMPTY, SeatSet::one)
    }

    /// How many jobs a seat has in hand.
    pub fn held(&self, seat: Seat) -> usize {
        self.hands[seat].iter().map(|&backs| usize::from(backs)).sum()
    }

    /// How many more jobs a seat can accept.
    pub fn hand_room(&self, seat: Seat) -> usize {
        self.captain(seat).hand_limit().saturating_sub(self.held(seat))
    }

    /// Whether a seat can accept no more jobs.
    pub fn hand_is_full(&self, seat: Seat) -> bool {
        self.hand_room(seat) == 0
    }

    /// How many more jobs the captain whose turn it is can accept in a talk.
    pub fn accepts(&self, talk: &Talk) -> usize {
        usize::from(ACCEPTED.saturating_sub(talk.accepted)).min(self.hand_room(self.turn))
    }

    /// How many jobs have been considered in a talk, and how many may be.
    pub fn looks(&self, talk: &Talk) -> (usize, usize) {
        let seen = talk.seen.len() + usize::from(self.drawn_count);
        (seen, self.considers(talk.contact).into())
    }

    /// How many supply cards are left in the deck of a market.
    pub fn supply_left(&self, market: Market) -> usize {
        self.supply[market].len()
    }

    /// How many jobs are left in the deck of a contact.
    pub fn jobs_left(&self, contact: Contact) -> usize {
        let spied = self.board.spied().filter(|_| self.viewer == Some(self.board.turn));
        let sees = |seat: Seat| self.viewer == Some(seat) || spied == Some(seat);
        let unseen = self.board.seats().filter(|&seat| !sees(seat));
        let held: u8 = unseen.map(|seat| self.hands[seat][contact]).sum();
        let considered = if self.drawn.is_empty() && self.considered() == Some(contact) {
            self.drawn_count
        } else {
            0
        };
        self.jobs[contact].len() - usize::from(held + considered)
    }

    /// The contacts that have no job left to give.
    pub fn idle_contacts(&self) -> impl Iterator<Item = Contact> {
        self.table.contacts().filter(|&contact| {
            self.jobs_left(contact) == 0 && self.job_discards[contact].is_empty()
        })
    }

    /// The misbehave cards that nobody has looked at.
    pub(super) fn unforeseen(&self) -> Vec<u8> {
        without(&self.misbehave, &self.ahead)
    }

    /// The nav cards of a deck that the viewer does not know to come.
    pub(super) fn uncharted(&self, region: Region) -> Vec<u8> {
        without(&self.nav[region], &self.charts[region])
    }

    /// A nav deck with what the viewer knows on top.
    fn stacked_nav(&self, region: Region, rng: &mut Rng) -> Vec<u8> {
        let mut deck = shuffled(&self.uncharted(region), rng);
        deck.extend(self.charts[region].iter().rev());
        deck
    }

    /// A deck with what the viewer knows on top.
    fn stacked_deck(&self, rng: &mut Rng) -> Vec<u8> {
        let mut deck = shuffled(&self.unforeseen(), rng);
        deck.extend(self.ahead.iter().rev());
        deck
    }

    /// A full game that looks like this to the viewer.
    pub(super) fn sample(&self, rng: &mut Rng) -> Firefly {
        let mut jobs = self.jobs.clone().map(|deck| shuffled(&deck, rng));
        let spied = self.board.spied().filter(|_| self.viewer == Some(self.board.turn));
        let hands = BySeat::of(self.table.seats, |seat| {
            if spied == Some(seat) {
                return self.spied.0.clone();
            }
            let own = self.viewer == Some(seat);
            let held = own && !self.board.shares_jobs();
            if held { self.hand.clone() } else { dealt(&mut jobs, &self.hands[seat]) }
        });
        let mut drawn = self.drawn.clone();
        if drawn.len() < usize::from(self.drawn_count)
            && let Some(contact) = self.considered()
        {
            let deck = &mut jobs[contact];
            drawn = deck.split_off(deck.len().saturating_sub(self.drawn_count.into()));
        }
        let hidden = Hidden {
            rng: Rng::new(Seed(rng.wide()), 0),
            supply: self.supply.clone().map(|deck| shuffled(&deck, rng)),
            jobs,
            nav: ByRegion::of(|region| self.stacked_nav(region, rng)),
            misbehave: self.stacked_deck(rng),
            hands,
            drawn,
            edicts: Later(shuffled(&self.edicts, rng)),
            bounties: Later(shuffled(&self.bounties, rng)),
        };
        Firefly { board: self.board.clone(), hidden }
    }
}

/// Cards without some of them.
fn without(cards: &[u8], known: &[u8]) -> Vec<u8> {
    let mut rest = cards.to_vec();
    for known in known.iter().filter(|_| CARRIED) {
        if let Some(at) = rest.iter().position(|card| card == known) {
            rest.remove(at);
        }
    }
    rest
}

fn backs(hand: &[JobId]) -> ByContact<u8> {
    let mut backs = ByContact::default();
    hand.iter().for_each(|job| backs[job.job().contact] += 1);
    backs
}

fn dealt(decks: &mut ByContact<Vec<JobId>>, backs: &ByContact<u8>) -> Vec<JobId> {
    let mut hand = Vec::new();
    for (deck, &count) in decks.iter_mut().zip(backs.iter()) {
        hand.extend(deck.split_off(deck.len().saturating_sub(count.into())));
    }
    sorted(hand)
}

fn sorted<T: Ord + Copy>(mut cards: Vec<T>) -> Vec<T> {
    order::sort(&mut cards);
    cards
}

fn shuffled<T: Clone>(cards: &[T], rng: &mut Rng) -> Vec<T> {
    let mut cards = cards.to_vec();
    rng.shuffle(&mut cards);
    cards
}
