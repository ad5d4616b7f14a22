//! What lies on the chart and changes: where one may go, ships, flags, wakes, the planned way.
//! Signs keep their size on the screen; they are drawn on a grid of CSS pixels round a point.

use super::MapProps;
use crate::beat::firefly::{CORVETTE, CRUISER, CUTTER, alert};
use crate::chart::berth::{Berths, Ship, Token, cloth};
use crate::chart::flag::{Flag, FlagKind};
use crate::chart::ink::Ink;
use crate::chart::plan::{reach, targets};
use crate::chart::sheet::{Sheet, heart};
use crate::chart::{At, DISC};
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph, icon_path};
use crate::page::games::Company;
use crate::page::games::firefly::table::sought;
use crate::words::{FireflyText, Sights, Thing, Turning};
use rules::Seat;
use rules::firefly::alert::Watch;
use rules::firefly::effect::Good;
use rules::firefly::patrol::Patrol;
use rules::firefly::sector::{Region, SectorId};
use rules::firefly::sets::CARRIED;
use rules::firefly::{Choice, Frame, View};
use yew::prelude::*;

/// What is marked.
pub struct Marks<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// What he may choose.
    pub legal: &'a [Choice],
    /// Who is who.
    pub company: &'a Company,
    /// Where the viewer's work is.
    pub flags: &'a [Flag],
    /// The warrants of each seat, as far as they have been told.
    pub sought: &'a [Option<u8>],
    /// The sector that is looked at.
    pub selected: Option<SectorId>,
    /// How one is about to set out.
    pub sets_out: Option<Choice>,
    /// The planned way, and how many sectors of it this flight reaches.
    pub way: Option<(&'a [SectorId], usize)>,
    /// Where each ship was before.
    pub wakes: &'a [Vec<SectorId>],
    /// The words in which ships and flags say what they are.
    pub sights: Sights<'a>,
    /// Where all of them stand.
    pub berths: Berths<'a>,
}

/// The sheet of marks, under the names of the places: the law, the Reavers and what lies about hide none.
pub fn marks(marks: &Marks) -> String {
    let mut ink = Ink::default();
    let sheet = marks.sheet();
    open(&mut ink, sheet);
    lit(&mut ink, marks);
    within_reach(&mut ink, marks);
    if let Some(choice) = marks.sets_out {
        let reached = reach(marks.view, &[choice]).into_iter().map(|(at, ..)| at);
        ink.path("m-lit", &sheet.outlines(reached));
    }
    let view = marks.view;
    let ready = view
        .viewer
        .filter(|&seat| marks.sights.text.goal_met(view, seat) && !view.is_goal_late(seat));
    if let Some(at) = ready.and_then(|seat| view.goal_place(seat)) {
        ink.path("m-ready", &sheet.outlines([at].into_iter()));
    }
    if let Some(from) = moved_from(view).filter(|_| !marks.legal.is_empty()) {
        ink.path("m-ready", &sheet.outlines([from].into_iter()));
        let to = marks.selected.filter(|&to| marks.legal.contains(&Choice::To(to)));
        to.into_iter().for_each(|to| course(&mut ink, from, to));
    }
    if let Some(sector) = marks.selected {
        ink.path("m-chosen", &sheet.outlines([sector].into_iter()));
    }
    wakes(&mut ink, marks);
    way(&mut ink, marks);
    homes(&mut ink, marks);
    lay(&mut ink, marks);
    flags(&mut ink, marks);
    ink.put("</svg>", &[]);
    ink.0
}

/// Where the patrol is that is being moved.
pub fn moved_from(view: &View) -> Option<SectorId> {
    if let Some(Frame::Patrol(step)) = view.stack.last() { step.moved(view) } else { None }
}

/// Whether a patrol is sent somewhere, or picked of several first.
pub fn sends(view: &View) -> bool {
    matches!(view.stack.last(), Some(Frame::Patrol(_) | Frame::Summons(_)))
}

/// Its course, as straight as it is.
fn course(ink: &mut Ink, from: SectorId, to: SectorId) {
    let along = line([from, to].into_iter());
    ink.path("m-way-edge", &along).path("m-way", &along);
}

