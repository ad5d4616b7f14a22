//! What misbehave cards of *Crime & Punishment* ask (section 17).

#![deny(clippy::wildcard_enum_match_arm)]

use super::order::half_price;
use super::{Outcome, Pending};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::captain::{Arms, Captain, Person};
use crate::firefly::choice::Choice;
use crate::firefly::contact::Contact;
use crate::firefly::effect::Test;
use crate::firefly::event::{Cause, Event, JobSpot, Spot};
use crate::firefly::ledger::insert;
use crate::firefly::sets::CARRIED;
use crate::firefly::skill::{Keyword, Skill};
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Class, Market, SupplyId};
use crate::firefly::turns::Play;

/// One contact trusts the ship no longer, whichever its captain likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Forfeit(pub Cause);

impl Pending for Forfeit {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.board.acting().trusted().map(Choice::Forfeit).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Forfeit(contact) = choice {
            play.lose_trust(play.board.turn, contact, self.0);
        }
    }
}

/// Gear of certain keywords on the discard pile of a market, at half price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fence {
    /// Whose pile.
    pub market: Market,
    /// One of these.
    pub words: &'static [Keyword],
    /// The card.
    pub cause: Cause,
}

impl Pending for Fence {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let money = game.board.acting().money;
        let found = game.board.discarded(|card| {
            card.market() == self.market
                && is_gear_with(card, self.words)
                && half_price(card) <= money
        });
        found.into_iter().map(Choice::Buy).chain([Choice::Done]).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Buy(card) = choice else { return };
        let seat = play.board.turn;
        play.push(self);
        play.money(seat, -(half_price(card) as i32), self.cause);
        play.move_card(card, Spot::Discard, Spot::Ship(seat), self.cause);
    }
}

/// Some go back to the ship before a die is rolled against how many are left.
pub struct Mob;

impl Pending for Mob {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let team = game.board.present();
        let more = if team.len() > 1 { &team[..] } else { &[] };
        more.iter().map(|&person| Choice::Bench(person)).chain([Choice::Roll]).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Bench(person) = choice {
            play.push(Mob);
            return play.send_back(person);
        }
        play.roll_above(play.board.present().len() as u8);
    }
}

/// So many of the own warrants go, or wanted tokens, but not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pardon {
    /// How many more.
    pub left: u8,
    /// Whether warrants may go.
    pub warrants: bool,
    /// Whether tokens may go.
    pub tokens: bool,
    /// The card.
    pub cause: Cause,
}

impl Pending for Pardon {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        let warrant = (self.warrants && captain.warrants > 0).then_some(Choice::ClearWarrants);
        let tokens = captain.wanted.iter().filter(|_| self.tokens);
        let tokens = tokens.map(|&person| Choice::Champion(person));
        warrant.into_iter().chain(tokens).chain([Choice::Done]).collect()
    }

    fn advance(self, _: &mut Play<'_>) -> Option<Self> {
        (self.left > 0).then_some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let (seat, left) = (play.board.turn, self.left - 1);
        if choice == Choice::ClearWarrants {
            play.push(Pardon { left, tokens: false, ..self });
            play.captain_mut(seat).warrants -= 1;
            play.put(|| Event::Warrants { seat, change: -1, cause: self.cause });
        }
        if let Choice::Champion(person) = choice {
            play.push(Pardon { left, warrants: false, ..self });
            play.unbrand(seat, person);
        }
    }
}

/// The strongest fighter on the job sulks and goes back to the ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sulk(pub Cause);

impl Pending for Sulk {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let strongest = game.board.strongest(&game.board.present());
        strongest.into_iter().map(Choice::Champion).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Champion(person) = choice else { return };
        let seat = play.board.turn;
        if !play.board.captain(seat).is_disgruntled(person) {
            play.disgruntle(seat, person, self.0);
        }
        play.send_back(person);
    }
}

fn is_gear_with(card: SupplyId, words: &[Keyword]) -> bool {
    let kind = card.printed();
    kind.class == Class::Gear && kind.keywords.iter().any(|word| words.contains(word))
}

impl Captain {
    /// The contacts whose jobs lie under the ship and who count as trusting it.
    pub fn trusted(&self) -> impl Iterator<Item = Contact> {
        let tucked = self.solid.iter().map(|job| job.job().contact);
        tucked.filter(|&contact| self.is_solid(contact))
    }

    /// Whether the law looks for somebody, by his card or by a token.
    pub fn is_wanted(&self, person: Person) -> bool {
        let printed = match person {
            Person::Leader => false,
            Person::Crew(card) => card.printed().wanted,
        };
        printed || CARRIED && self.wanted.contains(&person)
    }

