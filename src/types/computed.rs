//! Extents that are computed from extents which the types know: sums, products, quotients, positions of windows.
//!
//! Types cannot compute numbers on stable Rust, but constants can. So [`Computed`] is an extent whose type is the expression and whose number is a constant.
//! `cargo check` does not compare it with another extent, and `cargo build` does ([`KnownPair`](crate::array::KnownPair)): operators, `zip_map`, products of
//! matrices and `einsum!`.
//!
//! Results with such extents are those of `concatenate`, `join_axis`, `windows`, `chunks_exact`, `repeat`, `tile` and `pad`, and axes that `rearrange!` merges. A range with a step is not among
//! them: its extent would be known, and each slice would cost 1.17 of its check, also those without a step.

use core::{fmt, hash::Hash, marker::PhantomData};

use super::{
    AgreeingPair, ComparedToExpected, Const, Extent, KnownPairs, KnowsExtent, ListEntry, Name, Named, One,
    PairedWith, Stride, Yes,
};
use crate::{
    index::known_or,
    private::Sealed,
    storage::{OnHeap, ResultStorage},
    types::Agreed,
};

/// A rule that computes an extent from two extents.
pub trait Rule: Copy + fmt::Debug + Default + Eq + Hash + Send + Sync + 'static + Sealed {
    /// What it computes: a trait cannot have a `const fn`.
    const CODE: RuleCode;

    /// What it computes from two extents `One`.
    type OfOnes: Extent;

    /// What it computes from an extent with the name `D` and `F`.
    type OfName<D: Name, F: Extent>: Extent;
}

/// Which rule a [`Rule`] is.
#[derive(Clone, Copy, Debug)]
pub struct RuleCode(Code);

/// Not public: a variant with the name of a type would change how messages name the type.
#[derive(Clone, Copy, Debug)]
enum Code {
    Added,
    Multiplied,
    Positions,
    Quotients,
}

impl RuleCode {
    /// Returns the result; the greatest number if it does not fit, which no array has.
    const fn of(self, first: usize, second: usize) -> usize {
        match self.0 {
            Code::Added => first.saturating_add(second),
            Code::Multiplied => first.saturating_mul(second),
            Code::Positions => positions(first, second),
            Code::Quotients => quotient(first, second),
        }
    }
}

/// Returns the number of positions of a window along an axis: 0 if it is longer.
pub(crate) const fn positions(extent: usize, window: usize) -> usize {
    match extent.checked_sub(window) {
        Some(behind) => behind.saturating_add(1),
        None => 0,
    }
}

/// Returns the number of complete chunks along an axis: 0 for chunks without elements.
pub(crate) const fn quotient(extent: usize, chunk: usize) -> usize {
    match extent.checked_div(chunk) {
        Some(count) => count,
        None => 0,
    }
}

/// A row: a rule, what it computes, and the results of two `One` and of a name `D` with `F`.
macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident: $code:ident, of ones $ones:ty, of a name $named:ty;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name;

        impl Sealed for $name {}
        impl Rule for $name {
            const CODE: RuleCode = RuleCode(Code::$code);

            type OfOnes = $ones;
            type OfName<D: Name, F: Extent> = $named;
        }
    )* };
}

rules! {
    /// The sum of two extents.
    Added: Added, of ones Const<2>, of a name Named<D>;
    /// An extent joined to a number of others like it: it keeps the name.
    Copies: Multiplied, of ones One, of a name Named<D>;
    /// The sum of two extents that are joined: it has a name if both have it.
    Joined: Added, of ones Const<2>, of a name F::Cut<usize>;
    /// The product of two extents.
    Multiplied: Multiplied, of ones One, of a name usize;
    /// The positions of a window of the second extent along an axis of the first.
    Positions: Positions, of ones One, of a name usize;
    /// The complete chunks of the second extent along an axis of the first.
    Quotients: Quotients, of ones One, of a name usize;
}

/// The extent that the rule `P` computes from the extents `A` and `B`, which the types know. A value takes no memory.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Computed<P, A, B>(PhantomData<(P, A, B)>);

impl<P: Rule, A: Extent, B: Extent> Computed<P, A, B> {
    /// The number.
    const NUMBER: usize = P::CODE.of(known_or(A::KNOWN, 0), known_or(B::KNOWN, 0));
    const SELF: Self = Self(PhantomData);
}

