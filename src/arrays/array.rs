//! Arrays: memory with a shape and a layout.
//!
//! There is one type, [`TensorBase`], over four kinds of storage.
//!
//! | type | storage | writes |
//! |---|---|---|
//! | [`View`] | `&[T]` | no |
//! | [`ViewMut`] | `&mut [T]` | yes; no two indices share an element, by type |
//! | [`Tensor`] | `Vec<T>` | yes (feature `alloc`) |
//! | [`Inline`], [`Matrix`], [`Vector`] | nested arrays, `[[T; 3]; 2]` | yes |
//!
//! Memory with tiles has types of its own, [`TiledView`], [`TiledViewMut`] and [`TiledTensor`]: they are read, written and copied.
//!
//! [`DynView`], [`DynViewMut`] and [`DynTensor`] are the same for a rank that is known at run time (feature `alloc`).
//!
//! Each method is defined once and works on all of them. A method named `x` reads, `x_mut` returns something to write to, `into_x`
//! consumes the array and keeps its storage. A second operand is any of them, or a reference to one
//! ([`AsView`]); operators also take a number ([`Operand`]).
//!
//! Whether the memory is large enough is checked once, when an array is made; what is made from an array is within its memory.
//! Indexing compares each coordinate with its extent and checks nothing else (the file `array/access.rs` has the proof and the
//! measurements). Loops are best written without indices: [`TensorBase::fold`], [`TensorBase::for_each`], [`TensorBase::zip_from`] and the like
//! check once and run on slices. They visit elements in the order that memory suggests, which is not specified;
//! [`TensorBase::iter`], [`TensorBase::map`] and [`TensorBase::indexed_for_each`] visit them in logical order.
//!
#![doc = include_str!("array/generic.md")]

// The docs list the methods in this order. Empty lines keep rustfmt from sorting the modules.
pub(crate) mod create;

#[cfg(feature = "alloc")]
pub(crate) mod construct;

#[cfg(feature = "alloc")]
pub(crate) mod collect;

#[cfg(feature = "alloc")]
#[doc(hidden)]
pub mod literal;

#[cfg(feature = "alloc")]
pub(crate) mod tensor;

#[cfg(feature = "alloc")]
pub(crate) mod construct_typed;

pub(crate) mod results;

pub(crate) mod inline;

pub(crate) mod describe;

pub(crate) mod element;

pub(crate) mod iter;

pub(crate) mod rows;

pub(crate) mod iter_mut;

pub(crate) mod memory;

pub(crate) mod level;

pub(crate) mod convert;

pub(crate) mod nested;

pub(crate) mod print;

pub(crate) mod access;

pub(crate) mod array_element;

#[cfg(feature = "alloc")]
pub(crate) mod dynamic;

pub(crate) mod compare;

mod made;

pub(crate) mod error;

pub(crate) mod operand;

pub(crate) mod tiled;

pub(crate) mod total;

#[cfg_attr(doc, doc(hidden))]
pub mod words;

use core::marker::PhantomData;

#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub use self::collect::CollectedRow;
pub use self::{
    array_element::ArrayElement,
    error::ViewError,
    iter::{IndexedIter, Iter},
    nested::RowOf,
    operand::{AsDense, AsRanked, AsShaped, AsTyped, AsView, Operand},
    rows::{RowExtents, Rows, RowsError},
    tiled::{CopySource, HasStrides, TiledBase, TiledView, TiledViewMut},
    total::{
        Addend, DotElement, Float, HasAddition, HasMultiplication, HasOrder, HasProducts, HasSum, IsFloat,
        Multiplicand, Summand, TotallyOrdered,
    },
};
#[cfg_attr(doc, doc(hidden))]
pub use self::{
    compare::{KnownExtentsOf, KnownLayouts, KnownMatrices, KnownPair, KnownWrite},
    element::{ElementIndex, IndexNumbers, NoAxisLeft},
    inline::RowsAndColumns,
    operand::{ArrayOf, AsOperand, HasElements, PlaceOfOperand, SealedArray},
    rows::{RowIndex, RowNumbers},
};
#[cfg(feature = "alloc")]
pub use self::{
    construct::{ArangeError, Ends},
    construct_typed::TypedConstructors,
    dynamic::{
        DynArrayError, DynAxes, DynAxisIterMut, DynBase, DynExtents, DynIter, DynTensor, DynView, DynViewMut,
    },
    tensor::{CowArray, CowElements, DenseTensor, ResizedBy, Tensor, tiled::TiledTensor},
};
#[cfg_attr(doc, doc(hidden))]
pub use crate::storage::{Borrowed, ElementPlace, HasNestedArrays, Heap, OnHeap, ResultStorage, Within};
pub use crate::storage::{Lend, MemoryMut, Storage, StorageMut};
use crate::{
    extent::Const,
    layout::{RowMajor, Strided},
};

