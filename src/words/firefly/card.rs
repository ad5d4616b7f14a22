//! The faces of cards, line by line.

use super::FireflyText;
use crate::words::{capital, fill};
use rules::firefly::challenge::{Challenge, Prize, Term};
use rules::firefly::contact::{Contact, Favour, Temper};
use rules::firefly::effect::Good;
use rules::firefly::figures;
use rules::firefly::job::{
    Aside, Clause, Course, Extra, Freight, Job, JobId, JobType, LastTest, Pay, Stop,
};
use rules::firefly::leader::LeaderId;
use rules::firefly::sets::CARRIED;
use rules::firefly::ship::ShipId;
use rules::firefly::skill::{Keyword, Profession, Skill, Skills};
use rules::firefly::supply::{Class, Core, SupplyId};
use rules::firefly::{Step, View, misbehave_card, nav_card};
use std::fmt::Display;

impl FireflyText {
    /// A supply card: what it is and costs, its symbols, what it does.
    pub fn supply_lines(&self, card: SupplyId) -> Vec<String> {
        let (kind, words) = (card.printed(), self.words);
        let class = match kind.class {
            Class::Crew => words.crew,
            Class::Gear => words.gear,
            Class::Upgrade => words.upgrade,
            Class::DriveCore(_) => words.core,
        };
        let mut first = vec![class.to_owned(), self.money(kind.cost)];
        first.extend(kind.moral.then(|| words.moral.to_owned()));
        first.extend(kind.wanted.then(|| words.wanted.to_owned()));
        let mut lines = vec![first.join(", ")];
        lines.extend(self.symbols(kind.skills, kind.professions, kind.keywords));
        lines.extend(self.supply_deeds(card));
        lines
    }

    /// What a supply card does beyond its symbols.
    pub fn supply_deeds(&self, card: SupplyId) -> Vec<String> {
        let kind = card.printed();
        let core = match kind.class {
            Class::DriveCore(core) => self.core_lines(core),
            Class::Crew | Class::Gear | Class::Upgrade => Vec::new(),
        };
        let abilities = kind.abilities.iter().map(|ability| self.ability(ability));
        core.into_iter().chain(abilities).collect()
    }

    fn core_lines(&self, core: Core) -> Vec<String> {
        let words = self.words;
        let range = self.count(words.sectors, core.range);
        let burn: [(&str, &dyn Display); 2] =
            [("sectors", &range), ("fuel", &self.good(Good::Fuel, core.fuel.into()))];
        let mosey = self.count(words.sectors, core.mosey);
        let mut lines = vec![fill(words.burns, &burn), fill(words.moseys, &[("sectors", &mosey)])];
        lines.extend(core.sturdy.then(|| words.sturdy.to_owned()));
        lines
    }

    /// Skills, professions and keywords, a line each.
    fn symbols(
        &self,
        skills: Skills,
        professions: &[Profession],
        keywords: &[Keyword],
    ) -> Vec<String> {
        let professions = professions.iter().map(|&one| self.profession(one).to_owned()).collect();
        let lines = [self.skills(skills), professions, self.keywords(keywords)];
        lines.into_iter().filter_map(|parts| self.line(parts)).collect()
    }

    /// A leader: symbols and abilities.
    pub fn leader_lines(&self, id: LeaderId) -> Vec<String> {
        let leader = id.leader();
        let mut lines = self.symbols(leader.skills, leader.professions, leader.keywords);
        lines.extend(leader.moral.then(|| capital(self.words.moral)));
        lines.extend(leader.abilities.iter().map(|ability| self.ability(ability)));
        lines
    }

    /// A ship: what it holds, how it flies, what it does and starts with.
    pub fn ship_lines(&self, id: ShipId) -> Vec<String> {
        if !CARRIED {
            return Vec::new();
        }
        let (ship, words) = (id.printed(), self.words);
        let spaces: [(&str, &dyn Display); 2] = [("hold", &ship.hold), ("stash", &ship.stash)];
        let people: [(&str, &dyn Display); 2] = [("n", &ship.berths), ("slots", &ship.slots)];
        let mut lines = vec![fill(words.ship_spaces, &spaces), fill(words.ship_people, &people)];
        lines.extend(self.core_lines(ship.core));
        lines.extend(ship.tank.then(|| words.ship_tank.to_owned()));
        lines.extend(ship.built_in.then(|| words.ship_built_in.to_owned()));
        lines.extend(ship.abilities.iter().map(|ability| self.ability(ability)));
        let fitted: Vec<&str> = ship.upgrades().map(|card| self.supply(card)).collect();
        if !fitted.is_empty() {
            let values: [(&str, &dyn Display); 2] =
                [("what", &fitted.join(", ")), ("n", &self.money(ship.price()))];
            lines.push(fill(words.ship_fitted, &values));
        }
        lines
    }

