//! Why a message is no shape.

use core::fmt;

use prost::DecodeError;

use crate::xla::{ArrayLayoutError, ArrayShapeError, LayoutAttribute, TupleDepthError};

/// Why a message is no shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeProtoError {
    /// A number that is that of no element type, nor of a tuple, token or opaque value.
    ElementType {
        /// The number.
        number: i32,
    },
    /// A tuple, token or opaque value where an array is asked for.
    NotAnArray {
        /// The number of its type.
        number: i32,
    },
    /// Extents or a layout of what is no array.
    FieldsOfArray {
        /// The number of its type.
        number: i32,
    },
    /// Parts of what is no tuple.
    FieldsOfTuple {
        /// The number of its type.
        number: i32,
    },
    /// Neither none nor one flag for each axis, whether its extent is known.
    DynamicFlags {
        /// How many there are.
        flags: usize,
        /// The rank.
        rank: usize,
    },
    /// A negative extent, or one that does not fit `isize`. The least `i64` is an unknown extent, if it is flagged so.
    Extent {
        /// The axis.
        axis: usize,
        /// The extent.
        extent: i64,
        /// Whether it is flagged as not known.
        is_dynamic: bool,
    },
    /// A negative number in the place of an axis, or one that does not fit `isize`.
    Axis {
        /// Where it stands.
        place: usize,
        /// The number.
        axis: i64,
    },
    /// A negative extent of a tile, or one that does not fit `isize`. The least `i64` is `*`.
    TileExtent {
        /// Which tile.
        tile: usize,
        /// Which of its extents.
        place: usize,
        /// The extent.
        extent: i64,
    },
    /// A number that is negative or too large.
    Attribute {
        /// What it says.
        attribute: LayoutAttribute,
        /// The number.
        value: i64,
    },
    /// A sparse array.
    Sparse,
    /// A layout with padded extents, of the time when layouts had them.
    Padded,
    /// A layout that is none, or none of the shape.
    Layout(ArrayLayoutError),
    /// A shape that does not fit.
    Shape(ArrayShapeError),
    /// Tuples that nest too deep.
    Depth,
}

impl fmt::Display for ShapeProtoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ElementType { number } => write!(f, "the element type {number} is none that there is"),
            Self::NotAnArray { number } => {
                write!(f, "the element type {number} is that of a tuple, token or opaque value, expected an array")
            }
            Self::FieldsOfArray { number } => write!(
                f,
                "there are extents or a layout, and the element type {number} is that of a tuple, token or opaque value: \
                 arrays alone have them"
            ),
            Self::FieldsOfTuple { number } => {
                write!(f, "there are parts of a tuple, and the element type {number} is not that of one")
            }
            Self::DynamicFlags { flags, rank } => write!(
                f,
                "there are {flags} flags of dynamic extents, and the rank is {rank}: there are none, or one for each axis"
            ),
            Self::Extent { axis, extent, is_dynamic } => {
                let kind = if is_dynamic { "bound" } else { "extent" };
                write!(f, "axis {axis} has the {kind} {extent}: it must be at least 0 and at most {}", isize::MAX)
            }
            Self::Axis { place, axis } => {
                write!(f, "{axis} stands at {place} of the order of axes: an axis is at least 0 and below the rank")
            }
            Self::TileExtent { tile, place, extent } => write!(
                f,
                "tile {tile} has the extent {extent} at {place}: the extents of a tile are at least 1, or the least i64"
            ),
            Self::Attribute { attribute, value } => {
                let most = match attribute {
                    LayoutAttribute::ElementBits | LayoutAttribute::MemorySpace => i64::from(u32::MAX),
                    // At most 64 bits.
                    _ => i64::try_from(isize::MAX).unwrap_or(i64::MAX),
                };
                write!(f, "`{attribute}` has the value {value}: it must be at least 0 and at most {most}")
            }
            Self::Sparse => f.write_str("the array is sparse, which there are none of here"),
            Self::Padded => {
                f.write_str("the layout has padded extents, which layouts of XLA no longer have: say them as a padded layout")
            }
            Self::Layout(error) => write!(f, "{error}"),
            Self::Shape(error) => write!(f, "{error}"),
            Self::Depth => write!(f, "{TupleDepthError}"),
        }
    }
}

impl core::error::Error for ShapeProtoError {}

impl From<ArrayLayoutError> for ShapeProtoError {
    fn from(error: ArrayLayoutError) -> Self {
        Self::Layout(error)
    }
}

impl From<ArrayShapeError> for ShapeProtoError {
    fn from(error: ArrayShapeError) -> Self {
        match error {
            ArrayShapeError::Layout(error) => Self::Layout(error),
            error => Self::Shape(error),
        }
    }
}

impl From<TupleDepthError> for ShapeProtoError {
    fn from(_: TupleDepthError) -> Self {
        Self::Depth
    }
}

/// Why bytes are no shape.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeDecodeError {
    /// They are no message.
    Wire(DecodeError),
    /// The message is no shape.
    Shape(ShapeProtoError),
}

impl fmt::Display for ShapeDecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wire(error) => write!(f, "the bytes are no message of protobuf: {error}"),
            Self::Shape(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ShapeDecodeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Wire(error) => Some(error),
            Self::Shape(_) => None,
        }
    }
}

impl From<ShapeProtoError> for ShapeDecodeError {
    fn from(error: ShapeProtoError) -> Self {
        Self::Shape(error)
    }
}

impl From<DecodeError> for ShapeDecodeError {
    fn from(error: DecodeError) -> Self {
        Self::Wire(error)
    }
}