/// Whatever flies, over the names of the places around it.
pub fn raised(marks: &Marks) -> String {
    let mut ink = Ink::default();
    open(&mut ink, marks.sheet());
    ships(&mut ink, marks);
    if let Some(sector) = marks.selected {
        at_point(&mut ink, heart(sector), "m-here");
        ink.put("<circle r=\"30\"/></g>", &[]);
    }
    ink.put("</svg>", &[]);
    ink.0
}

/// The name of a seat's voyage, by which it is brought over the others.
pub fn voyage_of(seat: Seat) -> String {
    format!("voyage-{}", seat.0)
}

/// The voyages of all ships over the whole chart, the last one over the others, and where everybody is in the
/// end.
pub fn voyages(
    view: &View,
    company: &Company,
    routes: &[(Seat, Vec<Vec<SectorId>>)],
    text: FireflyText,
) -> String {
    let mut ink = Ink::default();
    let (legal, flags, wakes) = (&[], &[], &[]);
    let sought: Vec<Option<u8>> = view.seats().map(|seat| sought(view.captain(seat))).collect();
    let sights = Sights { view, names: &company.names, flags, text };
    let there = Marks {
        view,
        legal,
        company,
        flags,
        sought: &sought,
        selected: None,
        sets_out: None,
        way: None,
        wakes,
        sights,
        berths: Berths::of(view, flags),
    };
    open(&mut ink, there.sheet());
    ink.put("<g>", &[]);
    for (seat, route) in routes {
        ink.put("<g id=\"", &[]).put(&voyage_of(*seat), &[]).put("\">", &[]);
        for way in route.iter().filter(|way| way.len() > 1) {
            wake_of(&mut ink, company.colour(*seat).into(), &line(way.iter().copied()));
        }
        ink.put("</g>", &[]);
    }
    ink.put("</g>", &[]);
    lay(&mut ink, &there);
    ships(&mut ink, &there);
    ink.put("</svg>", &[]);
    ink.0
}

/// Where a match turned, by number, over the names of the places around.
pub fn turned(sheet: &Sheet, turnings: &[Turning]) -> String {
    let mut ink = Ink::default();
    open(&mut ink, sheet);
    for (n, turning) in (1_i32..).zip(turnings) {
        let Some((x, y)) = turning.at.map(heart) else { continue };
        // Those of one place stand side by side, right of it, or left of it by the chart's edge.
        let here = |one: &&Turning| one.at == turning.at;
        let all = turnings.iter().filter(here).count() as i32;
        let before = turnings[..n as usize - 1].iter().filter(here).count() as i32;
        let [left, _, width, _] = sheet.bounds();
        let side = if x + 44 * all > left + width { -17 } else { 17 };
        at_point(&mut ink, (x, y), "m-turning");
        let x = side * (1 + before);
        ink.put("<circle cx=\"~\" r=\"8\"/><text x=\"~\" y=\"4\">~</text></g>", &[x, x, n]);
    }
    ink.put("</svg>", &[]);
    ink.0
}

/// The outline of the sector under the mouse or the keyboard.
pub fn under(sheet: &Sheet, sector: Option<SectorId>) -> String {
    let mut ink = Ink::default();
    open(&mut ink, sheet);
    if let Some(sector) = sector {
        ink.path("m-under", &sheet.outlines([sector].into_iter()));
    }
    ink.put("</svg>", &[]);
    ink.0
}

fn open(ink: &mut Ink, sheet: &Sheet) {
    ink.put(
        "<svg class=\"marks\" viewBox=\"~ ~ ~ ~\" aria-hidden=\"true\" focusable=\"false\">",
        &sheet.bounds(),
    );
}

/// Opens a group whose inside is measured in CSS pixels from a point of the chart.
fn at_point(ink: &mut Ink, (x, y): At, class: &str) {
    ink.put("<g class=\"", &[]).put(class, &[]);
    ink.put(
        "\" style=\"transform:translate(~px,~px) scale(calc(var(--tok)*var(--pack,1)))\">",
        &[x, y],
    );
}

