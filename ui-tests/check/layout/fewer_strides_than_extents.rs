//! Rule: each extent has a stride. First line: "mismatched types"

use shapewise::Strided;

fn main() {
    let _ = Strided::new([2, 3], [1]);
}
