//! NumPy's files: `.npy`, one array, and `.npz`, an archive of them (feature `npy`).
//!
//! | you have | you want | call |
//! |---|---|---|
//! | a path | a tensor of a known rank | [`read`] |
//! | a path | a tensor of any rank | [`read_dyn`] |
//! | a stream | a tensor | [`read_from`], [`read_dyn_from`] |
//! | bytes, such as a mapped file | a view, in place | [`from_bytes`], then [`RawArray::view`], [`dense`](RawArray::dense) or [`dyn_view`](RawArray::dyn_view) |
//! | an array | a file | [`write`](fn@write), [`write_to`] |
//! | an archive | any of these, by name | [`Npz`], [`NpzView`], [`NpzWriter`] |
//!
//! Both orders of axes and both byte orders are read. Elements are booleans, integers, floats and complex numbers; `f16` requires the
//! feature `half`, complex numbers `num-complex`; for `bf16`, which NumPy does not have, see [`ml_dtypes`]. All names of these types that do not depend on the
//! machine are read: `<f8`, `d`, `float64`, `double`. Text, times, Python objects and structs are an error that names the type.
//!
//! # What is verified
//!
//! * A header is checked before memory is allocated: a false one allocates no more than twice what the file is long.
//! * The bytes of a `bool` are 0 or 1. Those of other elements may be anything: a `.npy` file has no checksum, so a changed element is another number.
//! * Bytes after the last element of a `.npy` file are not read, because NumPy writes several arrays to one file.
//! * In an archive each array is compared with its checksum and its size, and ends with its last element, before it is returned: by [`Npz`] whenever it is
//!   read, by [`NpzView`] when it is borrowed for the first time. The directory at the end of the archive states both; the copies before each array are
//!   not compared with it.
//!
//! # Examples
//!
//! ```
//! use shapewise::{Tensor, View, shape};
//! use shapewise_io::npy;
//!
//! // A name of its own: other users may have files in this folder.
//! let path = std::env::temp_dir().join(format!("shapewise-doc-{}.npy", std::process::id()));
//! let weights = Tensor::new(vec![1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0], shape![2, 3])?;
//! npy::write(&path, &weights)?;
//!
//! let read: Tensor<f32, 2> = npy::read(&path)?;
//! assert_eq!(read, weights);
//! let error = npy::read::<f32, 3>(&path).unwrap_err().to_string();
//! assert!(error.ends_with(".npy: the rank is 2, expected 3"));
//!
//! // The file as memory: nothing is read until the elements are.
//! let file = std::fs::File::open(&path)?;
//! // SAFETY: nothing else writes the file while it is mapped.
//! let bytes = unsafe { memmap2::Mmap::map(&file) }?;
//! let view: View<'_, f32, 2> = npy::from_bytes(&bytes)?.view()?;
//! assert_eq!(view.sum(), 21.0);
//! # std::fs::remove_file(path)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod archive;
mod error;
mod header;
mod local;
pub mod ml_dtypes;

use std::{
    fs::File,
    io::{self, BufReader, Read, Write},
    path::Path,
};

use alloc::{vec, vec::Vec};

use shapewise::{
    Shape, Strided, Tensor, View, ViewError,
    array::{DynTensor, DynView},
    interop::bytes::as_bytes,
};

use self::header::{Header, Names, Preamble};
pub use self::{
    archive::{Npz, NpzError, NpzView, NpzWriter},
    error::{FileError, NpyError, StreamError},
};
use super::{
    bytes::{DecodeError, Plain, decode},
    raw::{RawArray, RawError, reversed},
    replace,
};

/// Reads the array of a `.npy` file from its bytes, in place. Bytes after the last element are ignored, as NumPy does.
///
/// # Errors
///
/// [`NpyError`] if the bytes are not a `.npy` file of numbers, or too few.
///
/// ```
/// use shapewise::Tensor;
/// use shapewise_io::npy;
///
/// let mut bytes = Vec::new();
/// npy::write_to(&mut bytes, &Tensor::from([1_u8, 2, 3]))?;
/// let array = npy::from_bytes(&bytes)?;
/// assert_eq!(
///     (array.element_type().to_string(), array.shape().to_string()),
///     ("u8".into(), "[3]".into())
/// );
/// assert_eq!(array.view::<u8, 1>()?.to_vec(), [1, 2, 3]);
/// assert_eq!(
///     npy::from_bytes(&bytes[..20]).unwrap_err().to_string(),
///     "the file ends within the header"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn from_bytes(bytes: &[u8]) -> Result<RawArray<'_>, NpyError> {
    Ok(split(bytes, Names::Numpy)?.0)
}

/// Reads an array in place, and returns the bytes after its last element.
fn split(bytes: &[u8], names: Names) -> Result<(RawArray<'_>, &[u8]), NpyError> {
    let (header, elements) = header::split(bytes, names)?;
    // The shape fits. If its bytes do not, there are too few anyway.
    let count = header.shape.element_count().get().unwrap_or(usize::MAX);
    let needed = count.saturating_mul(header.element.bytes());
    let (elements, rest) = elements.split_at_checked(needed).unwrap_or((elements, &[]));
    let (order, is_swapped) = (header.is_column_major, header.is_swapped);
    Ok((RawArray::of_order(header.element, &header.shape, elements, order, is_swapped)?, rest))
}

