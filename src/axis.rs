//! Axes: positions in a shape. 0 is the first, and counted from the end -1 is the last.
//!
//! An axis that is known at run time is an `isize`, and [`resolve`] resolves it for a rank. An axis that is known at compile time
//! is [`Axis<A>`](Axis); if it is not below the rank, that is an error of `cargo check`.
//! Orders of axes are [permutations](permutation).

pub(crate) mod edit;
pub(crate) mod list;
pub(crate) mod one;
pub mod permutation;
mod position;
pub(crate) mod several;

use core::fmt;

pub(crate) use one::from_first;
pub use one::{AxisIn, AxisOf, Keep, LastAxis, ReducedAxis};
// Public, because messages print the full path of what a private module has.
#[cfg_attr(doc, doc(hidden))]
pub use one::{AxisArgument, BelowRank, JoinAxis, ReducedAxisArgument, ReducesRank};
#[cfg_attr(doc, doc(hidden))]
pub use one::{KeptAt, NoAxis, RemovedAt, Unchanged};
#[cfg_attr(doc, doc(hidden))]
pub use permutation::OrderOfRank;
pub use permutation::{AxisOrder, Permutation, PermutationError};
#[cfg_attr(doc, doc(hidden))]
pub use position::OwnRank;
#[cfg_attr(doc, doc(hidden))]
pub use several::DiffersFrom;
pub use several::OtherAxis;
#[cfg_attr(doc, doc(hidden))]
pub use several::{AxesArgument, EachAxisIn, ReducedAxesArgument};
pub use several::{AxesIn, ReducedAxes};

use crate::error::error_messages;

/// The axis `A`, in the type; negative axes count from the end, so `Axis::<-1>` is the last one.
///
/// It is written as a value: see [`axis_iter`](crate::View::axis_iter) and [`sum_axis`](crate::View::sum_axis).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Axis<const A: isize>;

impl<const A: isize> fmt::Debug for Axis<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Axis<{A}>")
    }
}

/// An axis that the rank does not have: the error of [`AxisOf::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct AxisError {
    /// The axis; negative axes count from the end.
    pub axis: isize,
    /// The rank that does not have it.
    pub rank: usize,
}

error_messages! {
    #[inline] AxisError []
    Self { axis, rank: 0 } => "axis {axis} is out of range: rank 0 has no axes";
    Self { axis, rank } =>
        "axis {axis} is out of range for rank {rank}: it must be at least -{rank} and below {rank}";
}

/// Returns the position of a signed axis: `axis` itself, or `axis + rank` if it is negative.
///
/// # Errors
///
/// [`AxisError`] unless `-rank <= axis < rank`.
///
/// # Examples
///
/// ```
/// use shapewise::axis::resolve;
///
/// assert_eq!(resolve(-1, 3), Ok(2));
/// assert_eq!(
///     resolve(3, 3).unwrap_err().to_string(),
///     "axis 3 is out of range for rank 3: it must be at least -3 and below 3"
/// );
/// ```
///
/// # In other libraries
///
/// XLA, "Shapes and layout": axis -1 of `[A, B, C]` is `C`. XLA's code checks only the lower bound; this checks both.
#[doc(alias("normalize_axis_index", "canonicalize_axis"))]
pub const fn resolve(axis: isize, rank: usize) -> Result<usize, AxisError> {
    let position = match axis.checked_add_unsigned(if axis < 0 { rank } else { 0 }) {
        Some(position) => position,
        None => return Err(AxisError { axis, rank }),
    };
    if position < 0 || position.unsigned_abs() >= rank {
        return Err(AxisError { axis, rank });
    }
    Ok(position.unsigned_abs())
}
