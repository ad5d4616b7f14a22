//! Whole matches: every choice has a verb of its own, every event can be told.

use super::{check, check_all, texts};
use bots::Level;
use rules::firefly::alert::Watch;
use rules::firefly::contact::Contact;
use rules::firefly::effect::{self, Effect, Good};
use rules::firefly::job::JobId;
use rules::firefly::leader::LeaderId;
use rules::firefly::patrol::{Patrol, Reach};
use rules::firefly::sector::{Region, SectorId};
use rules::firefly::sets::{SETS, Set, Sets};
use rules::firefly::ship::ShipId;
use rules::firefly::skill::{Profession, Skill, Skills};
use rules::firefly::step::{
    Casino, Charts, Deaths, Draft, DrawJobs, ExtraCut, Fence, Forfeit, Instead, LoseCrew,
    LoseUpgrade, Loss, Manhunt, Move, Nav, Offer, Outset, Overfull, Pardon, PickPrisoner, PickShip,
    Price, Provisions, Race, Sacrifice, Sale, Split, Squeeze, Stall, Study, Sulk, Summons, Swap,
    Uplink, Wanted,
};
use rules::firefly::supply::{Market, SupplyId};
use rules::firefly::{
    Bargain, Cause, Choice, Event, Firefly, Foreseen, Frame, Half, JobSpot, Member, Pace, Person,
    Question, Ruin, Spot, Stage, Table, Trial, View, figures, misbehave_card, nav_card,
};
use rules::{Game, Later, Match, Options, Rng, Seat, Seed, Silent};
use std::collections::BTreeSet;
use std::mem::discriminant;
use std::thread;

/// All seats and stories.
fn tables(turn_limit: u8) -> impl Iterator<Item = Table> {
    (1..=Table::MOST).flat_map(move |seats| {
        let last = if seats == 1 { Table::LAST_STORY } else { 6 };
        (1..=last).map(move |story| Table { story, turn_limit, ..Table::new(seats) })
    })
}

/// The same, and all seats with each set.
fn all_tables(turn_limit: u8) -> impl Iterator<Item = Table> {
    let with = move |set: &'static Set| {
        let sets = Sets::BASE.with(set);
        let seats = (1..=Table::MOST).map(|seats| (seats, seats));
        let stories = (2..).zip(set.stories).map(|(seats, story)| (seats, story.id));
        let tables = seats.chain(stories);
        let alerts = Later(sets.have_alerts());
        tables.map(move |(seats, story)| Table {
            sets,
            alerts,
            turn_limit,
            story,
            ..Table::new(seats)
        })
    };
    tables(turn_limit).chain(SETS.into_iter().skip(1).flat_map(with))
}

/// What is said of the decision at hand.
fn check_decision(played: &Match<Firefly>, names: &[String]) {
    let Some(seat) = played.decider() else { return };
    let view = played.view(Some(seat));
    for text in texts().map(|text| text.on(view.table.sets)) {
        check("ask", text.ask(&view));
        let context = text.context(&view, &[]);
        assert!(!context.contains(['{', '}', '|']), "{context}");
        // Whoever is attacked is called by what everybody may know, and reads what he loses himself.
        if let Some(Frame::Stance(step)) = view.stack.last() {
            let called = text.called(&played.view(None), names);
            assert_eq!(called.is_some(), !step.attacks, "{called:?}");
            called.iter().for_each(|line| check("called", line));
            let risks = text.showdown_risks(&view, step.attacks);
            assert_eq!(risks.len(), if step.attacks { 1 } else { 2 }, "{risks:?}");
            check_all("risks", &risks);
            text.if_won(&view, step.attacks).iter().for_each(|line| check("if won", line));
            // What is said to make the points is all of them.
            for skill in Skill::ALL {
                let sources = text.sources(&view, seat, step.attacks, skill);
                sources.iter().for_each(|line| check("source", line));
                let brought = |line: &String| {
                    let all = line.split(" (").next().and_then(|head| head.rsplit(' ').next());
                    all.and_then(|points| points.parse::<u8>().ok()).unwrap()
                };
                let sum: u8 = sources.iter().map(brought).sum();
                assert_eq!(sum, view.stance_points(seat, step.attacks, skill), "{sources:?}");
            }
        }
        if let Some(Frame::Capture(step)) = view.stack.last() {
            check_all("capture", &text.capture_lines(&view, step.0));
        }
        text.ends_beside(&view, names).iter().for_each(|line| check("beside", line));
        let verbs: Vec<String> =
            played.legal().iter().map(|&choice| text.verb(&view, choice, names)).collect();
        verbs.iter().for_each(|verb| check("verb", verb));
        // Challenges and raids of one title are alike, and so are copies of a card at a stall, and in a shop of charts aboard.
        let stall = matches!(view.stack.last(), Some(Frame::Stall(_)));
        let shop = matches!(view.stack.last(), Some(Frame::Shop(_)));
        let deeds =
            played.legal().into_iter().map(|choice| {
                if let Choice::TakeJob(id)
                | Choice::Accept(id)
                | Choice::Drop(id)
                | Choice::Return(id) = choice
                    && (id.job().challenge.is_some() || id.job().raid().is_some())
                {
                    return format!("{:?} {}", discriminant(&choice), id.job().name);
                }
                if let Choice::Buy(card) = choice
                    && stall
                {
                    return format!("{:?}", card.kind());
                }
                if let Choice::Plot(card, region) | Choice::Stir(card, region) = choice
                    && shop
                {
                    return format!("{:?} {:?} {region:?}", discriminant(&choice), card.kind());
                }
                format!("{choice:?}")
            });
        let deeds: BTreeSet<String> = deeds.collect();
        let apart: BTreeSet<&String> = verbs.iter().collect();
        assert_eq!(apart.len(), deeds.len(), "{:?}: {verbs:?}", view.stack.last());
        let others = Seat::all(view.table.seats).map(Some).chain([None]);
        for other in others {
            let view = played.view(other);
            assert_eq!(text.ask(&view), text.ask(&played.view(Some(seat))));
            text.context(&view, &[]);
        }
    }
}

