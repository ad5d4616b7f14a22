//! What may come of work, or of a nav card, before it is begun: a warrant, a botched attempt, a card that kills. Counted over the
//! cards that are left, and by the way out of each that most likely leads on.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::Person;
use super::effect::{Effect, Test, Tester, Whom};
use super::job::LastTest;
use super::misbehave::{MisbehaveCard, misbehave_card};
use super::nav::NavCard;
use super::odds::{self, Chance, FINE, PARTS};
use super::sets::CARRIED;
use super::view::View;

/// More draws than any job or goal asks for.
const MOST_DRAWS: u8 = 4;

/// What may come of work, each with its chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Perils {
    /// It ends in a warrant.
    pub warrant: Chance,
    /// The attempt is botched.
    pub botched: Chance,
    /// A card or a test kills somebody, unless a medic saves him.
    pub kills: Chance,
    /// Whether that is all there may be: some cards end in ways that no die alone decides.
    pub exact: bool,
}

impl Perils {
    /// Whether there is none.
    pub fn is_none(&self) -> bool {
        [self.warrant, self.botched, self.kills].iter().all(|chance| chance.hits() == 0)
    }
}

/// What comes behind the misbehave cards.
#[derive(Clone, Copy)]
pub(super) enum Last {
    /// The test that a job ends with.
    Job(LastTest),
    /// What the next goal of the acting ship ends with.
    Goal,
}

/// How something ends, in fine parts: by what, and whether somebody is killed.
#[derive(Clone, Copy, Default)]
struct Ends([[u64; 2]; 4]);

const PASSED: usize = 0;
const WARRANT: usize = 1;
const BOTCHED: usize = 2;
const OPEN: usize = 3;

impl Ends {
    fn surely(how: usize) -> Ends {
        let mut ends = Ends::default();
        ends.0[how][0] = FINE;
        ends
    }

    fn at(&self, how: usize) -> u64 {
        self.0[how].iter().sum()
    }

    /// Without anybody killed.
    fn whole(&self, how: usize) -> u64 {
        self.0[how][0]
    }

    /// With somebody killed.
    fn hurt(&self) -> u64 {
        self.0.iter().map(|[_, hurt]| hurt).sum()
    }

    /// Everybody who comes this way has lost somebody.
    fn bloody(self) -> Ends {
        Ends(self.0.map(|[whole, hurt]| [0, whole + hurt]))
    }

    /// With so much of something else.
    fn with(mut self, other: Ends, chance: u64) -> Ends {
        for (sum, more) in self.0.iter_mut().flatten().zip(other.0.into_iter().flatten()) {
            *sum += times(chance, more);
        }
        self
    }
}

fn times(one: u64, other: u64) -> u64 {
    ((u128::from(one) * u128::from(other) + u128::from(FINE / 2)) / u128::from(FINE)) as u64
}

impl Board {
    /// How a misbehave card ends for these, by the way out that suits them best.
    fn ends_of_card(&self, among: &[Person], card: &MisbehaveCard) -> Ends {
        if self.passes(among, card) == Chance::CERTAIN
            && card.ace.is_some_and(|ace| self.shows_ace(among, ace))
        {
            return Ends::surely(PASSED);
        }
        let open =
            card.ways.iter().filter(|way| way.needs.iter().all(|&need| self.can_meet(among, need)));
        let ends = open.map(|way| self.ends(among, way.effects));
        let grave = |ends: &Ends| (ends.at(WARRANT), ends.hurt());
        ends.min_by_key(|ends| (FINE - ends.at(PASSED).min(FINE), grave(ends)))
            .unwrap_or(Ends::surely(OPEN))
    }

    /// The chance that a nav card kills somebody aboard, unless a medic saves him, by the way out that most
    /// likely leads on.
    pub(super) fn dies_of(&self, card: &NavCard) -> Chance {
        let all = self.acting().everyone();
        let open =
            card.ways.iter().filter(|way| way.needs.iter().all(|&need| self.can_meet(&all, need)));
        let ends = open.map(|way| {
            let stops = self.leads_to(&all, way.effects, Effect::KeepFlying).fails();
            (stops.parts(), self.ends(&all, way.effects).hurt())
        });
        ends.min().map_or(Chance::NEVER, |(_, hurt)| Chance::of_fine(hurt))
    }

