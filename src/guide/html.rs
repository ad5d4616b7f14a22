//! The rules as markup, written when the page is built.

use super::picture::Picture;
use super::{Both, Line, Mark, Span, cells, spans};
use crate::icons::{Icon, icon_svg};
use crate::words::Lang;

/// A drawing: what is drawn, and what it shows in words; none where it has words of its own.
pub type Drawn = (String, String);

/// How the rules are shown.
pub struct Show<'a> {
    /// The language.
    pub lang: Lang,
    /// The address that anchors follow: `#/rules/faraway/`.
    pub address: &'a str,
    /// Draws.
    pub draw: &'a dyn Fn(&Picture) -> Drawn,
}

/// What may be open while the page is written.
#[derive(Clone, Copy, PartialEq)]
enum Open {
    None,
    Items,
    Steps,
    Table,
    Terms,
    Figure,
}

impl Open {
    fn tags(self) -> (&'static str, &'static str) {
        match self {
            Open::None => ("", ""),
            Open::Items => ("<ul>\n", "</ul>\n"),
            Open::Steps => ("<ol>\n", "</ol>\n"),
            Open::Table => ("<table>\n", "</table>\n"),
            Open::Terms => ("<dl>\n", "</dl>\n"),
            Open::Figure => ("<figure>\n", "</figure>\n"),
        }
    }
}

/// The rules of a game as the page fetches them, one thing a line, see [`super::booklet`].
pub fn booklet(lines: &[Line], show: &Show) -> String {
    let mut writer =
        Writer { show, out: String::new(), open: Open::None, rule: Default::default() };
    writer.contents(lines);
    let starts: Vec<usize> = (0..lines.len())
        .filter(|&at| matches!(lines[at], Line::Heading { .. } | Line::Now(_)))
        .chain([lines.len()])
        .collect();
    let pieces = || starts.windows(2).map(|pair| &lines[pair[0]..pair[1]]);
    let is_moment = |piece: &&[Line]| matches!(piece[0], Line::Now(_));
    pieces().filter(is_moment).for_each(|piece| writer.moment(piece));
    pieces().filter(|piece| !is_moment(piece)).for_each(|piece| writer.lines(piece));
    writer.out
}

impl Show<'_> {
    fn said<'a>(&self, both: &Both<'a>) -> &'a str {
        match self.lang {
            Lang::En => both[0],
            Lang::Fr => both[1],
        }
    }
}

struct Writer<'a> {
    show: &'a Show<'a>,
    out: String,
    open: Open,
    /// The rule that is written, and how many rows of its tables are.
    rule: (String, usize),
}

