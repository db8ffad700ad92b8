//! The rules for extents that may be unknown, and the conditions that are checked once the extents are known.
//!
//! Two systems, two rules. XLA ([`DynExtent::broadcast_strict`]) assumes that an unknown extent does not stretch:
//! `<=4` with `<=5` is an error, as are `<=4` and 5, and `<=4` with `?` is at most 4. NumPy and TensorFlow
//! ([`DynExtent::broadcast`]) allow that it is 1. In both only a *known* 1 stretches without doubt; wherever else a result
//! depends on an unknown extent, there is a [`BroadcastCondition`].

use core::fmt;

use super::{BroadcastError, DynBroadcastError, extent};
use crate::{
    error::error_messages,
    extent::{DynExtent, Knowledge, Symbol, SymbolicExtent},
    message::Count,
    shape::MergeError,
};

impl DynExtent {
    /// Returns what is known of the extent that two extents broadcast to, or `None` if they cannot broadcast: the set of all results of
    /// two extents that `self` and `other` allow. This is NumPy's and TensorFlow's rule.
    ///
    /// | | `1` | `n` | `<=n` | `?` |
    /// |---|---|---|---|---|
    /// | `m`, not 1 | `m` | `m` if equal | `m` | `m` |
    /// | `<=m` | `<=m` | `n` | `<=` the larger | `?` |
    /// | `?` | `?` | `n` | `?` | `?` |
    ///
    /// An unknown extent may be 1, so it broadcasts with any other. If the other is known and not 1, the unknown one is the
    /// same, or 1.
    ///
    /// ```
    /// use shapewise::DynExtent;
    ///
    /// let (one, three, few) = (DynExtent::ONE, DynExtent::known(3)?, DynExtent::at_most(5)?);
    /// assert_eq!((one.broadcast(three), three.broadcast(few)), (Some(three), Some(three)));
    /// assert_eq!(three.broadcast(DynExtent::known(4)?), None);
    /// // By XLA's rule a bounded extent is not expected to stretch.
    /// assert_eq!((one.broadcast_strict(three), three.broadcast_strict(few)), (Some(three), None));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias = "broadcast_dynamic_shape")]
    #[must_use]
    pub const fn broadcast(self, other: Self) -> Option<Self> {
        match (self.knowledge(), other.knowledge()) {
            (Knowledge::Known(lhs), Knowledge::Known(rhs)) => match extent(lhs, rhs) {
                None => None,
                Some(_) => Some(if lhs == 1 { other } else { self }),
            },
            (Knowledge::Known(1), _) => Some(other),
            (_, Knowledge::Known(1)) => Some(self),
            (Knowledge::Known(_), _) => Some(self),
            (_, Knowledge::Known(_)) => Some(other),
            (Knowledge::Bounded(lhs), Knowledge::Bounded(rhs)) => Some(if lhs > rhs { self } else { other }),
            _ => Some(Self::UNKNOWN),
        }
    }

    /// Returns what is known of the extent that two extents broadcast to by XLA's rule, or `None`: an extent that is not known to be 1
    /// is not expected to stretch, and bounds are compared as numbers.
    ///
    /// | | `1` | `n` | `<=n` | `?` |
    /// |---|---|---|---|---|
    /// | `m`, not 1 | `m` | `m` if equal | `m` if equal, or if `n` is 1 | `m` |
    /// | `<=m` | `<=m` | `n` if equal, or if `m` is 1 | `<=m` if equal; if one is 1, the other | `<=m`; `?` if `m` is 1 |
    /// | `?` | `?` | `n` | `<=n`; `?` if `n` is 1 | `?` |
    ///
    /// # In other libraries
    ///
    /// XLA, `InferDegenerateDimensionBroadcastShape`, code and tests. XLA returns `<=n` for `n` with `<=n`. Here it is `n`,
    /// which is more specific: an axis that is known stays known.
    ///
    /// [`broadcast`](Self::broadcast) has an example.
    #[doc(alias = "InferDegenerateDimensionBroadcastShape")]
    #[must_use]
    pub const fn broadcast_strict(self, other: Self) -> Option<Self> {
        match (self.bound(), other.bound()) {
            (Some(1), Some(1)) => Some(if self.is_known() { other } else { self }),
            (Some(1), _) => Some(other),
            (_, Some(1)) => Some(self),
            (Some(lhs), Some(rhs)) if lhs != rhs => None,
            (Some(_), Some(_)) => Some(if self.is_known() { self } else { other }),
            (None, _) => Some(other),
            (_, None) => Some(self),
        }
    }
}

/// The condition on two extents at an axis of a result, once they are known: they broadcast to what was inferred.
///
/// # Examples
///
/// ```
/// use shapewise::DynShape;
///
/// let (batch, row): (DynShape, DynShape) = ("[?,3]".parse()?, "[1,?]".parse()?);
/// let sum = batch.broadcast_with(&row, &[])?;
/// assert_eq!(sum.shape().to_string(), "[?,3]");
/// // Axis 0 stretches without doubt: the row has a known 1. Axis 1 depends on an unknown extent.
/// let [condition] = sum.conditions()[..] else { panic!("one axis is in doubt") };
/// assert_eq!(condition.to_string(), "at axis 1, extents 3 and ? must broadcast to 3");
/// assert_eq!((condition.check(3, 1), condition.check(3, 3)), (Ok(3), Ok(3)));
/// assert!(condition.check(3, 2).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct BroadcastCondition {
    /// The axis of the result.
    pub axis: usize,
    /// The extent of the first operand, as far as it is known, or of the result of the operands before.
    pub lhs: DynExtent,
    /// The extent of the other operand, as far as it is known.
    pub rhs: DynExtent,
    /// The result, as far as it is known.
    pub result: DynExtent,
    /// `true` if `rhs` is the target that `lhs` is broadcast into, and does not stretch itself.
    pub is_target: bool,
    /// The symbols of `lhs`, `rhs` and `result`. An extent with a symbol does not stretch.
    pub symbols: [Option<Symbol>; 3],
}

