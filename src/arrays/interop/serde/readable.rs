//! Elements in human-readable formats: floats that are not finite are texts, and `f16` and `bf16` are numbers.
//!
//! JSON has no NaN and no infinities; `serde_json` writes `null` for them, which is not read as a float. The crate `half` writes the bits of a number. So the
//! format is wrapped for one element, and for the floats within a tuple (a complex number is one), a list, an option or a newtype.

use alloc::{string::String, vec::Vec};
use core::fmt;

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeSeed, EnumAccess, Error, MapAccess, SeqAccess, Unexpected, Visitor},
    ser::{SerializeSeq, SerializeTuple, SerializeTupleStruct},
};

/// The texts of floats that are not finite: those of JSON in protocol buffers, which JavaScript and Python read as numbers.
const TEXTS: [(&str, f64); 3] =
    [("NaN", f64::NAN), ("Infinity", f64::INFINITY), ("-Infinity", f64::NEG_INFINITY)];

/// Returns the text of a float, if it is not finite. The sign and the bits of a NaN are not kept.
fn text(float: f64) -> Option<&'static str> {
    TEXTS.iter().find(|row| row.1 == float || row.1.is_nan() && float.is_nan()).map(|row| row.0)
}

/// The numbers that 16 bits are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HalfFloat {
    Integer,
    #[cfg(feature = "half")]
    F16,
    #[cfg(feature = "half")]
    Bf16,
}

impl HalfFloat {
    /// Returns the numbers of a newtype, by the name that the crate `half` gives it.
    #[cfg(feature = "half")]
    fn of(newtype: &str) -> Self {
        match newtype {
            "f16" => Self::F16,
            "bf16" => Self::Bf16,
            _ => Self::Integer,
        }
    }

    #[cfg(not(feature = "half"))]
    const fn of(_: &str) -> Self {
        Self::Integer
    }

    /// Returns the float of these bits, if they are one.
    fn float(self, bits: u16) -> Option<f32> {
        match self {
            #[cfg(feature = "half")]
            Self::F16 => Some(half::f16::from_bits(bits).to_f32()),
            #[cfg(feature = "half")]
            Self::Bf16 => Some(half::bf16::from_bits(bits).to_f32()),
            Self::Integer => {
                let _ = bits;
                None
            }
        }
    }
}

/// An element as it is written.
pub(super) struct WrittenElement<V>(pub(super) V);

impl<V: Serialize> Serialize for WrittenElement<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            self.0.serialize(Writer { inner: serializer, bits: HalfFloat::Integer })
        } else {
            self.0.serialize(serializer)
        }
    }
}

/// A format to which an element is written.
struct Writer<S> {
    inner: S,
    bits: HalfFloat,
}

/// The parts of an element.
struct ElementParts<S>(S);

macro_rules! parts {
    ($($of:ident $part:ident;)*) => { $(
        impl<S: $of> $of for ElementParts<S> {
            type Ok = S::Ok;
            type Error = S::Error;

            fn $part<V: Serialize + ?Sized>(&mut self, value: &V) -> Result<(), S::Error> {
                self.0.$part(&WrittenElement(value))
            }

            fn end(self) -> Result<S::Ok, S::Error> {
                self.0.end()
            }
        }
    )* };
}

parts! {
    SerializeSeq serialize_element;
    SerializeTuple serialize_element;
    SerializeTupleStruct serialize_field;
}

/// Methods that pass a value on.
macro_rules! pass_on {
    ($($method:ident($($value:ident: $type:ty),*) -> $result:ty;)*) => { $(
        fn $method(self, $($value: $type),*) -> Result<$result, S::Error> {
            self.inner.$method($($value),*)
        }
    )* };
}

