//! Rule: elements of nested arrays are `ArrayElement`. First line: "`[Pixel; 2]` is not known to be a row of array elements"

use shapewise::Tensor;

struct Pixel;

fn main() {
    let _ = Tensor::from([[Pixel, Pixel], [Pixel, Pixel]]);
}
