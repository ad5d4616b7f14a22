//! Every drawing of Firefly but the map, for people and for screenshots.

use super::emblem::{
    crate_picture, cruiser_picture, cutter_picture, die, misbehave_picture, nav_picture,
    supply_emblem,
};
use super::portrait::{contact_portrait, crew_portrait, leader_portrait};
use crate::words::Lang;
use rules::firefly::contact::Contact;
use rules::firefly::effect::Good;
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::MISBEHAVE;
use rules::firefly::nav::NAV;
use rules::firefly::supply::{Class, KindId};
use yew::prelude::*;

/// The drawings, each kind a row.
pub fn gallery(lang: Lang) -> Html {
    let contacts = Contact::ALL.map(|contact| (String::new(), contact_portrait(contact)));
    let leaders = LeaderId::all().map(|id| (id.leader().name.into(), leader_portrait(id)));
    let crew = KindId::all().filter(|kind| kind.kind().class == Class::Crew);
    let others = KindId::all().filter(|kind| kind.kind().class != Class::Crew);
    let nav = NAV.iter().map(|card| (card.name.into(), nav_picture(card.id)));
    let jobs = MISBEHAVE.iter().map(|card| (card.name.into(), misbehave_picture(card.id)));
    let scenes = [cruiser_picture(), cutter_picture()].map(|scene| (String::new(), scene));
    let goods = Good::ALL.map(|good| (String::new(), crate_picture(good)));
    let dice = (1..=6).map(|face| (face.to_string(), die(face)));
    html! {
        <>
            <h2>{ lang.words().firefly }</h2>
            { row("", leaders.chain(contacts)) }
            { row("", crew.map(|kind| (kind.kind().name.into(), crew_portrait(kind)))) }
            { row("", others.map(|kind| (kind.kind().name.into(), supply_emblem(kind)))) }
            { row("small", goods.into_iter().chain(dice)) }
            { row("wide", scenes.into_iter().chain(nav).chain(jobs)) }
        </>
    }
}

fn row(class: &'static str, pictures: impl Iterator<Item = (String, String)>) -> Html {
    let figures = pictures.map(|(name, svg)| {
        let picture = Html::from_html_unchecked(AttrValue::from(svg));
        html! { <figure {class}>{ picture }<figcaption>{ name }</figcaption></figure> }
    });
    html! { <div class="ff-gallery">{ for figures }</div> }
}
