//! Layouts of modes as layouts of arrays.

use super::{Modes, Swizzled};
use crate::{
    index,
    layout::{Mapping, RowMajor, Strided, offsets::ByIndex},
    private::Sealed,
    shape::Shape,
    types::Yes,
};

impl<const R: usize> Sealed for Modes<R> {}
impl<const R: usize> Sealed for Swizzled<R> {}

/// The items of mappings without strides.
macro_rules! mapping {
    ($Layout:ident, $modes:ident => $of:expr, $($item:tt)*) => {
        impl<const R: usize> Mapping<R> for $Layout<R> {
            const EXTENTS: [Option<usize>; R] = [None; R];
            type Once = Yes;
            type Seen = RowMajor<R, [usize; R]>;
            type Lent = Self;
            type Offsets = ByIndex<R, Self>;
            const HAS_STRIDES: bool = false;

            #[inline(always)]
            fn extent(&self, axis: usize) -> usize {
                let $modes = self;
                $of.axis_extent(axis)
            }

            fn by_strides(&self) -> Option<Strided<R>> {
                None
            }

            fn seen(&self) -> Self::Seen {
                RowMajor::new(Shape::pack(&self.extents()))
            }

            fn lent(&self) -> Self {
                *self
            }

            fn offsets(&self) -> Self::Offsets {
                ByIndex::new(*self)
            }

            fn fold_unstrided<B>(&self, init: B, visit: impl FnMut(B, usize) -> B) -> B {
                self.offsets().fold(init, visit)
            }

            fn meets_once(&self) -> Option<bool> {
                let $modes = self;
                let list = &$of.list;
                #[cfg(feature = "alloc")]
                return index::uniqueness_by_marks(&list.extents, &list.strides);
                #[cfg(not(feature = "alloc"))]
                index::uniqueness(&list.extents, &list.strides)
            }

            $($item)*
        }
    };
}

mapping! {
    Modes, modes => modes,

    #[inline]
    fn offset_unchecked(&self, index: [usize; R]) -> usize {
        let (mut offset, mut begin, mut group) = (self.base(), 0, 0);
        while group < R {
            let end = self.ends[group];
            offset = offset.wrapping_add_signed(self.list.at_in(begin, end, index[R - 1 - group]));
            (begin, group) = (end, group + 1);
        }
        offset
    }

    fn find(&self, offset: usize) -> Option<[usize; R]> {
        let digits = index::index_at(&self.list.extents, &self.list.strides, offset)?;
        Some(core::array::from_fn(|axis| {
            let (begin, end) = self.range(axis);
            (begin..end).rev().fold(0, |index, at| index * self.list.extents[at] + digits[at])
        }))
    }

    fn span(&self) -> usize {
        let (below, above) = self.list.reach();
        if self.count() == 0 { 0 } else { below + above + 1 }
    }
}

mapping! {
    Swizzled, swizzled => swizzled.modes,

    #[inline]
    fn offset_unchecked(&self, index: [usize; R]) -> usize {
        self.swizzle.apply(self.modes.offset_unchecked(index))
    }

    fn find(&self, offset: usize) -> Option<[usize; R]> {
        self.modes.find(self.swizzle.apply(offset))
    }

    /// Returns the span before the swizzle, rounded up to entire swizzles.
    fn span(&self) -> usize {
        self.swizzle.round(self.modes.span()).unwrap_or_default()
    }

    fn is_separable(&self) -> bool {
        false
    }
}
