//! Numbers as text, and linear indices.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

/// Returns the number of digits of a number.
pub(super) fn digits(number: usize) -> usize {
    usize::try_from(number.checked_ilog10().unwrap_or(0)).unwrap_or(0).saturating_add(1)
}

/// Writes extents as `[2,3]`.
pub(super) fn list(extents: &[usize]) -> String {
    format!("[{}]", with_commas(extents))
}

/// Writes numbers with commas between them.
pub(super) fn with_commas(numbers: &[usize]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Returns the linear index of an index, in row-major order.
pub(super) fn linear(index: &[usize], extents: &[usize]) -> usize {
    let axes = index.iter().zip(extents);
    axes.fold(0_usize, |linear, (at, extent)| linear.saturating_mul(*extent).saturating_add(*at))
}
