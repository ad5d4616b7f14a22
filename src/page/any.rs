//! A match of whichever game, as the shell handles it: choices are places among the legal ones.
//!
//! All that differs between games goes through [`AnyCourse`], so that the page of a match is
//! compiled once and not once a game.

use crate::beat::{Told, turn_told};
use crate::course::{Course, UndoPoint};
use crate::guide::now::Now;
use crate::hint::{self, Due, Known};
use crate::page::games::{Company, PageGame, Same, ScoresProps, TableProps, winner};
use crate::page::log::Line;
use crate::page::prefs::Prefs;
use crate::page::prelude::*;
use crate::record::Stand;
use crate::sitter::Sitter;
use crate::words::{Lang, headless, speaks_of, unnamed};
use rules::{AnyMatch, AnyOptions, GameKind, Match, Seat, Seed, any_match};
use std::ops::{Deref, Range};
use std::rc::Rc;

/// Who is told what happened, and in which words.
#[derive(Clone, PartialEq)]
pub struct Listener {
    /// Whose eyes the page shows; nobody's for a spectator.
    pub viewer: Option<Seat>,
    /// Who is who.
    pub company: Rc<Company>,
    /// The person's preferences.
    pub prefs: Prefs,
}

/// An event that somebody has been told, without what it was.
#[derive(Clone, Copy)]
pub struct Heard {
    /// The choice that it followed.
    pub order: usize,
    /// Whether it opened a turn.
    pub opens: bool,
}

