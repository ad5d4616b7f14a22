//! The closed set of what nav and misbehave cards, jobs and goals ask for and do.

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::patrol::Dispatch;
use super::sets::CARRIED;
use super::skill::{Keyword, Profession, Skill};
use super::supply::{KindId, Market};

/// What a ship carries (section 3): one space each, but two fuel or parts share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Good {
    /// Half a space.
    Fuel,
    /// Half a space.
    Part,
    /// Legal goods.
    Cargo,
    /// Makes an outlaw of the ship.
    Contraband,
    /// A legal traveller.
    Passenger,
    /// Makes an outlaw of the ship.
    Fugitive,
}

impl Good {
    /// All six.
    pub const ALL: [Good; 6] =
        [Good::Fuel, Good::Part, Good::Cargo, Good::Contraband, Good::Passenger, Good::Fugitive];

    /// What the words on cards call goods: no people.
    pub const GOODS: [Good; 4] = [Good::Fuel, Good::Part, Good::Cargo, Good::Contraband];

    /// The room that one takes, in half spaces.
    pub const fn half_spaces(self) -> u8 {
        match self {
            Good::Fuel | Good::Part => 1,
            Good::Cargo | Good::Contraband | Good::Passenger | Good::Fugitive => 2,
        }
    }
}

crate::keyed::keys! {
    /// One for each good.
    pub ByGood of Good, 6
}

/// A number of one good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lot {
    /// Of what.
    pub good: Good,
    /// How many.
    pub count: u8,
}

/// A good offered for money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    /// What is sold.
    pub good: Good,
    /// The price of one, in dollars.
    pub price: u16,
    /// How many at most; none: as many as one has room and money for.
    pub most: Option<u8>,
}

/// Which crew an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whom {
    /// Everybody, aboard or on the job.
    All,
    /// Everybody with a moral symbol, the leader included.
    Moral,
    /// Everybody who went on the job.
    OnJob,
    /// Those of a profession.
    Of(Profession),
    /// The one who was chosen for a test alone.
    TheOne,
    /// Everybody on the job but the leader.
    Crew,
    /// Those on the job without a disgruntled token.
    Content,
    /// Those on the job whom the law looks for.
    Wanted,
    /// Mercs and soldiers.
    Fighters,
    /// Those who carry gear with the keyword.
    Carrying(Keyword),
    /// Those with a point of the skill on their card.
    Skilled(Skill),
}

/// What an option asks for before it may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// Gear or crew with the keyword; one-use gear counts when it is discarded for it.
    Keyword(Keyword),
    /// Somebody of the profession.
    Profession(Profession),
    /// The contact trusts the ship.
    Solid(Contact),
    /// That many of the good aboard.
    Has(Lot),
    /// At least so many on the job.
    OnJob(u8),
    /// Nobody is disgruntled.
    NoDisgruntled,
    /// Firearms worth at least so many points of Fight on one card.
    Firearm(u8),
    /// A ship in Alliance Space is an outlaw, the Cruiser not being with it.
    OutlawSomewhere,
    /// What is worked is no goal of the story.
    NoGoal,
    /// One of these is enough; the first that is met counts.
    Either(&'static [Need]),
    /// The ship is where a planet is.
    Planet,
    /// One more crew has a berth.
    Berth,
    /// There is room for so many of the good.
    Room(Lot),
    /// There is crew beside the leader.
    Crew,
    /// Somebody aboard is moral.
    Moral,
    /// The ship is an outlaw's.
    Outlaw,
    /// Breakdowns pass the ship by.
    Sturdy,
    /// So many dollars.
    Cash(u16),
    /// Some contact trusts the ship.
    AnySolid,
    /// Gear with the keyword is carried.
    Carries(Keyword),
}

impl Need {
    /// Whether this program carries cards that have it.
    pub const fn is_carried(&self) -> bool {
        let is_of_sets = matches!(
            self,
            Need::Either(_)
                | Need::Planet
                | Need::Berth
                | Need::Room(_)
                | Need::Crew
                | Need::Moral
                | Need::Outlaw
                | Need::Sturdy
                | Need::Cash(_)
                | Need::AnySolid
                | Need::Carries(_)
        );
        CARRIED || !is_of_sets
    }
}

/// Who makes a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tester {
    /// Everybody present.
    Together,
    /// One, chosen by the player.
    Alone,
}

/// One die and the points of a skill against bands of results (section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Test {
    /// The skill that counts.
    pub skill: Skill,
    /// A Fight without gear.
    pub kosherized: bool,
    /// Whether bribes may be paid before the roll.
    pub bribes: bool,
    /// A keyword that helps, and by how many points.
    pub aid: Option<(Keyword, u8)>,
    /// Whether each warrant held takes a point away.
    pub less_warrants: bool,
    /// Who makes it.
    pub tester: Tester,
    /// The results, the lowest band first; the first begins at the bottom.
    pub bands: &'static [Band],
}

