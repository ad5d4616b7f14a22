//! What is shown of the events of Firefly.

use super::{Beat, Move, Says, Sound, Weight, seat};
use crate::art::firefly::{emblem, portrait, vignette};
use crate::icons::{self, Icon};
use crate::words::{first_job, is_laid_out, question};
use rules::Seat;
use rules::firefly::alert::Watch;
use rules::firefly::bounty::Bounty;
use rules::firefly::effect::{Effect, Good};
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::{Suit, misbehave_card};
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::Skill;
use rules::firefly::supply::{Class, SupplyId};
use rules::firefly::{
    BountySpot, Cause, Event, JobSpot, Outcome, Pace, Question, Spot, Step, Table, Task, nav_card,
};
use std::cmp::Ordering;

/// The ship of the Alliance on the chart.
pub const CRUISER: &str = "cruiser";
/// The Reavers on the chart, where there is one Cutter.
pub const CUTTER: &str = "cutter";

/// The Operative's ship on the chart.
pub const CORVETTE: &str = "corvette";

/// One of several Cutters, by the sector where it is.
pub fn cutter(at: SectorId) -> String {
    format!("cutter-{}", at.number())
}

/// The alert tokens of a sector.
pub fn alert(watch: Watch, at: SectorId) -> String {
    let kind = match watch {
        Watch::Reavers => "alert",
        Watch::Alliance => "watch",
    };
    format!("{kind}-{}", at.number())
}
/// The viewer's own money.
pub const MONEY: &str = "money";
/// The viewer's own warrants.
pub const LAW: &str = "law";
/// The number of a seat's dollars, goods, crew …: as it is named where it is drawn.
pub fn figure(what: &str, whose: Seat) -> String {
    format!("{what}-{}", whose.0)
}
/// The points of a seat's crew, skill by skill.
pub const SKILLS: &str = "skills";
/// What lies in a seat's hold and stash.
pub const HOLD: &str = "hold";
/// What is told of everybody's standing in words or beside others: it waits for all that is told.
pub const STAND: &str = "stand";
/// Who lies bound beside a seat.
pub const BOUND: &str = "bound";
/// Those who are hunted.
pub const POSTERS: &str = "posters";
/// What is shown large: what is said of it stands beside it.
const SHOWN: &str = "shown";

/// A side of a showdown.
pub fn side(attacks: bool) -> &'static str {
    if attacks { "side-attack" } else { "side-defence" }
}

/// The name of a ship on the chart.
pub fn ship(whose: Seat) -> String {
    format!("ship-{}", whose.0)
}

/// The name of a sector of the chart.
pub fn sector(id: SectorId) -> String {
    format!("sector-{}", id.number())
}

/// The name of a supply card.
pub fn supply(id: SupplyId) -> String {
    format!("supply-{}", id.number())
}

/// The viewer's own goods.
pub fn good(good: Good) -> &'static str {
    match good {
        Good::Fuel => "fuel",
        Good::Part => "part",
        Good::Cargo | Good::Contraband | Good::Passenger | Good::Fugitive => HOLD,
    }
}

/// Whose turn an event opens.
pub fn turn_of(event: &Event) -> Option<Seat> {
    if let Event::Turn { seat, .. } = event { Some(*seat) } else { None }
}

