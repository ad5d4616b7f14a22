//! Who may end the match in this round, and what can be done against it.

use crate::words::{FarlightWords, Lang, PartWords, capital, fill};
use rules::Seat;
use rules::farlight::{MissionId, Reach, Target, View};
use std::fmt::Display;

/// As many parts and services are named at most that a seat may lack one of.
const NAMED: usize = 2;

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
        let mut all = self.view.ends_in_reach();
        // The most certain first, of each seat that alone.
        rules::order::sort_by_key(&mut all, |&(seat, id, reach)| {
            (seat, !self.lays(seat, id), reach, id)
        });
        let mut missions: Vec<MissionId> = all.iter().map(|(_, id, _)| *id).collect();
        rules::order::sort(&mut missions);
        missions.dedup();
        let said: Vec<String> = all.iter().flat_map(|&end| self.told(end)).collect();
        all.dedup_by_key(|(seat, ..)| *seat);
        let who: Vec<String> = all.into_iter().map(|end| self.stands(end)).collect();
        let names: Vec<&str> = missions.iter().map(|&id| self.parts.mission(id)).collect();
        let line = if names.len() == 1 { self.words.ends_soon } else { self.words.ends_many };
        let values: [(&str, &dyn Display); 2] =
            [("mission", &names.first().unwrap_or(&"")), ("who", &who.join(" · "))];
        let head = fill(line, &values);
        (!names.is_empty()).then(|| (head, format!("{}\n{}", names.join(", "), said.join("\n"))))
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// That a rival has a tile there tells more than what he could do.
    fn lays(&self, seat: Seat, id: MissionId) -> bool {
        let mut bids = self.view.seats[seat].bids.iter();
        self.view.viewer != Some(seat) && bids.any(|bid| bid.target == Target::Mission(id))
    }

    /// How a seat stands to the end.
    fn stands(&self, (seat, id, reach): (Seat, MissionId, Reach)) -> String {
        let text = match (self.lays(seat, id), reach) {
            (true, _) => self.words.ends_bid,
            (false, Reach::Ready) => self.words.ends_ready,
            (false, Reach::OneWin) => self.words.ends_one_win,
        };
        let what = self.lacks(seat, id);
        let named = (1..=NAMED).contains(&what.len());
        let what = if named {
            what.join(&format!(" {} ", self.words.or))
        } else {
            self.words.one_win.to_owned()
        };
        fill(text, &[("name", &self.name(seat)), ("what", &what)])
    }

    /// What would make a seat ready, by name.
    fn lacks(&self, seat: Seat, id: MissionId) -> Vec<&'static str> {
        let name = |target| match target {
            Target::Slot(_) => self.view.part_at(target).map(|part| self.parts.part(part)),
            Target::Service(service) => Some(self.parts.service(service).0),
            Target::Mission(id) => Some(self.parts.mission(id)),
        };
        self.view.last_wins(seat, id).into_iter().filter_map(name).collect()
    }

    /// What a seat has and lacks for a mission; of a rival what can be done against it.
    fn told(&self, (seat, id, reach): (Seat, MissionId, Reach)) -> Vec<String> {
        let ready = self.view.seats[seat].readiness(id);
        let name = self.name(seat);
        let stands: [(&str, &dyn Display); 2] =
            [("name", &name), ("n", &self.parts.verdict(id, &ready))];
        let against =
            (self.view.viewer.is_some_and(|viewer| viewer != seat)).then(|| match reach {
                Reach::Ready => self.fly_first(name, id),
                Reach::OneWin => {
                    let what = self.lacks(seat, id).join(", ");
                    fill(self.words.outbid, &[("name", &name), ("what", &what)])
                }
            });
        [fill(self.words.tell_total, &stands)].into_iter().chain(against).collect()
    }

    /// What can be done against whoever is ready for a mission.
    pub fn fly_first(&self, name: &str, id: MissionId) -> String {
        let values: [(&str, &dyn Display); 3] = [
            ("name", &name),
            ("mission", &self.parts.mission(id)),
            ("half", &id.card().half_points()),
        ];
        capital(&fill(self.words.fly_first, &values))
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
                            assert!(told.contains("flies it first"), "{told}");
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
