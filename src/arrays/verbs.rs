//! The operations of arrays, one file for each or for a family of few.

// The docs list the methods in this order. Empty lines keep rustfmt from sorting the modules.
#[cfg(feature = "alloc")]
pub(crate) mod along;

pub(crate) mod slice;

/// Elements and parts of an array: slices, indices, masks, and what is written to them.
#[cfg(feature = "alloc")]
pub(crate) mod pick {
    pub(crate) mod strided;

    pub(crate) mod take;

    pub(crate) mod take_at;

    pub(crate) mod mask;

    pub(crate) mod gather;

    pub(crate) mod scatter;

    pub(crate) mod gradient;

    pub(crate) mod indices;

    pub(crate) mod sequence;
}

/// Axes in another order, in parts, and merged: views of the same memory.
pub(crate) mod axes {
    pub(crate) mod windows;

    pub(crate) mod window_iter;

    pub(crate) mod tiles;

    pub(crate) mod split;

    pub(crate) mod permute;

    pub(crate) mod reorder;

    pub(crate) mod iter;

    pub(crate) mod named;

    pub(crate) mod subview;

    pub(crate) mod reshape;
}

/// Views that repeat elements, and where the axes of an operand are in the result.
pub(crate) mod broadcast {
    pub(crate) mod views;

    pub(crate) mod rankless;
}

/// Sums, means, extremes and other folds, of all elements or along axes.
///
/// A verb with requirements of its elements is a type, such as [`Sum`]; `ElementOf` has its elements and its loops. Along which axes a
/// method reduces, and what the result is, is the one bound of the method: `Reduces` for a verb, `ReducesTo` and `ReducesAxisTo` where a
/// function of the caller makes the results. A result has the other axes, or all of them with extent 1 along the reduced ones. If the axes are in the
/// type, the result's type knows what the array's type knows of the other extents.
///
/// Loops are functions of element type and rank, so a further shape costs little compile time.
pub(crate) mod reduce {
    pub(crate) mod sum;

    pub(crate) mod extremes;

    pub(crate) mod places;

    pub(crate) mod quantify;

    pub(crate) mod along;

    pub(crate) mod fold;

    pub(crate) mod lanes;

    pub(crate) mod variance;

    #[cfg(feature = "alloc")]
    mod statistics;
}

/// Functions of each element, and of the elements of several arrays.
pub(crate) mod elementwise {
    pub(crate) mod operands;

    pub(crate) mod whole;

    pub(crate) mod pairs;

    #[cfg(feature = "alloc")]
    pub(crate) mod collect;

    pub(crate) mod map;

    pub(crate) mod interp;

    mod triangle;

    #[cfg(feature = "alloc")]
    pub(crate) mod zip;

    pub(crate) mod zip_map;

    pub(crate) mod clamp;

    pub(crate) mod many;

    pub(crate) mod assign;

    pub(crate) mod update;

    pub(crate) mod within;

    pub(crate) mod operators;

    pub(crate) mod compare;

    #[cfg(feature = "alloc")]
    pub(crate) mod any_rank;

    #[cfg(feature = "alloc")]
    pub(crate) mod choose;
}

/// Copies: to another layout, joined, padded, repeated.
pub(crate) mod copy {
    pub(crate) mod to_layout;

    #[cfg(feature = "alloc")]
    pub(crate) mod all;

    pub(crate) mod list;

    pub(crate) mod join;

    #[cfg(feature = "alloc")]
    pub(crate) mod pad;

    #[cfg(feature = "alloc")]
    pub(crate) mod repeat;

    #[cfg(feature = "alloc")]
    pub(crate) mod pieces;
    #[cfg(feature = "alloc")]
    mod sink;
}

/// Running sums, differences and sorting along an axis.
#[cfg(feature = "alloc")]
pub(crate) mod scan {
    pub(crate) mod cumulative;

    pub(crate) mod sort;

    pub(crate) mod top;

    pub(crate) mod bins;
}

#[cfg(feature = "alloc")]
pub(crate) mod contract;

