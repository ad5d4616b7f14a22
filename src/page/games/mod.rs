//! What the page knows of each game, and what every game must offer it.

pub mod drag;
#[cfg(feature = "faraway")]
pub mod faraway;
#[cfg(feature = "farlight")]
pub mod farlight;
#[cfg(feature = "firefly")]
pub mod firefly;
pub mod named;
pub mod options;

use self::named::Named;
use crate::beat::Beat;
use crate::course::Told;
use crate::guide::now::Now;
use crate::hint::{Hint, Known};
use crate::page::prefs::Prefs;
use crate::page::prelude::*;
use crate::words::{Lang, Words, headless};
use bots::Playable;
use rules::{AnyMatch, AnyOptions, Game, Match, Seat};
use std::ops::Deref;
use std::rc::Rc;

/// Who is who, as far as a table draws it.
#[derive(Clone, Debug, PartialEq)]
pub struct Company {
    /// What everybody is called, in seat order.
    pub names: Vec<String>,
    /// Everybody's colour and glyph.
    pub colours: Vec<u8>,
    /// Whom the page calls "you".
    pub you: Option<Seat>,
}

impl Company {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What everybody is called where it is told to a viewer alone, whoever else shares the device.
    pub fn names_to(&self, viewer: Option<Seat>, words: &Words) -> Vec<String> {
        let mut names = self.names.clone();
        let own = viewer.and_then(|seat| names.get_mut(seat.index()));
        own.into_iter().for_each(|name| *name = words.you.to_owned());
        names
    }

    /// Who has won, in a line.
    pub fn victory(&self, winners: &[Seat], words: &Words) -> String {
        let names: Vec<&str> = winners.iter().map(|&seat| self.name(seat)).collect();
        words.victory(&names)
    }

    /// Who stands at the beginning of a line: a line of his deeds.
    pub fn begins(&self, line: &str) -> Option<Seat> {
        let is_his = |name: &String| headless(line, name).len() < line.len();
        self.names.iter().zip(0..).find(|(name, _)| is_his(name)).map(|(_, seat)| Seat(seat))
    }

    /// The colour and glyph of a seat.
    pub fn colour(&self, seat: Seat) -> u8 {
        self.colours.get(seat.index()).copied().unwrap_or(seat.0)
    }
}

/// The same where it is the very one: nothing in it is compared, for which there would have to be code.
pub struct Same<T>(pub Rc<T>);

impl<T> Clone for Same<T> {
    fn clone(&self) -> Self {
        Same(self.0.clone())
    }
}

impl<T> Deref for Same<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> PartialEq for Same<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What a table is drawn from.
#[derive(Properties)]
pub struct TableProps<G: PageGame> {
    /// What the viewer may know.
    pub view: Same<G::View>,
    /// What the viewer may choose now; empty when it is not his turn.
    pub legal: Rc<Vec<G::Choice>>,
    /// How many choices have been made: tells one moment from another.
    pub order: usize,
    /// Whether what happened is still being shown.
    pub plays: bool,
    /// Whose deed or turn is being shown, or else who decides; nobody where it is everybody's.
    pub acts: Option<Seat>,
    /// What the viewer has been told of the match, each event with the choice that it followed.
    pub told: Rc<Vec<(usize, G::Event)>>,
    /// Who is who.
    pub company: Rc<Company>,
    /// The person's preferences.
    pub prefs: Prefs,
    /// Makes a choice.
    pub choose: Callback<G::Choice>,
    /// Makes choices one after the other, up to the first that is not legal.
    pub choose_all: Callback<Vec<G::Choice>>,
}

impl<G: PageGame> PartialEq for TableProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order
            && self.plays == other.plays
            && self.acts == other.acts
            && self.view == other.view
            && self.legal == other.legal
            && self.company == other.company
            && self.prefs == other.prefs
    }
}

impl<G: PageGame> Clone for TableProps<G> {
    fn clone(&self) -> Self {
        TableProps {
            view: self.view.clone(),
            legal: self.legal.clone(),
            order: self.order,
            plays: self.plays,
            acts: self.acts,
            told: self.told.clone(),
            company: self.company.clone(),
            prefs: self.prefs,
            choose: self.choose.clone(),
            choose_all: self.choose_all.clone(),
        }
    }
}

/// What the result screen is drawn from.
#[derive(Properties, Clone, PartialEq)]
pub struct ScoresProps<G: PageGame> {
    /// What a spectator sees of the finished match.
    pub view: Rc<G::View>,
    /// The accounts of all seats.
    pub results: Rc<Vec<rules::SeatResult<G::Item>>>,
    /// What was told of the match, each event with the choice that it followed.
    pub told: Rc<Vec<(usize, G::Event)>>,
    /// Who is who.
    pub company: Rc<Company>,
    /// The person's preferences.
    pub prefs: Prefs,
    /// The address of the match with all its choices, for who is told of it.
    pub link: String,
    /// What has the viewer's choices weighed, where that can be had.
    pub review: Html,
    /// Is told whether all has been counted, by a game that counts before one's eyes.
    pub counted: UseStateSetter<bool>,
}

