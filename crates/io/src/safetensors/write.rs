//! Files of named tensors, written.

use alloc::{borrow::Cow, boxed::Box, collections::BTreeMap, string::ToString, vec::Vec};

use safetensors::{Dtype, View, serialize};

use shapewise::{array::DynView, interop::bytes::as_bytes};
use shapewise_xla::ElementType;

use super::{METADATA, TYPES, TensorError, TensorFault, TensorsError, header};
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
    metadata: BTreeMap<Box<str>, Box<str>>,
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
        Self { tensors: Vec::new(), metadata: BTreeMap::new() }
    }

    /// Adds a tensor of any rank.
    ///
    /// # Errors
    ///
    /// [`TensorError`] if the name occurs twice, if it is `__metadata__`, which the format reserves, or if the format does not have the element type, as
    /// `Complex<f64>`.
    pub fn add<T: Plain>(&mut self, name: &str, array: impl Into<DynView<'a, T>>) -> Result<(), TensorError> {
        let array: DynView<'a, T> = array.into();
        let mut bytes = match array.try_as_slice() {
            Some(elements) => Cow::Borrowed(as_bytes(elements)),
            None => Cow::Owned(as_bytes(&array.to_vec()).to_vec()),
        };
        // The format is little endian.
        if cfg!(target_endian = "big") {
            swap(bytes.to_mut(), T::TYPE);
        }
        self.add_bytes(name, T::TYPE, array.extents().collect(), bytes)
    }

    /// Adds a tensor as its bytes, which are those of its shape, in the byte order of the format.
    pub(crate) fn add_bytes(
        &mut self,
        name: &str,
        element: ElementType,
        shape: Vec<usize>,
        bytes: Cow<'a, [u8]>,
    ) -> Result<(), TensorError> {
        if name == METADATA {
            return Err(TensorError::new(name, TensorFault::Reserved));
        }
        if self.tensors.iter().any(|(other, _)| &**other == name) {
            return Err(TensorError::new(name, TensorFault::Repeated));
        }
        let row = TYPES.iter().find(|row| row.1 == element);
        let (dtype, _) = *row.ok_or_else(|| TensorError::new(name, TensorFault::Type))?;
        self.tensors.push((name.into(), Entry { dtype, shape, bytes }));
        Ok(())
    }

    /// Sets the value of a key of the metadata, instead of the one that the key has. [`Tensors::metadata`](super::Tensors::metadata) has an example.
    pub fn set_metadata(&mut self, key: &str, value: &str) {
        self.metadata.insert(key.into(), value.into());
    }

    /// Converts the file to its bytes. They depend only on what has been added. The elements of each tensor begin at a multiple of their size.
    ///
    /// # Errors
    ///
    /// [`TensorsError`] if the header is above the limit of the format, 100 MB.
    #[doc(alias = "serialize")]
    pub fn to_bytes(&self) -> Result<Vec<u8>, TensorsError> {
        let tensors = self.tensors.iter().map(|(name, entry)| (name, entry));
        let metadata = self.metadata.iter().map(|(key, value)| (key.to_string(), value.to_string()));
        let metadata = (!self.metadata.is_empty()).then(|| metadata.collect());
        let mut bytes = serialize(tensors, metadata).map_err(TensorsError::new)?;
        // The crate writes them in the order of a hash map, another one each time.
        header::sort_metadata(&mut bytes, &self.metadata).map_err(TensorsError::new)?;
        Ok(bytes)
    }
}
