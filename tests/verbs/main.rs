//! Operations: reductions, elementwise functions, joins, gathers, contractions, reshapes.
#![cfg(feature = "arrays")]

#[cfg(feature = "std")]
#[path = "../oracle/mod.rs"]
mod oracle;

#[cfg(feature = "std")]
#[path = "../width/mod.rs"]
mod width;

mod accuracy;
mod along;
mod axis_reductions;
mod contraction_messages;
mod contractions;
mod elements;
mod functions;
mod gathers;
mod joins;
mod label_limits;
mod lanes;
mod rearranged;
mod reductions;
mod relayouts;
mod reshapes;
mod short_operands;
mod short_products;
mod short_rows;
mod slice_assignment;
mod slice_gathers;
mod statistics;
mod sums;
mod ternary;
mod triangles;
mod typed_contractions;
mod without_memory;
mod words;
