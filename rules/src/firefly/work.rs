//! Working jobs and goals (sections 9, 10 and 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::{Action, Board};
use super::captain::{Active, Goods, Person};
use super::choice::Choice;
use super::contact::Contact;
use super::effect::{Good, Lot};
use super::event::{Cause, Event, JobSpot};
use super::frame::{Errand, Frame, Outcome, Question, Step, Task};
use super::job::{Course, Freight, Job, JobId, JobType, LastTest, Pay};
use super::misbehave::{Ace, MISBEHAVE, MisbehaveCard};
use super::reward::{Reward, Terms};
use super::skill::Keyword;
use super::supply::{Ability, SupplyId, worth};
use super::turns::{Firefly, Play};
use crate::{Seat, Sink};

/// The misbehave card of this number.
pub fn misbehave_card(id: u8) -> &'static MisbehaveCard {
    MISBEHAVE.iter().find(|card| card.id == id).unwrap_or(&MISBEHAVE[0])
}

impl Board {
    /// How many of the misbehave cards asked for these have to pass: somebody may spare them one,
    /// but not the last.
    pub fn cards_to_pass(&self, team: &[Person], asked: u8) -> u8 {
        let captain = self.acting();
        let spares = |&person: &Person| {
            captain.abilities(person).iter().any(|ability| {
                let Ability::FewerMisbehave(word) = ability else { return false };
                captain.carries_keyword(person, *word)
            })
        };
        let spared = team.iter().any(spares);
        if spared && asked > 1 { asked - 1 } else { asked }
    }

    /// Who goes on a job before anybody is told to stay.
    pub fn whole_team(&self, job: &Job) -> Vec<Person> {
        let captain = self.acting();
        let shuns = |p: &Person| captain.abilities(*p).contains(&Ability::ShunsImmoral);
        let mut team = captain.everyone();
        team.retain(|person| !(job.immoral && shuns(person)));
        team
    }

    /// Whether a job or goal is under way and everybody who went is dead or back aboard.
    pub fn is_deserted(&self) -> bool {
        self.errand.as_ref().is_some_and(|errand| errand.gone && errand.team.is_empty())
    }

    /// The misbehave cards of an errand. What spares a job one does not count for a goal.
    pub fn cards_due(&self, errand: &Errand) -> u8 {
        match errand.task {
            Task::Job(job) => {
                let stop = Board::next_stop(job.job(), errand.step == Step::Finish);
                self.cards_to_pass(&errand.team, stop.misbehave)
            }
            Task::Goal(_) => self.goal(self.turn).map_or(0, |goal| goal.misbehave),
        }
    }
}

impl Firefly {
    pub(super) fn muster_choices(&self) -> Vec<Choice> {
        let Some(errand) = &self.board.errand else { return Vec::new() };
        let able = match errand.task {
            Task::Job(job) => self.board.meets(&errand.team, job.job()),
            Task::Goal(_) => true,
        };
        let mut choices = Vec::new();
        // Who has changed enough goes: a turn has to end.
        if self.board.may_fuss() || !able {
            choices.push(Choice::Back);
        }
        if errand.team.len() > 1 && self.board.may_fuss() {
            choices.extend(errand.team.iter().map(|&person| Choice::Bench(person)));
        }
        if able && !errand.team.is_empty() {
            choices.push(Choice::Go);
        }
        choices.extend(self.gear_choices());
        choices
    }

    pub(super) fn card_choices(&self, id: u8) -> Vec<Choice> {
        let card = misbehave_card(id);
        let mut choices = self.open_ways(card.ways);
        if let Some(Ace::Keyword(word)) = card.ace {
            let spent = self.board.acting().one_use(&self.board.present(), word);
            choices.extend(spent.map(Choice::Ace));
        }
        choices
    }

    /// Whether the ace in the hole is on the job, nothing being discarded for it.
    fn holds_ace(&self, ace: Ace) -> bool {
        let (captain, team) = (self.board.acting(), self.board.present());
        match ace {
            Ace::Kind(kind) => {
                let crew = team.iter().filter_map(|person| match person {
                    Person::Crew(card) => Some(*card),
                    Person::Leader => None,
                });
                crew.chain(captain.carried_among(&team)).any(|card| card.kind() == kind)
            }
            Ace::Profession(profession) => captain.has_profession(&team, profession),
            Ace::Keyword(word) => captain.has_keyword(&team, word),
        }
    }

