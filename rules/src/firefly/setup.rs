//! Set-up (section 3) and the end of turns and of the game (sections 5 and 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::{Board, aim_size};
use super::captain::Captain;
use super::choice::Choice;
use super::contact::Contact;
use super::effect::Good;
use super::event::{Cause, Event, Item, JobSpot, Spot};
use super::frame::{Frame, Pace, nav_deck};
use super::job::{Course, Freight, Job, JobId, Pay};
use super::leader::LeaderId;
use super::menu::foreign;
use super::misbehave::MISBEHAVE;
use super::nav::NAV;
use super::options::Table;
use super::sector::SectorId;
use super::story::{End, Twist};
use super::supply::{Ability, Class, Market, SupplyId, worth};
use super::turns::{Firefly, Hidden, Play};
use crate::{Rng, Seat, SeatResult, Seed, Sink, order};

/// The dollars that each starts with.
const MONEY: u32 = 3000;
const FUEL: u8 = 6;
const PARTS: u8 = 2;
/// The supply cards of each deck that are turned up at the start.
const PRIMED: usize = 3;
/// The list price of the crew that a solo game starts with, in dollars.
pub const RECRUITS_WORTH: u32 = 1000;
/// How many they are at most.
pub const RECRUITS: usize = 4;

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
            captains: vec![Captain::default(); table.seats.into()],
            supply_discards: vec![Vec::new(); 5],
            job_discards: vec![Vec::new(); 5],
            nav_discards: [Vec::new(), Vec::new()],
            misbehave_discards: Vec::new(),
            gone: Vec::new(),
            gone_jobs: Vec::new(),
            cruiser: SectorId::LONDINIUM,
            cutter: SectorId::LOGO,
            flight: None,
            errand: None,
            stack: vec![Frame::Turn],
            last_call: None,
            finished: None,
            over: false,
        };
        let nav = nav_decks(&mut board, &mut rng);
        let hidden = Hidden {
            supply: supply_decks(&mut rng),
            jobs: job_decks(&mut rng),
            nav,
            misbehave: misbehave_deck(&mut rng),
            hands: vec![Vec::new(); table.seats.into()],
            drawn: Vec::new(),
            rng,
        };
        Firefly { board, hidden }
    }

    pub(super) fn leader_choices(&self) -> Vec<Choice> {
        let taken = |id: &LeaderId| self.board.captains.iter().any(|c| c.leader == Some(*id));
        LeaderId::all().filter(|id| !taken(id)).map(Choice::Leader).collect()
    }

    /// Free crew of any deck, one of each kind, as far as the list prices go.
    pub(super) fn recruit_choices(&self, seat: Seat) -> Vec<Choice> {
        let crew = &self.board.captain(seat).crew;
        let spent = worth(crew.iter().map(|member| member.card));
        let is_face = |card: SupplyId| card.kind().kind().abilities.contains(&Ability::Identity);
        // Faces of one person are one free crew.
        let faced = crew.iter().any(|member| is_face(member.card));
        let mut choices = vec![Choice::Done];
        let mut kinds = Vec::new();
        for card in self.hidden.supply.iter().flatten().copied().collect::<Sorted>().0 {
            let kind = card.kind().kind();
            let fits = spent + u32::from(kind.cost) <= RECRUITS_WORTH && crew.len() < RECRUITS;
            let fits = fits && !(faced && is_face(card));
            if matches!(kind.class, Class::Crew) && fits && !kinds.contains(&kind.id) {
                kinds.push(kind.id);
                choices.push(Choice::Recruit(card));
            }
        }
        choices
    }

    pub(super) fn starting_choices(&self, seat: Seat) -> Vec<Choice> {
        let hand = &self.hidden.hands[seat.index()];
        let mut choices: Vec<Choice> = hand.iter().map(|&job| Choice::Return(job)).collect();
        if hand.len() <= Captain::JOBS {
            choices.push(Choice::Done);
        }
        choices
    }

    pub(super) fn place_choices(&self) -> Vec<Choice> {
        SectorId::all().filter(|&at| !self.board.has_ship(at)).map(Choice::Place).collect()
    }

    /// The account of every seat.
    pub(super) fn final_results(&self) -> Vec<SeatResult<Item>> {
        let places = self.places();
        let account = |seat: Seat| {
            let items = self.items(seat);
            let total = items.iter().map(|item| item.points()).sum();
            SeatResult { total, place: places[seat.index()], items }
        };
        self.board.seats().map(account).collect()
    }

    fn items(&self, seat: Seat) -> Vec<Item> {
        let captain = self.board.captain(seat);
        if let Some(aim) = self.board.table.aim() {
            return vec![Item::Aim { reached: self.board.aim_progress(aim) }];
        }
        let end = self.board.table.story().map_or(End::First, |story| story.end);
        if end == End::First {
            return vec![Item::Goals { goals: captain.goals }];
        }
        let mut items = vec![Item::Cash { dollars: captain.money }];
        if end == End::LastCallOwing {
            let active = captain.active.iter().map(|active| (active.job, active.loaded));
            let hand = self.charged_hand(seat).iter().map(|&job| (job, false));
            items.extend(active.chain(hand).map(|(job, loaded)| Item::Owed {
                job,
                dollars: owed_for(captain, job.job(), loaded),
            }));
        }
        items
    }

    /// The jobs in hand that are charged for at the end, which lays them open.
    fn charged_hand(&self, seat: Seat) -> &[JobId] {
        let owing = self.board.table.story().is_some_and(|story| story.end == End::LastCallOwing);
        if owing { &self.hidden.hands[seat.index()] } else { &[] }
    }

    /// Places by what the story counts: the finisher, goals and cash, or cash alone.
    pub(super) fn places(&self) -> Vec<u8> {
        if let Some(aim) = self.board.table.aim() {
            return vec![if self.board.aim_progress(aim) >= aim_size(aim) { 1 } else { 2 }];
        }
        let end = self.board.table.story().map_or(End::First, |story| story.end);
        let worth = |seat: Seat| -> (bool, u8, i64) {
            let captain = self.board.captain(seat);
            if end == End::First {
                let finished = self.board.finished == Some(seat);
                return (finished, captain.goals, captain.money.into());
            }
            let cash: i32 = self.items(seat).iter().map(|item| item.points()).sum();
            // Once last call was declared cash alone counts.
            let goals = if self.board.finished.is_some() { 0 } else { captain.goals };
            (false, goals, cash.into())
        };
        let all: Vec<_> = self.board.seats().map(worth).collect();
        all.iter().map(|own| 1 + all.iter().filter(|other| *other > own).count() as u8).collect()
    }
}

