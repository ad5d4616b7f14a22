//! A match being played on this page.

use crate::course::UndoPoint;
use crate::page::any::Opened;
use crate::record::Record;
use crate::sitter::{Kind, Sitter};
use rules::Seat;
use std::rc::Rc;
use yew::Reducible;

/// A match, who plays it, and who is looking.
#[derive(Clone)]
pub struct Session {
    /// The match itself, and the moment of it that is looked at.
    pub course: Opened,
    /// The label: sitters, dates, title. Its code is of the moment when it was read.
    pub record: Rc<Record>,
    /// The person who took the device last, where several share it.
    holder: Option<Seat>,
    /// The places of choices taken back, the latest taken back last, and whether each is of the same deed or
    /// press as the one before it.
    undone: Rc<Vec<(u32, bool)>>,
    /// Whether bots hurry until a person must decide.
    pub hurried: bool,
    /// Whether a look back goes on by itself.
    leafing: bool,
    /// Whether another tab made the latest choice.
    follows: bool,
}

impl PartialEq for Session {
    fn eq(&self, other: &Self) -> bool {
        self.course == other.course
            && Rc::ptr_eq(&self.record, &other.record)
            && self.holder == other.holder
            && self.hurried == other.hurried
            && self.leafing == other.leafing
    }
}

/// What can happen to a session.
pub enum Step {
    /// Choices by their places among the legal ones, one after the other. Those made for another
    /// moment are ignored.
    Choose { order: usize, places: Vec<usize> },
    /// A person took the device.
    Take(Seat),
    /// Takes choices back to the last one that a person made.
    Undo,
    /// Makes the choices that were taken back again, to the next one that a person made.
    Redo,
    /// Looks at an earlier moment, or at the present one.
    Look(Option<usize>),
    /// Looks at an earlier moment and goes on from it choice by choice, up to the present.
    Leaf(usize),
    /// A look back that goes on by itself has shown a choice: the next one.
    Next,
    /// Lets bots hurry until a person must decide, or no longer.
    Hurry(bool),
    /// Takes over the label that another tab has written: sitters, title.
    Label(Rc<Record>),
    /// Goes on with what another tab has made of the match.
    Follow(Opened, Rc<Record>),
}

impl Session {
    /// The session of a match and its record. A finished match that nobody here played is watched:
    /// it opens on its deal, not on its end.
    pub fn new(course: Opened, record: Rc<Record>) -> Session {
        let played = record.sitters.iter().any(|sitter| !matches!(sitter.kind, Kind::Bot(_)));
        let watched = course.decider().is_none() && !played;
        let course = if watched { course.looked_at(Some(0)) } else { course };
        Session {
            course,
            record,
            holder: None,
            undone: Rc::default(),
            hurried: false,
            leafing: false,
            follows: false,
        }
    }

    /// How many choices have been made.
    pub fn order(&self) -> usize {
        self.course.order()
    }

    /// How many choices had been made at the moment that is looked at.
    pub fn shown(&self) -> usize {
        self.course.moment().unwrap_or(self.order())
    }

    /// Whether a look back goes on by itself.
    pub fn is_leafing(&self) -> bool {
        self.leafing
    }

    /// Whether another tab made the latest choice, and so goes on with it.
    pub fn follows(&self) -> bool {
        self.follows
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.course.decider().is_none()
    }

    /// Who sits at a seat.
    fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.record.sitters.get(seat.index())
    }

    fn humans(&self) -> Vec<Seat> {
        let seats = (0..).map(Seat).zip(&self.record.sitters);
        seats.filter(|(_, sitter)| sitter.is_human()).map(|(seat, _)| seat).collect()
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

    /// The person to whom the device must be handed before anything more is shown: what has no alternative
    /// is chosen without him.
    pub fn awaited(&self) -> Option<Seat> {
        let decider = self.course.decider().filter(|_| self.course.open() > 1)?;
        let human = self.sitter(decider).is_some_and(Sitter::is_human);
        (human && self.is_shared() && self.holder != Some(decider)).then_some(decider)
    }

    /// What decides next, if anything does.
    pub fn kind_to_decide(&self) -> Option<(Seat, Kind)> {
        let seat = self.course.decider()?;
        Some((seat, self.sitter(seat)?.kind))
    }

    /// Whether a person has to decide now, and between several things.
    fn asks_person(&self) -> bool {
        let kind = self.kind_to_decide().map(|(_, kind)| kind);
        kind == Some(Kind::Away) || kind == Some(Kind::Human) && self.course.open() > 1
    }

    /// The last choice of a person that may be taken back.
    pub fn undo_point(&self) -> Option<UndoPoint> {
        self.course.undo_point(&self.record.sitters)
    }

    /// Whether choices have been taken back that could be made again.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn chosen(&self, at: usize, joins: bool) -> Option<Session> {
        let course = self.course.chosen(at, joins)?;
        let mut next = Session { course, follows: false, ..self.clone() };
        if self.undone.last().is_some_and(|&(place, _)| place as usize == at) {
            Rc::make_mut(&mut next.undone).pop();
        } else {
            next.undone = Rc::default();
        }
        next.hurried &= !next.is_over() && !next.asks_person();
        Some(next)
    }

    /// The session after choices up to the first that is not legal; nothing if that is the first.
    fn all_chosen(&self, places: &[usize]) -> Option<Session> {
        let mut session = self.chosen(*places.first()?, false)?;
        for &at in &places[1..] {
            let Some(next) = session.chosen(at, true) else { break };
            session = next;
        }
        Some(session)
    }

    fn taken_back(&self) -> Option<Session> {
        let UndoPoint { order, .. } = self.undo_point()?;
        let course = self.course.back_to(order)?;
        let mut next = Session { course, hurried: false, follows: false, ..self.clone() };
        let undone = Rc::make_mut(&mut next.undone);
        let places = self.course.places();
        undone.extend((order..places.len()).rev().map(|at| (places[at], !self.course.rests(at))));
        Some(next)
    }

    fn made_again(&self) -> Option<Session> {
        let &(first, joins) = self.undone.last()?;
        let mut next = self.chosen(first as usize, joins)?;
        while let Some(&(at, joins)) = next.undone.last()
            && !next.is_over()
            && (joins || !next.asks_person())
        {
            next = next.chosen(at as usize, joins)?;
        }
        Some(next)
    }
}

impl Reducible for Session {
    type Action = Step;

    fn reduce(self: Rc<Self>, step: Step) -> Rc<Self> {
        let same = (*self).clone();
        let next = match step {
            Step::Choose { order, places } if order == self.order() => self.all_chosen(&places),
            Step::Choose { .. } => None,
            Step::Take(seat) => Some(Session { holder: Some(seat), ..same }),
            Step::Undo => self.taken_back(),
            Step::Redo => self.made_again(),
            Step::Look(moment) => {
                Some(Session { course: self.course.looked_at(moment), leafing: false, ..same })
            }
            Step::Leaf(moment) => {
                Some(Session { course: self.course.looked_at(Some(moment)), leafing: true, ..same })
            }
            Step::Next => self.leafing.then(|| {
                let next = (self.shown() + 1).min(self.order());
                let course = self.course.looked_at(Some(next));
                Session { leafing: self.shown() < self.order(), course, ..same }
            }),
            Step::Hurry(hurried) => Some(Session { hurried, ..same }),
            Step::Label(record) => Some(Session { record, ..same }),
            Step::Follow(course, record) => {
                let undone = Rc::default();
                Some(Session { course, record, undone, hurried: false, follows: true, ..same })
            }
        };
        next.map_or(self, Rc::new)
    }
}
