//! What every part of the table is drawn from, and the small things that they share.

use super::drag::Held;
use super::look::{Glance, Look};
use super::map::sends;
use crate::art::firefly::portrait;
pub use crate::beat::firefly::skill_icon;
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::games::TableProps;
use crate::page::games::drag::Press;
use crate::page::prefs::Tap;
use crate::page::prelude::*;
use crate::words::{FireflyPageWords, FireflyText, Lang, fill};
use rules::Seat;
use rules::firefly::contact::Contact;
use rules::firefly::effect::Good;
use rules::firefly::job::JobId;
use rules::firefly::leader::LeaderId;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::{Keyword, Profession, Skill, Skills};
use rules::firefly::supply::SupplyId;
use rules::firefly::{
    Action, Arms, Captain, Choice, Event, Firefly, Frame, Half, JobSpot, Outlook, Person, Spot,
    Task, View,
};

/// The table as one person sees it.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    /// What it is drawn from.
    pub props: &'a TableProps<Firefly>,
    /// What starts a drag.
    pub press: &'a Press<Held>,
    /// What is looked at and picked.
    pub look: &'a UseReducerHandle<Look>,
    /// The warrants of each seat that is an outlaw, as far as it has been told.
    pub sought: &'a [Option<u8>],
    /// The words of cards, choices and events.
    pub text: FireflyText,
    /// The words around them.
    pub words: &'static FireflyPageWords,
}

