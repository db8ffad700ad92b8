//! The rule: what an operation needs, and whether it is there.

use alloc::vec::Vec;
use core::fmt;

use super::{
    CommunicationError, Operation,
    operation::{Source, sources},
    reshape,
};
use crate::{
    DynSpec, Move, Plan, PlanError, ShardError, SubAxis,
    geometry::even_tile_extent,
    spec::{Dimension, parts},
};

/// Returns `true` if the first list is the beginning of the second one. If a dimension of an operand is split by `axes`, and that of the
/// result by `further`, then each device holds what it needs.
///
/// In: numbers of mesh axes, major to minor. With one placement for each mesh axis, these are the axes that split the dimension, in mesh
/// order.
///
/// ```
/// use shapewise_sharding::communication::is_prefix;
///
/// const FREE: bool = is_prefix(&[0], &[0, 1]) && !is_prefix(&[1], &[0, 1]);
/// assert!(FREE);
/// ```
#[must_use]
#[inline]
pub const fn is_prefix(axes: &[usize], further: &[usize]) -> bool {
    let (mut axes, mut further) = (axes, further);
    while let [first, rest @ ..] = axes {
        match further {
            [other, others @ ..] if *other == *first => (axes, further) = (rest, others),
            _ => return false,
        }
    }
    true
}

/// Returns `true` if each tile of a slice is from the same tile of the operand, if both are cut into `parts` tiles. Index `i` of the
/// result, of extent `length`, is index `start + step * i` of the operand. Both extents must divide.
///
/// In: extents, and numbers of elements. A padded dimension is the same with operand and result exchanged.
///
/// ```
/// use shapewise_sharding::communication::strided_tiles_are_local;
///
/// assert!(strided_tiles_are_local(8, 4, 4, 0, 2)); // [0:8:2] of 8 elements in 4 tiles
/// assert!(!strided_tiles_are_local(8, 4, 4, 0, 1)); // [0:4]: the second tile has none of it
/// ```
#[must_use]
#[inline]
pub const fn strided_tiles_are_local(
    extent: usize,
    length: usize,
    parts: usize,
    start: usize,
    step: usize,
) -> bool {
    let (Some(0), Some(0)) = (extent.checked_rem(parts), length.checked_rem(parts)) else { return false };
    let (Some(tile), Some(part)) = (extent.checked_div(parts), length.checked_div(parts)) else {
        return false;
    };
    if part == 0 {
        return true;
    }
    // Tile `i` of the result begins at `start + step * part * i`, and the tile of the operand at `tile * i`. The difference grows or
    // shrinks evenly, so the first and the last tile decide.
    let (Some(last), Some(move_by), Some(end)) =
        (parts.checked_sub(1), step.checked_mul(part), part.saturating_sub(1).checked_mul(step))
    else {
        return false;
    };
    let (Some(first), Some(border)) = (move_by.checked_mul(last), tile.checked_mul(last)) else {
        return false;
    };
    let (Some(from), Some(to)) = (start.checked_add(first), start.checked_add(end)) else { return false };
    let Some(until) = to.checked_add(first) else { return false };
    let Some(limit) = border.checked_add(tile) else { return false };
    to < tile && border <= from && until < limit
}

/// Kinds of collectives: the result of [`Communication::collectives`].
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Collectives {
    /// All-reduce.
    pub all_reduce: bool,
    /// All-gather.
    pub all_gather: bool,
    /// All-to-all.
    pub all_to_all: bool,
    /// Collective-permute.
    pub collective_permute: bool,
    /// Reduce-scatter.
    pub reduce_scatter: bool,
}

/// The names, with commas between them; `nothing` if there are none.
impl fmt::Display for Collectives {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = [
            (self.all_gather, "all-gather"),
            (self.all_reduce, "all-reduce"),
            (self.all_to_all, "all-to-all"),
            (self.collective_permute, "collective-permute"),
            (self.reduce_scatter, "reduce-scatter"),
        ];
        let mut separator = "";
        for (_, name) in rows.iter().filter(|(is_there, _)| *is_there) {
            write!(f, "{separator}{name}")?;
            separator = ", ";
        }
        f.write_str(if separator.is_empty() { "nothing" } else { "" })
    }
}

