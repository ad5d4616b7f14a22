//! Chores: what may be put in order at any time of one's own turn, above whatever goes on.

#![deny(clippy::wildcard_enum_match_arm)]

use super::roster::Roster;
use super::stowage::Stowage;
use super::{Frame, Pending, foreign};
use crate::firefly::choice::{Choice, family};
use crate::firefly::event::Cause;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;

impl Firefly {
    /// What may be put in order at any time of one's own turn.
    pub(super) fn chores(&self, choices: &mut Vec<Choice>) {
        choices.extend(self.treat());
        self.chart_choices(choices);
        if !self.board.may_fuss() {
            return;
        }
        if Stowage.choices(self).len() > 1 {
            choices.push(Choice::Stowage);
        }
        if Roster.choices(self).len() > 1 {
            choices.push(Choice::Roster);
        }
    }

    /// Gear that calms its carrier, or everybody aboard, while somebody is upset.
    fn treat(&self) -> Vec<Choice> {
        if !CARRIED {
            return Vec::new();
        }
        let captain = self.board.acting();
        let upset = captain.everyone().iter().any(|&person| captain.is_disgruntled(person));
        let gear = captain.carrying(|ability| *ability == Ability::CalmsAll).filter(|_| upset);
        let sweets = captain.gear.iter().filter(|gear| {
            gear.card.printed().abilities.contains(&Ability::CalmsCarrier)
                && gear.carrier.is_some_and(|carrier| captain.is_disgruntled(carrier))
        });
        gear.into_iter().chain(sweets.map(|gear| gear.card)).map(Choice::Treat).collect()
    }

    /// Stowing and dumping, for goods that do not fit.
    pub(super) fn room_making(&self) -> Option<Choice> {
        let open = self.board.may_fuss() && Stowage.choices(self).len() > 1;
        open.then_some(Choice::Stowage)
    }
}

impl Play<'_> {
    pub(crate) fn fuss(&mut self) {
        self.board.fuss = self.board.fuss.saturating_add(1);
    }

    /// Opens a menu of free actions above whatever goes on.
    pub(crate) fn open(&mut self, frame: impl Into<Frame>) {
        self.fuss();
        self.push(frame);
    }

    /// Everybody, or who carries the gear.
    fn treat_with(&mut self, gear: SupplyId) {
        let (seat, captain) = (self.board.turn, self.board.acting());
        let carrier = captain.gear.iter().find(|held| held.card == gear).and_then(|g| g.carrier);
        let own = gear.printed().abilities.contains(&Ability::CalmsCarrier);
        let calmed = if own { carrier.into_iter().collect() } else { captain.everyone() };
        self.spend(gear);
        calmed.into_iter().for_each(|person| self.calm(seat, person, Cause::Card(gear)));
    }

    pub(crate) fn chore(&mut self, choice: Choice) {
        if !choice.is_carried() {
            return foreign(choice);
        }
        match choice {
            Choice::Stowage => self.open(Stowage),
            Choice::Roster => self.open(Roster),
            Choice::Treat(gear) => self.treat_with(gear),
            Choice::Plot(gear, region) => self.plot(gear, region),
            Choice::Stir(gear, region) => self.stir(gear, region),
            family!(
                set_up, action, company, flight, card, law, test, crew, shop, talk, stall, count,
                goods, dismiss, order, hands, job, back, study, bargain, answer, done, price
            ) => foreign(choice),
        }
    }
}
