//! The page with the table of Firefly and all that its expansions bring.

fn main() {
    farflung::start("sets");
}
