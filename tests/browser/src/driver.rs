//! The driver's process: one for each browser, on a port of its own.

use crate::desk::Desk;
use crate::{Engine, Setup, project};
use std::fs::{self, File};
use std::io;
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

const START: Duration = Duration::from_secs(30);
/// How often a driver is started.
const ATTEMPTS: u32 = 3;
const PAUSE: Duration = Duration::from_millis(20);

/// A running driver; it ends with the value.
#[derive(Debug)]
pub(crate) struct Driver {
    process: Child,
    port: u16,
    log: PathBuf,
    desk: Option<Desk>,
}

impl Driver {
    /// Starts a driver and waits until it listens. The port that it was given may have been taken
    /// by the time it listens, on one of its addresses: then another one is tried.
    pub(crate) fn start(setup: &Setup) -> Result<Driver, String> {
        (1..ATTEMPTS)
            .find_map(|_| Driver::try_to_start(setup).ok())
            .map_or_else(|| Driver::try_to_start(setup), Ok)
    }

    fn try_to_start(setup: &Setup) -> Result<Driver, String> {
        let log = left_behind("log").map_err(|error| format!("no place for a log: {error}"))?;
        match setup.engine {
            Engine::Chromium => {
                Driver::of("chromedriver", None, "started successfully on port ", log)
            }
            // The size of the page is set from within the browser's own window.
            Engine::Firefox => {
                let option = Some("--allow-system-access");
                Driver::of("geckodriver", option, "Listening on 127.0.0.1:", log)
            }
            Engine::WebKit => Driver::of_webkit(setup, log),
        }
    }

    /// A driver that chooses its port and says so.
    fn of(program: &str, option: Option<&str>, says: &str, log: PathBuf) -> Result<Driver, String> {
        let mut command = Command::new(program);
        command.arg("--port=0").args(option);
        let process = spawn(&mut command, &log)?;
        let mut driver = Driver { process, port: 0, log, desk: None };
        driver.port = driver.port_said(says)?;
        Ok(driver)
    }

    /// This one must be told its port, and says nothing.
    fn of_webkit(setup: &Setup, log: PathBuf) -> Result<Driver, String> {
        let port = free_port().map_err(|error| format!("no free port: {error}"))?;
        let desk = Desk::set_up(setup, &log)?;
        let mut command = Command::new("WebKitWebDriver");
        command.arg(format!("--port={port}"));
        desk.seat(&mut command);
        let process = spawn(&mut command, &log)?;
        let driver = Driver { process, port, log, desk: Some(desk) };
        driver.wait_until_it_listens()?;
        Ok(driver)
    }

    /// The browser to start, where that is not the driver's choice.
    pub(crate) fn browser(&self) -> Option<PathBuf> {
        self.desk.as_ref().map(Desk::browser)
    }

    /// Where commands go.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// What the driver, and a Firefox that it started, wrote so far.
    pub(crate) fn log(&self) -> String {
        fs::read(&self.log).map(|bytes| String::from_utf8_lossy(&bytes).into()).unwrap_or_default()
    }

    fn wait_until_it_listens(&self) -> Result<(), String> {
        let started = Instant::now();
        while started.elapsed() < START {
            if TcpStream::connect(("127.0.0.1", self.port)).is_ok() {
                return Ok(());
            }
            thread::sleep(PAUSE);
        }
        Err(format!("the driver did not start: {}", self.log()))
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

fn spawn(command: &mut Command, log: &Path) -> Result<Child, String> {
    let start = |command: &mut Command| -> io::Result<Child> {
        let out = File::create(log)?;
        let err = out.try_clone()?;
        command.stdin(Stdio::null()).stdout(out).stderr(err).spawn()
    };
    start(command).map_err(|error| format!("{}: {error}", command.get_program().to_string_lossy()))
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
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
