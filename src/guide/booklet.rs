//! The rules as the page has them: markup with one thing a line, made when the page is built (see
//! `html`): the contents, the moments as templates, the rules.

use super::now::Now;
use super::search::Query;
use crate::words::fill;
use std::fmt::Display;

/// How a line of pictures begins: in these nothing is looked for.
const PICTURES: &str = "<div class=\"rules-pictures";

/// The rules of a game in a language.
pub struct Booklet(String);

impl Booklet {
    /// What has been fetched.
    pub fn new(markup: String) -> Booklet {
        Booklet(markup)
    }

    /// The list of sections and rules.
    pub fn contents(&self) -> &str {
        self.0.lines().next().unwrap_or_default()
    }

    /// What may be done now and what comes next.
    pub fn moment(&self, now: &Now) -> String {
        let head = ["<template data-now=\"", now.key, "\">"].concat();
        let after = self.0.split_once(&head).map_or("", |(_, after)| after);
        let values: Vec<(&str, &dyn Display)> =
            now.values.iter().map(|(name, value)| (*name, value as &dyn Display)).collect();
        fill(after.split_once("</template>").map_or("", |(said, _)| said), &values)
    }

    /// The rules in which what is looked for occurs, each from its heading on, and how many these
    /// are; all if nothing is looked for.
    pub fn page(&self, query: &Query) -> (String, usize) {
        let (mut page, mut found) = (String::new(), 0);
        let mut rest = self.0.find(HEADING).map_or("", |at| &self.0[at + 1..]);
        while !rest.is_empty() {
            let end = rest.find(HEADING).map_or(rest.len(), |at| at + 1);
            found += usize::from(sought(&mut page, &rest[..end], query));
            rest = &rest[end..];
        }
        (page, found)
    }
}

/// Where a rule begins.
const HEADING: &str = "\n<h";

/// Adds a rule if what is looked for occurs in it; of a legend the lines in which it does.
fn sought(page: &mut String, rule: &str, query: &Query) -> bool {
    let lines: Vec<&str> = rule.lines().collect();
    let hits: Vec<bool> = lines.iter().map(|line| hit(line, query)).collect();
    let whole = query.is_empty() || hits[0];
    if !whole && !hits.contains(&true) {
        return false;
    }
    let term = |at: usize| lines[at].starts_with("<div") && hits[at];
    let few = !whole && (0..lines.len()).any(term);
    for (at, line) in lines.iter().enumerate() {
        if !few || at == 0 || term(at) || line.ends_with("dl>") {
            mark(page, line, query);
            page.push('\n');
        }
    }
    true
}

fn hit(line: &str, query: &Query) -> bool {
    let bare: String = pieces(line).map(|(words, _)| words).collect();
    !line.starts_with(PICTURES) && query.finds(&bare)
}

/// Adds a line in which what is looked for is marked.
fn mark(page: &mut String, line: &str, query: &Query) {
    if line.starts_with(PICTURES) {
        page.push_str(line);
        return;
    }
    for (words, tag) in pieces(line) {
        for (found, part) in query.parts(words) {
            page.push_str(if found { "<mark>" } else { "" });
            page.push_str(part);
            page.push_str(if found { "</mark>" } else { "" });
        }
        page.push_str(tag);
    }
}

/// A line in pieces: words, and the tag after them.
fn pieces(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let tag = |piece: &str| piece.find('<').unwrap_or(piece.len());
    line.split_inclusive('>').map(move |piece| piece.split_at(tag(piece)))
}
