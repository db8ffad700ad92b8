//! The messages in the wire format.

use alloc::{boxed::Box, vec::Vec};

use prost::Message;

/// The message `xla.ShapeProto`. See [`ArrayShape::to_proto`](crate::ArrayShape::to_proto).
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct ShapeProto {
    /// The element type, or 13 for a tuple, 14 for an opaque value, 17 for a token.
    #[prost(int32, tag = "2")]
    pub element_type: i32,
    /// The extents and bounds; the least `i64` for an unknown extent.
    #[prost(int64, repeated, tag = "3")]
    pub dimensions: Vec<i64>,
    /// The parts of a tuple.
    #[prost(message, repeated, tag = "4")]
    pub tuple_shapes: Vec<ShapeProto>,
    /// The layout, if there is one.
    #[prost(message, optional, tag = "5")]
    pub layout: Option<LayoutProto>,
    /// For each axis, whether its extent is not known; may be empty if all are known.
    #[prost(bool, repeated, tag = "6")]
    pub is_dynamic_dimension: Vec<bool>,
}

/// The message `xla.LayoutProto`. It is a part of a [`ShapeProto`].
///
/// The fields of sparse arrays, and of padding as layouts had it until 2019, are there to be detected: messages with them are
/// errors, and they are never written.
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct LayoutProto {
    /// The axes, the most minor first.
    #[prost(int64, repeated, tag = "1")]
    pub minor_to_major: Vec<i64>,
    /// Layouts until 2019: the padded extents.
    #[prost(int64, repeated, tag = "2")]
    pub padded_dimensions: Vec<i64>,
    /// Layouts until 2020: 1 for dense, 2 for sparse.
    #[prost(int32, tag = "4")]
    pub format: i32,
    /// The tiles.
    #[prost(message, repeated, tag = "6")]
    pub tiles: Vec<TileProto>,
    /// The size of an element in bits; 0 for the size of its type.
    #[prost(int64, tag = "7")]
    pub element_size_in_bits: i64,
    /// The memory space of the array.
    #[prost(int64, tag = "8")]
    pub memory_space: i64,
    /// Sparse arrays: how each axis is stored; 0 for dense.
    #[prost(int32, repeated, tag = "9")]
    pub dim_level_types: Vec<i32>,
    /// Sparse arrays: the shape of the storage.
    #[prost(message, optional, boxed, tag = "10")]
    pub physical_shape: Option<Box<ShapeProto>>,
    /// Sparse arrays: the type of stored indices.
    #[prost(int32, tag = "11")]
    pub index_primitive_type: i32,
    /// Sparse arrays: the type of stored pointers.
    #[prost(int32, tag = "12")]
    pub pointer_primitive_type: i32,
    /// Sparse arrays: for each axis, whether its indices are unique.
    #[prost(bool, repeated, tag = "13")]
    pub dim_unique: Vec<bool>,
    /// Sparse arrays: for each axis, whether its indices are in order.
    #[prost(bool, repeated, tag = "14")]
    pub dim_ordered: Vec<bool>,
    /// The size of the metadata before the elements, in bytes.
    #[prost(int64, tag = "15")]
    pub dynamic_shape_metadata_prefix_bytes: i64,
    /// The tail alignment: the number of elements in memory is a multiple of it; 0 means 1.
    #[prost(int64, tag = "16")]
    pub tail_padding_alignment_in_elements: i64,
    /// The splits of physical axes.
    #[prost(message, repeated, tag = "17")]
    pub split_configs: Vec<SplitConfigProto>,
}

/// The message `xla.TileProto`. It is a part of a [`LayoutProto`].
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct TileProto {
    /// The extents, the most major first; the least `i64` for an axis that is combined with the next one.
    #[prost(int64, repeated, tag = "1")]
    pub dimensions: Vec<i64>,
}

/// The message `xla.SplitConfigProto`. It is a part of a [`LayoutProto`].
#[derive(Clone, PartialEq, Eq, Hash, Message)]
pub struct SplitConfigProto {
    /// The physical axis; 0 is the most major.
    #[prost(int64, tag = "1")]
    pub dimension: i64,
    /// The indices at which it is split.
    #[prost(int64, repeated, tag = "2")]
    pub split_indices: Vec<i64>,
}
