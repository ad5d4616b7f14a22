//! The bounties of *Pirates & Bounty Hunters* (section 16).

use super::board::Board;
use super::captain::{Bound, Captain};
use super::chart::Chart;
use super::sector::SectorId;
use super::sets::CARRIED;
use super::step::Chase;
use super::supply::{Ability, Kind, KindId, Market, SupplyId};
use crate::Seat;

/// Whom a bounty is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quarry {
    /// One person, by the number of his card's kind, and the supply deck that he was last seen at.
    Person(u16, Market),
    /// Whoever is of one of these kinds, wherever he is.
    Anybody(&'static [u16]),
}

impl Quarry {
    /// Whether a crew card is of whoever is hunted.
    pub fn is(self, kind: &Kind) -> bool {
        match self {
            Quarry::Person(id, _) => kind.id == id,
            Quarry::Anybody(kinds) => kinds.contains(&kind.id),
        }
    }
}

/// Where the bound are delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gaol {
    /// In this sector.
    At(SectorId),
    /// Wherever the Alliance Cruiser is.
    Cruiser,
}

/// Where somebody who is hunted can be caught.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sighting {
    /// In the crew of a seat.
    Crew(Seat),
    /// On the discard pile of a supply planet.
    Pile(Market),
}

/// A bounty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounty {
    /// Its number, for ever.
    pub id: u8,
    /// Who is hunted.
    pub quarry: Quarry,
    /// Where to.
    pub gaol: Gaol,
    /// Dollars for each who is delivered.
    pub reward: u16,
    /// How many of the hunter's crew a lost showdown kills.
    pub dead: u8,
    /// Whether delivering upsets the moral.
    pub immoral: bool,
}

impl Bounty {
    const fn immoral(self) -> Bounty {
        Bounty { immoral: true, ..self }
    }
}

const fn bounty(id: u8, quarry: Quarry, gaol: Gaol, reward: u16, dead: u8) -> Bounty {
    Bounty { id, quarry, gaol, reward, dead, immoral: false }
}

const fn on(kind: u16, market: Market) -> Quarry {
    Quarry::Person(kind, market)
}

const fn any(kinds: &'static [u16]) -> Quarry {
    Quarry::Anybody(kinds)
}

const fn at(sector: u8) -> Gaol {
    Gaol::At(SectorId::at(sector))
}

use Gaol::Cruiser;
use Market::*;

/// The bounties in the order of the table; the last three are Cortex alerts.
#[rustfmt::skip]
pub static BOUNTIES: [Bounty; 20] = [
    bounty(1, on(206, Persephone), at(57), 3000, 1), // The Fixer
    bounty(2, on(10, Regina), at(76), 3000, 2), // Grange Brothers
    bounty(3, on(27, Persephone), Cruiser, 2600, 0).immoral(), // Simon Tam
    bounty(4, on(22, Persephone), Cruiser, 4000, 2).immoral(), // River Tam
    bounty(5, on(207, Regina), Cruiser, 3200, 2), // The Specialist
    bounty(6, on(304, SpaceBazaar), Cruiser, 2600, 1), // Dalin
    bounty(7, on(30, Silverhold), at(16), 3200, 2), // Stitch
    bounty(8, on(16, Silverhold), at(16), 3600, 2), // Jayne
    bounty(9, on(15, Osiris), at(51), 2600, 1), // Interrogator
    bounty(10, on(3, Persephone), at(51), 2600, 1), // Bree
    bounty(11, on(5, Regina), at(51), 3500, 2), // Crow
    bounty(12, on(36, Silverhold), at(51), 3600, 2).immoral(), // Zoe
    bounty(13, on(17, SpaceBazaar), at(51), 2600, 1), // Jesse
    bounty(14, on(12, SpaceBazaar), at(75), 2600, 1).immoral(), // Helen
    bounty(15, on(2, Persephone), at(60), 2500, 1), // Billy
    bounty(16, on(33, Regina), at(29), 2600, 1), // Two-Fry
    bounty(17, on(32, SpaceBazaar), at(50), 2600, 1).immoral(), // Tracey
    bounty(18, any(&[8]), at(51), 2000, 1), // Enforcer
    bounty(19, any(&[24, 25]), at(60), 2000, 1), // Scrapper
    bounty(20, any(&[302]), at(27), 2000, 1), // Bandit
];

impl Bounty {
    /// How many lie face up while the deck lasts.
    pub const OPEN: usize = 3;

    /// The one of this number.
    pub fn of(id: u8) -> Option<&'static Bounty> {
        if !CARRIED {
            return None;
        }
        BOUNTIES.iter().find(|bounty| bounty.id == id)
    }

    /// Whether the bound can be delivered on the boards of a chart.
    pub fn is_on(&self, chart: &Chart) -> bool {
        match self.gaol {
            Gaol::At(sector) => chart.contains(sector.number()),
            Gaol::Cruiser => true,
        }
    }

    /// A crew card of whoever is hunted.
    pub fn face(&self) -> Option<KindId> {
        KindId::all().find(|id| self.quarry.is(id.printed()))
    }

    /// Every crew card of whoever is hunted: of those who share a name each.
    pub fn faces(&self) -> impl Iterator<Item = KindId> {
        KindId::all().filter(|id| self.quarry.is(id.printed()))
    }

    /// Whether several may be caught for it, one after the other.
    pub fn is_alert(&self) -> bool {
        matches!(self.quarry, Quarry::Anybody(_))
    }
}

impl Captain {
    /// Who lies bound for a bounty.
    pub fn bound_for(&self, bounty: u8) -> Option<&Bound> {
        self.bound.iter().find(|bound| bound.bounty == bounty)
    }

