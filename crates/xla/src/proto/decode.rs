//! Shapes and layouts from the bytes of their messages.

use alloc::vec::Vec;

use prost::Message as _;
use smallvec::SmallVec;

use shapewise::{
    extent::DynExtent,
    layout::tile::{TileError, TileExtent, Tiles},
    rank::{self, MAX_DYNAMIC_RANK},
};

use super::{LayoutProto, NO_NUMBER, OPAQUE, ShapeDecodeError, ShapeProto, ShapeProtoError, TOKEN, TUPLE};
use crate::{
    AnyShape, ArrayLayout, ArrayShape, ArrayShapeError, ElementType, LayoutAttribute, Split, TupleDepthError,
    TupleShape,
    lists::Inline,
    wire::{self, Kind, Message},
};

const ELEMENT_TYPE: u32 = 2;
const DIMENSIONS: u32 = 3;
const TUPLE_SHAPES: u32 = 4;
const LAYOUT: u32 = 5;
const IS_DYNAMIC: u32 = 6;

/// The fields of `ShapeProto`.
static SHAPE: [(u32, Kind); 5] = [
    (ELEMENT_TYPE, Kind::Int),
    (DIMENSIONS, Kind::Ints),
    (TUPLE_SHAPES, Kind::Message(&SHAPE)),
    (LAYOUT, Kind::Message(&LAYOUTS)),
    (IS_DYNAMIC, Kind::Ints),
];

const MINOR_TO_MAJOR: u32 = 1;
const PADDED: u32 = 2;
const FORMAT: u32 = 4;
const TILES: u32 = 6;
const ELEMENT_BITS: u32 = 7;
const MEMORY_SPACE: u32 = 8;
const LEVEL_TYPES: u32 = 9;
const PHYSICAL_SHAPE: u32 = 10;
const INDEX_TYPE: u32 = 11;
const POINTER_TYPE: u32 = 12;
const IS_UNIQUE: u32 = 13;
const IS_ORDERED: u32 = 14;
const PREFIX: u32 = 15;
const TAIL: u32 = 16;
const SPLITS: u32 = 17;

/// The fields of `LayoutProto`.
static LAYOUTS: [(u32, Kind); 15] = [
    (MINOR_TO_MAJOR, Kind::Ints),
    (PADDED, Kind::Ints),
    (FORMAT, Kind::Int),
    (TILES, Kind::Message(&[(TILE_EXTENTS, Kind::Ints)])),
    (ELEMENT_BITS, Kind::Int),
    (MEMORY_SPACE, Kind::Int),
    (LEVEL_TYPES, Kind::Ints),
    (PHYSICAL_SHAPE, Kind::Message(&SHAPE)),
    (INDEX_TYPE, Kind::Int),
    (POINTER_TYPE, Kind::Int),
    (IS_UNIQUE, Kind::Ints),
    (IS_ORDERED, Kind::Ints),
    (PREFIX, Kind::Int),
    (TAIL, Kind::Int),
    (SPLITS, Kind::Message(&[(SPLIT_PLACE, Kind::Int), (SPLIT_INDICES, Kind::Ints)])),
];

/// The extents of a `TileProto`.
const TILE_EXTENTS: u32 = 1;

const SPLIT_PLACE: u32 = 1;
const SPLIT_INDICES: u32 = 2;

/// The number of sparse arrays in the former field `format`.
const FORMAT_SPARSE: i32 = 2;

/// Converts the number of a field of 32 bits.
#[inline]
fn int32(int: i64) -> i32 {
    let [a, b, c, d, ..] = int.to_le_bytes();
    i32::from_le_bytes([a, b, c, d])
}

/// Converts a number that is not negative and fits `isize`.
#[inline]
fn size(number: i64) -> Option<usize> {
    isize::try_from(number).ok().filter(|&number| number >= 0).map(isize::unsigned_abs)
}

/// Checks the bytes of a message.
#[inline]
fn checked<'b>(bytes: &'b [u8]) -> Result<Message<'b>, ShapeDecodeError> {
    wire::check(bytes, &SHAPE)?;
    Ok(Message::Bytes(bytes))
}

impl ArrayLayout {
    /// Converts from XLA's message of a layout, for a shape of this rank.
    ///
    /// # Errors
    ///
    /// [`ShapeProtoError`] with the first field that is not valid.
    ///
    /// ```
    /// use shapewise_xla::{AnyShape, ArrayLayout, ArrayShape};
    ///
    /// let shape: ArrayShape = "f32[2,<=3]{1,0:T(2,2)}".parse()?;
    /// let proto = shape.to_proto();
    /// assert_eq!(ArrayShape::from_proto(&proto)?, shape);
    /// assert_eq!(AnyShape::from_proto(&proto)?, AnyShape::Array(Box::new(shape.clone())));
    /// let layout = shape.layout().unwrap();
    /// assert_eq!(ArrayLayout::from_proto(&layout.to_proto(), 2)?, *layout);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn from_proto(proto: &LayoutProto, rank: usize) -> Result<Self, ShapeProtoError> {
        layout(Message::Bytes(&proto.encode_to_vec()), rank)
    }
}