struct Sorted(Vec<SupplyId>);

impl FromIterator<SupplyId> for Sorted {
    fn from_iter<I: IntoIterator<Item = SupplyId>>(cards: I) -> Sorted {
        let mut cards: Vec<SupplyId> = cards.into_iter().collect();
        order::sort(&mut cards);
        Sorted(cards)
    }
}

/// What an active job costs at the end of "Respectable" Persons of Business: its pay; where it is
/// paid by head, for those of its kind aboard, and for one at least.
fn owed_for(captain: &Captain, job: &Job, loaded: bool) -> u32 {
    match (job.pay, job.course) {
        (Pay::Flat(dollars), _) => dollars.into(),
        (Pay::Each(dollars), Course::Delivery { freight: Freight::Any(good), .. }) if loaded => {
            u32::from(dollars) * u32::from(captain.has(good).max(1))
        }
        (Pay::Each(dollars), _) => dollars.into(),
        (Pay::PerCrew(_), _) => 0,
    }
}

fn supply_decks(rng: &mut Rng) -> Vec<Vec<SupplyId>> {
    let deck = |market: Market| {
        let mut deck: Vec<SupplyId> =
            SupplyId::all().filter(|card| card.market() == market).collect();
        rng.shuffle(&mut deck);
        deck
    };
    Market::ALL.into_iter().map(deck).collect()
}

fn job_decks(rng: &mut Rng) -> Vec<Vec<JobId>> {
    let deck = |contact: Contact| {
        let mut deck: Vec<JobId> = JobId::all().filter(|id| id.job().contact == contact).collect();
        rng.shuffle(&mut deck);
        deck
    };
    Contact::ALL.into_iter().map(deck).collect()
}

/// With three or more seats the cards that reshuffle start among the discards.
fn nav_decks(board: &mut Board, rng: &mut Rng) -> [Vec<u8>; 2] {
    let mut decks = [Vec::new(), Vec::new()];
    for card in &NAV {
        let at = nav_deck(card.region);
        let aside = card.reshuffle && board.table.seats >= 3;
        let pile = if aside { &mut board.nav_discards[at] } else { &mut decks[at] };
        pile.extend((0..card.count).map(|_| card.id));
    }
    decks.iter_mut().for_each(|deck| rng.shuffle(deck));
    decks
}

fn misbehave_deck(rng: &mut Rng) -> Vec<u8> {
    let mut deck: Vec<u8> =
        MISBEHAVE.iter().flat_map(|card| (0..card.count).map(|_| card.id)).collect();
    rng.shuffle(&mut deck);
    deck
}

