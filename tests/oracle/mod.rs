//! The slow, obvious version of each operation on a naive model, and comparisons of arrays with it.
#![allow(dead_code, reason = "each test file uses a part of it")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_panics_doc,
    clippy::unwrap_used,
    reason = "an oracle is small numbers and no error handling"
)]

#[path = "numbers.rs"]
mod numbers;

#[path = "check.rs"]
pub(crate) mod check;
#[path = "layouts.rs"]
pub(crate) mod layouts;

pub(crate) use self::numbers::*;
