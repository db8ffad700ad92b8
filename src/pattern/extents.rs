//! What has extents, and lists of it.

use super::{
    PatternError,
    rule::{Matcher, Pattern, fits, part},
};
use crate::{
    extent::{Extent, NameText},
    heap::Vec,
    shape::Shape,
    types::ExtentList,
};

/// What states its extents: arrays and shapes of each level, and lists of `usize`. Implement it for the tensors of another crate to compare
/// them with [`expect_shape!`](crate::expect_shape!).
///
/// ```
/// use shapewise::{pattern::HasExtents, try_expect_shape};
///
/// struct Foreign(Vec<usize>);
///
/// impl HasExtents for Foreign {
///     fn rank(&self) -> Option<usize> {
///         Some(self.0.len())
///     }
///
///     fn extent(&self, axis: usize) -> Option<usize> {
///         self.0.get(axis).copied()
///     }
/// }
///
/// let image = Foreign(vec![32, 48, 3]);
/// assert_eq!(try_expect_shape!(image, [height, width, 3]), Ok([32, 48]));
/// ```
pub trait HasExtents {
    /// What the type knows: nothing by default, or each extent, if it is known. See the [example](HasExtents).
    const KNOWN: Option<&'static [Option<usize>]> = None;

    /// The names of the extents, if the type has any: see [`names!`](crate::names!). The variable of a pattern that is bound to one is not bound to another one.
    const NAMES: &'static [Option<NameText>] = &[];

    /// Returns the rank, if it is known. See the [example](HasExtents).
    fn rank(&self) -> Option<usize>;

    /// Takes an axis below the rank, returns its extent, in elements, if it is known. See the [example](HasExtents).
    fn extent(&self, axis: usize) -> Option<usize>;
}

macro_rules! references {
    ($($reference:ty),*) => { $(
        impl<X: HasExtents + ?Sized> HasExtents for $reference {
            const KNOWN: Option<&'static [Option<usize>]> = X::KNOWN;
            const NAMES: &'static [Option<NameText>] = X::NAMES;

            #[inline(always)]
            fn rank(&self) -> Option<usize> {
                (**self).rank()
            }

            #[inline(always)]
            fn extent(&self, axis: usize) -> Option<usize> {
                (**self).extent(axis)
            }
        }
    )* };
}

references!(&X, &mut X);

/// Lists of extents. A row: generics; the list; each extent, if the type knows how many there are.
macro_rules! lists {
    ($([$($generics:tt)*] $list:ty $(: $known:expr)?;)*) => { $(
        impl<$($generics)*> HasExtents for $list {
            $(const KNOWN: Option<&'static [Option<usize>]> = Some($known);)?

            #[inline(always)]
            fn rank(&self) -> Option<usize> {
                Some(self.len())
            }

            #[inline(always)]
            fn extent(&self, axis: usize) -> Option<usize> {
                self.get(axis).copied()
            }
        }
    )* };
}

lists! {
    [] [usize];
    [const R: usize] [usize; R]: &[None; R];
    [] Vec<usize>;
}

impl<const R: usize, E: ExtentList<R>> HasExtents for Shape<R, E> {
    const KNOWN: Option<&'static [Option<usize>]> = Some(&E::EXTENTS);
    const NAMES: &'static [Option<NameText>] = &E::NAMES;

    #[inline(always)]
    fn rank(&self) -> Option<usize> {
        Some(R)
    }

    #[inline(always)]
    fn extent(&self, axis: usize) -> Option<usize> {
        self.extents().get(axis).copied()
    }
}

#[cfg(feature = "alloc")]
impl HasExtents for crate::shape::DynShape {
    fn rank(&self) -> Option<usize> {
        Self::rank(self)
    }

    fn extent(&self, axis: usize) -> Option<usize> {
        self.extents()?.get(axis)?.get()
    }
}

/// [`HasExtents`] as a bound of which there is one impl, so that a message does not list impls.
#[diagnostic::on_unimplemented(
    message = "`{Self}` states no extents that a pattern could be compared with",
    label = "not an array, a shape, or a list of `usize`; for a tensor of another crate, implement `HasExtents`"
)]
pub trait Patterned: HasExtents {}

#[diagnostic::do_not_recommend]
impl<X: HasExtents + ?Sized> Patterned for X {}

/// [`PatternedArrays`] as a bound of which there is one impl, for the same reason.
pub trait InContract: PatternedArrays {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<A: PatternedArrays> InContract for A {
    type Proof = ();
}

/// What the type of an array knows, and the types of the arrays after it.
#[derive(Clone, Copy, Debug)]
pub struct KnownArray {
    pub(super) extents: Option<&'static [Option<usize>]>,
    pub(super) names: &'static [Option<NameText>],
    pub(super) rest: Option<&'static Self>,
}

/// The arrays of a contract: pairs of an array and the arrays after it.
pub trait PatternedArrays {
    /// What the types know.
    const KNOWN: Option<&'static KnownArray>;