/// A game that the page can show.
pub trait PageGame: Playable<Options: Into<AnyOptions>> + 'static {
    /// A match of this game among matches of any.
    fn wrap(played: Match<Self>) -> AnyMatch;

    /// What is seen at a moment of a match that is over: nothing of it is hidden any more.
    fn opened(view: Rc<Self::View>, _moment: &Self) -> Rc<Self::View> {
        view
    }

    /// Where the match stands: round and the like.
    fn stage(view: &Self::View, lang: Lang) -> String;

    /// The phase of the round, where it has some.
    fn phase(_view: &Self::View, _lang: Lang) -> &'static str {
        ""
    }

    /// The number of the round.
    fn round(view: &Self::View) -> u16;

    /// What is asked of whoever decides.
    fn ask(view: &Self::View, lang: Lang) -> &'static str;

    /// Which moment it is, for the rules to say what may be done and what comes next.
    fn now(view: &Self::View) -> Now;

    /// What a beginner meets.
    type Lesson: rules::Lesson<Self::View>;

    /// What he is told of it.
    fn hint(lesson: Self::Lesson, lang: Lang) -> Hint;

    /// A hint as it is told in this very match: its words, and where in the rules they lead.
    fn fitted(_view: &Self::View, hint: Hint, _lang: Lang) -> Hint {
        hint
    }

    /// What somebody knows with what he has done in this match, if that counts: he is told of it no more
    /// after it.
    fn versed(_: &Known, _: Seat, _: impl FnOnce() -> Told<Self>) -> Option<Known> {
        None
    }

    /// Whether somebody who looks back at a choice is told what a strong bot would have chosen.
    const ADVISES: bool = false;

    /// What such a bot would have chosen, and by how many points what was made falls short of it.
    fn advice(
        _view: &Self::View,
        _best: &Self::Choice,
        _made: &Self::Choice,
        _points: i64,
        _lang: Lang,
    ) -> String {
        String::new()
    }

    /// Whether the event is one that a person leafing through a match by rounds would stop at.
    fn opens_round(event: &Self::Event) -> bool;

    /// The number of the part of the match that goes on after an event, a phase or a turn, where it was `now`
    /// before.
    fn chapter(now: u16, event: &Self::Event) -> u16 {
        now + u16::from(Self::opens_turn(event) || Self::opens_round(event))
    }

    /// Whether matches are long: the log is folded by turns, and what others have done since the
    /// person's last turn is summed up for him.
    fn is_long() -> bool {
        false
    }

    /// Whether the event opens a turn: in long matches a heading of the log, told in its own words.
    fn opens_turn(event: &Self::Event) -> bool {
        Self::opens_round(event)
    }

    /// Whether an event decides the match, so that the log sets it off.
    fn is_great(_event: &Self::Event) -> bool {
        false
    }

    /// Whose turn the event opens, where seats have turns.
    fn turn_of(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// The headline of what is told of somebody's own turn; where another has `decided` in it, of what is
    /// his own all the same, such as his roll.
    fn deed(
        _told: &[(usize, Self::Event)],
        _own: Seat,
        _decided: bool,
        _lang: Lang,
    ) -> Option<&'static str> {
        None
    }

    /// In long matches what others have done since a choice, turn by turn.
    fn recap(
        _told: &[(usize, Self::Event)],
        _since: usize,
        _table: &Self::Options,
        _viewer: Seat,
        _company: &Company,
        _lang: Lang,
    ) -> Vec<(Seat, Html)> {
        Vec::new()
    }

    /// In long matches what a turn came to, in a few words.
    fn gist(_told: &[(usize, Self::Event)], _table: &Self::Options, _lang: Lang) -> String {
        String::new()
    }

    /// Whose turn it is and why somebody else decides in it, where that is so.
    fn whose(_view: &Self::View, _company: &Company, _lang: Lang) -> Option<String> {
        None
    }

    /// Why whoever decides is called in another's turn, as far as everybody may know.
    fn called(_public: &Self::View, _company: &Company, _lang: Lang) -> Option<String> {
        None
    }

    /// An event in words, after what was told before it at a table; nothing where there is nothing to tell.
    fn tell(
        event: &Self::Event,
        before: &[(usize, Self::Event)],
        table: &Self::Options,
        company: &Company,
        lang: Lang,
    ) -> Vec<String>;

    /// The headline of an event that is everybody's deed, not only of whoever chose last.
    fn jointly(_event: &Self::Event, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// What is shown of an event that a viewer has been told after `before`, if anything is; in his language.
    fn beat(
        event: &Self::Event,
        before: &[(usize, Self::Event)],
        table: &Self::Options,
        company: &Company,
        viewer: (Option<Seat>, Lang),
    ) -> Option<Beat>;

    /// What a viewer is told and presses before he is shown what came of a roll or card that the rules settled
    /// unasked; `before` is what he was told before it, from `began` on at the same choice.
    fn pause(
        _event: &Self::Event,
        _before: &[(usize, Self::Event)],
        _began: usize,
        _view: &Self::View,
        _viewer: Option<Seat>,
        _lang: Lang,
    ) -> Option<(String, &'static str)> {
        None
    }

    /// The cards that an event may name.
    fn named(event: &Self::Event, lang: Lang) -> Vec<Named>;

    /// The table.
    fn table(props: TableProps<Self>) -> Html;

    /// The headline while the account is being counted, where it is before one's eyes: until then nothing
    /// says that the match is over.
    fn counting(_lang: Lang) -> Option<&'static str> {
        None
    }

    /// The account at the end.
    fn scores(props: ScoresProps<Self>) -> Html;
}

/// The foot of every table, which never changes place: left, what the choice would do; right, the
/// main action.
pub fn foot(line: Html, action: Html) -> Html {
    html! {
        <footer class="foot" data-still="foot">
            <div class="foot-line" aria-live="polite">{ line }</div>
            <div class="foot-action">{ action }</div>
        </footer>
    }
}

/// Who has won, and with what total; of several who share the first place the one seated first.
pub fn winner<G: Game>(played: &Match<G>) -> Option<(Seat, i32)> {
    let results = played.state().results()?;
    let (seat, result) = (0..).map(Seat).zip(&results).find(|(_, result)| result.place == 1)?;
    Some((seat, result.total))
}
