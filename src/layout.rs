//! Layouts: from an index to an offset in memory, by extents and strides.
//!
//! ```text
//! offset of [i, j]  =  base  +  i * stride 0  +  j * stride 1          all in elements
//! ```
//!
//! A layout is a type whose knowledge is a constant ([`Layout::EXTENTS`], [`Layout::STRIDES`]); only what is not known is
//! stored.
//!
//! | layout | rung | stores |
//! |---|---|---|
//! | [`RowMajor<R, E>`](RowMajor), [`ColumnMajor<R, E>`](ColumnMajor) | static and mixed | the extents not known |
//! | [`Ordered<R, E, O>`](Ordered): dense, the axes in any order | static, mixed and ranked | the extents and the order not known |
//! | [`Mapped<R, A>`](Mapped): what a slice, permutation, reversal, new axis or broadcast of these gives | static and mixed | extents and strides not known |
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
//! The *base* is the offset of the element at index 0. It is 0 unless a stride is negative: the memory of a layout begins
//! with the element at its smallest offset.

pub mod axes;
pub mod axis;
pub mod bitcast;
mod dense;
pub mod edit;
mod mapped;
pub mod order;
mod ordered;
pub mod stride;
pub(crate) mod strided;
pub mod tile;

use core::fmt::Debug;

use self::axes::AxisList;
pub use self::{
    dense::{ColumnMajor, RowMajor},
    mapped::Mapped,
    order::{MinorToMajor, Order},
    ordered::Ordered,
    strided::{LayoutError, Strided},
};
use crate::{
    extent::{
        Extents,
        flag::{Flag, Yes},
    },
    index,
    private::{Agreed, Sealed},
};

/// A layout of rank `R`: where each index is in memory.
///
/// # Laws
///
/// * Every offset of an index in bounds is at least 0 and below [`span`](Self::span), and one is `span - 1`.
/// * What the constants know, the values say.
pub trait Layout<const R: usize>: Copy + Debug + Sealed {
    /// What the type knows of each extent.
    const EXTENTS: [Option<usize>; R];

    /// What the type knows of each stride, in elements.
    const STRIDES: [Option<isize>; R];

    /// Whether no two indices meet the same element, if the type knows: mdspan's `is_always_unique`, with a third answer.
    ///
    /// The bound [`Unique`] is weaker where strides are known when running: it keeps out what is known to repeat.
    const UNIQUE: Option<bool> = match Strided::known(&Self::EXTENTS, &Self::STRIDES) {
        Some(layout) => Some(layout.is_unique()),
        None => None,
    };

    /// Whether each offset up to the span belongs to exactly one index, if the type knows: `is_always_exhaustive`.
    const EXHAUSTIVE: Option<bool> = match Strided::known(&Self::EXTENTS, &Self::STRIDES) {
        Some(layout) => Some(layout.is_exhaustive()),
        None => None,
    };

    /// Whether the memory is the elements in logical order, without gaps, if the type knows.
    const ROW_MAJOR: Option<bool> = match Strided::known(&Self::EXTENTS, &Self::STRIDES) {
        Some(layout) => Some(layout.is_row_major()),
        None => None,
    };

    /// The span, in elements, if the type knows it.
    const SPAN: Option<usize> = match Strided::known(&Self::EXTENTS, &Self::STRIDES) {
        Some(layout) => Some(layout.span()),
        None => None,
    };

    /// Which axes stretch where their extent is 1: all but those of `Const<1>`.
    #[doc(hidden)]
    const STRETCHES: [bool; R];

    /// The extents as a type: a tuple where something is known, `[usize; R]` where nothing is.
    ///
    /// A function can ask for extents by it, whatever the strides: `L: Layout<2, Extents = (M, Const<64>)>`.
    type Extents: Copy + Debug + 'static;

    /// The layout with its axes in reverse order.
    type Transposed: Layout<R>;

    /// The layout of a reshape to `E`.
    type Reshaped<const Q: usize, E: Extents<Q>>: Layout<Q>;

    /// The layout of a view of a tensor that has this one: itself, or [`Strided`] where nothing is known.
    type Viewed: Layout<R>;

    /// The axes as a type-level list.
    #[doc(hidden)]
    type Axes: AxisList;

    /// The layout with each element once, in row-major order: the length of one axis, in elements.
    #[must_use]
    #[doc(hidden)]
    fn extent(&self, axis: usize) -> usize;

    /// The stride of one axis, in elements.
    #[must_use]
    #[doc(hidden)]
    fn stride(&self, axis: usize) -> isize;

    /// The offset of the element at index 0, in elements: 0 unless a stride is negative.
    #[must_use]
    fn base(&self) -> usize;

