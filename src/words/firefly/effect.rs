//! What cards ask for and do, in words made of the same values that the rules carry out.

use super::FireflyText;
use crate::words::{capital, fill};
use rules::firefly::effect::{Around, Effect, Label, Need, Offer, Test, Tester, Way, Whom};
use rules::firefly::job::LastTest;
use rules::firefly::patrol::{Dispatch, Order, Patrol, Reach};
use rules::firefly::sector::SectorId;
use rules::firefly::skill::Profession;
use rules::firefly::{Question, misbehave_card, nav_card};
use std::fmt::Display;

impl FireflyText {
    // Ways ---------------------------------------------------------------------------------

    /// A way out of a nav card, counted from 0.
    pub fn nav_way(&self, card: u8, way: u8) -> String {
        nav_card(card).ways.get(usize::from(way)).map_or(String::new(), |way| self.way(way))
    }

    /// A way out of a misbehave card, counted from 0.
    pub fn misbehave_way(&self, card: u8, way: u8) -> String {
        let ways = misbehave_card(card).ways;
        ways.get(usize::from(way)).map_or(String::new(), |way| self.way(way))
    }

    /// What a way out does and asks for.
    pub fn way(&self, way: &Way) -> String {
        let spent = |need: &Need| {
            let lost = |effect: &Effect| matches!((need, effect), (Need::Has(lot), Effect::Lose(lost)) if lot == lost);
            let paid = |effect: &Effect| matches!((need, effect), (Need::Cash(all), Effect::Pay(paid)) if all == paid);
            way.effects.iter().any(|effect| lost(effect) || paid(effect))
        };
        let done = self.sentences(way.effects, way.needs);
        let done = match way.label {
            Label::Salvage => fill(self.words.salvage, &[("what", &done)]),
            Label::Plain | Label::Breakdown => done,
        };
        let asked = way.needs.iter().filter(|need| !spent(need));
        let needs: Vec<String> = asked.map(|need| self.condition(need)).collect();
        if needs.is_empty() {
            return capital(&done);
        }
        let values: [(&str, &dyn Display); 2] = [("what", &done), ("needs", &needs.join(", "))];
        capital(&fill(self.words.needs, &values))
    }

    /// Effects in order; a test stands in a sentence of its own.
    fn sentences(&self, effects: &[Effect], needs: &[Need]) -> String {
        let mut sentences: Vec<String> = Vec::new();
        let mut apart = true;
        for effect in effects {
            let test = matches!(effect, Effect::Test(_));
            let said = if let Effect::Lose(lot) = effect
                && needs.contains(&Need::Has(*lot))
            {
                fill(self.words.spend, &[("what", &self.lot(lot))])
            } else {
                self.effect(effect)
            };
            match sentences.last_mut() {
                Some(last) if !apart && !test => last.push_str(&format!(", {said}")),
                Some(_) => sentences.push(capital(&said)),
                None => sentences.push(said),
            }
            apart = test;
        }
        sentences.join(". ")
    }

    /// Effects in order.
    pub fn effects(&self, effects: &[Effect]) -> String {
        capital(&self.effects_within(effects))
    }

    /// Effects in order, within a sentence.
    pub(super) fn effects_within(&self, effects: &[Effect]) -> String {
        self.sentences(effects, &[])
    }

    // Effects ------------------------------------------------------------------------------

