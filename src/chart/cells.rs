//! The cells of the chart: which point lies where, and the lines between them.

use super::At;
use super::ink::{Ink, grain};
use super::outline::{CELLS, COAST, Cell, POINTS};
use rules::firefly::sector::{Region, SectorId};
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
    /// Between the two regions.
    Frontier,
}

/// The cell of a sector; every sector has one, as a test says.
pub fn cell(sector: SectorId) -> &'static Cell {
    let at = CELLS.binary_search_by_key(&sector.number(), |cell| cell.sector);
    &CELLS[at.unwrap_or(0)]
}

/// Where the planet or the middle of a sector is.
pub fn heart(sector: SectorId) -> At {
    let (x, y) = cell(sector).heart;
    (x.into(), y.into())
}

/// A corner of the chart.
pub fn point(corner: u16) -> At {
    let (x, y) = POINTS[usize::from(corner)];
    (x.into(), y.into())
}

/// The corners of a cell, each with the next one round it.
pub fn sides(cell: &Cell) -> impl Iterator<Item = (u16, u16)> {
    let next = cell.ring.iter().cycle().skip(1);
    cell.ring.iter().copied().zip(next.copied())
}

/// The sector in which a point lies.
pub fn sector_at((x, y): At) -> Option<SectorId> {
    let within = |cell: &&Cell| {
        let crossed = sides(cell).filter(|&(from, to)| {
            let ((ax, ay), (bx, by)) = (point(from), point(to));
            let (rise, run) = (by - ay, (y - ay) * (bx - ax));
            (ay > y) != (by > y)
                && if rise > 0 { (x - ax) * rise < run } else { (x - ax) * rise > run }
        });
        crossed.count() % 2 == 1
    };
    CELLS.iter().find(within).and_then(|cell| SectorId::new(cell.sector))
}

/// Every line of the chart once, in ascending order, with what lies beside it.
pub fn lines() -> &'static [(Ends, Side)] {
    static LINES: OnceLock<Vec<(Ends, Side)>> = OnceLock::new();
    LINES.get_or_init(|| {
        let mut lines: Vec<(Ends, Side)> = Vec::new();
        for sector in SectorId::all() {
            for (from, to) in sides(cell(sector)) {
                let ends = (from.min(to), from.max(to));
                let side = match lines.binary_search_by_key(&ends, |line| line.0) {
                    Err(at) => {
                        lines.insert(at, (ends, Side::Shore(sector)));
                        continue;
                    }
                    Ok(at) => &mut lines[at].1,
                };
                if let Side::Shore(other) = *side {
                    *side = Side::Border(other, sector);
                }
            }
        }
        lines
    })
}

/// What lies beside the line between two corners, if there is one.
fn side(from: u16, to: u16) -> Option<Side> {
    let at = lines().binary_search_by_key(&(from.min(to), from.max(to)), |line| line.0).ok()?;
    Some(lines()[at].1)
}

/// How the line between two corners is drawn.
pub fn stroke(from: u16, to: u16) -> Stroke {
    let region = |sector: SectorId| sector.sector().region;
    match side(from, to) {
        Some(Side::Border(a, b)) if region(a) != region(b) => Stroke::Frontier,
        Some(Side::Border(a, _)) if region(a) == Region::Alliance => Stroke::Ruled,
        Some(Side::Border(..)) => Stroke::Sketched,
        _ if usize::from(from.max(to)) < COAST => Stroke::Coast,
        _ => Stroke::Reef,
    }
}

