//! Rule: a tile has at most 6 extents in the type. First line: "tiles"
use shapewise::{Shape, layout::Tiled, tiles};

fn main() {
    let shape = Shape::new([2; 7]).unwrap();
    let _ = Tiled::new(shape, [6, 5, 4, 3, 2, 1, 0].into(), tiles![(2, 2, 2, 2, 2, 2, 2)]);
}
