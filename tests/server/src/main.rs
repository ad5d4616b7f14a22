//! `serve FOLDER [--host HOST] [--port PORT] [--base /PATH/]`: serves a built page on this machine.

use static_server::Site;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "usage: serve FOLDER [--host HOST] [--port PORT] [--base /PATH/]";
/// How many ports after the wanted one are tried when it is taken.
const TRIES: u16 = 20;

struct Wanted {
    folder: PathBuf,
    host: String,
    port: u16,
    base: String,
}

fn main() -> ExitCode {
    match read(std::env::args().skip(1)).and_then(|wanted| start(&wanted)) {
        Ok(site) => {
            println!("Farflung is at {} (Ctrl+C ends it)", site.url());
            site.wait();
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

fn read(mut words: impl Iterator<Item = String>) -> Result<Wanted, String> {
    let folder = PathBuf::from(words.next().ok_or(USAGE)?);
    let mut wanted = Wanted { folder, host: "127.0.0.1".into(), port: 8080, base: "/".into() };
    while let Some(option) = words.next() {
        let value = words.next().ok_or(USAGE)?;
        match option.as_str() {
            "--host" => wanted.host = value,
            "--port" => wanted.port = value.parse().map_err(|_| format!("no port: {value}"))?,
            "--base" => wanted.base = value,
            _ => return Err(USAGE.into()),
        }
    }
    Ok(wanted)
}

fn start(wanted: &Wanted) -> Result<Site, String> {
    if !has_page(&wanted.folder) {
        return Err(format!("{} holds no page: build it first", wanted.folder.display()));
    }
    let mut refused = String::new();
    for port in (wanted.port..).take(usize::from(TRIES)) {
        let address = format!("{}:{port}", wanted.host);
        match Site::serve_packed(&wanted.folder, &wanted.base, &address) {
            Ok(site) => return Ok(site),
            Err(error) => refused = format!("{address}: {error}"),
        }
    }
    Err(refused)
}

fn has_page(folder: &Path) -> bool {
    folder.join("index.html").is_file()
}
