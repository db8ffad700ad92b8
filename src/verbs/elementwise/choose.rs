//! One of two elements at each index.

use crate::{
    array::{Operand, Storage, Tensor, TensorBase, View},
    broadcast::{BroadcastError, BroadcastExtents, SameExtents, Scalar},
    layout::{Layout, RowMajor, Strided},
    message::or_fail,
    private::{AGREED, Agreed, Always},
    rank::{Never, Ranks},
    types::{AxisList, ExtentList, Nil},
    verbs::{
        Rankless,
        elementwise::zip::{ExtentsOf, combine3, differ},
    },
};

/// What [`choose`] and [`select`] choose between: two arrays of the same rank, or an array and an element. `Mask` is open if the first argument is not a mask
/// ([`Truth`]), and then nothing is reported of the branches.
#[diagnostic::on_unimplemented(
    message = "expected an array of rank {R} and an array or an element of the same type to choose between, found `{Self}`",
    label = "at least one of the two is an array (between two elements, `map` of the mask chooses); the other is an array of the same rank and element type, or an element; `of_rank` states the rank of what `along` and `align_trailing` return"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Branches<const R: usize, Mask = ()> {
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

    /// The two as ranked views. Not a method, because there is an impl for each type.
    #[doc(hidden)]
    fn operands(branches: &Self, agreed: Agreed) -> [View<'_, Self::Element, R>; 2];
}

/// Branches next to what is not a mask. There are two such impls, so the compiler chooses neither, and reports nothing.
macro_rules! open {
    ($($never:ty)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<B, const R: usize> Branches<R, $never> for B {
            type Element = Never;
            type Extents = Scalar;
            type Others = Scalar;
            type Merged = Nil;
            const ARE_SCALARS: [bool; 2] = [true; 2];
            const STRETCHES: [[bool; R]; 2] = [[true; R]; 2];

            fn operands(_: &Self, _: Agreed) -> [View<'_, Never, R>; 2] {
                // No mask has this type, so it is never compiled. Views of rank 0 have an element, and there is none here.
                const { assert!(R > 0, "there is no such mask") };
                [View::over(&[], Strided::from_parts([0; R], [0; R], 0)); 2]
            }
        }
    )* };
}

open!(Never Option<Never>);

/// The first argument of [`choose`] and [`select`]. Both types are open if it is not an array of truth values, or one.
#[diagnostic::on_unimplemented(
    message = "expected a mask, an array with elements `bool`, found `{Self}`",
    label = "the first argument is an array with elements `bool`, or a `bool`; the other two are those that it chooses between"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Truth {
    /// `Self`.
    type Mask;
    /// `()`.
    type Then;

    /// `self`.
    #[doc(hidden)]
    fn mask(self, agreed: Agreed) -> Self::Mask;
}

/// A row: generics; a type with truth values.
macro_rules! truths {
    ($([$($generics:tt)*] $truth:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> Truth for $truth {
            type Mask = Self;
            type Then = ();

            #[inline(always)]
            fn mask(self, _: Agreed) -> Self {
                self
            }
        }
    )* };
}

truths! {
    [] bool;
    [S, const R: usize, L] TensorBase<bool, S, R, L>;
    [S, const R: usize, L] &TensorBase<bool, S, R, L>;
    [const R: usize, L, P] Rankless<'_, bool, R, L, P>;
    [const R: usize, L, P] &Rankless<'_, bool, R, L, P>;
}

/// The mask of [`select`] and the predicate of [`choose`]: an array of rank `R`, or one value.
#[diagnostic::on_unimplemented(
    message = "expected a mask of rank {R}, found `{Self}`",
    label = "not of rank {R}: `along` says where its axes go"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Mask<const R: usize>: Operand<bool, R> + Truth<Mask = Self, Then = ()> {}

#[diagnostic::do_not_recommend]
impl<P: Operand<bool, R> + Truth<Mask = P, Then = ()>, const R: usize> Mask<R> for P {}

/// The function [`choose`]: all extents are the same.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub enum Alike {}

/// The function [`select`]: all are broadcast to each other.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub enum Stretching {}

/// A mask `P` and the branches `X` and `Y` of a function, `How`. All that is wrong is reported at the call, and once: of the branches only if the mask is
/// one.
#[cfg_attr(doc, doc(hidden))]
pub trait Choice<const R: usize, How, P, X, Y> {
    /// The elements.
    type Element;
    /// The extents of the result.
    type Extents;
    /// For [`Always`].
    #[doc(hidden)]
    type Holds;
    /// Which of the mask and the branches are elements.
    #[doc(hidden)]
    const ARE_SCALARS: [bool; 3];
    /// Which axes of the mask and of the branches stretch if their extent is 1.
    #[doc(hidden)]
    const STRETCHES: [[bool; R]; 3];

    /// The mask.
    #[doc(hidden)]
    type Mask: Operand<bool, R>;

