//! What the person looks at and has picked, which is no part of the match.

use super::desk::{action_of, aims};
use super::piles::Pile;
use rules::Seat;
use rules::firefly::effect::Good;
use rules::firefly::sector::SectorId;
use rules::firefly::{Action, Choice};
use std::rc::Rc;
use yew::Reducible;

/// What the panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// What happens now.
    Now,
    /// A ship.
    Ship,
    /// Jobs, goals and discard piles.
    Jobs,
    /// A sector in words.
    Sector,
}

/// How far the sheet is pulled up on a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The actions alone.
    Low,
    /// What happens now, the chart above it.
    Scene,
    /// Over the chart.
    Full,
}

/// What is looked at and picked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// What the panel shows.
    pub tab: Tab,
    /// How far the sheet is pulled up.
    pub stop: Stop,
    /// The sector that is chosen on the chart.
    pub sector: Option<SectorId>,
    /// Where one's own ship is bound, and whose it is: kept over what comes between.
    pub course: Option<(Seat, SectorId)>,
    /// The sector that was proposed before one was chosen by a press: that one pressed again leads back to it.
    pub proposed: Option<SectorId>,
    /// Whether the sector was chosen by a press since this decision was asked: then another lifts it.
    pub aimed: bool,
    /// Whether something else was pressed since: the foot speaks no more of the sector.
    pub turned: bool,
    /// Where the flight under way was sent: there it stops, and nothing is asked any more.
    pub ends: Option<SectorId>,
    /// Whether it goes on there by itself.
    pub flies: bool,
    /// Whose ship lies open over the chart.
    pub seat: Option<Seat>,
    /// The discard pile that is looked through.
    pub pile: Option<Pile>,
    /// A choice that is asked about before it is made, and the moment it is of.
    pub picked: Option<(usize, Choice)>,
    /// What was picked before it at the same moment, to be made before it.
    pub also: [Option<Choice>; 5],
    /// What was picked before it and gave way to it.
    pub instead: Option<Choice>,
    /// How many of each good are to be bought, and the moment.
    pub stock: Option<(usize, [u8; Good::ALL.len()])>,
    /// The action whose choices alone are listed, and the moment.
    pub action: Option<(usize, Action)>,
    /// Whether patrols go where they are proposed to be sent, unasked, in others' turns.
    pub sends: bool,
    /// Whether nothing is decided on the chart: whoever looks something up there keeps what he has picked.
    pub aside: bool,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            tab: Tab::Now,
            stop: Stop::Scene,
            sector: None,
            course: None,
            proposed: None,
            aimed: false,
            turned: false,
            ends: None,
            flies: false,
            seat: None,
            pile: None,
            picked: None,
            also: [None; 5],
            instead: None,
            stock: None,
            action: None,
            sends: false,
            aside: false,
        }
    }
}

impl Look {
    /// Where the ship of a seat is bound.
    pub fn bound(&self, seat: Option<Seat>) -> Option<SectorId> {
        let course = self.course.filter(|(whose, _)| Some(*whose) == seat);
        course.map(|(_, bound)| bound)
    }
}

impl Look {
    /// What is picked at this moment, in the order in which it is made.
    pub fn picks(&self, order: usize) -> Vec<Choice> {
        let Some((_, last)) = self.picked.filter(|(at, _)| *at == order) else { return Vec::new() };
        self.also.into_iter().flatten().chain([last]).collect()
    }

    /// How many of each good are to be bought at this moment, of those of which some are.
    pub fn stock(&self, order: usize) -> impl Iterator<Item = (Good, u8)> {
        let stock =
            self.stock.filter(|(at, _)| *at == order).map(|(_, stock)| stock).unwrap_or_default();
        Good::ALL.into_iter().zip(stock).filter(|(_, n)| *n > 0)
    }

    /// What is proposed is kept once another sector is chosen.
    fn leaves_proposed(&mut self, to: Option<SectorId>) {
        let left = self.sector.filter(|_| !self.aimed && self.sector != to);
        self.proposed = left.or(self.proposed);
    }

    fn also(&mut self, order: usize, choice: Choice) {
        let mut picks = self.picks(order);
        match picks.iter().position(|pick| *pick == choice) {
            Some(at) => drop(picks.remove(at)),
            None => picks.push(choice),
        }
        (self.picked, self.instead) = (picks.pop().map(|last| (order, last)), None);
        let mut picks = picks.into_iter();
        self.also = std::array::from_fn(|_| picks.next());
    }
}

