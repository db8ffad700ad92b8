//! The messages as they are on the wire.

use alloc::{boxed::Box, vec::Vec};

use prost::Message;

/// The message `xla.ShapeProto`.
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct ShapeProto {
    /// The type of the elements, or that it is a tuple (13), opaque (14) or a token (17).
    #[prost(int32, tag = "2")]
    pub element_type: i32,
    /// The extents and bounds; the least `i64` for an extent that is unknown.
    #[prost(int64, repeated, tag = "3")]
    pub dimensions: Vec<i64>,
    /// The parts of a tuple.
    #[prost(message, repeated, tag = "4")]
    pub tuple_shapes: Vec<ShapeProto>,
    /// The layout, if one is said.
    #[prost(message, optional, tag = "5")]
    pub layout: Option<LayoutProto>,
    /// For each axis whether its extent is not known; none at all where all are known.
    #[prost(bool, repeated, tag = "6")]
    pub is_dynamic_dimension: Vec<bool>,
}

/// The message `xla.LayoutProto`.
///
/// Fields of sparse arrays and of the padding that layouts had until 2019 are there to be found: arrays with them are
/// refused, and they are never written.
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct LayoutProto {
    /// The axes, the most minor first.
    #[prost(int64, repeated, tag = "1")]
    pub minor_to_major: Vec<i64>,
    /// Padded extents, of layouts until 2019.
    #[prost(int64, repeated, tag = "2")]
    pub padded_dimensions: Vec<i64>,
    /// Whether it is dense (1) or sparse (2), of layouts until 2020.
    #[prost(int32, tag = "4")]
    pub format: i32,
    /// The tiles.
    #[prost(message, repeated, tag = "6")]
    pub tiles: Vec<TileProto>,
    /// The size of an element in bits; 0 for that of its type.
    #[prost(int64, tag = "7")]
    pub element_size_in_bits: i64,
    /// The memory that the array is in.
    #[prost(int64, tag = "8")]
    pub memory_space: i64,
    /// Of sparse arrays: how each axis is stored, 0 being dense.
    #[prost(int32, repeated, tag = "9")]
    pub dim_level_types: Vec<i32>,
    /// Of sparse arrays: the shape of the storage.
    #[prost(message, optional, boxed, tag = "10")]
    pub physical_shape: Option<Box<ShapeProto>>,
    /// Of sparse arrays: the type of stored indices.
    #[prost(int32, tag = "11")]
    pub index_primitive_type: i32,
    /// Of sparse arrays: the type of stored pointers.
    #[prost(int32, tag = "12")]
    pub pointer_primitive_type: i32,
    /// Of sparse arrays: whether the indices of each axis are unique.
    #[prost(bool, repeated, tag = "13")]
    pub dim_unique: Vec<bool>,
    /// Of sparse arrays: whether the indices of each axis are in order.
    #[prost(bool, repeated, tag = "14")]
    pub dim_ordered: Vec<bool>,
    /// How many bytes of metadata stand before the elements.
    #[prost(int64, tag = "15")]
    pub dynamic_shape_metadata_prefix_bytes: i64,
    /// The number of elements that the allocation is a multiple of; 0 is 1.
    #[prost(int64, tag = "16")]
    pub tail_padding_alignment_in_elements: i64,
    /// Where physical axes are split.
    #[prost(message, repeated, tag = "17")]
    pub split_configs: Vec<SplitConfigProto>,
}

/// The message `xla.TileProto`.
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct TileProto {
    /// The extents, the most major first; the least `i64` for an axis that is combined with the next.
    #[prost(int64, repeated, tag = "1")]
    pub dimensions: Vec<i64>,
}

/// The message `xla.SplitConfigProto`.
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct SplitConfigProto {
    /// The physical axis; 0 is the most major.
    #[prost(int64, tag = "1")]
    pub dimension: i64,
    /// The indices at which it is split.
    #[prost(int64, repeated, tag = "2")]
    pub split_indices: Vec<i64>,
}
