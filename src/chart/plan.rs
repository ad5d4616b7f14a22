//! What may be done about a sector: chosen at once, flown to, or flown towards.

use rules::Seat;
use rules::firefly::alert::Watch;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Choice, Fate, Frame, Hazard, Pace, View};

/// How the viewer comes to a sector.
pub struct Plan {
    /// The sectors on the way, the goal last.
    pub way: Vec<SectorId>,
    /// How many of them this flight reaches; none where the viewer cannot fly now.
    pub leg: usize,
    /// How many sectors one flight reaches.
    pub range: usize,
    /// Fuel of one full burn.
    pub fuel: u8,
    /// What may happen on this flight.
    pub hazard: Hazard,
    /// How it may end.
    pub fate: Fate,
    /// The choices of a full burn, or those with which the flight under way goes on.
    pub burn: Vec<Choice>,
    /// The choices of a mosey there.
    pub mosey: Vec<Choice>,
    /// Whether a flight is under way.
    pub under_way: bool,
    /// Whether a Cutter lies at its goal: then a burn stops before that.
    pub shut: bool,
    /// Whether the way passes the Cruiser, which looks for the viewer.
    pub meets_cruiser: bool,
    /// Whether it passes the Corvette, which does.
    pub meets_corvette: bool,
}

impl Plan {
    /// How many sectors of the way one flight reaches.
    pub fn reached(&self) -> usize {
        (self.way.len() - usize::from(self.shut)).min(self.range)
    }
}

/// The sectors that the viewer may choose at once.
pub fn targets(legal: &[Choice]) -> impl Iterator<Item = (SectorId, Choice)> {
    legal.iter().filter_map(|&choice| match choice {
        Choice::To(sector) | Choice::Place(sector) | Choice::Rouse(sector) => {
            Some((sector, choice))
        }
        _ => None,
    })
}

/// The choice that takes a sector at once.
pub fn target(legal: &[Choice], sector: SectorId) -> Option<Choice> {
    targets(legal).find(|(at, _)| *at == sector).map(|(_, choice)| choice)
}

/// Whether the viewer's own ship is being flown.
fn flies(view: &View) -> bool {
    view.viewer == Some(view.turn) && matches!(view.stack.last(), Some(Frame::Flight))
}

/// How the viewer comes to a sector; nothing if he is there already or has no ship.
pub fn plan(view: &View, legal: &[Choice], to: SectorId) -> Option<Plan> {
    let seat = view.viewer?;
    let captain = view.captain(seat);
    let way = view.way(seat, to)?;
    if way.is_empty() {
        return None;
    }
    let under_way = flies(view);
    let range = match view.flight.filter(|_| under_way) {
        Some(_) => usize::from(view.sectors_left()),
        None => usize::from(captain.range()),
    };
    // Who burns does not come where a Cutter is, only next to it.
    let mosey = view.flight.is_some_and(|flight| flight.pace == Pace::Mosey);
    let shut = view.is_barred_to(seat, to) && !(under_way && mosey);
    let reached = (way.len() - usize::from(shut)).min(range);
    let steps = || way[..reached].iter().map(|&at| Choice::To(at));
    // Where that is reached with sectors to spare, the ship stays there.
    let stop = (reached < range).then_some(Choice::Stop);
    let (mut burn, mut mosey) = (Vec::new(), Vec::new());
    if reached == 0 {
        // Next to a Cutter.
    } else if under_way {
        burn.extend(steps().chain(stop));
    } else if legal.contains(&Choice::Burn) {
        burn.extend([Choice::Burn].into_iter().chain(steps()).chain(stop));
    }
    let walk = usize::from(captain.mosey());
    if legal.contains(&Choice::Mosey) && way.len() <= walk {
        let rest = (way.len() < walk).then_some(Choice::Stop);
        let steps = way.iter().map(|&at| Choice::To(at));
        mosey.extend([Choice::Mosey].into_iter().chain(steps).chain(rest));
    }
    let near = &way[..reached];
    let meets_cruiser = captain.is_outlaw() && near.contains(&view.cruiser);
    let meets_corvette =
        CARRIED && captain.is_outlaw() && view.corvette.is_some_and(|at| near.contains(&at));
    let draws = seat == view.turn && view.flight.is_none_or(|flight| flight.pace == Pace::Burn);
    let drawn = if draws { near } else { &[] };
    let (hazard, fate) = (view.hazard(drawn), view.fate(drawn));
    Some(Plan {
        leg: if burn.is_empty() { 0 } else { reached },
        range,
        fuel: captain.burn_cost(),
        hazard,
        fate,
        burn,
        mosey,
        under_way,
        shut,
        meets_cruiser,
        meets_corvette,
        way,
    })
}

