//! Faces of supply cards and leaders.

use super::desk::{
    Desk, art, chip, keyword_icon, large, leader_art, profession_icon, said, skill_icon, skills,
    supply_art,
};
use crate::art::firefly::{emblem, portrait};
use crate::beat;
use crate::explain::firefly as explain;
use crate::icons::Icon;
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::leader::LeaderId;
use rules::firefly::sets::CARRIED;
use rules::firefly::ship::ShipId;
use rules::firefly::skill::Skill;
use rules::firefly::supply::{Class, SupplyId};

/// A supply card with what can be done with it.
pub fn supply(desk: &Desk, card: SupplyId, foot: Html) -> Html {
    let kind = card.printed();
    let words = desk.words;
    let picture = match kind.class {
        Class::Crew => art("portrait", supply_art(card), portrait::crew_portrait(card.kind())),
        Class::Gear | Class::Upgrade | Class::DriveCore(_) => {
            art("face-picture", supply_art(card), emblem::supply_emblem(card.kind()))
        }
    };
    html! {
        <article class="face" key={card.number()} data-thing={beat::firefly::supply(card)}>
            <header data-explain={explain::supply(card)} data-said={desk.supply_said(card)}
                data-large={large(&supply_art(card))}>
                { picture }
                <h3 class="face-name">{ desk.text.supply(card) }</h3>
                <strong class="price" data-explain={explain::PRICE}>
                    { fill(words.money, &[("n", &kind.cost)]) }
                </strong>
            </header>
            <p class="signs">
                { skills(desk, kind.skills) }
                { for kind.professions.iter().map(|&one| chip(profession_icon(one), desk.text.profession(one), explain::profession(one))) }
                { for kind.keywords.iter().map(|&word| chip(keyword_icon(word), desk.text.keyword(word), explain::keyword(word))) }
                if kind.moral { { chip(Icon::Moral, words.moral, explain::MORAL) } }
                if kind.wanted { { chip(Icon::Wanted, words.wanted, explain::WANTED) } }
            </p>
            <ul class="face-lines">
                { for sought(desk, card).map(|line| html! { <li class="bad">{ line }</li> }) }
                { for serves(desk, card).into_iter().map(|line| html! { <li class="is-met">{ line }</li> }) }
                { for cheapened(desk, card).map(|line| html! { <li class="is-met">{ line }</li> }) }
                if kind.wanted { <li class="soft">{ words.wanted_means }if CARRIED && desk.view().corvette.0.is_some() { { " " }{ words.wanted_taken } }</li> }
                { for desk.text.supply_deeds(card).into_iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            { foot }
        </article>
    }
}

/// That whoever hires him carries somebody who is hunted.
fn sought(desk: &Desk, card: SupplyId) -> Option<String> {
    if CARRIED { desk.text.sought(desk.view(), card) } else { None }
}

/// What it does for jobs that lack something.
fn serves(desk: &Desk, card: SupplyId) -> Vec<String> {
    let jobs = desk.view().serves(card).into_iter();
    jobs.map(|(job, all)| {
        let said = if all { desk.words.completes } else { desk.words.serves };
        fill(said, &[("job", &desk.text.job(job))])
    })
    .collect()
}

/// Who makes it cheaper than it says, in one's own turn.
fn cheapened(desk: &Desk, card: SupplyId) -> Option<String> {
    let view = desk.view();
    let captain = view.captain(view.viewer.filter(|&seat| seat == view.turn)?);
    let who = desk.text.person(captain, captain.cheapens(card)?);
    Some(desk.text.thanks(&desk.text.money(captain.price(card)), who))
}

/// A ship with what can be done with it.
pub fn ship(desk: &Desk, id: ShipId, foot: Html) -> Html {
    let art_name = format!("v{}", id.number());
    html! {
        <article class="face" key={format!("ship-{}", id.number())}>
            <header data-explain={explain::SHIP_CHOICE}
                data-said={said(desk.text.vessel(id), desk.text.ship_lines(id))}
                data-large={large(&art_name)}>
                { art("face-picture", art_name.clone(), emblem::ship_picture(id)) }
                <h3 class="face-name">{ desk.text.vessel(id) }</h3>
            </header>
            <ul class="face-lines">
                { for desk.text.ship_lines(id).into_iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            { foot }
        </article>
    }
}

/// A leader with what can be done with the card.
pub fn leader(desk: &Desk, id: LeaderId, foot: Html) -> Html {
    let leader = id.leader();
    html! {
        <article class="face" key={format!("leader-{}", id.number())}>
            <header data-explain={explain::leader(id)}
                data-said={said(desk.text.leader(id), desk.text.leader_lines(id))}
                data-large={large(&leader_art(Some(id)))}>
                { art("portrait", leader_art(Some(id)), portrait::leader_portrait(id)) }
                <h3 class="face-name">{ desk.text.leader(id) }</h3>
            </header>
            <p class="signs">
                { for Skill::ALL.into_iter().filter(|&skill| leader.skills.of(skill) > 0).map(|skill| {
                    let points = desk.text.numbered(desk.text.skill(skill), leader.skills.of(skill));
                    chip(skill_icon(skill), &points, explain::skill(skill))
                }) }
                { for leader.professions.iter().map(|&one| chip(profession_icon(one), desk.text.profession(one), explain::profession(one))) }
                { for leader.keywords.iter().map(|&word| chip(keyword_icon(word), desk.text.keyword(word), explain::keyword(word))) }
                if leader.moral { { chip(Icon::Moral, desk.words.moral, explain::MORAL) } }
            </p>
            { for leader.abilities.iter().map(|ability| html! { <p>{ desk.text.ability(ability) }</p> }) }
            { foot }
        </article>
    }
}
