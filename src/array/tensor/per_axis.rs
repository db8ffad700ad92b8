//! A value for each axis.

use crate::{
    private::Own,
    rank::{Ranks, of_equal_numbers},
    types::ExtentList,
};

/// A value for each axis of rank `R`: an array `[V; R]`.
#[cfg_attr(doc, doc(hidden))]
pub trait PerAxis<V, const R: usize>: Own {
    /// The extents of a result of rank `Q`, `[usize; Q]`. Results have this type, because then the compiler reports wrong values where it
    /// computes the type of the result, without the signature of the method.
    type Extents<const Q: usize>: ExtentList<Q>;

    /// The values.
    #[doc(hidden)]
    fn values(self) -> [V; R];
}

impl<V, const R: usize, P: ValueList<V, This: OfLength<V, R>>> PerAxis<V, R> for P {
    type Extents<const Q: usize> = [usize; Q];

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

/// An array of `R` values.
#[cfg_attr(doc, doc(hidden))]
pub trait OfLength<V, const R: usize>: Own {
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
    message = "{N} values do not fit rank {R}: there must be one for each axis",
    label = "values: {N}, rank: {R}"
)]
pub trait OneForEach<const N: usize, const R: usize, X = ()> {
    /// `Ranks`.
    type Then;
}

of_equal_numbers!(OneForEach<N> for Ranks { type Then = Self; });
