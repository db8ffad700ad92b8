//! The length of one axis as a type.

use core::{fmt, hash::Hash};

use super::{
    AgreeingPair, Computed, ExtentList, Flag, IsExtent, KnownPairs, KnowsExtent, ListEntry, NameText, No,
    PairedWith, Repeat, Rule, Stretch, Stride, Yes,
};
use crate::{
    message::Message,
    private::Sealed,
    storage::{OnHeap, ResultStorage},
    types::Agreed,
};

/// The extent `N`, known in the type. A value takes no memory. `N` is any `usize`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Const<const N: usize>;

/// The extent 1, known in the type, that stretches when broadcasting.
///
/// `Const<1>` is also 1 but never stretches, so that code generic over `N` does not change its meaning when `N`
/// happens to be 1. Conversions are explicit: [`One::to_const`], [`Const::to_one`].
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct One;

/// The extent that a reshape infers from the element count. `shape!` writes it `_`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Inferred;

impl<const N: usize> Const<N> {
    /// The extent of a literal of [`shape!`](crate::shape!) other than `1`. A build refuses 1, which would not stretch: a literal that a macro passes on does not match `1`.
    /// As a constant of the type it is checked at 5 microseconds a literal; a constant of the macro took 300.
    #[doc(hidden)]
    pub const WRITTEN: Self = {
        refuse_one(N);
        Self
    };
}

/// Reports, in a build, the extent 1 of a literal that did not match `1`.
#[track_caller]
const fn refuse_one(extent: usize) {
    if extent == 1 {
        Message::<256>::new()
            .text("the extent 1 is not written `1`, or a macro passes it on as `$n:literal`: `1` and `$n:tt` are `One`, and `{ 1 }` is `Const<1>`")
            .fail();
    }
}

impl One {
    /// Returns the extent 1 that does not stretch.
    #[must_use]
    pub const fn to_const(self) -> Const<1> {
        Const
    }
}

impl Const<1> {
    /// Returns the extent 1 that stretches.
    #[must_use]
    pub const fn to_one(self) -> One {
        One
    }
}

// The number is what a reader of a shape wants to see, so `Debug` shows it.
impl<const N: usize> fmt::Debug for Const<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Const<{N}>")
    }
}

impl fmt::Debug for One {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("One")
    }
}

/// The length of one axis: [`Const<N>`](Const), [`One`], `usize`, or [`Named`](crate::extent::Named), an extent at run time that has a name.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an extent",
    label = "an extent is `usize` (known at run time), `Const<N>` (known in the type) or `One` (1, and stretches)"
)]
pub trait Extent:
    Copy
    + fmt::Debug
    + Eq
    + Hash
    + Send
    + Sync
    + 'static
    + Sealed
    + ListEntry<Itself = Self>
    + KnownPairs
    + PairedWith<Self, Pair = <Self as KnownPairs>::WithItself, Stricter = Self>
    + PairedWith<One, Pair = <Self as KnownPairs>::WithOne, Stricter = Self>
    + PairedWith<usize, Pair = AgreeingPair>
    + IsExtent<Self, IfTrue = ()>
    + KnowsExtent<Self, 0>
    + KnowsExtent<Self, 1>
    + KnowsExtent<Self, 2>
    + KnowsExtent<Self, 3>
    + KnowsExtent<Self, 4>
    + KnowsExtent<Self, 5>
    + KnowsExtent<Self, 6>
    + KnowsExtent<Self, 7>
{
    /// The extent, if the type knows it.
    const KNOWN: Option<usize>;

    /// The value, if the type knows it.
    #[doc(hidden)]
    const VALUE: Option<Self> = None;

    /// `true` if the extent stretches if it is 1.
    #[doc(hidden)]
    const STRETCHES: bool = true;

    /// The name, if the type has one.
    const NAME: Option<NameText> = None;

    /// Whether the type knows the number.
    #[doc(hidden)]
    type Known: Flag;

    /// Whether the type states something, a number or a name: then a result keeps its tuple.
    #[doc(hidden)]
    type Stated: Flag;

    /// The stride of an axis of this extent after a broadcast, from its stride `S` before.
    #[doc(hidden)]
    type Stretched<S: Stride>: Stride;

    /// The extent of an axis of this extent after a broadcast onto `T`: the more specific of the two.
    #[doc(hidden)]
    type Onto<T: Extent>: Extent;

    /// The more specific of this extent and `Rhs`. It has no bound; a separate bound requires that the two broadcast.
    #[doc(hidden)]
    type Merged<Rhs: Extent>: Extent;

    /// The more specific of `usize` and this extent.
    #[doc(hidden)]
    type MergedWithUsize: Extent;

    /// The extents of a vector, as `shape!` writes them: an array if it is known only at run time.
    #[doc(hidden)]
    type Vector: ExtentList<1>;

    /// The extents of a square, as `shape!` writes them: an array if they are known only at run time.
    #[doc(hidden)]
    type Square: ExtentList<2>;

    /// The memory of a vector of this extent, within an array.
    #[doc(hidden)]
    type Within<T>: ResultStorage<T>;

    /// The memory of this many `X`.
    #[doc(hidden)]
    type Times<T, X: ResultStorage<T>>: ResultStorage<T>;

    /// What a rule computes from this extent and `F`: known in the type if both are.
    #[doc(hidden)]
    type By<P: Rule, F: Extent>: Extent;

    /// The same from `F`, which the type knows, and this extent.
    #[doc(hidden)]
    type After<P: Rule, F: Extent>: Extent;

    /// The same from `One` and this extent. Of two `One` it is `One` where it is 1, so that the result still stretches.
    #[doc(hidden)]
    type OfOne<P: Rule>: Extent;

    /// A part of an axis of this extent, of the extent `F`: `F`, or the name of this extent if `F` states nothing.
    #[doc(hidden)]
    type Cut<F: Extent>: Extent;

    /// Returns the extent, in elements.
    #[must_use]
    fn get(self) -> usize;

    /// Takes an extent, returns the value of this type with that extent, if there is one.
    #[must_use]
    fn from_usize(extent: usize) -> Option<Self>;

    /// Returns the same as [`from_usize`](Self::from_usize), for an extent that is known to agree.
    #[doc(hidden)]
    fn pack(extent: usize, agreed: Agreed) -> Self;
}

