//! Where to go and what to do there: ventures strung to a tour, and the first stop of the best one.

use super::bridge::Bridge;
use rules::firefly::contact::Contact;
use rules::firefly::effect::Good;
use rules::firefly::job::{JobId, Stop};
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::supply::Market;
use rules::firefly::{Action, Board, Choice, Step};
use rules::order::sort_by_key;

/// What is to be done at a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    Work(JobId),
    Pursue,
    Deal(Contact),
    Shop,
    /// What is done to others there, or for a bounty.
    Seek(Choice),
}

/// The next stop of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Aim {
    pub at: SectorId,
    pub purpose: Purpose,
    /// What a turn of the whole plan is worth, in dollars.
    pub rate: i64,
}

/// Something worth doing: its stops in order, what the last one brings in dollars, and the
/// thousandths of a turn it takes beside flying.
struct Venture {
    stops: Vec<Vec<SectorId>>,
    value: i64,
    time: i64,
    purpose: Purpose,
    /// Whether it is an opportunity, gone once its job is done.
    aside: bool,
}

impl Venture {
    /// What is done at one place.
    fn at(at: SectorId, (value, time): (i64, i64), purpose: Purpose) -> Venture {
        Venture { stops: vec![vec![at]], value, time, purpose, aside: false }
    }
}

/// Turns that a plan is charged beside its own, in thousandths: what comes soon counts for more.
const HEAD: i64 = 1000;

/// Thousandths of a turn that one more action where one is takes in the solo story.
const STAY: i64 = 400;
/// Dollars that a talk with a contact whose trust the story asks for is worth, and in the solo
/// story, which counts nothing else, or where a purse lies under him.
const TRUST: [i64; 2] = [1000, 2000];
/// Dollars that a talk is worth in which warrants go that are in the way of a goal.
const PARDON: i64 = 2000;

/// Thousandths of a turn that a way of so many sectors takes.
pub(super) fn leg(far: u8) -> i64 {
    if far == 0 { 600 } else { (260 * i64::from(far)).max(1000) }
}

/// Thousandths of what new jobs bring that count for a captain who has so many that he can do.
const NEED: [i64; 6] = [1000, 720, 390, 130, 70, 30];

struct Search<'a> {
    ventures: &'a [Venture],
    board: &'a Board,
    hunted: Option<SectorId>,
    done: Vec<usize>,
    slow: bool,
    alone: bool,
    best: Option<Aim>,
    first: Option<Aim>,
}

