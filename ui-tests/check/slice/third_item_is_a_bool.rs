//! Rule: the item at fault is named. First line: "`bool` is not an item of a slice"

use shapewise::{View, s};

fn part(cube: View<'_, f32, 3>, mask: bool) {
    let _ = cube.slice(s![0, .., mask]);
}

fn main() {}
