//! Rule: a tiled view has no strides, so it is not sliced. First line: "the method `slice` exists for struct `View<'a, f32, 2, Tiled<2>>`, but its trait bounds were not satisfied"

use shapewise::{View, layout::Tiled, s};

fn rows<'a>(tiled: View<'a, f32, 2, Tiled<2>>) {
    let _ = tiled.slice(s![0]);
}

fn main() {}
