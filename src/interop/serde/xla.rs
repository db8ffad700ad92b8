//! XLA's shapes: their text in human-readable formats, structures of their parts in others.

use alloc::{borrow::Cow, string::ToString, vec::Vec};
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    extent::DynExtent,
    layout::tile::{TileExtent, Tiles},
    shape::dynamic::Inline,
    xla::{AnyShape, ArrayLayout, ArrayLayoutError, ArrayShape, ElementType, Split},
};

/// Deserializes a text and parses it.
fn parsed<'de, D: Deserializer<'de>, V: FromStr<Err: core::fmt::Display>>(
    deserializer: D,
) -> Result<V, D::Error> {
    Cow::<'_, str>::deserialize(deserializer)?.parse().map_err(Error::custom)
}

impl Serialize for ElementType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.name())
        } else {
            self.number().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for ElementType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return parsed(deserializer);
        }
        let number = i32::deserialize(deserializer)?;
        Self::from_number(number).ok_or_else(|| {
            Error::custom(format_args!("{number} is not the number of an element type of arrays"))
        })
    }
}

/// The parts of a layout.
#[derive(Serialize, Deserialize)]
#[serde(rename = "ArrayLayout")]
struct LayoutFields {
    minor_to_major: Vec<usize>,
    /// `None` for an extent that is combined with the next.
    tiles: Vec<Vec<Option<usize>>>,
    tail_alignment: usize,
    element_bits: u32,
    memory_space: u32,
    splits: Vec<(usize, Vec<usize>)>,
    metadata_prefix: usize,
}

impl From<&ArrayLayout> for LayoutFields {
    #[inline]
    fn from(layout: &ArrayLayout) -> Self {
        let extent = |extent: &TileExtent| match *extent {
            TileExtent::Size(size) => Some(size),
            TileExtent::Combined => None,
        };
        Self {
            minor_to_major: layout.minor_to_major().to_vec(),
            tiles: layout.tiles().iter().map(|tile| tile.iter().map(extent).collect()).collect(),
            tail_alignment: layout.tail_alignment(),
            element_bits: layout.element_bits(),
            memory_space: layout.memory_space(),
            splits: layout.splits().iter().map(|split| (split.place(), split.indices().to_vec())).collect(),
            metadata_prefix: layout.metadata_prefix(),
        }
    }
}

impl LayoutFields {
    /// The layout of these parts, checked.
    #[inline]
    fn checked(self) -> Result<ArrayLayout, ArrayLayoutError> {
        // A number that does not fit is not an axis of any rank.
        let axes: Vec<isize> =
            self.minor_to_major.iter().map(|&axis| isize::try_from(axis).unwrap_or(isize::MAX)).collect();
        let mut tiles = Tiles::new();
        for tile in self.tiles {
            tiles
                .push(tile.into_iter().map(|extent| extent.map_or(TileExtent::Combined, TileExtent::Size)))?;
        }
        let splits = self.splits.into_iter().map(|(place, indices)| Split::new(place, indices));
        ArrayLayout::new(&axes)?
            .with_tiles(tiles)
            .with_tail_alignment(self.tail_alignment)?
            .with_element_bits(self.element_bits)
            .with_memory_space(self.memory_space)
            .with_splits(splits.collect::<Result<Vec<_>, _>>()?)?
            .with_metadata_prefix(self.metadata_prefix)
    }
}

impl Serialize for ArrayLayout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            LayoutFields::from(self).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for ArrayLayout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return parsed(deserializer);
        }
        LayoutFields::deserialize(deserializer)?.checked().map_err(Error::custom)
    }
}

/// The parts of an array shape.
#[derive(Serialize, Deserialize)]
#[serde(rename = "ArrayShape")]
struct ShapeFields<'a> {
    element_type: ElementType,
    extents: Cow<'a, [DynExtent]>,
    layout: Option<Cow<'a, ArrayLayout>>,
}

impl Serialize for ArrayShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        #[cfg(feature = "sharding")]
        if self.sharding().is_some() {
            return Err(serde::ser::Error::custom(
                "the shape has a sharding, which only formats of text have: `without_sharding` removes it",
            ));
        }
        let (extents, layout) = (Cow::Borrowed(self.extents()), self.layout().map(Cow::Borrowed));
        ShapeFields { element_type: self.element_type(), extents, layout }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ArrayShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return parsed(deserializer);
        }
        let ShapeFields { element_type, extents, layout } = ShapeFields::deserialize(deserializer)?;
        let extents = Inline::from_vec(extents.into_owned());
        Self::checked(element_type, extents, layout.map(Cow::into_owned)).map_err(Error::custom)
    }
}

impl Serialize for AnyShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Some serializers require the length of a text first, so it is not `collect_str`.
        serializer.serialize_str(&self.to_string())
    }
}

impl<'de> Deserialize<'de> for AnyShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parsed(deserializer)
    }
}
