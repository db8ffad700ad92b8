//! Element types, layouts and shapes, serialized and deserialized by serde (feature `serde`).
//!
//! | type | in human-readable formats (JSON) | in other formats |
//! |---|---|---|
//! | [`ElementType`] | `"bf16"` | its number in XLA's wire format |
//! | [`ArrayLayout`], [`ArrayShape`], [`AnyShape`] | XLA's text: `"f32[2,3]{1,0}"` | the same: a text has a maximum depth, and its parts are counted before they take memory |
//!
//! ```
//! use shapewise_xla::ArrayShape;
//!
//! let array: ArrayShape = serde_json::from_str(r#""bf16[2,3]{1,0:T(8,128)}""#)?;
//! assert_eq!(array.extents().len(), 2);
//! # Ok::<(), serde_json::Error>(())
//! ```

use alloc::string::ToString;
use core::{fmt, marker::PhantomData, str::FromStr};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, Visitor},
};

use crate::{AnyShape, ArrayLayout, ArrayShape, ElementType};

/// Deserializes a text and parses it, where it is: it is not copied.
fn parsed<'de, D: Deserializer<'de>, V: FromStr<Err: fmt::Display>>(deserializer: D) -> Result<V, D::Error> {
    struct Text<V>(PhantomData<V>);
    impl<V: FromStr<Err: fmt::Display>> Visitor<'_> for Text<V> {
        type Value = V;

        #[inline]
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a text")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<V, E> {
            text.parse().map_err(Error::custom)
        }

        // Some formats have no type of text.
        fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<V, E> {
            self.visit_str(str::from_utf8(bytes).map_err(Error::custom)?)
        }
    }
    deserializer.deserialize_str(Text(PhantomData))
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

/// XLA's text in each format: a structure of lists would be collected before its parts are counted, and the text has a maximum depth.
macro_rules! as_text {
    ($($type:ty)*) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                // Some serializers require the length of a text first, so it is not `collect_str`.
                serializer.serialize_str(&self.to_string())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                parsed(deserializer)
            }
        }
    )* };
}

as_text!(ArrayLayout ArrayShape AnyShape);
