//! Nested lists, as `numpy.ndarray.tolist` returns them, in formats that are human-readable: `[[1,2],[3,4]]`.

use alloc::{string::String, vec::Vec};
use core::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{
        DeserializeSeed, EnumAccess, Error, IgnoredAny, IntoDeserializer, MapAccess, SeqAccess, Visitor,
        value::{
            BorrowedBytesDeserializer, BorrowedStrDeserializer, EnumAccessDeserializer,
            MapAccessDeserializer, UnitDeserializer,
        },
    },
};

use super::readable::read;
use crate::{
    message::Count,
    rank::{self, MAX_DYNAMIC_RANK},
    shape::ShapeError,
};

/// Why a nested list is not an array.
enum NestedError {
    /// Two lists along an axis have different lengths.
    Ragged { axis: usize, expected: usize, found: usize },
    /// Some entries along an axis are lists, and others are elements.
    Mixed { axis: usize },
    /// An element is a list itself, so the rank is not known.
    Lists,
}

impl fmt::Display for NestedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Ragged { axis, expected, found } => write!(
                f,
                "a list along axis {axis} has {}, but the first one has {expected}: the lists of an axis have the same length",
                Count(found, "entry", "entries")
            ),
            Self::Mixed { axis } => {
                write!(f, "some entries along axis {axis} are lists and others are elements")
            }
            Self::Lists => f.write_str(
                "an element is a list itself, so a nested list does not state the rank: write `shape` and `elements`",
            ),
        }
    }
}

/// The number of axes of a list.
#[derive(Clone, Copy)]
enum ListRank {
    /// The type states it.
    Stated(usize),
    /// The first element states it.
    Found(Option<usize>),
}

/// What has been read of a list.
struct State<T> {
    elements: Vec<T>,
    /// The extents of the axes that have been reached, `None` until a list along it has been read.
    extents: Vec<Option<usize>>,
    rank: ListRank,
}

/// Reads a nested list: its extents and its elements. The rank is the one that the type states, if it does.
pub(super) fn nested<'de, T: Deserialize<'de>, A: SeqAccess<'de>>(
    list: A,
    rank: Option<usize>,
) -> Result<(Vec<usize>, Vec<T>), A::Error> {
    if rank == Some(0) {
        return Err(A::Error::custom(ShapeError::Rank { expected: 0, found: 1 }));
    }
    if rank.is_none() && is_list::<T>() {
        return Err(A::Error::custom(NestedError::Lists));
    }
    let rank = rank.map_or(ListRank::Found(None), ListRank::Stated);
    let mut state = State { elements: Vec::new(), extents: Vec::new(), rank };
    state.list(list, 0)?;
    if let ListRank::Stated(expected) = rank
        && expected != state.extents.len()
    {
        return Err(A::Error::custom(ShapeError::Rank { expected, found: state.extents.len() }));
    }
    Ok((state.extents.into_iter().flatten().collect(), state.elements))
}

