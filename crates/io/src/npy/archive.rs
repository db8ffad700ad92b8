//! Archives of arrays: `.npz`.

use core::fmt;
use std::{
    fs::File,
    io::{self, BufReader, Cursor, Read, Seek, Write},
    path::Path,
};

use alloc::{
    boxed::Box,
    collections::BTreeSet,
    format,
    string::{String, ToString},
};

use zip::{
    CompressionMethod, ZipArchive, ZipWriter, read::ZipFile, result::ZipError, write::SimpleFileOptions,
};

use shapewise::{
    Tensor,
    array::{DynTensor, DynView},
    message::Count,
};

use super::{
    FileError, Names, NpyError, StreamError, dynamic, header,
    local::{self, Shared, local_name},
    put, ranked, split,
};
use crate::{Plain, raw::RawArray};

/// Why an archive cannot be read or written. All but [`Archive`](Self::Archive) name the array or the file.
#[derive(Debug)]
#[non_exhaustive]
pub enum NpzError {
    /// It is not an archive, or reading or writing it fails.
    Archive(Box<str>),
    /// The file is not an archive, or reading it fails.
    File {
        /// The path of the file.
        path: Box<str>,
        /// The reason.
        why: Box<str>,
    },
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
    /// The array is compressed by a method that is not supported.
    Method {
        /// The name of the array.
        name: Box<str>,
        /// The number of the method in the format of archives.
        method: u16,
    },
    /// The bytes of the array are not those that were written: their checksum is another one.
    Checksum {
        /// The name of the array.
        name: Box<str>,
    },
    /// The bytes of the array are not as many as the directory states.
    Size {
        /// The name of the array.
        name: Box<str>,
        /// The number of bytes in the directory.
        expected: u64,
        /// The number of bytes of the array.
        found: u64,
    },
    /// The array is not the expected one, or reading or writing it fails.
    Array(FileError),
    /// The file of the array has another name in front of its bytes than in the directory.
    Name {
        /// The name of the array.
        name: Box<str>,
        /// The name of the file in the directory.
        directory: Box<str>,
        /// The name in front of the bytes of the file.
        header: Box<str>,
    },
}

impl fmt::Display for NpzError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Archive(why) => write!(f, "the archive cannot be used: {why}"),
            Self::File { path, why } => write!(f, "{path}: the archive cannot be used: {why}"),
            Self::Missing { name } => write!(f, "{name}: the archive does not have this array"),
            Self::Compressed { name } => {
                write!(f, "{name}: the array is compressed, so it cannot be borrowed: read it")
            }
            Self::Method { name, method } => {
                let known = METHODS.iter().find(|row| row.0 == *method).map_or("unknown", |row| row.1);
                write!(
                    f,
                    "{name}: the array is compressed by method {method} ({known}), which is not supported: arrays are stored or \
                     deflated, as by numpy.savez and numpy.savez_compressed"
                )
            }
            Self::Checksum { name } => {
                write!(
                    f,
                    "{name}: the archive is damaged: the bytes of the array do not have the checksum of the directory"
                )
            }
            Self::Size { name, expected, found } => write!(
                f,
                "{name}: the archive is damaged: the directory states {}, but the array has {found}",
                Count(u128::from(*expected), "byte", "bytes")
            ),
            Self::Array(error) => fmt::Display::fmt(error, f),
            Self::Name { name, directory, header } => write!(
                f,
                "{name}: the archive is damaged: the file is {directory} in the directory, and {header} in front of its bytes"
            ),
        }
    }
}

impl core::error::Error for NpzError {}

/// Methods of compression, by their numbers in the format of archives (APPNOTE.TXT, 4.4.5).
const METHODS: [(u16, &str); 14] = [
    (1, "shrunk"),
    (2, "reduced"),
    (3, "reduced"),
    (4, "reduced"),
    (5, "reduced"),
    (6, "imploded"),
    (9, "deflate64"),
    (12, "bzip2"),
    (14, "lzma"),
    (20, "zstd"),
    (93, "zstd"),
    (95, "xz"),
    (97, "wavpack"),
    (98, "ppmd"),
];

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
    archive: ZipArchive<Shared<R>>,
    /// What the archive reads, for what the crate `zip` does not read.
    reader: Shared<R>,
    names: Names,
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
    /// [`NpzError`], which names the file, if it cannot be read or is not an archive.
    ///
    /// ```
    /// use shapewise_io::npy::Npz;
    ///
    /// let error = Npz::open("no such.npz").unwrap_err();
    /// assert!(error.to_string().starts_with("no such.npz: No such file"));
    /// ```
    pub fn open(path: impl AsRef<Path>) -> Result<Self, NpzError> {
        let path = path.as_ref();
        let name = path.display();
        let file = File::open(path)
            .map_err(|error| NpzError::Array(FileError::new(&name, StreamError::Io(error))))?;
        Self::new(BufReader::new(file)).map_err(|error| match error {
            NpzError::Archive(why) => NpzError::File { path: name.to_string().into(), why },
            error => error,
        })
    }
}

