//! Folds along one axis, and the tensors of all reductions along axes. A result has the other axes, or all of them with extent 1 along the
//! reduced ones.
//!
//! An axis is in the type, `Axis::<1>`, or was checked at run time, [`AxisOf`](crate::axis::AxisOf); several are a tuple, `axes![0, 2]`. Inside
//! [`Keep`](crate::axis::Keep) they stay, with extent 1. If the axes are in the type, the result's type knows what this array's type
//! knows of the other extents.
//!
//! The bodies are functions of element type and rank, so a further shape costs little compile time. Elements of a layout without
//! strides are first copied to row-major order.

use core::array;

use alloc::vec::Vec;

use crate::{
    array::{Lend, Tensor, TensorBase},
    axis::{ReducedAxis, several::ReducedSet},
    index::{self, MemoryError},
    layout::{ExtentTypes, Layout, Mapping, RowMajor, Strided},
    loops::{
        accumulate::{Fold, Rows, fold_axis},
        allocate::{allocate, resize},
    },
    message::or_fail,
    private::Always,
    shape::Shape,
    types::{AxisList, ExtentList},
};

/// The extents of rank `Q` that remain after a reduction of the layout `L` of rank `R` along the axes `X`. See [`sum_axis`](TensorBase::sum_axis).
pub type RemainingExtents<X, L, const R: usize, const Q: usize> =
    <<<ExtentTypes<L, R> as ExtentList<R>>::List as AxisList>::Edited<<X as ReducedSet>::Left> as AxisList>::Extents<Q>;

/// The tensor of a reduction of the layout `L` of rank `R` along the axes `X`. See [`sum_axis`](TensorBase::sum_axis).
pub type Reduced<T, X, L, const R: usize, const Q: usize> =
    Tensor<T, Q, RowMajor<Q, RemainingExtents<X, L, R, Q>>>;

/// Which axes of rank `R` are reduced.
#[inline]
pub(crate) fn mask<X: ReducedSet, const R: usize>(axes: X) -> [bool; R] {
    array::from_fn(|axis| axes.has(axis, R))
}

/// The extents of a layout, with extent 1 along some axes; and the product of the extents along these.
pub(crate) fn flattened<const R: usize>(layout: &Strided<R>, is_reduced: &[bool; R]) -> ([usize; R], usize) {
    let (mut extents, mut terms) = (layout.extents(), 1_usize);
    for (extent, _) in extents.iter_mut().zip(is_reduced).filter(|(_, is)| **is) {
        terms = terms.saturating_mul(*extent);
        *extent = 1;
    }
    (extents, terms)
}

/// The extents that remain. If the axes are kept, these are all.
fn remaining<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    is_reduced: &[bool; R],
    are_kept: bool,
) -> [usize; Q] {
    let mut left = [1; Q];
    let flat = flattened(layout, is_reduced).0.into_iter().zip(is_reduced);
    let axes = flat.filter(|(_, is)| are_kept || !**is);
    left.iter_mut().zip(axes).for_each(|(to, (extent, _))| *to = extent);
    left
}

/// The elements of a result, all of them `init`.
pub(crate) fn results<T: Clone, const R: usize>(flat: &[usize; R], init: T) -> Result<Vec<T>, MemoryError> {
    // The extents are at most those of an array.
    let count = index::element_count(flat).unwrap_or(usize::MAX);
    let mut all = allocate(count)?;
    resize(&mut all, count, init);
    Ok(all)
}