/// What is shown of an event, after what came before it, if anything is.
pub fn beat(
    event: &Event,
    before: &[(usize, Event)],
    table: &Table,
    viewer: Option<Seat>,
) -> Option<Beat> {
    if !event.is_carried() {
        return None;
    }
    let owned = |whose: Seat, own: &'static str| {
        let gauge = (viewer == Some(whose)).then(|| Move::of(own));
        let moves = [Move::of(seat(whose))].into_iter().chain(gauge).collect();
        // Gear that goes with its bearer is nothing of its own.
        let mut told = before.iter().rev().map(|(_, event)| event);
        let last = told.find(|event| !matches!(event, Event::Equip { .. }));
        let joins = last.is_some_and(|last| is_of_one(last, event));
        // Where it happens: all that is said of a turn stands at the ship.
        let ledger = if viewer == Some(whose) { own.to_owned() } else { seat(whose) };
        Beat { moves, joins, ..Beat::at([ship(whose), ledger].join(" ")) }
    };
    let beat = match event {
        Event::Ship { seat: whose, from, to, pace } => {
            let flown = Move::of(ship(*whose)).to(sector(*to));
            let flown = Move { from: from.map(sector), ..flown };
            // A burn is one flight: said once.
            let (says, weight) = if *pace == Pace::Burn && is_flying(*whose, before) {
                (Says::Nothing, Weight::Light)
            } else {
                (Says::First, Weight::Plain)
            };
            Beat { moves: vec![flown], says, ..Beat::at(ship(*whose)) }.weighing(weight)
        }
        Event::Cruiser { from, to, .. } => hunter(CRUISER, *from, *to),
        // It is the one that has come there, or the only one.
        Event::Cutter { from, to, .. } => {
            hunter(&[cutter(*to), CUTTER.to_owned()].join(" "), *from, *to)
        }
        Event::Corvette { from, to, .. } => hunter(CORVETTE, *from, *to),
        // What a Cutter leaves behind is seen with its going; what lies there from the start comes in one.
        Event::Alert { sector: at, change, watch } => {
            let left = matches!(before.last(), Some((_, Event::Cutter { from, .. })) if from == at);
            let laid = is_laid_out(before).then(|| before.iter().rev().map(|(_, event)| event));
            let mut laid = laid.into_iter().flatten();
            if matches!(laid.next(), Some(Event::Alert { .. })) {
                let moves = vec![Move::of(alert(*watch, *at))];
                return Some(Beat { moves, joins: true, ..Beat::at(sector(*at)) });
            }
            let says = if left && *change > 0 { Says::Nothing } else { Says::First };
            Beat {
                moves: vec![Move::of(alert(*watch, *at))],
                says,
                joins: left,
                ..Beat::at(sector(*at))
            }
        }
        Event::Alarm { roll, sector: at, .. } => {
            shown(faces(&[*roll]), "dice-shown", Weight::Drum, [sector(*at)]).sounding(Sound::Dice)
        }

        // What was given at the start lies there; what a flight burns is seen to burn.
        Event::Money { cause: Cause::Setup, .. } | Event::Goods { cause: Cause::Setup, .. } => {
            return None;
        }
        Event::Goods { seat: whose, good: what, hold, stash, cause: Cause::Burn | Cause::Free } => {
            stowed(silent(), *whose, *what, i32::from(*hold) + i32::from(*stash))
        }
        Event::Card { cause: Cause::Setup, .. }
        | Event::Token { cause: Cause::Free | Cause::BetterOffer(_), .. } => {
            return None;
        }
        Event::Money { seat: whose, change, cause } => {
            let payday = matches!(cause, Cause::Job(_)) && *change > 0;
            let wages = matches!(cause, Cause::Wages(_));
            let says = if wages { Says::Nothing } else { Says::First };
            let weight = if payday { Weight::Drum } else { Weight::Plain };
            let beat = owned(*whose, MONEY);
            let picture = (viewer == Some(*whose)).then(|| earned(before, event)).flatten();
            let place = picture.as_ref().map_or(beat.place, |_| Some(SHOWN.to_owned()));
            Beat { says, is_news: picture.is_some(), picture, place, ..beat }
                .weighing(weight)
                .sounding(Sound::Coin)
                .flying(passed(Icon::Money, *whose, viewer, MONEY, *change))
                .counting(figure(MONEY, *whose), *change)
        }
        Event::Goods { seat: whose, good: what, hold, stash, .. } => {
            let change = i32::from(*hold) + i32::from(*stash);
            let moved = owned(*whose, good(*what)).flying(passed(
                good_icon(*what),
                *whose,
                viewer,
                good(*what),
                change,
            ));
            stowed(moved, *whose, *what, change)
        }
        // Nobody is to miss trouble with the law, or in his crew.
        Event::Warrants { seat: whose, change, .. } => {
            Beat { is_news: *change > 0, ..owned(*whose, LAW) }
                .sounding(Sound::Alarm)
                .counting(figure(LAW, *whose), i32::from(*change))
        }
        Event::Token { seat: whose, disgruntled, .. } => {
            Beat { is_news: *disgruntled, ..owned(*whose, "crew") }
                .counting(figure("crew", *whose), 0)
                .counting(figure(SKILLS, *whose), None)
        }
        Event::Card { card, from, to, cause, .. } => {
            let owned = |whose| owned(whose, "crew");
            let lost = viewer.and_then(|own| event.lost_crew(own)).is_some();
            let beat = bought(*card, *from, *to, viewer.filter(|_| !lost), owned)?;
            // Somebody loses a hand: nobody is to miss it.
            if lost {
                let beat = Beat { joins: false, is_news: true, ..beat };
                return Some(beat.weighing(Weight::Drum).sounding(Sound::Alarm));
            }
            if matches!(cause, Cause::BetterOffer(_)) {
                Beat { joins: false, is_news: true, ..beat }.weighing(Weight::Drum)
            } else {
                beat
            }
        }
        Event::Solid { seat: whose, contact, .. } => {
            shown(portrait::contact_portrait(*contact), "small", Weight::Drum, [seat(*whose)])
        }
        Event::Goal { seat: whose, goal } => {
            let all = table.story().map_or(0, |story| story.goals.len());
            let face = leader(*whose, before).map(portrait::leader_portrait).unwrap_or_default();
            let picture =
                ["<p>", &face, "<b>", &(goal + 1).to_string(), "</b></p>", &ring(*goal, all)]
                    .concat();
            let dots = figure("goals", *whose);
            let beat = shown(picture, "banner", Weight::Read, [seat(*whose)]);
            Beat { is_news: true, ..beat }.sounding(Sound::Goal).counting(dots, None)
        }
        // The last that is seen of the table before the account.
        Event::Over { places, .. } => {
            let won = (0..).map(Seat).zip(places).filter(|(_, place)| **place == 1);
            let faces = won.filter_map(|(whose, _)| leader(whose, before));
            let faces: String = faces.map(portrait::leader_portrait).collect();
            if faces.is_empty() {
                return None;
            }
            let medal = ["<div class=\"medal\">", &icons::markup(Icon::Goal), "</div>"];
            let beat = shown(
                [medal.concat().as_str(), "<p>", &faces, "</p>"].concat(),
                "banner",
                Weight::Drum,
                [],
            );
            Beat { is_news: true, ..beat }.sounding(Sound::Goal)
        }

        // Nothing happens in the black but that one flies on: of one's own flight that is seen.
        Event::Nav { seat: whose, card, .. } if is_quiet(*card) => {
            let own = viewer == Some(*whose);
            let beat = shown(vignette::nav_picture(*card), "", Weight::Plain, []);
            return own.then_some(Beat { is_news: true, ..beat });
        }
        Event::Nav { card, .. } => shown(vignette::nav_picture(*card), "", Weight::Drum, []),
        Event::Misbehave { card, .. } => {
            shown(vignette::misbehave_picture(*card), "", Weight::Drum, [])
        }
        // What it takes is told in one with it.
        Event::Inspection { .. } => {
            let beat = shown(vignette::cruiser_picture(), "", Weight::Drum, []);
            Beat { is_news: true, ..beat }.sounding(Sound::Alarm)
        }
        // The test that follows tells it.
        Event::Way { cause, way, .. }
            if cause.ways().get(usize::from(*way)).is_some_and(|way| way.test().is_some()) =>
        {
            return None;
        }
        // One that is not asked sees that his card lets him fly on.
        Event::Way { seat: whose, cause: Cause::Nav(card), way }
            if viewer == Some(*whose) && !is_quiet(*card) && flies_on(*card, *way) =>
        {
            let beat = shown(vignette::nav_picture(*card), "", Weight::Plain, []);
            Beat { is_news: true, ..beat }
        }
        Event::Way { cause: Cause::Reavers, .. } => {
            shown(vignette::cutter_picture(), "", Weight::Drum, []).sounding(Sound::Alarm)
        }
        Event::Roll { .. } => return None,
        Event::Test { seat: whose, cause, skill, points, total, band } => {
            let dice = before.iter().rev().find_map(|(_, event)| match event {
                Event::Roll { seat: of, die, bonus, lower, .. } if of == whose => {
                    Some((*die, *bonus, lower.0))
                }
                _ => None,
            });
            let dice = dice.map_or_else(String::new, |(die, bonus, lower)| {
                // The lower of two dice lies beside, and does not count.
                let beside =
                    lower.filter(|_| CARRIED).map(|die| ["<s>", &faces(&[die]), "</s>"].concat());
                beside.unwrap_or_default() + &faces(&[die, bonus])
            });
            let asked = question(table, *cause, *skill);
            let at = usize::from(*band);
            let enough = asked.as_ref().map_or(at > 0, |question| !question.is_bad(at));
            let floors = asked.as_ref().map(floors).unwrap_or_default();
            let sum = sum(&dice, skill_icon(*skill), *points, *total);
            let picture = [sum, bands(&floors, at, enough)].concat();
            shown(picture, "dice-shown", Weight::Drum, []).sounding(Sound::Dice)
        }
        Event::Medic { roll, bonus, saved, .. } => {
            let dice = [faces(&[*roll, *bonus]), met(*saved)].concat();
            shown(dice, "dice-shown", Weight::Roll, []).sounding(Sound::Dice)
        }
        Event::Armor { roll, saved, .. } => {
            let dice = [faces(&[*roll]), met(*saved)].concat();
            shown(dice, "dice-shown", Weight::Roll, []).sounding(Sound::Dice)
        }
        Event::Wanted { crew, roll, .. } => {
            let picture = [
                portrait::crew_portrait(crew.kind()),
                faces(&[*roll]),
                bands(&[1, 2], usize::from(*roll > 1), *roll > 1),
            ];
            let beat = shown(picture.concat(), "dice-shown", Weight::Drum, []);
            Beat { is_news: true, ..beat }.sounding(Sound::Dice)
        }
        Event::Dice { rolls, .. } => {
            let rolled = rolls.first().map(|rolls| faces(rolls))?;
            let beat = shown(rolled, "dice-shown", Weight::Drum, []);
            Beat { says: Says::All, ..beat }.sounding(Sound::Dice)
        }
        Event::Leader { seat: whose, leader } => {
            shown(portrait::leader_portrait(*leader), "small", Weight::Plain, [seat(*whose)])
                .counting(figure("crew", *whose), 1)
                .counting(figure(SKILLS, *whose), None)
        }
        Event::Flown { seat: whose, ship } => {
            shown(emblem::ship_picture(*ship), "small", Weight::Plain, [seat(*whose)])
                .counting(figure("crew", *whose), 0)
        }
        Event::Slip { roll, .. } | Event::Unrest { roll, .. } | Event::Salvaged { roll, .. } => {
            shown(faces(&[*roll]), "dice-shown", Weight::Plain, []).sounding(Sound::Dice)
        }
        Event::Above { roll, .. } | Event::Picked { roll, .. } | Event::Skies { roll, .. } => {
            shown(faces(&[*roll]), "dice-shown", Weight::Plain, []).sounding(Sound::Dice)
        }
        Event::Edict { .. } => {
            shown(vignette::cruiser_picture(), "", Weight::Drum, []).sounding(Sound::Alarm)
        }
        Event::Brand { seat: whose, .. } => owned(*whose, "crew"),
        Event::Windfall { dice, .. } | Event::Doubles { dice, .. } => {
            let dice = faces(&[dice.0, dice.1]);
            shown(dice, "dice-shown", Weight::Plain, []).sounding(Sound::Dice)
        }
        Event::Raced { card, .. } => shown(suits(&[*card]), "dice-shown", Weight::Drum, []),
        Event::Manhunt { seat: whose } => {
            shown(vignette::corvette_picture(), "", Weight::Drum, [ship(*whose)])
                .sounding(Sound::Alarm)
        }
        Event::Bounty { bounty, from: BountySpot::Deck, .. } => {
            let face = Bounty::of(*bounty).and_then(Bounty::face);
            let posted = |face| shown(portrait::crew_portrait(face), "small", Weight::Plain, []);
            face.map_or_else(silent, posted).counting(POSTERS, None)
        }
        Event::Bounty { .. } => silent().counting(POSTERS, None),
        Event::Boards { seat: whose, aboard, .. } => {
            let beat = shown(met(*aboard), "dice-shown", Weight::Drum, [ship(*whose)]);
            Beat { is_news: true, ..beat }.sounding(Sound::Alarm)
        }
        Event::Showdown { seat: whose, rival, own, other, won } => {
            let rolled = before.iter().rev().filter_map(|(_, event)| match event {
                Event::Roll { seat, die, bonus, .. } => Some((*seat, faces(&[*die, *bonus]))),
                _ => None,
            });
            let rolled: Vec<(Seat, String)> = rolled.take(8).collect();
            let of = |mine: bool| rolled.iter().find(|(seat, _)| (seat == whose) == mine);
            let dice = |mine: bool| of(mine).map_or("", |(_, faces)| faces.as_str());
            // Face to face: the totals side by side.
            let sign = if *won { "</b><b>&gt;</b><b>" } else { "</b><b>≤</b><b>" };
            let (own, other) = (own.to_string(), other.to_string());
            let (ours, theirs) = (met(*won), met(!*won));
            let picture =
                [&ours, dice(true), "<b>", &own, sign, &other, "</b>", dice(false), &theirs]
                    .concat();
            let at = [*whose, rival.unwrap_or(*whose)].map(seat);
            let beat = shown(picture, "dice-shown", Weight::Drum, at);
            Beat { is_news: true, ..beat }.sounding(Sound::Dice)
        }
        Event::Stance { seat: whose, .. }
        | Event::Forced { seat: whose, .. }
        | Event::Swapped { seat: whose, .. }
        | Event::Searched { seat: whose, .. } => Beat::at(ship(*whose)),
        Event::Charted { seat: whose, .. }
        | Event::Haven { seat: whose, .. }
        | Event::TokenTaken { seat: whose, .. }
        | Event::Cache { seat: whose, .. }
        | Event::Purse { seat: whose, .. }
        | Event::Mark { seat: whose, .. } => Beat::at(ship(*whose)),
        Event::Timer { .. } => silent(),
        Event::Scattered { seat: whose, .. } => Beat::at(ship(*whose)),
        Event::Gamble { cards, .. } => shown(suits(cards), "dice-shown", Weight::Drum, []),
        Event::Uplink { seat: whose, contact } | Event::Talk { seat: whose, contact }
            if viewer != Some(*whose) =>
        {
            shown(portrait::contact_portrait(*contact), "small", Weight::Plain, [])
        }
        // What a crew set out on was told, and what it brought.
        Event::Errand { outcome: Outcome::Done, step: Step::Pickup, .. }
        | Event::Errand {
            outcome: Outcome::Done,
            task: Task::Goal(_) | Task::Bounty(_) | Task::Cache,
            ..
        }
        | Event::Loaded { .. } => return None,
        Event::Errand { seat: whose, task: Task::Job(id), .. }
            if viewer == Some(*whose) && first_job(before, event).is_some() =>
        {
            let face = portrait::contact_portrait(id.job().contact);
            let picture = ["<p>", &face, "</p>"].concat();
            let beat = shown(picture, "banner", Weight::Read, [seat(*whose)]);
            Beat { is_news: true, ..beat }.sounding(Sound::Goal)
        }
        Event::Job { from, to, cause, .. } => {
            let whose = work_of(*from, *to).filter(|_| *cause != Cause::Setup)?;
            Beat::at(ship(whose))
        }
        Event::Lucky { seat: whose }
        | Event::Decoyed { seat: whose }
        | Event::Ignored { seat: whose, .. }
        | Event::Ace { seat: whose, .. }
        | Event::Way { seat: whose, .. }
        | Event::Alone { seat: whose, .. }
        | Event::Split { seat: whose, .. }
        | Event::Back { seat: whose, .. }
        | Event::Trick { seat: whose, .. }
        | Event::Whim { seat: whose, .. }
        | Event::Team { seat: whose, .. }
        | Event::Errand { seat: whose, .. }
        | Event::Pay { seat: whose, .. }
        | Event::Visit { seat: whose, .. }
        | Event::Talk { seat: whose, .. }
        | Event::Uplink { seat: whose, .. }
        | Event::Study { seat: whose, .. }
        | Event::Answer { seat: whose, .. }
        | Event::Offer { from: whose, .. } => Beat::at(ship(*whose)),
        Event::LastCall { seat: whose } => owned(*whose, MONEY).weighing(Weight::Drum),
        Event::Turn { seat: whose, .. } => {
            let weight = if viewer == Some(*whose) { Weight::Light } else { Weight::Plain };
            owned(*whose, "crew").weighing(weight)
        }
        Event::Equip { seat: whose, .. } => Beat { joins: true, ..silent() }
            .counting(figure("crew", *whose), 0)
            .counting(figure(SKILLS, *whose), None),
        Event::Round { .. } | Event::Shuffled { .. } => return None,
    };
    // What a roll of one's own did is read like any news.
    let beat = Beat { is_news: beat.is_news || is_of_roll(before, viewer), ..beat };
    let beat = if beat.sound == Some(Sound::Dice) { beat.weighing(Weight::Roll) } else { beat };
    Some(if beat.sound.is_some() { beat.counting(STAND, None) } else { beat })
}

