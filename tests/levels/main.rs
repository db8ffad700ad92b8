//! One notation, one meaning: each notation on arrays of each level, with the same operands. Each level has the result of a slow loop, or all levels have the same error.
//!
//! What only some levels have is in a test of its own, which says why.
#![cfg(all(feature = "std", feature = "arrays"))]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::panic_in_result_fn,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

#[path = "../oracle/mod.rs"]
mod oracle;

#[macro_use]
mod level;

mod axes;
mod contractions;
mod elements;
mod labels;
mod patterns;
mod sizes;
mod slices;
