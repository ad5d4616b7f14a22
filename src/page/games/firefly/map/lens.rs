//! The camera in the browser: fingers, mouse and wheel move the chart without drawing the page
//! anew. While it moves only a transform changes; where it comes to rest it is drawn sharp.

use crate::chart::camera::Camera;
use crate::chart::names::{Name, SCALES, grid, level_at};
use crate::chart::sheet::{Sheet, heart};
use crate::chart::{At, art};
use crate::page::browser;
use crate::page::prelude::*;
use crate::page::stage::FOLLOWED;
use crate::words::{FireflyText, Lang};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, KeyboardEvent, PointerEvent, WheelEvent};

/// How far a pointer must move before a press is a drag, in CSS pixels.
const SLACK: f64 = 8.0;
/// How long a chart that is zoomed by the wheel, or glides, is left in motion, in milliseconds.
const REST: u32 = 160;
const GLIDE: u32 = 240;
/// How much one press of a button or key zooms and moves.
const STEP: f64 = 1.5;
const SHOVE: f64 = 90.0;
/// How large a sector is made that somebody wants to see, in CSS pixels for a unit.
const CLOSE: f64 = 0.85;
/// What is seen is as far from the edge, in CSS pixels.
const MARGIN: f64 = 56.0;
/// What is nearer to the edge than this counts as out of sight.
const EDGE: f64 = 12.0;
/// A sector is some 80 units wide; below this scale it is too small for a finger.
const FINGER: f64 = 0.5;

/// The bar, the strip of figures, the row over the chart and the foot together, on a phone.
const AROUND: f64 = 166.0;
/// That row alone, as high as the band of places below it, and how high the sheet is at least where that
/// leaves half of the room under them to the chart.
const ROW: f64 = 36.0;
const SHEET: f64 = 274.0;

/// Below this scale nothing is read in what a high sheet leaves.
const READ: f64 = 0.3;

/// Of a chart that is left less of nothing is made out.
const SEEN: f64 = 72.0;

type Point = (f64, f64);

/// What is told to the map.
#[derive(Clone, PartialEq)]
pub struct Sight {
    /// A sector was tapped; whether it was large enough to be meant.
    pub tapped: Callback<(SectorId, bool)>,
    /// The mouse is over another sector.
    pub hovered: Callback<Option<SectorId>>,
}

/// The camera over the chart.
#[derive(Clone)]
pub struct Lens(Rc<Parts>);

