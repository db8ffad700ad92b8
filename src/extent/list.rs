//! Lists of extents: tuples up to rank 8, arrays of any rank.

use core::{fmt::Debug, hash::Hash};

use crate::{
    error::error_messages,
    index::{SizeError, known_count, known_or},
    private::{Agreed, Sealed},
    rank::RankError,
    types::{Ax, AxisList, Cons, Const, DenseExtents, Extent, Flag, Flat, Many, Nil, Pitch},
};

/// The extents of a shape of rank `R`: a tuple of [`Extent`]s up to rank 8, or `[usize; R]`.
///
/// The constant [`KNOWN`](Self::KNOWN) has the extents that the type knows. Only the others are stored, so a tuple of constants takes no
/// memory. `E::Dense` is the layout of a dense view with the extents `E`: [`RowMajor`](crate::RowMajor) for tuples,
/// [`Strided`](crate::Strided) for arrays.
///
/// # Examples
///
/// ```
/// use shapewise::{Const, Extents, One};
///
/// assert_eq!(<(usize, Const<784>, One) as Extents<3>>::KNOWN, [None, Some(784), Some(1)]);
/// assert_eq!((2, Const::<784>, One).to_array(), [2, 784, 1]);
/// assert_eq!(size_of::<(usize, Const<784>, One)>(), size_of::<usize>());
/// ```
#[diagnostic::on_unimplemented(
    message = "expected extents of rank {R}, found `{Self}`",
    label = "not an array of `usize` nor a tuple of extents, of rank {R}",
    note = "extents in the type are tuples of `usize`, `Const<N>` and `One` up to rank 8; `[usize; R]` has any rank"
)]
pub trait Extents<const R: usize>:
    DenseExtents<R> + Copy + Debug + Eq + Hash + Send + Sync + 'static + Sealed
{
    /// Each extent, if the type knows it.
    const KNOWN: [Option<usize>; R];

    /// The element count, if the type knows all extents and it fits.
    #[doc(hidden)]
    const COUNT: Option<usize> = {
        // Each borrow in a constant is another constant, so borrow from a variable.
        let known = Self::KNOWN;
        known_count(&known)
    };

    /// Whether the type knows the element count.
    #[doc(hidden)]
    const IS_COUNTED: bool = {
        let count = Self::COUNT;
        count.is_some()
    };

    /// The element count, if the type knows it.
    #[doc(hidden)]
    const KNOWN_COUNT: usize = known_or(Self::COUNT, 0);

    /// The extents, if the type knows all.
    #[doc(hidden)]
    const VALUE: Option<Self> = None;

    /// `Self`.
    #[doc(hidden)]
    type This;
    /// Which axes stretch if their extent is 1: all but those of `Const<1>`.
    #[doc(hidden)]
    const STRETCHES: [bool; R];

    /// The same extents, last axis first.
    type Reversed: Extents<R>;

    /// The axes as a type-level list, with unknown strides.
    #[doc(hidden)]
    type List: AxisList;

    /// The axes as a type-level list with the strides of row-major order.
    #[doc(hidden)]
    type RowMajorList: AxisList;

    /// All extents, in axis order.
    #[must_use]
    fn to_array(&self) -> [usize; R];

    /// Takes all extents, returns the value of this type with these extents.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type knows another extent.
    fn from_array(extents: [usize; R]) -> Result<Self, ExtentMismatch>;

    /// The extents, last axis first.
    #[doc(hidden)]
    fn reversed(&self) -> Self::Reversed;

    /// The same as [`from_array`](Self::from_array), for extents that are known to agree.
    #[doc(hidden)]
    fn pack(extents: &[usize; R], agreed: Agreed) -> Self;
}

