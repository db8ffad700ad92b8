//! The rules as tables of impls, which `cargo check` reads. Each table has the mesh axis as a parameter, so that messages name it.
//!
//! The compiler lists the impls of the outermost trait, so the traits of methods have one impl. They require a trait over the tuple of
//! mesh axes, which requires the table for each of them.

use shapewise::{
    bounds::{AxisNumber, KnownRank, Nil},
    rank::Ranks,
};

use super::{
    AnyPlacements, Placement,
    allow::{
        Allows,
        operation::{
            Contracting, Dividing, Indexing, Keeping, OfElements, OfRank, Outer, Pairing, Reducing,
            Reshaping, Scaling, Summing,
        },
    },
};
use crate::NumberElement;

/// `R` axes of which nothing is known.
pub(crate) type PlainAxes<const R: usize> = <<Ranks as KnownRank<R>>::Number as AxisNumber>::Lead<Nil>;

/// Where the tables are. It is not the mesh axis, because then messages would show where the axis is defined. Their impls are not
/// recommended, because then messages would list them.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum OnMesh {}

/// Calls a macro with its arguments and with the names for each number of mesh axes: axis, and four placements on it.
macro_rules! for_meshes {
    ($lift:ident $arguments:tt) => {
        $lift! { $arguments }
        $lift! { $arguments A0 P0 Q0 T0 U0 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1; A2 P2 Q2 T2 U2 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1; A2 P2 Q2 T2 U2; A3 P3 Q3 T3 U3 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1; A2 P2 Q2 T2 U2; A3 P3 Q3 T3 U3; A4 P4 Q4 T4 U4 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1; A2 P2 Q2 T2 U2; A3 P3 Q3 T3 U3; A4 P4 Q4 T4 U4; A5 P5 Q5 T5 U5 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1; A2 P2 Q2 T2 U2; A3 P3 Q3 T3 U3; A4 P4 Q4 T4 U4; A5 P5 Q5 T5 U5; A6 P6 Q6 T6 U6 }
        $lift! { $arguments A0 P0 Q0 T0 U0; A1 P1 Q1 T1 U1; A2 P2 Q2 T2 U2; A3 P3 Q3 T3 U3; A4 P4 Q4 T4 U4; A5 P5 Q5 T5 U5; A6 P6 Q6 T6 U6; A7 P7 Q7 T7 U7 }
    };
}

/// The trait of tuples of mesh axes for a table of one placement.
macro_rules! lift_one {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p),*> $tuples<($($p,)*)> for ($($axis,)*) where $(OnMesh: $table<$axis, $p>),* {}
        impl<$($axis),*> $tuples<AnyPlacements> for ($($axis,)*) {}
    };
    ({ $tuples:ident $table:ident of rank } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p,)* const R: usize> $tuples<($($p,)*), R> for ($($axis,)*) where $(OnMesh: $table<$axis, $p, R>),* {}
        impl<$($axis,)* const R: usize> $tuples<AnyPlacements, R> for ($($axis,)*) {}
    };
}

/// The same for a table of two placements.
macro_rules! lift_two {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p, $q),*> $tuples<($($p,)*), ($($q,)*)> for ($($axis,)*) where $(OnMesh: $table<$axis, $p, $q>),* {}
        impl<$($axis),*> $tuples<AnyPlacements, AnyPlacements> for ($($axis,)*) {}
    };
}

/// The same for a table of a placement and the result of a reduction.
macro_rules! lift_reduction {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p,)* S> $tuples<($($p,)*), S> for ($($axis,)*) where $(OnMesh: $table<$axis, $p, S>),* {}
        impl<$($axis,)* S> $tuples<AnyPlacements, S> for ($($axis,)*) {}
    };
}

/// The same for a table of two placements and an element type.
macro_rules! lift_quotient {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p, $q,)* S> $tuples<($($p,)*), ($($q,)*), S> for ($($axis,)*) where $(OnMesh: $table<$axis, $p, $q, S>),* {}
        impl<$($axis,)* S> $tuples<AnyPlacements, AnyPlacements, S> for ($($axis,)*) {}
    };
}

