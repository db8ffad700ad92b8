//! `tensor!`: a tensor written element by element, with its extents in the type.

#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "constants over lists that the macro writes: a panic is a compile error"
)]

// The macro of the same name makes a vector in place: a large literal needs no stack.
#[doc(hidden)]
pub use alloc::vec;
use alloc::vec::Vec;

use crate::{
    array::Tensor,
    extent::{Const, Extents},
    layout::RowMajor,
    message::{Count, Message, fail},
    types::ListLike,
};

/// Creates a tensor from elements in nested brackets, with its extents in the type.
///
/// One pair of brackets for each axis, up to rank 8.
///
/// An extent of 1 is [`One`](crate::One), which stretches, as in [`shape!`](crate::shape!). `tensor![1, 2]` has rank 1; a single element
/// is [`Tensor::new(vec![x], [])`](crate::array::TensorBase::new). The elements are any expressions of one type.
///
/// Rows of different lengths are an error of `cargo check`: "row 1 along axis 1 has 3 elements, and row 0 has 2".
///
/// # Examples
///
/// ```
/// use shapewise::{Extents, DenseTensor, tensor};
///
/// let matrix: DenseTensor<i32, 2, Extents![2, 3]> = tensor![[1, 2, 3], [4, 5, 6]];
/// let column = tensor![[10], [20]]; // the extents are (Const<2>, One), so the column stretches
/// assert_eq!(matrix + column, tensor![[11, 12, 13], [24, 25, 26]]);
/// ```
#[doc(alias("array", "arr2", "mat"))]
#[macro_export]
macro_rules! tensor {
    ($($elements:tt)*) => { $crate::__tensor!($($elements)*) };
}

