//! Sealing. The core traits (`Extent`, `Extents`, `Layout`, the slice items, the type-level lists) are closed. The one unchecked
//! element access of the crate trusts their constants and hidden methods. It also allows to add methods to them later without a
//! breaking change.

use crate::heap::Vec;

/// Implemented by the crate's own types, and by all tuples and arrays and some types of the standard library. These are no hole: a foreign
/// crate cannot implement a trait of this one for them, unless the trait has a type of the foreign crate as a parameter. Such a trait
/// has a required method that takes [`Internal`], or what a foreign crate states with it is about its own elements only.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait Sealed {}

impl<X, const N: usize> Sealed for [X; N] {}
impl<X, const N: usize> Sealed for &[X; N] {}
impl<X> Sealed for &Vec<X> {}

/// All tuples of up to 17 types.
macro_rules! tuples {
    ($($name:ident)*) => { tuples! { @from [] $($name)* } };
    (@from [$($name:ident)*] $next:ident $($rest:ident)*) => {
        impl<$($name),*> Sealed for ($($name,)*) {}
        tuples! { @from [$($name)* $next] $($rest)* }
    };
    (@from [$($name:ident)*]) => {
        impl<$($name),*> Sealed for ($($name,)*) {}
    };
}

tuples! { A B C D E F G H I J K L M N O P Q }

/// [`Sealed`] as a bound of traits that users may well try to implement: the compiler lists the impls of a sealed trait that is not
/// visible, so this one has a single impl.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedType {}

#[diagnostic::do_not_recommend]
impl<OwnType: Sealed + ?Sized> SealedType for OwnType {}

/// [`Sealed`] for types that can have new axes in front.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the crate's own types, and the trait is sealed",
    label = "cannot be implemented outside of shapewise"
)]
pub trait SealedAlign {
    /// The rank, as a type-level number.
    type Rank: crate::rank::Unsigned;
}

/// The seal of hidden methods. Only the crate can construct it, so hidden methods that take it cannot be called from outside. Nor can a foreign
/// crate name it, so a trait that has such a method, or a constant of this type, without a default is sealed: also for types of the standard
/// library, with a type of the foreign crate as its parameter. It states nothing about values: that is what [`Agreed`](crate::types::Agreed) does.
#[derive(Clone, Copy, Debug)]
pub struct Internal(());

/// The one value of [`Internal`].
pub(crate) const INTERNAL: Internal = Internal(());

/// Delays the type `T` of an argument until the type `Self` of a later argument is known. Where the docs of a method have `<I as Delays<X>>::Delayed`,
/// read `X`. The compiler does not check a bound on it before it knows `I`. So a call that lacks the later argument is reported as that, and not also as a wrong first argument. And a bound on it that
/// fails does not hide an operator whose right operand is not known yet. See the example of [`take`](crate::array::TensorBase::take).
pub trait Delays<T> {
    /// `T`.
    type Delayed;
}

impl<X: ?Sized, T> Delays<T> for X {
    type Delayed = T;
}

/// The type `X` of an argument, which is known once the type `Y` of a later argument is. A bound on it reports nothing of a call that lacks the later
/// argument: the compiler reports that, and not also that the first one is in the wrong place.
pub(crate) type Delayed<X, Y> = <Y as Delays<X>>::Delayed;

/// The type `T`, with a relation that must hold. A method whose result is written `If<H, T>` returns a `T`. `H` is the `Proof` of the relation, or a tuple
/// of several. The type is `T` for each `H`, so generic code that states the relation knows the result. If the relation does not hold, the compiler reports that while it computes the
/// result: at the name of the method, without the signature. What is wrong with `T` is reported first.
///
/// The relation must be one of an argument. The compiler checks what the receiver decides alone while it looks for the method, and then reports that
/// there is no such method (E0599); and a bound that determines a parameter, as that of the rank of the result, would be reported twice.
/// Such bounds have [`Exists`].
pub(crate) type If<H, T> = <T as Provided<H>>::Type;

/// The type itself, whatever `H` is. The result of a method is written in this form to state that a bound holds: a mistake is then reported once, by the bound, and
/// the result is not reported as well.
///
/// ```
/// use shapewise::{Axis, axis::AxisIn, bounds::Provided};
///
/// /// The extents of something, once the axis is known to be one of rank `R`.
/// type IfAxis<X, const R: usize> = <[usize; R] as Provided<<X as AxisIn<R>>::Proof>>::Type;
///
/// let extents: IfAxis<Axis<1>, 2> = [2, 3];
/// assert_eq!(extents, [2, 3]);
/// ```
pub trait Provided<H> {
    /// `Self`.
    type Type;
}

impl<T, H> Provided<H> for T {
    type Type = T;
}

/// The type `X` itself. A bound of an argument that would be its type is a trait with a message and one impl, `impl<Y: Is<X>> Trait for Y`.
pub(crate) trait Is<X> {
    /// Returns `self`.
    fn itself(self) -> X;
}

#[diagnostic::do_not_recommend]
impl<X> Is<X> for X {
    #[inline(always)]
    fn itself(self) -> X {
        self
    }
}

/// What each type implements. In a bound, `Proof: Exists` has the compiler report a mistake in the words of the bound, and not quote your signature.
///
/// A method whose bound is `X: AxisIn<R, Proof: Exists>` in place of `X: AxisIn<R>` requires the same. But the compiler reports a missing bound while it computes the types of
/// the call, and not where it compares the call with the signature.
///
/// ```
/// use shapewise::{Axis, Shape, axis::AxisIn, bounds::Exists};
///
/// /// Returns the extent of an axis.
/// fn extent<const R: usize, X: AxisIn<R, Proof: Exists>>(shape: Shape<R>, axis: X) -> usize {
///     shape.extents()[axis.number(R)]
/// }
///
/// assert_eq!(extent(Shape::new([2, 3])?, Axis::<-1>), 3);
/// // `extent(Shape::new([2, 3])?, Axis::<2>)` is an error of `cargo check`: rank 2 does not have
/// // axis 2
/// # Ok::<(), shapewise::SizeError>(())
/// ```
pub trait Exists {}

impl<T: ?Sized> Exists for T {}

/// The type of a field of types alone: it has no value of `X`, so the compiler need not drop one.
pub(crate) type TypesOf<X> = fn() -> X;