pub(crate) mod matmul;

pub(crate) mod outer;

#[cfg(feature = "alloc")]
pub(crate) mod covariance;

#[cfg(feature = "alloc")]
#[doc(hidden)]
pub mod labels;

pub(crate) mod layouts;

pub mod results;

// The last ones on the page of arrays.
#[cfg(any(feature = "std", feature = "libm"))]
mod functions;

#[cfg(feature = "rayon")]
mod parallel;

#[cfg_attr(doc, doc(hidden))]
pub use self::axes::{
    reshape::{KnownInline, KnownReshape},
    split::KnownParts,
    subview::KnownOne,
    tiles::KnownTiles,
    windows::KnownWindows,
};
#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub use self::contract::{AgreeWithItself, NextOperand, OperandsSoFar, Pick, Slots, given, sum_of_products};
#[cfg_attr(doc, doc(hidden))]
pub use self::copy::join::{JoinedNames, KnownJoin};
#[cfg(any(feature = "std", feature = "libm"))]
#[cfg_attr(doc, doc(hidden))]
pub use self::functions::{Power, Tolerance};
#[cfg_attr(doc, doc(hidden))]
pub use self::layouts::{BroadcastsTo, FitsInAnyOrder, FitsInOrder, HasRowsOf, OfExtents, RankOfDot};
#[cfg(feature = "rayon")]
pub use self::parallel::subviews::ParAxisIter;
#[cfg(any(feature = "std", feature = "libm"))]
pub use self::reduce::variance::Deviation;
#[cfg(feature = "alloc")]
pub use self::{
    along::{AlongAxis, AxisVerb, ElementAlong},
    axes::reorder::DiagonalExtents,
    copy::{
        join::{concatenate, try_concatenate},
        pad::*,
        repeat::*,
    },
    covariance::MatrixLayout,
    elementwise::{
        choose::{
            BroadcastOperands, ChoiceAgrees, ChoiceArguments, EqualOperands, choose, select, try_choose,
            try_select,
        },
        many::{try_zip_map, zip_map},
        map::on_heap::TensorLike,
    },
    labels::RearrangeError,
    pick::{
        gradient::SliceAssignError,
        indices::TakeError,
        mask::*,
        scatter::*,
        sequence::{AnyIndex, IndicesAlong, MaskAlong, Sequence},
        take::*,
    },
    scan::{
        bins::{BinNumber, IsInteger},
        cumulative::*,
        sort::*,
        top::TensorOfPart,
    },
};
pub use self::{
    axes::{
        iter::{AxisIter, AxisIterMut},
        named::RenamedLayout,
        reshape::{ReshapeError, ReshapeExtents, ReshapeTo},
        split::SplitError,
        subview::SubviewError,
        window_iter::WindowIter,
        windows::WindowError,
    },
    broadcast::rankless::{AlongAxes, PlacedAtAxes, PlacedAtLast, PlacedInRank, Rankless},
    copy::{
        join::{concatenate_inline, stack, try_stack},
        list::{
            ArrayKind, ArrayList, Concatenate, JoinAgree, JoinAlong, Joinable, JoinedAsTuple, JoinedExtents,
            JoinsInto, Stack, StackedExtents,
        },
    },
    elementwise::{
        interp::InterpError,
        many::ViewTuple,
        map::ArrayLike,
        operands::{AssignedTo, WrittenInto, ZipsWith},
        operators::{
            AddElements, AfterRankless, BitAndElements, BitOrElements, BitXorElements, DivElements,
            MulElements, RemElements, ShlElements, ShrElements, StatesRank, SubElements,
        },
        pairs::{DotsWith, InnerProductWith, OfVectors},
        update::AppliedTo,
        zip_map::Zipped,
    },
    reduce::{
        along::{ElementOf, ReducedArray, Reduces, ReducesAxisTo, ReducesTo, RemainingExtents},
        extremes::along::{Max, Min},
        sum::along::{Mean, MeanAs, Product, Sum, SumAs},
        variance::Variance,
    },
};
