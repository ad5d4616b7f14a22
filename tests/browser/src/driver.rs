//! The driver's process: one for each browser, on a port of its own.

use crate::{Engine, project};
use std::fs::{self, File};
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

const START: Duration = Duration::from_secs(30);
const PAUSE: Duration = Duration::from_millis(20);

/// A running driver; it ends with the value.
#[derive(Debug)]
pub(crate) struct Driver {
    process: Child,
    port: u16,
    log: PathBuf,
}

impl Driver {
    /// Starts a driver and waits until it listens.
    pub(crate) fn start(engine: Engine) -> Result<Driver, String> {
        let (program, option, says) = match engine {
            Engine::Chromium => ("chromedriver", None, "started successfully on port "),
            // The size of the page is set from within the browser's own window.
            Engine::Firefox => {
                ("geckodriver", Some("--allow-system-access"), "Listening on 127.0.0.1:")
            }
        };
        let log = left_behind("log").map_err(|error| format!("no place for a log: {error}"))?;
        let process =
            spawn(program, option, &log).map_err(|error| format!("{program}: {error}"))?;
        let mut driver = Driver { process, port: 0, log };
        driver.port = driver.port_said(says)?;
        Ok(driver)
    }

    /// Where commands go.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// What the driver, and a Firefox that it started, wrote so far.
    pub(crate) fn log(&self) -> String {
        fs::read(&self.log).map(|bytes| String::from_utf8_lossy(&bytes).into()).unwrap_or_default()
    }

    fn port_said(&self, before: &str) -> Result<u16, String> {
        let started = Instant::now();
        while started.elapsed() < START {
            let log = self.log();
            let said = log.split(before).nth(1).unwrap_or_default();
            let digits: String = said.chars().take_while(char::is_ascii_digit).collect();
            // Only a number with something after it has been written whole.
            if let (Ok(port), true) = (digits.parse(), said.len() > digits.len()) {
                return Ok(port);
            }
            thread::sleep(PAUSE);
        }
        Err(format!("the driver did not start: {}", self.log()))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        if !thread::panicking() {
            let _ = fs::remove_file(&self.log);
        }
    }
}

fn spawn(program: &str, option: Option<&str>, log: &PathBuf) -> io::Result<Child> {
    let out = File::create(log)?;
    let err = out.try_clone()?;
    Command::new(program)
        .arg("--port=0")
        .args(option)
        .stdin(Stdio::null())
        .stdout(out)
        .stderr(err)
        .spawn()
}

/// A new file under the name of the running test, in the folder of what failing tests leave.
pub(crate) fn left_behind(ending: &str) -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(1);
    let folder = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| project().join("target"), PathBuf::from)
        .join("browser-tests");
    fs::create_dir_all(&folder)?;
    let thread = thread::current();
    let test = thread.name().unwrap_or("unnamed").replace("::", "-");
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    Ok(folder.join(format!("{test}-{}-{count}.{ending}", std::process::id())))
}
