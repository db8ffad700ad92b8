//! The rules on the partial rung.

use super::{
    CombineError, GatherAxes, GatherError, JoinError, Pad, PadError,
    gather::{gather, scatter},
    join, resize,
};
use crate::{
    axis::{AxisIn, OtherAxis, edit::Edit},
    extent::DynExtent,
    index::SizeError,
    private::Always,
    rank::{Minus, Ranks},
    shape::PartialShape,
};

impl<const R: usize> PartialShape<R> {
    /// The shape with the extent at an axis replaced.
    fn with(&self, axis: impl AxisIn<R, Holds: Always>, extent: DynExtent) -> Result<Self, SizeError> {
        let mut extents = self.extents();
        if let Some(to) = extents.get_mut(axis.number(R)) {
            *to = extent;
        }
        Self::new(extents)
    }

    /// What is known of the extent at an axis.
    fn at(&self, axis: impl AxisIn<R, Holds: Always>) -> DynExtent {
        self.extents().get(axis.number(R)).copied().unwrap_or(DynExtent::UNKNOWN)
    }

    /// An axis and another shape in, the shape of two arrays joined along the axis out: `[2,?]` and `[?,3]` along axis 0 are `[?,3]`.
    ///
    /// # Errors
    ///
    /// [`JoinError::Extent`] with the first other axis where no extent is both; [`JoinError::Size`] if the element count does not fit.
    ///
    /// ```
    /// use shapewise::{Axis, DynExtent, PartialShape, Shape};
    ///
    /// let batch = PartialShape::new([DynExtent::at_most(2)?, DynExtent::UNKNOWN])?;
    /// let joined = batch.join_axis(Axis::<0>, &Shape::new([4, 3])?.into())?;
    /// assert_eq!(joined.to_string(), "[<=6,3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("concatenate", "concat"))]
    pub fn join_axis(&self, axis: impl AxisIn<R, Holds: Always>, other: &Self) -> Result<Self, JoinError> {
        let mut extents = self.extents();
        join(&mut extents, &other.extents(), axis.number(R), 1)?;
        Ok(Self::new(extents)?)
    }

    /// An axis and an extent in, the shape with that extent along the axis out.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    #[doc(alias = "set_dim")]
    pub fn with_extent(
        &self,
        axis: impl AxisIn<R, Holds: Always>,
        extent: DynExtent,
    ) -> Result<Self, SizeError> {
        self.with(axis, extent)
    }