/// Fills a buffer; the end of the stream is the end of the header.
fn fill(reader: &mut impl Read, bytes: &mut [u8]) -> Result<(), StreamError> {
    reader.read_exact(bytes).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => NpyError::HeaderEnds.into(),
        _ => StreamError::Io(error),
    })
}

/// Reads a header.
fn read_header(reader: &mut impl Read, names: Names) -> Result<Header, StreamError> {
    let (mut begin, mut length) = ([0; 8], [0; 4]);
    fill(reader, &mut begin)?;
    let preamble = Preamble::new(begin)?;
    fill(reader, length.get_mut(..preamble.length_bytes).unwrap_or_default())?;
    let mut text = vec![0; preamble.header_length(&length)?];
    fill(reader, &mut text)?;
    Ok(header::parse(&text, names)?)
}

/// Reads the elements, in the order of the file.
fn read_elements<T: Plain>(reader: impl Read, header: &Header) -> Result<Vec<T>, StreamError> {
    if header.element != T::TYPE {
        return Err(RawError::Element { expected: T::TYPE, found: header.element }.into());
    }
    // The header has no unknown extents.
    let count = header.shape.element_count().get().unwrap_or(usize::MAX);
    decode(reader, count, header.is_swapped).map_err(|error| match error {
        DecodeError::Io(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            let size: u128 = size_of::<T>().try_into().unwrap_or(u128::MAX);
            let needed = size.saturating_mul(count.try_into().unwrap_or(u128::MAX));
            NpyError::Ends { needed }.into()
        }
        DecodeError::Io(error) => StreamError::Io(error),
        DecodeError::Bytes(error) => RawError::Bytes(error).into(),
    })
}

/// Reads an array of rank `R` with elements `T` from a stream, up to its last element. The tensor is row-major.
///
/// # Errors
///
/// [`StreamError`] if reading fails, if it is not a `.npy` file, or if the element type or the rank is another one.
///
/// ```
/// use shapewise::Tensor;
/// use shapewise_io::npy;
///
/// let mut bytes = Vec::new();
/// npy::write_to(&mut bytes, &Tensor::from([1_u8, 2, 3]))?;
/// assert_eq!(npy::read_from::<u8, 1>(&*bytes)?.as_slice(), [1, 2, 3]);
/// assert_eq!(
///     npy::read_from::<f32, 1>(&*bytes).unwrap_err().to_string(),
///     "the elements are u8, expected f32"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_from<T: Plain, const R: usize>(reader: impl Read) -> Result<Tensor<T, R>, StreamError> {
    ranked(reader, Names::Numpy)
}

/// Reads an array of rank `R`.
fn ranked<T: Plain, const R: usize>(
    mut reader: impl Read,
    names: Names,
) -> Result<Tensor<T, R>, StreamError> {
    let header = read_header(&mut reader, names)?;
    // The shape first: a wrong one costs no reading.
    let extents = Shape::<R>::try_from(&header.shape).map_err(RawError::Shape)?.extents();
    let elements = read_elements(reader, &header)?;
    if !header.is_column_major {
        return Ok(Tensor::new(elements, extents)?);
    }
    let layout = Strided::column_major(extents).map_err(ViewError::Size)?;
    Ok(Tensor::new(View::with_layout(&elements, layout)?.to_vec(), extents)?)
}

/// Reads an array of any rank with elements `T` from a stream: [`read_from`].
///
/// # Errors
///
/// Same errors as [`read_from`], except for the rank.
///
/// ```
/// use shapewise::Tensor;
/// use shapewise_io::npy;
///
/// let mut bytes = Vec::new();
/// npy::write_to(&mut bytes, &Tensor::from([1_u8, 2, 3]))?;
/// assert_eq!(npy::read_dyn_from::<u8>(&*bytes)?.shape().to_string(), "[3]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_dyn_from<T: Plain>(reader: impl Read) -> Result<DynTensor<T>, StreamError> {
    dynamic(reader, Names::Numpy)
}

/// Reads an array of any rank.
fn dynamic<T: Plain>(mut reader: impl Read, names: Names) -> Result<DynTensor<T>, StreamError> {
    let header = read_header(&mut reader, names)?;
    let elements = read_elements(reader, &header)?;
    if !header.is_column_major {
        return Ok(DynTensor::new(elements, &header.shape)?);
    }
    Ok(DynView::new(&elements, reversed(&header.shape))?.transpose().to_tensor())
}

/// Opens a file and reads from it.
fn of_file<V>(
    path: &Path,
    read: impl FnOnce(BufReader<File>) -> Result<V, StreamError>,
) -> Result<V, FileError> {
    let opened = File::open(path).map_err(StreamError::Io);
    opened.and_then(|file| read(BufReader::new(file))).map_err(|why| FileError::new(path.display(), why))
}

