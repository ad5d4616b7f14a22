//! The faces of cards against the data.

use super::super::FireflyText;
use super::{check, check_all, numbers, texts};
use crate::words::{Lang, Sights};
use rules::firefly::alert::Watch;
use rules::firefly::challenge::Term;
use rules::firefly::contact::Contact;
use rules::firefly::effect::{Effect, Good, Whom};
use rules::firefly::job::{JobId, Pay};
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::misbehave_cards;
use rules::firefly::nav::nav_cards;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::SETS;
use rules::firefly::skill::Skill;
use rules::firefly::story::stories;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Event, Firefly, Member, Person, Question, Sets, Table, Task};
use rules::{Game, Seat, Seed, Silent};

/// Both languages say something, with the same numbers.
fn face(what: &str, lines: impl Fn(&FireflyText) -> Vec<String>) {
    let [en, fr] = texts().map(|text| lines(&text));
    check_all(what, &en);
    check_all(what, &fr);
    assert_eq!(en.len(), fr.len(), "{what}");
    for (en, fr) in en.iter().zip(&fr) {
        assert_eq!(numbers(en), numbers(fr), "{what}: {en} / {fr}");
    }
}

fn says(lines: &[String], n: impl Into<u32>) -> bool {
    let n = n.into();
    lines.iter().any(|line| numbers(line).contains(&n))
}

fn tables() -> impl Iterator<Item = Table> {
    let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
    let with = move |seats| Table { turn_limit: 30, sets, ..Table::new(seats) };
    with(1).playable().map(move |story| {
        let table = Table { story, ..with(1) };
        if table.aim().is_some() { table } else { Table { story, ..with(3) } }
    })
}

#[test]
fn every_supply_card_has_a_face_with_its_figures() {
    for card in SupplyId::all() {
        let kind = card.printed();
        face(kind.name, |text| text.supply_lines(card));
        for text in texts() {
            let lines = text.supply_lines(card);
            assert!(lines[0].contains(&text.money(kind.cost)), "{lines:?}");
            for skill in Skill::ALL.into_iter().filter(|&skill| kind.skills.of(skill) > 0) {
                let points = format!("{} {}", text.skill(skill), kind.skills.of(skill));
                assert!(lines[1].contains(&points), "{lines:?}");
            }
            let words = kind.keywords.iter().map(|&word| text.keyword(word));
            let known = words.chain(kind.professions.iter().map(|&one| text.profession(one)));
            let all = lines.join("\n").to_lowercase();
            known.for_each(|word| assert!(all.contains(&word.to_lowercase()), "{lines:?}"));
            let symbols = usize::from(!kind.professions.is_empty())
                + usize::from(!kind.keywords.is_empty())
                + usize::from(Skill::ALL.iter().any(|&skill| kind.skills.of(skill) > 0));
            assert!(lines.len() > symbols + kind.abilities.len(), "{lines:?}");
            assert!(!lines.iter().any(|line| line == text.words.nothing), "{lines:?}");
        }
    }
}

#[test]
fn every_leader_has_a_face() {
    for id in LeaderId::all() {
        face(id.leader().name, |text| text.leader_lines(id));
    }
}

#[test]
fn every_job_has_a_face_with_its_pay() {
    for id in JobId::all() {
        face(id.job().name, |text| text.job_lines(id));
        // What a challenge brings is no pay.
        for text in texts().into_iter().filter(|_| id.job().challenge.is_none()) {
            let lines = text.job_lines(id);
            let pay = match id.job().pay {
                Pay::Flat(n) | Pay::Each(n) => text.money(n),
                Pay::PerCrew(good) => text.good(good, 1),
                Pay::GoodsPerCrew(count) => count.to_string(),
            };
            assert!(lines.iter().any(|line| line.contains(&pay)), "{lines:?}");
            if let Some(test) = id.job().test {
                let floors = Question::Last(test).floors();
                floors.iter().filter(|&&n| n > 0).for_each(|&n| assert!(says(&lines, n)));
                (0..floors.len())
                    .for_each(|at| check("band", &text.band(&Question::Last(test), at)));
            }
        }
    }
}

#[test]
fn every_contact_names_his_prices() {
    for contact in Contact::ALL {
        face("contact", |text| text.contact_lines(contact));
        for text in texts() {
            let lines = text.contact_lines(contact);
            let prices = [contact.cargo_price(), contact.contraband_price()];
            prices.into_iter().flatten().for_each(|n| assert!(says(&lines, n), "{lines:?}"));
        }
    }
}

#[test]
fn every_way_says_something_of_its_own() {
    for card in nav_cards() {
        face(card.name, |text| text.nav_lines(card.id));
    }
    for card in misbehave_cards() {
        face(card.name, |text| text.misbehave_lines(card.id));
    }
    for text in texts() {
        let nav = nav_cards()
            .map(|card| (card.ways.len(), card.id, FireflyText::nav_way as fn(_, _, _) -> _));
        let misbehave = misbehave_cards()
            .map(|card| (card.ways.len(), card.id, FireflyText::misbehave_way as fn(_, _, _) -> _));
        for (count, id, say) in nav.chain(misbehave) {
            let ways: Vec<String> = (0..count).map(|at| say(&text, id, at as u8)).collect();
            let mut apart = ways.clone();
            apart.sort_unstable();
            apart.dedup();
            assert_eq!(apart.len(), count, "{ways:?}");
        }
    }
}

