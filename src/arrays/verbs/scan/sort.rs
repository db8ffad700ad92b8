//! The elements along an axis in order, and the order as indices.

use core::cmp::Ordering;

use alloc::vec::Vec;

use crate::{
    array::{DynArrayError, DynBase, DynTensor, DynView, Storage, TensorBase, TotallyOrdered, View},
    index::MemoryError,
    layout::{Layout, Strided},
    loops::nest::Nest,
    loops::{
        allocate::{allocate, is_sizeless},
        relayout::relayout,
    },
    message::or_fail,
    private::{Delayed, Internal},
    verbs::{
        AlongAxis,
        along::{AlongDelayed, axis_verbs, extent_and_inner, same_extents},
        scan::cumulative::copied_view,
    },
};

axis_verbs! {
    /// The elements along an axis in increasing order: [`sort_axis`](TensorBase::sort_axis).
    Sort: DynArrayError;
    /// The elements along an axis in the order of a function: [`sort_axis_by`](TensorBase::sort_axis_by).
    SortBy<F>(F): DynArrayError;
    /// The positions of the elements along an axis in increasing order: [`argsort_axis`](TensorBase::argsort_axis).
    Argsort: DynArrayError;
    /// The positions of the elements along an axis in the order of a function: [`argsort_axis_by`](TensorBase::argsort_axis_by).
    ArgsortBy<F>(F): DynArrayError;
}

same_extents! {
    [T: Clone + TotallyOrdered, X] Sort, T => T, |_, array, axis| sorted(array, axis, T::cmp)?;
    [T: Clone, F: FnMut(&T, &T) -> Ordering, X] SortBy<F>, T => T, |SortBy(compare), array, axis| sorted(array, axis, compare)?;
    [T: TotallyOrdered, X] Argsort, T => usize, |_, array, axis| order(array, axis, T::cmp)?;
    [T, F: FnMut(&T, &T) -> Ordering, X] ArgsortBy<F>, T => usize, |ArgsortBy(compare), array, axis| order(array, axis, compare)?;
}

/// Copies a block of `rows` rows so that its columns are rows.
fn transpose<T: Clone>(to: &mut [T], from: &[T], rows: usize, columns: usize) {
    let extents = [columns, rows];
    let down = Strided::from_parts(extents, [rows.cast_signed(), 1], 0);
    let across = Strided::from_parts(extents, [1, columns.cast_signed()], 0);
    relayout(to, from, &Nest::ordered([&down, &across]));
}

