//! Broadcasting on every level.

#[cfg(all(feature = "std", feature = "arrays"))]
#[path = "../oracle/mod.rs"]
mod oracle;

#[cfg(all(feature = "std", not(feature = "arrays")))]
#[path = "../oracle/numbers.rs"]
mod oracle;

#[cfg(feature = "std")]
#[path = "../width/mod.rs"]
mod width;

mod broadcast_cases;
mod broadcast_levels;
mod broadcast_messages;
mod broadcast_refinements;
mod broadcast_targets;
mod broadcasts;
mod partial_broadcasts;
mod typed_broadcasts;
