//! What is said of a decision: a room for each kind of pending work, of the same name as in the
//! rules. It holds what is asked, what it is about, and its verbs.
//!
//! To add a kind: what it says as [`Told`], and its line in the list, [`told`].

mod alert;
mod cache;
mod crime;
mod cut;
mod deal;
mod death;
mod errand;
mod flight;
mod goal;
mod goods;
mod harbour;
mod instead;
mod instruction;
mod law;
mod load;
mod misbehave;
mod nav;
mod opening;
mod order;
mod parley;
mod patrol;
mod pay;
mod raid;
mod recruit;
mod roster;
mod setup;
mod shop;
mod slip;
mod stowage;
mod study;
mod test;
mod turn;
mod upgrade;
mod uplink;
mod verb;

use super::FireflyText;
use super::names::aboard;
use crate::words::Lang;
use rules::Seat;
use rules::firefly::step::Unasked;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Choice, Frame, View};
use verb::Say;

/// What a kind of pending work says. What it does not say is said as usual.
trait Told {
    /// What is asked, in one short sentence.
    fn ask(&self, say: &Say) -> &'static str;

    /// What it is about: the card, the job, the test so far; may be empty.
    fn context(&self, _: &Say) -> String {
        String::new()
    }

    /// What a choice is called here, if it is called otherwise elsewhere.
    fn verb(&self, _: &Say, _: Choice) -> Option<String> {
        None
    }

    /// Whose ship it is about.
    fn seat(&self, view: &View) -> Seat {
        view.turn
    }

    /// The cards among which one is numbered that has a namesake.
    fn cards(&self, view: &View) -> Vec<SupplyId> {
        aboard(view.captain(self.seat(view)))
    }

    /// Which moment it is, under `now KEY` in the rules.
    fn moment(&self, view: &View) -> &'static str;
}

/// The list of what each kind says.
fn told(frame: &Frame) -> &dyn Told {
    if !frame.is_carried() {
        return &turn::Menu;
    }
    match frame {
        Frame::Unasked(step) => step,
        Frame::PickLeader(step) => step,
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
        Frame::Alliance(step) => step,
        Frame::Wanted(step) => step,
        Frame::Test(step) => &**step,
        Frame::Deaths(step) => step,
        Frame::Massacre(step) => step,
        Frame::Medic(step) => step,
        Frame::ExtraCut(step) => step,
        Frame::Trade(step) => step,
        Frame::Load(step) => step,
        Frame::LoadUpTo(step) => step,
        Frame::TakeUpgrade(step) => step,
        Frame::LoseUpgrade(step) => step,
        Frame::Overfull(step) => step,
        Frame::Shop(step) => step,
        Frame::Deal(step) => step,
        Frame::Parley(step) => &**step,
        Frame::Answer(step) => &**step,
        Frame::Muster => &errand::Muster,
        Frame::Card(step) => step,
        Frame::Freight => &instruction::Handling,
        Frame::Vault => &instruction::Vault,
        Frame::GoalWay => &goal::GoalWay,
        Frame::Price(step) => step,
        Frame::Payday(step) => step,
        Frame::Uplink(step) => step,
        Frame::Study(step) => step,
        Frame::LoadGoods(step) => step,
        Frame::SeizeGoods(step) => step,
        Frame::TakeCard(step) => step,
        Frame::Adrift(step) => step,
        Frame::Order => &order::Order,
        Frame::Slip(step) => step,
        Frame::Summons(step) => step,
        Frame::Manhunt(step) => step,
        Frame::Instead(step) => step,
        Frame::LoseCrew(step) => step,
        Frame::Sale(step) => step,
        Frame::Swap(step) => step,
        Frame::Casino(step) => step,
        Frame::Race(step) => step,
        Frame::Charts(step) => step,
        Frame::Sacrifice(step) => step,
        Frame::Squeeze(step) => step,
        Frame::PickShip(step) => step,
        Frame::Harbour(step) => step,
        Frame::Split(step) => step,
        Frame::Forfeit(step) => step,
        Frame::Fence(step) => step,
        Frame::Mob => &crime::Mob,
        Frame::Pardon(step) => step,
        Frame::Sulk(step) => step,
        Frame::DrawJobs(step) => step,
        Frame::Outset(step) => step,
        Frame::Provisions(step) => step,
        Frame::DraftDeck => &opening::DraftDeck,
        Frame::Draft(step) => step,
        Frame::Stall(step) => step,
        Frame::Levy(step) => step,
        Frame::Boarding(step) => step,
        Frame::Secure(step) => step,
        Frame::Stance(step) => step,
        Frame::Loot(step) => step,
        Frame::Steal(step) => step,
        Frame::Capture(step) => step,
        Frame::Welcome(step) => step,
        Frame::StandIn(step) => step,
        Frame::PickPrisoner(step) => step,
        Frame::Cache(step) => step,
    }
}

/// Nobody is asked.
impl Told for Unasked {
    fn ask(&self, say: &Say) -> &'static str {
        say.text.words.ask_wait
    }

    fn moment(&self, _: &View) -> &'static str {
        "wait"
    }
}

impl FireflyText {
    /// What the topmost frame asks for.
    pub fn ask(&self, view: &View) -> &'static str {
        let say = Say { text: *self, view, names: &[] };
        match view.stack.last() {
            _ if view.over => self.words.ask_over,
            Some(frame) => told(frame).ask(&say),
            None => self.words.ask_wait,
        }
    }

    /// What the topmost frame is about; may be empty.
    pub fn context(&self, view: &View, names: &[String]) -> String {
        let say = Say { text: *self, view, names };
        let context = view.stack.last().map_or(String::new(), |frame| told(frame).context(&say));
        match self.bearing(view) {
            Some(alert) if context.is_empty() => alert,
            Some(alert) => self.joined(&[context, alert]),
            None => context,
        }
    }

    /// What a choice does, as the text of its button; among the legal choices each has its own.
    pub fn verb(&self, view: &View, choice: Choice, names: &[String]) -> String {
        Say { text: *self, view, names }.verb(choice)
    }
}

/// Which moment of a match it is, under `now KEY` in the rules.
pub fn moment(view: &View) -> &'static str {
    view.stack.last().map_or("over", |frame| told(frame).moment(view))
}

impl Say<'_> {
    fn lang(&self) -> Lang {
        self.text.lang
    }

    /// What the topmost frame says.
    fn told(&self) -> Option<&dyn Told> {
        self.view.stack.last().map(told)
    }
}
