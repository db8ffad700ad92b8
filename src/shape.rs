//! Shapes: all extents in axis order, on the static, the mixed and the ranked level.
//!
//! ```text
//! Shape<2, (Const<3>, Const<4>)>     static    zero-sized
//! Shape<2, (usize, Const<4>)>        mixed     one usize
//! Shape<2>                           ranked    two usize
//! ```
//!
//! The constructor checks once that the product of the extents other than 0 fits `isize`, so no later computation with the shape
//! can overflow.

pub(crate) mod axes;
#[cfg(feature = "alloc")]
pub mod dynamic;
mod error;

use core::fmt;

use crate::{
    axis::{self, Axis, AxisError},
    error::attempt,
    extent::{
        Extent, ExtentMismatch, Extents, FromIntsError, agreed,
        named::{self, has_names, refuse_other},
    },
    impls::conversions,
    index::{self, IndexError, LinearIndexError, SizeError},
    message::broken,
    rank::{Below, Ranks},
    types::{ExtentList, ListLike},
};

pub use self::axes::{
    Appended, Concatenated, Head, Inserted, Permuted, Prepended, Removed, Tail, Taken, TakenLast,
};
#[cfg(feature = "alloc")]
pub use self::dynamic::{
    AnyRank, ConditionalShape, DynReshapeError, DynShape, DynShapeError, ExtentAt, ExtentCondition,
    ParseError, UnmetCondition,
};
#[cfg_attr(doc, doc(hidden))]
#[cfg(feature = "alloc")]
pub use self::dynamic::{Dispatch, RankFamily, any_rank, arm};
pub use self::error::{CountMismatch, ExtentUnknown, MergeError, ShapeError};

/// A shape of rank `R` with the extents `E`: by default, all are known at run time.
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
#[doc(alias = "TensorShape")]
pub struct Shape<const R: usize, E = [usize; R]> {
    // INVARIANT: the product of the extents other than 0 fits `isize`.
    extents: E,
}

/// `array.shape() == [2, 3]`.
impl<const R: usize, E: ExtentList<R>> PartialEq<[usize; R]> for Shape<R, E> {
    fn eq(&self, extents: &[usize; R]) -> bool {
        self.extents() == *extents
    }
}

impl<const R: usize> Shape<R> {
    /// Returns the shape with these extents, in axis order. Same as [`new`](Shape::new), and callable in constants.
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
        attempt!(index::element_count(&extents));
        Ok(Self { extents })
    }

    /// Takes extents as integers of any type, returns the shape with these extents.
    ///
    /// # Errors
    ///
    /// [`FromIntsError`] with the first axis whose extent is negative or does not fit `usize`, or if the element count does not
    /// fit `isize`.
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
        Ok(Self::from_extents(extents)?)
    }
}

