//! Writes the rules as the page fetches them, `GAME.LANGUAGE.html` for each, into a folder. Run when
//! the page is built, see `tools/guide`.

use farflung::guide::TEXTS;
use farflung::guide::drawing::drawn;
use farflung::guide::html::{Show, booklet};
use farflung::guide::picture::Picture;
use farflung::guide::read;
use farflung::words::Lang;
use std::error::Error;
use std::path::PathBuf;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(env::args_os().nth(1).ok_or("usage: guide FOLDER")?);
    fs::create_dir_all(&folder)?;
    for (game, text) in TEXTS {
        let lines = read(text).map_err(|at| format!("{game}.txt, line {at}"))?;
        for lang in Lang::ALL {
            let address = format!("#/rules/{game}/");
            let draw = |picture: &Picture| drawn(picture, lang);
            let show = Show { lang, address: &address, draw: &draw };
            let file = folder.join(format!("{game}.{}.html", lang.tag()));
            fs::write(file, booklet(&lines, &show))?;
        }
    }
    Ok(())
}
