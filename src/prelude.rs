//! What nearly every program imports: `use shapewise::prelude::*;`.
//!
//! Arrays, shapes and extents, axes, the macros (among them `tensor!`, `s!`, `einsum!` and `expect_shape!`, and not `rearrange!`, `reduce!` and `repeat!`, which are imported by name), the functions that join arrays (`concatenate` and
//! `stack`) or choose between them (`select`), padding (`Pad` and `PadMode`), the traits whose methods layouts have, and the bounds that messages name for generic code.
//!
//! ```
//! use shapewise::prelude::*;
//!
//! let scores = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
//! let means = scores.mean_axis(Keep(Axis::<1>));
//! let centred = &scores - means;
//! assert_eq!(centred.slice(s![:, 0]).to_vec(), [-1.0, -1.0]);
//! ```

#[doc(no_inline)]
pub use crate::{
    Axis, AxisOf, Const, DenseView, Extent, Extents, Float, Inline, Keep, LastAxis, Layout, Mapping, Matrix,
    NewAxis, One, Shape, TypedView, Vector, View, ViewMut,
    array::{AsDense, AsRanked, AsShaped, AsTyped, AsView, Summand},
    axes,
    axis::{AxisIn, ReducedAxis},
    broadcast::{AlignsTo, BroadcastExtents, BroadcastToExtents, BroadcastWith, EqualExtents},
    expect_shape,
    rank::{AtMost, Minus, Plus, Ranks},
    rearrange::{Pad, PadMode},
    s, shape,
    slice::{At, SliceOf},
};
#[cfg(feature = "alloc")]
#[doc(no_inline)]
pub use crate::{
    DenseTensor, DynShape, Tensor, TypedConstructors,
    array::{DynTensor, DynView, DynViewMut},
    einsum, match_rank, tensor,
    verbs::{concatenate, select, stack},
};
