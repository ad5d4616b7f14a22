//! What happens in a game of Firefly, told in full: the books can be kept from it alone.

#![deny(clippy::wildcard_enum_match_arm)]

use super::alert::Watch;
use super::captain::{Goods, Person};
use super::challenge::dared_test;
use super::contact::Contact;
use super::edict::Edict;
use super::effect::{Good, Test, Way};
use super::job::JobId;
use super::leader::LeaderId;
use super::misbehave::Suit;
use super::sector::{Region, SectorId};
use super::sets::CARRIED;
use super::ship::ShipId;
use super::skill::Skill;
use super::step::{Outcome, Pace, Question, Step, Task};
use super::supply::{Class, Market, SupplyId};
use super::{figures, misbehave_card, nav_card};
use crate::{Aside, Seat};

/// Why something changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Cause {
    /// Set-up.
    Setup,
    /// The nav card of this number.
    Nav(u8),
    /// The misbehave card of this number.
    Misbehave(u8),
    /// This job.
    Job(JobId),
    /// The goal of this number, from 0.
    Goal(u8),
    /// Reaver Contact.
    Reavers,
    /// Alliance Contact.
    Alliance,
    /// A full burn.
    Burn,
    /// A bribe.
    Bribe,
    /// One-use gear.
    Spent,
    /// A visit to this market.
    Shop(Market),
    /// Shore leave.
    ShoreLeave,
    /// A talk with this contact.
    Deal(Contact),
    /// Make-work.
    MakeWork,
    /// The crew's share of this job.
    Wages(JobId),
    /// A better offer of this seat.
    BetterOffer(Seat),
    /// A bargain of the two seats.
    Parley(Seat, Seat),
    /// A free action.
    Free,
    /// A crew that talks sense into another.
    Soothe,
    /// A second disgruntled token.
    FedUp,
    /// Another face of the same person was hired.
    Identity,
    /// The story.
    Story,
    /// What is printed on this card aboard.
    Card(SupplyId),
    /// Corvette Contact.
    Corvette,
    /// What may be done beside this job.
    Aside(JobId),
    /// This bounty.
    Bounty(u8),
}

impl Cause {
    /// The ways out of the card that something happened by.
    pub fn ways(self) -> &'static [Way] {
        match self {
            Cause::Nav(card) => nav_card(card).ways,
            Cause::Reavers => nav_card(figures::REAVER_CUTTER).ways,
            Cause::Misbehave(card) => misbehave_card(card).ways,
            Cause::Goal(_)
            | Cause::Setup
            | Cause::Job(_)
            | Cause::Alliance
            | Cause::Burn
            | Cause::Bribe
            | Cause::Spent
            | Cause::Shop(_)
            | Cause::ShoreLeave
            | Cause::Deal(_)
            | Cause::MakeWork
            | Cause::Wages(_)
            | Cause::BetterOffer(_)
            | Cause::Parley(..)
            | Cause::Free
            | Cause::Soothe
            | Cause::FedUp
            | Cause::Identity
            | Cause::Story
            | Cause::Corvette
            | Cause::Aside(_)
            | Cause::Bounty(_)
            | Cause::Card(_) => &[],
        }
    }

    /// What was needed in a test of this skill; the goal of a story is not known from its number.
    pub fn asked(self, skill: Skill) -> Option<Question> {
        if let Cause::Job(job) = self {
            let dared = dared_test(Some(job)).map(Question::Card);
            return job.job().test.map(Question::Last).or(dared);
        }
        let asked = self.ways().iter().find_map(|way| way.test_of(skill));
        asked.map(Question::Card)
    }

    /// What was decided in a test of this skill by a total that fell into this band. Where no test of the
    /// skill on the card fits, a trick has turned the only one that does.
    pub fn decided(self, skill: Skill, total: i16, band: usize) -> Option<Question> {
        let asked = self.asked(skill).filter(|asked| asked.band(total) == band);
        let fits = |test: &&'static Test| test.band(total) == band;
        let mut others = self.ways().iter().flat_map(Way::tests).filter(fits);
        let only = others.next().filter(|_| others.next().is_none());
        asked.or(only.map(Question::Card))
    }
}

