//! A program as a list of operations on values whose shapes and placements are known at run time.
//!
//! Each operation checks extents and placements here, on every rung. What types know in addition is a matter of the methods of
//! [`Value`](super::Value), whose bounds are the same rules.

use alloc::{collections::BTreeSet, string::String, vec, vec::Vec};

use super::ProgramError;
use crate::{
    axis::AxisError,
    broadcast::{self, BroadcastError},
    contraction::{self, DotNumbers},
    extent::DynExtent,
    index::SizeError,
    placement::{Linear, Place, PlacementError, cut_into, is_inner, join},
    shape::ExtentUnknown,
    xla::ElementType,
};

/// The number of a value in its program.
pub(super) type Id = usize;

/// The names and extents of the axes of a mesh.
pub(super) type Mesh = &'static [(&'static str, usize)];

/// A reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reduction {
    /// The sum; it begins with 0.
    Sum,
    /// The product; it begins with 1.
    Product,
    /// The maximum; it begins with the least number.
    Max,
    /// The minimum; it begins with the greatest number.
    Min,
}

/// Communication between devices, as a program states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Collective {
    /// Partial results become one result, on all devices of the group.
    AllReduce(Reduction),
    /// Blocks become the entire value, on all devices of the group.
    AllGather {
        /// The axis that was split.
        axis: usize,
    },
    /// Partial sums become blocks of the sum.
    ReduceScatter {
        /// The axis that is split.
        axis: usize,
    },
    /// Blocks of one axis become blocks of another one.
    AllToAll {
        /// The axis that was split.
        from: usize,
        /// The axis that is split.
        to: usize,
    },
}

impl Collective {
    /// The name of the operation in XLA's programs.
    ///
    /// ```
    /// use shapewise::stablehlo::Collective;
    ///
    /// assert_eq!(Collective::AllGather { axis: 0 }.name(), "all-gather");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AllReduce(_) => "all-reduce",
            Self::AllGather { .. } => "all-gather",
            Self::ReduceScatter { .. } => "reduce-scatter",
            Self::AllToAll { .. } => "all-to-all",
        }
    }

    /// The placement after it of a value that was at `from`; `None` if it does not apply to that.
    pub(super) const fn apply(self, from: Place) -> Option<Place> {
        match (self, from) {
            (Self::AllReduce(Reduction::Sum), Place::Sums)
            | (Self::AllReduce(Reduction::Max), Place::Maxima)
            | (Self::AllReduce(Reduction::Min), Place::Minima) => Some(Place::Copies),
            (Self::AllGather { axis }, Place::Blocks(split)) if axis == split => Some(Place::Copies),
            (Self::ReduceScatter { axis }, Place::Sums) => Some(Place::Blocks(axis)),
            (Self::AllToAll { from, to }, Place::Blocks(split)) if from == split => Some(Place::Blocks(to)),
            _ => None,
        }
    }
}

/// The axes of a product: pairs of batch axes, and pairs of axes that are summed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Product {
    pub(super) batch: Vec<(usize, usize)>,
    pub(super) summed: Vec<(usize, usize)>,
}