/// The elements that an operation on sharded operands must move between devices.
///
/// It is computed from an operation, operands and a result, each with a shape and a spec. It is free, or has the plans for the
/// operands, the axes over which sums are completed, and the plan for the result.
///
/// See the [module](super) for the rule and an example.
///
/// ```
/// use shapewise_sharding::{
///     DynMesh, DynSpec,
///     communication::{Communication, Operation},
/// };
///
/// let mesh = DynMesh::new([("x", 4)])?;
/// let by_rows = DynSpec::from_names(&mesh, &[&["x"], &[]])?;
/// let copies = DynSpec::replicated(&mesh, 2)?;
/// let sums = Operation::Reduce { dimensions: &[1] };
/// let result = DynSpec::from_names(&mesh, &[&["x"]])?;
/// // each device sums its rows
/// assert!(Communication::of(&sums, &[(&[8, 6], &by_rows)], (&[8], &result))?.is_free());
///
/// let gather =
///     Communication::of(&Operation::Elementwise, &[(&[8, 6], &by_rows)], (&[8, 6], &copies))?;
/// assert_eq!(gather.collectives().to_string(), "all-gather");
/// assert!(gather.collectives().all_gather && !gather.is_free());
/// assert_eq!((gather.operand_plans().len(), gather.result_plan().is_none()), (1, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Communication {
    operands: Vec<Plan>,
    result: Option<Plan>,
    // The borders of the shards of operand and result are not the same, although each device holds what it needs.
    borders: bool,
}

impl Communication {
    /// Computes what an operation on these operands with this result must move ([example](Self)).
    ///
    /// # Errors
    ///
    /// [`CommunicationError::Operands`] and [`CommunicationError::Shapes`] if the operation does not compute such a result;
    /// [`CommunicationError::Shard`] if a spec is not one for its shape, or the meshes differ; [`CommunicationError::Plan`] if a pending
    /// sum is in the result, and the operation does not make it.
    #[inline]
    pub fn of(
        operation: &Operation<'_>,
        operands: &[(&[usize], &DynSpec)],
        result: (&[usize], &DynSpec),
    ) -> Result<Self, CommunicationError> {
        for (shape, spec) in operands.iter().chain([&result]) {
            spec.padded_shard_shape(shape)?;
            if spec.mesh() != result.1.mesh() {
                return Err(ShardError::Mesh.into());
            }
        }
        let divides = |(shape, spec): &(&[usize], &DynSpec)| {
            shape.iter().zip(spec.parts()).all(|(&extent, parts)| extent.checked_rem(parts) == Some(0))
        };
        let is_even = operands.iter().chain([&result]).all(divides);
        let shapes: Vec<&[usize]> = operands.iter().map(|(shape, _)| *shape).collect();
        let communication = match sources(operation, &shapes, result.0)? {
            None => Self::of_reshape(operands, result),
            Some(sources) => Self::of_sources(operation, &sources, operands, result),
        }?;
        Ok(Self { borders: communication.borders || !is_even, ..communication })
    }

    /// Returns `true` if no device needs anything from another one, and XLA's program has no collective ([example](Self)).
    #[must_use]
    #[inline]
    pub fn is_free(&self) -> bool {
        !self.borders && self.plans().all(Plan::is_free)
    }

    /// Returns the kinds of collectives that are needed ([example](Self)).
    #[must_use]
    #[inline]
    pub fn collectives(&self) -> Collectives {
        let mut kinds = Collectives { collective_permute: self.borders, ..Collectives::default() };
        for step in self.plans().flat_map(Plan::steps) {
            match step.action() {
                Move::AllReduce(_) => kinds.all_reduce = true,
                Move::ReduceScatter(_) => kinds.reduce_scatter = true,
                Move::Permute => kinds.collective_permute = true,
                Move::AllToAll { .. } => kinds.all_to_all = true,
                Move::Gather(_) => kinds.all_gather = true,
                Move::Slice(_) => {}
            }
        }
        kinds
    }

    /// Returns the plan for each operand, before the operation ([example](Self)).
    #[must_use]
    #[inline]
    pub fn operand_plans(&self) -> &[Plan] {
        &self.operands
    }

    /// Returns the plan for the result, after the operation, if there is one ([example](Self)).
    #[must_use]
    #[inline]
    pub const fn result_plan(&self) -> Option<&Plan> {
        self.result.as_ref()
    }

    #[inline]
    fn plans(&self) -> impl Iterator<Item = &Plan> {
        self.operands.iter().chain(&self.result)
    }

