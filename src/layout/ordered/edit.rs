//! Dense layouts with other axes, or the same ones elsewhere.

use super::Ordered;
use crate::{
    Permutation,
    axis::{Axis, AxisError, AxisOrder},
    extent::{Extent, Extents, TypedExtents},
    index::SizeError,
    layout::{
        Order, RowMajor,
        edit::{self, EditError},
    },
    rank::{Below, Minus, Plus, Ranks},
    shape::{Appended, Inserted, Permuted, Prepended, Removed, Shape},
    types::AxisPosition,
};

/// What changes the rank leaves the other axes in memory as they stand: [`edit`](crate::layout::edit) has the table.
impl<const R: usize, E: Extents<R>, O: Order<R>> Ordered<R, E, O> {
    /// The layout without the axis `A`.
    ///
    /// ```
    /// use shapewise::{Axis, Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([5, 3, 2])?, MinorToMajor::new([2, 0, 1])?);
    /// assert_eq!(layout.remove_axis(Axis::<1>).to_string(), "[5,2]{1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `DeleteDimension`.
    #[must_use]
    pub fn remove_axis<const A: usize, const Q: usize>(self, axis: Axis<A>) -> Ordered<Q, Removed<E, A, R, Q>>
    where
        Ranks: Below<A, R>,
        <Ranks as Below<A, R>>::Then: Minus<R, 1, Q>,
        Axis<A>: AxisPosition,
        Removed<E, A, R, Q>: TypedExtents<Q>,
    {
        let order = self.order().ranked().without(A);
        Ordered::new(self.shape().remove_axis(axis), order)
    }

