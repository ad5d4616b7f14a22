//! The menu of a turn, flying and the free actions.

use super::bridge::Bridge;
use super::routes::towards;
use super::tour::{Aim, Purpose};
use rules::firefly::alert::Watch;
use rules::firefly::effect::Good;
use rules::firefly::job::JobId;
use rules::firefly::patrol::Patrol;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::Harbour;
use rules::firefly::story::End;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Action, Captain, Choice, Person};

/// Dollars that something else must bring to be done before flying to an aim within reach.
const DELAY: i64 = 250;
/// Fuel that is not spent to stay where one is.
const RESERVE: u8 = 2;
/// Fuel that is taken where it costs nothing.
const FULL: u8 = 10;
/// Dollars ahead of every rival at which last call is declared: what one of them earns in a turn.
const LEAD: u32 = 1000;
/// A captain with less has to earn some by make-work where no job is to be had.
const POOR: u32 = 1200;
/// The least thousandths of a chance at which a goal is tried where one happens to be.
const TRY: i64 = 30;

impl Bridge<'_> {
    pub(super) fn turn(&self) -> Choice {
        if self.board.falls_due() && self.may(Choice::EndTurn) {
            return Choice::EndTurn;
        }
        let idle = self.idle_gear().map(|_| Choice::Roster);
        let tidy = idle.or(self.contraband_to_stash().map(|_| Choice::Stowage));
        let here = self.here().filter(|at| self.board.chart().planetary(*at));
        let tidy = tidy.or(here.and(self.in_the_way()).map(|_| Choice::Roster));
        if let Some(choice) = tidy.filter(|&choice| self.may(choice)) {
            return choice;
        }
        let at_will = || self.treat().or(self.gamble()).or(self.read()).or(self.betray());
        if CARRIED && let Some(choice) = at_will() {
            return choice;
        }
        let first = self.hire_from_rivals().or(self.pursue()).or(self.last_call());
        if let Some(choice) = first.or(self.open_parley()).or(self.give_word()) {
            return choice;
        }
        if self.is_idle() && self.may(Choice::MakeWork) {
            return Choice::MakeWork;
        }
        let aim = self.aim();
        let here = aim.filter(|aim| Some(aim.at) == self.here());
        if let Some(choice) = here.and_then(|aim| self.act_on(aim)) {
            return choice;
        }
        let acted = self.aside(aim).or_else(|| self.take_off(aim)).or_else(|| self.jets(aim));
        acted.or(self.debt().map(|_| Choice::Roster)).unwrap_or_else(|| self.end())
    }

    /// Alone a turn ends by a flight: out and back again where one wants to stay.
    fn end(&self) -> Choice {
        let stays = self.aim().is_some() && self.fuel() > RESERVE;
        let wishes = [Choice::EndTurn, if stays { Choice::Burn } else { Choice::Mosey }];
        self.first(&wishes).or(self.first(&[Choice::Mosey])).unwrap_or(Choice::EndTurn)
    }

    /// Last call, as soon as the lead outlasts a turn of the others.
    fn last_call(&self) -> Option<Choice> {
        let rivals = self.board.seats().filter(|&seat| seat != self.seat);
        let richest = rivals.map(|seat| self.board.captain(seat).money).max().unwrap_or(0);
        let leads = self.me().money >= richest + LEAD;
        let wins = leads || self.ending() == Some(End::Majority);
        (wins && self.may(Choice::LastCall)).then_some(Choice::LastCall)
    }

    /// A job in hand that would cost its pay at the end, in the last turn there is.
    fn debt(&self) -> Option<JobId> {
        let owing = self.ending() == Some(End::LastCallOwing);
        let limit = self.board.table.rounds();
        let last = self.board.last_call.is_some() || limit > 0 && self.board.round >= limit;
        self.view.hand.first().copied().filter(|_| owing && last)
    }

    /// Whether there is no job to do and too little money to hire for one: looking round in
    /// shops every turn would never end that.
    fn is_idle(&self) -> bool {
        let pays =
            |&(id, step): &(_, _)| self.is_able(id, step) && self.job_prospect(id, step).0 > 0;
        self.me().money < POOR && !self.jobs().iter().any(pays)
    }

    fn pursue(&self) -> Option<Choice> {
        let goal = self.goal().filter(|_| self.may(Choice::Pursue))?;
        let sure = goal.misbehave == 0 && self.way_chance(goal) == 1000;
        let fair = self.goal_prospect().is_some_and(|prospect| prospect.chance >= TRY);
        (sure || fair).then_some(Choice::Pursue)
    }

    fn act_on(&self, aim: Aim) -> Option<Choice> {
        let choice = match aim.purpose {
            Purpose::Work(job) => Choice::Work(job),
            Purpose::Pursue => Choice::Pursue,
            Purpose::Deal(contact) => Choice::Deal(contact),
            Purpose::Seek(choice) => choice,
            Purpose::Shop if self.leave_value() > self.stock_value() => Choice::ShoreLeave,
            Purpose::Shop => Choice::Shop,
        };
        self.may(choice).then_some(choice)
    }

    /// The best other action here, if it is worth its time.
    fn aside(&self, aim: Option<Aim>) -> Option<Choice> {
        let offers =
            self.legal.iter().filter_map(|&choice| Some((self.side_value(choice)?, choice)));
        let (value, choice) = offers.max()?;
        (value > self.delay(aim)).then_some(choice)
    }

    /// What a side action has to bring: what a turn is worth where it takes the place of the
    /// flight, and something where the aim could be reached and acted on now.
    fn delay(&self, aim: Option<Aim>) -> i64 {
        let (Some(aim), Some(here)) = (aim, self.here()) else { return 0 };
        let flies = self.may(Choice::Burn) || self.may(Choice::Mosey);
        if !flies || aim.at == here {
            return 0;
        }
        // Alone each of the actions may be had in every turn.
        if self.is_alone() {
            return 0;
        }
        if !self.board.acted.is_empty() {
            return aim.rate.max(DELAY);
        }
        let near =
            self.board.chart().moves(here, aim.at) <= self.me().range() || !self.may(Choice::Burn);
        if near { DELAY } else { 0 }
    }

    fn side_value(&self, choice: Choice) -> Option<i64> {
        if !choice.is_carried() {
            return None;
        }
        match choice {
            Choice::MakeWork => Some(200),
            Choice::Work(job) => {
                let step = self.board.step_here(job);
                let (value, _) = self.job_prospect(job, step);
                let loaded = self.me().begun(job).is_some_and(|active| active.loaded);
                let share = if loaded { 1 } else { 3 };
                (self.is_able(job, step) && value > 0).then_some(value / share)
            }
            Choice::Deal(contact) => Some(self.deal_value(contact)),
            Choice::Shop => Some(self.stock_value()),
            Choice::ShoreLeave => Some(self.leave_value()),
            Choice::Soothe(_) => Some(220),
            Choice::Uplink(contact) => Some(self.call_value(contact)),
            Choice::Study => Some(self.study_value()),
            Choice::Order => Some(self.order_value()),
            Choice::Smuggle => self.smuggling().map(|(_, _, (value, _))| value / 3),
            // Flights, goals, chores and bargains have their own places in a turn.
            Choice::Mosey
            | Choice::Burn
            | Choice::Pursue
            | Choice::Stowage
            | Choice::Roster
            | Choice::Parley(_)
            | Choice::Poach(..)
            | Choice::Between(..)
            | Choice::LastCall
            | Choice::Gamble(_)
            | Choice::Bet(..)
            | Choice::Read(_)
            | Choice::Treat(_)
            | Choice::Plot(..)
            | Choice::Stir(..)
            | Choice::Betray(_)
            | Choice::Jets(_)
            | Choice::Hail(_)
            | Choice::Game(..)
            | Choice::EndTurn => None,
            Choice::Raid(..) | Choice::Hunt(..) | Choice::Deliver(_) | Choice::Jump(_) => {
                self.hostile_value(choice)
            }
            Choice::Search(_) => None,
            Choice::Contract(_) => self.me().has_berth().then_some(250),
            // No choices of a turn.
            Choice::Leader(_)
            | Choice::Recruit(_)
            | Choice::Return(_)
            | Choice::Place(_)
            | Choice::To(_)
            | Choice::Stop
            | Choice::Scan(_)
            | Choice::Boost(_)
            | Choice::Ship(_)
            | Choice::Overdrive
            | Choice::Mislead(_)
            | Choice::Serve(_)
            | Choice::Repel(_)
            | Choice::Scatter
            | Choice::Attach(_)
            | Choice::Goad(_)
            | Choice::Way(_)
            | Choice::Ace(_)
            | Choice::Submit
            | Choice::Decoy(_)
            | Choice::Hide(_)
            | Choice::Champion(_)
            | Choice::Trick(_)
            | Choice::Spend(_)
            | Choice::Bribe(_)
            | Choice::Roll
            | Choice::Reroll(_)
            | Choice::RerollBy(_)
            | Choice::Keep
            | Choice::Kill(_)
            | Choice::Pay(_)
            | Choice::LetGo(_)
            | Choice::PayAll
            | Choice::Stiff(_)
            | Choice::Take(_)
            | Choice::TakeJob(_)
            | Choice::Draw
            | Choice::Buy(_)
            | Choice::Accept(_)
            | Choice::Purchase(_)
            | Choice::Sell(_)
            | Choice::Board(_)
            | Choice::ClearWarrants
            | Choice::Count(_)
            | Choice::Stow(_)
            | Choice::Unstow(_)
            | Choice::Dump(_)
            | Choice::Dismiss(_)
            | Choice::Drop(_)
            | Choice::Scrap(_)
            | Choice::Gear(_)
            | Choice::Give(_)
            | Choice::Shelve
            | Choice::Bench(_)
            | Choice::Go
            | Choice::Back
            | Choice::Crack
            | Choice::Blow
            | Choice::Settle
            | Choice::Balk
            | Choice::Money(_)
            | Choice::Good(_)
            | Choice::Card(_)
            | Choice::Ask
            | Choice::Propose
            | Choice::Agree
            | Choice::Refuse
            | Choice::Done
            | Choice::Hear
            | Choice::Foresee(_)
            | Choice::Rouse(_)
            | Choice::Summon(_)
            | Choice::Wager(_)
            | Choice::Chart(_)
            | Choice::Press
            | Choice::Forfeit(_)
            | Choice::Skill(_)
            | Choice::Bind
            | Choice::Rescue
            | Choice::Dodge(_)
            | Choice::Swap(_)
            | Choice::Jail(_)
            | Choice::Redeem
            | Choice::Fetch(_) => None,
        }
    }

    /// Everybody is calmed at once where shore leave would be dear.
    fn treat(&self) -> Option<Choice> {
        let me = self.me();
        let upset = me.everyone().into_iter().filter(|&p| me.is_disgruntled(p)).count();
        let treats = |choice: &Choice| matches!(choice, Choice::Treat(_));
        let due = upset > 1 || me.leader_disgruntled;
        self.legal.iter().copied().find(treats).filter(|_| due)
    }

    /// A bet that wins in the mean, of what can be spared.
    fn gamble(&self) -> Option<Choice> {
        if let Some(bet) = self.bet() {
            return Some(bet);
        }
        let choice = self.legal.iter().copied().find(|c| matches!(c, Choice::Gamble(_)))?;
        let Choice::Gamble(card) = choice else { return None };
        let (stake, prize) = self.view.bet(card)?;
        let mean = prize.dollars * prize.chance.permille() as i64 / 1000 - stake;
        (mean > 0 && i64::from(self.me().money) >= stake + i64::from(POOR)).then_some(choice)
    }

    /// A bet without a stake costs only gear that does nothing else.
    fn bet(&self) -> Option<Choice> {
        let odds = |choice: &Choice| {
            let Choice::Bet(card, colour) = *choice else { return None };
            Some((self.view.bet_on(card, colour)?.chance.permille(), *choice))
        };
        self.legal.iter().filter_map(odds).max().map(|(_, choice)| choice)
    }

    /// What tells of the misbehave cards to come is spent where many are due here.
    fn read(&self) -> Option<Choice> {
        let choice = self.legal.iter().copied().find(|c| matches!(c, Choice::Read(_)))?;
        (self.board.has_action(Action::Work) && self.study_value() >= 300).then_some(choice)
    }

    /// What looking at the misbehave cards to come is worth: where many are about to be drawn.
    fn study_value(&self) -> i64 {
        let Some(here) = self.here() else { return 0 };
        let due = self.jobs().into_iter().filter(|&(job, step)| self.is_able(job, step));
        let cards = due.map(|(job, step)| {
            let stop = job.job().stop(step);
            let there = self.board.sectors(stop).contains(&here.number());
            if there {
                self.board.cards_asked(job.job(), step, self.me().challenge(job))
            } else {
                0
            }
        });
        let works = self.board.acted.is_empty();
        if works { 150 * i64::from(cards.max().unwrap_or(0)) } else { 0 }
    }

    /// What a visit to the market here may bring.
    fn stock_value(&self) -> i64 {
        if let Some(harbour) = self.board.harbour() {
            let fuel = i64::from(harbour.free.min(FULL.saturating_sub(self.fuel())));
            return self.leave_value() + 90 * fuel;
        }
        let market = self.here().and_then(|at| self.board.market(at));
        market.map_or(0, |market| self.shop_value(market))
    }

    /// At a haven everybody rests where that pays, and what fuel is free comes aboard.
    pub(super) fn harbour(&self, harbour: Harbour) -> Choice {
        if self.may(Choice::ShoreLeave) && self.leave_value() > 0 {
            return Choice::ShoreLeave;
        }
        let fuel = Choice::Purchase(Good::Fuel);
        let wanted = self.fuel() < if harbour.free > 0 { FULL } else { RESERVE };
        if wanted && self.may(fuel) { fuel } else { Choice::Done }
    }

    /// What shore leave brings: a second token of the leader's would cost the whole crew.
    pub(super) fn leave_value(&self) -> i64 {
        let everyone = self.me().everyone();
        let upset = everyone.iter().filter(|&&p| self.me().is_disgruntled(p)).count() as i64;
        let grave = if self.me().leader_disgruntled { 100 * everyone.len() as i64 } else { 0 };
        let here = self.here().and_then(|at| self.board.leave_price(at));
        let price = i64::from(here.unwrap_or(100 * everyone.len() as u32));
        let afford = i64::from(self.me().money) >= price && upset > 0;
        if afford { 260 * upset + grave - price } else { 0 }
    }

    /// Off to the aim: a neighbour by mosey, anything farther by full burn.
    fn take_off(&self, aim: Option<Aim>) -> Option<Choice> {
        let (aim, here) = (aim?, self.here()?);
        if let Some(choice) = self.steady() {
            return Some(choice);
        }
        match self.board.chart().moves(here, aim.at) {
            0 => None,
            far if far <= self.me().mosey() => self.first(&[Choice::Mosey, Choice::Burn]),
            _ => self.first(&[Choice::Burn, Choice::Mosey]),
        }
    }

    /// A second flight in a turn where it ends at the aim.
    fn jets(&self, aim: Option<Aim>) -> Option<Choice> {
        if !CARRIED {
            return None;
        }
        let (aim, here) = (aim?, self.here()?);
        let far = self.board.chart().moves(here, aim.at);
        let reached = far > 0 && far <= self.me().range() && self.fuel() > RESERVE;
        self.legal.iter().copied().find(|c| reached && matches!(c, Choice::Jets(_)))
    }

    /// Outlaws on a long way mislead who looks for them; the upset are fed with what is cheaper.
    fn prepare(&self, here: SectorId, goal: SectorId) -> Option<Choice> {
        if !CARRIED {
            return None;
        }
        let me = self.me();
        let hides = me.is_outlaw() && self.board.chart().moves(here, goal) > 2;
        let upset = me.everyone().into_iter().filter(|&p| me.is_disgruntled(p)).count() as i64;
        let due = |choice: &Choice| {
            if let Choice::Serve(good) = *choice {
                return self.spare(good) > 0 && self.good_worth(good) < 300 * upset;
            }
            hides && matches!(choice, Choice::Mislead(_))
        };
        self.legal.iter().copied().find(due)
    }

    pub(super) fn flight(&self) -> Option<Choice> {
        let here = self.here()?;
        let aim = self.aim();
        if aim.is_none_or(|aim| aim.at == here) && self.may(Choice::Stop) {
            return Some(Choice::Stop);
        }
        let goal = aim.map_or(here, |aim| aim.at);
        if let Some(choice) = self.prepare(here, goal).or_else(|| self.boost(here, goal)) {
            return Some(choice);
        }
        let next = towards(&self.board, &self.exits(), goal)?;
        // What lies in wait comes out before the ship is there.
        let scan = Choice::Scan(next);
        let laid =
            CARRIED && Watch::ALL.into_iter().any(|watch| self.board.alerts.laid(watch, next) > 0);
        Some(if laid && self.may(scan) { scan } else { Choice::To(next) })
    }

    /// One fuel more where it brings the ship to its aim.
    fn boost(&self, here: SectorId, goal: SectorId) -> Option<Choice> {
        if !CARRIED {
            return None;
        }
        let far = self.board.chart().moves(here, goal);
        let reach = self.board.sectors_left();
        let helps = far > reach && far <= reach + 2 && self.fuel() > RESERVE;
        let boosts = |c: &Choice| matches!(c, Choice::Boost(_) | Choice::Overdrive);
        self.legal.iter().copied().find(|c| helps && boosts(c))
    }

    /// Slips away from whom one has to fear.
    pub(super) fn slip(&self) -> Choice {
        let alliance = [Some(self.board.cruiser), self.board.corvette.0];
        let law = alliance.contains(&self.here()) && !self.me().is_outlaw();
        let reavers = self.here().is_some_and(|at| self.board.cutters.is_in(at));
        if law && !reavers { Choice::Keep } else { Choice::Roll }
    }

    fn exits(&self) -> Vec<SectorId> {
        let to = |choice: &Choice| if let Choice::To(at) = choice { Some(*at) } else { None };
        self.legal.iter().filter_map(to).collect()
    }

    pub(super) fn evade(&self) -> Option<Choice> {
        let aim = self.aim().map(|aim| aim.at).or(self.here())?;
        towards(&self.board, &self.exits(), aim).map(Choice::To)
    }

    /// The Cruiser goes to outlaws and stays away from oneself if one is one; the Cutter to rivals.
    pub(super) fn send(&self, patrol: Patrol) -> Option<Choice> {
        let hunts = |captain: &Captain| patrol == Patrol::Cutter || captain.is_outlaw();
        let shy = if hunts(self.me()) { 3 } else { 0 };
        let far = |at: SectorId, other: Option<SectorId>| {
            other.map_or(20, |other| i64::from(self.board.chart().moves(at, other)))
        };
        let rivals = self.board.seats().filter(|&seat| seat != self.seat);
        let prey: Vec<Option<SectorId>> = rivals
            .map(|seat| self.board.captain(seat))
            .filter(|c| hunts(c))
            .map(|c| c.sector)
            .collect();
        let worth = |&at: &SectorId| {
            let nearest = prey.iter().map(|&prey| far(at, prey)).min().unwrap_or(0);
            (shy * far(at, self.here()).min(6) - nearest, at)
        };
        // Of several Cutters the one that is nearest to oneself goes away.
        let near = |choice: &Choice| {
            if let Choice::Rouse(at) = *choice { far(at, self.here()) } else { i64::MAX }
        };
        let roused = self.legal.iter().copied().filter(|_| CARRIED).min_by_key(near);
        let sent = self.exits().into_iter().max_by_key(worth).map(Choice::To);
        // The Corvette goes on only where that brings it nearer to rivals or away from oneself.
        let stays = Choice::Stop;
        let post = self.board.posts(patrol).first().filter(|_| CARRIED && self.may(stays));
        let best = self.exits().into_iter().max_by_key(worth);
        if post.zip(best).is_some_and(|(post, next)| worth(post) >= worth(&next)) {
            return Some(stays);
        }
        sent.or(roused)
    }

    /// The ship that is farther from what it would take of oneself: on an outlaw of one's own the
    /// Corvette, which fines nobody; on rivals the Cruiser.
    pub(super) fn summon(&self) -> Option<Choice> {
        let own = self.board.turn == self.seat;
        let wanted = if own { Patrol::Corvette } else { Patrol::Cruiser };
        self.first(&[Choice::Summon(wanted)]).or_else(|| self.legal.first().copied())
    }

    /// A rival's ship is steered to where Reavers or the law are likeliest, one's own where they are
    /// not.
    pub(super) fn steer(&self) -> Option<Choice> {
        let own = self.board.turn == self.seat;
        let danger = |&at: &SectorId| {
            let law = self.board.acting().is_outlaw()
                && (at == self.board.cruiser || self.board.corvette.0 == Some(at));
            let watch = self.board.alliance_comes(self.board.turn, at).permille() as i64;
            let alert =
                self.board.reavers_come(at).permille() as i64 + watch + 1000 * i64::from(law);
            (if own { -alert } else { alert }, at)
        };
        self.exits().into_iter().max_by_key(danger).map(Choice::To)
    }

    // Free actions -------------------------------------------------------------------------

    /// Gear that lies about though a hand is free for it, and whose hand.
    pub(super) fn idle_gear(&self) -> Option<(SupplyId, Person)> {
        let me = self.me();
        let idle = me.gear.iter().filter(|gear| gear.carrier.is_none());
        let everyone = me.everyone();
        let mut taken = idle.filter_map(|gear| {
            let taker = everyone.iter().find(|&&person| me.can_carry(person, gear.card))?;
            Some((gear.card, *taker))
        });
        taken.next()
    }

    /// Contraband that the stash has room for: Customs do not look there.
    fn contraband_to_stash(&self) -> Option<Good> {
        let me = self.me();
        let mut outlawed = [Good::Contraband, Good::Fugitive].into_iter();
        let calm = self.board.fuss < 20;
        outlawed.find(|&good| calm && me.hold[good] > 0 && me.stash_room(good) > 0)
    }

    pub(super) fn stowage(&self) -> Choice {
        let stow = self.contraband_to_stash().map(Choice::Stow);
        stow.filter(|&choice| self.may(choice)).unwrap_or(Choice::Done)
    }

    pub(super) fn roster(&self) -> Choice {
        let dropped = self.job_to_drop().or(self.debt().filter(|_| !self.is_dealing()));
        if let Some(choice) = dropped.map(Choice::Drop).filter(|&c| self.may(c)) {
            return choice;
        }
        if let Some(choice) = self.in_the_way().map(Choice::Dismiss).filter(|&c| self.may(c)) {
            return choice;
        }
        let gear = self.idle_gear().map(|(gear, _)| Choice::Gear(gear));
        gear.filter(|&choice| self.may(choice)).unwrap_or(Choice::Done)
    }

    pub(super) fn hands(&self, gear: SupplyId) -> Choice {
        if self.is_unarmed() {
            return Choice::Shelve;
        }
        let taker = self.idle_gear().filter(|(idle, _)| *idle == gear);
        let give = taker.map(|(_, person)| Choice::Give(person));
        let keep = self.me().gear.iter().find(|held| held.card == gear).and_then(|g| g.carrier);
        give.or(keep.map(Choice::Give)).filter(|&c| self.may(c)).unwrap_or(Choice::Shelve)
    }

    fn hire_from_rivals(&self) -> Option<Choice> {
        let offers = self.legal.iter().filter_map(|&choice| {
            let Choice::Poach(_, card) = choice else { return None };
            Some((self.bargain(card), choice))
        });
        offers.max().filter(|&(gain, _)| gain > 100).map(|(_, choice)| choice)
    }
}
