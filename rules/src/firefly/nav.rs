//! The nav cards of the base game (section 6).

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::effect::{Band, Effect, Good, Label, Lot, Need, Offer, Test, Tester, Way};
use super::sector::Region;
use super::skill::{Profession, Skill};

use Effect::{Evade, FullStop, Gain, KeepFlying, Kill, Load, Lose};

/// A nav card; `count` alike lie in the deck of its region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NavCard {
    /// The number of the card, for ever: Alliance from 1, Border from 101.
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

const fn way(effects: &'static [Effect]) -> Way {
    Way { label: Label::Plain, needs: &[], effects }
}

const fn needing(needs: &'static [Need], effects: &'static [Effect]) -> Way {
    Way { label: Label::Plain, needs, effects }
}

const fn salvage(effects: &'static [Effect]) -> Way {
    Way { label: Label::Salvage, needs: &[], effects }
}

const fn breakdown(effects: &'static [Effect]) -> Way {
    Way { label: Label::Breakdown, needs: &[], effects }
}

const fn lot(good: Good, count: u8) -> Lot {
    Lot { good, count }
}

const fn test(skill: Skill, bands: &'static [Band]) -> Test {
    Test {
        skill,
        kosherized: false,
        bribes: false,
        aid: None,
        less_warrants: false,
        tester: Tester::Together,
        bands,
    }
}

const fn band(from: u8, effects: &'static [Effect]) -> Band {
    Band { from, effects }
}

const fn card(id: u8, name: &'static str, count: u8, ways: &'static [Way]) -> NavCard {
    let region = if id < 101 { Region::Alliance } else { Region::Border };
    NavCard { id, region, name, count, reshuffle: false, ways }
}

const fn offer(good: Good, price: u16, most: Option<u8>) -> Offer {
    Offer { good, price, most }
}

const KEEP: Way = way(&[KeepFlying]);

/// Pays goods to fly on.
macro_rules! pay {
    ($good:ident, $count:literal, $($then:expr),+) => {
        needing(
            &[Need::Has(lot(Good::$good, $count))],
            &[Lose(lot(Good::$good, $count)), $($then),+],
        )
    };
}

/// A breakdown that Tech repairs.
macro_rules! repair {
    ($from:literal) => {
        breakdown(&[Effect::Test(&test(
            Skill::Tech,
            &[band(0, &[FullStop]), band($from, &[KeepFlying])],
        ))])
    };
}

/// Robs a trader of three contraband.
macro_rules! rob {
    ($from:literal) => {
        way(&[
            Effect::Disgruntle(super::effect::Whom::Moral),
            Effect::Test(&test(
                Skill::Fight,
                &[
                    band(0, &[Kill(1), FullStop]),
                    band($from, &[Load(lot(Good::Contraband, 3)), FullStop]),
                ],
            )),
        ])
    };
}

