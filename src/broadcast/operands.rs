//! Any number of operands at once: tuples and arrays of shapes or views.

use super::{AndRank, BroadcastError, BroadcastExtents, IsRank, OperandRank, typed_all};
use crate::{
    extent::{
        agree,
        named::{Stretches, beside, refuse_twice},
    },
    private::{INTERNAL, Internal, Sealed, SealedType},
    rank::Ranks,
    shape::Shape,
    types::{AxisList, ExtentList},
};

/// A shape, a view or a tensor of rank `R` as one of several [operands](Operands). See [`broadcast::all`](super::all).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an operand of rank {R}",
    label = "operands must have the same rank: `along` names the axes of the result that its axes become, and `align_trailing` aligns as NumPy does"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Broadcastable<const R: usize>: Sealed + OperandRank {
    /// The extents, as the type knows them.
    type Extents;
    /// The axes as a type-level list.
    #[doc(hidden)]
    type Axes: AxisList;
    /// The operand, broadcast to the extents `E`.
    type Broadcast<E: ExtentList<R>>;

    /// Which axes stretch if their extent is 1.
    #[doc(hidden)]
    const STRETCHES: [bool; R];

    /// The extents that the type knows.
    #[doc(hidden)]
    const EXTENTS: [Option<usize>; R];

    /// Returns all extents, in axis order.
    #[doc(hidden)]
    fn extents_array(&self) -> [usize; R];

    /// Takes the shape of all operands, which is known to agree; returns this operand broadcast to it.
    #[doc(hidden)]
    fn stretch<E: ExtentList<R>>(self, shape: Shape<R, E>, internal: Internal) -> Self::Broadcast<E>;
}

/// Shapes and views of rank `R` that may broadcast with each other: a tuple of up to six, or an array of any number. See
/// [`broadcast::all`](super::all).
#[diagnostic::on_unimplemented(
    message = "operands are one argument, a tuple or an array of them, found `{Self}`",
    label = "write `(a, b)`, a tuple of at most 6 or an array of shapes or views of one rank, which `align_trailing` and `along` change"
)]
pub trait Operands<const R: usize>: SealedType {
    /// The extents of the result: the most specific one at each axis.
    type Extents: ExtentList<R>;
    /// The operands, broadcast to them.
    type Broadcast;

    /// Returns [`shape`](shape()).
    #[doc(hidden)]
    fn shape(&self) -> Result<Shape<R, Self::Extents>, BroadcastError>;

    /// Returns [`all`].
    #[doc(hidden)]
    fn broadcast(self) -> Result<Self::Broadcast, BroadcastError>;
}

// The types are here and not only in `OperandList`: a function whose result is that of a supertrait reports a mistake a second time.
impl<const R: usize, X: OperandList<R, Extents = E, Broadcast = B>, E: ExtentList<R>, B> Operands<R> for X
where
    X::Itself: OperandsAgree<R>,
{
    type Extents = E;
    type Broadcast = B;

    fn shape(&self) -> Result<Shape<R, E>, BroadcastError> {
        self.shape_of_all()
    }

    fn broadcast(self) -> Result<B, BroadcastError> {
        self.broadcast_all()
    }
}

/// A tuple or an array of operands of rank `R`, with any extents.
#[diagnostic::on_unimplemented(
    message = "operands are one argument, a tuple or an array of them, found `{Self}`",
    label = "write `(a, b)`, a tuple of at most 6 or an array of shapes or views of one rank, which `align_trailing` and `along` change"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait OperandList<const R: usize>: Sized + SealedType {
    /// `Self`.
    #[doc(hidden)]
    type Itself;
    /// The extents of the result: see [`Operands::Extents`].
    type Extents: ExtentList<R>;
    /// The operands after the broadcast: see [`Operands::Broadcast`].
    type Broadcast;

    /// Returns [`shape`](shape()).
    #[doc(hidden)]
    fn shape_of_all(&self) -> Result<Shape<R, Self::Extents>, BroadcastError>;

    /// Returns [`all`].
    #[doc(hidden)]
    fn broadcast_all(self) -> Result<Self::Broadcast, BroadcastError>;
}

/// Operands whose extents broadcast, as far as the types know. It is separate from the result types, so that a mistake is reported
/// once, and is a bound of the impl of [`Operands`], so that a message names the wrong pair and not a list of impls.
#[cfg_attr(doc, doc(hidden))]
pub trait OperandsAgree<const R: usize> {}

