//! Shardings on all small meshes, specs and shapes, compared with a slow oracle.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::as_conversions,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "tests of small numbers"
)]

extern crate alloc;

#[path = "shardings/communications.rs"]
mod communications;
#[path = "shardings/conversions.rs"]
mod conversions;
#[path = "shardings/geometry.rs"]
mod geometry;
#[path = "shardings/hosts.rs"]
mod hosts;
#[path = "shardings/operations.rs"]
mod operations;
#[path = "shardings/plans.rs"]
mod plans;
#[path = "shardings/shortest.rs"]
mod shortest;
#[path = "shardings/text.rs"]
mod text;
#[path = "shardings/world.rs"]
mod world;