/// Reads an array of rank `R` with elements `T` from a file. The tensor is row-major. [`read_dyn`] reads an array of any rank.
///
/// # Errors
///
/// [`FileError`], which names the file: if it cannot be read, if it is not a `.npy` file, or if the element type or the rank is another
/// one.
///
/// ```
/// use shapewise_io::npy;
///
/// let error = npy::read::<f32, 2>("no such.npy").unwrap_err();
/// assert!(error.to_string().starts_with("no such.npy: No such file"));
/// ```
#[doc(alias = "load")]
pub fn read<T: Plain, const R: usize>(path: impl AsRef<Path>) -> Result<Tensor<T, R>, FileError> {
    of_file(path.as_ref(), read_from)
}

/// Reads an array of any rank with elements `T` from a file.
///
/// # Errors
///
/// Same errors as [`read`], except for the rank.
///
/// ```no_run
/// use shapewise::match_rank;
/// use shapewise_io::npy;
///
/// let text = match_rank!(npy::read_dyn::<f32>("weights.npy")?, {
///     1 => |bias| format!("a bias of {}", bias.element_count()),
///     2 => |matrix| format!("a matrix of {} rows", matrix.extents()[0]),
///     _ => |error| error.to_string(),
/// });
/// println!("{text}");
/// # Ok::<(), shapewise_io::npy::FileError>(())
/// ```
pub fn read_dyn<T: Plain>(path: impl AsRef<Path>) -> Result<DynTensor<T>, FileError> {
    of_file(path.as_ref(), read_dyn_from)
}

/// Writes an array of any rank, in row-major order, or in column-major order if that is the order of its memory.
///
/// # Errors
///
/// [`StreamError`] if writing fails, or if NumPy does not have the element type, as `bf16`.
///
/// ```
/// use shapewise::{View, shape};
/// use shapewise_io::npy;
///
/// let memory = [1_u8, 2, 3, 4, 5, 6];
/// let mut bytes = Vec::new();
/// npy::write_to(&mut bytes, View::new(&memory, shape![2, 3])?.transpose())?;
/// assert_eq!(bytes.len(), 128 + 6);
/// assert_eq!(npy::from_bytes(&bytes)?.is_column_major(), true);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_to<'a, T: Plain>(
    writer: impl Write,
    array: impl Into<DynView<'a, T>>,
) -> Result<(), StreamError> {
    let array: DynView<'a, T> = array.into();
    put(writer, array, Names::Numpy)
}

/// Writes an array of any rank to a stream.
fn put<T: Plain>(mut writer: impl Write, array: DynView<'_, T>, names: Names) -> Result<(), StreamError> {
    let (row_major, column_major) = (array.try_as_slice(), array.transpose().try_as_slice());
    let is_column_major = row_major.is_none() && column_major.is_some();
    let header = header::write(T::TYPE, names, is_column_major, array.extents())?;
    writer.write_all(&header).map_err(StreamError::Io)?;
    if let Some(elements) = row_major.or(column_major) {
        return writer.write_all(as_bytes(elements)).map_err(StreamError::Io);
    }
    let mut chunk = Vec::with_capacity(1024);
    for &element in &array {
        chunk.push(element);
        if chunk.len() == chunk.capacity() {
            writer.write_all(as_bytes(&chunk)).map_err(StreamError::Io)?;
            chunk.clear();
        }
    }
    writer.write_all(as_bytes(&chunk)).map_err(StreamError::Io)
}

/// Writes an array of any rank to a file: [`write_to`].
///
/// A file that exists is replaced when the array is complete: the array is written to a new file in the same folder, which then takes the name. So an error
/// leaves the old file as it was, and the array may be a view of the old file that is mapped. Permissions stay, links to files are followed,
/// and what is not a regular file, such as a pipe, is written directly.
///
/// # Errors
///
/// [`FileError`], which names the file: if it cannot be written, or if NumPy does not have the element type, as `bf16`.
///
/// ```no_run
/// use shapewise::Tensor;
/// use shapewise_io::npy;
///
/// npy::write("numbers.npy", &Tensor::from([1, 2, 3]))?;
/// # Ok::<(), shapewise_io::npy::FileError>(())
/// ```
#[doc(alias = "save")]
pub fn write<'a, T: Plain>(
    path: impl AsRef<Path>,
    array: impl Into<DynView<'a, T>>,
) -> Result<(), FileError> {
    let array: DynView<'a, T> = array.into();
    replace(path.as_ref(), array, Names::Numpy)
}

/// Writes an array of any rank to a file.
fn replace<T: Plain>(path: &Path, array: DynView<'_, T>, names: Names) -> Result<(), FileError> {
    let written = header::type_name(T::TYPE, names).map_err(StreamError::Npy);
    let written = written.and_then(|_| replace::file(path, StreamError::Io, |file| put(file, array, names)));
    written.map_err(|why| FileError::new(path.display(), why))
}
