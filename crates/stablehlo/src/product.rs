//! Products that sum over an axis.

use shapewise::{
    bounds::{
        Ax, AxisList, BatchOf, EqualAt, ExtentList, First, InnerAxis, InnerOf, KnownRank, Next, Nil,
        OtherBatchOf, OtherInnerOf, ProductExtents, Provided, Put, ZipBatch,
    },
    message::or_fail,
    placement::{OnAxes, PartialSum},
    rank::{AtMost, Ranks},
};
use shapewise_xla::Element;

use super::{
    NumberElement, ProgramError, Value,
    graph::{Id, Product},
};
use crate::placement::{DotPlacements, InnerPlacements, Placements, PlainAxes, TypedMesh};
use alloc::vec;

/// A list in reverse.
type Reversed<L> = <L as AxisList>::ReversedOnto<Nil>;
/// The rank of operands of [`matmul`](Value::matmul): at least 2.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "an operand of `matmul` has rank {R}, and in a program both operands have the same rank, 2 or more",
    label = "`along` gives a vector a new axis; `dot_general` takes operands of any ranks"
)]
pub trait MatrixRank<const R: usize> {}

#[diagnostic::do_not_recommend]
impl<const R: usize> MatrixRank<R> for Ranks where Self: AtMost<2, R> {}

/// An axis of unknown extent.
type Plain = Ax<usize, isize>;

/// `[.., m, k]` as axes of the product `[.., m, n]`. See [`Value::matmul`].
#[derive(Clone, Copy, Debug)]
pub enum FromLeft {}
/// `[.., k, n]` as axes of the product `[.., m, n]`. See [`Value::matmul`].
#[derive(Clone, Copy, Debug)]
pub enum FromRight {}
/// `[.., k, n]` as axes of the left operand `[.., m, k]`. See [`Value::matmul`].
#[derive(Clone, Copy, Debug)]
pub enum RightToLeft {}
/// `[.., m, k]` as axes of the right operand `[.., k, n]`. See [`Value::matmul`].
#[derive(Clone, Copy, Debug)]
pub enum LeftToRight {}

impl OnAxes for FromLeft {
    type Of<L: AxisList> = Reversed<Put<First, Reversed<L>, Plain>>;
}

impl OnAxes for FromRight {
    type Of<L: AxisList> = Reversed<Put<Next<First>, Reversed<L>, Plain>>;
}

impl OnAxes for RightToLeft {
    // [.., k, n] = [n, k, ..] reversed, to [k, m, ..] reversed
    type Of<L: AxisList> = Reversed<
        <<<<Reversed<L> as AxisList>::Tail as AxisList>::Tail as AxisList>::Push<Plain> as AxisList>::Push<
            <<Reversed<L> as AxisList>::Tail as AxisList>::Head,
        >,
    >;
}

impl OnAxes for LeftToRight {
    // [.., m, k] = [k, m, ..] reversed, to [n, k, ..] reversed
    type Of<L: AxisList> = Reversed<
        <<<<Reversed<L> as AxisList>::Tail as AxisList>::Tail as AxisList>::Push<
            <Reversed<L> as AxisList>::Head,
        > as AxisList>::Push<Plain>,
    >;
}

/// The extents `[.., m, n]` of a product of `E` and `F`. See [`Value::matmul`].
pub type MatrixExtents<E, F, const R: usize> =
    <ProductExtents<<E as ExtentList<R>>::List, <F as ExtentList<R>>::List, R, R, R> as Provided<
        <InnerOf<<E as ExtentList<R>>::List, R> as EqualAt<
            OtherInnerOf<<F as ExtentList<R>>::List, R>,
            InnerAxis,
        >>::Proof,
    >>::Type;
/// Placements as those of other axes.
type As<P, F, const R: usize> = <P as Placements>::After<F, PlainAxes<R>>;
/// The placements of a product of matrices with the placements `P` and `Q`. See [`Value::matmul`].
pub type ProductPlacements<P, Q, const R: usize, M> =
    <<<As<P, FromLeft, R> as Placements>::Or<PartialSum> as Placements>::Joined<
        <As<Q, FromRight, R> as Placements>::Or<PartialSum>,
    > as Provided<
        <Q as DotPlacements<<M as TypedMesh>::Axes, P, Q, As<P, FromLeft, R>, As<Q, FromRight, R>>>::Proof,
    >>::Type;

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Computes the matrix product with a right operand. `[.., m, k]` times `[.., k, n]` is `[.., m, n]`. The axes before are the
    /// batch, and must be the same.
    ///
    /// If both operands are split along the axis `k`, the result is a partial [`PartialSum`]. If one is, the other one must be
    /// [`Replicated`](crate::placement::Replicated) there, and is cut on each device.
    ///
    /// # Panics
    ///
    /// If [`try_matmul`](Self::try_matmul) returns an error.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// let w = program.parameter::<f32, 2, _>("w", shape![3, 5]);
    /// assert_eq!(x.matmul(w).describe(), "f32[2,5]");
    /// ```
    #[must_use]
    #[track_caller]
    pub fn matmul<
        F: ExtentList<R>,
        Q: Placements + DotPlacements<M::Axes, P, Q, As<P, FromLeft, R>, As<Q, FromRight, R>>,
    >(
        self,
        right: Value<'p, T, R, F, M, Q>,
    ) -> Value<'p, T, R, MatrixExtents<E, F, R>, M, ProductPlacements<P, Q, R, M>>
    where
        T: NumberElement,
        Ranks: MatrixRank<R>,
        Ranks: KnownRank<R>,
        InnerOf<E::List, R>: EqualAt<OtherInnerOf<F::List, R>, InnerAxis>,
        BatchOf<E::List, R>: ZipBatch<OtherBatchOf<F::List, R>>,
        M::Axes: InnerPlacements<P, As<Q, RightToLeft, R>> + InnerPlacements<Q, As<P, LeftToRight, R>>,
    {
        or_fail(self.try_matmul(right))
    }

    /// Computes the matrix product with a right operand, like [`matmul`](Self::matmul).
    ///
    /// # Errors
    ///
    /// [`ProgramError::Contraction`] if the extents that are summed over, or those of the batch, differ; [`ProgramError::NoSuchAxis`] below rank
    /// 2; [`ProgramError::Placement`] if the product would communicate, by placements that are known at run time.
    pub fn try_matmul<
        F: ExtentList<R>,
        Q: Placements + DotPlacements<M::Axes, P, Q, As<P, FromLeft, R>, As<Q, FromRight, R>>,
    >(
        self,
        right: Value<'p, T, R, F, M, Q>,
    ) -> Result<Value<'p, T, R, MatrixExtents<E, F, R>, M, ProductPlacements<P, Q, R, M>>, ProgramError>
    where
        T: NumberElement,
        Ranks: MatrixRank<R>,
        Ranks: KnownRank<R>,
        InnerOf<E::List, R>: EqualAt<OtherInnerOf<F::List, R>, InnerAxis>,
        BatchOf<E::List, R>: ZipBatch<OtherBatchOf<F::List, R>>,
        M::Axes: InnerPlacements<P, As<Q, RightToLeft, R>> + InnerPlacements<Q, As<P, LeftToRight, R>>,
    {
        self.accepts(&right)?;
        let (left, right) = (self.id, right.id);
        let (last, second) = (shapewise::axis::resolve(-1, R)?, shapewise::axis::resolve(-2, R)?);
        let product =
            Product { batch: (0..second).map(|axis| (axis, axis)).collect(), summed: vec![(last, second)] };
        self.add(|graph| -> Result<Id, ProgramError> { graph.product(left, right, product) })
    }
}
