//! Comparisons of each element, as methods that return masks: `==` compares two arrays, and the other operators must return a `bool`.

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

/// The memory of a mask, if the array is at the place `P`.
type MaskMemory<L, X, T, P, const R: usize> =
    ResultMemory<bool, P, <X as Operand<T, R>>::ElementPlace, Both<L, X, T, R>>;

/// Where the elements of an array of the layout `L`, in the storage whose place is `P`, compare with those of `X`. See [`gt`](TensorBase::gt).
pub type MaskLike<L, X, T, P, const R: usize> =
    TensorBase<bool, MaskMemory<L, X, T, P, R>, R, RowMajor<R, Both<L, X, T, R>>>;

/// Compares the elements of two operands, if they broadcast.
#[inline]
fn compared<T, L: Layout<R>, X: Operand<T, R>, P: ElementPlace, const R: usize>(
    left: &View<'_, T, R, L>,
    right: &X,
    is: impl FnMut(&T, &T) -> bool,
) -> Result<MaskLike<L, X, T, P, R>, BroadcastError>
where
    L::Extents: BroadcastExtents<X::Extents, R>,
{
    Ok(made!(
        MaskLike::<L, X, T, P, R>,
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

/// A row: the method; its twin that returns an error; what it requires; the function; the words of the docs; an example.
macro_rules! comparisons {
    ($($method:ident $twin:ident $required:ident $function:ident $words:literal $alias:literal $mask:literal;)*) => {
        /// # Compare each element
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
            $(
                #[doc = concat!(
                    "Returns a mask: where each element is ", $words, " that of another array, or a number. The two are broadcast to each other. That of inline ",
                    "arrays is an inline array.\n\n# Panics\n\nAt the caller's line, with the message of [`BroadcastError`](crate::BroadcastError), if the extents do not broadcast; [`", stringify!($twin), "`](Self::", stringify!($twin), ") returns an error. ",
                    "Two extents in the type that do not broadcast are an error of `cargo check`.\n\n",
                    "```\nuse shapewise::tensor;\n\nassert_eq!(tensor![1, 2, 3].", stringify!($method), "(2), tensor!", $mask, ");\n```"
                )]
                #[doc(alias = $alias)]
                #[must_use]
                #[track_caller]
                pub fn $method<X: AsOperand<T, R, Proof: Exists>>(&'s self, other: X) -> MaskLike<L, X, T, S::ElementPlace, R>
                where
                    T: $required,
                    L::Extents: BroadcastExtents<X::Extents, R>,
                {
                    or_fail(self.$twin(other))
                }

                #[doc = concat!(
                    "Returns a mask, or an error where [`", stringify!($method), "`](Self::", stringify!($method), ") panics.\n\n# Errors\n\nSame errors as [`try_zip_map`](Self::try_zip_map)."
                )]
                #[inline]
                pub fn $twin<X: AsOperand<T, R, Proof: Exists>>(
                    &'s self,
                    other: X,
                ) -> Result<MaskLike<L, X, T, S::ElementPlace, R>, BroadcastError>
                where
                    T: $required,
                    L::Extents: BroadcastExtents<X::Extents, R>,
                {
                    compared::<_, _, _, S::ElementPlace, R>(&self.lent(), &other, T::$function)
                }
            )*
        }

        /// # Compare each element
        #[cfg(feature = "alloc")]
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
            $(
                #[doc = concat!(
                    "Returns a mask: where each element is ", $words, " that of another array, or a number. The two are broadcast to each other.\n\n",
                    "# Errors\n\nSame errors as [`zip_map`](Self::zip_map).\n\n",
                    "```\nuse shapewise::tensor;\n\nlet x = tensor![1, 2, 3].into_dynamic();\nassert_eq!(x.", stringify!($method), "(2)?.as_slice(), ", $mask,
                    ");\n# Ok::<(), shapewise::BroadcastError>(())\n```"
                )]
                #[doc(alias = $alias)]
                pub fn $method<X: DynOperand<T>>(&'s self, other: X) -> Result<DynTensor<bool>, BroadcastError>
                where
                    T: $required,
                {
                    self.zip_map(other.as_operand(), T::$function)
                }
            )*
        }
    };
}

comparisons! {
    gt try_gt PartialOrd gt "greater than" "greater" "[false, false, true]";
    ge try_ge PartialOrd ge "greater than or equal to" "greater_equal" "[false, true, true]";
    lt try_lt PartialOrd lt "less than" "less" "[true, false, false]";
    le try_le PartialOrd le "less than or equal to" "less_equal" "[true, true, false]";
    equal try_equal PartialEq eq "equal to" "eq" "[false, true, false]";
    not_equal try_not_equal PartialEq ne "not equal to" "ne" "[true, false, true]";
}
