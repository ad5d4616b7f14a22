//! What people, places, cards and goods are called.

use super::{FireflyText, titles};
use crate::words::title::title;
use crate::words::{Lang, capital, fill};
use rules::Seat;
use rules::firefly::contact::Contact;
use rules::firefly::edict::{Edict, Posted};
use rules::firefly::effect::{Good, Lot};
use rules::firefly::job::{Course, JobId, JobType, Place};
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::Suit;
use rules::firefly::sector::{Region, SectorId};
use rules::firefly::sets::CARRIED;
use rules::firefly::ship::ShipId;
use rules::firefly::skill::{Keyword, Profession, Skill, Skills};
use rules::firefly::supply::{KindId, Market, SupplyId};
use rules::firefly::{Captain, Chart, Deck, Person, Table};
use std::fmt::Display;

/// The ships of the base game, all alike, by seat.
const SHIPS: [&str; 4] = ["Serenity", "Yun Qi", "Bonanza", "Bonnie Mae"];

/// The sectors of the Uroboros Belt: work there is done in any of them.
pub(super) const UROBOROS: [u8; 4] = [111, 112, 113, 114];
/// Whoever works there plays with the board that names its planet.
const SHADOW: u8 = 92;

/// The system of a sector; most border sectors lie between the systems.
fn system(sector: SectorId) -> Option<&'static str> {
    match sector.number() {
        5..=7 | 14..=18 | 23..=26 | 99 | 100 => Some("Red Sun"),
        12 | 13 => Some("Himinbjorg"),
        27 | 35 => Some("Heinlein"),
        29 | 38 => Some("Lux"),
        62 => Some("Qin Shi Huang"),
        74..=79 | 84..=88 | 97 | 98 => Some("Georgia"),
        90..=92 => Some("Murphy"),
        111..=114 => Some("Uroboros"),
        115..=119 => Some("Blue Sun"),
        120..=123 => Some("Burnham"),
        128..=131 | 136..=139 | 141..=147 | 151 | 152 => Some("Kalidasa"),
        140 | 148 => Some("Penglai"),
        _ if sector.sector().region == Region::Alliance => Some("White Sun"),
        _ => None,
    }
}

impl FireflyText {
    fn either(&self, en: &'static str, fr: &'static str) -> &'static str {
        match self.lang {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    // People -------------------------------------------------------------------------------

    /// The name of a ship: the same everywhere.
    pub fn vessel(&self, id: ShipId) -> &'static str {
        id.printed().name
    }

