//! Other layouts of the same elements: slices, permutations, reshapes, broadcasts. Nothing is copied.

use num_traits::PrimInt;
use smallvec::SmallVec;

use crate::{
    array::{
        Lend, StorageMut,
        dynamic::{DynArrayError, DynBase, DynStrided, DynTensor, DynView, DynViewMut},
    },
    broadcast::{BroadcastError, DynBroadcast, DynBroadcastError},
    extent::DynExtent,
    index::element_count,
    message::broken,
    rank,
    shape::DynShape,
    slice::{DenseSlice, Items, SliceExpr, StridedSlice, StridedSliceError},
};

/// A rule for a shape, the shape of the result, and where the axes go.
type DynBroadcastRule = fn(&DynShape, &DynShape, &[isize]) -> Result<DynBroadcast, DynBroadcastError>;

/// What [`from`] relies on.
const WITHIN: &str = "a part of an array begins within its memory";

/// The memory from the lowest element of a part on. A part without elements begins at 0.
#[inline]
pub(crate) fn from<T>(data: &[T], start: usize) -> &[T] {
    match data.get(start..) {
        Some(data) => data,
        None => broken(WITHIN),
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// The view with a layout whose memory begins at `start`.
    pub(crate) fn part(&'s self, (start, layout): (usize, DynStrided)) -> DynView<'a, T> {
        DynBase::of_parts(from(self.data.lend(), start), layout)
    }

    /// The view with a layout whose memory begins where that of this array does.
    pub(crate) fn with(&'s self, layout: DynStrided) -> DynView<'a, T> {
        DynBase::of_parts(self.data.lend(), layout)
    }
}

/// Slices.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns a view of the part that a slice in normal form selects. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`StridedSliceError::Rank`], [`StridedSliceError::Extent`] or [`StridedSliceError::Unknown`] if the slice was made for
    /// another shape, or for one with unknown extents.
    ///
    /// ```
    /// use shapewise::{slice::SliceExpr, array::DynView};
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let slice = ":, 0".parse::<SliceExpr>()?.apply(&matrix.shape())?;
    /// assert_eq!(matrix.dense_slice(&slice)?.to_vec(), [1, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dense_slice(&'s self, slice: &DenseSlice) -> Result<DynView<'a, T>, StridedSliceError> {
        Ok(self.part(self.layout.slice(slice)?))
    }

    /// Returns a view of the part that a slice in the form of masks selects. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`StridedSlice::apply`].
    ///
    /// ```
    /// use shapewise::{slice::StridedSlice, array::DynView};
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let slice = StridedSlice { begin: &[1], end: &[2], strides: &[1], ..StridedSlice::default() };
    /// assert_eq!(matrix.strided_slice(&slice)?.to_vec(), [4, 5, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "StridedSlice")]
    pub fn strided_slice<I: PrimInt>(
        &'s self,
        slice: &StridedSlice<'_, I>,
    ) -> Result<DynView<'a, T>, StridedSliceError> {
        self.dense_slice(&slice.apply(&self.shape())?)
    }

    /// Returns a view of the part that a slice selects. The slice is a value, built or parsed from Python's text. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`SliceExpr::apply`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let memory: Vec<i32> = (0..12).collect();
    /// let matrix = DynView::new(&memory, [3, 4])?;
    /// assert_eq!(matrix.slice_by(&"1:, None, ::-3".parse()?)?.shape().to_string(), "[2,1,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice_by(&'s self, slice: &SliceExpr) -> Result<DynView<'a, T>, StridedSliceError> {
        self.dense_slice(&slice.apply(&self.shape())?)
    }

    /// Returns a view of the part that the items of [`s!`](crate::s!) select: [`TensorBase::slice`](crate::array::TensorBase::slice), with the number of axes compared at
    /// run time. `const a..b` must be within its axis. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`SliceExpr::apply`].
    ///
    /// ```
    /// use shapewise::{array::DynView, s};
    ///
    /// let memory: Vec<i32> = (0..12).collect();
    /// let matrix = DynView::new(&memory, [3, 4])?;
    /// assert_eq!(matrix.slice(s![-1, 1..3])?.to_vec(), [9, 10]);
    /// assert_eq!(
    ///     matrix.slice(s![3, ..]).unwrap_err().to_string(),
    ///     "index 3 is out of bounds for axis 0, which has extent 3: it must be at least -3 and \
    ///      below 3"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice<I: Items>(&'s self, items: I) -> Result<DynView<'a, T>, StridedSliceError> {
        self.slice_by(&SliceExpr::from(items))
    }
}

