//! The page; it lives in the browser only.

fn main() {
    farflung::start();
}
