//! One of two elements at each index.

use super::{
    Operand, Storage, Tensor, TensorBase, View,
    zip::{ExtentsOf, combine3, differ},
};
use crate::{
    broadcast::{BroadcastError, BroadcastExtents, SameExtents, Scalar},
    layout::{Layout, RowMajor},
    message::or_fail,
    private::SealedBranches,
    types::AxisList,
};

/// What [`choose`] and [`select`] choose between: two arrays of the same rank, or an array and an element.
#[diagnostic::on_unimplemented(
    message = "expected an array of rank {R} and an array or an element of the same type to choose between, found `{Self}`",
    label = "at least one of the two is an array; the other is an array of the same rank and element type, or an element"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Branches<const R: usize>: SealedBranches<R> {
    /// The elements.
    type Element;
    /// The extents, with the knowledge of the type: those of the first of the two that is an array.
    #[doc(hidden)]
    type Extents;
    /// The extents of the other.
    #[doc(hidden)]
    type Others;
    /// The axes, with what is known of either.
    #[doc(hidden)]
    type Merged: AxisList;
    /// Which of the two are elements.
    #[doc(hidden)]
    const ARE_SCALARS: [bool; 2];
    /// Which axes of the two stretch if their extent is 1.
    #[doc(hidden)]
    const STRETCHES: [[bool; R]; 2];

    /// The two as ranked views.
    #[doc(hidden)]
    fn operands(&self) -> [View<'_, Self::Element, R>; 2];
}

/// The mask of [`select`] and the predicate of [`choose`]: an array of rank `R`, or one value.
#[diagnostic::on_unimplemented(
    message = "expected a mask, an array with elements `bool`, found `{Self}`",
    label = "the first argument is an array with elements `bool`, or a `bool`; the other two are those that it chooses between"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Mask<const R: usize>: Operand<bool, R> {
    /// [`Operand::Merged`].
    #[doc(hidden)]
    type Onto<A: AxisList>: AxisList;
    /// [`Operand::Extents`].
    #[doc(hidden)]
    type Known;
}

#[diagnostic::do_not_recommend]
impl<P: Operand<bool, R>, const R: usize> Mask<R> for P {
    type Onto<A: AxisList> = P::Merged<A>;
    type Known = P::Extents;
}

/// One pair. The kinds are listed one by one: for a pair with any operand the compiler cannot exclude that its order is reversed.
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
            const STRETCHES: [[bool; R]; 2] =
                [<$left as Operand<T, R>>::STRETCHES, <$right as Operand<T, R>>::STRETCHES];

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
        branches! { @both $left, TensorBase<T, D, R, M> }
        branches! { @both $left, &TensorBase<T, D, R, M> }
    )* };
    (@both $left:ty, $right:ty) => {
        pair! {
            [S: Storage<T>, L: Layout<R>, D: Storage<T>, M: Layout<R>] $left, $right;
            L::Extents, M::Extents, <L::Axes as AxisList>::Merged<M::Axes>, [false, false]
        }
    };
}

branches! { TensorBase<T, S, R, L>; &TensorBase<T, S, R, L>; }

/// A predicate and two branches in, a tensor out: an element of `on_true` where the predicate is true, of `on_false` where it is
/// false. One of the branches may be a single element, and the predicate a single `bool`; all arrays have the same shape. Nothing
/// else is broadcast.
///
/// # Panics
///
/// At the caller's line, with the message of [`BroadcastError`], where [`try_choose`] returns an error. Two different extents in the type
/// are an error of `cargo check`.
///
/// # Examples
///
/// ```
/// use shapewise::{View, shape, view::choose};
///
/// let (mask, a, b) = ([true, false, true], [1, 2, 3], [10, 20, 30]);
/// let mask = View::new(&mask, shape![3])?;
/// let (a, b) = (View::new(&a, shape![3])?, View::new(&b, shape![3])?);
/// assert_eq!(choose(mask, &a, &b).as_slice(), [1, 20, 3]);
/// assert_eq!(choose(false, &a, &b).as_slice(), [10, 20, 30]);
/// assert_eq!(choose(mask, a, 0).as_slice(), [1, 0, 3]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
///
/// # Source
///
/// XLA, `Select`: `InferSelectShape`. A single element as a branch is an extension, as for the bounds of [`TensorBase::clamp`].
// `T`, `A`, `M` and `K` are types of the operands. The result names them and projects from no trait: of a function, not of a method, the compiler
// reports a mistake again at the result.
#[doc(alias = "where")]
#[must_use]
#[track_caller]
pub fn choose<
    const R: usize,
    P: Mask<R, Onto<A> = M, Known = K>,
    X,
    Y,
    T: Clone,
    A: AxisList,
    M: AxisList,
    K,