impl<const N: usize> Sealed for Const<N> {}
#[diagnostic::do_not_recommend]
impl<const N: usize> Extent for Const<N> {
    const KNOWN: Option<usize> = Some(N);
    const VALUE: Option<Self> = Some(Self);
    const STRETCHES: bool = false;
    type Known = Yes;
    type Stated = Yes;
    type Stretched<S: Stride> = S;
    type Onto<T: Extent> = Self;
    type Merged<Rhs: Extent> = Self;
    type MergedWithUsize = Self;
    type Vector = (Self,);
    type Square = (Self, Self);
    type Within<T> = [T; N];
    type Times<T, X: ResultStorage<T>> = X::Times<N>;
    type By<P: Rule, F: Extent> = F::After<P, Self>;
    type After<P: Rule, F: Extent> = Computed<P, F, Self>;
    type OfOne<P: Rule> = Computed<P, One, Self>;
    type Cut<F: Extent> = F;

    #[inline(always)]
    fn get(self) -> usize {
        N
    }

    #[inline]
    fn from_usize(extent: usize) -> Option<Self> {
        (extent == N).then_some(Self)
    }

    #[inline(always)]
    fn pack(_: usize, _: Agreed) -> Self {
        Self
    }
}

impl Sealed for One {}
#[diagnostic::do_not_recommend]
impl Extent for One {
    const KNOWN: Option<usize> = Some(1);
    const VALUE: Option<Self> = Some(Self);
    type Known = Yes;
    type Stated = Yes;
    type Stretched<S: Stride> = Repeat;
    type Onto<T: Extent> = T;
    type Merged<Rhs: Extent> = Rhs;
    type MergedWithUsize = usize;
    type Vector = (Self,);
    type Square = (Self, Self);
    type Within<T> = [T; 1];
    type Times<T, X: ResultStorage<T>> = X::Times<1>;
    type By<P: Rule, F: Extent> = F::OfOne<P>;
    type After<P: Rule, F: Extent> = Computed<P, F, Self>;
    type OfOne<P: Rule> = P::OfOnes;
    type Cut<F: Extent> = F;

    #[inline(always)]
    fn get(self) -> usize {
        1
    }

    #[inline]
    fn from_usize(extent: usize) -> Option<Self> {
        (extent == 1).then_some(Self)
    }

    #[inline(always)]
    fn pack(_: usize, _: Agreed) -> Self {
        Self
    }
}

impl Sealed for usize {}
#[diagnostic::do_not_recommend]
impl Extent for usize {
    const KNOWN: Option<usize> = None;
    type Known = No;
    type Stated = No;
    type Stretched<S: Stride> = Stretch;
    type Onto<T: Extent> = T;
    type Merged<Rhs: Extent> = Rhs::MergedWithUsize;
    type MergedWithUsize = Self;
    type Vector = [Self; 1];
    type Square = [Self; 2];
    type Within<T> = OnHeap<T>;
    type Times<T, X: ResultStorage<T>> = OnHeap<T>;
    type By<P: Rule, F: Extent> = Self;
    type After<P: Rule, F: Extent> = Self;
    type OfOne<P: Rule> = Self;
    type Cut<F: Extent> = F;

    #[inline(always)]
    fn get(self) -> usize {
        self
    }

    #[inline]
    fn from_usize(extent: usize) -> Option<Self> {
        Some(extent)
    }

    #[inline(always)]
    fn pack(extent: usize, _: Agreed) -> Self {
        extent
    }
}

impl<const N: usize> From<Const<N>> for usize {
    fn from(_: Const<N>) -> Self {
        N
    }
}

impl From<One> for usize {
    fn from(_: One) -> Self {
        1
    }
}
