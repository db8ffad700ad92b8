//! The layout of a slice, for arrays of one's own.

use super::{KnownSlice, SliceError, SliceOf, Sliced, items::SliceCursor};
use crate::layout::{Layout, agreeing};

/// Returns where a slice begins in the memory of a layout, and its layout: `layout` and `s![1.., 0]` become an offset, in elements, and the layout of the elements that the
/// slice selects. Extents and strides in the type stay there.
///
/// # Errors
///
/// [`SliceError`] for an index out of bounds, a range with constant ends (`const a..b`) that is out of bounds, or a step of 0. If the types know the numbers, it is an error
/// of `cargo build`.
///
/// ```
/// use shapewise::{Layout, Mapping, RowMajor, Shape, s, shape, slice::slice_layout};
///
/// let layout = RowMajor::new(Shape::new(shape![4, 5])?);
/// let (begin, column) = slice_layout(&layout, s![1.., 2])?;
/// assert_eq!((begin, column.extents(), column.strides()), (7, [3], [5]));
///
/// // The memory of the slice begins with the element at its least offset.
/// let (begin, backwards) = slice_layout(&layout, s![0, ..;-1])?;
/// assert_eq!((begin, backwards.offset([0])?, backwards.typed_shape().typed_extents()), (0, 4, shape![5]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// mdspan, `submdspan_mapping`, which returns the mapping and the offset.
#[doc(alias("submdspan_mapping", "submdspan"))]
pub fn slice_layout<const R: usize, const Q: usize, L: Layout<R>, X: SliceOf<R, Q>>(
    layout: &L,
    slice: X,
) -> Result<(usize, Sliced<L, X, R, Q>), SliceError> {
    let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
    let mut cursor = SliceCursor::new(layout.ranked(), KnownSlice::<R, L, X>::TAKES);
    slice.write(&mut cursor)?;
    let (begin, strided) = cursor.finish();
    Ok((begin, agreeing(&strided)))
}