    /// One effect, without a capital.
    pub fn effect(&self, effect: &Effect) -> String {
        let words = self.words;
        let n = |template: &str, dollars: u16| fill(template, &[("n", &self.money(dollars))]);
        if !effect.is_carried() {
            return String::new();
        }
        match effect {
            Effect::Test(test) => self.test(test),
            Effect::If { need, then, otherwise } => {
                let other = match otherwise {
                    [] => words.nothing.to_owned(),
                    effects => self.sentences(effects, &[]),
                };
                let values: [(&str, &dyn Display); 3] = [
                    ("need", &self.condition(need)),
                    ("then", &self.sentences(then, &[])),
                    ("otherwise", &other),
                ];
                fill(words.if_else, &values)
            }
            Effect::Gain(dollars) => n(words.gain, *dollars),
            Effect::Pay(dollars) => n(words.pay, *dollars),
            Effect::PayOrBotch(dollars) => n(words.pay_or_botch, *dollars),
            Effect::Kill(count) => self.count(words.dies, *count),
            Effect::KillWhom(whom) => self.whom(words.whom_dies, whom),
            Effect::Disgruntle(whom) => self.whom(words.disgruntle, whom),
            Effect::Calm(whom) => self.whom(words.calm, whom),
            Effect::Leave(whom) => self.whom(words.leaves, whom),
            Effect::Load(lot) => fill(words.load, &[("what", &self.lot(lot))]),
            Effect::LoadUpTo(lot) => fill(words.load_up_to, &[("what", &self.lot(lot))]),
            Effect::LoadPerEmptyHanded(good) => {
                fill(words.load_empty, &[("what", &self.good(*good, 1))])
            }
            Effect::Lose(lot) => fill(words.lose, &[("what", &self.lot(lot))]),
            Effect::Trade(offers) => {
                let offers: Vec<String> = offers.iter().map(|offer| self.offer(offer)).collect();
                fill(words.trade, &[("what", &offers.join(", "))])
            }
            Effect::KeepFlying => words.keep_flying.to_owned(),
            Effect::FullStop => words.full_stop.to_owned(),
            Effect::Evade => words.evade.to_owned(),
            Effect::Proceed => words.proceed.to_owned(),
            Effect::Botched => words.botched.to_owned(),
            Effect::Warrant => words.warrant.to_owned(),
            Effect::Goal => words.goal_reached.to_owned(),
            Effect::LosePeople => words.lose_people.to_owned(),
            Effect::SeizeHold => words.seize.to_owned(),
            Effect::ExtraCut => words.extra_cut.to_owned(),
            Effect::MercsTurn => words.mercs_turn.to_owned(),
            Effect::HalfPay => words.half_pay.to_owned(),
            Effect::LoseUpgrade => words.lose_upgrade.to_owned(),
            Effect::TakeUpgrade => words.take_upgrade.to_owned(),
            Effect::Send(dispatch) => self.dispatch(dispatch),
            Effect::LoadAny(good) => fill(words.load_any, &[("what", &self.any_good(*good))]),
            Effect::LoadGoods(u8::MAX) => words.load_all_goods.to_owned(),
            Effect::LoadGoods(count) => fill(words.load_goods, &[("n", count)]),
            Effect::SeizeGoods(count) => fill(words.seize_goods, &[("n", count)]),
            Effect::TakeCrew => words.take_crew.to_owned(),
            Effect::Farther(count) => fill(words.farther, &[("n", count)]),
            Effect::Leak => words.leak.to_owned(),
            Effect::Drift(count) => fill(words.drift, &[("n", count)]),
            Effect::LeaveAlert => words.leave_alert.to_owned(),
            Effect::Alarm(Around::Here) => words.alarm_here.to_owned(),
            Effect::Alarm(Around::Beside) => words.alarm_beside.to_owned(),
            Effect::Alarm(Around::Outlaws) => words.alarm_outlaws.to_owned(),
            Effect::LoseCrew => words.lose_crew.to_owned(),
            Effect::LoseHold => words.lose_hold.to_owned(),
            Effect::Sell(offer) => fill(words.sell, &[("what", &self.offer(offer))]),
            Effect::Unrest => words.unrest.to_owned(),
            Effect::LoseGoods(count) => fill(words.lose_goods, &[("n", count)]),
            Effect::TakeCrewOf(market) => {
                fill(words.take_crew_of, &[("place", &self.market(*market))])
            }
            Effect::TakeThis(kind) => fill(words.take_this, &[("what", &self.kind(*kind))]),
            Effect::FartherByMoral => words.farther_moral.to_owned(),
            Effect::Swap(count) => fill(words.swap, &[("n", count)]),
            Effect::Gamble { most, cards, alike, times } => {
                let values: [(&str, &dyn Display); 4] = [
                    ("most", &self.money(100 * u32::from(*most))),
                    ("n", cards),
                    ("alike", alike),
                    ("times", times),
                ];
                fill(words.casino, &values)
            }
            Effect::Redraw(1) => words.redraw.to_owned(),
            Effect::Redraw(count) => fill(words.redraw_n, &[("n", count)]),
            Effect::Fork => words.fork.to_owned(),
            Effect::Rearguard(test) => fill(words.rearguard, &[("test", &self.test(test))]),
            Effect::Fence { market, words: any } => {
                let values: [(&str, &dyn Display); 2] =
                    [("what", &self.keywords(any).join(", ")), ("place", &self.market(*market))];
                fill(words.fence, &values)
            }
            Effect::LoseSolid => words.lose_any_solid.to_owned(),
            Effect::Search => words.search.to_owned(),
            Effect::SendBack(whom) => self.whom(words.send_back, whom),
            Effect::Sulk => words.sulk.to_owned(),
            Effect::Seize { words: any, upsets } => {
                let said = if *upsets { words.seize_gear_upset } else { words.seize_gear };
                fill(said, &[("what", &self.keywords(any).join(", "))])
            }
            Effect::Doubles(dollars) => n(words.doubles, *dollars),
            Effect::Brand(whom) => self.whom(words.brand, whom),
            Effect::DropHand => words.drop_hand.to_owned(),
            Effect::AnyTest(tests) => {
                let tests: Vec<String> = tests.iter().map(|test| self.test(test)).collect();
                fill(words.any_test, &[("tests", &tests.join(" / "))])
            }
            Effect::ThirdAction => words.third_action.to_owned(),
            Effect::Riot => words.riot.to_owned(),
            Effect::Pardon { count, tokens } => {
                let said = if *tokens { words.pardon_tokens } else { words.pardon };
                fill(said, &[("n", count)])
            }
            Effect::NewAlert => words.new_alert.to_owned(),
            Effect::Nerve => words.nerve.to_owned(),
            Effect::FreePrisoner => words.free_prisoner.to_owned(),
            Effect::ClearWarrants => words.clear_warrants.to_owned(),
        }
    }