fn lit(ink: &mut Ink, marks: &Marks) {
    let lit: Vec<SectorId> = targets(marks.legal).map(|(at, _)| at).collect();
    if lit.is_empty() {
        return;
    }
    let all = marks.sheet().outlines(lit.iter().copied());
    let class = if lit.len() > 20 { "m-lit many" } else { "m-lit" };
    ink.path(class, &all);
    for &sector in &lit {
        let (x, y) = heart(sector);
        at_point(ink, (x, y), "m-aim");
        ink.put(AIM, &[]);
        ink.put("</g>", &[]);
    }
}

const AIM: &str = "<path d=\"M-17-9v-8h8m18 0h8v8m0 18v8h-8m-18 0h-8v-8\"/>";

fn aim(ink: &mut Ink) {
    ink.put("<g class=\"m-aim\">", &[]).put(AIM, &[]).put("</g>", &[]);
}

fn within_reach(ink: &mut Ink, marks: &Marks) {
    let reached = reach(marks.view, marks.legal);
    let all: Vec<SectorId> = reached.iter().map(|(at, ..)| *at).collect();
    let sheet = marks.sheet();
    let walked = sheet.outlines(reached.iter().filter(|(.., walks)| *walks).map(|(at, ..)| *at));
    ink.path("m-burn", &sheet.outlines(all.iter().copied())).path("m-rim", &sheet.rim(&all));
    ink.path("m-mosey", &walked);
    for (&(_, moves, walks), at) in reached.iter().zip(marks.berths.numbers(sheet, &all)) {
        at_point(ink, at, "");
        step(ink, walks, moves);
        ink.put("</g>", &[]);
    }
}

/// How many sectors away one is: a diamond in reach of a mosey, else a round.
fn step(ink: &mut Ink, walks: bool, moves: u8) {
    ink.put("<g class=\"m-step", &[]).put(
        if walks { " walk\"><path d=\"M-7 0l7-7 7 7-7 7z\"/>" } else { "\"><circle r=\"7\"/>" },
        &[],
    );
    ink.put("<text y=\"4\">~</text></g>", &[moves.into()]);
}