/// An operation.
#[derive(Clone, Debug)]
pub(super) enum Op {
    Parameter(String),
    /// All elements, row-major, as StableHLO writes them.
    Constant(Vec<String>),
    /// One element, everywhere.
    Fill(String),
    Iota(usize),
    Unary(&'static str),
    Binary(&'static str),
    Compare(&'static str),
    Select,
    Convert,
    /// The axes that the operand's become, and for each unknown extent of the result a value that has it, with its axis.
    Broadcast(Vec<usize>, Vec<Option<(Id, usize)>>),
    Transpose(Vec<usize>),
    Reshape,
    /// Start, end and step of each axis.
    Slice(Vec<(usize, usize, usize)>),
    Reverse(Vec<usize>),
    /// Low, high and interior padding of each axis.
    Pad(Vec<(isize, isize, usize)>),
    Concatenate(usize),
    /// Elements along an axis, by a vector of indices.
    Take(usize),
    Product(Product),
    Reduce(Reduction, Vec<usize>),
    /// Each device keeps its block: a mesh axis splits an axis of a value that is replicated there.
    Block(usize, usize),
    /// Communication along a mesh axis.
    Collective(Collective, usize),
    Loop(Loop),
    /// A value that a loop carries: the counter, then those of its operands; or one of its results.
    Carried,
}

/// `count` times: the values that the body reads, what it computes, and its results.
#[derive(Clone, Debug)]
pub(super) struct Loop {
    pub(super) count: u32,
    pub(super) arguments: Vec<Id>,
    pub(super) body: Vec<Id>,
    pub(super) yields: Vec<Id>,
    pub(super) results: Vec<Id>,
}

/// A value: an operation with its operands, and the shape and the placements of the result.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) op: Op,
    pub(super) operands: Vec<Id>,
    pub(super) element: ElementType,
    pub(super) extents: Vec<DynExtent>,
    pub(super) places: Vec<Place>,
}

/// A program.
#[derive(Debug, Default)]
pub(super) struct Graph {
    pub(super) mesh: Mesh,
    pub(super) nodes: Vec<Node>,
    /// The values of each open block, in order: the function, and the bodies of loops.
    pub(super) blocks: Vec<Vec<Id>>,
    /// The values of blocks that are closed, which only those blocks may use.
    pub(super) closed: BTreeSet<Id>,
    /// The parameters, in order.
    pub(super) parameters: Vec<Id>,
}

/// The placements of an operation, or the mesh axis that has none.
type Places = Result<Vec<Place>, PlacementError>;

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and axes are checked to be below the rank"
)]
impl Graph {
    pub(super) fn new(mesh: Mesh) -> Self {
        Self {
            mesh,
            nodes: Vec::new(),
            blocks: vec![Vec::new()],
            closed: BTreeSet::new(),
            parameters: Vec::new(),
        }
    }

    pub(super) fn node(&self, id: Id) -> &Node {
        &self.nodes[id]
    }

    /// Adds a value.
    ///
    /// # Panics
    ///
    /// If an operand is a value of a loop that is closed.
    #[track_caller]
    pub(super) fn push(&mut self, node: Node) -> Id {
        let is_open = node.operands.iter().all(|id| !self.closed.contains(id));
        assert!(
            is_open,
            "a value of the body of a loop is used after the loop: only its results are values there"
        );
        let id = self.nodes.len();
        self.nodes.push(node);
        if let Some(block) = self.blocks.last_mut() {
            block.push(id);
        }
        id
    }

    /// Adds a value with one operand and its element type and placements.
    fn derive(&mut self, op: Op, from: Id, extents: Vec<DynExtent>) -> Id {
        let Node { element, places, .. } = &self.nodes[from];
        let (element, places) = (*element, places.clone());
        self.push(Node { op, operands: vec![from], element, extents, places })
    }

    /// The placements after a function of placements; `None` is an operation that would communicate.
    fn moved(&self, from: Id, map: impl Fn(Place) -> Option<Place>) -> Places {
        let places = self.nodes[from].places.iter().zip(self.mesh);
        places
            .map(|(place, (mesh_axis, _))| {
                map(*place).ok_or(PlacementError::Cut { mesh_axis, place: *place })
            })
            .collect()
    }

    /// The same for split axes, of which a function states where they are in the result.
    fn moved_axes(&self, from: Id, map: impl Fn(usize) -> Option<usize>) -> Places {
        self.moved(from, |place| match place {
            Place::Blocks(axis) => map(axis).map(Place::Blocks),
            place => Some(place),
        })
    }

    /// Refuses partial results.
    pub(super) fn finished(&self, id: Id) -> Result<(), PlacementError> {
        match self.nodes[id].places.iter().zip(self.mesh).find(|(place, _)| place.is_partial()) {
            Some((place, (mesh_axis, _))) => Err(PlacementError::Partial { mesh_axis, place: *place }),
            None => Ok(()),
        }
    }

    /// Checks placements of a shape: one for each mesh axis, and equal blocks.
    pub(super) fn check_places(&self, places: &[Place], extents: &[DynExtent]) -> Result<(), PlacementError> {
        if places.len() != self.mesh.len() {
            return Err(PlacementError::Count { expected: self.mesh.len(), found: places.len() });
        }
        for (place, (mesh_axis, _)) in places.iter().zip(self.mesh) {
            let Place::Blocks(axis) = *place else { continue };
            let Some(extent) = extents.get(axis) else {
                return Err(PlacementError::Rank { mesh_axis, axis, rank: extents.len() });
            };
            let parts = cut_into(places, self.mesh, axis);
            if let Some(extent) = extent.get()
                && extent.checked_rem(parts) != Some(0)
            {
                return Err(PlacementError::Divide { mesh_axis, axis, extent, parts });
            }
        }
        Ok(())
    }

