//! Nested arrays, `[[T; N]; M]`, as views, mutable views and tensors with their extents in the type.

use crate::{
    array::{ArrayElement, DenseView, DenseViewMut, TensorBase},
    extent::Const,
    heap::Vec,
    index,
    layout::RowMajor,
    private::{INTERNAL, Internal},
    shape::Shape,
    types::ExtentList,
};

impl<'a, X: RowOf<N, T, R, E>, T, const N: usize, const R: usize, E: ExtentList<R>> From<&'a [X; N]>
    for DenseView<'a, T, R, E>
{
    /// The elements of nested arrays; the extents are in the type.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let matrix = View::from(&[[1, 2, 3], [4, 5, 6]]);
    /// assert_eq!((matrix.extents(), matrix[[1, 0]]), ([2, 3], 4));
    /// ```
    fn from(array: &'a [X; N]) -> Self {
        TensorBase::of_parts(X::flat(array), layout::<X, T, N, R, E>())
    }
}

impl<'a, X: RowOf<N, T, R, E>, T, const N: usize, const R: usize, E: ExtentList<R>> From<&'a mut [X; N]>
    for DenseViewMut<'a, T, R, E>
{
    /// The elements of nested arrays, to write; the extents are in the type.
    fn from(array: &'a mut [X; N]) -> Self {
        TensorBase::of_parts(X::flat_mut(array), layout::<X, T, N, R, E>())
    }
}

/// The layout of `N` rows `X`.
pub(super) fn layout<X: RowOf<N, T, R, E>, T, const N: usize, const R: usize, E: ExtentList<R>>()
-> RowMajor<R, E> {
    const {
        assert!(
            index::element_count(&X::EXTENTS).is_ok(),
            "the element count of the array does not fit `isize`"
        );
    };
    RowMajor::new(Shape::pack(&X::EXTENTS))
}

/// `N` of it are nested arrays of rank `R` with elements `T` and extents `E`: an element, or an array of rows. An element is not an array, so
/// that one rank fits.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to be a row of array elements",
    label = "neither an element nor nested arrays of elements, whose extents are in the type: `Tensor::from(a).into_ranked()` is a `Tensor<T, R>`",
    note = "a type of your own becomes an element with `impl shapewise::ArrayElement for MyType {{}}`",
    note = "in generic code, the bound is `T: ArrayElement`; arrays as elements are written `Tensor::new(vec, [n])`"
)]
pub trait RowOf<const N: usize, T, const R: usize, E>: SealedRows<T> {
    /// The seal: the element count is that of the extents.
    #[doc(hidden)]
    const SEALED: Internal;

    /// The extents of `N` rows.
    #[doc(hidden)]
    const EXTENTS: [usize; R];
}

/// Nested arrays as memory.
pub trait SealedRows<T>: Sized {
    /// The elements of all rows.
    fn flat(rows: &[Self]) -> &[T];

    /// The elements of all rows, to write.
    fn flat_mut(rows: &mut [Self]) -> &mut [T];

    /// The elements of all rows. Nothing is copied.
    fn into_flat(rows: Vec<Self>) -> Vec<T>;
}

impl<T: ArrayElement> SealedRows<T> for T {
    fn flat(rows: &[Self]) -> &[T] {
        rows
    }

    fn flat_mut(rows: &mut [Self]) -> &mut [T] {
        rows
    }

    fn into_flat(rows: Vec<Self>) -> Vec<T> {
        rows
    }
}

impl<T, X: SealedRows<T>, const N: usize> SealedRows<T> for [X; N] {
    fn flat(rows: &[Self]) -> &[T] {
        X::flat(rows.as_flattened())
    }

    fn flat_mut(rows: &mut [Self]) -> &mut [T] {
        X::flat_mut(rows.as_flattened_mut())
    }

    fn into_flat(rows: Vec<Self>) -> Vec<T> {
        X::into_flat(rows.into_flattened())
    }
}

/// The rows of each rank. A line: the rank, a row, and its extents.
macro_rules! rows {
    ($($(#[$hint:meta])* $rank:literal: $row:ty, $($extent:ident)*;)*) => { $(
        $(#[$hint])*
        impl<T: ArrayElement, const N: usize, $(const $extent: usize),*> RowOf<N, T, $rank, (Const<N>, $(Const<$extent>,)*)> for $row {
            const SEALED: Internal = INTERNAL;
            const EXTENTS: [usize; $rank] = [N, $($extent),*];
        }
    )* };
}

rows! {
    1: T,;
    #[diagnostic::do_not_recommend] 2: [T; A], A;
    #[diagnostic::do_not_recommend] 3: [[T; B]; A], A B;
    #[diagnostic::do_not_recommend] 4: [[[T; C]; B]; A], A B C;
    #[diagnostic::do_not_recommend] 5: [[[[T; D]; C]; B]; A], A B C D;
    #[diagnostic::do_not_recommend] 6: [[[[[T; E]; D]; C]; B]; A], A B C D E;
    #[diagnostic::do_not_recommend] 7: [[[[[[T; F]; E]; D]; C]; B]; A], A B C D E F;
    #[diagnostic::do_not_recommend] 8: [[[[[[[T; G]; F]; E]; D]; C]; B]; A], A B C D E F G;
}
