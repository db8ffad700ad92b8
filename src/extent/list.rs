//! Lists of extents: tuples up to rank 8, arrays of any rank.

use super::agreed;
use crate::{
    error::error_messages,
    extent::DynExtent,
    index::SizeError,
    private::Exists,
    rank::RankError,
    storage::{HasNestedArrays, OnHeap},
    types::{
        Agreed, Ax, Cons, Const, Extent, ExtentList, Flag, Flat, ListEntry, ListLike, NameText, Nil, No,
        Pitch, UnknownAxes,
    },
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
    label = "write an array of `usize`, or `shape![...]` of up to 8, of rank {R}; generic code needs `D: Extent`, and `D: Name` of `Named<D>`"
)]
pub trait Extents<const R: usize>: ExtentList<R> + GivenExtents<R, Itself = Self> {
    /// Each extent, if the type knows it. See [`to_array`](Self::to_array).
    const KNOWN: [Option<usize>; R] = Self::EXTENTS;

    /// `Self`.
    #[doc(hidden)]
    type ExtentsItself: ExtentList<R>;

    /// Returns all extents, in axis order.
    ///
    /// ```
    /// use shapewise::{Extents, shape};
    ///
    /// let rows = std::env::args().count();
    /// assert_eq!(shape![rows, 3].to_array(), [rows, 3]);
    /// assert_eq!(<Extents![usize, 3] as Extents<2>>::KNOWN, [None, Some(3)]);
    /// ```
    #[must_use]
    fn to_array(&self) -> [usize; R] {
        self.array()
    }

    /// Takes all extents, returns the value of this type with these extents.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type knows another extent.
    ///
    /// ```
    /// use shapewise::{Const, Extents};
    ///
    /// type Batch = Extents![usize, 3];
    /// assert_eq!(Batch::from_array([5, 3]), Ok((5, Const::<3>)));
    /// assert_eq!(
    ///     Batch::from_array([5, 4]).unwrap_err().to_string(),
    ///     "axis 1 has extent 4, expected 3"
    /// );
    /// ```
    fn from_array(extents: [usize; R]) -> Result<Self, ExtentMismatch> {
        agreed::compared(&extents)
    }
}

/// [`Extents`], for the bounds of constructors.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "expected extents of rank {R}, found `{Self}`",
    label = "write an array of `usize` or `shape![n, 3]`, with an extent for each axis, at most 8 in `shape!`; `usize::try_from` converts other integers"
)]
pub trait ShapeLike<const R: usize>: ListLike<Itself: GivenExtents<R>> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

// The compiler reports what is not a list of extents once: by the type that the result projects from, if the bound requires no more.
#[diagnostic::do_not_recommend]
impl<E: ListLike<Itself: GivenExtents<R>>, const R: usize> ShapeLike<R> for E {
    type Proof = ();
}

/// [`Extents`] as a bound with a single impl, so that the compiler does not quote the signature of methods.
#[cfg_attr(doc, doc(hidden))]
pub trait AsManyExtents<const R: usize>: Extents<R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<const R: usize, E: Extents<R>> AsManyExtents<R> for E {
    type Proof = ();
}

/// The extents that a constructor makes of a list. See [`Tensor::zeros`](crate::Tensor::zeros).
pub type ExtentsFrom<E, const R: usize> = <<E as ListLike>::Itself as GivenExtents<R>>::Itself;

/// What a constructor makes extents of. Nothing is known of what is not a list of extents, so that its uses report nothing.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "expected extents of rank {R}, found `{Self}`",
    label = "write an array of `usize` or `shape![n, 3]`, with an extent for each axis, at most 8 in `shape!`; `usize::try_from` converts other integers"
)]
pub trait GivenExtents<const R: usize>: Sized {
    /// `Self`.
    type Itself: Extents<R>;

    /// Returns `self`.
    #[doc(hidden)]
    fn given(self) -> Self::Itself;
}

/// An extent that differs from the expected one, which a type knows or another shape has: the error of [`Shape::typed`](crate::Shape::typed) and
/// [`View::typed`](crate::View::typed).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
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
    #[inline] ExtentMismatch []
    Self { axis, expected, found } => "axis {axis} has extent {found}, expected {expected}";
}

