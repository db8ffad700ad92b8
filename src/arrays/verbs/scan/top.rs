//! The largest elements along an axis, with their positions.

use core::cmp::Ordering;

use alloc::vec::Vec;

use crate::{
    array::{
        DynArrayError, DynBase, DynTensor, DynView, Storage, Tensor, TensorBase, TotallyOrdered,
        dynamic::rearrange::dyn_tensor,
    },
    axis::{self, AxisIn, one},
    layout::{AxesOf, Layout, RowMajor},
    loops::allocate::allocate,
    message::or_fail,
    private::{Exists, If},
    types::AxisList,
    verbs::{
        along::{Elements, extent_and_inner, of_rank, resized},
        scan::sort::{each_line, of_lines},
    },
};

/// A tensor of elements `T` with the extents of the layout `L` of rank `R`, but an extent along the axis `X` that is known at run time. See [`top_k`](TensorBase::top_k).
pub type TensorOfPart<T, X, L, const R: usize> = Tensor<
    T,
    R,
    RowMajor<R, If<<X as AxisIn<R>>::Proof, <one::ResizedList<X, AxesOf<L, R>> as AxisList>::Extents<R>>>,
>;

/// How many elements are held at least besides the largest so far, before the largest are selected among them.
const BATCH: usize = 256;

/// An element and its position.
type Placed<'a, T> = (usize, &'a T);

/// How many elements of a line are held at most while the `k` largest are looked for: all, if `k` is not much less.
const fn held(k: usize, extent: usize) -> usize {
    let some = k.saturating_mul(2).saturating_add(BATCH);
    if some > extent / 8 { extent } else { some }
}

/// The `k` largest elements of a line, the largest first, and of equal ones the first. `k` is not 0.
///
/// What is not above the `k`-th largest so far is left out at once. So nearly all of a long line is compared once, and not stored.
fn largest<'a, T: 'a>(
    best: &mut Vec<Placed<'a, T>>,
    mut line: impl Iterator<Item = Placed<'a, T>>,
    (k, held): (usize, usize),
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) {
    best.clear();
    best.extend(line.by_ref().take(held));
    loop {
        if best.len() > k {
            best.select_nth_unstable_by(k.saturating_sub(1), from_largest(compare));
            best.truncate(k);
        }
        let Some(least) = best.last().map(|placed| placed.1) else { break };
        // A later element that is equal is not among the largest.
        let mut above = line.by_ref().filter(|placed| compare(placed.1, least).is_gt());
        let Some(next) = above.next() else { break };
        best.push(next);
        best.extend(above.take(held.saturating_sub(best.len())));
    }
    best.sort_unstable_by(from_largest(compare));
}

/// The order from the largest element to the smallest, and of equal ones from the first to the last.
fn from_largest<T>(
    compare: &mut impl FnMut(&T, &T) -> Ordering,
) -> impl FnMut(&Placed<'_, T>, &Placed<'_, T>) -> Ordering {
    |left, right| compare(right.1, left.1).then(left.0.cmp(&right.0))
}

