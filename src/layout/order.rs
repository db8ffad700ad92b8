//! Orders of axes in memory, from the one that varies fastest to the one that varies slowest.
//!
//! ```text
//! {1,0} of rank 2    axis 1 varies fastest    row-major       the last axis is the most minor
//! {0,1} of rank 2    axis 0 varies fastest    column-major    the first axis is the most minor
//! ```
//!
//! The most minor axis is XLA's physical axis `R - 1`, the most major one its physical axis 0.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: the axes of an order are below its length, each is there once, and places count to it"
)]

pub(crate) mod strides;

use core::{fmt, hash::Hash};

use crate::{
    axis::{
        AxisError, AxisOrder, Permutation, PermutationError,
        edit::Edit,
        list,
        permutation::{AxisTuple, TypedOrder},
        resolve,
    },
    error::attempt,
    index::Walk,
    private::{Exists, Is, Sealed},
    shape::with_commas,
    types::{AxisList, ExtentList},
};

pub(super) use self::strides::known_strides;
pub(crate) use self::strides::{axes_of_strides, place_others};

/// The order of the axes in memory as it is stored: a [`Permutation`] that is known at run time, or a tuple of
/// [`Axis`](crate::Axis) that the type knows.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an order of {R} axes in memory",
    label = "write the order as `axes![...]`, up to 8 axes, each once; one that is known at run time is a `Permutation<{R}>`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Order<const R: usize>: Copy + fmt::Debug + Eq + Hash + Sealed {
    /// The permutation, if the type knows it.
    const KNOWN: Option<Permutation<R>>;

    /// The axes of extents `E` with the strides that follow from this order and the extents `P` of memory.
    #[doc(hidden)]
    type Axes<E: ExtentList<R>, P: ExtentList<R>>: AxisList;

    /// Returns the permutation: place `k` holds the axis that is the `k`-th most minor.
    #[must_use]
    fn permutation(&self) -> Permutation<R>;
}

impl<const R: usize> Sealed for Permutation<R> {}
#[diagnostic::do_not_recommend]
impl<const R: usize> Order<R> for Permutation<R> {
    const KNOWN: Option<Self> = None;
    type Axes<E: ExtentList<R>, P: ExtentList<R>> = E::List;

    #[inline(always)]
    fn permutation(&self) -> Self {
        *self
    }
}

impl<const R: usize, O: AxisOrder<R> + AxisTuple + fmt::Debug + Eq + Hash> Order<R> for O {
    const KNOWN: Option<Permutation<R>> = Some(O::PERMUTATION);
    // From minor to major, the strides are those of column-major order; then each axis goes to its place.
    type Axes<E: ExtentList<R>, P: ExtentList<R>> = <<O as AxisTuple>::Placed<
        <<O as AxisTuple>::Of<P::List> as AxisList>::ColumnMajor,
        P::List,
    > as AxisList>::Sized<E::List>;

    #[inline(always)]
    fn permutation(&self) -> Permutation<R> {
        O::PERMUTATION
    }
}

/// The axes of rank `R` from minor to major: each exactly once.
///
/// By default the order is known at run time. With constant axes it is in the type and takes no memory:
/// `MinorToMajor<2, (Axis<0>, Axis<1>)>`. The queries of such an order are on [`ranked`](Self::ranked).
///
/// # Examples
///
/// ```
/// use shapewise::{axes, layout::MinorToMajor};
///
/// let order = MinorToMajor::new([1, 2, 0])?;
/// assert_eq!(order.to_string(), "{1,2,0}");
/// // axis 1 varies fastest, axis 0 slowest
/// assert_eq!((order.minor(0)?, order.major(0)?), (1, 0));
/// assert_eq!(order.strides(&[10, 20, 30]), [600, 1, 20]);
///
/// let typed = MinorToMajor::typed(axes![1, 2, 0]);
/// assert_eq!((typed.ranked(), size_of_val(&typed)), (order, 0));
/// assert_eq!(
///     MinorToMajor::new([0, 0]).unwrap_err().to_string(),
///     "axis 0 occurs twice (at 0 and at 1): each axis must occur once"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// XLA, `minor_to_major` of a layout, and `LayoutUtil`.
#[doc(alias = "minor_to_major")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MinorToMajor<const R: usize, O = Permutation<R>> {
    order: O,
}