/// What lies open and cannot be had says why, and nothing else does.
fn check_reasons(played: &Match<Firefly>) {
    let Some(seat) = played.decider() else { return };
    let (view, legal) = (played.view(Some(seat)), played.legal());
    let same = |choice: Choice, why: Option<String>| {
        assert_eq!(legal.contains(&choice), why.is_none(), "{choice:?}: {why:?}");
        why.iter().for_each(|why| check("why not", why));
    };
    for text in texts() {
        match view.stack.last() {
            Some(Frame::Shop(visit)) => {
                for &card in &visit.seen {
                    same(Choice::Buy(card), text.why_not_buy(&view, visit, card));
                }
                for (good, price) in [(Good::Fuel, figures::FUEL), (Good::Part, figures::PART)] {
                    same(Choice::Purchase(good), text.why_not_stock(&view, good, price));
                }
            }
            Some(Frame::Deal(talk)) => {
                for &job in talk.seen.iter().chain(&view.drawn) {
                    same(Choice::Accept(job), text.why_not_accept(&view, talk));
                }
            }
            Some(Frame::Uplink(_)) => {
                for &job in &view.drawn {
                    same(Choice::Accept(job), text.why_no_room(&view));
                }
            }
            Some(Frame::Card(card)) => {
                for (at, way) in (0..).zip(misbehave_card(card.0).ways) {
                    let why = text.why_not_way(&view, way);
                    same(Choice::Way(at), (!why.is_empty()).then(|| why.join(", ")));
                }
            }
            Some(Frame::Nav(card)) => {
                for (at, way) in (0..).zip(nav_card(card.0).ways) {
                    let why = text.why_not_way(&view, way);
                    same(Choice::Way(at), (!why.is_empty()).then(|| why.join(", ")));
                }
            }
            _ => {}
        }
        for &choice in &legal {
            for ruin in view.ruins(choice) {
                let own = view.captain(view.viewer.unwrap_or(view.turn));
                let held = |job| own.begun(job).is_some() || view.hand.contains(&job);
                assert!(!matches!(ruin, Ruin::Unmet(job) if !held(job)));
            }
        }
    }
}

fn check_events(events: &[Event], names: &[String]) {
    for text in texts() {
        for event in events {
            let seen = [Some(Seat(0)), None].map(|viewer| Firefly::seen(event, viewer));
            for event in seen.into_iter().flatten() {
                text.tell(&event, names).iter().for_each(|line| check("event", line));
            }
        }
    }
}

/// Plays a match and checks all that is said of it.
fn play(table: Table, seed: Seed, mut pick: impl FnMut(&Match<Firefly>, Seat) -> Choice) {
    let names: Vec<String> = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    let mut played = Match::<Firefly>::new(table, seed).unwrap();
    while let Some(seat) = played.decider() {
        check_decision(&played, &names);
        check_reasons(&played);
        let choice = pick(&played, seat);
        played.play(choice, &mut Silent).unwrap();
    }
    let history = played.history().unwrap();
    history.iter().for_each(|events| check_events(events, &names));
    let told: Vec<(usize, Event)> = (0..)
        .zip(history)
        .flat_map(|(at, events)| events.into_iter().map(move |event| (at, event)))
        .collect();
    for text in texts() {
        let turns = text.acts(&told, 0, None, &names);
        turns.iter().flat_map(|(_, acts)| acts).for_each(|act| check("act", &act.said));
    }
    for result in played.state().results().unwrap() {
        for text in texts() {
            result.items.iter().for_each(|item| check("item", &text.item(item)));
        }
    }
}

#[test]
fn random_matches_are_said_in_full() {
    for (at, table) in (0..).zip(all_tables(4)) {
        let mut rng = Rng::new(Seed(at), 5);
        play(table, Seed(at), |played, _| *rng.pick(&played.legal()).unwrap());
    }
}

/// The kind of decision, by the name of its frame.
fn kind(view: &View) -> String {
    let frame = view.stack.last().map(|frame| format!("{frame:?}")).unwrap_or_default();
    frame.chars().take_while(|letter| letter.is_alphabetic()).collect()
}

/// The decisions that come up with captains who get somewhere, now and then by a whim, and who like to
/// haggle.
fn haggled(tables: &[(u64, Table)]) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for &(at, table) in tables {
        let mut rng = Rng::new(Seed(at), 6);
        play(table, Seed(at), |played, seat| {
            let view = played.view(Some(seat));
            kinds.insert(kind(&view));
            let legal = played.legal();
            let haggled = legal.iter().find(|&&choice| {
                choice == Choice::Propose || choice == Choice::Ask && rng.below(3) == 0
            });
            let whim = *rng.pick(&legal).unwrap();
            let haggling = matches!(view.stack.last(), Some(Frame::Parley(_)));
            match haggled {
                Some(&choice) => choice,
                None if haggling || rng.below(4) == 0 => whim,
                None => bots::choose::<Firefly>(&view, Level::Greedy, at, 0).unwrap_or(whim),
            }
        });
    }
    kinds
}

