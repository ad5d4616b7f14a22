//! A match played by the input's bytes: its link, its saves and every prefix give it back.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| farflung_fuzz::play(data));
