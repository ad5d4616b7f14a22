//! The stories of Blue Sun.

use crate::firefly::contact::Contact::{MrUniverse, Patience};
use crate::firefly::dialect::*;
use crate::firefly::effect::Effect::{self, Botched, Goal as Token, Kill, Warrant};
use crate::firefly::sector::Region;
use crate::firefly::skill::Skill;
use crate::firefly::story::{Demand, Demand::*, End, Story, Twist::*, anywhere, at, story};

/// Without these two nobody goes to war. Neither minds the warrant of a goal.
const ALLIES: &[Demand] = &[SolidWith(&[Patience, MrUniverse])];

/// A goal: where, after how many misbehave cards, what happens then.
#[rustfmt::skip]
pub(super) static STORIES: [Story; 3] = [
    story(10, "Any Port in a Storm", &[anywhere(&[AtHaven, Cash(12_000)])])
        .twists(&[Havens(Region::Alliance), Watched, Hunted, IllegalWarrant, Sanctuary]),
    story(11, "Patience's War", &[
        at(35, 3, &[&[test!(Fight, [Kill(2), Botched, Warrant], 8 => [Kill(1), Token])]])
            .demanding(ALLIES),
        at(84, 3, &[&[test!(Fight, [Kill(3), Botched, Warrant], 10 => [Kill(2), Token])]])
            .demanding(ALLIES),
        at(114, 3, &[&[test!(Fight, [Kill(4), Botched, Warrant], 12 => [Token])]])
            .demanding(ALLIES),
    ]),
    story(12, "The Great Recession", &[])
        .twists(&[JobsFrom(&[]), FewJobs])
        .ends(End::Drought(4)),
];