/// Folds along an axis from `init`.
fn folded<'a, K: Rows<R>, T, B: Clone, const R: usize>(
    (data, layout): (&'a [T], &Strided<R>),
    axis: usize,
    is_reduced: &[bool; R],
    init: B,
    fold: impl FnMut(&B, &'a T) -> B,
) -> Result<Vec<B>, MemoryError> {
    let mut all = results(&flattened(layout, is_reduced).0, init)?;
    fold_axis::<K, _, _, R>(&mut all, (data, layout), axis, fold);
    Ok(all)
}

/// Folds along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An axis, a start value and a function in, a tensor of folds out: extents `[m, n]` reduced along axis 1 become `[m]`. The
    /// elements of each fold are visited in the order of the axis. If the extent of the axis is 0, each result is `init`.
    ///
    /// Along an axis that is not the innermost one in memory, several folds proceed together, one or two entire rows at a time.
    ///
    /// # Panics
    ///
    /// If there is not enough memory for the result, at the caller's line, with the message of [`MemoryError`]: the result of a broadcast may have
    /// more elements than there is memory. [`try_fold_axis`](Self::try_fold_axis) returns an error. An axis in the type that is not below the
    /// rank is an error of `cargo check`. All reductions along an axis have these panics; every one of them is a fold, so `try_fold_axis` is for
    /// those without a `try_` twin, too.
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
    #[doc(alias = "apply_along_axis")]
    #[must_use]
    #[track_caller]
    pub fn fold_axis<B: Clone, const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
        init: B,
        fold: impl FnMut(&B, &'a T) -> B,
    ) -> Reduced<B, X, L, R, Q> {
        or_fail(self.try_fold_axis::<B, Q, X>(axis, init, fold))
    }

    /// [`fold_axis`](Self::fold_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result. The function is not called then.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// let unit = View::new(&[1_u8], [1, 1])?;
    /// let all = unit.broadcast_to([isize::MAX as usize, 1]).unwrap();
    /// assert!(all.try_fold_axis(Axis::<1>, 0, |sum, x| sum + x).is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_fold_axis<B: Clone, const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
        init: B,
        mut fold: impl FnMut(&B, &'a T) -> B,
    ) -> Result<Reduced<B, X, L, R, Q>, MemoryError> {
        let (data, layout, at) = (self.data.lend(), self.layout.seen().ranked(), axis.number(R));
        let is_reduced = mask(axis);
        let all = if L::HAS_STRIDES {
            folded::<Fold<L::Seen, X>, _, _, R>((data, &layout), at, &is_reduced, init, fold)
        } else {
            let elements = self.references()?;
            folded::<Fold<L::Seen, X>, _, _, R>(
                (&elements, &layout),
                at,
                &is_reduced,
                init,
                |folded, element| fold(folded, *element),
            )
        };
        Ok(self.reduced::<_, Q, X>(&is_reduced, all?))
    }

    /// References to all elements, in logical order.
    pub(crate) fn references(&'s self) -> Result<Vec<&'a T>, MemoryError> {
        let mut all = allocate(self.element_count())?;
        all.extend(self.iter());
        Ok(all)
    }

    /// The tensor of a reduction along some axes.
    #[inline]
    pub(crate) fn reduced<U, const Q: usize, X: ReducedSet>(
        &self,
        is_reduced: &[bool; R],
        data: Vec<U>,
    ) -> Reduced<U, X, L, R, Q> {
        // If the type knows all extents, there is nothing to compute.
        let extents = match size_of::<RemainingExtents<X, L, R, Q>>() {
            0 => [0; Q],
            _ => remaining(&self.layout.seen().ranked(), is_reduced, X::ARE_KEPT),
        };
        TensorBase::over(data, RowMajor::new(Shape::pack(&extents)))
    }

    /// The memory, and the strided layout of its elements. Elements of a layout without strides are copied to row-major order, to `copy`.
    #[inline(always)]
    pub(crate) fn in_rows<'c>(&'s self, copy: &'c mut Vec<T>) -> Result<(&'c [T], Strided<R>), MemoryError>
    where
        T: Clone,
        'a: 'c,
    {
        let layout = self.layout.seen().ranked();
        if L::HAS_STRIDES {
            return Ok((self.data.lend(), layout));
        }
        *copy = self.try_to_vec()?;
        Ok((copy, layout))
    }
}
