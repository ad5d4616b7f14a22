//! What Meridian sells, and the leaders.

use crate::firefly::effect::Good;
use crate::firefly::job::JobType;
use crate::firefly::kind_table::{core, crew, gear, upgrade};
use crate::firefly::leader::{Leader, leader};
use crate::firefly::skill::Keyword::{self, *};
use crate::firefly::skill::Profession::*;
use crate::firefly::skill::Skill::*;
use crate::firefly::supply::Ability::*;
use crate::firefly::supply::{Core, Deck, Kind, Market};
use crate::firefly::supply_table::deck;

/// Kinds 221 to 239. Gun Hand and Head Goon are as they are elsewhere.
#[rustfmt::skip]
pub(super) static KINDS: [Kind; 19] = [
    crew(221, "Cortland", 300).skills(1, 1, 0).is(&[Mechanic, Soldier]).does(&[Bribes(Negotiate)]),
    crew(222, "Sheydra", 300).skills(0, 1, 2).is(&[Companion]).has(&[FancyDuds]).moral()
        .does(&[TreatsAs(Fight, Negotiate)]),
    crew(223, "The Middleman", 200).skills(1, 0, 1).is(&[Grifter]).wanted()
        .does(&[SaleMoney(Good::Contraband, 100)]),
    crew(224, "The Salesman", 200).skills(0, 0, 1).is(&[Grifter]).does(&[OrdersShip]),
    gear(225, "Fruity Oaty Bar", 100).does(&[OneUseBeforeRoll(1), CalmsCarrier]),
    gear(226, "Heist Intel", 500).does(&[OneUseForesees(3)]),
    gear(227, "Kaylee's Parasol", 0).skills(0, 0, 1).does(&[Weightless]),
    gear(228, "Love Bot", 1200).skills(0, 0, 1).is(&[Companion]).does(&[CalmsOther]),
    gear(229, "MF-813 Flying Mule", 1400).has(&[Keyword::Transport])
        .does(&[JobGoods(JobType::Crime, 6)]),
    gear(230, "Mal's Brown Coat", 800).does(&[TokenForPoints(Negotiate, Fight), Weightless]),
    gear(231, "Mal's Frontier Model B", 800).skills(2, 0, 0).has(&[Firearm])
        .does(&[CalmsBefore(Fight)]),
    gear(232, "Maque Tiles", 200).does(&[Bets { cards: 2, prize: 1200 }]),
    gear(233, "Simon's Sonic Stun Baton", 1000).has(&[FakeId]).does(&[OneUseSix(Fight)]),
    gear(234, "The Operative's Sword", 1000).skills(2, 0, 0).has(&[Knife]).does(&[OneUseAce]),
    upgrade(235, "Hull-Mounted Flak Gun", 400).does(&[RepelsCutter]),
    upgrade(236, "Long-Range Scanner Array", 800).does(&[Scans]),
    upgrade(237, "Modded Fuel Catalyzer", 600).does(&[Boosts(2)]),
    upgrade(238, "Reaver-Flage", 600).does(&[PassesCutters]),
    core(239, "Xunsu Whisper X1", 1600, Core { range: 6, fuel: 1, mosey: 1, sturdy: false })
        .does(&[SlipsAway(3)]),
];

/// Cards 231 to 255.
#[rustfmt::skip]
pub(super) static DECKS: [Deck; 1] = [
    deck(Market::Meridian, 231, &[
        221, 11, 11, 203, 222, 223, 224, 225, 225, 226, 227, 228, 229, 230, 231, 232, 233, 234,
        235, 235, 236, 237, 238, 238, 239,
    ]),
];

/// Leaders 8 and 9.
pub(super) static LEADERS: [Leader; 2] = [
    leader(8, "Atherton").skills(1, 0, 2).has(&[FakeId, FancyDuds]).does(&[MayNotHire(Companion)]),
    leader(9, "Murphy")
        .skills(1, 2, 0)
        .is(&[Mechanic, Medic])
        .moral()
        .does(&[SaleMoney(Good::Cargo, 100), SaleMoney(Good::Contraband, 100)]),
];
