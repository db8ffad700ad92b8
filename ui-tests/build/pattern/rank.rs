//! Rule: a pattern has as many axes as the array. First line: "`image`, [?,?], has rank 2 and not 3: the pattern is [height, width, 3]"

use shapewise::{Tensor, expect_shape};

fn pixels(image: &Tensor<u8, 2>) -> usize {
    expect_shape!(image, [height, width, 3]);
    height * width
}

fn main() {
    println!("{}", pixels(&Tensor::zeros([2, 2])));
}
