//! The launch phase, the reset of a round and the end of the game. Rules S7 to S9.

use super::auction::{Target, Tiles};
use super::award::{AWARD_POINTS, Award, Standing};
use super::choice::Phase;
use super::event::{Event, Item};
use super::mission::{Mission, MissionId, Readiness};
use super::state::{Farlight, Flown};
use crate::{Aside, Seat, SeatResult, Sink, order};
use std::cmp::Reverse;

/// How many tokens a point is worth at the end, rounded up.
const TOKENS_PER_POINT: u16 = 3;

/// Where the launch phase stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Launch {
    /// The missions with tiles that are still to be resolved, the one being resolved first.
    pub missions: Vec<MissionId>,
    /// Everybody who may complete the first of them, in order.
    pub queue: Vec<Seat>,
    /// How many of the queue have completed it or passed.
    pub asked: u8,
    /// How many have completed it.
    pub finishers: u8,
    /// Whether a climactic mission was completed in this round.
    pub climax: bool,
}

impl Launch {
    /// Who is next to complete the mission or pass.
    pub fn next(&self) -> Option<Seat> {
        self.queue.get(usize::from(self.asked)).copied()
    }

    /// What completing `mission` pays now.
    pub fn points(&self, mission: &Mission) -> u8 {
        if self.finishers == 0 { mission.points } else { mission.half_points() }
    }
}

/// S7.
impl Farlight {
    pub(super) fn begin_launch(&mut self, sink: &mut dyn Sink<Event>) {
        let mut missions: Vec<MissionId> = self.active_missions().collect();
        missions.retain(|&id| self.auction(Target::Mission(id)).is_some());
        order::sort_by_key(&mut missions, |id| id.rank());
        self.launch = Launch { missions, ..Launch::default() };
        self.open_mission();
        self.next_launch(sink);
    }

    /// Makes the queue of the first mission that is still to be resolved.
    fn open_mission(&mut self) {
        let first = self.launch.missions.first().copied();
        let auction = first.and_then(|id| self.auction(Target::Mission(id)));
        self.launch.queue = auction.map(|auction| auction.ranking()).unwrap_or_default();
        (self.launch.asked, self.launch.finishers) = (0, 0);
    }

    /// Asks the next one who can complete a mission, or ends the round.
    fn next_launch(&mut self, sink: &mut dyn Sink<Event>) {
        while let Some(&mission) = self.launch.missions.first() {
            while let Some(seat) = self.launch.next() {
                if self.readiness(seat, mission).is_ready() {
                    return self.ask(seat, Phase::Launch);
                }
                self.decline(seat, mission, sink);
            }
            self.close_mission(mission);
        }
        self.end_round(sink);
    }

    fn readiness(&self, seat: Seat, mission: MissionId) -> Readiness {
        let player = self.player(seat);
        mission.card().readiness(&player.ship, player.crew, player.science)
    }

    /// A mission that anybody completed leaves the game.
    fn close_mission(&mut self, mission: MissionId) {
        if self.launch.finishers > 0 {
            self.stacks.iter_mut().for_each(|stack| stack.retain(|&id| id != mission));
            self.launch.climax |= mission.card().climactic;
        }
        self.launch.missions.remove(0);
        self.open_mission();
    }

    fn decline(&mut self, seat: Seat, mission: MissionId, sink: &mut dyn Sink<Event>) {
        self.launch.asked += 1;
        sink.put(|| Event::Mission {
            round: self.round,
            mission,
            queue: self.launch.queue.clone(),
            seat,
            done: false,
            points: 0,
            bought_biotech: 0,
            science_paid: 0,
            dice_used: Vec::new(),
            lacks: Aside(Some(self.readiness(seat, mission)).filter(|ready| !ready.is_ready())),
        });
    }

    pub(super) fn pass(&mut self, sink: &mut dyn Sink<Event>) {
        if let Some(&mission) = self.launch.missions.first() {
            self.decline(self.turn, mission, sink);
        }
        self.next_launch(sink);
    }

    pub(super) fn complete(&mut self, sink: &mut dyn Sink<Event>) {
        let Some(&mission) = self.launch.missions.first() else { return };
        let (seat, card) = (self.turn, mission.card());
        let ready = self.readiness(seat, mission);
        let points = self.launch.points(card);
        let player = self.player_mut(seat);
        player.crew -= ready.crew_cost();
        player.science -= u16::from(card.science);
        player.flown.push(Flown { mission, points });
        self.launch.asked += 1;
        self.launch.finishers += 1;
        sink.put(|| Event::Mission {
            round: self.round,
            mission,
            queue: self.launch.queue.clone(),
            seat,
            done: true,
            points,
            bought_biotech: ready.bought_biotech,
            science_paid: card.science,
            dice_used: ready.dice_used.iter().flatten().copied().collect(),
            lacks: Aside(None),
        });
        self.next_launch(sink);
    }
}

/// S8.
impl Farlight {
    pub(super) fn end_round(&mut self, sink: &mut dyn Sink<Event>) {
        if self.launch.climax {
            return self.finish(sink);
        }
        self.add_bonus_crew();
        if self.deck.len() < self.empty_slots() {
            return self.finish(sink);
        }
        self.fill_slots();
        self.roll_engines();
        sink.put(|| Event::Refill {
            round: self.round,
            slots: self.parts_offered(),
            dice: self.dice_offered(),
            bonus: self.bonus_offered(),
        });
        self.begin_round();
    }

