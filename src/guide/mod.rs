//! The rules as they are read. They are written in `static/guide/GAME.txt`; when the page is built,
//! `src/bin/guide.rs` makes of each a [`booklet`] a language, which the page fetches when the rules
//! are first opened: the program carries neither words nor pictures nor what reads and draws them.
//! In the texts stands one thing a line, both languages side by side:
//!
//! | line | what it is |
//! | --- | --- |
//! | `# anchor \| Title \| Titre` | a section; words elsewhere link to its anchor |
//! | `## anchor \| Title \| Titre` | a rule within it |
//! | `term Icon anchor \| Word \| Mot` | a line of the legend; `-` stands for no icon or no anchor |
//! | `picture region 45, part 7` | drawings in a row, see [`picture`] |
//! | `now key` | what follows is said of a moment of a match and is not on the page, see [`now`] |
//! | `en text` and then `fr texte` | a paragraph in both languages |
//!
//! A sign right after the language says what else it is, see [`Mark`]. In a text, `*words*` are
//! strong, `[words](anchor)` lead to a rule, `{Icon}` is an icon. Lines that begin with `//` are
//! remarks.

pub mod booklet;
#[cfg(feature = "firefly")]
pub mod drawing;
#[cfg(feature = "firefly")]
pub mod html;
pub mod now;
#[cfg(feature = "firefly")]
pub mod picture;
pub mod search;
#[cfg(test)]
mod tests;

use rules::GameKind;

/// The texts.
pub const TEXTS: [(GameKind, &str); GameKind::ALL.len()] = [
    (GameKind::Faraway, include_str!("../../static/guide/faraway.txt")),
    (GameKind::Farlight, include_str!("../../static/guide/farlight.txt")),
    (GameKind::Firefly, include_str!("../../static/guide/firefly.txt")),
];

/// What a pair of lines is, by the sign after the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing: a paragraph.
    Plain,
    /// `-`: an item of a list.
    Item,
    /// `+`: a step, numbered.
    Step,
    /// `|`: a row of a table, the first one its head; cells are parted by bars.
    Row,
    /// `>`: an example.
    Example,
    /// `!`: how a point is played here that the book leaves open.
    Open,
    /// `_`: what is said of the pictures above.
    Caption,
}

impl Mark {
    fn of(sign: char) -> Option<Mark> {
        Some(match sign {
            ' ' => Mark::Plain,
            '-' => Mark::Item,
            '+' => Mark::Step,
            '|' => Mark::Row,
            '>' => Mark::Example,
            '!' => Mark::Open,
            '_' => Mark::Caption,
            _ => return None,
        })
    }
}

/// The same in English and in French.
pub type Both<'a> = [&'a str; 2];

/// A line of the rules, or a pair of lines that say the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// A section, or a rule within it.
    Heading { deep: bool, anchor: &'a str, title: Both<'a> },
    /// A line of the legend; what it means follows.
    Term { icon: &'a str, anchor: &'a str, title: Both<'a> },
    /// Drawings, parted by commas.
    Pictures(&'a str),
    /// A moment of a match.
    Now(&'a str),
    /// Something said.
    Text(Mark, Both<'a>),
}

/// Reads the rules of a game.
///
/// # Errors
/// The number of the first line that is not as it should be.
pub fn read(text: &str) -> Result<Vec<Line<'_>>, usize> {
    let mut read = Vec::new();
    let mut english: Option<(Mark, &str)> = None;
    for (at, line) in (1..).zip(text.lines()) {
        let line = line.trim_end();
        if let Some(rest) = line.strip_prefix("fr") {
            let (mark, en) = english.take().ok_or(at)?;
            let fr = said(rest).filter(|(other, _)| *other == mark);
            read.push(Line::Text(mark, [en, fr.ok_or(at)?.1]));
        } else if english.is_some() {
            return Err(at);
        } else if let Some(rest) = line.strip_prefix("en") {
            english = Some(said(rest).ok_or(at)?);
        } else if !line.is_empty() && !line.starts_with("//") {
            read.push(head(line).ok_or(at)?);
        }
    }
    if english.is_none() { Ok(read) } else { Err(text.lines().count()) }
}

/// What stands after the language.
fn said(rest: &str) -> Option<(Mark, &str)> {
    let sign = rest.chars().next()?;
    let text = rest[sign.len_utf8()..].trim();
    Some((Mark::of(sign)?, text)).filter(|_| !text.is_empty())
}

fn head(line: &str) -> Option<Line<'_>> {
    let (kind, rest) = line.split_once(' ')?;
    Some(match kind {
        "#" | "##" => {
            let (anchor, title) = titled(rest)?;
            Line::Heading { deep: kind == "##", anchor, title }
        }
        "term" => {
            let (name, title) = titled(rest)?;
            let (icon, anchor) = name.split_once(' ')?;
            Line::Term { icon: named(icon), anchor: named(anchor), title }
        }
        "picture" => Line::Pictures(rest),
        "now" => Line::Now(rest),
        _ => return None,
    })
}

/// Nothing for the sign that stands for nothing.
fn named(name: &str) -> &str {
    if name == "-" { "" } else { name }
}

fn titled(rest: &str) -> Option<(&str, Both<'_>)> {
    let mut parts = rest.split('|').map(str::trim);
    let read = (parts.next()?, [parts.next()?, parts.next()?]);
    parts.next().is_none().then_some(read)
}

/// The cells of a row.
pub fn cells(text: &str) -> impl Iterator<Item = &str> {
    text.split('|').map(str::trim)
}

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span<'a> {
    /// Words.
    Plain(&'a str),
    /// Words that matter.
    Strong(&'a str),
    /// Words that lead to a rule.
    Link { words: &'a str, anchor: &'a str },
    /// An icon, by its name.
    Icon(&'a str),
}

/// The pieces of a text, in order. A sign that is never closed is an ordinary letter.
pub fn spans(text: &str) -> Vec<Span<'_>> {
    let mut spans = Vec::new();
    let mut rest = text;
    let mut plain = text;
    while let Some(at) = rest.find(['*', '[', '{']) {
        let before = plain.len() - rest.len() + at;
        if let Some((span, after)) = special(&rest[at..]) {
            spans.extend((before > 0).then(|| Span::Plain(&plain[..before])));
            spans.push(span);
            (rest, plain) = (after, after);
        } else {
            rest = &rest[at + 1..];
        }
    }
    spans.extend((!plain.is_empty()).then_some(Span::Plain(plain)));
    spans
}

fn special(text: &str) -> Option<(Span<'_>, &str)> {
    if let Some((words, after)) = text.strip_prefix('*').and_then(|rest| rest.split_once('*')) {
        return Some((Span::Strong(words), after));
    }
    if let Some((icon, after)) = text.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
        return Some((Span::Icon(icon), after));
    }
    let (words, rest) = text.strip_prefix('[')?.split_once("](")?;
    let (anchor, after) = rest.split_once(')')?;
    Some((Span::Link { words, anchor }, after))
}