/// The key of the chart: its own drawings, each with its meaning.
pub fn key(props: &MapProps) -> Html {
    let (words, close) = (props.prefs.lang.firefly_map(), props.prefs.lang.words().close);
    let company = &props.company;
    let own = props.view.viewer.unwrap_or(props.view.turn);
    let colour = i32::from(company.colour(own));
    let drawn = |draw: &dyn Fn(&mut Ink)| {
        let mut ink = Ink::default();
        ink.put("<g transform=\"translate(0 -10)\">", &[]);
        draw(&mut ink);
        ink.0 + "</g>"
    };
    let seat = |of: Seat, class: &str, warrants: u8| {
        drawn(&|ink| token(ink, class, company.colour(of), Some(warrants).filter(|&n| n > 0)))
    };
    let rival = props.view.seats().find(|&seat| seat != own).unwrap_or(own);
    let flags = drawn(&|ink| {
        // The last has a line of its own, where there are any.
        for (n, kind) in FlagKind::ALL.into_iter().take(4).enumerate() {
            flag(ink, kind, [colour, 22 * n as i32 - 43, 16], None, false);
        }
    });
    let mut rows = vec![
        (seat(own, "m-token own", 1), words.key_own, explain::SHIP),
        (seat(rival, "m-token on-turn", 0), words.key_turn, explain::SHIP),
        (drawn(&|ink| law(ink, Patrol::Cruiser)), words.cruiser, explain::CRUISER),
        (drawn(&|ink| law(ink, Patrol::Cutter)), words.cutter, explain::CUTTER),
        (flags, words.key_flags, explain::FLAG),
        (
            drawn(&|ink| flag(ink, FlagKind::Goal, [colour, -17, 16], Some(4), false)),
            words.key_flag,
            explain::FLAG,
        ),
        (drawn(&|ink| step(ink, false, 3)), words.key_reach, explain::REACH),
        (drawn(&|ink| step(ink, true, 1)), words.key_walk, explain::MOSEY),
        (drawn(&|ink| aim(ink)), words.key_aim, explain::AIM),
        (COURSE.to_owned(), words.key_way, explain::COURSE),
        (drawn(&|ink| wake_of(ink, colour, "M-30 4L-6-4 30 2")), words.key_wake, explain::WAKE),
        (PORT.to_owned(), words.key_market, explain::MARKET),
        (FRIEND.to_owned(), words.key_contact, explain::CONTACT),
        (ALLIANCE.to_owned(), words.key_alliance, explain::ALLIANCE),
        (BORDER.to_owned(), words.key_border, explain::BORDER),
        (CHOSEN.to_owned(), words.key_chosen, ""),
        (READY.to_owned(), words.key_ready, explain::GOAL),
        (SUNS.to_owned(), words.key_sun, ""),
        (ROCKS.to_owned(), words.key_rocks, ""),
        (sign_of(Icon::Fuel), words.key_freight, explain::good(Good::Fuel)),
        (sign_of(Icon::Solid), words.key_solid, explain::SOLID),
        (sign_of(Icon::Warrant), words.key_warrant, explain::WARRANT),
        (sign_of(Icon::Cargo), words.key_cargo, explain::good(Good::Cargo)),
    ];
    let beyond = Sheet::of(props.view.table.sets).sectors();
    let mut beyond = beyond.map(|at| at.sector().region);
    if CARRIED && beyond.any(|region| region == Region::Rim) {
        rows.push((RIM.to_owned(), words.key_rim, explain::RIM));
    }
    if CARRIED && props.view.cutters.is_pack() {
        let sign = |tokens_of| drawn(&|ink| tokens(ink, Watch::Reavers, tokens_of));
        rows.push((sign([1, 0]), words.key_printed, explain::ALERT));
        let both = [
            "<g transform=\"translate(-18)\">",
            &sign([2, 2]),
            "</g><g transform=\"translate(18)\">",
            &sign([2, 1]),
            "</g>",
        ];
        rows.push((both.concat(), words.key_alert, explain::ALERT));
    }
    if CARRIED && props.view.corvette.0.is_some() {
        let ship = drawn(&|ink| law(ink, Patrol::Corvette));
        let token = drawn(&|ink| tokens(ink, Watch::Alliance, [1, 1]));
        let chance = drawn(&|ink| flag(ink, FlagKind::Chance, [colour, -10, 16], None, false));
        rows.push((ship, words.key_corvette, explain::CORVETTE));
        rows.push((token, words.key_watch, explain::WATCH));
        rows.push((chance, words.key_chance, explain::CHANCE));
    }
    if CARRIED && props.view.table.sets.have_bounties() {
        let ship = seat(rival, "m-token", 0) + &drawn(&|ink| prey(ink));
        let hunted = drawn(&|ink| flag(ink, FlagKind::Quarry, [colour, -10, 16], None, false));
        rows.push((ship, words.key_prey, "piracy"));
        rows.push((hunted, words.key_quarry, "bounty"));
    }
    if CARRIED && !props.view.caches.is_empty() {
        let crate_of = drawn(&|ink| cache(ink, 3));
        rows.push((crate_of, words.key_cache, explain::CACHE));
    }
    if props.view.has_havens() {
        let home = drawn(&|ink| house(ink, company.colour(own)));
        rows.push((home, words.key_haven, explain::HAVEN));
    }
    if !super::sights(&props.view, company, &[], props.prefs.lang).destinations().is_empty() {
        rows.push((drawn(&|ink| numeral(ink, 1)), words.key_goal, explain::DESTINATION));
    }
    html! {
        <section id="map-key" class="map-key" popover="auto" aria-label={words.key}>
            <button class="tool" popovertarget="map-key" popovertargetaction="hide" aria-label={close} title={close}>{ glyph(Icon::Close) }</button>
            <h2>{ words.key }</h2>
            <dl>{ for rows.into_iter().map(|(picture, meaning, id)| html! {
                <><dt aria-hidden="true">{ Html::from_html_unchecked(AttrValue::from(framed(&picture))) }</dt><dd data-explain={(!id.is_empty()).then_some(id)}>{ meaning }</dd></>
            }) }</dl>
        </section>
    }
}

