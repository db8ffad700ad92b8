//! Relations of what the layouts of arrays know. The subject is the layout, so a method may require one next to [`ByStrides`], and the
//! compiler does not quote the signature of the method if the relation does not hold.

#[cfg(feature = "alloc")]
use super::{IndicesAlong, TakenExtents};
#[cfg(feature = "alloc")]
use crate::{
    axis::{AnAxis, one},
    broadcast::SameExtents,
    contraction::{
        BatchOf, Contracted, Inner, InnerOf, Matches, OtherBatchOf, OtherInnerOf, Paired, Spread, ZipAxes,
        ZipBatch,
    },
    rank::Rank,
    types::AxisPosition,
};
use crate::{
    broadcast::{BroadcastDimensions, BroadcastExtents, BroadcastToExtents, Places, UniqueDimensions},
    extent::KnowsExtents,
    layout::{AxesOf, ByStrides, ExtentTypes, Mapping},
    types::AxisList,
};

/// A layout whose extents are `E`, as far as `E` knows.
#[cfg_attr(doc, doc(hidden))]
pub trait OfExtents<E, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

impl<L: ByStrides<R>, E, const R: usize> OfExtents<E, R> for L
where
    ExtentTypes<L, R>: KnowsExtents<E, R>,
{
    type Holds = ();
}

/// A layout whose extents broadcast to `E`.
#[cfg_attr(doc, doc(hidden))]
pub trait BroadcastsTo<E, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

impl<L: ByStrides<R>, E, const R: usize> BroadcastsTo<E, R> for L
where
    ExtentTypes<L, R>: BroadcastToExtents<E, R>,
{
    type Holds = ();
}

/// Layouts of two vectors, which broadcast. Rank 1 is the only one: so if the rank is another one, nothing is reported of extents.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`dot` is of two vectors, and these operands have rank {R}",
    label = "rank {R} is not 1; `matmul` is the product of matrices, `inner_product` the sum of the products of all pairs of elements"
)]
pub trait DotsWith<M, const R: usize> {}

impl<L: Mapping<1>, M: Mapping<1>> DotsWith<M, 1> for L where
    ExtentTypes<L, 1>: BroadcastExtents<ExtentTypes<M, 1>, 1>
{
}
// No rank is 17. With a single impl the compiler infers rank 1.
#[diagnostic::do_not_recommend]
impl<L, M> DotsWith<M, 17> for L {}

/// If the dimensions are wrong, `B` is open, and nothing is reported of extents.
macro_rules! fits {
    ($($(#[$doc:meta])* $fits:ident: $dimensions:ident;)*) => { $(
        $(#[$doc])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $fits<D, E, const R: usize, const Q: usize> {
            /// For [`Always`](crate::private::Always).
            #[doc(hidden)]
            type Holds;
        }

        impl<L: ByStrides<R>, D: $dimensions<R, Q, Then = B>, B: Places<Q>, E, const R: usize, const Q: usize> $fits<D, E, R, Q> for L
        where
            <D::Placed<AxesOf<L, R>, B::Number> as AxisList>::Extents<Q>: BroadcastToExtents<E, Q>,
        {
            type Holds = ();
        }
    )* };
}

fits! {
    /// A layout whose axes become the axes `D` of a result of extents `E`.
    FitsInOrder: BroadcastDimensions;
    /// The same, in any order.
    FitsInAnyOrder: UniqueDimensions;
}

/// Layouts of the operands of a product of matrices.
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub trait MultipliesWith<M, const R: usize, const P: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

#[cfg(feature = "alloc")]
impl<L: ByStrides<R>, M: ByStrides<P>, const R: usize, const P: usize> MultipliesWith<M, R, P> for L
where
    Rank<R>: AxisPosition,
    Rank<P>: AxisPosition,
    InnerOf<AxesOf<L, R>, R>: Matches<OtherInnerOf<AxesOf<M, P>, P>, Inner>,
    BatchOf<AxesOf<L, R>, R>: ZipBatch<OtherBatchOf<AxesOf<M, P>, P>>,
{
    type Holds = ();
}

/// Layouts of the operands of a general contraction, with the contracting axes and the batch axes of both.
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub trait ContractsWith<M, LC, RC, LB, RB, const R: usize, const P: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

#[cfg(feature = "alloc")]
impl<L: ByStrides<R>, M: ByStrides<P>, LC, RC, LB, RB, const R: usize, const P: usize>
    ContractsWith<M, LC, RC, LB, RB, R, P> for L
where
    Rank<R>: AxisPosition,
    Rank<P>: AxisPosition,
    LC: ZipAxes<Spread<AxesOf<L, R>, R>, Spread<AxesOf<M, P>, P>, RC, Contracted<0, 0>>,
    LB: ZipAxes<Spread<AxesOf<L, R>, R>, Spread<AxesOf<M, P>, P>, RB, Paired<0, 0>>,
{
    type Holds = ();
}

/// The extents of a list of axes, without that at the axis `X`.
#[cfg(feature = "alloc")]
type Others<X, L, const R: usize> = <one::Resized<X, AxesOf<L, R>> as AxisList>::Extents<R>;

/// A layout whose extents are those of the layout `M` along all axes but `X`.
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub trait EqualBut<M, X, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

#[cfg(feature = "alloc")]
impl<L: ByStrides<R>, M: ByStrides<R>, X: AnAxis, const R: usize> EqualBut<M, X, R> for L
where
    Others<X, L, R>: SameExtents<Others<X, M, R>, R>,
{
    type Holds = ();
}

/// A layout to which values of the layout `V` are written at indices of the layout `M` along the axis `X`.
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub trait WritesEach<M, V, X, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

#[cfg(feature = "alloc")]
impl<L: EqualBut<M, X, R>, M: ByStrides<R>, V: Mapping<R>, X, const R: usize> WritesEach<M, V, X, R> for L
where
    ExtentTypes<M, R>: SameExtents<ExtentTypes<V, R>, R>,
{
    type Holds = ();
}

/// A layout to which subviews of the layout `V` are written, one for each of the indices `I` along the axis `X`.
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub trait WritesSubviews<V, X, I, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

#[cfg(feature = "alloc")]
impl<L: ByStrides<R>, V: ByStrides<R>, X: AnAxis, I: IndicesAlong<X>, const R: usize>
    WritesSubviews<V, X, I, R> for L
where
    TakenExtents<X, L, I, R>: SameExtents<ExtentTypes<V, R>, R>,
{
    type Holds = ();
}
