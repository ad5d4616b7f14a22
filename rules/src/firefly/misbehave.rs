//! The misbehave cards of the base game (section 10).

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::dialect::*;
use super::effect::Effect::{self, *};
use super::effect::Whom::*;
use super::effect::{Good, Need, Way};
use super::name::{Name, named};
use super::sets::numbered;
use super::skill::Keyword::{self, *};
use super::skill::Profession::{self, *};
use super::skill::Skill;
use super::supply::KindId;

use Suit::*;

/// What passes a misbehave card at once when it is on the job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ace {
    /// A certain crew or gear.
    Kind(KindId),
    /// Anybody of the profession.
    Profession(Profession),
    /// Anything with the keyword.
    Keyword(Keyword),
    /// One of these, which are called the same.
    Kinds(&'static [KindId]),
    /// The trust of the contact.
    Solid(Contact),
}

/// The suit of a misbehave card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
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

impl Suit {
    /// All four.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
}

/// The colour of a suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Colour {
    /// Diamonds and hearts.
    Red,
    /// Clubs and spades.
    Black,
}

impl Suit {
    /// Its colour.
    pub const fn colour(self) -> Colour {
        match self {
            Suit::Diamonds | Suit::Hearts => Colour::Red,
            Suit::Clubs | Suit::Spades => Colour::Black,
        }
    }
}

/// A misbehave card; `count` alike lie in the deck.
#[derive(Clone, Copy, Debug)]
pub struct MisbehaveCard {
    /// The number of the card, for ever; the base game has 1 to 31.
    pub id: u8,
    /// The suit.
    pub suit: Suit,
    /// What it is called.
    pub name: Name,
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
    /// Whether it brings a new alert card: without those it is not played with.
    pub fn raises_alert(&self) -> bool {
        self.ways.iter().any(|way| way.effects.contains(&Effect::NewAlert))
    }

    /// Whether another card may be drawn in its place, or is for each of two teams.
    pub fn draws_on(&self) -> bool {
        let draws = |effect: &Effect| matches!(effect, Effect::Redraw(1) | Effect::Fork);
        self.ways.iter().any(|way| way.effects.iter().any(draws))
    }

    pub(super) const fn ace(self, ace: Ace) -> MisbehaveCard {
        MisbehaveCard { ace: Some(ace), ..self }
    }

    pub(super) const fn copies(self, count: u8) -> MisbehaveCard {
        MisbehaveCard { count, ..self }
    }

    pub(super) const fn reshuffles(self) -> MisbehaveCard {
        MisbehaveCard { reshuffle: true, ..self }
    }
}

pub(super) const fn card(
    id: u8,
    suit: Suit,
    name: &'static str,
    ways: &'static [Way],
) -> MisbehaveCard {
    MisbehaveCard { id, suit, name: named(name), count: 1, reshuffle: false, ace: None, ways }
}

