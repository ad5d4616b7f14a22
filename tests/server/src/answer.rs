//! From the head of a request to the answer, without a socket.

use crate::media::media_type;
use std::path::{Component, Path, PathBuf};

/// What a request gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The file, with its media type.
    File(PathBuf, &'static str),
    /// Look there instead: the folder was asked for without its last slash.
    Moved(String),
    /// No such file; the host's own page for that, if the site brings one.
    Missing(Option<PathBuf>),
    /// Neither `GET` nor `HEAD`.
    NotAllowed,
    /// No request at all.
    Malformed,
    /// The server itself is at fault.
    Failed,
}

impl Answer {
    /// The answer to the first line of a request, such as `GET /games/index.html HTTP/1.1`, from a
    /// site whose files lie in `folder` and are seen under `base`, which begins and ends in `/`.
    pub fn to(request: &str, folder: &Path, base: &str) -> Answer {
        let mut words = request.split_ascii_whitespace();
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Answer::Malformed;
        };
        if !matches!(method, "GET" | "HEAD") {
            return Answer::NotAllowed;
        }
        let asked = target.split(['?', '#']).next().unwrap_or_default();
        if format!("{asked}/") == base {
            return Answer::Moved(base.to_owned());
        }
        match asked.strip_prefix(base).and_then(decoded) {
            Some(below) => file(folder, &below),
            None => missing(folder),
        }
    }

    /// The status line's number and words.
    pub fn status(&self) -> &'static str {
        match self {
            Answer::File(..) => "200 OK",
            Answer::Moved(_) => "301 Moved Permanently",
            Answer::Missing(_) => "404 Not Found",
            Answer::NotAllowed => "405 Method Not Allowed",
            Answer::Malformed => "400 Bad Request",
            Answer::Failed => "500 Internal Server Error",
        }
    }
}

fn file(folder: &Path, below: &str) -> Answer {
    let below = Path::new(below);
    if !below.components().all(|part| matches!(part, Component::Normal(_))) {
        return missing(folder);
    }
    let mut path = folder.join(below);
    if path.is_dir() {
        path.push("index.html");
    }
    if path.is_file() {
        let media = media_type(&path);
        Answer::File(path, media)
    } else {
        missing(folder)
    }
}

fn missing(folder: &Path) -> Answer {
    Answer::Missing(Some(folder.join("404.html")).filter(|page| page.is_file()))
}

/// The path with its `%20` and the like read; nothing if they are no UTF-8.
fn decoded(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' { hex(rest.next()?)? << 4 | hex(rest.next()?)? } else { byte });
    }
    String::from_utf8(bytes).ok()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    /// A folder of its own for each test, with a page, a module and a file name with a space.
    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("farflung-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("sub")).unwrap();
        for file in ["index.html", "a.wasm", "sub/b c.js", "sub/index.html"] {
            fs::write(folder.join(file), file).unwrap();
        }
        folder
    }

    #[test]
    fn files_are_found_below_the_base_with_their_media_types() {
        let folder = folder("files");
        let get = |target: &str| Answer::to(&format!("GET {target} HTTP/1.1"), &folder, "/g/f/");
        let html = "text/html; charset=utf-8";
        assert_eq!(get("/g/f/"), Answer::File(folder.join("index.html"), html));
        assert_eq!(get("/g/f/?x=1"), Answer::File(folder.join("index.html"), html));
        assert_eq!(get("/g/f/a.wasm"), Answer::File(folder.join("a.wasm"), "application/wasm"));
        assert_eq!(
            get("/g/f/sub/b%20c.js"),
            Answer::File(folder.join("sub/b c.js"), "text/javascript; charset=utf-8")
        );
        assert_eq!(get("/g/f/sub/"), Answer::File(folder.join("sub/index.html"), html));
        assert_eq!(get("/g/f"), Answer::Moved("/g/f/".into()));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn nothing_outside_of_the_folder_is_served() {
        let folder = folder("outside");
        let below = folder.join("sub");
        let get = |target: &str| Answer::to(&format!("GET {target} HTTP/1.1"), &below, "/");
        for target in ["/../a.wasm", "/%2e%2e/a.wasm", "//etc/passwd", "/%2fetc/passwd", "/%ff"] {
            assert_eq!(get(target), Answer::Missing(None), "{target}");
        }
        let elsewhere = Answer::to("GET /a.wasm HTTP/1.1", &folder, "/g/");
        assert_eq!(elsewhere, Answer::Missing(None));
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn the_page_of_the_host_for_what_is_missing_is_served_if_there_is_one() {
        let folder = folder("missing");
        fs::write(folder.join("404.html"), "no").unwrap();
        let answer = Answer::to("GET /none HTTP/1.1", &folder, "/");
        assert_eq!(answer, Answer::Missing(Some(folder.join("404.html"))));
        assert_eq!(answer.status(), "404 Not Found");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn what_is_no_request_for_a_file_is_refused() {
        let here = Path::new(".");
        assert_eq!(Answer::to("", here, "/"), Answer::Malformed);
        assert_eq!(Answer::to("GET", here, "/"), Answer::Malformed);
        assert_eq!(Answer::to("POST / HTTP/1.1", here, "/"), Answer::NotAllowed);
    }
}
