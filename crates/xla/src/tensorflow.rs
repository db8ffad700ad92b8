//! TensorFlow's `TensorShapeProto`, the shapes in its graphs and saved models (feature `proto`).

use alloc::{string::String, vec::Vec};

use prost::Message;
use smallvec::SmallVec;

use shapewise::{
    extent::FromIntsError,
    message::{Count, error_messages},
    rank::{self, MAX_DYNAMIC_RANK},
    shape::DynShape,
};

use crate::wire::{self, Kind, Schema};
pub use crate::wire::{WireError, WireErrorKind};

const DIM: u32 = 2;
const UNKNOWN_RANK: u32 = 3;
const SIZE: u32 = 1;
const NAME: u32 = 2;

/// The fields of `TensorShapeProto`.
static SHAPE: &Schema =
    &[(DIM, Kind::Message(&[(SIZE, Kind::Int), (NAME, Kind::Text)])), (UNKNOWN_RANK, Kind::Int)];

/// The message `tensorflow.TensorShapeProto`.
///
/// # Examples
///
/// ```
/// use shapewise::DynShape;
/// use shapewise_xla::tensorflow::{TensorShapeProto, decode_proto, encode_proto};
///
/// let shape: DynShape = "[?,28,28]".parse()?;
/// let bytes = encode_proto(&shape);
/// assert_eq!(decode_proto(&bytes)?, shape);
/// assert_eq!(TensorShapeProto::from(&shape).dim[0].size, -1);
///
/// // An unknown rank is not the rank 0.
/// let (unknown, scalar) = (encode_proto(&DynShape::UNKNOWN), encode_proto(&DynShape::scalar()));
/// assert_eq!((unknown, scalar), (vec![0x18, 1], vec![]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct TensorShapeProto {
    /// The axes, if the rank is known.
    #[prost(message, repeated, tag = "2")]
    pub dim: Vec<TensorShapeDim>,
    /// `true` if the rank is unknown. If so, there are no axes.
    #[prost(bool, tag = "3")]
    pub unknown_rank: bool,
}

/// The message `tensorflow.TensorShapeProto.Dim`: one axis. It is an item of a [`TensorShapeProto`].
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct TensorShapeDim {
    /// The extent; -1 if it is unknown.
    #[prost(int64, tag = "1")]
    pub size: i64,
    /// The name of the axis. Shapes of this crate do not have names.
    #[prost(string, tag = "2")]
    pub name: String,
}

/// Why a message is not a shape: the error of `DynShape::try_from` of a [`TensorShapeProto`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TensorShapeProtoError {
    /// The rank is unknown, but there are axes.
    AxesOfUnknownRank {
        /// The number of axes.
        axes: usize,
    },
    /// An extent is negative and not -1, or the element count does not fit `isize`.
    Extents(FromIntsError),
}

error_messages! {
    #[inline] TensorShapeProtoError [Extents(FromIntsError)]
    Self::AxesOfUnknownRank { axes } =>
        "the rank is unknown, but the shape has {}: a shape of unknown rank has none",
        Count(axes, "axis", "axes");
}

/// Why bytes are not a shape: the error of [`decode_proto`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TensorShapeDecodeError {
    /// The bytes are not a message.
    Wire(WireError),
    /// The message is not a shape.
    Shape(TensorShapeProtoError),
}

error_messages! {
    #[inline] TensorShapeDecodeError [Wire(WireError), Shape(TensorShapeProtoError)]
}

/// The message of a shape. A bounded extent becomes unknown, because TensorFlow has no bounds.
impl From<&DynShape> for TensorShapeProto {
    #[inline]
    fn from(shape: &DynShape) -> Self {
        // TensorFlow has -1 for an unknown extent, too.
        let axes = shape.to_ints().unwrap_or_default().into_iter();
        let dim = axes.map(|size| TensorShapeDim { size, name: String::new() }).collect();
        Self { dim, unknown_rank: shape.is_unknown() }
    }
}

/// The shape of a message. The names of axes are dropped.
impl TryFrom<&TensorShapeProto> for DynShape {
    type Error = TensorShapeProtoError;

    #[inline]
    fn try_from(proto: &TensorShapeProto) -> Result<Self, TensorShapeProtoError> {
        of_sizes(proto.dim.iter().map(|dim| dim.size), proto.unknown_rank)
    }
}

/// Creates the shape with these sizes. Those after the greatest rank are counted and not kept.
fn of_sizes(sizes: impl Iterator<Item = i64>, is_unknown: bool) -> Result<DynShape, TensorShapeProtoError> {
    let (mut kept, mut axes) = (SmallVec::<[i64; 8]>::new(), 0_usize);
    for size in sizes {
        if axes < MAX_DYNAMIC_RANK {
            kept.push(size);
        }
        axes = axes.saturating_add(1);
    }
    match (is_unknown, axes) {
        (true, 0) => Ok(DynShape::UNKNOWN),
        (true, axes) => Err(TensorShapeProtoError::AxesOfUnknownRank { axes }),
        _ => {
            rank::check(axes).map_err(FromIntsError::from)?;
            Ok(DynShape::from_ints(&kept)?)
        }
    }
}

/// Returns the bytes of the `TensorShapeProto` of a shape. A bounded extent becomes unknown, because TensorFlow has no bounds. See the
/// example of [`TensorShapeProto`].
#[must_use]
#[inline]
pub fn encode_proto(shape: &DynShape) -> Vec<u8> {
    TensorShapeProto::from(shape).encode_to_vec()
}

/// Returns the shape whose `TensorShapeProto` has these bytes.
///
/// # Errors
///
/// [`TensorShapeDecodeError`] if the bytes are not such a message, or the message is not a shape.
#[inline]
pub fn decode_proto(bytes: &[u8]) -> Result<DynShape, TensorShapeDecodeError> {
    wire::check(bytes, SHAPE)?;
    let message = wire::Message::Bytes(bytes);
    let sizes = message.messages(DIM).map(|dim| dim.int(SIZE));
    Ok(of_sizes(sizes, message.int(UNKNOWN_RANK) != 0)?)
}
