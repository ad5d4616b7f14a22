//! The whole table as a list of sentences, for whoever does not see it.

use super::{FireflyText, Sights, Thing};
use crate::chart::flag::flags;
use crate::chart::plan::distance;
use crate::words::{FireflyPageWords, fill};
use rules::Seat;
use rules::firefly::job::JobId;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::ship::Spaces;
use rules::firefly::skill::Skill;
use rules::firefly::{Arms, Captain, Goods, Person, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of the table as a list.
    BoardWords {
        carries: "with {what}", "avec {what}";
        none: "nothing", "rien";
        job: "Job {state}, {job}", "Contrat {state}, {job}";
    }
}

impl FireflyText {
    /// Everything, one thing a line: each captain with his ship, the next goal, one's jobs, the Cruiser
    /// and the Cutter, then each place where something can be had, the nearest first.
    pub fn board(&self, view: &View, names: &[String]) -> Vec<String> {
        let flags = flags(view, *self);
        let sights = Sights { view, names, flags: &flags, text: *self };
        let own = view.viewer.unwrap_or(Seat(0));
        let seats = view.seats().filter(|&seat| seat != own);
        let board = Board { text: *self, view, sights, around: self.lang.firefly_page() };
        let mut lines: Vec<String> =
            std::iter::once(own).chain(seats).flat_map(|seat| board.captain(seat)).collect();
        lines.extend(view.posted.filter(|_| CARRIED).map(|posted| self.posted(posted)));
        lines.extend(board.goal(own));
        lines.extend(board.jobs(own));
        lines.extend(board.places());
        lines
    }
}

struct Board<'a> {
    text: FireflyText,
    view: &'a View,
    sights: Sights<'a>,
    around: &'static FireflyPageWords,
}