/// Extents that a type can express: tuples up to rank 8, arrays of any rank.
///
/// If the compiler names this trait, the result of an operation on a tuple of extents has a rank above 8.
#[diagnostic::on_unimplemented(
    message = "extents in the type go up to rank 8, and this would be rank {Q}",
    label = "a tuple of {Q} extents",
    note = "forget what the type knows first (`ranked()`; `untyped()` of an `Ordered`): then ranks go up to 16"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait TypedExtents<const Q: usize>: Extents<Q> {}

#[diagnostic::do_not_recommend]
impl<const Q: usize, E: Extents<Q>> TypedExtents<Q> for E {}

/// An extent that differs from the expected one, which a type knows or another shape has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ExtentMismatch {
    /// The axis.
    pub axis: usize,
    /// The extent expected.
    pub expected: usize,
    /// The extent found.
    pub found: usize,
}

error_messages! {
    ExtentMismatch []
    Self { axis, expected, found } => "axis {axis} has extent {found}, expected {expected}";
}

/// An integer that is not an extent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FromIntsError {
    /// A negative integer.
    Negative {
        /// The axis.
        axis: usize,
        /// The integer.
        value: i128,
    },
    /// An integer that does not fit `usize`.
    TooLarge {
        /// The axis.
        axis: usize,
        /// The integer.
        value: u128,
    },
    /// More integers than the maximum rank at run time.
    RankTooLarge(RankError),
    /// Extents whose element count does not fit.
    Size(SizeError),
}

impl FromIntsError {
    /// Converts an integer to the extent of an axis.
    pub(crate) fn extent<I: num_traits::PrimInt>(axis: usize, int: I) -> Result<usize, Self> {
        match (int.to_usize(), int.to_i128(), int.to_u128()) {
            (Some(extent), _, _) => Ok(extent),
            (None, Some(value), _) if value < 0 => Err(Self::Negative { axis, value }),
            (None, _, value) => Err(Self::TooLarge { axis, value: value.unwrap_or(u128::MAX) }),
        }
    }
}

error_messages! {
    FromIntsError [RankTooLarge(RankError), Size(SizeError)]
    Self::Negative { axis, value } => "axis {axis} has the negative extent {value}: an extent is at least 0";
    Self::TooLarge { axis, value } =>
        "axis {axis} has extent {value}, which is above the greatest usize, {}", usize::MAX;
}

impl<const R: usize> Sealed for [usize; R] {}
#[diagnostic::do_not_recommend]
impl<const R: usize> Extents<R> for [usize; R] {
    const KNOWN: [Option<usize>; R] = [None; R];
    const STRETCHES: [bool; R] = [true; R];
    type This = Self;
    type Reversed = Self;
    type List = Many;
    type RowMajorList = Many;

    #[inline(always)]
    fn to_array(&self) -> [usize; R] {
        *self
    }

    #[inline]
    fn from_array(extents: [usize; R]) -> Result<Self, ExtentMismatch> {
        Ok(extents)
    }

    #[inline]
    fn reversed(&self) -> Self {
        let mut extents = *self;
        extents.reverse();
        extents
    }

    #[inline(always)]
    fn pack(extents: &[usize; R], _: Agreed) -> Self {
        *extents
    }
}

/// Extents whose last one is `Const<N>`: the rows of a dense tensor are arrays of length `N`.
#[diagnostic::on_unimplemented(
    message = "the last extent of `{Self}` is not `Const<{N}>`",
    label = "the last extent is not `Const<{N}>`",
    note = "rows are arrays where the last extent is `Const<N>`; `rows` returns slices"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait EndsWith<const N: usize> {}

/// The value of an option that is known not to be `None`.
const fn known<V: Copy>(value: Option<V>) -> V {
    match value {
        Some(value) => value,
        None => panic!("the caller checks that all extents are known"),
    }
}

