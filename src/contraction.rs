//! Contractions: products of arrays whose elements are summed over some of the axes.
//!
//! | operation | operands | result | sums over |
//! |---|---|---|---|
//! | [`matmul`](Shape::matmul) | `[.., m, k]`, `[.., k, n]` | `[.., m, n]` | `k` |
//! | [`dot_general`](Shape::dot_general) | any two, [`DotAxes`] | batch axes, free axes of the left, free axes of the right | the contracting axes |
//! | [`outer`](Shape::outer) | `[a, b]`, `[c]` | `[a, b, c]` | nothing |
//! | [`trace`](Shape::trace) | `[n, n]` | `[]` | the diagonal of two axes |
//! | [`einsum!`](crate::einsum!) | any number, axes named by labels | the labels after `->` | the other labels |
//!
//! Each operation is a rule for shapes and a method of arrays. The rule is one `const fn` on the extents, which all levels share.
//! Extents that are contracted must be equal; of those that the types know, `cargo check` compares the numbers. Only the batch axes of
//! `matmul` stretch, as in NumPy. An unknown extent fits any other, and the result knows what either operand knows.
//!
//! ```
//! use shapewise::{DynShape, Shape, shape};
//!
//! let batch = 32;
//! let x = Shape::new(shape![batch, 784])?;
//! let w = Shape::new(shape![784, 10])?;
//! assert_eq!(x.matmul(w)?.typed_extents(), shape![batch, 10]);
//!
//! let (x, w): (DynShape, DynShape) = ("[?,784]".parse()?, "[784,10]".parse()?);
//! assert_eq!(x.matmul(&w)?.to_string(), "[?,10]");
//! let w: DynShape = "[700,10]".parse()?;
//! assert_eq!(
//!     x.matmul(&w).unwrap_err().to_string(),
//!     "inner extents 784 and 700 differ: axis 1 of the left operand is contracted with axis 0 \
//!      of the right one"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! For one element of a product of matrices, a row and a column are multiplied and added:
//!
#![cfg_attr(doc, doc = include_str!("../docs/pictures/contraction.svg"))]

mod axes;
#[cfg(feature = "alloc")]
pub(crate) mod dynamic;
mod error;
mod relation;
pub(crate) mod rule;
mod shapes;
mod typed;

#[cfg(feature = "alloc")]
#[cfg_attr(doc, doc(hidden))]
pub use self::dynamic::{Equation, SameLabels};
pub use self::{
    axes::DotAxes,
    error::{AxisPairing, ContractionError, Label, OperandSide},
};
/// The labels of one letter as types. The compiler prints a type without its path if no other type has its name: so a message names the label `d`
/// as `d`. The kinds of axes of a contraction are such words as well, and so are keywords, which cannot be the name of a type of the caller. Four of
/// them cannot be the name of any, and end with `_`.
// Hidden in the docs only: of an item in a hidden module, messages of the compiler have the full path.
#[cfg_attr(doc, doc(hidden))]
pub mod letters {
    #![allow(non_camel_case_types, missing_docs, reason = "the names are those of labels")]

    macro_rules! letters {
        ($($letter:ident)*) => { $(
            #[derive(Clone, Copy, Debug)]
            pub enum $letter {}
        )* };
    }

    letters! {
        a b c d e f g h i j k l m n o p q r s t u v w x y z
        A B C D E F G H I J K L M N O P Q R S T U V W X Y Z
        batch contracting
        r#abstract r#as r#async r#await r#become r#box r#break r#const r#continue r#do r#dyn r#else r#enum
        r#extern r#false r#final r#fn r#for r#gen r#if r#impl r#in r#let r#loop r#macro r#match r#mod r#move
        r#mut r#override r#priv r#pub r#ref r#return r#static r#struct r#trait r#true r#try r#type r#typeof
        r#unsafe r#unsized r#use r#virtual r#where r#while r#yield
        self_ Self_ super_ crate_
    }
}
#[cfg(feature = "alloc")]
pub(crate) use self::typed::IfAnyKnown;
#[cfg_attr(doc, doc(hidden))]
pub use self::{
    axes::{AxisCount, AxisNumbers, AxisSet, PairOf, SumAxes},
    relation::{ContractsWith, Counts, MatmulWith, OuterProductWith, PairsOfAxes},
    typed::{
        AxesDiffer, AxesOneByOne, AxesPair, BatchOf, DotExtents, EachBelowRank, EachDiffersFrom, EqualAt,
        ForLabels, FreeOf, HasMatrices, IfLabelsFit, InnerOf, LabelExtent, LabelNames, LabelPlace, LabelsFit,
        OtherBatchOf, OtherInnerOf, OuterExtents, OutputLabel, Paired, PairedExtents, PairedNames,
        ProductExtents, SummedExtents, ZipAxes, ZipBatch,
    },
};
pub(crate) use self::{
    rule::{DotNumbers, dot_general, dot_rank, inner, matmul},
    shapes::without,
};
#[cfg(doc)]
use crate::Shape;
#[cfg_attr(doc, doc(hidden))]
pub use crate::types::{BatchAxis, BatchExtent, InnerAxis, InnerExtent};
