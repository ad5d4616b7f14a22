//! Which sentences explain the things of Firefly.

use super::once;
#[cfg(feature = "firefly")]
use crate::chart::flag::FlagKind;
#[cfg(feature = "firefly")]
use crate::words::Thing;
use rules::firefly::Action;
#[cfg(feature = "firefly")]
use rules::firefly::alert::Watch;
use rules::firefly::effect::{Effect, Good, Label, Way};
use rules::firefly::job::{Clause, Course, Freight, JobId, JobType, Pay};
use rules::firefly::leader::LeaderId;
use rules::firefly::patrol::{Dispatch, Patrol};
use rules::firefly::sector::Region;
use rules::firefly::skill::{Keyword, Profession, Skill, Skills};
use rules::firefly::supply::{Ability, Class, SupplyId};

/// What the table marks besides its cards.
macro_rules! marks {
    ($($name:ident $id:literal)*) => {
        $(#[allow(missing_docs)] pub const $name: &str = $id;)*
        /// All of them.
        #[cfg(test)]
        pub const MARKS: &[&str] = &[$($name),*];
    };
}

marks! {
    MONEY "money"
    CREW "crew"
    LEADER "leader"
    MORAL "moral"
    WANTED "wanted"
    DISGRUNTLED "disgruntled"
    WARRANT "warrant"
    OUTLAW "outlaw"
    SOLID "solid"
    NOT_SOLID "not-solid"
    HOLD "hold"
    STASH "stash"
    SPACE "space"
    SLOT "slot"
    LOCKER "locker"
    DRIVE "drive"
    PRICE "price"
    GOALS "goals"
    GOAL "goal"
    STORY "story goals"
    STORY_TRUST "story goals solid"
    TURN "turn"
    END "end"
    FREE "free"
    IN_HAND "in-hand"
    UNDER_WAY "under-way"
    LOADED "loaded"
    CARDS "cards"
    RISK "risk"
    PAY "pay"
    LACKS "lacks"
    ODDS "odds"
    TEST "test"
    FLIGHT_ODDS "flight-odds"
    MARKET "market"
    CONTACT "contact"
    CRUISER "cruiser"
    CUTTER "cutter"
    CORVETTE "corvette"
    ALERT "alert"
    WATCH "watch"
    EDICT "edict"
    SHIP "ship-mark"
    HAVEN "haven"
    CACHE "cache"
    DESTINATION "destination"
    PICKUP "flag-pickup"
    DROPOFF "flag-dropoff"
    CRIME "flag-crime"
    GOAL_FLAG "flag-goal"
    CHANCE "flag-chance"
    FLAG "flag"
    ALLIANCE "alliance"
    BORDER "border"
    RIM "rim"
    COURSE "course"
    WAKE "wake"
    REACH "reach"
    AIM "aim"
    PILE "pile"
    PATROL "move-patrol"
    MOSEY "mosey"
    BURN "burn full-stop"
    ACE "ace"
    UPLINK "uplink"
    SHIP_CHOICE "ships"
    STUDY "study"
}

/// Whose space a sector is.
pub fn region(region: Region) -> &'static str {
    match region {
        Region::Alliance => ALLIANCE,
        Region::Border => BORDER,
        Region::Rim => RIM,
    }
}

/// What lies on the chart.
#[cfg(feature = "firefly")]
pub fn thing(thing: Thing) -> &'static str {
    match thing {
        Thing::Market => MARKET,
        Thing::Contact(_) => CONTACT,
        Thing::Cruiser => CRUISER,
        Thing::Cutter => CUTTER,
        Thing::Corvette => CORVETTE,
        Thing::Alert(Watch::Reavers) => ALERT,
        Thing::Alert(Watch::Alliance) => WATCH,
        Thing::Cache => CACHE,
        Thing::Ship(_) => SHIP,
        Thing::Haven(_) => HAVEN,
        Thing::Destination(_) => DESTINATION,
        Thing::Work(FlagKind::Pickup) => PICKUP,
        Thing::Work(FlagKind::Dropoff) => DROPOFF,
        Thing::Work(FlagKind::Crime) => CRIME,
        Thing::Work(FlagKind::Goal) => GOAL_FLAG,
        Thing::Work(FlagKind::Chance) => CHANCE,
        Thing::Work(FlagKind::Quarry) => "bounty",
    }
}

