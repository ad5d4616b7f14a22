//! The challenges of Mr Universe, as the table of them has it.

use crate::firefly::challenge::{Challenge, Prize, Term};
use crate::firefly::contact::Contact::MrUniverse;
use crate::firefly::dialect::{band, cargo, contraband, roll};
use crate::firefly::effect::Effect::{Botched, Warrant};
use crate::firefly::effect::{self, Effect, Good};
use crate::firefly::job::Job;
use crate::firefly::job_table::challenge;
use crate::firefly::skill::Skill::*;
use Prize::{Gear, GoodPerCard, Goods, Money, MoneyPerCard};
use Term::{Cards, Crew, Test, Unarmed, Without};

const fn asks(term: Term, prize: Prize) -> Challenge {
    Challenge { term, prize }
}

/// No failure, and nothing else happens.
const PASSED: &[Effect] = &[];

static BRUISES: effect::Test = roll(Fight, &[band(0, &[Botched]), band(7, PASSED)]).kosherized();
static LONG_CON: effect::Test = roll(Negotiate, &[band(0, &[Warrant]), band(8, PASSED)]).bribable();
static KUNG_FU: effect::Test = roll(Tech, &[band(0, &[Warrant]), band(8, PASSED)]);
static PUPPETS: effect::Test = roll(Tech, &[band(0, &[Botched]), band(8, PASSED)]);
static EYES: effect::Test = roll(Negotiate, &[band(0, &[Botched]), band(8, PASSED)]).bribable();
static BODY_COUNT: effect::Test = roll(Fight, &[band(0, &[Warrant]), band(10, PASSED)]);

/// Challenges 290 to 314: legal ones first, then those for illegal jobs.
#[rustfmt::skip]
pub(super) static CHALLENGES: [Job; 25] = [
    challenge(290, MrUniverse, "A Wee Bit Naughty", asks(Cards(1), Money(1000))),
    challenge(291, MrUniverse, "A Wee Bit Naughty", asks(Cards(1), Money(1000))),
    challenge(292, MrUniverse, "Bruises & Contusions", asks(Test(&BRUISES), Money(1000))),
    challenge(293, MrUniverse, "Right in My Orbit", asks(Cards(2), Money(1500))),
    challenge(294, MrUniverse, "Right in My Orbit", asks(Cards(2), Money(1500))),
    challenge(295, MrUniverse, "Run the Long Con", asks(Test(&LONG_CON), Goods(cargo(4)))),
    challenge(296, MrUniverse, "Techno Kung Fu", asks(Test(&KUNG_FU), Goods(cargo(4)))),
    challenge(297, MrUniverse, "Puppet Theater", asks(Test(&PUPPETS), Goods(contraband(2)))),
    challenge(298, MrUniverse, "The Very Best Violence", asks(Cards(3), Money(2000))),
    challenge(299, MrUniverse, "Eyes & Ears", asks(Test(&EYES), Goods(contraband(2)))),
    challenge(300, MrUniverse, "Up the Body Count", asks(Test(&BODY_COUNT), Money(1000))),
    challenge(301, MrUniverse, "Action on the Side", asks(Cards(2), GoodPerCard(Good::Cargo)))
        .illegal(),
    challenge(302, MrUniverse, "Off the Grid", asks(Without(Tech), MoneyPerCard(500))).illegal(),
    challenge(303, MrUniverse, "Off the Grid", asks(Without(Tech), MoneyPerCard(500))).illegal(),
    challenge(304, MrUniverse, "Go in Light", asks(Crew(4), Money(1000))).illegal(),
    challenge(305, MrUniverse, "Grand Theft", asks(Cards(2), GoodPerCard(Good::Contraband)))
        .illegal(),
    challenge(306, MrUniverse, "How Weird", asks(Unarmed, Gear)).illegal(),
    challenge(307, MrUniverse, "Play Merry Hob", asks(Cards(2), MoneyPerCard(500))).illegal(),
    challenge(308, MrUniverse, "Someone Is Talking", asks(Without(Negotiate), MoneyPerCard(500)))
        .illegal(),
    challenge(309, MrUniverse, "Someone Is Talking", asks(Without(Negotiate), MoneyPerCard(500)))
        .illegal(),
    challenge(310, MrUniverse, "Two by Two", asks(Crew(2), Money(2000))).illegal(),
    challenge(311, MrUniverse, "Two More Than I Need", asks(Crew(3), Money(1500))).illegal(),
    challenge(312, MrUniverse, "Two More Than I Need", asks(Crew(3), Money(1500))).illegal(),
    challenge(313, MrUniverse, "Hands Tied", asks(Without(Fight), MoneyPerCard(500))).illegal(),
    challenge(314, MrUniverse, "Hands Tied", asks(Without(Fight), MoneyPerCard(500))).illegal(),
];
