//! The normal form of transposes: axes that do not move on their own are merged or left out.

use alloc::vec::Vec;

use super::ArrayBitcastError;
use crate::{ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError};

/// The normal form of a transpose: axes of extent 1 are left out, and axes that stay adjacent are merged.
///
/// Made by [`ArrayShape::normalized_transpose`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NormalizedTranspose {
    /// The extents of the result, the most major axis in memory first.
    pub extents: Vec<usize>,
    /// Axis `k` of the result is axis `axes[k]` of the operand, both counted in the order of memory, the most major first.
    pub axes: Vec<usize>,
}

impl NormalizedTranspose {
    /// Returns `true` if no element moves. See [`ArrayShape::normalized_transpose`](crate::ArrayShape::normalized_transpose).
    #[must_use]
    #[inline]
    pub fn is_bitcast(&self) -> bool {
        self.axes.len() < 2
    }
}

impl ArrayShape {
    /// Normalizes the transpose to a result in the layout `to` whose axis `k` is axis `axes[k]` of this array. For the identity
    /// permutation it is the normal form of a copy to another layout. A bounded extent counts as its bound.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError::Array`] if the axes are not a permutation, `to` has a different rank, an extent is unknown, this array
    /// has no layout, or either layout has tiles or splits.
    ///
    /// ```
    /// use shapewise_xla::{ArrayLayout, ArrayShape};
    ///
    /// let images: ArrayShape = "f32[8,1,32,48,3]{4,3,2,1,0}".parse()?;
    /// // Channels move before rows and columns, which stay adjacent.
    /// let moved = images.normalized_transpose(&[0, 1, 4, 2, 3], &ArrayLayout::row_major(5))?;
    /// assert_eq!((moved.extents, moved.axes), (vec![8, 3, 32 * 48], vec![0, 2, 1]));
    /// // The same order as a copy to another layout.
    /// let copied = images.normalized_transpose(&[0, 1, 2, 3, 4], &"{3,2,4,1,0}".parse()?)?;
    /// assert_eq!(copied.axes, [0, 2, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `GetNormalizedTransposeShape` and `GetNormalizedLogicalTransposeShape`, which stop at three axes.
    #[inline]
    pub fn normalized_transpose(
        &self,
        axes: &[isize],
        to: &ArrayLayout,
    ) -> Result<NormalizedTranspose, ArrayBitcastError> {
        let from = self.required_layout()?;
        if to.rank() != self.rank() {
            let rank = ArrayLayoutError::Rank { layout: to.rank(), shape: self.rank() };
            return Err(ArrayShapeError::from(rank).into());
        }
        from.check_dense()?;
        to.check_dense()?;
        // The transpose that moves nothing: the places of its axes in memory, to be moved to those in the layout `to`.
        let result = self.permute(axes)?;
        let extents = result.bounds()?;
        let places = result.layout().map(ArrayLayout::logical_to_physical).unwrap_or_default();
        let moved = to.major_to_minor().filter_map(|axis| Some((*places.get(axis)?, *extents.get(axis)?)));
        let moved: Vec<(usize, usize)> = moved.filter(|&(_, extent)| extent != 1).collect();
        let mut sorted: Vec<usize> = moved.iter().map(|&(place, _)| place).collect();
        sorted.sort_unstable();
        let number = |place| sorted.binary_search(&place).unwrap_or_default();
        // Runs of axes that are successive in both memories: the first axis, the last one so far, and the product of the extents.
        let mut runs: Vec<(usize, usize, usize)> = Vec::new();
        for (place, extent) in moved {
            let at = number(place);
            match runs.last_mut() {
                Some((_, last, product)) if last.checked_add(1) == Some(at) => {
                    *last = at;
                    // The product of the extents other than 0 fits.
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
