//! The header of a `.npy` file: a Python dictionary with three keys.
//!
//! Written by hand: the crates that read it parse any Python literal, with a grammar and big integers, at a cost of 25 crates and a build
//! of C code, and return owned elements. The header of an array of numbers has a fixed form, and its parser allocates at most the rank.

use alloc::{string::String, vec::Vec};
use core::fmt::Write;

use shapewise::DynShape;
use shapewise_xla::ElementType::{
    self, Bf16, C64, C128, F16, F32, F64, Pred, S8, S16, S32, S64, U8, U16, U32, U64,
};

use super::error::NpyError;
use crate::excerpt::Excerpt;

/// The longest header, in bytes. One of 254 axes has at most 5 KiB.
pub(super) const LONGEST: usize = 1 << 16;

/// The first bytes of a `.npy` file.
const MAGIC: &[u8; 6] = b"\x93NUMPY";

/// Which names of element types are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    /// Those of NumPy.
    Numpy,
    /// In addition `V2`, by which the Python package `ml_dtypes` writes `bf16`. To NumPy it is two bytes without a meaning.
    MlDtypes,
}

/// What `ml_dtypes` writes for `bf16`.
const BF16: &[u8] = b"V2";

/// NumPy's names of element types, without the byte order. Files are written with them.
const TYPES: [(&[u8], ElementType); 14] = [
    (b"b1", Pred),
    (b"i1", S8),
    (b"i2", S16),
    (b"i4", S32),
    (b"i8", S64),
    (b"u1", U8),
    (b"u2", U16),
    (b"u4", U32),
    (b"u8", U64),
    (b"f2", F16),
    (b"f4", F32),
    (b"f8", F64),
    (b"c8", C64),
    (b"c16", C128),
];

/// Names of one character, which NumPy reads with a byte order and without. Those whose size depends on the machine, as `l`, are left out.
const CHARACTERS: [(&[u8], ElementType); 14] = [
    (b"?", Pred),
    (b"b", S8),
    (b"h", S16),
    (b"i", S32),
    (b"q", S64),
    (b"B", U8),
    (b"H", U16),
    (b"I", U32),
    (b"Q", U64),
    (b"e", F16),
    (b"f", F32),
    (b"d", F64),
    (b"F", C64),
    (b"D", C128),
];

/// Names that NumPy reads without a byte order: what Python's `str` returns of a type, and the names of C. Those whose size depends on the machine, as
/// `int` and `long`, are left out.
const WORDS: [(&[u8], ElementType); 28] = [
    (b"bool", Pred),
    (b"int8", S8),
    (b"int16", S16),
    (b"int32", S32),
    (b"int64", S64),
    (b"uint8", U8),
    (b"uint16", U16),
    (b"uint32", U32),
    (b"uint64", U64),
    (b"float16", F16),
    (b"float32", F32),
    (b"float64", F64),
    (b"complex64", C64),
    (b"complex128", C128),
    (b"byte", S8),
    (b"short", S16),
    (b"intc", S32),
    (b"longlong", S64),
    (b"ubyte", U8),
    (b"ushort", U16),
    (b"uintc", U32),
    (b"ulonglong", U64),
    (b"half", F16),
    (b"single", F32),
    (b"double", F64),
    (b"float", F64),
    (b"csingle", C64),
    (b"cdouble", C128),
];

/// The values that the header states.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) element: ElementType,
    pub(super) is_swapped: bool,
    pub(super) is_column_major: bool,
    pub(super) shape: DynShape,
}

/// The first bytes of a file, up to the length of the header: 10 or 12.
pub(super) struct Preamble {
    /// The number of bytes of the length.
    pub(super) length_bytes: usize,
}

impl Preamble {
    /// Reads the first 8 bytes.
    pub(super) fn new(bytes: [u8; 8]) -> Result<Self, NpyError> {
        let [magic @ .., major, minor] = bytes;
        if magic != *MAGIC {
            return Err(NpyError::NotNpy);
        }
        match (major, minor) {
            (1, 0) => Ok(Self { length_bytes: 2 }),
            (2 | 3, 0) => Ok(Self { length_bytes: 4 }),
            _ => Err(NpyError::Version { major, minor }),
        }
    }

    /// Reads the length of the header from its bytes.
    pub(super) fn header_length(&self, bytes: &[u8]) -> Result<usize, NpyError> {
        let mut length = [0; 4];
        for (to, &from) in length.iter_mut().zip(bytes.iter().take(self.length_bytes)) {
            *to = from;
        }
        let length = u32::from_le_bytes(length);
        match usize::try_from(length) {
            Ok(bytes) if bytes <= LONGEST => Ok(bytes),
            _ => Err(NpyError::HeaderTooLong { length }),
        }
    }
}