#[test]
fn played_matches_are_said_in_full() {
    let tables: Vec<(u64, Table)> = (100..).zip((0..2).flat_map(|_| all_tables(30))).collect();
    let kinds: BTreeSet<String> = thread::scope(|scope| {
        let halves = tables.chunks(tables.len().div_ceil(2));
        let halves: Vec<_> = halves.map(|half| scope.spawn(|| haggled(half))).collect();
        halves.into_iter().flat_map(|half| half.join().unwrap()).collect()
    });
    let missing: Vec<&str> = KINDS.split(' ').filter(|&kind| !kinds.contains(kind)).collect();
    assert_eq!(missing, [""; 0], "a decision that never came up");
}

/// The decisions that these matches have come to; the others are laid out by hand.
const KINDS: &str = "Alliance Answer Card Deal Deaths Evasion Flight \
    Freight Hands Load LoadUpTo Medic Muster Nav Parley Patrol Payday PickLeader PlaceShip Reavers \
    Recruits Roster Shop StartingJobs Stowage TakeUpgrade Test Trade Turn Vault";

/// A table of two at which the first seat sails under Malcolm with these cards as crew.
fn laid_out(frame: Frame, crew: &[u16]) -> View {
    let played = Match::<Firefly>::new(Table::new(2), Seed(1)).unwrap();
    let mut view = played.view(Some(Seat(0)));
    let captain = &mut view.board.captains[Seat(0)];
    captain.leader = LeaderId::new(1);
    let cards = crew.iter().map(|&id| SupplyId::new(id).unwrap());
    captain.crew = cards.map(|card| Member { card, disgruntled: false }).collect();
    view.board.foreseen = Foreseen(Some((Seat(0), 3)));
    view.board.stack = vec![frame];
    view
}

fn said(frame: Frame, crew: &[u16], choice: Choice) -> [String; 2] {
    let view = laid_out(frame, crew);
    texts().map(|text| {
        let verb = text.verb(&view, choice, &[]);
        format!("{} [{}] {verb}", text.ask(&view), text.context(&view, &[]))
    })
}

/// A leader who is hit has one token more, which may be worse for others.
#[test]
fn what_comes_of_a_leader_hit_is_said_by_the_rules() {
    let cause = Cause::Nav(3);
    let said = |crew: &[u16], upset: bool| {
        let deaths = Deaths { count: 1, chosen: Vec::new(), cause };
        let mut view = laid_out(deaths.into(), crew);
        view.board.captains[Seat(0)].leader_disgruntled = upset;
        texts()[0].verb(&view, Choice::Kill(Person::Leader), &[])
    };
    assert!(said(&[31], false).ends_with("lives, but disgruntled"));
    assert!(said(&[31], true).ends_with("lives, but fires the whole crew"));
    assert!(said(&[], true).ends_with("takes it: lives"));
    // Who is killed is told so, wherever the card goes.
    let tell = |killed| {
        let (card, from, to) = (SupplyId::new(31).unwrap(), Spot::Ship(Seat(0)), Spot::Discard);
        let gone = Event::Card { card, from, to, cause: Cause::Free, killed: rules::Aside(killed) };
        texts()[0].tell(&gone, &["Ada".to_owned()]).join(" ")
    };
    assert!(tell(true).contains("Gun Hand was killed"), "{}", tell(true));
    assert!(tell(false).contains("Gun Hand left the ship"), "{}", tell(false));
}

/// A choice that may cost somebody of the crew is known as one, be it by a test or by leave; a leader alone dies
/// of nothing.
#[test]
fn what_may_cost_somebody_is_known() {
    let costs =
        |effects: &[Effect], crew: &[u16]| laid_out(Nav(3).into(), crew).may_bereave(effects);
    assert!(costs(&[Effect::Kill(1)], &[31]) && !costs(&[Effect::Kill(1)], &[]));
    assert!(costs(&[Effect::LoseCrew], &[31]) && !costs(&[Effect::Gain(100)], &[31]));
    let cards = (1..=40).map(misbehave_card).flat_map(|card| card.ways);
    let tests = cards.filter(|way| way.test().is_some());
    let [lethal, harmless] = [true, false]
        .map(|lethal| tests.clone().filter(|way| costs(way.effects, &[31]) == lethal).count());
    assert!(lethal > 3 && harmless > 3, "{lethal} {harmless}");
}

/// Customs: which half of the card holds, and what it takes of one's own.
#[test]
fn a_card_says_which_half_of_it_holds_and_what_it_takes() {
    let view = laid_out(Frame::from(Nav(3)), &[]);
    let [en, fr] = texts().map(|text| text.stakes(&view, nav_card(3).ways[0].effects));
    assert_eq!(en, ["Solid with Harken: no", "In your hold of these: nothing"]);
    assert_eq!(en.len(), fr.len());
    // A leader alone does not die.
    let killed = |crew| texts()[0].stakes(&laid_out(Nav(3).into(), crew), &[Effect::Kill(2)]);
    assert_eq!(killed(&[]), ["Only your leader is there: not killed, but disgruntled"]);
    assert!(killed(&[31]).is_empty());
    // Patience's Posse may give crew: of an empty pile it is said that there is none.
    let mut view = laid_out(Frame::from(Nav(3)), &[]);
    view.board.supply_discards[Market::Regina].clear();
    let none = texts()[0].stakes(&view, nav_card(130).ways[1].effects);
    assert!(none.contains(&"Discards: none now that you could take".to_owned()), "{none:?}");
    let line = texts()[0].goal_short(&Table::new(2), 0);
    assert_eq!(line, "Jiangyin: 2 misbehave cards, Negotiate 6+ ($7000), 9+ ($5000)");
}

