//! What the crates of this workspace share: hidden, and without any promise. They depend on each other with `=` versions.

#[cfg(feature = "arrays")]
pub use crate::verbs::axes::windows::check as check_windows;
pub use crate::{
    axis::{
        edit::Edit,
        one::{ReducedAxisArgument, Resized},
    },
    contraction::rule::{DotNumbers, dot_general, dot_rank},
    error::{attempt, error_messages},
    impls::{conversions, debug_as_display},
    index::{strides::reach_of, walk::greatest_divisor},
    layout::{
        ExtentTypes,
        bitcast::{
            deduce,
            factors::{align_slices, unmodified},
            is_bitcast_between,
        },
        order::{
            OrderRef,
            strides::{Misplaced, order_of_strides},
        },
    },
    message::{Count, Message, broken, fail, or_fail},
    private::{Exists, Provided},
    rank::{check as check_rank, count::count},
    rearrange::join::join as join_extents,
};
#[cfg(feature = "alloc")]
pub use crate::{
    layout::bitcast::stride as bitcast_stride,
    shape::{
        DisplayExtents,
        dynamic::{Inline, text::extents as parse_extents, true_rank},
        with_commas,
    },
    text::{Reader, Unexpected},
};

/// Extents, which are known or not: the shapes of parameters of programs. The crate of programs cannot implement its own trait for both.
pub trait AnyExtents<const R: usize> {
    /// The extents in the type.
    type Extents: crate::Extents<R>;

    /// The extents.
    fn to_extents(&self) -> [crate::DynExtent; R];
}

#[diagnostic::do_not_recommend]
impl<E: crate::Extents<R>, const R: usize> AnyExtents<R> for E {
    type Extents = Self;

    fn to_extents(&self) -> [crate::DynExtent; R] {
        self.to_array().map(|extent| crate::DynExtent::known(extent).unwrap_or(crate::DynExtent::UNKNOWN))
    }
}

#[diagnostic::do_not_recommend]
impl<const R: usize> AnyExtents<R> for [crate::DynExtent; R] {
    type Extents = [usize; R];

    fn to_extents(&self) -> [crate::DynExtent; R] {
        *self
    }
}

pub mod list {
    //! Lists of axes.

    #[cfg(feature = "alloc")]
    pub use crate::axis::list::heap::{Axes, checked};
    pub use crate::axis::list::{invert, place_of};
}

pub mod rule {
    //! Tiles on numbers.

    pub use crate::layout::tiled::rule::{aligned, allocated, find, offset, span};
}

pub mod strided {
    //! Strides on numbers.

    pub use crate::layout::strided::is_row_major;
}

pub mod broadcast {
    //! Broadcasts of operands whose types may state that an axis does not stretch.

    use crate::broadcast;
    pub use crate::broadcast::BroadcastError;

    /// Returns the extents of the result.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] with the first axis whose extents do not agree.
    pub const fn typed_extents<const R: usize>(
        lhs: &[usize; R],
        rhs: &[usize; R],
        lhs_stretches: &[bool; R],
        rhs_stretches: &[bool; R],
    ) -> Result<[usize; R], BroadcastError> {
        broadcast::typed_extents(lhs, rhs, lhs_stretches, rhs_stretches)
    }

    /// Returns `true` if an extent is broadcast to another.
    #[must_use]
    pub const fn reaches(from: usize, to: usize, stretches: bool) -> bool {
        broadcast::reaches(from, to, stretches)
    }
}
