//! Exact chances with the crew and gear at hand: what bots weigh and the page shows. No dice are
//! thrown and nothing hidden is looked at.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::Person;
use super::effect::{Effect, Label, Need, Test, Tester, Way};
use super::job::LastTest;
use super::misbehave::{Ace, MisbehaveCard};
use super::nav::NavCard;
use super::odds::{self, Chance, Dice, Six};
use super::sets::CARRIED;
use super::skill::{Keyword, Profession, Skill};
use super::step::{Question, Task, wanted_rolls, whim};
use super::supply::{Ability, KindId};

/// The bands of a test that nobody is left to make.
fn lost(bands: usize) -> Vec<Chance> {
    let mut lost = vec![Chance::NEVER; bands];
    lost[..1].fill(Chance::CERTAIN);
    lost
}

fn rolls_for_skill(person: &Person) -> bool {
    match person {
        Person::Crew(card) => card.printed().abilities.contains(&Ability::RollsForSkill),
        Person::Leader => false,
    }
}

/// More draws than any job or goal asks for would not fit the fraction.
const MOST_DRAWS: usize = 4;

impl Board {
    /// The chance of each band of a test, the lowest first, if these of the acting ship make it
    /// together with so many bribes. Re-rolls are used below the best band; keywords that help
    /// are counted, one-use gear that gives them too. Crew that roll for their skills count as each
    /// roll of theirs may fall, gear that rolls ones again does not.
    pub fn band_chances(&self, among: &[Person], test: &'static Test, bribes: u8) -> Vec<Chance> {
        let aid = test.aid.filter(|(word, _)| self.can_show(among, *word)).map_or(0, |(_, n)| n);
        self.chances(among, Question::Card(test), i16::from(aid) + i16::from(bribes))
    }

    /// The chance of each band of a job's last test if these make it, the lowest first.
    pub fn last_chances(&self, among: &[Person], last: LastTest) -> Vec<Chance> {
        self.chances(among, Question::Last(last), 0)
    }

    fn chances(&self, among: &[Person], question: Question, more: i16) -> Vec<Chance> {
        let Some(moody) = among.iter().find(|person| rolls_for_skill(person)) else {
            return self.steady_chances(among, question, more);
        };
        let rest: Vec<Person> = among.iter().filter(|one| *one != moody).copied().collect();
        let (skill, help) = (question.skill(), self.acting().whim_help(among));
        let counts = |of: Skill| of == skill && !self.is_dulled(skill);
        let falls: Vec<Vec<Chance>> = (1..=6)
            .map(|die| match whim(die + help, skill) {
                None if rest.is_empty() => lost(question.floors().len()),
                None => self.steady_chances(&rest, question, more),
                Some((of, points)) => {
                    let more = if counts(of) { more + i16::from(points) } else { more };
                    self.steady_chances(among, question, more)
                }
            })
            .collect();
        (0..question.floors().len())
            .map(|band| odds::mean(falls.iter().map(|fall| fall[band])))
            .collect()
    }

    fn steady_chances(&self, among: &[Person], question: Question, more: i16) -> Vec<Chance> {
        let points = self.test_points(among, question, question.skill()) + more;
        self.dice(among, question.skill()).chances(&question.floors(), points)
    }

    /// The chance that these come through a job's last test; none where it only sets the price.
    pub(super) fn survives(&self, among: &[Person], last: LastTest) -> Option<Chance> {
        match last {
            LastTest::Price { .. } => None,
            LastTest::Lock { .. } if self.can_show(among, Keyword::HackingRig) => None,
            LastTest::Guards { .. }
                if self.acting().has_profession(among, Profession::Companion) =>
            {
                None
            }
            LastTest::Cover { .. }
            | LastTest::Vault { .. }
            | LastTest::ShootOut { .. }
            | LastTest::Lock { .. }
            | LastTest::Bluff { .. }
            | LastTest::Guards { .. } => {
                self.last_chances(among, last).first().map(|worst| worst.fails())
            }
        }
    }

