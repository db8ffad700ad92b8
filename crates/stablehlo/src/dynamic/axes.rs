//! Operations on axes, reductions and products.

use alloc::{vec, vec::Vec};

use shapewise::{
    axis::resolve,
    rules::axes::check,
    shape::{DynShape, ExtentUnknown},
    slice::Range,
};

use super::{BuildError, DynValue, elements::Needs, extents};
use crate::{
    ProgramError, Reduction,
    graph::{Graph, Product, count_fits, known},
    placement::PlacementKind,
};

/// Resolves different axes of a rank.
fn distinct(axes: &[isize], rank: usize) -> Result<Vec<usize>, ProgramError> {
    let (mut found, mut places) = (vec![0; axes.len().max(rank)], vec![0; rank]);
    check(axes, &mut found, &mut places)?;
    found.truncate(axes.len());
    Ok(found)
}

/// Checks that a list has an entry for each axis.
const fn entries(expected: usize, found: usize) -> Result<(), ProgramError> {
    if expected == found { Ok(()) } else { Err(ProgramError::Entries { expected, found }) }
}

impl Graph {
    fn rank(&self, id: usize) -> usize {
        self.node(id).extents.len()
    }
}

impl<'p> DynValue<'p> {
    /// Permutes the axes: axis `k` of the result is axis `order[k]`.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Order`] if the list is not an order of axes, [`ProgramError::Entries`] if it does not have all.
    ///
    /// # In other libraries
    ///
    /// StableHLO, `transpose`.
    #[track_caller]
    pub fn permute(self, order: &[isize]) -> Result<Self, BuildError> {
        self.add("transpose", &[], |graph| {
            let rank = graph.rank(self.id);
            entries(rank, order.len())?;
            graph.transpose(self.id, &distinct(order, rank)?)
        })
    }

    /// Stretches the value to a shape: axis `k` becomes axis `dimensions[k]`, and the other axes are new.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Broadcast`] with the first axis whose extent is neither that of its dimension nor 1, [`ProgramError::Order`] for dimensions that are not different
    /// axes of the shape, [`ProgramError::Entries`] if there is not one for each axis, [`ProgramError::Unknown`] if a new extent is not known, and [`ProgramError::Size`].
    ///
    /// # In other libraries
    ///
    /// StableHLO, `broadcast_in_dim`.
    #[track_caller]
    pub fn broadcast_in_dim(self, shape: &DynShape, dimensions: &[isize]) -> Result<Self, BuildError> {
        self.add("broadcast_in_dim", &[], |graph| {
            let extents = extents(shape)?;
            count_fits(&extents)?;
            let rank = graph.rank(self.id);
            entries(rank, dimensions.len())?;
            let dimensions = distinct(dimensions, extents.len())?;
            for (axis, extent) in extents.iter().enumerate() {
                // An extent that is not known is that of the operand.
                if !extent.is_known() && !dimensions.contains(&axis) {
                    known(&extents)?;
                }
            }
            let id = graph.broadcast(self.id, extents.clone(), &dimensions, &vec![true; rank])?;
            // An extent that is not known is that of the operand, also if the shape has another symbol.
            for (axis, extent) in shape.symbolic_extents().into_iter().flatten().enumerate() {
                if let (Some(symbol), Some(unknown)) = (extent.symbol(), extents.get(axis))
                    && !unknown.is_known()
                    && !graph.require_symbol(id, (id, axis), symbol)
                {
                    return Err(ExtentUnknown::new(axis, *unknown).into());
                }
            }
            Ok(id)
        })
    }

    /// Reshapes the value: the same elements in the same order. Placements follow the blocks, or are stated.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Count`] for another element count, [`ProgramError::Unknown`] if extents are not known, [`ProgramError::Placement`] if blocks would move.
    #[track_caller]
    pub fn reshape(self, shape: &DynShape) -> Result<Self, BuildError> {
        self.add("reshape", &[], |graph| graph.reshape(self.id, extents(shape)?, None))
    }

