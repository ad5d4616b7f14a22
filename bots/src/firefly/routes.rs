//! Distances between sectors and the next sector of a way.

use rules::firefly::Board;
use rules::firefly::sector::SectorId;
use std::sync::OnceLock;

const SECTORS: usize = SectorId::LAST as usize;

/// The fewest moves between two sectors of the map, ships and Cutter apart.
pub(super) fn distance(from: SectorId, to: SectorId) -> u8 {
    static TABLE: OnceLock<Vec<[u8; SECTORS]>> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let row = |number: u8| {
            let mut row = [u8::MAX; SECTORS];
            if let Some(from) = SectorId::new(number) {
                let far = from.distances(|_| false);
                far.iter().zip(&mut row).for_each(|(far, cell)| *cell = far.unwrap_or(u8::MAX));
            }
            row
        };
        (1..=SectorId::LAST).map(row).collect()
    });
    table[usize::from(from.number()) - 1][usize::from(to.number()) - 1]
}

/// Of these neighbours the one that lies nearest to the goal; planets break ties. The Cutter, and
/// for outlaws the Cruiser, are flown around where there is a way.
pub(super) fn towards(board: &Board, exits: &[SectorId], goal: SectorId) -> Option<SectorId> {
    let outlaw = board.acting().is_outlaw();
    let shunned = |at: SectorId| at == board.cutter || outlaw && at == board.cruiser && at != goal;
    let around = goal.distances(shunned);
    let through = goal.distances(|at| at == board.cutter);
    let far = |far: &[Option<u8>], at: SectorId| far[usize::from(at.number()) - 1];
    let rank = |&at: &SectorId| {
        let around = far(&around, at).map_or(100, u32::from);
        let through = far(&through, at).map_or(100, u32::from);
        let bad = outlaw && at == board.cruiser && at != goal;
        (around + 20 * u32::from(bad), through, !at.planetary())
    };
    exits.iter().copied().min_by_key(rank)
}