    /// The layout of this type that is `layout`, which is known to agree.
    #[doc(hidden)]
    fn pack(layout: &Strided<R>, agreed: Agreed) -> Self;

    /// All extents, in axis order.
    #[must_use]
    #[inline(always)]
    fn extents(&self) -> [usize; R] {
        core::array::from_fn(|axis| self.extent(axis))
    }

    /// All strides, in axis order, in elements.
    #[must_use]
    #[inline(always)]
    fn strides(&self) -> [isize; R] {
        core::array::from_fn(|axis| self.stride(axis))
    }

    /// Forgets what the type knows.
    #[must_use]
    #[inline(always)]
    fn ranked(&self) -> Strided<R> {
        Strided::from_parts(self.extents(), self.strides(), self.base())
    }

    /// The memory that the layout needs, in elements: 1 + largest offset - smallest offset, 0 where there are no
    /// elements.
    #[must_use]
    fn span(&self) -> usize {
        self.ranked().span()
    }

    /// The product of the extents.
    #[must_use]
    fn element_count(&self) -> usize {
        self.ranked().element_count()
    }

    /// Whether each offset from 0 to the span belongs to exactly one index: no gaps, no element twice.
    #[must_use]
    fn is_exhaustive(&self) -> bool {
        self.ranked().is_exhaustive()
    }
}

/// A layout in which no two indices meet the same element, by type: what a mutable view needs.
///
/// The layout of a broadcast is not unique, and neither is what is made from it, until the stretched axes are indexed
/// away. [`Strided`] layouts are checked when a mutable view is made of them.
#[diagnostic::on_unimplemented(
    message = "a mutable view needs a layout that meets each element once, and a broadcast meets elements more than once",
    label = "this layout has a stretched axis (stride 0)",
    note = "broadcast views are read-only: write to the operand before it is broadcast, or copy the broadcast with \
            `to_tensor` first"
)]
pub trait Unique<const R: usize>: Layout<R> {}

#[diagnostic::do_not_recommend]
impl<const R: usize, L: Layout<R>> Unique<R> for L where L::Axes: AxisList<Unique = Yes> {}

/// A layout whose memory is its elements in logical order, without gaps, by type: what a view as one slice needs.
#[diagnostic::on_unimplemented(
    message = "the layout of this view of rank {R} is not known to be row-major and without gaps",
    label = "cannot be seen as one slice without asking",
    note = "`try_as_slice`, `try_rows` and `try_dense` ask when running; `to_tensor` copies"
)]
pub trait Contiguous<const R: usize>: Layout<R> {}

/// Whether the type knows that no element is met twice.
pub(crate) const fn known_unique<const R: usize, L: Layout<R>>() -> bool {
    <<L::Axes as AxisList>::Unique as Flag>::IS
}

/// The span, if the type knows it.
pub(crate) const fn known_span<const R: usize, L: Layout<R>>() -> Option<usize> {
    L::SPAN
}

/// The offset of an index that is in bounds: `base + sum(index * stride)`.
///
/// Straight-line code for the first eight axes: a loop over the rank would keep the caller's loop from being
/// vectorised (4 to 7 times slower on a stencil). The arithmetic is modulo 2^64, which is exact for signed strides, as
/// the sum is at least 0 and below the span.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below R by the `if` and the `while`"
)]
pub(crate) fn offset<const R: usize, L: Layout<R>>(layout: &L, index: [usize; R]) -> usize {
    let mut offset = layout.base();
    macro_rules! axis {
        ($($axis:literal)*) => { $(
            if R > $axis {
                offset = offset.wrapping_add(index[$axis].wrapping_mul(layout.stride($axis).cast_unsigned()));
            }
        )* };
    }
    axis!(0 1 2 3 4 5 6 7);
    let mut axis = 8;
    while axis < R {
        offset = offset.wrapping_add(index[axis].wrapping_mul(layout.stride(axis).cast_unsigned()));
        axis += 1;
    }
    offset
}

/// The first coordinate that is not below its extent, as an error of scalars; straight-line code as [`offset`].
#[inline(always)]
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "axes are below R by the `if`")]
pub(crate) fn check<const R: usize, L: Layout<R>>(
    layout: &L,
    index: [usize; R],
) -> Result<(), index::IndexError> {
    macro_rules! axis {
        ($($axis:literal)*) => { $(
            if R > $axis && index[$axis] >= layout.extent($axis) {
                return Err(index::IndexError::new($axis, index[$axis], layout.extent($axis)));
            }
        )* };
    }
    axis!(0 1 2 3 4 5 6 7);
    let mut axis = 8;
    while axis < R {
        if index[axis] >= layout.extent(axis) {
            return Err(index::IndexError::new(axis, index[axis], layout.extent(axis)));
        }
        axis += 1;
    }
    Ok(())
}