/// The course of a match of some game.
pub trait AnyCourse {
    /// Which game it is.
    fn game(&self) -> GameKind;
    /// Whether matches of the game are long: their log is folded and news are summed up.
    fn is_long(&self) -> bool;
    /// What was agreed before the deal.
    fn options(&self) -> AnyOptions;
    /// What the deal grew from.
    fn seed(&self) -> Seed;
    /// Tells one deal from another.
    fn deal(&self) -> u64;
    /// How many choices have been made.
    fn order(&self) -> usize;
    /// The earlier moment that is looked at.
    fn moment(&self) -> Option<usize>;
    /// The seat whose choice comes next; none once the match is over.
    fn decider(&self) -> Option<Seat>;
    /// How many choices it has.
    fn open(&self) -> usize;
    /// All choices so far.
    fn places(&self) -> Vec<u32>;
    /// The match code.
    fn code(&self) -> Rc<str>;
    /// The match up to the moment that is looked at.
    fn shown(&self) -> AnyMatch;
    /// The total and the place of every seat, once the match is over.
    fn results(&self) -> Option<Vec<(i32, u8)>>;
    /// The round, and who has won.
    fn stand(&self) -> Stand;
    /// The course after the choice at this place; whether it is of the same press as the one before.
    fn chosen(&self, at: usize, joins: bool) -> Option<Opened>;
    /// The course as it was after so many choices.
    fn back_to(&self, order: usize) -> Option<Opened>;
    /// The course looked at after so many choices, or as it is now.
    fn looked_at(&self, moment: Option<usize>) -> Opened;
    /// The last choice that may be taken back.
    fn undo_point(&self, sitters: &[Sitter]) -> Option<UndoPoint>;
    /// Whether a round was opened by the choice after which there were so many.
    fn opens_round(&self, order: usize) -> bool;
    /// The moments at which a part of the match began: a phase, a turn.
    fn chapters(&self) -> Vec<usize>;
    /// Whether nothing was under way at a moment.
    fn rests(&self, order: usize) -> bool;
    /// The phase of the round, where it has some.
    fn phase(&self, viewer: Option<Seat>, lang: Lang) -> &'static str;
    /// The name of the game.
    fn name(&self, lang: Lang) -> &'static str;
    /// Where the match stands.
    fn stage(&self, viewer: Option<Seat>, lang: Lang) -> String;
    /// What is asked of whoever decides.
    fn ask(&self, viewer: Option<Seat>, lang: Lang) -> &'static str;
    /// Which moment it is, for the rules to say what may be done and what comes next.
    fn now(&self, viewer: Option<Seat>) -> Now;
    /// The hint that is due to a listener who knows so much.
    fn hint(&self, listener: &Listener, known: &Known) -> Option<Due>;
    /// Who made a choice, the first one being 1.
    fn chooser(&self, order: usize) -> Option<Seat>;
    /// Whether somebody who looks back at a choice is told what a strong bot would have chosen.
    fn advises(&self) -> bool;
    /// What of it is said: the places of its choice and of the one that was made, and by how many
    /// points the latter falls short. Nothing where there was no choice.
    fn advice(&self, best: usize, made: usize, points: i64, lang: Lang) -> Option<String>;
    /// The headline of what the latest choice led to where it is everybody's deed.
    fn jointly(&self, listener: &Listener) -> Option<&'static str>;
    /// Whose deed or turn is told after a choice, and what of it where it is the listener's own.
    fn deed(&self, listener: &Listener, since: usize) -> Option<(Seat, Option<&'static str>)>;
    /// Whose deed or turn is being told, or else who decides; nobody where it is everybody's. What is told
    /// began after so many choices, if anything is.
    fn acts(&self, listener: &Listener, tells: Option<usize>) -> Option<Seat>;
    /// How many choices had been made when a seat's last turn ended.
    fn away_since(&self, seat: Seat) -> usize;
    /// Whose turn it is and why the listener decides in it, where it is another's.
    fn whose(&self, listener: &Listener) -> Option<String>;
    /// Why whoever decides next is called in another's turn, for all to read.
    fn called(&self, listener: &Listener) -> Option<String>;
    /// What a viewer has been told, event by event.
    fn told(&self, viewer: Option<Seat>) -> Vec<Heard>;
    /// What others have done since the listener's last real choice, turn by turn.
    fn recap(&self, listener: &Listener) -> Vec<(Seat, Html)>;
    /// What a turn came to of which a listener has been told these events, in a few words.
    fn gist(&self, listener: &Listener, events: Range<usize>) -> String;
    /// Some of what a listener has been told, in words.
    fn lines(&self, listener: &Listener, events: Range<usize>) -> Vec<Line>;
    /// What is shown of these choices to a listener, each with its words.
    fn beats(&self, listener: &Listener, orders: Range<usize>) -> Vec<Told>;
    /// The table, perhaps while what happened since so many choices is being shown. What the person chooses
    /// is given to `choose` as places, one after the other.
    fn table(
        &self,
        listener: &Listener,
        tells: Option<usize>,
        choose: Callback<Vec<usize>>,
    ) -> Html;
    /// The headline while the account is being counted before one's eyes.
    fn counting(&self, lang: Lang) -> Option<&'static str>;
    /// The account at the end, which says whether all has been counted.
    fn scores(
        &self,
        listener: &Listener,
        link: String,
        review: Html,
        counted: UseStateSetter<bool>,
    ) -> Html;
}

/// The course of a match of any game; two are the same when they are one.
#[derive(Clone)]
pub struct Opened(Rc<dyn AnyCourse>);

impl Opened {
    /// The course of a match, which is played once more for it.
    pub fn of(played: &AnyMatch) -> Opened {
        any_match!(played, played => Course::of(played).into())
    }
}

impl<G: PageGame> From<Course<G>> for Opened {
    fn from(course: Course<G>) -> Opened {
        Opened(Rc::new(course))
    }
}

impl Deref for Opened {
    type Target = dyn AnyCourse;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl PartialEq for Opened {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<G: PageGame> AnyCourse for Course<G> {
    fn game(&self) -> GameKind {
        G::KIND
    }

    fn is_long(&self) -> bool {
        G::is_long()
    }

    fn options(&self) -> AnyOptions {
        self.played().options().clone().into()
    }

    fn seed(&self) -> Seed {
        self.played().seed()
    }

    fn deal(&self) -> u64 {
        rules::digest(&(self.played().options(), self.played().seed()))
    }

    fn order(&self) -> usize {
        self.order()
    }

    fn moment(&self) -> Option<usize> {
        self.moment()
    }

    fn decider(&self) -> Option<Seat> {
        self.played().decider()
    }

    fn open(&self) -> usize {
        self.legal().len()
    }

    fn places(&self) -> Vec<u32> {
        self.places()
    }

    fn code(&self) -> Rc<str> {
        self.code()
    }

    fn shown(&self) -> AnyMatch {
        G::wrap(Match::clone(self.shown()))
    }

    fn results(&self) -> Option<Vec<(i32, u8)>> {
        let results = self.played().state().results()?;
        Some(results.iter().map(|result| (result.total, result.place)).collect())
    }

    fn stand(&self) -> Stand {
        Stand { round: G::round(&self.played().view(None)), won: winner(self.played()) }
    }

    fn chosen(&self, at: usize, joins: bool) -> Option<Opened> {
        Some(self.chosen(at, joins)?.into())
    }

    fn back_to(&self, order: usize) -> Option<Opened> {
        Some(self.back_to(order)?.into())
    }

    fn looked_at(&self, moment: Option<usize>) -> Opened {
        self.looked_at(moment).into()
    }

    fn undo_point(&self, sitters: &[Sitter]) -> Option<UndoPoint> {
        self.undo_point(sitters)
    }

    fn opens_round(&self, order: usize) -> bool {
        self.events(order).iter().any(G::opens_round)
    }

    fn chapters(&self) -> Vec<usize> {
        let (mut chapters, mut now) = (vec![0], 0);
        for order in 0..=self.order() {
            let then = self.events(order).iter().fold(now, G::chapter);
            if then != now && order > 0 {
                chapters.push(order);
            }
            now = then;
        }
        chapters
    }

    fn rests(&self, order: usize) -> bool {
        self.rests(order)
    }

    fn phase(&self, viewer: Option<Seat>, lang: Lang) -> &'static str {
        G::phase(&self.view(viewer), lang)
    }

    fn name(&self, lang: Lang) -> &'static str {
        lang.game(G::KIND)
    }

