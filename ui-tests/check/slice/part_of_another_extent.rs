//! Rule: a range with constant ends has a known extent. First line: "extents 2 and 3 do not broadcast at axis 0"

use shapewise::{DenseView, Extents, View, s};

fn sum(vector: View<'_, f32, 1>, three: DenseView<'_, f32, 1, Extents![3]>, typed: DenseView<'_, f32, 1, (usize,)>) {
    let _ = vector.slice(s![1]);
    let _ = typed.slice(s![const 1..3]) + three;
}

fn main() {}