/// A skill.
pub fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::Fight => "fight",
        Skill::Tech => "tech",
        Skill::Negotiate => "negotiate",
    }
}

/// A keyword.
pub fn keyword(word: Keyword) -> &'static str {
    match word {
        Keyword::Explosives => "explosives",
        Keyword::FakeId => "fake-id",
        Keyword::FancyDuds => "fancy-duds",
        Keyword::Firearm => "firearm",
        Keyword::HackingRig => "hacking-rig",
        Keyword::Knife => "knife",
        Keyword::SniperRifle => "sniper-rifle",
        Keyword::Transport => "transport",
    }
}

/// A profession.
pub fn profession(profession: Profession) -> &'static str {
    match profession {
        Profession::Companion => "companion",
        Profession::Grifter => "grifter",
        Profession::HillFolk => "hill-folk",
        Profession::Mechanic => "mechanic",
        Profession::Medic => "medic",
        Profession::Merc => "merc",
        Profession::Pilot => "pilot",
        Profession::Soldier => "soldier",
        Profession::Mudder => "mudder",
        Profession::Lawman => "lawman",
    }
}

/// A good.
pub fn good(good: Good) -> &'static str {
    match good {
        Good::Fuel => "fuel",
        Good::Part => "part",
        Good::Cargo => "cargo",
        Good::Contraband => "contraband",
        Good::Passenger => "passenger",
        Good::Fugitive => "fugitive",
    }
}

/// An action of a turn.
pub fn action(action: Action) -> &'static str {
    match action {
        Action::Fly => "fly",
        Action::Buy => "buy",
        Action::Deal => "deal",
        Action::Work => "work",
        Action::Soothe => "soothe",
        Action::Call => "call",
        Action::Jets => "burn",
    }
}

fn symbols(
    points: Skills,
    professions: &'static [Profession],
    keywords: &'static [Keyword],
) -> impl Iterator<Item = &'static str> {
    let skills = Skill::ALL.into_iter().filter(move |&one| points.of(one) > 0).map(skill);
    let professions = professions.iter().map(|&one| profession(one));
    skills.chain(professions).chain(keywords.iter().map(|&word| keyword(word)))
}

/// What there is to know of a supply card; a mark that it does not have is not spoken of.
pub fn supply(card: SupplyId) -> String {
    let kind = card.printed();
    let class = match kind.class {
        Class::Crew => "crew-card",
        Class::Gear => "gear-card",
        Class::Upgrade => "upgrade",
        Class::DriveCore(_) => "drive",
    };
    let mut ids = vec![class];
    ids.extend(symbols(kind.skills, kind.professions, kind.keywords));
    ids.extend(kind.moral.then_some("moral"));
    ids.extend(kind.wanted.then_some("wanted"));
    ids.extend(kind.abilities.iter().map(ability));
    ids.join(" ")
}

/// What there is to know of a leader.
pub fn leader(id: LeaderId) -> String {
    let leader = id.leader();
    let mut ids = vec!["leader"];
    ids.extend(symbols(leader.skills, leader.professions, leader.keywords));
    ids.extend(leader.moral.then_some("moral"));
    ids.extend(leader.abilities.iter().map(ability));
    ids.join(" ")
}

