//! The lines of a table, each as a list of texts.

use std::io::{self, BufRead as _, BufReader, Chain, Read};

use alloc::vec::Vec;

use ::csv::{ErrorKind, Reader, ReaderBuilder, StringRecord, Terminator};

use super::{Separator, StreamError, TableError};

/// The mark of UTF-8 at the beginning of a file, which some programs write.
const MARK: &[u8] = b"\xEF\xBB\xBF";

/// A stream of lines.
pub(super) enum Lines<R> {
    /// Fields between separators, perhaps in quotes. The text ends with a line feed.
    Fields(Reader<Chain<R, &'static [u8]>>),
    /// Words between blanks.
    Words { reader: BufReader<R>, comment: Option<u8>, number: u64, bytes: Vec<u8> },
}

impl<R: Read> Lines<R> {
    pub(super) fn new(reader: R, separator: Separator, comment: Option<u8>) -> Self {
        match separator {
            Separator::Byte(byte) => {
                let mut builder = ReaderBuilder::new();
                // The names and the numbers of columns are compared here, with errors of ours. A line feed ends each record, so that lines can be counted.
                builder.has_headers(false).flexible(true).terminator(Terminator::Any(b'\n'));
                builder.delimiter(byte).comment(comment);
                Self::Fields(builder.from_reader(reader.chain(&b"\n"[..])))
            }
            Separator::Blanks => {
                Self::Words { reader: BufReader::new(reader), comment, number: 0, bytes: Vec::new() }
            }
        }
    }

    /// Reads the next line that is not empty, and returns its number, from 1.
    pub(super) fn read(&mut self, line: &mut StringRecord) -> Result<Option<u64>, StreamError> {
        match self {
            Self::Fields(reader) => loop {
                let is_line = reader.read_record(line).map_err(|error| match error.into_kind() {
                    ErrorKind::Io(error) => StreamError::Io(error),
                    ErrorKind::Utf8 { .. } => TableError::Utf8 { line: ends_before(reader) }.into(),
                    // The others are of readers that compare lengths or convert.
                    _ => StreamError::Io(io::ErrorKind::InvalidData.into()),
                })?;
                if !is_line {
                    return Ok(None);
                }
                // The reader skips empty lines, and does not say how many: it says where the record ends.
                let within = line.iter().flat_map(str::bytes).filter(|byte| *byte == b'\n').count();
                let number = ends_before(reader).saturating_sub(u64::try_from(within).unwrap_or_default());
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
