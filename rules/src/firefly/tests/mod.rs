//! Scenarios of Firefly: a drawn position, forced dice and cards, and what comes of it.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod abilities;
mod all_jobs;
mod blue_sun;
mod breakin_atmo;
pub(super) mod coverage;
mod crew;
mod crime;
mod forecasts;
mod gear;
mod havens;
mod jail;
mod jobs;
mod kalidasa;
mod law;
mod meridian;
mod misbehave_cards;
mod nav_cards;
mod openings;
mod packs;
mod pirates;
mod stories;
mod told;
mod trade;
mod ways;

use super::alert::Watch;
use super::board::Board;
use super::captain::{Captain, Person};
use super::choice::Choice;
use super::effect::Good;
use super::event::{Cause, Event, Spot};
use super::job::JobId;
use super::leader::LeaderId;
use super::nav::nav_card;
use super::options::Table;
use super::patrol::{Patrol, Reach};
use super::sector::{Region, SectorId};
use super::state::Firefly;
use super::step::{
    Adrift, Alliance, Card, CardDone, Deaths, Errand, ExtraCut, Flight, Frame, Hands, Load,
    LoadGoods, LoadUpTo, Move, Nav, NavDone, Overfull, Pace, Pending, PickLeader, PlaceShip,
    SeizeGoods, Step, TakeUpgrade, Task, Unasked,
};
use super::supply::SupplyId;
use super::turns::Play;
use crate::{Game, Rng, Seat, Seed};

/// Two seats with all sets, but for that whose misbehave cards would come in between.
pub(super) fn full_table() -> Table {
    let with = |sets: super::Sets, set| {
        if sets.with(set).have_alerts() { sets } else { sets.with(set) }
    };
    let sets = super::sets::SETS.into_iter().fold(super::Sets::BASE, with);
    Table { sets, ..Table::new(2) }
}

/// The leaders by what they are called.
pub(super) fn leader(name: &str) -> LeaderId {
    LeaderId::all().find(|id| id.leader().name == name).unwrap()
}

pub(super) fn sector(number: u8) -> SectorId {
    SectorId::new(number).unwrap()
}

/// A game in the middle of seat 0's turn, and what was heard since it was set up.
#[derive(Clone)]
pub(super) struct Scene {
    pub game: Firefly,
    pub heard: Vec<Event>,
}

impl Scene {
    /// Seat 0 under Malcolm at Silverhold, others on their own; hands empty, no dealt jobs.
    pub(super) fn new(table: Table) -> Scene {
        let game = Firefly::deal(&table, Seed(5), &mut crate::Silent).unwrap();
        let mut scene = Scene { game, heard: Vec::new() };
        while scene.game.board.round == 0 {
            let seat = scene.game.board.decider().unwrap();
            let legal = scene.game.choices(seat);
            let silverhold = Choice::Place(sector(35));
            let wanted = match scene.game.board.stack.last().unwrap() {
                Frame::PickLeader(PickLeader(Seat(0))) => Choice::Leader(leader("Malcolm")),
                Frame::PlaceShip(PlaceShip(Seat(0))) if legal.contains(&silverhold) => silverhold,
                // Whoever is somebody's double stays in the box.
                Frame::PickLeader(_) => {
                    let single = |c: &&Choice| **c != Choice::Leader(leader("Zoe"));
                    *legal.iter().rfind(single).unwrap()
                }
                Frame::PickShip(_) | Frame::DrawJobs(_) => legal[0],
                Frame::PlaceShip(_) => *legal.last().unwrap(),
                _ => legal
                    .into_iter()
                    .find(|c| matches!(c, Choice::Return(_)))
                    .unwrap_or(Choice::Done),
            };
            scene.game.apply(seat, wanted, &mut scene.heard).unwrap();
        }
        scene.game.board.turn = Seat(0);
        scene.heard.clear();
        scene
    }

    pub(super) fn board(&self) -> &Board {
        &self.game.board
    }

    pub(super) fn captain(&mut self) -> &mut Captain {
        &mut self.game.board.captains[Seat(0)]
    }