impl<'a> Desk<'a> {
    /// The table in the person's language.
    pub fn new(
        props: &'a TableProps<Firefly>,
        press: &'a Press<Held>,
        look: &'a UseReducerHandle<Look>,
        sought: &'a [Option<u8>],
    ) -> Desk<'a> {
        let lang = props.prefs.lang;
        Desk {
            props,
            press,
            look,
            sought,
            text: FireflyText::new(lang).on(props.view.table.sets),
            words: lang.firefly_page(),
        }
    }

    /// What the person may know.
    pub fn view(&self) -> &'a View {
        &self.props.view
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.props.prefs.lang
    }

    /// Whether the person may choose this now.
    pub fn may(&self, choice: Choice) -> bool {
        self.props.legal.contains(&choice)
    }

    /// Whether a seat is an outlaw, as far as it has been told.
    pub fn is_sought(&self, seat: Seat) -> bool {
        self.sought.get(usize::from(seat.0)).is_some_and(Option::is_some)
    }

    /// That a seat is an outlaw, and why.
    pub fn outlaw_by(&self, seat: Seat) -> String {
        let by = self.text.outlaw_by(self.view().captain(seat));
        fill(self.words.why_not, &[("what", &self.words.outlaw), ("why", &by)])
    }

    /// The seat's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.props.company.name(seat)
    }

    /// What everybody is called where it is told to the viewer.
    pub fn names(&self) -> Vec<String> {
        self.props.company.names_to(self.view().viewer, self.lang().words())
    }

    /// What the decision is about.
    pub fn context(&self) -> String {
        self.text.context(self.view(), &self.props.company.names)
    }

    /// What a choice is called.
    pub fn verb(&self, choice: Choice) -> String {
        self.text.verb(self.view(), choice, &self.props.company.names)
    }

    /// What makes a choice when something is clicked. Where nobody is to be left aboard all go at once.
    pub fn choose(&self, choice: Choice) -> Callback<MouseEvent> {
        self.choose_all(self.deed(choice))
    }

    /// A choice with what follows from it.
    pub fn deed(&self, choice: Choice) -> Vec<Choice> {
        if self.all_go(choice) { vec![choice, Choice::Go] } else { vec![choice] }
    }

    /// Whether who goes on a job need not be asked: nothing speaks for leaving somebody aboard, or there
    /// is one alone who could go.
    pub fn all_go(&self, choice: Choice) -> bool {
        let view = self.view();
        let Choice::Work(id) = choice else {
            // No card and no roll waits for a goal that is met.
            let safe = || {
                let odds = view.goal_outlook(view.turn);
                odds.is_some_and(|(cards, _, last)| cards == 0 && last.is_none())
            };
            return choice == Choice::Pursue && (view.acting().everyone().len() == 1 || safe());
        };
        let outlook = view.viewer.map(|seat| view.outlook(seat, id));
        let dares = view.hand.iter().any(|held| held.job().challenge.is_some());
        let alone = view.whole_team(id.job()).len() == 1;
        let safe =
            |outlook: Outlook| alone || outlook.is_safe() && view.step_here(id) == outlook.step;
        outlook.is_some_and(safe) && !dares
    }

    /// What makes several choices one after the other.
    pub fn choose_all(&self, choices: Vec<Choice>) -> Callback<MouseEvent> {
        self.props.choose_all.reform(move |_| choices.clone())
    }

    /// What starts to drag something.
    pub fn drag(&self, held: Held) -> Callback<PointerEvent> {
        self.press.reform(move |event| (held, event))
    }

    /// What looks at something else when something is clicked.
    pub fn glance(&self, glance: impl Fn() -> Glance + 'static) -> Callback<MouseEvent> {
        let look = self.look.clone();
        Callback::from(move |_| look.dispatch(glance()))
    }

    /// What names a place; a press shows that on the chart.
    pub fn at(&self, sector: Option<SectorId>, said: &str) -> Html {
        let Some(sector) = sector else { return html! { said } };
        html! { <button class="at" title={self.words.on_chart} onclick={self.glance(move || Glance::Place(sector))}>{ said }</button> }
    }

    /// What names somebody who gives jobs; a press shows where he is.
    pub fn at_home(&self, contact: Contact, said: &str) -> Html {
        self.at(Some(contact.home(self.view().cruiser)), said)
    }

    /// The choice that a person has picked at this moment.
    pub fn pressed_last(&self) -> Option<Choice> {
        let picked = self.look.picked.filter(|(order, _)| *order == self.props.order);
        picked.map(|(_, choice)| choice).filter(|&choice| self.may(choice))
    }

    /// The choice that is picked at this moment and asked about: where there is one alone, that, and
    /// where a number is asked, some number.
    pub fn picked(&self) -> Option<Choice> {
        self.pressed_last().or_else(|| self.only()).or_else(|| self.counted())
    }

    /// All that is picked at this moment and goes together.
    pub fn picks(&self) -> Vec<Choice> {
        let mut picks = self.look.picks(self.props.order);
        picks.retain(|&choice| self.may(choice));
        if picks.is_empty() { self.picked().into_iter().collect() } else { picks }
    }

    /// The one choice that would be picked, beside what puts in order or leads back.
    fn only(&self) -> Option<Choice> {
        let mut real = self.props.legal.iter().copied().filter(|&choice| !is_beside(choice));
        let one = real.next().filter(|_| real.next().is_none());
        one.filter(|&choice| touch(choice) == Touch::Picks && !self.is_grave(choice))
    }

    /// How many, where a number is asked: as many as may be, but of a stake the least.
    pub fn counted(&self) -> Option<Choice> {
        let mut counts =
            self.props.legal.iter().copied().filter(|choice| matches!(choice, Choice::Count(_)));
        match self.view().stack.last() {
            Some(Frame::Casino(_)) => counts.next(),
            // No more than may be spared.
            Some(Frame::Sale(_)) if CARRIED => {
                counts.rfind(|&choice| self.view().ruins(choice).is_empty())
            }
            Some(_) | None => counts.next_back(),
        }
    }

    /// What one more of a good is, where goods are bought, sold, given up or taken aboard one by one.
    pub fn one_more(&self, good: Good) -> Option<Choice> {
        let each = [Choice::Purchase(good), Choice::Sell(good), Choice::Board(good)].into_iter();
        let mixed = [Choice::Fetch(good), Choice::Dump(good)].into_iter();
        let mixed = mixed.filter(|&choice| self.view().go_together(&[choice]));
        each.chain(mixed).find(|&choice| self.may(choice))
    }

    /// All that is to be bought or taken, in the order in which it is done.
    pub fn basket(&self) -> Vec<Choice> {
        let mut basket = self.picks();
        for (good, n) in self.look.stock(self.props.order) {
            basket.extend(self.one_more(good).into_iter().flat_map(|one| vec![one; n.into()]));
        }
        basket
    }

    /// Whether more jobs are dealt than may be kept: those are picked that stay, and the others go back.
    pub fn keeps_jobs(&self) -> bool {
        matches!(self.view().stack.last(), Some(Frame::StartingJobs(_))) && !self.may(Choice::Done)
    }

    /// All that the main action makes, with what closes the decision.
    pub fn whole(&self) -> Vec<Choice> {
        let basket = self.basket();
        if self.keeps_jobs() {
            let back = self.props.legal.iter().copied().filter(|job| !basket.contains(job));
            return back.chain([Choice::Done]).collect();
        }
        let closes = self.view().closed_by(&basket);
        basket.into_iter().flat_map(|pick| self.deed(pick)).chain(closes).collect()
    }

    /// What a press on a choice does, by the rule that [`touch`] states.
    pub fn press_on(&self, choice: Choice) -> Callback<MouseEvent> {
        let order = self.props.order;
        if let Touch::Aims(sector) = touch(choice) {
            // Where somebody starts is weighed on the chart.
            let weighed = matches!(choice, Choice::Place(_)) || sends(self.view());
            let at_once = self.props.prefs.tap == Tap::Single && !weighed;
            return if at_once {
                self.choose(choice)
            } else {
                self.glance(move || Glance::Sector(sector))
            };
        }
        let mut picks = self.basket();
        picks.extend((!picks.contains(&choice)).then_some(choice));
        if self.is_picked_first(choice) && self.view().go_together(&picks) {
            self.glance(move || Glance::Also(order, choice))
        } else if self.is_picked_first(choice) {
            self.glance(move || Glance::Pick(order, choice))
        } else {
            self.choose(choice)
        }
    }

    /// Whether nothing else can be chosen, but for what puts in order.
    fn is_forced(&self, choice: Choice) -> bool {
        matches!(choice, Choice::Way(_)) && is_forced(&self.props.legal)
    }

    fn is_picked_first(&self, choice: Choice) -> bool {
        let weighs = match touch(choice) {
            // Who goes is asked next, and that is confirmed, unless too much has been changed in this turn.
            Touch::Picks => {
                let asked = match choice {
                    Choice::Work(_) | Choice::Pursue | Choice::Smuggle => true,
                    choice => self.view().foray(choice).is_some(),
                };
                self.all_go(choice) || !asked || !self.view().may_fuss()
            }
            Touch::Acts | Touch::Aims(_) => false,
        };
        let weighs = weighs && !self.is_forced(choice);
        let asks =
            self.props.prefs.tap == Tap::Confirm || self.keeps_jobs() || self.is_weighty(choice);
        aims(choice) || self.is_grave(choice) || weighs && asks
    }

    /// Whether somebody may be killed or leave by a choice, whether hiring somebody makes an outlaw, or which of
    /// those who hunt comes: that is picked first even with single taps, and the main action does it.
    fn is_weighty(&self, choice: Choice) -> bool {
        let view = self.view();
        match choice {
            Choice::Kill(_) | Choice::Betray(_) | Choice::Summon(_) => true,
            Choice::Way(_) => {
                let way = super::step::way(view, choice);
                way.is_some_and(|(way, _)| view.may_bereave(way.effects))
            }
            // Who makes a test alone may die of it.
            Choice::Champion(_) => {
                let Some(Frame::Test(trial)) = view.stack.last() else { return false };
                let bands = trial.question.card().map(|test| test.bands).unwrap_or_default();
                bands.iter().any(|band| view.may_bereave(band.effects))
            }
            Choice::Buy(card)
            | Choice::Recruit(card)
            | Choice::Contract(card)
            | Choice::Poach(_, card) => view.hires_outlaw(card),
            _ => false,
        }
    }

    /// Whether a slip of the finger would lose something for good: then it is asked first.
    pub fn is_grave(&self, choice: Choice) -> bool {
        match choice {
            Choice::Dismiss(_) | Choice::Drop(_) | Choice::Scrap(_) | Choice::LetGo(_) => true,
            // A bargain is struck for good, where something else may have been pressed a moment before.
            Choice::Agree => true,
            // Who goes is asked before anything is lost.
            Choice::Pursue if !self.all_go(choice) => false,
            Choice::EndTurn => self.props.legal.iter().any(|&other| action_of(other).is_some()),
            Choice::Pursue => self.text.unpaid(self.view()).is_some(),
            Choice::Done => self.is_idle_visit(),
            Choice::Propose if self.gives_away() => true,
            // Who makes choices by two presses has read it.
            Choice::Way(_) => {
                self.props.prefs.tap == Tap::Single
                    && !self.is_forced(choice)
                    && !self.straws(choice).is_empty()
            }
            choice => self.may(choice) && !self.view().ruins(choice).is_empty(),
        }
    }

    /// Who leaves by a way out, or fires the crew.
    pub fn straws(&self, choice: Choice) -> Vec<String> {
        let way = super::step::way(self.view(), choice);
        way.map(|(way, _)| self.text.straws(self.view(), way.effects)).unwrap_or_default()
    }

    /// Whether an offer that is put together asks for nothing.
    pub fn gives_away(&self) -> bool {
        matches!(self.view().stack.last(), Some(Frame::Parley(bargain)) if bargain.take == Half::default())
    }

    /// Whether an action was spent on a visit of which nothing has come yet.
    pub fn is_idle_visit(&self) -> bool {
        self.visits()
            && !self.visit().any(|event| {
                matches!(
                    event,
                    Event::Money { .. }
                        | Event::Goods { .. }
                        | Event::Job { to: JobSpot::Hand(_), .. }
                        | Event::Card { to: Spot::Ship(_), .. }
                )
            })
    }

    /// Whether one is in a shop or talks with a contact.
    pub fn visits(&self) -> bool {
        matches!(self.view().stack.last(), Some(Frame::Shop(_) | Frame::Deal(_)))
    }

    /// What has happened since the last visit or talk began, the latest first.
    pub fn visit(&self) -> impl Iterator<Item = &'a Event> {
        let began = |event: &Event| matches!(event, Event::Visit { .. } | Event::Talk { .. });
        let told = self.props.told.iter().rev().map(|(_, event)| event);
        told.take_while(move |event| !began(event))
    }

    /// The button of a legal choice.
    pub fn button(&self, choice: Choice, class: &'static str) -> Html {
        self.button_of(choice, class, html! { self.verb(choice) })
    }

    /// The button of a legal choice, with what stands on it.
    pub fn button_of(&self, choice: Choice, class: &'static str, inner: Html) -> Html {
        html! { <button class={classes!("button", "choice", class)} data-choice="" aria-pressed={self.pressed(choice)} onclick={self.press_on(choice)}>{ inner }</button> }
    }

    /// Whether a choice is picked, where it has to be.
    pub fn pressed(&self, choice: Choice) -> Option<String> {
        self.is_picked_first(choice).then(|| self.picks().contains(&choice).to_string())
    }

    /// The button of a choice, if it may be made now, with no more on it than its card does not say.
    pub fn short_if(&self, choice: Choice, class: &'static str, label: impl ToString) -> Html {
        if !self.may(choice) {
            return Html::default();
        }
        let (label, verb) = (label.to_string(), self.verb(choice));
        // Who speaks to the page says what stands on it.
        let name = if verb.contains(&label) { verb } else { format!("{label}. {verb}") };
        html! { <button class={classes!("button", "choice", class)} data-choice="" aria-label={name} aria-pressed={self.pressed(choice)} onclick={self.press_on(choice)}>{ label }</button> }
    }

    /// What stands on a card that is picked first and then taken: what takes it, until it is picked.
    pub fn pick_label(&self, choice: Choice, takes: &'static str) -> &'static str {
        match self.pressed(choice).as_deref() {
            Some("true") => self.words.chosen,
            _ => takes,
        }
    }

    /// What picks a card: its name stands beside it, and what is done with it in the foot, which does it. Who set
    /// single taps reads it here.
    pub fn pick(&self, choice: Choice) -> Html {
        match self.pressed(choice) {
            Some(_) => self.short_if(choice, "pick", self.pick_label(choice, self.words.choose)),
            None => self.button(choice, "pick"),
        }
    }

    /// The button of a choice, if it may be made now.
    pub fn button_if(&self, choice: Choice, class: &'static str) -> Html {
        if self.may(choice) { self.button(choice, class) } else { Html::default() }
    }

    /// A portrait of somebody aboard.
    pub fn portrait(&self, captain: &Captain, person: Person) -> Html {
        let svg = match (person, captain.leader) {
            (Person::Crew(card), _) => portrait::crew_portrait(card.kind()),
            (Person::Leader, Some(leader)) => portrait::leader_portrait(leader),
            (Person::Leader, None) => String::new(),
        };
        art("portrait", self.art_of(captain, person), svg)
    }

    /// The name of the drawing of somebody aboard.
    pub fn art_of(&self, captain: &Captain, person: Person) -> String {
        match person {
            Person::Crew(card) => supply_art(card),
            Person::Leader => leader_art(captain.leader),
        }
    }

    /// A card as it is opened: its name and all that is printed on it.
    pub fn supply_said(&self, card: SupplyId) -> String {
        said(self.text.supply(card), self.text.supply_lines(card))
    }

    /// Somebody aboard as his card is opened, and what sentences explain it.
    pub fn person_said(&self, captain: &Captain, person: Person) -> (String, String) {
        match (person, captain.leader) {
            (Person::Crew(card), _) => (self.supply_said(card), explain::supply(card)),
            (Person::Leader, Some(id)) => {
                (said(self.text.leader(id), self.text.leader_lines(id)), explain::leader(id))
            }
            (Person::Leader, None) => Default::default(),
        }
    }

    /// The title of a job, with the challenge under it.
    pub fn titled(&self, id: JobId) -> String {
        let (view, text) = (self.view(), self.text);
        let jobs = view.viewer.into_iter().flat_map(|seat| view.own_jobs(seat));
        let twin = jobs.filter(|&other| other != id).any(|other| text.job(other) == text.job(id));
        let name = if twin { text.job_label(id) } else { text.job(id).to_owned() };
        text.titled(name, self.challenge(id))
    }

    /// The challenge under a job, or that is to lie there once the team has set out.
    pub fn challenge(&self, id: JobId) -> Option<JobId> {
        let view = self.view();
        let errand = view.errand.as_ref().filter(|errand| errand.task == Task::Job(id));
        let laid = || view.seats().find_map(|seat| view.captain(seat).challenge(id));
        errand.and_then(|errand| errand.challenge).or_else(laid).filter(|_| CARRIED)
    }

    /// A job as its card is opened, with the challenge under it.
    pub fn job_said(&self, id: JobId) -> String {
        let mut lines = self.text.job_lines(id);
        if let Some(under) = self.challenge(id) {
            lines.push(format!("+ {}", self.text.job(under)));
            lines.extend(self.text.job_lines(under));
        }
        said(&self.text.job_label(id), lines)
    }
}

