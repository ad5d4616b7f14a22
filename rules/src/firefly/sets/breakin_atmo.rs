//! *Breakin' Atmo*: five more jobs of each contact and 25 supply cards (section 15).

use super::{Manifest, Set};
use crate::firefly::contact::Contact::{self, *};
use crate::firefly::dialect::*;
use crate::firefly::effect::{Good, Need};
use crate::firefly::job::Extra::*;
use crate::firefly::job::Pay::Flat;
use crate::firefly::job::{Job, JobType};
use crate::firefly::job_table::{at, crime, cruiser_deck, smuggling, task, transport};
use crate::firefly::kind_table::{crew, gear};
use crate::firefly::skill::Keyword::{self, *};
use crate::firefly::skill::Profession::*;
use crate::firefly::skill::Skill::*;
use crate::firefly::supply::Ability::*;
use crate::firefly::supply::{Deck, Kind, Market};
use crate::firefly::supply_table::deck;

pub(super) static SET: Set =
    Set { id: 1, name: "breakin-atmo", version: 0, stories: &[], offered: true };

pub(super) static MANIFEST: Manifest =
    Manifest { jobs: &JOBS, kinds: &KINDS, supply: &DECKS, ..Manifest::of(&SET) };

/// Jobs 264 to 288.
#[rustfmt::skip]
static JOBS: [Job; 25] = [
    smuggling(264, AmnonDuul, "Special delivery: Classified tech", Flat(800))
        .load(&[contraband(2)], at(&[50]).misbehave(1), at(&[97])).skills(0, 2, 0)
        .per_point(Tech, 400),
    smuggling(265, AmnonDuul, "Special delivery: Special prototype", Flat(1500))
        .load(&[contraband(2)], at(&[49]).misbehave(1), at(&[35])).skills(0, 2, 0)
        .per_point(Tech, 300),
    task(266, AmnonDuul, "Zir Com franchising: Bachofen Docks", Flat(800))
        .target(at(&[91])).skills(0, 0, 2).bonus(Grifter, Money(500)).per_point(Negotiate, 400),
    task(267, AmnonDuul, "Zir Com franchising: Tanis Docks", Flat(400))
        .target(at(&[60])).skills(0, 0, 2).bonus(Companion, Money(500)).per_point(Negotiate, 400),
    task(268, AmnonDuul, "Zir Com franchising: UAP transport hub", Flat(400))
        .target(at(&[57])).skills(0, 0, 2).bonus(Companion, Money(500)).per_point(Negotiate, 400),
    smuggling(269, Badger, "Data jacking", Flat(1000))
        .load(&[contraband(1)], at(&[51]).misbehave(2), at(&[98]).misbehave(1)).skills(0, 2, 0)
        .keywords(&[HackingRig]).per_point(Tech, 500),
    crime(270, Badger, "Delaying the dive", Flat(500))
        .target(at(&[90]).misbehave(2)).skills(0, 0, 2).bonus(Grifter, Money(500))
        .per_point(Negotiate, 500),
    crime(271, Badger, "Filling up their dance cards", Flat(500))
        .target(at(&[62]).misbehave(2)).skills(0, 0, 2).bonus(Companion, Money(500))
        .per_point(Negotiate, 500),
    crime(272, Badger, "Street sweepers", Flat(300))
        .target(at(&[29]).misbehave(3)).skills(2, 0, 0).bonus(Soldier, Money(300))
        .per_point(Fight, 300),
    crime(273, Badger, "Talkin' all respectable-like", Flat(500))
        .target(at(&[12]).misbehave(2)).skills(0, 0, 2).bonus(Grifter, Money(500))
        .per_point(Negotiate, 500),
    task(274, Harken, "Cortex relay maintenance", Flat(200))
        .target(at(&[70])).skills(0, 1, 0).bonus(Mechanic, Goods(parts(1))).per_point(Tech, 200),
    task(275, Harken, "Cortex relay maintenance", Flat(200))
        .target(at(&[54])).skills(0, 1, 0).bonus(Mechanic, Goods(parts(1))).per_point(Tech, 200),
    riot(276, "Riot suppression: Dock worker strike", &[29]),
    riot(277, "Riot suppression: Ezra food shortage", &[98]),
    riot(278, "Riot suppression: Rancher protest", &[76]),
    transport(279, Niska, "It's not business, it's personal", Flat(2000)).illegal().immoral()
        .load(&[fugitives(1)], at(&[52]).misbehave(3), at(&[98])).keywords(&[Keyword::Transport])
        .per_point(Fight, 200),
    crime(280, Niska, "Moon the Alliance", Flat(2000))
        .target(cruiser_deck().misbehave(4)).needs(&[HARKENS_EAR]).per_point(Tech, 500),
    crime(281, Niska, "Repo by Fire", Flat(300)).immoral()
        .target(at(&[24]).misbehave(3)).skills(2, 0, 0).keywords(&[Explosives])
        .bonus(Soldier, Money(300)).per_point(Fight, 300),
    crime(282, Niska, "Sharking the whales", Flat(2000))
        .target(at(&[47]).misbehave(4)).skills(0, 0, 2).keywords(&[FancyDuds])
        .bonus(Grifter, Money(500)).per_point(Negotiate, 500),
    transport(283, Niska, "The big bad Niska", Flat(400)).illegal().immoral()
        .load(&[fugitives(5)], at(&[98]), at(&[17]).misbehave(4)).needs(&[Need::Solid(Niska)])
        .per_point(Fight, 400),
    range_war(284, "Range war: Brisingamen", &[13], 3, 300),
    crime(285, Patience, "Range war: Cannary sabotage", Flat(1000))
        .target(at(&[100]).misbehave(2)).keywords(&[Explosives]).per_point(Tech, 400),
    crime(286, Patience, "Range war: Feedlot sabotage", Flat(1000))
        .target(at(&[40]).misbehave(2)).keywords(&[Explosives]).per_point(Tech, 400),
    range_war(287, "Range war: Jiangyin", &[99], 2, 300),
    range_war(288, "Range war: Three Hills", &[84], 2, 200),
];

