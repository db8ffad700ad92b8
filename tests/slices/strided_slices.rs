//! Strided slices with masks: the table of known cases; an exhaustive small world compared with an oracle that walks;
//! inferences for partly unknown shapes compared with all their values; the same slices written as `s![...]`; extreme
//! numbers; and messages.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::missing_assert_message,
    reason = "tests of small numbers: a panic is a failure"
)]
#![allow(clippy::panic_in_result_fn, reason = "assertions of the test, not errors of the crate")]
#![allow(clippy::std_instead_of_alloc, reason = "tests may use all of std")]
#![allow(clippy::reversed_empty_ranges, reason = "with a negative step a range goes down")]

#[path = "strided_slices/documentation.rs"]
mod documentation;
#[path = "strided_slices/extreme.rs"]
mod extreme;
#[path = "../oracle/given.rs"]
mod given;
#[path = "../oracle/masks.rs"]
mod masks;
use crate::oracle;
#[path = "strided_slices/order.rs"]
mod order;
#[path = "strided_slices/partial.rs"]
mod partial;
#[path = "strided_slices/small_world.rs"]
mod small_world;
#[path = "strided_slices/table.rs"]
mod table;
#[path = "strided_slices/typed.rs"]
mod typed;
#[path = "strided_slices/views.rs"]
mod views;
#[path = "strided_slices/words.rs"]
mod words;
