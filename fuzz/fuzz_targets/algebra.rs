#![no_main]

#[path = "../../tests/fuzz/mod.rs"]
mod fuzz;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::algebra::run(bytes));
