//! *Crime & Punishment*: forty more misbehave cards, and alert cards that the Alliance posts
//! (section 17).

use super::{Manifest, Set};
use crate::firefly::contact::Contact::{self, *};
use crate::firefly::dialect::*;
use crate::firefly::effect::Effect::{self, *};
use crate::firefly::effect::Whom::*;
use crate::firefly::effect::{Good, Need};
use crate::firefly::misbehave::Suit::*;
use crate::firefly::misbehave::{Ace, MisbehaveCard, card};
use crate::firefly::sector::Region;
use crate::firefly::skill::Keyword::*;
use crate::firefly::skill::Profession::*;
use crate::firefly::skill::Skill;
use crate::firefly::story::{self, Demand, End, Story, Twist::*, anywhere, story};
use crate::firefly::supply::{KindId, Market};

pub(super) static SET: Set =
    Set { id: 5, name: "crime-punishment", version: 0, stories: &STORIES, offered: true };

pub(super) static MANIFEST: Manifest = Manifest { misbehave: &MISBEHAVE, ..Manifest::of(&SET) };

/// In *Wanted Men* the money is at hand as one's own turn ends; the longer game of its card, to $30,000,
/// is left out. In *Smuggler's Blues* the contraband always lies in Alliance Space, with both boards of
/// the Rim too, whose card leaves the choice; everybody aboard may go for it, as for a goal.
static STORIES: [Story; 2] = [
    story(17, "Wanted Men", &[anywhere(&[Demand::Cash(20_000)])]).twists(&[
        Hunted,
        Alerted,
        Outside,
        JobsFrom(&[Patience, Badger, Niska, MrUniverse, FantyMingo]),
        WarrantMoney(1000),
        LegalUpset,
        TakesDearest,
        AtDusk,
    ]),
    story(21, "Smuggler's Blues", &[])
        .twists(&[
            JobsFrom(&[]),
            Alerted,
            StartsAt(51),
            Caches(Region::Alliance, 3),
            Purses(&story::Purses {
                dollars: 2000,
                sold: 3,
                under: &[AmnonDuul, Patience, Badger, Niska],
            }),
        ])
        .ends(End::Purses),
];

const fn solid(contact: Contact) -> Ace {
    Ace::Solid(contact)
}

