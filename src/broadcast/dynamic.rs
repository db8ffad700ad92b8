//! Broadcasting on the dynamic level: ranks and extents may be unknown.

mod form;
mod inference;
mod shapes;

use core::fmt;

use alloc::{collections::BTreeMap, vec::Vec};

use self::inference::{Form, OperandPair};
use super::{BroadcastCondition, ConditionError, DynBroadcastError};
use crate::{
    extent::DynExtent,
    index::SizeError,
    shape::{DynShape, dynamic::inferred},
};

/// The broadcast of shapes: what is known of the result, and what must hold for unknown extents.
///
/// [`DynShape::broadcast_with`], [`DynShape::align_trailing`], [`DynShape::broadcast_in_dim`] and similar methods return it. It is
/// a value: infer with it while extents are unknown, and [`check`](Self::check) the operands once they are known.
///
/// # Laws
///
/// * Operands that pass the check broadcast, and the result is one that [`shape`](Self::shape) allows.
/// * If it [is certain](Self::is_certain), all operands that are as declared pass, unless the result is too large.
/// * Operands that pass two checks, of which the first knows less of them, pass one.
///
/// # Examples
///
/// ```
/// use shapewise::DynShape;
///
/// let (images, scale): (DynShape, DynShape) = ("[?,32,32,?]".parse()?, "[?]".parse()?);
/// let scaled = images.broadcast_with(&scale, &[3])?;
/// assert_eq!(scaled.shape().to_string(), "[?,32,32,?]");
/// assert!(!scaled.is_certain());
///
/// let known = scaled.check(&["[8,32,32,3]".parse()?, "[3]".parse()?])?;
/// assert_eq!(known.shape().to_string(), "[8,32,32,3]");
/// assert!(known.is_certain());
/// assert_eq!(
///     scaled.check(&["[8,32,32,3]".parse()?, "[4]".parse()?]).unwrap_err().to_string(),
///     "extent 4 of axis 0 does not broadcast with extent 3 of axis 3: they must be equal, or \
///      one of them 1"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```
/// use shapewise::DynShape;
///
/// let (x, bias): (DynShape, DynShape) = ("[?,3]".parse()?, "[3]".parse()?);
/// assert_eq!(x.broadcast_with(&bias, &[1])?.into_shape(), x);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DynBroadcast {
    form: Form,
    dimensions: Vec<isize>,
    operands: Vec<DynShape>,
    /// Each operand after the first, with the result of those before it; none where a rank is unknown.
    pairs: Vec<OperandPair>,
    shape: DynShape,
    /// `None` where a rank is unknown.
    conditions: Option<Vec<BroadcastCondition>>,
}

inferred!(DynBroadcast, BroadcastCondition);

impl DynBroadcast {
    /// Returns the same broadcast of operands that are known now. What was declared and inferred before still holds.
    ///
    /// Operands may still be partly unknown. They are checked by the same rule: XLA's rule refuses extents that it cannot
    /// compare yet, so check once all are known.
    ///
    /// # Errors
    ///
    /// [`ConditionError`] if the number of operands or an operand is not as declared, if the operands do not broadcast, or if
    /// the result is not as inferred.
    pub fn check(&self, operands: &[DynShape]) -> Result<Self, ConditionError> {
        if operands.len() != self.operands.len() {
            return Err(ConditionError::Operands { declared: self.operands.len(), found: operands.len() });
        }
        let mut merged = Vec::with_capacity(operands.len());
        for (operand, (declared, found)) in self.operands.iter().zip(operands).enumerate() {
            let both = declared.merge(found);
            merged.push(both.map_err(|error| ConditionError::Incompatible { operand, error })?);
        }
        bind(&self.operands, &mut merged)?;
        let mut checked = Self::infer(self.form, self.dimensions.clone(), merged)?;
        self.check_symbols(&checked)?;
        let [inferred, found] =
            [&self.shape, &checked.shape].map(|shape| shape.extents().unwrap_or_default());
        for (axis, (&inferred, found)) in inferred.iter().zip(found).enumerate() {
            if let Some(found) = found.get() {
                ConditionError::check_inferred(axis, inferred, found)?;
            }
        }
        // What was inferred from less knowledge still holds, and agrees with a result that was not refused.
        if let Ok(shape) = self.shape.merge(&checked.shape) {
            checked.shape = shape;
        }
        // XLA's rule may have inferred more than follows from the operands alone. NumPy's rule has not.
        if let ([pair], Some(extents), true) =
            (&mut *checked.pairs, checked.shape.extents(), self.form != Form::Trailing)
        {
            pair.result.copy_from_slice(extents);
            checked.conditions = Some(conditions(&checked.pairs));
        }
        Ok(checked)
    }

    /// Checks that no extent with a symbol stretches: the numbers alone do not tell.
    fn check_symbols(&self, known: &Self) -> Result<(), ConditionError> {
        if !self.operands.iter().any(DynShape::has_symbols) {
            return Ok(());
        }
        // An operand whose rank was unknown has one now.
        let ranks = self.operands.iter().zip(&known.operands).map(|(declared, known)| match known.rank() {
            Some(rank) if declared.is_unknown() => DynShape::try_of_rank(rank).unwrap_or_default(),
            _ => declared.clone(),
        });
        let ranked = match self.pairs.as_slice() {
            [] => Self::infer(self.form, self.dimensions.clone(), ranks.collect())?.pairs,
            _ => self.pairs.clone(),
        };
        for (declared, known) in ranked.iter().zip(&known.pairs) {
            for (declared, known) in (0..).map_while(|axis| declared.at(axis).zip(known.at(axis))) {
                if let (Some(lhs), Some(rhs)) = (known.lhs.get(), known.rhs.get())
                    && declared.symbols.iter().any(Option::is_some)
                {
                    declared.check(lhs, rhs)?;
                }
            }
        }
        Ok(())
    }
}

/// Returns what must hold for unknown extents.
fn conditions(pairs: &[OperandPair]) -> Vec<BroadcastCondition> {
    let all = pairs.iter().flat_map(|pair| (0..).map_while(|axis| pair.at(axis)));
    all.filter_map(BroadcastCondition::in_doubt).collect()
}

/// Checks that each symbol of the declared operands is one number in those that were found, and states it where it was not.
fn bind(declared: &[DynShape], found: &mut [DynShape]) -> Result<(), ConditionError> {
    let (mut numbers, mut all) = (BTreeMap::new(), Vec::new());
    for (operand, shape) in declared.iter().enumerate() {
        let symbols = shape.symbols().iter().enumerate();
        all.extend(symbols.filter_map(|(axis, symbol)| Some((operand, axis, (*symbol)?))));
    }
    for &(operand, axis, symbol) in &all {
        let Some(extent) = found.get(operand).and_then(|shape| shape.at(axis).extent().get()) else {
            continue;
        };
        let first = *numbers.entry(symbol).or_insert(extent);
        if first != extent {
            return Err(ConditionError::Twice { operand, axis, first, found: extent });
        }
    }
    for (operand, axis, symbol) in all {
        let (Some(&number), Some(shape)) = (numbers.get(&symbol), found.get_mut(operand)) else { continue };
        let declared = shape.at(axis).extent();
        let known = DynExtent::known(number).map_err(DynBroadcastError::Size)?;
        let merged =
            declared.merge(known).ok_or(ConditionError::Declared { axis, declared, found: number })?;
        *shape = shape
            .with_extent(axis.cast_signed(), merged)
            .map_err(|_| DynBroadcastError::Size(SizeError::of(axis, number, 1)))?;
    }
    Ok(())
}
