//! The nav cards that come to Alliance and Border Space, and those of Rim Space.

use crate::firefly::contact::Contact;
use crate::firefly::dialect::*;
use crate::firefly::effect::Effect::{self, *};
use crate::firefly::effect::Whom::*;
use crate::firefly::effect::{Around, Good, Need, Way};
use crate::firefly::nav::{KEEP, NavCard, alliance, border, card};
use crate::firefly::patrol::Order::*;
use crate::firefly::patrol::Reach;
use crate::firefly::sector::Region;
use crate::firefly::skill::Keyword::FakeId;
use crate::firefly::skill::Profession::*;
use crate::firefly::skill::Skill;
use crate::firefly::supply::{KindId, Market};

const fn rim(id: u8, count: u8, name: &'static str, ways: &'static [Way]) -> NavCard {
    card(Region::Rim, id, count, name, ways)
}

const PURSUIT: &[Way] = &[way(&[corvette(RightTo(Reach::Run)), KeepFlying])];
const SIDEWAYS: &[Way] = &[way(&[corvette(RightTo(Reach::Ahead)), KeepFlying])];
const NO_GROUND: &[Way] = &[way(&[corvette(RightTo(Reach::Orbit)), KeepFlying])];
const ENFORCEMENT: &[Way] = &[way(&[Alarm(Around::Outlaws), KeepFlying])];

const UNREST: Way = way(&[Unrest, KeepFlying]);
const UPSETTING: Way = way(&[Disgruntle(Moral), KeepFlying]);

/// Who is trusted flies on.
const fn friend(needs: &'static [Need]) -> Way {
    needing(needs, &[KeepFlying])
}

const TORE_UP: &[Way] = &[
    breakdown(&[test!(Tech, [Lose(fuel(2)), FullStop], 7 => [KeepFlying])]),
    needing(&[Need::Profession(Mechanic), Need::Has(parts(1))], &[Lose(parts(1)), KeepFlying]),
];
const STORM: &[Way] = &[
    Way {
        needs: &[Need::Profession(Pilot)],
        ..breakdown(&[test!(Tech, [Kill(1), KeepFlying], 7 => [KeepFlying])])
    },
    way(&[Evade]),
];

