//! Ways across the map and what may befall a ship on them (section 6). No dice are thrown and
//! nothing hidden is looked at.

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::{Contact, Favour};
use super::dialect::{cruiser, cutter};
use super::edict::Edict;
use super::effect::{Effect, Good, Label};
use super::nav::{NavCard, nav_card};
use super::odds::{self, Chance, FINE, shows_none};
use super::patrol::{Order, Patrol};
use super::sector::{ByRegion, Region, SectorId};
use super::sets::CARRIED;
use super::step::Pace;
use super::story::Twist;
use super::view::View;
use crate::Seat;

/// More cards than any ship draws in one flight.
const MOST_DRAWS: usize = 8;
/// How many sectors more an outlaw flies to keep clear of what surely stops him.
const DETOUR: u8 = 3;

/// What may befall the ship whose turn it is on a full burn, by the cards left in the decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hazard {
    /// The cards drawn.
    pub draws: ByRegion<u8>,
    /// The chance that neither a card nor the Alliance, answering an alert, stops the ship short of the last sector,
    /// the crew taking the way out that suits it best. What comes up there finds it where it was bound.
    pub arrives: Chance,
    /// The chance that a breakdown comes up; none for a ship that is built for it.
    pub breakdown: Chance,
    /// The chance that the Reaver Cutter comes up.
    pub reavers: Chance,
    /// The chance that a Reaver alert in one of the sectors brings a Cutter.
    pub alert: Chance,
    /// The chance that an Alliance alert in one of the sectors brings a ship that stops it; none for
    /// a legal one.
    pub watch: Chance,
    /// The chance that the Alliance Cruiser comes up.
    pub alliance: Chance,
    /// The chance that a card comes up by which a rival may send the Cruiser onto it from where it is; none for a
    /// legal one. Arriving does not reckon with it: that is the rival's affair.
    pub patrol: Chance,
    /// The chance that a card comes up by which a rival sends the Corvette after it; none for a legal one.
    pub corvette: Chance,
    /// The chance that any other card comes up that may stop the ship: customs, storms.
    pub other: Chance,
    /// The chance that a card other than the Reaver Cutter kills somebody, unless a medic saves him.
    pub deaths: Chance,
}

/// How a full burn ends for the ship whose turn it is: safe where it was bound, caught, or else stopped short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fate {
    /// The chance that it gets there and is not caught there either.
    pub safe: Chance,
    /// The chance that its way ends, there at the latest, with Reavers aboard, with the law that looks for it or
    /// with customs that find something.
    pub caught: Chance,
}

/// A ship that has burned its fuel far from any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stranded {
    /// Where it is then.
    pub at: SectorId,
    /// The fuel that it still has there.
    pub left: u8,
    /// The nearest place that sells it some.
    pub nearest: SectorId,
    /// How many turns it moseys to that, once what is left is burned.
    pub moseys: u8,
}

impl Fate {
    /// The chance that anything else stops it on the way.
    pub fn stopped(&self) -> Chance {
        Chance::of_fine(FINE.saturating_sub(self.safe.fine() + self.caught.fine()))
    }
}

impl View {
    /// How a burn through these sectors ends; as in [`View::hazard`] the crew takes the way out that suits it
    /// best.
    pub fn fate(&self, way: &[SectorId]) -> Fate {
        if !CARRIED {
            return self.fate_of(way);
        }
        let fates: Vec<Fate> =
            self.ways_drawn_on(way).into_iter().map(|way| self.fate_of(way)).collect();
        let mean = |chance: fn(&Fate) -> Chance| {
            let all = fates.iter().map(|fate| chance(fate).fine()).sum::<u64>();
            Chance::of_fine(all / fates.len() as u64)
        };
        Fate { safe: mean(|fate| fate.safe), caught: mean(|fate| fate.caught) }
    }

