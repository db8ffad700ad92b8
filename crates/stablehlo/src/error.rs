//! Why an operation cannot be added to a program.

use shapewise::{
    axis::AxisError,
    broadcast::BroadcastError,
    contraction::ContractionError,
    extent::DynExtent,
    index::SizeError,
    message::{Count, error_messages},
    rearrange::{JoinError, PadError},
    shape::ExtentUnknown,
    slice::SliceError,
};

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
    /// Operands of a product whose axes do not pair.
    Contraction(ContractionError),
    /// Operands that cannot be joined along an axis.
    Join(JoinError),
    /// An axis that cannot be padded like this.
    Pad(PadError),
    /// A window that is larger than its axis.
    Window {
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
}

error_messages! {
    ProgramError [
        Broadcast(BroadcastError), Contraction(ContractionError), Placement(PlacementError), Pairs(PairsError), Slice(SliceError), Size(SizeError), Unknown(ExtentUnknown),
        NoSuchAxis(AxisError), Join(JoinError), Pad(PadError)
    ]
    Self::Differ { axis, left, right } =>
        "extents {left} and {right} differ at axis {axis}: they must be equal";
    Self::Window { axis, window, extent } => "a window of {window} does not fit axis {axis}, which has extent {extent}";
    Self::Count { from, to } => "{} cannot be reshaped to {to}", Count(from, "element", "elements");
    Self::Rank { expected, found } => "the result has rank {found}, expected {expected}";
    Self::Elements { expected, found } => "the shape has {}, and there are {found}",
        Count(expected, "element", "elements");
    Self::OtherProgram { value } => "value %{value} is of another program: operations and modules have values of one program";
    Self::OfLoop { value } =>
        "value %{value} is of the body of a loop: outside of the body, only the results of the loop can be used";
}
