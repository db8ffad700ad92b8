//! Operations on axes: orders, broadcasts, reshapes, slices, reversals.

use alloc::vec::Vec;

use shapewise::{
    axis::{Axis, AxisIn, AxisOrder},
    bounds::{
        self, Ax, AxisList, AxisNumber, AxisPosition, AxisTuple, DimensionList, Exists, ExtentList,
        FromFirst, KnownRank, Next, Put, RankFits, RankNumber, ReducedAxisArgument, UniqueDimensions,
    },
    broadcast::{BroadcastDimensions, BroadcastToExtents},
    extent::{DynExtent, Extent, Extents},
    layout::RowMajor,
    message::or_fail,
    placement::OnAxes,
    rank::{Below, Minus, Plus, Ranks},
    shape::Shape,
    slice::{KnownSlice, SliceOf},
};
use shapewise_xla::Element;

use super::{NumberElement, ProgramError, Value, counterpart::Stretches, graph::known, recorder::Recorder};
use crate::placement::{
    Even, FinalPlacements, KeepPlacements, PlacementKind, Placements, PlainAxes, ReshapePlacements, TypedMesh,
};

/// The axes in the order `O`. See [`Value::permute`].
#[derive(Debug)]
pub struct InOrder<O>(core::marker::PhantomData<O>);

impl<O: AxisTuple> OnAxes for InOrder<O> {
    type Of<L: AxisList> = O::Of<L>;
}

/// The axes at the dimensions `D` of rank `Q`. See [`Value::along`].
#[derive(Debug)]
pub struct Along<D, const Q: usize>(core::marker::PhantomData<D>);

impl<D: DimensionList, const Q: usize> OnAxes for Along<D, Q>
where
    Ranks: KnownRank<Q>,
{
    type Of<L: AxisList> = D::Placed<L, <Ranks as KnownRank<Q>>::Number>;
}

/// The axes that the slice `X` leaves: those of [`Value::slice`].
#[derive(Debug)]
pub struct Cut<X>(core::marker::PhantomData<X>);

impl<X: bounds::Items> OnAxes for Cut<X> {
    type Of<L: AxisList> = X::On<L>;
}

/// The axes after an edit of the axis `X`: those of [`Value::flip`].
#[derive(Debug)]
pub struct Resized<X, const R: usize>(core::marker::PhantomData<X>);

impl<X: AxisIn<R>, const R: usize> OnAxes for Resized<X, R> {
    type Of<L: AxisList> = bounds::ResizedList<X, L>;
}

/// The position of an axis in a list.
type Position<const A: isize> = <Axis<A> as AxisPosition>::Number;

/// The axes with a new one after `A`. See [`Value::split_axis`].
#[derive(Clone, Copy, Debug)]
pub enum Dividing<const A: isize> {}

impl<const A: isize> OnAxes for Dividing<A>
where
    Axis<A>: FromFirst,
{
    type Of<L: AxisList> = <Next<Position<A>> as AxisNumber>::With<L, Ax<usize, isize>>;
}

/// The axes without the one after `A`. See [`Value::merge_axes`].
#[derive(Clone, Copy, Debug)]
pub enum Merging<const A: isize> {}

impl<const A: isize> OnAxes for Merging<A>
where
    Axis<A>: FromFirst,
{
    type Of<L: AxisList> = <Next<Position<A>> as AxisNumber>::Without<L>;
}

/// The extents `E` with that of axis `A` divided into `X` and `Y`. See [`Value::split_axis`].
pub type DividedExtents<E, const A: isize, X, Y, const R: usize, const Q: usize> =
    <<Position<A> as AxisNumber>::With<
        Put<Position<A>, <E as ExtentList<R>>::List, Ax<Y, isize>>,
        Ax<X, isize>,
    > as AxisList>::Extents<Q>;
/// The extents `E` with `X` in place of those of axis `A` and the next one. See [`Value::merge_axes`].
pub type MergedExtents<E, const A: isize, X, const R: usize, const Q: usize> = <<Next<Position<A>> as AxisNumber>::Without<
    Put<Position<A>, <E as ExtentList<R>>::List, Ax<X, isize>>,
> as AxisList>::Extents<Q>;

