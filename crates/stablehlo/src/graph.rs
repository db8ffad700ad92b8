//! A program as a list of operations on values whose shapes and placements are known at run time.
//!
//! Each operation checks extents and placements here, on every level. What types know in addition is a matter of the methods of
//! [`Value`](super::Value), whose bounds are the same rules.

mod attempt;
mod axes;
mod call;
mod copy;
mod elementwise;
mod equal;
mod join;
mod origin;
mod repeat;
mod spread;
mod sum;
mod window;

use alloc::{
    collections::{BTreeMap, BTreeSet},
    string::String,
    vec,
    vec::Vec,
};

use shapewise::{
    extent::{DynExtent, Symbol},
    index::SizeError,
    rearrange::Pad,
    shape::ExtentUnknown,
};
use shapewise_sharding::geometry::even_tile_extent;
use shapewise_xla::ElementType;

pub(super) use self::{
    call::{Call, Stated},
    copy::{Replaced, replaced},
    equal::Equal,
    sum::Product,
};
use super::{Collective, Precision, ProgramError, Reduction};
use crate::placement::{PlacementError, PlacementKind, cut_into};

/// The number of a value in its program.
pub(super) type Id = usize;

/// The names and extents of the axes of a mesh.
pub(super) type Mesh = &'static [(&'static str, usize)];

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
    /// Ascending, along an axis.
    Sort(usize),
    /// Two values along an axis, by the first one, in a stable order; its results are both.
    SortPairs(usize, [Id; 2]),
    /// Padding of an axis.
    Pad(usize, Pad),
    Concatenate(usize),
    /// Elements along an axis, by a vector of indices.
    Take(usize),
    /// A window along an axis, from a start that is a value.
    Window(usize),
    /// The value with a window along an axis replaced by another value.
    Update(usize),
    /// The value, to which elements along an axis are added at a vector of indices.
    Scatter(usize),
    Product(Product),
    Reduce(Reduction, Vec<usize>),
    /// Each device keeps its block: a mesh axis splits an axis of a value that is replicated there.
    Block(usize, usize),
    /// Communication along a mesh axis.
    Collective(Collective, usize),
    /// Blocks that go from one device to another along a mesh axis: sources and targets.
    Permute(Vec<(usize, usize)>, usize),
    Loop(Loop),
    /// Random bits from a state; its results are the next state and the bits.
    Random([Id; 2]),
    /// A function that the program does not know, and the results.
    Call(Call, Vec<Id>),
    /// Values whose gradient is a rule of the caller: the operands of the rule, then the values, and the results, which are equal to the values.
    Custom(Custom, Vec<Id>),
    /// A value that a loop carries: the counter, then those of its operands; or a result of an operation that has several.
    Carried,
}

/// `count` times, or at most so often: the counter and the values that the body reads, what it computes, and its results, of which the first is the counter.
#[derive(Clone, Debug)]
pub(super) struct Loop {
    pub(super) count: u32,
    pub(super) arguments: Vec<Id>,
    /// The values of the condition, and the one that says whether the loop goes on.
    pub(super) condition: Option<(Vec<Id>, Id)>,
    pub(super) body: Vec<Id>,
    pub(super) yields: Vec<Id>,
    pub(super) results: Vec<Id>,
}

/// A rule of the caller: its number, and how many operands it has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Custom {
    pub(super) rule: usize,
    pub(super) operands: usize,
}

/// A value: an operation with its operands, and the shape and the placements of the result.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) op: Op,
    pub(super) operands: Vec<Id>,
    pub(super) element: ElementType,
    pub(super) extents: Vec<DynExtent>,
    pub(super) places: Vec<PlacementKind>,
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
    /// The parameters whose memory the program may take.
    pub(super) donated: BTreeSet<Id>,
    /// That of products of floating-point numbers.
    pub(super) precision: Precision,
    /// The symbols of axes of parameters.
    pub(super) symbols: BTreeMap<(Id, usize), Symbol>,
    /// For an axis whose extent is not known the first one that has it, if it is another.
    origins: BTreeMap<(Id, usize), (Id, usize)>,
    /// For a value that has the extents of another one without an operation on it, the other one: what a loop carries has those that it began with.
    carried: BTreeMap<Id, Id>,
    /// Extents that must be equal.
    equal: Vec<Equal>,
}

