//! What a way out of a card means for whoever chooses, as things stand: which half of it holds, whom
//! and what of his it takes.

use super::FireflyText;
use crate::words::{capital, fill};
use rules::firefly::contact::Contact;
use rules::firefly::edict::Edict;
use rules::firefly::effect::{Effect, Good, Lot, Test, Whom};
use rules::firefly::job::JobId;
use rules::firefly::misbehave::{Ace, MisbehaveCard};
use rules::firefly::patrol::{Dispatch, Order, Patrol};
use rules::firefly::sets::CARRIED;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Captain, Choice, Person, Question, Ruin, Step, Task, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of what a card means for its reader.
    StakesWords {
        met: "{need}: yes", "{need} : oui";
        unmet: "{need}: no", "{need} : non";
        those: "{whom}: {who}", "{whom} : {who}";
        none: "nobody with you", "personne chez vous";
        hold: "In your hold of these: {what}", "Dans votre soute : {what}";
        aboard: "Aboard of these: {what}", "À votre bord : {what}";
        searched: "You are an outlaw, so you are searched: {what}", "Vous êtes hors-la-loi, donc fouillé : {what}";
        passes: "You are no outlaw: the Cruiser takes nothing", "Vous n'êtes pas hors-la-loi : le Croiseur ne prend rien";
        leader_alone: "Only your leader is there: not killed, but disgruntled", "Seul votre chef est là : pas tué, mais mécontent";
        leader_hit: "your leader is disgruntled", "votre chef est mécontent";
        leader_sent: "Only your leader is there: not killed, but disgruntled and out of the job", "Seul votre chef est là : pas tué, mais mécontent et retiré du travail";
        @sets none_there: "Discards: none now that you could take", "Défausses : rien à prendre pour vous en ce moment";
        ace_lacks: "you do not have it", "vous ne l'avez pas";
        warrant_job: "A warrant takes {what}.", "Un mandat fait perdre {what}.";
        the_job: "the job", "le contrat";
        @sets dared_job: "the job with its challenge", "le contrat avec son défi";
        warrant_trusted: "A warrant takes {what} and the trust of {who}.", "Un mandat fait perdre {what} et la confiance de {who}.";
        warrant_trust: "A warrant takes the trust of {who}.", "Un mandat fait perdre la confiance de {who}.";
        mistrusts: "You hold a warrant: {who} pays, but is not Solid for it", "Vous avez un mandat : {who} paie, mais ne vous soutient pas pour autant";
        warrant_goal: "Goal {n} asks for it.", "L'objectif {n} la demande.";
    }
}

/// Whether nobody but the leader is there.
fn is_alone(view: &View) -> bool {
    view.present() == [Person::Leader]
}

