//! The rules on the dynamic level. An unknown rank stays unknown, unless another operand has a rank.

use alloc::vec::Vec;

use super::{
    CombineError, GatherAxes, GatherError, JoinError, Pad, PadError, diagonal_of,
    gather::{gather, scatter},
    join, resize,
};
use crate::{
    axis::{self, edit::Edit, list},
    extent::{DynExtent, SymbolicExtent},
    index::SizeError,
    shape::{
        ConditionalShape, DynShape, DynShapeError, ExtentCondition,
        dynamic::{Inference, InlineExtents, one_table},
    },
};

/// Returns the extents of a shape with one at an axis replaced by the result of a rule.
fn at_axis<Error: From<axis::AxisError>>(
    extents: &[DynExtent],
    axis: isize,
    rule: impl FnOnce(usize, DynExtent) -> Result<DynExtent, Error>,
) -> Result<InlineExtents, Error> {
    let (axis, mut extents) = (axis::resolve(axis, extents.len())?, InlineExtents::from_slice(extents));
    if let Some(extent) = extents.get_mut(axis) {
        *extent = rule(axis, *extent)?;
    }
    Ok(extents)
}

impl DynShape {
    /// Returns the shape of two arrays joined along an axis: `[2,?]` and `[?,3]` along axis 0 are `[?,3]`.
    /// A shape of unknown rank has the rank of the other one. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`JoinError::Rank`] if the ranks differ, [`JoinError::NoSuchAxis`] if they do not have the axis, [`JoinError::Extent`] with the first
    /// other axis where no extent is both, [`JoinError::Size`] if the element count does not fit.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (a, b): (DynShape, DynShape) = ("[2,?]".parse()?, "[<=4,3]".parse()?);
    /// assert_eq!(a.join_axis(0, &b)?.to_string(), "[<=6,3]");
    /// assert_eq!(DynShape::UNKNOWN.join_axis(-1, &b)?.to_string(), "[<=4,?]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("concatenate", "concat"))]
    pub fn join_axis(&self, axis: isize, other: &Self) -> Result<Self, JoinError> {
        let unknown = |rank| InlineExtents::from_elem(DynExtent::UNKNOWN, rank);
        let (mut joined, next) = match (self.extents(), other.extents()) {
            (Some(first), Some(second)) => {
                (InlineExtents::from_slice(first), InlineExtents::from_slice(second))
            }
            (Some(first), None) => (InlineExtents::from_slice(first), unknown(first.len())),
            (None, Some(second)) => (unknown(second.len()), InlineExtents::from_slice(second)),
            (None, None) => return Ok(Self::UNKNOWN),
        };
        if self.has_symbols() || other.has_symbols() {
            return Ok(self.infer_join_axis(axis, other)?.into_shape());
        }
        let axis = axis::resolve(axis, joined.len())?;
        join(&mut joined, &next, axis, 1)?;
        Ok(Self::of_some(joined)?)
    }

