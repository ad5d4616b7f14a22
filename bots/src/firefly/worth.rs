//! What cards, crews and goods are worth to a captain, in dollars.

use super::bridge::Bridge;
use rules::firefly::effect::Good;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::{Keyword, Profession, Skill};
use rules::firefly::supply::{Ability, Class, SupplyId};
use rules::firefly::{Arms, Captain, Gear, Member, Person};

/// Dollars for a point of Fight, Tech and Negotiate, and how many points are wanted.
const POINTS: [(i64, i64); 3] = [(190, 9), (170, 6), (160, 7)];
/// A point beyond them.
const SPARE_POINT: i64 = 50;

impl Bridge<'_> {
    /// What a ship with its crew, gear and upgrades is worth.
    pub(super) fn ship_worth(&self, captain: &Captain) -> i64 {
        let everyone = captain.everyone();
        let skills: i64 = Skill::ALL
            .into_iter()
            .zip(POINTS)
            .map(|(skill, (price, most))| {
                let points = i64::from(captain.points(&everyone, skill, Arms::Armed));
                price * points.min(most) + SPARE_POINT * (points - most).max(0)
            })
            .sum();
        let words: i64 = Keyword::ALL
            .into_iter()
            .filter(|&word| captain.has_keyword(&everyone, word))
            .map(keyword_worth)
            .sum();
        let trades: i64 = Profession::ALL
            .into_iter()
            .filter(|&profession| captain.has_profession(&everyone, profession))
            .map(profession_worth)
            .sum();
        let company = 60 * everyone.len().min(5) as i64;
        let upset = everyone.iter().filter(|&&p| captain.is_disgruntled(p)).count() as i64;
        let wanted = everyone.iter().filter(|&&p| captain.is_wanted(p)).count() as i64;
        let outlawed = if self.needs_law() { 700 } else { 60 };
        let drive = i64::from(captain.drive().range) * 250 + i64::from(captain.drive().mosey) * 40;
        let fit: i64 = captain.upgrades.iter().map(|card| upgrade_worth(*card)).sum();
        let slips = if captain.slips_away().is_some() { 250 } else { 0 };
        let engine = if captain.ignores_breakdowns() { 250 } else { 0 } + slips;
        skills + words + trades + company + drive + fit + engine - 120 * upset - outlawed * wanted
            + spread_worth(captain)
    }

    /// What a supply card adds to the own ship; none where it has no place.
    pub(super) fn card_gain(&self, card: SupplyId) -> i64 {
        let mut after = self.me().clone();
        add(&mut after, card);
        let gain = self.ship_worth(&after) - self.ship_worth(self.me());
        // Dollars that must be saved up make everything else dear; once they are not, strength
        // is what is left to buy.
        match (self.is_for_cash(), self.cash_wanted()) {
            (true, _) => gain / 2,
            (false, 0) if !self.is_alone() => gain * 5,
            _ => gain * 5 / 2,
        }
    }

    /// What is gained by buying a supply card at its price, the wages to come included.
    pub(super) fn bargain(&self, card: SupplyId) -> i64 {
        let price = i64::from(self.board.price(self.seat, card));
        let money = i64::from(self.me().money);
        if price > money || !self.board.has_place(self.seat, card) {
            return i64::MIN / 4;
        }
        let kind = card.printed();
        // What is sold at once is worth what is paid for it, and no more.
        if let Some(mean) = windfall(card) {
            return mean - price;
        }
        let jobs = if self.cash_wanted() > money { 1 } else { 0 };
        let wages = if kind.class == Class::Crew { jobs * i64::from(kind.cost) } else { 0 };
        // Somebody who cannot pay for fuel is stuck.
        let stuck = if money - price < 300 { 300 } else { 0 };
        self.card_gain(card) - price - wages - stuck
    }

    /// What is lost with somebody.
    pub(super) fn person_worth(&self, person: Person) -> i64 {
        match person {
            Person::Leader if self.me().leader_disgruntled => 500 * self.me().crew.len() as i64,
            Person::Leader => 200,
            Person::Crew(card) => self.card_loss(card),
        }
    }

    /// What is lost with a card.
    pub(super) fn card_loss(&self, card: SupplyId) -> i64 {
        let mut after = self.me().clone();
        remove(&mut after, card);
        self.ship_worth(self.me()) - self.ship_worth(&after)
    }

    /// What one of a good is worth to a ship that has some of it.
    pub(super) fn good_worth(&self, good: Good) -> i64 {
        let trusted = |price: fn(rules::firefly::contact::Contact) -> Option<u16>| {
            let contacts = self.board.table.contacts();
            let open = contacts.filter(|&contact| self.me().is_solid(contact));
            open.filter_map(price).max().map_or(0, i64::from)
        };
        let set = self.set_share(good);
        match good {
            Good::Fuel => 90,
            Good::Part | Good::Cargo | Good::Contraband if set > 0 => set,
            Good::Part => {
                if self.me().has(Good::Part) < 3 {
                    200
                } else {
                    60
                }
            }
            Good::Cargo => trusted(|c| c.cargo_price()) * 6 / 10 + 20,
            Good::Contraband => trusted(|c| c.contraband_price()) * 5 / 10,
            Good::Passenger | Good::Fugitive => 50,
        }
    }
}

