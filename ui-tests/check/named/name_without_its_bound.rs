//! Rule: generic code states that a parameter is a name. First line: "expected a layout of rank 1 with strides, found `RowMajor<1, (shapewise::Named<D>,)>`"

use shapewise::{Named, prelude::*};

fn f<D>(x: &DenseTensor<f32, 1, (Named<D>,)>) -> f32 {
    x.sum()
}

fn main() {}
