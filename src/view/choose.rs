//! One of two elements at each index.

use super::{
    Array, Operand, Storage, Tensor, View,
    zip::{ExtentsOf, combine3, differ},
};
use crate::{
    broadcast::{BroadcastError, SameExtents, Scalar},
    extent::Extents,
    layout::{Layout, RowMajor},
    private::SealedBranches,
    types::AxisList,
};

/// What [`choose`] chooses between: two views or tensors of the same rank, or one of them and an element.
#[diagnostic::on_unimplemented(
    message = "`choose` cannot choose between `{Self}`",
    label = "not two tensors of one rank with elements of one type, nor one of them and such an element",
    note = "one of the two is a view or a tensor; the other one has its rank and its elements, or is such an element"
)]
pub trait Branches<const R: usize>: SealedBranches<R> {
    /// The elements.
    type Element;
    /// The extents, as the type knows them: of the first one that is no element.
    #[doc(hidden)]
    type Extents;
    /// The extents of the other one.
    #[doc(hidden)]
    type Others;
    /// The axes, with what is known of both.
    #[doc(hidden)]
    type Merged: AxisList;
    /// Whether the two are elements.
    #[doc(hidden)]
    const ARE_SCALARS: [bool; 2];

    /// The two as ranked views.
    #[doc(hidden)]
    fn operands(&self) -> [View<'_, Self::Element, R>; 2];
}

/// One pair. The kinds are listed one by one: of a pair with any operand the compiler does not know that it is not the other way round.
macro_rules! pair {
    ([$($generics:tt)*] $left:ty, $right:ty; $extents:ty, $others:ty, $merged:ty, $scalars:expr) => {
        impl<T, const R: usize, $($generics)*> SealedBranches<R> for ($left, $right) {}
        #[diagnostic::do_not_recommend]
        impl<T, const R: usize, $($generics)*> Branches<R> for ($left, $right) {
            type Element = T;
            type Extents = $extents;
            type Others = $others;
            type Merged = $merged;
            const ARE_SCALARS: [bool; 2] = $scalars;

            fn operands(&self) -> [View<'_, T, R>; 2] {
                [Operand::<T, R>::as_operand(&self.0), Operand::<T, R>::as_operand(&self.1)]
            }
        }
    };
}

macro_rules! branches {
    ($($left:ty;)*) => { $(
        pair! { [S: Storage<T>, L: Layout<R>] $left, T; L::Extents, Scalar, L::Axes, [false, true] }
        pair! { [S: Storage<T>, L: Layout<R>] T, $left; L::Extents, Scalar, L::Axes, [true, false] }
        branches! { @both $left, Array<T, D, R, M> }
        branches! { @both $left, &Array<T, D, R, M> }
    )* };
    (@both $left:ty, $right:ty) => {
        pair! {
            [S: Storage<T>, L: Layout<R>, D: Storage<T>, M: Layout<R>] $left, $right;
            L::Extents, M::Extents, <L::Axes as AxisList>::Merged<M::Axes>, [false, false]
        }
    };
}

branches! { Array<T, S, R, L>; &Array<T, S, R, L>; }

/// The elements of a view or tensor where a predicate is true, and those of another where it is false; one of the two may be an element.
/// They have the same shape, and the predicate has it as well, or is one `bool`. Nothing else is broadcast.
///
/// # Errors
///
/// [`BroadcastError::Select`] with the first axis where the two have different extents, [`BroadcastError::Predicate`] with the
/// first where the predicate has another. Two extents that are known in the type and differ are an error of `cargo check`.
///
/// # Examples
///
/// ```
/// use shapewise::{View, shape, view::choose};
///
/// let (mask, a, b) = ([true, false, true], [1, 2, 3], [10, 20, 30]);
/// let mask = View::new(&mask, shape![3])?;
/// let (a, b) = (View::new(&a, shape![3])?, View::new(&b, shape![3])?);
/// assert_eq!(choose(mask, &a, &b).unwrap().as_slice(), [1, 20, 3]);
/// assert_eq!(choose(false, &a, &b).unwrap().as_slice(), [10, 20, 30]);
/// assert_eq!(choose(mask, a, 0).unwrap().as_slice(), [1, 0, 3]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
///
/// # Source
///
/// XLA, `Select`: `InferSelectShape`. An element for one of the two is an addition, as [`Array::clamp`] takes it.
#[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
#[doc(alias = "select")]
#[doc(alias = "where")]
pub fn choose<const R: usize, P: Operand<bool, R>, X, Y>(
    predicate: P,
    on_true: X,
    on_false: Y,
) -> Result<
    Tensor<
        <(X, Y) as Branches<R>>::Element,
        R,
        RowMajor<R, ExtentsOf<P::Merged<<(X, Y) as Branches<R>>::Merged>, R>>,
    >,
    BroadcastError,
>
where
    (X, Y): Branches<R, Element: Clone>,
    <(X, Y) as Branches<R>>::Extents: SameExtents<<(X, Y) as Branches<R>>::Others, R>,
    ExtentsOf<<(X, Y) as Branches<R>>::Merged, R>: SameExtents<P::Extents, R>,
    ExtentsOf<P::Merged<<(X, Y) as Branches<R>>::Merged>, R>: Extents<R>,
{
    let (branches, predicate) = ((on_true, on_false), predicate.as_operand());
    let [on_true, on_false] = branches.operands();
    let [is_scalar, other_is] = const { <(X, Y) as Branches<R>>::ARE_SCALARS };
    if let Some((axis, on_true, on_false)) = differ(&on_true, &on_false, is_scalar || other_is) {
        return Err(BroadcastError::Select { axis, on_true, on_false });
    }
    let shaped = if is_scalar { &on_false } else { &on_true };
    if let Some((axis, extent, predicate)) = differ(shaped, &predicate, P::IS_SCALAR) {
        return Err(BroadcastError::Predicate { axis, extent, predicate });
    }
    combine3(&predicate, &on_true, &on_false, &[], |predicate, on_true, on_false| {
        if *predicate { on_true } else { on_false }.clone()
    })
}
