//! Tables of numbers as text: CSV, and columns between blanks (feature `csv`).
//!
//! | you have | you want | call |
//! |---|---|---|
//! | a path, commas | a tensor of rank 2 | [`read`] |
//! | a stream, commas | a tensor of rank 2 | [`read_from`] |
//! | names, another separator, comments, columns of words, gaps | the names and a tensor | [`Format`], then [`read`](Format::read) |
//! | an array of rank 2 | a file | [`write`](fn@write), [`write_to`]; with names [`Format::write`] |
//!
//! An element is what its type reads and writes by [`FromStr`] and [`Display`], so floats come back as they were. Quotes, and separators between them,
//! are as in RFC 4180; the crate `csv` reads them. Blanks around an element or a name are ignored, as are empty lines. Lines end with a line feed, or a carriage return
//! and a line feed. NumPy: `loadtxt`, `genfromtxt`, `savetxt`.
//!
//! # Examples
//!
//! ```
//! use shapewise::{Axis, Extents};
//! use shapewise_io::csv::{self, Format};
//!
//! let text = "length,width,kind\n5.1,3.5,setosa\n,3.0,setosa\n";
//! let table =
//!     Format::new().names().columns(&[0, 1]).missing(f64::NAN).read_from(text.as_bytes())?;
//! assert_eq!(table.names, ["length", "width"]);
//! assert_eq!(table.elements.extents(), [2, 2]);
//! assert!(table.elements[[1, 0]].is_nan());
//!
//! // The number of columns in the type, which is compared once.
//! let points = csv::read_from::<f32>("0.5,1\n2,-3\n".as_bytes())?
//!     .try_into_typed::<Extents![usize, 2]>()?;
//! assert_eq!(points.sum_axis(Axis::<1>).to_vec(), [1.5, -1.0]);
//!
//! let mut written = Vec::new();
//! csv::write_to(&mut written, &points)?;
//! assert_eq!(String::from_utf8(written)?, "0.5,1\n2,-3\n");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod lines;

use core::{
    fmt::{self, Display},
    str::FromStr,
};
use std::{
    fs::File,
    io::{BufReader, Read, Write},
    path::Path,
};

use alloc::{string::String, vec::Vec};

use ::csv::{QuoteStyle, StringRecord, WriterBuilder};
use shapewise::{Tensor, array::AsView};

pub use self::error::{FileError, StreamError, TableError};
use self::lines::Lines;
use crate::{excerpt::Excerpt, replace};

/// Reads a table without names, with commas between its columns, from a file.
///
/// # Errors
///
/// [`FileError`], which names the file: if it cannot be read, if a line has more or fewer columns than the first one, if a text
/// is not an element, or if a quote is not closed.
///
/// ```no_run
/// let points = shapewise_io::csv::read::<f64>("points.csv")?;
/// println!("{points}");
/// # Ok::<(), shapewise_io::csv::FileError>(())
/// ```
#[doc(alias("loadtxt", "genfromtxt", "read_csv"))]
pub fn read<T: FromStr + Clone>(path: impl AsRef<Path>) -> Result<Tensor<T, 2>, FileError> {
    Format::new().read(path).map(|table| table.elements)
}

/// Reads a table without names, with commas between its columns. A text without lines is `[0, 0]`.
///
/// # Errors
///
/// Same errors as [`read`], without the file.
///
/// ```
/// use shapewise_io::csv;
///
/// let numbers = csv::read_from::<u8>("1,2\n3,4\n".as_bytes())?;
/// assert_eq!(numbers.extents(), [2, 2]);
/// let of = |text: &str| csv::read_from::<u8>(text.as_bytes()).unwrap_err().to_string();
/// assert_eq!(of("1,2\n3\n"), "line 2 has 1 column, and the first one has 2");
/// assert_eq!(of("1,2\n3,256\n"), "line 2, column 1: `256` is not an element");
/// # Ok::<(), csv::StreamError>(())
/// ```
pub fn read_from<T: FromStr + Clone>(reader: impl Read) -> Result<Tensor<T, 2>, StreamError> {
    Format::new().read_from(reader).map(|table| table.elements)
}

