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
//!
//! The macros of approx print both arrays. [`assert_close`] names the first index at which they differ, and how many elements do.

use core::fmt::{self, Debug};

use ::approx::{AbsDiffEq, RelativeEq, UlpsEq};

use crate::{
    array::{AsView, DynBase, DynView, Storage, TensorBase},
    layout::Layout,
    message::{Count, fail},
    shape::DisplayExtents,
};

/// Where two arrays of rank `R` differ: the answer of [`difference`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Difference<const R: usize> {
    /// Their extents differ.
    Extents {
        /// The extents of the left array.
        left: [usize; R],
        /// The extents of the right array.
        right: [usize; R],
    },
    /// Some of their elements differ.
    Elements {
        /// The first index at which they differ, in logical order.
        first: [usize; R],
        /// How many elements differ.
        count: usize,
        /// How many elements each array has.
        of: usize,
    },
}

impl<const R: usize> fmt::Display for Difference<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Extents { left, right } => {
                write!(f, "the extents are {} and {}", DisplayExtents(left), DisplayExtents(right))
            }
            Self::Elements { first, count, of } => {
                let first = DisplayExtents(first);
                let (of, differ) =
                    (Count(*of, "element", "elements"), Count(*count, "differs", "differ").words());
                write!(f, "{count} of {of} {differ}, the first at index {first}")
            }
        }
    }
}

impl<const R: usize> Debug for Difference<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const R: usize> core::error::Error for Difference<R> {}

/// Returns where two arrays differ: their extents, or the elements that do not satisfy a relation. `None` if they are close. Each element is compared, to count those
/// that differ.
///
/// ```
/// use approx::abs_diff_eq;
/// use shapewise::{interop::approx::difference, tensor};
///
/// let (x, y) = (tensor![[1.0, 2.0], [3.0, 4.0]], tensor![[1.0, 2.5], [3.0, 4.25]]);
/// let found = difference(&x, &y, |x, y| abs_diff_eq!(x, y, epsilon = 0.1)).unwrap();
/// assert_eq!(found.to_string(), "2 of 4 elements differ, the first at index [0,1]");
/// assert_eq!(difference(&x, &y, |x, y| abs_diff_eq!(x, y, epsilon = 0.5)), None);
/// ```
pub fn difference<T, U, S: Storage<T>, D: Storage<U>, const R: usize, L: Layout<R>, M: Layout<R>>(
    left: &TensorBase<T, S, R, L>,
    right: &TensorBase<U, D, R, M>,
    mut are_close: impl FnMut(&T, &U) -> bool,
) -> Option<Difference<R>> {
    let (left, right) = (left.as_view(), right.as_view());
    if left.extents() != right.extents() {
        return Some(Difference::Extents { left: left.extents(), right: right.extents() });
    }
    let mut different = left
        .indices()
        .zip(left.iter().zip(right.iter()))
        .filter(|(_, (x, y))| !are_close(x, y))
        .map(|(index, _)| index);
    let first = different.next()?;
    let others = different.count();
    Some(Difference::Elements { first, count: others.saturating_add(1), of: left.element_count() })
}

/// Panics if two arrays are not close, with a message that names the first index at which they differ, and both elements.
///
/// # Panics
///
/// At the caller's line, if the extents differ or elements do not satisfy the relation.
///
/// ```
/// use approx::relative_eq;
/// use shapewise::{interop::approx::assert_close, tensor};
///
/// assert_close(&(tensor![1.0, 2.0] / 3.0), &tensor![0.333, 0.667], |x, y| {
///     relative_eq!(x, y, max_relative = 1e-2)
/// });
/// ```
///
/// ```should_panic
/// # use approx::relative_eq;
/// # use shapewise::{interop::approx::assert_close, tensor};
/// // "1 of 2 elements differ, the first at index [1]: 2.0 and 2.5"
/// assert_close(&tensor![1.0, 2.0], &tensor![1.0, 2.5], |x, y| relative_eq!(x, y));
/// ```
#[doc(alias("assert_allclose", "assert_abs_diff_eq", "assert_relative_eq"))]
#[track_caller]
pub fn assert_close<
    T: Debug,
    U: Debug,
    S: Storage<T>,
    D: Storage<U>,
    const R: usize,
    L: Layout<R>,
    M: Layout<R>,
