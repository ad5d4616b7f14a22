//! What comes of things as they stand: a job that is held, a way out of a card, a price to be paid.

use super::{FireflyText, story};
use crate::words::{FireflyPageWords, fill};
use rules::Seat;
use rules::firefly::contact::Contact;
use rules::firefly::effect::{Effect, Good, Lot, Need, Test, Tester, Way};
use rules::firefly::job::{Course, Freight, JobId, Pay};
use rules::firefly::odds::Chance;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::Skill;
use rules::firefly::story::Demand;
use rules::firefly::{
    Action, Captain, Chart, Employer, Outlook, Perils, Person, Ruin, Sets, Step, View, figures,
};
use std::fmt::Display;

/// Misbehave cards, the chance to pass them, and that of the test behind them.
type Odds = (u8, Chance, Option<Chance>);

/// Whether every outcome of a test leads to the wanted effect, or none.
fn is_alike(test: &Test, wanted: Effect) -> bool {
    let mut leads = test.bands.iter().map(|band| band.effects.contains(&wanted));
    leads.next().is_none_or(|first| leads.all(|other| other == first))
}

/// The test to which a band of another leads.
fn next_test(test: &'static Test, at: usize) -> Option<&'static Test> {
    let effects = test.bands.get(at).filter(|_| CARRIED)?.effects;
    effects
        .iter()
        .find_map(|effect| if let Effect::Test(next) = effect { Some(*next) } else { None })
}

/// The chance of each band of a test for those who are there, or for the best of them who makes it alone.
fn likely(view: &View, test: &'static Test) -> Vec<Chance> {
    let (team, of) = (view.present(), |team: &[Person]| view.band_chances(team, test, 0));
    if test.tester == Tester::Together {
        return of(&team);
    }
    let alone = team.iter().map(|&person| of(&[person]));
    alone.max_by_key(|chances| chances[0].fails().permille()).unwrap_or_default()
}

impl FireflyText {
    fn around(&self) -> &'static FireflyPageWords {
        self.lang.firefly_page()
    }

    /// Where the next step of a job is worked; `may`: whether it can be worked now.
    pub fn job_place(&self, view: &View, seat: Seat, outlook: &Outlook, may: bool) -> String {
        let words = self.around();
        match outlook.nearest {
            None if view.captain(seat).sector.is_none() => {
                let stops = outlook.sectors.iter().filter_map(|&id| SectorId::new(id));
                stops.map(|stop| self.sector(stop)).collect::<Vec<_>>().join(", ")
            }
            Some((_, 0)) if may => words.here_now.to_owned(),
            Some((_, 0)) => words.here.to_owned(),
            Some((sector, moves)) => {
                fill(&self.count(words.away, moves), &[("place", &self.peopled(view, sector))])
            }
            None => self.barred(view, outlook),
        }
    }

    /// Where somebody is who gives jobs, how far that is, and the fuel of full burns there.
    pub fn employer_way(&self, one: &Employer) -> String {
        let (words, map, place) = (self.around(), self.lang.firefly_map(), self.place(one.sector));
        match one.way {
            None => self.aside(&place, map.no_way),
            Some((0, ..)) => words.you_are_here.to_owned(),
            // A mosey takes no fuel.
            Some((1, ..)) => fill(&self.count(words.away, 1u8), &[("place", &place)]),
            Some((moves, burns, fuel)) => {
                let far = fill(&self.count(words.away, moves), &[("place", &place)]);
                let cost = match burns {
                    1 => self.good(Good::Fuel, fuel.into()),
                    n => fill(map.turns, &[("n", &n), ("fuel", &fuel)]),
                };
                format!("{far} · {cost}")
            }
        }
    }

    /// Where Reavers close the way: in the place itself, or around it.
    fn barred(&self, view: &View, outlook: &Outlook) -> String {
        let lairs = view.cutters.sectors();
        let there = |at: &&SectorId| outlook.sectors.contains(&at.number());
        let all = !lairs.iter().any(|at| there(&at));
        let named = lairs.iter().filter(|at| all || there(at)).map(|&at| self.place(at));
        let place = named.collect::<Vec<_>>().join(", ");
        fill(self.around().barred, &[("place", &place)])
    }

    /// Where a job leads and how far each way is, in a line where there is little room.
    pub fn job_near(&self, view: &View, seat: Seat, outlook: &Outlook) -> String {
        if outlook.nearest.is_none() {
            return self.job_place(view, seat, outlook, false);
        }
        let leg = |(sector, moves): (SectorId, u8)| {
            let far = match moves {
                0 => self.around().you_are_here.to_owned(),
                _ => self.sectors(moves.into()),
            };
            self.aside(&self.place(sector), &far)
        };
        let legs = outlook.nearest.into_iter().chain(outlook.onward).map(leg);
        legs.collect::<Vec<_>>().join(" › ")
    }

    /// How many turns a job takes, and the fuel of its burns.
    fn turns_and_fuel(&self, outlook: &Outlook) -> Option<String> {
        let turns = outlook.turns.filter(|&n| n > 1)?;
        let fuel = self.good(Good::Fuel, outlook.fuel.into());
        Some([self.count(self.around().turns_about, turns), fuel].join(", "))
    }

    /// How long a whole job takes, by the ways and the turns: before it is loaded, or where it is not here.
    pub fn job_turns(&self, outlook: &Outlook) -> Option<String> {
        let words = self.around();
        let turns = self.turns_and_fuel(outlook)?;
        let Some((end, moves)) = outlook.onward else { return Some(turns) };
        let values: [(&str, &dyn Display); 3] =
            [("n", &moves), ("place", &self.place(end)), ("turns", &turns)];
        Some(fill(words.then_turns, &values))
    }

    /// The same with how long all of it takes, beside those of others.
    pub fn job_course(&self, view: &View, seat: Seat, outlook: &Outlook) -> String {
        self.and_turns(self.job_near(view, seat, outlook), outlook)
    }

    /// A way, and how long all of it takes.
    fn and_turns(&self, way: String, outlook: &Outlook) -> String {
        [way].into_iter().chain(self.turns_and_fuel(outlook)).collect::<Vec<_>>().join(" · ")
    }

    /// A sector, with who lives and what is sold there where it is on the board of a set.
    fn peopled(&self, view: &View, sector: SectorId) -> String {
        let name = self.place(sector);
        if !CARRIED || Chart::of(Sets::BASE).contains(sector.number()) {
            return name;
        }
        let market = view
            .market(sector)
            .map(|market| fill(self.lang.firefly_map().supply, &[("name", &self.market(market))]));
        let contacts = view.contacts(sector).map(|contact| self.contact(contact).to_owned());
        let there: Vec<String> = contacts.chain(market).collect();
        if there.is_empty() { name } else { self.aside(&name, &there.join(", ")) }
    }

    /// Where a job leads from here on: the next place with how far it is, then the one after it.
    pub fn job_way(&self, view: &View, seat: Seat, id: JobId, outlook: &Outlook) -> String {
        let words = self.around();
        let far = match outlook.nearest {
            // Which of several places is meant is said as well.
            Some((sector, moves @ 1..)) if outlook.sectors.len() > 1 => {
                fill(&self.count(words.away, moves), &[("place", &self.place(sector))])
            }
            Some((_, 0)) => words.you_are_here.to_owned(),
            Some((_, moves)) => self.count(words.sectors_away, moves),
            None if view.captain(seat).sector.is_none() => String::new(),
            None => self.barred(view, outlook),
        };
        let mut legs = self.job_legs(id.job(), outlook.step);
        if let Some(next) = legs.first_mut().filter(|_| !far.is_empty()) {
            *next = self.aside(next, &far);
        }
        let onward = legs.get_mut(1).zip(outlook.onward);
        if let Some((last, (_, moves))) = onward {
            *last = self.aside(
                last,
                &fill(self.lang.firefly_map().onward, &[("n", &self.sectors(moves.into()))]),
            );
        }
        self.and_turns(legs.join(" → "), outlook)
    }

    /// How the opportunity of a job under way stands: where, and what it lacks; whether it can be taken
    /// where the ship is.
    pub fn opportunity(&self, view: &View, seat: Seat, id: JobId) -> Option<(bool, String)> {
        if !CARRIED {
            return None;
        }
        let (words, captain) = (self.around(), view.captain(seat));
        let (aside, active) = id.job().aside.zip(captain.begun(id))?;
        if active.aside.0 {
            return Some((false, words.opportunity_taken.to_owned()));
        }
        let to = view.sectors(aside.stop).iter().find_map(|&at| SectorId::new(at))?;
        let moves = view.chart().moves(captain.sector?, to);
        let lacks = aside.lots.iter().filter(|lot| captain.has(lot.good) < lot.count);
        let lacks: Vec<String> = lacks.map(|lot| self.lot(lot)).collect();
        let ready = moves == 0 && lacks.is_empty();
        let far = match moves {
            0 => words.you_are_here.to_owned(),
            _ => self.count(words.sectors_away, moves),
        };
        let place = self.aside(&self.sector(to), &far);
        let lacks = (!lacks.is_empty()).then(|| fill(words.lacks, &[("what", &lacks.join(", "))]));
        let parts: Vec<String> = [place].into_iter().chain(lacks).collect();
        let values: [(&str, &dyn Display); 2] =
            [("n", &self.money(aside.pay)), ("what", &self.joined(&parts))];
        Some((ready, fill(words.opportunity, &values)))
    }

    /// What working a job now may bring, in a line.
    pub fn prospect(&self, id: JobId, outlook: &Outlook) -> String {
        format!("{} · {}", self.job_odds(outlook), self.job_money(id, outlook))
    }

    /// How likely the next step of a job goes well.
    pub fn job_odds(&self, outlook: &Outlook) -> String {
        self.step_odds((outlook.cards, outlook.chance, outlook.last_test), outlook.later)
    }

    /// What working a job, or setting out, may come to beside its success; nothing where it may not.
    pub fn perils(&self, view: &View, perils: Option<Perils>) -> Option<String> {
        let (words, perils) = (self.around(), perils.filter(|perils| !perils.is_none())?);
        let kills = if view.has_medic() {
            fill(words.risk_saved, &[("what", &words.risk_kills)])
        } else {
            words.risk_kills.to_owned()
        };
        let all = [
            (perils.botched, words.risk_botched),
            (perils.warrant, words.risk_warrant),
            (perils.kills, kills.as_str()),
        ];
        let all = all.into_iter().filter(|(chance, _)| chance.hits() > 0);
        let all = all.map(|(chance, what)| fill(what, &[("n", &words.chance(chance))]));
        let what = all.collect::<Vec<_>>().join(", ");
        Some(fill(if perils.exact { words.risk } else { words.risk_least }, &[("what", &what)]))
    }

    /// How likely the next goal of a seat goes well, everybody going.
    pub fn goal_odds(&self, view: &View, seat: Seat) -> Option<String> {
        Some(self.step_odds(view.goal_outlook(seat)?, None))
    }

    /// How likely it goes well with a team that is being put together.
    pub fn team_odds(&self, view: &View) -> Option<String> {
        let (cards, chance) = view.team_outlook()?;
        Some(self.step_odds((cards, chance, view.team_last_test()), view.team_later()))
    }

    /// What a challenge that is not laid under a job yet would come to: the jobs in hand that it fits, how
    /// likely it goes well, and what a warrant takes.
    pub fn dare_lines(&self, view: &View, seat: Seat, id: JobId) -> Vec<String> {
        if !CARRIED {
            return Vec::new();
        }
        let (words, test) = (self.around(), id.job().challenge.and_then(|dare| dare.term.test()));
        let fits = view.hand.iter().filter(|job| job.job().takes(id.job()));
        let fits: Vec<&str> = fits.map(|&job| self.job(job)).collect();
        let fits = match fits.is_empty() {
            true => words.dare_fits_none.to_owned(),
            false => fill(words.dare_fits, &[("what", &fits.join(", "))]),
        };
        let odds = view.challenge_outlook(seat, id);
        let odds = odds.map(|(cards, chance, last)| {
            let odds = words.odds(cards, chance, last);
            let bribed = test.is_some_and(|test| test.bribes);
            if bribed { self.aside(&odds, words.dare_bribed) } else { odds }
        });
        [fits].into_iter().chain(odds).chain([words.dare_risk.to_owned()]).collect()
    }

    /// What waits where a job is delivered is weighed before it is loaded: it comes to one chance with what
    /// waits at the loading.
    fn step_odds(&self, (cards, chance, last): Odds, later: Option<Odds>) -> String {
        let words = self.around();
        match later.filter(|(cards, _, last)| *cards > 0 || last.is_some()) {
            Some((more, then, last)) if cards > 0 => {
                words.odds(cards + more, chance.and(then), last)
            }
            Some((cards, chance, last)) => {
                fill(words.odds_later, &[("what", &words.odds(cards, chance, last))])
            }
            None => words.odds(cards, chance, last),
        }
    }

    /// What a job pays as things stand, or most likely where it hangs on a roll, and what is left of it.
    pub fn job_money(&self, id: JobId, outlook: &Outlook) -> String {
        let words = self.around();
        let pay = outlook.pay;
        if matches!(id.job().pay, Pay::PerCrew(_) | Pay::GoodsPerCrew(_)) {
            let extra = (pay > 0).then(|| self.money(pay));
            let kind = fill(words.net_kind, &[("wages", &outlook.wages)]);
            return extra.into_iter().chain([kind]).collect::<Vec<_>>().join(", ");
        }
        let roll = outlook.pay_roll.or(outlook.later_pay);
        let pays = match id.job().pay {
            _ if roll.is_some() => roll.map_or(String::new(), |roll| words.rolled_pay(pay, roll)),
            Pay::Each(each) => {
                let values: [(&str, &dyn Display); 3] =
                    [("each", &each), ("n", &outlook.pieces), ("pay", &pay)];
                let full = outlook.step == Step::Pickup;
                fill(if full { words.pays_up_to } else { words.pays_heads }, &values)
            }
            Pay::Flat(_) | Pay::PerCrew(_) | Pay::GoodsPerCrew(_) => {
                fill(words.pays, &[("pay", &pay)])
            }
        };
        let after = match outlook.net() {
            _ if outlook.wages == 0 || pay == 0 => return pays,
            _ if roll.is_some() => fill(words.less_wages, &[("wages", &outlook.wages)]),
            net @ 0.. => fill(words.after_wages, &[("n", &net)]),
            short => fill(words.below_wages, &[("n", &short.unsigned_abs())]),
        };
        [pays, after].join(", ")
    }

    /// What the pay of a job is made of, where that is more than what is printed.
    pub fn job_parts(
        &self,
        view: &View,
        seat: Seat,
        id: JobId,
        outlook: &Outlook,
    ) -> Option<String> {
        let (words, reward) = (self.around(), outlook.reward);
        let kept = view.captain(seat).challenge_pays(id, 0);
        let kept = Some(kept).filter(|&kept| CARRIED && kept > 0 && kept < outlook.dared);
        let dare = kept.map_or(words.part_dare.to_owned(), |kept| {
            fill(words.part_dare_kept, &[("kept", &self.money(kept))])
        });
        let gift = fill(words.part_gift, &[("who", &self.givers(view, seat, id, reward.gift))]);
        let parts = [
            (words.part_printed, reward.printed),
            (words.part_bonus, reward.bonus),
            (words.part_points, reward.points),
            (gift.as_str(), reward.gift),
            (words.part_story, reward.story),
            (dare.as_str(), outlook.dared),
        ];
        let parts = parts.into_iter().filter(|(_, dollars)| *dollars > 0);
        let parts = parts.map(|(part, dollars)| fill(part, &[("n", &self.money(dollars))]));
        let half = (reward.pay < reward.printed).then(|| words.part_half.to_owned());
        let parts: Vec<String> = parts.chain(half).collect();
        let rolled = outlook.pay_roll.or(outlook.later_pay).is_some();
        let template = if rolled { words.parts_before } else { words.parts };
        (parts.len() > 1).then(|| fill(template, &[("what", &parts.join(", "))]))
    }

    /// Who adds to the pay of a job.
    fn givers(&self, view: &View, seat: Seat, id: JobId, gift: u32) -> String {
        let captain = view.captain(seat);
        let adds = |contact: &Contact| captain.is_solid(*contact) && contact.adds(id.job()) > 0;
        let contacts: Vec<Contact> = view.table.contacts().filter(adds).collect();
        let added: u32 = contacts.iter().map(|contact| u32::from(contact.adds(id.job()))).sum();
        let named = contacts.iter().map(|&contact| self.contact(contact));
        let people = (gift > added).then_some(self.around().your_people);
        named.chain(people).collect::<Vec<_>>().join(", ")
    }

    /// What a job lacks here and now.
    pub fn missing(&self, view: &View, seat: Seat, id: JobId, outlook: &Outlook) -> Vec<String> {
        let words = self.around();
        let captain = view.captain(seat);
        let skills = Skill::ALL.into_iter().filter(|&skill| outlook.lacking.of(skill) > 0);
        let mut missing: Vec<String> = skills
            .map(|skill| format!("{} {}", outlook.lacking.of(skill), self.skill(skill)))
            .collect();
        missing.extend(outlook.unshown.iter().map(|&word| self.keyword(word).to_owned()));
        missing.extend(outlook.unmet.iter().map(|need| {
            if let Need::Has(lot) = need {
                self.beside_aboard(captain, lot)
            } else {
                self.condition(need)
            }
        }));
        if !outlook.fits {
            missing.push(match outlook.step {
                Step::Pickup => self.no_room(captain),
                Step::Finish | Step::Aside => self.freight_gone(captain, id),
            });
        }
        if captain.begun(id).is_none() && captain.active.len() >= captain.active_limit() {
            missing.push(words.lacks_slot.to_owned());
        }
        missing
    }

    /// Room that lacks, with what fills the ship.
    fn no_room(&self, captain: &Captain) -> String {
        let words = self.around();
        let some = Good::ALL.into_iter().filter(|&good| captain.has(good) > 0);
        let some: Vec<String> =
            some.map(|good| self.good(good, captain.has(good).into())).collect();
        let aboard = fill(words.left_aboard, &[("n", &some.join(", "))]);
        if some.is_empty() {
            words.lacks_room.to_owned()
        } else {
            self.aside(words.lacks_room, &aboard)
        }
    }

    /// What is to be delivered and is not aboard, each with what is left of it.
    fn freight_gone(&self, captain: &Captain, id: JobId) -> String {
        let Course::Delivery { freight, .. } = id.job().course else { return String::new() };
        let lots = match freight {
            Freight::Any(good) => return self.any_good(good).to_owned(),
            Freight::People => return self.words.all_people.to_owned(),
            Freight::Lots(lots) => lots.iter(),
        };
        let gone = lots.filter(|lot| captain.has(lot.good) < lot.count);
        gone.map(|lot| self.beside_aboard(captain, lot)).collect::<Vec<_>>().join(", ")
    }

    /// How many of some goods lack, and how many of those that are asked for are aboard.
    fn beside_aboard(&self, captain: &Captain, lot: &Lot) -> String {
        let has = captain.has(lot.good);
        let values: [(&str, &dyn Display); 2] = [("n", &has), ("all", &lot.count)];
        let lacks = Lot { count: lot.count.saturating_sub(has), ..*lot };
        self.aside(&self.lot(&lacks), &fill(self.around().of_aboard, &values))
    }

    /// The chance of a way out of a card that a test decides, and what it is the chance of: `wanted`,
    /// or where every outcome leads there, or none, such as salvage, more than its worst.
    pub fn way_odds(&self, view: &View, way: &Way, wanted: Effect) -> Option<(String, String)> {
        let words = self.around();
        if let Some(test) = way.test().filter(|test| is_alike(test, wanted)) {
            let chances = likely(view, test);
            let better = words.chance(chances.first()?.fails());
            let from = test.bands.get(1)?.from;
            // What it comes to is said first: the best that a roll can do is still no way on.
            return Some(match self.failure(wanted, test.bands.last()?.effects) {
                Some(ends) => {
                    let values: [(&str, &dyn Display); 2] = [("percent", &better), ("n", &from)];
                    (ends.to_owned(), fill(words.of_more, &values))
                }
                None => (better, fill(words.to_reach, &[("n", &from)])),
            });
        }
        if let Some(ends) = self.failure(wanted, way.effects) {
            return Some((ends.to_owned(), words.whatever.to_owned()));
        }
        let goes_on =
            if wanted == Effect::Proceed { words.to_proceed } else { words.to_keep_flying };
        Some((words.chance(view.way_chance(way, wanted)?), goes_on.to_owned()))
    }

    /// Each outcome of its test with its chance, the best first, where that one chance is not all.
    pub fn way_bands(&self, view: &View, way: &Way, wanted: Effect) -> Option<String> {
        let test = way.test()?;
        let all = self.outcomes(view, test);
        let told = all.len() > 2 || is_alike(test, wanted);
        let line =
            |(chance, what): (Chance, String)| self.about(&self.around().chance(chance), &what);
        told.then(|| all.into_iter().map(line).collect::<Vec<_>>().join(" · "))
    }

    /// The outcomes of a test and of those that it leads to, the best first.
    fn outcomes(&self, view: &View, test: &'static Test) -> Vec<(Chance, String)> {
        let of = |(at, chance): (usize, Chance)| match next_test(test, at) {
            Some(next) => {
                let all = self.outcomes(view, next).into_iter();
                all.map(|(then, what)| (chance.and(then), what)).collect()
            }
            None => vec![(chance, self.outcome(view, test, at))],
        };
        likely(view, test).into_iter().enumerate().rev().flat_map(of).collect()
    }

    /// The chance of the same way with as many bribes as can be paid and help.
    pub fn way_bribed(&self, view: &View, way: &Way, wanted: Effect) -> Option<String> {
        let (bribes, chance) = view.way_bribed(way, wanted)?;
        let words = self.around();
        let dollars = self.money(figures::BRIBE * u32::from(bribes));
        let values: [(&str, &dyn Display); 2] =
            [("percent", &words.chance(chance)), ("n", &dollars)];
        Some(fill(words.bribed, &values))
    }

    /// How a job ends by these effects of a misbehave card, if they end it.
    fn failure(&self, wanted: Effect, effects: &[Effect]) -> Option<&'static str> {
        let words = self.around();
        if wanted != Effect::Proceed {
            None
        } else if effects.contains(&Effect::Warrant) {
            Some(words.way_warrant)
        } else {
            effects.contains(&Effect::Botched).then_some(words.way_botches)
        }
    }

    /// What a choice costs beside what it says.
    pub fn ruin(&self, view: &View, ruin: Ruin) -> String {
        let words = self.around();
        match ruin {
            Ruin::Upset(who) => {
                fill(words.ruin_upset, &[("who", &self.person(view.acting(), who))])
            }
            Ruin::Leaves(card) => fill(words.ruin_leaves, &[("who", &self.supply(card))]),
            Ruin::Fired => words.ruin_fired.to_owned(),
            Ruin::Unmet(id) => fill(words.ruin_unmet, &[("job", &self.job(id))]),
        }
    }

    /// Whom a job of a seat's upsets once it is done, if anybody.
    pub fn upsets(&self, view: &View, seat: Seat, id: JobId) -> Option<String> {
        let (words, captain) = (self.around(), view.captain(seat));
        let (mut upset, mut said) = (Vec::new(), Vec::new());
        for ruin in view.upset_by(seat, id) {
            match ruin {
                Ruin::Upset(who) => upset.push(self.person(captain, who)),
                Ruin::Leaves(_) | Ruin::Fired | Ruin::Unmet(_) => said.push(self.ruin(view, ruin)),
            }
        }
        if !upset.is_empty() {
            said.insert(0, fill(words.upset_all, &[("who", &upset.join(", "))]));
        }
        (!said.is_empty()).then(|| fill(words.immoral_done, &[("what", &said.join(" "))]))
    }

    /// What the next goal costs that one cannot pay, in a line: whoever comes that far botches it.
    pub fn unpaid(&self, view: &View) -> Option<String> {
        let (price, money) = (self.goal_price(view, view.turn)?, view.acting().money);
        let values: [(&str, &dyn Display); 2] = [("n", &price), ("have", &money)];
        (price > money).then(|| fill(self.around().cannot_pay, &values))
    }

    /// The money that the next goal of a seat asks for, where it does, and whether that is there.
    pub(super) fn goal_purse(&self, view: &View, seat: Seat) -> Option<(u32, bool)> {
        let cash = view.goal(seat)?.demands.iter().find_map(|demand| match demand {
            Demand::Cash(dollars) => Some(u32::from(*dollars)),
            Demand::SolidWith(_)
            | Demand::Solids(_)
            | Demand::Tokens(_)
            | Demand::CrimeDone
            | Demand::Marked
            | Demand::Deed
            | Demand::AtHaven
            | Demand::AtCruiser
            | Demand::InTalk(_)
            | Demand::AnyLot(_) => None,
        });
        let price = cash.or(self.goal_price(view, seat))?;
        Some((price, view.captain(seat).money >= price))
    }

    /// What the next goal of a seat asks to be paid in the end.
    fn goal_price(&self, view: &View, seat: Seat) -> Option<u32> {
        let effects = view.goal(seat)?.ways.iter().copied().flatten();
        let banded = |effect: &'static Effect| {
            let Effect::Test(test) = effect else { return vec![effect] };
            test.bands.iter().flat_map(|band| band.effects).collect()
        };
        effects.flat_map(banded).find_map(|effect| {
            let Effect::PayOrBotch(dollars) = effect else { return None };
            Some(u32::from(*dollars))
        })
    }

    /// Whether a seat has all that its next goal asks for, the money to be paid in the end as well.
    pub fn goal_met(&self, view: &View, seat: Seat) -> bool {
        view.meets_goal_there(seat) && self.goal_purse(view, seat).is_none_or(|(_, enough)| enough)
    }

    /// What to do next for the goal of a seat, in a short sentence, and whether it can be worked here
    /// and now; where flying there leaves hardly a turn to spare, how many there are.
    pub fn goal_next(&self, view: &View, seat: Seat) -> Option<(String, bool)> {
        let (said, ready) = self.goal_step(view, seat)?;
        let haste = || self.goal_haste(view, seat).filter(|_| said != self.around().goal_late);
        let left = haste().map(|left| format!(" · {left}"));
        Some((said + &left.unwrap_or_default(), ready))
    }

    /// The turns that are left, where those of the flight to the next goal are nearly all of them.
    fn goal_haste(&self, view: &View, seat: Seat) -> Option<String> {
        let captain = view.captain(seat);
        let moves = view.chart().moves(captain.sector?, view.goal_place(seat)?);
        let flights = u16::from(moves.div_ceil(captain.range().max(1)));
        // A turn whose actions are spent takes nobody anywhere.
        let spent = view.turn == seat && view.flight.is_none() && view.actions_left() == 0;
        let left = view.turns_left(seat).filter(|_| !view.over)?.saturating_sub(spent.into());
        (flights > 0 && left > 0 && left < flights + 3)
            .then(|| self.count(self.around().turns_left, left))
    }

    fn goal_step(&self, view: &View, seat: Seat) -> Option<(String, bool)> {
        let (goal, words, captain) = (view.goal(seat)?, self.around(), view.captain(seat));
        if view.is_goal_late(seat) {
            return Some((words.goal_late.to_owned(), false));
        }
        let at = view.goal_place(seat);
        // That one has to be there says where.
        let asks = goal.demands.iter().zip(self.goal_asks(view, goal, captain));
        let asks = asks.filter(|(demand, _)| !demand.is_place()).map(|(_, ask)| ask);
        let asks = asks.filter(|(_, met)| !met);
        let mut lacks: Vec<String> = asks.map(|(ask, _)| ask).collect();
        let pays = goal.demands.iter().any(|demand| matches!(demand, Demand::Cash(_)));
        let price = self.goal_price(view, seat).filter(|&price| !pays && price > captain.money);
        lacks.extend(price.map(|price| self.have(&self.money(price))));
        if !self.goal_met(view, seat) {
            // What is missing is money alone, or ends with it.
            let purse = self.goal_purse(view, seat).filter(|(_, enough)| !enough);
            let what = lacks.join(", ");
            let have = || fill(words.you_hold, &[("n", &self.money(captain.money))]);
            let what = purse.map_or(what.clone(), |_| self.aside(&what, &have()));
            // Before it is chosen it is known that one's haven is the place.
            let home = CARRIED && goal.demands.contains(&Demand::AtHaven);
            let home = if home { words.goal_home } else { "" };
            let place = at.map_or(home.to_owned(), |at| self.place(at));
            let values: [(&str, &dyn Display); 2] = [("what", &what), ("place", &place)];
            let text = match at {
                _ if view.is_at_dusk() => words.goal_dusk,
                _ if goal.talks_to().is_some() => words.goal_talk_at,
                _ if !goal.takes_work() => words.goal_marked,
                Some(_) if story::price(goal).is_some() => words.goal_pay_at,
                Some(_) => words.goal_first_at,
                None if !home.is_empty() => words.goal_first_at,
                None => words.goal_first,
            };
            return Some((fill(text, &values), false));
        }
        // What is to be paid must not be spent meanwhile.
        let keeping = |text: &str| match self.goal_purse(view, seat) {
            Some((price, _)) => self.aside(text, &self.have(&self.money(price))),
            None => text.to_owned(),
        };
        let talks = goal.talks_to();
        let moves = captain.sector.zip(at).map(|(from, at)| view.chart().moves(from, at));
        if view.is_at_dusk() {
            return Some((words.goal_won.to_owned(), view.turn == seat));
        }
        let open = |action| view.turn == seat && view.has_action(action);
        Some(match at {
            Some(at) if moves != Some(0) => {
                let far = moves.map(|n| self.count(words.sectors_away, n));
                let place = self.place(at);
                let place = far.map_or(place.clone(), |far| self.aside(&place, &far));
                let text = if talks.is_some() { words.goal_fly_talk } else { words.goal_fly };
                (fill(text, &[("place", &place)]), false)
            }
            Some(_) | None if talks.is_some() => {
                let contact = talks.map_or("", |contact| self.contact(contact));
                let now = open(Action::Deal);
                let text = if now { words.goal_talk } else { words.goal_talk_later };
                (fill(text, &[("who", &contact)]), now)
            }
            Some(_) | None if open(Action::Work) => (keeping(words.goal_ready), true),
            Some(_) | None => (keeping(words.goal_ready_later), false),
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may panic")]
mod tests {
    use super::*;
    use crate::words::Lang;
    use rules::firefly::leader::LeaderId;
    use rules::firefly::{Action, Firefly, Table, nav_card};
    use rules::{Match, Seed, Silent};

    #[test]
    fn where_the_leader_is_alone_no_death_is_foretold() {
        let played = Match::<Firefly>::deal(Table::new(2), Seed(5), &mut Silent).unwrap();
        let mut view = played.view(Some(Seat(0)));
        let captain = &mut view.board.captains[played.view(None).turn];
        (captain.leader, captain.crew) = (LeaderId::new(1), Vec::new());
        let (text, storm) = (FireflyText::new(Lang::En), &nav_card(134).ways[0]);
        let bands = text.way_bands(&view, storm, Effect::KeepFlying).unwrap();
        assert!(bands.ends_with("your leader is disgruntled, keep flying"), "{bands}");
    }

    #[test]
    fn a_way_on_that_may_cost_a_life_is_told_by_the_life() {
        let played = Match::<Firefly>::deal(Table::new(2), Seed(5), &mut Silent).unwrap();
        let view = played.view(Some(Seat(0)));
        let text = FireflyText::new(Lang::En);
        let storm = &nav_card(134).ways[0];
        let (chance, what) = text.way_odds(&view, storm, Effect::KeepFlying).unwrap();
        assert_eq!(what, "to reach 7 or more");
        let worst = view.band_chances(&view.present(), storm.test().unwrap(), 0)[0];
        let words = text.lang.firefly_page();
        assert_eq!(chance, words.chance(worst.fails()));
        let bands = text.way_bands(&view, storm, Effect::KeepFlying).unwrap();
        let dies = format!("{}: 1 crew dies, keep flying", words.chance(worst));
        assert!(bands.ends_with(&dies), "{bands}");
    }

    #[test]
    fn a_test_that_leads_to_another_tells_the_outcomes_of_both() {
        let table = Table { sets: Sets::named("kalidasa").unwrap(), ..Table::new(2) };
        let played = Match::<Firefly>::deal(table, Seed(5), &mut Silent).unwrap();
        let view = played.view(Some(Seat(0)));
        let text = FireflyText::new(Lang::En);
        // Alliance Interrogation.
        let way = &nav_card(17).ways[1];
        let all = text.outcomes(&view, way.test().unwrap());
        let sum = all.iter().fold(Chance::NEVER, |sum, (chance, _)| sum + *chance);
        assert_eq!((all.len(), sum), (3, Chance::CERTAIN));
        let told = text.way_bands(&view, way, Effect::KeepFlying).unwrap();
        assert!(told.contains("warrant") && told.matches('%').count() == 3, "{told}");
    }

    #[test]
    fn a_goal_that_no_turn_is_left_for_is_out_of_reach() {
        let table = Table { turn_limit: 40, ..Table::new(2) };
        let played = Match::<Firefly>::deal(table, Seed(5), &mut Silent).unwrap();
        let (seat, text) = (Seat(0), FireflyText::new(Lang::En));
        let mut view = played.view(Some(seat));
        let at = view.goal_place(seat);
        let captain = &mut view.board.captains[seat];
        (captain.money, captain.sector) = (9000, at);
        view.board.turn = seat;
        let mut said = |round: u16, acted: Vec<Action>| {
            (view.board.round, view.board.acted) = (round, acted);
            text.goal_next(&view, seat).unwrap().0
        };
        let last = table.rounds();
        assert_eq!(said(last, vec![]), "Work on it now, 1 action (have $7000 at hand)");
        assert_eq!(
            said(last - 1, vec![Action::Work]),
            "Work on it in your next turn, 1 action (have $7000 at hand)"
        );
        let late = said(last, vec![Action::Work]);
        assert_eq!(late, "out of reach: no turn is left for it");
        // Nor is there time to fly there first.
        view.board.captains[seat].sector = view.chart().sectors().find(|&one| Some(one) != at);
        assert_eq!(text.goal_next(&view, seat).unwrap().0, late);
    }

    #[test]
    fn turns_that_are_left_are_told_where_the_flight_to_a_goal_takes_nearly_all_of_them() {
        let table = Table { turn_limit: 40, ..Table::new(2) };
        let played = Match::<Firefly>::deal(table, Seed(5), &mut Silent).unwrap();
        let (seat, text) = (Seat(0), FireflyText::new(Lang::En));
        let mut view = played.view(Some(seat));
        let place = view.goal_place(seat).unwrap();
        let (chart, range) = (view.chart(), view.captain(seat).range());
        let away = chart.sectors().find(|&at| chart.moves(at, place) == range + 1);
        let captain = &mut view.board.captains[seat];
        (captain.money, captain.sector) = (9000, away);
        view.board.turn = seat;
        let last = table.rounds();
        let mut ends = |left: u16| {
            view.board.round = last + 1 - left;
            text.goal_next(&view, seat).unwrap().0
        };
        assert!(ends(4).ends_with("and Work there · 4 turns left"), "{}", ends(4));
        assert!(ends(5).ends_with("and Work there"), "{}", ends(5));
    }

    #[test]
    fn the_test_at_a_delivery_is_reckoned_with_the_cards_at_the_loading() {
        let text = FireflyText::new(Lang::En);
        let half = Chance::new(1, 2);
        let odds = |cards, later| text.step_odds((cards, half, None), later);
        let last = Some((0, Chance::CERTAIN, Some(half)));
        assert_eq!(odds(2, last), "2 misbehave cards, then a test: 25% in all");
        assert_eq!(odds(2, Some((1, half, None))), "3 misbehave cards, 25% to pass on average");
        assert_eq!(
            odds(2, Some((0, Chance::CERTAIN, None))),
            "2 misbehave cards, 50% to pass on average"
        );
    }
}
