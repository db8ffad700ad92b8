//! Rule: rank 0 has no rows. First line: "1 axes cannot be taken from rank 0"

use shapewise::View;

fn rows(scalar: View<'_, f32, 0>) {
    let _ = scalar.try_rows();
}

fn main() {}
