//! Players of Firefly: the captain, who plans from what he sees.
//!
//! A captain keeps a list of tasks: the steps of his jobs, the next goal of the story, talks with
//! contacts and visits to markets, each with what it brings in dollars and what time it takes
//! (`tour.rs`, `jobs.rs`, `worth.rs`). The best tour through them by dollars a turn gives the aim;
//! every choice is then weighed against it (`turn.rs`, `market.rs`, `cards.rs`). Greedy plans one
//! task at a time and sees a tenth of the danger where cards are to be passed, but for a job that he has
//! tried in vain, and for a goal, which he leaves until one try in five succeeds; the expert strings several together and weighs them as they
//! are. No games are tried out, so neither spends
//! nodes.
//!
//! Strength, measured by `arena play firefly` (60 rounds at most; seed 1 against others with
//! `--rotate --summary`, seed 1000 against its like):
//!
//! | level | matches | result |
//! | --- | --- | --- |
//! | expert, against random, 2 seats | 80 | won 100 %, 95 to 100 % |
//! | greedy, against random, 2 seats | 80 | won 99 %, 93 to 100 % |
//! | expert, against greedy, 2 seats | 160 | won 64 %, 57 to 71 % |
//! | the same, *Smuggler's Blues* | 20 | won 75 %, 53 to 89 % |
//! | expert, its like, 2 seats, *The King of All Londinium* | 40 | 40 done, median 27 |
//! | the same, *Harken's Folly* | 40 | 39, median 34 |
//! | the same, *Desperadoes* | 40 | 40, median 25 |
//! | the same, stories 4, 5 and 6 | 40 each | 40 each, medians 16, 24 and 20 |
//!
//! Of 120 matches each of the solo story the expert wins 19 of Good (3.7 contacts in the mean), 83
//! of Bad ($14,758) and 3 of Ugly (12.8 cards).

mod bets;
mod bridge;
mod cards;
mod chances;
mod crime;
mod dares;
mod hauls;
mod jobs;
mod market;
mod parley;
mod pirates;
mod routes;
mod setup;
mod tour;
mod turn;
mod worth;

use crate::{Budget, Level, Playable, Thought};
use bridge::{Bridge, Nerve};
use rules::firefly::effect::Good;
use rules::firefly::step::{Card, Hands, Instead, LoadUpTo, Loss, Nav};
use rules::firefly::{Choice, Firefly, Frame, Person, View, figures};
use rules::{Rng, Seat};

/// Stops that the expert plans ahead.
const FORESIGHT: usize = 3;

impl Playable for Firefly {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Greedy, Level::Expert];

    fn think(view: &View, level: Level, rng: &mut Rng, _: &mut Budget) -> Option<Thought<Choice>> {
        let seat = view.viewer.filter(|&seat| view.deciders().contains(seat))?;
        let (depth, nerve) = match level {
            Level::Random => return None,
            Level::Greedy => (1, Nerve::Reckless),
            Level::Expert => (FORESIGHT, Nerve::Careful),
        };
        let bridge = Bridge::of(view, seat, depth, nerve);
        let choice = bridge.decide().filter(|&choice| bridge.may(choice));
        choice.or_else(|| bridge.any(rng)).map(Thought::plain)
    }

    fn novice(view: &View, rng: &mut Rng) -> Option<Choice> {
        let seat = view.viewer.filter(|&seat| view.deciders().contains(seat))?;
        // The page tells the danger; how several tasks fit together nobody tells.
        let bridge = Bridge::of(view, seat, 1, Nerve::Careful);
        bridge.decide().filter(|&choice| bridge.may(choice)).or_else(|| bridge.any(rng))
    }

    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }
}

