//! Rule: a view has strides, and memory with tiles a type of its own. First line: "expected a layout of rank _ with strides, found `Tiled<2"

use shapewise::{View, layout::Tiled};

fn tiles(memory: &[f32], layout: Tiled<2>) {
    let _ = View::with_layout(memory, layout);
}

fn main() {}
