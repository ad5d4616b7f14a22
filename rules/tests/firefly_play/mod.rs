//! Random games of Firefly for the tests.

#![allow(dead_code, reason = "each test file uses some of it")]

use rules::firefly::contact::Contact;
use rules::firefly::effect::Good;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::{SETS, Set};
use rules::firefly::skill::Skill;
use rules::firefly::{Choice, Firefly, Frame, Sets, StartingJobs, Table, View};
use rules::{Later, Match, Options, Rng, Seed, Silent, digest};

/// All seats and stories, with a turn limit that ends every one of them.
pub(crate) fn tables(turn_limit: u8) -> Vec<Table> {
    let mut tables = Vec::new();
    for seats in 1..=Table::MOST {
        let last = if seats == 1 { Table::LAST_STORY } else { 6 };
        for story in 1..=last {
            let jobs = if story % 2 == 0 { StartingJobs::First } else { StartingJobs::All };
            tables.push(Table { jobs, story, turn_limit, ..Table::new(seats) });
        }
    }
    tables
}

/// Sets of a few cards each, which change little of what the others do.
const SMALL: [&str; 6] =
    ["artful-dodger", "esmeralda", "jetwash", "promo", "coachworks", "tenth-anniversary"];

/// Each combination of some of the sets beside the base game.
pub(crate) fn combinations(some: impl Fn(&Set) -> bool) -> Vec<Sets> {
    let some = SETS.into_iter().skip(1).filter(|set| some(set));
    let every = some.fold(vec![Sets::BASE], |all, set| {
        all.iter().copied().chain(all.iter().map(|sets| sets.with(set))).collect()
    });
    every.into_iter().skip(1).collect()
}

/// The same, and two numbers of seats by turns with each combination of sets beside the base game; of the
/// small ones each alone, all together, and all with all others.
pub(crate) fn all_tables(turn_limit: u8) -> Vec<Table> {
    let mut all = tables(turn_limit);
    let is_small = |set: &Set| SMALL.contains(&set.name);
    let mut every = combinations(|set| !is_small(set));
    let small = || SETS.into_iter().filter(|set| is_small(set));
    every.extend(small().map(|set| Sets::BASE.with(set)));
    every.push(small().fold(Sets::BASE, Sets::with));
    every.push(SETS.into_iter().fold(Sets::BASE, Sets::with));
    for (at, sets) in every.into_iter().enumerate() {
        // Another story for each number of seats.
        let alerts = |seats: u8| Later(sets.have_alerts() && seats.is_multiple_of(2));
        let with = |seats| {
            let alerts = alerts(seats);
            Table { story: seats, turn_limit, sets, alerts, ..Table::new(seats) }
        };
        all.extend([1, 3].map(|seats| seats + at as u8 % 2).map(with));
    }
    // The stories of the sets, for another number of seats each.
    let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
    let stories = SETS.into_iter().skip(1).flat_map(|set| set.stories.iter().map(|s| s.id));
    all.extend((0..).zip(stories).map(|(at, story)| Table {
        story,
        turn_limit,
        sets,
        ..Table::new(2 + at % 3)
    }));
    all.extend(openings(Table { turn_limit, sets, ..Table::new(1) }));
    all
}

/// Each set-up card, with another number of seats and another story.
pub(crate) fn openings(table: Table) -> impl Iterator<Item = Table> {
    table.openings().map(move |id| {
        let (opening, seats) = (Later(id), 1 + (id + 1) % Table::MOST);
        Table { opening, story: 1 + id % 6, ..table.with_seats(seats) }
    })
}

/// Plays a random game and shows each state before its choice, and the last one.
pub(crate) fn walk(table: Table, game: u64, mut visit: impl FnMut(&Match<Firefly>, &mut Rng)) {
    let seed = Seed(digest(&(table.seats, table.story, game)) >> (game % 2 * 24));
    let mut played = Match::<Firefly>::new(table, seed).unwrap();
    let mut rng = Rng::new(seed, 77);
    loop {
        visit(&played, &mut rng);
        let Some(&choice) = rng.pick(&played.legal()) else { break };
        played.play(choice, &mut Silent).unwrap();
        assert!(played.choices().len() < 60_000, "a match ends");
    }
    assert!(played.is_over());
}

/// Games of even numbers at random, of odd ones by a player that gets somewhere.
pub(crate) fn mixed_walk(
    table: Table,
    game: u64,
    mut visit: impl FnMut(&Match<Firefly>, &mut Rng),
) {
    if game.is_multiple_of(2) {
        return walk(table, game, visit);
    }
    let seed = Seed(digest(&(table.seats, table.story, game, "mixed")));
    let mut played = Match::<Firefly>::new(table, seed).unwrap();
    let (mut rng, mut shown) = (Rng::new(seed, 82), Rng::new(seed, 83));
    loop {
        visit(&played, &mut shown);
        let Some(seat) = played.decider() else { return };
        let choice = lively(&played.view(Some(seat)), &played.legal(), &mut rng);
        played.play(choice, &mut Silent).unwrap();
    }
}

