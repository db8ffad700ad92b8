//! Plans: the steps from one sharding to another, and what they cost.

mod cost;
mod search;

use alloc::vec::Vec;

use shapewise::{
    index::SizeError,
    message::{error_messages, fail},
};

pub use self::cost::Link;
use self::search::{Axes, Phase, State};
use super::{
    DynSpec, ShardError, SubAxis,
    spec::{Dimension, merge_adjacent, parts},
};

/// One step of a [`Plan`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Move {
    /// The sum over mesh axes over which it is pending. Each device receives the entire result: XLA's all-reduce.
    AllReduce(Vec<SubAxis>),
    /// The same, and each device receives one shard: for each dimension, the axes by which it is split. XLA's reduce-scatter.
    ReduceScatter(Vec<Vec<SubAxis>>),
    /// Each device keeps a part of its shard: for each dimension, the axes by which it is split further. Nothing is moved.
    Slice(Vec<Vec<SubAxis>>),
    /// Each device sends its shard to one other device, or keeps it: XLA's collective-permute.
    Permute,
    /// Axes that split one dimension split another one: XLA's all-to-all.
    AllToAll {
        /// The dimension that they split before.
        from: usize,
        /// The dimension that they split after.
        to: usize,
        /// The axes, major to minor.
        axes: Vec<SubAxis>,
    },
    /// Each device receives the shards of the others along axes: for each dimension, the axes that no longer split it. XLA's
    /// all-gather.
    Gather(Vec<Vec<SubAxis>>),
}

impl Move {
    /// Returns XLA's name of the collective ([example](Step)), or `None` for a slice, which needs none.
    #[must_use]
    #[inline]
    pub const fn collective(&self) -> Option<&'static str> {
        match self {
            Self::Slice(_) => None,
            _ => Some(self.names()[0]),
        }
    }

    /// Returns Shardy's name of the operation ([example](Step)).
    #[must_use]
    #[inline]
    pub const fn shardy_name(&self) -> &'static str {
        self.names()[1]
    }

    const fn names(&self) -> [&'static str; 2] {
        match self {
            Self::AllReduce(_) => ["all-reduce", "all_reduce"],
            Self::ReduceScatter(_) => ["reduce-scatter", "reduce_scatter"],
            Self::Slice(_) => ["all-slice", "all_slice"],
            Self::Permute => ["collective-permute", "collective_permute"],
            Self::AllToAll { .. } => ["all-to-all", "all_to_all"],
            Self::Gather(_) => ["all-gather", "all_gather"],
        }
    }

    /// Returns the number of devices that exchange elements with each other ([example](Step)).
    #[must_use]
    #[inline]
    pub fn group_size(&self) -> usize {
        match self {
            Self::AllReduce(axes) | Self::AllToAll { axes, .. } => parts(axes),
            Self::ReduceScatter(lists) | Self::Slice(lists) | Self::Gather(lists) => {
                lists.iter().fold(1, |product: usize, axes| product.saturating_mul(parts(axes)))
            }
            Self::Permute => 2,
        }
    }
}

/// A step, the sharding after it, and how much it moves: an item of [`Plan::steps`].
///
/// ```
/// use shapewise_sharding::{DynMesh, DynSpec, Link, Move, Plan};
///
/// let mesh = DynMesh::new([("x", 4)])?;
/// let split = DynSpec::from_names(&mesh, &[&["x"], &[]])?;
/// let plan = Plan::new(&[8, 16], &split, &DynSpec::replicated(&mesh, 2)?)?;
/// let [step] = plan.steps() else { return Ok(()) };
/// assert!(matches!(step.action(), Move::Gather(_)));
/// assert_eq!(
///     (step.action().collective(), step.action().shardy_name()),
///     (Some("all-gather"), "all_gather")
/// );
/// assert_eq!((step.action().group_size(), step.messages()), (4, 3));
/// assert_eq!((step.elements(), step.bytes(4)), (96, 384)); // three quarters of 8 x 16
/// assert!(step.result().is_fully_replicated() && !plan.is_free());
///
/// let link = Link { bytes_per_second: 384.0, seconds_per_message: 1.0 };
/// assert_eq!((step.seconds(4, link), plan.elements()), (4.0, 96));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Step {
    step: Move,
    result: DynSpec,
    elements: usize,
}