/// Writes an array of rank 2 to a file, with commas between its columns. The file appears when it is complete.
///
/// # Errors
///
/// [`FileError`], which names the file: if it cannot be written, or if there are rows without columns.
///
/// ```no_run
/// use shapewise::tensor;
///
/// shapewise_io::csv::write("points.csv", &tensor![[0.5, 1.0], [2.0, -3.0]])?;
/// # Ok::<(), shapewise_io::csv::FileError>(())
/// ```
#[doc(alias("savetxt", "to_csv"))]
pub fn write<T: Display>(
    path: impl AsRef<Path>,
    array: &impl AsView<2, Element = T>,
) -> Result<(), FileError> {
    Format::<T>::new().write(path, &[], array)
}

/// Writes an array of rank 2, with commas between its columns. See the example of [the module](self).
///
/// # Errors
///
/// Same errors as [`write`](fn@write), without the file.
pub fn write_to<T: Display>(
    writer: impl Write,
    array: &impl AsView<2, Element = T>,
) -> Result<(), StreamError> {
    Format::<T>::new().write_to(writer, &[], array)
}

/// A table: the names of its columns, and its elements. See the example of [the module](self).
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Table<T> {
    /// The names of the columns, none if the format has none.
    pub names: Vec<String>,
    /// The elements.
    pub elements: Tensor<T, 2>,
}

/// What is between two columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Separator {
    /// This byte, and fields may be in quotes.
    Byte(u8),
    /// Blanks, as many as there are.
    Blanks,
}

/// The form of a table: commas, no names and no comments, unless a method says otherwise. See the example of [the module](self).
#[derive(Debug, Clone, PartialEq)]
pub struct Format<T> {
    separator: Separator,
    comment: Option<u8>,
    has_names: bool,
    columns: Option<Vec<usize>>,
    missing: Option<T>,
}

impl<T> Default for Format<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Format<T> {
    /// Returns the form of commas, without names and comments. See the example of [the module](self).
    #[must_use]
    pub const fn new() -> Self {
        Self {
            separator: Separator::Byte(b','),
            comment: None,
            has_names: false,
            columns: None,
            missing: None,
        }
    }

    /// Separates columns by a byte, such as `b';'` or `b'\t'`. A line feed, a carriage return and a quote are errors of what reads or writes.
    ///
    /// ```
    /// use shapewise_io::csv::Format;
    ///
    /// let table = Format::<i32>::new().separator(b';').read_from("1; 2\n3; 4\n".as_bytes())?;
    /// assert_eq!(table.elements.to_vec(), [1, 2, 3, 4]);
    /// # Ok::<(), shapewise_io::csv::StreamError>(())
    /// ```
    #[must_use]
    pub fn separator(self, separator: u8) -> Self {
        Self { separator: Separator::Byte(separator), ..self }
    }

    /// Separates columns by blanks, as many as there are, without quotes: what `savetxt` of NumPy writes.
    ///
    /// ```
    /// use shapewise_io::csv::Format;
    ///
    /// let table = Format::<f32>::new()
    ///     .blanks()
    ///     .comment(b'#')
    ///     .read_from("# x  y\n 1.0   2e1\n-3    4  # last\n".as_bytes())?;
    /// assert_eq!(table.elements.to_vec(), [1.0, 20.0, -3.0, 4.0]);
    /// # Ok::<(), shapewise_io::csv::StreamError>(())
    /// ```
    #[must_use]
    pub fn blanks(self) -> Self {
        Self { separator: Separator::Blanks, ..self }
    }

    /// Ignores lines that begin with a byte, such as `b'#'`; between [`blanks`](Self::blanks) also what follows it in a line.
    #[must_use]
    pub fn comment(self, comment: u8) -> Self {
        Self { comment: Some(comment), ..self }
    }

    /// Reads the first line as the names of the columns. See the example of [the module](self).
    #[must_use]
    pub fn names(self) -> Self {
        Self { has_names: true, ..self }
    }

