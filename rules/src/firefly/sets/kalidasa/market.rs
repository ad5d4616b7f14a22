//! What Beaumonde sells, what comes to the other markets, and the leader.

use crate::firefly::contact::Contact;
use crate::firefly::effect::Good;
use crate::firefly::kind_table::{crew, gear, upgrade};
use crate::firefly::leader::{Leader, leader};
use crate::firefly::sector::Region;
use crate::firefly::skill::Keyword::*;
use crate::firefly::skill::Profession::*;
use crate::firefly::skill::Skill::*;
use crate::firefly::supply::Ability::*;
use crate::firefly::supply::{Deck, Kind, Market};
use crate::firefly::supply_table::deck;

/// Kinds 251 to 283. Border Space Nav Charts and Nav Charts: Border Space are two cards.
#[rustfmt::skip]
pub(super) static KINDS: [Kind; 33] = [
    crew(251, "Barkeep", 200).skills(1, 0, 1).is(&[Mudder]).wanted().does(&[FreeLeave]),
    crew(252, "Barkeep", 200).skills(1, 0, 1).is(&[Grifter]).wanted().does(&[FreeLeave]),
    crew(253, "Busker", 200).skills(0, 0, 1).is(&[Grifter, Mudder]).wanted()
        .does(&[MakeWorkMoney(100)]),
    crew(254, "Fan Dancer", 300).skills(0, 0, 2).is(&[Grifter]).does(&[SparesWarrant]),
    crew(255, "Fess", 300).skills(0, 2, 0).has(&[HackingRig])
        .does(&[CallsOn(Contact::MagistrateHiggins)]),
    crew(256, "Foreman", 200).skills(1, 1, 0).is(&[Mechanic, Mudder])
        .does(&[SkillInCompany(Fight, 2, Mudder, 3)]),
    crew(257, "Grimey", 0).skills(0, 0, 1).is(&[Mudder]).does(&[KeepsGear(6)]),
    crew(258, "Holder", 200).skills(1, 1, 0).is(&[Pilot]).wanted()
        .does(&[MakeWorkLoad(Good::Fugitive)]),
    gear(259, "Inara's Bow", 500).skills(2, 0, 0).does(&[RerollOnesAs(Fight, Companion)]),
    crew(260, "Mudder", 100).skills(0, 1, 0).is(&[Mudder]).wanted().does(&[SoldAt(16, 500)]),
    crew(261, "Roberta", 300).skills(1, 0, 2).is(&[Companion]).has(&[FakeId]).does(&[SparesTrust]),
    gear(262, "Billiards Betting", 500).does(&[Windfall(100)]),
    gear(263, "Border Space Nav Charts", 300).skills(0, 1, 0).does(&[Charts(&[Region::Border])]),
    gear(264, "Extra Ammo Clips", 200).does(&[OneUseReroll(Fight)]),
    gear(265, "Inara's Guild Papers", 1000).skills(0, 0, 2).is(&[Companion]),
    gear(266, "Jayne's Holdout Pistol", 500).skills(1, 0, 0).has(&[Firearm])
        .does(&[Concealed, Weightless]),
    gear(267, "Labor Contract: Persephone", 500).does(&[HiresFrom(Market::Persephone)]),
    gear(268, "Labor Contract: Regina", 500).does(&[HiresFrom(Market::Regina)]),
    gear(269, "Labor Contract: Silverhold", 500).does(&[HiresFrom(Market::Silverhold)]),
    gear(270, "Labor Contract: Space Bazaar", 500).does(&[HiresFrom(Market::SpaceBazaar)]),
    gear(271, "Mal's Sniper Rifle", 800).skills(1, 0, 0).has(&[Firearm, SniperRifle])
        .does(&[CalmsBefore(Fight)]),
    gear(272, "Med Foam", 300).does(&[OneUseHeals]),
    gear(273, "Nav Charts: Alliance Space", 300).skills(0, 1, 0)
        .does(&[Charts(&[Region::Alliance])]),
    gear(274, "Nav Charts: Border Space", 300).skills(0, 1, 0).does(&[Charts(&[Region::Border])]),
    gear(275, "Nav Charts: Rim Space", 300).skills(0, 1, 0).does(&[Charts(&[Region::Rim])]),
    gear(276, "Wash's Hawaiian Shirt", 300).skills(0, 0, 1).does(&[ShufflesNav]),
    gear(277, "Wash's Nav Charts", 300).skills(0, 1, 0)
        .does(&[Charts(&[Region::Alliance, Region::Border, Region::Rim])]),
    gear(278, "Yolonda's Pistol", 400).skills(1, 0, 0).has(&[Firearm]).does(&[OneUseReroll(Fight)]),
    gear(279, "Zoe's Flak Jacket", 200).does(&[DiesInstead]),
    gear(280, "Zoe's Mare's Leg Rifle", 800).skills(1, 0, 0).has(&[Firearm])
        .does(&[TwoDice(Fight)]),
    upgrade(281, "Board Game Collection", 200).does(&[LeaveAnywhere]),
    upgrade(282, "Emissions Recycler", 800).does(&[Range(1), Recycles]),
    upgrade(283, "Hydraulic Docking Clamps", 600).does(&[SalvagesCrimes]),
];

/// Cards 261 to 310.
#[rustfmt::skip]
pub(super) static DECKS: [Deck; 6] = [
    deck(Market::Osiris, 261, &[272, 272, 273, 273, 278]),
    deck(Market::Persephone, 266, &[260, 260, 275, 275, 283]),
    deck(Market::Regina, 271, &[260, 260, 263, 263, 282]),
    deck(Market::Silverhold, 276, &[251, 260, 260, 264, 264]),
    deck(Market::SpaceBazaar, 281, &[273, 274, 275, 276, 282]),
    deck(Market::Beaumonde, 286, &[
        252, 253, 254, 255, 256, 257, 258, 259, 261, 262, 264, 265, 266, 267, 268, 269, 270, 271,
        272, 277, 279, 280, 281, 282, 283,
    ]),
];

/// Leader 10.
pub(super) static LEADERS: [Leader; 1] =
    [leader(10, "Wright").skills(1, 1, 1).is(&[Grifter]).does(&[PressesFor(Good::Fugitive, 100)])];
