//! Relations of what the layouts of arrays know. The subject is the layout, so the compiler does not quote the signature of the method if the
//! relation does not hold.

use crate::{
    broadcast::{BroadcastDimensions, BroadcastToExtents, RankNumber, UniqueDimensions},
    extent::EndsWith,
    layout::{AxesOf, ExtentTypes, Layout},
    rank::Ranks,
    types::{AxisList, KnowsEachExtent},
};

/// A layout whose extents are `E`, as far as `E` knows.
#[cfg_attr(doc, doc(hidden))]
pub trait OfExtents<E, const R: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<L: Layout<R>, E, const R: usize> OfExtents<E, R> for L
where
    ExtentTypes<L, R>: KnowsEachExtent<E, R>,
{
    type Proof = ();
}

/// A layout whose last extent is `Const<N>`.
#[cfg_attr(doc, doc(hidden))]
pub trait HasRowsOf<const N: usize, const R: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<L: Layout<R>, const N: usize, const R: usize> HasRowsOf<N, R> for L
where
    ExtentTypes<L, R>: EndsWith<N>,
{
    type Proof = ();
}

/// A layout whose extents broadcast to `E`.
#[cfg_attr(doc, doc(hidden))]
pub trait BroadcastsTo<E, const R: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<L: Layout<R>, E, const R: usize> BroadcastsTo<E, R> for L
where
    ExtentTypes<L, R>: BroadcastToExtents<E, R>,
{
    type Proof = ();
}

/// `R` and `Q` are 1.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`dot` is of two vectors, and these operands have rank {R} and rank {Q}",
    label = "rank {R} and rank {Q}: `matmul` is the product of matrices and vectors, `inner_product` the sum of the products of all pairs of elements"
)]
pub trait RankOfDot<const R: usize, const Q: usize> {
    /// `Ranks`.
    #[doc(hidden)]
    type IfTrue;
}

#[diagnostic::do_not_recommend]
impl RankOfDot<1, 1> for Ranks {
    type IfTrue = Self;
}
// No rank is 17. With a single impl the compiler infers rank 1.
#[diagnostic::do_not_recommend]
impl RankOfDot<17, 17> for Ranks {
    type IfTrue = Self;
}

/// If the dimensions are wrong, `B` is open, and nothing is reported of extents.
macro_rules! fits {
    ($($(#[$doc:meta])* $fits:ident: $dimensions:ident;)*) => { $(
        $(#[$doc])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $fits<D, E, const R: usize, const Q: usize> {
            /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
            type Proof;
        }

        impl<L: Layout<R>, D: $dimensions<R, Q, IfTrue = B>, B: RankNumber<Q>, E, const R: usize, const Q: usize> $fits<D, E, R, Q> for L
        where
            <D::Placed<AxesOf<L, R>, B::Number> as AxisList>::Extents<Q>: BroadcastToExtents<E, Q>,
        {
            type Proof = ();
        }
    )* };
}

fits! {
    /// A layout whose axes become the axes `D` of a result of extents `E`.
    FitsInOrder: BroadcastDimensions;
    /// The same, in any order.
    FitsInAnyOrder: UniqueDimensions;
}
