//! Layouts of modes as layouts of arrays.

use super::{Known, Modes, StaticModes, Swizzled, list::List};
use crate::{
    index,
    layout::{Mapping, RowMajor, Strided, offsets::ByIndex},
    private::Sealed,
    shape::Shape,
    types::Yes,
};

impl<const R: usize> Sealed for Modes<R> {}
impl<const R: usize> Sealed for Swizzled<R> {}
impl<const R: usize, M> Sealed for Known<R, M> {}

/// Returns the span of a list.
const fn span(list: &List) -> usize {
    let (below, above) = list.reach();
    if list.count() == 0 { 0 } else { below + above + 1 }
}

/// The items of mappings without strides.
macro_rules! mapping {
    ($Layout:ty [$($M:ident: $bound:path)?] $extents:expr, $modes:ident => $of:expr, $($item:tt)*) => {
        impl<const R: usize $(, $M: $bound)?> Mapping<R> for $Layout {
            const EXTENTS: [Option<usize>; R] = $extents;
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
                let list = $of.list;
                index::uniqueness_with_memory(&list.extents, &list.strides)
            }

            $($item)*
        }
    };
}

mapping! {
    Modes<R> [] [None; R], modes => modes,

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
        span(&self.list)
    }
}

mapping! {
    Swizzled<R> [] [None; R], swizzled => swizzled.modes,

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

mapping! {
    Known<R, M> [M: StaticModes<R>] {
        let (mut extents, mut axis) = ([None; R], 0);
        while axis < R {
            extents[axis] = Some(M::MODES.axis_extent(axis));
            axis += 1;
        }
        extents
    }, known => known.modes(),

    #[inline(always)]
    fn offset_unchecked(&self, index: [usize; R]) -> usize {
        const { &M::MODES }.offset_unchecked(index)
    }

    fn find(&self, offset: usize) -> Option<[usize; R]> {
        M::MODES.find(offset)
    }

    fn span(&self) -> usize {
        const { span(&M::MODES.list) }
    }
}