/// An array of rank `R` with elements `T` in the storage `S`, laid out by `L`. Write [`View`], [`ViewMut`] or [`Tensor`], which name the
/// storage.
///
#[cfg_attr(all(doc, feature = "alloc"), doc = include_str!("../../docs/methods.md"))]
///
/// # Drawings
///
/// The crate `shapewise-draw` draws where the elements of an array are in memory: `Picture::layout(array.layout())` prints as text, and its method `to_svg` returns an
/// image. In the repository, `cargo run --example draw -- strides '[2,3]' '[4,1]'` draws a layout from its numbers, and `cargo run -p playground` serves a page that
/// draws as one types.
///
/// ```text
/// layout [2,3] strides [4,1]
///
///   [2,3]: offset of each index     memory: index at each offset
///    0 1 2                           0: 0,0 0,1 0,2   ·
///    4 5 6                           4: 1,0 1,1 1,2   ·
///
/// Offsets are in elements; · is memory that holds no element.
/// ```
pub struct TensorBase<T, S, const R: usize, L = Strided<R>> {
    // INVARIANT: for each index in bounds, the offset that `layout` returns is below the length of the memory. In a mutable view
    // and a tensor no two indices in bounds have the same offset. `of_parts` is the only constructor, but for
    // those of inline arrays, whose memory has the extents of the type; nothing replaces a field.
    pub(crate) data: S,
    pub(crate) layout: L,
    // A function that returns an element: an array is `Send` and `Sync` if its storage is.
    pub(crate) element: PhantomData<fn() -> T>,
}

/// A view of rank `R` of memory that is borrowed to read.
///
/// By default, its layout is known at run time. [`TensorBase`] lists the methods by
/// task.
///
/// # Examples
///
/// ```
/// use shapewise::{View, s, shape};
///
/// let memory = [0, 1, 2, 3, 4, 5];
/// let matrix = View::new(&memory, shape![2, 3])?; // extents in the type
/// assert_eq!(matrix[[1, 2]], 5);
///
/// let rows = memory.len() / 3;
/// let matrix = View::new(&memory, [rows, 3])?; // extents at run time: `View<'_, i32, 2>`
/// assert_eq!(matrix.slice(s![:, 1]).to_vec(), [1, 4]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[doc(alias = "ArrayView")]
pub type View<'a, T, const R: usize, L = Strided<R>> = TensorBase<T, &'a [T], R, L>;

/// A view of rank `R` of memory that is borrowed to write.
///
/// No two indices share an element: by type, or, where strides are known at
/// run time, checked when the view is made. [`TensorBase`] lists the methods by task.
///
/// # Examples
///
/// ```
/// use shapewise::{ViewMut, s};
///
/// let mut memory = [0; 6];
/// let mut matrix = ViewMut::new(&mut memory, [2, 3])?;
/// matrix[[1, 2]] = 5;
/// matrix.slice_mut(s![:, 0]).fill(7);
/// assert_eq!(memory, [7, 0, 0, 7, 0, 5]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[doc(alias = "ArrayViewMut")]
pub type ViewMut<'a, T, const R: usize, L = Strided<R>> = TensorBase<T, &'a mut [T], R, L>;

/// A row-major array with the extents `E` in the type whose elements are within it: on the stack, in a `static`, in a struct, in a `Vec` of arrays. It
/// requires no allocator, has no metadata, and is `Copy` if its elements are. [`Matrix`] and [`Vector`] are those of ranks 2 and 1.
///
/// All methods of arrays work on it. Operators, [`map`](TensorBase::map), [`zip_map`](TensorBase::zip_map), products of matrices and reductions
/// return inline arrays, also of an inline array with a view or a number; with a [`Tensor`] they return a tensor.
/// [`to_inline`](TensorBase::to_inline) copies any array whose type knows its extents, [`to_tensor`](TensorBase::to_tensor) copies to the heap.
///
/// Up to 256 elements, such as 16 by 16, inline arrays are about as fast as tensors or faster: a product of 16 by 16 takes 1.2 times as long. Above that they are a mistake: each move copies all elements,
/// products are computed without the blocks and the kernel that tensors have, and the stack is limited. Use a tensor with the extents in its type,
/// `Tensor::from_fn(shape![32, 32], ..)` or [`DenseTensor`]: of 32 by 32 `f32`, a sum of two takes 0.8 times and a product 0.4 times as long there.
///
/// An inline array that is longer than the stack ends the program, "has overflowed its stack": `Matrix::<f64, 1024, 1024>::of_value(0.0)` has 8 MiB, which is the entire stack of
/// a main thread on Linux, and four times that of other threads. In a `Box` it is made on the stack first. The tensor with the same extents in its type is
/// `Tensor::filled(shape![1024, 1024], 0.0)`.
///
/// ```
/// use shapewise::{Inline, Extents, Matrix, Vector};
///
/// let turn: Matrix<f64, 2, 2> = Matrix::of([[0.0, -1.0], [1.0, 0.0]]);
/// let point: Vector<f64, 2> = Vector::of([3.0, 4.0]);
/// let moved = turn.matmul(point) + Vector::of([1.0, 1.0]);
/// assert_eq!(moved, Vector::of([-3.0, 4.0]));
/// assert_eq!(size_of::<Inline<f64, 3, Extents![2, 3, 4]>>(), size_of::<[[[f64; 4]; 3]; 2]>());
/// ```
pub type Inline<T, const R: usize, E> = TensorBase<T, <E as HasNestedArrays>::Within<T>, R, RowMajor<R, E>>;
/// An inline matrix of `M` rows and `N` columns. [`Inline`] describes such arrays.
#[doc(alias("SMatrix", "Mat3", "Mat4", "static_array"))]
pub type Matrix<T, const M: usize, const N: usize> =
    TensorBase<T, [[T; N]; M], 2, RowMajor<2, (Const<M>, Const<N>)>>;
