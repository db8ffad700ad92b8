//! XLA's shapes: the type of the elements, the extents, the layout.

mod element;
mod error;
mod layout;
mod query;
mod shape;
mod split;

#[expect(unused_imports, reason = "for what edits layouts")]
pub(crate) use self::layout::Axes;
pub use self::{
    element::{Element, ElementKind, ElementType, ElementTypeError},
    error::{ArrayLayoutError, ArrayShapeError},
    layout::ArrayLayout,
    shape::ArrayShape,
    split::Split,
};