    /// The layout without these axes, in whatever order they are named; negative ones count from the end.
    ///
    /// # Errors
    ///
    /// [`EditError`] with the first axis that the rank does not have, or that is named twice.
    ///
    /// ```
    /// use shapewise::{Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([5, 3, 2, 7, 9])?, MinorToMajor::new([2, 0, 1, 4, 3])?);
    /// assert_eq!(layout.remove_axes([3, 2, 1])?.to_string(), "[5,9]{0,1}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remove_axes<const K: usize, const Q: usize>(
        &self,
        axes: [isize; K],
    ) -> Result<Ordered<Q>, EditError>
    where
        Ranks: Minus<R, K, Q>,
    {
        let mut kept = [true; R];
        edit::kept_without(&axes, &mut kept)?;
        self.keep(kept)
    }

    /// The layout of the axes for which `kept` is true: XLA's `FilterDimensions`.
    ///
    /// # Errors
    ///
    /// [`EditError::Kept`] unless they are `Q`.
    pub fn keep<const Q: usize>(&self, kept: [bool; R]) -> Result<Ordered<Q>, EditError> {
        let order = self.order().ranked().keep(kept)?;
        let mut extents = [0; Q];
        let left = self.shape().extents().into_iter().zip(kept).filter(|(_, kept)| *kept);
        for (extent, (left, _)) in extents.iter_mut().zip(left) {
            *extent = left;
        }
        Ok(Ordered::new(Shape::pack(&extents), order))
    }

    /// The layout without its axes of extent 1: XLA's `DropDegenerateDimensions`.
    ///
    /// # Errors
    ///
    /// [`EditError::Kept`] unless `Q` axes are left.
    ///
    /// ```
    /// use shapewise::{Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([5, 1, 2])?, MinorToMajor::new([0, 1, 2])?);
    /// assert_eq!(layout.remove_degenerate_axes::<2>()?.to_string(), "[5,2]{0,1}");
    /// assert!(layout.remove_degenerate_axes::<1>().is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remove_degenerate_axes<const Q: usize>(&self) -> Result<Ordered<Q>, EditError> {
        self.keep(self.shape().extents().map(|extent| extent != 1))
    }

    /// The layout with one more axis, `A` of the result. In memory it is next to the axis whose number it takes, on the major
    /// side; behind the last axis it is the most minor.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{Axis, Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([5, 3])?, MinorToMajor::COLUMN_MAJOR);
    /// assert_eq!(layout.insert_axis(Axis::<1>, 7)?.to_string(), "[5,7,3]{0,2,1}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `InsertDimensionAtIndex`.
    pub fn insert_axis<const A: usize, const Q: usize, X: Extent>(
        self,
        axis: Axis<A>,
        extent: X,
    ) -> Result<Ordered<Q, Inserted<E, X, A, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q> + Below<A, Q>,
        Axis<A>: AxisPosition,
        Inserted<E, X, A, R, Q>: TypedExtents<Q>,
    {
        let order = self.order().ranked().insert_axis(axis);
        Ok(Ordered::new(self.shape().insert_axis(axis, extent)?, order))
    }

    /// The layout with one more axis behind the last, the most major in memory.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::{Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([10, 20, 30])?, MinorToMajor::new([0, 2, 1])?);
    /// assert_eq!(layout.append_major(40)?.to_string(), "[10,20,30,40]{0,2,1,3}");
    /// assert_eq!(layout.append_minor(40)?.to_string(), "[10,20,30,40]{3,0,2,1}");
    /// assert_eq!(layout.prepend_major(40)?.to_string(), "[40,10,20,30]{1,3,2,0}");
    /// assert_eq!(layout.prepend_minor(40)?.to_string(), "[40,10,20,30]{0,1,3,2}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn append_major<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Ordered<Q, Appended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q>,
        Appended<E, X, R, Q>: TypedExtents<Q>,
    {
        Ok(Ordered::new(self.shape().append(extent)?, self.order().ranked().append_major()))
    }

    /// The layout with one more axis behind the last, the most minor in memory.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    pub fn append_minor<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Ordered<Q, Appended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q>,
        Appended<E, X, R, Q>: TypedExtents<Q>,
    {
        Ok(Ordered::new(self.shape().append(extent)?, self.order().ranked().append_minor()))
    }

    /// The layout with one more axis in front of the first, the most major in memory.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    pub fn prepend_major<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Ordered<Q, Prepended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q>,
        Prepended<E, X, R, Q>: TypedExtents<Q>,
    {
        Ok(Ordered::new(self.shape().prepend(extent)?, self.order().ranked().prepend_major()))
    }

    /// The layout with one more axis in front of the first, the most minor in memory.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    pub fn prepend_minor<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Ordered<Q, Prepended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q>,
        Prepended<E, X, R, Q>: TypedExtents<Q>,
    {
        Ok(Ordered::new(self.shape().prepend(extent)?, self.order().ranked().prepend_minor()))
    }

    /// The layout of the transposed shape in the same memory, the order of axes given in the type: the transpose is a
    /// bitcast.
    ///
    /// ```
    /// use shapewise::{Shape, axes, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([2, 3, 4])?, MinorToMajor::ROW_MAJOR);
    /// assert_eq!(layout.permute(axes![1, 2, 0]).to_string(), "[3,4,2]{1,0,2}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `PermuteDimensions`; its `ReorderLogicalDimensions` has the same words and another order.
    #[must_use]
    pub fn permute<P: AxisOrder<R>>(self, permutation: P) -> Ordered<R, Permuted<E, P, R>>
    where
        Permuted<E, P, R>: TypedExtents<R>,
    {
        let order = self.order().ranked().permute_by(P::PERMUTATION);
        Ordered::new(self.shape().permute(permutation), order)
    }

    /// The same with an order of axes that is known when running: axis `k` of the result is axis `permutation[k]`.
    #[must_use]
    pub fn permute_by(&self, permutation: Permutation<R>) -> Ordered<R> {
        let Ordered { shape, order } = self.untyped();
        Ordered::new(shape.permute_by(permutation), order.permute_by(permutation))
    }

    /// The same memory with its axes named from major to minor: the transpose of this layout that is row-major.
    ///
    /// ```
    /// use shapewise::{Mapping, Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let images = Ordered::new(Shape::new([8, 24, 32, 3])?, MinorToMajor::new([0, 3, 2, 1])?);
    /// assert_eq!(images.in_memory_order().extents(), [24, 32, 3, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `MakeShapeWithDescendingLayoutAndSamePhysicalLayout`.
    #[must_use]
    pub fn in_memory_order(&self) -> RowMajor<R> {
        let Ordered { shape, order } = self.untyped();
        RowMajor::new(shape.permute_by(Permutation::of(order.major_to_minor())))
    }

    /// The same shape with one axis moved to the major end of memory. Unless it is there already, the elements move.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank has no such axis.
    pub fn move_to_major(self, axis: isize) -> Result<Ordered<R, E>, AxisError> {
        Ok(Ordered::new(*self.shape(), self.order().ranked().move_to_major(axis)?))
    }

    /// The same shape with one axis moved to the minor end of memory. Unless it is there already, the elements move.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank has no such axis.
    pub fn move_to_minor(self, axis: isize) -> Result<Ordered<R, E>, AxisError> {
        Ok(Ordered::new(*self.shape(), self.order().ranked().move_to_minor(axis)?))
    }
}