impl<S: Serializer> Serializer for Writer<S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = ElementParts<S::SerializeSeq>;
    type SerializeTuple = ElementParts<S::SerializeTuple>;
    type SerializeTupleStruct = ElementParts<S::SerializeTupleStruct>;
    type SerializeTupleVariant = S::SerializeTupleVariant;
    type SerializeMap = S::SerializeMap;
    type SerializeStruct = S::SerializeStruct;
    type SerializeStructVariant = S::SerializeStructVariant;

    pass_on! {
        serialize_bool(value: bool) -> S::Ok;
        serialize_i8(value: i8) -> S::Ok;
        serialize_i16(value: i16) -> S::Ok;
        serialize_i32(value: i32) -> S::Ok;
        serialize_i64(value: i64) -> S::Ok;
        serialize_i128(value: i128) -> S::Ok;
        serialize_u8(value: u8) -> S::Ok;
        serialize_u32(value: u32) -> S::Ok;
        serialize_u64(value: u64) -> S::Ok;
        serialize_u128(value: u128) -> S::Ok;
        serialize_char(value: char) -> S::Ok;
        serialize_str(value: &str) -> S::Ok;
        serialize_bytes(value: &[u8]) -> S::Ok;
        serialize_none() -> S::Ok;
        serialize_unit() -> S::Ok;
        serialize_unit_struct(name: &'static str) -> S::Ok;
        serialize_unit_variant(name: &'static str, index: u32, variant: &'static str) -> S::Ok;
        serialize_tuple_variant(name: &'static str, index: u32, variant: &'static str, len: usize) -> S::SerializeTupleVariant;
        serialize_map(len: Option<usize>) -> S::SerializeMap;
        serialize_struct(name: &'static str, len: usize) -> S::SerializeStruct;
        serialize_struct_variant(name: &'static str, index: u32, variant: &'static str, len: usize) -> S::SerializeStructVariant;
    }

    fn serialize_u16(self, value: u16) -> Result<S::Ok, S::Error> {
        match self.bits.float(value) {
            Some(float) => self.serialize_f32(float),
            None => self.inner.serialize_u16(value),
        }
    }

    fn serialize_f32(self, value: f32) -> Result<S::Ok, S::Error> {
        match text(value.into()) {
            Some(text) => self.inner.serialize_str(text),
            None => self.inner.serialize_f32(value),
        }
    }

    fn serialize_f64(self, value: f64) -> Result<S::Ok, S::Error> {
        match text(value) {
            Some(text) => self.inner.serialize_str(text),
            None => self.inner.serialize_f64(value),
        }
    }

    fn serialize_some<V: Serialize + ?Sized>(self, value: &V) -> Result<S::Ok, S::Error> {
        self.inner.serialize_some(&WrittenElement(value))
    }

    fn serialize_newtype_struct<V: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &V,
    ) -> Result<S::Ok, S::Error> {
        match HalfFloat::of(name) {
            HalfFloat::Integer => self.inner.serialize_newtype_struct(name, &WrittenElement(value)),
            #[cfg(feature = "half")]
            bits => value.serialize(Self { bits, ..self }),
        }
    }

    fn serialize_newtype_variant<V: Serialize + ?Sized>(
        self,
        name: &'static str,
        index: u32,
        variant: &'static str,
        value: &V,
    ) -> Result<S::Ok, S::Error> {
        self.inner.serialize_newtype_variant(name, index, variant, value)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        self.inner.serialize_seq(len).map(ElementParts)
    }

    fn serialize_tuple(self, len: usize) -> Result<Self::SerializeTuple, S::Error> {
        self.inner.serialize_tuple(len).map(ElementParts)
    }

    fn serialize_tuple_struct(
        self,
        name: &'static str,
        len: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        self.inner.serialize_tuple_struct(name, len).map(ElementParts)
    }

    fn collect_str<V: fmt::Display + ?Sized>(self, value: &V) -> Result<S::Ok, S::Error> {
        self.inner.collect_str(value)
    }
}

/// A format from which an element is read. In a nested list, the messages state its rank.
pub(super) struct ElementReader<D> {
    inner: D,
    rank: Option<usize>,
}

/// Reads an element.
pub(super) fn read<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
    rank: Option<usize>,
) -> Result<T, D::Error> {
    if deserializer.is_human_readable() {
        T::deserialize(ElementReader { inner: deserializer, rank })
    } else {
        T::deserialize(deserializer)
    }
}

/// What is read of an element. `is_float` is `true` if the element is a float, so that a text may be one that is not finite.
struct ElementVisitor<V> {
    inner: V,
    is_float: bool,
    rank: Option<usize>,
}