    // Jobs ---------------------------------------------------------------------------------

    /// A job: its kind, its course, what it needs, what it pays, what else is printed.
    pub fn job_lines(&self, id: JobId) -> Vec<String> {
        let (job, words) = (id.job(), self.words);
        let law = if job.illegal { words.illegal } else { words.legal };
        let kind = job.also.map_or(self.job_type(job.kind).to_owned(), |also| {
            let values: [(&str, &dyn Display); 2] =
                [("one", &self.job_type(job.kind)), ("other", &self.job_type(also))];
            fill(words.also_of, &values)
        });
        let mut first = vec![kind, law.to_owned()];
        first.extend(job.immoral.then(|| words.immoral.to_owned()));
        let mut lines = vec![first.join(", ")];
        if let Some(challenge) = job.challenge.filter(|_| CARRIED) {
            lines.extend(self.challenge(job, &challenge));
            return lines;
        }
        if let Some(raid) = job.raid() {
            lines.extend(self.raid_lines(raid));
            lines.push(self.pay(job));
            return lines;
        }
        lines.extend(self.course(job));
        let mut needs = self.skills(job.skills);
        needs.extend(self.keywords(job.keywords));
        needs.extend(job.needs.iter().map(|need| self.condition(need)));
        if !needs.is_empty() {
            lines.push(fill(words.job_needs, &[("what", &needs.join(", "))]));
        }
        lines.push(self.pay(job));
        lines.extend(job.per_point.map(|(skill, dollars)| {
            let values: [(&str, &dyn Display); 2] =
                [("n", &self.money(dollars)), ("skill", &self.skill(skill))];
            fill(words.pays_point, &values)
        }));
        lines.extend(job.bonus.map(|bonus| {
            let what = match bonus.extra {
                Extra::Money(n) => self.money(n),
                Extra::Goods(lot) => self.lot(&lot),
            };
            let values: [(&str, &dyn Display); 2] =
                [("who", &self.profession(bonus.profession)), ("what", &what)];
            fill(words.bonus, &values)
        }));
        lines.extend(job.carrying.map(|(word, dollars)| {
            let values: [(&str, &dyn Display); 2] =
                [("what", &self.keyword(word)), ("n", &self.money(dollars))];
            fill(words.carrying, &values)
        }));
        lines.extend(job.test.map(|last| self.last_test(&last)));
        lines.extend(job.aside.map(|aside| self.chance(&aside)));
        lines.extend(job.clause.map(|clause| self.clause(clause)));
        lines
    }

    /// A challenge: what is harder, what it brings, and under which jobs it is laid.
    fn challenge(&self, job: &Job, challenge: &Challenge) -> Vec<String> {
        let words = self.words;
        let each = |what: String| fill(words.prize_each, &[("what", &what)]);
        let prize = match challenge.prize {
            Prize::Money(n) => self.money(n),
            Prize::Goods(lot) => self.lot(&lot),
            Prize::MoneyPerCard(n) => each(self.money(n)),
            Prize::GoodPerCard(good) => each(self.good(good, 1)),
            Prize::Gear => words.prize_gear.to_owned(),
        };
        let forms: Vec<&str> = words.dare_laid.split('|').collect();
        let laid = forms[usize::from(job.illegal)].to_owned();
        vec![self.term(job, challenge), fill(words.prize, &[("what", &prize)]), laid]
    }

    /// What is harder under a challenge.
    fn term(&self, job: &Job, challenge: &Challenge) -> String {
        let words = self.words;
        match challenge.term {
            Term::Cards(n) => {
                let template =
                    if job.illegal { words.dare_cards_illegal } else { words.dare_cards };
                fill(template, &[("what", &self.count(words.misbehaves, n))])
            }
            Term::Test(test) => fill(words.dare_test, &[("what", &self.test(test))]),
            Term::Crew(n) => fill(words.dare_crew, &[("n", &n)]),
            Term::Unarmed => words.dare_unarmed.to_owned(),
            Term::Without(skill) => fill(words.dare_without, &[("skill", &self.skill(skill))]),
        }
    }

