//! What makes a partial shape of another rank, or of another order: the rank of the result is in the type, and what is
//! known stays known.

use super::{PartialShape, fits};
use crate::{
    axis::{Axis, Permutation},
    broadcast::DynBroadcastError,
    extent::DynExtent,
    index::SizeError,
    rank::{Below, Max, Minus, Plus, Ranks},
};

/// The values of `parts`, one behind the other.
fn gathered<const Q: usize>(parts: [&[DynExtent]; 3]) -> [DynExtent; Q] {
    let mut extents = [DynExtent::ONE; Q];
    for (to, from) in extents.iter_mut().zip(parts.into_iter().flatten()) {
        *to = *from;
    }
    extents
}

impl<const R: usize> PartialShape<R> {
    /// The shape with one more axis at the end.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape};
    ///
    /// let batch = PartialShape::new([DynExtent::UNKNOWN])?.append(DynExtent::known(784)?)?;
    /// assert_eq!(batch.to_string(), "[?,784]");
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    pub fn append<const Q: usize>(&self, extent: DynExtent) -> Result<PartialShape<Q>, SizeError>
    where
        Ranks: Plus<R, 1, Q>,
    {
        PartialShape::new(gathered([&self.extents, &[extent], &[]]))
    }

    /// The shape with one more axis in front.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    pub fn prepend<const Q: usize>(&self, extent: DynExtent) -> Result<PartialShape<Q>, SizeError>
    where
        Ranks: Plus<R, 1, Q>,
    {
        PartialShape::new(gathered([&[extent], &self.extents, &[]]))
    }

    /// The shape with the axes of `other` behind its own.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit.
    pub fn concatenate<const S: usize, const Q: usize>(
        &self,
        other: &PartialShape<S>,
    ) -> Result<PartialShape<Q>, SizeError>
    where
        Ranks: Plus<R, S, Q>,
    {
        PartialShape::new(gathered([&self.extents, &other.extents, &[]]))
    }

    /// The shape with one more axis, at the place `A`; `A` may be the rank, which appends.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    pub fn insert_axis<const A: usize, const Q: usize>(
        &self,
        _: Axis<A>,
        extent: DynExtent,
    ) -> Result<PartialShape<Q>, SizeError>
    where
        Ranks: Plus<R, 1, Q> + Below<A, Q>,
    {
        let (before, behind) = self.extents.split_at_checked(A).unwrap_or_default();
        PartialShape::new(gathered([before, &[extent], behind]))
    }

    /// The shape without the axis `A`.
    #[must_use]
    pub fn remove_axis<const A: usize, const Q: usize>(&self, _: Axis<A>) -> PartialShape<Q>
    where
        Ranks: Below<A, R>,
        <Ranks as Below<A, R>>::Then: Minus<R, 1, Q>,
    {
        let (before, behind) = self.extents.split_at_checked(A).unwrap_or_default();
        PartialShape { extents: gathered([before, behind.get(1..).unwrap_or_default(), &[]]) }
    }

    /// The shape with its axes in another order.
    #[must_use]
    pub const fn permute_by(&self, order: Permutation<R>) -> Self {
        Self { extents: order.apply(&self.extents) }
    }

    /// NumPy's rule on what is known, as [`DynShape::align_trailing`](crate::DynShape::align_trailing).
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`] with the axis of the result where two extents cannot be equal and neither may be 1, or if
    /// the element count does not fit.
    pub fn align_trailing<const S: usize, const Q: usize>(
        &self,
        other: &PartialShape<S>,
    ) -> Result<PartialShape<Q>, DynBroadcastError>
    where
        Ranks: Max<R, S, Q>,
    {
        let mut extents = [DynExtent::ONE; Q];
        align(&self.extents, &other.extents, &mut extents)?;
        Ok(PartialShape { extents })
    }
}

/// The extents that `lhs` and `rhs` broadcast to, aligned at the last axis; `result` has the larger rank.
pub(in crate::shape) fn align(
    lhs: &[DynExtent],
    rhs: &[DynExtent],
    result: &mut [DynExtent],
) -> Result<(), DynBroadcastError> {
    let rank = result.len();
    // The extent at an axis of the result; 1 in front of a shorter shape.
    let at = |extents: &[DynExtent], axis: usize| {
        let back = rank.saturating_sub(axis);
        extents.len().checked_sub(back).and_then(|axis| extents.get(axis)).copied().unwrap_or(DynExtent::ONE)
    };
    for (axis, extent) in result.iter_mut().enumerate() {
        let (lhs, rhs) = (at(lhs, axis), at(rhs, axis));
        *extent = lhs.broadcast(rhs).ok_or(DynBroadcastError::Extents { axis, lhs, rhs })?;
    }
    fits(result).map_err(DynBroadcastError::Size)
}
