//! Products that sum over axes, and reductions of axes.

use alloc::{vec, vec::Vec};

use shapewise::{
    axis::resolve,
    extent::DynExtent,
    rules::contraction::{DotNumbers, dot_general, dot_rank},
};

use super::{Graph, Id, Node, Op, count_fits};
use crate::{
    ProgramError, Reduction,
    placement::{PlacementError, PlacementKind},
};

/// The axes of a product: pairs of batch axes, and pairs of axes that are summed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Product {
    pub(crate) batch: Vec<(usize, usize)>,
    pub(crate) summed: Vec<(usize, usize)>,
}

impl Product {
    /// Resolves the axes of operands of these ranks. An error names the list of StableHLO that has the axis.
    pub(crate) fn resolved(
        batch: &[(isize, isize)],
        contracting: &[(isize, isize)],
        [left_rank, right_rank]: [usize; 2],
    ) -> Result<Self, ProgramError> {
        let of = |list, axis, rank| resolve(axis, rank).map_err(|error| ProgramError::Listed { list, error });
        let pairs = |pairs: &[(isize, isize)], [left, right]: [&'static str; 2]| {
            let pair = |&(l, r)| Ok((of(left, l, left_rank)?, of(right, r, right_rank)?));
            pairs.iter().map(pair).collect::<Result<Vec<(usize, usize)>, ProgramError>>()
        };
        Ok(Self {
            batch: pairs(batch, ["lhs_batching_dimensions", "rhs_batching_dimensions"])?,
            summed: pairs(contracting, ["lhs_contracting_dimensions", "rhs_contracting_dimensions"])?,
        })
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and axes are checked to be below the rank"
)]
impl Graph {
    /// A product: the batch axes, then the other axes of the left operand, then those of the right one.
    pub(crate) fn product(&mut self, left: Id, right: Id, axes: Product) -> Result<Id, ProgramError> {
        let (l, r) = (&self.nodes[left], &self.nodes[right]);
        let numbers = axes.numbers();
        let numbers =
            DotNumbers { batch: [&numbers[0], &numbers[1]], contracting: [&numbers[2], &numbers[3]] };
        let rank = dot_rank(l.extents.len(), r.extents.len(), &numbers)?;
        let mut extents = vec![DynExtent::ONE; rank];
        dot_general(&l.extents, &r.extents, &numbers, &mut extents)?;
        let (from_left, from_right) = axes.targets(l.extents.len(), r.extents.len());
        count_fits(&extents)?;
        let (mut places, mut cut_left, mut cut_right) = (Vec::new(), Vec::new(), Vec::new());
        for ((&p, &q), (mesh_axis, _)) in l.places.iter().zip(&r.places).zip(self.mesh) {
            let no = PlacementError::Unpaired { mesh_axis, left: p, right: q };
            let (place, left_axis, right_axis) = axes.place(p, q, &from_left, &from_right).ok_or(no)?;
            places.push(place);
            cut_left.push(left_axis);
            cut_right.push(right_axis);
        }
        let element = l.element;
        let (left, right) = (self.aligned(left, &cut_left)?, self.aligned(right, &cut_right)?);
        let pairs: Vec<(usize, usize)> = axes.batch.iter().chain(&axes.summed).copied().collect();
        let id =
            self.push(Node { op: Op::Product(axes), operands: vec![left, right], element, extents, places });
        for (of_left, of_right) in pairs {
            self.require(id, (left, of_left), (right, of_right));
        }
        Ok(id)
    }