/// The same for a table of four placements.
macro_rules! lift_four {
    ({ $tuples:ident $table:ident } $($axis:ident $p:ident $q:ident $t:ident $u:ident);*) => {
        impl<$($axis, $p, $q, $t, $u),*> $tuples<($($p,)*), ($($q,)*), ($($t,)*), ($($u,)*)> for ($($axis,)*)
        where
            $(OnMesh: $table<$axis, $p, $q, $t, $u>),*
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
        lift_pairs! { @ $tuples $table $all [$($bounds)* $(OnMesh: $table<$axis, $b, $p, $q, $r>,)*] $($b $r $s;)* }
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
        pub trait $public<$($list,)+ $(const $rank: usize)?> {
            /// For [`Exists`](shapewise::bounds::Exists).
            #[doc(hidden)]
            type Proof;
        }

        impl<X, $($list,)+ $(const $rank: usize)?> $public<$($list,)+ $($rank)?> for X where X: $tuples<$($list,)+ $($rank)?> {
            type Proof = ();
        }

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
    /// The mesh axes of placements `P` that can be split locally where only `Q` is split: no later mesh axis splits the same axis.
    InnerPlacements<P, Q> by InnerEach: lift_pairs { InnerEach Outside };
}

/// The mesh axes `A` of the placements of two operands of a product, and where the product has their split axes, `T` and `U`. The subject is a type that the
/// compiler knows when it knows all others: an argument, or a type in the last one. So it computes the result last, and reports a product that would communicate
/// there, without the signature.
#[cfg_attr(doc, doc(hidden))]
pub trait DotPlacements<A, P, Q, T, U> {
    /// For [`Provided`](shapewise::bounds::Provided).
    #[doc(hidden)]
    type Proof;
}

impl<A: DotEach<P, Q, T, U>, P, Q, T, U, X> DotPlacements<A, P, Q, T, U> for X {
    type Proof = ();
}

/// [`DotPlacements`] for each number of mesh axes.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "these placements do not fit the mesh",
    label = "not one placement for each mesh axis"
)]
pub trait DotEach<P, Q, T, U> {}

for_meshes! { lift_four { DotEach Contracts } }

/// The placements of the right operand of an operation that is not linear, on the mesh axes `A`. The left operand has the placements `P`. It is the subject for the
/// reason of [`DotPlacements`].
#[cfg_attr(doc, doc(hidden))]
pub trait JoinPlacements<A, P> {
    /// For [`Provided`](shapewise::bounds::Provided).
    #[doc(hidden)]
    type Proof;
}

impl<A: JoinEach<P, Q> + InnerEach<P, Q> + InnerEach<Q, P>, P, Q> JoinPlacements<A, P> for Q {
    type Proof = ();
}

/// [`JoinPlacements`] for each number of mesh axes.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "these placements do not fit the mesh",
    label = "not one placement for each mesh axis"
)]
pub trait JoinEach<P, Q> {}

for_meshes! { lift_two { JoinEach Matches } }

/// The placements of indices of a value with the placements `P`, on the mesh axes `A`. It is the subject for the reason of [`DotPlacements`].
#[cfg_attr(doc, doc(hidden))]
pub trait TakePlacements<A, P> {
    /// For [`Provided`](shapewise::bounds::Provided).
    #[doc(hidden)]
    type Proof;
}

impl<A: TakeEach<P, Q>, P, Q> TakePlacements<A, P> for Q {
    type Proof = ();
}

/// [`TakePlacements`] for each number of mesh axes.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "these placements do not fit the mesh",
    label = "not one placement for each mesh axis"
)]
pub trait TakeEach<P, Q> {}

for_meshes! { lift_two { TakeEach Takes } }

/// A placement of a value of rank `R`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{A}` holds a value of rank {R} as `{P}`: the axes of rank {R} are below {R}",
    label = "`{P}` is out of range for rank {R}"
)]
pub trait AxisOfRank<A, P, const R: usize> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<OfRank<R>>, const R: usize> AxisOfRank<A, P, R> for OnMesh {}

/// A placement that is not partial.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{A}`, `{P}` is a partial result: `all_reduce` or `reduce_scatter` must finish it first",
    label = "`{P}` on mesh axis `{A}`: only sums, products with a `Replicated` value, and operations that move elements accept partial sums"
)]
pub trait Finished<A, P> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<OfElements>> Finished<A, P> for OnMesh {}

/// Two placements that match.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{A}`, placements `{P}` and `{Q}` do not match",
    label = "`Replicated` matches each `Sharded`, and equal splits match; `all_gather`, `all_to_all` or `reshard` changes a placement"
)]
pub trait Matches<A, P, Q> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<Pairing, Q>, Q> Matches<A, P, Q> for OnMesh {}

