//! XLA's `ShapeProto` and `LayoutProto`: shapes as bytes, as XLA and JAX read and write them.
//!
//! The bytes written are those of XLA, with a flag for each axis and a tail alignment of 1. Messages to read may omit these.
//! Negative numbers, numbers that are too large, and orders of axes that are not permutations are errors.
//!
//! The format has neither a length nor a checksum: bytes that end between two fields are a shorter message, of a field that is not a list the last one counts, and a field with a
//! number that is not known is skipped, as by each reader of the format. What contradicts itself is an error: bytes that end within a field, a number of flags or an order of axes that is
//! not that of the rank, or fields of a tuple and of an array in one message.
//!
//! `decode_proto` reads the bytes where they are. It takes at most 20 bytes of memory for each byte, while the messages
//! [`ShapeProto`] and [`LayoutProto`], which `prost` decodes, may take 200.

mod decode;
mod error;
mod message;

use alloc::vec::Vec;

use prost::Message;

use shapewise::{
    extent::{DynExtent, Knowledge},
    layout::tile::TileExtent,
};

pub use self::{
    error::{ShapeDecodeError, ShapeProtoError},
    message::{LayoutProto, ShapeProto, SplitConfigProto, TileProto},
};
use super::{AnyShape, ArrayLayout, ArrayShape, Split};
pub use crate::wire::{WireError, WireErrorKind};

const TUPLE: i32 = 13;
const OPAQUE: i32 = 14;
const TOKEN: i32 = 17;

/// The number for an unknown extent, and for `*` in a tile.
const NO_NUMBER: i64 = i64::MIN;

/// Converts a number that fits `isize`, which has at most 64 bits.
#[inline]
fn int(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl ArrayLayout {
    /// Converts to XLA's message of the layout. See [`ArrayShape::to_proto`].
    #[must_use]
    #[inline]
    pub fn to_proto(&self) -> LayoutProto {
        let extent = |extent: &TileExtent| match *extent {
            TileExtent::Size(size) => int(size),
            TileExtent::Combined => NO_NUMBER,
        };
        let split = |split: &Split| SplitConfigProto {
            dimension: int(split.place()),
            split_indices: split.indices().iter().copied().map(int).collect(),
        };
        LayoutProto {
            minor_to_major: self.minor_to_major().iter().copied().map(int).collect(),
            tiles: self
                .tiles()
                .iter()
                .map(|tile| TileProto { dimensions: tile.iter().map(extent).collect() })
                .collect(),
            element_size_in_bits: self.element_bits().into(),
            memory_space: self.memory_space().into(),
            dynamic_shape_metadata_prefix_bytes: int(self.metadata_prefix()),
            tail_padding_alignment_in_elements: int(self.tail_alignment()),
            split_configs: self.splits().iter().map(split).collect(),
            ..LayoutProto::default()
        }
    }
}

impl ArrayShape {
    /// Converts to XLA's message of the shape.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,<=3,?]{2,1,0}".parse()?;
    /// let proto = shape.to_proto();
    /// assert_eq!((proto.element_type, &proto.dimensions[..]), (11, &[2, 3, i64::MIN][..]));
    /// assert_eq!(proto.is_dynamic_dimension, [false, true, true]);
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn to_proto(&self) -> ShapeProto {
        let number = |extent: &DynExtent| match extent.knowledge() {
            Knowledge::Known(number) | Knowledge::Bounded(number) => int(number),
            Knowledge::Unknown => NO_NUMBER,
        };
        ShapeProto {
            element_type: self.element_type().number(),
            dimensions: self.extents().iter().map(number).collect(),
            tuple_shapes: Vec::new(),
            layout: self.layout().map(ArrayLayout::to_proto),
            is_dynamic_dimension: self.extents().iter().map(|extent| !extent.is_known()).collect(),
        }
    }

    /// Encodes the shape as the bytes of XLA's message.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2]{0}".parse()?;
    /// let bytes = shape.encode_proto();
    /// assert_eq!(bytes, [0x10, 11, 0x1a, 1, 2, 0x2a, 6, 0x0a, 1, 0, 0x80, 1, 1, 0x32, 1, 0]);
    /// assert_eq!(ArrayShape::decode_proto(&bytes)?, shape);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn encode_proto(&self) -> Vec<u8> {
        self.to_proto().encode_to_vec()
    }
}

impl AnyShape {
    /// Converts to XLA's message of the shape. See [`ArrayShape::to_proto`].
    #[must_use]
    #[inline]
    pub fn to_proto(&self) -> ShapeProto {
        let of = |element_type| ShapeProto { element_type, ..ShapeProto::default() };
        match self {
            Self::Array(array) => array.to_proto(),
            Self::Tuple(tuple) => {
                let tuple_shapes = tuple.parts().iter().map(Self::to_proto).collect();
                ShapeProto { tuple_shapes, ..of(TUPLE) }
            }
            Self::Token => of(TOKEN),
            Self::Opaque => of(OPAQUE),
        }
    }

    /// Encodes the shape as the bytes of XLA's message. See [`ArrayShape::encode_proto`].
    #[must_use]
    #[inline]
    pub fn encode_proto(&self) -> Vec<u8> {
        self.to_proto().encode_to_vec()
    }
}
