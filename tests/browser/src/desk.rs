//! What a WebKitGTK needs about it: a screen of its own, and a folder with the settings of its
//! reader.

use crate::{Scheme, Setup};
use std::fs;
use std::io::{self, BufRead, BufReader};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Its toolbar makes the window 447 pixels wide at least, wider than a phone; like this it does
/// not.
const SLIM: &str = "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0 }\n";
/// Locales that are there on the barest Debian know no language; one of another name will do, since
/// nothing but its name is asked for.
const LOCALE: &str = "/usr/lib/locale/C.utf8";

/// A screen, a folder and the browser at it; all go with the value.
#[derive(Debug)]
pub(crate) struct Desk {
    folder: PathBuf,
    screen: Child,
    display: String,
    locale: String,
}

impl Desk {
    /// Prepares everything for a browser that writes to `log`.
    pub(crate) fn set_up(setup: &Setup, log: &Path) -> Result<Desk, String> {
        let browser =
            mini_browser().ok_or("there is no MiniBrowser of WebKitGTK: tools/install browsers")?;
        let folder = new_folder().map_err(|error| format!("no folder for settings: {error}"))?;
        let locale = format!("{}.UTF-8", setup.language.replace('-', "_"));
        furnish(&folder, setup, &locale, &browser, log)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        let (screen, display) = screen().map_err(|error| format!("Xvfb: {error}"))?;
        Ok(Desk { folder, screen, display, locale })
    }

    /// Makes a driver, and so the browser that it starts, work here.
    pub(crate) fn seat(&self, driver: &mut Command) {
        driver
            .env("DISPLAY", &self.display)
            .env("XDG_CONFIG_HOME", &self.folder)
            .env("LOCPATH", self.folder.join("locale"))
            .env("LC_ALL", &self.locale);
    }

    /// The program that starts the browser.
    pub(crate) fn browser(&self) -> PathBuf {
        self.folder.join("browser")
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // A driver that is killed leaves its browser running.
        if let Ok(id) = fs::read_to_string(self.folder.join("id")) {
            end(id.trim());
        }
        let _ = self.screen.kill();
        let _ = self.screen.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Ends the process, if it still is the browser and not another that got its number since.
fn end(id: &str) {
    let name = fs::read_to_string(format!("/proc/{id}/comm")).unwrap_or_default();
    if name.trim() == "MiniBrowser" {
        let _ = Command::new("kill").args(["-KILL", id]).status();
    }
}

fn new_folder() -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(1);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("farflung-desk-{}-{count}", std::process::id()));
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

fn furnish(
    folder: &Path,
    setup: &Setup,
    locale: &str,
    browser: &Path,
    log: &Path,
) -> io::Result<()> {
    let (gtk, locales) = (folder.join("gtk-3.0"), folder.join("locale"));
    fs::create_dir_all(&gtk)?;
    fs::create_dir_all(&locales)?;
    let moves = i32::from(!setup.reduced_motion);
    let dark = i32::from(setup.scheme == Scheme::Dark);
    fs::write(gtk.join("gtk.css"), SLIM)?;
    fs::write(
        gtk.join("settings.ini"),
        format!(
            "[Settings]\ngtk-enable-animations={moves}\n\
             gtk-application-prefer-dark-theme={dark}\n"
        ),
    )?;
    symlink(LOCALE, locales.join(locale))?;
    // The driver would silence the browser and tell nobody its number.
    let script = format!(
        "#!/bin/sh\necho $$ >'{}'\nexec '{}' \"$@\" >>'{}' 2>&1\n",
        folder.join("id").display(),
        browser.display(),
        log.display()
    );
    let program = folder.join("browser");
    fs::write(&program, script)?;
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755))
}

/// A screen larger than any window of the tests, and its name. It goes with its last window, so
/// that none is left by tests that were killed.
fn screen() -> io::Result<(Child, String)> {
    let mut screen = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "2000x2000x24"])
        .args(["-nolisten", "tcp", "-terminate"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut number = String::new();
    if let Some(said) = screen.stdout.take() {
        BufReader::new(said).read_line(&mut number)?;
    }
    if number.trim().is_empty() {
        let _ = screen.kill();
        let _ = screen.wait();
        return Err(io::Error::other("it offers no screen"));
    }
    Ok((screen, format!(":{}", number.trim())))
}

/// Debian's place for it has the machine's kind in it.
fn mini_browser() -> Option<PathBuf> {
    let kinds = fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let homes = kinds.chain([PathBuf::from("/usr/libexec")]);
    let mut places = homes.map(|home| home.join("webkit2gtk-4.1/MiniBrowser"));
    places.find(|place| place.is_file())
}
