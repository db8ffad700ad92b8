//! Rule: an order names each axis of the rank. First line: "expected an order of 2 axes in memory, a `MinorToMajor<2>`, found `MinorToMajor<1, (Axis<0>,)>`"

use shapewise::{MinorToMajor, Shape, axes, layout::Tiled, tiles};

fn tiled(matrix: Shape<2>) {
    let _ = Tiled::new(matrix, MinorToMajor::typed(axes![0]), tiles![(8, 128)]);
}

fn main() {}
