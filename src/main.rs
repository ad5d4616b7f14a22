//! The page with the table of Faraway: the program that is fetched first.

fn main() {
    farflung::start("faraway");
}
