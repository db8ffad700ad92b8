//! Reductions and collectives, as a program states them.

use crate::placement::PlacementKind;

/// A reduction. It is the reduction of a [`Collective::AllReduce`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reduction {
    /// The sum; it begins with 0.
    Sum,
    /// The product; it begins with 1.
    Product,
    /// The maximum; it begins with the least number.
    Max,
    /// The minimum; it begins with the greatest number.
    Min,
}

/// How exactly products of floating-point numbers are computed, by devices that have a faster way: [`Program::with_precision`](super::Program::with_precision).
///
/// CPUs compute all three alike. GPUs and TPUs multiply shorter numbers by default: on an H200, six layers of a transformer in `f32` differ by 4e-4
/// from a CPU, and by 6e-7 with the highest precision.
///
/// # In other libraries
///
/// StableHLO, `precision_config`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Precision {
    /// The fastest way that the device has.
    #[default]
    Default,
    /// One between the two, if the device has it.
    High,
    /// That of the element type.
    Highest,
}

impl Precision {
    /// Returns the name in a program; `None` for the default, which is not written.
    pub(super) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Default => None,
            Self::High => Some("HIGH"),
            Self::Highest => Some("HIGHEST"),
        }
    }
}

/// Communication between devices, as a program states it: an item of [`Module::collectives`](super::Module::collectives).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Collective {
    /// Partial results become one result, on all devices of the group.
    AllReduce(Reduction),
    /// Blocks become the entire value, on all devices of the group.
    AllGather {
        /// The axis that was split.
        axis: usize,
    },
    /// Partial sums become blocks of the sum.
    ReduceScatter {
        /// The axis that is split.
        axis: usize,
    },
    /// Blocks of one axis become blocks of another one.
    AllToAll {
        /// The axis that was split.
        from: usize,
        /// The axis that is split.
        to: usize,
    },
    /// Blocks go to other devices: [`Value::collective_permute`](super::Value::collective_permute).
    CollectivePermute,
}

impl Collective {
    /// Returns the name of the operation in XLA's programs.
    ///
    /// ```
    /// use shapewise_stablehlo::Collective;
    ///
    /// assert_eq!(Collective::AllGather { axis: 0 }.name(), "all-gather");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.names()[0]
    }

    /// Returns the name of the operation in StableHLO, with which errors name it.
    pub(crate) const fn operation(self) -> &'static str {
        self.names()[1]
    }

    const fn names(self) -> [&'static str; 2] {
        match self {
            Self::AllReduce(_) => ["all-reduce", "all_reduce"],
            Self::AllGather { .. } => ["all-gather", "all_gather"],
            Self::ReduceScatter { .. } => ["reduce-scatter", "reduce_scatter"],
            Self::AllToAll { .. } => ["all-to-all", "all_to_all"],
            Self::CollectivePermute => ["collective-permute", "collective_permute"],
        }
    }

    /// Returns the placement of a value after the collective, if it was at `from`, or `None` if the collective does not apply to that.
    pub(super) const fn apply(self, from: PlacementKind) -> Option<PlacementKind> {
        match (self, from) {
            (Self::AllReduce(Reduction::Sum), PlacementKind::Sums)
            | (Self::AllReduce(Reduction::Max), PlacementKind::Maxima)
            | (Self::AllReduce(Reduction::Min), PlacementKind::Minima) => Some(PlacementKind::Copies),
            (Self::AllGather { axis }, PlacementKind::Blocks(split)) if axis == split => {
                Some(PlacementKind::Copies)
            }
            (Self::ReduceScatter { axis }, PlacementKind::Sums) => Some(PlacementKind::Blocks(axis)),
            (Self::AllToAll { from, to }, PlacementKind::Blocks(split)) if from == split => {
                Some(PlacementKind::Blocks(to))
            }
            _ => None,
        }
    }

    /// Returns the placement to which the collective applies, if it is of the same kind as another one: blocks of another axis, or another reduction.
    pub(super) const fn expected_beside(self, place: PlacementKind) -> Option<PlacementKind> {
        match (self, place) {
            (Self::AllGather { axis } | Self::AllToAll { from: axis, .. }, PlacementKind::Blocks(_)) => {
                Some(PlacementKind::Blocks(axis))
            }
            (Self::AllReduce(reduction), place) if place.is_partial() => match reduction {
                Reduction::Sum => Some(PlacementKind::Sums),
                Reduction::Max => Some(PlacementKind::Maxima),
                Reduction::Min => Some(PlacementKind::Minima),
                Reduction::Product => None,
            },
            _ => None,
        }
    }
}
