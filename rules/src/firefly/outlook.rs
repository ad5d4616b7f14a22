//! What a captain can expect of a job or a test: what is missing, how far it is, how likely it
//! goes well and what is left of the pay. Exact, and of what lies open alone.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::{Action, Board};
use super::captain::{Captain, Person};
use super::challenge::{Term, dared_test, term};
use super::choice::Choice;
use super::contact::Contact;
use super::effect::{Effect, Need, Test, Way};
use super::job::{Job, JobId, LastTest};
use super::misbehave::{Colour, MisbehaveCard, Suit, misbehave_card};
use super::odds::{self, Chance, Dice, Six};
use super::peril::{Last, Perils};
use super::reward::{Reward, Terms};
use super::sector::SectorId;
use super::sets::CARRIED;
use super::skill::{Keyword, Skills};
use super::step::{Casino, Question, Step, Task, Trial};
use super::story::End;
use super::supply::{Ability, SupplyId, worth};
use super::view::View;
use crate::Seat;
use crate::order::sort_by_key;
use std::ops::Mul;

/// What a captain can expect of a job, as things stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Where its next step is worked.
    pub sectors: &'static [u8],
    /// What that step is.
    pub step: Step,
    /// The nearest of these and the fewest moves to it past the Cutter; none where it bars the way.
    pub nearest: Option<(SectorId, u8)>,
    /// Before it is loaded: the nearest place from there where it ends, and the fewest moves to it.
    pub onward: Option<(SectorId, u8)>,
    /// The turns that it takes, flying as far as the drive does in each; none where a way is barred.
    pub turns: Option<u8>,
    /// The fuel of its full burns, heavy from where it is loaded on.
    pub fuel: u8,
    /// Whether there is room for what is loaded, or what is delivered is aboard.
    pub fits: bool,
    /// Points of each skill that everybody together lacks.
    pub lacking: Skills,
    /// Keywords that nobody shows.
    pub unshown: Vec<Keyword>,
    /// What else is missing.
    pub unmet: Vec<Need>,
    /// Misbehave cards at the next step.
    pub cards: u8,
    /// The chance that everybody who may go passes them; four at most are counted.
    pub chance: Chance,
    /// The chance that the test that the next step ends with leaves the pay, if it has one.
    pub last_test: Option<Chance>,
    /// What the roll for its pay may move, where the next step ends with one.
    pub pay_roll: Option<PayRoll>,
    /// Before it is loaded: how many misbehave cards wait where it is delivered, the chance to pass
    /// them, and that of the test at the end.
    pub later: Option<(u8, Chance, Option<Chance>)>,
    /// The roll for its pay there.
    pub later_pay: Option<PayRoll>,
    /// How many are counted of what is paid by the piece: before they are loaded as many as there is
    /// room for, then those aboard.
    pub pieces: u8,
    /// Dollars of the finished job, what it surely adds counted in.
    pub pay: u32,
    /// What these are made of, but for the challenge.
    pub reward: Reward,
    /// Dollars of them that the challenge under the job brings, all its misbehave cards passed.
    pub dared: u32,
    /// Dollars that the crew asks for at its end.
    pub wages: u32,
    /// How many it disgruntles when it is done.
    pub upset: u8,
}

/// Somebody who gives jobs, as a captain looks for work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Employer {
    /// Who it is.
    pub contact: Contact,
    /// Where he is now.
    pub sector: SectorId,
    /// How far the way is there: sectors, full burns and their fuel; none where it is barred.
    pub way: Option<(u8, u8, u8)>,
    /// Whether he deals with the captain.
    pub deals: bool,
}

impl View {
    /// Those who give jobs, the nearest to a seat's ship first.
    pub fn employers(&self, seat: Seat) -> Vec<Employer> {
        let captain = self.captain(seat);
        let employer = |contact: Contact| {
            let sector = contact.home(self.cruiser);
            let way = self.way(seat, sector).map(|way| {
                let burns = way.len().div_ceil(captain.range().max(1).into()) as u8;
                (way.len() as u8, burns, burns * captain.burn_cost())
            });
            Employer { contact, sector, way, deals: self.welcomes(seat, contact) }
        };
        let mut all: Vec<Employer> = self.table.contacts().map(employer).collect();
        sort_by_key(&mut all, |one| one.way.map_or(u8::MAX, |(moves, ..)| moves));
        all
    }
}

