//! Broadcasts of arrays whose rank is known at run time, by the rules for shapes.

use smallvec::SmallVec;

use crate::{
    array::{DynBase, DynView, Lend},
    broadcast::{DynBroadcast, DynBroadcastError},
    extent::DynExtent,
    index::element_count,
    rank,
    shape::DynShape,
};

/// A rule for a shape, the shape of the result, and where the axes go.
type DynBroadcastRule = fn(&DynShape, &DynShape, &[isize]) -> Result<DynBroadcast, DynBroadcastError>;

/// Views that repeat elements.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns a view with new axes of the given sizes in front, along which the elements repeat: extents `[m]` by sizes `[a, b]` become `[a, b, m]`.
    /// Nothing is copied; the result is read-only.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::RankTooLarge`] or [`DynBroadcastError::Size`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let row = tensor![1, 2].into_dynamic();
    /// assert_eq!(row.broadcast(&[2])?, tensor![[1, 2], [1, 2]]);
    /// # Ok::<(), shapewise::broadcast::DynBroadcastError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Broadcast`.
    pub fn broadcast(&'s self, sizes: &[usize]) -> Result<DynView<'a, T>, DynBroadcastError> {
        self.shape().broadcast(sizes)?;
        let front = sizes.iter().map(|&size| (size, 0));
        Ok(self.with(self.layout.with_axes(front.chain(self.layout.axes().iter().copied()).collect())))
    }

    /// Returns a view stretched to `extents`: axis `k` becomes axis `dimensions[k]`, in increasing order, and the other axes of the result are new.
    /// Nothing is copied; the result is read-only.
    ///
    /// # Errors
    ///
    /// Same errors as [`DynShape::broadcast_in_dim`] of shapes that are known.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let vector = tensor![1, 2].into_dynamic();
    /// assert_eq!(vector.broadcast_in_dim(&[2, 3], &[0])?, tensor![[1, 1, 1], [2, 2, 2]]);
    /// assert_eq!(
    ///     vector.broadcast_in_dim(&[2, 3], &[1]).unwrap_err().to_string(),
    ///     "extent 2 of axis 0 does not broadcast into extent 3 of axis 1: it must be the same, or 1"
    /// );
    /// # Ok::<(), shapewise::broadcast::DynBroadcastError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `BroadcastInDim`.
    #[doc(alias = "BroadcastInDim")]
    pub fn broadcast_in_dim(
        &'s self,
        extents: &[usize],
        dimensions: &[isize],
    ) -> Result<DynView<'a, T>, DynBroadcastError> {
        self.placed(extents, dimensions, DynShape::broadcast_in_dim)
    }

    /// Returns a view stretched to `extents`, whose axes may also be transposed: [`broadcast_in_dim`](Self::broadcast_in_dim) with dimensions in any
    /// order.
    ///
    /// # Errors
    ///
    /// Same errors as [`DynShape::broadcast_transposing`] of shapes that are known.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let operand = tensor![[1, 2, 3]].into_dynamic();
    /// assert_eq!(operand.broadcast_transposing(&[3, 2], &[1, 0])?, tensor![[1, 1], [2, 2], [3, 3]]);
    /// # Ok::<(), shapewise::broadcast::DynBroadcastError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `broadcast_in_dim`.
    #[doc(alias = "stablehlo.broadcast_in_dim")]
    pub fn broadcast_transposing(
        &'s self,
        extents: &[usize],
        dimensions: &[isize],
    ) -> Result<DynView<'a, T>, DynBroadcastError> {
        self.placed(extents, dimensions, DynShape::broadcast_transposing)
    }

    /// The view of these extents whose axes a rule accepts.
    fn placed(
        &'s self,
        extents: &[usize],
        dimensions: &[isize],
        rule: DynBroadcastRule,
    ) -> Result<DynView<'a, T>, DynBroadcastError> {
        rank::check(extents.len())?;
        element_count(extents)?;
        let to = DynShape::of_some(extents.iter().copied().map(DynExtent::of_fitting).collect())?;
        rule(&self.shape(), &to, dimensions)?;
        let mut axes: SmallVec<[(usize, isize); 8]> = extents.iter().map(|&extent| (extent, 0)).collect();
        for (&(extent, stride), &dimension) in self.layout.axes().iter().zip(dimensions) {
            // The rule has compared the dimensions with the rank. An extent of 1 that is not that of its axis repeats its element.
            if let Some(to) = axes.get_mut(dimension.cast_unsigned())
                && to.0 == extent
            {
                to.1 = stride;
            }
        }
        Ok(self.with(self.layout.with_axes(axes.into_iter().collect())))
    }
}
