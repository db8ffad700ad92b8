//! Rule: each axis of an operand has one label. First line: "operand 1 has rank 3 and labels for rank 2: each axis has one label"

use shapewise::{View, einsum};

fn product(x: View<'_, f32, 2>, y: View<'_, f32, 3>) {
    let _ = einsum!(i j, j k -> i k; x, y);
}

fn main() {}