>(
    predicate: P,
    on_true: X,
    on_false: Y,
) -> Tensor<T, R, RowMajor<R, ExtentsOf<M, R>>>
where
    (X, Y): Branches<R, Element = T, Merged = A>,
    <(X, Y) as Branches<R>>::Extents: SameExtents<<(X, Y) as Branches<R>>::Others, R>,
    ExtentsOf<A, R>: SameExtents<K, R>,
{
    or_fail(try_choose(predicate, on_true, on_false))
}

/// [`choose`], which returns an error.
///
/// # Errors
///
/// [`BroadcastError::Select`] with the first axis where the branches have different extents, [`BroadcastError::Predicate`] with the
/// first axis where the predicate has another extent, [`BroadcastError::Memory`] if there is not enough memory for the result. Two
/// different extents in the type are an error of `cargo check`.
pub fn try_choose<
    const R: usize,
    P: Mask<R, Onto<A> = M, Known = K>,
    X,
    Y,
    T: Clone,
    A: AxisList,
    M: AxisList,
    K,
>(
    predicate: P,
    on_true: X,
    on_false: Y,
) -> Result<Tensor<T, R, RowMajor<R, ExtentsOf<M, R>>>, BroadcastError>
where
    (X, Y): Branches<R, Element = T, Merged = A>,
    <(X, Y) as Branches<R>>::Extents: SameExtents<<(X, Y) as Branches<R>>::Others, R>,
    ExtentsOf<A, R>: SameExtents<K, R>,
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
    combine3(&predicate, &on_true, &on_false, &[], chosen)
}

/// A mask and two branches in, a tensor out: an element of `on_true` where the mask is true, of `on_false` where it is false. The arrays among the
/// three are broadcast to each other; the result has the most specific extent of each axis. One of the branches may be a single element, and the
/// mask a single `bool`. [`choose`] broadcasts nothing.
///
/// # Panics
///
/// At the caller's line, with the message of [`BroadcastError`], where [`try_select`] returns an error.
///
/// # Examples
///
/// ```
/// use shapewise::{View, shape, view::select};
///
/// let (mask, x, row) = ([true, false], [1, 2, 3, 4], [10, 20]);
/// let mask = View::new(&mask, shape![2, 1])?;
/// let x = View::new(&x, shape![2, 2])?;
/// let row = View::new(&row, shape![1, 2])?;
/// assert_eq!(select(mask, x, row).as_slice(), [1, 2, 10, 20]);
/// assert_eq!(select(mask, x, 0).as_slice(), [1, 2, 0, 0]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
///
/// # Source
///
/// NumPy, `where`; ranks are aligned explicitly, by [`TensorBase::along`] or [`TensorBase::align_trailing`].
#[doc(alias = "where")]
#[must_use]
#[track_caller]
pub fn select<
    const R: usize,
    P: Mask<R, Onto<A> = M, Known = K>,
    X,
    Y,
    T: Clone,
    A: AxisList,
    M: AxisList,
    K,
>(
    mask: P,
    on_true: X,
    on_false: Y,
) -> Tensor<T, R, RowMajor<R, ExtentsOf<M, R>>>
where
    (X, Y): Branches<R, Element = T, Merged = A>,
    <(X, Y) as Branches<R>>::Extents: BroadcastExtents<<(X, Y) as Branches<R>>::Others, R>,
    ExtentsOf<A, R>: BroadcastExtents<K, R>,
{
    or_fail(try_select(mask, on_true, on_false))
}

/// [`select`], which returns an error.
///
/// # Errors
///
/// Same errors as [`TensorBase::zip_map3`]. Two extents in the type that do not broadcast are an error of `cargo check`.
pub fn try_select<
    const R: usize,
    P: Mask<R, Onto<A> = M, Known = K>,
    X,
    Y,
    T: Clone,
    A: AxisList,
    M: AxisList,
    K,
>(
    mask: P,
    on_true: X,
    on_false: Y,
) -> Result<Tensor<T, R, RowMajor<R, ExtentsOf<M, R>>>, BroadcastError>
where
    (X, Y): Branches<R, Element = T, Merged = A>,
    <(X, Y) as Branches<R>>::Extents: BroadcastExtents<<(X, Y) as Branches<R>>::Others, R>,
    ExtentsOf<A, R>: BroadcastExtents<K, R>,
{
    let (branches, mask) = ((on_true, on_false), mask.as_operand());
    let [on_true, on_false] = branches.operands();
    let [of_true, of_false] = const { <(X, Y) as Branches<R>>::STRETCHES };
    combine3(&mask, &on_true, &on_false, &[P::STRETCHES, of_true, of_false], chosen)
}

/// One of two elements. A function and not a closure: a closure would be another one for each shape.
fn chosen<T: Clone>(predicate: &bool, on_true: &T, on_false: &T) -> T {
    if *predicate { on_true } else { on_false }.clone()
}
