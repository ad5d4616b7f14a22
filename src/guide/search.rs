//! Looking for words in the rules: capitals, accents and kinds of spaces make no difference.

/// A letter as it is compared.
fn plain(letter: char) -> char {
    match letter {
        'à' | 'â' | 'À' | 'Â' => 'a',
        'ç' | 'Ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'É' | 'È' | 'Ê' => 'e',
        'î' | 'ï' | 'Î' => 'i',
        'ô' | 'Ô' => 'o',
        'ù' | 'û' | 'Û' => 'u',
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        other => other.to_ascii_lowercase(),
    }
}

/// What is looked for; nothing is found in no text by nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query(Vec<char>);

impl Query {
    /// What somebody has typed.
    pub fn new(typed: &str) -> Query {
        Query(typed.trim().chars().map(plain).collect())
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The text in pieces, in order, each with whether it is what is looked for.
    pub fn parts<'a>(&self, text: &'a str) -> Vec<(bool, &'a str)> {
        let letters: Vec<(usize, char)> = text.char_indices().collect();
        let place = |at: usize| letters.get(at).map_or(text.len(), |&(place, _)| place);
        let mut parts = Vec::new();
        let (mut done, mut at) = (0, 0);
        while at < letters.len() {
            if self.is_at(&letters[at..]) {
                parts.push((false, &text[place(done)..place(at)]));
                done = at + self.0.len();
                parts.push((true, &text[place(at)..place(done)]));
                at = done;
            } else {
                at += 1;
            }
        }
        parts.push((false, &text[place(done)..]));
        parts.retain(|(_, part)| !part.is_empty());
        parts
    }

    /// Whether the text has what is looked for.
    pub fn finds(&self, text: &str) -> bool {
        self.parts(text).iter().any(|(found, _)| *found)
    }

    fn is_at(&self, letters: &[(usize, char)]) -> bool {
        let mut pairs = self.0.iter().zip(letters);
        !self.is_empty()
            && letters.len() >= self.0.len()
            && pairs.all(|(wanted, &(_, letter))| *wanted == plain(letter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn capitals_and_accents_make_no_difference() {
        let query = Query::new(" equip ");
        assert_eq!(
            query.parts("L'Équipage s'équipe"),
            [(false, "L'"), (true, "Équip"), (false, "age s'"), (true, "équip"), (false, "e")]
        );
        assert!(Query::new("1 000 $").finds("mille, soit 1\u{202f}000\u{a0}$"));
        assert!(!query.finds("Équi"));
    }

    #[test]
    fn nothing_is_found_by_nothing() {
        assert_eq!(Query::new("  ").parts("all"), [(false, "all")]);
        assert!(Query::default().is_empty());
    }
}
