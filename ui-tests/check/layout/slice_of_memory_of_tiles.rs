//! Rule: the elements of a tiled view are not in logical order in memory. First line: "this layout of rank 2 is not known to be row-major and without gaps"

use shapewise::{View, layout::Tiled};

fn elements(tiled: View<'_, f32, 2, Tiled<2>>) {
    let _ = tiled.as_slice();
}

fn main() {}
