//! The layout of an array in memory: XLA's `Layout`.

use alloc::vec::Vec;
use core::fmt;

use shapewise::{
    axis::{self, AxisError},
    layout::tile::Tiles,
    rank::{self, RankError},
    rules::{axes::Edit, order::OrderRef},
};

use super::{
    ArrayLayoutError, Split,
    attributes::Attributes,
    impls::debug_as_display,
    lists::{Axes, checked},
};

/// How the elements of an array are laid out in memory: the order of the axes, tiles, and the other attributes that XLA has.
///
/// The rank is known at run time. For a rank in the type, the order of the axes is a
/// [`MinorToMajor<R>`](shapewise::layout::MinorToMajor).
///
/// # Examples
///
/// ```
/// use shapewise::layout::tile::Tiles;
/// use shapewise_xla::ArrayLayout;
///
/// let layout =
///     ArrayLayout::new(&[1, 2, 0])?.with_tiles(Tiles::from_sizes(&[&[8, 128], &[2, 1]])?);
/// assert_eq!(layout.to_string(), "{1,2,0:T(8,128)(2,1)}");
/// // axis 1 varies fastest, axis 0 slowest
/// assert_eq!((layout.minor(0)?, layout.major(0)?), (1, 0));
/// assert_eq!(
///     ArrayLayout::new(&[0, 0]).unwrap_err().to_string(),
///     "axis 0 occurs twice (at 0 and at 1): each axis must occur once"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ArrayLayout {
    // INVARIANT: each axis below the rank exactly once.
    order: Vec<usize>,
    pub(super) attributes: Attributes,
}

impl ArrayLayout {
    /// The layout of rank 0 without attributes.
    pub(super) const SCALAR: Self = Self { order: Vec::new(), attributes: Attributes::NONE };

    /// Creates a layout from its axes from minor to major. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`ArrayLayoutError::Order`] unless each axis is named once; [`ArrayLayoutError::RankTooLarge`] for more than
    /// [`MAX_DYNAMIC_RANK`](shapewise::rank::MAX_DYNAMIC_RANK).
    #[inline]
    pub fn new(minor_to_major: &[isize]) -> Result<Self, ArrayLayoutError> {
        rank::check(minor_to_major.len())?;
        Ok(Self::from_order(checked(minor_to_major, minor_to_major.len())?))
    }

    /// Creates a layout as [`new`](Self::new) does, for a shape of rank `rank`, from the first of `count` axes: all of them,
    /// unless they are too many.
    #[inline]
    pub(super) fn of_rank(
        minor_to_major: &[isize],
        count: usize,
        rank: usize,
    ) -> Result<Self, ArrayLayoutError> {
        if count != rank {
            return Err(ArrayLayoutError::Rank { layout: count, shape: rank });
        }
        rank::check(rank)?;
        Self::new(minor_to_major)
    }

    /// Creates a layout from its axes from major to minor, which is how JAX writes it.
    ///
    /// # Errors
    ///
    /// Same errors as [`new`](Self::new).
    ///
    /// ```
    /// use shapewise_xla::ArrayLayout;
    ///
    /// assert_eq!(ArrayLayout::from_major_to_minor(&[0, 2, 1])?, ArrayLayout::new(&[1, 2, 0])?);
    /// # Ok::<(), shapewise_xla::ArrayLayoutError>(())
    /// ```
    #[inline]
    pub fn from_major_to_minor(major_to_minor: &[isize]) -> Result<Self, ArrayLayoutError> {
        let mut layout = Self::new(major_to_minor)?;
        layout.order.reverse();
        Ok(layout)
    }

