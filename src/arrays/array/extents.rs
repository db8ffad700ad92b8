//! Arrays state their extents, for contracts by name.

use crate::{
    array::{TensorBase, tiled::TiledBase},
    extent::NameText,
    layout::{Layout, Mapping},
    pattern::HasExtents,
    types::ExtentList,
};

macro_rules! arrays {
    ($($array:ident: $Layout:ident)*) => { $(
        impl<T, S, const R: usize, L: $Layout<R>> HasExtents for $array<T, S, R, L> {
            const KNOWN: Option<&'static [Option<usize>]> = Some(&L::EXTENTS);
            const NAMES: &'static [Option<NameText>] = &<L::Extents as ExtentList<R>>::NAMES;

            #[inline(always)]
            fn rank(&self) -> Option<usize> {
                Some(R)
            }

            #[inline(always)]
            fn extent(&self, axis: usize) -> Option<usize> {
                self.extents().get(axis).copied()
            }
        }
    )* };
}

arrays! { TensorBase: Layout TiledBase: Mapping }