/// Which rule an ability changes.
pub fn ability(ability: &Ability) -> &'static str {
    match *ability {
        Ability::SalvageLoad(..) | Ability::SalvageMoney(_) => "salvage",
        Ability::SellsParts(_) | Ability::CountsSolid(_) | Ability::SaleMoney(..) => "solid",
        Ability::JobLoad(..) | Ability::JobMoney(..) | Ability::ImmoralMoney(_) => "job-gift",
        Ability::NeedsAboard(_) | Ability::Mosey(_) | Ability::Range(_) => "drive",
        Ability::MayNotCarry(_)
        | Ability::CarrierNeeds(..)
        | Ability::Carries(_)
        | Ability::Weightless => "gear-card",
        Ability::FewerMisbehave(_) | Ability::RerollOnes => "cards",
        Ability::RerollOnesOf(_) => "rolls",
        Ability::GoalMoney(_) => "goal",
        Ability::CalmsAll => "calm",
        Ability::Armor(_) => "armor",
        Ability::Uplink => "uplink",
        Ability::Foresees(_) => "study",
        Ability::Gambles { .. } => "gamble",
        Ability::AddsToRoll(_)
        | Ability::NoBonusDie(_)
        | Ability::Reroll(_)
        | Ability::TreatsAs(..)
        | Ability::RollsForSkill => "rolls",
        Ability::SkillWith(..) | Ability::SkillInCompany(..) | Ability::CountsWith(_) => {
            "skill-gift"
        }
        Ability::OneUseAfterRoll(..) | Ability::OneUseKeyword => "one-use",
        Ability::WantedRolls(_) | Ability::HidesWanted(_) | Ability::IgnoresWanted => "wanted",
        Ability::MedicBonus(_) | Ability::RerollMedic => "medic",
        Ability::ConsidersJobs(_) | Ability::BuysCards(_) => "more-cards",
        Ability::Berths(_) => "crew",
        Ability::Hold(_) => "hold",
        Ability::Stash(_) => "stash",
        Ability::Decoy => "decoy",
        Ability::Identity => "identity",
        Ability::CalmsOther | Ability::ShieldsLeader => "calm",
        Ability::ComesBack | Ability::DiesFirst => "dying",
        Ability::GearWhenKosherized => "kosherized",
        Ability::ShunsImmoral => "shuns",
        Ability::IgnoresBreakdowns => "breakdown",
        Ability::HiresFree
        | Ability::HalfPriceGear(_)
        | Ability::HalfPriceShip
        | Ability::OrdersShip => "cheaper",
        Ability::MayNotHire(_) | Ability::HiresFrom(_) | Ability::SoldAt(..) => "crew",
        Ability::SparesWarrant => "warrant-issued",
        Ability::SparesTrust | Ability::CallsOn(_) => "solid",
        Ability::MakeWorkMoney(_) | Ability::MakeWorkLoad(_) => "work",
        Ability::FreeLeave | Ability::LeaveAnywhere => "cheaper",
        Ability::KeepsGear(_) | Ability::Windfall(_) => "gear-card",
        Ability::RerollOnesAs(..) | Ability::TwoDice(_) => "rolls",
        Ability::Charts(_) | Ability::ShufflesNav => "study",
        Ability::OneUseReroll(_) => "one-use",
        Ability::Concealed => "kosherized",
        Ability::OneUseHeals => "medic",
        Ability::DiesInstead => "armor",
        Ability::Recycles => "drive",
        Ability::SalvagesCrimes => "salvage",
        Ability::PressesFor(..) => "job-gift",
        Ability::Cabins(_) => "hold",
        Ability::Feeds => "calm",
        Ability::Misleads => "hunters",
        Ability::Jets => "drive",
        Ability::RerollOnesFlying => "rolls",
        Ability::ServesUnpaid(_) => "disgruntled",
        Ability::KeepsFugitives => "fugitive",
        Ability::PartCountsAs(one) => profession(one),
        Ability::Bribes(_) => "rolls",
        Ability::OneUseBeforeRoll(_) | Ability::OneUseSix(_) => "one-use",
        Ability::OneUseAce => "cards",
        Ability::CalmsCarrier | Ability::CalmsBefore(_) | Ability::TokenForPoints(..) => "calm",
        Ability::OneUseForesees(_) => "study",
        Ability::Bets { .. } => "gamble",
        Ability::JobGoods(..) => "job-gift",
        Ability::RepelsCutter | Ability::PassesCutters | Ability::SlipsAway(_) => "hunters",
        Ability::Scans => "alert",
        Ability::Boosts(_) | Ability::ShortenedByUpgrades | Ability::CarriesHeavy => "drive",
        Ability::BountyMoney(_) | Ability::KeepsBound => "bounty",
        Ability::RaidMoney(_) => "piracy",
        Ability::InShowdown(..)
        | Ability::Attacking(..)
        | Ability::RerollShowdown
        | Ability::ForcesReroll
        | Ability::WarrantsWinner
        | Ability::Shames
        | Ability::Stuns => "showdown",
        Ability::SkillIn(..) => "skill-gift",
        Ability::CallsCruiser | Ability::DodgesCutters => "hunters",
        Ability::SwapsMisbehave(_) => "cards",
        Ability::StandsIn => "dying",
        Ability::GamesOn { .. } => "gamble",
        Ability::TurnsUp(_) => "more-cards",
        Ability::Boards(..)
        | Ability::Traps(_)
        | Ability::BarsBoarding(_)
        | Ability::RerollBoarding(_) => "boarding",
        Ability::Grapples | Ability::SalvagesJobs(_) => "salvage",
    }
}