impl<S: Sink<Event>> Play<'_, S> {
    /// All roll; those that tie for the highest roll again. Then set-up is put on the stack.
    pub fn roll_for_first(&mut self) {
        let mut rolls = Vec::new();
        let mut still: Vec<Seat> = self.board.seats().collect();
        while still.len() > 1 {
            let mut roll = vec![0; self.board.captains.len()];
            still.iter().for_each(|seat| roll[seat.index()] = self.game.hidden.rng.die());
            let best = roll.iter().copied().max();
            still.retain(|seat| Some(roll[seat.index()]) == best);
            rolls.push(roll);
        }
        let first = still.first().copied().unwrap_or(Seat(0));
        self.board.first = first;
        self.sink.put(|| Event::Dice { rolls, first });
        self.plan_setup(first);
    }

    fn plan_setup(&mut self, first: Seat) {
        let seats = self.board.table.seats;
        let order: Vec<Seat> = (0..seats).map(|at| Seat((first.0 + at) % seats)).collect();
        self.push(Frame::Prime);
        order.iter().rev().for_each(|&seat| self.push(Frame::StartingJobs(seat)));
        if self.board.table.aim().is_some() {
            self.push(Frame::Recruits(first));
        }
        self.push(Frame::Outfit);
        // The last to pick a leader is the first to place a ship.
        order.iter().for_each(|&seat| self.push(Frame::PlaceShip(seat)));
        order.iter().rev().for_each(|&seat| self.push(Frame::PickLeader(seat)));
    }

    /// Money, goods and jobs, once the ships lie on the chart.
    pub fn outfit(&mut self) {
        self.drop_frame();
        let contacts = self.board.table.starting_contacts();
        let hunted = self.board.table.twists().contains(&Twist::Hunted);
        for seat in self.board.seats() {
            self.money(seat, MONEY as i32, Cause::Setup);
            self.stow(seat, Good::Fuel, FUEL, Cause::Setup);
            self.stow(seat, Good::Part, PARTS, Cause::Setup);
            for &contact in &contacts {
                if let Some(job) = self.hidden.jobs[contact as usize].pop() {
                    self.move_job(job, JobSpot::Deck, JobSpot::Hand(seat), Cause::Setup);
                }
            }
            if hunted {
                self.add_warrant(seat, Cause::Story);
            }
        }
    }

    pub fn pick_leader(&mut self, seat: Seat, choice: Choice) {
        let Choice::Leader(leader) = choice else { return foreign(choice) };
        self.board.captains[seat.index()].leader = Some(leader);
        self.sink.put(|| Event::Leader { seat, leader });
    }

    pub fn recruit(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Recruit(card) = choice {
            self.push(Frame::Recruits(seat));
            self.move_card(card, Spot::Deck, Spot::Ship(seat), Cause::Setup);
        }
    }

    pub fn return_job(&mut self, seat: Seat, choice: Choice) {
        if let Choice::Return(job) = choice {
            self.push(Frame::StartingJobs(seat));
            self.move_job(job, JobSpot::Hand(seat), JobSpot::Discard, Cause::Setup);
        }
    }

    pub fn place_ship(&mut self, seat: Seat, choice: Choice) {
        let Choice::Place(to) = choice else { return foreign(choice) };
        self.move_ship(seat, to, Pace::Mosey);
    }

    /// Primes the pump and begins the first turn.
    pub fn prime(&mut self) {
        self.drop_frame();
        for market in Market::ALL {
            for _ in 0..PRIMED {
                if let Some(card) = self.draw_supply(market, Cause::Setup) {
                    self.move_card(card, Spot::Considered, Spot::Discard, Cause::Setup);
                }
            }
        }
        self.begin_turn(self.board.first);
    }

    fn begin_turn(&mut self, seat: Seat) {
        let board = &mut self.game.board;
        (board.turn, board.fuss, board.offers) = (seat, 0, 0);
        board.acted.clear();
        if seat == board.first {
            board.round = board.round.saturating_add(1);
            let round = board.round;
            self.sink.put(|| Event::Round { round });
        }
        let round = self.board.round;
        self.sink.put(|| Event::Turn { seat, round });
        if self.board.captain(seat).sector == Some(self.board.cutter) {
            self.push(Frame::Reavers);
        }
    }

    pub fn turn_done(&mut self) {
        self.drop_frame();
        let next = self.board.left_of(self.board.turn);
        let table = self.board.table;
        let round_over = next == self.board.first;
        let limit =
            if table.aim().is_some() { Table::SOLO_TURNS + 1 } else { u16::from(table.turn_limit) };
        let out_of_time = round_over && limit > 0 && self.board.round >= limit;
        // Turns that a last call has promised are had whatever the limit.
        let over = match &mut self.game.board.last_call {
            Some((_, left)) if *left > 0 => {
                *left -= 1;
                false
            }
            Some(_) => true,
            None => out_of_time,
        };
        if over {
            return self.end_game();
        }
        self.begin_turn(next);
    }

    pub fn end_if_aim_reached(&mut self) -> bool {
        if !self.board.aim_reached() {
            return false;
        }
        self.board.finished = Some(Seat(0));
        self.end_game();
        true
    }

    pub fn end_game(&mut self) {
        self.board.over = true;
        let finished = self.board.finished;
        let places = self.places();
        let charged = self.board.seats().flat_map(|seat| self.charged_hand(seat)).copied();
        let shown = charged.collect();
        self.sink.put(|| Event::Over { finished, places, shown });
    }
}
