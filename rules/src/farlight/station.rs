//! The parts that the station offers: filling the slots, and the dice on them. Rules S0 and S8.

use super::pairs::Pairs;
use super::part::PartId;
use super::state::Farlight;
use crate::order;

/// A part on the station.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot {
    /// Which part.
    pub part: PartId,
    /// The value of the die on it, if it is an engine.
    pub die: Option<u8>,
    /// The crew that whoever wins it gets.
    pub bonus: u16,
}

impl Farlight {
    /// The part in a slot counted from 1.
    pub(super) fn slot(&self, number: u8) -> Option<Slot> {
        *self.slots.get(usize::from(number).checked_sub(1)?)?
    }

    /// Takes the part out of a slot counted from 1.
    pub(super) fn empty_slot(&mut self, number: u8) -> Option<Slot> {
        self.slots.get_mut(usize::from(number).checked_sub(1)?)?.take()
    }

    /// How many slots have no part.
    pub(super) fn empty_slots(&self) -> usize {
        self.slots.iter().filter(|slot| slot.is_none()).count()
    }

    /// Draws a part into each empty slot, from the first to the last.
    pub(super) fn fill_slots(&mut self) {
        for slot in self.slots.iter_mut().filter(|slot| slot.is_none()) {
            *slot = self.deck.pop().map(|part| Slot { part, die: None, bonus: 0 });
        }
    }

    /// S0.6 and S8.4: as many dice as there are engines, the highest on the highest number.
    pub(super) fn roll_engines(&mut self) {
        let mut engines: Vec<&mut Slot> =
            self.slots.iter_mut().flatten().filter(|s| s.part.card().engine.is_some()).collect();
        let mut dice: Vec<u8> = engines.iter().map(|_| self.rng.die()).collect();
        order::sort(&mut dice);
        order::sort_by_key(&mut engines, |slot| slot.part.card().engine);
        for (slot, die) in engines.into_iter().zip(dice) {
            slot.die = Some(die);
        }
    }

    /// S8.2: one crew on every part that nobody won.
    pub(super) fn add_bonus_crew(&mut self) {
        self.slots.iter_mut().flatten().for_each(|slot| slot.bonus += 1);
    }

    pub(super) fn parts_offered(&self) -> Vec<PartId> {
        self.slots.iter().flatten().map(|slot| slot.part).collect()
    }

    pub(super) fn dice_offered(&self) -> Pairs<PartId, u8> {
        self.slots.iter().flatten().filter_map(|slot| Some((slot.part, slot.die?))).collect()
    }

    pub(super) fn bonus_offered(&self) -> Pairs<PartId, u16> {
        let with_bonus = self.slots.iter().flatten().filter(|slot| slot.bonus > 0);
        with_bonus.map(|slot| (slot.part, slot.bonus)).collect()
    }
}
