//! The names in signatures that have no other page: bounds, and axes.
//!
//! An operation requires traits of values and of its arguments, which the compiler checks and names in messages. Beside them are types, as the axes of an
//! operand that are [paired](PairsOfLeft). Programs need none of these names, and the crate has no such module: it is a part of the docs, where signatures
//! link to it.

#[doc(inline)]
pub use crate::axes::{Along, Cut, Dividing, InOrder, Merging, Resized};
#[doc(inline)]
pub use crate::call::Unrelated;
#[doc(inline)]
pub use crate::collective::{
    Applies, Divide, Exchange, Finish, Gather, Gathered, Partial, Permute, Scatter, Scattered, Undivided,
};
#[doc(inline)]
pub use crate::dot::{PairsOfLeft, PairsOfRight, Partners};
#[doc(inline)]
pub use crate::placement::{
    AxisOfMesh, Distinct, DotPlacements, JoinPlacements, Marks, MeshAxis, MeshPosition, Placements,
    TakePlacements, TypedMesh,
};
#[doc(inline)]
pub use crate::product::{FromLeft, FromRight, LeftToRight, MatrixRank, RightToLeft};
#[doc(inline)]
pub use crate::{
    Carried, Counterpart, FloatElement, IntegerElement, Literal, NumberElement, Outputs, ParameterShape,
    SignedElement,
};
#[doc(inline)]
pub use shapewise::bounds::{
    AxisPosition, AxisTuple, BatchOf, ContractsWith, DimensionList, EqualAt, Exists, ExtentTypes, FromFirst,
    HasName, InnerAxis, InnerOf, Nil, OtherBatchOf, OtherInnerOf, Provided, RankFits, RankNumber,
    ReducedAxisArgument, UniqueDimensions, ZipBatch,
};
