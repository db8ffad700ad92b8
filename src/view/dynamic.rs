//! Views whose rank is known at run time.

use core::fmt;

use alloc::vec::Vec;

use num_traits::PrimInt;
use smallvec::SmallVec;

use super::{
    Storage, TensorBase, View, ViewError,
    allocate::{is_sizeless, resize},
    any_rank::for_each_nest,
};
use crate::{
    extent::DynExtent,
    layout::nest::Nest,
    layout::{Layout, Strided},
    shape::{AnyRank, DynShape, RankFamily, ShapeError},
    slice::{DenseSlice, SliceExpr, StridedSlice, StridedSliceError},
};

/// A view of memory whose rank, extents and strides are known at run time. It is what masks, or text from a file, can slice.
///
/// To work with the elements, convert it to a known rank: `View::<_, 2>::try_from(view)` copies nothing, and the loops are then
/// those of ranked views.
///
/// # Examples
///
/// ```
/// use shapewise::{View, shape, slice::StridedSlice, view::DynView};
///
/// let memory: Vec<i32> = (0..12).collect();
/// let matrix = DynView::from(View::new(&memory, shape![3, 4])?);
/// let slice = StridedSlice { begin: &[1], end: &[3], strides: &[1], ..StridedSlice::default() };
/// let rows = matrix.strided_slice(&slice)?;
/// assert_eq!(rows.shape().to_string(), "[2,4]");
/// assert_eq!(rows.to_vec(), [4, 5, 6, 7, 8, 9, 10, 11]);
/// assert_eq!(View::<_, 2>::try_from(rows)?[[1, 2]], 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct DynView<'a, T> {
    data: &'a [T],
    // INVARIANT: for each index in bounds, `base` and the strides result in an offset below `data.len()`.
    axes: SmallVec<[(usize, isize); 8]>,
    base: usize,
}

impl<T> Clone for DynView<'_, T> {
    fn clone(&self) -> Self {
        Self { data: self.data, axes: self.axes.clone(), base: self.base }
    }
}

impl<T: fmt::Debug> fmt::Debug for DynView<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.shape())?;
        let mut elements = f.debug_list();
        self.for_each(|element| {
            elements.entry(element);
        });
        elements.finish()
    }
}

impl<'a, T, const R: usize, L: Layout<R>> From<View<'a, T, R, L>> for DynView<'a, T> {
    fn from(view: View<'a, T, R, L>) -> Self {
        let layout = view.layout.ranked();
        let axes = layout.extents().into_iter().zip(layout.strides()).collect();
        Self { data: view.data, axes, base: layout.base() }
    }
}

impl<'a, T, S: Storage<T>, const R: usize, L: Layout<R>> From<&'a TensorBase<T, S, R, L>> for DynView<'a, T> {
    fn from(array: &'a TensorBase<T, S, R, L>) -> Self {
        Self::from(View::over(array.data.elements(), array.layout))
    }
}

impl<'a, T, const R: usize> TryFrom<DynView<'a, T>> for View<'a, T, R> {
    type Error = StridedSliceError;

    fn try_from(view: DynView<'a, T>) -> Result<Self, StridedSliceError> {
        let wrong = StridedSliceError::OutputRank { expected: R, found: view.rank() };
        let axes: [(usize, isize); R] = view.axes.as_slice().try_into().map_err(|_| wrong)?;
        // If there are elements, the base is that of the view.
        let layout = Strided::from_axes(axes.map(|axis| axis.0), axes.map(|axis| axis.1));
        Ok(Self::over(view.data, layout))
    }
}

/// The family of views, for `match_rank!`.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Views<'a, T>(core::marker::PhantomData<&'a T>);

impl<'a, T> RankFamily for Views<'a, T> {
    type Dynamic = DynView<'a, T>;
    type Ranked<const R: usize> = View<'a, T, R>;

    fn known_rank(view: &DynView<'a, T>) -> Option<usize> {
        Some(view.rank())
    }

