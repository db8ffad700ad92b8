//! Rules on numbers: what an operation does to extents, axes, strides and offsets.
//!
//! Each rule is a function on slices of numbers, for code whose rank is known at run time: a compiler, an engine, a reader of files. The methods of
//! [`Shape`](crate::Shape), of layouts and of arrays call the same functions, and constants can, so a program that is written with them accepts and refuses
//! what this crate does.
//!
//! | rules | of |
//! |---|---|
//! | [`axes`] | lists of axes, and edits: insert, remove, move, swap, pick |
//! | [`broadcast`] | operands whose types may state that an axis does not stretch; [`broadcast`](crate::broadcast) has those of extents |
//! | [`contraction`] | XLA's `DotGeneral` |
//! | [`join`] | operands one after another along an axis |
//! | [`names`] | names of extents that do not fit |
//! | [`order`] | the order of axes in memory |
//! | [`strides`] | how far strides reach, and whether they are row-major |
//! | [`tiles`] | offsets in tiles, and back |
//! | [`bitcast`] | reshapes and transposes that move no element |
//! | `windows` | windows that slide along axes; with the feature `arrays` |
//!
//! Results and scratch space are slices of the caller, so nothing is allocated. Where a rule says that slices have the same length, or that a list is a permutation,
//! others make it panic or return numbers without a meaning; no memory is read by them.
//!
//! The rules of the remaining operations are in the module of their subject: [`index`](crate::index) has counts and offsets,
//! [`slice::range`](crate::slice::range) and its kin the positions of a slice, [`Pad::of_set`](crate::Pad::of_set) the extent of a padded axis.

pub mod axes {
    //! Lists of axes, and edits of them.

    #[doc(inline)]
    pub use crate::axis::{
        edit::Edit,
        list::{check, invert},
    };
}

pub mod bitcast {
    //! Reshapes and transposes that move no element, on slices. [`layout::bitcast`](crate::layout::bitcast) has the same for a rank in the type, and describes them.

    #[doc(inline)]
    pub use crate::layout::bitcast::{
        deduce,
        factors::{align_slices, unmodified},
        is_bitcast_between, stride,
    };
}

pub mod broadcast {
    //! Operands whose types may state that an axis of extent 1 does not stretch, as [`Const<1>`](crate::Const) does.

    #[doc(inline)]
    pub use crate::broadcast::{reaches, typed_extents};
}

pub mod contraction {
    //! Sums of products over pairs of axes: XLA's `DotGeneral`.

    #[doc(inline)]
    pub use crate::contraction::rule::{DotNumbers, dot_general, dot_rank};
}

pub mod join {
    //! Operands one after another along an axis.

    #[doc(inline)]
    pub use crate::rearrange::join::join;
}

pub mod names {
    //! Names of extents that do not fit, which a constant reports in a build, where `cargo check` cannot compare them. [`Name::NAME`](crate::extent::Name::NAME) is the name of a type.

    #[doc(inline)]
    pub use crate::extent::named::{confirm, refuse_other};
}

pub mod order {
    //! The order of axes in memory.

    #[doc(inline)]
    pub use crate::layout::order::{
        OrderRef,
        strides::{Misplaced, order_of_strides},
    };
}

pub mod strides {
    //! Strides: how far they reach in memory, and whether they are row-major.

    #[doc(inline)]
    pub use crate::{index::strides::reach_of, layout::strided::is_row_major};
}

pub mod tiles {
    //! Tiled layouts: from an index to an offset, and back. [`layout::tiled`](crate::layout::tiled) describes tiles.

    #[doc(inline)]
    pub use crate::layout::tiled::rule::{aligned, allocated, find, offset, span};
}

#[cfg(feature = "arrays")]
pub mod windows {
    //! Windows that slide along axes.

    #[doc(inline)]
    pub use crate::verbs::axes::windows::check;
}
