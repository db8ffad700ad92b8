//! Operations on each element, and the element types that they have.

use alloc::vec::Vec;

use shapewise_xla::{ElementKind, ElementType};

use super::{Binary, BuildError, Comparison, DynValue, Number, Unary};
use crate::{
    ProgramError,
    graph::{Graph, Id, Op},
    placement::Linear,
};

/// What elements must be, as the bounds of typed values have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Needs {
    Any,
    Number,
    Ordered,
    OrderedNumber,
    Signed,
    Negative,
    Float,
    Integer,
    Bits,
}

impl Needs {
    /// Checks an element type.
    pub(super) const fn check(self, element: ElementType) -> Result<(), ProgramError> {
        use ElementKind::{Complex, Floating, Predicate, Signed, Unsigned};
        let kind = element.kind();
        let (has, expected) = match self {
            Self::Any => (true, "all types"),
            Self::Number => (!matches!(kind, Predicate), "numbers"),
            Self::Ordered => (!matches!(kind, Complex), "types with an order"),
            Self::OrderedNumber => (!matches!(kind, Complex | Predicate), "numbers with an order"),
            Self::Signed => (matches!(kind, Signed | Floating), "signed integers and floats"),
            Self::Negative => (matches!(kind, Signed | Floating | Complex), "numbers with a sign"),
            Self::Float => (matches!(kind, Floating), "floats"),
            Self::Integer => (matches!(kind, Signed | Unsigned), "integers"),
            Self::Bits => (matches!(kind, Signed | Unsigned | Predicate), "integers and truth values"),
        };
        if has { Ok(()) } else { Err(ProgramError::WrongElement { element, expected }) }
    }
}

/// Checks that values have the same element type and rank.
pub(super) fn alike(graph: &Graph, ids: &[Id]) -> Result<(), ProgramError> {
    let [first, rest @ ..] = ids else { return Ok(()) };
    let first = graph.node(*first);
    for id in rest {
        let other = graph.node(*id);
        if first.element != other.element {
            return Err(ProgramError::ElementTypes { left: first.element, right: other.element });
        }
        ranks(first.extents.len(), other.extents.len())?;
    }
    Ok(())
}

const fn ranks(left: usize, right: usize) -> Result<(), ProgramError> {
    if left == right { Ok(()) } else { Err(ProgramError::RanksDiffer { left, right }) }
}

/// Adds an operation on values of the same rank. Extents that are known at run time stretch if they are 1.
fn zipped(
    graph: &mut Graph,
    op: Op,
    element: ElementType,
    linear: Linear,
    ids: &[Id],
    stretches: bool,
) -> Result<Id, ProgramError> {
    let flags: Vec<Vec<bool>> =
        ids.iter().map(|id| alloc::vec![stretches; graph.node(*id).extents.len()]).collect();
    let flags: Vec<&[bool]> = flags.iter().map(Vec::as_slice).collect();
    graph.elementwise(op, element, linear, ids, &flags)
}

impl<'p> DynValue<'p> {
    /// Applies a function to each element ([example](super)).
    ///
    /// # Errors
    ///
    /// [`ProgramError::WrongElement`] for elements that the function does not have, [`ProgramError::Placement`] if the value is partial.
    #[track_caller]
    pub fn unary(self, function: Unary) -> Result<Self, BuildError> {
        self.add(function.name(), &[], |graph| {
            let element = graph.node(self.id).element;
            function.needs().check(element)?;
            if function == Unary::Negate {
                return graph.negate(self.id);
            }
            graph.unary(Op::Unary(function.name()), element, false, self.id)
        })
    }

    /// Combines each two elements of two values of the same rank. Extents of 1 stretch.
    ///
    /// # Errors
    ///
    /// [`ProgramError::WrongElement`] and [`ProgramError::ElementTypes`], [`ProgramError::RanksDiffer`], [`ProgramError::Broadcast`] for extents that do not broadcast, and
    /// [`ProgramError::Placement`].
    #[track_caller]
    pub fn binary(self, operation: Binary, right: DynValue<'p>) -> Result<Self, BuildError> {
        self.add(operation.name(), &[right], |graph| {
            let ids = [self.id, right.id];
            let element = graph.node(self.id).element;
            alike(graph, &ids)?;
            operation.needs().check(element)?;
            zipped(graph, Op::Binary(operation.name()), element, operation.linear(), &ids, true)
        })
    }

    /// Combines each element with a number.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Number`] for a number that the element type does not have, and those of [`binary`](Self::binary).
    #[track_caller]
    pub fn binary_with(self, operation: Binary, number: impl Into<Number>) -> Result<Self, BuildError> {
        let number = number.into();
        self.add(operation.name(), &[], |graph| {
            let element = graph.node(self.id).element;
            operation.needs().check(element)?;
            // A sum with a number is not linear: each device would add it.
            let linear = if operation.linear() == Linear::Add { Linear::No } else { operation.linear() };
            let ids = [self.id, graph.like(self.id, number.text(element)?)];
            zipped(graph, Op::Binary(operation.name()), element, linear, &ids, false)
        })
    }

    /// Compares each two elements of two values of the same rank.
    ///
    /// # Errors
    ///
    /// Same errors as [`binary`](Self::binary).
    #[track_caller]
    pub fn compare(self, comparison: Comparison, right: DynValue<'p>) -> Result<Self, BuildError> {
        self.add("compare", &[right], |graph| {
            let ids = [self.id, right.id];
            alike(graph, &ids)?;
            comparison.needs().check(graph.node(self.id).element)?;
            zipped(graph, Op::Compare(comparison.name()), ElementType::Pred, Linear::No, &ids, true)
        })
    }

    /// Compares each element with a number.
    ///
    /// # Errors
    ///
    /// Same errors as [`binary_with`](Self::binary_with).
    #[track_caller]
    pub fn compare_with(self, comparison: Comparison, number: impl Into<Number>) -> Result<Self, BuildError> {
        let number = number.into();
        self.add("compare", &[], |graph| {
            let element = graph.node(self.id).element;
            comparison.needs().check(element)?;
            let ids = [self.id, graph.like(self.id, number.text(element)?)];
            zipped(graph, Op::Compare(comparison.name()), ElementType::Pred, Linear::No, &ids, false)
        })
    }

    /// Selects elements: from `on_true` where this value is true, otherwise from `on_false`.
    ///
    /// # Errors
    ///
    /// [`ProgramError::WrongElement`] if this value is not of truth values, and those of [`binary`](Self::binary).
    #[track_caller]
    pub fn select(self, on_true: DynValue<'p>, on_false: DynValue<'p>) -> Result<Self, BuildError> {
        self.add("select", &[on_true, on_false], |graph| {
            let element = graph.node(self.id).element;
            if element != ElementType::Pred {
                return Err(ProgramError::WrongElement { element, expected: "truth values" });
            }
            alike(graph, &[on_true.id, on_false.id])?;
            let (mask, values) = (graph.node(self.id), graph.node(on_true.id));
            ranks(mask.extents.len(), values.extents.len())?;
            let element = values.element;
            let ids = [self.id, on_true.id, on_false.id];
            zipped(graph, Op::Select, element, Linear::No, &ids, true)
        })
    }

    /// Converts the elements to another type: [`Value::convert`](crate::Value::convert).
    ///
    /// # Errors
    ///
    /// [`ProgramError::Placement`] if the value is partial.
    #[track_caller]
    pub fn convert(self, to: ElementType) -> Result<Self, BuildError> {
        self.add("convert", &[], |graph| graph.unary(Op::Convert, to, false, self.id))
    }
}