impl Bridge<'_> {
    /// The next stop of the best tour, or nothing worth doing.
    pub(super) fn aim(&self) -> Option<Aim> {
        let (ventures, from) = (self.ventures(), self.here()?);
        let slow = self.fuel() < self.me().burn_cost();
        search(&ventures, (&self.board, self.hunter()), from, self.depth, (slow, self.is_alone()))
    }

    /// Where the Operative is, for who has something to lose to him.
    fn hunter(&self) -> Option<SectorId> {
        if !CARRIED {
            return None;
        }
        let me = self.me();
        let wanted = me.sought().len() > me.hides().into() || me.hold[Good::Fugitive] > 0;
        self.board.corvette.0.filter(|_| wanted && me.is_outlaw())
    }

    /// How good the tour from a place is.
    pub(super) fn rate_from(&self, at: SectorId) -> i64 {
        let alone = (false, self.is_alone());
        let aim = search(&self.ventures(), (&self.board, None), at, self.depth, alone);
        aim.map_or(0, |aim| aim.rate)
    }

    /// Places for the ship with how good the tour from there is, best first in the order of value.
    pub(super) fn berths(&self) -> Vec<(i64, SectorId)> {
        let ventures = self.ventures();
        let starts = ventures.iter().flat_map(|venture| venture.stops.first()).flatten();
        let worth = |&at: &SectorId| {
            let alone = (false, self.is_alone());
            Some((search(&ventures, (&self.board, None), at, self.depth, alone)?.rate, at))
        };
        let mut berths: Vec<(i64, SectorId)> = starts.filter_map(worth).collect();
        sort_by_key(&mut berths, |&(worth, at)| (-worth, at));
        berths
    }

    fn ventures(&self) -> Vec<Venture> {
        let mut ventures: Vec<Venture> =
            self.jobs().into_iter().filter_map(|j| self.job_venture(j)).collect();
        ventures.extend(self.goal_venture());
        let table = self.board.table;
        ventures.extend(table.contacts().filter_map(|contact| self.deal_venture(contact)));
        ventures.extend(table.markets().filter_map(|market| self.shop_venture(market)));
        ventures.extend(self.smuggle_venture());
        ventures.extend(
            self.prowls()
                .into_iter()
                .map(|(at, value, choice)| Venture::at(at, (value, 0), Purpose::Seek(choice))),
        );
        ventures
    }

    fn job_venture(&self, (id, step): (JobId, Step)) -> Option<Venture> {
        if !self.is_able(id, step) {
            return None;
        }
        let (value, time) = self.job_prospect(id, step);
        let stops = id.job().stops(step).map(|stop| self.sectors(stop)).collect();
        let aside = step == Step::Aside;
        let purpose = Purpose::Work(id);
        (value > 0).then_some(Venture { stops, value, time, purpose, aside })
    }

    fn goal_venture(&self) -> Option<Venture> {
        let prospect = self.goal_prospect()?;
        let at = self.board.goal_place(self.seat).or(self.here())?;
        let tries = 1_000_000 / prospect.chance;
        let value = prospect.value - (tries - 1000) * 300 / 1000;
        let purpose = self.goal()?.talks_to().map_or(Purpose::Pursue, Purpose::Deal);
        let venture = Venture::at(at, (value, tries - 1000), purpose);
        (value > 0).then_some(venture)
    }

    fn deal_venture(&self, contact: Contact) -> Option<Venture> {
        let value = self.deal_value(contact);
        let at = contact.home(self.board.cruiser);
        let time = self.wait(Action::Deal, at);
        let venture = Venture::at(at, (value, time), Purpose::Deal(contact));
        (value > 0).then_some(venture)
    }

    /// What a talk with a contact may bring, in dollars.
    pub(super) fn deal_value(&self, contact: Contact) -> i64 {
        let amends = contact.is_lawful() && self.can_make_amends();
        if !self.board.is_welcome(contact) && !amends {
            return 0;
        }
        let able = self.jobs().iter().filter(|&&(id, step)| self.is_able(id, step)).count();
        let idle =
            self.view.hand.iter().filter(|&&job| !self.is_able(job, job.job().first())).count();
        let limit = self.me().hand_limit();
        let slots = limit - (self.view.hand.len() - idle).min(limit);
        if slots == 0 || self.board.shares_jobs() {
            return self.sales(contact) + self.pardon_value(contact);
        }
        let planned = self.jobs().iter().any(|(id, _)| id.job().contact == contact);
        let wanted = self.wants_trust(contact) && !planned;
        let sought = self.is_alone() || self.board.purse(contact).is_some();
        let trust = if wanted { TRUST[usize::from(sought)] } else { 0 };
        let known = self.board.job_discards[contact].iter();
        let known = known.map(|&job| self.offer(job)).max().unwrap_or(0).clamp(0, 1200) / 2;
        let drawn = self.draw_jobs(contact) * NEED[able.min(5)] / 1000;
        drawn + trust + known + self.sales(contact) + self.pardon_value(contact)
    }

    /// What it is worth that a contact clears warrants which are in the way of a goal.
    fn pardon_value(&self, contact: Contact) -> i64 {
        let price = contact.clears_for().filter(|_| self.me().is_solid(contact));
        let paid = price.is_some_and(|price| self.me().money >= price);
        if paid && self.me().warrants > 0 && self.needs_law() { PARDON } else { 0 }
    }

    /// What the top job of a contact's deck is worth in the mean.
    pub(super) fn call_value(&self, contact: Contact) -> i64 {
        if self.view.hand.len() >= self.me().hand_limit() {
            return 0;
        }
        let deck = &self.view.jobs[contact];
        let sum: i64 = deck.iter().map(|&job| self.offer(job).max(0)).sum();
        sum / deck.len().max(1) as i64 / 2
    }

    /// What the best of the jobs drawn is worth in the mean.
    fn draw_jobs(&self, contact: Contact) -> i64 {
        let deck = &self.view.jobs[contact];
        let mut offers: Vec<i64> = deck.iter().map(|&job| self.offer(job).max(0)).collect();
        sort_by_key(&mut offers, |offer| -offer);
        let draws = i64::from(self.board.considers(contact));
        // The share of draws in which none of the better ones came, in millionths.
        let (mut sum, mut left) = (0, 1_000_000);
        for (offer, rest) in offers.iter().zip((1..=offers.len() as i64).rev()) {
            let share = left * draws.min(rest) / rest;
            sum += offer * share;
            left -= share;
        }
        sum / 1_000_000
    }

    /// What goods that no job needs would bring.
    fn sales(&self, contact: Contact) -> i64 {
        let price = |good| i64::from(self.board.sale_price(contact, good).unwrap_or(0));
        [Good::Cargo, Good::Contraband]
            .into_iter()
            .filter(|&good| self.would_sell(contact, good))
            .map(|good| price(good) * i64::from(self.spare(good)))
            .sum::<i64>()
            + self.purse_due(contact)
    }

    /// What a job that is offered is worth more than the time it takes.
    pub(super) fn offer(&self, id: JobId) -> i64 {
        if id.job().challenge.is_some() {
            return self.dare_offer(id);
        }
        if let Some(raid) = id.job().raid() {
            return self.raid_offer(id, raid);
        }
        let first = id.job().first();
        if !self.is_able(id, first) {
            return -1000;
        }
        let (value, time) = self.job_prospect(id, first);
        let here = id.job().contact.home(self.board.cruiser);
        value + self.chance_worth(id) - (time + self.job_time(id, here)) * 250 / 1000
    }

    /// Where a stop is worked as things stand.
    fn sectors(&self, stop: Stop) -> Vec<SectorId> {
        let sectors = self.board.sectors(stop).iter();
        sectors.filter_map(|&number| SectorId::new(number)).collect()
    }

    /// Contraband that lies about is fetched, and sold where it is paid best.
    fn smuggle_venture(&self) -> Option<Venture> {
        let (lies, buyer, (value, time)) = self.smuggling()?;
        let stops = vec![lies, vec![buyer.home(self.board.cruiser)]];
        let purpose = Purpose::Seek(Choice::Smuggle);
        Some(Venture { stops, value, time, purpose, aside: false })
    }

    fn shop_venture(&self, market: Market) -> Option<Venture> {
        let at = market.sector();
        let value = self.shop_value(market).max(self.leave_value());
        let time = self.wait(Action::Buy, at);
        let venture = Venture::at(at, (value, time), Purpose::Shop);
        (value > 0).then_some(venture)
    }

    /// Thousandths of a turn to be waited where an action was had in this turn already. Who is a
    /// flight away waits too: or else a captain would fly to and fro before his own door.
    fn wait(&self, action: Action, at: SectorId) -> i64 {
        let near =
            self.here().is_some_and(|here| self.board.chart().moves(here, at) <= self.me().range());
        if near && self.board.acted.contains(&action) { 1000 } else { 0 }
    }

    /// What a visit to a market may bring, in dollars: the best two of what lies open and what
    /// may be drawn, and fuel.
    pub(super) fn shop_value(&self, market: Market) -> i64 {
        let mut gains: Vec<i64> = self.board.supply_discards[market]
            .iter()
            .map(|&card| self.bargain(card).max(0))
            .collect();
        let drawn = self.draw_value(market);
        gains.extend([drawn * 3 / 2, drawn * 3 / 4]);
        sort_by_key(&mut gains, |gain| -gain);
        gains.iter().take(2).sum::<i64>() + self.fuel_value() + self.sets_value()
    }

    /// What a card of the deck brings in the mean.
    pub(super) fn draw_value(&self, market: Market) -> i64 {
        let deck = &self.view.supply[market];
        let sum: i64 = deck.iter().map(|&card| self.bargain(card).max(0)).sum();
        sum / deck.len().max(1) as i64
    }

    fn fuel_value(&self) -> i64 {
        if self.me().money < 100 {
            return 0;
        }
        match i64::from(self.fuel()) {
            fuel @ ..3 => 900 - 150 * fuel,
            fuel @ 3..6 => 90 * (6 - fuel),
            _ => 0,
        }
    }
}

