//! What misbehave cards of *Crime & Punishment* ask about the crew on a job.

use super::Shown;
use crate::explain::firefly as explain;
use crate::page::games::firefly::desk::{Desk, figure, skill_icon};
use crate::page::games::firefly::scene::Scene;
use crate::page::games::firefly::ship;
use crate::page::prelude::*;
use rules::firefly::skill::Skill;
use rules::firefly::step::Split;
use rules::firefly::{Arms, Choice, Person};

/// Whoever is named is all there is to see.
pub struct People;

impl Shown for People {
    fn has_rows(&self) -> bool {
        true
    }
}

impl Shown for Split {
    /// What both teams can do, the chance of the second where it alone is tested, and who goes with it.
    fn scene(&self, desk: &Desk) -> Scene {
        let (view, captain) = (desk.view(), desk.view().acting());
        let (second, first): (Vec<Person>, Vec<Person>) =
            view.present().into_iter().partition(|person| self.second.contains(person));
        let odds = self.rear.filter(|_| !second.is_empty()).and_then(|test| {
            let chances = view.band_chances(&second, test, 0);
            Some(desk.text.comes_back(*chances.last()?))
        });
        let mut shown = Vec::new();
        let row = |&person: &Person| {
            let bench = Choice::Bench(person);
            shown.push(bench);
            let goes = self.second.contains(&person);
            let (said, ids) = desk.person_said(captain, person);
            html! {
                <li class="mate" data-explain={ids} data-said={said}>
                    { desk.portrait(captain, person) }
                    <span><strong>{ desk.text.aboard(captain, person) }</strong>{ ship::member_signs(desk, captain, person) }</span>
                    if goes { <span class="soft">{ desk.text.team(true) }</span> } else { { desk.short_if(bench, "quiet", desk.text.team(true)) } }
                </li>
            }
        };
        let rows: Html = view.present().iter().map(row).collect();
        let picture = html! {
            <div class="muster">
                <p class="forecast-line">{ team(desk, false, &first) }</p>
                <p class="forecast-line">{ team(desk, true, &second) }{ for odds.map(|odds| html! { <b class="odds" data-explain={explain::ODDS}>{ odds }</b> }) }</p>
                <ul class="mates" aria-label={desk.words.team}>{ rows }</ul>
            </div>
        };
        Scene { picture, shown }
    }

    fn has_rows(&self) -> bool {
        true
    }
}

/// What a team can do together.
fn team(desk: &Desk, second: bool, people: &[Person]) -> Html {
    let points = Skill::ALL.into_iter().map(|skill| {
        let points = desk.view().acting().points(people, skill, Arms::Armed);
        figure(skill_icon(skill), points, desk.text.skill(skill), explain::skill(skill))
    });
    html! { <><strong>{ desk.text.team(second) }</strong>{ for points }</> }
}
