//! Reductions along an axis.

use shapewise::{
    axis::ReducedAxis,
    bounds::{AxisList, Exists, ExtentList, KnownRank, ReducedAxisArgument},
    message::or_fail,
    placement::OnAxes,
    rank::Ranks,
};
use shapewise_xla::Element;

use super::{NumberElement, ProgramError, Reduction, Value};
use crate::placement::{
    KeepPlacements, PartialMax, PartialMin, PartialSum, Placements, PlainAxes, ReducePlacements, TypedMesh,
};

/// The axes without `X`, or with extent 1 there.
#[derive(Debug)]
pub struct Left<X>(core::marker::PhantomData<X>);

impl<X: ReducedAxisArgument> OnAxes for Left<X> {
    type Of<L: AxisList> = L::Edited<X::Remaining>;
}

/// The extents `E` that remain after a reduction along the axis `X`. See [`Value::sum_axis`].
pub type RemainingExtents<E, X, const R: usize, const Q: usize> =
    <<<E as ExtentList<R>>::List as AxisList>::Edited<<X as ReducedAxisArgument>::Remaining> as AxisList>::Extents<Q>;
/// The placements `P` that remain after a reduction along the axis `X`; cut where the axis was split. See [`Value::product_axis`].
pub type RemainingPlacements<P, X, const R: usize> = <P as Placements>::After<Left<X>, PlainAxes<R>>;
/// The same, and `S`, which is partial, where the axis was split. See [`Value::sum_axis`].
pub type ReducedPlacements<P, X, S, const R: usize> = <RemainingPlacements<P, X, R> as Placements>::Or<S>;

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    fn reduced<const Q: usize, F: ExtentList<Q>, X: ReducedAxisArgument, S: Placements>(
        self,
        axis: X,
        reduction: Reduction,
    ) -> Result<Value<'p, T, Q, F, M, S>, ProgramError> {
        let (id, axis) = (self.id, axis.number(R));
        self.add(|graph| graph.reduced(id, reduction, axis, X::IS_KEPT))
    }
}

/// A row: the method, the reduction, the placement where the axis was split, what elements must be, and the bound
/// of placements. Names and bounds are in the rows because messages of the compiler show them.
macro_rules! reductions {
    ($($(#[$doc:meta])* $method:ident $reduction:ident $partial:ident [$($of:tt)+] [$($placements:tt)+];)*) => {
        impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
            $(
                $(#[$doc])*
                ///
                /// # Panics
                ///
                /// If a placement that is known at run time holds another kind of partial results.
                #[must_use]
                #[track_caller]
                pub fn $method<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists>>(
                    self,
                    axis: X,
                ) -> Value<'p, T, Q, RemainingExtents<E, X, R, Q>, M, ReducedPlacements<P, X, $partial, R>>
                where
                    T: $($of)+,
                    Ranks: KnownRank<R>,
                    M::Axes: $($placements)+,
                {
                    or_fail(self.reduced(axis, Reduction::$reduction))
                }
            )*
        }
    };
}

reductions! {
    /// Computes the sums along an axis. If the axis is split, the result is a partial [`PartialSum`] on that mesh axis.
    ///
    /// ```
    /// use shapewise::{Axis, Keep};
    /// use shapewise_stablehlo::{placed, Program};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6 @ Model]);
    /// assert_eq!(x.sum_axis(Axis::<0>).describe(), "f32[6@Model]{PartialSum:Data}");
    /// assert_eq!(x.sum_axis(Keep(Axis::<1>)).describe(), "f32[8@Data,1]{PartialSum:Model}");
    /// ```
    sum_axis Sum PartialSum [NumberElement] [ReducePlacements<P, PartialSum, Proof: Exists>];
    /// Computes the maxima along an axis. If the axis is split, the result is a partial [`PartialMax`] on that mesh axis.
    max_axis Max PartialMax [PartialOrd] [ReducePlacements<P, PartialMax, Proof: Exists>];
    /// Computes the minima along an axis. If the axis is split, the result is a partial [`PartialMin`] on that mesh axis.
    min_axis Min PartialMin [PartialOrd] [ReducePlacements<P, PartialMin, Proof: Exists>];
}

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Computes the products along an axis. The axis must not be split.
    ///
    /// # Panics
    ///
    /// If the axis is split, or the value partial, by a placement that is known at run time.
    ///
    /// ```
    /// use shapewise::{Axis, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// assert_eq!(x.product_axis(Axis::<0>).describe(), "f32[3]");
    /// ```
    #[must_use]
    #[track_caller]
    pub fn product_axis<const Q: usize, X: ReducedAxis<R, Q, AxisProof: Exists>>(
        self,
        axis: X,
    ) -> Value<'p, T, Q, RemainingExtents<E, X, R, Q>, M, RemainingPlacements<P, X, R>>
    where
        T: NumberElement,
        Ranks: KnownRank<R>,
        M::Axes: crate::placement::FinalPlacements<P, Proof: Exists>
            + KeepPlacements<P, RemainingPlacements<P, X, R>, Proof: Exists>,
    {
        or_fail(self.reduced(axis, Reduction::Product))
    }
}
