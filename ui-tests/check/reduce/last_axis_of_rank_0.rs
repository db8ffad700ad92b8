//! Rule: rank 0 has no axis. First line: "`LastAxis` requires a rank above 0, and the rank is 0"
use shapewise::{LastAxis, Tensor};

fn main() {
    let scalar = Tensor::<f32, 0>::zeros([]);
    let _ = scalar.sum_axis(LastAxis);
}
