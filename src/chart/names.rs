//! Which planets' names are written at which scale: a name never meets another name or a disc.

use super::sheet::{Sheet, heart};
use super::{At, DISC};
use rules::firefly::sector::SectorId;

/// The scales at which names appear, in thousandths of a CSS pixel for a unit of the chart; at
/// the first of them, that of the whole chart on a phone, those of [`KNOWN`].
pub const SCALES: [i32; 10] = [250, 300, 380, 460, 560, 680, 820, 1000, 1250, 1600];

/// Height of a name with its distance from the disc and width of a letter, in thousandths of a CSS
/// pixel: on the whole chart of a phone, on that of a small laptop, and as large as they get.
const SIZES: [(i32, i32); 3] = [(12_000, 5400), (15_000, 6200), (15_000, 7000)];

/// The planets that people need: where one buys and deals, and where most jobs lead. They are named
/// at every scale, so their names lie where they have room at each: quarters of their half to the
/// right, and whether over the disc.
#[rustfmt::skip]
const KNOWN: [(&str, i32, bool); 19] = [
    ("Osiris", 0, true), ("Persephone", 0, true), ("Regina", -3, false), ("Silverhold", 0, false),
    ("Space Bazaar", 0, true), ("Ezra", 0, false), ("Athens", 0, false), ("Londinium", -4, false),
    ("New Melbourne", -3, true), ("Jiangyin", 0, false), ("Priam", 0, false), ("Harvest", 2, false),
    ("Sihnon", 0, false), ("Aphrodite", 0, true), ("Three Hills", 1, true),
    ("Meridian", 4, true), ("Highgate", 0, true), ("Cortex Relay 7", -2, false), ("Miranda", 0, false),
];

/// Those of them for which there is no room on the whole chart of several boards on a phone.
const CROWDED: [&str; 9] = [
    "Ezra",
    "Londinium",
    "Priam",
    "Harvest",
    "Sihnon",
    "Aphrodite",
    "Three Hills",
    "Highgate",
    "Cortex Relay 7",
];

/// The scale below which those are not written, in thousandths: the base board is never so small.
pub const FAR: i32 = 255;

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
    /// How far it is moved to the right, in quarters of its half and of the disc's.
    pub aside: i32,
    /// Where the planet is.
    pub sector: SectorId,
}

/// How many of [`SCALES`] are reached at a scale in thousandths: the level of detail.
pub fn level_at(scale: i32) -> usize {
    SCALES.iter().filter(|&&from| from <= scale).count().saturating_sub(1)
}

/// What a planet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// One buys there.
    Port,
    /// A contact lives there.
    Friend,
}

impl Name {
    /// Whether it is left out on the smallest chart.
    pub fn is_crowded(&self) -> bool {
        CROWDED.contains(&self.text)
    }
}

impl Sheet {
    /// The name that is written for a planet of a sector, if there is one.
    pub fn name_in(&self, sector: SectorId) -> Option<&Name> {
        self.names().iter().find(|name| name.sector == sector)
    }

    /// All names; those that people need are placed first.
    pub fn names(&self) -> &[Name] {
        self.names.get_or_init(|| {
            let all =
                || self.sectors().flat_map(|at| self.planets(at).map(move |planet| (at, planet)));
            let known = |text| KNOWN.iter().find(|(name, ..)| *name == text);
            let first = all().filter_map(|(sector, (text, disc))| {
                let &(_, aside, above) = known(text)?;
                Some(Name { text, disc, level: 0, above, aside, sector })
            });
            let mut placed: Vec<Name> = first.collect();
            for (sector, (text, disc)) in all().filter(|(_, (text, _))| known(text).is_none()) {
                let tries = (1..SCALES.len()).flat_map(|level| [(level, false), (level, true)]);
                let mut tries =
                    tries.map(|(level, above)| Name { text, disc, level, above, aside: 0, sector });
                placed.extend(tries.find(|name| self.fits(name, &placed)));
            }
            placed
        })
    }

    /// The signs beside the first planet of a sector, and where their middles are.
    pub fn signs(&self, sector: SectorId) -> impl Iterator<Item = (Sign, At)> + use<> {
        let (x, y) = heart(sector);
        let manifests = self.sets.manifests();
        let mut markets = manifests.clone().flat_map(|set| set.markets);
        let mut contacts = manifests.flat_map(|set| set.contacts);
        let sold = markets.any(|market| market.sector() == sector);
        let lives = contacts.any(|contact| contact.sector() == Some(sector));
        let port = sold.then_some((Sign::Port, (x + 24, y)));
        port.into_iter().chain(lives.then_some((Sign::Friend, (x - 24, y))))
    }

