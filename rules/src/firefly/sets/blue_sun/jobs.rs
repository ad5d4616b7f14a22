//! The jobs of Blue Sun: generated once from the tables, then kept by hand. Where the two tables that
//! we have part, the first is followed, as its column `conflict` says.

use crate::firefly::contact::Contact::*;
use crate::firefly::dialect::*;
use crate::firefly::effect::Effect::{self, LoadGoods};
use crate::firefly::effect::Good;
use crate::firefly::job::Clause::*;
use crate::firefly::job::Extra::*;
use crate::firefly::job::LastTest::*;
use crate::firefly::job::Pay::*;
use crate::firefly::job::{Job, Stop};
use crate::firefly::job_table::{at, crime, shipping, smuggling, task, transport};
use crate::firefly::skill::Keyword::{self, *};
use crate::firefly::skill::Profession::*;
use crate::firefly::skill::Skill;

/// The Uroboros Belt: any of its sectors.
const UROBOROS: Stop = at(&[111, 112, 113, 114]);

/// What is found on Miranda, in any mix: the last number means as many as fit.
static TAG_AND_BAG: [Effect; 1] =
    [test!(Tech, [LoadGoods(3)], 5 => [LoadGoods(6)], 8 => [LoadGoods(u8::MAX)])];

/// Jobs 134 to 183.
#[rustfmt::skip]
pub(super) static JOBS: [Job; 50] = [
    shipping(134, LordHarrow, "15 tons and what do you get..", Flat(2000))
        .load(&[cargo(5)], UROBOROS, at(&[60])).bonus(Soldier, Money(300)).clause(HeavyLoad),
    smuggling(135, LordHarrow, "A favor for his lordship", Flat(2200))
        .load(&[contraband(4)], at(&[115]), at(&[35]).misbehave(1)).skills(3, 0, 0)
        .bonus(Soldier, Money(300)),
    smuggling(136, LordHarrow, "A fight before you're gutted", Flat(3000))
        .load(&[contraband(3)], at(&[116]).misbehave(2), at(&[35])).bonus(Soldier, Money(300))
        .test(ShootOut { from: 7, kills: 0, warrant: false }),
    smuggling(137, LordHarrow, "A solid deal", Flat(2900))
        .load(&[contraband(4)], at(&[116]), at(&[23]).misbehave(1)).skills(3, 0, 3)
        .bonus(Grifter, Money(500)),
    shipping(138, LordHarrow, "Another day older.. And deeper in debt", Flat(2500))
        .load(&[cargo(5)], UROBOROS, at(&[29])).clause(HeavyLoad),
    shipping(139, LordHarrow, "Baubles for the ball", Flat(2100))
        .load(&[cargo(4)], at(&[118]), at(&[29])).skills(0, 3, 0).bonus(Companion, Money(500)),
    smuggling(140, LordHarrow, "Delicate dealings", Flat(2800))
        .load(&[contraband(4)], at(&[119]), at(&[23]).misbehave(1)).skills(0, 0, 3)
        .bonus(Grifter, Money(500)),
    smuggling(141, LordHarrow, "Does this mean we're in business?", Flat(2800))
        .load(&[contraband(4)], at(&[117]), at(&[98]).misbehave(1)).skills(2, 3, 0),
    smuggling(142, LordHarrow, "Fun with rocks", Flat(3000))
        .load(&[contraband(5)], UROBOROS, at(&[76]).misbehave(2)).bonus(Soldier, Money(300))
        .clause(HeavyLoad),
    smuggling(143, LordHarrow, "Goods to people what need them", Flat(2800))
        .load(&[contraband(4)], at(&[114]), at(&[16]).misbehave(1)).skills(0, 3, 0)
        .bonus(Mechanic, Goods(parts(1))),
    smuggling(144, LordHarrow, "Guess I'm just a good man", Flat(3600))
        .load(&[contraband(4)], at(&[112]).misbehave(2), at(&[76]))
        .test(ShootOut { from: 9, kills: 1, warrant: true }),
    smuggling(145, LordHarrow, "Hungry for beefsteak", Flat(3200))
        .load(&[contraband(4)], at(&[29]), at(&[99]).misbehave(2)).keywords(&[FancyDuds])
        .bonus(Companion, Money(500)),
    smuggling(146, LordHarrow, "In your hold before midnight", Flat(2800))
        .load(&[contraband(3)], at(&[119]).misbehave(2), at(&[35])).bonus(Grifter, Money(500))
        .test(ShootOut { from: 7, kills: 0, warrant: false }),
    smuggling(147, LordHarrow, "Lord Harrow's private reserve", Flat(3000))
        .load(&[contraband(3)], at(&[29]).misbehave(1), at(&[115])).skills(0, 0, 3)
        .bonus(Companion, Money(500)),
    smuggling(148, LordHarrow, "Mercy is the mark of a great man", Flat(2300))
        .load(&[contraband(3)], at(&[29]).misbehave(1), at(&[92])).clause(GoodDeeds),
    smuggling(149, LordHarrow, "Miranda's promise", Flat(2000))
        .load(&[cargo(2)], at(&[123]), at(&[115]).misbehave(1)).found(&TAG_AND_BAG),
    smuggling(150, LordHarrow, "Miranda's secret", Flat(2000))
        .load(&[cargo(2)], at(&[123]), at(&[118]).misbehave(1)).found(&TAG_AND_BAG),
    smuggling(151, LordHarrow, "Muss up the spoiled dandy", Flat(3000))
        .load(&[contraband(3)], at(&[114]).misbehave(2), at(&[29])).bonus(Companion, Money(500))
        .test(ShootOut { from: 7, kills: 0, warrant: false }),
    smuggling(152, LordHarrow, "My work's illegal, but it's honest", Flat(2200))
        .load(&[contraband(4)], at(&[112]), at(&[97]).misbehave(1)).skills(0, 0, 3)
        .bonus(Grifter, Money(500)),
    shipping(153, LordHarrow, "Offend the psychotic lowlife community", Flat(2000))
        .load(&[cargo(4)], at(&[115]), at(&[29])).skills(3, 0, 0),
    smuggling(154, LordHarrow, "Rely on your winning personality", Flat(2700))
        .load(&[contraband(3)], at(&[118]).misbehave(2), at(&[97]))
        .test(Price { even: 4, good: 6, by: 500 }),
    smuggling(155, LordHarrow, "Shinies for Mudville", Flat(2600))
        .load(&[contraband(4)], at(&[118]).misbehave(1), at(&[16]))
        .bonus(Mechanic, Goods(parts(1))).test(Price { even: 4, good: 6, by: 500 }),
    smuggling(156, LordHarrow, "Sir, I'm an honest man..", Flat(3500))
        .load(&[contraband(3)], at(&[115]), at(&[23]).misbehave(2)).skills(3, 0, 3),
    smuggling(157, LordHarrow, "The Uroboros Run", Flat(3000))
        .load(&[contraband(5)], UROBOROS, at(&[98]).misbehave(2)).bonus(Soldier, Money(300))
        .clause(HeavyLoad),
    smuggling(158, LordHarrow, "Warrick's request", Flat(2400))
        .load(&[contraband(3)], at(&[115]), at(&[60]).misbehave(2)).skills(0, 3, 1)
        .bonus(Mechanic, Goods(parts(1))),
    transport(159, AmnonDuul, "Discreet Transportation", Each(300))
        .illegal().load_any(Good::Fugitive, at(&[23]).misbehave(1), at(&[114])).skills(3, 0, 0)
        .bonus(Grifter, Money(500)),
    transport(160, AmnonDuul, "Miner transport: Dragon's Egg", Each(200))
        .load_any(Good::Passenger, at(&[23]), at(&[112])).skills(3, 0, 0).bonus(Medic, Money(400)),
    transport(161, AmnonDuul, "Settler transport: Muir", Each(200))
        .load_any(Good::Passenger, at(&[23]), at(&[117])).skills(3, 0, 0).bonus(Medic, Money(400)),
    shipping(162, AmnonDuul, "War victims relief fund charter", Flat(1800))
        .load(&[cargo(3)], at(&[49]), at(&[92])).clause(GoodDeeds),
    smuggling(163, AmnonDuul, "Zir Com Deliveries: VIP special order", Flat(2000))
        .load(&[cargo(2)], at(&[123]), at(&[23]).misbehave(1)).found(&TAG_AND_BAG),
    crime(164, Badger, "A stick as big as Harrow's", Flat(3600))
        .target(at(&[118]).misbehave(3)).skills(0, 0, 3).keywords(&[FancyDuds])
        .bonus(Companion, Money(500)),
    smuggling(165, Badger, "Finder's keepers", Flat(2000))
        .load(&[contraband(3)], at(&[123]), at(&[29]).misbehave(2)).found(&TAG_AND_BAG),
    crime(166, Badger, "Gravy train's a'comin'", Flat(3600))
        .target(at(&[114]).misbehave(3)).skills(0, 3, 0).keywords(&[Keyword::Transport]),
    crime(167, Badger, "I'll show you a psychotic lowlife!", Flat(3600))
        .target(at(&[115]).misbehave(3)).skills(3, 0, 0).keywords(&[Explosives]),
    smuggling(168, Badger, "Robbing Peter to feed Paul", Flat(3200))
        .load(&[contraband(3)], at(&[13]).misbehave(2), at(&[92])).clause(GoodDeeds),
    crime(169, Niska, "Meridian Credit Exchange heist", Flat(5000))
        .target(at(&[118]).misbehave(3)).test(Vault { from: 8 }),
    smuggling(170, Niska, "Non-profit profiteering", Flat(4000))
        .load(&[contraband(3)], at(&[40]).misbehave(3), at(&[92])).clause(GoodDeeds),
    smuggling(171, Niska, "Reavers Schmeavers", Flat(2000))
        .load(&[contraband(3)], at(&[123]), at(&[98]).misbehave(3)).found(&[LoadGoods(u8::MAX)])
        .keywords(&[Explosives, Keyword::Transport]),
    smuggling(172, Niska, "Snake oil vaccinations", Flat(3500))
        .immoral().load(&[contraband(2)], at(&[98]), at(&[117]).misbehave(3))
        .test(Price { even: 6, good: 8, by: 1000 }),
    crime(173, Niska, "This is why you can't have nice things", GoodsPerCrew(1))
        .immoral().target(at(&[115]).misbehave(3)).skills(0, 3, 0).keywords(&[FakeId]),
    transport(174, Patience, "Aggressive Recruitment", Flat(3400))
        .illegal().immoral().load(&[fugitives(4)], at(&[119]).misbehave(2), at(&[76]))
        .bonus(Soldier, Money(300)).test(ShootOut { from: 7, kills: 0, warrant: false }),
    shipping(175, Patience, "Foodstuffs for the downtrodden", Flat(2800))
        .load(&[cargo(3)], at(&[16]), at(&[92])).clause(GoodDeeds),
    smuggling(176, Patience, "Gold Rush", Flat(2800))
        .load(&[contraband(3)], at(&[123]), at(&[76]).misbehave(2)).found(&TAG_AND_BAG),
    smuggling(177, Patience, "Low down dirty dealings", Flat(3000))
        .load(&[contraband(4)], at(&[116]).misbehave(2), at(&[76])).bonus(Soldier, Money(300))
        .test(ShootOut { from: 7, kills: 0, warrant: false }),
    smuggling(178, Patience, "Stealin' steers", Flat(3000))
        .load(&[contraband(4)], at(&[114]).misbehave(2), at(&[76])).bonus(Soldier, Money(300))
        .test(ShootOut { from: 7, kills: 0, warrant: false }),
    transport(179, Harken, "Boots on the ground", Flat(1000))
        .immoral().load(&[passengers(6)], at(&[60]), at(&[92])).skills(3, 0, 0)
        .bonus(Soldier, Money(300)),
    task(180, Harken, "Cortex Relay 7 service call", Flat(900))
        .target(at(&[104])).skills(0, 2, 0).bonus(Mechanic, Goods(parts(1))),
    shipping(181, Harken, "Cortex Relay 7 restock order", Flat(900))
        .load(&[parts(4)], at(&[29]), at(&[104])),
    task(182, Harken, "Courier Service: Meridian", Flat(600))
        .target(at(&[118])).bonus(Companion, Money(500)),
    shipping(183, Harken, "Winning hearts & minds", Flat(1000))
        .load(&[cargo(3)], at(&[51]), at(&[92])).bonus(Soldier, Money(300)).clause(GoodDeeds),
];
