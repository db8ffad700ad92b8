//! Reductions along axes: what a method requires of its axes and of the elements, and what it returns.

use core::array;

use alloc::vec::Vec;

use crate::{
    array::{
        Storage, TensorBase,
        dynamic::{DynArrayError, DynBase, DynStrided, DynTensor, axes},
    },
    axis::{ReducedAxes, ReducedAxis, several::ReducedSet},
    index::MemoryError,
    layout::{ExtentTypes, Layout, Mapping, RowMajor},
    loops::accumulate::{Along, KindOf, Rows},
    message::{broken, or_fail},
    rank::MAX_RANK,
    shape::Shape,
    storage,
    types::{AxisList, ExtentList},
    verbs::elementwise::map::ResultsLike,
};

/// The extents of rank `Q` that remain after a reduction of the layout `L` of rank `R` along the axes `X`. See [`sum_axis`](TensorBase::sum_axis).
pub type RemainingExtents<X, L, const R: usize, const Q: usize> =
    <<<ExtentTypes<L, R> as ExtentList<R>>::List as AxisList>::Edited<<X as ReducedSet>::Remaining> as AxisList>::Extents<Q>;

/// The result, with elements `U`, of a reduction of an array of `T` in the storage `S` along the axes `X`: a tensor, or an inline array if the array is
/// one. See [`sum_axis`](TensorBase::sum_axis).
pub type Reduced<U, T, S, X, L, const R: usize, const Q: usize> = TensorBase<
    U,
    ResultsLike<U, T, S, RemainingExtents<X, L, R, Q>>,
    Q,
    RowMajor<Q, RemainingExtents<X, L, R, Q>>,
>;

/// The results of a reduction in row-major order; `None` if a result needs an element, and there are none.
pub(crate) type Results<U> = Result<Option<Vec<U>>, MemoryError>;

/// Elements that the reduction `V` takes, and its loops.
#[cfg_attr(doc, doc(hidden))]
pub trait ElementOf<V>: Sized {
    /// The elements of the result.
    type Out;

    /// The results along some axes.
    #[doc(hidden)]
    fn along<const R: usize>(verb: V, along: &Along<'_, Self, R>) -> Results<Self::Out>;
}

/// Axes along which the verb `V` reduces arrays of elements `T`, storage `S` and layout `L` from rank `R` to rank `Q`.
#[cfg_attr(doc, doc(hidden))]
pub trait Reduces<V, T, S, L, const R: usize, const Q: usize>: Copy {
    /// The [array](Reduced) of the results.
    type Out;

    /// See [`ElementOf::along`].
    #[doc(hidden)]
    fn reduce(self, verb: V, data: &[T], layout: &L) -> Result<Option<Self::Out>, MemoryError>;
}

// The compiler reports the bound that fails, at the name of the method.
impl<V, T: ElementOf<V>, S: Storage<T>, X: ReducedAxes<R, Q>, L: Layout<R>, const R: usize, const Q: usize>
    Reduces<V, T, S, L, R, Q> for X
{
    type Out = Reduced<T::Out, T, S, X, L, R, Q>;

    #[inline]
    fn reduce(self, verb: V, data: &[T], layout: &L) -> Result<Option<Self::Out>, MemoryError> {
        let along = along(self, data, layout);
        Ok(T::along(verb, &along)?.map(|all| packed::<_, _, _, X, L, R, Q>(&along, all)))
    }
}

/// Axes along which a function reduces arrays of layout `L` from rank `R` to elements `U` of rank `Q`.
#[cfg_attr(doc, doc(hidden))]
pub trait ReducesTo<U, T, S, L, const R: usize, const Q: usize>: Copy {
    /// The [array](Reduced) of the results.
    type Out;
    /// The kind of rows that the types know.
    #[doc(hidden)]
    type Kind: Rows<R>;

    /// The tensor of what a function returns.
    #[doc(hidden)]
    fn reduce_by<'a>(
        self,
        data: &'a [T],
        layout: &L,
        by: impl FnOnce(&Along<'a, T, R>) -> Results<U>,
    ) -> Result<Option<Self::Out>, MemoryError>
    where
        T: 'a;
}

/// [`ReducesTo`], of one axis.
#[cfg_attr(doc, doc(hidden))]
pub trait FoldsTo<U, T, S, L, const R: usize, const Q: usize>: Copy {
    /// The [array](Reduced) of the results.
    type Out;
    /// The kind of rows that the types know.
    #[doc(hidden)]
    type Kind: Rows<R>;