/// Parts of the chart itself, small, for its key.
const COURSE: &str = "<path class=\"m-way\" d=\"M-34-8h34\"/><path class=\"m-way later\" d=\"M0-8h34\"/><g class=\"m-stop\"><circle cy=\"-8\" r=\"5\"/></g>";
const PORT: &str = "<g class=\"chart\"><g class=\"c-port\" transform=\"translate(-14 -20) scale(2)\"><path d=\"M0 2l7-4 7 4v8l-7 4-7-4zl7 4 7-4m-7 4v8\"/></g></g>";
const FRIEND: &str = "<g class=\"chart\"><g class=\"c-friend\" transform=\"translate(0 -24) scale(1.8)\"><path d=\"M0 1a4 4 0 1 0 .1 0zm-7 16q0-7 7-7t7 7z\"/></g></g>";
const ALLIANCE: &str = "<g class=\"chart\"><path class=\"c-al\" d=\"M-34-18h68v20h-68z\"/><path class=\"c-ruled\" d=\"M-34-18h68v20h-68z\"/></g>";
const RIM: &str = "<g class=\"chart\"><path class=\"c-rim2\" d=\"M-34-18h68v20h-68z\"/><path class=\"c-hatch\" d=\"M-34-18h68v20h-68z\"/><path class=\"c-dotted\" d=\"M-34-18h68v20h-68z\"/></g>";
const BORDER: &str = "<g class=\"chart\"><path class=\"c-bo\" d=\"M-34-18h68v20h-68z\"/><path class=\"c-sketch\" d=\"M-34-18h68v20h-68z\"/></g>";
const CHOSEN: &str = "<path class=\"m-chosen\" d=\"M-34-18h68v20h-68z\"/>";
const READY: &str = "<path class=\"m-ready\" d=\"M-34-18h68v20h-68z\"/>";
const SUNS: &str = "<g class=\"chart\"><path class=\"c-sun\" d=\"M-25-13l3-7 3 7 7 3-7 3-3 7-3-7-7-3zM17-19l3-10 3 10 8-6-3 9 10 3-10 3 3 9-8-6-3 10-3-10-8 6 3-9-10-3 10-3-3-9z\"/></g>";
const ROCKS: &str = "<g class=\"chart\"><path class=\"c-reef\" d=\"M-16-8L0-24 16-8 0 8z\"/><path class=\"c-rock\" d=\"M-7-9l6-5 5 3-2 6-6 2zm12-8l3-3 5 2-2 4zm-4 14l4-2 2 3-3 3z\"/></g>";

/// A sign of the figures over the chart.
fn sign_of(icon: Icon) -> String {
    let open = "<path style=\"fill:currentColor;fill-rule:evenodd\" transform=\"translate(-17 -27) scale(1.4)\" d=\"";
    [open, icon_path(icon), "\"/>"].concat()
}

fn framed(picture: &str) -> String {
    let open = "<svg class=\"marks\" viewBox=\"-45 -31 90 42\" focusable=\"false\">";
    [open, picture, "</svg>"].concat()
}

fn line(way: impl Iterator<Item = SectorId>) -> String {
    let mut ink = Ink::default();
    for (n, (x, y)) in way.map(heart).enumerate() {
        ink.put(if n == 0 { "M~ ~" } else { "L~ ~" }, &[x, y]);
    }
    ink.0
}

fn wakes(ink: &mut Ink, marks: &Marks) {
    for (seat, wake) in (0..).map(Seat).zip(marks.wakes) {
        if wake.len() > 1 {
            // Its end is where the ship lies.
            let mut along = Ink(line(wake.iter().copied()));
            let lies = |&&(at, ship, _): &&(SectorId, Ship, At)| {
                ship == Ship::Seat(seat) && wake.last() == Some(&at)
            };
            if let Some((.., (x, y))) = marks.berths.ships.iter().find(lies) {
                along.put("L~ ~", &[*x, *y]);
            }
            wake_of(ink, marks.company.colour(seat).into(), &along.0);
        }
    }
}

fn wake_of(ink: &mut Ink, colour: i32, along: &str) {
    ink.put("<g style=\"--seat:var(--seat-~)\">", &[colour]);
    ink.path("m-wake broad", along).path("m-wake", along).put("</g>", &[]);
}

fn way(ink: &mut Ink, marks: &Marks) {
    let own = marks.view.viewer.and_then(|seat| marks.view.captain(seat).sector);
    let (Some((way, leg)), Some(from)) = (marks.way, own) else { return };
    let all = || [from].into_iter().chain(way.iter().copied());
    ink.path("m-way-edge", &line(all())).path("m-way later", &line(all().skip(leg)));
    ink.path("m-way", &line(all().take(leg + 1)));
    for (n, &sector) in (1..).zip(way) {
        at_point(ink, heart(sector), if n == leg || n == way.len() { "m-stop" } else { "m-dot" });
        ink.put("<circle r=\"~\"/></g>", &[if n == way.len() { 6 } else { 3 }]);
    }
}