/// Slices to write to.
impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// The mutable view with a layout whose memory begins at `start`.
    pub(crate) fn part_mut(&mut self, (start, layout): (usize, DynStrided)) -> DynViewMut<'_, T> {
        match self.data.elements_mut().get_mut(start..) {
            Some(data) => DynBase::of_parts(data, layout),
            None => broken(WITHIN),
        }
    }

    /// Returns a mutable view of the part that a slice in normal form selects: [`dense_slice`](Self::dense_slice).
    ///
    /// # Errors
    ///
    /// Same errors as [`dense_slice`](Self::dense_slice).
    pub fn dense_slice_mut(&mut self, slice: &DenseSlice) -> Result<DynViewMut<'_, T>, StridedSliceError> {
        let part = self.layout.slice(slice)?;
        Ok(self.part_mut(part))
    }

    /// Returns a mutable view of the part that a slice in the form of masks selects: [`strided_slice`](Self::strided_slice).
    ///
    /// # Errors
    ///
    /// Same errors as [`StridedSlice::apply`].
    ///
    /// ```
    /// use shapewise::{array::DynTensor, slice::StridedSlice};
    ///
    /// let mut row = DynTensor::filled([4], 0)?;
    /// let slice = StridedSlice {
    ///     begin: &[0],
    ///     end: &[0],
    ///     strides: &[2],
    ///     end_mask: 1,
    ///     ..StridedSlice::default()
    /// };
    /// row.strided_slice_mut(&slice)?.fill(7);
    /// assert_eq!(row.as_slice(), [7, 0, 7, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn strided_slice_mut<I: PrimInt>(
        &mut self,
        slice: &StridedSlice<'_, I>,
    ) -> Result<DynViewMut<'_, T>, StridedSliceError> {
        self.dense_slice_mut(&slice.apply(&self.shape())?)
    }

    /// Returns a mutable view of the part that a slice selects. The slice is a value, as in [`slice_by`](Self::slice_by).
    ///
    /// # Errors
    ///
    /// Same errors as [`SliceExpr::apply`].
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::filled([2, 3], 0)?;
    /// matrix.slice_by_mut(&":, 1".parse()?)?.fill(7);
    /// assert_eq!(matrix.as_slice(), [0, 7, 0, 0, 7, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice_by_mut(&mut self, slice: &SliceExpr) -> Result<DynViewMut<'_, T>, StridedSliceError> {
        self.dense_slice_mut(&slice.apply(&self.shape())?)
    }

    /// Returns a mutable view of the part that the items of [`s!`](crate::s!) select: [`slice`](Self::slice).
    ///
    /// # Errors
    ///
    /// Same errors as [`slice`](Self::slice).
    ///
    /// ```
    /// use shapewise::{array::DynTensor, s};
    ///
    /// let mut matrix = DynTensor::filled([2, 3], 0)?;
    /// matrix.slice_mut(s![.., 1])?.fill(7);
    /// assert_eq!(matrix.as_slice(), [0, 7, 0, 0, 7, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice_mut<I: Items>(&mut self, items: I) -> Result<DynViewMut<'_, T>, StridedSliceError> {
        self.slice_by_mut(&SliceExpr::from(items))
    }
}