    /// Splits a value that is replicated on a mesh axis; no communication.
    pub(super) fn block(&mut self, id: Id, position: usize, axis: usize) -> Result<Id, PlacementError> {
        let Node { places, extents, .. } = &self.nodes[id];
        let (mesh_axis, _) = self.mesh[position];
        if places[position] != Place::Copies {
            return Err(PlacementError::From { mesh_axis, place: places[position], collective: "split" });
        }
        self.inner(places, position, axis)?;
        let (mut places, extents) = (places.clone(), extents.clone());
        places[position] = Place::Blocks(axis);
        self.check_places(&places, &extents)?;
        let Node { op, element, .. } = &self.nodes[id];
        // A block of a constant that is the same everywhere is a smaller one.
        let (op, operands) = match op {
            Op::Fill(number) => (Op::Fill(number.clone()), vec![]),
            _ => (Op::Block(position, axis), vec![id]),
        };
        let element = *element;
        Ok(self.push(Node { op, operands, element, extents, places }))
    }

    fn inner(&self, places: &[Place], position: usize, axis: usize) -> Result<(), PlacementError> {
        is_inner(places, position, axis).map_err(|inner| PlacementError::Order {
            mesh_axis: self.mesh[position].0,
            inner: self.mesh[inner].0,
            axis,
        })
    }

    /// Splits a value wherever it is replicated and `map` states an axis.
    fn aligned(&mut self, mut id: Id, axes: &[Option<usize>]) -> Result<Id, PlacementError> {
        for (position, axis) in axes.iter().enumerate() {
            if let Some(axis) = *axis
                && self.nodes[id].places[position] == Place::Copies
            {
                id = self.block(id, position, axis)?;
            }
        }
        Ok(id)
    }

    /// A value with the shape and the placements of the result of an operation on several values: split and stretched.
    fn fitted(
        &mut self,
        id: Id,
        extents: &[DynExtent],
        places: &[Place],
        with: &[Id],
    ) -> Result<Id, PlacementError> {
        let from = self.nodes[id].extents.clone();
        let split = |place: &Place| match *place {
            // A stretched axis has nothing to split.
            Place::Blocks(axis) if from[axis] == extents[axis] => Some(axis),
            _ => None,
        };
        let axes: Vec<Option<usize>> = places.iter().map(split).collect();
        let id = self.aligned(id, &axes)?;
        if from == extents {
            return Ok(id);
        }
        let sizes = extents.iter().enumerate().map(|(axis, extent)| {
            let has = |other: &&Id| self.nodes[**other].extents[axis] == *extent;
            (!extent.is_known()).then(|| with.iter().find(has).map_or((id, axis), |other| (*other, axis)))
        });
        let (op, element) =
            (Op::Broadcast((0..extents.len()).collect(), sizes.collect()), self.nodes[id].element);
        let (extents, places) = (extents.to_vec(), places.to_vec());
        Ok(self.push(Node { op, operands: vec![id], element, extents, places }))
    }

    /// Adds an operation on several values of the same rank, which are broadcast to each other. `stretches` states of each operand
    /// which axes stretch.
    pub(super) fn elementwise(
        &mut self,
        op: Op,
        element: ElementType,
        linear: Linear,
        operands: &[Id],
        stretches: &[&[bool]],
    ) -> Result<Id, ProgramError> {
        let [first, rest @ ..] = operands else { return Ok(0) };
        if linear == Linear::No {
            operands.iter().try_for_each(|id| self.finished(*id))?;
        }
        let (mut extents, mut places) =
            (self.nodes[*first].extents.clone(), self.nodes[*first].places.clone());
        let mut stretching = stretches[0].to_vec();
        for (id, stretches) in rest.iter().zip(&stretches[1..]) {
            let node = &self.nodes[*id];
            for (axis, (extent, other)) in extents.iter_mut().zip(&node.extents).enumerate() {
                let flags = (stretching[axis], stretches[axis]);
                *extent = broadcast_extent(axis, *extent, *other, flags)?;
                stretching[axis] &= stretches[axis];
            }
            for ((place, other), (mesh_axis, _)) in places.iter_mut().zip(&node.places).zip(self.mesh) {
                let (left, right) = (*place, *other);
                *place = join(linear, left, right).ok_or(PlacementError::Match { mesh_axis, left, right })?;
            }
        }
        self.check_places(&places, &extents)?;
        let mut fitted = Vec::with_capacity(operands.len());
        for id in operands {
            fitted.push(self.fitted(*id, &extents, &places, operands)?);
        }
        Ok(self.push(Node { op, operands: fitted, element, extents, places }))
    }

