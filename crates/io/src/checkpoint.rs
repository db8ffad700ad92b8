//! Arrays of many devices in files: each device writes its blocks, and another mesh reads them (feature `checkpoint`).
//!
//! A checkpoint is a folder with one file for each part, which is usually a device. A part is a file in the format `safetensors`; its metadata say where
//! each block is in its array, so any program that reads that format reads the blocks. [`Save`] writes a checkpoint and [`Checkpoint`] reads one.
//! [`blocks`] lists, for a sharding, which device writes which block: each block once, by its first holder.
//!
//! # A save that is cut off
//!
//! The parts are written to a folder of another name, `step-8.partial`. [`Save::commit`] checks that the blocks of each array have all of its elements, each once, and
//! renames the folder. Whatever happens before that, [`Checkpoint::latest`] finds the checkpoint before.
//!
//! # Several processes
//!
//! One process calls [`Save::begin`], and the others [`Save::join`] after it; each writes its parts to the same folder, and when all have, one of
//! them calls [`Save::commit`].
//!
//! # Examples
//!
//! ```
//! use shapewise::{Tensor, s};
//! use shapewise_io::checkpoint::{Checkpoint, Save, blocks};
//! use shapewise_sharding::{DynMesh, DynSpec};
//!
//! # let folder = std::env::temp_dir().join(format!("shapewise-doc-checkpoint-{}", std::process::id()));
//! // Rows on four devices.
//! let rows = DynSpec::from_names(&DynMesh::new([("x", 4)])?, &[&["x"], &[]])?;
//! let w = Tensor::from_fn([8, 6], |[i, j]| (i * 6 + j) as f32);
//! let save = Save::begin(&folder, 1)?;
//! for (device, ranges) in blocks(&rows, &[8, 6])? {
//!     let block = w.slice(s![ranges[0].clone()]); // what this device holds
//!     let mut part = save.part(device);
//!     part.add("w", &[8, 6], &ranges, &block)?;
//!     part.write()?;
//! }
//! save.commit()?;
//!
//! // Columns on two devices: each reads its block, and no one reads the entire array.
//! let columns = DynSpec::from_names(&DynMesh::new([("y", 2)])?, &[&[], &["y"]])?;
//! let saved = Checkpoint::latest(&folder)?.ok_or("there is one")?;
//! let block = saved.block::<f32>("w", &columns.range(&[8, 6], 1)?)?;
//! assert_eq!(block.extents().collect::<Vec<_>>(), [8, 3]);
//! assert_eq!(block.get(&[7, 0]), Some(&45.0));
//! # std::fs::remove_dir_all(folder)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod error;
mod part;

use core::ops::Range;
use std::{
    fs::{self, File},
    io,
    path::{Path, PathBuf},
};

use alloc::{
    collections::BTreeMap,
    format,
    string::{String, ToString as _},
    vec::Vec,
};

use shapewise::{
    DynShape, Tensor,
    array::{DynTensor, DynView},
    slice::SliceExpr,
};
use shapewise_sharding::DynSpec;
use shapewise_xla::ElementType;

use self::part::{Block, check, count};
pub use self::{
    error::{CheckpointError, Fault},
    part::Part,
};
use crate::{Plain, raw::RawArray, safetensors::TensorsWriter};

/// The ranges of a block, one for each axis. See the example of [`blocks`].
pub type Ranges = Vec<Range<usize>>;

/// Returns the blocks of an array with the first device that holds each, in order of the devices: who writes what. A block without elements is left out,
/// unless there is no other. See the example of [the module](self).
///
/// # Errors
///
/// [`CheckpointError::Array`] without a name if a sum is pending, or if the extents are not those of the sharding.
pub fn blocks(spec: &DynSpec, extents: &[usize]) -> Result<Vec<(usize, Ranges)>, CheckpointError> {
    if !spec.unreduced_axes().is_empty() {
        return Err(CheckpointError::array("", Fault::Pending));
    }
    let wrong = Fault::Rank { found: extents.len(), expected: spec.rank() };
    let all = spec.padded_ranges(extents);
    let all = all.map_err(|_| {
        CheckpointError::array("", if spec.rank() == extents.len() { Fault::Size } else { wrong })
    })?;
    // The first holder has the least number.
    let mut holders: BTreeMap<Vec<(usize, usize)>, usize> = BTreeMap::new();
    for (device, ranges) in all {
        let key = ranges.iter().map(|range| (range.start, range.end)).collect();
        let holder = holders.entry(key).or_insert(device);
        *holder = device.min(*holder);
    }
    let mut blocks: Vec<(usize, Ranges)> = holders
        .into_iter()
        .map(|(ranges, device)| (device, ranges.into_iter().map(|(start, end)| start..end).collect()))
        .collect();
    blocks.sort_by_key(|(device, _)| *device);
    let has_elements = |ranges: &[Range<usize>]| count(ranges) > 0;
    if blocks.iter().any(|(_, ranges)| has_elements(ranges)) {
        blocks.retain(|(_, ranges)| has_elements(ranges));
    } else {
        blocks.truncate(1);
    }
    Ok(blocks)
}

