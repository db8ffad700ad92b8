//! A value for each axis.

use super::Pad;
use crate::{
    layout::{AxesOf, Layout},
    private::SealedType,
    rank::{Never, Ranks, of_equal_numbers},
    types::{AxisList, Extent, ExtentList, Rule, UnknownAxes},
};

/// A value for each axis of rank `R`: an array `[V; R]`. Numbers may be a tuple, as `shape!` writes it, so that the type knows them; paddings
/// and widths may be two lists of numbers, of those before and of those after.
#[cfg_attr(doc, doc(hidden))]
pub trait PerAxis<V, const R: usize>: SealedType {
    /// The extents of a result of rank `Q`, `[usize; Q]`. Results have this type, because then the compiler reports wrong values where it
    /// computes the type of the result, without the signature of the method.
    type Extents<const Q: usize>: ExtentList<Q>;

    /// The extents that a rule computes from those of the layout `L` and the values.
    #[doc(hidden)]
    type Resized<Q: Rule, L: Layout<R>>: ExtentList<R>;

    /// The axes `L` with the extents that a rule computes from theirs and the values.
    #[doc(hidden)]
    type Ruled<Q: Rule, L: AxisList>: AxisList;

    /// The values.
    #[doc(hidden)]
    fn values(self) -> [V; R];
}

/// The extents `E`, which the rule `Q` changes by the values `P`. See [`Shape::tile`](crate::Shape::tile).
pub type RuledBy<E, Q, P, V, const R: usize> =
    <<P as PerAxis<V, R>>::Ruled<Q, <E as ExtentList<R>>::List> as AxisList>::Extents<R>;

impl<V, const R: usize, P: ValueList<V, Itself: OfLength<V, R>>> PerAxis<V, R> for P {
    type Extents<const Q: usize> = [usize; Q];
    type Resized<Q: Rule, L: Layout<R>> = <P as ValueList<V>>::Resized<Q, L, R>;
    type Ruled<Q: Rule, L: AxisList> = <P as ValueList<V>>::Ruled<Q, L>;

    #[inline(always)]
    fn values(self) -> [V; R] {
        self.this().values()
    }
}

/// An array of values.
#[diagnostic::on_unimplemented(
    message = "expected an array of values `{V}`, one for each axis, found `{Self}`",
    label = "write `[a, b, ..]` with a `{V}` for each axis, of pads `[Pad::edges(1, 1); 2]`; a tuple has up to 8 numbers"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ValueList<V>: SealedType {
    /// The array.
    type Itself;
    /// The axes `L` with the extents that a rule computes from these and the values, as far as the types know them.
    type Ruled<Q: Rule, L: AxisList>: AxisList;
    /// Their extents. Those of an array of values do not depend on the layout, so that a call computes nothing from it.
    type Resized<Q: Rule, L: Layout<R>, const R: usize>: ExtentList<R>;

    /// The array.
    #[doc(hidden)]
    fn this(self) -> Self::Itself;
}

#[diagnostic::do_not_recommend]
impl<V, const N: usize> ValueList<V> for [V; N] {
    type Itself = Self;
    type Ruled<Q: Rule, L: AxisList> = UnknownAxes;
    type Resized<Q: Rule, L: Layout<R>, const R: usize> = [usize; R];

    #[inline(always)]
    fn this(self) -> Self {
        self
    }
}

/// Types that are no array of values. With an impl of another array, which never applies, the compiler does not quote the one above for an array of other values.
/// With two types of integers, for the reason that [`ListLike`](crate::types::ListLike) has them, `tile(2, 2)` is reported as two arguments in place of one, and
/// not also as an argument that is not an array. A row: generics; the values; the type.
macro_rules! no_arrays {
    ($([$($generics:tt)*] $value:ty, $type:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> ValueList<$value> for $type {
            type Itself = Self;
            type Ruled<Q: Rule, L: AxisList> = UnknownAxes;
            type Resized<Q: Rule, L: Layout<R>, const R: usize> = [usize; R];

            fn this(self) -> Self {
                self
            }
        }
    )* };
}

