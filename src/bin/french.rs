//! Writes beside each program of a built page the file of its French texts: `french FOLDER`. Called by
//! `tools/draw`.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    files::main()
}

/// A page knows no French but what it has fetched.
#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
mod files {
    use farflung::words::french_of;
    use std::path::{Path, PathBuf};
    use std::process::ExitCode;
    use std::{env, fs};

    /// The programs, and how the names of their files begin.
    const PROGRAMS: [(&str, &str); 4] = [
        ("faraway", "farflung"),
        ("farlight", "farlight"),
        ("firefly", "firefly"),
        ("sets", "sets"),
    ];

    pub(super) fn main() -> ExitCode {
        let written =
            env::args_os().nth(1).ok_or_else(|| "no folder is named".to_owned()).and_then(write);
        match written {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("error: {error}");
                ExitCode::FAILURE
            }
        }
    }

    fn write(folder: impl Into<PathBuf>) -> Result<(), String> {
        let folder = folder.into();
        let files = folder.join("fr");
        fs::create_dir_all(&files).map_err(tell(&files))?;
        for (name, begin) in PROGRAMS {
            let program = program(&folder, begin)?;
            let texts = french_of(&fs::read(&program).map_err(tell(&program))?);
            if texts.is_empty() {
                return Err(format!("{} has no French that is known here", program.display()));
            }
            let file = files.join(format!("{name}.txt"));
            fs::write(&file, texts).map_err(tell(&file))?;
        }
        Ok(())
    }

    /// A program among the files of a page, some of which have a hash in their names.
    fn program(folder: &Path, begin: &str) -> Result<PathBuf, String> {
        let files = fs::read_dir(folder).map_err(tell(folder))?;
        let is_it = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with(begin) && name.ends_with("_bg.wasm")
        };
        let mut programs = files.filter_map(|file| Some(file.ok()?.path())).filter(is_it);
        programs.next().ok_or_else(|| format!("{} has no program {begin}", folder.display()))
    }

    fn tell(path: &Path) -> impl Fn(std::io::Error) -> String {
        let path = path.display().to_string();
        move |error| format!("{path}: {error}")
    }
}
