//! A referee who trusts nobody: he keeps his own books from the transcript alone, computes each
//! auction and mission by himself, and compares after every choice.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use rules::farlight::{
    Award, BidTile, Event, Farlight, MissionId, Pairs, PartId, Service, Table, Target,
};
use rules::{Game, Match, Rng, Seat, Seed, digest};
use std::collections::BTreeMap;

const GAMES: u64 = 25;

#[derive(Default)]
struct Account {
    crew: i32,
    science: i32,
    points: i32,
    tiles: Vec<BidTile>,
    dice: BTreeMap<PartId, u8>,
    pending: BTreeMap<PartId, Option<u8>>,
    parts: Vec<PartId>,
    fresh: Vec<PartId>,
}

struct Referee {
    seats: u8,
    first: Seat,
    round: u16,
    accounts: Vec<Account>,
    slots: Vec<Option<PartId>>,
    dice: BTreeMap<PartId, u8>,
    bonus: BTreeMap<PartId, u16>,
    awards: Vec<Award>,
    /// The mission being resolved, who is asked next and how many completed it.
    launch: (Option<MissionId>, usize, u8),
    /// The last service, mission or slot that was told: they come in order.
    last_target: Option<Target>,
}

impl Referee {
    fn new(seats: u8) -> Referee {
        let account = || Account { crew: 3, ..Account::default() };
        Referee {
            seats,
            first: Seat(0),
            round: 1,
            accounts: (0..seats).map(|_| account()).collect(),
            slots: Vec::new(),
            dice: BTreeMap::new(),
            bonus: BTreeMap::new(),
            awards: Vec::new(),
            launch: (None, 0, 0),
            last_target: None,
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Account {
        &mut self.accounts[seat.index()]
    }

    fn order(&self) -> Vec<Seat> {
        (0..self.seats).map(|at| Seat((self.first.0 + at) % self.seats)).collect()
    }

    fn totals(&self, target: Target) -> BTreeMap<Seat, u8> {
        let mut totals = BTreeMap::new();
        for seat in self.order() {
            for tile in self.accounts[seat.index()].tiles.iter().filter(|t| t.target == target) {
                *totals.entry(seat).or_default() += tile.value.unwrap() + u8::from(tile.crew);
            }
        }
        totals
    }

    /// Highest first, ties by turn order, nobody with nothing.
    fn ranking(&self, target: Target) -> Vec<Seat> {
        let totals = self.totals(target);
        let mut ranked = Vec::new();
        for total in (1..=15).rev() {
            let equal = self.order().into_iter().filter(|seat| totals.get(seat) == Some(&total));
            ranked.extend(equal);
        }
        ranked
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Setup { first, awards, unused_awards, slots, dice, stacks } => {
                self.first = *first;
                self.awards = awards.clone();
                self.stock(slots, dice);
                let mut all = [awards.clone(), unused_awards.clone()].concat();
                all.sort_unstable();
                assert_eq!(all, Award::ALL);
                assert_eq!(stacks.len(), 3);
            }
            Event::Bid { seat, tiles, pass, round } => {
                assert_eq!((*round, tiles.len()), (self.round, [2, 2, 1][usize::from(*pass) - 1]));
                let account = self.of(*seat);
                account.crew -= tiles.iter().filter(|tile| tile.crew).count() as i32;
                account.tiles.extend(tiles);
            }
            Event::Reveal { tiles, .. } => self.turn_up(tiles),
            Event::Auction { target, totals, winner, bonus_crew, consolation, .. } => {
                assert!(self.last_target < Some(*target), "auctions come in order");
                self.last_target = Some(*target);
                assert!(totals.iter().copied().eq(self.totals(*target)));
                assert_eq!(*winner, self.ranking(*target).first().copied());
                assert!(winner.is_some() || *bonus_crew == 0);
                self.settle(*target, *winner, *bonus_crew, consolation);
            }
            Event::Repair { seat, discarded } => {
                let account = self.of(*seat);
                let before = account.parts.len();
                account.parts.retain(|part| !discarded.contains(part));
                assert_eq!(before - account.parts.len(), discarded.len());
                account.dice.retain(|part, _| !discarded.contains(part));
            }
            Event::Engineer { seat, part, die } => {
                let account = self.of(*seat);
                let pending = account.pending.get_mut(part).and_then(|die| die.as_mut());
                let old = pending.or(account.dice.get_mut(part)).unwrap();
                *old += 1;
                assert_eq!(*die, *old);
            }
            Event::Install { seat, part, paid, .. } => {
                let account = self.of(*seat);
                account.crew -= i32::from(*paid);
                assert!(account.crew >= 0 && *paid == part.card().crew_cost);
                let die = account.pending.remove(part).unwrap();
                account.dice.extend(die.map(|die| (*part, die)));
                account.parts.push(*part);
                account.fresh.push(*part);
            }
            Event::Scrap { seat, part, .. } => {
                assert!(self.of(*seat).pending.remove(part).is_some())
            }
            Event::Benefit { seat, crew, science } => self.benefit(*seat, *crew, *science),
            Event::Boost { seat, part, die } => {
                let old = self.of(*seat).dice.insert(*part, *die).unwrap();
                assert!(old < *die && *die <= 6);
            }
            Event::Mission { .. } => self.mission(event),
            Event::Refill { round, slots, dice, bonus } => {
                assert_eq!(*round, self.round);
                for part in self.slots.iter().flatten() {
                    *self.bonus.entry(*part).or_default() += 1;
                }
                assert!(self.bonus.iter().map(|(&k, &v)| (k, v)).eq(bonus.iter().copied()));
                for (old, new) in self.slots.iter().zip(slots) {
                    assert!(old.is_none_or(|old| old == *new), "parts stay in their slots");
                }
                self.stock(slots, dice);
                self.round += 1;
                self.first = Seat((self.first.0 + 1) % self.seats);
                self.launch = (None, 0, 0);
                self.last_target = None;
                for account in &mut self.accounts {
                    account.tiles.clear();
                    account.fresh.clear();
                }
            }
            Event::Award { award, seats, .. } => {
                assert!(self.awards.contains(award) && !seats.is_empty());
                seats.iter().for_each(|seat| self.of(*seat).points += 5);
            }
            Event::Leftovers { seat, tokens, points } => {
                let account = self.of(*seat);
                assert_eq!(i32::from(*tokens), account.crew + account.science);
                assert_eq!(i32::from(*points), (account.crew + account.science + 2) / 3);
                account.points += i32::from(*points);
            }
            Event::Result { totals, places, .. } => {
                for (seat, total) in totals.iter() {
                    assert_eq!(i32::from(*total), self.accounts[seat.index()].points);
                    let better = totals.iter().filter(|(_, other)| other > total).count() as u8;
                    assert!(places.get(*seat) > Some(&better));
                }
                assert!(places.iter().any(|(_, place)| *place == 1));
            }
        }
    }

    fn stock(&mut self, slots: &[PartId], dice: &Pairs<PartId, u8>) {
        self.slots = slots.iter().map(|&part| Some(part)).collect();
        self.dice = dice.iter().copied().collect();
        let engines = slots.iter().filter(|part| part.card().engine.is_some());
        let mut ranked: Vec<PartId> = engines.copied().collect();
        ranked.sort_by_key(|part| part.card().engine);
        assert_eq!(ranked.len(), dice.len());
        assert!(ranked.is_sorted_by_key(|part| dice.get(*part)));
    }

    fn turn_up(&mut self, tiles: &Pairs<Seat, Vec<BidTile>>) {
        for (seat, tiles) in tiles.iter() {
            let sorted = |tiles: &[BidTile]| {
                let mut sorted: Vec<(Option<u8>, Target, bool)> =
                    tiles.iter().map(|t| (t.value, t.target, t.crew)).collect();
                sorted.sort_unstable();
                sorted
            };
            let laid = sorted(&self.of(*seat).tiles);
            assert_eq!(laid, sorted(tiles));
            assert!(laid.iter().map(|(value, ..)| *value).eq((0..5).map(Some)));
        }
    }

    fn settle(
        &mut self,
        target: Target,
        winner: Option<Seat>,
        bonus_crew: u16,
        consolation: &Pairs<Seat, u8>,
    ) {
        for seat in self.order().into_iter().filter(|&seat| Some(seat) != winner) {
            let lost: Vec<BidTile> =
                self.of(seat).tiles.iter().filter(|t| t.target == target).copied().collect();
            let gained = lost.iter().filter(|tile| tile.value > Some(0)).count();
            assert_eq!(consolation.get(seat).is_some(), !lost.is_empty());
            assert_eq!(consolation.get(seat).map_or(0, |&n| usize::from(n)), gained);
            let back = lost.iter().filter(|tile| tile.crew).count();
            self.of(seat).crew += (gained + back) as i32;
        }
        let Some(seat) = winner else { return };
        match target {
            Target::Slot(at) => {
                let part = self.slots[usize::from(at) - 1].take().unwrap();
                assert_eq!(bonus_crew, self.bonus.remove(&part).unwrap_or(0));
                let die = self.dice.remove(&part);
                let account = self.of(seat);
                account.crew += i32::from(bonus_crew);
                account.pending.insert(part, die);
            }
            Target::Service(Service::Hire) => self.of(seat).crew += 3,
            Target::Service(Service::Discover) => self.of(seat).science += 1,
            Target::Service(_) => {}
            Target::Mission(_) => panic!("missions are no auctions"),
        }
    }

    fn benefit(&mut self, seat: Seat, crew: u8, science: u8) {
        let account = self.of(seat);
        assert!(account.pending.is_empty(), "everything is installed or discarded by now");
        let repeat = account.parts.iter().map(|part| part.card().repeat);
        let once = account.fresh.iter().map(|part| part.card().once);
        let icons: Vec<_> = repeat.chain(once).collect();
        assert_eq!(crew, icons.iter().map(|i| i.crew).sum::<u8>());
        assert_eq!(science, icons.iter().map(|i| i.science).sum::<u8>());
        account.crew += i32::from(crew);
        account.science += i32::from(science);
    }

    fn mission(&mut self, event: &Event) {
        let Event::Mission { mission, queue, seat, done, points, .. } = event else { return };
        let Event::Mission { bought_biotech, science_paid, dice_used, .. } = event else { return };
        assert_eq!(queue, &self.ranking(Target::Mission(*mission)));
        if self.launch.0 != Some(*mission) {
            assert!(self.launch.0.is_none_or(|last| last.rank() < mission.rank()));
            self.launch = (Some(*mission), 0, 0);
        }
        assert_eq!(queue[self.launch.1], *seat);
        self.launch.1 += 1;
        let card = mission.card();
        if !done {
            assert_eq!((*points, *bought_biotech, *science_paid), (0, 0, 0));
            return;
        }
        let full = self.launch.2 == 0;
        self.launch.2 += 1;
        assert_eq!(*points, if full { card.points } else { card.points.div_ceil(2) });
        let account = self.of(*seat);
        let own: u8 = account.parts.iter().map(|part| part.card().biotech).sum();
        assert_eq!(*bought_biotech, card.biotech.saturating_sub(own));
        assert_eq!(*science_paid, card.science);
        account.crew -= 3 * i32::from(*bought_biotech);
        account.science -= i32::from(*science_paid);
        account.points += i32::from(*points);
        assert!(account.crew >= 0 && account.science >= 0);
        assert_eq!(dice_used.len(), card.engines.len());
        assert!(dice_used.iter().zip(card.engines).all(|(die, asked)| die >= asked));
        let mut dice: Vec<u8> = account.dice.values().copied().collect();
        for used in dice_used {
            let at = dice.iter().position(|die| die == used).unwrap();
            dice.swap_remove(at);
        }
    }

    /// Compares the books with what everybody sees.
    fn compare(&self, played: &Match<Farlight>) {
        let view = played.view(None);
        assert_eq!((view.first, view.round), (self.first, self.round));
        for (account, seat) in self.accounts.iter().zip(&view.seats) {
            let seen = (i32::from(seat.crew), i32::from(seat.science));
            assert_eq!((account.crew, account.science), seen);
            let dice: BTreeMap<PartId, u8> =
                seat.ship.parts().iter().filter_map(|p| Some((p.part, p.die?))).collect();
            let during_repair = !view.repaired.is_empty();
            assert!(during_repair || dice == account.dice);
        }
        if let Some(results) = played.state().results() {
            let totals: Vec<i32> = results.iter().map(|result| result.total).collect();
            assert!(self.accounts.iter().map(|account| account.points).eq(totals));
        }
    }
}

#[test]
fn an_outside_referee_agrees_with_every_step_of_random_games() {
    for (seats, game) in (2..=5).flat_map(|seats| (0..GAMES).map(move |game| (seats, game))) {
        let seed = Seed(digest(&(seats, game, "referee")));
        let mut referee = Referee::new(seats);
        let mut rng = Rng::new(seed, 78);
        let mut events = Vec::new();
        Farlight::deal(&Table { seats }, seed, &mut events).unwrap();
        let mut played = Match::<Farlight>::new(Table { seats }, seed).unwrap();
        loop {
            events.iter().for_each(|event| referee.hear(event));
            events.clear();
            referee.compare(&played);
            let Some(&choice) = rng.pick(&played.legal()) else { break };
            played.play(choice, &mut events).unwrap();
        }
    }
}
