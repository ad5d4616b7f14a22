//! What happened, as it is shown: an event becomes a beat, which one player shows (`static/stage.js`).
//!
//! A beat is data. It names things by what their drawing carries in `data-thing`, and has no words of
//! its own: what is said is what the log says.

pub mod faraway;
pub mod farlight;
#[cfg(feature = "firefly")]
pub mod firefly;

#[cfg(test)]
mod tests;

use crate::icons::Icon;
use rules::Seat;
use serde::Serialize;

/// How many letters are read in a beat that lasts 1.
const READ: f32 = 60.0;
/// How many of what a roll of one's own came to: no card beside it says it again.
const READ_OF_ROLL: f32 = 20.0;

/// One movement: something goes from where it was to where it is.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Move {
    /// What moves: the name of its drawing before, after or both; empty for a sign.
    pub thing: String,
    /// The place that it comes from where it was not drawn before.
    pub from: Option<String>,
    /// The place that it goes to where it is drawn no more; it fades where it was without one.
    pub to: Option<String>,
    /// Its back as markup, where it is turned up as it moves.
    pub back: Option<String>,
    /// What goes from the one place to the other, as markup, where it is drawn at neither.
    pub sign: Option<String>,
}

/// A number on the table that changes with what happens, or a part of it that is drawn anew.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figure {
    /// What is written with it: what its drawing carries in `data-figure`.
    pub name: String,
    /// By how much it changes; none where it follows from something else, and is what is drawn
    /// when all has been told.
    pub change: Option<i32>,
}

/// How long a beat lasts beside others.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Weight {
    /// Seen in passing.
    Light,
    /// One thing, one caption.
    #[default]
    Plain,
    /// Small things that are laid, followed from hand to place.
    Laid,
    /// Dice: seen to fall, then read with what was needed.
    Roll,
    /// A great moment of the game.
    Drum,
    /// A picture that is read.
    Read,
}

/// How much of what the log says is said.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Says {
    /// It is seen without words.
    Nothing,
    /// The first line.
    #[default]
    First,
    /// Every line.
    All,
}

/// What is heard, where sounds are switched on.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Sound {
    /// A card or a tile is laid.
    Card,
    /// Dice roll.
    Dice,
    /// Money or points.
    Coin,
    /// The law comes.
    Alarm,
    /// A goal is reached.
    Goal,
}

/// What is shown of an event.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Beat {
    /// What moves.
    pub moves: Vec<Move>,
    /// The numbers that change.
    pub figures: Vec<Figure>,
    /// The thing or place that it happens at: the caption stands there. Several names with spaces
    /// between them: at the first that is in view.
    pub place: Option<String>,
    /// The part of the table that has to be in view: a selector. None where it can be seen anywhere.
    pub view: Option<&'static str>,
    /// A picture that is shown large meanwhile, as markup.
    pub picture: Option<String>,
    /// What is heard.
    pub sound: Option<Sound>,
    /// How long it lasts.
    pub weight: Weight,
    /// How much of what the log says of it is said.
    pub says: Says,
    /// Whether it is news also to whoever has chosen.
    pub is_news: bool,
    /// Whether it is told in one with what the same choice led to just before.
    pub joins: bool,
    /// Whether what is shown large stays until somebody goes on, where his table lets him.
    pub waits: bool,
}

/// A beat with what is said, as the player takes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    moves: Vec<Move>,
    figures: Vec<Figure>,
    place: Option<String>,
    view: Option<&'static str>,
    picture: Option<String>,
    sound: Option<Sound>,
    /// As the log has it.
    caption: String,
    /// What is pressed for it to go on, where it waits for a press.
    press: Option<&'static str>,
    /// How long it lasts; 1 is as long as the preferences say.
    lasts: f32,
    /// Whether what is shown large stays until somebody goes on.
    waits: bool,
    /// How many events of the match have been told once it has landed.
    upto: usize,
    /// How many times it is done.
    #[serde(skip)]
    times: usize,
    /// Whether it is read, as it is news.
    #[serde(skip)]
    news: bool,
}

impl Beat {
    /// The beat of something that happens at a place.
    pub fn at(place: impl Into<String>) -> Beat {
        Beat { place: Some(place.into()), ..Beat::default() }
    }

