//! XLA's shapes: the element type, the extents and the layout of arrays, with XLA's text and messages.
//!
//! ```
//! use shapewise_xla::{ArrayShape, ElementType};
//!
//! let shape: ArrayShape = "bf16[2,<=3,?]{2,1,0:T(8,128)(2,1)S(1)}".parse()?;
//! assert_eq!(
//!     (shape.element_type(), shape.rank(), shape.bounded_count()),
//!     (ElementType::Bf16, 3, 6)
//! );
//! let layout = shape.layout().ok_or("it has a layout")?;
//! assert_eq!((layout.minor_to_major(), layout.memory_space()), (&[2, 1, 0][..], 1));
//! assert_eq!(layout.tiles().to_string(), "(8,128)(2,1)");
//! assert_eq!(
//!     "f32[2,3]{0,0}".parse::<ArrayShape>().unwrap_err().to_string(),
//!     "axis 0 occurs twice (at 0 and at 1): each axis must occur once (in the layout at 8)"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Tiled memory, and which reshapes and transposes move no element:
//!
//! ```
//! use shapewise_xla::ArrayShape;
//!
//! let array: ArrayShape = "u8[3,5]{1,0:T(2,2)}".parse()?;
//! assert_eq!((array.offset(&[2, 3]), array.array_size()), (Ok(17), Ok(24)));
//!
//! let (from, to): (ArrayShape, ArrayShape) =
//!     ("f32[3,2,2]{1,0,2}".parse()?, "f32[6,2]{0,1}".parse()?);
//! assert_eq!(from.reshape_is_bitcast(&to), Ok(true));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The text
//!
//! Shapes are printed as XLA prints them and parsed as XLA parses them:
//!
//! ```text
//! shape     = array | "(" [ shape { "," shape } ] ")" | "token" "[" "]" | "opaque" "[" "]"
//! array     = type "[" [ extent { "," extent } ] "]" [ layout ]
//! extent    = number | "<=" number | "?"
//! layout    = "{" [ number { "," number } ] [ ":" { attribute } ] "}"
//! attribute = "T" tile { tile } | "L" value | "E" value | "S" value
//!           | "SC" split { split } | "M" value
//! tile      = "(" ( number | "*" ) { "," ( number | "*" ) } ")"
//! value     = "(" number ")"
//! split     = "(" number ":" number { "," number } ")"
//! ```
//!
//! A layout has at least one number or the colon. Attributes are in this order, each at most once.
//!
//! Spaces, tabs, ends of lines and comments (`/* */`, and `//` to the end of the line) are allowed between any two words; `<=` is
//! one word. `{}` is not printed for rank 0. A tuple is printed in `(` and `)`, with a comment before every fifth part but the
//! first.
//!
//! A shape without a layout in the text has no layout; [`ArrayShape::with_default_layout`] makes it row-major, as an option of
//! XLA's parser does.
//!
//! # The messages
//!
//! XLA's messages (`ShapeProto`, `LayoutProto`) describe shapes of this module, so they are here, in the module `proto`, with the
//! feature of that name. TensorFlow's `TensorShapeProto` describes a [`DynShape`](shapewise::DynShape); it is in the
//! module `tensorflow`, because it shares the reader.
//!
//! # The names
//!
//! | XLA | here |
//! |---|---|
//! | `PrimitiveType` | [`ElementType`], and [`Element`] for the types of Rust |
//! | `Shape` | [`AnyShape`]: [`ArrayShape`], [`TupleShape`], or a token or opaque value |
//! | `dimensions`, `dynamic_dimensions`, `kUnboundedSize` | [`ArrayShape::extents`]: [`DynExtent`](shapewise::DynExtent) |
//! | `Layout` | [`ArrayLayout`] |
//! | `minor_to_major`, JAX's `major_to_minor` | [`ArrayLayout::new`], [`ArrayLayout::from_major_to_minor`] |
//! | `MakeDescendingLayout`, `MakeAscendingLayout` | [`ArrayLayout::row_major`], [`ArrayLayout::column_major`] |
//! | `IsMonotonicWithDim0Major`, `...Dim0Minor` | [`ArrayLayout::is_row_major`], [`ArrayLayout::is_column_major`] |
//! | `Major`, `Minor`, `MakeLogicalToPhysical` | [`ArrayLayout::major`], [`minor`](ArrayLayout::minor), [`logical_to_physical`](ArrayLayout::logical_to_physical) |
//! | `MoveDimToMajor`, `MoveDimToMinor`, `DeleteDimension` | [`ArrayLayout::move_to_major`], [`move_to_minor`](ArrayLayout::move_to_minor), [`remove_axis`](ArrayLayout::remove_axis) |
//! | `AreDimensionsConsecutive` | [`ArrayLayout::are_consecutive`] |
//! | `LastDimIsMinorMost` | [`ArrayLayout::is_last_axis_most_minor`] |
//! | `Tile`, `kCombineDimension` | [`Tiles`](shapewise::layout::tile::Tiles), [`TileExtent::Combined`](shapewise::layout::tile::TileExtent::Combined) |
//! | `tail_padding_alignment_in_elements` | [`ArrayLayout::tail_alignment`] |
//! | `element_size_in_bits` | [`ArrayLayout::element_bits`] |
//! | `SplitConfig`, `MaxSplitSize`, `MaxElementsInPerSplit` | [`Split`], [`ArrayShape::max_split_size`], [`max_elements_in_split`](ArrayShape::max_elements_in_split) |
//! | `dynamic_shape_metadata_prefix_bytes` | [`ArrayLayout::metadata_prefix`] |
//! | `MakeShape`, `MakeShapeWithDenseLayout` | [`ArrayShape::new`], [`ArrayShape::from_shape`], [`with_layout`](ArrayShape::with_layout) |
//! | `clear_layout`, `GetWithDefaultLayout` | [`ArrayShape::without_layout`], [`with_default_layout`](ArrayShape::with_default_layout) |
//! | `ElementsIn`, `StaticExtentProduct`, `ExtentProduct` | [`ArrayShape::element_count`], [`known_count`](ArrayShape::known_count), [`bounded_count`](ArrayShape::bounded_count) |
//! | `IsScalar`, `IsEffectiveScalar`, `TrueNumDimensions` | [`ArrayShape::is_scalar`], [`is_effective_scalar`](ArrayShape::is_effective_scalar), [`true_rank`](ArrayShape::true_rank) |
//! | `GetDimension` | [`ArrayShape::extent`] |
//! | `ByteSizeOf`, `ByteStrides`, `ByteStridesIsMajorToMinor` | [`ArrayShape::byte_size`], [`byte_strides`](ArrayShape::byte_strides), [`byte_strides_are_row_major`] |
//! | `ArraySize`, `ArrayDataSize` | [`ArrayShape::array_size`], [`array_data_size`](ArrayShape::array_data_size); in elements [`allocated`](ArrayShape::allocated), [`allocated_aligned`](ArrayShape::allocated_aligned) |
//! | `LayoutUtil::LinearIndex` | [`ArrayShape::offset`], [`index_at`](ArrayShape::index_at), with all tiles applied |
//! | `MultidimensionalIndexToLinearIndex`, `LinearIndexToMultidimensionalIndex` | [`ArrayShape::untiled_offset`], [`index_at_untiled`](ArrayShape::index_at_untiled) |
//! | `GetDimensionStride` | [`ArrayShape::stride`] |
//! | `BumpIndices`, `CompareIndices`, `IndexInBounds`, `ForEachIndex` | [`index::bump`](shapewise::index::bump), [`compare`](shapewise::index::compare), [`in_bounds`](shapewise::index::in_bounds), [`Walk`](shapewise::index::Walk) |
//! | `HasDegenerateDimensions`, `IsEffectivelyMostMajorDimension` | [`ArrayShape::has_degenerate_axis`], [`is_effectively_most_major`](ArrayShape::is_effectively_most_major) |
//! | `PermuteDimensions`, `MakeShapeWithDescendingLayoutAndSamePhysicalLayout` | [`ArrayShape::permute`], [`in_memory_order`](ArrayShape::in_memory_order) |
//! | `DeleteDimension`, `FilterDimensions`, `DropDegenerateDimensions` | [`ArrayShape::remove_axis`], [`keep`](ArrayShape::keep), [`remove_degenerate_axes`](ArrayShape::remove_degenerate_axes) |
//! | `InsertDimensionAtIndex`, `AppendMajorDimension`, `PrependMajorDimension`, `AppendMinorDimension` | [`ArrayShape::insert_axis`], [`append_major`](ArrayShape::append_major), [`prepend_major`](ArrayShape::prepend_major), [`append_minor`](ArrayShape::append_minor) |
//! | `ReshapeIsBitcast`, `TransposeIsBitcast`, `IsReshapeOrTransposeBitcast` | [`ArrayShape::reshape_is_bitcast`], [`transpose_is_bitcast`](ArrayShape::transpose_is_bitcast), [`is_bitcast`](ArrayShape::is_bitcast) |
//! | `DeduceTransposeDimensionsForBitcast`, `AlignLayouts` | [`ArrayShape::deduce_transpose`], [`align`](ArrayShape::align) |
//! | `DecomposeBitcast`, `DecomposeBitcastToTrt` | [`ArrayShape::decompose`], [`decompose_fully`](ArrayShape::decompose_fully) |
//! | `InferElementwiseBinaryOpShape` | [`ArrayShape::broadcast_with`] |
//! | `GetNormalizedTransposeShape`, `GetNormalizedLogicalTransposeShape` | [`ArrayShape::normalized_transpose`] |
//! | `IsUntiledLayout` | [`ArrayShape::is_untiled`] |
//! | `DeviceShapeToHostShape`, `DeviceShapeIsHostShape` | [`ArrayShape::with_host_layout`], [`has_host_layout`](ArrayShape::has_host_layout) |
//! | `UpdateElementSizeInBits` | [`ArrayShape::with_packed_elements`], [`with_unpacked_elements`](ArrayShape::with_unpacked_elements) |
//! | `PackedFactorFor1DInterleavedArray` | [`ArrayShape::packing_factor`] |
//! | `HigherPrecisionElementType`, `ElementCanUpcast` | [`ElementType::higher_precision`], [`can_upcast_to`](ElementType::can_upcast_to) |
//! | `ChangeElementType` | [`ArrayShape::with_element_type`] |
//! | `clear_dynamic_dimensions`, `CopyDynamicDimensions`, `UpdateDynamicDimension` | [`ArrayShape::with_bounds_as_extents`], [`with_dynamism_of`](ArrayShape::with_dynamism_of), [`with_extent`](ArrayShape::with_extent) |
//! | `Equal`, `Shape::Equal`, `Layout::Equal` | [`ArrayShape::is_equal`] by [`ShapeEquality`], [`ArrayLayout::is_equal`] by [`LayoutEquality`] |
//! | `Compatible`, `CompatibleIgnoringElementType`, `...FpPrecision` | [`ArrayShape::is_compatible_with`], [`..._ignoring_element_type`](ArrayShape::is_compatible_with_ignoring_element_type), [`..._ignoring_float_precision`](ArrayShape::is_compatible_with_ignoring_float_precision) |
//! | `LayoutsInShapesEqual` | [`ArrayShape::is_equal`] by [`ShapeEquality::ignore_element_type`] and [`ignore_extents`](ShapeEquality::ignore_extents); also for tuples |
//! | `CopyLayoutBetweenShapes` | [`ArrayShape::with_layout`] of the other [`layout`](ArrayShape::layout) |
//! | `SameDimensions`, `SameRank`, `DynamicArrayShapeIsCompatible` | [`ArrayShape::has_same_extents`], [`has_same_rank`](ArrayShape::has_same_rank), [`fits_into`](ArrayShape::fits_into) |
//! | `ShapeProto`, `LayoutProto` | the module `proto`, with the feature of that name |
//!
//! # Differences from XLA
//!
//! * Shapes and layouts are always valid by XLA's rules: an order that is not a permutation, a tile without extents or with an
//!   extent of 0, and a number that does not fit are errors. XLA's parser wraps such numbers (`9223372036854775808` is its unknown
//!   extent). As in XLA, a layout may have tiles that cannot be applied: `T(*)` has nothing to combine with. They are kept, printed
//!   and compared; methods that compute offsets or sizes in memory return a [`TilingError`](shapewise::layout::TilingError). The same
//!   holds for more than 16 tiles, for more than 32 physical axes, and for tiles with which the memory does not fit.
//! * The product of the extents and bounds *other than 0*, times the size of an element, must fit `isize`. XLA multiplies from
//!   the left: it refuses `[2^40,2^40,0]` and accepts `[0,2^40,2^40]`; both are errors here.
//! * An extent is a set of numbers: `<=0` is `0`, and a bound of `isize::MAX` is `?`. XLA keeps a bound of 0.
//! * A shape of rank 0 has a layout, because there is one order of no axes. So `f32[]` is one shape, and not two shapes with one
//!   text.
//! * Sparse layouts and buffers are errors, in text and in messages.
//! * `==` compares all properties; XLA's never compares the metadata prefix.
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![doc(test(attr(deny(warnings))))]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(docsrs, doc(auto_cfg(hide(feature = "std"))))]

