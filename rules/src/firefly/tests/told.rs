//! What is told so that whoever hears the events alone can keep the books.

use super::*;
use crate::firefly::contact::Contact;
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
