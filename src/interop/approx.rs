//! Comparisons of arrays up to a tolerance, with the traits of the crate [approx](https://docs.rs/approx).
//!
//! Two arrays are close if they have the same extents and their elements are close. They may differ in storage and layout.
//!
//! ```
//! use approx::assert_abs_diff_eq;
//! use shapewise::tensor;
//!
//! let thirds = tensor![1.0, 2.0] / 3.0;
//! assert_abs_diff_eq!(thirds, tensor![0.333, 0.667], epsilon = 1e-3);
//! ```

use ::approx::{AbsDiffEq, RelativeEq, UlpsEq};

use crate::{
    array::{AsView, DynBase, DynView, Storage, TensorBase},
    layout::Mapping,
};

/// Returns `true` if two arrays have the same extents and all pairs of elements satisfy a relation.
fn all<T, U, S: Storage<T>, D: Storage<U>, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    left: &TensorBase<T, S, R, L>,
    right: &TensorBase<U, D, R, M>,
    mut are_close: impl FnMut(&T, &U) -> bool,
) -> bool {
    let (left, right) = (left.as_view(), right.as_view());
    left.extents() == right.extents() && left.iter().zip(right.iter()).all(|(x, y)| are_close(x, y))
}

/// Returns `true` if [`all`] holds for two arrays whose rank is known at run time.
fn all_dynamic<T, U>(
    left: &DynView<'_, T>,
    right: &DynView<'_, U>,
    mut are_close: impl FnMut(&T, &U) -> bool,
) -> bool {
    left.extents().eq(right.extents()) && left.iter().zip(right).all(|(x, y)| are_close(x, y))
}

impl<T, U, S, D, const R: usize, L, M> AbsDiffEq<TensorBase<U, D, R, M>> for TensorBase<T, S, R, L>
where
    T: AbsDiffEq<U, Epsilon: Clone>,
    S: Storage<T>,
    D: Storage<U>,
    L: Mapping<R>,
    M: Mapping<R>,
{
    type Epsilon = T::Epsilon;

    fn default_epsilon() -> T::Epsilon {
        T::default_epsilon()
    }

    fn abs_diff_eq(&self, other: &TensorBase<U, D, R, M>, epsilon: T::Epsilon) -> bool {
        all(self, other, |x, y| x.abs_diff_eq(y, epsilon.clone()))
    }
}

impl<T, U, S, D, const R: usize, L, M> RelativeEq<TensorBase<U, D, R, M>> for TensorBase<T, S, R, L>
where
    T: RelativeEq<U, Epsilon: Clone>,
    S: Storage<T>,
    D: Storage<U>,
    L: Mapping<R>,
    M: Mapping<R>,
{
    fn default_max_relative() -> T::Epsilon {
        T::default_max_relative()
    }

    fn relative_eq(
        &self,
        other: &TensorBase<U, D, R, M>,
        epsilon: T::Epsilon,
        max_relative: T::Epsilon,
    ) -> bool {
        all(self, other, |x, y| x.relative_eq(y, epsilon.clone(), max_relative.clone()))
    }
}

impl<T, U, S, D, const R: usize, L, M> UlpsEq<TensorBase<U, D, R, M>> for TensorBase<T, S, R, L>
where
    T: UlpsEq<U, Epsilon: Clone>,
    S: Storage<T>,
    D: Storage<U>,
    L: Mapping<R>,
    M: Mapping<R>,
{
    fn default_max_ulps() -> u32 {
        T::default_max_ulps()
    }

    fn ulps_eq(&self, other: &TensorBase<U, D, R, M>, epsilon: T::Epsilon, max_ulps: u32) -> bool {
        all(self, other, |x, y| x.ulps_eq(y, epsilon.clone(), max_ulps))
    }
}

impl<T: AbsDiffEq<U, Epsilon: Clone>, U, S: Storage<T>, D: Storage<U>> AbsDiffEq<DynBase<U, D>>
    for DynBase<T, S>
{
    type Epsilon = T::Epsilon;

    fn default_epsilon() -> T::Epsilon {
        T::default_epsilon()
    }

    fn abs_diff_eq(&self, other: &DynBase<U, D>, epsilon: T::Epsilon) -> bool {
        all_dynamic(&self.into(), &other.into(), |x, y| x.abs_diff_eq(y, epsilon.clone()))
    }
}

impl<T: RelativeEq<U, Epsilon: Clone>, U, S: Storage<T>, D: Storage<U>> RelativeEq<DynBase<U, D>>
    for DynBase<T, S>
{
    fn default_max_relative() -> T::Epsilon {
        T::default_max_relative()
    }

    fn relative_eq(&self, other: &DynBase<U, D>, epsilon: T::Epsilon, max_relative: T::Epsilon) -> bool {
        all_dynamic(&self.into(), &other.into(), |x, y| {
            x.relative_eq(y, epsilon.clone(), max_relative.clone())
        })
    }
}

impl<T: UlpsEq<U, Epsilon: Clone>, U, S: Storage<T>, D: Storage<U>> UlpsEq<DynBase<U, D>> for DynBase<T, S> {
    fn default_max_ulps() -> u32 {
        T::default_max_ulps()
    }

    fn ulps_eq(&self, other: &DynBase<U, D>, epsilon: T::Epsilon, max_ulps: u32) -> bool {
        all_dynamic(&self.into(), &other.into(), |x, y| x.ulps_eq(y, epsilon.clone(), max_ulps))
    }
}
