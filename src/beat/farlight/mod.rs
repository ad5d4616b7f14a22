//! What is shown of the events of Farlight.

mod ledger;
mod picture;

pub use ledger::{counted, told};
pub use picture::{auction, lying, totals};

use super::{Beat, Move, Says, Sound, Weight, seat};
use crate::icons::Icon;
use crate::words::{Lang, Telling};
use rules::Seat;
use rules::farlight::{
    BidTile, Cell, DISCOVERED, Event, HIRED, MissionId, Pairs, PartId, Service, Ship, Target,
};

/// The place where new parts come from.
pub const STATION: &str = "station";

/// The sign of the first player.
pub const FIRST: &str = "first";

/// The place of the awards.
pub const AWARDS: &str = "awards";

/// The name of a part.
pub fn part(id: PartId) -> String {
    format!("part-{}", id.number())
}

/// The name of a mission.
pub fn mission(id: MissionId) -> String {
    format!("mission-{}", id.number())
}

/// The name of what one bids for.
pub fn lot(target: Target) -> String {
    match target {
        Target::Slot(n) => format!("slot-{n}"),
        Target::Service(service) => format!("service-{}", service.slug()),
        Target::Mission(id) => mission(id),
    }
}

/// The name of all tiles that lie on a lot.
pub fn bids(target: Target) -> String {
    format!("bids-{}", lot(target))
}

/// The name of a seat's tiles on a lot.
pub fn bid(whose: Seat, target: Target) -> String {
    format!("bid-{}-{}", whose.0, lot(target))
}

/// The name of the figure of a seat's crew.
pub fn crew(whose: Seat) -> String {
    format!("crew-{}", whose.0)
}

/// The name of the figure of a seat's science.
pub fn science(whose: Seat) -> String {
    format!("science-{}", whose.0)
}

/// The points of a seat's missions.
pub fn score(whose: Seat) -> String {
    format!("score-{}", whose.0)
}

/// What the parts of a seat's ship come to.
pub fn hull(whose: Seat) -> String {
    format!("hull-{}", whose.0)
}

/// What a beat is made from beside its event.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// What was told before.
    pub before: &'a [(usize, Event)],
    /// The colours and glyphs of the seats.
    pub colours: &'a [u8],
    /// What the seats are called.
    pub names: &'a [String],
    /// In which language what has no face is named in a picture; none where it is named beside it.
    pub lang: Option<Lang>,
    /// Who is told.
    pub viewer: Option<Seat>,
}

