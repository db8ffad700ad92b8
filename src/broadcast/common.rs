//! The rank of several operands, some of which have none: that of the first one that has one, and otherwise the least that has a place for
//! each axis. So `x.along(axes![1])` with `y.along(axes![0])` is of rank 2, and two vectors that are aligned at the last axis are of rank 1.

use core::marker::PhantomData;

use crate::{
    axis::Axis,
    private::{INTERNAL, Internal},
    rank::{AxisCode, Maximum, OrMore, Rank, RankOf, RankSum, Ranks, U0, Unsigned},
    shape::Shape,
};

/// What an operand states of the rank: the supertrait that seals the traits of arrays. It is one trait with an impl for each type, so that the compiler reports it once, and
/// not next to a trait of arrays.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an array of the crate, and the traits of arrays are sealed",
    label = "cannot be implemented outside of shapewise: a method that returns a view lends the array, as `view()` of a tensor does"
)]
pub trait OperandRank {
    /// The seal: a foreign crate cannot name its type.
    #[doc(hidden)]
    const SEALED: Internal;

    /// `Rank<R>`, or [`AtLeast`].
    type Rank;
}

/// A rank that is at least that of `P`, a [`LeastRank`].
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct AtLeast<P>(PhantomData<P>);

/// A rank, axes, or an operand's rank and places; and the least rank that has them. It is not a bound of operands: with an operand that has a rank, generic code has nothing to prove.
#[cfg_attr(doc, doc(hidden))]
pub trait LeastRank {
    /// The rank as a number.
    type Count: Unsigned;
}

#[diagnostic::do_not_recommend]
impl<const R: usize> LeastRank for Rank<R>
where
    Ranks: RankSum<R>,
{
    type Count = <Ranks as RankSum<R>>::Count;
}
#[diagnostic::do_not_recommend]
impl LeastRank for () {
    type Count = U0;
}

/// Axes in increasing order. A row: those before the last one; the last one.
macro_rules! least {
    ($([$($axis:ident)*] $last:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$(const $axis: isize,)* const $last: isize> LeastRank for ($(Axis<$axis>,)* Axis<$last>,)
        where
            Ranks: AxisCode<$last>,
        {
            type Count = <Ranks as AxisCode<$last>>::Count;
        }
    )* };
}

least! { [] A; [A] B; [A B] C; [A B C] D; [A B C D] E; [A B C D E] F; [A B C D E F] G; [A B C D E F G] H; }

/// What an operand states of the rank, with what the next one, `X`, states.
#[cfg_attr(doc, doc(hidden))]
pub trait AndRank<X> {
    /// `Rank<R>`, or [`AtLeast`].
    type Rank;
}

impl<const R: usize, X> AndRank<X> for Rank<R> {
    type Rank = Self;
}
impl<P, const R: usize> AndRank<Rank<R>> for AtLeast<P> {
    type Rank = Rank<R>;
}
#[diagnostic::do_not_recommend]
impl<P: LeastRank, Q: LeastRank> AndRank<AtLeast<Q>> for AtLeast<P>
where
    P::Count: OrMore<Q::Count>,
    Maximum<P::Count, Q::Count>: RankOf,
{
    type Rank = AtLeast<<Maximum<P::Count, Q::Count> as RankOf>::Rank>;
}

/// What operands state of the rank is that it is `R`.
#[diagnostic::on_unimplemented(
    message = "nothing states the rank of the operands, and it is not known to be {R}",
    label = "`of_rank::<2>()` of one of them states it"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait IsRank<const R: usize> {}

impl<const R: usize> IsRank<R> for Rank<R> {}
#[diagnostic::do_not_recommend]
impl<P: LeastRank<Count: RankOf<Rank = Rank<R>>>, const R: usize> IsRank<R> for AtLeast<P> {}

impl<const R: usize, E> OperandRank for Shape<R, E> {
    const SEALED: Internal = INTERNAL;
    type Rank = Rank<R>;
}
