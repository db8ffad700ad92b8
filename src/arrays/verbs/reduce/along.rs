//! Reductions along axes: what a method requires of its axes and of the elements, and what it returns.

use core::array;

#[cfg(feature = "alloc")]
use crate::{
    array::dynamic::{
        DynArrayError, DynBase, DynStrided, DynTensor,
        axes::{self, AxesToReduce},
    },
    layout::Strided,
    loops::short::{is_in_rows, of_arrays, with_known_length},
    rank::MAX_RANK,
    verbs::along::extent_and_inner,
};
use crate::{
    array::{Storage, TensorBase, results::made},
    axis::{ReducedAxes, ReducedAxis, resolve, several::ReducedAxesArgument},
    heap,
    index::MemoryError,
    layout::{ExtentTypes, Layout, RowMajor},
    loops::{
        accumulate::ReductionInput,
        short::row_of,
        within::{LONG, TermsOfResult},
    },
    message::{broken, or_fail},
    storage::{self, OnHeap},
    types::{AxisList, ExtentList},
    verbs::elementwise::map::ResultsLike,
};

/// The extents of rank `Q` that remain after a reduction of the layout `L` of rank `R` along the axes `X`. See [`sum_axis`](TensorBase::sum_axis).
pub type RemainingExtents<X, L, const R: usize, const Q: usize> =
    <<<ExtentTypes<L, R> as ExtentList<R>>::List as AxisList>::Edited<<X as ReducedAxesArgument>::Remaining> as AxisList>::Extents<Q>;

/// The result, with elements `U`, of a reduction of an array of `T` in the storage `S` along the axes `X`: a tensor, or an inline array if the array is
/// one. See [`sum_axis`](TensorBase::sum_axis).
pub type ReducedArray<U, T, S, X, L, const R: usize, const Q: usize> = TensorBase<
    U,
    ResultsLike<U, T, S, RemainingExtents<X, L, R, Q>>,
    Q,
    RowMajor<Q, RemainingExtents<X, L, R, Q>>,
>;

/// [`ReducedArray`], in the memory `M`.
type Remainder<U, M, X, L, const R: usize, const Q: usize> =
    TensorBase<U, M, Q, RowMajor<Q, RemainingExtents<X, L, R, Q>>>;

/// The results of a reduction in row-major order; `None` if a result needs an element, and there are none.
pub(crate) type ReducedOnHeap<U> = Result<Option<OnHeap<U>>, MemoryError>;

/// Elements that the reduction `V` takes, and its loops.
#[cfg_attr(doc, doc(hidden))]
pub trait ElementOf<V>: Sized {
    /// The elements of the result.
    type Out;

