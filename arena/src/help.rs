//! What `--help` says.

use crate::fault::Fault;
use std::io::{self, Write};

pub const ARENA: &str = "\
arena: whole matches of bots, replays, scores and speeds

  arena play GAME --seats N --bots A,B,…   plays matches, one JSON line each
  arena score faraway                      scores tableaux, JSON lines in and out
  arena replay                             replays links or match files from standard input
  arena bench GAME --seats N               random games and bot nodes per second

The games: faraway. The bots: random, greedy, expert.
Errors go to standard error, with exit code 2. `arena COMMAND --help` says more.
";

pub const PLAY: &str = "\
arena play GAME --seats N --bots A,B,… [--seed K] [--games N] [--nodes N] [--advanced]
                [--rotate] [--transcript] [--summary]

Plays matches between bots and prints one JSON line a match:
  game, seed, options, bots, results (per seat: seat, bot, total, place, items), link
The link is the match code: it stands behind `#/game/` in an address of the page.

  --seats N       2 to 6 for faraway
  --bots A,B,…    one for each seat: random, greedy or expert
  --seed K        the first seed, a number (0 if left out) or letters as the page shows them
                  behind `code:`, such as code:k7q2-m9xd; matches go on with K+1, K+2, …
  --games N       how many deals (1)
  --nodes N       how much a bot may think about a choice: choices applied in games that it
                  tries out (20000)
  --advanced      faraway: keep three of five
  --rotate        plays each deal once for every rotation of the bots round the seats
  --transcript    adds `events`: every event in order, nothing hidden
  --summary       prints one line a bot instead: matches, mean total, and the share of matches
                  won with its 95 % Wilson interval
";

pub const SCORE: &str = "\
arena score faraway

Reads JSON lines {\"regions\":[…play order…],\"sanctuaries\":[…]} from standard input and writes
{\"total\":…,\"regions\":[…],\"sanctuaries\":[…]} for each. An unknown or repeated card is an error
that names the line; the lines before it have been answered.
";

pub const REPLAY: &str = "\
arena replay

Reads matches from standard input, one a line: a match code, an address with one behind `#/game/`,
`#/turn/` or as its last part, or the `code` line of a match file (its other lines are passed over).
Writes one JSON line each: line, game, over, choices, state (the hash of the final state) and
results; or line and error. Ends with exit code 2 if any line was an error.
";

pub const BENCH: &str = "\
arena bench GAME --seats N

Prints how many random whole games one thread plays in a second (… games/s) and how many nodes the
strongest bot tries in a second (… nodes/s).
";

/// Prints a help text.
pub fn print(text: &str) -> Result<(), Fault> {
    io::stdout().write_all(text.as_bytes()).map_err(Fault::Output)
}
