//! Takes pictures of the release page in Chromium into `screenshots/`: each shot in three sizes,
//! light and dark.
//!
//! A shot is a line of the gallery's list of scenes, `static/scenes.html`. Words given are parts of the
//! names of the pictures to take, and a word that begins in `#` is a route of which pictures are
//! taken as it opens:
//!
//! ```text
//! make screenshots ONLY="firefly-shop #/faraway/k7q2-m9xd"
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
}

impl Shot {
    /// The shot of a route, under a name that a file may have.
    fn of(name: &str, route: String) -> Shot {
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '-' };
        let name: String = name.chars().map(plain).collect();
        let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
        Shot { name: words.join("-").to_ascii_lowercase(), route }
    }
}

/// Every scene of the gallery.
fn shots() -> std::io::Result<Vec<Shot>> {
    let list = fs::read_to_string(project().join("static/scenes.html"))?;
    let shot = |line: &str| {
        let (route, name) = line.strip_prefix("<li><a href=\"./")?.split_once("\">")?;
        Some(Shot::of(name.strip_suffix("</a></li>")?, route.replace("&amp;", "&")))
    };
    Ok(list.lines().filter_map(shot).collect())
}

fn main() -> ExitCode {
    let folder = project().join("screenshots");
    let shots = match fs::create_dir_all(&folder).and_then(|()| shots()) {
        Ok(shots) => shots,
        Err(error) => {
            eprintln!("error: {}: {error}", folder.display());
            return ExitCode::FAILURE;
        }
    };
    let (routes, parts): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|word| word.starts_with('#'));
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium));
    let listed = if routes.is_empty() || !parts.is_empty() { &shots[..] } else { &[] };
    for shot in listed {
        take(&page, shot, &site.url(), &folder, &parts);
    }
    for route in &routes {
        take(&page, &Shot::of(route, route.clone()), &site.url(), &folder, &[]);
    }
    ExitCode::SUCCESS
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
        page.wait_for("h1");
        page.wait_for_script("return document.fonts.status === 'loaded'");
        let file = folder.join(format!("{name}.png"));
        page.picture(&file);
        println!("{}", file.display());
    }
}
