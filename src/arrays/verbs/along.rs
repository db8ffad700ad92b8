//! Verbs along one axis: what each of them is, and how arrays of all levels call it.
//!
//! A verb is a type that holds its arguments, such as [`TakeAt`](crate::verbs::TakeAt). It has three parts, in its file: which elements it takes
//! and what becomes of the axis in the type ([`ElementAlong`]), and the rule on numbers with the loop ([`ElementAlong::run`]), which is
//! for arrays of any rank and is compiled once per type of element. [`AlongAxis`] is the bound of its methods.

use alloc::vec::Vec;

use crate::{
    array::{
        DynBase, DynTensor, DynView, Storage, Tensor, TensorBase,
        dynamic::{Numbers, rearrange::dyn_tensor},
    },
    axis::{self, AxisArgument, AxisError, AxisIn, LastAxis},
    index::{self, SizeError},
    layout::{Layout, RowMajor},
    private::{Delayed, INTERNAL, Internal},
    types::ExtentList,
    verbs::elementwise::map::on_heap::tensor,
};

/// The elements of a result in logical order, and its extents, whose product is their number.
pub(crate) type Elements<T> = (Vec<T>, Numbers);

/// A verb along one axis of an array: a type that holds its arguments.
#[cfg_attr(doc, doc(hidden))]
pub trait AxisVerb {
    /// Why it is not possible.
    type Error;
}