/// Dollars in the mean for a card that is sold as soon as it is bought: two dice of so much.
fn windfall(card: SupplyId) -> Option<i64> {
    let each = |ability: &Ability| {
        if let Ability::Windfall(n) = ability { Some(7 * i64::from(*n)) } else { None }
    };
    card.printed().abilities.iter().find_map(each).filter(|_| CARRIED)
}

fn keyword_worth(word: Keyword) -> i64 {
    match word {
        Keyword::FakeId | Keyword::HackingRig | Keyword::Transport => 260,
        Keyword::Firearm | Keyword::FancyDuds => 200,
        Keyword::Explosives | Keyword::SniperRifle => 160,
        Keyword::Knife => 60,
    }
}

fn profession_worth(profession: Profession) -> i64 {
    match profession {
        Profession::Companion => 260,
        Profession::Medic => 250,
        Profession::Pilot | Profession::Mechanic => 200,
        Profession::Soldier | Profession::Grifter => 70,
        Profession::HillFolk | Profession::Merc => 40,
        Profession::Mudder => 20,
        Profession::Lawman => 10,
    }
}

fn upgrade_worth(card: SupplyId) -> i64 {
    let each = |ability: &Ability| match ability {
        Ability::Hold(n) | Ability::Stash(n) => 60 * i64::from(*n),
        Ability::Berths(n) => 200 * i64::from(*n),
        Ability::Range(n) => 250 * i64::from(*n),
        Ability::HidesWanted(_) => 120,
        Ability::Decoy => 150,
        Ability::RerollMedic => 200,
        Ability::JobLoad(..) | Ability::SalvageLoad(..) | Ability::SalvageMoney(_) => 150,
        Ability::Mosey(n) => 80 * i64::from(*n),
        Ability::NoBonusDie(_)
        | Ability::SellsParts(_)
        | Ability::Identity
        | Ability::SkillWith(..)
        | Ability::SkillInCompany(..)
        | Ability::MayNotCarry(_)
        | Ability::CalmsOther
        | Ability::ShieldsLeader
        | Ability::Carries(_)
        | Ability::WantedRolls(_)
        | Ability::ComesBack
        | Ability::Reroll(_)
        | Ability::GearWhenKosherized
        | Ability::RollsForSkill
        | Ability::AddsToRoll(_)
        | Ability::ShunsImmoral
        | Ability::MedicBonus(_)
        | Ability::TreatsAs(..)
        | Ability::DiesFirst
        | Ability::FewerMisbehave(_)
        | Ability::ConsidersJobs(_)
        | Ability::BuysCards(_)
        | Ability::CountsSolid(_)
        | Ability::IgnoresWanted
        | Ability::CarrierNeeds(..)
        | Ability::OneUseKeyword
        | Ability::OneUseAfterRoll(..)
        | Ability::RerollOnes
        | Ability::Weightless
        | Ability::IgnoresBreakdowns
        | Ability::NeedsAboard(_)
        | Ability::JobMoney(..)
        | Ability::ImmoralMoney(_)
        | Ability::HiresFree
        | Ability::HalfPriceGear(_)
        | Ability::GoalMoney(_)
        | Ability::SaleMoney(..)
        | Ability::CalmsAll
        | Ability::Armor(_)
        | Ability::Uplink
        | Ability::Foresees(_)
        | Ability::RerollOnesOf(_)
        | Ability::Gambles { .. }
        | Ability::CountsWith(_)
        | Ability::Bribes(_)
        | Ability::OrdersShip
        | Ability::OneUseBeforeRoll(_)
        | Ability::CalmsCarrier
        | Ability::OneUseForesees(_)
        | Ability::JobGoods(..)
        | Ability::TokenForPoints(..)
        | Ability::CalmsBefore(_)
        | Ability::Bets { .. }
        | Ability::OneUseSix(_)
        | Ability::OneUseAce
        | Ability::SlipsAway(_)
        | Ability::MayNotHire(_)
        | Ability::SparesWarrant
        | Ability::SparesTrust
        | Ability::CallsOn(_)
        | Ability::MakeWorkMoney(_)
        | Ability::MakeWorkLoad(_)
        | Ability::FreeLeave
        | Ability::SoldAt(..)
        | Ability::KeepsGear(_)
        | Ability::RerollOnesAs(..)
        | Ability::Windfall(_)
        | Ability::Charts(_)
        | Ability::ShufflesNav
        | Ability::OneUseReroll(_)
        | Ability::Concealed
        | Ability::HiresFrom(_)
        | Ability::OneUseHeals
        | Ability::DiesInstead
        | Ability::TwoDice(_)
        | Ability::PressesFor(..)
        | Ability::RerollOnesFlying
        | Ability::ServesUnpaid(_)
        | Ability::KeepsFugitives
        | Ability::PartCountsAs(_)
        | Ability::BountyMoney(_)
        | Ability::RaidMoney(_)
        | Ability::InShowdown(..)
        | Ability::Attacking(..)
        | Ability::SkillIn(..)
        | Ability::RerollShowdown
        | Ability::ForcesReroll
        | Ability::WarrantsWinner
        | Ability::CallsCruiser
        | Ability::SwapsMisbehave(_)
        | Ability::StandsIn
        | Ability::GamesOn { .. }
        | Ability::Shames
        | Ability::Stuns
        | Ability::TurnsUp(_)
        | Ability::RerollBoarding(_)
        | Ability::ShortenedByUpgrades
        | Ability::CarriesHeavy
        | Ability::SalvagesJobs(_)
        | Ability::HalfPriceShip => 0,
        Ability::RepelsCutter => 200,
        Ability::DodgesCutters => 250,
        Ability::Traps(_) | Ability::BarsBoarding(_) => 60,
        Ability::KeepsBound => 40,
        Ability::Boards(_, n) => 40 * i64::from(*n),
        Ability::Grapples => 120,
        Ability::Scans => 120,
        Ability::Boosts(n) => 110 * i64::from(*n),
        Ability::PassesCutters => 250,
        Ability::LeaveAnywhere | Ability::SalvagesCrimes => 150,
        Ability::Recycles => 100,
        Ability::Cabins(n) => 30 * i64::from(*n),
        Ability::Feeds => 120,
        Ability::Misleads => 80,
        Ability::Jets => 150,
    };
    card.printed().abilities.iter().map(each).sum()
}

