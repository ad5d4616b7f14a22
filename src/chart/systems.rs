//! The systems: a sun each, and the rings on which its planets go round.

use super::At;
use rules::firefly::sector::SectorId;

/// A sun and what goes round it.
#[derive(Debug, PartialEq, Eq)]
pub struct System {
    /// What it is called.
    pub name: &'static str,
    /// Where its sun is.
    pub sun: At,
    /// The radii of its rings, the innermost first.
    pub rings: &'static [i32],
    /// Its sectors, in ascending order.
    pub sectors: &'static [u8],
}

/// The eight systems of the base board.
#[rustfmt::skip]
pub static SYSTEMS: [System; 8] = [
    System { name: "White Sun", sun: (682, 515), rings: &[34, 100, 172, 262], sectors: &[
        30, 31, 32, 33, 37, 39, 40, 41, 42, 46, 47, 48, 49, 50, 51, 52, 53, 54, 57, 58, 59, 60, 61, 63, 67, 68, 69, 70, 71,
    ] },
    System { name: "Red Sun", sun: (1123, 724), rings: &[37, 104, 168], sectors: &[5, 6, 7, 14, 15, 16, 17, 18, 23, 24, 25, 26, 99, 100] },
    System { name: "Georgia", sun: (280, 232), rings: &[38, 100, 174], sectors: &[74, 75, 76, 77, 78, 79, 84, 85, 86, 87, 88, 97, 98] },
    System { name: "Lux", sun: (865, 322), rings: &[41], sectors: &[29, 38] },
    System { name: "Himinbjorg", sun: (1162, 432), rings: &[47], sectors: &[12, 13] },
    System { name: "Heinlein", sun: (904, 905), rings: &[50], sectors: &[27, 35] },
    System { name: "Murphy", sun: (146, 503), rings: &[50], sectors: &[90, 91, 92] },
    System { name: "Qin Shi Huang", sun: (539, 688), rings: &[30], sectors: &[62] },
];

/// The radius of the sun of a large system: of the first three.
pub const SUN: i32 = 13;
/// The radius of the sun of a small system.
pub const SMALL_SUN: i32 = 7;

/// Where the second planet of a sector is.
pub const SECOND_PLANET: (u8, At) = (77, (353, 164));

/// The system to which a sector belongs.
pub fn system_of(sector: SectorId) -> Option<&'static System> {
    SYSTEMS.iter().find(|system| system.sectors.contains(&sector.number()))
}

/// Where each planet of a sector is, with its name.
pub fn planets(sector: SectorId) -> impl Iterator<Item = (&'static str, At)> {
    let first = super::cells::heart(sector);
    let places = [first, SECOND_PLANET.1];
    sector.sector().planets.iter().copied().zip(places)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::cells::sector_at;

    #[test]
    fn planets_lie_on_a_ring_of_their_system_and_in_their_sector() {
        let mut count = 0;
        for sector in SectorId::all() {
            for (name, (x, y)) in planets(sector) {
                let system = system_of(sector).expect(name);
                let square = (x - system.sun.0).pow(2) + (y - system.sun.1).pow(2);
                let on = |ring: &&i32| ((**ring - 3).pow(2)..(**ring + 3).pow(2)).contains(&square);
                assert!(system.rings.iter().any(|ring| on(&ring)), "{name}");
                assert_eq!(sector_at((x, y)), Some(sector), "{name}");
                count += 1;
            }
        }
        assert_eq!(count, 36);
    }

    #[test]
    fn a_sector_belongs_to_one_system_at_most() {
        let mut all: Vec<u8> = SYSTEMS.iter().flat_map(|system| system.sectors).copied().collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!((count, all.len()), (66, 66));
    }
}
