//! The misbehave cards of the base game (section 10).

#![deny(clippy::wildcard_enum_match_arm)]

use super::effect::{Band, Effect, Good, Label, Lot, Need, Offer, Test, Tester, Way, Whom};
use super::skill::{Keyword, Profession, Skill};
use super::supply::KindId;

use Effect::{Botched, Disgruntle, Gain, Kill, Proceed, Warrant};

/// What passes a misbehave card at once when it is on the job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ace {
    /// A certain crew or gear.
    Kind(KindId),
    /// Anybody of the profession.
    Profession(Profession),
    /// Anything with the keyword.
    Keyword(Keyword),
}

/// The suit of a misbehave card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suit {
    /// Black.
    Clubs,
    /// Red.
    Diamonds,
    /// Red.
    Hearts,
    /// Black.
    Spades,
}

/// A misbehave card; `count` alike lie in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MisbehaveCard {
    /// The number of the card, for ever; the base game has 1 to 31.
    pub id: u8,
    /// The suit.
    pub suit: Suit,
    /// What it is called.
    pub name: &'static str,
    /// How many there are.
    pub count: u8,
    /// Whether the deck is shuffled with its discards once it is resolved.
    pub reshuffle: bool,
    /// The ace in the hole.
    pub ace: Option<Ace>,
    /// The ways out.
    pub ways: &'static [Way],
}

impl MisbehaveCard {
    const fn ace(self, ace: Ace) -> MisbehaveCard {
        MisbehaveCard { ace: Some(ace), ..self }
    }

    const fn twice(self) -> MisbehaveCard {
        MisbehaveCard { count: 2, ..self }
    }
}

const fn card(id: u8, suit: Suit, name: &'static str, ways: &'static [Way]) -> MisbehaveCard {
    MisbehaveCard { id, suit, name, count: 1, reshuffle: false, ace: None, ways }
}

const fn way(effects: &'static [Effect]) -> Way {
    Way { label: Label::Plain, needs: &[], effects }
}

const fn needing(needs: &'static [Need], effects: &'static [Effect]) -> Way {
    Way { label: Label::Plain, needs, effects }
}

const fn lot(good: Good, count: u8) -> Lot {
    Lot { good, count }
}

