//! Layouts: from an index to an offset in memory, and back.
//!
//! ```text
//! offset of [i, j]  =  base  +  i * stride 0  +  j * stride 1          all in elements
//! ```
//!
//! A layout is a type, and its constants are the numbers that the type knows ([`Mapping::EXTENTS`], [`Layout::STRIDES`]). A value
//! stores only the others.
//!
//! Every layout is a [`Mapping`]: it returns the offset of an index and the index at an offset. So it can be indexed, walked, copied,
//! read and written. Layouts with strides are a [`Layout`] as well, which slices, permutations and broadcasts need. Tiled layouts are not.
//!
//! | layout | level | stores |
//! |---|---|---|
//! | [`RowMajor<R, E>`](RowMajor), [`ColumnMajor<R, E>`](ColumnMajor) | static and mixed | unknown extents |
//! | [`Ordered<R, E, O>`](Ordered): dense, the axes in any order | static, mixed and ranked | unknown extents and order |
//! | [`Padded<R, E, P, O>`](Padded): axes longer in memory than in the shape | static, mixed and ranked | unknown extents, padded extents and order |
//! | [`Tiled<R, E, T, O>`](Tiled): cut into blocks, once or several times; no strides | static, mixed and ranked | unknown extents, tiles and order |
//! | [`Mapped<R, A>`](Mapped): the result of a slice, permutation, reversal, new axis or broadcast of these | static and mixed | unknown extents and strides |
//! | [`Windowed<K, R, W>`](Windowed): windows in the type over a ranked view | ranked | extents, strides and the base of that view |
//! | [`Strided<R>`](Strided) | ranked | all extents and strides, and the base |
//! | a type of yours that implements [`Mapping`]; no strides | | |
//!
//! Slices of slices, permutations of broadcasts and so on have a normal form: one extent and one stride per axis. Their
//! type is that normal form, so it does not grow with the number of operations.
//!
//! The offset of each index of some layouts of two rows and three columns:
//!
//! ```text
//! row-major     column-major     columns backwards     one row, broadcast
//!   0 1 2          0 2 4               2 1 0                 0 1 2
//!   3 4 5          1 3 5               5 4 3                 0 1 2
//! strides 3,1    strides 1,2       strides 3,-1            strides 0,1
//! ```
//!
//! ```
//! # use shapewise::{IndexError, Strided};
//! # fn picture(layout: Strided<2>) -> Result<String, IndexError> {
//! #     let row = |i| (0..3).map(|j| layout.offset([i, j])).collect::<Result<Vec<_>, _>>();
//! #     (0..2).map(|i| row(i).map(|row| format!("{row:?}"))).collect()
//! # }
//! assert_eq!(picture(Strided::row_major([2, 3])?)?, "[0, 1, 2][3, 4, 5]");
//! assert_eq!(picture(Strided::column_major([2, 3])?)?, "[0, 2, 4][1, 3, 5]");
//! assert_eq!(picture(Strided::new([2, 3], [3, -1])?)?, "[2, 1, 0][5, 4, 3]");
//! assert_eq!(picture(Strided::new([2, 3], [0, 1])?)?, "[0, 1, 2][0, 1, 2]");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`padded`] and [`tiled`] have drawings of padding and of tiles. `ArrayLayout` of the crate `shapewise-xla` is a layout whose rank is
//! known at run time, with XLA's text. [`bitcast`] determines which reshapes and transposes move no element.
//!
//! The *base* is the offset of the element at index 0. It is 0 unless a stride is negative: the memory of a layout begins
//! with the element at its smallest offset.

// The docs list the methods in this order. Empty lines keep rustfmt from sorting the modules.
pub mod order;

mod ordered;

pub(crate) mod agreed;
pub mod bitcast;
mod bounds;
mod dense;
pub mod edit;
mod mapped;
pub mod padded;
mod place;
pub(crate) mod strided;
pub mod tile;
pub mod tiled;
mod windowed;

use core::fmt::Debug;

use crate::{
    axis::{AxisOrder, permutation::AxisTuple},
    index::{self, IndexError, LinearIndexError, MemoryError},
    message::broken,
    private::{Exists, If},
    shape::Shape,
    types::{Agreed, AxisList, ExtentList, Flag, NameText},
};