/// The placements of an operation, or the mesh axis that has none.
type Places = Result<Vec<PlacementKind>, PlacementError>;

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
            donated: BTreeSet::new(),
            precision: Precision::Default,
            symbols: BTreeMap::new(),
            origins: BTreeMap::new(),
            carried: BTreeMap::new(),
            equal: Vec::new(),
        }
    }

    /// Returns the placements of a value that every device has.
    pub(super) fn replicated(&self) -> Vec<PlacementKind> {
        self.mesh.iter().map(|_| PlacementKind::Copies).collect()
    }

    /// Adds a value without operands that every device has.
    pub(super) fn source(&mut self, op: Op, element: ElementType, extents: Vec<DynExtent>) -> Id {
        let places = self.replicated();
        self.push(Node { op, operands: Vec::new(), element, extents, places })
    }

    pub(super) fn node(&self, id: Id) -> &Node {
        &self.nodes[id]
    }

    /// Checks that a value is not of a block that is closed.
    pub(super) fn is_open(&self, id: Id) -> Result<(), ProgramError> {
        if self.closed.contains(&id) { Err(ProgramError::OfLoop { value: id }) } else { Ok(()) }
    }

    /// Checks that a value is not of the body of a loop, so that it can be a result of the program.
    pub(super) fn is_outside_loops(&self, id: Id) -> Result<(), ProgramError> {
        let is_inside = self.blocks.iter().skip(1).any(|block| block.contains(&id));
        if is_inside { Err(ProgramError::OfLoop { value: id }) } else { self.is_open(id) }
    }

    /// Adds a value, whose operands are open. Parameters are of the function, also if they are added in the body of a loop.
    pub(super) fn push(&mut self, node: Node) -> Id {
        let id = self.nodes.len();
        let is_parameter = matches!(node.op, Op::Parameter(_));
        self.nodes.push(node);
        let block = if is_parameter { self.blocks.first_mut() } else { self.blocks.last_mut() };
        if let Some(block) = block {
            block.push(id);
        }
        self.keep_origins(id);
        id
    }

    /// Adds a value with one operand and its element type and placements.
    fn derive(&mut self, op: Op, from: Id, extents: Vec<DynExtent>) -> Id {
        let Node { element, places, .. } = &self.nodes[from];
        let (element, places) = (*element, places.clone());
        self.push(Node { op, operands: vec![from], element, extents, places })
    }

    /// Maps the placements of a value by a function; `None` is an operation that would communicate.
    fn moved(&self, from: Id, map: impl Fn(PlacementKind) -> Option<PlacementKind>) -> Places {
        let places = self.nodes[from].places.iter().zip(self.mesh);
        places
            .map(|(place, (mesh_axis, _))| {
                map(*place).ok_or(PlacementError::Cut { mesh_axis, place: *place })
            })
            .collect()
    }

    /// Maps the axes that are split by a function, which states where they are in the result.
    fn moved_axes(&self, from: Id, map: impl Fn(usize) -> Option<usize>) -> Places {
        self.moved(from, |place| match place {
            PlacementKind::Blocks(axis) => map(axis).map(PlacementKind::Blocks),
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
    pub(super) fn check_places(
        &self,
        places: &[PlacementKind],
        extents: &[DynExtent],
    ) -> Result<(), PlacementError> {
        if places.len() != self.mesh.len() {
            return Err(PlacementError::Count { expected: self.mesh.len(), found: places.len() });
        }
        for (place, (mesh_axis, _)) in places.iter().zip(self.mesh) {
            let PlacementKind::Blocks(axis) = *place else { continue };
            let Some(extent) = extents.get(axis) else {
                return Err(PlacementError::Rank { mesh_axis, axis, rank: extents.len() });
            };
            let Some(extent) = extent.get() else { return Err(PlacementError::Unknown { mesh_axis, axis }) };
            let parts = cut_into(places, self.mesh, axis);
            if even_tile_extent(extent, parts).is_none() {
                return Err(PlacementError::Divide { mesh_axis, axis, extent, parts });
            }
        }
        Ok(())
    }

    /// Checks that a loop returns a value of the same shape and placements as it received.
    pub(super) fn same_type(&self, before: Id, after: Id) -> Result<(), ProgramError> {
        self.same_shape(before, after)?;
        let (before, after) = (&self.nodes[before], &self.nodes[after]);
        for ((&left, &right), (mesh_axis, _)) in before.places.iter().zip(&after.places).zip(self.mesh) {
            if left != right {
                return Err(PlacementError::Match { mesh_axis, left, right }.into());
            }
        }
        Ok(())
    }

    /// Checks that two values have the same element type and the same extents.
    pub(super) fn same_shape(&self, before: Id, after: Id) -> Result<(), ProgramError> {
        let (before, after) = (&self.nodes[before], &self.nodes[after]);
        if before.element != after.element {
            return Err(ProgramError::ElementTypes { left: before.element, right: after.element });
        }
        if before.extents.len() != after.extents.len() {
            return Err(ProgramError::Rank { expected: before.extents.len(), found: after.extents.len() });
        }
        same_extents(&before.extents, &after.extents)
    }
}

/// Compares the extents of two values.
fn same_extents(before: &[DynExtent], after: &[DynExtent]) -> Result<(), ProgramError> {
    for (axis, (left, right)) in before.iter().zip(after).enumerate() {
        if left != right {
            return Err(ProgramError::Differ { axis, left: *left, right: *right });
        }
    }
    Ok(())
}

pub(super) fn unknown(axis: usize, extent: DynExtent) -> ExtentUnknown {
    ExtentUnknown::new(axis, extent)
}

/// Returns all extents, which must be known.
pub(super) fn known(extents: &[DynExtent]) -> Result<Vec<usize>, ProgramError> {
    let each = extents.iter().enumerate();
    each.map(|(axis, extent)| extent.get().ok_or(ProgramError::Unknown(unknown(axis, *extent)))).collect()
}

/// Checks that the known part of an element count fits.
pub(super) fn count_fits(extents: &[DynExtent]) -> Result<(), SizeError> {
    let known: Vec<usize> = extents.iter().map(|extent| extent.get().unwrap_or(1)).collect();
    shapewise::index::element_count(&known).map(|_| ())
}
