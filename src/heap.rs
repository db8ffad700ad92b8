//! Vectors. Without an allocator the file `heap/none.rs` takes the place of this one: a type without values, so that storage and engines are written, and
//! compiled, once for both.

use alloc::boxed::Box;
pub(crate) use alloc::vec::Vec;

/// Results as two words, which a function returns in registers. A vector is three: they are written one by one, and then read two at once, and this read waits until
/// the writes have reached the cache. That is as long as the sums of four rows of four take.
pub(crate) type Boxed<T> = Box<[T]>;

/// Returns a vector without unused memory as two words.
#[inline(always)]
pub(crate) fn boxed<T>(all: Vec<T>) -> Boxed<T> {
    all.into_boxed_slice()
}

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