/// What a roll that moves the pay may bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PayRoll {
    /// By how many dollars, either way.
    pub by: u16,
    /// How likely it is raised.
    pub more: Chance,
    /// How likely it is lowered.
    pub less: Chance,
}

/// What a bet may win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prize {
    /// Dollars.
    pub dollars: i64,
    /// How likely, with the misbehave cards that are left.
    pub chance: Chance,
}

impl Outlook {
    /// Whether nothing but the way is missing.
    pub fn is_ready(&self) -> bool {
        self.fits
            && self.lacking == Skills::default()
            && self.unshown.is_empty()
            && self.unmet.is_empty()
    }

    /// Dollars that are left of the pay once the crew has its wages.
    pub fn net(&self) -> i64 {
        i64::from(self.pay) - i64::from(self.wages)
    }

    /// Whether the next step asks nothing of those who go: no card, no roll, and it upsets nobody.
    pub fn is_safe(&self) -> bool {
        self.cards == 0 && self.last_test.is_none() && self.pay_roll.is_none() && self.upset == 0
    }

    /// Whether the ship is where the next step is worked.
    pub fn is_here(&self) -> bool {
        self.nearest.is_some_and(|(_, moves)| moves == 0)
    }
}

impl View {
    /// The board as it would lie were it that seat's turn and nothing under way.
    fn desk(&self, seat: Seat) -> Board {
        Board { turn: seat, errand: None, ..self.board.clone() }
    }

    /// What a seat can expect of a job in its hand or under way.
    pub fn outlook(&self, seat: Seat, id: JobId) -> Outlook {
        let board = self.desk(seat).dared(id);
        let (captain, job) = (board.acting(), id.job());
        let challenge = captain.challenge(id);
        let step = captain.step(id);
        let half = captain.begun(id).is_some_and(|active| active.half);
        let stop = job.stop(step);
        let dared = board.errand.as_ref().map(|errand| errand.team.clone());
        let team = dared.unwrap_or_else(|| board.whole_team(job));
        let cards = board.cards_to_pass(&team, board.cards_asked(job, step, challenge));
        let end = Step::Finish;
        let later = (step == Step::Pickup).then(|| {
            let cards = board.cards_to_pass(&team, board.cards_asked(job, end, challenge));
            let chance = self.clears_ahead(&board, &team, cards);
            (cards, chance, board.ends_well(&team, job, end, challenge))
        });
        let pay_roll = board.pay_roll(&team, job);
        let pieces = captain.deliverable(job) + captain.loadable(job, step);
        let terms = Terms { count: pieces, price: 0, half };
        let reward = board.reward(job, &board.stays(job, &team), terms);
        let ahead = cards + later.map_or(0, |(cards, ..)| cards);
        let dared = captain.challenge_pays(id, ahead);
        let paid = board.stays(job, &captain.everyone()).into_iter().filter_map(|one| match one {
            Person::Crew(card) => Some(card),
            Person::Leader => None,
        });
        let nearest = board.nearest(board.sectors(stop));
        let ends = board.sectors(job.stop(end));
        let begins = nearest.filter(|_| step == Step::Pickup);
        let onward = begins.and_then(|(from, _)| board.nearest_from(from, ends));
        let flights = |moves: u8| moves.div_ceil(captain.range().max(1));
        let fuel = |leg: Option<(SectorId, u8)>, cost: u8| {
            leg.map_or(0, |(_, moves)| self.burns(seat, moves) * cost)
        };
        // One flight and one work a turn.
        let turns = match (step, nearest, onward) {
            (Step::Pickup, Some((_, 0)), Some((_, next))) => Some(flights(next).max(2)),
            (Step::Pickup, Some((_, first)), Some((_, next))) => {
                Some(flights(first) + flights(next).max(1))
            }
            (Step::Pickup, _, _) | (_, None, _) => None,
            (Step::Finish | Step::Aside, Some((_, moves)), _) => Some(flights(moves).max(1)),
        };
        Outlook {
            sectors: board.sectors(stop),
            step,
            nearest,
            onward,
            turns,
            fuel: fuel(nearest, captain.burn_cost()) + fuel(onward, captain.burn_cost_with(job)),
            fits: board.freight_fits(job, step),
            lacking: board.lacking(&team, job),
            unshown: board.unshown(&team, job),
            unmet: board.unmet(&team, job),
            cards,
            chance: self.clears_ahead(&board, &team, cards),
            last_test: board.ends_well(&team, job, step, challenge),
            pay_roll: pay_roll.filter(|_| step == end),
            later_pay: pay_roll.filter(|_| step != end),
            later,
            pieces,
            pay: reward.dollars() + dared,
            reward,
            dared,
            wages: worth(paid.filter(|card| job.share(card.printed()) > 0)),
            upset: if board.is_immoral(job) { captain.moral().len() as u8 } else { 0 },
        }
    }
}

