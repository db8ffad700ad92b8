//! Edits of an order of axes that change the rank. The axes that stay keep their order in memory.
//!
//! | operation | logical axes, of `[a, b, c]` | in memory |
//! |---|---|---|
//! | [`remove_axis(Axis::<1>)`](MinorToMajor::remove_axis) | `[a, c]` | the others in the same order |
//! | [`remove_axes([0, 2])`](MinorToMajor::remove_axes), [`keep([false, true, false])`](MinorToMajor::keep) | `[b]` | the others in the same order |
//! | [`insert_axis(Axis::<1>)`](MinorToMajor::insert_axis) | `[a, x, b, c]` | `x` next to `b`, on its major side |
//! | [`append_major()`](MinorToMajor::append_major) | `[a, b, c, x]` | `x` is the most major |
//! | [`append_minor()`](MinorToMajor::append_minor) | `[a, b, c, x]` | `x` is the most minor |
//! | [`prepend_major()`](MinorToMajor::prepend_major) | `[x, a, b, c]` | `x` is the most major |
//! | [`prepend_minor()`](MinorToMajor::prepend_minor) | `[x, a, b, c]` | `x` is the most minor |
//!
//! ```text
//! {0,2,1} of [a, b, c]       physical, major to minor:   b c a
//! append_major    {0,2,1,3}                            x b c a
//! append_minor    {3,0,2,1}                              b c a x
//! prepend_major   {1,3,2,0}                            x b c a
//! ```
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: axes count to R, and those that are kept to Q"
)]

use super::{MinorToMajor, order::OrderRef};
use crate::{
    axis::{Axis, AxisError, PermutationError, edit::Edit, from_first, list},
    error::{attempt, error_messages},
    message::Count,
    private::Exists,
    rank::{Below, Minus, Plus, RankWithoutAxes, Ranks},
};

/// Why axes cannot be removed: the error of [`MinorToMajor::remove_axes`](crate::MinorToMajor::remove_axes).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EditError {
    /// An axis that the rank does not have.
    NoSuchAxis(AxisError),
    /// An axis that is named twice.
    Repeated {
        /// The axis.
        axis: usize,
        /// The place where it is named first.
        first: usize,
        /// The place where it is named again.
        second: usize,
    },
    /// The number of axes that are kept is not the rank of the result.
    Kept {
        /// How many axes are kept.
        kept: usize,
        /// The rank of the result.
        rank: usize,
    },
}

error_messages! {
    #[inline] EditError [NoSuchAxis(AxisError)]
    Self::Repeated { axis, first, second } =>
        "axis {axis} is named twice (at {first} and at {second}): each axis is removed once";
    Self::Kept { kept, rank } =>
        "{} kept, and the result has rank {rank}: the rank is how many are kept",
        Count(kept, "axis is", "axes are");
}

impl EditError {
    /// Returns the error for a list of axes to remove.
    ///
    /// ```
    /// use shapewise::{layout::edit::EditError, rules::axes::check};
    ///
    /// let error = check(&[0, 0], &mut [0; 2], &mut [0; 2]).unwrap_err();
    /// assert_eq!(EditError::removed(error), EditError::Repeated { axis: 0, first: 0, second: 1 });
    /// ```
    #[must_use]
    pub const fn removed(error: PermutationError) -> Self {
        match error {
            PermutationError::NoSuchAxis(error) => Self::NoSuchAxis(error),
            PermutationError::Repeated { axis, first, second } => Self::Repeated { axis, first, second },
        }
    }
}

/// Returns, for each axis of rank `R`, whether it stays when these are removed. Negative axes count from the end.
///
/// # Errors
///
/// [`EditError`] with the first axis that the rank does not have, or that is named twice.
pub(crate) const fn kept_axes<const R: usize, const K: usize>(
    axes: [isize; K],
) -> Result<[bool; R], EditError> {
    let (mut found, mut kept, mut at) = ([0; K], [true; R], 0);
    if let Err(error) = list::check(&axes, &mut found, &mut [0; R]) {
        return Err(EditError::removed(error));
    }
    while at < K {
        kept[found[at]] = false;
        at += 1;
    }
    Ok(kept)
}

/// Returns the axes that are kept.
///
/// # Errors
///
/// [`EditError::Kept`] unless they are `Q`.
pub(crate) const fn kept<const R: usize, const Q: usize>(kept: [bool; R]) -> Result<[usize; Q], EditError> {
    let (mut axes, mut count, mut axis) = ([0; Q], 0, 0);
    while axis < R {
        if kept[axis] {
            if count < Q {
                axes[count] = axis;
            }
            count += 1;
        }
        axis += 1;
    }
    if count == Q { Ok(axes) } else { Err(EditError::Kept { kept: count, rank: Q }) }
}

impl<const R: usize> MinorToMajor<R> {
    /// Returns the order after an edit; a new axis is at this place in memory, 0 being the most minor.
    const fn edited<const Q: usize>(self, edit: Edit<'_>, place: usize) -> MinorToMajor<Q> {
        let mut axes = [0; Q];
        edit.order(&self.axes(), place, &mut axes);
        MinorToMajor::of(axes)
    }

