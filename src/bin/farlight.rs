//! The page with the table of Farlight.

fn main() {
    farflung::start("farlight");
}
