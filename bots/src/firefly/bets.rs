//! Bets, nav cards to come, and crew that is sold: what may be left alone, and is where it does not pay.

use super::bridge::Bridge;
use rules::firefly::sector::Region;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::{Casino, Race};
use rules::firefly::supply::Ability;
use rules::firefly::{Choice, nav_card};

/// Dollars that are not bet.
const KEPT: i64 = 800;
/// Dollars that a moral crew costs by being upset.
const UPSET: i64 = 250;

impl Bridge<'_> {
    /// As much as can be spared where it wins in the mean.
    pub(super) fn casino(&self, casino: &Casino) -> Choice {
        let chance = self.view.casino_chance(casino).permille() as i64;
        let spare = (i64::from(self.me().money) - KEPT) / 100;
        let wins = chance * i64::from(casino.times) > 1000;
        let stake = if wins { spare.clamp(0, casino.most.into()) } else { 0 };
        Choice::Count(stake as u8)
    }

    /// The likeliest suit where it wins in the mean.
    pub(super) fn race(&self, race: &Race) -> Choice {
        let chance = |choice: &Choice| {
            let Choice::Wager(suit) = *choice else { return None };
            Some((self.view.race_chance(suit).permille() as i64, *choice))
        };
        let best = self.legal.iter().filter_map(chance).max();
        let (stake, prize) = (i64::from(race.stake), i64::from(race.prize));
        let able = i64::from(self.me().money) >= stake + KEPT;
        let wins = best.filter(|(chance, _)| able && chance * prize > 1000 * stake);
        wins.map_or(Choice::Done, |(_, choice)| choice)
    }

    /// Nav cards to come: the kindest is the next.
    pub(super) fn chart(&self) -> Option<Choice> {
        let hope = |choice: &Choice| {
            let Choice::Chart(card) = *choice else { return i64::MIN };
            self.nav_hope(card)
        };
        self.legal.iter().copied().max_by_key(hope)
    }

    /// Crew that brings more where the ship is than it is worth aboard.
    pub(super) fn betray(&self) -> Option<Choice> {
        if !CARRIED {
            return None;
        }
        let upset = UPSET * self.me().moral().len() as i64;
        let gain = |choice: &Choice| {
            let Choice::Betray(crew) = *choice else { return None };
            let paid = crew.printed().abilities.iter().map(sale).sum::<i64>();
            Some((paid - self.card_loss(crew) - upset, *choice))
        };
        let best = self.legal.iter().filter_map(gain).max();
        best.filter(|(gain, _)| *gain > 0).map(|(_, choice)| choice)
    }

    /// Gear that changes the nav cards to come, before a flight that is worth it.
    pub(super) fn steady(&self) -> Option<Choice> {
        if !CARRIED {
            return None;
        }
        let gain = |choice: &Choice| {
            if let Choice::Plot(gear, region) = *choice {
                return Some((self.plot_gain(region) - self.card_loss(gear), *choice));
            }
            let Choice::Stir(gear, region) = *choice else { return None };
            Some((self.stir_gain(region) - self.card_loss(gear), *choice))
        };
        let best = self.legal.iter().filter_map(gain).max();
        best.filter(|(gain, _)| *gain > 0).map(|(_, choice)| choice)
    }

    /// How many nav cards of a region the flight to the aim draws.
    fn draws(&self, region: Region) -> usize {
        let Some((aim, here)) = self.aim().zip(self.here()) else { return 0 };
        let far = self.board.chart().moves(here, aim.at);
        if !self.may(Choice::Burn) || far <= self.me().mosey() {
            return 0;
        }
        let way = self.view.way(self.seat, aim.at).unwrap_or_default();
        let leg = way.iter().take(self.me().range().into());
        leg.filter(|at| at.sector().region == region).count()
    }

    /// What it brings to have the kindest of the cards to come first: they lie half-way between
    /// those of the mean and the best of all.
    fn plot_gain(&self, region: Region) -> i64 {
        let deck = &self.view.nav[region];
        let best = deck.iter().map(|&card| self.nav_hope(card)).max().unwrap_or(0);
        self.draws(region) as i64 * (best - self.mean_hope(deck)) / 2
    }

    /// What it brings to have the cards that are laid aside come again.
    fn stir_gain(&self, region: Region) -> i64 {
        let deck = &self.view.nav[region];
        let whole = [&deck[..], &self.board.nav_discards[region]].concat();
        self.draws(region) as i64 * (self.mean_hope(&whole) - self.mean_hope(deck))
    }

    fn mean_hope(&self, cards: &[u8]) -> i64 {
        let all: i64 = cards.iter().map(|&card| self.nav_hope(card)).sum();
        all / cards.len().max(1) as i64
    }

    /// What a nav card brings by the way out that suits the ship best.
    fn nav_hope(&self, card: u8) -> i64 {
        let everyone = self.me().everyone();
        let ways = nav_card(card).ways.iter();
        let open = ways.filter(|way| way.needs.iter().all(|&need| self.board.met(&everyone, need)));
        open.map(|way| self.list_worth(way.effects)).max().unwrap_or(0)
    }
}

/// What somebody is sold for.
fn sale(ability: &Ability) -> i64 {
    if let Ability::SoldAt(_, dollars) = ability { (*dollars).into() } else { 0 }
}