    fn ends(&self, among: &[Person], effects: &[Effect]) -> Ends {
        let ends = if self.empties(among, effects) {
            Ends::surely(BOTCHED)
        } else if effects.contains(&Effect::Proceed) || effects.contains(&Effect::Goal) {
            Ends::surely(if self.settles(effects) { PASSED } else { BOTCHED })
        } else if effects.contains(&Effect::Warrant) {
            Ends::surely(WARRANT)
        } else if effects.contains(&Effect::Botched) {
            Ends::surely(BOTCHED)
        } else {
            effects
                .iter()
                .find_map(|effect| self.ends_of(among, effect))
                .unwrap_or(Ends::surely(OPEN))
        };
        if effects.iter().any(|effect| self.kills(among, effect)) { ends.bloody() } else { ends }
    }

    fn ends_of(&self, among: &[Person], effect: &Effect) -> Option<Ends> {
        if let Some(chance) = self.passes_by(among, effect).filter(|_| CARRIED) {
            let passed = Ends::default().with(Ends::surely(PASSED), chance.fine());
            return Some(passed.with(Ends::surely(OPEN), chance.fails().fine()));
        }
        if let Effect::If { need, then, otherwise } = effect {
            return Some(self.ends(among, if self.met(among, *need) { then } else { otherwise }));
        }
        let Effect::Test(test) = effect else { return None };
        if test.tester == Tester::Together {
            return Some(self.ends_of_test(among, test));
        }
        let alone = among.iter().map(|&person| self.ends_of_test(&[person], test));
        alone.max_by_key(|ends| ends.at(PASSED))
    }

    fn ends_of_test(&self, among: &[Person], test: &'static Test) -> Ends {
        let chances = self.band_chances(among, test, 0).into_iter().zip(test.bands);
        chances.fold(Ends::default(), |all, (chance, band)| {
            all.with(self.ends(among, band.effects), chance.fine())
        })
    }

    /// Whether somebody of the crew may be killed or leave by this, for certain or by a test.
    pub fn may_bereave(&self, effects: &[Effect]) -> bool {
        let among = self.present();
        effects.iter().any(|effect| self.bereaves(&among, effect))
    }

    fn bereaves(&self, among: &[Person], effect: &Effect) -> bool {
        if let Effect::If { need, then, otherwise } = effect {
            return self.may_bereave(if self.met(among, *need) { then } else { otherwise });
        }
        if let Effect::Test(test) | Effect::Rearguard(test) = effect {
            return test.bands.iter().any(|band| self.may_bereave(band.effects));
        }
        if let Effect::AnyTest(tests) = effect {
            let mut bands = tests.iter().flat_map(|test| test.bands);
            return bands.any(|band| self.may_bereave(band.effects));
        }
        let mut crew = among.iter().filter(|person| **person != Person::Leader);
        if let Effect::Leave(whom) = effect {
            return crew.any(|&person| self.is_meant(person, *whom, None));
        }
        let takes = matches!(effect, Effect::LoseCrew | Effect::MercsTurn | Effect::Unrest);
        takes && crew.next().is_some() || self.kills(among, effect)
    }

    /// Whether an effect kills one of these; a leader never dies.
    fn kills(&self, among: &[Person], effect: &Effect) -> bool {
        let mut crew = among.iter().filter(|person| **person != Person::Leader);
        if let Effect::KillWhom(whom) = effect {
            // Who makes a test alone is the one among these.
            return crew.any(|&person| *whom == Whom::TheOne || self.is_meant(person, *whom, None));
        }
        matches!(effect, Effect::Kill(1..)) && crew.next().is_some()
    }

    /// How what comes behind the cards ends: a goal by the way that most likely brings its token.
    fn ends_of_all(&self, among: &[Person], last: Last) -> Ends {
        let ways = match last {
            Last::Job(test) => return self.ends_of_last(among, test),
            Last::Goal => self.goal(self.turn).map_or(&[][..], |goal| goal.ways),
        };
        let ends = ways.iter().map(|way| self.ends(among, way));
        ends.max_by_key(|ends| ends.at(PASSED)).unwrap_or(Ends::surely(OPEN))
    }