/// Numbers alone change.
fn silent() -> Beat {
    Beat { says: Says::Nothing, ..Beat::default() }
}

/// What comes to the ledger from where the ship is, or goes there.
fn passed(icon: Icon, whose: Seat, viewer: Option<Seat>, own: &str, change: i32) -> Option<Move> {
    let ledger = if viewer == Some(whose) { [own, &seat(whose)].join(" ") } else { seat(whose) };
    match change {
        0 => None,
        1.. => Some(Move::sign(icon, ship(whose), ledger)),
        _ => Some(Move::sign(icon, ledger, ship(whose))),
    }
}

/// What one's own job has paid so far, large; the first one has a banner of its own once it is done.
fn earned(before: &[(usize, Event)], event: &Event) -> Option<String> {
    let Event::Money { seat, change: 1.., cause: cause @ Cause::Job(id) } = event else {
        return None;
    };
    let (task, step, outcome) = (Task::Job(*id), Step::Finish, Outcome::Done);
    if first_job(before, &Event::Errand { seat: *seat, task, step, outcome }).is_some() {
        return None;
    }
    let now = before.last().map(|(at, _)| *at);
    let told = before.iter().rev().take_while(|(at, _)| Some(*at) == now);
    let paid = told.map(|(_, event)| event).chain([event]).filter_map(|event| match event {
        Event::Money { seat: of, change, cause: by } => {
            ((of, by) == (seat, cause)).then_some(*change)
        }
        _ => None,
    });
    let face = portrait::contact_portrait(id.job().contact);
    Some(large(
        &["<p>", &face, "<b>+", &paid.sum::<i32>().to_string(), "</b></p>"].concat(),
        "banner",
    ))
}

