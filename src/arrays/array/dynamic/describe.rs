//! What the layout of an array determines, and single elements.

use core::{
    fmt,
    ops::{Index, IndexMut},
};

use alloc::vec::Vec;
use smallvec::SmallVec;

use crate::{
    array::{
        Lend, Storage, StorageMut, Tensor, View, ViewMut,
        dynamic::{DynBase, DynStrided, DynTensor, DynView, DynViewMut, print},
        print::debug,
    },
    message::{broken, fail},
    pattern::HasExtents,
    shape::{DisplayExtents, DynShape},
};

/// Rank, extents, strides.
impl<T, S> DynBase<T, S> {
    /// Returns the rank: how many axes the array has.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.rank(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "ndim")]
    #[must_use]
    pub fn rank(&self) -> usize {
        self.layout.rank()
    }

    /// Returns the extent of each axis, in axis order, in elements.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert!(matrix.extents().eq([2, 3]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn extents(&self) -> impl ExactSizeIterator<Item = usize> + DoubleEndedIterator + '_ {
        self.layout.axes().iter().map(|axis| axis.0)
    }

    /// Returns the stride of each axis, in axis order, in elements.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert!(matrix.strides().eq([3, 1]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn strides(&self) -> impl ExactSizeIterator<Item = isize> + DoubleEndedIterator + '_ {
        self.layout.axes().iter().map(|axis| axis.1)
    }

    /// Returns the shape, all of whose extents are known.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.shape().to_string(), "[2,3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shape(&self) -> DynShape {
        self.layout.shape()
    }

    /// Returns the number of elements: the product of the extents.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.element_count(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("numel", "size"))]
    #[must_use]
    pub fn element_count(&self) -> usize {
        self.layout.element_count()
    }

    /// Returns `true` if the array has no elements: an extent is 0.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert!(DynView::new(&[0; 6], [2, 0])?.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.extents().any(|extent| extent == 0)
    }

    /// Returns how many elements there are, as [`element_count`](Self::element_count).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[0; 6], [2, 3])?.len(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.element_count()
    }
}

/// Elements, and all of them as slices.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns the element at an index; `None` if the index is out of bounds or does not have one coordinate for each axis.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(
    ///     (matrix.get(&[1, 0]), matrix.get(&[1, 3]), matrix.get(&[1])),
    ///     (Some(&4), None, None)
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn get(&'s self, index: &[usize]) -> Option<&'a T> {
        self.data.lend().get(self.layout.offset(index).ok()?)
    }

    /// Returns all elements as one slice, in logical order; `None` if they are not in this order and without gaps in memory. Those of a
    /// tensor always are: [`DynTensor::as_slice`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.try_as_slice(), Some(&[1, 2, 3, 4][..]));
    /// assert_eq!(matrix.transpose().try_as_slice(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn try_as_slice(&'s self) -> Option<&'a [T]> {
        if !self.layout.is_row_major() {
            return None;
        }
        self.first_elements()
    }

    /// As many elements of the memory as the array has, from the first one on: all elements of one that is row-major.
    #[inline]
    pub(crate) fn first_elements(&'s self) -> Option<&'a [T]> {
        let (start, count) = self.layout.start_and_count();
        self.data.lend().get(start..)?.get(..count)
    }

    /// Returns the memory that the offsets of the layout point into, including cells between the elements and after them. The lowest
    /// element is at its beginning.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.slice_by(&":, 0".parse()?)?.as_memory(), [1, 2, 3, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn as_memory(&'s self) -> &'a [T] {
        self.data.lend()
    }

    /// Returns a view of all elements.
    ///
    /// ```
    /// use shapewise::array::{DynTensor, DynView};
    ///
    /// let tensor = DynTensor::new(vec![1, 2, 3], [3])?;
    /// let view: DynView<'_, i32> = tensor.view();
    /// assert_eq!(view[[2]], 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn view(&'s self) -> DynView<'a, T> {
        DynBase::of_parts(self.data.lend(), self.layout.clone())
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Returns the element at an index, to write; `None` if the index is out of bounds or does not have one coordinate for each axis.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::new(vec![1, 2, 3, 4], [2, 2])?;
    /// if let Some(element) = matrix.get_mut(&[1, 0]) {
    ///     *element = 7;
    /// }
    /// assert_eq!(matrix.as_slice(), [1, 2, 7, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn get_mut(&mut self, index: &[usize]) -> Option<&mut T> {
        self.data.elements_mut().get_mut(self.layout.offset(index).ok()?)
    }

    /// [`first_elements`](Self::first_elements), to write.
    #[inline]
    pub(crate) fn first_elements_mut(&mut self) -> Option<&mut [T]> {
        let (start, count) = self.layout.start_and_count();
        self.data.elements_mut().get_mut(start..)?.get_mut(..count)
    }

    /// Returns a mutable view of all elements, for as long as this array is borrowed.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut tensor = DynTensor::new(vec![1, 2, 3], [3])?;
    /// tensor.view_mut()[[2]] = 7;
    /// assert_eq!(tensor.as_slice(), [1, 2, 7]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn view_mut(&mut self) -> DynViewMut<'_, T> {
        DynBase::of_parts(self.data.elements_mut(), self.layout.clone())
    }
}

