//! Rule: extents are an array or a tuple. First line: "`{integer}` are not extents of rank"

use shapewise::Tensor;

fn main() {
    let _ = Tensor::filled(4, 0.0_f32);
}
