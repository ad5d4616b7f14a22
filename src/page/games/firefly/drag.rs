//! Goods dragged between hold and stash, gear dragged to whoever is to carry it.

use super::step;
use crate::page::games::TableProps;
use rules::firefly::effect::Good;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Choice, Firefly, Person};
use yew::Callback;

/// Something of one's own ship that can be dragged.
#[derive(Clone, Copy, PartialEq)]
pub enum Held {
    /// One of a good; whether it lies in the stash.
    Good(Good, bool),
    /// Gear.
    Gear(SupplyId),
}

/// How somebody aboard is called in the page, for gear that is dropped on him.
pub fn slug(person: Person) -> String {
    match person {
        Person::Leader => "leader".to_owned(),
        Person::Crew(card) => format!("crew {}", card.number()),
    }
}

/// Carries out what a drop means, by the choices that lead there and back.
pub fn drop(props: &TableProps<Firefly>) -> Callback<(Held, String)> {
    let props = props.clone();
    Callback::from(move |(held, target): (Held, String)| {
        if let Some((menu, steps)) = steps(&props, held, &target) {
            props.choose_all.emit(within(&props, menu, steps));
        }
    })
}

/// The menu in which it is done, and the choices there.
fn steps(props: &TableProps<Firefly>, held: Held, target: &str) -> Option<(Choice, Vec<Choice>)> {
    let step = match (held, target) {
        (Held::Good(good, false), "stash") => Choice::Stow(good),
        (Held::Good(good, true), "hold") => Choice::Unstow(good),
        (Held::Gear(gear), "locker") => {
            carrier(props, gear)?;
            return Some((Choice::Roster, vec![Choice::Gear(gear), Choice::Shelve]));
        }
        (Held::Gear(gear), target) => {
            let everyone = props.view.acting().everyone();
            let person = everyone.into_iter().find(|&person| slug(person) == target)?;
            let takes = props.view.acting().can_carry(person, gear);
            if !takes || carrier(props, gear) == Some(person) {
                return None;
            }
            return Some((Choice::Roster, vec![Choice::Gear(gear), Choice::Give(person)]));
        }
        (Held::Good(..), _) => return None,
    };
    Some((Choice::Stowage, vec![step]))
}

/// Who carries the gear.
fn carrier(props: &TableProps<Firefly>, gear: SupplyId) -> Option<Person> {
    props.view.acting().gear.iter().find(|other| other.card == gear)?.carrier
}

/// The steps, with the menu opened before and closed after them unless it is open already.
fn within(props: &TableProps<Firefly>, menu: Choice, steps: Vec<Choice>) -> Vec<Choice> {
    if step::now(&props.view).menu() == Some(menu) {
        return steps;
    }
    [vec![menu], steps, vec![Choice::Done]].concat()
}
