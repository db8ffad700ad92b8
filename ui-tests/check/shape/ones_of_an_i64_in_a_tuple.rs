//! Rule: an extent in a tuple is a `usize`, too. First line: "expected extents of rank 2, found `(i64, shapewise::Const<10>)`"

use shapewise::{Tensor, shape};

fn main() {
    let batch = 8_i64;
    let ones = Tensor::<f32, 2>::ones(shape![batch, 10]);
    println!("{ones}");
}
