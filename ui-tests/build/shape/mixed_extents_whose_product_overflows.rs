//! Rule: known extents whose product overflows fit no shape. First line: "the shape is too large at axis 2: its extent 4294967296 times 4294967296"

use shapewise::{Shape, shape};

fn main() {
    let rows = 6;
    let _ = Shape::new(shape![4294967296, rows, 4294967296]);
}