impl PartialEq for Lens {
    fn eq(&self, other: &Lens) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The names that are written where all have no room: of what first, off what, and at which scale; 0 where all do.
#[derive(Default)]
struct Few {
    first: Vec<SectorId>,
    marks: Vec<At>,
    lang: Option<Lang>,
    scale: Option<i32>,
    names: Vec<Name>,
}

struct Parts {
    window: NodeRef,
    sheet: NodeRef,
    edges: NodeRef,
    chart: &'static Sheet,
    camera: Cell<Camera>,
    /// The scale at which the chart was drawn last.
    drawn: Cell<f64>,
    fingers: RefCell<Vec<(i32, Point)>>,
    pressed: Cell<Option<Point>>,
    dragged: Cell<bool>,
    rest: RefCell<Option<Timeout>>,
    under: Cell<Option<SectorId>>,
    /// The sheet of the names that have room on a chart that is too small for all.
    list: NodeRef,
    few: RefCell<Few>,
    sight: RefCell<Option<Sight>>,
    /// What stays in sight when the sheet is pulled up: one's own ship.
    home: Cell<Option<SectorId>>,
    /// What is looked at.
    chosen: Cell<Option<SectorId>>,
    /// Where the camera was before it followed what others do, and comes back to.
    left: Cell<Option<Camera>>,
    /// Where it was under a sheet of the usual height, and where it is now that a higher one covers it.
    risen: Cell<Option<(Camera, Camera)>>,
    /// Whether others decide, and whether the person has moved the chart meanwhile: so it stays until his turn.
    idle: Cell<bool>,
    set: Cell<bool>,
    /// What flies, but for one's own ship: its name on the chart, and its sector.
    others: RefCell<Vec<(String, SectorId)>>,
}

/// A camera over the chart that lasts as long as the map.
#[hook]
pub fn use_lens(
    chart: &'static Sheet,
    sight: Sight,
    held: [Option<SectorId>; 2],
    others: Vec<(String, SectorId)>,
    idle: bool,
) -> Lens {
    let lens = use_memo((), |()| {
        Lens(Rc::new(Parts {
            window: NodeRef::default(),
            sheet: NodeRef::default(),
            edges: NodeRef::default(),
            chart,
            camera: Cell::new(Camera::whole((chart.from, chart.size), (360.0, 270.0))),
            drawn: Cell::new(1.0),
            fingers: RefCell::default(),
            pressed: Cell::default(),
            dragged: Cell::default(),
            rest: RefCell::default(),
            under: Cell::default(),
            list: NodeRef::default(),
            few: RefCell::default(),
            sight: RefCell::default(),
            home: Cell::default(),
            chosen: Cell::default(),
            left: Cell::default(),
            risen: Cell::default(),
            idle: Cell::default(),
            set: Cell::default(),
            others: RefCell::default(),
        }))
    });
    *lens.0.sight.borrow_mut() = Some(sight);
    let [home, chosen] = held;
    lens.0.home.set(home);
    lens.0.chosen.set(chosen);
    lens.0.idle.set(idle);
    *lens.0.others.borrow_mut() = others;
    let watched = (*lens).clone();
    use_effect_with((), move |()| {
        let kept = watched.watch();
        move || drop(kept)
    });
    (*lens).clone()
}

impl Lens {
    /// The window on the chart.
    pub fn window(&self) -> NodeRef {
        self.0.window.clone()
    }

    /// The sheet on which the chart is drawn.
    pub fn sheet(&self) -> NodeRef {
        self.0.sheet.clone()
    }

    /// The sheet of few names.
    pub fn list(&self) -> NodeRef {
        self.0.list.clone()
    }

    /// Which names matter most where all have no room, off these marks, in a language.
    pub fn name(&self, first: Vec<SectorId>, marks: Vec<At>, lang: Lang) {
        let mut few = self.0.few.borrow_mut();
        if (&few.first, &few.marks, few.lang) != (&first, &marks, Some(lang)) {
            *few = Few { first, marks, lang: Some(lang), ..Few::default() };
            drop(few);
            self.write();
        }
    }

    /// Writes them where the chart is so small.
    fn write(&self) {
        if !CARRIED {
            return;
        }
        let (mut few, scale) = (self.0.few.borrow_mut(), self.0.camera.get().permille());
        let scale = if scale < SCALES[0] { scale } else { 0 };
        let (Some(list), Some(lang)) = (self.0.list.cast::<Element>(), few.lang) else { return };
        if few.scale == Some(scale) {
            return;
        }
        few.scale = Some(scale);
        let text = FireflyText::new(lang);
        let (mut names, mut svg) = (Vec::new(), String::new());
        if scale > 0 {
            names = self.0.chart.few(scale, &few.first, &few.marks);
            svg = art::few_names(self.0.chart, &names, scale, |planet| text.planet(planet));
        }
        few.names = names;
        list.set_inner_html(&svg);
    }

    /// The arrows to what is out of sight.
    pub fn edges(&self) -> NodeRef {
        self.0.edges.clone()
    }

