//! Where a patrol is proposed to be sent by whoever moves it.

use super::plan::targets;
use rules::Seat;
use rules::firefly::sector::SectorId;
use rules::firefly::{Choice, Frame, View};
use std::cmp::Reverse;

/// What serves the viewer best who moves a patrol. Where he shuns it himself: of several ships the one nearest to
/// his own, sent as far from that as it may go, and then near to a rival. Else the nearest to a rival who
/// shuns it, sent as near to one as it may go.
pub fn proposed(view: &View, legal: &[Choice]) -> Option<SectorId> {
    let Some(Frame::Patrol(step)) = view.stack.last() else { return None };
    let chart = view.chart();
    let own = view.viewer?;
    let at = |seat: Seat| view.captain(seat).sector;
    let fled = at(own).filter(|_| view.shuns(step.patrol, own));
    let prey = view.seats().filter(|&seat| seat != own && view.shuns(step.patrol, seat));
    let prey: Vec<SectorId> = prey.filter_map(at).collect();
    let from_prey = |to: SectorId| prey.iter().map(|&at| chart.moves(at, to)).min();
    let from_own = |to: SectorId| fled.map(|own| chart.moves(own, to));
    let goals = targets(legal).map(|(to, _)| to);
    if step.moved(view).is_none() {
        return goals.min_by_key(|&to| (from_own(to), from_prey(to)));
    }
    // Where there is nobody to be hunted it keeps away from his ship all the same.
    let far = |to: SectorId| at(own).map(|own| chart.moves(own, to));
    goals.max_by_key(|&to| (from_own(to), Reverse(from_prey(to)), far(to)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::firefly::effect::Good;
    use rules::firefly::patrol::{Patrol, Reach};
    use rules::firefly::step::Move;
    use rules::firefly::{Firefly, Sets, Table};
    use rules::{Game, Seed, Silent};

    /// What the captain to the right is proposed who moves a patrol: how far the goals lie from his own ship and from
    /// the rival's, the proposed one first.
    fn far(patrol: Patrol, outlaws: [bool; 2], apart: bool) -> ((u8, u8), Vec<(u8, u8)>) {
        let table = Table { sets: Sets::named("kalidasa").expect("a set"), ..Table::new(2) };
        let game = Firefly::deal(&table, Seed(4), &mut Silent).expect("a deal");
        let (own, rival) = (Seat(1), Seat(0));
        let mut view = game.view(Some(own));
        let sector = |number| SectorId::new(number).expect("a sector");
        view.board.turn = rival;
        view.board.captains[own].sector = Some(sector(49));
        view.board.captains[rival].sector = Some(sector(if apart { 30 } else { 50 }));
        for (seat, outlaw) in [own, rival].into_iter().zip(outlaws) {
            view.board.captains[seat].crew.clear();
            view.board.captains[seat].hold[Good::Contraband] = outlaw.into();
        }
        let from = view.posts(patrol)[0];
        let ship = Some(from);
        view.board.stack.push(Move { patrol, seat: own, reach: Reach::Free, ship }.into());
        let goals: Vec<SectorId> = view.chart().sectors().filter(|&to| to != from).collect();
        let legal: Vec<Choice> = goals.iter().copied().map(Choice::To).collect();
        let moves = |to| {
            (
                view.chart().moves(sector(49), to),
                view.chart().moves(view.captain(rival).sector.unwrap(), to),
            )
        };
        let sent = proposed(&view, &legal).expect("a goal");
        (moves(sent), goals.into_iter().map(moves).collect())
    }

    #[test]
    fn who_shuns_a_patrol_sends_it_as_far_off_as_it_may_go() {
        for (patrol, own) in
            [(Patrol::Cutter, false), (Patrol::Cruiser, true), (Patrol::Corvette, true)]
        {
            for rival in [false, true] {
                let (sent, goals) = far(patrol, [own, rival], false);
                assert_eq!(Some(sent.0), goals.iter().map(|goal| goal.0).max(), "{patrol:?}");
            }
        }
    }

    #[test]
    fn who_is_lawful_sends_the_law_to_an_outlaw() {
        for patrol in [Patrol::Cruiser, Patrol::Corvette] {
            let (sent, _) = far(patrol, [false, true], true);
            assert_eq!(sent.1, 0, "{patrol:?}");
            // With nobody to hunt it is sent away.
            let (sent, goals) = far(patrol, [false, false], true);
            assert_eq!(Some(sent.0), goals.iter().map(|goal| goal.0).max(), "{patrol:?}");
        }
    }

    #[test]
    fn of_several_cutters_the_nearest_is_moved_away() {
        let table = Table { sets: Sets::named("blue-sun").expect("a set"), ..Table::new(2) };
        let game = Firefly::deal(&table, Seed(4), &mut Silent).expect("a deal");
        let mut view = game.view(Some(Seat(1)));
        let posts: Vec<SectorId> = view.cutters.sectors().to_vec();
        let patrol = Patrol::Cutter;
        view.board.turn = Seat(0);
        view.board
            .stack
            .push(Move { patrol, seat: Seat(1), reach: Reach::Neighbour, ship: None }.into());
        let legal: Vec<Choice> = posts.iter().copied().map(Choice::Rouse).collect();
        for &at in &posts {
            view.board.captains[Seat(1)].sector = Some(at);
            assert_eq!(proposed(&view, &legal), Some(at));
        }
    }
}
