//! The nav cards of Rim Space, and those that come to the Border.

use crate::firefly::dialect::*;
use crate::firefly::effect::Effect::{self, *};
use crate::firefly::effect::{Good, Label, Need, Way};
use crate::firefly::nav::{KEEP, NavCard, border, card, repair};
use crate::firefly::patrol::Order::*;
use crate::firefly::patrol::Reach;
use crate::firefly::sector::Region;
use crate::firefly::skill::Profession::*;
use crate::firefly::skill::Skill;

const fn rim(id: u8, count: u8, name: &'static str, ways: &'static [Way]) -> NavCard {
    card(Region::Rim, id, count, name, ways)
}

/// Salvage for who has a mechanic.
const fn mechanics(effects: &'static [Effect]) -> Way {
    Way { label: Label::Salvage, needs: &[Need::Profession(Mechanic)], effects }
}

/// Border 121, Rim 201 to 214.
#[rustfmt::skip]
pub(super) static NAV: [NavCard; 15] = [
    border(121, 3, "Reavers Dead Ahead", &[way(&[cutter(RightTo(Reach::Ahead)), KeepFlying])]),
    rim(201, 10, "The Big Black", &[KEEP]),
    rim(202, 1, "Reaver Cutter", &[
        way(&[cutter(Summoned), LosePeople, test!(Fight, [Kill(2)], 8 => [Kill(1)]), Evade]),
        needing(
            &[Need::Profession(Pilot), Need::Profession(Mechanic), Need::Has(fuel(1))],
            &[cutter(Summoned), Lose(fuel(1)), Evade],
        ),
    ]).reshuffles(),
    rim(203, 6, "Reavers on the Hunt", &[way(&[cutter(ByRight), KeepFlying])]),
    rim(204, 3, "Reavers in Orbit", &[way(&[cutter(RightTo(Reach::Orbit)), KeepFlying])]),
    rim(205, 1, "Abandoned Tanker", &[KEEP, mechanics(&[LoadAny(Good::Fuel), FullStop])]),
    rim(206, 1, "Blown Out Buffer Panel", &[pay!(fuel(1), KeepFlying), repair!(6)]),
    rim(207, 1, "Fuel Coupling Failure", &[
        Way { label: Label::Breakdown, ..pay!(parts(1), KeepFlying) },
        way(&[Leak, KeepFlying]),
    ]),
    rim(208, 1, "Grav-Well Maneuver", &[
        needing(&[Need::Profession(Pilot), Need::Planet], &[Farther(3), KeepFlying]),
        KEEP,
    ]),
    rim(209, 1, "Local Tariff Patrol", &[
        way(&[test!(Negotiate.bribable(), [SeizeGoods(5), FullStop], 9 => [KeepFlying])]),
        pay!(fuel(1), Warrant, Evade),
    ]),
    rim(210, 1, "Locking Horns over Scraps", &[
        salvage(&[
            test!(Negotiate, [LoadGoods(1), FullStop], 6 => [LoadGoods(3), FullStop]),
        ]),
        salvage(&[test!(Fight, [FullStop], 10 => [LoadGoods(4), FullStop])]),
    ]),
    rim(211, 1, "Nav System on the Fritz", &[
        way(&[Drift(2), KeepFlying]),
        Way {
            needs: &[Need::Profession(Mechanic)],
            ..breakdown(&[test!(Tech, [FullStop], 7 => [KeepFlying])])
        },
    ]),
    rim(212, 1, "Objects in Space", &[needing(&[Need::Berth], &[TakeCrew, FullStop]), KEEP]),
    rim(213, 1, "Ravaged Transport", &[KEEP, mechanics(&[LoadGoods(2), FullStop])]),
    rim(214, 1, "Reaver Booby Trap", &[
        needing(
            &[Need::Profession(Pilot), Need::Has(fuel(1))],
            &[LeaveAlert, Lose(fuel(1)), KeepFlying],
        ),
        way(&[LeaveAlert, FullStop]),
    ]),
];
