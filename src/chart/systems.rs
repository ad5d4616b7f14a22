//! The systems: a sun each, and the rings on which its planets go round.

use super::At;
use super::outline::PLATES;
use super::sheet::{Sheet, heart};
use rules::firefly::Chart;
use rules::firefly::sector::SectorId;

/// How a sun looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sun {
    /// That of the core.
    White,
    /// A large red one.
    Red,
    /// A large yellow one.
    Yellow,
    /// That of Blue Sun.
    Blue,
    /// A small one.
    Small,
}

impl Sun {
    /// Its radius.
    pub const fn radius(self) -> i32 {
        match self {
            Sun::White | Sun::Red | Sun::Yellow | Sun::Blue => 13,
            Sun::Small => 7,
        }
    }
}

/// Where the name of a system is written: the large ones' on an arc over their rings, the small ones'
/// straight where there is room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    /// Along this path.
    Arc(&'static str),
    /// From here on.
    At(At),
}

/// A sun and what goes round it.
#[derive(Debug, PartialEq, Eq)]
pub struct System {
    /// What it is called.
    pub name: &'static str,
    /// Where its sun is.
    pub sun: At,
    /// How its sun looks.
    pub look: Sun,
    /// How its sectors in the Border are tinted.
    pub tint: usize,
    /// The radius of the scale round it; 0: none.
    pub scale: i32,
    /// Where its name is written.
    pub label: Label,
    /// The radii of its rings, the innermost first.
    pub rings: &'static [i32],
    /// Its sectors, in ascending order.
    pub sectors: &'static [u8],
}

/// The eight systems of the base board.
#[rustfmt::skip]
pub static SYSTEMS: [System; 8] = [
    System { name: "White Sun", sun: (682, 515), look: Sun::White, tint: 5, scale: 270, label: Label::Arc("M482 291A300 300 0 0 1 882 291"), rings: &[34, 100, 172, 262], sectors: &[
        30, 31, 32, 33, 37, 39, 40, 41, 42, 46, 47, 48, 49, 50, 51, 52, 53, 54, 57, 58, 59, 60, 61, 63, 67, 68, 69, 70, 71,
    ] },
    System { name: "Red Sun", sun: (1123, 724), look: Sun::Red, tint: 4, scale: 176, label: Label::Arc("M973 608A188 188 0 0 1 1273 608"), rings: &[37, 104, 168], sectors: &[5, 6, 7, 14, 15, 16, 17, 18, 23, 24, 25, 26, 99, 100] },
    System { name: "Georgia", sun: (280, 232), look: Sun::Yellow, tint: 3, scale: 182, label: Label::Arc("M130 112A192 192 0 0 1 430 112"), rings: &[38, 100, 174], sectors: &[74, 75, 76, 77, 78, 79, 84, 85, 86, 87, 88, 97, 98] },
    System { name: "Lux", sun: (865, 322), look: Sun::Small, tint: 5, scale: 0, label: Label::At((918, 343)), rings: &[41], sectors: &[29, 38] },
    System { name: "Himinbjorg", sun: (1162, 432), look: Sun::Small, tint: 5, scale: 0, label: Label::At((1236, 402)), rings: &[47], sectors: &[12, 13] },
    System { name: "Heinlein", sun: (904, 905), look: Sun::Small, tint: 5, scale: 0, label: Label::At((905, 992)), rings: &[50], sectors: &[27, 35] },
    System { name: "Murphy", sun: (146, 503), look: Sun::Small, tint: 5, scale: 0, label: Label::At((104, 566)), rings: &[50], sectors: &[90, 91, 92] },
    System { name: "Qin Shi Huang", sun: (539, 688), look: Sun::Small, tint: 5, scale: 0, label: Label::At((547, 669)), rings: &[30], sectors: &[62] },
];

/// The system to which a sector belongs.
pub fn system_of(sector: SectorId) -> Option<&'static System> {
    let systems = PLATES.iter().rev().flat_map(|plate| plate.systems);
    systems.into_iter().find(|system| system.sectors.contains(&sector.number()))
}

impl Sheet {
    /// Where each planet of a sector is, with its name.
    pub fn planets(&self, sector: SectorId) -> impl Iterator<Item = (&'static str, At)> + use<> {
        let seconds = PLATES.iter().flat_map(|plate| plate.seconds);
        let second = seconds.filter(move |(of, _)| *of == sector.number()).map(|(_, at)| *at);
        let places = [heart(sector)].into_iter().chain(second);
        Chart::of(self.sets).planets(sector).iter().copied().zip(places)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::sheet::Sheet;
    use rules::firefly::Sets;

    /// All of them but the relay stations, which go round no sun.
    #[test]
    fn planets_lie_on_a_ring_of_their_system_and_in_their_sector() {
        for (sets, planets) in
            [(Some(Sets::BASE), 36), (Sets::named("blue-sun"), 45), (Sets::named("kalidasa"), 51)]
        {
            let sheet = Sheet::of(sets.expect("a set"));
            let mut count = 0;
            for sector in sheet.sectors() {
                for (name, (x, y)) in sheet.planets(sector) {
                    assert_eq!(sheet.sector_at((x, y)), Some(sector), "{name}");
                    let Some(system) = system_of(sector) else {
                        assert!(name.starts_with("Cortex Relay"), "{name}");
                        continue;
                    };
                    let square = (x - system.sun.0).pow(2) + (y - system.sun.1).pow(2);
                    let on =
                        |ring: &&i32| ((**ring - 3).pow(2)..(**ring + 3).pow(2)).contains(&square);
                    assert!(system.rings.iter().any(|ring| on(&ring)), "{name}");
                    count += 1;
                }
            }
            assert_eq!(count, planets);
        }
    }

    #[test]
    fn a_sector_belongs_to_one_system_at_most() {
        let systems = PLATES.iter().flat_map(|plate| plate.systems);
        let mut all: Vec<u8> = systems.flat_map(|system| system.sectors).copied().collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!((count, all.len()), (98, 98));
    }
}