/// Two placements of the terms of a sum.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{A}`, placements `{P}` and `{Q}` do not match in a sum, a concatenation or an update",
    label = "equal splits match, `Replicated` matches each `Sharded`, and `PartialSum` itself only, which `all_reduce` makes `Replicated`"
)]
pub trait Adds<A, P, Q> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<Summing, Q>, Q> Adds<A, P, Q> for OnMesh {}

/// Two placements of factors.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{A}`, placements `{P}` and `{Q}` do not match in a product",
    label = "`Replicated` matches each `Sharded` and `PartialSum`, and equal splits match; `all_reduce`, `all_gather` or `reshard` changes a placement"
)]
pub trait Multiplies<A, P, Q> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<Scaling, Q>, Q> Multiplies<A, P, Q> for OnMesh {}

/// The placements of a dividend and a divisor with elements `T`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{A}`, placements `{P}` and `{Q}` do not match in a quotient",
    label = "equal splits match, `Replicated` matches each `Sharded`, and divides a `PartialSum` of floats; `reshard` changes a placement"
)]
pub trait Divides<A, P, Q, T> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<Dividing<T::Quotients>, Q>, Q, T: NumberElement> Divides<A, P, Q, T> for OnMesh {}

/// A placement that an operation keeps: it does not cut the split axis.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{A}` holds the value as `{P}`, and this operation would move data along that axis",
    label = "changes the axis that mesh axis `{A}` splits: `all_gather` or `all_to_all` first, or `block` in a custom call"
)]
pub trait Keeps<A, P, Q> {}

#[diagnostic::do_not_recommend]
impl<A, P, Q: Allows<Keeping>> Keeps<A, P, Q> for OnMesh {}

/// A placement that a reshape keeps.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{A}` holds the value as `{P}`, and a reshape keeps only splits of axis 0",
    label = "`{P}` on mesh axis `{A}`: `split_axis` and `merge_axes` reshape one axis and keep the others; `all_gather` joins the blocks first"
)]
pub trait Reshapes<A, P> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<Reshaping>> Reshapes<A, P> for OnMesh {}

/// A placement that a reduction with the partial results `S` accepts.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{A}`, `{P}` is a partial result, and a reduction to `{S}` cannot continue it: `all_reduce` first",
    label = "`{P}` on mesh axis `{A}`: a sum of partial sums is a partial sum, and a maximum of partial maxima a partial maximum"
)]
pub trait Reduces<A, P, S> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<Reducing, S>, S> Reduces<A, P, S> for OnMesh {}

/// The placements of a value and of indices of it.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{A}`, a value placed as `{P}` cannot be indexed by indices placed as `{Q}`",
    label = "one of the two must be `Replicated`, or the result would be split twice; `all_gather` joins the blocks first"
)]
pub trait Takes<A, P, Q> {}

#[diagnostic::do_not_recommend]
impl<A, P, Q: Allows<Indexing, P>> Takes<A, P, Q> for OnMesh {}

/// The placements `P` and `Q` of two operands of a product, whose split axes are at `T` and `U` in the result; they are cut where the
/// product sums over them.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "on mesh axis `{A}`, a product of `{P}` and `{Q}` would communicate",
    label = "free are: one operand `Replicated`, the same batch axis split, or both summed axes split (the result is a `PartialSum`)"
)]
pub trait Contracts<A, P, Q, T, U> {}

#[diagnostic::do_not_recommend]
impl<A, P: Allows<Contracting<T, U>, Q>, Q, T, U> Contracts<A, P, Q, T, U> for OnMesh {}

/// A mesh axis that may split a value, `P` so far, as the other operand, `Q`, although the later mesh axis `B` holds it as `R`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{A}` is outside `{B}`, which holds the same axis as `{R}`: the inner mesh axis must be split last and gathered first",
    label = "`{Q}` on mesh axis `{A}`, `{R}` on `{B}`: if two mesh axes split one axis, the first one of the mesh is the outer one"
)]
pub trait Outside<A, B, P, Q, R> {}

#[diagnostic::do_not_recommend]
impl<A, B, P: Placement, Q: Placement, R: Allows<Outer, Q::Beyond<P>>> Outside<A, B, P, Q, R> for OnMesh {}
