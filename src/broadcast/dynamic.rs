//! Broadcasting on the dynamic rung: ranks and extents may not be known.

mod form;
mod shapes;

use core::fmt;

use alloc::vec::Vec;

use super::{
    BroadcastCondition, ConditionError,
    inference::{Form, Pair},
};
use crate::shape::{DynShape, dynamic::Inline};

/// What shapes broadcast to: what is known of it, and what is to hold of extents that are not known.
///
/// It is made by [`DynShape::broadcast_with`], [`DynShape::align_trailing`], [`DynShape::broadcast_in_dim`] and their like, and
/// is a value: infer with it while extents are unknown, [`check`](Self::check) the operands once they are known.
///
/// # Laws
///
/// * Operands that pass the check broadcast, and to a shape that [`shape`](Self::shape) says.
/// * Where it [is certain](Self::is_certain), all operands that are as declared pass, unless the result is too large.
/// * What passes two checks, of which the first knows less, passes one.
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
///     "extent 4 of axis 0 does not broadcast with extent 3 of axis 3: they must be equal, or one of them 1"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DynBroadcast {
    form: Form,
    dimensions: Vec<isize>,
    operands: Vec<DynShape>,
    /// Each operand after the first, with the result of those before it; none where a rank is unknown.
    pairs: Vec<Pair<Inline>>,
    shape: DynShape,
}

impl DynBroadcast {
    /// What is known of the result.
    #[must_use]
    pub const fn shape(&self) -> &DynShape {
        &self.shape
    }

    /// What is known of the result, and nothing else.
    #[must_use]
    pub fn into_shape(self) -> DynShape {
        self.shape
    }

    /// The operands, as they were declared.
    #[must_use]
    pub fn operands(&self) -> &[DynShape] {
        &self.operands
    }

    /// Whether nothing is left to be checked: all ranks are known, and no result depends on what an extent will be.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.operands.iter().all(|operand| !operand.is_unknown()) && self.conditions().is_empty()
    }

    /// What is to hold of extents that are not known, operand by operand and axis by axis; none where a rank is unknown, as
    /// axes cannot be told apart then.
    #[must_use]
    pub fn conditions(&self) -> Vec<BroadcastCondition> {
        let all = self.pairs.iter().flat_map(|pair| (0..).map_while(|axis| pair.at(axis)));
        all.filter_map(BroadcastCondition::in_doubt).collect()
    }

    /// The same broadcast of operands that are known now. What was declared and inferred before still holds.
    ///
    /// Operands of which more is known, but not all, may be given as well. They are asked by the same rule: XLA's refuses
    /// extents that it cannot compare yet, so ask it once all are known.
    ///
    /// # Errors
    ///
    /// [`ConditionError`]: not as many operands, an operand that is not as declared, operands that do not broadcast, or not
    /// to what was inferred.
    pub fn check(&self, operands: &[DynShape]) -> Result<Self, ConditionError> {
        if operands.len() != self.operands.len() {
            return Err(ConditionError::Operands { declared: self.operands.len(), found: operands.len() });
        }
        let mut merged = Vec::with_capacity(operands.len());
        for (operand, (declared, found)) in self.operands.iter().zip(operands).enumerate() {
            let both = declared.merge(found);
            merged.push(both.map_err(|error| ConditionError::Incompatible { operand, error })?);
        }
        let mut checked = Self::infer(self.form, self.dimensions.clone(), merged)?;
        let [inferred, found] =
            [&self.shape, &checked.shape].map(|shape| shape.extents().unwrap_or_default());
        for (axis, (&inferred, found)) in inferred.iter().zip(found).enumerate() {
            if let Some(found) = found.get() {
                ConditionError::check_inferred(axis, inferred, found)?;
            }
        }
        // What was inferred when less was known still holds; what was not refused agrees with it.
        if let Ok(shape) = self.shape.merge(&checked.shape) {
            checked.shape = shape;
        }
        // By XLA's rule more may have been inferred than the operands alone say. NumPy's rule says all that there is.
        if let ([pair], Some(extents), true) =
            (&mut *checked.pairs, checked.shape.extents(), self.form != Form::Trailing)
        {
            pair.result.copy_from_slice(extents);
        }
        Ok(checked)
    }
}

impl fmt::Debug for DynBroadcast {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.shape)?;
        self.conditions().iter().try_for_each(|condition| write!(f, ", {condition}"))
    }
}