    /// Reshapes the value to a shape with these placements, which its blocks must have. See [`reshape`](Self::reshape).
    ///
    /// # Errors
    ///
    /// Same errors as [`reshape`](Self::reshape).
    #[track_caller]
    pub fn reshape_at(self, shape: &DynShape, places: &[PlacementKind]) -> Result<Self, BuildError> {
        self.add("reshape", &[], |graph| graph.reshape(self.id, extents(shape)?, Some(places.to_vec())))
    }

    /// Returns the positions of each axis from a first one to a last one, exclusive, in steps: `(begin, end, step)` for each axis. Negative positions count from the end, and a
    /// negative step reverses, as in `s![begin..end;step]`.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Slice`] out of bounds, [`ProgramError::Entries`] if there is not one for each axis, [`ProgramError::Unknown`] if extents are not known,
    /// [`ProgramError::Placement`] if the slice cuts a split axis.
    #[track_caller]
    pub fn slice(self, ranges: &[(isize, isize, isize)]) -> Result<Self, BuildError> {
        self.add("slice", &[], |graph| {
            let from = known(&graph.node(self.id).extents)?;
            entries(from.len(), ranges.len())?;
            let mut taken = Vec::with_capacity(from.len());
            for (axis, (&(begin, end, step), extent)) in ranges.iter().zip(&from).enumerate() {
                let ends = Range { begin: Some(begin), end: Some(end) };
                let (first, count) = shapewise::slice::range(axis, ends, step, *extent)?;
                taken.push((first, count, step));
            }
            graph.slice(self.id, &taken)
        })
    }

    /// Reverses the order of the elements along axes.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Order`] for axes that are not different axes of the value, [`ProgramError::Placement`] if one is split.
    #[track_caller]
    pub fn reverse(self, axes: &[isize]) -> Result<Self, BuildError> {
        self.add("reverse", &[], |graph| graph.reverse(self.id, &distinct(axes, graph.rank(self.id))?))
    }

    /// Sorts the elements along an axis: [`Value::sort_axis`](crate::Value::sort_axis).
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoSuchAxis`], [`ProgramError::WrongElement`] for elements without an order, [`ProgramError::Placement`] if the axis is split or the value partial.
    #[track_caller]
    pub fn sort(self, axis: isize) -> Result<Self, BuildError> {
        self.add("sort", &[], |graph| {
            Needs::OrderedNumber.check(graph.node(self.id).element)?;
            graph.sort(self.id, resolve(axis, graph.rank(self.id))?)
        })
    }

    /// Reduces axes, which the result does not have.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Order`] for axes that are not different axes of the value, [`ProgramError::WrongElement`], [`ProgramError::Placement`] if the value is partial in
    /// another way.
    #[track_caller]
    pub fn reduce(self, reduction: Reduction, axes: &[isize]) -> Result<Self, BuildError> {
        self.add("reduce", &[], |graph| {
            let node = graph.node(self.id);
            match reduction {
                Reduction::Sum | Reduction::Product => Needs::Number.check(node.element)?,
                Reduction::Max | Reduction::Min => Needs::Ordered.check(node.element)?,
            }
            let mut axes = distinct(axes, node.extents.len())?;
            axes.sort_unstable();
            graph.reduce(self.id, reduction, &axes)
        })
    }

    /// Computes a product that sums over pairs of axes: the batch axes, then the other axes of this value, then those of the right one.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Contraction`], [`ProgramError::Listed`], [`ProgramError::WrongElement`] and [`ProgramError::ElementTypes`], [`ProgramError::Placement`] if the product
    /// would communicate.
    #[track_caller]
    pub fn dot_general(
        self,
        right: DynValue<'p>,
        batch: &[(isize, isize)],
        contracting: &[(isize, isize)],
    ) -> Result<Self, BuildError> {
        self.add("dot_general", &[right], |graph| {
            let (l, r) = (graph.node(self.id), graph.node(right.id));
            if l.element != r.element {
                return Err(ProgramError::ElementTypes { left: l.element, right: r.element });
            }
            Needs::Number.check(l.element)?;
            let product = Product::resolved(batch, contracting, [l.extents.len(), r.extents.len()])?;
            graph.product(self.id, right.id, product)
        })
    }
}
