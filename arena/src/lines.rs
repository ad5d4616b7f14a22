//! Lines of input, however long and whatever bytes they are of.

use std::fmt;
use std::io::{self, BufRead, Read};

/// No match and no tableau needs a longer line, in bytes.
const LONGEST: usize = 1 << 22;

/// A line of input.
pub(crate) struct Line {
    /// Counted from 1.
    pub number: u64,
    /// Without its end, nor the mark that some editors put before the first line.
    pub text: Result<String, LineError>,
}

/// Why a line was not even looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineError {
    /// Longer than [`LONGEST`].
    TooLong,
    /// No UTF-8.
    NoText,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::TooLong => write!(f, "the line is longer than {LONGEST} bytes"),
            LineError::NoText => f.write_str("the line is no UTF-8 text"),
        }
    }
}

/// The lines of an input; memory never holds more than one of them, and that only up to
/// [`LONGEST`].
pub(crate) struct Lines<R> {
    input: R,
    number: u64,
}

impl<R: BufRead> Lines<R> {
    /// The lines of `input`.
    pub(crate) fn of(input: R) -> Lines<R> {
        Lines { input, number: 0 }
    }

    fn finish(&mut self, mut bytes: Vec<u8>) -> io::Result<Line> {
        self.number += 1;
        let text = if bytes.pop_if(|last| *last == b'\n').is_none() && bytes.len() > LONGEST {
            self.input.skip_until(b'\n')?;
            Err(LineError::TooLong)
        } else {
            String::from_utf8(bytes).map_err(|_| LineError::NoText)
        };
        let text = text.map(|text| text.trim_start_matches('\u{feff}').trim().to_owned());
        Ok(Line { number: self.number, text })
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<Line>;

    fn next(&mut self) -> Option<io::Result<Line>> {
        let mut bytes = Vec::new();
        let mut start = self.input.by_ref().take(LONGEST as u64 + 1);
        match start.read_until(b'\n', &mut bytes) {
            Ok(0) => None,
            Ok(_) => Some(self.finish(bytes)),
            Err(error) => Some(Err(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(input: &[u8]) -> Vec<(u64, Result<String, LineError>)> {
        Lines::of(input).map(|line| line.unwrap()).map(|line| (line.number, line.text)).collect()
    }

    #[test]
    fn lines_lose_their_ends_and_keep_their_numbers() {
        let lines = texts(b"\xef\xbb\xbfone\r\n\n\xff\nlast");
        let expected =
            [Ok("one".to_owned()), Ok(String::new()), Err(LineError::NoText), Ok("last".into())];
        assert_eq!(lines, (1..).zip(expected).collect::<Vec<_>>());
    }

    #[test]
    fn a_giant_line_is_passed_over_and_the_next_one_read() {
        let mut input = vec![b'x'; LONGEST];
        input.extend(b"\n");
        input.extend(vec![b'x'; 3 * LONGEST]);
        input.extend(b"\nlast\n");
        let lines = texts(&input);
        assert_eq!(lines[0].1.as_ref().map(String::len), Ok(LONGEST));
        assert_eq!(lines[1..], [(2, Err(LineError::TooLong)), (3, Ok("last".to_owned()))]);
    }
}
