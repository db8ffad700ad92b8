//! XLA's gather and scatter of arrays whose rank is known at run time.

use crate::{
    array::{
        Lend, StorageMut,
        dynamic::{DynBase, DynTensor, DynView, rearrange::tensor},
    },
    rearrange::{GatherAxes, GatherError},
    verbs::{AnyIndex, pick::gather},
};

impl<'s, 'a, T: Clone + 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// An array of indices, their [`GatherAxes`] and the extents of a slice in; a tensor of the slices that begin at these indices out: see
    /// [`TensorBase::gather_slices`](crate::array::TensorBase::gather_slices). The indices may be a ranked array.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the operands, or the first axis whose extent does not;
    /// [`GatherError::RankTooLarge`], [`GatherError::Size`] or [`GatherError::Memory`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::{rearrange::GatherAxes, array::DynView};
    ///
    /// let table = DynView::new(&[1, 2, 3, 4, 5, 6], &"[3,2]".parse()?)?;
    /// let rows = DynView::new(&[2, 0, 1, 7], &"[2,2]".parse()?)?;
    /// let axes = GatherAxes::new(2, &[0]).offset(&[2]).collapsed(&[0]);
    /// let slices = table.gather_slices(rows, &axes, &[1, 2])?;
    /// assert_eq!(slices.shape().to_string(), "[2,2,2]");
    /// assert_eq!(slices.as_slice(), [5, 6, 1, 2, 3, 4, 5, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `Gather`; StableHLO, `gather`. A slice has extent 1 along collapsed axes and batch axes. XLA accepts 0 there, and then returns elements
    /// of no operand.
    #[doc(alias("gather", "Gather", "gather_nd", "dynamic_slice"))]
    pub fn gather_slices<'v, I: AnyIndex + 'v>(
        &'s self,
        indices: impl Into<DynView<'v, I>>,
        axes: &GatherAxes<'_>,
        slice: &[usize],
    ) -> Result<DynTensor<T>, GatherError> {
        gather::gathered(&self.view(), &indices.into(), axes, slice).map(tensor)
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// An array of indices, an array of updates, their [`GatherAxes`] and a function in; calls the function with each element of the slices that
    /// begin at these indices and its update: see [`TensorBase::scatter_slices`](crate::array::TensorBase::scatter_slices). Both may be
    /// ranked arrays.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the operands, or the first axis whose extent does not;
    /// [`GatherError::Memory`] if there is not enough memory for a copy of the indices. Nothing is changed then.
    ///
    /// ```
    /// use shapewise::{View, rearrange::GatherAxes, array::DynTensor};
    ///
    /// let mut counts = DynTensor::filled(&"[4]".parse()?, 0)?;
    /// let (bins, ones) = (View::new(&[1, 3, 3, 9], [4])?, View::new(&[1; 4], [4])?);
    /// counts.scatter_slices(bins, ones, &GatherAxes::new(1, &[0]).collapsed(&[0]), |count, one| *count += one)?;
    /// assert_eq!(counts.as_slice(), [0, 1, 0, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// StableHLO, `scatter`, which skips each element that is out of bounds. XLA's `Scatter` on a CPU skips a slice that is partly out of
    /// bounds entirely, and if an index has no numbers it makes only the last update.
    #[doc(alias("scatter", "Scatter", "scatter_nd", "dynamic_update_slice"))]
    pub fn scatter_slices<'v, I: AnyIndex + 'v, U: 'v>(
        &mut self,
        indices: impl Into<DynView<'v, I>>,
        updates: impl Into<DynView<'v, U>>,
        axes: &GatherAxes<'_>,
        change: impl FnMut(&mut T, &U),
    ) -> Result<(), GatherError> {
        let to = (self.data.elements_mut(), self.layout.base(), self.layout.axes());
        gather::scattered(to, &indices.into(), &updates.into(), axes, change)
    }
}