/// What crew and carried gear do beyond symbols, words and trades.
fn spread_worth(captain: &Captain) -> i64 {
    let each = |ability: &Ability| match ability {
        Ability::Reroll(_) => 200,
        Ability::RerollOnes => 150,
        Ability::FewerMisbehave(_) => 250,
        Ability::RollsForSkill => 250,
        Ability::OneUseKeyword => 100,
        Ability::OneUseAfterRoll(..) => 80,
        Ability::MedicBonus(n) => 60 * i64::from(*n),
        Ability::CalmsOther | Ability::TreatsAs(..) => 100,
        Ability::Range(n) => 250 * i64::from(*n),
        Ability::BuysCards(_) | Ability::ConsidersJobs(_) => 60,
        Ability::NoBonusDie(_) => -80,
        Ability::DiesFirst => 40,
        Ability::CalmsAll | Ability::GoalMoney(_) => 150,
        Ability::Armor(_) => 120,
        Ability::Uplink | Ability::Foresees(_) => 100,
        Ability::RerollOnesOf(_) => 90,
        Ability::SaleMoney(..) => 60,
        Ability::Gambles { .. } => 30,
        Ability::Bets { .. } => 250,
        Ability::OneUseAce => 300,
        Ability::OneUseSix(_) | Ability::OneUseForesees(_) => 120,
        Ability::JobGoods(..) => 200,
        Ability::OrdersShip => 150,
        Ability::Bribes(_) | Ability::CalmsCarrier => 60,
        Ability::OneUseBeforeRoll(_) | Ability::CalmsBefore(_) => 40,
        Ability::TokenForPoints(..) => 50,
        Ability::SparesWarrant | Ability::TwoDice(_) => 250,
        Ability::SparesTrust | Ability::DiesInstead => 150,
        Ability::OneUseHeals | Ability::OneUseReroll(_) => 120,
        Ability::HiresFrom(_) => 300,
        Ability::CallsOn(_) | Ability::RerollOnesAs(..) => 60,
        Ability::MakeWorkMoney(_) | Ability::MakeWorkLoad(_) | Ability::FreeLeave => 60,
        Ability::SoldAt(..) | Ability::KeepsGear(_) | Ability::Charts(_) => 40,
        Ability::Concealed => 30,
        Ability::RerollOnesFlying => 60,
        Ability::BountyMoney(_) | Ability::RaidMoney(_) => 60,
        Ability::InShowdown(_, n) | Ability::Attacking(_, n) => 40 * i64::from(*n),
        Ability::RerollShowdown | Ability::ForcesReroll | Ability::SwapsMisbehave(_) => 100,
        Ability::StandsIn => 150,
        Ability::Shames | Ability::Stuns => 60,
        Ability::GamesOn { .. } => 30,
        Ability::SalvageLoad(..)
        | Ability::SalvageMoney(_)
        | Ability::SellsParts(_)
        | Ability::Identity
        | Ability::SkillWith(..)
        | Ability::SkillInCompany(..)
        | Ability::MayNotCarry(_)
        | Ability::ShieldsLeader
        | Ability::Carries(_)
        | Ability::WantedRolls(_)
        | Ability::ComesBack
        | Ability::GearWhenKosherized
        | Ability::AddsToRoll(_)
        | Ability::ShunsImmoral
        | Ability::RerollMedic
        | Ability::JobLoad(..)
        | Ability::CountsSolid(_)
        | Ability::IgnoresWanted
        | Ability::HidesWanted(_)
        | Ability::CarrierNeeds(..)
        | Ability::Weightless
        | Ability::Hold(_)
        | Ability::Stash(_)
        | Ability::Berths(_)
        | Ability::IgnoresBreakdowns
        | Ability::Mosey(_)
        | Ability::NeedsAboard(_)
        | Ability::Decoy
        | Ability::JobMoney(..)
        | Ability::ImmoralMoney(_)
        | Ability::HiresFree
        | Ability::HalfPriceGear(_)
        | Ability::CountsWith(_)
        | Ability::RepelsCutter
        | Ability::Scans
        | Ability::Boosts(_)
        | Ability::PassesCutters
        | Ability::SlipsAway(_)
        | Ability::MayNotHire(_)
        | Ability::LeaveAnywhere
        | Ability::Recycles
        | Ability::ShufflesNav
        | Ability::SalvagesCrimes
        | Ability::PressesFor(..)
        | Ability::Cabins(_)
        | Ability::Feeds
        | Ability::Misleads
        | Ability::Jets
        | Ability::ServesUnpaid(_)
        | Ability::KeepsFugitives
        | Ability::PartCountsAs(_)
        | Ability::Windfall(_)
        | Ability::WarrantsWinner
        | Ability::CallsCruiser
        | Ability::SkillIn(..)
        | Ability::TurnsUp(_)
        | Ability::RerollBoarding(_)
        | Ability::ShortenedByUpgrades
        | Ability::CarriesHeavy
        | Ability::SalvagesJobs(_)
        | Ability::Boards(..)
        | Ability::Traps(_)
        | Ability::KeepsBound
        | Ability::BarsBoarding(_)
        | Ability::DodgesCutters
        | Ability::Grapples
        | Ability::HalfPriceShip => 0,
    };
    let crew = captain.crew.iter().map(|member| member.card);
    let gear = captain.gear.iter().filter(|gear| gear.carrier.is_some()).map(|gear| gear.card);
    crew.chain(gear).flat_map(|card| card.printed().abilities).map(each).sum()
}

