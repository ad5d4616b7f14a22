//! Patrols that are moved, and which of them comes to an alert.

use super::Shown;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use rules::firefly::step::{Move, Summons};

impl Shown for Move {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }

    fn scene(&self, desk: &Desk) -> Scene {
        let bearings = desk.text.bearings(desk.view(), &desk.props.company.names);
        let bearings = bearings.map(|line| html! { <p class="soft">{ line }</p> });
        // The foot speaks of the sector that is aimed at.
        let picture = html! { <><p>{ desk.context() }</p>{ for bearings }</> };
        Scene { picture, shown: Vec::new() }
    }
}

impl Shown for Summons {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}
