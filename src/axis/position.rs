//! The positions of axes as numbers that types can count down.

use super::Axis;
use crate::{
    rank::{Rank, Ranks, of_equal_numbers},
    types::{AxisPosition, First, FromEnd, FromFirst, KnownRank, Next},
};

/// A row: the axis, and the axis before it.
macro_rules! axis_numbers {
    ($($axis:literal is next of $before:literal;)*) => {
        axis_numbers! { @ 0 First }
        $(axis_numbers! { @ $axis Next<<Axis<$before> as AxisPosition>::Number> })*
    };
    (@ $axis:literal $number:ty) => {
        #[diagnostic::do_not_recommend]
        impl AxisPosition for Axis<$axis> {
            type IfTrue = Ranks;
            type Number = $number;
        }
        #[diagnostic::do_not_recommend]
        impl FromFirst for Axis<$axis> {}
        #[diagnostic::do_not_recommend]
        impl KnownRank<$axis> for Ranks {
            type IfTrue = Self;
            type Number = <Axis<$axis> as AxisPosition>::Number;
        }
        // The position that has this number of axes before it.
        #[diagnostic::do_not_recommend]
        impl AxisPosition for Rank<$axis> {
            type IfTrue = Ranks;
            type Number = <Axis<$axis> as AxisPosition>::Number;
        }
    };
}

axis_numbers! {
    1 is next of 0; 2 is next of 1; 3 is next of 2; 4 is next of 3; 5 is next of 4; 6 is next of 5; 7 is next of 6;
    8 is next of 7; 9 is next of 8; 10 is next of 9; 11 is next of 10; 12 is next of 11; 13 is next of 12;
    14 is next of 13; 15 is next of 14; 16 is next of 15;
}

/// A row: the axis, and the one with the same number, counted from the first.
macro_rules! axes_from_end {
    ($($axis:literal is $mirrored:literal backwards;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl AxisPosition for Axis<$axis> {
            type IfTrue = Ranks;
            type Number = FromEnd<<Axis<$mirrored> as AxisPosition>::Number>;
        }
    )* };
}

axes_from_end! {
    -1 is 0 backwards; -2 is 1 backwards; -3 is 2 backwards; -4 is 3 backwards; -5 is 4 backwards; -6 is 5 backwards;
    -7 is 6 backwards; -8 is 7 backwards; -9 is 8 backwards; -10 is 9 backwards; -11 is 10 backwards; -12 is 11 backwards;
    -13 is 12 backwards; -14 is 13 backwards; -15 is 14 backwards; -16 is 15 backwards;
}

/// An axis of rank `P` that is known at run time is one of rank `R`: both are the same rank.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "an `AxisOf<{P}>` is not an axis of rank {R}",
    label = "of another rank: write `AxisOf::<{R}>::new`"
)]
pub trait OwnRank<const P: usize, const R: usize, X = ()> {}

of_equal_numbers!([] OwnRank<N> for Ranks {});
