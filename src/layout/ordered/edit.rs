//! Edits of dense layouts: axes added, removed, permuted, or moved in memory.

use super::Ordered;
use crate::{
    Permutation,
    axis::{Axis, AxisError, AxisOrder, edit::Edit},
    extent::Extent,
    index::SizeError,
    layout::{
        Order, RowMajor,
        edit::{self, EditError},
    },
    private::Exists,
    rank::{Below, Minus, Plus, RankWithoutAxes, Ranks},
    shape::{Appended, Inserted, Permuted, Prepended, Removed, Shape},
    types::{AxisPosition, ExtentList},
};

/// Edits that change the rank keep the order of the other axes in memory: [`edit`] has the table.
impl<const R: usize, E: ExtentList<R>, O: Order<R>> Ordered<R, E, O> {
    /// Returns the layout without the axis `A`.
    ///
    /// ```
    /// use shapewise::{Axis, Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([5, 3, 2])?, MinorToMajor::new([2, 0, 1])?);
    /// assert_eq!(layout.remove_axis(Axis::<1>).to_string(), "[5,2]{1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `DeleteDimension`.
    #[doc(alias("DeleteDimension", "squeeze"))]
    #[must_use]
    pub fn remove_axis<const A: isize, const Q: usize>(self, axis: Axis<A>) -> Ordered<Q, Removed<E, A, R, Q>>
    where
        Ranks: Below<A, R> + RankWithoutAxes<R, 1, Q>,
        Axis<A>: AxisPosition,
    {
        let order = self.order().ranked().remove_axis(axis);
        Ordered::new(self.shape().remove_axis(axis), order)
    }

    /// Returns the layout without these axes, which may be named in any order. Negative axes count from the end.
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
    #[doc(alias = "DeleteDimensions")]
    pub fn remove_axes<const K: usize, const Q: usize>(
        &self,
        axes: [isize; K],
    ) -> Result<Ordered<Q>, EditError>
    where
        Ranks: Minus<R, K, Q, Proof: Exists>,
    {
        self.keep(edit::kept_axes(axes)?)
    }

    /// Returns the layout of the axes for which `kept` is `true`: XLA's `FilterDimensions`.
    ///
    /// # Errors
    ///
    /// [`EditError::Kept`] unless exactly `Q` axes are kept.
    #[doc(alias = "FilterDimensions")]
    pub fn keep<const Q: usize>(&self, kept: [bool; R]) -> Result<Ordered<Q>, EditError> {
        let axes: [usize; Q] = edit::kept(kept)?;
        let extents = Edit::Pick(&axes).array(&self.shape().extents(), &[], [0; Q]);
        Ok(Ordered::new(Shape::pack(&extents), self.order().ranked().keep(kept)?))
    }

    /// Returns the layout without its axes of extent 1: XLA's `DropDegenerateDimensions`.
    ///
    /// # Errors
    ///
    /// [`EditError::Kept`] unless exactly `Q` axes remain.
    ///
    /// ```
    /// use shapewise::{Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([5, 1, 2])?, MinorToMajor::new([0, 1, 2])?);
    /// assert_eq!(layout.remove_degenerate_axes::<2>()?.to_string(), "[5,2]{0,1}");
    /// assert!(layout.remove_degenerate_axes::<1>().is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("DropDegenerateDimensions", "squeeze"))]
    pub fn remove_degenerate_axes<const Q: usize>(&self) -> Result<Ordered<Q>, EditError> {
        self.keep(self.shape().extents().map(|extent| extent != 1))
    }

    /// Returns the layout with a new axis, which is axis `A` of the result. In memory it is next to the axis whose number it takes, on
    /// the major side. After the last axis it is the most minor.
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
    /// # In other libraries
    ///
    /// XLA, `InsertDimensionAtIndex`.
    #[doc(alias("InsertDimensionAtIndex", "expand_dims"))]
    pub fn insert_axis<const A: isize, const Q: usize, X: Extent>(
        self,
        axis: Axis<A>,
        extent: X,
    ) -> Result<Ordered<Q, Inserted<E, X, A, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists> + Below<A, Q>,
        Axis<A>: AxisPosition,
    {
        let order = self.order().ranked().insert_axis(axis);
        Ok(Ordered::new(self.shape().insert_axis(axis, extent)?, order))
    }