    /// The beat of things that move.
    pub fn of(moves: impl IntoIterator<Item = Move>) -> Beat {
        Beat { moves: moves.into_iter().collect(), ..Beat::default() }
    }

    /// The same beat, with another weight.
    pub fn weighing(self, weight: Weight) -> Beat {
        Beat { weight, ..self }
    }

    /// The same beat, seen in this part of the table.
    pub fn viewed(self, view: &'static str) -> Beat {
        Beat { view: Some(view), ..self }
    }

    /// The same beat, heard.
    pub fn sounding(self, sound: Sound) -> Beat {
        Beat { sound: Some(sound), ..self }
    }

    /// The same beat, with a number that changes.
    pub fn counting(mut self, name: impl Into<String>, change: impl Into<Option<i32>>) -> Beat {
        self.figures.push(Figure { name: name.into(), change: change.into() });
        self
    }

    /// The same beat, in which this moves too.
    pub fn flying(mut self, moved: impl IntoIterator<Item = Move>) -> Beat {
        self.moves.extend(moved);
        self
    }

    /// The beat as it is told, in the words of the log; shorter to whom it is no news, as he chose
    /// it himself.
    pub fn told(self, lines: &[String], own: bool) -> Told {
        let chosen = own;
        let own = own && !self.is_news;
        let said = match self.says {
            Says::Nothing => &[],
            Says::First => &lines[..lines.len().min(1)],
            Says::All => lines,
        };
        let caption = said.join(" · ");
        let lasts = match (self.weight, own) {
            (Weight::Light, true) => 0.4,
            (Weight::Light, false) | (Weight::Plain, true) => 0.6,
            (Weight::Plain, false) => 1.0,
            (Weight::Laid, _) => 1.3,
            (Weight::Drum, true) => 1.6,
            (Weight::Drum, false) => 2.0,
            (Weight::Read, _) => 4.0,
            (Weight::Roll, _) if chosen => (caption.chars().count() as f32 / READ_OF_ROLL).max(4.0),
            (Weight::Roll, _) => 2.6,
        };
        let Beat { moves, figures, place, view, picture, sound, waits, .. } = self;
        // A number alone changes without a word.
        let alone = moves.is_empty() && picture.is_none() && caption.is_empty();
        let lasts = if alone { 0.0 } else { lasts };
        let news = !own;
        let mut told = Told {
            moves,
            figures,
            place,
            view,
            picture,
            sound,
            caption,
            press: None,
            lasts,
            waits,
            upto: 0,
            times: 1,
            news,
        };
        told.read();
        told
    }
}

impl Told {
    /// Something is said, and what follows waits for a press.
    pub fn pause(caption: String, press: &'static str) -> Told {
        Told { caption, press: Some(press), ..Beat::default().told(&[], true) }
    }

    /// The same, after which so many events have been told.
    pub fn upto(self, upto: usize) -> Told {
        Told { upto, ..self }
    }

