//! What `--help` says.

use crate::fault::Fault;
use std::io::{self, Write};

pub(crate) const ARENA: &str = "\
arena: whole matches of bots, replays, scores and speeds

  arena play GAME --seats N --bots A,B,…   plays matches, one JSON line each
  arena score faraway                      scores tableaux, JSON lines in and out
  arena replay                             replays links or match files from standard input
  arena bench GAME --seats N               random games and bot nodes per second
  arena seek GAME                          deals by how early a beginner meets which rule

The games: farlight, faraway, firefly. The bots: random, greedy, expert.
Errors go to standard error, with exit code 2. `arena COMMAND --help` says more.
";

pub(crate) const PLAY: &str = "\
arena play GAME --seats N --bots A,B,… [--seed K] [--games N] [--nodes N] [--advanced]
                [--story N] [--turn-limit N] [--sets A,B,…] [--opening N] [--alerts]
                [--rotate] [--transcript] [--summary]

Plays matches between bots and prints one JSON line a match:
  game, seed, letters (the seed as the page shows it), options, bots, results, link
with, in results, for each seat: seat, bot, total, place and items (faraway: each card, its fame
and why; farlight: missions, awards and tokens left over, each with its points; firefly: goals,
cash or what the solo story counts).
The link is the match code: it stands behind `#/game/` in an address of the page.

  --seats N       farlight: 2 to 5, faraway: 2 to 6, firefly: 1 to 4; if left out, one for each bot
  --bots A,B,…    one for each seat: random, greedy or expert
  --seed K        the seed of the first deal, a number (0 if left out) or letters as the page shows
                  them behind `code:`, such as code:k7q2-m9xd; deals go on with K+1, K+2, …
  --games N       how many deals (1)
  --nodes N       how much a bot may think about a choice: choices applied in games that it
                  tries out (20000)
  --advanced      faraway: each keeps three of five Regions
  --story N       firefly: the story card, 1 to 6 (1); alone also the solo story with the aims Good,
                  Bad and Ugly, 7 to 9
  --turn-limit N  firefly: the match ends after so many rounds (60; 0: never)
  --sets A,B,…    firefly: played beside the base game, by their names in addresses: blue-sun
  --opening N     firefly: the set-up card of a set, by its number in addresses; --alerts with alert
                  cards
  --rotate        plays each deal once for every rotation of the bots round the seats
  --transcript    adds `events`: every event in order, nothing hidden, its name in `event`;
                  firefly: also `choices`, every choice in order: seat, choice, at (how many events
                  came before it) and state (the hash of the state after it, 16 hexadecimal digits);
                  the events visit and talk tell that a shop or a contact is entered, whether
                  anything is taken or not, alone who was chosen to make a test alone, and over in
                  shown which jobs in hand the final account charges for
  --summary       prints one JSON line a bot instead: bot, matches, mean (total), won (the share
                  of its matches) and interval (95 %, Wilson)
";

pub(crate) const SEEK: &str = "\
arena seek GAME [--seed K] [--games N] [--story N] [--turn-limit N] [--first-jobs] [--summary]

Plays deals of two seats, a beginner who does what the page's hints say against the greedy bot, and
prints one JSON line a deal:
  seed, letters, lessons (each rule that the beginner met: lesson, choice and round at which he did,
  in that order), unmet (those that he did not), late (the sum of the rounds, an unmet rule counting
  as one after the last round: the less, the better a first match it is), won (whether he did), totals
Only one rule is met at a choice, and none that was met before.

  --seed K        the seed of the first deal (0); deals go on with K+1, K+2, …
  --games N       how many deals (1)
  --story N       firefly: the story card (1)
  --turn-limit N  firefly: the match ends after so many rounds (60; 0: never)
  --first-jobs    firefly: three easy contacts deal the starting jobs
  --summary       prints one JSON line instead: matches and the share that the beginner won
";

pub(crate) const SCORE: &str = "\
arena score faraway

Reads JSON lines {\"regions\":[…play order…],\"sanctuaries\":[…ids…]} from standard input and
writes {\"total\":…,\"regions\":[…fame of each…],\"sanctuaries\":[…fame of each…]} for each.
Regions are 1 to 68, at most 8 of them; Sanctuaries are 1 to 45. A line that is unreadable or has
an unknown or repeated card ends it with an error that names the line; the lines before it have
been answered. Empty lines are passed over.
";

pub(crate) const REPLAY: &str = "\
arena replay

Reads matches from standard input, one a line:
  a match code, or an address with one behind `#/game/` or `#/turn/`
  a line of `arena play`, which has it in `link`
  a match file: its text, of which the `code` line is read and the others are passed over, or the
  name of one that is kept on this machine
Writes one JSON line for each match: line (where it was read), game, seed, options, over, choices
(how many), state (the hash of the final state, 16 hexadecimal digits) and results (null until the
match is over); or line and error. What came from a named file says so in file.
Ends with exit code 2 if anything was an error.
";

pub(crate) const BENCH: &str = "\
arena bench GAME --seats N [--advanced] [--story N] [--turn-limit N] [--sets A,B,…] [--nodes N]

Prints how many random whole games one thread plays in a second (… games/s) and how many nodes the
strongest bot tries in a second (… nodes/s) in matches against itself with N nodes a choice (20000);
of a bot that tries out no games, how many choices it makes (… choices/s).
";

/// Prints a help text.
pub(crate) fn print(text: &str) -> Result<(), Fault> {
    io::stdout().write_all(text.as_bytes()).map_err(Fault::Output)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use rules::GameKind;

    #[test]
    fn every_game_and_bot_is_named() {
        let games = GameKind::ALL.map(GameKind::slug);
        let bots = Level::ALL.map(Level::slug);
        assert!(games.iter().chain(&bots).all(|name| ARENA.contains(name)));
        assert!(bots.iter().all(|name| PLAY.contains(name)));
    }

    #[test]
    fn no_line_is_too_wide_for_a_terminal() {
        for text in [ARENA, PLAY, SCORE, REPLAY, BENCH] {
            assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
        }
    }
}
