//! The positions of axes as numbers that types can count down.

use super::Axis;
use crate::{
    rank::{Below, Minus, Rank, Ranks, of_equal_numbers},
    types::{AxisPosition, First, Next},
};

/// A row: the axis, and the axis before it.
macro_rules! axis_numbers {
    ($($axis:literal is next of $before:literal;)*) => {
        #[diagnostic::do_not_recommend]
        impl AxisPosition for Axis<0> {
            type Then = Ranks;
            type Number = First;
        }
        $(#[diagnostic::do_not_recommend]
        impl AxisPosition for Axis<$axis> {
            type Then = Ranks;
            type Number = Next<<Axis<$before> as AxisPosition>::Number>;
        })*
    };
}

axis_numbers! {
    1 is next of 0; 2 is next of 1; 3 is next of 2; 4 is next of 3; 5 is next of 4; 6 is next of 5; 7 is next of 6;
    8 is next of 7; 9 is next of 8; 10 is next of 9; 11 is next of 10; 12 is next of 11; 13 is next of 12;
    14 is next of 13; 15 is next of 14; 16 is next of 15;
}

/// The position that has `K` axes before it.
#[diagnostic::do_not_recommend]
impl<const K: usize> AxisPosition for Rank<K>
where
    Axis<K>: AxisPosition,
{
    type Then = Ranks;
    type Number = <Axis<K> as AxisPosition>::Number;
}

/// An axis of rank `P` that is known at run time is one of rank `R`: both are the same rank.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "an `AxisOf<{P}>` is not an axis of rank {R}",
    label = "of another rank: write `AxisOf::<{R}>::new`"
)]
pub trait OwnRank<const P: usize, const R: usize, X = ()> {}

of_equal_numbers!(OwnRank<N> for Ranks {});

/// Rank `R` has a last axis.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`LastAxis` requires a rank above 0, and the rank is {R}",
    label = "rank 0 has no axes; generic code states it with the bound `LastAxis: AxisIn<R>`, or `LastAxis: ReducedAxis<R, Q>` if the axis is removed"
)]
pub trait HasLast<const R: usize> {}

#[diagnostic::do_not_recommend]
impl<const R: usize> HasLast<R> for Ranks where Ranks: Below<0, R> {}

/// Rank `R` has a last axis, and `Q` is `R - 1`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`LastAxis` requires a rank above 0, and the rank is {R}",
    label = "rank 0 has no axes; generic code states it with the bound `LastAxis: ReducedAxis<R, Q>`, or `LastAxis: AxisIn<R>` if the axis is kept"
)]
pub trait WithoutLast<const R: usize, const Q: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const Q: usize> WithoutLast<R, Q> for Ranks where Ranks: Minus<R, 1, Q> {}