    /// The challenge of the job under way by its title, with what is harder under it.
    fn harder(&self, view: &View) -> Option<String> {
        let card = view.errand.as_ref()?.challenge.filter(|_| CARRIED)?;
        let term = self.term(card.job(), &card.job().challenge?);
        Some(self.about(self.job(card), &term))
    }

    /// Why nobody adds points of a skill to a test of the job under way.
    pub fn dulls(&self, view: &View, skill: Skill) -> Option<String> {
        self.harder(view).filter(|_| view.is_dulled(skill))
    }

    /// What the challenge under a job asks that those do not keep to who are to go.
    pub fn breaks(&self, view: &View) -> Option<String> {
        let errand = view.errand.as_ref()?;
        let kept = view.acting().keeps_to(errand.challenge, &errand.team);
        self.harder(view).filter(|_| !kept)
    }

    fn course(&self, job: &Job) -> Vec<String> {
        let words = self.words;
        match job.course {
            Course::Target(stop) if job.kind == JobType::Task => {
                vec![self.stop(words.task_at, stop)]
            }
            Course::Target(stop) => vec![self.stop(words.target, stop)],
            Course::Delivery { pickup, dropoff, freight } => {
                let found = (words.found_at, self.effects(job.found));
                let (template, what) = match freight {
                    Freight::Lots(_) | Freight::Any(_) | Freight::People
                        if !job.found.is_empty() =>
                    {
                        found
                    }
                    Freight::Lots(lots) => {
                        let lots: Vec<String> = lots.iter().map(|lot| self.lot(lot)).collect();
                        (words.pick_up, lots.join(", "))
                    }
                    Freight::Any(_) | Freight::People => (words.pick_up, self.any_of(freight)),
                };
                let pickup = fill(&self.stop(template, pickup), &[("what", &what)]);
                let mut last = self.stop(words.drop_off, dropoff);
                if let (Freight::Lots(lots), [_, ..]) = (freight, job.found) {
                    let lots: Vec<String> = lots.iter().map(|lot| self.lot(lot)).collect();
                    last = format!("{last}, {}", lots.join(", "));
                }
                if let (Freight::Any(_) | Freight::People, [_, ..]) = (freight, job.found) {
                    last = format!("{last}, {}", self.any_of(freight));
                }
                vec![pickup, last]
            }
        }
    }

    /// What is delivered in any number.
    fn any_of(&self, freight: Freight) -> String {
        let words = self.words;
        let what = match freight {
            Freight::Any(good) => self.any_good(good),
            Freight::People | Freight::Lots(_) => words.all_people,
        };
        fill(words.any_number, &[("what", &what)])
    }

    /// What may be done on the way: what is given where, and what it pays.
    pub fn chance(&self, aside: &Aside) -> String {
        let words = self.words;
        let lots: Vec<String> = aside.lots.iter().map(|lot| self.lot(lot)).collect();
        let at = self.stop(words.goal_place, aside.stop);
        let values: [(&str, &dyn Display); 2] = [("place", &at), ("what", &lots.join(", "))];
        let what = if lots.is_empty() { at.clone() } else { fill(words.chance_gives, &values) };
        let values: [(&str, &dyn Display); 2] = [("what", &what), ("n", &self.money(aside.pay))];
        fill(words.chance, &values)
    }

    /// What is still to be done of a job, and where: now, and then.
    pub fn job_legs(&self, job: &Job, step: Step) -> Vec<String> {
        let legs = self.course(job);
        let past = usize::from(legs.len() > 1 && step == Step::Finish);
        legs.into_iter().skip(past).collect()
    }

    fn stop(&self, template: &str, stop: Stop) -> String {
        let text = fill(template, &[("place", &self.place_of(stop.place))]);
        match stop.misbehave {
            0 => text,
            n => format!("{text}, {}", self.count(self.words.misbehaves, n)),
        }
    }

    fn pay(&self, job: &Job) -> String {
        let words = self.words;
        match job.pay {
            Pay::Flat(n) => {
                let rolled = matches!(job.test, Some(LastTest::Price { .. }));
                let template = if rolled { words.pays_rolled } else { words.pays };
                fill(template, &[("n", &self.money(n))])
            }
            Pay::Each(n) => fill(words.pays_each, &[("n", &self.money(n))]),
            Pay::PerCrew(good) => fill(words.pays_per_crew, &[("what", &self.good(good, 1))]),
            Pay::GoodsPerCrew(count) => {
                let goods = fill(words.load_goods, &[("n", &count)]);
                fill(words.pays_per_crew, &[("what", &goods)])
            }
        }
    }