impl Event {
    /// Whether this program knows what leads to it.
    pub const fn is_carried(&self) -> bool {
        let is_of_sets = matches!(
            self,
            Event::Uplink { .. }
                | Event::Study { .. }
                | Event::Gamble { .. }
                | Event::Armor { .. }
                | Event::Alert { .. }
                | Event::Alarm { .. }
                | Event::Scattered { .. }
                | Event::Slip { .. }
                | Event::Corvette { .. }
                | Event::Manhunt { .. }
                | Event::Unrest { .. }
                | Event::Salvaged { .. }
                | Event::Windfall { .. }
                | Event::Charted { .. }
                | Event::Raced { .. }
                | Event::Flown { .. }
                | Event::Haven { .. }
                | Event::TokenTaken { .. }
                | Event::Timer { .. }
                | Event::Mark { .. }
                | Event::Edict { .. }
                | Event::Split { .. }
                | Event::Back { .. }
                | Event::Brand { .. }
                | Event::Doubles { .. }
                | Event::Above { .. }
                | Event::Picked { .. }
                | Event::Skies { .. }
                | Event::Bounty { .. }
                | Event::Boards { .. }
                | Event::Stance { .. }
                | Event::Forced { .. }
                | Event::Showdown { .. }
                | Event::Swapped { .. }
                | Event::Searched { .. }
                | Event::Cache { .. }
                | Event::Purse { .. }
        );
        CARRIED || !is_of_sets
    }

    /// The crew that a seat loses by this, unless it was let go or traded freely.
    pub fn lost_crew(&self, seat: Seat) -> Option<SupplyId> {
        let Event::Card { card, from: Spot::Ship(whose), to, cause, .. } = *self else {
            return None;
        };
        let freely = matches!(cause, Cause::Free | Cause::Parley(..));
        let stays = to == Spot::Ship(whose);
        let lost = whose == seat && !stays && !freely;
        (lost && card.printed().class == Class::Crew).then_some(card)
    }
}

/// Where a supply card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Spot {
    /// In its deck.
    Deck,
    /// On its discard pile.
    Discard,
    /// Looked at in a shop.
    Considered,
    /// Aboard: crew, gear, upgrade or drive core, as the card says.
    Ship(Seat),
    /// Out of the game.
    Gone,
    /// Bound beside a seat's ship.
    Bound(Seat),
    /// Held by the Alliance, for a seat to free.
    Jailed(Seat),
}

/// Where a bounty is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum BountySpot {
    /// In its deck.
    Deck,
    /// Face up: anybody may hunt for it.
    Open,
    /// With those who were caught for it by a seat.
    Bound(Seat),
    /// Out of the game.
    Gone,
    /// With whom the Alliance holds, for a seat to free.
    Jailed(Seat),
}

/// Where a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum JobSpot {
    /// In its deck.
    Deck,
    /// On its discard pile.
    Discard,
    /// Looked at by a seat.
    Considered(Seat),
    /// In a seat's hand.
    Hand(Seat),
    /// Begun by a seat.
    Active(Seat),
    /// Under a seat's ship.
    Tucked(Seat),
    /// Out of the game.
    Gone,
}

/// A pack that is shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Deck {
    /// A supply deck.
    Supply(Market),
    /// A contact's jobs.
    Jobs(Contact),
    /// A nav deck.
    Nav(Region),
    /// The misbehave cards.
    Misbehave,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