    /// What is left of a way to draw for, as likely as each other: under clear skies a die says how many sectors
    /// draw nothing.
    fn ways_drawn_on<'w>(&self, way: &'w [SectorId]) -> Vec<&'w [SectorId]> {
        if !self.table.has(Twist::ClearSkies) {
            return vec![way];
        }
        match self.flight.filter(|flight| flight.pace == Pace::Burn) {
            Some(flight) => vec![beyond(way, flight.aids.clear.saturating_sub(flight.gone))],
            None => (1..=6).map(|die| beyond(way, die)).collect(),
        }
    }

    fn fate_of(&self, way: &[SectorId]) -> Fate {
        let decks = ByRegion::of(|region| self.deck(region));
        let flies = ByRegion::of(|region| {
            decks[region].iter().map(|card| self.flies_on(card)).collect::<Vec<_>>()
        });
        let catches = ByRegion::of(|region| {
            let catches = decks[region].iter().zip(&flies[region]);
            let of = |(card, flies): (&&NavCard, &Chance)| {
                if self.catches(card) { flies.fails() } else { Chance::NEVER }
            };
            catches.map(of).collect::<Vec<_>>()
        });
        let mut drawn = ByRegion::of(|_| 0_u8);
        let (mut unseen, mut caught, mut safe) = (Chance::CERTAIN, 0, FINE);
        for &at in way {
            let here = at.sector().region;
            // Up to this sector, with another factor for its region.
            let all = |of_here: Chance, unseen: Chance| {
                let others = Region::ALL.into_iter().filter(|&region| region != here);
                let others = others.map(|region| all_of(&flies[region], drawn[region]));
                rounded(others.chain([of_here, unseen]))
            };
            let comes = self.alliance_comes(self.turn, at);
            let so_far = all(all_of(&flies[here], drawn[here]), unseen);
            let seen = rounded([so_far, comes].into_iter()).fine();
            unseen = rounded([unseen, comes.fails()].into_iter());
            let card = odds::ends_after(&flies[here], &catches[here], drawn[here].into());
            let ends = seen + all(card, unseen).fine();
            (caught, safe) = (caught + ends, so_far.fine().saturating_sub(ends));
            drawn[here] = (drawn[here] + 1).min(MOST_DRAWS as u8);
        }
        Fate { safe: Chance::of_fine(safe), caught: Chance::of_fine(caught) }
    }

    /// The chance that the next nav card of a region stops the ship whose turn it is.
    pub fn next_stops(&self, region: Region) -> Chance {
        let flies: Vec<Chance> = self.deck(region).iter().map(|card| self.flies_on(card)).collect();
        all_of(&flies, 1).fails()
    }

    /// Whether a nav card that stops the acting ship takes something of it or looks for it.
    fn catches(&self, card: &NavCard) -> bool {
        let captain = self.acting();
        let always = |effect: Effect| card.ways.iter().all(|way| way.effects.contains(&effect));
        let law = always(cruiser(Order::Here)) || CARRIED && card.sends(Patrol::Corvette);
        let people = captain.hold[Good::Fugitive] > 0 && !captain.keeps_fugitives();
        let goods = captain.hold[Good::Contraband] > 0 || people;
        let searches = |effect: &Effect| {
            let list =
                if let Effect::If { otherwise, .. } = effect { otherwise } else { &[*effect][..] };
            list.contains(&Effect::SeizeHold)
        };
        let searched = || card.ways.iter().any(|way| way.effects.iter().any(searches));
        always(cutter(Order::Summoned)) || captain.is_outlaw() && law || goods && searched()
    }

    /// The sectors from a seat's ship to another sector, that one last and its own left out: as
    /// few as there may be without the Cutters', and for an outlaw without those of the Cruiser and the
    /// Corvette, unless that is far longer. Of ways as short as each other the ship whose turn it is takes the
    /// one whose nav cards stop it least and whose alerts bring Reavers least; then the lower numbers. None
    /// where Cutters close every way or the ship is not placed.
    pub fn way(&self, seat: Seat, to: SectorId) -> Option<Vec<SectorId>> {
        let from = self.captain(seat).sector?;
        let chart = self.chart();
        // A ship may mosey to one of several Cutters, so that a way may end there.
        let daring = |at: SectorId| at == to && self.cutters.is_pack();
        let closed = |at: SectorId| self.is_barred_to(seat, at) && !daring(at);
        if closed(to) && to != from {
            return None;
        }
        let straight = chart.distances(to, |at| closed(at) && at != from);
        let stops = |at: SectorId| closed(at) || self.is_stopped_at(seat, at);
        let round = chart.distances(to, |at| stops(at) && at != from);
        let most = straight[index(from)]? + DETOUR;
        let far =
            if round[index(from)].is_some_and(|moves| moves <= most) { round } else { straight };
        let left = |at: SectorId| far[index(at)];
        let tolls = self.tolls(seat);
        // The cheapest way onwards from each sector, the nearest to the goal first.
        let mut cost = vec![0u32; far.len()];
        for near in 1..=left(from)? {
            for at in chart.sectors().filter(|&at| left(at) == Some(near)) {
                let next = chart.neighbours(at).filter(|&next| left(next) == Some(near - 1));
                let cheapest = next.map(|next| cost[index(next)] + tolls[index(next)]).min();
                cost[index(at)] = cheapest.unwrap_or(0);
            }
        }
        let mut way = Vec::new();
        let mut at = from;
        while let Some(near) = left(at)?.checked_sub(1) {
            let next = chart.neighbours(at).filter(|&next| left(next) == Some(near));
            at = next.min_by_key(|&next| cost[index(next)] + tolls[index(next)])?;
            way.push(at);
        }
        Some(way)
    }

    /// Whether a seat is sold fuel in a sector.
    pub fn sells_fuel(&self, seat: Seat, at: SectorId) -> bool {
        let friend = |contact: Contact| contact.favour() == Some(Favour::SellsFuel);
        let mut friends = self.contacts(at).filter(|&contact| friend(contact));
        self.market(at).is_some() || friends.any(|contact| self.captain(seat).is_solid(contact))
    }

    /// How many full burns so many sectors take a seat's ship: a last leg that a mosey covers needs none.
    pub fn burns(&self, seat: Seat, moves: u8) -> u8 {
        let captain = self.captain(seat);
        let range = captain.range().max(1);
        let last = moves % range;
        moves.div_ceil(range) - u8::from(last > 0 && last <= captain.mosey())
    }

    /// Where a way leaves a seat's ship without the fuel for what comes next: none where a place that sells it is
    /// reached from its end, or from where it cannot burn on, with a single mosey at most.
    pub fn stranded(&self, seat: Seat, way: &[SectorId]) -> Option<Stranded> {
        let captain = self.captain(seat);
        let (range, mosey) = (captain.range().max(1), captain.mosey().max(1));
        let sells = |&at: &SectorId| self.sells_fuel(seat, at);
        let sellers: Vec<SectorId> = self.chart().sectors().filter(sells).collect();
        let mut left = captain.has(Good::Fuel);
        let mut at = captain.sector?;
        let mut gone = 0;
        while gone < way.len() && !(gone > 0 && sellers.contains(&at)) {
            let walks = way.len() - gone <= mosey.into();
            let cost = if walks { 0 } else { captain.burn_cost() };
            if cost > left {
                break;
            }
            left -= cost;
            gone = (gone + usize::from(range)).min(way.len());
            at = way[gone - 1];
        }
        let far = self.chart().distances(at, |next| self.is_barred_to(seat, next));
        let near = sellers.into_iter().filter_map(|to| Some((far[index(to)]?, to)));
        let (moves, nearest) = near.min_by_key(|near| near.0)?;
        let cost = captain.burn_cost_from(at, self.cruiser).max(1);
        let short = moves.saturating_sub((left / cost).saturating_mul(range));
        let moseys = short.div_ceil(mosey);
        (moseys > 1).then_some(Stranded { at, left, nearest, moseys })
    }

    /// Whether the Cruiser or the Corvette is in a sector, which stop every outlaw.
    pub fn is_stopped_at(&self, seat: Seat, at: SectorId) -> bool {
        let law = at == self.cruiser || self.corvette.0 == Some(at);
        law && self.captain(seat).is_outlaw()
    }

    /// What it costs a seat to come through each sector.
    fn tolls(&self, seat: Seat) -> Vec<u32> {
        let stop = ByRegion::of(|region| {
            if seat != self.turn {
                return 0;
            }
            let deck = self.deck(region);
            let cards = deck.len().max(1) as u64;
            let fails = deck.iter().map(|card| self.flies_on(card).fails().permille());
            (fails.sum::<u64>() / cards) as u32
        });
        let mut tolls = vec![0; usize::from(SectorId::LAST)];
        for at in self.chart().sectors() {
            let alerts =
                || self.reavers_come(at).permille() + self.alliance_comes(seat, at).permille();
            let alert = if seat == self.turn { alerts() as u32 } else { 0 };
            tolls[index(at)] = stop[at.sector().region] + alert;
        }
        tolls
    }

    /// What may happen if the ship whose turn it is burns through these sectors. Where a deck has
    /// fewer cards left than are drawn, the draws after its last card are left out.
    pub fn hazard(&self, way: &[SectorId]) -> Hazard {
        if !CARRIED {
            return self.hazard_of(way);
        }
        let hazards: Vec<Hazard> =
            self.ways_drawn_on(way).into_iter().map(|way| self.hazard_of(way)).collect();
        // A mean is rounded.
        if let [hazard] = hazards[..] {
            return hazard;
        }
        let mean = |chance: fn(&Hazard) -> Chance| odds::mean(hazards.iter().map(chance));
        Hazard {
            draws: hazards[0].draws,
            arrives: mean(|hazard| hazard.arrives),
            breakdown: mean(|hazard| hazard.breakdown),
            reavers: mean(|hazard| hazard.reavers),
            alert: mean(|hazard| hazard.alert),
            watch: mean(|hazard| hazard.watch),
            alliance: mean(|hazard| hazard.alliance),
            patrol: mean(|hazard| hazard.patrol),
            corvette: mean(|hazard| hazard.corvette),
            other: mean(|hazard| hazard.other),
            deaths: mean(|hazard| hazard.deaths),
        }
    }

    fn hazard_of(&self, way: &[SectorId]) -> Hazard {
        let draws_on = |way: &[SectorId]| {
            ByRegion::of(|region| {
                way.iter().filter(|at| at.sector().region == region).count().min(MOST_DRAWS) as u8
            })
        };
        let draws = draws_on(way);
        let short = way.split_last().map_or(way, |(_, short)| short);
        let decks = ByRegion::of(|region| self.deck(region));
        let none = |bad: &dyn Fn(&NavCard) -> bool| {
            let clear = |region: Region| {
                let deck = &decks[region];
                let count = deck.iter().filter(|card| bad(card)).count() as u8;
                shows_none(count, deck.len() as u8, draws[region])
            };
            all_regions(clear)
        };
        let sturdy = self.acting().ignores_breakdowns();
        let breaks =
            |card: &NavCard| !sturdy && card.ways.iter().any(|way| way.label == Label::Breakdown);
        let always = |effect: Effect| {
            move |card: &NavCard| card.ways.iter().all(|way| way.effects.contains(&effect))
        };
        let (raids, inspects) = (always(cutter(Order::Summoned)), always(cruiser(Order::Here)));
        let hunts =
            |card: &NavCard| CARRIED && self.acting().is_outlaw() && card.sends(Patrol::Corvette);
        let named = |card: &NavCard| breaks(card) || raids(card) || inspects(card) || hunts(card);
        let other = |card: &NavCard| !named(card) && self.flies_on(card) != Chance::CERTAIN;
        let unseen = |way: &[SectorId]| {
            rounded(way.iter().map(|&at| self.alliance_comes(self.turn, at).fails()))
        };
        let spares = |region: Region| {
            let dies =
                |card: &&NavCard| if raids(card) { Chance::NEVER } else { self.dies_of(card) };
            let chances: Vec<Chance> =
                decks[region].iter().map(|card| dies(card).fails()).collect();
            all_of(&chances, draws[region])
        };
        let before = draws_on(short);
        let passes = |region: Region| {
            let chances: Vec<Chance> = decks[region].iter().map(|c| self.flies_on(c)).collect();
            all_of(&chances, before[region])
        };
        Hazard {
            draws,
            arrives: rounded([all_regions(passes), unseen(short)].into_iter()),
            breakdown: none(&breaks).fails(),
            reavers: none(&raids).fails(),
            alert: rounded(way.iter().map(|&at| self.reavers_come(at).fails())).fails(),
            watch: unseen(way).fails(),
            alliance: none(&inspects).fails(),
            patrol: self.sent_after(way),
            corvette: none(&hunts).fails(),
            other: none(&other).fails(),
            deaths: all_regions(spares).fails(),
        }
    }

    /// The chance that a card comes up where a rival may move the Cruiser onto the ship, if it is an outlaw.
    fn sent_after(&self, way: &[SectorId]) -> Chance {
        if !self.acting().is_outlaw() || self.right_of(self.turn) == self.turn {
            return Chance::NEVER;
        }
        let reach = 1 + u8::from(self.is_posted(Edict::RapidResponse));
        let region = Region::Alliance;
        let near = |at: &&SectorId| {
            let open = at.sector().region == region && !self.keeps_out(Patrol::Cruiser, **at);
            open && (1..=reach).contains(&self.chart().moves(self.cruiser, **at))
        };
        let deck = self.deck(region);
        let moves = |card: &&&NavCard| {
            card.ways.iter().any(|way| way.effects.contains(&cruiser(Order::ByRight)))
        };
        let (cards, draws) = (deck.iter().filter(moves).count(), way.iter().filter(near).count());
        shows_none(cards as u8, deck.len() as u8, draws.min(MOST_DRAWS) as u8).fails()
    }

    /// The nav cards left in the deck of a region.
    fn deck(&self, region: Region) -> Vec<&'static NavCard> {
        self.nav[region].iter().map(|&id| nav_card(id)).collect()
    }
}