    /// An axis and a number in, the shape of an array whose elements along the axis are repeated this often out.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    pub fn repeat(&self, axis: impl AxisIn<R, Holds: Always>, count: usize) -> Result<Self, SizeError> {
        self.with(axis, resize::repeated(axis.number(R), self.at(axis), count)?)
    }

    /// A number for each axis in, the shape of this many copies of an array, one after another along each axis, out.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape};
    ///
    /// let shape = PartialShape::new([DynExtent::at_most(2)?, DynExtent::UNKNOWN])?;
    /// assert_eq!(shape.tile([3, 0])?.to_string(), "[<=6,0]");
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    pub fn tile(&self, counts: [usize; R]) -> Result<Self, SizeError> {
        let mut extents = self.extents();
        for (axis, (extent, count)) in extents.iter_mut().zip(counts).enumerate() {
            *extent = resize::repeated(axis, *extent, count)?;
        }
        Self::new(extents)
    }

    /// A padding for each axis in, the shape of the padded array out.
    ///
    /// # Errors
    ///
    /// [`PadError::Negative`] with the first axis from which more elements are removed than there can be; [`PadError::Size`] if the
    /// element count does not fit.
    pub fn pad(&self, pads: [Pad; R]) -> Result<Self, PadError> {
        let mut extents = self.extents();
        for (axis, (extent, pad)) in extents.iter_mut().zip(pads).enumerate() {
            *extent = pad.of_set(axis, *extent)?;
        }
        Ok(Self::new(extents)?)
    }

    /// An axis and a padding in, the shape of the array that is padded along this axis out.
    ///
    /// # Errors
    ///
    /// Same errors as [`pad`](Self::pad).
    pub fn pad_axis(&self, axis: impl AxisIn<R, Holds: Always>, pad: Pad) -> Result<Self, PadError> {
        Ok(self.with(axis, pad.of_set(axis.number(R), self.at(axis))?)?)
    }

    /// An axis and a number in, the shape of the differences of neighbours along the axis, taken this many times, out. See [`Shape::diff`](crate::Shape::diff).
    #[must_use]
    pub fn diff(&self, axis: impl AxisIn<R, Holds: Always>, times: usize) -> Self {
        // A smaller extent fits.
        self.with(axis, resize::shortened(self.at(axis), times)).unwrap_or(*self)
    }

    /// Two axes and an offset in, the shape of the diagonals along these axes out: the other axes, then the diagonal.
    ///
    /// # Errors
    ///
    /// [`CombineError::Same`] if both axes are the same. For two axes in the type that is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Axis, DynExtent, PartialShape};
    ///
    /// let shape = PartialShape::new([DynExtent::of::<2>(), DynExtent::UNKNOWN])?;
    /// assert_eq!(shape.diagonal(Axis::<0>, Axis::<1>, 0)?.to_string(), "[<=2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn diagonal<const Q: usize, X: OtherAxis<Y, R, Holds: Always>, Y: AxisIn<R, Holds: Always>>(
        &self,
        first: X,
        second: Y,
        offset: isize,
    ) -> Result<PartialShape<Q>, CombineError>
    where
        Ranks: Minus<R, 1, Q, Holds: Always>,
    {
        let edit = CombineError::edit(first.number(R), second.number(R))?;
        let new = resize::diagonal(self.at(first), self.at(second), offset);
        // A diagonal has no more elements than the array.
        let extents = edit.array(&self.extents(), &[new], [DynExtent::UNKNOWN; Q]);
        Ok(PartialShape::new(extents).unwrap_or(PartialShape::UNKNOWN))
    }

    /// The shape of indices, their [`GatherAxes`] and the extents of a slice in; the shape of the gather of slices at these indices out.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the ranks, or the first axis whose extent cannot fit;
    /// [`GatherError::ResultRank`] if `Q` is not the rank of the result; [`GatherError::Size`] if the element count does not fit.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape, rearrange::GatherAxes};
    ///
    /// let axes = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    /// let table = PartialShape::new([DynExtent::UNKNOWN, DynExtent::of::<768>()])?;
    /// let rows = PartialShape::new([DynExtent::at_most(128)?])?;
    /// let taken: PartialShape<2> = table.gather_slices(&rows, &axes, [1, 768])?;
    /// assert_eq!(taken.to_string(), "[<=128,768]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// StableHLO, `gather`.
    #[doc(alias = "gather")]
    pub fn gather_slices<const P: usize, const Q: usize>(
        &self,
        indices: &PartialShape<P>,
        axes: &GatherAxes<'_>,
        slice: [usize; R],
    ) -> Result<PartialShape<Q>, GatherError> {
        let expected = axes.rank(R, P)?;
        if expected != Q {
            return Err(GatherError::ResultRank { expected, found: Q });
        }
        let mut extents = [DynExtent::ONE; Q];
        gather(&self.extents(), &indices.extents(), axes, &slice, &mut extents)?;
        Ok(PartialShape::new(extents)?)
    }

    /// The shapes of indices and of updates and their [`GatherAxes`] in; checks that the updates can be slices of this shape at these
    /// indices.
    ///
    /// # Errors
    ///
    /// The same errors as [`gather_slices`](Self::gather_slices); [`GatherError::Updates`] with the first axis where there is not one slice
    /// for each index.
    ///
    /// # Source
    ///
    /// StableHLO, `scatter`.
    #[doc(alias = "scatter")]
    pub fn check_scatter_slices<const P: usize, const Q: usize>(
        &self,
        indices: &PartialShape<P>,
        updates: &PartialShape<Q>,
        axes: &GatherAxes<'_>,
    ) -> Result<(), GatherError> {
        scatter(&self.extents(), &indices.extents(), &updates.extents(), axes)
    }

    /// Two axes in, the shape with the two exchanged out. See [`Shape::swap_axes`](crate::Shape::swap_axes).
    #[must_use]
    pub fn swap_axes(
        &self,
        first: impl AxisIn<R, Holds: Always>,
        second: impl AxisIn<R, Holds: Always>,
    ) -> Self {
        self.moved(Edit::Swap(first.number(R), second.number(R)))
    }

    /// An axis and a position in, the shape with the axis at that position out; the others keep their order. See [`Shape::move_axis`](crate::Shape::move_axis).
    #[must_use]
    pub fn move_axis(&self, axis: impl AxisIn<R, Holds: Always>, to: impl AxisIn<R, Holds: Always>) -> Self {
        self.moved(Edit::Move(axis.number(R), to.number(R)))
    }

    /// The shape with its axes in another order.
    fn moved(&self, edit: Edit<'_>) -> Self {
        // The same extents fit.
        Self::new(edit.array(&self.extents(), &[], [DynExtent::UNKNOWN; R])).unwrap_or(*self)
    }
}
