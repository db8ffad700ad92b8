//! Rule: rank 0 has no axis. First line: "rank 0 is not known to have a last axis"
use shapewise::{LastAxis, Tensor};

fn main() {
    let scalar = Tensor::<f32, 0>::zeros([]);
    let _ = scalar.sum_axis(LastAxis);
}
