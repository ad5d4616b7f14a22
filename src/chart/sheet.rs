//! The chart as the boards in play make it: which cell lies where, the lines between them, the coast
//! round all of them and the reefs within.

use super::At;
use super::ink::{Ink, grain};
use super::names::Name;
use super::outline::{Cell, PLATES, Plate};
use super::systems::System;
use rules::firefly::sector::{Region, SectorId};
use rules::firefly::sets::CARRIED;
use rules::firefly::{Chart, Sets};
use std::sync::OnceLock;

/// A line of the chart, named by the corners at its ends, the smaller number first.
type Ends = (u16, u16);

/// What lies on the two sides of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// One sector and the void: the coast, or a reef.
    Shore(SectorId),
    /// Two sectors.
    Border(SectorId, SectorId),
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// The edge of the charted space.
    Coast,
    /// Round a reef.
    Reef,
    /// Alliance on both sides: ruled.
    Ruled,
    /// Border on both sides: by hand.
    Sketched,
    /// Rim on both sides: dotted, as what is hardly known.
    Dotted,
    /// Between the Alliance and the Border.
    Frontier,
    /// Where the Rim begins.
    Verge,
}

/// The chart of some boards. There is one for each choice of them, made when it is first asked for.
pub struct Sheet {
    /// What is in play.
    pub sets: Sets,
    /// Where its corner on the left and above is.
    pub from: At,
    /// How wide and high it is.
    pub size: At,
    /// Where the rose is.
    pub rose: At,
    /// Belts of rocks: the sun that each goes round, and how far from it.
    pub belts: Vec<(At, i32)>,
    /// The systems; the first is the core.
    pub systems: Vec<&'static System>,
    points: Vec<At>,
    /// In the order of their sectors.
    cells: Vec<(SectorId, &'static Cell)>,
    /// In ascending order, with what lies beside each.
    lines: Vec<(Ends, Side)>,
    /// The corners of the coast in their order round it.
    coast: Vec<u16>,
    /// The gaps between cells that meet without being neighbours: the corners of each.
    reefs: Vec<Vec<u16>>,
    pub(super) names: OnceLock<Vec<Name>>,
}

/// Where the planet or the middle of a sector is.
pub fn heart(sector: SectorId) -> At {
    let mut cells = PLATES.iter().rev().flat_map(|plate| plate.cells);
    let (x, y) = cells.find(|cell| cell.sector == sector.number()).map_or((0, 0), |c| c.heart);
    (x.into(), y.into())
}

/// The corners of a cell, each with the next one round it.
fn sides(cell: &Cell) -> impl Iterator<Item = (u16, u16)> {
    let next = cell.ring.iter().cycle().skip(1);
    cell.ring.iter().copied().zip(next.copied())
}

/// Whether a chart of this size is much broader than high, as several boards are.
pub fn is_broad((width, height): At) -> bool {
    CARRIED && 2 * width > 3 * height
}

impl Sheet {
    /// Whether it is much broader than high.
    pub fn is_broad(&self) -> bool {
        is_broad(self.size)
    }

    /// The chart of these sets.
    pub fn of(sets: Sets) -> &'static Sheet {
        static SHEETS: [OnceLock<Sheet>; Chart::COUNT] = [const { OnceLock::new() }; Chart::COUNT];
        SHEETS[Chart::place(sets)].get_or_init(|| {
            let sectors: Vec<SectorId> = Chart::of(sets).sectors().collect();
            Sheet::new(sets, PLATES, &sectors)
        })
    }

