//! A referee who hears events alone keeps the books of whole matches, and they agree.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod firefly_play;

use firefly_play::{all_tables, lively};
use rules::firefly::alert::Watch;
use rules::firefly::contact::Contact;
use rules::firefly::edict::Edict;
use rules::firefly::effect::Good;
use rules::firefly::job::JobId;
use rules::firefly::leader::LeaderId;
use rules::firefly::sector::SectorId;
use rules::firefly::supply::{Class, SupplyId};
use rules::firefly::{
    BountySpot, Chart, Deck, Event, Firefly, JobSpot, Outcome, Person, Spot, Table, Task, View,
};
use rules::{Game, Match, Rng, Seat, Seed, digest};
use std::collections::{BTreeMap, BTreeSet};
use std::thread;

#[derive(Clone, Debug, Default, PartialEq)]
struct Ship {
    leader: Option<LeaderId>,
    sector: Option<SectorId>,
    money: i64,
    warrants: i32,
    goals: u8,
    hold: BTreeMap<u8, i32>,
    stash: BTreeMap<u8, i32>,
    carriers: BTreeMap<SupplyId, Option<Person>>,
    upset: BTreeSet<Person>,
    branded: BTreeSet<Person>,
    loaded: BTreeSet<JobId>,
    solid: BTreeSet<Contact>,
}

#[derive(Debug)]
struct Books {
    ships: Vec<Ship>,
    cards: BTreeMap<SupplyId, Spot>,
    jobs: BTreeMap<JobId, JobSpot>,
    cruiser: SectorId,
    cutters: Vec<SectorId>,
    corvette: Option<SectorId>,
    posted: Option<(Edict, Option<Deck>)>,
    alerts: BTreeMap<(Watch, SectorId), i16>,
    bounties: BTreeMap<u8, BountySpot>,
    table: Table,
    round: u16,
    turn: Option<Seat>,
    places: Option<Vec<u8>>,
}

impl Books {
    fn new(table: Table) -> Books {
        Books {
            ships: vec![Ship::default(); table.seats.into()],
            cards: table.supply().map(|card| (card, Spot::Deck)).collect(),
            jobs: table.jobs().map(|job| (job, JobSpot::Deck)).collect(),
            cruiser: SectorId::new(51).unwrap(),
            cutters: table.cutters().collect(),
            corvette: table.corvette(),
            posted: None,
            alerts: BTreeMap::new(),
            bounties: BTreeMap::new(),
            table,
            round: 0,
            turn: None,
            places: None,
        }
    }

    fn ship(&mut self, seat: Seat) -> &mut Ship {
        &mut self.ships[seat.index()]
    }

    fn hear(&mut self, event: &Event) {
        match event.clone() {
            Event::Leader { seat, leader } => self.ship(seat).leader = Some(leader),
            // What a ship starts with comes out of no deck.
            Event::Flown { ship, .. } => {
                let fitted = ship.printed().upgrades().map(|card| (card, Spot::Considered));
                self.cards.extend(fitted);
            }
            Event::Round { round } => {
                assert_eq!(round, self.round + 1);
                self.round = round;
            }
            Event::Turn { seat, .. } => self.turn = Some(seat),
            Event::Money { seat, change, .. } => {
                let ship = self.ship(seat);
                ship.money += i64::from(change);
                assert!(ship.money >= 0, "nobody pays what he has not");
            }
            Event::Goods { seat, good, hold, stash, .. } => {
                let ship = self.ship(seat);
                let held = ship.hold.entry(good as u8).or_default();
                *held += i32::from(hold);
                let stashed = ship.stash.entry(good as u8).or_default();
                *stashed += i32::from(stash);
                assert!(*held >= 0 && *stashed >= 0);
            }
            Event::Card { card, from, to, .. } => self.move_card(card, from, to),
            Event::Job { job, from, to, .. } => self.move_job(job.unwrap(), from, to),
            Event::Loaded { seat, job } => assert!(self.ship(seat).loaded.insert(job)),
            Event::Token { seat, person, disgruntled, .. } => {
                let upset = &mut self.ship(seat).upset;
                let changed =
                    if disgruntled { upset.insert(person) } else { upset.remove(&person) };
                assert!(changed, "tokens come where there is none and go where there is one");
            }
            Event::Equip { seat, gear, carrier } => {
                *self.ship(seat).carriers.get_mut(&gear).unwrap() = carrier;
            }
            Event::Warrants { seat, change, .. } => {
                self.ship(seat).warrants += i32::from(change);
            }
            Event::Solid { seat, contact, won } => {
                let solid = &mut self.ship(seat).solid;
                assert!(if won { solid.insert(contact) } else { solid.remove(&contact) });
            }
            Event::Goal { seat, goal } => {
                assert_eq!(self.ship(seat).goals, goal);
                self.ship(seat).goals += 1;
            }
            Event::Ship { seat, from, to, .. } => {
                assert_eq!(self.ship(seat).sector, from);
                self.ship(seat).sector = Some(to);
                assert!(from.is_none_or(|from| Chart::of(self.table.sets).borders(from, to)));
            }
            Event::Cruiser { from, to, .. } => {
                assert_eq!(self.cruiser, from);
                self.cruiser = to;
            }
            Event::Cutter { from, to, .. } => {
                let one = self.cutters.iter().position(|at| *at == from).unwrap();
                assert!(!self.cutters.contains(&to), "one Cutter a sector");
                self.cutters[one] = to;
                self.cutters.sort_unstable();
            }
            Event::Corvette { from, to, .. } => {
                assert_eq!(self.corvette, Some(from));
                self.corvette = Some(to);
            }
            Event::Alert { watch, sector, change } => {
                let tokens = self.alerts.entry((watch, sector)).or_default();
                *tokens += change;
                assert!(*tokens >= 0);
            }
            Event::Errand { seat, task: Task::Job(job), outcome: Outcome::Warrant, .. } => {
                self.ship(seat).loaded.remove(&job);
            }
            Event::Bounty { bounty, from, to } => {
                let spot = self.bounties.entry(bounty).or_insert(BountySpot::Deck);
                assert_eq!(*spot, from);
                *spot = to;
            }
            Event::Edict { edict, at } => self.posted = Some((edict, at)),
            Event::Brand { seat, person, wanted } => {
                let branded = &mut self.ship(seat).branded;
                assert!(if wanted { branded.insert(person) } else { branded.remove(&person) });
            }
            Event::Over { places, .. } => self.places = Some(places),
            _ => {}
        }
    }