    /// Whether one of these carries gear with one of the keywords.
    pub fn carries_any(&self, among: &[Person], words: &[Keyword]) -> bool {
        self.carried_among(among).any(|card| is_gear_with(card, words))
    }
}

impl Board {
    /// Those of whom none of these fights better, gear included.
    pub fn strongest(&self, among: &[Person]) -> Vec<Person> {
        let captain = self.acting();
        let fight =
            |person: &Person| captain.person_points(among, *person, Skill::Fight, Arms::Armed);
        let most = among.iter().map(fight).max();
        among.iter().copied().filter(|person| Some(fight(person)) == most).collect()
    }
}

impl Play<'_> {
    /// So many cards are drawn in the place of the one at hand.
    pub(super) fn redraw(&mut self, cards: u8) {
        if let Some(errand) = &mut self.board.errand {
            errand.again.0 = cards;
        }
    }

    /// All jobs in hand are discarded.
    pub(super) fn drop_hand(&mut self, cause: Cause) {
        let seat = self.board.turn;
        for job in self.hidden.hands[seat].clone() {
            self.move_job(job, JobSpot::Hand(seat), JobSpot::Discard, cause);
        }
    }

    /// Two dice that bring money when they are alike.
    pub(super) fn roll_doubles(&mut self, prize: u16, cause: Cause) {
        let (seat, dice) = (self.board.turn, (self.hidden.rng.die(), self.hidden.rng.die()));
        let won = dice.0 == dice.1;
        self.put(|| Event::Doubles { seat, dice, won });
        if won {
            self.money(seat, prize.into(), cause);
        }
    }

    /// A die that has to be higher than a number: else the attempt is botched.
    pub(super) fn roll_above(&mut self, than: u8) {
        let (seat, roll) = (self.board.turn, self.hidden.rng.die());
        let won = roll > than;
        self.put(|| Event::Above { seat, roll, than, won });
        if won {
            self.proceed();
        } else {
            self.end_errand(Outcome::Botched);
        }
    }

    /// A die says which of the skills is tested.
    pub(super) fn any_test(&mut self, tests: &'static [&'static Test; 3], cause: Cause) {
        let (seat, roll) = (self.board.turn, self.hidden.rng.die());
        let test = tests[usize::from((roll - 1) / 2)];
        self.put(|| Event::Picked { seat, roll, skill: test.skill });
        self.begin_test(test, cause, false);
    }

    /// Wanted rolls for those on the job: a warrant if somebody is taken along.
    pub(super) fn search(&mut self, cause: Cause) {
        let seat = self.board.turn;
        let up_to = self.board.wanted_up_to(self.board.acting().warrants);
        let team = self.board.present();
        let mut taken = false;
        for card in self.board.acting().sought() {
            if team.contains(&Person::Crew(card)) {
                taken |= self.wanted_roll(seat, card, up_to);
            }
        }
        if team.contains(&Person::Leader) && self.board.acting().is_wanted(Person::Leader) {
            taken |= self.leader_roll(seat, up_to);
        }
        if taken {
            self.warrant(cause);
        } else {
            self.proceed();
        }
    }

    /// Gear of these keywords that is carried on the job leaves the game.
    pub(super) fn seize_gear(&mut self, words: &[Keyword], upsets: bool, cause: Cause) {
        let seat = self.board.turn;
        let team = self.board.present();
        let gear = self.board.acting().gear.iter();
        let seized = gear.filter_map(|held| {
            let carrier = held.carrier.filter(|person| team.contains(person))?;
            is_gear_with(held.card, words).then_some((held.card, carrier))
        });
        let seized: Vec<(SupplyId, Person)> = seized.collect();
        for (card, _) in &seized {
            self.move_card(*card, Spot::Ship(seat), Spot::Gone, cause);
        }
        let upset =
            |person: &&Person| upsets && seized.iter().any(|(_, carrier)| carrier == *person);
        let upset: Vec<Person> = team.iter().filter(upset).copied().collect();
        upset.into_iter().for_each(|person| self.disgruntle(seat, person, cause));
    }

    /// A wanted token, for who has none.
    pub(crate) fn brand(&mut self, seat: Seat, person: Person) {
        let captain = self.captain_mut(seat);
        if captain.wanted.contains(&person) {
            return;
        }
        insert(&mut captain.wanted, person);
        self.put(|| Event::Brand { seat, person, wanted: true });
    }

    /// A wanted token goes.
    pub(crate) fn unbrand(&mut self, seat: Seat, person: Person) {
        self.captain_mut(seat).wanted.retain(|other| *other != person);
        self.put(|| Event::Brand { seat, person, wanted: false });
    }
}
