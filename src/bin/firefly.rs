//! The page with the table of Firefly: fetched by the first program when it is to be played.

#[cfg(target_arch = "wasm32")]
fn main() {
    farflung::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("Farflung is a page for the browser: `make play` builds and serves it.");
    std::process::exit(2);
}