/// The next sector of the way on which a flight was sent when the view was another; nothing where the ship is
/// off that way, or danger has come onto what this flight reaches of it that was not there.
pub fn goes_on(view: &View, sent: &View, to: SectorId) -> Option<SectorId> {
    let seat = view.viewer?;
    let at = view.captain(seat).sector?;
    let way = sent.way(seat, to)?;
    let gone = match way.iter().position(|&passed| passed == at) {
        Some(at) => at + 1,
        None if sent.captain(seat).sector == Some(at) => 0,
        None => return None,
    };
    let left: Vec<SectorId> =
        way[gone..].iter().copied().take(view.sectors_left().into()).collect();
    let is_new = |&at: &SectorId| danger(view, seat, at) > danger(sent, seat, at);
    left.first().copied().filter(|_| !left.iter().any(is_new))
}

/// How much there is in a sector that a ship had better keep clear of.
fn danger(view: &View, seat: Seat, at: SectorId) -> u8 {
    let alerts: u8 = Watch::ALL.into_iter().map(|watch| view.alert(watch, at)).sum();
    alerts + u8::from(view.is_stopped_at(seat, at)) + u8::from(view.cutters.is_in(at))
}

/// How far the viewer's ship comes this turn, by sector: moseying, or on a full burn; an outlaw not past what
/// stops him.
pub fn reach(view: &View, legal: &[Choice]) -> Vec<(SectorId, u8, bool)> {
    let (mosey, burn) = (legal.contains(&Choice::Mosey), legal.contains(&Choice::Burn));
    let own = view.viewer.and_then(|seat| Some((seat, view.captain(seat).sector?)));
    let Some((seat, from)) = own else { return Vec::new() };
    let captain = view.captain(seat);
    let ends = |at: SectorId| view.is_barred_to(seat, at) || view.is_stopped_at(seat, at);
    let far = view.chart().distances(from, ends);
    let moves_to = |at: SectorId| far[usize::from(at.number()) - 1];
    let reached = view.chart().sectors().filter(|&at| at != from).filter_map(|at| {
        let barred = view.is_barred_to(seat, at);
        // Of several Cutters one is come to by a mosey, from next to it.
        let open = !barred || view.cutters.is_pack();
        let near = || view.chart().neighbours(at).filter_map(moves_to).min();
        let moves = if ends(at) { near().filter(|_| open)? + 1 } else { moves_to(at)? };
        let walks = mosey && moves <= captain.mosey();
        (walks || burn && !barred && moves <= captain.range()).then_some((at, moves, walks))
    });
    reached.collect()
}

/// Where the viewer's ship is, or that of whoever has the turn.
pub fn own_sector(view: &View) -> Option<SectorId> {
    view.captain(view.viewer.unwrap_or(view.turn)).sector
}