>(
    left: &TensorBase<T, S, R, L>,
    right: &TensorBase<U, D, R, M>,
    are_close: impl FnMut(&T, &U) -> bool,
) {
    let Some(found) = difference(left, right, are_close) else { return };
    if let Difference::Elements { first, .. } = found {
        let (left, right) = (left.as_view(), right.as_view());
        if let (Some(x), Some(y)) = (left.get(first), right.get(first)) {
            fail(&format_args!("{found}: {x:?} and {y:?}"));
        }
    }
    fail(&found)
}

/// Returns `true` if two arrays have the same extents and all pairs of elements satisfy a relation.
fn all_pairs<T, U, S: Storage<T>, D: Storage<U>, const R: usize, L: Layout<R>, M: Layout<R>>(
    left: &TensorBase<T, S, R, L>,
    right: &TensorBase<U, D, R, M>,
    mut are_close: impl FnMut(&T, &U) -> bool,
) -> bool {
    let (left, right) = (left.as_view(), right.as_view());
    left.extents() == right.extents() && left.iter().zip(right.iter()).all(|(x, y)| are_close(x, y))
}

/// Returns `true` if [`all_pairs`] holds for two arrays whose rank is known at run time.
fn all_dyn_pairs<T, U>(
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
    L: Layout<R>,
    M: Layout<R>,
{
    type Epsilon = T::Epsilon;

    fn default_epsilon() -> T::Epsilon {
        T::default_epsilon()
    }

    fn abs_diff_eq(&self, other: &TensorBase<U, D, R, M>, epsilon: T::Epsilon) -> bool {
        all_pairs(self, other, |x, y| x.abs_diff_eq(y, epsilon.clone()))
    }
}

impl<T, U, S, D, const R: usize, L, M> RelativeEq<TensorBase<U, D, R, M>> for TensorBase<T, S, R, L>
where
    T: RelativeEq<U, Epsilon: Clone>,
    S: Storage<T>,
    D: Storage<U>,
    L: Layout<R>,
    M: Layout<R>,
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
        all_pairs(self, other, |x, y| x.relative_eq(y, epsilon.clone(), max_relative.clone()))
    }
}

impl<T, U, S, D, const R: usize, L, M> UlpsEq<TensorBase<U, D, R, M>> for TensorBase<T, S, R, L>
where
    T: UlpsEq<U, Epsilon: Clone>,
    S: Storage<T>,
    D: Storage<U>,
    L: Layout<R>,
    M: Layout<R>,
{
    fn default_max_ulps() -> u32 {
        T::default_max_ulps()
    }

    fn ulps_eq(&self, other: &TensorBase<U, D, R, M>, epsilon: T::Epsilon, max_ulps: u32) -> bool {
        all_pairs(self, other, |x, y| x.ulps_eq(y, epsilon.clone(), max_ulps))
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
        all_dyn_pairs(&self.into(), &other.into(), |x, y| x.abs_diff_eq(y, epsilon.clone()))
    }
}

impl<T: RelativeEq<U, Epsilon: Clone>, U, S: Storage<T>, D: Storage<U>> RelativeEq<DynBase<U, D>>
    for DynBase<T, S>
{
    fn default_max_relative() -> T::Epsilon {
        T::default_max_relative()
    }

    fn relative_eq(&self, other: &DynBase<U, D>, epsilon: T::Epsilon, max_relative: T::Epsilon) -> bool {
        all_dyn_pairs(&self.into(), &other.into(), |x, y| {
            x.relative_eq(y, epsilon.clone(), max_relative.clone())
        })
    }
}

impl<T: UlpsEq<U, Epsilon: Clone>, U, S: Storage<T>, D: Storage<U>> UlpsEq<DynBase<U, D>> for DynBase<T, S> {
    fn default_max_ulps() -> u32 {
        T::default_max_ulps()
    }

    fn ulps_eq(&self, other: &DynBase<U, D>, epsilon: T::Epsilon, max_ulps: u32) -> bool {
        all_dyn_pairs(&self.into(), &other.into(), |x, y| x.ulps_eq(y, epsilon.clone(), max_ulps))
    }
}
