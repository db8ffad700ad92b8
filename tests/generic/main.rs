//! Code that is generic over ranks, axes, extents and layouts; names and macros in the scope of users.
#![cfg(feature = "arrays")]

mod at_limits;
mod generic;
mod generic_axes;
mod generic_bounds;
mod generic_verbs;
mod globs;
mod knowledge;
mod macros;
