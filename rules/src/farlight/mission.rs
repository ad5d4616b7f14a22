//! What a mission asks for and pays, and whether a ship can fly it. Rules S7.

use super::ship::Ship;
use super::table::MISSIONS;

/// Crew to pay for one bio-tech symbol that the ship lacks, for one mission.
pub const CREW_PER_BIOTECH: u16 = 3;

/// Everything printed on a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mission {
    /// The English name on the card: equal points are sorted by it.
    pub name: &'static str,
    /// Points of the first to complete it.
    pub points: u8,
    /// The engine dice asked for, the highest first.
    pub engines: &'static [u8],
    /// The bio-tech symbols asked for.
    pub biotech: u8,
    /// The science tokens to pay.
    pub science: u8,
    /// Whether completing it ends the game.
    pub climactic: bool,
}

pub(super) const fn mission(
    name: &'static str,
    points: u8,
    engines: &'static [u8],
    biotech: u8,
    science: u8,
) -> Mission {
    Mission { name, points, engines, biotech, science, climactic: false }
}

impl Mission {
    pub(super) const fn climactic(self) -> Mission {
        Mission { climactic: true, ..self }
    }

    /// Points of whoever completes it after the first: half, rounded up.
    pub fn half_points(&self) -> u8 {
        self.points.div_ceil(2)
    }

    /// What a ship with these tokens has and lacks for this mission.
    pub fn readiness(&self, ship: &Ship, crew: u16, science: u16) -> Readiness {
        self.readiness_of(ship.dice().collect(), ship.biotech(), (crew, science))
    }

    /// The same of these dice, bio-tech, crew and science.
    pub(super) fn readiness_of(
        &self,
        mut dice: Vec<u8>,
        biotech: u8,
        (crew, science): (u16, u16),
    ) -> Readiness {
        let dice_used: Vec<Option<u8>> =
            self.engines.iter().map(|&asked| take_die(&mut dice, asked)).collect();
        let bought_biotech = self.biotech.saturating_sub(biotech);
        let cost = CREW_PER_BIOTECH * u16::from(bought_biotech);
        Readiness {
            dice_used,
            bought_biotech,
            crew_missing: cost.saturating_sub(crew),
            science_missing: u16::from(self.science).saturating_sub(science),
        }
    }
}

/// Takes the smallest die that is at least as high as asked for.
///
/// Demands come highest first, so that a die which meets one meets all later ones: taking the
/// smallest leaves a complete matching wherever there is one.
fn take_die(dice: &mut Vec<u8>, asked: u8) -> Option<u8> {
    let (at, _) = dice.iter().enumerate().filter(|&(_, &d)| d >= asked).min_by_key(|&(_, d)| d)?;
    Some(dice.swap_remove(at))
}

/// How a ship stands to a mission, demand by demand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Readiness {
    /// The die that meets each engine demand, the highest demand first; none where none does.
    pub dice_used: Vec<Option<u8>>,
    /// The bio-tech symbols that must be bought.
    pub bought_biotech: u8,
    /// The crew that is lacking for them.
    pub crew_missing: u16,
    /// The science tokens that are lacking.
    pub science_missing: u16,
}

impl Readiness {
    /// Whether nothing is lacking.
    pub fn is_ready(&self) -> bool {
        self.dice_missing() == 0 && self.crew_missing == 0 && self.science_missing == 0
    }

    /// How much is lacking: a die that meets nothing, a bio-tech and a science count alike.
    pub fn lacking(&self) -> u16 {
        let bought = self.crew_missing.div_ceil(CREW_PER_BIOTECH);
        u16::from(self.dice_missing()) + bought + self.science_missing
    }

    /// How many engine demands no die meets.
    pub fn dice_missing(&self) -> u8 {
        self.dice_used.iter().filter(|die| die.is_none()).count() as u8
    }

    /// The crew that buying the missing bio-tech costs.
    pub fn crew_cost(&self) -> u16 {
        CREW_PER_BIOTECH * u16::from(self.bought_biotech)
    }
}

/// A mission, named by its number: 1 to 23. The number is ours and for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct MissionId(u8);

impl MissionId {
    /// How many missions there are.
    pub const COUNT: u8 = MISSIONS.len() as u8;

    /// The mission with this number, if there is one.
    pub fn new(number: u8) -> Option<MissionId> {
        (1..=Self::COUNT).contains(&number).then_some(MissionId(number))
    }

    /// All missions in the order of their numbers.
    pub fn all() -> impl Iterator<Item = MissionId> {
        (1..=Self::COUNT).map(MissionId)
    }

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    pub fn card(self) -> &'static Mission {
        &MISSIONS[usize::from(self.0) - 1]
    }

    /// The order of a stack from the top, and of the missions of a round: points, then name.
    pub fn rank(self) -> (u8, &'static str) {
        (self.card().points, self.card().name)
    }
}
