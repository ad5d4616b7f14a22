//! Clicking, pointing and typing.

use crate::by::FIND;
use crate::{Browser, By, Engine, keys};
use serde_json::{Value, json};
use std::time::Duration;

/// The name under which WebDriver writes a reference to an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Tells whether an element stays where it is for a moment, brought into view if it is not.
const STANDS_STILL: &str = "const [element, done] = arguments;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const place = () => { const { x, y } = element.getBoundingClientRect(); return x + ' ' + y };
    const before = place();
    setTimeout(() => done(place() === before), 40)";

/// Whether the page shows what has happened: a press would end that and do nothing else.
const PLAYS: &str = "return 'plays' in document.documentElement.dataset";

/// Hears whether a click comes to an element, and whether the page holds its press back; see
/// `static/press.js`.
const LISTEN: &str = "if (!('pressHeld' in window)) {
        addEventListener('press-held', () => { window.pressHeld = true });
        addEventListener('click', (event) => { window.clickCame ||= event.composedPath().includes(window.clickAim) }, true);
    }
    window.clickAim = arguments[0];
    window.pressHeld = window.clickCame = false";
const HELD: &str = "return window.pressHeld === true";
/// Tells whether the click is lost: it has not come for a while, to a page that is still the same. One that came
/// after all, on a busy machine, would be a second press.
const LOST: &str = "const [done] = arguments;
    const until = performance.now() + 5000;
    const look = () => {
        const lost = window.clickCame === false && window.pressHeld === false;
        if (!lost || performance.now() > until) done(lost); else setTimeout(look, 20);
    };
    look()";
/// How many presses that the page holds back a browser waits out as a person would.
const WAITED_OUT: u32 = 12;

