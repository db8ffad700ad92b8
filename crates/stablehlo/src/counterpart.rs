//! The second operand of operations that are not linear: a value, or a number.

use alloc::{string::String, vec, vec::Vec};

use shapewise::{
    bounds::{Exists, ExtentList},
    broadcast::BroadcastExtents,
    extent::NameText,
};
use shapewise_xla::Element;

use super::{
    Literal, ProgramError, Value,
    elementwise::{MatchedPlacements, ZippedExtents, named},
    graph::{Id, Op},
};
use crate::placement::{FinalPlacements, JoinPlacements, Linear, Placements, TypedMesh};

/// An operation that is not linear, without its last operand.
#[derive(Debug)]
pub struct Pairing {
    operation: Op,
    /// The operands before the last one, and which of their axes stretch. None if the first operand is the only one.
    first: Vec<(Id, Vec<Stretches>)>,
}

/// Whether an axis stretches: beside an extent without a name, and beside a name.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stretches([bool; 2]);

impl Stretches {
    /// Returns those of extents. To a name stretches only an extent that is 1 in the type.
    pub(super) fn of<const R: usize, E: ExtentList<R>>() -> [Self; R] {
        let mut each = E::STRETCHES.map(|stretches| Self([stretches; 2]));
        for (Self([_, named]), known) in each.iter_mut().zip(E::EXTENTS) {
            *named &= known.is_some();
        }
        each
    }

    /// Returns whether each axis stretches beside extents with these names.
    pub(super) fn beside(each: &[Self], names: &[Option<NameText>]) -> Vec<bool> {
        each.iter().zip(names).map(|(each, name)| each.beside_name(*name)).collect()
    }

    /// Returns whether the axis stretches beside an extent that has this name, or none.
    pub(super) const fn beside_name(self, name: Option<NameText>) -> bool {
        let Self([unnamed, named]) = self;
        if name.is_some() { named } else { unnamed }
    }
}

/// The last operand of an operation: a value, or a number of the shape of the left one.
enum Last {
    Value(Id),
    Number(String),
}

impl Pairing {
    /// An operation on two operands.
    pub(super) const fn of(operation: Op) -> Self {
        Self { operation, first: Vec::new() }
    }

    /// An operation on these operands and one more.
    pub(super) const fn after(operation: Op, first: Vec<(Id, Vec<Stretches>)>) -> Self {
        Self { operation, first }
    }

    /// Adds the operation.
    fn add<
        'p,
        T: Element,
        U: Element,
        const R: usize,
        E: ExtentList<R>,
        F: ExtentList<R>,
        M: TypedMesh,
        P: Placements,
        Q: Placements,
    >(
        self,
        left: Value<'p, T, R, E, M, P>,
        (last, stretches): (Last, &[Stretches]),
        names: &[Option<NameText>],
    ) -> Result<Value<'p, U, R, F, M, Q>, ProgramError> {
        let first = if self.first.is_empty() {
            vec![(left.id, Stretches::of::<R, E>().to_vec())]
        } else {
            self.first
        };
        // The type of the left operand has the names of all before the last one.
        let names: Vec<_> = E::NAMES.iter().zip(names).map(|(left, last)| left.or(*last)).collect();
        let each = first.iter().map(|(_, each)| each.as_slice()).chain([stretches]);
        let flags: Vec<Vec<bool>> = each.map(|each| Stretches::beside(each, &names)).collect();
        let flags: Vec<&[bool]> = flags.iter().map(Vec::as_slice).collect();
        left.add(|graph| {
            let last = match last {
                Last::Value(id) => id,
                Last::Number(number) => graph.like(left.id, number),
            };
            let operands: Vec<Id> = first.iter().map(|(id, _)| *id).chain([last]).collect();
            graph.elementwise(self.operation, U::TYPE, Linear::No, &operands, &flags)
        })
    }
}

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
impl<'p, T: Element, const R: usize, E: BroadcastExtents<F, R> + ExtentList<R>, F: ExtentList<R>, M: TypedMesh<Axes: FinalPlacements<P, Proof: Exists> + FinalPlacements<Q, Proof: Exists>>, P: Placements, Q: Placements + JoinPlacements<M::Axes, P>> CombinesWith<Value<'p, T, R, E, M, P>> for Value<'p, T, R, F, M, Q> {
    type Output<U: Element> = Value<'p, U, R, ZippedExtents<E, F, R>, M, MatchedPlacements<P, Q, M>>;

    fn with_left<U: Element>(self, left: Value<'p, T, R, E, M, P>, operation: Pairing) -> Result<Self::Output<U>, ProgramError> {
        left.accepts(&self)?;
        let last = (Last::Value(self.id), &Stretches::of::<R, F>()[..]);
        operation.add(left, last, &F::NAMES).map_err(named::<R, E, F>)
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
        // The number has the shape of the last operand before it.
        let stretches =
            operation.first.last().map_or_else(|| Stretches::of::<R, E>().to_vec(), |(_, each)| each.clone());
        operation.add(left, (Last::Number(self.literal()), &stretches), &E::NAMES)
    }
}
