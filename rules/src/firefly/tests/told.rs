//! What is told so that whoever hears the events alone can keep the books.

use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::skill::Skill;
use crate::firefly::supply::Market;

/// Whoever looks round and takes nothing is heard of all the same.
#[test]
fn a_visit_without_a_purchase_is_told() {
    let mut scene = Scene::new(Table::new(2));
    scene.captain().sector = Some(sector(29));
    scene.choose(Choice::Shop);
    scene.choose(Choice::Done);
    scene.choose(Choice::Deal(Contact::Badger));
    scene.choose(Choice::Done);
    let market = Market::Persephone;
    let told = [
        Event::Visit { seat: Seat(0), market },
        Event::Talk { seat: Seat(0), contact: Contact::Badger },
    ];
    assert_eq!(scene.heard, told);
}

/// Who makes a test alone is told before the dice.
#[test]
fn who_goes_alone_is_told() {
    let mut scene = Scene::new(Table::new(2));
    scene.bring("Lund");
    let lund = scene.crew("Lund");
    scene.turn_up_misbehave(7);
    scene.choose(Choice::Champion(lund));
    let alone = Event::Champion { seat: Seat(0), person: lund, skill: Skill::Fight };
    let told = scene.heard.iter().position(|event| *event == alone);
    let rolled = scene.heard.iter().position(|event| matches!(event, Event::Roll { .. }));
    assert!(told.is_some() && told < rolled, "{:?}", scene.heard);
}
