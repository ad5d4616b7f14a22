//! What a beginner meets in a game of Firefly, and when: the way to the first finished job, then
//! the story.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::{Action, Board};
use super::captain::Captain;
use super::contact::Contact;
use super::effect::{Effect, Good};
use super::misbehave::misbehave_card;
use super::nav::nav_card;
use super::sets::CARRIED;
use super::skill::Skills;
use super::step::{Frame, Step, Task};
use super::view::View;
use crate::Seat;

/// A rule of Firefly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// What wins.
    Aim,
    /// Jobs are kept or given back.
    Jobs,
    /// Where the ship is placed.
    Place,
    /// The ship starts at a haven.
    Haven,
    /// A set-up card, or the story, has captains draw, buy or share out before the first turn.
    Opening,
    /// Two different actions a turn.
    Turn,
    /// What Blue Sun brings.
    BlueSun,
    /// What Kalidasa brings, once it matters.
    Kalidasa,
    /// Alert cards bind everybody.
    AlertCards,
    /// What Pirates & Bounty Hunters brings.
    Bounties,
    /// A side of a showdown names its skill.
    Showdown,
    /// What Breakin' Atmo brings.
    Points,
    /// Crew is hired at supply planets: in the first shop, or once a job asks for a skill that nobody has.
    Hire,
    /// Contacts have jobs.
    Deal,
    /// Mosey and full burn.
    Route,
    /// A nav card is turned up.
    Nav,
    /// A job is loaded.
    Load,
    /// Who goes on a job.
    Team,
    /// A misbehave card.
    Misbehave,
    /// A test.
    Test,
    /// What is loaded is delivered.
    Deliver,
    /// The crew is paid.
    Pay,
    /// What being Solid gives.
    Solid,
    /// The goals of the story.
    Goal,
    /// Work a goal here and now.
    Pursue,
    /// Disgruntled crew.
    Disgruntled,
    /// A warrant is held.
    Warrant,
    /// A sector beside the ship has a Reaver alert.
    Alert,
    /// Who Lord Harrow is, at the first talk with him.
    Harrow,
    /// Who Mr Universe is.
    Universe,
    /// Who Magistrate Higgins is.
    Higgins,
    /// Who Fanty and Mingo are.
    Fanty,
    /// A challenge in hand fits the job that is about to be begun.
    Dare,
    /// The ace in the hole of a misbehave card.
    Ace,
    /// A nav card may stop the flight.
    FullStop,
    /// An immoral job and moral crew.
    Moral,
    /// Contraband or fugitives in the hold.
    Stash,
    /// Shore leave for disgruntled crew.
    ShoreLeave,
}

impl Lesson {
    /// Whether this program knows what it is about.
    pub const fn is_carried(self) -> bool {
        let is_of_sets = matches!(
            self,
            Lesson::Haven
                | Lesson::Opening
                | Lesson::BlueSun
                | Lesson::Kalidasa
                | Lesson::AlertCards
                | Lesson::Bounties
                | Lesson::Showdown
                | Lesson::Points
                | Lesson::Alert
                | Lesson::Harrow
                | Lesson::Universe
                | Lesson::Higgins
                | Lesson::Fanty
                | Lesson::Dare
        );
        CARRIED || !is_of_sets
    }
}