/// Reads the layout of a message, for a shape of this rank.
#[inline]
fn layout(message: Message<'_>, rank: usize) -> Result<ArrayLayout, ShapeProtoError> {
    if message.ints(PADDED).next().is_some() {
        return Err(ShapeProtoError::Padded);
    }
    if is_sparse(message) {
        return Err(ShapeProtoError::Sparse);
    }
    // Axes after those of the greatest rank are counted and not kept.
    let (mut axes, mut count) = (SmallVec::<[isize; 8]>::new(), 0_usize);
    for (place, axis) in message.ints(MINOR_TO_MAJOR).enumerate() {
        let checked = size(axis).ok_or(ShapeProtoError::NoSuchAxis { place, axis })?;
        if place < MAX_DYNAMIC_RANK {
            axes.push(checked.cast_signed());
        }
        count = count.saturating_add(1);
    }
    let attribute = |attribute, value| size(value).ok_or(ShapeProtoError::Attribute { attribute, value });
    let small =
        |attribute, value| u32::try_from(value).map_err(|_| ShapeProtoError::Attribute { attribute, value });
    // A missing field is 0.
    let tail = attribute(LayoutAttribute::TailAlignment, message.int(TAIL))?.max(1);
    let mut layout = ArrayLayout::of_rank(&axes, count, rank)?
        .with_tiles(tiles(message)?)
        .with_tail_alignment(tail)?
        .with_element_bits(small(LayoutAttribute::ElementBits, message.int(ELEMENT_BITS))?)
        .with_memory_space(small(LayoutAttribute::MemorySpace, message.int(MEMORY_SPACE))?)
        .with_metadata_prefix(attribute(LayoutAttribute::MetadataPrefix, message.int(PREFIX))?)?;
    for split in message.messages(SPLITS) {
        let number = |value| attribute(LayoutAttribute::Splits, value);
        let mut indices = split.ints(SPLIT_INDICES);
        let split = Split::read(number(split.int(SPLIT_PLACE))?, || indices.next().map(number).transpose());
        layout.push_split(split?)?;
    }
    Ok(layout)
}

/// Returns `true` if a layout is that of a sparse array. For some time XLA also wrote that axes are dense, unique and ordered.
#[inline]
fn is_sparse(layout: Message<'_>) -> bool {
    int32(layout.int(FORMAT)) == FORMAT_SPARSE
        || layout.ints(LEVEL_TYPES).any(|level| int32(level) != 0)
        || layout.has(PHYSICAL_SHAPE)
        || int32(layout.int(INDEX_TYPE)) != 0
        || int32(layout.int(POINTER_TYPE)) != 0
        || layout.ints(IS_UNIQUE).any(|is_unique| is_unique == 0)
        || layout.ints(IS_ORDERED).any(|is_ordered| is_ordered == 0)
}

/// Reads the tiles of a layout. They are counted before they are collected.
#[inline]
fn tiles(layout: Message<'_>) -> Result<Tiles, ShapeProtoError> {
    let protos = layout.messages(TILES);
    let extents = |proto: Message<'_>| proto.ints(TILE_EXTENTS).count();
    let (count, sum) = (protos.clone().count(), protos.clone().map(extents).sum());
    let mut tiles = Tiles::with_capacity(count, sum);
    for (tile, proto) in protos.enumerate() {
        let mut extents = proto.ints(TILE_EXTENTS).enumerate();
        tiles.read(|| {
            extents
                .next()
                .map(|(place, extent)| match (extent, size(extent)) {
                    (NO_NUMBER, _) => Ok(TileExtent::Combined),
                    (_, Some(size)) => Ok(TileExtent::Size(size)),
                    (_, None) => Err(ShapeProtoError::TileExtent { tile, place, extent }),
                })
                .transpose()
        })?;
    }
    Ok(tiles)
}

impl From<TileError> for ShapeProtoError {
    #[inline]
    fn from(error: TileError) -> Self {
        Self::Layout(error.into())
    }
}

impl ArrayShape {
    /// Converts from XLA's message of a shape. See the example of [`ArrayLayout::from_proto`].
    ///
    /// # Errors
    ///
    /// [`ShapeProtoError`] if the message is not an array, or with the first field that is not valid.
    #[inline]
    pub fn from_proto(proto: &ShapeProto) -> Result<Self, ShapeProtoError> {
        array(Message::Bytes(&proto.encode_to_vec()))
    }