    /// Returns the order without the axis `A`; the other axes keep their order in memory. An axis that the rank does not have is an
    /// error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Axis, layout::MinorToMajor};
    ///
    /// const ORDER: MinorToMajor<3> = match MinorToMajor::new([2, 0, 1]) {
    ///     Ok(order) => order,
    ///     Err(_) => panic!("each axis once"),
    /// };
    /// const LEFT: MinorToMajor<2> = ORDER.remove_axis(Axis::<1>);
    /// assert_eq!(LEFT.to_string(), "{1,0}");
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Layout::DeleteDimension`, which aborts on an axis that is out of range.
    #[doc(alias = "DeleteDimension")]
    #[must_use]
    pub const fn remove_axis<const A: isize, const Q: usize>(self, _: Axis<A>) -> MinorToMajor<Q>
    where
        Ranks: Below<A, R> + RankWithoutAxes<R, 1, Q>,
    {
        self.edited(Edit::Remove(from_first(A, R), 1), 0)
    }

    /// Returns the order without `K` axes; the other axes keep their order in memory. The axes may be named in any order. Negative axes
    /// count from the end.
    ///
    /// # Errors
    ///
    /// [`EditError`] with the first axis that the rank does not have, or that is named twice.
    ///
    /// ```
    /// use shapewise::layout::MinorToMajor;
    ///
    /// let order = MinorToMajor::new([2, 0, 1, 4, 3])?;
    /// assert_eq!(order.remove_axes([3, 2, 1])?.to_string(), "{0,1}");
    /// assert_eq!(
    ///     order.remove_axes([1, -4]).unwrap_err().to_string(),
    ///     "axis 1 is named twice (at 0 and at 1): each axis is removed once"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "DeleteDimensions")]
    pub const fn remove_axes<const K: usize, const Q: usize>(
        self,
        axes: [isize; K],
    ) -> Result<MinorToMajor<Q>, EditError>
    where
        Ranks: Minus<R, K, Q, Proof: Exists>,
    {
        self.keep(attempt!(kept_axes(axes)))
    }

    /// Returns the order of the axes for which `kept` is `true`; they keep their order in memory. XLA's `FilterDimensions`.
    ///
    /// # Errors
    ///
    /// [`EditError::Kept`] unless exactly `Q` axes are kept.
    ///
    /// ```
    /// use shapewise::layout::MinorToMajor;
    ///
    /// let order = MinorToMajor::new([2, 0, 1])?;
    /// assert_eq!(order.keep::<2>([true, false, true])?.to_string(), "{1,0}");
    /// assert_eq!(
    ///     order.keep::<2>([true; 3]).unwrap_err().to_string(),
    ///     "3 axes are kept, and the result has rank 2: the rank is how many are kept"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "FilterDimensions")]
    pub const fn keep<const Q: usize>(self, kept: [bool; R]) -> Result<MinorToMajor<Q>, EditError> {
        Ok(self.edited(Edit::Pick(&attempt!(self::kept::<R, Q>(kept))), 0))
    }

    /// Returns the order with a new axis, which is axis `A` of the result. In memory it is next to the axis whose number it takes, on
    /// the major side. After the last axis it is the most minor.
    ///
    /// ```
    /// use shapewise::{Axis, layout::MinorToMajor};
    ///
    /// let order = MinorToMajor::new([0, 2, 1])?;
    /// assert_eq!(order.insert_axis(Axis::<0>).to_string(), "{1,0,3,2}");
    /// assert_eq!(order.insert_axis(Axis::<3>).to_string(), "{3,0,2,1}");
    /// // Row-major stays row-major.
    /// assert!(MinorToMajor::<3>::ROW_MAJOR.insert_axis(Axis::<1>).is_row_major());
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `InsertDimensionAtIndex`.
    #[doc(alias("InsertDimensionAtIndex", "expand_dims"))]
    #[must_use]
    pub const fn insert_axis<const A: isize, const Q: usize>(self, _: Axis<A>) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists> + Below<A, Q>,
    {
        let axis = from_first(A, Q);
        self.edited(Edit::Insert(axis), OrderRef::new(&self.axes()).place_beside(axis))
    }

    /// Returns the order with a new axis after the last one, the most major in memory.
    ///
    /// ```
    /// use shapewise::MinorToMajor;
    ///
    /// let order = MinorToMajor::new([0, 1])?; // axis 0 varies fastest
    /// assert_eq!(order.append_major::<3>().to_string(), "{0,1,2}");
    /// assert_eq!(order.append_minor::<3>().to_string(), "{2,0,1}");
    /// assert_eq!(order.prepend_major::<3>().to_string(), "{1,2,0}");
    /// assert_eq!(order.prepend_minor::<3>().to_string(), "{0,1,2}");
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    #[doc(alias = "AppendMajorDimension")]
    #[must_use]
    pub const fn append_major<const Q: usize>(self) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        self.edited(Edit::Insert(R), R)
    }

    /// Returns the order with a new axis after the last one, the most minor in memory.
    ///
    /// [`append_major`](Self::append_major) has an example.
    #[doc(alias = "AppendMinorDimension")]
    #[must_use]
    pub const fn append_minor<const Q: usize>(self) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        self.edited(Edit::Insert(R), 0)
    }

    /// Returns the order with a new axis before the first one, the most major in memory.
    ///
    /// [`append_major`](Self::append_major) has an example.
    #[doc(alias = "PrependMajorDimension")]
    #[must_use]
    pub const fn prepend_major<const Q: usize>(self) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        self.edited(Edit::Insert(0), R)
    }

    /// Returns the order with a new axis before the first one, the most minor in memory.
    ///
    /// [`append_major`](Self::append_major) has an example.
    #[must_use]
    pub const fn prepend_minor<const Q: usize>(self) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        self.edited(Edit::Insert(0), 0)
    }
}
