//! A running server.

use crate::Answer;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, SystemTime};

/// How long a client may keep the server waiting.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest head of a request that is read, in bytes.
const LONGEST_HEAD: u64 = 1 << 16;

/// How often a silent server looks whether it may speak again.
const PAUSE: Duration = Duration::from_millis(50);

/// How a server treats its callers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// It answers.
    #[default]
    Well,
    /// It takes calls and says nothing.
    Silent,
    /// It answers, but fails at the files whose paths end in this.
    Failing(String),
}

/// A folder being served until the value is dropped.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    source: Arc<Source>,
    listening: Option<JoinHandle<()>>,
}

/// When a file was written, and what it is packed.
type Packed = (SystemTime, Arc<Vec<u8>>);

#[derive(Debug)]
struct Source {
    base: String,
    stopped: AtomicBool,
    /// Whether it packs what it sends, as web hosts do.
    packs: AtomicBool,
    /// What it has packed already, each file as it was then.
    packed: Mutex<HashMap<PathBuf, Packed>>,
    /// What can change while it runs.
    now: Mutex<(PathBuf, Manner)>,
}

impl Source {
    fn now(&self) -> MutexGuard<'_, (PathBuf, Manner)> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_silent(&self) -> bool {
        self.now().1 == Manner::Silent && !self.stopped.load(Ordering::SeqCst)
    }

    /// The file packed, once for each time that it is written.
    fn packed(&self, path: &Path) -> io::Result<Arc<Vec<u8>>> {
        let written = fs::metadata(path)?.modified()?;
        let mut packed = self.packed.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bytes)) = packed.get(path).filter(|(when, _)| *when == written) {
            return Ok(Arc::clone(bytes));
        }
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&fs::read(path)?)?;
        let bytes = Arc::new(encoder.finish()?);
        packed.insert(path.to_owned(), (written, Arc::clone(&bytes)));
        Ok(bytes)
    }

    fn answer(&self, request: &str) -> Answer {
        let (folder, manner) = self.now().clone();
        match (Answer::to(request, &folder, &self.base), manner) {
            (Answer::File(path, _), Manner::Failing(end)) if path.ends_with(&end) => Answer::Failed,
            (answer, _) => answer,
        }
    }
}

impl Site {
    /// Serves `folder` under the path `base` (such as `/games/farflung/`) at `address`, which may
    /// leave the port to chance: `127.0.0.1:0`.
    ///
    /// # Errors
    /// When the address cannot be had, or `base` does not begin and end in `/`.
    pub fn serve(folder: &Path, base: &str, address: &str) -> io::Result<Site> {
        if !(base.starts_with('/') && base.ends_with('/')) {
            let error = format!("the base path {base:?} must begin and end in /");
            return Err(io::Error::new(io::ErrorKind::InvalidInput, error));
        }
        let listener = TcpListener::bind(address)?;
        let address = listener.local_addr()?;
        let source = Arc::new(Source {
            base: base.to_owned(),
            stopped: AtomicBool::new(false),
            packs: AtomicBool::new(false),
            packed: Mutex::default(),
            now: Mutex::new((folder.to_owned(), Manner::Well)),
        });
        let listened = Arc::clone(&source);
        let listening = thread::spawn(move || listen(&listener, &listened));
        Ok(Site { address, source, listening: Some(listening) })
    }

    /// Packs what it sends to those who can unpack it, as web hosts do.
    pub fn packing(self) -> Site {
        self.source.packs.store(true, Ordering::SeqCst);
        self
    }

    /// Serves another folder from now on, as after a deployment.
    pub fn turn_to(&self, folder: &Path) {
        self.source.now().0 = folder.to_owned();
    }

    /// Treats callers like this from now on; those who were met with silence are answered once it
    /// ends.
    pub fn behave(&self, manner: Manner) {
        self.source.now().1 = manner;
    }