fn search(
    ventures: &[Venture],
    (board, hunted): (&Board, Option<SectorId>),
    at: SectorId,
    depth: usize,
    (slow, alone): (bool, bool),
) -> Option<Aim> {
    let done = vec![0; ventures.len()];
    let mut search = Search { ventures, board, hunted, done, slow, alone, best: None, first: None };
    search.extend(at, (0, 0), depth);
    search.best
}

impl Search<'_> {
    /// Tries every next stop; a tour counts where a venture on it is finished.
    fn extend(&mut self, at: SectorId, (value, time): (i64, i64), depth: usize) {
        for venture in 0..self.ventures.len() {
            let stop = self.done[venture];
            let Some(stops) = self.ventures[venture].stops.get(stop) else { continue };
            if self.is_gone(venture) {
                continue;
            }
            let Some((far, to)) = self.nearest(at, stops) else { continue };
            let first = self.first;
            let purpose = self.ventures[venture].purpose;
            self.first.get_or_insert(Aim { at: to, purpose, rate: 0 });
            self.done[venture] += 1;
            self.visit(venture, to, (value, time + self.leg(far)), depth);
            self.done[venture] -= 1;
            self.first = first;
        }
    }

    fn visit(&mut self, venture: usize, at: SectorId, (value, time): (i64, i64), depth: usize) {
        let Venture { value: gain, time: extra, stops, .. } = &self.ventures[venture];
        let finished = self.done[venture] == stops.len();
        let (value, time) = if finished { (value + gain, time + extra) } else { (value, time) };
        if finished {
            let rate = value * 1000 / (time + HEAD);
            if let Some(aim) = self.first
                && self.best.is_none_or(|best| rate > best.rate)
            {
                self.best = Some(Aim { rate, ..aim });
            }
        }
        match (finished, depth) {
            (_, 2..) => self.extend(at, (value, time), depth - 1),
            // A venture begun is carried to its end even where nothing else is planned ahead.
            (false, _) => self.finish(venture, at, (value, time)),
            _ => {}
        }
    }

    /// Whether it is the opportunity of a job that is done by then.
    fn is_gone(&self, venture: usize) -> bool {
        let Venture { purpose, aside, .. } = self.ventures[venture];
        let mut done = self.ventures.iter().zip(&self.done);
        aside && done.any(|(other, &done)| !other.aside && other.purpose == purpose && done > 0)
    }

    fn nearest(&self, at: SectorId, stops: &[SectorId]) -> Option<(u8, SectorId)> {
        let chart = self.board.chart();
        // Reavers are there, or wherever one would come from.
        let shut = |to: SectorId| {
            let barred = |sector| self.board.is_barred(sector);
            barred(to) || !chart.borders(at, to) && chart.neighbours(to).all(barred)
        };
        // The Operative is gone by the time of a later stop.
        let hunted = self.hunted.filter(|_| self.first.is_none());
        let open = stops.iter().filter(|&&to| to == at || !shut(to) && hunted != Some(to));
        open.map(|&to| (chart.moves(at, to), to)).min()
    }

    /// The rest of one venture alone.
    fn finish(&mut self, venture: usize, at: SectorId, (value, time): (i64, i64)) {
        let Some(stops) = self.ventures[venture].stops.get(self.done[venture]) else { return };
        let Some((far, to)) = self.nearest(at, stops) else { return };
        self.done[venture] += 1;
        self.visit(venture, to, (value, time + self.leg(far)), 1);
        self.done[venture] -= 1;
    }

    fn leg(&self, far: u8) -> i64 {
        match far {
            0 if self.alone => STAY,
            _ if self.slow => 1000 * i64::from(far.max(1)),
            _ => leg(far),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::firefly::{Firefly, Sets, Table};
    use rules::{Game, Seed, Silent};

    fn board() -> Option<Board> {
        let table = Table { sets: Sets::named("kalidasa")?, ..Table::new(2) };
        Some(Firefly::deal(&table, Seed(1), &mut Silent).ok()?.board().clone())
    }

    /// A job where the ship is and its opportunity, or just another job, next to it.
    fn ventures(aside: bool) -> Option<(SectorId, SectorId, [Venture; 2])> {
        let (here, near) = (SectorId::new(134)?, SectorId::new(133)?);
        let [job, other] = [JobId::new(232)?, JobId::new(233)?];
        let done = Venture::at(here, (1000, 0), Purpose::Work(job));
        let beside = Purpose::Work(if aside { job } else { other });
        let beside = Venture { aside, ..Venture::at(near, (3000, 0), beside) };
        Some((here, near, [done, beside]))
    }

    #[test]
    fn an_opportunity_comes_before_the_end_of_its_job() {
        let board = board().expect("a deal");
        let first = |aside| {
            let (here, _, ventures) = ventures(aside).expect("rows");
            search(&ventures, (&board, None), here, 3, (false, false)).map(|aim| aim.at)
        };
        let (here, near, _) = ventures(true).expect("rows");
        assert_eq!([first(true), first(false)], [Some(near), Some(here)]);
    }

    #[test]
    fn nobody_flies_to_the_operative_who_has_something_to_lose() {
        let board = board().expect("a deal");
        let (here, near, [_, beside]) = ventures(false).expect("rows");
        let aim = |hunted| search(&[&beside].map(again), (&board, hunted), here, 3, (false, false));
        assert_eq!(aim(None).map(|aim| aim.at), Some(near));
        assert_eq!(aim(Some(near)), None);
    }

    fn again(venture: &Venture) -> Venture {
        Venture { stops: venture.stops.clone(), ..*venture }
    }
}
