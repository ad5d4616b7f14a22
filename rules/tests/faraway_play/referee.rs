//! A second opinion: follows the events of a whole game with rules of its own, written from the
//! rule book and the published card tables, slow and plain, with nothing of the library's.

use super::{region, sanctuary};
use rules::Seat;
use rules::faraway::{Event, RegionId, SanctuaryId, Start, Table};
use std::collections::VecDeque;

const REGIONS: &str = include_str!("../records/faraway_regions.csv");
const SANCTUARIES: &str = include_str!("../records/faraway_sanctuaries.csv");

/// A printed card, column by column.
#[derive(Clone)]
struct Printed {
    biome: String,
    night: bool,
    stone: u32,
    chimera: u32,
    thistle: u32,
    clue: u32,
    quest: String,
    fame: u32,
    per: String,
    needs: [u32; 3],
}

fn printed(table: &str, number: u8) -> Printed {
    let line = table.lines().nth(number.into()).unwrap();
    let columns: Vec<&str> = line.split(',').collect();
    assert_eq!(columns[0].parse(), Ok(number));
    let at = |column: usize| columns.get(column).map_or(0, |text| text.parse().unwrap());
    Printed {
        biome: columns[1].into(),
        night: columns[2] == "night",
        stone: at(3),
        chimera: at(4),
        thistle: at(5),
        clue: at(6),
        quest: columns[7].into(),
        fame: at(8),
        per: columns[9].into(),
        needs: [at(10), at(11), at(12)],
    }
}

fn printed_region(id: RegionId) -> Printed {
    printed(REGIONS, id.time())
}

fn printed_sanctuary(id: SanctuaryId) -> Printed {
    printed(SANCTUARIES, id.number())
}

/// How often a quest's words apply to the cards that lie face up.
fn times(per: &str, up: &[Printed]) -> u32 {
    let sum = |what: fn(&Printed) -> u32| up.iter().map(what).sum::<u32>();
    let of = |biome: &str| up.iter().filter(|card| card.biome == biome).count() as u32;
    match per {
        "stone" => sum(|card| card.stone),
        "chimera" => sum(|card| card.chimera),
        "thistle" => sum(|card| card.thistle),
        "clue" => sum(|card| card.clue),
        "night" => sum(|card| card.night.into()),
        "four_colour_set" => ["red", "blue", "green", "yellow"].into_iter().map(of).min().unwrap(),
        colours => colours.split('+').map(of).sum(),
    }
}

fn fame(card: &Printed, up: &[Printed]) -> u16 {
    let has = ["stone", "chimera", "thistle"].map(|wonder| times(wonder, up));
    let met = (0..3).all(|kind| has[kind] >= card.needs[kind]);
    let fame = match card.quest.as_str() {
        "flat" => card.fame,
        "per" => card.fame * times(&card.per, up),
        _ => 0,
    };
    if met { fame as u16 } else { 0 }
}

/// The way home: what each Region and each Sanctuary of a tableau is worth.
pub(crate) fn slow_score(row: &[RegionId], kept: &[SanctuaryId]) -> (Vec<u16>, Vec<u16>) {
    let sanctuaries: Vec<Printed> = kept.iter().map(|&id| printed_sanctuary(id)).collect();
    let regions: Vec<Printed> = row.iter().map(|&id| printed_region(id)).collect();
    let up_from = |at: usize| [&sanctuaries[..], &regions[at..]].concat();
    let on_the_way = (0..regions.len()).map(|at| fame(&regions[at], &up_from(at))).collect();
    let at_home = sanctuaries.iter().map(|card| fame(card, &up_from(0))).collect();
    (on_the_way, at_home)
}

/// The order of the seats at the end: most fame, then the smallest single exploration time.
/// And whether the first place was shared but for that.
pub(crate) fn slow_places(totals: &[u16], rows: &[Vec<RegionId>]) -> (Vec<Seat>, bool) {
    let smallest = |seat: &Seat| rows[seat.index()].iter().map(|id| id.time()).min();
    let mut places: Vec<Seat> = Seat::all(rows.len() as u8).collect();
    places.sort_by_key(|seat| (u16::MAX - totals[seat.index()], smallest(seat)));
    let most = totals.iter().max();
    (places, totals.iter().filter(|total| Some(*total) == most).count() > 1)
}

/// What the referee saw happen, so that tests can ask for rare things.
#[derive(Default, Debug)]
pub(crate) struct Sights {
    /// Offers that the deck was too small for.
    pub short_offers: u32,
    /// Offers that a player got on his own turn, from what others had put back.
    pub top_ups: u32,
    /// Seats that were due Sanctuaries and got none at all.
    pub empty_handed: u32,
    /// Offers in the last round.
    pub late_offers: u32,
    /// Offers of which a clue of a Sanctuary was part.
    pub by_sanctuary_clue: u32,
    /// Regions that were rejected at the start and turned up in a market.
    pub rejected_again: u32,
    /// Whether the first place was decided by the smallest exploration time.
    pub tie: bool,
}

