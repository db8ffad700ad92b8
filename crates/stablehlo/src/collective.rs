//! Communication. Each call names the mesh axis, and is one collective in the program.

use shapewise::{
    axis::Axis,
    bounds::{Exists, ExtentList},
    message::or_fail,
};
use shapewise_xla::Element;

use super::{Collective, Pairs, PairsError, ProgramError, Reduction, Value};
use crate::never::Never;
use crate::placement::{
    AnyPlacements, AxisOfMesh, Even, InnerPlacements, MeshAxis, MeshPosition, OnMesh, PartialMax, PartialMin,
    PartialSum, Placement, PlacementKind, Placements, RankPlacements, Replicated, Sharded, TypedMesh,
};

/// The placement on the mesh axis `A`.
type At<P, A> = <<A as MeshAxis>::Position as MeshPosition>::At<P>;
/// The placements `P` with `X` on the mesh axis `A`.
type Put<P, A, X> = <<A as MeshAxis>::Position as MeshPosition>::Put<P, X>;

/// The placements of [`Value::all_reduce`].
pub type AllReducedPlacements<P, A, M> = <A as Applies<Finish, M, P>>::After;
/// The placements of [`Value::all_gather`].
pub type GatheredPlacements<P, A, M> = <A as Applies<Gather, M, P>>::After;
/// The placements of [`Value::reduce_scatter`].
pub type ScatteredPlacements<P, A, const D: isize, const R: usize, M> =
    <A as Applies<Scatter<D, R>, M, P>>::After;
/// The placements of [`Value::all_to_all`].
pub type ExchangedPlacements<P, A, const D: isize, const R: usize, M> =
    <A as Applies<Exchange<D, R>, M, P>>::After;
/// The placements of [`Value::collective_permute`]: those before.
pub type PermutedPlacements<P, A, M> = <A as Applies<Permute, M, P>>::After;
/// The placements of [`Value::split`].
pub type SplitPlacements<P, A, const D: isize, const R: usize, M> = <A as Applies<Divide<D, R>, M, P>>::After;

/// A mesh axis along which the collective `K` applies to the placements `P` of a value on the mesh `M`. It has the result, so the compiler reports what is wrong
/// with a call at the name of the method, without its signature.
#[doc(hidden)]
pub trait Applies<K, M, P> {
    /// The position of the mesh axis.
    const POSITION: usize;
    /// The collective; `None` if nothing is communicated.
    const COLLECTIVE: Option<Collective>;
    /// The placements after it.
    type After: Placements;
}

/// The rule of [`Value::all_reduce`].
#[derive(Clone, Copy, Debug)]
pub enum Finish {}
/// The rule of [`Value::all_gather`].
#[derive(Clone, Copy, Debug)]
pub enum Gather {}
/// [`Value::reduce_scatter`] of a value of rank `R` to blocks of the axis `D`.
#[derive(Clone, Copy, Debug)]
pub enum Scatter<const D: isize, const R: usize> {}
/// [`Value::all_to_all`] of a value of rank `R` to blocks of the axis `D`.
#[derive(Clone, Copy, Debug)]
pub enum Exchange<const D: isize, const R: usize> {}
/// The rule of [`Value::collective_permute`].
#[derive(Clone, Copy, Debug)]
pub enum Permute {}
/// [`Value::split`] of a value of rank `R` into blocks of the axis `D`.
#[derive(Clone, Copy, Debug)]
pub enum Divide<const D: isize, const R: usize> {}

impl<A: MeshAxis, M: TypedMesh, P: Placements> Applies<Finish, M, P> for A
where
    OnMesh: AxisOfMesh<A, M> + Partial<A, At<P, A>>,
{
    const POSITION: usize = A::Position::NUMBER;
    const COLLECTIVE: Option<Collective> =
        Some(Collective::AllReduce(<OnMesh as Partial<A, At<P, A>>>::REDUCTION));
    type After = <OnMesh as Partial<A, At<P, A>>>::After<P, Replicated>;
}

