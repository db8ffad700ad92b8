//! Contractions of arrays: products of matrices, general contractions, outer products and traces.
//!
//! Each method is a thin wrapper that puts the known extents of the result into its type. The bodies take ranked views, and are compiled once
//! for the ranks of the operands; the loops are compiled once for each type of element.

mod einsum;
mod factor;
#[cfg(feature = "matmul")]
mod kernel;
mod loops;
mod product;
mod rows;
mod sum;

use alloc::vec::Vec;
use core::ops::Mul;

use num_traits::Zero;
use smallvec::SmallVec;

#[cfg_attr(doc, doc(hidden))]
pub use self::einsum::{Given, Pick, agree, given};
pub(in crate::view) use self::factor::{Factor, contract};
use super::{AsView, Lend, Tensor, TensorBase, View};
use crate::{
    contraction::{
        self, ApartFrom, AxisCount, AxisSet, BatchOf, BatchPairs, BatchWith, Contracted, ContractingPairs,
        ContractionError, DotAxes, DotExtents, HasMatrices, Inner, InnerOf, Matches, OtherBatchOf,
        OtherInnerOf, OuterExtents, Paired, PairedAxes, ProductExtents, Spread, SumAxes, SummedExtents,
        WithinRank,
    },
    extent::{DynExtent, ExtentMismatch},
    index,
    layout::{AxesOf, ByStrides, Layout, RowMajor, Strided},
    rank::{DotRank, Plus, Product, Rank, Ranks, TraceRank},
    shape::Shape,
    types::{AxisPosition, ExtentList},
};

/// Labels of the axes of an operand, an operand or a result.
pub(in crate::view) type Labels = SmallVec<[usize; 8]>;

/// The labels of a product of matrices: of both operands and of the result. Batch axes are numbered from the last one.
pub(in crate::view) fn matrix_labels(lhs: usize, rhs: usize) -> [Labels; 3] {
    const ROW: usize = 0;
    const COLUMN: usize = 1;
    const INNER: usize = 2;
    const BATCH: usize = 3;
    let batch = |rank: usize| {
        let count = rank.saturating_sub(2);
        (0..count).map(move |axis| BATCH.saturating_add(count).saturating_sub(axis))
    };
    let (mut left, mut right, mut result) = (Labels::new(), Labels::new(), Labels::new());
    left.extend(batch(lhs));
    right.extend(batch(rhs));
    result.extend(batch(lhs.max(rhs)));
    if lhs > 1 {
        left.push(ROW);
        result.push(ROW);
    }
    left.push(INNER);
    right.push(INNER);
    if rhs > 1 {
        right.push(COLUMN);
        result.push(COLUMN);
    }
    [left, right, result]
}

/// The labels of a general contraction: of both operands and of the result.
pub(in crate::view) fn dot_labels(lhs: usize, rhs: usize, axes: &contraction::DotNumbers<'_>) -> [Labels; 3] {
    let left: Labels = (0..lhs).collect();
    let mut right: Labels = (lhs..lhs.saturating_add(rhs)).collect();
    for (from, to) in [axes.batch, axes.contracting].into_iter().flat_map(|[from, to]| from.iter().zip(to)) {
        if let Some(label) = right.get_mut(*to) {
            *label = *from;
        }
    }
    let mut result: Labels = axes.batch[0].iter().copied().collect();
    result.extend((0..lhs).filter(|axis| axes.is_free(0, *axis)));
    result.extend((0..rhs).filter(|axis| axes.is_free(1, *axis)).map(|axis| lhs.saturating_add(axis)));
    [left, right, result]
}

