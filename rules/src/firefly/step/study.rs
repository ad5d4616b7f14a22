//! Misbehave cards that lie before their time: those to come are put in order, and those that are
//! bet on are turned up.

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::firefly::board::{Action, Foreseen};
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Event};
use crate::firefly::job::JobId;
use crate::firefly::misbehave::{Colour, Suit, misbehave_card};
use crate::firefly::nav::nav_card;
use crate::firefly::sector::Region;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;
use crate::order;
use std::hash::{Hash, Hasher};

/// The misbehave cards on top of the deck are put in order, the next one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Study {
    /// How many have their place.
    pub placed: u8,
    /// Whether all of them may be laid aside.
    pub scatters: bool,
}

/// As it did when none could be laid aside, where none can.
impl Hash for Study {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.placed.hash(state);
        if self.scatters {
            self.scatters.hash(state);
        }
    }
}

impl Pending for Study {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut cards = game.foreseen().split_off(self.placed.into());
        order::sort(&mut cards);
        cards.dedup();
        let scatter = (self.scatters && self.placed == 0).then_some(Choice::Scatter);
        cards.into_iter().map(Choice::Foresee).chain(scatter).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Scatter {
            return play.scatter();
        }
        let (Choice::Foresee(card), placed) = (choice, usize::from(self.placed)) else { return };
        let mut cards = play.foreseen();
        let Some(at) = cards.iter().skip(placed).position(|&other| other == card) else { return };
        cards[placed..=placed + at].rotate_right(1);
        let deck = &mut play.hidden.misbehave;
        let below = deck.len() - cards.len();
        deck.truncate(below);
        deck.extend(cards.iter().rev());
        if placed + 2 < cards.len() {
            play.push(Study { placed: self.placed + 1, ..self });
        }
    }
}

impl Firefly {
    /// The misbehave cards on top of the deck that somebody knows, the next one first.
    pub(in crate::firefly) fn foreseen(&self) -> Vec<u8> {
        let known = self.board.foreseen.0.map_or(0, |(_, count)| count);
        self.hidden.misbehave.iter().rev().take(known.into()).copied().collect()
    }

    fn has_misbehave_cards(&self) -> bool {
        !self.hidden.misbehave.is_empty() || !self.board.misbehave_discards.is_empty()
    }

    /// Looking at the misbehave cards to come.
    pub(super) fn study_choices(&self, choices: &mut Vec<Choice>) {
        if !CARRIED {
            return;
        }
        let foresees = self.board.acting().carries(|a| matches!(a, Ability::Foresees(_)));
        choices.extend((foresees && self.has_misbehave_cards()).then_some(Choice::Study));
    }

    /// Cards to bet with, for who can pay the stake.
    pub(super) fn gamble_choices(&self, choices: &mut Vec<Choice>) {
        if !CARRIED {
            return;
        }
        let captain = self.board.acting();
        let gambles = |ability: &Ability| matches!(ability, Ability::Gambles { stake, .. } if captain.money >= u32::from(*stake));
        let cards = captain.carrying(gambles).filter(|_| self.has_misbehave_cards());
        choices.extend(cards.map(Choice::Gamble));
        let bets = captain.carrying(|a| matches!(a, Ability::Bets { .. }));
        if let Some(gear) = bets.filter(|_| self.has_misbehave_cards()) {
            choices.extend([Colour::Red, Colour::Black].map(|colour| Choice::Bet(gear, colour)));
        }
        let games = captain.carrying(|ability| {
            matches!(ability, Ability::GamesOn { stake, .. } if captain.money >= u32::from(*stake))
        });
        if let Some(gear) = games.filter(|_| self.has_misbehave_cards()) {
            choices.extend(Suit::ALL.map(|suit| Choice::Game(gear, suit)));
        }
        let reads = captain.carrying(|a| matches!(a, Ability::OneUseForesees(_)));
        choices.extend(reads.filter(|_| self.has_misbehave_cards()).map(Choice::Read));
    }
}

