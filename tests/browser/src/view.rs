//! Whether everything that a choice is about is in view while it is due, and stays where it is.
//!
//! The tables mark it: `data-choice` what may be chosen, `data-in-view` what it is compared with,
//! `data-still="name"` what must not move between two choices, `data-strip` what may scroll within
//! itself. Of several `data-in-view` with one value, one must be displayed.

use crate::{Browser, Engine, Setup};
use serde_json::{Value, json};
use std::time::Duration;

/// The sizes at which the whole match is in view: phones upright and on their side, a tablet, and
/// three laptops without the 130 pixels that their browser's own bars take.
pub const SIZES: [(u32, u32); 7] =
    [(360, 740), (390, 844), (800, 360), (820, 1180), (1280, 590), (1366, 638), (1440, 770)];

/// Finds what is wrong.
const FAULTS: &str = include_str!("view.js");

/// Whether a person is asked, or the match is over.
const ASKED: &str = "const shown = (one) => one.getClientRects().length > 0;
    return !!document.querySelector('.match.is-over, #take-device')
        || [...document.querySelectorAll('[data-choice]:not(:disabled)')].some(shown)";

/// Whether the main action is pressed, and what may be: it alone, or what is not chosen yet. One that warns
/// asks to be pressed again before anything else is.
const PRESSED: &str = "const [confirm] = arguments;
    const main = document.querySelector('.foot-action .primary:not(:disabled)');
    const shown = (one) => one.getClientRects().length > 0;
    const taken = '[aria-pressed=true], [aria-checked=true], [aria-selected=true], :checked';
    const free = [...document.querySelectorAll('[data-choice]:not(:disabled)')]
        .filter((one) => shown(one) && one !== main && !one.matches(taken));
    const acts = !!main && ((confirm || main.matches('.is-danger')) && shown(main) || !free.length);
    return [acts, acts ? [main] : free]";

/// Puts away what lies over the board and tells what has happened.
const PUT_AWAY: &str = ".reveal-close";

/// Brings a control into its strip, and its middle; nothing where something else would be pressed.
const AIM: &str = "const [one] = arguments;
    if (one.closest('[data-strip]')) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    return there && (one.contains(there) || there.closest('label')?.control === one) ? [x, y] : null";

/// Where a walk looks around.
#[derive(Clone, Copy, PartialEq)]
enum Looks {
    /// Nowhere.
    Not,
    /// At the size that the window has.
    Here,
    /// At each of the [`SIZES`] as a choice comes due; each in turn is the size at which it is made.
    AtEverySize,
}

/// How a walk presses.
#[derive(Clone, Copy)]
enum Hand {
    /// As screen readers do, at once.
    Reader,
    /// With a finger, on what has stood still for a while.
    Finger,
}

/// How long a finger waits until nothing has just moved under it, see `static/press.js`.
const STOOD: Duration = Duration::from_millis(450);

/// How long a finger stays where it presses: people's do for 50 to 120 ms. What answers the touch is drawn by the
/// time it is lifted.
const PRESSED_FOR: Duration = Duration::from_millis(60);

/// How long a drawing may take to be whole.
const SETTLED: Duration = Duration::from_millis(200);

/// How often something else is pressed until the match goes on.
const TRIES: u32 = 60;

impl Browser {
    /// Waits until a person is asked, and checks what is in view; `at` tells where in the match.
    #[track_caller]
    pub fn look_around(&self, at: &str) {
        let mut faults = self.faults();
        if !faults.is_empty() {
            // On a busy machine a look may fall between two drawings of one moment.
            std::thread::sleep(SETTLED);
            self.wait_for_script(ASKED);
            self.eval("window.stoodStill = window.stoodBefore", &[]);
            faults = self.faults();
        }
        assert!(faults.is_empty(), "{at}, moment {}:\n  {}", self.moment(), faults.join("\n  "));
    }