impl View {
    /// The turns that a seat still has, one under way counted in, where they are counted.
    pub fn turns_left(&self, seat: Seat) -> Option<u16> {
        let place =
            |seat: Seat, from: Seat| (seat.0 + self.table.seats - from.0) % self.table.seats;
        if let Some((_, left)) = self.last_call {
            return Some((place(seat, self.turn) <= left).into());
        }
        let all = Some(self.table.rounds()).filter(|&all| all > 0)?;
        let had = self.round > 0 && place(seat, self.first) < place(self.turn, self.first);
        Some((all + 1).saturating_sub(self.round.max(1) + u16::from(had)))
    }

    /// The turns that a seat still has for a job, where it takes longer: one in which it cannot be begun any
    /// more is none.
    pub fn ends_before(&self, seat: Seat, outlook: &Outlook) -> Option<u16> {
        let needed = u16::from(outlook.turns?);
        // To fly there and to work is two actions; alone each may be taken.
        let two = self.table.aim().is_some() || self.actions_left() > 1;
        let comes =
            outlook.is_here() || self.flight.is_some() || two && self.has_action(Action::Fly);
        let late = self.turn == seat && !(comes && self.has_action(Action::Work));
        let left = self.turns_left(seat)?.saturating_sub(late.into());
        (needed > left).then_some(left)
    }

    /// Whether a seat has neither the action that its next goal takes nor a turn more for it.
    pub fn is_goal_late(&self, seat: Seat) -> bool {
        let Some(goal) = self.goal(seat).filter(|_| !self.is_at_dusk()) else { return false };
        let talks = goal.talks_to().is_some();
        let action = if talks { Action::Deal } else { Action::Work };
        // Whoever works it has spent the action.
        let works = self.errand.as_ref().is_some_and(|one| matches!(one.task, Task::Goal(_)));
        let open = self.turn == seat && (works || self.has_action(action));
        let more = self.turns_left(seat).map(|n| n.saturating_sub((self.turn == seat).into()));
        (talks || goal.takes_work()) && more == Some(0) && !open
    }

    /// Who wins with the next goal, has all that it asks for, and is none but its place away from it.
    pub fn may_win(&self) -> Option<Seat> {
        let story = self.table.story().filter(|story| story.end == End::First)?;
        let others = self.seats().filter(|&seat| Some(seat) != self.viewer);
        let last = |seat: Seat| usize::from(self.captain(seat).goals) + 1 == story.goals.len();
        others.filter(|&seat| last(seat)).find(|&seat| self.meets_goal_there(seat))
    }
}

impl View {
    /// How many misbehave cards the team that is being put together has to pass, and the chance
    /// that it does; four at most are counted. None when no team is.
    pub fn team_outlook(&self) -> Option<(u8, Chance)> {
        let errand = self.errand.as_ref()?;
        let cards = self.cards_due(errand);
        Some((cards, self.clears_ahead(self, &errand.team, cards)))
    }

    /// The same with a challenge laid under the job, picked but not laid yet.
    pub fn daring(&self, challenge: JobId) -> View {
        let mut view = self.clone();
        if let Some(errand) = view.board.errand.as_mut().filter(|_| CARRIED) {
            errand.challenge = Some(challenge);
        }
        view
    }

    /// The challenge under a job of whoever acts, or under the errand that is it.
    pub fn challenge_of(&self, id: JobId) -> Option<JobId> {
        let laid = self.errand.as_ref().filter(|errand| errand.task == Task::Job(id));
        laid.and_then(|errand| errand.challenge).or(self.acting().challenge(id))
    }

