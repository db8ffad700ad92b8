//! Why a message is not a shape.

use shapewise::message::{Count, error_messages};

use crate::{ArrayLayoutError, ArrayShapeError, LayoutAttribute, TupleDepthError, wire::WireError};

/// Why a message is not a shape: the error of [`ArrayShape::from_proto`](crate::ArrayShape::from_proto).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeProtoError {
    /// The number is not that of an element type, a tuple, a token or an opaque value.
    ElementType {
        /// The number.
        number: i32,
    },
    /// The message is a tuple, a token or an opaque value, but must be an array.
    NotAnArray {
        /// The number of its type.
        number: i32,
    },
    /// A message that is not an array has extents or a layout.
    FieldsOfArray {
        /// The number of its type.
        number: i32,
    },
    /// A message that is not a tuple has parts.
    FieldsOfTuple {
        /// The number of its type.
        number: i32,
    },
    /// The number of flags of dynamic extents is neither 0 nor the rank.
    DynamicFlags {
        /// The number of flags.
        flags: usize,
        /// The rank.
        rank: usize,
    },
    /// An extent is negative, or does not fit `isize`. The least `i64` is an unknown extent, if its flag is set.
    Extent {
        /// The axis.
        axis: usize,
        /// The extent.
        extent: i64,
        /// `true` if its flag is set.
        is_dynamic: bool,
    },
    /// A number in the order of the axes is negative, or does not fit `isize`.
    NoSuchAxis {
        /// The position in the order.
        place: usize,
        /// The number.
        axis: i64,
    },
    /// An extent of a tile is negative, or does not fit `isize`. The least `i64` is `*`.
    TileExtent {
        /// The number of the tile; the first is 0.
        tile: usize,
        /// The position of the extent; the most major is 0.
        place: usize,
        /// The extent.
        extent: i64,
    },
    /// The value of an attribute is negative or too large.
    Attribute {
        /// The attribute.
        attribute: LayoutAttribute,
        /// The value.
        value: i64,
    },
    /// The array is sparse.
    Sparse,
    /// The layout has padded extents, as layouts had until 2019.
    Padded,
    /// The layout is not valid, or not a layout of the shape.
    Layout(ArrayLayoutError),
    /// The shape is not valid.
    Shape(ArrayShapeError),
    /// Tuples are nested too deep.
    Depth(TupleDepthError),
}

error_messages! {
    #[inline] ShapeProtoError [Layout(ArrayLayoutError), Depth(TupleDepthError)]
    Self::ElementType { number } => "the element type {number} does not exist";
    Self::NotAnArray { number } =>
        "the element type {number} is that of a tuple, token or opaque value, expected an array";
    Self::FieldsOfArray { number } =>
        "the message has extents or a layout, but its element type {number} is that of a tuple, token or opaque value";
    Self::FieldsOfTuple { number } => "the message has parts, but its element type {number} is not that of a tuple";
    Self::DynamicFlags { flags, rank } =>
        "{} of dynamic extents for rank {rank}: there must be none, or one for each axis",
        Count(flags, "flag", "flags");
    Self::Extent { axis, extent, is_dynamic: false } =>
        "axis {axis} has the extent {extent}: it must be at least 0 and at most {}", isize::MAX;
    Self::Extent { axis, extent, is_dynamic: true } =>
        "axis {axis} has the bound {extent}: it must be at least 0 and at most {}", isize::MAX;
    Self::NoSuchAxis { place, axis } =>
        "the order of axes has {axis} at {place}: an axis must be at least 0 and below the rank";
    Self::TileExtent { tile, place, extent } =>
        "tile {tile} has the extent {extent} at {place}: the extents of a tile are at least 1, or the least i64";
    Self::Attribute { attribute: attribute @ (LayoutAttribute::ElementBits | LayoutAttribute::MemorySpace), value } =>
        "`{attribute}` has the value {value}: it must be at least 0 and at most {}", u32::MAX;
    Self::Attribute { attribute, value } =>
        "`{attribute}` has the value {value}: it must be at least 0 and at most {}", isize::MAX;
    Self::Sparse => "the array is sparse, and sparse arrays are not supported";
    Self::Padded =>
        "the layout has padded extents, which layouts of XLA no longer have: use a padded layout for them";
    Self::Shape(error) => "{error}";
}

impl From<ArrayShapeError> for ShapeProtoError {
    #[inline]
    fn from(error: ArrayShapeError) -> Self {
        match error {
            ArrayShapeError::Layout(error) => Self::Layout(error),
            error => Self::Shape(error),
        }
    }
}

/// Why bytes are not a shape: the error of [`ArrayShape::decode_proto`](crate::ArrayShape::decode_proto).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeDecodeError {
    /// The bytes are not a message.
    Wire(WireError),
    /// The message is not a shape.
    Shape(ShapeProtoError),
}

error_messages! {
    #[inline] ShapeDecodeError [Wire(WireError), Shape(ShapeProtoError)]
}
