//! Files of named tensors in the format `safetensors` (feature `safetensors`).
//!
//! [`Tensors`] takes the bytes of a file, read or mapped, checks its header once, and returns tensors by name: in place, as
//! [`view`](Tensors::view), [`dense`](Tensors::dense) with extents in the type, or [`dyn_view`](Tensors::dyn_view) of any rank; or as
//! copies, as [`tensor`](Tensors::tensor), [`dense_tensor`](Tensors::dense_tensor) or [`dyn_tensor`](Tensors::dyn_tensor). The format
//! aligns elements in the file only to 8 bytes, and some writers not at all: bytes that are not aligned in memory are an error in place,
//! and no problem for a copy. Each error names the tensor. [`TensorsWriter`] writes such files.
//!
//! A file may have texts in addition, its metadata: [`Tensors::metadata`] and [`TensorsWriter::set_metadata`]. Some programs require one of them: the Python
//! package `transformers` reads files whose `format` is `pt`.
//!
//! # What is verified
//!
//! * The header is JSON of at most 100 MB, and each name occurs once.
//! * The tensors are within the file and do not overlap, each has the bytes of its shape, and together they have all bytes.
//! * The bytes of a `bool` are 0 or 1. Those of other elements may be anything: the format has no checksum, so a changed element is another number.
//!
//! Elements of type `f16` and `bf16` require the feature `half`, complex ones `num-complex`.
//!
//! # Examples
//!
//! ```
//! use shapewise::{DenseTensor, Extents, Tensor, match_rank, shape};
//! use shapewise_io::safetensors::{Tensors, TensorsWriter};
//!
//! let (weights, bias) =
//!     (Tensor::filled(shape![64, 48], 0.5_f32), Tensor::filled(shape![48], 0.0_f32));
//! let mut writer = TensorsWriter::new();
//! writer.add("weights", &weights)?;
//! writer.add("bias", &bias)?;
//! let bytes = writer.to_bytes()?; // to a file, and back
//!
//! // The types state what the program expects. The shapes are compared once.
//! struct Layer {
//!     weights: DenseTensor<f32, 2, Extents![64, 48]>,
//!     bias: DenseTensor<f32, 1, Extents![48]>,
//! }
//! let file = Tensors::new(&bytes)?;
//! let layer = Layer { weights: file.dense_tensor("weights")?, bias: file.dense_tensor("bias")? };
//! assert_eq!(layer.weights.sum() + layer.bias.sum(), 1536.0);
//!
//! assert_eq!(
//!     file.dense_tensor::<f32, 2, Extents![64, 32]>("weights").unwrap_err().to_string(),
//!     "tensor `weights`, f32[64,48]: axis 1 has extent 48, expected 32"
//! );
//! assert_eq!(
//!     file.view::<f32, 1>("b").unwrap_err().to_string(),
//!     "tensor `b`: the file does not have it"
//! );
//!
//! // Or any rank.
//! for name in file.names() {
//!     let text = match_rank!(file.dyn_tensor::<f32>(name)?, {
//!         1 => |vector| format!("a vector of {}", vector.element_count()),
//!         2 => |matrix| format!("a matrix of {} rows", matrix.extents()[0]),
//!         _ => |error| error.to_string(),
//!     });
//!     assert!(text.starts_with("a "));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod header;
mod write;

use core::fmt;

use alloc::{
    boxed::Box,
    string::{String, ToString},
    vec::Vec,
};

use safetensors::{
    Dtype, SafeTensors,
    tensor::{Metadata, TensorInfo},
};

use shapewise::{
    DenseTensor, DenseView, DynShape, Extents, Tensor, View,
    array::{DynTensor, DynView},
    extent::FromIntsError,
    message::error_messages,
};
use shapewise_xla::ElementType;

pub use self::write::TensorsWriter;
use super::{
    bytes::Plain,
    raw::{RawArray, RawError},
};