/// Takes shapes or views of the same rank, in a tuple of up to six or an array of any number; returns the shape that they broadcast to.
///
/// # Errors
///
/// [`BroadcastError::Extents`] with the first axis where an operand does not broadcast with those before it, or
/// [`BroadcastError::Size`] if the result does not fit. Two extents that are known in the type and do not broadcast are an
/// error of `cargo check`.
///
/// # Examples
///
/// ```
/// use shapewise::{Const, Shape, broadcast, shape};
///
/// let n = 5;
/// let (a, b, c) =
///     (Shape::new(shape![n, 1, 1])?, Shape::new(shape![1, 3, 1])?, Shape::new(shape![1, 1, 4])?);
/// assert_eq!(broadcast::shape((a, b, c))?.typed_extents(), (5, Const::<3>, Const::<4>));
/// let error = broadcast::shape([Shape::new([2, 3])?, Shape::new([1, 3])?, Shape::new([4, 1])?])
///     .unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "extents 2 and 4 do not broadcast at axis 0: they must be equal, or one of them 1"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias("broadcast_shapes", "result_shape", "broadcast_static_shape"))]
// `E` and `B` are types of the operands. The results of both functions name them and project from no trait: of a function, not of a method, the compiler
// reports a mistake again at the result.
pub fn shape<const R: usize, X: Operands<R, Extents = E>, E: ExtentList<R>>(
    operands: X,
) -> Result<Shape<R, E>, BroadcastError> {
    operands.shape()
}

/// Takes shapes or views of the same rank, returns each of them broadcast to the [`shape`](shape()) of all. Axes of views that stretch
/// have stride 0, and nothing is copied.
///
/// # Errors
///
/// Same errors as [`shape`](shape()).
///
/// # Examples
///
/// ```
/// use shapewise::{View, broadcast, shape};
///
/// let (column, row) = ([0, 10], [1, 2, 3]);
/// let (column, row) = (View::new(&column, shape![2, 1])?, View::new(&row, shape![1, 3])?);
/// let (x, y) = broadcast::all((column, row)).unwrap();
/// assert_eq!((x.to_vec(), y.to_vec()), (vec![0, 0, 0, 10, 10, 10], vec![1, 2, 3, 1, 2, 3]));
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[doc(alias("broadcast_arrays", "broadcast_tensors"))]
pub fn all<const R: usize, X: Operands<R, Broadcast = B>, B>(operands: X) -> Result<B, BroadcastError> {
    operands.broadcast()
}

/// Returns the shape of these extents with the extents `E` of the result's type.
fn shape_of<const R: usize, E: ExtentList<R>>(
    extents: &[[usize; R]],
    stretches: &[&[Stretches; R]],
) -> Result<Shape<R, E>, BroadcastError> {
    if extents.is_empty() {
        // Without operands: the extents that the type knows, and 1.
        return Ok(Shape::pack(&Shape::new(E::EXTENTS.map(|known| known.unwrap_or(1)))?.extents()));
    }
    let shape = Shape::new(typed_all(extents, stretches)?)?.extents();
    // The type was computed separately from the numbers; here they are compared.
    agree(&E::EXTENTS, &shape).map_err(BroadcastError::Type)?;
    Ok(Shape::pack(&shape))
}

impl<const R: usize, F: ExtentList<R>> Sealed for Shape<R, F> {}
#[diagnostic::do_not_recommend]
impl<const R: usize, F: ExtentList<R>> Broadcastable<R> for Shape<R, F> {
    type Extents = F;
    type Axes = F::List;
    type Broadcast<E: ExtentList<R>> = Shape<R, E>;
    const STRETCHES: [bool; R] = F::STRETCHES;
    const EXTENTS: [Option<usize>; R] = F::EXTENTS;

    fn extents_array(&self) -> [usize; R] {
        self.extents()
    }

    fn stretch<E: ExtentList<R>>(self, shape: Shape<R, E>, _: Internal) -> Shape<R, E> {
        shape
    }
}

/// The more specific extents of two lists of axes.
pub(crate) type MergedLists<A, B> = <A as AxisList>::Merged<B>;

impl<const R: usize, const N: usize, X: Broadcastable<R, Rank: IsRank<R>>> OperandsAgree<R> for [X; N] where
    X::Extents: BroadcastExtents<X::Extents, R>
{
}
impl<const R: usize, const N: usize, X: Broadcastable<R>> OperandList<R> for [X; N] {
    type Itself = Self;
    type Extents = <X::Axes as AxisList>::Extents<R>;
    type Broadcast = [X::Broadcast<Self::Extents>; N];

