//! The next sector of a way.

use rules::firefly::Board;
use rules::firefly::sector::SectorId;

/// Of these neighbours the one that lies nearest to the goal; planets break ties. Cutters, and for
/// outlaws the Alliance's ships, are flown around where there is a way; alerts are where it is no longer.
pub(super) fn towards(board: &Board, exits: &[SectorId], goal: SectorId) -> Option<SectorId> {
    let outlaw = board.acting().is_outlaw();
    let lawful = |at: SectorId| at == board.cruiser || board.corvette.0 == Some(at);
    let shunned = |at: SectorId| board.is_barred(at) || outlaw && lawful(at) && at != goal;
    let around = board.chart().distances(goal, shunned);
    let through = board.chart().distances(goal, |at| board.is_barred(at));
    let far = |far: &[Option<u8>], at: SectorId| far[usize::from(at.number()) - 1];
    let rank = |&at: &SectorId| {
        let around = far(&around, at).map_or(100, u32::from);
        let through = far(&through, at).map_or(100, u32::from);
        let bad = outlaw && lawful(at) && at != goal;
        let dared = board.is_barred(at);
        let watch = board.alliance_comes(board.turn, at).permille();
        let alert = board.reavers_come(at).permille() + watch;
        let planet = board.chart().planetary(at);
        (around + 20 * u32::from(bad) + 200 * u32::from(dared), through, alert, !planet)
    };
    exits.iter().copied().min_by_key(rank)
}