/// An integer that is not an extent: the error of [`Shape::from_ints`](crate::Shape::from_ints).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
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
    #[inline] FromIntsError [RankTooLarge(RankError), Size(SizeError)]
    Self::Negative { axis, value } => "axis {axis} has the negative extent {value}: an extent is at least 0";
    Self::TooLarge { axis, value } =>
        "axis {axis} has extent {value}, which is above the greatest usize, {}", usize::MAX;
}

#[diagnostic::do_not_recommend]
impl<const R: usize> Extents<R> for [usize; R] {
    type ExtentsItself = Self;
}
#[diagnostic::do_not_recommend]
impl<const R: usize> GivenExtents<R> for [usize; R] {
    type Itself = Self;

    #[inline(always)]
    fn given(self) -> Self {
        self
    }
}
impl<const R: usize> HasNestedArrays for [usize; R] {
    type Within<T> = OnHeap<T>;
}
impl<const R: usize> ExtentList<R> for [usize; R] {
    const EXTENTS: [Option<usize>; R] = [None; R];
    const STRETCHES: [bool; R] = [true; R];
    type ListItself = Self;
    type Reversed = Self;
    type List = UnknownAxes;
    type RowMajorList = UnknownAxes;

    #[inline(always)]
    fn array(&self) -> [usize; R] {
        *self
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

/// The extents that [`shape!`](crate::shape!) makes of expressions: if all are `usize`, an array, so that `shape![n, m]` and `[n, m]` have one
/// type; a tuple if one is in the type.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "expected extents, found `{Self}`",
    label = "`shape!` has up to 8: `usize` (`usize::try_from` converts), `Const<N>`, `One` (1, and stretches) or a name with its number, `Name(n)`"
)]
pub trait MacroExtents {
    /// An array or a tuple.
    type Extents;
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// Returns the same extents.
    fn listed(self) -> Self::Extents;
}

/// Returns the extents of `shape!`, as an array or a tuple.
#[inline(always)]
pub fn listed<L: MacroExtents<Extents = E, Proof: Exists>, E>(list: L) -> E {
    list.listed()
}

/// Extents whose last one is `Const<N>`: the rows of a dense tensor are arrays of length `N`.
#[diagnostic::on_unimplemented(
    message = "the last extent of `{Self}` is not `Const<{N}>`",
    label = "rows are arrays where the last extent is `Const<{N}>`; `rows` returns slices"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait EndsWith<const N: usize> {}

/// Returns an array of another length: `rest` after the last value. In all code that runs, the length is the same.
#[inline(always)]
#[expect(clippy::arithmetic_side_effects, clippy::indexing_slicing, reason = "a counter below both lengths")]
const fn fit<V: Copy, const N: usize, const R: usize>(values: [V; N], rest: V) -> [V; R] {
    let (mut fitted, mut at) = ([rest; R], 0);
    while at < R && at < N {
        fitted[at] = values[at];
        at += 1;
    }
    fitted
}

/// Rejects, in `cargo build`, a type such as `Shape<3, (Const<2>, Const<3>)>`, which no shape has.
#[track_caller]
const fn assert_rank(found: usize, expected: usize) {
    assert!(found == expected, "a tuple of extents has another rank than its shape");
}

/// Returns the value of an option that is known not to be `None`.
#[track_caller]
const fn expect_known<V: Copy>(value: Option<V>) -> V {
    match value {
        Some(value) => value,
        None => panic!("the caller checks that all extents are known"),
    }
}

