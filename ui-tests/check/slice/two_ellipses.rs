//! Rule: one `..` stands for the remaining axes. First line: "a slice has two `..`"

use shapewise::{View, s};

fn part(cube: View<'_, f32, 3>) {
    let _ = cube.slice(s![.., 0, ..]);
}

fn main() {}