impl crate::Lesson<View> for Lesson {
    const ALL: &'static [Lesson] = &[
        Lesson::Aim,
        Lesson::Jobs,
        Lesson::Place,
        Lesson::Haven,
        Lesson::Opening,
        Lesson::Alert,
        Lesson::Nav,
        Lesson::FullStop,
        Lesson::Misbehave,
        Lesson::Ace,
        Lesson::Test,
        Lesson::Pay,
        Lesson::Showdown,
        Lesson::Harrow,
        Lesson::Universe,
        Lesson::Higgins,
        Lesson::Fanty,
        Lesson::Dare,
        Lesson::Team,
        Lesson::Turn,
        Lesson::BlueSun,
        Lesson::Kalidasa,
        Lesson::AlertCards,
        Lesson::Bounties,
        Lesson::Points,
        Lesson::Pursue,
        Lesson::Deliver,
        Lesson::Load,
        Lesson::Warrant,
        Lesson::ShoreLeave,
        Lesson::Disgruntled,
        Lesson::Stash,
        Lesson::Moral,
        Lesson::Solid,
        Lesson::Hire,
        Lesson::Deal,
        Lesson::Route,
        Lesson::Goal,
    ];

    fn slug(self) -> &'static str {
        match self {
            Lesson::Aim => "aim",
            Lesson::Jobs => "jobs",
            Lesson::Place => "place",
            Lesson::Haven => "haven",
            Lesson::Opening => "opening",
            Lesson::Turn => "turn",
            Lesson::BlueSun => "blue-sun",
            Lesson::Kalidasa => "kalidasa",
            Lesson::AlertCards => "alert-cards",
            Lesson::Bounties => "bounties",
            Lesson::Showdown => "showdown",
            Lesson::Points => "points",
            Lesson::Hire => "hire",
            Lesson::Deal => "deal",
            Lesson::Route => "route",
            Lesson::Nav => "nav",
            Lesson::Load => "load",
            Lesson::Team => "team",
            Lesson::Misbehave => "misbehave",
            Lesson::Test => "test",
            Lesson::Deliver => "deliver",
            Lesson::Pay => "pay",
            Lesson::Solid => "solid",
            Lesson::Goal => "goal",
            Lesson::Pursue => "pursue",
            Lesson::Disgruntled => "disgruntled",
            Lesson::Warrant => "warrant",
            Lesson::Alert => "alert",
            Lesson::Harrow => "harrow",
            Lesson::Universe => "universe",
            Lesson::Higgins => "higgins",
            Lesson::Fanty => "fanty",
            Lesson::Dare => "dare",
            Lesson::Ace => "ace",
            Lesson::FullStop => "full-stop",
            Lesson::Moral => "moral",
            Lesson::Stash => "stash",
            Lesson::ShoreLeave => "shore-leave",
        }
    }

    fn bites(self, view: &View) -> bool {
        if !self.is_carried() {
            return false;
        }
        let Some(seat) = view.viewer.filter(|_| view.viewer == view.decider()) else {
            return false;
        };
        let Some(frame) = view.stack.last() else { return false };
        let own = view.captain(seat);
        let turn = matches!(frame, Frame::Turn);
        let works = turn && view.has_action(Action::Work);
        let talks = |who| matches!(frame, Frame::Deal(talk) if talk.contact == who);
        let brings = |set| view.table.sets.iter().any(|one| one.id == set);
        match self {
            Lesson::Aim => matches!(frame, Frame::PickLeader(_)),
            Lesson::Jobs => matches!(frame, Frame::StartingJobs(_)),
            Lesson::Place => matches!(frame, Frame::PlaceShip(_)) && !view.has_havens(),
            Lesson::Haven => matches!(frame, Frame::PlaceShip(_)) && view.has_havens(),
            Lesson::Opening => is_of_opening(frame),
            Lesson::Turn => turn && view.acted.is_empty(),
            Lesson::BlueSun => turn && brings(2),
            Lesson::Kalidasa => turn && brings(3) && is_hunted(view, own),
            Lesson::AlertCards => turn && view.table.plays_alerts(),
            Lesson::Bounties => turn && brings(4),
            Lesson::Showdown => matches!(frame, Frame::Stance(_)),
            Lesson::Points => turn && brings(1),
            Lesson::Hire => {
                let lacks = |id| view.outlook(seat, id).lacking != Skills::default();
                let buys = turn && view.has_action(Action::Buy);
                let due = || may_buy(view, own) || view.own_jobs(seat).any(lacks);
                matches!(frame, Frame::Shop(_)) || buys && due()
            }
            Lesson::Deal => turn && view.has_action(Action::Deal) && may_deal(view, own),
            Lesson::Route => turn && view.has_action(Action::Fly),
            Lesson::Nav => matches!(frame, Frame::Nav(_)),
            Lesson::Load => works && works_here(view, seat, Step::Pickup),
            Lesson::Team => matches!(frame, Frame::Muster),
            Lesson::Misbehave => matches!(frame, Frame::Card(_)),
            Lesson::Test => matches!(frame, Frame::Test(_)),
            Lesson::Deliver => works && works_here(view, seat, Step::Finish),
            Lesson::Pay => matches!(frame, Frame::Payday(_)),
            Lesson::Solid => turn && !own.solid.is_empty(),
            Lesson::Goal => turn && !own.solid.is_empty() && view.goal(seat).is_some(),
            Lesson::Pursue => works && view.may_pursue(),
            Lesson::Disgruntled => turn && is_upset(own),
            Lesson::Warrant => turn && own.warrants > 0,
            Lesson::Alert => matches!(frame, Frame::Flight) && is_near_alert(view, own),
            Lesson::Harrow => talks(Contact::LordHarrow),
            Lesson::Universe => talks(Contact::MrUniverse),
            Lesson::Higgins => talks(Contact::MagistrateHiggins),
            Lesson::Fanty => talks(Contact::FantyMingo),
            Lesson::Dare => matches!(frame, Frame::Muster) && may_dare(view),
            Lesson::Ace => {
                matches!(frame, Frame::Card(card) if misbehave_card(card.0).ace.is_some())
            }
            Lesson::FullStop => {
                let left = [Action::Buy, Action::Deal, Action::Work];
                matches!(frame, Frame::Nav(card) if stops(card.0))
                    && left.into_iter().any(|action| view.has_action(action))
            }
            Lesson::Moral => turn && !own.moral().is_empty() && holds_immoral(view, seat),
            Lesson::Stash => turn && own.hold[Good::Contraband] + own.hold[Good::Fugitive] > 0,
            Lesson::ShoreLeave => {
                turn && view.has_action(Action::Buy) && may_buy(view, own) && is_upset(own)
            }
        }
    }
}

