//! What a captain has before him: his view, looked at as if it were his turn, and how far he plans.

use rules::firefly::contact::Contact;
use rules::firefly::effect::{Effect, Good};
use rules::firefly::job::JobId;
use rules::firefly::misbehave::MisbehaveCard;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::FINE;
use rules::firefly::story::{Demand, End, Goal};
use rules::firefly::supply::SupplyId;
use rules::firefly::{Aim, Board, Captain, Choice, Person, Step, View, aim_size, misbehave_card};
use rules::{Rng, Seat};

/// How much of the danger a reckless captain sees, in hundredths.
const RECKLESS: i64 = 10;
/// Dollars that are still wanted where the most cash wins.
const RACE: i64 = 3000;
/// Dollars that are left once the law has been paid.
const SPARED: u32 = 500;

/// How a captain takes danger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nerve {
    /// He sees what there is.
    Careful,
    /// He trusts to his luck where cards are to be passed.
    Reckless,
}

/// The table from the ship of the seat that decides.
pub(super) struct Bridge<'a> {
    pub view: &'a View,
    /// The board with the viewer at the turn: what its methods say of the acting ship holds for him.
    pub board: Board,
    pub seat: Seat,
    pub legal: Vec<Choice>,
    /// How many stops a tour is planned ahead.
    pub depth: usize,
    pub nerve: Nerve,
}

impl<'a> Bridge<'a> {
    pub(super) fn of(view: &'a View, seat: Seat, depth: usize, nerve: Nerve) -> Bridge<'a> {
        let mut board = view.board.clone();
        board.turn = seat;
        let legal = crate::legal::<rules::firefly::Firefly>(view);
        Bridge { view, board, seat, legal, depth, nerve }
    }

    pub(super) fn me(&self) -> &Captain {
        self.board.captain(self.seat)
    }

    pub(super) fn here(&self) -> Option<SectorId> {
        self.me().sector
    }

    pub(super) fn may(&self, choice: Choice) -> bool {
        self.legal.contains(&choice)
    }

    /// The first of these choices that is legal.
    pub(super) fn first(&self, wishes: &[Choice]) -> Option<Choice> {
        wishes.iter().copied().find(|&choice| self.may(choice))
    }

    /// Any legal choice: where nothing better is known.
    pub(super) fn any(&self, rng: &mut Rng) -> Option<Choice> {
        rng.pick(&self.legal).copied()
    }

    /// The next goal of the story.
    pub(super) fn goal(&self) -> Option<&'static Goal> {
        self.board.goal(self.seat)
    }

