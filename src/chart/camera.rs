//! The camera over the chart: which part of it is seen, and how large.

use super::At;
use super::sheet::is_broad;

/// The most CSS pixels for a unit of the chart.
const CLOSEST: f64 = 3.2;

/// The least: below it planets run together. A window that is smaller yet shows the chart in part.
const LEAST: f64 = 0.15;

/// How much of a window's height a whole chart fills at least, or else it is too small to read.
const BROAD: f64 = 0.7;

/// The same of a chart of several boards, of which some part is out of sight anyway.
const BROADER: f64 = 0.85;

/// How many CSS pixels are left free beside it: the names of planets near its edge reach over that.
const EDGE: f64 = 10.0;

/// What is seen. Positions on the screen are CSS pixels from the corner of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The point of the chart at its corner on the left and above.
    pub from: At,
    /// Width and height of the chart.
    pub sheet: At,
    /// Width and height of the window on the chart.
    pub window: (f64, f64),
    /// CSS pixels for a unit of the chart.
    pub scale: f64,
    /// Where the corner of the chart is.
    pub corner: (f64, f64),
}

impl Camera {
    /// The whole chart in a window of this size.
    pub fn whole((from, sheet): (At, At), window: (f64, f64)) -> Camera {
        let mut camera = Camera { from, sheet, window, scale: 1.0, corner: (0.0, 0.0) };
        camera.scale = camera.widest();
        camera.settle();
        camera
    }

    /// The scale at which the whole chart is seen.
    pub fn widest(&self) -> f64 {
        let width = self.window.0 - 2.0 * self.edge();
        let fit = (width / f64::from(self.sheet.0)).min(self.window.1 / f64::from(self.sheet.1));
        within(fit, LEAST, CLOSEST)
    }

    /// What is left free on either side.
    fn edge(&self) -> f64 {
        if is_broad(self.sheet) { EDGE } else { 0.0 }
    }

    /// Whether the whole chart is seen.
    pub fn is_whole(&self) -> bool {
        self.scale <= self.widest() * 1.001
    }

    /// The scale at which it fills the height of the window, where the whole chart fills no more than that part
    /// of it.
    fn full(&self, part: f64) -> Option<f64> {
        let full = within(self.window.1 / f64::from(self.sheet.1), LEAST, CLOSEST);
        (self.widest() < part * full).then_some(full)
    }

    /// Fills the height of the window where the whole chart leaves much of it empty. Whether it does.
    pub fn fill(&mut self) -> bool {
        let full = self.full(BROAD);
        if let Some(full) = full {
            self.look_at(self.point((self.window.0 / 2.0, self.window.1 / 2.0)), full);
        }
        full.is_some()
    }

    /// The same for a chart that is broad by itself, as one of several boards is.
    fn full_if_broad(&self) -> Option<f64> {
        self.full(BROADER).filter(|_| is_broad(self.sheet))
    }

    /// Moves the chart by so much.
    pub fn pan(&mut self, (dx, dy): (f64, f64)) {
        self.corner = (self.corner.0 + dx, self.corner.1 + dy);
        self.settle();
    }

    /// Grows the chart so many times, the point of the screen staying where it is.
    pub fn zoom(&mut self, (x, y): (f64, f64), times: f64) {
        let scale = within(self.scale * times, self.widest(), CLOSEST);
        let grown = scale / self.scale;
        self.corner = (x - (x - self.corner.0) * grown, y - (y - self.corner.1) * grown);
        self.scale = scale;
        self.settle();
    }

    /// Puts a point of the chart into the middle of the window, at least this large.
    pub fn look_at(&mut self, at: At, scale: f64) {
        self.scale = within(self.scale.max(scale), self.widest(), CLOSEST);
        self.corner = (0.0, 0.0);
        let (x, y) = self.spot(at);
        self.corner = (self.window.0 / 2.0 - x, self.window.1 / 2.0 - y);
        self.settle();
    }

    /// Where a point of the chart is on the screen.
    pub fn spot(&self, (x, y): At) -> (f64, f64) {
        let on = |at: i32, from: i32, corner: f64| f64::from(at - from) * self.scale + corner;
        (on(x, self.from.0, self.corner.0), on(y, self.from.1, self.corner.1))
    }