/// A [`MinorToMajor`] of rank `R`. Constructors of layouts are generic over it so that a mistake has the message of this trait.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "expected an order of {R} axes in memory, a `MinorToMajor<{R}>`, found `{Self}`",
    label = "write `MinorToMajor::typed(axes![..])`, or `MinorToMajor::new([..])?` of an order known at run time"
)]
pub trait MinorToMajorOf<const R: usize, O> {
    /// Returns the order.
    #[doc(hidden)]
    fn order(self) -> MinorToMajor<R, O>;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, O, M: Is<MinorToMajor<R, O>>> MinorToMajorOf<R, O> for M {
    #[inline(always)]
    fn order(self) -> MinorToMajor<R, O> {
        self.itself()
    }
}

impl<const R: usize> MinorToMajor<R> {
    /// The last axis varies fastest: C's order, and the default. XLA's descending layout. See the example of [`MinorToMajor`].
    pub const ROW_MAJOR: Self = Self { order: Permutation::REVERSAL };

    /// The first axis varies fastest: Fortran's order. XLA's ascending layout. See the example of [`Ordered::new`](super::Ordered::new).
    pub const COLUMN_MAJOR: Self = Self { order: Permutation::IDENTITY };

    /// Returns the order from its axes from minor to major; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`PermutationError`] unless each axis is named once.
    pub const fn new(axes: [isize; R]) -> Result<Self, PermutationError> {
        Ok(Self { order: attempt!(Permutation::new(axes)) })
    }

    /// Returns the order from its axes from major to minor, which is how JAX writes it.
    ///
    /// # Errors
    ///
    /// Same errors as [`new`](Self::new).
    ///
    /// ```
    /// use shapewise::layout::MinorToMajor;
    ///
    /// assert_eq!(MinorToMajor::from_major_to_minor([0, 2, 1])?, MinorToMajor::new([1, 2, 0])?);
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    #[doc(alias = "MakeLayoutFromMajorToMinor")]
    pub const fn from_major_to_minor(axes: [isize; R]) -> Result<Self, PermutationError> {
        let order = attempt!(Permutation::new(axes));
        Ok(Self { order: Permutation::REVERSAL.after(order) })
    }

    /// Returns the order from a permutation of the axes, from minor to major.
    ///
    /// [`axes`](Self::axes) has an example.
    #[must_use]
    pub const fn from_permutation(order: Permutation<R>) -> Self {
        Self { order }
    }

    /// Returns the order of these axes, from minor to major, which are known to be each of 0 to `R - 1` once.
    pub(crate) const fn of(axes: [usize; R]) -> Self {
        Self { order: Permutation::of(axes) }
    }

    /// Returns the axes, the most minor first.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Permutation};
    ///
    /// let order = MinorToMajor::new([0, 2, 1])?;
    /// assert_eq!((order.axes(), order.major_to_minor()), ([0, 2, 1], [1, 2, 0]));
    /// assert_eq!(MinorToMajor::from_permutation(Permutation::new([0, 2, 1])?), order);
    /// assert_eq!(order.permutation().axes(), [0, 2, 1]);
    /// assert!(!order.is_row_major() && !order.is_column_major());
    /// assert!(
    ///     MinorToMajor::<3>::ROW_MAJOR.is_row_major()
    ///         && MinorToMajor::<3>::COLUMN_MAJOR.is_column_major()
    /// );
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    #[must_use]
    pub const fn axes(self) -> [usize; R] {
        self.order.axes()
    }

    /// Returns the axes, the most major first.
    ///
    /// [`axes`](Self::axes) has an example.
    #[must_use]
    pub const fn major_to_minor(self) -> [usize; R] {
        Permutation::REVERSAL.after(self.order).axes()
    }

    /// Returns the axis that is the `place`-th most minor; 0 is the one that varies fastest.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the place is not below the rank; negative places count from the major end.
    #[doc(alias = "Minor")]
    pub const fn minor(self, place: isize) -> Result<usize, AxisError> {
        OrderRef::new(&self.axes()).minor(place)
    }

    /// Returns the axis that is the `place`-th most major: XLA's physical axis as a logical one.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the place is not below the rank; negative places count from the minor end.
    #[doc(alias = "Major")]
    pub const fn major(self, place: isize) -> Result<usize, AxisError> {
        OrderRef::new(&self.axes()).major(place)
    }

