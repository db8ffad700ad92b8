//! Lists of extents of any rank: what the layout of an array states of its extents.

use core::{fmt::Debug, hash::Hash};

use super::{
    AxisList, BroadcastingTo, Const, DenseExtents, Equality, KnowsEachExtent, NameText, One, Scalar,
    ZipAgree, ZipExtents,
};
use crate::{
    index::{known_count, known_extents_or, known_or},
    private::Sealed,
    storage::HasNestedArrays,
    types::Agreed,
};

/// What is written as a list of extents: a tuple or an array, of anything, or a shape. It has no bound, so that another argument is reported once.
///
/// A method that takes extents of another rank has the bound [`ReshapeTo`](crate::bounds::ReshapeTo) or [`ShapeLike`](crate::bounds::ShapeLike), and names `<F as ListLike>::Itself` in its result.
///
/// ```
/// use shapewise::{Shape, bounds::ListLike, shape};
///
/// assert_eq!(shape![2, 3].itself(), Shape::new(shape![2, 3])?.itself());
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of extents",
    label = "neither an array of `usize` nor a tuple as `shape!` writes it, of up to 8 extents"
)]
pub trait ListLike: Sized {
    /// `Self`, or the extents of a shape.
    type Itself;
    /// Returns `self`, or the extents of a shape.
    fn itself(self) -> Self::Itself;
}

/// A row: the types of a tuple.
macro_rules! lists {
    ($(($($entry:ident)*);)*) => { $( lists! { @ [$($entry)*] ($($entry,)*) } )* };
    (@ [$($parameter:ident)*] $list:ty) => {
        #[diagnostic::do_not_recommend]
        impl<$($parameter),*> ListLike for $list {
            type Itself = Self;

            #[inline(always)]
            fn itself(self) -> Self {
                self
            }
        }
    };
}

lists! { (); (A); (A B); (A B C); (A B C D); (A B C D E); (A B C D E F); (A B C D E F G); (A B C D E F G H); }

#[diagnostic::do_not_recommend]
impl<T, const N: usize> ListLike for [T; N] {
    type Itself = Self;

    #[inline(always)]
    fn itself(self) -> Self {
        self
    }
}

// Two types of integers that are not lists of extents of any rank. With both, the compiler does not decide what `2` is before it has checked the function, so
// `zeros(2, 3)` is reported as two arguments in place of one, and not also as an argument that is not a list.
lists! { @ [] i128 }
lists! { @ [] u128 }

/// An entry of a tuple of extents. The type of anything else is not known, so that a tuple with another number is reported once, and not again
/// where it is used.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an extent",
    label = "an extent is `usize` (known at run time), `Const<N>` (known in the type) or `One` (1, and stretches)"
)]
pub trait ListEntry: Sized {
    /// `Self`. A bound here would make each name prove all that an extent requires, which costs more to check than the rest of its declaration.
    type Itself;
    /// Returns `self`.
    fn itself(self) -> Self::Itself;
}

/// An extent is an entry of a list.
macro_rules! entries {
    ($([$($generics:tt)*] $entry:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> ListEntry for $entry {
            type Itself = Self;

            #[inline(always)]
            fn itself(self) -> Self {
                self
            }
        }
    )* };
}

entries! { [] usize; [const N: usize] Const<N>; [] One; }

/// A list of extents: a tuple, as `shape!` writes it, or an array of `usize`. The extents of each result of an operation are one, so it is the bound of types with extents.
///
/// It is a list of any length: extents after the last are 1.
///
/// ```
/// use shapewise::{Extents, Shape, bounds::ExtentList, shape};
///
/// /// A matrix on a device.
/// struct Matrix<E> {
///     shape: Shape<2, E>,
/// }
///
/// impl<E: ExtentList<2>> Matrix<E> {
///     /// What the type knows of the number of columns.
///     const COLUMNS: Option<usize> = E::EXTENTS[1];
///
///     fn rows(&self) -> usize {
///         self.shape.extents()[0]
///     }
/// }
///
/// let n = 5;
/// let matrix = Matrix { shape: Shape::new(shape![n, 3])? };
/// assert_eq!((matrix.rows(), Matrix::<Extents![usize, 3]>::COLUMNS), (5, Some(3)));
/// # Ok::<(), shapewise::SizeError>(())
/// ```
///
/// It is total, so that the extents of every layout implement it and generic code has nothing to prove: a tuple of two extents is also a
/// list of three. That a list has exactly `R` extents is the bound [`Extents`](trait@crate::Extents), which constructors require.
#[diagnostic::on_unimplemented(
    message = "expected extents, found `{Self}`",
    label = "write `[usize; R]`, which is the default, or `Extents![...]`, where an extent that is not known is `usize`"
)]
pub trait ExtentList<const R: usize>:
    DenseExtents<R>
    + ZipExtents<Self, R, Output = Self>
    + ZipExtents<Scalar, R, Output = Self>
    + ZipExtents<[usize; R], R>
    + ZipAgree<BroadcastingTo, Self, R>
    + ZipAgree<Equality, Self, R>
    + ZipAgree<Equality, Scalar, R>
    + KnowsEachExtent<Self, R>
    + KnowsEachExtent<[usize; R], R>
    + ListLike<Itself = Self>
    + HasNestedArrays
    + Copy
    + Debug
    + Eq
    + Hash
    + Send
    + Sync
    + 'static
    + Sealed
{
    /// Each extent, if the type knows it.
    const EXTENTS: [Option<usize>; R];

    /// The name of each extent, if the type has one.
    const NAMES: [Option<NameText>; R] = [None; R];

    /// The element count, if the type knows all extents and it fits.
    const COUNT: Option<usize> = {
        // Each borrow in a constant is another constant, so borrow from a variable.
        let known = Self::EXTENTS;
        known_count(&known)
    };

    /// `true` if the type knows the element count.
    const IS_COUNTED: bool = {
        let count = Self::COUNT;
        count.is_some()
    };

    /// The element count, if the type knows it.
    const KNOWN_COUNT: usize = known_or(Self::COUNT, 0);

    /// The extents that the type knows, and 0 for each other one.
    const KNOWN_EXTENTS: [usize; R] = known_extents_or(Self::EXTENTS, 0);

    /// The extents, if the type knows all.
    const VALUE: Option<Self> = None;

    /// Which axes stretch if their extent is 1: all but those of `Const<1>`.
    const STRETCHES: [bool; R];

    /// `Self`.
    type ListItself;

    /// The same extents, last axis first.
    type Reversed: ExtentList<R>;

    /// The axes as a type-level list, with unknown strides.
    type List: AxisList;

    /// The axes as a type-level list with the strides of row-major order.
    type RowMajorList: AxisList;

    /// Returns all extents, in axis order.
    fn array(&self) -> [usize; R];

    /// Returns the extents, last axis first.
    fn reversed(&self) -> Self::Reversed;

    /// Returns the extents of this type that are known to agree with these.
    #[cfg_attr(doc, doc(hidden))]
    fn pack(extents: &[usize; R], agreed: Agreed) -> Self;
}