impl Step {
    /// Returns the move that the step makes ([example](Self)).
    #[must_use]
    #[inline]
    pub const fn action(&self) -> &Move {
        &self.step
    }

    /// Returns the sharding after the step ([example](Self)).
    #[must_use]
    #[inline]
    pub const fn result(&self) -> &DynSpec {
        &self.result
    }

    /// Returns the largest number of elements that a device receives ([example](Self)).
    #[must_use]
    #[inline]
    pub const fn elements(&self) -> usize {
        self.elements
    }
}

/// Why there is no plan: the error of [`Plan::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PlanError {
    /// The shape is not one of the specs.
    Shard(ShardError),
    /// The target has a pending sum that the operand does not have.
    Unreduced,
    /// The manual axes differ.
    Manual,
}

error_messages! {
    #[inline] PlanError [Shard(ShardError)]
    Self::Unreduced =>
        "the target has a pending sum that the operand does not have: a plan completes sums, but does not divide values into summands";
    Self::Manual => "the manual axes of the operand and the target differ: the program itself distributes along them";
}

impl From<SizeError> for PlanError {
    #[inline]
    fn from(error: SizeError) -> Self {
        Self::Shard(error.into())
    }
}

/// The steps from one sharding of a shape to another, and what they move.
///
/// In: two specs on one mesh and a shape. Out: collectives of XLA, in order; the sharding after each; the number of elements that each
/// device receives. Pending sums are completed first. A slice moves nothing. If the extents divide in both specs, they divide after each step,
/// and there are never more steps than in Shardy's plan, nor are more elements moved, unless Shardy's plan pads extents in between.
/// `Resharding` of the crate `shapewise-stablehlo` is the program of a plan, which devices run.
///
/// # Examples
///
/// ```
/// use shapewise_sharding::{DynMesh, DynSpec, Plan};
///
/// let mesh = DynMesh::new([("x", 4), ("y", 2)])?;
/// let columns = DynSpec::from_names(&mesh, &[&[], &["x"]])?;
/// let rows = DynSpec::from_names(&mesh, &[&["x"], &[]])?;
///
/// let plan = Plan::new(&[8, 16], &columns, &rows)?;
/// assert_eq!(plan.to_string(), r#"all_to_all "x": 1 -> 0, to [{"x"}, {}], 24 elements"#);
/// // each device keeps 8 of its 32 elements, and receives 24 others
/// assert_eq!(plan.elements(), 24);
///
/// let copies = DynSpec::replicated(&mesh, 2)?;
/// assert!(Plan::new(&[8, 16], &copies, &rows)?.is_free());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// Shardy, `reshard_to_collectives`; `redistribute` of a `DTensor`.
#[doc(alias("reshard", "redistribute"))]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Plan {
    steps: Vec<Step>,
}

impl Plan {
    /// Plans the steps from one sharding of a shape to another.
    ///
    /// # Errors
    ///
    /// [`PlanError::Shard`] if the specs and the shape have different ranks, or the meshes are different;
    /// [`PlanError::Unreduced`] if the target has a pending sum that the operand does not have; [`PlanError::Manual`] if the manual
    /// axes differ.
    #[inline]
    pub fn new(shape: &[usize], from: &DynSpec, to: &DynSpec) -> Result<Self, PlanError> {
        if from.mesh() != to.mesh() {
            return Err(ShardError::Mesh.into());
        }
        from.padded_shard_shape(shape)?;
        to.padded_shard_shape(shape)?;
        if from.manual_axes() != to.manual_axes() {
            return Err(PlanError::Manual);
        }
        let mut planner =
            Planner { shape, from, current: axes(from), pending: Vec::new(), steps: Vec::new() };
        planner.sums(to)?;
        planner.reshard(&axes(to));
        let mut steps = planner.steps;
        if let Some(last) = steps.last_mut() {
            last.result = to.clone();
        }
        Ok(Self { steps })
    }

    /// Returns the steps, in order ([example](Step)).
    #[must_use]
    #[inline]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns `true` if nothing is moved, because there are no steps, or slices only ([example](Step)).
    #[must_use]
    #[inline]
    pub fn is_free(&self) -> bool {
        self.steps.iter().all(|step| step.step.collective().is_none())
    }

