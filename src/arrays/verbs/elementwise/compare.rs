//! Comparisons of each element, as methods that return masks: `==` compares two arrays, and the other operators must return a `bool`. And which element is the greater one.

use crate::{
    array::{AsOperand, Lend, Operand, TensorBase, View, results::made},
    broadcast::{BroadcastError, BroadcastExtents},
    layout::{ExtentTypes, Layout, RowMajor},
    loops::within::{InFormula, OfLayout, OperandReaders, ResultMemory},
    message::or_fail,
    private::Exists,
    storage::ElementPlace,
};
#[cfg(feature = "alloc")]
use crate::{
    array::{
        DynBase, DynTensor,
        compare::{operand_within, stretches_within},
    },
    extent::named::refuse_twice,
    verbs::elementwise::{any_rank::DynOperand, zip::combine},
};

/// The extents of two operands that broadcast.
type Both<L, X, T, const R: usize> =
    <ExtentTypes<L, R> as BroadcastExtents<<X as Operand<T, R>>::Extents, R>>::Output;

/// The memory of the results, if the array is at the place `P`.
type ComparedMemory<V, L, X, T, P, const R: usize> =
    ResultMemory<V, P, <X as Operand<T, R>>::ElementPlace, Both<L, X, T, R>>;

/// What a comparison returns for each pair of elements.
type ComparedLike<V, L, X, T, P, const R: usize> =
    TensorBase<V, ComparedMemory<V, L, X, T, P, R>, R, RowMajor<R, Both<L, X, T, R>>>;

/// Where the elements of an array of the layout `L`, in the storage whose place is `P`, compare with those of `X`. See [`gt`](TensorBase::gt).
pub type MaskLike<L, X, T, P, const R: usize> = ComparedLike<bool, L, X, T, P, R>;

/// The greater or lesser elements of an array of the layout `L`, in the storage whose place is `P`, and of `X`. See [`maximum`](TensorBase::maximum).
pub type ExtremeLike<L, X, T, P, const R: usize> = ComparedLike<T, L, X, T, P, R>;

/// The element that is before the other one in decreasing order; one that is not equal to itself is before all others.
#[inline(always)]
fn greater<T: Copy + PartialOrd>(left: &T, right: &T) -> T {
    if left >= right || left.partial_cmp(left).is_none() { *left } else { *right }
}

/// The same in increasing order.
#[inline(always)]
fn lesser<T: Copy + PartialOrd>(left: &T, right: &T) -> T {
    if left <= right || left.partial_cmp(left).is_none() { *left } else { *right }
}

/// Compares the elements of two operands, if they broadcast.
#[inline]
fn compared<V, T, L: Layout<R>, X: Operand<T, R>, P: ElementPlace, const R: usize>(
    left: &View<'_, T, R, L>,
    right: &X,
    is: impl FnMut(&T, &T) -> V,
) -> Result<ComparedLike<V, L, X, T, P, R>, BroadcastError>
where
    L::Extents: BroadcastExtents<X::Extents, R>,
{
    Ok(made!(
        ComparedLike::<V, L, X, T, P, R>,
        OperandReaders::<_, _, Both<L, X, T, R>, R>::of::<OfLayout<L>, InFormula<X, T>>(
            (left.data, right.operand_memory()),
            || { [left.layout.ranked(), right.as_operand().layout] }
        )?
        .each(is),
        combine::<_, _, _, R, Both<L, X, T, R>>(
            &left.made_ranked(),
            &right.as_operand(),
            [
                &const {
                    refuse_twice(&[L::NAMES, X::NAMES]);
                    stretches_within::<R, L, Both<L, X, T, R>>()
                },
                &const { operand_within::<T, R, X, Both<L, X, T, R>>() },
            ],
            is,
        )?,
    ))
}