/// What is said of a card: its name, then what is printed on it.
pub fn said(name: &str, lines: Vec<String>) -> String {
    [vec![name.to_owned()], lines].concat().join("\n")
}

/// The name of the drawing of a supply card.
pub fn supply_art(card: SupplyId) -> String {
    format!("s{}", card.number())
}

/// The name of the drawing of a contact.
pub fn contact_art(contact: Contact) -> String {
    format!("k{}", contact as u8)
}

/// The name of the drawing of a leader.
pub fn leader_art(id: Option<LeaderId>) -> String {
    format!("l{}", id.map_or(0, LeaderId::number))
}

/// What a press on a choice does.
#[derive(Clone, Copy, PartialEq)]
enum Touch {
    /// It is done: it only looks, opens or puts in order, is done back as easily, or stands in the foot,
    /// whose buttons always act.
    Acts,
    /// It is picked, a second press lifts it, and the foot makes it: it spends money, an action or a card,
    /// rolls dice, or cannot be done back.
    Picks,
    /// It is aimed at on the chart, and the foot makes it.
    Aims(SectorId),
}

/// The one rule of presses, over all choices.
fn touch(choice: Choice) -> Touch {
    match choice {
        Choice::To(at) | Choice::Place(at) | Choice::Rouse(at) => Touch::Aims(at),
        Choice::Stowage
        | Choice::Roster
        | Choice::Parley(_)
        | Choice::Between(..)
        | Choice::EndTurn
        | Choice::Stop
        | Choice::Submit
        | Choice::Roll
        | Choice::Keep
        | Choice::PayAll
        | Choice::Take(_)
        | Choice::TakeJob(_)
        | Choice::Draw
        | Choice::Purchase(_)
        | Choice::Sell(_)
        | Choice::Board(_)
        | Choice::Count(_)
        | Choice::Bribe(_)
        | Choice::Stow(_)
        | Choice::Unstow(_)
        | Choice::Gear(_)
        | Choice::Give(_)
        | Choice::Shelve
        | Choice::Bench(_)
        | Choice::Go
        | Choice::Back
        | Choice::Money(_)
        | Choice::Good(_)
        | Choice::Card(_)
        | Choice::Ask
        | Choice::Hear
        | Choice::Propose
        | Choice::Agree
        | Choice::Refuse
        | Choice::Settle
        | Choice::Done => Touch::Acts,
        Choice::Leader(_)
        | Choice::Recruit(_)
        | Choice::Return(_)
        | Choice::Ship(_)
        | Choice::Mosey
        | Choice::Burn
        | Choice::Shop
        | Choice::ShoreLeave
        | Choice::Deal(_)
        | Choice::Work(_)
        | Choice::Pursue
        | Choice::MakeWork
        | Choice::Soothe(_)
        | Choice::Poach(..)
        | Choice::LastCall
        | Choice::Way(_)
        | Choice::Ace(_)
        | Choice::Decoy(_)
        | Choice::Hide(_)
        | Choice::Champion(_)
        | Choice::Trick(_)
        | Choice::Spend(_)
        | Choice::Reroll(_)
        | Choice::RerollBy(_)
        | Choice::Kill(_)
        | Choice::Pay(_)
        | Choice::LetGo(_)
        | Choice::Stiff(_)
        | Choice::Buy(_)
        | Choice::Accept(_)
        | Choice::ClearWarrants
        | Choice::Dump(_)
        | Choice::Dismiss(_)
        | Choice::Drop(_)
        | Choice::Scrap(_)
        | Choice::Crack
        | Choice::Blow
        | Choice::Balk
        | Choice::Uplink(_)
        | Choice::Study
        | Choice::Gamble(_)
        | Choice::Treat(_)
        | Choice::Foresee(_)
        | Choice::Fetch(_)
        | Choice::Order
        | Choice::Read(_)
        | Choice::Scatter
        | Choice::Bet(..)
        | Choice::Repel(_)
        | Choice::Scan(_)
        | Choice::Boost(_)
        | Choice::Attach(_)
        | Choice::Goad(_)
        | Choice::Summon(_)
        | Choice::Wager(_)
        | Choice::Contract(_)
        | Choice::Betray(_)
        | Choice::Plot(..)
        | Choice::Stir(..)
        | Choice::Chart(_)
        | Choice::Press
        | Choice::Overdrive
        | Choice::Mislead(_)
        | Choice::Serve(_)
        | Choice::Jets(_)
        | Choice::Forfeit(_)
        | Choice::Raid(..)
        | Choice::Hunt(..)
        | Choice::Deliver(_)
        | Choice::Jump(_)
        | Choice::Search(_)
        | Choice::Hail(_)
        | Choice::Game(..)
        | Choice::Skill(_)
        | Choice::Bind
        | Choice::Rescue
        | Choice::Dodge(_)
        | Choice::Swap(_)
        | Choice::Jail(_)
        | Choice::Redeem
        | Choice::Smuggle => Touch::Picks,
    }
}

