//! Wrong command lines, each refused with a sentence and exit code 2; help and bench.

use super::{arena, assert_fault, command, run};
use rules::GameKind;

fn refused(args: &str, why: &str) {
    assert_fault(&arena(args, b""), why);
}

#[test]
fn a_wrong_word_is_answered_with_the_right_ones() {
    refused("", "say what to do: play, score, replay, bench");
    refused("dance", "there is no command \"dance\"; the commands are: play");
    refused("--dance", "--dance");
    refused("play --bots random,random", "name the game: ");
    refused("play chess --bots random,random", "there is no game \"chess\"; the games are: ");
    refused("play faraway chess --bots random,random", "chess");
    refused("play faraway --bots random,genius", "no bot \"genius\"; the bots are: random, greedy");
    refused("play faraway --bots random,", "there is no bot \"\"");
    refused("play faraway --bots random,random --what", "--what");
    refused("play faraway --bots random,random --rotate=yes", "yes");
    refused("score", "name the game");
    refused("score chess", "only faraway");
    refused("score faraway again", "means nothing");
    refused("replay now", "means nothing");
    refused("bench", "name the game: ");
    refused("bench faraway --seats 2 --games 5", "--games");
    refused("bench faraway --seats 2 --transcript", "--transcript");
}

#[test]
fn a_number_out_of_range_is_answered_with_the_range() {
    refused("play faraway --bots random", "faraway seats 2 to 6, not 1");
    for seats in ["0", "1", "7", "256", "-2", "99999999999999999999", "two", "2.5"] {
        refused(
            &format!("play faraway --seats {seats} --bots random,random"),
            &format!("faraway seats 2 to 6, not {seats}"),
        );
        refused(&format!("bench faraway --seats {seats}"), "faraway seats 2 to 6");
    }
    refused("bench faraway", "--seats N, 2 to 6");
    refused("play faraway", "--seats N, 2 to 6");
    refused("play faraway --seats", "--seats");
    refused("play faraway --seats 4", "one bot for each of the 4 seats");
    refused("play faraway --seats 3 --bots random,random", "names 2 bots for 3 seats");
    let table = "play faraway --bots random,random";
    refused(&format!("{table} --seed x"), "0 to 18446744073709551615, or letters behind code:");
    refused(&format!("{table} --seed -1"), "--seed takes a whole number");
    refused(&format!("{table} --seed 18446744073709551616"), "--seed takes a whole number");
    refused(&format!("{table} --seed 18446744073709551615 --games 2"), "past the last seed");
    refused(&format!("{table} --seed code:"), "the seed is empty");
    refused(&format!("{table} --seed code:u"), "a seed cannot contain 'u'");
    refused(&format!("{table} --games -1"), "--games takes a whole number, 1 to 4294967295");
    refused(&format!("{table} --games 0"), "--games takes a whole number, 1 to");
    refused(&format!("{table} --nodes 0"), "--nodes takes a whole number, 1 to");
    refused(&format!("{table} --nodes 4294967296"), "--nodes takes a whole number, 1 to");
}

#[cfg(unix)]
#[test]
fn a_word_that_is_no_text_is_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    for args in ["", "play", "play faraway --bots", "play faraway --seed", "score", "replay"] {
        let mut command = command(args);
        command.arg(OsStr::from_bytes(b"\xff\xfe"));
        assert_fault(&run(command, b""), "");
    }
}

#[test]
fn every_command_explains_itself() {
    for command in ["", "play", "score", "replay", "bench"] {
        for help in ["--help", "-h"] {
            let output = arena(&format!("{command} {help}"), b"");
            assert!(output.status.success() && output.stderr.is_empty(), "{command}");
            let text = String::from_utf8(output.stdout).unwrap();
            assert!(text.starts_with("arena") && text.contains(command), "{text}");
        }
    }
    assert!(arena("play faraway --seats 9 --help", b"").status.success());
}

#[test]
fn bench_prints_two_speeds() {
    for game in GameKind::ALL.map(GameKind::slug) {
        let output = arena(&format!("bench {game} --seats 2 --nodes 500"), b"");
        let text = String::from_utf8(output.stdout).unwrap();
        let units: Vec<&str> = text.lines().map(|line| line.rsplit(' ').next().unwrap()).collect();
        // The captains of Firefly try out no games.
        let pace = if game == "firefly" { "choices/s" } else { "nodes/s" };
        assert_eq!(units, ["games/s", pace], "{text}");
        for line in text.lines() {
            assert!(line.split(' ').nth(1).unwrap().parse::<f64>().unwrap() > 0.0, "{line}");
        }
    }
}
