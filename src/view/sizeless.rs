//! Elements of no size, such as `()`: there may be as many as `isize` counts, and none of them takes memory. All of them are
//! alike, so to copy them is to do nothing, where a loop over 2^62 of them would not end.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

/// Whether elements have no size and own nothing, so that writing one over another changes nothing.
pub(super) const fn is_sizeless<T>() -> bool {
    size_of::<T>() == 0 && !core::mem::needs_drop::<T>()
}

/// Clones of a value up to a length, for which there is memory. Those of no size are not made one by one: of types that are
/// `Copy` the vector repeats what it has as memory, in as many steps as the length has bits.
#[cfg(feature = "alloc")]
pub(super) fn resize<T: Clone>(data: &mut Vec<T>, len: usize, value: T) {
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