impl Bridge<'_> {
    fn decide(&self) -> Option<Choice> {
        let asked = self.view.stack.last().filter(|frame| frame.is_carried())?;
        match asked {
            Frame::PickLeader(_) => self.leader(),
            Frame::PickShip(_) => self.ship(),
            Frame::Recruits(_) => self.recruit(),
            Frame::StartingJobs(_) => self.starting_jobs(),
            Frame::PlaceShip(_) => self.place(),
            Frame::Turn => Some(self.turn()),
            Frame::Flight => self.flight(),
            Frame::Evasion => self.evade(),
            Frame::Patrol(moved) => self.send(moved.patrol),
            Frame::Adrift(_) => self.steer(),
            Frame::Stowage => Some(self.stowage()),
            Frame::Roster => Some(self.roster()),
            Frame::Hands(Hands(gear)) => Some(self.hands(*gear)),
            Frame::Shop(visit) => Some(self.shop(visit)),
            Frame::Deal(talk) => Some(self.deal(talk)),
            Frame::Answer(offer) => Some(self.answer(&offer.0)),
            Frame::Parley(bargain) => Some(self.compose(bargain)),
            Frame::Nav(Nav(card)) => self.nav(*card),
            Frame::Reavers => self.nav(figures::REAVER_CUTTER),
            Frame::Card(Card(card)) => self.misbehave_way(*card),
            Frame::Test(trial) => self.test(trial),
            Frame::Deaths(..) => self.doom(),
            Frame::Massacre(..) => self.massacre(),
            Frame::Medic(..) => self.legal.iter().copied().find(|c| *c != Choice::Keep),
            Frame::Alliance(_) => Some(self.meet_law()),
            Frame::Wanted(..) => self.hide(),
            Frame::Trade(trade) => Some(self.trade(trade.offers)),
            Frame::TakeUpgrade(_) => Some(self.free_upgrade()),
            Frame::TakeCard(_) => Some(self.free_upgrade()),
            Frame::LoadGoods(_) => Some(self.fetch()),
            Frame::SeizeGoods(_) => self.relieve(),
            Frame::LoseUpgrade(_) => self.lose_upgrade(),
            Frame::Muster => self.muster(),
            Frame::Vault => self.board.errand.as_ref().map(|errand| self.vault(errand)),
            Frame::GoalWay => self.goal_way(),
            Frame::Price(..) => self.first(&[Choice::Settle, Choice::Balk]),
            Frame::Load(..) => self.counts().max(),
            Frame::LoadUpTo(LoadUpTo { lot, .. }) => self.load(lot.good),
            Frame::Freight => self.legal.last().copied(),
            Frame::Uplink(_) => Some(self.called_up()),
            Frame::Study(_) => self.order_cards(),
            Frame::Payday(_) => self.payday(),
            Frame::ExtraCut(_) => self.extra_cut(),
            Frame::Overfull(_) => self.relieve(),
            Frame::Order => Some(self.order()),
            Frame::Slip(slip) => {
                if slip.away {
                    self.evade()
                } else {
                    Some(self.slip())
                }
            }
            Frame::Summons(_) => self.summon(),
            Frame::Manhunt(_) | Frame::LoseCrew(_) | Frame::Levy(_) => self.hand_over(),
            Frame::Instead(instead) => Some(self.instead(instead)),
            Frame::Sale(sale) => {
                let gain = i64::from(sale.offer.price) > self.good_worth(sale.offer.good);
                if gain { self.counts().max() } else { self.counts().min() }
            }
            Frame::Swap(swap) => Some(self.swap(swap.given)),
            Frame::Casino(casino) => Some(self.casino(casino)),
            Frame::Race(race) => Some(self.race(race)),
            Frame::Charts(_) => self.chart(),
            Frame::Sacrifice(_) => self.doom(),
            Frame::Squeeze(squeeze) => Some(self.squeeze(squeeze.dollars)),
            Frame::Harbour(harbour) => Some(self.harbour(*harbour)),
            Frame::Split(split) => self.split(split),
            Frame::Forfeit(_) => self.forfeit(),
            Frame::Fence(_) => Some(self.fence()),
            Frame::Mob => self.face_mob(),
            Frame::Pardon(_) => self.legal.iter().copied().find(|c| *c != Choice::Done),
            Frame::Sulk(_) => self.legal.first().copied(),
            Frame::DrawJobs(draw) => self.draw_start(draw.left),
            Frame::Outset(_) => self.ship().or_else(|| self.leader()),
            Frame::Provisions(_) => Some(self.provisions()),
            Frame::DraftDeck => self.draft_deck(),
            Frame::Draft(_) => Some(self.draft()),
            Frame::Stall(_) => Some(self.stall()),
            Frame::Boarding(boarding) => Some(self.board_by(boarding.0)),
            Frame::Secure(_) => Some(self.secure()),
            Frame::Stance(stance) => Some(self.stand(stance)),
            Frame::Loot(_) => Some(self.loot()),
            Frame::Steal(_) => Some(self.steal()),
            Frame::Capture(capture) => Some(self.capture(capture.0)),
            Frame::Welcome(welcome) => Some(self.welcome(welcome.0)),
            Frame::PickPrisoner(_) => self.jail(),
            Frame::StandIn(stand_in) => Some(self.stand_in(stand_in)),
            Frame::Cache(_) => Some(self.smuggle_on()),
            Frame::Unasked(_) => None,
        }
    }

    /// Whoever is worth least goes.
    fn hand_over(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            if let Choice::LetGo(crew) = *choice { self.card_loss(crew) } else { i64::MAX }
        };
        self.legal.iter().copied().min_by_key(worth)
    }

    /// A card is given up for what is worth more.
    fn instead(&self, instead: &Instead) -> Choice {
        let kept = match instead.of {
            Loss::Warrant => 900,
            Loss::Trust(_) => 500,
            Loss::Life(Person::Crew(crew)) => self.card_loss(crew),
            Loss::Life(Person::Leader) => 300,
        };
        let gives = kept > self.card_loss(instead.card);
        if gives { Choice::Spend(instead.card) } else { Choice::Keep }
    }

    /// What nobody waits for goes for what is worth more.
    fn swap(&self, given: bool) -> Choice {
        if given {
            return self.fetch();
        }
        let spare = |choice: &Choice| {
            let Choice::Dump(good) = *choice else { return None };
            let low = good == Good::Fuel && self.me().has(good) < 5;
            let worth = self.good_worth(good);
            (self.spare(good) > 0 && !low && worth < 150).then_some((worth, *choice))
        };
        self.legal.iter().filter_map(spare).min().map_or(Choice::Done, |(_, choice)| choice)
    }

    /// More money is pressed out of a delivery where it upsets few.
    fn squeeze(&self, dollars: u16) -> Choice {
        let upset = self.me().moral().len() as i64;
        if i64::from(dollars) > 250 * upset { Choice::Press } else { Choice::Done }
    }

    /// The decoy is spent where the law would find something.
    fn meet_law(&self) -> Choice {
        let decoy = self.legal.iter().copied().find(|c| matches!(c, Choice::Decoy(_)));
        let me = self.me();
        let people = !me.keeps_fugitives() && me.has(Good::Fugitive) > 0;
        let guilty = me.warrants > 0 || me.has(Good::Contraband) > 0 || people;
        decoy.filter(|_| guilty).unwrap_or(Choice::Submit)
    }

    fn hide(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            if let Choice::Hide(crew) = *choice { self.card_loss(crew) } else { i64::MIN }
        };
        self.legal.iter().copied().max_by_key(worth)
    }

    fn lose_upgrade(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            if let Choice::Scrap(card) = *choice { self.card_loss(card) } else { i64::MAX }
        };
        self.legal.iter().copied().min_by_key(worth)
    }

    /// As many as can be sold; contraband that nobody buys only brings the law.
    fn load(&self, good: Good) -> Option<Choice> {
        let wanted = self.good_worth(good) > 50;
        if wanted { self.counts().max() } else { self.counts().min() }
    }

    /// The numbers that may be chosen.
    fn counts(&self) -> impl Iterator<Item = Choice> {
        self.legal.iter().copied().filter(|choice| matches!(choice, Choice::Count(_)))
    }

    /// All are paid, or else those who matter least go without first.
    fn payday(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            if let Choice::Stiff(crew) = *choice {
                self.unpaid_loss(crew) - i64::from(crew.printed().cost)
            } else {
                if *choice == Choice::PayAll { 0 } else { i64::MAX }
            }
        };
        self.legal.iter().copied().min_by_key(worth)
    }

    fn extra_cut(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            let Choice::Pay(crew) = *choice else { return 0 };
            self.card_loss(crew) - i64::from(crew.printed().cost)
        };
        self.legal.iter().copied().max_by_key(worth)
    }

    /// Goods are moved where that helps; else the cheapest goes.
    fn relieve(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            if let Choice::Dump(good) = *choice {
                return if self.spare(good) > 0 { self.good_worth(good) } else { 600 };
            }
            if let Choice::Dismiss(crew) = *choice {
                return self.card_loss(crew);
            }
            if let Choice::Drop(job) = *choice {
                return self.offer(job);
            }
            let moved = matches!(choice, Choice::Stow(_) | Choice::Unstow(_));
            if moved { i64::MIN } else { i64::MAX }
        };
        self.legal.iter().copied().min_by_key(worth)
    }
}
