//! Parts of arrays of other crates, found again in the memory of the entire array.
//!
//! A view of this crate borrows a slice, which includes the cells between its elements, and of a part alone nobody knows who else writes there. If the
//! entire array is borrowed to read, nobody does. So the part only states where its elements are: its first address becomes a position in the memory
//! of the array, and what is lent is that memory.

use crate::{Strided, View};

/// Returns a view of the part of `memory` that has this layout and its first element, at index 0, at this address. `None` if a part of it is elsewhere.
pub(crate) fn within<'a, T, const R: usize>(
    memory: &'a [T],
    first: *const T,
    layout: Strided<R>,
) -> Option<View<'a, T, R>> {
    let span = layout.span();
    let begin = match size_of::<T>() {
        _ if span == 0 => 0,
        // All elements are at one address.
        0 => 0,
        size => {
            let bytes = first.addr().checked_sub(memory.as_ptr().addr())?;
            if !bytes.is_multiple_of(size) {
                return None;
            }
            bytes.checked_div(size)?.checked_sub(layout.base())?
        }
    };
    let memory = memory.get(begin..begin.checked_add(span)?)?;
    View::with_layout(memory, layout).ok()
}