pub(crate) use self::agreed::{agreeing, derived, try_derived};
#[cfg_attr(doc, doc(hidden))]
pub use self::order::MinorToMajorOf;
pub(crate) use self::place::{assert, check, offset_unchecked, strided_mapping};
pub use self::{
    bounds::{Contiguous, ContiguousToWrite, IsUnique, OwnLayout, SealedLayout, Unique, UniqueMapping},
    dense::{ColumnMajor, RowMajor},
    mapped::Mapped,
    order::{MinorToMajor, Order},
    ordered::Ordered,
    padded::{Padded, PaddingError, PaddingValue},
    strided::{LayoutError, Strided},
    tiled::{Combined, TileList, Tiled, TilingError},
    windowed::Windowed,
};

/// A map from an index of rank `R` to an offset in memory. Every layout is one, with strides or with tiles.
///
/// A [`Layout`] has strides, which views and tensors need. A [`Tiled`] layout has none; arrays with it are
/// [`TiledView`](crate::array::TiledView) and its kin. A program can implement the trait for a layout of its own, as mdspan's users do: such arrays
/// are read, written and copied, and each access is checked, so a layout that breaks a law is a wrong answer or a panic, and nothing worse.
///
/// # Laws
///
/// * Every offset of an index in bounds is below [`span`](Self::span).
/// * [`index_at`](Self::index_at) of an offset returns an index that has this offset, or `None` if there is none.
/// * All answers are those of one layout, and the product of the extents fits `isize`.
///
/// # Examples
///
/// ```
/// use shapewise::{Mapping, array::TiledView, bounds::Yes};
///
/// /// A square of 2^`bits` by 2^`bits` in Morton's order: the bits of the two coordinates
/// /// alternate.
/// #[derive(Clone, Copy, Debug)]
/// struct Morton {
///     bits: u32,
/// }
///
/// impl Mapping<2> for Morton {
///     type Uniqueness = Yes; // each index has an element of its own
///     type Extents = [usize; 2]; // the type knows no extent
///
///     fn extent(&self, _axis: usize) -> usize {
///         1 << self.bits
///     }
///
///     fn offset_unchecked(&self, [i, j]: [usize; 2]) -> usize {
///         (0..self.bits)
///             .map(|bit| (i >> bit & 1) << (2 * bit + 1) | (j >> bit & 1) << (2 * bit))
///             .sum()
///     }
///
///     fn index_at(&self, offset: usize) -> Option<[usize; 2]> {
///         let part = |from: u32| {
///             (0..self.bits).map(|bit| (offset >> (2 * bit + from) & 1) << bit).sum()
///         };
///         (offset < self.span()).then(|| [part(1), part(0)])
///     }
///
///     fn span(&self) -> usize {
///         1 << (2 * self.bits)
///     }
///
///     fn has_unique_offsets(&self) -> Option<bool> {
///         Some(true)
///     }
/// }
///
/// let memory: Vec<usize> = (0..16).collect();
/// let morton = TiledView::with_layout(&memory, Morton { bits: 2 })?;
/// // the defaults
/// assert_eq!((morton.layout().by_strides(), morton.layout().is_separable()), (None, false));
/// assert_eq!(
///     morton.to_tensor(),
///     shapewise::tensor![[0, 1, 4, 5], [2, 3, 6, 7], [8, 9, 12, 13], [10, 11, 14, 15]]
/// );
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "expected a layout of rank {R}, found `{Self}`",
    label = "a layout has the rank of the shape that it lays out: {R}"
)]
pub trait Mapping<const R: usize>: Copy + Debug {
    /// [`No`](crate::bounds::No) if the type states that two indices may share an element, as for broadcasts; else [`Yes`](crate::bounds::Yes).
    type Uniqueness: Flag;

    /// The extents as a type: a tuple if something is known, `[usize; R]` if nothing is known.
    ///
    /// A function can require extents with it, for any strides: `L: Layout<2, Extents = (M, Const<64>)>`.
    type Extents: ExtentList<R>;

    /// Each extent, if the type knows it. See [`Layout::STRIDES`].
    const EXTENTS: [Option<usize>; R] = <Self::Extents as ExtentList<R>>::EXTENTS;

    /// `true` if the type knows all extents. It is a constant for use in `if`: the compiler skips the branch that does not apply. It computes
    /// the constant once per type, but a block `const { ... }` once per function.
    #[doc(hidden)]
    const HAS_EXTENTS: bool = index::known_extents(Self::EXTENTS).is_some();

