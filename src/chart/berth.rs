//! Where marks stand: in the chart's own units, so that one is in its sector however near the chart is.

use super::flag::Flag;
use super::names::{grid, overlap};
use super::plan::distance;
use super::sheet::{Sheet, heart};
use super::{At, DISC};
use rules::Seat;
use rules::firefly::View;
use rules::firefly::alert::Watch;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;

/// What flies.
#[derive(Clone, Copy, PartialEq)]
pub enum Ship {
    /// The Alliance Cruiser.
    Cruiser,
    /// Its Corvette.
    Corvette,
    /// A Reaver Cutter.
    Cutter,
    /// A captain's.
    Seat(Seat),
}

/// A sign that stands beside what lies in a sector.
#[derive(Clone, Copy, PartialEq)]
pub enum Token {
    /// Its alerts.
    Alert(Watch),
    /// The contraband that lies there.
    Cache,
}

/// A flag, how far it says that it is, and where its middle is.
pub type Hoisted<'a> = (&'a Flag, Option<u8>, At);

/// Left, top, right and bottom, in units of the chart.
type Part = [i32; 4];

/// Half of the width and height of marks, in steps of their grid.
const SHIP: At = (13, 13);
const TOKEN: At = (10, 10);
const HOUSE: At = (15, 13);
const NUMBER: At = (7, 7);

/// The same of a flag, which may say how far it is.
pub fn cloth(far: Option<u8>) -> At {
    if far.is_some() { (15, 11) } else { (9, 11) }
}

/// Where all marks stand that are not at the middle of their sector.
#[derive(Default)]
pub struct Berths<'a> {
    /// Everything that flies, the law and the Reavers first.
    pub ships: Vec<(SectorId, Ship, At)>,
    /// What lies about.
    pub tokens: Vec<(SectorId, Token, At)>,
    /// The viewer's own work: of each kind in a sector one; the last one there says how far it is.
    pub flags: Vec<Hoisted<'a>>,
    /// The havens, each where its house stands.
    pub havens: Vec<(Seat, SectorId, At)>,
    taken: Vec<(SectorId, Part)>,
}

