//! Rule: the labels of the output are labels of operands. First line: "label `z` of the output is not a label of an operand"

use shapewise::{View, einsum};

fn product(x: View<'_, f32, 2>, y: View<'_, f32, 2>) {
    let _ = einsum!(i j, j k -> i z; x, y);
}

fn main() {}
