//! Files of named tensors, written.

use alloc::{borrow::Cow, boxed::Box, vec::Vec};

use safetensors::{Dtype, View, serialize};

use shapewise::{array::DynView, interop::bytes::as_bytes};

use super::{TYPES, TensorError, TensorFault, TensorsError};
use crate::{Plain, bytes::swap};

/// Collects tensors and writes them as one file. Tensors that are row-major are borrowed until then, others are copied.
///
/// # Examples
///
/// ```
/// use shapewise::Tensor;
/// use shapewise_io::safetensors::{Tensors, TensorsWriter};
///
/// let bias = Tensor::from([1.0_f32, 2.0, 3.0]);
/// let mut writer = TensorsWriter::new();
/// writer.add("bias", &bias)?;
/// assert_eq!(
///     writer.add("bias", &bias).unwrap_err().to_string(),
///     "tensor `bias`: the file has it already"
/// );
/// let bytes = writer.to_bytes()?;
/// assert_eq!(Tensors::new(&bytes)?.view::<f32, 1>("bias")?, bias);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct TensorsWriter<'a> {
    tensors: Vec<(Box<str>, Entry<'a>)>,
}

/// A tensor to write.
#[derive(Debug)]
struct Entry<'a> {
    dtype: Dtype,
    shape: Vec<usize>,
    bytes: Cow<'a, [u8]>,
}

impl View for &Entry<'_> {
    fn dtype(&self) -> Dtype {
        self.dtype
    }

    fn shape(&self) -> &[usize] {
        &self.shape
    }

    fn data(&self) -> Cow<'_, [u8]> {
        Cow::Borrowed(&self.bytes)
    }

    fn data_len(&self) -> usize {
        self.bytes.len()
    }
}

impl<'a> TensorsWriter<'a> {
    /// Creates a file without tensors. See the example of [`TensorsWriter`].
    #[must_use]
    pub const fn new() -> Self {
        Self { tensors: Vec::new() }
    }

    /// Adds a tensor of any rank.
    ///
    /// # Errors
    ///
    /// [`TensorError`] if the name occurs twice, or if the format does not have the element type, as `Complex<f64>`.
    pub fn add<T: Plain>(&mut self, name: &str, array: impl Into<DynView<'a, T>>) -> Result<(), TensorError> {
        if self.tensors.iter().any(|(other, _)| &**other == name) {
            return Err(TensorError::new(name, TensorFault::Repeated));
        }
        let array: DynView<'a, T> = array.into();
        let row = TYPES.iter().find(|row| row.1 == T::TYPE);
        let (dtype, _) = *row.ok_or_else(|| TensorError::new(name, TensorFault::Type))?;
        let mut bytes = match array.try_as_slice() {
            Some(elements) => Cow::Borrowed(as_bytes(elements)),
            None => Cow::Owned(as_bytes(&array.to_vec()).to_vec()),
        };
        // The format is little endian.
        if cfg!(target_endian = "big") {
            swap(bytes.to_mut(), T::TYPE);
        }
        let shape = array.extents().collect();
        self.tensors.push((name.into(), Entry { dtype, shape, bytes }));
        Ok(())
    }

    /// Converts the file to its bytes. The elements of each tensor begin at a multiple of their size.
    ///
    /// # Errors
    ///
    /// [`TensorsError`] if the header is above the limit of the format, 100 MB.
    #[doc(alias = "serialize")]
    pub fn to_bytes(&self) -> Result<Vec<u8>, TensorsError> {
        let tensors = self.tensors.iter().map(|(name, entry)| (name, entry));
        serialize(tensors, None).map_err(TensorsError::new)
    }
}
