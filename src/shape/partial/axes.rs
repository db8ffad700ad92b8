//! What makes a partial shape of another rank, or of another order: the rank of the result is in the type, and what is
//! known stays known.

use super::PartialShape;
use crate::{
    axis::{Axis, Permutation},
    extent::DynExtent,
    index::SizeError,
    rank::{Below, Minus, Plus, Ranks},
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
}