/// Returns the folder of a step.
fn of_step(folder: &Path, step: u64) -> PathBuf {
    folder.join(format!("step-{step}"))
}

/// Writes what a folder lists to the disk. Not every system has such a call.
fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// A checkpoint that is being written. See the example of [the module](self).
#[derive(Debug)]
pub struct Save {
    complete: PathBuf,
    partial: PathBuf,
    step: u64,
}

impl Save {
    fn new(folder: &Path, step: u64) -> Result<Self, CheckpointError> {
        let complete = of_step(folder, step);
        if complete.exists() {
            return Err(CheckpointError::io(&complete)(io::ErrorKind::AlreadyExists.into()));
        }
        let partial = folder.join(format!("step-{step}.partial"));
        Ok(Self { complete, partial, step })
    }

    /// Begins a save: creates its folder, without what an earlier save of this step left there.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Io`] if the folder cannot be created, or if there is a checkpoint of this step.
    pub fn begin(folder: impl AsRef<Path>, step: u64) -> Result<Self, CheckpointError> {
        let save = Self::new(folder.as_ref(), step)?;
        let made = match fs::remove_dir_all(&save.partial) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => fs::create_dir_all(&save.partial),
        };
        made.map_err(CheckpointError::io(&save.partial))?;
        Ok(save)
    }

    /// Takes part in a save that another process has begun.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Io`] if none has, or if there is a checkpoint of this step.
    pub fn join(folder: impl AsRef<Path>, step: u64) -> Result<Self, CheckpointError> {
        let save = Self::new(folder.as_ref(), step)?;
        fs::metadata(&save.partial).map_err(CheckpointError::io(&save.partial))?;
        Ok(save)
    }

    /// Returns the part of a number, which is usually a device, to add blocks to and to write.
    #[must_use]
    pub fn part<'a>(&self, number: usize) -> Part<'a> {
        Part { path: self.partial.join(format!("part-{number}.safetensors")), writer: TensorsWriter::new() }
    }

    /// Completes the save: checks that the parts have all elements of each array once, and gives the folder its name.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Array`] if elements are missing or are in two blocks; [`CheckpointError`] if a part cannot be read or the folder cannot be
    /// renamed.
    pub fn commit(self) -> Result<Checkpoint, CheckpointError> {
        let partial = Checkpoint::read(&self.partial, self.step)?;
        sync(&self.partial).map_err(CheckpointError::io(&self.partial))?;
        fs::rename(&self.partial, &self.complete).map_err(CheckpointError::io(&self.complete))?;
        let folder = self.complete.parent().unwrap_or(&self.complete);
        sync(folder).map_err(CheckpointError::io(folder))?;
        let moved =
            |path: PathBuf| path.file_name().map_or_else(PathBuf::new, |name| self.complete.join(name));
        Ok(Checkpoint { parts: partial.parts.into_iter().map(moved).collect(), ..partial })
    }
}

/// An array of a checkpoint.
#[derive(Debug)]
struct Entry {
    element: ElementType,
    extents: Vec<usize>,
    blocks: Vec<Block>,
}

impl Entry {
    /// Checks that the blocks have all elements, each once.
    fn check(&self) -> Result<(), Fault> {
        let disjoint = |left: &Block, right: &Block| {
            let mut axes = left.ranges.iter().zip(&right.ranges);
            axes.any(|(left, right)| left.end.min(right.end) <= left.start.max(right.start))
        };
        for (at, block) in self.blocks.iter().enumerate() {
            // The only block of an array of rank 0 has no axis along which it could differ.
            if self.blocks.iter().skip(at.saturating_add(1)).any(|other| !disjoint(block, other)) {
                return Err(Fault::Overlap);
            }
        }
        let expected = self.extents.iter().try_fold(1_usize, |count, extent| count.checked_mul(*extent));
        let bytes = expected.and_then(|count| count.checked_mul(self.element.bytes()));
        let (Some(expected), true) = (expected, bytes.is_some_and(|bytes| isize::try_from(bytes).is_ok()))
        else {
            return Err(Fault::Size);
        };
        let found = self.blocks.iter().map(|block| count(&block.ranges)).fold(0, usize::saturating_add);
        if found == expected { Ok(()) } else { Err(Fault::Gap { found, expected }) }
    }
}