    fn move_card(&mut self, card: SupplyId, from: Spot, to: Spot) {
        let spot = self.cards.get_mut(&card).unwrap();
        // Packs are shuffled without naming cards: a discard that is drawn lay in the deck.
        assert!(*spot == from || (*spot, from) == (Spot::Discard, Spot::Deck), "{card:?} {spot:?}");
        *spot = to;
        if let Spot::Ship(seat) = from {
            let ship = self.ship(seat);
            ship.carriers.remove(&card);
            ship.upset.remove(&Person::Crew(card));
            ship.branded.remove(&Person::Crew(card));
            let laid_down = ship.carriers.values().all(|c| *c != Some(Person::Crew(card)));
            assert!(laid_down, "gear of the gone returns to the ship");
        }
        if let (Spot::Ship(seat), Class::Gear) = (to, card.printed().class) {
            self.ship(seat).carriers.insert(card, None);
        }
    }

    fn move_job(&mut self, job: JobId, from: JobSpot, to: JobSpot) {
        let spot = self.jobs.get_mut(&job).unwrap();
        assert!(*spot == from || (*spot, from) == (JobSpot::Discard, JobSpot::Deck), "{job:?}");
        *spot = to;
        if let JobSpot::Active(seat) = from {
            self.ship(seat).loaded.remove(&job);
        }
    }

    fn check(&self, view: &View, played: &Match<Firefly>) {
        assert_eq!((self.cruiser, &self.cutters[..]), (view.cruiser, view.cutters.sectors()));
        for watch in Watch::ALL {
            let lying = self.alerts.iter().filter(|((of, _), n)| *of == watch && **n > 0);
            let lying = lying.map(|((_, at), tokens)| (*at, *tokens as u8));
            assert!(lying.eq(view.alerts.of(watch).to_vec()));
        }
        assert_eq!(self.corvette, view.corvette.0);
        let lying = |spot: BountySpot| -> BTreeSet<u8> {
            self.bounties.iter().filter(|(_, at)| **at == spot).map(|(id, _)| *id).collect()
        };
        assert_eq!(lying(BountySpot::Open), view.posters.iter().copied().collect());
        for (seat, captain) in view.captains.pairs() {
            let bound = captain.bound.iter().map(|bound| bound.bounty).collect();
            assert_eq!(lying(BountySpot::Bound(seat)), bound);
            let jailed = captain.prisoner.iter().map(|prisoner| prisoner.bounty).collect();
            assert_eq!(lying(BountySpot::Jailed(seat)), jailed);
        }
        assert_eq!(self.posted, view.posted.map(|posted| (posted.edict, posted.at)));
        assert_eq!(self.round, view.round);
        assert!(view.over || self.turn.is_none_or(|turn| turn == view.turn));
        for (seat, captain) in view.captains.pairs() {
            let ship = &self.ships[seat.index()];
            assert_eq!(ship.leader, captain.leader);
            assert_eq!(ship.sector, captain.sector);
            assert_eq!(ship.money, i64::from(captain.money));
            assert_eq!(ship.warrants, i32::from(captain.warrants));
            assert_eq!(ship.goals, captain.goals);
            for good in Good::ALL {
                let told = |goods: &BTreeMap<u8, i32>| goods.get(&(good as u8)).copied();
                let hold = told(&ship.hold).unwrap_or(0);
                let stash = told(&ship.stash).unwrap_or(0);
                assert_eq!(hold, i32::from(captain.hold[good]), "{good:?}");
                assert_eq!(stash, i32::from(captain.stash[good]), "{good:?}");
            }
            let carriers = captain.gear.iter().map(|gear| (gear.card, gear.carrier)).collect();
            assert_eq!(ship.carriers, carriers);
            let upset = captain.everyone().into_iter().filter(|&p| captain.is_disgruntled(p));
            assert_eq!(ship.upset, upset.collect());
            assert_eq!(ship.branded, captain.wanted.iter().copied().collect());
            let loaded = captain.active.iter().filter(|a| a.loaded).map(|a| a.job).collect();
            assert_eq!(ship.loaded, loaded);
            let solid = captain.solid.iter().map(|job| job.job().contact).collect();
            assert_eq!(ship.solid, solid);
            self.check_spots(seat, view, played);
        }
        if view.over {
            let results = played.state().results().unwrap();
            let places: Vec<u8> = results.iter().map(|result| result.place).collect();
            assert_eq!(self.places.as_ref(), Some(&places));
        }
    }