/// Checks that extents are those that a type knows: the type of a result is computed apart from its numbers, and here they are compared.
fn agree_with(known: &[Option<usize>], extents: &[usize]) -> Result<(), ContractionError> {
    for (axis, (known, &found)) in known.iter().zip(extents).enumerate() {
        match *known {
            Some(expected) if expected != found => {
                return Err(ContractionError::Type(ExtentMismatch { axis, expected, found }));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The elements and the extents of a result.
type Parts<T, const Q: usize> = Result<(Vec<T>, [usize; Q]), ContractionError>;

/// The contraction of two views with these labels, whose result has these extents.
#[inline(never)]
fn contracted<T: Copy + Zero + Mul<Output = T> + 'static, const R: usize, const P: usize, const Q: usize>(
    left: &View<'_, T, R>,
    right: &View<'_, T, P>,
    [lhs, rhs, result]: [Labels; 3],
    extents: [usize; Q],
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    agree_with(known, &extents)?;
    index::element_count(&extents)?;
    Ok((contract(&[Factor::of(left, lhs), Factor::of(right, rhs)], &result)?, extents))
}

/// [`TensorBase::matmul`] of ranked views.
#[inline(never)]
fn matmul<T: Copy + Zero + Mul<Output = T> + 'static, const R: usize, const P: usize, const Q: usize>(
    left: &View<'_, T, R>,
    right: &View<'_, T, P>,
    stretch: [&[bool]; 2],
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    let mut result = [DynExtent::ONE; Q];
    let (lhs, rhs) = (contraction::known(left.extents()), contraction::known(right.extents()));
    contraction::matmul(&lhs, &rhs, stretch, &mut result)?;
    contracted(left, right, matrix_labels(R, P), contraction::of_known(result), known)
}

/// [`TensorBase::dot_general`] of ranked views.
#[inline(never)]
fn dot_general<T: Copy + Zero + Mul<Output = T> + 'static, const R: usize, const P: usize, const Q: usize>(
    left: &View<'_, T, R>,
    right: &View<'_, T, P>,
    axes: &contraction::DotNumbers<'_>,
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    let mut result = [DynExtent::ONE; Q];
    let (lhs, rhs) = (contraction::known(left.extents()), contraction::known(right.extents()));
    contraction::dot_general(&lhs, &rhs, axes, &mut result)?;
    contracted(left, right, dot_labels(R, P, axes), contraction::of_known(result), known)
}

/// [`TensorBase::outer`] of ranked views.
#[inline(never)]
fn outer<T: Copy + Zero + Mul<Output = T> + 'static, const R: usize, const P: usize, const Q: usize>(
    left: &View<'_, T, R>,
    right: &View<'_, T, P>,
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    let mut extents = [1; Q];
    for (to, from) in extents.iter_mut().zip(left.extents().into_iter().chain(right.extents())) {
        *to = from;
    }
    let none = contraction::DotNumbers { batch: [&[]; 2], contracting: [&[]; 2] };
    contracted(left, right, dot_labels(R, P, &none), extents, known)
}

/// The diagonal `offset` above the main one, of extents `rows` and `columns`: its length, and where it begins.
pub(in crate::view) fn diagonal(rows: usize, columns: usize, offset: isize) -> (usize, [usize; 2]) {
    let begin = if offset < 0 { [offset.unsigned_abs(), 0] } else { [0, offset.unsigned_abs()] };
    let [down, along] = begin;
    (rows.saturating_sub(down).min(columns.saturating_sub(along)), begin)
}

/// The operand of a trace along two axes, whose diagonal is one axis, and the labels of the result.
pub(in crate::view) fn diagonals<'a, T>(
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
    let all = labels.iter().copied().chain([axes.len()]);
    (Factor::new(data, begin, kept, all), labels)
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

/// The tensor of these elements and extents, which agree with `E`.
#[inline(always)]
fn tensor<T, const Q: usize, E: ExtentList<Q>>(
    (data, extents): (Vec<T>, [usize; Q]),
) -> Tensor<T, Q, RowMajor<Q, E>> {
    TensorBase::over(data, RowMajor::new(Shape::pack(&extents)))
}