    /// Whether what is left of a job of whoever acts may bring a warrant: a misbehave card, or the test
    /// that ends it or its challenge.
    pub fn may_warrant(&self, id: JobId) -> bool {
        let (job, challenge) = (id.job(), self.challenge_of(id));
        let loads = self.acting().step(id) == Step::Pickup;
        let dared = dared_test(challenge).is_some_and(Test::may_warrant);
        loads && job.cards(Step::Pickup, challenge) > 0
            || job.cards(Step::Finish, challenge) > 0
            || dared
            || job.test.is_some_and(|last| last.may_warrant())
    }

    /// What a challenge adds for everybody aboard a ship: misbehave cards, the chance to pass them, and that
    /// of its test; nothing where it only limits who goes.
    pub fn challenge_outlook(
        &self,
        seat: Seat,
        challenge: JobId,
    ) -> Option<(u8, Chance, Option<Chance>)> {
        let board = self.desk(seat);
        let team = board.acting().everyone();
        if let Some(test) = dared_test(Some(challenge)) {
            let worst = board.band_chances(&team, test, 0);
            return Some((0, Chance::CERTAIN, Some(worst.first()?.fails())));
        }
        let Some(Term::Cards(cards)) = term(Some(challenge)) else { return None };
        Some((cards, self.clears_ahead(&board, &team, cards), None))
    }

    /// What waits for the team of a job that is being loaded where it is delivered: how many misbehave
    /// cards, the chance to pass them, and that of the test at the end.
    pub fn team_later(&self) -> Option<(u8, Chance, Option<Chance>)> {
        let errand = self.errand.as_ref().filter(|errand| errand.step == Step::Pickup)?;
        let Task::Job(id) = errand.task else { return None };
        let asked = self.cards_asked(id.job(), Step::Finish, errand.challenge);
        let cards = self.cards_to_pass(&errand.team, asked);
        let last = self.ends_well(&errand.team, id.job(), Step::Finish, errand.challenge);
        Some((cards, self.clears_ahead(self, &errand.team, cards), last))
    }

    /// The chance that the test that ends the errand leaves the team its pay or its goal, if one does.
    pub fn team_last_test(&self) -> Option<Chance> {
        let errand = self.errand.as_ref()?;
        match errand.task {
            Task::Job(id) => self.ends_well(&errand.team, id.job(), errand.step, errand.challenge),
            Task::Goal(_) => self.goal_test(&errand.team),
            Task::Bounty(_) | Task::Cache => None,
        }
    }

    /// What the roll for the pay may bring that ends the errand, if one does.
    pub fn team_pay_roll(&self) -> Option<PayRoll> {
        let errand = self.errand.as_ref().filter(|errand| errand.step == Step::Finish)?;
        match errand.task {
            Task::Job(id) => self.pay_roll(&errand.team, id.job()),
            Task::Goal(_) | Task::Bounty(_) | Task::Cache => None,
        }
    }

    /// What may come of what is left of a job in a seat's hand or under way, everybody going who may: nothing
    /// where it asks for no card and no test.
    pub fn job_perils(&self, seat: Seat, id: JobId) -> Option<Perils> {
        let board = self.desk(seat).dared(id);
        let dared = board.errand.as_ref().map(|errand| errand.team.clone());
        let team = dared.unwrap_or_else(|| board.whole_team(id.job()));
        let captain = board.acting();
        self.perils_of(&board, &team, id, captain.step(id), captain.challenge(id))
    }

    /// The same of the team that is being put together.
    pub fn team_perils(&self) -> Option<Perils> {
        let errand = self.errand.as_ref()?;
        match errand.task {
            Task::Job(id) => self.perils_of(self, &errand.team, id, errand.step, errand.challenge),
            Task::Goal(_) => {
                let (cards, tested) = (self.cards_due(errand), self.goal_test(&errand.team));
                let last = tested.map(|_| Last::Goal);
                let asks = cards > 0 || last.is_some();
                asks.then(|| self.perils(self, &errand.team, cards, last))
            }
            Task::Bounty(_) | Task::Cache => {
                let cards = self.cards_due(errand);
                (cards > 0).then(|| self.perils(self, &errand.team, cards, None))
            }
        }
    }