/// Whether a choice only puts in order or leads back: what is beside it is what is decided.
pub fn is_beside(choice: Choice) -> bool {
    orders(choice) || matches!(choice, Choice::Back | Choice::Stop | Choice::Refuse)
}

/// Whether a choice only puts in order.
fn orders(choice: Choice) -> bool {
    matches!(choice, Choice::Stowage | Choice::Roster | Choice::Gear(_))
}

/// Whether there is one choice alone, but for what puts in order.
pub fn is_forced(legal: &[Choice]) -> bool {
    legal.iter().filter(|&&choice| !orders(choice)).count() == 1
}

/// Whether a choice sets out: where to is pressed on the chart.
pub fn aims(choice: Choice) -> bool {
    matches!(choice, Choice::Mosey | Choice::Burn)
}

/// Which action a choice of a turn's menu is; none for the free ones.
pub fn action_of(choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Mosey | Choice::Burn | Choice::Hail(_) => Action::Fly,
        Choice::Shop | Choice::ShoreLeave => Action::Buy,
        Choice::Deal(_) | Choice::Uplink(_) | Choice::Study => Action::Deal,
        Choice::Work(_) | Choice::Pursue | Choice::MakeWork => Action::Work,
        Choice::Raid(..) | Choice::Hunt(..) | Choice::Deliver(_) => Action::Work,
        Choice::Jump(_) | Choice::Search(_) | Choice::Smuggle => Action::Work,
        Choice::Soothe(_) => Action::Soothe,
        Choice::Jets(_) => Action::Jets,
        _ => return None,
    })
}

