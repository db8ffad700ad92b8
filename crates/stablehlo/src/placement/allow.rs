//! The rules as bounds of placements, without the mesh axis: `Sharded<0>: Allows<Summing, Replicated>`. The tables in `typed.rs`, which messages name, have one impl each,
//! which requires these. A trait can require all rules that a generic function needs, because they are bounds of one type: see `BatchPlacement`.

use shapewise::{
    bounds::TwoAxesDiffer,
    placement::CutPlacement,
    rank::{Below, Ranks},
};

use super::{PartialMax, PartialMin, PartialSum, Replicated, Sharded};
use crate::never::Never;

/// A placement that the operation `K` accepts on one mesh axis, beside the placement `Q` of another operand.
#[doc(hidden)]
pub trait Allows<K, Q = ()> {}

/// The operations of [`Allows`].
#[doc(hidden)]
pub mod operation {
    /// One that needs all of each element: of no partial result.
    #[derive(Clone, Copy, Debug)]
    pub enum OfElements {}
    /// One on two operands, such as a maximum.
    #[derive(Clone, Copy, Debug)]
    pub enum Pairing {}
    /// A sum or a difference.
    #[derive(Clone, Copy, Debug)]
    pub enum Summing {}
    /// A product of elements.
    #[derive(Clone, Copy, Debug)]
    pub enum Scaling {}
    /// [`Scaling`], of the other operand if the first one is `Replicated`.
    #[derive(Clone, Copy, Debug)]
    pub enum Scaled {}
    /// A quotient of elements, which `X` describes: [`Distributive`] or [`Truncated`].
    #[derive(Debug)]
    pub struct Dividing<X>(core::marker::PhantomData<X>);
    /// Quotients of floats: `(a + b) / c` is `a / c + b / c`.
    #[derive(Clone, Copy, Debug)]
    pub enum Distributive {}
    /// Other quotients. Those of integers are truncated: `1 / 2 + 1 / 2` is 0, and `(1 + 1) / 2` is 1.
    #[derive(Clone, Copy, Debug)]
    pub enum Truncated {}
    /// One that does not cut the split axis: this is the placement after it.
    #[derive(Clone, Copy, Debug)]
    pub enum Keeping {}
    /// A reshape.
    #[derive(Clone, Copy, Debug)]
    pub enum Reshaping {}
    /// A reduction to partial results `Q`.
    #[derive(Clone, Copy, Debug)]
    pub enum Reducing {}
    /// One that takes elements by indices: this is the placement of the indices.
    #[derive(Clone, Copy, Debug)]
    pub enum Indexing {}
    /// A contraction. The split axes of both operands are at `T` and `U`.
    #[derive(Debug)]
    pub struct Contracting<T, U>(core::marker::PhantomData<(T, U)>);
    /// [`Contracting`], of the right operand if the left one is `Replicated`. Its split axis is at `Q`.
    #[derive(Clone, Copy, Debug)]
    pub enum Contracted {}
    /// One that splits further, by `Q` along a mesh axis before this one.
    #[derive(Clone, Copy, Debug)]
    pub enum Outer {}
    /// [`Outer`], of a mesh axis that comes before one that splits the axis `D`.
    #[derive(Clone, Copy, Debug)]
    pub enum OuterOf<const D: isize> {}
    /// A value of rank `R`: [`RankPlacements`](crate::placement::RankPlacements).
    #[derive(Clone, Copy, Debug)]
    pub enum OfRank<const R: usize> {}
}

use operation::{
    Contracted, Contracting, Distributive, Dividing, Indexing, Keeping, OfElements, OfRank, Outer, OuterOf,
    Pairing, Reducing, Reshaping, Scaled, Scaling, Summing,
};

/// A row: the parameters, the placement, and the operations that it allows, with the placements of the other operand.
macro_rules! allows {
    ($($parameters:tt for $placement:ty: $([$($allowed:tt)+])+;)*) => { $(allows! { @all $parameters $placement: $([$($allowed)+])+ })* };
    (@all $parameters:tt $placement:ty: $($allowed:tt)+) => { $(allows! { @one $parameters $placement: $allowed })+ };
    (@one [$($parameter:tt)*] $placement:ty: [$($allowed:tt)+]) => { impl<$($parameter)*> Allows<$($allowed)+> for $placement {} };
}

