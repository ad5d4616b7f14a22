//! What can go wrong, in one sentence each.

use std::fmt;
use std::io;

/// Why a command ended early; the program then ends with exit code 2.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The command line or the input is wrong.
    Usage(String),
    /// The input could not be read.
    Input(io::Error),
    /// The output could not be written.
    Output(io::Error),
}

impl Fault {
    /// A fault of whoever called.
    pub(crate) fn usage(text: impl Into<String>) -> Fault {
        Fault::Usage(text.into())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Usage(text) => f.write_str(text),
            Fault::Input(error) => write!(f, "the input cannot be read: {error}"),
            Fault::Output(error) => write!(f, "the output cannot be written: {error}"),
        }
    }
}

impl From<lexopt::Error> for Fault {
    fn from(error: lexopt::Error) -> Self {
        Fault::Usage(error.to_string())
    }
}