    /// Turns the arrow of each place that is out of sight to where it lies; of one in sight it says so.
    pub fn point(&self) {
        let camera = self.0.camera.get();
        let (width, height) = camera.window;
        let mut next = self.0.edges.cast::<Element>().and_then(|all| all.first_element_child());
        while let Some(arrow) = next {
            next = arrow.next_element_sibling();
            let sector = arrow.get_attribute("data-sector").and_then(|number| number.parse().ok());
            let Some(at) = sector.and_then(SectorId::new).map(heart) else { continue };
            let (x, y) = camera.spot(at);
            let turn = match (x < EDGE, x > width - EDGE, y < EDGE, y > height - EDGE) {
                (true, _, true, _) => 225,
                (true, _, _, true) => 135,
                (true, ..) => 180,
                (_, true, true, _) => 315,
                (_, true, _, true) => 45,
                (_, true, ..) => 0,
                (_, _, true, _) => 270,
                (_, _, _, true) => 90,
                (false, false, false, false) => {
                    let _ = arrow.set_attribute("style", "--away:0");
                    continue;
                }
            };
            let _ = arrow.set_attribute("style", &format!("--turn:{turn}deg"));
        }
    }

    /// Closer to what is looked at, else to one's own ship, else to the middle, or further away.
    pub fn step(&self, closer: bool) {
        self.by_hand();
        let at = [self.0.chosen.get(), self.0.home.get()].into_iter().flatten().map(heart);
        self.glide(|camera| {
            let (w, h) = camera.window;
            let at = at.filter(|&at| camera.sees(&[at], 0.0)).map(|at| camera.spot(at)).next();
            camera.zoom(at.unwrap_or((w / 2.0, h / 2.0)), if closer { STEP } else { 1.0 / STEP })
        });
    }

    /// The whole chart; where that is seen and leaves much of the window empty, what fills that.
    pub fn whole(&self) {
        self.by_hand();
        self.glide(|camera| {
            if !CARRIED || !camera.is_whole() || !camera.fill() {
                *camera = Camera::whole((camera.from, camera.sheet), camera.window);
            }
        });
    }

    /// As much of the chart as can be read, where it might be anywhere.
    pub fn survey(&self) {
        self.settle(|camera| {
            // No board is much broader than a phone without another beside it.
            if CARRIED && camera.is_whole() {
                camera.fill();
            }
        });
    }

    /// A sector in the middle.
    pub fn look_at(&self, sector: SectorId) {
        self.glide(|camera| camera.look_at(heart(sector), CLOSE));
    }

    /// A sector in the middle, unless sectors are large enough already and it can be seen.
    pub fn show(&self, sector: SectorId) {
        self.by_hand();
        if !self.sees(sector) || self.0.camera.get().scale < FINGER {
            self.look_at(sector);
        }
    }

    /// All of these sectors where they can be seen, moving no more than that takes.
    pub fn hold(&self, sectors: impl Iterator<Item = SectorId>) {
        let points: Vec<At> = sectors.map(heart).collect();
        self.settle(|camera| camera.hold(&points, MARGIN.min(camera.window.1 / 3.0)));
    }

    /// The same, and large enough to be pressed, the first of them in the middle if need be.
    pub fn offer(&self, sectors: impl Iterator<Item = SectorId>) {
        let points: Vec<At> = sectors.map(heart).collect();
        self.settle(|camera| {
            camera.hold(&points, MARGIN.min(camera.window.1 / 3.0));
            if camera.scale < FINGER {
                frame(camera, &points);
            }
        });
    }

    /// What a turn or a choice is about, the ship first.
    pub fn frame(&self, sectors: impl Iterator<Item = SectorId>) {
        let points: Vec<At> = sectors.map(heart).collect();
        self.settle(|camera| frame(camera, &points));
    }

    /// What is asked of the chart while it follows what others do is for when it comes back.
    fn settle(&self, act: impl FnOnce(&mut Camera)) {
        if self.0.set.get() && self.0.idle.get() {
            return;
        }
        if let Some(mut left) = self.0.left.get() {
            act(&mut left);
            return self.0.left.set(Some(left));
        }
        let before = self.0.camera.get();
        let mut after = before;
        act(&mut after);
        if after != before {
            self.glide(|camera| *camera = after);
        }
    }