/// The way without its first sectors.
fn beyond(way: &[SectorId], clear: u8) -> &[SectorId] {
    way.get(clear.into()..).unwrap_or(&[])
}

/// The chance that it goes well in every region.
fn all_regions(of: impl Fn(Region) -> Chance) -> Chance {
    rounded(Region::ALL.into_iter().map(of))
}

/// The chance of all of these together, rounded where the fraction is too fine.
fn rounded(chances: impl Iterator<Item = Chance>) -> Chance {
    chances.fold(Chance::CERTAIN, |all, chance| {
        let (mut hits, mut of) = (all.hits(), all.of());
        while of > u64::from(u32::MAX) {
            (hits, of) = (hits >> 1, of >> 1);
        }
        Chance::new(hits, of) * chance
    })
}

fn index(sector: SectorId) -> usize {
    usize::from(sector.number()) - 1
}

/// The chance that all of so many cards succeed, rounded where the fraction is too fine.
fn all_of(chances: &[Chance], draws: u8) -> Chance {
    let (hits, of) = odds::all_of(chances, draws.into());
    odds::fraction(hits, of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::firefly::sets::Sets;
    use crate::firefly::{Firefly, Table};
    use crate::{Game, Seed};

    fn sector(number: u8) -> SectorId {
        SectorId::new(number).unwrap()
    }

    fn view_at(number: u8) -> View {
        let mut game = Firefly::deal(&Table::new(2), Seed(7), &mut crate::Silent).unwrap();
        game.board.captains[Seat(0)].sector = Some(sector(number));
        game.board.turn = Seat(0);
        game.view(Some(Seat(0)))
    }

    /// The fewest moves, by trying every way of up to so many.
    fn fewest(view: &View, from: SectorId, to: SectorId, most: u8) -> Option<u8> {
        if from == to {
            return Some(0);
        }
        let next = view.chart().neighbours(from).filter(|&next| !view.cutters.is_in(next));
        let further = next.filter_map(|next| fewest(view, next, to, most.checked_sub(1)?));
        further.min().map(|moves| moves + 1)
    }

    #[test]
    fn ways_are_as_short_as_any_and_keep_clear_of_the_cutter() {
        let mut view = view_at(51);
        for cutter in [1, 48, 50] {
            view.board.cutters = [sector(cutter)].into_iter().collect();
            for to in view.chart().sectors().filter(|&to| !view.is_barred(to)) {
                let way = view.way(Seat(0), to).unwrap();
                let mut at = sector(51);
                for &next in &way {
                    assert!(view.chart().borders(at, next) && !view.is_barred(next));
                    at = next;
                }
                assert_eq!(at, to);
                if way.len() <= 5 {
                    let moves = fewest(&view, sector(51), to, 5);
                    assert_eq!(moves, Some(way.len() as u8), "to {}", to.number());
                }
            }
        }
    }

    #[test]
    fn no_way_leads_to_the_cutter_or_past_it_where_there_is_no_other() {
        let mut view = view_at(8);
        view.board.cutters = [sector(7)].into_iter().collect();
        assert_eq!(view.way(Seat(0), sector(7)), None);
        assert_eq!(view.way(Seat(0), sector(51)), None);
        assert_eq!(view.way(Seat(0), sector(8)), Some(Vec::new()));
    }

    #[test]
    fn an_outlaw_flies_round_the_cruiser_unless_that_is_far_longer() {
        let mut view = view_at(8);
        view.board.cutters = [sector(1)].into_iter().collect();
        let (mut longer, mut met) = (0, 0);
        let from = sector(8);
        for to in view.chart().sectors().filter(|&to| to != from && to != sector(1)) {
            view.board.captains[Seat(0)].warrants = 0;
            let straight = view.way(Seat(0), to).unwrap();
            view.board.captains[Seat(0)].warrants = 1;
            for &cruiser in &straight[..straight.len() - 1] {
                view.board.cruiser = cruiser;
                let way = view.way(Seat(0), to).unwrap();
                let shut = |at| at != from && (view.is_barred(at) || at == cruiser);
                let round = view.chart().distances(to, shut)[index(from)];
                let spares = round.is_some_and(|moves| moves <= straight.len() as u8 + DETOUR);
                assert_eq!(way.contains(&cruiser), !spares);
                assert_eq!(
                    Some(way.len() as u8),
                    round.filter(|_| spares).or(Some(straight.len() as u8))
                );
                longer += usize::from(way.len() > straight.len());
                met += usize::from(!spares);
            }
        }
        assert!(longer > 0 && met > 0, "{longer} {met}");
    }

    #[test]
    fn hands_of_nav_cards_are_counted_like_all_hands_there_are() {
        let chances = [(1, 1), (0, 1), (1, 2), (1, 3), (35, 36), (1, 1296)];
        let chances = chances.map(|(hits, of)| Chance::new(hits, of));
        for draws in 0..=6u32 {
            let hands = (0u32..64).filter(|hand| hand.count_ones() == draws);
            let mut sum = 0.0;
            let mut count = 0.0;
            for hand in hands {
                let drawn = (0..6).filter(|card| hand & (1 << card) != 0);
                let product = drawn.map(|card| {
                    chances[card as usize].hits() as f64 / chances[card as usize].of() as f64
                });
                sum += product.product::<f64>();
                count += 1.0;
            }
            let counted = all_of(&chances, draws as u8);
            let counted = counted.hits() as f64 / counted.of() as f64;
            assert!((counted - sum / count).abs() < 1e-6, "{draws}");
        }
    }

    /// Whatever keeps a ship from arriving is among the causes that are named: they come to as much at least.
    #[test]
    fn the_causes_of_a_stop_come_to_no_less_than_its_chance() {
        let all = ["", "blue-sun", "kalidasa", "blue-sun,kalidasa"];
        for (sets, warrants) in all.into_iter().flat_map(|sets| [(sets, 0), (sets, 1)]) {
            let sets =
                if sets.is_empty() { Default::default() } else { Sets::named(sets).unwrap() };
            let table = Table { sets, ..Table::new(2) };
            let mut game = Firefly::deal(&table, Seed(7), &mut crate::Silent).unwrap();
            game.board.captains[Seat(0)].sector = Some(sector(51));
            game.board.captains[Seat(0)].warrants = warrants;
            game.board.turn = Seat(0);
            let view = game.view(Some(Seat(0)));
            let mut hunts = 0;
            for to in view.chart().sectors() {
                let Some(way) = view.way(Seat(0), to).filter(|way| way.len() <= 5) else {
                    continue;
                };
                let hazard = view.hazard(&way);
                let causes = [
                    hazard.breakdown,
                    hazard.reavers,
                    hazard.watch,
                    hazard.alliance,
                    hazard.corvette,
                    hazard.other,
                ];
                let sum: u64 = causes.iter().map(|chance| chance.permille()).sum();
                // Rounded down seven times.
                assert!(sum + 7 >= hazard.arrives.fails().permille(), "{sets:?} {hazard:?}");
                hunts += hazard.corvette.hits();
            }
            let hunted = warrants > 0 && game.board.corvette.0.is_some();
            assert_eq!(hunts > 0, hunted, "{sets:?} {warrants}");
        }
    }

    #[test]
    fn a_rival_sends_the_cruiser_after_an_outlaw_who_comes_beside_it() {
        let mut view = view_at(51);
        let way = [50, 40, 31, 22, 14].map(sector);
        view.board.cruiser = sector(31);
        assert_eq!(view.hazard(&way).patrol, Chance::NEVER, "a legal ship passes");
        view.board.captains[Seat(0)].warrants = 1;
        let near = way.iter().filter(|&&at| view.chart().borders(at, sector(31)));
        let near = near.filter(|at| at.sector().region == Region::Alliance).count() as u8;
        let cards = view.nav[Region::Alliance].len() as u8;
        assert_eq!(view.hazard(&way).patrol, shows_none(4, cards, near).fails());
        assert!(near > 0 && view.hazard(&way).patrol.hits() > 0);
        let lone = way.iter().find(|at| !view.chart().borders(**at, sector(31))).copied();
        assert_eq!(view.hazard(&[lone.unwrap()]).patrol, Chance::NEVER, "too far off");
        view.board.table.seats = 1;
        assert_eq!(view.hazard(&way).patrol, Chance::NEVER, "nobody sends it after himself");
    }

    /// Whoever comes home to a market is never warned; whoever burns his last fuel far from any is, of the
    /// turns that he then moseys.
    #[test]
    fn a_way_leaves_a_ship_stranded_where_no_fuel_is_within_what_is_left() {
        let mut view = view_at(51);
        let seat = Seat(0);
        let (range, mosey) = (view.captain(seat).range(), view.captain(seat).mosey());
        let (mut lost, mut sold) = (0, 0);
        for fuel in 0..4 {
            view.board.captains[seat].hold[Good::Fuel] = fuel;
            view.board.captains[seat].stash[Good::Fuel] = 0;
            for to in view.chart().sectors().filter(|&to| !view.is_barred(to)) {
                let way = view.way(seat, to).unwrap();
                let lasts = view.burns(seat, way.len() as u8) <= fuel;
                let Some(stranded) = view.stranded(seat, &way) else {
                    sold += usize::from(view.sells_fuel(seat, to) && lasts);
                    continue;
                };
                assert!(!(lasts && view.sells_fuel(seat, to)), "{}", to.number());
                assert!(view.sells_fuel(seat, stranded.nearest) && stranded.moseys > 1);
                let far = view.chart().distances(stranded.at, |at| view.is_barred(at));
                let least = stranded.moseys * mosey + stranded.left * range;
                assert_eq!(far[index(stranded.nearest)], Some(least));
                assert_eq!(lasts, stranded.at == to);
                lost += 1;
            }
        }
        assert!(lost > 10 && sold > 10, "{lost} {sold}");
        view.board.captains[seat].hold[Good::Fuel] = 30;
        assert!(view.chart().sectors().all(|to| {
            view.way(seat, to).is_none_or(|way| view.stranded(seat, &way).is_none())
        }));
    }

    #[test]
    fn a_burn_ends_safe_or_caught_or_stopped() {
        let mut view = view_at(51);
        let way = [50, 40, 31, 22, 14].map(sector);
        let cards = |view: &View, region: Region| view.nav[region].len() as u64;
        assert_eq!(view.fate(&[]), Fate { safe: Chance::CERTAIN, caught: Chance::NEVER });
        // To whoever is legal the Alliance is no danger, and the last card finds him there.
        assert_eq!(view.fate(&way[..1]), Fate { safe: Chance::CERTAIN, caught: Chance::NEVER });
        let near = |one: Chance, other: Chance| one.fine().abs_diff(other.fine()) < 1 << 12;
        for warrants in [0, 1] {
            view.board.captains[Seat(0)].warrants = warrants;
            for n in 1..=way.len() {
                let (fate, hazard) = (view.fate(&way[..n]), view.hazard(&way[..n]));
                let at_end = hazard.arrives.fine().saturating_sub(fate.safe.fine());
                assert!(at_end <= fate.caught.fine() + (1 << 14), "{fate:?} {hazard:?}");
                let on_the_way = fate.caught.fine() - at_end.min(fate.caught.fine());
                let sum = fate.safe.fine() + at_end + on_the_way + fate.stopped().fine();
                assert!(sum.abs_diff(FINE) < 1 << 14, "{fate:?}");
            }
        }
        let deck: Vec<Chance> =
            view.deck(Region::Alliance).iter().map(|card| view.flies_on(card).fails()).collect();
        let mean = deck.iter().map(|fails| fails.fine()).sum::<u64>() / deck.len() as u64;
        assert!(near(view.next_stops(Region::Alliance), Chance::of_fine(mean)));
        // One of the cards of the last sector, an outlaw's first.
        assert!(near(view.fate(&way[..1]).caught, Chance::new(1, cards(&view, Region::Alliance))));
        // The first card catches, or lets pass and the second catches.
        let deck = view.deck(Region::Alliance);
        let flies: Vec<Chance> = deck.iter().map(|card| view.flies_on(card)).collect();
        let catches = |at: &usize| view.catches(deck[*at]);
        let all = 0..deck.len();
        let pairs = all.clone().flat_map(|a| (0..deck.len()).map(move |b| (a, b)));
        let second: u64 = pairs
            .filter(|(a, b)| a != b && catches(b))
            .map(|(a, b)| (flies[a] * flies[b].fails()).fine())
            .sum();
        let first: u64 = all.filter(catches).map(|at| flies[at].fails().fine()).sum();
        let n = deck.len() as u64;
        let caught = Chance::of_fine(first / n + second / (n * (n - 1)));
        assert!(near(view.fate(&way[..2]).caught, caught), "{caught:?}");
    }

    #[test]
    fn the_hazard_of_a_way_counts_the_cards_of_each_region() {
        let view = view_at(51);
        // 50 and 40 are Alliance, 31 too; 22 and 14 Border.
        let way = [50, 40, 31, 22, 14].map(sector);
        let hazard = view.hazard(&way);
        assert_eq!(hazard.draws, ByRegion::new([3, 2, 0]));
        let cards = |deck: Region| view.nav[deck].len() as u64;
        assert_eq!(hazard.alliance, Chance::new(3, cards(Region::Alliance)));
        assert_eq!(hazard.reavers, Chance::new(2, cards(Region::Border)));
        assert!(hazard.breakdown.permille() > 0 && hazard.arrives.permille() < 1000);
        // A card of the last sector finds the ship there already.
        let near = view.hazard(&way[..1]);
        assert!(near.arrives == Chance::CERTAIN && near.alliance.permille() > 0, "{near:?}");
        assert_eq!(view.hazard(&way[..2]).draws, ByRegion::new([2, 0, 0]));
        assert!(view.hazard(&way[..2]).arrives.permille() > hazard.arrives.permille());
        let nothing = view.hazard(&[]);
        assert_eq!((nothing.arrives, nothing.reavers), (Chance::CERTAIN, Chance::NEVER));
    }
}