const fn roll(skill: Skill, bands: &'static [Band]) -> Test {
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

/// A way that is a test: skill, least total, what a failure does, what success does, then
/// whatever of the test is out of the ordinary.
macro_rules! test {
    ($skill:ident $from:literal, [$($fail:expr),*], [$($win:expr),*] $(, $field:ident: $value:expr)*) => {
        way(&[Effect::Test(&Test {
            $($field: $value,)*
            ..roll(Skill::$skill, &[band(0, &[$($fail),*]), band($from, &[$($win),*])])
        })])
    };
}

/// A way that a keyword opens.
macro_rules! keyword {
    ($word:ident, $($effect:expr),+) => {
        needing(&[Need::Keyword(Keyword::$word)], &[$($effect),+])
    };
}

/// Numbers 1 to 31; further sets take numbers that are free.
pub static MISBEHAVE: [MisbehaveCard; 31] = [
    card(
        1,
        Suit::Clubs,
        "Everything Not Nailed Down",
        &[
            keyword!(Transport, Effect::LoadUpTo(lot(Good::Contraband, 3)), Proceed),
            way(&[Effect::LoadPerEmptyHanded(Good::Contraband), Proceed]),
        ],
    )
    .twice(),
    MisbehaveCard {
        reshuffle: true,
        ..card(
            2,
            Suit::Clubs,
            "Alliance Operatives",
            &[
                keyword!(Transport, Botched),
                way(&[Effect::Test(&roll(
                    Skill::Fight,
                    &[
                        band(0, &[Effect::KillWhom(Whom::OnJob), Warrant]),
                        band(6, &[Kill(2), Warrant]),
                        band(10, &[Botched]),
                    ],
                ))]),
            ],
        )
        .ace(Ace::Kind(KindId::RIVER_TAM))
    },
    card(
        3,
        Suit::Clubs,
        "It Takes a Woman's Touch",
        &[
            test!(Negotiate 7, [Botched], [Proceed], aid: Some((Keyword::FancyDuds, 3))),
            test!(Tech 7, [Botched], [Proceed], aid: Some((Keyword::HackingRig, 3))),
        ],
    )
    .ace(Ace::Profession(Profession::Companion)),
    card(
        4,
        Suit::Clubs,
        "Locals in Need",
        &[
            needing(
                &[Need::Has(lot(Good::Cargo, 1))],
                &[Effect::Lose(lot(Good::Cargo, 1)), Effect::Calm(Whom::Moral), Proceed],
            ),
            test!(Fight 3, [Botched], [Disgruntle(Whom::Moral), Proceed]),
        ],
    ),
    card(
        5,
        Suit::Clubs,
        "An Interesting Day",
        &[
            test!(
                Negotiate 12,
                [Effect::Leave(Whom::Of(Profession::Merc)), Botched],
                [Proceed],
                bribes: true
            ),
            way(&[Effect::MercsTurn, Proceed]),
        ],
    ),
    card(
        6,
        Suit::Clubs,
        "Vote of No Confidence",
        &[
            needing(&[Need::NoDisgruntled], &[Effect::Load(lot(Good::Cargo, 1)), Proceed]),
            way(&[Effect::ExtraCut, Proceed]),
        ],
    ),
    card(
        7,
        Suit::Clubs,
        "Old Vendetta",
        &[
            test!(
                Fight 6,
                [Effect::KillWhom(Whom::TheOne), Botched],
                [Proceed],
                tester: Tester::Alone
            ),
            keyword!(Transport, Disgruntle(Whom::OnJob), Proceed),
        ],
    ),
    card(
        8,
        Suit::Clubs,
        "Ambush",
        &[test!(Fight 8, [Kill(1), Warrant], [Botched]), needing(&[Need::OnJob(5)], &[Proceed])],
    )
    .ace(Ace::Keyword(Keyword::SniperRifle)),
    card(
        9,
        Suit::Clubs,
        "Knife Fight",
        &[
            keyword!(Firearm, Proceed),
            test!(Fight 8, [Botched], [Proceed], aid: Some((Keyword::Knife, 3))),
        ],
    )
    .ace(Ace::Kind(KindId::CROW)),
    card(
        10,
        Suit::Clubs,
        "A Formal Affair",
        &[keyword!(FancyDuds, Proceed), test!(Negotiate 6, [Botched], [Proceed])],
    )
    .ace(Ace::Profession(Profession::Companion)),
    card(
        11,
        Suit::Diamonds,
        "A Rival Crew",
        &[
            test!(Fight 9, [Kill(1), Warrant], [Proceed]),
            needing(&[Need::NoGoal], &[Effect::HalfPay, Proceed]),
        ],
    ),
    card(
        12,
        Suit::Diamonds,
        "Keep a Low Profile",
        &[
            test!(Fight 6, [Kill(1), Botched], [Proceed], kosherized: true),
            test!(Negotiate 9, [Warrant], [Proceed], bribes: true),
        ],
    )
    .twice()
    .ace(Ace::Keyword(Keyword::SniperRifle)),
    card(
        13,
        Suit::Diamonds,
        "Gun Play",
        &[test!(Fight 7, [Kill(1), Botched], [Proceed]), way(&[Disgruntle(Whom::OnJob), Botched])],
    )
    .twice(),
    card(
        14,
        Suit::Diamonds,
        "A Bit of Local Color",
        &[
            test!(Fight 6, [Disgruntle(Whom::OnJob), Botched], [Proceed], kosherized: true),
            test!(Negotiate 6, [Botched], [Proceed]),
        ],
    )
    .twice()
    .ace(Ace::Kind(KindId::WASH)),
    card(
        15,
        Suit::Diamonds,
        "Old-Fashioned Shoot-Out",
        &[test!(Fight 8, [Kill(1), Botched], [Proceed]), keyword!(Transport, Proceed)],
    ),
    card(
        16,
        Suit::Diamonds,
        "Time for Some Thrillin' Heroics",
        &[
            test!(Fight 7, [Kill(1), Warrant], [Effect::Calm(Whom::Moral), Proceed]),
            way(&[Disgruntle(Whom::Moral), Proceed]),
        ],
    ),
    card(
        17,
        Suit::Spades,
        "Kill the Alarm",
        &[test!(Tech 5, [Botched], [Proceed]), test!(Fight 7, [Warrant], [Proceed])],
    )
    .twice()
    .ace(Ace::Keyword(Keyword::HackingRig)),
    card(
        18,
        Suit::Spades,
        "Tight Security",
        &[test!(Tech 7, [Botched], [Proceed]), test!(Fight 9, [Kill(1), Warrant], [Proceed])],
    )
    .twice()
    .ace(Ace::Keyword(Keyword::HackingRig)),
    card(
        19,
        Suit::Spades,
        "We Need a Distraction",
        &[keyword!(Explosives, Proceed), test!(Tech 7, [Warrant], [Proceed])],
    )
    .ace(Ace::Profession(Profession::Companion)),
    card(
        20,
        Suit::Spades,
        "A Little Job on the Side",
        &[test!(Tech 7, [Botched], [Gain(1500), Botched]), way(&[Proceed])],
    ),
    card(
        21,
        Suit::Spades,
        "It Was the Best Day Ever",
        &[
            keyword!(FancyDuds, Proceed),
            test!(Negotiate 6, [Botched], [Proceed]),
            needing(&[Need::Profession(Profession::Medic)], &[Proceed]),
            test!(Tech 6, [Botched], [Proceed]),
        ],
    )
    .ace(Ace::Kind(KindId::SIMON_TAM)),
    card(
        22,
        Suit::Spades,
        "Reaver Raid",
        &[
            keyword!(Transport, Kill(1), Botched),
            test!(Tech 5, [Effect::KillWhom(Whom::OnJob), Botched], [Gain(1000), Botched]),
        ],
    )
    .ace(Ace::Kind(KindId::RIVER_TAM)),
    card(
        23,
        Suit::Spades,
        "An Unexpected Opportunity",
        &[
            test!(
                Negotiate 7,
                [Botched],
                [
                    Effect::Trade(&[Offer { good: Good::Contraband, price: 100, most: Some(3) }]),
                    Botched
                ]
            ),
            way(&[Proceed]),
        ],
    ),
    card(
        24,
        Suit::Spades,
        "State-of-the-Art Security",
        &[
            test!(Tech 9, [Warrant], [Proceed], aid: Some((Keyword::HackingRig, 3))),
            keyword!(Explosives, Botched),
        ],
    )
    .ace(Ace::Kind(KindId::ALLIANCE_IDENT_CARD)),
    MisbehaveCard {
        count: 3,
        ..card(
            25,
            Suit::Hearts,
            "Alliance Patrol",
            &[
                test!(Negotiate 8, [Warrant], [Proceed], less_warrants: true),
                keyword!(Transport, Botched),
            ],
        )
        .ace(Ace::Keyword(Keyword::FakeId))
    },
    card(
        26,
        Suit::Hearts,
        "The Local Law",
        &[
            test!(Negotiate 11, [Botched], [Proceed], bribes: true),
            test!(Fight 8, [Kill(1), Warrant], [Proceed]),
        ],
    )
    .twice(),
    card(
        27,
        Suit::Hearts,
        "Kidnapped by Hill Folk",
        &[
            test!(Negotiate 8, [Kill(1), Botched], [Proceed]),
            needing(&[Need::Firearm(2)], &[Proceed]),
        ],
    )
    .ace(Ace::Profession(Profession::HillFolk)),
    card(
        28,
        Suit::Hearts,
        "Denied Docking Rights",
        &[
            test!(Negotiate 9, [Botched], [Proceed], bribes: true),
            test!(Tech 6, [Warrant], [Proceed]),
        ],
    )
    .ace(Ace::Keyword(Keyword::FakeId)),
    card(
        29,
        Suit::Hearts,
        "The Sheriff's Justice",
        &[
            test!(Negotiate 8, [Warrant], [Botched]),
            way(&[Effect::Test(&roll(
                Skill::Fight,
                &[
                    band(0, &[Effect::KillWhom(Whom::OnJob), Warrant]),
                    band(5, &[Kill(2), Warrant]),
                    band(9, &[Kill(1), Proceed]),
                ],
            ))]),
        ],
    )
    .ace(Ace::Profession(Profession::Companion)),
    card(
        30,
        Suit::Hearts,
        "Crappy Town Where I'm a Hero",
        &[
            test!(Negotiate 6, [Disgruntle(Whom::OnJob), Botched], [Proceed]),
            test!(Tech 6, [Warrant], [Proceed]),
        ],
    )
    .ace(Ace::Kind(KindId::JAYNES_CUNNING_HAT)),
    card(
        31,
        Suit::Hearts,
        "Backwater Deputies",
        &[
            test!(Negotiate 9, [Botched], [Proceed], bribes: true),
            test!(Fight 7, [Kill(1), Warrant], [Proceed]),
        ],
    ),
];