/// The placements `P` after an operation on the axes of rank `R`. See [`Value::permute`].
pub type MappedPlacements<P, F, const R: usize> = <P as Placements>::After<F, PlainAxes<R>>;
/// The extents of rank `Q` of an operation on the axes of `E`. See [`Value::slice`].
pub type MappedExtents<E, F, const R: usize, const Q: usize> =
    <<F as OnAxes>::Of<<E as ExtentList<R>>::List> as AxisList>::Extents<Q>;
/// The extents `E` in the order `O`. See [`Value::permute`].
pub type PermutedExtents<E, O, const R: usize> = <<<E as ExtentList<R>>::List as AxisList>::Fit<
    <O as AxisTuple>::Of<<E as ExtentList<R>>::List>,
> as AxisList>::Extents<R>;
/// The axes `L` at the dimensions `D` of a result of rank `Q`.
type Fitted<D, L, const Q: usize> = <D as DimensionList>::Placed<L, <Ranks as RankNumber<Q>>::Number>;

/// Converts numbers to extents that are known.
fn all_known<const R: usize>(extents: [usize; R]) -> Vec<DynExtent> {
    extents.iter().map(|extent| DynExtent::known(*extent).unwrap_or(DynExtent::UNKNOWN)).collect()
}

/// Returns the placements that the type has, if it has them. A split axis that an operation cuts has none, and such a result is refused.
fn expected<P: Placements>() -> Option<Vec<PlacementKind>> {
    P::PLACES.map(|places| places.iter().map(|place| place.unwrap_or(PlacementKind::Copies)).collect())
}

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Permutes the axes: axis `k` of the result is axis `order[k]`.
    ///
    /// ```
    /// use shapewise::{axes, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 3, _>("x", shape![2, 3, 4]);
    /// assert_eq!(x.permute(axes![2, 0, 1]).describe(), "f32[4,2,3]");
    /// ```
    #[doc(alias = "transpose")]
    #[must_use]
    #[track_caller]
    pub fn permute<O: AxisOrder<R>>(
        self,
        _: O,
    ) -> Value<'p, T, R, PermutedExtents<E, O, R>, M, MappedPlacements<P, InOrder<O>, R>>
    where
        Ranks: KnownRank<R>,
    {
        let (id, order) = (self.id, O::PERMUTATION.axes());
        or_fail(self.add(|graph| graph.transpose(id, &order)))
    }

    /// Places the axes at the given dimensions of the result; the other axes are new, of extent 1. The rank of the result is that of the other operand. If that is placed
    /// too, the rank must be stated, once: `x.along::<3, _>(axes![0, 2])`. Otherwise the compiler reports "type annotations needed" for both operands.
    ///
    /// ```
    /// use shapewise::{axes, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// let bias = program.parameter::<f32, 1, _>("bias", shape![3]);
    /// assert_eq!((x + bias.along(axes![1])).describe(), "f32[2,3]");
    ///
    /// let points = program.parameter::<f32, 2, _>("points", shape![5, 3]);
    /// let differences = x.along::<3, _>(axes![0, 2]) - points.along(axes![1, 2]);
    /// assert_eq!(differences.describe(), "f32[2,5,3]");
    /// ```
    #[must_use]
    #[track_caller]
    pub fn along<const Q: usize, D: AxisTuple + BroadcastDimensions<R, Q>>(
        self,
        dimensions: D,
    ) -> Value<'p, T, Q, MappedExtents<E, Along<D, Q>, R, Q>, M, MappedPlacements<P, Along<D, Q>, R>>
    where
        Ranks: KnownRank<R>,
        Ranks: KnownRank<Q>,
    {
        let (id, dimensions) = (self.id, DimensionList::to_array::<R>(&dimensions));
        let mut extents: Vec<DynExtent> = (0..Q).map(|_| DynExtent::ONE).collect();
        for (dimension, extent) in dimensions.iter().zip(self.extents()) {
            if let Some(into) = extents.get_mut(*dimension) {
                *into = extent;
            }
        }
        or_fail(self.add(|graph| graph.broadcast(id, extents, &dimensions, &[false; R])))
    }

    /// Stretches the value to the given extents. Axis `k` becomes axis `dimensions[k]`, in any order, and the other axes of the
    /// result are new.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Broadcast`] with the first axis whose extent is neither that of its dimension nor 1.
    ///
    /// # In other libraries
    ///
    /// StableHLO, `broadcast_in_dim`.
    pub fn broadcast_in_dim<const Q: usize, F: Extents<Q>, D>(
        self,
        extents: F,
        dimensions: D,
    ) -> Result<Value<'p, T, Q, F, M, MappedPlacements<P, Along<D, Q>, R>>, ProgramError>
    where
        Ranks: KnownRank<R>,
        Ranks: KnownRank<Q>,
        Ranks: RankFits<R, Q>,
        D: AxisTuple + UniqueDimensions<R, Q>,
        <Fitted<D, E::List, Q> as AxisList>::Extents<Q>: BroadcastToExtents<F::ListItself, Q>,
    {
        let (id, dimensions) = (self.id, DimensionList::to_array::<R>(&dimensions));
        let extents = all_known(Shape::new(extents)?.extents());
        let each = Stretches::of::<R, E>();
        let stretches: [bool; R] = core::array::from_fn(|axis| {
            let name = dimensions.get(axis).and_then(|into| F::NAMES.get(*into).copied().flatten());
            each.get(axis).is_some_and(|each| each.beside_name(name))
        });
        self.add(|graph| graph.broadcast(id, extents, &dimensions, &stretches))
    }

    /// Reshapes the value: the result has the same elements in the same order with these extents. A value that is split along axis
    /// 0 stays split along axis 0; other splits must be moved first, or the axes reshaped one by one:
    /// [`split_axis`](Self::split_axis), [`merge_axes`](Self::merge_axes). Placements that are known at run time follow the blocks
    /// of the value.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Count`] for another element count, [`ProgramError::Unknown`] if extents are not known,
    /// [`ProgramError::Placement`] if the first extent does not divide into the parts of the mesh.
    pub fn reshape<const Q: usize, F: Extents<Q>>(
        self,
        extents: F,
    ) -> Result<Value<'p, T, Q, F, M, P>, ProgramError>
    where
        M::Axes: ReshapePlacements<P, Proof: Exists>,
    {
        let () = Even::<Q, F, M, P>::IS_EVEN;
        let (id, extents) = (self.id, all_known(Shape::new(extents)?.extents()));
        self.add(|graph| graph.reshape(id, extents, expected::<P>()))
    }

    /// Splits an axis into two axes with the given extents. `[a, m * n]` becomes `[a, m, n]` if axis 1 is split into `m` and `n`. A mesh
    /// axis that splits the axis splits the first one of the two; other splits stay.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Count`] if the product of the two is not the extent of the axis, [`ProgramError::Placement`] if the first one does
    /// not divide into the parts of the mesh.
    ///
    /// ```
    /// use shapewise::{Axis, Const};
    /// use shapewise_stablehlo::{placed, Program};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let heads = program.parameter::<f32, 2, _>("heads", placed![8 @ Data, 24 @ Model]);
    /// let heads = heads.split_axis(Axis::<1>, Const::<6>, Const::<4>)?;
    /// assert_eq!(heads.describe(), "f32[8@Data,6@Model,4]");
    /// assert_eq!(heads.merge_axes(Axis::<1>, Const::<24>)?.describe(), "f32[8@Data,24@Model]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    pub fn split_axis<const A: isize, const Q: usize, X: Extent, Y: Extent>(
        self,
        _: Axis<A>,
        outer: X,
        inner: Y,
    ) -> Result<
        Value<'p, T, Q, DividedExtents<E, A, X, Y, R, Q>, M, MappedPlacements<P, Dividing<A>, R>>,
        ProgramError,
    >
    where
        Ranks: KnownRank<R>,
        Axis<A>: FromFirst,
        Ranks: Below<A, R> + Plus<R, 1, Q>,
    {
        let () = Even::<Q, DividedExtents<E, A, X, Y, R, Q>, M, MappedPlacements<P, Dividing<A>, R>>::IS_EVEN;
        let (id, axis, mut extents) = (self.id, A.cast_unsigned(), self.extents().to_vec());
        if let Some(extent) = extents.get_mut(axis) {
            *extent = DynExtent::known(inner.get())?;
        }
        extents.insert(axis, DynExtent::known(outer.get())?);
        self.add(|graph| graph.reshape(id, extents, expected::<MappedPlacements<P, Dividing<A>, R>>()))
    }

    /// Merges an axis and the next one into one axis of the given extent. `[a, m, n]` becomes `[a, m * n]` if axis 1 is merged. A mesh
    /// axis that splits the first one of the two splits the result; the second one must not be split.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Count`] if the extent is not the product of the two.
    pub fn merge_axes<const A: isize, const Q: usize, X: Extent>(
        self,
        _: Axis<A>,
        extent: X,
    ) -> Result<
        Value<'p, T, Q, MergedExtents<E, A, X, R, Q>, M, MappedPlacements<P, Merging<A>, R>>,
        ProgramError,
    >
    where
        Ranks: KnownRank<R>,
        Axis<A>: FromFirst,
        Ranks: Minus<R, 1, Q> + Below<A, Q>,
        M::Axes: KeepPlacements<P, MappedPlacements<P, Merging<A>, R>, Proof: Exists>,
    {
        let (id, axis, mut extents) = (self.id, A.cast_unsigned(), self.extents().to_vec());
        extents.remove(axis.min(R.saturating_sub(1)));
        if let Some(merged) = extents.get_mut(axis) {
            *merged = DynExtent::known(extent.get())?;
        }
        self.add(|graph| graph.reshape(id, extents, expected::<MappedPlacements<P, Merging<A>, R>>()))
    }

    /// Returns the elements that a slice selects. An axis that a mesh axis splits must be taken entirely (`:`).
    ///
    /// # Errors
    ///
    /// [`ProgramError::Slice`] for an index out of bounds, [`ProgramError::Unknown`] if extents are not known,
    /// [`ProgramError::Placement`] if the slice cuts an axis that is split by a placement known at run time.
    pub fn slice<const Q: usize, X: SliceOf<R, Q>>(
        self,
        items: X,
    ) -> Result<
        Value<'p, T, Q, MappedExtents<E, Cut<X>, R, Q>, M, MappedPlacements<P, Cut<X>, R>>,
        ProgramError,
    >
    where
        Ranks: KnownRank<R>,
        M::Axes: KeepPlacements<P, MappedPlacements<P, Cut<X>, R>, Proof: Exists>,
    {
        let () = KnownSlice::<R, RowMajor<R, E>, X>::IS_IN_BOUNDS;
        let id = self.id;
        self.add(|graph| {
            let mut recorder =
                Recorder::new(known(&graph.node(id).extents)?, KnownSlice::<R, RowMajor<R, E>, X>::TAKES);
            items.write(&mut recorder)?;
            let sliced = graph.slice(id, &recorder.taken)?;
            graph.keep(sliced, &recorder.made)
        })
    }

    /// Sorts the elements along an axis, ascending. The axis must not be split. Floats are in their total order: -0 is before 0,
    /// and NaN is last. A NaN with the sign bit, which processors make of 0 / 0, is first.
    ///
    /// ```
    /// use shapewise::{Axis, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// assert!(program.module(x.sort_axis(Axis::<1>)).text().contains("stablehlo.sort"));
    /// ```
    ///
    /// # Panics
    ///
    /// If the axis is split, or the value is partial, by a placement that is known at run time.
    #[doc(alias("sort", "stablehlo.sort"))]
    #[must_use]
    #[track_caller]
    pub fn sort_axis<X: AxisIn<R, Proof: Exists> + ReducedAxisArgument>(self, axis: X) -> Self
    where
        T: NumberElement + PartialOrd,
        Ranks: KnownRank<R>,
        M::Axes: FinalPlacements<P, Proof: Exists>
            + KeepPlacements<P, MappedPlacements<P, Resized<X, R>, R>, Proof: Exists>,
    {
        let id = self.id;
        or_fail(self.add(|graph| graph.sort(id, axis.number(R))))
    }

    /// Reverses the order of the elements along an axis. The axis must not be split.
    ///
    /// ```
    /// use shapewise::{Axis, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// assert!(program.module(x.flip(Axis::<1>)).text().contains("stablehlo.reverse %x, dims = [1]"));
    /// ```
    #[doc(alias("reverse", "stablehlo.reverse"))]
    #[must_use]
    #[track_caller]
    pub fn flip<X: AxisIn<R, Proof: Exists> + ReducedAxisArgument>(self, axis: X) -> Self
    where
        Ranks: KnownRank<R>,
        M::Axes: KeepPlacements<P, MappedPlacements<P, Resized<X, R>, R>, Proof: Exists>,
    {
        let id = self.id;
        or_fail(self.add(|graph| graph.reverse(id, &[axis.number(R)])))
    }
}
