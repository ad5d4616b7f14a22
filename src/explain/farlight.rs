//! Which sentences explain the things of Farlight.

use rules::farlight::{MissionId, PartId, Service};

/// What there is to know of a part; a mark that it does not have is not spoken of.
pub fn part(id: PartId) -> String {
    let card = id.card();
    let has = [
        (card.engine.is_some(), "engine rank"),
        (card.biotech > 0, "biotech"),
        (card.once.science + card.repeat.science > 0, "science"),
        (card.once.crew + card.repeat.crew > 0, "crew"),
        (card.once.upgrades + card.repeat.upgrades > 0, "upgrade"),
        (card.once.overhauls + card.repeat.overhauls > 0, "overhaul"),
        (card.repeat != rules::farlight::Benefits::NONE, "repeat"),
        (card.once != rules::farlight::Benefits::NONE, "once"),
        (true, "connector"),
    ];
    let ids: Vec<&str> = has.into_iter().filter(|(has, _)| *has).map(|(_, id)| id).collect();
    ids.join(" ")
}

/// What there is to know of a mission that can be bid on.
pub fn mission(id: MissionId) -> &'static str {
    if id.card().climactic { "mission half final" } else { "mission half" }
}

/// A service.
pub fn service(service: Service) -> &'static str {
    match service {
        Service::Repair => "repair",
        Service::Hire => "hire",
        Service::Discover => "discover",
        Service::Engineer => "engineer",
    }
}