impl Browser {
    /// Clicks the first element found, in its middle, as soon as it can be clicked. What has just
    /// moved there does not act yet, and is clicked again. A whole match cannot afford to wait so at
    /// each choice: after some presses that were held back it is clicked as screen readers click.
    #[track_caller]
    pub fn click<'a>(&self, by: impl Into<By<'a>>) {
        let by = by.into();
        self.until(&format!("click {by:?}"), || {
            if self.wire.run(PLAYS, &[])? == true {
                return Err("the page still shows what has happened".into());
            }
            let element = self.first(by)?;
            self.wait_for_rest(&element)?;
            self.click_element(&json!({ ELEMENT: element }))
        });
    }

    /// WebKit's driver clicks where an element was when it looked: beside it, if a page that has
    /// just been drawn still shifts.
    fn wait_for_rest(&self, element: &str) -> Result<(), String> {
        if self.engine() != Engine::WebKit {
            return Ok(());
        }
        let rests = self.wire.run_async(STANDS_STILL, &[json!({ ELEMENT: element })])?;
        if rests == true { Ok(()) } else { Err("it does not stand still".into()) }
    }

    /// Presses keys together where the focus is: `Enter`, `Shift+Tab`, `ArrowLeft`, `u`.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        let pressed = self.wire.post("actions", &keys::chord(keys));
        self.must(&format!("press {keys}"), pressed);
    }

    /// Types a text where the focus is.
    #[track_caller]
    pub fn type_text(&self, words: &str) {
        let typed = self.wire.post("actions", &keys::text(words));
        self.must(&format!("type {words:?}"), typed);
    }

    /// Clicks a field, drops what is in it and types a text.
    #[track_caller]
    pub fn fill<'a>(&self, by: impl Into<By<'a>>, words: &str) {
        self.click(by);
        self.press("Control+a");
        self.press("Delete");
        self.type_text(words);
    }

    /// Presses the mouse twice on the first element found, as fast as people do.
    #[track_caller]
    pub fn double_click<'a>(&self, by: impl Into<By<'a>>) {
        let press = [
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pointerUp", "button": 0 }),
        ];
        let pause = [json!({ "type": "pause", "duration": 100 })];
        self.point(by.into(), "mouse", &[&press[..], &pause, &press].concat());
    }

    /// Presses the mouse once on the first element found, whatever the page makes of it.
    #[track_caller]
    pub fn press_mouse<'a>(&self, by: impl Into<By<'a>>) {
        let down = json!({ "type": "pointerDown", "button": 0 });
        self.point(by.into(), "mouse", &[down, json!({ "type": "pointerUp", "button": 0 })]);
    }

    /// Moves the mouse over the first element found.
    #[track_caller]
    pub fn hover<'a>(&self, by: impl Into<By<'a>>) {
        self.point(by.into(), "mouse", &[]);
    }

    /// Holds a finger on the first element found for a while, then lifts it. In
    /// WebKitGTK, whose driver knows no fingers, it is the mouse.
    #[track_caller]
    pub fn hold<'a>(&self, by: impl Into<By<'a>>, time: Duration) {
        let held = [
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pause", "duration": time.as_millis() as u64 }),
            json!({ "type": "pointerUp", "button": 0 }),
        ];
        self.point(by.into(), "touch", &held);
    }

    /// Drags the first element found of `from` onto that of `to` with the mouse.
    #[track_caller]
    pub fn drag<'a, 'b>(&self, from: impl Into<By<'a>>, to: impl Into<By<'b>>) {
        let (from, to) = (from.into(), to.into());
        self.until(&format!("drag {from:?} onto {to:?}"), || {
            let (start, end) = (self.first(from)?, self.first(to)?);
            let actions = [
                move_to(&start),
                json!({ "type": "pointerDown", "button": 0 }),
                move_to(&end),
                json!({ "type": "pointerUp", "button": 0 }),
            ];
            self.wire.post("actions", &pointer("mouse", &actions)).map(drop)
        });
    }

    #[track_caller]
    fn point(&self, by: By<'_>, kind: &str, then: &[Value]) {
        self.until(&format!("point at {by:?}"), || {
            let mut actions = vec![move_to(&self.first(by)?)];
            actions.extend_from_slice(then);
            self.wire.post("actions", &pointer(kind, &actions)).map(drop)
        });
    }

    /// Clicks what a script has returned, in its middle.
    pub(crate) fn click_element(&self, found: &Value) -> Result<(), String> {
        let element = found[ELEMENT].as_str().ok_or("it is no element")?;
        self.wire.run(LISTEN, std::slice::from_ref(found))?;
        self.wire.post(&format!("element/{element}/click"), &json!({}))?;
        if self.loses_click() {
            return Err("the click did not come".into());
        }
        if self.wire.run(HELD, &[])? != true {
            return Ok(());
        }
        self.held.set(self.held.get() + 1);
        if self.held.get() <= WAITED_OUT {
            return Err("the page has held the press back".into());
        }
        self.activate(found)
    }

    /// Under load WebKit's driver lets go of a click: press and release fall on two drawings of a page. Or it
    /// clicks beside what has just moved.
    fn loses_click(&self) -> bool {
        // A page that is being left has no answer, and had its click.
        self.engine() == Engine::WebKit
            && self.wire.run_async(LOST, &[]).is_ok_and(|lost| lost == true)
    }

    /// Presses what a script has returned as screen readers do: without a pointer, at once.
    pub(crate) fn activate(&self, found: &Value) -> Result<(), String> {
        let press = "const [one] = arguments;
            one.focus({ preventScroll: true });
            one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
        self.wire.run(press, std::slice::from_ref(found)).map(drop)
    }

    /// The reference of the first element found.
    pub(crate) fn first(&self, by: By<'_>) -> Result<String, String> {
        let found = self.wire.run(FIND, &by.arguments())?;
        let reference = found[0][ELEMENT].as_str().ok_or("nothing of this kind is displayed")?;
        Ok(reference.to_owned())
    }
}

fn move_to(element: &str) -> Value {
    let origin = json!({ ELEMENT: element });
    json!({ "type": "pointerMove", "duration": 50, "origin": origin, "x": 0, "y": 0 })
}

fn pointer(kind: &str, actions: &[Value]) -> Value {
    let parameters = json!({ "pointerType": kind });
    json!({ "actions": [
        { "type": "pointer", "id": kind, "parameters": parameters, "actions": actions }
    ] })
}
