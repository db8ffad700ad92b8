//! Numbers as types, to count the positions of an axis list; and truth values.

use super::{AxisList, AxisPart, Extent, ExtentList, NewAx, Stride, UnknownAxes};
use crate::{
    layout::{Packed, RowMajor},
    private::Sealed,
};

/// The position of an axis, as a number for types to count with: [`First`], or [`Next`] of another one.
///
/// ```
/// use shapewise::{
///     Axis, Extents,
///     bounds::{AxisList, AxisNumber, AxisPosition, ExtentList},
/// };
///
/// /// The extents `E`, of rank 3, without the axis `X`.
/// type Without<E, X> = <<<X as AxisPosition>::Number as AxisNumber>::Without<
///     <E as ExtentList<3>>::List,
/// > as AxisList>::Extents<2>;
///
/// assert_eq!(
///     <Without<Extents![2, 3, usize], Axis<1>> as ExtentList<2>>::EXTENTS,
///     [Some(2), None]
/// );
/// ```
pub trait AxisNumber: Sealed {
    /// Whether this is position 0.
    type IsFirst: Flag;
    /// The axis at this position.
    type Of<L: AxisList>: AxisPart;
    /// The list without the axis at this position.
    type Without<L: AxisList>: AxisList;
    /// The list with `X` inserted at this position.
    type With<L: AxisList, X: AxisPart>: AxisList;
    /// The axes before this position.
    type Before<L: AxisList>: AxisList;
    /// The axes from this position on.
    type From<L: AxisList>: AxisList;
    /// The list with this number of new axes in front.
    type Lead<L: AxisList>: AxisList;
}

/// Position 0. See [`AxisNumber`].
#[derive(Debug, Clone, Copy)]
pub struct First;

/// The position after `N`. See [`AxisNumber`].
#[derive(Debug, Clone, Copy)]
pub struct Next<N>(core::marker::PhantomData<N>);

impl Sealed for First {}
impl AxisNumber for First {
    type IsFirst = Yes;
    type Of<L: AxisList> = L::Head;
    type Without<L: AxisList> = L::Tail;
    type With<L: AxisList, X: AxisPart> = L::Push<X>;
    type Before<L: AxisList> = L::Emptied;
    type From<L: AxisList> = L;
    type Lead<L: AxisList> = L;
}

impl<N: AxisNumber> Sealed for Next<N> {}
impl<N: AxisNumber> AxisNumber for Next<N> {
    type IsFirst = No;
    type Of<L: AxisList> = N::Of<L::Tail>;
    type Without<L: AxisList> = <N::Without<L::Tail> as AxisList>::Push<L::Head>;
    type With<L: AxisList, X: AxisPart> = <N::With<L::Tail, X> as AxisList>::Push<L::Head>;
    type Before<L: AxisList> = <N::Before<L::Tail> as AxisList>::Push<L::Head>;
    type From<L: AxisList> = N::From<L::Tail>;
    type Lead<L: AxisList> = <N::Lead<L> as AxisList>::Push<NewAx>;
}

/// The position eight after `N`: eight steps in one, so that the compiler recurses less for the axes of many operands.
#[derive(Debug, Clone, Copy)]
pub struct Eighth<N>(core::marker::PhantomData<N>);

/// `L` without its first two axes.
type After2<L> = <<L as AxisList>::Tail as AxisList>::Tail;
/// `L` without its first eight axes.
type After8<L> = After2<After2<After2<After2<L>>>>;
/// The position eight after `N`, one by one.
type Ones<N> = Next<Next<Next<Next<Next<Next<Next<Next<N>>>>>>>>;

impl<N: AxisNumber> Sealed for Eighth<N> {}
impl<N: AxisNumber> AxisNumber for Eighth<N> {
    type IsFirst = No;
    type Of<L: AxisList> = N::Of<After8<L>>;
    type Without<L: AxisList> = <Ones<N> as AxisNumber>::Without<L>;
    type With<L: AxisList, X: AxisPart> = <Ones<N> as AxisNumber>::With<L, X>;
    type Before<L: AxisList> = <Ones<N> as AxisNumber>::Before<L>;
    type From<L: AxisList> = N::From<After8<L>>;
    type Lead<L: AxisList> = <Ones<N> as AxisNumber>::Lead<L>;
}

/// The position `N`, counted from the last axis.
#[derive(Debug, Clone, Copy)]
pub struct FromEnd<N>(core::marker::PhantomData<N>);

/// `L` backwards.
type Backwards<L> = <L as AxisList>::ReversedOnto<<L as AxisList>::Emptied>;