    /// Returns the shape of two arrays joined along an axis, as [`join_axis`](Self::join_axis) does, and what must hold: the extents of the other axes are equal.
    /// The joined axis has no symbol, because symbols are not added: [`infer_join_axis_to`](Self::infer_join_axis_to) states one. If the other extent is 0, the symbol remains.
    ///
    /// # Errors
    ///
    /// As [`join_axis`](Self::join_axis); [`JoinError::Tables`] for symbols of two tables.
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let table = SymbolTable::new(0);
    /// let (past, new) = (table.shape("[past<=100,d]")?, table.shape("[1,64]")?);
    /// let seen = past.infer_join_axis(0, &new)?;
    /// assert_eq!(
    ///     format!("{seen:?}"),
    ///     "[<=101,64], d == 64: axis 1 of operand 0 and axis 1 of operand 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn infer_join_axis(&self, axis: isize, other: &Self) -> Result<ConditionalShape, JoinError> {
        self.joined(axis, other, None)
    }

    /// Returns the shape of two arrays joined along an axis to a stated extent, and what must hold, in addition that it is the sum. It is operand 2 of the
    /// conditions, a shape of rank 1. So two results that are joined of the same operands have one symbol.
    ///
    /// # Errors
    ///
    /// As [`infer_join_axis`](Self::infer_join_axis); [`JoinError::Total`] if the stated extent cannot be the sum.
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let table = SymbolTable::new(0);
    /// let (past, new) = (table.shape("[past,64]")?, table.shape("[new,64]")?);
    /// let seen = past.infer_join_axis_to(0, &new, table.extent("seen")?)?;
    /// assert_eq!(
    ///     format!("{seen:?}"),
    ///     "[seen,64], seen is the sum of the extents of operands 0 and 1 along axis 0"
    /// );
    /// assert!(seen.check(&[&[4, 64], &[1, 64], &[5]]).is_ok());
    /// assert!(seen.check(&[&[4, 64], &[1, 64], &[4]]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn infer_join_axis_to(
        &self,
        axis: isize,
        other: &Self,
        total: SymbolicExtent,
    ) -> Result<ConditionalShape, JoinError> {
        self.joined(axis, other, Some(total))
    }

    fn joined(
        &self,
        axis: isize,
        other: &Self,
        total: Option<SymbolicExtent>,
    ) -> Result<ConditionalShape, JoinError> {
        // A shape of unknown rank has that of the other one, which is not too large.
        let ranked = |shape: &Self, rank: Option<usize>| match rank {
            Some(rank) if shape.is_unknown() => {
                Self::of_fitting(InlineExtents::from_elem(DynExtent::UNKNOWN, rank))
            }
            _ => shape.clone(),
        };
        let (first, second) = (ranked(self, other.rank()), ranked(other, self.rank()));
        // A single extent fits.
        let stated = total.map(|total| {
            Self::of_fitting(InlineExtents::from_slice(&[total.extent()])).with_symbols([total.symbol()])
        });
        let operands: Vec<&Self> = [&first, &second].into_iter().chain(&stated).collect();
        let mut inference = Inference::new(&operands)?;
        let (Some(extents), Some(next)) = (first.extents(), second.extents()) else {
            return Ok(inference.unknown(Self::UNKNOWN));
        };
        let (axis, mut joined) = (axis::resolve(axis, extents.len())?, InlineExtents::from_slice(extents));
        join(&mut joined, next, axis, 1)?;
        let mut each = Vec::with_capacity(joined.len());
        for (at, &extent) in joined.iter().enumerate() {
            each.push(match total {
                _ if at != axis => inference.equal([(0, at), (1, at)]),
                None => match (first.at(axis), second.at(axis)) {
                    (at, nothing) | (nothing, at) if nothing.extent() == DynExtent::ZERO => at,
                    _ => extent.into(),
                },
                Some(total) => {
                    if !extent.is_known() || !total.extent().is_known() {
                        inference.require(ExtentCondition::Sum { total: inference.at(2, 0), axis });
                    }
                    let stated = total.extent();
                    total.merge(extent.into()).ok_or(JoinError::Total { axis, joined: extent, stated })?
                }
            });
        }
        Ok(inference.result(each)?)
    }

    /// Returns the shape of an array whose elements along an axis are repeated `count` times.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::NoSuchAxis`] if the rank does not have the axis; [`DynShapeError::Size`] if the element count no longer fits.
    #[inline]
    pub fn repeat(&self, axis: isize, count: usize) -> Result<Self, DynShapeError> {
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        let repeated = |axis, extent| resize::repeated(axis, extent, count).map_err(DynShapeError::Size);
        Ok(self.resized(axis, at_axis(extents, axis, repeated)?, count == 1)?)
    }

    /// Returns the shape of copies of an array, one after another along each axis, with the number of copies for each axis. If
    /// there are fewer numbers than axes, they are those of the last axes; if there are more, the shape has new axes in front, as
    /// in NumPy.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankTooLarge`] if there are too many numbers; [`DynShapeError::Size`] if the element count no longer fits.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape: DynShape = "[2,?]".parse()?;
    /// assert_eq!(shape.tile(&[3])?.to_string(), "[2,?]");
    /// assert_eq!(shape.tile(&[5, 3, 0])?.to_string(), "[5,6,0]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn tile(&self, counts: &[usize]) -> Result<Self, DynShapeError> {
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        let rank = counts.len().max(extents.len());
        crate::rank::check(rank)?;
        let new = rank.saturating_sub(extents.len());
        let mut tiled = InlineExtents::from_elem(DynExtent::ONE, new);
        tiled.extend_from_slice(extents);
        let first = rank.saturating_sub(counts.len());
        for (axis, (extent, &count)) in tiled.iter_mut().skip(first).zip(counts).enumerate() {
            *extent = resize::repeated(axis.saturating_add(first), *extent, count)?;
        }
        let remains = |axis: usize| axis.checked_sub(first).is_none_or(|at| counts.get(at) == Some(&1));
        Ok(Self::of_some(tiled)?.carrying(self, |axis| axis.checked_sub(new).filter(|_| remains(axis))))
    }

    /// Returns the shape of an array that is padded along each axis.
    ///
    /// # Errors
    ///
    /// [`PadError::Count`] if there is not one padding for each axis, [`PadError::Negative`] with the first axis from which more elements
    /// are removed than there can be, [`PadError::Size`] if the element count does not fit.
    ///
    /// ```
    /// use shapewise::{DynShape, rearrange::Pad};
    ///
    /// let shape: DynShape = "[2,<=3,?]".parse()?;
    /// assert_eq!(shape.pad(&[Pad::edges(1, 1); 3])?.to_string(), "[4,<=5,?]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pad(&self, pads: &[Pad]) -> Result<Self, PadError> {
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        if pads.len() != extents.len() {
            return Err(PadError::Count { found: pads.len(), rank: extents.len() });
        }
        let mut padded = InlineExtents::from_slice(extents);
        for (axis, (extent, pad)) in padded.iter_mut().zip(pads).enumerate() {
            *extent = pad.of_set(axis, *extent)?;
        }
        let remains = |&axis: &usize| pads.get(axis).is_some_and(|pad| pad.keeps_extents());
        Ok(Self::of_some(padded)?.carrying(self, |axis| Some(axis).filter(remains)))
    }

    /// Returns the shape of the differences of neighbours along an axis, taken `times` times.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::NoSuchAxis`] if the rank does not have the axis.
    #[inline]
    pub fn diff(&self, axis: isize, times: usize) -> Result<Self, DynShapeError> {
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        let shortened = |_, extent| Ok::<_, DynShapeError>(resize::shortened(extent, times));
        Ok(self.resized(axis, at_axis(extents, axis, shortened)?, times == 0)?)
    }

    /// Returns the shape of the diagonals along two axes, at an offset: the other axes, then the diagonal.
    ///
    /// # Errors
    ///
    /// [`CombineError::RankUnknown`]; [`CombineError::NoSuchAxis`] for an axis that the rank does not have; [`CombineError::Same`] if both are
    /// the same.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape: DynShape = "[2,3,?]".parse()?;
    /// assert_eq!(shape.diagonal(0, -1, 0)?.to_string(), "[3,<=2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn diagonal(&self, first: isize, second: isize, offset: isize) -> Result<Self, CombineError> {
        let extents = self.extents().ok_or(CombineError::RankUnknown)?;
        let rank = extents.len();
        let (first, second) = (axis::resolve(first, rank)?, axis::resolve(second, rank)?);
        let edit = CombineError::edit(first, second)?;
        let at = |axis: usize| extents.get(axis).copied().unwrap_or(DynExtent::UNKNOWN);
        let new = resize::diagonal(at(first), at(second), offset);
        // A diagonal has no more elements than the array. That of a square matrix has its extent.
        let is_square = offset == 0 && self.at(first).is_same_symbol(self.at(second));
        let symbol = if is_square { self.symbol_at(first) } else { None };
        let diagonal = Self::of_fitting(edit.collect(extents, &[new], rank.saturating_sub(1)));
        Ok(diagonal.after(self, edit, &[symbol]))
    }

    /// Returns the shape with these extents, which differ from those of this one along an axis, unless it remains.
    fn resized(&self, axis: isize, extents: InlineExtents, remains: bool) -> Result<Self, SizeError> {
        let at = axis::resolve(axis, extents.len()).ok().filter(|_| !remains);
        Ok(Self::of_some(extents)?.carrying(self, |axis| Some(axis).filter(|_| Some(axis) != at)))
    }

    /// Returns the shape of a reduction along one axis or several: without them. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::NoSuchAxis`] for an axis that the rank does not have, [`DynShapeError::Permutation`] for one that occurs twice.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape: DynShape = "[2,?,<=5]".parse()?;
    /// assert_eq!(shape.reduce(&[0, -1])?.to_string(), "[?]");
    /// assert_eq!(DynShape::UNKNOWN.reduce(&[0])?, DynShape::UNKNOWN);
    /// assert_eq!(
    ///     shape.reduce(&[3]).unwrap_err().to_string(),
    ///     "axis 3 is out of range for rank 3: it must be at least -3 and below 3"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "sum_axis")]
    pub fn reduce(&self, axes: &[isize]) -> Result<Self, DynShapeError> {
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        for axis in axes {
            axis::resolve(*axis, extents.len())?;
        }
        let axes = list::heap::checked(axes, extents.len())?;
        let remaining = extents.iter().enumerate().filter(|(axis, _)| !axes.contains(axis));
        let reduced = Self::of_some(remaining.map(|(_, extent)| *extent).collect())?;
        Ok(reduced.carrying(self, |axis| (0..extents.len()).filter(|axis| !axes.contains(axis)).nth(axis)))
    }

    /// Returns the shape with two axes exchanged. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::RankUnknown`], or [`DynShapeError::NoSuchAxis`] for an axis that the rank does not have.
    #[inline]
    pub fn swap_axes(&self, first: isize, second: isize) -> Result<Self, DynShapeError> {
        self.moved(first, second, Edit::Swap)
    }

    /// Returns the shape with an axis moved to a position; the others keep their order. Negative ones count from
    /// the end.
    ///
    /// # Errors
    ///
    /// Same errors as [`swap_axes`](Self::swap_axes).
    #[inline]
    pub fn move_axis(&self, axis: isize, to: isize) -> Result<Self, DynShapeError> {
        self.moved(axis, to, Edit::Move)
    }

    #[inline]
    fn moved(
        &self,
        from: isize,
        to: isize,
        edit: fn(usize, usize) -> Edit<'static>,
    ) -> Result<Self, DynShapeError> {
        let extents = self.extents().ok_or(DynShapeError::RankUnknown)?;
        let rank = extents.len();
        let edit = edit(axis::resolve(from, rank)?, axis::resolve(to, rank)?);
        Ok(Self::of_fitting(edit.collect(extents, &[], rank)).after(self, edit, &[]))
    }

    /// Returns the shape of the gather of slices at indices of a shape, with their [`GatherAxes`] and the extents of a slice.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the shapes, or the first axis whose extent does not;
    /// [`GatherError::RankTooLarge`] or [`GatherError::Size`] if the rank or the element count of the result does not fit;
    /// [`GatherError::Tables`] for symbols of two tables.
    ///
    /// # In other libraries
    ///
    /// StableHLO, `gather`.
    #[doc(alias = "gather")]
    pub fn gather_slices(
        &self,
        indices: &Self,
        axes: &GatherAxes<'_>,
        slice: &[usize],
    ) -> Result<Self, GatherError> {
        one_table(&[self, indices])?;
        let (Some(operand), Some(of_indices)) = (self.extents(), indices.extents()) else {
            return Ok(Self::UNKNOWN);
        };
        let rank = axes.rank(operand.len(), of_indices.len())?;
        let mut result = InlineExtents::from_elem(DynExtent::ONE, rank);
        gather(operand, of_indices, axes, slice, &mut result)?;
        let gathered = Self::of_some(result)?;
        if !self.has_symbols() && !indices.has_symbols() {
            return Ok(gathered);
        }
        // Those of the indices, in their order. A batch axis has one extent in both operands.
        let mut of_indices = (0..of_indices.len()).filter(|&axis| axis != axes.index());
        Ok(gathered.with_symbols((0..rank).map(|axis| {
            let at = if axes.is_offset(axis) { None } else { of_indices.next() }?;
            let [of_operand, batch] = axes.batches();
            let paired = batch.iter().position(|&axis| axis == at).and_then(|pair| of_operand.get(pair));
            indices.symbol_at(at).or_else(|| self.symbol_at(*paired?))
        })))
    }

    /// Checks that updates are slices of this shape at indices, from both shapes and the [`GatherAxes`] of the indices.
    /// Shapes of unknown rank fit.
    ///
    /// # Errors
    ///
    /// The same errors as [`gather_slices`](Self::gather_slices); [`GatherError::ResultRank`] if the updates have another rank, and
    /// [`GatherError::Updates`] with the first axis where there is not one slice for each index; [`GatherError::Tables`].
    ///
    /// ```
    /// use shapewise::{DynShape, rearrange::GatherAxes};
    ///
    /// let axes = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    /// let (table, rows): (DynShape, DynShape) = ("[50257,768]".parse()?, "[128]".parse()?);
    /// assert_eq!(table.check_scatter_slices(&rows, &"[128,768]".parse()?, &axes), Ok(()));
    /// assert_eq!(
    ///     table.check_scatter_slices(&rows, &"[64,768]".parse()?, &axes).unwrap_err().to_string(),
    ///     "the updates have extent 64 along axis 0 for 128 indices: they must be equal"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `scatter`.
    #[doc(alias = "scatter")]
    pub fn check_scatter_slices(
        &self,
        indices: &Self,
        updates: &Self,
        axes: &GatherAxes<'_>,
    ) -> Result<(), GatherError> {
        one_table(&[self, indices, updates])?;
        let (Some(operand), Some(indices), Some(updates)) =
            (self.extents(), indices.extents(), updates.extents())
        else {
            return Ok(());
        };
        scatter(operand, indices, updates, axes)
    }
}

/// Returns the axes of the diagonals along two axes, each an extent and a stride; and the offset of their first element from that of index 0.
#[inline]
pub(crate) fn combined_axes(
    axes: &[(usize, isize)],
    [first, second]: [usize; 2],
    offset: isize,
) -> Result<(Vec<(usize, isize)>, isize), CombineError> {
    let at = |axis: usize| axes.get(axis).copied().unwrap_or((1, 0));
    let edit = CombineError::edit(first, second)?;
    let (new, steps) = diagonal_of(at(first), at(second), offset);
    Ok((edit.collect(axes, &[new], axes.len().saturating_sub(1)), steps))
}
