//! Protobuf's wire format, read where it is: no field is copied or collected before it is counted.

use core::iter::FusedIterator;

use shapewise::message::error_messages;

/// The depth to which messages and groups may nest, as in other readers of the format.
const MAX_DEPTH: usize = 100;

/// The bytes are not a message: the cause of a [`ShapeDecodeError`](crate::proto::ShapeDecodeError).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct WireError {
    /// The position of the field that is not valid, in bytes from the beginning.
    pub position: usize,
    /// The mistake.
    pub kind: WireErrorKind,
}

/// The cause of a [`WireError`]: the mistake in a field of a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WireErrorKind {
    /// The bytes end within the field, or its number is too long.
    Truncated,
    /// The number of the field, or the kind of its value, does not exist.
    Key,
    /// The value has a different kind than the message defines.
    Value,
    /// The text is not UTF-8.
    Text,
    /// A group ends that did not begin, or does not end.
    Group,
    /// Messages or groups are nested too deep.
    Depth,
}

error_messages! {
    #[inline] WireError []
    Self { position, kind: WireErrorKind::Truncated } =>
        "the bytes are not a protobuf message: they end within the field at {position}";
    Self { position, kind: WireErrorKind::Key } =>
        "the bytes are not a protobuf message: the field at {position} has no valid number or kind";
    Self { position, kind: WireErrorKind::Value } =>
        "the bytes are not the protobuf message: the value of the field at {position} is of another kind";
    Self { position, kind: WireErrorKind::Text } =>
        "the bytes are not a protobuf message: the text of the field at {position} is not UTF-8";
    Self { position, kind: WireErrorKind::Group } =>
        "the bytes are not a protobuf message: the group at {position} does not begin and end";
    Self { position, kind: WireErrorKind::Depth } =>
        "the bytes are nested more than {MAX_DEPTH} deep in the field at {position}";
}

/// The kind of a field, as a message defines it.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// A number.
    Int,
    /// Any number of numbers, in one field or several.
    Ints,
    /// A text.
    Text,
    /// A message.
    Message(&'static Schema),
}

/// The fields of a message, by number.
pub(crate) type Schema = [(u32, Kind)];

/// The value of a field.
#[derive(Clone, Copy)]
pub(crate) enum Value<'b> {
    Int(u64),
    Bytes(&'b [u8]),
    /// A number of fixed size, or a group. The messages here have none.
    Other,
}

/// Reads bytes from the front; `None` at their end.
#[derive(Clone, Copy)]
struct Bytes<'b> {
    rest: &'b [u8],
}

impl<'b> Bytes<'b> {
    fn take(&mut self, count: usize) -> Option<&'b [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }

    /// Reads a number of at most 64 bits: 7 bits a byte, the least significant first.
    fn int(&mut self) -> Option<u64> {
        let mut int = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let (&byte, rest) = self.rest.split_first()?;
            self.rest = rest;
            let bits = u64::from(byte & 0x7f);
            int |= bits.checked_shl(shift)?;
            if byte & 0x80 == 0 {
                // The tenth byte has the last bit.
                return (shift < 63 || bits <= 1).then_some(int);
            }
        }
        None
    }

    /// Reads a field: its number and its value. `depth` is the number of messages and groups that may still nest.
    fn field(&mut self, depth: usize) -> Result<(u32, Value<'b>), WireErrorKind> {
        match self.value(depth)? {
            (number, Some(value)) => Ok((number, value)),
            (_, None) => Err(WireErrorKind::Group),
        }
    }

    /// Reads a field as [`field`](Self::field) does; there is no value at the end of a group.
    fn value(&mut self, depth: usize) -> Result<(u32, Option<Value<'b>>), WireErrorKind> {
        use WireErrorKind::{Depth, Group, Key, Truncated};

        let key = u32::try_from(self.int().ok_or(Truncated)?).map_err(|_| Key)?;
        let number = key >> 3;
        if number == 0 {
            return Err(Key);
        }
        let value = match key & 7 {
            0 => Value::Int(self.int().ok_or(Truncated)?),
            1 => self.take(8).map(|_| Value::Other).ok_or(Truncated)?,
            2 => {
                let len = self.int().and_then(|len| usize::try_from(len).ok());
                Value::Bytes(len.and_then(|len| self.take(len)).ok_or(Truncated)?)
            }
            3 => {
                let depth = depth.checked_sub(1).ok_or(Depth)?;
                loop {
                    match self.value(depth)? {
                        (_, Some(_)) => {}
                        (end, None) if end == number => break Value::Other,
                        (_, None) => return Err(Group),
                    }
                }
            }
            4 => return Ok((number, None)),
            5 => self.take(4).map(|_| Value::Other).ok_or(Truncated)?,
            _ => return Err(Key),
        };
        Ok((number, Some(value)))
    }
}