/// Goes on from one corner to the next in path data, as the line between them is drawn.
pub fn draw_on(ink: &mut Ink, from: u16, to: u16) {
    let ((ax, ay), (bx, by)) = (point(from), point(to));
    match stroke(from, to) {
        Stroke::Coast => {
            let ((cx, cy), (dx, dy)) = (coast_slope(from), coast_slope(to));
            let way = if along_coast(from, to) { 1 } else { -1 };
            let numbers = [ax + way * cx, ay + way * cy, bx - way * dx, by - way * dy, bx, by];
            ink.put("C~ ~ ~ ~ ~ ~", &numbers);
        }
        Stroke::Sketched => {
            let bend = grain(from.min(to).into(), from.max(to).into()) - 128;
            let bend = if from < to { bend } else { -bend };
            let (mx, my) = ((ax + bx) / 2, (ay + by) / 2);
            let numbers = [mx + (by - ay) * bend / 1100, my - (bx - ax) * bend / 1100, bx, by];
            ink.put("Q~ ~ ~ ~", &numbers);
        }
        _ => {
            ink.put("L~ ~", &[bx, by]);
        }
    }
}

/// Whether the second corner of the coast follows the first.
fn along_coast(from: u16, to: u16) -> bool {
    usize::from(to) == (usize::from(from) + 1) % COAST
}

/// A third of the tangent at a corner of the coast, for a smooth line through all of them.
fn coast_slope(corner: u16) -> At {
    let corner = usize::from(corner);
    let near = |at: usize| point((at % COAST) as u16);
    let ((ax, ay), (bx, by)) = (near(corner + COAST - 1), near(corner + 1));
    ((bx - ax) / 6, (by - ay) / 6)
}

/// Path data of the outlines of some cells.
pub fn outlines(sectors: impl Iterator<Item = SectorId>) -> String {
    let mut ink = Ink::default();
    for sector in sectors {
        let mut open = false;
        for (from, to) in sides(cell(sector)) {
            if !open {
                let (x, y) = point(from);
                ink.put("M~ ~", &[x, y]);
                open = true;
            }
            draw_on(&mut ink, from, to);
        }
        ink.put("z", &[]);
    }
    ink.0
}

/// Path data of the rim of an area: the lines that have some of these sectors on one side only.
pub fn rim(sectors: &[SectorId]) -> String {
    let within = |sector: &SectorId| sectors.contains(sector);
    let on_rim = |side: &Side| match side {
        Side::Shore(sector) => within(sector),
        Side::Border(a, b) => within(a) != within(b),
    };
    let mut ink = Ink::default();
    for &((from, to), _) in lines().iter().filter(|(_, side)| on_rim(side)) {
        let (x, y) = point(from);
        ink.put("M~ ~", &[x, y]);
        draw_on(&mut ink, from, to);
    }
    ink.0
}

/// Path data of the coast, whole.
pub fn coast() -> String {
    let mut ink = Ink::default();
    let (x, y) = point(0);
    ink.put("M~ ~", &[x, y]);
    for corner in 0..COAST as u16 {
        draw_on(&mut ink, corner, (corner + 1) % COAST as u16);
    }
    ink.put("z", &[]);
    ink.0
}

