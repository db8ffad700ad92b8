//! Rule: a mutable view has one index for each element. First line: "a mutable view needs a layout with one index for each element"

use shapewise::{View, ViewMut, shape};

fn write(row: View<'_, f32, 2>, target: &mut [f32]) {
    let stretched = row.broadcast_to(shape![2, 3]);
    let _ = ViewMut::with_layout(target, *stretched.layout());
}

fn main() {}
