//! Sums along diagonals.

use core::ops::Mul;

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    array::{DotElement, Lend, Tensor, TensorBase, View},
    contraction::{self, AxisSet, ContractionError, SumAxes, SummedExtents},
    layout::{AxesOf, Layout, RowMajor, Strided},
    message::or_fail,
    private::Exists,
    rank::{RankWithoutAxes, Ranks},
    verbs::contract::{Factor, Labels, Parts, contract, tensor_of},
};

/// The diagonal `offset` above the main one, of extents `rows` and `columns`: its length, and where it begins.
#[inline]
fn diagonal(rows: usize, columns: usize, offset: isize) -> (usize, [usize; 2]) {
    let begin = if offset < 0 { [offset.unsigned_abs(), 0] } else { [0, offset.unsigned_abs()] };
    let [down, along] = begin;
    (rows.saturating_sub(down).min(columns.saturating_sub(along)), begin)
}

/// The operand of a trace along two axes, whose diagonal is one axis, and the labels of the result.
pub(crate) fn diagonals<'a, T>(
    data: &'a [T],
    base: usize,
    axes: &[(usize, isize)],
    offset: isize,
    [first, second]: [usize; 2],
) -> (Factor<'a, T>, Labels) {
    let at = |axis: usize| axes.get(axis).copied().unwrap_or((1, 0));
    let ((rows, down), (columns, along)) = (at(first), at(second));
    let (len, [row, column]) = diagonal(rows, columns, offset);
    let begin = if len == 0 {
        base
    } else {
        let begin =
            down.wrapping_mul(row.cast_signed()).wrapping_add(along.wrapping_mul(column.cast_signed()));
        base.wrapping_add_signed(begin)
    };
    let kept = axes.iter().enumerate().filter(|(axis, _)| ![first, second].contains(axis));
    let (labels, mut kept): (Labels, SmallVec<[(usize, isize); 8]>) =
        kept.map(|(axis, part)| (axis, *part)).unzip();
    kept.push((len, down.wrapping_add(along)));
    let all: Labels = labels.iter().copied().chain([axes.len()]).collect();
    (Factor::new(data, begin, &kept, &all), labels)
}

/// [`TensorBase::trace`] of ranked views: the axes are below `R`.
#[inline(never)]
fn trace<T: Copy + Zero + Mul<Output = T> + 'static, const R: usize, const Q: usize>(
    view: &View<'_, T, R>,
    offset: isize,
    axes: [usize; 2],
) -> Parts<T, Q> {
    let layout: &Strided<R> = &view.layout;
    let parts: SmallVec<[(usize, isize); 8]> = layout.extents().into_iter().zip(layout.strides()).collect();
    let (factor, labels) = diagonals(view.data, layout.base(), &parts, offset, axes);
    Ok((contract(&[factor], &labels)?, contraction::without(&layout.extents(), axes, 1)))
}

/// # Sums along diagonals
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the sums along the diagonals of two axes, `axes![0, 1]`: an array without these axes. The trace of a matrix is of rank 0.
    ///
    /// # Panics
    ///
    /// If there is not enough memory for the result, with the message of [`ContractionError`]. Axes that the rank does not have are an error
    /// of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// assert_eq!(matrix.trace(axes![0, 1])[[]], 5);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `trace`.
    #[must_use]
    #[track_caller]
    pub fn trace<const Q: usize, X: SumAxes<R, Proof: Exists> + AxisSet>(
        &'s self,
        axes: X,
    ) -> Tensor<T, Q, RowMajor<Q, SummedExtents<AxesOf<L, R>, X, Q>>>
    where
        T: DotElement<Proof: Exists> + 'static,
        Ranks: RankWithoutAxes<R, 2, Q>,
    {
        or_fail(self.try_trace(axes))
    }

    /// Returns the sums along the diagonals of two axes, or an error where [`trace`](Self::trace) panics.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Memory`] if there is not enough memory for the result.
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn try_trace<const Q: usize, X: SumAxes<R, Proof: Exists> + AxisSet>(
        &'s self,
        _: X,
    ) -> Result<Tensor<T, Q, RowMajor<Q, SummedExtents<AxesOf<L, R>, X, Q>>>, ContractionError>
    where
        T: DotElement<Proof: Exists> + 'static,
        Ranks: RankWithoutAxes<R, 2, Q>,
    {
        trace(&self.ranked(), 0, X::PAIR).map(tensor_of)
    }

    /// Returns the sums along diagonals whose axes are known at run time. `offset` is how far the diagonal is above the main one: it
    /// begins at index `[0, offset]` of the two axes, or at `[-offset, 0]`. Negative axes count from the end.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ContractionError`], where [`try_trace_by`](Self::try_trace_by) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Tensor, View, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// let above: Tensor<i32, 0> = matrix.trace_by(1, [0, -1]);
    /// assert_eq!(above[[]], 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn trace_by<const Q: usize>(&'s self, offset: isize, axes: [isize; 2]) -> Tensor<T, Q>
    where
        T: DotElement<Proof: Exists> + 'static,
        Ranks: RankWithoutAxes<R, 2, Q>,
    {
        or_fail(self.try_trace_by(offset, axes))
    }

    /// Returns the sums along diagonals whose axes are known at run time, or an error where [`trace_by`](Self::trace_by) panics.
    ///
    /// # Errors
    ///
    /// [`ContractionError::TraceAxis`] for an axis that the rank does not have, [`ContractionError::TraceAxes`] if the two are the same,
    /// [`ContractionError::Memory`] if the result does not fit.
    pub fn try_trace_by<const Q: usize>(
        &'s self,
        offset: isize,
        axes: [isize; 2],
    ) -> Result<Tensor<T, Q>, ContractionError>
    where
        T: DotElement<Proof: Exists> + 'static,
        Ranks: RankWithoutAxes<R, 2, Q>,
    {
        trace(&self.ranked(), offset, contraction::dynamic::trace(R, axes)?).map(tensor_of)
    }
}