/// The sign of a good.
fn good_icon(good: Good) -> Icon {
    match good {
        Good::Fuel => Icon::Fuel,
        Good::Part => Icon::Part,
        Good::Cargo => Icon::Cargo,
        Good::Contraband => Icon::Contraband,
        Good::Passenger => Icon::Passenger,
        Good::Fugitive => Icon::Fugitive,
    }
}

/// Goods come aboard or go: the hold is as it was until then, and so is what is counted of them.
fn stowed(beat: Beat, whose: Seat, what: Good, change: i32) -> Beat {
    let beat = beat.counting(figure(HOLD, whose), None);
    match good(what) {
        HOLD => beat,
        counted => beat.counting(figure(counted, whose), change),
    }
}

/// Whether a seat has flown already in this turn of its.
fn is_flying(whose: Seat, before: &[(usize, Event)]) -> bool {
    let flown = before.iter().rev().find_map(|(_, event)| match event {
        Event::Ship { seat, .. } if *seat == whose => Some(true),
        Event::Turn { .. } => Some(false),
        _ => None,
    });
    flown.unwrap_or(false)
}

/// What hunts ships goes over the chart.
fn hunter(which: &str, from: SectorId, to: SectorId) -> Beat {
    let moved = Move::of(which).from(sector(from)).to(sector(to));
    Beat { moves: vec![moved], ..Beat::at(which) }.sounding(Sound::Alarm)
}

