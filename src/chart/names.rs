//! Which planets' names are written at which scale: a name never meets another name or a disc.

use super::sheet::{Sheet, heart};
use super::{At, DISC};
use crate::art::firefly::rows;
use rules::firefly::sector::SectorId;

/// The scales at which names appear, in thousandths of a CSS pixel for a unit of the chart; at
/// the first of them, that of the whole chart on a phone, those of [`KNOWN`].
pub const SCALES: [i32; 10] = [250, 300, 380, 460, 560, 680, 820, 1000, 1250, 1600];

/// From which of [`SCALES`] on names are written in a size of their own, how high they are and how wide
/// a letter is, in thousandths of a CSS pixel: on the whole chart of a phone, on that of a tablet and of a
/// small laptop, and as large as they get. Each has its own layout.
const SIZES: [(usize, i32, i32); 4] =
    [(0, 11_500, 5400), (1, 14_000, 6200), (3, 14_000, 6200), (4, 15_000, 7000)];

/// The same on a whole chart that is smaller yet, as that of several boards on a phone: there is room for a few.
const FEW: (i32, i32) = (13_000, 6500);

/// Where names stand in each of [`SIZES`], by the letters of [`SPOTS`]: searched for together, so that each is
/// nearer its own planet than any other. Those of the base board are written alike whatever lies beside it.
#[rustfmt::skip]
static ROWS: &[Row] = rows! [
    ("Silverhold", b"caaa"), ("Aphrodite", b"ddbb"), ("Three Hills", b"mvsf"), ("Anson's World", b"jaaa"), ("New Melbourne", b"nnnq"),
    ("Jiangyin", b"iibb"), ("Greenleaf", b"eecc"), ("Sihnon", b"jaaa"), ("Bellerophon", b"aaaa"), ("Ithaca", b"ggaa"),
    ("Londinium", b"kkca"), ("Ariel", b"aaaa"), ("Liann Jiun", b"aaaa"), ("Ezra", b"ggaa"), ("St Albans", b"llcc"),
    ("Space Bazaar", b"mfaa"), ("Valentine", b"aaaa"), ("Santo", b"aaaa"), ("Brisingamen", b"jaaa"), ("Aesir", b"ceca"),
    ("Hera", b"aaaa"), ("Albion", b"acaa"), ("Boros", b"acaa"), ("Kerry", b"kmfa"), ("Athens", b"raaa"), ("Regina", b"ukcw"),
    ("Newhope", b"poaa"), ("Gonghe", b"ddaa"), ("Priam", b"ddaa"), ("Harvest", b"ddbb"), ("Jubilee", b"faba"), ("Pelorum", b"bdaa"),
    ("Persephone", b"sfbb"), ("Triumph", b"tebb"), ("Osiris", b"eeba"), ("Bernadette", b"hffd");
    ("New Canaan", b"aaaa"), ("Deadwood", b"aaaa"), ("Cortex Relay 7", b"jaaa"), ("Highgate", b"baaa"), ("Meridian", b"eeee"),
    ("Shadow", b"ccaa"), ("Miranda", b"aaaa"), ("Muir", b"aaaa"), ("Dragon's Egg", b"dbba"), ("Fury", b"aaaa"),
    ("Zeus", b"gaab"), ("Djinn's Bane", b"ahha"), ("Cortex Relay 2", b"dbda"), ("Beaumonde", b"xaaf"), ("Whittier", b"ccaa"),
    ("New Kasmir", b"hfaa"), ("Newhall", b"eeaa"), ("Salisbury", b"ghac"), ("Aberdeen", b"abaa"), ("Heaven", b"eehb"), ("Angel", b"eeaa"),
    ("Constance", b"aaaa"), ("Zephyr", b"daaa"), ("Beylix", b"gaaa"), ("Verbena", b"gggd"), ("Sho-Je Downs", b"eeaa"),
];

/// A planet, and where its name stands in each of [`SIZES`].
type Row = (&'static str, &'static [u8; SIZES.len()]);

/// Where a name stands: in which direction from its disc, and how far from its edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Left, over or under the middle, or right: -1, 0 or 1.
    pub x: i32,
    /// Above, beside or below: -1, 0 or 1.
    pub y: i32,
    /// How long the line is that leads from the disc to the name, in CSS pixels; 0: it stands at its disc.
    pub lead: i32,
}

