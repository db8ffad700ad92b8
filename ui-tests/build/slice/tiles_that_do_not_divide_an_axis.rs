//! Rule: tiles divide the extents of the axes. First line: "evaluation panicked: a tile of 5 does not divide axis 1, which has extent 12: `ragged_tiles` visits its end, too"

use shapewise::{View, shape};

fn main() {
    let matrix = View::new(&[0; 48], shape![4, 12]).unwrap();
    let _ = matrix.tiles(shape![2, 5]);
}