    /// Returns the layout with a new axis after the last one, the most major in memory.
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
    #[doc(alias = "AppendMajorDimension")]
    pub fn append_major<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Ordered<Q, Appended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        Ok(Ordered::new(self.shape().append(extent)?, self.order().ranked().append_major()))
    }

    /// Returns the layout with a new axis after the last one, the most minor in memory.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    #[doc(alias = "AppendMinorDimension")]
    pub fn append_minor<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Ordered<Q, Appended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        Ok(Ordered::new(self.shape().append(extent)?, self.order().ranked().append_minor()))
    }

    /// Returns the layout with a new axis before the first one, the most major in memory.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    #[doc(alias = "PrependMajorDimension")]
    pub fn prepend_major<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Ordered<Q, Prepended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        Ok(Ordered::new(self.shape().prepend(extent)?, self.order().ranked().prepend_major()))
    }

    /// Returns the layout with a new axis before the first one, the most minor in memory.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count no longer fits.
    pub fn prepend_minor<const Q: usize, X: Extent>(
        self,
        extent: X,
    ) -> Result<Ordered<Q, Prepended<E, X, R, Q>>, SizeError>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        Ok(Ordered::new(self.shape().prepend(extent)?, self.order().ranked().prepend_minor()))
    }

    /// Returns the layout of the transposed shape in the same memory: the transpose is a bitcast. The order of the axes is in the type.
    ///
    /// ```
    /// use shapewise::{Shape, axes, layout::{MinorToMajor, Ordered}};
    ///
    /// let layout = Ordered::new(Shape::new([2, 3, 4])?, MinorToMajor::ROW_MAJOR);
    /// assert_eq!(layout.permute(axes![1, 2, 0]).to_string(), "[3,4,2]{1,0,2}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `PermuteDimensions`; its `ReorderLogicalDimensions` is described in the same words and gives another order.
    #[doc(alias("PermuteDimensions", "transpose"))]
    #[must_use]
    pub fn permute<P: AxisOrder<R>>(self, permutation: P) -> Ordered<R, Permuted<E, P, R>> {
        let order = self.order().ranked().permute_by(P::PERMUTATION);
        Ordered::new(self.shape().permute(permutation), order)
    }

    /// Returns the same as [`permute`](Self::permute), with an order of axes that is known at run time: axis `k` of the result is axis
    /// `permutation[k]`.
    #[doc(alias("PermuteDimensions", "transpose"))]
    #[must_use]
    pub fn permute_by(&self, permutation: Permutation<R>) -> Ordered<R> {
        let Ordered { shape, order } = self.untyped();
        Ordered::new(shape.permute_by(permutation), order.permute_by(permutation))
    }

    /// Returns the transpose of this layout in the same memory that is row-major: its axes from major to minor.
    ///
    /// ```
    /// use shapewise::{Mapping, Shape, layout::{MinorToMajor, Ordered}};
    ///
    /// let images = Ordered::new(Shape::new([8, 24, 32, 3])?, MinorToMajor::new([0, 3, 2, 1])?);
    /// assert_eq!(images.in_memory_order().extents(), [24, 32, 3, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `MakeShapeWithDescendingLayoutAndSamePhysicalLayout`.
    #[doc(alias = "MakeShapeWithDescendingLayoutAndSamePhysicalLayout")]
    #[must_use]
    pub fn in_memory_order(&self) -> RowMajor<R> {
        let Ordered { shape, order } = self.untyped();
        RowMajor::new(shape.permute_by(Permutation::of(order.major_to_minor())))
    }

    /// Returns the same shape with one axis moved to the major end of memory. Unless the axis is there already, the
    /// elements move.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    #[doc(alias = "MoveDimToMajor")]
    pub fn move_to_major(self, axis: isize) -> Result<Ordered<R, E>, AxisError> {
        Ok(Ordered::new(*self.shape(), self.order().ranked().move_to_major(axis)?))
    }

    /// Returns the same shape with one axis moved to the minor end of memory. Unless the axis is there already, the
    /// elements move.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    pub fn move_to_minor(self, axis: isize) -> Result<Ordered<R, E>, AxisError> {
        Ok(Ordered::new(*self.shape(), self.order().ranked().move_to_minor(axis)?))
    }
}
