//! `1, 2:4, None, ..., :-3:-1`: what Python has between the brackets of a subscript, printed and parsed.
//!
//! ```text
//! slice = items | "[" items "]"
//! items = [ item { "," item } [ "," ] ]
//! item  = "..." | new | int | [ int ] ":" [ int ] [ ":" [ int ] ]
//! new   = "None" | "newaxis" | "np.newaxis"
//! int   = [ "-" | "+" ] digit { digit }
//! ```
//!
//! ASCII whitespace may come between any two words; each of `...` and `np.newaxis` is one.

use core::{fmt, str::FromStr};

use super::{
    SliceExpr,
    expr::{End, InlineSpecs, Spec},
};
use crate::text::{Expected, Reader, Unexpected};

/// Why a text is not a slice, and where. It is the error of `parse::<`[`SliceExpr`]`>()`.
pub type SliceTextError = Unexpected;

/// Returns an integer, or the nearest: what is beyond is beyond every extent, too.
#[inline]
fn int(reader: &mut Reader<'_>) -> Result<Option<isize>, Unexpected> {
    let is_negative = reader.take("-");
    let has_sign = is_negative || reader.take("+");
    if !has_sign && !reader.peek().is_some_and(|found| found.is_ascii_digit()) {
        return Ok(None);
    }
    let digits = reader.digits()?.bytes().map(|digit| isize::from(digit.saturating_sub(b'0')));
    // Below 0 there is one more, so a negative integer is made going down.
    Ok(Some(digits.fold(0, |int: isize, digit| {
        let tens = int.saturating_mul(10);
        if is_negative { tens.saturating_sub(digit) } else { tens.saturating_add(digit) }
    })))
}

/// Returns an item, and what may come after it; `expected` is what may stand where it begins.
#[inline]
fn item(reader: &mut Reader<'_>, expected: Expected) -> Result<(Spec, Expected), Unexpected> {
    if reader.take("...") {
        return Ok((Spec::Ellipsis, Expected::CommaOrNothing));
    }
    if ["None", "newaxis", "np.newaxis"].into_iter().any(|new| reader.take(new)) {
        return Ok((Spec::NewAxis, Expected::CommaOrNothing));
    }
    let begin = int(reader)?;
    if !reader.take(":") {
        let index = begin.ok_or_else(|| reader.unexpected(expected))?;
        return Ok((Spec::index(index), Expected::ColonOrNothing));
    }
    let end = int(reader)?;
    if !reader.take(":") {
        let behind = if end.is_some() { Expected::ColonOrNothing } else { Expected::EndOrNothing };
        return Ok((Spec::range(begin, end, 1), behind));
    }
    let stride = int(reader)?;
    let behind = if stride.is_some() { Expected::CommaOrNothing } else { Expected::StepOrNothing };
    Ok((Spec::range(begin, end, stride.unwrap_or(1)), behind))
}

/// Reads all items, up to the end or to the bracket that closes. `visit` is called with each.
#[inline]
fn items(
    reader: &mut Reader<'_>,
    closing: Option<char>,
    mut visit: impl FnMut(Spec),
) -> Result<(), Unexpected> {
    let mut expected = if closing.is_some() { Expected::ItemOrNothing } else { Expected::Slice };
    loop {
        let next = reader.peek();
        if next.is_none() || next == closing {
            return Ok(());
        }
        let (spec, behind) = item(reader, expected)?;
        visit(spec);
        let next = reader.peek();
        if next.is_some() && next != closing && !reader.take(",") {
            return Err(reader.unexpected(behind));
        }
        expected = Expected::ItemOrNothing;
    }
}

/// Returns a slice, in brackets or not. Its items are counted before they are collected.
#[inline]
fn slice(reader: &mut Reader<'_>) -> Result<SliceExpr, Unexpected> {
    let closing = reader.take("[").then_some(']');
    let mut count = 0_usize;
    items(&mut reader.clone(), closing, |_| count = count.saturating_add(1))?;
    let mut specs = InlineSpecs::with_capacity(count);
    items(reader, closing, |spec| specs.push(spec))?;
    if closing.is_some() && !reader.take("]") {
        return Err(reader.unexpected(Expected::Bracket));
    }
    match reader.peek() {
        None => Ok(SliceExpr::of(specs)),
        Some(_) => Err(reader.unexpected(Expected::Nothing)),
    }
}

impl FromStr for SliceExpr {
    type Err = SliceTextError;

    /// Parses Python's text: indices, ranges, `...`, and `None` or `newaxis` or `np.newaxis`; in brackets or not, with
    /// a comma after the last item or not. No text is no items.
    ///
    /// Integers are of any size: those beyond `isize` are the nearest one, which is beyond every extent, too. A step of 0 and a
    /// second `...` are text; applying them is an error.
    ///
    /// What it prints is parsed to the same items, and what is parsed is printed in one way.
    ///
    /// ```
    /// use shapewise::slice::SliceExpr;
    ///
    /// let slice: SliceExpr = "[ 1,2:4:1, np.newaxis, ..., :-3:-1, ]".parse()?;
    /// assert_eq!(slice.to_string(), "1, 2:4, None, ..., :-3:-1");
    /// assert_eq!("".parse::<SliceExpr>()?, SliceExpr::new());
    /// assert_eq!(
    ///     "[1".parse::<SliceExpr>().unwrap_err().to_string(),
    ///     "the text ends at 2, expected `]`"
    /// );
    /// # Ok::<(), shapewise::slice::SliceTextError>(())
    /// ```
    ///
    /// Not all that Python evaluates is text of a slice: `x[None:3]`, `x[1_000]`, `x[True]`, `x[[0, 1]]` are not.
    #[inline]
    fn from_str(text: &str) -> Result<Self, SliceTextError> {
        let is_space = |found: char| found.is_ascii_whitespace();
        slice(&mut Reader::new(text, is_space))
    }
}

/// An end as it is written; nothing where it is open.
struct WrittenEnd(End);

impl fmt::Display for WrittenEnd {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            End::Open => Ok(()),
            End::Position(at) => write!(f, "{at}"),
            End::Unknown => f.write_str("?"),
        }
    }
}

impl fmt::Display for SliceExpr {
    /// Prints Python's text, without brackets, open ends and steps of 1.
    ///
    /// Parsed, it is the same slice, with two exceptions that only masks and [`push`](SliceExpr::push) can make. An index or an
    /// end that is not known is `?`, which is not parsed; and a stride of an index is not written.
    ///
    /// ```
    /// use shapewise::slice::{End, SliceExpr};
    ///
    /// assert_eq!(
    ///     SliceExpr::new().step(0, End::Open, 1).step(End::Open, 5, 2).to_string(),
    ///     "0:, :5:2"
    /// );
    /// assert_eq!(SliceExpr::new().range(End::Unknown, 2).to_string(), "?:2");
    /// ```
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, &spec) in self.specs().iter().enumerate() {
            if at > 0 {
                f.write_str(", ")?;
            }
            match spec {
                Spec::Ellipsis => f.write_str("..."),
                Spec::NewAxis => f.write_str("None"),
                Spec::Index { index, .. } => WrittenEnd(index.map_or(End::Unknown, End::Position)).fmt(f),
                Spec::Range { begin, end, stride: 1 } => {
                    write!(f, "{}:{}", WrittenEnd(begin), WrittenEnd(end))
                }
                Spec::Range { begin, end, stride } => {
                    write!(f, "{}:{}:{stride}", WrittenEnd(begin), WrittenEnd(end))
                }
            }?;
        }
        Ok(())
    }
}
