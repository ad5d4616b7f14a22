//! The sectors in play and the moves between them: what the boards on the table make together.

use super::sector::SectorId;
use super::sets::{MANIFESTS, Sets};
use std::collections::VecDeque;
use std::sync::OnceLock;

/// The sectors of some boards and the moves between them. There is one for each choice of boards,
/// made when it is first asked for.
#[derive(Debug)]
pub struct Chart {
    sectors: Vec<SectorId>,
    /// At the number of a sector those that border on it, in ascending order.
    neighbours: Vec<Vec<SectorId>>,
    /// At the number of a sector its planets.
    planets: Vec<&'static [&'static str]>,
    moves: OnceLock<Vec<Vec<u8>>>,
}

impl Chart {
    /// How many choices of boards there are.
    pub const COUNT: usize = 1 << BOARDS;

    /// The chart of these sets; those without a board change nothing.
    pub fn of(sets: Sets) -> &'static Chart {
        static CHARTS: [OnceLock<Chart>; Chart::COUNT] = [const { OnceLock::new() }; Chart::COUNT];
        CHARTS[Chart::place(sets)].get_or_init(|| Chart::new(sets))
    }

    /// Which choice of boards these sets are: for lists that have an entry for each.
    pub fn place(sets: Sets) -> usize {
        let boards = MANIFESTS.iter().filter(|set| set.has_board());
        boards.rev().fold(0, |at, set| at << 1 | usize::from(sets.contains(set.set)))
    }

    fn new(sets: Sets) -> Chart {
        let mut neighbours = vec![Vec::new(); usize::from(SectorId::LAST) + 1];
        let rows = || sets.manifests().flat_map(|set| set.sectors);
        let on_board = |number: u8| rows().any(|row| row.id == number);
        let printed = rows().flat_map(|row| row.neighbours.iter().map(|&next| (row.id, next)));
        let joined = sets.manifests().flat_map(|set| set.edges).copied();
        for (one, other) in printed.chain(joined).filter(|&(a, b)| on_board(a) && on_board(b)) {
            for (from, to) in [(one, other), (other, one)] {
                let near: &mut Vec<SectorId> = &mut neighbours[usize::from(from)];
                if let Err(at) = near.binary_search(&SectorId::at(to)) {
                    near.insert(at, SectorId::at(to));
                }
            }
        }
        let mut planets: Vec<&[&str]> = vec![&[]; neighbours.len()];
        let named = sets.manifests().flat_map(|set| set.named).copied();
        for (id, names) in rows().map(|row| (row.id, row.planets)).chain(named) {
            planets[usize::from(id)] = names;
        }
        let sectors = SectorId::all().filter(|sector| on_board(sector.number())).collect();
        Chart { sectors, neighbours, planets, moves: OnceLock::new() }
    }

    /// The sectors in the order of their numbers.
    pub fn sectors(&self) -> impl DoubleEndedIterator<Item = SectorId> + Clone + use<'_> {
        self.sectors.iter().copied()
    }

    /// Whether a sector is in play.
    pub fn contains(&self, sector: u8) -> bool {
        self.sectors.binary_search(&SectorId::at(sector)).is_ok()
    }

    /// The planets of a sector, and the relay stations, which count as such.
    pub fn planets(&self, of: SectorId) -> &'static [&'static str] {
        self.planets[usize::from(of.number())]
    }

    /// Whether there is a planet.
    pub fn planetary(&self, sector: SectorId) -> bool {
        !self.planets(sector).is_empty()
    }

    /// The sectors that border on one, in ascending order.
    pub fn neighbours(&self, of: SectorId) -> impl Iterator<Item = SectorId> + Clone + use<'_> {
        self.neighbours[usize::from(of.number())].iter().copied()
    }

    /// Whether two sectors have a border in common.
    pub fn borders(&self, one: SectorId, other: SectorId) -> bool {
        self.neighbours[usize::from(one.number())].contains(&other)
    }

    /// The fewest moves from a sector to every other one, by its number less one; none where a
    /// wall of closed sectors leaves no way. The start is never closed to itself.
    pub fn distances(&self, from: SectorId, closed: impl Fn(SectorId) -> bool) -> Vec<Option<u8>> {
        let mut moves = vec![None; usize::from(SectorId::LAST)];
        moves[place(from)] = Some(0);
        let mut queue = VecDeque::from([(from, 0)]);
        while let Some((at, far)) = queue.pop_front() {
            for next in self.neighbours(at).filter(|&next| !closed(next)) {
                let slot = &mut moves[place(next)];
                if slot.is_none() {
                    *slot = Some(far + 1);
                    queue.push_back((next, far + 1));
                }
            }
        }
        moves
    }

    /// The fewest moves between two sectors, ships and patrols apart; 255 where there is no way.
    pub fn moves(&self, from: SectorId, to: SectorId) -> u8 {
        let moves = self.moves.get_or_init(|| {
            let far = |from| self.distances(SectorId::at(from), |_| false);
            let row = |from| far(from).into_iter().map(|far| far.unwrap_or(u8::MAX)).collect();
            (1..=SectorId::LAST).map(row).collect()
        });
        moves[place(from)][place(to)]
    }
}

/// How many sets have a board.
const BOARDS: usize = {
    let (mut boards, mut set) = (0, 0);
    while set < MANIFESTS.len() {
        boards += MANIFESTS[set].has_board() as usize;
        set += 1;
    }
    boards
};

fn place(sector: SectorId) -> usize {
    usize::from(sector.number()) - 1
}