/// Something large, and who has to do with it.
fn shown<const N: usize>(
    markup: String,
    class: &str,
    weight: Weight,
    touched: [String; N],
) -> Beat {
    let beat = Beat { moves: touched.map(Move::of).into(), ..Beat::at(SHOWN) };
    Beat { picture: Some(large(&markup, class)), ..beat }.weighing(weight).sounding(Sound::Card)
}

/// The same as markup.
fn large(markup: &str, class: &str) -> String {
    ["<div class=\"shown ", class, "\" data-thing=\"", SHOWN, "\">", markup, "</div>"].concat()
}

/// Whether two changes of property are told in one: what is bought and its price, both sides of a
/// bargain.
fn is_of_one(last: &Event, next: &Event) -> bool {
    let (Some((left, why)), Some((whose, cause))) = (change_of(last), change_of(next)) else {
        return false;
    };
    why == cause && (left == whose || matches!(cause, Cause::Parley(..)))
}

/// Whether a seat's own test was told just before, of the same choice.
fn is_of_roll(before: &[(usize, Event)], own: Option<Seat>) -> bool {
    let last = before.last().map(|(at, _)| *at);
    let same = before.iter().rev().take_while(|(at, _)| Some(*at) == last);
    same.map(|(_, event)| event)
        .any(|event| matches!(event, Event::Test { seat, .. } if own == Some(*seat)))
}

