//! Rule: an equation has an arrow. First line: "write the labels of each operand, `->`, the labels of the result, `;`, and the operands"

use shapewise::{View, einsum};

fn product(x: View<'_, f32, 2>, y: View<'_, f32, 2>) {
    let _ = einsum!(i j, j k; x, y);
}

fn main() {}
