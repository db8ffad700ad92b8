//! XLA's `ShapeProto` and `LayoutProto`: shapes as bytes, as XLA and JAX read and write them.
//!
//! The bytes written are those of XLA, with a flag for each axis and a tail alignment of 1. Messages to read may omit these.
//! Negative numbers, numbers that are too large, and orders of axes that are not permutations are errors.

mod error;
mod message;

use alloc::vec::Vec;

use prost::Message;

pub use self::{
    error::{ShapeDecodeError, ShapeProtoError},
    message::{LayoutProto, ShapeProto, SplitConfigProto, TileProto},
};
use super::{
    AnyShape, ArrayLayout, ArrayLayoutError, ArrayShape, ElementType, LayoutAttribute, Split,
    TupleDepthError, TupleShape,
};
use crate::{
    extent::{DynExtent, Knowledge},
    layout::tile::{TileExtent, Tiles},
    shape::dynamic::Inline,
};

const TUPLE: i32 = 13;
const OPAQUE: i32 = 14;
const TOKEN: i32 = 17;

/// The number for an unknown extent, and for `*` in a tile.
const NO_NUMBER: i64 = i64::MIN;

/// The number of sparse arrays in the former field `format`.
const FORMAT_SPARSE: i32 = 2;

/// Converts a number that fits `isize`, which has at most 64 bits.
#[inline]
fn int(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Converts a number that is not negative and fits `isize`.
#[inline]
fn size(number: i64) -> Option<usize> {
    isize::try_from(number).ok().filter(|&number| number >= 0).map(isize::unsigned_abs)
}

impl ArrayLayout {
    /// XLA's message of the layout.
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

    /// The layout of a message, for a shape of this rank.
    ///
    /// # Errors
    ///
    /// [`ShapeProtoError`] with the first field that is not valid.
    #[inline]
    pub fn from_proto(proto: &LayoutProto, rank: usize) -> Result<Self, ShapeProtoError> {
        if !proto.padded_dimensions.is_empty() {
            return Err(ShapeProtoError::Padded);
        }
        if is_sparse(proto) {
            return Err(ShapeProtoError::Sparse);
        }
        let mut axes = Vec::with_capacity(proto.minor_to_major.len());
        for (place, &axis) in proto.minor_to_major.iter().enumerate() {
            axes.push(size(axis).ok_or(ShapeProtoError::Axis { place, axis })?.cast_signed());
        }
        let attribute = |attribute, value| size(value).ok_or(ShapeProtoError::Attribute { attribute, value });
        let small = |attribute, value| {
            u32::try_from(value).map_err(|_| ShapeProtoError::Attribute { attribute, value })
        };
        // A missing field is 0.
        let tail = proto.tail_padding_alignment_in_elements;
        let tail = attribute(LayoutAttribute::TailAlignment, tail)?.max(1);
        let prefix = proto.dynamic_shape_metadata_prefix_bytes;
        let layout = Self::of_rank(&axes, rank)?
            .with_tiles(tiles(&proto.tiles)?)
            .with_tail_alignment(tail)?
            .with_element_bits(small(LayoutAttribute::ElementBits, proto.element_size_in_bits)?)
            .with_memory_space(small(LayoutAttribute::MemorySpace, proto.memory_space)?)
            .with_metadata_prefix(attribute(LayoutAttribute::MetadataPrefix, prefix)?)?;
        let mut splits = Vec::with_capacity(proto.split_configs.len());
        for split in &proto.split_configs {
            let number = |value: &i64| attribute(LayoutAttribute::Splits, *value);
            let indices = split.split_indices.iter().map(number).collect::<Result<Vec<_>, _>>()?;
            splits.push(Split::new(number(&split.dimension)?, indices)?);
        }
        Ok(layout.with_splits(splits)?)
    }
}

/// Whether a layout is that of a sparse array. For some time XLA also wrote that axes are dense, unique and ordered.
#[inline]
fn is_sparse(proto: &LayoutProto) -> bool {
    proto.format == FORMAT_SPARSE
        || proto.dim_level_types.iter().any(|&level| level != 0)
        || proto.physical_shape.is_some()
        || proto.index_primitive_type != 0
        || proto.pointer_primitive_type != 0
        || proto.dim_unique.contains(&false)
        || proto.dim_ordered.contains(&false)
}

#[inline]
fn tiles(protos: &[TileProto]) -> Result<Tiles, ShapeProtoError> {
    let mut tiles = Tiles::new();
    for (tile, proto) in protos.iter().enumerate() {
        let extent = |(place, &extent): (usize, &i64)| match (extent, size(extent)) {
            (NO_NUMBER, _) => Ok(TileExtent::Combined),
            (_, Some(size)) => Ok(TileExtent::Size(size)),
            (_, None) => Err(ShapeProtoError::TileExtent { tile, place, extent }),
        };
        let extents = proto.dimensions.iter().enumerate().map(extent).collect::<Result<Vec<_>, _>>()?;
        tiles.push(extents).map_err(ArrayLayoutError::from)?;
    }
    Ok(tiles)
}

#[inline]
fn extents(proto: &ShapeProto) -> Result<Inline, ShapeProtoError> {
    let (flags, rank) = (proto.is_dynamic_dimension.len(), proto.dimensions.len());
    if flags != 0 && flags != rank {
        return Err(ShapeProtoError::DynamicFlags { flags, rank });
    }
    let mut extents = Inline::with_capacity(rank);
    let flags = proto.is_dynamic_dimension.iter().copied().chain(core::iter::repeat(false));
    for ((axis, &extent), is_dynamic) in proto.dimensions.iter().enumerate().zip(flags) {
        let size = size(extent);
        extents.push(match (is_dynamic, extent, size) {
            (true, NO_NUMBER, _) => DynExtent::UNKNOWN,
            (false, _, Some(size)) => DynExtent::of_fitting(size),
            (true, _, Some(bound)) => DynExtent::at_most(bound).unwrap_or(DynExtent::UNKNOWN),
            _ => return Err(ShapeProtoError::Extent { axis, extent, is_dynamic }),
        });
    }
    Ok(extents)
}

impl ArrayShape {
    /// XLA's message of the shape.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,<=3,?]{2,1,0}".parse()?;
    /// let proto = shape.to_proto();
    /// assert_eq!((proto.element_type, &proto.dimensions[..]), (11, &[2, 3, i64::MIN][..]));
    /// assert_eq!(proto.is_dynamic_dimension, [false, true, true]);
    /// # Ok::<(), shapewise::xla::ShapeTextError>(())
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

    /// The shape of a message.
    ///
    /// # Errors
    ///
    /// [`ShapeProtoError`] if the message is not an array, or with the first field that is not valid.
    #[inline]
    pub fn from_proto(proto: &ShapeProto) -> Result<Self, ShapeProtoError> {
        let number = proto.element_type;
        let element = ElementType::from_number(number).ok_or(match number {
            TUPLE | TOKEN | OPAQUE => ShapeProtoError::NotAnArray { number },
            _ => ShapeProtoError::ElementType { number },
        })?;
        if !proto.tuple_shapes.is_empty() {
            return Err(ShapeProtoError::FieldsOfTuple { number });
        }
        let extents = extents(proto)?;
        let layout = |proto: &LayoutProto| ArrayLayout::from_proto(proto, extents.len());
        let layout = proto.layout.as_ref().map(layout).transpose()?;
        Ok(Self::checked(element, extents, layout)?)
    }

    /// The bytes of the message.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
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

    /// The shape of the bytes of a message.
    ///
    /// # Errors
    ///
    /// [`ShapeDecodeError`] if the bytes are not a message, or the message is not an array.
    #[inline]
    pub fn decode_proto(bytes: &[u8]) -> Result<Self, ShapeDecodeError> {
        Ok(Self::from_proto(&ShapeProto::decode(bytes)?)?)
    }
}

impl AnyShape {
    /// XLA's message of the shape.
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

    /// The shape of a message.
    ///
    /// # Errors
    ///
    /// [`ShapeProtoError`] with the first field that is not valid.
    #[inline]
    pub fn from_proto(proto: &ShapeProto) -> Result<Self, ShapeProtoError> {
        Self::within(proto, TupleShape::MAX_DEPTH)
    }

    /// As [`from_proto`](Self::from_proto); `depth` is the number of tuples that may still nest.
    #[inline]
    fn within(proto: &ShapeProto, depth: usize) -> Result<Self, ShapeProtoError> {
        let number = proto.element_type;
        let shape = match number {
            TUPLE => {
                let depth = depth.checked_sub(1).ok_or(TupleDepthError)?;
                let parts = proto.tuple_shapes.iter().map(|part| Self::within(part, depth));
                Self::Tuple(TupleShape::new(parts.collect::<Result<Vec<_>, _>>()?)?)
            }
            TOKEN => Self::Token,
            OPAQUE => Self::Opaque,
            _ => return ArrayShape::from_proto(proto).map(Self::Array),
        };
        if !proto.dimensions.is_empty() || !proto.is_dynamic_dimension.is_empty() || proto.layout.is_some() {
            return Err(ShapeProtoError::FieldsOfArray { number });
        }
        if number != TUPLE && !proto.tuple_shapes.is_empty() {
            return Err(ShapeProtoError::FieldsOfTuple { number });
        }
        Ok(shape)
    }

    /// The bytes of the message.
    #[must_use]
    #[inline]
    pub fn encode_proto(&self) -> Vec<u8> {
        self.to_proto().encode_to_vec()
    }

    /// The shape of the bytes of a message.
    ///
    /// # Errors
    ///
    /// [`ShapeDecodeError`] if the bytes are not a message, or the message is not a shape.
    #[inline]
    pub fn decode_proto(bytes: &[u8]) -> Result<Self, ShapeDecodeError> {
        Ok(Self::from_proto(&ShapeProto::decode(bytes)?)?)
    }
}
