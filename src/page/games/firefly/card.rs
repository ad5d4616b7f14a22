//! Faces of supply cards and leaders.

use super::desk::{Desk, chip, drawing, keyword_icon, profession_icon, skills};
use crate::art::firefly::{emblem, portrait};
use crate::beat;
use crate::icons::Icon;
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::leader::LeaderId;
use rules::firefly::supply::{Class, SupplyId};

/// A supply card with what can be done with it.
pub fn supply(desk: &Desk, card: SupplyId, foot: Html) -> Html {
    let kind = card.printed();
    let words = desk.words;
    let picture = match kind.class {
        Class::Crew => drawing("portrait", portrait::crew_portrait(card.kind())),
        _ => drawing("face-picture", emblem::supply_emblem(card.kind())),
    };
    html! {
        <article class="face" key={card.number()} data-thing={beat::firefly::supply(card)}>
            <header>
                { picture }
                <h3 class="face-name">{ desk.text.supply(card) }</h3>
                <strong class="price">{ fill(words.money, &[("n", &kind.cost)]) }</strong>
            </header>
            <p class="signs">
                { skills(desk, kind.skills) }
                { for kind.professions.iter().map(|&one| chip(profession_icon(one), desk.text.profession(one))) }
                { for kind.keywords.iter().map(|&word| chip(keyword_icon(word), desk.text.keyword(word))) }
                if kind.moral { { chip(Icon::Moral, words.moral) } }
                if kind.wanted { { chip(Icon::Wanted, words.wanted) } }
            </p>
            <ul class="face-lines">{ for desk.text.supply_deeds(card).into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
            { foot }
        </article>
    }
}

/// A leader with what can be done with the card.
pub fn leader(desk: &Desk, id: LeaderId, foot: Html) -> Html {
    let leader = id.leader();
    html! {
        <article class="face" key={format!("leader-{}", id.number())}>
            <header>
                { drawing("portrait", portrait::leader_portrait(id)) }
                <h3 class="face-name">{ desk.text.leader(id) }</h3>
            </header>
            <p class="signs">
                { skills(desk, leader.skills) }
                { for leader.professions.iter().map(|&one| chip(profession_icon(one), desk.text.profession(one))) }
                { for leader.keywords.iter().map(|&word| chip(keyword_icon(word), desk.text.keyword(word))) }
                if leader.moral { { chip(Icon::Moral, desk.words.moral) } }
            </p>
            { for leader.abilities.iter().map(|ability| html! { <p>{ desk.text.ability(ability) }</p> }) }
            { foot }
        </article>
    }
}