    fn shape_of_all(&self) -> Result<Shape<R, Self::Extents>, BroadcastError> {
        let stretches = const {
            beside(
                &X::STRETCHES,
                &X::EXTENTS,
                &<Self::Extents as ExtentList<R>>::NAMES,
                &<Self::Extents as ExtentList<R>>::NAMES,
            )
        };
        shape_of(&self.each_ref().map(X::extents_array), &[&stretches; N])
    }

    fn broadcast_all(self) -> Result<Self::Broadcast, BroadcastError> {
        let shape = self.shape_of_all()?;
        Ok(self.map(|operand| operand.stretch(shape, INTERNAL)))
    }
}

/// The impls for tuples. A row: the types with their numbers.
macro_rules! tuples {
    ($($first:ident $zero:tt $($rest:ident $at:tt)*;)*) => { $(
        tuples! { @bounds [$first $zero $($rest $at)*] [$first::Axes] [] [$first::Rank] $($rest)* }
    )* };
    // The axes so far, `$so`, with the axes of the next operand; the rank so far, with what the next operand states.
    (@bounds $all:tt [$($so:tt)*] [$($bounds:tt)*] [$($rank:tt)*] $next:ident $($rest:ident)*) => {
        tuples! { @bounds $all [MergedLists<$($so)*, $next::Axes>]
            [$($bounds)* <$($so)* as AxisList>::Extents<R>: BroadcastExtents<$next::Extents, R>,
                $($rank)*: AndRank<$next::Rank>,] [<$($rank)* as AndRank<$next::Rank>>::Rank] $($rest)* }
    };
    (@bounds [$($operand:ident $at:tt)*] [$($so:tt)*] [$($bounds:tt)*] [$($rank:tt)*]) => {
        impl<const R: usize, $($operand: Broadcastable<R>),*> OperandsAgree<R> for ($($operand,)*)
        where
            $($bounds)*
            $($rank)*: IsRank<R>,
        {
        }
        impl<const R: usize, $($operand: Broadcastable<R>),*> OperandList<R> for ($($operand,)*)
        {
            type Itself = Self;
            type Extents = <$($so)* as AxisList>::Extents<R>;
            type Broadcast = ($($operand::Broadcast<Self::Extents>,)*);

            fn shape_of_all(&self) -> Result<Shape<R, Self::Extents>, BroadcastError> {
                const {
                    refuse_twice(&[$(<<$operand::Axes as AxisList>::Extents<R> as ExtentList<R>>::NAMES),*]);
                };
                shape_of(&[$(self.$at.extents_array()),*], const {
                    let names = &<Self::Extents as ExtentList<R>>::NAMES;
                    &[$(&beside(&$operand::STRETCHES, &$operand::EXTENTS, &<<$operand::Axes as AxisList>::Extents<R> as ExtentList<R>>::NAMES, names)),*]
                })
            }

            fn broadcast_all(self) -> Result<Self::Broadcast, BroadcastError> {
                let shape = self.shape_of_all()?;
                Ok(($(self.$at.stretch(shape, INTERNAL),)*))
            }
        }
    };
}

/// A number of operands in a tuple: 1 to 6. Other tuples are lists whose bound fails, so that the message has the number.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "{N} operands are in this tuple: a tuple has 1 to 6, and an array any number",
    label = "{N} operands; of an array, `broadcast::all([a.ranked(), b.ranked()])`"
)]
pub trait OperandsInTuple<const N: usize, const R: usize> {}

/// Tuples that are empty or too long. A row: how many operands; their types.
macro_rules! not_one_to_six {
    ($($count:literal: $($operand:ident)*;)*) => { $(
        impl<const R: usize, $($operand),*> OperandsAgree<R> for ($($operand,)*) {}
        impl<const R: usize, $($operand),*> OperandList<R> for ($($operand,)*)
        where
            Ranks: OperandsInTuple<$count, R>,
        {
            type Itself = Self;
            type Extents = [usize; R];
            type Broadcast = Shape<R>;

            fn shape_of_all(&self) -> Result<Shape<R, Self::Extents>, BroadcastError> {
                shape_of(&[], &[])
            }

            fn broadcast_all(self) -> Result<Self::Broadcast, BroadcastError> {
                self.shape_of_all()
            }
        }
    )* };
}

not_one_to_six! {
    0: ;
    7: A B C D E F G;
    8: A B C D E F G H;
    9: A B C D E F G H I;
    10: A B C D E F G H I J;
    11: A B C D E F G H I J K;
    12: A B C D E F G H I J K L;
}

tuples! {
    A 0;
    A 0 B 1;
    A 0 B 1 C 2;
    A 0 B 1 C 2 D 3;
    A 0 B 1 C 2 D 3 E 4;
    A 0 B 1 C 2 D 3 E 4 F 5;
}