    /// Returns, for each logical axis, its physical one, which is 0 for the most major.
    ///
    /// ```
    /// use shapewise::layout::MinorToMajor;
    ///
    /// assert_eq!(MinorToMajor::new([1, 2, 0])?.logical_to_physical().axes(), [0, 2, 1]);
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    #[doc(alias = "MakeLogicalToPhysical")]
    #[must_use]
    pub const fn logical_to_physical(self) -> Permutation<R> {
        let mut physical = [0; R];
        OrderRef::new(&self.axes()).physical(&mut physical);
        Permutation::of(physical)
    }

    /// Returns `true` if the last axis varies fastest and the first slowest: axis 0 is the most major. `true` for rank 0 and 1.
    ///
    /// [`axes`](Self::axes) has an example.
    #[doc(alias = "IsMonotonicWithDim0Major")]
    #[must_use]
    pub const fn is_row_major(self) -> bool {
        OrderRef::new(&self.axes()).is_row_major()
    }

    /// Returns `true` if the first axis varies fastest and the last slowest: axis 0 is the most minor. `true` for rank 0 and 1.
    ///
    /// [`axes`](Self::axes) has an example.
    #[doc(alias = "IsMonotonicWithDim0Minor")]
    #[must_use]
    pub const fn is_column_major(self) -> bool {
        OrderRef::new(&self.axes()).is_column_major()
    }

    /// Returns whether these axes are side by side in memory, in any order among themselves; `true` for no axes.
    ///
    /// # Errors
    ///
    /// [`AxisError`] with the first axis that the rank does not have.
    ///
    /// ```
    /// use shapewise::MinorToMajor;
    ///
    /// let order = MinorToMajor::new([2, 0, 1])?;
    /// assert_eq!(
    ///     (order.are_consecutive(&[0, 2]), order.are_consecutive(&[1, 2])),
    ///     (Ok(true), Ok(false))
    /// );
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    #[doc(alias = "AreDimensionsConsecutive")]
    pub const fn are_consecutive(self, axes: &[isize]) -> Result<bool, AxisError> {
        OrderRef::new(&self.axes()).are_consecutive(axes)
    }

    /// Returns the same order with one axis moved to the major end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    ///
    /// ```
    /// use shapewise::layout::MinorToMajor;
    ///
    /// let order = MinorToMajor::new([2, 0, 3, 1])?;
    /// assert_eq!(order.move_to_major(0).unwrap().to_string(), "{2,3,1,0}");
    /// assert_eq!(order.move_to_minor(3).unwrap().to_string(), "{3,2,0,1}");
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    #[doc(alias = "MoveDimToMajor")]
    pub const fn move_to_major(self, axis: isize) -> Result<Self, AxisError> {
        // Places count from the minor end, so the major end is place R - 1.
        self.move_to(axis, R.saturating_sub(1))
    }

    /// Returns the same order with one axis moved to the minor end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    pub const fn move_to_minor(self, axis: isize) -> Result<Self, AxisError> {
        self.move_to(axis, 0)
    }

    const fn move_to(self, axis: isize, place: usize) -> Result<Self, AxisError> {
        let mut axes = [0; R];
        attempt!(OrderRef::new(&self.axes()).move_to(axis, place, &mut axes));
        Ok(Self::of(axes))
    }

    /// Returns the order of the axes of a transposed shape in the same memory, so that the transpose moves no element. Axis `k` of the
    /// transposed shape is axis `permutation[k]` of this one.
    ///
    /// ```
    /// use shapewise::{Permutation, layout::MinorToMajor};
    ///
    /// let order = MinorToMajor::ROW_MAJOR.permute_by(Permutation::new([1, 2, 0])?);
    /// assert_eq!(order.to_string(), "{1,0,2}");
    /// # Ok::<(), shapewise::PermutationError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `PermuteDimensions`. Its `ReorderLogicalDimensions` maps in the opposite direction, which differs for permutations
    /// that are not their own inverse.
    #[doc(alias("PermuteDimensions", "transpose"))]
    #[must_use]
    pub const fn permute_by(self, permutation: Permutation<R>) -> Self {
        Self { order: self.order.after(permutation.inverse()) }
    }
}

impl<const R: usize, O> MinorToMajor<R, O> {
    /// Returns the order in the type: `MinorToMajor::typed(axes![0, 1])`, whose rank is the number of axes. Axes that are not an order
    /// are an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, axes};
    ///
    /// assert_eq!(MinorToMajor::typed(axes![1, 2, 0]).ranked().minor(0)?, 1);
    /// # Ok::<(), shapewise::AxisError>(())
    /// ```
    #[must_use]
    pub const fn typed(order: O) -> MinorToMajor<R, O::Order>
    where
        O: TypedOrder<R, Proof: Exists>,
    {
        let _ = order;
        MinorToMajor { order: O::ORDER }
    }
}

