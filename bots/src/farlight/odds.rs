//! How likely a total is to win an auction against tiles that lie face down.

use rules::Seat;
use rules::farlight::{Target, View};

/// What others have on one target, and may still add.
#[derive(Clone, Debug)]
pub(super) struct Rivals(Vec<Rival>);

#[derive(Clone, Copy, Debug)]
struct Rival {
    tiles: usize,
    crew: i32,
    /// Tiles that the rival has still to lay.
    left: i32,
    /// Whether the rival wins a tie.
    ahead: bool,
}

/// The most that five tiles are worth together.
const MOST: usize = 10;

/// The chance, in percent, that so many unknown tiles are worth at most so much together.
const AT_MOST: [[i32; MOST + 1]; 6] = chances();

const fn chances() -> [[i32; MOST + 1]; 6] {
    let mut table = [[0; MOST + 1]; 6];
    let mut subsets = [0; 6];
    let mut set = 0u32;
    while set < 32 {
        let count = set.count_ones() as usize;
        subsets[count] += 1;
        let mut most = worth(set);
        while most <= MOST {
            table[count][most] += 1;
            most += 1;
        }
        set += 1;
    }
    let mut at = 0;
    while at < 6 * (MOST + 1) {
        let (count, most) = (at / (MOST + 1), at % (MOST + 1));
        table[count][most] = table[count][most] * 100 / subsets[count];
        at += 1;
    }
    table
}

/// What a set of tiles is worth, each tile being the bit of its value.
const fn worth(set: u32) -> usize {
    let (mut sum, mut value) = (0, 0);
    while value < 5 {
        sum += (set >> value & 1) as usize * value;
        value += 1;
    }
    sum
}

fn at_most(tiles: usize, most: i32) -> i32 {
    if most < 0 { 0 } else { AT_MOST[tiles.min(5)][(most as usize).min(MOST)] }
}

impl Rivals {
    /// Everybody but `seat` on `target`, as far as the view tells.
    pub(super) fn on(view: &View, seat: Seat, target: Target) -> Rivals {
        let order: Vec<Seat> = view.order().collect();
        let rank = |seat: Seat| order.iter().position(|&s| s == seat);
        let rivals = view.seats.others(seat).map(|(other, seen)| {
            let there = || seen.bids.iter().filter(|bid| bid.target == target);
            Rival {
                tiles: there().count(),
                crew: there().filter(|bid| bid.crew).count() as i32,
                left: seen.tiles_left().into(),
                ahead: rank(other) < rank(seat),
            }
        });
        Rivals(rivals.collect())
    }

    /// The chance of winning with `total`, in percent. `interest` is the chance, in percent, that
    /// a rival adds one of the tiles that he has left.
    pub(super) fn chance(&self, total: i32, interest: i32) -> i32 {
        if total <= 0 {
            return 0;
        }
        self.0.iter().fold(100, |chance, rival| chance * rival.yields(total, interest) / 100)
    }
}

impl Rival {
    /// The chance, in percent, that this rival stays below `total`.
    fn yields(&self, total: i32, interest: i32) -> i32 {
        let most = total - self.crew - i32::from(self.ahead);
        let now = if self.tiles == 0 { 100 } else { at_most(self.tiles, most) };
        let more = (self.left * interest).min(80);
        let then = at_most(self.tiles + 1, most);
        (now * (100 - more) + then * more) / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chances_count_subsets_of_the_five_tiles() {
        assert_eq!(AT_MOST[0], [100; MOST + 1]);
        assert_eq!(at_most(1, 0), 20, "one tile of five is the 0");
        assert_eq!(at_most(1, 3), 80);
        assert_eq!(at_most(2, 2), 20, "0 and 1, 0 and 2, of ten pairs");
        assert_eq!(at_most(5, 9), 0);
        assert_eq!(at_most(5, 10), 100);
        assert_eq!(at_most(2, -1), 0);
    }
}
