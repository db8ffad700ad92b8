//! Equality of layouts and shapes but for what is ignored: XLA's `Layout::Equal` and `Shape::Equal`.

use super::{ArrayLayout, ArrayShape};
use crate::extent::{DynExtent, Knowledge};

/// What is compared of two layouts: all, but for what is ignored.
///
/// `==` of layouts is [`EXACT`](Self::EXACT); XLA's `==` never compares the metadata prefix, which is
/// `EXACT.ignore_metadata_prefix()`.
///
/// # Examples
///
/// ```
/// use shapewise::xla::{ArrayLayout, LayoutEquality};
///
/// let (plain, tiled): (ArrayLayout, ArrayLayout) = ("{1,0}".parse()?, "{1,0:T(8,128)}".parse()?);
/// assert!(!plain.is_equal(&tiled, LayoutEquality::EXACT));
/// assert!(plain.is_equal(&tiled, LayoutEquality::EXACT.ignore_tiles()));
/// # Ok::<(), shapewise::xla::ShapeTextError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LayoutEquality {
    ignores: LayoutFields,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each field is one that is ignored or not")]
struct LayoutFields {
    tiles: bool,
    tail_alignment: bool,
    element_bits: bool,
    memory_space: bool,
    splits: bool,
    metadata_prefix: bool,
}

impl LayoutEquality {
    /// Nothing is ignored.
    pub const EXACT: Self = Self {
        ignores: LayoutFields {
            tiles: false,
            tail_alignment: false,
            element_bits: false,
            memory_space: false,
            splits: false,
            metadata_prefix: false,
        },
    };

    /// The order of the axes alone is compared.
    ///
    /// XLA's `MinorToMajorOnly` of layouts still compares the splits, that of shapes does not; this does not.
    pub const MINOR_TO_MAJOR: Self = Self::EXACT
        .ignore_tiles()
        .ignore_tail_alignment()
        .ignore_element_bits()
        .ignore_memory_space()
        .ignore_splits()
        .ignore_metadata_prefix();

    /// The same without the tiles.
    #[must_use]
    pub const fn ignore_tiles(mut self) -> Self {
        self.ignores.tiles = true;
        self
    }

    /// The same without the number of elements that the allocation is a multiple of.
    #[must_use]
    pub const fn ignore_tail_alignment(mut self) -> Self {
        self.ignores.tail_alignment = true;
        self
    }

    /// The same without the size of elements.
    #[must_use]
    pub const fn ignore_element_bits(mut self) -> Self {
        self.ignores.element_bits = true;
        self
    }

    /// The same without the memory that the array is in.
    #[must_use]
    pub const fn ignore_memory_space(mut self) -> Self {
        self.ignores.memory_space = true;
        self
    }

    /// The same without the splits.
    #[must_use]
    pub const fn ignore_splits(mut self) -> Self {
        self.ignores.splits = true;
        self
    }

    /// The same without the metadata before the elements.
    #[must_use]
    pub const fn ignore_metadata_prefix(mut self) -> Self {
        self.ignores.metadata_prefix = true;
        self
    }
}

impl ArrayLayout {
    /// Whether the two are the same in all that `by` does not ignore.
    #[must_use]
    pub fn is_equal(&self, other: &Self, by: LayoutEquality) -> bool {
        let ignores = by.ignores;
        self.minor_to_major() == other.minor_to_major()
            && (ignores.tiles || self.tiles() == other.tiles())
            && (ignores.tail_alignment || self.tail_alignment() == other.tail_alignment())
            && (ignores.element_bits || self.element_bits() == other.element_bits())
            && (ignores.memory_space || self.memory_space() == other.memory_space())
            && (ignores.splits || self.splits() == other.splits())
            && (ignores.metadata_prefix || self.metadata_prefix() == other.metadata_prefix())
    }
}