    /// The extents, if the type knows all of them; else 0.
    #[doc(hidden)]
    const KNOWN_EXTENTS: [usize; R] = index::known_or(index::known_extents(Self::EXTENTS), [0; R]);

    /// Returns the extent of one axis, which is below the rank, in elements. See the example of [`Mapping`].
    #[must_use]
    fn extent(&self, axis: usize) -> usize;

    /// Returns the offset of an index, in elements. Without a meaning if the index is out of bounds: [`offset`](Self::offset) compares it.
    /// See the example of [`Mapping`].
    #[must_use]
    fn offset_unchecked(&self, index: [usize; R]) -> usize;

    /// Takes an offset, returns the index of the element there: the inverse of [`offset`](Self::offset). `None` for an offset between
    /// the elements or after them. If a broadcast has several such indices, one of them.
    #[doc(alias = "unravel_index")]
    #[must_use]
    fn index_at(&self, offset: usize) -> Option<[usize; R]>;

    /// Returns the same layout with all strides known at run time, if it has strides. A copy between two such layouts is that of arrays with strides.
    ///
    /// ```
    /// use shapewise::{Mapping, RowMajor, Shape, Strided, shape};
    ///
    /// let rows = RowMajor::new(Shape::new(shape![2, 3])?);
    /// assert_eq!(rows.by_strides(), Some(Strided::row_major([2, 3])?));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    fn by_strides(&self) -> Option<Strided<R>> {
        None
    }

    /// Returns whether no two indices share an element, computed at run time: yes, no, or `None` if it is not determined. An array to write needs a yes.
    /// See the example of [`Mapping`].
    #[must_use]
    fn has_unique_offsets(&self) -> Option<bool>;

    /// Returns `true` if each offset is that of index 0 plus one term for each axis, which depends only on the coordinate along that axis. Copies
    /// then look up the terms. See the example of [`Mapping`].
    #[must_use]
    fn is_separable(&self) -> bool {
        false
    }

    /// Returns the memory that the layout needs, in elements: 1 + largest offset - smallest offset, 0 if there are no
    /// elements.
    ///
    /// ```
    /// use shapewise::{Mapping, Strided};
    ///
    /// let layout = Strided::new([2, 3], [8, -1])?; // the first 3 elements of rows of 8, backwards
    /// assert_eq!((layout.span(), layout.allocated(), layout.element_count()), (11, 11, 6));
    /// assert_eq!((layout.extents(), layout.offset_of_linear(3)), ([2, 3], Ok(10)));
    /// assert_eq!(
    ///     (layout.linear_at(10), layout.padding_offsets().collect::<Vec<_>>()),
    ///     (Some(3), vec![3, 4, 5, 6, 7])
    /// );
    /// assert_eq!(layout.padding_count(), 5);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "required_span_size")]
    #[must_use]
    fn span(&self) -> usize;

    /// Returns the memory of a tensor of this layout, in elements: the span and the padding after it, if there is any. See the example of
    /// [`span`](Self::span).
    #[must_use]
    fn allocated(&self) -> usize {
        self.span()
    }

    /// Returns the product of the extents. See the example of [`span`](Self::span).
    #[doc(alias("size", "numel"))]
    #[must_use]
    fn element_count(&self) -> usize {
        // The element count of a layout fits, so no error is dropped.
        index::element_count(&self.extents()).unwrap_or_default()
    }

    /// Returns all extents, in axis order. See the example of [`span`](Self::span).
    #[doc(alias("shape", "dims"))]
    #[must_use]
    #[inline(always)]
    fn extents(&self) -> [usize; R] {
        // A constant is not code, so known extents cost the compiler nothing.
        if Self::HAS_EXTENTS {
            return Self::KNOWN_EXTENTS;
        }
        // Element by element. If the entire array is copied, the compiler does not always see that it consists of numbers, and does
        // not vectorise the code after it (1.8 times as many instructions in a matrix product).
        core::array::from_fn(|axis| self.extent(axis))
    }

    /// Returns the shape, with the extents that the type knows.
    ///
    /// ```
    /// use shapewise::{Mapping, RowMajor, Shape, shape};
    ///
    /// let shape = Shape::new(shape![2, 3])?;
    /// assert_eq!(RowMajor::new(shape).typed_shape(), shape);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    #[inline]
    fn typed_shape(&self) -> Shape<R, Self::Extents> {
        // Compared, because a layout of another crate may break the law that its element count fits. Layouts of this crate have their own.
        match Shape::checked(&self.extents()) {
            Ok(shape) => shape,
            Err(_) => broken("the product of the extents of a layout fits `isize`"),
        }
    }

    /// Returns the offset of an index, in elements.
    ///
    /// # Errors
    ///
    /// [`IndexError`] with the first axis along which the index is out of bounds.
    ///
    /// ```
    /// use shapewise::{ColumnMajor, Mapping, Shape, shape};
    ///
    /// let layout = ColumnMajor::new(Shape::new(shape![10, 20])?);
    /// assert_eq!(layout.offset([3, 5]), Ok(53));
    /// assert_eq!(layout.index_at(53), Some([3, 5]));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("LinearIndex", "ravel_multi_index"))]
    #[inline]
    fn offset(&self, index: [usize; R]) -> Result<usize, IndexError> {
        check(self, index).map(|()| self.offset_unchecked(index))
    }

    /// Takes a linear index, the position of an element in logical order; returns its offset. See the example of [`span`](Self::span).
    ///
    /// # Errors
    ///
    /// [`LinearIndexError`] if it is not below the element count.
    #[inline]
    fn offset_of_linear(&self, linear: usize) -> Result<usize, LinearIndexError> {
        index::multi_index(&self.extents(), linear).map(|index| self.offset_unchecked(index))
    }

    /// Returns the offsets below the [allocated](Self::allocated) memory that hold no element, in the order of memory. It
    /// computes the index at every offset, or marks all elements where strides interleave. An offset for which [it is not
    /// determined](crate::index::try_index_at) is left out; that takes at least three axes that interleave, and 2^26 offsets. See
    /// the example of [`span`](Self::span).
    fn padding_offsets(&self) -> impl Iterator<Item = usize> {
        padded::padding_offsets(*self, index::MARKED)
    }

    /// Returns the number of offsets in the memory of a tensor that hold no element, if no two indices alias. See the example of
    /// [`span`](Self::span).
    #[must_use]
    fn padding_count(&self) -> usize {
        self.allocated().saturating_sub(self.element_count())
    }

    /// Returns the size of the memory of a tensor with elements of type `T`, in bytes, with padding.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if the number is above `isize::MAX`.
    ///
    /// ```
    /// use shapewise::{Mapping, MinorToMajor, Shape, layout::Padded};
    ///
    /// let layout = Padded::new(Shape::new([2, 3])?, MinorToMajor::ROW_MAJOR, [3, 5])?;
    /// assert_eq!((layout.allocated_bytes::<f32>(), layout.wasted_bytes::<f32>()), (Ok(60), Ok(36)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("nbytes", "ByteSizeOf"))]
    fn allocated_bytes<T>(&self) -> Result<usize, MemoryError> {
        index::bytes::<T>(self.allocated())
    }

    /// Returns the number of these bytes that hold no element, if no two indices alias. Elements that a broadcast repeats count
    /// each time, so the number is then too small. See the example of [`allocated_bytes`](Self::allocated_bytes).
    ///
    /// # Errors
    ///
    /// Same errors as [`allocated_bytes`](Self::allocated_bytes).
    fn wasted_bytes<T>(&self) -> Result<usize, MemoryError> {
        index::bytes::<T>(self.padding_count())
    }

    /// Takes an offset, returns the linear index of the element there. See the example of [`span`](Self::span).
    #[must_use]
    fn linear_at(&self, offset: usize) -> Option<usize> {
        index::linear_index(&self.extents(), &self.index_at(offset)?).ok()
    }
}