/// The rules of [`tensor!`](crate::tensor!), one for each rank. The brackets of the first element determine the rank. The lengths of all
/// rows are counted as constants, so they are compared at compile time and are extents in the type.
#[doc(hidden)]
#[macro_export]
macro_rules! __tensor {
    // A constant of its own, so that the mistake is reported once. It has no name, which could hide one of the elements.
    (@checked $rows:expr) => {
        const _: () = match $crate::array::literal::ragged($rows) {
            ::core::option::Option::Some(shapewise_message) => {
                ::core::panic!("{}", $crate::array::literal::Ragged::as_str(&shapewise_message))
            },
            ::core::option::Option::None => {}
        };
    };
    // Literals are a constant, which a build copies. One by one, the compiler would write code for each.
    (@elements $($x:literal,)*) => { <[_]>::to_vec(&[$($x),*]) };
    (@elements $($x:expr,)*) => { $crate::array::literal::vec![$($x),*] };
    // The extent of an axis, from its first row: a `0` for each element. It is a type of an array and no constant, which editors do not evaluate.
    (@extent [0] $($rows:tt)*) => { $crate::One };
    (@extent [$($one:tt)*] $($rows:tt)*) => { $crate::array::literal::count([$($one),*]) };
    ([[[[[[[[$($deep:tt)*] $($g:tt)*] $($f:tt)*] $($e:tt)*] $($d:tt)*] $($c:tt)*] $($b:tt)*] $($a:tt)*] $($rest:tt)*) => {
        ::core::compile_error!("a literal has at most rank 8: use `Tensor::new` with the elements in a vector, and the extents")
    };
    ($([$([$([$([$([$([$([$($x:expr $(=> => $n:lifetime)?),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        $crate::__tensor!(@checked [
            &[$(::core::concat!($("1" $($($($($($($($n)?)*)+)+)+)+)+),+).len()),+],
            &[$($(::core::concat!($("1" $($($($($($($n)?)*)+)+)+)+),+).len()),+),+],
            &[$($($(::core::concat!($("1" $($($($($($n)?)*)+)+)+),+).len()),+),+),+],
            &[$($($($(::core::concat!($("1" $($($($($n)?)*)+)+),+).len()),+),+),+),+],
            &[$($($($($(::core::concat!($("1" $($($($n)?)*)+),+).len()),+),+),+),+),+],
            &[$($($($($($(::core::concat!($("1" $($($n)?)*),+).len()),+),+),+),+),+),+],
            &[$($($($($($($(::core::concat!($("1" $($n)?),*).len()),+),+),+),+),+),+),+],
        ]);
        $crate::array::literal::tensor($crate::__tensor!(@elements $($($($($($($($($x,)*)+)+)+)+)+)+)+), ($crate::__tensor!(@extent [$(0 $($($($($($($($($n)?)*)+)+)+)+)+)+)+]), $crate::__tensor!(@extent $([$(0 $($($($($($($($n)?)*)+)+)+)+)+)+])+), $crate::__tensor!(@extent $($([$(0 $($($($($($($n)?)*)+)+)+)+)+])+)+), $crate::__tensor!(@extent $($($([$(0 $($($($($($n)?)*)+)+)+)+])+)+)+), $crate::__tensor!(@extent $($($($([$(0 $($($($($n)?)*)+)+)+])+)+)+)+), $crate::__tensor!(@extent $($($($($([$(0 $($($($n)?)*)+)+])+)+)+)+)+), $crate::__tensor!(@extent $($($($($($([$(0 $($($n)?)*)+])+)+)+)+)+)+), $crate::__tensor!(@extent $($($($($($($([$(0 $($n)?)*])+)+)+)+)+)+)+),))
    }};
    ($([$([$([$([$([$([$($x:expr $(=> => $n:lifetime)?),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        $crate::__tensor!(@checked [
            &[$(::core::concat!($("1" $($($($($($($n)?)*)+)+)+)+),+).len()),+],
            &[$($(::core::concat!($("1" $($($($($($n)?)*)+)+)+),+).len()),+),+],
            &[$($($(::core::concat!($("1" $($($($($n)?)*)+)+),+).len()),+),+),+],
            &[$($($($(::core::concat!($("1" $($($($n)?)*)+),+).len()),+),+),+),+],
            &[$($($($($(::core::concat!($("1" $($($n)?)*),+).len()),+),+),+),+),+],
            &[$($($($($($(::core::concat!($("1" $($n)?),*).len()),+),+),+),+),+),+],
        ]);
        $crate::array::literal::tensor($crate::__tensor!(@elements $($($($($($($($x,)*)+)+)+)+)+)+), ($crate::__tensor!(@extent [$(0 $($($($($($($($n)?)*)+)+)+)+)+)+]), $crate::__tensor!(@extent $([$(0 $($($($($($($n)?)*)+)+)+)+)+])+), $crate::__tensor!(@extent $($([$(0 $($($($($($n)?)*)+)+)+)+])+)+), $crate::__tensor!(@extent $($($([$(0 $($($($($n)?)*)+)+)+])+)+)+), $crate::__tensor!(@extent $($($($([$(0 $($($($n)?)*)+)+])+)+)+)+), $crate::__tensor!(@extent $($($($($([$(0 $($($n)?)*)+])+)+)+)+)+), $crate::__tensor!(@extent $($($($($($([$(0 $($n)?)*])+)+)+)+)+)+),))
    }};
    ($([$([$([$([$([$($x:expr $(=> => $n:lifetime)?),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        $crate::__tensor!(@checked [
            &[$(::core::concat!($("1" $($($($($($n)?)*)+)+)+),+).len()),+],
            &[$($(::core::concat!($("1" $($($($($n)?)*)+)+),+).len()),+),+],
            &[$($($(::core::concat!($("1" $($($($n)?)*)+),+).len()),+),+),+],
            &[$($($($(::core::concat!($("1" $($($n)?)*),+).len()),+),+),+),+],
            &[$($($($($(::core::concat!($("1" $($n)?),*).len()),+),+),+),+),+],
        ]);
        $crate::array::literal::tensor($crate::__tensor!(@elements $($($($($($($x,)*)+)+)+)+)+), ($crate::__tensor!(@extent [$(0 $($($($($($($n)?)*)+)+)+)+)+]), $crate::__tensor!(@extent $([$(0 $($($($($($n)?)*)+)+)+)+])+), $crate::__tensor!(@extent $($([$(0 $($($($($n)?)*)+)+)+])+)+), $crate::__tensor!(@extent $($($([$(0 $($($($n)?)*)+)+])+)+)+), $crate::__tensor!(@extent $($($($([$(0 $($($n)?)*)+])+)+)+)+), $crate::__tensor!(@extent $($($($($([$(0 $($n)?)*])+)+)+)+)+),))
    }};
    ($([$([$([$([$($x:expr $(=> => $n:lifetime)?),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        $crate::__tensor!(@checked [
            &[$(::core::concat!($("1" $($($($($n)?)*)+)+),+).len()),+],
            &[$($(::core::concat!($("1" $($($($n)?)*)+),+).len()),+),+],
            &[$($($(::core::concat!($("1" $($($n)?)*),+).len()),+),+),+],
            &[$($($($(::core::concat!($("1" $($n)?),*).len()),+),+),+),+],
        ]);
        $crate::array::literal::tensor($crate::__tensor!(@elements $($($($($($x,)*)+)+)+)+), ($crate::__tensor!(@extent [$(0 $($($($($($n)?)*)+)+)+)+]), $crate::__tensor!(@extent $([$(0 $($($($($n)?)*)+)+)+])+), $crate::__tensor!(@extent $($([$(0 $($($($n)?)*)+)+])+)+), $crate::__tensor!(@extent $($($([$(0 $($($n)?)*)+])+)+)+), $crate::__tensor!(@extent $($($($([$(0 $($n)?)*])+)+)+)+),))
    }};
    ($([$([$([$($x:expr $(=> => $n:lifetime)?),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        $crate::__tensor!(@checked [
            &[$(::core::concat!($("1" $($($($n)?)*)+),+).len()),+],
            &[$($(::core::concat!($("1" $($($n)?)*),+).len()),+),+],
            &[$($($(::core::concat!($("1" $($n)?),*).len()),+),+),+],
        ]);
        $crate::array::literal::tensor($crate::__tensor!(@elements $($($($($x,)*)+)+)+), ($crate::__tensor!(@extent [$(0 $($($($($n)?)*)+)+)+]), $crate::__tensor!(@extent $([$(0 $($($($n)?)*)+)+])+), $crate::__tensor!(@extent $($([$(0 $($($n)?)*)+])+)+), $crate::__tensor!(@extent $($($([$(0 $($n)?)*])+)+)+),))
    }};
    ($([$([$($x:expr $(=> => $n:lifetime)?),* $(,)?]),+ $(,)?]),+ $(,)?) => {{
        $crate::__tensor!(@checked [
            &[$(::core::concat!($("1" $($($n)?)*),+).len()),+],
            &[$($(::core::concat!($("1" $($n)?),*).len()),+),+],
        ]);
        $crate::array::literal::tensor($crate::__tensor!(@elements $($($($x,)*)+)+), ($crate::__tensor!(@extent [$(0 $($($($n)?)*)+)+]), $crate::__tensor!(@extent $([$(0 $($($n)?)*)+])+), $crate::__tensor!(@extent $($([$(0 $($n)?)*])+)+),))
    }};
    ($([$($x:expr $(=> => $n:lifetime)?),* $(,)?]),+ $(,)?) => {{
        $crate::__tensor!(@checked [
            &[$(::core::concat!($("1" $($n)?),*).len()),+],
        ]);
        $crate::array::literal::tensor($crate::__tensor!(@elements $($($x,)*)+), ($crate::__tensor!(@extent [$(0 $($($n)?)*)+]), $crate::__tensor!(@extent $([$(0 $($n)?)*])+),))
    }};
    ($x:tt, [$($row:tt)*] $($rest:tt)*) => { $crate::__tensor!(@first $x [$x, [$($row)*] $($rest)*]) };
    (- $x:tt, [$($row:tt)*] $($rest:tt)*) => { $crate::__tensor!(@first $x [- $x, [$($row)*] $($rest)*]) };
    ([$($row:tt)*], - $($rest:tt)*) => { $crate::__tensor!(@uneven) };
    ([$($row:tt)*], $x:literal $($rest:tt)*) => { $crate::__tensor!(@uneven) };
    (@first $x:literal $all:tt) => { $crate::__tensor!(@uneven) };
    (@first $x:tt [$($all:tt)*]) => { $crate::__tensor!(@vector $($all)*) };
    (@uneven) => {
        ::core::compile_error!(
            "the brackets of a literal do not nest evenly: each element has as many brackets around it as the others"
        )
    };
    (@vector $($x:expr $(=> => $n:lifetime)?),* $(,)?) => {
        $crate::array::literal::tensor($crate::__tensor!(@elements $($x,)*), ($crate::__tensor!(@extent [$(0 $($n)?)*]),))
    };
    ($x:expr; $($count:tt)*) => {
        ::core::compile_error!(
            "`tensor!` lists its elements: a tensor with one value at each index is `Tensor::filled(shape![2, 3], value)`"
        )
    };
    (@$($other:tt)*) => { $crate::__tensor!(@uneven) };
    ($($elements:tt)*) => { $crate::__tensor!(@vector $($elements)*) };
}

/// A message about rows of different lengths.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Ragged(Message<128>);

impl Ragged {
    /// Returns the text.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

/// The message about the first row whose length is not that of row 0 along the same axis. The lists are those of the axes from 1 on, with the
/// length of each row.
#[doc(hidden)]
#[must_use]
pub const fn ragged<const N: usize>(lens: [&[usize]; N]) -> Option<Ragged> {
    let mut list = 0;
    while list < N {
        let (lens, axis) = (lens[list], list + 1);
        let mut row = 1;
        while row < lens.len() {
            if lens[row] != lens[0] {
                let message = Message::new().text("row ").number(row).text(" along axis ").number(axis);
                let message = message.text(" has ").count(Count(lens[row], "element", "elements"));
                return Some(Ragged(message.text(", and row 0 has ").number(lens[0])));
            }
            row += 1;
        }
        list += 1;
    }
    None
}

/// The number of elements in brackets, as a type.
#[doc(hidden)]
#[must_use]
pub const fn count<const N: usize>(_: [u8; N]) -> Const<N> {
    Const
}

/// The tensor of a literal.
#[doc(hidden)]
#[must_use]
pub fn tensor<T, const R: usize, E: Extents<R>>(
    elements: Vec<T>,
    extents: E,
) -> Tensor<T, R, RowMajor<R, <E as ListLike>::Itself>> {
    match Tensor::new(elements, extents) {
        Ok(tensor) => tensor,
        // Not from the macro, which counts the elements.
        Err(error) => fail(&error),
    }
}
