//! Padded layouts: axes that are longer in memory than in the shape.
//!
//! `[2,3]` padded to `[3,5]` with zeros, column-major, is in memory
//!
//! ```text
//! a d 0  b e 0  c f 0  0 0 0  0 0 0
//! ```
//!
//! ```
//! use shapewise::{Layout, MinorToMajor, View, layout::{Mapping, Padded, PaddingValue}, shape};
//!
//! // The example of XLA's page: the rows a, b, c and d, e, f.
//! let elements = View::new(&['a', 'b', 'c', 'd', 'e', 'f'], shape![2, 3])?.ranked();
//! let layout = Padded::new(elements.shape(), MinorToMajor::COLUMN_MAJOR, [3, 5])?;
//! let padded = elements.to_layout_with(layout, '0')?;
//! assert_eq!(String::from_iter(padded.into_memory()), "ad0be0cf0000000");
//!
//! assert_eq!(layout.strides(), [1, 3]);
//! assert_eq!((layout.element_count(), layout.allocated(), layout.padding_count()), (6, 15, 9));
//! assert_eq!((layout.index_at(4), layout.index_at(5)), (Some([1, 1]), None)); // e, and padding
//! assert_eq!(PaddingValue::Lowest.value(), Some(i8::MIN));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # In other libraries
//!
//! XLA, "Shapes and layout", the page of 2017 to 2019 (`padded_dimensions`, `padding_value`). XLA's own index functions ignored
//! padding; here offsets include it and have an inverse.

use super::{
    Layout, Mapping, MinorToMajor, Strided,
    order::{MinorToMajorOf, Order, known_strides},
    strided_mapping,
};
use crate::{
    axis::Permutation,
    error::{attempt, error_messages},
    extent::Extents,
    heap,
    index::{self, Marks, SizeError, are_interleaved},
    message::Message,
    private::Sealed,
    shape::Shape,
    types::{AxisList, ExtentList, No},
};
use num_traits::{Bounded, One, Zero};

/// A layout of rank `R` with the extents `E`, the padded extents `P` and the order of axes `O`.
///
#[cfg_attr(doc, doc = include_str!("../../docs/pictures/padded.svg"))]
///
/// Values that the types know take no memory. Strides are constants if `P` and `O` know enough, and slices and permutations keep
/// them. If the order is known at run time, each offset multiplies the extents again: use [`ranked`](Layout::ranked) for loops.
///
/// # Examples
///
/// ```
/// use shapewise::{Layout, MinorToMajor, Shape, View, axes, layout::Padded, s, shape};
///
/// // Rows of 5 elements at a stride of 8, all in the type.
/// let layout =
///     Padded::new(Shape::new(shape![3, 5])?, MinorToMajor::typed(axes![1, 0]), shape![3, 8])?;
/// assert_eq!((layout.strides(), size_of_val(&layout)), ([8, 1], 0));
///
/// let memory = [0; 24];
/// let column = View::with_layout(&memory, layout)?.slice(s![:, 2]);
/// assert_eq!(column.layout().strides(), [8]); // in the type as well
///
/// assert_eq!(
///     Padded::new(Shape::new([2, 3])?, MinorToMajor::ROW_MAJOR, [1, 5]).unwrap_err().to_string(),
///     "axis 0 has extent 2 and is padded to 1: a padded extent is at least the extent"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "padded_dimensions")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Padded<const R: usize, E = [usize; R], P = [usize; R], O = Permutation<R>> {
    // INVARIANT: each padded extent is at least its extent; the product of the padded extents other than 0 fits `isize`.
    shape: Shape<R, E>,
    padded: Shape<R, P>,
    order: MinorToMajor<R, O>,
}

/// Why a shape cannot have these padded extents: the error of [`Padded::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PaddingError {
    /// A padded extent is below its extent.
    TooSmall {
        /// The axis.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// Its padded extent.
        padded: usize,
    },
    /// The number of padded extents is not the rank. Only [`check`] returns this.
    Rank {
        /// The number of padded extents.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// The memory, padding included, does not fit.
    Size(SizeError),
}

