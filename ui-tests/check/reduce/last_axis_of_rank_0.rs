//! Rule: rank 0 has no axis. First line: "axis -1 is out of range for rank 0"
use shapewise::{LastAxis, Tensor};

fn main() {
    let scalar = Tensor::<f32, 0>::zeros([]);
    let _ = scalar.sum_axis(LastAxis);
}
