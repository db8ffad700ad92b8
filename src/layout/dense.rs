//! Row-major and column-major order: dense layouts that store only their extents.

use core::fmt;

use super::{Contiguous, ContiguousToWrite, Layout, Mapping, MinorToMajor, Packed, Strided, strided_mapping};
use crate::{
    index,
    private::Sealed,
    shape::Shape,
    types::{Agreed, AxisList, DenseExtents, ExtentList, No, Yes},
};

/// The last axis varies fastest, without gaps: C's order, and the default.
///
/// ```
/// use shapewise::{Layout, Mapping, RowMajor, Shape, shape};
///
/// let layout = RowMajor::new(Shape::new(shape![2, 3])?);
/// assert_eq!((layout.strides(), layout.span()), ([3, 1], 6));
/// assert_eq!(size_of_val(&layout), 0);
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[doc(alias("C order", "layout_right"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RowMajor<const R: usize, E = [usize; R]> {
    shape: Shape<R, E>,
}

impl<const R: usize, E> RowMajor<R, E> {
    /// Returns the row-major layout of a shape.
    ///
    /// [`RowMajor`] has an example.
    #[must_use]
    pub const fn new(shape: Shape<R, E>) -> Self {
        Self { shape }
    }

    /// Returns the shape.
    ///
    /// [`RowMajor`] has an example.
    #[must_use]
    pub const fn shape(&self) -> &Shape<R, E> {
        &self.shape
    }
}

/// The first axis varies fastest, without gaps: Fortran's order.
///
/// ```
/// use shapewise::{ColumnMajor, Layout, Mapping, Shape, shape};
///
/// let layout = ColumnMajor::new(Shape::new(shape![2, 3])?);
/// assert_eq!((layout.strides(), layout.span()), ([1, 2], 6));
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[doc(alias("Fortran order", "F order", "layout_left", "asfortranarray", "from_column_slice"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ColumnMajor<const R: usize, E = [usize; R]> {
    shape: Shape<R, E>,
}

impl<const R: usize, E> ColumnMajor<R, E> {
    /// Returns the column-major layout of a shape.
    ///
    /// [`ColumnMajor`] has an example.
    #[must_use]
    pub const fn new(shape: Shape<R, E>) -> Self {
        Self { shape }
    }

    /// Returns the shape.
    ///
    /// [`ColumnMajor`] has an example.
    #[must_use]
    pub const fn shape(&self) -> &Shape<R, E> {
        &self.shape
    }
}

/// A layout that stores only its shape: the rules for its strides, then its associated types.
macro_rules! dense_layout {
    ($name:ident: $strides:ident, $known_strides:ident, $viewed:ty; $($types:tt)*) => {
        impl<const R: usize, E> Sealed for $name<R, E> {}
        impl<const R: usize, E: ExtentList<R>> Mapping<R> for $name<R, E> {
            type Extents = E;
            const HAS_EXTENTS: bool = E::IS_COUNTED;
            const KNOWN_EXTENTS: [usize; R] = Self::VALUE.extents();

            #[inline(always)]
            #[expect(clippy::indexing_slicing, reason = "the crate passes axes below R")]
            fn extent(&self, axis: usize) -> usize {
                if E::IS_COUNTED { Self::VALUE.extents()[axis] } else { self.shape.extents()[axis] }
            }

            #[inline(always)]
            fn extents(&self) -> [usize; R] {
                if E::IS_COUNTED { Self::VALUE.extents() } else { self.shape.extents() }
            }

            strided_mapping!();
        }

        #[diagnostic::do_not_recommend]
        impl<const R: usize, E: ExtentList<R>> Layout<R> for $name<R, E> {
            const STRETCHES: [bool; R] = E::STRETCHES;
            const STRIDES: [Option<isize>; R] = {
                let known = E::EXTENTS;
                index::$known_strides(&known)
            };
            const UNIQUE: Option<bool> = Some(true);
            const EXHAUSTIVE: Option<bool> = Some(true);
            const SPAN: Option<usize> = E::COUNT;
            const RANKED: Option<Strided<R>> = Strided::dense(E::COUNT, E::EXTENTS, Self::STRIDES);
            const IS_KNOWN: bool = E::IS_COUNTED;
            type Viewed = $viewed;
            $($types)*

            #[inline(always)]
            #[expect(clippy::indexing_slicing, reason = "the crate passes axes below R")]
            fn stride(&self, axis: usize) -> isize {
                if E::IS_COUNTED { Self::VALUE.strides()[axis] } else { self.strides()[axis] }
            }

            #[inline(always)]
            fn strides(&self) -> [isize; R] {
                if E::IS_COUNTED { Self::VALUE.strides() } else { index::$strides(&self.shape.extents()) }
            }

            #[inline(always)]
            fn ranked(&self) -> Strided<R> {
                if E::IS_COUNTED {
                    Self::VALUE
                } else {
                    Strided::from_parts(self.shape.extents(), self.strides(), 0)
                }
            }

            #[inline(always)]
            fn base(&self) -> usize {
                0
            }
        }

        impl<const R: usize, E: ExtentList<R>> Packed<R> for $name<R, E> {
            #[inline(always)]
            fn pack(layout: &Strided<R>, _: Agreed) -> Self {
                Self { shape: Shape::pack(&layout.extents()) }
            }
        }
    };
}

dense_layout! {
    RowMajor: row_major_strides, known_row_major_strides, E::Dense;
    const ROW_MAJOR: Option<bool> = Some(true);
    type IsRowMajor = Yes;
    type Transposed = ColumnMajor<R, E::Reversed>;
    type Reshaped<const Q: usize, F: ExtentList<Q>> = F::Dense;
    type Axes = E::RowMajorList;
}

dense_layout! {
    ColumnMajor: column_major_strides, known_column_major_strides, <<Self as Layout<R>>::Axes as AxisList>::Layout<R>;
    type IsRowMajor = No;
    type Transposed = RowMajor<R, E::Reversed>;
    type Reshaped<const Q: usize, F: ExtentList<Q>> = Strided<Q, F>;
    // The axes of column-major order are those of row-major order on the reversed extents, in reverse.
    type Axes = <<E::Reversed as ExtentList<R>>::RowMajorList as AxisList>::ReversedOnto<<E::List as AxisList>::Emptied>;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, E: ExtentList<R>> ContiguousToWrite<R> for RowMajor<R, E> {
    type Proof = ();
}
#[diagnostic::do_not_recommend]
impl<const R: usize, E: ExtentList<R>> Contiguous<R> for RowMajor<R, E> {
    type Proof = ();
}

impl<const R: usize, E: ExtentList<R>> DenseExtents<R> for E {
    type Dense = <E::List as AxisList>::Dense<R, RowMajor<R, E>>;
}

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
