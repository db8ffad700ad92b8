//! Folds along one axis, by a function of the caller.

#[cfg(feature = "alloc")]
use crate::{
    array::dynamic::{DynArrayError, DynBase, DynTensor, axes::AxesToReduce},
    rank::MAX_RANK,
};
use crate::{
    array::{Lend, TensorBase},
    index::MemoryError,
    layout::Layout,
    loops::{
        accumulate::ReductionInput,
        along::{self, KindOf, RowKind},
    },
    message::or_fail,
    verbs::reduce::along::{ReducedOnHeap, ReducesAxisTo, ReducesTo as _, present},
};

/// Folds along an axis from `init`.
fn folds<'a, K: RowKind<R>, T, B: Clone, const R: usize>(
    along: &ReductionInput<'a, T, R>,
    init: B,
    fold: impl FnMut(&B, &'a T) -> B,
) -> ReducedOnHeap<B> {
    let mut all = along.results(init)?;
    along::fold_axis::<K, _, _, R>(&mut all, (along.data, &along.layout), along.axis(), fold);
    Ok(Some(all))
}

/// # Folds along an axis
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Folds the elements along an axis from `init`, into a `Tensor<B, R - 1>`. Extents `[m, n]` along axis 1 become `[m]`. The elements of each fold are visited in the
    /// order of the axis. If the extent of the axis is 0, each result is `init`.
    ///
    /// Along an axis that is not the innermost one in memory, several folds proceed together, one or two entire rows at a time.
    ///
    /// # Panics
    ///
    /// If there is not enough memory for the result, at the caller's line, with the message of [`MemoryError`]: the result of a broadcast may have
    /// more elements than there is memory. [`try_fold_axis`](Self::try_fold_axis) returns an error. An axis in the type that is not below the
    /// rank is an error of `cargo check`. All reductions along axes have these panics; every one of them is a fold, so `try_fold_axis` is for
    /// them, too.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, AxisOf, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// // Numbers from digits. The axis is in the type: `[2, 3]` without axis 1 is `[2]`, in the type.
    /// let numbers = matrix.fold_axis(Axis::<1>, 0, |number, digit| number * 10 + digit);
    /// assert_eq!(numbers, shapewise::Tensor::new(vec![123, 456], shape![2])?);
    /// // The axis is known at run time.
    /// let numbers = matrix.fold_axis(AxisOf::new(-2)?, 0, |number, digit| number * 10 + digit);
    /// assert_eq!(numbers.as_slice(), [14, 25, 36]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn fold_axis<B: Clone, const Q: usize, X: ReducesAxisTo<B, T, S, L, R, Q>>(
        &'s self,
        axis: X,
        init: B,
        fold: impl FnMut(&B, &'a T) -> B,
    ) -> X::Out {
        or_fail(self.try_fold_axis(axis, init, fold))
    }

    /// Folds as [`fold_axis`](Self::fold_axis) does, and returns an error if memory is short.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result. The function is not called then.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// let unit = View::new(&[1_u8], [1, 1])?;
    /// let all = unit.broadcast_to([isize::MAX as usize, 1]);
    /// assert_eq!(
    ///     all.try_fold_axis(Axis::<1>, 0_u8, |sum, x| sum + x).unwrap_err().to_string(),
    ///     "there is no memory for 9223372036854775807 elements of 1 byte"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_fold_axis<B: Clone, const Q: usize, X: ReducesAxisTo<B, T, S, L, R, Q>>(
        &'s self,
        axis: X,
        init: B,
        fold: impl FnMut(&B, &'a T) -> B,
    ) -> Result<X::Out, MemoryError> {
        let folded = axis.axes().reduce_by(
            self.data.lend(),
            &self.layout,
            (init, fold),
            |(init, fold), terms| Some(terms.fold(init.clone(), |folded, element| fold(&folded, element))),
            |(init, fold), along| folds::<KindOf<L, X>, _, _, R>(along, init, fold),
        );
        Ok(present(Ok(folded?)))
    }
}

/// Folds along an axis.
#[cfg(feature = "alloc")]
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Folds the elements along an axis from `init`: [`TensorBase::fold_axis`].
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.fold_axis(1, 0, |folded, x| folded * 10 + x)?.as_slice(), [12, 34]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fold_axis<B: Clone>(
        &'s self,
        axis: isize,
        init: B,
        fold: impl FnMut(&B, &'a T) -> B,
    ) -> Result<DynTensor<B>, DynArrayError> {
        let data = self.data.lend();
        let folds = |along: &ReductionInput<'_, T, MAX_RANK>| {
            let along = ReductionInput { data, layout: along.layout, is_reduced: along.is_reduced };
            folds::<(), _, _, MAX_RANK>(&along, init, fold)
        };
        self.reduce_by(AxesToReduce::removed(&[axis]), folds).map(|all| present(Ok(all)))
    }
}