    /// Decodes the bytes of XLA's message of a shape.
    ///
    /// # Errors
    ///
    /// [`ShapeDecodeError`] if the bytes are not a message, or the message is not an array.
    #[inline]
    pub fn decode_proto(bytes: &[u8]) -> Result<Self, ShapeDecodeError> {
        Ok(array(checked(bytes)?)?)
    }
}

/// Reads the array of a message.
#[inline]
fn array(message: Message<'_>) -> Result<ArrayShape, ShapeProtoError> {
    let number = int32(message.int(ELEMENT_TYPE));
    let element = ElementType::from_number(number).ok_or(match number {
        TUPLE | TOKEN | OPAQUE => ShapeProtoError::NotAnArray { number },
        _ => ShapeProtoError::ElementType { number },
    })?;
    if message.has(TUPLE_SHAPES) {
        return Err(ShapeProtoError::FieldsOfTuple { number });
    }
    let extents = extents(message)?;
    let proto = message.has(LAYOUT).then(|| message.merged(LAYOUT));
    let layout = proto.map(|proto| layout(proto, extents.len())).transpose()?;
    Ok(ArrayShape::checked(element, extents, layout)?)
}

/// Reads the extents of an array.
#[inline]
fn extents(message: Message<'_>) -> Result<Inline, ShapeProtoError> {
    let (flags, rank) = (message.ints(IS_DYNAMIC), message.ints(DIMENSIONS).count());
    match flags.clone().count() {
        0 => {}
        flags if flags == rank => {}
        flags => return Err(ShapeProtoError::DynamicFlags { flags, rank }),
    }
    rank::check(rank).map_err(ArrayShapeError::from)?;
    let mut extents = Inline::with_capacity(rank);
    let flags = flags.map(|flag| flag != 0).chain(core::iter::repeat(false));
    for ((axis, extent), is_dynamic) in message.ints(DIMENSIONS).enumerate().zip(flags) {
        let size = size(extent);
        extents.push(match (is_dynamic, extent, size) {
            (true, NO_NUMBER, _) => DynExtent::UNKNOWN,
            (false, _, Some(size)) => DynExtent::known(size).unwrap_or(DynExtent::UNKNOWN),
            (true, _, Some(bound)) => DynExtent::at_most(bound).unwrap_or(DynExtent::UNKNOWN),
            _ => return Err(ShapeProtoError::Extent { axis, extent, is_dynamic }),
        });
    }
    Ok(extents)
}

impl AnyShape {
    /// Converts from XLA's message of a shape. See the example of [`ArrayLayout::from_proto`].
    ///
    /// # Errors
    ///
    /// [`ShapeProtoError`] with the first field that is not valid.
    #[inline]
    pub fn from_proto(proto: &ShapeProto) -> Result<Self, ShapeProtoError> {
        any(Message::Bytes(&proto.encode_to_vec()), TupleShape::MAX_DEPTH)
    }

    /// Decodes the bytes of XLA's message of a shape.
    ///
    /// # Errors
    ///
    /// [`ShapeDecodeError`] if the bytes are not a message, or the message is not a shape.
    #[inline]
    pub fn decode_proto(bytes: &[u8]) -> Result<Self, ShapeDecodeError> {
        Ok(any(checked(bytes)?, TupleShape::MAX_DEPTH)?)
    }
}

/// Reads the shape of a message; `depth` is the number of tuples that may still nest. The parts of a tuple are counted before
/// they are collected.
#[inline]
fn any(message: Message<'_>, depth: usize) -> Result<AnyShape, ShapeProtoError> {
    let number = int32(message.int(ELEMENT_TYPE));
    let shape = match number {
        TUPLE => {
            let depth = depth.checked_sub(1).ok_or(TupleDepthError)?;
            let protos = message.messages(TUPLE_SHAPES);
            let mut parts = Vec::with_capacity(protos.clone().count());
            for proto in protos {
                parts.push(any(proto, depth)?);
            }
            AnyShape::Tuple(TupleShape::of(parts))
        }
        TOKEN => AnyShape::Token,
        OPAQUE => AnyShape::Opaque,
        _ => return array(message).map(AnyShape::from),
    };
    if message.ints(DIMENSIONS).next().is_some()
        || message.ints(IS_DYNAMIC).next().is_some()
        || message.has(LAYOUT)
    {
        return Err(ShapeProtoError::FieldsOfArray { number });
    }
    if number != TUPLE && message.has(TUPLE_SHAPES) {
        return Err(ShapeProtoError::FieldsOfTuple { number });
    }
    Ok(shape)
}