/// Checks that the bytes are a message with these fields, and perhaps others. It takes time in the number of bytes, and no memory.
///
/// # Errors
///
/// [`WireError`] with the first field that is not valid.
pub(crate) fn check(bytes: &[u8], schema: &Schema) -> Result<(), WireError> {
    within(bytes, 0, schema, MAX_DEPTH)
}

/// Checks as [`check`] does, for a message that begins at `begin`. `depth` is the number of messages and groups that may still nest.
fn within(bytes: &[u8], begin: usize, schema: &Schema, depth: usize) -> Result<(), WireError> {
    let mut reader = Bytes { rest: bytes };
    while !reader.rest.is_empty() {
        let at = |reader: Bytes<'_>| begin.saturating_add(bytes.len().saturating_sub(reader.rest.len()));
        let position = at(reader);
        let invalid = |kind| WireError { position, kind };
        let (number, value) = reader.field(depth).map_err(invalid)?;
        let Some((_, kind)) = schema.iter().find(|(known, _)| *known == number) else { continue };
        match (kind, value) {
            (Kind::Int | Kind::Ints, Value::Int(_)) => {}
            (Kind::Ints, Value::Bytes(list)) => {
                let mut list = Bytes { rest: list };
                while !list.rest.is_empty() {
                    list.int().ok_or(invalid(WireErrorKind::Truncated))?;
                }
            }
            (Kind::Text, Value::Bytes(text)) => {
                core::str::from_utf8(text).map_err(|_| invalid(WireErrorKind::Text))?;
            }
            (Kind::Message(schema), Value::Bytes(message)) => {
                let depth = depth.checked_sub(1).ok_or(invalid(WireErrorKind::Depth))?;
                within(message, at(reader).saturating_sub(message.len()), schema, depth)?;
            }
            _ => return Err(invalid(WireErrorKind::Value)),
        }
    }
    Ok(())
}

/// A message that was checked, perhaps in several parts. Later numbers replace earlier ones, and lists continue.
#[derive(Clone, Copy)]
pub(crate) enum Message<'b> {
    /// The bytes of one message.
    Bytes(&'b [u8]),
    /// All fields with this number in the bytes of another message.
    Field(&'b [u8], u32),
}

/// Returns the fields of bytes that were checked.
#[inline]
fn fields(bytes: &[u8]) -> impl FusedIterator<Item = (u32, Value<'_>)> + Clone {
    let mut reader = Bytes { rest: bytes };
    core::iter::from_fn(move || reader.field(MAX_DEPTH).ok()).fuse()
}

/// Returns the messages with this number in bytes that were checked.
#[inline]
fn messages(bytes: &[u8], number: u32) -> impl Iterator<Item = &[u8]> + Clone {
    fields(bytes).filter_map(move |field| match field {
        (found, Value::Bytes(message)) if found == number => Some(message),
        _ => None,
    })
}

impl<'b> Message<'b> {
    /// Returns the fields, in order.
    #[inline]
    fn fields(self) -> impl Iterator<Item = (u32, Value<'b>)> + Clone {
        let (one, several) = match self {
            Self::Bytes(bytes) => (Some(bytes), None),
            Self::Field(bytes, number) => (None, Some(messages(bytes, number))),
        };
        one.into_iter().chain(several.into_iter().flatten()).flat_map(fields)
    }

    /// Returns the number in the last field with this number, or 0.
    #[inline]
    pub(crate) fn int(self, number: u32) -> i64 {
        self.ints(number).last().unwrap_or_default()
    }

    /// Returns all numbers in fields with this number.
    #[inline]
    pub(crate) fn ints(self, number: u32) -> impl Iterator<Item = i64> + Clone + use<'b> {
        let values = self.fields().filter(move |field| field.0 == number);
        values.flat_map(|(_, value)| {
            let (one, list) = match value {
                Value::Int(int) => (Some(int), &[][..]),
                Value::Bytes(list) => (None, list),
                Value::Other => (None, &[][..]),
            };
            let mut list = Bytes { rest: list };
            one.into_iter().chain(core::iter::from_fn(move || list.int())).map(u64::cast_signed)
        })
    }

    /// Returns all messages in fields with this number, each for itself.
    #[inline]
    pub(crate) fn messages(self, number: u32) -> impl Iterator<Item = Message<'b>> + Clone + use<'b> {
        self.fields().filter_map(move |field| match field {
            (found, Value::Bytes(message)) if found == number => Some(Self::Bytes(message)),
            _ => None,
        })
    }

    /// Returns the message in all fields with this number: later parts are merged into earlier ones. This message must not be merged.
    #[inline]
    pub(crate) fn merged(self, number: u32) -> Self {
        match self {
            Self::Bytes(bytes) | Self::Field(bytes, _) => Self::Field(bytes, number),
        }
    }

    /// Returns `true` if there is a field with this number.
    #[inline]
    pub(crate) fn has(self, number: u32) -> bool {
        self.fields().any(|field| field.0 == number)
    }
}