/// Whose property changed, and why.
fn change_of(event: &Event) -> Option<(Seat, Cause)> {
    match event {
        Event::Money { seat, cause, .. }
        | Event::Goods { seat, cause, .. }
        | Event::Warrants { seat, cause, .. }
        | Event::Token { seat, cause, .. } => Some((*seat, *cause)),
        Event::Inspection { seat } => Some((*seat, Cause::Alliance)),
        Event::Card { from: Spot::Ship(seat), cause, .. }
        | Event::Card { to: Spot::Ship(seat), cause, .. } => Some((*seat, *cause)),
        _ => None,
    }
}

/// A supply card that comes aboard or goes: one's own from where it lies, another's for all to see.
fn bought(
    card: SupplyId,
    from: Spot,
    to: Spot,
    viewer: Option<Seat>,
    owned: impl Fn(Seat) -> Beat,
) -> Option<Beat> {
    let moved = Move::of(supply(card));
    let (whose, moved) = match (from, to) {
        (_, Spot::Ship(whose)) => (whose, moved.to(seat(whose))),
        (Spot::Ship(whose), _) => (whose, moved.from(seat(whose))),
        (_, Spot::Bound(whose)) => (whose, moved.to(seat(whose))),
        (Spot::Bound(whose), _) => (whose, moved.from(seat(whose))),
        (_, Spot::Jailed(whose)) => (whose, moved.to(seat(whose))),
        (Spot::Jailed(whose), _) => (whose, moved.from(seat(whose))),
        (
            Spot::Deck | Spot::Discard | Spot::Considered | Spot::Gone,
            Spot::Deck | Spot::Discard | Spot::Considered | Spot::Gone,
        ) => return None,
    };
    let kind = card.kind();
    let aboard = kind.printed().class == Class::Crew;
    let change = match (from, to) {
        (_, Spot::Ship(_)) => 1,
        (Spot::Ship(_), _) => -1,
        _ => 0,
    };
    // Whoever is aboard carries the gear, and some of it makes room.
    let counted = |beat: Beat, whose, change| {
        beat.counting(figure(SKILLS, whose), None)
            .counting(figure(HOLD, whose), None)
            .counting(figure("crew", whose), if aboard { change } else { 0 })
    };
    let beat = counted(owned(whose), whose, change);
    let beat = match (from, to) {
        (Spot::Ship(left), Spot::Ship(_)) => counted(beat, left, -1),
        _ => beat,
    };
    // Who is caught lies beside the captor once that has been told.
    let captors = [from, to].into_iter().filter(|_| CARRIED).filter_map(|spot| match spot {
        Spot::Bound(captor) | Spot::Jailed(captor) => Some(captor),
        Spot::Ship(_) | Spot::Deck | Spot::Discard | Spot::Considered | Spot::Gone => None,
    });
    let beat = captors.fold(beat, |beat, captor| beat.counting(figure(BOUND, captor), None));
    if viewer == Some(whose) {
        return Some(Beat { moves: [beat.moves, vec![moved]].concat(), ..beat });
    }
    let face = match kind.printed().class {
        Class::Crew => portrait::crew_portrait(kind),
        Class::Gear | Class::Upgrade | Class::DriveCore(_) => emblem::supply_emblem(kind),
    };
    let (joins, figures) = (beat.joins, beat.figures);
    Some(Beat { joins, figures, ..shown(face, "small", Weight::Plain, [seat(whose)]) })
}

