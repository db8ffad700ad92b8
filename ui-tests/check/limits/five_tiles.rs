//! Rule: a list has at most 4 tiles in the type. First line: "tiles"
use shapewise::{Shape, layout::Tiled, tiles};

fn main() {
    let shape = Shape::new([2, 2]).unwrap();
    let _ = Tiled::new(shape, [1, 0].into(), tiles![(2)(2)(2)(2)(2)]);
}
