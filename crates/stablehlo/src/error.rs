//! Why an operation cannot be added to a program.

use shapewise::{
    axis::{AxisError, PermutationError},
    broadcast::BroadcastError,
    contraction::ContractionError,
    extent::{DynExtent, TablesDiffer},
    index::SizeError,
    message::{Count, error_messages},
    rearrange::{JoinError, PadError},
    shape::ExtentUnknown,
    slice::SliceError,
};

use shapewise_xla::ElementType;

use crate::{PairsError, placement::PlacementError};

/// Why an operation cannot be added to a program: the error of [`Value::dot_general`](super::Value::dot_general) and others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ProgramError {
    /// Operands that do not broadcast.
    Broadcast(BroadcastError),
    /// Placements that do not match, or an operation that would communicate.
    Placement(PlacementError),
    /// Pairs that are not those of a mesh axis.
    Pairs(PairsError),
    /// A slice that cannot be taken.
    Slice(SliceError),
    /// An element count that does not fit.
    Size(SizeError),
    /// An extent that must be known.
    Unknown(ExtentUnknown),
    /// An axis that the rank does not have.
    NoSuchAxis(AxisError),
    /// An axis of a list of a product that the operand does not have.
    Listed {
        /// The list, as StableHLO names it: `lhs_contracting_dimensions`.
        list: &'static str,
        /// The axis.
        error: AxisError,
    },
    /// Operands of a product whose axes do not pair.
    Contraction(ContractionError),
    /// Operands that cannot be joined along an axis.
    Join(JoinError),
    /// An axis that cannot be padded like this.
    Pad(PadError),
    /// A window that is larger than its axis.
    Window {
        /// What states the extents of the window, as StableHLO has it: `slice_sizes` or `update`.
        name: &'static str,
        /// The axis.
        axis: usize,
        /// The extent of the window.
        window: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// A loop that changes an extent, or a result with another extent than its type.
    Differ {
        /// The axis.
        axis: usize,
        /// The extent before.
        left: DynExtent,
        /// The extent after.
        right: DynExtent,
    },
    /// Another element count than before.
    Count {
        /// The element count before.
        from: DynExtent,
        /// The element count after.
        to: DynExtent,
    },
    /// A result of another rank than its type.
    Rank {
        /// The rank of the type.
        expected: usize,
        /// The rank of the result.
        found: usize,
    },
    /// Elements and a shape that do not agree.
    Elements {
        /// The element count of the shape.
        expected: usize,
        /// The number of elements.
        found: usize,
    },
    /// A value of another program.
    OtherProgram {
        /// The number of the value, with which it is displayed.
        value: usize,
    },
    /// A value of the body of a loop, outside of it.
    OfLoop {
        /// The number of the value, with which it is displayed.
        value: usize,
    },
    /// An order of axes that is not one.
    Order(PermutationError),
    /// Elements of a type that the operation does not have.
    WrongElement {
        /// The element type.
        element: ElementType,
        /// The types that it has, in words.
        expected: &'static str,
    },
    /// Operands of different element types.
    ElementTypes {
        /// The element type of the left operand, or before.
        left: ElementType,
        /// The element type of the right operand, or after.
        right: ElementType,
    },
    /// Operands of different ranks.
    RanksDiffer {
        /// The rank of the left operand.
        left: usize,
        /// The rank of the right operand.
        right: usize,
    },
    /// A list with another number of entries than the rank.
    Entries {
        /// The rank.
        expected: usize,
        /// The number of entries.
        found: usize,
    },
    /// Another number of values than a loop carries.
    Yields {
        /// The number of values that the loop carries.
        expected: usize,
        /// The number of values that the body returns.
        found: usize,
    },
    /// A mesh axis that the mesh does not have.
    NoSuchMeshAxis {
        /// The position of the mesh axis.
        position: usize,
        /// The number of mesh axes.
        count: usize,
    },
    /// An operation that has no gradient here.
    NoGradient {
        /// The operation.
        operation: &'static str,
    },
    /// A function with a rule for its gradient that depends on a value that is not one of its operands.
    NotAnOperand {
        /// The number of the value, with which it is displayed.
        value: usize,
    },
    /// A rule for a gradient that returns another number of gradients than the function has operands.
    Gradients {
        /// The number of operands.
        expected: usize,
        /// The number of gradients.
        found: usize,
    },
    /// A shape whose rank is not known.
    NoRank,
    /// An index, or indices, or a condition of another rank.
    IndexRank {
        /// The rank that it must have.
        expected: usize,
        /// Its rank.
        found: usize,
    },
    /// A number that the element type does not have.
    Number {
        /// The element type.
        element: ElementType,
    },
    /// Parameters with symbols of different tables.
    Tables(TablesDiffer),
}

error_messages! {
    ProgramError [
        Broadcast(BroadcastError), Contraction(ContractionError), Placement(PlacementError), Pairs(PairsError), Slice(SliceError), Size(SizeError), Unknown(ExtentUnknown),
        NoSuchAxis(AxisError), Join(JoinError), Pad(PadError), Order(PermutationError), Tables(TablesDiffer)
    ]
    Self::Differ { axis, left, right } =>
        "extents {left} and {right} differ at axis {axis}: they must be equal";
    Self::Listed { list, error } => "`{list}`: {error}";
    Self::Window { name, axis, window, extent } =>
        "`{name}` has {window} along axis {axis}, and the operand has {extent}: it must be at most that";
    Self::Count { from, to } => "{} cannot be reshaped to {to}", Count(from, "element", "elements");
    Self::Rank { expected, found } => "the result has rank {found}, expected {expected}";
    Self::Elements { expected, found } => "the shape has {}, and there are {found}",
        Count(expected, "element", "elements");
    Self::OtherProgram { value } => "value %{value} is of another program: operations and modules have values of one program";
    Self::WrongElement { element, expected } => "elements of type {element}, and the operation has {expected}";
    Self::ElementTypes { left, right } => "element types {left} and {right} differ: `convert` makes them equal";
    Self::RanksDiffer { left, right } => "operands of ranks {left} and {right}: they must have the same rank, and `broadcast_in_dim` adds axes";
    Self::Entries { expected, found } => "the list has {}, and the rank is {expected}", Count(found, "entry", "entries");
    Self::Yields { expected, found } => "the body returns {}, and the loop carries {expected}", Count(found, "value", "values");
    Self::NoSuchMeshAxis { position, count } => "mesh axis {position} is out of range: the mesh has {}", Count(count, "axis", "axes");
    Self::NoGradient { operation } => "`{operation}` has no gradient: its operands depend on a value that the gradient is with respect to";
    Self::NotAnOperand { value } => "the results depend on %{value}, which is not an operand: the rule would not have a gradient for it";
    Self::Gradients { expected, found } => "the rule returns {}, and the function has {}", Count(found, "gradient", "gradients"), Count(expected, "operand", "operands");
    Self::NoRank => "the rank of the shape is not known, and a program has values of known ranks";
    Self::IndexRank { expected, found } => "the operand has rank {found}, expected {expected}";
    Self::Number { element } => "the number is not one of element type {element}";
    Self::OfLoop { value } =>
        "value %{value} is of the body of a loop: outside of the body, only the results of the loop can be used";
}