    /// The chance that these end the next goal by the way that suits them best; none where no die
    /// decides it.
    pub(super) fn goal_test(&self, among: &[Person]) -> Option<Chance> {
        let ways = self.goal(self.turn)?.ways;
        let rolls = |way: &&&[Effect]| way.iter().any(|one| matches!(one, Effect::Test(_)));
        let tests = ways.iter().filter(rolls);
        let chances = tests.map(|way| self.leads_to(among, way, Effect::Goal));
        chances.max_by_key(|chance| chance.parts())
    }

    /// The chance of each band of one roll that nobody was asked about, by whoever set out on it; whether two dice
    /// were thrown for it.
    pub fn told_chances(
        question: &Question,
        skill: Skill,
        team: &[Person],
        points: i16,
        two: bool,
    ) -> Vec<Chance> {
        let six = if Board::told_rolls_on(skill, team) { Six::Heroic } else { Six::Plain };
        Dice { six, ones: 0, again: false, two }.chances(&question.floors(), points)
    }

    /// Whether a six of such a roll is rolled again and added.
    pub fn told_rolls_on(skill: Skill, team: &[Person]) -> bool {
        team.iter().all(|person| match person {
            Person::Crew(card) => !card.printed().abilities.contains(&Ability::NoBonusDie(skill)),
            Person::Leader => true,
        })
    }

    /// How the dice of a test of the skill fall for these: nobody may forbid the bonus die, and a
    /// re-roll is used below the best band.
    pub(super) fn dice(&self, among: &[Person], skill: Skill) -> Dice {
        let dice = self.acting().dice(among, skill);
        Dice { two: self.throws_two(among, skill), ..dice }
    }

    /// The chance that these pass a misbehave card by the way out that suits them best.
    pub fn passes(&self, among: &[Person], card: &MisbehaveCard) -> Chance {
        if card.ace.is_some_and(|ace| self.shows_ace(among, ace)) {
            return Chance::CERTAIN;
        }
        self.best(among, card.ways, Effect::Proceed)
    }

    /// The chance that these pass so many cards of a misbehave deck one after the other, each by
    /// the way that suits them best; at most four cards. What befalls them on the way is left out.
    pub fn clears(&self, among: &[Person], deck: &[&MisbehaveCard], draws: u8) -> Chance {
        let chances: Vec<Chance> = deck.iter().map(|card| self.passes(among, card)).collect();
        let stay = if CARRIED { self.kept(deck, &chances) } else { chances };
        all_of(&stay, draws)
    }

    /// The chances of the cards that are not swapped for the next: a card that is harder than the mean
    /// of those that cannot be swapped is, and what is drawn then is any of the others.
    fn kept(&self, deck: &[&MisbehaveCard], chances: &[Chance]) -> Vec<Chance> {
        let cards = || deck.iter().zip(chances);
        let fixed = cards().filter(|(card, _)| !card.draws_on());
        let (sum, count) =
            fixed.fold((0, 0), |(sum, count), (_, chance)| (sum + chance.parts(), count + 1));
        let keeps = |card: &MisbehaveCard, chance: &Chance| {
            count == 0 || !card.draws_on() || chance.parts() * count >= sum
        };
        cards().filter(|(card, chance)| keeps(card, chance)).map(|(_, chance)| *chance).collect()
    }

    /// The chance that the acting ship flies on after a nav card.
    pub fn flies_on(&self, card: &NavCard) -> Chance {
        let breakdown = card.ways.iter().any(|way| way.label == Label::Breakdown);
        if breakdown && self.acting().ignores_breakdowns() {
            return Chance::CERTAIN;
        }
        self.best(&self.acting().everyone(), card.ways, Effect::KeepFlying)
    }

