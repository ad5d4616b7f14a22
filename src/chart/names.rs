//! Which planets' names are written at which scale: a name never meets another name or a disc.

use super::cells::heart;
use super::systems::{SMALL_SUN, SUN, SYSTEMS, planets};
use super::{At, DISC};
use rules::firefly::Board;
use rules::firefly::contact::Contact;
use rules::firefly::sector::SectorId;
use std::sync::OnceLock;

/// The scales at which names appear, in thousandths of a CSS pixel for a unit of the chart; at
/// the first of them there are none.
pub const SCALES: [i32; 10] = [0, 300, 380, 460, 560, 680, 820, 1000, 1250, 1600];

/// Height of a name and its distance from the disc, in CSS pixels.
const HEIGHT: i32 = 15;
/// Width of a letter in thousandths of a CSS pixel, and of the letters before
/// [`LARGE_FROM`].
const LETTER: [i32; 2] = [7000, 6200];
/// From this level on names are written as large as they get.
pub const LARGE_FROM: usize = 4;

/// A planet's name on the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// What is written.
    pub text: &'static str,
    /// Where the disc is.
    pub disc: At,
    /// The first of [`SCALES`] at which it is written.
    pub level: usize,
    /// Whether it is written over the disc and not under it.
    pub above: bool,
    /// Where the planet is.
    pub sector: SectorId,
}

/// How many of [`SCALES`] are reached at a scale in thousandths: the level of detail.
pub fn level_at(scale: i32) -> usize {
    SCALES.iter().filter(|&&from| from <= scale).count() - 1
}

/// The name that is written for a planet of a sector, if there is one.
pub fn name_in(sector: SectorId) -> Option<&'static Name> {
    names().iter().find(|name| name.sector == sector)
}

/// All names; those where one trades or deals are placed first.
pub fn names() -> &'static [Name] {
    static NAMES: OnceLock<Vec<Name>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let matters = |&sector: &SectorId| signs(sector).next().is_some();
        let (first, rest): (Vec<SectorId>, Vec<SectorId>) = SectorId::all().partition(matters);
        let mut placed: Vec<Name> = Vec::new();
        for sector in first.iter().chain(&rest).copied() {
            for (text, disc) in planets(sector) {
                let tries = (1..SCALES.len()).flat_map(|level| [(level, false), (level, true)]);
                let mut tries =
                    tries.map(|(level, above)| Name { text, disc, level, above, sector });
                placed.extend(tries.find(|name| fits(name, &placed)));
            }
        }
        placed
    })
}

/// What a planet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// One buys there.
    Port,
    /// A contact lives there.
    Friend,
}

/// The signs beside the first planet of a sector, and where their middles are.
pub fn signs(sector: SectorId) -> impl Iterator<Item = (Sign, At)> {
    let (x, y) = heart(sector);
    let port = Board::market(sector).map(|_| (Sign::Port, (x + 24, y)));
    let lives = |contact: &Contact| contact.sector() == Some(sector);
    let friend = Contact::ALL.iter().find(|c| lives(c)).map(|_| (Sign::Friend, (x - 24, y)));
    port.into_iter().chain(friend)
}

/// Everything that a name must not be written on: discs and suns, with their radii.
fn bodies() -> impl Iterator<Item = (At, i32)> {
    let discs = SectorId::all().flat_map(planets).map(|(_, at)| (at, DISC));
    let suns = SYSTEMS.iter().zip([SUN, SUN, SUN].into_iter().chain([SMALL_SUN; 5]));
    let signs = SectorId::all().flat_map(signs).map(|(_, at)| (at, 9));
    discs.chain(signs).chain(suns.map(|(system, radius)| (system.sun, radius)))
}

fn fits(name: &Name, placed: &[Name]) -> bool {
    let with_name = |other: &Name| {
        let scale = SCALES[name.level.max(other.level)];
        overlap(place(name, scale), place(other, scale))
    };
    !placed.iter().any(with_name) && !meets_body(name, SCALES[name.level])
}

fn meets_body(name: &Name, scale: i32) -> bool {
    let mut others = bodies().filter(|&(at, _)| at != name.disc);
    others.any(|body| overlap(place(name, scale), round(body, scale)))
}

/// Left, top, right and bottom in thousandths of a CSS pixel.
type Place = [i32; 4];

fn place(name: &Name, scale: i32) -> Place {
    let letter = LETTER[usize::from(level_at(scale) < LARGE_FROM)];
    let half = letters(name.text) * letter / 2 + 2000;
    let (x, y) = (name.disc.0 * scale, name.disc.1 * scale);
    let top = if name.above { y - DISC * scale - HEIGHT * 1000 } else { y + DISC * scale };
    [x - half, top, x + half, top + HEIGHT * 1000]
}

/// How many letters a name has in whichever language needs more: in French, `Athènes`.
fn letters(name: &str) -> i32 {
    name.chars().count() as i32 + i32::from(name == "Athens")
}

fn round(((x, y), r): (At, i32), scale: i32) -> Place {
    [(x - r) * scale, (y - r) * scale, (x + r) * scale, (y + r) * scale]
}

fn overlap(a: Place, b: Place) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{FireflyText, Lang};

    #[test]
    fn names_never_meet_another_name_a_disc_or_a_sun() {
        for scale in (200..4000).step_by(20) {
            let shown: Vec<&Name> =
                names().iter().filter(|name| name.level <= level_at(scale)).collect();
            for (at, name) in shown.iter().enumerate() {
                let other =
                    shown[..at].iter().find(|o| overlap(place(name, scale), place(o, scale)));
                assert_eq!(other, None, "{} at {scale}", name.text);
                assert!(!meets_body(name, scale), "{} at {scale}", name.text);
            }
        }
    }

    #[test]
    fn names_in_other_languages_fit_as_well() {
        for lang in Lang::ALL {
            let text = FireflyText::new(lang);
            for name in names() {
                assert!(text.planet(name.text).chars().count() as i32 <= letters(name.text));
            }
        }
    }

    #[test]
    fn all_names_are_written_on_a_laptop_and_the_markets_on_half_of_it() {
        let all = SectorId::all().flat_map(|s| s.sector().planets).copied();
        let missing: Vec<&str> = all.filter(|p| !names().iter().any(|n| n.text == *p)).collect();
        assert_eq!(missing, Vec::<&str>::new());
        let last = names().iter().map(|name| SCALES[name.level]).max();
        assert!(last <= Some(1000), "{last:?}");
        let market = names().iter().filter(|name| Board::market(name.sector).is_some());
        assert!(market.map(|name| SCALES[name.level]).max() <= Some(460));
    }
}