/// A rig to get into the Cruiser's systems, or somebody there who asks no questions: one table lists
/// both as needed, the other has either; either is what is played here.
const HARKENS_EAR: Need = Need::Either(&[Need::Solid(Contact::Harken), Need::Keyword(HackingRig)]);

const fn riot(id: u16, name: &'static str, sectors: &'static [u8]) -> Job {
    task(id, Harken, name, Flat(200))
        .immoral()
        .target(at(sectors))
        .skills(1, 0, 0)
        .bonus(Soldier, Money(300))
        .per_point(Fight, 200)
}

const fn range_war(
    id: u16,
    name: &'static str,
    sectors: &'static [u8],
    misbehave: u8,
    each: u16,
) -> Job {
    crime(id, Patience, name, Flat(1000))
        .target(at(sectors).misbehave(misbehave))
        .keywords(&[Firearm, Keyword::Transport])
        .bonus(Soldier, Money(300))
        .per_point(Fight, each)
}

/// Kinds 201 to 218.
#[rustfmt::skip]
static KINDS: [Kind; 18] = [
    crew(201, "Accountant", 300).skills(0, 1, 1).is(&[Grifter]).does(&[GoalMoney(500)]),
    crew(202, "Elder Gommen", 0).skills(0, 0, 2).is(&[HillFolk]).moral().does(&[ShunsImmoral]),
    crew(203, "Head Goon", 300).skills(2, 0, 0).is(&[Merc])
        .does(&[SkillInCompany(Negotiate, 2, Merc, 3)]),
    crew(204, "Helmsman", 200).skills(0, 1, 0).is(&[Pilot]).moral()
        .does(&[CountsSolid(Contact::Harken)]),
    crew(205, "Merchant", 200).skills(0, 1, 1).does(&[SaleMoney(Good::Cargo, 100)]),
    crew(206, "The Fixer", 300).skills(0, 1, 1).is(&[Grifter]).has(&[FakeId]).wanted(),
    crew(207, "The Specialist", 300).skills(1, 1, 0).is(&[Soldier]).has(&[Firearm, SniperRifle])
        .wanted().does(&[Carries(0)]),
    gear(208, "\"The Best in the House\"", 400).does(&[CalmsAll]),
    gear(209, "Alliance Body Armor", 400).skills(1, 0, 0).does(&[Armor(4)]),
    gear(210, "Breaching Tool", 1200).skills(0, 1, 0).has(&[Explosives])
        .does(&[SalvageLoad(Good::Contraband, 1)]),
    gear(211, "Cortex Uplink", 1200).skills(0, 1, 1).does(&[Uplink]),
    gear(212, "Gentleman's Dueling Sword", 1000).skills(1, 0, 0).has(&[FancyDuds, Knife])
        .does(&[OneUseAfterRoll(Fight, 1)]),
    gear(213, "Mud Dog ATV", 1000).has(&[Keyword::Transport])
        .does(&[JobLoad(JobType::Smuggling, Good::Contraband, 1)]),
    gear(214, "Nandi's Gun Collection", 1200).skills(1, 0, 0).has(&[FancyDuds, Firearm])
        .does(&[RerollOnesOf(Negotiate)]),
    gear(215, "Tall Playing Cards", 0)
        .does(&[Gambles { stake: 500, cards: 5, alike: 3, prize: 1500 }]),
    gear(216, "Two-Fry's Carbine", 1200).skills(1, 0, 0).has(&[Firearm, SniperRifle])
        .does(&[RerollOnesOf(Fight)]),
    gear(217, "Universal Encyclopedia", 1200).skills(0, 1, 0).does(&[Foresees(3)]),
    gear(218, "Vehicle Mounted BFG", 600).skills(2, 0, 0).has(&[Firearm])
        .does(&[CountsWith(Keyword::Transport)]),
];

/// Cards 201 to 225.
#[rustfmt::skip]
static DECKS: [Deck; 5] = [
    deck(Market::Osiris, 201, &[204, 204, 209, 209, 217]),
    deck(Market::Persephone, 206, &[201, 206, 211, 211, 212]),
    deck(Market::Regina, 211, &[207, 213, 213, 214, 216]),
    deck(Market::Silverhold, 216, &[202, 203, 208, 218, 218]),
    deck(Market::SpaceBazaar, 221, &[205, 205, 210, 210, 215]),
];