    /// The tensor of what a function returns.
    #[doc(hidden)]
    fn fold_by<'a>(
        self,
        data: &'a [T],
        layout: &L,
        by: impl FnOnce(&Along<'a, T, R>) -> Results<U>,
    ) -> Result<Option<Self::Out>, MemoryError>
    where
        T: 'a;
}

/// A row: the relation; its method; the axes.
macro_rules! by_functions {
    ($($relation:ident $method:ident $axes:ident;)*) => { $(
        impl<U, T, S: Storage<T>, X: $axes<R, Q>, L: Layout<R>, const R: usize, const Q: usize>
            $relation<U, T, S, L, R, Q> for X
        {
            type Out = Reduced<U, T, S, X, L, R, Q>;
            type Kind = KindOf<L, X>;

            #[inline]
            fn $method<'a>(
                self,
                data: &'a [T],
                layout: &L,
                by: impl FnOnce(&Along<'a, T, R>) -> Results<U>,
            ) -> Result<Option<Self::Out>, MemoryError>
            where
                T: 'a,
            {
                let along = along(self, data, layout);
                Ok(by(&along)?.map(|all| packed::<_, _, _, X, L, R, Q>(&along, all)))
            }
        }
    )* };
}

by_functions! { ReducesTo reduce_by ReducedAxes; FoldsTo fold_by ReducedAxis; }

/// The elements of an array, and which axes are reduced.
#[inline]
fn along<'a, T, X: ReducedSet, L: Layout<R>, const R: usize>(
    axes: X,
    data: &'a [T],
    layout: &L,
) -> Along<'a, T, R> {
    Along { data, layout: layout.ranked(), is_reduced: array::from_fn(|axis| axes.has(axis, R)) }
}

/// The tensor of the results along some axes.
#[inline]
fn packed<T, U, M: storage::Results<U>, X: ReducedSet, L: Mapping<R>, const R: usize, const Q: usize>(
    along: &Along<'_, T, R>,
    all: Vec<U>,
) -> TensorBase<U, M, Q, RowMajor<Q, RemainingExtents<X, L, R, Q>>> {
    // If the type knows all extents, there is nothing to compute.
    let extents = match size_of::<RemainingExtents<X, L, R, Q>>() {
        0 => [0; Q],
        _ => along.remaining(X::ARE_KEPT),
    };
    let layout = RowMajor::new(Shape::pack(&extents));
    // Compared in all builds: many functions make results one by one.
    if layout.element_count() != all.len() {
        broken("a tensor has exactly the memory of its elements");
    }
    TensorBase::over(M::of_heap(all), layout)
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

impl<T, S: Storage<T>> DynBase<T, S> {
    /// The tensor of what a function returns for the elements and the axes in a list; `None` if it returns none.
    pub(crate) fn reduce_by<'a, U>(
        &'a self,
        axes: &[isize],
        by: impl FnOnce(&Along<'a, T, MAX_RANK>) -> Results<U>,
    ) -> Result<Option<DynTensor<U>>, DynArrayError> {
        let (is_reduced, extents) = axes::mask(&self.layout.extents(), axes)?;
        let layout = self.layout.led().ok_or(DynArrayError::RankAboveMost { rank: self.rank() })?;
        let all = by(&Along { data: self.data.elements(), layout, is_reduced })?;
        Ok(all.map(|all| DynTensor::of_elements(all, DynStrided::row_major_fitting(&extents))))
    }

    /// The tensor of a verb along the axes in a list; `None` if a result needs an element, and there are none.
    pub(crate) fn try_reduce<V>(
        &self,
        verb: V,
        axes: &[isize],
    ) -> Result<Option<DynTensor<T::Out>>, DynArrayError>
    where
        T: ElementOf<V>,
    {
        self.reduce_by(axes, |along| T::along(verb, along))
    }

    /// [`try_reduce`](Self::try_reduce) of a verb that has a result also for no elements.
    pub(crate) fn reduce<V>(&self, verb: V, axes: &[isize]) -> Result<DynTensor<T::Out>, DynArrayError>
    where
        T: ElementOf<V>,
    {
        self.try_reduce(verb, axes).map(|all| present(Ok(all)))
    }
}
