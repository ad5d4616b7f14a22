//! A running server.

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HeaderValue, IF_MODIFIED_SINCE, LOCATION};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tower::ServiceExt;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

/// How long a stopped server waits for its own threads.
const PATIENCE: Duration = Duration::from_secs(2);

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
    base: String,
    now: watch::Sender<Now>,
    runtime: Option<Runtime>,
}

/// What can change while it runs.
#[derive(Clone, Debug)]
struct Now {
    folder: PathBuf,
    manner: Manner,
}

#[derive(Clone)]
struct Source {
    base: String,
    now: watch::Receiver<Now>,
}

impl Site {
    /// Serves `folder` under the path `base` (such as `/games/farflung/`) at `address`, which may
    /// leave the port to chance: `127.0.0.1:0`.
    ///
    /// # Errors
    /// When the address cannot be had, or `base` does not begin and end in `/`.
    pub fn serve(folder: &Path, base: &str, address: &str) -> io::Result<Site> {
        Site::start(folder, base, address, |app| app)
    }

    /// As [`Site::serve`], and packs what it sends to those who can unpack it, as web hosts do.
    ///
    /// # Errors
    /// As for [`Site::serve`].
    pub fn serve_packed(folder: &Path, base: &str, address: &str) -> io::Result<Site> {
        // Fonts are packed already; pictures the server leaves alone by itself.
        let packable = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
        let packing = CompressionLayer::new().quality(CompressionLevel::Best);
        Site::start(folder, base, address, |app| app.layer(packing.compress_when(packable)))
    }

    fn start(
        folder: &Path,
        base: &str,
        address: &str,
        manners: impl FnOnce(Router) -> Router,
    ) -> io::Result<Site> {
        if !(base.starts_with('/') && base.ends_with('/')) {
            let error = format!("the base path {base:?} must begin and end in /");
            return Err(io::Error::new(io::ErrorKind::InvalidInput, error));
        }
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let now = Now { folder: folder.to_owned(), manner: Manner::Well };
        let (now, heard) = watch::channel(now);
        let source = Source { base: base.to_owned(), now: heard };
        let fresh = HeaderValue::from_static("no-cache");
        let app = manners(Router::new().fallback(answer).with_state(source))
            .layer(SetResponseHeaderLayer::overriding(CACHE_CONTROL, fresh));
        let runtime = Runtime::new()?;
        runtime.spawn(async move {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            axum::serve(listener, app).await
        });
        Ok(Site { address, base: base.to_owned(), now, runtime: Some(runtime) })
    }

    /// Serves another folder from now on, as after a deployment.
    pub fn turn_to(&self, folder: &Path) {
        self.now.send_modify(|now| now.folder = folder.to_owned());
    }

    /// Treats callers like this from now on; those who were met with silence are answered once it
    /// ends.
    pub fn behave(&self, manner: Manner) {
        self.now.send_modify(|now| now.manner = manner);
    }

    /// Where the page is seen, with the base path and its last slash.
    pub fn url(&self) -> String {
        format!("http://{}{}", self.address, self.base)
    }

    /// Waits for as long as the server runs.
    pub fn wait(self) {
        loop {
            std::thread::park();
        }
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_timeout(PATIENCE);
        }
    }
}

