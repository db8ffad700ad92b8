//! Rule: a copy has the rank of what is copied. First line: "expected a layout of rank 2 with strides, found `Strided<3>`"

use shapewise::{Strided, View};

fn copied(matrix: View<'_, f32, 2>, layout: Strided<3>) {
    let _ = matrix.to_layout(layout);
}

fn main() {}