    fn stage(&self, viewer: Option<Seat>, lang: Lang) -> String {
        G::stage(&self.view(viewer), lang)
    }

    fn ask(&self, viewer: Option<Seat>, lang: Lang) -> &'static str {
        G::ask(&self.view(viewer), lang)
    }

    fn now(&self, viewer: Option<Seat>) -> Now {
        G::now(&self.view(viewer))
    }

    fn hint(&self, listener: &Listener, known: &Known) -> Option<Due> {
        let view = self.view(listener.viewer);
        let versed = G::versed(known, listener.viewer?, || self.told(listener.viewer));
        let known = versed.as_ref().unwrap_or(known);
        let mut due = hint::due(G::KIND, &*view, known, listener.prefs.lang, G::hint)?;
        due.hint = G::fitted(&view, due.hint, listener.prefs.lang);
        Some(due)
    }

    fn chooser(&self, order: usize) -> Option<Seat> {
        self.chooser(order)
    }

    fn advises(&self) -> bool {
        G::ADVISES
    }

    fn advice(&self, best: usize, made: usize, points: i64, lang: Lang) -> Option<String> {
        let legal = self.shown().legal();
        if !G::ADVISES || legal.len() < 2 {
            return None;
        }
        let view = self.shown().view(self.shown().decider());
        Some(G::advice(&view, legal.get(best)?, legal.get(made)?, points, lang))
    }

