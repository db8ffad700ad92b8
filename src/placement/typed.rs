//! The rules as tables of impls, which `cargo check` reads. Each table has the mesh axis as its subject, so that messages name it.
//!
//! The compiler lists the impls of the outermost trait, so the traits of methods have one impl. They require a trait over the tuple of
//! mesh axes, which requires the table for each of them.

use super::{PartialMax, PartialMin, PartialSum, Replicated, Sharded};
use crate::{
    axis::Axis,
    rank::{Less, Never, Ranks, Unequal},
    types::{AnyPlacements, AxisNumber, AxisPosition, Cut, Nil},
};

/// `R` axes of which nothing is known.
pub(crate) type PlainAxes<const R: usize> = <<Axis<R> as AxisPosition>::Number as AxisNumber>::Lead<Nil>;

/// Calls a macro with its arguments and with the names for each number of mesh axes: axis, and four placements on it.
macro_rules! for_meshes {
    ($lift:ident $arguments:tt) => {
        $lift! { $arguments }
        $lift! { $arguments A0 P0 Q0 T0 U0 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1; A2 P2 Q2 T2 U2 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1; A2 P2 Q2 T2 U2; A3 P3 Q3 T3 U3 }
    };
}

/// The trait of tuples of mesh axes for a table of one placement.
macro_rules! lift_one {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p),*> $tuples<($($p,)*)> for ($($axis,)*) where $($axis: $table<$p>),* {}
        impl<$($axis),*> $tuples<AnyPlacements> for ($($axis,)*) {}
    };
    ({ $tuples:ident $table:ident of rank } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p,)* const R: usize> $tuples<($($p,)*), R> for ($($axis,)*) where $($axis: $table<$p, R>),* {}
        impl<$($axis,)* const R: usize> $tuples<AnyPlacements, R> for ($($axis,)*) {}
    };
}

/// The same for a table of two placements.
macro_rules! lift_two {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p, $q),*> $tuples<($($p,)*), ($($q,)*)> for ($($axis,)*) where $($axis: $table<$p, $q>),* {}
        impl<$($axis),*> $tuples<AnyPlacements, AnyPlacements> for ($($axis,)*) {}
    };
}

/// The same for a table of a placement and the result of a reduction.
macro_rules! lift_reduction {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p,)* S> $tuples<($($p,)*), S> for ($($axis,)*) where $($axis: $table<$p, S>),* {}
        impl<$($axis,)* S> $tuples<AnyPlacements, S> for ($($axis,)*) {}
    };
}

/// The same for a table of two placements and an element type.
macro_rules! lift_quotient {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p, $q,)* S> $tuples<($($p,)*), ($($q,)*), S> for ($($axis,)*) where $($axis: $table<$p, $q, S>),* {}
        impl<$($axis,)* S> $tuples<AnyPlacements, AnyPlacements, S> for ($($axis,)*) {}
    };
}

/// The same for a table of four placements.
macro_rules! lift_four {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p, $q, $t, $u),*> $tuples<($($p,)*), ($($q,)*), ($($t,)*), ($($u,)*)> for ($($axis,)*)
        where
            $($axis: $table<$p, $q, $t, $u>),*
        {
        }
        impl<$($axis),*> $tuples<AnyPlacements, AnyPlacements, AnyPlacements, AnyPlacements> for ($($axis,)*) {}
    };
}

/// The same for each pair of mesh axes, the first before the second.
macro_rules! lift_pairs {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        lift_pairs! { @ $tuples $table [$($axis $p $q;)*] [] $($axis $p $q;)* }
        impl<$($axis),*> $tuples<AnyPlacements, AnyPlacements> for ($($axis,)*) {}
    };
    (@ $tuples:ident $table:ident $all:tt [$($bounds:tt)*] $axis:ident $p:ident $q:ident; $($b:ident $r:ident $s:ident;)*) => {
        lift_pairs! { @ $tuples $table $all [$($bounds)* $($axis: $table<$b, $p, $q, $r>,)*] $($b $r $s;)* }
    };
    (@ $tuples:ident $table:ident [$($axis:ident $p:ident $q:ident;)*] [$($bounds:tt)*]) => {
        impl<$($axis, $p, $q),*> $tuples<($($p,)*), ($($q,)*)> for ($($axis,)*) where $($bounds)* {}
    };
}

