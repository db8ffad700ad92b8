//! Files of weights in the format safetensors, of which blocks are read.

use std::{
    collections::BTreeMap,
    io::{Read, Seek, SeekFrom},
    ops::Range,
};

use safetensors::{Dtype, tensor::TensorInfo};
use shapewise_xla::ElementType;

use crate::{element::HostElement, error::Error};

/// The largest header that is read: that of the crate `safetensors`.
const MOST_HEADER: u64 = 100_000_000;

/// The element types of files that devices have.
const TYPES: [(Dtype, ElementType); 13] = [
    (Dtype::BOOL, ElementType::Pred),
    (Dtype::U8, ElementType::U8),
    (Dtype::I8, ElementType::S8),
    (Dtype::U16, ElementType::U16),
    (Dtype::I16, ElementType::S16),
    (Dtype::U32, ElementType::U32),
    (Dtype::I32, ElementType::S32),
    (Dtype::U64, ElementType::U64),
    (Dtype::I64, ElementType::S64),
    (Dtype::F16, ElementType::F16),
    (Dtype::BF16, ElementType::Bf16),
    (Dtype::F32, ElementType::F32),
    (Dtype::F64, ElementType::F64),
];

/// A file of named tensors in the format safetensors, for [`Devices::load`](crate::Devices::load). Only its header is in memory.
#[derive(Debug)]
pub struct Weights<F> {
    file: F,
    /// Where the elements begin.
    begin: u64,
    tensors: BTreeMap<String, TensorInfo>,
}

/// A tensor of a file.
#[derive(Clone, Debug)]
pub(crate) struct OfFile {
    name: String,
    element: Option<ElementType>,
    extents: Vec<usize>,
    /// Where its elements begin in the file.
    begin: u64,
}

impl OfFile {
    /// Checks the element type and the extents.
    pub(crate) fn is<T: HostElement>(&self, extents: &[usize]) -> bool {
        self.element == Some(T::TYPE) && self.extents == extents
    }

    pub(crate) fn describe(&self) -> String {
        let extents: Vec<String> = self.extents.iter().map(ToString::to_string).collect();
        let element =
            self.element.map_or_else(|| "an unknown type".to_owned(), |element| element.to_string());
        format!("{element}[{}]", extents.join(","))
    }
}

impl<F: Read + Seek> Weights<F> {
    /// Reads the header of a file.
    ///
    /// # Errors
    ///
    /// [`Error::File`] if it cannot be read, or is not a file of tensors.
    pub fn new(mut file: F) -> Result<Self, Error> {
        let failed = |cause: String| Error::File { what: "the header".to_owned(), cause };
        let read = |error: std::io::Error| failed(error.to_string());
        let size = file.seek(SeekFrom::End(0)).map_err(read)?;
        file.rewind().map_err(read)?;
        let mut length = [0; 8];
        file.read_exact(&mut length).map_err(read)?;
        let length = u64::from_le_bytes(length);
        let begin = length.saturating_add(8);
        if length > MOST_HEADER || begin > size {
            return Err(failed(format!("it has {length} bytes, and the file has {size}")));
        }
        let mut header = vec![0; usize::try_from(length).unwrap_or(0)];
        file.read_exact(&mut header).map_err(read)?;
        // The crate checks that the tensors have the bytes of their shapes, without gaps.
        let metadata: safetensors::tensor::Metadata =
            serde_json::from_slice(&header).map_err(|error| failed(error.to_string()))?;
        let tensors: BTreeMap<String, TensorInfo> =
            metadata.tensors().into_iter().map(|(name, info)| (name, info.clone())).collect();
        let end = tensors.values().map(|info| info.data_offsets.1).max().unwrap_or(0);
        if u64::try_from(end).ok().and_then(|end| end.checked_add(begin)) != Some(size) {
            return Err(failed(format!(
                "its tensors have {end} bytes, and the file has {size} with the header"
            )));
        }
        Ok(Self { file, begin, tensors })
    }

    /// Returns the names of the tensors, in alphabetical order.
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.tensors.keys().map(String::as_str)
    }

    pub(crate) fn tensor(&self, name: &str) -> Result<OfFile, Error> {
        let missing = || Error::File {
            what: format!("tensor `{name}`"),
            cause: "the file does not have it".to_owned(),
        };
        let info = self.tensors.get(name).ok_or_else(missing)?;
        Ok(OfFile {
            name: name.to_owned(),
            element: TYPES.iter().find(|row| row.0 == info.dtype).map(|row| row.1),
            extents: info.shape.clone(),
            begin: self.begin.saturating_add(u64::try_from(info.data_offsets.0).unwrap_or(u64::MAX)),
        })
    }

    /// Reads a block of a tensor, row-major. Only its bytes are read, in runs as long as they are in the file.
    pub(crate) fn block(&mut self, tensor: &OfFile, ranges: &[Range<usize>]) -> Result<Vec<u8>, Error> {
        let failed = |cause: String| Error::File { what: format!("tensor `{}`", tensor.name), cause };
        let size = tensor.element.map_or(0, |element| element.bytes());
        let count: usize = ranges.iter().map(ExactSizeIterator::len).product();
        let mut bytes = vec![0; count.saturating_mul(size)];
        // A run has all of the last axes that are entire, and the range of the axis before them.
        let is_entire = |axis: &usize| {
            ranges.get(*axis).map(ExactSizeIterator::len) == tensor.extents.get(*axis).copied()
        };
        let entire = (0..ranges.len()).rev().take_while(is_entire).count();
        let outer = ranges.len().saturating_sub(entire).saturating_sub(1);
        let run: usize = ranges.iter().skip(outer).map(ExactSizeIterator::len).product();
        let mut at = vec![0_usize; outer];
        for run in bytes.chunks_exact_mut(run.saturating_mul(size).max(1)) {
            let index = ranges
                .iter()
                .enumerate()
                .map(|(axis, range)| range.start.saturating_add(at.get(axis).copied().unwrap_or(0)));
            let offset = index.zip(&tensor.extents).fold(0_usize, |offset, (index, extent)| {
                offset.saturating_mul(*extent).saturating_add(index)
            });
            let offset = u64::try_from(offset.saturating_mul(size)).unwrap_or(u64::MAX);
            self.file
                .seek(SeekFrom::Start(tensor.begin.saturating_add(offset)))
                .and_then(|_| self.file.read_exact(run))
                .map_err(|error| failed(error.to_string()))?;
            // The next index of the outer axes.
            for (at, range) in at.iter_mut().zip(ranges).rev() {
                *at = at.saturating_add(1);
                if *at < range.len() {
                    break;
                }
                *at = 0;
            }
        }
        Ok(bytes)
    }
}