    fn perils_of(
        &self,
        board: &Board,
        team: &[Person],
        id: JobId,
        step: Step,
        challenge: Option<JobId>,
    ) -> Option<Perils> {
        let job = id.job();
        let steps = [step, Step::Finish].into_iter().take(1 + usize::from(step == Step::Pickup));
        let asked =
            steps.map(|step| board.cards_to_pass(team, board.cards_asked(job, step, challenge)));
        let cards = asked.sum();
        let last = job.test.filter(|_| step != Step::Aside);
        let dared = dared_test(challenge).is_some();
        let perils = self.perils(board, team, cards, last.map(Last::Job));
        (cards > 0 || last.is_some()).then_some(Perils { exact: perils.exact && !dared, ..perils })
    }

    /// What can be expected of the next goal with everybody aboard: how many misbehave cards, the
    /// chance to pass them, and the chance of the test that ends it, if one does.
    pub fn goal_outlook(&self, seat: Seat) -> Option<(u8, Chance, Option<Chance>)> {
        let view = self.at_goal(seat)?;
        let (cards, chance) = view.team_outlook()?;
        Some((cards, chance, view.team_last_test()))
    }

    /// What may come of the next goal of a seat with everybody aboard.
    pub fn goal_perils(&self, seat: Seat) -> Option<Perils> {
        self.at_goal(seat)?.team_perils()
    }

    /// A seat about to set out for its next goal with everybody aboard, its errand laid out: what it asks
    /// hangs on that it is a goal, so the button and the team that is put together are reckoned alike.
    fn at_goal(&self, seat: Seat) -> Option<View> {
        self.goal(seat)?;
        let mut view = self.clone();
        view.board.turn = seat;
        view.board.errand = Some(view.goal_errand());
        Some(view)
    }

    /// The chance that the acting ship passes a misbehave card with everybody aboard.
    pub fn card_outlook(&self) -> Chance {
        self.clears_ahead(self, &self.acting().everyone(), 1)
    }

    /// The chance that these of the acting ship of a board pass so many misbehave cards: first those
    /// that the viewer knows to come, then of the rest of the deck.
    pub fn clears_ahead(&self, board: &Board, team: &[Person], cards: u8) -> Chance {
        let known = self.ahead.iter().take(cards.into()).map(|&card| misbehave_card(card));
        let rest: Vec<_> = self.unforeseen().into_iter().map(misbehave_card).collect();
        let unknown = cards.saturating_sub(self.ahead.len() as u8);
        let other = |card: &MisbehaveCard| {
            let swaps = CARRIED && card.draws_on();
            if swaps { board.clears(team, &rest, 1) } else { Chance::NEVER }
        };
        let best = |card| board.passes(team, card).max(other(card));
        let known = known.map(best).fold(Chance::CERTAIN, Chance::mul);
        known * board.clears(team, &rest, unknown)
    }

    /// What betting with a card costs and may win.
    pub fn bet(&self, card: SupplyId) -> Option<(i64, Prize)> {
        if !CARRIED {
            return None;
        }
        card.printed().abilities.iter().find_map(|ability| {
            let Ability::Gambles { stake, cards, alike, prize } = *ability else { return None };
            let chance = self.suit_chance(cards.into(), alike.into());
            Some((stake.into(), Prize { dollars: prize.into(), chance }))
        })
    }

    /// What betting with a card on a colour may win.
    pub fn bet_on(&self, card: SupplyId, colour: Colour) -> Option<Prize> {
        if !CARRIED {
            return None;
        }
        card.printed().abilities.iter().find_map(|ability| {
            let Ability::Bets { cards, prize } = *ability else { return None };
            let chance = self.colour_chance(cards.into(), colour);
            Some(Prize { dollars: prize.into(), chance })
        })
    }

    /// The chance that a bet of money on misbehave cards wins.
    pub fn casino_chance(&self, casino: &Casino) -> Chance {
        self.suit_chance(casino.cards.into(), casino.alike.into())
    }

    /// The chance that the next misbehave card has a suit.
    pub fn race_chance(&self, suit: Suit) -> Chance {
        let of = |cards: &[u8]| {
            let hits = cards.iter().filter(|&&card| misbehave_card(card).suit == suit).count();
            Chance::new(hits as u64, cards.len().max(1) as u64)
        };
        let deck = self.unforeseen();
        match self.ahead.first() {
            Some(&next) => of(&[next]),
            None if deck.is_empty() => of(&self.board.misbehave_discards),
            None => of(&deck),
        }
    }