/// Alliance 1 to 12, Border 101 to 115; further sets take numbers that are free.
pub static NAV: [NavCard; 27] = [
    card(1, "The Big Black", 25, &[KEEP]),
    NavCard {
        reshuffle: true,
        ..card(2, "Alliance Cruiser", 1, &[way(&[Effect::CruiserHere, FullStop])])
    },
    card(
        3,
        "Customs Inspection",
        2,
        &[
            way(&[Effect::If {
                need: Need::Solid(Contact::Harken),
                then: &[KeepFlying],
                otherwise: &[Effect::SeizeHold, FullStop],
            }]),
            pay!(Fuel, 1, Effect::Warrant, Evade),
        ],
    ),
    card(4, "Cruiser Patrol", 4, &[way(&[Effect::CruiserByRight, KeepFlying])]),
    card(
        5,
        "Alliance Entanglements",
        1,
        &[
            way(&[Effect::CruiserAnywhere, KeepFlying]),
            needing(
                &[Need::Solid(Contact::Harken), Need::OutlawSomewhere],
                &[Effect::CruiserToOutlaw, Gain(500), KeepFlying],
            ),
        ],
    ),
    card(6, "Abandoned Ship", 1, &[salvage(&[Load(lot(Good::Contraband, 2)), FullStop]), KEEP]),
    card(
        7,
        "Distress Signal",
        1,
        &[
            pay!(Fuel, 1, Effect::Calm(super::effect::Whom::Moral), Gain(200), FullStop),
            way(&[Effect::Disgruntle(super::effect::Whom::Moral), KeepFlying]),
        ],
    ),
    card(
        8,
        "Family Dinner",
        1,
        &[pay!(Cargo, 1, Effect::Calm(super::effect::Whom::All), KeepFlying), KEEP],
    ),
    card(
        9,
        "Freighter Convoy",
        1,
        &[
            way(&[
                Effect::Trade(&[
                    offer(Good::Fuel, 200, None),
                    offer(Good::Part, 300, None),
                    offer(Good::Cargo, 300, Some(3)),
                ]),
                KeepFlying,
            ]),
            rob!(8),
        ],
    ),
    card(10, "If'n the Coil Busts", 1, &[repair!(8), pay!(Part, 2, KeepFlying)]),
    card(11, "Minor Technical Difficulty", 1, &[repair!(5), pay!(Part, 1, KeepFlying)]),
    card(12, "Engine Room Trouble", 1, &[repair!(7), pay!(Part, 1, KeepFlying)]),
    card(101, "The Big Black", 18, &[KEEP]),
    NavCard {
        reshuffle: true,
        ..card(
            102,
            "Reaver Cutter",
            1,
            &[
                way(&[
                    Effect::CutterHere,
                    Effect::LosePeople,
                    Effect::Test(&test(Skill::Fight, &[band(0, &[Kill(2)]), band(8, &[Kill(1)])])),
                    Evade,
                ]),
                needing(
                    &[
                        Need::Profession(Profession::Pilot),
                        Need::Profession(Profession::Mechanic),
                        Need::Has(lot(Good::Fuel, 1)),
                    ],
                    &[Effect::CutterHere, Lose(lot(Good::Fuel, 1)), Evade],
                ),
            ],
        )
    },
    card(103, "Reavers on the Hunt", 8, &[way(&[Effect::CutterByRight, KeepFlying])]),
    card(
        104,
        "Reaver Bait",
        1,
        &[way(&[Effect::CutterAnywhere, KeepFlying]), way(&[Effect::CutterHere, Evade])],
    ),
    card(
        105,
        "A Rogue Trader",
        1,
        &[
            way(&[
                Effect::Trade(&[
                    offer(Good::Fuel, 200, None),
                    offer(Good::Part, 300, None),
                    offer(Good::Contraband, 400, Some(3)),
                ]),
                KeepFlying,
            ]),
            rob!(6),
        ],
    ),
    card(106, "Derelict Ship", 2, &[salvage(&[Load(lot(Good::Cargo, 2)), FullStop]), KEEP]),
    card(
        107,
        "Family Dinner",
        1,
        &[pay!(Cargo, 1, Effect::Calm(super::effect::Whom::All), KeepFlying), KEEP],
    ),
    card(
        108,
        "Ghost Ship",
        1,
        &[
            KEEP,
            salvage(&[Effect::Test(&test(
                Skill::Fight,
                &[band(0, &[Kill(2), FullStop]), band(7, &[Gain(1000), FullStop])],
            ))]),
        ],
    ),
    card(
        109,
        "Nav Hazard: Asteroid",
        1,
        &[
            needing(&[Need::Profession(Profession::Pilot)], &[KeepFlying]),
            pay!(Fuel, 1, KeepFlying),
            way(&[FullStop]),
        ],
    ),
    card(
        110,
        "Nav Hazard: Debris Field",
        1,
        &[
            needing(&[Need::Profession(Profession::Pilot)], &[KeepFlying]),
            pay!(Fuel, 1, KeepFlying),
            salvage(&[Effect::Test(&test(
                Skill::Tech,
                &[
                    band(0, &[FullStop]),
                    band(4, &[Load(lot(Good::Cargo, 1)), FullStop]),
                    band(6, &[Load(lot(Good::Cargo, 2)), FullStop]),
                ],
            ))]),
        ],
    ),
    card(
        111,
        "Punctured Fuel Lines",
        1,
        &[
            breakdown(&[Effect::Test(&test(
                Skill::Tech,
                &[band(0, &[Lose(lot(Good::Fuel, 2)), FullStop]), band(5, &[KeepFlying])],
            ))]),
            pay!(Part, 1, KeepFlying),
        ],
    ),
    card(112, "Ruttin' Drive Core", 1, &[repair!(8), pay!(Part, 2, KeepFlying)]),
    card(
        113,
        "Scrapper Ambush",
        1,
        &[
            way(&[Effect::Test(&test(
                Skill::Tech,
                &[band(0, &[Effect::LoseUpgrade, FullStop]), band(5, &[KeepFlying])],
            ))]),
            salvage(&[Effect::Test(&test(
                Skill::Fight,
                &[
                    band(0, &[Kill(1), FullStop]),
                    band(9, &[Gain(500), Load(lot(Good::Part, 2)), FullStop]),
                ],
            ))]),
        ],
    ),
    card(
        114,
        "Ship Graveyard",
        1,
        &[
            salvage(&[Effect::Test(&test(
                Skill::Tech,
                &[
                    band(0, &[Load(lot(Good::Part, 2)), FullStop]),
                    band(8, &[Effect::TakeUpgrade, FullStop]),
                ],
            ))]),
            KEEP,
        ],
    ),
    card(115, "What's That Noise?", 1, &[repair!(6), pay!(Part, 1, KeepFlying)]),
];

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
        | Effect::CruiserHere
        | Effect::CruiserByRight
        | Effect::CruiserAnywhere
        | Effect::CruiserToOutlaw
        | Effect::CruiserTo(_)
        | Effect::CutterHere
        | Effect::CutterByRight
        | Effect::CutterAnywhere => false,
    }
}