    fn begin_round(&mut self) {
        for player in &mut self.players {
            player.hand = Tiles::ALL;
            player.bids.clear();
        }
        self.launch = Launch::default();
        self.round += 1;
        self.pass = 0;
        self.first = self.left_of(self.first);
        self.ask(self.first, Phase::Bid);
    }
}

/// S9.
impl Farlight {
    pub(super) fn finish(&mut self, sink: &mut dyn Sink<Event>) {
        self.phase = Phase::Over;
        for &award in &self.awards {
            sink.put(|| {
                let at = self.standings();
                let values = at.iter().map(|&(seat, standing)| (seat, award.value(standing)));
                Event::Award { award, seats: award.best(&at), values: Aside(values.collect()) }
            });
        }
        for seat in self.seats() {
            let (tokens, points) = self.leftovers(seat);
            sink.put(|| Event::Leftovers { seat, tokens, points });
        }
        sink.put(|| {
            let (winners, deciding_awards) = self.winners();
            let deciding_values = Aside(self.deciding_values(&deciding_awards));
            let totals = self.seats().map(|seat| (seat, self.total(seat))).collect();
            let places = self.seats().map(|seat| (seat, self.place(seat, &winners))).collect();
            Event::Result { totals, places, deciding_awards, deciding_values }
        });
    }

    fn standings(&self) -> Vec<(Seat, Standing<'_>)> {
        self.seats().map(|seat| (seat, self.player(seat).standing())).collect()
    }

    /// The crew and science of a seat and what they are worth.
    fn leftovers(&self, seat: Seat) -> (u16, u16) {
        leftovers(self.player(seat).standing())
    }

    fn items(&self, seat: Seat) -> Vec<Item> {
        account(seat, &self.player(seat).flown, &self.awards, &self.standings())
    }

    fn total(&self, seat: Seat) -> u16 {
        self.items(seat).into_iter().map(Item::points).sum()
    }

    /// Who wins, and the unused awards that had to be drawn to part them.
    fn winners(&self) -> (Vec<Seat>, Vec<Award>) {
        let highest = self.seats().map(|seat| self.total(seat)).max();
        let tied = self.seats().filter(|&seat| Some(self.total(seat)) == highest).collect();
        part_winners(tied, &self.unused, &self.standings())
    }

    /// How everybody who was tied for the first place stands at the awards that parted them.
    fn deciding_values(&self, awards: &[Award]) -> Vec<(Award, Vec<(Seat, u16)>)> {
        let highest = self.seats().map(|seat| self.total(seat)).max();
        let tied: Vec<Seat> = self.seats().filter(|&s| Some(self.total(s)) == highest).collect();
        let values = |award: Award| {
            let value = |&seat: &Seat| (seat, award.value(self.player(seat).standing()));
            tied.iter().map(value).collect()
        };
        awards.iter().map(|&award| (award, values(award))).collect()
    }

    /// 1 for the winners; a seat stands behind everybody with more points, and behind the winners
    /// if only an unused award parted it from them.
    fn place(&self, seat: Seat, winners: &[Seat]) -> u8 {
        let rank = |seat: Seat| Reverse((self.total(seat), winners.contains(&seat)));
        1 + self.seats().filter(|&other| rank(other) < rank(seat)).count() as u8
    }

    pub(super) fn final_results(&self) -> Vec<SeatResult<Item>> {
        let (winners, _) = self.winners();
        let result = |seat: Seat| SeatResult {
            total: self.total(seat).into(),
            place: self.place(seat, &winners),
            items: self.items(seat),
        };
        self.seats().map(result).collect()
    }
}

/// The crew and science of a seat and what they are worth.
fn leftovers(standing: Standing<'_>) -> (u16, u16) {
    let tokens = standing.crew + standing.science;
    (tokens, tokens.div_ceil(TOKENS_PER_POINT))
}

/// What a seat scores, line by line.
pub(super) fn account(
    seat: Seat,
    flown: &[Flown],
    awards: &[Award],
    standings: &[(Seat, Standing<'_>)],
) -> Vec<Item> {
    let missions = flown.iter().map(|&Flown { mission, points }| Item::Mission { mission, points });
    let won = awards.iter().filter(|award| award.best(standings).contains(&seat));
    let won = won.map(|&award| Item::Award { award, points: AWARD_POINTS });
    let own = standings.iter().filter(|(other, _)| *other == seat);
    let left = own.map(|&(_, standing)| {
        let (tokens, points) = leftovers(standing);
        Item::Leftovers { tokens, points }
    });
    missions.chain(won).chain(left).collect()
}

/// Draws unused awards one after another; of those still tied only the best at each stay.
pub(super) fn part_winners(
    mut tied: Vec<Seat>,
    unused: &[Award],
    standings: &[(Seat, Standing<'_>)],
) -> (Vec<Seat>, Vec<Award>) {
    let mut drawn = Vec::new();
    for &award in unused {
        if tied.len() == 1 {
            break;
        }
        drawn.push(award);
        let among: Vec<(Seat, Standing<'_>)> =
            standings.iter().filter(|(seat, _)| tied.contains(seat)).copied().collect();
        tied = award.best(&among);
    }
    (tied, drawn)
}
