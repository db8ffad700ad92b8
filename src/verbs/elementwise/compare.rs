//! Comparisons of each element, as methods that return masks: `==` compares two arrays, and the other operators must return a `bool`.

use crate::{
    array::{DynBase, DynTensor, Lend, Operand, Tensor, TensorBase},
    broadcast::{BroadcastError, BroadcastExtents},
    layout::{Layout, RowMajor},
    message::or_fail,
    verbs::elementwise::{any_rank::DynOperand, zip::combine},
};

/// The extents of two operands that broadcast.
type Both<L, X, T, const R: usize> =
    <<L as Layout<R>>::Extents as BroadcastExtents<<X as Operand<T, R>>::Extents, R>>::Output;

/// A row: the method; what it requires; the function; the words of the docs; an example.
macro_rules! comparisons {
    ($($method:ident $required:ident $function:ident $words:literal $alias:literal $mask:literal;)*) => {
        /// # Compare each element
        impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
            $(
                #[doc = concat!(
                    "Returns a mask: where each element is ", $words, " that of another array, or a number. The two are broadcast to each other.\n\n",
                    "# Panics\n\nAt the caller's line, with the message of [`BroadcastError`], if the extents do not broadcast; `try_zip_map` returns an error. ",
                    "Two extents in the type that do not broadcast are an error of `cargo check`.\n\n",
                    "```\nuse shapewise::tensor;\n\nassert_eq!(tensor![1, 2, 3].", stringify!($method), "(2), tensor!", $mask, ");\n```"
                )]
                #[doc(alias = $alias)]
                #[must_use]
                #[track_caller]
                pub fn $method<X: Operand<T, R>>(&'s self, other: X) -> Tensor<bool, R, RowMajor<R, Both<L, X, T, R>>>
                where
                    T: $required,
                    L::Extents: BroadcastExtents<X::Extents, R>,
                {
                    let left = self.lent();
                    let left = TensorBase::over(left.data, left.layout.ranked());
                    or_fail(combine(&left, &other.as_operand(), [&L::STRETCHES, &X::STRETCHES], T::$function))
                }
            )*
        }

        /// # Compare each element
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
    gt PartialOrd gt "greater than" "greater" "[false, false, true]";
    ge PartialOrd ge "greater than or equal to" "greater_equal" "[false, true, true]";
    lt PartialOrd lt "less than" "less" "[true, false, false]";
    le PartialOrd le "less than or equal to" "less_equal" "[true, true, false]";
    equal PartialEq eq "equal to" "eq" "[false, true, false]";
    not_equal PartialEq ne "not equal to" "ne" "[true, false, true]";
}
