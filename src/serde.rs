//! Shapes, extents and layouts, serialized and deserialized by serde (feature `serde`), with or without arrays. The table of `arrays/interop/serde.rs` has the forms.

use alloc::vec::Vec;
use core::{fmt, marker::PhantomData};

use crate::{
    extent::{DynExtent, Extents, FromIntsError, Knowledge},
    layout::{MinorToMajor, Order, Strided},
    rank::MAX_DYNAMIC_RANK,
    shape::{DynShape, Shape, ShapeError},
};
use ::serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, SeqAccess, Visitor, value::SeqAccessDeserializer},
    ser::SerializeStruct,
};

/// A number as it is written. The constructors check it, so the error is theirs.
#[derive(Clone, Copy)]
struct Number(i128);

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NumberVisitor;
        impl Visitor<'_> for NumberVisitor {
            type Value = Number;

            #[inline]
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an integer")
            }

            fn visit_u64<E>(self, number: u64) -> Result<Number, E> {
                Ok(Number(number.into()))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Number, E> {
                Ok(Number(number.into()))
            }
        }
        deserializer.deserialize_u64(NumberVisitor)
    }
}

/// A list with an entry for each axis. Entries after the first `MOST` are counted and not kept, so that a list that is too long takes no
/// more memory than one that is not.
pub(crate) struct AxisEntries<V, const MOST: usize> {
    pub(crate) kept: Vec<V>,
    len: usize,
}

/// A list for a rank that is known at run time. It keeps one more entry than there may be, so that constructors find it too long.
pub(crate) type DynAxisEntries = AxisEntries<DynExtent, { MAX_DYNAMIC_RANK + 1 }>;

impl<'de, V: Deserialize<'de>, const MOST: usize> Deserialize<'de> for AxisEntries<V, MOST> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<V, const MOST: usize>(PhantomData<V>);
        impl<'de, V: Deserialize<'de>, const MOST: usize> Visitor<'de> for Entries<V, MOST> {
            type Value = AxisEntries<V, MOST>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list with an entry for each axis")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut axes = AxisEntries { kept: Vec::new(), len: 0 };
                while let Some(entry) = list.next_element()? {
                    if axes.kept.len() < MOST {
                        axes.kept.push(entry);
                    }
                    axes.len = axes.len.saturating_add(1);
                }
                Ok(axes)
            }
        }
        deserializer.deserialize_seq(Entries::<V, MOST>(PhantomData))
    }
}

impl<V, const MOST: usize> AxisEntries<V, MOST> {
    /// Converts to the entries for rank `MOST`, or returns the error that there are more, or fewer.
    pub(crate) fn array<E: Error>(self) -> Result<[V; MOST], E> {
        let error = ShapeError::Rank { expected: MOST, found: self.len };
        match self.kept.try_into() {
            Ok(array) if self.len == MOST => Ok(array),
            _ => Err(E::custom(error)),
        }
    }

    /// Maps the list by a function.
    fn try_map<U, E>(self, map: impl FnMut((usize, V)) -> Result<U, E>) -> Result<AxisEntries<U, MOST>, E> {
        let kept = self.kept.into_iter().enumerate().map(map).collect::<Result<_, _>>()?;
        Ok(AxisEntries { kept, len: self.len })
    }
}

/// Deserializes extents that are all known.
pub(crate) fn extents<'de, D: Deserializer<'de>, const R: usize>(
    deserializer: D,
) -> Result<AxisEntries<usize, R>, D::Error> {
    let numbers = AxisEntries::<Number, R>::deserialize(deserializer)?;
    numbers.try_map(|(axis, number)| FromIntsError::extent(axis, number.0)).map_err(Error::custom)
}

impl<const R: usize, E: Extents<R>> Serialize for Shape<R, E> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.extents())
    }
}

impl<'de, const R: usize, E: Extents<R>> Deserialize<'de> for Shape<R, E> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let extents = extents::<D, R>(deserializer)?.array()?;
        Self::try_from(extents.as_slice()).map_err(Error::custom)
    }
}