    /// Where the page is seen, with the base path and its last slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.source.base)
    }

    /// Waits for as long as the server runs.
    pub fn wait(mut self) {
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        self.source.stopped.store(true, Ordering::SeqCst);
        // The listener sleeps until somebody calls: so we do.
        let _ = TcpStream::connect_timeout(&self.address, PATIENCE);
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

fn listen(listener: &TcpListener, source: &Arc<Source>) {
    for caller in listener.incoming() {
        if source.stopped.load(Ordering::SeqCst) {
            return;
        }
        if let Ok(caller) = caller {
            let source = Arc::clone(source);
            // A caller who hangs up early is no concern of the server's.
            thread::spawn(move || drop(respond(caller, &source)));
        }
    }
}

fn respond(caller: TcpStream, source: &Source) -> io::Result<()> {
    caller.set_read_timeout(Some(PATIENCE))?;
    caller.set_write_timeout(Some(PATIENCE))?;
    let (request, unpacks) = read_head(&caller)?;
    while source.is_silent() {
        thread::sleep(PAUSE);
    }
    let answer = source.answer(&request);
    let body = body(&answer, source, unpacks && source.packs.load(Ordering::SeqCst))?;
    write_answer(caller, &answer, &body, request.starts_with("HEAD "))
}

/// The first line of the request, and whether it comes from somebody who can unpack; the rest of the
/// head is read and dropped.
fn read_head(caller: &TcpStream) -> io::Result<(String, bool)> {
    let mut lines = BufReader::new(caller.take(LONGEST_HEAD));
    let mut first = String::new();
    lines.read_line(&mut first)?;
    let (mut line, mut unpacks) = (String::new(), false);
    while lines.read_line(&mut line)? > 2 {
        let (name, value) = line.split_once(':').unwrap_or_default();
        unpacks |= name.eq_ignore_ascii_case("accept-encoding") && value.contains("gzip");
        line.clear();
    }
    Ok((first, unpacks))
}

/// What an answer says, and how it is written in its head.
struct Body {
    media: &'static str,
    bytes: Arc<Vec<u8>>,
    packed: bool,
}

fn body(answer: &Answer, source: &Source, packs: bool) -> io::Result<Body> {
    let plain = |media, bytes| Body { media, bytes: Arc::new(bytes), packed: false };
    Ok(match answer {
        Answer::File(path, media) if packs && is_packable(media) => {
            Body { media, bytes: source.packed(path)?, packed: true }
        }
        Answer::File(path, media) => plain(media, fs::read(path)?),
        Answer::Missing(Some(page)) => plain("text/html; charset=utf-8", fs::read(page)?),
        other => plain("text/plain; charset=utf-8", other.status().as_bytes().to_vec()),
    })
}

/// Pictures and fonts are packed already.
fn is_packable(media: &str) -> bool {
    !media.starts_with("font/") && (!media.starts_with("image/") || media == "image/svg+xml")
}

fn write_answer(
    mut caller: TcpStream,
    answer: &Answer,
    body: &Body,
    head_only: bool,
) -> io::Result<()> {
    let Body { media, bytes, packed } = body;
    let place = match answer {
        Answer::Moved(place) => format!("Location: {place}\r\n"),
        _ => String::new(),
    };
    let packing = if *packed { "Content-Encoding: gzip\r\nVary: Accept-Encoding\r\n" } else { "" };
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {media}\r\nContent-Length: {}\r\n{place}{packing}\
         Cache-Control: no-cache\r\nConnection: close\r\n\r\n",
        answer.status(),
        bytes.len()
    );
    caller.write_all(head.as_bytes())?;
    if !head_only {
        caller.write_all(bytes)?;
    }
    caller.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(site: &Site, request: &str) -> String {
        let mut caller = TcpStream::connect(site.address).unwrap();
        caller.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        caller.read_to_string(&mut answer).unwrap();
        answer
    }

    fn site() -> Site {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        Site::serve(&folder, "/games/", "127.0.0.1:0").unwrap()
    }

    #[test]
    fn a_file_comes_with_its_length_and_a_head_comes_alone() {
        let site = site();
        let whole = ask(&site, "GET /games/lib.rs HTTP/1.1\r\nHost: here\r\n\r\n");
        let (head, body) = whole.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert!(head.contains(&format!("Content-Length: {}", body.len())), "{head}");
        assert_eq!(body, include_str!("lib.rs"));
        let alone = ask(&site, "HEAD /games/lib.rs HTTP/1.1\r\n\r\n");
        assert_eq!(alone, format!("{head}\r\n\r\n"));
    }

    #[test]
    fn who_can_unpack_gets_it_packed() {
        let site = site().packing();
        let plain = ask(&site, "GET /games/lib.rs HTTP/1.1\r\n\r\n");
        assert!(plain.ends_with(include_str!("lib.rs")) && !plain.contains("Content-Encoding"));
        for _ in 0..2 {
            let mut caller = TcpStream::connect(site.address).unwrap();
            let request = "GET /games/lib.rs HTTP/1.1\r\nAccept-Encoding: br, gzip\r\n\r\n";
            caller.write_all(request.as_bytes()).unwrap();
            let mut answer = Vec::new();
            caller.read_to_end(&mut answer).unwrap();
            let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
            let head = String::from_utf8(answer[..end].to_vec()).unwrap();
            assert!(head.contains("Content-Encoding: gzip\r\n"), "{head}");
            assert!(
                head.contains(&format!("Content-Length: {}\r\n", answer.len() - end)),
                "{head}"
            );
            let mut text = String::new();
            flate2::read::GzDecoder::new(&answer[end..]).read_to_string(&mut text).unwrap();
            assert_eq!(text, include_str!("lib.rs"));
        }
    }

    #[test]
    fn a_stopped_site_answers_no_more() {
        let site = site();
        let address = site.address;
        assert!(ask(&site, "GET /games HTTP/1.1\r\n\r\n").contains("Location: /games/\r\n"));
        drop(site);
        assert!(TcpStream::connect(address).is_err());
    }

    #[test]
    fn a_running_site_can_change_its_folder_and_its_manner() {
        let site = site();
        let status = |path: &str| {
            let answer = ask(&site, &format!("GET /games/{path} HTTP/1.1\r\n\r\n"));
            answer.lines().next().unwrap_or_default().to_owned()
        };
        site.behave(Manner::Failing("lib.rs".into()));
        assert_eq!(status("lib.rs"), "HTTP/1.1 500 Internal Server Error");
        assert_eq!(status("main.rs"), "HTTP/1.1 200 OK");
        site.turn_to(Path::new(env!("CARGO_MANIFEST_DIR")));
        assert_eq!(status("lib.rs"), "HTTP/1.1 404 Not Found");
        assert_eq!(status("src/lib.rs"), "HTTP/1.1 500 Internal Server Error");
        site.behave(Manner::Silent);
        let mut caller = TcpStream::connect(site.address).unwrap();
        caller.set_read_timeout(Some(PAUSE * 4)).unwrap();
        caller.write_all(b"GET /games/src/lib.rs HTTP/1.1\r\n\r\n").unwrap();
        assert!(caller.read(&mut [0]).is_err(), "a silent server says nothing");
        site.behave(Manner::Well);
        caller.set_read_timeout(Some(PATIENCE)).unwrap();
        assert_eq!(caller.read(&mut [0]).ok(), Some(1));
    }

    #[test]
    fn a_base_without_slashes_is_refused() {
        assert!(Site::serve(Path::new("."), "games", "127.0.0.1:0").is_err());
    }
}
