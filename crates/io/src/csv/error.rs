//! Why a text is not a table of numbers.

use std::io;

use shapewise::{
    array::ViewError,
    message::{Count, error_messages},
};

use crate::excerpt::Excerpt;

/// Why a text is not a table of numbers, or an array cannot be written as one: the error of [`csv::read_from`](super::read_from).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TableError {
    /// A line has another number of columns than the first one.
    Columns {
        /// The line, from 1.
        line: u64,
        /// The number of its columns.
        found: usize,
        /// The number of columns of the first line.
        expected: usize,
    },
    /// A text is not an element.
    Element {
        /// The line, from 1.
        line: u64,
        /// The column, from 0.
        column: usize,
        /// The text.
        text: Excerpt,
    },
    /// Nothing is between two separators.
    Empty {
        /// The line, from 1.
        line: u64,
        /// The column, from 0.
        column: usize,
    },
    /// A column that [`Format::columns`](super::Format::columns) names does not exist.
    NoColumn {
        /// The column, from 0.
        column: usize,
        /// The number of columns.
        columns: usize,
    },
    /// A line is not text in UTF-8.
    Utf8 {
        /// The line, from 1.
        line: u64,
    },
    /// A carriage return is not before a line feed.
    Return {
        /// The line, from 1.
        line: u64,
    },
    /// A quote is not closed, and takes all lines after it.
    Quote {
        /// The line that it is in, from 1.
        line: u64,
    },
    /// The separator of columns ends lines or begins quotes.
    Separator {
        /// The separator.
        byte: u8,
    },
    /// A text has the mark of comments, and quotes would be read as a part of it.
    Comment {
        /// The mark.
        byte: u8,
    },
    /// The names are not as many as the columns.
    Names {
        /// The number of names.
        found: usize,
        /// The number of columns.
        expected: usize,
    },
    /// A name has blanks, which separate the columns.
    Name {
        /// The column, from 0.
        column: usize,
    },
    /// A table of rows without columns would be a text without rows.
    Nothing {
        /// The number of rows.
        rows: usize,
    },
    /// The elements do not fit in memory.
    View(ViewError),
}

error_messages! {
    #[inline] TableError [View(ViewError)]
    Self::Columns { line, found, expected } => "line {line} has {}, and the first one has {expected}", Count(found, "column", "columns");
    Self::Element { line, column, text } => "line {line}, column {column}: `{text}` is not an element";
    Self::Empty { line, column } => "line {line}, column {column} is empty: `Format::missing` says which element that is";
    Self::NoColumn { column, columns } => "column {column} is not one of the {}", Count(columns, "column", "columns");
    Self::Utf8 { line } => "line {line} is not text in UTF-8";
    Self::Return { line } => "line {line} has a carriage return without a line feed: lines end with a line feed";
    Self::Quote { line } => "a quote in line {line} is not closed";
    Self::Separator { byte } => "the byte {byte} cannot separate columns: it ends lines or begins quotes";
    Self::Comment { byte } => "a text has `{}`, which begins comments: choose another mark, or a separator, with which such texts are in quotes", char::from(byte);
    Self::Names { found, expected } => "{} for {}: one is needed per column", Count(found, "name", "names"), Count(expected, "column", "columns");
    Self::Name { column } => "the name of column {column} has blanks, and blanks separate the columns: write a separator";
    Self::Nothing { rows } => "{} without columns: a text would lose them", Count(rows, "row", "rows");
}

/// Why a table cannot be read from a stream or written to it: the error of [`csv::read_from`](super::read_from).
#[derive()]
#[non_exhaustive]
pub enum StreamError {
    /// The error of the stream.
    Io(io::Error),
    /// The error of what is in it.
    Table(TableError),
}

error_messages! {
    #[inline] StreamError [Table(TableError); source Io(io::Error)]
    Self::Io(ref error) => "{error}";
}

/// Why a table cannot be read from a file or written to it: the file, and the reason, a [`StreamError`]. It is the error of [`csv::read`](super::read).
pub type FileError = crate::FileError<StreamError>;
