//! The decisions of a game of Firefly, each a small one.

#![deny(clippy::wildcard_enum_match_arm)]

use super::captain::Person;
use super::contact::Contact;
use super::effect::Good;
use super::job::JobId;
use super::leader::LeaderId;
use super::misbehave::{Colour, Suit};
use super::patrol::Patrol;
use super::sector::{Region, SectorId};
use super::sets::CARRIED;
use super::ship::ShipId;
use super::skill::Skill;
use super::supply::SupplyId;
use crate::Seat;

/// One small decision. Which frame asks for it says what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Choice {
    /// Set-up: sail under this leader.
    Leader(LeaderId),
    /// Set-up of the solo story: start with this crew, free.
    Recruit(SupplyId),
    /// Set-up: give a starting job back.
    Return(JobId),
    /// Set-up: place the ship here.
    Place(SectorId),

    /// Turn: fly without fuel and card.
    Mosey,
    /// Turn: pay the fuel of a full burn.
    Burn,
    /// Turn: look at supply cards.
    Shop,
    /// Turn: $100 for each aboard, and all disgruntled tokens go.
    ShoreLeave,
    /// Turn: see a contact.
    Deal(Contact),
    /// Turn: work a job; who goes is chosen next.
    Work(JobId),
    /// Turn: work the next goal of the story.
    Pursue,
    /// Turn: take $200 for make-work.
    MakeWork,
    /// Turn: a crew talks somebody out of the disgruntled token.
    Soothe(Person),
    /// Turn, free: move goods between hold and stash, or dump them.
    Stowage,
    /// Turn, free: swap gear, dismiss crew, drop jobs, scrap upgrades.
    Roster,
    /// Turn, free: make an offer to a seat in the sector.
    Parley(Seat),
    /// Turn, free: hire a seat's disgruntled crew.
    Poach(Seat, SupplyId),
    /// The turn is over.
    EndTurn,

    /// Fly: to this sector. Also where the Cruiser or the Cutter goes.
    To(SectorId),
    /// Fly: stay here.
    Stop,
    /// A card: this way out, counted from 0.
    Way(u8),
    /// A misbehave card: discard one-use gear as the ace in the hole.
    Ace(SupplyId),

    /// Alliance Contact: stand by.
    Submit,
    /// Alliance Contact: discard the decoy.
    Decoy(SupplyId),
    /// Alliance Contact: hide this crew in the compartments.
    Hide(SupplyId),

    /// Test: this one makes it alone.
    Champion(Person),
    /// Test: this one's trick turns the skill into another.
    Trick(Person),
    /// Test: discard one-use gear.
    Spend(SupplyId),
    /// Test: pay so many hundreds in bribes and roll.
    Bribe(u8),
    /// Test: roll.
    Roll,
    /// Test or medic check: roll again, thanks to this crew.
    Reroll(Person),
    /// Test or medic check: roll again, thanks to this gear or upgrade.
    RerollBy(SupplyId),
    /// Test or medic check: let the roll stand.
    Keep,

    /// This one is killed.
    Kill(Person),
    /// Pay this crew.
    Pay(SupplyId),
    /// Let this crew go.
    LetGo(SupplyId),
    /// Payday: pay all that are left.
    PayAll,
    /// Payday: this crew goes unpaid.
    Stiff(SupplyId),

    /// Shop: consider this card of the discard pile.
    Take(SupplyId),
    /// Deal: consider this job of the discard pile.
    TakeJob(JobId),
    /// Shop or deal: draw one from the deck.
    Draw,
    /// Shop: buy this card. Nav card: take this upgrade.
    Buy(SupplyId),
    /// Deal: accept this job.
    Accept(JobId),
    /// Buy one of the good.
    Purchase(Good),
    /// Deal: sell one of the good.
    Sell(Good),
    /// Deal: load one of the people at the bazaar, free.
    Board(Good),
    /// Deal: pay $1000 and be rid of all warrants.
    ClearWarrants,
    /// So many.
    Count(u8),

    /// Stowage: one from the hold to the stash.
    Stow(Good),
    /// Stowage: one from the stash to the hold.
    Unstow(Good),
    /// Stowage: dump one; people are set down.
    Dump(Good),
    /// Roster: dismiss this crew.
    Dismiss(SupplyId),
    /// Roster: drop a job out of the hand.
    Drop(JobId),
    /// Roster: scrap this upgrade. Nav card: lose it.
    Scrap(SupplyId),
    /// Roster or job: who is to carry this gear is chosen next.
    Gear(SupplyId),
    /// He carries it.
    Give(Person),
    /// Nobody carries it.
    Shelve,

    /// Job: this one stays aboard.
    Bench(Person),
    /// Job: off they go.
    Go,
    /// Job: not now.
    Back,
    /// Job: open the vault with Tech.
    Crack,
    /// Job: blow the vault up, for half the pay.
    Blow,

    /// Parley: so many dollars more.
    Money(u16),
    /// Parley: one more of the good.
    Good(Good),
    /// Parley: this card.
    Card(SupplyId),
    /// Parley: now what is asked in return.
    Ask,
    /// Parley: make the offer.
    Propose,
    /// Parley: accept it.
    Agree,
    /// Parley: refuse it.
    Refuse,
    /// That is all.
    Done,

    /// Parley: let the other one make the offer.
    Hear,

    /// Turn, free: two others in one sector talk with each other.
    Between(Seat, Seat),
    /// Turn: declare last call.
    LastCall,
    /// Goal: pay the price.
    Settle,
    /// Goal: keep the money; the attempt is botched.
    Balk,

    /// Turn: consider the top job of this contact's deck, from afar.
    Uplink(Contact),
    /// Turn: look at the misbehave cards to come.
    Study,
    /// Turn, free: bet with these cards.
    Gamble(SupplyId),
    /// Turn, free: everybody aboard is calmed by this gear, which is discarded.
    Treat(SupplyId),
    /// Misbehave cards to come: this one is the next.
    Foresee(u8),
    /// Of several Reaver Cutters the one there.
    Rouse(SectorId),
    /// Goods of any kind: one of this one.
    Fetch(Good),

    /// Turn: somebody gets a part of the ship at half price, which one is chosen next.
    Order,
    /// Turn, free: look at the misbehave cards to come, thanks to this gear, which is discarded.
    Read(SupplyId),
    /// Misbehave cards to come: lay all of them aside.
    Scatter,
    /// Turn, free: bet with this gear on a colour.
    Bet(SupplyId, Colour),
    /// Reavers: drive the Cutter off with this upgrade, which is discarded.
    Repel(SupplyId),
    /// Fly: resolve the alert tokens of this sector.
    Scan(SectorId),
    /// Fly: one fuel more for a longer flight, thanks to this upgrade.
    Boost(SupplyId),
    /// Job: lay this challenge under it.
    Attach(JobId),
    /// Test: whoever carries this gear is disgruntled, for points.
    Goad(SupplyId),

    /// Alliance alert: this ship comes.
    Summon(Patrol),
    /// A race: bet on this suit.
    Wager(Suit),
    /// Turn: hire from the discard pile that this contract names.
    Contract(SupplyId),
    /// Turn, free: this crew is sold out of the game.
    Betray(SupplyId),
    /// Free: the charts show the cards to come of this nav deck, and are discarded.
    Plot(SupplyId, Region),
    /// Free: this gear is discarded, and this nav deck shuffled with its discards.
    Stir(SupplyId, Region),
    /// Nav cards to come: this one is the next.
    Chart(u8),
    /// Fugitives are delivered: more money is pressed out of it.
    Press,
    /// Set-up: fly this ship.
    Ship(ShipId),
    /// Fly: one fuel more for a longer flight, thanks to the drive.
    Overdrive,
    /// Fly: patrols are misled by this upgrade, which is discarded.
    Mislead(SupplyId),
    /// Fly: one of this good is served to everybody aboard.
    Serve(Good),
    /// Turn: a full burn beside the Fly action, with this upgrade, which is discarded.
    Jets(SupplyId),
    /// Misbehave card: this contact trusts the ship no longer.
    Forfeit(Contact),

    /// Turn: work a piracy job against a seat in the sector; who goes is chosen next.
    Raid(JobId, Seat),
    /// Turn: catch this one for the bounty of this number.
    Hunt(u8, SupplyId),
    /// Turn: deliver the bound of this bounty.
    Deliver(u8),
    /// Turn: take the bound of this bounty from the ship that has them.
    Jump(u8),
    /// Turn: cards of a supply deck are turned up on its discard pile, thanks to this gear.
    Search(SupplyId),
    /// Turn: this crew calls the Cruiser.
    Hail(SupplyId),
    /// Turn, free: bet with this gear on a suit.
    Game(SupplyId, Suit),
    /// Boarding, showdown: by this skill.
    Skill(Skill),
    /// Somebody bound is taken over as he is.
    Bind,
    /// Somebody bound is set free.
    Rescue,
    /// Reavers: evade, thanks to this upgrade.
    Dodge(SupplyId),
    /// Misbehave card: the next in its place, thanks to this crew.
    Swap(SupplyId),
    /// Set-up: the Alliance holds whom this bounty is on.
    Jail(u8),
    /// Deal: pay for the goal of the story.
    Redeem,
    /// Turn: misbehave for the contraband that lies here; who goes is chosen next.
    Smuggle,
}

