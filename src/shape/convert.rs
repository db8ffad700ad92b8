//! Conversions between the rungs: down is free, up is checked.
//!
//! To and from the ranked rung they are `From` and `TryFrom`. Between two tuples they are [`Shape::cast`], as a generic
//! `From` there would meet the one that every type has to itself.

use super::Shape;
use crate::extent::{Extent, ExtentMismatch, Extents};

impl<const R: usize, E: Extents<R>> Shape<R, E> {
    /// The same shape with other knowledge in the type, from any rung to any: ranked, mixed, static.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type `F` says something else.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Extents, Shape, shape};
    ///
    /// let mixed = Shape::new(shape![3, 4])?.cast::<Extents![usize, 4]>().unwrap();
    /// assert_eq!(
    ///     mixed.cast::<Extents![3, 5]>().unwrap_err().to_string(),
    ///     "axis 1 has extent 4, but the type says 5"
    /// );
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    pub fn cast<F: Extents<R>>(&self) -> Result<Shape<R, F>, ExtentMismatch> {
        F::from_array(self.extents()).map(|extents| Shape { extents })
    }
}

/// `From` and `TryFrom` between tuples and arrays. A row: rank and types.
macro_rules! conversions {
    ($($rank:literal: $($extent:ident)*;)*) => { $(
        impl<$($extent: Extent),*> From<Shape<$rank, ($($extent,)*)>> for Shape<$rank> {
            fn from(shape: Shape<$rank, ($($extent,)*)>) -> Self {
                shape.ranked()
            }
        }

        impl<$($extent: Extent),*> TryFrom<Shape<$rank>> for Shape<$rank, ($($extent,)*)> {
            type Error = ExtentMismatch;

            fn try_from(shape: Shape<$rank>) -> Result<Self, ExtentMismatch> {
                shape.cast()
            }
        }
    )* };
}

conversions! {
    0: ; 1: A; 2: A B; 3: A B C; 4: A B C D; 5: A B C D E; 6: A B C D E F; 7: A B C D E F G; 8: A B C D E F G H;
}

impl<const R: usize> From<Shape<R>> for [usize; R] {
    fn from(shape: Shape<R>) -> Self {
        shape.extents()
    }
}