/// A planet's name on the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// What is written.
    pub text: &'static str,
    /// Where the disc is.
    pub disc: At,
    /// The first of [`SCALES`] at which it is written here.
    pub level: usize,
    /// The last one.
    pub until: usize,
    /// Where it stands.
    pub spot: Spot,
    /// Where the planet is.
    pub sector: SectorId,
}

/// How many of [`SCALES`] are reached at a scale in thousandths: the level of detail.
pub fn level_at(scale: i32) -> usize {
    SCALES.iter().filter(|&&from| from <= scale).count().saturating_sub(1)
}

/// How large a step of the grid of marks is at a scale, both in thousandths of a CSS pixel.
pub fn grid(scale: i32) -> i32 {
    (12_000 + 15 * scale).clamp(15_000, 30_000) / 24
}

/// What a planet is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// One buys there.
    Port,
    /// A contact lives there.
    Friend,
}

impl Sheet {
    /// Whether a planet of a sector has a name at some scale.
    pub fn is_named(&self, sector: SectorId) -> bool {
        self.names().iter().any(|name| name.sector == sector)
    }

    /// Whether a name of a sector lies over its planet.
    pub fn is_above(&self, sector: SectorId) -> bool {
        self.names().iter().find(|name| name.sector == sector).is_some_and(Name::is_over)
    }

    /// The sector that a press on a point of the chart means at a scale: that under it, or, where a name is
    /// pressed far from the heart of that, the one of the name. On a chart that is too small for all names there
    /// are these few.
    pub fn aimed_at(&self, at: At, scale: i32, few: &[Name]) -> Option<SectorId> {
        let under = self.sector_at(at);
        if under.is_some_and(|sector| is_near(heart(sector), at, scale)) {
            return under;
        }
        let level = level_at(scale);
        let names = if scale < SCALES[0] { few } else { self.names() };
        let (x, y) = (at.0 * scale, at.1 * scale);
        let on = |name: &&Name| {
            let [left, top, right, bottom] = name.place(scale);
            (left..=right).contains(&x) && (top..=bottom).contains(&y)
        };
        let shown = names.iter().filter(|name| (name.level..=name.until).contains(&level));
        shown.filter(on).map(|name| name.sector).next().or(under)
    }

    /// Where names are written round a point, each with the scale: on the whole chart of a phone, where sectors are
    /// just large enough for a finger, on the whole charts of a laptop, that of all boards first, and as near as one
    /// is brought to a sector.
    pub fn written(&self, (x, y): At) -> Vec<(i32, [i32; 4])> {
        let on = |scale: i32| {
            let level = level_at(scale);
            // Where a name is long its disc is not near, but no further than that.
            let near = move |at: At| {
                (at.0 - x).abs() * scale < 220_000 && (at.1 - y).abs() * scale < 150_000
            };
            let shown = self
                .names()
                .iter()
                .filter(move |name| (name.level..=name.until).contains(&level) && near(name.disc));
            shown.map(move |name| (scale, name.place(scale)))
        };
        [270, 375, 410, 460, 520, 590, 850].into_iter().flat_map(on).collect()
    }

    /// All names, as they are written at each scale, the largest first.
    pub fn names(&self) -> &[Name] {
        self.names.get_or_init(|| {
            let mut names = Vec::new();
            for (size, &(level, ..)) in SIZES.iter().enumerate().rev() {
                let until = SIZES.get(size + 1).map_or(SCALES.len(), |next| next.0) - 1;
                for sector in self.sectors() {
                    for (text, disc) in self.planets(sector) {
                        let Some(row) = ROWS.iter().find(|row| row.0 == text) else { continue };
                        let spot = SPOTS[usize::from(row.1[size] - b'a')];
                        names.push(Name { text, disc, level, until, spot, sector });
                    }
                }
            }
            names
        })
    }

    /// The names that are written on a chart too small for all: of these sectors first, even over suns, signs and
    /// `marks`, then of the others where there is room.
    pub fn few(&self, scale: i32, first: &[SectorId], marks: &[At]) -> Vec<Name> {
        let mut placed: Vec<Name> = Vec::new();
        let mut sectors = first.to_vec();
        sectors.extend(self.sectors());
        for (n, sector) in sectors.into_iter().enumerate() {
            for (text, disc) in self.planets(sector) {
                if placed.iter().any(|name| name.text == text) {
                    continue;
                }
                let mut found = None;
                for spot in SPOTS {
                    let name = Name { text, disc, level: 0, until: 0, spot, sector };
                    let met = |other: &Name| name.meets(other, scale) || other.meets(&name, scale);
                    if self.meets_body(&name, scale, false)
                        || placed.iter().any(met)
                        || !self.is_nearest(&name, scale)
                    {
                        continue;
                    }
                    let place = name.place(scale);
                    let on = |&at: &At| overlap(place, round((at, MARK), scale, 0));
                    if !self.meets_body(&name, scale, true) && !marks.iter().any(on) {
                        found = Some(name);
                        break;
                    }
                    found = found.or(Some(name).filter(|_| n < first.len()));
                }
                placed.extend(found);
            }
        }
        placed
    }

