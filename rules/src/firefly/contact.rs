//! Who gives jobs and buys goods (section 8).

use super::effect::Good;
use super::job::{Job, JobType};
use super::sector::SectorId;
use super::step::FUEL;
use super::supply::KindId;

/// A contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Contact {
    /// At Space Bazaar.
    AmnonDuul,
    /// At Persephone.
    Badger,
    /// At Ezra.
    Niska,
    /// At Athens.
    Patience,
    /// On the Alliance Cruiser.
    Harken,
    /// At Highgate.
    LordHarrow,
    /// At Cortex Relay 7.
    MrUniverse,
    /// At Harvest.
    MagistrateHiggins,
    /// At Beaumonde.
    FantyMingo,
}

crate::keyed::keys! {
    /// One for each contact.
    pub ByContact of Contact, 5
}

impl Contact {
    /// All of all sets, in the order of their numbers.
    pub const ALL: [Contact; 9] = [
        Contact::AmnonDuul,
        Contact::Badger,
        Contact::Niska,
        Contact::Patience,
        Contact::Harken,
        Contact::LordHarrow,
        Contact::MrUniverse,
        Contact::MagistrateHiggins,
        Contact::FantyMingo,
    ];

    const fn printed(self) -> Printed {
        match self {
            Contact::AmnonDuul => at(23).buys(600, 500).does(Favour::Boards),
            Contact::Badger => at(29).buys(400, 700).does(Favour::ClearsWarrants(1000)),
            Contact::Niska => at(98).buys(400, 800).has(Temper::Vengeful),
            Contact::Patience => at(76).buys(500, 600).does(Favour::Considers(4)),
            Contact::Harken => CRUISER.does(Favour::SellsFuel).has(Temper::Lawful),
            Contact::LordHarrow => at(115)
                .does(Favour::SellsCargo(300))
                .adds(&[JobType::Shipping, JobType::Smuggling], 500),
            Contact::MrUniverse => at(104).does(Favour::Broadcasts(2)),
            Contact::MagistrateHiggins => {
                at(16).does(Favour::Employs(1)).has(Temper::Grudging(KindId::JAYNE))
            }
            Contact::FantyMingo => {
                at(136).does(Favour::SellsContraband(400)).adds(&[JobType::Transport], 500)
            }
        }
    }

    /// Where he is found; none: wherever the Cruiser is.
    pub fn sector(self) -> Option<SectorId> {
        SectorId::new(self.printed().sector?)
    }

    /// Where he is found while the Cruiser is there.
    pub fn home(self, cruiser: SectorId) -> SectorId {
        self.sector().unwrap_or(cruiser)
    }

    /// What one cargo brings with him, in dollars, once Solid.
    pub const fn cargo_price(self) -> Option<u16> {
        self.printed().cargo
    }

    /// For which kinds of finished jobs, of any contact, he adds how many dollars while he trusts one.
    pub const fn bonus(self) -> (&'static [JobType], u16) {
        self.printed().bonus
    }

    /// Dollars more for a finished job, of any contact, while he trusts one: once, whichever of its
    /// kinds it is for.
    pub fn adds(self, job: &Job) -> u16 {
        let (kinds, dollars) = self.bonus();
        if kinds.iter().any(|&kind| job.is(kind)) { dollars } else { 0 }
    }

    /// What one contraband brings with him, in dollars, once Solid.
    pub const fn contraband_price(self) -> Option<u16> {
        self.printed().contraband
    }

    /// What he does beside, once Solid.
    pub const fn favour(self) -> Option<Favour> {
        self.printed().favour
    }

    /// The price of a clean slate with him, in dollars.
    pub const fn clears_for(self) -> Option<u32> {
        match self.favour() {
            Some(Favour::ClearsWarrants(price)) => Some(price),
            Some(
                Favour::Boards
                | Favour::Considers(_)
                | Favour::SellsFuel
                | Favour::SellsCargo(_)
                | Favour::SellsContraband(_)
                | Favour::Employs(_)
                | Favour::Broadcasts(_),
            )
            | None => None,
        }
    }

