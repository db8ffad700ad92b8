//! Splits: physical axes divided among memories.

use core::fmt;

use smallvec::SmallVec;

use super::{ArrayLayout, ArrayLayoutError, ArrayShapeError, attributes::fits, lists::with_commas};

/// The indices at which one physical axis is split; the pieces may be in different memories. See
/// [`ArrayLayout::with_splits`](super::ArrayLayout::with_splits).
///
/// Splits at 40 and 130 divide an axis of extent 200 into pieces of 40, 90 and 70.
///
/// # In other libraries
///
/// XLA, `SplitConfig`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Split {
    place: usize,
    // INVARIANT: there is at least one index, each is above the one before it, and all fit `isize`, as does the place.
    indices: SmallVec<[usize; 2]>,
}

impl Split {
    /// Creates the split of the physical axis `place` (0 is the most major) before each of these indices.
    ///
    /// # Errors
    ///
    /// [`ArrayLayoutError::SplitEmpty`] if there are no indices; [`ArrayLayoutError::SplitOrder`] with the first index that is not
    /// above the one before it; [`ArrayLayoutError::TooLarge`] if a number does not fit `isize`.
    pub fn new(place: usize, indices: impl IntoIterator<Item = usize>) -> Result<Self, ArrayLayoutError> {
        let mut indices = indices.into_iter();
        Self::read(place, || Ok(indices.next()))
    }

    /// Creates a split as [`new`](Self::new) does, of indices that are read one by one. Indices after the first that is not valid are not kept.
    #[inline]
    pub(super) fn read<E: From<ArrayLayoutError>>(
        place: usize,
        mut next: impl FnMut() -> Result<Option<usize>, E>,
    ) -> Result<Self, E> {
        let mut indices = SmallVec::<[usize; 2]>::new();
        while let Some(index) = next()? {
            if let Some(&before) = indices.last()
                && index <= before
            {
                return Err(ArrayLayoutError::SplitOrder { place, index, before }.into());
            }
            indices.push(fits(index)?);
        }
        if indices.is_empty() {
            return Err(ArrayLayoutError::SplitEmpty { place }.into());
        }
        Ok(Self { place: fits(place)?, indices })
    }

    /// Returns the physical axis, where 0 is the most major.
    ///
    /// [`ArrayLayout::tiles`](super::ArrayLayout::tiles) has an example.
    #[must_use]
    #[inline]
    pub const fn place(&self) -> usize {
        self.place
    }

    /// Returns the indices, in ascending order.
    ///
    /// [`ArrayLayout::tiles`](super::ArrayLayout::tiles) has an example.
    #[must_use]
    #[inline]
    pub fn indices(&self) -> &[usize] {
        &self.indices
    }

    /// Returns the same indices on another physical axis.
    #[inline]
    pub(super) fn at(&self, place: usize) -> Self {
        Self { place, indices: self.indices.clone() }
    }

    /// Returns the extent of the largest piece of an axis of this extent. Indices after the end of the axis have no effect.
    ///
    /// ```
    /// use shapewise_xla::Split;
    ///
    /// let split = Split::new(1, [40, 130])?;
    /// assert_eq!((split.largest_piece(200), split.largest_piece(100)), (90, 60));
    /// # Ok::<(), shapewise_xla::ArrayLayoutError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn largest_piece(&self, extent: usize) -> usize {
        let ends = self.indices.iter().map(|&index| index.min(extent)).chain([extent]);
        let mut begin = 0;
        let pieces = ends.map(|end| end.saturating_sub(core::mem::replace(&mut begin, end)));
        pieces.max().unwrap_or_default()
    }
}

impl ArrayLayout {
    /// Checks that no physical axis is split.
    #[inline]
    pub(super) fn check_unsplit(&self) -> Result<(), ArrayShapeError> {
        match self.splits().first() {
            Some(split) => Err(ArrayShapeError::Split { place: split.place() }),
            None => Ok(()),
        }
    }

    /// Checks that there are no tiles and no splits, so that elements have strides.
    #[inline]
    pub(super) fn check_dense(&self) -> Result<(), ArrayShapeError> {
        if self.tiles().is_empty() { self.check_unsplit() } else { Err(ArrayShapeError::HasTiles) }
    }
}

impl fmt::Display for Split {
    /// Writes `(1:40,130)`, as in XLA's text after the `SC`.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}:", self.place)?;
        with_commas(f, &self.indices)?;
        f.write_str(")")
    }
}
