//! The shape of operands that are joined along an axis, or stacked along a new one: one rule, for extents that may not be known.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: axes count to the rank"
)]

use super::resize;
use crate::{
    axis::AxisError,
    error::{attempt, error_messages},
    extent::{DynExtent, NameText, TablesDiffer, named::axis_in_byte},
    index::{MemoryError, SizeError},
    rank::RankError,
};

/// Why operands cannot be joined along an axis, or stacked along a new one: the error of [`try_concatenate`](crate::verbs::try_concatenate) and
/// [`try_stack`](crate::verbs::try_stack).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum JoinError {
    /// There are no operands.
    Nothing,
    /// An operand has another rank than those before it.
    Rank {
        /// The operand, counted from 0.
        operand: usize,
        /// The rank of those before it.
        expected: usize,
        /// Its rank.
        found: usize,
    },
    /// An operand has another extent than those before it, along an axis along which they are not joined.
    Extent {
        /// The operand, counted from 0.
        operand: usize,
        /// The axis.
        axis: usize,
        /// The extent of those before it.
        expected: DynExtent,
        /// Its extent.
        found: DynExtent,
    },
    /// An operand has another extent than those before it, as [`Extent`](Self::Extent) says, and the axis has a name.
    NamedExtent {
        /// The operand, counted from 0.
        operand: usize,
        /// The axis.
        axis: u8,
        /// The extent of those before it.
        expected: usize,
        /// Its extent.
        found: usize,
        /// The name.
        name: &'static NameText,
    },
    /// The rank does not have the axis.
    NoSuchAxis(AxisError),
    /// The rank of the result is too large.
    RankTooLarge(RankError),
    /// The element count of the result does not fit.
    Size(SizeError),
    /// There is not enough memory for the result.
    Memory(MemoryError),
    /// The operands have symbols of different tables.
    Tables(TablesDiffer),
    /// The sum of the extents along the axis is not the one that is stated.
    Total {
        /// The axis.
        axis: usize,
        /// What is known of the sum.
        joined: DynExtent,
        /// The one that is stated.
        stated: DynExtent,
    },
}

error_messages! {
    #[inline] JoinError [NoSuchAxis(AxisError), RankTooLarge(RankError), Size(SizeError), Memory(MemoryError), Tables(TablesDiffer)]
    Self::Nothing => "there are no operands: at least one determines the shape of the result";
    Self::Rank { operand, expected, found } =>
        "operand {operand} has rank {found}, and those before it have rank {expected}: they must be equal";
    Self::Extent { operand, axis, expected, found } =>
        "operand {operand} has extent {found} along axis {axis}, and those before it have {expected}: they must be equal, because \
         they are not joined along this axis";
    Self::Total { axis, joined, stated } => "the operands have {joined} along axis {axis} in all, and {stated} is stated";
    Self::NamedExtent { operand, axis, expected, found, name } =>
        "operand {operand} has extent {}={found} along axis {axis}, and those before it have {expected}: they must be equal, because \
         they are not joined along this axis",
        name.as_str();
}

impl JoinError {
    /// The same error with the name of the axis, if the result has one there. Of operands that are stacked, the result has one more axis.
    #[cold]
    #[inline(never)]
    pub(crate) fn with_names(self, names: &'static [Option<NameText>], stacked: Option<usize>) -> Self {
        if let Self::Extent { operand, axis, expected, found } = self {
            let of_result = if stacked.is_some_and(|stacked| stacked <= axis) { axis + 1 } else { axis };
            if let Some(Some(name)) = names.get(of_result) {
                let (expected, found) = (expected.get_known(), found.get_known());
                return Self::NamedExtent { operand, axis: axis_in_byte(axis), expected, found, name };
            }
        }
        self
    }
}

/// Joins the extents of the operand with this number to those of the operands before it: along `axis` they are added, along all others
/// they are equal. If `axis` is the rank, they are equal along all. The ranks are equal.
///
/// # Errors
///
/// [`JoinError::Rank`] for another rank, [`JoinError::Extent`] with the first axis where they differ, [`JoinError::Size`] if the sum does not fit.
///
/// ```
/// use shapewise::{DynExtent, rules::join::join};
///
/// let extents = |numbers: [usize; 2]| numbers.map(|extent| DynExtent::known(extent).unwrap());
/// let mut joined = extents([2, 3]);
/// join(&mut joined, &extents([5, 3]), 0, 1)?;
/// assert_eq!(joined, extents([7, 3]));
/// assert!(
///     join(&mut joined, &extents([5, 4]), 0, 2)
///         .unwrap_err()
///         .to_string()
///         .starts_with("operand 2 has extent 4 along axis 1")
/// );
/// # Ok::<(), shapewise::JoinError>(())
/// ```
pub const fn join(
    joined: &mut [DynExtent],
    next: &[DynExtent],
    axis: usize,
    operand: usize,
) -> Result<(), JoinError> {
    if joined.len() != next.len() {
        return Err(JoinError::Rank { operand, expected: joined.len(), found: next.len() });
    }
    let mut at = 0;
    while at < next.len() {
        let (expected, found) = (joined[at], next[at]);
        joined[at] = if at == axis {
            attempt!(resize::joined(at, expected, found), JoinError::Size)
        } else {
            match expected.merge(found) {
                Some(extent) => extent,
                None => return Err(JoinError::Extent { operand, axis: at, expected, found }),
            }
        };
        at += 1;
    }
    Ok(())
}

/// The extents of arrays that are joined along an axis, as far as the types know those of each; `None` if there are no arrays, and if they cannot be joined,
/// which a bound reports.
pub(crate) const fn joined_extents<const R: usize>(
    each: &[[Option<usize>; R]],
    axis: usize,
) -> Option<[Option<usize>; R]> {
    let [first, rest @ ..] = each else { return None };
    let (mut joined, mut operand) = (DynExtent::of_type(first), 0);
    while operand < rest.len() {
        if join(&mut joined, &DynExtent::of_type(&rest[operand]), axis, operand + 1).is_err() {
            return None;
        }
        operand += 1;
    }
    let (mut extents, mut at) = ([None; R], 0);
    while at < R {
        extents[at] = joined[at].get();
        at += 1;
    }
    Some(extents)
}
