//! The memory of views as it is: for what takes a pointer and strides, as BLAS and other languages do.

use super::{View, ViewMut};
use crate::layout::Mapping;

impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// The memory that the layout's offsets point into, with what lies between the elements and behind them. The element at index 0 is at
    /// [`Layout::base`](crate::Layout::base), which is 0 unless a stride is negative.
    ///
    /// # Examples
    ///
    /// A function of another language takes a pointer, extents and strides. Here it is written in Rust, and takes a slice for the
    /// pointer:
    ///
    /// ```
    /// use shapewise::{Layout, View, s, shape};
    ///
    /// /// The sum of a vector of `n` elements, `incx` apart. As in BLAS, one that runs backwards begins at its last element.
    /// fn asum(n: usize, x: &[f64], incx: isize) -> f64 {
    ///     (0..n).map(|at| x[at * incx.unsigned_abs()].abs()).sum()
    /// }
    ///
    /// let memory = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let column = matrix.slice(s![:, 1]);
    /// assert_eq!(column.as_memory(), [2.0, 3.0, 4.0, 5.0]);
    /// assert_eq!(asum(column.extents()[0], column.as_memory(), column.layout().strides()[0]), 7.0);
    ///
    /// // What counts from the element at index 0 is given a pointer to that one.
    /// let backwards = matrix.slice(s![0, ..;-1]);
    /// let memory = backwards.as_memory();
    /// let first = &raw const memory[backwards.layout().base()];
    /// assert_eq!((first, backwards.layout().strides()), (&raw const matrix[[0, 2]], [-1]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_memory(&self) -> &'a [T] {
        self.data
    }
}

impl<T, const R: usize, L: Mapping<R>> ViewMut<'_, T, R, L> {
    /// The memory that the layout's offsets point into: [`View::as_memory`].
    #[must_use]
    #[inline]
    pub const fn as_memory(&self) -> &[T] {
        self.data
    }

    /// The memory that the layout's offsets point into, to write: [`View::as_memory`]. What lies between the elements and behind them
    /// may belong to others, who see what is written there.
    ///
    /// ```
    /// use shapewise::{ViewMut, s, shape};
    ///
    /// let mut memory = [0; 6];
    /// let mut matrix = ViewMut::new(&mut memory, shape![2, 3])?;
    /// let mut column = matrix.slice_mut(s![:, 1]);
    /// let [stride] = column.view().layout().strides().map(isize::unsigned_abs);
    /// column.as_memory_mut()[stride] = 7;
    /// assert_eq!(memory, [0, 0, 0, 0, 7, 0]);
    /// # use shapewise::Layout;
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_memory_mut(&mut self) -> &mut [T] {
        self.data
    }
}