impl<R: Read + Seek> Npz<R> {
    /// Reads the directory of an archive.
    ///
    /// # Errors
    ///
    /// [`NpzError::Archive`] if it is not an archive.
    pub fn new(reader: R) -> Result<Self, NpzError> {
        let reader = Shared::new(reader);
        Ok(Self { archive: ZipArchive::new(reader.clone())?, reader, names: Names::Numpy })
    }

    /// Returns the archive, whose arrays of type `V2` are read as `bf16`: [`npy::ml_dtypes`](super::ml_dtypes).
    #[must_use]
    pub fn ml_dtypes(self) -> Self {
        Self { names: Names::MlDtypes, ..self }
    }

    /// Returns the names of the arrays, in the order of the archive: those of its files, without `.npy`. A file that is not an array has a name as well, as in
    /// NumPy. See the example of [`Npz`].
    pub fn names(&self) -> impl Iterator<Item = &str> {
        let files = self.archive.file_names().filter(|name| !name.ends_with('/'));
        files.map(|name| name.strip_suffix(".npy").unwrap_or(name))
    }

    /// Finds the file of an array: that of its name with `.npy`, or else that of exactly this name.
    fn find(&self, name: &str) -> Result<usize, NpzError> {
        let with_npy = self.archive.index_for_name(&format!("{name}.npy"));
        let found = with_npy.or_else(|| self.archive.index_for_name(name));
        found.ok_or_else(|| NpzError::Missing { name: name.into() })
    }

    /// Opens the file of an array, whose name in front of its bytes is that of the directory, as NumPy requires.
    fn file(&mut self, name: &str) -> Result<ZipFile<'_, Shared<R>>, NpzError> {
        let index = self.find(name)?;
        let failed = |error| match error {
            ZipError::CompressionMethodNotSupported(method) => NpzError::Method { name: name.into(), method },
            error => NpzError::Array(FileError::new(name, StreamError::Io(error.into()))),
        };
        let file = self.archive.by_index_raw(index).map_err(failed)?;
        let (at, directory) = (file.header_start(), Box::<[u8]>::from(file.name_raw()));
        let is_renamed = file.extra_data().is_some_and(local::has_unicode_name);
        drop(file);
        let header = local_name(&mut self.reader, at)
            .map_err(|why| NpzError::Array(FileError::new(name, StreamError::Io(why))))?;
        if !is_renamed && header != *directory {
            let text = |name: &[u8]| String::from_utf8_lossy(name).into();
            return Err(NpzError::Name {
                name: name.into(),
                directory: text(&directory),
                header: text(&header),
            });
        }
        self.archive.by_index(index).map_err(failed)
    }

    /// Reads one array up to the end of its file, where the crate `zip` compares the checksum.
    fn entry<V>(
        &mut self,
        name: &str,
        read: impl FnOnce(&mut dyn Read, Names) -> Result<V, StreamError>,
    ) -> Result<V, NpzError> {
        let names = self.names;
        let mut file = Counted { reader: self.file(name)?, count: 0 };
        let value = read(&mut file, names).map_err(|why| damage(name, why))?;
        let array = file.count;
        let rest = io::copy(&mut file, &mut io::sink()).map_err(|why| damage(name, StreamError::Io(why)))?;
        let (expected, found) = (file.reader.size(), file.count);
        if expected != found {
            return Err(NpzError::Size { name: name.into(), expected, found });
        }
        if rest > 0 {
            let why = NpyError::Trailing { excess: found.saturating_sub(array) };
            return Err(NpzError::Array(FileError::new(name, why)));
        }
        Ok(value)
    }

    /// Reads the array of this name, of rank `R` with elements `T`, and compares it with its checksum. The tensor is row-major.
    ///
    /// # Errors
    ///
    /// [`NpzError`], which names the array: if there is none of this name, if its element type or its rank is another one, or if its bytes are not those that
    /// were written.
    pub fn read<T: Plain, const Q: usize>(&mut self, name: &str) -> Result<Tensor<T, Q>, NpzError> {
        self.entry(name, |file, names| ranked(file, names))
    }

    /// Reads the array of this name, of any rank with elements `T`, and compares it with its checksum.
    ///
    /// # Errors
    ///
    /// Same errors as [`read`](Self::read), except for the rank.
    pub fn read_dyn<T: Plain>(&mut self, name: &str) -> Result<DynTensor<T>, NpzError> {
        self.entry(name, |file, names| dynamic(file, names))
    }

    /// Reads the file of this name and drops it, to compare it with its checksum and its size, without a look at the array.
    ///
    /// # Errors
    ///
    /// [`NpzError`], which names the array: if there is none of this name, or if its bytes are not those that were written.
    ///
    /// ```
    /// use std::io::Cursor;
    ///
    /// use shapewise::Tensor;
    /// use shapewise_io::npy::{Npz, NpzWriter};
    ///
    /// let mut writer = NpzWriter::new(Cursor::new(Vec::new()));
    /// writer.add("bias", &Tensor::from([1_u8, 2, 3]))?;
    /// let mut bytes = writer.finish()?.into_inner();
    /// assert!(Npz::new(Cursor::new(&*bytes))?.verify("bias").is_ok());
    ///
    /// let at = bytes.windows(3).position(|window| window == [1, 2, 3]).ok_or("the elements")?;
    /// bytes[at] ^= 4;
    /// assert_eq!(
    ///     Npz::new(Cursor::new(&*bytes))?.verify("bias").unwrap_err().to_string(),
    ///     "bias: the archive is damaged: the bytes of the array do not have the checksum of the \
    ///      directory"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "testzip")]
    pub fn verify(&mut self, name: &str) -> Result<(), NpzError> {
        let mut file = self.file(name)?;
        let found = io::copy(&mut file, &mut io::sink()).map_err(|why| damage(name, StreamError::Io(why)))?;
        match file.size() {
            expected if expected == found => Ok(()),
            expected => Err(NpzError::Size { name: name.into(), expected, found }),
        }
    }
}

