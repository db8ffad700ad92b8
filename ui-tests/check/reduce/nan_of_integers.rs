//! Rule: integers are never NaN. First line: "`{integer}` is not a float"
use shapewise::{tensor};

fn main() {
    let _ = tensor![1, 2].is_nan();
}