    /// The chance that so many misbehave cards to come all have a colour.
    fn colour_chance(&self, cards: usize, colour: Colour) -> Chance {
        let has = |&&card: &&u8| misbehave_card(card).suit.colour() == colour;
        let deck = self.unforeseen();
        let short = deck.len() + self.ahead.len() < cards;
        let first = if short { [&self.ahead[..], &deck].concat() } else { self.ahead.to_vec() };
        let rest = if short { &self.board.misbehave_discards } else { &deck };
        let first = &first[..first.len().min(cards)];
        if first.iter().filter(has).count() < first.len() {
            return Chance::NEVER;
        }
        let (all, good) = (rest.len(), rest.iter().filter(has).count());
        let draws = (cards - first.len()).min(all);
        (0..draws).fold(Chance::CERTAIN, |chance, drawn| {
            let left = good.saturating_sub(drawn) as u64;
            chance * Chance::new(left, (all - drawn) as u64)
        })
    }

    /// The chance that of so many misbehave cards to come enough have one suit. A deck that does
    /// not last is shuffled with its discards.
    fn suit_chance(&self, cards: usize, alike: usize) -> Chance {
        let deck = self.unforeseen();
        let short = deck.len() + self.ahead.len() < cards;
        let first = if short { [&self.ahead[..], &deck].concat() } else { self.ahead.to_vec() };
        let rest = if short { &self.board.misbehave_discards } else { &deck };
        let first = &first[..first.len().min(cards)];
        let draws = (cards - first.len()).min(rest.len());
        odds::alike(suits(first), suits(rest), draws, alike)
    }
}

/// How many of these misbehave cards have each suit.
fn suits(cards: &[u8]) -> [usize; 4] {
    let of = |suit: Suit| cards.iter().filter(|&&card| misbehave_card(card).suit == suit).count();
    Suit::ALL.map(of)
}

impl Board {
    /// The chance that the tests that a step ends with, that of a challenge and the job's own, leave the job
    /// its pay.
    fn ends_well(
        &self,
        team: &[Person],
        job: &Job,
        step: Step,
        challenge: Option<JobId>,
    ) -> Option<Chance> {
        let ends = step == Step::Finish;
        let own = job.test.filter(|_| ends).and_then(|test| {
            let won = self.survives(team, test)?;
            Some(if test.pays_anyway(team.len()) { Chance::CERTAIN } else { won })
        });
        let test = dared_test(challenge).filter(|_| ends);
        let dared = test
            .and_then(|test| self.band_chances(team, test, 0).first().map(|worst| worst.fails()));
        match (own, dared) {
            (Some(own), Some(dared)) => Some(own * dared),
            (own, dared) => own.or(dared),
        }
    }

    /// What the roll for the pay of a job may bring, if it has one.
    fn pay_roll(&self, team: &[Person], job: &Job) -> Option<PayRoll> {
        let last = job.test?;
        let LastTest::Price { by, .. } = last else { return None };
        let chances = self.last_chances(team, last);
        Some(PayRoll { by, more: *chances.last()?, less: *chances.first()? })
    }

    /// Whether a six of a test under way is rolled again and added.
    pub fn rolls_on(&self, trial: &Trial) -> bool {
        self.tested(trial).dice(&self.testers(trial), trial.skill).six == Six::Heroic
    }

    /// The nearest of these sectors, and the fewest moves of the acting ship past the Cutter.
    fn nearest(&self, sectors: &[u8]) -> Option<(SectorId, u8)> {
        self.nearest_from(self.acting().sector?, sectors)
    }

    /// The same from another sector.
    fn nearest_from(&self, from: SectorId, sectors: &[u8]) -> Option<(SectorId, u8)> {
        let dares = |at: SectorId| self.cutters.is_pack() && sectors.contains(&at.number());
        let moves = self
            .chart()
            .distances(from, |sector| self.is_barred_to(self.turn, sector) && !dares(sector));
        let far = |&id: &u8| Some((SectorId::new(id)?, moves[usize::from(id) - 1]?));
        sectors.iter().filter_map(far).min_by_key(|&(_, moves)| moves)
    }