/// The format's element types and ours.
pub(crate) const TYPES: [(Dtype, ElementType); 22] = [
    (Dtype::BOOL, ElementType::Pred),
    (Dtype::F4, ElementType::F4E2M1Fn),
    (Dtype::F6_E2M3, ElementType::F6E2M3Fn),
    (Dtype::F6_E3M2, ElementType::F6E3M2Fn),
    (Dtype::U8, ElementType::U8),
    (Dtype::I8, ElementType::S8),
    (Dtype::F8_E5M2, ElementType::F8E5M2),
    (Dtype::F8_E4M3, ElementType::F8E4M3Fn),
    (Dtype::F8_E8M0, ElementType::F8E8M0Fnu),
    (Dtype::F8_E4M3FNUZ, ElementType::F8E4M3Fnuz),
    (Dtype::F8_E5M2FNUZ, ElementType::F8E5M2Fnuz),
    (Dtype::I16, ElementType::S16),
    (Dtype::U16, ElementType::U16),
    (Dtype::F16, ElementType::F16),
    (Dtype::BF16, ElementType::Bf16),
    (Dtype::I32, ElementType::S32),
    (Dtype::U32, ElementType::U32),
    (Dtype::F32, ElementType::F32),
    (Dtype::C64, ElementType::C64),
    (Dtype::F64, ElementType::F64),
    (Dtype::I64, ElementType::S64),
    (Dtype::U64, ElementType::U64),
];

/// The name under which a header has metadata.
const METADATA: &str = "__metadata__";

/// Why bytes are not a file of tensors: the tensor, if it is one, and the reason. It is the error of [`Tensors::new`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TensorsError {
    why: Box<str>,
}

impl TensorsError {
    fn new(why: impl fmt::Display) -> Self {
        Self { why: why.to_string().into() }
    }
}

impl fmt::Display for TensorsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a file of tensors: {}", self.why)
    }
}

impl core::error::Error for TensorsError {}

/// Why a tensor of a file is not the expected one: the reason in a [`TensorError`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TensorFault {
    /// The file does not have the tensor.
    Missing,
    /// The tensor is added twice.
    Repeated,
    /// The format reserves the name.
    Reserved,
    /// The tensor has an element type that is newer than this crate.
    Type,
    /// The extents do not fit.
    Extents(FromIntsError),
    /// The element type or the shape is another one, or the bytes cannot be borrowed.
    Raw(RawError),
}

error_messages! {
    #[inline] TensorFault [Extents(FromIntsError), Raw(RawError)]
    Self::Missing => "the file does not have it";
    Self::Repeated => "the file has it already";
    Self::Reserved => "the format reserves this name for metadata: set them by `set_metadata`, or choose another name";
    Self::Type => "the element type is not known, or the format does not have it";
}

/// Why a tensor of a file is not the expected one: its name, what the file has, and the reason. It is the error of [`Tensors::view`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TensorError {
    name: Box<str>,
    found: Option<Box<str>>,
    why: TensorFault,
}

impl TensorError {
    fn new(name: &str, why: impl Into<TensorFault>) -> Self {
        Self { name: name.into(), found: None, why: why.into() }
    }

    /// Returns the name of the tensor. See [`Tensors::view`].
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the reason, a [`TensorFault`].
    ///
    /// ```
    /// use shapewise::View;
    /// use shapewise_io::safetensors::{TensorFault, Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// let bytes = writer.to_bytes()?;
    /// let error = Tensors::new(&bytes)?.view::<u8, 1>("weights").unwrap_err();
    /// assert_eq!((error.name(), error.why()), ("weights", TensorFault::Missing));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn why(&self) -> TensorFault {
        self.why
    }
}

impl fmt::Display for TensorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tensor `{}`", self.name)?;
        if let Some(found) = &self.found {
            write!(f, ", {found}")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl core::error::Error for TensorError {}

/// The tensors of a file. See [`Tensors::new`].
#[derive(Debug)]
pub struct Tensors<'a> {
    header: Metadata,
    names: Vec<Box<str>>,
    /// The keys of the metadata, in order.
    keys: Vec<Box<str>>,
    data: &'a [u8],
}