impl Choice {
    /// Whether this program knows what leads to it.
    pub const fn is_carried(&self) -> bool {
        let is_of_sets = matches!(
            self,
            Choice::Uplink(_)
                | Choice::Study
                | Choice::Gamble(_)
                | Choice::Treat(_)
                | Choice::Foresee(_)
                | Choice::Rouse(_)
                | Choice::Fetch(_)
                | Choice::Order
                | Choice::Read(_)
                | Choice::Scatter
                | Choice::Bet(..)
                | Choice::Repel(_)
                | Choice::Scan(_)
                | Choice::Boost(_)
                | Choice::Attach(_)
                | Choice::Goad(_)
                | Choice::Summon(_)
                | Choice::Wager(_)
                | Choice::Contract(_)
                | Choice::Betray(_)
                | Choice::Plot(..)
                | Choice::Stir(..)
                | Choice::Chart(_)
                | Choice::Press
                | Choice::Ship(_)
                | Choice::Overdrive
                | Choice::Mislead(_)
                | Choice::Serve(_)
                | Choice::Jets(_)
                | Choice::Forfeit(_)
                | Choice::Raid(..)
                | Choice::Hunt(..)
                | Choice::Deliver(_)
                | Choice::Jump(_)
                | Choice::Search(_)
                | Choice::Hail(_)
                | Choice::Game(..)
                | Choice::Skill(_)
                | Choice::Bind
                | Choice::Rescue
                | Choice::Dodge(_)
                | Choice::Swap(_)
                | Choice::Jail(_)
                | Choice::Redeem
                | Choice::Smuggle
        );
        CARRIED || !is_of_sets
    }
}