    /// The name of a leader: the same everywhere.
    pub fn leader(&self, id: LeaderId) -> &'static str {
        id.leader().name
    }

    /// The name of a seat's ship: one of a kind has its own.
    pub fn ship(&self, captain: &Captain, seat: Seat) -> &'static str {
        if captain.flies.0 != ShipId::BASE {
            return self.vessel(captain.flies.0);
        }
        SHIPS[seat.index() % SHIPS.len()]
    }

    /// What somebody aboard is called where others of his name are.
    pub fn aboard(&self, captain: &Captain, person: Person) -> String {
        let name = self.person(captain, person);
        let everyone = captain.everyone();
        let alike = || everyone.iter().filter(|&&other| self.person(captain, other) == name);
        let at = alike().position(|&other| other == person);
        match at.filter(|_| alike().count() > 1) {
            Some(at) => format!("{name} {}", at + 1),
            None => name.to_owned(),
        }
    }

    /// The name of somebody aboard.
    pub fn person(&self, captain: &Captain, person: Person) -> &'static str {
        match person {
            Person::Leader => captain.leader.map_or(self.words.leader, |id| self.leader(id)),
            Person::Crew(card) => self.supply(card),
        }
    }

    /// The same where he lives, with what moves about with him.
    pub fn contact_there(&self, contact: Contact) -> String {
        let name = self.contact(contact);
        let rides = contact.sector().is_none();
        if rides { self.aside(name, self.words.on_cruiser) } else { self.dealer(contact) }
    }

    /// The same before one deals with him, with what he gives in place of jobs.
    pub fn dealer(&self, contact: Contact) -> String {
        let (name, dares) = (self.contact(contact), CARRIED && contact == Contact::MrUniverse);
        if dares { self.aside(name, self.words.dares_only) } else { name.to_owned() }
    }

    /// Something with whom or what it is owed to.
    pub fn thanks(&self, what: &str, who: &str) -> String {
        fill(self.lang.firefly_page().price_by, &[("n", &what), ("who", &who)])
    }

    /// The name of a contact.
    pub fn contact(&self, contact: Contact) -> &'static str {
        match contact {
            Contact::AmnonDuul => "Amnon Duul",
            Contact::Badger => "Badger",
            Contact::Niska => "Niska",
            Contact::Patience => "Patience",
            Contact::Harken => "Harken",
            Contact::LordHarrow => "Lord Harrow",
            Contact::MrUniverse => "Mr Universe",
            Contact::MagistrateHiggins => "Magistrate Higgins",
            Contact::FantyMingo => "Fanty & Mingo",
        }
    }

    pub(super) fn contacts(&self, contacts: &[Contact]) -> String {
        let names: Vec<&str> = contacts.iter().map(|&contact| self.contact(contact)).collect();
        names.join(", ")
    }

    // Places -------------------------------------------------------------------------------

    /// So many sectors.
    pub fn sectors(&self, n: u32) -> String {
        self.count(self.words.sectors, n)
    }

    /// The planet of a market.
    pub fn market(&self, market: Market) -> &'static str {
        match market {
            Market::Osiris => "Osiris",
            Market::Persephone => self.planet("Persephone"),
            Market::Regina => "Regina",
            Market::Silverhold => "Silverhold",
            Market::SpaceBazaar => "Space Bazaar",
            Market::Meridian => "Meridian",
            Market::Beaumonde => "Beaumonde",
        }
    }

    /// A planet, of which the French rule book names two in French.
    pub fn planet(&self, name: &'static str) -> &'static str {
        match name {
            "Persephone" => self.either(name, "Perséphone"),
            "Athens" => self.either(name, "Athènes"),
            _ => name,
        }
    }

    /// Where a sector lies, at length: `Londinium, White Sun`.
    pub fn sector(&self, sector: SectorId) -> String {
        match system(sector) {
            Some(system) if !self.planets(sector).is_empty() => {
                format!("{}, {system}", self.place(sector))
            }
            _ => self.place(sector),
        }
    }

    /// The short name of a sector, its own: `Londinium`, `Space north of Londinium`.
    pub fn place(&self, sector: SectorId) -> String {
        let planets = self.planets(sector);
        if !planets.is_empty() {
            let names: Vec<&str> = planets.iter().map(|&name| self.planet(name)).collect();
            return names.join("/");
        }
        self.space(sector)
    }

    /// Those printed, or named by another board.
    fn planets(&self, sector: SectorId) -> &'static [&'static str] {
        match sector.sector().planets {
            [] => Chart::of(self.sets).planets(sector),
            printed => printed,
        }
    }

    pub fn numbered(&self, what: &str, n: impl Display) -> String {
        fill(self.words.numbered, &[("what", &what), ("n", &n)])
    }

    /// Where a job is worked.
    pub(super) fn place_of(&self, place: Place) -> String {
        let sectors = match place {
            Place::Sectors(sectors) => sectors,
            Place::Cruiser => return self.words.cruiser.to_owned(),
        };
        if sectors == UROBOROS {
            return self.words.uroboros.to_owned();
        }
        let known = sectors.iter().filter_map(|&id| SectorId::new(id));
        let called = |sector: SectorId| match sector.number() {
            SHADOW => "Shadow".to_owned(),
            _ => self.place(sector),
        };
        let names: Vec<String> = known.map(called).collect();
        names.join("/")
    }

    /// The suit of a misbehave card.
    pub fn suit(&self, suit: Suit) -> &'static str {
        match suit {
            Suit::Clubs => self.words.suit_clubs,
            Suit::Diamonds => self.words.suit_diamonds,
            Suit::Hearts => self.words.suit_hearts,
            Suit::Spades => self.words.suit_spades,
        }
    }

    /// A pack of cards.
    pub fn deck(&self, deck: Deck) -> String {
        let words = self.words;
        let of = |template, what: &str| fill(template, &[("what", &what)]);
        match deck {
            Deck::Supply(market) => of(words.deck_supply, self.market(market)),
            Deck::Jobs(contact) => of(words.deck_jobs, self.contact(contact)),
            Deck::Nav(region) => of(words.deck_nav, self.region(region)),
            Deck::Misbehave => words.deck_misbehave.to_owned(),
        }
    }

    /// What an alert card is called.
    pub fn edict(&self, edict: Edict) -> &'static str {
        title(&titles::EDICTS, edict.number().into(), self.lang)
    }

    /// What an alert card orders.
    pub fn edict_about(&self, edict: Edict) -> &'static str {
        title(&titles::EDICTS_ABOUT, edict.number().into(), self.lang)
    }

    /// An alert card in force: its name, what it orders and the deck that it lies on.
    pub fn posted(&self, posted: Posted) -> String {
        let at = posted.at.map(|deck| self.deck(deck));
        let name = match at {
            Some(at) => self.aside(self.edict(posted.edict), &at),
            None => self.edict(posted.edict).to_owned(),
        };
        fill(self.words.alert_card, &[("name", &name), ("what", &self.edict_about(posted.edict))])
    }

    /// Alliance, Border or Rim space.
    pub fn region(&self, region: Region) -> &'static str {
        match region {
            Region::Alliance => self.words.alliance_space,
            Region::Border => self.words.border_space,
            Region::Rim => self.words.rim_space,
        }
    }

    // Cards --------------------------------------------------------------------------------

    /// The name of a kind of supply card.
    pub fn kind(&self, kind: KindId) -> &'static str {
        title(&titles::KINDS, kind.number(), self.lang)
    }

    /// The name of a supply card.
    pub fn supply(&self, card: SupplyId) -> &'static str {
        self.kind(card.kind())
    }

    /// The name of a card, numbered where another of these has the same.
    pub(super) fn supply_among(&self, card: SupplyId, pool: &[SupplyId]) -> String {
        let name = self.supply(card);
        let mut alike: Vec<SupplyId> =
            pool.iter().copied().filter(|&other| self.supply(other) == name).collect();
        rules::order::sort(&mut alike);
        alike.dedup();
        match alike.iter().position(|&other| other == card) {
            Some(at) if alike.len() > 1 => self.numbered(name, at + 1),
            _ => name.to_owned(),
        }
    }

    /// Somebody aboard, numbered where two have the same name.
    pub(super) fn who(&self, captain: &Captain, person: Person) -> String {
        match person {
            Person::Leader => self.person(captain, person).to_owned(),
            Person::Crew(card) => self.supply_among(card, &aboard(captain)),
        }
    }

    /// Cards in a row.
    pub(super) fn supplies(&self, cards: &[SupplyId]) -> Vec<String> {
        cards.iter().map(|&card| self.supply(card).to_owned()).collect()
    }

    /// The title of a job. Several jobs share one.
    pub fn job(&self, id: JobId) -> &'static str {
        title(&titles::JOBS, id.number(), self.lang)
    }

    /// A job by its title and where it leads, which no other has; a challenge, which leads nowhere, by
    /// its title.
    pub fn job_label(&self, id: JobId) -> String {
        if id.job().challenge.is_some() || id.job().raid().is_some() {
            return self.job(id).to_owned();
        }
        let route = match id.job().course {
            Course::Delivery { pickup, dropoff, .. } => {
                let values: [(&str, &dyn Display); 2] =
                    [("from", &self.place_of(pickup.place)), ("to", &self.place_of(dropoff.place))];
                fill(self.words.route, &values)
            }
            Course::Target(stop) => self.place_of(stop.place),
        };
        self.aside(self.job(id), &route)
    }

    /// A job with the challenge under it.
    pub fn titled(&self, job: String, challenge: Option<JobId>) -> String {
        match challenge.filter(|_| CARRIED) {
            Some(challenge) => format!("{job} + {}", self.job(challenge)),
            None => job,
        }
    }

    /// The kind of work.
    pub fn job_type(&self, kind: JobType) -> &'static str {
        match kind {
            JobType::Shipping => self.words.shipping_job,
            JobType::Transport => self.words.transport_job,
            JobType::Smuggling => self.words.smuggling_job,
            JobType::Crime => self.words.crime_job,
            JobType::Task => self.words.task_job,
            JobType::Challenge => self.words.challenge_job,
            JobType::Salvage => self.words.salvage_job,
            JobType::Piracy => self.piracy(),
        }
    }

    /// The title of a nav card.
    pub fn nav_title(&self, card: u8) -> &'static str {
        title(&titles::NAVS, card.into(), self.lang)
    }

    /// The title of a misbehave card.
    pub fn misbehave_title(&self, card: u8) -> &'static str {
        title(&titles::MISBEHAVES, card.into(), self.lang)
    }

    /// The title of the story.
    pub fn story(&self, table: &Table) -> &'static str {
        self.lang.story(table)
    }

    // Goods and skills ---------------------------------------------------------------------

    /// So many of a good: `2 cargo`.
    pub fn good(&self, good: Good, n: u32) -> String {
        let words = self.words;
        let forms = match good {
            Good::Fuel => words.fuel,
            Good::Part => words.part,
            Good::Cargo => words.cargo,
            Good::Contraband => words.contraband,
            Good::Passenger => words.passenger,
            Good::Fugitive => words.fugitive,
        };
        self.count(forms, n)
    }

    pub(super) fn lot(&self, lot: &Lot) -> String {
        self.good(lot.good, lot.count.into())
    }

    /// A good without a number.
    pub fn any_good(&self, good: Good) -> &'static str {
        let words = self.words;
        match good {
            Good::Fuel => words.any_fuel,
            Good::Part => words.any_part,
            Good::Cargo => words.any_cargo,
            Good::Contraband => words.any_contraband,
            Good::Passenger => words.any_passenger,
            Good::Fugitive => words.any_fugitive,
        }
    }

    /// The name of a skill.
    pub fn skill(&self, skill: Skill) -> &'static str {
        match skill {
            Skill::Fight => self.words.fight,
            Skill::Tech => self.words.tech,
            Skill::Negotiate => self.words.negotiate,
        }
    }

    /// Points of skills, those that are there: `Fight 2, Tech 1`.
    pub(super) fn skills(&self, skills: Skills) -> Vec<String> {
        let some = Skill::ALL.into_iter().filter(|&skill| skills.of(skill) > 0);
        some.map(|skill| self.numbered(self.skill(skill), skills.of(skill))).collect()
    }

    /// The name of a keyword.
    pub fn keyword(&self, word: Keyword) -> &'static str {
        let words = self.words;
        match word {
            Keyword::Explosives => words.explosives,
            Keyword::FakeId => words.fake_id,
            Keyword::FancyDuds => words.fancy_duds,
            Keyword::Firearm => words.firearm,
            Keyword::HackingRig => words.hacking_rig,
            Keyword::Knife => words.knife,
            Keyword::SniperRifle => words.sniper_rifle,
            Keyword::Transport => words.transport,
        }
    }

    pub(super) fn keywords(&self, words: &[Keyword]) -> Vec<String> {
        words.iter().map(|&word| self.keyword(word).to_owned()).collect()
    }

    /// The name of a profession.
    pub fn profession(&self, profession: Profession) -> &'static str {
        let words = self.words;
        match profession {
            Profession::Companion => words.companion,
            Profession::Grifter => words.grifter,
            Profession::HillFolk => words.hill_folk,
            Profession::Mechanic => words.mechanic,
            Profession::Medic => words.medic,
            Profession::Merc => words.merc,
            Profession::Pilot => words.pilot,
            Profession::Soldier => words.soldier,
            Profession::Mudder => words.mudder,
            Profession::Lawman => self.lawman(),
        }
    }

    pub(super) fn line(&self, parts: Vec<String>) -> Option<String> {
        (!parts.is_empty()).then(|| capital(&parts.join(", ")))
    }
}

/// The cards aboard a ship.
pub(super) fn aboard(captain: &Captain) -> Vec<SupplyId> {
    let crew = captain.crew.iter().map(|member| member.card);
    let gear = captain.gear.iter().map(|gear| gear.card);
    crew.chain(gear).chain(captain.upgrades.iter().copied()).collect()
}

/// What a seat is called.
pub(super) fn name(names: &[String], seat: Seat) -> String {
    names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
}