/// The elements of a view, those along an axis, which is below the rank, in order.
fn sorted<T: Clone>(
    view: &DynView<'_, T>,
    axis: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Result<Vec<T>, MemoryError> {
    let mut data = copied_view(view)?;
    let (extent, inner) = extent_and_inner(view.extents(), axis);
    if data.is_empty() || is_sizeless::<T>() || extent < 2 {
        return Ok(data);
    }
    if inner == 1 {
        data.chunks_exact_mut(extent).for_each(|line| line.sort_by(&mut compare));
        return Ok(data);
    }
    // Lines that are apart are copied side by side, sorted, and copied back.
    let block = extent.saturating_mul(inner);
    let mut lines: Vec<T> = allocate(block)?;
    lines.extend(data.iter().take(block).cloned());
    for block in data.chunks_exact_mut(block) {
        transpose(&mut lines, block, extent, inner);
        lines.chunks_exact_mut(extent).for_each(|line| line.sort_by(&mut compare));
        transpose(block, &lines, inner, extent);
    }
    Ok(data)
}

/// Calls a function with each line along an axis, which is below the rank and has elements, in logical order of the other axes.
pub(crate) fn each_line<'a, T>(
    view: &DynView<'a, T>,
    axis: usize,
    mut visit: impl FnMut(View<'a, T, 1>),
) -> Result<(), DynArrayError> {
    let (extent, inner) = extent_and_inner(view.extents(), axis);
    if inner == 1
        && let Some(slice) = view.try_as_slice()
    {
        for line in slice.chunks_exact(extent) {
            visit(TensorBase::of_parts(line, Strided::from_parts([extent], [1], 0)));
        }
        return Ok(());
    }
    view.map_axis(axis.cast_signed(), visit).map(|_| ())
}

/// So many results for each line along an axis, one line after the other, in logical order. `inner` is the product of the extents after the axis.
pub(crate) fn of_lines<T: Clone>(lines: Vec<T>, len: usize, inner: usize) -> Result<Vec<T>, MemoryError> {
    if inner == 1 {
        return Ok(lines);
    }
    let mut all = allocate(lines.len())?;
    for block in lines.chunks_exact(len.saturating_mul(inner).max(1)) {
        (0..len).for_each(|place| all.extend(block.iter().skip(place).step_by(len).cloned()));
    }
    Ok(all)
}

/// For each line along an axis, which is below the rank, the positions of its elements in order.
#[expect(clippy::indexing_slicing, reason = "the positions of a line are below its length")]
fn order<T>(
    view: &DynView<'_, T>,
    axis: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Result<Vec<usize>, DynArrayError> {
    let (extent, inner) = extent_and_inner(view.extents(), axis);
    // The product of the extents of an array fits.
    let mut all: Vec<usize> = allocate(view.extents().product())?;
    if all.capacity() == 0 {
        return Ok(all);
    }
    each_line(view, axis, |line| {
        let start = all.len();
        all.extend(0..extent);
        all[start..].sort_by(|&left, &right| compare(&line[[left]], &line[[right]]));
    })?;
    Ok(of_lines(all, extent, inner)?)
}

/// # Sort
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Sorts the elements along an axis in increasing order, in a `Tensor<T, R>` of the same extents. Equal elements keep their order.
    ///
    /// Floats have several orders; [`sort_axis_by`](Self::sort_axis_by) takes one, such as [`Float::nan_last`](crate::Float::nan_last),
    /// which is NumPy's.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [3, 1, 2, 0, 5, 4];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.sort_axis(Axis::<1>).as_slice(), [1, 2, 3, 0, 4, 5]);
    /// assert_eq!(matrix.sort_axis(Axis::<0>).as_slice(), [0, 1, 2, 3, 5, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `sort`; XLA, `Sort`.
    #[doc(alias("sort", "sorted"))]
    #[must_use]
    #[track_caller]
    pub fn sort_axis<X: AlongAxis<Sort, T, R>>(&self, axis: X) -> X::Out<L> {
        or_fail(self.run_along(axis, Sort))
    }

    /// Sorts the elements along an axis in the order of a comparison: [`sort_axis`](Self::sort_axis).
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec). `sort_by` of slices may panic if the comparison is not an order.
    ///
    /// ```
    /// use shapewise::{Axis, Float, View, shape};
    ///
    /// let row = View::new(&[2.0, f32::NAN, -1.0], shape![3])?;
    /// assert_eq!(row.sort_axis_by(Axis::<0>, f32::nan_last).as_slice()[..2], [-1.0, 2.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn sort_axis_by<X, F: FnMut(&T, &T) -> Ordering>(
        &self,
        axis: X,
        compare: F,
    ) -> AlongDelayed<SortBy<F>, X, F, T, L, R>
    where
        Delayed<X, F>: AlongAxis<SortBy<F>, T, R>,
    {
        or_fail(self.run_along(axis, SortBy(compare)))
    }

    /// Returns the positions of the elements along an axis in increasing order, in a `Tensor<usize, R>` of the same extents. Equal elements keep their
    /// order. [`take_along_axis`](Self::take_along_axis) with the result is [`sort_axis`](Self::sort_axis).
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [3, 1, 2, 0, 5, 4];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let order = matrix.argsort_axis(Axis::<1>);
    /// assert_eq!(order.as_slice(), [1, 2, 0, 0, 2, 1]);
    /// assert_eq!(matrix.take_along_axis(Axis::<1>, &order), matrix.sort_axis(Axis::<1>));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `argsort` with `kind="stable"`.
    #[doc(alias("argsort", "sortperm"))]
    #[must_use]
    #[track_caller]
    pub fn argsort_axis<X: AlongAxis<Argsort, T, R>>(&self, axis: X) -> X::Out<L> {
        or_fail(self.run_along(axis, Argsort))
    }

    /// Returns the positions of the elements along an axis in the order of a comparison: [`argsort_axis`](Self::argsort_axis).
    ///
    /// # Panics
    ///
    /// Same panics as [`sort_axis_by`](Self::sort_axis_by).
    ///
    /// ```
    /// use shapewise::{Axis, Float, View};
    ///
    /// let memory = [0.5, -2.0, f32::NAN];
    /// let order = View::new(&memory, [3])?.argsort_axis_by(Axis::<0>, f32::nan_last);
    /// assert_eq!(order.as_slice(), [1, 0, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn argsort_axis_by<X, F: FnMut(&T, &T) -> Ordering>(
        &self,
        axis: X,
        compare: F,
    ) -> AlongDelayed<ArgsortBy<F>, X, F, T, L, R>
    where
        Delayed<X, F>: AlongAxis<ArgsortBy<F>, T, R>,
    {
        or_fail(self.run_along(axis, ArgsortBy(compare)))
    }
}

impl<T, S: Storage<T>> DynBase<T, S> {
    /// Sorts the elements along an axis in increasing order, in a tensor of the same shape. Equal elements keep their order.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    #[doc(alias("sort", "sorted"))]
    pub fn sort_axis(&self, axis: isize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Clone + TotallyOrdered,
    {
        self.run_along(axis, Sort)
    }

    /// Sorts the elements along an axis in the order of a comparison, in a tensor of the same shape.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    pub fn sort_axis_by(
        &self,
        axis: isize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Clone,
    {
        self.run_along(axis, SortBy(compare))
    }

    /// Returns the positions of the elements along an axis in increasing order, in a tensor of the same shape. Equal elements keep their order.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    #[doc(alias = "argsort")]
    pub fn argsort_axis(&self, axis: isize) -> Result<DynTensor<usize>, DynArrayError>
    where
        T: TotallyOrdered,
    {
        self.run_along(axis, Argsort)
    }

    /// Returns the positions of the elements along an axis in the order of a comparison.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    pub fn argsort_axis_by(
        &self,
        axis: isize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<DynTensor<usize>, DynArrayError> {
        self.run_along(axis, ArgsortBy(compare))
    }
}
