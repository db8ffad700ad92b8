//! Blocks of arrays: what each device has.

use std::ops::Range;

use shapewise::{Mapping, Tensor, View, index::multi_index};

use crate::element::HostElement;

/// Copies the bytes of a block of an array, row-major.
pub(crate) fn cut<T: HostElement, const R: usize, L: Mapping<R>>(
    view: &View<'_, T, R, L>,
    ranges: &[Range<usize>],
) -> Vec<u8> {
    let extents: [usize; R] = std::array::from_fn(|axis| ranges.get(axis).map_or(0, ExactSizeIterator::len));
    let count: usize = extents.iter().product();
    let mut bytes = Vec::with_capacity(count.saturating_mul(size_of::<T>()));
    for linear in 0..count {
        let index = global(&extents, ranges, linear);
        if let Some(element) = view.get(index) {
            element.put(&mut bytes);
        }
    }
    bytes
}

/// Writes the bytes of a block to its place in an array.
pub(crate) fn paste<T: HostElement, const R: usize>(
    tensor: &mut Tensor<T, R>,
    ranges: &[Range<usize>],
    bytes: &[u8],
) {
    let extents: [usize; R] = std::array::from_fn(|axis| ranges.get(axis).map_or(0, ExactSizeIterator::len));
    for (linear, bytes) in bytes.chunks(size_of::<T>()).enumerate() {
        if let Some(element) = tensor.get_mut(global(&extents, ranges, linear)) {
            *element = T::get(bytes);
        }
    }
}

/// Returns the index in the entire array of an element of a block.
fn global<const R: usize>(extents: &[usize; R], ranges: &[Range<usize>], linear: usize) -> [usize; R] {
    let mut index = multi_index(extents, linear).unwrap_or([0; R]);
    for (at, range) in index.iter_mut().zip(ranges) {
        *at = at.saturating_add(range.start);
    }
    index
}
