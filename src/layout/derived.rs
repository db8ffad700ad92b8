//! Short names for what operations derive from any layout: other layouts, its axes, its extents.

use super::{Layout, Mapping};
use crate::{
    axis::permutation::AxisTuple,
    types::{AxisList, Flag},
};

/// The layout of a transpose of any layout, with strides or without ([`Mapping::Seen`]).
pub(crate) type Transposed<L, const R: usize> = <<L as Mapping<R>>::Seen as Layout<R>>::Transposed;

/// Whether a part of a layout is row-major by its type: the layout is, and `F`, the part is one piece of its memory.
pub(crate) type IsPart<L, const R: usize, F> =
    <<<L as Mapping<R>>::Seen as Layout<R>>::IsRowMajor as Flag>::And<F>;

/// The layout of a permutation.
pub(crate) type Permuted<L, O, const R: usize> =
    <<O as AxisTuple>::Of<<<L as Mapping<R>>::Seen as Layout<R>>::Axes> as AxisList>::Layout<R>;

/// The axes as a type-level list, of any layout.
pub(crate) type AxesOf<L, const R: usize> = <<L as Mapping<R>>::Seen as Layout<R>>::Axes;

/// The extents as a type, of any layout.
pub type ExtentTypes<L, const R: usize> = <<L as Mapping<R>>::Seen as Layout<R>>::Extents;

/// The layout of a reshape.
pub(crate) type Reshaped<L, E, const R: usize, const Q: usize> =
    <<L as Mapping<R>>::Seen as Layout<R>>::Reshaped<Q, E>;