/// Splits the bytes of a file into the header and the elements.
pub(super) fn split(bytes: &[u8], names: Names) -> Result<(Header, &[u8]), NpyError> {
    let is_begin = |bytes: &[u8]| MAGIC.starts_with(bytes.get(..MAGIC.len()).unwrap_or(bytes));
    let Some((preamble, rest)) = bytes.split_first_chunk::<8>() else {
        return Err(if is_begin(bytes) { NpyError::HeaderEnds } else { NpyError::NotNpy });
    };
    let preamble = Preamble::new(*preamble)?;
    let (length, rest) = rest.split_at_checked(preamble.length_bytes).ok_or(NpyError::HeaderEnds)?;
    let (text, elements) =
        rest.split_at_checked(preamble.header_length(length)?).ok_or(NpyError::HeaderEnds)?;
    Ok((parse(text, names)?, elements))
}

/// A position in the text of a header.
struct Text<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Text<'a> {
    const fn error<V>(&self) -> Result<V, NpyError> {
        Err(NpyError::Syntax { position: self.at })
    }

    /// Returns the next byte after spaces, without taking it.
    fn peek(&mut self) -> Option<u8> {
        while let Some(&byte) = self.bytes.get(self.at) {
            if !byte.is_ascii_whitespace() {
                return Some(byte);
            }
            self.at = self.at.saturating_add(1);
        }
        None
    }

    /// Skips a byte, if it is the next one.
    fn skip(&mut self, byte: u8) -> bool {
        let is_next = self.peek() == Some(byte);
        self.at = self.at.saturating_add(is_next.into());
        is_next
    }

    fn expect(&mut self, byte: u8) -> Result<(), NpyError> {
        if self.skip(byte) { Ok(()) } else { self.error() }
    }

    /// Takes the bytes for which a condition holds.
    fn take(&mut self, condition: impl Fn(u8) -> bool) -> &'a [u8] {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let length = rest.iter().position(|byte| !condition(*byte)).unwrap_or(rest.len());
        self.at = self.at.saturating_add(length);
        rest.get(..length).unwrap_or_default()
    }

    /// Reads a text in single or double quotes, without escapes: names of types have none. Python 2 wrote a `u` before it.
    fn quoted(&mut self) -> Result<&'a [u8], NpyError> {
        if matches!(
            (self.peek(), self.bytes.get(self.at.saturating_add(1))),
            (Some(b'u'), Some(b'\'' | b'"'))
        ) {
            self.at = self.at.saturating_add(1);
        }
        let quote = match self.peek() {
            Some(quote @ (b'\'' | b'"')) => quote,
            _ => return self.error(),
        };
        self.expect(quote)?;
        let text = self.take(|byte| byte != quote && byte != b'\\');
        if self.bytes.get(self.at) != Some(&quote) {
            return self.error();
        }
        self.expect(quote)?;
        Ok(text)
    }

    /// Reads `True` or `False`.
    fn boolean(&mut self) -> Result<bool, NpyError> {
        self.peek();
        let begin = self.at;
        match self.take(|byte| byte.is_ascii_alphabetic()) {
            b"True" => Ok(true),
            b"False" => Ok(false),
            _ => Err(NpyError::Syntax { position: begin }),
        }
    }

    /// Reads a tuple of extents: `()`, `(3,)`, `(3, 4)`. Python 2 wrote an `L` after a number. A number that is too large becomes the
    /// largest, which is not an extent either.
    fn extents(&mut self) -> Result<Vec<u64>, NpyError> {
        self.expect(b'(')?;
        let mut extents = Vec::new();
        while self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            let digits = self.take(|byte| byte.is_ascii_digit());
            extents.push(digits.iter().fold(0_u64, |number, digit| {
                number.saturating_mul(10).saturating_add(digit.wrapping_sub(b'0').into())
            }));
            self.skip(b'L');
            if !self.skip(b',') {
                // `(3)` is a number and not a tuple.
                if extents.len() == 1 {
                    return self.error();
                }
                break;
            }
        }
        self.expect(b')')?;
        Ok(extents)
    }

    /// Reads the type of the elements, and whether the bytes of each are in the order of another machine.
    fn element(&mut self, names: Names) -> Result<(ElementType, bool), NpyError> {
        if let Some(b'[' | b'(') = self.peek() {
            return Err(NpyError::Structured);
        }
        let name = self.quoted()?;
        let (is_swapped, kind) = match name {
            [b'<', kind @ ..] => (cfg!(target_endian = "big"), kind),
            [b'>', kind @ ..] => (cfg!(target_endian = "little"), kind),
            [b'|' | b'=', kind @ ..] => (false, kind),
            kind => (false, kind),
        };
        let known = |types: &'static [(&[u8], ElementType)]| types.iter().find(|row| row.0 == kind);
        let words = if kind.len() == name.len() { &WORDS[..] } else { &[] };
        match known(&TYPES).or_else(|| known(&CHARACTERS)).or_else(|| known(words)) {
            // One byte has one order.
            Some((_, element)) => Ok((*element, is_swapped && element.bytes() > 1)),
            None if kind == BF16 && names == Names::MlDtypes => Ok((Bf16, is_swapped)),
            None if kind == BF16 => Err(NpyError::Void),
            None => Err(NpyError::Type { name: Excerpt::new(name) }),
        }
    }
}

