//! The nav cards (section 6), and those of the base game.

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::dialect::*;
use super::effect::Effect::{self, *};
use super::effect::Whom::*;
use super::effect::{Good, Need, Way};
use super::patrol::Order::*;
use super::patrol::{Patrol, Reach};
use super::sector::Region;
use super::sets::numbered;
use super::skill::Profession::*;
use super::skill::Skill;

/// A nav card; `count` alike lie in the deck of its region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NavCard {
    /// The number of the card, for ever: Alliance from 1, Border from 101, Rim from 201.
    pub id: u8,
    /// The deck it belongs to.
    pub region: Region,
    /// What it is called.
    pub name: &'static str,
    /// How many there are.
    pub count: u8,
    /// Whether its deck is shuffled with its discards once it is resolved.
    pub reshuffle: bool,
    /// The ways out.
    pub ways: &'static [Way],
}

pub(super) const fn card(
    region: Region,
    id: u8,
    count: u8,
    name: &'static str,
    ways: &'static [Way],
) -> NavCard {
    NavCard { id, region, name, count, reshuffle: false, ways }
}

pub(super) const fn alliance(
    id: u8,
    count: u8,
    name: &'static str,
    ways: &'static [Way],
) -> NavCard {
    card(Region::Alliance, id, count, name, ways)
}

pub(super) const fn border(id: u8, count: u8, name: &'static str, ways: &'static [Way]) -> NavCard {
    card(Region::Border, id, count, name, ways)
}

impl NavCard {
    /// Whether nothing comes of it but to fly on.
    pub fn is_empty_space(&self) -> bool {
        self.ways == [KEEP]
    }

    /// Whether a way out of it sends a patrol somewhere.
    pub(super) fn sends(&self, patrol: Patrol) -> bool {
        let sends = |effect: &Effect| matches!(effect, Effect::Send(sent) if sent.patrol == patrol);
        self.ways.iter().any(|way| way.effects.iter().any(sends))
    }

    pub(super) const fn reshuffles(self) -> NavCard {
        NavCard { reshuffle: true, ..self }
    }
}

pub(super) const KEEP: Way = way(&[KeepFlying]);
const PILOT: &[Need] = &[Need::Profession(Pilot)];

/// A breakdown that Tech repairs.
macro_rules! repair {
    ($from:literal) => {
        breakdown(&[test!(Tech, [FullStop], $from => [KeepFlying])])
    };
}
pub(super) use repair;

/// Robs a trader of three contraband.
macro_rules! rob {
    ($from:literal) => {
        way(&[
            Disgruntle(Moral),
            test!(Fight, [Kill(1), FullStop], $from => [Load(contraband(3)), FullStop]),
        ])
    };
}

/// Alliance 1 to 12, Border 101 to 115; further sets take numbers that are free.
#[rustfmt::skip]
pub(super) static NAV: [NavCard; 27] = [
    alliance(1, 25, "The Big Black", &[KEEP]),
    alliance(2, 1, "Alliance Cruiser", &[way(&[cruiser(Here), FullStop])]).reshuffles(),
    alliance(3, 2, "Customs Inspection", &[
        way(&[If {
            need: Need::Solid(Contact::Harken),
            then: &[KeepFlying],
            otherwise: &[SeizeHold, FullStop],
        }]),
        pay!(fuel(1), Warrant, Evade),
    ]),
    alliance(4, 4, "Cruiser Patrol", &[way(&[cruiser(ByRight), KeepFlying])]),
    alliance(5, 1, "Alliance Entanglements", &[
        way(&[cruiser(ByDrawer(Reach::Free)), KeepFlying]),
        needing(
            &[Need::Solid(Contact::Harken), Need::OutlawSomewhere],
            &[cruiser(ByDrawer(Reach::Outlaw)), Gain(500), KeepFlying],
        ),
    ]),
    alliance(6, 1, "Abandoned Ship", &[salvage(&[Load(contraband(2)), FullStop]), KEEP]),
    alliance(7, 1, "Distress Signal", &[
        pay!(fuel(1), Calm(Moral), Gain(200), FullStop),
        way(&[Disgruntle(Moral), KeepFlying]),
    ]),
    alliance(8, 1, "Family Dinner", &[pay!(cargo(1), Calm(All), KeepFlying), KEEP]),
    alliance(9, 1, "Freighter Convoy", &[
        way(&[
            Trade(&[
                offer(Good::Fuel, 200), offer(Good::Part, 300), offer_up_to(3, Good::Cargo, 300),
            ]),
            KeepFlying,
        ]),
        rob!(8),
    ]),
    alliance(10, 1, "If'n the Coil Busts", &[repair!(8), pay!(parts(2), KeepFlying)]),
    alliance(11, 1, "Minor Technical Difficulty", &[repair!(5), pay!(parts(1), KeepFlying)]),
    alliance(12, 1, "Engine Room Trouble", &[repair!(7), pay!(parts(1), KeepFlying)]),
    border(101, 18, "The Big Black", &[KEEP]),
    border(102, 1, "Reaver Cutter", &[
        way(&[cutter(Summoned), LosePeople, test!(Fight, [Kill(2)], 8 => [Kill(1)]), Evade]),
        needing(
            &[Need::Profession(Pilot), Need::Profession(Mechanic), Need::Has(fuel(1))],
            &[cutter(Summoned), Lose(fuel(1)), Evade],
        ),
    ]).reshuffles(),
    border(103, 8, "Reavers on the Hunt", &[way(&[cutter(ByRight), KeepFlying])]),
    border(104, 1, "Reaver Bait", &[
        way(&[cutter(ByDrawer(Reach::Free)), KeepFlying]),
        way(&[cutter(Here), Evade]),
    ]),
    border(105, 1, "A Rogue Trader", &[
        way(&[
            Trade(&[
                offer(Good::Fuel, 200), offer(Good::Part, 300),
                offer_up_to(3, Good::Contraband, 400),
            ]),
            KeepFlying,
        ]),
        rob!(6),
    ]),
    border(106, 2, "Derelict Ship", &[salvage(&[Load(cargo(2)), FullStop]), KEEP]),
    border(107, 1, "Family Dinner", &[pay!(cargo(1), Calm(All), KeepFlying), KEEP]),
    border(108, 1, "Ghost Ship", &[
        KEEP,
        salvage(&[test!(Fight, [Kill(2), FullStop], 7 => [Gain(1000), FullStop])]),
    ]),
    border(109, 1, "Nav Hazard: Asteroid", &[
        needing(PILOT, &[KeepFlying]), pay!(fuel(1), KeepFlying), way(&[FullStop]),
    ]),
    border(110, 1, "Nav Hazard: Debris Field", &[
        needing(PILOT, &[KeepFlying]),
        pay!(fuel(1), KeepFlying),
        salvage(&[test!(Tech,
            [FullStop], 4 => [Load(cargo(1)), FullStop], 6 => [Load(cargo(2)), FullStop])]),
    ]),
    border(111, 1, "Punctured Fuel Lines", &[
        breakdown(&[test!(Tech, [Lose(fuel(2)), FullStop], 5 => [KeepFlying])]),
        pay!(parts(1), KeepFlying),
    ]),
    border(112, 1, "Ruttin' Drive Core", &[repair!(8), pay!(parts(2), KeepFlying)]),
    border(113, 1, "Scrapper Ambush", &[
        way(&[test!(Tech, [LoseUpgrade, FullStop], 5 => [KeepFlying])]),
        salvage(&[
            test!(Fight, [Kill(1), FullStop], 9 => [Gain(500), Load(parts(2)), FullStop]),
        ]),
    ]),
    border(114, 1, "Ship Graveyard", &[
        salvage(&[test!(Tech, [Load(parts(2)), FullStop], 8 => [TakeUpgrade, FullStop])]),
        KEEP,
    ]),
    border(115, 1, "What's That Noise?", &[repair!(6), pay!(parts(1), KeepFlying)]),
];

