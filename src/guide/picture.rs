//! What a `picture` line of the rules names: cards by their numbers, and other drawings.

use crate::icons::Icon;
use rules::faraway::{RegionId, SanctuaryId};
use rules::farlight::{Cell, MissionId, PartId, Ship};
use rules::firefly::contact::Contact;
use rules::firefly::job::JobId;
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::misbehave_cards;
use rules::firefly::nav::nav_cards;
use rules::firefly::supply::SupplyId;
use std::str::FromStr;

/// A drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Picture {
    /// `icon Stone`.
    Icon(Icon),
    /// `region 45`.
    Region(RegionId),
    /// `sanctuary 12`.
    Sanctuary(SanctuaryId),
    /// `part 7`, or `part 7 die 4`.
    Part(PartId, Option<u8>),
    /// `mission 5`.
    Mission(MissionId),
    /// `ship 33 0:-1 27 1:0`: parts and where they are, right and down of the core.
    Ship(Ship),
    /// `job 12`.
    Job(JobId),
    /// `nav 104`, by the number of the card.
    Nav(u8),
    /// `misbehave 3`.
    Misbehave(u8),
    /// `supply 17`: crew, gear, upgrades, drive cores.
    Supply(SupplyId),
    /// `leader 1`.
    Leader(LeaderId),
    /// `contact 2`, in the order of the tables, from 0.
    Contact(Contact),
    /// `cruiser`.
    Cruiser,
    /// `cutter`.
    Cutter,
}

impl Picture {
    /// The drawing of this name.
    pub fn read(name: &str) -> Option<Picture> {
        let (kind, rest) = name.trim().split_once(' ').unwrap_or((name.trim(), ""));
        match kind {
            "icon" => Icon::named(rest).map(Picture::Icon),
            "region" => RegionId::new(number(rest)?).map(Picture::Region),
            "sanctuary" => SanctuaryId::new(number(rest)?).map(Picture::Sanctuary),
            "part" => part(rest),
            "mission" => MissionId::new(number(rest)?).map(Picture::Mission),
            "ship" => ship(rest).map(Picture::Ship),
            _ => of_firefly(kind, rest),
        }
    }
}

fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn part(text: &str) -> Option<Picture> {
    let (part, die) = match text.split_once(" die ") {
        Some((part, die)) => (part, Some(number(die)?)),
        None => (text, None),
    };
    Some(Picture::Part(PartId::new(number(part)?)?, die))
}

/// A ship that could have been built: every part joins one that is there.
fn ship(text: &str) -> Option<Ship> {
    let mut ship = Ship::default();
    let mut words = text.split_whitespace();
    while let Some(part) = words.next() {
        let (x, y) = words.next()?.split_once(':')?;
        let (part, cell) = (PartId::new(number(part)?)?, Cell { x: number(x)?, y: number(y)? });
        if !ship.fits(part, cell) {
            return None;
        }
        ship.install(part, cell, part.card().engine.map(|_| 4));
    }
    Some(ship)
}

fn of_firefly(kind: &str, rest: &str) -> Option<Picture> {
    match kind {
        "job" => JobId::new(number(rest)?).map(Picture::Job),
        "nav" => {
            let id = number(rest)?;
            nav_cards().any(|card| card.id == id).then_some(Picture::Nav(id))
        }
        "misbehave" => {
            let id = number(rest)?;
            misbehave_cards().any(|card| card.id == id).then_some(Picture::Misbehave(id))
        }
        "supply" => SupplyId::new(number(rest)?).map(Picture::Supply),
        "leader" => LeaderId::new(number(rest)?).map(Picture::Leader),
        "contact" => Contact::ALL.get(number::<usize>(rest)?).copied().map(Picture::Contact),
        "cruiser" => Some(Picture::Cruiser),
        "cutter" => Some(Picture::Cutter),
        _ => None,
    }
}