/// A trait of methods, and the trait of tuples that is its bound.
macro_rules! lifted {
    ($($(#[$attribute:meta])* $public:ident<$($list:ident),+ $(; $rank:ident)?> by $tuples:ident: $lift:ident $table:tt;)*) => { $(
        $(#[$attribute])*
        #[diagnostic::on_unimplemented(
            message = "these placements do not fit the mesh",
            label = "not one placement for each mesh axis"
        )]
        #[cfg_attr(doc, doc(hidden))]
        pub trait $public<$($list,)+ $(const $rank: usize)?> {}

        impl<X, $($list,)+ $(const $rank: usize)?> $public<$($list,)+ $($rank)?> for X where X: $tuples<$($list,)+ $($rank)?> {}

        #[doc(hidden)]
        #[diagnostic::on_unimplemented(
            message = "these placements do not fit the mesh",
            label = "not one placement for each mesh axis"
        )]
        pub trait $tuples<$($list,)+ $(const $rank: usize)?> {}

        for_meshes! { $lift $table }
    )* };
}

lifted! {
    /// The mesh axes of placements of a value of rank `R`: each split axis is below the rank.
    RankPlacements<P; R> by RankEach: lift_one { RankEach AxisOfRank of rank };
    /// The mesh axes of finished placements: none is partial.
    FinalPlacements<P> by FinalEach: lift_one { FinalEach Finished };
    /// The mesh axes of the placements of two operands of an operation that is not linear, none of them partial.
    JoinPlacements<P, Q> by JoinEach: lift_two { JoinEach Matches };
    /// The mesh axes of the placements of two terms of a sum.
    AddPlacements<P, Q> by AddEach: lift_two { AddEach Adds };
    /// The mesh axes of the placements of two factors.
    MulPlacements<P, Q> by MulEach: lift_two { MulEach Multiplies };
    /// The mesh axes of the placements of a dividend and a divisor with elements `T`.
    DivPlacements<P, Q, T> by DivEach: lift_quotient { DivEach Divides };
    /// The mesh axes of placements, before and after an operation that must keep split axes as they are.
    KeepPlacements<P, Q> by KeepEach: lift_two { KeepEach Keeps };
    /// The mesh axes of placements that a reshape keeps.
    ReshapePlacements<P> by ReshapeEach: lift_one { ReshapeEach Reshapes };
    /// The mesh axes of placements that a reduction keeps; it leaves `S` where the axis was split.
    ReducePlacements<P, S> by ReduceEach: lift_reduction { ReduceEach Reduces };
    /// The mesh axes of the placements of a value and of indices of it.
    TakePlacements<P, Q> by TakeEach: lift_two { TakeEach Takes };
    /// The mesh axes of the placements of two operands of a product, and where the product has their split axes.
    DotPlacements<P, Q, T, U> by DotEach: lift_four { DotEach Contracts };
    /// The mesh axes of placements `P` that can be split locally where only `Q` is split: no later mesh axis splits the same axis.
    InnerPlacements<P, Q> by InnerEach: lift_pairs { InnerEach Outside };
}

/// A placement of a value of rank `R`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{Self}` holds a value of rank {R} as `{P}`: the axes of rank {R} are below {R}",
    label = "`{P}` is out of range for rank {R}"
)]
pub trait AxisOfRank<P, const R: usize> {}

impl<A, const R: usize> AxisOfRank<Replicated, R> for A {}
impl<A, const R: usize> AxisOfRank<PartialSum, R> for A {}
impl<A, const R: usize> AxisOfRank<PartialMax, R> for A {}
impl<A, const R: usize> AxisOfRank<PartialMin, R> for A {}
#[diagnostic::do_not_recommend]
impl<A, const D: usize, const R: usize> AxisOfRank<Sharded<D>, R> for A where Ranks: Less<D, R> {}

/// A placement that is not partial.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{Self}`, `{P}` is a partial result: `all_reduce` or `reduce_scatter` must finish it first",
    label = "`{P}` on mesh axis `{Self}`",
    note = "only sums, products with a `Replicated` value, and operations that move elements accept partial sums"
)]
pub trait Finished<P> {}

impl<A> Finished<Replicated> for A {}
impl<A, const D: usize> Finished<Sharded<D>> for A {}

/// Two placements that match.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{Self}`, placements `{P}` and `{Q}` do not match",
    label = "`{P}` meets `{Q}` on mesh axis `{Self}`",
    note = "`Replicated` matches each `Sharded`, and equal splits match; `all_gather`, `all_to_all` or `reshard` changes a placement"
)]
pub trait Matches<P, Q> {}

/// Two placements of the terms of a sum.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{Self}`, placements `{P}` and `{Q}` do not match in a sum",
    label = "`{P}` meets `{Q}` on mesh axis `{Self}`",
    note = "`Replicated` matches each `Sharded`, equal splits match, and `PartialSum` matches `PartialSum` only; `all_reduce`, `all_gather` or `reshard` changes a placement"
)]
pub trait Adds<P, Q> {}

