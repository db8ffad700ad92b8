//! Rule: a row of rank 3 is indexed by an array of numbers. First line: "a row of an array of rank 3 is indexed by a `usize` for each axis but the last, found `{integer}`"

use shapewise::Tensor;

fn first(blocks: &Tensor<f32, 3>) -> &[f32] {
    blocks.row(0).as_slice()
}

fn main() {}
