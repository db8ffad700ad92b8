//! Rule: a row of a mutable tiled view is not a slice of memory. First line: "slices and permutations need a layout with strides, found `Tiled<2"

use shapewise::{ViewMut, layout::Tiled};

fn clear(mut tiled: ViewMut<'_, f32, 2, Tiled<2>>) {
    tiled.row_mut([0]).fill(0.0);
}

fn main() {}