/// What one would rue, before what is said anyway: so it is never cut.
pub fn warned(line: String) -> Html {
    html! { <><b class="bad">{ line }</b>{ " " }</> }
}

/// A drawing of ours, as text.
pub fn drawing(class: &'static str, svg: String) -> Html {
    html! { <span {class} aria-hidden="true">{ Html::from_html_unchecked(AttrValue::from(svg)) }</span> }
}

/// A drawing that can be shown large wherever its card is spoken of.
pub fn art(class: &'static str, name: String, svg: String) -> Html {
    html! { <span {class} data-art={name} aria-hidden="true">{ Html::from_html_unchecked(AttrValue::from(svg)) }</span> }
}

/// Where the drawing of a card is found.
pub fn large(name: &str) -> String {
    format!("[data-art={name}]")
}

/// A sign with its meaning in words for those who hear the page, and the sentence that explains it.
pub fn sign(icon: Icon, words: &str, id: &'static str) -> Html {
    html! { <span class="sign" data-explain={id}>{ glyph(icon) }<span class="unseen">{ words.to_owned() }</span></span> }
}

/// A sign with its meaning beside it.
pub fn chip(icon: Icon, words: &str, id: &'static str) -> Html {
    html! { <span class="chip" data-explain={id}>{ glyph(icon) }{ words.to_owned() }</span> }
}

