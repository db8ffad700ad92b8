//! The second operand of operations that are not linear: a value, or a number.

use shapewise::{broadcast::BroadcastExtents, internal::Always, types::ExtentList};
use shapewise_xla::Element;

use super::{
    Literal, ProgramError, Value,
    elementwise::{MatchedPlacements, ZippedExtents},
    graph::Op,
};
use crate::placement::{FinalPlacements, JoinPlacements, Linear, Placements, TypedMesh};

/// An operation on two operands that is not linear.
#[derive(Debug)]
pub struct Pairing(pub(super) Op);

/// What can be the second operand of an operation that is not linear, with the first operand `V`: a comparison, a maximum, a power, a remainder, or an operator on bits.
#[cfg_attr(doc, doc(hidden))]
pub trait Counterpart<V> {
    /// The result, with the elements `U`.
    type Output<U: Element>;

    /// Adds the operation.
    #[doc(hidden)]
    fn pair_with<U: Element>(self, left: V, operation: Pairing) -> Result<Self::Output<U>, ProgramError>;
}

impl<X: CombinesWith<V>, V> Counterpart<V> for X {
    type Output<U: Element> = X::Output<U>;

    fn pair_with<U: Element>(self, left: V, operation: Pairing) -> Result<Self::Output<U>, ProgramError> {
        self.with_left(left, operation)
    }
}

/// [`Counterpart`] for values and for numbers. It is a separate trait so that a message does not list the impls.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be compared or combined with `{V}`",
    label = "neither a value of the same elements, rank and mesh, nor a number of this type"
)]
pub trait CombinesWith<V> {
    /// The result, with the elements `U`.
    type Output<U: Element>;

    /// Adds the operation.
    fn with_left<U: Element>(self, left: V, operation: Pairing) -> Result<Self::Output<U>, ProgramError>;
}

// The compiler quotes such an impl if both operands are values, of two meshes or element types. So it has one line.
#[rustfmt::skip]
impl<'p, T: Element, const R: usize, E: BroadcastExtents<F, R> + ExtentList<R>, F: ExtentList<R>, M: TypedMesh<Axes: FinalPlacements<P, Holds: Always> + FinalPlacements<Q, Holds: Always>>, P: Placements, Q: Placements + JoinPlacements<M::Axes, P>> CombinesWith<Value<'p, T, R, E, M, P>> for Value<'p, T, R, F, M, Q> {
    type Output<U: Element> = Value<'p, U, R, ZippedExtents<E, F, R>, M, MatchedPlacements<P, Q, M>>;

    fn with_left<U: Element>(self, left: Value<'p, T, R, E, M, P>, operation: Pairing) -> Result<Self::Output<U>, ProgramError> {
        left.zip(operation.0, Linear::No, self)
    }
}

/// A number is everywhere, so nothing is broadcast, and the value must not be partial.
impl<'p, T: Literal, const R: usize, E: ExtentList<R>, M: TypedMesh<Axes: FinalPlacements<P>>, P: Placements>
    CombinesWith<Value<'p, T, R, E, M, P>> for T
{
    type Output<U: Element> = Value<'p, U, R, E, M, P>;

    fn with_left<U: Element>(
        self,
        left: Value<'p, T, R, E, M, P>,
        operation: Pairing,
    ) -> Result<Self::Output<U>, ProgramError> {
        left.with_number(operation.0, Linear::No, self)
    }
}