error_messages! {
    #[inline] PaddingError []
    Self::TooSmall { axis, extent, padded } =>
        "axis {axis} has extent {extent} and is padded to {padded}: a padded extent is at least the extent";
    Self::Rank { found, rank } => "{found} padded extents for rank {rank}: there is one for each axis";
    Self::Size(SizeError { axis, extent, product, .. }) =>
        "the memory is too large with its padding at axis {axis}: {product} * {extent} elements are above {} (extents of 0 left out)",
        isize::MAX;
}

impl From<SizeError> for PaddingError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

/// Checks the padded extents of a shape.
///
/// # Errors
///
/// [`PaddingError`] with the first axis whose padded extent is below its extent, if the numbers of extents differ, or if the memory
/// does not fit `isize`.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "axes are below both lengths")]
pub const fn check(extents: &[usize], padded: &[usize]) -> Result<(), PaddingError> {
    if extents.len() != padded.len() {
        return Err(PaddingError::Rank { found: padded.len(), rank: extents.len() });
    }
    let mut axis = 0;
    while axis < extents.len() {
        if padded[axis] < extents[axis] {
            return Err(PaddingError::TooSmall { axis, extent: extents[axis], padded: padded[axis] });
        }
        axis += 1;
    }
    attempt!(index::element_count(padded), PaddingError::Size);
    Ok(())
}

/// The value of the padding.
///
/// ```
/// use shapewise::layout::PaddingValue;
///
/// assert_eq!(PaddingValue::Highest.value(), Some(u8::MAX));
/// assert_eq!(PaddingValue::Unspecified.value::<u8>(), None);
/// ```
///
/// # In other libraries
///
/// XLA, `PaddingValue` of the padding era: `ZERO_PAD`, `ONE_PAD`, `LOWEST_PAD`, `HIGHEST_PAD`, `UNKNOWN_PAD`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PaddingValue {
    /// 0.
    Zeros,
    /// 1.
    Ones,
    /// The lowest finite value of the type.
    Lowest,
    /// The highest finite value of the type.
    Highest,
    /// Any value.
    #[default]
    Unspecified,
}

impl PaddingValue {
    /// Returns the value in the type `T`, or `None` if it is not specified.
    ///
    /// ```
    /// use shapewise::layout::PaddingValue;
    ///
    /// assert_eq!(
    ///     (PaddingValue::Zeros.value(), PaddingValue::Lowest.value()),
    ///     (Some(0.0_f32), Some(f32::MIN))
    /// );
    /// assert_eq!(PaddingValue::Unspecified.value::<i32>(), None);
    /// ```
    #[must_use]
    pub fn value<T: Zero + One + Bounded>(self) -> Option<T> {
        match self {
            Self::Zeros => Some(T::zero()),
            Self::Ones => Some(T::one()),
            Self::Lowest => Some(T::min_value()),
            Self::Highest => Some(T::max_value()),
            Self::Unspecified => None,
        }
    }
}

impl<const R: usize, E: ExtentList<R>, P: Extents<R>, O: Order<R>> Padded<R, E, P, O> {
    /// An error of `cargo build` if a padded extent is below its extent by type.
    const FITS: () = {
        // Only known extents can be too small: others count as small as possible, and other padded extents as large as possible.
        let extents = index::known_extents_or(E::EXTENTS, 0);
        let padded = index::known_extents_or(P::EXTENTS, usize::MAX);
        if let Err(PaddingError::TooSmall { axis, extent, padded }) = check(&extents, &padded) {
            let message =
                Message::<128>::new().text("axis ").number(axis).text(" has extent ").number(extent);
            let message = message.text(" and is padded to ").number(padded);
            let message = message.text(": a padded extent is at least the extent");
            message.fail();
        }
    };

