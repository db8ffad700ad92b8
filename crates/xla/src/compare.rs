//! Equality of layouts and shapes with options: XLA's `Layout::Equal` and `Shape::Equal`.

use shapewise::extent::DynExtent;

use super::{ArrayLayout, ArrayShape};

/// The attributes that an equality of layouts compares: all but the ignored ones.
///
/// `==` of layouts is [`EXACT`](Self::EXACT); XLA's `==` ignores the metadata prefix, which is `EXACT.ignore_metadata_prefix()`.
///
/// # Examples
///
/// ```
/// use shapewise_xla::{ArrayLayout, LayoutEquality};
///
/// let (plain, tiled): (ArrayLayout, ArrayLayout) = ("{1,0}".parse()?, "{1,0:T(8,128)}".parse()?);
/// assert!(!plain.is_equal(&tiled, LayoutEquality::EXACT));
/// assert!(plain.is_equal(&tiled, LayoutEquality::EXACT.ignore_tiles()));
/// # Ok::<(), shapewise_xla::ShapeTextError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LayoutEquality {
    // A set of the bits below.
    ignored: u8,
}

/// The methods that ignore an attribute, and the equality of layouts. A row: method, attribute and bit.
macro_rules! attributes {
    ($($(#[$doc:meta])* $ignore:ident: $attribute:ident = $bit:literal;)*) => {
        impl LayoutEquality {
            /// Compares all attributes. [`LayoutEquality`] has an example.
            pub const EXACT: Self = Self { ignored: 0 };

            /// Compares the order of the axes alone. [`ShapeEquality::ignore_element_type`] has an example.
            ///
            /// XLA's `MinorToMajorOnly` of layouts still compares the splits, that of shapes does not; this does not.
            pub const MINOR_TO_MAJOR: Self = Self { ignored: 0 $(| $bit)* };

            $(
                $(#[$doc])*
                ///
                /// [`LayoutEquality`] has an example.
                #[must_use]
                pub const fn $ignore(self) -> Self {
                    Self { ignored: self.ignored | $bit }
                }
            )*
        }

        impl ArrayLayout {
            /// Returns `true` if both have the same order of axes, and the same attributes except those that `by` ignores.
            ///
            /// [`LayoutEquality`] has an example.
            #[must_use]
            #[inline]
            pub fn is_equal(&self, other: &Self, by: LayoutEquality) -> bool {
                self.minor_to_major() == other.minor_to_major()
                    $(&& (by.ignored & $bit != 0 || self.$attribute() == other.$attribute()))*
            }
        }
    };
}

attributes! {
    /// The equality that also ignores the tiles.
    ignore_tiles: tiles = 0b1;
    /// The equality that also ignores the tail alignment.
    ignore_tail_alignment: tail_alignment = 0b10;
    /// The equality that also ignores the element size.
    ignore_element_bits: element_bits = 0b100;
    /// The equality that also ignores the memory space.
    ignore_memory_space: memory_space = 0b1000;
    /// The equality that also ignores the splits.
    ignore_splits: splits = 0b1_0000;
    /// The equality that also ignores the metadata prefix.
    ignore_metadata_prefix: metadata_prefix = 0b10_0000;
}

/// The properties that an equality of shapes compares: all but the ignored ones.
///
/// # Examples
///
/// ```
/// use shapewise_xla::{ArrayShape, LayoutEquality, ShapeEquality};
///
/// let (a, b): (ArrayShape, ArrayShape) =
///     ("f32[2,<=3]{1,0}".parse()?, "f32[2,3]{1,0:S(1)}".parse()?);
/// let memory_space = LayoutEquality::EXACT.ignore_memory_space();
/// assert!(!a.is_equal(&b, ShapeEquality::EXACT.with_layout(memory_space)));
/// assert!(a.is_equal(&b, ShapeEquality::EXACT.with_layout(memory_space).ignore_dynamism()));
/// # Ok::<(), shapewise_xla::ShapeTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ShapeEquality {
    elements: Elements,
    extents: ExtentsBy,
    /// `None` ignores the layouts.
    layout: Option<LayoutEquality>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Elements {
    Exact,
    IgnoringFloatPrecision,
    Ignored,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ExtentsBy {
    Exact,
    IgnoringDynamism,
    Rank,
}

impl Default for ShapeEquality {
    /// Returns [`EXACT`](Self::EXACT).
    #[inline]
    fn default() -> Self {
        Self::EXACT
    }
}

impl ShapeEquality {
    /// Compares all properties. A shape without a layout differs from the same shape with one. See the example of [`ShapeEquality`].
    pub const EXACT: Self =
        Self { elements: Elements::Exact, extents: ExtentsBy::Exact, layout: Some(LayoutEquality::EXACT) };

    /// The equality of [`ArrayShape::is_compatible_with`]: ignores layouts and dynamism.
    pub const COMPATIBLE: Self = Self::EXACT.ignore_layout().ignore_dynamism();

    /// Ignores the element type, too.
    ///
    /// ```
    /// use shapewise_xla::{ArrayShape, LayoutEquality, ShapeEquality};
    ///
    /// let shape = |text: &str| text.parse::<ArrayShape>().unwrap();
    /// let equal = |a: &str, b: &str, by| shape(a).is_equal(&shape(b), by);
    /// let exact = ShapeEquality::EXACT;
    /// assert!(equal("f32[2]{0}", "s8[2]{0}", exact.ignore_element_type()));
    /// assert!(equal("f32[2]{0}", "f16[2]{0}", exact.ignore_float_precision()));
    /// assert!(equal("f32[<=2]{0}", "f32[2]{0}", exact.ignore_dynamism()));
    /// assert!(equal("f32[2,3]{1,0}", "f32[4,5]{1,0}", exact.ignore_extents()));
    /// assert!(equal("f32[2,3]{1,0}", "f32[2,3]{0,1}", exact.ignore_layout()));
    /// assert!(equal(
    ///     "f32[2]{0:S(1)}",
    ///     "f32[2]{0}",
    ///     exact.with_layout(LayoutEquality::MINOR_TO_MAJOR)
    /// ));
    /// ```
    #[must_use]
    #[inline]
    pub const fn ignore_element_type(mut self) -> Self {
        self.elements = Elements::Ignored;
        self
    }

    /// Ignores the difference between floating point types, too.
    ///
    /// [`ignore_element_type`](Self::ignore_element_type) has an example.
    #[must_use]
    #[inline]
    pub const fn ignore_float_precision(mut self) -> Self {
        if matches!(self.elements, Elements::Exact) {
            self.elements = Elements::IgnoringFloatPrecision;
        }
        self
    }

    /// Compares extents as numbers, known or bounds, and takes an unknown extent as equal to any other. It is not an equivalence
    /// relation: 2 equals `?`, and `?` equals 3.
    ///
    /// [`ignore_element_type`](Self::ignore_element_type) has an example.
    #[must_use]
    #[inline]
    pub const fn ignore_dynamism(mut self) -> Self {
        if matches!(self.extents, ExtentsBy::Exact) {
            self.extents = ExtentsBy::IgnoringDynamism;
        }
        self
    }

    /// Compares the rank in place of the extents.
    ///
    /// [`ignore_element_type`](Self::ignore_element_type) has an example.
    #[must_use]
    #[inline]
    pub const fn ignore_extents(mut self) -> Self {
        self.extents = ExtentsBy::Rank;
        self
    }

    /// Ignores the layouts, too.
    ///
    /// [`ignore_element_type`](Self::ignore_element_type) has an example.
    #[must_use]
    #[inline]
    pub const fn ignore_layout(mut self) -> Self {
        self.layout = None;
        self
    }

    /// Compares layouts by the equality `by`.
    ///
    /// [`ignore_element_type`](Self::ignore_element_type) has an example.
    #[must_use]
    #[inline]
    pub const fn with_layout(mut self, by: LayoutEquality) -> Self {
        self.layout = Some(by);
        self
    }
}

impl ArrayShape {
    /// Returns `true` if both are equal in all properties that `by` does not ignore. The ranks must be equal in any case.
    ///
    /// [`ShapeEquality`] has an example.
    #[must_use]
    #[inline]
    pub fn is_equal(&self, other: &Self, by: ShapeEquality) -> bool {
        let (lhs, rhs) = (self.element_type(), other.element_type());
        let elements = match by.elements {
            Elements::Exact => lhs == rhs,
            Elements::IgnoringFloatPrecision => lhs.is_same_ignoring_float_precision(rhs),
            Elements::Ignored => true,
        };
        let extents = match by.extents {
            ExtentsBy::Exact => self.extents() == other.extents(),
            ExtentsBy::IgnoringDynamism => self.has_same_extents(other),
            ExtentsBy::Rank => self.rank() == other.rank(),
        };
        let layout = || match (by.layout, self.layout(), other.layout()) {
            (None, ..) | (_, None, None) => true,
            (Some(by), Some(lhs), Some(rhs)) => lhs.is_equal(rhs, by),
            _ => false,
        };
        elements && extents && layout()
    }

    /// Returns `true` if the element types are equal, and the extents are equal by [`has_same_extents`](Self::has_same_extents):
    /// XLA's `Compatible`. Layouts are ignored.
    ///
    /// The method compares numbers: `<=5` is not compatible with 3, although the extent may be 3.
    /// [`DynShape::is_compatible_with`](shapewise::DynShape::is_compatible_with) is whether there is a shape that both may be.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let of = |text: &str| text.parse::<ArrayShape>().unwrap();
    /// assert!(of("f32[2,<=5]{0,1}").is_compatible_with(&of("f32[?,5]{1,0}")));
    /// assert!(!of("f32[<=5]").is_compatible_with(&of("f32[3]")));
    /// assert!(of("f32[2]").is_compatible_with_ignoring_float_precision(&of("bf16[2]")));
    /// ```
    #[must_use]
    #[inline]
    pub fn is_compatible_with(&self, other: &Self) -> bool {
        self.is_equal(other, ShapeEquality::COMPATIBLE)
    }

    /// Returns `true` if both are [compatible](Self::is_compatible_with), whatever their element types are.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let of = |text: &str| text.parse::<ArrayShape>().unwrap();
    /// assert!(of("f32[2]").is_compatible_with_ignoring_element_type(&of("s8[2]")));
    /// ```
    #[must_use]
    #[inline]
    pub fn is_compatible_with_ignoring_element_type(&self, other: &Self) -> bool {
        self.is_equal(other, ShapeEquality::COMPATIBLE.ignore_element_type())
    }

    /// Returns `true` if both are [compatible](Self::is_compatible_with) when all floating point types are equal.
    #[must_use]
    #[inline]
    pub fn is_compatible_with_ignoring_float_precision(&self, other: &Self) -> bool {
        self.is_equal(other, ShapeEquality::COMPATIBLE.ignore_float_precision())
    }

    /// Returns `true` if the ranks are equal, and the extents of each axis are the same number, known or a bound; an unknown
    /// extent equals any other: XLA's `SameDimensions`.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let (bounded, known): (ArrayShape, ArrayShape) = ("f32[<=4,2]".parse()?, "f32[4,2]".parse()?);
    /// assert!(bounded.has_same_extents(&known) && bounded.has_same_rank(&known));
    /// assert!(
    ///     "f32[3,2]".parse::<ArrayShape>()?.fits_into(&bounded)
    ///         && !known.fits_into(&"f32[3,2]".parse()?)
    /// );
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn has_same_extents(&self, other: &Self) -> bool {
        let is_same = |(lhs, rhs): (&DynExtent, &DynExtent)| {
            lhs.bound().zip(rhs.bound()).is_none_or(|(lhs, rhs)| lhs == rhs)
        };
        self.rank() == other.rank() && self.extents().iter().zip(other.extents()).all(is_same)
    }

    /// Returns `true` if the ranks are equal.
    ///
    /// [`has_same_extents`](Self::has_same_extents) has an example.
    #[must_use]
    #[inline]
    pub fn has_same_rank(&self, other: &Self) -> bool {
        self.rank() == other.rank()
    }

    /// Returns `true` if an array of this shape fits into an array of the shape `other`: the element types and ranks are equal, and
    /// no extent or bound is above that of `other`. An unknown extent fits only into an unknown one. XLA's
    /// `DynamicArrayShapeIsCompatible`.
    ///
    /// [`has_same_extents`](Self::has_same_extents) has an example.
    #[must_use]
    #[inline]
    pub fn fits_into(&self, other: &Self) -> bool {
        let below = |(lhs, rhs): (&DynExtent, &DynExtent)| match (lhs.bound(), rhs.bound()) {
            (_, None) => true,
            (lhs, Some(rhs)) => lhs.is_some_and(|lhs| lhs <= rhs),
        };
        self.element_type() == other.element_type()
            && self.rank() == other.rank()
            && self.extents().iter().zip(other.extents()).all(below)
    }
}