/// A sign with a number.
pub fn figure(icon: Icon, number: impl ToString, words: &str, id: &'static str) -> Html {
    total(icon, number, words, id, None)
}

/// A sign with a number that opens into its lines.
pub fn total(
    icon: Icon,
    number: impl ToString,
    words: &str,
    id: &'static str,
    lines: Option<String>,
) -> Html {
    html! { <span class="tally" data-explain={id} data-said={lines}>{ glyph(icon) }<b>{ number.to_string() }</b><span class="unseen">{ words.to_owned() }</span></span> }
}

/// The skills that somebody has, as signs with their points.
pub fn skills(desk: &Desk, points: Skills) -> Html {
    let some = Skill::ALL.into_iter().filter(|&skill| points.of(skill) > 0);
    html! { <span class="skills">{ for some.map(|skill| figure(skill_icon(skill), points.of(skill), desk.text.skill(skill), explain::skill(skill))) }</span> }
}

/// Points of a skill, and who brings them.
pub fn points(desk: &Desk, captain: &Captain, skill: Skill) -> Html {
    let everyone = captain.everyone();
    let all = captain.points(&everyone, skill, Arms::Armed);
    let mut lines = vec![format!("{} {all}", desk.text.skill(skill))];
    for &person in &everyone {
        match captain.person_points(&everyone, person, skill, Arms::Armed) {
            0 => {}
            n => lines.push(format!("{} {n}", desk.text.person(captain, person))),
        }
    }
    total(
        skill_icon(skill),
        all,
        desk.text.skill(skill),
        explain::skill(skill),
        Some(lines.join("\n")),
    )
}

/// The sign of a keyword.
pub fn keyword_icon(word: Keyword) -> Icon {
    match word {
        Keyword::Explosives => Icon::Explosives,
        Keyword::FakeId => Icon::FakeId,
        Keyword::FancyDuds => Icon::FancyDuds,
        Keyword::Firearm => Icon::Firearm,
        Keyword::HackingRig => Icon::HackingRig,
        Keyword::Knife => Icon::Knife,
        Keyword::SniperRifle => Icon::SniperRifle,
        Keyword::Transport => Icon::Transport,
    }
}

/// The sign of a profession.
pub fn profession_icon(profession: Profession) -> Icon {
    match profession {
        Profession::Companion => Icon::Companion,
        Profession::Grifter => Icon::Grifter,
        Profession::HillFolk => Icon::HillFolk,
        Profession::Mechanic => Icon::Mechanic,
        Profession::Medic => Icon::Medic,
        Profession::Merc => Icon::Merc,
        Profession::Pilot => Icon::Pilot,
        Profession::Soldier => Icon::Soldier,
        Profession::Mudder => Icon::Mudder,
        Profession::Lawman => Icon::Lawman,
    }
}
