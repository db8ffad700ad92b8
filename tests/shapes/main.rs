//! Shapes: known, partly known and unknown extents, text, messages.

#[path = "../oracle/mod.rs"]
mod oracle;

#[path = "../width/mod.rs"]
mod width;

mod bounds;
mod constants;
mod dynamic;
mod dynamic_text;
mod lattice;
mod messages;
mod partial;
mod random;
mod shapes;
mod units;
