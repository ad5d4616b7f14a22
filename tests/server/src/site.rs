//! A running server.

use crate::Answer;
use std::fs;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// How long a client may keep the server waiting.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest head of a request that is read, in bytes.
const LONGEST_HEAD: u64 = 1 << 16;

/// A folder being served until the value is dropped.
#[derive(Debug)]
pub struct Site {
    address: SocketAddr,
    base: String,
    stopped: Arc<AtomicBool>,
    listening: Option<JoinHandle<()>>,
}

struct Source {
    folder: PathBuf,
    base: String,
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
        let stopped = Arc::new(AtomicBool::new(false));
        let source = Arc::new(Source { folder: folder.to_owned(), base: base.to_owned() });
        let stop = Arc::clone(&stopped);
        let listening = thread::spawn(move || listen(&listener, &source, &stop));
        Ok(Site { address, base: base.to_owned(), stopped, listening: Some(listening) })
    }

    /// Where the page is seen, with the base path and its last slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.base)
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
        self.stopped.store(true, Ordering::SeqCst);
        // The listener sleeps until somebody calls: so we do.
        let _ = TcpStream::connect_timeout(&self.address, PATIENCE);
        if let Some(listening) = self.listening.take() {
            let _ = listening.join();
        }
    }
}

fn listen(listener: &TcpListener, source: &Arc<Source>, stop: &AtomicBool) {
    for caller in listener.incoming() {
        if stop.load(Ordering::SeqCst) {
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
    let request = read_head(&caller)?;
    let answer = Answer::to(&request, &source.folder, &source.base);
    write_answer(caller, &answer, request.starts_with("HEAD "))
}

/// The first line of the request; the rest of the head is read and dropped.
fn read_head(caller: &TcpStream) -> io::Result<String> {
    let mut lines = BufReader::new(caller.take(LONGEST_HEAD));
    let mut first = String::new();
    lines.read_line(&mut first)?;
    let mut line = String::new();
    while lines.read_line(&mut line)? > 2 {
        line.clear();
    }
    Ok(first)
}

fn write_answer(mut caller: TcpStream, answer: &Answer, head_only: bool) -> io::Result<()> {
    let (media, body) = match answer {
        Answer::File(path, media) => (*media, fs::read(path)?),
        Answer::Missing(Some(page)) => ("text/html; charset=utf-8", fs::read(page)?),
        other => ("text/plain; charset=utf-8", other.status().as_bytes().to_vec()),
    };
    let place = match answer {
        Answer::Moved(place) => format!("Location: {place}\r\n"),
        _ => String::new(),
    };
    let head = format!(
        "HTTP/1.1 {}\r\nContent-Type: {media}\r\nContent-Length: {}\r\n{place}\
         Cache-Control: no-cache\r\nConnection: close\r\n\r\n",
        answer.status(),
        body.len()
    );
    caller.write_all(head.as_bytes())?;
    if !head_only {
        caller.write_all(&body)?;
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
    fn a_stopped_site_answers_no_more() {
        let site = site();
        let address = site.address;
        assert!(ask(&site, "GET /games HTTP/1.1\r\n\r\n").contains("Location: /games/\r\n"));
        drop(site);
        assert!(TcpStream::connect(address).is_err());
    }

    #[test]
    fn a_base_without_slashes_is_refused() {
        assert!(Site::serve(Path::new("."), "games", "127.0.0.1:0").is_err());
    }
}
