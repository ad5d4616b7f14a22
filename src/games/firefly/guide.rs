//! Cards of Firefly as the rules show them: a picture, a name, the lines.

use super::emblem::{cruiser_picture, cutter_picture, misbehave_picture, nav_picture, supply_emblem};
use super::portrait::{contact_portrait, crew_portrait, leader_portrait};
use crate::guide::html::{Drawn, escape};
use crate::guide::picture::Picture;
use crate::words::{FireflyText, Lang};
use rules::firefly::supply::Class;

/// What a drawing is in the page; the lines of a card say it in words.
pub fn drawn(picture: &Picture, lang: Lang) -> Drawn {
    let text = FireflyText::new(lang);
    let card = match picture {
        Picture::Job(id) => {
            face(&contact_portrait(id.job().contact), text.job(*id), &text.job_lines(*id))
        }
        Picture::Nav(id) => face(&nav_picture(*id), text.nav_title(*id), &text.nav_lines(*id)),
        Picture::Misbehave(id) => {
            face(&misbehave_picture(*id), text.misbehave_title(*id), &text.misbehave_lines(*id))
        }
        Picture::Supply(id) => {
            let kind = id.kind();
            let crew = kind.kind().class == Class::Crew;
            let drawing = if crew { crew_portrait(kind) } else { supply_emblem(kind) };
            face(&drawing, text.supply(*id), &text.supply_lines(*id))
        }
        Picture::Leader(id) => face(&leader_portrait(*id), text.leader(*id), &text.leader_lines(*id)),
        Picture::Contact(who) => {
            face(&contact_portrait(*who), text.contact(*who), &text.contact_lines(*who))
        }
        Picture::Cruiser => return (cruiser_picture(), lang.firefly().cruiser.to_owned()),
        Picture::Cutter => return (cutter_picture(), lang.firefly().cutter.to_owned()),
        Picture::Icon(_)
        | Picture::Region(_)
        | Picture::Sanctuary(_)
        | Picture::Part(..)
        | Picture::Mission(_)
        | Picture::Ship(_) => String::new(),
    };
    (card, String::new())
}

fn face(drawing: &str, name: &str, lines: &[String]) -> String {
    let mut card = format!("<span class=\"rules-face\">{drawing}<b>");
    escape(&mut card, name);
    card.push_str("</b>");
    for line in lines {
        card.push_str("<span>");
        escape(&mut card, line);
        card.push_str("</span>");
    }
    card.push_str("</span>");
    card
}