/// What there is to know of a job.
pub fn job(id: JobId) -> String {
    let job = id.job();
    let mut ids = vec![if job.illegal { "illegal" } else { "legal" }];
    ids.extend(job.immoral.then_some("immoral"));
    match job.course {
        Course::Target(_) if job.kind == JobType::Task => ids.push("task"),
        Course::Target(_) if job.challenge.is_some() => ids.push("challenge"),
        Course::Target(_) if job.kind == JobType::Piracy => ids.push("piracy"),
        Course::Target(_) => ids.push("crime"),
        Course::Delivery { freight, .. } => {
            ids.push("shipping");
            match freight {
                Freight::Lots(lots) => ids.extend(lots.iter().map(|lot| good(lot.good))),
                Freight::Any(one) => ids.extend([good(one), "per-head"]),
                Freight::People => ids.extend(["passenger", "fugitive", "per-head"]),
            }
        }
    }
    ids.extend(symbols(job.skills, &[], job.keywords));
    match job.pay {
        Pay::Flat(_) | Pay::Each(_) => {}
        Pay::PerCrew(one) => ids.push(good(one)),
        Pay::GoodsPerCrew(_) => ids.push("hold"),
    }
    ids.extend(job.per_point.into_iter().flat_map(|(one, _)| ["per-point", skill(one)]));
    ids.extend(job.bonus.into_iter().flat_map(|bonus| ["bonus", profession(bonus.profession)]));
    ids.extend(job.test.map(|_| "last-test"));
    ids.extend(job.clause.map(|clause| match clause {
        Clause::HeavyLoad => "heavy",
        Clause::CalmsMoral => "calm",
        Clause::GoodDeeds => "moral",
        Clause::DoubleDown(_) => "cards",
        Clause::Race { .. } => "gamble",
        Clause::Expends(_) => "killed",
    }));
    ids.join(" ")
}

/// The terms of a way out of a nav or misbehave card, each once.
pub fn way(way: &Way) -> String {
    let mut ids = Vec::new();
    match way.label {
        Label::Plain => {}
        Label::Salvage => ids.push("salvage"),
        Label::Breakdown => ids.push("breakdown"),
    }
    effects(way.effects, &mut ids);
    once(ids).join(" ")
}

fn effects(effects: &'static [Effect], ids: &mut Vec<&'static str>) {
    effects.iter().for_each(|one| effect(one, ids));
}

