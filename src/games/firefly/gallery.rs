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
    let mut leaders = Vec::new();
    leaders.extend(LeaderId::all().map(|id| picture(id.leader().name, leader_portrait(id))));
    leaders.extend(Contact::ALL.map(|contact| picture("", contact_portrait(contact))));
    let (mut crew, mut others) = (Vec::new(), Vec::new());
    for id in KindId::all() {
        let kind = id.kind();
        match kind.class {
            Class::Crew => crew.push(picture(kind.name, crew_portrait(id))),
            _ => others.push(picture(kind.name, supply_emblem(id))),
        }
    }
    let mut small: Vec<Html> = Good::ALL.map(|good| picture("", crate_picture(good))).into();
    small.extend((1..=6).map(|face| picture("", die(face))));
    let mut wide = vec![picture("", cruiser_picture()), picture("", cutter_picture())];
    wide.extend(NAV.iter().map(|card| picture(card.name, nav_picture(card.id))));
    wide.extend(MISBEHAVE.iter().map(|card| picture(card.name, misbehave_picture(card.id))));
    let rows = [("ff-gallery", leaders),
        ("ff-gallery", crew),
        ("ff-gallery", others),
        ("ff-gallery small", small),
        ("ff-gallery wide", wide),
    ];
    html! {
        <>
            <h2>{ lang.words().firefly }</h2>
            { for rows.map(|(class, row)| html! { <div {class}>{ row }</div> }) }
        </>
    }
}

fn picture(name: &'static str, svg: String) -> Html {
    let svg = Html::from_html_unchecked(AttrValue::from(svg));
    html! { <figure>{ svg }<figcaption>{ name }</figcaption></figure> }
}
