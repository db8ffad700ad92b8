//! One axis or several of an array whose rank is known at run time.

use alloc::vec::Vec;

use crate::{
    array::dynamic::{DynArrayError, layout::ExtentList},
    axis::{self, list},
    rank::MAX_RANK,
};

/// One axis or several, as [`DynBase::sum_axis`](crate::array::dynamic::DynBase::sum_axis) takes them: an `isize`, or an array, a slice or a vector of them. Negative
/// ones count from the end.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not axes of an array whose rank is known at run time",
    label = "one axis is an `isize`; several are an array or a slice of `isize`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait DynAxes {
    /// The axes.
    fn axes(&self) -> &[isize];
}

#[diagnostic::do_not_recommend]
impl DynAxes for isize {
    #[inline]
    fn axes(&self) -> &[isize] {
        core::slice::from_ref(self)
    }
}

#[diagnostic::do_not_recommend]
impl<const K: usize> DynAxes for [isize; K] {
    #[inline]
    fn axes(&self) -> &[isize] {
        self
    }
}

#[diagnostic::do_not_recommend]
impl DynAxes for &[isize] {
    #[inline]
    fn axes(&self) -> &[isize] {
        self
    }
}

#[diagnostic::do_not_recommend]
impl DynAxes for &Vec<isize> {
    #[inline]
    fn axes(&self) -> &[isize] {
        self
    }
}

#[diagnostic::do_not_recommend]
impl<const K: usize> DynAxes for &[isize; K] {
    #[inline]
    fn axes(&self) -> &[isize] {
        *self
    }
}

#[diagnostic::do_not_recommend]
impl DynAxes for Vec<isize> {
    #[inline]
    fn axes(&self) -> &[isize] {
        self
    }
}

/// Which axes of the array with axes of extent 1 in front are reduced.
pub(crate) type Mask = [bool; MAX_RANK];

/// Which axes of the array with axes of extent 1 in front are in the list, and the extents of the others.
#[inline]
pub(crate) fn mask(extents: &[usize], axes: &[isize]) -> Result<(Mask, ExtentList), DynArrayError> {
    let rank = extents.len();
    let front = MAX_RANK.checked_sub(rank).ok_or(DynArrayError::RankAboveMost { rank })?;
    for axis in axes {
        axis::resolve(*axis, rank)?;
    }
    let axes = list::heap::checked(axes, rank)?;
    let mut mask = [false; MAX_RANK];
    for axis in &axes {
        if let Some(is) = mask.get_mut(front.saturating_add(*axis)) {
            *is = true;
        }
    }
    let remaining = extents.iter().enumerate().filter(|(axis, _)| !axes.contains(axis));
    Ok((mask, remaining.map(|(_, extent)| *extent).collect()))
}
