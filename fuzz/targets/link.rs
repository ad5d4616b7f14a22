//! A game link: any text is a match or an error, and a match is told by its own link.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| farflung_fuzz::link(data));