impl<'a> Tensors<'a> {
    /// Reads the tensors of a file from its bytes. The header is checked: the tensors are within the file, each has the bytes of its
    /// shape, and together they have all bytes. Nothing is copied but the header.
    ///
    /// # Errors
    ///
    /// [`TensorsError`] if the bytes are not a file of tensors. It names the tensor if only one is wrong.
    ///
    /// ```
    /// use shapewise_io::safetensors::Tensors;
    ///
    /// let error = Tensors::new(b"no tensors").unwrap_err();
    /// assert_eq!(error.to_string(), "not a file of tensors: header too large");
    ///
    /// let header = r#"{"bias":{"dtype":"F32","shape":[3],"data_offsets":[0,8]}}"#;
    /// let bytes = [&(header.len() as u64).to_le_bytes(), header.as_bytes(), &[0; 8]].concat();
    /// assert_eq!(
    ///     Tensors::new(&bytes).unwrap_err().to_string(),
    ///     "not a file of tensors: tensor `bias`, f32[3]: the elements of the shape have 12 bytes, \
    ///      but 8 from offset 0 to 8"
    /// );
    /// ```
    #[doc(alias = "deserialize")]
    pub fn new(bytes: &'a [u8]) -> Result<Self, TensorsError> {
        let (length, header) = SafeTensors::read_metadata(bytes)
            .map_err(|error| TensorsError { why: header::explain(bytes, error) })?;
        let tensors = header.tensors().into_iter();
        let mut names: Vec<_> = tensors.map(|(name, info)| (info.data_offsets.0, name)).collect();
        names.sort_unstable();
        let names: Vec<Box<str>> = names.into_iter().map(|(_, name)| name.into()).collect();
        let keys = header.metadata().iter().flat_map(|map| map.keys());
        let mut keys: Vec<Box<str>> = keys.map(|key| key.as_str().into()).collect();
        keys.sort_unstable();
        if let Some(why) = header::repeated(bytes, names.len(), keys.len()) {
            return Err(TensorsError { why });
        }
        // The header has been read, so its bytes are there.
        let data = bytes.get(header::LENGTH.saturating_add(length)..).unwrap_or_default();
        Ok(Self { header, names, keys, data })
    }