/// Numbers 32 to 67. What must be passed in two parts is one test whose better band leads to the other.
#[rustfmt::skip]
static MISBEHAVE: [MisbehaveCard; 36] = [
    card(32, Clubs, "Larcenous Opportunity", &[
        needing(&[Need::Keyword(Firearm)], &[Disgruntle(Moral), LoadGoods(4), Botched]),
        way(&[Redraw(1)]),
    ]),
    card(33, Clubs, "Fork in the Road", &[way(&[Fork])]).copies(2),
    card(34, Clubs, "Black Market Express", &[
        way(&[Fence { market: Market::Silverhold, words: &[Firearm, Explosives] }, Botched]),
        way(&[Redraw(1)]),
    ]),
    card(35, Clubs, "Manure's Hit the Turbine", &[
        needing(&[Need::AnySolid], &[LoseSolid, Proceed]),
        way(&[Botched]),
        way(&[Disgruntle(Crew), Proceed]),
    ]).ace(solid(Patience)),
    card(36, Clubs, "Set Off the Alarm", &[
        way(&[LoseSolid, Disgruntle(Content), Botched]),
        way(&[Search]),
    ]).ace(Ace::Keyword(HackingRig)),
    card(37, Clubs, "Grumpy Malcontent", &[
        way(&[Disgruntle(Content), Proceed]),
        way(&[Sulk, Proceed]),
    ]).ace(Ace::Kind(KindId::JAYNES_CUNNING_HAT)),
    card(38, Clubs, "Stop and Frisk", &[
        way(&[test!(Negotiate.bribable(),
            [Seize { words: &[Firearm], upsets: false }, Botched], 12 => [Proceed])]),
        way(&[If {
            need: Need::Carries(Firearm),
            then: &[Seize { words: &[Firearm], upsets: false }, Disgruntle(Wanted)],
            otherwise: &[],
        }, Proceed]),
    ]).ace(Ace::Keyword(FakeId)),
    card(39, Clubs, "Bootleggin' Outfit", &[
        needing(&[Need::Cash(400)], &[Pay(400), Load(contraband(1)), Calm(All), Botched]),
        way(&[Disgruntle(Fighters), Proceed]),
    ]).ace(Ace::Kind(KindId::BEST_IN_THE_HOUSE)),
    card(40, Diamonds, "Gambling Den", &[
        needing(&[Need::Cash(1000)], &[Pay(1000), Doubles(2000), Proceed]),
        way(&[test!(Fight.kosherized(), [Brand(OnJob), Botched], 8 => [Gain(1000), Proceed])]),
    ]).ace(solid(Badger)),
    card(41, Diamonds, "Double Dealing", &[
        needing(&[Need::AnySolid], &[Gain(1000), Disgruntle(Moral), LoseSolid, Proceed]),
        way(&[test!(Fight, [Botched], 9 => [Proceed])]),
    ]).ace(solid(FantyMingo)),
    card(42, Diamonds, "Hired Local Goons", &[
        way(&[test!(Negotiate, [Botched], 8 => [Proceed])]),
        way(&[test!(Fight, [Kill(1), Warrant], 9 => [Brand(OnJob), Proceed])]),
    ]).ace(Ace::Profession(Companion)),
    card(43, Diamonds, "Purple Bellies", &[
        way(&[test!(Fight,
            [Kill(3), Proceed], 7 => [Kill(2), Proceed], 14 => [Kill(1), Proceed])]),
        way(&[Redraw(1)]),
    ]).ace(Ace::Kind(KindId::SHEPHERD_BOOK)),
    card(44, Diamonds, "Pushy Salesman", &[
        way(&[Trade(&[offer_up_to(3, Good::Cargo, 100)]), Botched]),
        way(&[Brand(OnJob), test!(Fight, [Warrant], 6 => [Load(parts(2)), Proceed])]),
    ]).ace(Ace::Kind(KindId::MERCHANT)),
    card(45, Diamonds, "All-Out Brawl", &[
        way(&[test!(Fight.kosherized(), [Botched], 9 => [Proceed])]),
        way(&[test!(Fight, [Kill(2), Warrant], 9 => [Disgruntle(Moral), Proceed])]),
    ]).copies(2),
    card(46, Diamonds, "Security Scare", &[
        way(&[Seize { words: &[SniperRifle, Explosives], upsets: true }, Proceed]),
        way(&[test!(Fight, [Kill(1), Warrant], 9 => [Brand(OnJob), Proceed])]),
    ]).ace(solid(MagistrateHiggins)),
    card(47, Diamonds, "Check Point", &[
        way(&[Disgruntle(Wanted), SendBack(Wanted), Proceed]),
        way(&[Search]),
    ]).copies(2).ace(solid(Harken)),
    card(48, Diamonds, "Packed Market", &[
        way(&[test!(Fight.kosherized(), [Botched], 8 => [Brand(OnJob), Proceed])]),
        needing(&[Need::Keyword(Firearm)],
            &[Brand(Carrying(Firearm)), Disgruntle(Moral), Proceed]),
    ]).ace(Ace::Keyword(Transport)),
    card(49, Hearts, "Dangerous Gossip", &[
        needing(&[Need::AnySolid],
            &[test!(Negotiate, [LoseSolid, Botched], 7 => [Proceed])]),
        way(&[DropHand, Botched]),
    ]).ace(solid(Niska)),
    card(50, Hearts, "We Got a Plan?", &[
        way(&[AnyTest(&[
            &roll(Skill::Negotiate, &[band(0, &[Warrant]), band(5, &[Botched]), band(8, &[Proceed])]),
            &roll(Skill::Tech, &[band(0, &[Warrant]), band(5, &[Botched]), band(8, &[Proceed])]),
            &roll(Skill::Fight, &[band(0, &[Warrant]), band(5, &[Botched]), band(8, &[Proceed])]),
        ])]),
        way(&[ThirdAction, Botched]),
    ]).ace(Ace::Kind(KindId::HEIST_INTEL)),
    card(51, Hearts, "Magisterial", &[
        way(&[test!(Negotiate, [Brand(OnJob), Botched], 12 => [Proceed])]),
        way(&[Redraw(1)]),
    ]).ace(Ace::Profession(Companion)),
    card(52, Hearts, "Right on Our Tails", &[
        way(&[Rearguard(
            &roll(Skill::Fight, &[band(0, &[KillWhom(OnJob)]), band(12, &[SendBack(OnJob)])]),
        )]),
    ]),
    card(53, Hearts, "Central Data Access", &[
        way(&[test!(Negotiate.bribable(), [Botched],
            9 => [test!(Tech.aided(HackingRig, 2), [Warrant], 7 => [Proceed])])]),
    ]),
    card(54, Hearts, "Unification Day", &[
        way(&[test!(Fight.kosherized(), [Brand(OnJob), Botched],
            7 => [test!(Negotiate.bribable(), [Botched], 8 => [Proceed])])]),
    ]).ace(Ace::Kinds(&KindId::BARKEEPS)),
    card(55, Hearts, "Secure Perimeter", &[
        way(&[test!(Tech,
            [test!(Fight.kosherized(), [Kill(1), Botched], 10 => [LoadGoods(2), Proceed])],
            7 => [test!(Fight, [Kill(1), Botched], 10 => [LoadGoods(2), Proceed])])]),
    ]).ace(Ace::Keyword(SniperRifle)),
    card(56, Hearts, "Restricted Zone", &[
        way(&[test!(Negotiate.aided(FancyDuds, 3), [Warrant], 5 => [Botched],
            8 => [test!(Fight.aided(Explosives, 3), [Kill(1), Warrant], 10 => [Proceed])])]),
    ]),
    card(57, Hearts, "Gala", &[
        needing(&[Need::AnySolid],
            &[test!(Negotiate, [LoseSolid, Botched], 7 => [Proceed])]),
        needing(&[Need::Cash(2000)], &[Pay(2000), Proceed]),
        way(&[Botched]),
    ]).ace(solid(LordHarrow)),
    card(58, Hearts, "Ill-Advised Rendezvous", &[
        needing(&[Need::AnySolid],
            &[test!(Negotiate, [LoseSolid, Botched], 7 => [Proceed])]),
        way(&[test!(Fight, [Kill(1), Botched], 9 => [Proceed])]),
    ]).ace(solid(Patience)),
    card(59, Spades, "Cortex Uplink", &[
        way(&[test!(Tech, [Botched], 6 => [Proceed])]),
        way(&[test!(Fight, [Kill(1), Warrant], 8 => [Proceed])]),
    ]).ace(Ace::Keyword(Explosives)),
    card(60, Spades, "Dockside Scanner", &[
        way(&[test!(Tech, [Warrant], 8 => [Proceed])]),
        needing(&[Need::Cash(100)], &[Pay(100), Disgruntle(Fighters), Botched]),
    ]).ace(solid(AmnonDuul)),
    card(61, Spades, "Food Riots", &[
        pay!(cargo(1), Calm(Moral), Proceed),
        pay!(contraband(1), Calm(Moral), Proceed),
        way(&[Riot]),
    ]).ace(Ace::Kind(KindId::FRUITY_OATY_BAR)),
    card(62, Spades, "Port Control", &[
        way(&[test!(Tech.aided(HackingRig, 2), [Warrant], 12 => [Proceed])]),
        way(&[Redraw(1)]),
    ]).ace(Ace::Kind(KindId::CORTEX_UPLINK)),
    card(63, Spades, "Hotel Terminal", &[
        way(&[test!(Tech.alone(), [Brand(TheOne), Botched], 6 => [Proceed])]),
        way(&[Redraw(2)]),
    ]).ace(Ace::Keyword(FancyDuds)),
    // What the first part adds to the second is taken off what the second asks for.
    card(64, Spades, "Recalcitrant Official", &[
        way(&[test!(Tech, [Botched],
            5 => [test!(Negotiate, [Warrant], 5 => [Botched], 9 => [Proceed])],
            10 => [test!(Negotiate, [Warrant], 3 => [Botched], 7 => [Proceed])])]),
    ]).ace(solid(MrUniverse)),
    card(65, Spades, "Dead to Rights", &[
        way(&[test!(Fight.kosherized(), [Warrant],
            8 => [test!(Tech, [Botched], 9 => [Pardon { count: 2, tokens: true }, Proceed])])]),
    ]).ace(solid(MrUniverse)),
    card(66, Spades, "Gizmo", &[
        way(&[test!(Tech, [Warrant], 8 => [Pardon { count: 1, tokens: false }, Proceed])]),
        way(&[Disgruntle(Skilled(Skill::Tech)), Botched]),
    ]).ace(Ace::Keyword(HackingRig)),
    card(67, Spades, "Alliance Alert!", &[way(&[NewAlert, Nerve])]).copies(2),
];