    /// Computes the communication of a reshape, which is free or gathers its operand.
    #[inline]
    fn of_reshape(
        operands: &[(&[usize], &DynSpec)],
        result: (&[usize], &DynSpec),
    ) -> Result<Self, CommunicationError> {
        let Some(&operand) = operands.first() else {
            return Err(CommunicationError::Operands { operands: 0, expected: 1 });
        };
        same_lists(operand.1, result.1)?;
        let (from, to) = (axes(operand.1), axes(result.1));
        if reshape::reshape_is_local((operand.0, &from), (result.0, &to)).is_ok() {
            return Ok(Self { operands: Vec::new(), result: None, borders: false });
        }
        let whole = with_axes(result.1, (0..operand.0.len()).map(|_| Vec::new()).collect())?;
        let plan = Plan::new(operand.0, operand.1, &whole)?;
        Ok(Self { borders: plan.is_free(), operands: alloc::vec![plan], result: None })
    }

    #[inline]
    fn of_sources(
        operation: &Operation<'_>,
        sources: &[Vec<Source>],
        operands: &[(&[usize], &DynSpec)],
        result: (&[usize], &DynSpec),
    ) -> Result<Self, CommunicationError> {
        let sums = summed_axes(sources, operands, result.1);
        let summed = sums.concat();
        let made = pending(operation, operands, result.1, &summed)?;
        // The result before its sums are completed: axes over which operands are summed do not split it.
        let completed: Vec<SubAxis> = summed.iter().copied().filter(|axis| !made.contains(axis)).collect();
        let is_completed = |axis: &SubAxis| completed.iter().any(|other| other.overlaps(*axis));
        let computed: Vec<Vec<SubAxis>> = result
            .1
            .dimensions()
            .iter()
            .map(|dimension| {
                dimension.axes().iter().copied().take_while(|axis| !is_completed(axis)).collect()
            })
            .collect();
        let (mut borders, mut plans) = (false, Vec::new());
        for (listed, &(shape, spec)) in sources.iter().zip(operands) {
            let mut needed = Vec::new();
            for (source, &extent) in listed.iter().zip(shape) {
                let of_result = |at: usize| computed.get(at).map(Vec::as_slice).unwrap_or_default();
                let length = |at: usize| result.0.get(at).copied().unwrap_or(1);
                let strided = |at: usize, is_local: bool, borders: &mut bool| {
                    let axes = of_result(at);
                    *borders |= !axes.is_empty() && parts(axes) > 1 && !is_local;
                    if is_local { axes.to_vec() } else { Vec::new() }
                };
                needed.push(match *source {
                    Source::Same(at) => of_result(at).to_vec(),
                    Source::All | Source::Reversed | Source::Repeated => Vec::new(),
                    Source::Added(sum) => sums.get(sum).cloned().unwrap_or_default(),
                    Source::Joined(at) => {
                        borders |= parts(of_result(at)) > 1;
                        Vec::new()
                    }
                    Source::Strided { result: at, start, step } => {
                        let is_local =
                            strided_tiles_are_local(extent, length(at), parts(of_result(at)), start, step);
                        strided(at, is_local, &mut borders)
                    }
                    Source::Padded { result: at, low, step } => {
                        let of = parts(of_result(at));
                        let start = usize::try_from(low).ok();
                        let is_local = start.is_some_and(|start| {
                            strided_tiles_are_local(length(at), extent, of, start, step)
                        });
                        strided(at, is_local, &mut borders)
                    }
                });
            }
            // A pending sum of an operand stays pending if the result has it.
            let kept = spec.unreduced_axes().iter().copied().filter(|axis| made.contains(axis));
            let needed = with_axes(result.1, needed)?.with_unreduced(&kept.collect::<Vec<_>>());
            let needed = needed.map_err(|_| PlanError::Unreduced)?;
            plans.push(Plan::new(shape, spec, &needed)?);
        }
        let result_plan = if completed.is_empty() {
            None
        } else {
            let computed =
                with_axes(result.1, computed)?.with_unreduced(&summed).map_err(|_| PlanError::Unreduced)?;
            Some(Plan::new(result.0, &computed, result.1)?)
        };
        Ok(Self { operands: plans, result: result_plan, borders })
    }
}

/// Returns the axes of each dimension.
#[inline]
fn axes(spec: &DynSpec) -> Vec<&[SubAxis]> {
    spec.dimensions().iter().map(Dimension::axes).collect()
}

