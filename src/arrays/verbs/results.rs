//! The names that signatures in the docs have for layouts, extents and arrays that an operation computes.
//!
//! Code rarely needs them: a view of run-time extents has the type [`View<'_, T, R>`](crate::View) after each operation but those with stride 0 or
//! 1 in the type, and generic code writes `impl` [`AsRanked<T, R>`](crate::array::AsRanked). A structure that keeps the result of an operation on an array of
//! any layout names it:
//!
//! ```
//! use shapewise::{Axis, Layout, View, tensor, verbs::results::FlippedLayout};
//!
//! /// A signal, and the same backwards.
//! struct Both<'a, L: Layout<1>> {
//!     forwards: View<'a, f32, 1, L>,
//!     backwards: View<'a, f32, 1, FlippedLayout<Axis<0>, L, 1>>,
//! }
//!
//! let signal = tensor![1.0, 2.0, 4.0];
//! let both = Both { forwards: signal.view(), backwards: signal.flip(Axis::<0>) };
//! assert_eq!(both.forwards[[0]], both.backwards[[2]]);
//! ```

#[cfg(feature = "alloc")]
pub use crate::verbs::{covariance::Covariances, pick::take_at::TakenAt};
pub use crate::{
    layout::{PermutedLayout, ReshapedLayout},
    verbs::{
        axes::{
            iter::{IndexedLayout, SubviewLayout},
            reorder::{DiagonalLayout, FlippedLayout, InsertedLayout, MovedLayout, SwappedLayout},
            reshape::extents::ReshapedExtents,
            split::{PartLayout, SplitLayout},
            window_iter::BlockLayout,
            windows::{ChunkLayout, WindowLayout},
        },
        broadcast::views::{BroadcastLayout, PlacedLayout, RepeatedLayout},
        elementwise::{
            clamp::Clamped,
            compare::{ExtremeLike, MaskLike},
        },
        matmul::ProductOf,
        outer::OuterProduct,
    },
};