    /// Whether a name is nearer to its own disc than to any other.
    fn is_nearest(&self, name: &Name, scale: i32) -> bool {
        let own = name.apart(name.disc, scale);
        let mut discs = self.sectors().flat_map(|at| self.planets(at)).map(|(_, at)| at);
        discs.all(|at| at == name.disc || own < name.apart(at, scale))
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

    /// Everything that a name must not be written on: suns and signs, with their radii at a scale.
    fn bodies(&self, scale: i32) -> impl Iterator<Item = (At, i32)> {
        let suns = self.systems.iter().map(|system| (system.sun, system.look.radius()));
        let grown = SIGN * sign_grows(scale) / 100;
        let signs = self.sectors().flat_map(|at| self.signs(at)).map(move |(_, at)| (at, grown));
        signs.chain(suns)
    }

    /// Whether a name lies beyond the chart, it or its line lies on something, which suns and signs may not be, or
    /// it is so near another disc that it may be taken for that one's.
    fn meets_body(&self, name: &Name, scale: i32, suns: bool) -> bool {
        let place = name.place(scale);
        let ((left, top), (wide, _)) = (self.from, self.size);
        let beyond = place[0] < left * scale - SLACK || place[1] < top * scale - SLACK;
        if beyond || place[2] > (left + wide) * scale + SLACK {
            return true;
        }
        let mut discs = self
            .sectors()
            .flat_map(|at| self.planets(at))
            .map(|(_, at)| at)
            .filter(|at| *at != name.disc);
        let apart = if name.spot.lead > 0 || scale < SCALES[0] { 1500 } else { APART };
        let near = |at: At| {
            overlap(place, round((at, DISC), scale, apart))
                || name.leads_over(round((at, DISC), scale, 0), scale)
        };
        let on = |body: (At, i32)| {
            overlap(place, round(body, scale, 0)) || name.leads_over(round(body, scale, 0), scale)
        };
        discs.any(near) || suns && self.bodies(scale).any(on)
    }
}

impl Name {
    /// Whether it lies over its planet.
    pub fn is_over(&self) -> bool {
        self.spot.y < 0
    }

    /// Where its line begins and ends, in thousandths of a CSS pixel: at the edge of the disc, and at the name.
    fn line(&self, scale: i32) -> [At; 2] {
        let Spot { x, y, lead } = self.spot;
        // Of a slanted direction each share is 0.7.
        let share = if x != 0 && y != 0 { 7 } else { 10 };
        let along = |disc: i32, way: i32, px: i32| {
            disc * scale + way * share * (DISC * scale + px * 1000) / 10
        };
        let end = |px| (along(self.disc.0, x, px), along(self.disc.1, y, px));
        [end(0), end(lead)]
    }

    /// How far a point is from it, squared, in CSS pixels.
    fn apart(&self, (x, y): At, scale: i32) -> i32 {
        let [left, top, right, bottom] = self.place(scale);
        let beyond = |at: i32, low: i32, high: i32| (low - at).max(at - high).max(0) / 100;
        beyond(x * scale, left, right).pow(2) + beyond(y * scale, top, bottom).pow(2)
    }

    fn place(&self, scale: i32) -> Place {
        let size = SIZES.iter().rfind(|size| SCALES[size.0] <= scale);
        let (height, letter) = size.map_or(FEW, |&(_, height, letter)| (height, letter));
        let half = letters(self.text) * letter / 2 + 1000;
        let [_, (x, y)] = self.line(scale);
        let (x, y) = (x + self.spot.x * (half + 1000), y + self.spot.y * height / 2);
        [x - half, y - height / 2, x + half, y + height / 2]
    }

    /// Whether another name lies on this one or on its line.
    fn meets(&self, other: &Name, scale: i32) -> bool {
        let place = other.place(scale);
        overlap(self.place(scale), place) || self.leads_over(place, scale)
    }

