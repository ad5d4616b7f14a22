//! A referee who has the rule book and the printed cards, and nothing of the library's: he
//! follows a transcript event by event and accepts nothing that the rules do not say.

use super::{answers, numbers};
use serde_json::{Value, json};
use std::collections::{BTreeSet, VecDeque};

const REGIONS: &str = include_str!("../../../rules/tests/records/faraway_regions.csv");
const SANCTUARIES: &str = include_str!("../../../rules/tests/records/faraway_sanctuaries.csv");

/// The clues that a table prints on a card.
fn clues(table: &str, card: u64) -> usize {
    let row = table.lines().find(|row| row.starts_with(&format!("{card},"))).unwrap();
    row.split(',').nth(6).unwrap().parse().unwrap()
}

/// What the transcripts so far have shown of the rare rules.
#[derive(Default)]
pub(crate) struct Seen {
    /// Offers cut short by an empty deck.
    pub short: u32,
    /// Short offers filled up in the seat's own turn.
    pub top_ups: u32,
    /// Ties for the first place.
    pub ties: u32,
}

pub(crate) struct Referee<'a> {
    events: VecDeque<&'a Value>,
    played: &'a Value,
    hands: Vec<Vec<u64>>,
    rows: Vec<Vec<u64>>,
    kept: Vec<Vec<u64>>,
    offers: Vec<Vec<u64>>,
    due: Vec<usize>,
    market: Vec<u64>,
    /// Regions that have left the deck.
    drawn: BTreeSet<u64>,
    /// Sanctuaries that have been offered to somebody.
    known: BTreeSet<u64>,
    /// How many Sanctuaries lie in the deck as it was shuffled.
    fresh: usize,
    /// Those put back under it, the uppermost first.
    returned: VecDeque<u64>,
}

