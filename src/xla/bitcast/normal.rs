//! Transposes with all left out that does not move by itself.

use alloc::vec::Vec;

use super::{ArrayBitcastError, bounds};
use crate::xla::{ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError};

/// What a transpose moves: axes of extent 1 left out, and axes that stay side by side merged.
///
/// Made by [`ArrayShape::normalized_transpose`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NormalizedTranspose {
    /// The extents of the result, the most major in memory first.
    pub extents: Vec<usize>,
    /// Axis `k` of the result is axis `axes[k]` of what is transposed, both counted in their memory, the most major first.
    pub axes: Vec<usize>,
}

impl NormalizedTranspose {
    /// Whether nothing moves.
    #[must_use]
    pub fn is_bitcast(&self) -> bool {
        self.axes.len() < 2
    }
}

impl ArrayLayout {
    /// Whether elements stand side by side in the order of the axes: no tiles, no splits.
    fn is_dense(&self) -> bool {
        self.tiles().is_empty() && self.splits().is_empty()
    }
}

impl ArrayShape {
    /// What the transpose to a result in the layout `to`, whose axis `k` is axis `axes[k]` of this array, moves in memory. Of the
    /// identity it is what a copy to another layout moves. A bounded extent counts as its bound.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError`] if the axes are no permutation, `to` orders another number of axes, an extent is unknown, this array
    /// has no layout, or either has tiles or splits.
    ///
    /// ```
    /// use shapewise::xla::{ArrayLayout, ArrayShape};
    ///
    /// let images: ArrayShape = "f32[8,1,32,48,3]{4,3,2,1,0}".parse()?;
    /// // Channels go in front of rows and columns, which stay together.
    /// let moved = images.normalized_transpose(&[0, 1, 4, 2, 3], &ArrayLayout::row_major(5))?;
    /// assert_eq!((moved.extents, moved.axes), (vec![8, 3, 32 * 48], vec![0, 2, 1]));
    /// // The same order said by a layout.
    /// let copied = images.normalized_transpose(&[0, 1, 2, 3, 4], &"{3,2,4,1,0}".parse()?)?;
    /// assert_eq!(copied.axes, [0, 2, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `GetNormalizedTransposeShape` and `GetNormalizedLogicalTransposeShape`, which stop at three axes.
    pub fn normalized_transpose(
        &self,
        axes: &[isize],
        to: &ArrayLayout,
    ) -> Result<NormalizedTranspose, ArrayBitcastError> {
        let from = self.layout().ok_or(ArrayBitcastError::NoLayout)?;
        if to.rank() != self.rank() {
            let rank = ArrayLayoutError::Rank { layout: to.rank(), shape: self.rank() };
            return Err(ArrayShapeError::from(rank).into());
        }
        if !from.is_dense() || !to.is_dense() {
            return Err(ArrayBitcastError::NotDense);
        }
        // The transpose in the same memory: where its axes are there, and where they are to go.
        let result = self.permute(axes)?;
        let extents = bounds(result.extents())?;
        let places = result.layout().map(ArrayLayout::logical_to_physical).unwrap_or_default();
        let moved = to.major_to_minor().filter_map(|axis| Some((*places.get(axis)?, *extents.get(axis)?)));
        let moved: Vec<(usize, usize)> = moved.filter(|&(_, extent)| extent != 1).collect();
        let mut sorted: Vec<usize> = moved.iter().map(|&(place, _)| place).collect();
        sorted.sort_unstable();
        let number = |place| sorted.binary_search(&place).unwrap_or_default();
        // Runs of axes that follow each other in both memories: the first of each, the last so far, and their product.
        let mut runs: Vec<(usize, usize, usize)> = Vec::new();
        for (place, extent) in moved {
            let at = number(place);
            match runs.last_mut() {
                Some((_, last, product)) if last.checked_add(1) == Some(at) => {
                    *last = at;
                    // The extents other than 0 fit together, and 0 is 0.
                    *product = product.saturating_mul(extent);
                }
                _ => runs.push((at, at, extent)),
            }
        }
        let before = |first: usize| runs.iter().filter(|&&(other, ..)| other < first).count();
        Ok(NormalizedTranspose {
            axes: runs.iter().map(|&(first, ..)| before(first)).collect(),
            extents: runs.iter().map(|&(.., product)| product).collect(),
        })
    }
}
