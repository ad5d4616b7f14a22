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
}

impl<G: PageGame> Clone for Session<G> {
    fn clone(&self) -> Self {
        Session {
            played: self.played.clone(),
            history: self.history.clone(),
            record: self.record.clone(),
            holder: self.holder,
        }
    }
}

impl<G: PageGame> PartialEq for Session<G> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.played, &other.played)
            && Rc::ptr_eq(&self.record, &other.record)
            && self.holder == other.holder
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
        }
    }

    /// How many choices have been made.
    pub fn order(&self) -> usize {
        self.played.choices().len()
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

    fn chosen(&self, choice: G::Choice) -> Option<Session<G>> {
        let mut next = self.clone();
        let mut events = Vec::new();
        Rc::make_mut(&mut next.played).play(choice, &mut events).ok()?;
        Rc::make_mut(&mut next.history).push(events);
        Some(next)
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
            Step::Take(seat) => Some(Session { holder: Some(seat), ..(*self).clone() }),
            Step::Choose { .. } | Step::ChooseAt { .. } => None,
        };
        next.map_or(self, Rc::new)
    }
}
