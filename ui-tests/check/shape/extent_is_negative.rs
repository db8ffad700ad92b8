//! Rule: an extent is not negative. First line: "an extent is not negative: write `_` for the extent that a reshape infers"

use shapewise::{View, shape};

fn main() {
    let matrix = View::new(&[1, 2, 3, 4], shape![2, 2]).unwrap();
    let batch = 2;
    let _ = matrix.reshape(shape![batch, -1]);
}