/// Path data of all lines that are drawn in one way.
pub fn all_lines(kind: Stroke) -> String {
    let mut ink = Ink::default();
    for &((from, to), _) in lines() {
        if stroke(from, to) != kind {
            continue;
        }
        let (x, y) = point(from);
        ink.put("M~ ~", &[x, y]);
        draw_on(&mut ink, from, to);
    }
    ink.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::SIZE;
    use crate::chart::outline::REEFS;
    use rules::firefly::{Chart, Sets};

    type Line = (At, At);

    fn lines_of(sector: SectorId) -> Vec<Line> {
        sides(cell(sector)).map(|(from, to)| (point(from), point(to))).collect()
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
        let numbers: Vec<u8> = CELLS.iter().map(|cell| cell.sector).collect();
        assert_eq!(numbers, SectorId::all().map(SectorId::number).collect::<Vec<_>>());
        for sector in SectorId::all() {
            assert_eq!(sector_at(heart(sector)), Some(sector), "{}", sector.number());
            let area: i32 = lines_of(sector).iter().map(|&(a, b)| turn((0, 0), a, b)).sum();
            assert!(area > 2 * 2500, "{} is too small or turned over", sector.number());
        }
    }

    #[test]
    fn cells_have_a_border_in_common_where_sectors_are_neighbours_and_nowhere_else() {
        let mut drawn: Vec<(u8, u8)> = lines()
            .iter()
            .filter_map(|(_, side)| match *side {
                Side::Border(a, b) => {
                    Some((a.number().min(b.number()), a.number().max(b.number())))
                }
                Side::Shore(_) => None,
            })
            .collect();
        drawn.sort_unstable();
        drawn.dedup();
        let chart = Chart::of(Sets::BASE);
        let known = chart
            .sectors()
            .flat_map(|a| chart.neighbours(a).map(move |b| (a.number(), b.number())));
        let known: Vec<(u8, u8)> = known.filter(|(a, b)| a < b).collect();
        assert_eq!(drawn, known);
    }

    #[test]
    fn sectors_that_are_no_neighbours_are_clearly_apart() {
        let chart = Chart::of(Sets::BASE);
        for a in chart.sectors() {
            for b in chart.sectors().filter(|&b| b != a && !chart.borders(a, b)) {
                let near = lines_of(a)
                    .iter()
                    .flat_map(|&(p, _)| {
                        lines_of(b).iter().map(|line| distance(p, line)).collect::<Vec<_>>()
                    })
                    .fold(f64::MAX, f64::min);
                assert!(near >= 14.0 * 14.0, "{} and {}: {near}", a.number(), b.number());
            }
        }
    }

    #[test]
    fn no_two_lines_cross_and_no_three_cells_share_one() {
        let ends: Vec<Line> = lines().iter().map(|&((a, b), _)| (point(a), point(b))).collect();
        for (at, line) in ends.iter().enumerate() {
            assert!(!ends[..at].iter().any(|other| cross(line, other)), "{line:?}");
        }
        let sides_of_cells: usize = CELLS.iter().map(|cell| cell.ring.len()).sum();
        let counted: usize = lines()
            .iter()
            .map(|(_, side)| match side {
                Side::Shore(_) => 1,
                Side::Border(..) => 2,
            })
            .sum();
        assert_eq!(sides_of_cells, counted);
    }

    #[test]
    fn the_voids_are_the_coast_and_the_reefs() {
        let shores = lines().iter().filter(|(_, side)| matches!(side, Side::Shore(_)));
        let (coast, reefs): (Vec<Ends>, Vec<Ends>) =
            shores.map(|&(ends, _)| ends).partition(|&(a, b)| stroke(a, b) == Stroke::Coast);
        assert_eq!(coast.len(), COAST);
        let mut round: Vec<Ends> = REEFS
            .iter()
            .flat_map(|reef| {
                (0..4).map(|at| (reef[at], reef[(at + 1) % 4])).map(|(a, b)| (a.min(b), a.max(b)))
            })
            .collect();
        round.sort_unstable();
        assert_eq!(reefs, round);
    }

    #[test]
    fn the_rim_of_everything_is_the_coast_and_the_reefs() {
        let all: Vec<SectorId> = SectorId::all().collect();
        let lines_of = |path: &str| path.matches('M').count();
        assert_eq!(lines_of(&rim(&all)), COAST + 4 * REEFS.len());
        assert_eq!(lines_of(&rim(&all[..1])), CELLS[0].ring.len());
        assert_eq!(rim(&[]), "");
    }

    #[test]
    fn everything_lies_on_the_sheet() {
        for &(x, y) in &POINTS {
            assert!((20..SIZE.0 - 20).contains(&x.into()) && (20..SIZE.1 - 20).contains(&y.into()));
        }
    }

    #[test]
    fn a_point_outside_lies_in_no_sector() {
        assert_eq!(sector_at((2, 2)), None);
        assert_eq!(sector_at((-500, 400)), None);
        let reef = REEFS[0].map(point);
        let middle =
            (reef.iter().map(|p| p.0).sum::<i32>() / 4, reef.iter().map(|p| p.1).sum::<i32>() / 4);
        assert_eq!(sector_at(middle), None);
    }
}