    fn jointly(&self, listener: &Listener) -> Option<&'static str> {
        let (told, now) = (self.told(listener.viewer), self.shown().choices().len());
        let until = told.partition_point(|(order, _)| *order <= now);
        let latest = told[told.partition_point(|(order, _)| *order < now)..until].iter();
        // What happened last says what it has come to.
        latest.rev().find_map(|(_, event)| G::jointly(event, listener.prefs.lang))
    }

    fn away_since(&self, seat: Seat) -> usize {
        if !G::is_long() {
            return self.order();
        }
        let told = self.told(Some(seat));
        let turns = told.iter().rev().filter_map(|(at, event)| Some((*at, G::turn_of(event)?)));
        let away = turns.skip_while(|(_, of)| *of == seat).take_while(|(_, of)| *of != seat);
        away.last().map_or(self.order(), |(at, _)| at.saturating_sub(1))
    }

    fn deed(&self, listener: &Listener, since: usize) -> Option<(Seat, Option<&'static str>)> {
        let chosen = || Some((self.chooser(self.shown().choices().len())?, None));
        if !G::is_long() {
            return chosen();
        }
        let told = self.told(listener.viewer);
        let Some(turn) = turn_told(&told, since, G::turn_of) else { return chosen() };
        let latest = &told[told.partition_point(|(order, _)| *order <= since)..];
        let own = (listener.viewer == Some(turn)).then_some(turn);
        // What another decides in one's turn is no deed of one's own, nor his turn.
        let goes_on = latest.iter().all(|(_, event)| G::turn_of(event).is_none());
        let other = chosen().map(|(other, _)| other);
        let other = other.filter(|other| own.is_some_and(|own| own != *other && goes_on));
        let lang = listener.prefs.lang;
        let said = own.and_then(|own| G::deed(latest, own, other.is_some(), lang));
        match other.filter(|_| said.is_none()) {
            Some(other) => Some((other, Some(lang.words().decides))),
            None => Some((turn, said)),
        }
    }

    fn acts(&self, listener: &Listener, tells: Option<usize>) -> Option<Seat> {
        if tells.is_some() && self.jointly(listener).is_some() {
            return None;
        }
        let deed = tells.and_then(|since| self.deed(listener, since));
        deed.map(|(seat, _)| seat).or(self.shown().decider())
    }

    fn told(&self, viewer: Option<Seat>) -> Vec<Heard> {
        let heard = |(order, event): &(usize, G::Event)| Heard {
            order: *order,
            opens: G::opens_turn(event),
        };
        self.told(viewer).iter().map(heard).collect()
    }

    fn whose(&self, listener: &Listener) -> Option<String> {
        G::whose(&self.played().view(listener.viewer), &listener.company, listener.prefs.lang)
    }

    fn called(&self, listener: &Listener) -> Option<String> {
        G::called(&self.played().view(None), &listener.company, listener.prefs.lang)
    }

    fn recap(&self, listener: &Listener) -> Vec<(Seat, Html)> {
        let Some(viewer) = listener.viewer.filter(|_| G::is_long()) else { return Vec::new() };
        let (told, since) = (self.told(Some(viewer)), AnyCourse::away_since(self, viewer));
        let (table, company) = (self.played().options(), &listener.company);
        G::recap(&told, since, table, viewer, company, listener.prefs.lang)
    }

    fn gist(&self, listener: &Listener, events: Range<usize>) -> String {
        let (told, table) = (self.told(listener.viewer), self.played().options());
        G::gist(told.get(events).unwrap_or_default(), table, listener.prefs.lang)
    }

    fn lines(&self, listener: &Listener, events: Range<usize>) -> Vec<Line> {
        let (told, table) = (self.told(listener.viewer), self.played().options());
        let mut lines = Vec::new();
        let mut before = told.iter().take(events.start).rev();
        let mut whose = before.find_map(|(_, event)| G::turn_of(event));
        for at in events {
            let Some((order, event)) = told.get(at) else { break };
            let lang = listener.prefs.lang;
            let cards = G::named(event, lang);
            for text in G::tell(event, &told[..at], table, &listener.company, lang) {
                // The heading says whose turn it is.
                let head = whose.map_or("", |seat| listener.company.name(seat));
                let text = headless(&text, head).to_owned();
                let said = unnamed(&text, &listener.company.names);
                let cards =
                    cards.iter().filter(|card| speaks_of(&said, &card.name)).cloned().collect();
                let (great, seat) = (G::is_great(event), listener.company.begins(&text));
                lines.push(Line { order: *order, text: text.into(), cards, great, seat });
            }
            whose = G::turn_of(event).or(whose);
        }
        lines
    }

    fn beats(&self, listener: &Listener, orders: Range<usize>) -> Vec<Told> {
        let (told, table) = (self.told(listener.viewer), self.played().options());
        let (company, lang) = (&listener.company, listener.prefs.lang);
        let view = self.view(listener.viewer);
        let mut beats: Vec<Told> = Vec::new();
        let mut latest = None;
        for (at, (order, event)) in told.iter().enumerate() {
            if !orders.contains(order) {
                continue;
            }
            let began = told.partition_point(|(of, _)| of < order);
            let pause = G::pause(event, &told[..at], began, &view, listener.viewer, lang);
            beats.extend(pause.map(|(said, press)| Told::pause(said, press)));
            let beat = G::beat(event, &told[..at], table, company, (listener.viewer, lang));
            let Some(beat) = beat else { continue };
            let own = listener.viewer.is_some() && self.chooser(*order) == listener.viewer;
            let joins = beat.joins && latest == Some(*order);
            let lines = G::tell(event, &told[..at], table, company, lang);
            let beat = beat.told(&lines, own).upto(at + 1);
            match beats.last_mut() {
                _ if beat.is_empty() => continue,
                Some(last) if joins => last.join(beat),
                _ => beats.push(beat),
            }
            latest = Some(*order);
        }
        Told::once(&mut beats);
        beats
    }

    fn table(
        &self,
        listener: &Listener,
        tells: Option<usize>,
        choose: Callback<Vec<usize>>,
    ) -> Html {
        let (viewer, plays) = (listener.viewer, tells.is_some());
        let mine = viewer.is_some() && self.played().decider() == viewer && self.moment().is_none();
        // What others did is told first: nothing is asked before.
        let mine = mine && !(plays && self.chooser(self.order()) != viewer);
        let legal = if mine { self.legal().clone() } else { Rc::default() };
        let one = {
            let (legal, choose) = (legal.clone(), choose.clone());
            Callback::from(move |choice| {
                if let Ok(at) = legal.binary_search(&choice) {
                    choose.emit(vec![at]);
                }
            })
        };
        let mut view = self.view(viewer);
        if self.moment().is_some() && self.played().decider().is_none() {
            view = G::opened(view, self.shown().state());
        }
        let course = self.clone();
        G::table(TableProps {
            view: Same(view),
            legal,
            order: self.shown().choices().len(),
            plays,
            acts: self.acts(listener, tells),
            told: self.told(viewer),
            company: listener.company.clone(),
            prefs: listener.prefs,
            choose: one,
            choose_all: choose.reform(move |choices: Vec<G::Choice>| course.places_of(&choices)),
        })
    }

    fn counting(&self, lang: Lang) -> Option<&'static str> {
        G::counting(lang)
    }

    fn scores(
        &self,
        listener: &Listener,
        link: String,
        review: Html,
        counted: UseStateSetter<bool>,
    ) -> Html {
        let Some(results) = self.played().state().results() else { return Html::default() };
        G::scores(ScoresProps {
            view: Rc::new(self.played().view(None)),
            results: Rc::new(results),
            told: self.told(listener.viewer),
            company: listener.company.clone(),
            prefs: listener.prefs,
            link,
            review,
            counted,
        })
    }
}
