//! XLA's shapes: their text where people read it, and else structures of what they say.

use alloc::{borrow::Cow, string::ToString, vec::Vec};
use core::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use crate::{
    extent::DynExtent,
    layout::tile::{TileExtent, Tiles},
    shape::dynamic::Inline,
    xla::{AnyShape, ArrayLayout, ArrayLayoutError, ArrayShape, ElementType, Split},
};

/// What a text says.
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
        Self::from_number(number)
            .ok_or_else(|| Error::custom(format_args!("{number} is the number of no element type of arrays")))
    }
}

/// All that a layout says.
#[derive(Serialize, Deserialize)]
#[serde(rename = "ArrayLayout")]
struct LayoutFields {
    minor_to_major: Vec<usize>,
    /// Nothing for an extent that is combined with the next.
    tiles: Vec<Vec<Option<usize>>>,
    tail_alignment: usize,
    element_bits: u32,
    memory_space: u32,
    splits: Vec<(usize, Vec<usize>)>,
    metadata_prefix: usize,
}

impl From<&ArrayLayout> for LayoutFields {
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

impl TryFrom<LayoutFields> for ArrayLayout {
    type Error = ArrayLayoutError;

    fn try_from(fields: LayoutFields) -> Result<Self, ArrayLayoutError> {
        // An axis that does not fit is none of any rank, whatever its number.
        let axes: Vec<isize> =
            fields.minor_to_major.iter().map(|&axis| isize::try_from(axis).unwrap_or(isize::MAX)).collect();
        let mut tiles = Tiles::new();
        for tile in fields.tiles {
            tiles
                .push(tile.into_iter().map(|extent| extent.map_or(TileExtent::Combined, TileExtent::Size)))?;
        }
        let splits = fields.splits.into_iter().map(|(place, indices)| Split::new(place, indices));
        Self::new(&axes)?
            .with_tiles(tiles)
            .with_tail_alignment(fields.tail_alignment)?
            .with_element_bits(fields.element_bits)
            .with_memory_space(fields.memory_space)
            .with_splits(splits.collect::<Result<Vec<_>, _>>()?)?
            .with_metadata_prefix(fields.metadata_prefix)
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
        LayoutFields::deserialize(deserializer)?.try_into().map_err(Error::custom)
    }
}

impl Serialize for ArrayShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(rename = "ArrayShape")]
        struct Fields<'a> {
            element_type: ElementType,
            extents: &'a [DynExtent],
            layout: Option<&'a ArrayLayout>,
        }
        if serializer.is_human_readable() {
            return serializer.collect_str(self);
        }
        let (element_type, extents, layout) = (self.element_type(), self.extents(), self.layout());
        Fields { element_type, extents, layout }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ArrayShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "ArrayShape")]
        struct Fields {
            element_type: ElementType,
            extents: Vec<DynExtent>,
            layout: Option<ArrayLayout>,
        }
        if deserializer.is_human_readable() {
            return parsed(deserializer);
        }
        let Fields { element_type, extents, layout } = Fields::deserialize(deserializer)?;
        Self::checked(element_type, Inline::from_vec(extents), layout).map_err(Error::custom)
    }
}

impl Serialize for AnyShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Some serializers ask for the length of a text first.
        serializer.serialize_str(&self.to_string())
    }
}

impl<'de> Deserialize<'de> for AnyShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        parsed(deserializer)
    }
}
