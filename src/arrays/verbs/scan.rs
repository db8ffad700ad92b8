//! Running sums, differences and sorting along an axis.

pub(crate) mod cumulative;

pub(crate) mod sort;

pub(crate) mod bins;
