//! Rule: a number in the type is that of the pattern. First line: "axis 2 of `image`, [?,?,4], is 4 and not 3: the pattern is [height, width, 3]"

use shapewise::{Const, DenseTensor, expect_shape};

fn pixels(image: &DenseTensor<u8, 3, (usize, usize, Const<4>)>) -> usize {
    expect_shape!(image, [height, width, 3]);
    height * width
}

fn main() {
    println!("{}", pixels(&DenseTensor::zeros((2, 2, Const))));
}