impl<A: MeshAxis, M: TypedMesh, P: Placements> Applies<Gather, M, P> for A
where
    OnMesh: AxisOfMesh<A, M> + Gathered<A, At<P, A>>,
    M::Axes: InnerPlacements<Put<P, A, Replicated>, P>,
{
    const POSITION: usize = A::Position::NUMBER;
    const COLLECTIVE: Option<Collective> =
        Some(Collective::AllGather { axis: <OnMesh as Gathered<A, At<P, A>>>::AXIS });
    type After = <OnMesh as Gathered<A, At<P, A>>>::After<P, Replicated>;
}

impl<A: MeshAxis, M: TypedMesh, P: Placements, const D: isize, const R: usize> Applies<Scatter<D, R>, M, P>
    for A
where
    Sharded<D>: Placement,
    OnMesh: AxisOfMesh<A, M> + Scattered<A, At<P, A>>,
    M::Axes: InnerPlacements<Put<P, A, Replicated>, Put<P, A, Sharded<D>>>,
{
    const POSITION: usize = A::Position::NUMBER;
    const COLLECTIVE: Option<Collective> = Some(Collective::ReduceScatter { axis: D.cast_unsigned() });
    type After = <OnMesh as Scattered<A, At<P, A>>>::After<P, Sharded<D>>;
}

impl<A: MeshAxis, M: TypedMesh, P: Placements, const D: isize, const R: usize> Applies<Exchange<D, R>, M, P>
    for A
where
    Sharded<D>: Placement,
    OnMesh: AxisOfMesh<A, M> + Gathered<A, At<P, A>>,
    M::Axes: InnerPlacements<Put<P, A, Replicated>, P>
        + InnerPlacements<Put<P, A, Replicated>, Put<P, A, Sharded<D>>>,
{
    const POSITION: usize = A::Position::NUMBER;
    const COLLECTIVE: Option<Collective> =
        Some(Collective::AllToAll { from: <OnMesh as Gathered<A, At<P, A>>>::AXIS, to: D.cast_unsigned() });
    type After = <OnMesh as Gathered<A, At<P, A>>>::After<P, Sharded<D>>;
}

impl<A: MeshAxis, M: TypedMesh, P: Placements, const D: isize, const R: usize> Applies<Divide<D, R>, M, P>
    for A
where
    Sharded<D>: Placement,
    OnMesh: AxisOfMesh<A, M> + Undivided<A, At<P, A>>,
{
    const POSITION: usize = A::Position::NUMBER;
    const COLLECTIVE: Option<Collective> = None;
    type After = <OnMesh as Undivided<A, At<P, A>>>::After<P, Sharded<D>>;
}

impl<A: MeshAxis, M: TypedMesh, P: Placements> Applies<Permute, M, P> for A
where
    OnMesh: AxisOfMesh<A, M> + Gathered<A, At<P, A>>,
{
    const POSITION: usize = A::Position::NUMBER;
    const COLLECTIVE: Option<Collective> = Some(Collective::CollectivePermute);
    type After = <OnMesh as Gathered<A, At<P, A>>>::After<P, At<P, A>>;
}

/// A mesh axis on which a value has partial results.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`all_reduce` does not apply to `{P}` on mesh axis `{A}`",
    label = "`all_reduce` finishes `PartialSum`, `PartialMax` or `PartialMin`; `all_gather` makes `Replicated` of `Sharded<D>`"
)]
pub trait Partial<A, P> {
    /// The reduction that finishes it.
    const REDUCTION: Reduction;
    /// The placements `X` with `Q` on the mesh axis. A projection, so that a collective that does not apply has no placements, and its uses report nothing.
    type After<X: Placements, Q: Placement>: Placements;
}

macro_rules! partials {
    ($($partial:ident by $reduction:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<A: MeshAxis> Partial<A, $partial> for OnMesh {
            const REDUCTION: Reduction = Reduction::$reduction;
            type After<X: Placements, Q: Placement> = Put<X, A, Q>;
        }
    )* };
}

partials! { PartialSum by Sum; PartialMax by Max; PartialMin by Min; }

/// A mesh axis that splits a value.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "mesh axis `{A}` holds the value as `{P}`, which has no blocks to gather, exchange or permute",
    label = "this moves the blocks of `Sharded<D>`; `all_reduce` finishes `PartialSum`, `PartialMax` or `PartialMin`"
)]
pub trait Gathered<A, P> {
    /// The axis that is split.
    const AXIS: usize;
    /// The placements `X` with `Q` on the mesh axis.
    type After<X: Placements, Q: Placement>: Placements;
}