/// How many sectors away; none where the Cutter closes the way.
pub fn distance(view: &View, to: SectorId) -> Option<u8> {
    let from = own_sector(view)?;
    let far = view.chart().distances(from, |at| view.is_barred(at) && at != to);
    far[usize::from(to.number()) - 1]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{FireflyText, Lang, Sights};
    use rules::firefly::effect::Good;
    use rules::firefly::odds::Chance;
    use rules::firefly::{Firefly, Sets, Table};
    use rules::{Game, Seed, Silent};

    /// A game whose first captain has the menu of a turn before him, and that captain's view.
    fn at_turn(seed: u64) -> (Firefly, View, Vec<Choice>) {
        at_turn_with(Table::new(2), seed)
    }

    fn at_turn_with(table: Table, seed: u64) -> (Firefly, View, Vec<Choice>) {
        let mut game = Firefly::deal(&table, Seed(seed), &mut Silent).expect("a deal");
        for _ in 0..200 {
            let seat = game.deciders().iter().next().expect("a decider");
            let view = game.view(Some(seat));
            let legal = game.choices(seat);
            if view.stack.last() == Some(&Frame::Turn) {
                return (game, view, legal);
            }
            game.apply(seat, legal[legal.len() / 2], &mut Silent).expect("a legal choice");
        }
        panic!("no turn comes");
    }

    #[test]
    fn a_planned_burn_is_flown_sector_by_sector_until_a_card_asks() {
        for seed in 0..20 {
            let (game, view, legal) = at_turn(seed);
            let seat = view.turn;
            for to in view.chart().sectors() {
                let Some(plan) = plan(&view, &legal, to) else { continue };
                assert_eq!(plan.way.last(), Some(&to));
                assert!(plan.leg <= plan.range && plan.leg <= plan.way.len());
                let mut game = game.clone();
                let mut flown = Vec::new();
                for &choice in &plan.burn {
                    if !game.choices(seat).contains(&choice) {
                        break;
                    }
                    game.apply(seat, choice, &mut Silent).expect("a legal choice");
                    flown.push(choice);
                }
                // The burn itself and the first sector always go.
                assert_eq!(flown[..2], [Choice::Burn, Choice::To(plan.way[0])]);
            }
        }
    }

    #[test]
    fn a_flight_goes_on_where_it_was_sent_until_danger_comes_onto_its_way() {
        let mut held = 0;
        for seed in 0..20 {
            let (game, sent, legal) = at_turn(seed);
            let seat = sent.turn;
            for to in sent.chart().sectors() {
                let Some(plan) = plan(&sent, &legal, to).filter(|plan| plan.leg >= 3) else {
                    continue;
                };
                let mut game = game.clone();
                for &choice in &plan.burn[..2] {
                    game.apply(seat, choice, &mut Silent).expect("a legal choice");
                }
                let mut view = game.view(Some(seat));
                let sought = |view: &View| view.captain(seat).is_outlaw();
                let calm = view.cruiser == sent.cruiser
                    && view.cutters.sectors() == sent.cutters.sectors()
                    && sought(&view) == sought(&sent)
                    && !plan.way.contains(&sent.cruiser);
                if view.stack.last() != Some(&Frame::Flight) || !calm {
                    continue;
                }
                assert_eq!(goes_on(&view, &sent, to), Some(plan.way[1]));
                view.board.captains[seat].sector = Some(plan.way[1]);
                assert_eq!(goes_on(&view, &sent, to), Some(plan.way[2]));
                view.board.cruiser = plan.way[2];
                let lawful = !view.captain(seat).is_outlaw();
                assert_eq!(goes_on(&view, &sent, to).is_some(), lawful);
                view.board.captains[seat].warrants = 1;
                assert_eq!(goes_on(&view, &sent, to), None);
                held += 1;
            }
        }
        assert!(held > 20, "{held}");
    }

    #[test]
    fn what_is_shown_within_reach_is_what_a_flight_reaches() {
        let (_, view, legal) = at_turn(3);
        let shown = reach(&view, &legal);
        let range = usize::from(view.acting().range());
        for to in view.chart().sectors() {
            let planned = plan(&view, &legal, to);
            let near = planned.as_ref().is_some_and(|plan| plan.way.len() <= range);
            let seen = shown.iter().find(|(at, ..)| *at == to);
            assert_eq!(seen.is_some(), near, "{}", to.number());
            if let (Some((_, moves, walks)), Some(plan)) = (seen, planned) {
                assert_eq!(usize::from(*moves), plan.way.len());
                assert_eq!(distance(&view, to), Some(*moves));
                assert_eq!(*walks, !plan.mosey.is_empty());
            }
        }
        assert!(shown.iter().any(|(.., walks)| *walks));
    }

    #[test]
    fn nothing_is_planned_for_who_only_watches() {
        let (game, view, legal) = at_turn(1);
        let watched = game.view(None);
        assert!(plan(&watched, &[], SectorId::LONDINIUM).is_none());
        assert!(reach(&watched, &legal).is_empty());
        let other = view.seats().find(|seat| *seat != view.turn).expect("two seats");
        let waiting = game.view(Some(other));
        let own = waiting.captain(other).sector;
        let to = waiting.chart().sectors().find(|to| Some(*to) != own && !waiting.is_barred(*to));
        let idle = plan(&waiting, &[], to.expect("a sector")).expect("a way");
        assert_eq!((idle.leg, idle.burn.len(), idle.mosey.len()), (0, 0, 0));
    }

    /// A Cutter of several in the next sector: a mosey leads there, a burn only past it or next to it.
    #[test]
    fn one_moseys_to_a_cutter_of_several_and_burns_next_to_it() {
        let sets = Sets::named("blue-sun").expect("a set");
        let (_, mut view, _) = at_turn_with(Table { sets, ..Table::new(2) }, 4);
        let seat = view.viewer.expect("a viewer");
        let at = |number| SectorId::new(number).expect("a sector");
        assert!(view.cutters.is_in(at(121)));
        let legal = [Choice::Mosey, Choice::Burn];
        view.board.captains[seat].sector = Some(at(103));
        let near = plan(&view, &legal, at(121)).expect("a way");
        assert_eq!((near.leg, near.burn.len()), (0, 0));
        assert_eq!(near.mosey, [Choice::Mosey, Choice::To(at(121))]);
        assert!(reach(&view, &legal).contains(&(at(121), 1, true)));
        view.board.captains[seat].sector = Some(at(89));
        let far = plan(&view, &legal, at(121)).expect("a way");
        assert_eq!((far.way.len(), far.leg, far.mosey.len()), (2, 1, 0));
        assert_eq!(far.burn, [Choice::Burn, Choice::To(far.way[0]), Choice::Stop]);
        let text = FireflyText::new(Lang::En).on(sets);
        let said = Sights { view: &view, names: &[], flags: &[], text }.warning(&far);
        let stops =
            format!("{}: a Reaver Cutter is there, a burn stops before it.", text.place(at(121)));
        assert!(said.is_some_and(|said| said.contains(&stops)), "{stops}");
        assert!(!reach(&view, &legal).iter().any(|(to, ..)| *to == at(121)));
    }

    #[test]
    fn an_outlaw_is_warned_of_the_corvette_on_his_way() {
        let sets = Sets::named("kalidasa").expect("a set");
        let (_, mut view, _) = at_turn_with(Table { sets, ..Table::new(2) }, 4);
        let seat = view.viewer.expect("a viewer");
        let at = |number| SectorId::new(number).expect("a sector");
        view.board.captains[seat].sector = Some(at(134));
        view.board.corvette.0 = Some(at(133));
        let warned = |view: &View| {
            let plan = plan(view, &[Choice::Burn], at(133)).expect("a way");
            let text = FireflyText::new(Lang::En);
            Sights { view, names: &[], flags: &[], text }.warning(&plan).unwrap_or_default()
        };
        view.board.captains[seat].crew.clear();
        assert!(!warned(&view).contains("Corvette"));
        view.board.captains[seat].hold[Good::Fugitive] = 1;
        let said = warned(&view);
        assert!(said.contains("the Corvette stops you") && said.contains("fugitives"), "{said}");
        // What it would take is said as well where a card may send it.
        let mut sent = plan(&view, &[Choice::Burn], at(133)).expect("a way");
        (sent.meets_corvette, sent.hazard.corvette) = (false, Chance::new(1, 9));
        let text = FireflyText::new(Lang::En);
        let risk = Sights { view: &view, names: &[], flags: &[], text }.risk(&sent);
        let takes = "the Corvette: the flight ends there; fugitives in the hold are gone";
        assert!(risk.as_ref().is_some_and(|risk| risk.contains(takes)), "{risk:?}");
    }

    /// Whoever burns his last fuel far from any is warned, unless what is left of the way is moseyed to some.
    #[test]
    fn a_way_that_ends_with_a_mosey_needs_no_fuel_for_it() {
        let (mut warned, mut walked) = (0, 0);
        for seed in 0..32 {
            let (_, mut view, legal) = at_turn(seed);
            let seat = view.viewer.expect("a viewer");
            view.board.captains[seat].hold[Good::Fuel] = 1;
            view.board.captains[seat].stash[Good::Fuel] = 0;
            let sights =
                Sights { view: &view, names: &[], flags: &[], text: FireflyText::new(Lang::En) };
            for to in view.chart().sectors() {
                let Some(plan) = plan(&view, &legal, to).filter(|plan| plan.mosey.is_empty())
                else {
                    continue;
                };
                let said = sights.warning(&plan).unwrap_or_default();
                let strands = said.contains("Strands you");
                assert_eq!(strands, view.stranded(seat, &plan.way).is_some(), "{said}");
                let sold = view.sells_fuel(seat, to);
                if plan.way.len() - plan.leg == 1 && sold {
                    assert!(!strands, "{said}");
                    walked += 1;
                }
                warned += usize::from(strands);
            }
        }
        assert!(warned > 10 && walked > 10, "{warned} {walked}");
    }
}
