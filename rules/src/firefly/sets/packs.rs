//! The ship packs and the promos (section 15): few cards each, a set each.

use super::{Manifest, Set};
use crate::firefly::kind_table::{gear, upgrade};
use crate::firefly::leader::{Leader, leader};
use crate::firefly::ship::{Ship, core, ship};
use crate::firefly::skill::Profession::*;
use crate::firefly::story::Demand::{Marked, Solids};
use crate::firefly::story::Twist::{Hunted, JobsFrom, Marks, Shared};
use crate::firefly::story::{Story, anywhere, story};
use crate::firefly::supply::Ability::*;
use crate::firefly::supply::{Deck, Kind, Market};
use crate::firefly::supply_table::deck;

/// A refitted Firefly III.
pub(super) static ARTFUL_DODGER: Set =
    Set { id: 6, name: "artful-dodger", version: 0, stories: &[], offered: true };
/// A Firefly IV that nobody searches for fugitives.
pub(super) static ESMERALDA: Set =
    Set { id: 7, name: "esmeralda", version: 0, stories: &[], offered: true };
/// A Firefly IV that flies itself, and who owns it.
pub(super) static JETWASH: Set =
    Set { id: 8, name: "jetwash", version: 0, stories: &[], offered: true };
/// Two pieces of gear.
pub(super) static PROMO: Set =
    Set { id: 9, name: "promo", version: 0, stories: &[], offered: true };

/// Set-up cards and two stories.
pub(super) static COACHWORKS: Set =
    Set { id: 10, name: "coachworks", version: 0, stories: &STORIES, offered: true };
/// What makes of any story one for one captain.
pub(super) static TENTH_ANNIVERSARY: Set =
    Set { id: 11, name: "tenth-anniversary", version: 0, stories: &[], offered: true };

/// Of three tokens any is as good as the others.
#[rustfmt::skip]
static STORIES: [Story; 2] = [
    story(15, "Down and Out", &[anywhere(&[Solids(5)])]).twists(&[Hunted, JobsFrom(&[]), Shared]),
    story(16, "Where the Wind Takes Us", &[anywhere(&[Marked]); 3]).twists(&[Marks(3)]),
];

pub(super) static MANIFESTS: [Manifest; 6] = [
    Manifest { ships: &[DODGER], ..Manifest::of(&ARTFUL_DODGER) },
    Manifest {
        ships: &[PODS],
        kinds: &ESMERALDA_KINDS,
        supply: &ESMERALDA_DECKS,
        ..Manifest::of(&ESMERALDA)
    },
    Manifest {
        ships: &[JETS],
        kinds: &JETWASH_KINDS,
        supply: &JETWASH_DECKS,
        leaders: &LEADERS,
        ..Manifest::of(&JETWASH)
    },
    Manifest { kinds: &PROMO_KINDS, supply: &PROMO_DECKS, ..Manifest::of(&PROMO) },
    Manifest::of(&COACHWORKS),
    Manifest::of(&TENTH_ANNIVERSARY),
];

/// Ships 3 to 5: hold, stash, berths, slots.
const DODGER: Ship = ship(3, "Artful Dodger", [6, 4, 7, 3], core(6, 1, 1), 8500);
const PODS: Ship = Ship {
    fitted: &[364, 365],
    abilities: &[Boosts(2), KeepsFugitives],
    ..firefly_iv(4, "Esmeralda", 9300)
};
const JETS: Ship = Ship {
    fitted: &[368, 369],
    abilities: &[Boosts(2), PartCountsAs(Pilot)],
    ..firefly_iv(5, "Jetwash", 9500)
};

const fn firefly_iv(id: u8, name: &'static str, list: u16) -> Ship {
    Ship { built_in: true, tank: true, ..ship(id, name, [12, 6, 5, 2], core(5, 1, 1), list) }
}

/// Kinds 331 to 336.
#[rustfmt::skip]
static ESMERALDA_KINDS: [Kind; 2] = [
    upgrade(331, "Caravan Pods", 400).does(&[Cabins(2), Berths(1)]),
    upgrade(332, "Full Mess Deck", 400).does(&[Feeds]),
];
#[rustfmt::skip]
static JETWASH_KINDS: [Kind; 2] = [
    upgrade(333, "Decoy Nav Sat Cluster", 400).does(&[Misleads]),
    upgrade(334, "Xunsu Emergency Ram Jets", 600).does(&[Jets]),
];
#[rustfmt::skip]
static PROMO_KINDS: [Kind; 2] = [
    gear(335, "Mal's Pretty Floral Bonnet", 0).does(&[IgnoresWanted, Weightless]),
    gear(336, "Wash's Lucky Dinosaurs", 0).does(&[RerollOnesFlying, Weightless]),
];

/// Cards 361 to 371; the last two of each Firefly IV are those that it starts with.
static ESMERALDA_DECKS: [Deck; 1] = [deck(Market::Persephone, 361, &[331, 331, 332, 331, 332])];
static JETWASH_DECKS: [Deck; 1] = [deck(Market::SpaceBazaar, 366, &[333, 334, 333, 334])];
static PROMO_DECKS: [Deck; 2] =
    [deck(Market::Silverhold, 370, &[335]), deck(Market::SpaceBazaar, 371, &[336])];

/// Leader 13; the crew card of the same person is kind 36.
static LEADERS: [Leader; 1] = [leader(13, "Zoe")
    .skills(3, 0, 0)
    .is(&[Soldier])
    .moral()
    .also(36)
    .does(&[ServesUnpaid(Soldier), Carries(2)])];
