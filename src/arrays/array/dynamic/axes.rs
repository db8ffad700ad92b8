//! One axis or several of an array whose rank is known at run time.

use alloc::vec::Vec;

use crate::{
    array::dynamic::{DynArrayError, layout::Numbers},
    axis::{self, Keep, list},
    rank::MAX_RANK,
};

/// One axis or several, as [`DynBase::sum_axis`](crate::array::dynamic::DynBase::sum_axis) takes them: an `isize`, or an array, a slice or a vector of them. Negative
/// ones count from the end. In [`Keep`], they stay in the result with extent 1, and one that occurs twice counts once; otherwise it is an error.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not axes of an array whose rank is known at run time",
    label = "one axis is an `isize`; several are an array or a slice of `isize`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait DynAxes {
    /// The axes.
    fn axes(&self) -> &[isize];

    /// Whether they stay in the result, with extent 1.
    fn are_kept(&self) -> bool {
        false
    }
}

#[diagnostic::do_not_recommend]
impl<X: DynAxes> DynAxes for Keep<X> {
    #[inline]
    fn axes(&self) -> &[isize] {
        self.0.axes()
    }

    #[inline]
    fn are_kept(&self) -> bool {
        true
    }
}

#[diagnostic::do_not_recommend]
impl DynAxes for isize {
    #[inline]
    fn axes(&self) -> &[isize] {
        core::slice::from_ref(self)
    }
}

/// Lists of axes, each with its generics.
macro_rules! lists {
    ($([$($generics:tt)*] $list:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> DynAxes for $list {
            #[inline]
            fn axes(&self) -> &[isize] {
                &self[..]
            }
        }
    )* };
}

lists! { [const K: usize] [isize; K]; [] &[isize]; [] &Vec<isize>; [const K: usize] &[isize; K]; }

#[diagnostic::do_not_recommend]
impl DynAxes for Vec<isize> {
    #[inline]
    fn axes(&self) -> &[isize] {
        self
    }
}

/// The axes of a reduction, and whether they stay in the result.
#[derive(Clone, Copy)]
pub(crate) struct AxesToReduce<'x> {
    pub(crate) axes: &'x [isize],
    pub(crate) are_kept: bool,
}

impl<'x> AxesToReduce<'x> {
    /// Axes that the result does not have.
    pub(crate) const fn removed(axes: &'x [isize]) -> Self {
        Self { axes, are_kept: false }
    }

    /// The axes that a method takes.
    #[inline]
    pub(crate) fn of(axes: &'x impl DynAxes) -> Self {
        Self { axes: axes.axes(), are_kept: axes.are_kept() }
    }
}

/// Which axes of the array with axes of extent 1 in front are reduced.
pub(crate) type Mask = [bool; MAX_RANK];

/// Which axes of the array with axes of extent 1 in front are reduced, and the extents of the result.
#[inline]
pub(crate) fn mask(extents: &[usize], reduced: AxesToReduce<'_>) -> Result<(Mask, Numbers), DynArrayError> {
    let rank = extents.len();
    let front = MAX_RANK.checked_sub(rank).ok_or(DynArrayError::RankAboveMost { rank })?;
    let mut mask = [false; MAX_RANK];
    for axis in reduced.axes {
        if let Some(is) = mask.get_mut(front.saturating_add(axis::resolve(*axis, rank)?)) {
            *is = true;
        }
    }
    // Each axis that is listed is one axis less. If all are kept, the rank does not depend on how often an axis is listed, as of arrays whose rank is in the type.
    if !reduced.are_kept {
        list::heap::checked(reduced.axes, rank)?;
    }
    let remaining = extents.iter().zip(mask.iter().skip(front)).filter_map(|(extent, is_reduced)| {
        if *is_reduced { reduced.are_kept.then_some(1) } else { Some(*extent) }
    });
    Ok((mask, remaining.collect()))
}
