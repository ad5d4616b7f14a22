//! The page with the table of Firefly.

fn main() {
    farflung::start("firefly");
}