struct Referee<'a> {
    table: Table,
    events: std::slice::Iter<'a, Event>,
    hands: Vec<Vec<RegionId>>,
    rows: Vec<Vec<RegionId>>,
    kept: Vec<Vec<SanctuaryId>>,
    market: Vec<RegionId>,
    /// Regions that left the deck and did not go back.
    drawn: Vec<RegionId>,
    rejected: Vec<RegionId>,
    /// Sanctuaries that were never dealt.
    fresh: usize,
    dealt: Vec<SanctuaryId>,
    /// Those put back, the first one put back first.
    buried: VecDeque<SanctuaryId>,
    offered: Vec<Vec<SanctuaryId>>,
    due: Vec<usize>,
    sights: Sights,
}

/// Checks every event of a whole game.
pub(crate) fn check(table: Table, events: &[Event]) -> Sights {
    let seats = usize::from(table.seats);
    let mut referee = Referee {
        table,
        events: events.iter(),
        hands: vec![Vec::new(); seats],
        rows: vec![Vec::new(); seats],
        kept: vec![Vec::new(); seats],
        market: Vec::new(),
        drawn: Vec::new(),
        rejected: Vec::new(),
        fresh: 45,
        dealt: Vec::new(),
        buried: VecDeque::new(),
        offered: vec![Vec::new(); seats],
        due: vec![0; seats],
        sights: Sights::default(),
    };
    referee.set_up();
    (1..=8).for_each(|round| referee.round(round));
    referee.way_home();
    referee.sights
}