/// Contractions.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: ByStrides<R>> TensorBase<T, S, R, L> {
    /// The product of matrices: another array in; `[.., m, k]` and `[.., k, n]` become `[.., m, n]`. Axes before the last two are batch
    /// axes; they are aligned at the last one and broadcast, as in NumPy. A vector `[k]` is one row on the left and one column on the
    /// right, and this axis is not an axis of the result. The result keeps what the types know of the extents.
    ///
    /// Operands of any strides are read where they are: no operand is copied or transposed before. With the feature `matmul`, products of
    /// `f32` and `f64` use the kernel of the crate `matrixmultiply`. The order of the additions is not specified.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Inner`] if the two extents `k` differ, [`ContractionError::Broadcast`] with the first axis where batch axes do
    /// not broadcast, [`ContractionError::Size`] or [`ContractionError::Memory`] if the result does not fit. Two extents in the type that
    /// conflict are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let (x, w) = ([1, 2, 3, 4, 5, 6], [1, 0, 0, 1, 1, 1]);
    /// let x = View::new(&x, shape![2, 3])?;
    /// let w = View::new(&w, shape![3, 2])?;
    /// let y = x.matmul(w)?; // extents (Const<2>, Const<2>)
    /// assert_eq!(y, shapewise::tensor![[4, 5], [10, 11]]);
    /// assert_eq!(x.matmul(x.transpose())?.as_slice(), [14, 32, 32, 77]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `matmul`.
    #[doc(alias("MatMul", "gemm", "mm", "bmm"))]
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn matmul<const P: usize, const Q: usize, O>(
        &'s self,
        other: O,
    ) -> Result<
        Tensor<T, Q, RowMajor<Q, ProductExtents<AxesOf<L, R>, AxesOf<O::Layout, P>, R, P, Q>>>,
        ContractionError,
    >
    where
        O: AsView<P, Element = T>,
        O::Layout: ByStrides<P>,
        T: Copy + Zero + Mul<Output = T> + 'static,
        Ranks: HasMatrices<R> + HasMatrices<P> + Product<R, P, Q>,
        Rank<R>: AxisPosition,
        Rank<P>: AxisPosition,
        InnerOf<AxesOf<L, R>, R>: Matches<OtherInnerOf<AxesOf<O::Layout, P>, P>, Inner>,
        BatchOf<AxesOf<L, R>, R>: BatchWith<OtherBatchOf<AxesOf<O::Layout, P>, P>>,
    {
        let stretch: [&[bool]; 2] = [&<L as Layout<R>>::STRETCHES, &<O::Layout as Layout<P>>::STRETCHES];
        let known = &<ProductExtents<AxesOf<L, R>, AxesOf<O::Layout, P>, R, P, Q> as ExtentList<Q>>::EXTENTS;
        matmul(&self.ranked(), &other.as_view().ranked(), stretch, known).map(tensor)
    }

    /// XLA's general contraction: another array and [`DotAxes`] in. The elements of pairs of contracting axes are multiplied and summed; the
    /// result has the batch axes, the free axes of this array and those of the other one, and keeps what the types know of their extents.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Batch`] or [`ContractionError::Contracting`] with the first pair of axes whose extents differ;
    /// [`ContractionError::Axis`] or [`ContractionError::Repeated`] for an axis that an operand does not have, or that occurs twice;
    /// [`ContractionError::Size`] or [`ContractionError::Memory`] if the result does not fit. Of axes in the type, `cargo check` compares
    /// the numbers and the extents that are in the type.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, axes, contraction::DotAxes, shape};
    ///
    /// let (x, y) = ([1, 2, 3, 4, 5, 6], [1, 0, 2, 0, 1, 3]);
    /// let (x, y) = (View::new(&x, shape![2, 3])?, View::new(&y, shape![2, 3])?);
    /// // The rows of both: sums over axis 1 for each index of axis 0.
    /// let dots = x.dot_general(y, DotAxes::contracting(axes![1], axes![1]).batch(axes![0], axes![0]))?;
    /// assert_eq!(dots.as_slice(), [7, 23]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `DotGeneral`; StableHLO, `dot_general`.
    #[doc(alias("tensordot", "DotGeneral"))]
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn dot_general<
        const P: usize,
        const C: usize,
        const D: usize,
        const B: usize,
        const U: usize,
        const Q: usize,
        O,
        LC,
        RC,
        LB,
        RB,
        X,
        Y,
    >(
        &'s self,
        other: O,
        axes: DotAxes<LC, RC, LB, RB>,
    ) -> Result<
        Tensor<T, Q, RowMajor<Q, DotExtents<AxesOf<L, R>, AxesOf<O::Layout, P>, LC, RC, LB, RB, R, P, Q>>>,
        ContractionError,
    >
    where
        O: AsView<P, Element = T>,
        O::Layout: ByStrides<P>,
        T: Copy + Zero + Mul<Output = T> + 'static,
        LC: AxisSet
            + ApartFrom<LB>
            + AxisCount<C>
            + WithinRank<R>
            + PairedAxes<Spread<AxesOf<L, R>, R>, Spread<AxesOf<O::Layout, P>, P>, RC, Contracted<0, 0>>,
        RC: AxisSet + ApartFrom<RB> + AxisCount<D> + WithinRank<P>,
        LB: AxisSet
            + AxisCount<B>
            + WithinRank<R>
            + PairedAxes<Spread<AxesOf<L, R>, R>, Spread<AxesOf<O::Layout, P>, P>, RB, Paired<0, 0>>,
        RB: AxisSet + AxisCount<U> + WithinRank<P>,
        Rank<R>: AxisPosition,
        Rank<P>: AxisPosition,
        Rank<Q>: AxisPosition,
        Ranks: DotRank<R, P, B, C, Q> + ContractingPairs<C, D, X> + BatchPairs<B, U, Y>,
    {
        let known =
            &<DotExtents<AxesOf<L, R>, AxesOf<O::Layout, P>, LC, RC, LB, RB, R, P, Q> as ExtentList<Q>>::EXTENTS;
        dot_general(&self.ranked(), &other.as_view().ranked(), &axes.numbers(), known).map(tensor)
    }

    /// The outer product: another array in; the products of each element of this array with each of the other out. The result has the axes
    /// of this array, then those of the other.
    ///
    /// # Errors
    ///
    /// [`ContractionError::Size`] or [`ContractionError::Memory`] if the result does not fit.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let (x, y) = ([1, 2], [10, 20, 30]);
    /// let table = View::new(&x, shape![2])?.outer(View::new(&y, shape![3])?)?; // extents (Const<2>, Const<3>)
    /// assert_eq!(table, shapewise::tensor![[10, 20, 30], [20, 40, 60]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `multiply.outer`; `outer` for vectors.
    #[doc(alias = "kron")]
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn outer<const P: usize, const Q: usize, O>(
        &'s self,
        other: O,
    ) -> Result<
        Tensor<T, Q, RowMajor<Q, OuterExtents<AxesOf<L, R>, AxesOf<O::Layout, P>, R, P, Q>>>,
        ContractionError,
    >
    where
        O: AsView<P, Element = T>,
        O::Layout: ByStrides<P>,
        T: Copy + Zero + Mul<Output = T> + 'static,
        Ranks: Plus<R, P, Q>,
        Rank<R>: AxisPosition,
        Rank<P>: AxisPosition,
    {
        let known = &<OuterExtents<AxesOf<L, R>, AxesOf<O::Layout, P>, R, P, Q> as ExtentList<Q>>::EXTENTS;
        outer(&self.ranked(), &other.as_view().ranked(), known).map(tensor)
    }

    /// The sums along the diagonals of two axes: `axes![0, 1]` in, an array without these axes out. The trace of a matrix is of rank 0.
    ///
    /// # Panics
    ///
    /// If the elements do not fit in memory, like [`to_vec`](Self::to_vec). Axes that the rank does not have are an error of `cargo check`.
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
    /// # Source
    ///
    /// NumPy, `trace`.
    #[must_use]
    #[track_caller]
    pub fn trace<const Q: usize, X: SumAxes<R> + AxisSet>(
        &'s self,
        _: X,
    ) -> Tensor<T, Q, RowMajor<Q, SummedExtents<AxesOf<L, R>, X, Q>>>
    where
        T: Copy + Zero + Mul<Output = T> + 'static,
        Ranks: TraceRank<R, Q>,
    {
        match trace(&self.ranked(), 0, X::PAIR) {
            Ok(parts) => tensor(parts),
            Err(error) => crate::message::fail(&error),
        }
    }

    /// The sums along diagonals whose axes are known at run time. `offset` is how far the diagonal is above the main one: it begins at
    /// index `[0, offset]` of the two axes, or at `[-offset, 0]`. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`ContractionError::TraceAxis`] for an axis that the rank does not have, [`ContractionError::TraceAxes`] if the two are the same,
    /// [`ContractionError::Memory`] if the result does not fit.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Tensor, View, shape};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// let above: Tensor<i32, 0> = matrix.trace_by(1, [0, -1])?;
    /// assert_eq!(above[[]], 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn trace_by<const Q: usize>(
        &'s self,
        offset: isize,
        axes: [isize; 2],
    ) -> Result<Tensor<T, Q>, ContractionError>
    where
        T: Copy + Zero + Mul<Output = T> + 'static,
        Ranks: TraceRank<R, Q>,
    {
        trace(&self.ranked(), offset, contraction::trace(R, axes)?).map(tensor)
    }
}
