//! *Pirates & Bounty Hunters*: piracy jobs, bounties, and who lives by either (section 16).

use super::{Manifest, Set};
use crate::firefly::contact::Contact::{Badger, Harken};
use crate::firefly::dialect::*;
use crate::firefly::effect::Effect::{
    self, Botched, ClearWarrants, Evade, FreePrisoner, Goal as Token, Kill, Lose, Pay, Warrant,
};
use crate::firefly::effect::Good;
use crate::firefly::job::{Job, JobType};
use crate::firefly::job_table::piracy;
use crate::firefly::kind_table::{crew, gear, upgrade};
use crate::firefly::leader::{Leader, leader};
use crate::firefly::raid::RAIDS;
use crate::firefly::sector::Region;
use crate::firefly::ship::{Ship, core, ship};
use crate::firefly::skill::Keyword::*;
use crate::firefly::skill::Profession::*;
use crate::firefly::skill::Skill::{self, *};
use crate::firefly::story::Demand::{
    AnyLot, AtCruiser, AtHaven, Cash, Deed, InTalk, SolidWith, Tokens,
};
use crate::firefly::story::Twist::{Deeds, Havens, Jailed, LateRaids, Refuge};
use crate::firefly::story::{End, Goal, Story, anywhere, at, story};
use crate::firefly::supply::Ability::*;
use crate::firefly::supply::{Deck, Kind, Market};
use crate::firefly::supply_table::deck;

pub(super) static SET: Set =
    Set { id: 4, name: "pirates-bounty", version: 0, stories: &STORIES, offered: true };

/// Our own rulings, where the texts were not to be found. Whether the token of a deed replaces its pay:
/// it comes on top. In *Jail Break* prisoners are picked once all have a leader; who is freed is as the
/// bound of a rival who are, his bounty under its deck; Badger is paid in a talk with him, whatever else
/// it is about; to be at Three Hills takes a Work action, as to be at any other place.
#[rustfmt::skip]
static STORIES: [Story; 3] = [
    story(18, "The Choices We Make", &[anywhere(&[Deed]); 5])
        .twists(&[LateRaids, Deeds])
        .ends(End::Dawn),
    story(19, "...Another Man's Treasure", &[TREASURE; 4]).twists(&[
        Havens(Region::Border),
        LateRaids,
        Refuge,
    ]),
    story(20, "Jail Break", &[
        Goal {
            ways: &[&[test!(Negotiate, [Botched], 6 => [test!(Fight, [Kill(2), Evade, Warrant],
                10 => [Kill(1), FreePrisoner, Evade, Warrant, Token])])]],
            ..anywhere(&[AtCruiser, SolidWith(&[Harken])])
        },
        at(29, 0, &[&[Pay(5000), ClearWarrants, Token]])
            .demanding(&[InTalk(Badger), SolidWith(&[Badger]), Cash(5000)]),
        at(84, 0, &[&[Token]]).demanding(&[Tokens(2)]),
    ]).twists(&[Jailed]),
];

/// A set of goods, handed in at home.
const TREASURE: Goal = Goal {
    ways: &[
        &[Lose(contraband(4)), Effect::Goal],
        &[Lose(cargo(4)), Effect::Goal],
        &[Lose(parts(8)), Effect::Goal],
    ],
    ..anywhere(&[AtHaven, AnyLot(&[contraband(4), cargo(4), parts(8)])])
};

pub(super) static MANIFEST: Manifest = Manifest {
    jobs: &JOBS,
    kinds: &KINDS,
    supply: &DECKS,
    leaders: &LEADERS,
    ships: &SHIPS,
    ..Manifest::of(&SET)
};

/// Jobs 315 to 339: five alike of each contact.
static JOBS: [Job; 25] = {
    let mut jobs = [piracy(315, &RAIDS[0]); 25];
    let mut at = 0;
    while at < jobs.len() {
        jobs[at] = piracy(315 + at as u16, &RAIDS[at / 5]);
        at += 1;
    }
    jobs
};

