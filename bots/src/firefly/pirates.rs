//! Raids and bounties: when an attack pays, how it is fought and defended, and what becomes of those who
//! are caught.

use super::bridge::Bridge;
use rules::Seat;
use rules::firefly::bounty::{Bounty, Quarry};
use rules::firefly::effect::Good;
use rules::firefly::job::JobId;
use rules::firefly::raid::{Booty, Lost, Raid};
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::Profession;
use rules::firefly::step::{Chase, Stance, StandIn};
use rules::firefly::supply::SupplyId;
use rules::firefly::{Choice, Person};

/// Dollars that a warrant costs beside its job.
const WARRANT: i64 = 900;
/// Dollars that a job taken out of a rival's hand is worth beside its pay.
const JOB: i64 = 150;
/// Dollars that it is worth to take from a rival what is worth as much to him.
const SPITE: i64 = 4;
/// Dollars that an attack has to bring to be begun.
const LEAST: i64 = 150;

impl Bridge<'_> {
    /// Everybody, but for who stays away from such work.
    fn raiders(&self, illegal: bool) -> Vec<Person> {
        let me = self.me();
        let mut team = me.everyone();
        team.retain(|&one| !(illegal && me.professions(one).contains(&Profession::Lawman)));
        team
    }

    /// The thousandths of a chance that an attack succeeds, with all that I have.
    fn attack_chance(&self, illegal: bool, chase: Chase) -> i64 {
        self.board.attack_odds(self.seat, &self.raiders(illegal), chase).permille() as i64
    }

    /// What those are worth whose death costs least.
    fn deaths(&self, count: u8) -> i64 {
        let mut losses: Vec<i64> =
            self.me().everyone().into_iter().map(|one| self.person_worth(one).max(80)).collect();
        rules::order::sort(&mut losses);
        losses.iter().take(count.into()).sum()
    }

    /// What may be taken of a rival: how many, and what it is worth to have.
    fn booty(&self, raid: &Raid, rival: Seat) -> (u8, i64) {
        let (me, other) = (self.me(), self.board.captain(rival));
        let most = match raid.booty {
            Booty::Jobs(most) => {
                let count = most.min(self.view.held(rival) as u8);
                return (count, JOB * i64::from(count));
            }
            Booty::Goods(most) => most,
            Booty::AllGoods => u8::MAX,
        };
        // He puts the best away if he can.
        let mut halves = me.hold_spaces().free(&me.hold) + me.stash_spaces().free(&me.stash);
        let (mut count, mut worth) = (0, 0);
        for good in [Good::Contraband, Good::Cargo, Good::Part, Good::Fuel] {
            let hidden = other.stash_room(good).min(other.hold[good]);
            let open = other.hold[good] - hidden / 2;
            let fits = halves / good.half_spaces();
            let taken = open.min(fits).min(most - count);
            halves -= taken * good.half_spaces();
            count += taken;
            worth += self.good_worth(good) * i64::from(taken);
        }
        (count, worth)
    }

    /// What a raid brings in the mean, its risks counted.
    fn raid_value(&self, job: JobId, raid: &Raid, rival: Seat) -> i64 {
        let chance = self.attack_chance(raid.is_illegal(), Chase::Raid(rival));
        let (count, worth) = self.booty(raid, rival);
        let trust = self.trust(job.job().contact);
        let moral = raid.is_immoral(self.board.captain(rival));
        let qualms = if moral { 200 * self.me().moral().len() as i64 } else { 0 };
        let pay = i64::from(raid.dollars(count));
        let spite = worth / SPITE;
        let gain = pay + worth + spite + trust - self.wages() - qualms;
        let aboard = self.board.boarding_odds(self.seat, &self.raiders(raid.is_illegal()), rival);
        let lost = (aboard.1.permille() as i64 - chance).max(0);
        let warrant = if raid.lost == Lost::Warrant { WARRANT } else { 0 };
        (chance * gain - lost * (warrant + self.deaths(raid.dead))) / 1000
    }

    /// What a piracy job that is offered is worth: the best raid as rivals are now, discounted, for they
    /// have to be met.
    pub(super) fn raid_offer(&self, job: JobId, raid: &Raid) -> i64 {
        if !CARRIED || self.view.hand.iter().any(|held| held.job().raid().is_some()) {
            return -1000;
        }
        let rivals = self.board.seats().filter(|&seat| seat != self.seat);
        let open = rivals.filter(|&seat| raid.allows(self.board.captain(seat)));
        let best = open.map(|rival| self.raid_value(job, raid, rival)).max();
        best.map_or(-1000, |best| best / 2 - 100)
    }

    /// What a bounty is worth, once somebody is bound for it.
    fn reward(&self, bounty: &Bounty) -> i64 {
        let me = self.me();
        let qualms = if bounty.immoral { 200 * me.moral().len() as i64 } else { 0 };
        i64::from(bounty.reward) + i64::from(me.bounty_money()) - qualms - self.wages()
    }

    /// What hunting somebody is worth in the mean.
    fn hunt_value(&self, id: u8, card: SupplyId) -> i64 {
        let Some(bounty) = Bounty::of(id) else { return 0 };
        let Some(chase) = self.board.chase(self.seat, card) else {
            let upset = (self.me().crew.len() as i64 - 1).max(0) * 200;
            return self.catch_gain(bounty) - self.card_loss(card) - upset;
        };
        self.chase_value(bounty, chase)
    }

    /// The way to where they are wanted is still to be flown.
    fn catch_gain(&self, bounty: &Bounty) -> i64 {
        self.reward(bounty) * 2 / 3
    }

    fn chase_value(&self, bounty: &Bounty, chase: Chase) -> i64 {
        let chance = self.attack_chance(false, chase);
        (chance * self.catch_gain(bounty) - (1000 - chance) * self.deaths(bounty.dead)) / 1000
    }

    fn jump_value(&self, id: u8) -> i64 {
        let bounty = Bounty::of(id).zip(self.board.catcher(id));
        bounty.map_or(0, |(bounty, rival)| self.chase_value(bounty, Chase::Bound(rival)))
    }

    /// What a hostile act here is worth; none where nothing is to be gained by it.
    pub(super) fn hostile_value(&self, choice: Choice) -> Option<i64> {
        if !CARRIED {
            return None;
        }
        let value = if let Choice::Raid(job, rival) = choice {
            self.raid_value(job, job.job().raid()?, rival)
        } else if let Choice::Hunt(bounty, card) = choice {
            self.hunt_value(bounty, card)
        } else if let Choice::Jump(bounty) = choice {
            self.jump_value(bounty)
        } else if let Choice::Deliver(bounty) = choice {
            let pay = self.board.bounty_pay(self.seat, Bounty::of(bounty)?);
            return Some(i64::from(pay));
        } else {
            return None;
        };
        (value >= LEAST).then_some(value)
    }

    /// Where a hostile act, or the delivery of the bound, would pay: the place, its worth, and what is
    /// done there.
    pub(super) fn prowls(&self) -> Vec<(SectorId, i64, Choice)> {
        if !self.board.table.sets.have_bounties() {
            return Vec::new();
        }
        let mut all = Vec::new();
        for bound in self.me().bound.iter() {
            if let Some(bounty) = Bounty::of(bound.bounty) {
                let pay = self.board.bounty_pay(self.seat, bounty);
                all.push((self.board.gaol(bounty), pay.into(), Choice::Deliver(bounty.id)));
            }
        }
        for bounty in self.board.wanted_people() {
            if let Quarry::Person(_, market) = bounty.quarry {
                let piles = self.board.supply_discards[market].iter();
                let card = piles.copied().find(|card| bounty.quarry.is(card.printed()));
                all.extend(card.map(|card| {
                    let value = self.hunt_value(bounty.id, card);
                    (market.sector(), value, Choice::Hunt(bounty.id, card))
                }));
            }
            let open = |&seat: &Seat| seat != self.seat && !self.board.is_safe(seat);
            for rival in self.board.seats().filter(open) {
                let captain = self.board.captain(rival);
                let mut crew = captain.crew.iter().map(|one| one.card);
                let card = crew.find(|card| bounty.quarry.is(card.printed()));
                if let (Some(at), Some(card)) = (captain.sector, card) {
                    // He may be gone by then.
                    let value = self.hunt_value(bounty.id, card) / 2;
                    all.push((at, value, Choice::Hunt(bounty.id, card)));
                }
            }
        }
        all.extend(self.raids_afar());
        all.retain(|(_, value, _)| *value >= LEAST);
        all
    }

    fn raids_afar(&self) -> Vec<(SectorId, i64, Choice)> {
        let room = self.me().active.len() < self.me().active_limit();
        let begun = self.me().active.iter().map(|active| active.job);
        let hand = self.view.hand.iter().copied().filter(|_| room);
        let mut all = Vec::new();
        for job in begun.chain(hand) {
            let Some(raid) = job.job().raid() else { continue };
            for rival in self.board.seats().filter(|&seat| seat != self.seat) {
                let captain = self.board.captain(rival);
                let open = raid.allows(captain) && !self.board.is_safe(rival);
                if let Some(at) = captain.sector.filter(|_| open) {
                    let value = self.raid_value(job, raid, rival) / 2;
                    all.push((at, value, Choice::Raid(job, rival)));
                }
            }
        }
        all
    }

    // In an attack -------------------------------------------------------------------------

    pub(super) fn board_by(&self, rival: Seat) -> Choice {
        let team = self.view.present();
        Choice::Skill(self.board.boarding_odds(self.view.turn, &team, rival).0)
    }

    /// What may be taken is put away, the dearest first.
    pub(super) fn secure(&self) -> Choice {
        let worth = |choice: &Choice| {
            if let Choice::Stow(good) = *choice { self.good_worth(good) } else { -1 }
        };
        let calm = self.board.fuss < 30;
        let lootable = |choice: &&Choice| {
            matches!(choice, Choice::Stow(good) if Good::GOODS.contains(good)) && calm
        };
        let best = self.legal.iter().filter(lootable).max_by_key(|choice| worth(choice));
        best.copied().unwrap_or(Choice::Done)
    }

    /// The skill in which one is best.
    pub(super) fn stand(&self, stance: &Stance) -> Choice {
        let team = self.view.side(stance.seat, stance.attacks);
        Choice::Skill(self.view.captain(stance.seat).strongest(&team, stance.attacks).0)
    }

    /// The dearest that fits; nothing is thrown out for it.
    pub(super) fn loot(&self) -> Choice {
        let worth = |choice: &Choice| {
            let Choice::Fetch(good) = *choice else { return i64::MIN };
            self.good_worth(good)
        };
        let taken = self.legal.iter().copied().filter(|c| matches!(c, Choice::Fetch(_)));
        taken.max_by_key(worth).unwrap_or(Choice::Done)
    }

    /// Each is paid for.
    pub(super) fn steal(&self) -> Choice {
        let worth = |choice: &Choice| {
            if let Choice::TakeJob(job) = *choice { self.offer(job) } else { i64::MIN }
        };
        let taken = self.legal.iter().copied().filter(|c| matches!(c, Choice::TakeJob(_)));
        taken.max_by_key(worth).unwrap_or(Choice::Done)
    }

    /// Whoever would be worth more aboard than delivered is set free.
    pub(super) fn capture(&self, id: u8) -> Choice {
        let Some(bounty) = Bounty::of(id) else { return Choice::Bind };
        let people = self.me().bound_for(id).map_or(&[][..], |bound| &bound.people);
        let aboard = |&card: &SupplyId| {
            if self.board.has_place(self.seat, card) { self.card_gain(card) } else { 0 }
        };
        let worth: i64 = people.iter().map(aboard).sum();
        let pay = self.reward(bounty) * people.len() as i64 * 2 / 3;
        if worth > pay { Choice::Rescue } else { Choice::Bind }
    }

    /// A berth is made where who comes is worth more than who goes.
    pub(super) fn welcome(&self, id: u8) -> Choice {
        let next = self.me().bound_for(id).and_then(|bound| bound.people.first());
        let Some(&card) = next else { return Choice::Done };
        let loss = |choice: &Choice| {
            let Choice::Dismiss(crew) = *choice else { return None };
            Some((self.card_loss(crew), *choice))
        };
        let cheapest = self.legal.iter().filter_map(loss).min();
        match cheapest {
            Some((loss, choice)) if self.card_gain(card) > loss + 100 => choice,
            Some(_) | None => Choice::Done,
        }
    }

    /// Somebody dies for who is worth more.
    pub(super) fn stand_in(&self, stand_in: &StandIn) -> Choice {
        let own = self.card_loss(stand_in.card);
        if self.person_worth(stand_in.victim) > own {
            Choice::Spend(stand_in.card)
        } else {
            Choice::Keep
        }
    }
}
