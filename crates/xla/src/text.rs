//! The parser of XLA's text of shapes. `Display` prints the text; the [module](super) has the grammar.

mod error;
mod layout;
mod shape;

use core::str::FromStr;

use shapewise::text::Reader;

pub use self::{
    error::{Expected, ShapeTextError, ShapeTextErrorKind},
    layout::LayoutAttribute,
};
use self::{
    layout::layout,
    shape::{any, array, element_type},
};
use super::{AnyShape, ArrayLayout, ArrayShape, TupleShape};

/// Creates a reader that skips spaces, tabs, ends of lines and comments between words.
#[inline]
fn reader(text: &str) -> Reader<'_> {
    Reader::new(text, |found| matches!(found, ' ' | '\t' | '\n' | '\r')).with_comments()
}

/// Checks that nothing follows.
#[inline]
fn end(mut reader: Reader<'_>, next: Expected) -> Result<(), ShapeTextError> {
    match reader.peek() {
        None => Ok(()),
        Some(_) => Err(reader.unexpected(next).into()),
    }
}

impl FromStr for ArrayShape {
    type Err = ShapeTextError;

    /// Parses the text that `Display` prints, as XLA's parser does. A text without a layout is a shape without a layout;
    /// [`with_default_layout`](Self::with_default_layout) makes it row-major.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "bf16[ 2, <=3, ? ]{2,1,0:T(8,128)(2,1)S(1)} // the input".parse()?;
    /// assert_eq!(shape.to_string(), "bf16[2,<=3,?]{2,1,0:T(8,128)(2,1)S(1)}");
    /// assert_eq!(
    ///     "f32[2,3]{1,0:S(1)T(8,128)}".parse::<ArrayShape>().unwrap_err().to_string(),
    ///     "`T` at 17 is after `S`: the order is `T`, `L`, `E`, `S`, `SC`, `M`"
    /// );
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[inline]
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        let start = reader.unexpected(Expected::ElementType);
        let element = match reader.word() {
            "" => return Err(start.into()),
            name => element_type(name, start.position)?,
        };
        let (shape, next) = array(&mut reader, start.position, element)?;
        end(reader, next).map(|()| shape)
    }
}

impl FromStr for AnyShape {
    type Err = ShapeTextError;

    /// Parses the text that `Display` prints, as XLA's parser does.
    #[inline]
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        let (shape, next) = any(&mut reader, TupleShape::MAX_DEPTH, Expected::AnyShape)?;
        end(reader, next).map(|()| shape)
    }
}

impl FromStr for ArrayLayout {
    type Err = ShapeTextError;

    /// Parses the text that `Display` prints: `{1,0:T(8,128)}`. The rank is the number of axes.
    #[inline]
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        reader.peek();
        let position = reader.position();
        reader.expect("{", Expected::Layout)?;
        let layout = layout(&mut reader, position, None)?;
        end(reader, Expected::Nothing).map(|()| layout)
    }
}
