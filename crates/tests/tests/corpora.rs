//! The fuzz targets on their corpora, on damaged copies of these, and on random bytes. `SHAPEWISE_FUZZ=10000000` runs that many of them
//! for each target, and `SHAPEWISE_FUZZ_TARGET=masks` only one target. The numbers are the same each time, but for `SHAPEWISE_FUZZ_SEED`.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::std_instead_of_core,
    clippy::unwrap_used,
    reason = "a panic is a failure"
)]

#[path = "../../../tests/fuzz/mod.rs"]
mod fuzz;

use std::{
    env,
    panic::{AssertUnwindSafe, catch_unwind},
    path::Path,
};

/// A generator of random numbers: `SplitMix64`.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, end: usize) -> usize {
        (self.next() % end.max(1) as u64) as usize
    }

    /// A damaged copy of an input: bytes replaced, removed, repeated, or taken from another one.
    fn damaged(&mut self, inputs: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = inputs[self.below(inputs.len())].clone();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len() + 1);
            match self.below(6) {
                0 if at < bytes.len() => bytes[at] = self.next() as u8,
                1 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
                2 if at < bytes.len() => {
                    bytes.remove(at);
                }
                3 => bytes.insert(at, b"0123456789[](){},:<=?*-. \"TS"[self.below(28)]),
                4 => {
                    let other = &inputs[self.below(inputs.len())];
                    let (low, high) = (self.below(other.len() + 1), self.below(other.len() + 1));
                    let part = &other[low.min(high)..low.max(high)];
                    bytes.splice(at..at, part[..part.len().min(40)].iter().copied());
                }
                _ => bytes.truncate(at),
            }
        }
        bytes.truncate(4096);
        bytes
    }

    fn bytes(&mut self) -> Vec<u8> {
        (0..self.below(120)).map(|_| self.next() as u8).collect()
    }
}

/// Runs a target, and prints the input if it fails.
fn check(target: &str, run: fuzz::Run, bytes: &[u8]) {
    if catch_unwind(AssertUnwindSafe(|| run(bytes))).is_err() {
        panic!("{target} fails with {bytes:?}, {:?}", String::from_utf8_lossy(bytes));
    }
}

#[test]
fn fuzz_targets_accept_any_bytes() {
    let number = |name| env::var(name).ok().map(|value| value.parse::<u64>().unwrap());
    let runs = number("SHAPEWISE_FUZZ").unwrap_or(400);
    let only = env::var("SHAPEWISE_FUZZ_TARGET").ok();
    for (target, run) in fuzz::TARGETS {
        if only.as_deref().is_some_and(|only| only != target) {
            continue;
        }
        let mut seeds = fuzz::seeds::of(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."), target);
        for seed in &seeds {
            check(target, run, seed);
        }
        seeds.push(vec![]);
        let mut random = Random(number("SHAPEWISE_FUZZ_SEED").unwrap_or(0));
        for _ in 0..runs {
            let bytes = if random.below(4) == 0 { random.bytes() } else { random.damaged(&seeds) };
            // What begins a chain of many bytes is kept, so that longer inputs arise.
            if seeds.len() < 256 && random.below(8) == 0 {
                seeds.push(bytes.clone());
            }
            check(target, run, &bytes);
        }
        println!("{target}: {runs} runs");
    }
}
