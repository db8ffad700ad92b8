//! One of two elements at each index.

use crate::{
    array::{Operand, Storage, Tensor, TensorBase, View},
    broadcast::{BroadcastError, BroadcastExtents, EqualExtents, Scalar},
    extent::named::{Stretches, beside, refuse_twice},
    layout::{Layout, RowMajor},
    message::or_fail,
    private::{Exists, INTERNAL, Internal},
    rank::Ranks,
    shape::axes::ExtentsOf,
    types::{AxisList, ExtentList, NameText},
    verbs::elementwise::{clamp::first_difference, zip::combine3},
};

/// All extents are equal: the function [`choose`].
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub enum EqualOperands {}

/// All operands are broadcast to each other: the function [`select`].
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub enum BroadcastOperands {}

/// The arguments of [`choose`] and [`select`], of any extents: a mask, or one `bool`, and two arrays of the same rank and elements, or one and an element.
#[diagnostic::on_unimplemented(
    message = "expected a mask of `bool` and two operands of one rank and element type to choose between, found `{Self}`",
    label = "a mask (`x.map(|x| *x != 0)` of integers), and two arrays of one rank, or one and an element; 1.0 and 0.0: `mask.map(|m| f64::from(*m))`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ChoiceArguments<const R: usize> {
    /// The elements.
    type Element;
    /// The extents of the first of the two that is an array, with the knowledge of the type.
    #[doc(hidden)]
    type Extents;
    /// The extents of the other.
    #[doc(hidden)]
    type Others;
    /// The axes of the two, with what is known of either.
    #[doc(hidden)]
    type Axes: AxisList;
    /// The mask.
    #[doc(hidden)]
    type Mask: Operand<bool, R>;
    /// Which of the three are elements.
    #[doc(hidden)]
    const ARE_SCALARS: [bool; 3];
    /// Which axes of the three stretch if their extent is 1.
    #[doc(hidden)]
    const STRETCHES: [[bool; R]; 3];
    /// The extents that the types of the three know.
    #[doc(hidden)]
    const EXTENTS: [[Option<usize>; R]; 3];
    /// The names that the types of the three have.
    #[doc(hidden)]
    const NAMES: [[Option<NameText>; R]; 3];

    /// The three as ranked views. Not a method, because there is an impl for each type.
    #[doc(hidden)]
    fn operands(three: &Self, internal: Internal) -> Three<'_, Self::Element, R>;
}

/// A mask and two branches as ranked views.
type Three<'b, T, const R: usize> = (View<'b, bool, R>, View<'b, T, R>, View<'b, T, R>);

/// A row: a pair of branches. The kinds are listed one by one: for a pair with any operand the compiler cannot exclude that its order is reversed.
macro_rules! pair {
    ([$($generics:tt)*] $left:ty, $right:ty; $extents:ty, $others:ty, $axes:ty, $scalars:expr) => {
        #[diagnostic::do_not_recommend]
        impl<P: Operand<bool, R>, T, const R: usize, $($generics)*> ChoiceArguments<R> for (P, $left, $right) {
            type Element = T;
            type Extents = $extents;
            type Others = $others;
            type Axes = $axes;
            type Mask = P;
            const ARE_SCALARS: [bool; 3] = [P::IS_SCALAR, $scalars.0, $scalars.1];
            const STRETCHES: [[bool; R]; 3] =
                [P::STRETCHES, <$left as Operand<T, R>>::STRETCHES, <$right as Operand<T, R>>::STRETCHES];
            const EXTENTS: [[Option<usize>; R]; 3] =
                [P::EXTENTS, <$left as Operand<T, R>>::EXTENTS, <$right as Operand<T, R>>::EXTENTS];
            const NAMES: [[Option<NameText>; R]; 3] =
                [P::NAMES, <$left as Operand<T, R>>::NAMES, <$right as Operand<T, R>>::NAMES];

            fn operands((mask, left, right): &Self, _: Internal) -> Three<'_, T, R> {
                let (left, right) = (Operand::<T, R>::as_operand(left), Operand::<T, R>::as_operand(right));
                (mask.as_operand(), left, right)
            }
        }
    };
}

