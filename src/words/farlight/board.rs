//! The whole table as a list of sentences, for whoever does not see it.

use crate::words::{FarlightWords, Lang, PartWords, count, fill};
use rules::Seat;
use rules::farlight::{MissionId, SeatView, Service, Target, View};
use std::fmt::Display;

/// Says what lies on a table.
pub struct Board<'a> {
    view: &'a View,
    names: &'a [String],
    parts: PartWords,
    words: &'static FarlightWords,
}

impl<'a> Board<'a> {
    /// The table as somebody knows it; `names` is what everybody is called, in seat order.
    pub fn new(view: &'a View, names: &'a [String], lang: Lang) -> Board<'a> {
        Board { view, names, parts: PartWords::new(lang), words: lang.farlight() }
    }

    /// Everything, one thing a line: the players, the parts, the services, the missions, the awards.
    pub fn lines(&self) -> Vec<String> {
        let view = self.view;
        let slots = (1..=view.slots.len() as u8).map(|n| self.slot(n));
        let missions = view.stacks.iter().filter_map(|stack| stack.split_first());
        view.order()
            .map(|seat| self.seat(seat))
            .chain(slots)
            .chain(Service::ALL.into_iter().map(|service| self.service(service)))
            .chain(missions.map(|(&top, rest)| self.stack(top, rest)))
            .chain(view.awards.iter().map(|&award| {
                let (name, about) = self.parts.award(award);
                let stand = view.seats.pairs();
                let stand = stand.map(|(seat, seen)| self.of(seat, &award.value(seen.standing())));
                format!("{name}, {about}. {}", stand.collect::<Vec<_>>().join(", "))
            }))
            .collect()
    }

    fn seat(&self, seat: Seat) -> String {
        let (words, seen) = (self.words, &self.view.seats[seat]);
        let mine = self.view.viewer == Some(seat);
        let crew = if mine { self.view.crew_free() } else { seen.crew };
        let mut said = vec![
            self.count(words.n_points, seen.score()),
            self.count(words.n_crew, crew),
            self.count(words.n_science, seen.science),
            self.count(words.n_biotech, seen.ship.biotech().into()),
        ];
        let edges = || self.parts.edges(seen.ship.edges());
        said.extend(self.view.counts_edges().then(edges));
        said.extend((self.view.first == seat).then(|| words.first_player.to_owned()));
        said.extend(self.ship(seen));
        let won: Vec<&str> = seen.pending.iter().map(|won| self.parts.part(won.part)).collect();
        let values: [(&str, &dyn Display); 2] = [("what", &words.won), ("it", &won.join(", "))];
        said.extend((!won.is_empty()).then(|| fill(self.parts.lang.words().about, &values)));
        self.of(seat, &said.join(", "))
    }

    fn ship(&self, seen: &SeatView) -> Option<String> {
        let named = |p: &rules::farlight::Installed| {
            let effects = self.parts.effects(p.part, p.die);
            format!("{} ({effects})", self.parts.part(p.part))
        };
        let parts: Vec<String> = seen.ship.parts().iter().map(named).collect();
        (!parts.is_empty()).then(|| fill(self.words.joined_parts, &[("parts", &parts.join(", "))]))
    }

    fn slot(&self, n: u8) -> String {
        let slot = self.view.slots.get(usize::from(n) - 1).copied().flatten();
        let Some(slot) = slot else { return self.words.slot_empty.to_owned() };
        let mut said = self.parts.sentence(slot.part, slot.die);
        if slot.bonus > 0 {
            said += &format!(", {}", self.count(self.words.bonus, slot.bonus));
        }
        said + &self.bids(Target::Slot(n))
    }

    fn service(&self, service: Service) -> String {
        let (name, about) = self.parts.service(service);
        format!("{name}, {about}{}", self.bids(Target::Service(service)))
    }

    fn stack(&self, top: MissionId, rest: &[MissionId]) -> String {
        let mut said = self.parts.asked(top);
        if let Some(seat) = self.view.viewer {
            said = self.also(&said, &self.parts.stands(self.view, seat, top));
        }
        said += &self.bids(Target::Mission(top));
        let later: Vec<String> = rest.iter().map(|&id| self.parts.asked(id)).collect();
        if !later.is_empty() {
            said += &format!(". {} {}", self.words.later, later.join(" · "));
        }
        said
    }

    /// Whose tiles lie there.
    fn bids(&self, target: Target) -> String {
        let words = self.words;
        let said = |seat: Seat, value: Option<u8>, crew: bool| {
            let values: [(&str, &dyn Display); 2] =
                [("name", &self.name(seat)), ("n", &value.unwrap_or(0))];
            let text =
                fill(if value.is_some() { words.bid_known } else { words.bid_hidden }, &values);
            if crew { format!("{text} {}", words.with_crew) } else { text }
        };
        let lying = self.view.order().flat_map(|seat| {
            let bids = self.view.seats[seat].bids.iter();
            let here = bids.filter(|bid| bid.target == target);
            here.map(|bid| said(seat, bid.value, bid.crew)).collect::<Vec<_>>()
        });
        let placed = self.view.draft.placed.iter().filter(|bid| bid.target == target);
        let drafted = placed.map(|bid| said(self.view.turn, Some(bid.value), bid.crew));
        let all: Vec<String> = lying.chain(drafted).collect();
        if all.is_empty() { String::new() } else { format!(". {}", all.join(", ")) }
    }

    fn of(&self, seat: Seat, what: &dyn Display) -> String {
        fill(self.words.tell_total, &[("name", &self.name(seat)), ("n", what)])
    }

    fn also(&self, what: &str, more: &str) -> String {
        fill(self.parts.lang.words().also, &[("what", &what), ("more", &more)])
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    fn count(&self, text: &str, n: u16) -> String {
        count(self.parts.lang, text, n)
    }
}