/// A layout of rank `R` with strides: the offset of each index in memory. The trait is sealed: a layout of yours implements [`Mapping`].
///
#[cfg_attr(doc, doc = include_str!("../docs/pictures/layout.svg"))]
///
/// # Laws
///
/// * Every offset of an index in bounds is at least 0 and below [`span`](Mapping::span), and one is `span - 1`.
/// * Values agree with the constants.
#[diagnostic::on_unimplemented(
    message = "expected a layout of rank {R} with strides, found `{Self}`",
    label = "`DenseTensor<T, {R}, E>` takes extents, `Extents![..]` of names, `TiledTensor` tiles; generic code needs `Layout<{R}>`, or `D: Name`"
)]
pub trait Layout<const R: usize>: SealedLayout<R, Proof: Exists> {
    /// Each stride, in elements, if the type knows it.
    ///
    /// ```
    /// use shapewise::{Extents, Layout, Mapping, RowMajor};
    ///
    /// type Batch = RowMajor<2, Extents![usize, 3]>;
    /// assert_eq!(<Batch as Mapping<2>>::EXTENTS, [None, Some(3)]);
    /// assert_eq!(<Batch as Layout<2>>::STRIDES, [Some(3), Some(1)]);
    ///
    /// type Matrix = RowMajor<2, Extents![2, 3]>;
    /// assert_eq!(
    ///     (<Matrix as Layout<2>>::SPAN, <Matrix as Layout<2>>::ROW_MAJOR),
    ///     (Some(6), Some(true))
    /// );
    /// assert_eq!(<Matrix as Layout<2>>::UNIQUE, Some(true));
    /// assert_eq!(<Matrix as Layout<2>>::EXHAUSTIVE, Some(true));
    /// ```
    const STRIDES: [Option<isize>; R];

