// The examples of the README own arrays.
#![cfg_attr(all(feature = "alloc", feature = "arrays"), doc = include_str!("../README.md"))]
#![cfg_attr(
    not(all(feature = "alloc", feature = "arrays")),
    doc = "Tensor shapes, layouts, broadcasting and slicing, with the rank in the type."
)]
// Examples run with an allocator and arrays only: without them, the tests of the docs see an empty crate.
#![cfg(any(all(feature = "alloc", feature = "arrays"), not(doctest)))]
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![cfg_attr(
    not(all(feature = "alloc", feature = "arrays")),
    allow(
        dead_code,
        unreachable_pub,
        unused_imports,
        unused_macros,
        reason = "what only arrays, or arrays on the heap, use is compiled without them, too, so that few modules have gates"
    )
)]
// The docs are those of all features. Without some, a link to what they add is plain text, and not an error of whoever documents a program.
#![cfg_attr(
    not(all(feature = "std", feature = "arrays")),
    allow(
        rustdoc::broken_intra_doc_links,
        reason = "docs link to arrays, and to what needs an allocator or the standard library"
    )
)]
#![doc(test(attr(deny(warnings))))]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(docsrs, doc(auto_cfg(hide(feature = "std", feature = "alloc", feature = "arrays"))))]

#[cfg(target_pointer_width = "16")]
compile_error!(
    "shapewise requires a `usize` of at least 32 bits: extents, offsets and element counts are computed in it"
);

#[cfg(feature = "alloc")]
extern crate alloc;

// In the order of their imports: a module uses those above it. Empty lines keep rustfmt from sorting them.
mod error;
mod impls;
pub mod message;
#[cfg(feature = "alloc")]
pub mod text;

pub mod rank;

#[cfg_attr(not(feature = "alloc"), path = "heap/none.rs")]
mod heap;

mod private;

pub mod index;

mod storage;
mod within;
// Hidden in the docs only: for an item in a hidden module, messages of the compiler have the full path.
#[cfg_attr(doc, doc(hidden))]
pub mod types;

pub mod axis;

pub mod extent;

pub mod shape;

pub mod layout;

pub mod broadcast;

pub mod rearrange;

pub mod slice;

pub mod contraction;

pub mod pattern;

#[cfg(feature = "serde")]
mod serde;

#[cfg(feature = "arrays")]
mod arrays;

#[cfg(feature = "arrays")]
pub mod prelude;

pub mod placement;

pub mod rules;

pub mod bounds;

// Pages without items.
#[cfg(all(any(doc, doctest), feature = "alloc", feature = "arrays"))]
pub mod guide;

#[cfg(all(
    feature = "arrays",
    any(
        feature = "approx",
        feature = "bytemuck",
        feature = "image",
        feature = "mint",
        feature = "nalgebra",
        feature = "ndarray",
        feature = "proptest",
        feature = "rand",
        feature = "serde"
    )
))]
pub use arrays::interop;
#[cfg(feature = "arrays")]
use arrays::loops;
#[cfg(feature = "arrays")]
pub use arrays::{array, verbs};

// What programs begin with has its page on the front of the docs.
#[cfg(all(feature = "alloc", feature = "arrays"))]
#[doc(inline)]
pub use array::{DenseTensor, Tensor};
#[cfg(feature = "arrays")]
#[doc(inline)]
pub use array::{Matrix, Vector, View, ViewMut};
#[doc(inline)]
pub use axis::{Axis, Keep};
#[doc(inline)]
pub use extent::{Const, One};
#[cfg(feature = "alloc")]
#[doc(inline)]
pub use shape::DynShape;
#[doc(inline)]
pub use shape::Shape;

// The other names of programs are at the root too, and the docs have them in their modules: a list of names without descriptions would be all that the front has of them.
#[cfg(all(feature = "alloc", feature = "arrays"))]
#[cfg_attr(doc, doc(hidden))]
pub use array::TypedConstructors;
#[cfg(feature = "arrays")]
#[cfg_attr(doc, doc(hidden))]
pub use array::{
    ArrayElement, DenseView, DenseViewMut, Float, Inline, RowsError, TypedView, TypedViewMut, ViewError,
};
#[cfg_attr(doc, doc(hidden))]
pub use axis::{AxisError, AxisOf, AxisOrder, LastAxis, Permutation, PermutationError};
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub use broadcast::DynBroadcast;
#[cfg_attr(doc, doc(hidden))]
pub use broadcast::{BroadcastError, DynBroadcastError};
#[cfg_attr(doc, doc(hidden))]
pub use extent::{DynExtent, Extent, ExtentMismatch, Extents, FromIntsError, Inferred, Named};
#[cfg_attr(doc, doc(hidden))]
pub use index::{IndexError, LinearIndexError, MemoryError, SizeError};
#[cfg_attr(doc, doc(hidden))]
pub use layout::{ColumnMajor, Layout, LayoutError, Mapped, Mapping, MinorToMajor, RowMajor, Strided};
#[cfg_attr(doc, doc(hidden))]
pub use pattern::{HasExtents, PatternError};
#[cfg_attr(doc, doc(hidden))]
pub use rank::{MAX_RANK, Rank};
#[cfg_attr(doc, doc(hidden))]
pub use rearrange::{JoinError, Pad, PadError, PadMode};
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub use shape::{DynReshapeError, DynShapeError, ParseError};
#[cfg_attr(doc, doc(hidden))]
pub use shape::{ExtentUnknown, MergeError, ShapeError};
#[cfg_attr(doc, doc(hidden))]
pub use slice::{NewAxis, SliceError};
#[cfg(feature = "arrays")]
#[cfg_attr(doc, doc(hidden))]
pub use verbs::{ReshapeError, WindowError};
