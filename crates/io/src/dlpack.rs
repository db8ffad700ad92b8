//! DLPack, the exchange of arrays between libraries in one process (feature `dlpack`): NumPy, PyTorch, JAX and others. Nothing is
//! copied.
//!
//! [`Managed`] owns a struct of DLPack: [`Managed::new`] exports a tensor, [`Managed::into_raw`] hands it over, [`Managed::from_raw`]
//! takes one over, and [`Managed::view`] checks its element type, rank and device and returns a view. Whoever has the struct last calls
//! its deleter: dropping a `Managed` does. Both forms of the struct are there: [`Versioned`], since DLPack 1.0, and [`Unversioned`].
//!
//! Arrays of any strides are exported and read. The memory is that of the processor, or one that it can read: pinned by CUDA or `ROCm`, or managed by CUDA. Who hands such
//! an array over waits until its device has written it, as DLPack requires.
//!
//! # What is verified
//!
//! The version, the device, the element type, the rank, the extents, the strides and the alignment are checked, and the bytes of a `bool` are 0 or 1. The struct
//! does not state how large its memory is, so [`Managed::from_raw`] is `unsafe`: pointers, and that all elements are there, are believed.
//!
//! The folder `examples/python` of the repository is a Python module, whose functions take and return arrays of NumPy this way.
//!
//! # Examples
//!
//! ```
//! use shapewise::{Tensor, View, shape};
//! use shapewise_io::dlpack::{Managed, Versioned};
//!
//! let tensor = Tensor::new(vec![1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0], shape![2, 3])?;
//! // to another library, and back
//! let raw: *mut Versioned = Managed::new(tensor.into_dynamic()).into_raw();
//!
//! // SAFETY: the pointer is one that nobody else has, and nothing writes its memory.
//! let managed = unsafe { Managed::<Versioned>::from_raw(raw) }?;
//! let view: View<'_, f32, 2> = managed.view()?;
//! assert_eq!(view[[1, 2]], 6.0);
//! assert_eq!(managed.view::<f32, 3>().unwrap_err().to_string(), "the rank is 2, expected 3");
//! assert_eq!(
//!     managed.view::<i64, 2>().unwrap_err().to_string(),
//!     "the elements are f32, expected s64"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod abi;
mod managed;

use shapewise::{
    LayoutError, ShapeError, ViewError,
    extent::FromIntsError,
    interop::bytes::BytesError,
    message::{Count, error_messages},
};
use shapewise_xla::ElementType::{
    self, Bf16, C64, C128, F16, F32, F64, Pred, S8, S16, S32, S64, U8, U16, U32, U64,
};

pub use self::{
    abi::{DataType, Device, TensorStruct, Unversioned, Version, Versioned},
    managed::{Form, Managed},
};

/// Why a struct of DLPack is not the expected array: the error of [`Managed::shape`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DlpackError {
    /// The pointer is null.
    Null,
    /// A version whose structs may have another layout.
    Version {
        /// The first number of the version.
        major: u32,
        /// The second number.
        minor: u32,
    },
    /// The memory is that of a device which the processor cannot read.
    Device {
        /// The type of the device in DLPack.
        device_type: i32,
    },
    /// The type of the elements is not one of this crate.
    Type {
        /// The type in DLPack.
        data_type: DataType,
    },
    /// The elements are of another type.
    Element {
        /// The element type that the program states.
        expected: ElementType,
        /// That of the array.
        found: ElementType,
    },
    /// The array has another rank.
    Shape(ShapeError),
    /// The rank or an extent is negative, or the extents do not fit.
    Extents(FromIntsError),
    /// A rank that is negative.
    NegativeRank {
        /// The rank.
        rank: i32,
    },
    /// The strides do not fit.
    Layout(LayoutError),
    /// The memory from the first to the last element has more bytes than fit `isize`.
    TooLarge,
    /// The memory cannot be borrowed as elements.
    Bytes(BytesError),
    /// The memory and the layout do not fit together.
    View(ViewError),
    /// The array may be read only.
    ReadOnly,
}

error_messages! {
    #[inline] DlpackError [Shape(ShapeError), Extents(FromIntsError), Layout(LayoutError), Bytes(BytesError), View(ViewError)]
    Self::Null => "the pointer to the array is null";
    Self::Version { major, minor } => "version {major}.{minor} of DLPack is not known: this crate reads versions 1.x";
    Self::Device { device_type } => "the array is in the memory of a device of type {device_type}: copy it to the processor first (types 1, 3, 11 and 13 can be read)";
    Self::Type { data_type: DataType { code, bits, lanes } } =>
        "elements of DLPack's type {code} with {} and {} are not supported",
        Count(bits, "bit", "bits"), Count(lanes, "lane", "lanes");
    Self::Element { expected, found } => "the elements are {found}, expected {expected}";
    Self::NegativeRank { rank } => "the rank {rank} is negative";
    Self::TooLarge => "the elements have more than {} bytes", isize::MAX;
    Self::ReadOnly => "the array may be read only: copy it first";
}

/// DLPack's types: code, bits, and ours.
const TYPES: [(u8, u8, ElementType); 15] = [
    (0, 8, S8),
    (0, 16, S16),
    (0, 32, S32),
    (0, 64, S64),
    (1, 8, U8),
    (1, 16, U16),
    (1, 32, U32),
    (1, 64, U64),
    (2, 16, F16),
    (2, 32, F32),
    (2, 64, F64),
    (4, 16, Bf16),
    (5, 64, C64),
    (5, 128, C128),
    (6, 8, Pred),
];