/// Plays like [`walk`], but with a player that gets somewhere: it takes jobs, flies to them and
/// works them, and does everything else now and then.
pub(crate) fn lively_walk(table: Table, game: u64, mut visit: impl FnMut(&Match<Firefly>, Choice)) {
    let seed = Seed(digest(&(table.seats, table.story, game, "lively")));
    let mut played = Match::<Firefly>::new(table, seed).unwrap();
    let mut rng = Rng::new(seed, 78);
    while let Some(seat) = played.decider() {
        let choice = lively(&played.view(Some(seat)), &played.legal(), &mut rng);
        visit(&played, choice);
        played.play(choice, &mut Silent).unwrap();
        assert!(played.choices().len() < 60_000, "a match ends");
    }
}

pub(crate) fn lively(view: &View, legal: &[Choice], rng: &mut Rng) -> Choice {
    let weights: Vec<u32> = legal.iter().map(|&choice| weight(view, choice)).collect();
    let mut drawn = rng.below(weights.iter().sum());
    for (&choice, weight) in legal.iter().zip(weights) {
        if drawn < weight {
            return choice;
        }
        drawn -= weight;
    }
    unreachable!("a weight was drawn")
}

fn weight(view: &View, choice: Choice) -> u32 {
    let fuel = view.captains[view.turn].has(Good::Fuel);
    match choice {
        Choice::Work(job) if able(view, job) => 600,
        Choice::Accept(job) if able(view, job) => 300,
        Choice::Drop(job) if !able(view, job) => 60,
        Choice::Accept(_) => 20,
        Choice::Work(_) | Choice::Drop(_) => 1,
        Choice::Roster if !view.hand.iter().all(|&job| able(view, job)) => 30,
        Choice::Deliver(_) => 600,
        Choice::Raid(..) | Choice::Hunt(..) | Choice::Jump(_) => 200,
        Choice::Pursue if strong(view) => 600,
        Choice::Pursue => 2,
        Choice::Go | Choice::PayAll => 400,
        Choice::Attach(_) => 300,
        Choice::Buy(_) | Choice::Poach(..) => 200,
        Choice::Deal(_) | Choice::Draw | Choice::Burn | Choice::Soothe(_) => 150,
        Choice::ShoreLeave | Choice::Sell(_) => 100,
        Choice::Purchase(Good::Fuel) if fuel < 8 => 200,
        Choice::Shop => 80,
        Choice::MakeWork | Choice::Take(_) | Choice::TakeJob(_) | Choice::Parley(_) => 10,
        Choice::Done if view.round == 0 => 400,
        Choice::EndTurn | Choice::Mosey | Choice::Done => 15,
        Choice::Stowage | Choice::Roster | Choice::Back => 3,
        Choice::Dump(_) | Choice::Dismiss(_) | Choice::Scrap(_) => 1,
        Choice::Refuse => 20,
        Choice::To(to) if matches!(view.stack.last(), Some(Frame::Flight)) => nearness(view, to),
        Choice::Stop => {
            let here = view.captains[view.turn].sector;
            if here.is_some_and(|here| targets(view).contains(&here)) { 400 } else { 5 }
        }
        _ => 20,
    }
}

/// A sector on the way to something to do is worth more.
fn nearness(view: &View, to: SectorId) -> u32 {
    let goals = targets(view);
    let near = |at: SectorId| {
        let far = view.chart().distances(at, |at| view.is_barred(at));
        goals.iter().filter_map(|at| far[usize::from(at.number()) - 1]).min().unwrap_or(20)
    };
    let here = view.captains[view.turn].sector.unwrap();
    if near(to) < near(here) { 400 } else { 2 }
}

/// Whether the crew is up to a goal.
fn strong(view: &View) -> bool {
    let (captain, everyone) = (view.acting(), view.acting().everyone());
    let points = |skill| captain.points(&everyone, skill, rules::firefly::Arms::Armed);
    Skill::ALL.into_iter().all(|skill| points(skill) >= 4) && captain.money >= 1500
}

/// Whether everybody together meets what a job asks for.
fn able(view: &View, job: rules::firefly::job::JobId) -> bool {
    view.meets(&view.acting().everyone(), job.job())
}

/// Where the seat could do something: jobs, the next goal, or the contacts when it has no job.
fn targets(view: &View) -> Vec<SectorId> {
    let captain = &view.captains[view.turn];
    let hand = view.hand.iter().map(|&job| (job, job.job().first()));
    let active = captain.active.iter().map(|active| (active.job, active.step()));
    let doable = hand.chain(active).filter(|(job, _)| able(view, *job));
    let stops = doable.flat_map(|(job, step)| view.sectors(job.job().stop(step)).iter().copied());
    let mut sectors: Vec<SectorId> = stops.filter_map(SectorId::new).collect();
    if strong(view) {
        sectors.extend(view.goal(view.turn).and_then(|goal| goal.at).and_then(SectorId::new));
    }
    if !view.hand.iter().any(|&job| able(view, job)) && captain.active.is_empty() {
        sectors.extend(Contact::ALL.map(|c| c.sector().unwrap_or(view.cruiser)));
    }
    let poor = captain.money < 800;
    if captain.has(Good::Fuel) < 3 || (!poor && captain.has_berth()) {
        sectors.extend([60, 29, 97, 35, 23].map(|id| SectorId::new(id).unwrap()));
    }
    sectors
}
