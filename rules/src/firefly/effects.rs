//! The one executor of what cards do.

use super::captain::{Arms, Person};
use super::choice::Choice;
use super::contact::Contact;
use super::effect::{Effect, Good, Lot, Offer, Test, Whom};
use super::event::{Cause, Event, Spot};
use super::flight::is_gain;
use super::frame::{Frame, Outcome, Question, Reach, Stage, Task, Trial};
use super::sector::SectorId;
use super::skill::{Profession, Skill, Skills};
use super::supply::{Ability, Class, SupplyId};
use super::turns::{Firefly, Play};
use crate::{Sink, order};

impl Firefly {
    /// Whom an effect is about: aboard, or on the job if there is one.
    fn whom(&self, whom: Whom, champion: Option<Person>) -> Vec<Person> {
        let captain = self.board.acting();
        let mut people = self.board.present();
        match whom {
            Whom::All | Whom::OnJob => {}
            Whom::Moral => people.retain(|&person| captain.is_moral(person)),
            Whom::Of(profession) => {
                people.retain(|&person| captain.professions(person).contains(&profession));
            }
            Whom::TheOne => people.retain(|&person| Some(person) == champion),
        }
        people
    }

    pub(super) fn trade_choices(&self, offers: &[Offer], bought: &[u8; 3]) -> Vec<Choice> {
        let captain = self.board.acting();
        let open = offers.iter().zip(bought).filter(|(offer, bought)| {
            offer.most.is_none_or(|most| **bought < most) && captain.money >= u32::from(offer.price)
        });
        let (fits, full): (Vec<Good>, Vec<Good>) =
            open.map(|(offer, _)| offer.good).partition(|&good| captain.room(good) > 0);
        let mut choices = vec![Choice::Done];
        choices.extend(fits.into_iter().map(Choice::Purchase));
        if !full.is_empty() {
            choices.extend(self.room_making());
        }
        choices
    }

    /// Stowing and dumping, for goods that do not fit.
    fn room_making(&self) -> Option<Choice> {
        let open = self.board.may_fuss() && self.stowage_choices().len() > 1;
        open.then_some(Choice::Stowage)
    }

    /// As many as fit; where that is too few, room may be made.
    pub(super) fn load_choices(&self, lot: Lot, least: u8) -> Vec<Choice> {
        let most = lot.count.min(self.board.acting().room(lot.good));
        let more = self.room_making().filter(|_| most < lot.count);
        (least.min(most)..=most).map(Choice::Count).chain(more).collect()
    }