/// [`Knowledge`] in formats that are not human-readable.
#[derive(Serialize, Deserialize)]
enum Compact {
    Known(usize),
    AtMost(usize),
    Unknown,
}

impl Serialize for DynExtent {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match (self.knowledge(), serializer.is_human_readable()) {
            (Knowledge::Known(extent), true) => extent.serialize(serializer),
            (_, true) => serializer.collect_str(self),
            (Knowledge::Known(extent), false) => Compact::Known(extent).serialize(serializer),
            (Knowledge::Bounded(bound), false) => Compact::AtMost(bound).serialize(serializer),
            (Knowledge::Unknown, false) => Compact::Unknown.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for DynExtent {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ExtentVisitor;
        impl Visitor<'_> for ExtentVisitor {
            type Value = DynExtent;

            #[inline]
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an extent: an integer, \"?\", or \"<=\" and an integer")
            }

            fn visit_u64<E: Error>(self, extent: u64) -> Result<DynExtent, E> {
                let extent = FromIntsError::extent(0, extent).map_err(Error::custom)?;
                DynExtent::known(extent).map_err(Error::custom)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<DynExtent, E> {
                text.parse().map_err(Error::custom)
            }
        }
        if deserializer.is_human_readable() {
            return deserializer.deserialize_any(ExtentVisitor);
        }
        match Compact::deserialize(deserializer)? {
            Compact::Known(extent) => Self::known(extent),
            Compact::AtMost(bound) => Self::at_most(bound),
            Compact::Unknown => Ok(Self::UNKNOWN),
        }
        .map_err(Error::custom)
    }
}

impl Serialize for DynShape {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.extents() {
            Some(extents) if serializer.is_human_readable() => serializer.collect_seq(extents),
            None if serializer.is_human_readable() => serializer.collect_str(self),
            extents => extents.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for DynShape {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ShapeVisitor;
        impl<'de> Visitor<'de> for ShapeVisitor {
            type Value = DynShape;

            #[inline]
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a shape: a list of extents, or \"?\"")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<DynShape, A::Error> {
                let extents = DynAxisEntries::deserialize(SeqAccessDeserializer::new(list))?;
                DynShape::new(extents.kept).map_err(Error::custom)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<DynShape, E> {
                text.parse().map_err(Error::custom)
            }
        }
        if deserializer.is_human_readable() {
            return deserializer.deserialize_any(ShapeVisitor);
        }
        let extents = Option::<DynAxisEntries>::deserialize(deserializer)?;
        extents.map_or(Ok(Self::UNKNOWN), |extents| Self::new(extents.kept)).map_err(Error::custom)
    }
}

impl<const R: usize, O: Order<R>> Serialize for MinorToMajor<R, O> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.ranked().axes())
    }
}

impl<'de, const R: usize> Deserialize<'de> for MinorToMajor<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // A number that does not fit is not an axis of any rank.
        let axis = |number: Number| isize::try_from(number.0).unwrap_or(isize::MAX);
        let axes = AxisEntries::<Number, R>::deserialize(deserializer)?.array()?;
        Self::new(axes.map(axis)).map_err(Error::custom)
    }
}

/// The parts of a [`Strided`] layout.
#[derive(Deserialize)]
#[serde(rename = "Strided", deny_unknown_fields)]
struct StridedFields<const R: usize> {
    #[serde(deserialize_with = "extents")]
    extents: AxisEntries<usize, R>,
    strides: AxisEntries<isize, R>,
}

impl<const R: usize> Serialize for Strided<R> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Strided", 2)?;
        fields.serialize_field("extents", self.extents().as_slice())?;
        fields.serialize_field("strides", self.strides().as_slice())?;
        fields.end()
    }
}

impl<'de, const R: usize> Deserialize<'de> for Strided<R> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let StridedFields::<R> { extents, strides } = StridedFields::deserialize(deserializer)?;
        Self::new(extents.array()?, strides.array()?).map_err(Error::custom)
    }
}