impl<'a> Berths<'a> {
    /// Of what is seen in this view, and of these flags.
    pub fn of(view: &View, flags: &'a [Flag]) -> Berths<'a> {
        let sheet = Sheet::of(view.table.sets);
        let mut berths = Berths::default();
        let there: Vec<(SectorId, Ship)> = lying(view).collect();
        for &(sector, ship) in &there {
            let all = there.iter().filter(|other| other.0 == sector).count();
            let at = berths.moor(sheet, sector, all);
            berths.ships.push((sector, ship, at));
        }
        for seat in view.seats() {
            let Some(sector) = view.captain(seat).haven.0.filter(|_| CARRIED) else { continue };
            let at = berths.stand(sheet, sector, HOUSE, None);
            berths.havens.push((seat, sector, at));
        }
        for sector in sheet.sectors().filter(|_| CARRIED) {
            let alerts = Watch::ALL.into_iter().filter(|&watch| view.alert(watch, sector) > 0);
            let cache = (view.cached(sector) > 0).then_some(Token::Cache);
            for token in alerts.map(Token::Alert).chain(cache) {
                let at = berths.stand(sheet, sector, TOKEN, None);
                berths.tokens.push((sector, token, at));
            }
        }
        for flag in kinds(flags) {
            let last = kinds(flags).rfind(|other| other.sector == flag.sector) == Some(flag);
            let far = distance(view, flag.sector).filter(|&far| last && far > 0);
            let at = berths.stand(sheet, flag.sector, cloth(far), None);
            berths.flags.push((flag, far, at));
        }
        berths
    }

    /// Where all marks stand.
    pub fn places(&self) -> Vec<At> {
        let middle = |part: &Part| ((part[0] + part[2]) / 2, (part[1] + part[3]) / 2);
        self.taken.iter().map(|(_, part)| middle(part)).collect()
    }

    /// Where the next of so many ships lies in a sector: beside its planet.
    fn moor(&mut self, sheet: &Sheet, sector: SectorId, all: usize) -> At {
        let (x, y) = SHIP;
        let pack = PACK[all.min(PACK.len() - 1)];
        let usual = (0, 18 * edge(sheet, sector));
        self.stand(sheet, sector, (x * pack / 100, y * pack / 100), Some(usual))
    }

    /// Where the numbers of sectors in reach stand.
    pub fn numbers(&self, sheet: &Sheet, sectors: &[SectorId]) -> Vec<At> {
        let mut berths = Berths { taken: self.taken.clone(), ..Berths::default() };
        let stand = |&sector: &SectorId| {
            let ((x, y), low) = (heart(sector), (DISC + 10) * edge(sheet, sector));
            let mut spots =
                [(0, low)].into_iter().chain(SPOTS).map(|(aside, low)| (x + aside, y + low));
            // Many stand at once, under the names: the first place that is free will do.
            match spots.find(|&at| berths.is_free(sheet, sector, at, NUMBER)) {
                Some(at) => {
                    berths.taken.push((sector, sheet.part(at, NUMBER)));
                    at
                }
                None => berths.stand(sheet, sector, NUMBER, None),
            }
        };
        sectors.iter().map(stand).collect()
    }

    /// Whether a place is in its sector and nothing stands there.
    fn is_free(&self, sheet: &Sheet, sector: SectorId, at: At, size: At) -> bool {
        let part = sheet.part(at, size);
        sheet.holds(sector, at) && self.taken.iter().all(|(_, other)| shared(&part, other) == 0)
    }

    /// Where a mark of this size stands: at its usual spot or another one in its sector that is off all others, off
    /// the planet, hides no name and is not near the border; else where there is the least amiss.
    fn stand(&mut self, sheet: &Sheet, sector: SectorId, size: At, usual: Option<At>) -> At {
        let (x, y) = heart(sector);
        let mut spots: Vec<At> = usual.into_iter().collect();
        // In line with what stands there already, where that is as good as any.
        let [.., w, h] = sheet.part((0, 0), size);
        for &(_, [left, top, right, bottom]) in self.taken.iter().filter(|one| one.0 == sector) {
            let (aside, low) = ((left + right) / 2 - x, (top + bottom) / 2 - y);
            spots.extend_from_slice(&[
                (right + w - x, low),
                (left - w - x, low),
                (aside, bottom + h - y),
                (aside, top - h - y),
            ]);
        }
        spots.extend_from_slice(&SPOTS);
        for far in [26, 32, 38, 44, 52, 60] {
            for (aside, low) in WAYS {
                spots.extend_from_slice(&[(aside * far / 16, low * far / 16)]);
            }
        }
        let spots = spots.into_iter().map(|(aside, low)| (x + aside, y + low));
        let names = sheet.written((x, y));
        let mut best = (i32::MAX, (x, y));
        for at in spots.filter(|&at| sheet.holds(sector, at)) {
            let Some(cost) = self.cost(sheet, sector, (at, size), &names, best.0) else { continue };
            best = (cost, at);
            if cost == 0 {
                break;
            }
        }
        self.taken.push((sector, sheet.part(best.1, size)));
        best.1
    }

    /// What is amiss with a place, if that is less; names, which take longest to look for, come last.
    fn cost(
        &self,
        sheet: &Sheet,
        sector: SectorId,
        (at, size): (At, At),
        names: &[(i32, Part)],
        less: i32,
    ) -> Option<i32> {
        let part = sheet.part(at, size);
        let [left, top, right, bottom] = part;
        let hidden: i32 = self.taken.iter().map(|(_, other)| shared(&part, other)).sum();
        let around = [(left, at.1), (right, at.1), (at.0, top), (at.0, bottom)];
        let corners = [left, right].into_iter().flat_map(|x| [(x, top), (x, bottom)]);
        let edge = around.into_iter().chain(corners).filter(|&at| !sheet.holds(sector, at)).count();
        // How much of the planet it covers, and of the signs beside it, which say less.
        let planets = sheet.planets(sector).map(|(_, at)| (at, DISC, 10));
        let bodies = planets.chain(sheet.signs(sector).map(|(_, at)| (at, 6, 2)));
        let bodies: i32 = bodies
            .map(|((x, y), r, much)| shared(&[x - r, y - r, x + r, y + r], &part) * much)
            .sum();
        let (w, h) = size;
        let amiss = Some(hidden + bodies / 30 + 5 * edge as i32).filter(|&amiss| amiss < less)?;
        let names = names.iter().filter(|name| hides(name, at, (w, h))).count();
        Some(amiss + 2 * names as i32).filter(|&amiss| amiss < less)
    }
}

impl Sheet {
    /// What a mark covers on the whole chart of a laptop.
    fn part(&self, (x, y): At, (w, h): At) -> Part {
        let scale = LAPTOP / self.size.0;
        let (w, h) = (w * grid(scale) / scale, h * grid(scale) / scale);
        [x - w, y - h, x + w, y + h]
    }
}

/// On which side of a planet its name is not: above or below, or there is none.
fn edge(sheet: &Sheet, sector: SectorId) -> i32 {
    match (sheet.is_above(sector), sheet.is_named(sector)) {
        (true, _) => 1,
        (_, true) => -1,
        _ => 0,
    }
}

/// How wide the chart of a laptop is, in thousandths of a CSS pixel.
const LAPTOP: i32 = 800_000;

/// How much of the first is covered by the other, in hundredths.
fn shared(one: &Part, other: &Part) -> i32 {
    let along = |low: usize| (one[low + 2].min(other[low + 2]) - one[low].max(other[low])).max(0);
    let area = (one[2] - one[0]) * (one[3] - one[1]);
    along(0) * along(1) * 100 / area.max(1)
}

/// How large so many ships of a sector are drawn, in hundredths as the styles say (`--pack`).
const PACK: [i32; 6] = [100, 100, 100, 84, 70, 58];

/// Where marks may stand, round the middle of a sector.
#[rustfmt::skip]
const SPOTS: [At; 33] = [
    (30, 0), (-30, 0), (0, -30), (0, 30), (24, -24), (-24, -24), (24, 24), (-24, 24), (40, -10), (-40, -10), (40, 12), (-40, 12),
    (12, -40), (-12, -40), (12, 40), (-12, 40), (36, -34), (-36, -34), (36, 34), (-36, 34), (0, -50), (0, 50), (52, 0), (-52, 0),
    (20, 0), (-20, 0), (0, -18), (0, 18), (0, 0), (60, -20), (-60, -20), (60, 20), (-60, 20),
];

/// The same in all directions.
#[rustfmt::skip]
const WAYS: [At; 16] = [
    (16, 0), (-16, 0), (0, -16), (0, 16), (11, -11), (-11, -11), (11, 11), (-11, 11),
    (15, -6), (-15, -6), (15, 6), (-15, 6), (6, -15), (-6, -15), (6, 15), (-6, 15),
];

/// Whether a mark of so many steps of the grid hides a name at its scale.
fn hides(&(scale, name): &(i32, Part), (x, y): At, (w, h): At) -> bool {
    let (w, h) = (w * grid(scale), h * grid(scale));
    overlap(name, [x * scale - w, y * scale - h, x * scale + w, y * scale + h])
}

/// The flags, of each kind in a sector the first.
fn kinds(flags: &[Flag]) -> impl DoubleEndedIterator<Item = &Flag> {
    let like = |one: &Flag, other: &Flag| (one.sector, one.kind) == (other.sector, other.kind);
    let first =
        move |(n, flag): &(usize, &Flag)| !flags[..*n].iter().any(|other| like(flag, other));
    flags.iter().enumerate().filter(first).map(|(_, flag)| flag)
}

/// Everything that flies, and where it is.
fn lying(view: &View) -> impl Iterator<Item = (SectorId, Ship)> {
    let seats =
        view.seats().filter_map(|seat| Some((view.captain(seat).sector?, Ship::Seat(seat))));
    let cutters = view.cutters.sectors().iter().map(|&at| (at, Ship::Cutter));
    let corvette = view.corvette.0.filter(|_| CARRIED).map(|at| (at, Ship::Corvette));
    [(view.cruiser, Ship::Cruiser)].into_iter().chain(corvette).chain(cutters).chain(seats)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::firefly::Sets;

    /// Every choice of boards.
    fn all() -> [&'static Sheet; 4] {
        let with = |sets| Sheet::of(Sets::named(sets).expect("known sets"));
        let [west, east, both] = ["blue-sun", "kalidasa", "blue-sun,kalidasa"].map(with);
        [Sheet::of(Sets::BASE), west, east, both]
    }

    fn within(sheet: &Sheet, sector: SectorId, [left, top, right, bottom]: Part) -> bool {
        let corners = [(left, top), (right, top), (left, bottom), (right, bottom)];
        corners.into_iter().all(|at| sheet.holds(sector, at))
    }

    /// Places are units of the chart, so that this holds at every scale.
    #[test]
    fn a_mark_stands_in_its_own_sector_whatever_is_there() {
        for sheet in all() {
            let mut berths = Berths::default();
            for sector in sheet.sectors() {
                let mut stands: Vec<At> = (0..4).map(|_| berths.moor(sheet, sector, 4)).collect();
                for size in [TOKEN, TOKEN, TOKEN, cloth(None), cloth(Some(12))] {
                    stands.push(berths.stand(sheet, sector, size, None));
                }
                stands.extend(berths.numbers(sheet, &[sector]));
                for at in stands {
                    assert_eq!(sheet.sector_at(at), Some(sector), "{}", sector.number());
                }
            }
        }
    }

    /// What a mark covers where sectors are as large as they are made to be seen.
    fn near(at: At, (w, h): At) -> Part {
        let (w, h) = (w * grid(850) / 850, h * grid(850) / 850);
        [at.0 - w, at.1 - h, at.0 + w, at.1 + h]
    }

    #[test]
    fn what_is_alone_in_a_sector_hardly_reaches_into_another() {
        for sheet in all() {
            for size in [SHIP, TOKEN, NUMBER, cloth(None), cloth(Some(12))] {
                let beyond = sheet.sectors().filter(|&sector| {
                    let at = Berths::default().stand(sheet, sector, size, None);
                    !within(sheet, sector, near(at, size))
                });
                let (beyond, all) = (beyond.count(), sheet.sectors().count());
                assert!(beyond * 10 < all, "{beyond} of {all}: {size:?}");
            }
        }
    }

    /// A ship, a token and a flag beside a planet, where sectors are as large as they are made to be seen: hardly any
    /// covers it, and few a name.
    #[test]
    fn marks_stand_off_the_planet_and_its_name_where_there_is_room() {
        for sheet in all() {
            let (mut discs, mut names, mut planets) = (0, 0, 0);
            for sector in sheet.sectors() {
                let mut berths = Berths::default();
                let marks = [
                    (berths.moor(sheet, sector, 1), SHIP),
                    (berths.stand(sheet, sector, TOKEN, None), TOKEN),
                    (berths.stand(sheet, sector, cloth(None), None), cloth(None)),
                ];
                for (_, (x, y)) in sheet.planets(sector) {
                    planets += marks.len();
                    let disc = [x - DISC, y - DISC, x + DISC, y + DISC];
                    let covers = |&&(at, size): &&(At, At)| shared(&disc, &near(at, size)) > 15;
                    discs += marks.iter().filter(covers).count();
                }
                let near = sheet.written(heart(sector)).into_iter();
                let near: Vec<(i32, Part)> = near.filter(|name| name.0 == 850).collect();
                let hidden =
                    |(at, size): &&(At, At)| near.iter().any(|name| hides(name, *at, *size));
                names += marks.iter().filter(hidden).count();
            }
            assert!(discs * 50 < planets, "{discs} of {planets} cover the planet");
            assert!(names * 3 < planets, "{names} of {planets} cover a name");
        }
    }

    #[test]
    fn two_ships_a_token_and_a_flag_of_a_sector_stand_beside_each_other() {
        for sheet in all() {
            let mut met = 0;
            for sector in sheet.sectors() {
                let mut berths = Berths::default();
                let ships = [berths.moor(sheet, sector, 2), berths.moor(sheet, sector, 2)];
                let token = berths.stand(sheet, sector, TOKEN, None);
                let flag = berths.stand(sheet, sector, cloth(None), None);
                let marks = ships.map(|at| near(at, SHIP));
                let marks = marks.into_iter().chain([near(token, TOKEN), near(flag, cloth(None))]);
                let marks: Vec<Part> = marks.collect();
                for (n, one) in marks.iter().enumerate() {
                    for hidden in marks[..n].iter().map(|other| shared(one, other)) {
                        assert!(hidden < 40, "{hidden} in {}", sector.number());
                        met += usize::from(hidden > 0);
                    }
                }
            }
            assert!(met < 10, "{met} touch");
        }
    }
}
