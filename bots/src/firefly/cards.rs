//! Ways out of cards, tests and what they cost: each weighed in dollars.

use super::bridge::Bridge;
use super::jobs::TRUST;
use rules::Later;
use rules::firefly::effect::{Effect, Good, Label, Test, Tester, Way, Whom};
use rules::firefly::job::LastTest;
use rules::firefly::misbehave::Ace;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::Skill;
use rules::firefly::supply::{Ability, SupplyId};
use rules::firefly::{
    Aim, Arms, Choice, Errand, Person, Question, Stage, Task, Trial, misbehave_card, nav_card,
};

/// Dollars that a warrant costs beside the job.
const WARRANT: i64 = 350;
/// Dollars that a token of disgruntlement costs.
const TOKEN: i64 = 130;
/// Dollars that a way out costs from which on a gun is spent instead.
const GUN: i64 = 250;
/// Dollars that a turn cut short costs.
const DELAY: i64 = 160;
/// Dollars that a warrant costs while a goal asks for the trust of who keeps the law.
const LAW: i64 = 1500;
/// Dollars that a wanted token costs.
const BRANDED: i64 = 60;

impl Bridge<'_> {
    pub(super) fn nav(&self, card: u8) -> Option<Choice> {
        let way = self.weighed(nav_card(card).ways);
        let mut legal = self.legal.iter().copied().filter(|_| CARRIED);
        let gun = legal.find(|c| matches!(c, Choice::Repel(_)));
        let harmless = way.is_some_and(|(worth, _)| worth >= -GUN);
        gun.filter(|_| !harmless).or(way.map(|(_, choice)| choice))
    }

    pub(super) fn misbehave_way(&self, id: u8) -> Option<Choice> {
        let card = misbehave_card(id);
        let way = self.weighed(card.ways);
        let ace = self.legal.iter().copied().find(|choice| matches!(choice, Choice::Ace(_)));
        let fits_any = |choice: &Choice| {
            let Choice::Ace(gear) = choice else { return false };
            CARRIED && gear.printed().abilities.contains(&Ability::OneUseAce)
        };
        let is_keyword = matches!(card.ace, Some(Ace::Keyword(_)));
        let ace = ace.filter(|choice| is_keyword || fits_any(choice));
        let gain = |choice: Choice| {
            let Choice::Ace(gear) = choice else { return i64::MIN };
            self.list_worth(&[Effect::Proceed]) - self.card_loss(gear)
        };
        let ace = ace.map(|choice| (gain(choice), choice));
        way.into_iter().chain(ace).max().map(|(_, choice)| choice)
    }

    /// Misbehave cards to come: the one that is passed most surely is the next.
    pub(super) fn order_cards(&self) -> Option<Choice> {
        let everyone = self.me().everyone();
        let ease = |choice: &Choice| {
            let Choice::Foresee(card) = *choice else { return 0 };
            self.board.passes(&everyone, misbehave_card(card)).permille()
        };
        // All of them go where what is left of the deck is easier.
        let mean = |cards: &[u8]| {
            let each = cards.iter().map(|&card| ease(&Choice::Foresee(card)));
            each.sum::<u64>() / cards.len().max(1) as u64
        };
        if self.may(Choice::Scatter) && mean(&self.view.ahead) < mean(&self.view.misbehave) {
            return Some(Choice::Scatter);
        }
        self.legal.iter().copied().max_by_key(ease)
    }

    fn weighed(&self, ways: &[Way]) -> Option<(i64, Choice)> {
        let open = ways.iter().enumerate().map(|(at, way)| (way, Choice::Way(at as u8)));
        let open = open.filter(|&(_, choice)| self.may(choice));
        open.map(|(way, choice)| (self.list_worth(way.effects), choice)).max()
    }

    /// What a list of effects is worth.
    pub(super) fn list_worth(&self, effects: &[Effect]) -> i64 {
        effects.iter().map(|effect| self.effect_worth(effect)).sum()
    }

    fn effect_worth(&self, effect: &Effect) -> i64 {
        if !effect.is_carried() {
            return 0;
        }
        match *effect {
            Effect::Test(test) => self.test_worth(test, 0),
            Effect::If { need, then, otherwise } => {
                let met = self.board.met(&self.board.present(), need);
                self.list_worth(if met { then } else { otherwise })
            }
            Effect::Proceed => self.stake(),
            Effect::Goal => 4000,
            Effect::Warrant => self.warrant_worth(),
            Effect::FullStop | Effect::Evade => -self.delay_worth(),
            Effect::KeepFlying => 0,
            Effect::HalfPay => -700,
            Effect::Botched | Effect::Send(_) | Effect::LeaveAlert => 0,
            // Tokens beside the ship threaten an outlaw alone.
            Effect::Alarm(_) => -50 * i64::from(self.me().is_outlaw()),
            Effect::LoseCrew => self.kill_worth(1) / 2,
            Effect::LoseHold => -Good::GOODS
                .into_iter()
                .map(|good| self.loss(good, self.me().hold[good]))
                .sum::<i64>(),
            Effect::Sell(offer) => {
                let sold = offer.most.unwrap_or(u8::MAX).min(self.me().has(offer.good));
                i64::from(sold) * (i64::from(offer.price) - self.good_worth(offer.good)).max(0)
            }
            Effect::Unrest => {
                let people = self.me().has(Good::Passenger) + self.me().has(Good::Fugitive);
                -60 * i64::from(people.min(3))
            }
            Effect::LoseGoods(count) => {
                let held: u8 = Good::GOODS.into_iter().map(|good| self.me().has(good)).sum();
                -200 * i64::from(held.min(count))
            }
            Effect::TakeCrewOf(_) => 200,
            Effect::TakeThis(_) => 150,
            Effect::FartherByMoral => 60 * self.me().moral().len() as i64,
            Effect::Swap(count) => 40 * i64::from(count),
            Effect::Gamble { .. } => 0,
            Effect::Farther(_) => 60,
            Effect::Leak => -100,
            Effect::Drift(_) => -self.delay_worth(),

            Effect::Gain(dollars) => dollars.into(),
            Effect::Pay(dollars) => -i64::from(dollars).min(self.me().money.into()),
            Effect::PayOrBotch(dollars) => -i64::from(dollars) / 2,
            Effect::Load(lot) | Effect::LoadUpTo(lot) => {
                self.good_worth(lot.good) * i64::from(lot.count.min(self.me().room(lot.good)))
            }
            Effect::LoadAny(good) => self.good_worth(good) * i64::from(self.me().room(good)),
            Effect::LoadGoods(count) => self.mixed_worth(count),
            Effect::SeizeGoods(count) => {
                let held: u8 = Good::GOODS.into_iter().map(|good| self.me().hold[good]).sum();
                -200 * i64::from(held.min(count))
            }
            Effect::TakeCrew => 300,
            Effect::LoadPerEmptyHanded(good) => self.good_worth(good),
            Effect::Lose(lot) => -self.loss(lot.good, lot.count),
            Effect::LosePeople => {
                -self.loss(Good::Passenger, u8::MAX) - self.loss(Good::Fugitive, u8::MAX)
            }
            Effect::SeizeHold => {
                let hold = |good: Good| self.loss(good, self.me().hold[good]);
                let people = if self.me().keeps_fugitives() { 0 } else { hold(Good::Fugitive) };
                -hold(Good::Contraband) - people
            }
            Effect::Trade(_) => 60,
            Effect::LoseUpgrade => -500,
            Effect::TakeUpgrade => 500,

            Effect::Kill(count) => self.kill_worth(count),
            Effect::KillWhom(Whom::TheOne) => -400,
            Effect::KillWhom(whom) => -self.sum_of(whom, |p| self.death_worth(p)),
            Effect::Disgruntle(whom) => -self.sum_of(whom, |p| self.token_worth(p)),
            Effect::Calm(whom) => TOKEN * self.sum_of(whom, |p| self.me().is_disgruntled(p).into()),
            Effect::Leave(whom) => -self.sum_of(whom, |p| self.person_worth(p)),
            Effect::ExtraCut => -150,
            Effect::MercsTurn => -200,

            // Another card is as good as the mean of them, which most crews pass.
            Effect::Redraw(cards) => self.stake() * self.ease(cards) / 1000,
            Effect::Fork => 0,
            Effect::Rearguard(_) => self.stake() - 400,
            Effect::Fence { .. } => 100,
            Effect::LoseSolid => -TRUST,
            Effect::Search => self.search_worth(),
            Effect::SendBack(whom) => -self.sum_of(whom, |_| 100),
            Effect::Sulk => -300,
            Effect::Seize { words, upsets } => {
                let token = if upsets { TOKEN } else { 0 };
                let present = self.board.present();
                let gear = self.me().carried_among(&present);
                let taken = gear
                    .filter(|card| card.printed().keywords.iter().any(|word| words.contains(word)));
                -taken.map(|card| self.card_loss(card) + token).sum::<i64>()
            }
            Effect::Doubles(prize) => i64::from(prize) / 6,
            Effect::Brand(whom) => -self.sum_of(whom, |_| BRANDED),
            Effect::DropHand => -100 * self.view.hand.len() as i64,
            Effect::AnyTest(tests) => {
                tests.iter().map(|test| self.test_worth(test, 0)).sum::<i64>() / 3
            }
            Effect::ThirdAction => 300,
            Effect::Riot => self.stake() * 2 / 3,
            Effect::Pardon { count, .. } => WARRANT * i64::from(count.min(self.me().warrants)),
            Effect::NewAlert => 0,
            // What counts there is the goal token.
            Effect::FreePrisoner => 0,
            Effect::ClearWarrants => 300 * i64::from(self.me().warrants),
            Effect::Nerve => self.stake() * (6 - i64::from(self.me().warrants.min(6))) / 6,
        }
    }

    /// How likely so many cards to come are passed, in thousandths.
    fn ease(&self, cards: u8) -> i64 {
        let team = self.board.present();
        self.view.clears_ahead(&self.board, &team, cards).permille() as i64
    }

    /// What wanted rolls on the job are worth.
    fn search_worth(&self) -> i64 {
        let way = Way { label: Label::Plain, needs: &[], effects: &[Effect::Search] };
        let chance = self.board.way_leads(&way, Effect::Proceed).permille() as i64;
        (chance * self.stake() + (1000 - chance) * (self.warrant_worth() - 300)) / 1000
    }

    /// What so many goods of one's choice are worth.
    pub(super) fn mixed_worth(&self, count: u8) -> i64 {
        let best = Good::GOODS
            .into_iter()
            .map(|good| self.good_worth(good) * i64::from(count.min(self.me().room(good))));
        best.max().unwrap_or(0)
    }

    /// What goods that a job may be about are worth to lose.
    fn loss(&self, good: Good, count: u8) -> i64 {
        let count = count.min(self.me().has(good));
        let spare = self.spare(good).min(count);
        let low = good == Good::Fuel && self.fuel() <= count.saturating_add(1);
        self.good_worth(good) * i64::from(spare)
            + 600 * i64::from(count - spare)
            + if low { 300 } else { 0 }
    }

    /// What those are worth whose death costs least.
    fn kill_worth(&self, count: u8) -> i64 {
        let present = self.board.present();
        let mut losses: Vec<i64> = present.iter().map(|&p| self.death_worth(p)).collect();
        rules::order::sort(&mut losses);
        -losses.iter().take(count.into()).sum::<i64>()
    }

    /// Of those present whom an effect is about, each by his worth.
    fn sum_of(&self, whom: Whom, worth: impl Fn(Person) -> i64) -> i64 {
        let present = self.board.present();
        present.into_iter().filter(|&p| self.board.is_meant(p, whom, None)).map(worth).sum()
    }

    /// What the death of somebody costs; a medic saves one in three.
    fn death_worth(&self, person: Person) -> i64 {
        let medic = self
            .me()
            .has_profession(&self.board.present(), rules::firefly::skill::Profession::Medic);
        let loss = self.person_worth(person).max(50) + 100;
        if medic { loss * 2 / 3 } else { loss }
    }

    fn token_worth(&self, person: Person) -> i64 {
        if self.me().is_disgruntled(person) { self.person_worth(person).max(TOKEN) } else { TOKEN }
    }

    /// What passing a card of the job under way is worth.
    fn stake(&self) -> i64 {
        match self.board.errand.as_ref().map(|errand| (errand.task, errand.left)) {
            Some((Task::Goal(_), _)) => 1600,
            Some((Task::Bounty(_) | Task::Cache, _)) => 1000,
            Some((Task::Job(_), _)) if self.board.table.aim() == Some(Aim::Ugly) => 1500,
            Some((Task::Job(id), left)) => {
                (self.job_gain(id, self.me().step(id)) / i64::from(left.max(1))).clamp(200, 2500)
            }
            None => 800,
        }
    }

    fn warrant_worth(&self) -> i64 {
        let job = match self.board.task() {
            Some(Task::Job(id)) => self.job_gain(id, id.job().first()).max(0),
            _ => 0,
        };
        let lawful = self.board.table.contacts().filter(|contact| contact.is_lawful());
        let lost = lawful.filter(|&contact| self.me().is_solid(contact)).count() as i64;
        let law = if self.needs_law() { LAW } else { 0 };
        -(WARRANT + job + TRUST * lost + law)
    }

    /// What it costs to be stopped: nothing where one wants to be.
    fn delay_worth(&self) -> i64 {
        let there = self.aim().is_none_or(|aim| Some(aim.at) == self.here());
        if there { 0 } else { DELAY }
    }

    /// What a test is worth with so many bribes, their price counted.
    fn test_worth(&self, test: &'static Test, bribes: u8) -> i64 {
        let among = match test.tester {
            Tester::Together => self.board.present(),
            Tester::Alone => self.champion(test.skill).into_iter().collect(),
        };
        let chances = self.board.band_chances(&among, test, bribes);
        let worth = |(chance, band): (_, &rules::firefly::effect::Band)| {
            let chance: rules::firefly::odds::Chance = chance;
            chance.permille() as i64 * self.list_worth(band.effects)
        };
        chances.into_iter().zip(test.bands).map(worth).sum::<i64>() / 1000 - 100 * i64::from(bribes)
    }

    // Tests --------------------------------------------------------------------------------

    pub(super) fn test(&self, trial: &Trial) -> Option<Choice> {
        match trial.stage {
            Stage::Start => self.champion(trial.skill).map(Choice::Champion),
            Stage::Before => Some(self.before_roll(trial)),
            Stage::Rolled => Some(self.after_roll(trial)),
        }
    }

    fn champion(&self, skill: Skill) -> Option<Person> {
        let points = |person: &Person| self.me().points(&[*person], skill, Arms::Armed);
        self.board.present().into_iter().max_by_key(points)
    }

    fn before_roll(&self, trial: &Trial) -> Choice {
        let worth = |choice: &Choice| {
            if let Choice::Bribe(count) = *choice {
                self.roll_worth(trial, count.into()) - 100 * i64::from(count)
            } else if let Choice::Spend(gear) = *choice {
                self.roll_worth(trial, self.spent_adds(trial, gear)) - self.card_loss(gear)
            } else if let Choice::Goad(gear) = *choice {
                self.roll_worth(trial, self.board.goaded(trial, gear).into()) - TOKEN
            } else if let Choice::Trick(person) = *choice {
                self.trick_worth(trial, person)
            } else if *choice == Choice::Roll {
                self.roll_worth(trial, 0)
            } else {
                i64::MIN
            }
        };
        self.legal.iter().copied().max_by_key(worth).unwrap_or(Choice::Roll)
    }

    fn spent_adds(&self, trial: &Trial, gear: SupplyId) -> i16 {
        self.board.spent_adds(trial, gear).into()
    }

    fn trick_worth(&self, trial: &Trial, person: Person) -> i64 {
        let turned = self.me().turned(person, trial.skill);
        let skill = turned.unwrap_or(trial.skill);
        self.roll_worth(&Trial { skill, ..trial.clone() }, 0)
    }

    /// What a roll with so many points more is worth.
    fn roll_worth(&self, trial: &Trial, more: i16) -> i64 {
        let chances = self.board.trial_chances_with(trial, more).into_iter().enumerate();
        let each =
            chances.map(|(at, chance)| chance.permille() as i64 * self.band_worth(trial, at));
        each.sum::<i64>() / 1000
    }

    fn band_worth(&self, trial: &Trial, at: usize) -> i64 {
        match trial.question {
            Question::Card(test) => self.list_worth(test.bands[at].effects),
            Question::Last(LastTest::Price { by, .. }) => i64::from(by) * (at as i64 - 1),
            Question::Last(LastTest::Cover { .. }) if at == 0 => -700,
            Question::Last(LastTest::Vault { .. } | LastTest::ShootOut { warrant: true, .. })
                if at == 0 =>
            {
                self.warrant_worth()
            }
            Question::Last(LastTest::ShootOut { .. }) if at == 0 => -500,
            Question::Last(LastTest::Lock { .. }) if at == 0 => self.warrant_worth(),
            Question::Last(LastTest::Bluff { .. }) if at == 0 => -self.stake(),
            Question::Last(LastTest::Guards { won, lost, .. }) => {
                self.kill_worth(if at == 0 { lost } else { won })
            }
            Question::Last(_) => 0,
            Question::Boarding(..) | Question::Duel(_) => 1200 * at as i64,
        }
    }

    fn after_roll(&self, trial: &Trial) -> Choice {
        let total = self.board.trial_points(trial) + trial.dice_sum();
        let kept = self.band_worth(trial, trial.question.band(total));
        let worth = |choice: &Choice| {
            if let Choice::Spend(gear) = *choice
                && self.board.sixer(trial) == Some(gear)
            {
                let sixes = (7..=12).map(|dice| {
                    let total = self.board.trial_points(trial) + dice;
                    self.band_worth(trial, trial.question.band(total))
                });
                sixes.sum::<i64>() / 6 - self.card_loss(gear).max(100)
            } else if let Choice::Spend(gear) = *choice {
                let more = self
                    .band_worth(trial, trial.question.band(total + self.spent_adds(trial, gear)));
                more - self.card_loss(gear).max(100)
            } else if *choice == Choice::Reroll(Person::Leader) {
                self.roll_worth(&Trial { again: Later(true), ..trial.clone() }, 0) - 1
            } else if let Choice::Reroll(Person::Crew(card)) | Choice::RerollBy(card) = *choice {
                let used = trial.used.iter().copied().chain([card]).collect();
                self.roll_worth(&Trial { used, ..trial.clone() }, 0) - 1
            } else {
                if *choice == Choice::Keep { kept } else { i64::MIN }
            }
        };
        self.legal.iter().copied().max_by_key(worth).unwrap_or(Choice::Keep)
    }

    // Deaths and work ----------------------------------------------------------------------

    pub(super) fn doom(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            if let Choice::Kill(person) = *choice { self.person_worth(person) } else { i64::MAX }
        };
        self.legal.iter().copied().min_by_key(worth)
    }

    /// All are to die: those first who cannot help the others.
    pub(super) fn massacre(&self) -> Option<Choice> {
        let heals = |choice: &Choice| {
            let Choice::Kill(person) = *choice else { return true };
            self.board.heals(person)
        };
        self.legal.iter().copied().min_by_key(heals)
    }

    /// The vault: by Tech, or by explosives for half the pay.
    pub(super) fn vault(&self, errand: &Errand) -> Choice {
        let Task::Job(id) = errand.task else { return Choice::Crack };
        let Some(last) = id.job().test else { return Choice::Crack };
        let chances = self.board.last_chances(&errand.team, last);
        let chance = chances.last().map_or(0, |best| best.permille());
        if chance >= 600 { Choice::Crack } else { Choice::Blow }
    }

    pub(super) fn goal_way(&self) -> Option<Choice> {
        let goal = self.goal()?;
        let open = goal.ways.iter().zip(0..).filter(|(_, at)| self.may(Choice::Way(*at)));
        let ways = open.map(|(way, at)| (self.token_chance(way), at));
        ways.max_by_key(|&(chance, at): &(i64, u8)| (chance, u8::MAX - at))
            .map(|(_, at)| Choice::Way(at))
    }
}