/// A change of what is looked at.
pub enum Glance {
    /// Another tab.
    Tab(Tab),
    /// The sheet goes up or down.
    Stop(Stop),
    /// A sector; pressed a second time it is lifted, but not where a course brought it along.
    Sector(SectorId),
    /// A place that was spoken of: it is shown on the chart, which has its room.
    Place(SectorId),
    /// No sector any more; the course stays.
    NoSector,
    /// Whoever steers is bound for the sector that is chosen; where none is, for that of the course.
    Bound(Seat),
    /// The course is reached.
    Arrived,
    /// One flies, on by itself and to stop there if it is said where.
    Ends(Option<SectorId>),
    /// The flight goes on by itself no more.
    Halt,
    /// Patrols go where they are proposed to be sent, or one is asked.
    Sends(bool),
    /// Whose ship; open already, it is put away.
    Ship(Option<Seat>),
    /// A pile; open already, it is closed.
    Pile(Pile),
    /// A choice to ask about; picked already, it is lifted.
    Pick(usize, Choice),
    /// One more that goes with what is picked; picked already, it is lifted.
    Also(usize, Choice),
    /// So many of a good are to be bought.
    Stock(usize, Good, u8),
    /// Nothing picked any more.
    Drop,
    /// An action; listed alone already, all are listed.
    Action(usize, Action),
    /// An action that cannot be taken: the foot says why, and nothing moves.
    Refused(usize, Action),
    /// Another kind of decision is due: it is shown, beside one's own ship, and what was chosen on
    /// the chart gives way to the course of whoever steers now, or to where it is proposed to send a patrol.
    /// The foot speaks of that where nothing has been done yet. What is not decided on the chart leaves the
    /// sheet as high as it was pulled.
    Asked(Option<Seat>, Option<SectorId>, bool, bool),
}

impl Reducible for Look {
    type Action = Glance;

    fn reduce(self: Rc<Self>, glance: Glance) -> Rc<Self> {
        let mut look = *self;
        // What is looked at is shown, unless the sheet was put away for the chart's sake.
        let raised = if look.stop == Stop::Low { Stop::Scene } else { look.stop };
        match glance {
            Glance::Tab(tab) => (look.tab, look.stop, look.seat) = (tab, raised, None),
            Glance::Stop(stop) => look.stop = stop,
            Glance::Sector(sector)
                if look.sector == Some(sector)
                    && look.aimed
                    && !look.turned
                    && look.picked.is_none() =>
            {
                let proposed = look.proposed.take().filter(|&at| at != sector);
                (look.sector, look.aimed) = (proposed, false);
                look.course = look.course.filter(|(_, bound)| *bound != sector);
            }
            Glance::Sector(sector) => {
                look.leaves_proposed(Some(sector));
                look.sector = Some(sector);
                if !look.aside {
                    (look.picked, look.action) = (None, None);
                }
                (look.aimed, look.turned) = (true, false);
                if look.tab != Tab::Now {
                    look.tab = Tab::Sector;
                }
                if look.stop == Stop::Full {
                    look.stop = Stop::Scene;
                }
            }
            Glance::Place(sector) => {
                (look.sector, look.aimed, look.turned) = (Some(sector), true, false);
                (look.stop, look.seat) = (Stop::Low, None);
            }
            Glance::NoSector => {
                look.leaves_proposed(None);
                look.sector = None;
            }
            Glance::Bound(seat) if look.sector.is_none() => look.sector = look.bound(Some(seat)),
            Glance::Bound(seat) => look.course = look.sector.map(|bound| (seat, bound)),
            Glance::Arrived => {
                let bound = look.course.take().map(|(_, bound)| bound);
                look.sector = look.sector.filter(|sector| Some(*sector) != bound);
            }
            Glance::Ends(sector) => (look.ends, look.flies) = (sector, sector.is_some()),
            Glance::Halt => look.flies = false,
            Glance::Sends(sends) => look.sends = sends,
            Glance::Ship(None) => {
                let open = look.tab == Tab::Ship && look.seat.is_none();
                look.tab = if open { Tab::Now } else { Tab::Ship };
                (look.stop, look.seat) = (raised, None);
            }
            Glance::Ship(seat) => look.seat = seat.filter(|_| look.seat != seat),
            Glance::Pile(pile) => look.pile = (look.pile != Some(pile)).then_some(pile),
            Glance::Pick(order, choice) => {
                let before = look.picked.filter(|(at, _)| *at == order).map(|(_, choice)| choice);
                look.instead = before.filter(|&before| before != choice);
                (look.also, look.stock) = Default::default();
                look.action = look.action.filter(|(_, action)| action_of(choice) == Some(*action));
                if aims(choice) {
                    // Where to is chosen on the chart.
                    look.stop = Stop::Low;
                }
                look.picked = (look.picked != Some((order, choice))).then_some((order, choice));
                look.turned = true;
            }
            Glance::Also(order, choice) => {
                look.also(order, choice);
                look.turned = true;
            }
            Glance::Stock(order, good, n) => {
                let mut stock = [0; Good::ALL.len()];
                for (good, n) in look.stock(order).chain([(good, n)]) {
                    stock[good as usize] = n;
                }
                (look.stock, look.turned) = (Some((order, stock)), true);
            }
            Glance::Drop => look.picked = None,
            Glance::Action(order, action) => {
                look.action = (look.action != Some((order, action))).then_some((order, action));
                (look.picked, look.turned) = (None, true);
                (look.tab, look.stop) = (Tab::Now, raised);
            }
            Glance::Refused(order, action) => {
                (look.action, look.picked, look.turned) = (Some((order, action)), None, true);
            }
            Glance::Asked(steers, sent, fresh, of_chart) => {
                (look.tab, look.seat) = (Tab::Now, None);
                look.stop = if of_chart { Stop::Scene } else { raised };
                look.aside = !of_chart;
                let sector = sent.or(look.bound(steers));
                (look.sector, look.aimed, look.turned) = (sector, false, !fresh);
                look.proposed = None;
            }
        }
        Rc::new(look)
    }
}