/// An inline vector of `N` elements. [`Inline`] describes such arrays.
#[doc(alias("SVector", "Vec3", "Vec4"))]
pub type Vector<T, const N: usize> = TensorBase<T, [T; N], 1, RowMajor<1, (Const<N>,)>>;

/// A view with the extents `E` in the type and any strides: `TypedView<'_, f32, 2, Extents![usize, 64]>`. It is the parameter of a function
/// that knows some extents.
///
/// Every view and tensor whose type knows at least these extents is passed by [`as_typed`](TensorBase::as_typed), which `cargo check` verifies.
/// Extents that are known at run time are checked once by [`typed`](TensorBase::typed). Slices, broadcasts and reductions keep what is known.
///
/// ```
/// use shapewise::{Axis, Extents, TypedView, View, s, shape};
///
/// fn norms<const D: usize>(x: TypedView<'_, f32, 2, Extents![usize, { D }]>) -> Vec<f32> {
///     // extents `(Const<D>,)`
///     let first: TypedView<'_, f32, 1, Extents![{ D }]> = x.slice(s![0]).as_typed();
///     assert_eq!(first.extents(), [D]);
///     (x * x).sum_axis(Axis::<1>).map(|sum| sum.sqrt()).into_vec()
/// }
///
/// let memory = [3.0, 4.0, 6.0, 8.0];
/// assert_eq!(norms(View::new(&memory, shape![2, 2])?.as_typed()), [5.0, 10.0]);
/// assert_eq!(norms::<2>(View::new(&memory, [2, 2])?.typed()?), [5.0, 10.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type TypedView<'a, T, const R: usize, E> = View<'a, T, R, Strided<R, E>>;
/// A mutable view with the extents `E` in the type and any strides: [`TypedView`] to write. See [`typed_mut`](TensorBase::typed_mut).
pub type TypedViewMut<'a, T, const R: usize, E> = ViewMut<'a, T, R, Strided<R, E>>;

/// A row-major view with the extents `E` in the type: `DenseView<'_, f32, 2, Extents![usize, 64]>`.
///
/// ```
/// use shapewise::{DenseView, Extents, View, shape};
///
/// fn norms<const D: usize>(x: &DenseView<'_, f32, 2, Extents![usize, { D }]>) -> Vec<f32> {
///     x.row_arrays()
///         .iter()
///         .map(|row: &[f32; D]| row.iter().map(|x| x * x).sum::<f32>().sqrt())
///         .collect()
/// }
///
/// let memory = [3.0, 4.0, 6.0, 8.0];
/// let rows = memory.len() / 2;
/// assert_eq!(norms(&View::new(&memory, shape![rows, 2])?), [5.0, 10.0]); // row-major by type
/// // checked once
/// assert_eq!(norms::<2>(&View::new(&memory, [rows, 2])?.try_dense()?), [5.0, 10.0]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
pub type DenseView<'a, T, const R: usize, E> = View<'a, T, R, RowMajor<R, E>>;
/// A row-major mutable view with the extents `E` in the type: [`DenseView`] to write. See [`try_dense_mut`](TensorBase::try_dense_mut).
pub type DenseViewMut<'a, T, const R: usize, E> = ViewMut<'a, T, R, RowMajor<R, E>>;

impl<T, S: Clone, const R: usize, L: Copy> Clone for TensorBase<T, S, R, L> {
    fn clone(&self) -> Self {
        Self { data: self.data.clone(), ..*self }
    }
}
impl<T, S: Copy, const R: usize, L: Copy> Copy for TensorBase<T, S, R, L> {}
