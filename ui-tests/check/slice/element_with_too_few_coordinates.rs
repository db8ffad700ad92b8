//! Rule: an element has a coordinate for each axis. First line: "an index of an element has a number for each axis, and this index leaves rank 1"

use shapewise::{View, s};

fn element<'a>(matrix: View<'a, f32, 2>) -> &'a f32 {
    matrix.item(s![3])
}

fn main() {}
