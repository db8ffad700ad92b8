//! Shapes: all extents in axis order, on the static, the mixed and the ranked rung.
//!
//! ```text
//! Shape<2, (Const<3>, Const<4>)>     static    zero-sized
//! Shape<2, (usize, Const<4>)>        mixed     one usize
//! Shape<2>                           ranked    two usize
//! ```
//!
//! A shape is checked once, when it is made: the product of its extents other than 0 fits `isize`. So no later
//! computation with it can overflow.

mod axes;
mod convert;
#[cfg(feature = "alloc")]
pub mod dynamic;
#[cfg(feature = "alloc")]
mod match_rank;
mod partial;

use core::fmt;

pub use self::axes::{
    Appended, Concatenated, Head, Inserted, Permuted, Prepended, Removed, Tail, Taken, TakenLast,
};
pub use self::convert::ShapeError;
#[cfg(feature = "alloc")]
pub use self::dynamic::{DynReshapeError, DynShape, DynShapeError, ParseError};
#[cfg(feature = "alloc")]
pub use self::match_rank::AnyRank;
#[doc(hidden)]
#[cfg(feature = "alloc")]
pub use self::match_rank::{RankFamily, Told, any_rank};
pub use self::partial::{ExtentUnknown, MergeError, PartialShape};

use crate::{
    axis::{self, Axis, AxisError},
    extent::{Extents, FromIntsError},
    index::{self, IndexError, LinearIndexError, SizeError},
    private::AGREED,
    rank::{Below, Ranks},
};

/// A shape of rank `R` with the extents `E`: by default, all known when running.
///
/// # Examples
///
/// ```
/// use shapewise::{Const, Shape, shape};
///
/// let n = 32;
/// let batch = Shape::new(shape![n, 784])?;
/// assert_eq!(batch.to_string(), "[32,784]");
/// assert_eq!(batch.element_count(), 25_088);
/// assert_eq!(Shape::<2, (usize, Const<784>)>::KNOWN, [None, Some(784)]);
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shape<const R: usize, E = [usize; R]> {
    // INVARIANT: the product of the extents other than 0 fits `isize`.
    extents: E,
}

impl<const R: usize> Shape<R> {
    /// The shape with these extents; as [`new`](Shape::new), and for constants.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit `isize`.
    ///
    /// ```
    /// use shapewise::Shape;
    ///
    /// const IMAGE: Shape<3> = match Shape::from_extents([224, 224, 3]) {
    ///     Ok(shape) => shape,
    ///     Err(_) => panic!("an image fits"),
    /// };
    /// assert_eq!(IMAGE.element_count(), 150_528);
    /// ```
    pub const fn from_extents(extents: [usize; R]) -> Result<Self, SizeError> {
        match index::element_count(&extents) {
            Ok(_) => Ok(Self { extents }),
            Err(error) => Err(error),
        }
    }

    /// The shape with these extents, from integers of any type.
    ///
    /// # Errors
    ///
    /// [`FromIntsError`] with the first axis that is negative or does not fit `usize`, or if the element count does not
    /// fit.
    ///
    /// ```
    /// use shapewise::Shape;
    ///
    /// assert_eq!(Shape::from_ints([2_i64, 3])?, Shape::from_ints([2_u8, 3])?);
    /// assert_eq!(
    ///     Shape::from_ints([2, -3]).unwrap_err().to_string(),
    ///     "axis 1 has the negative extent -3: an extent is at least 0"
    /// );
    /// # Ok::<(), shapewise::FromIntsError>(())
    /// ```
    pub fn from_ints<I: num_traits::PrimInt>(ints: [I; R]) -> Result<Self, FromIntsError> {
        let mut extents = [0; R];
        for (axis, (extent, int)) in extents.iter_mut().zip(ints).enumerate() {
            *extent = FromIntsError::extent(axis, int)?;
        }
        Self::from_extents(extents).map_err(FromIntsError::Size)
    }
}

impl<const R: usize, E: Extents<R>> Shape<R, E> {
    /// What the type knows of each extent.
    pub const KNOWN: [Option<usize>; R] = E::KNOWN;

    /// The rank.
    pub const RANK: usize = R;

    /// The shape with these extents: an array, or a tuple as [`shape!`](crate::shape!) writes it.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit `isize`.
    #[inline]
    pub fn new(extents: E) -> Result<Self, SizeError> {
        index::element_count(&extents.to_array()).map(|_| Self { extents })
    }

    /// The shape with extents that agree with `extents`, which are those of a shape.
    #[inline(always)]
    pub(crate) fn pack(extents: &[usize; R]) -> Self {
        Self { extents: E::pack(extents, AGREED) }
    }