impl<T> State<T> {
    /// Reads a list along an axis. Its entries are counted before more are kept than the first list has.
    fn list<'de, A: SeqAccess<'de>>(&mut self, mut list: A, axis: usize) -> Result<(), A::Error>
    where
        T: Deserialize<'de>,
    {
        if axis >= MAX_DYNAMIC_RANK {
            rank::check(axis.saturating_add(1)).map_err(A::Error::custom)?;
        }
        if axis == self.extents.len() {
            self.extents.push(None);
        }
        let expected = self.extents.get(axis).copied().flatten();
        let mut found = 0_usize;
        loop {
            let is_some = if expected.is_none_or(|expected| found < expected) {
                list.next_element_seed(Entry { state: self, depth: axis.saturating_add(1) })?.is_some()
            } else {
                list.next_element::<IgnoredAny>()?.is_some()
            };
            if !is_some {
                break;
            }
            found = found.saturating_add(1);
        }
        match (expected, self.extents.get_mut(axis)) {
            (Some(expected), _) if expected != found => {
                Err(A::Error::custom(NestedError::Ragged { axis, expected, found }))
            }
            (None, Some(extent)) => {
                *extent = Some(found);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Reads an element in lists of a number of axes.
    fn element<'de, D: Deserializer<'de>>(&mut self, deserializer: D, depth: usize) -> Result<(), D::Error>
    where
        T: Deserialize<'de>,
    {
        let is_first_here = self.extents.len() == depth;
        match self.rank {
            ListRank::Stated(rank) | ListRank::Found(Some(rank)) if rank == depth => {}
            ListRank::Found(None) if is_first_here => self.rank = ListRank::Found(Some(depth)),
            ListRank::Stated(expected) if is_first_here => {
                return Err(D::Error::custom(ShapeError::Rank { expected, found: depth }));
            }
            _ => return Err(self.mixed(depth)),
        }
        self.elements.push(read(deserializer, Some(depth))?);
        Ok(())
    }

    /// Returns the error that an entry in lists of a number of axes is a list and another one is not.
    fn mixed<E: Error>(&self, depth: usize) -> E {
        E::custom(NestedError::Mixed { axis: depth.saturating_sub(1) })
    }
}

/// An entry of a list: another list, or an element.
struct Entry<'s, T> {
    state: &'s mut State<T>,
    /// The number of lists that it is in.
    depth: usize,
}

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for Entry<'_, T> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        match self.state.rank {
            // The element may be a list itself, as a complex number is.
            ListRank::Stated(rank) if rank == self.depth => self.state.element(deserializer, self.depth),
            _ => deserializer.deserialize_any(self),
        }
    }
}

/// An element is read from the value that the format has found.
macro_rules! visit {
    ($($method:ident($value:ident: $type:ty) $from:expr;)*) => { $(
        fn $method<E: Error>(self, $value: $type) -> Result<(), E> {
            self.state.element($from, self.depth)
        }
    )* };
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Entry<'_, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list or an element")
    }

    visit! {
        visit_bool(value: bool) value.into_deserializer();
        visit_i64(value: i64) value.into_deserializer();
        visit_i128(value: i128) value.into_deserializer();
        visit_u64(value: u64) value.into_deserializer();
        visit_u128(value: u128) value.into_deserializer();
        visit_f64(value: f64) value.into_deserializer();
        visit_char(value: char) value.into_deserializer();
        visit_str(value: &str) value.into_deserializer();
        visit_borrowed_str(value: &'de str) BorrowedStrDeserializer::new(value);
        visit_string(value: String) value.into_deserializer();
        visit_bytes(value: &[u8]) value.into_deserializer();
        visit_borrowed_bytes(value: &'de [u8]) BorrowedBytesDeserializer::new(value);
    }

    fn visit_none<E: Error>(self) -> Result<(), E> {
        self.state.element(UnitDeserializer::new(), self.depth)
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.state.element(UnitDeserializer::new(), self.depth)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<(), A::Error> {
        self.state.element(MapAccessDeserializer::new(map), self.depth)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<(), A::Error> {
        self.state.element(EnumAccessDeserializer::new(variant), self.depth)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<(), A::Error> {
        match self.state.rank {
            ListRank::Found(Some(rank)) if rank <= self.depth => Err(self.state.mixed(self.depth)),
            _ => self.state.list(list, self.depth),
        }
    }
}

/// Returns `true` if elements of a type are lists in the format.
fn is_list<'de, T: Deserialize<'de>>() -> bool {
    matches!(T::deserialize(Ask(PhantomData)), Err(Asked { is_list: true }))
}

/// A format that has nothing, and whose error is what the element requires.
struct Ask<'de>(PhantomData<&'de ()>);

/// What an element requires of a format.
#[derive(Debug)]
struct Asked {
    is_list: bool,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("there is no element")
    }
}

impl core::error::Error for Asked {}

impl Error for Asked {
    fn custom<M: fmt::Display>(_: M) -> Self {
        Self { is_list: false }
    }
}

impl<'de> Deserializer<'de> for Ask<'de> {
    type Error = Asked;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Asked> {
        Err(Asked { is_list: false })
    }

    fn deserialize_seq<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Asked> {
        Err(Asked { is_list: true })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Asked> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Asked> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Asked> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Asked> {
        visitor.visit_some(self)
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct map struct
        enum identifier ignored_any
    }
}
