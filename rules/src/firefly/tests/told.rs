//! What is told so that whoever hears the events alone can keep the books.

use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::effect::{Test, Way};
use crate::firefly::misbehave::misbehave_cards;
use crate::firefly::skill::Skill;
use crate::firefly::step::Question;
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

/// A trick may turn a test into one of a skill that no test of its card is of, or another.
#[test]
fn what_a_total_decided_is_known_where_one_test_alone_fits() {
    let (mut turned, mut open) = (0, 0);
    for card in misbehave_cards() {
        let tests: Vec<&Test> = card.ways.iter().flat_map(Way::tests).collect();
        for (skill, total) in Skill::ALL.into_iter().flat_map(|s| (0..14).map(move |n| (s, n))) {
            for band in tests.iter().map(|test| test.band(total)) {
                let decided = Cause::Misbehave(card.id).decided(skill, total, band);
                assert!(decided.is_none_or(|question| question.band(total) == band));
                let fitting: Vec<_> =
                    tests.iter().filter(|test| test.band(total) == band).collect();
                let named = fitting.iter().any(|test| test.skill == skill);
                if let ([only], false) = (&fitting[..], named) {
                    assert_eq!(decided, Some(Question::Card(only)), "{}", card.name);
                    turned += 1;
                } else if !named {
                    assert_eq!(decided, None, "{}", card.name);
                    open += 1;
                }
            }
        }
    }
    assert!(turned > 0 && open > 0, "{turned} {open}");
}
