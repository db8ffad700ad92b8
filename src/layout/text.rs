//! The text of layouts: the extents, then the order of the axes as XLA writes it, or the strides of layouts that may have no order.

use core::fmt;

use super::{ColumnMajor, Layout, Mapped, MinorToMajor, RowMajor, Strided};
use crate::{
    shape::DisplayExtents,
    types::{AxisList, ExtentList},
};

impl<const R: usize, E: ExtentList<R>> fmt::Display for RowMajor<R, E> {
    /// Writes `[2,3]{1,0}`, as in XLA's text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.shape(), MinorToMajor::<R>::ROW_MAJOR)
    }
}

impl<const R: usize, E: ExtentList<R>> fmt::Display for ColumnMajor<R, E> {
    /// Writes `[2,3]{0,1}`, as in XLA's text.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.shape(), MinorToMajor::<R>::COLUMN_MAJOR)
    }
}

/// Writes the extents, then the strides.
fn by_strides<const R: usize>(layout: &impl Layout<R>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{} strides {}", DisplayExtents(&layout.extents()), DisplayExtents(&layout.strides()))
}

impl<const R: usize> fmt::Display for Strided<R> {
    /// Writes `[2,3] strides [3,1]`, in elements.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        by_strides(self, f)
    }
}

impl<const R: usize, A: AxisList> fmt::Display for Mapped<R, A> {
    /// Writes `[2,3] strides [3,1]`, in elements.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        by_strides(self, f)
    }
}