    /// Reduces axes, which the result does not have.
    pub(crate) fn reduce(
        &mut self,
        id: Id,
        reduction: Reduction,
        axes: &[usize],
    ) -> Result<Id, ProgramError> {
        let partial = match reduction {
            Reduction::Sum => Some(PlacementKind::Sums),
            Reduction::Max => Some(PlacementKind::Maxima),
            Reduction::Min => Some(PlacementKind::Minima),
            Reduction::Product => None,
        };
        let before =
            |axis: usize| axis.saturating_sub(axes.iter().filter(|reduced| **reduced < axis).count());
        let places = self.moved(id, |place| match place {
            PlacementKind::Blocks(axis) if axes.contains(&axis) => partial,
            PlacementKind::Blocks(axis) => Some(PlacementKind::Blocks(before(axis))),
            // A sum of sums, a maximum of maxima.
            PlacementKind::Copies => Some(PlacementKind::Copies),
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
}

#[expect(clippy::indexing_slicing, reason = "a value of a program has a node")]
impl Graph {
    /// Reduces an axis, which the result has with extent 1 if it is kept.
    pub(crate) fn reduced(
        &mut self,
        id: Id,
        reduction: Reduction,
        axis: usize,
        is_kept: bool,
    ) -> Result<Id, ProgramError> {
        let rank = self.nodes[id].extents.len();
        let reduced = self.reduce(id, reduction, &[axis])?;
        if !is_kept {
            return Ok(reduced);
        }
        // The axis comes back with extent 1.
        let mut extents = self.nodes[reduced].extents.clone();
        extents.insert(axis, DynExtent::ONE);
        let dimensions: Vec<usize> = (0..rank).filter(|at| *at != axis).collect();
        let stretches = vec![false; dimensions.len()];
        self.broadcast(reduced, extents, &dimensions, &stretches)
    }
}

/// For each axis of an operand, the axis of the result that it becomes; `None` if it is summed.
type Targets = Vec<Option<usize>>;

impl Product {
    /// Returns the axis of the result for each axis of both operands: the batch axes, then the left operand's, then the right one's.
    pub(super) fn targets(&self, left: usize, right: usize) -> (Targets, Targets) {
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

    /// Returns the batch axes of both operands, and the axes of both that are summed over.
    fn numbers(&self) -> [Vec<usize>; 4] {
        let lists = |pairs: &[(usize, usize)]| {
            let (left, right): (Vec<usize>, Vec<usize>) = pairs.iter().copied().unzip();
            [left, right]
        };
        let ([a, b], [c, d]) = (lists(&self.batch), lists(&self.summed));
        [a, b, c, d]
    }

    /// Returns the placement of the result of operands at `p` and `q`, and the axes along which each operand is split locally if it is
    /// replicated, or `None` if the product would communicate.
    fn place(
        &self,
        p: PlacementKind,
        q: PlacementKind,
        from_left: &[Option<usize>],
        from_right: &[Option<usize>],
    ) -> Option<(PlacementKind, Option<usize>, Option<usize>)> {
        let pairs = || self.batch.iter().chain(&self.summed);
        let right_of = |axis: usize| pairs().find(|pair| pair.0 == axis).map(|pair| pair.1);
        let left_of = |axis: usize| pairs().find(|pair| pair.1 == axis).map(|pair| pair.0);
        let target = |targets: &[Option<usize>], axis: usize| targets.get(axis).copied().flatten();
        let of = |target: Option<usize>| target.map_or(PlacementKind::Sums, PlacementKind::Blocks);
        Some(match (p, q) {
            (PlacementKind::Copies, PlacementKind::Copies) => (PlacementKind::Copies, None, None),
            (PlacementKind::Sums, PlacementKind::Copies) | (PlacementKind::Copies, PlacementKind::Sums) => {
                (PlacementKind::Sums, None, None)
            }
            (PlacementKind::Blocks(axis), PlacementKind::Copies) => {
                (of(target(from_left, axis)), Some(axis), right_of(axis))
            }
            (PlacementKind::Copies, PlacementKind::Blocks(axis)) => {
                (of(target(from_right, axis)), left_of(axis), Some(axis))
            }
            (PlacementKind::Blocks(left), PlacementKind::Blocks(right)) if right_of(left) == Some(right) => {
                (of(target(from_left, left)), Some(left), Some(right))
            }
            _ => return None,
        })
    }
}