    /// Returns the layout of a shape with its axes in this order and with these padded extents.
    ///
    /// # Errors
    ///
    /// [`PaddingError`] with the first axis whose padded extent is below its extent, which is an error of `cargo build` for extents
    /// in the types; and if the memory does not fit `isize`.
    #[inline]
    pub fn new<M: MinorToMajorOf<R, O>>(
        shape: Shape<R, E>,
        order: M,
        padded: P,
    ) -> Result<Self, PaddingError> {
        let () = Self::FITS;
        let order = order.order();
        check(&shape.extents(), &padded.to_array())?;
        Ok(Self { shape, padded: Shape::new(padded)?, order })
    }

    /// Returns the shape.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, layout::Padded};
    ///
    /// let layout = Padded::new(Shape::new([3, 5])?, MinorToMajor::ROW_MAJOR, [3, 8]).unwrap();
    /// assert_eq!((layout.shape().extents(), layout.padded_extents()), ([3, 5], [3, 8]));
    /// assert!(layout.is_padded() && layout.order().is_row_major());
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    pub const fn shape(&self) -> &Shape<R, E> {
        &self.shape
    }

    /// Returns the order of the axes.
    ///
    /// [`shape`](Self::shape) has an example.
    #[must_use]
    pub const fn order(&self) -> MinorToMajor<R, O> {
        self.order
    }

    /// Returns the padded extents: the length of each axis in memory, in elements.
    ///
    /// [`shape`](Self::shape) has an example.
    #[must_use]
    pub fn padded_extents(&self) -> [usize; R] {
        self.padded.extents()
    }

    /// Returns `true` if an axis is longer in memory than in the shape.
    ///
    /// [`shape`](Self::shape) has an example.
    #[must_use]
    pub fn is_padded(&self) -> bool {
        self.padded_extents() != self.shape.extents()
    }
}

impl<const R: usize, E, P, O> Sealed for Padded<R, E, P, O> {}

impl<const R: usize, E: ExtentList<R>, P: ExtentList<R>, O: Order<R>> Mapping<R> for Padded<R, E, P, O> {
    type Extents = E;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "callers pass axes below R")]
    fn extent(&self, axis: usize) -> usize {
        match E::EXTENTS[axis] {
            Some(extent) => extent,
            None => self.shape.extents()[axis],
        }
    }

    strided_mapping!();

    /// Returns the product of the padded extents.
    fn allocated(&self) -> usize {
        self.padded.element_count()
    }
}

#[diagnostic::do_not_recommend]
impl<const R: usize, E: ExtentList<R>, P: ExtentList<R>, O: Order<R>> Layout<R> for Padded<R, E, P, O> {
    const STRETCHES: [bool; R] = E::STRETCHES;
    const STRIDES: [Option<isize>; R] = known_strides(&P::EXTENTS, O::KNOWN);
    const UNIQUE: Option<bool> = Some(true);
    type IsRowMajor = No;
    type Transposed =
        <<Self::Axes as AxisList>::ReversedOnto<<E::List as AxisList>::Emptied> as AxisList>::Layout<R>;
    type Reshaped<const Q: usize, F: ExtentList<Q>> = Strided<Q, F>;
    type Viewed = <Self::Axes as AxisList>::Layout<R>;
    type Axes = O::Axes<E, P>;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "callers pass axes below R")]
    fn stride(&self, axis: usize) -> isize {
        match Self::STRIDES[axis] {
            Some(stride) => stride,
            None => self.order.ranked().strides(&self.padded.extents())[axis],
        }
    }

    #[inline(always)]
    fn base(&self) -> usize {
        0
    }
}

// The offsets of a layout that hold no element.

/// How it is determined whether an offset holds an element.
enum Proof<const R: usize, L> {
    /// By its index.
    Index(L),
    /// By its index, which a search may not determine.
    Search(Strided<R>),
    /// By a mark for each offset.
    Marked(Marks),
}

