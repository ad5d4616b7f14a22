//! What is picked and not yet chosen: the tile and where it is to lie, the part and its place.

use crate::page::games::Company;
use crate::page::games::drag::Press;
use crate::page::prelude::*;
use crate::words::{Lang, PartWords, Verbs, fill};
use rules::Seat;
use rules::farlight::{Bid, Cell, Choice, Event, IfWon, MissionId, PartId, Phase, Target, View};

/// Something that can be dragged.
#[derive(Clone, Copy, PartialEq)]
pub enum Held {
    /// A bid tile.
    Tile(u8),
    /// A part that was won.
    Part(PartId),
}

/// What the chooser has picked on the table.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Aim {
    /// The tiles of this pass that have their place already, beside the one in the hand: no pass
    /// has more than two.
    pub placed: Option<Bid>,
    /// The bid tile.
    pub tile: Option<u8>,
    /// What it is to lie on.
    pub target: Option<Target>,
    /// Where the tile in the hand lay before it was lifted.
    pub from: Option<Target>,
    /// Whether one crew goes with it.
    pub crew: bool,
    /// The part that is to be docked, taken off or improved.
    pub part: Option<PartId>,
    /// Where it is to be docked; it may not fit there.
    pub cell: Option<Cell>,
    /// Whether it is to be discarded instead.
    pub scrap: bool,
    /// Whether it is to be overhauled, not upgraded.
    pub overhaul: bool,
    /// Whether the person has been told what it spoils, and has pressed all the same.
    pub sure: bool,
}

impl Aim {
    /// What is picked when a choice is made at once.
    pub fn of(choice: Choice) -> Aim {
        let aim = Aim { part: part_of(choice), ..Aim::default() };
        match choice {
            Choice::Tile(tile) => Aim { tile: Some(tile), ..aim },
            Choice::Target(target) => Aim { target: Some(target), ..aim },
            Choice::Crewed => Aim { crew: true, ..aim },
            Choice::Install(_, cell) => Aim { cell: Some(cell), ..aim },
            Choice::Scrap(_) => Aim { scrap: true, ..aim },
            Choice::Uncrewed
            | Choice::Discard(_)
            | Choice::Done
            | Choice::Engineer(_)
            | Choice::Upgrade(_)
            | Choice::Overhaul(_)
            | Choice::Skip
            | Choice::Complete
            | Choice::Pass => aim,
        }
    }

    /// The crew that may go with the tile in the hand.
    pub fn crew_left(&self, view: &View) -> u16 {
        view.crew_free().saturating_sub(self.placed.is_some_and(|bid| bid.crew).into())
    }

    /// The crew that no tile of this pass takes along.
    pub fn crew_kept(&self, view: &View) -> u16 {
        self.crew_left(view).saturating_sub(self.crew.into())
    }

    /// With what is chosen already, or leaves no choice.
    pub fn on(self, view: &View, legal: &[Choice]) -> Aim {
        let mut parts: Vec<PartId> = legal.iter().filter_map(|&choice| part_of(choice)).collect();
        parts.dedup();
        let ask = view.phase != Phase::Repair;
        let only = parts
            .first()
            .copied()
            .filter(|_| ask && (view.phase == Phase::Install || parts.len() == 1));
        let overhaul = |choice: &Choice| matches!(choice, Choice::Overhaul(_));
        let upgrade = |choice: &Choice| matches!(choice, Choice::Upgrade(_));
        Aim {
            tile: view.draft.tile.or(self.tile),
            target: view.draft.target.or(self.target),
            crew: self.crew && self.crew_left(view) > 0,
            part: self.part.filter(|part| parts.contains(part)).or(only),
            overhaul: legal.iter().any(overhaul) && (self.overhaul || !legal.iter().any(upgrade)),
            ..self
        }
    }

    /// The choices that carry it out; none while something is lacking. All tiles of a pass are laid
    /// at once.
    pub fn deed(&self, view: &View, legal: &[Choice]) -> Vec<Choice> {
        let deed = match view.phase {
            Phase::Bid if self.lacks(view) => Vec::new(),
            Phase::Bid => self.lays(view),
            Phase::Repair => self.part.map(Choice::Discard).into_iter().collect(),
            Phase::Engineer => self.part.map(Choice::Engineer).into_iter().collect(),
            Phase::Install if self.scrap => self.part.map(Choice::Scrap).into_iter().collect(),
            Phase::Install => {
                let docking = self.part.zip(self.cell);
                docking.map(|(part, cell)| Choice::Install(part, cell)).into_iter().collect()
            }
            Phase::Boost if self.overhaul => self.part.map(Choice::Overhaul).into_iter().collect(),
            Phase::Boost => self.part.map(Choice::Upgrade).into_iter().collect(),
            Phase::Launch => vec![Choice::Complete],
            Phase::Over => Vec::new(),
        };
        if deed.first().is_some_and(|first| legal.contains(first)) { deed } else { Vec::new() }
    }