    #[track_caller]
    fn faults(&self) -> Vec<String> {
        let faults = self.eval(FAULTS, &[]);
        let faults = faults.as_array().into_iter().flatten();
        faults.flat_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Plays by presses on whatever may be chosen, at random from the seed, and looks around at every
    /// decision and again when something is picked. Ends with the match or after so many decisions;
    /// gives how many there were.
    #[track_caller]
    pub fn walk(&self, decisions: usize, seed: u64) -> usize {
        self.play(decisions, seed, Looks::Here, Hand::Reader)
    }

    /// The same without looking around.
    #[track_caller]
    pub fn play_on(&self, decisions: usize, seed: u64) -> usize {
        self.play(decisions, seed, Looks::Not, Hand::Reader)
    }

    /// The same with a finger, in Chromium: real touch events, as a person's would come.
    #[track_caller]
    pub fn play_by_touch(&self, decisions: usize, seed: u64) -> usize {
        self.touch_screen();
        self.play(decisions, seed, Looks::Not, Hand::Finger)
    }

    #[track_caller]
    fn play(&self, decisions: usize, seed: u64, looks: Looks, hand: Hand) -> usize {
        let mut dice = Dice(seed);
        for made in 0..decisions {
            self.wait_for_script(ASKED);
            if self.count("#take-device") > 0 {
                self.click("#take-device");
                self.wait_until_gone("#take-device");
                self.wait_for_script(ASKED);
            }
            if self.count(".match.is-over") > 0 {
                return made;
            }
            // What was turned up lies over the board until it is put away.
            if self.count(PUT_AWAY) > 0 {
                self.click(PUT_AWAY);
                self.wait_until_gone(PUT_AWAY);
            }
            if looks == Looks::AtEverySize {
                self.look_at_every_size(made);
            }
            self.decide(made, &mut dice, looks, hand);
        }
        decisions
    }

    /// Presses one thing after the other until the match is at another moment.
    #[track_caller]
    fn decide(&self, made: usize, dice: &mut Dice, looks: Looks, hand: Hand) {
        let moment = self.moment();
        for attempt in 0..TRIES {
            if looks != Looks::Not {
                self.look_around(&format!("in decision {made}, press {attempt}"));
            }
            let pressed = self.eval(PRESSED, &[json!(attempt % 2 == 1)]);
            let acts = pressed[0] == true;
            let Some(found) = pressed[1].as_array().filter(|found| !found.is_empty()) else {
                continue;
            };
            let pressed = &found[dice.below(found.len())];
            // Whether a pointer would reach it is looked at by walks; presses of one have their own tests.
            let done = match hand {
                Hand::Reader => self.activate(pressed),
                Hand::Finger => self.touch(pressed),
            };
            if done.is_err() {
                continue;
            }
            if self.has_gone_on(&moment, acts) {
                return;
            }
        }
        panic!("{TRIES} presses in decision {made} do not end moment {moment}");
    }

    #[track_caller]
    fn look_at_every_size(&self, made: usize) {
        // Where the choice is made is looked at last, as the window is left so.
        let turn = made % SIZES.len() + 1;
        for (width, height) in SIZES[turn..].iter().chain(&SIZES[..turn]) {
            self.resize(*width, *height);
            self.look_around(&format!("at {width}x{height} in decision {made}"));
        }
    }

    /// Lays a finger on what a script has returned, once it has stood still.
    fn touch(&self, found: &Value) -> Result<(), String> {
        // On a busy machine a touch may last long enough to open what explains the thing.
        if self.count(":popover-open, dialog[open]") > 0 {
            self.press("Escape");
        }
        std::thread::sleep(STOOD);
        let at = self.wire.run(AIM, std::slice::from_ref(found))?;
        let (Some(x), Some(y)) = (at[0].as_f64(), at[1].as_f64()) else {
            return Err("something else lies there".into());
        };
        self.tap_at(x, y, PRESSED_FOR);
        Ok(())
    }

    /// Whether another moment has come, or comes soon after what `acts`.
    fn has_gone_on(&self, moment: &str, acts: bool) -> bool {
        (0..if acts { 10 } else { 2 }).any(|waited| {
            if waited > 0 {
                std::thread::sleep(Duration::from_millis(25));
            }
            self.moment() != moment || self.count(".match.is-over, #take-device") > 0
        })
    }

    /// Makes the screen one that is touched, in Chromium: `pointer: coarse`, touch events.
    #[track_caller]
    pub fn touch_screen(&self) {
        let on = json!({ "enabled": true, "maxTouchPoints": 1 });
        self.must("be touched", self.wire.devtools("Emulation.setTouchEmulationEnabled", &on));
    }

    /// Puts a finger on a point of the window and lifts it after a while, in Chromium: real touch
    /// events, with the late click that browsers make of them.
    #[track_caller]
    pub fn tap_at(&self, x: f64, y: f64, held: Duration) {
        self.finger("touchStart", &[(x, y)]);
        std::thread::sleep(held);
        self.finger("touchEnd", &[]);
    }

    /// Taps the middle of what the selector finds first, at once and wherever it is.
    #[track_caller]
    pub fn tap(&self, selector: &str) {
        let (x, y) = self.middle(selector);
        self.tap_at(x, y, Duration::ZERO);
    }

    /// The middle of what the selector finds first.
    #[track_caller]
    pub fn middle(&self, selector: &str) -> (f64, f64) {
        let middle = "const { left, top, width, height } = document.querySelector(arguments[0])
            .getBoundingClientRect(); return [left + width / 2, top + height / 2]";
        let middle = self.eval(middle, &[json!(selector)]);
        (middle[0].as_f64().unwrap_or_default(), middle[1].as_f64().unwrap_or_default())
    }

    /// Puts a finger on the middle of what the selector finds first, and leaves it there.
    #[track_caller]
    pub fn finger_down(&self, selector: &str) {
        let at = self.middle(selector);
        self.finger("touchStart", &[at]);
    }

    /// Lifts the finger.
    #[track_caller]
    pub fn finger_up(&self) {
        self.finger("touchEnd", &[]);
    }

    #[track_caller]
    fn finger(&self, kind: &str, points: &[(f64, f64)]) {
        let points: Vec<Value> = points.iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.must(kind, self.wire.devtools("Input.dispatchTouchEvent", &event));
    }
}

/// A Chromium with the match of the address: so many decisions are made, each looked at at every one of the
/// [`SIZES`].
#[track_caller]
pub fn in_view_at_every_size(url: &str, address: &str, decisions: usize) {
    let page = Browser::open(&Setup::of(Engine::Chromium).size(SIZES[0].0, SIZES[0].1));
    page.sit_down(url, address);
    let made = page.play(decisions, 1, Looks::AtEverySize, Hand::Reader);
    assert!(made > 0, "nothing was decided");
}

/// Chance that comes out the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % sides
    }
}
