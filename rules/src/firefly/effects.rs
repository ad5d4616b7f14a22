//! The one executor of what cards do.

#![deny(clippy::wildcard_enum_match_arm)]

use super::captain::{Arms, Goods, Person};
use super::choice::Choice;
use super::contact::Contact;
use super::effect::{Effect, Good, Lot, Offer, Test, Whom};
use super::event::{Cause, Event, Spot};
use super::frame::{Frame, Outcome, Question, Reach, Stage, Task, Trial};
use super::sector::SectorId;
use super::skill::{Profession, Skill, Skills};
use super::supply::{Ability, Class, SupplyId};
use super::turns::{Firefly, Play};
use crate::{Seat, Sink};

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
    pub(super) fn room_making(&self) -> Option<Choice> {
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
        let acting = self.board.acting();
        if acting.upgrades.len() >= acting.slots() {
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

/// Where an effect comes from.
#[derive(Clone, Copy)]
struct Source {
    cause: Cause,
    /// Whether it is salvage.
    salvage: bool,
    /// Who made the test alone.
    champion: Option<Person>,
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
        let gains = salvage && effect.is_gain();
        if gains {
            // Below whatever the card itself gives.
            self.salvage_more(cause);
        }
        if !rest.is_empty() {
            self.push_effects(rest, cause, salvage && !gains, champion);
        }
        #[cfg(test)]
        let before = self.game.clone();
        self.carry_out(effect, Source { cause, salvage: salvage && !gains, champion });
        #[cfg(test)]
        super::tests::coverage::record(&effect, before != *self.game);
    }

    /// What each effect does. Who adds one has to say so here.
    fn carry_out(&mut self, effect: Effect, source: Source) {
        let Source { cause, salvage, champion } = source;
        let seat = self.board.turn;
        match effect {
            Effect::KeepFlying => {}
            Effect::FullStop => self.full_stop(),
            Effect::Evade => self.get_away(),
            Effect::Proceed => self.proceed(),
            Effect::Botched => self.end_errand(Outcome::Botched),
            Effect::Warrant => self.warrant(cause),
            Effect::Test(test) => self.begin_test(test, cause, salvage),
            Effect::If { need, then, otherwise } => {
                let list = if self.meets_needs(&[need]) { then } else { otherwise };
                self.push_effects(list, cause, salvage, champion);
            }
            Effect::Gain(dollars) => self.money(seat, dollars.into(), cause),
            Effect::Pay(dollars) => self.pay_what_one_can(seat, dollars.into(), cause),
            Effect::PayOrBotch(dollars) => self.push(Frame::Price(dollars, cause)),
            Effect::Goal => self.goal_effect(),
            Effect::Load(lot) => self.load(lot, cause),
            Effect::LoadUpTo(lot) => self.push(Frame::LoadUpTo(lot, cause)),
            Effect::LoadPerEmptyHanded(good) => self.load_per_empty_handed(good, cause),
            Effect::Lose(lot) => self.unload(seat, lot.good, lot.count, cause),
            Effect::LosePeople => self.lose_people(cause),
            Effect::SeizeHold => self.seize_hold(cause),
            Effect::Trade(offers) => self.push(Frame::Trade(offers, [0; 3], cause)),
            Effect::Kill(count) => self.push(Frame::Deaths(count, Vec::new(), cause)),
            Effect::KillWhom(whom) => self.push(Frame::Massacre(self.whom(whom, champion), cause)),
            Effect::Disgruntle(whom) => {
                self.each(whom, champion, |play, person| play.disgruntle(seat, person, cause));
            }
            Effect::Calm(whom) => {
                self.each(whom, champion, |play, person| play.calm(seat, person, cause));
            }
            Effect::Leave(whom) => self.let_go(self.whom(whom, champion), cause),
            Effect::ExtraCut => self.extra_cut(),
            Effect::MercsTurn => self.mercs_turn(cause),
            Effect::HalfPay => self.halve_pay(),
            Effect::LoseUpgrade => self.push(Frame::LoseUpgrade(cause)),
            Effect::TakeUpgrade => self.push(Frame::TakeUpgrade(cause)),
            Effect::CruiserHere => self.bring_cruiser(self.board.acting().sector),
            Effect::CruiserByRight => self.push(Frame::Cruiser(self.right(), Reach::Neighbour)),
            Effect::CruiserAnywhere => self.push(Frame::Cruiser(seat, Reach::Free)),
            Effect::CruiserToOutlaw => self.push(Frame::Cruiser(seat, Reach::Outlaw)),
            Effect::CruiserTo(to) => self.bring_cruiser(SectorId::new(to)),
            Effect::CutterHere => self.bring_cutter(),
            Effect::CutterByRight => self.push(Frame::Cutter(self.right(), Reach::Neighbour)),
            Effect::CutterAnywhere => self.push(Frame::Cutter(seat, Reach::Free)),
        }
    }

    fn right(&self) -> Seat {
        self.board.right_of(self.board.turn)
    }

    fn get_away(&mut self) {
        self.full_stop();
        self.push(Frame::Evasion);
    }

    fn proceed(&mut self) {
        if let Some(errand) = &mut self.board.errand {
            errand.proceed = true;
        }
    }

    fn bring_cruiser(&mut self, to: Option<SectorId>) {
        if let Some(to) = to {
            self.move_cruiser(to, Some(self.board.turn));
        }
    }

    fn bring_cutter(&mut self) {
        if let Some(here) = self.board.acting().sector {
            self.move_cutter(here, Some(self.board.turn));
        }
    }

    fn each(&mut self, whom: Whom, champion: Option<Person>, act: impl Fn(&mut Self, Person)) {
        self.whom(whom, champion).into_iter().for_each(|person| act(self, person));
    }

    fn load_per_empty_handed(&mut self, good: Good, cause: Cause) {
        let captain = self.board.acting();
        let present = self.board.present();
        let empty = present.iter().filter(|&&person| captain.carried(person).next().is_none());
        let count = empty.count() as u8;
        self.load(Lot { good, count }, cause);
    }

    fn lose_people(&mut self, cause: Cause) {
        for good in [Good::Passenger, Good::Fugitive] {
            self.unload(self.board.turn, good, u8::MAX, cause);
        }
    }

    fn seize_hold(&mut self, cause: Cause) {
        for good in [Good::Contraband, Good::Fugitive] {
            let held = self.board.acting().hold[good as usize];
            self.shift(self.board.turn, good, (-(held as i8), 0), cause);
        }
    }

    /// The next of the disgruntled takes another cut, or leaves.
    fn extra_cut(&mut self) {
        let captain = self.board.acting();
        let upset = self.board.present().into_iter().filter_map(|person| match person {
            Person::Crew(card) => captain.is_disgruntled(person).then_some(card),
            Person::Leader => None,
        });
        let upset = upset.collect();
        self.push(Frame::ExtraCut(upset));
    }

    /// The job pays half if this attempt succeeds.
    fn halve_pay(&mut self) {
        if let Some(errand) = &mut self.board.errand {
            errand.half = true;
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
                self.pound_of_flesh(cause);
            }
        }
    }

    /// Niska has somebody killed: of those on the job, or with nobody left there of the others.
    fn pound_of_flesh(&mut self, cause: Cause) {
        let deserted = self.board.is_deserted();
        if let Some(errand) = &mut self.board.errand {
            errand.gone &= !deserted;
        }
        self.push(Frame::Deaths(1, Vec::new(), cause));
    }

    fn goal_effect(&mut self) {
        self.end_errand(Outcome::Done);
        self.goal_reached();
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

    /// What crew and upgrades add to salvage.
    fn salvage_more(&mut self, cause: Cause) {
        let seat = self.board.turn;
        let captain = self.board.acting();
        let crew = captain.crew.iter().flat_map(|member| member.card.kind().kind().abilities);
        let abilities: Vec<Ability> = crew.copied().chain(captain.ship_abilities()).collect();
        let mut extras = [0; 6];
        for ability in abilities {
            if let Ability::SalvageLoad(good, count) = ability {
                extras[good as usize] += count;
            }
            if let Ability::SalvageMoney(dollars) = ability {
                self.money(seat, dollars.into(), cause);
            }
        }
        self.offer_all(&extras, cause);
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

    /// Loads goods of several kinds, the large ones first: they take whole spaces, the small ones
    /// whatever is left. Where there is too little room the owner may make some.
    pub fn load_all(&mut self, goods: &Goods, cause: Cause) {
        let some = |good: &Good| goods[*good as usize] > 0;
        let lot = |good: Good| Lot { good, count: goods[good as usize] };
        if self.board.acting().has_room(goods) {
            let seat = self.board.turn;
            for lot in Good::ALL.into_iter().rev().filter(some).map(lot) {
                self.stow(seat, lot.good, lot.count, cause);
            }
            return;
        }
        // What is loaded first lies on top.
        for lot in Good::ALL.into_iter().filter(some).map(lot) {
            self.push(Frame::Load(lot, cause));
        }
    }

    /// Goods that may be declined; room for them may be made first.
    pub fn offer_all(&mut self, goods: &Goods, cause: Cause) {
        for good in Good::ALL.into_iter().filter(|&good| goods[good as usize] > 0) {
            let count = goods[good as usize];
            self.push(Frame::LoadUpTo(Lot { good, count }, cause));
        }
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
        let aboard = Spot::Ship(self.board.turn);
        if let Choice::Buy(card) = choice {
            self.move_card(card, Spot::Discard, aboard, cause);
        }
        if let Choice::Scrap(card) = choice {
            self.push(Frame::TakeUpgrade(cause));
            self.move_card(card, aboard, Spot::Discard, Cause::Free);
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
        let card = self.board.stack.iter().rev().find_map(|frame| {
            let Frame::CardDone(card) = frame else { return None };
            Some(Cause::Misbehave(*card))
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