#[test]
fn every_story_and_goal_says_something() {
    for table in tables() {
        face("story", |text| text.story_lines(&table));
        let goals = table.story().map_or(1, |story| story.goals.len());
        for goal in 0..goals as u8 {
            face("goal", |text| text.goal_lines(&table, goal));
            face("goal", |text| vec![text.goal(&table, goal)]);
        }
    }
    assert_eq!(tables().count(), stories().count() + 3);
}

#[test]
fn a_challenge_says_why_nobody_adds_points_and_who_breaks_it() {
    let sets = Sets::named("blue-sun").expect("a set");
    let game = Firefly::deal(&Table { sets, ..Table::new(2) }, Seed(1), &mut Silent);
    let mut view = game.expect("a deal").view(Some(Seat(0)));
    let is = |id: &JobId, term: fn(&Term) -> bool| {
        id.job().challenge.is_some_and(|challenge| term(&challenge.term))
    };
    let dull = JobId::all().find(|id| is(id, |term| *term == Term::Without(Skill::Fight)));
    let job = JobId::all().find(|id| id.job().takes(dull.expect("a challenge").job()));
    let job = job.expect("a job for it");
    view.board = view.board.under(job, dull.expect("a challenge"));
    let said = FireflyText::new(Lang::En).dulls(&view, Skill::Fight).expect("a reason");
    assert!(said.contains("no Fight from crew or gear"), "{said}");
    assert_eq!(FireflyText::new(Lang::En).dulls(&view, Skill::Tech), None);
    let takes = FireflyText::new(Lang::En).warrant_takes(&view, Some(Task::Job(job)));
    assert!(takes.as_ref().is_some_and(|said| said.contains("with its challenge")), "{takes:?}");
    assert_eq!(FireflyText::new(Lang::En).breaks(&view), None);
    let few = JobId::all().find(|id| is(id, |term| matches!(term, Term::Crew(_))));
    let errand = view.board.errand.as_mut().expect("an errand");
    errand.challenge = few;
    errand.team = vec![Person::Leader; 6];
    assert!(FireflyText::new(Lang::En).breaks(&view).is_some());
}

#[test]
fn an_alert_that_stays_is_told_from_one_that_goes() {
    let sets = Sets::named("blue-sun").expect("a set");
    let game = Firefly::deal(&Table { sets, ..Table::new(2) }, Seed(1), &mut Silent);
    let view = game.expect("a deal").view(Some(Seat(0)));
    let at = |number| SectorId::new(number).expect("a sector");
    let text = FireflyText::new(Lang::En);
    let sights = Sights { view: &view, names: &[], flags: &[], text };
    let printed = sights.alert(Watch::Reavers, at(121)).expect("an alert");
    assert!(printed.ends_with("(printed, it stays)"), "{printed}");
    let over = |number| {
        let gone = Event::Alert { watch: Watch::Reavers, sector: at(number), change: -1 };
        text.tell(&gone, &[]).join(" ")
    };
    assert!(over(121).contains("the printed one stays"), "{}", over(121));
    assert!(!over(103).contains("printed"), "{}", over(103));
}

#[test]
fn forms_follow_the_number() {
    let [en, fr] = texts();
    assert_eq!(en.good(Good::Part, 1), "1 part");
    assert_eq!(en.good(Good::Part, 0), "0 parts");
    assert_eq!(en.good(Good::Part, 2), "2 parts");
    assert_eq!(fr.good(Good::Cargo, 0), "0 cargaison");
    assert_eq!(fr.good(Good::Cargo, 1), "1 cargaison");
    assert_eq!(fr.good(Good::Cargo, 2), "2 cargaisons");
}

#[test]
fn a_card_that_upsets_says_who_leaves_by_it_and_when_all_are_fired() {
    let game = Firefly::deal(&Table::new(2), Seed(5), &mut Silent);
    let mut view = game.expect("a match").view(Some(Seat(0)));
    let text = FireflyText::new(Lang::En);
    let card = SupplyId::all().find(|card| card.printed().name == "Emma").expect("Emma");
    let said = |view: &_| text.stakes(view, &[Effect::Disgruntle(Whom::All)]);
    view.board.turn = Seat(0);
    let (own, leaves) = (Seat(0), "Emma, disgruntled already, leaves.");
    view.board.captains[own].crew = vec![Member { card, disgruntled: false }];
    assert_eq!(said(&view), [""; 0]);
    view.board.captains[own].crew = vec![Member { card, disgruntled: true }];
    assert_eq!(said(&view), [leaves]);
    view.board.captains[own].leader = view.table.leaders().next();
    view.board.captains[own].leader_disgruntled = true;
    let fired = "The leader, disgruntled already, fires the whole crew.";
    assert_eq!(said(&view), [fired, leaves]);
    assert_eq!(text.straws(&view, &[Effect::Disgruntle(Whom::All)]), [fired, leaves]);
    assert_eq!(text.straws(&view, &[Effect::Warrant, Effect::KeepFlying]), [""; 0]);
}
