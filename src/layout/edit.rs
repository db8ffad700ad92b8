//! Edits of an order of axes that change the rank: what is left keeps its place in memory among the others.
//!
//! | operation | logical axes, of `[a, b, c]` | in memory |
//! |---|---|---|
//! | [`remove_axis(Axis::<1>)`](MinorToMajor::remove_axis) | `[a, c]` | the others as they were |
//! | [`remove_axes([0, 2])`](MinorToMajor::remove_axes), [`keep([false, true, false])`](MinorToMajor::keep) | `[b]` | the others as they were |
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

use core::fmt;

use super::MinorToMajor;
use crate::{
    axis::{Axis, AxisError, Permutation, resolve},
    rank::{Below, Minus, Plus, Ranks},
};

/// Why axes cannot be removed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EditError {
    /// An axis that the rank does not have.
    Axis(AxisError),
    /// An axis that is named twice.
    Repeated {
        /// The axis.
        axis: usize,
        /// Where it is named first.
        first: usize,
        /// Where it is named again.
        second: usize,
    },
    /// Another number of axes is kept than the rank of the result says.
    Kept {
        /// How many axes are kept.
        kept: usize,
        /// The rank of the result.
        rank: usize,
    },
}

impl fmt::Display for EditError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Axis(error) => write!(f, "{error}"),
            Self::Repeated { axis, first, second } => {
                write!(
                    f,
                    "axis {axis} is named twice (at {first} and at {second}): each axis is removed once"
                )
            }
            Self::Kept { kept, rank } => {
                write!(
                    f,
                    "{kept} axes are kept, and the result has rank {rank}: the rank is how many are kept"
                )
            }
        }
    }
}

impl core::error::Error for EditError {}

impl From<AxisError> for EditError {
    fn from(error: AxisError) -> Self {
        Self::Axis(error)
    }
}

/// The place of an axis in an order, which is the order's length if it is not there.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the place counts to the length"
)]
pub(crate) const fn place_of(order: &[usize], axis: usize) -> usize {
    let mut place = 0;
    while place < order.len() && order[place] != axis {
        place += 1;
    }
    place
}

/// Writes the order of the axes that are kept, counted anew; how many they are. `into` is at least as long as that, or what
/// does not fit is left out.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "places count to the lengths, and the axes of an order are below its length"
)]
pub(crate) const fn keep(order: &[usize], kept: &[bool], into: &mut [usize]) -> usize {
    let (mut place, mut count) = (0, 0);
    while place < order.len() {
        let axis = order[place];
        if kept[axis] {
            if count < into.len() {
                into[count] = new_number(kept, axis);
            }
            count += 1;
        }
        place += 1;
    }
    count
}

/// The number of an axis once those before it that are not kept are gone.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis counts to another one"
)]
pub(crate) const fn new_number(kept: &[bool], axis: usize) -> usize {
    let (mut number, mut before) = (0, 0);
    while before < axis {
        if kept[before] {
            number += 1;
        }
        before += 1;
    }
    number
}

/// Writes the order with a new axis that has the number `axis` and stands at `place`, 0 being the most minor. `into` is one
/// longer than `order`.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "places count to the length of `into`, which is one longer"
)]
pub(crate) const fn insert(order: &[usize], axis: usize, place: usize, into: &mut [usize]) {
    let (mut from, mut to) = (0, 0);
    while to < into.len() {
        into[to] = if to == place || from >= order.len() {
            axis
        } else {
            let moved = order[from];
            from += 1;
            if moved < axis { moved } else { moved + 1 }
        };
        to += 1;
    }
}

/// Where [`insert`] puts a new axis by default: on the major side of the axis whose number it takes, and at the minor end
/// where there is none.
#[expect(clippy::arithmetic_side_effects, reason = "a place is below the length")]
pub(crate) const fn insert_place(order: &[usize], axis: usize) -> usize {
    if axis < order.len() { place_of(order, axis) + 1 } else { 0 }
}

/// Whether all axes that are more major than this one are such that `is_one`.
pub(crate) fn most_major(order: &[usize], axis: usize, is_one: impl Fn(usize) -> bool) -> bool {
    order.iter().rev().find(|&&major| major == axis || !is_one(major)) == Some(&axis)
}

