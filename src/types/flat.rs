//! Tuples of extents of any rank.

use core::fmt::Debug;

use super::{Extent, ExtentList, Flag, No, Yes};
use crate::{
    index::{fitting_product, or_most},
    private::Sealed,
};

/// A tuple of extents, without the rank as a parameter. Type-level lists of axes convert to it.
///
/// It is sealed: a false `PRODUCT` would be a false stride.
///
/// ```compile_fail,E0277
/// use shapewise::types::{Flat, No};
///
/// #[derive(Clone, Copy, Debug)]
/// struct Mine;
///
/// impl Flat for Mine {
///     type AllKnown = No;
///     type Push<E: shapewise::Extent> = (E,);
///     type Extents<const Q: usize> = [usize; Q];
///     const PRODUCT: isize = 1 << 40;
/// }
/// ```
pub trait Flat: Copy + Debug + 'static + Sealed {
    /// Whether all extents are known.
    type AllKnown: Flag;
    /// The tuple with one more extent in front.
    type Push<E: Extent>: Flat;
    /// The extents of a shape of rank `Q`: the tuple itself up to rank 8; above, there is no tuple, and the type knows nothing.
    type Extents<const Q: usize>: ExtentList<Q>;
    /// The product of the known extents; it is the element count if all are known.
    const PRODUCT: isize;
}

/// More extents than there are tuples for.
#[derive(Clone, Copy, Debug)]
pub struct AboveTuples;

impl Sealed for AboveTuples {}
impl Flat for AboveTuples {
    type AllKnown = No;
    type Push<E: Extent> = Self;
    type Extents<const Q: usize> = [usize; Q];
    const PRODUCT: isize = 0;
}

/// Returns the product of the extents that are known. It saturates: an element count that does not fit is refused before
/// any layout is made.
const fn product(known: &[Option<usize>]) -> isize {
    let mut product = 1;
    let mut rest = known;
    while let [first, tail @ ..] = rest {
        if let Some(extent) = *first {
            product = or_most(fitting_product(product, extent));
        }
        rest = tail;
    }
    product.cast_signed()
}

/// The impls of `Flat`. A row: the types; the tuple with one more in front.
macro_rules! flats {
    ($(($($extent:ident)*) reversed ($($extent_reversed:ident)*) => $pushed:ty;)*) => { $(
        impl<$($extent: Extent),*> Flat for ($($extent,)*) {
            type AllKnown = flats!(@all $($extent)*);
            type Push<X: Extent> = $pushed;
            type Extents<const Q: usize> = flats!(@extents $($extent_reversed)*);
            const PRODUCT: isize = product(&[$($extent::KNOWN),*]);
        }
    )* };
    // Whether one states something, the last one first: so generic code knows that one of `(B, Const<N>)` is.
    (@extents) => { () };
    (@extents $($extent:ident)+) => { <flats!(@any $($extent)+) as Flag>::KnownExtents<Q, Self> };
    (@any) => { No };
    (@any $first:ident $($rest:ident)*) => { <<$first as Extent>::Stated as Flag>::Or<flats!(@any $($rest)*)> };
    (@all) => { Yes };
    (@all $first:ident $($rest:ident)*) => { <<$first as Extent>::Known as Flag>::And<flats!(@all $($rest)*)> };
}

flats! {
    () reversed () => (X,);
    (A) reversed (A) => (X, A);
    (A B) reversed (B A) => (X, A, B);
    (A B C) reversed (C B A) => (X, A, B, C);
    (A B C D) reversed (D C B A) => (X, A, B, C, D);
    (A B C D E) reversed (E D C B A) => (X, A, B, C, D, E);
    (A B C D E F) reversed (F E D C B A) => (X, A, B, C, D, E, F);
    (A B C D E F G) reversed (G F E D C B A) => (X, A, B, C, D, E, F, G);
    (A B C D E F G H) reversed (H G F E D C B A) => AboveTuples;
}