/// One for each kind of work in a sector, tied to its planet where it stands off.
fn flags(ink: &mut Ink, marks: &Marks) {
    let Some(own) = marks.view.viewer else { return };
    let colour = i32::from(marks.company.colour(own));
    for &(shown, far, at) in &marks.berths.flags {
        let home = heart(shown.sector);
        let off = [at.0 - home.0, at.1 - home.1];
        if off[0].abs() + off[1].abs() > NEAR {
            let mut lead = Ink::default();
            // From the edge of the planet on.
            let edge = off.map(|by| by * DISC / off[0].abs().max(off[1].abs()));
            lead.put("M~ ~L~ ~", &[home.0 + edge[0], home.1 + edge[1], at.0, at.1]);
            ink.path("m-lead broad", &lead.0).path("m-lead", &lead.0);
        }
        at_point(ink, at, "");
        ink.put("<g", &[]);
        let alike = |other: &&Flag| (other.sector, other.kind) == (shown.sector, shown.kind);
        let works = marks.flags.iter().filter(alike);
        let said: Vec<String> = works.map(|other| marks.sights.work(other)).collect();
        ink.said(explain::thing(Thing::Work(shown.kind)), &said.join("\n")).put(">", &[]);
        // Left of its planet a flag flies to the left, so that its pole is the nearer end.
        let (left, (half, low)) = (off[0] < 0, cloth(far));
        flag(ink, shown.kind, [colour, if left { half } else { -half }, low], far, left);
        ink.put("</g></g>", &[]);
    }
}

/// A flag that stands further than this from the middle of its sector is tied to what lies there by a line.
const NEAR: i32 = 20;

/// A flag at a place, with how far it is, and whether it flies to the left.
fn flag(ink: &mut Ink, kind: FlagKind, place: [i32; 3], far: Option<u8>, left: bool) {
    ink.put(
        "<g class=\"m-flag\" style=\"--seat:var(--seat-~)\" transform=\"translate(~ ~) scale(.85)\">",
        &place,
    );
    let (width, way) = (if far.is_some() { 34 } else { 19 }, if left { -1 } else { 1 });
    let from = if left { 5 - width } else { 2 };
    let mut outline = Ink::default();
    outline.put("M0-27h~l~ 7 ~ 7h~z", &[way * width, -4 * way, 4 * way, -way * width]);
    ink.path("m-pole", "M0 0v-26").path("m-cloth", &outline.0);
    ink.put("<path class=\"m-sign\" fill-rule=\"evenodd\" transform=\"translate(~ -26) scale(.5)\" d=\"", &[from]);
    ink.0.push_str(flag_sign(kind));
    ink.put("\"/>", &[]);
    if let Some(far) = far {
        ink.put("<text x=\"~\" y=\"-16\">~</text>", &[from + 20, far.into()]);
    }
    ink.put("</g>", &[]);
}

impl Marks<'_> {
    /// What is said of a mark, and where it lies.
    fn lies(&self, said: String, sector: SectorId) -> String {
        format!("{said}\n{}", self.sights.text.place(sector))
    }

    fn sheet(&self) -> &'static Sheet {
        Sheet::of(self.view.table.sets)
    }
}

/// The havens, and the places of the story's goals by their numbers, under whatever flies there.
fn homes(ink: &mut Ink, marks: &Marks) {
    if !CARRIED {
        return;
    }
    for &(seat, _, at) in &marks.berths.havens {
        at_point(ink, at, "");
        ink.put("<g", &[]);
        ink.said(explain::thing(Thing::Haven(seat)), &marks.sights.haven(seat)).put(">", &[]);
        house(ink, marks.company.colour(seat));
        ink.put("</g></g>", &[]);
    }
    for (n, at) in marks.sights.destinations() {
        let (x, y) = heart(at);
        at_point(ink, (x, y + 24), "");
        ink.put("<g", &[]);
        ink.said(explain::thing(Thing::Destination(n)), &marks.sights.destination(n)).put(">", &[]);
        numeral(ink, n + 1);
        ink.put("</g></g>", &[]);
    }
}