/// The impls for tuples. A row: rank; types with their positions; the types reversed.
macro_rules! tuples {
    ($($rank:literal: ($($extent:ident $axis:tt)*) reversed ($($tnetxe:ident $sixa:tt)*);)*) => { $(
        impl<$($extent: Extent),*> Sealed for ($($extent,)*) {}
        #[diagnostic::do_not_recommend]
        impl<$($extent: Extent),*> Extents<$rank> for ($($extent,)*) {
            const KNOWN: [Option<usize>; $rank] = [$($extent::KNOWN),*];
            #[allow(clippy::unused_unit, reason = "the tuple of rank 0")]
            const VALUE: Option<Self> =
                if true $(&& $extent::VALUE.is_some())* { Some(($(known($extent::VALUE),)*)) } else { None };
            const STRETCHES: [bool; $rank] = [$($extent::STRETCHES),*];
            type This = Self;
            type Reversed = ($($tnetxe,)*);
            type List = tuples!(@list $($extent)*);
            type RowMajorList = tuples!(@row_major $($extent)*);

            #[inline(always)]
            fn to_array(&self) -> [usize; $rank] {
                [$(self.$axis.get()),*]
            }

            #[inline]
            fn from_array(extents: [usize; $rank]) -> Result<Self, ExtentMismatch> {
                let _ = extents;
                Ok(($(tuples!(@checked extents $extent $axis),)*))
            }

            #[inline]
            #[allow(clippy::unused_unit, reason = "the tuple of rank 0")]
            fn reversed(&self) -> Self::Reversed {
                ($(self.$sixa,)*)
            }

            #[inline(always)]
            #[allow(clippy::unused_unit, reason = "the tuple of rank 0")]
            fn pack(extents: &[usize; $rank], agreed: Agreed) -> Self {
                let _ = (extents, agreed);
                ($($extent::pack(extents[$axis], agreed),)*)
            }
        }
    )* };
    (@checked $extents:ident $extent:ident $axis:tt) => {
        match $extent::from_usize($extents[$axis]) {
            Some(extent) => extent,
            None => {
                return Err(ExtentMismatch {
                    axis: $axis,
                    // Only an extent that the type knows can refuse a number.
                    expected: $extent::KNOWN.unwrap_or_default(),
                    found: $extents[$axis],
                });
            }
        }
    };
    // (A, B) = Cons<A, Cons<B, Nil>>
    (@list) => { Nil };
    (@list $first:ident $($rest:ident)*) => { Cons<Ax<$first, isize>, tuples!(@list $($rest)*)> };
    // The stride of an axis is the product of the extents after it, and known if all of them are.
    (@row_major) => { Nil };
    (@row_major $first:ident $($rest:ident)*) => {
        Cons<
            Ax<$first, <<($($rest,)*) as Flat>::AllKnown as Flag>::Pick<Pitch<($($rest,)*)>, isize>>,
            tuples!(@row_major $($rest)*),
        >
    };
}

tuples! {
    0: () reversed ();
    1: (A 0) reversed (A 0);
    2: (A 0 B 1) reversed (B 1 A 0);
    3: (A 0 B 1 C 2) reversed (C 2 B 1 A 0);
    4: (A 0 B 1 C 2 D 3) reversed (D 3 C 2 B 1 A 0);
    5: (A 0 B 1 C 2 D 3 E 4) reversed (E 4 D 3 C 2 B 1 A 0);
    6: (A 0 B 1 C 2 D 3 E 4 F 5) reversed (F 5 E 4 D 3 C 2 B 1 A 0);
    7: (A 0 B 1 C 2 D 3 E 4 F 5 G 6) reversed (G 6 F 5 E 4 D 3 C 2 B 1 A 0);
    8: (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7) reversed (H 7 G 6 F 5 E 4 D 3 C 2 B 1 A 0);
}

/// A row: the extents before the last.
macro_rules! ends {
    ($(($($extent:ident)*);)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($extent: Extent,)* const N: usize> EndsWith<N> for ($($extent,)* Const<N>,) {}
    )* };
}

ends! { (); (A); (A B); (A B C); (A B C D); (A B C D E); (A B C D E F); (A B C D E F G); }