impl<'a> Referee<'a> {
    pub(crate) fn new(played: &'a Value) -> Referee<'a> {
        let seats = played["options"]["seats"].as_u64().unwrap() as usize;
        Referee {
            events: played["events"].as_array().unwrap().iter().collect(),
            played,
            hands: vec![vec![]; seats],
            rows: vec![vec![]; seats],
            kept: vec![vec![]; seats],
            offers: vec![vec![]; seats],
            due: vec![0; seats],
            market: Vec::new(),
            drawn: BTreeSet::new(),
            known: BTreeSet::new(),
            fresh: 45,
            returned: VecDeque::new(),
        }
    }

    pub(crate) fn check(mut self, seen: &mut Seen) {
        self.deal();
        for round in 1..=8 {
            self.explore(round);
            self.find(round, seen);
            for seat in self.by_latest() {
                self.turn(round, seat, seen);
            }
            if round < 8 {
                let [left] = self.market[..] else { panic!("{:?} are left", self.market) };
                assert_eq!(self.next("discard", &["region", "round"])["region"], left);
                self.market.clear();
            }
        }
        self.score(seen);
        assert!(self.events.is_empty(), "nothing happens behind the result");
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    /// The next event, which has this name and these fields and no others.
    fn next(&mut self, name: &str, fields: &[&str]) -> &'a Value {
        let event = self.events.pop_front().unwrap();
        assert_eq!(event["event"], name, "{event}");
        let mut expected: Vec<&str> = fields.iter().copied().chain(["event"]).collect();
        expected.sort_unstable();
        let found: Vec<&String> = event.as_object().unwrap().keys().collect();
        assert_eq!(found, expected, "{event}");
        event
    }

    fn draw_regions(&mut self, value: &Value, count: usize) -> Vec<u64> {
        let regions = numbers(value);
        assert_eq!(regions.len(), count);
        for &region in &regions {
            assert!((1..=68).contains(&region) && self.drawn.insert(region), "{region} again");
        }
        regions
    }

    fn deal(&mut self) {
        let advanced = self.played["options"]["advanced"] == true;
        for seat in 0..self.seats() {
            let event = self.next("deal", &["regions", "seat"]);
            assert_eq!(event["seat"], seat);
            self.hands[seat] = self.draw_regions(&event["regions"], if advanced { 5 } else { 3 });
        }
        for seat in (0..self.seats()).filter(|_| advanced) {
            let event = self.next("keep", &["kept", "rejected", "seat"]);
            assert_eq!(event["seat"], seat);
            let (kept, rejected) = (numbers(&event["kept"]), numbers(&event["rejected"]));
            assert_eq!((kept.len(), rejected.len()), (3, 2));
            let both: BTreeSet<u64> = kept.iter().chain(&rejected).copied().collect();
            assert_eq!(both, self.hands[seat].iter().copied().collect());
            rejected.iter().for_each(|card| assert!(self.drawn.remove(card)));
            self.hands[seat] = kept;
        }
    }

    fn explore(&mut self, round: u64) {
        if round < 8 {
            let event = self.next("market", &["regions", "round"]);
            assert_eq!(event["round"], round);
            self.market = self.draw_regions(&event["regions"], self.seats() + 1);
        }
        let event = self.next("explore", &["regions", "round"]);
        assert_eq!(event["round"], round);
        let played = numbers(&event["regions"]);
        assert_eq!(played.len(), self.seats());
        for (seat, region) in played.into_iter().enumerate() {
            assert_eq!(self.hands[seat].len(), 3);
            take(&mut self.hands[seat], region);
            self.rows[seat].push(region);
        }
    }

    fn by_latest(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = (0..self.seats()).collect();
        seats.sort_by_key(|&seat| self.rows[seat].last().copied());
        seats
    }

    /// Phase 2: everybody who went further than before is offered what he is due, or the rest.
    fn find(&mut self, round: u64, seen: &mut Seen) {
        for seat in self.by_latest() {
            self.due[seat] = match self.rows[seat][..] {
                [.., before, latest] if latest > before => {
                    let row = self.rows[seat].iter().map(|&card| clues(REGIONS, card));
                    let kept = self.kept[seat].iter().map(|&card| clues(SANCTUARIES, card));
                    1 + row.chain(kept).sum::<usize>()
                }
                _ => 0,
            };
            self.offer(round, seat);
            seen.short += u32::from(self.offers[seat].len() < self.due[seat]);
        }
    }

    /// Deals what is still due as far as the deck goes: shuffled cards first, then those put back
    /// in the order in which they came. Says how many.
    fn offer(&mut self, round: u64, seat: usize) -> usize {
        let count =
            (self.due[seat] - self.offers[seat].len()).min(self.fresh + self.returned.len());
        if count == 0 {
            return 0;
        }
        let event = self.next("offer", &["round", "sanctuaries", "seat"]);
        assert_eq!((&event["round"], &event["seat"]), (&json!(round), &json!(seat)));
        let offered = numbers(&event["sanctuaries"]);
        assert_eq!(offered.len(), count, "{event}");
        for &card in &offered {
            if self.fresh > 0 {
                self.fresh -= 1;
                assert!((1..=45).contains(&card) && self.known.insert(card), "{card} again");
            } else {
                assert_eq!(self.returned.pop_front(), Some(card));
            }
        }
        self.offers[seat].extend(offered);
        count
    }

    /// Phase 3: a top-up, a Region from the market, one Sanctuary of those offered.
    fn turn(&mut self, round: u64, seat: usize, seen: &mut Seen) {
        seen.top_ups += u32::from(self.offer(round, seat) > 0);
        if round < 8 {
            let event = self.next("take", &["region", "round", "seat"]);
            assert_eq!((&event["round"], &event["seat"]), (&json!(round), &json!(seat)));
            let region = event["region"].as_u64().unwrap();
            take(&mut self.market, region);
            self.hands[seat].push(region);
        }
        if self.offers[seat].is_empty() {
            return;
        }
        let event = self.next("settle", &["returned", "round", "sanctuary", "seat"]);
        assert_eq!((&event["round"], &event["seat"]), (&json!(round), &json!(seat)));
        let sanctuary = event["sanctuary"].as_u64().unwrap();
        let mut offered = std::mem::take(&mut self.offers[seat]);
        take(&mut offered, sanctuary);
        self.kept[seat].push(sanctuary);
        let returned = numbers(&event["returned"]);
        assert_eq!(sorted(&returned), sorted(&offered));
        self.returned.extend(returned);
    }

    fn score(&mut self, seen: &mut Seen) {
        let tableaux: Vec<String> = (0..self.seats())
            .map(|seat| json!({"regions": self.rows[seat], "sanctuaries": self.kept[seat]}))
            .map(|tableau| tableau.to_string())
            .collect();
        let scores = answers("score faraway", tableaux.join("\n").as_bytes());
        for (seat, score) in scores.iter().enumerate() {
            let event = self.next("score", &["regions", "sanctuaries", "seat", "total"]);
            assert_eq!(event["seat"], seat);
            for field in ["regions", "sanctuaries", "total"] {
                assert_eq!(event[field], score[field], "{event}");
            }
            assert_eq!(self.played["results"][seat]["total"], event["total"]);
            self.check_items(seat, event);
        }
        self.check_places(&scores, seen);
    }

    /// The items of a result: the cards as they came, with the fame of the score event.
    fn check_items(&self, seat: usize, event: &Value) {
        let items = self.played["results"][seat]["items"].as_array().unwrap();
        let (regions, sanctuaries) = items.split_at(8);
        for (kind, items, cards, fame) in [
            ("region", regions, &self.rows[seat], &event["regions"]),
            ("sanctuary", sanctuaries, &self.kept[seat], &event["sanctuaries"]),
        ] {
            let column = |name| items.iter().map(|item| item[name].clone()).collect::<Value>();
            assert_eq!((&numbers(&column(kind)), &column("fame")), (cards, fame));
        }
    }

    /// Most fame first; a tie goes to the single smallest exploration time.
    fn check_places(&mut self, scores: &[Value], seen: &mut Seen) {
        let total = |seat: usize| scores[seat]["total"].as_i64().unwrap();
        let mut places: Vec<usize> = (0..self.seats()).collect();
        places.sort_by_key(|&seat| (-total(seat), self.rows[seat].iter().min().copied()));
        let tie = total(places[0]) == total(places[1]);
        seen.ties += u32::from(tie);
        let event = self.next("result", &["places", "tie_break"]);
        assert_eq!((&event["places"], &event["tie_break"]), (&json!(places), &json!(tie)));
        for (place, &seat) in (1..).zip(&places) {
            assert_eq!(self.played["results"][seat]["place"], place);
        }
    }
}

fn take(cards: &mut Vec<u64>, card: u64) {
    let at = cards.iter().position(|&c| c == card).unwrap_or_else(|| panic!("{card} in {cards:?}"));
    cards.remove(at);
}

fn sorted(cards: &[u64]) -> Vec<u64> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}