impl Scene<'_> {
    /// What is shown of an event, if anything is. What one does oneself is said at the foot, where it
    /// covers nothing of the ship.
    pub fn beat(&self, event: &Event) -> Option<Beat> {
        let mine = |whose: &Seat| self.viewer == Some(*whose);
        let beat = match event {
            Event::Setup { .. } => return None,
            // One's own tiles lie where one has put them.
            Event::Bid { seat: whose, .. } if mine(whose) => return None,
            Event::Bid { seat: whose, tiles, .. } => {
                let laid = |tile: &BidTile| Move::of(bid(*whose, tile.target)).from(seat(*whose));
                Beat { moves: tiles.iter().map(laid).collect(), ..Beat::at(seat(*whose)) }
                    .weighing(Weight::Laid)
                    .sounding(Sound::Card)
            }
            Event::Reveal { .. } => Beat::default().weighing(Weight::Light),
            Event::Auction { target, totals, winner, .. } => {
                // What nobody contests is seen in passing.
                let fought = totals.iter().count() > 1;
                // From the first that the viewer has fought for on all that was sold stands in one list: what comes
                // after that is told with it.
                let sold = self.sold();
                let joins = sold.iter().any(|event| self.fights(event));
                let listed = fought || joins;
                let before = if joins || self.fights(event) { sold } else { Vec::new() };
                let place = (!joins).then(|| lot(*target));
                let picture = listed.then(|| picture::auctions(self, before, event)).flatten();
                let moves = self.won(*target, *winner);
                // The picture says all of it.
                let says = if listed { Says::Nothing } else { Says::First };
                let beat = Beat { moves, picture, says, place, joins, ..Beat::default() };
                let gained = |beat: Beat, (whose, c, s): (Seat, u16, u16)| {
                    let gained = [(Icon::Crew, c, crew(whose)), (Icon::Science, s, science(whose))];
                    let gained = gained.into_iter().filter(|(_, n, _)| *n > 0);
                    beat.flying(gained.map(|(icon, _, name)| Move::sign(icon, lot(*target), name)))
                };
                let weight = if fought { Weight::Read } else { Weight::Plain };
                let sound =
                    if winner.as_ref().is_some_and(mine) { Sound::Goal } else { Sound::Card };
                let beat = beat.weighing(weight).sounding(sound);
                self.gains(event).into_iter().fold(beat, gained)
            }
            Event::Install { seat: whose, part: id, paid, .. } if mine(whose) => {
                let crewed = (*paid > 0).then(|| Move::sign(Icon::Crew, crew(*whose), part(*id)));
                Beat::of([Move::of(part(*id))])
                    .flying(crewed)
                    .weighing(Weight::Laid)
                    .sounding(Sound::Card)
            }
            // The others' ships are not on the board: theirs is shown as it has become.
            Event::Install { seat: whose, part: id, x, y, .. } => {
                let mut ship = self.ship(*whose);
                ship.install(*id, Cell { x: *x, y: *y }, self.die(*id));
                let picture = Some(picture::ship(&ship, *id));
                Beat { moves: vec![Move::of(seat(*whose))], picture, ..Beat::at(seat(*whose)) }
                    .sounding(Sound::Card)
            }
            // Another's part goes where he is: over the board it would lie on one's own ship.
            Event::Scrap { seat: whose, .. } if !mine(whose) => {
                let moves = vec![Move::of(seat(*whose))];
                Beat { moves, ..Beat::at(seat(*whose)) }.weighing(Weight::Light)
            }
            Event::Scrap { part: id, .. } => {
                let sudden = self.is_sudden(event);
                let picture = sudden.then(|| picture::gone(self, &[*id]));
                let weight = if sudden { Weight::Drum } else { Weight::Light };
                Beat { moves: vec![Move::of(part(*id))], picture, ..Beat::default() }
                    .weighing(weight)
            }
            Event::Repair { seat: whose, discarded } if mine(whose) || discarded.is_empty() => {
                Beat::at(seat(*whose)).weighing(Weight::Light)
            }
            Event::Repair { seat: whose, discarded } => {
                Beat { picture: Some(picture::gone(self, discarded)), ..Beat::at(seat(*whose)) }
            }
            Event::Engineer { seat: whose, part: id, die }
            | Event::Boost { seat: whose, part: id, die } => {
                let picture = (!mine(whose)).then(|| picture::die(*id, self.die(*id), *die));
                let place = (!mine(whose)).then(|| seat(*whose));
                // The only one is improved unasked: that is told with what was won.
                let joins = mine(whose);
                Beat { moves: vec![Move::of(part(*id))], picture, place, joins, ..Beat::default() }
                    .sounding(Sound::Dice)
            }
            Event::Benefit { crew: 0, science: 0, .. } => return None,
            Event::Benefit { seat: whose, crew: c, science: s } => {
                let gained = [(*c, crew(*whose)), (*s, science(*whose))];
                let moves =
                    gained.into_iter().filter(|(n, _)| *n > 0).map(|(_, name)| Move::of(name));
                Beat { moves: moves.collect(), ..Beat::at(seat(*whose)) }.weighing(Weight::Light)
            }
            Event::Mission { mission: id, seat: whose, done, .. } => {
                let moved = Move::of(mission(*id));
                let fame = || Move::sign(Icon::Fame, mission(*id), score(*whose));
                let moves = if *done { vec![moved.to(seat(*whose)), fame()] } else { Vec::new() };
                let weight = if *done { Weight::Read } else { Weight::Drum };
                let sound = if mine(whose) { Sound::Goal } else { Sound::Coin };
                let sound = done.then_some(sound);
                let picture = picture::mission(self, event);
                // Whoever could not fly it is told of with the next who is asked.
                let joins = matches!(self.back().next(), Some(Event::Mission { mission, done: false, .. }) if mission == id);
                let place = Some(mission(*id));
                Beat { moves, picture, place, sound, joins, ..Beat::default() }.weighing(weight)
            }
            Event::Refill { slots, .. } => {
                let old = self.slots();
                let new = slots.iter().filter(|id| !old.contains(id));
                Beat::of(new.map(|&id| Move::of(part(id)).from(STATION)))
                    .flying([Move::of(FIRST)])
                    .weighing(Weight::Drum)
                    .sounding(Sound::Card)
            }
            Event::Award { award, seats, values } => {
                let picture = Some(picture::award(self, *award, seats, &values.0));
                let moves = seats.iter().map(|&whose| Move::of(seat(whose)));
                let fame = seats.iter().map(|&to| Move::sign(Icon::Fame, AWARDS, score(to)));
                let sound = if seats.iter().any(mine) { Sound::Goal } else { Sound::Coin };
                let beat = Beat { picture, ..Beat::of(moves) }.flying(fame);
                beat.weighing(Weight::Read).sounding(sound)
            }
            Event::Leftovers { seat: whose, .. } => {
                let picture = picture::leftovers(self, event);
                let joins = matches!(self.back().next(), Some(Event::Leftovers { .. }));
                let beat = Beat { picture, joins, ..Beat::at(seat(*whose)) };
                beat.weighing(Weight::Read).sounding(Sound::Coin)
            }
            // Who has won is not said before it is seen.
            Event::Result { totals, places, .. } => {
                let picture = Some(picture::result(self, totals, places));
                let beat = Beat { picture, says: Says::Nothing, ..Beat::default() };
                beat.weighing(Weight::Read).sounding(Sound::Goal)
            }
        };
        // What is lost unasked nobody has done.
        let is_news = self.is_sudden(event) || !deed_of(event).is_some_and(|whose| mine(&whose));
        Some(Beat { is_news, view: self.page(event), waits: self.concerns(event), ..beat })
    }

    /// Whether a part is lost that nobody has scrapped, and of which nothing was said: what follows from one's own
    /// choice is said beside it.
    fn is_sudden(&self, event: &Event) -> bool {
        let Event::Scrap { seat: whose, why, .. } = event else { return false };
        let unasked = |event: &&Event| matches!(event, Event::Scrap { seat, why, .. } if seat == whose && why.0.is_some());
        let chosen = |event: &Event| matches!(event, Event::Install { seat, .. } | Event::Scrap { seat, .. } if seat == whose);
        let known = self.viewer == Some(*whose)
            && self.back().find(|event| !unasked(event)).is_some_and(chosen);
        why.0.is_some() && !known
    }

    /// What was sold just before.
    fn sold(&self) -> Vec<&Event> {
        let sold = self.back().take_while(|event| matches!(event, Event::Auction { .. }));
        let mut sold: Vec<&Event> = sold.collect();
        sold.reverse();
        sold
    }

    /// Whether it is a lot that the viewer has bid for and somebody else, too.
    fn fights(&self, event: &Event) -> bool {
        let fought = matches!(event, Event::Auction { totals, .. } if totals.iter().count() > 1);
        fought && self.concerns(event)
    }

    /// Whether the viewer is part of it, or it is the end: what is shown large of it he reads for as long as he
    /// likes, from the first round to the last.
    fn concerns(&self, event: &Event) -> bool {
        let Some(viewer) = self.viewer else { return false };
        match event {
            Event::Auction { totals, .. } => totals.get(viewer).is_some(),
            // Whoever flies, it may decide the match, and so may what a rival leaves; what he passes by choice himself
            // he knows.
            Event::Mission { seat, done, lacks, .. } => {
                *done || (*seat == viewer) == lacks.0.is_some()
            }
            Event::Scrap { seat, .. } => *seat == viewer && self.is_sudden(event),
            Event::Award { .. } | Event::Leftovers { .. } | Event::Result { .. } => true,
            Event::Setup { .. }
            | Event::Bid { .. }
            | Event::Reveal { .. }
            | Event::Repair { .. }
            | Event::Engineer { .. }
            | Event::Install { .. }
            | Event::Benefit { .. }
            | Event::Boost { .. }
            | Event::Refill { .. } => false,
        }
    }

    /// The page of a phone on which an event is seen.
    fn page(&self, event: &Event) -> Option<&'static str> {
        match event {
            Event::Bid { .. }
            | Event::Reveal { .. }
            | Event::Auction { .. }
            | Event::Refill { .. } => Some("#page-station"),
            Event::Mission { .. } => Some("#page-missions"),
            Event::Repair { seat, .. }
            | Event::Engineer { seat, .. }
            | Event::Install { seat, .. }
            | Event::Boost { seat, .. }
            | Event::Scrap { seat, .. } => (self.viewer == Some(*seat)).then_some("#page-ships"),
            // Beside one's ship the awards stand whole; of the missions little is left by then.
            Event::Award { .. } => self.viewer.map(|_| "#page-ships"),
            Event::Setup { .. }
            | Event::Benefit { .. }
            | Event::Leftovers { .. }
            | Event::Result { .. } => None,
        }
    }

    /// What goes to the winner of a lot; the tiles on a part are there as long as the part is.
    fn won(&self, target: Target, winner: Option<Seat>) -> Vec<Move> {
        let Some(winner) = winner else { return vec![Move::of(lot(target))] };
        match target {
            Target::Slot(n) => {
                let won = self.slot(n).map(|id| Move::of(part(id)).to(seat(winner)));
                won.into_iter().chain([Move::of(bids(target))]).collect()
            }
            Target::Service(Service::Hire) => vec![Move::of(lot(target)), Move::of(crew(winner))],
            Target::Service(Service::Discover) => {
                vec![Move::of(lot(target)), Move::of(science(winner))]
            }
            Target::Service(Service::Repair) => self.served(Icon::Trash, target, winner),
            Target::Service(Service::Engineer) => self.served(Icon::Engine, target, winner),
            Target::Mission(_) => vec![Move::of(lot(target)), Move::of(seat(winner))],
        }
    }

    /// A service that is done on the winner's ship.
    fn served(&self, icon: Icon, target: Target, winner: Seat) -> Vec<Move> {
        let sent = Move::sign(icon, lot(target), seat(winner));
        vec![Move::of(lot(target)), Move::of(seat(winner)), sent]
    }

    /// The crew and science that an auction gives: to the losers what stood on their tiles and
    /// more, to the winner what lay on the part or what the service gives.
    fn gains(&self, event: &Event) -> Vec<(Seat, u16, u16)> {
        let Event::Auction { target, winner, bonus_crew, consolation, .. } = event else {
            return Vec::new();
        };
        let laid = self.laid(*target).into_iter().filter(|(_, tiles)| !tiles.is_empty());
        let gained = laid.map(|(whose, tiles)| {
            let more = consolation.get(whose).map_or(0, |&n| n.into());
            let lost = *winner != Some(whose);
            (whose, if lost { sent(&tiles) + more } else { *bonus_crew }, 0)
        });
        let served = winner.and_then(|winner| match target {
            Target::Service(Service::Hire) => Some((winner, HIRED, 0)),
            Target::Service(Service::Discover) => Some((winner, 0, DISCOVERED)),
            Target::Service(Service::Repair | Service::Engineer)
            | Target::Slot(_)
            | Target::Mission(_) => None,
        });
        gained.chain(served).collect()
    }

    /// What names things in a picture, where they are named there.
    fn telling(&self) -> Option<Telling<'_>> {
        self.lang.map(|lang| Telling::new(self.names, self.before, lang))
    }

    fn colour(&self, whose: Seat) -> u8 {
        self.colours.get(whose.index()).copied().unwrap_or(whose.0)
    }

    /// The events before, the latest first.
    fn back(&self) -> impl Iterator<Item = &Event> {
        self.before.iter().rev().map(|(_, event)| event)
    }

    /// The parts that lay in the slots when the round began.
    fn slots(&self) -> &[PartId] {
        let laid = self.back().find_map(|event| match event {
            Event::Setup { slots, .. } | Event::Refill { slots, .. } => Some(&slots[..]),
            _ => None,
        });
        laid.unwrap_or_default()
    }

    /// The part that lay in a slot.
    pub fn slot(&self, n: u8) -> Option<PartId> {
        self.slots().get(usize::from(n).checked_sub(1)?).copied()
    }

    /// The die of a part as it was told last.
    fn die(&self, id: PartId) -> Option<u8> {
        self.back().find_map(|event| match event {
            Event::Setup { dice, .. } | Event::Refill { dice, .. } => dice.get(id).copied(),
            Event::Engineer { part, die, .. } | Event::Boost { part, die, .. } if *part == id => {
                Some(*die)
            }
            _ => None,
        })
    }

    /// A ship as it has been told.
    fn ship(&self, whose: Seat) -> Ship {
        let mut ship = Ship::default();
        for (_, event) in self.before {
            match event {
                Event::Install { seat, part, x, y, .. } if *seat == whose => {
                    ship.install(*part, Cell { x: *x, y: *y }, self.die(*part));
                }
                Event::Repair { seat, discarded } if *seat == whose => {
                    // What falls goes with what it hung on.
                    for &id in discarded {
                        ship.remove(id);
                    }
                }
                _ => {}
            }
        }
        ship
    }

    /// The tiles on a lot, turned up, with whose they are.
    fn laid(&self, target: Target) -> Vec<(Seat, Vec<BidTile>)> {
        let there = |(whose, tiles): &(Seat, Vec<BidTile>)| {
            let tiles = tiles.iter().filter(|tile| tile.target == target).copied();
            (*whose, tiles.collect())
        };
        self.turned().map_or_else(Vec::new, |tiles| tiles.iter().map(there).collect())
    }

    /// The tiles that were turned up last.
    fn turned(&self) -> Option<&Pairs<Seat, Vec<BidTile>>> {
        self.back().find_map(|event| match event {
            Event::Reveal { tiles, .. } => Some(tiles),
            _ => None,
        })
    }
}