#[expect(missing_docs, reason = "what is said of a variant says what its fields are")]
pub enum Event {
    /// All rolled for the first pick; the throws of each round of rolling, 0: did not roll.
    Dice { rolls: Vec<Vec<u8>>, first: Seat },
    /// A seat picked its leader.
    Leader { seat: Seat, leader: LeaderId },
    /// A round begins.
    Round { round: u16 },
    /// A turn begins.
    Turn { seat: Seat, round: u16 },
    /// Dollars from the bank, or to it where the change is negative.
    Money { seat: Seat, change: i32, cause: Cause },
    /// Goods from the bank or to it, by hold and stash.
    Goods { seat: Seat, good: Good, hold: i8, stash: i8, cause: Cause },
    /// A supply card moved; or was killed, wherever it goes then.
    Card {
        card: SupplyId,
        from: Spot,
        to: Spot,
        cause: Cause,
        /// No part of what referees read.
        #[cfg_attr(feature = "serde", serde(skip))]
        killed: Aside<bool>,
    },
    /// A job moved; none where the listener may not know it.
    Job { job: Option<JobId>, contact: Contact, from: JobSpot, to: JobSpot, cause: Cause },
    /// A job's pick-up is done.
    Loaded { seat: Seat, job: JobId },
    /// A disgruntled token came or went.
    Token { seat: Seat, person: Person, disgruntled: bool, cause: Cause },
    /// Gear was taken up or laid aside.
    Equip { seat: Seat, gear: SupplyId, carrier: Option<Person> },
    /// Warrants came or went.
    Warrants { seat: Seat, change: i16, cause: Cause },
    /// The trust of a contact was won or lost.
    Solid { seat: Seat, contact: Contact, won: bool },
    /// A goal token.
    Goal { seat: Seat, goal: u8 },
    /// A ship moved; none: it came into play.
    Ship { seat: Seat, from: Option<SectorId>, to: SectorId, pace: Pace },
    /// The Alliance Cruiser moved.
    Cruiser { from: SectorId, to: SectorId, by: Option<Seat> },
    /// A Reaver Cutter moved.
    Cutter { from: SectorId, to: SectorId, by: Option<Seat> },
    /// A seat began a visit to a market.
    Visit { seat: Seat, market: Market },
    /// A seat began a talk with a contact.
    Talk { seat: Seat, contact: Contact },
    /// A nav card was turned.
    Nav { seat: Seat, region: Region, card: u8 },
    /// A misbehave card was turned.
    Misbehave { seat: Seat, card: u8 },
    /// A way out of a card was chosen, counted from 0.
    Way { seat: Seat, cause: Cause, way: u8 },
    /// A misbehave card was passed by the ace in the hole.
    Ace { seat: Seat, card: u8, spent: Option<SupplyId> },
    /// The ship ignored a breakdown.
    Ignored { seat: Seat, card: u8 },
    /// A pack was shuffled with its discards.
    Shuffled { deck: Deck },
    /// A crew rolled for its skills: the die with what is added; points of a skill, or back to
    /// the ship.
    Whim { seat: Seat, crew: SupplyId, roll: u8, skill: Option<Skill>, points: u8 },
    /// Somebody was chosen to make a test alone.
    Alone { seat: Seat, person: Person },
    /// Somebody turned a skill into another.
    Trick { seat: Seat, person: Person, skill: Skill },
    /// Dice of a test: the die and the bonus die of a six, 0 without one.
    Roll {
        seat: Seat,
        skill: Skill,
        die: u8,
        bonus: u8,
        again: bool,
        /// The lower die, where two were thrown. No part of what referees read.
        #[cfg_attr(feature = "serde", serde(skip))]
        lower: Aside<Option<u8>>,
    },
    /// A test is decided: the points beside the dice, the total and the band from 0.
    Test { seat: Seat, cause: Cause, skill: Skill, points: i16, total: i16, band: u8 },
    /// A medic check.
    Medic { seat: Seat, person: Person, roll: u8, bonus: u8, saved: bool },
    /// A leader was to die.
    Lucky { seat: Seat },
    /// A wanted roll.
    Wanted { seat: Seat, crew: SupplyId, roll: u8, caught: bool },
    /// Alliance Contact.
    Inspection { seat: Seat },
    /// A decoy drew the Cruiser off.
    Decoyed { seat: Seat },
    /// A crew sets out on a job or goal.
    Team { seat: Seat, task: Task, step: Step, team: Vec<Person> },
    /// A step of a job or goal is over.
    Errand { seat: Seat, task: Task, step: Step, outcome: Outcome },
    /// What a job pays: as printed, what the price test added, whether it was halved.
    Pay { seat: Seat, job: JobId, printed: i32, price: i32, half: bool },
    /// An offer was made.
    Offer {
        from: Seat,
        to: Seat,
        give_money: u32,
        give_goods: Goods,
        give_cards: Vec<SupplyId>,
        ask_money: u32,
        ask_goods: Goods,
        ask_cards: Vec<SupplyId>,
    },
    /// It was answered.
    Answer { seat: Seat, agreed: bool },
    /// Every other seat has one more turn.
    LastCall { seat: Seat },
    /// The end. `finished` is the seat that reached its last goal, if one did; `shown` are the
    /// jobs in hand that the final account charges for.
    Over { finished: Option<Seat>, places: Vec<u8>, shown: Vec<JobId> },
    /// The top job of a contact's deck is considered from afar.
    Uplink { seat: Seat, contact: Contact },
    /// The misbehave cards to come are looked at, the next one first; none where the listener may
    /// not know them.
    Study { seat: Seat, cards: Vec<u8> },
    /// A bet on misbehave cards that were turned up.
    Gamble { seat: Seat, cards: Vec<u8>, won: bool },
    /// What somebody who was to die wears.
    Armor { seat: Seat, person: Person, roll: u8, saved: bool },
    /// Alert tokens came or went.
    Alert { watch: Watch, sector: SectorId, change: i16 },
    /// A die for the alert tokens of a sector that a ship entered, printed ones included.
    Alarm { watch: Watch, seat: Seat, sector: SectorId, tokens: u8, roll: u8, comes: bool },
    /// A goal token lies where a job ends.
    Mark { seat: Seat, job: JobId, sector: SectorId },
    /// Misbehave cards that were looked at are laid aside.
    Scattered { seat: Seat, cards: Vec<u8> },
    /// A die for a drive that slips away from a patrol.
    Slip { seat: Seat, roll: u8, away: bool },
    /// Corvette Contact.
    Manhunt { seat: Seat },
    /// A die for the people aboard: so many of them are lost.
    Unrest { seat: Seat, roll: u8, lost: u8 },
    /// A die for gear that was discarded.
    Salvaged { seat: Seat, gear: SupplyId, roll: u8, kept: bool },
    /// Dice for gear that is worth what they show.
    Windfall { seat: Seat, gear: SupplyId, dice: (u8, u8) },
    /// The nav cards to come of a region are looked at, the next one first; none where the listener
    /// may not know them.
    Charted { seat: Seat, region: Region, cards: Vec<u8> },
    /// A bet on the suit of a misbehave card.
    Raced { seat: Seat, suit: Suit, card: u8, won: bool },
    /// The Operative's Corvette moved.
    Corvette { from: SectorId, to: SectorId, by: Option<Seat> },
    /// A seat picked its ship.
    Flown { seat: Seat, ship: ShipId },
    /// A seat is at home in a sector.
    Haven { seat: Seat, sector: SectorId },
    /// A seat took a goal token of a rival.
    TokenTaken { seat: Seat, rival: Seat },
    /// A timer ran down by one token; so many are left.
    Timer { left: u8 },
    /// An alert card comes into force, or is laid on a deck.
    Edict { edict: Edict, at: Option<Deck> },
    /// Those on a job go on in two teams; the second of them.
    Split { seat: Seat, team: Vec<Person> },
    /// Back to the ship for the rest of the job.
    Back { seat: Seat, person: Person },
    /// A wanted token came or went.
    Brand { seat: Seat, person: Person, wanted: bool },
    /// Two dice that bring money when they are alike.
    Doubles { seat: Seat, dice: (u8, u8), won: bool },
    /// A die that has to be higher than a number.
    Above { seat: Seat, roll: u8, than: u8, won: bool },
    /// A die for the skill that is tested.
    Picked { seat: Seat, roll: u8, skill: Skill },
    /// A die for the sectors of a full burn that are clear.
    Skies { seat: Seat, roll: u8 },
    /// A bounty moved.
    Bounty { bounty: u8, from: BountySpot, to: BountySpot },
    /// A boarding test is decided: whether the seat came aboard its rival's ship.
    Boards { seat: Seat, rival: Seat, aboard: bool },
    /// A seat named the skill of a showdown, or that of somebody alone.
    Stance { seat: Seat, skill: Skill, alone: Option<SupplyId> },
    /// A crew made the rival of a showdown roll again.
    Forced { seat: Seat, crew: SupplyId },
    /// A showdown is decided: the totals of who began it and of the rival, or of somebody alone.
    Showdown { seat: Seat, rival: Option<Seat>, own: i16, other: i16, won: bool },
    /// A misbehave card was swapped for the next, thanks to a crew.
    Swapped { seat: Seat, card: u8, crew: SupplyId },
    /// The jobs that a seat holds were looked at by another.
    Searched { seat: Seat, rival: Seat },
    /// Contraband that lay in a sector was taken; so much is left there.
    Cache { seat: Seat, sector: SectorId, left: u8 },
    /// A seat took the purse that lay under a contact.
    Purse { seat: Seat, contact: Contact },
}

