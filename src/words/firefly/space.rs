//! What open space is called: by its direction from a planet, as it lies on the chart.

use super::FireflyText;
use super::names::UROBOROS;
use crate::chart::sheet::heart;
use crate::words::{Lang, fill};
use rules::firefly::sector::SectorId;
use rules::firefly::{Chart, Sets};

/// The planet by which open space is known: the nearest, but for three that would share their name with
/// another.
fn landmark(space: SectorId, sets: Sets) -> Option<SectorId> {
    let chart = Chart::of(sets);
    let kept = match space.number() {
        73 => 54,
        82 => 91,
        96 => 70,
        _ => 0,
    };
    let planets = || chart.sectors().filter(|&at| chart.planetary(at));
    let least = planets().map(|at| chart.moves(space, at)).min();
    let near = planets().filter(|&at| Some(chart.moves(space, at)) == least);
    SectorId::new(kept).or(near.min_by_key(|&at| {
        let (x, y) = from(at, space);
        x * x + y * y
    }))
}

/// How far right and down of a planet a sector lies on the chart.
fn from(planet: SectorId, space: SectorId) -> (i32, i32) {
    let ((left, top), (x, y)) = (heart(planet), heart(space));
    (x - left, y - top)
}

impl FireflyText {
    pub(super) fn space(&self, sector: SectorId) -> String {
        landmark(sector, self.sets).map_or(String::new(), |planet| self.beside(planet, sector))
    }

    /// Open space by its direction from a planet.
    fn beside(&self, planet: SectorId, space: SectorId) -> String {
        let (words, (x, y)) = (self.words, from(planet, space));
        let upright = if y < 0 { words.north } else { words.south };
        let across = if x < 0 { words.west } else { words.east };
        let way = if 12 * y.abs() < 5 * x.abs() {
            across.to_owned()
        } else if 17 * x.abs() < 10 * y.abs() {
            upright.to_owned()
        } else {
            format!("{upright}-{across}")
        };
        let far = Chart::of(self.sets).moves(planet, space) > 1;
        let what = self.place(planet);
        let said = if UROBOROS.contains(&space.number()) {
            words.space_belt
        } else if far {
            words.space_far
        } else {
            words.space_near
        };
        let said = fill(said, &[("way", &way), ("what", &what)]);
        match self.lang {
            Lang::Fr if what.starts_with(['A', 'E', 'I', 'O', 'U']) => said.replace(" de ", " d'"),
            Lang::En | Lang::Fr => said,
        }
    }
}