/// Axes.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns a view with the axes in another order. Axis `k` of the view is axis `axes[k]` of this array. Negative axes count from the
    /// end. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::PermutationLength`], or [`DynArrayError::Permutation`] with the first axis that is out of range or occurs twice.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let images = DynView::new(&[0; 24], [2, 3, 4])?;
    /// assert_eq!(images.permute(&[0, -1, 1])?.shape().to_string(), "[2,4,3]");
    /// assert_eq!(
    ///     images.permute(&[0, 1]).unwrap_err().to_string(),
    ///     "2 axes are not a permutation of rank 3: it has each axis once"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("permuted_axes", "transpose", "PermuteDimensions"))]
    pub fn permute(&'s self, axes: &[isize]) -> Result<DynView<'a, T>, DynArrayError> {
        Ok(self.with(self.layout.permute(axes)?))
    }

    /// Returns a view with the axes in reverse order: `[m, n]` becomes `[n, m]`. Nothing is copied.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.transpose().to_vec(), [1, 4, 2, 5, 3, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("reversed_axes", "t", "T"))]
    #[must_use]
    pub fn transpose(&'s self) -> DynView<'a, T> {
        self.with(self.layout.with_axes(self.layout.axes().iter().rev().copied().collect()))
    }

    /// Returns a view with a new axis of extent 1. It is axis `axis` of the result; -1 is the last. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`] if the result does not have the axis, [`DynArrayError::RankTooLarge`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 3], [3])?;
    /// assert_eq!(row.insert_axis(-1)?.shape().to_string(), "[3,1]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("expand_dims", "newaxis", "unsqueeze"))]
    pub fn insert_axis(&'s self, axis: isize) -> Result<DynView<'a, T>, DynArrayError> {
        Ok(self.with(self.layout.insert_axis(axis)?))
    }

    /// Returns a view with new axes of extent 1 in front, up to rank `rank`. This is NumPy's alignment, which prepares the operand of the
    /// smaller rank. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::LowerRank`] if the rank is below that of the array, [`DynArrayError::RankTooLarge`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (matrix, row) = ([1, 2, 3, 4, 5, 6], [10, 20, 30]);
    /// let matrix = DynView::new(&matrix, [2, 3])?;
    /// let row = DynView::new(&row, [3])?;
    /// let sum = matrix.zip_map(&row.align_trailing(matrix.rank())?, |x, y| x + y)?;
    /// assert_eq!(sum.as_slice(), [11, 22, 33, 14, 25, 36]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("atleast_1d", "atleast_2d", "atleast_3d"))]
    pub fn align_trailing(&'s self, rank: usize) -> Result<DynView<'a, T>, DynArrayError> {
        Ok(self.with(self.layout.align_trailing(rank)?))
    }

    /// Returns a view of the same elements in the same logical order, with other extents. The extent -1, at most once, is inferred.
    /// Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::Shape`] if the element counts differ, or the extent cannot be inferred; [`DynArrayError::Reshape`] if the memory
    /// does not allow it (copy with `to_tensor` first).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.reshape(&[3, -1])?.shape().to_string(), "[3,2]");
    /// assert_eq!(
    ///     matrix.transpose().reshape(&[6]).unwrap_err().to_string(),
    ///     "axis 0 has stride 1, and merging it with the next axis without a copy needs 6; to copy, \
    ///      call `to_tensor` and then `into_reshape`"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("ravel", "flatten", "into_shape"))]
    pub fn reshape(&'s self, extents: &[isize]) -> Result<DynView<'a, T>, DynArrayError> {
        Ok(self.part(self.layout.reshape(extents)?))
    }

    /// Returns a view stretched to `extents`: axes of extent 1 repeat their element. The rank stays, except that rank 0 becomes any rank.
    /// Nothing is copied; the result is read-only.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::RankMismatch`] if the rank is another one, [`BroadcastError::Into`] with the first axis whose extent is neither 1 nor
    /// that of the result, [`BroadcastError::RankTooLarge`], [`BroadcastError::Size`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 3], [1, 3])?;
    /// assert_eq!(row.broadcast_to(&[2, 3])?.to_vec(), [1, 2, 3, 1, 2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn broadcast_to(&'s self, extents: &[usize]) -> Result<DynView<'a, T>, BroadcastError> {
        Ok(self.with(self.layout.stretched(extents)?))
    }
}

impl<T> DynTensor<T> {
    /// Converts to a tensor of the same elements with other extents. The extent -1, at most once, is inferred. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::Shape`] if the element counts differ, or the extent cannot be inferred.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let row = DynTensor::new(vec![1, 2, 3, 4], [4])?;
    /// assert_eq!(row.into_reshape(&[2, -1])?.shape().to_string(), "[2,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("into_shape", "ravel", "flatten"))]
    pub fn into_reshape(self, extents: &[isize]) -> Result<Self, DynArrayError> {
        let layout = DynStrided::row_major_fitting(&self.layout.reshaped_extents(extents)?);
        Ok(Self::of_parts(self.data, layout))
    }
}

/// Views that repeat elements.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns a view with new axes of the given sizes in front, along which the elements repeat: extents `[m]` by sizes `[a, b]` become `[a, b, m]`.
    /// Nothing is copied; the result is read-only.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::RankTooLarge`] or [`DynBroadcastError::Size`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let row = tensor![1, 2].into_dynamic();
    /// assert_eq!(row.broadcast(&[2])?, tensor![[1, 2], [1, 2]]);
    /// # Ok::<(), shapewise::broadcast::DynBroadcastError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Broadcast`.
    pub fn broadcast(&'s self, sizes: &[usize]) -> Result<DynView<'a, T>, DynBroadcastError> {
        self.shape().broadcast(sizes)?;
        let front = sizes.iter().map(|&size| (size, 0));
        Ok(self.with(self.layout.with_axes(front.chain(self.layout.axes().iter().copied()).collect())))
    }

    /// Returns a view stretched to `extents`: axis `k` becomes axis `dimensions[k]`, in increasing order, and the other axes of the result are new.
    /// Nothing is copied; the result is read-only.
    ///
    /// # Errors
    ///
    /// Same errors as [`DynShape::broadcast_in_dim`] of shapes that are known.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let vector = tensor![1, 2].into_dynamic();
    /// assert_eq!(vector.broadcast_in_dim(&[2, 3], &[0])?, tensor![[1, 1, 1], [2, 2, 2]]);
    /// assert_eq!(
    ///     vector.broadcast_in_dim(&[2, 3], &[1]).unwrap_err().to_string(),
    ///     "extent 2 of axis 0 does not broadcast into extent 3 of axis 1: it must be the same, or 1"
    /// );
    /// # Ok::<(), shapewise::broadcast::DynBroadcastError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `BroadcastInDim`.
    #[doc(alias = "BroadcastInDim")]
    pub fn broadcast_in_dim(
        &'s self,
        extents: &[usize],
        dimensions: &[isize],
    ) -> Result<DynView<'a, T>, DynBroadcastError> {
        self.placed(extents, dimensions, DynShape::broadcast_in_dim)
    }

    /// Returns a view stretched to `extents`, whose axes may also be transposed: [`broadcast_in_dim`](Self::broadcast_in_dim) with dimensions in any
    /// order.
    ///
    /// # Errors
    ///
    /// Same errors as [`DynShape::broadcast_transposing`] of shapes that are known.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let operand = tensor![[1, 2, 3]].into_dynamic();
    /// assert_eq!(operand.broadcast_transposing(&[3, 2], &[1, 0])?, tensor![[1, 1], [2, 2], [3, 3]]);
    /// # Ok::<(), shapewise::broadcast::DynBroadcastError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `broadcast_in_dim`.
    #[doc(alias = "stablehlo.broadcast_in_dim")]
    pub fn broadcast_transposing(
        &'s self,
        extents: &[usize],
        dimensions: &[isize],
    ) -> Result<DynView<'a, T>, DynBroadcastError> {
        self.placed(extents, dimensions, DynShape::broadcast_transposing)
    }

    /// The view of these extents whose axes a rule accepts.
    fn placed(
        &'s self,
        extents: &[usize],
        dimensions: &[isize],
        rule: DynBroadcastRule,
    ) -> Result<DynView<'a, T>, DynBroadcastError> {
        rank::check(extents.len())?;
        element_count(extents)?;
        let to = DynShape::of_some(extents.iter().copied().map(DynExtent::of_fitting).collect())?;
        rule(&self.shape(), &to, dimensions)?;
        let mut axes: SmallVec<[(usize, isize); 8]> = extents.iter().map(|&extent| (extent, 0)).collect();
        for (&(extent, stride), &dimension) in self.layout.axes().iter().zip(dimensions) {
            // The rule has compared the dimensions with the rank. An extent of 1 that is not that of its axis repeats its element.
            if let Some(to) = axes.get_mut(dimension.cast_unsigned())
                && to.0 == extent
            {
                to.1 = stride;
            }
        }
        Ok(self.with(self.layout.with_axes(axes.into_iter().collect())))
    }
}