impl Event {
    /// What `viewer` may know of it.
    pub(super) fn seen(&self, viewer: Option<Seat>) -> Event {
        let mut seen = self.clone();
        if let Event::Job { job, from, to, .. } = &mut seen
            && let Some(owner) = only_knower(*from, *to)
            && viewer != Some(owner)
        {
            *job = None;
        }
        if let Event::Job { job, from: JobSpot::Hand(one), to: JobSpot::Hand(other), .. } =
            &mut seen
            && viewer != Some(*one)
            && viewer != Some(*other)
        {
            *job = None;
        }
        if let Event::Study { seat, cards } = &mut seen
            && viewer != Some(*seat)
        {
            cards.clear();
        }
        if let Event::Charted { seat, cards, .. } = &mut seen
            && viewer != Some(*seat)
        {
            cards.clear();
        }
        seen
    }

    /// Whether it turned something up: a card or a die.
    pub(super) fn reveals(&self) -> bool {
        match self {
            Event::Dice { .. }
            | Event::Nav { .. }
            | Event::Misbehave { .. }
            | Event::Whim { .. }
            | Event::Roll { .. }
            | Event::Medic { .. }
            | Event::Wanted { .. }
            | Event::Study { .. }
            | Event::Gamble { .. }
            | Event::Armor { .. }
            | Event::Alarm { .. }
            | Event::Scattered { .. }
            | Event::Slip { .. }
            | Event::Unrest { .. }
            | Event::Salvaged { .. }
            | Event::Windfall { .. }
            | Event::Charted { .. }
            | Event::Raced { .. }
            | Event::Doubles { .. }
            | Event::Above { .. }
            | Event::Picked { .. }
            | Event::Skies { .. }
            | Event::Mark { .. }
            | Event::Searched { .. }
            | Event::Shuffled { .. } => true,
            Event::Bounty { from, .. } => *from == BountySpot::Deck,
            Event::Edict { at, .. } => at.is_none(),
            Event::Card { from, .. } => *from == Spot::Deck,
            // Who plays a job out of his hand has known it.
            Event::Job { from, .. } => *from == JobSpot::Deck,
            Event::Over { shown, .. } => !shown.is_empty(),
            Event::Leader { .. }
            | Event::Flown { .. }
            | Event::Round { .. }
            | Event::Turn { .. }
            | Event::Money { .. }
            | Event::Goods { .. }
            | Event::Loaded { .. }
            | Event::Token { .. }
            | Event::Equip { .. }
            | Event::Warrants { .. }
            | Event::Solid { .. }
            | Event::Goal { .. }
            | Event::Ship { .. }
            | Event::Cruiser { .. }
            | Event::Cutter { .. }
            | Event::Corvette { .. }
            | Event::Manhunt { .. }
            | Event::Haven { .. }
            | Event::TokenTaken { .. }
            | Event::Timer { .. }
            | Event::Split { .. }
            | Event::Back { .. }
            | Event::Brand { .. }
            | Event::Boards { .. }
            | Event::Stance { .. }
            | Event::Forced { .. }
            | Event::Showdown { .. }
            | Event::Swapped { .. }
            | Event::Cache { .. }
            | Event::Purse { .. }
            | Event::Alert { .. }
            | Event::Visit { .. }
            | Event::Talk { .. }
            | Event::Uplink { .. }
            | Event::Way { .. }
            | Event::Ace { .. }
            | Event::Ignored { .. }
            | Event::Alone { .. }
            | Event::Trick { .. }
            | Event::Test { .. }
            | Event::Lucky { .. }
            | Event::Inspection { .. }
            | Event::Decoyed { .. }
            | Event::Team { .. }
            | Event::Errand { .. }
            | Event::Pay { .. }
            | Event::Offer { .. }
            | Event::Answer { .. }
            | Event::LastCall { .. } => false,
        }
    }
}

