//! Rule: each axis of the output has its own label. First line: "label `i` occurs twice in the output"

use shapewise::{View, einsum};

fn product(x: View<'_, f32, 2>, y: View<'_, f32, 2>) {
    let _ = einsum!(i j, j k -> i i; x, y);
}

fn main() {}
