//! A match being played on this page.

use crate::games::PageGame;
use crate::record::Record;
use crate::sitter::{Kind, Sitter};
use rules::{Match, Seat};
use std::rc::Rc;
use yew::Reducible;

/// A match, who plays it, and who is looking.
pub struct Session<G: PageGame> {
    /// The match itself.
    pub played: Rc<Match<G>>,
    /// What happened at the deal and at each choice.
    pub history: Rc<Vec<Vec<G::Event>>>,
    /// The label: sitters, dates, title. Its code is of the moment when it was read.
    pub record: Rc<Record>,
    /// The person who took the device last, where several share it.
    pub holder: Option<Seat>,
    /// Choices taken back, the latest taken back last.
    undone: Rc<Vec<G::Choice>>,
    /// An earlier moment that is being looked at: the match after so many choices.
    pub moment: Option<usize>,
}

impl<G: PageGame> Clone for Session<G> {
    fn clone(&self) -> Self {
        Session {
            played: self.played.clone(),
            history: self.history.clone(),
            record: self.record.clone(),
            holder: self.holder,
            undone: self.undone.clone(),
            moment: self.moment,
        }
    }
}

impl<G: PageGame> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.played, &other.played)
            && Rc::ptr_eq(&self.record, &other.record)
            && self.holder == other.holder
            && self.moment == other.moment
    }
}

/// What can happen to a session.
pub enum Step<G: PageGame> {
    /// The choice with this number: one made for another moment is ignored.
    Choose { order: usize, choice: G::Choice },
    /// The choice at this place among the legal ones, likewise.
    ChooseAt { order: usize, at: usize },
    /// A person took the device.
    Take(Seat),
    /// Takes choices back to the last one that a person made.
    Undo,
    /// Makes the choices that were taken back again, to the next one that a person made.
    Redo,
    /// Looks at an earlier moment, or at the present one.
    Look(Option<usize>),
    /// Takes over the label that another tab has written: sitters, title.
    Label(Rc<Record>),
    /// Goes on with what another tab has made of the match.
    Follow(Rc<Match<G>>, Rc<Record>),
}

/// A choice that can be taken back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UndoPoint {
    /// How many choices remain.
    pub order: usize,
    /// Whether something hidden has been shown since.
    pub revealed: bool,
}

impl<G: PageGame> Session<G> {
    /// The session of a match and its record.
    pub fn new(played: Match<G>, record: Record) -> Session<G> {
        let history = played.history().unwrap_or_default();
        Session {
            played: Rc::new(played),
            history: Rc::new(history),
            record: Rc::new(record),
            holder: None,
            undone: Rc::default(),
            moment: None,
        }
    }

    /// How many choices have been made.
    pub fn order(&self) -> usize {
        self.played.choices().len()
    }

    /// The match as it is looked at: now, or at an earlier moment.
    pub fn looked_at(&self) -> Rc<Match<G>> {
        let earlier = self.moment.and_then(|order| self.played.prefix(order).ok());
        earlier.map_or_else(|| self.played.clone(), Rc::new)
    }

