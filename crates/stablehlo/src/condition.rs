//! Conditions on extents that are not known before a program runs.

use alloc::{string::String, vec::Vec};
use core::fmt;

use shapewise::{
    extent::{DynExtent, SymbolicExtent},
    message::{Count, error_messages},
};

use crate::{
    graph::{Equal, Graph, Op},
    module::Port,
};

/// The axis that an extent comes from: a part of an [`ExtentCondition`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ExtentSource {
    /// The number of the input; `None` if the program computes the extent, as that of a concatenation.
    pub input: Option<usize>,
    /// The name of the input, or the number of the value, as messages have it: `%7`.
    pub name: String,
    /// The axis.
    pub axis: usize,
    /// What is known of the extent.
    pub extent: SymbolicExtent,
}

impl fmt::Display for ExtentSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "axis {} of `{}`", self.axis, self.name)
    }
}

/// What must hold for extents that are not known, so that a program is right: two of them are equal. An entry of [`Module::conditions`](crate::Module::conditions) and
/// [`DynValue::conditions`](crate::dynamic::DynValue::conditions).
///
/// ```
/// use shapewise::extent::SymbolTable;
/// use shapewise_stablehlo::dynamic::{Binary, DynProgram};
/// use shapewise_xla::ElementType::F32;
///
/// let (program, table) = (DynProgram::new(), SymbolTable::new(0));
/// let x = program.parameter("x", F32, &table.shape("[n,4]")?, &[])?;
/// let y = program.parameter("y", F32, &table.shape("[m,4]")?, &[])?;
/// let module = program.module(&[x.binary(Binary::Addition, y)?])?;
/// assert_eq!(
///     module.conditions()[0].to_string(),
///     "n == m: axis 0 of `x` and axis 0 of `y` (operation 2)"
/// );
/// assert!(module.check_extents(&[&[7, 4], &[7, 4]]).is_ok());
/// assert_eq!(
///     module.check_extents(&[&[7, 4], &[8, 4]]).unwrap_err().to_string(),
///     "extents 7 and 8 differ: axis 0 of input 0 and axis 0 of input 1 must be equal"
/// );
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ExtentCondition {
    /// The number of the operation that requires it; `None` for two parameters with one symbol.
    pub operation: Option<usize>,
    /// One axis.
    pub left: ExtentSource,
    /// The other axis.
    pub right: ExtentSource,
}

impl fmt::Display for ExtentCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { operation, left, right } = self;
        write!(f, "{} == {}: {left} and {right}", left.extent, right.extent)?;
        operation.map_or(Ok(()), |operation| write!(f, " (operation {operation})"))
    }
}

impl ExtentCondition {
    pub(crate) fn new(graph: &Graph, equal: Equal) -> Self {
        let source = |(id, axis): (usize, usize)| {
            let name = match &graph.node(id).op {
                Op::Parameter(name) => name.clone(),
                _ => alloc::format!("%{id}"),
            };
            let extent = graph.symbolic(id).get(axis).copied().unwrap_or_else(|| DynExtent::UNKNOWN.into());
            ExtentSource { input: graph.parameters.iter().position(|at| *at == id), name, axis, extent }
        };
        Self { operation: equal.operation, left: source(equal.left), right: source(equal.right) }
    }

    /// Checks the extents of inputs that have their rank. What the program computes is not known here.
    fn check(&self, inputs: &[&[usize]]) -> Result<(), UnmetExtents> {
        let found = |source: &ExtentSource| {
            let extents = inputs.get(source.input?)?;
            Some((source.input?, source.axis, *extents.get(source.axis)?))
        };
        let known = |source: &ExtentSource| source.extent.extent().get();
        match (found(&self.left), found(&self.right)) {
            (Some(left), Some(right)) if left.2 != right.2 => Err(UnmetExtents::Differ { left, right }),
            (Some((input, axis, found)), None) | (None, Some((input, axis, found))) => {
                match known(&self.left).or(known(&self.right)) {
                    Some(expected) if expected != found => {
                        Err(UnmetExtents::Is { input, axis, expected, found })
                    }
                    _ => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }
}

/// Why a module is not right for inputs of these extents: the error of [`Module::check_extents`](crate::Module::check_extents).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum UnmetExtents {
    /// Another number of inputs.
    Inputs {
        /// The number of inputs of the module.
        expected: usize,
        /// The number of shapes.
        found: usize,
    },
    /// An input of another rank.
    Rank {
        /// The input.
        input: usize,
        /// The rank that the module states.
        expected: usize,
        /// Its rank.
        found: usize,
    },
    /// An extent that is not the one that the module states, or above its bound.
    Declared {
        /// The input.
        input: usize,
        /// The axis.
        axis: usize,
        /// The extent that the module states.
        declared: DynExtent,
        /// The extent.
        found: usize,
    },
    /// Extents of two inputs that must be equal, each as input, axis and extent.
    Differ {
        /// One of them.
        left: (usize, usize, usize),
        /// The other one.
        right: (usize, usize, usize),
    },
    /// An extent that must be a number.
    Is {
        /// The input.
        input: usize,
        /// The axis.
        axis: usize,
        /// The number.
        expected: usize,
        /// The extent.
        found: usize,
    },
}

error_messages! {
    UnmetExtents []
    Self::Inputs { expected, found } => "{}, and the module has {}", Count(found, "shape", "shapes"), Count(expected, "input", "inputs");
    Self::Rank { input, expected, found } => "input {input} has rank {found}, expected {expected}";
    Self::Declared { input, axis, declared, found } => "axis {axis} of input {input} has extent {found}, and the module states {declared}";
    Self::Differ { left: (input, axis, extent), right: (other, at, found) } =>
        "extents {extent} and {found} differ: axis {axis} of input {input} and axis {at} of input {other} must be equal";
    Self::Is { input, axis, expected, found } => "axis {axis} of input {input} has extent {found}, and an operation requires {expected}";
}

/// Checks extents of inputs against what a module states, and against its conditions.
pub(crate) fn check(
    ports: &[Port],
    conditions: &[ExtentCondition],
    inputs: &[&[usize]],
) -> Result<(), UnmetExtents> {
    if ports.len() != inputs.len() {
        return Err(UnmetExtents::Inputs { expected: ports.len(), found: inputs.len() });
    }
    for (input, (port, extents)) in ports.iter().zip(inputs).enumerate() {
        let (expected, found) = (port.extents.len(), extents.len());
        if expected != found {
            return Err(UnmetExtents::Rank { input, expected, found });
        }
        for (axis, (declared, found)) in port.extents.iter().zip(*extents).enumerate() {
            if !declared.contains(*found) {
                return Err(UnmetExtents::Declared { input, axis, declared: *declared, found: *found });
            }
        }
    }
    conditions.iter().try_for_each(|condition| condition.check(inputs))
}

/// Returns the conditions of values.
pub(crate) fn conditions(graph: &Graph, live: &alloc::collections::BTreeSet<usize>) -> Vec<ExtentCondition> {
    graph.required(live).into_iter().map(|equal| ExtentCondition::new(graph, equal)).collect()
}