    pub(super) fn play(&mut self) -> Play<'_> {
        Play { game: &mut self.game, sink: &mut self.heard }
    }

    /// Brings a card of this name to seat 0, wherever it lies.
    pub(super) fn bring(&mut self, name: &str) -> SupplyId {
        self.bring_to(Seat(0), name)
    }

    pub(super) fn bring_to(&mut self, seat: Seat, name: &str) -> SupplyId {
        let hidden = self.game.hidden.supply.iter().flatten();
        let decks = hidden.map(|card| (*card, Spot::Deck));
        let open = self.game.board.supply_discards.iter().flatten();
        let piles = open.map(|card| (*card, Spot::Discard));
        let mut all = decks.chain(piles);
        let found = all.find(|(card, _)| card.printed().name == name);
        let (card, from) = found.unwrap_or_else(|| panic!("{name}"));
        self.play().move_card(card, from, Spot::Ship(seat), Cause::Setup);
        card
    }

    pub(super) fn crew(&self, name: &str) -> Person {
        let crew = self.game.board.captains[Seat(0)].crew.iter();
        Person::Crew(crew.map(|m| m.card).find(|c| c.printed().name == name).unwrap())
    }

    pub(super) fn goods(&mut self, good: Good, hold: u8, stash: u8) {
        self.captain().hold[good] = hold;
        self.captain().stash[good] = stash;
    }

    /// The next dice show this.
    pub(super) fn dice(&mut self, faces: &[u8]) {
        let shows = |seed: &u64| {
            let mut rng = Rng::new(Seed(*seed), 3);
            faces.iter().all(|face| rng.die() == *face)
        };
        let seed = (0..).find(shows).unwrap();
        self.game.hidden.rng = Rng::new(Seed(seed), 3);
    }

    pub(super) fn legal(&self) -> Vec<Choice> {
        self.game.choices(self.game.board.decider().unwrap())
    }

    pub(super) fn choose(&mut self, choice: Choice) {
        let seat = self.game.board.decider().unwrap();
        let done = self.game.apply(seat, choice, &mut self.heard);
        assert_eq!(
            done,
            Ok(()),
            "{choice:?} of {:?} in {:?}",
            self.legal(),
            self.board().stack.last()
        );
    }

    /// Goes on as if the last choice had just been made.
    pub(super) fn run(&mut self) {
        self.play().run();
    }

    /// In flight, with this nav card turned up.
    pub(super) fn turn_up_nav(&mut self, card: u8) {
        self.game.board.flight = Some(Flight { gone: 2, ..Flight::new(Pace::Burn) });
        self.game.board.stack =
            vec![Frame::Turn, Frame::Flight, NavDone(card).into(), Nav(card).into()];
        let deck = &mut self.game.hidden.nav[nav_card(card).region];
        let place = deck.iter().position(|id| *id == card);
        place.map(|place| deck.remove(place));
        self.run();
    }

    /// The ship of a patrol, the first of several, goes there.
    pub(super) fn station(&mut self, patrol: Patrol, to: SectorId) {
        let from = self.game.board.posts(patrol)[0];
        self.play().move_patrol(patrol, (from, to), None);
    }

    /// On a job with everybody, with this misbehave card turned up as the first of two.
    pub(super) fn turn_up_misbehave(&mut self, card: u8) {
        let job = JobId::new(50).unwrap();
        self.begin_errand(job, 2);
        self.game.board.stack.extend([Frame::from(CardDone(card)), Card(card).into()]);
        let deck = &mut self.game.hidden.misbehave;
        let place = deck.iter().position(|id| *id == card).unwrap();
        deck.remove(place);
        // The next card would go on by itself: the one that asks most lies on top.
        let next = deck.iter().position(|id| *id == 21).unwrap_or(0);
        let next = deck.remove(next);
        deck.push(next);
        self.run();
    }

    pub(super) fn begin_errand(&mut self, job: JobId, left: u8) {
        let team = self.captain().everyone();
        let deck = job.job().contact;
        self.game.hidden.jobs[deck].retain(|other| *other != job);
        self.game.board.job_discards[deck].retain(|other| *other != job);
        self.captain().active.push(super::captain::Active::begun(job));
        self.game.board.errand = Some(Errand {
            task: Task::Job(job),
            step: Step::Finish,
            team,
            gone: true,
            left,
            proceed: false,
            half: false,
            price: 0,
            delivered: 0,
            tricked: false,
            outcome: None,
            challenge: None,
            dared: false,
            again: Default::default(),
            uncounted: Default::default(),
            chase: Default::default(),
            swapped: Default::default(),
        });
        self.game.board.stack =
            vec![Frame::Turn, Unasked::ErrandDone.into(), Unasked::Misbehave.into()];
    }

    /// Stands by where the law comes aboard and nothing draws it off.
    pub(super) fn submit(&mut self) {
        let asked = matches!(self.board().stack.last(), Some(Frame::Alliance(_)));
        if asked && !self.legal().iter().any(|choice| matches!(choice, Choice::Decoy(_))) {
            self.choose(Choice::Submit);
        }
    }

    /// Answers of the usual kind until the card is resolved: the roll, the last victim, all extras.
    pub(super) fn settle(&mut self) {
        while !self.board().over {
            let legal = self.legal();
            let usual = |c: &&Choice| {
                matches!(
                    c,
                    Choice::Roll
                        | Choice::Keep
                        | Choice::Kill(_)
                        | Choice::Champion(_)
                        | Choice::Count(_)
                        | Choice::Settle
                        | Choice::Submit
                        | Choice::Rouse(_)
                )
            };
            let card = matches!(
                self.board().stack.last(),
                Some(
                    Frame::Test(_)
                        | Frame::Deaths(..)
                        | Frame::Massacre(..)
                        | Frame::Medic(..)
                        | Frame::Price(..)
                        | Frame::Alliance(_)
                        | Frame::Patrol(Move { reach: Reach::To(_), .. })
                        | Frame::LoadUpTo(LoadUpTo { cause: Cause::Nav(_) | Cause::Job(_), .. })
                )
            );
            let Some(&choice) = legal.iter().rfind(usual).filter(|_| card) else { return };
            self.choose(choice);
        }
    }

    /// What changed, in words.
    pub(super) fn story(&self) -> String {
        let mut words = Vec::new();
        for event in &self.heard {
            words.extend(told(event));
        }
        let board = &self.game.board;
        words.extend(match board.stack.last() {
            Some(Frame::Evasion) => Some("evade".to_string()),
            Some(Frame::Patrol(Move { patrol, seat, reach, .. })) => {
                let patrol = format!("{patrol:?}").to_lowercase();
                Some(format!("{seat} moves {patrol} {reach:?}"))
            }
            Some(Frame::Flight) => Some("keep".to_string()),
            Some(Frame::Adrift(Adrift(sectors))) => Some(format!("steered {sectors} sectors")),
            Some(Frame::LoadGoods(LoadGoods { left, .. })) => {
                Some(format!("may load {left} goods"))
            }
            Some(Frame::SeizeGoods(SeizeGoods { left, .. })) => Some(format!("loses {left} goods")),
            Some(Frame::TakeCard(take)) if take.class == super::supply::Class::Upgrade => {
                Some("takes one".to_string())
            }
            Some(Frame::TakeCard(_)) => Some("takes crew".to_string()),
            Some(Frame::Sale(sale)) => Some(format!("may sell {:?}", sale.offer.good)),
            Some(Frame::Swap(swap)) => Some(format!("may swap {}", swap.left)),
            Some(Frame::Casino(casino)) => Some(format!("may bet {}", casino.most)),
            Some(Frame::LoseCrew(_)) => Some("loses crew".to_string()),
            Some(Frame::Split(split)) => Some(format!("splits {}", split.rear.is_some())),
            Some(Frame::Mob) => Some("faces the mob".to_string()),
            Some(Frame::Fence(_)) => Some("may buy gear".to_string()),
            Some(Frame::Pardon(pardon)) => Some(format!("{} may go", pardon.left)),
            Some(Frame::Trade(..)) => Some("trade".to_string()),
            Some(Frame::LoadUpTo(LoadUpTo { lot, .. })) => {
                Some(format!("may load {} {:?}", lot.count, lot.good))
            }
            Some(Frame::TakeUpgrade(_)) => Some("takes upgrade".to_string()),
            Some(Frame::ExtraCut(ExtraCut(crew))) => Some(format!("cut for {}", crew.len())),
            _ => None,
        });
        words.join(", ")
    }
}

