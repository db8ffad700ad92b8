//! The offset of an index that is in bounds, from extents and strides. All layouts with strides use it.
//!
//! Each step is straight-line code for the first eight axes: a loop over the rank would keep the caller's loop from being
//! vectorised (4 to 7 times slower on a stencil).
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below R by the `match` and the `while`"
)]
#![expect(
    clippy::manual_range_patterns,
    reason = "a range is a comparison, which the compiler cannot decide before it generates code"
)]

use super::{Layout, Mapping};
use crate::{index::IndexError, message::fail};

/// Runs code for each axis: straight-line code for the first four, then `further`. After the last axis, it returns from the function.
///
/// The end is a `match` on the rank: the compiler generates no code after it, and computes no constant for it, as `const { R > 2 }`
/// would require. For the same reason the code for further axes is in a separate function.
macro_rules! each_axis {
    ($rank:ident, $axis:ident => $each:block, further $further:expr, return $($result:expr)?) => {{
        match $rank {
            0 => return $($result)?,
            _ => {
                let $axis = 0;
                $each
            }
        }
        match $rank {
            0 | 1 => return $($result)?,
            _ => {
                let $axis = 1;
                $each
            }
        }
        match $rank {
            0 | 1 | 2 => return $($result)?,
            _ => {
                let $axis = 2;
                $each
            }
        }
        match $rank {
            0 | 1 | 2 | 3 => return $($result)?,
            _ => {
                let $axis = 3;
                $each
            }
        }
        match $rank {
            0 | 1 | 2 | 3 | 4 => { $($result)? }
            _ => $further,
        }
    }};
}

/// Runs code for each axis after the fourth: straight-line code up to the eighth.
macro_rules! each_further_axis {
    ($rank:ident, $axis:ident => $each:block) => {
        each_further_axis!($rank, $axis => $each; 4 5 6 7);
        let mut axis = 8;
        while axis < $rank {
            let $axis = axis;
            $each
            axis += 1;
        }
    };
    ($rank:ident, $axis:ident => $each:block; $($number:literal)*) => { $(
        if $rank > $number {
            let $axis = $number;
            $each
        }
    )* };
}

pub(crate) use {each_axis, each_further_axis};

/// Returns the offset of an index that is in bounds: `base + sum(index * stride)`.
///
/// The arithmetic is modulo 2^64. It is exact for signed strides, because the sum is at least 0 and below the span.
#[inline(always)]
pub(crate) fn offset_unchecked<const R: usize, L: Layout<R>>(layout: &L, index: [usize; R]) -> usize {
    let mut offset = layout.base();
    each_axis!(R, axis => {
        offset = offset.wrapping_add(index[axis].wrapping_mul(layout.stride(axis).cast_unsigned()));
    }, further offset_from_fifth(layout, index, offset), return offset)
}

/// Returns [`offset_unchecked`], given that of the first four axes.
#[inline(always)]
fn offset_from_fifth<const R: usize, L: Layout<R>>(
    layout: &L,
    index: [usize; R],
    mut offset: usize,
) -> usize {
    each_further_axis!(R, axis => {
        offset = offset.wrapping_add(index[axis].wrapping_mul(layout.stride(axis).cast_unsigned()));
    });
    offset
}

/// Returns the error of the first coordinate that is not below its extent.
#[inline(always)]
pub(crate) fn check<const R: usize, L: Mapping<R>>(layout: &L, index: [usize; R]) -> Result<(), IndexError> {
    each_axis!(R, axis => {
        let extent = layout.extent(axis);
        if index[axis] >= extent {
            return Err(IndexError::new(axis, index[axis], extent));
        }
    }, further check_from_fifth(layout, index), return Ok(()))
}

/// Returns [`check`] after the first four axes.
#[inline(always)]
fn check_from_fifth<const R: usize, L: Mapping<R>>(layout: &L, index: [usize; R]) -> Result<(), IndexError> {
    each_further_axis!(R, axis => {
        let extent = layout.extent(axis);
        if index[axis] >= extent {
            return Err(IndexError::new(axis, index[axis], extent));
        }
    });
    Ok(())
}

/// Checks like [`check`], for an index that must be in bounds: it panics at the caller's line. It makes and checks no error, which would
/// be half of the compile time of an access for each layout.
#[inline(always)]
#[track_caller]
pub(crate) fn assert<const R: usize, L: Mapping<R>>(layout: &L, index: [usize; R]) {
    each_axis!(R, axis => {
        let extent = layout.extent(axis);
        if index[axis] >= extent {
            out_of_bounds(axis, index[axis], extent);
        }
    }, further assert_from_fifth(layout, index), return);
}

/// Checks like `assert` after the first four axes.
#[inline(always)]
#[track_caller]
fn assert_from_fifth<const R: usize, L: Mapping<R>>(layout: &L, index: [usize; R]) {
    each_further_axis!(R, axis => {
        let extent = layout.extent(axis);
        if index[axis] >= extent {
            out_of_bounds(axis, index[axis], extent);
        }
    });
}

/// Panics at the caller's line. It takes scalars: given the index or the extents as arrays, the loop around the access
/// is not vectorised (10 times slower on a stencil).
#[cold]
#[inline(never)]
#[track_caller]
fn out_of_bounds(axis: usize, index: usize, extent: usize) -> ! {
    fail(&IndexError::new(axis, index, extent))
}

/// The items of a layout with strides as a [`Mapping`] of rank `R`, except its `EXTENTS` and `extent`. A layout that computes offsets
/// differently passes its `place`.
macro_rules! strided_mapping {
    () => {
        $crate::layout::strided_mapping! {
            #[inline(always)]
            fn offset_unchecked(&self, index: [usize; R]) -> usize {
                $crate::layout::offset_unchecked(self, index)
            }
        }
    };
    ($($place:tt)+) => {
        type Uniqueness = <<Self as $crate::layout::Layout<R>>::Axes as $crate::types::AxisList>::Unique;

        $($place)+

        fn index_at(&self, offset: usize) -> Option<[usize; R]> {
            // The type knows that the elements are in logical order.
            if <<Self as $crate::layout::Layout<R>>::IsRowMajor as $crate::types::Flag>::IS {
                return $crate::index::multi_index(&self.extents(), offset).ok();
            }
            self.ranked().index_at(offset)
        }

        #[inline(always)]
        fn by_strides(&self) -> Option<Strided<R>> {
            Some(self.ranked())
        }

        fn has_unique_offsets(&self) -> Option<bool> {
            self.ranked().uniqueness_with_memory()
        }

        fn is_separable(&self) -> bool {
            true
        }

        fn span(&self) -> usize {
            self.ranked().span()
        }

        #[inline]
        fn typed_shape(&self) -> $crate::shape::Shape<R, Self::Extents> {
            $crate::shape::Shape::pack(&self.extents())
        }
    };
}

pub(crate) use strided_mapping;
