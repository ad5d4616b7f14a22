//! The cards that events of Firefly name.

use crate::art::firefly::{emblem, portrait, vignette};
use crate::page::games::named::{Face, Named};
use crate::words::{FireflyText, Lang};
use rules::firefly::Event;
use rules::firefly::job::JobId;
use rules::firefly::leader::LeaderId;
use rules::firefly::ship::ShipId;
use rules::firefly::supply::{Class, SupplyId};

/// The card of an event, if it is about one.
pub fn named(event: &Event, lang: Lang) -> Option<Named> {
    let text = FireflyText::new(lang);
    let of = |name: &str, id: u16, face| Some(Named { name: name.to_owned(), id, face });
    match event {
        Event::Card { card, .. } | Event::Equip { gear: card, .. } => {
            of(text.supply(*card), card.number(), supply)
        }
        Event::Job { job: Some(id), .. }
        | Event::Loaded { job: id, .. }
        | Event::Pay { job: id, .. } => of(text.job(*id), id.number(), job),
        Event::Leader { leader: id, .. } => of(text.leader(*id), id.number().into(), leader),
        Event::Flown { ship: id, .. } => of(text.vessel(*id), id.number().into(), ship),
        Event::Nav { card, .. } | Event::Ignored { card, .. } => {
            of(text.nav_title(*card), (*card).into(), nav)
        }
        Event::Misbehave { card, .. } | Event::Ace { card, .. } => {
            of(text.misbehave_title(*card), (*card).into(), misbehave)
        }
        _ => None,
    }
}

fn supply(id: u16, lang: Lang) -> Face {
    let face = |card: SupplyId| {
        let kind = card.kind();
        let art = match card.printed().class {
            Class::Crew => portrait::crew_portrait(kind),
            Class::Gear | Class::Upgrade | Class::DriveCore(_) => emblem::supply_emblem(kind),
        };
        Face { art, lines: FireflyText::new(lang).supply_lines(card) }
    };
    SupplyId::new(id).map(face).unwrap_or_default()
}

fn job(id: u16, lang: Lang) -> Face {
    let face = |id: JobId| Face {
        art: portrait::contact_portrait(id.job().contact),
        lines: FireflyText::new(lang).job_lines(id),
    };
    JobId::new(id).map(face).unwrap_or_default()
}

fn leader(id: u16, lang: Lang) -> Face {
    let face = |id: LeaderId| Face {
        art: portrait::leader_portrait(id),
        lines: FireflyText::new(lang).leader_lines(id),
    };
    LeaderId::new(id as u8).map(face).unwrap_or_default()
}

fn ship(id: u16, lang: Lang) -> Face {
    let face = |id: ShipId| Face {
        art: emblem::ship_picture(id),
        lines: FireflyText::new(lang).ship_lines(id),
    };
    ShipId::new(id as u8).map(face).unwrap_or_default()
}

fn nav(id: u16, lang: Lang) -> Face {
    let lines = FireflyText::new(lang).nav_lines(id as u8);
    Face { art: vignette::nav_picture(id as u8), lines }
}

fn misbehave(id: u16, lang: Lang) -> Face {
    let lines = FireflyText::new(lang).misbehave_lines(id as u8);
    Face { art: vignette::misbehave_picture(id as u8), lines }
}
