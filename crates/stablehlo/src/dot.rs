//! General products, whose axes are paired by their numbers.

use shapewise::{
    bounds::{AxisList, AxisTuple, ContractsWith, ExtentList, FreeOf, KnownRank, Provided},
    contraction::DotAxes,
    placement::{OnAxes, PartialSum},
    rank::Ranks,
};
use shapewise_xla::Element;

use super::{NumberElement, ProgramError, Value, graph::Product};
use crate::placement::{AnyPlacements, DotPlacements, InnerPlacements, Placements, PlainAxes, TypedMesh};

/// The axes `X` of a list, in this order.
type Of<X, L> = <X as AxisTuple>::Of<L>;
/// A list in front of another one.
type Then<L, M> = <L as AxisList>::InFrontOf<M>;

/// The axes of the left operand as axes of the product: the batch axes, then the free ones. See [`Value::dot_general`].
#[derive(Debug)]
pub struct FromLeft<LC, LB>(core::marker::PhantomData<(LC, LB)>);

impl<LC: AxisTuple, LB: AxisTuple> OnAxes for FromLeft<LC, LB> {
    type Of<L: AxisList> = Then<Of<LB, L>, FreeOf<L, LB, LC>>;
}

/// The axes of the right operand as axes of the product: the batch axes, then the free ones after those of the left operand, of rank `R`.
/// See [`Value::dot_general`].
#[derive(Debug)]
pub struct FromRight<LC, LB, RC, RB, const R: usize>(core::marker::PhantomData<(LC, LB, RC, RB)>);

impl<LC: AxisTuple, LB: AxisTuple, RC: AxisTuple, RB: AxisTuple, const R: usize> OnAxes
    for FromRight<LC, LB, RC, RB, R>
where
    Ranks: KnownRank<R>,
{
    type Of<M: AxisList> = Then<Of<RB, M>, Then<FreeOf<PlainAxes<R>, LB, LC>, FreeOf<M, RB, RC>>>;
}

/// The axes of the left operand of which contracting axes follow the batch axes, then the free ones: axes of both operands that are
/// paired are equal. See [`Value::dot_general`].
#[derive(Debug)]
pub struct PairsOfLeft<LC, LB>(core::marker::PhantomData<(LC, LB)>);

impl<LC: AxisTuple, LB: AxisTuple> OnAxes for PairsOfLeft<LC, LB> {
    type Of<L: AxisList> = Then<Of<LB, L>, Then<Of<LC, L>, FreeOf<L, LB, LC>>>;
}

/// The axes of the right operand, of which contracting axes follow the batch axes, then the free ones of both operands. See
/// [`Value::dot_general`].
#[derive(Debug)]
pub struct PairsOfRight<LC, LB, RC, RB, const R: usize>(core::marker::PhantomData<(LC, LB, RC, RB)>);

impl<LC: AxisTuple, LB: AxisTuple, RC: AxisTuple, RB: AxisTuple, const R: usize> OnAxes
    for PairsOfRight<LC, LB, RC, RB, R>
where
    Ranks: KnownRank<R>,
{
    type Of<M: AxisList> =
        Then<Of<RB, M>, Then<Of<RC, M>, Then<FreeOf<PlainAxes<R>, LB, LC>, FreeOf<M, RB, RC>>>>;
}

/// The axes `X` of an operand as those axes `Y` of the other operand, of rank `R`, that they are paired with. See [`Value::dot_general`].
#[derive(Debug)]
pub struct Partners<X, Y, const R: usize>(core::marker::PhantomData<(X, Y)>);

impl<X: AxisTuple, Y: AxisTuple, const R: usize> OnAxes for Partners<X, Y, R>
where
    Ranks: KnownRank<R>,
{
    type Of<L: AxisList> = <Y as AxisTuple>::Placed<Of<X, L>, PlainAxes<R>>;
}

/// The placements of a value of rank `R` after an operation on its axes.
type As<P, F, const R: usize> = <P as Placements>::After<F, PlainAxes<R>>;
/// The extents of a contraction of values with the extents `E` and `F` along the axes `X`. See [`Value::dot_general`].
pub type DotExtents<X, E, F, N, const R: usize, const S: usize, const Q: usize> =
    <X as ContractsWith<<E as ExtentList<R>>::List, <F as ExtentList<S>>::List, N, R, S, Q>>::Extents;