// It never applies: with a single impl, the compiler would infer the placement, and report another mistake.
#[diagnostic::do_not_recommend]
impl<A: MeshAxis> Gathered<A, Never> for OnMesh {
    const AXIS: usize = 0;
    type After<X: Placements, Q: Placement> = Put<X, A, Q>;
}
#[diagnostic::do_not_recommend]
impl<A: MeshAxis, const D: isize> Gathered<A, Sharded<D>> for OnMesh {
    const AXIS: usize = D.cast_unsigned();
    type After<X: Placements, Q: Placement> = Put<X, A, Q>;
}

/// A mesh axis on which a value has partial sums.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`reduce_scatter` does not apply to `{P}` on mesh axis `{A}`",
    label = "`reduce_scatter` makes `Sharded<D>` of `PartialSum`"
)]
pub trait Scattered<A, P> {
    /// The placements `X` with `Q` on the mesh axis.
    type After<X: Placements, Q: Placement>: Placements;
}

// It never applies: with a single impl, the compiler would infer the placement, and report another mistake.
#[diagnostic::do_not_recommend]
impl<A: MeshAxis> Scattered<A, Never> for OnMesh {
    type After<X: Placements, Q: Placement> = Put<X, A, Q>;
}
#[diagnostic::do_not_recommend]
impl<A: MeshAxis> Scattered<A, PartialSum> for OnMesh {
    type After<X: Placements, Q: Placement> = Put<X, A, Q>;
}

/// A mesh axis on which each device has all of a value.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`split` does not apply to `{P}` on mesh axis `{A}`",
    label = "`split` makes `Sharded<D>` of `Replicated`, and does not communicate"
)]
pub trait Undivided<A, P> {
    /// The placements `X` with `Q` on the mesh axis.
    type After<X: Placements, Q: Placement>: Placements;
}