    /// How the test ends that a job ends with.
    fn ends_of_last(&self, among: &[Person], last: LastTest) -> Ends {
        let crew = among.iter().any(|person| *person != Person::Leader);
        let won = self.survives(among, last).map_or(FINE, Chance::fine);
        let end = |how: usize, kills: u8| {
            if crew && kills > 0 { Ends::surely(how).bloody() } else { Ends::surely(how) }
        };
        let (good, bad) = match last {
            LastTest::Price { .. } => (end(PASSED, 0), end(PASSED, 0)),
            LastTest::Cover { kills, .. } => (end(PASSED, 0), end(PASSED, kills)),
            LastTest::Vault { .. } | LastTest::Lock { .. } => (end(PASSED, 0), end(WARRANT, 0)),
            LastTest::ShootOut { kills, warrant, .. } => {
                (end(PASSED, 0), end(if warrant { WARRANT } else { BOTCHED }, kills))
            }
            LastTest::Bluff { .. } => (end(PASSED, 0), end(BOTCHED, 0)),
            // A Companion spares everybody the test.
            LastTest::Guards { .. } if self.survives(among, last).is_none() => {
                (end(PASSED, 0), end(PASSED, 0))
            }
            LastTest::Guards { won, lost, .. } => (end(PASSED, won), end(PASSED, lost)),
        };
        Ends::default().with(good, won).with(bad, FINE - won)
    }
}

/// What has come of a row of cards by now, in fine parts.
struct Tally {
    passed: u64,
    /// Passed, and nobody killed.
    whole: u64,
    warrant: u64,
    botched: u64,
    /// Ended, and nobody killed.
    spared: u64,
}

impl Tally {
    /// So many cards of these, drawn one after the other.
    fn draw(&mut self, cards: &[Ends], draws: u8) {
        let of = |part: &dyn Fn(&Ends) -> u64| -> Vec<Chance> {
            // Of a test every chance is so many of these parts.
            let whole = |fine: u64| (fine * PARTS + FINE / 2) / FINE;
            cards.iter().map(|ends| Chance::new(whole(part(ends)), PARTS)).collect()
        };
        let (passes, wholes) = (of(&|ends| ends.at(PASSED)), of(&|ends| ends.whole(PASSED)));
        let ends = |on: &[Chance], part: &dyn Fn(&Ends) -> u64| -> u64 {
            let last = of(part);
            (0..draws.into()).map(|before| odds::ends_after(on, &last, before).fine()).sum()
        };
        let all = |on: &[Chance]| {
            let (hits, of) = odds::all_of(on, draws.into());
            odds::fraction(hits, of).fine()
        };
        self.warrant += times(self.passed, ends(&passes, &|ends| ends.at(WARRANT)));
        self.botched += times(self.passed, ends(&passes, &|ends| ends.at(BOTCHED)));
        let spared = |ends: &Ends| [WARRANT, BOTCHED, OPEN].map(|how| ends.whole(how)).iter().sum();
        self.spared += times(self.whole, ends(&wholes, &spared));
        self.passed = times(self.passed, all(&passes));
        self.whole = times(self.whole, all(&wholes));
    }
}

impl View {
    /// What may come of so many misbehave cards for these of the acting ship of a board, and of the test
    /// behind them: first those cards that the viewer knows to come, then of the rest of the deck.
    pub(super) fn perils(
        &self,
        board: &Board,
        team: &[Person],
        cards: u8,
        last: Option<Last>,
    ) -> Perils {
        let of = |id: &u8| board.ends_of_card(team, misbehave_card(*id));
        let known: Vec<Ends> = self.ahead.iter().take(cards.into()).map(of).collect();
        let more = cards.saturating_sub(self.ahead.len() as u8).min(MOST_DRAWS);
        let deck = self.unforeseen();
        let rest: Vec<Ends> = deck.iter().filter(|_| more > 0).map(of).collect();
        let swaps = |id: &u8| CARRIED && misbehave_card(*id).draws_on();
        let last = last.map(|last| board.ends_of_all(team, last));
        let exact = known.iter().chain(&rest).chain(&last).all(|ends| ends.at(OPEN) == 0)
            && !self.ahead.iter().chain(&deck).any(swaps)
            && rest.len() >= more.into();
        // Who is killed on the way lacks at the next card.
        let bleeds = |ends: &Ends| ends.whole(PASSED) < ends.at(PASSED);
        let goes_on = cards + u8::from(last.is_some()) > 1;
        let exact = exact && !(goes_on && known.iter().chain(&rest).any(bleeds));
        let mut tally = Tally { passed: FINE, whole: FINE, warrant: 0, botched: 0, spared: 0 };
        known.iter().for_each(|card| tally.draw(&[*card], 1));
        if !rest.is_empty() {
            tally.draw(&rest, more);
        }
        if let Some(last) = last {
            tally.draw(&[last], 1);
        }
        let kills = FINE.saturating_sub(tally.whole + tally.spared);
        Perils {
            warrant: Chance::of_fine(tally.warrant),
            botched: Chance::of_fine(tally.botched),
            kills: Chance::of_fine(kills),
            exact,
        }
    }
}
