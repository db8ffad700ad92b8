//! Layouts: from an index to an offset in memory, and back.
//!
//! ```text
//! offset of [i, j]  =  base  +  i * stride 0  +  j * stride 1          all in elements
//! ```
//!
//! A layout is a type whose knowledge is a constant ([`Mapping::EXTENTS`], [`Layout::STRIDES`]); only what is not known is
//! stored.
//!
//! Every layout is a [`Mapping`]: it gives the offset of an index and the index at an offset, and so it can be indexed, walked,
//! copied, read and written. Those with strides are a [`Layout`] as well, which slices, permutations and broadcasts need; tiled ones are not.
//!
//! | layout | rung | stores |
//! |---|---|---|
//! | [`RowMajor<R, E>`](RowMajor), [`ColumnMajor<R, E>`](ColumnMajor) | static and mixed | the extents not known |
//! | [`Ordered<R, E, O>`](Ordered): dense, the axes in any order | static, mixed and ranked | the extents and the order not known |
//! | [`Padded<R, E, P, O>`](Padded): axes longer in memory than in the shape | static, mixed and ranked | the extents, padded extents and order not known |
//! | [`Tiled<R, E, T, O>`](Tiled): cut into blocks, once or several times; no strides | static, mixed and ranked | the extents, tiles and order not known |
//! | [`Mapped<R, A>`](Mapped): what a slice, permutation, reversal, new axis or broadcast of these gives | static and mixed | extents and strides not known |
//! | [`Windowed<K, R, W>`](Windowed): windows in the type over a ranked view | ranked | extents, strides and the base of what they move over |
//! | [`Strided<R>`](Strided) | ranked | all extents and strides, and the base |
//!
//! Slices of slices, permutations of broadcasts and so on have a normal form, one extent and one stride per axis, and
//! that is what their type says: it does not grow with the number of operations.
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
//! What is padding, and where tiles lie, is drawn in [`padded`] and [`tiled`]. A layout whose rank is known when running, with XLA's text,
//! is [`xla::ArrayLayout`](crate::xla::ArrayLayout); which reshapes and transposes move nothing is asked in [`bitcast`].
//!
//! The *base* is the offset of the element at index 0. It is 0 unless a stride is negative: the memory of a layout begins
//! with the element at its smallest offset.

pub mod bitcast;
mod bounds;
mod dense;
pub mod edit;
mod mapped;
pub(crate) mod nest;
pub mod offsets;
pub mod order;
mod ordered;
pub mod padded;
mod place;
pub(crate) mod strided;
#[cfg(feature = "alloc")]
pub(crate) mod terms;
pub(crate) mod text;
pub mod tile;
pub mod tiled;
mod walk;
mod windowed;

use core::fmt::Debug;

use self::offsets::{Offsets, Steps};

pub(crate) use self::place::{assert, check, offset_unchecked, strided_mapping};
pub use self::{
    bounds::{ByStrides, Contiguous, MeetsOnce, Unique, Writable},
    dense::{ColumnMajor, RowMajor},
    mapped::Mapped,
    order::{MinorToMajor, Order},
    ordered::Ordered,
    padded::{Padded, PaddingError, PaddingValue},
    strided::{LayoutError, Strided},
    tiled::{Combined, TileList, Tiled, TilingError},
    windowed::Windowed,
};
use crate::{
    axis::permutation::AxisTuple,
    extent::Extents,
    index::{self, IndexError, LinearIndexError, MemoryError},
    private::{Agreed, Sealed},
    types::{AxisList, Flag},
};

/// From an index of rank `R` to an offset in memory: what every layout is, by strides or by tiles.
///
/// A [`Layout`] is one by strides, which slices, permutations and broadcasts need. A [`Tiled`] one has none; what reads or writes
/// all elements of a view takes it, and it is copied to and from any other.
///
/// # Laws
///
/// * Every offset of an index in bounds is below [`span`](Self::span).
/// * [`index_at`](Self::index_at) of an offset gives an index that has this offset, or nothing if none has.
#[diagnostic::on_unimplemented(
    message = "expected a layout of rank {R}, found `{Self}`",
    label = "not a layout of rank {R}",
    note = "a layout has the rank of the shape that it lays out"
)]
pub trait Mapping<const R: usize>: Copy + Debug + Sealed {
    /// Whether the type knows that an element may be met at two indices: [`No`](crate::types::No) for broadcasts.
    #[doc(hidden)]
    type Once: Flag;

