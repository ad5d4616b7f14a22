//! What leaders, crew, gear and upgrades do beyond their symbols, and what that comes to aboard.

use super::captain::{Captain, Person};
use super::contact::Contact;
use super::effect::Good;
use super::job::{Job, JobType};
use super::sector::Region;
use super::sets::CARRIED;
use super::skill::{Keyword, Profession, Skill};
use super::step::LEAVE;
use super::supply::{Class, Kind, Market, SupplyId};

/// What a leader, crew, gear or upgrade does beyond the symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// No bonus die on a six in a test of this skill.
    NoBonusDie(Skill),
    /// Salvage brings so many more of the good.
    SalvageLoad(Good, u8),
    /// Salvage brings so many dollars more.
    SalvageMoney(u16),
    /// Sells parts to any Solid contact at this price.
    SellsParts(u16),
    /// One of three faces of one person: hiring another removes this one.
    Identity,
    /// Points of a skill while the crew itself carries gear with the keyword.
    SkillWith(Skill, u8, Keyword),
    /// Points of a skill while so many of the profession are there.
    SkillInCompany(Skill, u8, Profession, u8),
    /// May not carry gear with the keyword.
    MayNotCarry(Keyword),
    /// An action: takes the disgruntled token of another crew.
    CalmsOther,
    /// Takes the disgruntled token that was meant for the leader.
    ShieldsLeader,
    /// Carries so many gear.
    Carries(u8),
    /// Passes so many wanted rolls instead of one.
    WantedRolls(u8),
    /// Killed, goes to the discard pile and not out of the game.
    ComesBack,
    /// May roll a test of this skill again.
    Reroll(Skill),
    /// Uses gear in kosherized fights too.
    GearWhenKosherized,
    /// Rolls before each test: 1 and 2 back to the ship, 3 to 5 two points of Fight, Tech and
    /// Negotiate, 6 three of any.
    RollsForSkill,
    /// Adds to that roll.
    AddsToRoll(u8),
    /// Stays aboard when the job is immoral.
    ShunsImmoral,
    /// Adds to medic checks.
    MedicBonus(u8),
    /// May roll medic checks again.
    RerollMedic,
    /// Once a job a test of the first skill counts as one of the second.
    TreatsAs(Skill, Skill),
    /// Always the first to be killed.
    DiesFirst,
    /// On a job, one misbehave card fewer, but one at least, while the crew itself carries gear
    /// with the keyword.
    FewerMisbehave(Keyword),
    /// Sectors added to a full burn.
    Range(u8),
    /// So many may be loaded when a job of the type is done.
    JobLoad(JobType, Good, u8),
    /// Considers so many jobs.
    ConsidersJobs(u8),
    /// Buys so many cards.
    BuysCards(u8),
    /// Counts as Solid with the contact.
    CountsSolid(Contact),
    /// The carrier passes wanted rolls.
    IgnoresWanted,
    /// So many crew aboard pass wanted rolls.
    HidesWanted(u8),
    /// Only who has so many points of the skill may carry it.
    CarrierNeeds(Skill, u8),
    /// Its keyword counts only when it is discarded for it.
    OneUseKeyword,
    /// Discarded after the roll it adds so many points to the skill.
    OneUseAfterRoll(Skill, u8),
    /// While misbehaving ones are rolled again, without being asked.
    RerollOnes,
    /// Does not count against what one carries.
    Weightless,
    /// Spaces added to the hold.
    Hold(u8),
    /// Spaces added to the stash.
    Stash(u8),
    /// Crew added to the limit.
    Berths(u8),
    /// Breakdowns pass the ship by.
    IgnoresBreakdowns,
    /// Sectors of a mosey.
    Mosey(u8),
    /// Works only with the profession aboard.
    NeedsAboard(Profession),
    /// Discarded in the Cruiser's sector: it is ignored, and moved one Alliance sector.
    Decoy,
    /// Dollars when a job of the type is done.
    JobMoney(JobType, u16),
    /// Dollars when an immoral job is done.
    ImmoralMoney(u16),
    /// Hires for nothing.
    HiresFree,
    /// Half the price of gear with one of the keywords.
    HalfPriceGear(&'static [Keyword]),
    /// Half the price of drive cores and upgrades.
    HalfPriceShip,
    /// Dollars for each goal token gained.
    GoalMoney(u16),
    /// Dollars more for each of the good that is sold to a contact.
    SaleMoney(Good, u16),
    /// Discarded, it takes the disgruntled tokens of everybody aboard.
    CalmsAll,
    /// The carrier rolls before he is killed: from so many on he is not.
    Armor(u8),
    /// A Deal action anywhere: the top job of one contact's deck is considered.
    Uplink,
    /// A Deal action anywhere: so many misbehave cards to come are looked at and put in order.
    Foresees(u8),
    /// In tests of this skill that the carrier makes ones are rolled again, without being asked.
    RerollOnesOf(Skill),
    /// Discarded, it bets: so many misbehave cards are turned up, and where enough of them have
    /// one suit the prize is won.
    Gambles {
        /// Dollars to pay first.
        stake: u16,
        /// How many cards are turned up.
        cards: u8,
        /// How many of one suit win.
        alike: u8,
        /// Dollars won.
        prize: u16,
    },
    /// Counts for nothing unless the keyword is there.
    CountsWith(Keyword),
    /// Bribes may be paid in any test of this skill.
    Bribes(Skill),
    /// Discarded in a Buy action anywhere: an upgrade or drive core of any discard pile at half
    /// price.
    OrdersShip,
    /// Discarded before the roll it adds so many points to any test.
    OneUseBeforeRoll(u8),
    /// Discarded, it takes the disgruntled token of its carrier.
    CalmsCarrier,
    /// Discarded, it lets so many misbehave cards to come be looked at, and put in order or all
    /// laid aside.
    OneUseForesees(u8),
    /// So many goods, less one for each on the job, when a job of the type is done with it.
    JobGoods(JobType, u8),
    /// Before a test of the first skill its carrier may take a disgruntled token: his own points of
    /// the second are added.
    TokenForPoints(Skill, Skill),
    /// Before a test of this skill it takes the disgruntled token of its carrier, without being
    /// asked.
    CalmsBefore(Skill),
    /// Discarded, it bets on a colour: so many misbehave cards are turned up, and where all of them
    /// have it the prize is won.
    Bets {
        /// How many cards are turned up.
        cards: u8,
        /// Dollars won.
        prize: u16,
    },
    /// Discarded after the roll of a test of this skill: the die shows a six.
    OneUseSix(Skill),
    /// Discarded, it is the ace in the hole for any misbehave card.
    OneUseAce,
    /// Discarded where a Cutter is: it is ignored, and moved one sector.
    RepelsCutter,
    /// While flying the alert tokens of a neighbouring sector may be resolved.
    Scans,
    /// One more fuel at the start of a full burn adds so many sectors.
    Boosts(u8),
    /// Cutters close no way; it is discarded once Reavers have killed crew.
    PassesCutters,
    /// When a patrol comes to the ship it may roll, and evades from so many on.
    SlipsAway(u8),
    /// May not hire crew of the profession.
    MayNotHire(Profession),
    /// May be discarded for a warrant that would be issued; a job is botched then.
    SparesWarrant,
    /// May be discarded for the trust of a contact that would be lost.
    SparesTrust,
    /// A Deal action anywhere: deals with this contact.
    CallsOn(Contact),
    /// Dollars more for make-work.
    MakeWorkMoney(u16),
    /// Make-work may load one of the good, too.
    MakeWorkLoad(Good),
    /// Shore leave costs nothing.
    FreeLeave,
    /// Shore leave is had anywhere.
    LeaveAnywhere,
    /// May be sold out of the game in the sector, which is an immoral act.
    SoldAt(u8, u16),
    /// A die for gear that is discarded: from so many on it stays.
    KeepsGear(u8),
    /// In tests of this skill ones are rolled again, without being asked, while who carries it has
    /// the profession.
    RerollOnesAs(Skill, Profession),
    /// Bought, it brings so many dollars for each point of two dice, and is discarded.
    Windfall(u16),
    /// Discarded, it shows the cards to come of one of these nav decks, which are put in order.
    Charts(&'static [Region]),
    /// Discarded, it has a nav deck shuffled with its discards.
    ShufflesNav,
    /// Discarded after the roll, a test of this skill is rolled again.
    OneUseReroll(Skill),
    /// Counts in kosherized fights too.
    Concealed,
    /// A Buy action anywhere: a crew from the discard pile of this market, free.
    HiresFrom(Market),
    /// Discarded, it saves somebody who is to die, as a medic would.
    OneUseHeals,
    /// Is discarded in the place of its carrier's death.
    DiesInstead,
    /// In tests of this skill that its carrier makes two dice are thrown, of which the higher counts.
    TwoDice(Skill),
    /// Two nav cards in a row of which nothing comes bring a fuel, once a flight.
    Recycles,
    /// Crimes that are done count as salvage, too.
    SalvagesCrimes,
    /// Each of the good that is delivered may bring so many dollars more, which is an immoral act.
    PressesFor(Good, u16),
    /// Spaces for people alone, added to the hold.
    Cabins(u8),
    /// While flying one cargo or contraband takes the disgruntled tokens of everybody aboard.
    Feeds,
    /// Discarded as a full burn starts: nav cards that move patrols are empty space in that flight.
    Misleads,
    /// Discarded, it makes an action a full burn, whether the ship has flown or not.
    Jets,
    /// In tests of nav cards ones are rolled again, without being asked.
    RerollOnesFlying,
    /// Crew of the profession is not disgruntled where it is not paid.
    ServesUnpaid(Profession),
    /// The law takes no fugitives from this ship.
    KeepsFugitives,
    /// One part that is given up counts as somebody of the profession, once.
    PartCountsAs(Profession),
    /// A bounty brings so many dollars more for each who is delivered.
    BountyMoney(u16),
    /// A piracy job that is done takes so many dollars of who was raided.
    RaidMoney(u16),
    /// Points of a skill in a showdown.
    InShowdown(Skill, u8),
    /// Points of a skill in a showdown that one has begun.
    Attacking(Skill, u8),
    /// Points of a skill while the ship is in this space.
    SkillIn(Region, Skill, u8),
    /// May roll a showdown again, once.
    RerollShowdown,
    /// Once in a showdown the rival may be made to roll again.
    ForcesReroll,
    /// A showdown that is lost brings who won it a warrant.
    WarrantsWinner,
    /// A Fly action in Alliance space: the Cruiser comes.
    CallsCruiser,
    /// Once a Work action a misbehave card may be swapped for the next, for so many dollars.
    SwapsMisbehave(u16),
    /// May be killed in the place of others who would be killed, caught or taken along.
    StandsIn,
    /// Discarded, it bets on a suit: each misbehave card of it that is turned up brings the prize, and
    /// calms somebody.
    GamesOn {
        /// Dollars to pay first.
        stake: u16,
        /// How many cards are turned up.
        cards: u8,
        /// Dollars for each of the suit.
        prize: u16,
    },
    /// Before a showdown of its carrier the rival's leader is disgruntled.
    Shames,
    /// In a showdown of its carrier a rival who fights does so without gear.
    Stuns,
    /// A Work action at a market: so many cards of its deck are turned up on its discard pile.
    TurnsUp(u8),
    /// Points of a skill in boarding tests.
    Boards(Skill, u8),
    /// Who boards this ship with Tech has so many points fewer, and loses a crew where the die shows a
    /// one.
    Traps(u8),
    /// Nobody takes the bound of this ship.
    KeepsBound,
    /// Nobody boards this ship with this skill.
    BarsBoarding(Skill),
    /// For one fuel the ship evades a Cutter that has come to it.
    DodgesCutters,
    /// Salvage may bring an upgrade, too, by a test of Tech.
    Grapples,
    /// May roll boarding tests of this skill again.
    RerollBoarding(Skill),
    /// Each upgrade takes a sector off a full burn.
    ShortenedByUpgrades,
    /// Heavy loads cost no fuel.
    CarriesHeavy,
    /// Jobs of the type that are done count as salvage, too.
    SalvagesJobs(JobType),
}

impl Ability {
    /// Whether nothing of the base game has it.
    pub(crate) const fn is_of_sets(&self) -> bool {
        matches!(
            self,
            Ability::GoalMoney(_)
                | Ability::SaleMoney(..)
                | Ability::CalmsAll
                | Ability::Armor(_)
                | Ability::Uplink
                | Ability::Foresees(_)
                | Ability::RerollOnesOf(_)
                | Ability::Gambles { .. }
                | Ability::CountsWith(_)
                | Ability::Bribes(_)
                | Ability::OrdersShip
                | Ability::OneUseBeforeRoll(_)
                | Ability::CalmsCarrier
                | Ability::OneUseForesees(_)
                | Ability::JobGoods(..)
                | Ability::TokenForPoints(..)
                | Ability::CalmsBefore(_)
                | Ability::Bets { .. }
                | Ability::OneUseSix(_)
                | Ability::OneUseAce
                | Ability::RepelsCutter
                | Ability::Scans
                | Ability::Boosts(_)
                | Ability::PassesCutters
                | Ability::SlipsAway(_)
                | Ability::MayNotHire(_)
                | Ability::SparesWarrant
                | Ability::SparesTrust
                | Ability::CallsOn(_)
                | Ability::MakeWorkMoney(_)
                | Ability::MakeWorkLoad(_)
                | Ability::FreeLeave
                | Ability::LeaveAnywhere
                | Ability::SoldAt(..)
                | Ability::KeepsGear(_)
                | Ability::RerollOnesAs(..)
                | Ability::Windfall(_)
                | Ability::Charts(_)
                | Ability::ShufflesNav
                | Ability::OneUseReroll(_)
                | Ability::Concealed
                | Ability::HiresFrom(_)
                | Ability::OneUseHeals
                | Ability::DiesInstead
                | Ability::TwoDice(_)
                | Ability::Recycles
                | Ability::SalvagesCrimes
                | Ability::PressesFor(..)
                | Ability::Cabins(_)
                | Ability::Feeds
                | Ability::Misleads
                | Ability::Jets
                | Ability::RerollOnesFlying
                | Ability::ServesUnpaid(_)
                | Ability::KeepsFugitives
                | Ability::PartCountsAs(_)
                | Ability::BountyMoney(_)
                | Ability::RaidMoney(_)
                | Ability::InShowdown(..)
                | Ability::Attacking(..)
                | Ability::SkillIn(..)
                | Ability::RerollShowdown
                | Ability::ForcesReroll
                | Ability::WarrantsWinner
                | Ability::CallsCruiser
                | Ability::SwapsMisbehave(_)
                | Ability::StandsIn
                | Ability::GamesOn { .. }
                | Ability::Shames
                | Ability::Stuns
                | Ability::TurnsUp(_)
                | Ability::Boards(..)
                | Ability::Traps(_)
                | Ability::KeepsBound
                | Ability::BarsBoarding(_)
                | Ability::DodgesCutters
                | Ability::Grapples
                | Ability::RerollBoarding(_)
                | Ability::ShortenedByUpgrades
                | Ability::CarriesHeavy
                | Ability::SalvagesJobs(_)
        )
    }

    /// Whether this program carries cards that have it.
    pub const fn is_carried(&self) -> bool {
        CARRIED || !self.is_of_sets()
    }
}

impl Captain {
    /// The abilities of somebody.
    pub fn abilities(&self, person: Person) -> &'static [Ability] {
        match person {
            Person::Leader => self.leader.map_or(&[], |leader| leader.leader().abilities),
            Person::Crew(card) => card.printed().abilities,
        }
    }

    /// What these add to the roll of one who rolls for skills.
    pub(super) fn whim_help(&self, present: &[Person]) -> u8 {
        let helps = |a: &Ability| if let Ability::AddsToRoll(n) = a { *n } else { 0 };
        present.iter().flat_map(|&person| self.abilities(person)).map(helps).sum()
    }

    /// The abilities of everybody aboard, the leader's first.
    pub(super) fn peoples_abilities(&self) -> impl Iterator<Item = Ability> {
        self.everyone().into_iter().flat_map(|person| self.abilities(person)).copied()
    }

    /// The abilities of the gear that somebody carries.
    fn carried_abilities(&self) -> impl Iterator<Item = Ability> {
        let carried = self.gear.iter().filter(|gear| gear.carrier.is_some());
        carried.flat_map(|gear| gear.card.printed().abilities).copied()
    }

    /// Gear with such an ability that somebody carries.
    pub fn carrying(&self, wanted: impl Fn(&Ability) -> bool) -> Option<SupplyId> {
        let carried = self.gear.iter().filter(|gear| gear.carrier.is_some());
        carried.map(|gear| gear.card).find(|card| card.printed().abilities.iter().any(&wanted))
    }

    /// What abilities of gear that is carried, of crew and of upgrades add to salvage.
    pub(super) fn salvage_abilities(&self) -> impl Iterator<Item = Ability> {
        let crew = self.crew.iter().flat_map(|member| member.card.printed().abilities).copied();
        crew.chain(self.carried_abilities()).chain(self.ship_abilities())
    }

    /// Whether somebody aboard carries gear with this ability.
    pub fn carries(&self, wanted: impl Fn(&Ability) -> bool) -> bool {
        self.carried_abilities().any(|ability| wanted(&ability))
    }

    /// The skill into which somebody turns a test of another.
    pub fn turned(&self, person: Person, skill: Skill) -> Option<Skill> {
        self.abilities(person).iter().find_map(|ability| {
            let Ability::TreatsAs(from, to) = ability else { return None };
            (*from == skill).then_some(*to)
        })
    }

    /// Upgrade aboard that works and has such an ability, one of the sets'.
    pub fn fitted(&self, wanted: impl Fn(&Ability) -> bool) -> Option<SupplyId> {
        if !CARRIED {
            return None;
        }
        let works =
            |card: &&SupplyId| self.working_upgrades().any(|kind| kind.id == card.printed().id);
        let mut upgrades = self.upgrades.iter().filter(works);
        upgrades.find(|card| card.printed().abilities.iter().any(&wanted)).copied()
    }

    /// From which roll on the drive evades a patrol that comes to the ship.
    pub fn slips_away(&self) -> Option<u8> {
        if !CARRIED {
            return None;
        }
        let slips = |a: &Ability| if let Ability::SlipsAway(n) = a { Some(*n) } else { None };
        self.core?.printed().abilities.iter().find_map(slips)
    }

    /// Whether the leader hires a crew at all.
    pub fn would_hire(&self, card: SupplyId) -> bool {
        if !CARRIED {
            return true;
        }
        let refuses = |ability: &Ability| {
            let Ability::MayNotHire(profession) = ability else { return false };
            card.printed().professions.contains(profession)
        };
        !self.abilities(Person::Leader).iter().any(refuses)
    }

    /// How many jobs may be held in hand.
    pub fn hand_limit(&self) -> usize {
        let trusted = Contact::ALL.into_iter().filter(|&contact| self.is_solid(contact));
        Captain::JOBS + trusted.map(|contact| usize::from(contact.more_jobs())).sum::<usize>()
    }

    /// How many jobs may be active.
    pub fn active_limit(&self) -> usize {
        let trusted = Contact::ALL.into_iter().filter(|&contact| self.is_solid(contact));
        Captain::JOBS + trusted.map(|contact| usize::from(contact.more_active())).sum::<usize>()
    }

    /// Crew with such an ability, one of the sets'.
    pub fn crew_with(&self, wanted: impl Fn(&Ability) -> bool) -> Option<SupplyId> {
        if !CARRIED {
            return None;
        }
        let mut crew = self.crew.iter().map(|member| member.card);
        crew.find(|card| card.printed().abilities.iter().any(&wanted))
    }

    /// Whether somebody aboard deals with a contact from anywhere.
    pub fn calls_on(&self, contact: Contact) -> bool {
        self.crew_with(|a| *a == Ability::CallsOn(contact)).is_some()
    }

    /// Whether somebody is aboard whom a contact will not see.
    pub fn is_resented(&self, contact: Contact) -> bool {
        if !CARRIED {
            return false;
        }
        contact.grudge().is_some_and(|kind| self.crew.iter().any(|one| one.card.kind() == kind))
    }

    /// From which roll on gear that is discarded stays.
    pub fn keeps_gear(&self) -> Option<u8> {
        if !CARRIED {
            return None;
        }
        let keeps = |a: Ability| if let Ability::KeepsGear(n) = a { Some(n) } else { None };
        self.peoples_abilities().find_map(keeps)
    }

    /// Dollars that make-work brings beyond its own.
    pub fn make_work_money(&self) -> u16 {
        if !CARRIED {
            return 0;
        }
        let dollars = |a: Ability| if let Ability::MakeWorkMoney(n) = a { n } else { 0 };
        self.peoples_abilities().map(dollars).sum()
    }

    /// Goods that make-work may load.
    pub(super) fn make_work_loads(&self) -> Vec<Good> {
        if !CARRIED {
            return Vec::new();
        }
        let loads =
            |a: Ability| if let Ability::MakeWorkLoad(good) = a { Some(good) } else { None };
        self.peoples_abilities().filter_map(loads).collect()
    }

    /// What shore leave costs, in dollars.
    pub fn leave_price(&self) -> u32 {
        let free = self.crew_with(|a| *a == Ability::FreeLeave).is_some();
        if free { 0 } else { LEAVE * self.everyone().len() as u32 }
    }

    /// Dollars that may be pressed out of the delivery of one of a good.
    pub fn presses_for(&self, good: Good) -> u16 {
        if !CARRIED {
            return 0;
        }
        let dollars = |a: Ability| match a {
            Ability::PressesFor(of, n) if of == good => n,
            _ => 0,
        };
        self.peoples_abilities().map(dollars).sum()
    }

    /// Whether crew stays content without its share.
    pub fn serves_unpaid(&self, crew: SupplyId) -> bool {
        if !CARRIED {
            return false;
        }
        let content = |ability: Ability| {
            let Ability::ServesUnpaid(one) = ability else { return false };
            crew.printed().professions.contains(&one)
        };
        self.abilities(Person::Leader).iter().copied().any(content)
    }

    /// Whether a job that is done counts as salvage.
    pub fn salvages(&self, job: &Job) -> bool {
        let clamps = || self.fitted(|a| *a == Ability::SalvagesCrimes).is_some();
        let of = |a: &Ability| matches!(a, Ability::SalvagesJobs(kind) if job.is(*kind));
        job.is(JobType::Salvage)
            || job.is(JobType::Crime) && clamps()
            || self.built().iter().any(of)
    }

    /// How many gear somebody may carry.
    pub fn hands(&self, person: Person) -> u8 {
        let carries = |a: &Ability| if let Ability::Carries(n) = a { Some(*n) } else { None };
        self.abilities(person).iter().find_map(carries).unwrap_or(1)
    }

    /// From which roll on what somebody wears keeps him from being killed.
    pub fn armor(&self, person: Person) -> Option<u8> {
        if !CARRIED {
            return None;
        }
        let mut worn = self.carried(person).flat_map(|card| card.printed().abilities);
        worn.find_map(|ability| if let Ability::Armor(n) = ability { Some(*n) } else { None })
    }

    /// What a supply card costs, in dollars.
    pub fn price(&self, card: SupplyId) -> u32 {
        let kind = card.printed();
        let asked = self.peoples_abilities().map(|ability| asked(kind, ability));
        asked.fold(kind.cost.into(), u32::min)
    }

    /// Who aboard makes a supply card cheaper.
    pub fn cheapens(&self, card: SupplyId) -> Option<Person> {
        let (kind, price) = (card.printed(), self.price(card));
        let cheapens = |&ability: &Ability| asked(kind, ability) == price;
        let less = price < u32::from(kind.cost);
        let of = |person: &Person| self.abilities(*person).iter().any(cheapens);
        self.everyone().into_iter().find(of).filter(|_| less)
    }

    /// Dollars that people aboard add to each of a good that is sold to a contact.
    pub fn sale_money(&self, good: Good) -> u16 {
        if !CARRIED {
            return 0;
        }
        let dollars = |ability| match ability {
            Ability::SaleMoney(of, dollars) if of == good => dollars,
            _ => 0,
        };
        self.peoples_abilities().map(dollars).sum()
    }

    /// What one part brings with any Solid contact, in dollars.
    pub fn part_price(&self) -> Option<u16> {
        self.peoples_abilities().find_map(|ability| {
            let Ability::SellsParts(dollars) = ability else { return None };
            Some(dollars)
        })
    }

    /// How many cards are bought in one visit.
    pub fn buys(&self) -> u8 {
        let most = |a: Ability| if let Ability::BuysCards(n) = a { n } else { 0 };
        self.carried_abilities().map(most).fold(BUYS, u8::max)
    }

    /// How many jobs of a contact are considered.
    pub fn considers(&self) -> u8 {
        let most = |a: Ability| if let Ability::ConsidersJobs(n) = a { n } else { 0 };
        self.carried_abilities().map(most).fold(CONSIDERED, u8::max)
    }

    /// Dollars that a finished job brings beyond its own.
    pub fn job_money(&self, job: &Job, immoral: bool) -> u32 {
        let dollars = |ability| match ability {
            Ability::JobMoney(kind, dollars) if job.is(kind) => dollars.into(),
            Ability::ImmoralMoney(dollars) if immoral => dollars.into(),
            _ => 0,
        };
        self.peoples_abilities().map(dollars).sum()
    }

    /// Goods in any mix that gear on the job adds to a finished one: the fewer go, the more.
    pub fn job_goods(&self, job: &Job, team: &[Person]) -> u8 {
        if !CARRIED {
            return 0;
        }
        let gear = self.carried_among(team).flat_map(|card| card.printed().abilities);
        let each = |ability: &Ability| match ability {
            Ability::JobGoods(kind, count) if job.is(*kind) => {
                count.saturating_sub(team.len() as u8)
            }
            _ => 0,
        };
        gear.map(each).sum()
    }

    /// Goods that people aboard, gear on the job and upgrades add to a finished job.
    pub fn job_loads(&self, job: &Job, team: &[Person]) -> impl Iterator<Item = (Good, u8)> {
        let gear = self.carried_among(team).flat_map(|card| card.printed().abilities);
        let all = self.peoples_abilities().chain(gear.copied()).chain(self.ship_abilities());
        all.filter_map(|ability| {
            let Ability::JobLoad(kind, good, count) = ability else { return None };
            job.is(kind).then_some((good, count))
        })
    }
}

/// Cards bought in one visit, as a rule.
const BUYS: u8 = 2;
/// Jobs considered of a contact, as a rule.
const CONSIDERED: u8 = 3;

/// What a card costs under an ability.
fn asked(kind: &Kind, ability: Ability) -> u32 {
    let full = u32::from(kind.cost);
    let shows = |words: &[Keyword]| kind.keywords.iter().any(|word| words.contains(word));
    match (ability, kind.class) {
        (Ability::HiresFree, Class::Crew) => 0,
        (Ability::HalfPriceGear(words), Class::Gear) if shows(words) => full / 2,
        (Ability::HalfPriceShip, Class::Upgrade | Class::DriveCore(_)) => full / 2,
        _ => full,
    }
}
