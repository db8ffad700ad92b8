//! Subviews at an array of indices of any rank.

use crate::{
    array::{
        ArrayOf, AsView, DynBase, DynTensor, DynView, Storage, Tensor, TensorBase,
        dynamic::{Numbers, rearrange::dyn_tensor},
    },
    axis::{self, AxisIn, one::AxisArgument},
    contraction::{AxesOneByOne, IfAnyKnown},
    index,
    layout::{AxesOf, Layout, RowMajor},
    loops::allocate::allocate,
    message::or_fail,
    private::{Delayed, Exists, If},
    rank::{self, Minus, Plus, Ranks},
    types::{AxisList, KnownRank},
    verbs::{
        AnyIndex,
        along::{Elements, of_rank},
        pick::indices::TakeError,
    },
};

/// The subviews of an array of the layout `L` at indices of the type `I`, the layout `M` and rank `K` along the axis `X`: the extents of the indices are in place
/// of the one of the axis. See [`take_at`](TensorBase::take_at).
pub type TakenAt<T, X, I, L, M, const R: usize, const K: usize, const Q: usize> = Tensor<
    T,
    Q,
    RowMajor<
        Q,
        If<
            (<Delayed<X, I> as AxisIn<R>>::Proof, <I as AnyIndex>::Proof),
            <SplicedAt<Delayed<X, I>, AxesOf<L, R>, AxesOf<M, K>, R, K> as AxisList>::Extents<Q>,
        >,
    >,
>;

/// The axes `L` with the axes `M` in place of the axis `X`; nothing is known of them if nothing is known of both.
type SplicedAt<X, L, M, const R: usize, const K: usize> =
    IfAnyKnown<L, M, <X as AxisArgument>::Spliced<AxesOneByOne<L, R>, AxesOneByOne<M, K>>>;

/// # Select subviews by indices
impl<T: Clone, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the subviews at an array of indices along an axis: the axes of the indices are in place of this axis. Of a matrix and an axis of rows it is
    /// NumPy's `x[indices]`: a table of rows, looked up. What the types know of the other extents and of those of the indices stays in the type.
    /// [`take`](Self::take) is for indices of rank 1.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_take_at`](Self::try_take_at) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, tensor};
    ///
    /// let table = tensor![[0.0, 0.5], [1.0, 1.5], [2.0, 2.5]];
    /// let words = tensor![[2, 0], [1, -1]];
    /// let found = table.take_at(Axis::<0>, &words);
    /// assert_eq!(found, tensor![[[2.0, 2.5], [0.0, 0.5]], [[1.0, 1.5], [2.0, 2.5]]]);
    /// ```
    ///
    /// The gradient of the table is what [`scatter`](Self::scatter) adds, whose indices have rank 1:
    ///
    /// ```
    /// use shapewise::{Axis, Tensor, shape, tensor};
    ///
    /// let words = tensor![[2, 0], [1, -1]];
    /// let gradients = Tensor::filled(shape![2, 2, 3], 1.0); // of `table.take_at(Axis::<0>, &words)`
    /// let mut gradient = Tensor::filled(shape![3, 3], 0.0); // of `table`
    /// gradient.scatter(Axis::<0>, words.reshape([4]), gradients.reshape([4, 3]), |sum, x| *sum += x);
    /// assert_eq!(gradient.slice(shapewise::s![.., 0]), tensor![1.0, 1.0, 2.0]);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `take` with indices of any rank; PyTorch, `embedding`.
    #[doc(alias("embedding", "take", "fancy"))]
    #[must_use]
    #[track_caller]
    pub fn take_at<X, I: AnyIndex, O, const K: usize, const M: usize, const Q: usize>(
        &self,
        axis: X,
        indices: O,
    ) -> TakenAt<T, X, I, L, O::Layout, R, K, Q>
    where
        O: AsView<K, Layout: Layout<K>> + ArrayOf<I, K>,
        Delayed<X, I>: AxisIn<R>,
        Ranks: Minus<R, 1, M, Proof: Exists> + KnownRank<R>,
        Ranks: Plus<M, K, Q, Proof: Exists> + KnownRank<K>,
    {
        or_fail(self.try_take_at(axis, indices))
    }

    /// Returns the subviews at an array of indices along an axis: [`take_at`](Self::take_at).
    ///
    /// # Errors
    ///
    /// [`TakeError::Index`] with the first index that the axis does not have, [`TakeError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::{Axis, tensor};
    ///
    /// let table = tensor![10, 20, 30];
    /// assert_eq!(
    ///     table.try_take_at(Axis::<0>, tensor![[0, 2], [1, 1]])?,
    ///     tensor![[10, 30], [20, 20]]
    /// );
    /// assert!(table.try_take_at(Axis::<0>, tensor![[0, 3]]).is_err());
    /// # Ok::<(), shapewise::verbs::TakeError>(())
    /// ```
    pub fn try_take_at<X, I: AnyIndex, O, const K: usize, const M: usize, const Q: usize>(
        &self,
        axis: X,
        indices: O,
    ) -> Result<TakenAt<T, X, I, L, O::Layout, R, K, Q>, TakeError>
    where
        O: AsView<K, Layout: Layout<K>> + ArrayOf<I, K>,
        Delayed<X, I>: AxisIn<R>,
        Ranks: Minus<R, 1, M, Proof: Exists> + KnownRank<R>,
        Ranks: Plus<M, K, Q, Proof: Exists> + KnownRank<K>,
    {
        taken_at(&DynView::from(self), axis.number(R), &DynView::from(indices.as_view())).map(of_rank)
    }
}

impl<T: Clone, S: Storage<T>> DynBase<T, S> {
    /// Returns the subviews at an array of indices along an axis: the axes of the indices are in place of this axis. Negative axes and indices count from
    /// the end.
    ///
    /// # Errors
    ///
    /// [`TakeError::NoSuchAxis`], [`TakeError::Index`] with the first index that the axis does not have, [`TakeError::RankTooLarge`] or [`TakeError::Size`]
    /// if the result does not fit, [`TakeError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::{array::DynTensor, tensor};
    ///
    /// let table = DynTensor::from(tensor![10, 20, 30]);
    /// let words = DynTensor::from(tensor![[0, -1], [1, 1]]);
    /// assert_eq!(table.take_at(0, &words)?, tensor![[10, 30], [20, 20]]);
    /// # Ok::<(), shapewise::verbs::TakeError>(())
    /// ```
    #[doc(alias("embedding", "fancy"))]
    pub fn take_at<'v, I: AnyIndex + 'v>(
        &self,
        axis: isize,
        indices: impl Into<DynView<'v, I>>,
    ) -> Result<DynTensor<T>, TakeError> {
        let axis = axis::resolve(axis, self.rank())?;
        taken_at(&DynView::from(self), axis, &indices.into()).map(dyn_tensor)
    }
}

/// The subviews at indices of any rank along an axis, which is below the rank.
fn taken_at<T: Clone, I: AnyIndex>(
    array: &DynView<'_, T>,
    axis: usize,
    indices: &DynView<'_, I>,
) -> Result<Elements<T>, TakeError> {
    let mut at = allocate(indices.element_count())?;
    at.extend(indices.iter().copied());
    let (before, after) = (array.extents().take(axis), array.extents().skip(axis.saturating_add(1)));
    let extents: Numbers = before.chain(indices.extents()).chain(after).collect();
    rank::check(extents.len())?;
    index::element_count(&extents)?;
    Ok((array.take(axis.cast_signed(), &at)?.into_vec(), extents))
}
