//! Running sums, differences and sorting along an axis.

pub(crate) mod cumulative;

pub(crate) mod sort;

mod bins;
