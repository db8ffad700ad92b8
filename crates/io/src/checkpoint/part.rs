//! One part of a checkpoint: a file in the format `safetensors`, whose metadata say where each block is in its array.

use core::ops::Range;
use std::{
    fs::File,
    io::{Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
};

use alloc::{borrow::Cow, format, string::String, vec, vec::Vec};

use safetensors::tensor::Metadata;
use shapewise::{array::DynView, interop::bytes::as_bytes};
use shapewise_xla::ElementType;

use super::{CheckpointError, Fault};
use crate::{
    Plain,
    bytes::swap,
    replace,
    safetensors::{TYPES, TensorsWriter},
};

/// The largest header that is read: that of the crate `safetensors`.
const MOST_HEADER: u64 = 100_000_000;

/// Where a block is: in its array, and in a file.
#[derive(Debug, Clone)]
pub(super) struct Block {
    /// The number of its file.
    pub(super) part: usize,
    /// Where its bytes begin in the file.
    pub(super) begin: u64,
    pub(super) ranges: Vec<Range<usize>>,
}

/// Returns the number of elements in ranges, which fit in memory.
pub(super) fn count(ranges: &[Range<usize>]) -> usize {
    ranges.iter().map(ExactSizeIterator::len).fold(1, usize::saturating_mul)
}

/// Checks that ranges are of an array.
pub(super) fn check(ranges: &[Range<usize>], extents: &[usize]) -> Result<(), Fault> {
    if ranges.len() != extents.len() {
        return Err(Fault::Rank { found: extents.len(), expected: ranges.len() });
    }
    let fits = |(range, extent): (&Range<usize>, &usize)| range.start <= range.end && range.end <= *extent;
    match ranges.iter().zip(extents).position(|axis| !fits(axis)) {
        None => Ok(()),
        Some(axis) => Err(Fault::Range {
            axis,
            end: ranges.get(axis).map_or(0, |range| range.end.max(range.start)),
            extent: extents.get(axis).copied().unwrap_or_default(),
        }),
    }
}

/// Writes where a block is: `[8,4] 0..4 0..4`.
fn place(extents: &[usize], ranges: &[Range<usize>]) -> String {
    let numbers: Vec<String> = extents.iter().map(|extent| format!("{extent}")).collect();
    let ranges = ranges.iter().map(|range| format!(" {}..{}", range.start, range.end));
    format!("[{}]{}", numbers.join(","), ranges.collect::<String>())
}

/// Reads what [`place`] writes.
fn read_place(text: &str) -> Option<(Vec<usize>, Vec<Range<usize>>)> {
    let (extents, ranges) = text.strip_prefix('[')?.split_once(']')?;
    let extents: Option<Vec<usize>> =
        extents.split_terminator(',').map(|extent| extent.parse().ok()).collect();
    let range = |text: &str| {
        let (start, end) = text.split_once("..")?;
        Some(start.parse().ok()?..end.parse().ok()?)
    };
    let ranges: Option<Vec<_>> = ranges.split_whitespace().map(range).collect();
    Some((extents?, ranges?))
}

/// The blocks of one device, or of one process, before they are written: what [`Save::part`](super::Save::part) returns.
#[derive(Debug)]
pub struct Part<'a> {
    pub(super) path: PathBuf,
    pub(super) writer: TensorsWriter<'a>,
}

impl<'a> Part<'a> {
    /// Adds a block: the elements of an array in these ranges, one for each axis. It is borrowed if it is row-major.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Array`] if the ranges are not within the extents, if the block has other extents, or if the part has a block of this name.
    /// See the example of [the module](super).
    pub fn add<T: Plain>(
        &mut self,
        name: &str,
        extents: &[usize],
        ranges: &[Range<usize>],
        block: impl Into<DynView<'a, T>>,
    ) -> Result<(), CheckpointError> {
        let block: DynView<'a, T> = block.into();
        if !block.extents().eq(ranges.iter().map(ExactSizeIterator::len)) {
            return Err(CheckpointError::array(name, Fault::Other));
        }
        let bytes = match block.try_as_slice() {
            Some(elements) => Cow::Borrowed(as_bytes(elements)),
            None => Cow::Owned(as_bytes(&block.to_vec()).to_vec()),
        };
        self.add_bytes(name, T::TYPE, extents, ranges, bytes)
    }