    /// Whether its line goes over a place.
    fn leads_over(&self, place: Place, scale: i32) -> bool {
        let [from, to] = self.line(scale);
        let at = |n: i32| (from.0 + (to.0 - from.0) * n / 8, from.1 + (to.1 - from.1) * n / 8);
        let on = |(x, y): At| overlap([x, y, x, y], place);
        self.spot.lead > 0 && (1..=8).map(at).any(on)
    }
}

/// The spots that there are, the best first.
#[rustfmt::skip]
const SPOTS: [Spot; 24] = [
    spot(0, 1, 0), spot(1, 1, 0), spot(-1, 1, 0), spot(1, 0, 0), spot(-1, 0, 0), spot(0, -1, 0), spot(1, -1, 0), spot(-1, -1, 0),
    spot(1, 1, 2), spot(0, 1, 2), spot(-1, 1, 2), spot(-1, 0, 2), spot(0, -1, 2), spot(-1, -1, 2), spot(1, -1, 6), spot(1, -1, 8),
    spot(-1, -1, 8), spot(0, 1, 10), spot(0, -1, 10), spot(1, 1, 13), spot(-1, 1, 13), spot(0, -1, 13), spot(-1, 1, 16), spot(-1, -1, 26),
];

const fn spot(x: i32, y: i32, lead: i32) -> Spot {
    Spot { x, y, lead }
}

/// How far round a mark there had better be no name where they are large beside the chart, in its units.
const MARK: i32 = 28;

/// The radius of a sign.
const SIGN: i32 = 9;

/// How far a name may reach over the frame of the chart, in thousandths of a CSS pixel: most letters are
/// less wide than they are counted.
const SLACK: i32 = 6000;

/// How far a name that stands at its disc is from every other disc, in thousandths of a CSS pixel.
const APART: i32 = 5000;

/// How far from its disc a press still means a sector, whatever name lies there, in thousandths of a CSS pixel.
const HEART: i32 = 6000;

/// How large signs are drawn, in hundredths: larger on a small chart, as the styles say.
fn sign_grows(scale: i32) -> i32 {
    [190, 150, 125].get(level_at(scale)).copied().unwrap_or(100)
}

/// Left, top, right and bottom in thousandths of a CSS pixel.
type Place = [i32; 4];

/// How many letters a name has in whichever language needs more: in French, `Athènes`.
pub fn letters(name: &str) -> i32 {
    name.chars().count() as i32 + i32::from(name == "Athens")
}

/// Round a body, and so far from its edge.
fn round(((x, y), r): (At, i32), scale: i32, apart: i32) -> Place {
    let r = r * scale + apart;
    [x * scale - r, y * scale - r, x * scale + r, y * scale + r]
}

/// Whether a press is meant for the disc there, or the middle of an empty sector.
fn is_near((x, y): At, at: At, scale: i32) -> bool {
    let reach = DISC * scale + HEART;
    (at.0 - x).abs() * scale <= reach && (at.1 - y).abs() * scale <= reach
}

pub(super) fn overlap(a: Place, b: Place) -> bool {
    a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{FireflyText, Lang};
    use rules::firefly::Sets;

    /// Every choice of boards, and how many planets it has.
    fn all() -> [(&'static Sheet, usize); 4] {
        let with = |sets| Sheet::of(Sets::named(sets).expect("known sets"));
        let [west, east, both] = ["blue-sun", "kalidasa", "blue-sun,kalidasa"].map(with);
        [(Sheet::of(Sets::BASE), 36), (west, 46), (east, 52), (both, 62)]
    }

    fn shown(sheet: &'static Sheet, scale: i32) -> Vec<&'static Name> {
        let level = level_at(scale);
        sheet.names().iter().filter(|name| (name.level..=name.until).contains(&level)).collect()
    }

    /// The planets of a sheet and their discs.
    fn discs(sheet: &Sheet) -> Vec<(&'static str, At)> {
        sheet.sectors().flat_map(|at| sheet.planets(at)).collect()
    }

    #[test]
    fn names_never_meet_another_name_a_disc_or_a_sun() {
        for (sheet, _) in all() {
            for scale in (255..4000).step_by(15) {
                let shown = shown(sheet, scale);
                for (at, name) in shown.iter().enumerate() {
                    let mut others = shown.iter().enumerate().filter(|(of, _)| *of != at);
                    let met = others.find(|(_, other)| name.meets(other, scale));
                    assert_eq!(met, None, "{} at {scale}", name.text);
                    assert!(!sheet.meets_body(name, scale, true), "{} at {scale}", name.text);
                }
            }
        }
    }

    /// How far a point is from a name, in thousandths of a CSS pixel.
    fn far(name: &Name, (x, y): At, scale: i32) -> f64 {
        let [left, top, right, bottom] = name.place(scale);
        let beyond = |at: i32, low: i32, high: i32| f64::from((low - at).max(at - high).max(0));
        beyond(x * scale, left, right).hypot(beyond(y * scale, top, bottom))
    }

    /// By far where it stands at its disc; on a small chart a line says whose it is where two are as
    /// near. On the whole one of a phone Regina has no place but at the end of a longer one.
    #[test]
    fn a_name_is_nearer_its_own_planet_than_any_other() {
        for (sheet, _) in all() {
            for scale in (255..4000).step_by(15) {
                for name in shown(sheet, scale) {
                    let own = far(name, name.disc, scale);
                    let spare = match name.spot.lead {
                        0 => 3500.0,
                        _ if scale < SCALES[SIZES[2].0] => -1100.0,
                        _ => 0.0,
                    };
                    let crowded = name.text == "Regina" && scale < 300;
                    for (other, disc) in discs(sheet) {
                        let told = other == name.text || crowded;
                        let told = told || own + spare < far(name, disc, scale);
                        assert!(told, "{} looks like {other}'s at {scale}", name.text);
                    }
                }
            }
        }
    }

    /// On the whole chart of several boards on a phone: those that matter, and a good part of the others.
    #[test]
    fn a_few_names_are_written_where_there_is_no_room_for_all() {
        let (mut met, mut asked) = (0, 0);
        for (sheet, planets) in all() {
            let named: Vec<SectorId> =
                sheet.sectors().filter(|&at| sheet.planets(at).next().is_some()).collect();
            for scale in (180..SCALES[0]).step_by(19) {
                for first in named.chunks(4) {
                    let few = sheet.few(scale, first, &[heart(first[0])]);
                    asked += 1;
                    met += usize::from(few.iter().any(|name| name.sector == first[0]));
                    assert!(few.len() * 5 > planets, "{} of {planets} at {scale}", few.len());
                    for (at, name) in few.iter().enumerate() {
                        let other = few[..at].iter().find(|other| name.meets(other, scale));
                        assert_eq!(other, None, "{} at {scale}", name.text);
                        assert!(!sheet.meets_body(name, scale, false), "{} at {scale}", name.text);
                        let own = far(name, name.disc, scale);
                        let mut others = discs(sheet).into_iter().filter(|of| of.0 != name.text);
                        assert!(others.all(|(_, disc)| own <= far(name, disc, scale)));
                    }
                }
            }
        }
        assert!(met * 4 > asked * 3, "{met} of {asked} that matter");
    }

    #[test]
    fn a_press_on_a_name_means_its_planet_but_near_the_heart_of_another_sector() {
        for (sheet, _) in all() {
            for scale in [300, 500, 1000, 2000] {
                for name in shown(sheet, scale) {
                    let [left, top, right, bottom] = name.place(scale);
                    let middle = ((left + right) / 2 / scale, (top + bottom) / 2 / scale);
                    let meant = sheet.aimed_at(middle, scale, &[]);
                    let under =
                        sheet.sector_at(middle).filter(|&at| is_near(heart(at), middle, scale));
                    assert_eq!(meant, under.or(Some(name.sector)), "{} at {scale}", name.text);
                    let own = sheet.aimed_at(heart(name.sector), scale, &[]);
                    assert_eq!(own, Some(name.sector));
                }
            }
        }
    }

    #[test]
    fn names_in_other_languages_fit_as_well() {
        for (lang, (sheet, _)) in Lang::ALL.into_iter().flat_map(|lang| all().map(|s| (lang, s))) {
            let text = FireflyText::new(lang);
            for name in sheet.names() {
                assert!(text.planet(name.text).chars().count() as i32 <= letters(name.text));
            }
        }
    }

    #[test]
    fn every_planet_has_its_name_at_every_scale() {
        for (sheet, planets) in all() {
            for scale in SCALES {
                let named: Vec<&str> = shown(sheet, scale).iter().map(|name| name.text).collect();
                let missing: Vec<_> =
                    discs(sheet).into_iter().filter(|(name, _)| !named.contains(name)).collect();
                assert!(missing.is_empty(), "{missing:?} at {scale}");
                assert_eq!(named.len(), planets);
            }
            let led = |scale| shown(sheet, scale).iter().filter(|n| n.spot.lead > 0).count();
            assert!(led(500) < 5 && led(800) < 5, "few need a line on a laptop");
        }
    }
}
