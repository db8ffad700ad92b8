//! Conversions between the rungs: to forget extents is free, to know more of them is checked.
//!
//! To and from the ranked rung they are `From` and `TryFrom`. Between two tuples of extents they are [`Shape::typed`], because a
//! generic `From` between tuples would overlap with the `From` that each type has to itself.

use super::{Shape, ShapeError};
use crate::{
    extent::{Extent, ExtentMismatch, Extents},
    impls::conversions,
    types::ExtentList,
};

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Takes a shape of the extents `E`, returns the same shape with the extents `F`: from any rung to any other, ranked, mixed or
    /// static.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis whose extent differs from the one that `F` knows.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Extents, Shape, shape};
    ///
    /// let mixed = Shape::new(shape![3, 4])?.typed::<Extents![usize, 4]>().unwrap();
    /// assert_eq!(
    ///     mixed.typed::<Extents![3, 5]>().unwrap_err().to_string(),
    ///     "axis 1 has extent 4, expected 5"
    /// );
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("cast", "set_shape"))]
    pub fn typed<F: Extents<R>>(&self) -> Result<Shape<R, F>, ExtentMismatch> {
        let () = Shape::<R, F>::FITS;
        F::from_array(self.extents()).map(|extents| Shape { extents })
    }

    /// Checks that `found` are the extents of this shape.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where they differ.
    ///
    /// ```
    /// let batch = shapewise::Shape::new([500, 10])?;
    /// assert_eq!(batch.expect([400, 10]).unwrap_err().to_string(), "axis 0 has extent 400, expected 500");
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    pub fn expect(&self, found: [usize; R]) -> Result<(), ExtentMismatch> {
        let mut pairs = self.extents().into_iter().zip(found).enumerate();
        match pairs.find(|(_, (expected, found))| expected != found) {
            Some((axis, (expected, found))) => Err(ExtentMismatch { axis, expected, found }),
            None => Ok(()),
        }
    }
}

/// `From` and `TryFrom` between tuples and arrays. A row: rank and types.
macro_rules! of_tuples {
    ($($rank:literal: $($extent:ident)*;)*) => { $( conversions! {
        [$($extent: Extent),*] From<Shape<$rank, ($($extent,)*)>> for Shape<$rank> = |shape| shape.ranked();
        [$($extent: Extent),*] TryFrom<Shape<$rank>> for Shape<$rank, ($($extent,)*)>, ExtentMismatch = |shape| shape.typed();
    } )* };
}

of_tuples! {
    0: ; 1: A; 2: A B; 3: A B C; 4: A B C D; 5: A B C D E; 6: A B C D E F; 7: A B C D E F G; 8: A B C D E F G H;
}

conversions! {
    /// The shape of extents of any rank, as a file has them. The extents that the type knows are checked.
    ///
    /// ```
    /// use shapewise::{Extents, Shape};
    ///
    /// type Weights = Shape<2, Extents![64, 48]>;
    /// assert!(Weights::try_from(&[64, 48][..]).is_ok());
    /// assert_eq!(Weights::try_from(&[64, 32][..]).unwrap_err().to_string(), "axis 1 has extent 32, expected 48");
    /// assert_eq!(Weights::try_from(&[64][..]).unwrap_err().to_string(), "the rank is 1, expected 2");
    /// ```
    [const R: usize, E: Extents<R>] TryFrom<&[usize]> for Shape<R, E>, ShapeError = |extents| {
        let wrong = ShapeError::Rank { expected: R, found: extents.len() };
        Self::try_from(<[usize; R]>::try_from(extents).map_err(|_| wrong)?)
    };
    /// The shape of these extents. The extents that the type knows are checked.
    ///
    /// ```
    /// use shapewise::{Extents, Shape};
    ///
    /// assert_eq!(Shape::<2, Extents![usize, 48]>::try_from([64, 48])?.extents(), [64, 48]);
    /// # Ok::<(), shapewise::ShapeError>(())
    /// ```
    [const R: usize, E: Extents<R>] TryFrom<[usize; R]> for Shape<R, E>, ShapeError = |extents|
        Ok(Self::new(E::from_array(extents)?)?);
    [const R: usize] From<Shape<R>> for [usize; R] = |shape| shape.extents();
}
