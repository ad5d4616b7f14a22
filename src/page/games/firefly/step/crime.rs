//! The crew on a job goes on in two teams.

use super::Shown;
use super::test::bands;
use crate::explain::firefly as explain;
use crate::page::games::firefly::desk::{Desk, figure, skill_icon};
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use rules::firefly::skill::Skill;
use rules::firefly::step::Split;
use rules::firefly::{Arms, Person, Question};

impl Shown for Split {
    /// Both teams with what they can do; what waits for the second alone, and its chances.
    fn scene(&self, desk: &Desk) -> Scene {
        let view = desk.view();
        let mut first = view.present();
        first.retain(|person| !self.second.contains(person));
        let chances = self.rear.map(|test| view.band_chances(&self.second, test, 0));
        let odds = |at: usize| chances.as_ref().map(|all| desk.words.chance(all[at]));
        let odds = |at| odds(at).filter(|_| !self.second.is_empty());
        let picture = html! {
            <div class="muster">
                { team(desk, false, &first) }
                { team(desk, true, &self.second) }
                { for self.rear.map(|test| bands(desk, &Question::Card(test), None, odds)) }
            </div>
        };
        Scene { picture, shown: Vec::new() }
    }
}

/// Who goes in a team, and what they can do together.
fn team(desk: &Desk, second: bool, people: &[Person]) -> Html {
    let captain = desk.view().acting();
    let points = Skill::ALL.into_iter().map(|skill| {
        let points = captain.points(people, skill, Arms::Armed);
        figure(skill_icon(skill), points, desk.text.skill(skill), explain::skill(skill))
    });
    html! {
        <p class="forecast-line"><strong>{ desk.text.team(captain, second, people) }</strong>{ for points }</p>
    }
}