impl Play<'_> {
    /// A Deal action anywhere.
    pub(crate) fn study(&mut self) {
        self.act(Action::Deal);
        let foresees = |ability: &Ability| matches!(ability, Ability::Foresees(_));
        let Some(gear) = self.board.acting().carrying(foresees) else { return };
        let looks = |ability: &Ability| if let Ability::Foresees(n) = ability { *n } else { 0 };
        self.look_ahead(gear.printed().abilities.iter().map(looks).sum(), false);
    }

    /// Free: the gear that says what is to come is spent.
    pub(crate) fn read(&mut self, gear: SupplyId) {
        let looks = |a: &Ability| if let Ability::OneUseForesees(n) = a { *n } else { 0 };
        self.spend(gear);
        self.look_ahead(gear.printed().abilities.iter().map(looks).sum(), true);
    }

    fn look_ahead(&mut self, most: u8, scatters: bool) {
        self.top_up_misbehave(most.into());
        let seat = self.board.turn;
        let count = most.min(self.hidden.misbehave.len() as u8);
        self.board.foreseen = Foreseen(Some((seat, count)));
        let cards = self.foreseen();
        self.put(|| Event::Study { seat, cards });
        self.push(Study { placed: 0, scatters });
    }

    /// The cards that were looked at are laid aside; one that reshuffles does so at once.
    fn scatter(&mut self) {
        let count = self.foreseen().len();
        let cards: Vec<u8> = (0..count).filter_map(|_| self.draw_misbehave_card()).collect();
        let seat = self.board.turn;
        self.put(|| Event::Scattered { seat, cards: cards.clone() });
        self.lay_down(cards);
    }

    /// Cards that were turned up and do nothing.
    fn lay_down(&mut self, cards: Vec<u8>) {
        let reshuffles = cards.iter().any(|&card| misbehave_card(card).reshuffle);
        self.board.misbehave_discards.extend(cards);
        if reshuffles {
            self.reshuffle_misbehave();
        }
    }

    /// The gear that is bet with is spent; where all cards turned up have the colour it wins.
    pub(crate) fn bet(&mut self, gear: SupplyId, colour: Colour) {
        let bet = gear.printed().abilities.iter().find_map(|ability| {
            let Ability::Bets { cards, prize } = *ability else { return None };
            Some((cards, prize))
        });
        let Some((count, prize)) = bet else { return };
        let (seat, cause) = (self.board.turn, Cause::Card(gear));
        self.spend(gear);
        let cards = self.turn_up_misbehave(count);
        let won = cards.iter().all(|&card| misbehave_card(card).suit.colour() == colour);
        self.put(|| Event::Gamble { seat, cards: cards.clone(), won });
        if won {
            self.money(seat, prize.into(), cause);
        }
        self.lay_down(cards);
    }

    /// The cards that are bet with are spent and their stake is paid; each card of the suit that is
    /// turned up brings the prize and calms somebody, the leader first.
    pub(crate) fn game_on(&mut self, gear: SupplyId, suit: Suit) {
        let bet = gear.printed().abilities.iter().find_map(|ability| {
            let Ability::GamesOn { stake, cards, prize } = *ability else { return None };
            Some((stake, cards, prize))
        });
        let Some((stake, count, prize)) = bet.filter(|_| CARRIED) else { return };
        let (seat, cause) = (self.board.turn, Cause::Card(gear));
        self.spend(gear);
        self.money(seat, -i32::from(stake), cause);
        let cards = self.turn_up_misbehave(count);
        let hits = cards.iter().filter(|&&card| misbehave_card(card).suit == suit).count();
        self.put(|| Event::Gamble { seat, cards: cards.clone(), won: hits > 0 });
        for _ in 0..hits {
            self.money(seat, prize.into(), cause);
            let captain = self.board.acting();
            let upset = captain.everyone().into_iter().find(|&p| captain.is_disgruntled(p));
            upset.into_iter().for_each(|person| self.calm(seat, person, cause));
        }
        self.lay_down(cards);
    }

    /// The cards that are bet with are spent and their stake is paid. What is turned up does nothing
    /// else; a card that reshuffles does so now that the bet is over.
    pub(crate) fn gamble(&mut self, gear: SupplyId) {
        let bet = gear.printed().abilities.iter().find_map(|ability| {
            let Ability::Gambles { stake, cards, alike, prize } = *ability else { return None };
            Some((stake, cards, alike, prize))
        });
        let Some((stake, count, alike, prize)) = bet else { return };
        let (seat, cause) = (self.board.turn, Cause::Card(gear));
        self.spend(gear);
        self.money(seat, -i32::from(stake), cause);
        let cards = self.turn_up_misbehave(count);
        let won = most_of_a_suit(&cards) >= usize::from(alike);
        self.put(|| Event::Gamble { seat, cards: cards.clone(), won });
        if won {
            self.money(seat, prize.into(), cause);
        }
        self.lay_down(cards);
    }
}

/// A bet of so many hundred dollars on misbehave cards that are turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Casino {
    /// How many hundred dollars at most.
    pub most: u8,
    /// How many cards are turned up.
    pub cards: u8,
    /// How many of one suit win.
    pub alike: u8,
    /// How many times the stake is won.
    pub times: u8,
    /// The card.
    pub cause: Cause,
}

impl Pending for Casino {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let most = (game.board.acting().money / 100).min(self.most.into()) as u8;
        (0..=most).map(Choice::Count).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Count(hundreds @ 1..) = choice else { return };
        let (seat, stake) = (play.board.turn, 100 * i32::from(hundreds));
        play.money(seat, -stake, self.cause);
        let cards = play.turn_up_misbehave(self.cards);
        let won = most_of_a_suit(&cards) >= usize::from(self.alike);
        play.put(|| Event::Gamble { seat, cards: cards.clone(), won });
        if won {
            play.money(seat, stake * i32::from(self.times), self.cause);
        }
        play.lay_down(cards);
    }
}