    /// Brings into sight, as large as one's own turn, what others do where these names are. It is there at
    /// once, so that it can be measured, and only looks as if it glided.
    fn follow(&self, names: &str) {
        if self.0.set.get() {
            return;
        }
        let others = self.0.others.borrow();
        let is_other = |name: &str| others.iter().any(|(other, _)| other == name);
        if !names.split(' ').any(is_other) {
            return;
        }
        let place = |name: &str| {
            let at = name.strip_prefix("sector-").and_then(|number| number.parse().ok());
            let other = others.iter().find(|(other, _)| other == name).map(|(_, at)| *at);
            at.and_then(SectorId::new).or(other).map(heart)
        };
        let points: Vec<At> = names.split(' ').filter_map(place).collect();
        let before = self.0.camera.get();
        let mut after = before;
        frame(&mut after, &points);
        if after == before {
            return;
        }
        self.0.left.set(self.0.left.get().or(Some(before)));
        self.0.camera.set(after);
        self.draw();
        let (lens, from) = (self.clone(), self.transform(before));
        Timeout::new(0, move || {
            lens.place(&format!("--from:{from};animation:sheet-glides var(--t2) var(--ease);"));
        })
        .forget();
    }

    /// Where the chart was before it followed what others do, and what has to be in sight now.
    pub fn come_back(&self) {
        if let Some(mut left) = self.0.left.take() {
            let (width, height) = self.0.camera.get().window;
            left.resize(width, height);
            self.glide(|camera| *camera = left);
        }
    }

    /// The person moves the chart: there is nothing to come back to, and while others decide it follows nobody
    /// any more.
    fn by_hand(&self) {
        self.0.left.set(None);
        self.0.set.set(self.0.set.get() || self.0.idle.get());
    }

    /// His own turn begins: the chart is moved for him again.
    pub fn let_go(&self) {
        self.0.set.set(false);
    }

    fn sees(&self, sector: SectorId) -> bool {
        self.0.camera.get().sees(&[heart(sector)], MARGIN)
    }