async fn answer(State(mut source): State<Source>, mut request: Request) -> Response {
    let Ok(now) =
        source.now.wait_for(|now| now.manner != Manner::Silent).await.map(|now| now.clone())
    else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let path = request.uri().path().to_owned();
    if format!("{path}/") == source.base {
        return (StatusCode::MOVED_PERMANENTLY, [(LOCATION, source.base)]).into_response();
    }
    let missing = ServeFile::new(now.folder.join("404.html"));
    let below = path.strip_prefix(&source.base);
    let Some(below) = below.and_then(|below| format!("/{below}").parse::<Uri>().ok()) else {
        return lost(missing, request).await;
    };
    *request.uri_mut() = below;
    // Dates are told to the second, and a test deploys two builds in one.
    request.headers_mut().remove(IF_MODIFIED_SINCE);
    let files = ServeDir::new(&now.folder).not_found_service(missing);
    let answer = match files.oneshot(request).await {
        Ok(answer) => answer.map(Body::new),
        Err(never) => match never {},
    };
    match &now.manner {
        Manner::Failing(end) if answer.status().is_success() && Path::new(&path).ends_with(end) => {
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
        Manner::Failing(_) | Manner::Well | Manner::Silent => answer,
    }
}

/// The host's own page for what is missing, if the site brings one.
async fn lost(page: ServeFile, request: Request) -> Response {
    match page.oneshot(request).await {
        Ok(page) => (StatusCode::NOT_FOUND, page.map(Body::new)).into_response(),
        Err(never) => match never {},
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read, Write};
    use std::net::TcpStream;

    const HERE: &str = env!("CARGO_MANIFEST_DIR");

    fn call(site: &Site, request: &str) -> TcpStream {
        let mut caller = TcpStream::connect(site.address).unwrap();
        let head = format!("{request} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n");
        caller.write_all(head.as_bytes()).unwrap();
        caller
    }

    fn ask(site: &Site, request: &str, more: &str) -> (String, Vec<u8>) {
        let mut caller = call(site, request);
        caller.write_all(format!("{more}\r\n").as_bytes()).unwrap();
        let mut answer = Vec::new();
        caller.read_to_end(&mut answer).unwrap();
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap() + 4;
        let body = answer.split_off(end);
        (String::from_utf8(answer).unwrap(), body)
    }

    fn status(site: &Site, path: &str) -> u16 {
        let (head, _) = ask(site, &format!("GET {path}"), "");
        head.split(' ').nth(1).unwrap().parse().unwrap()
    }

    fn site() -> Site {
        Site::serve(&Path::new(HERE).join("src"), "/games/", "127.0.0.1:0").unwrap()
    }

    #[test]
    fn a_file_comes_with_its_length_and_a_head_comes_alone() {
        let site = site();
        let (head, body) = ask(&site, "GET /games/lib.rs?x=1", "");
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n"), "{head}");
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())), "{head}");
        assert!(head.contains("cache-control: no-cache\r\n"), "{head}");
        assert_eq!(body, include_bytes!("lib.rs"));
        let (_, body) = ask(&site, "HEAD /games/lib.rs", "");
        assert_eq!(body, b"");
        assert!(ask(&site, "POST /games/lib.rs", "").0.contains(" 405 "));
    }

    #[test]
    fn who_can_unpack_gets_it_packed() {
        let folder = Path::new(HERE).join("src");
        let site = Site::serve_packed(&folder, "/", "127.0.0.1:0").unwrap();
        let (head, body) = ask(&site, "GET /lib.rs", "");
        assert!(!head.contains("content-encoding") && body == include_bytes!("lib.rs"), "{head}");
        let (head, body) = ask(&site, "GET /site.rs", "Accept-Encoding: br, gzip\r\n");
        assert!(head.contains("content-encoding: gzip\r\n"), "{head}");
        assert!(body.len() < include_str!("site.rs").len(), "{} bytes", body.len());
    }

    #[test]
    fn nothing_outside_of_the_folder_and_the_base_is_served() {
        let site = site();
        let ways = ["/games/../Cargo.toml", "/games/%2e%2e/Cargo.toml", "/games//etc/passwd"];
        for way in ways.into_iter().chain(["/games/%2fetc/passwd", "/games/%ff", "/lib.rs"]) {
            assert_eq!(status(&site, way), 404, "{way}");
        }
    }

    #[test]
    fn a_stopped_site_answers_no_more() {
        let site = site();
        let address = site.address;
        let (head, _) = ask(&site, "GET /games", "");
        assert!(head.contains(" 301 ") && head.contains("location: /games/\r\n"), "{head}");
        drop(site);
        assert!(TcpStream::connect(address).is_err());
    }

    #[test]
    fn a_running_site_can_change_its_folder_and_its_manner() {
        let site = site();
        site.behave(Manner::Failing("lib.rs".into()));
        assert_eq!(status(&site, "/games/lib.rs"), 500);
        assert_eq!(status(&site, "/games/main.rs"), 200);
        site.turn_to(Path::new(HERE));
        assert_eq!(status(&site, "/games/lib.rs"), 404);
        assert_eq!(status(&site, "/games/src/lib.rs"), 500);
        site.behave(Manner::Silent);
        let mut caller = call(&site, "GET /games/src/lib.rs");
        caller.write_all(b"\r\n").unwrap();
        caller.set_read_timeout(Some(Duration::from_millis(200))).unwrap();
        assert!(caller.read(&mut [0]).is_err(), "a silent server says nothing");
        site.behave(Manner::Well);
        caller.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        assert_eq!(caller.read(&mut [0]).ok(), Some(1));
    }

    #[test]
    fn the_page_of_the_host_for_what_is_missing_is_served() {
        let folder = std::env::temp_dir().join(format!("farflung-missing-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("404.html"), "no").unwrap();
        let site = Site::serve(&folder, "/g/", "127.0.0.1:0").unwrap();
        for way in ["/g/none", "/elsewhere"] {
            let (head, body) = ask(&site, &format!("GET {way}"), "");
            assert!(head.contains(" 404 ") && body == b"no", "{way}: {head}");
        }
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_base_without_slashes_is_refused() {
        assert!(Site::serve(Path::new("."), "games", "127.0.0.1:0").is_err());
    }
}
