//! All that lies open on the table: what every seat may look at.

#![deny(clippy::wildcard_enum_match_arm)]

use super::alert::Alerts;
use super::captain::{Arms, Captain, Goods, Person};
use super::chart::Chart;
use super::contact::{ByContact, Contact, Favour};
use super::edict::{Edict, Posted};
use super::effect::{Effect, Good, Lot, Need};
use super::job::{Freight, Job, JobId, Stop};
use super::options::{Aim, Table};
use super::patrol::Cutters;
use super::sector::{ByRegion, Region, SectorId};
use super::sets::CARRIED;
use super::skill::{Keyword, Skill, Skills};
use super::step::{Errand, Flight, Frame, Pace, Pending, Step, Task, Uplink};
use super::story::{Demand, End, Goal, Twist};
use super::supply::{ByMarket, Class, Market, SupplyId};
use crate::{BySeat, Later, Seat};
use std::hash::{Hash, Hasher};

/// The actions of a turn (section 5); each at most once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Move.
    Fly,
    /// At a supply planet.
    Buy,
    /// With a contact.
    Deal,
    /// A job, a goal or make-work.
    Work,
    /// A crew calms another.
    Soothe,
    /// Last call, where the story asks for an action.
    Call,
    /// A full burn beside the Fly action.
    Jets,
}

/// Who knows how many misbehave cards on top of the deck. Where nobody knows any it hashes as
/// nothing, as it did when nobody could.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Foreseen(pub Option<(Seat, u8)>);

impl Hash for Foreseen {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if let Some(known) = self.0 {
            known.hash(state);
        }
    }
}

/// The open part of a game, everything but decks, hands and the generator.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// What was agreed before the deal.
    pub table: Table,
    /// From 1; 0 during set-up.
    pub round: u16,
    /// Who has the first turn of each round, and picked first.
    pub first: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The actions taken in this turn.
    pub acted: Vec<Action>,
    /// Free changes made in this turn; there is a limit so that a turn always ends.
    pub fuss: u8,
    /// Offers made or heard in this turn.
    pub offers: u8,
    /// All seats in order.
    pub captains: BySeat<Captain>,
    /// The face-up supply cards by market; the latest lies last.
    pub supply_discards: ByMarket<Vec<SupplyId>>,
    /// The face-up jobs by contact; the latest lies last.
    pub job_discards: ByContact<Vec<JobId>>,
    /// The nav discards.
    pub nav_discards: ByRegion<Vec<u8>>,
    /// The misbehave discards.
    pub misbehave_discards: Vec<u8>,
    /// What somebody knows of the misbehave deck.
    pub foreseen: Foreseen,
    /// Supply cards out of the game.
    pub gone: Vec<SupplyId>,
    /// Jobs out of the game.
    pub gone_jobs: Vec<JobId>,
    /// The Alliance Cruiser, with Harken aboard.
    pub cruiser: SectorId,
    /// The Reaver Cutters.
    pub cutters: Cutters,
    /// The Operative's Corvette, where it is in play.
    pub corvette: Later<Option<SectorId>>,
    /// The alert tokens.
    pub alerts: Alerts,
    /// Who knows how many nav cards on top of each deck.
    pub charted: Later<ByRegion<Option<(Seat, u8)>>>,
    /// The Fly action under way.
    pub flight: Option<Flight>,
    /// The Work action under way.
    pub errand: Option<Errand>,
    /// Pending work, the topmost last.
    pub stack: Vec<Frame>,
    /// The tokens left of a timer that jobs run down.
    pub timer: Later<u8>,
    /// Where goal tokens lie that anybody may take, ascending; a sector as often as there are some.
    pub marks: Later<Vec<SectorId>>,
    /// The dollars in the bank, where they are counted.
    pub bank: Later<Option<u32>>,
    /// Who declared last call, and how many turns are left then.
    pub last_call: Option<(Seat, u8)>,
    /// Who reached the last goal.
    pub finished: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// The alert card in force.
    pub posted: Later<Option<Posted>>,
    /// Alert cards that were, the one that comes next first once all others have been.
    pub lifted: Later<Vec<Edict>>,
    /// Actions that cards add to this turn.
    pub more_actions: Later<u8>,
    /// The bounties that lie face up, the oldest first.
    pub posters: Later<Vec<u8>>,
    /// Where contraband lies that whoever dares may load, ascending; a sector as often as there is some.
    pub caches: Later<Vec<SectorId>>,
    /// The contacts under whom a purse still lies.
    pub purses: Later<Vec<Contact>>,
}

