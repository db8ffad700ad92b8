//! What the types of two lists of extents know: all that one knows, the other knows as well.

use super::{Const, Extent, KnownExtents, One};
use crate::rank::of_equal_numbers;

/// Extents of rank `R` that know at least what `E` knows: each extent is the same, or `usize` in `E`.
///
/// A view converts to a view with the extents `E` without a check at run time: [`as_typed`](crate::View::as_typed).
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` are not known to be `{E}`",
    label = "the type does not know these extents; `typed` checks them once, at run time"
)]
pub trait KnowsExtents<E, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

impl<F: KnowsEach<E, R>, E, const R: usize> KnowsExtents<E, R> for F {
    type Holds = ();
}

/// [`KnowsExtents`] for each kind of pair.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` are not known to be `{E}`",
    label = "the type does not know these extents; `typed` checks them once, at run time"
)]
pub trait KnowsEach<E, const R: usize> {}

/// An extent known in the type that is the expected one at the axis `A`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "axis {A} has extent {N}, and {M} is expected",
    label = "the extent of axis {A} is {N}, not {M}"
)]
pub trait ExpectedExtent<const N: usize, const M: usize, const A: usize, X = ()> {}

of_equal_numbers!(ExpectedExtent<N, A> for KnownExtents {});

/// An extent that is `E` at the axis `A`, as its type knows.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "axis {A} has extent `{Self}`, and `{E}` is expected",
    label = "the type does not know that the extent of axis {A} is `{E}`; `typed` checks it once, at run time"
)]
pub trait KnowsExtent<E, const A: usize> {}

#[diagnostic::do_not_recommend]
impl<E: Extent, const A: usize> KnowsExtent<usize, A> for E {}
impl<const N: usize, const M: usize, const A: usize> KnowsExtent<Const<M>, A> for Const<N> where
    KnownExtents: ExpectedExtent<N, M, A>
{
}
#[diagnostic::do_not_recommend]
impl<const A: usize> KnowsExtent<One, A> for One {}

impl<const R: usize> KnowsEach<[usize; R], R> for [usize; R] {}

/// The impls with tuples. A row: types; types that they know; the axes.
macro_rules! lists {
    ($(($($extent:ident)*) ($($known:ident)*) ($($axis:literal)*);)*) => { $(
        impl<const R: usize, $($extent, $known),*> KnowsEach<($($known,)*), R> for ($($extent,)*)
        where
            $($extent: KnowsExtent<$known, $axis>,)*
        {
        }
        impl<const R: usize, $($extent: Extent,)*> KnowsEach<[usize; R], R> for ($($extent,)*) {}
        impl<const R: usize, $($known),*> KnowsEach<($($known,)*), R> for [usize; R]
        where
            $(usize: KnowsExtent<$known, $axis>,)*
        {
        }
    )* };
}

lists! {
    () () ();
    (A) (I) (0);
    (A B) (I J) (0 1);
    (A B C) (I J K) (0 1 2);
    (A B C D) (I J K L) (0 1 2 3);
    (A B C D E) (I J K L M) (0 1 2 3 4);
    (A B C D E F) (I J K L M N) (0 1 2 3 4 5);
    (A B C D E F G) (I J K L M N O) (0 1 2 3 4 5 6);
    (A B C D E F G H) (I J K L M N O P) (0 1 2 3 4 5 6 7);
}