/// Who alone knows which job it is that moves.
fn only_knower(from: JobSpot, to: JobSpot) -> Option<Seat> {
    let looked = matches!(from, JobSpot::Deck | JobSpot::Considered(_));
    match to {
        JobSpot::Considered(seat) if from == JobSpot::Deck => Some(seat),
        JobSpot::Hand(seat) if looked => Some(seat),
        JobSpot::Considered(_)
        | JobSpot::Hand(_)
        | JobSpot::Deck
        | JobSpot::Discard
        | JobSpot::Active(_)
        | JobSpot::Tucked(_)
        | JobSpot::Gone => None,
    }
}

/// A line of the final account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "item", rename_all = "snake_case"))]
#[expect(missing_docs, reason = "what is said of a line says what its fields are")]
pub enum Item {
    /// Goal tokens: the total of stories that are won by goals.
    Goals { goals: u8 },
    /// Dollars at hand: the total of stories that are won by cash.
    Cash { dollars: u32 },
    /// What an active job that was not done costs at the end.
    Owed { job: JobId, dollars: u32 },
    /// How far the aim of the solo story was reached.
    Aim { reached: u32 },
    /// Contacts Solid: the total of a story that is won by trust.
    Solids { solids: u8 },
    /// What the crew's prices come to, which breaks a tie.
    Crew { dollars: u32 },
}

impl Item {
    /// What the line adds to the total.
    pub fn points(self) -> i32 {
        match self {
            Item::Goals { goals } => goals.into(),
            Item::Cash { dollars } => dollars as i32,
            Item::Owed { dollars, .. } => -(dollars as i32),
            Item::Aim { reached } => reached as i32,
            Item::Solids { solids } => solids.into(),
            Item::Crew { .. } => 0,
        }
    }
}
