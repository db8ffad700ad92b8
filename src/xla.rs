//! XLA's shapes: the type of the elements, the extents, the layout.

mod bitcast;
mod compare;
mod convert;
mod edit;
mod element;
mod error;
mod layout;
#[cfg(feature = "proto")]
pub mod proto;
mod query;
mod shape;
mod split;
mod text;
mod tree;

pub use self::{
    bitcast::{ArrayBitcastError, DynDecomposed, DynDecomposition},
    compare::{LayoutEquality, ShapeEquality},
    convert::ArrayStridesError,
    element::{Element, ElementKind, ElementType, ElementTypeError},
    error::{ArrayLayoutError, ArrayShapeError},
    layout::ArrayLayout,
    query::byte_strides_are_row_major,
    shape::ArrayShape,
    split::Split,
    text::{Expected, LayoutAttribute, ShapeTextError},
    tree::{AnyShape, TupleDepthError, TupleShape},
};