impl Test {
    /// The least totals of the bands, the lowest first.
    pub fn floors(&self) -> Vec<u8> {
        self.bands.iter().map(|band| band.from).collect()
    }

    /// The band that a total falls into.
    pub fn band(&self, total: i16) -> usize {
        super::odds::band(&self.floors(), total)
    }

    /// Whether a line of results is bad: it ends the attempt, or kills without leading on; the lowest is
    /// unless it gives something.
    pub fn is_bad(&self, at: usize) -> bool {
        let effects = self.bands.get(at).map_or(&[][..], |band| band.effects);
        let leads = [Effect::Proceed, Effect::KeepFlying, Effect::Goal];
        let on = leads.iter().any(|on| effects.contains(on));
        let ends = effects.contains(&Effect::Botched) || effects.contains(&Effect::Warrant);
        let kills = |one: &Effect| matches!(one, Effect::Kill(_) | Effect::KillWhom(_));
        ends || !on && effects.iter().any(kills) || at == 0 && !effects.iter().any(Effect::is_gain)
    }

    /// Whether it may end in a warrant.
    pub fn may_warrant(&self) -> bool {
        self.bands.iter().any(|band| band.effects.contains(&Effect::Warrant))
    }
}

/// One line of results of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Band {
    /// The smallest total of the band; 0 for the lowest band.
    pub from: u8,
    /// What happens, in order.
    pub effects: &'static [Effect],
}