    /// Adds an operation on each element.
    pub(super) fn unary(
        &mut self,
        op: Op,
        element: ElementType,
        linear: bool,
        id: Id,
    ) -> Result<Id, ProgramError> {
        if !linear {
            self.finished(id)?;
        }
        let extents = self.nodes[id].extents.clone();
        let id = self.derive(op, id, extents);
        self.nodes[id].element = element;
        Ok(id)
    }

    /// Checks that a loop returns a value of the same shape and placements as it received.
    pub(super) fn same_type(&self, before: Id, after: Id) -> Result<(), ProgramError> {
        let (before, after) = (&self.nodes[before], &self.nodes[after]);
        for (axis, (left, right)) in before.extents.iter().zip(&after.extents).enumerate() {
            if left != right {
                return Err(ProgramError::Differ { axis, left: *left, right: *right });
            }
        }
        for ((&left, &right), (mesh_axis, _)) in before.places.iter().zip(&after.places).zip(self.mesh) {
            if left != right {
                return Err(PlacementError::Match { mesh_axis, left, right }.into());
            }
        }
        Ok(())
    }

    /// Negates each element, or each summand.
    pub(super) fn negate(&mut self, id: Id) -> Result<Id, ProgramError> {
        let is_extreme = |(place, _): &(&Place, _)| matches!(place, Place::Maxima | Place::Minima);
        if let Some((place, (mesh_axis, _))) = self.nodes[id].places.iter().zip(self.mesh).find(is_extreme) {
            return Err(PlacementError::Partial { mesh_axis, place: *place }.into());
        }
        let extents = self.nodes[id].extents.clone();
        Ok(self.derive(Op::Unary("negate"), id, extents))
    }