impl Writer<'_> {
    /// The list of sections and rules, all in a line.
    fn contents(&mut self, lines: &[Line]) {
        self.tag("<ul>");
        for line in lines {
            if let Line::Heading { deep, anchor, title } = line {
                self.tag(if *deep { "<li class=\"is-deep\">" } else { "<li>" });
                self.link(anchor, self.show.said(title));
                self.tag("</li>");
            }
        }
        self.tag("</ul>\n");
    }

    /// What is said of a moment; the page fills in its values.
    fn moment(&mut self, lines: &[Line]) {
        if let Line::Now(key) = lines[0] {
            self.tags(&["<template data-now=\"", key, "\">"]);
            self.lines(lines);
            self.tag("</template>\n");
        }
    }

    fn lines(&mut self, lines: &[Line]) {
        lines.iter().for_each(|line| self.line(line));
        self.enter(Open::None);
    }

    /// Closes what is open, unless it is this, and opens this.
    fn enter(&mut self, next: Open) {
        if self.open != next {
            self.out.push_str(self.open.tags().1);
            self.out.push_str(next.tags().0);
            self.open = next;
        }
    }

    fn line(&mut self, line: &Line) {
        match line {
            Line::Heading { deep, anchor, title } => {
                self.enter(Open::None);
                let tag = if *deep { "h3" } else { "h2" };
                self.rule = ((*anchor).to_owned(), 0);
                self.tags(&["<", tag, " id=\"rule-", anchor, "\" tabindex=\"-1\">"]);
                self.spans(self.show.said(title));
                self.tags(&["</", tag, ">\n"]);
            }
            Line::Term { icon, anchor, title } => self.term(icon, anchor, self.show.said(title)),
            Line::Pictures(names) => self.pictures(names),
            Line::Now(_) => {}
            Line::Text(mark, text) => self.text(*mark, self.show.said(text)),
        }
    }

    fn tag(&mut self, tag: &str) {
        self.out.push_str(tag);
    }

    fn tags(&mut self, pieces: &[&str]) {
        pieces.iter().for_each(|piece| self.tag(piece));
    }

    fn text(&mut self, mark: Mark, text: &str) {
        match mark {
            Mark::Plain if self.open == Open::Terms => self.told("<dd>", text, "</dd></div>\n"),
            Mark::Plain => self.block(Open::None, "<p>", text, "</p>\n"),
            Mark::Example => self.block(Open::None, "<p class=\"is-example\">", text, "</p>\n"),
            Mark::Open => self.block(Open::None, "<p class=\"is-open\">", text, "</p>\n"),
            Mark::Item => self.block(Open::Items, "<li>", text, "</li>\n"),
            Mark::Step => self.block(Open::Steps, "<li>", text, "</li>\n"),
            Mark::Caption => self.told("<figcaption>", text, "</figcaption>\n"),
            Mark::Row => self.row(text),
        }
    }

    fn block(&mut self, within: Open, before: &str, text: &str, after: &str) {
        self.enter(within);
        self.told(before, text, after);
    }

    fn told(&mut self, before: &str, text: &str, after: &str) {
        self.tag(before);
        self.spans(text);
        self.tag(after);
    }

    fn row(&mut self, text: &str) {
        let (before, after) = match self.open {
            Open::Table => ("<td>", "</td> "),
            _ => ("<th scope=\"col\">", "</th> "),
        };
        // A row has a place of its own: a hint leads to that of the story at hand.
        let within = self.open == Open::Table;
        self.enter(Open::Table);
        if within {
            self.rule.1 += 1;
            let place = format!("<tr id=\"rule-{}-{}\" tabindex=\"-1\">", self.rule.0, self.rule.1);
            self.tag(&place);
        } else {
            self.tag("<tr>");
        }
        cells(text).for_each(|cell| self.told(before, cell, after));
        self.tag("</tr>\n");
    }

    fn term(&mut self, icon: &str, anchor: &str, title: &str) {
        self.enter(Open::Terms);
        self.tag("<div");
        if !anchor.is_empty() {
            self.tags(&[" id=\"rule-", anchor, "\" tabindex=\"-1\""]);
        }
        self.tag("><dt>");
        self.icon(icon);
        self.spans(title);
        self.tag("</dt> ");
    }

    fn pictures(&mut self, names: &str) {
        self.enter(Open::None);
        self.enter(Open::Figure);
        let pictures: Vec<Picture> = names.split(',').filter_map(Picture::read).collect();
        let count = ["n-0", "n-1", "n-2", "n-3", "n-4", "n-5", "n-6"];
        let count = count.get(pictures.len()).unwrap_or(&"");
        self.tags(&["<div class=\"rules-pictures ", count, "\">"]);
        for picture in &pictures {
            let (drawing, label) = (self.show.draw)(picture);
            self.tag("<span class=\"rules-picture\"");
            if !label.is_empty() {
                self.tag(" role=\"img\" aria-label=\"");
                escape(&mut self.out, &label);
                self.tag("\"");
            }
            self.tag(">");
            self.tag(&drawing);
            self.tag("</span>");
        }
        self.tag("</div>\n");
    }

    // The texts have no letter that means something else in markup.
    fn spans(&mut self, text: &str) {
        for span in spans(text) {
            match span {
                Span::Plain(words) => self.tag(words),
                Span::Strong(words) => {
                    self.tag("<strong>");
                    self.tag(words);
                    self.tag("</strong>");
                }
                Span::Link { words, anchor } => self.link(anchor, words),
                Span::Icon(name) => self.icon(name),
            }
        }
    }

    fn link(&mut self, anchor: &str, words: &str) {
        self.tags(&["<a href=\"", self.show.address, anchor, "\" data-rule=\"", anchor, "\">"]);
        self.tag(words);
        self.tag("</a>");
    }

    fn icon(&mut self, name: &str) {
        match Icon::named(name) {
            Some(icon) => self.tag(&icon_svg(icon)),
            // A value of a moment.
            None if !name.is_empty() => self.tags(&["{", name, "}"]),
            None => {}
        }
    }
}

/// Adds a text that is no markup.
pub fn escape(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
    }
}