    /// The goals that are left.
    pub(super) fn goals_left(&self) -> impl Iterator<Item = &'static Goal> {
        let goals = self.board.table.story().map_or(&[][..], |story| story.goals);
        goals.iter().skip(self.me().goals.into())
    }

    /// Dollars that the goals that are left ask for, or have to be shown.
    pub(super) fn cash_wanted(&self) -> i64 {
        let asked = self.goals_left().map(|goal| {
            let shown = goal.demands.iter().map(|demand| match demand {
                Demand::Cash(dollars) => i64::from(*dollars),
                Demand::SolidWith(_)
                | Demand::Solids(_)
                | Demand::Tokens(_)
                | Demand::CrimeDone
                | Demand::Marked
                | Demand::Deed
                | Demand::AtHaven
                | Demand::AtCruiser
                | Demand::InTalk(_) => 0,
                Demand::AnyLot(_) => self.sets_price(),
            });
            shown.max().unwrap_or(0).max(goal_price(goal))
        });
        let solo =
            if self.board.table.aim() == Some(Aim::Bad) { aim_size(Aim::Bad).into() } else { 0 };
        // Where cash decides once the goals are reached, there is never enough.
        let race = match self.ending() {
            None | Some(End::First | End::Trust | End::Dawn) => false,
            // While purses lie it pays to grow strong.
            Some(End::Purses) => self.board.purses.len() < 2,
            Some(End::LastCall | End::LastCallOwing | End::Drought(_) | End::Majority) => {
                self.goal().is_none()
            }
        };
        let race = if race { i64::from(self.me().money) + RACE } else { 0 };
        asked.max().unwrap_or(0).max(solo).max(race)
    }

    /// How the story ends.
    pub(super) fn ending(&self) -> Option<End> {
        self.board.table.story().map(|story| story.end)
    }

    /// Whether it is the solo story: a turn has all four actions, and Fly ends it.
    pub(super) fn is_alone(&self) -> bool {
        self.board.table.aim().is_some()
    }

    /// Whether dollars alone decide.
    pub(super) fn is_for_cash(&self) -> bool {
        self.goals_left().all(|goal| goal.at.is_none() && goal.misbehave == 0)
            && self.cash_wanted() > 0
    }

    /// Whether the trust of a contact is still asked for.
    pub(super) fn wants_trust(&self, contact: Contact) -> bool {
        if self.me().is_solid(contact) {
            return false;
        }
        let asked = |demand: &Demand| match demand {
            Demand::SolidWith(contacts) => contacts.contains(&contact),
            Demand::Solids(count) => self.me().solids() < *count,
            Demand::Cash(_)
            | Demand::Tokens(_)
            | Demand::CrimeDone
            | Demand::Marked
            | Demand::Deed
            | Demand::AtHaven
            | Demand::AtCruiser
            | Demand::InTalk(_)
            | Demand::AnyLot(_) => false,
        };
        self.board.table.aim() == Some(Aim::Good)
            || self.ending() == Some(End::Trust)
            || CARRIED && self.board.purses.contains(&contact)
            || self.goals_left().flat_map(|goal| goal.demands).any(asked)
    }

    /// Whether the trust of who keeps the law is still asked for: no warrant may come before.
    pub(super) fn needs_law(&self) -> bool {
        let lawful = |demand: &Demand| matches!(demand, Demand::SolidWith(contacts) if contacts.iter().any(|c| c.is_lawful()));
        self.goals_left().flat_map(|goal| goal.demands).any(lawful)
    }

    /// The wanted crew that is in the way of that trust.
    pub(super) fn in_the_way(&self) -> Option<SupplyId> {
        let courts = self.needs_law()
            && self.board.table.contacts().any(|c| c.is_lawful() && self.wants_trust(c));
        let crew = self.me().crew.iter().map(|member| member.card);
        crew.filter(|_| courts).find(|&card| self.me().is_wanted(Person::Crew(card)))
    }

    /// Whether the law would let the ship be once it has been fined.
    pub(super) fn can_make_amends(&self) -> bool {
        let me = self.me();
        let fines = u32::from(me.warrants) * FINE + SPARED;
        let wanted = me.everyone().into_iter().any(|person| me.is_wanted(person));
        self.needs_law() && !wanted && me.money >= fines
    }

    /// Jobs that are begun or in hand, with what is to be worked next.
    pub(super) fn jobs(&self) -> Vec<(JobId, Step)> {
        let room = self.me().active.len() < self.me().active_limit();
        let resented = |job: &JobId| self.me().is_resented(job.job().contact);
        let active = self.me().active.iter().filter(|active| active.job.job().raid().is_none());
        let active = active.map(|active| (active.job, active.step()));
        let chance = self.me().active.iter().filter(|active| {
            let job = active.job.job();
            let open = job.aside.is_some() && !active.aside.0 && active.loaded;
            open && self.board.freight_fits(job, Step::Aside)
        });
        let chance = chance.map(|active| (active.job, Step::Aside));
        let hand = self.view.hand.iter().filter(move |_| room);
        let hand = hand.filter(|job| job.job().challenge.is_none() && job.job().raid().is_none());
        let hand = hand.map(|&job| (job, job.job().first()));
        active.chain(chance).chain(hand).filter(|(job, _)| !resented(job)).collect()
    }

    /// The cards that the misbehave deck must hold.
    pub(super) fn misbehave(&self) -> Vec<&'static MisbehaveCard> {
        let deck = &self.view.misbehave;
        let cards = if deck.len() < 4 { &self.board.misbehave_discards } else { deck };
        cards.iter().map(|&id| misbehave_card(id)).collect()
    }

    /// The thousandths of a chance to pass so many misbehave cards with everybody, as the captain
    /// sees it.
    pub(super) fn clears(&self, draws: u8) -> i64 {
        let clears = self.truly_clears(draws);
        match self.nerve {
            Nerve::Careful => clears,
            Nerve::Reckless => 1000 - (1000 - clears) * RECKLESS / 100,
        }
    }

    /// The same as it is.
    pub(super) fn truly_clears(&self, draws: u8) -> i64 {
        if draws == 0 {
            return 1000;
        }
        let everyone = self.me().everyone();
        let clears = if self.view.ahead.is_empty() {
            self.board.clears(&everyone, &self.misbehave(), draws)
        } else {
            self.view.clears_ahead(&self.board, &everyone, draws)
        };
        clears.permille() as i64
    }

    pub(super) fn fuel(&self) -> u8 {
        self.me().has(Good::Fuel)
    }
}

/// What the ways of a goal cost, in dollars; the dearest.
pub(super) fn goal_price(goal: &Goal) -> i64 {
    goal.ways.iter().map(|way| price_of(way)).max().unwrap_or(0)
}

fn price_of(effects: &[Effect]) -> i64 {
    let price = |effect: &Effect| {
        if let Effect::PayOrBotch(dollars) = *effect {
            return i64::from(dollars);
        }
        let Effect::Test(test) = effect else { return 0 };
        test.bands.iter().map(|b| price_of(b.effects)).max().unwrap_or(0)
    };
    effects.iter().map(price).sum()
}