impl BroadcastCondition {
    /// Returns the extent that two extents broadcast to, now that they are known.
    ///
    /// # Errors
    ///
    /// [`ConditionError`] if an extent is not as declared, if the two do not broadcast, or if the result is not as inferred.
    pub fn check(self, lhs: usize, rhs: usize) -> Result<usize, ConditionError> {
        let Self { axis, result, is_target, .. } = self;
        for (declared, found) in [(self.lhs, lhs), (self.rhs, rhs)] {
            if !declared.contains(found) {
                return Err(ConditionError::Declared { axis, declared, found });
            }
        }
        let [left, right, _] = self.symbolic();
        if (left.symbol().is_some() || right.symbol().is_some()) && left.met(right, lhs, rhs).is_none() {
            return Err(ConditionError::Symbol { axis, lhs, rhs });
        }
        let found = match extent(lhs, rhs) {
            Some(found) if is_target && found != rhs => {
                return Err(BroadcastError::Into { axis, extent: lhs, into: axis, target: rhs }.into());
            }
            found => found.ok_or(BroadcastError::Extents { axis, lhs, rhs })?,
        };
        ConditionError::check_inferred(axis, result, found)?;
        Ok(found)
    }

    /// Returns the two extents and the result, with their symbols.
    pub(super) fn symbolic(self) -> [SymbolicExtent; 3] {
        let [lhs, rhs, result] = self.symbols;
        [(self.lhs, lhs), (self.rhs, rhs), (self.result, result)]
            .map(|(extent, symbol)| SymbolicExtent::new(extent, symbol))
    }
}

impl fmt::Display for BroadcastCondition {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([lhs, rhs, result], axis) = (self.symbolic(), self.axis);
        match self.is_target {
            true => write!(f, "at axis {axis}, extent {lhs} must broadcast into {rhs}"),
            // Neither stretches: two symbols, or a symbol and a number.
            false if !lhs.may_stretch() && !rhs.may_stretch() => {
                write!(f, "at axis {axis}, extents {lhs} and {rhs} must be equal")
            }
            false => write!(f, "at axis {axis}, extents {lhs} and {rhs} must broadcast to {result}"),
        }
    }
}

/// Why extents or shapes do not fit a broadcast that was inferred from less knowledge of them: the error of [`BroadcastCondition::check`]
/// and `DynBroadcast::check`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ConditionError {
    /// An extent is not one that was declared.
    Declared {
        /// The axis of the result.
        axis: usize,
        /// The declared extent.
        declared: DynExtent,
        /// The extent.
        found: usize,
    },
    /// The number of operands is not the declared one.
    Operands {
        /// How many were declared.
        declared: usize,
        /// How many there are.
        found: usize,
    },
    /// The rank or the extents of an operand are not compatible with the declared ones.
    Incompatible {
        /// Which operand.
        operand: usize,
        /// Declared on the left, found on the right.
        error: MergeError,
    },
    /// The result is not as inferred: a bound of XLA's rule does not hold.
    Inferred {
        /// The axis of the result.
        axis: usize,
        /// The inferred extent.
        inferred: DynExtent,
        /// The extent.
        found: usize,
    },
    /// The extents do not broadcast.
    Broadcast(BroadcastError),
    /// The shapes do not broadcast.
    Shapes(DynBroadcastError),
    /// Two extents differ, and one that is 1 has a symbol, so it does not stretch.
    Symbol {
        /// The axis of the result.
        axis: usize,
        /// The extent on the left.
        lhs: usize,
        /// The extent on the right.
        rhs: usize,
    },
    /// The symbol of an axis is another number before it.
    Twice {
        /// The operand.
        operand: usize,
        /// The axis of the operand.
        axis: usize,
        /// The number of the symbol at an axis before.
        first: usize,
        /// The extent.
        found: usize,
    },
}

impl ConditionError {
    /// Checks that an extent of the result is as inferred.
    #[inline]
    pub(super) const fn check_inferred(axis: usize, inferred: DynExtent, found: usize) -> Result<(), Self> {
        if inferred.contains(found) { Ok(()) } else { Err(Self::Inferred { axis, inferred, found }) }
    }
}

error_messages! {
    #[inline] ConditionError [Broadcast(BroadcastError), Shapes(DynBroadcastError)]
    Self::Declared { axis, declared, found } =>
        "axis {axis} of an operand has extent {found}, and was declared as {declared}";
    Self::Operands { declared, found } => "{} given, and {}",
        Count(found, "operand was", "operands were"), Count(declared, "was declared", "were declared");
    Self::Incompatible { operand, error } => "operand {operand} is not as it was declared: {error}";
    Self::Inferred { axis, inferred, found } =>
        "axis {axis} of the result has extent {found}, and was inferred as {inferred}: what is not known to be 1 was not to stretch";
    Self::Symbol { axis, lhs, rhs } =>
        "extents {lhs} and {rhs} differ at axis {axis} of the result, and one that has a symbol does not stretch";
    Self::Twice { operand, axis, first, found } =>
        "axis {axis} of operand {operand} has extent {found}, and its symbol is {first} at an axis before: a symbol is one number";
}