// As of `Const`.
impl<P: Rule, A: Extent, B: Extent> fmt::Debug for Computed<P, A, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Computed<{}>", Self::NUMBER)
    }
}

impl<P: Rule, A: Extent, B: Extent> Sealed for Computed<P, A, B> {}
#[diagnostic::do_not_recommend]
impl<P: Rule, A: Extent, B: Extent> Extent for Computed<P, A, B> {
    const KNOWN: Option<usize> = Some(Self::NUMBER);
    const VALUE: Option<Self> = Some(Self::SELF);
    const STRETCHES: bool = false;
    type Known = Yes;
    type Stated = Yes;
    type Stretched<S: Stride> = S;
    type Onto<T: Extent> = Self;
    type Merged<Rhs: Extent> = Self;
    type MergedWithUsize = Self;
    type Vector = (Self,);
    type Square = (Self, Self);
    // Nested arrays have the number as a `const` parameter.
    type Within<T> = OnHeap<T>;
    type Times<T, X: ResultStorage<T>> = OnHeap<T>;
    type By<Q: Rule, F: Extent> = F::After<Q, Self>;
    type After<Q: Rule, F: Extent> = Computed<Q, F, Self>;
    type OfOne<Q: Rule> = Computed<Q, One, Self>;
    type Cut<F: Extent> = F;

    #[inline(always)]
    fn get(self) -> usize {
        Self::NUMBER
    }

    #[inline]
    fn from_usize(extent: usize) -> Option<Self> {
        (extent == Self::NUMBER).then_some(Self::SELF)
    }

    #[inline(always)]
    fn pack(_: usize, _: Agreed) -> Self {
        Self::SELF
    }
}

#[diagnostic::do_not_recommend]
impl<P: Rule, A: Extent, B: Extent> ListEntry for Computed<P, A, B> {
    type Itself = Self;

    #[inline(always)]
    fn itself(self) -> Self {
        self
    }
}

impl<P: Rule, A: Extent, B: Extent> KnownPairs for Computed<P, A, B> {
    type WithItself = AgreeingPair;
    type WithOne = AgreeingPair;
    type AfterOne = AgreeingPair;
}

impl<P: Rule, A: Extent, B: Extent> From<Computed<P, A, B>> for usize {
    fn from(extent: Computed<P, A, B>) -> Self {
        extent.get()
    }
}

/// Pairs of extents that `cargo check` does not compare. A row: generics, the extents, the stricter one.
macro_rules! pairs {
    ($([$($generics:tt)*] $left:ty, $right:ty => $stricter:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<P: Rule, A: Extent, B: Extent, $($generics)*> PairedWith<$right> for $left {
            type Pair = AgreeingPair;
            type Stricter = $stricter;
        }
    )* };
}

pairs! {
    [Q: Rule, C: Extent, D: Extent] Computed<P, A, B>, Computed<Q, C, D> => Self;
    [const M: usize] Computed<P, A, B>, Const<M> => Self;
    [] Computed<P, A, B>, One => Self;
    [] Computed<P, A, B>, usize => Self;
    [const N: usize] Const<N>, Computed<P, A, B> => Self;
}

/// Pairs of extents that the types know, and that `cargo check` does not compare. A row: generics, the extents.
macro_rules! known {
    ($([$($generics:tt)*] $extent:ty, $expected:ty;)*) => { $(
        impl<P: Rule, A: Extent, B: Extent, $($generics)*> ComparedToExpected<$expected> for $extent {
            type IfTrue = ();
        }
        #[diagnostic::do_not_recommend]
        impl<P: Rule, A: Extent, B: Extent, const AXIS: usize, $($generics)*> KnowsExtent<$expected, AXIS> for $extent {}
    )* };
}

known! {
    [Q: Rule, C: Extent, D: Extent] Computed<P, A, B>, Computed<Q, C, D>;
    [const M: usize] Computed<P, A, B>, Const<M>;
    [] Computed<P, A, B>, One;
    [const N: usize] Const<N>, Computed<P, A, B>;
    [] One, Computed<P, A, B>;
}

impl<P: Rule, A: Extent, B: Extent> ComparedToExpected<Computed<P, A, B>> for usize {
    type IfTrue = crate::rank::Never;
}