    /// Returns the metadata of the file, keys and values, in the order of the keys.
    ///
    /// ```
    /// use shapewise::View;
    /// use shapewise_io::safetensors::{Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// writer.set_metadata("format", "pt");
    /// let bytes = writer.to_bytes()?;
    /// let file = Tensors::new(&bytes)?;
    /// assert!(file.metadata().eq([("format", "pt")]));
    /// assert_eq!((file.metadata_value("format"), file.metadata_value("author")), (Some("pt"), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn metadata(&self) -> impl ExactSizeIterator<Item = (&str, &str)> {
        self.keys.iter().map(|key| (&**key, self.metadata_value(key).unwrap_or_default()))
    }

    /// Returns the value of a key of the metadata. See the example of [`metadata`](Self::metadata).
    #[must_use]
    pub fn metadata_value(&self, key: &str) -> Option<&str> {
        self.header.metadata().as_ref()?.get(key).map(String::as_str)
    }

    /// Returns the names of the tensors, in the order of their elements in the file. See [`Tensors::new`].
    #[must_use]
    pub fn names(&self) -> impl ExactSizeIterator<Item = &str> {
        self.names.iter().map(|name| &**name)
    }

    /// Returns the tensor of this name: its element type, its shape and its bytes, in place.
    ///
    /// # Errors
    ///
    /// [`TensorError`] if there is none of this name, or if its rank is above 254.
    ///
    /// ```
    /// use shapewise::View;
    /// use shapewise_io::safetensors::{Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// let bytes = writer.to_bytes()?;
    /// let file = Tensors::new(&bytes)?;
    /// let bias = file.raw("bias")?;
    /// assert_eq!((bias.element_type().name(), bias.shape().to_string()), ("u8", "[3]".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn raw(&self, name: &str) -> Result<RawArray<'a>, TensorError> {
        let info = self.header.info(name).ok_or_else(|| TensorError::new(name, TensorFault::Missing))?;
        let &TensorInfo { dtype, ref shape, data_offsets: (start, end) } = info;
        let element = TYPES.iter().find(|row| row.0 == dtype);
        let (_, element) = element.ok_or_else(|| TensorError::new(name, TensorFault::Type))?;
        let shape = DynShape::from_ints(shape).map_err(|why| TensorError::new(name, why))?;
        // The offsets are within the file. If they were not, the array would be too short.
        let bytes = self.data.get(start..end).unwrap_or_default();
        // The format is little endian.
        RawArray::of_order(*element, &shape, bytes, false, cfg!(target_endian = "big"))
            .map_err(|why| TensorError::new(name, why))
    }

    /// Calls a method of [`RawArray`], and adds the name of the tensor to its error.
    fn with<V>(
        &self,
        name: &str,
        take: impl FnOnce(&RawArray<'a>) -> Result<V, RawError>,
    ) -> Result<V, TensorError> {
        let raw = self.raw(name)?;
        take(&raw).map_err(|why| {
            let mut found = String::from(raw.element_type().name());
            found.push_str(&raw.shape().to_string());
            TensorError { found: Some(found.into()), ..TensorError::new(name, why) }
        })
    }

    /// Returns the tensor of this name, in place, of rank `R` with elements `T`.
    ///
    /// # Errors
    ///
    /// [`TensorError`], which names the tensor: if there is none of this name, if its element type or its rank is another one, or if its
    /// bytes are not aligned in memory.
    ///
    /// ```
    /// use shapewise::View;
    /// use shapewise_io::safetensors::{Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// let bytes = writer.to_bytes()?;
    /// let file = Tensors::new(&bytes)?;
    /// assert_eq!(file.view::<u8, 1>("bias")?.sum(), 6);
    /// assert_eq!(
    ///     file.view::<u8, 2>("bias").unwrap_err().to_string(),
    ///     "tensor `bias`, u8[3]: the rank is 1, expected 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view<T: Plain, const R: usize>(&self, name: &str) -> Result<View<'a, T, R>, TensorError> {
        self.with(name, RawArray::view)
    }

    /// Returns the tensor of this name, in place, with the extents `E` in the type.
    ///
    /// # Errors
    ///
    /// Same errors as [`view`](Self::view), and if an extent is another one.
    ///
    /// ```
    /// use shapewise::{DenseView, Extents, View};
    /// use shapewise_io::safetensors::{Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// let bytes = writer.to_bytes()?;
    /// let bias: DenseView<'_, u8, 1, Extents![3]> = Tensors::new(&bytes)?.dense("bias")?;
    /// assert_eq!(bias.sum(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dense<T: Plain, const R: usize, E: Extents<R>>(
        &self,
        name: &str,
    ) -> Result<DenseView<'a, T, R, E>, TensorError> {
        self.with(name, RawArray::dense)
    }

    /// Returns the tensor of this name, in place, of any rank with elements `T`.
    ///
    /// # Errors
    ///
    /// Same errors as [`view`](Self::view), except for the rank.
    ///
    /// ```
    /// use shapewise::View;
    /// use shapewise_io::safetensors::{Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// let bytes = writer.to_bytes()?;
    /// assert_eq!(Tensors::new(&bytes)?.dyn_view::<u8>("bias")?.sum(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dyn_view<T: Plain>(&self, name: &str) -> Result<DynView<'a, T>, TensorError> {
        self.with(name, RawArray::dyn_view)
    }

    /// Copies the tensor of this name, of rank `R` with elements `T`, whatever its alignment is.
    ///
    /// # Errors
    ///
    /// [`TensorError`], which names the tensor: if there is none of this name, or if its element type or its rank is another one.
    ///
    /// ```
    /// use shapewise::{Tensor, View};
    /// use shapewise_io::safetensors::{Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// let bytes = writer.to_bytes()?;
    /// let bias: Tensor<u8, 1> = Tensors::new(&bytes)?.tensor("bias")?;
    /// assert_eq!(bias.as_slice(), [1, 2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tensor<T: Plain, const R: usize>(&self, name: &str) -> Result<Tensor<T, R>, TensorError> {
        self.with(name, RawArray::to_tensor)
    }

    /// Copies the tensor of this name, with the extents `E` in the type, whatever its alignment is.
    ///
    /// # Errors
    ///
    /// Same errors as [`tensor`](Self::tensor), and if an extent is another one.
    ///
    /// ```
    /// use shapewise::{DenseTensor, Extents, View};
    /// use shapewise_io::safetensors::{Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// let bytes = writer.to_bytes()?;
    /// let bias: DenseTensor<u8, 1, Extents![3]> = Tensors::new(&bytes)?.dense_tensor("bias")?;
    /// assert_eq!(bias.as_slice(), [1, 2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dense_tensor<T: Plain, const R: usize, E: Extents<R>>(
        &self,
        name: &str,
    ) -> Result<DenseTensor<T, R, E>, TensorError> {
        self.with(name, RawArray::to_dense)
    }

    /// Copies the tensor of this name, of any rank with elements `T`, whatever its alignment is.
    ///
    /// # Errors
    ///
    /// Same errors as [`tensor`](Self::tensor), except for the rank.
    ///
    /// ```
    /// use shapewise::View;
    /// use shapewise_io::safetensors::{Tensors, TensorsWriter};
    ///
    /// let mut writer = TensorsWriter::new();
    /// writer.add("bias", View::from(&[1_u8, 2, 3]))?;
    /// let bytes = writer.to_bytes()?;
    /// assert_eq!(Tensors::new(&bytes)?.dyn_tensor::<u8>("bias")?.rank(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dyn_tensor<T: Plain>(&self, name: &str) -> Result<DynTensor<T>, TensorError> {
        self.with(name, RawArray::to_dyn_tensor)
    }
}
