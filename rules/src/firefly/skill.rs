//! Skills, keywords and professions: what crew and gear bring to a test (rules, section 4).

/// What a test asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Skill {
    /// Guns and fists.
    Fight,
    /// Engines and locks.
    Tech,
    /// Words; the only skill that may be bribed.
    Negotiate,
}

impl Skill {
    /// All three, in the order of the cards.
    pub const ALL: [Skill; 3] = [Skill::Fight, Skill::Tech, Skill::Negotiate];
}

/// Points of each skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Skills {
    /// Points of Fight.
    pub fight: u8,
    /// Points of Tech.
    pub tech: u8,
    /// Points of Negotiate.
    pub negotiate: u8,
}

impl Skills {
    /// These points.
    pub const fn new(fight: u8, tech: u8, negotiate: u8) -> Skills {
        Skills { fight, tech, negotiate }
    }

    /// The points of one skill.
    pub const fn of(self, skill: Skill) -> u8 {
        match skill {
            Skill::Fight => self.fight,
            Skill::Tech => self.tech,
            Skill::Negotiate => self.negotiate,
        }
    }

    /// The skill with the most points, the first of those that have as many.
    pub fn best(self) -> Skill {
        let mut best = Skill::Fight;
        for skill in Skill::ALL {
            if self.of(skill) > self.of(best) {
                best = skill;
            }
        }
        best
    }

    /// Whether every skill reaches what is asked for.
    pub const fn meets(self, need: Skills) -> bool {
        self.fight >= need.fight && self.tech >= need.tech && self.negotiate >= need.negotiate
    }
}

/// A word on gear and on some crew that cards ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Keyword {
    /// Charges and grenades.
    Explosives,
    /// Forged or borrowed papers.
    FakeId,
    /// Clothes for a ball.
    FancyDuds,
    /// Any gun.
    Firearm,
    /// A machine that opens locks.
    HackingRig,
    /// Any blade.
    Knife,
    /// A gun for a long shot.
    SniperRifle,
    /// A vehicle or horses.
    Transport,
}

impl Keyword {
    /// All keywords.
    pub const ALL: [Keyword; 8] = [
        Keyword::Explosives,
        Keyword::FakeId,
        Keyword::FancyDuds,
        Keyword::Firearm,
        Keyword::HackingRig,
        Keyword::Knife,
        Keyword::SniperRifle,
        Keyword::Transport,
    ];
}

/// What somebody does for a living.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Profession {
    /// Guild-trained company.
    Companion,
    /// A cheat.
    Grifter,
    /// Kin of the hills.
    HillFolk,
    /// Keeps the engine going.
    Mechanic,
    /// May save the killed (section 11).
    Medic,
    /// A gun for hire.
    Merc,
    /// Flies the ship.
    Pilot,
    /// Fought in the war.
    Soldier,
    /// Digs mud at Harvest.
    Mudder,
    /// Keeps the law, and works for no share.
    Lawman,
}

impl Profession {
    /// All professions; those of the base game first.
    pub const ALL: [Profession; 10] = [
        Profession::Companion,
        Profession::Grifter,
        Profession::HillFolk,
        Profession::Mechanic,
        Profession::Medic,
        Profession::Merc,
        Profession::Pilot,
        Profession::Soldier,
        Profession::Mudder,
        Profession::Lawman,
    ];
}