/// Numbers 1 to 31; further sets take numbers that are free.
#[rustfmt::skip]
pub(super) static MISBEHAVE: [MisbehaveCard; 31] = [
    card(1, Clubs, "Everything Not Nailed Down", &[
        needing(&[Need::Keyword(Transport)], &[LoadUpTo(contraband(3)), Proceed]),
        way(&[LoadPerEmptyHanded(Good::Contraband), Proceed]),
    ]).copies(2),
    card(2, Clubs, "Alliance Operatives", &[
        needing(&[Need::Keyword(Transport)], &[Botched]),
        way(&[test!(Fight, [KillWhom(OnJob), Warrant], 6 => [Kill(2), Warrant], 10 => [Botched])]),
    ]).ace(Ace::Kind(KindId::RIVER_TAM)).reshuffles(),
    card(3, Clubs, "It Takes a Woman's Touch", &[
        way(&[test!(Negotiate.aided(FancyDuds, 3), [Botched], 7 => [Proceed])]),
        way(&[test!(Tech.aided(HackingRig, 3), [Botched], 7 => [Proceed])]),
    ]).ace(Ace::Profession(Companion)),
    card(4, Clubs, "Locals in Need", &[
        pay!(cargo(1), Calm(Moral), Proceed),
        way(&[test!(Fight, [Botched], 3 => [Disgruntle(Moral), Proceed])]),
    ]),
    card(5, Clubs, "An Interesting Day", &[
        way(&[test!(Negotiate.bribable(), [Leave(Of(Merc)), Botched], 12 => [Proceed])]),
        way(&[MercsTurn, Proceed]),
    ]),
    card(6, Clubs, "Vote of No Confidence", &[
        needing(&[Need::NoDisgruntled], &[Load(cargo(1)), Proceed]),
        way(&[ExtraCut, Proceed]),
    ]),
    card(7, Clubs, "Old Vendetta", &[
        way(&[test!(Fight.alone(), [KillWhom(TheOne), Botched], 6 => [Proceed])]),
        needing(&[Need::Keyword(Transport)], &[Disgruntle(OnJob), Proceed]),
    ]),
    card(8, Clubs, "Ambush", &[
        way(&[test!(Fight, [Kill(1), Warrant], 8 => [Botched])]),
        needing(&[Need::OnJob(5)], &[Proceed]),
    ]).ace(Ace::Keyword(SniperRifle)),
    card(9, Clubs, "Knife Fight", &[
        needing(&[Need::Keyword(Firearm)], &[Proceed]),
        way(&[test!(Fight.aided(Knife, 3), [Botched], 8 => [Proceed])]),
    ]).ace(Ace::Kind(KindId::CROW)),
    card(10, Clubs, "A Formal Affair", &[
        needing(&[Need::Keyword(FancyDuds)], &[Proceed]),
        way(&[test!(Negotiate, [Botched], 6 => [Proceed])]),
    ]).ace(Ace::Profession(Companion)),
    card(11, Diamonds, "A Rival Crew", &[
        way(&[test!(Fight, [Kill(1), Warrant], 9 => [Proceed])]),
        needing(&[Need::NoGoal], &[HalfPay, Proceed]),
    ]),
    card(12, Diamonds, "Keep a Low Profile", &[
        way(&[test!(Fight.kosherized(), [Kill(1), Botched], 6 => [Proceed])]),
        way(&[test!(Negotiate.bribable(), [Warrant], 9 => [Proceed])]),
    ]).copies(2).ace(Ace::Keyword(SniperRifle)),
    card(13, Diamonds, "Gun Play", &[
        way(&[test!(Fight, [Kill(1), Botched], 7 => [Proceed])]),
        way(&[Disgruntle(OnJob), Botched]),
    ]).copies(2),
    card(14, Diamonds, "A Bit of Local Color", &[
        way(&[test!(Fight.kosherized(), [Disgruntle(OnJob), Botched], 6 => [Proceed])]),
        way(&[test!(Negotiate, [Botched], 6 => [Proceed])]),
    ]).copies(2).ace(Ace::Kind(KindId::WASH)),
    card(15, Diamonds, "Old-Fashioned Shoot-Out", &[
        way(&[test!(Fight, [Kill(1), Botched], 8 => [Proceed])]),
        needing(&[Need::Keyword(Transport)], &[Proceed]),
    ]),
    card(16, Diamonds, "Time for Some Thrillin' Heroics", &[
        way(&[test!(Fight, [Kill(1), Warrant], 7 => [Calm(Moral), Proceed])]),
        way(&[Disgruntle(Moral), Proceed]),
    ]),
    card(17, Spades, "Kill the Alarm", &[
        way(&[test!(Tech, [Botched], 5 => [Proceed])]),
        way(&[test!(Fight, [Warrant], 7 => [Proceed])]),
    ]).copies(2).ace(Ace::Keyword(HackingRig)),
    card(18, Spades, "Tight Security", &[
        way(&[test!(Tech, [Botched], 7 => [Proceed])]),
        way(&[test!(Fight, [Kill(1), Warrant], 9 => [Proceed])]),
    ]).copies(2).ace(Ace::Keyword(HackingRig)),
    card(19, Spades, "We Need a Distraction", &[
        needing(&[Need::Keyword(Explosives)], &[Proceed]),
        way(&[test!(Tech, [Warrant], 7 => [Proceed])]),
    ]).ace(Ace::Profession(Companion)),
    card(20, Spades, "A Little Job on the Side", &[
        way(&[test!(Tech, [Botched], 7 => [Gain(1500), Botched])]),
        way(&[Proceed]),
    ]),
    card(21, Spades, "It Was the Best Day Ever", &[
        needing(&[Need::Keyword(FancyDuds)], &[Proceed]),
        way(&[test!(Negotiate, [Botched], 6 => [Proceed])]),
        needing(&[Need::Profession(Medic)], &[Proceed]),
        way(&[test!(Tech, [Botched], 6 => [Proceed])]),
    ]).ace(Ace::Kind(KindId::SIMON_TAM)),
    card(22, Spades, "Reaver Raid", &[
        needing(&[Need::Keyword(Transport)], &[Kill(1), Botched]),
        way(&[test!(Tech, [KillWhom(OnJob), Botched], 5 => [Gain(1000), Botched])]),
    ]).ace(Ace::Kind(KindId::RIVER_TAM)),
    card(23, Spades, "An Unexpected Opportunity", &[
        way(&[test!(Negotiate,
            [Botched], 7 => [Trade(&[offer_up_to(3, Good::Contraband, 100)]), Botched])]),
        way(&[Proceed]),
    ]),
    card(24, Spades, "State-of-the-Art Security", &[
        way(&[test!(Tech.aided(HackingRig, 3), [Warrant], 9 => [Proceed])]),
        needing(&[Need::Keyword(Explosives)], &[Botched]),
    ]).ace(Ace::Kind(KindId::ALLIANCE_IDENT_CARD)),
    card(25, Hearts, "Alliance Patrol", &[
        way(&[test!(Negotiate.less_warrants(), [Warrant], 8 => [Proceed])]),
        needing(&[Need::Keyword(Transport)], &[Botched]),
    ]).copies(3).ace(Ace::Keyword(FakeId)),
    card(26, Hearts, "The Local Law", &[
        way(&[test!(Negotiate.bribable(), [Botched], 11 => [Proceed])]),
        way(&[test!(Fight, [Kill(1), Warrant], 8 => [Proceed])]),
    ]).copies(2),
    card(27, Hearts, "Kidnapped by Hill Folk", &[
        way(&[test!(Negotiate, [Kill(1), Botched], 8 => [Proceed])]),
        needing(&[Need::Firearm(2)], &[Proceed]),
    ]).ace(Ace::Profession(HillFolk)),
    card(28, Hearts, "Denied Docking Rights", &[
        way(&[test!(Negotiate.bribable(), [Botched], 9 => [Proceed])]),
        way(&[test!(Tech, [Warrant], 6 => [Proceed])]),
    ]).ace(Ace::Keyword(FakeId)),
    card(29, Hearts, "The Sheriff's Justice", &[
        way(&[test!(Negotiate, [Warrant], 8 => [Botched])]),
        way(&[test!(Fight,
            [KillWhom(OnJob), Warrant], 5 => [Kill(2), Warrant], 9 => [Kill(1), Proceed])]),
    ]).ace(Ace::Profession(Companion)),
    card(30, Hearts, "Crappy Town Where I'm a Hero", &[
        way(&[test!(Negotiate, [Disgruntle(OnJob), Botched], 6 => [Proceed])]),
        way(&[test!(Tech, [Warrant], 6 => [Proceed])]),
    ]).ace(Ace::Kind(KindId::JAYNES_CUNNING_HAT)),
    card(31, Hearts, "Backwater Deputies", &[
        way(&[test!(Negotiate.bribable(), [Botched], 9 => [Proceed])]),
        way(&[test!(Fight, [Kill(1), Warrant], 7 => [Proceed])]),
    ]),
];

static BY_NUMBER: &[&MisbehaveCard] = numbered!(misbehave: MisbehaveCard);

/// The misbehave card of this number.
pub fn misbehave_card(id: u8) -> &'static MisbehaveCard {
    BY_NUMBER.get(usize::from(id)).copied().unwrap_or(BY_NUMBER[0])
}

/// The misbehave cards of all sets in the order of their numbers.
pub fn misbehave_cards() -> impl Iterator<Item = &'static MisbehaveCard> {
    (0..).zip(BY_NUMBER).filter(|(number, card)| card.id == *number).map(|(_, card)| *card)
}