    /// The shape whose extents are all in the type: for constants.
    ///
    /// A type that does not know all of them, and extents whose element count does not fit, are errors of `cargo build`.
    ///
    /// The index math of constants is [`ELEMENT_COUNT`](Self::ELEMENT_COUNT), and the functions of [`index`] on
    /// [`KNOWN_EXTENTS`](Self::KNOWN_EXTENTS); of other shapes, on [`typed_extents`](Self::typed_extents), which are an array where nothing is
    /// known. Methods such as [`extents`](Self::extents) are asked through a trait, and no trait can be asked in constants yet.
    ///
    /// ```
    /// use shapewise::{Const, Extents, Shape, index};
    ///
    /// const IMAGE: Shape<2, (Const<3>, Const<4>)> = Shape::of_type();
    /// type Image = Shape<2, Extents![3, 4]>;
    /// const COUNT: usize = Image::ELEMENT_COUNT;
    /// const LAST: Option<usize> = match index::linear_index(&Image::KNOWN_EXTENTS, &[2, 3]) {
    ///     Ok(linear) => Some(linear),
    ///     Err(_) => None,
    /// };
    /// assert_eq!((IMAGE.extents(), COUNT, LAST), ([3, 4], 12, Some(11)));
    /// ```
    ///
    /// ```compile_fail
    /// use shapewise::{Extents, Shape};
    ///
    /// const ROWS: Shape<2, Extents![usize, 4]> = Shape::of_type(); // axis 0 is not known
    /// # let _ = ROWS;
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn of_type() -> Self {
        const { Self { extents: Self::KNOWN_VALUE } }
    }

    /// The extents as a value of their type, where it knows all and they fit.
    const KNOWN_VALUE: E = match (E::VALUE, Self::ELEMENT_COUNT) {
        (Some(extents), _) => extents,
        (None, _) => panic!("a type that knows all extents has a value"),
    };

    /// All extents, where the type knows them; an error of `cargo build` where it does not.
    pub const KNOWN_EXTENTS: [usize; R] = match index::known_extents(E::KNOWN) {
        Some(extents) => extents,
        None => panic!("the type of the shape does not know all extents: make it with `Shape::new`"),
    };

    /// The element count, where the type knows all extents; an error of `cargo build` where it does not, or where the count does not fit.
    pub const ELEMENT_COUNT: usize = match index::element_count(&Self::KNOWN_EXTENTS) {
        Ok(count) => count,
        Err(_) => panic!("the element count of the shape is above the greatest `isize`"),
    };

    /// All extents, in axis order.
    #[must_use]
    #[inline(always)]
    pub fn extents(&self) -> [usize; R] {
        self.extents.to_array()
    }

    /// The extents as they are in the type.
    #[must_use]
    #[inline(always)]
    pub const fn typed_extents(&self) -> E {
        self.extents
    }

    /// The extent of an axis; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank has no such axis.
    ///
    /// ```
    /// let shape = shapewise::Shape::new([2, 3, 4])?;
    /// assert_eq!(shape.extent(-1), Ok(4));
    /// assert_eq!(shape.extent(3).unwrap_err().rank, 3);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[expect(clippy::indexing_slicing, reason = "`resolve` gives an axis below R")]
    pub fn extent(&self, axis: isize) -> Result<usize, AxisError> {
        axis::resolve(axis, R).map(|axis| self.extents()[axis])
    }

    /// The extent of an axis in the type; an axis that is not below the rank is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::Axis;
    ///
    /// let shape = shapewise::Shape::new([2, 3, 4])?;
    /// assert_eq!(shape.extent_at(Axis::<2>), 4);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "A is below R by the bound")]
    pub fn extent_at<const A: usize>(&self, _: Axis<A>) -> usize
    where
        Ranks: Below<A, R>,
    {
        self.extents()[A]
    }

    /// The product of the extents: 1 for rank 0.
    #[must_use]
    #[inline]
    pub fn element_count(&self) -> usize {
        // A shape fits, so there is no error to lose.
        index::element_count(&self.extents()).unwrap_or_default()
    }

    /// Whether an extent is 0.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.extents().contains(&0)
    }

    /// How many extents differ from 1: [`index::true_rank`].
    #[must_use]
    pub fn true_rank(&self) -> usize {
        index::true_rank(&self.extents())
    }

    /// The linear index of an index: [`index::linear_index`].
    ///
    /// # Errors
    ///
    /// [`IndexError`] if the index is out of bounds.
    pub fn linear_index(&self, index: [usize; R]) -> Result<usize, IndexError> {
        index::linear_index(&self.extents(), &index)
    }

    /// The index of a linear index: [`index::multi_index`].
    ///
    /// # Errors
    ///
    /// [`LinearIndexError`] if it is not below the element count.
    pub fn multi_index(&self, linear: usize) -> Result<[usize; R], LinearIndexError> {
        index::multi_index(&self.extents(), linear)
    }

    /// Forgets what the type knows.
    #[must_use]
    #[inline(always)]
    pub fn ranked(&self) -> Shape<R> {
        Shape { extents: self.extents() }
    }
}

impl<const R: usize, E: Extents<R>> fmt::Display for Shape<R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&DisplayExtents(&self.extents()), f)
    }
}

impl<const R: usize, E: fmt::Debug> fmt::Debug for Shape<R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shape").field(&self.extents).finish()
    }
}

/// `[2,3]`: how every shape prints, whatever is known of its extents.
pub(crate) struct DisplayExtents<'a, X>(pub(crate) &'a [X]);

impl<X: fmt::Display> fmt::Display for DisplayExtents<'_, X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (axis, extent) in self.0.iter().enumerate() {
            if axis > 0 {
                f.write_str(",")?;
            }
            write!(f, "{extent}")?;
        }
        f.write_str("]")
    }
}

/// The shape without axes.
impl Default for Shape<0, ()> {
    fn default() -> Self {
        Self { extents: () }
    }
}