/// Two placements of factors.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{Self}`, placements `{P}` and `{Q}` do not match in a product",
    label = "`{P}` meets `{Q}` on mesh axis `{Self}`",
    note = "`Replicated` matches each `Sharded` and `PartialSum`, and equal splits match; `all_reduce`, `all_gather` or `reshard` changes a placement"
)]
pub trait Multiplies<P, Q> {}

/// The placements of a dividend and a divisor with elements `T`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{Self}`, placements `{P}` and `{Q}` do not match in a quotient",
    label = "`{P}` is divided by `{Q}` on mesh axis `{Self}`",
    note = "`Replicated` matches each `Sharded`, equal splits match, and a `PartialSum` of floats can be divided by `Replicated`; `all_reduce` or `reshard` changes a placement"
)]
pub trait Divides<P, Q, T> {}

macro_rules! matching {
    ($($table:ident<$($element:ident)?>)*) => { $(
        impl<A, $($element)?> $table<Replicated, Replicated, $($element)?> for A {}
        impl<A, $($element,)? const D: usize> $table<Replicated, Sharded<D>, $($element)?> for A {}
        impl<A, $($element,)? const D: usize> $table<Sharded<D>, Replicated, $($element)?> for A {}
        impl<A, $($element,)? const D: usize> $table<Sharded<D>, Sharded<D>, $($element)?> for A {}
    )* };
}

matching! { Matches<> Adds<> Multiplies<> Divides<T> }
impl<A> Adds<PartialSum, PartialSum> for A {}
// These never apply. With one impl for a left placement, the compiler would infer the right one, and report another type.
impl<A> Adds<PartialSum, Never> for A {}
impl<A> Multiplies<PartialSum, Never> for A {}
impl<A, T> Divides<PartialSum, Never, T> for A {}
impl<A, const D: usize, const E: usize> Contracts<Sharded<D>, Sharded<E>, Never, Never> for A {}
impl<A, const D: usize, const E: usize, const B: usize> Contracts<Sharded<D>, Sharded<E>, Sharded<B>, Never>
    for A
{
}
impl<A, const D: usize, const E: usize> Contracts<Sharded<D>, Sharded<E>, Cut, Never> for A {}
impl<A> Multiplies<PartialSum, Replicated> for A {}
impl<A> Multiplies<Replicated, PartialSum> for A {}
// Quotients of integers are rounded: 1 / 2 + 1 / 2 is 0, and (1 + 1) / 2 is 1.
macro_rules! exact_quotients {
    ($($float:ty)*) => { $(impl<A> Divides<PartialSum, Replicated, $float> for A {})* };
}

exact_quotients! { f32 f64 }
#[cfg(feature = "half")]
exact_quotients! { half::f16 half::bf16 }

// A partial operand is reported once, by `Finished`.
macro_rules! reported_elsewhere {
    ($($partial:ident with $($other:ident)*;)*) => { $(
        impl<A, Q> Matches<$partial, Q> for A {}
        impl<A> Matches<Replicated, $partial> for A {}
        impl<A, const D: usize> Matches<Sharded<D>, $partial> for A {}
    )* };
}

reported_elsewhere! { PartialSum with PartialMax PartialMin; PartialMax with PartialSum PartialMin; PartialMin with PartialSum PartialMax; }

/// A placement that an operation keeps: it does not cut the split axis.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{Self}` holds the value as `{P}`, and this operation would move data along that axis",
    label = "changes the axis that mesh axis `{Self}` splits",
    note = "communication happens only in calls that name it: `all_gather` or `all_to_all` first"
)]
pub trait Keeps<P, Q> {}

impl<A, P> Keeps<P, Replicated> for A {}
impl<A, P> Keeps<P, PartialSum> for A {}
impl<A, P> Keeps<P, PartialMax> for A {}
impl<A, P> Keeps<P, PartialMin> for A {}
impl<A, P, const D: usize> Keeps<P, Sharded<D>> for A {}

/// A placement that a reshape keeps.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{Self}` holds the value as `{P}`, and a reshape keeps only splits of axis 0",
    label = "`{P}` on mesh axis `{Self}`",
    note = "`split_axis` and `merge_axes` reshape one axis and keep the others; `all_gather` joins the blocks first"
)]
pub trait Reshapes<P> {}

impl<A> Reshapes<Replicated> for A {}
impl<A> Reshapes<PartialSum> for A {}
impl<A> Reshapes<PartialMax> for A {}
impl<A> Reshapes<PartialMin> for A {}
impl<A> Reshapes<Sharded<0>> for A {}