impl<const R: usize, L: Mapping<R>> Proof<R, L> {
    /// Creates it for a layout with at least one element.
    fn new(layout: L, most: usize) -> Self {
        let Some(strided) = layout.by_strides() else { return Self::Index(layout) };
        let (extents, strides, span) = (strided.extents(), strided.strides(), strided.span());
        if heap::IS_THERE && span <= most && are_interleaved(&extents, &strides) {
            return Self::Marked(Marks::new(&extents, &strides, span));
        }
        Self::Search(strided)
    }

    /// Returns `true` if it is certain that an offset holds no element.
    fn is_padding(&self, offset: usize) -> bool {
        match self {
            Self::Index(layout) => layout.index_at(offset).is_none(),
            Self::Search(layout) => matches!(layout.try_index_at(offset), Ok(None)),
            Self::Marked(marks) => !marks.has(offset),
        }
    }
}

/// Returns the offsets below the allocated memory that hold no element. Marks are used for at most `most` offsets.
pub(crate) fn padding_offsets<const R: usize, L: Mapping<R>>(
    layout: L,
    most: usize,
) -> impl Iterator<Item = usize> {
    let (allocated, count) = (layout.allocated(), layout.element_count());
    // A dense layout has none, even if it is large.
    let is_full = allocated == count && layout.has_unique_offsets() == Some(true);
    let holds = (count > 0 && !is_full).then(|| Proof::new(layout, most));
    (0..if is_full { 0 } else { allocated })
        .filter(move |&offset| holds.as_ref().is_none_or(|holds| holds.is_padding(offset)))
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::arithmetic_side_effects,
        reason = "tests of small numbers: a panic is a failure"
    )]

    use super::{Proof, padding_offsets};
    use crate::{Strided, index::MARKED};

    #[test]
    fn what_a_search_does_not_decide_is_left_out() {
        // Which of 30 numbers sum up to an offset.
        let strides: [isize; 30] =
            core::array::from_fn(|at| 2 * (1_000_003 + 7919 * at.cast_signed() * at.cast_signed()) + 2);
        let layout = Strided::new([2; 30], strides).unwrap();
        let half: usize = strides.iter().take(15).map(|stride| stride.unsigned_abs()).sum();
        assert!(layout.try_index_at(half + 2).is_err(), "the search ends at its budget");
        let holds = Proof::new(layout, MARKED);
        assert!(matches!(holds, Proof::Search(_)), "there are more elements than offsets");
        assert!(!holds.is_padding(half + 2), "left out");
        assert!(holds.is_padding(half + 1) && !holds.is_padding(half), "decided");
    }

    #[test]
    #[cfg(target_pointer_width = "64")] // so many elements
    fn marks_are_found_however_many_elements_share_one() {
        // 2^40 elements at 900,021 offsets: a search for each offset took seconds.
        let mut strides = [22_500_isize; 40];
        strides[39] = 20;
        let layout = Strided::new([2; 40], strides).unwrap();
        assert!(matches!(Proof::new(layout, MARKED), Proof::Marked(_)));
        assert_eq!(padding_offsets(layout, MARKED).count(), layout.span() - 80);
    }

    #[test]
    fn a_search_finds_what_marks_find() {
        let mut marked = 0;
        for strides in [[7, 5, 3], [5, 7, 11], [-7, 5, 3], [4, 6, 9], [12, 9, 20]] {
            let layout = Strided::new([4, 3, 4], strides).unwrap();
            marked += usize::from(matches!(Proof::new(layout, MARKED), Proof::Marked(_)));
            assert!(matches!(Proof::new(layout, 0), Proof::Search(_)), "{strides:?}");
            assert!(padding_offsets(layout, MARKED).eq(padding_offsets(layout, 0)), "{strides:?}");
        }
        assert!(marked > 0, "none has marks");
    }
}