    fn new(sets: Sets, plates: &[&'static Plate], sectors: &[SectorId]) -> Sheet {
        let row = |sector: SectorId| {
            let mut cells = plates.iter().rev().flat_map(|plate| plate.cells);
            Some((sector, cells.find(|cell| cell.sector == sector.number())?))
        };
        let cells: Vec<_> = sectors.iter().copied().filter_map(row).collect();
        let drawn = || {
            let within = |sector: &u8| sectors.iter().any(|at| at.number() == *sector);
            plates.iter().filter(move |plate| plate.cells.iter().any(|cell| within(&cell.sector)))
        };
        let lines = lines(&cells);
        let mut shores = loops(&lines);
        let longest = (0..shores.len()).max_by_key(|&at| shores[at].len());
        let coast = longest.map_or(Vec::new(), |at| shores.remove(at));
        let left = drawn().map(|plate| plate.from.0).min().unwrap_or(0);
        let top = drawn().map(|plate| plate.from.1).min().unwrap_or(0);
        let far = drawn().fold((0, 0), |(x, y), plate| (plate.to.0.max(x), plate.to.1.max(y)));
        Sheet {
            sets,
            from: (left, top),
            size: (far.0 - left, far.1 - top),
            rose: drawn().next_back().map_or((0, 0), |plate| plate.rose),
            belts: drawn().filter_map(|plate| plate.belt).collect(),
            systems: drawn().flat_map(|plate| plate.systems).collect(),
            points: plates
                .iter()
                .flat_map(|plate| plate.points)
                .map(|&(x, y)| (x.into(), y.into()))
                .collect(),
            cells,
            lines,
            coast,
            reefs: shores,
            names: OnceLock::new(),
        }
    }

    /// The sectors in play, in the order of their numbers.
    pub fn sectors(&self) -> impl Iterator<Item = SectorId> + Clone {
        self.cells.iter().map(|(sector, _)| *sector)
    }

    /// Left, top, width and height.
    pub fn bounds(&self) -> [i32; 4] {
        [self.from.0, self.from.1, self.size.0, self.size.1]
    }

    /// A corner.
    fn point(&self, corner: u16) -> At {
        self.points[usize::from(corner)]
    }

    /// The middles of the reefs.
    pub fn reefs(&self) -> impl Iterator<Item = At> {
        self.reefs.iter().map(|reef| {
            let sum = reef.iter().map(|&corner| self.point(corner));
            let (x, y) = sum.fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
            (x / reef.len() as i32, y / reef.len() as i32)
        })
    }

    fn cell(&self, sector: SectorId) -> Option<&'static Cell> {
        let at = self.cells.binary_search_by_key(&sector, |cell| cell.0).ok()?;
        Some(self.cells[at].1)
    }

    /// The sector in which a point lies.
    pub fn sector_at(&self, at: At) -> Option<SectorId> {
        self.sectors().find(|&sector| self.holds(sector, at))
    }

    /// Whether a point lies in a sector.
    pub fn holds(&self, sector: SectorId, (x, y): At) -> bool {
        let Some(cell) = self.cell(sector) else { return false };
        let crossed = sides(cell).filter(|&(from, to)| {
            let ((ax, ay), (bx, by)) = (self.point(from), self.point(to));
            let (rise, run) = (by - ay, (y - ay) * (bx - ax));
            (ay > y) != (by > y)
                && if rise > 0 { (x - ax) * rise < run } else { (x - ax) * rise > run }
        });
        crossed.count() % 2 == 1
    }

    /// What lies beside the line between two corners, if there is one.
    fn side(&self, from: u16, to: u16) -> Option<Side> {
        let ends = (from.min(to), from.max(to));
        let at = self.lines.binary_search_by_key(&ends, |line| line.0).ok()?;
        Some(self.lines[at].1)
    }

    /// How the line between two corners is drawn.
    fn stroke(&self, from: u16, to: u16) -> Stroke {
        let region = |sector: SectorId| sector.sector().region;
        match self.side(from, to) {
            Some(Side::Border(a, b)) => match (region(a), region(b)) {
                (Region::Alliance, Region::Alliance) => Stroke::Ruled,
                (Region::Border, Region::Border) => Stroke::Sketched,
                (Region::Rim, Region::Rim) => Stroke::Dotted,
                (Region::Rim, _) | (_, Region::Rim) => Stroke::Verge,
                (Region::Alliance, _) | (_, Region::Alliance) => Stroke::Frontier,
            },
            _ if self.coast.contains(&from) => Stroke::Coast,
            _ => Stroke::Reef,
        }
    }

    /// Goes on from one corner to the next in path data, as the line between them is drawn.
    fn draw_on(&self, ink: &mut Ink, from: u16, to: u16) {
        let ((ax, ay), (bx, by)) = (self.point(from), self.point(to));
        match self.stroke(from, to) {
            Stroke::Coast => {
                let ((cx, cy), (dx, dy)) = (self.coast_slope(from), self.coast_slope(to));
                let way = if self.along_coast(from, 1) == to { 1 } else { -1 };
                let numbers = [ax + way * cx, ay + way * cy, bx - way * dx, by - way * dy, bx, by];
                ink.put("C~ ~ ~ ~ ~ ~", &numbers);
            }
            Stroke::Sketched | Stroke::Dotted | Stroke::Verge => {
                let bend = grain(from.min(to).into(), from.max(to).into()) - 128;
                let bend = if from < to { bend } else { -bend };
                let (mx, my) = ((ax + bx) / 2, (ay + by) / 2);
                let numbers = [mx + (by - ay) * bend / 1100, my - (bx - ax) * bend / 1100, bx, by];
                ink.put("Q~ ~ ~ ~", &numbers);
            }
            Stroke::Reef | Stroke::Ruled | Stroke::Frontier => {
                ink.put("L~ ~", &[bx, by]);
            }
        }
    }

