//! Rule: extents are an array or a tuple. First line: "`{integer}` is not a list of extents"

use shapewise::Tensor;

fn main() {
    let _ = Tensor::filled(4, 0.0_f32);
}
