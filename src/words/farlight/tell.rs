//! The log: every event in words.

use crate::words::{FarlightWords, Lang, PartWords, agree, fill};
use rules::Seat;
use rules::farlight::{Benefits, BidTile, Event, PartId, Target, Unfit};
use std::fmt::Display;

/// Tells events.
pub struct Telling<'a> {
    words: &'static FarlightWords,
    parts: PartWords,
    /// What everybody is called, in seat order.
    names: &'a [String],
    /// The parts that lay in the slots.
    slots: &'a [PartId],
    /// What was told before.
    before: &'a [(usize, Event)],
}

impl<'a> Telling<'a> {
    /// A teller of what followed on what was told `before`.
    pub fn new(names: &'a [String], before: &'a [(usize, Event)], lang: Lang) -> Telling<'a> {
        let laid = before.iter().rev().find_map(|(_, event)| match event {
            Event::Setup { slots, .. } | Event::Refill { slots, .. } => Some(&slots[..]),
            Event::Bid { .. }
            | Event::Reveal { .. }
            | Event::Auction { .. }
            | Event::Repair { .. }
            | Event::Engineer { .. }
            | Event::Install { .. }
            | Event::Scrap { .. }
            | Event::Benefit { .. }
            | Event::Boost { .. }
            | Event::Mission { .. }
            | Event::Award { .. }
            | Event::Leftovers { .. }
            | Event::Result { .. } => None,
        });
        let slots = laid.unwrap_or_default();
        Telling { words: lang.farlight(), parts: PartWords::new(lang), names, slots, before }
    }

    /// An event in words; nothing where there is nothing to tell.
    pub fn tell(&self, event: &Event) -> Vec<String> {
        let (words, parts) = (self.words, self.parts);
        match event {
            Event::Setup { first, awards, .. } => {
                vec![self.of(*first, words.tell_setup, &[("awards", &parts.awards(awards))])]
            }
            Event::Bid { seat, tiles, .. } => {
                vec![self.of(*seat, words.tell_bid, &[("tiles", &self.tiles(tiles))])]
            }
            Event::Reveal { round, tiles } => {
                let line = |(seat, tiles): &(Seat, Vec<BidTile>)| {
                    self.of(*seat, words.tell_bid, &[("tiles", &self.tiles(tiles))])
                };
                let first = fill(words.tell_reveal, &[("n", round)]);
                std::iter::once(first).chain(tiles.iter().map(line)).collect()
            }
            Event::Auction { target, totals, winner, bonus_crew, consolation, .. } => {
                self.auction(*target, totals, *winner, *bonus_crew, consolation)
            }
            Event::Repair { seat, discarded } if discarded.is_empty() => {
                vec![self.of(*seat, words.tell_repair_none, &[])]
            }
            Event::Repair { seat, discarded } => {
                vec![self.of(*seat, words.tell_repair, &[("parts", &parts.parts(discarded))])]
            }
            Event::Engineer { seat, part, die } | Event::Boost { seat, part, die } => {
                vec![self.of(*seat, words.tell_die, &[("part", &parts.part(*part)), ("n", die)])]
            }
            Event::Install { seat, part, paid, .. } => {
                let values: [(&str, &dyn Display); 2] = [("part", &parts.part(*part)), ("n", paid)];
                vec![self.of(*seat, &self.agree(words.tell_install, u16::from(*paid)), &values)]
            }
            Event::Scrap { seat, part, why } => {
                let template = match why.0 {
                    None => words.tell_scrap,
                    Some(Unfit::Crew) => words.tell_scrap_crew,
                    Some(Unfit::Place) => words.tell_scrap_place,
                };
                vec![self.of(*seat, template, &[("part", &parts.part(*part))])]
            }
            Event::Benefit { crew: 0, science: 0, .. } => Vec::new(),
            Event::Benefit { seat, crew, science } => {
                let gained = Benefits { science: *science, crew: *crew, ..Benefits::NONE };
                vec![self.of(*seat, words.tell_benefit, &[("what", &parts.benefits(gained))])]
            }
            Event::Mission { .. } => vec![self.mission(event)],
            Event::Refill { round, .. } => {
                vec![self.of(self.first_after(*round), words.tell_refill, &[("n", round)])]
            }
            Event::Award { award, seats, values } => {
                let names: Vec<&str> = seats.iter().map(|&seat| self.name(seat)).collect();
                let (name, about) = parts.award(*award);
                let values: [(&str, &dyn Display); 4] = [
                    ("award", &name),
                    ("about", &about),
                    ("values", &self.totals(&values.0)),
                    ("names", &names.join(", ")),
                ];
                vec![fill(words.tell_award, &values)]
            }
            Event::Leftovers { seat, tokens, points } => {
                let values: [(&str, &dyn Display); 2] = [("n", points), ("tokens", tokens)];
                vec![self.of(*seat, &self.agree(words.tell_leftovers, *points), &values)]
            }
            Event::Result { totals, deciding_values, .. } => {
                let mut lines = vec![fill(words.tell_result, &[("totals", &self.totals(totals))])];
                lines.extend(deciding_values.0.iter().map(|(award, values)| {
                    let (name, about) = parts.award(*award);
                    let values: [(&str, &dyn Display); 3] =
                        [("award", &name), ("about", &about), ("values", &self.totals(values))];
                    fill(words.tell_deciding, &values)
                }));
                lines
            }
        }
    }

    /// What everybody has laid on a target, whose tiles come to this.
    pub fn laid(&self, target: Target, totals: &[(Seat, u8)]) -> String {
        let sums = totals.iter().map(|&(seat, total)| (seat, self.sum(seat, target, total)));
        self.totals(&sums.collect::<Vec<_>>())
    }

    fn auction(
        &self,
        target: Target,
        totals: &[(Seat, u8)],
        winner: Option<Seat>,
        bonus_crew: u16,
        consolation: &[(Seat, u8)],
    ) -> Vec<String> {
        let words = self.words;
        let values: [(&str, &dyn Display); 2] =
            [("target", &self.target(target)), ("totals", &self.laid(target, totals))];
        let Some(winner) = winner else { return vec![fill(words.tell_not_won, &values)] };
        let tie = self.tie(totals, winner).map_or_else(String::new, |tie| format!(" {tie}"));
        let mut lines = vec![self.of(winner, words.tell_won, &values) + &tie];
        if bonus_crew > 0 {
            lines.push(self.of(
                winner,
                &self.agree(words.tell_bonus, bonus_crew),
                &[("n", &bonus_crew)],
            ));
        }
        let gained = consolation.iter().filter(|(_, n)| *n > 0);
        let consoled = |n: u8| self.agree(words.tell_consolation, n.into());
        lines.extend(gained.map(|(seat, n)| self.of(*seat, &consoled(*n), &[("n", n)])));
        lines
    }

    /// That the order of the round decided an auction, where it did.
    pub fn tie(&self, totals: &[(Seat, u8)], winner: Seat) -> Option<String> {
        let best = totals.iter().find(|(seat, _)| *seat == winner)?.1;
        let tied = totals.iter().filter(|(_, n)| *n == best).count() > 1;
        tied.then(|| self.of(winner, self.words.tie, &[("n", &best)]))
    }

    /// What somebody's tiles come to, with what makes it up where that is more than one thing.
    fn sum(&self, seat: Seat, target: Target, total: u8) -> String {
        let turned = self.before.iter().rev().find_map(|(_, event)| {
            if let Event::Reveal { tiles, .. } = event { tiles.get(seat) } else { None }
        });
        let there = turned.into_iter().flatten().filter(|tile| tile.target == target);
        let summand = |tile: &BidTile| {
            let crew = tile.crew.then(|| self.parts.count(self.words.n_crew, 1_u16));
            tile.value.map(|n| n.to_string()).into_iter().chain(crew)
        };
        let all: Vec<String> = there.flat_map(summand).collect();
        let sum = if all.len() > 1 { format!("{} = ", all.join(" + ")) } else { String::new() };
        format!("{sum}{total}")
    }

    /// Who is first in the round after this one.
    fn first_after(&self, round: u16) -> Seat {
        let first = self.before.iter().find_map(|(_, event)| {
            if let Event::Setup { first, .. } = event { Some(first.0) } else { None }
        });
        let all = self.names.len().max(1) as u16;
        Seat(((u16::from(first.unwrap_or(0)) + round) % all) as u8)
    }

    fn mission(&self, event: &Event) -> String {
        let Event::Mission { mission, seat, done, points, bought_biotech, lacks, .. } = event
        else {
            return String::new();
        };
        let words = self.words;
        let why =
            lacks.0.as_ref().map_or_else(String::new, |lacks| self.parts.verdict(*mission, lacks));
        let template = match (done, bought_biotech) {
            (false, _) if lacks.0.is_none() => words.tell_passed,
            (false, _) => words.tell_unable,
            (true, 0) => words.tell_flown,
            (true, _) => words.tell_flown_bought,
        };
        let crew = rules::farlight::CREW_PER_BIOTECH * u16::from(*bought_biotech);
        let values: [(&str, &dyn Display); 4] = [
            ("mission", &self.parts.mission(*mission)),
            ("n", points),
            ("crew", &crew),
            ("why", &why),
        ];
        self.of(*seat, &self.agree(template, u16::from(*points)), &values)
    }

    fn agree(&self, text: &str, n: u16) -> String {
        agree(self.parts.lang, text, n)
    }

    /// What somebody has of something.
    pub fn of_seat(&self, seat: Seat, what: &dyn Display) -> String {
        self.of(seat, self.words.tell_total, &[("n", what)])
    }

    fn totals<N: Display>(&self, totals: &[(Seat, N)]) -> String {
        let one = |(seat, n): &(Seat, N)| self.of_seat(*seat, n);
        totals.iter().map(one).collect::<Vec<_>>().join(", ")
    }

    fn tiles(&self, tiles: &[BidTile]) -> String {
        tiles.iter().map(|tile| self.tile(tile)).collect::<Vec<_>>().join(", ")
    }

    fn tile(&self, tile: &BidTile) -> String {
        let target = self.target(tile.target);
        let text = match tile.value {
            Some(n) => fill(self.words.tell_tile, &[("n", &n), ("target", &target)]),
            None => fill(self.words.tell_hidden, &[("target", &target)]),
        };
        if tile.crew { format!("{text} {}", self.words.with_crew) } else { text }
    }

    /// What a target is called: a slot by the part that lay there.
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Slot(n) => match self.slots.get(usize::from(n) - 1) {
                Some(&part) => self.parts.part(part).to_owned(),
                None => n.to_string(),
            },
            Target::Service(service) => self.parts.service(service).0.to_owned(),
            Target::Mission(id) => self.parts.mission(id).to_owned(),
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn of(&self, seat: Seat, template: &str, values: &[(&str, &dyn Display)]) -> String {
        fill(&fill(template, &[("name", &self.name(seat))]), values)
    }
}