    /// Creates the layout whose last axis varies fastest: C's order, and the default. XLA's descending layout.
    ///
    /// ```
    /// use shapewise_xla::ArrayLayout;
    ///
    /// assert_eq!(
    ///     [0, 1, 5].map(|rank| ArrayLayout::row_major(rank).to_string()),
    ///     ["{}", "{0}", "{4,3,2,1,0}"]
    /// );
    /// ```
    ///
    /// # Panics
    ///
    /// At the caller's line, if [`try_row_major`](Self::try_row_major) returns an error.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn row_major(rank: usize) -> Self {
        match Self::try_row_major(rank) {
            Ok(layout) => layout,
            Err(error) => panic!("{error}"),
        }
    }

    /// Creates the layout of [`row_major`](Self::row_major), for a rank that comes from input.
    ///
    /// # Errors
    ///
    /// [`RankError`] for a rank above [`MAX_DYNAMIC_RANK`](shapewise::rank::MAX_DYNAMIC_RANK).
    #[inline]
    pub fn try_row_major(rank: usize) -> Result<Self, RankError> {
        rank::check(rank).map(|()| Self::from_order((0..rank).rev().collect()))
    }

    /// Creates the layout whose first axis varies fastest: Fortran's order. XLA's ascending layout.
    ///
    /// # Panics
    ///
    /// At the caller's line, if [`try_column_major`](Self::try_column_major) returns an error.
    #[must_use]
    #[track_caller]
    #[inline]
    pub fn column_major(rank: usize) -> Self {
        match Self::try_column_major(rank) {
            Ok(layout) => layout,
            Err(error) => panic!("{error}"),
        }
    }

    /// Creates the layout of [`column_major`](Self::column_major), for a rank that comes from input.
    ///
    /// # Errors
    ///
    /// [`RankError`] for a rank above [`MAX_DYNAMIC_RANK`](shapewise::rank::MAX_DYNAMIC_RANK).
    #[inline]
    pub fn try_column_major(rank: usize) -> Result<Self, RankError> {
        rank::check(rank).map(|()| Self::from_order((0..rank).collect()))
    }

    /// Creates a layout with this order, which must be a permutation, and default attributes.
    #[inline]
    pub(crate) fn from_order(order: Axes) -> Self {
        Self { order: order.to_vec(), attributes: Attributes::NONE }
    }

    /// Returns the layout with another order, whose rank may differ, and other tiles and splits. The order must be a permutation,
    /// and the splits must fit it.
    #[inline]
    pub(super) fn edited(&self, order: Axes, tiles: Tiles, splits: Vec<Split>) -> Self {
        Self { order: order.to_vec(), attributes: self.attributes.with_cuts(tiles, splits) }
    }

    /// Returns the number of axes.
    ///
    /// ```
    /// use shapewise_xla::ArrayLayout;
    ///
    /// let layout = ArrayLayout::new(&[1, 0, 2]).unwrap();
    /// assert_eq!((layout.rank(), layout.minor_to_major()), (3, &[1, 0, 2][..]));
    /// assert!(layout.major_to_minor().eq([2, 0, 1]));
    /// assert!(
    ///     !layout.is_row_major() && !layout.is_column_major() && !layout.is_last_axis_most_minor()
    /// );
    /// ```
    #[must_use]
    #[inline]
    pub fn rank(&self) -> usize {
        self.order.len()
    }

    /// Returns the order, borrowed.
    #[inline]
    pub(crate) fn order(&self) -> OrderRef<'_> {
        OrderRef::new(&self.order)
    }

    /// Returns the axes, the most minor first.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[inline]
    pub fn minor_to_major(&self) -> &[usize] {
        &self.order
    }

    /// Returns the axes, the most major first.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[inline]
    pub fn major_to_minor(&self) -> impl ExactSizeIterator<Item = usize> + Clone + '_ {
        self.order.iter().rev().copied()
    }

    /// Returns the axis that is the `place`-th most minor; 0 is the one that varies fastest.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the place is not below the rank; negative places count from the major end.
    #[inline]
    pub fn minor(&self, place: isize) -> Result<usize, AxisError> {
        self.order().minor(place)
    }

    /// Returns the axis that is the `place`-th most major: XLA's physical axis as a logical one.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the place is not below the rank; negative places count from the minor end.
    #[inline]
    pub fn major(&self, place: isize) -> Result<usize, AxisError> {
        self.order().major(place)
    }

    /// Returns the physical axis of each logical one, where 0 is the most major.
    ///
    /// ```
    /// use shapewise_xla::ArrayLayout;
    ///
    /// assert_eq!(ArrayLayout::new(&[1, 2, 0])?.logical_to_physical(), [0, 2, 1]);
    /// # Ok::<(), shapewise_xla::ArrayLayoutError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn logical_to_physical(&self) -> Vec<usize> {
        let mut physical = alloc::vec![0; self.rank()];
        self.order().physical(&mut physical);
        physical
    }

    /// Returns `true` if axis 0 is the most major and the last the most minor, which is so for ranks 0 and 1.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[inline]
    pub fn is_row_major(&self) -> bool {
        self.order().is_row_major()
    }

    /// Returns `true` if axis 0 is the most minor and the last the most major, which is so for ranks 0 and 1.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[inline]
    pub fn is_column_major(&self) -> bool {
        self.order().is_column_major()
    }

    /// Returns `true` if the last axis varies fastest, which is so for rank 0.
    ///
    /// [`rank`](Self::rank) has an example.
    #[must_use]
    #[inline]
    pub fn is_last_axis_most_minor(&self) -> bool {
        self.order.first().is_none_or(|minor| minor.checked_add(1) == Some(self.rank()))
    }

    /// Checks whether these axes are side by side in memory, in any order among themselves, which is so for no axes.
    ///
    /// # Errors
    ///
    /// [`AxisError`] with the first axis that the layout does not have.
    ///
    /// ```
    /// use shapewise_xla::ArrayLayout;
    ///
    /// let layout = ArrayLayout::new(&[2, 0, 1])?;
    /// assert_eq!(
    ///     (layout.are_consecutive(&[0, 2]), layout.are_consecutive(&[1, 2])),
    ///     (Ok(true), Ok(false))
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn are_consecutive(&self, axes: &[isize]) -> Result<bool, AxisError> {
        self.order().are_consecutive(axes)
    }

    /// Moves one axis to the major end. Splits go with their axes; everything else stays.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    ///
    /// ```
    /// use shapewise_xla::ArrayLayout;
    ///
    /// let layout = ArrayLayout::new(&[2, 0, 3, 1])?;
    /// assert_eq!(layout.move_to_major(0)?.to_string(), "{2,3,1,0}");
    /// assert_eq!(layout.move_to_minor(3)?.to_string(), "{3,2,0,1}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn move_to_major(&self, axis: isize) -> Result<Self, AxisError> {
        self.move_to(axis, self.rank().saturating_sub(1))
    }

    /// Moves one axis to the minor end. Splits go with their axes; everything else stays.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    #[inline]
    pub fn move_to_minor(&self, axis: isize) -> Result<Self, AxisError> {
        self.move_to(axis, 0)
    }

    #[inline]
    fn move_to(&self, axis: isize, place: usize) -> Result<Self, AxisError> {
        let mut order = Axes::from_slice(&self.order);
        self.order().move_to(axis, place, &mut order)?;
        Ok(self.reordered(Edit::StartAt(0), order))
    }

    /// Removes one axis; the axes after it are renumbered. Its split is removed, too; tiles stay.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    ///
    /// ```
    /// use shapewise_xla::ArrayLayout;
    ///
    /// assert_eq!(ArrayLayout::new(&[2, 0, 1])?.remove_axis(1)?.to_string(), "{1,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn remove_axis(&self, axis: isize) -> Result<Self, AxisError> {
        let axis = axis::resolve(axis, self.rank())?;
        Ok(self.with_edit(Edit::Remove(axis, 1), self.rank().saturating_sub(1), 0))
    }
}

impl fmt::Display for ArrayLayout {
    /// Writes the layout as XLA prints it: `{1,0:T(8,128)(2,1)L(4)E(16)S(1)SC(0:30)M(8)}`; defaults are left out.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{}{}}}", self.order(), self.attributes)
    }
}

debug_as_display! { [] ArrayLayout; }