fn name_of(person: Person) -> &'static str {
    match person {
        Person::Leader => "leader",
        Person::Crew(card) => card.printed().name,
    }
}

fn told(event: &Event) -> Option<String> {
    Some(match event {
        Event::Money { change, .. } => format!("${change}"),
        Event::Goods { good, hold, stash, .. } => format!("{:+} {good:?}", hold + stash),
        Event::Warrants { change, .. } => format!("{change:+} warrant"),
        Event::Token { person, disgruntled: true, .. } => format!("upset {}", name_of(*person)),
        Event::Token { person, .. } => format!("calm {}", name_of(*person)),
        Event::Card { card, from: Spot::Ship(_), to, .. } => {
            let how = if *to == Spot::Gone { "dead" } else { "off" };
            format!("{how} {}", card.printed().name)
        }
        Event::Cruiser { by: Some(_), .. } => "cruiser here".to_string(),
        Event::Cutter { by: Some(_), .. } => "cutter here".to_string(),
        Event::Corvette { by: Some(_), .. } => "corvette here".to_string(),
        Event::Manhunt { .. } => "manhunt".to_string(),
        Event::Unrest { roll, lost, .. } => format!("unrest {roll} {lost}"),
        Event::Alert { watch: Watch::Alliance, change, .. } => format!("{change:+} watch"),
        Event::Alert { change, .. } => format!("{change:+} alert"),
        Event::Lucky { .. } => "lucky".to_string(),
        Event::Ignored { .. } => "ignored".to_string(),
        Event::Inspection { .. } => "inspection".to_string(),
        Event::Brand { person, .. } => format!("wanted {}", name_of(*person)),
        Event::Back { person, .. } => format!("back {}", name_of(*person)),
        Event::Edict { .. } => "alert card".to_string(),
        Event::Ace { .. } => "ace".to_string(),
        Event::Shuffled { .. } => "shuffle".to_string(),
        Event::Misbehave { .. } => "proceed".to_string(),
        Event::Errand { outcome, .. } => format!("{outcome:?}").to_lowercase(),
        Event::Solid { contact, won: false, .. } => format!("lost {contact:?}"),
        _ => return None,
    })
}