#[test]
fn rare_decisions_are_said() {
    let (simon, first, second) = (38, 31, 32);
    let card = |id| SupplyId::new(id).unwrap();
    let (leader, more) = (Later(false), Later(0));
    let todo = vec![card(simon)];
    let wanted = Wanted { seat: Seat(0), todo, hides: 1, leader, more }.into();
    assert_eq!(
        said(wanted, &[simon], Choice::Hide(card(simon))),
        [
            "Hide a wanted crew [Simon Tam] Hide Simon Tam",
            "Cachez un équipier recherché [Simon Tam] Cacher Simon Tam"
        ]
    );
    let lost = Frame::from(LoseUpgrade(Cause::Nav(113)));
    assert_eq!(
        said(lost, &[], Choice::Scrap(card(125))),
        [
            "Lose an upgrade [Scrapper Ambush] Lose Cry Baby",
            "Perdez une amélioration [Embuscade de ferrailleurs] Perdre Cry Baby"
        ]
    );
    let full = || Frame::from(Overfull(Seat(0)));
    assert_eq!(
        said(full(), &[first, second], Choice::Dismiss(card(second))),
        [
            "The ship is too full: make room [] Dismiss Gun Hand 2",
            "Le vaisseau déborde\u{a0}: faites de la place [] Renvoyer Porte-flingue 2"
        ]
    );
    let cut = Frame::from(ExtraCut(vec![card(simon)]));
    assert_eq!(
        said(cut, &[simon], Choice::Pay(card(simon))),
        [
            "Pay or let go? [Simon Tam: $200 due, $0 at hand] Pay Simon Tam $200",
            "Payer ou laisser partir\u{202f}? [Simon Tam\u{a0}: 200\u{a0}$ à payer, 0\u{a0}$ en main] \
             Payer Simon Tam\u{a0}: 200\u{a0}$"
        ]
    );
    let price = Frame::from(Price { dollars: 5000, cause: Cause::Goal(0) });
    assert_eq!(
        said(price, &[], Choice::Settle),
        [
            "Pay the price? [Goal 1] Pay $5000",
            "Payer le prix\u{202f}? [Objectif 1] Payer 5000\u{a0}$"
        ]
    );
    assert_eq!(
        said(Frame::from(Study { placed: 0, scatters: false }), &[], Choice::Foresee(18)),
        [
            "Choose the misbehave card that comes next [place 1 of 3] Next: Tight Security",
            "Choisissez la prochaine magouille [place 1 sur 3] \
             La prochaine\u{a0}: Haute surveillance"
        ]
    );
    let holiday = Match::<Firefly>::new(Table { story: 6, ..Table::new(2) }, Seed(1)).unwrap();
    let mut view = holiday.view(Some(Seat(0)));
    view.board.captains[Seat(0)].goals = 2;
    view.board.stack = vec![Frame::GoalWay];
    let ways = [0, 1].map(|way| texts().map(|text| text.verb(&view, Choice::Way(way), &[])));
    assert!(ways[0][0].starts_with("Fight 9+") && ways[1][0].starts_with("Tech 9+"), "{ways:?}");
    assert!(ways[0][1].starts_with("Combat 9+") && ways[1][1].starts_with("Tech 9+"), "{ways:?}");
    let dumped = said(full(), &[], Choice::Dump(Good::Cargo));
    assert!(dumped[0].ends_with("Dump 1 cargo") && dumped[1].ends_with("Jeter 1 cargaison"));
}

#[test]
fn a_test_is_said_as_far_as_it_has_come() {
    let Effect::Test(test) = misbehave_card(18).ways[1].effects[0] else { panic!("a test") };
    let mut trial = Trial {
        question: Question::Card(test),
        cause: Cause::Misbehave(18),
        salvage: false,
        stage: Stage::Before,
        skill: Skill::Fight,
        champion: None,
        rolled: Skills::default(),
        added: 0,
        aided: false,
        dice: (0, 0),
        used: Vec::new(),
        side: Later::default(),
        away: Later::default(),
        again: Later::default(),
        behind: Later::default(),
    };
    let context = |trial: &Trial| {
        let view = laid_out(Frame::Test(Box::new(trial.clone())), &[31]);
        texts().map(|text| text.context(&view, &[]))
    };
    assert_eq!(
        context(&trial),
        [
            "Tight Security: Fight 3 plus a die, 9 needed",
            "Haute surveillance\u{a0}: Combat 3 plus un dé, il faut 9"
        ]
    );
    (trial.stage, trial.dice) = (Stage::Rolled, (6, 2));
    assert_eq!(context(&trial)[0], "Tight Security: Fight 3, dice 6 + 2: 11, 9 needed");
}

#[test]
fn an_offer_is_said() {
    let mut bargain = Bargain {
        from: Seat(0),
        with: Seat(1),
        give: Half::default(),
        take: Half::default(),
        asking: true,
        heard: false,
    };
    bargain.give.money = 500;
    bargain.give.cards = vec![SupplyId::new(125).unwrap()];
    let view = laid_out(Box::new(Offer(bargain.clone())).into(), &[]);
    assert_eq!(
        texts().map(|text| text.context(&view, &[])),
        ["$500, Cry Baby for nothing", "500\u{a0}$, Cry Baby contre rien",]
    );
    let view = laid_out(Frame::Parley(Box::new(bargain)), &[]);
    let verbs = [Choice::Good(Good::Part), Choice::Money(2000)];
    let [en, _] = texts();
    assert_eq!(
        verbs.map(|choice| en.verb(&view, choice, &[])),
        ["Ask for 1 part", "Ask for $2000"]
    );
}