    /// The layout whose slices and transposes these are: itself, or where there are no strides some other one. So the types
    /// that methods return ask for nothing, and the bound [`ByStrides`] is what is reported.
    #[doc(hidden)]
    type Seen: Layout<R>;

    /// The layout of a view of a tensor that has this one: [`Layout::Viewed`], or where there are no strides itself.
    #[doc(hidden)]
    type Lent: Mapping<R>;

    /// The offsets of the elements in logical order, one after the other.
    #[doc(hidden)]
    type Offsets: Offsets;

    /// Whether there are strides. Asked with `if`, so that of the walk by index nothing is compiled for layouts that have some.
    #[doc(hidden)]
    const HAS_STRIDES: bool = true;

    /// What the type knows of each extent.
    const EXTENTS: [Option<usize>; R];

    /// Whether the type knows all extents. What is asked with `if` is such a constant: what is not so is then not even looked at by the
    /// compiler, and it computes the constant once per type, where it computes that of a block `const { ... }` for each function.
    #[doc(hidden)]
    const HAS_EXTENTS: bool = index::known_extents(Self::EXTENTS).is_some();

    /// The extents, if the type knows all.
    #[doc(hidden)]
    const KNOWN_EXTENTS: [usize; R] = index::known_or(index::known_extents(Self::EXTENTS), [0; R]);

    /// The length of one axis, in elements.
    #[must_use]
    #[doc(hidden)]
    fn extent(&self, axis: usize) -> usize;

    /// The offset of an index that is in bounds.
    #[must_use]
    #[doc(hidden)]
    fn offset_unchecked(&self, index: [usize; R]) -> usize;

    /// An index with this offset.
    #[must_use]
    #[doc(hidden)]
    fn find(&self, offset: usize) -> Option<[usize; R]>;

    /// The same by strides, if there are such.
    #[must_use]
    #[doc(hidden)]
    fn by_strides(&self) -> Option<Strided<R>>;

    /// The layout itself, where there are strides; else the row-major one of the same extents.
    #[must_use]
    #[doc(hidden)]
    fn seen(&self) -> Self::Seen;

    /// The layout of a view of a tensor.
    #[must_use]
    #[doc(hidden)]
    fn lent(&self) -> Self::Lent;

    /// The offsets of the elements in logical order.
    #[must_use]
    #[doc(hidden)]
    fn offsets(&self) -> Self::Offsets;

    /// Folds over the offsets in logical order where there are no strides, and does nothing where there are: so what is behind costs
    /// nothing for each layout by strides.
    #[must_use]
    #[doc(hidden)]
    fn fold_unstrided<B>(&self, init: B, _: impl FnMut(B, usize) -> B) -> B {
        init
    }

    /// Whether no two indices meet the same element, asked when running: certainly, certainly not, or not found out.
    #[must_use]
    #[doc(hidden)]
    fn meets_once(&self) -> Option<bool>;

    /// Whether each offset is the sum of what it is for each coordinate with the others 0, and the first offset.
    #[must_use]
    #[doc(hidden)]
    fn is_separable(&self) -> bool {
        true
    }

    /// The memory that the layout needs, in elements: 1 + largest offset - smallest offset, 0 where there are no
    /// elements.
    #[must_use]
    fn span(&self) -> usize;

    /// The memory that a tensor of this layout has, in elements: the span and the padding behind it, if there is any.
    #[must_use]
    fn allocated(&self) -> usize {
        self.span()
    }

    /// The product of the extents.
    #[must_use]
    fn element_count(&self) -> usize {
        // A layout fits, so there is no error to lose.
        index::element_count(&self.extents()).unwrap_or_default()
    }

    /// All extents, in axis order.
    #[must_use]
    #[inline(always)]
    fn extents(&self) -> [usize; R] {
        // What is known is no code, and so costs the compiler nothing.
        if Self::HAS_EXTENTS {
            return Self::KNOWN_EXTENTS;
        }
        // Element by element: of a copy of the whole array the compiler does not always see that it is one of numbers, and does
        // not vectorise what is behind (1.8 times as many instructions of a product of matrices).
        core::array::from_fn(|axis| self.extent(axis))
    }