    /// Adds a block as its bytes, row-major and in the byte order of this machine: what a device returns.
    ///
    /// # Errors
    ///
    /// Same errors as [`add`](Self::add); another number of bytes is an error, too.
    ///
    /// ```
    /// use shapewise_io::checkpoint::Save;
    /// use shapewise_xla::ElementType;
    ///
    /// # let folder = std::env::temp_dir().join(format!("shapewise-doc-bytes-{}", std::process::id()));
    /// let save = Save::begin(&folder, 0)?;
    /// let mut part = save.part(0);
    /// let error =
    ///     part.add_bytes("w", ElementType::F32, &[4, 2], &[0..2, 0..2], vec![0; 15]).unwrap_err();
    /// assert_eq!(error.to_string(), "array `w`: 15 bytes, and the block has 16");
    /// # std::fs::remove_dir_all(folder)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_bytes(
        &mut self,
        name: &str,
        element: ElementType,
        extents: &[usize],
        ranges: &[Range<usize>],
        bytes: impl Into<Cow<'a, [u8]>>,
    ) -> Result<(), CheckpointError> {
        let wrong = |why| CheckpointError::array(name, why);
        check(ranges, extents).map_err(wrong)?;
        let mut bytes = bytes.into();
        let expected = count(ranges).saturating_mul(element.bytes());
        if bytes.len() != expected {
            return Err(wrong(Fault::Bytes { found: bytes.len(), expected }));
        }
        // The format is little endian.
        if cfg!(target_endian = "big") {
            swap(bytes.to_mut(), element);
        }
        let sizes = ranges.iter().map(ExactSizeIterator::len).collect();
        let is_type = TYPES.iter().any(|row| row.1 == element && row.0.bitsize().is_multiple_of(8));
        if !is_type {
            return Err(wrong(Fault::Type { element }));
        }
        self.writer.add_bytes(name, element, sizes, bytes).map_err(|_| wrong(Fault::Name))?;
        self.writer.set_metadata(name, &place(extents, ranges));
        Ok(())
    }

    /// Writes the part. The file appears when it is complete and on the disk.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Io`] if it cannot be written.
    pub fn write(self) -> Result<(), CheckpointError> {
        let bytes = self.writer.to_bytes().map_err(|error| CheckpointError::part(&self.path, error))?;
        let io = |error| error;
        replace::file(&self.path, io, |file| {
            file.write_all(&bytes)?;
            file.flush()?;
            file.get_ref().sync_all()
        })
        .map_err(CheckpointError::io(&self.path))
    }
}

/// An array that a header states: its name, its element type, its extents, and its block.
pub(super) struct Stated {
    pub(super) name: String,
    pub(super) element: ElementType,
    pub(super) extents: Vec<usize>,
    pub(super) block: Block,
}

/// Reads the header of a part, and compares it with the length of the file.
pub(super) fn read(path: &Path, part: usize) -> Result<Vec<Stated>, CheckpointError> {
    let (io, wrong) = (CheckpointError::io(path), |why: &str| CheckpointError::part(path, why));
    let mut file = File::open(path).map_err(&io)?;
    let size = file.metadata().map_err(&io)?.len();
    let mut length = [0; 8];
    file.read_exact(&mut length).map_err(&io)?;
    let length = u64::from_le_bytes(length);
    let begin = length.saturating_add(8);
    if length > MOST_HEADER || begin > size {
        return Err(wrong("the header is longer than the file"));
    }
    let mut header = vec![0; usize::try_from(length).unwrap_or_default()];
    file.read_exact(&mut header).map_err(&io)?;
    // The crate checks that each tensor has the bytes of its shape, without gaps between them.
    let header: Metadata =
        serde_json::from_slice(&header).map_err(|error| CheckpointError::part(path, error))?;
    let tensors = header.tensors();
    let end = tensors.values().map(|info| info.data_offsets.1).max().unwrap_or_default();
    if u64::try_from(end).ok().and_then(|end| end.checked_add(begin)) != Some(size) {
        return Err(wrong("it ends within an array, or after the last one"));
    }
    let places = header.metadata().as_ref();
    let mut stated = Vec::with_capacity(tensors.len());
    for (name, info) in tensors {
        let place = places.and_then(|places| places.get(&name)).and_then(|text| read_place(text));
        let Some((extents, ranges)) = place else {
            return Err(wrong(&format!("the metadata do not say where `{name}` is in its array")));
        };
        check(&ranges, &extents).map_err(|why| CheckpointError::array(&name, why))?;
        // A block of elements that are parts of bytes does not begin at a byte.
        let row = TYPES.iter().find(|row| row.0 == info.dtype && row.0.bitsize().is_multiple_of(8));
        let element = row.map(|row| row.1);
        let Some(element) =
            element.filter(|_| ranges.iter().map(ExactSizeIterator::len).eq(info.shape.iter().copied()))
        else {
            return Err(CheckpointError::array(&name, Fault::Other));
        };
        let begin = begin.saturating_add(u64::try_from(info.data_offsets.0).unwrap_or(u64::MAX));
        stated.push(Stated { name, element, extents, block: Block { part, begin, ranges } });
    }
    Ok(stated)
}

/// Reads the bytes of a block.
pub(super) fn bytes(path: &Path, block: &Block, size: usize) -> Result<Vec<u8>, CheckpointError> {
    let io = CheckpointError::io(path);
    let mut bytes = vec![0; count(&block.ranges).saturating_mul(size)];
    let mut file = File::open(path).map_err(&io)?;
    file.seek(SeekFrom::Start(block.begin)).map_err(&io)?;
    file.read_exact(&mut bytes).map_err(&io)?;
    Ok(bytes)
}
