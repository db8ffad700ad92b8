//! `tensor!`: a tensor written element by element, with its extents in the type.

#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "constants over lists that the macro writes: a panic is a compile error"
)]

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
    // A constant of its own, so that the mistake is reported once.
    (@checked $rank:literal) => {
        const _: () = match $crate::array::literal::ragged(TENSOR_ROWS_) {
            ::core::option::Option::Some(message) => ::core::panic!("{}", message.as_str()),
            ::core::option::Option::None => {}
        };
    };
    // The extents, from the first element at each depth. They are types of arrays and no constants, which editors do not evaluate.
    (@extents [$($done:tt)*] [$($first:tt)*] $(,)?) => { $crate::__tensor!(@extents [$($done)* $crate::One,] $($first)*) };
    (@extents [$($done:tt)*] [$($first:tt)*] $(, [$($rest:tt)*])+ $(,)?) => {
        $crate::__tensor!(@extents [$($done)* $crate::array::literal::count(["", $(::core::stringify!($($rest)*)),+]),] $($first)*)
    };
    (@extents [$($done:tt)*] $x:expr $(,)?) => { ($($done)* $crate::One,) };
    (@extents [$($done:tt)*] $($x:expr),* $(,)?) => {
        ($($done)* $crate::array::literal::count([$(::core::stringify!($x)),*]),)
    };
    ([[[[[[[[$($deep:tt)*] $($g:tt)*] $($f:tt)*] $($e:tt)*] $($d:tt)*] $($c:tt)*] $($b:tt)*] $($a:tt)*] $($rest:tt)*) => {
        ::core::compile_error!("a literal has at most rank 8: use `Tensor::new` with the elements in a vector, and the extents")
    };
    ($([$([$([$([$([$([$([$($x:expr),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        const TENSOR_ROWS_: [&[usize]; 8] = [
            &[$crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+])),+])),+])],
            &[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+])),+])),+],
            &[$($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+])),+),+],
            &[$($($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+),+),+],
            &[$($($($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+),+),+),+],
            &[$($($($($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+),+),+),+),+],
            &[$($($($($($($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+),+),+),+),+),+],
            &[$($($($($($($($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+),+),+),+),+),+),+],
        ];
        $crate::__tensor!(@checked 8);
        $crate::array::literal::tensor([$($($($($($($($($x,)*)+)+)+)+)+)+)+], $crate::__tensor!(@extents [] $([$([$([$([$([$([$([$($x),*]),+]),+]),+]),+]),+]),+]),+))
    }};
    ($([$([$([$([$([$([$($x:expr),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        const TENSOR_ROWS_: [&[usize]; 7] = [
            &[$crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+])),+])],
            &[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+])),+],
            &[$($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+),+],
            &[$($($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+),+),+],
            &[$($($($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+),+),+),+],
            &[$($($($($($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+),+),+),+),+],
            &[$($($($($($($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+),+),+),+),+),+],
        ];
        $crate::__tensor!(@checked 7);
        $crate::array::literal::tensor([$($($($($($($($x,)*)+)+)+)+)+)+], $crate::__tensor!(@extents [] $([$([$([$([$([$([$($x),*]),+]),+]),+]),+]),+]),+))
    }};
    ($([$([$([$([$([$($x:expr),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        const TENSOR_ROWS_: [&[usize]; 6] = [
            &[$crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+])],
            &[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])),+],
            &[$($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+),+],
            &[$($($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+),+),+],
            &[$($($($($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+),+),+),+],
            &[$($($($($($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+),+),+),+),+],
        ];
        $crate::__tensor!(@checked 6);
        $crate::array::literal::tensor([$($($($($($($x,)*)+)+)+)+)+], $crate::__tensor!(@extents [] $([$([$([$([$([$($x),*]),+]),+]),+]),+]),+))
    }};
    ($([$([$([$([$($x:expr),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        const TENSOR_ROWS_: [&[usize]; 5] = [
            &[$crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+])],
            &[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])),+],
            &[$($($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+),+],
            &[$($($($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+),+),+],
            &[$($($($($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+),+),+),+],
        ];
        $crate::__tensor!(@checked 5);
        $crate::array::literal::tensor([$($($($($($x,)*)+)+)+)+], $crate::__tensor!(@extents [] $([$([$([$([$($x),*]),+]),+]),+]),+))
    }};
    ($([$([$([$($x:expr),* $(,)?]),+ $(,)?]),+ $(,)?]),+ $(,)?) => {{
        const TENSOR_ROWS_: [&[usize]; 4] = [
            &[$crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+])],
            &[$($crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])),+],
            &[$($($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+),+],
            &[$($($($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+),+),+],
        ];
        $crate::__tensor!(@checked 4);
        $crate::array::literal::tensor([$($($($($x,)*)+)+)+], $crate::__tensor!(@extents [] $([$([$([$($x),*]),+]),+]),+))
    }};
    ($([$([$($x:expr),* $(,)?]),+ $(,)?]),+ $(,)?) => {{
        const TENSOR_ROWS_: [&[usize]; 3] = [
            &[$crate::array::literal::lens(&[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+])],
            &[$($crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])),+],
            &[$($($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+),+],
        ];
        $crate::__tensor!(@checked 3);
        $crate::array::literal::tensor([$($($($x,)*)+)+], $crate::__tensor!(@extents [] $([$([$($x),*]),+]),+))
    }};
    ($([$($x:expr),* $(,)?]),+ $(,)?) => {{
        const TENSOR_ROWS_: [&[usize]; 2] = [
            &[$crate::array::literal::lens(&[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+])],
            &[$($crate::array::literal::names(&[$(::core::stringify!($x)),*])),+],
        ];
        $crate::__tensor!(@checked 2);
        $crate::array::literal::tensor([$($($x,)*)+], $crate::__tensor!(@extents [] $([$($x),*]),+))
    }};
    ($x:literal, [$($row:tt)*] $($rest:tt)*) => { $crate::__tensor!(@uneven) };
    ([$($row:tt)*], $x:literal $($rest:tt)*) => { $crate::__tensor!(@uneven) };
    (@uneven) => {
        ::core::compile_error!(
            "the brackets of a literal do not nest evenly: each element has as many brackets around it as the others"
        )
    };
    ($($x:expr),* $(,)?) => {{
        const TENSOR_ROWS_: [&[usize]; 1] = [
            &[$crate::array::literal::names(&[$(::core::stringify!($x)),*])],
        ];
        $crate::__tensor!(@checked 1);
        $crate::array::literal::tensor([$($x,)*], $crate::__tensor!(@extents [] $($x),*))
    }};
    ($x:expr; $($count:tt)*) => {
        ::core::compile_error!(
            "`tensor!` lists its elements: a tensor with one value at each index is `Tensor::filled(shape![2, 3], value)`"
        )
    };
    ($($other:tt)*) => { $crate::__tensor!(@uneven) };
}

/// The number of elements, each as its text.
#[doc(hidden)]
#[must_use]
pub const fn names(elements: &[&str]) -> usize {
    elements.len()
}

/// The number of rows, each as its length.
#[doc(hidden)]
#[must_use]
pub const fn lens(rows: &[usize]) -> usize {
    rows.len()
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

/// The message about the first row whose length is not that of row 0 along the same axis.
#[doc(hidden)]
#[must_use]
pub const fn ragged<const R: usize>(rows: [&[usize]; R]) -> Option<Ragged> {
    let mut axis = 0;
    while axis < R {
        let mut row = 1;
        while row < rows[axis].len() {
            if rows[axis][row] != rows[axis][0] {
                let message = Message::new().text("row ").number(row).text(" along axis ").number(axis);
                let message = message.text(" has ").count(Count(rows[axis][row], "element", "elements"));
                let message = message.text(", and row 0 has ");
                return Some(Ragged(message.number(rows[axis][0])));
            }
            row += 1;
        }
        axis += 1;
    }
    None
}

/// The number of elements in brackets, as a type.
#[doc(hidden)]
#[must_use]
pub const fn count<const N: usize>(_: [&str; N]) -> Const<N> {
    Const
}

/// The tensor of a literal.
#[doc(hidden)]
#[must_use]
pub fn tensor<T, const N: usize, const R: usize, E: Extents<R>>(
    elements: [T; N],
    extents: E,
) -> Tensor<T, R, RowMajor<R, <E as ListLike>::Itself>> {
    match Tensor::new(Vec::from(elements), extents) {
        Ok(tensor) => tensor,
        // Not from the macro, which counts the elements.
        Err(error) => fail(&error),
    }
}