    pub(super) fn freight_choices(&self) -> Vec<Choice> {
        let (Some(errand), Some(good)) = (&self.board.errand, self.free_freight()) else {
            return Vec::new();
        };
        let captain = self.board.acting();
        let (most, more) = match errand.step {
            Step::Pickup => (captain.room(good), self.room_making()),
            Step::Finish => (captain.has(good), None),
        };
        // Without any room nothing is loaded, and the attempt is botched.
        (most.min(1)..=most).map(Choice::Count).chain(more).collect()
    }

    /// The good of which the job under way takes any number.
    fn free_freight(&self) -> Option<Good> {
        match self.worked_job()?.course {
            Course::Delivery { freight: Freight::Any(good), .. } => Some(good),
            Course::Delivery { freight: Freight::Lots(_), .. } | Course::Target(_) => None,
        }
    }

    pub(super) fn worked_job(&self) -> Option<&'static Job> {
        match self.board.task()? {
            Task::Job(job) => Some(job.job()),
            Task::Goal(_) => None,
        }
    }

    pub(super) fn goal_way_choices(&self) -> Vec<Choice> {
        let ways = self.board.goal(self.board.turn).map_or(0, |goal| goal.ways.len());
        (0..ways).map(|at| Choice::Way(at as u8)).collect()
    }

    pub(super) fn payday_choices(&self, due: &[SupplyId]) -> Vec<Choice> {
        let sum = worth(due.iter().copied());
        let all = (self.board.acting().money >= sum).then_some(Choice::PayAll);
        all.into_iter().chain(due.iter().map(|&card| Choice::Stiff(card))).collect()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Begins to put a team together for a job or goal.
    pub fn gather(&mut self, task: Task) {
        self.fuss();
        let captain = self.board.acting();
        let mut team = captain.everyone();
        let mut step = Step::Finish;
        // The trick is one for jobs.
        let (mut half, mut tricked) = (false, matches!(task, Task::Goal(_)));
        if let Task::Job(id) = task {
            let job = id.job();
            let begun = captain.active.iter().find(|active| active.job == id);
            let loaded = begun.is_some_and(|active| active.loaded);
            half = begun.is_some_and(|active| active.half);
            tricked = begun.is_some_and(|active| active.tricked);
            team = self.board.whole_team(job);
            if !loaded && matches!(job.course, Course::Delivery { .. }) {
                step = Step::Pickup;
            }
        }
        self.board.errand = Some(Errand {
            task,
            step,
            team,
            gone: false,
            left: 0,
            proceed: false,
            half,
            price: 0,
            delivered: 0,
            tricked,
            outcome: None,
        });
        self.push(Frame::Muster);
    }

    pub fn muster(&mut self, choice: Choice) {
        if choice == Choice::Back {
            self.board.errand = None;
            return;
        }
        if choice == Choice::Go {
            return self.set_out();
        }
        self.push(Frame::Muster);
        if let Choice::Bench(person) = choice {
            self.leave_team(person);
        }
        if let Choice::Gear(gear) = choice {
            self.open(Frame::Hands(gear));
        }
    }

    fn set_out(&mut self) {
        self.act(Action::Work);
        let Some(errand) = self.board.errand.clone() else { return };
        let seat = self.board.turn;
        let left = self.board.cards_due(&errand);
        let (task, step, team) = (errand.task, errand.step, errand.team);
        self.sink.put(|| Event::Team { seat, task, step, team: team.clone() });
        self.push(Frame::ErrandDone);
        self.push(Frame::Misbehave);
        if let Some(errand) = &mut self.board.errand {
            (errand.gone, errand.left) = (true, left);
        }
        if let Task::Job(job) = task {
            self.begin_job(job, &team);
        }
    }

    /// The job becomes active; needs use gear up.
    fn begin_job(&mut self, id: JobId, team: &[Person]) {
        let seat = self.board.turn;
        if self.hidden.hands[seat.index()].contains(&id) {
            self.move_job(id, JobSpot::Hand(seat), JobSpot::Active(seat), Cause::Job(id));
        }
        id.job().keywords.iter().for_each(|&word| self.show(team, word));
    }

    // Misbehave ----------------------------------------------------------------------------

    pub fn next_misbehave(&mut self) {
        let Some(errand) = &self.board.errand else { return self.drop_frame() };
        let (outcome, left) = (errand.outcome, errand.left);
        if outcome.is_none() && errand.team.is_empty() {
            return self.end_errand(Outcome::Botched);
        }
        if outcome.is_some() {
            return self.drop_frame();
        }
        if left == 0 {
            self.drop_frame();
            return self.follow_instruction();
        }
        if let Some(card) = self.draw_misbehave_card() {
            let seat = self.board.turn;
            self.sink.put(|| Event::Misbehave { seat, card });
            self.push(Frame::CardDone(card));
            self.push(Frame::Card(card));
        }
    }

    /// The ace in the hole passes the card at once.
    pub fn play_ace(&mut self, id: u8) -> bool {
        let ace = misbehave_card(id).ace;
        let held = ace.is_some_and(|ace| self.holds_ace(ace));
        if held {
            self.drop_frame();
            self.pass_by_ace(id, None);
        }
        held
    }

    fn pass_by_ace(&mut self, card: u8, spent: Option<SupplyId>) {
        let seat = self.board.turn;
        self.sink.put(|| Event::Ace { seat, card, spent });
        if let Some(errand) = &mut self.board.errand {
            errand.proceed = true;
        }
    }

    pub fn card_way(&mut self, id: u8, choice: Choice) {
        if let Choice::Ace(gear) = choice {
            self.spend(gear);
            return self.pass_by_ace(id, Some(gear));
        }
        self.take_way(misbehave_card(id).ways, choice, Cause::Misbehave(id));
    }

    pub fn card_done(&mut self, id: u8) {
        self.drop_frame();
        self.board.misbehave_discards.push(id);
        if misbehave_card(id).reshuffle {
            self.reshuffle_misbehave();
        }
        let Some(errand) = &mut self.game.board.errand else { return };
        if errand.outcome.is_some() {
            return;
        }
        let passed = std::mem::take(&mut errand.proceed);
        if !passed {
            return self.end_errand(Outcome::Botched);
        }
        errand.left -= 1;
        let seat = self.board.turn;
        self.captain_mut(seat).passed = self.board.acting().passed.saturating_add(1);
    }

    /// A warrant weighs more than a botch.
    pub fn end_errand(&mut self, outcome: Outcome) {
        if let Some(errand) = &mut self.board.errand
            && (errand.outcome.is_none() || outcome == Outcome::Warrant)
        {
            errand.outcome = Some(outcome);
        }
    }

    // Instructions -------------------------------------------------------------------------

    fn follow_instruction(&mut self) {
        let Some(errand) = self.board.errand.clone() else { return };
        match (errand.task, errand.step) {
            (Task::Goal(goal), _) => self.follow_goal(goal),
            (Task::Job(job), Step::Pickup) => self.pick_up(job),
            (Task::Job(job), Step::Finish) => self.finish(job),
        }
    }

    fn follow_goal(&mut self, number: u8) {
        let Some(goal) = self.board.goal(self.board.turn) else { return };
        if let [only] = goal.ways {
            return self.push_effects(only, Cause::Goal(number), false, None);
        }
        self.push(Frame::GoalWay);
    }

    pub fn goal_way(&mut self, choice: Choice) {
        let (Choice::Way(at), Some(goal)) = (choice, self.board.goal(self.board.turn)) else {
            return;
        };
        let cause = Cause::Goal(self.board.acting().goals);
        let seat = self.board.turn;
        self.sink.put(|| Event::Way { seat, cause, way: at });
        self.push_effects(goal.ways[usize::from(at)], cause, false, None);
    }

    fn pick_up(&mut self, id: JobId) {
        match id.job().course {
            Course::Delivery { freight: Freight::Lots(lots), .. } => {
                self.loaded(id);
                self.load_all(&goods_of(lots), Cause::Job(id));
            }
            Course::Delivery { freight: Freight::Any(_), .. } | Course::Target(_) => {
                self.push(Frame::Freight);
            }
        }
    }

    fn loaded(&mut self, job: JobId) {
        let seat = self.board.turn;
        if let Some(active) = self.active_mut(job) {
            active.loaded = true;
            self.sink.put(|| Event::Loaded { seat, job });
        }
        self.end_errand(Outcome::Done);
    }

    fn active_mut(&mut self, job: JobId) -> Option<&mut Active> {
        let seat = self.board.turn;
        self.captain_mut(seat).active.iter_mut().find(|active| active.job == job)
    }

    pub fn freight(&mut self, choice: Choice) {
        if choice == Choice::Stowage {
            self.push(Frame::Freight);
            return self.chore(choice);
        }
        let (Choice::Count(count), Some(good)) = (choice, self.free_freight()) else { return };
        let seat = self.board.turn;
        let (Some(Task::Job(job)), Some(errand)) = (self.board.task(), &mut self.game.board.errand)
        else {
            return;
        };
        if errand.step == Step::Pickup && count == 0 {
            return self.end_errand(Outcome::Botched);
        }
        if errand.step == Step::Pickup {
            self.stow(seat, good, count, Cause::Job(job));
            return self.loaded(job);
        }
        // Handed over once nothing can go wrong any more.
        errand.delivered = count;
    }

    fn finish(&mut self, id: JobId) {
        let job = id.job();
        if !self.board.freight_fits(job, true) {
            // What was to be delivered was lost or dumped while misbehaving.
            return self.end_errand(Outcome::Botched);
        }
        self.push(Frame::Payout);
        match job.test {
            Some(LastTest::Vault { .. })
                if self.board.can_show(&self.board.present(), Keyword::Explosives) =>
            {
                self.push(Frame::Vault);
            }
            Some(last) => self.push_last_test(id, last),
            None => {}
        }
        match job.course {
            Course::Delivery { freight: Freight::Any(_), .. } => self.push(Frame::Freight),
            Course::Delivery { freight: Freight::Lots(_), .. } | Course::Target(_) => {}
        }
    }

    fn push_last_test(&mut self, id: JobId, last: LastTest) {
        self.push_trial(Question::Last(last), last.skill(), Cause::Job(id), false);
    }

    pub fn vault(&mut self, choice: Choice) {
        let Some(Task::Job(id)) = self.board.task() else { return };
        if choice == Choice::Blow {
            self.show(&self.board.present(), Keyword::Explosives);
            if let Some(errand) = &mut self.board.errand {
                errand.half = true;
            }
        } else if let Some(last) = id.job().test {
            self.push_last_test(id, last);
        }
    }

    pub fn last_test_decided(&mut self, last: LastTest, band: usize, cause: Cause) {
        let failed = band == 0;
        match last {
            LastTest::Price { by, .. } => {
                let price = [-(by as i16), 0, by as i16][band.min(2)];
                if let Some(errand) = &mut self.board.errand {
                    errand.price = price;
                }
            }
            LastTest::Cover { contact, kills, .. } => {
                if failed {
                    self.lose_trust(self.board.turn, contact, cause);
                    self.push(Frame::Deaths(kills, Vec::new(), cause));
                }
            }
            LastTest::Vault { .. } => {
                if failed {
                    self.warrant(cause);
                }
            }
        }
    }

    // Pay ----------------------------------------------------------------------------------

    /// The job is done: its goods are handed over, the moral are upset, then it pays.
    pub fn payout(&mut self) {
        self.drop_frame();
        let Some(errand) = self.board.errand.clone() else { return };
        let (Task::Job(id), None) = (errand.task, errand.outcome) else { return };
        if errand.team.is_empty() {
            return self.end_errand(Outcome::Botched);
        }
        self.deliver(id, errand.delivered);
        if id.job().immoral {
            self.for_moral(|play, seat, person| play.disgruntle(seat, person, Cause::Job(id)));
        }
        let terms = Terms { count: errand.delivered, price: errand.price, half: errand.half };
        let team = self.board.present();
        let reward = self.board.reward(id.job(), &team, terms);
        self.pay_dollars(id, terms, &reward);
        if reward.calms {
            self.for_moral(|play, seat, person| play.calm(seat, person, Cause::Job(id)));
        }
        self.win_trust(id);
        self.end_errand(Outcome::Done);
        let crew = self.board.acting().crew.iter().map(|member| member.card);
        let due = crew.filter(|card| card.kind().kind().cost > 0).collect();
        self.push(Frame::Payday(due));
        self.offer_all(&reward.extras, Cause::Job(id));
        self.load_all(&reward.goods, Cause::Job(id));
    }

    fn deliver(&mut self, id: JobId, count: u8) {
        let (seat, cause) = (self.board.turn, Cause::Job(id));
        match id.job().course {
            Course::Delivery { freight: Freight::Lots(lots), .. } => {
                lots.iter().for_each(|lot| self.unload(seat, lot.good, lot.count, cause));
            }
            Course::Delivery { freight: Freight::Any(good), .. } => {
                self.unload(seat, good, count, cause);
            }
            Course::Target(_) => {}
        }
    }

    /// For everybody aboard with a moral symbol, the leader first.
    fn for_moral(&mut self, mut act: impl FnMut(&mut Self, Seat, Person)) {
        let captain = self.board.acting();
        let mut moral = captain.everyone();
        moral.retain(|&person| captain.is_moral(person));
        let seat = self.board.turn;
        moral.into_iter().for_each(|person| act(self, seat, person));
    }

    fn pay_dollars(&mut self, job: JobId, terms: Terms, reward: &Reward) {
        let (seat, cause) = (self.board.turn, Cause::Job(job));
        match job.job().pay {
            Pay::Flat(_) | Pay::Each(_) => {
                let (printed, price) = (reward.printed as i32, i32::from(terms.price));
                self.sink.put(|| Event::Pay { seat, job, printed, price, half: terms.half });
            }
            Pay::PerCrew(_) => {}
        }
        for dollars in [reward.pay, reward.bonus, reward.gift] {
            self.money(seat, dollars as i32, cause);
        }
        self.money(seat, reward.story as i32, Cause::Story);
    }

    /// The contact becomes Solid; Harken does not while a warrant is held.
    fn win_trust(&mut self, id: JobId) {
        let (seat, cause, contact) = (self.board.turn, Cause::Job(id), id.job().contact);
        if id.job().kind == JobType::Crime {
            let captain = self.captain_mut(seat);
            captain.crimes = captain.crimes.saturating_add(1);
        }
        let captain = self.board.acting();
        let wary = contact == Contact::Harken && captain.warrants > 0;
        if wary || captain.tucked(contact).is_some() {
            return self.move_job(id, JobSpot::Active(seat), JobSpot::Gone, cause);
        }
        self.move_job(id, JobSpot::Active(seat), JobSpot::Tucked(seat), cause);
        self.sink.put(|| Event::Solid { seat, contact, won: true });
    }

    pub fn payday(&mut self, mut due: Vec<SupplyId>, choice: Choice) {
        let seat = self.board.turn;
        let Some(Task::Job(job)) = self.board.task() else { return };
        let cause = Cause::Wages(job);
        if let Choice::Stiff(card) = choice {
            due.retain(|other| *other != card);
            self.push(Frame::Payday(due));
            return self.disgruntle(seat, Person::Crew(card), cause);
        }
        for card in due {
            self.money(seat, -i32::from(card.kind().kind().cost), cause);
        }
    }

    pub fn errand_done(&mut self) {
        self.drop_frame();
        let Some(errand) = self.board.errand.take() else { return };
        let (seat, task, step) = (self.board.turn, errand.task, errand.step);
        let outcome = errand.outcome.unwrap_or(Outcome::Botched);
        self.sink.put(|| Event::Errand { seat, task, step, outcome });
        let Task::Job(job) = task else { return };
        if let Some(active) = self.active_mut(job) {
            // What halves the pay holds where the attempt succeeds; a botch takes it away again.
            active.half = if outcome == Outcome::Done { errand.half } else { active.half };
            active.tricked = errand.tricked;
        }
        let active = self.board.acting().active.iter().any(|active| active.job == job);
        if outcome == Outcome::Warrant && active {
            self.move_job(job, JobSpot::Active(seat), JobSpot::Discard, Cause::Job(job));
        }
    }
}

fn goods_of(lots: &[Lot]) -> Goods {
    let mut goods = [0; 6];
    lots.iter().for_each(|lot| goods[lot.good as usize] += lot.count);
    goods
}
