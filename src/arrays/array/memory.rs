//! The memory of an array, for code that takes a slice, or a pointer and strides as BLAS does.

use core::ops::Range;

use crate::{
    array::{Lend, StorageMut, TensorBase},
    layout::{Contiguous, ContiguousToWrite, Layout},
    loops::nest::slices,
    private::Exists,
};

/// Where the elements of a layout are, if they are in logical order and without gaps in memory.
#[inline]
fn dense_range<const R: usize, L: Layout<R>>(layout: &L) -> Option<Range<usize>> {
    let ranked = layout.ranked();
    match slices([&ranked]) {
        // A part of an array of any rank is at its place in the memory of all parts.
        Some(([start], len)) => Some(start..start.wrapping_add(len)),
        // Without elements the base has no meaning.
        None => ranked.extents().contains(&0).then_some(0..0),
    }
}

/// All elements of a layout as one slice, if they are in logical order and without gaps in memory.
#[inline]
pub(crate) fn try_as_slice<'a, T, const R: usize, L: Layout<R>>(
    data: &'a [T],
    layout: &L,
) -> Option<&'a [T]> {
    data.get(dense_range(layout)?)
}

/// # Elements as slices, and the memory as it is
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns all elements as one slice, in logical order. For layouts that are row-major and without gaps by type;
    /// [`try_as_slice`](Self::try_as_slice) is for others.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5];
    /// assert_eq!(View::new(&memory, shape![2, 2])?.as_slice(), [1, 2, 3, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias = "ravel")]
    pub fn as_slice(&'s self) -> &'a [T]
    where
        L: Contiguous<R, Proof: Exists>,
    {
        self.data.lend().get(..self.element_count()).unwrap_or_default()
    }

    /// Returns all elements as one slice, in logical order; `None` if they are not in this order and without gaps in memory.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert_eq!(matrix.try_as_slice(), Some(&[1, 2, 3, 4][..]));
    /// assert_eq!(matrix.transpose().try_as_slice(), None);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("is_contiguous"))]
    pub fn try_as_slice(&'s self) -> Option<&'a [T]> {
        try_as_slice(self.data.lend(), &self.layout)
    }

    /// Returns the memory that the offsets of the layout point into, including cells between the elements and after them. The element at
    /// index 0 is at [`Layout::base`], which is 0 unless a stride is negative.
    ///
    /// # Examples
    ///
    /// A function of another language takes a pointer, extents and strides. Here it is written in Rust, and takes a slice for the
    /// pointer:
    ///
    /// ```
    /// use shapewise::{Layout, View, s, shape};
    ///
    /// /// The sum of a vector of `n` elements, `incx` apart. As in BLAS, a vector that runs backwards
    /// /// begins at its last element.
    /// fn asum(n: usize, x: &[f64], incx: isize) -> f64 {
    ///     (0..n).map(|at| x[at * incx.unsigned_abs()].abs()).sum()
    /// }
    ///
    /// let memory = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let column = matrix.slice(s![:, 1]);
    /// assert_eq!(column.as_memory(), [2.0, 3.0, 4.0, 5.0]);
    /// assert_eq!(asum(column.extents()[0], column.as_memory(), column.strides()[0]), 7.0);
    ///
    /// // A function that counts from the element at index 0 takes a pointer to that element.
    /// let backwards = matrix.slice(s![0, ..;-1]);
    /// let memory = backwards.as_memory();
    /// let first = &raw const memory[backwards.layout().base()];
    /// assert_eq!((first, backwards.strides()), (&raw const matrix[[0, 2]], [-1]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias = "as_slice_memory_order")]
    #[doc(alias = "as_ptr")]
    pub fn as_memory(&'s self) -> &'a [T] {
        self.data.lend()
    }
}

/// # Elements and memory as slices, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns all elements as one slice to write, in logical order. For layouts that are row-major and without gaps by type;
    /// [`try_as_slice_mut`](Self::try_as_slice_mut) is for others.
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [3, 1, 2, 4];
    /// ViewMut::new(&mut memory, shape![2, 2])?.as_slice_mut().sort();
    /// assert_eq!(memory, [1, 2, 3, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn as_slice_mut(&mut self) -> &mut [T]
    where
        S: StorageMut<T, Proof: Exists>,
        L: ContiguousToWrite<R, Proof: Exists>,
    {
        let count = self.layout.element_count();
        self.data.elements_mut().get_mut(..count).unwrap_or_default()
    }

    /// Returns all elements as one slice to write, in logical order; `None` if they are not in this order and without gaps in memory.
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [3, 1, 2, 4];
    /// ViewMut::new(&mut memory, [2, 2])?.try_as_slice_mut().unwrap().sort();
    /// assert_eq!(memory, [1, 2, 3, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn try_as_slice_mut(&mut self) -> Option<&mut [T]>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let all = dense_range(&self.layout)?;
        self.data.elements_mut().get_mut(all)
    }

    /// Returns the memory that the offsets of the layout point into, to write: [`as_memory`](Self::as_memory). The cells between the
    /// elements of a view and after them may belong to other arrays, which then see what is written there.
    ///
    /// ```
    /// use shapewise::{ViewMut, s, shape};
    ///
    /// let mut memory = [0; 6];
    /// let mut matrix = ViewMut::new(&mut memory, shape![2, 3])?;
    /// let mut column = matrix.slice_mut(s![:, 1]);
    /// let [stride] = column.strides().map(isize::unsigned_abs);
    /// column.as_memory_mut()[stride] = 7;
    /// assert_eq!(memory, [0, 0, 0, 0, 7, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "as_mut_ptr")]
    #[doc(alias = "as_slice_memory_order_mut")]
    #[must_use]
    #[inline]
    pub fn as_memory_mut(&mut self) -> &mut [T]
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.data.elements_mut()
    }
}
