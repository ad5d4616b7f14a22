//! The rules as a page, written as text: a tree of some hundred nodes would weigh more than it.

use super::now::Now;
use super::picture::Picture;
use super::search::Query;
use super::{Both, Line, Mark, Span, cells, spans};
use crate::icons::{Icon, icon_path};
use crate::words::{Lang, fill};
use std::fmt::Display;

/// A drawing: what is drawn, and what it shows in words; none where it has words of its own.
pub type Drawn = (String, String);

/// How the rules are shown.
pub struct Show<'a> {
    /// The language.
    pub lang: Lang,
    /// The address that anchors follow: `#/rules/faraway/`.
    pub address: &'a str,
    /// What is looked for.
    pub query: &'a Query,
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
            Open::Items => ("<ul>", "</ul>"),
            Open::Steps => ("<ol>", "</ol>"),
            Open::Table => ("<table>", "</table>"),
            Open::Terms => ("<dl>", "</dl>"),
            Open::Figure => ("<figure>", "</figure>"),
        }
    }
}

/// The contents, and the rules in which what is looked for occurs; and how many these are.
pub fn page(lines: &[Line], show: &Show) -> (String, usize) {
    let mut writer = Writer { show, out: String::new(), open: Open::None };
    let mut found = 0;
    for rule in rules(lines) {
        if let Some(rule) = sought(rule, show) {
            found += 1;
            rule.iter().for_each(|line| writer.line(line));
            writer.enter(Open::None);
        }
    }
    (writer.out, found)
}

/// The list of sections and rules.
pub fn contents(lines: &[Line], show: &Show) -> String {
    let mut writer = Writer { show, out: String::from("<ul>"), open: Open::None };
    for line in lines {
        if let Line::Heading { deep, anchor, title } = line {
            let class = if *deep { "<li class=\"is-deep\">" } else { "<li>" };
            writer.out.push_str(class);
            writer.link(anchor, show.said(title));
            writer.out.push_str("</li>");
        }
    }
    writer.out.push_str("</ul>");
    writer.out
}

/// What may be done now and what comes next.
pub fn moment(lines: &[Line], now: &Now, show: &Show) -> String {
    let mut writer = Writer { show, out: String::new(), open: Open::None };
    let values: Vec<(&str, &dyn Display)> =
        now.values.iter().map(|(name, value)| (*name, value as &dyn Display)).collect();
    let here = lines.iter().skip_while(|line| **line != Line::Now(now.key)).skip(1);
    for line in here {
        let Line::Text(mark, text) = line else { break };
        let text = fill(show.said(text), &values);
        writer.text(*mark, &text);
    }
    writer.enter(Open::None);
    writer.out
}

/// The rules one by one, each from its heading on; without what is said of moments.
fn rules<'a>(lines: &'a [Line<'a>]) -> impl Iterator<Item = &'a [Line<'a>]> {
    let starts: Vec<usize> = (0..lines.len())
        .filter(|&at| matches!(lines[at], Line::Heading { .. } | Line::Now(_)))
        .chain([lines.len()])
        .collect();
    let pieces: Vec<&[Line]> = starts.windows(2).map(|pair| &lines[pair[0]..pair[1]]).collect();
    pieces.into_iter().filter(|piece| matches!(piece[0], Line::Heading { .. }))
}

/// A rule if what is looked for occurs in it; of a legend the lines in which it does.
fn sought<'a>(rule: &[Line<'a>], show: &Show) -> Option<Vec<Line<'a>>> {
    let finds = |text: &Both| show.query.finds(&bare(show.said(text)));
    let hit = |line: &Line| match line {
        Line::Heading { title, .. } | Line::Term { title, .. } => finds(title),
        Line::Text(_, text) => finds(text),
        Line::Pictures(_) | Line::Now(_) => false,
    };
    if show.query.is_empty() || hit(&rule[0]) {
        return Some(rule.to_vec());
    }
    if !rule.iter().any(hit) {
        return None;
    }
    let term = |line: &Line| matches!(line, Line::Term { .. });
    let Some(first) = rule.iter().position(term) else { return Some(rule.to_vec()) };
    let terms = rule[first..].chunks(2).filter(|pair| pair.iter().any(hit)).flatten();
    Some(rule[..1].iter().chain(terms).copied().collect())
}

/// A text without its signs.
fn bare(text: &str) -> String {
    let words = spans(text).into_iter().map(|span| match span {
        Span::Plain(words) | Span::Strong(words) | Span::Link { words, .. } => words,
        Span::Icon(_) => "",
    });
    words.collect()
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
}

impl Writer<'_> {
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
                self.tags(&["<", tag, " id=\"rule-", anchor, "\" tabindex=\"-1\">"]);
                self.spans(self.show.said(title));
                self.tags(&["</", tag, ">"]);
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
            Mark::Plain if self.open == Open::Terms => self.told("<dd>", text, "</dd></div>"),
            Mark::Plain => self.block(Open::None, "<p>", text, "</p>"),
            Mark::Example => self.block(Open::None, "<p class=\"is-example\">", text, "</p>"),
            Mark::Open => self.block(Open::None, "<p class=\"is-open\">", text, "</p>"),
            Mark::Item => self.block(Open::Items, "<li>", text, "</li>"),
            Mark::Step => self.block(Open::Steps, "<li>", text, "</li>"),
            Mark::Caption => self.told("<figcaption>", text, "</figcaption>"),
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
            Open::Table => ("<td>", "</td>"),
            _ => ("<th scope=\"col\">", "</th>"),
        };
        self.enter(Open::Table);
        self.tag("<tr>");
        cells(text).for_each(|cell| self.told(before, cell, after));
        self.tag("</tr>");
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
        self.tag("</dt>");
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
        self.tag("</div>");
    }

    fn spans(&mut self, text: &str) {
        for span in spans(text) {
            match span {
                Span::Plain(words) => self.words(words),
                Span::Strong(words) => {
                    self.tag("<strong>");
                    self.words(words);
                    self.tag("</strong>");
                }
                Span::Link { words, anchor } => self.link(anchor, words),
                Span::Icon(name) => self.icon(name),
            }
        }
    }

    fn link(&mut self, anchor: &str, words: &str) {
        self.tags(&["<a href=\"", self.show.address, anchor, "\" data-rule=\"", anchor, "\">"]);
        self.words(words);
        self.tag("</a>");
    }

    /// Words, and what is looked for marked in them.
    fn words(&mut self, words: &str) {
        for (found, part) in self.show.query.parts(words) {
            self.tag(if found { "<mark>" } else { "" });
            escape(&mut self.out, part);
            self.tag(if found { "</mark>" } else { "" });
        }
    }

    fn icon(&mut self, name: &str) {
        if let Some(icon) = Icon::named(name) {
            self.tag(&icon_svg(icon));
        }
    }
}

/// An icon in the colour and size of the text around it.
pub fn icon_svg(icon: Icon) -> String {
    format!(
        "<svg class=\"glyph i-{icon:?}\" viewBox=\"0 0 24 24\" aria-hidden=\"true\" focusable=\"false\"><path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"{}\"/></svg>",
        icon_path(icon)
    )
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