    /// What a patrol does.
    fn dispatch(&self, &Dispatch { patrol, order }: &Dispatch) -> String {
        let words = self.words;
        let (who, here, anywhere) = match patrol {
            Patrol::Cruiser => (words.the_cruiser, words.cruiser_here, words.cruiser_anywhere),
            Patrol::Cutter => (words.the_cutter, words.cutter_here, words.cutter_anywhere),
            Patrol::Corvette => (words.the_corvette, words.corvette_here, words.corvette_anywhere),
        };
        let sector = self.count(words.sectors, 1u8);
        let (text, to) = match order {
            Order::Here | Order::Summoned => (here, String::new()),
            Order::To(to) => {
                (words.patrol_to, SectorId::new(to).map_or(String::new(), |to| self.place(to)))
            }
            Order::ByRight | Order::RightTo(Reach::Neighbour) => (words.patrol_right, sector),
            Order::RightTo(Reach::Ahead) | Order::ByDrawer(Reach::Ahead) => {
                (words.patrol_ahead, String::new())
            }
            Order::RightTo(Reach::Orbit) | Order::ByDrawer(Reach::Orbit) => {
                (words.patrol_orbit, String::new())
            }
            Order::RightTo(Reach::To(to) | Reach::Beside(to))
            | Order::ByDrawer(Reach::To(to) | Reach::Beside(to)) => {
                (words.patrol_to, self.place(to))
            }
            Order::RightTo(Reach::Run | Reach::RunOn | Reach::Extra)
            | Order::ByDrawer(Reach::Run | Reach::RunOn | Reach::Extra) => {
                (words.patrol_run, String::new())
            }
            Order::RightTo(Reach::Home) | Order::ByDrawer(Reach::Home) => {
                (words.patrol_home, String::new())
            }
            Order::ByDrawer(Reach::Neighbour) => (words.patrol_near, sector),
            Order::ByDrawer(Reach::Free) | Order::RightTo(Reach::Free) => (anywhere, String::new()),
            Order::ByDrawer(Reach::Outlaw) | Order::RightTo(Reach::Outlaw) => {
                (words.patrol_outlaw, String::new())
            }
        };
        fill(text, &[("who", &who), ("what", &to)])
    }