#[test]
fn events_are_told() {
    let told = |event: Event| texts().map(|text| text.tell(&event, &["Ada".into()]).join(" "));
    let seat = Seat(0);
    let job = JobId::new(107).unwrap();
    let paid = Event::Pay { seat, job, printed: 4500, price: -500, half: true };
    assert_eq!(told(paid)[0], "Ada: The Train Job paid $4500, −$500 by the test, halved.");
    let stashed =
        Event::Goods { seat, good: Good::Fugitive, hold: -2, stash: 2, cause: Cause::Free };
    assert_eq!(
        told(stashed),
        ["Ada: 2 fugitives to the stash.", "Ada\u{a0}: 2 fugitifs vers la cache."]
    );
    let hidden = Event::Job {
        job: None,
        contact: Contact::Badger,
        from: JobSpot::Deck,
        to: JobSpot::Hand(seat),
        cause: Cause::Setup,
    };
    assert_eq!(
        told(hidden),
        ["Ada: got a job of Badger.", "Ada\u{a0}: contrat reçu, chez Badger."]
    );
    let flown = Event::Way { seat, cause: Cause::Nav(1), way: 0 };
    assert_eq!(told(flown), ["", ""]);
    let tried = Event::Way { seat, cause: Cause::Misbehave(18), way: 1 };
    assert_eq!(told(tried), ["Ada: tried Fight.", "Ada\u{a0}: test, Combat."]);
}

/// A patrol that moves in anybody's flight is told from where, to where, by whom and because of which card; and
/// once the flight is over, beside how it ended.
#[test]
fn what_sends_a_patrol_is_told() {
    let place = |number| SectorId::new(number).unwrap();
    let (own, other) = (Seat(0), Seat(1));
    let names = ["Ada".into(), "Ben".into()];
    let flown = |to| Event::Ship { seat: own, from: None, to: place(to), pace: Pace::Burn };
    let met = Event::Way { seat: own, cause: Cause::Nav(22), way: 0 };
    let sent = |from, to| Event::Corvette { from: place(from), to: place(to), by: Some(other) };
    let told = |events: &[Event]| -> Vec<(usize, Event)> {
        let turn = Event::Turn { seat: own, round: 2 };
        [turn].iter().chain(events).cloned().map(|event| (1, event)).collect()
    };
    let [text, _] = texts();
    let said = |before: &[Event], event: &Event| {
        text.tell_at(&Table::new(2), &told(before), event, &names).join(" ")
    };
    let (from, to) = (text.place(place(50)), text.place(place(51)));
    let line = format!("Ben: the Operative's Corvette moved from {from} to {to}");
    let title = text.nav_title(22);
    assert_eq!(said(&[flown(49), met.clone()], &sent(50, 51)), format!("{line} ({title})."));
    // An alert that calls it has been told, and what came before that is past.
    assert_eq!(said(&[met.clone(), flown(49)], &sent(50, 51)), format!("{line}."));
    let flight = told(&[flown(49), met, sent(49, 50), sent(50, 51)]);
    let from = text.place(place(49));
    let over = text.full_stop(&flight, own, &names);
    assert_eq!(over, Some(format!("the Corvette moved from {from} to {to} ({title})")));
}

