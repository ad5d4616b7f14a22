//! Takes pictures of the release page in Chromium into `screenshots/`: each shot in three sizes,
//! light and dark.
//!
//! A shot is a route and what is done there first; add to [`shots`]. Words given are parts of the
//! names of the pictures to take, and a word that begins in `#` is a route of which pictures are
//! taken as it opens:
//!
//! ```text
//! make screenshots ONLY="gallery-360 #/faraway/k7q2-m9xd"
//! ```

use browser_tests::{Browser, Engine, Scheme, Setup, project, release};
use std::fs;
use std::path::Path;
use std::process::ExitCode;

const SIZES: [(u32, u32); 3] = [(360, 800), (820, 1180), (1440, 900)];

struct Shot {
    name: String,
    /// What follows the page's address.
    route: String,
    /// What is done before the picture is taken.
    before: fn(&Browser),
}

impl Shot {
    fn of(name: &str, route: &str, before: fn(&Browser)) -> Shot {
        Shot { name: name.into(), route: route.into(), before }
    }
}

fn shots() -> Vec<Shot> {
    vec![
        Shot::of("start", "#/", opened),
        Shot::of("gallery", "#/gallery", opened),
        Shot::of("gallery-farlight", "#/gallery/farlight", opened),
        Shot::of("gallery-firefly", "#/gallery/firefly", opened),
    ]
}

fn opened(page: &Browser) {
    page.wait_for("h1");
}

fn main() -> ExitCode {
    let folder = project().join("screenshots");
    if let Err(error) = fs::create_dir_all(&folder) {
        eprintln!("error: {}: {error}", folder.display());
        return ExitCode::FAILURE;
    }
    let (routes, parts): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with('#'));
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium));
    let listed = if routes.is_empty() || !parts.is_empty() { shots() } else { Vec::new() };
    for shot in &listed {
        take(&page, shot, &site.url(), &folder, &parts);
    }
    for route in &routes {
        take(&page, &opening(route), &site.url(), &folder, &[]);
    }
    ExitCode::SUCCESS
}

/// The shot of a route as it opens, named after it.
fn opening(route: &str) -> Shot {
    let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
    let name: String = route.chars().map(plain).collect();
    Shot::of(name.trim_matches('-'), route, opened)
}

fn is_wanted(name: &str, parts: &[String]) -> bool {
    parts.is_empty() || parts.iter().any(|part| name.contains(part))
}

/// The name of each picture of a shot, its size and its scheme.
fn variants(shot: &Shot) -> Vec<(String, (u32, u32), Scheme)> {
    let schemes = [Scheme::Light, Scheme::Dark];
    let each = |size: (u32, u32)| schemes.map(|scheme| (size, scheme));
    let named = |((width, height), scheme): ((u32, u32), Scheme)| {
        (format!("{}-{width}x{height}-{}", shot.name, scheme.word()), (width, height), scheme)
    };
    SIZES.into_iter().flat_map(each).map(named).collect()
}

fn take(page: &Browser, shot: &Shot, url: &str, folder: &Path, parts: &[String]) {
    for (name, (width, height), scheme) in variants(shot) {
        if !is_wanted(&name, parts) {
            continue;
        }
        page.resize(width, height);
        page.prefer(scheme, true);
        page.open_afresh(&format!("{url}{}", shot.route));
        (shot.before)(page);
        page.wait_for_script("return document.fonts.status === 'loaded'");
        let file = folder.join(format!("{name}.png"));
        page.picture(&file);
        println!("{}", file.display());
    }
}
