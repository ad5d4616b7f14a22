//! The jobs of Kalidasa: generated once from the tables, then kept by hand. Where the two tables that
//! we have part, the first is followed, as its column `conflict` says.

use crate::firefly::contact::Contact::*;
use crate::firefly::dialect::*;
use crate::firefly::effect::Effect::{Load, LoadGoods, LoadUpTo};
use crate::firefly::effect::{Good, Need};
use crate::firefly::job::Clause::*;
use crate::firefly::job::Extra::*;
use crate::firefly::job::LastTest::*;
use crate::firefly::job::Pay::*;
use crate::firefly::job::{Job, JobType};
use crate::firefly::job_table::{at, crime, shipping, smuggling, transport};
use crate::firefly::skill::Keyword::{self, *};
use crate::firefly::skill::Profession::*;

/// Jobs 188 to 262.
#[rustfmt::skip]
pub(super) static JOBS: [Job; 75] = [
    smuggling(188, AmnonDuul, "Coachworks trade secrets", Flat(2500))
        .load(&[contraband(2)], at(&[60]).misbehave(2), at(&[136])).skills(0, 1, 2)
        .bonus(Grifter, Money(500)),
    transport(189, AmnonDuul, "Homesteader Transport", Each(200))
        .load_any(Good::Passenger, at(&[23]), at(&[142])).skills(1, 2, 0).bonus(Medic, Money(400)),
    transport(190, AmnonDuul, "Homesteader Transport", Each(200))
        .load_any(Good::Passenger, at(&[23]), at(&[141])).skills(1, 2, 0).bonus(Medic, Money(400)),
    shipping(191, AmnonDuul, "Zir Com Deliveries: Priority Mail Run", Flat(1500))
        .load(&[cargo(2)], at(&[23]), at(&[137])).skills(2, 2, 0).bonus(Soldier, Money(300)),
    shipping(192, AmnonDuul, "Zir Com Deliveries: Priority Mail Run", Flat(1500))
        .load(&[cargo(2)], at(&[23]), at(&[146])).skills(2, 2, 0).bonus(Soldier, Money(300)),
    smuggling(193, Badger, "Bootleggin' run", Flat(2000))
        .load(&[contraband(3)], at(&[148]).misbehave(2), at(&[29]))
        .test(Price { even: 4, good: 6, by: 500 }),
    smuggling(194, Badger, "Bootleggin' run", Flat(2000))
        .load(&[contraband(3)], at(&[138]).misbehave(2), at(&[29]))
        .test(Price { even: 4, good: 6, by: 500 }),
    smuggling(195, Badger, "Bootleggin' run", Flat(2000))
        .load(&[contraband(3)], at(&[140]).misbehave(2), at(&[29]))
        .test(Price { even: 4, good: 6, by: 500 }),
    crime(196, Badger, "I dream of Djinn", Flat(3000))
        .target(at(&[131]).misbehave(3)).test(Lock { from: 7 }),
    crime(197, Badger, "Kill the messenger", Flat(3000))
        .target(at(&[133]).misbehave(3)).test(Lock { from: 7 }),
    transport(198, Harken, "Enforced exile: Constance", Flat(1500))
        .immoral().load(&[passengers(3)], at(&[50]), at(&[145])).skills(2, 0, 0)
        .bonus(Soldier, Money(300)),
    transport(199, Harken, "Enforced exile: New Kasmir", Flat(1500))
        .immoral().load(&[passengers(3)], at(&[51]), at(&[138])).skills(2, 0, 0)
        .bonus(Soldier, Money(300)),
    transport(200, Harken, "Repair team transport", Flat(1500))
        .load(&[passengers(2)], at(&[29]), at(&[133])).skills(0, 2, 0)
        .bonus(Mechanic, Goods(parts(2))),
    transport(201, Harken, "Survey team transport", Flat(1500))
        .load(&[passengers(2)], at(&[29]), at(&[148])).skills(0, 2, 0)
        .bonus(Mechanic, Goods(parts(2))),
    transport(202, Harken, "Trade negotiations", Flat(1500))
        .also(JobType::Shipping).load(&[cargo(1), passengers(1)], at(&[49]), at(&[152]))
        .skills(0, 0, 2),
    transport(203, MagistrateHiggins, "Dirt Nap: Fetch Conroy!", Flat(3800))
        .also(JobType::Crime).illegal().immoral()
        .load(&[fugitives(1)], at(&[76]).misbehave(3), at(&[16]))
        .needs(&[Need::Either(&[Need::Solid(Patience), Need::Keyword(Firearm)])]),
    transport(204, MagistrateHiggins, "Dirt Nap: Fetch Kessler!", Flat(3400))
        .also(JobType::Crime).illegal().immoral()
        .load(&[fugitives(1)], at(&[29]).misbehave(3), at(&[16]))
        .needs(&[Need::Either(&[Need::Solid(Badger), Need::Keyword(Explosives)])]),
    transport(205, MagistrateHiggins, "Dirt Nap: Fetch Lien Wong!", Flat(4000))
        .also(JobType::Crime).illegal().immoral()
        .load(&[fugitives(1)], at(&[115]).misbehave(3), at(&[16]))
        .needs(&[Need::Either(&[Need::Solid(LordHarrow), Need::Keyword(HackingRig)])]),
    transport(206, MagistrateHiggins, "Dirt Nap: Fetch Malachi!", Flat(3800))
        .also(JobType::Crime).illegal().immoral()
        .load(&[fugitives(1)], at(&[98]).misbehave(3), at(&[16]))
        .needs(&[Need::Either(&[Need::Solid(Niska), Need::Keyword(SniperRifle)])]),
    transport(207, MagistrateHiggins, "Dirt Nap: Fetch Muldoon!", Flat(3400))
        .also(JobType::Crime).illegal().immoral()
        .load(&[fugitives(1)], at(&[136]).misbehave(3), at(&[16]))
        .needs(&[Need::Either(&[Need::Solid(FantyMingo), Need::Keyword(FakeId)])]),
    smuggling(208, MagistrateHiggins, "Mud Pipeline: Albion", Flat(2800))
        .load(&[contraband(3)], at(&[16]), at(&[70]).misbehave(1)).bonus(Grifter, Money(500))
        .clause(HeavyLoad),
    smuggling(209, MagistrateHiggins, "Mud Pipeline: Ariel", Flat(2800))
        .load(&[contraband(3)], at(&[16]), at(&[57]).misbehave(1)).bonus(Grifter, Money(500))
        .clause(HeavyLoad),
    smuggling(210, MagistrateHiggins, "Mud Pipeline: Bellerophon", Flat(2800))
        .load(&[contraband(3)], at(&[16]), at(&[47]).misbehave(1)).bonus(Grifter, Money(500))
        .clause(HeavyLoad),
    smuggling(211, MagistrateHiggins, "Mud Pipeline: Bernadette", Flat(2800))
        .load(&[contraband(3)], at(&[16]), at(&[49]).misbehave(1)).bonus(Companion, Money(500))
        .clause(HeavyLoad),
    smuggling(212, MagistrateHiggins, "Mud Pipeline: Liann Jiun", Flat(2800))
        .load(&[contraband(3)], at(&[16]), at(&[52]).misbehave(1)).bonus(Grifter, Money(500))
        .clause(HeavyLoad),
    smuggling(213, MagistrateHiggins, "Mud Pipeline: Londinium", Flat(2800))
        .load(&[contraband(3)], at(&[16]), at(&[51]).misbehave(1)).bonus(Companion, Money(500))
        .clause(HeavyLoad),
    smuggling(214, MagistrateHiggins, "Mud Pipeline: Osiris", Flat(2800))
        .load(&[contraband(3)], at(&[16]), at(&[60]).misbehave(1)).bonus(Companion, Money(500))
        .clause(HeavyLoad),
    smuggling(215, MagistrateHiggins, "Mud Pipeline: Santo", Flat(2800))
        .load(&[contraband(3)], at(&[16]), at(&[62]).misbehave(1)).bonus(Grifter, Money(500))
        .clause(HeavyLoad),
    shipping(216, MagistrateHiggins, "Mud Run: Aberdeen", Flat(2400))
        .load(&[cargo(5)], at(&[16]), at(&[142])).clause(HeavyLoad)
        .carrying(Keyword::Transport, 200),
    shipping(217, MagistrateHiggins, "Mud Run: Deadwood", Flat(3000))
        .load(&[cargo(5)], at(&[16]), at(&[114])).clause(HeavyLoad)
        .carrying(Keyword::Transport, 200),
    shipping(218, MagistrateHiggins, "Mud Run: Heaven", Flat(2400))
        .load(&[cargo(5)], at(&[16]), at(&[143])).clause(HeavyLoad)
        .carrying(Keyword::Transport, 200),
    shipping(219, MagistrateHiggins, "Mud Run: Highgate", Flat(3000))
        .load(&[cargo(5)], at(&[16]), at(&[115])).clause(HeavyLoad)
        .carrying(Keyword::Transport, 200),
    shipping(220, MagistrateHiggins, "Mud Run: Meridian", Flat(2000))
        .load(&[cargo(5)], at(&[16]), at(&[118])).clause(HeavyLoad)
        .carrying(Keyword::Transport, 200),
    shipping(221, MagistrateHiggins, "Mud Run: Muir", Flat(3000))
        .load(&[cargo(5)], at(&[16]), at(&[117])).clause(HeavyLoad)
        .carrying(Keyword::Transport, 200),
    shipping(222, MagistrateHiggins, "Mud Run: New Canaan", Flat(3000))
        .load(&[cargo(5)], at(&[16]), at(&[119])).clause(HeavyLoad)
        .carrying(Keyword::Transport, 200),
    shipping(223, MagistrateHiggins, "Mud Run: Salisbury", Flat(2400))
        .load(&[cargo(5)], at(&[16]), at(&[141])).clause(HeavyLoad)
        .carrying(Keyword::Transport, 200),
    transport(224, MagistrateHiggins, "Mudder Grab: Hera", Each(300))
        .immoral().load_people(at(&[91]), at(&[16])).found(&[Load(passengers(4))])
        .aside(at(&[130]), &[cargo(2)], 1400),
    transport(225, MagistrateHiggins, "Mudder Grab: Ithaca", Each(300))
        .immoral().load_people(at(&[77]), at(&[16])).found(&[Load(passengers(4))])
        .aside(at(&[146]), &[cargo(2)], 1400),
    transport(226, MagistrateHiggins, "Mudder Grab: Shadow", Each(300))
        .immoral().load_people(at(&[92]), at(&[16])).found(&[Load(passengers(4))])
        .aside(at(&[137]), &[cargo(2)], 1400),
    transport(227, MagistrateHiggins, "Mudder Grab: Three Hills", Each(300))
        .immoral().load_people(at(&[84]), at(&[16])).found(&[Load(passengers(4))])
        .aside(at(&[151]), &[cargo(2)], 1400),
    transport(228, FantyMingo, "Double Entendre", Each(300))
        .illegal().immoral().load_any(Good::Fugitive, at(&[70]).misbehave(1), at(&[144]))
        .found(&[LoadUpTo(fugitives(5))]).aside(at(&[35]), &[fugitives(2)], 1000),
    crime(229, FantyMingo, "Double Jeopardy", Flat(3000))
        .target(at(&[91]).misbehave(4)).keywords(&[FakeId]).bonus(Grifter, Money(500))
        .test(Bluff { from: 10 }),
    crime(230, FantyMingo, "Double the Fun", Flat(2000))
        .target(at(&[87]).misbehave(4)).test(Bluff { from: 10 }).clause(DoubleDown(2000)),
    transport(231, FantyMingo, "Double the Pleasure", Each(300))
        .illegal().immoral().load_any(Good::Fugitive, at(&[50]).misbehave(1), at(&[130]))
        .found(&[Load(fugitives(4))]).aside(at(&[98]), &[fugitives(2)], 1200),
    smuggling(232, FantyMingo, "Double-dealing Duo", Flat(2000))
        .immoral().load(&[contraband(4)], at(&[140]).misbehave(1), at(&[62]).misbehave(1))
        .aside(at(&[85]), &[contraband(4)], 3000),
    shipping(233, FantyMingo, "Double-time Delivery", Each(500))
        .also(JobType::Smuggling).illegal()
        .load_any(Good::Contraband, at(&[131]).misbehave(1), at(&[52]))
        .found(&[Load(cargo(3)), Load(contraband(3))]).aside(at(&[38]), &[cargo(3)], 1500),
    smuggling(234, FantyMingo, "Double-wide", Each(500))
        .load_any(Good::Contraband, at(&[136]).misbehave(1), at(&[98]))
        .found(&[Load(contraband(6))]).clause(HeavyLoad),
    transport(235, FantyMingo, "Dual Destinations", Each(300))
        .also(JobType::Crime).illegal().load_any(Good::Fugitive, at(&[75]).misbehave(1), at(&[131]))
        .found(&[Load(fugitives(4))]).aside(at(&[62]).misbehave(2), &[], 1600),
    transport(236, FantyMingo, "Dually discrete relocations", Each(300))
        .also(JobType::Smuggling).illegal()
        .load_any(Good::Fugitive, at(&[97]).misbehave(1), at(&[141]))
        .found(&[Load(contraband(3)), Load(fugitives(3))]).aside(at(&[152]), &[contraband(3)], 1800),
    crime(237, FantyMingo, "Duplicitous dalliances", Flat(4000))
        .target(at(&[90]).misbehave(4)).keywords(&[FancyDuds]).needs(&[Need::Profession(Companion)])
        .bonus(Grifter, Money(500)).test(Bluff { from: 10 }),
    smuggling(238, FantyMingo, "Horowitz's double hook up", Flat(1800))
        .also(JobType::Salvage)
        .load(&[cargo(1), contraband(1), fuel(2), parts(2)], at(&[133]), at(&[40]).misbehave(1))
        .found(&[LoadGoods(6)]).aside(at(&[54]), &[parts(3)], 1200),
    transport(239, FantyMingo, "My brother's keeper", Each(300))
        .illegal().load_any(Good::Fugitive, at(&[49]).misbehave(1), at(&[148]))
        .found(&[Load(fugitives(4))]).bonus(Medic, Money(400)).clause(GoodDeeds),
    crime(240, FantyMingo, "Pair of Jokers", Flat(2000))
        .target(at(&[62]).misbehave(4)).test(Bluff { from: 10 }).clause(DoubleDown(2000)),
    transport(241, FantyMingo, "Serving two masters", Flat(3500))
        .also(JobType::Smuggling).illegal()
        .load(&[contraband(2), fugitives(2)], at(&[98]).misbehave(1), at(&[136]))
        .aside(at(&[29]), &[contraband(2)], 1600),
    transport(242, FantyMingo, "Tale of two cities", Each(300))
        .also(JobType::Smuggling).illegal()
        .load_any(Good::Fugitive, at(&[29]).misbehave(1), at(&[136]))
        .found(&[Load(contraband(2)), Load(fugitives(2))]).aside(at(&[151]), &[contraband(2)], 1400),
    crime(243, FantyMingo, "The double dip", Flat(2500))
        .target(at(&[51]).misbehave(3)).needs(&[Need::Solid(Harken)]).bonus(Grifter, Money(500))
        .test(Bluff { from: 8 }),
    transport(244, FantyMingo, "The two towers of Zephyr", Each(300))
        .also(JobType::Crime).illegal().load_any(Good::Fugitive, at(&[50]).misbehave(1), at(&[146]))
        .found(&[Load(fugitives(5))]).aside(at(&[84]), &[fugitives(3)], 1500),
    transport(245, FantyMingo, "Twin brotherly love", Each(300))
        .illegal().load_any(Good::Fugitive, at(&[54]).misbehave(1), at(&[138]))
        .found(&[Load(fugitives(4))]).bonus(Companion, Money(500)).clause(GoodDeeds),
    transport(246, FantyMingo, "Two by two", Flat(3000))
        .illegal().load(&[fugitives(2)], at(&[57]).misbehave(3), at(&[148]))
        .bonus(Medic, Money(400)).clause(GoodDeeds),
    shipping(247, FantyMingo, "Two for the price of one", Each(500))
        .also(JobType::Smuggling).illegal()
        .load_any(Good::Contraband, at(&[151]).misbehave(1), at(&[51]))
        .found(&[Load(cargo(2)), Load(contraband(2))]).aside(at(&[47]), &[cargo(2)], 1000),
    transport(248, FantyMingo, "Two for the road", Each(300))
        .also(JobType::Smuggling).illegal()
        .load_any(Good::Fugitive, at(&[27]).misbehave(1), at(&[142]))
        .found(&[Load(contraband(2)), Load(fugitives(2))]).aside(at(&[143]), &[contraband(2)], 1200),
    crime(249, FantyMingo, "Two heads are better than one", Flat(3000))
        .target(at(&[60]).misbehave(4))
        .needs(&[Need::Profession(Mechanic), Need::Profession(Pilot)]).bonus(Soldier, Money(300))
        .test(Bluff { from: 10 }).clause(DoubleDown(2000)),
    transport(250, FantyMingo, "Two mules for Sister Constance", Flat(3000))
        .also(JobType::Smuggling).illegal()
        .load(&[contraband(2), passengers(2)], at(&[57]).misbehave(1), at(&[145]))
        .bonus(Grifter, Money(500)).clause(GoodDeeds),
    crime(251, FantyMingo, "Two ways this could go..", Flat(2500))
        .target(at(&[90]).misbehave(3))
        .needs(&[Need::Either(&[Need::Keyword(Explosives), Need::Profession(Medic)])])
        .bonus(Grifter, Money(500)).test(Bluff { from: 8 }),
    smuggling(252, FantyMingo, "Two-faced swindlers", Flat(2000))
        .load(&[contraband(4)], at(&[137]).misbehave(1), at(&[57]).misbehave(1))
        .aside(at(&[38]), &[contraband(4)], 3000),
    crime(253, Niska, "All manner of unwelcomed", Flat(4000))
        .immoral().target(at(&[137]).misbehave(4)).keywords(&[Explosives, Firearm])
        .bonus(Soldier, Money(300)),
    transport(254, Niska, "Heaven's rejects", Flat(3000))
        .also(JobType::Crime).illegal().load(&[fugitives(4)], at(&[143]).misbehave(3), at(&[98]))
        .aside(at(&[49]).misbehave(2), &[], 2000),
    crime(255, Niska, "The expendable", Flat(4000))
        .immoral().target(at(&[137]).misbehave(3)).keywords(&[SniperRifle])
        .needs(&[Need::Profession(Merc)]).bonus(Soldier, Money(300)).clause(Expends(Merc)),
    crime(256, Niska, "The vaults of Olympus", Flat(6000))
        .target(at(&[130]).misbehave(4)).test(Vault { from: 8 }),
    crime(257, Niska, "Where angels fear to tread", Flat(4000))
        .target(at(&[144]).misbehave(4)).bonus(Soldier, Money(500))
        .test(Guards { from: 8, won: 1, lost: 2 }),
    crime(258, Patience, "Robbing Heaven", Flat(3600))
        .immoral().target(at(&[143]).misbehave(3)).needs(&[Need::Profession(Grifter)])
        .bonus(Soldier, Money(300)),
    smuggling(259, Patience, "Salisbury Steaks", Flat(2800))
        .load(&[contraband(4)], at(&[76]), at(&[141]).misbehave(2)).bonus(Medic, Money(400))
        .clause(GoodDeeds),
    shipping(260, Patience, "The Beaumonde Derby", Flat(2200))
        .load(&[cargo(1)], at(&[85]), at(&[136])).bonus(Grifter, Money(500))
        .clause(Race { stake: 500, prize: 3000 }),
    shipping(261, Patience, "The Sho-Je Downs", Flat(2200))
        .load(&[cargo(1)], at(&[84]), at(&[152])).bonus(Grifter, Money(500))
        .clause(Race { stake: 500, prize: 3000 }),
    shipping(262, Patience, "The Zephyr Stakes", Flat(2200))
        .load(&[cargo(1)], at(&[87]), at(&[146])).bonus(Grifter, Money(500))
        .clause(Race { stake: 500, prize: 3000 }),
];
