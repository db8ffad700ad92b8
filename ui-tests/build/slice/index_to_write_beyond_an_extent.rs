//! Rule: an index is below the extent. First line: "index 2 is out of bounds for axis 0, which has extent 2"

use shapewise::{Tensor, s, shape};

fn main() {
    let mut matrix = Tensor::try_filled(shape![2, 3], 0).unwrap();
    matrix.slice_mut(s![2]).fill(1);
}