    /// Dollars that those aboard who keep the law add for each who is delivered.
    pub fn bounty_money(&self) -> u16 {
        let dollars = |a: Ability| if let Ability::BountyMoney(n) = a { n } else { 0 };
        self.peoples_abilities().map(dollars).sum()
    }

    /// Whether nobody can take the bound of this ship.
    pub fn keeps_bound(&self) -> bool {
        self.fitted(|ability| *ability == Ability::KeepsBound).is_some()
    }
}

impl Board {
    /// The bounties that anybody may hunt for, the oldest first.
    pub fn wanted_people(&self) -> impl Iterator<Item = &'static Bounty> {
        self.posters.iter().filter_map(|&id| Bounty::of(id))
    }

    /// Whether somebody whom a bounty is on is still in the game.
    pub fn is_at_large(&self, bounty: &Bounty) -> bool {
        let hunted = |card: &SupplyId| bounty.quarry.is(card.printed());
        self.table.supply().filter(hunted).any(|card| !self.gone.contains(&card))
    }

    /// Where those are whom a bounty is on, as far as they can be caught there.
    pub fn sightings(&self, bounty: &Bounty) -> Vec<Sighting> {
        let hunted = |card: &SupplyId| bounty.quarry.is(card.printed());
        let crews = self
            .seats()
            .filter(|&seat| self.captain(seat).crew.iter().any(|member| hunted(&member.card)));
        let piles = self.table.markets().filter(|&at| self.supply_discards[at].iter().any(hunted));
        crews.map(Sighting::Crew).chain(piles.map(Sighting::Pile)).collect()
    }

    /// Where the bound are delivered as things stand.
    pub fn gaol(&self, bounty: &Bounty) -> SectorId {
        match bounty.gaol {
            Gaol::At(sector) => sector,
            Gaol::Cruiser => self.cruiser,
        }
    }

    /// Which captain has caught somebody for a bounty.
    pub fn catcher(&self, bounty: u8) -> Option<Seat> {
        self.seats().find(|&seat| CARRIED && self.captain(seat).bound_for(bounty).is_some())
    }

    /// For which captain the Alliance holds whom a bounty is on.
    pub fn jailer(&self, bounty: u8) -> Option<Seat> {
        let holds = |seat: &Seat| self.captain(*seat).prisoner.is_some_and(|p| p.bounty == bounty);
        self.seats().find(|seat| CARRIED && holds(seat))
    }

    /// Whom a seat can try to catch where it is, and for which bounty: of those who are alike and in
    /// one place the first.
    pub fn quarries(&self, seat: Seat) -> Vec<(u8, SupplyId)> {
        let captain = self.captain(seat);
        let own = captain.bound.iter().filter_map(|bound| Bounty::of(bound.bounty));
        let bounties = self.wanted_people().chain(own.filter(|bounty| bounty.is_alert()));
        let mut found = Vec::new();
        for bounty in bounties {
            for place in self.hideouts(seat) {
                let mut hunted = place.into_iter().filter(|card| bounty.quarry.is(card.printed()));
                found.extend(hunted.next().map(|card| (bounty.id, card)));
            }
        }
        found
    }

    /// Who is where a seat is: in its own crew, in that of each rival, and on the planet.
    fn hideouts(&self, seat: Seat) -> Vec<Vec<SupplyId>> {
        let crew = |seat| self.captain(seat).crew.iter().map(|member| member.card).collect();
        let mut places: Vec<Vec<SupplyId>> = vec![crew(seat)];
        places.extend(self.boardable(seat).map(crew));
        let market = self.captain(seat).sector.and_then(|at| self.market(at));
        places.extend(market.map(|market| self.supply_discards[market].clone()));
        places
    }

    /// Whom one hunts who wants to catch somebody: nobody, where it is one of his own crew.
    pub fn chase(&self, seat: Seat, card: SupplyId) -> Option<Chase> {
        let aboard = |seat: &Seat| self.captain(*seat).member(card).is_some();
        match self.seats().find(aboard) {
            Some(own) if own == seat => None,
            Some(rival) => Some(Chase::Crew(rival, card)),
            None => Some(Chase::Alone(card)),
        }
    }

    /// The bounties whose bound a seat can try to take where it is.
    pub fn jumpable(&self, seat: Seat) -> Vec<u8> {
        let open = self.boardable(seat).filter(|&rival| !self.captain(rival).keeps_bound());
        open.flat_map(|rival| self.captain(rival).bound.iter().map(|bound| bound.bounty)).collect()
    }

    /// The bounties that a seat can deliver where it is.
    pub fn deliverable(&self, seat: Seat) -> Vec<u8> {
        let captain = self.captain(seat);
        let bounties = captain.bound.iter().filter_map(|bound| Bounty::of(bound.bounty));
        let here = bounties.filter(|bounty| captain.sector == Some(self.gaol(bounty)));
        here.map(|bounty| bounty.id).collect()
    }

    /// What the bound of a bounty bring whoever delivers them, in dollars.
    pub fn bounty_pay(&self, seat: Seat, bounty: &Bounty) -> u32 {
        let bound = self.captain(seat).bound_for(bounty.id);
        bound.map_or(0, |bound| bound.people.len() as u32) * self.bounty_each(seat, bounty)
    }

    /// What each of those whom a bounty is on would bring a seat that delivers him, in dollars.
    pub fn bounty_each(&self, seat: Seat, bounty: &Bounty) -> u32 {
        u32::from(bounty.reward) + u32::from(self.captain(seat).bounty_money())
    }
}
