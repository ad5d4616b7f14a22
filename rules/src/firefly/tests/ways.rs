//! Each way out of each card of a deck, each band: what happens, as lines to be compared with those
//! that were held against the table of the cards.

use super::*;

/// Dice that reach every band: the die, and the bonus die of a six.
const DICE: [&[u8]; 6] = [&[1], &[3], &[4], &[5], &[6, 1], &[6, 5]];

/// A deck, and the ships that meet its cards.
pub(super) struct Deck {
    /// The number, the name and the count of ways of each card.
    pub cards: Vec<(u8, &'static str, usize)>,
    pub ships: [fn() -> Scene; 2],
    pub turn_up: fn(&mut Scene, u8),
    /// What waits for an answer when one of its cards leaves a choice.
    pub frame: fn(u8) -> Frame,
    /// Where the lines are kept, beside this file.
    pub file: &'static str,
}

impl Deck {
    /// The lines were compared with the table of the cards, one by one, before they were kept.
    pub(super) fn does_what_is_known(&self, known: &str) {
        let lines = self.lines();
        for (known, now) in known.lines().zip(lines.lines()) {
            assert_eq!(known, now);
        }
        assert_eq!(known.lines().count(), lines.lines().count());
    }

    /// Writes the lines anew.
    pub(super) fn write(&self) {
        let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap();
        std::fs::write(format!("{folder}/src/firefly/tests/{}", self.file), self.lines()).unwrap();
    }

    /// A line for each way: what happens by the dice; equal neighbours are told once.
    pub(super) fn lines(&self) -> String {
        let mut text = String::new();
        for &(id, name, ways) in &self.cards {
            for (at, ship) in self.ships.into_iter().enumerate() {
                for way in 0..ways as u8 {
                    let line = self.line(id, way, ship);
                    text += &format!("{id} {name} | ship {at} way {way} | {line}\n");
                }
            }
        }
        text
    }

    fn line(&self, card: u8, way: u8, ship: fn() -> Scene) -> String {
        let mut told: Vec<(String, String)> = Vec::new();
        for dice in DICE {
            let text = self.resolved(card, way, dice, ship);
            if told.last().is_none_or(|(_, last)| *last != text) {
                told.push((dice.iter().map(u8::to_string).collect::<Vec<_>>().join("+"), text));
            }
        }
        told.iter().map(|(dice, text)| format!("{dice}: {text}")).collect::<Vec<_>>().join(" | ")
    }

    fn resolved(&self, card: u8, way: u8, dice: &[u8], ship: fn() -> Scene) -> String {
        let mut scene = ship();
        scene.heard.clear();
        scene.dice(dice);
        (self.turn_up)(&mut scene, card);
        if scene.board().stack.last() == Some(&(self.frame)(card)) {
            if !scene.legal().contains(&Choice::Way(way)) {
                return "closed".into();
            }
            scene.choose(Choice::Way(way));
        } else {
            let chosen = scene.heard.iter().find_map(|event| match event {
                Event::Way { way, .. } => Some(*way),
                _ => None,
            });
            if chosen.is_some_and(|chosen| chosen != way) {
                return "closed".into();
            }
        }
        scene.settle();
        scene.story()
    }
}