/// The place of a goal: its number.
fn numeral(ink: &mut Ink, n: u8) {
    ink.put("<g class=\"m-goal\"><circle r=\"8\"/><text y=\"4\">~</text></g>", &[n.into()]);
}

/// A haven: a house with its seat's sign.
fn house(ink: &mut Ink, colour: u8) {
    ink.put("<g class=\"m-haven\" style=\"--seat:var(--seat-~)\">", &[colour.into()]);
    ink.path("", "M0-10l15 11h-4v14h-22V1h-4z");
    ink.put(
        "<path class=\"m-sign\" fill-rule=\"evenodd\" transform=\"translate(-6 1) scale(.5)\" d=\"",
        &[],
    );
    ink.0.push_str(icon_path(Icon::seat(colour.into())));
    ink.put("\"/></g>", &[]);
}

fn flag_sign(kind: FlagKind) -> &'static str {
    match kind {
        // An arrow up out of a tray, and down into one.
        FlagKind::Pickup => "M12 2l7 8h-4v6h-6v-6h-4zM3 15h3v4h12v-4h3v7h-18z",
        FlagKind::Dropoff => "M12 16l-7-8h4v-6h6v6h4zM3 15h3v4h12v-4h3v7h-18z",
        FlagKind::Crime => icon_path(Icon::Illegal),
        FlagKind::Goal => icon_path(Icon::Goal),
        FlagKind::Chance => icon_path(Icon::Detour),
        FlagKind::Quarry => icon_path(Icon::Wanted),
    }
}

/// The alerts of each sector and the contraband that lies there for whoever dares, beside what else is there.
fn lay(ink: &mut Ink, marks: &Marks) {
    if !CARRIED {
        return;
    }
    let view = marks.view;
    for &(sector, sign, at) in &marks.berths.tokens {
        let said = match sign {
            Token::Alert(watch) => marks.sights.alert(watch, sector),
            Token::Cache => marks.sights.cache(sector),
        };
        let Some(said) = said.map(|said| marks.lies(said, sector)) else { continue };
        at_point(ink, at, "");
        match sign {
            Token::Alert(watch) => {
                ink.put("<g data-thing=\"", &[]).put(&alert(watch, sector), &[]).put("\"", &[]);
                ink.said(explain::thing(Thing::Alert(watch)), &said).put(">", &[]);
                let all = view.alert(watch, sector);
                tokens(ink, watch, [all, view.alerts.laid(watch, sector)]);
            }
            Token::Cache => {
                ink.put("<g", &[]).said(explain::thing(Thing::Cache), &said).put(">", &[]);
                cache(ink, view.cached(sector));
            }
        }
        ink.put("</g></g>", &[]);
    }
}

/// Alerts and how many they are: a hollow triangle where one is printed, which stays; over it tokens, which go:
/// spikes for Reavers, a plate for the Alliance.
fn tokens(ink: &mut Ink, watch: Watch, [all, laid]: [u8; 2]) {
    let (class, shape) = match watch {
        Watch::Reavers if laid == 0 => ("m-alert printed", ""),
        Watch::Reavers => ("m-alert", SPIKES),
        Watch::Alliance => ("m-alert watch", "M-8-9H8V3L0 9-8 3z"),
    };
    ink.put("<g class=\"", &[]).put(class, &[]).put("\">", &[]);
    if all > laid {
        ink.path("m-printed", "M0-14l13 22h-26z");
    }
    ink.path("", shape).put("<text y=\"3\">~</text></g>", &[all.into()]);
}

const SPIKES: &str = "M0-10l3 3 5-2-1 5 4 4-5 2-1 5-5-2-5 2-1-5-5-2 4-4-1-5 5 2z";

/// A crate and how much is in it.
fn cache(ink: &mut Ink, count: u8) {
    ink.put("<g class=\"m-cache\">", &[]);
    ink.path("", "M-8-6l2-3H6l2 3V8H-8z");
    ink.put("<text y=\"4\">~</text></g>", &[count.into()]);
}

