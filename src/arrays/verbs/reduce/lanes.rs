//! A function of the caller for each lane along an axis: the elements at one index of the other axes.

#[cfg(feature = "alloc")]
use crate::{
    array::dynamic::{DynArrayError, DynBase, DynTensor, axes::AxesToReduce},
    rank::MAX_RANK,
};
use crate::{
    array::{Lend, TensorBase, View},
    index::{MemoryError, element_count},
    layout::Layout,
    loops::{accumulate::ReductionInput, allocate::boxed_from_fn, within::TermsOfResult},
    verbs::reduce::along::{ReducedOnHeap, ReducesAxisTo, ReducesTo as _, present},
};

/// The results of a function of each lane, in logical order.
fn mapped<'a, T, B, const R: usize>(
    along: &ReductionInput<'a, T, R>,
    mut map: impl FnMut(View<'a, T, 1>) -> B,
) -> ReducedOnHeap<B> {
    // The extents are at most those of an array.
    let count = element_count(&along.flattened().0).unwrap_or(usize::MAX);
    let results = boxed_from_fn(count, |at| {
        let (lane, layout) = TermsOfResult::new(along.data, &along.layout, &along.is_reduced, at).lane();
        map(TensorBase::of_parts(lane, layout))
    });
    match results {
        Some(results) => Ok(Some(results.into_vec())),
        None => Err(MemoryError { count, size: size_of::<B>() }),
    }
}

/// # Map the lanes along an axis
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with each lane along an axis, the view of the elements at one index of the other axes, and returns the results as a `Tensor<B, R - 1>`. Extents `[m, n]` along axis 1
    /// become `[m]`. It is how what is a method of a vector is done along an axis: `median`, `norm`, `quantile`, a mean without NaN.
    ///
    /// The lanes are visited in logical order. If the extent of the axis is 0, each of them is empty.
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, tensor};
    ///
    /// let rows = tensor![[3.0, 1.0, 2.0], [6.0, f64::NAN, 4.0]];
    /// let medians = rows.map_axis(Axis::<1>, |row| row.median());
    /// assert_eq!(medians.as_slice()[0], Some(2.0));
    /// // Means without NaN.
    /// let means =
    ///     rows.map_axis(Axis::<0>, |column| column.extract(column.map(|x| !x.is_nan())).mean());
    /// assert_eq!(means, tensor![4.5, 1.0, 3.0]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `apply_along_axis`; ndarray, `map_axis`.
    #[doc(alias(
        "apply_along_axis",
        "median_axis",
        "quantile_axis",
        "norm_axis",
        "nanmean",
        "nansum",
        "vmap",
        "mapslices"
    ))]
    #[doc(alias = "apply_over_axes")]
    #[must_use]
    #[track_caller]
    pub fn map_axis<B, const Q: usize, X: ReducesAxisTo<B, T, S, L, R, Q>>(
        &'s self,
        axis: X,
        map: impl FnMut(View<'a, T, 1>) -> B,
    ) -> X::Out {
        present(axis.axes().reduce_by(
            self.data.lend(),
            &self.layout,
            map,
            |map, terms| {
                let (lane, layout) = terms.lane();
                Some(map(TensorBase::of_parts(lane, layout)))
            },
            |map, along| mapped(along, map),
        ))
    }
}

#[cfg(feature = "alloc")]
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Calls a function with each lane along an axis, and returns the results: [`TensorBase::map_axis`].
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[3.0, 4.0, 6.0, 8.0], [2, 2])?;
    /// assert_eq!(matrix.map_axis(1, |row| row.norm())?.as_slice(), [5.0, 10.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("apply_along_axis", "median_axis", "quantile_axis", "norm_axis", "nanmean"))]
    pub fn map_axis<B>(
        &'s self,
        axis: isize,
        map: impl FnMut(View<'a, T, 1>) -> B,
    ) -> Result<DynTensor<B>, DynArrayError> {
        let data = self.data.lend();
        let lanes = |along: &ReductionInput<'_, T, MAX_RANK>| {
            mapped(&ReductionInput { data, layout: along.layout, is_reduced: along.is_reduced }, map)
        };
        self.reduce_by(AxesToReduce::removed(&[axis]), lanes).map(|all| present(Ok(all)))
    }
}
