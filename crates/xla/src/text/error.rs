//! Why a text is not a shape or a layout.

use shapewise::{message::error_messages, shape::dynamic::ParseError, text::Unexpected};

use super::{LayoutAttribute, ShapeTextErrorKind as Kind};
use crate::{ArrayLayoutError, ArrayShapeError, TupleDepthError};
pub use shapewise::slice::Expected;

/// Why a text is not a shape or a layout: the error of `"f32[2,3]{1,0}".parse::<ArrayShape>()`, see [`ArrayShape`](crate::ArrayShape).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ShapeTextError {
    /// The position of the error, in bytes from the beginning of the text. For errors of values it is the position of the value.
    pub position: usize,
    /// The error.
    pub kind: ShapeTextErrorKind,
}

/// The reason in a [`ShapeTextError`]: the mistake at a position of the text of a shape or a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeTextErrorKind {
    /// An unexpected character, or the unexpected end of the text.
    Unexpected {
        /// The character; `None` at the end of the text.
        found: Option<char>,
        /// The elements of the grammar that may be there.
        expected: Expected,
    },
    /// The word is not the name of an element type.
    ElementType,
    /// The number is too large for its meaning.
    TooLarge {
        /// The largest number.
        most: usize,
    },
    /// The extent is one more than the largest rank.
    RankTooLarge,
    /// The attribute is after one that must follow it, or after itself.
    AttributeOrder {
        /// The attribute.
        attribute: LayoutAttribute,
        /// The attribute before it.
        before: LayoutAttribute,
    },
    /// The word is not an attribute of a layout.
    Attribute {
        /// The elements of the grammar that may be there.
        expected: Expected,
    },
    /// The attribute is one of sparse arrays.
    Sparse,
    /// The layout is not valid, or not a layout of the shape.
    Layout(ArrayLayoutError),
    /// The shape is not valid.
    Shape(ArrayShapeError),
    /// The tuple is nested too deep in others.
    Depth(TupleDepthError),
    /// The sharding of an array is not one.
    #[cfg(feature = "sharding")]
    Sharding(shapewise_sharding::ShardingTextErrorKind),
}

impl ShapeTextErrorKind {
    #[inline]
    pub(crate) const fn at(self, position: usize) -> ShapeTextError {
        ShapeTextError { position, kind: self }
    }
}

error_messages! {
    #[inline] ShapeTextError []
    Self { position, kind: Kind::Unexpected { found, expected } } => "{}", Unexpected::new(position, found, expected);
    Self { position, kind: Kind::ElementType } =>
        "the word at {position} is not the name of an element type, such as `f32`, `s4` or `pred`";
    Self { position, kind: Kind::TooLarge { most } } => "the number at {position} is above {most}";
    Self { position, kind: Kind::RankTooLarge } => "{}", ParseError::RankTooLarge { position };
    Self { position, kind: Kind::AttributeOrder { attribute, before } } if attribute == before =>
        "`{attribute}` at {position} is repeated: each attribute is there at most once";
    Self { position, kind: Kind::AttributeOrder { attribute, before } } =>
        "`{attribute}` at {position} is after `{before}`: the order is `T`, `L`, `E`, `S`, `SC`, `M`";
    Self { position, kind: Kind::Attribute { expected } } =>
        "the word at {position} is not an attribute of a layout, expected {expected}";
    Self { position, kind: Kind::Sparse } =>
        "the attribute at {position} is one of sparse arrays, which are not supported";
    Self { position, kind: Kind::Layout(error) } => "{error} (in the layout at {position})";
    Self { position, kind: Kind::Shape(error) } => "{error} (in the shape at {position})";
    Self { position, kind: Kind::Depth(error) } => "{error} (at {position})";
    #[cfg(feature = "sharding")]
    Self { position, kind: Kind::Sharding(kind) } => "{}", kind.at(position);
}

#[cfg(feature = "sharding")]
impl From<shapewise_sharding::ShardingTextError> for ShapeTextError {
    #[inline]
    fn from(error: shapewise_sharding::ShardingTextError) -> Self {
        Kind::Sharding(error.kind).at(error.position)
    }
}

impl From<Unexpected> for ShapeTextError {
    #[inline]
    fn from(Unexpected { position, found, expected, .. }: Unexpected) -> Self {
        Kind::Unexpected { found, expected }.at(position)
    }
}
