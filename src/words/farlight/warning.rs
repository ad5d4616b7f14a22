//! Who may end the match in this round, and what can be done against it.

use crate::words::{FarlightWords, Lang, PartWords, fill};
use rules::Seat;
use rules::farlight::{MissionId, Reach, Target, View};
use std::fmt::Display;

/// As many parts and services are named at most that a seat may lack one of.
const NAMED: usize = 2;

/// Who may end the match by which mission, and how far he is from it.
type End = (Seat, MissionId, Reach);

/// Warns of the end as somebody knows the table; `names` is what everybody is called, in seat order.
#[derive(Clone, Copy)]
pub struct Warning<'a> {
    view: &'a View,
    names: &'a [String],
    parts: PartWords,
    words: &'static FarlightWords,
}

impl<'a> Warning<'a> {
    /// The warning at a table.
    pub fn new(view: &'a View, names: &'a [String], lang: Lang) -> Warning<'a> {
        Warning { view, names, parts: PartWords::new(lang), words: lang.farlight() }
    }

    /// What threatens, in one line, and all that there is to know of it; none while nobody can end the match.
    pub fn said(&self) -> Option<(String, String)> {
        let all = self.view.ends_in_reach();
        let &(_, id, _) = all.first()?;
        let alone = all.iter().all(|end| end.1 == id);
        let (mut who, mut told) = (String::new(), String::new());
        for &end in &all {
            told.push('\n');
            told += &self.told(end);
            // Of each seat what is most certain, or how many he has bid on.
            let surer = |other: &End| other.0 == end.0 && self.rank(*other) < self.rank(end);
            if !all.iter().any(surer) {
                who += if who.is_empty() { "" } else { " · " };
                let bid_on = all.iter().filter(|one| one.0 == end.0 && self.lays(one.0, one.1));
                let values: &[(&str, &dyn Display)] =
                    &[("name", &self.name(end.0)), ("n", &bid_on.clone().count())];
                who += &match bid_on.count() {
                    0 | 1 => self.stands(end, alone),
                    _ => fill(self.words.ends_bid_all, values),
                };
            }
        }
        let line = match (self.view.launch.climax, alone) {
            (true, _) => self.words.ends_now,
            (false, true) => self.words.ends_soon,
            (false, false) => self.words.ends_many,
        };
        let values: [(&str, &dyn Display); 2] =
            [("mission", &self.parts.mission(id)), ("who", &who)];
        let line = fill(line, &values);
        told.insert_str(0, &line);
        Some((line, told))
    }

    /// The more certain, the lower.
    fn rank(&self, (seat, id, reach): End) -> (bool, Reach, MissionId) {
        (!self.lays(seat, id), reach, id)
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// That a rival has a tile there tells more than what he could do.
    fn lays(&self, seat: Seat, id: MissionId) -> bool {
        let mut bids = self.view.seats[seat].bids.iter();
        self.view.viewer != Some(seat) && bids.any(|bid| bid.target == Target::Mission(id))
    }

    /// How a seat stands to the end, the mission being named already or not.
    fn stands(&self, (seat, id, reach): End, named: bool) -> String {
        let text = match (self.lays(seat, id), reach) {
            (true, _) if !named => self.words.ends_bid_on,
            (true, _) => self.words.ends_bid,
            (false, Reach::Ready) => self.words.ends_ready,
            (false, Reach::OneWin) => self.words.ends_one_win,
        };
        let wins = self.view.last_wins(seat, id);
        let what =
            if wins.len() <= NAMED { self.list(&wins) } else { self.words.one_win.to_owned() };
        let values: [(&str, &dyn Display); 3] =
            [("name", &self.name(seat)), ("what", &what), ("mission", &self.parts.mission(id))];
        fill(text, &values)
    }

    /// Parts and services by name.
    fn list(&self, wins: &[Target]) -> String {
        let mut list = String::new();
        for &target in wins {
            list += if list.is_empty() { "" } else { " / " };
            list += match target {
                Target::Slot(_) => {
                    self.view.part_at(target).map_or("", |part| self.parts.part(part))
                }
                Target::Service(service) => self.parts.service(service).0,
                Target::Mission(id) => self.parts.mission(id),
            };
        }
        list
    }

    /// What a seat has and lacks for a mission; of a rival what can be done against it.
    fn told(&self, (seat, id, reach): End) -> String {
        let name = self.name(seat);
        let verdict = self.parts.stands(self.view, seat, id);
        let stands: [(&str, &dyn Display); 2] = [("name", &name), ("n", &verdict)];
        let stands = fill(self.words.tell_total, &stands);
        let stands = format!("{} · {stands}", self.parts.mission(id));
        match reach {
            _ if self.view.viewer == Some(seat) => stands,
            Reach::Ready => format!("{stands}\n{}", self.fly_first(name, id)),
            Reach::OneWin => {
                let what = self.list(&self.view.last_wins(seat, id));
                let help = fill(self.words.outbid, &[("name", &name), ("what", &what)]);
                format!("{stands}\n{help}")
            }
        }
    }

    /// What can be done against whoever is ready for a mission.
    pub fn fly_first(&self, name: &str, id: MissionId) -> String {
        let values: [(&str, &dyn Display); 3] = [
            ("name", &name),
            ("mission", &self.parts.mission(id)),
            ("half", &id.card().half_points()),
        ];
        fill(self.words.fly_first, &values)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::farlight::{Farlight, Service, Table};
    use rules::{Match, Seed};

    /// Whatever threatens is one line, and against every rival it names a way that the rules give: what he lacks
    /// to be outbid on, or the mission to be flown first.
    #[test]
    fn a_warning_is_one_line_and_names_what_helps() {
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        let (mut ready, mut lacking, mut several) = (0, 0, 0);
        for seed in 0..12 {
            let mut played = Match::<Farlight>::new(Table { seats: 2 }, Seed(seed)).unwrap();
            while let Some(seat) = played.decider() {
                let view = played.view(Some(seat));
                let ends = view.ends_in_reach();
                let said = Warning::new(&view, &names, Lang::En).said();
                assert_eq!(said.is_some(), !ends.is_empty());
                let (line, told) = said.unwrap_or_default();
                assert!(!line.contains('\n'));
                for &(whose, id, reach) in &ends {
                    assert!(line.contains(&names[whose.index()]), "{line}");
                    several += usize::from(ends.iter().any(|end| end.1 != id));
                    let lacks = view.last_wins(whose, id);
                    match reach {
                        _ if whose == seat => {}
                        Reach::Ready => {
                            ready += 1;
                            assert!(told.contains("to fly it first"), "{told}");
                        }
                        Reach::OneWin => {
                            lacking += 1;
                            assert!(!lacks.is_empty() && told.contains("Outbid"), "{told}");
                            let hire = lacks.contains(&Target::Service(Service::Hire));
                            assert!(!hire || told.contains("Hire"), "{told}");
                        }
                    }
                }
                let dice = bots::dice(Seed(seed), played.choices().len());
                let choice = bots::choose::<Farlight>(&view, bots::Level::Greedy, dice, 0).unwrap();
                played.play(choice, &mut rules::Silent).unwrap();
            }
        }
        assert!(ready > 0 && lacking > 0 && several > 0, "{ready} {lacking} {several}");
    }
}
