//! The relation of the axes of a contraction with those of its operands, and the extents of the result.

use core::marker::PhantomData;

use super::{
    AxisCount, AxisSet, DotAxes,
    letters::{batch, contracting},
    rule::DotNumbers,
    typed::{
        AxesDiffer, AxesOneByOne, AxesPair, BatchOf, DotExtents, EachBelowRank, HasMatrices, IfLabelsFit,
        InnerOf, OtherBatchOf, OtherInnerOf, OuterExtents, ProductExtents, ZipAxes, ZipBatch,
    },
};
use crate::{
    rank::{DotRank, Plus, ProductRank, Ranks},
    types::{AgreesAt, AxisList, ComparedPair, ExtentList, InnerAxis, KnownRank, PairedWith},
};

/// How many contracting axes both operands have, and how many batch axes.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Counts<const C: usize, const D: usize, const B: usize, const U: usize>(PhantomData<()>);

/// The axes of a contraction of operands of ranks `R` and `P` with the lists of axes `L` and `M`, and of rank `Q`. The compiler infers the counts `N`.
#[cfg_attr(doc, doc(hidden))]
pub trait ContractsWith<L, M, N, const R: usize, const P: usize, const Q: usize> {
    /// The extents of the result.
    type Extents: ExtentList<Q>;

    /// The axes as numbers.
    #[doc(hidden)]
    fn axes(&self) -> DotNumbers<'_>;
}

// For any `X`, and not for `DotAxes`: of an impl for a type with parameters the compiler prints the header.
impl<
    L: AxisList,
    M: AxisList,
    A: PairsOfAxes,
    const C: usize,
    const D: usize,
    const B: usize,
    const U: usize,
    const R: usize,
    const P: usize,
    const Q: usize,
> ContractsWith<L, M, Counts<C, D, B, U>, R, P, Q> for A
where
    A::Left: AxesDiffer<A::LeftBatch>
        + AxisCount<C>
        + EachBelowRank<R>
        + ZipAxes<AxesOneByOne<L, R>, AxesOneByOne<M, P>, A::Right, contracting>,
    A::Right: AxesDiffer<A::RightBatch> + AxisCount<D> + EachBelowRank<P>,
    A::LeftBatch: AxisCount<B>
        + EachBelowRank<R>
        + ZipAxes<AxesOneByOne<L, R>, AxesOneByOne<M, P>, A::RightBatch, batch>,
    A::RightBatch: AxisCount<U> + EachBelowRank<P>,
    Ranks: KnownRank<R, IfTrue: KnownRank<P, IfTrue: DotRank<R, P, B, C, Q>>> + KnownRank<P> + KnownRank<Q>,
    Ranks: AxesPair<contracting, C, D> + AxesPair<batch, B, U>,
{
    type Extents = DotExtents<L, M, A::Left, A::Right, A::LeftBatch, A::RightBatch, R, P, Q>;

    fn axes(&self) -> DotNumbers<'_> {
        self.pairs()
    }
}

/// The lists of [`DotAxes`].
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "expected pairs of axes of both operands, a `DotAxes`, found `{Self}`",
    label = "write `DotAxes::contracting(axes![2], axes![1])`, and `.batch(axes![0], axes![0])` after it"
)]
pub trait PairsOfAxes {
    /// The contracting axes of the left operand.
    type Left: AxisSet;
    /// The contracting axes of the right operand.
    type Right: AxisSet;
    /// The batch axes of the left operand.
    type LeftBatch: AxisSet;
    /// The batch axes of the right operand.
    type RightBatch: AxisSet;

    /// The axes as numbers.
    #[doc(hidden)]
    fn pairs(&self) -> DotNumbers<'_>;
}

#[diagnostic::do_not_recommend]
impl<LC: AxisSet, RC: AxisSet, LB: AxisSet, RB: AxisSet> PairsOfAxes for DotAxes<LC, RC, LB, RB> {
    type Left = LC;
    type Right = RC;
    type LeftBatch = LB;
    type RightBatch = RB;

    fn pairs(&self) -> DotNumbers<'_> {
        self.numbers()
    }
}

/// The axes of the right operand of a product of matrices, of rank `P`, where the left one has rank `R` and the axes `L`, and the result rank `Q`.
#[cfg_attr(doc, doc(hidden))]
pub trait MatmulWith<L, const R: usize, const P: usize, const Q: usize> {
    /// The extents of the result.
    type Extents: ExtentList<Q>;
}

impl<L: AxisList, M: AxisList, const R: usize, const P: usize, const Q: usize> MatmulWith<L, R, P, Q> for M
where
    Ranks: KnownRank<R, IfTrue: HasMatrices<R> + KnownRank<P, IfTrue: HasMatrices<P> + ProductRank<R, P, Q>>>
        + KnownRank<P>,
    InnerOf<L, R>: PairedWith<OtherInnerOf<M, P>, Pair: AgreesAt<InnerAxis>>,
    BatchOf<L, R>: ZipBatch<OtherBatchOf<M, P>>,
{
    // Open if the inner extents differ: then a signature of other extents is no second mistake.
    type Extents = <Inner<L, M, R, P> as IfLabelsFit>::Result<ProductExtents<L, M, R, P, Q>>;
}

/// `()`, and open if the extents differ that a product sums over.
type Inner<L, M, const R: usize, const P: usize> =
    <<InnerOf<L, R> as PairedWith<OtherInnerOf<M, P>>>::Pair as ComparedPair>::IfTrue;

/// The axes of the right operand of an outer product, of rank `P`, where the left one has rank `R` and the axes `L`, and the result rank `Q`.
#[cfg_attr(doc, doc(hidden))]
pub trait OuterProductWith<L, const R: usize, const P: usize, const Q: usize> {
    /// The extents of the result.
    type Extents: ExtentList<Q>;
}

impl<L: AxisList, M: AxisList, const R: usize, const P: usize, const Q: usize> OuterProductWith<L, R, P, Q>
    for M
where
    Ranks: KnownRank<R, IfTrue: KnownRank<P, IfTrue: Plus<R, P, Q>>>,
{
    type Extents = OuterExtents<L, M, R, P, Q>;
}