    fn clause(&self, clause: Clause) -> String {
        match clause {
            Clause::HeavyLoad => {
                fill(self.words.heavy_load, &[("fuel", &self.good(Good::Fuel, 1))])
            }
            Clause::CalmsMoral => self.words.calms_moral.to_owned(),
            Clause::GoodDeeds => self.words.good_deeds.to_owned(),
            Clause::DoubleDown(n) => fill(self.words.double_down, &[("n", &self.money(n))]),
            Clause::Race { stake, prize } => {
                let values: [(&str, &dyn Display); 2] =
                    [("stake", &self.money(stake)), ("prize", &self.money(prize))];
                fill(self.words.race, &values)
            }
            Clause::Expends(one) => fill(self.words.expends, &[("who", &self.profession(one))]),
        }
    }

    // Contacts -----------------------------------------------------------------------------

    /// A contact: where he is, what he buys, what he does for whom he trusts.
    pub fn contact_lines(&self, contact: Contact) -> Vec<String> {
        let words = self.words;
        let mut lines = vec![match contact.sector() {
            Some(at) => fill(words.lives_at, &[("place", &self.sector(at))]),
            None => capital(words.on_cruiser),
        }];
        let prices =
            [(Good::Cargo, contact.cargo_price()), (Good::Contraband, contact.contraband_price())];
        let bought = prices.into_iter().filter_map(|(good, price)| {
            let price = self.money(price?);
            let values: [(&str, &dyn Display); 2] = [("what", &self.any_good(good)), ("n", &price)];
            Some(fill(words.at_price, &values))
        });
        let bought: Vec<String> = bought.collect();
        let (kinds, dollars) = contact.bonus();
        let fanty = kinds.contains(&JobType::Transport);
        let template = if fanty { words.gift_fanty } else { words.gift_harrow };
        let gift = (dollars > 0).then(|| fill(template, &[("n", &self.money(dollars))]));
        if !bought.is_empty() {
            lines.push(fill(words.buys_at, &[("what", &bought.join(", "))]));
        }
        lines.extend(contact.favour().map(|favour| self.favour(favour)));
        lines.extend(contact.temper().map(|temper| self.temper(temper)));
        lines.extend(gift);
        lines
    }

    fn favour(&self, favour: Favour) -> String {
        let words = self.words;
        let dollars = |template, n: u32| fill(template, &[("n", &self.money(n))]);
        match favour {
            Favour::Boards => words.favour_boards.to_owned(),
            Favour::ClearsWarrants(price) => dollars(words.favour_clears, price),
            Favour::Considers(jobs) => fill(words.favour_considers, &[("n", &jobs)]),
            Favour::SellsFuel => dollars(words.favour_fuel, figures::FUEL),
            Favour::SellsCargo(price) => dollars(words.favour_harrow, price.into()),
            Favour::Broadcasts(jobs) => fill(words.favour_universe, &[("n", &jobs)]),
            Favour::SellsContraband(price) => dollars(words.favour_fanty, price.into()),
            Favour::Employs(jobs) => fill(words.favour_higgins, &[("n", &jobs)]),
        }
    }

    fn temper(&self, temper: Temper) -> String {
        match temper {
            Temper::Vengeful => self.words.temper_vengeful.to_owned(),
            Temper::Lawful => self.words.temper_lawful.to_owned(),
            Temper::Grudging(kind) => fill(self.words.temper_grudge, &[("who", &self.kind(kind))]),
        }
    }

    // Nav and misbehave cards --------------------------------------------------------------

    /// A nav card: every way out, and whether its deck is shuffled.
    pub fn nav_lines(&self, card: u8) -> Vec<String> {
        let nav = nav_card(card);
        let mut lines: Vec<String> = nav.ways.iter().map(|way| self.way(way)).collect();
        lines.extend(nav.reshuffle.then(|| self.words.reshuffles.to_owned()));
        lines
    }

    /// A misbehave card: every way out, the ace in the hole, and whether the deck is shuffled.
    pub fn misbehave_lines(&self, card: u8) -> Vec<String> {
        let misbehave = misbehave_card(card);
        let mut lines: Vec<String> = misbehave.ways.iter().map(|way| self.way(way)).collect();
        lines.extend(self.ace(misbehave, true));
        lines.extend(misbehave.reshuffle.then(|| self.words.reshuffles.to_owned()));
        lines
    }
}