#[test]
fn a_turn_is_told_act_by_act_with_what_came_of_it() {
    let seat = Seat(0);
    let said = |turn: &[Event]| {
        let told: Vec<(usize, Event)> = [Event::Turn { seat, round: 2 }]
            .into_iter()
            .chain(turn.iter().cloned())
            .map(|event| (1, event))
            .collect();
        texts().map(|text| {
            let turns = text.acts(&told, 0, None, &["Ada".into(), "Ben".into()]);
            let acts: Vec<String> =
                turns.into_iter().flat_map(|(_, acts)| acts).map(|act| act.said).collect();
            acts.join(" · ")
        })
    };
    let money = |change, cause| Event::Money { seat, change, cause };
    let goods = |good, hold, cause| Event::Goods { seat, good, hold, stash: 0, cause };
    let card = |id| SupplyId::new(id).unwrap();
    let place = |number| SectorId::new(number).unwrap();
    let flown =
        |from, to| Event::Ship { seat, from: Some(place(from)), to: place(to), pace: Pace::Burn };
    let shop = Cause::Shop(Market::Persephone);
    let aboard = |id| Event::Card {
        card: card(id),
        from: Spot::Considered,
        to: Spot::Ship(seat),
        cause: shop,
        killed: rules::Aside(false),
    };

    // What was bought stands in one with its price.
    let visit = Event::Visit { seat, market: Market::Persephone };
    let bought = [
        visit.clone(),
        money(-100, shop),
        goods(Good::Fuel, 1, shop),
        money(-300, shop),
        aboard(125),
        money(-100, shop),
        aboard(31),
    ];
    assert_eq!(
        said(&bought),
        [
            "bought Cry Baby ($300), Gun Hand ($100), 1 fuel ($100)",
            "achats, Cry Baby (300\u{a0}$), Porte-flingue (100\u{a0}$), 1 carburant (100\u{a0}$)"
        ]
    );
    assert_eq!(said(std::slice::from_ref(&visit))[0], "went shopping, Persephone");
    // Whoever is bound as soon as he is hired is so in another act.
    let bound = Event::Card {
        card: card(31),
        from: Spot::Ship(seat),
        to: Spot::Bound(seat),
        cause: Cause::Bounty(1),
        killed: rules::Aside(false),
    };
    assert_eq!(
        said(&[visit, money(-100, shop), aboard(31), bound])[0],
        "bought Gun Hand ($100) · caught Gun Hand"
    );

    // A flight is told by where and why it ended.
    let met = |way| Event::Way { seat, cause: Cause::Nav(1), way };
    let stopped = [
        goods(Good::Fuel, -1, Cause::Burn),
        flown(49, 50),
        flown(50, 51),
        met(0),
        Event::Inspection { seat },
        goods(Good::Contraband, -2, Cause::Alliance),
        Event::Warrants { seat, change: 1, cause: Cause::Alliance },
    ];
    assert_eq!(
        said(&stopped)[0],
        "flew to Londinium (1 fuel), stopped by the Cruiser: 1 warrant, lost 2 contraband"
    );
    // What else takes fuel on the way is no cost of the flight.
    let robbed = [&stopped[..3], &[goods(Good::Fuel, -5, Cause::Nav(1))]].concat();
    assert_eq!(said(&robbed)[0], "flew to Londinium (1 fuel): paid 5 fuel (The Big Black)");
    // What a card has taken earlier is no loss by what stops the flight.
    let part = goods(Good::Part, -1, Cause::Nav(11));
    let later = [&stopped[..2], &[part], &stopped[2..5]].concat();
    assert_eq!(
        said(&later)[0],
        "flew to Londinium (1 fuel), stopped by the Cruiser: paid 1 part (Minor Technical Difficulty)"
    );
    let [text, _] = texts();
    let own = |events: &[Event]| {
        let turn = Event::Turn { seat, round: 1 };
        let told: Vec<(usize, Event)> =
            [turn].iter().chain(events).cloned().map(|one| (1, one)).collect();
        text.full_stop(&told, seat, &["Ada".into()])
    };
    // What a card did is told of a flight that came through, and that customs found nothing.
    let way = |card, way| Event::Way { seat, cause: Cause::Nav(card), way };
    let pox = [way(133, 1), Event::Unrest { seat, roll: 4, lost: 0 }, flown(51, 52)];
    let pox = own(&[&stopped[..2], &pox].concat()).unwrap_or_default();
    assert!(pox.ends_with(": Space Pox, rolls 4, and nobody leaves"), "{pox}");
    let customs = own(&[&stopped[..2], &[way(3, 0)]].concat()).unwrap_or_default();
    assert!(customs.ends_with("met Customs Inspection: nothing lost"), "{customs}");
    let stop = own(&stopped).unwrap_or_default();
    assert!(
        stop.starts_with("Full stop: flew to Londinium (1 fuel), stopped by the Cruiser"),
        "{stop}"
    );
    assert_eq!(
        own(&[&stopped[..], &[Event::Visit { seat, market: Market::Persephone }]].concat()),
        None
    );
    assert_eq!(own(&stopped[..2]), None, "it went where it was to go");

    // Work, with the test that failed it, or what it brought.
    let job = JobId::new(107).unwrap();
    let task = rules::firefly::Task::Job(job);
    let step = rules::firefly::Step::Finish;
    let team = Event::Team { seat, task, step, team: vec![Person::Leader] };
    let errand = |outcome| Event::Errand { seat, task, step, outcome };
    let drawn = Event::Misbehave { seat, card: 13 };
    let cause = Cause::Misbehave(13);
    let test = Event::Test { seat, cause, skill: Skill::Fight, points: 1, total: 2, band: 0 };
    let botched = [team.clone(), drawn.clone(), test, errand(rules::firefly::Outcome::Botched)];
    let [en, fr] = said(&botched);
    assert!(en.starts_with("worked The Train Job: botched, failed the Fight test ("), "{en}");
    assert!(fr.contains("tentative ratée, test raté"), "{fr}");
    let done = [
        team,
        drawn,
        errand(rules::firefly::Outcome::Done),
        money(4500, Cause::Job(job)),
        money(-500, Cause::Wages(job)),
        Event::Solid { seat, contact: Contact::Badger, won: true },
        Event::Goal { seat, goal: 0 },
    ];
    assert_eq!(
        said(&done)[0],
        "reached goal 1 · worked The Train Job: done, passed 1 misbehave card, Solid with Badger, got $4500, paid $500 (wages)"
    );
    // What is one's own is left out, and what was told before.
    let told = [(1, Event::Turn { seat, round: 1 }), (1, money(200, Cause::MakeWork))];
    let [text, _] = texts();
    assert!(text.acts(&told, 0, Some(seat), &["Ada".into()]).is_empty());
    assert!(text.acts(&told, 1, None, &["Ada".into()]).is_empty());
    let acts = text.acts(&told, 0, None, &["Ada".into()]);
    assert_eq!(acts[0].1[0].said, "make-work: got $200");
    // Nor is a Cutter that somebody sent himself an act of whose turn it is.
    let (from, to) = (SectorId::LONDINIUM, SectorId::LONDINIUM);
    let cutter = Event::Cutter { from, to, by: Some(Seat(1)) };
    let told = [(1, Event::Turn { seat, round: 1 }), (1, cutter)];
    let acts = |own| text.acts(&told, 0, own, &["Ada".into(), "Ben".into()]).len();
    assert_eq!([Some(Seat(1)), Some(Seat(2))].map(acts), [0, 1]);
}

