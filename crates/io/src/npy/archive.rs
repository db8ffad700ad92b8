//! Archives of arrays: `.npz`.

use core::fmt;
use std::{
    fs::File,
    io::{BufReader, Cursor, Read, Seek, Write},
    path::Path,
};

use alloc::{boxed::Box, format, string::ToString};

use zip::{
    CompressionMethod, ZipArchive, ZipWriter,
    read::ZipFile,
    result::{ZipError, ZipResult},
    write::SimpleFileOptions,
};

use shapewise::{
    Tensor,
    array::{DynTensor, DynView},
};

use super::{FileError, NpyError, StreamError, from_bytes, header, read_dyn_from, read_from, write_to};
use crate::{Plain, raw::RawArray};

/// Why an archive cannot be read or written. All but [`Archive`](Self::Archive) name the array.
#[derive(Debug)]
#[non_exhaustive]
pub enum NpzError {
    /// It is not an archive, or reading or writing it fails.
    Archive(Box<str>),
    /// The archive does not have the array.
    Missing {
        /// The name of the array.
        name: Box<str>,
    },
    /// The array is compressed, so it cannot be borrowed.
    Compressed {
        /// The name of the array.
        name: Box<str>,
    },
    /// The array is not the expected one, or reading or writing it fails.
    Array(FileError),
}

impl fmt::Display for NpzError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Archive(why) => write!(f, "the archive cannot be used: {why}"),
            Self::Missing { name } => write!(f, "{name}: the archive does not have this array"),
            Self::Compressed { name } => {
                write!(f, "{name}: the array is compressed, so it cannot be borrowed: read it")
            }
            Self::Array(error) => fmt::Display::fmt(error, f),
        }
    }
}

impl core::error::Error for NpzError {}

impl From<ZipError> for NpzError {
    fn from(error: ZipError) -> Self {
        Self::Archive(error.to_string().into())
    }
}

/// An archive of arrays, as `numpy.savez` and `numpy.savez_compressed` write it.
///
/// # Examples
///
/// ```
/// use std::io::Cursor;
///
/// use shapewise::{Tensor, shape};
/// use shapewise_io::npy::{Npz, NpzWriter};
///
/// let mut writer = NpzWriter::compressed(Cursor::new(Vec::new()));
/// writer.add("weights", &Tensor::try_filled(shape![2, 3], 0.5)?)?;
/// writer.add("bias", &Tensor::from([1.0, 2.0, 3.0]))?;
/// let bytes = writer.finish()?.into_inner();
///
/// let mut archive = Npz::new(Cursor::new(&*bytes))?;
/// assert!(archive.names().eq(["weights", "bias"]));
/// assert_eq!(archive.read::<f64, 1>("bias")?.as_slice(), [1.0, 2.0, 3.0]);
/// assert_eq!(
///     archive.read::<f64, 1>("weights").unwrap_err().to_string(),
///     "weights: the rank is 2, expected 1"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Npz<R> {
    archive: ZipArchive<R>,
}

impl<R: Read + Seek> fmt::Debug for Npz<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.archive.file_names()).finish()
    }
}

impl Npz<BufReader<File>> {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// [`NpzError`] if the file cannot be read or is not an archive.
    ///
    /// ```
    /// use shapewise_io::npy::Npz;
    ///
    /// let error = Npz::open("no such.npz").unwrap_err();
    /// assert!(error.to_string().starts_with("no such.npz: No such file"));
    /// ```
    pub fn open(path: impl AsRef<Path>) -> Result<Self, NpzError> {
        let path = path.as_ref();
        let file = File::open(path)
            .map_err(|error| NpzError::Array(FileError::new(path.display(), StreamError::Io(error))))?;
        Self::new(BufReader::new(file))
    }
}

impl<R: Read + Seek> Npz<R> {
    /// Reads the directory of an archive.
    ///
    /// # Errors
    ///
    /// [`NpzError::Archive`] if it is not an archive.
    pub fn new(reader: R) -> Result<Self, NpzError> {
        Ok(Self { archive: ZipArchive::new(reader)? })
    }

    /// Returns the names of the arrays, in the order of the archive. See the example of [`Npz`].
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.archive.file_names().filter_map(|name| name.strip_suffix(".npy"))
    }

    /// Reads one array.
    fn entry<V>(
        &mut self,
        name: &str,
        read: impl FnOnce(&mut dyn Read) -> Result<V, StreamError>,
    ) -> Result<V, NpzError> {
        let mut file = found(name, self.archive.by_name(&format!("{name}.npy")))?;
        read(&mut file).map_err(|why| NpzError::Array(FileError::new(name, why)))
    }

    /// Reads the array of this name, of rank `R` with elements `T`. The tensor is row-major.
    ///
    /// # Errors
    ///
    /// [`NpzError`], which names the array: if there is none of this name, or if its element type or its rank is another one.
    pub fn read<T: Plain, const Q: usize>(&mut self, name: &str) -> Result<Tensor<T, Q>, NpzError> {
        self.entry(name, |file| read_from(file))
    }

    /// Reads the array of this name, of any rank with elements `T`.
    ///
    /// # Errors
    ///
    /// Same errors as [`read`](Self::read), except for the rank.
    pub fn read_dyn<T: Plain>(&mut self, name: &str) -> Result<DynTensor<T>, NpzError> {
        self.entry(name, |file| read_dyn_from(file))
    }
}

