//! Rule: extents are an array or a tuple. First line: "expected extents of rank _, found `i32`"

use shapewise::Tensor;

fn main() {
    let _ = Tensor::try_filled(4, 0.0_f32);
}
