//! From an index that is in bounds to an offset, by extents and strides: what each layout by strides does.

use super::{Layout, Mapping, Strided};
use crate::index::{self, IndexError};

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
    let mut offset = if const { L::RANKED.is_some() } {
        const { index::known_or(L::RANKED, Strided::NOTHING).base() }
    } else {
        layout.base()
    };
    // What is asked with `if const` is not looked at where it is not so: a further layout costs the compiler so much less.
    macro_rules! axis {
        ($($axis:literal)*) => { $(
            if const { R > $axis } {
                let stride = if const { index::known_of(&L::STRIDES, $axis).is_some() } {
                    const { index::known_or(index::known_of(&L::STRIDES, $axis), 0) }
                } else {
                    layout.stride($axis)
                };
                offset = offset.wrapping_add(index[$axis].wrapping_mul(stride.cast_unsigned()));
            }
        )* };
    }
    axis!(0 1 2 3 4 5 6 7);
    if const { R > 8 } {
        let mut axis = 8;
        while axis < R {
            offset = offset.wrapping_add(index[axis].wrapping_mul(layout.stride(axis).cast_unsigned()));
            axis += 1;
        }
    }
    offset
}

/// The first coordinate that is not below its extent, as an error of scalars; straight-line code as [`offset`].
#[inline(always)]
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "axes are below R by the `if`")]
pub(crate) fn check<const R: usize, L: Mapping<R>>(layout: &L, index: [usize; R]) -> Result<(), IndexError> {
    macro_rules! axis {
        ($($axis:literal)*) => { $(
            if const { index::known_of(&L::EXTENTS, $axis).is_some() } {
                let extent = const { index::known_or(index::known_of(&L::EXTENTS, $axis), 0) };
                if index[$axis] >= extent {
                    return Err(IndexError::new($axis, index[$axis], extent));
                }
            } else if const { R > $axis } {
                if index[$axis] >= layout.extent($axis) {
                    return Err(IndexError::new($axis, index[$axis], layout.extent($axis)));
                }
            }
        )* };
    }
    axis!(0 1 2 3 4 5 6 7);
    if const { R > 8 } {
        let mut axis = 8;
        while axis < R {
            if index[axis] >= layout.extent(axis) {
                return Err(IndexError::new(axis, index[axis], layout.extent(axis)));
            }
            axis += 1;
        }
    }
    Ok(())
}

/// What a layout by strides is as a [`Mapping`], given its `EXTENTS` and `extent`.
macro_rules! strided_mapping {
    () => {
        type Once = <<Self as $crate::layout::Layout<R>>::Axes as $crate::layout::axes::AxisList>::Unique;
        type Seen = Self;

        #[inline(always)]
        fn place(&self, index: [usize; R]) -> usize {
            $crate::layout::offset(self, index)
        }

        fn find(&self, offset: usize) -> Option<[usize; R]> {
            self.ranked().index_at(offset)
        }

        #[inline(always)]
        fn by_strides(&self) -> Option<Strided<R>> {
            Some(self.ranked())
        }

        fn meets_once(&self) -> Option<bool> {
            self.ranked().uniqueness_with_memory()
        }

        fn span(&self) -> usize {
            self.ranked().span()
        }
    };
}

pub(crate) use strided_mapping;