/// Whose job it is that was taken on or lost; what was looked at or laid back is for the log, and a
/// job that is begun is told with who set out.
fn work_of(from: JobSpot, to: JobSpot) -> Option<Seat> {
    match (from, to) {
        (JobSpot::Considered(seat), JobSpot::Hand(_))
        | (JobSpot::Hand(_), JobSpot::Hand(seat))
        | (JobSpot::Active(seat), JobSpot::Discard) => Some(seat),
        _ => None,
    }
}

/// The goals of a story in a row, up to the one that has just been reached.
fn ring(reached: u8, all: usize) -> String {
    let dot = |at: usize| match at.cmp(&reached.into()) {
        Ordering::Less => "<i class=\"goal is-reached\"></i>",
        Ordering::Equal => "<i class=\"goal is-reached is-new\"></i>",
        Ordering::Greater => "<i class=\"goal\"></i>",
    };
    let dots: String = (0..all).map(dot).collect();
    ["<p class=\"progress\">", &dots, "</p>"].concat()
}

/// Who leads a seat's crew.
fn leader(whose: Seat, before: &[(usize, Event)]) -> Option<LeaderId> {
    before.iter().find_map(|(_, event)| match event {
        Event::Leader { seat, leader } if *seat == whose => Some(*leader),
        _ => None,
    })
}

