//! Rule: `unique` requires a total order. First line: "`{float}` has no order of all its values"
use shapewise::tensor;

fn main() {
    let _ = tensor![3.0, 4.0].unique();
}