    /// What one of a good costs with him, in dollars, once Solid; none: he sells none.
    pub fn price_of(self, good: Good) -> Option<u32> {
        match (self.favour()?, good) {
            (Favour::SellsFuel, Good::Fuel) => Some(FUEL),
            (Favour::SellsCargo(price), Good::Cargo) => Some(price.into()),
            (Favour::SellsContraband(price), Good::Contraband) => Some(price.into()),
            (Favour::Boards, Good::Passenger | Good::Fugitive) => Some(0),
            _ => None,
        }
    }

    /// Whether he deals with who is Solid wherever the ship is.
    pub const fn is_on_air(self) -> bool {
        self.more_jobs() > 0
    }

    /// How many more jobs one holds, once Solid.
    pub const fn more_jobs(self) -> u8 {
        match self.favour() {
            Some(Favour::Broadcasts(jobs)) => jobs,
            Some(
                Favour::Boards
                | Favour::ClearsWarrants(_)
                | Favour::Considers(_)
                | Favour::SellsFuel
                | Favour::SellsCargo(_)
                | Favour::SellsContraband(_)
                | Favour::Employs(_),
            )
            | None => 0,
        }
    }

    /// How many more jobs may be active, once Solid.
    pub const fn more_active(self) -> u8 {
        match self.favour() {
            Some(Favour::Employs(jobs)) => jobs,
            Some(
                Favour::Boards
                | Favour::ClearsWarrants(_)
                | Favour::Considers(_)
                | Favour::SellsFuel
                | Favour::SellsCargo(_)
                | Favour::SellsContraband(_)
                | Favour::Broadcasts(_),
            )
            | None => 0,
        }
    }

    /// Whom he will not see aboard.
    pub const fn grudge(self) -> Option<KindId> {
        match self.temper() {
            Some(Temper::Grudging(kind)) => Some(kind),
            Some(Temper::Vengeful | Temper::Lawful) | None => None,
        }
    }

    /// What he cannot stand.
    pub const fn temper(self) -> Option<Temper> {
        self.printed().temper
    }

    /// Whether he deals with no outlaw and trusts nobody who holds a warrant.
    pub fn is_lawful(self) -> bool {
        self.temper() == Some(Temper::Lawful)
    }
}

/// What a contact does for who is Solid with him, beside buying.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Favour {
    /// Passengers and fugitives come aboard, free, as many as one likes.
    Boards,
    /// All warrants are cleared for so many dollars.
    ClearsWarrants(u32),
    /// So many of his jobs are considered.
    Considers(u8),
    /// Fuel, at the price of the markets.
    SellsFuel,
    /// Cargo for so many dollars each.
    SellsCargo(u16),
    /// He deals from afar, and so many more jobs are held in hand.
    Broadcasts(u8),
    /// Contraband for so many dollars each.
    SellsContraband(u16),
    /// So many more jobs may be active.
    Employs(u8),
}

/// What a contact cannot stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Temper {
    /// A warrant on a job of his costs a life.
    Vengeful,
    /// He deals with no outlaw ship, and any warrant loses his trust.
    Lawful,
    /// He neither deals nor gives work while this crew is aboard.
    Grudging(KindId),
}

/// What is printed of a contact.
#[derive(Clone, Copy)]
struct Printed {
    sector: Option<u8>,
    cargo: Option<u16>,
    contraband: Option<u16>,
    favour: Option<Favour>,
    temper: Option<Temper>,
    /// Dollars for finished jobs of these kinds.
    bonus: (&'static [JobType], u16),
}

/// On the Alliance Cruiser, and he buys nothing.
const CRUISER: Printed = Printed {
    sector: None,
    cargo: None,
    contraband: None,
    favour: None,
    temper: None,
    bonus: (&[], 0),
};

const fn at(sector: u8) -> Printed {
    Printed { sector: Some(sector), ..CRUISER }
}

impl Printed {
    const fn buys(self, cargo: u16, contraband: u16) -> Printed {
        Printed { cargo: Some(cargo), contraband: Some(contraband), ..self }
    }

    const fn does(self, favour: Favour) -> Printed {
        Printed { favour: Some(favour), ..self }
    }

    const fn adds(self, kinds: &'static [JobType], dollars: u16) -> Printed {
        Printed { bonus: (kinds, dollars), ..self }
    }

    const fn has(self, temper: Temper) -> Printed {
        Printed { temper: Some(temper), ..self }
    }
}