/// Families of choices, as patterns. A frame names those that it never offers, so that a new
/// choice does not compile until each frame has been thought of.
macro_rules! family {
    ($one:ident, $($more:ident),+) => {
        family!($one) | family!($($more),+)
    };
    (set_up) => {
        Choice::Leader(_) | Choice::Recruit(_) | Choice::Return(_) | Choice::Place(_)
            | Choice::Ship(_) | Choice::Jail(_)
    };
    (action) => {
        Choice::Mosey | Choice::Burn | Choice::Shop | Choice::ShoreLeave | Choice::Deal(_)
            | Choice::Work(_) | Choice::Pursue | Choice::MakeWork | Choice::Soothe(_)
            | Choice::LastCall | Choice::EndTurn | Choice::Uplink(_) | Choice::Study
            | Choice::Gamble(_) | Choice::Order | Choice::Read(_) | Choice::Bet(..)
            | Choice::Contract(_) | Choice::Betray(_) | Choice::Jets(_)
            | Choice::Raid(..) | Choice::Hunt(..) | Choice::Deliver(_) | Choice::Jump(_)
            | Choice::Search(_) | Choice::Hail(_) | Choice::Game(..) | Choice::Smuggle
    };
    (chore) => {
        Choice::Stowage | Choice::Roster | Choice::Treat(_) | Choice::Plot(..) | Choice::Stir(..)
    };
    (company) => {
        Choice::Parley(_) | Choice::Poach(..) | Choice::Between(..)
    };
    (flight) => {
        Choice::To(_) | Choice::Stop | Choice::Rouse(_) | Choice::Scan(_) | Choice::Boost(_)
            | Choice::Summon(_) | Choice::Overdrive | Choice::Mislead(_) | Choice::Serve(_)
    };
    (card) => {
        Choice::Way(_) | Choice::Ace(_) | Choice::Repel(_) | Choice::Dodge(_) | Choice::Swap(_)
    };
    (law) => {
        Choice::Submit | Choice::Decoy(_) | Choice::Hide(_)
    };
    (test) => {
        Choice::Champion(_) | Choice::Trick(_) | Choice::Spend(_) | Choice::Bribe(_)
            | Choice::Roll | Choice::Reroll(_) | Choice::RerollBy(_) | Choice::Keep
            | Choice::Goad(_)
    };
    (crew) => {
        Choice::Kill(_) | Choice::Pay(_) | Choice::LetGo(_) | Choice::PayAll | Choice::Stiff(_)
    };
    (shop) => {
        Choice::Take(_) | Choice::Buy(_)
    };
    (talk) => {
        Choice::TakeJob(_) | Choice::Accept(_) | Choice::Sell(_) | Choice::Board(_)
            | Choice::ClearWarrants | Choice::Redeem
    };
    (stall) => {
        Choice::Draw | Choice::Purchase(_)
    };
    (count) => {
        Choice::Count(_) | Choice::Fetch(_)
    };
    (goods) => {
        Choice::Stow(_) | Choice::Unstow(_) | Choice::Dump(_)
    };
    (dismiss) => {
        Choice::Dismiss(_)
    };
    (order) => {
        Choice::Drop(_) | Choice::Scrap(_) | Choice::Gear(_)
    };
    (hands) => {
        Choice::Give(_) | Choice::Shelve
    };
    (job) => {
        Choice::Bench(_) | Choice::Go | Choice::Crack | Choice::Blow | Choice::Attach(_)
            | Choice::Wager(_) | Choice::Press | Choice::Forfeit(_) | Choice::Skill(_)
            | Choice::Bind | Choice::Rescue
    };
    (back) => {
        Choice::Back
    };
    (study) => {
        Choice::Foresee(_) | Choice::Scatter | Choice::Chart(_)
    };
    (bargain) => {
        Choice::Money(_) | Choice::Good(_) | Choice::Card(_) | Choice::Ask | Choice::Propose
            | Choice::Hear
    };
    (answer) => {
        Choice::Agree | Choice::Refuse
    };
    (done) => {
        Choice::Done
    };
    (price) => {
        Choice::Settle | Choice::Balk
    };
}
pub(super) use family;
