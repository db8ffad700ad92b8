//! What the crate `safetensors` does not state of a header: the tensor that is wrong, and names that occur twice.

use core::fmt;

use alloc::{
    boxed::Box,
    collections::{BTreeMap, BTreeSet},
    format,
    string::{String, ToString},
    vec::Vec,
};

use safetensors::{SafeTensorError, tensor::TensorInfo};
use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, Visitor};

use shapewise::{DynShape, message::Count};

use super::{METADATA, TYPES};

/// The number of bytes before the header, which are its length.
pub(super) const LENGTH: usize = 8;

/// Splits a file into its header and its elements.
fn split(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (length, rest) = bytes.split_first_chunk::<LENGTH>()?;
    let (header, data) = rest.split_at_checked(u64::from_le_bytes(*length).try_into().ok()?)?;
    Some((core::str::from_utf8(header).ok()?, data))
}

type Names = BTreeSet<Box<str>>;

/// What is known of the entries of a header, which are read one by one and not kept.
#[derive(Default)]
struct Seen {
    tensors: usize,
    keys: usize,
    /// The end of the last tensor in the file.
    end: usize,
    /// Why the first wrong tensor is wrong.
    fault: Option<Box<str>>,
    /// The names of tensors and the keys of metadata, if they are compared.
    names: Option<[Names; 2]>,
}

impl Seen {
    fn read(mut self, header: &str) -> Self {
        // Its error is known if it is that of a tensor, and else the crate `safetensors` states its own.
        let _ = Tensors(&mut self).deserialize(&mut serde_json::Deserializer::from_str(header));
        self
    }

    /// Returns `true` if a name is the same as one before.
    fn is_repeated(&mut self, which: fn(&mut [Names; 2]) -> &mut Names, name: &str) -> bool {
        self.names.as_mut().is_some_and(|names| !which(names).insert(name.into()))
    }
}

/// The map of the header.
struct Tensors<'s>(&'s mut Seen);

/// The map of the metadata.
struct Keys<'s>(&'s mut Seen);

macro_rules! maps {
    ($($map:ident)*) => { $(
        impl<'de> DeserializeSeed<'de> for $map<'_> {
            type Value = ();

            fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
                deserializer.deserialize_map(self)
            }
        }
    )* };
}

maps!(Tensors Keys);

impl<'de> Visitor<'de> for Tensors<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map of tensors")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Self(seen) = self;
        while let Some(name) = map.next_key::<String>()? {
            if name == METADATA {
                map.next_value_seed(Keys(seen))?;
                continue;
            }
            seen.tensors = seen.tensors.saturating_add(1);
            let why = if seen.is_repeated(|[tensors, _]| tensors, &name) {
                Some(": the header has it twice".into())
            } else {
                match map.next_value::<TensorInfo>() {
                    Ok(info) => {
                        seen.end = seen.end.max(info.data_offsets.1);
                        fault(&info)
                    }
                    Err(error) => Some(format!(": {error}")),
                }
            };
            if let Some(why) = why {
                seen.fault = Some(format!("tensor `{name}`{why}").into());
                return Err(A::Error::custom("a wrong tensor"));
            }
        }
        Ok(())
    }
}

impl<'de> Visitor<'de> for Keys<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map of texts")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let Self(seen) = self;
        while let Some(key) = map.next_key::<String>()? {
            seen.keys = seen.keys.saturating_add(1);
            map.next_value::<IgnoredAny>()?;
            if seen.is_repeated(|[_, keys]| keys, &key) {
                seen.fault = Some(format!("the metadata have the key `{key}` twice").into());
                return Err(A::Error::custom("a key that occurs twice"));
            }
        }
        Ok(())
    }
}

/// Returns why the fields of a tensor do not fit together.
fn fault(info: &TensorInfo) -> Option<String> {
    let name = TYPES.iter().find(|row| row.0 == info.dtype).map_or("?", |row| row.1.name());
    // A rank that is too large here is not a fault of the file.
    let found =
        DynShape::from_ints(&info.shape).map_or_else(|_| String::new(), |shape| format!(", {name}{shape}"));
    let Some(count) = info.shape.iter().try_fold(1_usize, |count, extent| count.checked_mul(*extent)) else {
        return Some(format!("{found}: the product of its extents is above {}", usize::MAX));
    };
    let bits = u128::try_from(count).ok()?.saturating_mul(info.dtype.bitsize().try_into().ok()?);
    if !bits.is_multiple_of(8) {
        return Some(format!("{found}: the elements have {bits} bits, which are not bytes"));
    }
    let (start, end) = info.data_offsets;
    let Some(length) = end.checked_sub(start) else {
        return Some(format!("{found}: its end at offset {end} is before its begin at {start}"));
    };
    let needed = bits / 8;
    (u128::try_from(length).ok()? != needed).then(|| {
        let needed = Count(needed, "byte", "bytes");
        format!("{found}: the elements of the shape have {needed}, but {length} from offset {start} to {end}")
    })
}

/// Returns why a file is refused: the tensor and its fault, or else what the crate `safetensors` states.
pub(super) fn explain(bytes: &[u8], error: SafeTensorError) -> Box<str> {
    let Some((header, data)) = split(bytes) else { return error.to_string().into() };
    let seen = Seen::default().read(header);
    match (seen.fault, error) {
        (Some(fault), _) => fault,
        (None, SafeTensorError::MetadataIncompleteBuffer) => {
            let found = Count(data.len(), "byte follows", "bytes follow");
            format!("the tensors end at offset {}, but {found} the header", seen.end).into()
        }
        (None, error) => error.to_string().into(),
    }
}

/// Returns what occurs twice in the header of a file that has a number of tensors and of keys. JSON has no rule which one is meant.
pub(super) fn repeated(bytes: &[u8], tensors: usize, keys: usize) -> Option<Box<str>> {
    let (header, _) = split(bytes)?;
    let seen = Seen::default().read(header);
    if (seen.tensors, seen.keys) == (tensors, keys) {
        return None;
    }
    Seen { names: Some(Default::default()), ..Seen::default() }.read(header).fault
}

/// Writes the metadata in the order of their keys. They are the first entry of a header that the crate `safetensors` wrote.
pub(super) fn sort_metadata(
    bytes: &mut [u8],
    metadata: &BTreeMap<Box<str>, Box<str>>,
) -> Result<(), serde_json::Error> {
    // One key has one order.
    if metadata.len() > 1 {
        let sorted: Vec<u8> = serde_json::to_vec(metadata)?;
        let first = LENGTH.saturating_add(format!("{{\"{METADATA}\":").len());
        if let Some(place) = bytes.get_mut(first..).and_then(|rest| rest.get_mut(..sorted.len())) {
            place.copy_from_slice(&sorted);
        }
    }
    Ok(())
}
