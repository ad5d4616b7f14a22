//! What is shown of a decision: a room for each kind of pending work that is more than its buttons in
//! words, of the same name as in the rules.
//!
//! To add a kind: what it shows as [`Shown`], and its line in the list, [`shown`].

mod crime;
mod deal;
mod errand;
mod flight;
mod goal;
mod harbour;
mod law;
mod misbehave;
mod nav;
mod parley;
mod patrol;
mod raid;
mod roster;
mod setup;
mod shop;
mod stowage;
mod study;
pub mod test;
mod turn;
mod uplink;

use super::desk::Desk;
use super::scene::Scene;
use crate::page::prelude::*;
use crate::words::fill;
pub use nav::{is_there, way_bribed, way_odds};
pub use raid::wanted;
use rules::firefly::effect::{Effect, Way};
use rules::firefly::odds::Chance;
use rules::firefly::{Choice, Frame, View};

/// What a kind of pending work shows. What it does not say is as it is for most.
pub trait Shown {
    /// What is drawn, and the choices that have their buttons in it.
    fn scene(&self, _: &Desk) -> Scene {
        Scene::default()
    }

    /// Whether the scene leaves room for what one has.
    fn is_spare(&self) -> bool {
        false
    }

    /// Whether it is decided on the chart: then that is in view.
    fn is_of_chart(&self) -> bool {
        false
    }

    /// Whether a ship is steered, whose course is chosen again.
    fn steers(&self) -> bool {
        false
    }

    /// Which menu of a turn lies open: what is dragged there needs no way in and out.
    fn menu(&self) -> Option<Choice> {
        None
    }

    /// Whether rows are pressed one after the other: nothing that is told moves them.
    fn has_rows(&self) -> bool {
        self.menu().is_some()
    }

    /// What stands at the foot while nothing is looked at.
    fn line(&self, desk: &Desk) -> String {
        about(desk)
    }

    /// What may be lost here beside what is said, at the foot.
    fn warns(&self, _: &Desk) -> Option<String> {
        None
    }

    /// What leaves everything as it is, at the foot.
    fn leave(&self, _: &Desk) -> Html {
        Html::default()
    }

    /// The ways out of a card, and what is hoped of them.
    fn ways(&self) -> Option<(&'static [Way], Effect)> {
        None
    }

    /// What all that is free comes to: several choices that one press at the foot makes.
    fn at_once(&self, _: &View) -> Vec<Choice> {
        Vec::new()
    }

    /// How many cards or jobs may still be drawn, one after the other.
    fn draws(&self, _: &View) -> usize {
        0
    }
}