    /// The tiles that have their place, the one in the hand last.
    pub fn bids(&self) -> impl Iterator<Item = Bid> + use<> {
        let Aim { crew, .. } = *self;
        let last = self.tile.zip(self.target).map(|(value, target)| Bid { target, crew, value });
        self.placed.into_iter().chain(last)
    }

    /// The choices that lay the tiles that have their place.
    pub fn lays(&self, view: &View) -> Vec<Choice> {
        let mut crew = view.crew_free();
        // A tile taken up in the match goes first.
        let begun = |bid: &Bid| view.draft.tile == Some(bid.value);
        let (first, rest): (Vec<Bid>, Vec<Bid>) = self.bids().partition(begun);
        let mut lays = Vec::new();
        for bid in first.into_iter().chain(rest) {
            let (tile, target) =
                if begun(&bid) { (view.draft.tile, view.draft.target) } else { (None, None) };
            lays.extend(tile.is_none().then_some(Choice::Tile(bid.value)));
            lays.extend(target.is_none().then_some(Choice::Target(bid.target)));
            let choice = if bid.crew { Choice::Crewed } else { Choice::Uncrewed };
            lays.extend((crew > 0).then_some(choice));
            crew = crew.saturating_sub(bid.crew.into());
        }
        lays
    }

    /// Before the last of what is picked, if anything is: the crew goes before its tile does, and the tiles that have
    /// their place stay there until nothing else is left to take back.
    pub fn back(self) -> Option<Aim> {
        let bare = Aim { crew: false, ..self };
        let rest = Aim { placed: self.placed, ..Aim::default() };
        [bare, rest, Aim::default()].into_iter().find(|&before| before != self)
    }

    /// Whether a tile of this pass has no place yet.
    pub fn lacks(&self, view: &View) -> bool {
        self.bids().count() < usize::from(view.tiles_due())
    }

    /// The tile in the hand, if it has its place.
    fn last(&self) -> Option<Bid> {
        self.bids().last().filter(|_| self.tile.is_some() && self.target.is_some())
    }

    /// Where the tile in the hand was lifted from, as long as it has no other place.
    pub fn lifted(&self) -> Option<Target> {
        self.from.filter(|_| self.tile.is_some() && self.target.is_none())
    }

    /// A tile that has its place is lifted from it; the one in the hand stays where it lies, or lay.
    fn lifting(self, Bid { target, crew, value }: Bid) -> Aim {
        let stays = Aim { target: self.target.or(self.lifted()), ..self }.last();
        let placed = self.placed.filter(|bid| bid.value != value);
        let placed = stays.filter(|bid| bid.value != value).or(placed);
        Aim { placed, tile: Some(value), target: None, from: Some(target), crew, ..self }
    }

    /// After a press on a tile: it goes to what was pressed before it; else one that has its place is lifted,
    /// and put back by the next press; another comes in the place of the one that was lifted, or is taken up.
    /// Nothing that has its place is lost.
    pub fn taking(self, tile: u8) -> Aim {
        if let Some(bid) = self.bids().find(|bid| bid.value == tile) {
            return match self.target.filter(|_| self.tile.is_none()) {
                Some(_) => Aim { placed: None, tile: Some(tile), crew: bid.crew, ..self },
                None => self.lifting(bid),
            };
        }
        let bare = Aim { tile: None, target: None, crew: false, from: None, ..self };
        match (self.tile, self.lifted()) {
            (Some(_), Some(target)) => {
                Aim { tile: Some(tile), target: Some(target), from: None, ..self }
            }
            (Some(held), None) if held == tile => bare,
            (Some(_), None) if self.target.is_some() => {
                Aim { placed: self.last(), tile: Some(tile), ..bare }
            }
            (None | Some(_), _) => Aim { tile: Some(tile), ..self },
        }
    }

    /// After a press on what can be bid for: the tile in the hand goes there, or is lifted from there; where all
    /// have their place, or the hand is empty, the one that lies there is lifted. Where another tile is still to
    /// be laid, none that lies moves: the target waits for one.
    pub fn aiming(self, target: Target, view: &View) -> Aim {
        let last = self.last();
        let laid = self.placed.filter(|bid| bid.target == target && self.target != Some(target));
        let here = last.filter(|bid| bid.target == target);
        match laid.filter(|_| last.is_some() || self.tile.is_none()).or(here) {
            Some(bid) => self.lifting(bid),
            None if last.is_some() && self.lacks(view) && view.draft.tile.is_none() => {
                Aim { placed: last, target: Some(target), ..Aim::default() }
            }
            None => Aim { target: toggled(self.target, target), from: None, ..self },
        }
    }
}

