//! Views, mutable views and tensors by reference, aligned at the last axis as the views themselves.

use typenum::{Const, ToUInt, U, Unsigned};

#[cfg(feature = "alloc")]
use crate::view::Tensor;
use crate::{
    broadcast::{LeadTo, Leads, Led},
    layout::Layout,
    private::SealedLead,
    rank::Ranks,
    view::{View, ViewMut, broadcast::LayoutOf},
};

/// What a reference is aligned to: a view of the same elements.
macro_rules! leading {
    ($type:ty, $layout:ty) => {
        #[diagnostic::do_not_recommend]
        impl<T, const R: usize, L: Layout<R>> SealedLead for &$type
        where
            Const<R>: ToUInt<Output: Unsigned>,
        {
            type Rank = U<R>;
        }
        impl<'a, T, const R: usize, const Q: usize, L: Layout<R>> LeadTo<Q> for &'a $type
        where
            Const<R>: ToUInt<Output: Unsigned>,
            Ranks: Leads<R, Q>,
        {
            type Led = View<'a, T, Q, LayoutOf<Led<<$layout as Layout<R>>::Axes, R, Q>, Q>>;

            fn lead(self) -> Self::Led {
                self.align_trailing()
            }
        }
    };
}

leading!(View<'_, T, R, L>, L);
leading!(ViewMut<'_, T, R, L>, L);
#[cfg(feature = "alloc")]
leading!(Tensor<T, R, L>, <L as Layout<R>>::Viewed);