extern crate alloc;

// The docs list the methods in this order. Empty lines keep rustfmt from sorting the modules.
mod impls;

mod lists;

mod shape;

mod layout;

mod attributes;
mod bitcast;
pub mod bits;
mod broadcast;
mod compare;
mod convert;
mod edit;
mod element;
mod error;
mod host;
mod memory;
#[cfg(feature = "proptest")]
pub mod proptest;
#[cfg(feature = "proto")]
pub mod proto;
mod query;
#[cfg(feature = "serde")]
pub mod serde;
#[cfg(feature = "sharding")]
mod sharded;
mod split;
#[cfg(feature = "proto")]
pub mod tensorflow;
mod text;
mod tree;
mod untiled;
#[cfg(feature = "proto")]
mod wire;

pub use self::{
    bitcast::{ArrayBitcastError, ArrayDecomposed, ArrayDecomposition, NormalizedTranspose},
    broadcast::ArrayBroadcastError,
    compare::{LayoutEquality, ShapeEquality},
    convert::ArrayStridesError,
    element::{Element, ElementKind, ElementType, ElementTypeError},
    error::{ArrayLayoutError, ArrayShapeError},
    layout::ArrayLayout,
    memory::ArrayMemoryError,
    query::byte_strides_are_row_major,
    shape::ArrayShape,
    split::Split,
    text::{Expected, LayoutAttribute, ShapeTextError, ShapeTextErrorKind},
    tree::{AnyShape, TupleDepthError, TupleShape},
};