macro_rules! branches {
    ($($left:ty;)*) => { $(
        pair! { [S: Storage<T>, L: Layout<R>] $left, T; L::Extents, Scalar, L::Axes, (false, true) }
        pair! { [S: Storage<T>, L: Layout<R>] T, $left; L::Extents, Scalar, L::Axes, (true, false) }
        branches! { @both $left, TensorBase<T, D, R, M> }
        branches! { @both $left, &TensorBase<T, D, R, M> }
    )* };
    (@both $left:ty, $right:ty) => {
        pair! {
            [S: Storage<T>, L: Layout<R>, D: Storage<T>, M: Layout<R>] $left, $right;
            L::Extents, M::Extents, <L::Axes as AxisList>::Merged<M::Axes>, (false, false)
        }
    };
}

branches! { TensorBase<T, S, R, L>; &TensorBase<T, S, R, L>; }

/// The arguments of [`choose`] or [`select`], a mask `P` and operands `X` and `Y`, agree as `How` requires: [`EqualOperands`] or [`BroadcastOperands`]. All that is wrong is reported at the call, and once.
#[cfg_attr(doc, doc(hidden))]
pub trait ChoiceAgrees<const R: usize, How, P, X, Y> {
    /// The elements.
    type Element;
    /// The extents of the result.
    type Extents;
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// Which of the three are elements and not arrays.
    #[doc(hidden)]
    const ARE_SCALARS: [bool; 3];
    /// Which axes of each of the three stretch.
    #[doc(hidden)]
    const STRETCHES: [[Stretches; R]; 3];

    /// Returns the three as views.
    #[doc(hidden)]
    fn operands(three: &(P, X, Y), internal: Internal) -> Three<'_, Self::Element, R>;
}

/// A row: a function; the relation of the extents.
macro_rules! choices {
    ($($how:ty: $agrees:ident;)*) => { $(
        // For each subject, of which the compiler names none.
        #[cfg_attr(doc, doc(hidden))]
        impl<S, P, X, Y, T, E, F, A: AxisList, Q: Operand<bool, R>, const R: usize> ChoiceAgrees<R, $how, P, X, Y> for S
        where
            (P, X, Y): ChoiceArguments<R, Element = T, Extents = E, Others = F, Axes = A, Mask = Q>,
            E: $agrees<F, R>,
            ExtentsOf<A, R>: $agrees<Q::Extents, R>,
        {
            type Element = T;
            type Extents = ExtentsOf<Q::Merged<A>, R>;
            type Proof = ();
            const ARE_SCALARS: [bool; 3] = <(P, X, Y) as ChoiceArguments<R>>::ARE_SCALARS;
            const STRETCHES: [[Stretches; R]; 3] = {
                let (stretches, known) = (<(P, X, Y) as ChoiceArguments<R>>::STRETCHES, <(P, X, Y) as ChoiceArguments<R>>::EXTENTS);
                let of_each = &<(P, X, Y) as ChoiceArguments<R>>::NAMES;
                refuse_twice(of_each);
                let names = &<Self::Extents as ExtentList<R>>::NAMES;
                [
                    beside(&stretches[0], &known[0], &of_each[0], names),
                    beside(&stretches[1], &known[1], &of_each[1], names),
                    beside(&stretches[2], &known[2], &of_each[2], names),
                ]
            };

            fn operands(three: &(P, X, Y), internal: Internal) -> Three<'_, T, R> {
                <(P, X, Y) as ChoiceArguments<R>>::operands(three, internal)
            }
        }
    )* };
}

choices! { EqualOperands: EqualExtents; BroadcastOperands: BroadcastExtents; }

