//! The books: every change of money, goods, cards, tokens and places, each with its event.

use super::board::Foreseen;
use super::captain::{Captain, Gear, Member, Person};
use super::contact::Contact;
use super::edict::Edict;
use super::effect::Good;
use super::event::{Cause, Deck, Event, JobSpot, Spot};
use super::job::JobId;
use super::sector::{Region, SectorId};
use super::sets::CARRIED;
use super::step::{Instead, Loss, Pace};
use super::supply::{Ability, Class, Market, SupplyId};
use super::turns::Play;
use crate::{Aside, Seat, order};

impl Play<'_> {
    pub(super) fn captain_mut(&mut self, seat: Seat) -> &mut Captain {
        &mut self.game.board.captains[seat]
    }

    /// Dollars from the bank, or to it.
    pub(super) fn money(&mut self, seat: Seat, change: i32, cause: Cause) {
        let change = self.through_bank(seat, change);
        if change == 0 {
            return;
        }
        let captain = self.captain_mut(seat);
        captain.money = captain.money.saturating_add_signed(change);
        self.put(|| Event::Money { seat, change, cause });
    }

    /// What the bank pays of a sum, where its dollars are counted, or takes in.
    fn through_bank(&mut self, seat: Seat, change: i32) -> i32 {
        let Some(bank) = self.board.bank.0.filter(|_| CARRIED) else { return change };
        let held = self.board.captain(seat).money;
        let change = change.clamp(-(held as i32), bank as i32);
        self.board.bank.0 = Some(bank.saturating_add_signed(-change));
        change
    }

    /// Dollars to the bank, as many as there are.
    pub(super) fn pay_what_one_can(&mut self, seat: Seat, dollars: u32, cause: Cause) {
        let paid = dollars.min(self.board.captain(seat).money);
        self.money(seat, -(paid as i32), cause);
    }

    /// Goods from the bank, as many as there is room for: the hold first.
    pub(super) fn stow(&mut self, seat: Seat, good: Good, count: u8, cause: Cause) {
        let (hold, stash) = self.board.captain(seat).stowed(good, count);
        self.shift(seat, good, (hold as i8, stash as i8), cause);
    }

    /// Goods to the bank, as many as there are: out of the hold first.
    pub(super) fn unload(&mut self, seat: Seat, good: Good, count: u8, cause: Cause) {
        let captain = self.board.captain(seat);
        let hold = count.min(captain.hold[good]);
        let stash = (count - hold).min(captain.stash[good]);
        self.shift(seat, good, (-(hold as i8), -(stash as i8)), cause);
    }

    /// Changes what lies in the hold and in the stash.
    pub(super) fn shift(&mut self, seat: Seat, good: Good, (hold, stash): (i8, i8), cause: Cause) {
        if (hold, stash) == (0, 0) {
            return;
        }
        let captain = self.captain_mut(seat);
        captain.hold[good] = captain.hold[good].saturating_add_signed(hold);
        captain.stash[good] = captain.stash[good].saturating_add_signed(stash);
        self.put(|| Event::Goods { seat, good, hold, stash, cause });
    }

    // Supply cards -------------------------------------------------------------------------

    /// The top card of a market's deck, now considered.
    pub(super) fn draw_supply(&mut self, market: Market, cause: Cause) -> Option<SupplyId> {
        if self.hidden.supply[market].is_empty() {
            let game = &mut *self.game;
            game.hidden.supply[market].append(&mut game.board.supply_discards[market]);
            game.hidden.rng.shuffle(&mut game.hidden.supply[market]);
            self.put(|| Event::Shuffled { deck: Deck::Supply(market) });
        }
        let card = self.hidden.supply[market].last().copied()?;
        self.move_card(card, Spot::Deck, Spot::Considered, cause);
        Some(card)
    }

    /// Moves a supply card. Considered cards are kept by the visit that considers them.
    pub(super) fn move_card(&mut self, card: SupplyId, from: Spot, to: Spot, cause: Cause) {
        self.carry(card, (from, to), cause, false);
    }

    /// Crew is killed: most leave the game, and some go to the discard pile, which is no leaving either.
    pub(super) fn bury(&mut self, card: SupplyId, from: Spot, to: Spot, cause: Cause) {
        self.carry(card, (from, to), cause, true);
    }

    fn carry(&mut self, card: SupplyId, (from, to): (Spot, Spot), cause: Cause, killed: bool) {
        let deck = card.market();
        match from {
            Spot::Deck => self.hidden.supply[deck].retain(|other| *other != card),
            Spot::Discard => self.board.supply_discards[deck].retain(|other| *other != card),
            Spot::Gone => self.board.gone.retain(|other| *other != card),
            Spot::Ship(seat) => self.unship(seat, card),
            Spot::Bound(seat) => self.unbind(seat, card),
            Spot::Jailed(seat) => self.captain_mut(seat).prisoner.0 = None,
            Spot::Considered => {}
        }
        self.put(|| Event::Card { card, from, to, cause, killed: Aside(killed) });
        let hired = matches!(
            (from, to),
            (Spot::Deck | Spot::Discard | Spot::Considered | Spot::Bound(_), Spot::Ship(_))
        );
        if CARRIED && hired && card.printed().wanted {
            self.lay_edict(Edict::CriminalSighting, Deck::Supply(deck));
        }
        match to {
            Spot::Deck => self.hidden.supply[deck].push(card),
            Spot::Discard => self.board.supply_discards[deck].push(card),
            Spot::Gone => insert(&mut self.board.gone, card),
            Spot::Ship(seat) => self.ship(seat, card),
            // Who catches or jails somebody lays him with his bounty.
            Spot::Bound(_) | Spot::Jailed(_) | Spot::Considered => {}
        }
        if to == Spot::Gone {
            self.fill_posters();
        }
    }

    fn unship(&mut self, seat: Seat, card: SupplyId) {
        let laid_down: Vec<SupplyId> =
            self.board.captain(seat).carried(Person::Crew(card)).collect();
        laid_down.into_iter().for_each(|gear| self.equip(seat, gear, None));
        let captain = self.captain_mut(seat);
        captain.crew.retain(|member| member.card != card);
        captain.gear.retain(|gear| gear.card != card);
        captain.upgrades.retain(|upgrade| *upgrade != card);
        captain.core = captain.core.filter(|core| *core != card);
        if CARRIED {
            captain.wanted.retain(|person| *person != Person::Crew(card));
            captain.resting.retain(|(_, person)| *person != Person::Crew(card));
        }
        if seat == self.board.turn {
            self.leave_team(Person::Crew(card));
        }
        self.check_room(seat);
    }

    fn ship(&mut self, seat: Seat, card: SupplyId) {
        match card.printed().class {
            Class::Crew => {
                let crew = &mut self.captain_mut(seat).crew;
                crew.push(Member { card, disgruntled: false });
                order::sort(crew);
                self.retire_other_faces(seat, card);
            }
            Class::Gear => self.take_aboard_gear(seat, card),
            Class::Upgrade => insert(&mut self.captain_mut(seat).upgrades, card),
            Class::DriveCore(_) => {
                if let Some(old) = self.board.captain(seat).core {
                    self.move_card(old, Spot::Ship(seat), Spot::Discard, Cause::Free);
                }
                self.captain_mut(seat).core = Some(card);
            }
        }
    }

    /// New gear is taken up by whoever has a hand free: swapping it costs nothing.
    fn take_aboard_gear(&mut self, seat: Seat, card: SupplyId) {
        let captain = self.captain_mut(seat);
        captain.gear.push(Gear { card, carrier: None });
        order::sort(&mut captain.gear);
        let carrier = captain.everyone().into_iter().find(|&p| captain.can_carry(p, card));
        if carrier.is_some() {
            self.equip(seat, card, carrier);
        }
    }

    pub(super) fn equip(&mut self, seat: Seat, gear: SupplyId, carrier: Option<Person>) {
        if let Some(held) = self.captain_mut(seat).gear.iter_mut().find(|g| g.card == gear) {
            held.carrier = carrier;
            self.put(|| Event::Equip { seat, gear, carrier });
        }
    }

    /// Three faces are one person: hiring one takes the others out of the game.
    fn retire_other_faces(&mut self, seat: Seat, card: SupplyId) {
        let is_face = |card: SupplyId| card.printed().abilities.contains(&Ability::Identity);
        if !is_face(card) {
            return;
        }
        for other in self.board.seats() {
            let crew = self.board.captain(other).crew.iter().map(|member| member.card);
            let faces: Vec<SupplyId> =
                crew.filter(|&face| is_face(face) && (other != seat || face != card)).collect();
            for face in faces {
                self.move_card(face, Spot::Ship(other), Spot::Gone, Cause::Identity);
            }
        }
    }

    // Jobs ---------------------------------------------------------------------------------

    /// The top job of a contact's deck.
    pub(super) fn top_job(&mut self, contact: Contact) -> Option<JobId> {
        if self.hidden.jobs[contact].is_empty() {
            let game = &mut *self.game;
            game.hidden.jobs[contact].append(&mut game.board.job_discards[contact]);
            game.hidden.rng.shuffle(&mut game.hidden.jobs[contact]);
            self.put(|| Event::Shuffled { deck: Deck::Jobs(contact) });
        }
        self.hidden.jobs[contact].last().copied()
    }

    /// Moves a job. Considered jobs are kept by the talk that considers them; active ones are
    /// kept by who begins them.
    pub(super) fn move_job(&mut self, job: JobId, from: JobSpot, to: JobSpot, cause: Cause) {
        let contact = job.job().contact;
        match from {
            JobSpot::Deck => self.hidden.jobs[contact].retain(|other| *other != job),
            JobSpot::Discard => self.board.job_discards[contact].retain(|other| *other != job),
            JobSpot::Hand(seat) => self.hidden.hands[seat].retain(|other| *other != job),
            JobSpot::Active(seat) => {
                let active = &mut self.captain_mut(seat).active;
                active.retain(|begun| begun.job != job);
                if CARRIED {
                    let laid = active.iter_mut().filter(|begun| begun.challenge == Some(job));
                    laid.for_each(|begun| begun.challenge = None);
                    self.captain_mut(seat).resting.retain(|(begun, _)| *begun != job);
                }
            }
            JobSpot::Tucked(seat) => self.captain_mut(seat).solid.retain(|other| *other != job),
            JobSpot::Considered(_) | JobSpot::Gone => {}
        }
        self.put(|| Event::Job { job: Some(job), contact, from, to, cause });
        match to {
            JobSpot::Deck => self.hidden.jobs[contact].push(job),
            JobSpot::Discard => self.board.job_discards[contact].push(job),
            JobSpot::Hand(seat) => insert(&mut self.hidden.hands[seat], job),
            // Who begins the job lays it there.
            JobSpot::Active(_) if job.job().challenge.is_some() => {}
            JobSpot::Active(seat) => {
                let active = super::captain::Active::begun(job);
                insert(&mut self.captain_mut(seat).active, active);
            }
            JobSpot::Tucked(seat) => insert(&mut self.captain_mut(seat).solid, job),
            JobSpot::Gone => insert(&mut self.board.gone_jobs, job),
            JobSpot::Considered(_) => {}
        }
    }

    /// A contact's trust is lost, unless somebody aboard may be given up for it. Who keeps the law
    /// does not bargain.
    pub(super) fn lose_trust(&mut self, seat: Seat, contact: Contact, cause: Cause) {
        let captain = self.board.captain(seat);
        let pleads = captain.crew_with(|a| *a == Ability::SparesTrust);
        let held = captain.tucked(contact).is_some() && !contact.is_lawful();
        match pleads.filter(|_| held && seat == self.board.turn) {
            Some(card) => self.push(Instead { card, of: Loss::Trust(contact), cause }),
            None => self.drop_trust(seat, contact, cause),
        }
    }

    /// A contact's trust is lost: the job under the ship leaves the game.
    pub(super) fn drop_trust(&mut self, seat: Seat, contact: Contact, cause: Cause) {
        if let Some(job) = self.board.captain(seat).tucked(contact) {
            self.move_job(job, JobSpot::Tucked(seat), JobSpot::Gone, cause);
            self.put(|| Event::Solid { seat, contact, won: false });
            self.check_room(seat);
        }
    }

    /// A warrant, for any reason: who keeps the law trusts the ship no longer (section 11).
    pub(super) fn add_warrant(&mut self, seat: Seat, cause: Cause) {
        let captain = self.captain_mut(seat);
        let held = captain.warrants;
        captain.warrants = held.saturating_add(1);
        if captain.warrants == held {
            return;
        }
        self.put(|| Event::Warrants { seat, change: 1, cause });
        let lawful = self.board.table.contacts().filter(|contact| contact.is_lawful());
        lawful.for_each(|contact| self.lose_trust(seat, contact, cause));
    }

    pub(super) fn clear_warrants(&mut self, seat: Seat, cause: Cause) {
        let held = std::mem::take(&mut self.captain_mut(seat).warrants);
        if held > 0 {
            self.put(|| Event::Warrants { seat, change: -i16::from(held), cause });
        }
    }

    // Places -------------------------------------------------------------------------------

    pub(super) fn move_ship(&mut self, seat: Seat, to: SectorId, pace: Pace) {
        let captain = self.captain_mut(seat);
        let from = captain.sector;
        captain.sector = Some(to);
        captain.inspected &= from == Some(to);
        captain.hunted.0 &= from == Some(to);
        self.put(|| Event::Ship { seat, from, to, pace });
    }

    // Nav and misbehave --------------------------------------------------------------------

    pub(super) fn draw_nav_card(&mut self, region: Region) -> Option<u8> {
        if self.hidden.nav[region].is_empty() {
            self.reshuffle_nav(region);
        }
        if CARRIED && let Some((seat, known)) = self.board.charted[region] {
            self.board.charted[region] = (known > 1).then(|| (seat, known - 1));
        }
        self.hidden.nav[region].pop()
    }

    pub(super) fn reshuffle_nav(&mut self, region: Region) {
        self.board.charted[region] = None;
        let game = &mut *self.game;
        game.hidden.nav[region].append(&mut game.board.nav_discards[region]);
        game.hidden.rng.shuffle(&mut game.hidden.nav[region]);
        self.put(|| Event::Shuffled { deck: Deck::Nav(region) });
    }

    pub(super) fn draw_misbehave_card(&mut self) -> Option<u8> {
        if self.hidden.misbehave.is_empty() {
            self.reshuffle_misbehave();
        }
        if CARRIED && let Some((seat, known)) = self.board.foreseen.0 {
            self.board.foreseen = Foreseen((known > 1).then(|| (seat, known - 1)));
        }
        self.hidden.misbehave.pop()
    }

    /// So many cards lie in the deck, if there are as many: the discards are shuffled beneath.
    pub(super) fn top_up_misbehave(&mut self, count: usize) {
        if self.hidden.misbehave.len() < count {
            let top = std::mem::take(&mut self.hidden.misbehave);
            self.reshuffle_misbehave();
            self.hidden.misbehave.extend(top);
        }
    }

    pub(super) fn reshuffle_misbehave(&mut self) {
        self.board.foreseen = Foreseen::default();
        let game = &mut *self.game;
        game.hidden.misbehave.append(&mut game.board.misbehave_discards);
        game.hidden.rng.shuffle(&mut game.hidden.misbehave);
        self.put(|| Event::Shuffled { deck: Deck::Misbehave });
    }
}

/// Inserts in ascending order.
pub(super) fn insert<T: Ord + Copy>(items: &mut Vec<T>, item: T) {
    let at = items.iter().position(|other| *other > item).unwrap_or(items.len());
    items.insert(at, item);
}
