//! What may be done about a sector: chosen at once, flown to, or flown towards.

use crate::words::{FireflyMapWords, Lang, fill};
use rules::firefly::odds::Chance;
use rules::firefly::sector::SectorId;
use rules::firefly::{Choice, Frame, Hazard, Pace, View};

/// How the viewer comes to a sector.
pub struct Plan {
    /// The sectors on the way, the goal last.
    pub way: Vec<SectorId>,
    /// How many of them this flight reaches; none where the viewer cannot fly now.
    pub leg: usize,
    /// How many sectors one flight reaches.
    pub range: usize,
    /// Fuel of one full burn.
    pub fuel: u8,
    /// What may happen on this flight.
    pub hazard: Hazard,
    /// The choices of a full burn, or those with which the flight under way goes on.
    pub burn: Vec<Choice>,
    /// The choices of a mosey there.
    pub mosey: Vec<Choice>,
    /// Whether a flight is under way.
    pub under_way: bool,
    /// Whether the way passes the Cruiser, which looks for the viewer.
    pub meets_cruiser: bool,
}

/// The sectors that the viewer may choose at once.
pub fn targets(legal: &[Choice]) -> impl Iterator<Item = (SectorId, Choice)> {
    legal.iter().filter_map(|&choice| match choice {
        Choice::To(sector) | Choice::Place(sector) => Some((sector, choice)),
        _ => None,
    })
}

/// The choice that takes a sector at once.
pub fn target(legal: &[Choice], sector: SectorId) -> Option<Choice> {
    targets(legal).find(|(at, _)| *at == sector).map(|(_, choice)| choice)
}

/// Whether the viewer's own ship is being flown.
fn flies(view: &View) -> bool {
    view.viewer == Some(view.turn) && matches!(view.stack.last(), Some(Frame::Flight))
}

/// How the viewer comes to a sector; nothing if he is there already or has no ship.
pub fn plan(view: &View, legal: &[Choice], to: SectorId) -> Option<Plan> {
    let seat = view.viewer?;
    let captain = view.captain(seat);
    let way = view.way(seat, to)?;
    if way.is_empty() {
        return None;
    }
    let under_way = flies(view);
    let range = match view.flight.filter(|_| under_way) {
        Some(flight) => usize::from(flight.left),
        None => usize::from(captain.range()),
    };
    let reached = way.len().min(range);
    let steps = || way[..reached].iter().map(|&at| Choice::To(at));
    // Where the goal is reached with sectors to spare, the ship stays there.
    let stop = (way.len() < range).then_some(Choice::Stop);
    let (mut burn, mut mosey) = (Vec::new(), Vec::new());
    if under_way {
        burn.extend(steps().chain(stop));
    } else if legal.contains(&Choice::Burn) {
        burn.extend([Choice::Burn].into_iter().chain(steps()).chain(stop));
    }
    let walk = usize::from(captain.mosey());
    if legal.contains(&Choice::Mosey) && way.len() <= walk {
        let rest = (way.len() < walk).then_some(Choice::Stop);
        mosey.extend([Choice::Mosey].into_iter().chain(steps()).chain(rest));
    }
    let near = &way[..reached];
    let meets_cruiser = captain.is_outlaw() && near.contains(&view.cruiser);
    let draws = seat == view.turn && view.flight.is_none_or(|flight| flight.pace == Pace::Burn);
    let hazard = view.hazard(if draws { near } else { &[] });
    Some(Plan {
        leg: if burn.is_empty() { 0 } else { reached },
        range,
        fuel: captain.burn_cost(),
        hazard,
        burn,
        mosey,
        under_way,
        meets_cruiser,
        way,
    })
}

/// How far the viewer's ship comes this turn, by sector: moseying, or on a full burn.
pub fn reach(view: &View, legal: &[Choice]) -> Vec<(SectorId, u8, bool)> {
    let (mosey, burn) = (legal.contains(&Choice::Mosey), legal.contains(&Choice::Burn));
    let own = view.viewer.map(|seat| view.captain(seat));
    let Some((captain, from)) = own.and_then(|own| Some((own, own.sector?))) else { return Vec::new() };
    let far = from.distances(|at| at == view.cutter);
    let reached = SectorId::all().filter_map(|at| {
        let moves = far[usize::from(at.number()) - 1].filter(|&moves| moves > 0)?;
        let walks = mosey && moves <= captain.mosey();
        (walks || burn && moves <= captain.range()).then_some((at, moves, walks))
    });
    reached.collect()
}

/// How many sectors away; none where the Cutter closes the way.
pub fn distance(view: &View, to: SectorId) -> Option<u8> {
    let from = view.captain(view.viewer?).sector?;
    from.distances(|at| at == view.cutter && at != to)[usize::from(to.number()) - 1]
}

/// A distance in words.
pub fn away(words: &FireflyMapWords, moves: Option<u8>) -> String {
    match moves {
        None => words.no_way.to_owned(),
        Some(0) => words.away_0.to_owned(),
        Some(1) => words.away_1.to_owned(),
        Some(n) => fill(words.away_n, &[("n", &n)]),
    }
}

/// A chance in words: `64 %`; never rounded to certain or impossible.
pub fn percent(lang: Lang, chance: Chance) -> String {
    let rounded = (chance.permille() + 5) / 10;
    let shown = match chance {
        Chance::NEVER => "0".to_owned(),
        Chance::CERTAIN => "100".to_owned(),
        _ if rounded == 0 => "<1".to_owned(),
        _ if rounded >= 100 => ">99".to_owned(),
        _ => rounded.to_string(),
    };
    fill(lang.firefly_page().percent, &[("n", &shown)])
}