    /// The chance of each band of a test under way, the lowest first. A re-roll by crew that is
    /// still to be had is used below the best band.
    pub fn trial_chances(&self, trial: &Trial) -> Vec<Chance> {
        self.trial_chances_with(trial, 0)
    }

    /// The same with so many points more.
    pub fn trial_chances_with(&self, trial: &Trial, more: i16) -> Vec<Chance> {
        let fresh = |person: &Person| match person {
            Person::Leader => true,
            Person::Crew(card) => !trial.used.contains(card),
        };
        let (testers, captain) = (self.testers(trial), self.tested(trial));
        let again = testers.iter().copied().filter(fresh).collect::<Vec<_>>();
        let dice = Dice {
            ones: self.rolls_ones(trial).len() as u8,
            again: self.may_roll_again(trial, captain, &again),
            two: self.throws_two_in(trial),
            ..captain.dice(&testers, trial.skill)
        };
        dice.chances(&trial.question.floors(), self.trial_points(trial) + more)
    }

    /// The chance to come through a test that has been rolled once this rolls it again; none for what does
    /// something else.
    pub fn reroll_chance(&self, trial: &Trial, choice: Choice) -> Option<Chance> {
        let Choice::Reroll(person) = choice else { return None };
        let mut after = trial.clone();
        match person {
            Person::Crew(card) if self.forces(trial, card) => return None,
            Person::Crew(card) => after.used.push(card),
            Person::Leader => after.again.0 = true,
        }
        Some(self.trial_chance_with(&after, 0))
    }

    /// Whether the ship lets it be rolled again, once it has been: that roll is the second one.
    fn ship_may_roll_again(&self, trial: &Trial) -> bool {
        trial.dice.0 == 0 && self.ship_rolls_again(trial)
    }

    /// Whether some of these, or the ship itself, may still roll a test again.
    fn may_roll_again(&self, trial: &Trial, captain: &Captain, fresh: &[Person]) -> bool {
        if !CARRIED {
            return captain.dice(fresh, trial.skill).again;
        }
        let duel = trial.is_duel() && captain.duel_dice(fresh, trial.skill).again;
        duel || captain.dice(fresh, trial.skill).again || self.ship_may_roll_again(trial)
    }

    /// The chance that one of those who may make a test alone comes through it: that it ends in more
    /// than its worst.
    pub fn alone_chance(&self, trial: &Trial, person: Person) -> Option<Chance> {
        let test = trial.question.card()?;
        self.band_chances(&[person], test, 0).first().map(|worst| worst.fails())
    }

    /// The chance to come through a test under way with so many points more.
    pub fn trial_chance_with(&self, trial: &Trial, more: i16) -> Chance {
        let chances = self.trial_chances_with(trial, more);
        chances.first().map_or(Chance::NEVER, |worst| worst.fails())
    }

    /// The bribes that make most of a test that a way out leads to, as far as they can be paid, and
    /// the chance with them; none where none is taken or helps.
    pub fn way_bribed(&self, way: &Way, wanted: Effect) -> Option<(u8, Chance)> {
        let test = way.test()?;
        let (among, question) = (self.present(), Question::Card(test));
        if !self.may_bribe(&among, question, test.skill) {
            return None;
        }
        let bribes = self.most_bribes(question, self.test_points(&among, question, test.skill));
        let chance = |bribes| self.bands_leading(&among, test, wanted, bribes);
        (bribes > 0 && chance(bribes) != chance(0)).then(|| (bribes, chance(bribes)))
    }

    /// The chance that those who are there come by a way out to the wanted effect.
    pub fn way_leads(&self, way: &Way, wanted: Effect) -> Chance {
        self.leads_to(&self.present(), way.effects, wanted)
    }

    /// The chance that a way out of the card at hand leads on: to the next card of a job, or to
    /// the next sector. None where no die decides it.
    pub fn way_chance(&self, way: &Way, wanted: Effect) -> Option<Chance> {
        let rolls =
            |effect: &Effect| matches!(effect, Effect::Test(_)) || CARRIED && effect.is_a_die();
        let decided = way.effects.contains(&wanted) || !way.effects.iter().any(rolls);
        (!decided).then(|| self.leads_to(&self.present(), way.effects, wanted))
    }
}
