//! The stories of Kalidasa.

use crate::firefly::story::{End, Story, Twist::*, story};

pub(super) static STORIES: [Story; 2] = [
    story(13, "It's All in Who You Know", &[]).twists(&[JobsFrom(&[]), Timer(3)]).ends(End::Trust),
    story(14, "The Well's Run Dry", &[]).twists(&[Bank(5000)]).ends(End::Majority),
];