    pub(super) fn whom(&self, template: &str, whom: &Whom) -> String {
        let words = self.words;
        let whom = match whom {
            Whom::All => words.whom_all.to_owned(),
            Whom::Moral => words.whom_moral.to_owned(),
            Whom::OnJob => words.whom_on_job.to_owned(),
            Whom::Of(one) => fill(words.whom_of, &[("who", &self.profession(*one))]),
            Whom::TheOne => words.whom_one.to_owned(),
            Whom::Crew => words.whom_crew.to_owned(),
            Whom::Content => words.whom_content.to_owned(),
            Whom::Wanted => words.whom_wanted.to_owned(),
            Whom::Fighters => words.whom_fighters.to_owned(),
            Whom::Carrying(word) => fill(words.whom_carrying, &[("what", &self.keyword(*word))]),
            Whom::Skilled(skill) => fill(words.whom_skilled, &[("what", &self.skill(*skill))]),
        };
        fill(template, &[("whom", &whom)])
    }

    fn offer(&self, offer: &Offer) -> String {
        let what = match offer.most {
            Some(most) => {
                let goods = self.good(offer.good, most.into());
                fill(self.words.up_to, &[("what", &goods)])
            }
            None => self.any_good(offer.good).to_owned(),
        };
        let values: [(&str, &dyn Display); 2] = [("what", &what), ("n", &self.money(offer.price))];
        fill(self.words.at_price, &values)
    }

    /// What has to be there.
    pub fn condition(&self, need: &Need) -> String {
        let words = self.words;
        if !need.is_carried() {
            return String::new();
        }
        match need {
            Need::Keyword(word) => self.keyword(*word).to_owned(),
            Need::Profession(profession) => self.profession(*profession).to_owned(),
            Need::Solid(contact) => fill(words.solid_with, &[("who", &self.contact(*contact))]),
            Need::Has(lot) => fill(words.aboard, &[("what", &self.lot(lot))]),
            Need::OnJob(count) => fill(words.on_job, &[("n", count)]),
            Need::NoDisgruntled => words.no_disgruntled.to_owned(),
            Need::Firearm(points) => fill(words.strong_firearm, &[("n", points)]),
            Need::OutlawSomewhere => words.outlaw_somewhere.to_owned(),
            Need::NoGoal => words.no_goal.to_owned(),
            Need::Either(needs) => {
                let either = |said: String, need: &Need| {
                    let values: [(&str, &dyn Display); 2] =
                        [("one", &said), ("other", &self.condition(need))];
                    fill(words.either, &values)
                };
                match needs.split_first() {
                    Some((first, rest)) => rest.iter().fold(self.condition(first), either),
                    None => String::new(),
                }
            }
            Need::Planet => words.over_planet.to_owned(),
            Need::Berth => words.free_berth.to_owned(),
            Need::Room(lot) => fill(words.has_room, &[("what", &self.lot(lot))]),
            Need::Crew => words.has_crew.to_owned(),
            Need::Moral => words.has_moral.to_owned(),
            Need::Outlaw => words.is_outlaw.to_owned(),
            Need::Sturdy => words.is_sturdy.to_owned(),
            Need::Cash(dollars) => fill(words.has_cash, &[("n", &self.money(*dollars))]),
            Need::AnySolid => words.any_solid.to_owned(),
            Need::Carries(word) => fill(words.carries_gear, &[("what", &self.keyword(*word))]),
        }
    }

    // Tests --------------------------------------------------------------------------------