    pub(super) fn shows_ace(&self, among: &[Person], ace: Ace) -> bool {
        let captain = self.acting();
        let is = |person: &Person, kind: KindId| match person {
            Person::Crew(card) => card.kind() == kind,
            Person::Leader => false,
        };
        match ace {
            Ace::Kind(kind) => {
                among.iter().any(|person| is(person, kind))
                    || captain.carried_among(among).any(|card| card.kind() == kind)
            }
            Ace::Profession(profession) => captain.has_profession(among, profession),
            Ace::Keyword(word) => self.can_show(among, word),
            Ace::Kinds(kinds) => kinds.iter().any(|&kind| self.shows_ace(among, Ace::Kind(kind))),
            Ace::Solid(contact) => captain.is_solid(contact),
        }
    }

    fn best(&self, among: &[Person], ways: &[Way], wanted: Effect) -> Chance {
        let open =
            ways.iter().filter(|way| way.needs.iter().all(|&need| self.can_meet(among, need)));
        let chances = open.map(|way| self.leads_to(among, way.effects, wanted));
        chances.max_by_key(|chance| chance.parts()).unwrap_or(Chance::NEVER)
    }

    /// The chance that a list of effects comes to the wanted one.
    pub(super) fn leads_to(&self, among: &[Person], effects: &[Effect], wanted: Effect) -> Chance {
        if wanted == Effect::Proceed && self.empties(among, effects) {
            return Chance::NEVER;
        }
        if effects.contains(&wanted) {
            return if self.settles(effects) { Chance::CERTAIN } else { Chance::NEVER };
        }
        let chance = effects.iter().find_map(|effect| {
            if CARRIED && wanted == Effect::Proceed {
                let chance = self.passes_by(among, effect);
                if chance.is_some() {
                    return chance;
                }
            }
            if let Effect::If { need, then, otherwise } = effect {
                let list = if self.met(among, *need) { then } else { otherwise };
                return Some(self.leads_to(among, list, wanted));
            }
            let Effect::Test(test) = effect else { return None };
            Some(self.test_leads_to(among, test, wanted))
        });
        chance.unwrap_or(Chance::NEVER)
    }

    /// Whether the money is there that is asked for in the end: without it the attempt is botched.
    pub(super) fn settles(&self, effects: &[Effect]) -> bool {
        let short = |effect: &Effect| {
            if let Effect::PayOrBotch(dollars) = *effect {
                return self.acting().money < dollars.into();
            }
            false
        };
        !effects.iter().any(short)
    }

    /// Whether nobody is left on the job after these effects. Who is killed has left it, even if a medic saves
    /// him or he is the leader.
    pub(super) fn empties(&self, among: &[Person], effects: &[Effect]) -> bool {
        effects.iter().any(|effect| {
            if let Effect::Kill(count) = *effect {
                return among.len() <= count.into();
            }
            if !CARRIED {
                return false;
            }
            if let Effect::SendBack(whom) = effect {
                return among.iter().all(|&person| self.is_meant(person, *whom, None));
            }
            *effect == Effect::Sulk && among.len() < 2
        })
    }

    /// The chance that one effect passes a card, where no test decides it.
    pub(super) fn passes_by(&self, among: &[Person], effect: &Effect) -> Option<Chance> {
        if *effect == Effect::Search {
            return Some(self.evades(among));
        }
        if *effect == Effect::Riot {
            return Some(Chance::above(1));
        }
        if *effect == Effect::Nerve {
            return Some(Chance::above(self.acting().warrants));
        }
        if let Effect::AnyTest(tests) = effect {
            let third = Chance::new(1, 3);
            let of = |test: &&'static Test| self.test_leads_to(among, test, Effect::Proceed);
            return Some(tests.iter().map(of).fold(Chance::NEVER, |sum, one| sum + third * one));
        }
        let rear = matches!(effect, Effect::Rearguard(_));
        rear.then_some(if among.len() > 1 { Chance::CERTAIN } else { Chance::NEVER })
    }

