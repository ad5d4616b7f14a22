//! Writes the lobby into a built page, and the covers of the games beside it: `lobby INDEX.HTML`. Called by
//! `tools/draw`.

mod cover;

use farflung::drawn;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

const BODY: &str = "<body>";

fn main() -> ExitCode {
    let drawn = env::args()
        .nth(1)
        .ok_or_else(|| "no page is named".to_owned())
        .and_then(|file| draw(&file));
    match drawn {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn draw(file: &str) -> Result<(), String> {
    let tell = |error| format!("{file}: {error}");
    let page = fs::read_to_string(file).map_err(tell)?;
    let (head, body) = page.split_once(BODY).ok_or_else(|| format!("{file} has no {BODY}"))?;
    fs::write(file, format!("{head}{BODY}{}{body}", drawn::lobby())).map_err(tell)?;
    let covers = Path::new(file).with_file_name(drawn::COVERS);
    fs::create_dir_all(&covers).map_err(tell)?;
    for game in drawn::GAMES {
        fs::write(covers.join(format!("{game}.svg")), cover::cover(game)).map_err(tell)?;
    }
    Ok(())
}
