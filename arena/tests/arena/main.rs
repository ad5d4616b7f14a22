//! The arena as a program: what goes in, what comes out, and how it refuses.

#![allow(clippy::unwrap_used)]

mod play;
mod referee;
mod refusals;
mod replay;
mod score;
mod transcript;

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

fn command(args: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
    command.args(args.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the arena on `input`, which is written while the output is read: neither may block.
fn run(mut command: Command, input: &[u8]) -> Output {
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    thread::scope(|scope| {
        // A command that needs no input, or stops at a fault, ends before all of it is written.
        scope.spawn(move || stdin.write_all(input));
        child.wait_with_output().unwrap()
    })
}

fn arena(args: &str, input: &[u8]) -> Output {
    run(command(args), input)
}

fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The JSON lines of a run without a fault.
fn answers(args: &str, input: &[u8]) -> Vec<Value> {
    let output = arena(args, input);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{args}: {said}");
    lines(&output)
}

/// Asserts that the output is that of a fault: one sentence on standard error and exit code 2.
fn assert_fault(output: &Output, why: &str) {
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.starts_with("arena: ") && said.contains(why), "says {said:?}, not {why:?}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect()
}