    /// Makes all of these points of the chart visible, moving no more than that takes.
    pub fn hold(&mut self, points: &[At], margin: f64) {
        if points.is_empty() {
            return;
        }
        let (fit, middle) = self.fit(points, margin);
        if self.scale > fit {
            self.scale = fit.max(LEAST);
            return self.look_at(middle, 0.0);
        }
        for &at in points {
            let (x, y) = self.spot(at);
            let back = |at: f64, window: f64| within(at, margin, window - margin) - at;
            self.pan((back(x, self.window.0), back(y, self.window.1)));
        }
    }

    /// The first of these points in the middle, the others where they can be seen.
    pub fn centre(&mut self, points: &[At], margin: f64) {
        let Some(&first) = points.first() else { return };
        self.look_at(first, 0.0);
        self.hold(points, margin);
    }

    /// Puts these points into the middle at a scale, or as far away as the whole chart; where they reach
    /// much further than the window, the first of them. Nothing moves where that is seen well enough; a chart
    /// that is nearly as large when whole is seen whole, and a broad one fills the window.
    pub fn frame(&mut self, points: &[At], margin: f64, scale: f64) {
        let whole = self.widest();
        let scale = match self.full_if_broad() {
            Some(full) => scale.max(full),
            None if whole > 0.8 * scale => whole,
            None => scale,
        };
        let (fit, middle) = self.fit(points, margin);
        let Some(&first) = points.first() else { return };
        let fits = fit > 0.85 * scale;
        let seen = if fit >= scale {
            self.sees(points, margin)
        } else {
            self.sees(&[first], 2.0 * margin)
        };
        if !seen || self.scale < 0.9 * scale {
            self.scale = scale;
            self.look_at(if fits { middle } else { first }, 0.0);
        }
    }

    /// Whether these points of the chart are seen, as far as that from the edges.
    pub fn sees(&self, points: &[At], margin: f64) -> bool {
        let within = |at: f64, window: f64| (margin..=window - margin).contains(&at);
        points.iter().all(|&at| {
            let (x, y) = self.spot(at);
            within(x, self.window.0) && within(y, self.window.1)
        })
    }

    /// The scale at which all of these points fit into the window, and the middle of them.
    fn fit(&self, points: &[At], margin: f64) -> (f64, At) {
        let ends = |of: fn(&At) -> i32| {
            points
                .iter()
                .map(of)
                .fold((i32::MAX, i32::MIN), |(low, high), at| (low.min(at), high.max(at)))
        };
        let ((left, right), (top, bottom)) = (ends(|at| at.0), ends(|at| at.1));
        let fit = |window: f64, from: i32, to: i32| {
            (window - 2.0 * margin) / f64::from((to - from).max(1))
        };
        let most = fit(self.window.0, left, right).min(fit(self.window.1, top, bottom));
        (most, ((left + right) / 2, (top + bottom) / 2))
    }

    /// The same part of the chart in a window of another size; the whole stays whole, and a broad chart fills
    /// its height.
    pub fn resize(&mut self, width: f64, height: f64) {
        // A sheet that comes or goes below moves nothing that need not move.
        if (self.window.0 - width).abs() < 1.0 && self.window.1 > 1.0 {
            let filled = f64::from(self.sheet.1) * self.scale > self.window.1 - 1.0;
            let middle = self.point((width / 2.0, self.window.1 / 2.0));
            self.window.1 = height;
            self.scale = self.scale.max(self.widest());
            self.settle();
            // What has filled a lower window fills this one.
            if let Some(full) = self.full_if_broad().filter(|&full| filled && full > self.scale) {
                self.look_at(middle, full);
            }
            return;
        }
        if self.is_whole() || self.window.0 < 1.0 || self.window.1 < 1.0 {
            *self = Camera::whole((self.from, self.sheet), (width, height));
        }
        let middle = self.point((self.window.0 / 2.0, self.window.1 / 2.0));
        if self.full_if_broad().is_some_and(|full| self.scale < 1.001 * full) {
            // What filled a larger window need be no larger than what fills this one.
            self.scale = 0.0;
        }
        self.window = (width, height);
        self.look_at(middle, self.full_if_broad().unwrap_or_default());
    }

