//! Where an array is split among memories.

use core::fmt;

use smallvec::SmallVec;

use super::ArrayLayoutError;

/// The indices at which one physical axis is split, so that the pieces can be in several memories.
///
/// Splits at 40 and 130 of an axis of extent 200 make pieces of 40, 90 and 70.
///
/// # Source
///
/// XLA, `SplitConfig`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Split {
    place: usize,
    // INVARIANT: at least one; each is above the one before it.
    indices: SmallVec<[usize; 2]>,
}

impl Split {
    /// The physical axis `place` (0 is the most major), split before each of these indices.
    ///
    /// # Errors
    ///
    /// [`ArrayLayoutError::SplitEmpty`] if there are no indices, [`ArrayLayoutError::SplitOrder`] with the first that is not
    /// above the one before it.
    pub fn new(place: usize, indices: impl IntoIterator<Item = usize>) -> Result<Self, ArrayLayoutError> {
        let indices: SmallVec<[usize; 2]> = indices.into_iter().collect();
        if indices.is_empty() {
            return Err(ArrayLayoutError::SplitEmpty { place });
        }
        for (&index, &next) in indices.iter().zip(indices.iter().skip(1)) {
            if next <= index {
                return Err(ArrayLayoutError::SplitOrder { place, index: next, before: index });
            }
        }
        Ok(Self { place, indices })
    }

    /// The physical axis that is split; 0 is the most major.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.place
    }

    /// The indices at which it is split, in order.
    #[must_use]
    pub fn indices(&self) -> &[usize] {
        &self.indices
    }

    /// The same splits of another physical axis.
    pub(super) fn at(&self, place: usize) -> Self {
        Self { place, indices: self.indices.clone() }
    }

    /// The extent of the largest piece of an axis of this extent. An index behind the end splits nothing off.
    ///
    /// ```
    /// use shapewise::xla::Split;
    ///
    /// let split = Split::new(1, [40, 130])?;
    /// assert_eq!((split.largest_piece(200), split.largest_piece(100)), (90, 60));
    /// # Ok::<(), shapewise::xla::ArrayLayoutError>(())
    /// ```
    #[must_use]
    pub fn largest_piece(&self, extent: usize) -> usize {
        let ends = self.indices.iter().map(|&index| index.min(extent)).chain([extent]);
        let mut begin = 0;
        let pieces = ends.map(|end| end.saturating_sub(core::mem::replace(&mut begin, end)));
        pieces.max().unwrap_or_default()
    }
}

impl fmt::Display for Split {
    /// `(1:40,130)`, as in XLA's text behind the `SC`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}", self.place)?;
        for (at, index) in self.indices.iter().enumerate() {
            write!(f, "{}{index}", if at == 0 { ":" } else { "," })?;
        }
        f.write_str(")")
    }
}