/// A bet on the suit of a misbehave card, at the delivery of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Race {
    /// Dollars that it costs.
    pub stake: u16,
    /// Dollars that are won.
    pub prize: u16,
    /// The job.
    pub job: JobId,
}

impl Pending for Race {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let able = game.board.acting().money >= u32::from(self.stake);
        let suits = Suit::ALL.into_iter().filter(|_| able && game.has_misbehave_cards());
        suits.map(Choice::Wager).chain([Choice::Done]).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::Wager(suit), seat) = (choice, play.board.turn) else { return };
        let cause = Cause::Job(self.job);
        play.money(seat, -i32::from(self.stake), cause);
        let cards = play.turn_up_misbehave(1);
        let Some(&card) = cards.first() else { return };
        let won = misbehave_card(card).suit == suit;
        play.put(|| Event::Raced { seat, suit, card, won });
        if won {
            play.money(seat, self.prize.into(), cause);
        }
        play.lay_down(cards);
    }
}

/// The nav cards on top of a deck are put in order, the next one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Charts {
    /// Whose deck.
    pub region: Region,
    /// How many have their place.
    pub placed: u8,
}

impl Pending for Charts {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut cards = game.charted(self.region).split_off(self.placed.into());
        order::sort(&mut cards);
        // Cards of one title are alike, whichever set they are of.
        let mut titles = Vec::new();
        cards.retain(|&card| {
            let title = nav_card(card).name;
            let fresh = !titles.contains(&title);
            titles.push(title);
            fresh
        });
        cards.into_iter().map(Choice::Chart).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::Chart(card), placed) = (choice, usize::from(self.placed)) else { return };
        let mut cards = play.charted(self.region);
        let Some(at) = cards.iter().skip(placed).position(|&other| other == card) else { return };
        cards[placed..=placed + at].rotate_right(1);
        let deck = &mut play.hidden.nav[self.region];
        deck.truncate(deck.len() - cards.len());
        deck.extend(cards.iter().rev());
        if placed + 2 < cards.len() {
            play.push(Charts { placed: self.placed + 1, ..self });
        }
    }
}

/// Nav cards that charts show.
const CHARTED: usize = 5;

impl Firefly {
    /// The nav cards on top of a deck that somebody knows, the next one first.
    pub(in crate::firefly) fn charted(&self, region: Region) -> Vec<u8> {
        let known = self.board.charted[region].map_or(0, |(_, count)| count);
        self.hidden.nav[region].iter().rev().take(known.into()).copied().collect()
    }

    /// Charts that show what is to come, and gear that has a nav deck shuffled.
    pub(super) fn chart_choices(&self, choices: &mut Vec<Choice>) {
        if !CARRIED {
            return;
        }
        let carried = self.board.acting().gear.iter().filter(|gear| gear.carrier.is_some());
        for gear in carried.map(|gear| gear.card) {
            for ability in gear.printed().abilities {
                let open = |region: &Region| !self.hidden.nav[*region].is_empty();
                if let Ability::Charts(regions) = ability {
                    let open = regions.iter().copied().filter(open);
                    choices.extend(open.map(|region| Choice::Plot(gear, region)));
                }
                if *ability == Ability::ShufflesNav {
                    let laid = |region: &Region| !self.board.nav_discards[*region].is_empty();
                    let laid = Region::ALL.into_iter().filter(laid);
                    choices.extend(laid.map(|region| Choice::Stir(gear, region)));
                }
            }
        }
    }
}

impl Play<'_> {
    /// The charts are spent for the cards to come.
    pub(super) fn plot(&mut self, gear: SupplyId, region: Region) {
        self.spend(gear);
        let seat = self.board.turn;
        let count = self.hidden.nav[region].len().min(CHARTED) as u8;
        self.board.charted[region] = Some((seat, count));
        let cards = self.charted(region);
        self.put(|| Event::Charted { seat, region, cards });
        self.push(Charts { region, placed: 0 });
    }

    /// The gear is spent, and the deck shuffled with its discards.
    pub(super) fn stir(&mut self, gear: SupplyId, region: Region) {
        self.spend(gear);
        self.reshuffle_nav(region);
    }

    /// Misbehave cards that are turned up for their suits.
    fn turn_up_misbehave(&mut self, count: u8) -> Vec<u8> {
        (0..count).filter_map(|_| self.draw_misbehave_card()).collect()
    }
}

/// How many of these misbehave cards have the suit that most of them have.
fn most_of_a_suit(cards: &[u8]) -> usize {
    let of = |suit: Suit| cards.iter().filter(|&&card| misbehave_card(card).suit == suit).count();
    Suit::ALL.map(of).into_iter().fold(0, usize::max)
}
