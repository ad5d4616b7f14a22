//! The jobs of the base game: generated once from the tables, then kept by hand.

use super::contact::Contact::{self, *};
use super::effect::{Good, Lot};
use super::job::{Bonus, Clause, Course, Extra, Freight, Job, JobType, LastTest, Pay, Stop};
use super::skill::Keyword::*;
use super::skill::Profession::*;
use super::skill::{Skill, Skills};

const fn lot(good: Good, count: u8) -> Lot {
    Lot { good, count }
}

const fn stop(sectors: &'static [u8], misbehave: u8) -> Stop {
    Stop { sectors, misbehave }
}

/// A job that only pays; the rows say the rest.
const fn plain(
    id: u16,
    contact: Contact,
    kind: JobType,
    name: &'static str,
    pay: Pay,
    course: Course,
) -> Job {
    Job {
        id,
        contact,
        kind,
        name,
        illegal: false,
        immoral: false,
        course,
        pay,
        skills: Skills::new(0, 0, 0),
        keywords: &[],
        bonus: None,
        test: None,
        clause: None,
    }
}

/// Jobs by number less one; further sets keep the numbers of the tables.
pub(super) static JOBS: [Job; 125] = [
    Job {
        skills: Skills::new(0, 0, 2),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            1,
            AmnonDuul,
            JobType::Shipping,
            "Feeding Alliance Fat Cats",
            Pay::Flat(1300),
            Course::Delivery {
                pickup: stop(&[16], 0),
                dropoff: stop(&[47], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        clause: Some(Clause::HeavyLoad),
        ..plain(
            2,
            AmnonDuul,
            JobType::Shipping,
            "Heavy Load: Motherlode Ore",
            Pay::Flat(1900),
            Course::Delivery {
                pickup: stop(&[99, 100], 0),
                dropoff: stop(&[49], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 3)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 1, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            3,
            AmnonDuul,
            JobType::Smuggling,
            "Gun Running: Special Order",
            Pay::Flat(2500),
            Course::Delivery {
                pickup: stop(&[51], 2),
                dropoff: stop(&[98], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        clause: Some(Clause::CalmsMoral),
        ..plain(
            4,
            AmnonDuul,
            JobType::Smuggling,
            "Hot Cargo for Cold Settlers",
            Pay::Flat(2500),
            Course::Delivery {
                pickup: stop(&[35], 2),
                dropoff: stop(&[75], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 6, good: 8, by: 1000 }),
        ..plain(
            5,
            AmnonDuul,
            JobType::Smuggling,
            "Courting Kerry",
            Pay::Flat(2000),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[85], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            6,
            AmnonDuul,
            JobType::Shipping,
            "Haulin' Military Scrap",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[91], 0),
                dropoff: stop(&[23], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            7,
            AmnonDuul,
            JobType::Smuggling,
            "Gun Running: Jiangyin",
            Pay::Flat(2000),
            Course::Delivery {
                pickup: stop(&[62], 1),
                dropoff: stop(&[99], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(0, 0, 2),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            8,
            AmnonDuul,
            JobType::Shipping,
            "Feeding Alliance Fat Cats",
            Pay::Flat(1300),
            Course::Delivery {
                pickup: stop(&[16], 0),
                dropoff: stop(&[51], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 2, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            9,
            AmnonDuul,
            JobType::Shipping,
            "Zir Com Deliveries: Priority Mail Run",
            Pay::Flat(1300),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[57], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            10,
            AmnonDuul,
            JobType::Shipping,
            "Haulin' Military Scrap",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[91], 0),
                dropoff: stop(&[29], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(0, 0, 2),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            11,
            AmnonDuul,
            JobType::Shipping,
            "Feeding Alliance Fat Cats",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[16], 0),
                dropoff: stop(&[70], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        clause: Some(Clause::HeavyLoad),
        ..plain(
            12,
            AmnonDuul,
            JobType::Shipping,
            "Heavy Load: Motherlode Ore",
            Pay::Flat(2200),
            Course::Delivery {
                pickup: stop(&[99, 100], 0),
                dropoff: stop(&[87], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 3)]),
            },
        )
    },
    Job {
        clause: Some(Clause::HeavyLoad),
        ..plain(
            13,
            AmnonDuul,
            JobType::Shipping,
            "Heavy Load: Motherlode Ore",
            Pay::Flat(1900),
            Course::Delivery {
                pickup: stop(&[99, 100], 0),
                dropoff: stop(&[70], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 3)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 2, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            14,
            AmnonDuul,
            JobType::Shipping,
            "Zir Com Deliveries: Priority Mail Run",
            Pay::Flat(1400),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[91], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 2, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            15,
            AmnonDuul,
            JobType::Shipping,
            "Zir Com Deliveries: Priority Mail Run",
            Pay::Flat(1300),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[76], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 2, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            16,
            AmnonDuul,
            JobType::Shipping,
            "Zir Com Deliveries: Priority Mail Run",
            Pay::Flat(1400),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[77], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            17,
            AmnonDuul,
            JobType::Transport,
            "Homesteader Transport",
            Pay::Each(200),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[84], 0),
                freight: Freight::Any(Good::Passenger),
            },
        )
    },
    Job {
        skills: Skills::new(1, 2, 0),
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            18,
            AmnonDuul,
            JobType::Transport,
            "Homesteader Transport",
            Pay::Each(200),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[77], 0),
                freight: Freight::Any(Good::Passenger),
            },
        )
    },
    Job {
        illegal: true,
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 6, good: 8, by: 1000 }),
        ..plain(
            19,
            AmnonDuul,
            JobType::Smuggling,
            "Courting Regina",
            Pay::Flat(2000),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[97], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 6, good: 8, by: 1000 }),
        ..plain(
            20,
            AmnonDuul,
            JobType::Smuggling,
            "Courting Aphrodite",
            Pay::Flat(2000),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[90], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            21,
            AmnonDuul,
            JobType::Smuggling,
            "Stolen Goods is still Goods",
            Pay::Flat(2200),
            Course::Delivery {
                pickup: stop(&[40], 1),
                dropoff: stop(&[7], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            22,
            AmnonDuul,
            JobType::Smuggling,
            "Gun Running: Three Hills",
            Pay::Flat(2200),
            Course::Delivery {
                pickup: stop(&[29], 1),
                dropoff: stop(&[84], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 0, 2),
        ..plain(
            23,
            AmnonDuul,
            JobType::Smuggling,
            "Some Discretion Required",
            Pay::Flat(2200),
            Course::Delivery {
                pickup: stop(&[50], 1),
                dropoff: stop(&[87], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 1)]),
            },
        )
    },
    Job {
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            24,
            AmnonDuul,
            JobType::Shipping,
            "Irrigation Supply Run",
            Pay::Flat(1200),
            Course::Delivery {
                pickup: stop(&[60], 0),
                dropoff: stop(&[16], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            25,
            AmnonDuul,
            JobType::Transport,
            "Workers and Equipment Transport",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[24], 0),
                dropoff: stop(&[91], 0),
                freight: Freight::Lots(&[lot(Good::Passenger, 2), lot(Good::Part, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        ..plain(
            26,
            Patience,
            JobType::Smuggling,
            "Guns for my Gun Hands",
            Pay::Flat(2600),
            Course::Delivery {
                pickup: stop(&[35], 1),
                dropoff: stop(&[84], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 0, 0),
        ..plain(
            27,
            Patience,
            JobType::Shipping,
            "Dung Run",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[75], 0),
                dropoff: stop(&[16], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 0, 1),
        ..plain(
            28,
            Patience,
            JobType::Shipping,
            "Feed for the Herds",
            Pay::Flat(1800),
            Course::Delivery {
                pickup: stop(&[16], 0),
                dropoff: stop(&[77], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 3)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            29,
            Patience,
            JobType::Smuggling,
            "The Beef must Flow",
            Pay::Flat(2200),
            Course::Delivery {
                pickup: stop(&[77], 0),
                dropoff: stop(&[51], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(0, 0, 1),
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            30,
            Patience,
            JobType::Transport,
            "Ranch Hand Recruitment",
            Pay::Each(300),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[77], 0),
                freight: Freight::Any(Good::Passenger),
            },
        )
    },
    Job {
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            31,
            Harken,
            JobType::Shipping,
            "Equipment Delivery: Persephone",
            Pay::Flat(600),
            Course::Delivery {
                pickup: stop(&[60], 0),
                dropoff: stop(&[29], 0),
                freight: Freight::Lots(&[lot(Good::Part, 4)]),
            },
        )
    },
    plain(
        32,
        Harken,
        JobType::Transport,
        "Settlers to New Melbourne",
        Pay::Flat(900),
        Course::Delivery {
            pickup: stop(&[49], 0),
            dropoff: stop(&[100], 0),
            freight: Freight::Lots(&[lot(Good::Cargo, 1), lot(Good::Passenger, 2)]),
        },
    ),
    Job {
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            33,
            Harken,
            JobType::Shipping,
            "Relief Supplies: Newhope",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[51], 0),
                dropoff: stop(&[75], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    plain(
        34,
        Harken,
        JobType::Shipping,
        "Fuel Run: Silverhold",
        Pay::Flat(900),
        Course::Delivery {
            pickup: stop(&[51], 0),
            dropoff: stop(&[35], 0),
            freight: Freight::Lots(&[lot(Good::Fuel, 8)]),
        },
    ),
    plain(
        35,
        Harken,
        JobType::Shipping,
        "Cargo Delivery: Valentine",
        Pay::Flat(600),
        Course::Delivery {
            pickup: stop(&[50], 0),
            dropoff: stop(&[54], 0),
            freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
        },
    ),
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        ..plain(
            36,
            Patience,
            JobType::Smuggling,
            "The Beef must Flow",
            Pay::Flat(3000),
            Course::Delivery {
                pickup: stop(&[98], 0),
                dropoff: stop(&[5], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            37,
            Patience,
            JobType::Smuggling,
            "The Beef must Flow",
            Pay::Flat(2600),
            Course::Delivery {
                pickup: stop(&[90], 0),
                dropoff: stop(&[60], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        ..plain(
            38,
            Patience,
            JobType::Smuggling,
            "The Beef must Flow",
            Pay::Flat(2400),
            Course::Delivery {
                pickup: stop(&[76], 0),
                dropoff: stop(&[35], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        ..plain(
            39,
            Patience,
            JobType::Crime,
            "Swipe Settler Rations",
            Pay::Flat(2800),
            Course::Target(stop(&[13], 2)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        ..plain(
            40,
            Patience,
            JobType::Crime,
            "Swipe Settler Rations",
            Pay::Flat(2800),
            Course::Target(stop(&[17], 2)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        keywords: &[Transport],
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            41,
            Patience,
            JobType::Crime,
            "Cattle Rustling",
            Pay::Flat(2400),
            Course::Target(stop(&[7], 2)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        keywords: &[Transport],
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            42,
            Patience,
            JobType::Crime,
            "Cattle Rustling",
            Pay::Flat(2000),
            Course::Target(stop(&[84], 2)),
        )
    },
    Job {
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            43,
            Patience,
            JobType::Shipping,
            "Big Black Cattle Drive",
            Pay::Flat(1800),
            Course::Delivery {
                pickup: stop(&[85], 0),
                dropoff: stop(&[47], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 4)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            44,
            Patience,
            JobType::Shipping,
            "Big Black Cattle Drive",
            Pay::Flat(1600),
            Course::Delivery {
                pickup: stop(&[76], 0),
                dropoff: stop(&[50], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 4)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 0, 0),
        ..plain(
            45,
            Patience,
            JobType::Shipping,
            "Dung Run",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[84], 0),
                dropoff: stop(&[16], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 0, 1),
        ..plain(
            46,
            Patience,
            JobType::Shipping,
            "Feed for the Herds",
            Pay::Flat(1600),
            Course::Delivery {
                pickup: stop(&[16], 0),
                dropoff: stop(&[76], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 3)]),
            },
        )
    },
    Job {
        skills: Skills::new(2, 0, 1),
        ..plain(
            47,
            Patience,
            JobType::Shipping,
            "Feed for the Herds",
            Pay::Flat(1600),
            Course::Delivery {
                pickup: stop(&[16], 0),
                dropoff: stop(&[97], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 3)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        ..plain(
            48,
            Patience,
            JobType::Smuggling,
            "Guns for my Gun Hands",
            Pay::Flat(2400),
            Course::Delivery {
                pickup: stop(&[35], 1),
                dropoff: stop(&[76], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        test: Some(LastTest::Cover { skill: Skill::Negotiate, from: 6, contact: Badger, kills: 0 }),
        ..plain(
            49,
            Patience,
            JobType::Crime,
            "Henpecked Badger",
            Pay::Flat(3000),
            Course::Target(stop(&[29], 2)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 1, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            50,
            Patience,
            JobType::Crime,
            "Bank Holdup",
            Pay::Flat(2800),
            Course::Target(stop(&[40], 3)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        keywords: &[Explosives],
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            51,
            Patience,
            JobType::Crime,
            "Rob the Alliance Train",
            Pay::Flat(3000),
            Course::Target(stop(&[54], 3)),
        )
    },
    Job {
        illegal: true,
        test: Some(LastTest::Cover { skill: Skill::Tech, from: 6, contact: AmnonDuul, kills: 0 }),
        ..plain(
            52,
            Patience,
            JobType::Crime,
            "Good old fashion Mail Robbery",
            Pay::Flat(3000),
            Course::Target(stop(&[23], 2)),
        )
    },
    Job {
        skills: Skills::new(0, 0, 1),
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            53,
            Patience,
            JobType::Transport,
            "Ranch Hand Recruitment",
            Pay::Each(300),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[90], 0),
                freight: Freight::Any(Good::Passenger),
            },
        )
    },
    Job {
        illegal: true,
        test: Some(LastTest::Cover { skill: Skill::Fight, from: 8, contact: Niska, kills: 1 }),
        ..plain(
            54,
            Patience,
            JobType::Crime,
            "Good Fences make Good Neighbors",
            Pay::Flat(3000),
            Course::Target(stop(&[98], 2)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 1, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            55,
            Patience,
            JobType::Crime,
            "Motherlode Mine Holdup",
            Pay::Flat(3000),
            Course::Target(stop(&[99, 100], 3)),
        )
    },
    plain(
        56,
        Harken,
        JobType::Shipping,
        "Cargo Delivery: Ariel",
        Pay::Flat(600),
        Course::Delivery {
            pickup: stop(&[50], 0),
            dropoff: stop(&[57], 0),
            freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
        },
    ),
    plain(
        57,
        Harken,
        JobType::Shipping,
        "Cargo Delivery: Albion",
        Pay::Flat(600),
        Course::Delivery {
            pickup: stop(&[50], 0),
            dropoff: stop(&[70], 0),
            freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
        },
    ),
    plain(
        58,
        Harken,
        JobType::Shipping,
        "Cargo Delivery: Osiris",
        Pay::Flat(600),
        Course::Delivery {
            pickup: stop(&[51], 0),
            dropoff: stop(&[60], 0),
            freight: Freight::Lots(&[lot(Good::Cargo, 1)]),
        },
    ),
    plain(
        59,
        Harken,
        JobType::Shipping,
        "Cargo Delivery: Sihnon",
        Pay::Flat(600),
        Course::Delivery {
            pickup: stop(&[51], 0),
            dropoff: stop(&[50], 0),
            freight: Freight::Lots(&[lot(Good::Cargo, 1)]),
        },
    ),
    Job {
        immoral: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            60,
            Harken,
            JobType::Transport,
            "Forced Settler Relocation",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[50], 0),
                dropoff: stop(&[90], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 1), lot(Good::Passenger, 2)]),
            },
        )
    },
    Job {
        immoral: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            61,
            Harken,
            JobType::Transport,
            "Forced Settler Relocation",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[54], 0),
                dropoff: stop(&[7], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 1), lot(Good::Passenger, 2)]),
            },
        )
    },
    Job {
        immoral: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            62,
            Harken,
            JobType::Transport,
            "Forced Settler Relocation",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[40], 0),
                dropoff: stop(&[84], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 1), lot(Good::Passenger, 2)]),
            },
        )
    },
    Job {
        immoral: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            63,
            Harken,
            JobType::Transport,
            "Forced Settler Relocation",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[51], 0),
                dropoff: stop(&[13], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 1), lot(Good::Passenger, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(1, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            64,
            Harken,
            JobType::Shipping,
            "Vital Supplies: Jubilee",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[51], 0),
                dropoff: stop(&[5], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(1, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            65,
            Harken,
            JobType::Shipping,
            "Vital Supplies: Kerry",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[51], 0),
                dropoff: stop(&[85], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    plain(
        66,
        Harken,
        JobType::Transport,
        "Settlers to Regina",
        Pay::Flat(900),
        Course::Delivery {
            pickup: stop(&[52], 0),
            dropoff: stop(&[97], 0),
            freight: Freight::Lots(&[lot(Good::Cargo, 1), lot(Good::Passenger, 2)]),
        },
    ),
    Job {
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            67,
            Harken,
            JobType::Shipping,
            "Scrap Hauling: Space Bazaar",
            Pay::Flat(700),
            Course::Delivery {
                pickup: stop(&[51], 0),
                dropoff: stop(&[23], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            68,
            Harken,
            JobType::Shipping,
            "Scrap Hauling: Aesir",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[51], 0),
                dropoff: stop(&[12], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            69,
            Harken,
            JobType::Transport,
            "Medical Emergency Transport",
            Pay::Flat(700),
            Course::Delivery {
                pickup: stop(&[62], 0),
                dropoff: stop(&[57], 0),
                freight: Freight::Lots(&[lot(Good::Passenger, 1)]),
            },
        )
    },
    plain(
        70,
        Harken,
        JobType::Shipping,
        "Fuel Run: Boros",
        Pay::Flat(900),
        Course::Delivery {
            pickup: stop(&[51], 0),
            dropoff: stop(&[87], 0),
            freight: Freight::Lots(&[lot(Good::Fuel, 8)]),
        },
    ),
    Job {
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            71,
            Harken,
            JobType::Transport,
            "Vacationers to Pelorum",
            Pay::Flat(700),
            Course::Delivery {
                pickup: stop(&[70], 0),
                dropoff: stop(&[38], 0),
                freight: Freight::Lots(&[lot(Good::Passenger, 2)]),
            },
        )
    },
    Job {
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            72,
            Harken,
            JobType::Shipping,
            "Equipment Delivery: Bellerophon",
            Pay::Flat(600),
            Course::Delivery {
                pickup: stop(&[60], 0),
                dropoff: stop(&[47], 0),
                freight: Freight::Lots(&[lot(Good::Part, 4)]),
            },
        )
    },
    Job {
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            73,
            Harken,
            JobType::Shipping,
            "Relief Supplies: St. Albans",
            Pay::Flat(900),
            Course::Delivery {
                pickup: stop(&[51], 0),
                dropoff: stop(&[17], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    plain(
        74,
        Harken,
        JobType::Transport,
        "Laborer Transport",
        Pay::Flat(700),
        Course::Delivery {
            pickup: stop(&[47], 0),
            dropoff: stop(&[70], 0),
            freight: Freight::Lots(&[lot(Good::Passenger, 2)]),
        },
    ),
    Job {
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            75,
            Harken,
            JobType::Transport,
            "University Student Transport",
            Pay::Flat(700),
            Course::Delivery {
                pickup: stop(&[29], 0),
                dropoff: stop(&[60], 0),
                freight: Freight::Lots(&[lot(Good::Passenger, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(1, 1, 1),
        ..plain(
            76,
            Badger,
            JobType::Transport,
            "Sowing Chaos",
            Pay::Each(300),
            Course::Delivery {
                pickup: stop(&[23], 0),
                dropoff: stop(&[70], 1),
                freight: Freight::Any(Good::Fugitive),
            },
        )
    },
    Job {
        illegal: true,
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        test: Some(LastTest::Vault { from: 6 }),
        ..plain(
            77,
            Badger,
            JobType::Crime,
            "Withdraw from the 1st Bank n Trust",
            Pay::Flat(4000),
            Course::Target(stop(&[17], 2)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(1, 0, 1),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            78,
            Badger,
            JobType::Smuggling,
            "Try one of the Border Planets",
            Pay::Flat(2500),
            Course::Delivery {
                pickup: stop(&[29], 0),
                dropoff: stop(&[76], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(2, 0, 0),
        keywords: &[Explosives],
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            79,
            Badger,
            JobType::Crime,
            "Diamonds the size of Testicles",
            Pay::Flat(3500),
            Course::Target(stop(&[85], 3)),
        )
    },
    Job {
        illegal: true,
        test: Some(LastTest::Cover {
            skill: Skill::Negotiate,
            from: 6,
            contact: Patience,
            kills: 0,
        }),
        ..plain(
            80,
            Badger,
            JobType::Crime,
            "Losing patience with Patience",
            Pay::Flat(3000),
            Course::Target(stop(&[76], 2)),
        )
    },
    Job {
        illegal: true,
        test: Some(LastTest::Cover { skill: Skill::Tech, from: 6, contact: AmnonDuul, kills: 0 }),
        ..plain(
            81,
            Badger,
            JobType::Crime,
            "Procure the Postman's Parcel",
            Pay::Flat(3000),
            Course::Target(stop(&[23], 2)),
        )
    },
    Job {
        illegal: true,
        test: Some(LastTest::Cover { skill: Skill::Fight, from: 8, contact: Niska, kills: 1 }),
        ..plain(
            82,
            Badger,
            JobType::Crime,
            "Poking holes in Niska's Plans",
            Pay::Flat(3000),
            Course::Target(stop(&[98], 2)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(1, 1, 1),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            83,
            Badger,
            JobType::Crime,
            "Badger's 11 Casino Caper",
            Pay::Flat(3500),
            Course::Target(stop(&[62], 3)),
        )
    },
    Job {
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 4, good: 6, by: 500 }),
        ..plain(
            84,
            Badger,
            JobType::Shipping,
            "On the up and up I swear!",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[51], 0),
                dropoff: stop(&[98], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 4, good: 6, by: 500 }),
        ..plain(
            85,
            Badger,
            JobType::Shipping,
            "Keep your noses clean",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[57], 0),
                dropoff: stop(&[16], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        skills: Skills::new(1, 1, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            86,
            Badger,
            JobType::Transport,
            "Breaking into new Markets",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[29], 0),
                dropoff: stop(&[5], 0),
                freight: Freight::Lots(&[lot(Good::Passenger, 3)]),
            },
        )
    },
    Job {
        illegal: true,
        keywords: &[Transport],
        ..plain(
            87,
            Badger,
            JobType::Crime,
            "The Alliance Payroll Caper",
            Pay::Flat(3500),
            Course::Target(stop(&[99], 3)),
        )
    },
    Job {
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 4, good: 6, by: 500 }),
        ..plain(
            88,
            Badger,
            JobType::Shipping,
            "Bilking the Yokels",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[70], 0),
                dropoff: stop(&[13], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(0, 0, 2),
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        ..plain(
            89,
            Badger,
            JobType::Smuggling,
            "Pushing Drops",
            Pay::Flat(2500),
            Course::Delivery {
                pickup: stop(&[54], 0),
                dropoff: stop(&[90], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 1)]),
            },
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            90,
            Badger,
            JobType::Transport,
            "Send them to the Ruttin' Mines",
            Pay::Flat(2500),
            Course::Delivery {
                pickup: stop(&[29], 1),
                dropoff: stop(&[35], 0),
                freight: Freight::Lots(&[lot(Good::Fugitive, 3)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 0, 2),
        keywords: &[FancyDuds],
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            91,
            Badger,
            JobType::Crime,
            "Raising the Funds at the Fundraiser",
            Pay::Flat(2800),
            Course::Target(stop(&[47], 2)),
        )
    },
    Job {
        test: Some(LastTest::Price { even: 4, good: 6, by: 500 }),
        ..plain(
            92,
            Badger,
            JobType::Shipping,
            "Playing the Middleman",
            Pay::Flat(1800),
            Course::Delivery {
                pickup: stop(&[76], 0),
                dropoff: stop(&[23], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 0, 2),
        keywords: &[FancyDuds],
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            93,
            Badger,
            JobType::Smuggling,
            "Time for a fancy Shindig",
            Pay::Flat(3000),
            Course::Delivery {
                pickup: stop(&[29], 2),
                dropoff: stop(&[97], 0),
                freight: Freight::Lots(&[lot(Good::Contraband, 4)]),
            },
        )
    },
    Job {
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 4, good: 6, by: 500 }),
        ..plain(
            94,
            Badger,
            JobType::Shipping,
            "Hard Goods for Hard Times",
            Pay::Flat(1500),
            Course::Delivery {
                pickup: stop(&[29], 0),
                dropoff: stop(&[84], 0),
                freight: Freight::Lots(&[lot(Good::Cargo, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(2, 0, 0),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            95,
            Badger,
            JobType::Transport,
            "Slave Wrangling",
            Pay::Flat(2500),
            Course::Delivery {
                pickup: stop(&[29], 1),
                dropoff: stop(&[90], 0),
                freight: Freight::Lots(&[lot(Good::Fugitive, 3)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(1, 2, 0),
        ..plain(
            96,
            Badger,
            JobType::Crime,
            "Offload the Motherlode",
            Pay::Flat(2800),
            Course::Target(stop(&[99, 100], 2)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 2, 2),
        keywords: &[FakeId],
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            97,
            Badger,
            JobType::Crime,
            "The Hospital Job",
            Pay::Flat(3500),
            Course::Target(stop(&[57], 3)),
        )
    },
    Job {
        skills: Skills::new(2, 0, 1),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            98,
            Badger,
            JobType::Transport,
            "Making the Love Connection",
            Pay::Flat(1800),
            Course::Delivery {
                pickup: stop(&[50], 0),
                dropoff: stop(&[87], 0),
                freight: Freight::Lots(&[lot(Good::Passenger, 1)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 2, 0),
        keywords: &[HackingRig],
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        ..plain(
            99,
            Badger,
            JobType::Crime,
            "Hump 'em Let 'em Twist",
            Pay::Flat(2800),
            Course::Target(stop(&[35], 2)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        keywords: &[Transport],
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            100,
            Badger,
            JobType::Crime,
            "Takes my Breath away",
            Pay::Flat(3500),
            Course::Target(stop(&[91], 3)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Mechanic, extra: Extra::Goods(lot(Good::Part, 1)) }),
        ..plain(
            101,
            Niska,
            JobType::Crime,
            "Jump n Hump the Competition",
            Pay::PerCrew(Good::Cargo),
            Course::Target(stop(&[23], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(2, 0, 1),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            102,
            Niska,
            JobType::Crime,
            "Protection Racket: Shake down Jubilee",
            Pay::Flat(3500),
            Course::Target(stop(&[5], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(2, 0, 1),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            103,
            Niska,
            JobType::Crime,
            "Protection Racket: Shake down Greenleaf",
            Pay::Flat(3500),
            Course::Target(stop(&[24], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        keywords: &[Transport, Explosives],
        ..plain(
            104,
            Niska,
            JobType::Crime,
            "The Temple job",
            Pay::Flat(4000),
            Course::Target(stop(&[17], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 6, good: 8, by: 1000 }),
        ..plain(
            105,
            Niska,
            JobType::Smuggling,
            "Narcotics Express",
            Pay::Flat(3500),
            Course::Delivery {
                pickup: stop(&[99], 0),
                dropoff: stop(&[60], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        immoral: true,
        test: Some(LastTest::Cover { skill: Skill::Fight, from: 8, contact: Badger, kills: 1 }),
        ..plain(
            106,
            Niska,
            JobType::Crime,
            "Sad Little King of a Sad Little Hill",
            Pay::Flat(4000),
            Course::Target(stop(&[29], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(1, 2, 3),
        keywords: &[Transport],
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            107,
            Niska,
            JobType::Crime,
            "The Train Job",
            Pay::Flat(4500),
            Course::Target(stop(&[97], 4)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 1, 2),
        keywords: &[FancyDuds],
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            108,
            Niska,
            JobType::Crime,
            "The Ariel City Museum Art heist",
            Pay::Flat(4000),
            Course::Target(stop(&[57], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        test: Some(LastTest::Cover {
            skill: Skill::Negotiate,
            from: 6,
            contact: Patience,
            kills: 0,
        }),
        ..plain(
            109,
            Niska,
            JobType::Crime,
            "Her Majesty, the Mayor of Whitefall",
            Pay::Flat(4000),
            Course::Target(stop(&[76], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(2, 0, 1),
        bonus: Some(Bonus { profession: Soldier, extra: Extra::Money(300) }),
        ..plain(
            110,
            Niska,
            JobType::Transport,
            "Kidnapping for Fun n Profit",
            Pay::Flat(3500),
            Course::Delivery {
                pickup: stop(&[38], 2),
                dropoff: stop(&[98], 0),
                freight: Freight::Lots(&[lot(Good::Fugitive, 1)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        ..plain(
            111,
            Niska,
            JobType::Smuggling,
            "Pirated Tech Delivery",
            Pay::Flat(3500),
            Course::Delivery {
                pickup: stop(&[90], 0),
                dropoff: stop(&[51], 2),
                freight: Freight::Lots(&[lot(Good::Contraband, 1)]),
            },
        )
    },
    Job {
        illegal: true,
        keywords: &[FancyDuds, HackingRig, FakeId],
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            112,
            Niska,
            JobType::Crime,
            "Infiltrate the Trade Ministry",
            Pay::Flat(5000),
            Course::Target(stop(&[50], 4)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 0, 2),
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            113,
            Niska,
            JobType::Transport,
            "My Wife's other Nephew needs a Lift",
            Pay::Flat(3500),
            Course::Delivery {
                pickup: stop(&[62], 2),
                dropoff: stop(&[98], 0),
                freight: Freight::Lots(&[lot(Good::Fugitive, 1)]),
            },
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(1, 1, 1),
        ..plain(
            114,
            Niska,
            JobType::Crime,
            "Taking Candy from Babies",
            Pay::Flat(3500),
            Course::Target(stop(&[13], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        test: Some(LastTest::Price { even: 6, good: 8, by: 1000 }),
        ..plain(
            115,
            Niska,
            JobType::Smuggling,
            "From Great Need springs Great Profit",
            Pay::Flat(3500),
            Course::Delivery {
                pickup: stop(&[98], 0),
                dropoff: stop(&[7], 1),
                freight: Freight::Lots(&[lot(Good::Contraband, 2)]),
            },
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 1, 2),
        keywords: &[HackingRig],
        bonus: Some(Bonus { profession: Companion, extra: Extra::Money(500) }),
        ..plain(
            116,
            Niska,
            JobType::Crime,
            "Inside Information",
            Pay::Flat(4000),
            Course::Target(stop(&[52], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            117,
            Niska,
            JobType::Crime,
            "Hit the Relief Supplies Convoy",
            Pay::Flat(3500),
            Course::Target(stop(&[12], 3)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 2, 1),
        keywords: &[HackingRig],
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        ..plain(
            118,
            Niska,
            JobType::Crime,
            "A Judge in Niska's Pocket",
            Pay::Flat(4000),
            Course::Target(stop(&[60], 3)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        skills: Skills::new(0, 2, 0),
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        ..plain(
            119,
            Niska,
            JobType::Transport,
            "Wet-Ware Run",
            Pay::Flat(3500),
            Course::Delivery {
                pickup: stop(&[35], 0),
                dropoff: stop(&[50], 2),
                freight: Freight::Lots(&[lot(Good::Fugitive, 1)]),
            },
        )
    },
    Job {
        illegal: true,
        immoral: true,
        test: Some(LastTest::Cover { skill: Skill::Tech, from: 6, contact: AmnonDuul, kills: 0 }),
        ..plain(
            120,
            Niska,
            JobType::Crime,
            "Postman only rung Once",
            Pay::Flat(4000),
            Course::Target(stop(&[23], 3)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 0, 2),
        ..plain(
            121,
            Niska,
            JobType::Transport,
            "Stranger to a strange Land",
            Pay::Flat(4000),
            Course::Delivery {
                pickup: stop(&[54], 3),
                dropoff: stop(&[27], 0),
                freight: Freight::Lots(&[lot(Good::Fugitive, 1)]),
            },
        )
    },
    Job {
        illegal: true,
        test: Some(LastTest::Vault { from: 8 }),
        ..plain(
            122,
            Niska,
            JobType::Crime,
            "The Alliance Reserve Bank heist",
            Pay::Flat(6000),
            Course::Target(stop(&[51], 4)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 2, 0),
        keywords: &[HackingRig],
        bonus: Some(Bonus { profession: Grifter, extra: Extra::Money(500) }),
        ..plain(
            123,
            Niska,
            JobType::Crime,
            "Corporate Espionage: Target Blue Sun",
            Pay::Flat(4000),
            Course::Target(stop(&[29], 3)),
        )
    },
    Job {
        illegal: true,
        skills: Skills::new(0, 2, 2),
        ..plain(
            124,
            Niska,
            JobType::Crime,
            "What's yours is Mine",
            Pay::PerCrew(Good::Contraband),
            Course::Target(stop(&[27], 2)),
        )
    },
    Job {
        illegal: true,
        immoral: true,
        bonus: Some(Bonus { profession: Medic, extra: Extra::Money(400) }),
        test: Some(LastTest::Price { even: 6, good: 8, by: 1000 }),
        ..plain(
            125,
            Niska,
            JobType::Transport,
            "Slave Grab",
            Pay::Flat(3500),
            Course::Delivery {
                pickup: stop(&[75], 2),
                dropoff: stop(&[99, 100], 0),
                freight: Freight::Lots(&[lot(Good::Fugitive, 3)]),
            },
        )
    },
];