/// The impls for tuples. A row: rank; types with their positions; the types reversed.
macro_rules! tuples {
    ($($rank:literal: ($($extent:ident $axis:tt)*) reversed ($($extent_reversed:ident $axis_reversed:tt)*);)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($extent: Extent),*> Extents<$rank> for ($($extent,)*) {
            type ExtentsItself = Self;
        }
        #[diagnostic::do_not_recommend]
        impl<$($extent: ListEntry<Itself: Extent>),*> GivenExtents<$rank> for ($($extent,)*) {
            type Itself = ($($extent::Itself,)*);

            #[inline(always)]
            #[allow(clippy::unused_unit, reason = "the tuple of rank 0")]
            fn given(self) -> Self::Itself {
                ($(self.$axis.itself(),)*)
            }
        }
        #[diagnostic::do_not_recommend]
        impl<$($extent: Extent),*> MacroExtents for ($($extent,)*) {
            type Extents = <tuples!(@any $($extent)*) as Flag>::Either<Self, [usize; $rank]>;
            type Proof = ();

            #[inline(always)]
            fn listed(self) -> Self::Extents {
                <tuples!(@any $($extent)*) as Flag>::either(self, self.array())
            }
        }
        impl<$($extent: Extent),*> HasNestedArrays for ($($extent,)*) {
            type Within<Element> = tuples!(@within Element $($extent)*);
        }
        impl<const R: usize, $($extent: Extent),*> ExtentList<R> for ($($extent,)*) {
            const EXTENTS: [Option<usize>; R] = fit([$($extent::KNOWN),*], Some(1));
            const NAMES: [Option<NameText>; R] = fit([$($extent::NAME),*], None);
            #[allow(clippy::unused_unit, reason = "the tuple of rank 0")]
            const VALUE: Option<Self> =
                if true $(&& $extent::VALUE.is_some())* { Some(($(expect_known($extent::VALUE),)*)) } else { None };
            const STRETCHES: [bool; R] = fit([$($extent::STRETCHES),*], true);
            type ListItself = Self;
            type Reversed = ($($extent_reversed,)*);
            type List = tuples!(@list $($extent)*);
            type RowMajorList = tuples!(@row_major $($extent)*);

            #[inline(always)]
            fn array(&self) -> [usize; R] {
                const { assert_rank($rank, R) };
                fit([$(self.$axis.get()),*], 1)
            }

            #[inline]
            #[allow(clippy::unused_unit, reason = "the tuple of rank 0")]
            fn reversed(&self) -> Self::Reversed {
                ($(self.$axis_reversed,)*)
            }

            #[inline(always)]
            #[allow(clippy::unused_unit, reason = "the tuple of rank 0")]
            fn pack(extents: &[usize; R], agreed: Agreed) -> Self {
                let _ = (extents, agreed);
                ($($extent::pack(if $axis < R { extents[$axis] } else { 1 }, agreed),)*)
            }
        }
    )* };
    // Whether one of the extents states something.
    (@any) => { No };
    (@any $first:ident $($rest:ident)*) => { <<$first as Extent>::Stated as Flag>::Or<tuples!(@any $($rest)*)> };
    (@within $element:ident) => { [$element; 1] };
    (@within $element:ident $last:ident) => { <$last as Extent>::Within<$element> };
    (@within $element:ident $first:ident $($rest:ident)*) => {
        <$first as Extent>::Times<$element, tuples!(@within $element $($rest)*)>
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

/// Extents of rank `R` that are known, or [`DynExtent`]s that may not be: the shape of a parameter of a program.
///
/// A crate cannot implement a trait of its own for both, because an array of extents may become [`Extents`] itself; so the trait is here.
///
/// ```
/// use shapewise::{DynExtent, bounds::AnyExtents, shape};
///
/// fn parameter<const R: usize>(extents: impl AnyExtents<R>) -> String {
///     format!("{:?}", extents.to_extents())
/// }
///
/// assert_eq!(parameter(shape![2, 3]), "[2, 3]");
/// assert_eq!(parameter([DynExtent::UNKNOWN, DynExtent::at_most(8)?]), "[?, <=8]");
/// # Ok::<(), shapewise::SizeError>(())
/// ```
pub trait AnyExtents<const R: usize> {
    /// The extents in the type.
    type Extents: Extents<R>;

    /// Returns the extents. See the [example](Self).
    fn to_extents(&self) -> [DynExtent; R];
}

#[diagnostic::do_not_recommend]
impl<E: Extents<R>, const R: usize> AnyExtents<R> for E {
    type Extents = Self;

    fn to_extents(&self) -> [DynExtent; R] {
        self.to_array().map(|extent| DynExtent::known(extent).unwrap_or(DynExtent::UNKNOWN))
    }
}

#[diagnostic::do_not_recommend]
impl<const R: usize> AnyExtents<R> for [DynExtent; R] {
    type Extents = [usize; R];

    fn to_extents(&self) -> [DynExtent; R] {
        *self
    }
}