/// A placement that a reduction with the partial results `S` accepts.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{Self}`, `{P}` is a partial result, and a reduction to `{S}` cannot continue it: `all_reduce` first",
    label = "`{P}` on mesh axis `{Self}`",
    note = "a sum of partial sums is a partial sum, and a maximum of partial maxima a partial maximum"
)]
pub trait Reduces<P, S> {}

impl<A, S> Reduces<Replicated, S> for A {}
impl<A, S, const D: usize> Reduces<Sharded<D>, S> for A {}
impl<A> Reduces<PartialSum, PartialSum> for A {}
impl<A> Reduces<PartialMax, PartialMax> for A {}
impl<A> Reduces<PartialMin, PartialMin> for A {}

/// The placements of a value and of indices of it.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{Self}`, a value placed as `{P}` cannot be indexed by indices placed as `{Q}`",
    label = "`{P}` is indexed by `{Q}` on mesh axis `{Self}`",
    note = "one of the two must be `Replicated`, or the result would be split twice; `all_gather` joins the blocks first"
)]
pub trait Takes<P, Q> {}

impl<A, P> Takes<P, Replicated> for A {}
impl<A, const D: usize> Takes<Replicated, Sharded<D>> for A {}

/// The placements `P` and `Q` of two operands of a product, whose split axes are at `T` and `U` in the result; they are cut where the
/// product sums over them.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{Self}`, a product of `{P}` and `{Q}` would communicate",
    label = "`{P}` is multiplied by `{Q}` on mesh axis `{Self}`",
    note = "free are: one operand `Replicated`, the same batch axis split, or both summed axes split (the result is a `PartialSum`)"
)]
pub trait Contracts<P, Q, T, U> {}

impl<A> Contracts<Replicated, Replicated, Replicated, Replicated> for A {}
// One is split, the other one is not: along the summed axis the other one is cut locally.
impl<A, const D: usize, T> Contracts<Sharded<D>, Replicated, T, Replicated> for A {}
impl<A, const D: usize, U> Contracts<Replicated, Sharded<D>, Replicated, U> for A {}
// Both are split along the summed axes, or along the same axis of the result.
impl<A, const D: usize, const E: usize> Contracts<Sharded<D>, Sharded<E>, Cut, Cut> for A {}
impl<A, const D: usize, const E: usize, const B: usize>
    Contracts<Sharded<D>, Sharded<E>, Sharded<B>, Sharded<B>> for A
{
}
impl<A> Contracts<PartialSum, Replicated, PartialSum, Replicated> for A {}
impl<A> Contracts<Replicated, PartialSum, Replicated, PartialSum> for A {}

/// A mesh axis that may split a value, `P` so far, as the other operand, `Q`, although the later mesh axis `B` holds it as `R`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{Self}` is outside `{B}`, which holds the same axis as `{R}`: the inner mesh axis must be split last and gathered first",
    label = "`{Q}` on mesh axis `{Self}`, `{R}` on `{B}`",
    note = "if two mesh axes split one axis, the first one of the mesh is the outer one"
)]
pub trait Outside<B, P, Q, R> {}

impl<A, B, R> Outside<B, Replicated, Replicated, R> for A {}
impl<A, B, R> Outside<B, Replicated, PartialSum, R> for A {}
impl<A, B, R> Outside<B, Replicated, PartialMax, R> for A {}
impl<A, B, R> Outside<B, Replicated, PartialMin, R> for A {}
impl<A, B, R> Outside<B, Replicated, Cut, R> for A {}
impl<A, B, Q, R> Outside<B, PartialSum, Q, R> for A {}
impl<A, B, Q, R> Outside<B, PartialMax, Q, R> for A {}
impl<A, B, Q, R> Outside<B, PartialMin, Q, R> for A {}
impl<A, B, const D: usize, Q, R> Outside<B, Sharded<D>, Q, R> for A {}
impl<A, B, const D: usize> Outside<B, Replicated, Sharded<D>, Replicated> for A {}
impl<A, B, const D: usize> Outside<B, Replicated, Sharded<D>, PartialSum> for A {}
impl<A, B, const D: usize> Outside<B, Replicated, Sharded<D>, PartialMax> for A {}
impl<A, B, const D: usize> Outside<B, Replicated, Sharded<D>, PartialMin> for A {}
#[diagnostic::do_not_recommend]
impl<A, B, const D: usize, const E: usize> Outside<B, Replicated, Sharded<D>, Sharded<E>> for A where
    Ranks: Unequal<D, E>
{
}