    /// What a key does; whether it does anything.
    pub fn key(&self, event: &KeyboardEvent) {
        match event.key().as_str() {
            "+" | "=" => self.step(true),
            "-" => self.step(false),
            "0" => self.whole(),
            "ArrowLeft" => self.shove((SHOVE, 0.0)),
            "ArrowRight" => self.shove((-SHOVE, 0.0)),
            "ArrowUp" => self.shove((0.0, SHOVE)),
            "ArrowDown" => self.shove((0.0, -SHOVE)),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    fn shove(&self, by: Point) {
        self.by_hand();
        self.glide(|camera| camera.pan(by));
    }

    // Motion -----------------------------------------------------------------------------------

    fn change(&self, act: impl FnOnce(&mut Camera)) {
        self.by_hand();
        let mut camera = self.0.camera.get();
        act(&mut camera);
        self.0.camera.set(camera);
        self.place("");
    }

    fn glide(&self, act: impl FnOnce(&mut Camera)) {
        let mut camera = self.0.camera.get();
        act(&mut camera);
        self.0.camera.set(camera);
        self.place("transition:transform var(--t2) var(--ease);");
        self.rest_after(GLIDE);
    }

    fn rest_after(&self, milliseconds: u32) {
        let lens = self.clone();
        let rest = Timeout::new(milliseconds, move || lens.draw());
        *self.0.rest.borrow_mut() = Some(rest);
    }

    /// Moves the sheet as it was drawn. Written with whole numbers: thousandths as `0.123`.
    fn place(&self, more: &str) {
        let Some(sheet) = self.0.sheet.cast::<Element>() else { return };
        let (camera, drawn) = (self.0.camera.get(), self.0.drawn.get());
        let width = (f64::from(camera.sheet.0) * drawn).round() as i32;
        // Where the whole chart is smaller than any at which names have their places, they shrink with it, as do
        // marks.
        let seen = drawn.max(f64::from(SCALES[0]) / 1000.0);
        let unit = decimal(1.0 / seen);
        let token = decimal(f64::from(grid((seen * 1000.0).round() as i32)) / 1000.0 / seen);
        let transform = self.transform(camera);
        let style = format!("width:{width}px;--u:{unit};--tok:{token};{more}transform:{transform}");
        let _ = sheet.set_attribute("style", &style);
        self.point();
    }

    fn transform(&self, camera: Camera) -> String {
        let grown = decimal(camera.scale / self.0.drawn.get());
        let (x, y) = (camera.corner.0.round() as i32, camera.corner.1.round() as i32);
        format!("translate({x}px,{y}px) scale({grown})")
    }

    /// Draws the chart anew at the scale that it has come to.
    fn draw(&self) {
        let camera = self.0.camera.get();
        self.0.drawn.set(camera.scale);
        self.place("");
        if let Some(sheet) = self.0.sheet.cast::<Element>() {
            let _ = sheet.set_attribute("data-detail", &level_at(camera.permille()).to_string());
        }
        self.write();
    }

    // Fingers ----------------------------------------------------------------------------------

    fn watch(&self) -> Vec<Box<dyn std::any::Any>> {
        let Some(window) = self.0.window.cast::<Element>() else { return Vec::new() };
        let mut kept: Vec<Box<dyn std::any::Any>> = Vec::new();
        let mut on = |kind: &'static str, act: fn(&Lens, &web_sys::Event)| {
            let lens = self.clone();
            let options = EventListenerOptions::enable_prevent_default();
            let listener = EventListener::new_with_options(&window, kind, options, move |event| {
                act(&lens, event)
            });
            kept.push(Box::new(listener));
        };
        on("pointerdown", |lens, event| pointer(event, |e| lens.press(e)));
        on("pointermove", |lens, event| pointer(event, |e| lens.moved(e)));
        on("pointerup", |lens, event| pointer(event, |e| lens.release(e)));
        on("pointercancel", |lens, event| pointer(event, |e| lens.lose(e)));
        on("pointerleave", |lens, _| lens.hover(None));
        on("wheel", |lens, event| {
            if let Some(event) = event.dyn_ref::<WheelEvent>() {
                lens.wheel(event);
            }
        });
        let lens = self.clone();
        let followed = browser::listen(FOLLOWED, move |_: &web_sys::Event| {
            lens.follow(&browser::root_value(FOLLOWED).unwrap_or_default());
        });
        kept.push(Box::new(followed));
        let lens = self.clone();
        let resized = Closure::<dyn Fn()>::new(move || lens.measure());
        if let Ok(observer) = web_sys::ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&window);
            if let Some(sheet) = sheet() {
                observer.observe(&sheet);
            }
            kept.push(Box::new(Observer(observer)));
        }
        kept.push(Box::new(resized));
        self.measure();
        kept
    }

