//! The names that signatures in the docs have for the extents and placements that an operation computes.
//!
//! Code rarely needs them: variables have inferred types. [`Value::sum_axis`](super::Value::sum_axis) has an example of results whose types know both.

pub use super::{
    axes::{DividedExtents, MappedExtents, MappedPlacements, MergedExtents, PermutedExtents},
    call::StatedValue,
    collective::{
        AllReducedPlacements, ExchangedPlacements, GatheredPlacements, PermutedPlacements,
        ScatteredPlacements, SplitPlacements,
    },
    dot::{DotExtents, PairedPlacements},
    elementwise::{JoinedPlacements, MatchedPlacements, SelectedValue, ZippedExtents},
    join::{JoinedExtents, ResizedExtents, TakenPlacements},
    product::{MatrixExtents, ProductPlacements},
    reduce::{ReducedPlacements, RemainingExtents, RemainingPlacements},
    window::{AddedExtents, HeadExtent, WindowExtents},
};