/// The list of what each kind shows.
fn shown(frame: &Frame) -> &dyn Shown {
    if !frame.is_carried() {
        return &Buttons;
    }
    match frame {
        Frame::PickLeader(step) => step,
        Frame::PickShip(step) => step,
        Frame::Outset(step) => step,
        Frame::Recruits(step) => step,
        Frame::StartingJobs(step) => step,
        Frame::PlaceShip(step) => step,
        Frame::Turn => &turn::Menu,
        Frame::Stowage => &stowage::Stowage,
        Frame::Roster => &roster::Roster,
        Frame::Hands(step) => step,
        Frame::Flight => &flight::NextSector,
        Frame::Nav(step) => step,
        Frame::Reavers => &nav::Reavers,
        Frame::Evasion => &flight::Evasion,
        Frame::Patrol(step) => step,
        Frame::Adrift(step) => step,
        Frame::Slip(step) => step,
        Frame::Alliance(step) => step,
        Frame::Wanted(step) => step,
        Frame::Test(step) => &**step,
        Frame::Overfull(step) => step,
        Frame::Shop(step) => step,
        Frame::Deal(step) => step,
        Frame::Parley(step) => &**step,
        Frame::Answer(step) => &**step,
        Frame::Muster => &errand::Muster,
        Frame::Card(step) => step,
        Frame::Price(step) => step,
        Frame::Uplink(step) => step,
        Frame::Study(step) => step,
        Frame::TakeUpgrade(_)
        | Frame::LoseUpgrade(_)
        | Frame::TakeCard(_)
        | Frame::Manhunt(_)
        | Frame::LoseCrew(_)
        | Frame::Instead(_)
        | Frame::Fence(_)
        | Frame::Draft(_)
        | Frame::Stall(_)
        | Frame::Levy(_)
        | Frame::Order => &shop::Piles,
        Frame::Harbour(step) => step,
        Frame::Summons(step) => step,
        Frame::Split(step) => step,
        Frame::Mob | Frame::Pardon(_) | Frame::Sulk(_) | Frame::Forfeit(_) => &crime::People,
        Frame::Charts(step) => step,
        Frame::Deaths(_)
        | Frame::Massacre(_)
        | Frame::Medic(_)
        | Frame::ExtraCut(_)
        | Frame::Trade(_)
        | Frame::Load(_)
        | Frame::LoadUpTo(_)
        | Frame::Freight
        | Frame::Vault
        | Frame::GoalWay
        | Frame::Payday(_)
        | Frame::LoadGoods(_)
        | Frame::SeizeGoods(_)
        | Frame::Sale(_)
        | Frame::Swap(_)
        | Frame::Casino(_)
        | Frame::Race(_)
        | Frame::Sacrifice(_)
        | Frame::Squeeze(_)
        | Frame::DrawJobs(_)
        | Frame::Provisions(_)
        | Frame::DraftDeck
        | Frame::Cache(_)
        | Frame::Unasked(_) => &Buttons,
        Frame::Boarding(step) => step,
        Frame::Secure(step) => step,
        Frame::Stance(step) => step,
        Frame::Loot(step) => step,
        Frame::Steal(step) => step,
        Frame::Capture(step) => step,
        Frame::Welcome(step) => step,
        Frame::StandIn(step) => step,
        Frame::PickPrisoner(step) => step,
    }
}

/// Its buttons in words are all there is to see.
struct Buttons;

impl Shown for Buttons {
    fn warns(&self, desk: &Desk) -> Option<String> {
        let mut legal = desk.props.legal.iter();
        let outlaws = legal.any(|&choice| desk.view().makes_outlaw(choice));
        outlaws.then(|| desk.words.outlaws.to_owned())
    }
}

/// What is shown of whatever is decided now.
pub fn now(view: &View) -> &dyn Shown {
    view.stack.last().map_or(&Buttons, shown)
}

/// The way out of a card that a choice takes, and what is wanted of it.
pub fn way(view: &View, choice: Choice) -> Option<(&'static Way, Effect)> {
    let Choice::Way(at) = choice else { return None };
    let (ways, wanted) = now(view).ways()?;
    Some((ways.get(usize::from(at))?, wanted))
}

/// The chance to come through the test under way with so many bribes.
pub fn bribed_roll(view: &View, bribes: u8) -> Option<Chance> {
    let Some(Frame::Test(trial)) = view.stack.last() else { return None };
    Some(view.trial_chance_with(trial, bribes.into()))
}

/// What the decision is about, or what it asks.
fn about(desk: &Desk) -> String {
    let context = desk.context();
    if context.is_empty() { desk.text.ask(desk.view()).to_owned() } else { context }
}

/// The same where a choice is looked at before it is made.
fn about_ways(desk: &Desk) -> String {
    let context = desk.context();
    let ways = desk.props.legal.iter().filter(|choice| matches!(choice, Choice::Way(_)));
    let picked_first = ways.take(2).all(|&choice| desk.pressed(choice).is_some());
    let values: [(&str, &dyn std::fmt::Display); 2] =
        [("what", &context), ("why", &desk.words.look_first)];
    if picked_first { fill(desk.words.why_not, &values) } else { about(desk) }
}
