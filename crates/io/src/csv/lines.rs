//! The lines of a table, each as a list of texts.

use std::io::{self, BufRead as _, BufReader, Chain, Read};

use alloc::vec::Vec;

use ::csv::{ErrorKind, Reader, ReaderBuilder, StringRecord, Terminator};

use super::{Separator, StreamError, TableError};
use crate::excerpt::Excerpt;

/// The mark of UTF-8 at the beginning of a file, which some programs write.
const MARK: &[u8] = b"\xEF\xBB\xBF";

/// Bytes of which one is a line of its own after the end of a text: one that is neither the separator nor the mark of a comment.
const ENDS: [&[u8]; 3] = [b"\n\x1E\n", b"\n\x1D\n", b"\n\x1C\n"];

/// A stream of lines.
pub(super) enum Lines<R> {
    /// Fields between separators, perhaps in quotes. After the text there is a line more: if it is not found, a quote that is not closed has taken it, and all
    /// lines before it.
    Fields { reader: Reader<Chain<R, &'static [u8]>>, end: &'static [u8] },
    /// Words between blanks.
    Words { reader: BufReader<R>, comment: Option<u8>, number: u64, bytes: Vec<u8> },
}

impl<R: Read> Lines<R> {
    pub(super) fn new(reader: R, separator: Separator, comment: Option<u8>) -> Self {
        match separator {
            Separator::Byte(byte) => {
                let mut builder = ReaderBuilder::new();
                // A line that begins with a line feed is empty, which is ignored anyway.
                let comment = comment.filter(|comment| *comment != b'\n');
                // The names and the numbers of columns are compared here, with errors of ours. A line feed ends each record, so that lines can be counted.
                builder.has_headers(false).flexible(true).terminator(Terminator::Any(b'\n'));
                builder.delimiter(byte).comment(comment);
                let is_free = |end: &&[u8]| {
                    !end.contains(&byte) && !comment.is_some_and(|comment| end.contains(&comment))
                };
                let end = ENDS.into_iter().find(is_free).unwrap_or_default();
                Self::Fields { reader: builder.from_reader(reader.chain(end)), end }
            }
            Separator::Blanks => {
                Self::Words { reader: BufReader::new(reader), comment, number: 0, bytes: Vec::new() }
            }
        }
    }

    /// Reads the next line that is not empty, and returns its number, from 1.
    pub(super) fn read(&mut self, line: &mut StringRecord) -> Result<Option<u64>, StreamError> {
        match self {
            Self::Fields { reader, end } => loop {
                let is_line = reader.read_record(line).map_err(|error| match error.into_kind() {
                    ErrorKind::Io(error) => StreamError::Io(error),
                    ErrorKind::Utf8 { .. } => TableError::Utf8 { line: ends_before(reader) }.into(),
                    // The others are of readers that compare lengths or convert.
                    _ => StreamError::Io(io::ErrorKind::InvalidData.into()),
                })?;
                if !is_line {
                    // The line after the end has been taken.
                    return Err(TableError::Quote { line: ends_before(reader) }.into());
                }
                // The reader skips empty lines, and does not say how many: it says where the record ends.
                let within = line.iter().flat_map(str::bytes).filter(|byte| *byte == b'\n').count();
                let number = ends_before(reader).saturating_sub(u64::try_from(within).unwrap_or_default());
                if line.iter().map(str::as_bytes).eq([end.trim_ascii()]) {
                    let text = Excerpt::new(end.trim_ascii());
                    // The same line within a text is an element that is wrong.
                    let is_end = matches!(reader.read_record(line), Ok(false));
                    return if is_end {
                        Ok(None)
                    } else {
                        Err(TableError::Element { line: number, column: 0, text }.into())
                    };
                }
                if line.iter().next_back().is_some_and(|field| field.as_bytes().ends_with(end)) {
                    // No line feed has ended the record, so the line is one more.
                    return Err(TableError::Quote { line: number.saturating_add(1) }.into());
                }
                if line.iter().eq(["\r"]) {
                    continue;
                }
                if has_lone_return(line) {
                    return Err(TableError::Return { line: number }.into());
                }
                return Ok(Some(number));
            },
            Self::Words { reader, comment, number, bytes } => loop {
                bytes.clear();
                if reader.read_until(b'\n', bytes).map_err(StreamError::Io)? == 0 {
                    return Ok(None);
                }
                *number = number.saturating_add(1);
                let mark = if *number == 1 { MARK } else { &[] };
                let text = bytes.strip_prefix(mark).unwrap_or(bytes);
                let text = text.split(|byte| Some(*byte) == *comment).next().unwrap_or_default();
                let text = core::str::from_utf8(text).map_err(|_| TableError::Utf8 { line: *number })?;
                line.clear();
                line.extend(text.split_whitespace());
                if has_lone_return_in(text) {
                    return Err(TableError::Return { line: *number }.into());
                }
                if !line.is_empty() {
                    return Ok(Some(*number));
                }
            },
        }
    }
}

/// Returns the line that a record ends in.
fn ends_before<R: Read>(reader: &Reader<R>) -> u64 {
    reader.position().line().saturating_sub(1)
}

/// Returns `true` if a carriage return is not before a line feed: the text has the lines of old computers, of which nothing else here is aware.
fn has_lone_return(line: &StringRecord) -> bool {
    let last = line.len().saturating_sub(1);
    // That at the end is before the line feed that ends the record.
    line.iter().enumerate().any(|(at, field)| {
        has_lone_return_in(if at == last { field.strip_suffix('\r').unwrap_or(field) } else { field })
    })
}

/// Returns `true` if a carriage return is not before a line feed.
fn has_lone_return_in(text: &str) -> bool {
    text.split('\r').skip(1).any(|rest| !rest.starts_with('\n'))
}