    fn measure(&self) {
        let Some(window) = self.0.window.cast::<Element>() else { return };
        let width = f64::from(window.client_width());
        let whole = f64::from(window.client_height());
        let over = covered(&window);
        let mut covered = over;
        if covered > 0.0 && browser::is_there(".firefly-table:not(.is-flight) [data-stop=scene]") {
            // Where it is no higher than usual nothing moves on the chart.
            let map = window.parent_element().map_or(whole, |map| f64::from(map.client_height()));
            let (free, screen) = (map - ROW, map - ROW + AROUND);
            let chart = (0.45 * screen).max((0.747 * width).min(0.6 * screen));
            covered = (free - chart).max(((free - ROW) / 2.0 - 2.0).min(SHEET));
        }
        let mut camera = self.0.camera.get();
        // The sheet falls: the chart is as it was below it, unless it has been moved.
        if let Some((low, high)) = self.0.risen.take()
            && high == camera
        {
            camera = low;
        }
        // Pulled over nearly all of the chart, the sheet is what is looked at.
        let before = camera.window.1;
        let height = if whole - covered < SEEN { before.min(whole) } else { whole - covered };
        camera.resize(width, height);
        let home = self.0.home.get().map(heart);
        if let Some(home) = home.filter(|_| height < before && !camera.is_whole()) {
            // Under what is read on a flight there is little room.
            camera.hold(&[home], MARGIN.min(height / 3.0));
        }
        // What of the chart a high sheet leaves has one's ship in its middle, and what is looked at.
        let left = whole - over;
        if over > covered + 1.0 && left > SEEN {
            let low = camera;
            let points: Vec<At> = home.into_iter().chain(self.0.chosen.get().map(heart)).collect();
            camera.resize(width, left);
            let (near, margin) = (camera, MARGIN.min(left / 3.0));
            camera.centre(&points, margin);
            // What is too far away to be read beside the ship is left out.
            if camera.scale < READ.min(near.scale) {
                camera = near;
                camera.centre(&points[..1], margin);
            }
            self.0.risen.set(Some((low, camera)));
        }
        self.0.camera.set(camera);
        self.draw();
    }

    /// Where an event is in the window.
    fn spot(&self, event: &web_sys::MouseEvent) -> Point {
        let rect = self.0.window.cast::<Element>().map(|window| window.get_bounding_client_rect());
        let (left, top) = rect.map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        (f64::from(event.client_x()) - left, f64::from(event.client_y()) - top)
    }

    /// The sector that a point of the window means.
    fn aimed_at(&self, spot: Point) -> Option<SectorId> {
        let camera = self.0.camera.get();
        self.0.chart.aimed_at(camera.point(spot), camera.permille(), &self.0.few.borrow().names)
    }

    fn press(&self, event: &PointerEvent) {
        // The list of places found gives way to the chart.
        if browser::is_there(".map-search :focus") {
            browser::leave_field();
        }
        if event.button() != 0 {
            return;
        }
        let spot = self.spot(event);
        let mut fingers = self.0.fingers.borrow_mut();
        if fingers.is_empty() {
            self.0.pressed.set(Some(spot));
            self.0.dragged.set(false);
        } else {
            self.0.dragged.set(true);
        }
        fingers.push((event.pointer_id(), spot));
    }

    fn moved(&self, event: &PointerEvent) {
        let spot = self.spot(event);
        let before = self.0.fingers.borrow().clone();
        let Some(at) = before.iter().position(|(id, _)| *id == event.pointer_id()) else {
            if event.pointer_type() == "mouse" {
                self.hover(self.aimed_at(spot));
            }
            return;
        };
        let start = self.0.pressed.get().unwrap_or(spot);
        if !self.0.dragged.get() && far(start, spot) < SLACK {
            return;
        }
        if !self.0.dragged.replace(true)
            && let Some(window) = self.0.window.cast::<Element>()
        {
            let _ = window.set_pointer_capture(event.pointer_id());
        }
        self.0.fingers.borrow_mut()[at].1 = spot;
        let after = self.0.fingers.borrow().clone();
        match (before.as_slice(), after.as_slice()) {
            ([(_, old)], _) => self.change(|camera| camera.pan((spot.0 - old.0, spot.1 - old.1))),
            ([(_, a), (_, b), ..], [(_, c), (_, d), ..]) => {
                let (old, new) = (middle(*a, *b), middle(*c, *d));
                let times = far(*c, *d).max(1.0) / far(*a, *b).max(1.0);
                self.change(|camera| {
                    camera.pan((new.0 - old.0, new.1 - old.1));
                    camera.zoom(new, times);
                });
            }
            _ => {}
        }
    }