    /// A test with its bands, the best first.
    pub fn test(&self, test: &Test) -> String {
        let words = self.words;
        let mut odd = Vec::new();
        odd.extend(test.kosherized.then(|| words.no_gear.to_owned()));
        odd.extend(test.bribes.then(|| words.bribes.to_owned()));
        odd.extend(test.aid.map(|(word, points)| {
            let values: [(&str, &dyn Display); 2] = [("n", &points), ("what", &self.keyword(word))];
            fill(words.with_aid, &values)
        }));
        odd.extend(test.less_warrants.then(|| words.less_warrants.to_owned()));
        odd.extend((test.tester == Tester::Alone).then(|| words.alone.to_owned()));
        let skill = match self.skill(test.skill) {
            skill if odd.is_empty() => skill.to_owned(),
            skill => self.aside(skill, &odd.join(", ")),
        };
        let said = |effects: &[Effect]| match effects {
            [] => self.words.proceed.to_owned(),
            effects => self.sentences(effects, &[]),
        };
        let bands = test.bands.iter().map(|band| (band.from, said(band.effects)));
        self.bands(&skill, bands.collect())
    }

    /// A skill and its bands: `Fight 8+: proceed; less: warrant issued`.
    fn bands(&self, skill: &str, bands: Vec<(u8, String)>) -> String {
        let one = |(from, what): &(u8, String)| {
            let template = if *from == 0 { self.words.band_less } else { self.words.band };
            fill(template, &[("n", from), ("what", what)])
        };
        let bands: Vec<String> = bands.iter().rev().map(one).collect();
        let values: [(&str, &dyn Display); 2] =
            [("skill", &skill), ("bands", &self.joined(&bands))];
        fill(self.words.test, &values)
    }

    /// What a band of a test means, within a sentence, counted from 0: of a card's test or of a job's last one.
    pub fn band(&self, question: &Question, at: usize) -> String {
        match question {
            Question::Card(test) => {
                test.bands.get(at).map_or(String::new(), |band| match band.effects {
                    [] => self.words.proceed.to_owned(),
                    effects => self.effects_within(effects),
                })
            }
            Question::Last(last) => {
                let bands = self.last_bands(last);
                bands.get(at).map_or(String::new(), |(_, what)| what.clone())
            }
            Question::Boarding(..) => self.hostile_band(true, at > 0).to_owned(),
            Question::Duel(_) => self.hostile_band(false, at > 0).to_owned(),
        }
    }

    /// The last test of a job.
    pub fn last_test(&self, last: &LastTest) -> String {
        let test = self.bands(self.skill(last.skill()), self.last_bands(last));
        if let Some((word, half)) = last.spared_by() {
            let values: [(&str, &dyn Display); 2] =
                [("test", &test), ("what", &self.keyword(word))];
            let template = if half { self.words.vault_blown } else { self.words.lock_picked };
            return fill(template, &values);
        }
        if let LastTest::Guards { .. } = last {
            let spared =
                fill(self.words.guards_won, &[("who", &self.profession(Profession::Companion))]);
            return self.joined(&[test, spared]);
        }
        test
    }

    fn last_bands(&self, last: &LastTest) -> Vec<(u8, String)> {
        let words = self.words;
        match last {
            LastTest::Price { even, good, by } => {
                let by = |template| fill(template, &[("n", &self.money(by))]);
                let even = (*even, words.as_printed.to_owned());
                vec![(0, by(words.less_pay)), even, (*good, by(words.more_pay))]
            }
            LastTest::Cover { from, contact, kills, .. } => {
                let mut lost = fill(words.lose_solid, &[("who", &self.contact(*contact))]);
                if *kills > 0 {
                    lost = format!("{lost}, {}", self.count(words.dies, *kills));
                }
                vec![(0, lost), (*from, words.unnoticed.to_owned())]
            }
            LastTest::ShootOut { from, kills, warrant } => {
                let mut lost =
                    if *warrant { words.warrant } else { words.shoot_out_botched }.to_owned();
                if *kills > 0 {
                    lost = format!("{}, {lost}", self.count(words.dies, *kills));
                }
                vec![(0, lost), (*from, words.shoot_out_won.to_owned())]
            }
            LastTest::Vault { from } | LastTest::Lock { from } => {
                vec![(0, words.warrant.to_owned()), (*from, words.vault_opens.to_owned())]
            }
            LastTest::Bluff { from } => {
                vec![(0, words.botched.to_owned()), (*from, words.bluff_works.to_owned())]
            }
            LastTest::Guards { from, won, lost } => {
                vec![(0, self.count(words.dies, *lost)), (*from, self.count(words.dies, *won))]
            }
        }
    }
}