/// Each decision that Kalidasa brings, laid out by hand.
#[test]
fn the_decisions_of_kalidasa_are_said() {
    let first = 31;
    let card = |id| SupplyId::new(id).unwrap();
    let place = |number| SectorId::new(number).unwrap();
    let cause = Cause::Nav(227);
    let uplink = Frame::from(Uplink(Contact::Badger));
    assert!(said(uplink, &[], Choice::Done)[0].contains("[Badger] Lay it aside"));
    assert_eq!(
        said(Manhunt(Seat(0)).into(), &[first], Choice::LetGo(card(first)))[0],
        "The Operative takes one of the wanted along: whom? [The Corvette takes no fine from \
         an outlaw: whoever is handed over leaves the game; fugitives in the hold are gone, and the flight is over] Hand over Gun Hand"
    );
    let summons = || Frame::from(Summons { seat: Seat(0), to: place(51) });
    assert_eq!(
        said(summons(), &[], Choice::Summon(Patrol::Corvette)),
        [
            "An alert: which ship comes? [To Londinium: the Cruiser searches an outlaw, the \
             Corvette takes wanted crew and fugitives; either ends the flight] Send the Corvette",
            "Une alerte\u{a0}: quel vaisseau arrive\u{202f}? [Vers Londinium\u{a0}: le Croiseur \
             fouille un hors-la-loi, la Corvette prend recherchés et fugitifs\u{202f}; son vol est \
             fini] Envoyer la Corvette"
        ]
    );
    let run = Move { patrol: Patrol::Corvette, seat: Seat(0), reach: Reach::RunOn, ship: None };
    assert!(said(run.into(), &[], Choice::Stop)[0].ends_with("Leave it there"));
    let instead = Instead { card: card(first), of: Loss::Trust(Contact::Badger), cause };
    assert!(said(instead.into(), &[first], Choice::Spend(card(first)))[0].ends_with("Gun Hand"));
    let offer = effect::Offer { good: Good::Part, price: 500, most: Some(3) };
    assert!(
        said(Sale { offer, cause }.into(), &[], Choice::Count(2))[0]
            .ends_with("Sell 2 parts for $1000")
    );
    let swap = |given| Frame::from(Swap { left: 2, given, cause });
    assert!(said(swap(false), &[], Choice::Dump(Good::Fuel))[0].ends_with("Give 1 fuel"));
    assert!(said(swap(true), &[], Choice::Done)[0].ends_with("Swap nothing more"));
    let casino = Casino { most: 10, cards: 5, alike: 3, times: 3, cause };
    assert!(said(casino.into(), &[], Choice::Count(3))[0].ends_with("Bet $300"));
    let race = Race { stake: 500, prize: 3000, job: JobId::new(260).unwrap() };
    assert!(said(race.into(), &[], Choice::Done)[0].ends_with("[The Beaumonde Derby] Bet nothing"));
    let charts = Charts { region: Region::Border, placed: 0 };
    assert!(said(charts.into(), &[], Choice::Chart(104))[0].ends_with("Next: Reaver Bait"));
    let squeeze = Squeeze { dollars: 200, cause: Cause::Job(JobId::new(228).unwrap()) };
    assert!(said(squeeze.into(), &[], Choice::Done)[0].ends_with("Leave it at that"));
    let sacrifice = Sacrifice { profession: Profession::Merc, cause };
    let doomed = Choice::Kill(Person::Crew(card(first)));
    assert!(said(sacrifice.into(), &[first], doomed)[0].ends_with("Lose Gun Hand"));
    let gone = said(LoseCrew(cause).into(), &[first], Choice::LetGo(card(first)));
    let who = Choice::Bench(Person::Crew(card(first)));
    let split = |rear| Frame::from(Split { second: vec![Person::Leader], rear, cause });
    assert!(said(split(None), &[first], who)[0].ends_with("Gun Hand: second team"));
    assert!(said(split(None), &[], Choice::Go)[0].ends_with("Split up"));
    let forfeit = Choice::Forfeit(Contact::Badger);
    assert!(said(Forfeit(cause).into(), &[], forfeit)[0].ends_with("Lose the trust of Badger"));
    let market = Market::Silverhold;
    let fence = Fence { market, words: &[], cause };
    assert!(said(fence.into(), &[], Choice::Done)[0].ends_with("Nothing more"));
    assert!(said(Frame::Mob, &[first], who)[0].ends_with("Send Gun Hand back to the ship"));
    let pardon = Pardon { left: 2, warrants: true, tokens: true, cause };
    assert!(said(pardon.into(), &[], Choice::ClearWarrants)[0].ends_with("One warrant"));
    let sulks = Choice::Champion(Person::Crew(card(first)));
    assert!(
        said(Sulk(cause).into(), &[first], sulks)[0].ends_with("Gun Hand goes back to the ship")
    );
    assert!(gone[0].starts_with("Somebody has to go") && gone[0].contains("Gun Hand"));
}

#[test]
fn what_set_up_cards_ask_is_said() {
    let seat = Seat(0);
    let draw = Frame::from(DrawJobs { seat, left: 2, of_one: false });
    assert_eq!(
        said(draw, &[], Choice::Deal(Contact::Niska))[0],
        "Whose jobs? [2 more to draw] Draw from Niska"
    );
    let ship = ShipId::new(5).unwrap();
    let bought = said(Outset(seat).into(), &[], Choice::Ship(ship));
    assert!(bought[0].ends_with("Buy the Jetwash for $9500"), "{bought:?}");
    let fuel = said(Provisions(seat).into(), &[], Choice::Purchase(Good::Fuel));
    assert!(fuel[0].ends_with("Buy 1 fuel for $100"), "{fuel:?}");
    assert!(said(Provisions(seat).into(), &[], Choice::Done)[0].ends_with("That will do"));
    let deck = Choice::Place(SectorId::new(35).unwrap());
    assert!(said(Frame::DraftDeck, &[], deck)[0].ends_with("Share out Silverhold"));
    let card = SupplyId::new(1).unwrap();
    let (market, row) = (card.market(), vec![card]);
    let draft = Frame::from(Draft { market, round: 0, picked: 0, row });
    assert!(said(draft.clone(), &[], Choice::Done)[0].ends_with("Take none"));
    assert!(said(draft, &[], Choice::Buy(card))[0].contains("] Take "));
    let stall = Stall { dollars: 800, cards: 3 };
    assert!(said(stall.into(), &[], Choice::Done)[0].contains("[$800 left for 3 cards at most]"));
    let rolled = Event::Skies { seat, roll: 1 };
    let told = texts().map(|text| text.tell(&rolled, &["Ada".into()]).join(" "));
    assert!(told[0].contains("rolled 1: the next sector is clear"), "{told:?}");
    // Each twist has its line.
    let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
    for id in 1..=7 {
        let table = Table { sets, opening: Later(id), ..Table::new(1) };
        for text in texts() {
            let lines = text.story_lines(&table);
            assert!(lines.len() > 4 && lines.iter().all(|line| !line.is_empty()), "{lines:?}");
        }
    }
}

