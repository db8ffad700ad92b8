//! Shapes that are not arrays: tuples, tokens, opaque values.

use alloc::{boxed::Box, vec::Vec};
use core::fmt;

use shapewise::message::error_messages;

use super::{
    ArrayShape, ShapeEquality,
    impls::{conversions, debug_as_display},
};

/// The shape of any value of XLA: an array, a tuple of shapes, a token or an opaque value.
///
/// # Examples
///
/// ```
/// use shapewise_xla::AnyShape;
///
/// let shape: AnyShape = "(f32[2]{0}, (s32[], token[]))".parse()?;
/// let arrays: Vec<_> = shape.arrays().map(|array| array.to_string()).collect();
/// assert_eq!(arrays, ["f32[2]{0}", "s32[]"]);
/// assert_eq!(shape.to_string(), "(f32[2]{0}, (s32[], token[]))");
/// # Ok::<(), shapewise_xla::ShapeTextError>(())
/// ```
///
/// # In other libraries
///
/// XLA, `Shape`. There are no buffers (`b(f32[2])`).
#[derive(Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AnyShape {
    /// An array. It is in a box, so that a part of a tuple takes 16 bytes.
    Array(Box<ArrayShape>),
    /// A tuple.
    Tuple(TupleShape),
    /// A token, which orders side effects.
    Token,
    /// An opaque value.
    Opaque,
}

/// The shapes of the parts of a tuple.
///
/// Tuples nest at most [`MAX_DEPTH`](Self::MAX_DEPTH) deep, so that no input exhausts the stack.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct TupleShape {
    // INVARIANT: `None` for a tuple without parts; at most `MAX_DEPTH` deep.
    parts: Option<Box<Parts>>,
}

/// The parts of a tuple, at least one. The pointer to them is as small as that to an array.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Parts(Box<[AnyShape]>);

/// Tuples nest more than [`TupleShape::MAX_DEPTH`] deep.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct TupleDepthError;

error_messages! {
    #[inline] TupleDepthError []
    Self => "tuples are nested more than {} deep", TupleShape::MAX_DEPTH;
}

impl TupleShape {
    /// The largest depth of nested tuples; a tuple of arrays is 1 deep. See [`new`](Self::new).
    pub const MAX_DEPTH: usize = 64;

    /// Creates the tuple of these parts. It takes time in the number of all parts, of nested tuples too.
    ///
    /// # Errors
    ///
    /// [`TupleDepthError`] if the tuple is more than [`MAX_DEPTH`](Self::MAX_DEPTH) deep.
    pub fn new(parts: impl IntoIterator<Item = AnyShape>) -> Result<Self, TupleDepthError> {
        let parts: Vec<_> = parts.into_iter().collect();
        let below = parts.iter().map(AnyShape::depth).max().unwrap_or_default();
        if below < Self::MAX_DEPTH { Ok(Self::of(parts)) } else { Err(TupleDepthError) }
    }

    /// Creates the tuple of these parts, which are known not to be nested too deep.
    #[inline]
    pub(super) fn of(parts: Vec<AnyShape>) -> Self {
        Self { parts: (!parts.is_empty()).then(|| Box::new(Parts(parts.into()))) }
    }

    /// Returns the parts.
    ///
    /// [`AnyShape::as_array`] has an example.
    #[must_use]
    #[inline]
    pub fn parts(&self) -> &[AnyShape] {
        self.parts.as_ref().map_or(&[], |parts| &parts.0)
    }
}

impl AnyShape {
    /// Returns the depth of nested tuples, which is 0 for shapes that are not tuples.
    #[inline]
    fn depth(&self) -> usize {
        let Self::Tuple(tuple) = self else { return 0 };
        // A depth is at most `MAX_DEPTH`.
        tuple.parts().iter().map(Self::depth).max().unwrap_or_default().saturating_add(1)
    }

    /// Returns the array shape, if it is an array.
    ///
    /// ```
    /// use shapewise_xla::AnyShape;
    ///
    /// let tuple: AnyShape = "(f32[2], (s8[], u8[3]))".parse()?;
    /// assert_eq!((tuple.as_array(), tuple.as_tuple().map(<[_]>::len)), (None, Some(2)));
    /// let texts: Vec<_> = tuple.arrays().map(ToString::to_string).collect();
    /// assert_eq!(texts, ["f32[2]", "s8[]", "u8[3]"]);
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_array(&self) -> Option<&ArrayShape> {
        if let Self::Array(array) = self { Some(array) } else { None }
    }

    /// Returns the parts, if it is a tuple.
    ///
    /// [`as_array`](Self::as_array) has an example.
    #[must_use]
    #[inline]
    pub fn as_tuple(&self) -> Option<&[AnyShape]> {
        if let Self::Tuple(tuple) = self { Some(tuple.parts()) } else { None }
    }

    /// Returns all arrays, in the order of the text.
    ///
    /// [`as_array`](Self::as_array) has an example.
    #[inline]
    pub fn arrays(&self) -> impl Iterator<Item = &ArrayShape> + '_ {
        let mut rest = alloc::vec![self];
        core::iter::from_fn(move || {
            loop {
                match rest.pop()? {
                    Self::Array(array) => return Some(&**array),
                    Self::Tuple(tuple) => rest.extend(tuple.parts().iter().rev()),
                    Self::Token | Self::Opaque => {}
                }
            }
        })
    }

    /// Returns `true` if both have the same structure of tuples, tokens and opaque values, and [`ArrayShape::is_equal`] holds for
    /// each pair of arrays.
    #[must_use]
    #[inline]
    pub fn is_equal(&self, other: &Self, by: ShapeEquality) -> bool {
        match (self, other) {
            (Self::Array(lhs), Self::Array(rhs)) => lhs.is_equal(rhs, by),
            (Self::Tuple(lhs), Self::Tuple(rhs)) => {
                let mut pairs = lhs.parts().iter().zip(rhs.parts());
                lhs.parts().len() == rhs.parts().len() && pairs.all(|(lhs, rhs)| lhs.is_equal(rhs, by))
            }
            (lhs, rhs) => lhs == rhs,
        }
    }
}

conversions! {
    [] From<ArrayShape> for AnyShape = |array| Self::Array(Box::new(array));
    [] From<TupleShape> for AnyShape = |tuple| Self::Tuple(tuple);
}

impl fmt::Display for TupleShape {
    /// Writes the shape as XLA prints it: `(f32[2]{0}, s32[])`, with a comment before every fifth part but the first.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (at, part) in self.parts().iter().enumerate() {
            match at {
                0 => {}
                _ if at.is_multiple_of(5) => write!(f, ", /*index={at}*/")?,
                _ => f.write_str(", ")?,
            }
            write!(f, "{part}")?;
        }
        f.write_str(")")
    }
}

impl fmt::Display for AnyShape {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Array(array) => write!(f, "{array}"),
            Self::Tuple(tuple) => write!(f, "{tuple}"),
            Self::Token => f.write_str("token[]"),
            Self::Opaque => f.write_str("opaque[]"),
        }
    }
}

debug_as_display! { [] TupleShape; [] AnyShape; }
