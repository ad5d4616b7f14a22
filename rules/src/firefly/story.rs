//! The six stories of the base game: what wins (section 12).
//!
//! The goals of *Niska's Holiday* are ours: its card was not to be found.

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::effect::{Band, Effect, Test, Tester};
use super::skill::Skill;

use Effect::{Botched, CruiserTo, Evade, Goal as Token, Pay, PayOrBotch, Warrant};

/// What must hold before a goal may be worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Demand {
    /// Solid with every one of these.
    SolidWith(&'static [Contact]),
    /// Solid with so many.
    Solids(u8),
    /// So many dollars at hand.
    Cash(u16),
    /// So many goal tokens.
    Tokens(u8),
    /// A Crime job has been done.
    CrimeDone,
}

/// One step of a story; it takes a Work action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The sector, if it has one.
    pub at: Option<u8>,
    /// What must hold.
    pub demands: &'static [Demand],
    /// How many misbehave cards come first.
    pub misbehave: u8,
    /// What happens then. Where there are several lists the player chooses one.
    pub ways: &'static [&'static [Effect]],
}

/// How a story ends once a seat has all of its goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// That seat wins at once.
    First,
    /// Who holds the last token declares last call when he likes: every other seat has one more
    /// turn, then the most cash wins.
    LastCall,
    /// As before, but last call takes an action, and each job not done, active or in hand, costs
    /// its pay.
    LastCallOwing,
}

/// A departure from the usual set-up or play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Twist {
    /// Each starts with a warrant.
    Hunted,
    /// Nobody deals with this contact, nor starts with a job of his.
    Shunned(Contact),
    /// So many dollars for each illegal job done.
    IllegalMoney(u16),
    /// Starting jobs come from these contacts alone.
    JobsFrom(&'static [Contact]),
}

/// A story card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Story {
    /// The number of the story, for ever.
    pub id: u8,
    /// What it is called.
    pub name: &'static str,
    /// What is different.
    pub twists: &'static [Twist],
    /// The goals, in order.
    pub goals: &'static [Goal],
    /// The end.
    pub end: End,
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

/// A test that fails below a total, and what else follows either way.
macro_rules! test {
    ($skill:ident $from:literal, [$($fail:expr),*], [$($win:expr),*]) => {
        &[Effect::Test(&roll(Skill::$skill, &[
            Band { from: 0, effects: &[$($fail),*] },
            Band { from: $from, effects: &[$($win),*] },
        ]))]
    };
}

const fn at(sector: u8, misbehave: u8, ways: &'static [&'static [Effect]]) -> Goal {
    Goal { at: Some(sector), demands: &[], misbehave, ways }
}

const fn anywhere(demands: &'static [Demand]) -> Goal {
    Goal { at: None, demands, misbehave: 0, ways: &[&[Token]] }
}

/// Stories 1 to 6; the solo story has rules of its own and is not in the tables yet.
pub static STORIES: [Story; 6] = [
    Story {
        id: 1,
        name: "The King of All Londinium",
        twists: &[],
        goals: &[
            at(
                99,
                2,
                &[&[Effect::Test(&roll(
                    Skill::Negotiate,
                    &[
                        Band { from: 0, effects: &[Pay(1000), Botched] },
                        Band { from: 6, effects: &[PayOrBotch(7000), Token] },
                        Band { from: 9, effects: &[PayOrBotch(5000), Token] },
                    ],
                ))]],
            ),
            at(51, 3, &[test!(Tech 7, [Botched, Warrant], [Token])]),
            at(87, 4, &[test!(Fight 10, [Botched, Warrant], [Token])]),
        ],
        end: End::First,
    },
    Story {
        id: 2,
        name: "Harken's Folly",
        twists: &[],
        goals: &[
            anywhere(&[Demand::SolidWith(&[
                Contact::Badger,
                Contact::Patience,
                Contact::AmnonDuul,
                Contact::Niska,
            ])]),
            at(54, 3, &[test!(Tech 8, [Botched, Warrant], [Token, CruiserTo(54), Evade])]),
            at(57, 3, &[test!(Negotiate 8, [Botched, Warrant], [Token])]),
        ],
        end: End::First,
    },
    Story {
        id: 3,
        name: "Desperadoes",
        twists: &[Twist::Hunted, Twist::Shunned(Contact::Harken), Twist::IllegalMoney(1000)],
        goals: &[anywhere(&[Demand::Cash(15_000)])],
        end: End::LastCall,
    },
    Story {
        id: 4,
        name: "First Time in the Captain's Chair",
        twists: &[Twist::JobsFrom(&[Contact::Harken, Contact::AmnonDuul])],
        goals: &[
            anywhere(&[Demand::Solids(2)]),
            anywhere(&[Demand::Cash(6000)]),
            Goal {
                demands: &[Demand::Tokens(2), Demand::Cash(6000)],
                ..at(98, 0, &[&[Pay(6000), Token]])
            },
        ],
        end: End::First,
    },
    Story {
        id: 5,
        name: "\"Respectable\" Persons of Business",
        twists: &[],
        goals: &[anywhere(&[Demand::Cash(12_000)])],
        end: End::LastCallOwing,
    },
    Story {
        id: 6,
        name: "Niska's Holiday",
        twists: &[],
        goals: &[
            Goal {
                demands: &[Demand::CrimeDone, Demand::Cash(2000)],
                ..at(98, 0, &[&[Pay(2000), Token]])
            },
            at(35, 3, &[test!(Negotiate 8, [Botched], [Token])]),
            at(
                98,
                4,
                &[
                    test!(Fight 9, [Botched, Warrant], [Token]),
                    test!(Tech 9, [Botched, Warrant], [Token]),
                ],
            ),
        ],
        end: End::First,
    },
];