fn effect(effect: &'static Effect, ids: &mut Vec<&'static str>) {
    match effect {
        Effect::KeepFlying => ids.push("keep-flying"),
        Effect::FullStop => ids.push("full-stop"),
        Effect::Evade => ids.push("evade"),
        Effect::Proceed => ids.push("proceed"),
        Effect::Botched => ids.push("botched"),
        Effect::Warrant => ids.push("warrant-issued"),
        Effect::Test(test) => {
            ids.push("test");
            ids.push(skill(test.skill));
            ids.extend(test.kosherized.then_some("kosherized"));
            ids.extend(test.bribes.then_some("bribes"));
            test.bands.iter().for_each(|band| effects(band.effects, ids));
        }
        Effect::If { then, otherwise, .. } => {
            effects(then, ids);
            effects(otherwise, ids);
        }
        Effect::Gain(_) | Effect::Pay(_) | Effect::HalfPay => ids.push("money"),
        Effect::PayOrBotch(_) => ids.extend(["money", "botched"]),
        Effect::Goal => ids.push("goal"),
        Effect::Load(lot) | Effect::LoadUpTo(lot) | Effect::Lose(lot) => ids.push(good(lot.good)),
        Effect::LoadPerEmptyHanded(one) | Effect::LoadAny(one) => ids.push(good(*one)),
        Effect::LoadGoods(_) => ids.push("hold"),
        Effect::SeizeGoods(_) => ids.push("seized"),
        Effect::TakeCrew => ids.push("crew"),
        Effect::Farther(_) | Effect::Drift(_) => ids.push("keep-flying"),
        Effect::Leak => ids.push("fuel"),
        Effect::LeaveAlert => ids.push("cutter"),
        Effect::Alarm(_) => ids.push("watch"),
        Effect::LoseCrew | Effect::TakeCrewOf(_) => ids.push("crew"),
        Effect::LoseHold | Effect::LoseGoods(_) | Effect::Swap(_) => ids.push("hold"),
        Effect::Sell(_) => ids.push("money"),
        Effect::Unrest => ids.extend(["passenger", "fugitive"]),
        Effect::TakeThis(_) => ids.push("upgrade"),
        Effect::FartherByMoral => ids.push("keep-flying"),
        Effect::Gamble { .. } => ids.push("gamble"),
        Effect::Redraw(_) => ids.push("cards"),
        Effect::Fork | Effect::Riot => ids.extend(["back", "proceed", "botched"]),
        Effect::Rearguard(test) => {
            ids.extend(["back", "proceed", "test", skill(test.skill)]);
            test.bands.iter().for_each(|band| effects(band.effects, ids));
        }
        Effect::Fence { .. } | Effect::Doubles(_) => ids.push("money"),
        Effect::LoseSolid => ids.push("solid"),
        Effect::Search => ids.extend(["wanted", "warrant-issued", "proceed"]),
        Effect::SendBack(_) | Effect::Sulk => ids.push("back"),
        Effect::Seize { .. } => ids.push("seized-gear"),
        Effect::Brand(_) => ids.push("branded"),
        Effect::DropHand => ids.push("in-hand"),
        Effect::AnyTest(tests) => {
            ids.push("test");
            tests.iter().for_each(|test| {
                ids.push(skill(test.skill));
                test.bands.iter().for_each(|band| effects(band.effects, ids));
            });
        }
        Effect::ThirdAction => ids.push("turn"),
        Effect::Pardon { .. } | Effect::ClearWarrants => ids.push("warrant"),
        Effect::FreePrisoner => ids.push("bounty"),
        Effect::NewAlert => ids.push("edict"),
        Effect::Nerve => ids.extend(["warrant", "proceed", "botched"]),
        Effect::LosePeople => ids.extend(["passenger", "fugitive"]),
        Effect::SeizeHold => ids.push("seized"),
        Effect::Trade(_) => ids.push("money"),
        Effect::Kill(_) | Effect::KillWhom(_) => ids.push("killed"),
        Effect::Disgruntle(_) | Effect::Leave(_) | Effect::ExtraCut => ids.push("disgruntled"),
        Effect::Calm(_) => ids.push("calm"),
        Effect::MercsTurn => ids.push("merc"),
        Effect::LoseUpgrade | Effect::TakeUpgrade => ids.push("upgrade"),
        Effect::Send(Dispatch { patrol: Patrol::Cruiser, .. }) => ids.push("cruiser"),
        Effect::Send(Dispatch { patrol: Patrol::Cutter, .. }) => ids.push("cutter"),
        Effect::Send(Dispatch { patrol: Patrol::Corvette, .. }) => ids.push("corvette"),
    }
}