/// The placements of a contraction of values with the placements `P` and `Q`. See [`Value::dot_general`].
pub type PairedPlacements<P, Q, LC, LB, RC, RB, const R: usize, const S: usize, M> =
    <<<As<P, FromLeft<LC, LB>, R> as Placements>::Or<PartialSum> as Placements>::Joined<
        <As<Q, FromRight<LC, LB, RC, RB, R>, S> as Placements>::Or<PartialSum>,
    > as Provided<
        <RB as DotPlacements<
            <M as TypedMesh>::Axes,
            P,
            Q,
            As<P, PairsOfLeft<LC, LB>, R>,
            As<Q, PairsOfRight<LC, LB, RC, RB, R>, S>,
        >>::Proof,
    >>::Type;

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Computes the product with a right operand over pairs of axes of both. The elements of pairs of contracting axes are multiplied and
    /// summed. The result has the batch axes, then the free axes of this value, then those of the right operand, and what the types know
    /// of them.
    ///
    /// If both operands are split along a pair of contracting axes, the result is a partial [`PartialSum`]. Along a batch axis, both are
    /// split alike. If one operand is split along an axis that is paired, the other one may be
    /// [`Replicated`](crate::placement::Replicated), and is cut on each device.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Contraction`] if two paired extents that are known at run time differ, [`ProgramError::Size`] if the element count
    /// does not fit, [`ProgramError::Placement`] if the product would communicate, by placements that are known at run time.
    ///
    /// ```
    /// use shapewise::{axes, contraction::DotAxes};
    /// use shapewise_stablehlo::{Program, placed};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let queries = program.parameter::<f32, 3, _>("queries", placed![8 @ Data, 16, 6 @ Model]);
    /// let keys = program.parameter::<f32, 3, _>("keys", placed![8 @ Data, 12, 6 @ Model]);
    /// let scores = queries
    ///     .dot_general(keys, DotAxes::contracting(axes![2], axes![2]).batch(axes![0], axes![0]))?;
    /// assert_eq!(scores.describe(), "f32[8@Data,16,12]{PartialSum:Model}");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `dot_general`.
    #[doc(alias("tensordot", "DotGeneral"))]
    pub fn dot_general<const S: usize, const Q: usize, F: ExtentList<S>, V: Placements, LC, RC, LB, RB, N>(
        self,
        right: Value<'p, T, S, F, M, V>,
        axes: DotAxes<LC, RC, LB, RB>,
    ) -> Result<
        Value<
            'p,
            T,
            Q,
            DotExtents<DotAxes<LC, RC, LB, RB>, E, F, N, R, S, Q>,
            M,
            PairedPlacements<P, V, LC, LB, RC, RB, R, S, M>,
        >,
        ProgramError,
    >
    where
        T: NumberElement,
        DotAxes<LC, RC, LB, RB>: ContractsWith<E::List, F::List, N, R, S, Q>,
        LC: AxisTuple,
        RC: AxisTuple,
        LB: AxisTuple,
        RB: AxisTuple
            + DotPlacements<
                M::Axes,
                P,
                V,
                As<P, PairsOfLeft<LC, LB>, R>,
                As<V, PairsOfRight<LC, LB, RC, RB, R>, S>,
            >,
        Ranks: KnownRank<R>,
        Ranks: KnownRank<S>,
        M::Axes: InnerPlacements<P, As<V, Partners<RB, LB, R>, S>>
            + InnerPlacements<P, As<V, Partners<RC, LC, R>, S>>
            + InnerPlacements<V, As<P, Partners<LB, RB, S>, R>>
            + InnerPlacements<V, As<P, Partners<LC, RC, S>, R>>,
    {
        self.accepts(&right)?;
        let numbers = axes.numbers();
        let pairs = |[left, right]: [&[usize]; 2]| left.iter().copied().zip(right.iter().copied()).collect();
        let product = Product { batch: pairs(numbers.batch), summed: pairs(numbers.contracting) };
        let (left, right) = (self.id, right.id);
        self.add(|graph| graph.product(left, right, product))
    }

    /// Computes the product of [`dot_general`](Self::dot_general) with axes that are known at run time: pairs of batch axes, then pairs of
    /// contracting axes. So the extents and the placements of the result are known at run time too.
    ///
    /// # Errors
    ///
    /// The errors of [`dot_general`](Self::dot_general); [`ProgramError::Listed`] for an axis that a rank does not have,
    /// [`ProgramError::Contraction`] if an axis occurs twice, [`ProgramError::Rank`] if the result does not have rank `Q`.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 3, _>("x", shape![8, 2, 3]);
    /// let y = program.parameter::<f32, 3, _>("y", shape![8, 3, 5]);
    /// let product = x.dot_general_by::<3, 3, _, _>(y, &[(0, 0)], &[(-1, 1)])?;
    /// assert_eq!(product.describe(), "f32[8,2,5]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    pub fn dot_general_by<const S: usize, const Q: usize, F: ExtentList<S>, X: Placements>(
        self,
        right: Value<'p, T, S, F, M, X>,
        batch: &[(isize, isize)],
        contracting: &[(isize, isize)],
    ) -> Result<Value<'p, T, Q, [usize; Q], M, AnyPlacements>, ProgramError>
    where
        T: NumberElement,
    {
        self.accepts(&right)?;
        let product = Product::resolved(batch, contracting, [R, S])?;
        let (left, right) = (self.id, right.id);
        self.add(|graph| {
            let id = graph.product(left, right, product)?;
            let found = graph.node(id).extents.len();
            if found == Q { Ok(id) } else { Err(ProgramError::Rank { expected: Q, found }) }
        })
    }
}