static BY_NUMBER: &[&NavCard] = numbered!(nav: NavCard);

/// The nav card of this number.
pub fn nav_card(id: u8) -> &'static NavCard {
    BY_NUMBER.get(usize::from(id)).copied().unwrap_or(BY_NUMBER[0])
}

/// The nav cards of all sets in the order of their numbers.
pub fn nav_cards() -> impl Iterator<Item = &'static NavCard> {
    (0..).zip(BY_NUMBER).filter(|(number, card)| card.id == *number).map(|(_, card)| *card)
}

/// Whether an effect of a nav card depends on what is aboard or takes something of it: before it
/// things may be put in order. The law and the Reavers ask by themselves.
pub(super) fn touches_ship(effect: &Effect) -> bool {
    match effect {
        Effect::Test(_)
        | Effect::If { .. }
        | Effect::Pay(_)
        | Effect::PayOrBotch(_)
        | Effect::LoadPerEmptyHanded(_)
        | Effect::Lose(_)
        | Effect::LosePeople
        | Effect::SeizeHold
        | Effect::Kill(_)
        | Effect::KillWhom(_)
        | Effect::Leave(_)
        | Effect::ExtraCut
        | Effect::MercsTurn
        | Effect::SeizeGoods(_)
        | Effect::LoseCrew
        | Effect::LoseHold
        | Effect::Sell(_)
        | Effect::Unrest
        | Effect::LoseGoods(_)
        | Effect::Swap(_)
        | Effect::LoseUpgrade => true,
        Effect::KeepFlying
        | Effect::FullStop
        | Effect::Evade
        | Effect::Proceed
        | Effect::Botched
        | Effect::Warrant
        | Effect::Gain(_)
        | Effect::Goal
        | Effect::Load(_)
        | Effect::LoadUpTo(_)
        | Effect::Trade(_)
        | Effect::Disgruntle(_)
        | Effect::Calm(_)
        | Effect::HalfPay
        | Effect::TakeUpgrade
        | Effect::LoadAny(_)
        | Effect::LoadGoods(_)
        | Effect::TakeCrew
        | Effect::Farther(_)
        | Effect::Leak
        | Effect::Drift(_)
        | Effect::LeaveAlert
        | Effect::Alarm(_)
        | Effect::TakeCrewOf(_)
        | Effect::TakeThis(_)
        | Effect::FartherByMoral
        | Effect::Gamble { .. }
        | Effect::Redraw(_)
        | Effect::Fork
        | Effect::Rearguard(_)
        | Effect::Fence { .. }
        | Effect::LoseSolid
        | Effect::Search
        | Effect::SendBack(_)
        | Effect::Sulk
        | Effect::Seize { .. }
        | Effect::Doubles(_)
        | Effect::Brand(_)
        | Effect::DropHand
        | Effect::AnyTest(_)
        | Effect::ThirdAction
        | Effect::Riot
        | Effect::Pardon { .. }
        | Effect::NewAlert
        | Effect::Nerve
        | Effect::FreePrisoner
        | Effect::ClearWarrants
        | Effect::Send(_) => false,
    }
}
