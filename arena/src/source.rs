//! Where in a line of input a match stands: as a code, in an address, in a match file or in a line
//! of `arena play`.

use crate::lines::Line;
use rules::GameKind;
use serde_json::Value;

/// A match that a line holds, or should hold.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Source {
    /// The line, counted from 1.
    pub line: u64,
    /// The match code, or why there is none.
    pub code: Result<String, String>,
}

/// Reads line after line, since a match file is several of them.
#[derive(Default)]
pub(crate) struct Reader {
    place: Place,
}

/// Whether the lines are those of a match file.
#[derive(Clone, Copy, Default)]
enum Place {
    #[default]
    Outside,
    /// Behind the head on this line, the code still to come.
    Head(u64),
    /// Behind the code.
    Label,
    /// In a file of a form that is not ours.
    Foreign,
}

/// The keys of match files, form 1. Lines of further keys may come with later versions.
const KEYS: [&str; 4] = ["seat", "made", "changed", "title"];

impl Reader {
    /// What one line holds: nothing, a match, or the end of a file without one besides.
    pub(crate) fn read(&mut self, line: &Line) -> Vec<Source> {
        let text = match &line.text {
            Ok(text) => text.as_str(),
            Err(why) => return vec![Source { line: line.number, code: Err(why.to_string()) }],
        };
        let (key, value) = text.split_once(' ').unwrap_or((text, ""));
        let code = match (key, self.place) {
            ("", _) => return Vec::new(),
            ("farflung", _) => return self.head(line.number, value.trim()),
            ("code", Place::Foreign) => return Vec::new(),
            ("code", _) => {
                self.place = Place::Label;
                return vec![Source { line: line.number, code: Ok(value.trim().to_owned()) }];
            }
            (key, _) if KEYS.contains(&key) => return Vec::new(),
            (_, Place::Outside) => code_in(text),
            _ if text.contains(' ') && !text.starts_with('{') => return Vec::new(),
            _ => code_in(text),
        };
        let mut sources: Vec<Source> = self.end().into_iter().collect();
        self.place = Place::Outside;
        sources.push(Source { line: line.number, code });
        sources
    }

    /// What is missing when no line follows.
    pub(crate) fn end(&self) -> Option<Source> {
        let Place::Head(line) = self.place else { return None };
        Some(Source { line, code: Err("the match file has no code".to_owned()) })
    }

    fn head(&mut self, line: u64, form: &str) -> Vec<Source> {
        let mut sources: Vec<Source> = self.end().into_iter().collect();
        self.place = if form == "1" { Place::Head(line) } else { Place::Foreign };
        if form != "1" {
            let why = format!("the match file has form {form:?}, this version reads 1");
            sources.push(Source { line, code: Err(why) });
        }
        sources
    }
}

fn code_in(text: &str) -> Result<String, String> {
    if text.starts_with('{') {
        return code_in_json(text);
    }
    match text.split_once("#/") {
        Some((_, path)) => code_in_path(path),
        None => Ok(text.to_owned()),
    }
}

/// A line of `arena play` carries its match in `link`.
fn code_in_json(text: &str) -> Result<String, String> {
    let line: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let link = line.get("link").and_then(Value::as_str);
    link.map(str::to_owned).ok_or_else(|| "the JSON has no link".to_owned())
}

fn code_in_path(path: &str) -> Result<String, String> {
    let steps = path.split(['?', '&']).next().unwrap_or_default();
    let mut steps = steps.split('/').filter(|step| !step.is_empty());
    match (steps.next(), steps.next(), steps.next()) {
        (Some("game" | "turn"), Some(code), None) => Ok(code.to_owned()),
        (Some("match"), _, _) => {
            Err("the address is of a match kept in one browser; export it or copy its game link"
                .to_owned())
        }
        (Some(first), _, _) if GameKind::ALL.iter().any(|game| game.slug() == first) => {
            Err("the address is of a deal, which holds no choices to replay".to_owned())
        }
        _ => Err("the address has no match behind #/game/ or #/turn/".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The line and the code of each source; `-` stands for an error.
    fn sources(text: &str) -> Vec<(u64, String)> {
        let mut reader = Reader::default();
        let lines = (1..).zip(text.lines());
        let lines = lines.map(|(number, line)| Line { number, text: Ok(line.trim().to_owned()) });
        let mut sources: Vec<Source> = lines.flat_map(|line| reader.read(&line)).collect();
        sources.extend(reader.end());
        sources.into_iter().map(|s| (s.line, s.code.unwrap_or_else(|_| "-".into()))).collect()
    }

    fn check(text: &str, expected: &[(u64, &str)]) {
        let expected: Vec<(u64, String)> =
            expected.iter().map(|&(line, code)| (line, code.to_owned())).collect();
        assert_eq!(sources(text), expected, "{text}");
    }

    #[test]
    fn codes_addresses_and_lines_of_play() {
        check("AbC\n\n  -_9  ", &[(1, "AbC"), (3, "-_9")]);
        check("https://a.b/c/#/game/AbC", &[(1, "AbC")]);
        check("#/turn/AbC?seats=ask,ask", &[(1, "AbC")]);
        check("{\"game\":\"faraway\",\"link\":\"AbC\"}", &[(1, "AbC")]);
    }

    #[test]
    fn match_files_one_after_the_other_and_links_behind_them() {
        let file = "farflung 1\ncode A\nseat human 0 Ada L\nmade 5\nmood fine\ntitle x\n";
        check(&format!("{file}\n{file}B"), &[(2, "A"), (9, "A"), (14, "B")]);
        check("farflung 1\nseat human 0\n\nB", &[(1, "-"), (4, "B")]);
        check("farflung 1\nmade 5", &[(1, "-")]);
        check("farflung 2\ncode A\nmade 5\n\nfarflung 1\ncode B", &[(1, "-"), (6, "B")]);
    }

    #[test]
    fn what_holds_no_match_says_so() {
        for text in
            ["#/faraway/k7q2", "#/match/12", "#/", "a.b/#/x", "{\"link\":5}", "{", "#/game/"]
        {
            check(text, &[(1, "-")]);
        }
    }
}