/// A stream that counts its bytes.
struct Counted<R> {
    reader: R,
    count: u64,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.reader.read(buffer)?;
        self.count = self.count.saturating_add(count.try_into().unwrap_or(u64::MAX));
        Ok(count)
    }
}

/// Converts the error of an array. That of a checksum is known by its text, which is all that the crate `zip` states.
fn damage(name: &str, why: StreamError) -> NpzError {
    match why {
        StreamError::Io(error) if error.to_string() == "Invalid checksum" => {
            NpzError::Checksum { name: name.into() }
        }
        why => NpzError::Array(FileError::new(name, why)),
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
    /// The files that have been compared with their checksums.
    verified: BTreeSet<usize>,
}

impl<'a> NpzView<'a> {
    /// Reads the directory of an archive.
    ///
    /// # Errors
    ///
    /// [`NpzError::Archive`] if it is not an archive.
    pub fn new(bytes: &'a [u8]) -> Result<Self, NpzError> {
        Ok(Self { npz: Npz::new(Cursor::new(bytes))?, bytes, verified: BTreeSet::new() })
    }

    /// Returns the archive, whose arrays of type `V2` are read as `bf16`: [`npy::ml_dtypes`](super::ml_dtypes).
    #[must_use]
    pub fn ml_dtypes(self) -> Self {
        Self { npz: self.npz.ml_dtypes(), ..self }
    }

    /// Returns the names of the arrays, in the order of the archive: [`Npz::names`]. See the example of [`Npz`].
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.npz.names()
    }

    /// Returns the array of this name, in place, after all its bytes are compared with its checksum. That is done once for each array.
    /// [`unverified_array`](Self::unverified_array) does not look at the elements.
    ///
    /// [`NpzWriter`] aligns its arrays; NumPy does not, so [`RawArray::view`] may return an error that says how many bytes
    /// after a multiple of their alignment the elements begin. [`RawArray::to_tensor`] copies them.
    ///
    /// # Errors
    ///
    /// [`NpzError`], which names the array: if there is none of this name, if it is compressed, not an array of numbers, or if its bytes are not those that
    /// were written.
    pub fn array(&mut self, name: &str) -> Result<RawArray<'a>, NpzError> {
        let (index, array) = (self.npz.find(name)?, self.unverified_array(name));
        // A compressed array is refused before it is decompressed; a damaged one says so first.
        if !matches!(array, Err(NpzError::Compressed { .. })) && !self.verified.contains(&index) {
            self.npz.verify(name)?;
            self.verified.insert(index);
        }
        array
    }

    /// Returns the array of this name, in place, as [`array`](Self::array) does, and believes that its bytes are those that were written. Only the header is
    /// read: a mapped file of many gigabytes is not. [`verify`](Self::verify) compares it later.
    ///
    /// # Errors
    ///
    /// Same errors as [`array`](Self::array), except for the checksum.
    ///
    /// ```
    /// use std::io::Cursor;
    ///
    /// use shapewise::Tensor;
    /// use shapewise_io::npy::{NpzView, NpzWriter};
    ///
    /// let mut writer = NpzWriter::new(Cursor::new(Vec::new()));
    /// writer.add("bias", &Tensor::from([1_u8, 2, 3]))?;
    /// let mut bytes = writer.finish()?.into_inner();
    /// let at = bytes.windows(3).position(|window| window == [1, 2, 3]).ok_or("the elements")?;
    /// bytes[at] ^= 4;
    ///
    /// let mut archive = NpzView::new(&bytes)?;
    /// assert_eq!(archive.unverified_array("bias")?.view::<u8, 1>()?.to_vec(), [5, 2, 3]);
    /// assert!(archive.array("bias").is_err() && archive.verify("bias").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unverified_array(&mut self, name: &str) -> Result<RawArray<'a>, NpzError> {
        let names = self.npz.names;
        let file = self.npz.file(name)?;
        if file.compression() != CompressionMethod::Stored {
            return Err(NpzError::Compressed { name: name.into() });
        }
        let (expected, found) = (file.size(), file.compressed_size());
        if expected != found {
            return Err(NpzError::Size { name: name.into(), expected, found });
        }
        let range = file.data_start().and_then(|start| {
            let start = usize::try_from(start).ok()?;
            Some(start..start.checked_add(usize::try_from(found).ok()?)?)
        });
        let entry = range.and_then(|range| self.bytes.get(range)).ok_or(NpyError::HeaderEnds);
        let array = entry.and_then(|bytes| match split(bytes, names)? {
            (array, []) => Ok(array),
            (_, rest) => Err(NpyError::Trailing { excess: rest.len().try_into().unwrap_or(u64::MAX) }),
        });
        array.map_err(|why| NpzError::Array(FileError::new(name, why)))
    }

    /// Compares the bytes of the array of this name with its checksum: [`Npz::verify`]. An array may be compressed.
    ///
    /// # Errors
    ///
    /// Same errors as [`Npz::verify`].
    pub fn verify(&mut self, name: &str) -> Result<(), NpzError> {
        self.npz.verify(name)
    }
}

