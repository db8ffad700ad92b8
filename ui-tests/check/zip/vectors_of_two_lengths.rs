//! Rule: operands of a zip broadcast. First line: "extents 3 and 2 do not broadcast at axis 0"

use shapewise::tensor;

fn sums() {
    let _ = tensor![1, 2, 3].zip_map(tensor![1, 2], |x, y| x + y);
}

fn main() {}