    /// Reads only some columns, counted from 0, in the order in which they are given. The others may have any text. See the example of
    /// [the module](self).
    #[must_use]
    pub fn columns(self, columns: &[usize]) -> Self {
        Self { columns: Some(columns.to_vec()), ..self }
    }

    /// Reads an empty text between two separators as an element. Without it, that is an error. See the example of [the module](self).
    #[must_use]
    pub fn missing(self, element: T) -> Self {
        Self { missing: Some(element), ..self }
    }

    /// Reads a table from a file.
    ///
    /// # Errors
    ///
    /// Those of [`read`], and if there is no such column.
    ///
    /// ```no_run
    /// use shapewise_io::csv::Format;
    ///
    /// let table = Format::<f64>::new().names().columns(&[0, 1, 2, 3]).read("iris.csv")?;
    /// println!("{}", table.names.join(", "));
    /// # Ok::<(), shapewise_io::csv::FileError>(())
    /// ```
    pub fn read(&self, path: impl AsRef<Path>) -> Result<Table<T>, FileError>
    where
        T: FromStr + Clone,
    {
        let path = path.as_ref();
        let opened = File::open(path).map_err(StreamError::Io);
        opened
            .and_then(|file| self.read_from(BufReader::new(file)))
            .map_err(|why| FileError::new(path.display(), why))
    }

    /// Reads a table. A text without lines has no columns, `[0, 0]`; one with names alone has no rows.
    ///
    /// # Errors
    ///
    /// Same errors as [`read`](Self::read), without the file.
    pub fn read_from(&self, reader: impl Read) -> Result<Table<T>, StreamError>
    where
        T: FromStr + Clone,
    {
        self.check_separator()?;
        let (mut lines, mut line) = (Lines::new(reader, self.separator, self.comment), StringRecord::new());
        let (mut names, mut elements, mut rows, mut first) = (None, Vec::new(), 0_usize, None);
        while let Some(number) = lines.read(&mut line)? {
            let (found, expected) = (line.len(), *first.get_or_insert(line.len()));
            if found != expected {
                return Err(TableError::Columns { line: number, found, expected }.into());
            }
            let columns = self.chosen(expected)?;
            if self.has_names && names.is_none() {
                names = Some(
                    columns.filter_map(|column| line.get(column)).map(|name| name.trim().into()).collect(),
                );
                continue;
            }
            for column in columns {
                elements.push(self.element(line.get(column).unwrap_or_default().trim(), number, column)?);
            }
            rows = rows.saturating_add(1);
        }
        let width = self.columns.as_ref().map_or(first.unwrap_or_default(), Vec::len);
        let elements = Tensor::new(elements, [rows, width]).map_err(TableError::View)?;
        Ok(Table { names: names.unwrap_or_default(), elements })
    }

    /// Checks that lines and quotes are not cut by the separator.
    const fn check_separator(&self) -> Result<(), TableError> {
        match self.separator {
            Separator::Byte(byte @ (b'\n' | b'\r' | b'"')) => Err(TableError::Separator { byte }),
            _ => Ok(()),
        }
    }

    /// Returns the columns to read, of so many.
    fn chosen(&self, columns: usize) -> Result<impl Iterator<Item = usize>, TableError> {
        let list = self.columns.as_deref();
        if let Some(&column) = list.unwrap_or_default().iter().find(|column| **column >= columns) {
            return Err(TableError::NoColumn { column, columns });
        }
        let all = if list.is_some() { 0 } else { columns };
        Ok((0..all).chain(list.unwrap_or_default().iter().copied()))
    }

    /// Reads an element.
    fn element(&self, text: &str, line: u64, column: usize) -> Result<T, TableError>
    where
        T: FromStr + Clone,
    {
        match (text, &self.missing) {
            ("", Some(missing)) => Ok(missing.clone()),
            ("", None) => Err(TableError::Empty { line, column }),
            _ => text.parse().map_err(|_| TableError::Element {
                line,
                column,
                text: Excerpt::new(text.as_bytes()),
            }),
        }
    }