/// Whether a nav card says nothing but that one flies on.
fn is_quiet(card: u8) -> bool {
    nav_card(card).ways.len() == 1 && flies_on(card, 0)
}

/// Whether that is all that a way out of it does.
fn flies_on(card: u8, way: u8) -> bool {
    let way = nav_card(card).ways.get(usize::from(way));
    way.is_some_and(|way| way.effects == [Effect::KeepFlying])
}

// Tests ----------------------------------------------------------------------------------------

fn floors(question: &Question) -> Vec<u8> {
    match question {
        Question::Card(test) => test.floors(),
        Question::Last(last) => last.floors(),
        Question::Boarding(..) | Question::Duel(_) => question.floors(),
    }
}

/// Dice side by side; 0: none was thrown.
fn faces(dice: &[u8]) -> String {
    let thrown = dice.iter().filter(|die| **die > 0);
    thrown.map(|&die| ["<span class=\"die\">", &emblem::die(die), "</span>"].concat()).collect()
}

/// The suits of misbehave cards that were turned up.
fn suits(cards: &[u8]) -> String {
    let sign = |&card: &u8| match misbehave_card(card).suit {
        Suit::Clubs => "♣\u{fe0e}",
        Suit::Diamonds => "♢\u{fe0e}",
        Suit::Hearts => "♡\u{fe0e}",
        Suit::Spades => "♠\u{fe0e}",
    };
    ["<b>", &cards.iter().map(sign).collect::<Vec<_>>().join(" "), "</b>"].concat()
}

/// The dice and what they made with the points of a skill.
fn sum(dice: &str, skill: Icon, points: i16, total: i16) -> String {
    let sign = if points < 0 { "<b>−</b>" } else { "<b>+</b>" };
    let (points, total) = (points.unsigned_abs().to_string(), total.to_string());
    [dice, sign, &icons::markup(skill), "<b>", &points, " = ", &total, "</b>"].concat()
}

/// The sign of a skill.
pub fn skill_icon(skill: Skill) -> Icon {
    match skill {
        Skill::Fight => Icon::Fight,
        Skill::Tech => Icon::Tech,
        Skill::Negotiate => Icon::Negotiate,
    }
}

/// Whether a roll was enough.
fn met(enough: bool) -> String {
    icons::markup(if enough { Icon::Check } else { Icon::Cross })
}

/// From which total on each result begins; the one that was reached is marked, and whether that is enough.
fn bands(floors: &[u8], reached: usize, enough: bool) -> String {
    let band = |(at, from): (usize, &u8)| {
        let (class, met) = match at == reached {
            true => ("<i class=\"is-now\">", met(enough)),
            false => ("<i>", String::new()),
        };
        let to = match floors.get(at + 1) {
            Some(next) if *next == from + 1 => String::new(),
            Some(next) => format!("–{}", next - 1),
            None => "+".to_owned(),
        };
        [class, &met, &from.to_string(), &to, "</i>"].concat()
    };
    let bands: String = floors.iter().enumerate().map(band).collect();
    ["<p>", &bands, "</p>"].concat()
}

#[cfg(test)]
mod tests;
