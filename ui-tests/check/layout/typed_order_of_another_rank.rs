//! Rule: an order names each axis of the rank. First line: "1 axes are no order of the axes of rank 2"

use shapewise::{MinorToMajor, Shape, axes, layout::Tiled, tiles};

fn tiled(matrix: Shape<2>) {
    let _ = Tiled::new(matrix, MinorToMajor::typed(axes![0]), tiles![(8, 128)]);
}

fn main() {}