/// A row: the method; its twin that returns an error; what it requires; the function; the type and the elements of the result; the words of the docs; its aliases; an example.
macro_rules! comparisons {
    ($($method:ident $twin:ident [$($required:tt)*] $function:expr, $like:ident $element:ty, $words:literal [$($alias:literal),*] $result:literal;)*) => {
        /// # Compare each element
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
            $(
                #[doc = concat!(
                    "Returns ", $words, " The two are broadcast to each other. That of inline ",
                    "arrays is an inline array.\n\n# Panics\n\nAt the caller's line, with the message of [`BroadcastError`](crate::BroadcastError), if the extents do not broadcast; [`", stringify!($twin), "`](Self::", stringify!($twin), ") returns an error. ",
                    "Two extents in the type that do not broadcast are an error of `cargo check`.\n\n",
                    "```\nuse shapewise::tensor;\n\nassert_eq!(tensor![1, 2, 3].", stringify!($method), "(2), tensor!", $result, ");\n```"
                )]
                #[doc(alias($($alias),*))]
                #[must_use]
                #[track_caller]
                pub fn $method<X: AsOperand<T, R, Proof: Exists>>(&'s self, other: X) -> $like<L, X, T, S::ElementPlace, R>
                where
                    T: $($required)*,
                    L::Extents: BroadcastExtents<X::Extents, R>,
                {
                    or_fail(self.$twin(other))
                }

                #[doc = concat!(
                    "Returns the same, or an error where [`", stringify!($method), "`](Self::", stringify!($method), ") panics.\n\n# Errors\n\nSame errors as [`try_zip_map`](Self::try_zip_map)."
                )]
                #[inline]
                pub fn $twin<X: AsOperand<T, R, Proof: Exists>>(
                    &'s self,
                    other: X,
                ) -> Result<$like<L, X, T, S::ElementPlace, R>, BroadcastError>
                where
                    T: $($required)*,
                    L::Extents: BroadcastExtents<X::Extents, R>,
                {
                    compared::<_, _, _, _, S::ElementPlace, R>(&self.lent(), &other, $function)
                }
            )*
        }

        /// # Compare each element
        #[cfg(feature = "alloc")]
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
            $(
                #[doc = concat!(
                    "Returns ", $words, " The two are broadcast to each other.\n\n",
                    "# Errors\n\nSame errors as [`zip_map`](Self::zip_map).\n\n",
                    "```\nuse shapewise::tensor;\n\nlet x = tensor![1, 2, 3].into_dynamic();\nassert_eq!(x.", stringify!($method), "(2)?.as_slice(), ", $result,
                    ");\n# Ok::<(), shapewise::BroadcastError>(())\n```"
                )]
                #[doc(alias($($alias),*))]
                pub fn $method<X: DynOperand<T>>(&'s self, other: X) -> Result<DynTensor<$element>, BroadcastError>
                where
                    T: $($required)*,
                {
                    self.zip_map(other.as_operand(), $function)
                }
            )*
        }
    };
}

comparisons! {
    gt try_gt [PartialOrd] T::gt, MaskLike bool, "a mask: where each element is greater than that of another array, or a number." ["greater"] "[false, false, true]";
    ge try_ge [PartialOrd] T::ge, MaskLike bool, "a mask: where each element is greater than or equal to that of another array, or a number." ["greater_equal"] "[false, true, true]";
    lt try_lt [PartialOrd] T::lt, MaskLike bool, "a mask: where each element is less than that of another array, or a number." ["less"] "[true, false, false]";
    le try_le [PartialOrd] T::le, MaskLike bool, "a mask: where each element is less than or equal to that of another array, or a number." ["less_equal"] "[true, true, false]";
    equal try_equal [PartialEq] T::eq, MaskLike bool, "a mask: where each element is equal to that of another array, or a number." ["eq"] "[false, true, false]";
    not_equal try_not_equal [PartialEq] T::ne, MaskLike bool, "a mask: where each element is not equal to that of another array, or a number." ["ne"] "[true, false, true]";
    maximum try_maximum [Copy + PartialOrd] greater, ExtremeLike T,
        "the greater of each element and that of another array, or a number; NaN if one of them is NaN, as NumPy's `maximum`. (`f64::max` and NumPy's `fmax` return the number: `x.zip_map(&y, |x, y| x.max(*y))`.) Of equal elements it is that of this array, also of 0.0 and -0.0."
        ["relu", "pmax"] "[2, 2, 3]";
    minimum try_minimum [Copy + PartialOrd] lesser, ExtremeLike T,
        "the lesser of each element and that of another array, or a number; NaN if one of them is NaN, as NumPy's `minimum`. (`f64::min` and NumPy's `fmin` return the number: `x.zip_map(&y, |x, y| x.min(*y))`.) Of equal elements it is that of this array, also of 0.0 and -0.0."
        ["cwiseMin", "pmin"] "[1, 2, 2]";
}
