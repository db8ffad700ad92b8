//! Relations of what the layouts of arrays know. The subject is the layout, so a method may require one next to [`ByStrides`], and the
//! compiler does not quote the signature of the method if the relation does not hold.

#[cfg(feature = "alloc")]
use crate::verbs::{IndicesAlong, TakenExtents, elementwise::zip::Merged};
#[cfg(feature = "alloc")]
use crate::{
    axis::{AnAxis, one},
    broadcast::SameExtents,
};
use crate::{
    broadcast::{
        BroadcastDimensions, BroadcastExtents, BroadcastToExtents, Places, UniqueDimensions, ZipExtents,
    },
    extent::{EndsWith, KnowsExtents},
    layout::{AxesOf, ExtentTypes, Layout, Mapping},
    rank::Ranks,
    types::{AxisList, ExtentList},
};

/// A layout whose extents are `E`, as far as `E` knows.
#[cfg_attr(doc, doc(hidden))]
pub trait OfExtents<E, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

impl<L: Layout<R>, E, const R: usize> OfExtents<E, R> for L
where
    ExtentTypes<L, R>: KnowsExtents<E, R>,
{
    type Holds = ();
}

/// A layout whose last extent is `Const<N>`.
#[cfg_attr(doc, doc(hidden))]
pub trait HasRowsOf<const N: usize, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

impl<L: Layout<R>, const N: usize, const R: usize> HasRowsOf<N, R> for L
where
    ExtentTypes<L, R>: EndsWith<N>,
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

impl<L: Layout<R>, E, const R: usize> BroadcastsTo<E, R> for L
where
    ExtentTypes<L, R>: BroadcastToExtents<E, R>,
{
    type Holds = ();
}

/// A layout of a right operand, whose extents broadcast with those of the layout `L` of the left one.
#[cfg_attr(doc, doc(hidden))]
pub trait BroadcastsWith<L, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
    /// The extents of the result.
    type Zipped: ExtentList<R>;
}

impl<L: Mapping<R>, M: Mapping<R>, const R: usize> BroadcastsWith<L, R> for M
where
    ExtentTypes<L, R>: ZipExtents<ExtentTypes<M, R>, R>,
{
    type Holds = ();
    // Not that of `ZipExtents`: generic code names this one.
    type Zipped = <ExtentTypes<L, R> as BroadcastExtents<ExtentTypes<M, R>, R>>::Output;
}

/// A layout of a third operand, whose extents broadcast with those of the layouts `L` and `M`.
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub trait BroadcastsWithBoth<L, M, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

#[cfg(feature = "alloc")]
impl<L: Layout<R>, M: Layout<R>, N: Layout<R>, const R: usize> BroadcastsWithBoth<L, M, R> for N
where
    <Merged<L, M, R> as AxisList>::Extents<R>: ZipExtents<ExtentTypes<N, R>, R>,
{
    type Holds = ();
}

/// A layout of a right operand of `dot`: that of a vector, as `L` is, and the two broadcast. If the rank is not 1, `B` is open, and nothing is reported
/// of extents.
#[cfg_attr(doc, doc(hidden))]
pub trait DotsWith<L, const R: usize> {
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
}

impl<L, M, B: OfVectors<L, M>, const R: usize> DotsWith<L, R> for M
where
    Ranks: RankOfDot<R, Then = B>,
{
    type Holds = ();
}

/// `R` is 1.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`dot` is of two vectors, and these operands have rank {R}",
    label = "rank {R} is not 1; `matmul` is the product of matrices, `inner_product` the sum of the products of all pairs of elements"
)]
pub trait RankOfDot<const R: usize> {
    /// `Ranks`.
    #[doc(hidden)]
    type Then;
}

#[diagnostic::do_not_recommend]
impl RankOfDot<1> for Ranks {
    type Then = Self;
}
// No rank is 17. With a single impl the compiler infers rank 1.
#[diagnostic::do_not_recommend]
impl RankOfDot<17> for Ranks {
    type Then = Self;
}

/// The layouts `L` and `M` of vectors broadcast.
#[cfg_attr(doc, doc(hidden))]
pub trait OfVectors<L, M> {}

impl<L: Mapping<1>, M: Mapping<1>> OfVectors<L, M> for Ranks where
    ExtentTypes<L, 1>: ZipExtents<ExtentTypes<M, 1>, 1>
{
}

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

        impl<L: Layout<R>, D: $dimensions<R, Q, Then = B>, B: Places<Q>, E, const R: usize, const Q: usize> $fits<D, E, R, Q> for L
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
impl<L: Layout<R>, M: Layout<R>, X: AnAxis, const R: usize> EqualBut<M, X, R> for L
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
impl<L: EqualBut<M, X, R>, M: Layout<R>, V: Mapping<R>, X, const R: usize> WritesEach<M, V, X, R> for L
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
impl<L: Layout<R>, V: Layout<R>, X: AnAxis, I: IndicesAlong<X>, const R: usize> WritesSubviews<V, X, I, R>
    for L
where
    TakenExtents<X, L, I, R>: SameExtents<ExtentTypes<V, R>, R>,
{
    type Holds = ();
}