// It never applies: with a single impl, the compiler would infer the placement, and report another mistake.
#[diagnostic::do_not_recommend]
impl<A: MeshAxis> Undivided<A, Never> for OnMesh {
    type After<X: Placements, Q: Placement> = Put<X, A, Q>;
}
#[diagnostic::do_not_recommend]
impl<A: MeshAxis> Undivided<A, Replicated> for OnMesh {
    type After<X: Placements, Q: Placement> = Put<X, A, Q>;
}

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Adds the collective `K` along a mesh axis.
    #[track_caller]
    fn applied<A: Applies<K, M, P>, K>(self) -> Value<'p, T, R, E, M, A::After> {
        let id = self.id;
        or_fail(self.add(|graph| match A::COLLECTIVE {
            Some(collective) => graph.communicate(id, collective, A::POSITION),
            None => Ok(id),
        }))
    }

    /// Reduces the partial results along a mesh axis. `PartialSum`, `PartialMax` or `PartialMin` becomes `Replicated`. Each device receives all of
    /// the result.
    ///
    /// # Panics
    ///
    /// If [`collective`](Self::collective) returns an error.
    #[doc(alias("psum", "stablehlo.all_reduce"))]
    #[must_use]
    #[track_caller]
    pub fn all_reduce<A: Applies<Finish, M, P>>(
        self,
        _: A,
    ) -> Value<'p, T, R, E, M, AllReducedPlacements<P, A, M>> {
        self.applied::<A, Finish>()
    }

    /// Joins the blocks along a mesh axis. `Sharded<D>` becomes `Replicated`. Each device receives all blocks.
    ///
    /// # Panics
    ///
    /// If [`collective`](Self::collective) returns an error.
    #[doc(alias = "stablehlo.all_gather")]
    #[must_use]
    #[track_caller]
    pub fn all_gather<A: Applies<Gather, M, P>>(
        self,
        _: A,
    ) -> Value<'p, T, R, E, M, GatheredPlacements<P, A, M>> {
        self.applied::<A, Gather>()
    }

    /// Adds the partial sums along a mesh axis, and returns the sum in blocks of an axis of the value. `PartialSum` becomes `Sharded<D>`. Each
    /// device receives one block.
    ///
    /// # Panics
    ///
    /// If [`collective`](Self::collective) returns an error.
    ///
    /// ```
    /// use shapewise::Axis;
    /// use shapewise_stablehlo::{placed, Program};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6 @ Model]);
    /// let w = program.parameter::<f32, 2, _>("w", placed![6 @ Model, 2]);
    /// let partial = x.matmul(w); // a sum over `Model` is pending
    /// assert_eq!(partial.reduce_scatter(Model, Axis::<1>).describe(), "f32[8@Data,2@Model]");
    /// ```
    #[doc(alias("psum_scatter", "stablehlo.reduce_scatter"))]
    #[must_use]
    #[track_caller]
    pub fn reduce_scatter<A: Applies<Scatter<D, R>, M, P>, const D: isize>(
        self,
        _: A,
        _: Axis<D>,
    ) -> Value<'p, T, R, E, M, ScatteredPlacements<P, A, D, R, M>>
    where
        M::Axes: RankPlacements<ScatteredPlacements<P, A, D, R, M>, R, Proof: Exists>,
    {
        let () = Even::<R, E, M, A::After>::IS_EVEN;
        self.applied::<A, Scatter<D, R>>()
    }

    /// Cuts the value into blocks of another axis, along a mesh axis. `Sharded<C>` becomes `Sharded<D>`. Each device sends all of its
    /// block but one part, and receives as much.
    ///
    /// # Panics
    ///
    /// If [`collective`](Self::collective) returns an error.
    #[doc(alias = "stablehlo.all_to_all")]
    #[must_use]
    #[track_caller]
    pub fn all_to_all<A: Applies<Exchange<D, R>, M, P>, const D: isize>(
        self,
        _: A,
        _: Axis<D>,
    ) -> Value<'p, T, R, E, M, ExchangedPlacements<P, A, D, R, M>>
    where
        M::Axes: RankPlacements<ExchangedPlacements<P, A, D, R, M>, R, Proof: Exists>,
    {
        let () = Even::<R, E, M, A::After>::IS_EVEN;
        self.applied::<A, Exchange<D, R>>()
    }

    /// Splits the value into blocks of an axis along a mesh axis. `Replicated` becomes `Sharded<D>`. Each device keeps its block, and nothing
    /// is communicated.
    ///
    /// # Panics
    ///
    /// If an extent is not known or does not divide, or a placement that is known at run time is not `Replicated`.
    ///
    /// ```
    /// use shapewise::Axis;
    /// use shapewise_stablehlo::{placed, Program};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    /// let module = program.module(x.split(Model, Axis::<1>));
    /// assert_eq!(module.outputs()[0].describe(), "f32[8@Data,6@Model]");
    /// assert!(module.collectives().is_empty());
    /// ```
    #[must_use]
    #[track_caller]
    pub fn split<A: Applies<Divide<D, R>, M, P>, const D: isize>(
        self,
        _: A,
        _: Axis<D>,
    ) -> Value<'p, T, R, E, M, SplitPlacements<P, A, D, R, M>>
    where
        M::Axes: RankPlacements<SplitPlacements<P, A, D, R, M>, R, Proof: Exists>
            + InnerPlacements<P, SplitPlacements<P, A, D, R, M>, Proof: Exists>,
    {
        let () = Even::<R, E, M, A::After>::IS_EVEN;
        let id = self.id;
        or_fail(self.add(|graph| graph.block(id, A::POSITION, D.cast_unsigned())))
    }

    /// Sends blocks from one device to another along a mesh axis. For each pair `source => target`, the block of the target is that of the source
    /// before; a block to which nothing is sent is 0. The placements stay, and so do the other mesh axes: each group of devices along the mesh axis does the same.
    ///
    /// # Panics
    ///
    /// If an extent is not known.
    ///
    /// ```
    /// use shapewise_stablehlo::{Program, pairs, placed};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    /// // rows 0 to 5 are now rows 2 to 7
    /// let before = x.collective_permute(pairs![Data: 0 => 1, 1 => 2, 2 => 3]);
    /// assert_eq!(before.describe(), "f32[8@Data,6]");
    /// assert_eq!(program.module(x - before).collectives()[0].0.name(), "collective-permute");
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `collective_permute`; JAX, `ppermute`; MPI, `sendrecv`.
    #[doc(alias("ppermute", "sendrecv", "stablehlo.collective_permute"))]
    #[must_use]
    #[track_caller]
    pub fn collective_permute<A: Applies<Permute, M, P>>(
        self,
        pairs: Pairs<'_, A>,
    ) -> Value<'p, T, R, E, M, PermutedPlacements<P, A, M>> {
        let id = self.id;
        or_fail(self.add(|graph| graph.permute(id, pairs.as_slice(), A::POSITION)))
    }

    /// Converts the placement on a mesh axis to one that is known at run time, by at most one collective: from `PartialSum` to `Replicated`
    /// or `Sharded`, from `Sharded` to `Replicated` or another `Sharded`, from `Replicated` to `Sharded`.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Placement`] if no collective has this result, an extent does not divide, or another mesh axis splits the same
    /// axis inside this one.
    ///
    /// ```
    /// use shapewise_stablehlo::{Program, placed, placement::PlacementKind};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter::<f32, 2, _>("x", placed![8 @ Data, 6]);
    /// assert_eq!(x.reshard(Data, PlacementKind::Copies)?.describe(), "f32[8,6]"); // an all-gather
    /// // nothing is communicated
    /// assert_eq!(x.reshard(Model, PlacementKind::Blocks(1))?.describe(), "f32[8@Data,6@Model]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    pub fn reshard<A: MeshAxis>(
        self,
        _: A,
        to: PlacementKind,
    ) -> Result<Value<'p, T, R, E, M, AnyPlacements>, ProgramError>
    where
        OnMesh: AxisOfMesh<A, M>,
    {
        let (id, position) = (self.id, A::Position::NUMBER);
        self.add(|graph| graph.reshard(id, position, to))
    }

    /// Applies a collective that is known at run time along a mesh axis. [`Collective::CollectivePermute`] has pairs, and is
    /// [`collective_permute_by`](Value::collective_permute_by).
    ///
    /// # Errors
    ///
    /// [`ProgramError::Placement`] if the collective does not apply to the placement on the mesh axis, an extent does not divide, or
    /// another mesh axis splits the same axis inside this one; [`ProgramError::Pairs`] for one that has pairs.
    pub fn collective<A: MeshAxis>(
        self,
        _: A,
        collective: Collective,
    ) -> Result<Value<'p, T, R, E, M, AnyPlacements>, ProgramError>
    where
        OnMesh: AxisOfMesh<A, M>,
    {
        let id = self.id;
        if collective == Collective::CollectivePermute {
            return Err(PairsError::Missing { mesh_axis: A::NAME }.into());
        }
        self.add(|graph| graph.communicate(id, collective, A::Position::NUMBER))
    }
}