    /// Writes an array of rank 2 to a file, with the names of its columns in the first line, or with none. The file appears when it is complete.
    ///
    /// # Errors
    ///
    /// Those of [`write`](fn@write), and if the names are not as many as the columns.
    ///
    /// ```no_run
    /// use shapewise::tensor;
    /// use shapewise_io::csv::Format;
    ///
    /// Format::new().separator(b'\t').write(
    ///     "points.tsv",
    ///     &["x", "y"],
    ///     &tensor![[0.5, 1.0], [2.0, -3.0]],
    /// )?;
    /// # Ok::<(), shapewise_io::csv::FileError>(())
    /// ```
    pub fn write(
        &self,
        path: impl AsRef<Path>,
        names: &[&str],
        array: &impl AsView<2, Element = T>,
    ) -> Result<(), FileError>
    where
        T: Display,
    {
        let path = path.as_ref();
        let written = replace::file(path, StreamError::Io, |file| self.write_to(file, names, array));
        written.map_err(|why| FileError::new(path.display(), why))
    }

    /// Writes an array of rank 2, with the names of its columns in the first line, or with none.
    ///
    /// # Errors
    ///
    /// Same errors as [`write`](Self::write), without the file.
    ///
    /// ```
    /// use shapewise::tensor;
    /// use shapewise_io::csv::Format;
    ///
    /// let mut text = Vec::new();
    /// Format::new().write_to(&mut text, &["x", "y, z"], &tensor![[1.5, 2.0], [0.25, 1e300]])?;
    /// let read = Format::<f64>::new().names().read_from(&*text)?;
    /// assert_eq!(read.names, ["x", "y, z"]);
    /// assert_eq!(read.elements, tensor![[1.5, 2.0], [0.25, 1e300]]);
    ///
    /// let error = Format::new().write_to(&mut text, &["x"], &tensor![[1, 2]]).unwrap_err();
    /// assert_eq!(error.to_string(), "1 name for 2 columns: one is needed per column");
    /// # Ok::<(), shapewise_io::csv::StreamError>(())
    /// ```
    pub fn write_to(
        &self,
        writer: impl Write,
        names: &[&str],
        array: &impl AsView<2, Element = T>,
    ) -> Result<(), StreamError>
    where
        T: Display,
    {
        self.check_separator()?;
        let view = array.as_view();
        let [rows, width] = view.extents();
        if !names.is_empty() && names.len() != width {
            return Err(TableError::Names { found: names.len(), expected: width }.into());
        }
        if width == 0 && rows > 0 {
            return Err(TableError::Nothing { rows }.into());
        }
        let mut builder = WriterBuilder::new();
        if let Separator::Byte(byte) = self.separator {
            // A line that begins with the mark of a comment begins with a quote.
            builder.delimiter(byte).comment(self.comment);
        } else {
            let is_word = |name: &&str| name.split_whitespace().eq([*name]);
            if let Some(column) = names.iter().position(|name| !is_word(name)) {
                return Err(TableError::Name { column }.into());
            }
            // Words need no quotes.
            builder.delimiter(b' ').quote_style(QuoteStyle::Never);
        }
        // Words are not in quotes, so none may have the mark of a comment.
        let check = |text: &str| match (self.separator, self.comment) {
            (Separator::Blanks, Some(byte)) if text.bytes().any(|other| other == byte) => {
                Err(TableError::Comment { byte })
            }
            _ => Ok(()),
        };
        names.iter().try_for_each(|name| check(name))?;
        let mut writer = builder.from_writer(writer);
        let io = |error: ::csv::Error| StreamError::Io(error.into());
        if !names.is_empty() {
            writer.write_record(names).map_err(io)?;
        }
        let mut text = String::new();
        for row in view.outer_iter() {
            for element in row.iter() {
                text.clear();
                // A string takes any text.
                let _ = fmt::Write::write_fmt(&mut text, format_args!("{element}"));
                check(&text)?;
                writer.write_field(&text).map_err(io)?;
            }
            writer.write_record(None::<&[u8]>).map_err(io)?;
        }
        writer.flush().map_err(StreamError::Io)
    }
}