    /// Axis `k` of the result is axis `order[k]`.
    pub(super) fn transpose(&mut self, id: Id, order: &[usize]) -> Result<Id, ProgramError> {
        let places = self.moved_axes(id, |axis| order.iter().position(|at| *at == axis))?;
        let extents = order.iter().map(|axis| self.nodes[id].extents[*axis]).collect();
        let id = self.derive(Op::Transpose(order.to_vec()), id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// Axis `k` becomes axis `dimensions[k]`; the others are new. Axes of extent 1 stretch if `stretches`.
    pub(super) fn broadcast(
        &mut self,
        id: Id,
        extents: Vec<DynExtent>,
        dimensions: &[usize],
        stretches: &[bool],
    ) -> Result<Id, ProgramError> {
        for (axis, into) in dimensions.iter().enumerate() {
            let (from, to) = (self.nodes[id].extents[axis], extents[*into]);
            let reaches = match (from.get(), to.get()) {
                (Some(from), Some(to)) => broadcast::reaches(from, to, stretches[axis]),
                _ => from == to || (from == DynExtent::ONE && stretches[axis]),
            };
            if !reaches {
                let (extent, target) = (from.get().unwrap_or(0), to.get().unwrap_or(0));
                return Err(BroadcastError::Into { axis, extent, into: *into, target }.into());
            }
        }
        let places = self.moved_axes(id, |axis| dimensions.get(axis).copied())?;
        let sizes = extents.iter().enumerate().map(|(axis, extent)| {
            let from = dimensions.iter().position(|into| *into == axis).map(|from| (id, from));
            if extent.is_known() { None } else { from }
        });
        let op = Op::Broadcast(dimensions.to_vec(), sizes.collect());
        let id = self.derive(op, id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// Other extents, the same elements in the same order. Leading split axes stay split if their blocks stay rows of the result.
    pub(super) fn reshape(&mut self, id: Id, extents: Vec<DynExtent>) -> Result<Id, ProgramError> {
        let from = &self.nodes[id].extents;
        let (before, to) = (count(from)?, count(&extents)?);
        if before != to {
            let known = |count| DynExtent::known(count).unwrap_or(DynExtent::UNKNOWN);
            return Err(ProgramError::Count { from: known(before), to: known(to) });
        }
        let map = regrouping(from, &extents);
        let places = self.moved_axes(id, |axis| map.get(axis).copied().flatten())?;
        // A split axis that was merged or cut is still split into equal blocks of rows, or the reshape would communicate.
        for (place, (mesh_axis, _)) in self.nodes[id].places.iter().zip(self.mesh) {
            if let Place::Blocks(axis) = *place {
                let into = map.get(axis).copied().flatten();
                let parts = cut_into(&places, self.mesh, into.unwrap_or(0));
                let extent = into.and_then(|into| extents[into].get()).unwrap_or(0);
                let same = cut_into(&self.nodes[id].places, self.mesh, axis) == parts;
                if extent.checked_rem(parts) != Some(0) || !same {
                    return Err(PlacementError::Cut { mesh_axis, place: *place }.into());
                }
            }
        }
        let id = self.derive(Op::Reshape, id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// Reverses axes.
    pub(super) fn reverse(&mut self, id: Id, axes: &[usize]) -> Result<Id, ProgramError> {
        self.moved_axes(id, |axis| (!axes.contains(&axis)).then_some(axis))?;
        let extents = self.nodes[id].extents.clone();
        Ok(self.derive(Op::Reverse(axes.to_vec()), id, extents))
    }

    /// Positions of each axis: start, count, step. A negative step reverses.
    pub(super) fn slice(&mut self, id: Id, ranges: &[(usize, usize, isize)]) -> Result<Id, ProgramError> {
        let from = known(&self.nodes[id].extents)?;
        let is_entire = |axis: usize| ranges.get(axis) == Some(&(0, from[axis], 1));
        let places = self.moved_axes(id, |axis| is_entire(axis).then_some(axis))?;
        let (mut reversed, mut limits) = (Vec::new(), Vec::new());
        for (axis, (start, count, step)) in ranges.iter().enumerate() {
            let span = count.saturating_sub(1).saturating_mul(step.unsigned_abs());
            let start = if *step < 0 { start.saturating_sub(span) } else { *start };
            let end = if *count == 0 { start } else { start.saturating_add(span).saturating_add(1) };
            limits.push((start, end, step.unsigned_abs().max(1)));
            if *step < 0 && *count > 1 {
                reversed.push(axis);
            }
        }
        let extents: Vec<DynExtent> =
            ranges.iter().map(|(_, count, _)| DynExtent::known(*count)).collect::<Result<_, SizeError>>()?;
        let mut id = if ranges.iter().enumerate().all(|(axis, (_, count, _))| *count == from[axis]) {
            id
        } else {
            let id = self.derive(Op::Slice(limits), id, extents);
            self.nodes[id].places = places;
            id
        };
        if !reversed.is_empty() {
            id = self.reverse(id, &reversed)?;
        }
        Ok(id)
    }

    /// Only these axes, in order, with new axes of extent 1 between them; the others have extent 1.
    pub(super) fn keep(&mut self, id: Id, made: &[Option<usize>]) -> Result<Id, ProgramError> {
        if made.iter().copied().eq((0..self.nodes[id].extents.len()).map(Some)) {
            return Ok(id);
        }
        let places = self.moved_axes(id, |split| made.iter().position(|axis| *axis == Some(split)))?;
        let of = |axis: &Option<usize>| axis.map_or(DynExtent::ONE, |axis| self.nodes[id].extents[axis]);
        let extents = made.iter().map(of).collect();
        let id = self.derive(Op::Reshape, id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// Pads each axis.
    pub(super) fn pad(
        &mut self,
        id: Id,
        value: Id,
        padding: &[(isize, isize, usize)],
    ) -> Result<Id, ProgramError> {
        self.finished(id)?;
        self.finished(value)?;
        self.moved_axes(id, |axis| (padding[axis] == (0, 0, 0)).then_some(axis))?;
        let mut extents = Vec::with_capacity(padding.len());
        for (axis, (extent, &(low, high, interior))) in self.nodes[id].extents.iter().zip(padding).enumerate()
        {
            if (low, high, interior) == (0, 0, 0) {
                extents.push(*extent);
                continue;
            }
            let extent = extent.get().ok_or(ProgramError::Unknown(unknown(axis, *extent)))?;
            let inside = extent.saturating_sub(1).saturating_mul(interior);
            let padded = extent
                .checked_add(inside)
                .and_then(|padded| padded.checked_add_signed(low))
                .and_then(|padded| padded.checked_add_signed(high))
                .ok_or(ProgramError::Pad { axis, extent, low, high })?;
            extents.push(DynExtent::known(padded)?);
        }
        count_fits(&extents)?;
        let id = self.derive(Op::Pad(padding.to_vec()), id, extents);
        self.nodes[id].operands.push(value);
        Ok(id)
    }

    /// Joins values along an axis.
    pub(super) fn concatenate(&mut self, operands: &[Id], axis: usize) -> Result<Id, ProgramError> {
        let [first, rest @ ..] = operands else {
            return Err(AxisError { axis: axis.cast_signed(), rank: 0 }.into());
        };
        let mut extents = self.nodes[*first].extents.clone();
        let mut places = self.moved_axes(*first, |split| (split != axis).then_some(split))?;
        for id in rest {
            for (at, (left, right)) in extents.clone().iter().zip(&self.nodes[*id].extents).enumerate() {
                if at == axis {
                    extents[at] = match (left.get(), right.get()) {
                        (Some(left), Some(right)) => DynExtent::known(left.saturating_add(right))?,
                        _ => DynExtent::UNKNOWN,
                    };
                } else {
                    extents[at] = left.merge(*right).ok_or(ProgramError::Differ {
                        axis: at,
                        left: *left,
                        right: *right,
                    })?;
                }
            }
            let others = self.moved_axes(*id, |split| (split != axis).then_some(split))?;
            for ((place, other), (mesh_axis, _)) in places.iter_mut().zip(others).zip(self.mesh) {
                let (left, right) = (*place, other);
                *place =
                    join(Linear::Add, left, right).ok_or(PlacementError::Match { mesh_axis, left, right })?;
            }
        }
        count_fits(&extents)?;
        let axes: Vec<Option<usize>> = places
            .iter()
            .map(|place| if let Place::Blocks(axis) = place { Some(*axis) } else { None })
            .collect();
        let mut aligned = Vec::with_capacity(operands.len());
        for id in operands {
            aligned.push(self.aligned(*id, &axes)?);
        }
        let element = self.nodes[*first].element;
        Ok(self.push(Node { op: Op::Concatenate(axis), operands: aligned, element, extents, places }))
    }

    /// Elements along an axis, by a vector of indices.
    pub(super) fn take(&mut self, id: Id, indices: Id, axis: usize) -> Result<Id, ProgramError> {
        self.finished(indices)?;
        let of_values = self.moved_axes(id, |split| (split != axis).then_some(split))?;
        let of_indices = self.moved_axes(indices, |_| Some(axis))?;
        let mut places = Vec::with_capacity(self.mesh.len());
        for ((left, right), (mesh_axis, _)) in of_values.into_iter().zip(of_indices).zip(self.mesh) {
            // The indices of a block select rows of the value, which every device of the group has.
            let place = match (left, right) {
                (left, Place::Copies) => left,
                (Place::Copies, right) => right,
                _ => return Err(PlacementError::Match { mesh_axis, left, right }.into()),
            };
            places.push(place);
        }
        let mut extents = self.nodes[id].extents.clone();
        extents[axis] = self.nodes[indices].extents[0];
        count_fits(&extents)?;
        let id = self.derive(Op::Take(axis), id, extents);
        self.nodes[id].operands.push(indices);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// A product: the batch axes, then the other axes of the left operand, then those of the right one.
    pub(super) fn product(&mut self, left: Id, right: Id, axes: Product) -> Result<Id, ProgramError> {
        let (l, r) = (&self.nodes[left], &self.nodes[right]);
        let numbers = axes.numbers();
        let numbers =
            DotNumbers { batch: [&numbers[0], &numbers[1]], contracting: [&numbers[2], &numbers[3]] };
        let rank = contraction::dot_rank(l.extents.len(), r.extents.len(), &numbers)?;
        let mut extents = vec![DynExtent::ONE; rank];
        contraction::dot_general(&l.extents, &r.extents, &numbers, &mut extents)?;
        let (from_left, from_right) = axes.targets(l.extents.len(), r.extents.len());
        count_fits(&extents)?;
        let (mut places, mut cut_left, mut cut_right) = (Vec::new(), Vec::new(), Vec::new());
        for ((&p, &q), (mesh_axis, _)) in l.places.iter().zip(&r.places).zip(self.mesh) {
            let no = PlacementError::Match { mesh_axis, left: p, right: q };
            let (place, left_axis, right_axis) = axes.place(p, q, &from_left, &from_right).ok_or(no)?;
            places.push(place);
            cut_left.push(left_axis);
            cut_right.push(right_axis);
        }
        let element = l.element;
        let (left, right) = (self.aligned(left, &cut_left)?, self.aligned(right, &cut_right)?);
        Ok(self.push(Node { op: Op::Product(axes), operands: vec![left, right], element, extents, places }))
    }

    /// Reduces axes, which the result does not have.
    pub(super) fn reduce(
        &mut self,
        id: Id,
        reduction: Reduction,
        axes: &[usize],
    ) -> Result<Id, ProgramError> {
        let partial = match reduction {
            Reduction::Sum => Some(Place::Sums),
            Reduction::Max => Some(Place::Maxima),
            Reduction::Min => Some(Place::Minima),
            Reduction::Product => None,
        };
        let before =
            |axis: usize| axis.saturating_sub(axes.iter().filter(|reduced| **reduced < axis).count());
        let places = self.moved(id, |place| match place {
            Place::Blocks(axis) if axes.contains(&axis) => partial,
            Place::Blocks(axis) => Some(Place::Blocks(before(axis))),
            // A sum of sums, a maximum of maxima.
            Place::Copies => Some(Place::Copies),
            place => (Some(place) == partial).then_some(place),
        });
        let places = match places {
            Err(PlacementError::Cut { mesh_axis, place }) if place.is_partial() => {
                return Err(PlacementError::Partial { mesh_axis, place }.into());
            }
            places => places?,
        };
        let extents = self.nodes[id].extents.iter().enumerate().filter(|(axis, _)| !axes.contains(axis));
        let extents = extents.map(|(_, extent)| *extent).collect();
        let id = self.derive(Op::Reduce(reduction, axes.to_vec()), id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// Communicates along a mesh axis.
    pub(super) fn communicate(
        &mut self,
        id: Id,
        collective: Collective,
        position: usize,
    ) -> Result<Id, PlacementError> {
        let Node { places, extents, .. } = &self.nodes[id];
        let (mesh_axis, _) = self.mesh[position];
        let place = places[position];
        let name = collective.name();
        let to =
            collective.apply(place).ok_or(PlacementError::From { mesh_axis, place, collective: name })?;
        for place in [place, to] {
            if let Place::Blocks(axis) = place {
                self.inner(places, position, axis)?;
            }
        }
        let (mut places, extents) = (places.clone(), extents.clone());
        places[position] = to;
        self.check_places(&places, &extents)?;
        let element = self.nodes[id].element;
        Ok(self.push(Node {
            op: Op::Collective(collective, position),
            operands: vec![id],
            element,
            extents,
            places,
        }))
    }
}

/// For each axis of an operand, the axis of the result that it becomes; `None` if it is summed.
type Targets = Vec<Option<usize>>;

impl Product {
    /// The targets of the axes of both operands: the batch axes, then the left operand's, then the right one's.
    fn targets(&self, left: usize, right: usize) -> (Targets, Targets) {
        let mut next = self.batch.len();
        let mut of = |rank: usize, of: fn(&(usize, usize)) -> usize| -> Targets {
            let target = |axis| {
                if let Some(batch) = self.batch.iter().position(|pair| of(pair) == axis) {
                    return Some(batch);
                }
                if self.summed.iter().any(|pair| of(pair) == axis) {
                    return None;
                }
                next = next.saturating_add(1);
                Some(next.saturating_sub(1))
            };
            (0..rank).map(target).collect()
        };
        (of(left, |pair| pair.0), of(right, |pair| pair.1))
    }

    /// The batch axes of both operands, and the axes of both that are summed over.
    fn numbers(&self) -> [Vec<usize>; 4] {
        let lists = |pairs: &[(usize, usize)]| {
            let (left, right): (Vec<usize>, Vec<usize>) = pairs.iter().copied().unzip();
            [left, right]
        };
        let ([a, b], [c, d]) = (lists(&self.batch), lists(&self.summed));
        [a, b, c, d]
    }

    /// The placement of the result of operands at `p` and `q`, and the axes along which each operand is split locally if it is replicated;
    /// `None` if the product would communicate.
    fn place(
        &self,
        p: Place,
        q: Place,
        from_left: &[Option<usize>],
        from_right: &[Option<usize>],
    ) -> Option<(Place, Option<usize>, Option<usize>)> {
        let pairs = || self.batch.iter().chain(&self.summed);
        let right_of = |axis: usize| pairs().find(|pair| pair.0 == axis).map(|pair| pair.1);
        let left_of = |axis: usize| pairs().find(|pair| pair.1 == axis).map(|pair| pair.0);
        let target = |targets: &[Option<usize>], axis: usize| targets.get(axis).copied().flatten();
        let of = |target: Option<usize>| target.map_or(Place::Sums, Place::Blocks);
        Some(match (p, q) {
            (Place::Copies, Place::Copies) => (Place::Copies, None, None),
            (Place::Sums, Place::Copies) | (Place::Copies, Place::Sums) => (Place::Sums, None, None),
            (Place::Blocks(axis), Place::Copies) => (of(target(from_left, axis)), Some(axis), right_of(axis)),
            (Place::Copies, Place::Blocks(axis)) => (of(target(from_right, axis)), left_of(axis), Some(axis)),
            (Place::Blocks(left), Place::Blocks(right)) if right_of(left) == Some(right) => {
                (of(target(from_left, left)), Some(left), Some(right))
            }
            _ => return None,
        })
    }
}

/// The extent that two extents broadcast to at an axis.
fn broadcast_extent(
    axis: usize,
    left: DynExtent,
    right: DynExtent,
    (left_stretches, right_stretches): (bool, bool),
) -> Result<DynExtent, BroadcastError> {
    match (left.get(), right.get()) {
        (Some(l), Some(r)) => {
            let [extent] = broadcast::typed_extents(&[l], &[r], &[left_stretches], &[right_stretches])
                .map_err(|_| BroadcastError::Extents { axis, lhs: l, rhs: r })?;
            Ok(if extent == l { left } else { right })
        }
        // An extent that is not known to be 1 does not stretch: StableHLO has no operation that decides it at run time.
        _ => left.broadcast_strict(right).ok_or(BroadcastError::Extents {
            axis,
            lhs: left.bound().unwrap_or(0),
            rhs: right.bound().unwrap_or(0),
        }),
    }
}

fn unknown(axis: usize, extent: DynExtent) -> ExtentUnknown {
    ExtentUnknown { axis, found: extent }
}

/// All extents, which must be known.
pub(super) fn known(extents: &[DynExtent]) -> Result<Vec<usize>, ProgramError> {
    let each = extents.iter().enumerate();
    each.map(|(axis, extent)| extent.get().ok_or(ProgramError::Unknown(unknown(axis, *extent)))).collect()
}

/// The element count of extents that must be known.
fn count(extents: &[DynExtent]) -> Result<usize, ProgramError> {
    Ok(crate::index::element_count(&known(extents)?)?)
}

/// Checks that the known part of an element count fits.
fn count_fits(extents: &[DynExtent]) -> Result<(), SizeError> {
    let known: Vec<usize> = extents.iter().map(|extent| extent.get().unwrap_or(1)).collect();
    crate::index::element_count(&known).map(|_| ())
}

/// Which axis of the result begins where an axis of the operand begins, in row-major order: the axes whose blocks stay together if they
/// are split. `[8, 16]` to `[128]` and back keeps axis 0, `[8, 16]` to `[8, 4, 4]` keeps both.
fn regrouping(from: &[DynExtent], to: &[DynExtent]) -> Vec<Option<usize>> {
    let numbers = |extents: &[DynExtent]| -> Vec<usize> {
        extents.iter().map(|extent| extent.get().unwrap_or(1)).collect()
    };
    let (from, to) = (numbers(from), numbers(to));
    let starts = |extents: &[usize]| -> Vec<usize> {
        // The product of the extents before each axis.
        extents
            .iter()
            .scan(1_usize, |before, extent| {
                let start = *before;
                *before = before.saturating_mul(*extent);
                Some(start)
            })
            .collect()
    };
    let (from_starts, to_starts) = (starts(&from), starts(&to));
    let find = |(axis, start): (usize, &usize)| {
        if from.contains(&0) || from.get(axis) == Some(&1) {
            return None;
        }
        // Axes of extent 1 begin where the next one begins; the last of them is the one that has elements to split.
        to_starts
            .iter()
            .enumerate()
            .filter(|(_, other)| *other == start)
            .map(|(at, _)| at)
            .find(|at| to.get(*at) != Some(&1))
    };
    from_starts.iter().enumerate().map(find).collect()
}