impl Referee<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats)
    }

    fn next(&mut self) -> Event {
        self.events.next().expect("the game goes on").clone()
    }

    fn draw(&mut self, regions: &[RegionId]) {
        for &id in regions {
            assert!(!self.drawn.contains(&id), "{id:?} was drawn twice");
            self.drawn.push(id);
        }
    }

    fn set_up(&mut self) {
        let size = if self.table.start == Start::Advanced { 5 } else { 3 };
        for expected in self.seats() {
            let Event::Deal { seat, regions } = self.next() else { panic!("no deal") };
            assert_eq!((seat, regions.len()), (expected, size));
            self.draw(&regions);
            self.hands[seat.index()] = regions;
        }
        if self.table.start == Start::Advanced {
            self.seats().for_each(|seat| self.keep(seat));
            let rejected = self.rejected.clone();
            self.drawn.retain(|id| !rejected.contains(id));
        }
    }

    /// Three of five, and before any market: the events come in order.
    fn keep(&mut self, expected: Seat) {
        let Event::Keep { seat, kept, rejected } = self.next() else { panic!("no keep") };
        assert_eq!((seat, kept.len(), rejected.len()), (expected, 3, 2));
        let mut both: Vec<RegionId> = kept.iter().chain(&rejected).copied().collect();
        both.sort();
        let hand = &mut self.hands[seat.index()];
        hand.sort();
        assert_eq!(both, *hand, "kept and rejected are the five that were dealt");
        *hand = kept;
        self.rejected.extend(rejected);
    }

    fn round(&mut self, round: u8) {
        if round < 8 {
            self.lay_market(round);
        }
        self.explore(round);
        let order = self.by_latest();
        for &seat in &order {
            self.due[seat.index()] = self.entitled(seat);
            self.offer(round, seat);
        }
        for &seat in &order {
            self.turn(round, seat);
        }
        if round < 8 {
            self.discard(round);
        }
    }

    fn lay_market(&mut self, now: u8) {
        let Event::Market { round, regions } = self.next() else { panic!("no market") };
        assert_eq!((round, regions.len()), (now, usize::from(self.table.seats) + 1));
        self.draw(&regions);
        let again = regions.iter().filter(|id| self.rejected.contains(id)).count();
        self.sights.rejected_again += again as u32;
        self.market = regions;
    }

    fn explore(&mut self, now: u8) {
        let Event::Explore { round, regions } = self.next() else { panic!("no explore") };
        assert_eq!((round, regions.len()), (now, usize::from(self.table.seats)));
        for (seat, id) in self.seats().zip(regions) {
            let hand = &mut self.hands[seat.index()];
            assert_eq!(hand.len(), 3);
            hand.retain(|&held| held != id);
            assert_eq!(hand.len(), 2, "played from the hand");
            self.rows[seat.index()].push(id);
        }
    }

    fn latest(&self, seat: Seat) -> u8 {
        self.rows[seat.index()].last().unwrap().time()
    }

    fn by_latest(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.seats().collect();
        order.sort_by_key(|&seat| self.latest(seat));
        order
    }

    /// None in the first round or after a shorter exploration, else one and one for each clue.
    fn entitled(&mut self, seat: Seat) -> usize {
        let row = &self.rows[seat.index()];
        if row.len() < 2 || row[row.len() - 1].time() < row[row.len() - 2].time() {
            return 0;
        }
        let on_regions: u32 = row.iter().map(|&id| printed_region(id).clue).sum();
        let kept = &self.kept[seat.index()];
        let on_sanctuaries: u32 = kept.iter().map(|&id| printed_sanctuary(id).clue).sum();
        self.sights.by_sanctuary_clue += u32::from(on_sanctuaries > 0);
        (1 + on_regions + on_sanctuaries) as usize
    }

    /// As many as are still due, as far as the deck goes; nothing is said when that is none.
    fn offer(&mut self, now: u8, expected: Seat) {
        let at = expected.index();
        let missing = self.due[at] - self.offered[at].len();
        let count = missing.min(self.fresh + self.buried.len());
        self.sights.short_offers += u32::from(count < missing);
        if count == 0 {
            return;
        }
        let Event::Offer { round, seat, sanctuaries } = self.next() else { panic!("no offer") };
        assert_eq!((round, seat, sanctuaries.len()), (now, expected, count));
        sanctuaries.iter().for_each(|&id| self.deal_sanctuary(id));
        self.sights.late_offers += u32::from(now == 8);
        self.offered[at].extend(sanctuaries);
    }

    /// From the top: first those never dealt, then those put back, in the order they were.
    fn deal_sanctuary(&mut self, id: SanctuaryId) {
        if self.fresh == 0 {
            assert_eq!(self.buried.pop_front(), Some(id));
            return;
        }
        assert!(!self.dealt.contains(&id), "{id:?} is below those never dealt");
        self.dealt.push(id);
        self.fresh -= 1;
    }

    fn turn(&mut self, now: u8, expected: Seat) {
        let before = self.offered[expected.index()].len();
        self.offer(now, expected);
        self.sights.top_ups += u32::from(self.offered[expected.index()].len() > before);
        if now < 8 {
            self.take(now, expected);
        }
        if self.offered[expected.index()].is_empty() {
            self.sights.empty_handed += u32::from(self.due[expected.index()] > 0);
        } else {
            self.settle(now, expected);
        }
    }

    fn take(&mut self, now: u8, expected: Seat) {
        let Event::Take { round, seat, region } = self.next() else { panic!("no take") };
        assert_eq!((round, seat), (now, expected));
        let before = self.market.len();
        self.market.retain(|&id| id != region);
        assert_eq!(self.market.len(), before - 1, "taken from the market, not replaced");
        self.hands[seat.index()].push(region);
    }

    fn settle(&mut self, now: u8, expected: Seat) {
        let Event::Settle { round, seat, sanctuary, returned } = self.next() else {
            panic!("no settle")
        };
        assert_eq!((round, seat), (now, expected));
        let mut offered = std::mem::take(&mut self.offered[seat.index()]);
        let mut told = [&returned[..], &[sanctuary]].concat();
        offered.sort();
        told.sort();
        assert_eq!(told, offered, "one is kept, all others go back");
        self.kept[seat.index()].push(sanctuary);
        self.buried.extend(returned);
    }

    fn discard(&mut self, now: u8) {
        let Event::Discard { round, region } = self.next() else { panic!("no discard") };
        assert_eq!((round, std::mem::take(&mut self.market)), (now, vec![region]));
    }

    fn way_home(&mut self) {
        let mut totals = Vec::new();
        for expected in self.seats() {
            let Event::Score { seat, regions, sanctuaries, total } = self.next() else {
                panic!("no score")
            };
            assert_eq!(seat, expected);
            let slow = slow_score(&self.rows[seat.index()], &self.kept[seat.index()]);
            assert_eq!((regions.clone(), sanctuaries.clone()), slow);
            assert_eq!(regions.iter().chain(&sanctuaries).sum::<u16>(), total);
            totals.push(total);
        }
        let Event::Result { places, tie_break } = self.next() else { panic!("no result") };
        assert_eq!((places, tie_break), slow_places(&totals, &self.rows));
        assert!(self.events.next().is_none());
        self.sights.tie = tie_break;
        assert!(self.hands.iter().all(|hand| hand.len() == 2), "two cards remain");
        assert!(self.rows.iter().all(|row| row.len() == 8));
    }
}

/// A row and Sanctuaries out of plain numbers.
pub(crate) fn tableau(row: &[u8], kept: &[u8]) -> (Vec<RegionId>, Vec<SanctuaryId>) {
    (row.iter().map(|&n| region(n)).collect(), kept.iter().map(|&n| sanctuary(n)).collect())
}