/// One thing that a card does. Its number is part of the digest of a state that holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(isize)]
pub enum Effect {
    /// Nav: the ship may fly on, or stop.
    KeepFlying,
    /// Nav: the Fly action is over.
    FullStop,
    /// Nav: to an adjacent sector without a card, and the Fly action is over.
    Evade,
    /// Misbehave: the card is passed.
    Proceed,
    /// Misbehave: the job stays active, the step is over.
    Botched,
    /// A warrant; on a job it ends it, and the contact's trust.
    Warrant,
    /// A test whose bands say what follows.
    Test(&'static Test),
    /// One of two branches, by what the ship has.
    If {
        /// What is looked for.
        need: Need,
        /// When it is there.
        then: &'static [Effect],
        /// When it is not.
        otherwise: &'static [Effect],
    },
    /// Dollars from the bank.
    Gain(u16),
    /// Dollars to the bank, as many as there are up to the number.
    Pay(u16),
    /// Dollars to the bank, or the attempt is botched: the player's choice.
    PayOrBotch(u16),
    /// A goal of the story is reached.
    Goal,
    /// Goods from the bank, as many as there is room for.
    Load(Lot),
    /// Goods from the bank, as many as wanted up to the number.
    LoadUpTo(Lot),
    /// One of the good for each on the job who carries no gear.
    LoadPerEmptyHanded(Good),
    /// Goods to the bank, as many as there are up to the number.
    Lose(Lot),
    /// All passengers and fugitives are lost.
    LosePeople,
    /// Contraband and fugitives outside of the stash are lost.
    SeizeHold,
    /// Offers at fixed prices.
    Trade(&'static [Offer]),
    /// So many crew are killed (section 11).
    Kill(u8),
    /// These crew are killed.
    KillWhom(Whom),
    /// Each of these takes a disgruntled token.
    Disgruntle(Whom),
    /// These lose their disgruntled tokens.
    Calm(Whom),
    /// These go to their discard piles.
    Leave(Whom),
    /// Each disgruntled crew takes its price once more, or leaves.
    ExtraCut,
    /// Mercs whose Fight, gear included, exceeds that of the others leave.
    MercsTurn,
    /// The job pays half, bonuses apart.
    HalfPay,
    /// One upgrade of the ship is lost.
    LoseUpgrade,
    /// One upgrade from any discard pile, free.
    TakeUpgrade,
    /// A patrol does this; every ship that the Cruiser comes to is contacted.
    Send(Dispatch) = 33,
    /// As many of the good from the bank as wanted.
    LoadAny(Good),
    /// So many goods from the bank, in any mix that fits: fuel, parts, cargo, contraband.
    LoadGoods(u8),
    /// So many goods out of the hold are lost, whichever the owner likes.
    SeizeGoods(u8),
    /// One crew from any discard pile, free.
    TakeCrew,
    /// Nav: so many sectors are added to the range of this flight.
    Farther(u8),
    /// Nav: each further sector costs one fuel more.
    Leak,
    /// Nav: the seat to the right moves the ship so many sectors.
    Drift(u8),
    /// A Reaver alert token is laid where the ship is.
    LeaveAlert,
    /// An Alliance alert token is laid in each of these sectors.
    Alarm(Around),
    /// One crew goes to its discard pile, whichever the owner likes.
    LoseCrew,
    /// All goods in the hold are lost.
    LoseHold,
    /// So many of a good at most are sold at this price.
    Sell(Offer),
    /// A die: less than there are people aboard, and so many of them are lost.
    Unrest,
    /// So many goods are lost, whichever the owner likes.
    LoseGoods(u8),
    /// One crew from the discard pile of this market, free.
    TakeCrewOf(Market),
    /// This upgrade from any discard pile, free, if a slot is free.
    TakeThis(KindId),
    /// Nav: for each moral crew a sector is added to the range of this flight.
    FartherByMoral,
    /// So many goods are given for others of any kind.
    Swap(u8),
    /// A bet of so many hundred dollars at most on misbehave cards that are turned up.
    Gamble {
        /// Hundreds of dollars.
        most: u8,
        /// How many cards are turned up.
        cards: u8,
        /// How many of one suit win.
        alike: u8,
        /// How many times the stake is won.
        times: u8,
    },
    /// Misbehave: so many cards are drawn in the place of this one.
    Redraw(u8),
    /// Misbehave: two teams, a card each; who botches goes back to the ship.
    Fork,
    /// Misbehave: two teams; the one without the leader makes the test, the other goes on.
    Rearguard(&'static Test),
    /// Gear of these keywords on the discard pile of a market, at half price.
    Fence {
        /// Whose pile.
        market: Market,
        /// One of these.
        words: &'static [Keyword],
    },
    /// One contact trusts the ship no longer, whichever its captain likes.
    LoseSolid,
    /// Misbehave: wanted rolls; a warrant if anybody is taken along, else the card is passed.
    Search,
    /// Misbehave: these go back to the ship for the rest of the job.
    SendBack(Whom),
    /// Misbehave: who fights best is upset, unless he is, and goes back to the ship.
    Sulk,
    /// Gear of these keywords that is carried on the job leaves the game.
    Seize {
        /// One of these.
        words: &'static [Keyword],
        /// Whether its carriers are upset.
        upsets: bool,
    },
    /// Two dice; alike they bring so many dollars.
    Doubles(u16),
    /// These get a wanted token.
    Brand(Whom),
    /// All jobs in hand are discarded.
    DropHand,
    /// A die says which of these tests is made.
    AnyTest(&'static [&'static Test; 3]),
    /// One more action in this turn.
    ThirdAction,
    /// Misbehave: any number go back to the ship; a die higher than those who are left passes the card.
    Riot,
    /// So many warrants may go, or so many wanted tokens.
    Pardon {
        /// How many.
        count: u8,
        /// Whether tokens may go as well.
        tokens: bool,
    },
    /// A new alert card comes into force.
    NewAlert,
    /// Misbehave: a die higher than the own warrants passes the card, else it is botched.
    Nerve,
    /// Goal: whom the Alliance holds is freed.
    FreePrisoner,
    /// All own warrants go.
    ClearWarrants,
}

/// Sectors where alert tokens are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Around {
    /// That of the ship.
    Here,
    /// Those that border on it.
    Beside,
    /// Those with an outlaw ship.
    Outlaws,
}

impl Effect {
    /// Whether no card of the base game has it.
    pub(crate) const fn is_of_sets(&self) -> bool {
        matches!(
            self,
            Effect::LoadAny(_)
                | Effect::LoadGoods(_)
                | Effect::SeizeGoods(_)
                | Effect::TakeCrew
                | Effect::Farther(_)
                | Effect::Leak
                | Effect::Drift(_)
                | Effect::LeaveAlert
                | Effect::Alarm(_)
                | Effect::LoseCrew
                | Effect::LoseHold
                | Effect::Sell(_)
                | Effect::Unrest
                | Effect::LoseGoods(_)
                | Effect::TakeCrewOf(_)
                | Effect::TakeThis(_)
                | Effect::FartherByMoral
                | Effect::Swap(_)
                | Effect::Gamble { .. }
                | Effect::Redraw(_)
                | Effect::Fork
                | Effect::Rearguard(_)
                | Effect::Fence { .. }
                | Effect::LoseSolid
                | Effect::Search
                | Effect::SendBack(_)
                | Effect::Sulk
                | Effect::Seize { .. }
                | Effect::Doubles(_)
                | Effect::Brand(_)
                | Effect::DropHand
                | Effect::AnyTest(_)
                | Effect::ThirdAction
                | Effect::Riot
                | Effect::Pardon { .. }
                | Effect::NewAlert
                | Effect::Nerve
                | Effect::FreePrisoner
                | Effect::ClearWarrants
        )
    }