/// The largest elements of each line along an axis, which is below the rank, and their positions.
fn top<T: Clone>(
    view: &DynView<'_, T>,
    axis: usize,
    k: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Result<(Elements<T>, Elements<usize>), DynArrayError> {
    let (extent, inner) = extent_and_inner(view.extents(), axis);
    let k = k.min(extent);
    let (extents, count) = resized(view, axis, k)?;
    let (mut elements, mut positions) = (allocate(count)?, allocate(count)?);
    if count > 0 {
        let held = held(k, extent);
        let mut best = allocate(held)?;
        each_line(view, axis, |line| {
            let line = (0..extent).filter_map(|position| Some((position, line.get([position])?)));
            largest(&mut best, line, (k, held), &mut compare);
            elements.extend(best.iter().map(|(_, element)| T::clone(element)));
            positions.extend(best.iter().map(|(position, _)| *position));
        })?;
    }
    Ok(((of_lines(elements, k, inner)?, extents.clone()), (of_lines(positions, k, inner)?, extents)))
}

/// # Select the largest
impl<T: Clone, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the `k` largest elements along an axis and their positions, as two arrays `Tensor<T, R>` and `Tensor<usize, R>`: the largest first, and of
    /// equal elements the first one first. Extents `[m, n]` along axis 1 become `[m, k]`, or `[m, n]` if `k` is more than `n`.
    ///
    /// It does not sort the axis: ten of 100,000 in random order take about a thirtieth of the time of [`argsort_axis_by`](Self::argsort_axis_by), and about a tenth where
    /// elements ascend. For floats, see [`top_k_by`](Self::top_k_by).
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, s, tensor};
    ///
    /// let scores = tensor![[3, 9, 4, 9], [7, 1, 8, 2]];
    /// let (best, columns) = scores.top_k(Axis::<1>, 2);
    /// assert_eq!(best, tensor![[9, 9], [8, 7]]);
    /// assert_eq!(columns, tensor![[1, 3], [2, 0]]);
    /// // They are the first of a sort from the largest to the smallest.
    /// let order = scores.argsort_axis_by(Axis::<1>, |x, y| y.cmp(x));
    /// assert_eq!(order.slice(s![.., ..2]), columns);
    /// ```
    ///
    /// # In other libraries
    ///
    /// PyTorch, `topk`; XLA, `TopK`, which has the same order; NumPy, `argpartition`, which does not order the `k` elements.
    #[doc(alias("topk", "argpartition", "partition", "nlargest", "partialsort", "partialsortperm"))]
    #[doc(alias("maxk", "select_nth_unstable", "slice_max"))]
    #[must_use]
    #[track_caller]
    pub fn top_k<X: AxisIn<R>>(
        &self,
        axis: X,
        k: usize,
    ) -> (TensorOfPart<T, X, L, R>, TensorOfPart<usize, X, L, R>)
    where
        T: TotallyOrdered<Proof: Exists>,
    {
        self.top_k_by(axis, k, T::cmp)
    }

    /// Returns the `k` largest elements along an axis by a comparison, and their positions: [`top_k`](Self::top_k).
    ///
    /// NaN is where the comparison has it: with `nan_last` it is the largest, as in PyTorch and NumPy, and with `nan_first` it is chosen only if
    /// there are fewer than `k` numbers. The `k` smallest are those of the opposite comparison.
    ///
    /// # Panics
    ///
    /// Same panics as [`sort_axis_by`](Self::sort_axis_by).
    ///
    /// ```
    /// use shapewise::{Axis, Float, tensor};
    ///
    /// let x = tensor![0.5, -2.0, f64::NAN, 4.0];
    /// let (best, positions) = x.top_k_by(Axis::<0>, 2, f64::nan_first);
    /// assert_eq!((best.as_slice(), positions.as_slice()), (&[4.0, 0.5][..], &[3, 0][..]));
    /// let (_, smallest) = x.top_k_by(Axis::<0>, 2, |x, y| y.nan_last(x));
    /// assert_eq!(smallest, tensor![1, 0]);
    /// ```
    #[must_use]
    #[track_caller]
    pub fn top_k_by<X: AxisIn<R>>(
        &self,
        axis: X,
        k: usize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> (TensorOfPart<T, X, L, R>, TensorOfPart<usize, X, L, R>) {
        let (elements, positions) = or_fail(top(&DynView::from(self), axis.number(R), k, compare));
        (of_rank(elements), of_rank(positions))
    }
}

impl<T: Clone, S: Storage<T>> DynBase<T, S> {
    /// Returns the `k` largest elements along an axis and their positions: [`TensorBase::top_k`].
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (best, positions) = DynView::new(&[3, 9, 4], [3])?.top_k(0, 2)?;
    /// assert_eq!((best.as_slice(), positions.as_slice()), (&[9, 4][..], &[1, 2][..]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("topk", "argpartition", "nlargest"))]
    pub fn top_k(&self, axis: isize, k: usize) -> Result<(DynTensor<T>, DynTensor<usize>), DynArrayError>
    where
        T: TotallyOrdered,
    {
        self.top_k_by(axis, k, T::cmp)
    }

    /// Returns the `k` largest elements along an axis by a comparison, and their positions: [`TensorBase::top_k_by`].
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    pub fn top_k_by(
        &self,
        axis: isize,
        k: usize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<(DynTensor<T>, DynTensor<usize>), DynArrayError> {
        let axis = axis::resolve(axis, self.rank())?;
        let (elements, positions) = top(&DynView::from(self), axis, k, compare)?;
        Ok((dyn_tensor(elements), dyn_tensor(positions)))
    }
}