/// A part of an element, and a list of parts.
struct ElementPart<S>(S);

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for ElementPart<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<S::Value, D::Error> {
        self.0.deserialize(ElementReader { inner: deserializer, rank: None })
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for ElementPart<A> {
    type Error = A::Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, A::Error> {
        self.0.next_element_seed(ElementPart(seed))
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

macro_rules! visit {
    ($($method:ident($type:ty);)*) => { $(
        fn $method<E: Error>(self, value: $type) -> Result<V::Value, E> {
            self.inner.$method(value)
        }
    )* };
}

impl<V> ElementVisitor<V> {
    /// Returns the float that a text is.
    fn float(&self, text: &str) -> Option<f64> {
        TEXTS.iter().find(|row| self.is_float && row.0 == text).map(|row| row.1)
    }
}

impl<'de, V: Visitor<'de>> Visitor<'de> for ElementVisitor<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.expecting(f)?;
        match self.rank {
            Some(rank) => write!(f, " in a nested list of rank {rank}"),
            None => Ok(()),
        }
    }

    visit! {
        visit_bool(bool);
        visit_i64(i64);
        visit_i128(i128);
        visit_u64(u64);
        visit_u128(u128);
        visit_f64(f64);
        visit_char(char);
        visit_bytes(&[u8]);
        visit_borrowed_bytes(&'de [u8]);
        visit_byte_buf(Vec<u8>);
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<V::Value, E> {
        match self.float(text) {
            Some(float) => self.inner.visit_f64(float),
            None => self.inner.visit_str(text),
        }
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<V::Value, E> {
        match self.float(text) {
            Some(float) => self.inner.visit_f64(float),
            None => self.inner.visit_borrowed_str(text),
        }
    }

    fn visit_string<E: Error>(self, text: String) -> Result<V::Value, E> {
        match self.float(&text) {
            Some(float) => self.inner.visit_f64(float),
            None => self.inner.visit_string(text),
        }
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        self.inner.visit_some(ElementReader { inner: deserializer, rank: self.rank })
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<V::Value, D::Error> {
        self.inner.visit_newtype_struct(ElementReader { inner: deserializer, rank: self.rank })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<V::Value, A::Error> {
        if self.is_float {
            return Err(A::Error::invalid_type(Unexpected::Seq, &self));
        }
        self.inner.visit_seq(ElementPart(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<V::Value, A::Error> {
        if !self.is_float {
            return self.inner.visit_map(map);
        }
        // `serde_json` with the feature `arbitrary_precision` returns numbers so.
        match map.next_entry::<String, String>()? {
            Some((key, number)) if key == "$serde_json::private::Number" => match number.parse() {
                Ok(number) => self.inner.visit_f64(number),
                Err(error) => Err(A::Error::custom(error)),
            },
            _ => Err(A::Error::invalid_type(Unexpected::Map, &self)),
        }
    }

    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<V::Value, A::Error> {
        self.inner.visit_enum(variant)
    }
}

/// Numbers that are read as the crate `half` reads floats: an integer is a number and not its bits.
#[cfg(feature = "half")]
struct Halves<V>(V);

#[cfg(feature = "half")]
impl<'de, V: Visitor<'de>> Visitor<'de> for Halves<V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<V::Value, E> {
        self.0.visit_f64(num_traits::AsPrimitive::as_(number))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<V::Value, E> {
        self.0.visit_f64(num_traits::AsPrimitive::as_(number))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<V::Value, E> {
        self.0.visit_f64(number)
    }
}

macro_rules! readers {
    ($($method:ident($($argument:ident: $type:ty),*), $is_float:literal;)*) => { $(
        fn $method<V: Visitor<'de>>(self, $($argument: $type,)* visitor: V) -> Result<V::Value, D::Error> {
            self.inner.$method($($argument,)* ElementVisitor { inner: visitor, is_float: $is_float, rank: self.rank })
        }
    )* };
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for ElementReader<D> {
    type Error = D::Error;

    readers! {
        deserialize_any(), false;
        deserialize_bool(), false;
        deserialize_i8(), false;
        deserialize_i16(), false;
        deserialize_i32(), false;
        deserialize_i64(), false;
        deserialize_i128(), false;
        deserialize_u8(), false;
        deserialize_u16(), false;
        deserialize_u32(), false;
        deserialize_u64(), false;
        deserialize_u128(), false;
        deserialize_char(), false;
        deserialize_str(), false;
        deserialize_string(), false;
        deserialize_bytes(), false;
        deserialize_byte_buf(), false;
        deserialize_option(), false;
        deserialize_unit(), false;
        deserialize_unit_struct(name: &'static str), false;
        deserialize_seq(), false;
        deserialize_tuple(len: usize), false;
        deserialize_tuple_struct(name: &'static str, len: usize), false;
        deserialize_map(), false;
        deserialize_struct(name: &'static str, fields: &'static [&'static str]), false;
        deserialize_enum(name: &'static str, variants: &'static [&'static str]), false;
        deserialize_identifier(), false;
        deserialize_ignored_any(), false;
    }

    // It may be a text, so the format must return what it has.
    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.inner.deserialize_any(ElementVisitor { inner: visitor, is_float: true, rank: self.rank })
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.inner.deserialize_any(ElementVisitor { inner: visitor, is_float: true, rank: self.rank })
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        match HalfFloat::of(name) {
            HalfFloat::Integer => {
                let of = ElementVisitor { inner: visitor, is_float: false, rank: self.rank };
                self.inner.deserialize_newtype_struct(name, of)
            }
            #[cfg(feature = "half")]
            _ => self.deserialize_f64(Halves(visitor)),
        }
    }
}
