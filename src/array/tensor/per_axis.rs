//! A value for each axis.

use crate::{
    array::Tensor,
    extent::Extents,
    layout::{AxesOf, RowMajor},
    private::Own,
    rank::{Ranks, of_equal_numbers},
    rearrange::Pad,
    types::{Added, AxisList, Extent, ExtentList, Many, Multiplied},
};

/// A value for each axis of rank `R`: an array `[V; R]`. Numbers may be a tuple, as `shape!` writes it, so that the type knows them; paddings may be two lists of
/// numbers, of those before and of those after.
#[cfg_attr(doc, doc(hidden))]
pub trait PerAxis<V, const R: usize>: Own {
    /// The extents of a result of rank `Q`, `[usize; Q]`. Results have this type, because then the compiler reports wrong values where it
    /// computes the type of the result, without the signature of the method.
    type Extents<const Q: usize>: ExtentList<Q>;

    /// The axes of a result whose extents these values change, from those of the array.
    #[doc(hidden)]
    type Resized<L: AxisList>: AxisList;

    /// The values.
    #[doc(hidden)]
    fn values(self) -> [V; R];
}

/// A tensor made of an array of the layout `L`, whose extents the values `P` change.
pub type ResizedBy<T, L, P, V, const R: usize> =
    Tensor<T, R, RowMajor<R, <<P as PerAxis<V, R>>::Resized<AxesOf<L, R>> as AxisList>::Extents<R>>>;

impl<V, const R: usize, P: ValueList<V, This: OfLength<V, R>>> PerAxis<V, R> for P {
    type Extents<const Q: usize> = [usize; Q];
    type Resized<L: AxisList> = <P::This as OfLength<V, R>>::Resized<L>;

    #[inline(always)]
    fn values(self) -> [V; R] {
        self.this().values()
    }
}

/// An array of values.
#[diagnostic::on_unimplemented(
    message = "expected an array of values `{V}`, one for each axis, found `{Self}`",
    label = "write `[a, b, ..]` with a `{V}` for each axis"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ValueList<V>: Own {
    /// The array.
    type This;

    /// The array.
    #[doc(hidden)]
    fn this(self) -> Self::This;
}

#[diagnostic::do_not_recommend]
impl<V, const N: usize> ValueList<V> for [V; N] {
    type This = Self;

    #[inline(always)]
    fn this(self) -> Self {
        self
    }
}

/// A pair of lists of numbers: those before and those after an axis.
#[diagnostic::do_not_recommend]
impl<E, F> ValueList<Pad> for (E, F) {
    type This = Self;

    #[inline(always)]
    fn this(self) -> Self {
        self
    }
}

/// `R` values.
#[cfg_attr(doc, doc(hidden))]
pub trait OfLength<V, const R: usize>: Own {
    /// The axes of a result, from those of the array.
    #[doc(hidden)]
    type Resized<L: AxisList>: AxisList;

    /// The values.
    #[doc(hidden)]
    fn values(self) -> [V; R];
}

impl<V: Copy + Default, const N: usize, const R: usize> OfLength<V, R> for [V; N]
where
    Ranks: OneForEach<N, R>,
{
    type Resized<L: AxisList> = Many;

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

impl<E: Extents<R>, F: Extents<R>, const R: usize> OfLength<Pad, R> for (E, F) {
    type Resized<L: AxisList> = <<L as AxisList>::Ruled<Added, E::List> as AxisList>::Ruled<Added, F::List>;

    fn values(self) -> [Pad; R] {
        // A number that does not fit `isize` results in an extent that does not fit.
        let signed = |width: usize| isize::try_from(width).unwrap_or(isize::MAX);
        let (low, high) = (self.0.to_array().map(signed), self.1.to_array().map(signed));
        let mut pads = [Pad::NONE; R];
        for (pad, (low, high)) in pads.iter_mut().zip(low.into_iter().zip(high)) {
            *pad = Pad::edges(low, high);
        }
        pads
    }
}

/// Tuples of numbers, some of which the type knows. A row: the rank; the types.
macro_rules! tuples {
    ($($rank:literal: ($($extent:ident)*);)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($extent: Extent),*> ValueList<usize> for ($($extent,)*) {
            type This = Self;

            #[inline(always)]
            fn this(self) -> Self {
                self
            }
        }
        impl<const R: usize, $($extent: Extent),*> OfLength<usize, R> for ($($extent,)*)
        where
            Ranks: OneForEach<$rank, R>,
        {
            type Resized<X: AxisList> = X::Ruled<Multiplied, <Self as ExtentList<$rank>>::List>;

            fn values(self) -> [usize; R] {
                self.array()
            }
        }
    )* };
}

tuples! {
    1: (A); 2: (A B); 3: (A B C); 4: (A B C D); 5: (A B C D E); 6: (A B C D E F); 7: (A B C D E F G); 8: (A B C D E F G H);
}

/// The number of values is the rank.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "{N} values do not fit rank {R}: there must be one for each axis",
    label = "values: {N}, rank: {R}"
)]
pub trait OneForEach<const N: usize, const R: usize, X = ()> {
    /// `Ranks`.
    type Then;
}

of_equal_numbers!(OneForEach<N> for Ranks { type Then = Self; });
