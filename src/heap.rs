//! Vectors. Without an allocator the file `heap/none.rs` takes the place of this one: a type without values, so that storage and engines are written, and
//! compiled, once for both.

pub(crate) use alloc::vec::Vec;

/// Whether there is an allocator.
pub(crate) const IS_THERE: bool = true;

/// Returns results on the heap where only code without an allocator would call it.
pub(crate) fn none<T>() -> Vec<T> {
    crate::message::broken("there is a heap")
}

/// Returns results on the heap.
#[inline(always)]
pub(crate) fn collect<T>(results: impl Iterator<Item = T>) -> Vec<T> {
    results.collect()
}

/// Returns so many times the same value.
pub(crate) fn repeated<T: Clone>(value: T, len: usize) -> Vec<T> {
    alloc::vec![value; len]
}
