//! What a seat has, in numbers that can be added to without touching a ship.

use rules::farlight::{Award, Benefits, Mission, Part, SeatView, Ship};
use rules::order;

/// The means of a seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Assets {
    /// Engine dice, highest first; 0 where there is none.
    pub dice: [i32; 8],
    pub biotech: i32,
    pub crew: i32,
    pub science: i32,
    pub points: i32,
    pub parts: i32,
    pub open: i32,
    pub loose: i32,
    pub each_round: Benefits,
}

impl Assets {
    pub(super) fn of(seat: &SeatView) -> Assets {
        Assets::with_ship(seat, &seat.ship)
    }

    /// The means of a seat if it had this ship.
    pub(super) fn with_ship(seat: &SeatView, ship: &Ship) -> Assets {
        let edges = ship.edges();
        let mut assets = Assets {
            biotech: ship.biotech().into(),
            crew: seat.crew.into(),
            science: seat.science.into(),
            points: seat.score().into(),
            parts: ship.parts().len() as i32,
            open: edges.open.into(),
            loose: edges.loose().into(),
            each_round: ship.repeated(),
            ..Assets::default()
        };
        ship.dice().for_each(|die| assets.add_die(die.into()));
        assets
    }

    /// Puts a die in its place; the lowest falls out beyond eight.
    fn add_die(&mut self, mut die: i32) {
        for place in &mut self.dice {
            if die > *place {
                std::mem::swap(place, &mut die);
            }
        }
    }

    /// The same with a die of `old` turned to `new`.
    pub(super) fn with_die(&self, old: u8, new: u8) -> Assets {
        let mut with = self.clone();
        if let Some(die) = with.dice.iter_mut().find(|die| **die == i32::from(old)) {
            *die = new.into();
        } else {
            with.add_die(new.into());
        }
        with.sort_dice();
        with
    }

    fn sort_dice(&mut self) {
        order::sort_by_key(&mut self.dice, |&die| std::cmp::Reverse(die));
    }

    /// Raises dice by `steps`, each time the highest that is not yet 6.
    pub(super) fn raise(&mut self, steps: i32) {
        for _ in 0..steps {
            if let Some(die) = self.dice.iter_mut().find(|die| (1..6).contains(*die)) {
                *die += 1;
            }
        }
        self.sort_dice();
    }

    /// Sets the lowest dice to 6.
    pub(super) fn overhaul(&mut self, times: i32) {
        for _ in 0..times {
            if let Some(die) = self.dice.iter_mut().rev().find(|die| (1..6).contains(*die)) {
                *die = 6;
            }
            self.sort_dice();
        }
    }

    /// Takes in benefits as they are collected.
    pub(super) fn collect(&mut self, benefits: Benefits) {
        self.crew += i32::from(benefits.crew);
        self.science += i32::from(benefits.science);
        self.overhaul(benefits.overhauls.into());
        self.raise(benefits.upgrades.into());
    }

    /// The same with a part joined to one connector and paid for. Benefits that come once are
    /// collected; where the part blocks others is not foreseen.
    pub(super) fn with_part(&self, part: &Part, die: Option<u8>) -> Assets {
        let mut with = self.clone();
        if let Some(die) = die {
            with.add_die(die.into());
        }
        with.biotech += i32::from(part.biotech);
        with.crew -= i32::from(part.crew_cost);
        with.parts += 1;
        let connectors = i32::from(part.connectors.count());
        with.open += connectors - 2;
        with.loose += connectors - 2;
        with.each_round = with.each_round.and(part.repeat);
        with.collect(part.once);
        with
    }

    /// What the seat still lacks for a mission.
    pub(super) fn lacks(&self, mission: &Mission) -> Lacks {
        let mut lacks = Lacks {
            biotech: (i32::from(mission.biotech) - self.biotech).max(0),
            science: (i32::from(mission.science) - self.science).max(0),
            ..Lacks::default()
        };
        for (&asked, &die) in mission.engines.iter().zip(&self.dice) {
            let asked = i32::from(asked);
            if die == 0 {
                lacks.engines += 1;
            } else {
                lacks.steps += (asked - die).max(0);
            }
        }
        lacks
    }

    /// What an award counts, turned so that more is better.
    pub(super) fn award(&self, award: Award) -> i32 {
        match award {
            Award::Colonist => self.biotech,
            Award::Commander => self.crew,
            Award::Efficiency => -self.loose,
            Award::Juggernaut => self.parts,
            Award::Potential => self.open,
            Award::Researcher => self.science,
            Award::Rocketeer => self.dice.iter().sum(),
        }
    }
}

/// What is lacking for a mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lacks {
    /// Engines that have to be added.
    pub engines: i32,
    /// Steps that dice on the ship are short of, in all.
    pub steps: i32,
    /// Bio-tech symbols; each can be bought for three crew.
    pub biotech: i32,
    /// Science tokens.
    pub science: i32,
}

impl Lacks {
    /// Crew that the lacking bio-tech costs.
    pub(super) fn crew(self) -> i32 {
        3 * self.biotech
    }

    /// Whether a seat with this much crew can fly now.
    pub(super) fn is_ready(self, crew: i32) -> bool {
        self.engines == 0 && self.steps == 0 && self.science == 0 && self.crew() <= crew
    }
}