    /// Everything that a name must not be written on: discs and suns, with their radii.
    fn bodies(&self) -> impl Iterator<Item = (At, i32)> {
        let discs = self.sectors().flat_map(|at| self.planets(at)).map(|(_, at)| (at, DISC));
        let suns = self.systems.iter().map(|system| (system.sun, system.look.radius()));
        let signs = self.sectors().flat_map(|at| self.signs(at)).map(|(_, at)| (at, SIGN));
        discs.chain(signs).chain(suns)
    }

    fn fits(&self, name: &Name, placed: &[Name]) -> bool {
        let with_name = |other: &Name| {
            let scale = SCALES[name.level.max(other.level)];
            overlap(place(name, scale), place(other, scale))
        };
        !placed.iter().any(with_name) && !self.meets_body(name, SCALES[name.level])
    }

    fn meets_body(&self, name: &Name, scale: i32) -> bool {
        let drawn = |radius| radius != SIGN || scale >= SCALES[1];
        let mut others = self.bodies().filter(|&(at, radius)| at != name.disc && drawn(radius));
        others.any(|body| overlap(place(name, scale), round(body, scale)))
    }
}

/// The radius of a sign; on the whole chart of a phone there are none.
const SIGN: i32 = 9;

/// Left, top, right and bottom in thousandths of a CSS pixel.
type Place = [i32; 4];

fn place(name: &Name, scale: i32) -> Place {
    let (height, letter) = SIZES[usize::from(scale >= SCALES[1]) + usize::from(scale >= SCALES[4])];
    let half = letters(name.text) * letter / 2 + 1000;
    let x = name.disc.0 * scale + name.aside * (half + DISC * scale) / 4;
    let y = name.disc.1 * scale;
    let top = if name.above { y - DISC * scale - height } else { y + DISC * scale };
    [x - half, top, x + half, top + height]
}

/// How many letters a name has in whichever language needs more: in French, `Athènes`.
pub fn letters(name: &str) -> i32 {
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
    use rules::firefly::Sets;

    /// Every choice of boards.
    fn all() -> [&'static Sheet; 2] {
        [Some(Sets::BASE), Sets::named("blue-sun")].map(|sets| Sheet::of(sets.expect("a set")))
    }

    #[test]
    fn names_never_meet_another_name_a_disc_or_a_sun() {
        for sheet in all() {
            for scale in (if sheet.from.0 < 0 { 200 } else { FAR }..4000).step_by(15) {
                let here = |name: &&Name| {
                    name.level <= level_at(scale) && (scale >= FAR || !name.is_crowded())
                };
                let shown: Vec<&Name> = sheet.names().iter().filter(here).collect();
                for (at, name) in shown.iter().enumerate() {
                    let other =
                        shown[..at].iter().find(|o| overlap(place(name, scale), place(o, scale)));
                    assert_eq!(other, None, "{} at {scale}", name.text);
                    assert!(!sheet.meets_body(name, scale), "{} at {scale}", name.text);
                }
            }
        }
    }

    #[test]
    fn names_in_other_languages_fit_as_well() {
        for (lang, sheet) in Lang::ALL.into_iter().flat_map(|lang| all().map(|sheet| (lang, sheet)))
        {
            let text = FireflyText::new(lang);
            for name in sheet.names() {
                assert!(text.planet(name.text).chars().count() as i32 <= letters(name.text));
            }
        }
    }

    #[test]
    fn all_names_are_written_on_a_laptop() {
        for sheet in all() {
            let all = sheet.sectors().flat_map(|at| sheet.planets(at)).map(|(name, _)| name);
            let missing: Vec<&str> =
                all.filter(|p| !sheet.names().iter().any(|n| n.text == *p)).collect();
            assert_eq!(missing, Vec::<&str>::new());
            let last = sheet.names().iter().map(|name| SCALES[name.level]).max();
            assert!(last <= Some(1000), "{last:?}");
        }
    }

    #[test]
    fn the_planets_that_people_need_are_named_at_every_scale() {
        for sheet in all() {
            let first: Vec<&Name> = sheet.names().iter().filter(|name| name.level == 0).collect();
            let known = KNOWN.iter().filter(|known| {
                sheet.sectors().flat_map(|at| sheet.planets(at)).any(|(name, _)| name == known.0)
            });
            assert_eq!(first.len(), known.count());
            let needed = sheet.sectors().filter(|&sector| sheet.signs(sector).next().is_some());
            for sector in needed {
                assert!(first.iter().any(|name| name.sector == sector), "{}", sector.number());
            }
        }
        assert_eq!(
            all().map(|sheet| sheet.names().iter().filter(|n| n.level == 0).count()),
            [15, 19]
        );
    }
}