    fn ranked<const R: usize>(view: &DynView<'a, T>) -> Result<View<'a, T, R>, ShapeError> {
        let wrong = ShapeError::Rank { expected: R, found: view.rank() };
        View::try_from(view.clone()).map_err(|_| wrong)
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T> AnyRank<Views<'a, T>> for DynView<'a, T> {
    fn dynamic(&self) -> &Self {
        self
    }
}

impl<'a, T> DynView<'a, T> {
    /// Memory and a shape in, a row-major view out. The rank and all extents of the shape must be known. Memory after the last
    /// element is ignored.
    ///
    /// # Errors
    ///
    /// [`ViewError::Unknown`] if the rank or an extent is unknown, [`ViewError::TooShort`] if the memory has fewer elements.
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert_eq!(matrix.get(&[1, 2]), Some(&6));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(data: &'a [T], shape: &DynShape) -> Result<Self, ViewError> {
        let extents = shape.extents().ok_or(ViewError::Unknown)?;
        let mut axes = SmallVec::new();
        let mut stride = 1_isize;
        for extent in extents.iter().rev() {
            let extent = extent.get().ok_or(ViewError::Unknown)?;
            axes.insert(0, (extent, stride));
            // 0 before an extent of 0, as in a ranked view; otherwise it fits, because the product of all extents does.
            stride = stride.saturating_mul(extent.cast_signed());
        }
        let (needed, found) = (shape.element_count().get().unwrap_or_default(), data.len());
        if needed > found {
            return Err(ViewError::TooShort { needed, found });
        }
        Ok(Self { data, axes, base: 0 })
    }

    /// The memory.
    pub(super) const fn data(&self) -> &'a [T] {
        self.data
    }

    /// The offset of the element at index 0.
    pub(super) const fn base(&self) -> usize {
        self.base
    }

    /// The rank: how many axes the view has.
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert_eq!(matrix.rank(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "ndim")]
    #[must_use]
    pub fn rank(&self) -> usize {
        self.axes.len()
    }

    /// The extent of each axis, in axis order, in elements.
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert!(matrix.extents().eq([2, 3]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn extents(&self) -> impl ExactSizeIterator<Item = usize> + DoubleEndedIterator + '_ {
        self.axes.iter().map(|axis| axis.0)
    }

    /// The stride of each axis, in axis order, in elements.
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert!(matrix.strides().eq([3, 1]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn strides(&self) -> impl ExactSizeIterator<Item = isize> + DoubleEndedIterator + '_ {
        self.axes.iter().map(|axis| axis.1)
    }

    /// The shape, all of whose extents are known.
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert_eq!(matrix.shape().to_string(), "[2,3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shape(&self) -> DynShape {
        // The extents of a view fit.
        let extents = self.extents().map(|extent| DynExtent::known(extent).unwrap_or(DynExtent::UNKNOWN));
        DynShape::new(extents).unwrap_or(DynShape::UNKNOWN)
    }

    /// The element at an index; `None` if the index is out of bounds or does not have one coordinate for each axis.
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert_eq!((matrix.get(&[1, 0]), matrix.get(&[1, 3]), matrix.get(&[1])), (Some(&4), None, None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn get(&self, index: &[usize]) -> Option<&'a T> {
        if index.len() != self.rank() {
            return None;
        }
        let mut offset = self.base;
        for (&at, &(extent, stride)) in index.iter().zip(&self.axes) {
            if at >= extent {
                return None;
            }
            offset = offset.wrapping_add(at.wrapping_mul(stride.cast_unsigned()));
        }
        self.data.get(offset)
    }

    /// A slice in normal form in, a view of the part that it selects out. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`StridedSliceError::Rank`], [`StridedSliceError::Extent`] or [`StridedSliceError::Unknown`] if the slice was made for
    /// another shape, or for one with unknown extents.
    ///
    /// ```
    /// use shapewise::{slice::SliceExpr, view::DynView};
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// let slice = ":, 0".parse::<SliceExpr>()?.apply(&matrix.shape())?;
    /// assert_eq!(matrix.dense_slice(&slice)?.to_vec(), [1, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dense_slice(&self, slice: &DenseSlice) -> Result<Self, StridedSliceError> {
        let mut axes = SmallVec::new();
        let offset = slice.on_memory(&self.axes, |extent, stride| axes.push((extent, stride)))?;
        let is_empty = axes.iter().any(|&(extent, _): &(usize, isize)| extent == 0);
        // The distance from the result's first element down to its lowest in memory.
        let base = axes.iter().filter(|axis| axis.1 < 0 && !is_empty).fold(0_usize, |base, axis| {
            base.wrapping_add(axis.0.saturating_sub(1).wrapping_mul(axis.1.unsigned_abs()))
        });
        let start = if is_empty { 0 } else { self.base.wrapping_add_signed(offset).wrapping_sub(base) };
        Ok(Self { data: self.data.get(start..).unwrap_or_default(), axes, base })
    }

    /// A slice as masks in, a view of the part that it selects out. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`StridedSlice::apply`].
    ///
    /// ```
    /// use shapewise::{slice::StridedSlice, view::DynView};
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// let slice = StridedSlice { begin: &[1], end: &[2], strides: &[1], ..StridedSlice::default() };
    /// assert_eq!(matrix.strided_slice(&slice)?.to_vec(), [4, 5, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "StridedSlice")]
    pub fn strided_slice<I: PrimInt>(&self, slice: &StridedSlice<'_, I>) -> Result<Self, StridedSliceError> {
        self.dense_slice(&slice.apply(&self.shape())?)
    }

    /// A slice as a value in, built or parsed from Python's text; a view of the part that it selects out. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`SliceExpr::apply`].
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let memory: Vec<i32> = (0..12).collect();
    /// let matrix = DynView::new(&memory, &"[3,4]".parse()?)?;
    /// assert_eq!(matrix.slice_by(&"1:, None, ::-3".parse()?)?.shape().to_string(), "[2,1,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn slice_by(&self, slice: &SliceExpr) -> Result<Self, StridedSliceError> {
        self.dense_slice(&slice.apply(&self.shape())?)
    }

    /// Calls a function with each element, in logical order.
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// let mut sum = 0;
    /// matrix.for_each(|element| sum += element);
    /// assert_eq!(sum, 21);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn for_each(&self, mut visit: impl FnMut(&'a T)) {
        let axes = self.axes.iter().map(|&(extent, stride)| (extent, [stride]));
        let data = self.data;
        for_each_nest(axes, [self.base.cast_signed()], Nest::from_axes, |nest| {
            nest.fold((), |(), row| row.run(0, data).fold(row.len, (), |(), element| visit(element)));
        });
    }

    /// The elements in a vector, in logical order.
    ///
    /// ```
    /// use shapewise::view::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert_eq!(matrix.slice_by(&"..., 1".parse()?)?.to_vec(), [2, 5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_vec(&self) -> Vec<T>
    where
        T: Clone,
    {
        let mut elements = Vec::new();
        match self.data.first() {
            Some(element) if is_sizeless::<T>() => {
                // The product of the extents of a view fits.
                let count =
                    self.axes.iter().fold(1_usize, |count, &(extent, _)| count.saturating_mul(extent));
                resize(&mut elements, count, element.clone());
            }
            _ => self.for_each(|element| elements.push(element.clone())),
        }
        elements
    }
}