/// Sets a value of the header once.
fn set<V>(key: &'static str, to: &mut Option<V>, value: V) -> Result<(), NpyError> {
    match to.replace(value) {
        None => Ok(()),
        Some(_) => Err(NpyError::Key { key, is_repeated: true }),
    }
}

/// Parses the header from its text.
pub(super) fn parse(bytes: &[u8], names: Names) -> Result<Header, NpyError> {
    let mut text = Text { bytes, at: 0 };
    let (mut element, mut order, mut extents) = (None, None, None);
    text.expect(b'{')?;
    while text.peek() != Some(b'}') {
        let begin = text.at;
        let key = text.quoted()?;
        text.expect(b':')?;
        match key {
            b"descr" => set("descr", &mut element, text.element(names)?)?,
            b"fortran_order" => set("fortran_order", &mut order, text.boolean()?)?,
            b"shape" => set("shape", &mut extents, text.extents()?)?,
            _ => return Err(NpyError::Syntax { position: begin }),
        }
        if !text.skip(b',') {
            break;
        }
    }
    text.expect(b'}')?;
    if text.peek().is_some() {
        return text.error();
    }
    let missing = |key| NpyError::Key { key, is_repeated: false };
    let (element, is_swapped) = element.ok_or(missing("descr"))?;
    let is_column_major = order.ok_or(missing("fortran_order"))?;
    let shape = DynShape::from_ints(&extents.ok_or(missing("shape"))?)?;
    Ok(Header { element, is_swapped, is_column_major, shape })
}

/// Returns NumPy's name of an element type, without the order of its bytes.
pub(super) fn type_name(element: ElementType, names: Names) -> Result<&'static [u8], NpyError> {
    let row = TYPES.iter().find(|row| row.1 == element);
    let known = row.map(|row| row.0).or((element == Bf16 && names == Names::MlDtypes).then_some(BF16));
    known.ok_or(NpyError::NoType { element })
}

/// Writes the bytes before the elements: what NumPy writes, in the byte order of this machine, padded to a multiple of 64 bytes.
pub(super) fn write(
    element: ElementType,
    names: Names,
    is_column_major: bool,
    extents: impl ExactSizeIterator<Item = usize>,
) -> Result<Vec<u8>, NpyError> {
    let name = type_name(element, names)?;
    let order = match element.bytes() {
        1 => '|',
        _ if cfg!(target_endian = "little") => '<',
        _ => '>',
    };
    let is_column_major = if is_column_major { "True" } else { "False" };
    let (mut text, rank) = (String::new(), extents.len());
    let name = core::str::from_utf8(name).unwrap_or_default();
    // A `String` takes all text.
    let _ = write!(text, "{{'descr': '{order}{name}', 'fortran_order': {is_column_major}, 'shape': (");
    for (axis, extent) in extents.enumerate() {
        let _ = match (axis, rank) {
            (0, 1) => write!(text, "{extent},"),
            (0, _) => write!(text, "{extent}"),
            _ => write!(text, ", {extent}"),
        };
    }
    text.push_str("), }");
    let before = MAGIC.len().saturating_add(4);
    let total = before.saturating_add(text.len()).saturating_add(1).next_multiple_of(64);
    let length = total.saturating_sub(before);
    let mut bytes = Vec::with_capacity(total);
    bytes.extend_from_slice(MAGIC);
    bytes.extend_from_slice(&[1, 0]);
    // The rank is at most 254, so the text is below 6 KiB.
    bytes.extend_from_slice(&u16::try_from(length).unwrap_or(u16::MAX).to_le_bytes());
    bytes.extend_from_slice(text.as_bytes());
    bytes.resize(total.saturating_sub(1), b' ');
    bytes.push(b'\n');
    Ok(bytes)
}