    /// The corner of the coast so many further along it.
    fn along_coast(&self, corner: u16, further: usize) -> u16 {
        let at = self.coast.iter().position(|&other| other == corner).unwrap_or(0);
        self.coast[(at + further) % self.coast.len()]
    }

    /// A third of the tangent at a corner of the coast, for a smooth line through all of them.
    fn coast_slope(&self, corner: u16) -> At {
        let near = |further: usize| self.point(self.along_coast(corner, further));
        let ((ax, ay), (bx, by)) = (near(self.coast.len() - 1), near(1));
        ((bx - ax) / 6, (by - ay) / 6)
    }

    /// Path data of the outlines of some cells.
    pub fn outlines(&self, sectors: impl Iterator<Item = SectorId>) -> String {
        let mut ink = Ink::default();
        for cell in sectors.filter_map(|sector| self.cell(sector)) {
            let mut open = false;
            for (from, to) in sides(cell) {
                if !open {
                    let (x, y) = self.point(from);
                    ink.put("M~ ~", &[x, y]);
                    open = true;
                }
                self.draw_on(&mut ink, from, to);
            }
            ink.put("z", &[]);
        }
        ink.0
    }

    /// Path data of the rim of an area: the lines that have some of these sectors on one side only.
    pub fn rim(&self, sectors: &[SectorId]) -> String {
        let within = |sector: &SectorId| sectors.contains(sector);
        self.drawn_where(|_, side| match side {
            Side::Shore(sector) => within(sector),
            Side::Border(a, b) => within(a) != within(b),
        })
    }

    /// Path data of all lines that are drawn in one way.
    pub fn all_lines(&self, kind: Stroke) -> String {
        self.drawn_where(|(from, to), _| self.stroke(from, to) == kind)
    }

    fn drawn_where(&self, drawn: impl Fn(Ends, &Side) -> bool) -> String {
        let mut ink = Ink::default();
        for &((from, to), _) in self.lines.iter().filter(|(ends, side)| drawn(*ends, side)) {
            let (x, y) = self.point(from);
            ink.put("M~ ~", &[x, y]);
            self.draw_on(&mut ink, from, to);
        }
        ink.0
    }

    /// Path data of the coast, whole.
    pub fn coast(&self) -> String {
        let mut ink = Ink::default();
        let (x, y) = self.point(self.coast[0]);
        ink.put("M~ ~", &[x, y]);
        for &corner in &self.coast {
            self.draw_on(&mut ink, corner, self.along_coast(corner, 1));
        }
        ink.put("z", &[]);
        ink.0
    }
}

/// Every line of these cells once, in ascending order, with what lies beside it.
fn lines(cells: &[(SectorId, &Cell)]) -> Vec<(Ends, Side)> {
    let mut lines: Vec<(Ends, Side)> = Vec::new();
    for &(sector, cell) in cells {
        for (from, to) in sides(cell) {
            let ends = (from.min(to), from.max(to));
            match lines.binary_search_by_key(&ends, |line| line.0) {
                Err(at) => lines.insert(at, (ends, Side::Shore(sector))),
                Ok(at) => {
                    if let Side::Shore(other) = lines[at].1 {
                        lines[at].1 = Side::Border(other, sector);
                    }
                }
            }
        }
    }
    lines
}

