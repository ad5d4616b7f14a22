//! The page with the table of Firefly: fetched by the first program when it is to be played.

fn main() {
    farflung::start();
}
