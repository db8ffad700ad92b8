//! The broadcast of operands whose ranks may not be known.

use alloc::vec::Vec;

use super::{
    DynBroadcast, conditions,
    inference::{Form, OperandPair, check_along, check_into, meet, place, trailing},
};
use crate::{
    broadcast::DynBroadcastError,
    extent::{DynExtent, SymbolicExtent},
    shape::{
        DynShape,
        dynamic::{InlineExtents, one_table},
    },
};

#[inline]
fn ones(rank: usize) -> InlineExtents {
    InlineExtents::from_elem(DynExtent::ONE, rank)
}

impl DynBroadcast {
    /// Returns the broadcast of these operands.
    pub(super) fn infer(
        form: Form,
        dimensions: Vec<isize>,
        operands: Vec<DynShape>,
    ) -> Result<Self, DynBroadcastError> {
        // A negative dimension is above each rank, so it is out of range, and is reported as the caller passed it.
        let places: Vec<usize> = dimensions.iter().map(|dimension| dimension.cast_unsigned()).collect();
        let extents: Option<Vec<_>> = operands.iter().map(DynShape::extents).collect();
        one_table(&operands.iter().collect::<Vec<_>>())?;
        let known = extents.is_some();
        let (pairs, shape) = match (extents, operands.as_slice()) {
            (Some(extents), _) => known_ranks(form, &places, &extents, &operands)?,
            (None, [lhs, rhs]) => (Vec::new(), with_unknown_rank(form, &places, lhs, rhs)?),
            (None, _) => (Vec::new(), DynShape::UNKNOWN),
        };
        let conditions = known.then(|| conditions(&pairs));
        Ok(Self { form, dimensions, operands, pairs, shape, conditions })
    }
}

/// Pairs each operand after the first with the result of those before it, and returns the result of all.
fn known_ranks(
    form: Form,
    dimensions: &[usize],
    operands: &[&[DynExtent]],
    shapes: &[DynShape],
) -> Result<(Vec<OperandPair>, DynShape), DynBroadcastError> {
    let rank = operands.iter().map(|extents| extents.len()).max().unwrap_or_default();
    let (mut pairs, mut result, mut symbols) = (Vec::new(), ones(rank), Vec::new());
    if let Some((first, rest)) = operands.split_first() {
        if form == Form::Trailing {
            // It has the rank of the result, so that an error names an axis of the result.
            trailing(first, &mut result);
        } else {
            result = InlineExtents::from_slice(first);
        }
        symbols = shapes.first().map(DynShape::symbols).unwrap_or_default().to_vec();
        for (operand, shape) in rest.iter().zip(shapes.iter().skip(1)) {
            let both = [symbols.as_slice(), shape.symbols()];
            let pair = OperandPair::infer(form, [&result, operand], both, dimensions, rank)?;
            result.clone_from(&pair.result);
            symbols = pair.result_symbols();
            pairs.push(pair);
        }
    }
    Ok((pairs, DynShape::of_some(result)?.with_symbols(symbols)))
}

/// Returns what is known of the result if the rank of an operand is unknown.
fn with_unknown_rank(
    form: Form,
    dimensions: &[usize],
    lhs: &DynShape,
    rhs: &DynShape,
) -> Result<DynShape, DynBroadcastError> {
    match form {
        Form::Trailing => Ok(DynShape::UNKNOWN),
        Form::Binary => binary_with_unknown_rank(dimensions, lhs, rhs),
        Form::Into { transposing } => {
            let target = rhs.extents().ok_or(DynBroadcastError::RankUnknown)?;
            // The number of dimensions is the operand's rank. Its extents may be anything, so only the dimensions are checked.
            check_into(&ones(dimensions.len()), target, dimensions, transposing)?;
            Ok(rhs.clone())
        }
    }
}

fn binary_with_unknown_rank(
    dimensions: &[usize],
    lhs: &DynShape,
    rhs: &DynShape,
) -> Result<DynShape, DynBroadcastError> {
    let shape = if lhs.is_unknown() { rhs } else { lhs };
    let Some(known) = shape.extents().filter(|known| !known.is_empty()) else {
        return Ok(DynShape::UNKNOWN);
    };
    let rank = known.len();
    if dimensions.len() > rank {
        return Err(DynBroadcastError::Count { dimensions: dimensions.len(), rank });
    }
    if dimensions.len() == rank {
        // The other operand has the same rank or is the larger one.
        return Ok(DynShape::UNKNOWN);
    }
    // With dimensions the other operand is the smaller one and has an axis for each. Without dimensions it is a scalar or
    // has the same rank. Its axes may have any extent, including 1.
    let (mut other, mut result) = (ones(rank), ones(rank));
    if dimensions.is_empty() {
        other.fill(DynExtent::UNKNOWN);
    } else {
        check_along(&ones(dimensions.len()), known, dimensions)?;
        place(
            &InlineExtents::from_elem(DynExtent::UNKNOWN, dimensions.len()),
            dimensions,
            &mut other,
            DynExtent::ONE,
        );
    }
    meet(known, &other, DynExtent::broadcast_strict, &mut result)?;
    let mut symbols = Vec::with_capacity(shape.symbols().len());
    for (axis, (&symbol, (found, &rhs))) in
        shape.symbols().iter().zip(result.iter_mut().zip(&other)).enumerate()
    {
        // A symbol does not stretch.
        let met = shape.at(axis).broadcast(rhs.into(), *found);
        *found = met.map_or(*found, SymbolicExtent::extent);
        symbols.push(symbol);
    }
    Ok(DynShape::of_some(result)?.with_symbols(symbols))
}