    fn release(&self, event: &PointerEvent) {
        let tap = self.0.pressed.get().filter(|_| !self.0.dragged.get());
        let known = self.0.fingers.borrow().iter().any(|(id, _)| *id == event.pointer_id());
        self.lose(event);
        let camera = self.0.camera.get();
        if let Some(sector) = tap.filter(|_| known).and_then(|spot| self.aimed_at(spot)) {
            let sure = event.pointer_type() == "mouse" || camera.scale >= FINGER;
            self.mark(tap);
            let lens = self.clone();
            browser::once_seen(move || {
                lens.mark(None);
                if let Some(sight) = &*lens.0.sight.borrow() {
                    sight.tapped.emit((sector, sure));
                }
            });
        }
    }

    /// Shows at once where a tap was felt: what it does takes several frames of a slow phone to draw.
    fn mark(&self, spot: Option<Point>) {
        let Some(window) = self.0.window.cast::<Element>() else { return };
        let _ = match spot {
            Some((x, y)) => window.set_attribute(
                "style",
                &format!("--x:{}px;--y:{}px", x.round() as i32, y.round() as i32),
            ),
            None => window.remove_attribute("style"),
        };
    }

    fn lose(&self, event: &PointerEvent) {
        let mut fingers = self.0.fingers.borrow_mut();
        fingers.retain(|(id, _)| *id != event.pointer_id());
        if fingers.is_empty() {
            self.0.pressed.set(None);
            if self.0.dragged.get() {
                drop(fingers);
                self.draw();
            }
        }
    }

    fn hover(&self, sector: Option<SectorId>) {
        if self.0.under.replace(sector) != sector
            && let Some(sight) = &*self.0.sight.borrow()
        {
            sight.hovered.emit(sector);
        }
    }

    fn wheel(&self, event: &WheelEvent) {
        event.prevent_default();
        // A notch of a mouse is some hundred pixels, or three lines.
        let notches = event.delta_y() / if event.delta_mode() == 0 { 100.0 } else { 3.0 };
        let times = 1.0 - notches.clamp(-1.0, 1.0) * if notches < 0.0 { 0.25 } else { 0.2 };
        let spot = self.spot(event);
        self.change(|camera| camera.zoom(spot, times));
        self.rest_after(REST);
    }
}

/// The panel, which on a phone lies over the chart.
fn sheet() -> Option<Element> {
    browser::document()?.query_selector(".desk").ok()?
}

/// How much of the window the sheet covers from below, in CSS pixels.
fn covered(window: &Element) -> f64 {
    let Some(sheet) = sheet() else { return 0.0 };
    let (window, sheet) = (window.get_bounding_client_rect(), sheet.get_bounding_client_rect());
    let over = sheet.left() < window.right() - 1.0 && sheet.right() > window.left() + 1.0;
    if over { (window.bottom() - sheet.top()).max(0.0) } else { 0.0 }
}

struct Observer(web_sys::ResizeObserver);

impl Drop for Observer {
    fn drop(&mut self) {
        self.0.disconnect();
    }
}

fn pointer(event: &web_sys::Event, act: impl FnOnce(&PointerEvent)) {
    if let Some(event) = event.dyn_ref::<PointerEvent>() {
        act(event);
    }
}

fn far(a: Point, b: Point) -> f64 {
    let (x, y) = (a.0 - b.0, a.1 - b.1);
    (x * x + y * y).sqrt()
}

fn middle(a: Point, b: Point) -> Point {
    ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0)
}

/// These points in the middle, and large enough for a finger where the window is small.
fn frame(camera: &mut Camera, points: &[At]) {
    camera.frame(points, MARGIN.min(camera.window.0 / 8.0), FINGER);
}

/// A number with three decimals, without the page carrying what prints floats.
fn decimal(number: f64) -> String {
    let thousandths = (number * 1000.0).round() as i32;
    format!("{}.{:03}", thousandths / 1000, thousandths % 1000)
}
