//! What stands after the `#`: a page or an error, and the address of a page leads back to it.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| farflung_fuzz::address(data));
