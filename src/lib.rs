#![doc = include_str!("../README.md")]
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![doc(test(attr(deny(warnings))))]

#[cfg(feature = "alloc")]
extern crate alloc;

mod error;
mod impls;
mod message;
#[cfg(feature = "alloc")]
mod text;

pub mod rank;

mod private;

pub mod index;
// Hidden in the docs only: for an item in a hidden module, messages of the compiler have the full path.
#[cfg_attr(doc, doc(hidden))]
pub mod types;

pub mod axis;

pub mod extent;

pub mod shape;

pub mod layout;

pub mod broadcast;

pub mod slice;

pub mod view;
#[cfg(feature = "xla")]
pub mod xla;

#[cfg(any(feature = "proptest", feature = "proto", feature = "serde"))]
pub mod interop;

pub use axis::{Axis, AxisError, AxisOf, AxisOrder, Keep, Permutation, PermutationError};
#[cfg(feature = "alloc")]
pub use broadcast::DynBroadcast;
pub use broadcast::{BroadcastError, DynBroadcastError};
pub use extent::{Const, DynExtent, Extent, ExtentMismatch, Extents, FromIntsError, One};
pub use index::{IndexError, LinearIndexError, MemoryError, SizeError};
pub use layout::{ColumnMajor, Layout, LayoutError, Mapped, Mapping, MinorToMajor, RowMajor, Strided};
pub use rank::{MAX_RANK, Rank};
#[cfg(feature = "alloc")]
pub use shape::{DynReshapeError, DynShape, DynShapeError, ParseError};
pub use shape::{ExtentUnknown, MergeError, PartialShape, Shape, ShapeError};
pub use slice::{NewAxis, SliceError};
#[cfg(feature = "alloc")]
pub use view::{DenseTensor, Tensor};
pub use view::{DenseView, DenseViewMut, ReshapeError, RowsError, View, ViewError, ViewMut, WindowError};