    /// How many arrays there are.
    const COUNT: usize;

    /// Returns whether the arrays fit, and writes what names are bound to.
    #[doc(hidden)]
    fn fit<C: Pattern>(&self, values: &[usize], names: &mut [usize]) -> bool;

    /// Compares the arrays, the first of which has this number, up to an error.
    ///
    /// # Errors
    ///
    /// [`PatternError`] of the first array that does not fit.
    #[doc(hidden)]
    fn compare<const D: usize>(
        &self,
        number: usize,
        matcher: &mut Matcher<'_, D>,
    ) -> Result<(), PatternError>;
}

impl PatternedArrays for () {
    const KNOWN: Option<&'static KnownArray> = None;
    const COUNT: usize = 0;

    #[inline(always)]
    fn fit<C: Pattern>(&self, _: &[usize], _: &mut [usize]) -> bool {
        true
    }

    fn compare<const D: usize>(&self, _: usize, _: &mut Matcher<'_, D>) -> Result<(), PatternError> {
        Ok(())
    }
}

impl<X: Patterned + ?Sized, Rest: PatternedArrays> PatternedArrays for (&X, Rest) {
    const KNOWN: Option<&'static KnownArray> =
        Some(&KnownArray { extents: X::KNOWN, names: X::NAMES, rest: Rest::KNOWN });
    const COUNT: usize = Rest::COUNT.saturating_add(1);

    #[inline(always)]
    fn fit<C: Pattern>(&self, values: &[usize], names: &mut [usize]) -> bool {
        // The number of the array, counted from the last one.
        let part = const { part::<C>(Self::COUNT) };
        fits::<C, X>(part, self.0, values, names) && self.1.fit::<C>(values, names)
    }

    fn compare<const D: usize>(
        &self,
        number: usize,
        matcher: &mut Matcher<'_, D>,
    ) -> Result<(), PatternError> {
        matcher.array(number, self.0)?;
        self.1.compare(number.saturating_add(1), matcher)
    }
}

/// What the type of a number in a pattern knows, and the types of the numbers after it.
#[derive(Clone, Copy, Debug)]
pub struct KnownValue {
    pub(super) number: Option<usize>,
    pub(super) rest: Option<&'static Self>,
}

/// The numbers in braces and in parentheses: pairs of an extent and the numbers after it.
pub trait PatternValues {
    /// What the types know.
    const KNOWN: Option<&'static KnownValue>;

    /// Writes the numbers.
    #[doc(hidden)]
    fn write(&self, to: &mut [usize]);
}

impl PatternValues for () {
    const KNOWN: Option<&'static KnownValue> = None;

    #[inline(always)]
    fn write(&self, _: &mut [usize]) {}
}

impl<X: Extent, Rest: PatternValues> PatternValues for (X, Rest) {
    const KNOWN: Option<&'static KnownValue> = Some(&KnownValue { number: X::KNOWN, rest: Rest::KNOWN });

    #[inline(always)]
    fn write(&self, to: &mut [usize]) {
        if let Some((first, rest)) = to.split_first_mut() {
            *first = self.0.get();
            self.1.write(rest);
        }
    }
}

/// Eight numbers and those after them, so that the types of many are less nested.
#[derive(Clone, Copy, Debug)]
pub struct EightValues<V, Rest>(pub V, pub Rest);

impl<
    A: Extent,
    B: Extent,
    C: Extent,
    D: Extent,
    E: Extent,
    F: Extent,
    G: Extent,
    H: Extent,
    Rest: PatternValues,
> PatternValues for EightValues<(A, B, C, D, E, F, G, H), Rest>
{
    // One constant: those of pairs would be evaluated within each other, which the compiler limits.
    const KNOWN: Option<&'static KnownValue> = Some(&KnownValue {
        number: A::KNOWN,
        rest: Some(&KnownValue {
            number: B::KNOWN,
            rest: Some(&KnownValue {
                number: C::KNOWN,
                rest: Some(&KnownValue {
                    number: D::KNOWN,
                    rest: Some(&KnownValue {
                        number: E::KNOWN,
                        rest: Some(&KnownValue {
                            number: F::KNOWN,
                            rest: Some(&KnownValue {
                                number: G::KNOWN,
                                rest: Some(&KnownValue { number: H::KNOWN, rest: Rest::KNOWN }),
                            }),
                        }),
                    }),
                }),
            }),
        }),
    });

    #[inline(always)]
    fn write(&self, to: &mut [usize]) {
        let (a, b, c, d, e, f, g, h) = self.0;
        (a, (b, (c, (d, (e, (f, (g, (h, ())))))))).write(to);
        if let Some((_, rest)) = to.split_at_mut_checked(8) {
            self.1.write(rest);
        }
    }
}
