//! The one executor of what cards do.

#![deny(clippy::wildcard_enum_match_arm)]

use super::death::is_reavers;
use super::flight::Evasion;
use super::goal::GoalWay;
use super::{
    Adrift, Casino, Deaths, ExtraCut, Fence, Forfeit, Frame, Instead, LoadGoods, LoadUpTo,
    LoseCrew, LoseUpgrade, Loss, Massacre, Mob, Outcome, Pardon, Pending, Pool, Price, Sale,
    SeizeGoods, Split, Sulk, Swap, TakeCard, TakeUpgrade, Task, Trade, Unasked,
};
use crate::firefly::alert::Watch;
use crate::firefly::board::Board;
use crate::firefly::captain::{Arms, Goods, Person};
use crate::firefly::contact::Temper;
use crate::firefly::dialect::{band, roll};
use crate::firefly::effect::{Around, Effect, Good, Lot, Test, Whom};
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::skill::{Profession, Skill};
use crate::firefly::supply::Ability;
use crate::firefly::turns::Play;
use crate::{Later, order};

/// The effects of a card that are still to be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Effects {
    /// In order.
    pub list: &'static [Effect],
    /// Which card.
    pub cause: Cause,
    /// Whether it is salvage.
    pub salvage: bool,
    /// Who made the test alone.
    pub champion: Option<Person>,
}

impl Pending for Effects {
    /// Carries out the first of them; what follows waits below.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let (&effect, rest) = self.list.split_first()?;
        let gains = self.salvage && effect.is_gain();
        if gains {
            // Below whatever the card itself gives.
            play.salvage_more(self.cause);
        }
        let source = Effects { list: rest, salvage: self.salvage && !gains, ..self };
        if !rest.is_empty() {
            play.push(source);
        }
        #[cfg(test)]
        let before = play.game.clone();
        play.carry_out(effect, source);
        #[cfg(test)]
        crate::firefly::tests::coverage::record(&effect, before != *play.game);
        None
    }
}

impl Board {
    /// Whom an effect is about: aboard, or on the job if there is one.
    pub fn whom(&self, whom: Whom, champion: Option<Person>) -> Vec<Person> {
        let mut people = self.present();
        people.retain(|&person| self.is_meant(person, whom, champion));
        people
    }

    /// Whether an effect is about somebody of the acting ship.
    pub fn is_meant(&self, person: Person, whom: Whom, champion: Option<Person>) -> bool {
        let captain = self.acting();
        let is = |trade: Profession| captain.professions(person).contains(&trade);
        match whom {
            Whom::All | Whom::OnJob => true,
            Whom::Moral => captain.is_moral(person),
            Whom::Of(profession) => is(profession),
            Whom::TheOne => Some(person) == champion,
            Whom::Crew => person != Person::Leader,
            Whom::Content => !captain.is_disgruntled(person),
            Whom::Wanted => captain.is_wanted(person),
            Whom::Fighters => is(Profession::Merc) || is(Profession::Soldier),
            Whom::Carrying(word) => captain.carries_any(&[person], &[word]),
            Whom::Skilled(skill) => captain.own_points(person, skill) > 0,
        }
    }
}