#[test]
fn whom_the_alliance_holds_and_how_he_is_freed_are_said() {
    assert_eq!(
        said(PickPrisoner(Seat(0)).into(), &[], Choice::Jail(14)),
        [
            "Whom does the Alliance hold? [] Helen, for you to free",
            "Qui l'Alliance détient-elle\u{202f}? [] Helen, à libérer"
        ]
    );
    let helen = SupplyId::all().find(|card| card.printed().name == "Helen").unwrap();
    let (seat, names) = (Seat(0), ["Ada".to_owned()]);
    let tell = |from, to| {
        let moved =
            Event::Card { card: helen, from, to, cause: Cause::Story, killed: rules::Aside(false) };
        texts()[0].tell(&moved, &names).join(" ")
    };
    assert_eq!(tell(Spot::Deck, Spot::Jailed(seat)), "Ada: the Alliance holds Helen.");
    let out = tell(Spot::Jailed(seat), Spot::Bound(seat));
    assert_eq!(out, "Ada: broke Helen out of the Cruiser.");
    let table = Table { story: 20, ..Table::new(2) };
    let table = Table { sets: Sets::named("pirates-bounty").unwrap(), ..table };
    let goals = [0, 1, 2].map(|goal| texts()[0].goal_short(&table, goal));
    assert_eq!(
        goals,
        [
            "Be where the Alliance Cruiser is, be Solid with Harken, Negotiate 6+, Fight 10+",
            "Persephone: in a Deal with Badger, be Solid with Badger, Pay $5000",
            "Three Hills"
        ]
    );
}

/// Whose doing it was that a patrol moved.
/// What lies on the chart from the start is told in one, and whom the Corvette drives off.
#[test]
fn alerts_of_the_set_up_are_told_once_and_a_rout_as_such() {
    let sets = Sets::named("blue-sun,kalidasa").unwrap();
    let table = Table { sets, story: 10, ..Table::new(2) };
    let at = |number| SectorId::new(number).unwrap();
    let alert = |number| Event::Alert { watch: Watch::Alliance, sector: at(number), change: 1 };
    let turn = Event::Turn { seat: Seat(0), round: 1 };
    let told = [alert(36), alert(38), turn, alert(40)];
    let to = at(120);
    let off = Event::Cutter { from: table.corvette().unwrap(), to, by: Some(Seat(1)) };
    let names = ["Anna".to_owned(), "Ben".to_owned()];
    for text in texts() {
        let before: Vec<(usize, Event)> = told.iter().cloned().map(|event| (0, event)).collect();
        let lines = |n: usize| text.tell_at(&table, &before[..n], &told[n], &names).len();
        assert_eq!([0, 1, 3].map(lines), [1, 0, 1]);
        let rout = text.tell_at(&table, &before, &off, &names);
        let said = text.words.routed.split(',').next();
        assert!(said.is_some_and(|said| rout[0].contains(said)), "{rout:?}");
    }
}

#[test]
fn a_patrol_that_moved_is_told_with_who_moved_it() {
    let [from, to] = [1, 2].map(|at| SectorId::new(at).unwrap());
    let tell = |by| texts()[0].tell(&Event::Cutter { from, to, by }, &["Ada".to_owned()]).join(" ");
    let [from, to] = [from, to].map(|at| texts()[0].place(at));
    assert_eq!(tell(None), format!("Reaver Cutter moved from {from} to {to}."));
    assert_eq!(tell(Some(Seat(0))), format!("Ada: the Reaver Cutter moved from {from} to {to}."));
}

#[test]
fn the_ships_and_what_they_do_are_said() {
    let ship = ShipId::new(4).unwrap();
    assert_eq!(
        said(PickShip(Seat(0)).into(), &[], Choice::Ship(ship)),
        [
            "Choose a ship [Everybody starts with $3000, 6 fuel, 2 parts.] Fly the Esmeralda",
            "Choisissez un vaisseau [Chacun part avec 3000\u{a0}$, 6 carburant, 2 pièces.] Prendre Esmeralda"
        ]
    );
    let fed = said(Frame::Flight, &[], Choice::Serve(Good::Cargo));
    assert!(fed[0].ends_with("Serve 1 cargo to the crew"), "{fed:?}");
    let jets = SupplyId::new(367).unwrap();
    let flown = said(Frame::Turn, &[], Choice::Jets(jets));
    assert!(flown[0].ends_with("Full burn with Xunsu Emergency Ram Jets"), "{flown:?}");
    let picked = Event::Flown { seat: Seat(0), ship };
    let told = texts().map(|text| text.tell(&picked, &["Ada".into()]).join(" "));
    assert_eq!(told, ["Ada: flies the Esmeralda.", "Ada\u{a0}: vaisseau choisi, Esmeralda."]);
    let [en, fr] = texts().map(|text| text.ship_lines(ship));
    assert_eq!(en.len(), fr.len());
    assert!(en.last().unwrap().ends_with("paid from the money of the start: $800"), "{en:?}");
}