    /// The result of these elements; `None` if it needs one, and there are none.
    #[doc(hidden)]
    fn of<const R: usize>(verb: &V, terms: &TermsOfResult<'_, Self, R>) -> Option<Self::Out>;

    /// The results of rows of this length, one row after another; `None` if they are computed one by one.
    #[doc(hidden)]
    #[inline(always)]
    fn of_rows<M: storage::ResultStorage<Self::Out>>(_: &V, _rows: &[Self], _len: usize) -> Option<M> {
        None
    }

    /// The results of so many rows of this length, one row after another, on the heap, if they have few elements; `None` if they are not, or are not computed this way.
    #[doc(hidden)]
    #[inline(always)]
    fn of_small_rows(_: &V, _rows: &[Self], _len: usize, _count: usize) -> Option<heap::Boxed<Self::Out>> {
        None
    }

    /// The results along some axes, on the heap.
    #[doc(hidden)]
    fn along<const R: usize>(verb: V, along: &ReductionInput<'_, Self, R>) -> ReducedOnHeap<Self::Out>;
}

/// The length of the rows that are reduced: if the types know that they are long, and one after another in memory.
const fn rows<L: Layout<R>, X: ReducedAxesArgument, const R: usize>() -> Option<usize> {
    match (L::RANKED, X::ONE) {
        (Some(layout), Some(axis)) => match (resolve(axis, R), layout.extents().last()) {
            (Ok(axis), Some(&len)) if axis.wrapping_add(1) == R && len >= LONG && layout.is_row_major() => {
                Some(len)
            }
            _ => None,
        },
        _ => None,
    }
}

/// The length of the rows that are reduced, if the types know it and it is short; 0 if not.
#[cfg(feature = "alloc")]
const fn short_row<L: Layout<R>, X: ReducedAxesArgument, const R: usize>() -> usize {
    match X::ONE {
        Some(axis) => match resolve(axis, R) {
            Ok(axis) if axis.wrapping_add(1) == R => row_of::<R, L>(),
            _ => 0,
        },
        None => 0,
    }
}

/// Whether the types know that the rows of a tensor are reduced, which are one after another in memory.
const fn is_of_rows<L: Layout<R>, X: ReducedAxesArgument, const R: usize>() -> bool {
    match (L::ROW_MAJOR, X::ONE) {
        (Some(true), Some(axis)) => {
            !X::ARE_KEPT && matches!(resolve(axis, R), Ok(axis) if axis.wrapping_add(1) == R)
        }
        _ => false,
    }
}

/// The results of the rows of a tensor, on the heap; `None` if they are many or elsewhere, or are not computed this way.
#[inline(always)]
fn by_small_rows<
    V,
    T: ElementOf<V>,
    M: storage::ResultStorage<T::Out>,
    X: ReducedAxesArgument,
    L: Layout<R>,
    const R: usize,
>(
    verb: &V,
    data: &[T],
    layout: &L,
) -> Option<M> {
    if M::IS_WITHIN || !const { is_of_rows::<L, X, R>() && row_of::<R, L>() == 0 } {
        return None;
    }
    let extents = layout.extents();
    let (len, others) = extents.split_last()?;
    let count = others.iter().fold(1, |count, extent| extent.wrapping_mul(count));
    let results = T::of_small_rows(verb, data, *len, count)?;
    compare_count(results.len(), count);
    Some(M::of_heap(results.into_vec()))
}

/// Compares how many results there are with how many there should be. In all builds: foreign code may make them.
#[inline(always)]
fn compare_count(found: usize, expected: usize) {
    if found != expected {
        broken("a tensor has exactly the memory of its elements");
    }
}

/// The results within an array of rows whose length the types know; `None` if the results are elsewhere, or are computed one by one.
#[inline(always)]
fn by_rows<
    V,
    T: ElementOf<V>,
    M: storage::ResultStorage<T::Out>,
    X: ReducedAxesArgument,
    L: Layout<R>,
    const R: usize,
>(
    verb: &V,
    data: &[T],
    count: usize,
) -> Option<M> {
    if !M::IS_WITHIN {
        return None;
    }
    let results: M = T::of_rows(verb, data, const { rows::<L, X, R>() }?)?;
    compare_count(results.elements().len(), count);
    Some(results)
}

/// Axes along which the verb `V` reduces arrays of elements `T`, storage `S` and layout `L` from rank `R` to rank `Q`.
#[cfg_attr(doc, doc(hidden))]
pub trait Reduces<V, T, S, L, const R: usize, const Q: usize>: Copy {
    /// The [array](ReducedArray) of the results.
    type Out;

    /// Reports, in a build without a heap, results that would be on it. A method names it, so that the compiler shows its caller.
    #[cfg(not(feature = "alloc"))]
    #[doc(hidden)]
    const HAS_MEMORY: ();

    /// Reduces along the axes: [`ElementOf::along`] with the types of the result.
    #[doc(hidden)]
    fn reduce(self, verb: V, data: &[T], layout: &L) -> Result<Option<Self::Out>, MemoryError>;
}

// The compiler reports the bound that fails, at the name of the method.
impl<V, T: ElementOf<V>, S: Storage<T>, X: ReducedAxes<R, Q>, L: Layout<R>, const R: usize, const Q: usize>
    Reduces<V, T, S, L, R, Q> for X
{
    type Out = ReducedArray<T::Out, T, S, X, L, R, Q>;
    #[cfg(not(feature = "alloc"))]
    const HAS_MEMORY: () = Self::Out::HAS_MEMORY;

    #[inline]
    fn reduce(self, verb: V, data: &[T], layout: &L) -> Result<Option<Self::Out>, MemoryError> {
        let extents = RemainingExtents::<X, L, R, Q>::KNOWN_EXTENTS;
        let count = extents.iter().fold(1, |count: usize, extent| count.wrapping_mul(*extent));
        if let Some(results) = by_rows::<V, T, _, X, L, R>(&verb, data, count) {
            return Ok(Some(TensorBase::of_results(results, &extents)));
        }
        if let Some(results) = by_small_rows::<V, T, _, X, L, R>(&verb, data, layout) {
            let mut extents = [1; Q];
            extents.iter_mut().zip(layout.extents()).for_each(|(to, extent)| *to = extent);
            return Ok(Some(TensorBase::of_results(results, &extents)));
        }
        reduced::<T, T::Out, _, _, X, L, R, Q>(
            (self, data, layout),
            verb,
            |verb, terms| T::of(verb, terms),
            |verb, along| T::along(verb, along),
        )
    }
}

/// Axes along which a function reduces arrays of layout `L` from rank `R` to elements `U` of rank `Q`.
#[cfg_attr(doc, doc(hidden))]
pub trait ReducesTo<U, T, S, L, const R: usize, const Q: usize>: ReducedAxesArgument {
    /// The [array](ReducedArray) of the results.
    type Out;

    /// The results of a function of the terms of one result, or of one that makes all of them on the heap. Both use `verb`.
    #[doc(hidden)]
    fn reduce_by<'a, V>(
        self,
        data: &'a [T],
        layout: &L,
        verb: V,
        of: impl FnMut(&mut V, &TermsOfResult<'a, T, R>) -> Option<U>,
        along: impl FnOnce(V, &ReductionInput<'a, T, R>) -> ReducedOnHeap<U>,
    ) -> Result<Option<Self::Out>, MemoryError>
    where
        T: 'a;
}

impl<U, T, S: Storage<T>, X: ReducedAxes<R, Q>, L: Layout<R>, const R: usize, const Q: usize>
    ReducesTo<U, T, S, L, R, Q> for X
{
    type Out = ReducedArray<U, T, S, X, L, R, Q>;

    #[inline]
    fn reduce_by<'a, V>(
        self,
        data: &'a [T],
        layout: &L,
        verb: V,
        of: impl FnMut(&mut V, &TermsOfResult<'a, T, R>) -> Option<U>,
        along: impl FnOnce(V, &ReductionInput<'a, T, R>) -> ReducedOnHeap<U>,
    ) -> Result<Option<Self::Out>, MemoryError>
    where
        T: 'a,
    {
        reduced::<T, U, _, _, X, L, R, Q>((self, data, layout), verb, of, along)
    }
}

/// One axis along which a function reduces arrays: [`ReducesTo`] of one axis.
#[cfg_attr(doc, doc(hidden))]
pub trait ReducesAxisTo<U, T, S, L, const R: usize, const Q: usize>: ReducedAxesArgument {
    /// The [array](ReducedArray) of the results.
    type Out;
    /// `Self`, as axes.
    #[doc(hidden)]
    type Axes: ReducesTo<U, T, S, L, R, Q, Out = Self::Out>;

    /// `self`.
    #[doc(hidden)]
    fn axes(self) -> Self::Axes;
}

impl<U, T, S: Storage<T>, X: ReducedAxis<R, Q>, L: Layout<R>, const R: usize, const Q: usize>
    ReducesAxisTo<U, T, S, L, R, Q> for X
{
    type Out = ReducedArray<U, T, S, X, L, R, Q>;
    type Axes = X;

    #[inline(always)]
    fn axes(self) -> X {
        self
    }
}

/// The results of a reduction: within the array, one after another, or on the heap.
#[inline(always)]
#[cfg_attr(not(feature = "alloc"), expect(unused_variables, reason = "`along` makes results on the heap"))]
fn reduced<
    'a,
    T,
    U,
    V,
    M: storage::ResultStorage<U>,
    X: ReducedAxesArgument,
    L: Layout<R>,
    const R: usize,
    const Q: usize,
>(
    (axes, data, layout): (X, &'a [T], &L),
    mut verb: V,
    mut of: impl FnMut(&mut V, &TermsOfResult<'a, T, R>) -> Option<U>,
    along: impl FnOnce(V, &ReductionInput<'a, T, R>) -> ReducedOnHeap<U>,
) -> Result<Option<Remainder<U, M, X, L, R, Q>>, MemoryError> {
    Ok(Some(made!(
        Remainder::<U, M, X, L, R, Q>,
        {
            let (layout, is_reduced) = (layout.ranked(), array::from_fn(|axis| axes.has(axis, R)));
            let mut result = |at| of(&mut verb, &TermsOfResult::new(data, &layout, &is_reduced, at));
            let has_none = layout.extents().iter().zip(&is_reduced).any(|(extent, is)| *is && *extent == 0);
            if has_none && result(0).is_none() {
                return Ok(None);
            }
            M::collect(0, |at| match result(at) {
                Some(result) => result,
                None => broken("a reduction of some elements has a result"),
            })
        },
        {
            with_known_length!(const { short_row::<L, X, R>() }, N => {
                match of_short_rows::<_, _, L, R, Q, N>(data, layout, |terms| of(&mut verb, terms))? {
                    Some(all) => return Ok(Some(Remainder::<U, M, X, L, R, Q>::made_on_heap(all))),
                    // A constant: then the engine for other rows is not compiled.
                    None if const { is_in_rows::<R, L>() } => broken("the type knows the rows"),
                    None => {}
                }
            });
            match on_heap::<_, _, X, L, R, Q>(axes, data, layout, |elements| along(verb, elements))? {
                Some(all) => all,
                None => return Ok(None),
            }
        },
    )))
}

/// The results of rows whose short length the type knows, each computed as one within an array, and their extents. `None` if the elements of a row are not side by side.
#[cfg(feature = "alloc")]
#[inline]
fn of_short_rows<'a, T, U, L: Layout<R>, const R: usize, const Q: usize, const N: usize>(
    data: &'a [T],
    layout: &L,
    mut of: impl FnMut(&TermsOfResult<'a, T, R>) -> Option<U>,
) -> Result<Option<ElementsAndExtents<U, Q>>, MemoryError> {
    let all = of_arrays::<_, _, R, L, N>(data, layout, |row| match of(&TermsOfResult::of_row(row)) {
        Some(result) => result,
        None => broken("a reduction of some elements has a result"),
    })?;
    // The last axis is removed, or stays with extent 1.
    let mut extents = [1; Q];
    extents
        .iter_mut()
        .zip(layout.extents().split_last().map_or(&[][..], |all| all.1))
        .for_each(|(to, extent)| *to = *extent);
    Ok(all.map(|all| (all, extents)))
}

/// Elements in row-major order and their extents.
#[cfg(feature = "alloc")]
type ElementsAndExtents<U, const Q: usize> = (OnHeap<U>, [usize; Q]);

/// The results along some axes, and their extents.
#[cfg(feature = "alloc")]
#[inline]
fn on_heap<'a, T, U, X: ReducedAxesArgument, L: Layout<R>, const R: usize, const Q: usize>(
    axes: X,
    data: &'a [T],
    layout: &L,
    by: impl FnOnce(&ReductionInput<'a, T, R>) -> ReducedOnHeap<U>,
) -> Result<Option<ElementsAndExtents<U, Q>>, MemoryError> {
    let along = ReductionInput {
        data,
        layout: layout.ranked(),
        is_reduced: array::from_fn(|axis| axes.has(axis, R)),
    };
    let Some(all) = by(&along)? else { return Ok(None) };
    // If the type knows all extents, there is nothing to compute.
    let extents = if RemainingExtents::<X, L, R, Q>::IS_COUNTED {
        RemainingExtents::<X, L, R, Q>::KNOWN_EXTENTS
    } else {
        along.remaining(X::ARE_KEPT)
    };
    Ok(Some((all, extents)))
}

/// The result of a reduction that has one also for no elements.
#[track_caller]
#[inline]
pub(crate) fn present<A>(reduced: Result<Option<A>, MemoryError>) -> A {
    match or_fail(reduced) {
        Some(reduced) => reduced,
        None => broken("a reduction without elements has a result"),
    }
}

#[cfg(feature = "alloc")]
impl<T, S: Storage<T>> DynBase<T, S> {
    /// The tensor of what a function returns for the elements and the axes in a list; `None` if it returns none.
    pub(crate) fn reduce_by<'a, U>(
        &'a self,
        axes: AxesToReduce<'_>,
        by: impl FnOnce(&ReductionInput<'a, T, MAX_RANK>) -> ReducedOnHeap<U>,
    ) -> Result<Option<DynTensor<U>>, DynArrayError> {
        let (is_reduced, extents) = axes::mask(&self.layout.extents(), axes)?;
        let layout = self.layout.aligned().ok_or(DynArrayError::RankAboveMost { rank: self.rank() })?;
        let all = by(&ReductionInput { data: self.data.elements(), layout, is_reduced })?;
        Ok(all.map(|all| DynTensor::of_elements(all, DynStrided::row_major_fitting(&extents))))
    }

    /// The elements along one axis as an array of three axes, the second of which is reduced; and the axis. `None` if the axes are not one, or
    /// the elements not in logical order without gaps. A loop over three axes begins sooner than one over all that there may be.
    #[inline]
    fn along_one(&self, axes: &[isize]) -> Result<Option<(ReductionInput<'_, T, 3>, usize)>, DynArrayError> {
        let (&[axis], true) = (axes, self.rank() <= MAX_RANK && self.layout.is_row_major()) else {
            return Ok(None);
        };
        let axis = resolve(axis, self.rank())?;
        let count = self.layout.element_count();
        let (extent, inner) = extent_and_inner(self.layout.axes().iter().map(|axis| axis.0), axis);
        let block = extent.saturating_mul(inner);
        let (Some(outer), Some(data)) =
            (count.checked_div(block), self.data.elements().get(self.layout.base()..))
        else {
            return Ok(None);
        };
        let strides = [block.cast_signed(), inner.cast_signed(), 1];
        let layout = Strided::from_parts([outer, extent, inner], strides, 0);
        Ok(Some((ReductionInput { data, layout, is_reduced: [false, true, false] }, axis)))
    }

    /// The tensor of a verb along the axes in a list; `None` if a result needs an element, and there are none.
    pub(crate) fn try_reduce<V>(
        &self,
        verb: V,
        axes: AxesToReduce<'_>,
    ) -> Result<Option<DynTensor<T::Out>>, DynArrayError>
    where
        T: ElementOf<V>,
    {
        let Some((along, axis)) = self.along_one(axes.axes)? else {
            return self.reduce_by(axes, |along| T::along(verb, along));
        };
        let [outer, extent, inner] = along.layout.extents();
        let results = if inner == 1 { T::of_small_rows(&verb, along.data, extent, outer) } else { None };
        let all = match results {
            Some(results) => {
                compare_count(results.len(), outer);
                Some(results.into_vec())
            }
            None => T::along(verb, &along)?,
        };
        let layout = if axes.are_kept {
            self.layout.row_major_joined(axis, 1, false)
        } else {
            self.layout.row_major_without(axis)
        };
        Ok(all.map(|all| DynTensor::of_elements(all, layout)))
    }

    /// [`try_reduce`](Self::try_reduce) of a verb that has a result also for no elements.
    pub(crate) fn reduce<V>(
        &self,
        verb: V,
        axes: AxesToReduce<'_>,
    ) -> Result<DynTensor<T::Out>, DynArrayError>
    where
        T: ElementOf<V>,
    {
        self.try_reduce(verb, axes).map(|all| present(Ok(all)))
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;
    use crate::{array::Tensor, axis::Axis, heap::Boxed};
    use alloc::vec::Vec;

    /// A verb whose results are fewer than the rows, as those of foreign code may be.
    #[derive(Clone, Copy)]
    struct Short;

    impl ElementOf<Short> for u8 {
        type Out = Self;

        fn of<const R: usize>(_: &Short, _: &TermsOfResult<'_, Self, R>) -> Option<Self> {
            Some(0)
        }

        fn of_small_rows(_: &Short, _: &[Self], _: usize, count: usize) -> Option<Boxed<Self>> {
            Some(alloc::vec![0; count.saturating_sub(1)].into())
        }

        fn along<const R: usize>(_: Short, _: &ReductionInput<'_, Self, R>) -> ReducedOnHeap<Self> {
            Ok(None)
        }
    }

    #[test]
    #[should_panic(expected = "a tensor has exactly the memory of its elements")]
    fn results_are_as_many_as_rows() {
        let rows = Tensor::new(alloc::vec![1_u8; 6], [3, 2]).unwrap();
        let _ =
            Reduces::<Short, u8, Vec<u8>, _, 2, 1>::reduce(Axis::<1>, Short, rows.as_slice(), rows.layout());
    }

    #[test]
    #[should_panic(expected = "a tensor has exactly the memory of its elements")]
    fn results_of_any_rank_are_as_many_as_rows() {
        let rows = Tensor::new(alloc::vec![1_u8; 6], [3, 2]).unwrap().into_dynamic();
        let _ = rows.try_reduce(Short, AxesToReduce { axes: &[1], are_kept: false });
    }
}
