//! Views with their axes in another order, and broadcast: the same memory, other strides.

use super::{View, permuted};
use crate::{
    axis::{AxisOrder, Permutation, permutation::AxisTuple},
    broadcast::{self, BroadcastError, BroadcastToExtents, RankFits},
    extent::Extents,
    layout::{Layout, Strided, axes::AxisList},
    rank::Ranks,
    shape::Shape,
};

impl<'a, T, const R: usize, L: Layout<R>> View<'a, T, R, L> {
    /// The axes in another order, given in the type: `axes![1, 0]`.
    #[must_use]
    #[inline]
    pub fn permute<O: AxisOrder<R>>(
        &self,
        _: O,
    ) -> View<'a, T, R, <<O as AxisTuple>::Of<L::Axes> as AxisList>::Layout<R>> {
        self.derived(0, &permuted(&self.layout.ranked(), O::PERMUTATION))
    }

    /// The axes in another order, given when running.
    #[must_use]
    #[inline]
    pub fn permute_by(&self, order: Permutation<R>) -> View<'a, T, R> {
        self.derived(0, &permuted(&self.layout.ranked(), order))
    }

    /// The axes in reverse order. The transpose of a row-major view is column-major, by type.
    #[must_use]
    #[inline]
    pub fn transpose(&self) -> View<'a, T, R, L::Transposed> {
        self.derived(0, &permuted(&self.layout.ranked(), Permutation::REVERSAL))
    }

    /// Stretched to other extents of the same rank: axes of extent 1 repeat. Nothing is copied; the view is read-only.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] with the first axis whose extent is neither that of the target nor 1, or if the element count
    /// of the target does not fit. Two extents that are known in the type and differ are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let row = View::new(&memory, shape![1, 3])?;
    /// let twice = row.broadcast_to(shape![2, 3]).unwrap();
    /// assert_eq!(twice.to_vec(), [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[expect(clippy::type_complexity, reason = "the layout is what the operation is about")]
    pub fn broadcast_to<E: Extents<R>>(
        &self,
        extents: E,
    ) -> Result<
        View<'a, T, R, <<L::Axes as AxisList>::BroadcastTo<E::List> as AxisList>::Layout<R>>,
        BroadcastError,
    >
    where
        L::Extents: BroadcastToExtents<E::This, R>,
    {
        let to = Shape::new(extents)?.extents();
        let from = self.layout.ranked();
        let strides = broadcast::typed_strides_to(&from.extents(), &from.strides(), &to, &L::STRETCHES)?;
        Ok(self.broadcasted(to, strides))
    }

    /// Stretched to extents of another rank: axis `k` becomes axis `dimensions[k]`, the other axes of the result are
    /// new. Nothing is copied; the view is read-only.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] for a dimension out of range, dimensions that do not increase, an extent that is neither that
    /// of its dimension nor 1, or a target that does not fit. As many dimensions as the operand has axes, and a result
    /// of at least its rank, are asked by `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3];
    /// let vector = View::new(&memory, shape![3])?;
    /// let columns = vector.broadcast_in_dim(shape![3, 2], [0]).unwrap();
    /// assert_eq!(columns.to_vec(), [1, 1, 2, 2, 3, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `BroadcastInDim`.
    #[expect(clippy::type_complexity, reason = "the layout is what the operation is about")]
    pub fn broadcast_in_dim<const Q: usize, E: Extents<Q>>(
        &self,
        extents: E,
        dimensions: [usize; R],
    ) -> Result<View<'a, T, Q, <<E::List as AxisList>::Loosened as AxisList>::Layout<Q>>, BroadcastError>
    where
        Ranks: RankFits<R, Q>,
    {
        let to = Shape::new(extents)?.extents();
        let from = self.layout.ranked();
        let strides =
            broadcast::typed_in_dim(&from.extents(), &from.strides(), &to, &dimensions, &L::STRETCHES)?;
        Ok(self.broadcasted(to, strides))
    }

    /// The view with the extents and strides of a broadcast of this one.
    fn broadcasted<const Q: usize, M: Layout<Q>>(
        &self,
        extents: [usize; Q],
        strides: [isize; Q],
    ) -> View<'a, T, Q, M> {
        let layout = Strided::from_axes(extents, strides);
        // A stretched axis with a negative stride has extent 1, so only the base may have become smaller: never.
        self.derived(self.layout.base().saturating_sub(layout.base()), &layout)
    }
}