/// Whether that is decided at the set-up for a set-up card or a story alone.
fn is_of_opening(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::DrawJobs(_)
            | Frame::Outset(_)
            | Frame::Provisions(_)
            | Frame::DraftDeck
            | Frame::Draft(_)
            | Frame::Stall(_)
    )
}

/// Whether a way out of a nav card, whatever the dice say, ends the flight.
fn stops(card: u8) -> bool {
    nav_card(card).ways.iter().any(|way| way.effects.contains(&Effect::FullStop))
}

fn holds_immoral(view: &View, seat: Seat) -> bool {
    view.own_jobs(seat).any(|id| id.job().immoral)
}

fn is_upset(own: &Captain) -> bool {
    own.everyone().into_iter().any(|person| own.is_disgruntled(person))
}

/// Whether the Corvette looks for the ship, or is no more than a burn away.
fn is_hunted(board: &Board, own: &Captain) -> bool {
    let far = || Some(board.chart().moves(own.sector?, board.corvette.0?));
    own.is_outlaw() || far().is_some_and(|moves| moves <= 5)
}

fn is_near_alert(board: &Board, own: &Captain) -> bool {
    let near = own.sector.into_iter().flat_map(|at| board.chart().neighbours(at));
    near.into_iter().any(|at| board.reaver_alert(at) > 0)
}

/// Whether a challenge in hand may be laid under the job whose team is being chosen.
fn may_dare(view: &View) -> bool {
    let Some(Task::Job(job)) = view.task() else { return false };
    let begins = view.hand.contains(&job);
    begins && view.hand.iter().any(|card| job.job().takes(card.job()))
}

fn may_buy(board: &Board, own: &Captain) -> bool {
    own.sector.is_some_and(|at| board.market(at).is_some())
}

fn may_deal(board: &Board, own: &Captain) -> bool {
    let mut met = own.sector.into_iter().flat_map(|at| board.contacts(at));
    !board.shares_jobs() && met.any(|contact| board.may_deal(contact))
}

/// Whether this step of a job can be worked here and now.
fn works_here(view: &View, seat: Seat, step: Step) -> bool {
    view.own_jobs(seat).any(|job| {
        let outlook = view.outlook(seat, job);
        outlook.is_here() && outlook.is_ready() && outlook.step == step
    })
}
