//! The next sector of a way.

use rules::firefly::Board;
use rules::firefly::sector::SectorId;

/// Thousandths of a chance that an alert is answered from which on it is flown around.
const WATCHED: u64 = 300;
/// Sectors that the way around it may be longer.
const AROUND: u32 = 2;

/// Of these neighbours the one that lies nearest to the goal; planets break ties. Cutters, and for
/// outlaws the Alliance's ships, are flown around where there is a way; alerts where it is no longer, and
/// where they are likely to be answered at the price of some sectors.
pub(super) fn towards(board: &Board, exits: &[SectorId], goal: SectorId) -> Option<SectorId> {
    let outlaw = board.acting().is_outlaw();
    let lawful = |at: SectorId| at == board.cruiser || board.corvette.0 == Some(at);
    let shunned = |at: SectorId| board.is_barred(at) || outlaw && lawful(at) && at != goal;
    let alert = |at: SectorId| {
        board.reavers_come(at).permille() + board.alliance_comes(board.turn, at).permille()
    };
    let watched = |at: SectorId| at != goal && alert(at) >= WATCHED;
    let around = board.chart().distances(goal, shunned);
    let calm = board.chart().distances(goal, |at| shunned(at) || watched(at));
    let through = board.chart().distances(goal, |at| board.is_barred(at));
    let far = |far: &[Option<u8>], at: SectorId| far[usize::from(at.number()) - 1];
    let rank = |&at: &SectorId| {
        let calm = far(&calm, at).filter(|_| !watched(at)).map_or(100, u32::from);
        let around = far(&around, at).map_or(100, |far| u32::from(far) + AROUND).min(calm);
        let through = far(&through, at).map_or(100, u32::from);
        let bad = outlaw && lawful(at) && at != goal;
        let dared = board.is_barred(at);
        let planet = board.chart().planetary(at);
        (around + 20 * u32::from(bad) + 200 * u32::from(dared), through, alert(at), !planet)
    };
    exits.iter().copied().min_by_key(rank)
}
