//! The kinds of supply cards: generated once from the tables, then kept by hand.

use super::contact::Contact;
use super::effect::Good;
use super::job::JobType;
use super::name::named;
use super::skill::Keyword::{self, *};
use super::skill::Profession::{self, *};
use super::skill::Skill::*;
use super::skill::Skills;
use super::supply::Ability::{self, *};
use super::supply::{Class, Core, Kind};

/// A card that only costs; the rows say the rest.
pub(super) const fn kind(id: u16, class: Class, name: &'static str, cost: u16) -> Kind {
    Kind {
        id,
        name: named(name),
        class,
        cost,
        skills: Skills::new(0, 0, 0),
        professions: &[],
        keywords: &[],
        moral: false,
        wanted: false,
        abilities: &[],
    }
}

pub(super) const fn crew(id: u16, name: &'static str, cost: u16) -> Kind {
    kind(id, Class::Crew, name, cost)
}

pub(super) const fn gear(id: u16, name: &'static str, cost: u16) -> Kind {
    kind(id, Class::Gear, name, cost)
}

pub(super) const fn upgrade(id: u16, name: &'static str, cost: u16) -> Kind {
    kind(id, Class::Upgrade, name, cost)
}

pub(super) const fn core(id: u16, name: &'static str, cost: u16, core: Core) -> Kind {
    kind(id, Class::DriveCore(core), name, cost)
}

impl Kind {
    pub(super) const fn skills(self, fight: u8, tech: u8, negotiate: u8) -> Kind {
        Kind { skills: Skills::new(fight, tech, negotiate), ..self }
    }

    pub(super) const fn is(self, professions: &'static [Profession]) -> Kind {
        Kind { professions, ..self }
    }

    pub(super) const fn has(self, keywords: &'static [Keyword]) -> Kind {
        Kind { keywords, ..self }
    }

    pub(super) const fn moral(self) -> Kind {
        Kind { moral: true, ..self }
    }

    pub(super) const fn wanted(self) -> Kind {
        Kind { wanted: true, ..self }
    }

    pub(super) const fn does(self, abilities: &'static [Ability]) -> Kind {
        Kind { abilities, ..self }
    }
}