    /// Returns the largest number of elements that a device receives in all steps ([example](Step)).
    #[must_use]
    #[inline]
    pub fn elements(&self) -> usize {
        self.steps.iter().fold(0, |sum: usize, step| sum.saturating_add(step.elements))
    }
}

/// Returns the axes of each dimension, without those of extent 1, which split nothing.
#[inline]
fn axes(spec: &DynSpec) -> Axes {
    let split =
        |dimension: &Dimension| dimension.axes().iter().copied().filter(|axis| axis.extent > 1).collect();
    spec.dimensions().iter().map(split).collect()
}

#[derive(Clone)]
struct Planner<'a> {
    shape: &'a [usize],
    from: &'a DynSpec,
    current: Axes,
    pending: Vec<SubAxis>,
    steps: Vec<Step>,
}

impl Planner<'_> {
    /// Returns the number of elements of a shard, with padding.
    #[inline]
    fn shard(&self, axes: &Axes) -> usize {
        let tiles = self
            .shape
            .iter()
            .zip(axes)
            .map(|(&extent, axes)| super::geometry::tile_extent(extent, parts(axes)));
        tiles.fold(1, usize::saturating_mul)
    }

    /// Adds a step that leads to these axes.
    #[inline]
    fn add(&mut self, mut step: Move, result: &Axes) {
        let before = self.shard(&self.current);
        let others = |elements: usize, group: usize| {
            elements.saturating_sub(elements.checked_div(group).unwrap_or(elements))
        };
        let group = step.group_size();
        let elements = match &mut step {
            Move::Slice(_) => 0,
            Move::Permute => before,
            // With padding, as all shards are equal.
            Move::Gather(_) => before.saturating_mul(group.saturating_sub(1)),
            Move::AllToAll { .. } | Move::ReduceScatter(_) => others(before, group),
            // Each device receives the shards of a sum, and then those of the result.
            Move::AllReduce(_) => others(before, group).saturating_mul(2),
        };
        match &mut step {
            Move::AllReduce(axes) | Move::AllToAll { axes, .. } => merge_adjacent(axes),
            Move::ReduceScatter(lists) | Move::Slice(lists) | Move::Gather(lists) => {
                lists.iter_mut().for_each(merge_adjacent);
            }
            Move::Permute => {}
        }
        let dimensions =
            result.iter().map(|axes| Dimension { axes: axes.clone(), is_open: false, priority: None });
        let lists = [Vec::new(), self.pending.clone(), self.from.manual_axes().to_vec()];
        // The parts are those of two specs of this mesh, and disjoint.
        match DynSpec::checked(self.from.mesh(), dimensions.collect(), lists) {
            Ok(result) => self.steps.push(Step { step, result, elements }),
            Err(_) => {
                fail(&"a fault of the crate, please report it: the parts of a step are parts of the mesh")
            }
        }
        self.current.clone_from(result);
    }

    /// Completes sums that the target does not have: by shards where the target is split by their axes, otherwise entirely.
    #[inline]
    fn sums(&mut self, to: &DynSpec) -> Result<(), PlanError> {
        let mut pending = alloc::vec![self.from.unreduced_axes().to_vec()];
        let mut kept = alloc::vec![to.unreduced_axes().to_vec()];
        let mut target = axes(to);
        for _ in 0..3 {
            let others: Vec<SubAxis> = kept.iter().chain(&target).flatten().copied().collect();
            search::cut_by(&mut pending, &others);
            let others = pending.concat();
            search::cut_by(&mut kept, &others);
            search::cut_by(&mut target, &others);
        }
        let (mut pending, kept) = (pending.concat(), kept.concat());
        if kept.iter().any(|axis| !pending.contains(axis)) {
            return Err(PlanError::Unreduced);
        }
        self.pending.clone_from(&pending);
        pending.retain(|axis| !kept.contains(axis));
        let mut result = self.current.clone();
        search::cut_by(&mut result, &target.concat());
        let mut scattered: Axes = alloc::vec![Vec::new(); result.len()];
        for ((axes, target), scattered) in result.iter_mut().zip(&target).zip(&mut scattered) {
            let next = target.strip_prefix(&**axes).unwrap_or_default();
            scattered.extend(next.iter().take_while(|axis| pending.contains(axis)));
            axes.extend_from_slice(scattered);
            pending.retain(|axis| !scattered.contains(axis));
        }
        let is_even =
            self.shape.iter().zip(&result).all(|(&extent, axes)| extent.checked_rem(parts(axes)) == Some(0));
        if !is_even {
            pending.extend(scattered.iter_mut().flat_map(core::mem::take));
            pending.sort_unstable();
        } else if scattered.iter().any(|axes| !axes.is_empty()) {
            let done = scattered.concat();
            let mut lists = alloc::vec![self.pending.clone()];
            search::cut_by(&mut lists, &done);
            self.pending = lists.concat();
            self.pending.retain(|axis| !done.contains(axis));
            self.add(Move::ReduceScatter(scattered), &result);
        }
        if !pending.is_empty() {
            self.pending.retain(|axis| !pending.iter().any(|done| done.overlaps(*axis)));
            let result = self.current.clone();
            self.add(Move::AllReduce(pending), &result);
        }
        self.pending.clone_from(&kept);
        Ok(())
    }

    /// Adds the steps to the axes of the target.
    #[inline]
    fn reshard(&mut self, target: &Axes) {
        let is_even = |axes: &Axes| {
            self.shape.iter().zip(axes).all(|(&extent, axes)| extent.checked_rem(parts(axes)) == Some(0))
        };
        if self.current == *target {
            return;
        }
        let is_cut = State::new(self.shape, self.current.clone(), target.clone()).is_cut();
        if !is_cut {
            // What stays would not be along the other axes of those that are gathered.
            let nothing = alloc::vec![Vec::new(); target.len()];
            self.gather_and_slice(&nothing);
            self.gather_and_slice(target);
            return;
        }
        if !is_even(&self.current) || !is_even(target) {
            self.gather_and_slice(target);
            return;
        }
        // Shardy's order comes first. Another one replaces it only if it has no more steps and moves no more.
        let mut best: Option<Self> = None;
        for first in [Phase::ALL].into_iter().chain(Phase::OTHERS) {
            let Some(moves) = State::new(self.shape, self.current.clone(), target.clone()).run(first) else {
                continue;
            };
            if moves.iter().all(|(_, axes)| is_even(axes)) {
                let mut other = self.clone();
                moves.into_iter().for_each(|(step, result)| other.add(step, &result));
                if best.as_ref().is_none_or(|best| other.is_better_than(best)) {
                    best = Some(other);
                }
            }
        }
        match best {
            Some(best) => *self = best,
            None => self.gather_and_slice(target),
        }
    }

    /// Returns `true` if there are fewer steps or they move less, and neither is more.
    #[inline]
    fn is_better_than(&self, other: &Self) -> bool {
        let cost = |planner: &Self| {
            let elements = planner.steps.iter().fold(0, |sum: usize, step| sum.saturating_add(step.elements));
            (planner.steps.len(), elements)
        };
        let (mine, others) = (cost(self), cost(other));
        mine.0 <= others.0 && mine.1 <= others.1 && mine != others
    }

    /// Gathers everything that is not in the target, and then slices. If an extent does not divide, its tiles have no common
    /// borders with others, so all axes of the dimension are gathered.
    #[inline]
    fn gather_and_slice(&mut self, target: &Axes) {
        let (mut gathered, mut sliced, mut between) = (Axes::new(), Axes::new(), Axes::new());
        for ((current, target), &extent) in self.current.iter().zip(target).zip(self.shape) {
            let divides = |axes: &[SubAxis]| extent.checked_rem(parts(axes)) == Some(0);
            let equal = current.iter().zip(target).take_while(|(a, b)| a == b).count();
            let common = if current == target || (divides(current) && divides(target)) { equal } else { 0 };
            gathered.push(current.get(common..).unwrap_or_default().to_vec());
            sliced.push(target.get(common..).unwrap_or_default().to_vec());
            between.push(current.get(..common).unwrap_or_default().to_vec());
        }
        if gathered.iter().any(|axes| !axes.is_empty()) {
            self.add(Move::Gather(gathered), &between);
        }
        if sliced.iter().any(|axes| !axes.is_empty()) {
            self.add(Move::Slice(sliced), target);
        }
    }
}