/// Chooses an element of `on_true` where the predicate is true, of `on_false` where it is false. The result is a tensor of their shape: all arrays have
/// the same, and nothing is broadcast. One of the branches may be a single element, and the predicate a single `bool`.
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
/// # In other libraries
///
/// XLA, `Select`: `InferSelectShape`. A single element as a branch is an extension, as for the bounds of [`TensorBase::clamp`].
// `T` and `E` are types of the relation. The result names them and projects from no trait: of a function, not of a method, the compiler reports a
// mistake again at the result.
#[doc(alias("where", "masked_fill"))]
#[must_use]
#[track_caller]
pub fn choose<const R: usize, P, X, Y, T: Clone, E: ExtentList<R>>(
    predicate: P,
    on_true: X,
    on_false: Y,
) -> Tensor<T, R, RowMajor<R, E>>
where
    Ranks: ChoiceAgrees<R, EqualOperands, P, X, Y, Element = T, Extents = E, Proof: Exists>,
{
    or_fail(try_choose(predicate, on_true, on_false))
}

/// Chooses an element of `on_true` or `on_false` at each index, and returns an error where [`choose`] panics.
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
    Ranks: ChoiceAgrees<R, EqualOperands, P, X, Y, Element = T, Extents = E, Proof: Exists>,
{
    let three = (predicate, on_true, on_false);
    let (predicate, on_true, on_false) =
        <Ranks as ChoiceAgrees<R, EqualOperands, P, X, Y>>::operands(&three, INTERNAL);
    let [is_value, is_scalar, other_is] =
        const { <Ranks as ChoiceAgrees<R, EqualOperands, P, X, Y>>::ARE_SCALARS };
    let [of_mask, of_true, of_false] =
        const { &<Ranks as ChoiceAgrees<R, EqualOperands, P, X, Y>>::STRETCHES };
    let name = |left: &[Stretches; R], right: &[Stretches; R], axis: usize| {
        left.get(axis)?.name_with(*right.get(axis)?)
    };
    if let Some((axis, on_true, on_false)) = first_difference(&on_true, &on_false, is_scalar || other_is) {
        return Err(
            BroadcastError::Select { axis, on_true, on_false }.with_name(name(of_true, of_false, axis))
        );
    }
    let (shaped, of_shaped) = if is_scalar { (&on_false, of_false) } else { (&on_true, of_true) };
    if let Some((axis, extent, predicate)) = first_difference(shaped, &predicate, is_value) {
        return Err(
            BroadcastError::Predicate { axis, extent, predicate }.with_name(name(of_shaped, of_mask, axis))
        );
    }
    combine3((&predicate, &on_true, &on_false), &[[Stretches::Yes; R]; 3], chosen)
}

/// Selects an element of `on_true` where the mask is true, of `on_false` where it is false. The arrays among the three are broadcast to each other; the
/// result is a tensor with the most specific extent of each axis. One of the branches may be a single element, and the mask a single `bool`.
/// [`choose`] broadcasts nothing.
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
/// # In other libraries
///
/// NumPy, `where`; ranks are aligned explicitly, by [`TensorBase::along`] or [`TensorBase::align_trailing`], and of the values by
/// [`of_rank`](crate::verbs::Rankless::of_rank) after them.
#[doc(alias("where", "ifelse"))]
#[must_use]
#[track_caller]
pub fn select<const R: usize, P, X, Y, T: Clone, E: ExtentList<R>>(
    mask: P,
    on_true: X,
    on_false: Y,
) -> Tensor<T, R, RowMajor<R, E>>
where
    Ranks: ChoiceAgrees<R, BroadcastOperands, P, X, Y, Element = T, Extents = E, Proof: Exists>,
{
    or_fail(try_select(mask, on_true, on_false))
}

/// Selects an element of `on_true` or `on_false` at each index, and returns an error where [`select`] panics.
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
    Ranks: ChoiceAgrees<R, BroadcastOperands, P, X, Y, Element = T, Extents = E, Proof: Exists>,
{
    let three = (mask, on_true, on_false);
    let (mask, on_true, on_false) =
        <Ranks as ChoiceAgrees<R, BroadcastOperands, P, X, Y>>::operands(&three, INTERNAL);
    let stretches = const { <Ranks as ChoiceAgrees<R, BroadcastOperands, P, X, Y>>::STRETCHES };
    combine3((&mask, &on_true, &on_false), &stretches, chosen)
}

/// One of two elements. A function and not a closure: a closure would be another one for each shape.
fn chosen<T: Clone>(predicate: &bool, on_true: &T, on_false: &T) -> T {
    if *predicate { on_true } else { on_false }.clone()
}