// Where a placement allows one other placement only, it also allows one that never applies. With a single impl, the compiler would infer the other placement, and
// report another type.
allows! {
    [] for Replicated: [OfElements] [Keeping] [Reshaping];
    [const D: isize] for Sharded<D>: [OfElements] [Keeping];
    [] for Sharded<0>: [Reshaping];
    [] for PartialSum: [Keeping] [Reshaping];
    [] for PartialMax: [Keeping] [Reshaping];
    [] for PartialMin: [Keeping] [Reshaping];
}

// Operations on two operands. A partial one is reported once, by `OfElements`.
allows! {
    [Q] for Replicated: [Pairing, Q];
    [const D: isize] for Sharded<D>: [Pairing, Replicated] [Pairing, Self] [Pairing, PartialSum] [Pairing, PartialMax] [Pairing, PartialMin];
    [Q] for PartialSum: [Pairing, Q];
    [Q] for PartialMax: [Pairing, Q];
    [Q] for PartialMin: [Pairing, Q];

    [Q: Allows<OfElements>] for Replicated: [Summing, Q];
    [const D: isize] for Sharded<D>: [Summing, Replicated] [Summing, Self];
    [] for PartialSum: [Summing, Self] [Summing, Never];

    [Q: Allows<Scaled>] for Replicated: [Scaling, Q];
    [const D: isize] for Sharded<D>: [Scaling, Replicated] [Scaling, Self];
    [] for PartialSum: [Scaling, Replicated] [Scaling, Never] [Scaled];
    [] for Replicated: [Scaled];
    [const D: isize] for Sharded<D>: [Scaled];

    [Q: Allows<OfElements>, X] for Replicated: [Dividing<X>, Q];
    [const D: isize, X] for Sharded<D>: [Dividing<X>, Replicated] [Dividing<X>, Self];
    [] for PartialSum: [Dividing<Distributive>, Replicated] [Dividing<Distributive>, Never] [Dividing<Distributive>, (Never,)];
}

// Reductions, and indices.
allows! {
    [S] for Replicated: [Reducing, S];
    [S, const D: isize] for Sharded<D>: [Reducing, S];
    [] for PartialSum: [Reducing, Self] [Reducing, Never];
    [] for PartialMax: [Reducing, Self] [Reducing, Never];
    [] for PartialMin: [Reducing, Self] [Reducing, Never];

    [P] for Replicated: [Indexing, P];
    [const D: isize] for Sharded<D>: [Indexing, Replicated] [Indexing, Never];
}

// Products. If one operand is split and the other one is not, then along the summed axis the other one is cut locally. Both may be split along the summed axes, or along
// the same axis of the result.
allows! {
    [Q: Allows<Contracted, U>, U] for Replicated: [Contracting<Self, U>, Q];
    [T, const D: isize] for Sharded<D>: [Contracting<T, Replicated>, Replicated];
    [const D: isize, const E: isize] for Sharded<D>: [Contracting<CutPlacement, CutPlacement>, Sharded<E>] [Contracting<CutPlacement, Never>, Sharded<E>];
    [const D: isize, const E: isize] for Sharded<D>: [Contracting<Never, Never>, Sharded<E>];
    [const D: isize, const E: isize, const B: isize] for Sharded<D>: [Contracting<Sharded<B>, Sharded<B>>, Sharded<E>] [Contracting<Sharded<B>, Never>, Sharded<E>];
    [] for PartialSum: [Contracting<Self, Replicated>, Replicated] [Contracting<Never, Never>, Never];

    [] for Replicated: [Contracted, Self];
    [U, const D: isize] for Sharded<D>: [Contracted, U];
    [] for PartialSum: [Contracted, Self] [Contracted, Never];
}

// The order of mesh axes that split the same axis.
allows! {
    [N] for Replicated: [Outer, N];
    [N: Allows<OuterOf<E>>, const E: isize] for Sharded<E>: [Outer, N];
    [N] for PartialSum: [Outer, N];
    [N] for PartialMax: [Outer, N];
    [N] for PartialMin: [Outer, N];

    [const E: isize] for Replicated: [OuterOf<E>];
}

impl<const D: isize, const E: isize> Allows<OuterOf<E>> for Sharded<D> where Ranks: TwoAxesDiffer<D, E> {}

// Ranks.
allows! {
    [const R: usize] for Replicated: [OfRank<R>];
    [const R: usize] for PartialSum: [OfRank<R>];
    [const R: usize] for PartialMax: [OfRank<R>];
    [const R: usize] for PartialMin: [OfRank<R>];
}

impl<const D: isize, const R: usize> Allows<OfRank<R>> for Sharded<D> where Ranks: Below<D, R> {}
