//! Ranges of shapes: the rule of slices, on extents only.

use core::marker::PhantomData;

use super::{KnownSlice, SliceError, SliceOf, Sliced, const_range, items::SliceCursor, known};
use crate::{
    axis::{AxisIn, one::ReducedAxisArgument, resolve},
    extent::Extent,
    layout::{Layout, agreeing},
    private::Exists,
    rearrange::WithExtent,
    shape::Shape,
    types::ExtentList,
};

/// Rejects, in `cargo build`, `N` positions from `B` on that are out of bounds of the axis `X` of `E`, if the types know all three.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownRange<const R: usize, X, E, B, N>(PhantomData<(X, E, B, N)>);

impl<const R: usize, X: ReducedAxisArgument, E: ExtentList<R>, B: Extent, N: Extent>
    KnownRange<R, X, E, B, N>
{
    #[expect(clippy::indexing_slicing, reason = "the axis is below R")]
    const IS_IN_BOUNDS: () = {
        let extents = E::EXTENTS;
        if let (Some(axis), Some(count)) = (X::KNOWN, N::KNOWN)
            && let Ok(axis) = resolve(axis, R)
            && let Some(extent) = extents[axis]
        {
            // Without a known begin, the least one.
            let begin = match B::KNOWN {
                Some(begin) => begin,
                None => 0,
            };
            if let Err(error) = const_range(axis, begin, count, extent) {
                known::text(error).fail();
            }
        }
    };
}

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Returns the shape of `extent` positions of an axis from `begin` on: `[m, n]` from `b` on along axis 1 is `[m, extent]`. Both are
    /// [`Const`](crate::Const) or `usize`. Nothing is clamped.
    ///
    /// # Errors
    ///
    /// [`SliceError::ConstRange`] if a position is out of bounds, which is an error of `cargo build` if the types know the numbers.
    ///
    /// ```
    /// use shapewise::{Axis, Const, Shape, shape};
    ///
    /// let (n, begin) = (5, 60);
    /// let rows = Shape::new(shape![n, 64])?;
    /// assert_eq!(rows.narrow(Axis::<1>, begin, Const::<4>)?.typed_extents(), (5, Const::<4>));
    /// assert_eq!(
    ///     rows.narrow(Axis::<1>, begin, Const::<5>).unwrap_err().to_string(),
    ///     "positions 60 to 65 are out of bounds for axis 1, which has extent 64"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// PyTorch, `narrow`.
    #[doc(alias("slice", "slice_in_dim"))]
    pub fn narrow<X: AxisIn<R, Proof: Exists>, B: Extent, N: Extent>(
        self,
        axis: X,
        begin: B,
        extent: N,
    ) -> Result<Shape<R, WithExtent<X, E, N, R>>, SliceError> {
        let () = KnownRange::<R, X, E, B, N>::IS_IN_BOUNDS;
        let (number, mut extents) = (axis.number(R), self.extents());
        if let Some(to) = extents.get_mut(number) {
            const_range(number, begin.get(), extent.get(), *to)?;
            *to = extent.get();
        }
        // A part has no more elements than all.
        Ok(Shape::pack(&extents))
    }
}

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
/// assert_eq!(
///     (begin, backwards.offset([0])?, backwards.typed_shape().typed_extents()),
///     (0, 4, shape![5])
/// );
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