/// The memory of tensors.
impl<T> DynTensor<T> {
    /// Returns all elements as one slice, in logical order.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// assert_eq!(DynTensor::new(vec![1, 2, 3, 4], [2, 2])?.as_slice(), [1, 2, 3, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.data
    }

    /// Returns all elements as one slice to write, in logical order.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::new(vec![3, 1, 2, 4], [2, 2])?;
    /// matrix.as_slice_mut().sort();
    /// assert_eq!(matrix.as_slice(), [1, 2, 3, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn as_slice_mut(&mut self) -> &mut [T] {
        &mut self.data
    }

    /// Converts the tensor to a vector of its elements, in logical order. Nothing is copied.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// assert_eq!(DynTensor::new(vec![1, 2, 3], [3])?.into_vec(), [1, 2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[doc(alias("into_raw_vec", "into_raw_vec_and_offset"))]
    pub fn into_vec(self) -> Vec<T> {
        self.data
    }
}

/// The offset of an index of `N` coordinates; panics at the caller's line with the message of the error.
#[inline(always)]
#[track_caller]
fn offset_or_fail<const N: usize>(layout: &DynStrided, index: [usize; N]) -> usize {
    match layout.place(index) {
        Some(offset) => offset,
        None => outside(layout, &index),
    }
}

/// The offset of an index; panics at the caller's line with the message of the error.
#[inline]
#[track_caller]
fn offset(layout: &DynStrided, index: &[usize]) -> usize {
    match layout.offset(index) {
        Ok(offset) => offset,
        Err(error) => fail(&error),
    }
}

/// Panics at the caller's line with the error of an index that is not in bounds. Because it does not return, a loop keeps the index in registers.
#[cold]
#[inline(never)]
#[track_caller]
fn outside(layout: &DynStrided, index: &[usize]) -> ! {
    match layout.offset(index) {
        Ok(_) => broken("an index was found to be out of bounds"),
        Err(error) => fail(&error),
    }
}

macro_rules! indices {
    ($([$($generic:tt)*] $index:ty, $offset:ident;)*) => { $(
        #[expect(clippy::indexing_slicing, reason = "the offset of an index in bounds is below the length of the memory")]
        impl<T, S: Storage<T> $($generic)*> Index<$index> for DynBase<T, S> {
            type Output = T;

            /// The element at an index.
            ///
            /// # Panics
            ///
            /// At the caller's line, if the index is out of bounds or does not have one coordinate for each axis.
            #[inline]
            #[track_caller]
            fn index(&self, index: $index) -> &T {
                &self.data.elements()[$offset(&self.layout, index)]
            }
        }

        #[expect(clippy::indexing_slicing, reason = "the offset of an index in bounds is below the length of the memory")]
        impl<T, S: StorageMut<T> $($generic)*> IndexMut<$index> for DynBase<T, S> {
            /// The element at an index, to write; panics like `Index`.
            #[inline]
            #[track_caller]
            fn index_mut(&mut self, index: $index) -> &mut T {
                let offset = $offset(&self.layout, index);
                &mut self.data.elements_mut()[offset]
            }
        }
    )* };
}

indices! {
    [, const N: usize] [usize; N], offset_or_fail;
    [] &[usize], offset;
}

impl<T> Default for DynTensor<T> {
    /// The tensor without elements, of extents `[0]`.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut images = DynTensor::filled([2, 3], 1.0)?;
    /// assert_eq!(std::mem::take(&mut images).sum(), 6.0);
    /// assert_eq!(images.shape().to_string(), "[0]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    fn default() -> Self {
        Tensor::<T, 1>::from(Vec::new()).into_dynamic()
    }
}

impl<T> Default for DynView<'_, T> {
    /// The view without elements, of extents `[0]`.
    fn default() -> Self {
        View::<'_, T, 1>::default().into()
    }
}

impl<T> Default for DynViewMut<'_, T> {
    /// The view without elements, of extents `[0]`.
    fn default() -> Self {
        ViewMut::<'_, T, 1>::default().into()
    }
}

impl<T, S> HasExtents for DynBase<T, S> {
    #[inline(always)]
    fn rank(&self) -> Option<usize> {
        Some(self.layout.rank())
    }

    #[inline(always)]
    fn extent(&self, axis: usize) -> Option<usize> {
        self.layout.axes().get(axis).map(|axis| axis.0)
    }
}

impl<T: fmt::Debug, S: Storage<T>> fmt::Debug for DynBase<T, S> {
    /// The shape and the strides; then the elements as `Display` has them, with commas. The flags are those of ranked arrays.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let view = DynView::from(self);
        let strides: SmallVec<[isize; 8]> = view.strides().collect();
        write!(f, "{} strides {}:", view.shape(), DisplayExtents(&strides))?;
        f.write_str(if view.rank() > 1 { "\n" } else { " " })?;
        print(&view, debug, ", ", None, f)
    }
}