impl<const R: usize, E: Extents<R>> Shape<R, E> {
    /// Returns the shape with these extents: an array, or a tuple as [`shape!`](crate::shape!) writes it.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit `isize`.
    ///
    /// ```
    /// use shapewise::{Shape, shape};
    ///
    /// let n = 32;
    /// assert_eq!(Shape::new(shape![n, 784])?.extents(), Shape::new([32, 784])?.extents());
    /// assert!(Shape::new([usize::MAX, 2]).is_err());
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[inline]
    pub fn new(extents: E) -> Result<Self, SizeError> {
        let () = Self::FITS;
        index::element_count(&extents.to_array()).map(|_| Self { extents })
    }
}

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Each extent that the type knows, in axis order; `None` for an extent that is known at run time. See [`KNOWN_EXTENTS`](Self::KNOWN_EXTENTS).
    pub const KNOWN: [Option<usize>; R] = E::EXTENTS;

    /// The rank: the number of axes. See [`KNOWN_EXTENTS`](Self::KNOWN_EXTENTS).
    #[doc(alias("ndim", "NDIM"))]
    pub const RANK: usize = R;

    /// Reports, in a build, extents in the type whose product does not fit. Unknown extents count as 1, so that no shape of the type fits.
    /// Each function that takes extents evaluates it, so that the message names the line of its caller.
    pub(crate) const FITS: () =
        if let Err(error) = index::element_count(&index::known_extents_or(E::EXTENTS, 1)) {
            error.message().fail();
        };

    /// Returns the shape with these extents, if it has that many elements.
    #[inline(always)]
    pub(crate) fn of_memory(extents: E, count: usize) -> Option<Self> {
        let is_right =
            if E::IS_COUNTED { E::KNOWN_COUNT == count } else { index::has_count(&extents.array(), count) };
        if is_right { Some(Self { extents }) } else { None }
    }

    /// Returns the shape with the values `extents`, which are the extents of a shape and agree with the type.
    #[inline(always)]
    pub(crate) fn pack(extents: &[usize; R]) -> Self {
        Self { extents: agreed::of_rule(extents) }
    }

    /// Returns the shape with these extents, which agree with the type, if their element count fits.
    pub(crate) fn checked(extents: &[usize; R]) -> Result<Self, SizeError> {
        index::element_count(extents).map(|_| Self::pack(extents))
    }

    /// Returns the shape whose extents are all in the type. It can be called in constants.
    ///
    /// It is an error of `cargo build` if the type does not know all extents, or if the element count does not fit `isize`.
    ///
    /// For index math in constants use [`ELEMENT_COUNT`](Self::ELEMENT_COUNT) and the functions of [`index`] on
    /// [`KNOWN_EXTENTS`](Self::KNOWN_EXTENTS). For shapes whose type knows no extents, use these functions on
    /// [`typed_extents`](Self::typed_extents), which is an array. Methods such as [`extents`](Self::extents) call a trait, and constants
    /// cannot call traits yet.
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

    /// The extents as a value of their type, which must know all of them, and whose element count must fit `isize`.
    const KNOWN_VALUE: E = match (E::VALUE, Self::ELEMENT_COUNT) {
        (Some(extents), _) => extents,
        (None, _) => panic!("a type that knows all extents has a value"),
    };

    /// All extents, in axis order. It is an error of `cargo build` if the type does not know all of them.
    ///
    /// ```
    /// use shapewise::{Extents, Shape};
    ///
    /// type Image = Shape<2, Extents![28, 28]>;
    /// assert_eq!((Image::RANK, Image::KNOWN_EXTENTS, Image::ELEMENT_COUNT), (2, [28, 28], 784));
    /// assert_eq!(Shape::<2, Extents![usize, 28]>::KNOWN, [None, Some(28)]);
    /// ```
    pub const KNOWN_EXTENTS: [usize; R] = match index::known_extents(E::EXTENTS) {
        Some(extents) => extents,
        None => panic!("the type of the shape does not know all extents: make it with `Shape::new`"),
    };

    /// The element count. It is an error of `cargo build` if the type does not know all extents, or if the count does not fit
    /// `isize`. See [`KNOWN_EXTENTS`](Self::KNOWN_EXTENTS).
    pub const ELEMENT_COUNT: usize = match index::element_count(&Self::KNOWN_EXTENTS) {
        Ok(count) => count,
        Err(_) => panic!("the element count of the shape is above the greatest `isize`"),
    };

    /// Returns all extents, in axis order.
    ///
    /// ```
    /// use shapewise::{Shape, shape};
    ///
    /// let rows = 5;
    /// let shape = Shape::new(shape![rows, 3])?;
    /// assert_eq!((shape.extents(), shape.element_count(), shape.is_empty()), ([5, 3], 15, false));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    #[doc(alias("shape", "dims", "dimensions", "as_list"))]
    #[inline(always)]
    pub fn extents(&self) -> [usize; R] {
        self.extents.array()
    }

    /// Returns the extents with their type, as they were given to [`new`](Self::new): an array or a tuple.
    #[must_use]
    #[inline(always)]
    pub const fn typed_extents(&self) -> E {
        self.extents
    }

    /// Takes an axis, returns its extent, in elements. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the axis is out of range for the rank.
    ///
    /// ```
    /// let shape = shapewise::Shape::new([2, 3, 4])?;
    /// assert_eq!(shape.extent(-1), Ok(4));
    /// assert_eq!(shape.extent(3).unwrap_err().rank, 3);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("len_of", "dim_size"))]
    #[expect(clippy::indexing_slicing, reason = "`resolve` returns an axis below R")]
    pub fn extent(&self, axis: isize) -> Result<usize, AxisError> {
        axis::resolve(axis, R).map(|axis| self.extents()[axis])
    }

    /// Takes an axis in the type, returns its extent, in elements. An axis that is not below the rank is an error of `cargo check`.
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
    pub fn extent_at<const A: isize>(&self, _: Axis<A>) -> usize
    where
        Ranks: Below<A, R>,
    {
        self.extents()[axis::from_first(A, R)]
    }

    /// Returns the element count: the product of the extents, 1 for rank 0.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    #[doc(alias("num_elements", "numel", "size", "len"))]
    #[inline]
    pub fn element_count(&self) -> usize {
        match index::element_count(&self.extents()) {
            Ok(count) => count,
            Err(_) => broken("the element count of a shape fits"),
        }
    }

    /// Returns whether an extent is 0, so that there are no elements.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.extents().contains(&0)
    }

    /// Returns the number of extents that differ from 1: [`index::true_rank`].
    #[must_use]
    #[doc(alias = "TrueNumDimensions")]
    pub fn true_rank(&self) -> usize {
        index::true_rank(&self.extents())
    }

    /// Takes an index, returns its linear index in row-major order: [`index::linear_index`].
    ///
    /// # Errors
    ///
    /// [`IndexError`] if the index is out of bounds.
    ///
    /// ```
    /// let shape = shapewise::Shape::new([2, 3])?;
    /// assert_eq!(shape.linear_index([1, 2]), Ok(5));
    /// assert_eq!(shape.multi_index(5), Ok([1, 2]));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias("ravel_multi_index", "sub2ind", "LinearIndices"))]
    pub fn linear_index(&self, index: [usize; R]) -> Result<usize, IndexError> {
        index::linear_index(&self.extents(), &index)
    }

    /// Takes a linear index in row-major order, returns the index: [`index::multi_index`].
    ///
    /// # Errors
    ///
    /// [`LinearIndexError`] if the linear index is not below the element count.
    #[doc(alias("unravel_index", "ind2sub"))]
    pub fn multi_index(&self, linear: usize) -> Result<[usize; R], LinearIndexError> {
        index::multi_index(&self.extents(), linear)
    }

    /// Returns the same shape without extents in the type. [`typed`](Self::typed) is the way back.
    ///
    /// ```
    /// use shapewise::{Shape, shape};
    ///
    /// let ranked: Shape<2> = Shape::new(shape![3, 4])?.ranked();
    /// assert_eq!(ranked.typed_extents(), [3, 4]);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub fn ranked(&self) -> Shape<R> {
        Shape { extents: self.extents() }
    }
}