    /// The offset of an index, in elements.
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
    #[inline]
    fn offset(&self, index: [usize; R]) -> Result<usize, IndexError> {
        check(self, index).map(|()| self.offset_unchecked(index))
    }

    /// The index of the element at an offset: the inverse of [`offset`](Self::offset). Nothing for what lies between the
    /// elements or behind them; one of the indices where a broadcast has several.
    #[must_use]
    fn index_at(&self, offset: usize) -> Option<[usize; R]> {
        self.find(offset)
    }

    /// The offset of a linear index: of an element by its place in logical order.
    ///
    /// # Errors
    ///
    /// [`LinearIndexError`] if it is not below the element count.
    #[inline]
    fn offset_of_linear(&self, linear: usize) -> Result<usize, LinearIndexError> {
        index::multi_index(&self.extents(), linear).map(|index| self.offset_unchecked(index))
    }

    /// The offsets that hold no element, up to what is [allocated](Self::allocated), in the order of memory. Each cell is asked for
    /// its index.
    fn padding_offsets(&self) -> impl Iterator<Item = usize> {
        let layout = *self;
        // A dense layout has none, however large it is.
        let is_full = self.allocated() == self.element_count() && self.meets_once() == Some(true);
        (0..if is_full { 0 } else { self.allocated() }).filter(move |&offset| layout.find(offset).is_none())
    }

    /// How many cells of the memory of a tensor hold no element, where each element is met once.
    #[must_use]
    fn padding_count(&self) -> usize {
        self.allocated().saturating_sub(self.element_count())
    }

    /// How many bytes the memory of a tensor has, with elements of a type; padding included.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if they are above `isize::MAX`.
    ///
    /// ```
    /// use shapewise::{Mapping, MinorToMajor, Shape, layout::Padded};
    ///
    /// let layout = Padded::new(Shape::new([2, 3])?, MinorToMajor::ROW_MAJOR, [3, 5])?;
    /// assert_eq!((layout.allocated_bytes::<f32>(), layout.wasted_bytes::<f32>()), (Ok(60), Ok(36)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn allocated_bytes<T>(&self) -> Result<usize, MemoryError> {
        index::bytes::<T>(self.allocated())
    }

    /// How many of these bytes hold no element, where each element is met once. What a broadcast repeats counts each time, so that the
    /// number is too small then.
    ///
    /// # Errors
    ///
    /// As [`allocated_bytes`](Self::allocated_bytes).
    fn wasted_bytes<T>(&self) -> Result<usize, MemoryError> {
        index::bytes::<T>(self.padding_count())
    }

    /// The linear index of the element at an offset.
    #[must_use]
    fn linear_at(&self, offset: usize) -> Option<usize> {
        index::linear_index(&self.extents(), &self.find(offset)?).ok()
    }
}