/// The part that a choice does something with.
fn part_of(choice: Choice) -> Option<PartId> {
    match choice {
        Choice::Discard(part)
        | Choice::Engineer(part)
        | Choice::Install(part, _)
        | Choice::Scrap(part)
        | Choice::Upgrade(part)
        | Choice::Overhaul(part) => Some(part),
        Choice::Tile(_)
        | Choice::Target(_)
        | Choice::Uncrewed
        | Choice::Crewed
        | Choice::Done
        | Choice::Skip
        | Choice::Complete
        | Choice::Pass => None,
    }
}

/// A part or a service that was won: where it lay, who has it for what, and how that was told.
pub struct Sold {
    /// Where it lay.
    pub target: Target,
    /// The part; none for a service.
    pub part: Option<PartId>,
    /// Who has won it.
    pub seat: Seat,
    /// How it was told.
    pub told: String,
}

/// What all parts of the table are drawn from.
pub struct Desk<'a> {
    /// What the viewer may know, as far as it has been told.
    pub view: &'a View,
    /// What he may choose now.
    pub legal: &'a [Choice],
    /// What everybody has laid in this round, in words, the latest first, and what he has done to his ship last.
    pub laid: Vec<(Seat, String)>,
    /// The tiles that others have laid since the viewer laid his.
    pub fresh: Vec<(Seat, Target)>,
    /// The parts and services that were won in this round.
    pub sold: Vec<Sold>,
    /// The parts that were installed last.
    pub built: Vec<PartId>,
    /// The parts that were installed since the round began.
    pub grown: Vec<PartId>,
    /// All that has been told so far, while the end is being counted.
    pub counting: Option<&'a [(usize, Event)]>,
    /// The mission that is being told of, and who flies it or cannot.
    pub flies: Option<(MissionId, Seat)>,
    /// Whose turn it is, or whose deed is being shown.
    pub acts: Option<Seat>,
    /// Who is who.
    pub company: &'a Company,
    /// Says what choices do, if the viewer has a seat.
    pub verbs: Option<Verbs<'a>>,
    /// What he has picked.
    pub aim: Aim,
    /// Picks.
    pub set: Callback<Aim>,
    /// Starts a drag.
    pub press: Press<Held>,
    /// The page that is shown; none where all are side by side.
    pub page: Option<usize>,
    /// The language.
    pub lang: Lang,
}

impl Desk<'_> {
    /// Whether the viewer must decide, and about this.
    pub fn asks(&self, phase: Phase) -> bool {
        self.view.phase == phase && !self.legal.is_empty()
    }

    /// How a ship that does not come ready for a mission would stand to it once all that is bid on is won, in words.
    pub fn if_won(&self, id: MissionId) -> Option<String> {
        let lacks = self.view.own().is_some_and(|own| !own.readiness(id).is_ready())
            && self.view.viewer.is_some_and(|seat| !self.view.is_ready_by_launch(seat, id));
        let bids: Vec<Bid> = self.aim.bids().collect();
        if !self.asks(Phase::Bid) || !lacks {
            return None;
        }
        let words = self.lang.farlight();
        self.view.flies_if_won(id, &bids).map(|won| match won {
            IfWon::Flies => words.ready_if_won.to_owned(),
            IfWon::NotAfter(first) => {
                let first = PartWords::new(self.lang).mission(first);
                fill(words.ready_but, &[("first", &first)])
            }
        })
    }

    /// The name, if this page is in view.
    pub fn seen(&self, page: usize, name: &'static str) -> Option<&'static str> {
        self.page.is_none_or(|shown| shown == page).then_some(name)
    }

    /// A press that picks.
    pub fn pick(&self, aim: Aim) -> Callback<MouseEvent> {
        self.set.reform(move |_: MouseEvent| Aim { sure: false, ..aim })
    }

    /// What the deed would spoil, if anything.
    pub fn danger(&self) -> Option<String> {
        self.verbs?.danger(self.aim).filter(|_| !self.aim.deed(self.view, self.legal).is_empty())
    }
}

/// What is picked after a press: lifted if it was picked before.
pub fn toggled<T: PartialEq>(before: Option<T>, pressed: T) -> Option<T> {
    if before.as_ref() == Some(&pressed) { None } else { Some(pressed) }
}