    /// The mask.
    #[doc(hidden)]
    fn mask(mask: P) -> Self::Mask;
    /// The branches as ranked views.
    #[doc(hidden)]
    fn branches(branches: &(X, Y), agreed: Agreed) -> [View<'_, Self::Element, R>; 2];
}

/// A row: a function; the relation of the extents.
macro_rules! choices {
    ($($how:ty: $agrees:ident;)*) => { $(
        // For each subject, of which the compiler names none.
        impl<S, P, Q, X, Y, N, T, E, F, A: AxisList, const R: usize> Choice<R, $how, P, X, Y> for S
        where
            P: Truth<Mask = Q, Then = N>,
            Q: Mask<R>,
            (X, Y): Branches<R, N, Element = T, Extents = E, Others = F, Merged = A>,
            E: $agrees<F, R>,
            ExtentsOf<A, R>: $agrees<Q::Extents, R>,
        {
            type Element = T;
            type Extents = ExtentsOf<Q::Merged<A>, R>;
            type Holds = ();
            type Mask = Q;
            const ARE_SCALARS: [bool; 3] = {
                let [first, second] = <(X, Y) as Branches<R, N>>::ARE_SCALARS;
                [Q::IS_SCALAR, first, second]
            };
            const STRETCHES: [[bool; R]; 3] = {
                let [first, second] = <(X, Y) as Branches<R, N>>::STRETCHES;
                [Q::STRETCHES, first, second]
            };

            fn mask(mask: P) -> Q {
                mask.mask(AGREED)
            }

            fn branches(branches: &(X, Y), agreed: Agreed) -> [View<'_, T, R>; 2] {
                <(X, Y) as Branches<R, N>>::operands(branches, agreed)
            }
        }
    )* };
}

choices! { Alike: SameExtents; Stretching: BroadcastExtents; }

/// One pair. The kinds are listed one by one: for a pair with any operand the compiler cannot exclude that its order is reversed.
macro_rules! pair {
    ([$($generics:tt)*] $left:ty, $right:ty; $extents:ty, $others:ty, $merged:ty, $scalars:expr) => {
        #[diagnostic::do_not_recommend]
        impl<T, const R: usize, $($generics)*> Branches<R> for ($left, $right) {
            type Element = T;
            type Extents = $extents;
            type Others = $others;
            type Merged = $merged;
            const ARE_SCALARS: [bool; 2] = $scalars;
            const STRETCHES: [[bool; R]; 2] =
                [<$left as Operand<T, R>>::STRETCHES, <$right as Operand<T, R>>::STRETCHES];

            fn operands((left, right): &Self, _: Agreed) -> [View<'_, T, R>; 2] {
                [Operand::<T, R>::as_operand(left), Operand::<T, R>::as_operand(right)]
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
/// use shapewise::{View, shape, verbs::choose};
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
// `T` and `E` are types of the relation. The result names them and projects from no trait: of a function, not of a method, the compiler reports a
// mistake again at the result.
#[doc(alias = "where")]
#[must_use]
#[track_caller]
pub fn choose<const R: usize, P, X, Y, T: Clone, E: ExtentList<R>>(
    predicate: P,
    on_true: X,
    on_false: Y,
) -> Tensor<T, R, RowMajor<R, E>>
where
    Ranks: Choice<R, Alike, P, X, Y, Element = T, Extents = E, Holds: Always>,
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
pub fn try_choose<const R: usize, P, X, Y, T: Clone, E: ExtentList<R>>(
    predicate: P,
    on_true: X,
    on_false: Y,
) -> Result<Tensor<T, R, RowMajor<R, E>>, BroadcastError>
where
    Ranks: Choice<R, Alike, P, X, Y, Element = T, Extents = E, Holds: Always>,
{
    let (predicate, branches) = (<Ranks as Choice<R, Alike, P, X, Y>>::mask(predicate), (on_true, on_false));
    let [on_true, on_false] = <Ranks as Choice<R, Alike, P, X, Y>>::branches(&branches, AGREED);
    let predicate = predicate.as_operand();
    let [is_value, is_scalar, other_is] = const { <Ranks as Choice<R, Alike, P, X, Y>>::ARE_SCALARS };
    if let Some((axis, on_true, on_false)) = differ(&on_true, &on_false, is_scalar || other_is) {
        return Err(BroadcastError::Select { axis, on_true, on_false });
    }
    let shaped = if is_scalar { &on_false } else { &on_true };
    if let Some((axis, extent, predicate)) = differ(shaped, &predicate, is_value) {
        return Err(BroadcastError::Predicate { axis, extent, predicate });
    }
    combine3((&predicate, &on_true, &on_false), &[[true; R]; 3], chosen)
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
/// use shapewise::{View, shape, verbs::select};
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
/// NumPy, `where`; ranks are aligned explicitly, by [`TensorBase::along`] or [`TensorBase::align_trailing`], and of the values by
/// [`of_rank`](crate::verbs::Rankless::of_rank) after them.
#[doc(alias = "where")]
#[must_use]
#[track_caller]
pub fn select<const R: usize, P, X, Y, T: Clone, E: ExtentList<R>>(
    mask: P,
    on_true: X,
    on_false: Y,
) -> Tensor<T, R, RowMajor<R, E>>
where
    Ranks: Choice<R, Stretching, P, X, Y, Element = T, Extents = E, Holds: Always>,
{
    or_fail(try_select(mask, on_true, on_false))
}

/// [`select`], which returns an error.
///
/// # Errors
///
/// Same errors as [`TensorBase::zip_map3`]. Two extents in the type that do not broadcast are an error of `cargo check`.
pub fn try_select<const R: usize, P, X, Y, T: Clone, E: ExtentList<R>>(
    mask: P,
    on_true: X,
    on_false: Y,
) -> Result<Tensor<T, R, RowMajor<R, E>>, BroadcastError>
where
    Ranks: Choice<R, Stretching, P, X, Y, Element = T, Extents = E, Holds: Always>,
{
    let (mask, branches) = (<Ranks as Choice<R, Stretching, P, X, Y>>::mask(mask), (on_true, on_false));
    let [on_true, on_false] = <Ranks as Choice<R, Stretching, P, X, Y>>::branches(&branches, AGREED);
    let stretches = const { <Ranks as Choice<R, Stretching, P, X, Y>>::STRETCHES };
    combine3((&mask.as_operand(), &on_true, &on_false), &stretches, chosen)
}

/// One of two elements. A function and not a closure: a closure would be another one for each shape.
fn chosen<T: Clone>(predicate: &bool, on_true: &T, on_false: &T) -> T {
    if *predicate { on_true } else { on_false }.clone()
}
