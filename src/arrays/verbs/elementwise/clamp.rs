//! Elements limited to two bounds.

#[cfg(feature = "alloc")]
use crate::{array::Tensor, extent::named::Stretches, verbs::elementwise::zip::combine3};
use crate::{
    array::{AsOperand, Lend, Operand, TensorBase, View, results::made},
    broadcast::{BroadcastError, EqualExtents},
    extent::named::{AxisNames, name_at_both},
    layout::{Layout, Mapping, RowMajor},
    loops::within::{InFormula, OfLayout, OperandReaders, ResultMemory},
    message::or_fail,
    private::Exists,
    shape::axes::ExtentsOf,
    storage::{ElementPlace, Storage},
};

/// The extents that the types of an array of the layout `L` and of its bounds know together.
type Common<L, X, Y, T, const R: usize> =
    ExtentsOf<<Y as Operand<T, R>>::Merged<<X as Operand<T, R>>::Merged<<L as Layout<R>>::Axes>>, R>;

/// A layout of these extents, as an operand.
type Raised<L, X, Y, T, const R: usize> = OfLayout<RowMajor<R, Common<L, X, Y, T, R>>>;

/// The memory of the result, if the array is at the place `P`.
type ClampMemory<T, P, L, X, Y, const R: usize> = ResultMemory<
    T,
    <P as ElementPlace>::With<<X as Operand<T, R>>::ElementPlace>,
    <Y as Operand<T, R>>::ElementPlace,
    Common<L, X, Y, T, R>,
>;

/// An array of the layout `L`, in the storage whose place is `P`, limited to the bounds `X` and `Y`. See [`clamp`](TensorBase::clamp).
pub type Clamped<T, P, L, X, Y, const R: usize> =
    TensorBase<T, ClampMemory<T, P, L, X, Y, R>, R, RowMajor<R, Common<L, X, Y, T, R>>>;

/// The larger of an element and its lower bound.
fn at_least<'a, T: PartialOrd>(x: &'a T, min: &'a T) -> &'a T {
    if x < min { min } else { x }
}

/// The smaller of an element and its upper bound.
fn at_most<'a, T: PartialOrd>(x: &'a T, max: &'a T) -> &'a T {
    if x > max { max } else { x }
}

/// The first axis where two views have different extents, with these; `None` if they agree or `right` is a scalar.
pub(crate) fn first_difference<T, U, const R: usize>(
    left: &View<'_, T, R>,
    right: &View<'_, U, R>,
    is_scalar: bool,
) -> Option<(usize, usize, usize)> {
    let (left, right) = (left.extents(), right.extents());
    let mut pairs = left.into_iter().zip(right).enumerate().map(|(axis, (left, right))| (axis, left, right));
    pairs.find(|(_, left, right)| left != right && !is_scalar)
}

/// # Limit each element
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Limits the elements to two bounds: returns a tensor of the same shape. A bound is a number, or an array of the same shape as this one.
    /// Nothing else is broadcast: bounds for each row or column are `x.maximum(lower.along(axes![1]))` and
    /// [`minimum`](Self::minimum). The result of an inline array and bounds that are numbers or inline arrays is an inline array.
    ///
    /// Each result is `min(max(element, lower), upper)`, so it is the upper bound if that is below the lower one. Values that do
    /// not compare change nothing: an element that is NaN stays NaN, and a bound that is NaN has no effect.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_clamp`](Self::try_clamp) returns an error. Two different
    /// extents in the type are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let (x, least) = ([-2.0, 0.5, 7.0], [0.0, 1.0, 2.0]);
    /// let (x, least) = (View::new(&x, shape![3])?, View::new(&least, shape![3])?);
    /// assert_eq!(x.clamp(least, 5.0).as_slice(), [0.0, 1.0, 5.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Clamp`: `InferClampShape`.
    #[doc(alias = "clip")]
    #[must_use]
    #[track_caller]
    pub fn clamp<X: AsOperand<T, R, Proof: Exists>, Y: AsOperand<T, R, Proof: Exists>>(
        &'s self,
        min: X,
        max: Y,
    ) -> Clamped<T, S::ElementPlace, L, X, Y, R>
    where
        T: Clone + PartialOrd,
        L::Extents: EqualExtents<X::Extents, R>,
        ExtentsOf<X::Merged<L::Axes>, R>: EqualExtents<Y::Extents, R>,
    {
        or_fail(self.try_clamp(min, max))
    }

    /// Limits the elements to two bounds, and returns an error where [`clamp`](Self::clamp) panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::Clamp`] with the first axis where a bound has another extent; [`BroadcastError::Memory`] if there is not
    /// enough memory for the result. Two different extents in the type are an error of `cargo check`.
    pub fn try_clamp<X: AsOperand<T, R, Proof: Exists>, Y: AsOperand<T, R, Proof: Exists>>(
        &'s self,
        min: X,
        max: Y,
    ) -> Result<Clamped<T, S::ElementPlace, L, X, Y, R>, BroadcastError>
    where
        T: Clone + PartialOrd,
        L::Extents: EqualExtents<X::Extents, R>,
        ExtentsOf<X::Merged<L::Axes>, R>: EqualExtents<Y::Extents, R>,
    {
        let (operand, least, most) = (self.ranked(), min.as_operand(), max.as_operand());
        let names: [&'static AxisNames<R>; 2] = [&X::NAMES, &Y::NAMES];
        for ((bound, is_scalar), of_bound) in
            [(&least, X::IS_SCALAR), (&most, Y::IS_SCALAR)].into_iter().zip(names)
        {
            if let Some((axis, extent, bound)) = first_difference(&operand, bound, is_scalar) {
                let name = name_at_both(&L::NAMES, of_bound, axis);
                return Err(BroadcastError::Clamp { axis, extent, bound }.with_name(name));
            }
        }
        Ok(made!(
            Clamped::<T, S::ElementPlace, L, X, Y, R>,
            {
                // One bound after the other.
                let raised =
                    OperandReaders::<_, _, Common<L, X, Y, T, R>, R>::of::<OfLayout<L>, InFormula<X, T>>(
                        (operand.data, least.data),
                        || [operand.layout, least.layout],
                    )?;
                let raised = Clamped::<T, S::ElementPlace, L, X, Y, R>::made_within(
                    raised.each(|x, min| at_least(x, min).clone()),
                );
                let lowered = OperandReaders::<_, _, Common<L, X, Y, T, R>, R>::of::<
                    Raised<L, X, Y, T, R>,
                    InFormula<Y, T>,
                >((raised.data.elements(), most.data), || {
                    [raised.layout.ranked(), most.layout]
                })?;
                lowered.each(|x, max| at_most(x, max).clone())
            },
            {
                // Two numbers, as a map.
                if const { X::IS_SCALAR && Y::IS_SCALAR }
                    && let Some(least) = least.data.get(least.layout.base())
                    && let Some(most) = most.data.get(most.layout.base())
                {
                    let data = on_heap::between(operand.data, &operand.layout, [least, most])?;
                    return Ok(Clamped::<T, S::ElementPlace, L, X, Y, R>::made_on_heap((
                        data,
                        operand.extents(),
                    )));
                }
                let Tensor { data, layout, .. } = combine3::<_, _, _, _, R, Common<L, X, Y, T, R>>(
                    (&operand, &least, &most),
                    &[[Stretches::Yes; R]; 3],
                    on_heap::clamped,
                )?;
                (data, Mapping::<R>::extents(&layout))
            },
        ))
    }
}