/// Which axes are left when these are removed; negative ones count from the end.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "places count to the length, and `resolve` gives axes below the rank"
)]
pub(crate) const fn kept_without(axes: &[isize], kept: &mut [bool]) -> Result<(), EditError> {
    let rank = kept.len();
    let mut at = 0;
    while at < rank {
        kept[at] = true;
        at += 1;
    }
    at = 0;
    while at < axes.len() {
        let axis = match resolve(axes[at], rank) {
            Ok(axis) => axis,
            Err(error) => return Err(EditError::Axis(error)),
        };
        if !kept[axis] {
            // It was named before, so the search ends.
            let mut first = 0;
            while first < at && !matches!(resolve(axes[first], rank), Ok(other) if other == axis) {
                first += 1;
            }
            return Err(EditError::Repeated { axis, first, second: at });
        }
        kept[axis] = false;
        at += 1;
    }
    Ok(())
}

impl<const R: usize> MinorToMajor<R> {
    /// The order with a new axis of this number at this place, 0 being the most minor.
    pub(crate) const fn with_axis<const Q: usize>(self, axis: usize, place: usize) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q>,
    {
        let mut order = [0; Q];
        insert(&self.axes(), axis, place, &mut order);
        MinorToMajor::from_permutation(Permutation::of(order))
    }

    /// The order of the other axes, as they stand in memory; an axis that the rank does not have is an error of
    /// `cargo check`.
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
    /// # Source
    ///
    /// XLA, `Layout::DeleteDimension`, which aborts on an axis that is out of range.
    #[must_use]
    pub const fn remove_axis<const A: usize, const Q: usize>(self, _: Axis<A>) -> MinorToMajor<Q>
    where
        Ranks: Below<A, R>,
        <Ranks as Below<A, R>>::Then: Minus<R, 1, Q>,
    {
        self.without(A)
    }

    /// The order without one axis, which the rank has; `Q` is one less.
    #[expect(clippy::indexing_slicing, reason = "the axis is below R")]
    pub(crate) const fn without<const Q: usize>(self, axis: usize) -> MinorToMajor<Q> {
        let (mut kept, mut order) = ([true; R], [0; Q]);
        kept[axis] = false;
        keep(&self.axes(), &kept, &mut order);
        MinorToMajor::from_permutation(Permutation::of(order))
    }

    /// The order of the axes that are left, as they stand in memory. Axes may be named in any order; negative ones count
    /// from the end.
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
    pub const fn remove_axes<const K: usize, const Q: usize>(
        self,
        axes: [isize; K],
    ) -> Result<MinorToMajor<Q>, EditError>
    where
        Ranks: Minus<R, K, Q>,
    {
        let mut kept = [true; R];
        match kept_without(&axes, &mut kept) {
            Ok(()) => self.keep(kept),
            Err(error) => Err(error),
        }
    }

    /// The order of the axes for which `kept` is true, as they stand in memory: XLA's `FilterDimensions`.
    ///
    /// # Errors
    ///
    /// [`EditError::Kept`] unless they are `Q`.
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
    pub const fn keep<const Q: usize>(self, kept: [bool; R]) -> Result<MinorToMajor<Q>, EditError> {
        let mut order = [0; Q];
        let count = keep(&self.axes(), &kept, &mut order);
        if count != Q {
            return Err(EditError::Kept { kept: count, rank: Q });
        }
        Ok(MinorToMajor::from_permutation(Permutation::of(order)))
    }

    /// The order with one more axis, `A` of the result. In memory it is next to the axis whose number it takes, on the major
    /// side; behind the last axis it is the most minor.
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
    /// # Source
    ///
    /// XLA, `InsertDimensionAtIndex`.
    #[must_use]
    pub const fn insert_axis<const A: usize, const Q: usize>(self, _: Axis<A>) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q> + Below<A, Q>,
    {
        self.with_axis(A, insert_place(&self.axes(), A))
    }

    /// The order with one more axis behind the last, the most major in memory.
    #[must_use]
    pub const fn append_major<const Q: usize>(self) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q>,
    {
        self.with_axis(R, R)
    }

    /// The order with one more axis behind the last, the most minor in memory.
    #[must_use]
    pub const fn append_minor<const Q: usize>(self) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q>,
    {
        self.with_axis(R, 0)
    }

    /// The order with one more axis in front of the first, the most major in memory.
    #[must_use]
    pub const fn prepend_major<const Q: usize>(self) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q>,
    {
        self.with_axis(0, R)
    }

    /// The order with one more axis in front of the first, the most minor in memory.
    #[must_use]
    pub const fn prepend_minor<const Q: usize>(self) -> MinorToMajor<Q>
    where
        Ranks: Plus<R, 1, Q>,
    {
        self.with_axis(0, 0)
    }
}