    /// Upgrades on any discard pile, one of each kind, if a slot is free; else what may be
    /// scrapped for one.
    pub(super) fn upgrade_choices(&self) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        let mut piles = self.board.supply_discards.iter().flatten();
        if self.board.acting().upgrades.len() >= super::captain::Captain::SLOTS {
            if piles.any(|card| card.kind().kind().class == Class::Upgrade) {
                choices.extend(self.scrap_choices());
            }
            return choices;
        }
        let mut kinds = Vec::new();
        for &card in self.board.supply_discards.iter().flatten() {
            if card.kind().kind().class == Class::Upgrade && !kinds.contains(&card.kind()) {
                kinds.push(card.kind());
                choices.push(Choice::Buy(card));
            }
        }
        choices
    }

    pub(super) fn lose_choices(&self) -> Vec<Choice> {
        self.board.acting().upgrades.iter().map(|&card| Choice::Scrap(card)).collect()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub fn push_effects(
        &mut self,
        list: &'static [Effect],
        cause: Cause,
        salvage: bool,
        champion: Option<Person>,
    ) {
        self.push(Frame::Effects { list, cause, salvage, champion });
    }

    /// Carries out the first of the pending effects; what follows waits below.
    pub fn next_effect(&mut self) {
        let Some(Frame::Effects { list, cause, salvage, champion }) = self.board.stack.pop() else {
            return;
        };
        let Some((&effect, rest)) = list.split_first() else { return };
        #[cfg(test)]
        super::tests::coverage::record(&effect);
        let gains = salvage && is_gain(&effect);
        if !rest.is_empty() {
            self.push_effects(rest, cause, salvage && !gains, champion);
        }
        self.carry_out(effect, cause, salvage && !gains, champion);
        if gains {
            self.salvage_more(cause);
        }
    }

    fn carry_out(&mut self, effect: Effect, cause: Cause, salvage: bool, champion: Option<Person>) {
        match effect {
            Effect::Test(test) => self.begin_test(test, cause, salvage),
            Effect::If { need, then, otherwise } => {
                let list = if self.meets_needs(&[need]) { then } else { otherwise };
                self.push_effects(list, cause, salvage, champion);
            }
            Effect::Proceed | Effect::Botched | Effect::HalfPay | Effect::Warrant => {
                self.work_effect(effect, cause);
            }
            Effect::Kill(_)
            | Effect::KillWhom(_)
            | Effect::Disgruntle(_)
            | Effect::Calm(_)
            | Effect::Leave(_)
            | Effect::ExtraCut
            | Effect::MercsTurn => self.crew_effect(effect, cause, champion),
            Effect::KeepFlying
            | Effect::FullStop
            | Effect::Evade
            | Effect::CruiserHere
            | Effect::CruiserByRight
            | Effect::CruiserAnywhere
            | Effect::CruiserToOutlaw
            | Effect::CruiserTo(_)
            | Effect::CutterHere
            | Effect::CutterByRight
            | Effect::CutterAnywhere => self.ship_effect(effect),
            Effect::Goal => self.goal_effect(),
            _ => self.goods_effect(effect, cause),
        }
    }

    fn work_effect(&mut self, effect: Effect, cause: Cause) {
        match effect {
            Effect::Warrant => self.warrant(cause),
            Effect::Botched => self.end_errand(Outcome::Botched),
            Effect::Proceed => {
                if let Some(errand) = &mut self.board.errand {
                    errand.proceed = true;
                }
            }
            Effect::HalfPay => self.halve_pay(),
            _ => {}
        }
    }

    /// The job pays half, also at a later stop or another try.
    fn halve_pay(&mut self) {
        let Some(errand) = &mut self.board.errand else { return };
        errand.half = true;
        let Task::Job(job) = errand.task else { return };
        let seat = self.board.turn;
        if let Some(active) = self.captain_mut(seat).active.iter_mut().find(|a| a.job == job) {
            active.half = true;
        }
    }

    /// A warrant; on a job it ends the job (section 10).
    pub fn warrant(&mut self, cause: Cause) {
        let seat = self.board.turn;
        let worked = self.board.errand.as_ref().filter(|errand| errand.gone).map(|e| e.task);
        self.add_warrant(seat, cause);
        let Some(task) = worked else { return };
        self.end_errand(Outcome::Warrant);
        if let Task::Job(job) = task {
            let contact = job.job().contact;
            self.lose_trust(seat, contact, cause);
            if contact == Contact::Niska {
                // His pound of flesh.
                self.push(Frame::Deaths(1, Vec::new(), cause));
            }
        }
    }

    fn goal_effect(&mut self) {
        self.end_errand(Outcome::Done);
        self.goal_reached();
    }

    fn ship_effect(&mut self, effect: Effect) {
        let turn = self.board.turn;
        let right = self.board.right_of(turn);
        let here = self.board.acting().sector;
        match (effect, here) {
            (Effect::FullStop, _) => self.full_stop(),
            (Effect::Evade, _) => {
                self.full_stop();
                self.push(Frame::Evasion);
            }
            (Effect::CruiserHere, Some(here)) => self.move_cruiser(here, Some(turn)),
            (Effect::CruiserTo(to), _) => {
                if let Some(to) = SectorId::new(to) {
                    self.move_cruiser(to, Some(turn));
                }
            }
            (Effect::CruiserByRight, _) => self.push(Frame::Cruiser(right, Reach::Neighbour)),
            (Effect::CruiserAnywhere, _) => self.push(Frame::Cruiser(turn, Reach::Free)),
            (Effect::CruiserToOutlaw, _) => self.push(Frame::Cruiser(turn, Reach::Outlaw)),
            (Effect::CutterHere, Some(here)) => self.move_cutter(here, Some(turn)),
            (Effect::CutterByRight, _) => self.push(Frame::Cutter(right, Reach::Neighbour)),
            (Effect::CutterAnywhere, _) => self.push(Frame::Cutter(turn, Reach::Free)),
            _ => {}
        }
    }

    fn crew_effect(&mut self, effect: Effect, cause: Cause, champion: Option<Person>) {
        let seat = self.board.turn;
        match effect {
            Effect::Kill(count) => self.push(Frame::Deaths(count, Vec::new(), cause)),
            Effect::KillWhom(whom) => {
                let mut doomed = self.whom(whom, champion);
                order::sort_by_key(&mut doomed, |person| self.board.medics_last(*person));
                self.push(Frame::Massacre(doomed, cause));
            }
            Effect::Disgruntle(whom) => {
                let people = self.whom(whom, champion);
                people.into_iter().for_each(|person| self.disgruntle(seat, person, cause));
            }
            Effect::Calm(whom) => {
                let people = self.whom(whom, champion);
                people.into_iter().for_each(|person| self.calm(seat, person, cause));
            }
            Effect::Leave(whom) => {
                let people = self.whom(whom, champion);
                self.let_go(people, cause);
            }
            Effect::MercsTurn => self.mercs_turn(cause),
            Effect::ExtraCut => {
                let captain = self.board.acting();
                let upset = self.board.present().into_iter().filter_map(|person| match person {
                    Person::Crew(card) if captain.is_disgruntled(person) => Some(card),
                    _ => None,
                });
                let upset = upset.collect();
                self.push(Frame::ExtraCut(upset));
            }
            _ => {}
        }
    }

    fn let_go(&mut self, people: Vec<Person>, cause: Cause) {
        let seat = self.board.turn;
        for person in people {
            if let Person::Crew(card) = person {
                self.move_card(card, Spot::Ship(seat), Spot::Discard, cause);
            }
        }
    }

    /// Mercs that are stronger than the others together leave.
    fn mercs_turn(&mut self, cause: Cause) {
        let captain = self.board.acting();
        let (mercs, others): (Vec<Person>, Vec<Person>) = self
            .board
            .present()
            .into_iter()
            .partition(|&person| captain.professions(person).contains(&Profession::Merc));
        let fight = |people: &[Person]| captain.points(people, Skill::Fight, Arms::Armed);
        if fight(&mercs) > fight(&others) {
            self.let_go(mercs, cause);
        }
    }

    fn goods_effect(&mut self, effect: Effect, cause: Cause) {
        let seat = self.board.turn;
        match effect {
            Effect::Gain(dollars) => self.money(seat, dollars.into(), cause),
            Effect::Pay(dollars) => self.pay_what_one_can(seat, dollars.into(), cause),
            Effect::PayOrBotch(dollars) => self.push(Frame::Price(dollars, cause)),
            Effect::Load(lot) => self.load(lot, cause),
            Effect::LoadUpTo(lot) => self.push(Frame::LoadUpTo(lot, cause)),
            Effect::LoadPerEmptyHanded(good) => {
                let captain = self.board.acting();
                let present = self.board.present();
                let empty = present.iter().filter(|&&p| captain.carried(p).next().is_none());
                let count = empty.count() as u8;
                self.load(Lot { good, count }, cause);
            }
            Effect::Lose(lot) => self.unload(seat, lot.good, lot.count, cause),
            Effect::LosePeople => {
                self.unload(seat, Good::Passenger, u8::MAX, cause);
                self.unload(seat, Good::Fugitive, u8::MAX, cause);
            }
            Effect::SeizeHold => {
                for good in [Good::Contraband, Good::Fugitive] {
                    let held = self.board.acting().hold[good as usize];
                    self.shift(seat, good, (-(held as i8), 0), cause);
                }
            }
            Effect::Trade(offers) => self.push(Frame::Trade(offers, [0; 3], cause)),
            Effect::TakeUpgrade => self.push(Frame::TakeUpgrade(cause)),
            Effect::LoseUpgrade => self.push(Frame::LoseUpgrade(cause)),
            _ => {}
        }
    }

    /// What crew and upgrades add to salvage.
    fn salvage_more(&mut self, cause: Cause) {
        let seat = self.board.turn;
        let captain = self.board.acting();
        let crew = captain.crew.iter().flat_map(|member| member.card.kind().kind().abilities);
        let abilities: Vec<Ability> = crew.copied().chain(captain.ship_abilities()).collect();
        for ability in abilities {
            match ability {
                Ability::SalvageLoad(good, count) => self.stow(seat, good, count, cause),
                Ability::SalvageMoney(dollars) => self.money(seat, dollars.into(), cause),
                _ => {}
            }
        }
    }

    fn begin_test(&mut self, test: &'static Test, cause: Cause, salvage: bool) {
        self.push_trial(Question::Card(test), test.skill, cause, salvage);
    }

    pub fn push_trial(&mut self, question: Question, skill: Skill, cause: Cause, salvage: bool) {
        self.push(Frame::Test(Box::new(Trial {
            question,
            cause,
            salvage,
            stage: Stage::Start,
            skill,
            champion: None,
            rolled: Skills::default(),
            added: 0,
            aided: false,
            dice: (0, 0),
            used: Vec::new(),
        })));
    }

    // Answers ------------------------------------------------------------------------------

    pub fn trade(
        &mut self,
        offers: &'static [Offer],
        mut bought: [u8; 3],
        cause: Cause,
        choice: Choice,
    ) {
        if choice == Choice::Stowage {
            self.push(Frame::Trade(offers, bought, cause));
            return self.chore(choice);
        }
        let Choice::Purchase(good) = choice else { return };
        let Some(at) = offers.iter().position(|offer| offer.good == good) else { return };
        bought[at] += 1;
        self.push(Frame::Trade(offers, bought, cause));
        self.purchase(good, offers[at].price.into(), cause);
    }

    pub fn purchase(&mut self, good: Good, price: u32, cause: Cause) {
        let seat = self.board.turn;
        self.money(seat, -(price as i32), cause);
        self.stow(seat, good, 1, cause);
    }

    /// Loads goods; where there is too little room the owner may make some.
    pub fn load(&mut self, lot: Lot, cause: Cause) {
        if self.board.acting().room(lot.good) < lot.count {
            return self.push(Frame::Load(lot, cause));
        }
        self.stow(self.board.turn, lot.good, lot.count, cause);
    }

    /// Goods are loaded, or room is made for them first.
    pub fn load_or_stow(&mut self, frame: Frame, lot: Lot, cause: Cause, choice: Choice) {
        if choice == Choice::Stowage {
            self.push(frame);
            return self.chore(choice);
        }
        self.load_up_to(lot, cause, choice);
    }

    fn load_up_to(&mut self, lot: Lot, cause: Cause, choice: Choice) {
        if let Choice::Count(count) = choice {
            self.stow(self.board.turn, lot.good, count, cause);
        }
    }

    pub fn take_upgrade(&mut self, cause: Cause, choice: Choice) {
        match choice {
            Choice::Buy(card) => {
                self.move_card(card, Spot::Discard, Spot::Ship(self.board.turn), cause);
            }
            Choice::Scrap(card) => {
                self.push(Frame::TakeUpgrade(cause));
                self.move_card(card, Spot::Ship(self.board.turn), Spot::Discard, Cause::Free);
            }
            _ => {}
        }
    }

    pub fn lose_upgrade(&mut self, cause: Cause, choice: Choice) {
        if let Choice::Scrap(card) = choice {
            self.move_card(card, Spot::Ship(self.board.turn), Spot::Discard, cause);
        }
    }

    pub fn cut(&mut self, mut todo: Vec<SupplyId>, choice: Choice) {
        let (Choice::Pay(card) | Choice::LetGo(card)) = choice else { return };
        let seat = self.board.turn;
        let cause = self.card_cause();
        todo.retain(|other| *other != card);
        self.push(Frame::ExtraCut(todo));
        if matches!(choice, Choice::Pay(_)) {
            self.money(seat, -i32::from(card.kind().kind().cost), cause);
        } else {
            self.move_card(card, Spot::Ship(seat), Spot::Discard, cause);
        }
    }

    /// The misbehave card that is being resolved.
    fn card_cause(&self) -> Cause {
        let card = self.board.stack.iter().rev().find_map(|frame| match frame {
            Frame::CardDone(card) => Some(Cause::Misbehave(*card)),
            _ => None,
        });
        card.unwrap_or(Cause::Free)
    }
}

impl Firefly {
    /// The next of them: pay what his card says once more, or let him go.
    pub(super) fn cut_choices(&self, todo: &[SupplyId]) -> Vec<Choice> {
        let Some(&card) = todo.first() else { return Vec::new() };
        let affordable = self.board.acting().money >= card.kind().kind().cost.into();
        let pay = affordable.then_some(Choice::Pay(card));
        pay.into_iter().chain([Choice::LetGo(card)]).collect()
    }
}