impl<N: AxisNumber> Sealed for FromEnd<N> {}
impl<N: AxisNumber> AxisNumber for FromEnd<N> {
    type IsFirst = No;
    type Of<L: AxisList> = N::Of<Backwards<L>>;
    type Without<L: AxisList> = Backwards<N::Without<Backwards<L>>>;
    type With<L: AxisList, X: AxisPart> = Backwards<N::With<Backwards<L>, X>>;
    type Before<L: AxisList> = Backwards<<N::From<Backwards<L>> as AxisList>::Tail>;
    type From<L: AxisList> = Backwards<<Next<N> as AxisNumber>::Before<Backwards<L>>>;
    // How many axes this is depends on the rank.
    type Lead<L: AxisList> = UnknownAxes;
}

/// The list `L` with the axis at position `N` replaced by `X`. See [`AxisNumber`].
pub type Put<N, L, X> = <N as AxisNumber>::With<<N as AxisNumber>::Without<L>, X>;

/// An axis in the type, as a number that types can count with: that of `Axis<1>` is `Next<First>`. See the example of [`AxisNumber`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not known to be at most 16, the maximum rank",
    label = "no rank has an axis above it; of a generic axis, the bound is `Axis<A>: AxisIn<R>`"
)]
pub trait AxisPosition {
    /// `Ranks`, and open if there is no such number: then nothing else is reported of the axis.
    type IfTrue;
    /// The number.
    type Number: AxisNumber;
}

/// A rank that the type knows, as a number that types can count with: the bound is `Ranks: KnownRank<R>`. See [`AxisNumber`].
#[diagnostic::on_unimplemented(
    message = "rank {R} is not known, or above 16, the maximum rank",
    label = "this counts the axes of rank {R}; of a generic rank, `dynamic` forgets the rank, and `try_into` states it again"
)]
pub trait KnownRank<const R: usize> {
    /// `Ranks`, and open if the rank is not known: then nothing else is reported of it.
    type IfTrue;
    /// The number.
    type Number: AxisNumber;
}

/// An axis counted from the first, as those of a list of several are.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not one of the axes 0 to 16, counted from the first",
    label = "of several axes, each is counted from the first; one axis alone may be `Axis::<-1>`"
)]
pub trait FromFirst: AxisPosition {}

/// A truth value in the type.
pub trait Flag: Sealed {
    /// The value.
    const IS: bool;
    /// `Self && F`.
    type And<F: Flag>: Flag;
    /// `Self || F`.
    type Or<F: Flag>: Flag;
    /// `A` if this is [`Yes`], `B` if it is [`No`].
    type Pick<A: Stride, B: Stride>: Stride;
    /// The same of extents.
    type PickExtent<A: Extent, B: Extent>: Extent;
    /// `E` if this is [`Yes`], else extents that are known at run time.
    type KnownExtents<const Q: usize, E: ExtentList<Q>>: ExtentList<Q>;
    /// The layout of the axes `A`, which is row-major if this is [`Yes`]. The argument is the list, so that the other layout is not computed.
    type Part<const Q: usize, A: AxisList>: Packed<Q>;
    /// `A` if this is [`Yes`], `B` if it is [`No`], of any types.
    type Either<A, B>;
    /// Returns the same of values.
    fn either<A, B>(yes: A, no: B) -> Self::Either<A, B>;
}

/// True.
#[derive(Clone, Copy, Debug)]
pub struct Yes;

/// False.
#[derive(Clone, Copy, Debug)]
pub struct No;

// true && F = F
impl Sealed for Yes {}
impl Flag for Yes {
    const IS: bool = true;
    type And<F: Flag> = F;
    type Or<F: Flag> = Self;
    type Pick<A: Stride, B: Stride> = A;
    type PickExtent<A: Extent, B: Extent> = A;
    type KnownExtents<const Q: usize, E: ExtentList<Q>> = E;
    type Part<const Q: usize, A: AxisList> = RowMajor<Q, A::Extents<Q>>;
    type Either<A, B> = A;

    #[inline(always)]
    fn either<A, B>(yes: A, _: B) -> A {
        yes
    }
}

// false && F = false
impl Sealed for No {}
impl Flag for No {
    const IS: bool = false;
    type And<F: Flag> = Self;
    type Or<F: Flag> = F;
    type Pick<A: Stride, B: Stride> = B;
    type PickExtent<A: Extent, B: Extent> = B;
    type KnownExtents<const Q: usize, E: ExtentList<Q>> = [usize; Q];
    type Part<const Q: usize, A: AxisList> = A::Layout<Q>;
    type Either<A, B> = B;

    #[inline(always)]
    fn either<A, B>(_: A, no: B) -> B {
        no
    }
}
