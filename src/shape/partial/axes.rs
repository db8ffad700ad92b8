//! Edits of partial shapes: axes added, removed or permuted. The rank of the result is in the type. What is known of an extent
//! stays known.

use super::PartialShape;
use crate::{
    axis::{Axis, Permutation, edit::Edit},
    extent::DynExtent,
    index::SizeError,
    private::Always,
    rank::{Below, Dropped, Plus, Ranks},
};

impl<const R: usize> PartialShape<R> {
    /// The extents after an edit, `new` being those of the new axes.
    const fn edited<const Q: usize>(&self, edit: Edit<'_>, new: &[DynExtent]) -> [DynExtent; Q] {
        edit.array(&self.extents, new, [DynExtent::UNKNOWN; Q])
    }

    /// The shape with a new axis after the last one.
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
    #[doc(alias("expand_dims", "AddDim"))]
    pub fn append<const Q: usize>(&self, extent: DynExtent) -> Result<PartialShape<Q>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Holds: Always>,
    {
        PartialShape::new(self.edited(Edit::From(0), &[extent]))
    }

    /// The shape with a new axis before the first one.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape};
    ///
    /// let image = PartialShape::new([DynExtent::of::<28>(); 2])?;
    /// assert_eq!(image.prepend(DynExtent::UNKNOWN)?.to_string(), "[?,28,28]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "expand_dims")]
    pub fn prepend<const Q: usize>(&self, extent: DynExtent) -> Result<PartialShape<Q>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Holds: Always>,
    {
        PartialShape::new(self.edited(Edit::Insert(0), &[extent]))
    }

    /// The shape with the axes of `other` after its own.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit.
    #[doc(alias = "concat")]
    pub fn concatenate<const S: usize, const Q: usize>(
        &self,
        other: &PartialShape<S>,
    ) -> Result<PartialShape<Q>, SizeError>
    where
        Ranks: Plus<R, S, Q>,
    {
        PartialShape::new(self.edited(Edit::From(0), &other.extents))
    }

    /// The shape with a new axis, which is axis `A` of the result. If `A` is the rank, the axis is appended.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    #[doc(alias("expand_dims", "InsertDim"))]
    pub fn insert_axis<const A: usize, const Q: usize>(
        &self,
        _: Axis<A>,
        extent: DynExtent,
    ) -> Result<PartialShape<Q>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Holds: Always> + Below<A, Q>,
    {
        PartialShape::new(self.edited(Edit::Insert(A), &[extent]))
    }

    /// The shape without the axis `A`.
    ///
    /// ```
    /// use shapewise::{Axis, DynExtent, PartialShape, Permutation};
    ///
    /// let shape = PartialShape::new([DynExtent::UNKNOWN, DynExtent::of::<1>(), DynExtent::of::<3>()])?;
    /// assert_eq!(shape.remove_axis(Axis::<1>).to_string(), "[?,3]");
    /// assert_eq!(shape.permute_by(Permutation::REVERSAL).to_string(), "[3,1,?]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("RemoveDim", "squeeze", "DeleteDimension"))]
    #[must_use]
    pub fn remove_axis<const A: usize, const Q: usize>(&self, _: Axis<A>) -> PartialShape<Q>
    where
        Ranks: Below<A, R> + Dropped<R, Q>,
    {
        PartialShape { extents: self.edited(Edit::Remove(A, 1), &[]) }
    }

    /// The shape with its axes in another order: axis `k` of the result is axis `order[k]`. See the example of [`remove_axis`](Self::remove_axis).
    #[doc(alias("transpose", "permuted_axes", "PermuteDimensions"))]
    #[must_use]
    pub const fn permute_by(&self, order: Permutation<R>) -> Self {
        Self { extents: order.apply(&self.extents) }
    }
}