/// The ship with a card more; gear is taken up by the first hand that is free.
pub(super) fn add(captain: &mut Captain, card: SupplyId) {
    match card.printed().class {
        Class::Crew => {
            captain.crew.push(Member { card, disgruntled: false });
            give(captain, None);
        }
        Class::Gear => {
            captain.gear.push(Gear { card, carrier: None });
            give(captain, Some(card));
        }
        Class::Upgrade => captain.upgrades.push(card),
        Class::DriveCore(_) => captain.core = Some(card),
    }
}

/// Gear that lies about goes to free hands: this card, or all.
fn give(captain: &mut Captain, only: Option<SupplyId>) {
    for at in 0..captain.gear.len() {
        let gear = captain.gear[at];
        if gear.carrier.is_some() || only.is_some_and(|card| card != gear.card) {
            continue;
        }
        let taker = captain.everyone().into_iter().find(|&p| captain.can_carry(p, gear.card));
        captain.gear[at].carrier = taker;
    }
}

pub(super) fn remove(captain: &mut Captain, card: SupplyId) {
    captain.crew.retain(|member| member.card != card);
    captain.gear.retain(|gear| gear.card != card);
    captain.upgrades.retain(|upgrade| *upgrade != card);
    captain.core = captain.core.filter(|core| *core != card);
    for gear in &mut captain.gear {
        gear.carrier = gear.carrier.filter(|&p| p != Person::Crew(card));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::firefly::bridge::Nerve;
    use rules::firefly::{Firefly, Sets, Table};
    use rules::{Game, Seat, Seed, Silent};

    /// Somebody once bought it turn after turn.
    #[test]
    fn what_is_sold_at_once_is_worth_what_is_paid_for_it() {
        let table = Table { sets: Sets::named("kalidasa").expect("a set"), ..Table::new(2) };
        let game = Firefly::deal(&table, Seed(1), &mut Silent).expect("a deal");
        let mut view = game.view(Some(Seat(0)));
        view.board.captains[Seat(0)].money = 5000;
        let bridge = Bridge::of(&view, Seat(0), 3, Nerve::Careful);
        let card = table.supply().find(|&card| windfall(card).is_some()).expect("a card");
        assert_eq!(bridge.bargain(card), 700 - i64::from(card.printed().cost));
    }
}
