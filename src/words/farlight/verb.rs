//! Every choice as the text of a button.

use crate::words::{FarlightWords, PartWords, agree, fill};
use rules::farlight::{
    AWARD_POINTS, Cell, Choice, Connectors, Direction, HIGHEST_DIE, Item, Misfit, MissionId,
    PartId, SeatView, Ship, Slot, Target, View,
};
use std::fmt::Display;

/// Says what choices do at a table.
#[derive(Clone, Copy)]
pub struct Verbs<'a> {
    /// What the chooser knows.
    pub view: &'a View,
    /// The chooser.
    pub own: &'a SeatView,
    /// The names of things.
    pub parts: PartWords,
    /// The words of the game.
    pub words: &'static FarlightWords,
}

impl Verbs<'_> {
    /// What a choice does.
    pub fn verb(&self, choice: Choice) -> String {
        let words = self.words;
        match choice {
            Choice::Tile(n) => fill(words.do_tile, &[("n", &n)]),
            Choice::Target(target) => self.about(target),
            Choice::Uncrewed => {
                let values: [(&str, &dyn Display); 2] =
                    [("what", &words.uncrewed), ("it", &self.laid(false))];
                fill(self.parts.lang.words().about, &values)
            }
            Choice::Crewed => self.laid(true),
            Choice::Discard(part) => self.discard(part),
            Choice::Done => words.do_done.to_owned(),
            Choice::Engineer(part) => self.die(words.do_die, part, 1),
            Choice::Upgrade(part) => self.die(words.do_upgrade, part, 1),
            Choice::Overhaul(part) => self.die(words.do_overhaul, part, HIGHEST_DIE),
            Choice::Install(part, cell) => self.install(part, cell),
            Choice::Scrap(part) => self.scrap(part),
            Choice::Skip => {
                let left = self.own.upgrades + self.own.overhauls;
                fill(words.do_skip, &[("n", &left)])
            }
            Choice::Complete => self.complete(),
            Choice::Pass => words.do_pass.to_owned(),
        }
    }

    /// What a tile can lie on.
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Slot(n) => {
                let slot = self.view.slots.get(usize::from(n) - 1).copied().flatten();
                let part = slot.map_or(self.words.slot_empty, |slot| self.parts.part(slot.part));
                part.to_owned()
            }
            Target::Service(service) => self.parts.service(service).0.to_owned(),
            Target::Mission(id) => {
                let values: [(&str, &dyn Display); 2] =
                    [("what", &self.words.mission), ("it", &self.parts.mission(id))];
                fill(self.parts.lang.words().about, &values)
            }
        }
    }

    /// What is said, and more.
    pub fn also(&self, what: &str, more: &str) -> String {
        fill(self.parts.lang.words().also, &[("what", &what), ("more", &more)])
    }

    /// A target and what is to be known of it.
    pub fn about(&self, target: Target) -> String {
        let name = match target {
            Target::Mission(id) => self.parts.mission(id).to_owned(),
            Target::Slot(_) | Target::Service(_) => self.target(target),
        };
        let more = match target {
            Target::Slot(_) => self.part_about(target, |part| self.parts.tools(part)),
            Target::Service(service) => self.parts.service(service).1.to_owned(),
            Target::Mission(id) => self.stands(id),
        };
        format!("{name} ({more})")
    }

    /// What the own ship lacks for a mission: nothing that it gives itself by the launch.
    fn stands(&self, id: MissionId) -> String {
        let own = self.view.viewer.map(|seat| self.parts.stands(self.view, seat, id));
        own.unwrap_or_default()
    }

    /// The same in short: it does not say what is the same for every part.
    pub fn brief(&self, target: Target) -> String {
        match target {
            Target::Slot(_) => {
                let more = self.part_about(target, |_| String::new());
                format!("{} ({more})", self.target(target))
            }
            Target::Service(_) | Target::Mission(_) => self.about(target),
        }
    }

    /// What a part on the station does, what that means, what it costs.
    fn part_about(&self, target: Target, means: impl Fn(PartId) -> String) -> String {
        let Target::Slot(n) = target else { return String::new() };
        let slot = self.view.slots.get(usize::from(n) - 1).copied().flatten();
        let Some(Slot { part, die, .. }) = slot else { return String::new() };
        let cost = self.parts.count(self.words.costs_crew, part.card().crew_cost);
        let mut said = vec![self.parts.effects(part, die), means(part), cost];
        said.extend((!self.view.docks(part)).then(|| self.words.hint_nowhere.to_owned()));
        said.retain(|text| !text.is_empty());
        said.join(", ")
    }

    /// What a tile counts on a target, with or without crew, and with what lies there already or has
    /// its place there.
    pub fn worth(&self, tile: u8, target: Target, crewed: bool, placed: u8) -> String {
        let words = self.words;
        let laid = self.view.draft.placed.iter().filter(|bid| bid.target == target);
        let own = self.view.viewer.and_then(|seat| {
            let totals = self.view.totals(target);
            totals.into_iter().find(|(other, _)| *other == seat).map(|(_, n)| n)
        });
        let before: u8 = laid.map(|bid| bid.worth()).sum::<u8>() + own.unwrap_or(0) + placed;
        let worth = tile + u8::from(crewed);
        let template = if crewed { words.do_crewed } else { words.do_uncrewed_worth };
        let text = fill(template, &[("n", &worth)]);
        if before > 0 {
            return self.also(&text, &fill(words.in_all, &[("n", &(before + worth))]));
        }
        match target {
            Target::Mission(_) if worth == 0 => self.also(&text, words.zero_mission),
            _ if worth == 0 => self.also(&text, words.bare_zero),
            Target::Mission(_) if crewed => self.also(&text, words.crew_spent),
            Target::Mission(_) | Target::Slot(_) | Target::Service(_) => text,
        }
    }

    /// What the tile in the hand counts on what it lies on.
    fn laid(&self, crewed: bool) -> String {
        let draft = &self.view.draft;
        draft
            .tile
            .zip(draft.target)
            .map(|(tile, target)| self.worth(tile, target, crewed, 0))
            .unwrap_or_default()
    }

    fn discard(&self, part: PartId) -> String {
        let mut falling = self.own.ship.falling_with(part);
        falling.retain(|&other| other != part);
        let name = self.parts.part(part);
        if falling.is_empty() {
            return fill(self.words.do_discard, &[("part", &name)]);
        }
        let others = self.parts.parts(&falling);
        fill(self.words.do_discard_all, &[("part", &name), ("others", &others)])
    }

    fn die(&self, template: &str, part: PartId, more: u8) -> String {
        let installed = self.own.ship.parts().iter().find(|p| p.part == part).map(|p| p.die);
        let won = || self.own.pending.iter().find(|won| won.part == part).map(|won| won.die);
        let from = installed.or_else(won).flatten().unwrap_or(0);
        let to = (from + more).min(HIGHEST_DIE);
        let values: [(&str, &dyn Display); 3] =
            [("part", &self.parts.part(part)), ("from", &from), ("to", &to)];
        fill(template, &values)
    }

    fn install(&self, part: PartId, cell: Cell) -> String {
        let words = self.words;
        let docking = self.own.docking(part, cell);
        let place = self.place(&self.own.ship, part, cell);
        let place = format!("{} {place}", self.parts.part(part));
        let mut text = self.also(&place, &self.parts.count(words.leaves_crew, docking.crew));
        if self.view.counts_edges() {
            let values: [(&str, &dyn Display); 2] =
                [("what", &words.connectors), ("it", &self.parts.edges(docking.ship.edges()))];
            text = self.also(&text, &fill(self.parts.lang.words().about, &values));
        }
        self.lost(text, &docking.scrapped)
    }

    /// The part of which a choice says what becomes of it once it is won: docked there, or scrapped.
    pub fn settled(choice: Choice) -> Option<(PartId, Option<Cell>)> {
        match choice {
            Choice::Install(part, cell) => Some((part, Some(cell))),
            Choice::Scrap(part) => Some((part, None)),
            Choice::Tile(_)
            | Choice::Target(_)
            | Choice::Uncrewed
            | Choice::Crewed
            | Choice::Discard(_)
            | Choice::Done
            | Choice::Engineer(_)
            | Choice::Upgrade(_)
            | Choice::Overhaul(_)
            | Choice::Skip
            | Choice::Complete
            | Choice::Pass => None,
        }
    }

    /// A choice in short by which parts leave the game unasked, with how many; nothing of any other.
    pub fn brief_deed(&self, choice: Choice) -> Option<String> {
        let (part, cell) = Self::settled(choice)?;
        let lost = self.scrapped(choice).len() as u16;
        let name = self.parts.part(part);
        let said = match cell {
            Some(cell) => {
                let crew = self.own.docking(part, cell).crew;
                self.also(name, &self.parts.count(self.words.leaves_crew, crew))
            }
            None => fill(self.words.do_scrap, &[("part", &name)]),
        };
        let more = self.parts.count(self.words.scraps_more, lost);
        (lost > 0).then(|| self.also(&said, &more))
    }

    /// The parts that leave the game unasked by a choice.
    pub fn scrapped(&self, choice: Choice) -> Vec<PartId> {
        match Self::settled(choice) {
            Some((part, Some(cell))) => self.own.docking(part, cell).scrapped,
            Some((part, None)) => self.own.scrapped_with(part),
            None => Vec::new(),
        }
    }

    fn scrap(&self, part: PartId) -> String {
        let text = fill(self.words.do_scrap, &[("part", &self.parts.part(part))]);
        self.lost(text, &self.own.scrapped_with(part))
    }

    /// With the parts that leave the game unasked: those that do so because of this, then those that do in any
    /// case.
    fn lost(&self, text: String, parts: &[PartId]) -> String {
        let (anyway, by_this) = self.by_cause(parts);
        let told = |text: String, template: &str, parts: &[PartId]| {
            if parts.is_empty() {
                return text;
            }
            self.also(&text, &fill(template, &[("parts", &self.parts.parts(parts))]))
        };
        let text = told(text, self.words.scraps, &by_this);
        told(text, self.words.scraps_anyway, &anyway)
    }

    /// Parts that leave the game: those that do so whatever is installed, and the others.
    pub fn by_cause(&self, parts: &[PartId]) -> (Vec<PartId>, Vec<PartId>) {
        let anyway = self.own.lost_anyway();
        parts.iter().partition(|part| anyway.contains(part))
    }

    /// What installing a part takes, as its places do not say it.
    pub fn price(&self, part: PartId) -> String {
        let words = self.words;
        let cost = self.parts.count(words.costs_crew, part.card().crew_cost);
        let left = fill(words.crew_left, &[("n", &self.own.crew)]);
        self.also(self.parts.part(part), &self.also(&cost, &left))
    }

    /// That the parts bid on cost more than there is, if all are won: of those bid on before and now,
    /// once the tiles that are laid now have taken their crew along, with the crew that comes in any case.
    pub fn dear(
        &self,
        before: &[Target],
        now: &[Target],
        (kept, comes): (u16, u16),
    ) -> Option<String> {
        let wanted = |at: u8| {
            let target = Target::Slot(at);
            before.contains(&target) || now.contains(&target)
        };
        let cost = |(at, slot): (u8, &Option<Slot>)| {
            let slot = slot.as_ref().filter(|_| wanted(at))?;
            Some((u16::from(slot.part.card().crew_cost), slot.bonus))
        };
        let costs: Vec<(u16, u16)> = (1u8..).zip(&self.view.slots).filter_map(cost).collect();
        let need: u16 = costs.iter().map(|(cost, _)| cost).sum();
        let bonus: u16 = costs.iter().map(|(_, bonus)| bonus).sum();
        let left = kept + bonus + comes;
        // What was short before is news only where this makes it worse.
        let more = now.iter().any(|target| matches!(target, Target::Slot(_)));
        let news = more || kept < self.view.crew_free();
        let text = agree(self.parts.lang, self.words.note_dear, need);
        (news && need > left).then(|| fill(&text, &[("n", &need), ("left", &left)]))
    }

    /// Why a part cannot be installed in a cell, if it cannot.
    pub fn misfit(&self, part: PartId, cell: Cell) -> Option<String> {
        let words = self.words;
        Some(match self.own.ship.misfit(part, cell)? {
            Misfit::Taken => words.misfit_taken.to_owned(),
            Misfit::Apart => words.misfit_apart.to_owned(),
            Misfit::OwnWall => fill(words.misfit_own, &[("part", &self.parts.part(part))]),
            Misfit::ShipWall => words.misfit_ship.to_owned(),
        })
    }

    /// Where a cell lies, by the card that the part would be joined to there.
    pub fn place(&self, ship: &Ship, part: PartId, cell: Cell) -> String {
        let words = self.words;
        let joins = |side: &Direction| {
            let other: Connectors = ship.connectors_at(cell.next(*side)).unwrap_or_default();
            other.has(side.opposite())
        };
        let Some(side) = part.card().connectors.iter().find(joins) else { return String::new() };
        let neighbour = ship.parts().iter().find(|p| p.cell == cell.next(side));
        let name = neighbour.map_or(words.core, |p| self.parts.part(p.part));
        let template = match side {
            Direction::Up => words.below,
            Direction::Down => words.above,
            Direction::Left => words.right_of,
            Direction::Right => words.left_of,
        };
        fill(template, &[("part", &name)])
    }

    /// What the viewer and the best of the others would come to, if the flight that is asked about ends the match.
    pub fn ends_match(&self) -> Option<(u16, u16)> {
        let launch = &self.view.launch;
        let ends = launch.missions.first()?.card().climactic && !launch.climax;
        let viewer = self.view.viewer.filter(|_| ends)?;
        let all = self.view.forecast();
        let others = all.pairs().filter(|(seat, _)| *seat != viewer);
        Some((Item::sum(&all[viewer]), others.map(|(_, items)| Item::sum(items)).max()?))
    }

    /// The same in words.
    pub fn ending(&self, (own, best): (u16, u16)) -> String {
        fill(self.words.ends_match, &[("n", &own), ("m", &best)])
    }

    fn complete(&self) -> String {
        let words = self.words;
        let Some(&mission) = self.view.launch.missions.first() else { return String::new() };
        let points = self.view.launch.points(mission.card());
        let values: [(&str, &dyn Display); 2] =
            [("mission", &self.parts.mission(mission)), ("n", &points)];
        let mut text = fill(&agree(self.parts.lang, words.do_complete, points.into()), &values);
        let crew = self.own.readiness(mission).crew_cost();
        let costs: [(u16, &str); 2] =
            [(crew, words.costs_crew), (mission.card().science.into(), words.costs_science)];
        for (n, template) in costs.into_iter().filter(|(n, _)| *n > 0) {
            text = self.also(&text, &self.parts.count(template, n));
        }
        if let Some(ends) = self.ends_match() {
            text = self.also(&text, &self.ending(ends));
        }
        // What is paid may have led an award.
        let left = self.own.left_after(mission, (self.own.crew, self.own.science));
        let Some(seat) = self.view.viewer else { return text };
        let (lost, shared) = self.view.awards_lost(seat, left);
        for (awards, template) in [(lost, words.loses_award), (shared, words.shares_award)] {
            for award in awards {
                let values: [(&str, &dyn Display); 2] =
                    [("award", &self.parts.award(award).0), ("n", &AWARD_POINTS)];
                text = self.also(&text, &fill(template, &values));
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;
    use rules::farlight::{Farlight, Phase, Table};
    use rules::{Match, Rng, Seed};

    /// Whoever flies pays: what that costs at the awards is said beside the points.
    #[test]
    fn flying_says_which_award_it_gives_up() {
        let (mut lost, mut kept, mut shared) = (0, 0, 0);
        for seed in 0..60 {
            let table = Table { seats: 2 + (seed % 4) as u8 };
            let mut played = Match::<Farlight>::new(table, Seed(seed)).unwrap();
            let mut rng = Rng::new(Seed(seed), 5);
            let mut events = Vec::new();
            while let Some(&choice) = rng.pick(&played.legal()) {
                let seat = played.decider();
                let view = played.view(seat);
                let launch = view.phase == Phase::Launch;
                if let (true, Some(seat), Some(own)) = (launch, seat, view.own()) {
                    let parts = PartWords::new(Lang::En);
                    let verbs = Verbs { view: &view, own, parts, words: Lang::En.farlight() };
                    let said = verbs.verb(Choice::Complete);
                    let mission = view.launch.missions[0];
                    let left = own.left_after(mission, (own.crew, own.science));
                    let (awards, others) = view.awards_lost(seat, left);
                    for &award in awards.iter().chain(&others) {
                        assert!(said.contains(parts.award(award).0), "{said}");
                    }
                    assert_eq!(said.contains("shared with a rival"), !others.is_empty(), "{said}");
                    shared += others.len();
                    assert_eq!(said.contains("no longer yours"), !awards.is_empty(), "{said}");
                    *if awards.is_empty() { &mut kept } else { &mut lost } += 1;
                }
                let choice = if launch { Choice::Complete } else { choice };
                played.play(choice, &mut events).unwrap();
            }
        }
        assert!(lost > 0 && kept > 0 && shared > 0, "{lost} lost, {kept} kept, {shared} shared");
    }

    /// Whatever leaves the game unasked is counted in short, and nothing else is.
    #[test]
    fn what_leaves_the_game_is_counted_in_short() {
        let (mut met, mut none) = (0, 0);
        for seed in 0..20 {
            let table = Table { seats: 2 + (seed % 4) as u8 };
            let mut played = Match::<Farlight>::new(table, Seed(seed)).unwrap();
            let mut rng = Rng::new(Seed(seed), 7);
            while let Some(&choice) = rng.pick(&played.legal()) {
                let view = played.view(played.decider());
                let (own, parts) = (view.own().unwrap(), PartWords::new(Lang::En));
                let verbs = Verbs { view: &view, own, parts, words: Lang::En.farlight() };
                for legal in played.legal() {
                    let lost = verbs.scrapped(legal).len();
                    let said = verbs.brief_deed(legal);
                    assert_eq!(said.is_some(), lost > 0);
                    assert!(said.is_none_or(|said| said.contains(&format!("{lost} more part"))));
                    *if lost > 0 { &mut met } else { &mut none } += 1;
                }
                played.play(choice, &mut rules::Silent).unwrap();
            }
        }
        assert!(met > 0 && none > 0, "{met} {none}");
    }

    /// Parts that cost all the crew there is: whoever sends one along with a tile is told, wherever
    /// that tile lies.
    #[test]
    fn crew_on_a_tile_is_missed_where_parts_are_paid() {
        let mut met = 0;
        for seed in 0..40 {
            let played = Match::<Farlight>::new(Table { seats: 3 }, Seed(seed)).unwrap();
            let view = played.view(played.decider());
            let (own, parts) = (view.own().unwrap(), PartWords::new(Lang::En));
            let verbs = Verbs { view: &view, own, parts, words: Lang::En.farlight() };
            let crew = view.crew_free();
            let cost = |at: &u8| view.slots[usize::from(*at) - 1].map(|slot| slot.part.card());
            let all: Vec<u8> = (1..=view.slots.len() as u8).collect();
            for (&a, &b) in all.iter().flat_map(|a| all.iter().map(move |b| (a, b))) {
                let Some((one, other)) = cost(&a).zip(cost(&b)).filter(|_| a < b) else { continue };
                if u16::from(one.crew_cost + other.crew_cost) != crew {
                    continue;
                }
                met += 1;
                let before = [Target::Slot(a), Target::Slot(b)];
                let mission = [Target::Mission(view.active_missions().next().unwrap())];
                let said = verbs.dear(&before, &mission, (crew - 1, 0)).unwrap();
                assert!(
                    said.ends_with(&format!("cost {crew} crew and you may have only {}", crew - 1)),
                    "{said}"
                );
                assert_eq!(verbs.dear(&before[..1], &before[1..], (crew - 1, 0)), Some(said));
                assert_eq!(verbs.dear(&before, &mission, (crew, 0)), None);
                assert_eq!(verbs.dear(&before[..1], &before[1..], (crew, 0)), None);
                assert_eq!(verbs.dear(&before, &mission, (crew - 1, 1)), None, "hired in time");
            }
        }
        assert!(met > 0);
    }
}