/// Kinds 301 to 323.
#[rustfmt::skip]
static KINDS: [Kind; 23] = [
    crew(301, "Agent McGinnis", 0).skills(0, 1, 1).is(&[Lawman])
        .does(&[WarrantsWinner, BountyMoney(500)]),
    crew(302, "Bandit", 200).skills(2, 0, 0).is(&[Merc]).wanted().does(&[RaidMoney(200)]),
    crew(303, "Chari", 200).skills(0, 0, 2).is(&[Grifter]).does(&[ForcesReroll]),
    crew(304, "Dalin", 200).skills(0, 1, 1).wanted().does(&[SwapsMisbehave(200)]),
    crew(305, "Deputy", 0).skills(0, 0, 1).is(&[Lawman]).moral()
        .does(&[InShowdown(Fight, 1), BountyMoney(300)]),
    crew(306, "Dobson", 0).skills(1, 1, 0).is(&[Lawman]).does(&[CallsCruiser, BountyMoney(500)]),
    crew(307, "Fed Marshal", 0).skills(1, 0, 0).is(&[Lawman])
        .does(&[InShowdown(Fight, 1), BountyMoney(300)]),
    crew(308, "Meadows", 0).moral().does(&[StandsIn]),
    crew(309, "Sheriff Bourne", 0).skills(0, 0, 2).is(&[Lawman]).moral()
        .does(&[SkillIn(Region::Border, Fight, 2), BountyMoney(500)]),
    crew(310, "The Guardian", 300).skills(1, 1, 0).is(&[Medic, Soldier]).does(&[RerollShowdown]),
    gear(311, "\"Friendly\" Game of Cards", 0)
        .does(&[GamesOn { stake: 300, cards: 3, prize: 500 }]),
    gear(312, "\"Sash's\" Hand Cannon", 800).skills(1, 0, 1).has(&[Firearm]).does(&[Shames]),
    gear(313, "Alliance Sonic Rifle", 800).does(&[Stuns]),
    gear(314, "Dobson's Vector Pistol", 600).skills(1, 0, 0).has(&[Firearm])
        .does(&[Concealed, Weightless]),
    gear(315, "Early's Combat Armor", 1000).skills(1, 1, 0).does(&[Armor(4)]),
    gear(316, "Early's Datascope", 1000).has(&[HackingRig]).does(&[TurnsUp(3)]),
    gear(317, "Early's Pistol", 600).skills(1, 0, 0).has(&[Firearm])
        .does(&[InShowdown(Fight, 2)]),
    gear(318, "Scan-Proof Shades", 1000).skills(0, 0, 1).has(&[FancyDuds]).does(&[IgnoresWanted]),
    upgrade(319, "Booby Traps", 600).has(&[Explosives]).does(&[OneUseKeyword, Traps(2)]),
    upgrade(320, "Cryo Stasis Unit", 600).does(&[KeepsBound, HidesWanted(1)]),
    upgrade(321, "EVA Suit", 600)
        .does(&[Boards(Tech, 1), SalvageLoad(Good::Cargo, 1), HidesWanted(1)]),
    upgrade(322, "Electronic Defense Suite", 800).does(&[BarsBoarding(Tech), DodgesCutters]),
    upgrade(323, "Mag-Grappler Launchers", 800).does(&[Boards(Tech, 3), Grapples]),
];

/// Cards 321 to 350.
#[rustfmt::skip]
static DECKS: [Deck; 5] = [
    deck(Market::Osiris, 321, &[301, 310, 313, 313, 322, 322]),
    deck(Market::Persephone, 327, &[306, 314, 318, 319, 319, 320]),
    deck(Market::Regina, 333, &[302, 302, 305, 309, 312, 323]),
    deck(Market::Silverhold, 339, &[302, 302, 303, 307, 308, 311]),
    deck(Market::SpaceBazaar, 345, &[304, 315, 316, 317, 321, 321]),
];

/// Leaders 11 and 12.
static LEADERS: [Leader; 2] = [
    leader(11, "Jubal Early").skills(1, 1, 1).is(&[Pilot]).does(&[Attacking(Fight, 2), Carries(2)]),
    leader(12, "Sash").skills(0, 1, 2).has(&[HackingRig]).does(&[RaidMoney(500)]),
];

/// Ships 1 and 2: hold, stash, berths, slots.
static SHIPS: [Ship; 2] = [
    Ship {
        built_in: true,
        abilities: &[RerollBoarding(Tech), ShortenedByUpgrades],
        ..ship(1, "Interceptor", [4, 0, 4, 2], core(8, 0, 1), 7500)
    },
    Ship {
        built_in: true,
        abilities: &[CarriesHeavy, SalvagesJobs(JobType::Piracy)],
        ..ship(2, "S.S. Walden", [15, 0, 6, 3], core(4, 1, 1), 8600)
    },
];