impl Board<'_> {
    /// Where somebody is and how he stands; who is aboard; what is aboard.
    fn captain(&self, seat: Seat) -> Vec<String> {
        let (around, text, captain) = (self.around, self.text, self.view.captain(seat));
        let name = super::names::name(self.sights.names, seat);
        let place = captain.sector.map(|at| text.sector(at));
        let mut stands = vec![
            text.ship(captain, seat).to_owned(),
            place.unwrap_or(around.not_placed.to_owned()),
            text.money(captain.money),
        ];
        if let Some(story) = self.view.table.story().filter(|story| !story.goals.is_empty()) {
            let values: [(&str, &dyn Display); 1] = [("all", &story.goals.len())];
            let goals = text.count(around.goals, captain.goals);
            stands.push(fill(&goals, &values));
        }
        let haven = captain.haven.0.filter(|_| CARRIED).map(|at| text.sector(at));
        stands.extend(haven.map(|at| text.about(text.lang.firefly_map().haven, &at)));
        if captain.warrants > 0 {
            stands.push(fill(around.warrants, &[("n", &captain.warrants)]));
        }
        stands.extend(captain.is_outlaw().then(|| around.outlaw.to_owned()));
        let solid = rules::firefly::contact::Contact::ALL.into_iter();
        let solid: Vec<&str> = solid
            .filter(|&contact| captain.is_solid(contact))
            .map(|contact| text.contact(contact))
            .collect();
        if !solid.is_empty() {
            stands.push(fill(around.solid_with, &[("name", &solid.join(", "))]));
        }
        if self.view.viewer != Some(seat) {
            let values: [(&str, &dyn Display); 2] =
                [("hand", &self.view.held(seat)), ("active", &captain.active.len())];
            stands.push(fill(around.jobs_held, &values));
        }
        [stands.join(" · "), self.crew(captain), self.ship(captain)]
            .into_iter()
            .map(|line| text.about(&name, &line))
            .collect()
    }

    fn crew(&self, captain: &Captain) -> String {
        let (around, text) = (self.around, self.text);
        let everyone = captain.everyone();
        let heading = fill(around.crew, &[("n", &everyone.len()), ("all", &captain.berths())]);
        let mates: Vec<String> = everyone.iter().map(|&mate| self.mate(captain, mate)).collect();
        let points = |skill| {
            let points = captain.points(&everyone, skill, Arms::Armed);
            text.numbered(text.skill(skill), points)
        };
        let together = Skill::ALL.map(points).join(", ");
        let spare = captain.gear.iter().filter(|gear| gear.carrier.is_none());
        let spare: Vec<&str> = spare.map(|gear| text.supply(gear.card)).collect();
        if mates.is_empty() {
            return heading;
        }
        let mut lines =
            vec![text.about(&heading, &mates.join(", ")), text.about(around.skills_all, &together)];
        lines.extend((!spare.is_empty()).then(|| text.about(around.spare, &spare.join(", "))));
        lines.join(". ")
    }

    /// Somebody aboard: what he is, what he has, how he feels.
    fn mate(&self, captain: &Captain, person: Person) -> String {
        let (around, text) = (self.around, self.text);
        let printed = match (person, captain.leader) {
            (Person::Crew(card), _) => {
                let kind = card.printed();
                Some((kind.skills, kind.professions, kind.keywords))
            }
            (Person::Leader, Some(id)) => {
                let leader = id.leader();
                Some((leader.skills, leader.professions, leader.keywords))
            }
            (Person::Leader, None) => None,
        };
        let mut said = Vec::new();
        said.extend((person == Person::Leader).then(|| text.words.leader.to_owned()));
        if let Some((skills, professions, keywords)) = printed {
            said.extend(text.skills(skills));
            said.extend(professions.iter().map(|&one| text.profession(one).to_owned()));
            said.extend(text.keywords(keywords));
        }
        said.extend(captain.is_wanted(person).then(|| around.wanted.to_owned()));
        said.extend(captain.is_moral(person).then(|| around.moral.to_owned()));
        said.extend(captain.is_disgruntled(person).then(|| around.disgruntled.to_owned()));
        let gear: Vec<&str> = captain.carried(person).map(|card| text.supply(card)).collect();
        let carries = fill(words(text.lang).carries, &[("what", &gear.join(", "))]);
        said.extend((!gear.is_empty()).then_some(carries));
        text.aside(&text.who(captain, person), &said.join(", "))
    }

    /// The goods, how far the ship flies, what it is fitted with.
    fn ship(&self, captain: &Captain) -> String {
        let (around, text) = (self.around, self.text);
        let drive: [(&str, &dyn Display); 3] = [
            ("range", &captain.range()),
            ("fuel", &captain.burn_cost()),
            ("mosey", &captain.mosey()),
        ];
        let mut lines = vec![
            self.goods(around.hold, &captain.hold, captain.hold_spaces()),
            self.goods(around.stash, &captain.stash, captain.stash_spaces()),
            fill(around.drive, &drive),
        ];
        let fitted: Vec<&str> =
            captain.core.iter().chain(&captain.upgrades).map(|&card| text.supply(card)).collect();
        lines.extend((!fitted.is_empty()).then(|| text.about(around.upgrades, &fitted.join(", "))));
        lines.join(". ")
    }

    fn goods(&self, place: &str, goods: &Goods, spaces: Spaces) -> String {
        let some = goods.pairs().filter(|(_, n)| **n > 0);
        let some: Vec<String> = some.map(|(good, &n)| self.text.good(good, n.into())).collect();
        let none = words(self.text.lang).none;
        let what = if some.is_empty() { none.to_owned() } else { some.join(", ") };
        self.text.about(place, &self.text.aside(&what, &self.text.filled(goods, spaces)))
    }

    /// What is to be reached next, and how many turns are left for it.
    fn goal(&self, seat: Seat) -> Vec<String> {
        let (text, table) = (self.text, &self.view.table);
        let goal = self.view.captain(seat).goals;
        let heading = match table.aim() {
            Some(_) => text.words.item_aim.to_owned(),
            None => text.goal_number(goal),
        };
        let said = text.goal(table, goal);
        let mut lines = text.story_lines(table);
        let stands = text.story_stands(self.view, seat);
        lines.extend(stands.map(|(far, what, _)| text.about(&far, &what)));
        lines.extend((!said.is_empty()).then(|| text.about(&heading, &said)));
        lines
    }

    /// One's jobs: those under way first, then the hand.
    fn jobs(&self, seat: Seat) -> Vec<String> {
        if self.view.viewer != Some(seat) {
            return Vec::new();
        }
        let around = self.around;
        let active = self.view.captain(seat).active.iter().map(|active| {
            (active.job, if active.loaded { around.loaded } else { around.under_way })
        });
        let open = self.view.shares_jobs();
        let inactive = if open { around.lies_open } else { around.in_hand };
        let hand = self.view.hand.iter().map(|&job| (job, inactive));
        active.chain(hand).map(|(job, state)| self.job(seat, job, state)).collect()
    }

    fn job(&self, seat: Seat, id: JobId, state: &str) -> String {
        let (around, text) = (self.around, self.text);
        let values: [(&str, &dyn Display); 2] = [("state", &state), ("job", &text.job_label(id))];
        let name = text.about(&fill(words(text.lang).job, &values), text.contact(id.job().contact));
        // A challenge is worked nowhere by itself.
        if id.job().challenge.is_some() {
            return name;
        }
        let outlook = self.view.outlook(seat, id);
        let missing = text.missing(self.view, seat, id, &outlook);
        let mut said = vec![name, text.job_place(self.view, seat, &outlook, false)];
        said.extend(
            (!missing.is_empty()).then(|| fill(around.lacks, &[("what", &missing.join(", "))])),
        );
        said.push(text.prospect(id, &outlook));
        said.extend(text.upsets(self.view, seat, id));
        said.join(" · ")
    }

    /// The Cruiser and the Cutters, then where something can be had, the nearest first.
    fn places(&self) -> Vec<String> {
        let view = self.view;
        let offers = |at: &SectorId| {
            let there = self.sights.there(*at);
            there.iter().any(|(thing, _)| matches!(thing, Thing::Market | Thing::Contact(_)))
        };
        let mut places: Vec<SectorId> = view.cutters.sectors().to_vec();
        if !places.contains(&view.cruiser) {
            places.insert(0, view.cruiser);
        }
        let mut rest: Vec<SectorId> =
            view.chart().sectors().filter(offers).filter(|at| !places.contains(at)).collect();
        rules::order::sort_by_key(&mut rest, |&at| distance(view, at).unwrap_or(u8::MAX));
        places.append(&mut rest);
        places.into_iter().map(|at| self.sights.line(at)).collect()
    }
}