/// Alliance 13 to 27, Border 122 to 134, Rim 215 to 232.
#[rustfmt::skip]
pub(super) static NAV: [NavCard; 46] = [
    alliance(13, 2, "The Big Black", &[KEEP]),
    alliance(14, 1, "Cruiser Patrol", &[way(&[cruiser(ByRight), KeepFlying])]),
    alliance(15, 1, "Alliance Checkpoint", &[
        friend(&[Need::Solid(Contact::Harken)]),
        way(&[test!(Negotiate,
            [Warrant, FullStop, cruiser(RightTo(Reach::Ahead))], 6 => [KeepFlying])]),
    ]),
    alliance(16, 2, "Alliance Harassment", &[way(&[Alarm(Around::Beside), KeepFlying])]),
    alliance(17, 1, "Alliance Interrogation", &[
        needing(&[Need::Crew], &[LoseCrew, KeepFlying]),
        way(&[test!(Negotiate,
            [test!(Fight, [Kill(1), Warrant, FullStop], 8 => [Evade])], 8 => [KeepFlying])]),
    ]),
    alliance(18, 1, "Badger's Boys", &[
        friend(&[Need::Solid(Contact::Badger)]),
        way(&[test!(Negotiate.bribable(),
            [test!(Fight, [LoseUpgrade, FullStop], 8 => [Evade])], 10 => [KeepFlying])]),
    ]),
    alliance(19, 1, "Broken Down Shuttle", &[
        needing(&[Need::Room(passengers(2))], &[Load(passengers(2)), Gain(400), FullStop]),
        UPSETTING,
    ]),
    alliance(20, 1, "Enhanced Enforcement", ENFORCEMENT),
    alliance(21, 1, "Fire in the Engine Room", &[
        way(&[test!(Tech, [Kill(2), FullStop], 8 => [FullStop])]),
        way(&[LoseHold, FullStop]),
    ]),
    alliance(22, 1, "He'll Come at You Sideways", SIDEWAYS),
    alliance(23, 1, "Leave No Ground to Go To", NO_GROUND),
    alliance(24, 1, "Outbound Colonists", &[
        way(&[Sell(offer_up_to(3, Good::Part, 500)), KeepFlying]),
        way(&[
            Disgruntle(Moral),
            test!(Fight, [Kill(1), FullStop], 6 => [Load(cargo(2)), FullStop]),
        ]),
    ]),
    alliance(25, 1, "Passenger Unrest", &[friend(&[Need::Profession(Soldier)]), UNREST]),
    alliance(26, 4, "Persistent Pursuit", PURSUIT),
    alliance(27, 1, "Regulated Salvage", &[
        Way {
            needs: &[Need::Keyword(FakeId)],
            ..salvage(&[Load(cargo(3)), FullStop])
        },
        salvage(&[Load(contraband(3)), Warrant, FullStop]),
        KEEP,
    ]),
    border(122, 3, "The Big Black", &[KEEP]),
    border(123, 2, "Reavers on the Hunt", &[way(&[cutter(ByRight), KeepFlying])]),
    border(124, 1, "An Adrift Transport", &[
        Way {
            needs: &[Need::Room(fugitives(4))],
            ..salvage(&[Load(fugitives(4)), FullStop])
        },
        UPSETTING,
    ]),
    border(125, 1, "Dangerous Salvage", &[
        KEEP,
        salvage(&[test!(Tech,
            [Kill(2), LoadGoods(2), FullStop],
            5 => [Kill(1), LoadGoods(3), FullStop],
            8 => [LoadGoods(5), FullStop])]),
    ]),
    border(126, 2, "Enhanced Enforcement", ENFORCEMENT),
    border(127, 1, "He'll Come at You Sideways", SIDEWAYS),
    border(128, 1, "Leave No Ground to Go To", NO_GROUND),
    border(129, 1, "Hollowed Out Space-Liner", &[
        Way {
            needs: &[Need::Profession(Mechanic)],
            ..salvage(&[LoadUpTo(parts(6)), FullStop])
        },
        KEEP,
    ]),
    border(130, 1, "Patience's Posse", &[
        friend(&[Need::Solid(Contact::Patience)]),
        way(&[test!(Negotiate,
            [test!(Fight, [Kill(1), FullStop], 8 => [FullStop])],
            7 => [TakeCrewOf(Market::Regina), KeepFlying])]),
    ]),
    border(131, 4, "Persistent Pursuit", PURSUIT),
    border(132, 1, "She's Tore Up Plenty", TORE_UP),
    border(133, 1, "Space Pox", &[friend(&[Need::Profession(Medic)]), UNREST]),
    border(134, 1, "Storm's Gettin' Worse", STORM),
    rim(215, 10, "The Big Black", &[KEEP]),
    rim(216, 1, "Reaver Cutter", &[
        way(&[cutter(Summoned), LosePeople, test!(Fight, [Kill(2)], 8 => [Kill(1)]), Evade]),
        needing(
            &[Need::Profession(Pilot), Need::Profession(Mechanic), Need::Has(fuel(1))],
            &[cutter(Summoned), Lose(fuel(1)), Evade],
        ),
    ]).reshuffles(),
    rim(217, 2, "Reavers on the Hunt", &[way(&[cutter(ByRight), KeepFlying])]),
    rim(218, 1, "Alliance Spy Satellite", &[
        needing(&[Need::Profession(Pilot)], &[Alarm(Around::Here), KeepFlying]),
        way(&[If { need: Need::Outlaw, then: &[Warrant, KeepFlying], otherwise: &[KeepFlying] }]),
    ]),
    rim(219, 1, "Damaged Spy Satellite", &[
        KEEP,
        salvage(&[TakeThis(KindId::CRY_BABY), Alarm(Around::Beside), FullStop]),
    ]),
    rim(220, 1, "Enhanced Enforcement", ENFORCEMENT),
    rim(221, 1, "Failure to Communicate", &[
        friend(&[Need::Profession(Soldier)]),
        way(&[test!(Negotiate,
            [test!(Fight, [Kill(1), LoseGoods(2), FullStop], 8 => [Evade])], 7 => [KeepFlying])]),
    ]),
    rim(222, 1, "First Rule of Flying", &[
        needing(&[Need::Moral], &[FartherByMoral, KeepFlying]),
        friend(&[Need::Sturdy]),
        pay!(parts(1), KeepFlying),
        way(&[FullStop]),
    ]),
    rim(223, 1, "First-Come, First-Serve", &[
        way(&[LoadGoods(1), KeepFlying]),
        salvage(&[test!(Tech,
            [LoadGoods(1), FullStop], 5 => [LoadGoods(3), FullStop], 9 => [LoadGoods(5), FullStop])]),
    ]),
    rim(224, 1, "Fly-By-Night Casino Ship", &[
        friend(&[Need::Moral]),
        way(&[Gamble { most: 10, cards: 5, alike: 3, times: 3 }, FullStop]),
    ]),
    rim(225, 1, "He'll Come at You Sideways", SIDEWAYS),
    rim(226, 1, "Leave No Ground to Go To", NO_GROUND),
    rim(227, 1, "Horowitz's Trading Scow", &[
        KEEP,
        way(&[test!(Negotiate.bribable(),
            [Swap(2), FullStop], 5 => [Swap(4), FullStop], 10 => [Swap(5), FullStop])]),
    ]),
    rim(228, 1, "Niska's Ne'er-Do-Wells", &[
        friend(&[Need::Solid(Contact::Niska)]),
        way(&[test!(Negotiate,
            [test!(Fight, [LoseGoods(3), FullStop], 8 => [Evade])], 10 => [KeepFlying])]),
    ]),
    rim(229, 1, "Orphaned Cargo Pod", &[KEEP, salvage(&[LoadGoods(2), FullStop])]),
    rim(230, 4, "Persistent Pursuit", PURSUIT),
    rim(231, 1, "She's Tore Up Plenty", TORE_UP),
    rim(232, 1, "Storm's Gettin' Worse", STORM),
];