    /// The chance that none of these is taken along by wanted rolls.
    fn evades(&self, among: &[Person]) -> Chance {
        let captain = self.acting();
        let up_to = u64::from(self.wanted_up_to(captain.warrants).min(6));
        let dodges = Chance::new(6 - up_to, 6);
        let crew = captain.sought().into_iter().filter(|&c| among.contains(&Person::Crew(c)));
        let rolls: u8 = crew.map(wanted_rolls).sum();
        let leads = among.contains(&Person::Leader) && captain.is_wanted(Person::Leader);
        (0..rolls + u8::from(leads)).fold(Chance::CERTAIN, |all, _| all.and(dodges))
    }

    fn test_leads_to(&self, among: &[Person], test: &'static Test, wanted: Effect) -> Chance {
        let of = |among: &[Person]| self.bands_leading(among, test, wanted, 0);
        if test.tester == Tester::Together {
            return of(among);
        }
        let alone = among.iter().map(|&person| of(&[person]));
        alone.max_by_key(|chance| chance.parts()).unwrap_or(Chance::NEVER)
    }

    /// The chance that a test with so many bribes comes to the wanted effect.
    pub(super) fn bands_leading(
        &self,
        among: &[Person],
        test: &'static Test,
        wanted: Effect,
        bribes: u8,
    ) -> Chance {
        let chances = self.band_chances(among, test, bribes).into_iter().zip(test.bands);
        // The failed band of a first test may lead to a second.
        let good =
            chances.map(|(chance, band)| chance * self.leads_to(among, band.effects, wanted));
        good.fold(Chance::NEVER, |sum, chance| sum + chance)
    }

    /// Whether these meet what an option asks for; one-use gear counts.
    pub fn met(&self, among: &[Person], need: Need) -> bool {
        if !need.is_carried() {
            return false;
        }
        let captain = self.acting();
        match need {
            Need::Keyword(word) => self.can_show(among, word),
            Need::Profession(profession) => captain.has_profession(among, profession),
            Need::Solid(contact) => captain.is_solid(contact),
            Need::Has(lot) => captain.has(lot.good) >= lot.count,
            Need::OnJob(count) => among.len() >= usize::from(count),
            Need::NoDisgruntled => !among.iter().any(|&person| captain.is_disgruntled(person)),
            Need::Firearm(points) => captain.carried_among(among).any(|card| {
                let kind = card.printed();
                kind.keywords.contains(&Keyword::Firearm)
                    && kind.skills.fight >= points
                    && captain.counts(among, card)
            }),
            Need::OutlawSomewhere => !self.hunting_grounds().is_empty(),
            Need::Either(needs) => needs.iter().any(|&need| self.met(among, need)),
            Need::NoGoal => !matches!(self.task(), Some(Task::Goal(_))),
            Need::Planet => captain.sector.is_some_and(|at| self.chart().planetary(at)),
            Need::Berth => captain.has_berth(),
            Need::Room(lot) => captain.room(lot.good) >= lot.count,
            Need::Crew => !captain.crew.is_empty(),
            Need::Moral => !captain.moral().is_empty(),
            Need::Outlaw => captain.is_outlaw(),
            Need::Sturdy => captain.ignores_breakdowns(),
            Need::Cash(dollars) => captain.money >= dollars.into(),
            Need::AnySolid => captain.trusted().next().is_some(),
            Need::Carries(word) => captain.carries_any(among, &[word]),
        }
    }
}

/// The chance that all of so many cards succeed; at most four are counted, to fit the fraction.
fn all_of(chances: &[Chance], draws: u8) -> Chance {
    let (hits, of) = odds::all_of(chances, usize::from(draws).min(MOST_DRAWS));
    Chance::new(hits as u64, of as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hands_are_drawn_without_putting_back() {
        let half = Chance::new(1, 2);
        let chances = [Chance::CERTAIN, Chance::CERTAIN, Chance::NEVER, half];
        assert_eq!(all_of(&chances, 1), Chance::new(5, 8));
        // Six hands of two: 1, 0, 1/2, 0, 1/2, 0.
        assert_eq!(all_of(&chances, 2), Chance::new(1, 3));
        assert_eq!(all_of(&chances, 0), Chance::CERTAIN);
        assert_eq!(all_of(&[half; 40], 4), Chance::new(1, 16));
    }
}
