//! Several tabs of one browser.

use crate::Browser;
use serde_json::{Value, json};

/// A tab of a browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tab(String);

impl Browser {
    /// The tab that everything is done in.
    #[track_caller]
    pub fn tab(&self) -> Tab {
        let handle = self.must("ask for the tab", self.wire.get("window"));
        Tab(handle.as_str().unwrap_or_default().to_owned())
    }

    /// Opens another tab and turns to it.
    #[track_caller]
    pub fn open_tab(&self) -> Tab {
        let opened = self.wire.post("window/new", &json!({ "type": "tab" }));
        let opened = self.must("open a tab", opened);
        let tab = Tab(opened["handle"].as_str().unwrap_or_default().to_owned());
        self.turn_to(&tab);
        self.pose();
        tab
    }

    /// Does everything in this tab from now on.
    #[track_caller]
    pub fn turn_to(&self, tab: &Tab) {
        self.collect_errors();
        let turned = self.wire.post("window", &json!({ "handle": tab.0 }));
        self.must("turn to another tab", turned);
    }

    /// Closes the tab that everything is done in and turns to another.
    #[track_caller]
    pub fn close_tab(&self, next: &Tab) {
        self.collect_errors();
        let closed: Result<Value, String> = self.wire.delete("window");
        self.must("close the tab", closed);
        self.turn_to(next);
    }
}