impl<T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh> Value<'_, T, R, E, M, AnyPlacements> {
    /// Sends blocks like [`collective_permute`](Self::collective_permute), with pairs and placements that are known at run time.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Pairs`] if the pairs are not those of the mesh axis, [`ProgramError::Placement`] if it does not split the value or an extent is not known.
    ///
    /// ```
    /// use shapewise_stablehlo::{Program, placement::PlacementKind};
    ///
    /// shapewise_stablehlo::mesh! { Grid { Data: 4, Model: 2 } }
    ///
    /// let program = Program::<Grid>::new();
    /// let x = program.parameter_at::<f32, 2, _>(
    ///     "x",
    ///     [8, 6],
    ///     &[PlacementKind::Blocks(0), PlacementKind::Copies],
    /// )?;
    /// let ring: Vec<_> = (0..4).map(|device| (device, (device + 1) % 4)).collect();
    /// assert_eq!(x.collective_permute_by(Data, &ring)?.describe(), "f32[8@Data,6]");
    /// let error = x.collective_permute_by(Model, &[(0, 1)]).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "`collective_permute` does not apply to `Replicated` on mesh axis `Model`"
    /// );
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    pub fn collective_permute_by<A: MeshAxis>(
        self,
        _: A,
        pairs: &[(usize, usize)],
    ) -> Result<Self, ProgramError>
    where
        OnMesh: AxisOfMesh<A, M>,
    {
        let (id, pairs) = (self.id, Pairs::<A>::new(pairs)?);
        self.add(|graph| graph.permute(id, pairs.as_slice(), A::Position::NUMBER))
    }
}
