//! Memory for elements, with an error if there is not enough.
//!
//! Elements without a size, such as `()`, take no memory, and there may be `isize::MAX` of them. All of them are equal, so a copy does
//! nothing; a loop over 2^62 of them would not end.

#[cfg(feature = "alloc")]
use crate::array::access::append::append_within;
#[cfg(not(feature = "alloc"))]
use crate::heap::append_within;
use crate::{
    heap::{Boxed, Vec, boxed},
    index::MemoryError,
};

/// Units, of which there are any number: a loop over some of them knows before how many elements it makes.
pub(crate) const UNITS: &[()] = &[(); isize::MAX.cast_unsigned()];

/// An empty vector with memory for `count` elements.
///
/// # Errors
///
/// [`MemoryError`] if there is not enough memory.
pub(crate) fn allocate<T>(count: usize) -> Result<Vec<T>, MemoryError> {
    let mut data = Vec::new();
    reserve(&mut data, count)?;
    Ok(data)
}

/// The most bytes that are allocated without a check where that is faster.
pub(crate) const UNCHECKED: usize = 1 << 20;

/// Checks that there is memory for `count` elements, where a loop allocates them that returns no error. Up to [`UNCHECKED`] bytes are not checked.
///
/// # Errors
///
/// [`MemoryError`] if there is not enough memory.
pub(crate) fn check_memory<T>(count: usize) -> Result<(), MemoryError> {
    if count.saturating_mul(size_of::<T>()) <= UNCHECKED { Ok(()) } else { allocate::<T>(count).map(drop) }
}

/// Returns what a function returns for each number below `count`; `None` if there is not enough memory.
#[inline(always)]
pub(crate) fn boxed_from_fn<T>(count: usize, mut make: impl FnMut(usize) -> T) -> Option<Boxed<T>> {
    let (mut all, mut numbers) = (allocate(count).ok()?, 0..);
    append_within(&mut all, UNITS.get(..count)?, |()| make(numbers.next().unwrap_or_default()));
    Some(boxed(all))
}

/// Gives a vector memory for `count` more elements.
///
/// # Errors
///
/// [`MemoryError`] if there is not enough memory.
#[inline]
pub(crate) fn reserve<T>(data: &mut Vec<T>, count: usize) -> Result<(), MemoryError> {
    data.try_reserve_exact(count).map_err(|_| MemoryError { count, size: size_of::<T>() })
}

/// Whether elements have no size and no `Drop`, so that writing one over another changes nothing.
pub(crate) const fn is_sizeless<T>() -> bool {
    size_of::<T>() == 0 && !core::mem::needs_drop::<T>()
}

/// Extends a vector to a length with clones of a value; there is memory for them. Elements without a size are not cloned one by one:
/// the vector doubles itself, in as many steps as the length has bits.
pub(crate) fn resize<T: Clone>(data: &mut Vec<T>, len: usize, value: T) {
    if !is_sizeless::<T>() || data.len() >= len {
        data.resize(len, value);
        return;
    }
    data.push(value);
    loop {
        match len.saturating_sub(data.len()).min(data.len()) {
            0 => return,
            more => data.extend_from_within(..more),
        }
    }
}