impl FireflyText {
    /// What a way out would mean for the viewer.
    pub fn stakes(&self, view: &View, effects: &[Effect]) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for line in effects.iter().flat_map(|effect| self.stake(view, effect)) {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    fn stake(&self, view: &View, effect: &Effect) -> Vec<String> {
        let words = words(self.lang);
        let captain = view.acting();
        match effect {
            Effect::If { need, then, otherwise } => {
                let met = view.met(&view.present(), *need);
                let (template, half) =
                    if met { (words.met, *then) } else { (words.unmet, *otherwise) };
                // What follows the card has said above.
                let said = fill(template, &[("need", &self.condition(need))]);
                [vec![capital(&said)], self.stakes(view, half)].concat()
            }
            Effect::Test(test) => {
                test.bands.iter().rev().flat_map(|band| self.stakes(view, band.effects)).collect()
            }
            Effect::Disgruntle(whom) => {
                self.those(view, *whom).into_iter().chain(self.last_straw(view, *whom)).collect()
            }
            Effect::Calm(whom)
            | Effect::Leave(whom)
            | Effect::SendBack(whom)
            | Effect::Brand(whom)
            | Effect::KillWhom(whom) => self.those(view, *whom).into_iter().collect(),
            Effect::Search => self.those(view, Whom::Wanted).into_iter().collect(),
            Effect::Warrant => self.warrant_takes(view, view.task()).into_iter().collect(),
            Effect::Botched => self.botch(view).into_iter().collect(),
            Effect::SeizeHold => {
                let held = captain.hold[Good::Fugitive];
                let people = if captain.keeps_fugitives() { 0 } else { held };
                let goods = (Good::Contraband, captain.hold[Good::Contraband]);
                vec![self.things(words.hold, [goods, (Good::Fugitive, people)])]
            }
            Effect::LoseHold => {
                vec![self.things(words.hold, Good::GOODS.map(|good| (good, captain.hold[good])))]
            }
            Effect::LosePeople | Effect::Unrest => {
                let lost = [Good::Passenger, Good::Fugitive];
                vec![self.things(words.aboard, lost.map(|good| (good, captain.has(good))))]
            }
            Effect::Send(Dispatch { patrol: Patrol::Cruiser, order: Order::Here }) => {
                let said = if captain.is_outlaw() {
                    fill(words.searched, &[("what", &self.law_takes(view, captain))])
                } else {
                    words.passes.to_owned()
                };
                vec![said]
            }
            Effect::Kill(_) => self.alone(view).into_iter().collect(),
            Effect::Lose(lot) => {
                view.unmet_less(*lot).into_iter().map(|ruin| self.ruin(view, ruin)).collect()
            }
            Effect::Load(Lot { good, .. })
            | Effect::LoadUpTo(Lot { good, .. })
            | Effect::LoadPerEmptyHanded(good) => {
                self.outlaws(captain, *good).into_iter().collect()
            }
            Effect::Trade(offers) => {
                offers.iter().filter_map(|offer| self.outlaws(captain, offer.good)).collect()
            }
            Effect::TakeCrew | Effect::TakeCrewOf(_) | Effect::TakeThis(_) => {
                view.finds_none(effect).then(|| words.none_there.to_owned()).into_iter().collect()
            }
            Effect::KeepFlying
            | Effect::FullStop
            | Effect::Evade
            | Effect::Proceed
            | Effect::Gain(_)
            | Effect::Pay(_)
            | Effect::PayOrBotch(_)
            | Effect::Goal
            | Effect::ExtraCut
            | Effect::MercsTurn
            | Effect::HalfPay
            | Effect::LoseUpgrade
            | Effect::TakeUpgrade
            | Effect::LoadAny(_)
            | Effect::LoadGoods(_)
            | Effect::SeizeGoods(_)
            | Effect::Farther(_)
            | Effect::Leak
            | Effect::Drift(_)
            | Effect::LeaveAlert
            | Effect::Alarm(_)
            | Effect::LoseCrew
            | Effect::Sell(_)
            | Effect::LoseGoods(_)
            | Effect::FartherByMoral
            | Effect::Swap(_)
            | Effect::Gamble { .. }
            | Effect::Redraw(_)
            | Effect::Fork
            | Effect::Rearguard(_)
            | Effect::Fence { .. }
            | Effect::LoseSolid
            | Effect::Sulk
            | Effect::Seize { .. }
            | Effect::Doubles(_)
            | Effect::DropHand
            | Effect::AnyTest(_)
            | Effect::ThirdAction
            | Effect::Riot
            | Effect::Pardon { .. }
            | Effect::NewAlert
            | Effect::Nerve
            | Effect::FreePrisoner
            | Effect::ClearWarrants
            | Effect::Send(_) => Vec::new(),
        }
    }

    /// What goods of a kind would make of a ship.
    fn outlaws(&self, captain: &Captain, good: Good) -> Option<String> {
        captain.is_outlawed_by(good).then(|| self.lang.firefly_page().outlaws.to_owned())
    }

    /// How a test of a card comes out, within a sentence: where there is nobody but the leader nobody dies.
    pub(super) fn outcome(&self, view: &View, test: &'static Test, at: usize) -> String {
        let effects = test.bands.get(at).map_or(&[][..], |band| band.effects);
        let kills = |effect: &Effect| matches!(effect, Effect::Kill(_));
        if !effects.iter().any(kills) || !is_alone(view) {
            return self.band(&Question::Card(test), at);
        }
        let hit = words(self.lang).leader_hit;
        let said = effects.iter().map(|effect| match kills(effect) {
            true => hit.to_owned(),
            false => self.effect(effect),
        });
        said.collect::<Vec<_>>().join(", ")
    }

    /// What deaths mean where there is nobody but the leader, who never dies.
    fn alone(&self, view: &View) -> Option<String> {
        let words = words(self.lang);
        let alone = is_alone(view);
        let works = view.errand.as_ref().is_some_and(|errand| errand.gone);
        let said = if works { words.leader_sent } else { words.leader_alone };
        alone.then(|| said.to_owned())
    }

    /// The same for a test that may end in deaths.
    pub fn test_kills(&self, view: &View, question: &Question) -> Option<String> {
        let kills = |effect: &Effect| matches!(effect, Effect::Kill(_));
        let test = question.card()?;
        let kills = test.bands.iter().flat_map(|band| band.effects).any(kills);
        kills.then(|| self.alone(view)).flatten()
    }

    /// What a job brings beside its goods and pay: the law after one, burns that cost more, no trust.
    pub fn load_burdens(&self, view: &View, id: JobId) -> Vec<String> {
        let (captain, words) = (view.acting(), self.lang.firefly_page());
        let outlaws = view.makes_outlaw(Choice::Work(id)).then(|| words.outlaws.to_owned());
        let mistrusted = view.is_mistrusted(id).then(|| self.mistrusts(id));
        let (now, then) = (captain.burn_cost(), captain.burn_cost_with(id.job()));
        let more = (then > now && captain.begun(id).is_none())
            .then(|| fill(words.burns_more, &[("what", &self.good(Good::Fuel, then.into()))]));
        let done = view.step_here(id) != Step::Aside;
        let upsets = self.upsets(view, view.turn, id).filter(|_| done);
        outlaws.into_iter().chain(more).chain(mistrusted).chain(upsets).collect()
    }

    /// That a job pays and wins no trust, as long as a warrant is held.
    pub fn mistrusts(&self, id: JobId) -> String {
        fill(words(self.lang).mistrusts, &[("who", &self.contact(id.job().contact))])
    }

    /// That hiring somebody makes an outlaw of whoever has the turn, and how far off the Cruiser is.
    pub fn hired_wanted(&self, view: &View, card: SupplyId) -> Option<String> {
        let words = self.lang.firefly_page();
        let at = view.acting().sector.filter(|_| view.hires_outlaw(card))?;
        let far = match view.chart().moves(at, view.cruiser) {
            0 => words.cruiser_there.to_owned(),
            moves => self.count(words.sectors_away, moves),
        };
        Some(fill(words.wanted_hired, &[("far", &far)]))
    }

    /// What makes an outlaw of a captain.
    pub fn outlaw_by(&self, captain: &Captain) -> String {
        let warrants = captain.warrants;
        let held = (warrants > 0).then(|| self.count(self.words.warrants, warrants));
        let goods = [Good::Contraband, Good::Fugitive];
        let goods = goods.map(|good| (good, captain.has(good))).into_iter().filter(|(_, n)| *n > 0);
        let goods = goods.map(|(good, n)| self.good(good, n.into()));
        let people = captain.everyone().into_iter().filter(|person| captain.is_wanted(*person));
        let wanted = self.lang.firefly_page().wanted_aboard;
        let people = people.map(|one| fill(wanted, &[("who", &self.person(captain, one))]));
        held.into_iter().chain(goods).chain(people).collect::<Vec<_>>().join(", ")
    }

    /// What a warrant would take beside its fine: the job, trust, and the goal that asks for that trust.
    pub fn warrant_takes(&self, view: &View, task: Option<Task>) -> Option<String> {
        let words = words(self.lang);
        let id = match task {
            Some(Task::Job(id)) => Some(id),
            Some(Task::Goal(_) | Task::Bounty(_) | Task::Cache) | None => None,
        };
        let job = id.map(JobId::job);
        let mut lost: Vec<Contact> = view.acting().trust_at_stake(job).collect();
        // Who dared it is lost with it.
        let challenge = id.filter(|_| CARRIED).and_then(|id| view.challenge_of(id));
        let what = if challenge.is_some() { words.dared_job } else { words.the_job };
        let from = challenge.map(|challenge| challenge.job().contact);
        let held = |who: &Contact| view.acting().tucked(*who).is_some() && !lost.contains(who);
        lost.extend(from.filter(held));
        let template = match (job, lost.is_empty()) {
            (Some(_), true) => return Some(fill(words.warrant_job, &[("what", &what)])),
            (None, true) => return None,
            (Some(_), false) => words.warrant_trusted,
            (None, false) => words.warrant_trust,
        };
        let who: Vec<&str> = lost.iter().map(|&contact| self.contact(contact)).collect();
        let said = fill(template, &[("what", &what), ("who", &who.join(", "))]);
        let goal = fill(words.warrant_goal, &[("n", &(view.acting().goals + 1))]);
        Some(if view.goal_needs(&lost) { format!("{said} {goal}") } else { said })
    }

    /// The same for a test that may end in one.
    pub fn test_takes(&self, view: &View, question: &Question) -> Option<String> {
        let warrants = match question {
            Question::Card(test) => test.may_warrant(),
            Question::Last(last) => last.may_warrant(),
            Question::Boarding(..) => false,
            Question::Duel(bout) => bout.attacks && view.lost_showdown().contains(&Effect::Warrant),
        };
        warrants.then(|| self.warrant_takes(view, view.task())).flatten()
    }

    /// What an alert card makes of a job that is botched.
    fn botch(&self, view: &View) -> Option<String> {
        let upsets = Edict::PersonsOfInterest;
        let job = matches!(view.task(), Some(Task::Job(_)));
        (job && view.is_posted(upsets)).then(|| self.edict_about(upsets).to_owned())
    }

    /// Who of the viewer's that is; nothing where the card says it itself.
    fn those(&self, view: &View, whom: Whom) -> Option<String> {
        let words = words(self.lang);
        match whom {
            Whom::All | Whom::OnJob | Whom::TheOne | Whom::Crew => None,
            Whom::Moral
            | Whom::Of(_)
            | Whom::Content
            | Whom::Wanted
            | Whom::Fighters
            | Whom::Carrying(_)
            | Whom::Skilled(_) => {
                let captain = view.acting();
                let people = view.whom(whom, None);
                let names: Vec<&str> =
                    people.iter().map(|&person| self.person(captain, person)).collect();
                let who = if names.is_empty() { words.none.to_owned() } else { names.join(", ") };
                let values: [(&str, &dyn Display); 2] =
                    [("whom", &self.whom("{whom}", &whom)), ("who", &who)];
                Some(capital(&fill(words.those, &values)))
            }
        }
    }

    /// Who leaves by a way out, or fires the crew.
    pub fn straws(&self, view: &View, effects: &[Effect]) -> Vec<String> {
        let straws = |effect: &Effect| {
            if let Effect::Disgruntle(whom) = effect {
                self.last_straw(view, *whom)
            } else if let Effect::If { need, then, otherwise } = effect {
                let met = view.met(&view.present(), *need);
                self.straws(view, if met { then } else { otherwise })
            } else {
                Vec::new()
            }
        };
        effects.iter().flat_map(straws).collect()
    }

    /// Who leaves, or fires the crew, for being disgruntled once more.
    fn last_straw(&self, view: &View, whom: Whom) -> Vec<String> {
        let upset = view.whom(whom, None);
        let ruins = upset.into_iter().filter_map(|person| view.upset(view.turn, person));
        let grave = ruins.filter(|ruin| matches!(ruin, Ruin::Leaves(_) | Ruin::Fired));
        grave.map(|ruin| self.ruin(view, ruin)).collect()
    }

    fn things(&self, template: &str, held: impl IntoIterator<Item = (Good, u8)>) -> String {
        let some = held.into_iter().filter(|&(_, n)| n > 0);
        let some: Vec<String> = some.map(|(good, n)| self.good(good, n.into())).collect();
        let what = if some.is_empty() { self.words.nothing.to_owned() } else { some.join(", ") };
        fill(template, &[("what", &what)])
    }

    /// What passes a misbehave card at once, and that the viewer has it not: who has it is not asked,
    /// unless it is thrown away for it.
    pub fn ace(&self, card: &MisbehaveCard, held: bool) -> Option<String> {
        let mut solid = None;
        let what = match card.ace? {
            Ace::Kind(kind) => self.kind(kind),
            Ace::Profession(one) => self.profession(one),
            Ace::Keyword(word) => self.keyword(word),
            Ace::Kinds(kinds) => kinds.first().map_or("", |&kind| self.kind(kind)),
            Ace::Solid(contact) => {
                solid.insert(fill(self.words.solid_with, &[("who", &self.contact(contact))]))
            }
        };
        let said = fill(self.words.ace, &[("what", &what)]);
        let lacks = words(self.lang).ace_lacks;
        Some(if held { said } else { self.aside(&said, lacks) })
    }
}