    /// Who sits at a seat.
    pub fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.record.sitters.get(seat.index())
    }

    fn humans(&self) -> Vec<Seat> {
        let seats = Seat::all(self.played.seats());
        seats.filter(|&seat| self.sitter(seat).is_some_and(Sitter::is_human)).collect()
    }

    /// Whether several people share the device.
    pub fn is_shared(&self) -> bool {
        self.humans().len() > 1
    }

    /// Whether somebody plays from another device.
    pub fn is_apart(&self) -> bool {
        self.record.sitters.iter().any(|sitter| sitter.kind == Kind::Away)
    }

    /// Whose eyes the page shows: the only person's, the one's who holds the device, or nobody's.
    pub fn viewer(&self) -> Option<Seat> {
        match self.humans()[..] {
            [] => None,
            [alone] => Some(alone),
            _ => self.holder,
        }
    }

    /// The person to whom the device must be handed before anything is shown.
    pub fn awaited(&self) -> Option<Seat> {
        let decider = self.played.decider()?;
        let human = self.sitter(decider).is_some_and(Sitter::is_human);
        (human && self.is_shared() && self.holder != Some(decider)).then_some(decider)
    }

    /// What decides next, if anything does.
    pub fn kind_to_decide(&self) -> Option<(Seat, Kind)> {
        let seat = self.played.decider()?;
        Some((seat, self.sitter(seat)?.kind))
    }

    /// The last choice of a person that may be taken back: past a reveal only among bots, and
    /// never the choice of somebody on another device.
    pub fn undo_point(&self) -> Option<UndoPoint> {
        let mut replay = self.played.prefix(0).ok()?;
        let mut point = None;
        for &choice in self.played.choices() {
            let order = replay.choices().len();
            match replay.decider().and_then(|seat| self.sitter(seat))?.kind {
                Kind::Human if replay.legal().len() > 1 => point = Some(order),
                Kind::Away => point = None,
                Kind::Human | Kind::Bot(_) => {}
            }
            replay.play(choice, &mut rules::Silent).ok()?;
        }
        let order = point?;
        let revealed = self.history[order + 1..].iter().flatten().any(G::reveals);
        let lonely = !self.is_shared() && !self.is_apart();
        (lonely || !revealed).then_some(UndoPoint { order, revealed })
    }

    /// Whether choices have been taken back that could be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn chosen(&self, choice: G::Choice) -> Option<Session<G>> {
        let mut next = self.clone();
        let mut events = Vec::new();
        Rc::make_mut(&mut next.played).play(choice, &mut events).ok()?;
        Rc::make_mut(&mut next.history).push(events);
        if next.undone.last() == Some(&choice) {
            Rc::make_mut(&mut next.undone).pop();
        } else {
            next.undone = Rc::default();
        }
        next.moment = None;
        Some(next)
    }

    fn taken_back(&self) -> Option<Session<G>> {
        let UndoPoint { order, .. } = self.undo_point()?;
        let mut next = self.clone();
        let undone = Rc::make_mut(&mut next.undone);
        undone.extend(self.played.choices()[order..].iter().rev());
        next.played = Rc::new(self.played.prefix(order).ok()?);
        Rc::make_mut(&mut next.history).truncate(order + 1);
        next.moment = None;
        Some(next)
    }

    fn made_again(&self) -> Option<Session<G>> {
        let mut next = self.chosen(*self.undone.last()?)?;
        while let (Some(&choice), Some((_, kind))) = (next.undone.last(), next.kind_to_decide()) {
            if kind == Kind::Human && next.played.legal().len() > 1 {
                break;
            }
            next = next.chosen(choice)?;
        }
        Some(next)
    }

    fn followed(&self, played: Rc<Match<G>>, record: Rc<Record>) -> Session<G> {
        let history = Rc::new(played.history().unwrap_or_default());
        Session { played, history, record, undone: Rc::default(), moment: None, holder: self.holder }
    }
}

impl<G: PageGame> Reducible for Session<G> {
    type Action = Step<G>;

    fn reduce(self: Rc<Self>, step: Step<G>) -> Rc<Self> {
        let next = match step {
            Step::Choose { order, choice } if order == self.order() => self.chosen(choice),
            Step::ChooseAt { order, at } if order == self.order() => {
                self.played.legal().get(at).and_then(|&choice| self.chosen(choice))
            }
            Step::Choose { .. } | Step::ChooseAt { .. } => None,
            Step::Take(seat) => Some(Session { holder: Some(seat), ..(*self).clone() }),
            Step::Undo => self.taken_back(),
            Step::Redo => self.made_again(),
            Step::Look(moment) => {
                let moment = moment.filter(|&order| order < self.order());
                Some(Session { moment, ..(*self).clone() })
            }
            Step::Label(record) => Some(Session { record, ..(*self).clone() }),
            Step::Follow(played, record) => Some(self.followed(played, record)),
        };
        next.map_or(self, Rc::new)
    }
}