/// What is compared of two shapes: all, but for what is ignored.
///
/// # Examples
///
/// ```
/// use shapewise::xla::{ArrayShape, LayoutEquality, ShapeEquality};
///
/// let (a, b): (ArrayShape, ArrayShape) = ("f32[2,<=3]{1,0}".parse()?, "f32[2,3]{1,0:S(1)}".parse()?);
/// let memory_space = LayoutEquality::EXACT.ignore_memory_space();
/// assert!(!a.is_equal(&b, ShapeEquality::EXACT.with_layout(memory_space)));
/// assert!(a.is_equal(&b, ShapeEquality::EXACT.with_layout(memory_space).ignore_dynamism()));
/// # Ok::<(), shapewise::xla::ShapeTextError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ShapeEquality {
    elements: Elements,
    extents: ExtentsBy,
    layout: LayoutBy,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum Elements {
    #[default]
    Exact,
    IgnoringFloatPrecision,
    Ignored,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
enum ExtentsBy {
    #[default]
    Exact,
    IgnoringDynamism,
    Rank,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum LayoutBy {
    Equal(LayoutEquality),
    Ignored,
}

impl Default for LayoutBy {
    fn default() -> Self {
        Self::Equal(LayoutEquality::EXACT)
    }
}

impl ShapeEquality {
    /// Nothing is ignored. A shape without a layout differs from the same with one.
    pub const EXACT: Self = Self {
        elements: Elements::Exact,
        extents: ExtentsBy::Exact,
        layout: LayoutBy::Equal(LayoutEquality::EXACT),
    };

    /// What [`ArrayShape::is_compatible_with`] asks: layouts are ignored, and how much is known of extents.
    pub const COMPATIBLE: Self = Self::EXACT.ignore_layout().ignore_dynamism();

    /// The same without the type of the elements.
    #[must_use]
    pub const fn ignore_element_type(mut self) -> Self {
        self.elements = Elements::Ignored;
        self
    }

    /// The same with all floating point types being one.
    #[must_use]
    pub const fn ignore_float_precision(mut self) -> Self {
        self.elements = match self.elements {
            Elements::Ignored => Elements::Ignored,
            _ => Elements::IgnoringFloatPrecision,
        };
        self
    }

    /// The same with extents compared as numbers, be they known or bounds, and an unknown extent the same as any. So it is
    /// no equivalence: 2 is the same as `?`, which is the same as 3.
    #[must_use]
    pub const fn ignore_dynamism(mut self) -> Self {
        self.extents = match self.extents {
            ExtentsBy::Rank => ExtentsBy::Rank,
            _ => ExtentsBy::IgnoringDynamism,
        };
        self
    }

    /// The same with the rank alone in place of the extents.
    #[must_use]
    pub const fn ignore_extents(mut self) -> Self {
        self.extents = ExtentsBy::Rank;
        self
    }

    /// The same without the layouts.
    #[must_use]
    pub const fn ignore_layout(mut self) -> Self {
        self.layout = LayoutBy::Ignored;
        self
    }

    /// The same with layouts compared by this.
    #[must_use]
    pub const fn with_layout(mut self, by: LayoutEquality) -> Self {
        self.layout = LayoutBy::Equal(by);
        self
    }
}

/// Whether two extents are the same number, known or a bound; an unknown one is any.
fn is_same_number(lhs: DynExtent, rhs: DynExtent) -> bool {
    match (lhs.bound(), rhs.bound()) {
        (Some(lhs), Some(rhs)) => lhs == rhs,
        _ => true,
    }
}

impl ArrayShape {
    /// Whether the two are the same in all that `by` does not ignore. The ranks have to be the same in any case.
    #[must_use]
    pub fn is_equal(&self, other: &Self, by: ShapeEquality) -> bool {
        let elements = match by.elements {
            Elements::Exact => self.element_type() == other.element_type(),
            Elements::IgnoringFloatPrecision => {
                self.element_type().is_same_ignoring_float_precision(other.element_type())
            }
            Elements::Ignored => true,
        };
        let extents = match by.extents {
            ExtentsBy::Exact => self.extents() == other.extents(),
            ExtentsBy::IgnoringDynamism => self.has_same_extents(other),
            ExtentsBy::Rank => self.rank() == other.rank(),
        };
        let layout = || match (by.layout, self.layout(), other.layout()) {
            (LayoutBy::Ignored, ..) | (_, None, None) => true,
            (LayoutBy::Equal(by), Some(lhs), Some(rhs)) => lhs.is_equal(rhs, by),
            _ => false,
        };
        elements && extents && layout()
    }

    /// Whether the element types are the same, and the extents by [`has_same_extents`](Self::has_same_extents): XLA's
    /// `Compatible`. Layouts do not count.
    ///
    /// It compares numbers: `<=5` is not compatible with 3, though it may be 3.
    /// [`DynShape::is_compatible_with`](crate::DynShape::is_compatible_with) asks whether there is a shape that both may be.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let of = |text: &str| text.parse::<ArrayShape>().unwrap();
    /// assert!(of("f32[2,<=5]{0,1}").is_compatible_with(&of("f32[?,5]{1,0}")));
    /// assert!(!of("f32[<=5]").is_compatible_with(&of("f32[3]")));
    /// assert!(of("f32[2]").is_compatible_with_ignoring_float_precision(&of("bf16[2]")));
    /// ```
    #[must_use]
    pub fn is_compatible_with(&self, other: &Self) -> bool {
        self.is_equal(other, ShapeEquality::COMPATIBLE)
    }

    /// As [`is_compatible_with`](Self::is_compatible_with), of any element types.
    #[must_use]
    pub fn is_compatible_with_ignoring_element_type(&self, other: &Self) -> bool {
        self.is_equal(other, ShapeEquality::COMPATIBLE.ignore_element_type())
    }

    /// As [`is_compatible_with`](Self::is_compatible_with), all floating point types being one.
    #[must_use]
    pub fn is_compatible_with_ignoring_float_precision(&self, other: &Self) -> bool {
        self.is_equal(other, ShapeEquality::COMPATIBLE.ignore_float_precision())
    }

    /// Whether the ranks are the same, and the extents of each axis the same number, known or a bound; an unknown extent is
    /// any: XLA's `SameDimensions`.
    #[must_use]
    pub fn has_same_extents(&self, other: &Self) -> bool {
        let mut pairs = self.extents().iter().zip(other.extents());
        self.rank() == other.rank() && pairs.all(|(&lhs, &rhs)| is_same_number(lhs, rhs))
    }

    /// Whether the ranks are the same.
    #[must_use]
    pub fn has_same_rank(&self, other: &Self) -> bool {
        self.rank() == other.rank()
    }

    /// Whether an array of this shape fits into one of `other`: the same element type and rank, and no extent or bound
    /// above that of `other`. What is unknown fits into what is unknown alone. XLA's `DynamicArrayShapeIsCompatible`.
    #[must_use]
    pub fn fits_into(&self, other: &Self) -> bool {
        let below = |(&lhs, &rhs): (&DynExtent, &DynExtent)| match (lhs.bound(), rhs.knowledge()) {
            (_, Knowledge::Unknown) => true,
            (Some(lhs), Knowledge::Known(rhs) | Knowledge::Bounded(rhs)) => lhs <= rhs,
            (None, _) => false,
        };
        self.element_type() == other.element_type()
            && self.rank() == other.rank()
            && self.extents().iter().zip(other.extents()).all(below)
    }
}