no_arrays! { [const N: usize] Never, [Option<Never>; N]; [V] V, i128; [V] V, u128; }

/// The numbers before and those after each axis.
#[diagnostic::do_not_recommend]
impl<E: ValueList<usize, Itself = [usize; N]>, F: ValueList<usize, Itself = [usize; N]>, const N: usize>
    ValueList<Pad> for (E, F)
{
    type Itself = [Pad; N];
    type Ruled<Q: Rule, L: AxisList> = F::Ruled<Q, E::Ruled<Q, L>>;
    type Resized<Q: Rule, L: Layout<R>, const R: usize> =
        <<Self as ValueList<Pad>>::Ruled<Q, AxesOf<L, R>> as AxisList>::Extents<R>;

    fn this(self) -> [Pad; N] {
        let mut pads = [Pad::NONE; N];
        for (pad, (low, high)) in pads.iter_mut().zip(self.0.this().into_iter().zip(self.1.this())) {
            *pad = match (isize::try_from(low), isize::try_from(high)) {
                (Ok(low), Ok(high)) => Pad::edges(low, high),
                // No extent is so large, so this is an error as well, also where other axes have no elements.
                _ => Pad::edges(isize::MAX, isize::MAX),
            };
        }
        pads
    }
}

/// The same as widths.
#[diagnostic::do_not_recommend]
impl<E: ValueList<usize, Itself = [usize; N]>, F: ValueList<usize, Itself = [usize; N]>, const N: usize>
    ValueList<[usize; 2]> for (E, F)
{
    type Itself = [[usize; 2]; N];
    type Ruled<Q: Rule, L: AxisList> = F::Ruled<Q, E::Ruled<Q, L>>;
    type Resized<Q: Rule, L: Layout<R>, const R: usize> = <Self as ValueList<Pad>>::Resized<Q, L, R>;

    fn this(self) -> [[usize; 2]; N] {
        let mut widths = [[0; 2]; N];
        for (width, (low, high)) in widths.iter_mut().zip(self.0.this().into_iter().zip(self.1.this())) {
            *width = [low, high];
        }
        widths
    }
}

/// Tuples of numbers; the type knows some of them. A row: the length; the types.
macro_rules! tuples {
    ($($length:literal: ($($extent:ident)*);)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($extent: Extent),*> ValueList<usize> for ($($extent,)*) {
            type Itself = [usize; $length];
            type Ruled<Q: Rule, X: AxisList> = X::Ruled<Q, <Self as ExtentList<$length>>::List>;
            type Resized<Q: Rule, X: Layout<R>, const R: usize> =
                <<Self as ValueList<usize>>::Ruled<Q, AxesOf<X, R>> as AxisList>::Extents<R>;

            #[inline(always)]
            fn this(self) -> [usize; $length] {
                self.array()
            }
        }
    )* };
}

tuples! {
    1: (A); 2: (A B); 3: (A B C); 4: (A B C D); 5: (A B C D E); 6: (A B C D E F); 7: (A B C D E F G); 8: (A B C D E F G H);
}

/// An array of `R` values.
#[cfg_attr(doc, doc(hidden))]
pub trait OfLength<V, const R: usize>: SealedType {
    /// The values.
    #[doc(hidden)]
    fn values(self) -> [V; R];
}

impl<V: Copy + Default, const N: usize, const R: usize> OfLength<V, R> for [V; N]
where
    Ranks: OneForEach<N, R>,
{
    #[inline(always)]
    fn values(self) -> [V; R] {
        // The lengths are equal, which the bound states and the compiler does not use.
        let mut values = [V::default(); R];
        for (to, value) in values.iter_mut().zip(self) {
            *to = value;
        }
        values
    }
}

/// The number of values is the rank.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "a list for rank {N} does not fit rank {R}: there must be one value for each axis",
    label = "values: {N}, rank: {R}"
)]
pub trait OneForEach<const N: usize, const R: usize, X = ()> {
    /// `Ranks`.
    type IfTrue;
}

of_equal_numbers!([] OneForEach<N> for Ranks { type IfTrue = Self; });