/// Creates a spec with these axes for each dimension, and the manual axes of another one.
#[inline]
fn with_axes(like: &DynSpec, axes: Vec<Vec<SubAxis>>) -> Result<DynSpec, CommunicationError> {
    let dimensions =
        axes.into_iter().map(|axes| Dimension { axes, is_open: false, priority: None }).collect();
    let lists = [Vec::new(), Vec::new(), like.manual_axes().to_vec()];
    DynSpec::checked(like.mesh(), dimensions, lists).map_err(|_| CommunicationError::Plan(PlanError::Manual))
}

/// Checks that the pending sums and the manual axes are the same.
#[inline]
fn same_lists(operand: &DynSpec, result: &DynSpec) -> Result<(), CommunicationError> {
    if operand.manual_axes() != result.manual_axes() {
        return Err(PlanError::Manual.into());
    }
    match operand.unreduced_axes() == result.unreduced_axes() {
        true => Ok(()),
        false => Err(PlanError::Unreduced.into()),
    }
}

/// Returns for each summed dimension the mesh axes that split it in all operands and not in the result: along them, devices hold
/// partial sums. If the result has a pending sum over further axes that split only some of the operands, the others are sliced.
#[inline]
fn summed_axes(
    sources: &[Vec<Source>],
    operands: &[(&[usize], &DynSpec)],
    result: &DynSpec,
) -> Vec<Vec<SubAxis>> {
    let mut sums: Vec<Option<Vec<SubAxis>>> = Vec::new();
    for (listed, (shape, spec)) in sources.iter().zip(operands) {
        for ((source, &extent), dimension) in listed.iter().zip(*shape).zip(spec.dimensions()) {
            let Source::Added(sum) = *source else { continue };
            if sums.len() <= sum {
                sums.resize(sum.saturating_add(1), None);
            }
            let divides = even_tile_extent(extent, dimension.parts()).is_some();
            let axes = if divides { dimension.axes() } else { &[] };
            if let Some(common) = sums.get_mut(sum) {
                *common = Some(match common.take() {
                    None => axes.to_vec(),
                    Some(common) => alike(common, axes, result.unreduced_axes()),
                });
            }
        }
    }
    let split = |axis: &SubAxis| {
        result.dimensions().iter().flat_map(Dimension::axes).any(|other| other.overlaps(*axis))
    };
    // An axis of the result can be that of a sum if the sum is scattered, which XLA's program does in two steps.
    let keep = |axes: Option<Vec<SubAxis>>| {
        axes.unwrap_or_default().into_iter().filter(|axis| axis.extent > 1 && !split(axis)).collect()
    };
    sums.into_iter().map(keep).collect()
}

/// Returns the axes of a sum of two operands: the same ones, or if one list is the beginning of the other, and the result has pending
/// sums over the further axes, the longer one.
#[inline]
fn alike(left: Vec<SubAxis>, right: &[SubAxis], pending: &[SubAxis]) -> Vec<SubAxis> {
    let (short, long) =
        if left.len() < right.len() { (left.as_slice(), right) } else { (right, left.as_slice()) };
    match long.strip_prefix(short) {
        Some(further) if further.iter().all(|axis| pending.contains(axis)) => long.to_vec(),
        _ => Vec::new(),
    }
}

/// Returns the axes over which the result has a pending sum that the operation makes, or passes on.
#[inline]
fn pending(
    operation: &Operation<'_>,
    operands: &[(&[usize], &DynSpec)],
    result: &DynSpec,
    summed: &[SubAxis],
) -> Result<Vec<SubAxis>, CommunicationError> {
    let wanted = result.unreduced_axes();
    let passes = |axis: &SubAxis| match operation {
        Operation::DotGeneral { .. } | Operation::Take { .. } => {
            operands.first().is_some_and(|(_, spec)| spec.unreduced_axes().contains(axis))
                != operands.get(1).is_some_and(|(_, spec)| spec.unreduced_axes().contains(axis))
        }
        // A sum of several operands is one of summands if all are.
        _ => operands.iter().all(|(_, spec)| spec.unreduced_axes().contains(axis)),
    };
    match wanted.iter().all(|axis| summed.contains(axis) || passes(axis)) {
        true => Ok(wanted.to_vec()),
        false => Err(PlanError::Unreduced.into()),
    }
}

/// The kinds of collectives, or `nothing`.
impl fmt::Display for Communication {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.collectives().fmt(f)
    }
}
