//! TensorFlow's `TensorShapeProto`, as it stands in its graphs and saved models.

use alloc::{string::String, vec::Vec};
use core::fmt;

use prost::{DecodeError, Message};

use crate::{extent::FromIntsError, shape::DynShape};

/// The message `tensorflow.TensorShapeProto`.
///
/// # Examples
///
/// ```
/// use shapewise::{DynShape, interop::tensorflow::TensorShapeProto};
///
/// let shape: DynShape = "[?,28,28]".parse()?;
/// let bytes = shape.encode_proto();
/// assert_eq!(DynShape::decode_proto(&bytes)?, shape);
/// assert_eq!(TensorShapeProto::from(&shape).dim[0].size, -1);
///
/// // An unknown rank is not the rank 0.
/// let (unknown, scalar) = (DynShape::UNKNOWN.encode_proto(), DynShape::scalar().encode_proto());
/// assert_eq!((unknown, scalar), (vec![0x18, 1], vec![]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct TensorShapeProto {
    /// The axes, if the rank is known.
    #[prost(message, repeated, tag = "2")]
    pub dim: Vec<TensorShapeDim>,
    /// Whether the rank is unknown; there are no axes then.
    #[prost(bool, tag = "3")]
    pub unknown_rank: bool,
}

/// The message `tensorflow.TensorShapeProto.Dim`: one axis.
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct TensorShapeDim {
    /// The extent; -1 if it is unknown.
    #[prost(int64, tag = "1")]
    pub size: i64,
    /// A name, which shapes here do not have.
    #[prost(string, tag = "2")]
    pub name: String,
}

/// Why a message is no shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TensorShapeProtoError {
    /// The rank is unknown, and there are axes.
    AxesOfUnknownRank {
        /// How many.
        axes: usize,
    },
    /// An extent is negative and not -1, or the shape is too large.
    Extents(FromIntsError),
}

impl fmt::Display for TensorShapeProtoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AxesOfUnknownRank { axes } => {
                write!(f, "the rank is unknown, and there are {axes} axes: an unknown rank has none")
            }
            Self::Extents(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for TensorShapeProtoError {}

/// Why bytes are no shape.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum TensorShapeDecodeError {
    /// They are no message.
    Wire(DecodeError),
    /// The message is no shape.
    Shape(TensorShapeProtoError),
}

impl fmt::Display for TensorShapeDecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wire(error) => write!(f, "the bytes are not a protobuf message: {error}"),
            Self::Shape(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for TensorShapeDecodeError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Wire(error) => Some(error),
            Self::Shape(_) => None,
        }
    }
}

/// A bounded extent is written as unknown, as TensorFlow has no bounds.
impl From<&DynShape> for TensorShapeProto {
    fn from(shape: &DynShape) -> Self {
        // -1 for what is not known is what TensorFlow writes, too.
        let axes = shape.to_ints().unwrap_or_default().into_iter();
        let dim = axes.map(|size| TensorShapeDim { size, name: String::new() }).collect();
        Self { dim, unknown_rank: shape.is_unknown() }
    }
}

/// Names are left out.
impl TryFrom<&TensorShapeProto> for DynShape {
    type Error = TensorShapeProtoError;

    fn try_from(proto: &TensorShapeProto) -> Result<Self, TensorShapeProtoError> {
        match (proto.unknown_rank, proto.dim.len()) {
            (true, 0) => Ok(Self::UNKNOWN),
            (true, axes) => Err(TensorShapeProtoError::AxesOfUnknownRank { axes }),
            (false, _) => {
                let sizes: Vec<_> = proto.dim.iter().map(|dim| dim.size).collect();
                Self::from_ints(&sizes).map_err(TensorShapeProtoError::Extents)
            }
        }
    }
}

impl DynShape {
    /// The bytes of TensorFlow's `TensorShapeProto`. A bounded extent is written as unknown.
    #[must_use]
    pub fn encode_proto(&self) -> Vec<u8> {
        TensorShapeProto::from(self).encode_to_vec()
    }

    /// The shape of the bytes of a `TensorShapeProto`.
    ///
    /// # Errors
    ///
    /// [`TensorShapeDecodeError`] if they are no such message, or the message is no shape.
    pub fn decode_proto(bytes: &[u8]) -> Result<Self, TensorShapeDecodeError> {
        let proto = TensorShapeProto::decode(bytes).map_err(TensorShapeDecodeError::Wire)?;
        Self::try_from(&proto).map_err(TensorShapeDecodeError::Shape)
    }
}