/// Verbs along an axis. A row: the docs, the type with its arguments, and why it is not possible.
macro_rules! axis_verbs {
    ($($(#[$doc:meta])* $verb:ident $(<$parameter:ident>)? $(($($argument:ty),*))?: $error:ty;)*) => { $(
        $(#[$doc])*
        #[cfg_attr(doc, doc(hidden))]
        #[derive(Clone, Copy, Debug)]
        pub struct $verb $(<$parameter>)? $(($(pub $argument),*))?;

        impl $(<$parameter>)? $crate::verbs::AxisVerb for $verb $(<$parameter>)? {
            type Error = $error;
        }
    )* };
}

/// Verbs whose results have the extents of the array. A row: generics, the axis `X` last; the verb; the elements and those of the result; the elements of
/// the result from the verb, the array and the number of the axis.
macro_rules! same_extents {
    ($([$($generics:tt)*] $verb:ty, $element:ty => $result:ty, |$value:pat_param, $array:pat_param, $axis:pat_param| $results:expr;)*) => { $(
        impl<$($generics)*> $crate::verbs::ElementAlong<$verb, X> for $element {
            type Element = $result;
            type Extents<L: Layout<R>, const R: usize> = L::Extents;

            fn run(
                $value: $verb,
                array: &DynView<'_, Self>,
                $axis: usize,
                _: Internal,
            ) -> Result<$crate::verbs::along::Elements<$result>, DynArrayError> {
                let $array = array;
                Ok(($results, array.extents().collect()))
            }
        }
    )* };
}

pub(crate) use {axis_verbs, same_extents};

/// Elements that the verb `V` takes along the axis `X`. If `X` is open, because the argument is not an axis, nothing else is reported.
#[cfg_attr(doc, doc(hidden))]
pub trait ElementAlong<V: AxisVerb, X>: Sized {
    /// The elements of the result.
    type Element;
    /// The extents of the result, from the layout of the array. The layout and not its axes: a list of axes is computed for each call, even if the
    /// extents stay.
    type Extents<L: Layout<R>, const R: usize>: ExtentList<R>;

    /// The elements of the result, and its extents. The axis is below the rank. Not a method, because there is an impl for each type.
    #[doc(hidden)]
    fn run(
        verb: V,
        array: &DynView<'_, Self>,
        axis: usize,
        internal: Internal,
    ) -> Result<Elements<Self::Element>, V::Error>;
}

/// An axis of rank `R` along which the verb `V` goes through arrays of elements `T`. It holds for each [`AxisIn<R>`](AxisIn), if the verb takes
/// the elements.
#[cfg_attr(doc, doc(hidden))]
pub trait AlongAxis<V: AxisVerb, T, const R: usize>: AxisArgument {
    /// The result for an array of the layout `L`.
    type Out<L: Layout<R>>;

    /// The verb on an array. The layout `L` is that of the array.
    #[doc(hidden)]
    fn run<L: Layout<R>>(
        self,
        verb: V,
        array: &DynView<'_, T>,
        internal: Internal,
    ) -> Result<Self::Out<L>, V::Error>;
}

#[cfg_attr(doc, doc(hidden))]
impl<V: AxisVerb, T: ElementAlong<V, X::Axis>, X: AxisIn<R>, const R: usize> AlongAxis<V, T, R> for X {
    type Out<L: Layout<R>> = Tensor<T::Element, R, RowMajor<R, T::Extents<L, R>>>;

    fn run<L: Layout<R>>(
        self,
        verb: V,
        array: &DynView<'_, T>,
        internal: Internal,
    ) -> Result<Self::Out<L>, V::Error> {
        T::run(verb, array, self.number(R), internal).map(of_rank)
    }
}

/// What a verb returns along an axis `X` that is followed by an argument of the type `I`.
pub(crate) type AlongDelayed<V, X, I, T, L, const R: usize> = <Delayed<X, I> as AlongAxis<V, T, R>>::Out<L>;

/// The tensor of elements of any rank, which is `R`.
pub(crate) fn of_rank<T, const R: usize, E: ExtentList<R>>(
    (data, extents): Elements<T>,
) -> Tensor<T, R, RowMajor<R, E>> {
    let mut array = [1; R];
    for (to, extent) in array.iter_mut().zip(extents) {
        *to = extent;
    }
    tensor(data, &array)
}

/// The extent of an axis, and the product of the extents after it. They are those of an array, so products fit unless one is 0.
pub(crate) fn extent_and_inner(extents: impl IntoIterator<Item = usize>, axis: usize) -> (usize, usize) {
    let mut extents = extents.into_iter().skip(axis);
    let extent = extents.next().unwrap_or(1);
    (extent, extents.fold(1, usize::saturating_mul))
}

/// The extents of an array, with another one at an axis, and their product.
pub(crate) fn resized<T>(
    array: &DynView<'_, T>,
    axis: usize,
    extent: usize,
) -> Result<(Numbers, usize), SizeError> {
    let mut extents = Numbers::new();
    let count = resize_to(&mut extents, array.axes(), axis, extent)?;
    Ok((extents, count))
}

/// [`resized`], whose extents are written where the caller has them: to move a list that was just written takes longer than to write it.
#[inline(never)]
pub(crate) fn resize_to(
    extents: &mut Numbers,
    axes: &[(usize, isize)],
    axis: usize,
    extent: usize,
) -> Result<usize, SizeError> {
    for (at, &(former, _)) in axes.iter().enumerate() {
        extents.push(if at == axis { extent } else { former });
    }
    index::element_count(extents)
}

impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// The result of a verb along an axis.
    pub(crate) fn run_along<V: AxisVerb, X: AlongAxis<V, T, R>>(
        &self,
        axis: X,
        verb: V,
    ) -> Result<X::Out<L>, V::Error> {
        axis.run(verb, &DynView::from(self), INTERNAL)
    }
}

impl<T, S: Storage<T>> DynBase<T, S> {
    /// The result of a verb along an axis, which counts from the end if it is negative.
    pub(crate) fn run_along<V: AxisVerb<Error: From<AxisError>>>(
        &self,
        axis: isize,
        verb: V,
    ) -> Result<DynTensor<T::Element>, V::Error>
    where
        T: ElementAlong<V, LastAxis>,
    {
        let axis = axis::resolve(axis, self.rank())?;
        // The axis in the type is any one: it decides nothing but the type of ranked results.
        T::run(verb, &DynView::from(self), axis, INTERNAL).map(dyn_tensor)
    }
}
