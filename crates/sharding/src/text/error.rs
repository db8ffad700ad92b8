//! Why a text is not a sharding.

use shapewise::{index::SizeError, message::error_messages, slice::Expected, text::Unexpected};

use crate::{HloError, MeshError, SpecError};

use self::ShardingTextErrorKind as Kind;

/// Why a text is not a sharding, a mesh, a spec or a sharded shape: the error of [`DynMesh::parse_spec`](crate::DynMesh::parse_spec) and of
/// `parse`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ShardingTextError {
    /// The position of the error, in bytes from the beginning of the text. For errors of values it is the position of the value.
    pub position: usize,
    /// The error.
    pub kind: ShardingTextErrorKind,
}

/// The reason in a [`ShardingTextError`]: the mistake at a position of the text of a sharding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShardingTextErrorKind {
    /// An unexpected character, or the unexpected end of the text.
    Unexpected {
        /// The character; `None` at the end of the text.
        found: Option<char>,
        /// The elements of the grammar that may be there.
        expected: Expected,
    },
    /// The number is too large for its meaning.
    TooLarge {
        /// The largest number.
        most: usize,
    },
    /// The word is not an attribute of a sharding.
    Attribute,
    /// The attribute is repeated, or contradicts one before it.
    Contradiction,
    /// The sharding has tiles but not their devices, or the other way round.
    Incomplete,
    /// One device is listed, where there must be more.
    OneDevice,
    /// The mesh has no axis with this name.
    Name,
    /// A dimension that a compiler may split, where all are fixed.
    Open,
    /// The sharding is not valid.
    Hlo(HloError),
    /// The mesh is not valid.
    Mesh(MeshError),
    /// The spec is not valid.
    Spec(SpecError),
    /// The element count of the shape does not fit `isize`.
    Size(SizeError),
}

impl ShardingTextErrorKind {
    /// Returns the error with this reason at a position of a text.
    ///
    /// ```
    /// use shapewise_sharding::ShardingTextErrorKind;
    ///
    /// let error = ShardingTextErrorKind::Attribute.at(3);
    /// assert_eq!((error.position, error.kind), (3, ShardingTextErrorKind::Attribute));
    /// ```
    #[must_use]
    #[inline]
    pub const fn at(self, position: usize) -> ShardingTextError {
        ShardingTextError { position, kind: self }
    }
}

error_messages! {
    #[inline] ShardingTextError []
    Self { position, kind: Kind::Unexpected { found, expected } } => "{}", Unexpected::new(position, found, expected);
    Self { position, kind: Kind::TooLarge { most } } => "the number at {position} is above {most}";
    Self { position, kind: Kind::Attribute } =>
        "the word at {position} is not an attribute of a sharding, such as `devices=`, `last_tile_dims=` or `replicated`";
    Self { position, kind: Kind::Contradiction } =>
        "the attribute at {position} is repeated or contradicts one before it: a sharding says one thing";
    Self { position, kind: Kind::Incomplete } =>
        "the sharding at {position} has tiles without devices, or devices without tiles: it needs both";
    Self { position, kind: Kind::OneDevice } =>
        "the sharding at {position} lists one device: tiles have at least two, and one device is `maximal device=`";
    Self { position, kind: Kind::Name } => "the name at {position} is not one of a mesh axis";
    Self { position, kind: Kind::Open } => "the dimension at {position} is open, but the axes of a shape are fixed";
    Self { position, kind: Kind::Hlo(error) } => "{error} (in the sharding at {position})";
    Self { position, kind: Kind::Mesh(error) } => "{error} (in the mesh at {position})";
    Self { position, kind: Kind::Spec(error) } => "{error} (in the spec at {position})";
    Self { position, kind: Kind::Size(error) } => "{error} (in the shape at {position})";
}

impl From<Unexpected> for ShardingTextError {
    #[inline]
    fn from(Unexpected { position, found, expected, .. }: Unexpected) -> Self {
        Kind::Unexpected { found, expected }.at(position)
    }
}