/// The crew that went with tiles.
fn sent(tiles: &[BidTile]) -> u16 {
    tiles.iter().filter(|tile| tile.crew).count() as u16
}

/// Whose deed an event is; nobody's where it follows from what all did.
fn deed_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Bid { seat, .. }
        | Event::Repair { seat, .. }
        | Event::Engineer { seat, .. }
        | Event::Install { seat, .. }
        | Event::Scrap { seat, .. }
        | Event::Boost { seat, .. } => Some(*seat),
        Event::Setup { .. }
        | Event::Reveal { .. }
        | Event::Auction { .. }
        | Event::Benefit { .. }
        | Event::Mission { .. }
        | Event::Refill { .. }
        | Event::Award { .. }
        | Event::Leftovers { .. }
        | Event::Result { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::farlight::{Farlight, Table};
    use rules::{Game, Match, Rng, Seed};

    /// All that a viewer is told of a whole game at random.
    fn told(seats: u8, seed: u64, viewer: Option<Seat>) -> Vec<(usize, Event)> {
        let (events, _) = game(seats, seed);
        let seen = events.iter().filter_map(|event| Farlight::seen(event, viewer));
        seen.enumerate().collect()
    }

    fn game(seats: u8, seed: u64) -> (Vec<Event>, Match<Farlight>) {
        let (table, mut events) = (Table { seats }, Vec::new());
        Farlight::deal(&table, Seed(seed), &mut events).unwrap();
        let mut rng = Rng::new(Seed(seed), 9);
        let mut played = Match::<Farlight>::new(table, Seed(seed)).unwrap();
        while let Some(&choice) = rng.pick(&played.legal()) {
            played.play(choice, &mut events).unwrap();
        }
        (events, played)
    }

    /// Whether a name is that of something which the table may draw.
    fn is_thing(name: &str, seats: u8) -> bool {
        let number = |text: &str, most: u8| text.parse().is_ok_and(|n: u8| (1..=most).contains(&n));
        let seat = |text: &str| text.parse().is_ok_and(|n: u8| n < seats);
        let lot = |name: &str| match name.split_once('-') {
            Some(("slot", n)) => number(n, Table { seats }.slots()),
            Some(("service", slug)) => Service::ALL.iter().any(|service| service.slug() == slug),
            Some(("mission", n)) => number(n, MissionId::COUNT),
            Some(_) | None => false,
        };
        let bid = |rest: &str| rest.split_once('-').is_some_and(|(n, rest)| seat(n) && lot(rest));
        match name.split_once('-') {
            None => [STATION, FIRST, AWARDS].contains(&name),
            Some(("seat" | "crew" | "science" | "score", n)) => seat(n),
            Some(("part", n)) => number(n, PartId::COUNT),
            Some(("bids", rest)) => lot(rest),
            Some(("bid", rest)) => bid(rest),
            Some(_) => lot(name),
        }
    }

    #[test]
    fn what_is_told_is_shown_by_things_that_the_table_draws() {
        let colours = [3, 1, 0, 4, 2];
        for seed in 0..12 {
            let seats = 2 + (seed % 4) as u8;
            let viewer = (seed % 3 > 0).then_some(Seat(0));
            let told = told(seats, seed, viewer);
            for (at, (_, event)) in told.iter().enumerate() {
                let before = &told[..at];
                let Some(beat) =
                    (Scene { before, colours: &colours, names: &[], lang: None, viewer })
                        .beat(event)
                else {
                    let needs_none = match event {
                        Event::Setup { .. } => true,
                        Event::Bid { seat, .. } => viewer == Some(*seat),
                        Event::Benefit { crew, science, .. } => (*crew, *science) == (0, 0),
                        _ => false,
                    };
                    assert!(needs_none, "{event:?} is not shown");
                    continue;
                };
                let moves = beat.moves.iter();
                let named = moves.flat_map(|m| {
                    let thing = Some(&m.thing).filter(|_| m.sign.is_none());
                    [thing, m.from.as_ref(), m.to.as_ref()]
                });
                for name in named.flatten().chain(&beat.place) {
                    assert!(is_thing(name, seats), "{name:?} of {event:?}");
                }
                let large = match event {
                    Event::Auction { totals, .. } => totals.iter().count() > 1 && !beat.joins,
                    event => matches!(event, Event::Mission { .. }),
                };
                assert!(!large || beat.picture.is_some(), "{event:?} has no picture");
                let size = beat.picture.map_or(0, |picture| picture.len());
                assert!(size < 60_000, "{size} bytes of picture for {event:?}");
            }
        }
    }

    #[test]
    fn what_one_loses_without_a_word_before_is_news_to_oneself_and_what_one_scraps_is_not() {
        let (viewer, mut lost, mut follows, mut thrown) = (Some(Seat(0)), 0, 0, 0);
        for seed in 0..8 {
            let told = told(3, seed, viewer);
            for (at, (_, event)) in told.iter().enumerate() {
                let Event::Scrap { seat: Seat(0), why, .. } = event else { continue };
                let scene = Scene {
                    before: &told[..at],
                    colours: &[0, 1, 2],
                    names: &[],
                    lang: None,
                    viewer,
                };
                let sudden = scene.is_sudden(event);
                let beat = scene.beat(event).unwrap();
                assert_eq!((beat.is_news, beat.picture.is_some()), (sudden, sudden));
                assert_eq!(beat.waits, sudden);
                *match (why.0.is_some(), sudden) {
                    (true, true) => &mut lost,
                    (true, false) => &mut follows,
                    (false, _) => &mut thrown,
                } += 1;
            }
        }
        assert!(lost > 0 && follows > 0 && thrown > 0, "{lost} {follows} {thrown}");
    }

    #[test]
    fn flights_and_what_the_viewer_is_part_of_wait_in_every_round_and_what_only_others_do_does_not()
    {
        let (mut own, mut others) = (0, 0);
        for seed in 0..4 {
            let told = told(4, seed, Some(Seat(0)));
            for (at, (_, event)) in told.iter().enumerate() {
                let waits = |viewer| {
                    let scene =
                        Scene { before: &told[..at], colours: &[], names: &[], lang: None, viewer };
                    scene.beat(event).is_some_and(|beat| beat.waits)
                };
                assert!(!waits(None), "whoever only looks on waits for nothing");
                let part = match event {
                    Event::Auction { totals, .. } => totals.get(Seat(0)).is_some(),
                    Event::Mission { done: true, .. } => true,
                    Event::Install { .. } => false,
                    Event::Award { .. } | Event::Leftovers { .. } | Event::Result { .. } => true,
                    _ => continue,
                };
                assert_eq!(waits(Some(Seat(0))), part, "{event:?}");
                *if part { &mut own } else { &mut others } += 1;
            }
        }
        assert!(own > 20 && others > 20, "{own} own, {others} of others");
    }

    #[test]
    fn all_that_a_viewer_has_bid_for_is_read_in_one_list_once_he_has_fought() {
        let (mut lists, mut longest) = (0, 0);
        for seed in 0..6 {
            let told = told(3, seed, Some(Seat(0)));
            let (mut own, mut has_fought) = (0, false);
            for (at, (_, event)) in told.iter().enumerate() {
                let Event::Auction { totals, .. } = event else {
                    (own, has_fought) = (0, false);
                    continue;
                };
                let scene = Scene {
                    before: &told[..at],
                    colours: &[0, 1, 2],
                    names: &[],
                    lang: None,
                    viewer: Some(Seat(0)),
                };
                let beat = scene.beat(event).unwrap();
                assert_eq!(beat.joins, has_fought, "the first fought for alone begins");
                if totals.get(Seat(0)).is_none() {
                    continue;
                }
                own += 1;
                has_fought |= totals.iter().count() > 1;
                if has_fought {
                    let lots = beat.picture.unwrap().matches("told-lot").count();
                    assert_eq!(lots, own, "what nobody contested stands there, too");
                    (lists, longest) = (lists + 1, longest.max(lots));
                }
            }
        }
        assert!(lists > 10 && longest > 1, "{lists} {longest}");
    }

    #[test]
    fn below_the_list_stands_who_got_the_rest_and_in_it_why_a_tie_was_won() {
        let names = ["Ann", "Ben", "Cleo"].map(str::to_owned);
        let (mut elsewhere, mut ties) = (0, 0);
        for seed in 0..6 {
            let told = told(3, seed, Some(Seat(0)));
            for (at, (_, event)) in told.iter().enumerate() {
                let Event::Auction { totals, winner: Some(winner), .. } = event else { continue };
                let scene = Scene {
                    before: &told[..at],
                    colours: &[0, 1, 2],
                    names: &names,
                    lang: Some(Lang::En),
                    viewer: Some(Seat(0)),
                };
                let beat = scene.beat(event).unwrap();
                let Some(picture) = beat.picture else { continue };
                if totals.get(Seat(0)).is_none() {
                    assert_eq!(picture.contains("Elsewhere: "), beat.joins);
                    elsewhere += usize::from(beat.joins);
                } else {
                    let best = totals.get(*winner);
                    if totals.iter().filter(|(_, n)| Some(n) == best).count() > 1 {
                        assert!(picture.contains("first in turn order"), "{picture}");
                        ties += 1;
                    }
                }
            }
        }
        assert!(elsewhere > 5 && ties > 2, "{elsewhere} {ties}");
    }

    #[test]
    fn a_mission_is_told_once_for_each_flight_and_once_for_those_who_cannot_follow() {
        let (mut all, mut apart) = (0, 0);
        for seed in 0..6 {
            let told = told(4, seed, None);
            let mut queue: Option<(MissionId, usize, usize)> = None;
            for (at, (_, event)) in told.iter().enumerate() {
                let Event::Mission { mission, done, .. } = event else {
                    queue = None;
                    continue;
                };
                let scene = Scene {
                    before: &told[..at],
                    colours: &[0, 1, 2, 3],
                    names: &[],
                    lang: None,
                    viewer: None,
                };
                let joins = scene.beat(event).unwrap().joins;
                let begun = queue.filter(|(id, ..)| id == mission);
                let (_, flights, beats) = begun.unwrap_or((*mission, 0, 0));
                let (flights, beats) = (flights + usize::from(*done), beats + usize::from(!joins));
                assert!(beats <= flights + 1, "seed {seed}: {beats} for {flights} flights");
                queue = Some((*mission, flights, beats));
                all += 1;
                apart += usize::from(!joins);
            }
        }
        assert!(apart < all, "{apart} of {all}");
    }

    #[test]
    fn a_ship_is_rebuilt_as_it_was_told() {
        for seed in 0..6 {
            let (_, played) = game(4, seed);
            let (told, view) = (told(4, seed, None), played.view(None));
            let scene = Scene { before: &told, colours: &[], names: &[], lang: None, viewer: None };
            for (whose, seen) in view.seats.pairs() {
                assert_eq!(scene.ship(whose), seen.ship, "seed {seed}");
            }
        }
    }

    #[test]
    fn a_picture_of_an_auction_shows_every_sum_and_one_winner() {
        let told = told(5, 3, None);
        let auctions = told.iter().enumerate().filter_map(|(at, (_, event))| match event {
            Event::Auction { totals, winner, .. } => Some((at, event, totals, winner)),
            _ => None,
        });
        let mut seen = 0;
        for (at, event, totals, winner) in auctions {
            let scene = Scene {
                before: &told[..at],
                colours: &[0, 1, 2, 3, 4],
                names: &[],
                lang: None,
                viewer: None,
            };
            let picture = auction(&scene, event).unwrap();
            assert_eq!(picture.matches("<li").count(), totals.iter().count());
            assert_eq!(picture.matches("is-won").count(), usize::from(winner.is_some()));
            for (whose, total) in totals.iter() {
                assert_eq!(total_of(&scene, event, *whose), *total);
            }
            // What lies there is the same before it is told what comes of it.
            let Event::Auction { target, .. } = event else { unreachable!() };
            let lies = super::totals(&scene, *target);
            assert!(lies.is_sorted_by(|(_, more), (_, less)| more >= less));
            assert_eq!(lies.len(), totals.iter().count());
            assert!(lies.iter().all(|(whose, total)| totals.get(*whose) == Some(total)));
            assert_eq!(lying(&scene, *target, &lies).matches("<li").count(), lies.len());
            seen += 1;
        }
        assert!(seen > 20);
    }

    fn total_of(scene: &Scene, event: &Event, whose: Seat) -> u8 {
        let Event::Auction { target, .. } = event else { panic!("{event:?}") };
        let laid = scene.laid(*target);
        let (_, tiles) = laid.iter().find(|(seat, _)| *seat == whose).unwrap();
        tiles.iter().map(|tile| tile.value.unwrap() + u8::from(tile.crew)).sum()
    }
}