    fn check_spots(&self, seat: Seat, view: &View, played: &Match<Firefly>) {
        let captain = &view.captains[seat];
        let mut aboard: BTreeSet<SupplyId> = captain.crew.iter().map(|m| m.card).collect();
        aboard.extend(captain.gear.iter().map(|gear| gear.card));
        aboard.extend(captain.upgrades.iter().chain(&captain.core));
        let at = |spot: Spot| -> BTreeSet<SupplyId> {
            self.cards.iter().filter(|(_, s)| **s == spot).map(|(card, _)| *card).collect()
        };
        assert_eq!(at(Spot::Ship(seat)), aboard);
        let bound = captain.bound.iter().flat_map(|bound| bound.people.iter().copied());
        assert_eq!(at(Spot::Bound(seat)), bound.collect());
        let jailed = captain.prisoner.iter().map(|prisoner| prisoner.person).collect();
        assert_eq!(at(Spot::Jailed(seat)), jailed);
        assert_eq!(at(Spot::Gone), view.gone.iter().copied().collect());
        let jobs = |spot: JobSpot| -> BTreeSet<JobId> {
            self.jobs.iter().filter(|(_, s)| **s == spot).map(|(job, _)| *job).collect()
        };
        let hand: BTreeSet<JobId> = played.view(Some(seat)).hand.into_iter().collect();
        if view.table.story == DOWN_AND_OUT {
            // What lies open for everybody stands in for a hand.
            assert!(
                jobs(JobSpot::Hand(seat)).is_empty() && hand.is_subset(&jobs(JobSpot::Discard))
            );
        } else {
            assert_eq!(jobs(JobSpot::Hand(seat)), hand);
        }
        assert_eq!(jobs(JobSpot::Tucked(seat)), captain.solid.iter().copied().collect());
        let begun = captain.active.iter().map(|active| active.job);
        let laid = captain.active.iter().filter_map(|active| active.challenge);
        assert_eq!(jobs(JobSpot::Active(seat)), begun.chain(laid).collect());
        assert_eq!(jobs(JobSpot::Gone), view.gone_jobs.iter().copied().collect());
    }
}

/// The story in which nobody has jobs in hand.
const DOWN_AND_OUT: u8 = 15;

fn referee(table: Table, game: u64) {
    let seed = Seed(digest(&(table.seats, table.story, game, "referee")));
    let mut heard = Vec::new();
    Firefly::deal(&table, seed, &mut heard).unwrap();
    let mut played = Match::<Firefly>::new(table, seed).unwrap();
    let mut books = Books::new(table);
    // What a story takes out of the game is gone before the first event.
    let gone = played.view(None).gone_jobs.clone();
    books.jobs.extend(gone.into_iter().map(|job| (job, JobSpot::Gone)));
    let mut rng = Rng::new(seed, 79);
    loop {
        heard.iter().for_each(|event| books.hear(event));
        heard.clear();
        books.check(&played.view(None), &played);
        let Some(seat) = played.decider() else { break };
        let choice = if game.is_multiple_of(2) {
            *rng.pick(&played.legal()).unwrap()
        } else {
            lively(&played.view(Some(seat)), &played.legal(), &mut rng)
        };
        played.play(choice, &mut heard).unwrap();
    }
    assert!(books.places.is_some());
}

#[test]
fn the_books_of_whole_matches_agree_with_the_table() {
    let tables = all_tables(25);
    // Alone in its program, it would leave all processors but one without work.
    thread::scope(|scope| {
        for half in tables.chunks(tables.len().div_ceil(2)) {
            scope.spawn(move || {
                for &table in half {
                    (0..6).for_each(|game| referee(table, game));
                }
            });
        }
    });
}
