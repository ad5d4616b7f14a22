//! What the tables of cards, jobs and stories are written in: goods, ways out and tests.

use super::effect::{Band, Effect, Good, Label, Lot, Need, Offer, Test, Tester, Way};
use super::patrol::{Dispatch, Order, Patrol};
use super::skill::{Keyword, Skill};

/// So much fuel.
pub(super) const fn fuel(count: u8) -> Lot {
    Lot { good: Good::Fuel, count }
}

/// So many parts.
pub(super) const fn parts(count: u8) -> Lot {
    Lot { good: Good::Part, count }
}

/// So much cargo.
pub(super) const fn cargo(count: u8) -> Lot {
    Lot { good: Good::Cargo, count }
}

/// So much contraband.
pub(super) const fn contraband(count: u8) -> Lot {
    Lot { good: Good::Contraband, count }
}

/// So many passengers.
pub(super) const fn passengers(count: u8) -> Lot {
    Lot { good: Good::Passenger, count }
}

/// So many fugitives.
pub(super) const fn fugitives(count: u8) -> Lot {
    Lot { good: Good::Fugitive, count }
}

/// A good for sale, as much as one likes.
pub(super) const fn offer(good: Good, price: u16) -> Offer {
    Offer { good, price, most: None }
}

/// A good for sale, so many at most.
pub(super) const fn offer_up_to(most: u8, good: Good, price: u16) -> Offer {
    Offer { good, price, most: Some(most) }
}

/// What the Cruiser does.
pub(super) const fn cruiser(order: Order) -> Effect {
    Effect::Send(Dispatch { patrol: Patrol::Cruiser, order })
}

/// What the Cutter does.
pub(super) const fn cutter(order: Order) -> Effect {
    Effect::Send(Dispatch { patrol: Patrol::Cutter, order })
}

/// What the Corvette does.
pub(super) const fn corvette(order: Order) -> Effect {
    Effect::Send(Dispatch { patrol: Patrol::Corvette, order })
}

/// A way out that is open to everybody.
pub(super) const fn way(effects: &'static [Effect]) -> Way {
    Way { label: Label::Plain, needs: &[], effects }
}

/// A way out that asks for something.
pub(super) const fn needing(needs: &'static [Need], effects: &'static [Effect]) -> Way {
    Way { label: Label::Plain, needs, effects }
}

/// A way out that is salvage.
pub(super) const fn salvage(effects: &'static [Effect]) -> Way {
    Way { label: Label::Salvage, needs: &[], effects }
}

/// A way out that is a breakdown.
pub(super) const fn breakdown(effects: &'static [Effect]) -> Way {
    Way { label: Label::Breakdown, needs: &[], effects }
}

/// What a test brings from a total on.
pub(super) const fn band(from: u8, effects: &'static [Effect]) -> Band {
    Band { from, effects }
}

/// A test without anything out of the ordinary, which [`Test`] adds.
pub(super) const fn roll(skill: Skill, bands: &'static [Band]) -> Test {
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

impl Test {
    /// A Fight without gear.
    pub(super) const fn kosherized(self) -> Test {
        Test { kosherized: true, ..self }
    }

    /// Bribes may be paid.
    pub(super) const fn bribable(self) -> Test {
        Test { bribes: true, ..self }
    }

    /// A keyword adds so many points.
    pub(super) const fn aided(self, word: Keyword, points: u8) -> Test {
        Test { aid: Some((word, points)), ..self }
    }

    /// Each warrant takes a point.
    pub(super) const fn less_warrants(self) -> Test {
        Test { less_warrants: true, ..self }
    }

    /// One makes it alone.
    pub(super) const fn alone(self) -> Test {
        Test { tester: Tester::Alone, ..self }
    }
}

/// A test: the skill and what is out of the ordinary, what a failure does, then what follows from
/// each higher total on.
macro_rules! test {
    (
        $skill:ident $(.$how:ident($($with:expr),*))*,
        [$($low:expr),*] $(, $from:literal => [$($high:expr),*])+
    ) => {
        Effect::Test(
            &roll(Skill::$skill, &[band(0, &[$($low),*]) $(, band($from, &[$($high),*]))+])
            $(.$how($($with),*))*,
        )
    };
}

/// Goods that are given away, for what follows.
macro_rules! pay {
    ($lot:expr, $($then:expr),+) => {
        needing(&[Need::Has($lot)], &[Effect::Lose($lot), $($then),+])
    };
}

pub(super) use {pay, test};
