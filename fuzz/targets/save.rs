//! A file of saves, as it is imported: nothing but whole matches, and what is written is read.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| farflung_fuzz::save(data));
