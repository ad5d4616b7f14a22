//! Patrols that are moved, and which of them comes to an alert.

use super::{Shown, about};
use crate::page::games::firefly::desk::Desk;
use rules::firefly::step::{Move, Summons};

impl Shown for Move {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }

    fn line(&self, desk: &Desk) -> String {
        let bearings = desk.text.bearings(desk.view(), &desk.props.company.names);
        bearings.unwrap_or_else(|| about(desk))
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
