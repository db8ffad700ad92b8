//! Two different axes: the bounds of methods that work along two.

use super::{
    Axis,
    one::{AxisIn, AxisOf},
};
use crate::rank::{Ranks, TwoAxesDiffer};

/// Another axis of rank `R` than `Y`, as far as the types know.
#[diagnostic::on_unimplemented(
    message = "`{Self}` and `{Y}` is not a list of axes of length two of rank {R}",
    label = "the axes of rank {R} are below {R}: write `Axis::<0>`, or `AxisOf::<{R}>::new(-1)?` for an axis that is known at run time"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait OtherAxis<Y: AxisIn<R>, const R: usize>: AxisIn<R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

// What is not an axis is reported once: by `AxisIn`. So the other bound is on `AxisItself`, which is open then.
impl<const R: usize, X: AxisIn<R>, Y: AxisIn<R>> OtherAxis<Y, R> for X
where
    X::AxisItself: DiffersFrom<Y>,
{
    type Proof = ();
}

/// An axis that is not `Y`: [`OtherAxis`] for each pair. It is a separate trait so that a message names the axis and not a list of impls.
#[cfg_attr(doc, doc(hidden))]
pub trait DiffersFrom<Y> {}

impl<const A: isize, const B: isize> DiffersFrom<Axis<B>> for Axis<A> where Ranks: TwoAxesDiffer<A, B> {}
impl<const A: isize, const R: usize> DiffersFrom<AxisOf<R>> for Axis<A> {}
impl<const B: isize, const R: usize> DiffersFrom<Axis<B>> for AxisOf<R> {}
impl<const R: usize> DiffersFrom<Self> for AxisOf<R> {}