/// An archive in memory, such as a mapped file, whose arrays are borrowed.
///
/// # Examples
///
/// ```
/// use std::io::Cursor;
///
/// use shapewise::Tensor;
/// use shapewise_io::npy::{NpzView, NpzWriter};
///
/// let mut writer = NpzWriter::new(Cursor::new(Vec::new()));
/// writer.add("bias", &Tensor::from([1_u8, 2, 3]))?;
/// let bytes = writer.finish()?.into_inner();
///
/// let mut archive = NpzView::new(&bytes)?;
/// let bias = archive.array("bias")?.view::<u8, 1>()?;
/// assert_eq!(bias.to_vec(), [1, 2, 3]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct NpzView<'a> {
    npz: Npz<Cursor<&'a [u8]>>,
    bytes: &'a [u8],
}

impl<'a> NpzView<'a> {
    /// Reads the directory of an archive.
    ///
    /// # Errors
    ///
    /// [`NpzError::Archive`] if it is not an archive.
    pub fn new(bytes: &'a [u8]) -> Result<Self, NpzError> {
        Ok(Self { npz: Npz::new(Cursor::new(bytes))?, bytes })
    }

    /// Returns the names of the arrays, in the order of the archive. See the example of [`Npz`].
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.npz.names()
    }

    /// Reads the array of this name, in place. [`NpzWriter`] aligns its arrays; NumPy does not, so [`RawArray::view`] may return an error that says how many bytes
    /// after a multiple of their alignment the elements begin. [`RawArray::to_tensor`] copies them.
    ///
    /// # Errors
    ///
    /// [`NpzError`], which names the array: if there is none of this name, if it is compressed, or not an array of numbers.
    pub fn array(&mut self, name: &str) -> Result<RawArray<'a>, NpzError> {
        let file = found(name, self.npz.archive.by_name(&format!("{name}.npy")))?;
        if file.compression() != CompressionMethod::Stored {
            return Err(NpzError::Compressed { name: name.into() });
        }
        let range = file.data_start().and_then(|start| {
            let start = usize::try_from(start).ok()?;
            Some(start..start.checked_add(usize::try_from(file.size()).ok()?)?)
        });
        let entry = range.and_then(|range| self.bytes.get(range)).ok_or(NpyError::HeaderEnds);
        entry.and_then(from_bytes).map_err(|why| NpzError::Array(FileError::new(name, why)))
    }
}

/// Finds a file in an archive, or returns the error that names it.
fn found<'z, R: Read>(name: &str, file: ZipResult<ZipFile<'z, R>>) -> Result<ZipFile<'z, R>, NpzError> {
    file.map_err(|error| match error {
        ZipError::FileNotFound => NpzError::Missing { name: name.into() },
        error => NpzError::Array(FileError::new(name, StreamError::Io(error.into()))),
    })
}

/// Writes an archive of arrays that `numpy.load` reads.
///
/// # Examples
///
/// [`Npz`] has one.
pub struct NpzWriter<W: Write + Seek> {
    writer: ZipWriter<W>,
    method: CompressionMethod,
}

impl<W: Write + Seek> fmt::Debug for NpzWriter<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NpzWriter").field("method", &self.method).finish_non_exhaustive()
    }
}

impl<W: Write + Seek> NpzWriter<W> {
    /// Creates an archive whose arrays are stored as they are, as by `numpy.savez`. The elements of each begin at a multiple of 64 bytes,
    /// so that they can be borrowed from a mapped file. See the example of [`NpzWriter`].
    #[doc(alias = "savez")]
    pub fn new(writer: W) -> Self {
        Self { writer: ZipWriter::new(writer), method: CompressionMethod::Stored }
    }

    /// Creates an archive whose arrays are compressed, as by `numpy.savez_compressed`. See the example of [`NpzWriter`].
    #[doc(alias = "savez_compressed")]
    pub fn compressed(writer: W) -> Self {
        Self { writer: ZipWriter::new(writer), method: CompressionMethod::Deflated }
    }

    /// Adds an array of any rank.
    ///
    /// # Errors
    ///
    /// [`NpzError`] if the name occurs twice, if writing fails, or if NumPy does not have the element type, as `bf16`.
    pub fn add<'a, T: Plain>(
        &mut self,
        name: &str,
        array: impl Into<DynView<'a, T>>,
    ) -> Result<(), NpzError> {
        let array: DynView<'a, T> = array.into();
        let named = |why: StreamError| NpzError::Array(FileError::new(name, why));
        // Before anything is written: an array that fails leaves no entry.
        header::type_name(T::TYPE).map_err(|why| named(why.into()))?;
        // A file of 4 GiB or more needs longer fields, and the header and the compression add a little.
        let bytes = array.element_count().saturating_mul(size_of::<T>());
        let is_large = bytes > 0xF000_0000;
        let options = SimpleFileOptions::default().compression_method(self.method).large_file(is_large);
        let options =
            if self.method == CompressionMethod::Stored { options.with_alignment(64) } else { options };
        self.writer.start_file(format!("{name}.npy"), options)?;
        write_to(&mut self.writer, array).map_err(named)
    }

    /// Writes the directory of the archive, and returns the stream.
    ///
    /// # Errors
    ///
    /// [`NpzError::Archive`] if writing fails.
    pub fn finish(self) -> Result<W, NpzError> {
        Ok(self.writer.finish()?)
    }
}