impl<const R: usize, O: Order<R>> MinorToMajor<R, O> {
    /// The permutation, if the type knows it. See [`typed`](Self::typed).
    pub const KNOWN: Option<Permutation<R>> = O::KNOWN;
}

// The bounds are on the methods: for axes that are not an order, each message then names the order.
impl<const R: usize, O> MinorToMajor<R, O> {
    /// Returns the permutation: place `k` holds the axis that is the `k`-th most minor.
    ///
    /// [`axes`](Self::axes) has an example.
    #[must_use]
    #[inline(always)]
    pub fn permutation(&self) -> Permutation<R>
    where
        O: Order<R>,
    {
        self.order.permutation()
    }

    /// Forgets what the type knows.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, axes};
    ///
    /// let order = MinorToMajor::typed(axes![1, 0]); // no memory
    /// assert_eq!((size_of_val(&order), order.ranked()), (0, MinorToMajor::<2>::ROW_MAJOR));
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn ranked(&self) -> MinorToMajor<R>
    where
        O: Order<R>,
    {
        MinorToMajor { order: self.order.permutation() }
    }
}

impl<const R: usize> Default for MinorToMajor<R> {
    /// Returns row-major order.
    fn default() -> Self {
        Self::ROW_MAJOR
    }
}

impl<const R: usize, O: Order<R>> From<O> for MinorToMajor<R, O> {
    /// Returns the same order: a permutation, or axes in the type.
    fn from(order: O) -> Self {
        Self { order }
    }
}

impl<const R: usize, O: Order<R>> fmt::Display for MinorToMajor<R, O> {
    /// Writes `{1,0}`, as in XLA's text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}}}", OrderRef::new(&self.permutation().axes()))
    }
}

impl<const R: usize, O: fmt::Debug> fmt::Debug for MinorToMajor<R, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("MinorToMajor").field(&self.order).finish()
    }
}

// Walks over indices in the order of memory.

impl<const R: usize> Walk<R> {
    /// Takes an order of axes, returns a walk over the same indices in that order of memory, from the beginning. See the example of [`Walk`].
    #[must_use]
    pub fn in_order(self, order: MinorToMajor<R>) -> Self {
        self.in_order_of(order.axes())
    }
}

// An order of axes in memory, borrowed: the queries and the text that orders of all kinds share.

/// The axes of a layout from minor to major, borrowed from a [`MinorToMajor`] or from a layout whose rank
/// is known at run time. `Display` writes `1,0`, as in XLA's text between the braces.
///
/// ```
/// use shapewise::rules::order::OrderRef;
///
/// let order = OrderRef::new(&[1, 0, 2]); // axis 1 varies fastest
/// assert_eq!((order.minor(0)?, order.major(0)?, order.to_string()), (1, 2, "1,0,2".to_owned()));
/// assert!(!order.is_row_major() && !order.is_column_major() && order.are_consecutive(&[0, 2])?);
/// assert!(order.is_most_major(0, |axis| axis == 2));
///
/// let (mut physical, mut strides, mut moved) = ([0; 3], [0; 3], [0; 3]);
/// order.physical(&mut physical);
/// order.strides(&[2, 3, 4], 1, &mut strides);
/// order.move_to(2, 0, &mut moved)?;
/// assert_eq!((physical, strides, moved), ([1, 2, 0], [3, 1, 6], [2, 1, 0]));
/// assert_eq!((order.place_beside(0), order.place_beside(3)), (2, 0));
/// # Ok::<(), shapewise::AxisError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct OrderRef<'o> {
    // INVARIANT: each axis below the length exactly once.
    axes: &'o [usize],
}

impl<'o> OrderRef<'o> {
    /// Creates the order of axes, each of 0 to the last once. See the [example](Self).
    ///
    /// This is not checked. Of a list that is not a permutation the other methods panic, or return numbers without a meaning.
    #[inline]
    #[must_use]
    pub const fn new(minor_to_major: &'o [usize]) -> Self {
        Self { axes: minor_to_major }
    }

    /// Returns the axis that is the `place`-th most minor; negative places count from the major end. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the place is out of range.
    #[inline]
    pub const fn minor(self, place: isize) -> Result<usize, AxisError> {
        Ok(self.axes[attempt!(resolve(place, self.axes.len()))])
    }

