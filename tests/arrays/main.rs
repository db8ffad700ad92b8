//! Arrays: construction, access, conversions, printing, views of parts, writes.
#![cfg(feature = "arrays")]

#[cfg(feature = "std")]
#[path = "../oracle/mod.rs"]
mod oracle;

#[cfg(feature = "std")]
#[path = "../width/mod.rs"]
mod width;

mod access_proof;
mod any_rank;
mod bad_input;
mod construction;
mod containers;
mod conversions;
mod dynamic_messages;
mod dynamic_twins;
mod dynamic_writes;
mod equality;
mod high_ranks;
mod hostile;
mod inline;
mod inline_without_heap;
mod iterators;
mod known_loops;
mod limits;
mod literals;
mod printed_numbers;
mod printing;
mod rank_limits;
mod sizeless;
mod splits;
mod squares;
mod standard_traits;
mod subviews;
mod tiled_views;
mod update;
mod window_views;