    /// Whether a die decides it without a test of its own.
    pub(crate) const fn is_a_die(&self) -> bool {
        matches!(self, Effect::Search | Effect::Riot | Effect::Nerve | Effect::AnyTest(_))
    }

    /// Whether this program carries cards that have it.
    pub const fn is_carried(&self) -> bool {
        CARRIED || !self.is_of_sets()
    }

    /// Whether it gives something; salvage adds to it.
    pub fn is_gain(&self) -> bool {
        match self {
            Effect::Gain(_)
            | Effect::Load(_)
            | Effect::LoadUpTo(_)
            | Effect::LoadPerEmptyHanded(_)
            | Effect::LoadAny(_)
            | Effect::LoadGoods(_)
            | Effect::TakeCrew
            | Effect::TakeCrewOf(_)
            | Effect::TakeThis(_)
            | Effect::TakeUpgrade => true,
            Effect::KeepFlying
            | Effect::FullStop
            | Effect::Evade
            | Effect::Proceed
            | Effect::Botched
            | Effect::Warrant
            | Effect::Test(_)
            | Effect::If { .. }
            | Effect::Pay(_)
            | Effect::PayOrBotch(_)
            | Effect::Goal
            | Effect::Lose(_)
            | Effect::LosePeople
            | Effect::SeizeHold
            | Effect::Trade(_)
            | Effect::Kill(_)
            | Effect::KillWhom(_)
            | Effect::Disgruntle(_)
            | Effect::Calm(_)
            | Effect::Leave(_)
            | Effect::ExtraCut
            | Effect::MercsTurn
            | Effect::HalfPay
            | Effect::LoseUpgrade
            | Effect::SeizeGoods(_)
            | Effect::Farther(_)
            | Effect::Leak
            | Effect::Drift(_)
            | Effect::LeaveAlert
            | Effect::Alarm(_)
            | Effect::LoseCrew
            | Effect::LoseHold
            | Effect::Sell(_)
            | Effect::Unrest
            | Effect::LoseGoods(_)
            | Effect::FartherByMoral
            | Effect::Swap(_)
            | Effect::Gamble { .. }
            | Effect::Redraw(_)
            | Effect::Fork
            | Effect::Rearguard(_)
            | Effect::Fence { .. }
            | Effect::LoseSolid
            | Effect::Search
            | Effect::SendBack(_)
            | Effect::Sulk
            | Effect::Seize { .. }
            | Effect::Doubles(_)
            | Effect::Brand(_)
            | Effect::DropHand
            | Effect::AnyTest(_)
            | Effect::ThirdAction
            | Effect::Riot
            | Effect::Pardon { .. }
            | Effect::NewAlert
            | Effect::Nerve
            | Effect::FreePrisoner
            | Effect::ClearWarrants
            | Effect::Send(_) => false,
        }
    }
}

/// What kind of work an option is; crew, gear and upgrades look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Label {
    /// Nothing that anything looks at.
    Plain,
    /// Salvage: several crew and upgrades add to it.
    Salvage,
    /// A breakdown: several upgrades and one drive core ignore it.
    Breakdown,
}

/// One of the ways out that a card offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Way {
    /// Salvage, breakdown or neither.
    pub label: Label,
    /// All of it must be there.
    pub needs: &'static [Need],
    /// What happens, in order.
    pub effects: &'static [Effect],
}

impl Way {
    /// The test by which it goes, if it has one.
    pub fn test(&self) -> Option<&'static Test> {
        self.effects.iter().find_map(|effect| {
            let Effect::Test(test) = effect else { return None };
            Some(*test)
        })
    }

    /// Every test by which it goes, or that another one leads to.
    pub fn tests(&self) -> impl Iterator<Item = &'static Test> {
        Skill::ALL.into_iter().filter_map(|skill| self.test_of(skill))
    }

    /// The test of a skill by which it goes, or that another one leads to.
    pub fn test_of(&self, skill: Skill) -> Option<&'static Test> {
        test_among(self.effects, skill)
    }
}

/// The test of a skill that these effects make or lead to.
pub(super) fn test_among(effects: &'static [Effect], skill: Skill) -> Option<&'static Test> {
    effects.iter().find_map(|effect| {
        if let Effect::AnyTest(tests) = effect {
            return tests.iter().copied().find(|test| test.skill == skill);
        }
        let (Effect::Test(test) | Effect::Rearguard(test)) = effect else { return None };
        if test.skill == skill {
            return Some(*test);
        }
        test.bands.iter().find_map(|band| test_among(band.effects, skill))
    })
}
