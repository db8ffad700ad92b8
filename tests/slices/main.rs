//! Slices: in the type, as text, by masks.

#[cfg(all(feature = "std", feature = "arrays"))]
#[path = "../oracle/mod.rs"]
mod oracle;

#[cfg(all(feature = "std", not(feature = "arrays")))]
#[path = "../oracle/numbers.rs"]
mod oracle;

mod computed;
mod const_ranges;
mod dynamic_items;
mod slice_encoded;
mod slice_text;
mod slices;
mod strided_slices;
mod tiles_of_views;
