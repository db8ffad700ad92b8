//! Ranges of shapes: the rule of slices, on extents only.

use core::marker::PhantomData;

use super::{SliceError, const_range, known};
use crate::{
    axis::{AxisIn, one::ReducedAxisArgument, resolve},
    extent::Extent,
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