    /// Whether no two indices alias, if the type knows all numbers and it can be determined
    /// ([`uniqueness`](crate::index::uniqueness)): mdspan's `is_always_unique`, with a third answer.
    ///
    /// The bound [`Unique`] is weaker if strides are known at run time: it refuses only layouts that are known to repeat elements.
    #[doc(alias = "is_always_unique")]
    const UNIQUE: Option<bool> = match &Self::RANKED {
        Some(layout) => layout.uniqueness(),
        None => None,
    };

    /// Whether each offset up to the span belongs to exactly one index, if the type knows: `is_always_exhaustive`. See [`STRIDES`](Self::STRIDES).
    #[doc(alias = "is_always_exhaustive")]
    const EXHAUSTIVE: Option<bool> = match &Self::RANKED {
        Some(layout) => Some(layout.is_exhaustive()),
        None => None,
    };

    /// Whether the memory has the elements in logical order, without gaps, if the type knows. See [`STRIDES`](Self::STRIDES).
    const ROW_MAJOR: Option<bool> = match &Self::RANKED {
        Some(layout) => Some(layout.is_row_major()),
        None => None,
    };

    /// The span, in elements, if the type knows it. See [`STRIDES`](Self::STRIDES).
    const SPAN: Option<usize> = match &Self::RANKED {
        Some(layout) => Some(layout.span()),
        None => None,
    };

    /// The span, if the type knows it; else 0.
    #[doc(hidden)]
    const KNOWN_SPAN: usize = index::known_or(Self::SPAN, 0);

    /// The layout, if the type knows all of it.
    #[doc(hidden)]
    const RANKED: Option<Strided<R>> = Strided::known(Self::EXTENTS, Self::STRIDES);

    /// `true` if the type knows all extents and strides.
    #[doc(hidden)]
    const IS_KNOWN: bool = {
        let known = Self::RANKED;
        known.is_some()
    };

    /// The layout, if the type knows all of it; else a layout of no elements.
    #[doc(hidden)]
    const VALUE: Strided<R> = index::known_or(Self::RANKED, Strided::NOTHING);

    /// `true` if the type knows no extent and no stride.
    #[doc(hidden)]
    const KNOWS_NOTHING: bool = agreed::knows_nothing(Self::EXTENTS, Self::STRIDES);

    /// Which axes stretch if their extent is 1: all but those of `Const<1>`.
    #[doc(hidden)]
    const STRETCHES: [bool; R];

    /// The name of each extent, if the type has one.
    #[doc(hidden)]
    const NAMES: [Option<NameText>; R] = <Self::Extents as ExtentList<R>>::NAMES;

    /// The layout with its axes in reverse order.
    type Transposed: Packed<R>;

    /// [`Yes`](crate::types::Yes) if the layout is row-major by its type: [`ROW_MAJOR`](Self::ROW_MAJOR) of any extents.
    #[doc(hidden)]
    type IsRowMajor: Flag;

    /// The layout of a reshape to `E`.
    type Reshaped<const Q: usize, E: ExtentList<Q>>: Packed<Q>;