/// A shape is a list of extents, too, wherever one is taken: `Tensor::zeros(x.shape())`.
#[diagnostic::do_not_recommend]
impl<const R: usize, E: ExtentList<R>> ListLike for Shape<R, E> {
    type Itself = E;

    #[inline(always)]
    fn itself(self) -> E {
        self.extents
    }
}

impl<const R: usize, E: ExtentList<R>> fmt::Display for Shape<R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if const { has_names(&E::NAMES) } {
            return named::write(f, &self.extents(), &E::NAMES);
        }
        fmt::Display::fmt(&DisplayExtents(&self.extents()), f)
    }
}

impl<const R: usize, E: fmt::Debug> fmt::Debug for Shape<R, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shape").field(&self.extents).finish()
    }
}

/// Prints extents as `[2,3]`, the text of every shape.
#[derive(Debug)]
pub(crate) struct DisplayExtents<'a, X>(pub(crate) &'a [X]);

impl<X: fmt::Display> fmt::Display for DisplayExtents<'_, X> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        with_commas(f, self.0)?;
        f.write_str("]")
    }
}

/// Writes the items with commas between them: `2,1,0`.
pub(crate) fn with_commas(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item: fmt::Display>,
) -> fmt::Result {
    for (place, item) in items.into_iter().enumerate() {
        write!(f, "{}{item}", if place == 0 { "" } else { "," })?;
    }
    Ok(())
}

/// The shape of rank 0.
impl Default for Shape<0, ()> {
    fn default() -> Self {
        Self { extents: () }
    }
}

// Conversions between the levels: to forget extents is free, to know more of them is checked.
//
// To and from the ranked level they are `From` and `TryFrom`. Between two tuples of extents they are [`Shape::typed`], because a
// generic `From` between tuples would overlap with the `From` that each type has to itself.

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Takes a shape of the extents `E`, returns the same shape with the extents `F`: from any level to any other, ranked, mixed or
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
    #[track_caller]
    pub fn typed<F: Extents<R>>(&self) -> Result<Shape<R, F>, ExtentMismatch> {
        let () = Shape::<R, F>::FITS;
        const { refuse_other(&E::NAMES, &F::NAMES) };
        if const { has_names(&E::NAMES) && has_names(&F::NAMES) } {
            named::confirm(&E::NAMES, &F::NAMES);
        }
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
    /// assert_eq!(
    ///     batch.expect([400, 10]).unwrap_err().to_string(),
    ///     "axis 0 has extent 400, expected 500"
    /// );
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
    /// assert_eq!(
    ///     Weights::try_from(&[64, 32][..]).unwrap_err().to_string(),
    ///     "axis 1 has extent 32, expected 48"
    /// );
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
