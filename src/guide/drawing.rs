//! The pictures of the rules, drawn from the cards themselves.

use super::html::{Drawn, escape};
use super::picture::Picture;
use crate::art::faraway::{region_art, sanctuary_art};
use crate::art::farlight::{module_art, ship_art};
use crate::art::firefly::emblem::{
    cruiser_picture, cutter_picture, misbehave_picture, nav_picture, supply_emblem,
};
use crate::art::firefly::portrait::{contact_portrait, crew_portrait, leader_portrait};
use crate::icons::icon_svg;
use crate::words::{CardWords, FireflyText, Lang, PartWords, count};
use rules::farlight::MissionId;
use rules::firefly::supply::Class;

/// What a picture is in the page; the lines of a card of Firefly say it in words.
pub fn drawn(picture: &Picture, lang: Lang) -> Drawn {
    let text = FireflyText::new(lang);
    let card = match picture {
        Picture::Icon(icon) => icon_svg(*icon),
        Picture::Region(id) => return (region_art(*id), CardWords::new(lang).region(*id)),
        Picture::Sanctuary(id) => return (sanctuary_art(*id), CardWords::new(lang).sanctuary(*id)),
        Picture::Part(id, die) => {
            return (module_art(*id, *die), PartWords::new(lang).sentence(*id, *die));
        }
        Picture::Mission(id) => mission(*id, lang),
        Picture::Ship(ship) => {
            let words = PartWords::new(lang);
            let parts = ship.parts().iter().map(|p| words.sentence(p.part, p.die));
            return (ship_art(ship, &[]), parts.collect::<Vec<_>>().join("; "));
        }
        Picture::Job(id) => {
            face(&contact_portrait(id.job().contact), text.job(*id), &text.job_lines(*id))
        }
        Picture::Nav(id) => face(&nav_picture(*id), text.nav_title(*id), &text.nav_lines(*id)),
        Picture::Misbehave(id) => {
            face(&misbehave_picture(*id), text.misbehave_title(*id), &text.misbehave_lines(*id))
        }
        Picture::Supply(id) => {
            let kind = id.kind();
            let crew = kind.printed().class == Class::Crew;
            let drawing = if crew { crew_portrait(kind) } else { supply_emblem(kind) };
            face(&drawing, text.supply(*id), &text.supply_lines(*id))
        }
        Picture::Leader(id) => {
            face(&leader_portrait(*id), text.leader(*id), &text.leader_lines(*id))
        }
        Picture::Contact(who) => {
            face(&contact_portrait(*who), text.contact(*who), &text.contact_lines(*who))
        }
        Picture::Cruiser => return (cruiser_picture(), lang.firefly().cruiser.to_owned()),
        Picture::Cutter => return (cutter_picture(), lang.firefly().cutter.to_owned()),
    };
    (card, String::new())
}

/// A mission as a slip of paper, which says all in words.
fn mission(id: MissionId, lang: Lang) -> String {
    let (card, words) = (id.card(), lang.farlight());
    let mut slip = String::from("<span class=\"rules-slip\"><b>");
    slip.push_str(PartWords::new(lang).mission(id));
    slip.push_str("</b>");
    let engines = card.engines.iter().map(|&n| (n, words.engine_of));
    let others = [(card.biotech, words.n_biotech), (card.science, words.n_science)];
    let needs = engines.chain(others).filter(|(n, _)| *n > 0);
    for (n, what) in [(card.points, words.n_points)].into_iter().chain(needs) {
        slip.push_str("<span>");
        slip.push_str(&count(lang, what, n.into()));
        slip.push_str("</span>");
    }
    slip.push_str("</span>");
    slip
}

/// A card of Firefly: a picture, a name, the lines.
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
