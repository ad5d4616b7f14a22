//! Every job of all sets from the hand to the pay, with a crew that can do it.

use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::effect::Need;
use crate::firefly::event::JobSpot;
use crate::firefly::job::{Course, Extra, Freight, Job, JobType, Pay};
use crate::firefly::skill::Skill;

/// Everything that any job asks for, but for Badger's and Niska's moral qualms: nobody is moral.
fn ship() -> Scene {
    let mut scene = Scene::new(full_table());
    scene.captain().leader = Some(leader("Womack"));
    scene.bring("Expanded Crew Quarters");
    for name in ["Saffron", "Stitch", "Billy", "Interrogator", "Wash", "Lund"] {
        scene.bring(name);
    }
    let gear = [
        "Official Lookin' Vehicle",
        "GJ Flashkill Pod Grenades",
        "Kaylee's Reprogrammer",
        "Shiny Neck Tie",
        "\"Bona Fide\" Credentials",
        "\"Vera\"",
    ];
    for name in gear {
        scene.bring(name);
    }
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.captain().money = 9000;
    scene
}

/// Works the next step at its place; each misbehave card is one that lets the team proceed.
fn step(scene: &mut Scene, id: JobId) {
    let stop = id.job().stop(scene.captain().step(id));
    scene.game.board.cruiser = sector(38);
    scene.captain().sector = Some(sector(scene.board().sectors(stop)[0]));
    scene.captain().inspected = true;
    scene.captain().hunted.0 = true;
    scene.game.board.acted.clear();
    scene.game.board.fuss = 0;
    scene.game.hidden.misbehave.extend([20; 5]);
    scene.heard.clear();
    scene.choose(Choice::Work(id));
    scene.choose(Choice::Go);
    let mut cards = 0;
    while scene.board().stack.last() != Some(&Frame::Turn) {
        let choice = match scene.board().stack.last() {
            Some(Frame::Card(_)) => Choice::Way(1),
            Some(Frame::Freight) => Choice::Count(2),
            Some(Frame::LoadUpTo(_)) => *scene.legal().last().unwrap(),
            Some(Frame::Race(_)) => Choice::Done,
            Some(Frame::LoadGoods(_)) => {
                let good = lacking(&scene.game.board.captains[Seat(0)], id.job());
                let more = scene.game.board.captains[Seat(0)].has(good) < 6;
                if more { Choice::Fetch(good) } else { Choice::Done }
            }
            Some(Frame::Vault) => Choice::Crack,
            Some(Frame::Payday(_)) => Choice::PayAll,
            Some(Frame::Test(_)) => *scene.legal().last().unwrap(),
            frame => panic!("{} asks {frame:?}", id.job().name),
        };
        cards += u8::from(choice == Choice::Way(1));
        scene.dice(&[6, 6, 6, 6, 6]);
        scene.choose(choice);
    }
    assert_eq!(cards, stop.misbehave, "{}", id.job().name);
}

/// What a job delivers, or any good.
fn wanted(job: &Job) -> Good {
    match job.course {
        Course::Delivery { freight: Freight::Lots(lots), .. } => lots[0].good,
        Course::Delivery { freight: Freight::Any(good), .. } => good,
        Course::Delivery { freight: Freight::People, .. } => Good::Passenger,
        Course::Target(_) => Good::Part,
    }
}

/// The first of what it delivers that is not all aboard.
fn lacking(captain: &Captain, job: &Job) -> Good {
    let Some(Freight::Lots(lots)) = job.course.freight() else { return wanted(job) };
    let lot = lots.iter().find(|lot| captain.has(lot.good) < lot.count);
    lot.map_or(wanted(job), |lot| lot.good)
}

fn expected_pay(job: &Job) -> i32 {
    // Womack, Lund, Stitch, "Vera" and grenades; Saffron, Billy, Wash and the reprogrammer; Womack,
    // Saffron, the interrogator, Wash and gear worth five.
    let points = job.per_point.map_or(0, |(skill, each)| {
        let points = [10, 6, 10][Skill::ALL.iter().position(|&one| one == skill).unwrap()];
        points * i32::from(each)
    });
    let gift = if job.immoral { 500 } else { 0 };
    let price = match job.test {
        Some(crate::firefly::job::LastTest::Price { by, .. }) => i32::from(by),
        _ => 0,
    };
    let bonus = match job.bonus.map(|bonus| bonus.extra) {
        Some(Extra::Money(dollars)) => i32::from(dollars),
        Some(Extra::Goods(_)) | None => 0,
    };
    let pay = match job.pay {
        Pay::Flat(dollars) => i32::from(dollars),
        Pay::Each(dollars) => 2 * i32::from(dollars),
        Pay::PerCrew(_) | Pay::GoodsPerCrew(_) => 0,
    };
    let carried = job.carrying.map_or(0, |(_, dollars)| i32::from(dollars));
    // All misbehave cards are of one suit.
    let doubled = match job.clause {
        Some(crate::firefly::job::Clause::DoubleDown(dollars)) => i32::from(dollars),
        _ => 0,
    };
    pay + price + bonus + gift + points + carried + doubled
}

#[test]
fn all_275_jobs_can_be_done_and_pay_what_they_say() {
    // Challenges are no work by themselves, and piracy needs somebody to rob.
    let works = |job: &Job| job.challenge.is_none() && job.kind != JobType::Piracy;
    let jobs = || full_table().jobs().filter(|id| works(id.job()));
    assert_eq!(jobs().count(), 275);
    for id in jobs() {
        let mut scene = ship();
        let job = id.job();
        let contact = job.contact;
        for need in job.needs {
            let Need::Solid(friend) = *need else { continue };
            let other = full_table().jobs().find(|other| other.job().contact == friend);
            scene.captain().solid.extend(other);
        }
        let trusted = scene.captain().tucked(Contact::Harken).is_some();
        let lies = scene.board().job_discards[contact].contains(&id);
        let from = if lies { JobSpot::Discard } else { JobSpot::Deck };
        scene.play().move_job(id, from, JobSpot::Hand(Seat(0)), Cause::Setup);
        let before = scene.captain().money as i32;
        if let Course::Delivery { .. } = job.course {
            step(&mut scene, id);
            let good = wanted(job);
            assert!(scene.captain().has(good) > 0, "{} loads {good:?}", job.name);
        }
        step(&mut scene, id);
        let crew = scene.captain().crew.iter().map(|member| member.card.printed());
        let wages: u16 = crew.map(|kind| job.share(kind)).sum();
        let gained = scene.captain().money as i32 - before + i32::from(wages);
        assert_eq!(gained, expected_pay(job), "{} {}", id.number(), job.name);
        assert!(scene.captain().active.is_empty());
        assert!(scene.captain().is_solid(job.contact), "{}", job.name);
        assert_eq!(
            job.contact == Contact::Harken || trusted,
            scene.captain().tucked(Contact::Harken).is_some()
        );
        assert!(scene.game.board.errand.is_none());
    }
}
