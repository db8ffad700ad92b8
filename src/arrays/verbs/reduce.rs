//! Sums, means, extremes and other folds, of all elements or along axes.
//!
//! A verb with requirements of its elements is a type, such as [`Sum`](sum::along::Sum); `ElementOf` has its elements and its loops. Along which axes a
//! method reduces, and what the result is, is the one bound of the method: `Reduces` for a verb, `ReducesTo` and `ReducesAxisTo` where a
//! function of the caller makes the results. A result has the other axes, or all of them with extent 1 along the reduced ones. If the axes are in the
//! type, the result's type knows what the array's type knows of the other extents.
//!
//! Loops are functions of element type and rank, so a further shape costs little compile time.

pub(crate) mod sum;

pub(crate) mod extremes;

pub(crate) mod places;

pub(crate) mod quantify;

pub(crate) mod along;

pub(crate) mod fold;

pub(crate) mod lanes;

pub(crate) mod variance;

mod count;

#[cfg(feature = "alloc")]
mod statistics;
