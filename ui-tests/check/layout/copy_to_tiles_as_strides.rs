//! Rule: a tensor has strides, and tiles have none. First line: "expected a layout of rank 2 with strides, found `Tiled<2, [usize; 2], TilesRef"

use shapewise::{View, layout::Tiled};

fn copy(x: View<'_, f32, 2>, layout: Tiled<2>) {
    let _ = x.to_layout(layout);
}

fn main() {}