    /// The point of the chart under a point of the screen.
    pub fn point(&self, (x, y): (f64, f64)) -> At {
        let (x, y) = ((x - self.corner.0) / self.scale, (y - self.corner.1) / self.scale);
        (x.round() as i32 + self.from.0, y.round() as i32 + self.from.1)
    }

    /// The scale in thousandths.
    pub fn permille(&self) -> i32 {
        (self.scale * 1000.0).round() as i32
    }

    /// No emptiness beside the chart that the chart could fill. Where it cannot, it lies in the middle between
    /// left and right, and at the top, where nothing that opens below moves it; a broad one, which leaves much of
    /// its window empty, in the middle of that as well.
    fn settle(&mut self) {
        let spare = |window: f64, size: i32| window - f64::from(size) * self.scale;
        let (w, h) = (spare(self.window.0, self.sheet.0), spare(self.window.1, self.sheet.1));
        let ((x, y), edge) = (self.corner, self.edge());
        let above = if is_broad(self.sheet) { h / 2.0 } else { 0.0 };
        self.corner = (
            if w >= 0.0 { w / 2.0 } else { within(x, w - edge, edge) },
            if h >= 0.0 { above } else { within(y, h, 0.0) },
        );
    }
}

/// Not `clamp`: that prints its bounds where they are crossed, and weighs a kilobyte more.
fn within(number: f64, least: f64, most: f64) -> f64 {
    number.max(least).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::SIZE;

    const BASE: (At, At) = ((0, 0), SIZE);

    #[test]
    fn the_whole_chart_fits_and_lies_at_the_top() {
        let camera = Camera::whole(BASE, (691.0, 640.0));
        assert!(camera.is_whole());
        assert_eq!(camera.permille(), 500);
        assert!(camera.corner.0.abs() < 0.01);
        assert!(camera.point((0.0, 0.0)).1.abs() <= 1);
        let mut near = camera;
        near.frame(&[(60, 60)], 56.0, 1.0);
        assert!(near.corner.1.abs() < 0.01, "nothing empty above it");
        let camera = Camera::whole(BASE, (360.0, 400.0));
        assert_eq!(camera.permille(), 260);
        let mut lower = camera;
        lower.resize(360.0, 360.0);
        assert_eq!(lower.corner, camera.corner, "what opens below moves nothing");
    }

    #[test]
    fn a_chart_much_broader_than_its_window_may_fill_it() {
        let mut camera = Camera::whole(((0, 0), (2400, 1000)), (390.0, 340.0));
        assert!(camera.fill());
        assert_eq!(camera.permille(), 340);
        assert_eq!(camera.point((195.0, 170.0)), (1200, 500), "its middle");
        let mut camera = Camera::whole(BASE, (390.0, 340.0));
        let before = camera;
        assert!(!camera.fill());
        assert_eq!(camera, before);
    }

    #[test]
    fn a_broad_chart_fills_its_window_however_that_is_resized() {
        let boards = ((0, 0), (2400, 1100));
        let mut camera = Camera::whole(boards, (840.0, 500.0));
        camera.frame(&[(400, 500), (700, 600)], 56.0, 0.5);
        assert_eq!(camera.permille(), 500, "large enough for a finger");
        camera.resize(1000.0, 770.0);
        assert_eq!(camera.permille(), 700);
        camera.frame(&[(400, 500), (700, 600)], 56.0, 0.5);
        assert_eq!(camera.permille(), 700, "no smaller in a larger window");
        camera.resize(840.0, 495.0);
        assert_eq!(camera.permille(), 450, "nor larger than the next one");
        let mut camera = Camera::whole(boards, (0.0, 0.0));
        camera.resize(1000.0, 770.0);
        assert_eq!(camera.permille(), 700, "from the start");
        camera.resize(1000.0, 600.0);
        assert_eq!(camera.permille(), 700, "what opens below moves nothing");
        camera.resize(1000.0, 880.0);
        assert_eq!(camera.permille(), 800, "nor does it leave emptiness as it closes");
    }

    #[test]
    fn a_broad_chart_that_is_whole_lies_in_the_middle_and_has_room_for_names_beside_it() {
        let camera = Camera::whole(((0, 0), (2400, 1100)), (980.0, 640.0));
        assert_eq!((camera.permille(), camera.corner), (400, (10.0, 100.0)));
        let mut lower = camera;
        lower.resize(980.0, 600.0);
        assert_eq!((lower.permille(), lower.corner), (400, (10.0, 80.0)), "it stays whole");
        let mut near = camera;
        near.zoom((0.0, 0.0), 2.0);
        near.pan((1e6, 0.0));
        assert!((near.corner.0 - 10.0).abs() < 0.01);
    }

    #[test]
    fn what_is_under_the_fingers_stays_there() {
        let mut camera = Camera::whole(BASE, (1000.0, 800.0));
        camera.zoom((400.0, 300.0), 2.0);
        let before = camera.point((620.0, 410.0));
        camera.zoom((620.0, 410.0), 1.7);
        let after = camera.point((620.0, 410.0));
        assert!((before.0 - after.0).abs() <= 1 && (before.1 - after.1).abs() <= 1);
        assert!(!camera.is_whole());
    }

    #[test]
    fn the_chart_cannot_be_lost() {
        let mut camera = Camera::whole(BASE, (360.0, 400.0));
        camera.zoom((0.0, 0.0), 1e9);
        assert!((camera.scale - CLOSEST).abs() < 1e-9);
        camera.pan((1e6, -1e6));
        assert_eq!(camera.point((0.0, 400.0)), (0, SIZE.1));
        camera.zoom((10.0, 10.0), 1e-9);
        assert!(camera.is_whole());
    }

    #[test]
    fn points_are_held_together_by_going_no_further_away_than_needed() {
        let mut camera = Camera::whole(BASE, (360.0, 330.0));
        camera.look_at((700, 500), 0.85);
        let before = camera;
        camera.hold(&[(700, 500), (760, 540)], 40.0);
        assert_eq!(camera, before, "both are seen already");
        camera.hold(&[], 40.0);
        assert_eq!(camera, before, "nothing is looked for");
        camera.hold(&[(480, 500)], 40.0);
        assert_eq!((camera.spot((480, 500)).0.round(), camera.corner.1), (40.0, before.corner.1));
        camera.hold(&[(700, 500), (300, 300)], 40.0);
        assert!(camera.scale < before.scale && !camera.is_whole());
        for (x, y) in [(700.0, 500.0), (300.0, 300.0)] {
            let (x, y) = (x * camera.scale + camera.corner.0, y * camera.scale + camera.corner.1);
            assert!((39.0..=321.0).contains(&x) && (39.0..=291.0).contains(&y), "{x} {y}");
        }
    }

    #[test]
    fn a_frame_has_all_in_it_or_its_first_in_the_middle_and_rests_where_it_is_good_enough() {
        let mut camera = Camera::whole(BASE, (360.0, 380.0));
        let near = [(700, 500), (900, 700), (500, 300)];
        camera.frame(&near, 40.0, 0.5);
        assert!(camera.sees(&near, 40.0));
        assert_eq!(camera.permille(), 500);
        let before = camera;
        camera.frame(&[(700, 500), (850, 650), (550, 400)], 40.0, 0.5);
        assert_eq!(camera, before, "good enough");
        camera.frame(&[(600, 500), (1250, 900), (300, 100)], 40.0, 0.5);
        assert_eq!(camera, before, "the first is not at the edge");
        camera.frame(&[(400, 400), (1250, 900), (300, 100)], 40.0, 0.5);
        assert_eq!(camera.point((180.0, 190.0)), (400, 400));
    }

    #[test]
    fn a_sector_is_looked_at_and_kept_when_the_window_changes() {
        let mut camera = Camera::whole(BASE, (900.0, 700.0));
        camera.look_at((700, 500), 1.5);
        assert_eq!(camera.point((450.0, 350.0)), (700, 500));
        camera.resize(500.0, 600.0);
        assert_eq!(camera.point((250.0, 300.0)), (700, 500));
    }
}