/// A checkpoint to read. Only its headers are in memory. See the example of [the module](self).
#[derive(Debug)]
pub struct Checkpoint {
    step: u64,
    parts: Vec<PathBuf>,
    arrays: BTreeMap<String, Entry>,
}

impl Checkpoint {
    /// Opens the checkpoint of a step.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Io`] if there is none; [`CheckpointError`] if a part is not one, or if the parts do not have each element of each array once.
    ///
    /// ```
    /// use shapewise_io::checkpoint::Checkpoint;
    ///
    /// assert!(
    ///     Checkpoint::open("no such folder", 3)
    ///         .unwrap_err()
    ///         .to_string()
    ///         .starts_with("no such folder/step-3: ")
    /// );
    /// ```
    pub fn open(folder: impl AsRef<Path>, step: u64) -> Result<Self, CheckpointError> {
        Self::read(&of_step(folder.as_ref(), step), step)
    }

    /// Returns the steps of which a folder has a complete checkpoint, in order. What a save that was cut off has left is none.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Io`] if the folder cannot be read. One that does not exist has none.
    pub fn steps(folder: impl AsRef<Path>) -> Result<Vec<u64>, CheckpointError> {
        let folder = folder.as_ref();
        let io = CheckpointError::io(folder);
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries.map_err(&io)?,
        };
        let mut steps = Vec::new();
        for entry in entries {
            let name = entry.map_err(&io)?.file_name();
            let step = name.to_str().and_then(|name| name.strip_prefix("step-"));
            // A name with zeros in front is not one that is written here.
            steps.extend(
                step.and_then(|step| step.parse::<u64>().ok().filter(|number| number.to_string() == step)),
            );
        }
        steps.sort_unstable();
        Ok(steps)
    }

    /// Opens the checkpoint of the greatest step, if there is one.
    ///
    /// # Errors
    ///
    /// Same errors as [`open`](Self::open).
    pub fn latest(folder: impl AsRef<Path>) -> Result<Option<Self>, CheckpointError> {
        let folder = folder.as_ref();
        Self::steps(folder)?.last().map(|step| Self::open(folder, *step)).transpose()
    }

    /// Reads the headers of all parts in a folder.
    fn read(folder: &Path, step: u64) -> Result<Self, CheckpointError> {
        let io = CheckpointError::io(folder);
        let mut parts = Vec::new();
        for entry in fs::read_dir(folder).map_err(&io)? {
            let path = entry.map_err(&io)?.path();
            if path.extension().is_some_and(|extension| extension == "safetensors") {
                parts.push(path);
            }
        }
        parts.sort_unstable();
        let mut arrays: BTreeMap<String, Entry> = BTreeMap::new();
        for (number, path) in parts.iter().enumerate() {
            for stated in part::read(path, number)? {
                let (element, extents) = (stated.element, stated.extents);
                let name = stated.name.clone();
                let entry = arrays.entry(stated.name).or_insert_with(|| Entry {
                    element,
                    extents: extents.clone(),
                    blocks: Vec::new(),
                });
                if entry.element != element || entry.extents != extents {
                    return Err(CheckpointError::array(&name, Fault::Other));
                }
                entry.blocks.push(stated.block);
            }
        }
        for (name, entry) in &arrays {
            entry.check().map_err(|why| CheckpointError::array(name, why))?;
        }
        Ok(Self { step, parts, arrays })
    }

    /// Returns the step.
    #[must_use]
    pub const fn step(&self) -> u64 {
        self.step
    }

    /// Returns the names of the arrays, in alphabetical order.
    #[must_use]
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.arrays.keys().map(String::as_str)
    }

    fn entry(&self, name: &str) -> Result<&Entry, CheckpointError> {
        self.arrays.get(name).ok_or_else(|| CheckpointError::array(name, Fault::Missing))
    }

    /// Returns the element type and the extents of an array.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Array`] if there is none of this name.
    pub fn describe(&self, name: &str) -> Result<(ElementType, &[usize]), CheckpointError> {
        self.entry(name).map(|entry| (entry.element, &*entry.extents))
    }

    /// Returns the elements of an array in these ranges, row-major, as bytes in the byte order of this machine: what a device takes. Of the files, only the
    /// blocks that have some of them are read, one at a time.
    ///
    /// # Errors
    ///
    /// [`CheckpointError::Array`] if there is none of this name, or if the ranges are not within its extents; [`CheckpointError::Io`] if a part cannot be
    /// read.
    pub fn bytes(&self, name: &str, ranges: &[Range<usize>]) -> Result<Vec<u8>, CheckpointError> {
        let entry = self.entry(name)?;
        let wrong = |why| CheckpointError::array(name, why);
        check(ranges, &entry.extents).map_err(wrong)?;
        // Bytes as elements of one more axis: an array of them has the same slices for each element type.
        let size = entry.element.bytes();
        let of_bytes = |ranges: &[Range<usize>]| -> Vec<usize> {
            ranges.iter().map(ExactSizeIterator::len).chain([size]).collect()
        };
        let too_large = |_| wrong(Fault::Size);
        let mut result = DynTensor::filled(&*of_bytes(ranges), 0_u8).map_err(too_large)?;
        for block in &entry.blocks {
            let both: Vec<Range<usize>> = (block.ranges.iter().zip(ranges))
                .map(|(of_block, wanted)| of_block.start.max(wanted.start)..of_block.end.min(wanted.end))
                .collect();
            if count(&both) == 0 {
                continue;
            }
            let path = self.parts.get(block.part).map_or(Path::new(""), PathBuf::as_path);
            let bytes = part::bytes(path, block, size)?;
            let from = DynView::new(&bytes, &*of_bytes(&block.ranges)).map_err(too_large)?;
            let out_of_range = |_| wrong(Fault::Other);
            let from = from.slice_by(&within(&both, &block.ranges)).map_err(out_of_range)?;
            let mut to = result.slice_by_mut(&within(&both, ranges)).map_err(out_of_range)?;
            to.assign(from).map_err(|_| wrong(Fault::Other))?;
        }
        let mut bytes = result.into_vec();
        if cfg!(target_endian = "big") {
            crate::bytes::swap(&mut bytes, entry.element);
        }
        Ok(bytes)
    }

    /// Returns the elements of an array in these ranges: the block of a device, under any mesh. See the example of [the module](self).
    ///
    /// # Errors
    ///
    /// Same errors as [`bytes`](Self::bytes); [`CheckpointError::Array`] if the elements are of another type, or if a `bool` is neither 0 nor 1.
    pub fn block<T: Plain>(
        &self,
        name: &str,
        ranges: &[Range<usize>],
    ) -> Result<DynTensor<T>, CheckpointError> {
        let wrong = |why| CheckpointError::array(name, why);
        let element = self.entry(name)?.element;
        if element != T::TYPE {
            return Err(wrong(Fault::Element { found: element, expected: T::TYPE }));
        }
        let bytes = self.bytes(name, ranges)?;
        let sizes: Vec<usize> = ranges.iter().map(ExactSizeIterator::len).collect();
        let shape = DynShape::from_ints(&sizes).map_err(|_| wrong(Fault::Size))?;
        let raw = RawArray::new(element, &shape, &bytes).and_then(|raw| raw.to_dyn_tensor::<T>());
        raw.map_err(|_| wrong(Fault::Other))
    }

    /// Returns an entire array of rank `R`.
    ///
    /// # Errors
    ///
    /// Same errors as [`block`](Self::block); [`CheckpointError::Array`] if the rank is another one.
    pub fn tensor<T: Plain, const R: usize>(&self, name: &str) -> Result<Tensor<T, R>, CheckpointError> {
        let extents = &self.entry(name)?.extents;
        let wrong = || CheckpointError::array(name, Fault::Rank { found: extents.len(), expected: R });
        let all: Vec<Range<usize>> = extents.iter().map(|extent| 0..*extent).collect();
        if all.len() != R {
            return Err(wrong());
        }
        Tensor::try_from(self.block::<T>(name, &all)?).map_err(|_| wrong())
    }
}

/// Returns the slice with ranges of an array, counted from the beginning of others.
fn within(ranges: &[Range<usize>], of: &[Range<usize>]) -> SliceExpr {
    let at =
        |number: usize, start: usize| isize::try_from(number.saturating_sub(start)).unwrap_or(isize::MAX);
    ranges.iter().zip(of).fold(SliceExpr::new(), |slice, (range, of)| {
        slice.range(at(range.start, of.start), at(range.end, of.start))
    })
}