/// A layout of rank `R` by strides: where each index is in memory.
///
/// # Laws
///
/// * Every offset of an index in bounds is at least 0 and below [`span`](Mapping::span), and one is `span - 1`.
/// * What the constants know, the values say.
pub trait Layout<const R: usize>:
    Mapping<R, Seen = Self, Lent = <Self as Layout<R>>::Viewed, Offsets = Steps<R>>
{
    /// What the type knows of each stride, in elements.
    const STRIDES: [Option<isize>; R];

    /// Whether no two indices meet the same element, if the type knows and it can be found out
    /// ([`uniqueness`](crate::index::uniqueness)): mdspan's `is_always_unique`, with a third answer.
    ///
    /// The bound [`Unique`] is weaker where strides are known when running: it keeps out what is known to repeat.
    const UNIQUE: Option<bool> = match &Self::RANKED {
        Some(layout) => layout.uniqueness(),
        None => None,
    };

    /// Whether each offset up to the span belongs to exactly one index, if the type knows: `is_always_exhaustive`.
    const EXHAUSTIVE: Option<bool> = match &Self::RANKED {
        Some(layout) => Some(layout.is_exhaustive()),
        None => None,
    };

    /// Whether the memory is the elements in logical order, without gaps, if the type knows.
    const ROW_MAJOR: Option<bool> = match &Self::RANKED {
        Some(layout) => Some(layout.is_row_major()),
        None => None,
    };

    /// The span, in elements, if the type knows it.
    const SPAN: Option<usize> = match &Self::RANKED {
        Some(layout) => Some(layout.span()),
        None => None,
    };

    /// The span, if the type knows it; else 0.
    #[doc(hidden)]
    const KNOWN_SPAN: usize = index::known_or(Self::SPAN, 0);

    /// All of it, if the type knows all.
    #[doc(hidden)]
    const RANKED: Option<Strided<R>> = Strided::known(Self::EXTENTS, Self::STRIDES);

    /// Whether the type knows all of it.
    #[doc(hidden)]
    const IS_KNOWN: bool = {
        let known = Self::RANKED;
        known.is_some()
    };

    /// All of it, if the type knows all.
    #[doc(hidden)]
    const VALUE: Strided<R> = index::known_or(Self::RANKED, Strided::NOTHING);

    /// Which axes stretch where their extent is 1: all but those of `Const<1>`.
    #[doc(hidden)]
    const STRETCHES: [bool; R];

    /// The extents as a type: a tuple where something is known, `[usize; R]` where nothing is.
    ///
    /// A function can ask for extents by it, whatever the strides: `L: Layout<2, Extents = (M, Const<64>)>`.
    type Extents: Copy + Debug + 'static;

    /// The layout with its axes in reverse order.
    type Transposed: Packed<R>;

    /// The layout of a reshape to `E`.
    type Reshaped<const Q: usize, E: Extents<Q>>: Packed<Q>;

    /// The layout of a view of a tensor that has this one: itself, or [`Strided`] where nothing is known.
    type Viewed: Packed<R>;

    /// The axes as a type-level list.
    #[doc(hidden)]
    type Axes: AxisList;

    /// The stride of one axis, in elements.
    #[must_use]
    #[doc(hidden)]
    fn stride(&self, axis: usize) -> isize;

    /// The offset of the element at index 0, in elements: 0 unless a stride is negative. Where there are no elements it says nothing,
    /// and layouts that are equal may have different ones.
    #[must_use]
    fn base(&self) -> usize;

    /// All strides, in axis order, in elements.
    #[must_use]
    #[inline(always)]
    fn strides(&self) -> [isize; R] {
        if Self::IS_KNOWN {
            return Self::VALUE.strides();
        }
        core::array::from_fn(|axis| self.stride(axis))
    }

    /// Forgets what the type knows.
    #[must_use]
    #[inline(always)]
    fn ranked(&self) -> Strided<R> {
        if Self::IS_KNOWN {
            return Self::VALUE;
        }
        Strided::from_parts(self.extents(), self.strides(), self.base())
    }

    /// Whether each offset from 0 to the span belongs to exactly one index: no gaps, no element twice.
    #[must_use]
    fn is_exhaustive(&self) -> bool {
        self.ranked().is_exhaustive()
    }
}

/// A layout by strides that its extents and strides say all of: what is made of a view has such a layout.
pub trait Packed<const R: usize>: Layout<R> {
    /// The layout of this type that is `layout`, which is known to agree.
    #[doc(hidden)]
    fn pack(layout: &Strided<R>, agreed: Agreed) -> Self;
}

/// The layout of a transpose, named where it need not be known that there are strides: [`Mapping::Seen`].
pub(crate) type Transposed<L, const R: usize> = <<L as Mapping<R>>::Seen as Layout<R>>::Transposed;

/// The layout of a permutation.
pub(crate) type Permuted<L, O, const R: usize> =
    <<O as AxisTuple>::Of<<<L as Mapping<R>>::Seen as Layout<R>>::Axes> as AxisList>::Layout<R>;

/// The axes as a type-level list, of any layout.
pub(crate) type AxesOf<L, const R: usize> = <<L as Mapping<R>>::Seen as Layout<R>>::Axes;

/// The extents as a type, of any layout.
pub(crate) type ExtentTypes<L, const R: usize> = <<L as Mapping<R>>::Seen as Layout<R>>::Extents;

/// The layout of a reshape.
pub(crate) type Reshaped<L, E, const R: usize, const Q: usize> =
    <<L as Mapping<R>>::Seen as Layout<R>>::Reshaped<Q, E>;

/// Whether the type knows that no element is met twice.
pub(crate) const fn known_unique<const R: usize, L: Layout<R>>() -> bool {
    <<L::Axes as AxisList>::Unique as Flag>::IS
}