/// The shores, each as its corners in their order round it: from the smallest on, towards its smaller
/// neighbour.
fn loops(lines: &[(Ends, Side)]) -> Vec<Vec<u16>> {
    let shores = lines.iter().filter(|(_, side)| matches!(side, Side::Shore(_)));
    let mut left: Vec<Ends> = shores.map(|(ends, _)| *ends).collect();
    let mut loops = Vec::new();
    while let Some(&(start, mut at)) = left.first() {
        left.remove(0);
        let mut round = vec![start];
        while let Some(next) = left.iter().position(|&(a, b)| at == a || at == b) {
            round.push(at);
            let (a, b) = left.remove(next);
            at = if at == a { b } else { a };
        }
        loops.push(round);
    }
    loops
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::SIZE;
    use crate::chart::art;
    use crate::chart::systems::{Label, Sun};

    fn base() -> &'static Sheet {
        Sheet::of(Sets::BASE)
    }

    /// Every choice of boards.
    fn all() -> [&'static Sheet; 4] {
        let others = ["blue-sun", "kalidasa", "blue-sun,kalidasa"];
        let [west, east, both] =
            others.map(|sets| Sheet::of(Sets::named(sets).expect("known sets")));
        [base(), west, east, both]
    }

    type Line = (At, At);

    fn lines_of(sheet: &Sheet, sector: SectorId) -> Vec<Line> {
        let cell = sheet.cell(sector).expect("a cell");
        sides(cell).map(|(from, to)| (sheet.point(from), sheet.point(to))).collect()
    }

    /// Twice the area to the left of a corner.
    fn turn(a: At, b: At, c: At) -> i32 {
        (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
    }

    fn cross(&(a, b): &Line, &(c, d): &Line) -> bool {
        let apart = |p, q, r, s| turn(p, q, r).signum() * turn(p, q, s).signum() < 0;
        apart(a, b, c, d) && apart(c, d, a, b)
    }

    /// The square of the distance of a point to a line.
    fn distance(p: At, &(a, b): &Line) -> f64 {
        let ((px, py), (ax, ay)) =
            ((f64::from(p.0), f64::from(p.1)), (f64::from(a.0), f64::from(a.1)));
        let (dx, dy) = (f64::from(b.0) - ax, f64::from(b.1) - ay);
        let along = (((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)).clamp(0.0, 1.0);
        (px - ax - along * dx).powi(2) + (py - ay - along * dy).powi(2)
    }

    #[test]
    fn every_sector_has_one_cell_and_its_heart_lies_in_it() {
        for sheet in all() {
            assert!(sheet.sectors().eq(Chart::of(sheet.sets).sectors()));
            for sector in sheet.sectors() {
                assert_eq!(sheet.sector_at(heart(sector)), Some(sector), "{}", sector.number());
                let lines = lines_of(sheet, sector);
                let area: i32 = lines.iter().map(|&(a, b)| turn((0, 0), a, b)).sum();
                assert!(area > 2 * 2500, "{} is too small or turned over", sector.number());
            }
        }
    }

    #[test]
    fn cells_have_a_border_in_common_where_sectors_are_neighbours_and_nowhere_else() {
        for sheet in all() {
            let numbers =
                |a: SectorId, b: SectorId| (a.number().min(b.number()), a.number().max(b.number()));
            let borders = sheet.lines.iter().filter_map(|(_, side)| match *side {
                Side::Border(a, b) => Some(numbers(a, b)),
                Side::Shore(_) => None,
            });
            let mut drawn: Vec<(u8, u8)> = borders.collect();
            drawn.sort_unstable();
            drawn.dedup();
            let chart = Chart::of(sheet.sets);
            let pairs = chart.sectors().flat_map(|a| chart.neighbours(a).map(move |b| (a, b)));
            let known: Vec<(u8, u8)> =
                pairs.filter(|(a, b)| a < b).map(|(a, b)| numbers(a, b)).collect();
            assert_eq!(drawn, known);
        }
    }

    #[test]
    fn sectors_that_are_no_neighbours_are_clearly_apart() {
        for sheet in all() {
            let chart = Chart::of(sheet.sets);
            for a in chart.sectors() {
                for b in chart.sectors().filter(|&b| b != a && !chart.borders(a, b)) {
                    let far = lines_of(sheet, b);
                    let near = lines_of(sheet, a)
                        .iter()
                        .flat_map(|&(p, _)| far.iter().map(move |line| distance(p, line)))
                        .fold(f64::MAX, f64::min);
                    assert!(near >= 14.0 * 14.0, "{} and {}: {near}", a.number(), b.number());
                }
            }
        }
    }

    #[test]
    fn no_two_lines_cross_and_no_three_cells_share_one() {
        for sheet in all() {
            let ends: Vec<Line> =
                sheet.lines.iter().map(|&((a, b), _)| (sheet.point(a), sheet.point(b))).collect();
            for (at, line) in ends.iter().enumerate() {
                assert!(!ends[..at].iter().any(|other| cross(line, other)), "{line:?}");
            }
            let sides_of_cells: usize = sheet.cells.iter().map(|(_, cell)| cell.ring.len()).sum();
            let counted: usize = sheet
                .lines
                .iter()
                .map(|(_, side)| match side {
                    Side::Shore(_) => 1,
                    Side::Border(..) => 2,
                })
                .sum();
            assert_eq!(sides_of_cells, counted);
        }
    }

    /// Where the Rim begins is drawn otherwise than where the Alliance does.
    #[test]
    fn the_west_board_joins_the_coast() {
        let west = all()[1];
        assert_eq!(west.reefs.len(), 9, "two more than on the base board");
        let drawn = |kind: Stroke| west.all_lines(kind).matches('M').count();
        assert_eq!([Stroke::Verge, Stroke::Frontier].map(drawn), [19, 44]);
        assert_eq!((west.from, west.size), ((-430, 0), (1812, 1032)));
        assert_eq!(
            west.side(158, 157).map(|side| side == base().side(158, 157).expect("a coast")),
            Some(false)
        );
    }

    #[test]
    fn the_voids_are_the_coast_and_the_reefs() {
        let Sheet { coast, reefs, .. } = base();
        assert_eq!(coast.len(), 160);
        assert!(coast.iter().copied().eq(0..160), "its corners come first, in their order");
        assert!(reefs.len() == 7 && reefs.iter().all(|reef| reef.len() == 4));
        let shores = base().lines.iter().filter(|(_, side)| matches!(side, Side::Shore(_)));
        let (along, round): (Vec<Ends>, Vec<Ends>) =
            shores.map(|&(ends, _)| ends).partition(|&(a, b)| base().stroke(a, b) == Stroke::Coast);
        assert_eq!((along.len(), round.len()), (160, 28));
    }

    #[test]
    fn the_rim_of_everything_is_the_coast_and_the_reefs() {
        let all: Vec<SectorId> = base().sectors().collect();
        let lines_of = |path: &str| path.matches('M').count();
        assert_eq!(lines_of(&base().rim(&all)), 160 + 28);
        assert_eq!(lines_of(&base().rim(&all[..1])), base().cells[0].1.ring.len());
        assert_eq!(base().rim(&[]), "");
    }

    #[test]
    fn everything_lies_on_the_sheet() {
        for sheet in all() {
            let ((left, top), (w, h)) = (sheet.from, sheet.size);
            for &corner in sheet.cells.iter().flat_map(|(_, cell)| cell.ring) {
                let (x, y) = sheet.point(corner);
                let (x, y) = (x - left, y - top);
                assert!((20..w - 20).contains(&x) && (20..h - 20).contains(&y), "{x} {y}");
            }
        }
    }

    #[test]
    fn a_point_outside_lies_in_no_sector() {
        assert_eq!(base().sector_at((2, 2)), None);
        assert_eq!(base().sector_at((-500, 400)), None);
        assert!(base().reefs().all(|middle| base().sector_at(middle).is_none()));
    }

    /// A toy board: sector 8 as a board of its own, with corners of its own but for the two that it
    /// shares with sector 7, a system and room to the right. The base board is without it then.
    static TOY: Plate = Plate {
        points: &[(1330, 919), (1390, 950), (1259, 962)],
        cells: &[Cell { sector: 8, heart: (1300, 930), ring: &[91, 330, 331, 332, 95] }],
        systems: &[System {
            name: "Toy",
            sun: (1320, 930),
            look: Sun::Small,
            tint: 5,
            scale: 0,
            label: Label::At((1340, 900)),
            rings: &[20],
            sectors: &[8],
        }],
        seconds: &[],
        belt: None,
        rose: (98, 922),
        from: (0, 0),
        to: (1450, 1000),
    };

    #[test]
    fn a_board_only_adds_rows_and_the_drawing_follows() {
        let (seven, eight) = (sector(7), sector(8));
        let others: Vec<SectorId> = base().sectors().filter(|&at| at != eight).collect();
        let without = Sheet::new(Sets::BASE, &[PLATES[0]], &others);
        assert_eq!(without.coast.len(), 157, "the coast runs along sector 7");
        assert_eq!(without.stroke(91, 95), Stroke::Coast);
        assert_eq!((without.sector_at((1320, 930)), without.size), (None, SIZE));
        assert_eq!(without.outlines([eight].into_iter()), "");

        let all: Vec<SectorId> = base().sectors().collect();
        let with = Sheet::new(Sets::BASE, &[PLATES[0], &TOY], &all);
        assert_eq!(with.coast.len(), 160, "and round the toy's own corners");
        assert!([330, 331, 332].iter().all(|corner| with.coast.contains(corner)));
        assert_eq!(with.side(91, 95), Some(Side::Border(seven, eight)));
        assert_eq!(with.stroke(91, 95), Stroke::Sketched);
        assert_eq!(with.stroke(330, 331), Stroke::Coast);
        assert_eq!((with.sector_at((1320, 930)), with.size), (Some(eight), (1450, 1032)));
        let drawn = art::chart(&with);
        assert!(drawn.contains(">Toy</text>") && drawn.contains("viewBox=\"0 0 1450 1032\""));
        assert!(!art::chart(&without).contains("data-thing=\"sector-8\""));
    }

    fn sector(number: u8) -> SectorId {
        SectorId::new(number).expect("a sector")
    }
}
