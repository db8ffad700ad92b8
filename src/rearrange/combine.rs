//! Two axes that an operation combines to one.

use super::resize;
use crate::{
    axis::{AxisError, edit::Edit},
    error::error_messages,
    extent::DynExtent,
};

/// Why two axes cannot be combined to a diagonal: the error of [`try_diagonal`](crate::View::try_diagonal).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CombineError {
    /// Both axes are the same.
    Same {
        /// The axis.
        axis: usize,
    },
    /// The rank does not have the axis.
    NoSuchAxis(AxisError),
    /// The rank is unknown.
    RankUnknown,
}

error_messages! {
    #[inline] CombineError [NoSuchAxis(AxisError)]
    Self::Same { axis } => "axis {axis} occurs twice: a diagonal runs along two different axes";
    Self::RankUnknown => "the rank is unknown, and a diagonal requires it";
}

impl CombineError {
    /// Returns the source map of a diagonal.
    #[inline]
    pub(crate) const fn edit<'a>(first: usize, second: usize) -> Result<Edit<'a>, Self> {
        if first == second {
            return Err(Self::Same { axis: first });
        }
        Ok(if first < second { Edit::Combine(first, second) } else { Edit::Combine(second, first) })
    }
}

/// Returns the axis of the diagonal along two axes, each an extent and a stride; and the offset of its first element from that of
/// index 0. If there are no elements, the offset has no meaning.
pub(crate) const fn diagonal_of(
    (rows, down): (usize, isize),
    (columns, right): (usize, isize),
    offset: isize,
) -> ((usize, isize), isize) {
    let (rows, columns) = (DynExtent::of_fitting(rows), DynExtent::of_fitting(columns));
    let extent = match resize::diagonal(rows, columns, offset).get() {
        Some(extent) => extent,
        None => 0,
    };
    // A diagonal of fewer than two elements has no step, and then the sum may not fit.
    let step = if extent > 1 { down.wrapping_add(right) } else { 0 };
    let along = if offset < 0 { down } else { right };
    // The first element is in the layout, so its offset fits.
    ((extent, step), along.wrapping_mul(offset.wrapping_abs()))
}