/// Writes an archive of arrays that `numpy.load` reads.
///
/// # Examples
///
/// [`Npz`] has one.
pub struct NpzWriter<W: Write + Seek> {
    writer: ZipWriter<W>,
    method: CompressionMethod,
    names: Names,
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
        Self { writer: ZipWriter::new(writer), method: CompressionMethod::Stored, names: Names::Numpy }
    }

    /// Creates an archive whose arrays are compressed, as by `numpy.savez_compressed`. See the example of [`NpzWriter`].
    #[doc(alias = "savez_compressed")]
    pub fn compressed(writer: W) -> Self {
        Self { writer: ZipWriter::new(writer), method: CompressionMethod::Deflated, names: Names::Numpy }
    }

    /// Returns the archive, which takes arrays of `bf16`: [`npy::ml_dtypes`](super::ml_dtypes).
    #[must_use]
    pub fn ml_dtypes(self) -> Self {
        Self { names: Names::MlDtypes, ..self }
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
        header::type_name(T::TYPE, self.names).map_err(|why| named(why.into()))?;
        // A file of 4 GiB or more needs longer fields, and the header and the compression add a little.
        let bytes = array.element_count().saturating_mul(size_of::<T>());
        let is_large = bytes > 0xF000_0000;
        let options = SimpleFileOptions::default().compression_method(self.method).large_file(is_large);
        let options =
            if self.method == CompressionMethod::Stored { options.with_alignment(64) } else { options };
        self.writer.start_file(format!("{name}.npy"), options)?;
        put(&mut self.writer, array, self.names).map_err(named)
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