    /// Returns the axis that is the `place`-th most major; negative places count from the minor end. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the place is out of range.
    #[inline]
    pub const fn major(self, place: isize) -> Result<usize, AxisError> {
        let place = attempt!(resolve(place, self.axes.len()));
        Ok(self.axes[self.axes.len() - 1 - place])
    }

    /// Writes for each logical axis its physical one, 0 being the most major. See the [example](Self).
    ///
    /// # Panics
    ///
    /// If `into` is shorter than the order.
    #[inline]
    pub const fn physical(self, into: &mut [usize]) {
        let mut place = 0;
        while place < self.axes.len() {
            into[self.axes[place]] = self.axes.len() - 1 - place;
            place += 1;
        }
    }

    /// Returns `true` if the axes are the first to the last, or with `is_reversed` the last to the first.
    #[inline]
    const fn is_sorted(self, is_reversed: bool) -> bool {
        let mut place = 0;
        while place < self.axes.len() {
            if self.axes[place] != if is_reversed { self.axes.len() - 1 - place } else { place } {
                return false;
            }
            place += 1;
        }
        true
    }

    /// Returns `true` if the last axis varies fastest and the first slowest. See the [example](Self).
    #[inline]
    #[must_use]
    pub const fn is_row_major(self) -> bool {
        self.is_sorted(true)
    }

    /// Returns `true` if the first axis varies fastest and the last slowest. See the [example](Self).
    #[inline]
    #[must_use]
    pub const fn is_column_major(self) -> bool {
        self.is_sorted(false)
    }

    /// Returns whether these axes are side by side, in any order among themselves. An axis may be named twice; negative axes count
    /// from the end. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`AxisError`] with the first axis that the rank does not have.
    #[inline]
    pub const fn are_consecutive(self, axes: &[isize]) -> Result<bool, AxisError> {
        let (mut least, mut most, mut at) = (self.axes.len(), 0, 0);
        while at < axes.len() {
            let place = list::place_of(self.axes, attempt!(resolve(axes[at], self.axes.len())));
            least = if place < least { place } else { least };
            most = if place > most { place } else { most };
            at += 1;
        }
        // Each axis between the outermost two must be named.
        while least < most {
            at = 0;
            while at < axes.len()
                && !matches!(resolve(axes[at], self.axes.len()), Ok(axis) if axis == self.axes[least])
            {
                at += 1;
            }
            if at == axes.len() {
                return Ok(false);
            }
            least += 1;
        }
        Ok(true)
    }

    /// Returns `true` if `is_one` holds for all axes that are more major than this one. See the [example](Self).
    #[must_use]
    pub fn is_most_major(self, axis: usize, is_one: impl Fn(usize) -> bool) -> bool {
        self.axes.iter().rev().take_while(|&&major| major != axis).all(|&major| is_one(major))
    }

    /// Returns where a new axis with the number `axis` goes by default: next to the axis that has this number, on its major side. If
    /// no axis has it, to the minor end. See the [example](Self).
    #[inline]
    #[must_use]
    pub const fn place_beside(self, axis: usize) -> usize {
        if axis < self.axes.len() { list::place_of(self.axes, axis) + 1 } else { 0 }
    }

    /// Writes the order with one axis moved to a place, 0 being the most minor; negative axes count from the end. See the [example](Self).
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    ///
    /// # Panics
    ///
    /// If `into` is longer than the order.
    #[inline]
    pub const fn move_to(self, axis: isize, place: usize, into: &mut [usize]) -> Result<(), AxisError> {
        let from = list::place_of(self.axes, attempt!(resolve(axis, self.axes.len())));
        Edit::Move(from, place).apply(self.axes, &[], into);
        Ok(())
    }

    /// Writes the strides of a dense layout with these extents: `unit`, times the extents of the axes that are more minor.
    /// Products that do not fit saturate. See the [example](Self).
    ///
    /// # Panics
    ///
    /// If `extents` or `into` is shorter than the order.
    #[inline]
    pub const fn strides(self, extents: &[usize], unit: isize, into: &mut [isize]) {
        let (mut stride, mut place) = (unit, 0);
        while place < self.axes.len() {
            let axis = self.axes[place];
            into[axis] = stride;
            stride = stride.saturating_mul(0_isize.saturating_add_unsigned(extents[axis]));
            place += 1;
        }
    }
}

impl fmt::Display for OrderRef<'_> {
    /// Writes `1,0`, as in XLA's text between the braces, where tiles and other attributes may follow.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_commas(f, self.axes)
    }
}