impl Board {
    /// Free changes of one turn: moves between hold and stash, gear that is handed over, and jobs
    /// looked into and put off. Nobody needs that many; a turn has to end.
    pub const FUSS: u8 = 100;
    /// Offers that may be made, by the seat or by others that it hears out, in one turn.
    pub const OFFERS: u8 = 6;

    /// A seat's ship.
    pub fn captain(&self, seat: Seat) -> &Captain {
        &self.captains[seat]
    }

    /// The ship whose turn it is.
    pub fn acting(&self) -> &Captain {
        self.captain(self.turn)
    }

    /// All seats in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.table.seats)
    }

    /// The seat to the left: the next one.
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.table.seats)
    }

    /// The seat to the right: who moves the Cruiser and the Cutter. Alone it is oneself.
    pub fn right_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.table.seats - 1) % self.table.seats)
    }

    /// The other seats whose ships share a seat's sector.
    pub fn neighbours_of(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let here = self.captain(seat).sector;
        self.seats().filter(move |&other| other != seat && self.captain(other).sector == here)
    }

    /// Whether jobs lie open for everybody, and nobody has any in hand.
    pub fn shares_jobs(&self) -> bool {
        CARRIED && self.table.has(Twist::Shared)
    }

    /// Whether a ship is in the sector.
    pub fn has_ship(&self, sector: SectorId) -> bool {
        self.captains.iter().any(|captain| captain.sector == Some(sector))
    }

    /// Whether free changes are still allowed in this turn.
    pub fn may_fuss(&self) -> bool {
        self.fuss < Self::FUSS
    }

    /// Who must answer the topmost frame; the game is over without one.
    pub fn decider(&self) -> Option<Seat> {
        let seat = self.stack.last()?.decider(self);
        (!self.over).then_some(seat)
    }

    // Places -------------------------------------------------------------------------------

    /// The sectors in play and the moves between them.
    pub fn chart(&self) -> &'static Chart {
        Chart::of(self.table.sets)
    }

    /// The market of a sector.
    pub fn market(&self, sector: SectorId) -> Option<Market> {
        self.table.markets().find(|market| market.sector() == sector)
    }

    /// The contacts in a sector; Harken is on the Cruiser.
    pub fn contacts(&self, sector: SectorId) -> impl Iterator<Item = Contact> + use<> {
        let cruiser = self.cruiser;
        self.table.contacts().filter(move |contact| contact.home(cruiser) == sector)
    }

    /// Whether the acting ship may deal with the contact here and now.
    pub fn may_deal(&self, contact: Contact) -> bool {
        let here = self.acting().sector.is_some_and(|at| self.contacts(at).any(|c| c == contact));
        let afar = contact.is_on_air() && self.acting().is_solid(contact);
        (here || afar || self.acting().calls_on(contact)) && self.is_welcome(contact)
    }

    /// Whether the contact deals with the acting ship, wherever it is.
    pub fn is_welcome(&self, contact: Contact) -> bool {
        self.welcomes(self.turn, contact)
    }

    /// The same for whichever seat.
    pub fn welcomes(&self, seat: Seat, contact: Contact) -> bool {
        let captain = self.captain(seat);
        let wary = contact.is_lawful() && captain.is_outlaw();
        let resented = captain.is_resented(contact) || self.is_audited(contact);
        !(wary || resented || self.table.shuns(contact))
    }

    /// Sectors that the acting ship may fly to from here: not where a Cutter is, but for a mosey
    /// where there are several, and nowhere on leaking fuel lines without fuel.
    pub fn exits(&self, from: SectorId, pace: Pace) -> impl Iterator<Item = SectorId> {
        let leaks = self.flight.is_some_and(|flight| flight.leaks);
        let dry = leaks && self.acting().has(Good::Fuel) == 0;
        self.exits_of(self.turn, from, pace).filter(move |_| !dry)
    }

    /// The same for whichever seat, whatever flight is under way.
    pub fn exits_of(
        &self,
        seat: Seat,
        from: SectorId,
        pace: Pace,
    ) -> impl Iterator<Item = SectorId> {
        let dares = pace == Pace::Mosey && self.cutters.is_pack();
        let open = move |next: &SectorId| dares || !self.is_barred_to(seat, *next);
        self.chart().neighbours(from).filter(open)
    }

    /// Sectors that the flight under way may still go: an upgrade scrapped or a crew lost on the
    /// way shortens it.
    pub fn sectors_left(&self) -> u8 {
        let Some(flight) = self.flight else { return 0 };
        let reach = match flight.pace {
            Pace::Mosey => self.acting().mosey(),
            Pace::Burn => self.acting().range().saturating_add(flight.farther),
            Pace::Evade | Pace::Adrift => 0,
        };
        if flight.stopped { 0 } else { reach.saturating_sub(flight.gone) }
    }

    /// The Alliance sectors with an outlaw ship, where the Cruiser is not yet; ascending.
    pub fn hunting_grounds(&self) -> Vec<SectorId> {
        let outlaws = self.captains.iter().filter(|captain| captain.is_outlaw());
        let mut sectors: Vec<SectorId> = outlaws.filter_map(|captain| captain.sector).collect();
        sectors.retain(|at| at.sector().region == Region::Alliance && *at != self.cruiser);
        crate::order::sort(&mut sectors);
        sectors.dedup();
        sectors
    }

    /// Whether two ships lie in one sector.
    pub fn are_together(&self, one: Seat, other: Seat) -> bool {
        self.neighbours_of(one).any(|seat| seat == other)
    }

    // Tests --------------------------------------------------------------------------------

    /// Whom cards look at: the team of a job under way, or everybody aboard.
    pub fn present(&self) -> Vec<Person> {
        match &self.errand {
            Some(errand) if errand.gone => errand.team.clone(),
            _ => self.acting().everyone(),
        }
    }

    /// Whether the keyword is there, or gear that gives it when it is discarded.
    pub fn can_show(&self, among: &[Person], word: Keyword) -> bool {
        let captain = self.acting();
        captain.has_keyword(among, word) || captain.one_use(among, word).is_some()
    }

    // Buying -------------------------------------------------------------------------------

    /// What a supply card costs a seat, in dollars.
    pub fn price(&self, seat: Seat, card: SupplyId) -> u32 {
        self.captain(seat).price(card)
    }

    /// Whether a ship has a place for a supply card.
    pub fn has_place(&self, seat: Seat, card: SupplyId) -> bool {
        let captain = self.captain(seat);
        match card.printed().class {
            Class::Crew => captain.has_berth() && captain.would_hire(card),
            Class::Upgrade => captain.upgrades.len() < captain.slots(),
            Class::DriveCore(_) => !captain.ship().built_in,
            Class::Gear => true,
        }
    }

    /// How many cards the acting ship buys in one visit.
    pub fn buys(&self) -> u8 {
        self.acting().buys()
    }

    /// How many jobs of a contact the acting ship considers.
    pub fn considers(&self, contact: Contact) -> u8 {
        let gear = self.acting().considers();
        match contact.favour().filter(|_| self.acting().is_solid(contact)) {
            Some(Favour::Considers(jobs)) => gear.max(jobs),
            Some(
                Favour::Boards
                | Favour::ClearsWarrants(_)
                | Favour::SellsFuel
                | Favour::SellsCargo(_)
                | Favour::SellsContraband(_)
                | Favour::Employs(_)
                | Favour::Broadcasts(_),
            )
            | None => gear,
        }
    }

    /// What the acting ship gets for one of a good from the contact it deals with, in dollars.
    pub fn sale_price(&self, contact: Contact, good: Good) -> Option<u16> {
        let captain = self.acting();
        let barred = good == Good::Cargo && self.is_posted(Edict::EnhancedInspection);
        if !captain.is_solid(contact) || barred {
            return None;
        }
        match good {
            Good::Cargo => contact.cargo_price(),
            Good::Contraband => contact.contraband_price(),
            Good::Part => captain.part_price(),
            Good::Fuel | Good::Passenger | Good::Fugitive => None,
        }
        .map(|dollars| dollars + captain.sale_money(good))
    }

    // Jobs and goals -----------------------------------------------------------------------

    /// The sectors where a stop is worked as things stand.
    pub fn sectors(&self, stop: Stop) -> &'static [u8] {
        stop.place.sectors(self.cruiser)
    }

    /// How much contraband lies in a sector for whoever dares.
    pub fn cached(&self, sector: SectorId) -> u8 {
        self.caches.iter().filter(|at| **at == sector).count() as u8
    }

    /// Whether the acting ship may hand in a set of goods now, as often as it has one.
    pub(super) fn hands_in(&self) -> bool {
        let of_lots = |goal: &Goal| goal.demands.iter().any(|d| matches!(d, Demand::AnyLot(_)));
        CARRIED && !self.over && self.goal(self.turn).is_some_and(of_lots) && self.may_pursue()
    }

    /// Whether the acting ship has aboard what a way of a goal gives away.
    pub fn affords(&self, way: &[Effect]) -> bool {
        let gives =
            |effect: &Effect| if let Effect::Lose(lot) = effect { Some(*lot) } else { None };
        way.iter().filter_map(gives).all(|lot| self.acting().holds(lot))
    }

    /// Whether the acting ship has what a job delivers aboard, or room for what it loads.
    pub fn freight_fits(&self, job: &Job, step: Step) -> bool {
        let captain = self.acting();
        match step {
            Step::Aside => {
                let aboard = |lots: &[Lot]| lots.iter().all(|&lot| captain.holds(lot));
                return job.aside.is_some_and(|aside| aboard(aside.lots));
            }
            Step::Finish => return captain.has_freight(job),
            Step::Pickup => {}
        }
        let Some(freight) = job.course.freight() else { return true };
        let fit = |lots: &mut dyn Iterator<Item = Lot>| {
            let mut goods = Goods::default();
            lots.for_each(|lot| goods[lot.good] += lot.count);
            captain.has_room(&goods)
        };
        match freight {
            // Of what is found by chance as much is taken as there is room for.
            _ if !job.found.is_empty() => fit(&mut job.found_lots()),
            Freight::Lots(lots) => fit(&mut lots.iter().copied()),
            Freight::Any(_) | Freight::People => {
                freight.free().iter().any(|&good| captain.room(good) > 0)
            }
        }
    }

    /// Points of each skill that these lack of what a job asks for.
    pub fn lacking(&self, team: &[Person], job: &Job) -> Skills {
        let points = |skill| self.acting().points(team, skill, Arms::Armed);
        let lacks = |skill| job.skills.of(skill).saturating_sub(points(skill));
        Skills::new(lacks(Skill::Fight), lacks(Skill::Tech), lacks(Skill::Negotiate))
    }

    /// The keywords that a job asks for and none of these shows.
    pub fn unshown(&self, team: &[Person], job: &Job) -> Vec<Keyword> {
        let asked = job.keywords.iter().copied();
        asked.filter(|&word| !self.can_show(team, word)).collect()
    }

    /// What else a job asks for and these do not have.
    pub fn unmet(&self, team: &[Person], job: &Job) -> Vec<Need> {
        let asked = job.needs.iter().copied();
        asked.filter(|&need| !self.met(team, need)).collect()
    }

    /// Whether these could meet what the job asks for.
    pub fn meets(&self, team: &[Person], job: &Job) -> bool {
        self.lacking(team, job) == Skills::default()
            && self.unshown(team, job).is_empty()
            && self.unmet(team, job).is_empty()
    }

    /// The next goal of a seat.
    pub fn goal(&self, seat: Seat) -> Option<&'static Goal> {
        let story = self.table.story()?;
        story.goals.get(usize::from(self.captain(seat).goals))
    }

    /// Whether the next goal of the acting ship asks for the trust of one of these, and has it now.
    pub fn goal_needs(&self, trust: &[Contact]) -> bool {
        let (now, mut after) = (self.acting(), self.acting().clone());
        after.solid.retain(|job| !trust.contains(&job.job().contact));
        let demands = self.goal(self.turn).map_or(&[][..], |goal| goal.demands);
        let meets = |captain, one| meets_demand(captain, one, self.cruiser);
        demands.iter().any(|&one| meets(now, one) && !meets(&after, one))
    }

    /// Whether the acting ship may work its next goal here and now.
    pub fn may_pursue(&self) -> bool {
        let Some(goal) = self.goal(self.turn) else { return false };
        let captain = self.acting();
        let there = goal.at.is_none_or(|at| captain.sector.map(SectorId::number) == Some(at));
        there && goal.takes_work() && !self.is_at_dusk() && self.meets_goal(self.turn)
    }

    /// Whether the acting ship may reach its next goal in a talk with a contact, here and now.
    pub(super) fn may_redeem(&self, contact: Contact) -> bool {
        let goal = self.goal(self.turn).filter(|goal| goal.talks_to() == Some(contact));
        let there = goal.is_some_and(|goal| self.place_of(goal) == self.acting().sector);
        CARRIED && there && self.meets_goal(self.turn)
    }

    /// Whether the goal of the story is reached as a turn ends.
    pub fn is_at_dusk(&self) -> bool {
        CARRIED && self.table.has(Twist::AtDusk)
    }

    /// Whether piracy, crime and smuggling jobs and bounties bring goal tokens.
    pub fn counts_deeds(&self) -> bool {
        CARRIED && self.table.has(Twist::Deeds)
    }

    /// Whether who has the turn wins as it begins.
    pub(super) fn is_dawn(&self) -> bool {
        let story = self.table.story().filter(|story| CARRIED && story.end == End::Dawn);
        story.is_some_and(|story| usize::from(self.acting().goals) >= story.goals.len())
    }

    /// Whether who has the turn wins as it ends.
    pub fn falls_due(&self) -> bool {
        self.is_at_dusk() && self.meets_goal(self.turn)
    }

    /// Whether a seat meets what its next goal asks for before it may be worked.
    pub fn meets_goal(&self, seat: Seat) -> bool {
        let captain = self.captain(seat);
        let demands = self.goal(seat).map(|goal| goal.demands);
        demands.is_some_and(|all| all.iter().all(|&one| meets_demand(captain, one, self.cruiser)))
    }

    /// The same but for where it is.
    pub fn meets_goal_there(&self, seat: Seat) -> bool {
        let captain = self.captain(seat);
        let demands = self.goal(seat).map(|goal| goal.demands);
        let met = |&one: &Demand| one.is_place() || meets_demand(captain, one, self.cruiser);
        demands.is_some_and(|all| all.iter().all(met))
    }

    /// Whether the acting ship holds all of its goals and may declare last call: with an action
    /// where debts are counted, else at any time.
    pub fn may_call(&self) -> bool {
        let Some(story) = self.table.story() else { return false };
        let held = usize::from(self.acting().goals) >= story.goals.len();
        let asks = match story.end {
            end if !end.is_carried() => false,
            End::First | End::Drought(_) | End::Trust | End::Dawn | End::Purses => false,
            End::LastCall => true,
            End::LastCallOwing => self.has_action(Action::Call),
            End::Majority => self.owns_most(self.turn),
        };
        // Alone it is declared before the last token goes.
        let late =
            self.table.is_alone() && self.round >= Table::SOLO_TURNS && story.end != End::Majority;
        held && asks && self.last_call.is_none() && !late
    }

    /// All dollars there are where the bank's are counted.
    pub fn all_money(&self) -> u32 {
        let held: u32 = self.captains.iter().map(|captain| captain.money).sum();
        held + self.bank.unwrap_or(0)
    }

    /// Whether a seat owns more than half of all dollars.
    pub fn owns_most(&self, seat: Seat) -> bool {
        CARRIED && 2 * self.captain(seat).money > self.all_money()
    }

    /// Where the next goal of a seat is reached, if it has a place.
    pub fn goal_place(&self, seat: Seat) -> Option<SectorId> {
        let goal = self.goal(seat)?;
        let home = goal.demands.contains(&Demand::AtHaven);
        let haven = self.captain(seat).haven.0.filter(|_| CARRIED && home);
        self.place_of(goal).or(haven)
    }

    /// Where a goal is reached, whoever does.
    pub fn place_of(&self, goal: &Goal) -> Option<SectorId> {
        let aboard = CARRIED && goal.demands.contains(&Demand::AtCruiser);
        goal.at.and_then(SectorId::new).or(aboard.then_some(self.cruiser))
    }

    /// How many actions are still to be had in this turn, but alone.
    pub fn actions_left(&self) -> u8 {
        (2 + self.more_actions.0).saturating_sub(self.acted.len() as u8)
    }

    /// Whether an action is still to be had in this turn. Alone each of the four may be taken.
    pub fn has_action(&self, action: Action) -> bool {
        let spent = self.table.aim().is_none() && self.actions_left() == 0;
        !spent && !self.acted.contains(&action)
    }

    /// Whether the acting ship has reached the aim of the solo story.
    pub fn aim_reached(&self) -> bool {
        let Some(aim) = self.table.aim() else { return false };
        self.aim_progress(aim) >= aim_size(aim)
    }

    /// How far the aim of the solo story is reached: contacts, dollars or cards.
    pub fn aim_progress(&self, aim: Aim) -> u32 {
        let captain = self.captain(Seat(0));
        match aim {
            Aim::Good => captain.solids().into(),
            Aim::Bad => captain.money,
            Aim::Ugly => captain.passed.into(),
        }
    }

    /// Whose jobs somebody just drew to consider.
    pub fn considered(&self) -> Option<Contact> {
        self.stack.iter().rev().find_map(|frame| {
            if let Frame::Uplink(Uplink(contact)) = frame {
                return Some(*contact);
            }
            if let Frame::Deal(talk) = frame { Some(talk.contact) } else { None }
        })
    }

    /// The job or goal under way.
    pub fn task(&self) -> Option<Task> {
        self.errand.as_ref().map(|errand| errand.task)
    }
}

/// How much the aim of the solo story asks for.
pub fn aim_size(aim: Aim) -> u32 {
    match aim {
        Aim::Good => 5,
        Aim::Bad => 15_000,
        Aim::Ugly => 20,
    }
}

/// Whether a ship meets what a goal asks for before it may be worked, the Cruiser being where it is.
pub fn meets_demand(captain: &Captain, demand: Demand, cruiser: SectorId) -> bool {
    if !demand.is_carried() {
        return false;
    }
    match demand {
        Demand::SolidWith(contacts) => contacts.iter().all(|&c| captain.is_solid(c)),
        Demand::Solids(count) => captain.solids() >= count,
        Demand::Cash(dollars) => captain.money >= u32::from(dollars),
        Demand::Tokens(count) => captain.goals >= count,
        Demand::CrimeDone => captain.crimes > 0,
        Demand::Marked | Demand::Deed => false,
        Demand::AnyLot(lots) => lots.iter().any(|&lot| captain.holds(lot)),
        Demand::AtHaven => CARRIED && captain.haven.is_some() && captain.haven.0 == captain.sector,
        Demand::AtCruiser => captain.sector == Some(cruiser),
        Demand::InTalk(_) => true,
    }
}
