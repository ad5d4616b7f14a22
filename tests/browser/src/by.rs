//! How an element is looked for.

use serde_json::{Value, json};

/// A way to find elements; what is not displayed is never found.
///
/// A plain text is a CSS selector: `page.click("#start")`.
#[derive(Clone, Copy, Debug)]
pub enum By<'a> {
    /// By a CSS selector.
    Css(&'a str),
    /// By its `data-testid`.
    TestId(&'a str),
    /// By its role and its accessible name, as a screen reader says them: `("button", "Undo")`.
    Role(&'a str, &'a str),
    /// The innermost elements whose whole text is this.
    Text(&'a str),
}

impl<'a> From<&'a str> for By<'a> {
    fn from(selector: &'a str) -> By<'a> {
        By::Css(selector)
    }
}

impl By<'_> {
    pub(crate) fn arguments(self) -> [Value; 3] {
        match self {
            By::Css(selector) => [json!("css"), json!(selector), Value::Null],
            By::TestId(id) => [json!("testid"), json!(id), Value::Null],
            By::Role(role, name) => [json!("role"), json!(role), json!(name)],
            By::Text(text) => [json!("text"), json!(text), Value::Null],
        }
    }
}

/// The body of a function of the three arguments: the elements found, in document order.
pub(crate) const FIND: &str = include_str!("find.js");