#[cfg(feature = "alloc")]
mod on_heap {
    use alloc::vec::Vec;

    use super::{BroadcastError, Lend, at_least, at_most};
    use crate::{
        array::{DynBase, DynTensor, DynView},
        index::MemoryError,
        layout::Strided,
        verbs::elementwise::{any_rank::DynOperand, map::on_heap::try_collect},
    };

    /// The elements limited to two numbers. Compiled once per type of element and rank.
    #[inline(never)]
    pub(super) fn between<T: Clone + PartialOrd, const R: usize>(
        data: &[T],
        layout: &Strided<R>,
        [min, max]: [&T; 2],
    ) -> Result<Vec<T>, MemoryError> {
        let (min, max) = (min.clone(), max.clone());
        try_collect(data, layout, |element| clamped(element, &min, &max))
    }

    /// An element limited to two bounds. A function and not a closure: a closure would be another one for each shape.
    pub(super) fn clamped<T: Clone + PartialOrd>(x: &T, min: &T, max: &T) -> T {
        at_most(at_least(x, min), max).clone()
    }

    /// Compares the shape of a bound with that of an array: it is the same, or the bound is a single element without axes.
    fn compare_bound<T>(array: &DynView<'_, T>, bound: &DynView<'_, T>) -> Result<(), BroadcastError> {
        let (lhs, rhs) = (array.rank(), bound.rank());
        if rhs != 0 && lhs != rhs {
            return Err(BroadcastError::RankMismatch { lhs, rhs });
        }
        let mut pairs = array.extents().zip(bound.extents()).enumerate();
        match pairs.find(|(_, (extent, bound))| extent != bound) {
            Some((axis, (extent, bound))) => Err(BroadcastError::Clamp { axis, extent, bound }),
            None => Ok(()),
        }
    }

    impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
        /// Limits the elements to two bounds: returns a tensor of the same shape. A bound is a number, or an array of the same shape as this one.
        /// Nothing else is broadcast. Values that do not compare change nothing, as in
        /// [`clamp`](crate::array::TensorBase::clamp) of arrays whose rank is in the type.
        ///
        /// # Errors
        ///
        /// [`BroadcastError::RankMismatch`] if a bound has another rank, [`BroadcastError::Clamp`] with the first axis where it has another extent,
        /// [`BroadcastError::Memory`] if there is not enough memory for the result.
        ///
        /// ```
        /// use shapewise::tensor;
        ///
        /// let x = tensor![-2.0, 0.5, 7.0].into_dynamic();
        /// assert_eq!(x.clamp(0.0, 1.0)?.as_slice(), [0.0, 0.5, 1.0]);
        /// assert_eq!(x.clamp(tensor![0.0, 1.0, 2.0].into_dynamic(), 5.0)?.as_slice(), [0.0, 1.0, 5.0]);
        /// # Ok::<(), shapewise::BroadcastError>(())
        /// ```
        #[doc(alias("clip", "Clamp"))]
        pub fn clamp<X: DynOperand<T>, Y: DynOperand<T>>(
            &'s self,
            min: X,
            max: Y,
        ) -> Result<DynTensor<T>, BroadcastError>
        where
            T: Clone + PartialOrd,
        {
            let (array, min, max) = (self.view(), min.as_operand(), max.as_operand());
            compare_bound(&array, &min)?;
            compare_bound(&array, &max)?;
            let mut limited = array.zip_mapped(&min, |x, min| at_least(x, min).clone())?;
            limited.zip_apply(max, |x, max| {
                if *x > *max {
                    x.clone_from(max);
                }
            })?;
            Ok(limited)
        }
    }
}