/// Everybody in a sector, the law and the Reavers first.
fn ships(ink: &mut Ink, marks: &Marks) {
    let (view, there) = (marks.view, &marks.berths.ships);
    for &(sector, ship, at) in there {
        let all = there.iter().filter(|other| other.0 == sector).count();
        let class = ["m-ship", "m-ship", "m-ship", "m-ship of-3", "m-ship of-4"].get(all);
        at_point(ink, at, class.unwrap_or(&"m-ship of-5"));
        let (name, number, thing) = match ship {
            Ship::Cruiser => (CRUISER, None, Thing::Cruiser),
            Ship::Corvette => (CORVETTE, None, Thing::Corvette),
            Ship::Cutter if view.cutters.is_pack() => {
                ("cutter-~", Some(sector.number().into()), Thing::Cutter)
            }
            Ship::Cutter => (CUTTER, None, Thing::Cutter),
            Ship::Seat(seat) => ("ship-~", Some(seat.0.into()), Thing::Ship(seat)),
        };
        ink.put("<g data-thing=\"", &[]).put(name, number.as_slice()).put("\"", &[]);
        ink.said(explain::thing(thing), &marks.lies(marks.sights.ship(thing), sector));
        ink.put(">", &[]);
        match ship {
            Ship::Cruiser => law(ink, Patrol::Cruiser),
            Ship::Corvette => law(ink, Patrol::Corvette),
            Ship::Cutter => law(ink, Patrol::Cutter),
            Ship::Seat(seat) => {
                let class = match (view.viewer == Some(seat), view.turn == seat) {
                    (true, _) => "m-token own",
                    (_, true) => "m-token on-turn",
                    _ => "m-token",
                };
                let warrants = marks.sought.get(usize::from(seat.0)).copied().flatten();
                token(ink, class, marks.company.colour(seat), warrants);
                if CARRIED && !view.grounds(seat).is_empty() {
                    prey(ink);
                }
            }
        }
        ink.put("</g></g>", &[]);
    }
}

fn law(ink: &mut Ink, patrol: Patrol) {
    let (class, icon, plate) = match patrol {
        Patrol::Cruiser => ("m-cruiser", Icon::Cruiser, "M-11-12h22v16l-11 9-11-9z"),
        Patrol::Cutter => ("m-cutter", Icon::Cutter, "M-13 2l5-15 8 5 8-5 5 15-13 10z"),
        Patrol::Corvette => ("m-corvette", Icon::Corvette, "M-7-13H7l8 11-8 12H-7l-8-12z"),
    };
    ink.put("<g class=\"", &[]).put(class, &[]).put("\">", &[]);
    ink.path("m-plate", plate);
    ink.put("<path class=\"m-sign\" fill-rule=\"evenodd\" transform=\"translate(-8 -11) scale(.66)\" d=\"", &[]);
    ink.0.push_str(icon_path(icon));
    ink.put("\"/></g>", &[]);
}

/// The sights on a ship that may be attacked.
fn prey(ink: &mut Ink) {
    ink.path("m-prey", "M-16-8v-8h8m16 0h8v8m0 16v8h-8m-16 0h-8v-8");
}

fn token(ink: &mut Ink, class: &str, colour: u8, warrants: Option<u8>) {
    ink.put("<g class=\"", &[]).put(class, &[]);
    ink.put("\" style=\"--seat:var(--seat-~)\">", &[colour.into()]);
    // A hull with its bow up.
    ink.path("m-ring", "M0-17l6 5a12 12 0 1 1-12 0z").path("m-hull", "M0-15l5 4a11 11 0 1 1-10 0z");
    ink.put("<path class=\"m-sign\" fill-rule=\"evenodd\" transform=\"translate(-7 -8) scale(.58)\" d=\"", &[]);
    ink.0.push_str(icon_path(Icon::seat(colour.into())));
    ink.put("\"/>", &[]);
    // An outlaw without a warrant has an empty flag.
    if let Some(warrants) = warrants {
        ink.put("<g class=\"m-warrant\"><path d=\"M6-16h13v11l-3-2-3 2-3-2-4 2z\"/>", &[]);
        if warrants > 0 {
            ink.put("<text x=\"12\" y=\"-8\">~</text>", &[warrants.into()]);
        }
        ink.put("</g>", &[]);
    }
    ink.put("</g>", &[]);
}
