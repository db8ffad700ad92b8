//! The arithmetic of elements that running sums and products of matrices require: the operators of the standard library, with messages. Generic
//! code requires the operators.

use core::ops::{Add, Mul};

use num_traits::Zero;

use crate::array::total::required;

required! {
    /// Elements that can be added.
    #[cfg_attr(doc, doc(hidden))]
    pub trait Addend: HasAddition {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait HasAddition: (Copy + Add<Output = Self>) {}
    "elements `{Self}` cannot be added",
    "not known to be a number: generic code needs `T: Copy + Add<Output = T>`"
}

required! {
    /// Elements that can be multiplied.
    #[cfg_attr(doc, doc(hidden))]
    pub trait Multiplicand: HasMultiplication {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait HasMultiplication: (Copy + Mul<Output = Self>) {}
    "elements `{Self}` cannot be multiplied",
    "not known to be a number: generic code needs `T: Copy + Mul<Output = T>`"
}

required! {
    /// Elements that can be multiplied and summed, as in a product of matrices. See [`matmul`](crate::array::TensorBase::matmul).
    pub trait DotElement: HasProducts {}
    #[cfg_attr(doc, doc(hidden))]
    pub trait HasProducts: (Copy + Zero + Mul<Output = Self>) {}
    "elements `{Self}` have no sum of products",
    "not known to be a number: generic code needs the bound `T: shapewise::array::DotElement + 'static`"
}
