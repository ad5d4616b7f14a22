//! Every drawing of Firefly but the map, for people and for screenshots.

use crate::art::firefly::emblem::{
    crate_picture, cruiser_picture, cutter_picture, die, misbehave_picture, nav_picture,
    ship_picture, supply_emblem,
};
use crate::art::firefly::portrait::{contact_portrait, crew_portrait, leader_portrait};
use crate::art::firefly::vignette::{corvette_picture, story_picture};
use crate::page::prelude::*;
use crate::words::{FireflyText, Lang};
use rules::firefly::contact::Contact;
use rules::firefly::effect::Good;
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::misbehave_cards;
use rules::firefly::nav::nav_cards;
use rules::firefly::sets::CARRIED;
use rules::firefly::ship::ShipId;
use rules::firefly::story::stories;
use rules::firefly::supply::{Class, KindId};

/// The drawings, each kind a row. Written as text: a hundred and more of them as components would
/// weigh more than the drawings.
pub fn gallery(lang: Lang) -> Html {
    let text = FireflyText::new(lang);
    let mut page = String::from("<div><div class=\"ff-gallery\">");
    LeaderId::all().for_each(|id| picture(&mut page, id.leader().name, &leader_portrait(id)));
    Contact::ALL.iter().for_each(|&contact| picture(&mut page, "", &contact_portrait(contact)));
    for id in KindId::all() {
        let is_crew = id.printed().class == Class::Crew;
        let svg = if is_crew { crew_portrait(id) } else { supply_emblem(id) };
        picture(&mut page, text.kind(id), &svg);
    }
    page.push_str("</div><div class=\"ff-gallery small\">");
    Good::ALL.iter().for_each(|&good| picture(&mut page, "", &crate_picture(good)));
    (1..=6).for_each(|face| picture(&mut page, "", &die(face)));
    page.push_str("</div><div class=\"ff-gallery wide\">");
    [cruiser_picture(), cutter_picture()].iter().for_each(|svg| picture(&mut page, "", svg));
    if CARRIED {
        picture(&mut page, "", &corvette_picture());
        stories().for_each(|story| picture(&mut page, "", &story_picture(story.id)));
        ShipId::all().for_each(|id| picture(&mut page, id.printed().name, &ship_picture(id)));
    }

    nav_cards().for_each(|card| {
        picture(&mut page, text.nav_title(card.id), &nav_picture(card.id));
    });
    misbehave_cards().for_each(|card| {
        picture(&mut page, text.misbehave_title(card.id), &misbehave_picture(card.id));
    });
    page.push_str("</div></div>");
    Html::from_html_unchecked(AttrValue::from(page))
}

/// The names are those of the cards, none of which is markup.
fn picture(page: &mut String, name: &str, svg: &str) {
    let pieces = ["<figure>", svg, "<figcaption>", name, "</figcaption></figure>"];
    pieces.iter().for_each(|piece| page.push_str(piece));
}