impl Play<'_> {
    pub(crate) fn push_effects(
        &mut self,
        list: &'static [Effect],
        cause: Cause,
        salvage: bool,
        champion: Option<Person>,
    ) {
        self.push(Effects { list, cause, salvage, champion });
    }

    /// Nothing of the rest happens.
    pub(crate) fn drop_effects(&mut self) {
        if let Some(Frame::Unasked(Unasked::Effects(_))) = self.board.stack.last() {
            self.drop_frame();
        }
    }

    /// What each effect does. Who adds one has to say so here.
    fn carry_out(&mut self, effect: Effect, source: Effects) {
        let Effects { cause, salvage, champion, .. } = source;
        let seat = self.board.turn;
        if !effect.is_carried() {
            return;
        }
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
            Effect::PayOrBotch(dollars) => self.push(Price { dollars, cause }),
            Effect::Goal => self.goal_effect(),
            Effect::Load(lot) => self.load(lot, cause),
            Effect::LoadUpTo(lot) => self.push(LoadUpTo { lot, cause }),
            Effect::LoadPerEmptyHanded(good) => self.load_per_empty_handed(good, cause),
            Effect::Lose(lot) => self.unload(seat, lot.good, lot.count, cause),
            Effect::LosePeople => self.lose_people(cause),
            Effect::SeizeHold => self.seize_hold(cause),
            Effect::Trade(offers) => self.push(Trade { offers, bought: [0; 3], cause }),
            Effect::Kill(count) => self.push(Deaths { count, chosen: Vec::new(), cause }),
            Effect::KillWhom(whom) => {
                let doomed = self.board.whom(whom, champion);
                self.push(Massacre { doomed, cause });
            }
            Effect::Disgruntle(whom) => {
                self.each(whom, champion, |play, person| play.disgruntle(seat, person, cause));
            }
            Effect::Calm(whom) => {
                self.each(whom, champion, |play, person| play.calm(seat, person, cause));
            }
            Effect::Leave(whom) => self.let_go(self.board.whom(whom, champion), cause),
            Effect::ExtraCut => self.extra_cut(),
            Effect::MercsTurn => self.mercs_turn(cause),
            Effect::HalfPay => self.halve_pay(),
            Effect::LoseUpgrade => self.push(LoseUpgrade(cause)),
            Effect::TakeUpgrade => self.push(TakeUpgrade(cause)),
            Effect::Send(dispatch) => self.send(dispatch),
            Effect::LoadAny(good) => {
                self.push(LoadUpTo { lot: Lot { good, count: u8::MAX }, cause })
            }
            Effect::LoadGoods(left) => self.push(LoadGoods { left, cause }),
            Effect::SeizeGoods(left) => {
                self.push(SeizeGoods { left, cause, from: Later::default() });
            }
            Effect::TakeCrew | Effect::TakeCrewOf(_) | Effect::TakeThis(_) => {
                TakeCard::by(&effect, cause).into_iter().for_each(|step| self.push(step));
            }
            Effect::LoseCrew => self.push(LoseCrew(cause)),
            Effect::LoseHold => self.lose_hold(cause),
            Effect::Sell(offer) => self.push(Sale { offer, cause }),
            Effect::Unrest => self.unrest(cause),
            Effect::LoseGoods(left) => {
                self.push(SeizeGoods { left, cause, from: Later(Pool::Goods) });
            }
            Effect::FartherByMoral => {
                let moral = self.board.acting().moral().len() as u8;
                self.change_flight(|flight| flight.farther += moral);
            }
            Effect::Swap(left) => self.push(Swap { left, given: false, cause }),
            Effect::Gamble { most, cards, alike, times } => {
                self.push(Casino { most, cards, alike, times, cause });
            }
            Effect::Alarm(around) => self.alarm(around),
            Effect::Farther(sectors) => self.change_flight(|flight| flight.farther += sectors),
            Effect::Leak => self.change_flight(|flight| flight.leaks = true),
            Effect::Drift(sectors) => self.push(Adrift(sectors)),
            Effect::LeaveAlert => {
                let here = self.board.acting().sector;
                here.into_iter().for_each(|at| self.leave_token(Watch::Reavers, at));
            }
            Effect::Redraw(cards) => self.redraw(cards),
            Effect::Fork => self.push(Split { second: Vec::new(), rear: None, cause }),
            Effect::Rearguard(test) => {
                self.push(Split { second: Vec::new(), rear: Some(test), cause });
            }
            Effect::Fence { market, words } => self.push(Fence { market, words, cause }),
            Effect::LoseSolid => self.push(Forfeit(cause)),
            Effect::Search => self.search(cause),
            Effect::SendBack(whom) => {
                self.each(whom, champion, |play, person| play.send_back(person));
            }
            Effect::Sulk => self.push(Sulk(cause)),
            Effect::Seize { words, upsets } => self.seize_gear(words, upsets, cause),
            Effect::Doubles(prize) => self.roll_doubles(prize, cause),
            Effect::Brand(whom) => {
                self.each(whom, champion, |play, person| play.brand(seat, person));
            }
            Effect::DropHand => self.drop_hand(cause),
            Effect::AnyTest(tests) => self.any_test(tests, cause),
            Effect::ThirdAction => self.board.more_actions.0 += 1,
            Effect::Riot => self.push(Mob),
            Effect::Pardon { count, tokens } => {
                self.push(Pardon { left: count, warrants: true, tokens, cause });
            }
            Effect::NewAlert => self.raise_edict(),
            Effect::Nerve => self.roll_above(self.board.acting().warrants),
            Effect::FreePrisoner => self.free_prisoner(),
            Effect::ClearWarrants => self.clear_warrants(seat, cause),
        }
    }

    /// Alliance alert tokens, one a sector.
    fn alarm(&mut self, around: Around) {
        let board = &self.board;
        let here = board.acting().sector;
        let mut sectors: Vec<SectorId> = match around {
            Around::Here => here.into_iter().collect(),
            Around::Beside => {
                here.into_iter().flat_map(|at| board.chart().neighbours(at)).collect()
            }
            Around::Outlaws => {
                let outlaws = board.captains.iter().filter(|captain| captain.is_outlaw());
                outlaws.filter_map(|captain| captain.sector).collect()
            }
        };
        order::sort(&mut sectors);
        sectors.dedup();
        sectors.into_iter().for_each(|at| self.leave_token(Watch::Alliance, at));
    }

    fn lose_hold(&mut self, cause: Cause) {
        for good in Good::GOODS {
            let held = self.board.acting().hold[good];
            self.shift(self.board.turn, good, (-(held as i8), 0), cause);
        }
    }

    /// A die that shows less than there are people aboard: as many of them leave.
    fn unrest(&mut self, cause: Cause) {
        let (seat, captain) = (self.board.turn, self.board.acting());
        let people = captain.has(Good::Passenger) + captain.has(Good::Fugitive);
        let roll = self.hidden.rng.die();
        let lost = if roll < people { roll } else { 0 };
        self.put(|| Event::Unrest { seat, roll, lost });
        self.push(SeizeGoods { left: lost, cause, from: Later(Pool::People) });
    }

    pub(super) fn get_away(&mut self) {
        self.full_stop();
        self.push(Evasion);
    }

    pub(super) fn proceed(&mut self) {
        if let Some(errand) = &mut self.board.errand {
            errand.proceed = true;
        }
    }

    fn each(&mut self, whom: Whom, champion: Option<Person>, act: impl Fn(&mut Self, Person)) {
        self.board.whom(whom, champion).into_iter().for_each(|person| act(self, person));
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
        if CARRIED && is_reavers(cause) {
            self.lose_bound(self.board.turn, cause);
        }
    }

    fn seize_hold(&mut self, cause: Cause) {
        for &good in self.board.acting().seized() {
            let held = self.board.acting().hold[good];
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
        self.push(ExtraCut(upset));
    }

    /// The job pays half if this attempt succeeds.
    fn halve_pay(&mut self) {
        if let Some(errand) = &mut self.board.errand {
            errand.half = true;
        }
    }

    /// A warrant, unless somebody aboard may be given up for it.
    pub(crate) fn warrant(&mut self, cause: Cause) {
        let spares = |a: &Ability| *a == Ability::SparesWarrant;
        match self.board.acting().crew_with(spares) {
            Some(card) => self.push(Instead { card, of: Loss::Warrant, cause }),
            None => self.issue_warrant(cause),
        }
    }

    /// A warrant; on a job it ends the job (section 10).
    pub(super) fn issue_warrant(&mut self, cause: Cause) {
        let seat = self.board.turn;
        let worked = self.board.errand.as_ref().filter(|errand| errand.gone).map(|e| e.task);
        // First what is lost by it: then nothing more is asked for than that.
        if worked.is_some() {
            self.end_errand(Outcome::Warrant);
        }
        self.add_warrant(seat, cause);
        let Some(task) = worked else { return };
        if let Task::Job(job) = task {
            let contact = job.job().contact;
            self.lose_trust(seat, contact, cause);
            let dared = self.board.errand.as_ref().and_then(|errand| errand.challenge);
            dared.into_iter().for_each(|card| self.lose_trust(seat, card.job().contact, cause));
            if contact.temper() == Some(Temper::Vengeful) {
                self.pound_of_flesh(cause);
            }
        }
    }

    /// The contact has somebody killed: of those on the job, or with nobody left there of the others.
    fn pound_of_flesh(&mut self, cause: Cause) {
        let deserted = self.board.is_deserted();
        if let Some(errand) = &mut self.board.errand {
            errand.gone &= !deserted;
        }
        self.push(Deaths { count: 1, chosen: Vec::new(), cause });
    }

    /// What is reached is done, whatever warrant comes with it.
    fn goal_effect(&mut self) {
        self.board.errand.iter_mut().for_each(|errand| errand.outcome = Some(Outcome::Done));
        self.goal_reached();
        if self.board.hands_in() {
            self.push(GoalWay);
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

    /// What crew and upgrades add to salvage: of a card, or of a job that is one.
    pub(in crate::firefly) fn salvage_more(&mut self, cause: Cause) {
        let seat = self.board.turn;
        let abilities: Vec<Ability> = self.board.acting().salvage_abilities().collect();
        let mut extras = Goods::default();
        for ability in abilities {
            if let Ability::SalvageLoad(good, count) = ability {
                extras[good] += count;
            }
            if let Ability::SalvageMoney(dollars) = ability {
                self.money(seat, dollars.into(), cause);
            }
        }
        self.grapple(cause);
        self.offer_all(&extras, cause);
    }

    /// What a grappler brings in after salvage.
    fn grapple(&mut self, cause: Cause) {
        let grapples = self.board.acting().fitted(|ability| *ability == Ability::Grapples);
        if grapples.is_some() {
            self.begin_test(&GRAPPLE, cause, false);
        }
    }
}

/// An upgrade that hangs on the hook.
static GRAPPLE: Test = roll(Skill::Tech, &[band(0, &[]), band(8, &[Effect::TakeUpgrade])]);