/// Kinds by number less one; further sets are numbered from 201. A card: what it is called and
/// costs; the skills are Fight, Tech and Negotiate.
#[rustfmt::skip]
pub(super) static KINDS: [Kind; 72] = [
    crew(1, "Bester", 100).skills(0, 1, 0).is(&[Mechanic]).does(&[NoBonusDie(Tech)]),
    crew(2, "Billy", 200).skills(0, 2, 0).is(&[Mechanic]).wanted()
        .does(&[SalvageLoad(Good::Cargo, 1)]),
    crew(3, "Bree", 200).skills(0, 2, 0).is(&[Mechanic]).wanted().does(&[SellsParts(300)]),
    crew(4, "Bridgit", 300).skills(0, 1, 2).is(&[Companion, Grifter]).does(&[Identity]),
    crew(5, "Crow", 200).skills(2, 0, 0).is(&[Merc]).wanted()
        .does(&[SkillWith(Fight, 1, Knife), MayNotCarry(Firearm)]),
    crew(6, "Doralee", 100).is(&[HillFolk, Medic]).moral()
        .does(&[SkillInCompany(Fight, 1, HillFolk, 3)]),
    crew(7, "Emma", 200).skills(0, 0, 2).is(&[Grifter]).moral().does(&[CalmsOther]),
    crew(8, "Enforcer", 200).skills(1, 0, 0).is(&[Merc]).does(&[SkillWith(Negotiate, 1, Firearm)]),
    crew(9, "Fendris", 100).skills(1, 0, 0).is(&[Soldier]).does(&[ShieldsLeader]),
    crew(10, "Grange Brothers", 200).skills(2, 0, 0).is(&[Merc]).wanted()
        .does(&[Carries(2), WantedRolls(2)]),
    crew(11, "Gun Hand", 100).skills(1, 0, 0).is(&[Merc]).does(&[ComesBack]),
    crew(12, "Helen", 200).skills(1, 0, 1).is(&[Grifter]).moral().wanted().does(&[CalmsOther]),
    crew(13, "Hill Folk", 0).is(&[HillFolk]).moral().does(&[SkillInCompany(Fight, 1, HillFolk, 3)]),
    crew(14, "Inara", 300).skills(0, 0, 3).is(&[Companion]).has(&[FancyDuds]).moral()
        .does(&[Reroll(Negotiate)]),
    crew(15, "Interrogator", 100).skills(0, 0, 1).is(&[Medic]).wanted(),
    crew(16, "Jayne", 300).skills(2, 0, 0).is(&[Merc]).wanted().does(&[Carries(3)]),
    crew(17, "Jesse", 200).skills(1, 1, 0).is(&[Pilot]).wanted()
        .does(&[SalvageLoad(Good::Contraband, 1)]),
    crew(18, "Kaylee", 300).skills(0, 3, 0).is(&[Mechanic]).moral().does(&[Reroll(Tech)]),
    crew(19, "Lucy", 200).skills(0, 0, 2).is(&[Grifter]).moral().does(&[CalmsOther]),
    crew(20, "Lund", 200).skills(2, 0, 0).is(&[Soldier]).does(&[GearWhenKosherized]),
    crew(21, "Med Staff", 200).skills(0, 1, 0).is(&[Medic]).moral(),
    crew(22, "River Tam", 0).moral().wanted().does(&[RollsForSkill]),
    crew(23, "Saffron", 300).skills(0, 1, 2).is(&[Companion, Grifter]).does(&[Identity]),
    crew(24, "Scrapper", 200).skills(0, 1, 0).is(&[Pilot]).wanted()
        .does(&[SalvageLoad(Good::Fuel, 2)]),
    crew(25, "Scrapper", 200).skills(0, 1, 0).is(&[Mechanic]).does(&[SalvageLoad(Good::Part, 1)]),
    crew(26, "Shepherd Book", 0).skills(1, 0, 1).is(&[Soldier]).has(&[FakeId]).moral()
        .does(&[ShunsImmoral]),
    crew(27, "Simon Tam", 200).skills(0, 2, 0).is(&[Medic]).has(&[FancyDuds]).moral().wanted()
        .does(&[MedicBonus(2), AddsToRoll(2)]),
    crew(28, "Skunk", 200).skills(1, 0, 0).is(&[Soldier])
        .does(&[SkillWith(Negotiate, 1, Explosives)]),
    crew(29, "Stark", 100).skills(1, 0, 0).is(&[HillFolk]).moral()
        .does(&[SkillInCompany(Fight, 1, HillFolk, 3)]),
    crew(30, "Stitch", 300).skills(2, 0, 0).is(&[Merc]).wanted()
        .does(&[TreatsAs(Negotiate, Fight)]),
    crew(31, "The Patron", 200).skills(1, 0, 1).is(&[HillFolk]).moral()
        .does(&[SkillInCompany(Fight, 1, HillFolk, 3)]),
    crew(32, "Tracey", 100).skills(1, 0, 1).is(&[Grifter]).wanted().does(&[DiesFirst]),
    crew(33, "Two-Fry", 200).skills(1, 0, 0).is(&[Merc]).wanted()
        .does(&[FewerMisbehave(SniperRifle)]),
    crew(34, "Wash", 200).skills(0, 1, 1).is(&[Pilot]).moral().does(&[Range(1)]),
    crew(35, "Yolonda", 300).skills(0, 1, 2).is(&[Companion, Grifter]).does(&[Identity]),
    crew(36, "Zoe", 300).skills(2, 0, 0).is(&[Soldier]).moral().wanted().does(&[Reroll(Fight)]),
    gear(37, "\"Bona Fide\" Credentials", 1000).skills(0, 0, 1).has(&[FakeId]),
    gear(38, "\"Vera\"", 1600).skills(2, 0, 1).has(&[Firearm, SniperRifle]),
    gear(39, "4WD Mule", 1000).has(&[Transport]).does(&[JobLoad(JobType::Crime, Good::Cargo, 1)]),
    gear(40, "A Very Fine Hat", 1000).skills(0, 0, 1).has(&[FancyDuds]).does(&[ConsidersJobs(4)]),
    gear(41, "Alliance Ident Card", 1600).skills(0, 0, 2).has(&[FakeId])
        .does(&[CountsSolid(Contact::Harken), IgnoresWanted]),
    gear(42, "Burgess's Hovering Bad-Ass Space Jeep", 1600).skills(2, 0, 0)
        .has(&[Firearm, Transport]),
    gear(43, "Burgess's Laser", 1800).skills(3, 0, 0).has(&[Explosives, Firearm])
        .does(&[CarrierNeeds(Tech, 1)]),
    gear(44, "Crow's Knife", 200).has(&[Knife]).does(&[OneUseAfterRoll(Fight, 2)]),
    gear(45, "Explosive Charge", 400).has(&[Explosives])
        .does(&[OneUseKeyword, OneUseAfterRoll(Fight, 1)]),
    gear(46, "Fast Horses", 200).has(&[Transport]).does(&[OneUseKeyword]),
    gear(47, "GJ Flashkill Pod Grenades", 1000).skills(2, 0, 0).has(&[Explosives]),
    gear(48, "Glucklich Jia 642X", 800).skills(1, 0, 0).has(&[Firearm, SniperRifle]),
    gear(49, "Hastily Forged Documents", 400).has(&[FakeId])
        .does(&[OneUseKeyword, OneUseAfterRoll(Negotiate, 1)]),
    gear(50, "Improvised Hacking Rig", 400).has(&[HackingRig])
        .does(&[OneUseKeyword, OneUseAfterRoll(Tech, 1)]),
    gear(51, "Jayne's \"Cunning\" Hat", 0).does(&[RerollOnes, Weightless]),
    gear(52, "Kaylee's Fluffy Pink Dress", 1000).skills(0, 0, 1).has(&[FancyDuds])
        .does(&[BuysCards(3)]),
    gear(53, "Kaylee's Reprogrammer", 1000).skills(0, 2, 0).has(&[HackingRig]),
    gear(54, "Knife", 200).has(&[Knife]).does(&[OneUseAfterRoll(Fight, 1)]),
    gear(55, "Official Lookin' Vehicle", 1400).skills(0, 0, 2).has(&[Transport]),
    gear(56, "Pistol", 400).skills(1, 0, 0).has(&[Firearm]),
    gear(57, "Security Interface Pad", 1000).skills(0, 1, 0).has(&[HackingRig]),
    gear(58, "Shiny Neck Tie", 800).skills(0, 0, 1).has(&[FancyDuds]),
    gear(59, "Simon's Surgical Kit", 800).skills(0, 1, 0).does(&[MedicBonus(1)]),
    upgrade(60, "Concealed Smuggling Compartments", 1000).does(&[Stash(2), HidesWanted(2)]),
    upgrade(61, "Cry Baby", 400).does(&[Decoy]),
    upgrade(62, "Expanded Crew Quarters", 600).does(&[Berths(3)]),
    upgrade(63, "Exterior Cargo Pods", 600).does(&[Hold(2)]),
    upgrade(64, "Full Tune-Up & Retro-Fit", 800).does(&[IgnoresBreakdowns]),
    upgrade(65, "Fully Equipped Med Bay", 600).does(&[RerollMedic]),
    upgrade(66, "Onboard Chop Shop", 1600)
        .does(&[SalvageMoney(500), SalvageLoad(Good::Contraband, 1)]),
    upgrade(67, "Overcharged Grav Thruster", 1000).does(&[Range(1)]),
    upgrade(68, "Shiny New State-of-the-Art Compression Coils", 1600)
        .does(&[Mosey(2), IgnoresBreakdowns]),
    upgrade(69, "Sky Hook", 600).has(&[Transport])
        .does(&[NeedsAboard(Pilot), JobLoad(JobType::Crime, Good::Contraband, 1)]),
    core(70, "Enhanced Graviton Accelerator", 2400,
        Core { range: 6, fuel: 1, mosey: 2, sturdy: true }),
    core(71, "Hyper Efficient Radion Accelerator Mark III", 800,
        Core { range: 4, fuel: 0, mosey: 1, sturdy: false }),
    core(72, "Modified Radion Accelerator Mark II", 1200,
        Core { range: 6, fuel: 1, mosey: 1, sturdy: false }),
];