    /// The layout of a view of a tensor that has this layout: itself, or [`Strided`] if nothing is known.
    type Viewed: Packed<R>;

    /// The axes as a type-level list.
    #[doc(hidden)]
    type Axes: AxisList;

    /// Returns the stride of one axis, in elements.
    #[must_use]
    #[doc(hidden)]
    fn stride(&self, axis: usize) -> isize;

    /// Returns the offset of the element at index 0, in elements: 0 unless a stride is negative. If there are no elements, it has
    /// no meaning, and equal layouts may have different bases. See the example of [`strides`](Self::strides).
    #[must_use]
    fn base(&self) -> usize;

    /// Returns all strides, in axis order, in elements.
    ///
    /// ```
    /// use shapewise::{Layout, RowMajor, Shape, Strided, shape};
    ///
    /// let backwards = Strided::new([2, 3], [3, -1])?;
    /// assert_eq!(
    ///     (backwards.strides(), backwards.base(), backwards.is_exhaustive()),
    ///     ([3, -1], 2, true)
    /// );
    /// let matrix = RowMajor::new(Shape::new(shape![2, 3])?);
    /// assert_eq!(matrix.ranked(), Strided::new([2, 3], [3, 1])?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline(always)]
    fn strides(&self) -> [isize; R] {
        if Self::IS_KNOWN {
            return Self::VALUE.strides();
        }
        core::array::from_fn(|axis| self.stride(axis))
    }

    /// Returns the same layout as a type that knows nothing. See the example of [`strides`](Self::strides).
    #[must_use]
    #[inline(always)]
    fn ranked(&self) -> Strided<R> {
        if Self::IS_KNOWN {
            return Self::VALUE;
        }
        Strided::from_parts(self.extents(), self.strides(), self.base())
    }

    /// Returns `true` if each offset from 0 to the span belongs to exactly one index: no gaps, no element twice. See the example
    /// of [`strides`](Self::strides).
    #[must_use]
    fn is_exhaustive(&self) -> bool {
        self.ranked().is_exhaustive()
    }
}

/// A layout that its extents and strides determine completely. Views that operations derive have such a layout.
#[cfg_attr(doc, doc(hidden))]
pub trait Packed<const R: usize>: Layout<R> {
    /// Takes a layout that is known to agree, returns it as this type.
    #[doc(hidden)]
    fn pack(layout: &Strided<R>, agreed: Agreed) -> Self;
}

/// Returns `true` if no axis repeats elements by its type. Strides of the value are checked where an array becomes mutable.
pub(crate) const fn known_unique<const R: usize, L: Layout<R>>() -> bool {
    <<L::Axes as AxisList>::Unique as Flag>::IS
}

// Short names for what operations derive from any layout: other layouts, its axes, its extents.

/// The layout of a transpose.
pub(crate) type Transposed<L, const R: usize> = <L as Layout<R>>::Transposed;

/// Whether a part of a layout is row-major by its type: the layout is, and `F`, the part is one piece of its memory.
pub(crate) type IsPart<L, const R: usize, F> = <<L as Layout<R>>::IsRowMajor as Flag>::And<F>;

/// The layout of a permutation. See [`permute`](crate::array::TensorBase::permute).
pub type PermutedLayout<L, O, const R: usize> =
    If<<O as AxisOrder<R>>::Proof, <<O as AxisTuple>::Of<<L as Layout<R>>::Axes> as AxisList>::Layout<R>>;

/// The axes as a type-level list.
pub(crate) type AxesOf<L, const R: usize> = <L as Layout<R>>::Axes;

/// The extents of the layout `L`, as a type: a tuple, or an array if nothing is known.
///
/// ```
/// use shapewise::{Const, Extents, RowMajor, bounds::ExtentTypes};
///
/// let extents: ExtentTypes<RowMajor<2, Extents![usize, 3]>, 2> = (5, Const::<3>);
/// assert_eq!(extents.0, 5);
/// ```
#[cfg_attr(doc, doc(hidden))]
pub type ExtentTypes<L, const R: usize> = <L as Mapping<R>>::Extents;

/// The layout of a reshape. See [`reshape`](crate::array::TensorBase::reshape).
pub type ReshapedLayout<L, E, const R: usize, const Q: usize> = <L as Layout<R>>::Reshaped<Q, E>;
