//! The page under test.

use static_server::Site;
use std::path::{Path, PathBuf};

/// Not the root, so that an address which is not relative fails.
pub const BASE: &str = "/games/farflung/";

/// The project's folder.
pub fn project() -> PathBuf {
    // What cargo says now comes first: checkouts that share a target folder share programs too.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.ancestors().nth(2).map_or_else(|| here.clone(), Path::to_owned)
}

/// Serves the release page under [`BASE`] until the value is dropped.
///
/// # Panics
/// When the page has not been built.
#[track_caller]
pub fn release() -> Site {
    let dist = project().join("dist");
    assert!(dist.join("index.html").is_file(), "{} holds no page: make dist", dist.display());
    match Site::serve(&dist, BASE, "127.0.0.1:0") {
        Ok(site) => site,
        Err(error) => panic!("the page cannot be served: {error}"),
    }
}