    /// The part of the table that has to be in view.
    pub fn view(&self) -> Option<&'static str> {
        self.view
    }

    /// The things and places that it names.
    pub fn named(&self) -> impl Iterator<Item = &str> {
        let moved = |moved| {
            let Move { thing, from, to, .. }: &Move = moved;
            [Some(thing), from.as_ref(), to.as_ref()].into_iter().flatten()
        };
        let names = self.place.iter().chain(self.moves.iter().flat_map(moved));
        names.flat_map(|names| names.split(' '))
    }

    /// Whether there is nothing to see and nothing to say.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
            && self.figures.is_empty()
            && self.caption.is_empty()
            && self.picture.is_none()
    }

    /// What is told in one with it is added.
    pub fn join(&mut self, next: Told) {
        let fresh = next.moves.into_iter().filter(|moved| !self.moves.contains(moved));
        let fresh: Vec<Move> = fresh.collect();
        self.moves.extend(fresh);
        self.figures.extend(next.figures);
        self.sound = self.sound.or(next.sound);
        self.caption = joined(&self.caption, &next.caption);
        self.lasts = self.lasts.max(next.lasts);
        self.news |= next.news;
        self.waits |= next.waits;
        self.upto = next.upto;
        if next.picture.is_some() {
            (self.place, self.picture) = (next.place, next.picture);
        }
        self.read();
    }

    /// What one press does several times alike, such as buying one of a good, is told once.
    pub fn once(beats: &mut Vec<Told>) {
        beats.dedup_by(|next, told| {
            let again = told.is_repeated_by(next);
            if again {
                told.figures.append(&mut next.figures);
                (told.upto, told.times) = (next.upto, told.times + 1);
            }
            again
        });
        for told in beats.iter_mut().filter(|told| told.times > 1) {
            told.caption = format!("{} (×{})", told.caption.trim_end_matches('.'), told.times);
        }
    }

    fn is_repeated_by(&self, next: &Told) -> bool {
        let plain = |told: &Told| told.picture.is_none() && told.press.is_none();
        let alike = (&self.caption, &self.moves) == (&next.caption, &next.moves);
        plain(self) && plain(next) && alike && !self.caption.is_empty()
    }

    /// What is long is read longer, by whom it is news to.
    fn read(&mut self) {
        if self.news {
            self.lasts = self.lasts.max(self.caption.chars().count() as f32 / READ);
        }
    }
}

/// Two captions in one: whose deed they are and why is said once.
fn joined(first: &str, next: &str) -> String {
    if first.is_empty() || next.is_empty() {
        return [first, next].concat();
    }
    let said = first.rsplit(" · ").find_map(|part| part.split_once(": "));
    let rest = said.and_then(|(whose, _)| next.strip_prefix(whose)?.strip_prefix(": "));
    let rest = rest.unwrap_or(next);
    let why = rest.rfind(" (").and_then(|at| Some((first.strip_suffix(&rest[at..])?, at)));
    if let Some((said, at)) = why {
        let once = again(said, &rest[..at]).map(|said| said + &rest[at..]);
        return once.unwrap_or_else(|| [said, rest].join(" · "));
    }
    [first.trim_end_matches('.'), rest].join(" · ")
}

/// What has been said with how many times something of it is said, if the next is one of these.
fn again(said: &str, next: &str) -> Option<String> {
    let mut parts: Vec<String> = said.split(" · ").map(str::to_owned).collect();
    let (part, times) = parts.iter_mut().rev().find_map(|part| {
        let (once, times) = part.rsplit_once(" ×").unwrap_or((part, "1"));
        let same = once.rsplit(": ").next() == Some(next);
        let (length, times) = (once.len(), times.parse::<u32>().ok().filter(|_| same)?);
        part.truncate(length);
        Some((part, times))
    })?;
    part.push_str(&format!(" ×{}", times + 1));
    Some(parts.join(" · "))
}

impl Move {
    /// Something goes to wherever it is drawn afterwards.
    pub fn of(thing: impl Into<String>) -> Move {
        Move { thing: thing.into(), ..Move::default() }
    }

    /// A sign goes from place to place.
    pub fn sign(icon: Icon, from: impl Into<String>, to: impl Into<String>) -> Move {
        let sign = crate::icons::markup(icon);
        Move { from: Some(from.into()), to: Some(to.into()), sign: Some(sign), ..Move::default() }
    }

    /// It comes from this place.
    pub fn from(self, place: impl Into<String>) -> Move {
        Move { from: Some(place.into()), ..self }
    }

    /// It goes to this place.
    pub fn to(self, place: impl Into<String>) -> Move {
        Move { to: Some(place.into()), ..self }
    }

    /// It is turned up.
    pub fn turned(self, back: String) -> Move {
        Move { back: Some(back), ..self }
    }
}

/// Whose turn it is that is told after a choice: the one that it began in, or that it opened.
pub fn turn_told<E>(
    told: &[(usize, E)],
    since: usize,
    opened: impl Fn(&E) -> Option<Seat>,
) -> Option<Seat> {
    let begin = told.partition_point(|(order, _)| *order <= since);
    // A round may open before its first turn.
    let opens = told[begin..].iter().take(2);
    opens.chain(told[..begin].iter().rev()).find_map(|(_, event)| opened(event))
}

/// The name of the place of a seat.
pub fn seat(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}
