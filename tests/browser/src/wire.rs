//! One WebDriver session, each command with a time limit.

use crate::driver::Driver;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use url::{ParseError, Url};

const OPENING: Duration = Duration::from_secs(90);
/// Generous: two browsers, a build machine with two cores and an axe-core run share it.
const COMMAND: Duration = Duration::from_secs(60);

/// A session and the runtime that carries it.
#[derive(Debug)]
pub(crate) struct Wire {
    // Declared before the runtime that it needs, and the driver last: dropped in this order.
    client: Client,
    runtime: Runtime,
    pub(crate) driver: Driver,
}

/// A command by its place below the session, so that vendors' own ones can be sent too.
#[derive(Debug)]
struct Command {
    method: Method,
    path: String,
    body: Option<String>,
}

impl WebDriverCompatibleCommand for Command {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (self.method.clone(), self.body.clone())
    }
}

impl Wire {
    pub(crate) fn open(driver: Driver, wanted: Map<String, Value>) -> Result<Wire, String> {
        let runtime =
            Builder::new_current_thread().enable_all().build().map_err(|e| e.to_string())?;
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wanted);
        let client = runtime
            .block_on(async { timeout(OPENING, builder.connect(&driver.url())).await })
            .map_err(|_| format!("no browser within {OPENING:?}"))?
            .map_err(|error| error.to_string())?;
        Ok(Wire { client, runtime, driver })
    }

    /// Sends a command with a body.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        self.send(Method::POST, path, Some(body.to_string()))
    }

    /// Sends a command that asks.
    pub(crate) fn get(&self, path: &str) -> Result<Value, String> {
        self.send(Method::GET, path, None)
    }

    /// Sends a command that ends something.
    pub(crate) fn delete(&self, path: &str) -> Result<Value, String> {
        self.send(Method::DELETE, path, None)
    }

    /// Runs the body of a function in the page; `arguments` are its arguments.
    pub(crate) fn run(&self, script: &str, arguments: &[Value]) -> Result<Value, String> {
        self.post("execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Runs the body of a function that hands its answer to its last argument.
    pub(crate) fn run_async(&self, script: &str, arguments: &[Value]) -> Result<Value, String> {
        self.post("execute/async", &json!({ "script": script, "args": arguments }))
    }

    /// Sends a command of Chromium's own protocol.
    pub(crate) fn devtools(&self, command: &str, parameters: &Value) -> Result<Value, String> {
        self.post("goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    fn send(&self, method: Method, path: &str, body: Option<String>) -> Result<Value, String> {
        let command = Command { method, path: path.to_owned(), body };
        self.runtime
            .block_on(async { timeout(COMMAND, self.client.issue_cmd(command)).await })
            .map_err(|_| format!("no answer to {path} within {COMMAND:?}"))?
            .map_err(|error| error.to_string())
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        let client = self.client.clone();
        // The driver that is killed next would leave its browser running otherwise.
        let _ = self.runtime.block_on(async { timeout(COMMAND, client.close()).await });
    }
}
