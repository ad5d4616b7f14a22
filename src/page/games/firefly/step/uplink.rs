//! The top job of a contact's deck, considered from afar.

use super::Shown;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::{Scene, job_row};
use rules::firefly::Choice;
use rules::firefly::step::Uplink;

impl Shown for Uplink {
    fn scene(&self, desk: &Desk) -> Scene {
        let jobs = desk.view().drawn.iter().map(|&id| (id, Choice::Accept(id)));
        let why_not = desk.text.why_no_room(desk.view());
        job_row(desk, jobs.collect(), "pick", desk.words.accept, why_not)
    }
}
